; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
; Function Attrs: nounwind
define void @lazyasync_attention_f(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %tile = alloca [32768 x float], align 64
  %largest = alloca [256 x float], align 4
  %sums = alloca [256 x float], align 4
  call void @llvm.lifetime.start.p0(i64 131072, ptr nonnull %tile) #6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %largest) #6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %sums) #6
  %get_threads = getelementptr inbounds i8, ptr %p, i64 360
  %0 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %p, i64 368
  %1 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %0() #6
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %1(i32 noundef 1) #6
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %cmp433 = icmp slt i64 %begin, %end
  br i1 %cmp433, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_to_one_thread.exit
  %blocks = getelementptr inbounds i8, ptr %p, i64 312
  %heads = getelementptr inbounds i8, ptr %p, i64 120
  %block_rows = getelementptr inbounds i8, ptr %p, i64 320
  %length = getelementptr inbounds i8, ptr %p, i64 136
  %out13 = getelementptr inbounds i8, ptr %p, i64 40
  %outputs = getelementptr inbounds i8, ptr %p, i64 160
  %first.i = getelementptr inbounds i8, ptr %p, i64 296
  %last.i = getelementptr inbounds i8, ptr %p, i64 304
  %others.i = getelementptr inbounds i8, ptr %p, i64 144
  %block_keys = getelementptr inbounds i8, ptr %p, i64 328
  %features.i = getelementptr inbounds i8, ptr %p, i64 152
  %scale.i = getelementptr inbounds i8, ptr %p, i64 336
  %q_step.i = getelementptr inbounds i8, ptr %p, i64 168
  %arrayidx2.i = getelementptr inbounds i8, ptr %p, i64 176
  %arrayidx6.i = getelementptr inbounds i8, ptr %p, i64 184
  %k.i = getelementptr inbounds i8, ptr %p, i64 8
  %k_step.i = getelementptr inbounds i8, ptr %p, i64 192
  %shared.i = getelementptr inbounds i8, ptr %p, i64 128
  %arrayidx15.i = getelementptr inbounds i8, ptr %p, i64 200
  %arrayidx19.i = getelementptr inbounds i8, ptr %p, i64 208
  %blas_bits.i.i = getelementptr inbounds i8, ptr %p, i64 352
  %blas.i.i = getelementptr inbounds i8, ptr %p, i64 344
  %mask_kind = getelementptr inbounds i8, ptr %p, i64 288
  %mask_step.i = getelementptr inbounds i8, ptr %p, i64 264
  %arrayidx2.i348 = getelementptr inbounds i8, ptr %p, i64 272
  %arrayidx5.i = getelementptr inbounds i8, ptr %p, i64 280
  %mask9.i = getelementptr inbounds i8, ptr %p, i64 32
  %v = getelementptr inbounds i8, ptr %p, i64 16
  %v_step = getelementptr inbounds i8, ptr %p, i64 216
  %arrayidx111 = getelementptr inbounds i8, ptr %p, i64 224
  %arrayidx115 = getelementptr inbounds i8, ptr %p, i64 232
  %wants_sums = getelementptr inbounds i8, ptr %p, i64 88
  %sums172 = getelementptr inbounds i8, ptr %p, i64 48
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup133, %keep_to_one_thread.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %sums) #6
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %largest) #6
  call void @llvm.lifetime.end.p0(i64 131072, ptr nonnull %tile) #6
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup133
  %each.0434 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc181, %for.cond.cleanup133 ]
  %2 = load i64, ptr %blocks, align 8
  %each.0434.frozen = freeze i64 %each.0434
  %.frozen = freeze i64 %2
  %div = sdiv i64 %each.0434.frozen, %.frozen
  %3 = mul i64 %div, %.frozen
  %rem.decomposed = sub i64 %each.0434.frozen, %3
  %4 = load i64, ptr %heads, align 8
  %.frozen444 = freeze i64 %4
  %div6 = sdiv i64 %div, %.frozen444
  %5 = mul i64 %div6, %.frozen444
  %rem2.decomposed = sub i64 %div, %5
  %6 = load i64, ptr %block_rows, align 8
  %mul = mul nsw i64 %6, %rem.decomposed
  %7 = load i64, ptr %length, align 8
  %sub = sub nsw i64 %7, %mul
  %cond.i = call noundef i64 @llvm.smin.i64(i64 %6, i64 %sub)
  %mul9 = mul nsw i64 %div6, %4
  %add = add nsw i64 %mul9, %rem2.decomposed
  %mul11 = mul nsw i64 %add, %7
  %add12 = add nsw i64 %mul11, %mul
  %8 = load ptr, ptr %out13, align 8
  %9 = load i64, ptr %outputs, align 8
  %mul14 = mul nsw i64 %add12, %9
  %add.ptr = getelementptr inbounds float, ptr %8, i64 %mul14
  %10 = load i64, ptr %first.i, align 8
  %add.i312 = add nsw i64 %10, %mul
  %add1.i = add nsw i64 %cond.i, %mul
  %11 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %11
  %cmp.i313 = icmp slt i64 %add.i312, 0
  br i1 %cmp.i313, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body
  %12 = load i64, ptr %others.i, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i312, i64 %12)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body
  %cond.i314 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %13 = load i64, ptr %others.i, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %13)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp17423 = icmp sgt i64 %cond.i, 0
  br i1 %cmp17423, label %for.body19.preheader, label %for.cond.cleanup18

for.body19.preheader:                             ; preds = %visible_to.exit
  %14 = shl nuw i64 %cond.i, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %sums, i8 0, i64 %14, i1 false)
  br label %for.body19

for.cond.cleanup18:                               ; preds = %for.body19, %visible_to.exit
  %cmp23.not = icmp slt i64 %cond.i314, %cond11.i
  br i1 %cmp23.not, label %for.body31.lr.ph, label %if.end

for.body19:                                       ; preds = %for.body19.preheader, %for.body19
  %i.0424 = phi i64 [ %inc, %for.body19 ], [ 0, %for.body19.preheader ]
  %arrayidx = getelementptr inbounds [256 x float], ptr %largest, i64 0, i64 %i.0424
  store float 0xFFF0000000000000, ptr %arrayidx, align 4
  %inc = add nuw nsw i64 %i.0424, 1
  %exitcond.not = icmp eq i64 %inc, %cond.i
  br i1 %exitcond.not, label %for.cond.cleanup18, label %for.body19, !llvm.loop !4

if.end:                                           ; preds = %for.cond.cleanup18
  %mul25 = shl i64 %9, 2
  %mul.i = mul i64 %mul25, %cond.i
  call void @llvm.memset.p0.i64(ptr align 4 %add.ptr, i8 0, i64 %mul.i, i1 false)
  br label %for.cond130.preheader

for.body31.lr.ph:                                 ; preds = %for.cond.cleanup18
  %conv.i.i = trunc i64 %cond.i to i32
  %.pre = load i64, ptr %block_keys, align 8
  br label %for.body31

for.cond130.preheader:                            ; preds = %multiply_f.exit, %if.end
  br i1 %cmp17423, label %for.body134, label %for.cond.cleanup133

for.body31:                                       ; preds = %for.body31.lr.ph, %multiply_f.exit
  %15 = phi i64 [ %.pre, %for.body31.lr.ph ], [ %37, %multiply_f.exit ]
  %key.0430 = phi i64 [ %cond.i314, %for.body31.lr.ph ], [ %add126, %multiply_f.exit ]
  %sub33 = sub nsw i64 %cond11.i, %key.0430
  %cond.i315 = call noundef i64 @llvm.smin.i64(i64 %15, i64 %sub33)
  %cmp36 = icmp ne i64 %key.0430, %cond.i314
  %16 = load i64, ptr %features.i, align 8
  %17 = load double, ptr %scale.i, align 8
  %conv.i = fptrunc double %17 to float
  %18 = load ptr, ptr %p, align 8
  %19 = load i64, ptr %q_step.i, align 8
  %mul.i316 = mul nsw i64 %19, %div6
  %add.ptr.i = getelementptr inbounds float, ptr %18, i64 %mul.i316
  %20 = load i64, ptr %arrayidx2.i, align 8
  %mul3.i = mul nsw i64 %20, %rem2.decomposed
  %add.ptr4.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul3.i
  %21 = load i64, ptr %arrayidx6.i, align 8
  %mul7.i = mul nsw i64 %21, %mul
  %add.ptr8.i = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul7.i
  %22 = load ptr, ptr %k.i, align 8
  %23 = load i64, ptr %k_step.i, align 8
  %mul12.i = mul nsw i64 %23, %div6
  %add.ptr13.i = getelementptr inbounds float, ptr %22, i64 %mul12.i
  %24 = load i64, ptr %shared.i, align 8
  %div.i = sdiv i64 %rem2.decomposed, %24
  %25 = load i64, ptr %arrayidx15.i, align 8
  %mul16.i = mul nsw i64 %25, %div.i
  %add.ptr17.i = getelementptr inbounds float, ptr %add.ptr13.i, i64 %mul16.i
  %26 = load i64, ptr %arrayidx19.i, align 8
  %mul20.i = mul nsw i64 %26, %key.0430
  %add.ptr21.i = getelementptr inbounds float, ptr %add.ptr17.i, i64 %mul20.i
  %27 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %27, 32
  %28 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body31
  %conv1.i.i = trunc i64 %cond.i315 to i32
  %conv2.i.i = trunc i64 %16 to i32
  %conv3.i.i = trunc i64 %21 to i32
  %conv4.i.i = trunc i64 %26 to i32
  call void %28(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, float noundef %conv.i, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, float noundef 0.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv1.i.i) #6
  br label %scores_f.exit

if.else.i.i:                                      ; preds = %for.body31
  call void %28(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i315, i64 noundef %16, float noundef %conv.i, ptr noundef %add.ptr8.i, i64 noundef %21, ptr noundef %add.ptr21.i, i64 noundef %26, float noundef 0.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i315) #6
  br label %scores_f.exit

scores_f.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp17423, label %for.body42, label %for.cond.cleanup41

for.cond.cleanup41:                               ; preds = %cleanup, %scores_f.exit
  %29 = load i64, ptr %outputs, align 8
  %30 = load ptr, ptr %v, align 8
  %31 = load i64, ptr %v_step, align 8
  %mul107 = mul nsw i64 %31, %div6
  %add.ptr108 = getelementptr inbounds float, ptr %30, i64 %mul107
  %32 = load i64, ptr %shared.i, align 8
  %div109 = sdiv i64 %rem2.decomposed, %32
  %33 = load i64, ptr %arrayidx111, align 8
  %mul112 = mul nsw i64 %33, %div109
  %add.ptr113 = getelementptr inbounds float, ptr %add.ptr108, i64 %mul112
  %34 = load i64, ptr %arrayidx115, align 8
  %mul116 = mul nsw i64 %34, %key.0430
  %add.ptr117 = getelementptr inbounds float, ptr %add.ptr113, i64 %mul116
  %conv122 = uitofp i1 %cmp36 to float
  %35 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i317 = icmp eq i64 %35, 32
  %36 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i317, label %if.then.i318, label %if.else.i

if.then.i318:                                     ; preds = %for.cond.cleanup41
  %conv1.i = trunc i64 %29 to i32
  %conv2.i = trunc i64 %cond.i315 to i32
  %conv4.i = trunc i64 %34 to i32
  call void %36(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i, i32 noundef %conv2.i, float noundef 1.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv2.i, ptr noundef %add.ptr117, i32 noundef %conv4.i, float noundef %conv122, ptr noundef %add.ptr, i32 noundef %conv1.i) #6
  br label %multiply_f.exit

if.else.i:                                        ; preds = %for.cond.cleanup41
  call void %36(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %29, i64 noundef %cond.i315, float noundef 1.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i315, ptr noundef %add.ptr117, i64 noundef %34, float noundef %conv122, ptr noundef %add.ptr, i64 noundef %29) #6
  br label %multiply_f.exit

multiply_f.exit:                                  ; preds = %if.then.i318, %if.else.i
  %37 = load i64, ptr %block_keys, align 8
  %add126 = add nsw i64 %37, %key.0430
  %cmp29 = icmp slt i64 %add126, %cond11.i
  br i1 %cmp29, label %for.body31, label %for.cond130.preheader, !llvm.loop !7

for.body42:                                       ; preds = %scores_f.exit, %cleanup
  %i37.0428 = phi i64 [ %inc101, %cleanup ], [ 0, %scores_f.exit ]
  %add43 = add nsw i64 %i37.0428, %mul
  %38 = load i64, ptr %first.i, align 8
  %add.i321 = add nsw i64 %38, %add43
  %add1.i322 = add nsw i64 %add43, 1
  %39 = load i64, ptr %last.i, align 8
  %add2.i324 = add nsw i64 %add1.i322, %39
  %cmp.i325 = icmp slt i64 %add.i321, 0
  br i1 %cmp.i325, label %cond.end.i329, label %cond.false.i326

cond.false.i326:                                  ; preds = %for.body42
  %40 = load i64, ptr %others.i, align 8
  %cond.i.i328 = call noundef i64 @llvm.smin.i64(i64 %add.i321, i64 %40)
  br label %cond.end.i329

cond.end.i329:                                    ; preds = %cond.false.i326, %for.body42
  %cond.i330 = phi i64 [ %cond.i.i328, %cond.false.i326 ], [ 0, %for.body42 ]
  %cmp5.i331 = icmp slt i64 %add2.i324, 0
  br i1 %cmp5.i331, label %visible_to.exit338, label %cond.false7.i332

cond.false7.i332:                                 ; preds = %cond.end.i329
  %41 = load i64, ptr %others.i, align 8
  %cond.i18.i334 = call noundef i64 @llvm.smin.i64(i64 %add2.i324, i64 %41)
  br label %visible_to.exit338

visible_to.exit338:                               ; preds = %cond.end.i329, %cond.false7.i332
  %cond11.i335 = phi i64 [ %cond.i18.i334, %cond.false7.i332 ], [ 0, %cond.end.i329 ]
  %sub.i339 = sub nsw i64 %cond.i330, %key.0430
  %cmp.i340 = icmp slt i64 %sub.i339, 0
  %cond.i.i341 = call i64 @llvm.smin.i64(i64 %sub.i339, i64 %cond.i315)
  %spec.select.i = select i1 %cmp.i340, i64 0, i64 %cond.i.i341
  %sub3.i = sub nsw i64 %cond11.i335, %key.0430
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i315)
  %cond11.i342 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %spec.select.i)
  %mul47 = mul nsw i64 %i37.0428, %cond.i315
  %add.ptr48 = getelementptr inbounds float, ptr %tile, i64 %mul47
  %mul.i345 = shl i64 %spec.select.i, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr48, i8 0, i64 %mul.i345, i1 false)
  %add.ptr51 = getelementptr inbounds float, ptr %add.ptr48, i64 %cond11.i342
  %sub53 = sub nsw i64 %cond.i315, %cond11.i342
  %mul.i346 = shl i64 %sub53, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr51, i8 0, i64 %mul.i346, i1 false)
  %sub56 = sub nsw i64 %cond11.i342, %spec.select.i
  %cmp57 = icmp slt i64 %sub56, 1
  br i1 %cmp57, label %cleanup, label %if.end60

if.end60:                                         ; preds = %visible_to.exit338
  %add.ptr62 = getelementptr inbounds float, ptr %add.ptr48, i64 %spec.select.i
  %42 = load i64, ptr %mask_kind, align 8
  %cmp63.not = icmp eq i64 %42, 0
  br i1 %cmp63.not, label %if.end69, label %if.then65

if.then65:                                        ; preds = %if.end60
  %add68 = add nsw i64 %spec.select.i, %key.0430
  %43 = load i64, ptr %mask_step.i, align 8
  %mul.i347 = mul nsw i64 %43, %div6
  %44 = load i64, ptr %arrayidx2.i348, align 8
  %mul3.i349 = mul nsw i64 %44, %rem2.decomposed
  %45 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %45, %add43
  %add.i350 = add i64 %add68, %mul.i347
  %add7.i = add i64 %add.i350, %mul3.i349
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i351 = icmp eq i64 %42, 1
  %46 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i351, label %if.then.i353, label %if.else.i352

if.then.i353:                                     ; preds = %if.then65
  %add.ptr.i354 = getelementptr inbounds i8, ptr %46, i64 %add8.i
  br label %for.body.i355

for.body.i355:                                    ; preds = %if.then.i353, %cond.end.i356
  %k.072.i = phi i64 [ %inc.i358, %cond.end.i356 ], [ 0, %if.then.i353 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i354, i64 %k.072.i
  %47 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %47, 0
  br i1 %tobool.not.i, label %cond.end.i356, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i355
  %arrayidx12.i = getelementptr inbounds float, ptr %add.ptr62, i64 %k.072.i
  %48 = load float, ptr %arrayidx12.i, align 4
  br label %cond.end.i356

cond.end.i356:                                    ; preds = %cond.true.i, %for.body.i355
  %cond.i357 = phi float [ %48, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i355 ]
  %arrayidx13.i = getelementptr inbounds float, ptr %add.ptr62, i64 %k.072.i
  store float %cond.i357, ptr %arrayidx13.i, align 4
  %inc.i358 = add nuw nsw i64 %k.072.i, 1
  %exitcond74.not.i = icmp eq i64 %inc.i358, %sub56
  br i1 %exitcond74.not.i, label %if.end69, label %for.body.i355, !llvm.loop !8

if.else.i352:                                     ; preds = %if.then65
  %add.ptr16.i = getelementptr inbounds float, ptr %46, i64 %add8.i
  %cmp20.not66.i = icmp ult i64 %sub56, 16
  br i1 %cmp20.not66.i, label %for.cond30.preheader.i, label %for.body22.i

for.cond30.preheader.i:                           ; preds = %for.body22.i, %if.else.i352
  %k17.0.lcssa.i = phi i64 [ 0, %if.else.i352 ], [ %add1968.i, %for.body22.i ]
  %cmp3169.i = icmp slt i64 %k17.0.lcssa.i, %sub56
  br i1 %cmp3169.i, label %for.body33.i, label %if.end69

for.body22.i:                                     ; preds = %if.else.i352, %for.body22.i
  %add1968.i = phi i64 [ %add19.i, %for.body22.i ], [ 16, %if.else.i352 ]
  %k17.067.i = phi i64 [ %add1968.i, %for.body22.i ], [ 0, %if.else.i352 ]
  %add.ptr23.i = getelementptr inbounds float, ptr %add.ptr62, i64 %k17.067.i
  %49 = load <16 x float>, ptr %add.ptr23.i, align 4
  %add.ptr24.i = getelementptr inbounds float, ptr %add.ptr16.i, i64 %k17.067.i
  %50 = load <16 x float>, ptr %add.ptr24.i, align 4
  %add25.i = fadd <16 x float> %49, %50
  store <16 x float> %add25.i, ptr %add.ptr23.i, align 4
  %add19.i = add nuw nsw i64 %add1968.i, 16
  %cmp20.not.i = icmp sgt i64 %add19.i, %sub56
  br i1 %cmp20.not.i, label %for.cond30.preheader.i, label %for.body22.i, !llvm.loop !9

for.body33.i:                                     ; preds = %for.cond30.preheader.i, %for.body33.i
  %k17.170.i = phi i64 [ %inc38.i, %for.body33.i ], [ %k17.0.lcssa.i, %for.cond30.preheader.i ]
  %arrayidx34.i = getelementptr inbounds float, ptr %add.ptr16.i, i64 %k17.170.i
  %51 = load float, ptr %arrayidx34.i, align 4
  %arrayidx35.i = getelementptr inbounds float, ptr %add.ptr62, i64 %k17.170.i
  %52 = load float, ptr %arrayidx35.i, align 4
  %add36.i = fadd float %51, %52
  store float %add36.i, ptr %arrayidx35.i, align 4
  %inc38.i = add nuw nsw i64 %k17.170.i, 1
  %exitcond.not.i = icmp eq i64 %inc38.i, %sub56
  br i1 %exitcond.not.i, label %if.end69, label %for.body33.i, !llvm.loop !10

if.end69:                                         ; preds = %for.body33.i, %cond.end.i356, %for.cond30.preheader.i, %if.end60
  %cmp.i359 = icmp sgt i64 %sub56, 15
  br i1 %cmp.i359, label %if.then.i361, label %if.end.i

if.then.i361:                                     ; preds = %if.end69
  %53 = load <16 x float>, ptr %add.ptr62, align 4
  %cmp1.not50.i = icmp ult i64 %sub56, 32
  br i1 %cmp1.not50.i, label %for.cond7.preheader.i, label %for.body.i362

for.cond7.preheader.i.loopexit:                   ; preds = %for.body.i362
  %54 = and i64 %sub56, 9223372036854775792
  br label %for.cond7.preheader.i

for.cond7.preheader.i:                            ; preds = %for.cond7.preheader.i.loopexit, %if.then.i361
  %k.0.lcssa.i = phi i64 [ 16, %if.then.i361 ], [ %54, %for.cond7.preheader.i.loopexit ]
  %most.0.lcssa.i = phi <16 x float> [ %53, %if.then.i361 ], [ %or.v.i, %for.cond7.preheader.i.loopexit ]
  br label %for.body9.i

for.body.i362:                                    ; preds = %if.then.i361, %for.body.i362
  %add53.i = phi i64 [ %add.i364, %for.body.i362 ], [ 32, %if.then.i361 ]
  %most.052.i = phi <16 x float> [ %or.v.i, %for.body.i362 ], [ %53, %if.then.i361 ]
  %k.051.i = phi i64 [ %add53.i, %for.body.i362 ], [ 16, %if.then.i361 ]
  %add.ptr.i363 = getelementptr inbounds float, ptr %add.ptr62, i64 %k.051.i
  %55 = load <16 x float>, ptr %add.ptr.i363, align 4
  %cmp2.inv.i = fcmp ogt <16 x float> %55, %most.052.i
  %or.v.i = select <16 x i1> %cmp2.inv.i, <16 x float> %55, <16 x float> %most.052.i
  %add.i364 = add nuw nsw i64 %add53.i, 16
  %cmp1.not.i365 = icmp sgt i64 %add.i364, %sub56
  br i1 %cmp1.not.i365, label %for.cond7.preheader.i.loopexit, label %for.body.i362, !llvm.loop !11

for.body9.i:                                      ; preds = %for.body9.i, %for.cond7.preheader.i
  %lane.056.i = phi i64 [ 0, %for.cond7.preheader.i ], [ %inc.i367, %for.body9.i ]
  %found.055.i = phi float [ 0xFFF0000000000000, %for.cond7.preheader.i ], [ %vecext.found.0.i, %for.body9.i ]
  %vecext.i366 = extractelement <16 x float> %most.0.lcssa.i, i64 %lane.056.i
  %cmp10.i = fcmp ogt float %vecext.i366, %found.055.i
  %vecext.found.0.i = select i1 %cmp10.i, float %vecext.i366, float %found.055.i
  %inc.i367 = add nuw nsw i64 %lane.056.i, 1
  %exitcond.not.i368 = icmp eq i64 %inc.i367, 16
  br i1 %exitcond.not.i368, label %if.end.i, label %for.body9.i, !llvm.loop !12

if.end.i:                                         ; preds = %for.body9.i, %if.end69
  %k.1.i = phi i64 [ 0, %if.end69 ], [ %k.0.lcssa.i, %for.body9.i ]
  %found.1.i = phi float [ 0xFFF0000000000000, %if.end69 ], [ %vecext.found.0.i, %for.body9.i ]
  %cmp1557.i = icmp slt i64 %k.1.i, %sub56
  br i1 %cmp1557.i, label %for.body16.i, label %largest_of_f.exit

for.body16.i:                                     ; preds = %if.end.i, %for.body16.i
  %found.259.i = phi float [ %.found.2.i, %for.body16.i ], [ %found.1.i, %if.end.i ]
  %k.258.i = phi i64 [ %inc24.i, %for.body16.i ], [ %k.1.i, %if.end.i ]
  %arrayidx.i360 = getelementptr inbounds float, ptr %add.ptr62, i64 %k.258.i
  %56 = load float, ptr %arrayidx.i360, align 4
  %cmp17.i = fcmp ogt float %56, %found.259.i
  %.found.2.i = select i1 %cmp17.i, float %56, float %found.259.i
  %inc24.i = add nuw nsw i64 %k.258.i, 1
  %exitcond61.not.i = icmp eq i64 %inc24.i, %sub56
  br i1 %exitcond61.not.i, label %largest_of_f.exit, label %for.body16.i, !llvm.loop !13

largest_of_f.exit:                                ; preds = %for.body16.i, %if.end.i
  %found.2.lcssa.i = phi float [ %found.1.i, %if.end.i ], [ %.found.2.i, %for.body16.i ]
  %arrayidx71 = getelementptr inbounds [256 x float], ptr %largest, i64 0, i64 %i37.0428
  %57 = load float, ptr %arrayidx71, align 4
  %cmp72 = fcmp ogt float %57, %found.2.lcssa.i
  %cond = select i1 %cmp72, float %57, float %found.2.lcssa.i
  %cmp74 = fcmp oeq float %cond, 0xFFF0000000000000
  %cond79 = select i1 %cmp74, float 0.000000e+00, float %cond
  %cmp.not83.i = icmp slt i64 %sub56, 16
  br i1 %cmp.not83.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %largest_of_f.exit
  %splat.splatinsert.i369 = insertelement <16 x float> poison, float %cond79, i64 0
  %splat.splat.i370 = shufflevector <16 x float> %splat.splatinsert.i369, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i371

for.body.i371:                                    ; preds = %for.body.i371, %for.body.lr.ph.i
  %add86.i = phi i64 [ 16, %for.body.lr.ph.i ], [ %add.i375, %for.body.i371 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add86.i, %for.body.i371 ]
  %sum.084.i = phi <16 x float> [ zeroinitializer, %for.body.lr.ph.i ], [ %add2.i374, %for.body.i371 ]
  %add.ptr.i372 = getelementptr inbounds float, ptr %add.ptr62, i64 %k.085.i
  %58 = load <16 x float>, ptr %add.ptr.i372, align 4
  %sub.i373 = fsub <16 x float> %58, %splat.splat.i370
  %59 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i373, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %sub.i64.i = fadd <16 x float> %59, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %60 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i64.i, <16 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <16 x float> %sub.i373)
  %61 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i64.i, <16 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <16 x float> %60)
  %62 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> <float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000>, <16 x float> <float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000>)
  %63 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %62, <16 x float> %61, <16 x float> <float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000>)
  %64 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %63, <16 x float> %61, <16 x float> <float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000>)
  %65 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %64, <16 x float> %61, <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>)
  %66 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %65, <16 x float> %61, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %67 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %66, <16 x float> %61, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %68 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %67, <16 x float> %61, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %69 = bitcast <16 x float> %59 to <16 x i32>
  %shl.i69.i = shl <16 x i32> %69, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %70 = bitcast <16 x float> %68 to <16 x i32>
  %add.i70.i = add <16 x i32> %shl.i69.i, %70
  %cmp2.i71.i = fcmp uno <16 x float> %sub.i373, zeroinitializer
  %71 = fcmp uge <16 x float> %sub.i373, <float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01>
  %72 = bitcast <16 x i32> %add.i70.i to <16 x float>
  %73 = select <16 x i1> %71, <16 x float> %72, <16 x float> zeroinitializer
  %74 = select <16 x i1> %cmp2.i71.i, <16 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, <16 x float> %73
  store <16 x float> %74, ptr %add.ptr.i372, align 4
  %add2.i374 = fadd <16 x float> %sum.084.i, %74
  %add.i375 = add nuw nsw i64 %add86.i, 16
  %cmp.not.i376 = icmp sgt i64 %add.i375, %sub56
  br i1 %cmp.not.i376, label %for.end.i, label %for.body.i371, !llvm.loop !14

for.end.i:                                        ; preds = %for.body.i371, %largest_of_f.exit
  %sum.0.lcssa.i = phi <16 x float> [ zeroinitializer, %largest_of_f.exit ], [ %add2.i374, %for.body.i371 ]
  %k.0.lcssa.i377 = phi i64 [ 0, %largest_of_f.exit ], [ %add86.i, %for.body.i371 ]
  %cmp4.i = icmp slt i64 %k.0.lcssa.i377, %sub56
  br i1 %cmp4.i, label %for.body9.preheader.i, label %for.body31.i.preheader

for.body9.preheader.i:                            ; preds = %for.end.i
  %75 = sub nsw i64 %sub56, %k.0.lcssa.i377
  %invariant.gep.i = getelementptr float, ptr %add.ptr62, i64 %k.0.lcssa.i377
  br label %for.body9.i380

for.body19.preheader.i:                           ; preds = %for.body9.i380
  %76 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %vecins.i, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %sub.i.i = fadd <16 x float> %76, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %77 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i.i, <16 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <16 x float> %vecins.i)
  %78 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i.i, <16 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <16 x float> %77)
  %79 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %78, <16 x float> <float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000>, <16 x float> <float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000>)
  %80 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %79, <16 x float> %78, <16 x float> <float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000>)
  %81 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %80, <16 x float> %78, <16 x float> <float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000>)
  %82 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %81, <16 x float> %78, <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>)
  %83 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %78, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %84 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %78, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %85 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %84, <16 x float> %78, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %86 = bitcast <16 x float> %76 to <16 x i32>
  %shl.i.i = shl <16 x i32> %86, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %87 = bitcast <16 x float> %85 to <16 x i32>
  %add.i.i = add <16 x i32> %shl.i.i, %87
  %cmp2.i.i = fcmp uno <16 x float> %vecins.i, zeroinitializer
  %88 = fcmp uge <16 x float> %vecins.i, <float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01>
  %89 = bitcast <16 x i32> %add.i.i to <16 x float>
  %90 = select <16 x i1> %88, <16 x float> %89, <16 x float> zeroinitializer
  %91 = select <16 x i1> %cmp2.i.i, <16 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, <16 x float> %90
  br label %for.body19.i

for.body9.i380:                                   ; preds = %for.body9.i380, %for.body9.preheader.i
  %lane.089.i = phi i64 [ %inc.i381, %for.body9.i380 ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <16 x float> [ %vecins.i, %for.body9.i380 ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr float, ptr %invariant.gep.i, i64 %lane.089.i
  %92 = load float, ptr %gep.i, align 4
  %sub11.i = fsub float %92, %cond79
  %vecins.i = insertelement <16 x float> %v5.088.i, float %sub11.i, i64 %lane.089.i
  %inc.i381 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i382 = icmp eq i64 %inc.i381, %75
  br i1 %exitcond.not.i382, label %for.body19.preheader.i, label %for.body9.i380, !llvm.loop !15

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %found.094.i = phi float [ %add23.i, %for.body19.i ], [ 0.000000e+00, %for.body19.preheader.i ]
  %vecext.i383 = extractelement <16 x float> %91, i64 %lane14.095.i
  %gep105.i = getelementptr float, ptr %invariant.gep.i, i64 %lane14.095.i
  store float %vecext.i383, ptr %gep105.i, align 4
  %add23.i = fadd float %found.094.i, %vecext.i383
  %inc25.i = add nuw nsw i64 %lane14.095.i, 1
  %exitcond102.not.i = icmp eq i64 %inc25.i, %75
  br i1 %exitcond102.not.i, label %for.body31.i.preheader, label %for.body19.i, !llvm.loop !16

for.body31.i.preheader:                           ; preds = %for.body19.i, %for.end.i
  %found.298.i.ph = phi float [ 0.000000e+00, %for.end.i ], [ %add23.i, %for.body19.i ]
  br label %for.body31.i

for.body31.i:                                     ; preds = %for.body31.i.preheader, %for.body31.i
  %lane27.099.i = phi i64 [ %inc35.i, %for.body31.i ], [ 0, %for.body31.i.preheader ]
  %found.298.i = phi float [ %add33.i, %for.body31.i ], [ %found.298.i.ph, %for.body31.i.preheader ]
  %vecext32.i = extractelement <16 x float> %sum.0.lcssa.i, i64 %lane27.099.i
  %add33.i = fadd float %found.298.i, %vecext32.i
  %inc35.i = add nuw nsw i64 %lane27.099.i, 1
  %exitcond103.not.i = icmp eq i64 %inc35.i, 16
  br i1 %exitcond103.not.i, label %exponentials_f.exit, label %for.body31.i, !llvm.loop !17

exponentials_f.exit:                              ; preds = %for.body31.i
  %cmp81 = fcmp ogt float %cond, %57
  br i1 %cmp81, label %if.then83, label %exponentials_f.exit.if.end95_crit_edge

exponentials_f.exit.if.end95_crit_edge:           ; preds = %exponentials_f.exit
  %arrayidx96.phi.trans.insert = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i37.0428
  %.pre440 = load float, ptr %arrayidx96.phi.trans.insert, align 4
  br label %if.end95

if.then83:                                        ; preds = %exponentials_f.exit
  %sub84 = fsub float %57, %cond
  %vecinit15.i = insertelement <16 x float> <float poison, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, float %sub84, i64 0
  %93 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %vecinit15.i, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %sub.i = fadd <16 x float> %93, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %94 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i, <16 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <16 x float> %vecinit15.i)
  %95 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i, <16 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <16 x float> %94)
  %96 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %95, <16 x float> <float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000>, <16 x float> <float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000>)
  %97 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %96, <16 x float> %95, <16 x float> <float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000>)
  %98 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %97, <16 x float> %95, <16 x float> <float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000>)
  %99 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %98, <16 x float> %95, <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>)
  %100 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %99, <16 x float> %95, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %101 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %100, <16 x float> %95, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %102 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %101, <16 x float> %95, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %103 = bitcast <16 x float> %93 to <16 x i32>
  %shl.i = shl <16 x i32> %103, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %104 = bitcast <16 x float> %102 to <16 x i32>
  %add.i = add <16 x i32> %shl.i, %104
  %cmp2.i = fcmp uno <16 x float> %vecinit15.i, zeroinitializer
  %105 = fcmp uge <16 x float> %vecinit15.i, <float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01>
  %106 = bitcast <16 x i32> %add.i to <16 x float>
  %107 = select <16 x i1> %105, <16 x float> %106, <16 x float> <float 0.000000e+00, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>
  %108 = select <16 x i1> %cmp2.i, <16 x float> <float 0xFFFFFFFFE0000000, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, <16 x float> %107
  %vecext.i = extractelement <16 x float> %108, i64 0
  %arrayidx86 = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i37.0428
  %109 = load float, ptr %arrayidx86, align 4
  %mul87 = fmul float %vecext.i, %109
  br i1 %cmp36, label %if.then88, label %if.end93

if.then88:                                        ; preds = %if.then83
  %110 = load i64, ptr %outputs, align 8
  %mul90 = mul nsw i64 %110, %i37.0428
  %add.ptr91 = getelementptr inbounds float, ptr %add.ptr, i64 %mul90
  %cmp.not19.i = icmp slt i64 %110, 16
  br i1 %cmp.not19.i, label %for.cond3.preheader.i, label %for.body.lr.ph.i384

for.body.lr.ph.i384:                              ; preds = %if.then88
  %splat.splat.i386 = shufflevector <16 x float> %108, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i387

for.cond3.preheader.i:                            ; preds = %for.body.i387, %if.then88
  %k.0.lcssa.i392 = phi i64 [ 0, %if.then88 ], [ %add21.i, %for.body.i387 ]
  %cmp422.i = icmp slt i64 %k.0.lcssa.i392, %110
  br i1 %cmp422.i, label %for.body5.i, label %if.end93

for.body.i387:                                    ; preds = %for.body.i387, %for.body.lr.ph.i384
  %add21.i = phi i64 [ 16, %for.body.lr.ph.i384 ], [ %add.i390, %for.body.i387 ]
  %k.020.i = phi i64 [ 0, %for.body.lr.ph.i384 ], [ %add21.i, %for.body.i387 ]
  %add.ptr.i388 = getelementptr inbounds float, ptr %add.ptr91, i64 %k.020.i
  %111 = load <16 x float>, ptr %add.ptr.i388, align 4
  %mul.i389 = fmul <16 x float> %splat.splat.i386, %111
  store <16 x float> %mul.i389, ptr %add.ptr.i388, align 4
  %add.i390 = add nuw nsw i64 %add21.i, 16
  %cmp.not.i391 = icmp sgt i64 %add.i390, %110
  br i1 %cmp.not.i391, label %for.cond3.preheader.i, label %for.body.i387, !llvm.loop !18

for.body5.i:                                      ; preds = %for.cond3.preheader.i, %for.body5.i
  %k.123.i = phi i64 [ %inc.i395, %for.body5.i ], [ %k.0.lcssa.i392, %for.cond3.preheader.i ]
  %arrayidx.i393 = getelementptr inbounds float, ptr %add.ptr91, i64 %k.123.i
  %112 = load float, ptr %arrayidx.i393, align 4
  %mul6.i394 = fmul float %vecext.i, %112
  store float %mul6.i394, ptr %arrayidx.i393, align 4
  %inc.i395 = add nuw nsw i64 %k.123.i, 1
  %exitcond.not.i396 = icmp eq i64 %inc.i395, %110
  br i1 %exitcond.not.i396, label %if.end93, label %for.body5.i, !llvm.loop !19

if.end93:                                         ; preds = %for.body5.i, %for.cond3.preheader.i, %if.then83
  store float %cond, ptr %arrayidx71, align 4
  br label %if.end95

if.end95:                                         ; preds = %exponentials_f.exit.if.end95_crit_edge, %if.end93
  %113 = phi float [ %.pre440, %exponentials_f.exit.if.end95_crit_edge ], [ %mul87, %if.end93 ]
  %arrayidx96 = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i37.0428
  %add97 = fadd float %add33.i, %113
  store float %add97, ptr %arrayidx96, align 4
  br label %cleanup

cleanup:                                          ; preds = %visible_to.exit338, %if.end95
  %inc101 = add nuw nsw i64 %i37.0428, 1
  %exitcond437.not = icmp eq i64 %inc101, %cond.i
  br i1 %exitcond437.not, label %for.cond.cleanup41, label %for.body42, !llvm.loop !20

for.cond.cleanup133:                              ; preds = %if.end175, %for.cond130.preheader
  %inc181 = add i64 %each.0434, 1
  %exitcond439.not = icmp eq i64 %inc181, %end
  br i1 %exitcond439.not, label %for.cond.cleanup, label %for.body, !llvm.loop !21

for.body134:                                      ; preds = %for.cond130.preheader, %if.end175
  %i129.0432 = phi i64 [ %inc177, %if.end175 ], [ 0, %for.cond130.preheader ]
  %arrayidx135 = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i129.0432
  %114 = load float, ptr %arrayidx135, align 4
  %cmp136 = fcmp oeq float %114, 0.000000e+00
  %115 = load i64, ptr %outputs, align 8
  %mul141 = mul nsw i64 %115, %i129.0432
  %add.ptr142 = getelementptr inbounds float, ptr %add.ptr, i64 %mul141
  br i1 %cmp136, label %if.end150.thread, label %if.else

if.else:                                          ; preds = %for.body134
  %div149 = fdiv float 1.000000e+00, %114
  %cmp.not19.i398 = icmp slt i64 %115, 16
  br i1 %cmp.not19.i398, label %for.cond3.preheader.i409, label %for.body.lr.ph.i399

for.body.lr.ph.i399:                              ; preds = %if.else
  %splat.splatinsert.i400 = insertelement <16 x float> poison, float %div149, i64 0
  %splat.splat.i401 = shufflevector <16 x float> %splat.splatinsert.i400, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i402

for.cond3.preheader.i409:                         ; preds = %for.body.i402, %if.else
  %k.0.lcssa.i410 = phi i64 [ 0, %if.else ], [ %add21.i403, %for.body.i402 ]
  %cmp422.i411 = icmp slt i64 %k.0.lcssa.i410, %115
  br i1 %cmp422.i411, label %for.body5.i412, label %if.end150

for.body.i402:                                    ; preds = %for.body.i402, %for.body.lr.ph.i399
  %add21.i403 = phi i64 [ 16, %for.body.lr.ph.i399 ], [ %add.i407, %for.body.i402 ]
  %k.020.i404 = phi i64 [ 0, %for.body.lr.ph.i399 ], [ %add21.i403, %for.body.i402 ]
  %add.ptr.i405 = getelementptr inbounds float, ptr %add.ptr142, i64 %k.020.i404
  %116 = load <16 x float>, ptr %add.ptr.i405, align 4
  %mul.i406 = fmul <16 x float> %splat.splat.i401, %116
  store <16 x float> %mul.i406, ptr %add.ptr.i405, align 4
  %add.i407 = add nuw nsw i64 %add21.i403, 16
  %cmp.not.i408 = icmp sgt i64 %add.i407, %115
  br i1 %cmp.not.i408, label %for.cond3.preheader.i409, label %for.body.i402, !llvm.loop !18

for.body5.i412:                                   ; preds = %for.cond3.preheader.i409, %for.body5.i412
  %k.123.i413 = phi i64 [ %inc.i416, %for.body5.i412 ], [ %k.0.lcssa.i410, %for.cond3.preheader.i409 ]
  %arrayidx.i414 = getelementptr inbounds float, ptr %add.ptr142, i64 %k.123.i413
  %117 = load float, ptr %arrayidx.i414, align 4
  %mul6.i415 = fmul float %div149, %117
  store float %mul6.i415, ptr %arrayidx.i414, align 4
  %inc.i416 = add nuw nsw i64 %k.123.i413, 1
  %exitcond.not.i417 = icmp eq i64 %inc.i416, %115
  br i1 %exitcond.not.i417, label %if.end150, label %for.body5.i412, !llvm.loop !19

if.end150:                                        ; preds = %for.body5.i412, %for.cond3.preheader.i409
  %118 = load i64, ptr %wants_sums, align 8
  %tobool151.not = icmp eq i64 %118, 0
  br i1 %tobool151.not, label %if.end175, label %cond.false155

if.end150.thread:                                 ; preds = %for.body134
  %mul.i397 = shl i64 %115, 2
  call void @llvm.memset.p0.i64(ptr align 4 %add.ptr142, i8 0, i64 %mul.i397, i1 false)
  %119 = load i64, ptr %wants_sums, align 8
  %tobool151.not421 = icmp eq i64 %119, 0
  br i1 %tobool151.not421, label %if.end175, label %cond.end170

cond.false155:                                    ; preds = %if.end150
  %arrayidx156 = getelementptr inbounds [256 x float], ptr %largest, i64 0, i64 %i129.0432
  %120 = load float, ptr %arrayidx156, align 4
  %cmp157 = fcmp oeq float %120, 0xFFF0000000000000
  %conv162 = fpext float %120 to double
  %cond164 = select i1 %cmp157, double 0.000000e+00, double %conv162
  %conv166 = fpext float %114 to double
  %call167 = call double @log(double noundef %conv166) #6
  %add168 = fadd double %call167, %cond164
  %conv169 = fptrunc double %add168 to float
  br label %cond.end170

cond.end170:                                      ; preds = %if.end150.thread, %cond.false155
  %cond171 = phi float [ %conv169, %cond.false155 ], [ 0.000000e+00, %if.end150.thread ]
  %121 = load ptr, ptr %sums172, align 8
  %122 = getelementptr float, ptr %121, i64 %add12
  %arrayidx174 = getelementptr float, ptr %122, i64 %i129.0432
  store float %cond171, ptr %arrayidx174, align 4
  br label %if.end175

if.end175:                                        ; preds = %if.end150.thread, %cond.end170, %if.end150
  %inc177 = add nuw nsw i64 %i129.0432, 1
  %exitcond438.not = icmp eq i64 %inc177, %cond.i
  br i1 %exitcond438.not, label %for.cond.cleanup133, label %for.body134, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @log(double noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define void @lazyasync_attention_gradient_f(ptr noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %parts = alloca [32768 x float], align 64
  %slopes = alloca [32768 x float], align 64
  call void @llvm.lifetime.start.p0(i64 131072, ptr nonnull %parts) #6
  call void @llvm.lifetime.start.p0(i64 131072, ptr nonnull %slopes) #6
  %get_threads = getelementptr inbounds i8, ptr %p, i64 360
  %0 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %p, i64 368
  %1 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %0() #6
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %1(i32 noundef 1) #6
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %heads = getelementptr inbounds i8, ptr %p, i64 120
  %2 = load i64, ptr %heads, align 8
  %shared = getelementptr inbounds i8, ptr %p, i64 128
  %3 = load i64, ptr %shared, align 8
  %div = sdiv i64 %2, %3
  %cmp524 = icmp slt i64 %begin, %end
  br i1 %cmp524, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_to_one_thread.exit
  %wants_k = getelementptr inbounds i8, ptr %p, i64 104
  %of_k2 = getelementptr inbounds i8, ptr %p, i64 72
  %others = getelementptr inbounds i8, ptr %p, i64 144
  %features = getelementptr inbounds i8, ptr %p, i64 152
  %wants_v = getelementptr inbounds i8, ptr %p, i64 112
  %of_v7 = getelementptr inbounds i8, ptr %p, i64 80
  %outputs = getelementptr inbounds i8, ptr %p, i64 160
  %length = getelementptr inbounds i8, ptr %p, i64 136
  %wants_q = getelementptr inbounds i8, ptr %p, i64 96
  %of_q39 = getelementptr inbounds i8, ptr %p, i64 64
  %block_rows = getelementptr inbounds i8, ptr %p, i64 320
  %g57 = getelementptr inbounds i8, ptr %p, i64 24
  %g_step = getelementptr inbounds i8, ptr %p, i64 240
  %arrayidx61 = getelementptr inbounds i8, ptr %p, i64 248
  %arrayidx65 = getelementptr inbounds i8, ptr %p, i64 256
  %q_step = getelementptr inbounds i8, ptr %p, i64 168
  %arrayidx73 = getelementptr inbounds i8, ptr %p, i64 176
  %arrayidx77 = getelementptr inbounds i8, ptr %p, i64 184
  %first.i = getelementptr inbounds i8, ptr %p, i64 296
  %last.i = getelementptr inbounds i8, ptr %p, i64 304
  %block_keys = getelementptr inbounds i8, ptr %p, i64 328
  %scale.i = getelementptr inbounds i8, ptr %p, i64 336
  %k.i = getelementptr inbounds i8, ptr %p, i64 8
  %k_step.i = getelementptr inbounds i8, ptr %p, i64 192
  %arrayidx15.i = getelementptr inbounds i8, ptr %p, i64 200
  %arrayidx19.i = getelementptr inbounds i8, ptr %p, i64 208
  %blas_bits.i.i = getelementptr inbounds i8, ptr %p, i64 352
  %blas.i.i = getelementptr inbounds i8, ptr %p, i64 344
  %mask_kind = getelementptr inbounds i8, ptr %p, i64 288
  %mask_step.i = getelementptr inbounds i8, ptr %p, i64 264
  %arrayidx2.i436 = getelementptr inbounds i8, ptr %p, i64 272
  %arrayidx5.i = getelementptr inbounds i8, ptr %p, i64 280
  %mask9.i = getelementptr inbounds i8, ptr %p, i64 32
  %sums = getelementptr inbounds i8, ptr %p, i64 48
  %v = getelementptr inbounds i8, ptr %p, i64 16
  %v_step = getelementptr inbounds i8, ptr %p, i64 216
  %arrayidx148 = getelementptr inbounds i8, ptr %p, i64 224
  %arrayidx152 = getelementptr inbounds i8, ptr %p, i64 232
  %less = getelementptr inbounds i8, ptr %p, i64 56
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup30, %keep_to_one_thread.exit
  call void @llvm.lifetime.end.p0(i64 131072, ptr nonnull %slopes) #6
  call void @llvm.lifetime.end.p0(i64 131072, ptr nonnull %parts) #6
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup30
  %each.0525 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc230, %for.cond.cleanup30 ]
  %each.0525.frozen = freeze i64 %each.0525
  %div.frozen = freeze i64 %div
  %div1 = sdiv i64 %each.0525.frozen, %div.frozen
  %4 = mul i64 %div1, %div.frozen
  %rem.decomposed = sub i64 %each.0525.frozen, %4
  %5 = load i64, ptr %wants_k, align 8
  %tobool.not = icmp eq i64 %5, 0
  br i1 %tobool.not, label %cond.end, label %cond.false

cond.false:                                       ; preds = %for.body
  %6 = load ptr, ptr %of_k2, align 8
  %7 = load i64, ptr %others, align 8
  %mul = mul nsw i64 %7, %each.0525
  %8 = load i64, ptr %features, align 8
  %mul3 = mul nsw i64 %mul, %8
  %add.ptr = getelementptr inbounds float, ptr %6, i64 %mul3
  br label %cond.end

cond.end:                                         ; preds = %for.body, %cond.false
  %cond = phi ptr [ %add.ptr, %cond.false ], [ null, %for.body ]
  %9 = load i64, ptr %wants_v, align 8
  %tobool4.not = icmp eq i64 %9, 0
  br i1 %tobool4.not, label %cond.end12, label %cond.false6

cond.false6:                                      ; preds = %cond.end
  %10 = load ptr, ptr %of_v7, align 8
  %11 = load i64, ptr %others, align 8
  %mul9 = mul nsw i64 %11, %each.0525
  %12 = load i64, ptr %outputs, align 8
  %mul10 = mul nsw i64 %mul9, %12
  %add.ptr11 = getelementptr inbounds float, ptr %10, i64 %mul10
  br label %cond.end12

cond.end12:                                       ; preds = %cond.end, %cond.false6
  %cond13 = phi ptr [ %add.ptr11, %cond.false6 ], [ null, %cond.end ]
  %cmp14.not = icmp eq ptr %cond, null
  br i1 %cmp14.not, label %if.end, label %if.then

if.then:                                          ; preds = %cond.end12
  %13 = load i64, ptr %others, align 8
  %14 = load i64, ptr %features, align 8
  %mul17 = shl i64 %13, 2
  %mul.i = mul i64 %mul17, %14
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %cond, i8 0, i64 %mul.i, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %cond.end12
  %cmp18.not = icmp eq ptr %cond13, null
  br i1 %cmp18.not, label %if.end23, label %if.then19

if.then19:                                        ; preds = %if.end
  %15 = load i64, ptr %others, align 8
  %16 = load i64, ptr %outputs, align 8
  %mul22 = shl i64 %15, 2
  %mul.i404 = mul i64 %mul22, %16
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %cond13, i8 0, i64 %mul.i404, i1 false)
  br label %if.end23

if.end23:                                         ; preds = %if.then19, %if.end
  %17 = load i64, ptr %shared, align 8
  %mul25 = mul nsw i64 %17, %rem.decomposed
  %add = add nsw i64 %rem.decomposed, 1
  %mul28521 = mul nsw i64 %17, %add
  %cmp29522 = icmp slt i64 %mul25, %mul28521
  br i1 %cmp29522, label %for.body31.preheader, label %for.cond.cleanup30

for.body31.preheader:                             ; preds = %if.end23
  %.pre = load i64, ptr %length, align 8
  br label %for.body31

for.cond.cleanup30:                               ; preds = %for.cond.cleanup54, %if.end23
  %inc230 = add i64 %each.0525, 1
  %exitcond528.not = icmp eq i64 %inc230, %end
  br i1 %exitcond528.not, label %for.cond.cleanup, label %for.body, !llvm.loop !23

for.body31:                                       ; preds = %for.body31.preheader, %for.cond.cleanup54
  %18 = phi i64 [ %26, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %19 = phi i64 [ %27, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %head.0523 = phi i64 [ %inc226, %for.cond.cleanup54 ], [ %mul25, %for.body31.preheader ]
  %20 = load i64, ptr %heads, align 8
  %mul33 = mul nsw i64 %20, %div1
  %add34 = add nsw i64 %mul33, %head.0523
  %mul35 = mul nsw i64 %add34, %19
  %21 = load i64, ptr %wants_q, align 8
  %tobool36.not = icmp eq i64 %21, 0
  br i1 %tobool36.not, label %if.end50, label %cond.end43

cond.end43:                                       ; preds = %for.body31
  %22 = load ptr, ptr %of_q39, align 8
  %cmp45.not = icmp eq ptr %22, null
  br i1 %cmp45.not, label %if.end50, label %if.then46

if.then46:                                        ; preds = %cond.end43
  %23 = load i64, ptr %features, align 8
  %mul41 = mul nsw i64 %23, %mul35
  %add.ptr42 = getelementptr inbounds float, ptr %22, i64 %mul41
  %mul49 = shl i64 %19, 2
  %mul.i405 = mul i64 %mul49, %23
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr42, i8 0, i64 %mul.i405, i1 false)
  %.pre529 = load i64, ptr %length, align 8
  br label %if.end50

if.end50:                                         ; preds = %for.body31, %if.then46, %cond.end43
  %24 = phi i64 [ %.pre529, %if.then46 ], [ %18, %cond.end43 ], [ %18, %for.body31 ]
  %25 = phi i64 [ %.pre529, %if.then46 ], [ %19, %cond.end43 ], [ %19, %for.body31 ]
  %cmp45.not511 = phi i1 [ false, %if.then46 ], [ true, %cond.end43 ], [ true, %for.body31 ]
  %cond44510 = phi ptr [ %add.ptr42, %if.then46 ], [ null, %cond.end43 ], [ null, %for.body31 ]
  %cmp53519 = icmp sgt i64 %25, 0
  br i1 %cmp53519, label %for.body55.lr.ph, label %for.cond.cleanup54

for.body55.lr.ph:                                 ; preds = %if.end50
  %or.cond = and i1 %cmp14.not, %cmp45.not511
  %.pre530 = load i64, ptr %block_rows, align 8
  br label %for.body55

for.cond.cleanup54:                               ; preds = %for.cond.cleanup85, %if.end50
  %26 = phi i64 [ %24, %if.end50 ], [ %44, %for.cond.cleanup85 ]
  %27 = phi i64 [ %25, %if.end50 ], [ %44, %for.cond.cleanup85 ]
  %inc226 = add nsw i64 %head.0523, 1
  %28 = load i64, ptr %shared, align 8
  %mul28 = mul nsw i64 %28, %add
  %cmp29 = icmp slt i64 %inc226, %mul28
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !24

for.body55:                                       ; preds = %for.body55.lr.ph, %for.cond.cleanup85
  %29 = phi i64 [ %24, %for.body55.lr.ph ], [ %44, %for.cond.cleanup85 ]
  %30 = phi i64 [ %.pre530, %for.body55.lr.ph ], [ %45, %for.cond.cleanup85 ]
  %31 = phi i64 [ %25, %for.body55.lr.ph ], [ %44, %for.cond.cleanup85 ]
  %row.0520 = phi i64 [ 0, %for.body55.lr.ph ], [ %add222, %for.cond.cleanup85 ]
  %sub = sub nsw i64 %31, %row.0520
  %cond.i = call noundef i64 @llvm.smin.i64(i64 %30, i64 %sub)
  %32 = load ptr, ptr %g57, align 8
  %33 = load i64, ptr %g_step, align 8
  %mul58 = mul nsw i64 %33, %div1
  %add.ptr59 = getelementptr inbounds float, ptr %32, i64 %mul58
  %34 = load i64, ptr %arrayidx61, align 8
  %mul62 = mul nsw i64 %34, %head.0523
  %add.ptr63 = getelementptr inbounds float, ptr %add.ptr59, i64 %mul62
  %35 = load i64, ptr %arrayidx65, align 8
  %mul66 = mul nsw i64 %35, %row.0520
  %add.ptr67 = getelementptr inbounds float, ptr %add.ptr63, i64 %mul66
  %36 = load ptr, ptr %p, align 8
  %37 = load i64, ptr %q_step, align 8
  %mul70 = mul nsw i64 %37, %div1
  %add.ptr71 = getelementptr inbounds float, ptr %36, i64 %mul70
  %38 = load i64, ptr %arrayidx73, align 8
  %mul74 = mul nsw i64 %38, %head.0523
  %add.ptr75 = getelementptr inbounds float, ptr %add.ptr71, i64 %mul74
  %39 = load i64, ptr %arrayidx77, align 8
  %mul78 = mul nsw i64 %39, %row.0520
  %add.ptr79 = getelementptr inbounds float, ptr %add.ptr75, i64 %mul78
  %40 = load i64, ptr %first.i, align 8
  %add.i = add nsw i64 %40, %row.0520
  %add1.i = add nsw i64 %cond.i, %row.0520
  %41 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %41
  %cmp.i = icmp slt i64 %add.i, 0
  br i1 %cmp.i, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body55
  %42 = load i64, ptr %others, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i, i64 %42)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body55
  %cond.i406 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body55 ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %43 = load i64, ptr %others, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %43)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp84517 = icmp slt i64 %cond.i406, %cond11.i
  br i1 %cmp84517, label %for.body86.lr.ph, label %for.cond.cleanup85

for.body86.lr.ph:                                 ; preds = %visible_to.exit
  %conv.i.i = trunc i64 %cond.i to i32
  %cmp91513 = icmp sgt i64 %cond.i, 0
  %.pre531 = load i64, ptr %block_keys, align 8
  br label %for.body86

for.cond.cleanup85.loopexit:                      ; preds = %cleanup212
  %.pre532 = load i64, ptr %block_rows, align 8
  %.pre533 = load i64, ptr %length, align 8
  br label %for.cond.cleanup85

for.cond.cleanup85:                               ; preds = %for.cond.cleanup85.loopexit, %visible_to.exit
  %44 = phi i64 [ %.pre533, %for.cond.cleanup85.loopexit ], [ %29, %visible_to.exit ]
  %45 = phi i64 [ %.pre532, %for.cond.cleanup85.loopexit ], [ %30, %visible_to.exit ]
  %add222 = add nsw i64 %45, %row.0520
  %cmp53 = icmp slt i64 %add222, %44
  br i1 %cmp53, label %for.body55, label %for.cond.cleanup54, !llvm.loop !25

for.body86:                                       ; preds = %for.body86.lr.ph, %cleanup212
  %46 = phi i64 [ %.pre531, %for.body86.lr.ph ], [ %147, %cleanup212 ]
  %key.0518 = phi i64 [ %cond.i406, %for.body86.lr.ph ], [ %add217, %cleanup212 ]
  %sub88 = sub nsw i64 %cond11.i, %key.0518
  %cond.i407 = call noundef i64 @llvm.smin.i64(i64 %46, i64 %sub88)
  %47 = load i64, ptr %features, align 8
  %48 = load double, ptr %scale.i, align 8
  %conv.i = fptrunc double %48 to float
  %49 = load ptr, ptr %p, align 8
  %50 = load i64, ptr %q_step, align 8
  %mul.i408 = mul nsw i64 %50, %div1
  %add.ptr.i = getelementptr inbounds float, ptr %49, i64 %mul.i408
  %51 = load i64, ptr %arrayidx73, align 8
  %mul3.i = mul nsw i64 %51, %head.0523
  %add.ptr4.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul3.i
  %52 = load i64, ptr %arrayidx77, align 8
  %mul7.i = mul nsw i64 %52, %row.0520
  %add.ptr8.i = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul7.i
  %53 = load ptr, ptr %k.i, align 8
  %54 = load i64, ptr %k_step.i, align 8
  %mul12.i = mul nsw i64 %54, %div1
  %add.ptr13.i = getelementptr inbounds float, ptr %53, i64 %mul12.i
  %55 = load i64, ptr %shared, align 8
  %div.i = sdiv i64 %head.0523, %55
  %56 = load i64, ptr %arrayidx15.i, align 8
  %mul16.i = mul nsw i64 %56, %div.i
  %add.ptr17.i = getelementptr inbounds float, ptr %add.ptr13.i, i64 %mul16.i
  %57 = load i64, ptr %arrayidx19.i, align 8
  %mul20.i = mul nsw i64 %57, %key.0518
  %add.ptr21.i = getelementptr inbounds float, ptr %add.ptr17.i, i64 %mul20.i
  %58 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %58, 32
  %59 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body86
  %conv1.i.i = trunc i64 %cond.i407 to i32
  %conv2.i.i = trunc i64 %47 to i32
  %conv3.i.i = trunc i64 %52 to i32
  %conv4.i.i = trunc i64 %57 to i32
  call void %59(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, float noundef %conv.i, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, float noundef 0.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv1.i.i) #6
  br label %scores_f.exit

if.else.i.i:                                      ; preds = %for.body86
  call void %59(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i407, i64 noundef %47, float noundef %conv.i, ptr noundef %add.ptr8.i, i64 noundef %52, ptr noundef %add.ptr21.i, i64 noundef %57, float noundef 0.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i407) #6
  br label %scores_f.exit

scores_f.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp91513, label %for.body93.lr.ph, label %for.cond.cleanup92

for.body93.lr.ph:                                 ; preds = %scores_f.exit
  %60 = load i64, ptr %first.i, align 8
  %61 = load i64, ptr %last.i, align 8
  br label %for.body93

for.cond.cleanup92:                               ; preds = %cleanup, %scores_f.exit
  br i1 %cmp18.not, label %if.end136, label %if.then127

for.body93:                                       ; preds = %for.body93.lr.ph, %cleanup
  %i.0514 = phi i64 [ 0, %for.body93.lr.ph ], [ %inc, %cleanup ]
  %add94 = add nsw i64 %i.0514, %row.0520
  %add.i410 = add nsw i64 %60, %add94
  %add1.i411 = add nsw i64 %add94, 1
  %add2.i413 = add nsw i64 %add1.i411, %61
  %cmp.i414 = icmp slt i64 %add.i410, 0
  br i1 %cmp.i414, label %cond.end.i418, label %cond.false.i415

cond.false.i415:                                  ; preds = %for.body93
  %62 = load i64, ptr %others, align 8
  %cond.i.i417 = call noundef i64 @llvm.smin.i64(i64 %add.i410, i64 %62)
  br label %cond.end.i418

cond.end.i418:                                    ; preds = %cond.false.i415, %for.body93
  %cond.i419 = phi i64 [ %cond.i.i417, %cond.false.i415 ], [ 0, %for.body93 ]
  %cmp5.i420 = icmp slt i64 %add2.i413, 0
  br i1 %cmp5.i420, label %visible_to.exit427, label %cond.false7.i421

cond.false7.i421:                                 ; preds = %cond.end.i418
  %63 = load i64, ptr %others, align 8
  %cond.i18.i423 = call noundef i64 @llvm.smin.i64(i64 %add2.i413, i64 %63)
  br label %visible_to.exit427

visible_to.exit427:                               ; preds = %cond.end.i418, %cond.false7.i421
  %cond11.i424 = phi i64 [ %cond.i18.i423, %cond.false7.i421 ], [ 0, %cond.end.i418 ]
  %sub.i = sub nsw i64 %cond.i419, %key.0518
  %cmp.i428 = icmp slt i64 %sub.i, 0
  %cond.i.i429 = call i64 @llvm.smin.i64(i64 %sub.i, i64 %cond.i407)
  %spec.select.i = select i1 %cmp.i428, i64 0, i64 %cond.i.i429
  %sub3.i = sub nsw i64 %cond11.i424, %key.0518
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i407)
  %cond11.i430 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %spec.select.i)
  %mul98 = mul nsw i64 %i.0514, %cond.i407
  %add.ptr99 = getelementptr inbounds float, ptr %parts, i64 %mul98
  %mul.i433 = shl i64 %spec.select.i, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr99, i8 0, i64 %mul.i433, i1 false)
  %add.ptr102 = getelementptr inbounds float, ptr %add.ptr99, i64 %cond11.i430
  %sub104 = sub nsw i64 %cond.i407, %cond11.i430
  %mul.i434 = shl i64 %sub104, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr102, i8 0, i64 %mul.i434, i1 false)
  %sub107 = sub nsw i64 %cond11.i430, %spec.select.i
  %cmp108 = icmp slt i64 %sub107, 1
  br i1 %cmp108, label %cleanup, label %if.end110

if.end110:                                        ; preds = %visible_to.exit427
  %add.ptr112 = getelementptr inbounds float, ptr %add.ptr99, i64 %spec.select.i
  %64 = load i64, ptr %mask_kind, align 8
  %cmp113.not = icmp eq i64 %64, 0
  br i1 %cmp113.not, label %if.end118, label %if.then114

if.then114:                                       ; preds = %if.end110
  %add117 = add nsw i64 %spec.select.i, %key.0518
  %65 = load i64, ptr %mask_step.i, align 8
  %mul.i435 = mul nsw i64 %65, %div1
  %66 = load i64, ptr %arrayidx2.i436, align 8
  %mul3.i437 = mul nsw i64 %66, %head.0523
  %67 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %67, %add94
  %add.i438 = add i64 %add117, %mul.i435
  %add7.i = add i64 %add.i438, %mul3.i437
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i439 = icmp eq i64 %64, 1
  %68 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i439, label %if.then.i440, label %if.else.i

if.then.i440:                                     ; preds = %if.then114
  %add.ptr.i441 = getelementptr inbounds i8, ptr %68, i64 %add8.i
  br label %for.body.i

for.body.i:                                       ; preds = %if.then.i440, %cond.end.i442
  %k.072.i = phi i64 [ %inc.i, %cond.end.i442 ], [ 0, %if.then.i440 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i441, i64 %k.072.i
  %69 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %69, 0
  br i1 %tobool.not.i, label %cond.end.i442, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i
  %arrayidx12.i = getelementptr inbounds float, ptr %add.ptr112, i64 %k.072.i
  %70 = load float, ptr %arrayidx12.i, align 4
  br label %cond.end.i442

cond.end.i442:                                    ; preds = %cond.true.i, %for.body.i
  %cond.i443 = phi float [ %70, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i ]
  %arrayidx13.i = getelementptr inbounds float, ptr %add.ptr112, i64 %k.072.i
  store float %cond.i443, ptr %arrayidx13.i, align 4
  %inc.i = add nuw nsw i64 %k.072.i, 1
  %exitcond74.not.i = icmp eq i64 %inc.i, %sub107
  br i1 %exitcond74.not.i, label %if.end118, label %for.body.i, !llvm.loop !8

if.else.i:                                        ; preds = %if.then114
  %add.ptr16.i = getelementptr inbounds float, ptr %68, i64 %add8.i
  %cmp20.not66.i = icmp ult i64 %sub107, 16
  br i1 %cmp20.not66.i, label %for.cond30.preheader.i, label %for.body22.i

for.cond30.preheader.i:                           ; preds = %for.body22.i, %if.else.i
  %k17.0.lcssa.i = phi i64 [ 0, %if.else.i ], [ %add1968.i, %for.body22.i ]
  %cmp3169.i = icmp slt i64 %k17.0.lcssa.i, %sub107
  br i1 %cmp3169.i, label %for.body33.i, label %if.end118

for.body22.i:                                     ; preds = %if.else.i, %for.body22.i
  %add1968.i = phi i64 [ %add19.i, %for.body22.i ], [ 16, %if.else.i ]
  %k17.067.i = phi i64 [ %add1968.i, %for.body22.i ], [ 0, %if.else.i ]
  %add.ptr23.i = getelementptr inbounds float, ptr %add.ptr112, i64 %k17.067.i
  %71 = load <16 x float>, ptr %add.ptr23.i, align 4
  %add.ptr24.i = getelementptr inbounds float, ptr %add.ptr16.i, i64 %k17.067.i
  %72 = load <16 x float>, ptr %add.ptr24.i, align 4
  %add25.i = fadd <16 x float> %71, %72
  store <16 x float> %add25.i, ptr %add.ptr23.i, align 4
  %add19.i = add nuw nsw i64 %add1968.i, 16
  %cmp20.not.i = icmp sgt i64 %add19.i, %sub107
  br i1 %cmp20.not.i, label %for.cond30.preheader.i, label %for.body22.i, !llvm.loop !9

for.body33.i:                                     ; preds = %for.cond30.preheader.i, %for.body33.i
  %k17.170.i = phi i64 [ %inc38.i, %for.body33.i ], [ %k17.0.lcssa.i, %for.cond30.preheader.i ]
  %arrayidx34.i = getelementptr inbounds float, ptr %add.ptr16.i, i64 %k17.170.i
  %73 = load float, ptr %arrayidx34.i, align 4
  %arrayidx35.i = getelementptr inbounds float, ptr %add.ptr112, i64 %k17.170.i
  %74 = load float, ptr %arrayidx35.i, align 4
  %add36.i = fadd float %73, %74
  store float %add36.i, ptr %arrayidx35.i, align 4
  %inc38.i = add nuw nsw i64 %k17.170.i, 1
  %exitcond.not.i = icmp eq i64 %inc38.i, %sub107
  br i1 %exitcond.not.i, label %if.end118, label %for.body33.i, !llvm.loop !10

if.end118:                                        ; preds = %for.body33.i, %cond.end.i442, %for.cond30.preheader.i, %if.end110
  %75 = load ptr, ptr %sums, align 8
  %76 = getelementptr float, ptr %75, i64 %mul35
  %77 = getelementptr float, ptr %76, i64 %row.0520
  %arrayidx121 = getelementptr float, ptr %77, i64 %i.0514
  %78 = load float, ptr %arrayidx121, align 4
  %cmp.not83.i = icmp slt i64 %sub107, 16
  br i1 %cmp.not83.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %if.end118
  %splat.splatinsert.i = insertelement <16 x float> poison, float %78, i64 0
  %splat.splat.i = shufflevector <16 x float> %splat.splatinsert.i, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i444

for.body.i444:                                    ; preds = %for.body.i444, %for.body.lr.ph.i
  %add86.i = phi i64 [ 16, %for.body.lr.ph.i ], [ %add.i448, %for.body.i444 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add86.i, %for.body.i444 ]
  %add.ptr.i445 = getelementptr inbounds float, ptr %add.ptr112, i64 %k.085.i
  %79 = load <16 x float>, ptr %add.ptr.i445, align 4
  %sub.i446 = fsub <16 x float> %79, %splat.splat.i
  %80 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i446, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %sub.i64.i = fadd <16 x float> %80, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %81 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i64.i, <16 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <16 x float> %sub.i446)
  %82 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i64.i, <16 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <16 x float> %81)
  %83 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> <float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000>, <16 x float> <float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000>)
  %84 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %82, <16 x float> <float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000>)
  %85 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %84, <16 x float> %82, <16 x float> <float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000>)
  %86 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %85, <16 x float> %82, <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>)
  %87 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %86, <16 x float> %82, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %88 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %87, <16 x float> %82, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %89 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %88, <16 x float> %82, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %90 = bitcast <16 x float> %80 to <16 x i32>
  %shl.i69.i = shl <16 x i32> %90, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %91 = bitcast <16 x float> %89 to <16 x i32>
  %add.i70.i = add <16 x i32> %shl.i69.i, %91
  %cmp2.i71.i = fcmp uno <16 x float> %sub.i446, zeroinitializer
  %92 = fcmp uge <16 x float> %sub.i446, <float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01>
  %93 = bitcast <16 x i32> %add.i70.i to <16 x float>
  %94 = select <16 x i1> %92, <16 x float> %93, <16 x float> zeroinitializer
  %95 = select <16 x i1> %cmp2.i71.i, <16 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, <16 x float> %94
  store <16 x float> %95, ptr %add.ptr.i445, align 4
  %add.i448 = add nuw nsw i64 %add86.i, 16
  %cmp.not.i449 = icmp sgt i64 %add.i448, %sub107
  br i1 %cmp.not.i449, label %for.end.i, label %for.body.i444, !llvm.loop !14

for.end.i:                                        ; preds = %for.body.i444, %if.end118
  %k.0.lcssa.i = phi i64 [ 0, %if.end118 ], [ %add86.i, %for.body.i444 ]
  %cmp4.i = icmp slt i64 %k.0.lcssa.i, %sub107
  br i1 %cmp4.i, label %for.body9.preheader.i, label %cleanup

for.body9.preheader.i:                            ; preds = %for.end.i
  %96 = sub nsw i64 %sub107, %k.0.lcssa.i
  %invariant.gep.i = getelementptr float, ptr %add.ptr112, i64 %k.0.lcssa.i
  br label %for.body9.i

for.body19.preheader.i:                           ; preds = %for.body9.i
  %97 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %vecins.i, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %sub.i.i = fadd <16 x float> %97, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %98 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i.i, <16 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <16 x float> %vecins.i)
  %99 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i.i, <16 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <16 x float> %98)
  %100 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %99, <16 x float> <float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000>, <16 x float> <float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000>)
  %101 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %100, <16 x float> %99, <16 x float> <float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000>)
  %102 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %101, <16 x float> %99, <16 x float> <float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000>)
  %103 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %102, <16 x float> %99, <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>)
  %104 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %103, <16 x float> %99, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %105 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %104, <16 x float> %99, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %106 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %105, <16 x float> %99, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %107 = bitcast <16 x float> %97 to <16 x i32>
  %shl.i.i = shl <16 x i32> %107, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %108 = bitcast <16 x float> %106 to <16 x i32>
  %add.i.i = add <16 x i32> %shl.i.i, %108
  %cmp2.i.i = fcmp uno <16 x float> %vecins.i, zeroinitializer
  %109 = fcmp uge <16 x float> %vecins.i, <float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01>
  %110 = bitcast <16 x i32> %add.i.i to <16 x float>
  %111 = select <16 x i1> %109, <16 x float> %110, <16 x float> zeroinitializer
  %112 = select <16 x i1> %cmp2.i.i, <16 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, <16 x float> %111
  br label %for.body19.i

for.body9.i:                                      ; preds = %for.body9.i, %for.body9.preheader.i
  %lane.089.i = phi i64 [ %inc.i450, %for.body9.i ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <16 x float> [ %vecins.i, %for.body9.i ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr float, ptr %invariant.gep.i, i64 %lane.089.i
  %113 = load float, ptr %gep.i, align 4
  %sub11.i = fsub float %113, %78
  %vecins.i = insertelement <16 x float> %v5.088.i, float %sub11.i, i64 %lane.089.i
  %inc.i450 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i451 = icmp eq i64 %inc.i450, %96
  br i1 %exitcond.not.i451, label %for.body19.preheader.i, label %for.body9.i, !llvm.loop !15

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %vecext.i = extractelement <16 x float> %112, i64 %lane14.095.i
  %gep105.i = getelementptr float, ptr %invariant.gep.i, i64 %lane14.095.i
  store float %vecext.i, ptr %gep105.i, align 4
  %inc25.i = add nuw nsw i64 %lane14.095.i, 1
  %exitcond102.not.i = icmp eq i64 %inc25.i, %96
  br i1 %exitcond102.not.i, label %cleanup, label %for.body19.i, !llvm.loop !16

cleanup:                                          ; preds = %for.body19.i, %for.end.i, %visible_to.exit427
  %inc = add nuw nsw i64 %i.0514, 1
  %exitcond.not = icmp eq i64 %inc, %cond.i
  br i1 %exitcond.not, label %for.cond.cleanup92, label %for.body93, !llvm.loop !26

if.then127:                                       ; preds = %for.cond.cleanup92
  %114 = load i64, ptr %outputs, align 8
  %115 = load i64, ptr %arrayidx65, align 8
  %mul133 = mul nsw i64 %114, %key.0518
  %add.ptr134 = getelementptr inbounds float, ptr %cond13, i64 %mul133
  %116 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i452 = icmp eq i64 %116, 32
  %117 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i452, label %if.then.i455, label %if.else.i453

if.then.i455:                                     ; preds = %if.then127
  %conv.i456 = trunc i64 %cond.i407 to i32
  %conv1.i = trunc i64 %114 to i32
  %conv4.i = trunc i64 %115 to i32
  call void %117(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i456, i32 noundef %conv1.i, i32 noundef %conv.i.i, float noundef 1.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv.i456, ptr noundef %add.ptr67, i32 noundef %conv4.i, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i32 noundef %conv1.i) #6
  br label %if.end136

if.else.i453:                                     ; preds = %if.then127
  call void %117(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i407, i64 noundef %114, i64 noundef %cond.i, float noundef 1.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i407, ptr noundef %add.ptr67, i64 noundef %115, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i64 noundef %114) #6
  br label %if.end136

if.end136:                                        ; preds = %if.else.i453, %if.then.i455, %for.cond.cleanup92
  br i1 %or.cond, label %cleanup212, label %if.end140

if.end140:                                        ; preds = %if.end136
  %118 = load i64, ptr %outputs, align 8
  %119 = load i64, ptr %arrayidx65, align 8
  %120 = load ptr, ptr %v, align 8
  %121 = load i64, ptr %v_step, align 8
  %mul145 = mul nsw i64 %121, %div1
  %add.ptr146 = getelementptr inbounds float, ptr %120, i64 %mul145
  %122 = load i64, ptr %arrayidx148, align 8
  %mul149 = mul nsw i64 %122, %rem.decomposed
  %add.ptr150 = getelementptr inbounds float, ptr %add.ptr146, i64 %mul149
  %123 = load i64, ptr %arrayidx152, align 8
  %mul153 = mul nsw i64 %123, %key.0518
  %add.ptr154 = getelementptr inbounds float, ptr %add.ptr150, i64 %mul153
  %124 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i458 = icmp eq i64 %124, 32
  %125 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i458, label %if.then.i462, label %if.else.i460

if.then.i462:                                     ; preds = %if.end140
  %conv1.i464 = trunc i64 %cond.i407 to i32
  %conv2.i465 = trunc i64 %118 to i32
  %conv3.i466 = trunc i64 %119 to i32
  %conv4.i467 = trunc i64 %123 to i32
  call void %125(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i464, i32 noundef %conv2.i465, float noundef 1.000000e+00, ptr noundef %add.ptr67, i32 noundef %conv3.i466, ptr noundef %add.ptr154, i32 noundef %conv4.i467, float noundef 0.000000e+00, ptr noundef nonnull %slopes, i32 noundef %conv1.i464) #6
  br label %multiply_f.exit469

if.else.i460:                                     ; preds = %if.end140
  call void %125(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i407, i64 noundef %118, float noundef 1.000000e+00, ptr noundef %add.ptr67, i64 noundef %119, ptr noundef %add.ptr154, i64 noundef %123, float noundef 0.000000e+00, ptr noundef nonnull %slopes, i64 noundef %cond.i407) #6
  br label %multiply_f.exit469

multiply_f.exit469:                               ; preds = %if.then.i462, %if.else.i460
  br i1 %cmp91513, label %for.body162.lr.ph, label %for.cond.cleanup161

for.body162.lr.ph:                                ; preds = %multiply_f.exit469
  %126 = load ptr, ptr %less, align 8
  %127 = getelementptr float, ptr %126, i64 %mul35
  %128 = getelementptr float, ptr %127, i64 %row.0520
  %cmp.not25.i = icmp slt i64 %cond.i407, 16
  br label %for.body162

for.cond.cleanup161:                              ; preds = %sloped_f.exit, %multiply_f.exit469
  br i1 %cmp45.not511, label %if.end197, label %if.then177

for.body162:                                      ; preds = %for.body162.lr.ph, %sloped_f.exit
  %i158.0516 = phi i64 [ 0, %for.body162.lr.ph ], [ %inc173, %sloped_f.exit ]
  %mul164 = mul nsw i64 %i158.0516, %cond.i407
  %add.ptr165 = getelementptr inbounds float, ptr %parts, i64 %mul164
  %add.ptr168 = getelementptr inbounds float, ptr %slopes, i64 %mul164
  %arrayidx171 = getelementptr float, ptr %128, i64 %i158.0516
  %129 = load float, ptr %arrayidx171, align 4
  br i1 %cmp.not25.i, label %for.cond4.preheader.i, label %for.body.lr.ph.i470

for.body.lr.ph.i470:                              ; preds = %for.body162
  %splat.splatinsert.i471 = insertelement <16 x float> poison, float %129, i64 0
  %splat.splat.i472 = shufflevector <16 x float> %splat.splatinsert.i471, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i473

for.cond4.preheader.i:                            ; preds = %for.body.i473, %for.body162
  %k.0.lcssa.i479 = phi i64 [ 0, %for.body162 ], [ %add27.i, %for.body.i473 ]
  %cmp528.i = icmp slt i64 %k.0.lcssa.i479, %cond.i407
  br i1 %cmp528.i, label %for.body6.i, label %sloped_f.exit

for.body.i473:                                    ; preds = %for.body.i473, %for.body.lr.ph.i470
  %add27.i = phi i64 [ 16, %for.body.lr.ph.i470 ], [ %add.i477, %for.body.i473 ]
  %k.026.i = phi i64 [ 0, %for.body.lr.ph.i470 ], [ %add27.i, %for.body.i473 ]
  %add.ptr.i474 = getelementptr inbounds float, ptr %add.ptr165, i64 %k.026.i
  %130 = load <16 x float>, ptr %add.ptr.i474, align 4
  %add.ptr1.i = getelementptr inbounds float, ptr %add.ptr168, i64 %k.026.i
  %131 = load <16 x float>, ptr %add.ptr1.i, align 4
  %sub.i475 = fsub <16 x float> %131, %splat.splat.i472
  %mul.i476 = fmul <16 x float> %130, %sub.i475
  store <16 x float> %mul.i476, ptr %add.ptr.i474, align 4
  %add.i477 = add nuw nsw i64 %add27.i, 16
  %cmp.not.i478 = icmp sgt i64 %add.i477, %cond.i407
  br i1 %cmp.not.i478, label %for.cond4.preheader.i, label %for.body.i473, !llvm.loop !27

for.body6.i:                                      ; preds = %for.cond4.preheader.i, %for.body6.i
  %k.129.i = phi i64 [ %inc.i480, %for.body6.i ], [ %k.0.lcssa.i479, %for.cond4.preheader.i ]
  %arrayidx.i = getelementptr inbounds float, ptr %add.ptr168, i64 %k.129.i
  %132 = load float, ptr %arrayidx.i, align 4
  %sub7.i = fsub float %132, %129
  %arrayidx8.i = getelementptr inbounds float, ptr %add.ptr165, i64 %k.129.i
  %133 = load float, ptr %arrayidx8.i, align 4
  %mul9.i = fmul float %133, %sub7.i
  store float %mul9.i, ptr %arrayidx8.i, align 4
  %inc.i480 = add nuw nsw i64 %k.129.i, 1
  %exitcond.not.i481 = icmp eq i64 %inc.i480, %cond.i407
  br i1 %exitcond.not.i481, label %sloped_f.exit, label %for.body6.i, !llvm.loop !28

sloped_f.exit:                                    ; preds = %for.body6.i, %for.cond4.preheader.i
  %inc173 = add nuw nsw i64 %i158.0516, 1
  %exitcond527.not = icmp eq i64 %inc173, %cond.i
  br i1 %exitcond527.not, label %for.cond.cleanup161, label %for.body162, !llvm.loop !29

if.then177:                                       ; preds = %for.cond.cleanup161
  %134 = load i64, ptr %features, align 8
  %135 = load double, ptr %scale.i, align 8
  %conv = fptrunc double %135 to float
  %136 = load ptr, ptr %k.i, align 8
  %137 = load i64, ptr %k_step.i, align 8
  %mul181 = mul nsw i64 %137, %div1
  %add.ptr182 = getelementptr inbounds float, ptr %136, i64 %mul181
  %138 = load i64, ptr %arrayidx15.i, align 8
  %mul185 = mul nsw i64 %138, %rem.decomposed
  %add.ptr186 = getelementptr inbounds float, ptr %add.ptr182, i64 %mul185
  %139 = load i64, ptr %arrayidx19.i, align 8
  %mul189 = mul nsw i64 %139, %key.0518
  %add.ptr190 = getelementptr inbounds float, ptr %add.ptr186, i64 %mul189
  %mul194 = mul nsw i64 %134, %row.0520
  %add.ptr195 = getelementptr inbounds float, ptr %cond44510, i64 %mul194
  %140 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i483 = icmp eq i64 %140, 32
  %141 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i483, label %if.then.i487, label %if.else.i485

if.then.i487:                                     ; preds = %if.then177
  %conv1.i489 = trunc i64 %134 to i32
  %conv2.i490 = trunc i64 %cond.i407 to i32
  %conv4.i492 = trunc i64 %139 to i32
  call void %141(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i489, i32 noundef %conv2.i490, float noundef %conv, ptr noundef nonnull %parts, i32 noundef %conv2.i490, ptr noundef %add.ptr190, i32 noundef %conv4.i492, float noundef 1.000000e+00, ptr noundef %add.ptr195, i32 noundef %conv1.i489) #6
  br label %if.end197

if.else.i485:                                     ; preds = %if.then177
  call void %141(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %134, i64 noundef %cond.i407, float noundef %conv, ptr noundef nonnull %parts, i64 noundef %cond.i407, ptr noundef %add.ptr190, i64 noundef %139, float noundef 1.000000e+00, ptr noundef %add.ptr195, i64 noundef %134) #6
  br label %if.end197

if.end197:                                        ; preds = %if.else.i485, %if.then.i487, %for.cond.cleanup161
  br i1 %cmp14.not, label %cleanup212, label %if.then200

if.then200:                                       ; preds = %if.end197
  %142 = load i64, ptr %features, align 8
  %143 = load double, ptr %scale.i, align 8
  %conv203 = fptrunc double %143 to float
  %144 = load i64, ptr %arrayidx77, align 8
  %mul208 = mul nsw i64 %142, %key.0518
  %add.ptr209 = getelementptr inbounds float, ptr %cond, i64 %mul208
  %145 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i496 = icmp eq i64 %145, 32
  %146 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i496, label %if.then.i500, label %if.else.i498

if.then.i500:                                     ; preds = %if.then200
  %conv.i501 = trunc i64 %cond.i407 to i32
  %conv1.i502 = trunc i64 %142 to i32
  %conv4.i505 = trunc i64 %144 to i32
  call void %146(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i501, i32 noundef %conv1.i502, i32 noundef %conv.i.i, float noundef %conv203, ptr noundef nonnull %parts, i32 noundef %conv.i501, ptr noundef %add.ptr79, i32 noundef %conv4.i505, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr209, i32 noundef %conv1.i502) #6
  br label %cleanup212

if.else.i498:                                     ; preds = %if.then200
  call void %146(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i407, i64 noundef %142, i64 noundef %cond.i, float noundef %conv203, ptr noundef nonnull %parts, i64 noundef %cond.i407, ptr noundef %add.ptr79, i64 noundef %144, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr209, i64 noundef %142) #6
  br label %cleanup212

cleanup212:                                       ; preds = %if.else.i498, %if.then.i500, %if.end197, %if.end136
  %147 = load i64, ptr %block_keys, align 8
  %add217 = add nsw i64 %147, %key.0518
  %cmp84 = icmp slt i64 %add217, %cond11.i
  br i1 %cmp84, label %for.body86, label %for.cond.cleanup85.loopexit, !llvm.loop !30
}

; Function Attrs: nounwind
define void @lazyasync_attention_d(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %tile = alloca [16384 x double], align 64
  %largest = alloca [256 x double], align 8
  %sums = alloca [256 x double], align 8
  call void @llvm.lifetime.start.p0(i64 131072, ptr nonnull %tile) #6
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %largest) #6
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %sums) #6
  %get_threads = getelementptr inbounds i8, ptr %p, i64 360
  %0 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %p, i64 368
  %1 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %0() #6
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %1(i32 noundef 1) #6
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %cmp429 = icmp slt i64 %begin, %end
  br i1 %cmp429, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_to_one_thread.exit
  %blocks = getelementptr inbounds i8, ptr %p, i64 312
  %heads = getelementptr inbounds i8, ptr %p, i64 120
  %block_rows = getelementptr inbounds i8, ptr %p, i64 320
  %length = getelementptr inbounds i8, ptr %p, i64 136
  %out13 = getelementptr inbounds i8, ptr %p, i64 40
  %outputs = getelementptr inbounds i8, ptr %p, i64 160
  %first.i = getelementptr inbounds i8, ptr %p, i64 296
  %last.i = getelementptr inbounds i8, ptr %p, i64 304
  %others.i = getelementptr inbounds i8, ptr %p, i64 144
  %block_keys = getelementptr inbounds i8, ptr %p, i64 328
  %features.i = getelementptr inbounds i8, ptr %p, i64 152
  %scale.i = getelementptr inbounds i8, ptr %p, i64 336
  %q_step.i = getelementptr inbounds i8, ptr %p, i64 168
  %arrayidx2.i = getelementptr inbounds i8, ptr %p, i64 176
  %arrayidx6.i = getelementptr inbounds i8, ptr %p, i64 184
  %k.i = getelementptr inbounds i8, ptr %p, i64 8
  %k_step.i = getelementptr inbounds i8, ptr %p, i64 192
  %shared.i = getelementptr inbounds i8, ptr %p, i64 128
  %arrayidx15.i = getelementptr inbounds i8, ptr %p, i64 200
  %arrayidx19.i = getelementptr inbounds i8, ptr %p, i64 208
  %blas_bits.i.i = getelementptr inbounds i8, ptr %p, i64 352
  %blas.i.i = getelementptr inbounds i8, ptr %p, i64 344
  %mask_kind = getelementptr inbounds i8, ptr %p, i64 288
  %mask_step.i = getelementptr inbounds i8, ptr %p, i64 264
  %arrayidx2.i344 = getelementptr inbounds i8, ptr %p, i64 272
  %arrayidx5.i = getelementptr inbounds i8, ptr %p, i64 280
  %mask9.i = getelementptr inbounds i8, ptr %p, i64 32
  %v = getelementptr inbounds i8, ptr %p, i64 16
  %v_step = getelementptr inbounds i8, ptr %p, i64 216
  %arrayidx111 = getelementptr inbounds i8, ptr %p, i64 224
  %arrayidx115 = getelementptr inbounds i8, ptr %p, i64 232
  %wants_sums = getelementptr inbounds i8, ptr %p, i64 88
  %sums169 = getelementptr inbounds i8, ptr %p, i64 48
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup133, %keep_to_one_thread.exit
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %sums) #6
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %largest) #6
  call void @llvm.lifetime.end.p0(i64 131072, ptr nonnull %tile) #6
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup133
  %each.0430 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc178, %for.cond.cleanup133 ]
  %2 = load i64, ptr %blocks, align 8
  %each.0430.frozen = freeze i64 %each.0430
  %.frozen = freeze i64 %2
  %div = sdiv i64 %each.0430.frozen, %.frozen
  %3 = mul i64 %div, %.frozen
  %rem.decomposed = sub i64 %each.0430.frozen, %3
  %4 = load i64, ptr %heads, align 8
  %.frozen440 = freeze i64 %4
  %div6 = sdiv i64 %div, %.frozen440
  %5 = mul i64 %div6, %.frozen440
  %rem2.decomposed = sub i64 %div, %5
  %6 = load i64, ptr %block_rows, align 8
  %mul = mul nsw i64 %6, %rem.decomposed
  %7 = load i64, ptr %length, align 8
  %sub = sub nsw i64 %7, %mul
  %cond.i = call noundef i64 @llvm.smin.i64(i64 %6, i64 %sub)
  %mul9 = mul nsw i64 %div6, %4
  %add = add nsw i64 %mul9, %rem2.decomposed
  %mul11 = mul nsw i64 %add, %7
  %add12 = add nsw i64 %mul11, %mul
  %8 = load ptr, ptr %out13, align 8
  %9 = load i64, ptr %outputs, align 8
  %mul14 = mul nsw i64 %add12, %9
  %add.ptr = getelementptr inbounds double, ptr %8, i64 %mul14
  %10 = load i64, ptr %first.i, align 8
  %add.i309 = add nsw i64 %10, %mul
  %add1.i = add nsw i64 %cond.i, %mul
  %11 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %11
  %cmp.i310 = icmp slt i64 %add.i309, 0
  br i1 %cmp.i310, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body
  %12 = load i64, ptr %others.i, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i309, i64 %12)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body
  %cond.i311 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %13 = load i64, ptr %others.i, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %13)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp17419 = icmp sgt i64 %cond.i, 0
  br i1 %cmp17419, label %for.body19.preheader, label %for.cond.cleanup18

for.body19.preheader:                             ; preds = %visible_to.exit
  %14 = shl nuw i64 %cond.i, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %sums, i8 0, i64 %14, i1 false)
  br label %for.body19

for.cond.cleanup18:                               ; preds = %for.body19, %visible_to.exit
  %cmp23.not = icmp slt i64 %cond.i311, %cond11.i
  br i1 %cmp23.not, label %for.body31.lr.ph, label %if.end

for.body19:                                       ; preds = %for.body19.preheader, %for.body19
  %i.0420 = phi i64 [ %inc, %for.body19 ], [ 0, %for.body19.preheader ]
  %arrayidx = getelementptr inbounds [256 x double], ptr %largest, i64 0, i64 %i.0420
  store double 0xFFF0000000000000, ptr %arrayidx, align 8
  %inc = add nuw nsw i64 %i.0420, 1
  %exitcond.not = icmp eq i64 %inc, %cond.i
  br i1 %exitcond.not, label %for.cond.cleanup18, label %for.body19, !llvm.loop !31

if.end:                                           ; preds = %for.cond.cleanup18
  %mul25 = shl i64 %9, 3
  %mul.i = mul i64 %mul25, %cond.i
  call void @llvm.memset.p0.i64(ptr align 8 %add.ptr, i8 0, i64 %mul.i, i1 false)
  br label %for.cond130.preheader

for.body31.lr.ph:                                 ; preds = %for.cond.cleanup18
  %conv.i.i = trunc i64 %cond.i to i32
  %.pre = load i64, ptr %block_keys, align 8
  br label %for.body31

for.cond130.preheader:                            ; preds = %multiply_d.exit, %if.end
  br i1 %cmp17419, label %for.body134, label %for.cond.cleanup133

for.body31:                                       ; preds = %for.body31.lr.ph, %multiply_d.exit
  %15 = phi i64 [ %.pre, %for.body31.lr.ph ], [ %37, %multiply_d.exit ]
  %key.0426 = phi i64 [ %cond.i311, %for.body31.lr.ph ], [ %add126, %multiply_d.exit ]
  %sub33 = sub nsw i64 %cond11.i, %key.0426
  %cond.i312 = call noundef i64 @llvm.smin.i64(i64 %15, i64 %sub33)
  %cmp36 = icmp ne i64 %key.0426, %cond.i311
  %16 = load i64, ptr %features.i, align 8
  %17 = load double, ptr %scale.i, align 8
  %18 = load ptr, ptr %p, align 8
  %19 = load i64, ptr %q_step.i, align 8
  %mul.i313 = mul nsw i64 %19, %div6
  %add.ptr.i = getelementptr inbounds double, ptr %18, i64 %mul.i313
  %20 = load i64, ptr %arrayidx2.i, align 8
  %mul3.i = mul nsw i64 %20, %rem2.decomposed
  %add.ptr4.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul3.i
  %21 = load i64, ptr %arrayidx6.i, align 8
  %mul7.i = mul nsw i64 %21, %mul
  %add.ptr8.i = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul7.i
  %22 = load ptr, ptr %k.i, align 8
  %23 = load i64, ptr %k_step.i, align 8
  %mul12.i = mul nsw i64 %23, %div6
  %add.ptr13.i = getelementptr inbounds double, ptr %22, i64 %mul12.i
  %24 = load i64, ptr %shared.i, align 8
  %div.i = sdiv i64 %rem2.decomposed, %24
  %25 = load i64, ptr %arrayidx15.i, align 8
  %mul16.i = mul nsw i64 %25, %div.i
  %add.ptr17.i = getelementptr inbounds double, ptr %add.ptr13.i, i64 %mul16.i
  %26 = load i64, ptr %arrayidx19.i, align 8
  %mul20.i = mul nsw i64 %26, %key.0426
  %add.ptr21.i = getelementptr inbounds double, ptr %add.ptr17.i, i64 %mul20.i
  %27 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %27, 32
  %28 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body31
  %conv1.i.i = trunc i64 %cond.i312 to i32
  %conv2.i.i = trunc i64 %16 to i32
  %conv3.i.i = trunc i64 %21 to i32
  %conv4.i.i = trunc i64 %26 to i32
  call void %28(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, double noundef %17, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, double noundef 0.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv1.i.i) #6
  br label %scores_d.exit

if.else.i.i:                                      ; preds = %for.body31
  call void %28(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i312, i64 noundef %16, double noundef %17, ptr noundef %add.ptr8.i, i64 noundef %21, ptr noundef %add.ptr21.i, i64 noundef %26, double noundef 0.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i312) #6
  br label %scores_d.exit

scores_d.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp17419, label %for.body42, label %for.cond.cleanup41

for.cond.cleanup41:                               ; preds = %cleanup, %scores_d.exit
  %29 = load i64, ptr %outputs, align 8
  %30 = load ptr, ptr %v, align 8
  %31 = load i64, ptr %v_step, align 8
  %mul107 = mul nsw i64 %31, %div6
  %add.ptr108 = getelementptr inbounds double, ptr %30, i64 %mul107
  %32 = load i64, ptr %shared.i, align 8
  %div109 = sdiv i64 %rem2.decomposed, %32
  %33 = load i64, ptr %arrayidx111, align 8
  %mul112 = mul nsw i64 %33, %div109
  %add.ptr113 = getelementptr inbounds double, ptr %add.ptr108, i64 %mul112
  %34 = load i64, ptr %arrayidx115, align 8
  %mul116 = mul nsw i64 %34, %key.0426
  %add.ptr117 = getelementptr inbounds double, ptr %add.ptr113, i64 %mul116
  %conv122 = uitofp i1 %cmp36 to double
  %35 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i314 = icmp eq i64 %35, 32
  %36 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i314, label %if.then.i315, label %if.else.i

if.then.i315:                                     ; preds = %for.cond.cleanup41
  %conv1.i = trunc i64 %29 to i32
  %conv2.i = trunc i64 %cond.i312 to i32
  %conv4.i = trunc i64 %34 to i32
  call void %36(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i, i32 noundef %conv2.i, double noundef 1.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv2.i, ptr noundef %add.ptr117, i32 noundef %conv4.i, double noundef %conv122, ptr noundef %add.ptr, i32 noundef %conv1.i) #6
  br label %multiply_d.exit

if.else.i:                                        ; preds = %for.cond.cleanup41
  call void %36(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %29, i64 noundef %cond.i312, double noundef 1.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i312, ptr noundef %add.ptr117, i64 noundef %34, double noundef %conv122, ptr noundef %add.ptr, i64 noundef %29) #6
  br label %multiply_d.exit

multiply_d.exit:                                  ; preds = %if.then.i315, %if.else.i
  %37 = load i64, ptr %block_keys, align 8
  %add126 = add nsw i64 %37, %key.0426
  %cmp29 = icmp slt i64 %add126, %cond11.i
  br i1 %cmp29, label %for.body31, label %for.cond130.preheader, !llvm.loop !32

for.body42:                                       ; preds = %scores_d.exit, %cleanup
  %i37.0424 = phi i64 [ %inc101, %cleanup ], [ 0, %scores_d.exit ]
  %add43 = add nsw i64 %i37.0424, %mul
  %38 = load i64, ptr %first.i, align 8
  %add.i317 = add nsw i64 %38, %add43
  %add1.i318 = add nsw i64 %add43, 1
  %39 = load i64, ptr %last.i, align 8
  %add2.i320 = add nsw i64 %add1.i318, %39
  %cmp.i321 = icmp slt i64 %add.i317, 0
  br i1 %cmp.i321, label %cond.end.i325, label %cond.false.i322

cond.false.i322:                                  ; preds = %for.body42
  %40 = load i64, ptr %others.i, align 8
  %cond.i.i324 = call noundef i64 @llvm.smin.i64(i64 %add.i317, i64 %40)
  br label %cond.end.i325

cond.end.i325:                                    ; preds = %cond.false.i322, %for.body42
  %cond.i326 = phi i64 [ %cond.i.i324, %cond.false.i322 ], [ 0, %for.body42 ]
  %cmp5.i327 = icmp slt i64 %add2.i320, 0
  br i1 %cmp5.i327, label %visible_to.exit334, label %cond.false7.i328

cond.false7.i328:                                 ; preds = %cond.end.i325
  %41 = load i64, ptr %others.i, align 8
  %cond.i18.i330 = call noundef i64 @llvm.smin.i64(i64 %add2.i320, i64 %41)
  br label %visible_to.exit334

visible_to.exit334:                               ; preds = %cond.end.i325, %cond.false7.i328
  %cond11.i331 = phi i64 [ %cond.i18.i330, %cond.false7.i328 ], [ 0, %cond.end.i325 ]
  %sub.i335 = sub nsw i64 %cond.i326, %key.0426
  %cmp.i336 = icmp slt i64 %sub.i335, 0
  %cond.i.i337 = call i64 @llvm.smin.i64(i64 %sub.i335, i64 %cond.i312)
  %spec.select.i = select i1 %cmp.i336, i64 0, i64 %cond.i.i337
  %sub3.i = sub nsw i64 %cond11.i331, %key.0426
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i312)
  %cond11.i338 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %spec.select.i)
  %mul47 = mul nsw i64 %i37.0424, %cond.i312
  %add.ptr48 = getelementptr inbounds double, ptr %tile, i64 %mul47
  %mul.i341 = shl i64 %spec.select.i, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr48, i8 0, i64 %mul.i341, i1 false)
  %add.ptr51 = getelementptr inbounds double, ptr %add.ptr48, i64 %cond11.i338
  %sub53 = sub nsw i64 %cond.i312, %cond11.i338
  %mul.i342 = shl i64 %sub53, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr51, i8 0, i64 %mul.i342, i1 false)
  %sub56 = sub nsw i64 %cond11.i338, %spec.select.i
  %cmp57 = icmp slt i64 %sub56, 1
  br i1 %cmp57, label %cleanup, label %if.end60

if.end60:                                         ; preds = %visible_to.exit334
  %add.ptr62 = getelementptr inbounds double, ptr %add.ptr48, i64 %spec.select.i
  %42 = load i64, ptr %mask_kind, align 8
  %cmp63.not = icmp eq i64 %42, 0
  br i1 %cmp63.not, label %if.end69, label %if.then65

if.then65:                                        ; preds = %if.end60
  %add68 = add nsw i64 %spec.select.i, %key.0426
  %43 = load i64, ptr %mask_step.i, align 8
  %mul.i343 = mul nsw i64 %43, %div6
  %44 = load i64, ptr %arrayidx2.i344, align 8
  %mul3.i345 = mul nsw i64 %44, %rem2.decomposed
  %45 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %45, %add43
  %add.i346 = add i64 %add68, %mul.i343
  %add7.i = add i64 %add.i346, %mul3.i345
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i347 = icmp eq i64 %42, 1
  %46 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i347, label %if.then.i349, label %if.else.i348

if.then.i349:                                     ; preds = %if.then65
  %add.ptr.i350 = getelementptr inbounds i8, ptr %46, i64 %add8.i
  br label %for.body.i351

for.body.i351:                                    ; preds = %if.then.i349, %cond.end.i352
  %k.072.i = phi i64 [ %inc.i354, %cond.end.i352 ], [ 0, %if.then.i349 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i350, i64 %k.072.i
  %47 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %47, 0
  br i1 %tobool.not.i, label %cond.end.i352, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i351
  %arrayidx12.i = getelementptr inbounds double, ptr %add.ptr62, i64 %k.072.i
  %48 = load double, ptr %arrayidx12.i, align 8
  br label %cond.end.i352

cond.end.i352:                                    ; preds = %cond.true.i, %for.body.i351
  %cond.i353 = phi double [ %48, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i351 ]
  %arrayidx13.i = getelementptr inbounds double, ptr %add.ptr62, i64 %k.072.i
  store double %cond.i353, ptr %arrayidx13.i, align 8
  %inc.i354 = add nuw nsw i64 %k.072.i, 1
  %exitcond74.not.i = icmp eq i64 %inc.i354, %sub56
  br i1 %exitcond74.not.i, label %if.end69, label %for.body.i351, !llvm.loop !33

if.else.i348:                                     ; preds = %if.then65
  %add.ptr16.i = getelementptr inbounds double, ptr %46, i64 %add8.i
  %cmp20.not66.i = icmp ult i64 %sub56, 8
  br i1 %cmp20.not66.i, label %for.cond30.preheader.i, label %for.body22.i

for.cond30.preheader.i:                           ; preds = %for.body22.i, %if.else.i348
  %k17.0.lcssa.i = phi i64 [ 0, %if.else.i348 ], [ %add1968.i, %for.body22.i ]
  %cmp3169.i = icmp slt i64 %k17.0.lcssa.i, %sub56
  br i1 %cmp3169.i, label %for.body33.i, label %if.end69

for.body22.i:                                     ; preds = %if.else.i348, %for.body22.i
  %add1968.i = phi i64 [ %add19.i, %for.body22.i ], [ 8, %if.else.i348 ]
  %k17.067.i = phi i64 [ %add1968.i, %for.body22.i ], [ 0, %if.else.i348 ]
  %add.ptr23.i = getelementptr inbounds double, ptr %add.ptr62, i64 %k17.067.i
  %49 = load <8 x double>, ptr %add.ptr23.i, align 8
  %add.ptr24.i = getelementptr inbounds double, ptr %add.ptr16.i, i64 %k17.067.i
  %50 = load <8 x double>, ptr %add.ptr24.i, align 8
  %add25.i = fadd <8 x double> %49, %50
  store <8 x double> %add25.i, ptr %add.ptr23.i, align 8
  %add19.i = add nuw nsw i64 %add1968.i, 8
  %cmp20.not.i = icmp sgt i64 %add19.i, %sub56
  br i1 %cmp20.not.i, label %for.cond30.preheader.i, label %for.body22.i, !llvm.loop !34

for.body33.i:                                     ; preds = %for.cond30.preheader.i, %for.body33.i
  %k17.170.i = phi i64 [ %inc38.i, %for.body33.i ], [ %k17.0.lcssa.i, %for.cond30.preheader.i ]
  %arrayidx34.i = getelementptr inbounds double, ptr %add.ptr16.i, i64 %k17.170.i
  %51 = load double, ptr %arrayidx34.i, align 8
  %arrayidx35.i = getelementptr inbounds double, ptr %add.ptr62, i64 %k17.170.i
  %52 = load double, ptr %arrayidx35.i, align 8
  %add36.i = fadd double %51, %52
  store double %add36.i, ptr %arrayidx35.i, align 8
  %inc38.i = add nuw nsw i64 %k17.170.i, 1
  %exitcond.not.i = icmp eq i64 %inc38.i, %sub56
  br i1 %exitcond.not.i, label %if.end69, label %for.body33.i, !llvm.loop !35

if.end69:                                         ; preds = %for.body33.i, %cond.end.i352, %for.cond30.preheader.i, %if.end60
  %cmp.i355 = icmp sgt i64 %sub56, 7
  br i1 %cmp.i355, label %if.then.i357, label %if.end.i

if.then.i357:                                     ; preds = %if.end69
  %53 = load <8 x double>, ptr %add.ptr62, align 8
  %cmp1.not50.i = icmp ult i64 %sub56, 16
  br i1 %cmp1.not50.i, label %for.cond7.preheader.i, label %for.body.i358

for.cond7.preheader.i.loopexit:                   ; preds = %for.body.i358
  %54 = and i64 %sub56, 9223372036854775800
  br label %for.cond7.preheader.i

for.cond7.preheader.i:                            ; preds = %for.cond7.preheader.i.loopexit, %if.then.i357
  %k.0.lcssa.i = phi i64 [ 8, %if.then.i357 ], [ %54, %for.cond7.preheader.i.loopexit ]
  %most.0.lcssa.i = phi <8 x double> [ %53, %if.then.i357 ], [ %or.v.i, %for.cond7.preheader.i.loopexit ]
  br label %for.body9.i

for.body.i358:                                    ; preds = %if.then.i357, %for.body.i358
  %add53.i = phi i64 [ %add.i360, %for.body.i358 ], [ 16, %if.then.i357 ]
  %most.052.i = phi <8 x double> [ %or.v.i, %for.body.i358 ], [ %53, %if.then.i357 ]
  %k.051.i = phi i64 [ %add53.i, %for.body.i358 ], [ 8, %if.then.i357 ]
  %add.ptr.i359 = getelementptr inbounds double, ptr %add.ptr62, i64 %k.051.i
  %55 = load <8 x double>, ptr %add.ptr.i359, align 8
  %cmp2.inv.i = fcmp ogt <8 x double> %55, %most.052.i
  %or.v.i = select <8 x i1> %cmp2.inv.i, <8 x double> %55, <8 x double> %most.052.i
  %add.i360 = add nuw nsw i64 %add53.i, 8
  %cmp1.not.i361 = icmp sgt i64 %add.i360, %sub56
  br i1 %cmp1.not.i361, label %for.cond7.preheader.i.loopexit, label %for.body.i358, !llvm.loop !36

for.body9.i:                                      ; preds = %for.body9.i, %for.cond7.preheader.i
  %lane.056.i = phi i64 [ 0, %for.cond7.preheader.i ], [ %inc.i363, %for.body9.i ]
  %found.055.i = phi double [ 0xFFF0000000000000, %for.cond7.preheader.i ], [ %vecext.found.0.i, %for.body9.i ]
  %vecext.i362 = extractelement <8 x double> %most.0.lcssa.i, i64 %lane.056.i
  %cmp10.i = fcmp ogt double %vecext.i362, %found.055.i
  %vecext.found.0.i = select i1 %cmp10.i, double %vecext.i362, double %found.055.i
  %inc.i363 = add nuw nsw i64 %lane.056.i, 1
  %exitcond.not.i364 = icmp eq i64 %inc.i363, 8
  br i1 %exitcond.not.i364, label %if.end.i, label %for.body9.i, !llvm.loop !37

if.end.i:                                         ; preds = %for.body9.i, %if.end69
  %k.1.i = phi i64 [ 0, %if.end69 ], [ %k.0.lcssa.i, %for.body9.i ]
  %found.1.i = phi double [ 0xFFF0000000000000, %if.end69 ], [ %vecext.found.0.i, %for.body9.i ]
  %cmp1557.i = icmp slt i64 %k.1.i, %sub56
  br i1 %cmp1557.i, label %for.body16.i, label %largest_of_d.exit

for.body16.i:                                     ; preds = %if.end.i, %for.body16.i
  %found.259.i = phi double [ %.found.2.i, %for.body16.i ], [ %found.1.i, %if.end.i ]
  %k.258.i = phi i64 [ %inc24.i, %for.body16.i ], [ %k.1.i, %if.end.i ]
  %arrayidx.i356 = getelementptr inbounds double, ptr %add.ptr62, i64 %k.258.i
  %56 = load double, ptr %arrayidx.i356, align 8
  %cmp17.i = fcmp ogt double %56, %found.259.i
  %.found.2.i = select i1 %cmp17.i, double %56, double %found.259.i
  %inc24.i = add nuw nsw i64 %k.258.i, 1
  %exitcond61.not.i = icmp eq i64 %inc24.i, %sub56
  br i1 %exitcond61.not.i, label %largest_of_d.exit, label %for.body16.i, !llvm.loop !38

largest_of_d.exit:                                ; preds = %for.body16.i, %if.end.i
  %found.2.lcssa.i = phi double [ %found.1.i, %if.end.i ], [ %.found.2.i, %for.body16.i ]
  %arrayidx71 = getelementptr inbounds [256 x double], ptr %largest, i64 0, i64 %i37.0424
  %57 = load double, ptr %arrayidx71, align 8
  %cmp72 = fcmp ogt double %57, %found.2.lcssa.i
  %cond = select i1 %cmp72, double %57, double %found.2.lcssa.i
  %cmp74 = fcmp oeq double %cond, 0xFFF0000000000000
  %cond79 = select i1 %cmp74, double 0.000000e+00, double %cond
  %cmp.not83.i = icmp slt i64 %sub56, 8
  br i1 %cmp.not83.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %largest_of_d.exit
  %splat.splatinsert.i365 = insertelement <8 x double> poison, double %cond79, i64 0
  %splat.splat.i366 = shufflevector <8 x double> %splat.splatinsert.i365, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i367

for.body.i367:                                    ; preds = %for.body.i367, %for.body.lr.ph.i
  %add86.i = phi i64 [ 8, %for.body.lr.ph.i ], [ %add.i371, %for.body.i367 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add86.i, %for.body.i367 ]
  %sum.084.i = phi <8 x double> [ zeroinitializer, %for.body.lr.ph.i ], [ %add2.i370, %for.body.i367 ]
  %add.ptr.i368 = getelementptr inbounds double, ptr %add.ptr62, i64 %k.085.i
  %58 = load <8 x double>, ptr %add.ptr.i368, align 8
  %sub.i369 = fsub <8 x double> %58, %splat.splat.i366
  %59 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i369, <8 x double> <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>, <8 x double> <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>)
  %sub.i64.i = fadd <8 x double> %59, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %60 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i64.i, <8 x double> <double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000>, <8 x double> %sub.i369)
  %61 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i64.i, <8 x double> <double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76>, <8 x double> %60)
  %62 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>, <8 x double> <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>)
  %63 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %62, <8 x double> %61, <8 x double> <double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4>)
  %64 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %63, <8 x double> %61, <8 x double> <double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D>)
  %65 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %64, <8 x double> %61, <8 x double> <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>)
  %66 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %65, <8 x double> %61, <8 x double> <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>)
  %67 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %66, <8 x double> %61, <8 x double> <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>)
  %68 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %67, <8 x double> %61, <8 x double> <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>)
  %69 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %68, <8 x double> %61, <8 x double> <double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111>)
  %70 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %69, <8 x double> %61, <8 x double> <double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555>)
  %71 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %70, <8 x double> %61, <8 x double> <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555>)
  %72 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %71, <8 x double> %61, <8 x double> <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>)
  %73 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %72, <8 x double> %61, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %74 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %73, <8 x double> %61, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %75 = bitcast <8 x double> %59 to <8 x i64>
  %shl.i69.i = shl <8 x i64> %75, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %76 = bitcast <8 x double> %74 to <8 x i64>
  %add.i70.i = add <8 x i64> %shl.i69.i, %76
  %cmp2.i71.i = fcmp uno <8 x double> %sub.i369, zeroinitializer
  %77 = fcmp uge <8 x double> %sub.i369, <double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02>
  %78 = bitcast <8 x i64> %add.i70.i to <8 x double>
  %79 = select <8 x i1> %77, <8 x double> %78, <8 x double> zeroinitializer
  %80 = select <8 x i1> %cmp2.i71.i, <8 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, <8 x double> %79
  store <8 x double> %80, ptr %add.ptr.i368, align 8
  %add2.i370 = fadd <8 x double> %sum.084.i, %80
  %add.i371 = add nuw nsw i64 %add86.i, 8
  %cmp.not.i372 = icmp sgt i64 %add.i371, %sub56
  br i1 %cmp.not.i372, label %for.end.i, label %for.body.i367, !llvm.loop !39

for.end.i:                                        ; preds = %for.body.i367, %largest_of_d.exit
  %sum.0.lcssa.i = phi <8 x double> [ zeroinitializer, %largest_of_d.exit ], [ %add2.i370, %for.body.i367 ]
  %k.0.lcssa.i373 = phi i64 [ 0, %largest_of_d.exit ], [ %add86.i, %for.body.i367 ]
  %cmp4.i = icmp slt i64 %k.0.lcssa.i373, %sub56
  br i1 %cmp4.i, label %for.body9.preheader.i, label %for.body31.i.preheader

for.body9.preheader.i:                            ; preds = %for.end.i
  %81 = sub nsw i64 %sub56, %k.0.lcssa.i373
  %invariant.gep.i = getelementptr double, ptr %add.ptr62, i64 %k.0.lcssa.i373
  br label %for.body9.i376

for.body19.preheader.i:                           ; preds = %for.body9.i376
  %82 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %vecins.i, <8 x double> <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>, <8 x double> <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>)
  %sub.i.i = fadd <8 x double> %82, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %83 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i.i, <8 x double> <double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000>, <8 x double> %vecins.i)
  %84 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i.i, <8 x double> <double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76>, <8 x double> %83)
  %85 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %84, <8 x double> <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>, <8 x double> <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>)
  %86 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %85, <8 x double> %84, <8 x double> <double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4>)
  %87 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %86, <8 x double> %84, <8 x double> <double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D>)
  %88 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %87, <8 x double> %84, <8 x double> <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>)
  %89 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %88, <8 x double> %84, <8 x double> <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>)
  %90 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %89, <8 x double> %84, <8 x double> <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>)
  %91 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %90, <8 x double> %84, <8 x double> <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>)
  %92 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %84, <8 x double> <double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111>)
  %93 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %92, <8 x double> %84, <8 x double> <double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555>)
  %94 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %93, <8 x double> %84, <8 x double> <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555>)
  %95 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %94, <8 x double> %84, <8 x double> <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>)
  %96 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %95, <8 x double> %84, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %97 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %96, <8 x double> %84, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %98 = bitcast <8 x double> %82 to <8 x i64>
  %shl.i.i = shl <8 x i64> %98, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %99 = bitcast <8 x double> %97 to <8 x i64>
  %add.i.i = add <8 x i64> %shl.i.i, %99
  %cmp2.i.i = fcmp uno <8 x double> %vecins.i, zeroinitializer
  %100 = fcmp uge <8 x double> %vecins.i, <double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02>
  %101 = bitcast <8 x i64> %add.i.i to <8 x double>
  %102 = select <8 x i1> %100, <8 x double> %101, <8 x double> zeroinitializer
  %103 = select <8 x i1> %cmp2.i.i, <8 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, <8 x double> %102
  br label %for.body19.i

for.body9.i376:                                   ; preds = %for.body9.i376, %for.body9.preheader.i
  %lane.089.i = phi i64 [ %inc.i377, %for.body9.i376 ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <8 x double> [ %vecins.i, %for.body9.i376 ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr double, ptr %invariant.gep.i, i64 %lane.089.i
  %104 = load double, ptr %gep.i, align 8
  %sub11.i = fsub double %104, %cond79
  %vecins.i = insertelement <8 x double> %v5.088.i, double %sub11.i, i64 %lane.089.i
  %inc.i377 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i378 = icmp eq i64 %inc.i377, %81
  br i1 %exitcond.not.i378, label %for.body19.preheader.i, label %for.body9.i376, !llvm.loop !40

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %found.094.i = phi double [ %add23.i, %for.body19.i ], [ 0.000000e+00, %for.body19.preheader.i ]
  %vecext.i379 = extractelement <8 x double> %103, i64 %lane14.095.i
  %gep105.i = getelementptr double, ptr %invariant.gep.i, i64 %lane14.095.i
  store double %vecext.i379, ptr %gep105.i, align 8
  %add23.i = fadd double %found.094.i, %vecext.i379
  %inc25.i = add nuw nsw i64 %lane14.095.i, 1
  %exitcond102.not.i = icmp eq i64 %inc25.i, %81
  br i1 %exitcond102.not.i, label %for.body31.i.preheader, label %for.body19.i, !llvm.loop !41

for.body31.i.preheader:                           ; preds = %for.body19.i, %for.end.i
  %found.298.i.ph = phi double [ 0.000000e+00, %for.end.i ], [ %add23.i, %for.body19.i ]
  br label %for.body31.i

for.body31.i:                                     ; preds = %for.body31.i.preheader, %for.body31.i
  %lane27.099.i = phi i64 [ %inc35.i, %for.body31.i ], [ 0, %for.body31.i.preheader ]
  %found.298.i = phi double [ %add33.i, %for.body31.i ], [ %found.298.i.ph, %for.body31.i.preheader ]
  %vecext32.i = extractelement <8 x double> %sum.0.lcssa.i, i64 %lane27.099.i
  %add33.i = fadd double %found.298.i, %vecext32.i
  %inc35.i = add nuw nsw i64 %lane27.099.i, 1
  %exitcond103.not.i = icmp eq i64 %inc35.i, 8
  br i1 %exitcond103.not.i, label %exponentials_d.exit, label %for.body31.i, !llvm.loop !42

exponentials_d.exit:                              ; preds = %for.body31.i
  %cmp81 = fcmp ogt double %cond, %57
  br i1 %cmp81, label %if.then83, label %exponentials_d.exit.if.end95_crit_edge

exponentials_d.exit.if.end95_crit_edge:           ; preds = %exponentials_d.exit
  %arrayidx96.phi.trans.insert = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i37.0424
  %.pre436 = load double, ptr %arrayidx96.phi.trans.insert, align 8
  br label %if.end95

if.then83:                                        ; preds = %exponentials_d.exit
  %sub84 = fsub double %57, %cond
  %vecinit7.i = insertelement <8 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %sub84, i64 0
  %105 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %vecinit7.i, <8 x double> <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>, <8 x double> <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>)
  %sub.i = fadd <8 x double> %105, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %106 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i, <8 x double> <double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000>, <8 x double> %vecinit7.i)
  %107 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i, <8 x double> <double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76>, <8 x double> %106)
  %108 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %107, <8 x double> <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>, <8 x double> <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>)
  %109 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %108, <8 x double> %107, <8 x double> <double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4>)
  %110 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %109, <8 x double> %107, <8 x double> <double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D>)
  %111 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %110, <8 x double> %107, <8 x double> <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>)
  %112 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %111, <8 x double> %107, <8 x double> <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>)
  %113 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %112, <8 x double> %107, <8 x double> <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>)
  %114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %113, <8 x double> %107, <8 x double> <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>)
  %115 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %107, <8 x double> <double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111>)
  %116 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %115, <8 x double> %107, <8 x double> <double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555>)
  %117 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %116, <8 x double> %107, <8 x double> <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555>)
  %118 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %117, <8 x double> %107, <8 x double> <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>)
  %119 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %118, <8 x double> %107, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %120 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %107, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %121 = bitcast <8 x double> %105 to <8 x i64>
  %shl.i = shl <8 x i64> %121, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %122 = bitcast <8 x double> %120 to <8 x i64>
  %add.i = add <8 x i64> %shl.i, %122
  %cmp2.i = fcmp uno <8 x double> %vecinit7.i, zeroinitializer
  %123 = fcmp uge <8 x double> %vecinit7.i, <double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02>
  %124 = bitcast <8 x i64> %add.i to <8 x double>
  %125 = select <8 x i1> %123, <8 x double> %124, <8 x double> <double 0.000000e+00, double poison, double poison, double poison, double poison, double poison, double poison, double poison>
  %126 = select <8 x i1> %cmp2.i, <8 x double> <double 0xFFFFFFFFFFFFFFFF, double poison, double poison, double poison, double poison, double poison, double poison, double poison>, <8 x double> %125
  %vecext.i = extractelement <8 x double> %126, i64 0
  %arrayidx86 = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i37.0424
  %127 = load double, ptr %arrayidx86, align 8
  %mul87 = fmul double %vecext.i, %127
  br i1 %cmp36, label %if.then88, label %if.end93

if.then88:                                        ; preds = %if.then83
  %128 = load i64, ptr %outputs, align 8
  %mul90 = mul nsw i64 %128, %i37.0424
  %add.ptr91 = getelementptr inbounds double, ptr %add.ptr, i64 %mul90
  %cmp.not19.i = icmp slt i64 %128, 8
  br i1 %cmp.not19.i, label %for.cond3.preheader.i, label %for.body.lr.ph.i380

for.body.lr.ph.i380:                              ; preds = %if.then88
  %splat.splat.i382 = shufflevector <8 x double> %126, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i383

for.cond3.preheader.i:                            ; preds = %for.body.i383, %if.then88
  %k.0.lcssa.i388 = phi i64 [ 0, %if.then88 ], [ %add21.i, %for.body.i383 ]
  %cmp422.i = icmp slt i64 %k.0.lcssa.i388, %128
  br i1 %cmp422.i, label %for.body5.i, label %if.end93

for.body.i383:                                    ; preds = %for.body.i383, %for.body.lr.ph.i380
  %add21.i = phi i64 [ 8, %for.body.lr.ph.i380 ], [ %add.i386, %for.body.i383 ]
  %k.020.i = phi i64 [ 0, %for.body.lr.ph.i380 ], [ %add21.i, %for.body.i383 ]
  %add.ptr.i384 = getelementptr inbounds double, ptr %add.ptr91, i64 %k.020.i
  %129 = load <8 x double>, ptr %add.ptr.i384, align 8
  %mul.i385 = fmul <8 x double> %splat.splat.i382, %129
  store <8 x double> %mul.i385, ptr %add.ptr.i384, align 8
  %add.i386 = add nuw nsw i64 %add21.i, 8
  %cmp.not.i387 = icmp sgt i64 %add.i386, %128
  br i1 %cmp.not.i387, label %for.cond3.preheader.i, label %for.body.i383, !llvm.loop !43

for.body5.i:                                      ; preds = %for.cond3.preheader.i, %for.body5.i
  %k.123.i = phi i64 [ %inc.i391, %for.body5.i ], [ %k.0.lcssa.i388, %for.cond3.preheader.i ]
  %arrayidx.i389 = getelementptr inbounds double, ptr %add.ptr91, i64 %k.123.i
  %130 = load double, ptr %arrayidx.i389, align 8
  %mul6.i390 = fmul double %vecext.i, %130
  store double %mul6.i390, ptr %arrayidx.i389, align 8
  %inc.i391 = add nuw nsw i64 %k.123.i, 1
  %exitcond.not.i392 = icmp eq i64 %inc.i391, %128
  br i1 %exitcond.not.i392, label %if.end93, label %for.body5.i, !llvm.loop !44

if.end93:                                         ; preds = %for.body5.i, %for.cond3.preheader.i, %if.then83
  store double %cond, ptr %arrayidx71, align 8
  br label %if.end95

if.end95:                                         ; preds = %exponentials_d.exit.if.end95_crit_edge, %if.end93
  %131 = phi double [ %.pre436, %exponentials_d.exit.if.end95_crit_edge ], [ %mul87, %if.end93 ]
  %arrayidx96 = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i37.0424
  %add97 = fadd double %add33.i, %131
  store double %add97, ptr %arrayidx96, align 8
  br label %cleanup

cleanup:                                          ; preds = %visible_to.exit334, %if.end95
  %inc101 = add nuw nsw i64 %i37.0424, 1
  %exitcond433.not = icmp eq i64 %inc101, %cond.i
  br i1 %exitcond433.not, label %for.cond.cleanup41, label %for.body42, !llvm.loop !45

for.cond.cleanup133:                              ; preds = %if.end172, %for.cond130.preheader
  %inc178 = add i64 %each.0430, 1
  %exitcond435.not = icmp eq i64 %inc178, %end
  br i1 %exitcond435.not, label %for.cond.cleanup, label %for.body, !llvm.loop !46

for.body134:                                      ; preds = %for.cond130.preheader, %if.end172
  %i129.0428 = phi i64 [ %inc174, %if.end172 ], [ 0, %for.cond130.preheader ]
  %arrayidx135 = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i129.0428
  %132 = load double, ptr %arrayidx135, align 8
  %cmp136 = fcmp oeq double %132, 0.000000e+00
  %133 = load i64, ptr %outputs, align 8
  %mul141 = mul nsw i64 %133, %i129.0428
  %add.ptr142 = getelementptr inbounds double, ptr %add.ptr, i64 %mul141
  br i1 %cmp136, label %if.end150.thread, label %if.else

if.else:                                          ; preds = %for.body134
  %div149 = fdiv double 1.000000e+00, %132
  %cmp.not19.i394 = icmp slt i64 %133, 8
  br i1 %cmp.not19.i394, label %for.cond3.preheader.i405, label %for.body.lr.ph.i395

for.body.lr.ph.i395:                              ; preds = %if.else
  %splat.splatinsert.i396 = insertelement <8 x double> poison, double %div149, i64 0
  %splat.splat.i397 = shufflevector <8 x double> %splat.splatinsert.i396, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i398

for.cond3.preheader.i405:                         ; preds = %for.body.i398, %if.else
  %k.0.lcssa.i406 = phi i64 [ 0, %if.else ], [ %add21.i399, %for.body.i398 ]
  %cmp422.i407 = icmp slt i64 %k.0.lcssa.i406, %133
  br i1 %cmp422.i407, label %for.body5.i408, label %if.end150

for.body.i398:                                    ; preds = %for.body.i398, %for.body.lr.ph.i395
  %add21.i399 = phi i64 [ 8, %for.body.lr.ph.i395 ], [ %add.i403, %for.body.i398 ]
  %k.020.i400 = phi i64 [ 0, %for.body.lr.ph.i395 ], [ %add21.i399, %for.body.i398 ]
  %add.ptr.i401 = getelementptr inbounds double, ptr %add.ptr142, i64 %k.020.i400
  %134 = load <8 x double>, ptr %add.ptr.i401, align 8
  %mul.i402 = fmul <8 x double> %splat.splat.i397, %134
  store <8 x double> %mul.i402, ptr %add.ptr.i401, align 8
  %add.i403 = add nuw nsw i64 %add21.i399, 8
  %cmp.not.i404 = icmp sgt i64 %add.i403, %133
  br i1 %cmp.not.i404, label %for.cond3.preheader.i405, label %for.body.i398, !llvm.loop !43

for.body5.i408:                                   ; preds = %for.cond3.preheader.i405, %for.body5.i408
  %k.123.i409 = phi i64 [ %inc.i412, %for.body5.i408 ], [ %k.0.lcssa.i406, %for.cond3.preheader.i405 ]
  %arrayidx.i410 = getelementptr inbounds double, ptr %add.ptr142, i64 %k.123.i409
  %135 = load double, ptr %arrayidx.i410, align 8
  %mul6.i411 = fmul double %div149, %135
  store double %mul6.i411, ptr %arrayidx.i410, align 8
  %inc.i412 = add nuw nsw i64 %k.123.i409, 1
  %exitcond.not.i413 = icmp eq i64 %inc.i412, %133
  br i1 %exitcond.not.i413, label %if.end150, label %for.body5.i408, !llvm.loop !44

if.end150:                                        ; preds = %for.body5.i408, %for.cond3.preheader.i405
  %136 = load i64, ptr %wants_sums, align 8
  %tobool151.not = icmp eq i64 %136, 0
  br i1 %tobool151.not, label %if.end172, label %cond.false155

if.end150.thread:                                 ; preds = %for.body134
  %mul.i393 = shl i64 %133, 3
  call void @llvm.memset.p0.i64(ptr align 8 %add.ptr142, i8 0, i64 %mul.i393, i1 false)
  %137 = load i64, ptr %wants_sums, align 8
  %tobool151.not417 = icmp eq i64 %137, 0
  br i1 %tobool151.not417, label %if.end172, label %cond.end167

cond.false155:                                    ; preds = %if.end150
  %arrayidx156 = getelementptr inbounds [256 x double], ptr %largest, i64 0, i64 %i129.0428
  %138 = load double, ptr %arrayidx156, align 8
  %cmp157 = fcmp oeq double %138, 0xFFF0000000000000
  %cond163 = select i1 %cmp157, double 0.000000e+00, double %138
  %call165 = call double @log(double noundef %132) #6
  %add166 = fadd double %call165, %cond163
  br label %cond.end167

cond.end167:                                      ; preds = %if.end150.thread, %cond.false155
  %cond168 = phi double [ %add166, %cond.false155 ], [ 0.000000e+00, %if.end150.thread ]
  %139 = load ptr, ptr %sums169, align 8
  %140 = getelementptr double, ptr %139, i64 %add12
  %arrayidx171 = getelementptr double, ptr %140, i64 %i129.0428
  store double %cond168, ptr %arrayidx171, align 8
  br label %if.end172

if.end172:                                        ; preds = %if.end150.thread, %cond.end167, %if.end150
  %inc174 = add nuw nsw i64 %i129.0428, 1
  %exitcond434.not = icmp eq i64 %inc174, %cond.i
  br i1 %exitcond434.not, label %for.cond.cleanup133, label %for.body134, !llvm.loop !47
}

; Function Attrs: nounwind
define void @lazyasync_attention_gradient_d(ptr noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %parts = alloca [16384 x double], align 64
  %slopes = alloca [16384 x double], align 64
  call void @llvm.lifetime.start.p0(i64 131072, ptr nonnull %parts) #6
  call void @llvm.lifetime.start.p0(i64 131072, ptr nonnull %slopes) #6
  %get_threads = getelementptr inbounds i8, ptr %p, i64 360
  %0 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %p, i64 368
  %1 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %0() #6
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %1(i32 noundef 1) #6
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %heads = getelementptr inbounds i8, ptr %p, i64 120
  %2 = load i64, ptr %heads, align 8
  %shared = getelementptr inbounds i8, ptr %p, i64 128
  %3 = load i64, ptr %shared, align 8
  %div = sdiv i64 %2, %3
  %cmp521 = icmp slt i64 %begin, %end
  br i1 %cmp521, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_to_one_thread.exit
  %wants_k = getelementptr inbounds i8, ptr %p, i64 104
  %of_k2 = getelementptr inbounds i8, ptr %p, i64 72
  %others = getelementptr inbounds i8, ptr %p, i64 144
  %features = getelementptr inbounds i8, ptr %p, i64 152
  %wants_v = getelementptr inbounds i8, ptr %p, i64 112
  %of_v7 = getelementptr inbounds i8, ptr %p, i64 80
  %outputs = getelementptr inbounds i8, ptr %p, i64 160
  %length = getelementptr inbounds i8, ptr %p, i64 136
  %wants_q = getelementptr inbounds i8, ptr %p, i64 96
  %of_q39 = getelementptr inbounds i8, ptr %p, i64 64
  %block_rows = getelementptr inbounds i8, ptr %p, i64 320
  %g57 = getelementptr inbounds i8, ptr %p, i64 24
  %g_step = getelementptr inbounds i8, ptr %p, i64 240
  %arrayidx61 = getelementptr inbounds i8, ptr %p, i64 248
  %arrayidx65 = getelementptr inbounds i8, ptr %p, i64 256
  %q_step = getelementptr inbounds i8, ptr %p, i64 168
  %arrayidx73 = getelementptr inbounds i8, ptr %p, i64 176
  %arrayidx77 = getelementptr inbounds i8, ptr %p, i64 184
  %first.i = getelementptr inbounds i8, ptr %p, i64 296
  %last.i = getelementptr inbounds i8, ptr %p, i64 304
  %block_keys = getelementptr inbounds i8, ptr %p, i64 328
  %scale.i = getelementptr inbounds i8, ptr %p, i64 336
  %k.i = getelementptr inbounds i8, ptr %p, i64 8
  %k_step.i = getelementptr inbounds i8, ptr %p, i64 192
  %arrayidx15.i = getelementptr inbounds i8, ptr %p, i64 200
  %arrayidx19.i = getelementptr inbounds i8, ptr %p, i64 208
  %blas_bits.i.i = getelementptr inbounds i8, ptr %p, i64 352
  %blas.i.i = getelementptr inbounds i8, ptr %p, i64 344
  %mask_kind = getelementptr inbounds i8, ptr %p, i64 288
  %mask_step.i = getelementptr inbounds i8, ptr %p, i64 264
  %arrayidx2.i434 = getelementptr inbounds i8, ptr %p, i64 272
  %arrayidx5.i = getelementptr inbounds i8, ptr %p, i64 280
  %mask9.i = getelementptr inbounds i8, ptr %p, i64 32
  %sums = getelementptr inbounds i8, ptr %p, i64 48
  %v = getelementptr inbounds i8, ptr %p, i64 16
  %v_step = getelementptr inbounds i8, ptr %p, i64 216
  %arrayidx148 = getelementptr inbounds i8, ptr %p, i64 224
  %arrayidx152 = getelementptr inbounds i8, ptr %p, i64 232
  %less = getelementptr inbounds i8, ptr %p, i64 56
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup30, %keep_to_one_thread.exit
  call void @llvm.lifetime.end.p0(i64 131072, ptr nonnull %slopes) #6
  call void @llvm.lifetime.end.p0(i64 131072, ptr nonnull %parts) #6
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup30
  %each.0522 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc228, %for.cond.cleanup30 ]
  %each.0522.frozen = freeze i64 %each.0522
  %div.frozen = freeze i64 %div
  %div1 = sdiv i64 %each.0522.frozen, %div.frozen
  %4 = mul i64 %div1, %div.frozen
  %rem.decomposed = sub i64 %each.0522.frozen, %4
  %5 = load i64, ptr %wants_k, align 8
  %tobool.not = icmp eq i64 %5, 0
  br i1 %tobool.not, label %cond.end, label %cond.false

cond.false:                                       ; preds = %for.body
  %6 = load ptr, ptr %of_k2, align 8
  %7 = load i64, ptr %others, align 8
  %mul = mul nsw i64 %7, %each.0522
  %8 = load i64, ptr %features, align 8
  %mul3 = mul nsw i64 %mul, %8
  %add.ptr = getelementptr inbounds double, ptr %6, i64 %mul3
  br label %cond.end

cond.end:                                         ; preds = %for.body, %cond.false
  %cond = phi ptr [ %add.ptr, %cond.false ], [ null, %for.body ]
  %9 = load i64, ptr %wants_v, align 8
  %tobool4.not = icmp eq i64 %9, 0
  br i1 %tobool4.not, label %cond.end12, label %cond.false6

cond.false6:                                      ; preds = %cond.end
  %10 = load ptr, ptr %of_v7, align 8
  %11 = load i64, ptr %others, align 8
  %mul9 = mul nsw i64 %11, %each.0522
  %12 = load i64, ptr %outputs, align 8
  %mul10 = mul nsw i64 %mul9, %12
  %add.ptr11 = getelementptr inbounds double, ptr %10, i64 %mul10
  br label %cond.end12

cond.end12:                                       ; preds = %cond.end, %cond.false6
  %cond13 = phi ptr [ %add.ptr11, %cond.false6 ], [ null, %cond.end ]
  %cmp14.not = icmp eq ptr %cond, null
  br i1 %cmp14.not, label %if.end, label %if.then

if.then:                                          ; preds = %cond.end12
  %13 = load i64, ptr %others, align 8
  %14 = load i64, ptr %features, align 8
  %mul17 = shl i64 %13, 3
  %mul.i = mul i64 %mul17, %14
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %cond, i8 0, i64 %mul.i, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %cond.end12
  %cmp18.not = icmp eq ptr %cond13, null
  br i1 %cmp18.not, label %if.end23, label %if.then19

if.then19:                                        ; preds = %if.end
  %15 = load i64, ptr %others, align 8
  %16 = load i64, ptr %outputs, align 8
  %mul22 = shl i64 %15, 3
  %mul.i402 = mul i64 %mul22, %16
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %cond13, i8 0, i64 %mul.i402, i1 false)
  br label %if.end23

if.end23:                                         ; preds = %if.then19, %if.end
  %17 = load i64, ptr %shared, align 8
  %mul25 = mul nsw i64 %17, %rem.decomposed
  %add = add nsw i64 %rem.decomposed, 1
  %mul28518 = mul nsw i64 %17, %add
  %cmp29519 = icmp slt i64 %mul25, %mul28518
  br i1 %cmp29519, label %for.body31.preheader, label %for.cond.cleanup30

for.body31.preheader:                             ; preds = %if.end23
  %.pre = load i64, ptr %length, align 8
  br label %for.body31

for.cond.cleanup30:                               ; preds = %for.cond.cleanup54, %if.end23
  %inc228 = add i64 %each.0522, 1
  %exitcond525.not = icmp eq i64 %inc228, %end
  br i1 %exitcond525.not, label %for.cond.cleanup, label %for.body, !llvm.loop !48

for.body31:                                       ; preds = %for.body31.preheader, %for.cond.cleanup54
  %18 = phi i64 [ %26, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %19 = phi i64 [ %27, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %head.0520 = phi i64 [ %inc224, %for.cond.cleanup54 ], [ %mul25, %for.body31.preheader ]
  %20 = load i64, ptr %heads, align 8
  %mul33 = mul nsw i64 %20, %div1
  %add34 = add nsw i64 %mul33, %head.0520
  %mul35 = mul nsw i64 %add34, %19
  %21 = load i64, ptr %wants_q, align 8
  %tobool36.not = icmp eq i64 %21, 0
  br i1 %tobool36.not, label %if.end50, label %cond.end43

cond.end43:                                       ; preds = %for.body31
  %22 = load ptr, ptr %of_q39, align 8
  %cmp45.not = icmp eq ptr %22, null
  br i1 %cmp45.not, label %if.end50, label %if.then46

if.then46:                                        ; preds = %cond.end43
  %23 = load i64, ptr %features, align 8
  %mul41 = mul nsw i64 %23, %mul35
  %add.ptr42 = getelementptr inbounds double, ptr %22, i64 %mul41
  %mul49 = shl i64 %19, 3
  %mul.i403 = mul i64 %mul49, %23
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr42, i8 0, i64 %mul.i403, i1 false)
  %.pre526 = load i64, ptr %length, align 8
  br label %if.end50

if.end50:                                         ; preds = %for.body31, %if.then46, %cond.end43
  %24 = phi i64 [ %.pre526, %if.then46 ], [ %18, %cond.end43 ], [ %18, %for.body31 ]
  %25 = phi i64 [ %.pre526, %if.then46 ], [ %19, %cond.end43 ], [ %19, %for.body31 ]
  %cmp45.not508 = phi i1 [ false, %if.then46 ], [ true, %cond.end43 ], [ true, %for.body31 ]
  %cond44507 = phi ptr [ %add.ptr42, %if.then46 ], [ null, %cond.end43 ], [ null, %for.body31 ]
  %cmp53516 = icmp sgt i64 %25, 0
  br i1 %cmp53516, label %for.body55.lr.ph, label %for.cond.cleanup54

for.body55.lr.ph:                                 ; preds = %if.end50
  %or.cond = and i1 %cmp14.not, %cmp45.not508
  %.pre527 = load i64, ptr %block_rows, align 8
  br label %for.body55

for.cond.cleanup54:                               ; preds = %for.cond.cleanup85, %if.end50
  %26 = phi i64 [ %24, %if.end50 ], [ %44, %for.cond.cleanup85 ]
  %27 = phi i64 [ %25, %if.end50 ], [ %44, %for.cond.cleanup85 ]
  %inc224 = add nsw i64 %head.0520, 1
  %28 = load i64, ptr %shared, align 8
  %mul28 = mul nsw i64 %28, %add
  %cmp29 = icmp slt i64 %inc224, %mul28
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !49

for.body55:                                       ; preds = %for.body55.lr.ph, %for.cond.cleanup85
  %29 = phi i64 [ %24, %for.body55.lr.ph ], [ %44, %for.cond.cleanup85 ]
  %30 = phi i64 [ %.pre527, %for.body55.lr.ph ], [ %45, %for.cond.cleanup85 ]
  %31 = phi i64 [ %25, %for.body55.lr.ph ], [ %44, %for.cond.cleanup85 ]
  %row.0517 = phi i64 [ 0, %for.body55.lr.ph ], [ %add220, %for.cond.cleanup85 ]
  %sub = sub nsw i64 %31, %row.0517
  %cond.i = call noundef i64 @llvm.smin.i64(i64 %30, i64 %sub)
  %32 = load ptr, ptr %g57, align 8
  %33 = load i64, ptr %g_step, align 8
  %mul58 = mul nsw i64 %33, %div1
  %add.ptr59 = getelementptr inbounds double, ptr %32, i64 %mul58
  %34 = load i64, ptr %arrayidx61, align 8
  %mul62 = mul nsw i64 %34, %head.0520
  %add.ptr63 = getelementptr inbounds double, ptr %add.ptr59, i64 %mul62
  %35 = load i64, ptr %arrayidx65, align 8
  %mul66 = mul nsw i64 %35, %row.0517
  %add.ptr67 = getelementptr inbounds double, ptr %add.ptr63, i64 %mul66
  %36 = load ptr, ptr %p, align 8
  %37 = load i64, ptr %q_step, align 8
  %mul70 = mul nsw i64 %37, %div1
  %add.ptr71 = getelementptr inbounds double, ptr %36, i64 %mul70
  %38 = load i64, ptr %arrayidx73, align 8
  %mul74 = mul nsw i64 %38, %head.0520
  %add.ptr75 = getelementptr inbounds double, ptr %add.ptr71, i64 %mul74
  %39 = load i64, ptr %arrayidx77, align 8
  %mul78 = mul nsw i64 %39, %row.0517
  %add.ptr79 = getelementptr inbounds double, ptr %add.ptr75, i64 %mul78
  %40 = load i64, ptr %first.i, align 8
  %add.i = add nsw i64 %40, %row.0517
  %add1.i = add nsw i64 %cond.i, %row.0517
  %41 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %41
  %cmp.i = icmp slt i64 %add.i, 0
  br i1 %cmp.i, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body55
  %42 = load i64, ptr %others, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i, i64 %42)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body55
  %cond.i404 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body55 ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %43 = load i64, ptr %others, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %43)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp84514 = icmp slt i64 %cond.i404, %cond11.i
  br i1 %cmp84514, label %for.body86.lr.ph, label %for.cond.cleanup85

for.body86.lr.ph:                                 ; preds = %visible_to.exit
  %conv.i.i = trunc i64 %cond.i to i32
  %cmp91510 = icmp sgt i64 %cond.i, 0
  %.pre528 = load i64, ptr %block_keys, align 8
  br label %for.body86

for.cond.cleanup85.loopexit:                      ; preds = %cleanup210
  %.pre529 = load i64, ptr %block_rows, align 8
  %.pre530 = load i64, ptr %length, align 8
  br label %for.cond.cleanup85

for.cond.cleanup85:                               ; preds = %for.cond.cleanup85.loopexit, %visible_to.exit
  %44 = phi i64 [ %.pre530, %for.cond.cleanup85.loopexit ], [ %29, %visible_to.exit ]
  %45 = phi i64 [ %.pre529, %for.cond.cleanup85.loopexit ], [ %30, %visible_to.exit ]
  %add220 = add nsw i64 %45, %row.0517
  %cmp53 = icmp slt i64 %add220, %44
  br i1 %cmp53, label %for.body55, label %for.cond.cleanup54, !llvm.loop !50

for.body86:                                       ; preds = %for.body86.lr.ph, %cleanup210
  %46 = phi i64 [ %.pre528, %for.body86.lr.ph ], [ %159, %cleanup210 ]
  %key.0515 = phi i64 [ %cond.i404, %for.body86.lr.ph ], [ %add215, %cleanup210 ]
  %sub88 = sub nsw i64 %cond11.i, %key.0515
  %cond.i405 = call noundef i64 @llvm.smin.i64(i64 %46, i64 %sub88)
  %47 = load i64, ptr %features, align 8
  %48 = load double, ptr %scale.i, align 8
  %49 = load ptr, ptr %p, align 8
  %50 = load i64, ptr %q_step, align 8
  %mul.i406 = mul nsw i64 %50, %div1
  %add.ptr.i = getelementptr inbounds double, ptr %49, i64 %mul.i406
  %51 = load i64, ptr %arrayidx73, align 8
  %mul3.i = mul nsw i64 %51, %head.0520
  %add.ptr4.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul3.i
  %52 = load i64, ptr %arrayidx77, align 8
  %mul7.i = mul nsw i64 %52, %row.0517
  %add.ptr8.i = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul7.i
  %53 = load ptr, ptr %k.i, align 8
  %54 = load i64, ptr %k_step.i, align 8
  %mul12.i = mul nsw i64 %54, %div1
  %add.ptr13.i = getelementptr inbounds double, ptr %53, i64 %mul12.i
  %55 = load i64, ptr %shared, align 8
  %div.i = sdiv i64 %head.0520, %55
  %56 = load i64, ptr %arrayidx15.i, align 8
  %mul16.i = mul nsw i64 %56, %div.i
  %add.ptr17.i = getelementptr inbounds double, ptr %add.ptr13.i, i64 %mul16.i
  %57 = load i64, ptr %arrayidx19.i, align 8
  %mul20.i = mul nsw i64 %57, %key.0515
  %add.ptr21.i = getelementptr inbounds double, ptr %add.ptr17.i, i64 %mul20.i
  %58 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %58, 32
  %59 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body86
  %conv1.i.i = trunc i64 %cond.i405 to i32
  %conv2.i.i = trunc i64 %47 to i32
  %conv3.i.i = trunc i64 %52 to i32
  %conv4.i.i = trunc i64 %57 to i32
  call void %59(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, double noundef %48, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, double noundef 0.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv1.i.i) #6
  br label %scores_d.exit

if.else.i.i:                                      ; preds = %for.body86
  call void %59(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i405, i64 noundef %47, double noundef %48, ptr noundef %add.ptr8.i, i64 noundef %52, ptr noundef %add.ptr21.i, i64 noundef %57, double noundef 0.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i405) #6
  br label %scores_d.exit

scores_d.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp91510, label %for.body93.lr.ph, label %for.cond.cleanup92

for.body93.lr.ph:                                 ; preds = %scores_d.exit
  %60 = load i64, ptr %first.i, align 8
  %61 = load i64, ptr %last.i, align 8
  br label %for.body93

for.cond.cleanup92:                               ; preds = %cleanup, %scores_d.exit
  br i1 %cmp18.not, label %if.end136, label %if.then127

for.body93:                                       ; preds = %for.body93.lr.ph, %cleanup
  %i.0511 = phi i64 [ 0, %for.body93.lr.ph ], [ %inc, %cleanup ]
  %add94 = add nsw i64 %i.0511, %row.0517
  %add.i408 = add nsw i64 %60, %add94
  %add1.i409 = add nsw i64 %add94, 1
  %add2.i411 = add nsw i64 %add1.i409, %61
  %cmp.i412 = icmp slt i64 %add.i408, 0
  br i1 %cmp.i412, label %cond.end.i416, label %cond.false.i413

cond.false.i413:                                  ; preds = %for.body93
  %62 = load i64, ptr %others, align 8
  %cond.i.i415 = call noundef i64 @llvm.smin.i64(i64 %add.i408, i64 %62)
  br label %cond.end.i416

cond.end.i416:                                    ; preds = %cond.false.i413, %for.body93
  %cond.i417 = phi i64 [ %cond.i.i415, %cond.false.i413 ], [ 0, %for.body93 ]
  %cmp5.i418 = icmp slt i64 %add2.i411, 0
  br i1 %cmp5.i418, label %visible_to.exit425, label %cond.false7.i419

cond.false7.i419:                                 ; preds = %cond.end.i416
  %63 = load i64, ptr %others, align 8
  %cond.i18.i421 = call noundef i64 @llvm.smin.i64(i64 %add2.i411, i64 %63)
  br label %visible_to.exit425

visible_to.exit425:                               ; preds = %cond.end.i416, %cond.false7.i419
  %cond11.i422 = phi i64 [ %cond.i18.i421, %cond.false7.i419 ], [ 0, %cond.end.i416 ]
  %sub.i = sub nsw i64 %cond.i417, %key.0515
  %cmp.i426 = icmp slt i64 %sub.i, 0
  %cond.i.i427 = call i64 @llvm.smin.i64(i64 %sub.i, i64 %cond.i405)
  %spec.select.i = select i1 %cmp.i426, i64 0, i64 %cond.i.i427
  %sub3.i = sub nsw i64 %cond11.i422, %key.0515
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i405)
  %cond11.i428 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %spec.select.i)
  %mul98 = mul nsw i64 %i.0511, %cond.i405
  %add.ptr99 = getelementptr inbounds double, ptr %parts, i64 %mul98
  %mul.i431 = shl i64 %spec.select.i, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr99, i8 0, i64 %mul.i431, i1 false)
  %add.ptr102 = getelementptr inbounds double, ptr %add.ptr99, i64 %cond11.i428
  %sub104 = sub nsw i64 %cond.i405, %cond11.i428
  %mul.i432 = shl i64 %sub104, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr102, i8 0, i64 %mul.i432, i1 false)
  %sub107 = sub nsw i64 %cond11.i428, %spec.select.i
  %cmp108 = icmp slt i64 %sub107, 1
  br i1 %cmp108, label %cleanup, label %if.end110

if.end110:                                        ; preds = %visible_to.exit425
  %add.ptr112 = getelementptr inbounds double, ptr %add.ptr99, i64 %spec.select.i
  %64 = load i64, ptr %mask_kind, align 8
  %cmp113.not = icmp eq i64 %64, 0
  br i1 %cmp113.not, label %if.end118, label %if.then114

if.then114:                                       ; preds = %if.end110
  %add117 = add nsw i64 %spec.select.i, %key.0515
  %65 = load i64, ptr %mask_step.i, align 8
  %mul.i433 = mul nsw i64 %65, %div1
  %66 = load i64, ptr %arrayidx2.i434, align 8
  %mul3.i435 = mul nsw i64 %66, %head.0520
  %67 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %67, %add94
  %add.i436 = add i64 %add117, %mul.i433
  %add7.i = add i64 %add.i436, %mul3.i435
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i437 = icmp eq i64 %64, 1
  %68 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i437, label %if.then.i438, label %if.else.i

if.then.i438:                                     ; preds = %if.then114
  %add.ptr.i439 = getelementptr inbounds i8, ptr %68, i64 %add8.i
  br label %for.body.i

for.body.i:                                       ; preds = %if.then.i438, %cond.end.i440
  %k.072.i = phi i64 [ %inc.i, %cond.end.i440 ], [ 0, %if.then.i438 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i439, i64 %k.072.i
  %69 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %69, 0
  br i1 %tobool.not.i, label %cond.end.i440, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i
  %arrayidx12.i = getelementptr inbounds double, ptr %add.ptr112, i64 %k.072.i
  %70 = load double, ptr %arrayidx12.i, align 8
  br label %cond.end.i440

cond.end.i440:                                    ; preds = %cond.true.i, %for.body.i
  %cond.i441 = phi double [ %70, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i ]
  %arrayidx13.i = getelementptr inbounds double, ptr %add.ptr112, i64 %k.072.i
  store double %cond.i441, ptr %arrayidx13.i, align 8
  %inc.i = add nuw nsw i64 %k.072.i, 1
  %exitcond74.not.i = icmp eq i64 %inc.i, %sub107
  br i1 %exitcond74.not.i, label %if.end118, label %for.body.i, !llvm.loop !33

if.else.i:                                        ; preds = %if.then114
  %add.ptr16.i = getelementptr inbounds double, ptr %68, i64 %add8.i
  %cmp20.not66.i = icmp ult i64 %sub107, 8
  br i1 %cmp20.not66.i, label %for.cond30.preheader.i, label %for.body22.i

for.cond30.preheader.i:                           ; preds = %for.body22.i, %if.else.i
  %k17.0.lcssa.i = phi i64 [ 0, %if.else.i ], [ %add1968.i, %for.body22.i ]
  %cmp3169.i = icmp slt i64 %k17.0.lcssa.i, %sub107
  br i1 %cmp3169.i, label %for.body33.i, label %if.end118

for.body22.i:                                     ; preds = %if.else.i, %for.body22.i
  %add1968.i = phi i64 [ %add19.i, %for.body22.i ], [ 8, %if.else.i ]
  %k17.067.i = phi i64 [ %add1968.i, %for.body22.i ], [ 0, %if.else.i ]
  %add.ptr23.i = getelementptr inbounds double, ptr %add.ptr112, i64 %k17.067.i
  %71 = load <8 x double>, ptr %add.ptr23.i, align 8
  %add.ptr24.i = getelementptr inbounds double, ptr %add.ptr16.i, i64 %k17.067.i
  %72 = load <8 x double>, ptr %add.ptr24.i, align 8
  %add25.i = fadd <8 x double> %71, %72
  store <8 x double> %add25.i, ptr %add.ptr23.i, align 8
  %add19.i = add nuw nsw i64 %add1968.i, 8
  %cmp20.not.i = icmp sgt i64 %add19.i, %sub107
  br i1 %cmp20.not.i, label %for.cond30.preheader.i, label %for.body22.i, !llvm.loop !34

for.body33.i:                                     ; preds = %for.cond30.preheader.i, %for.body33.i
  %k17.170.i = phi i64 [ %inc38.i, %for.body33.i ], [ %k17.0.lcssa.i, %for.cond30.preheader.i ]
  %arrayidx34.i = getelementptr inbounds double, ptr %add.ptr16.i, i64 %k17.170.i
  %73 = load double, ptr %arrayidx34.i, align 8
  %arrayidx35.i = getelementptr inbounds double, ptr %add.ptr112, i64 %k17.170.i
  %74 = load double, ptr %arrayidx35.i, align 8
  %add36.i = fadd double %73, %74
  store double %add36.i, ptr %arrayidx35.i, align 8
  %inc38.i = add nuw nsw i64 %k17.170.i, 1
  %exitcond.not.i = icmp eq i64 %inc38.i, %sub107
  br i1 %exitcond.not.i, label %if.end118, label %for.body33.i, !llvm.loop !35

if.end118:                                        ; preds = %for.body33.i, %cond.end.i440, %for.cond30.preheader.i, %if.end110
  %75 = load ptr, ptr %sums, align 8
  %76 = getelementptr double, ptr %75, i64 %mul35
  %77 = getelementptr double, ptr %76, i64 %row.0517
  %arrayidx121 = getelementptr double, ptr %77, i64 %i.0511
  %78 = load double, ptr %arrayidx121, align 8
  %cmp.not83.i = icmp slt i64 %sub107, 8
  br i1 %cmp.not83.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %if.end118
  %splat.splatinsert.i = insertelement <8 x double> poison, double %78, i64 0
  %splat.splat.i = shufflevector <8 x double> %splat.splatinsert.i, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i442

for.body.i442:                                    ; preds = %for.body.i442, %for.body.lr.ph.i
  %add86.i = phi i64 [ 8, %for.body.lr.ph.i ], [ %add.i446, %for.body.i442 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add86.i, %for.body.i442 ]
  %add.ptr.i443 = getelementptr inbounds double, ptr %add.ptr112, i64 %k.085.i
  %79 = load <8 x double>, ptr %add.ptr.i443, align 8
  %sub.i444 = fsub <8 x double> %79, %splat.splat.i
  %80 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i444, <8 x double> <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>, <8 x double> <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>)
  %sub.i64.i = fadd <8 x double> %80, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %81 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i64.i, <8 x double> <double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000>, <8 x double> %sub.i444)
  %82 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i64.i, <8 x double> <double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76>, <8 x double> %81)
  %83 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %82, <8 x double> <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>, <8 x double> <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>)
  %84 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %83, <8 x double> %82, <8 x double> <double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4>)
  %85 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %84, <8 x double> %82, <8 x double> <double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D>)
  %86 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %85, <8 x double> %82, <8 x double> <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>)
  %87 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %86, <8 x double> %82, <8 x double> <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>)
  %88 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %87, <8 x double> %82, <8 x double> <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>)
  %89 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %88, <8 x double> %82, <8 x double> <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>)
  %90 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %89, <8 x double> %82, <8 x double> <double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111>)
  %91 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %90, <8 x double> %82, <8 x double> <double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555>)
  %92 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %82, <8 x double> <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555>)
  %93 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %92, <8 x double> %82, <8 x double> <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>)
  %94 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %93, <8 x double> %82, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %95 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %94, <8 x double> %82, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %96 = bitcast <8 x double> %80 to <8 x i64>
  %shl.i69.i = shl <8 x i64> %96, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %97 = bitcast <8 x double> %95 to <8 x i64>
  %add.i70.i = add <8 x i64> %shl.i69.i, %97
  %cmp2.i71.i = fcmp uno <8 x double> %sub.i444, zeroinitializer
  %98 = fcmp uge <8 x double> %sub.i444, <double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02>
  %99 = bitcast <8 x i64> %add.i70.i to <8 x double>
  %100 = select <8 x i1> %98, <8 x double> %99, <8 x double> zeroinitializer
  %101 = select <8 x i1> %cmp2.i71.i, <8 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, <8 x double> %100
  store <8 x double> %101, ptr %add.ptr.i443, align 8
  %add.i446 = add nuw nsw i64 %add86.i, 8
  %cmp.not.i447 = icmp sgt i64 %add.i446, %sub107
  br i1 %cmp.not.i447, label %for.end.i, label %for.body.i442, !llvm.loop !39

for.end.i:                                        ; preds = %for.body.i442, %if.end118
  %k.0.lcssa.i = phi i64 [ 0, %if.end118 ], [ %add86.i, %for.body.i442 ]
  %cmp4.i = icmp slt i64 %k.0.lcssa.i, %sub107
  br i1 %cmp4.i, label %for.body9.preheader.i, label %cleanup

for.body9.preheader.i:                            ; preds = %for.end.i
  %102 = sub nsw i64 %sub107, %k.0.lcssa.i
  %invariant.gep.i = getelementptr double, ptr %add.ptr112, i64 %k.0.lcssa.i
  br label %for.body9.i

for.body19.preheader.i:                           ; preds = %for.body9.i
  %103 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %vecins.i, <8 x double> <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>, <8 x double> <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>)
  %sub.i.i = fadd <8 x double> %103, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %104 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i.i, <8 x double> <double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000>, <8 x double> %vecins.i)
  %105 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i.i, <8 x double> <double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76>, <8 x double> %104)
  %106 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %105, <8 x double> <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>, <8 x double> <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>)
  %107 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %106, <8 x double> %105, <8 x double> <double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4>)
  %108 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %107, <8 x double> %105, <8 x double> <double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D>)
  %109 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %108, <8 x double> %105, <8 x double> <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>)
  %110 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %109, <8 x double> %105, <8 x double> <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>)
  %111 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %110, <8 x double> %105, <8 x double> <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>)
  %112 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %111, <8 x double> %105, <8 x double> <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>)
  %113 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %112, <8 x double> %105, <8 x double> <double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111>)
  %114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %113, <8 x double> %105, <8 x double> <double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555>)
  %115 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %105, <8 x double> <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555>)
  %116 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %115, <8 x double> %105, <8 x double> <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>)
  %117 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %116, <8 x double> %105, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %118 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %117, <8 x double> %105, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %119 = bitcast <8 x double> %103 to <8 x i64>
  %shl.i.i = shl <8 x i64> %119, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %120 = bitcast <8 x double> %118 to <8 x i64>
  %add.i.i = add <8 x i64> %shl.i.i, %120
  %cmp2.i.i = fcmp uno <8 x double> %vecins.i, zeroinitializer
  %121 = fcmp uge <8 x double> %vecins.i, <double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02>
  %122 = bitcast <8 x i64> %add.i.i to <8 x double>
  %123 = select <8 x i1> %121, <8 x double> %122, <8 x double> zeroinitializer
  %124 = select <8 x i1> %cmp2.i.i, <8 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, <8 x double> %123
  br label %for.body19.i

for.body9.i:                                      ; preds = %for.body9.i, %for.body9.preheader.i
  %lane.089.i = phi i64 [ %inc.i448, %for.body9.i ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <8 x double> [ %vecins.i, %for.body9.i ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr double, ptr %invariant.gep.i, i64 %lane.089.i
  %125 = load double, ptr %gep.i, align 8
  %sub11.i = fsub double %125, %78
  %vecins.i = insertelement <8 x double> %v5.088.i, double %sub11.i, i64 %lane.089.i
  %inc.i448 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i449 = icmp eq i64 %inc.i448, %102
  br i1 %exitcond.not.i449, label %for.body19.preheader.i, label %for.body9.i, !llvm.loop !40

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %vecext.i = extractelement <8 x double> %124, i64 %lane14.095.i
  %gep105.i = getelementptr double, ptr %invariant.gep.i, i64 %lane14.095.i
  store double %vecext.i, ptr %gep105.i, align 8
  %inc25.i = add nuw nsw i64 %lane14.095.i, 1
  %exitcond102.not.i = icmp eq i64 %inc25.i, %102
  br i1 %exitcond102.not.i, label %cleanup, label %for.body19.i, !llvm.loop !41

cleanup:                                          ; preds = %for.body19.i, %for.end.i, %visible_to.exit425
  %inc = add nuw nsw i64 %i.0511, 1
  %exitcond.not = icmp eq i64 %inc, %cond.i
  br i1 %exitcond.not, label %for.cond.cleanup92, label %for.body93, !llvm.loop !51

if.then127:                                       ; preds = %for.cond.cleanup92
  %126 = load i64, ptr %outputs, align 8
  %127 = load i64, ptr %arrayidx65, align 8
  %mul133 = mul nsw i64 %126, %key.0515
  %add.ptr134 = getelementptr inbounds double, ptr %cond13, i64 %mul133
  %128 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i450 = icmp eq i64 %128, 32
  %129 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i450, label %if.then.i453, label %if.else.i451

if.then.i453:                                     ; preds = %if.then127
  %conv.i = trunc i64 %cond.i405 to i32
  %conv1.i = trunc i64 %126 to i32
  %conv4.i = trunc i64 %127 to i32
  call void %129(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv1.i, i32 noundef %conv.i.i, double noundef 1.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv.i, ptr noundef %add.ptr67, i32 noundef %conv4.i, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i32 noundef %conv1.i) #6
  br label %if.end136

if.else.i451:                                     ; preds = %if.then127
  call void %129(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i405, i64 noundef %126, i64 noundef %cond.i, double noundef 1.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i405, ptr noundef %add.ptr67, i64 noundef %127, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i64 noundef %126) #6
  br label %if.end136

if.end136:                                        ; preds = %if.else.i451, %if.then.i453, %for.cond.cleanup92
  br i1 %or.cond, label %cleanup210, label %if.end140

if.end140:                                        ; preds = %if.end136
  %130 = load i64, ptr %outputs, align 8
  %131 = load i64, ptr %arrayidx65, align 8
  %132 = load ptr, ptr %v, align 8
  %133 = load i64, ptr %v_step, align 8
  %mul145 = mul nsw i64 %133, %div1
  %add.ptr146 = getelementptr inbounds double, ptr %132, i64 %mul145
  %134 = load i64, ptr %arrayidx148, align 8
  %mul149 = mul nsw i64 %134, %rem.decomposed
  %add.ptr150 = getelementptr inbounds double, ptr %add.ptr146, i64 %mul149
  %135 = load i64, ptr %arrayidx152, align 8
  %mul153 = mul nsw i64 %135, %key.0515
  %add.ptr154 = getelementptr inbounds double, ptr %add.ptr150, i64 %mul153
  %136 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i455 = icmp eq i64 %136, 32
  %137 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i455, label %if.then.i459, label %if.else.i457

if.then.i459:                                     ; preds = %if.end140
  %conv1.i461 = trunc i64 %cond.i405 to i32
  %conv2.i462 = trunc i64 %130 to i32
  %conv3.i463 = trunc i64 %131 to i32
  %conv4.i464 = trunc i64 %135 to i32
  call void %137(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i461, i32 noundef %conv2.i462, double noundef 1.000000e+00, ptr noundef %add.ptr67, i32 noundef %conv3.i463, ptr noundef %add.ptr154, i32 noundef %conv4.i464, double noundef 0.000000e+00, ptr noundef nonnull %slopes, i32 noundef %conv1.i461) #6
  br label %multiply_d.exit466

if.else.i457:                                     ; preds = %if.end140
  call void %137(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i405, i64 noundef %130, double noundef 1.000000e+00, ptr noundef %add.ptr67, i64 noundef %131, ptr noundef %add.ptr154, i64 noundef %135, double noundef 0.000000e+00, ptr noundef nonnull %slopes, i64 noundef %cond.i405) #6
  br label %multiply_d.exit466

multiply_d.exit466:                               ; preds = %if.then.i459, %if.else.i457
  br i1 %cmp91510, label %for.body162.lr.ph, label %for.cond.cleanup161

for.body162.lr.ph:                                ; preds = %multiply_d.exit466
  %138 = load ptr, ptr %less, align 8
  %139 = getelementptr double, ptr %138, i64 %mul35
  %140 = getelementptr double, ptr %139, i64 %row.0517
  %cmp.not25.i = icmp slt i64 %cond.i405, 8
  br label %for.body162

for.cond.cleanup161:                              ; preds = %sloped_d.exit, %multiply_d.exit466
  br i1 %cmp45.not508, label %if.end197, label %if.then177

for.body162:                                      ; preds = %for.body162.lr.ph, %sloped_d.exit
  %i158.0513 = phi i64 [ 0, %for.body162.lr.ph ], [ %inc173, %sloped_d.exit ]
  %mul164 = mul nsw i64 %i158.0513, %cond.i405
  %add.ptr165 = getelementptr inbounds double, ptr %parts, i64 %mul164
  %add.ptr168 = getelementptr inbounds double, ptr %slopes, i64 %mul164
  %arrayidx171 = getelementptr double, ptr %140, i64 %i158.0513
  %141 = load double, ptr %arrayidx171, align 8
  br i1 %cmp.not25.i, label %for.cond4.preheader.i, label %for.body.lr.ph.i467

for.body.lr.ph.i467:                              ; preds = %for.body162
  %splat.splatinsert.i468 = insertelement <8 x double> poison, double %141, i64 0
  %splat.splat.i469 = shufflevector <8 x double> %splat.splatinsert.i468, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i470

for.cond4.preheader.i:                            ; preds = %for.body.i470, %for.body162
  %k.0.lcssa.i476 = phi i64 [ 0, %for.body162 ], [ %add27.i, %for.body.i470 ]
  %cmp528.i = icmp slt i64 %k.0.lcssa.i476, %cond.i405
  br i1 %cmp528.i, label %for.body6.i, label %sloped_d.exit

for.body.i470:                                    ; preds = %for.body.i470, %for.body.lr.ph.i467
  %add27.i = phi i64 [ 8, %for.body.lr.ph.i467 ], [ %add.i474, %for.body.i470 ]
  %k.026.i = phi i64 [ 0, %for.body.lr.ph.i467 ], [ %add27.i, %for.body.i470 ]
  %add.ptr.i471 = getelementptr inbounds double, ptr %add.ptr165, i64 %k.026.i
  %142 = load <8 x double>, ptr %add.ptr.i471, align 8
  %add.ptr1.i = getelementptr inbounds double, ptr %add.ptr168, i64 %k.026.i
  %143 = load <8 x double>, ptr %add.ptr1.i, align 8
  %sub.i472 = fsub <8 x double> %143, %splat.splat.i469
  %mul.i473 = fmul <8 x double> %142, %sub.i472
  store <8 x double> %mul.i473, ptr %add.ptr.i471, align 8
  %add.i474 = add nuw nsw i64 %add27.i, 8
  %cmp.not.i475 = icmp sgt i64 %add.i474, %cond.i405
  br i1 %cmp.not.i475, label %for.cond4.preheader.i, label %for.body.i470, !llvm.loop !52

for.body6.i:                                      ; preds = %for.cond4.preheader.i, %for.body6.i
  %k.129.i = phi i64 [ %inc.i477, %for.body6.i ], [ %k.0.lcssa.i476, %for.cond4.preheader.i ]
  %arrayidx.i = getelementptr inbounds double, ptr %add.ptr168, i64 %k.129.i
  %144 = load double, ptr %arrayidx.i, align 8
  %sub7.i = fsub double %144, %141
  %arrayidx8.i = getelementptr inbounds double, ptr %add.ptr165, i64 %k.129.i
  %145 = load double, ptr %arrayidx8.i, align 8
  %mul9.i = fmul double %145, %sub7.i
  store double %mul9.i, ptr %arrayidx8.i, align 8
  %inc.i477 = add nuw nsw i64 %k.129.i, 1
  %exitcond.not.i478 = icmp eq i64 %inc.i477, %cond.i405
  br i1 %exitcond.not.i478, label %sloped_d.exit, label %for.body6.i, !llvm.loop !53

sloped_d.exit:                                    ; preds = %for.body6.i, %for.cond4.preheader.i
  %inc173 = add nuw nsw i64 %i158.0513, 1
  %exitcond524.not = icmp eq i64 %inc173, %cond.i
  br i1 %exitcond524.not, label %for.cond.cleanup161, label %for.body162, !llvm.loop !54

if.then177:                                       ; preds = %for.cond.cleanup161
  %146 = load i64, ptr %features, align 8
  %147 = load double, ptr %scale.i, align 8
  %148 = load ptr, ptr %k.i, align 8
  %149 = load i64, ptr %k_step.i, align 8
  %mul181 = mul nsw i64 %149, %div1
  %add.ptr182 = getelementptr inbounds double, ptr %148, i64 %mul181
  %150 = load i64, ptr %arrayidx15.i, align 8
  %mul185 = mul nsw i64 %150, %rem.decomposed
  %add.ptr186 = getelementptr inbounds double, ptr %add.ptr182, i64 %mul185
  %151 = load i64, ptr %arrayidx19.i, align 8
  %mul189 = mul nsw i64 %151, %key.0515
  %add.ptr190 = getelementptr inbounds double, ptr %add.ptr186, i64 %mul189
  %mul194 = mul nsw i64 %146, %row.0517
  %add.ptr195 = getelementptr inbounds double, ptr %cond44507, i64 %mul194
  %152 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i480 = icmp eq i64 %152, 32
  %153 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i480, label %if.then.i484, label %if.else.i482

if.then.i484:                                     ; preds = %if.then177
  %conv1.i486 = trunc i64 %146 to i32
  %conv2.i487 = trunc i64 %cond.i405 to i32
  %conv4.i489 = trunc i64 %151 to i32
  call void %153(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i486, i32 noundef %conv2.i487, double noundef %147, ptr noundef nonnull %parts, i32 noundef %conv2.i487, ptr noundef %add.ptr190, i32 noundef %conv4.i489, double noundef 1.000000e+00, ptr noundef %add.ptr195, i32 noundef %conv1.i486) #6
  br label %if.end197

if.else.i482:                                     ; preds = %if.then177
  call void %153(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %146, i64 noundef %cond.i405, double noundef %147, ptr noundef nonnull %parts, i64 noundef %cond.i405, ptr noundef %add.ptr190, i64 noundef %151, double noundef 1.000000e+00, ptr noundef %add.ptr195, i64 noundef %146) #6
  br label %if.end197

if.end197:                                        ; preds = %if.else.i482, %if.then.i484, %for.cond.cleanup161
  br i1 %cmp14.not, label %cleanup210, label %if.then199

if.then199:                                       ; preds = %if.end197
  %154 = load i64, ptr %features, align 8
  %155 = load double, ptr %scale.i, align 8
  %156 = load i64, ptr %arrayidx77, align 8
  %mul206 = mul nsw i64 %154, %key.0515
  %add.ptr207 = getelementptr inbounds double, ptr %cond, i64 %mul206
  %157 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i493 = icmp eq i64 %157, 32
  %158 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i493, label %if.then.i497, label %if.else.i495

if.then.i497:                                     ; preds = %if.then199
  %conv.i498 = trunc i64 %cond.i405 to i32
  %conv1.i499 = trunc i64 %154 to i32
  %conv4.i502 = trunc i64 %156 to i32
  call void %158(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i498, i32 noundef %conv1.i499, i32 noundef %conv.i.i, double noundef %155, ptr noundef nonnull %parts, i32 noundef %conv.i498, ptr noundef %add.ptr79, i32 noundef %conv4.i502, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr207, i32 noundef %conv1.i499) #6
  br label %cleanup210

if.else.i495:                                     ; preds = %if.then199
  call void %158(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i405, i64 noundef %154, i64 noundef %cond.i, double noundef %155, ptr noundef nonnull %parts, i64 noundef %cond.i405, ptr noundef %add.ptr79, i64 noundef %156, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr207, i64 noundef %154) #6
  br label %cleanup210

cleanup210:                                       ; preds = %if.else.i495, %if.then.i497, %if.end197, %if.end136
  %159 = load i64, ptr %block_keys, align 8
  %add215 = add nsw i64 %159, %key.0515
  %cmp84 = icmp slt i64 %add215, %cond11.i
  br i1 %cmp84, label %for.body86, label %for.cond.cleanup85.loopexit, !llvm.loop !55
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #5

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn memory(write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
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
