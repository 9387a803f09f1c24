; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 222c710e65f3b0616c0a6d4e9885893a5443052f
; Function Attrs: nounwind
define void @lazyasync_attention_f(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %tile = alloca [32768 x float], align 64
  %largest = alloca [256 x float], align 4
  %sums = alloca [256 x float], align 4
  call void @llvm.lifetime.start.p0(i64 131072, ptr nonnull %tile) #6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %largest) #6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %sums) #6
  %get_threads.i = getelementptr inbounds i8, ptr %p, i64 360
  %0 = load ptr, ptr %get_threads.i, align 8
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %keep_attention_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %0() #6
  %cmp2.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp2.not.i, label %keep_attention_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  %set_threads.i = getelementptr inbounds i8, ptr %p, i64 368
  %1 = load ptr, ptr %set_threads.i, align 8
  tail call void %1(i32 noundef 1) #6
  br label %keep_attention_to_one_thread.exit

keep_attention_to_one_thread.exit:                ; preds = %entry, %land.lhs.true.i, %if.then.i
  %cmp431 = icmp slt i64 %begin, %end
  br i1 %cmp431, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_attention_to_one_thread.exit
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
  %arrayidx2.i347 = getelementptr inbounds i8, ptr %p, i64 272
  %arrayidx5.i = getelementptr inbounds i8, ptr %p, i64 280
  %mask9.i = getelementptr inbounds i8, ptr %p, i64 32
  %v = getelementptr inbounds i8, ptr %p, i64 16
  %v_step = getelementptr inbounds i8, ptr %p, i64 216
  %arrayidx111 = getelementptr inbounds i8, ptr %p, i64 224
  %arrayidx115 = getelementptr inbounds i8, ptr %p, i64 232
  %wants_sums = getelementptr inbounds i8, ptr %p, i64 88
  %sums172 = getelementptr inbounds i8, ptr %p, i64 48
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup133, %keep_attention_to_one_thread.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %sums) #6
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %largest) #6
  call void @llvm.lifetime.end.p0(i64 131072, ptr nonnull %tile) #6
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup133
  %each.0432 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc181, %for.cond.cleanup133 ]
  %2 = load i64, ptr %blocks, align 8
  %each.0432.frozen = freeze i64 %each.0432
  %.frozen = freeze i64 %2
  %div = sdiv i64 %each.0432.frozen, %.frozen
  %3 = mul i64 %div, %.frozen
  %rem.decomposed = sub i64 %each.0432.frozen, %3
  %4 = load i64, ptr %heads, align 8
  %.frozen442 = freeze i64 %4
  %div6 = sdiv i64 %div, %.frozen442
  %5 = mul i64 %div6, %.frozen442
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
  %add.i311 = add nsw i64 %10, %mul
  %add1.i = add nsw i64 %cond.i, %mul
  %11 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %11
  %cmp.i312 = icmp slt i64 %add.i311, 0
  br i1 %cmp.i312, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body
  %12 = load i64, ptr %others.i, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i311, i64 %12)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body
  %cond.i313 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %13 = load i64, ptr %others.i, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %13)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp17421 = icmp sgt i64 %cond.i, 0
  br i1 %cmp17421, label %for.body19.preheader, label %for.cond.cleanup18

for.body19.preheader:                             ; preds = %visible_to.exit
  %14 = shl nuw i64 %cond.i, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %sums, i8 0, i64 %14, i1 false)
  br label %for.body19

for.cond.cleanup18:                               ; preds = %for.body19, %visible_to.exit
  %cmp23.not = icmp slt i64 %cond.i313, %cond11.i
  br i1 %cmp23.not, label %for.body31.lr.ph, label %if.end

for.body19:                                       ; preds = %for.body19.preheader, %for.body19
  %i.0422 = phi i64 [ %inc, %for.body19 ], [ 0, %for.body19.preheader ]
  %arrayidx = getelementptr inbounds [256 x float], ptr %largest, i64 0, i64 %i.0422
  store float 0xFFF0000000000000, ptr %arrayidx, align 4
  %inc = add nuw nsw i64 %i.0422, 1
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
  br i1 %cmp17421, label %for.body134, label %for.cond.cleanup133

for.body31:                                       ; preds = %for.body31.lr.ph, %multiply_f.exit
  %15 = phi i64 [ %.pre, %for.body31.lr.ph ], [ %37, %multiply_f.exit ]
  %key.0428 = phi i64 [ %cond.i313, %for.body31.lr.ph ], [ %add126, %multiply_f.exit ]
  %sub33 = sub nsw i64 %cond11.i, %key.0428
  %cond.i314 = call noundef i64 @llvm.smin.i64(i64 %15, i64 %sub33)
  %cmp36 = icmp ne i64 %key.0428, %cond.i313
  %16 = load i64, ptr %features.i, align 8
  %17 = load double, ptr %scale.i, align 8
  %conv.i = fptrunc double %17 to float
  %18 = load ptr, ptr %p, align 8
  %19 = load i64, ptr %q_step.i, align 8
  %mul.i315 = mul nsw i64 %19, %div6
  %add.ptr.i = getelementptr inbounds float, ptr %18, i64 %mul.i315
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
  %mul20.i = mul nsw i64 %26, %key.0428
  %add.ptr21.i = getelementptr inbounds float, ptr %add.ptr17.i, i64 %mul20.i
  %27 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %27, 32
  %28 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body31
  %conv1.i.i = trunc i64 %cond.i314 to i32
  %conv2.i.i = trunc i64 %16 to i32
  %conv3.i.i = trunc i64 %21 to i32
  %conv4.i.i = trunc i64 %26 to i32
  call void %28(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, float noundef %conv.i, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, float noundef 0.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv1.i.i) #6
  br label %scores_f.exit

if.else.i.i:                                      ; preds = %for.body31
  call void %28(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i314, i64 noundef %16, float noundef %conv.i, ptr noundef %add.ptr8.i, i64 noundef %21, ptr noundef %add.ptr21.i, i64 noundef %26, float noundef 0.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i314) #6
  br label %scores_f.exit

scores_f.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp17421, label %for.body42, label %for.cond.cleanup41

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
  %mul116 = mul nsw i64 %34, %key.0428
  %add.ptr117 = getelementptr inbounds float, ptr %add.ptr113, i64 %mul116
  %conv122 = uitofp i1 %cmp36 to float
  %35 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i316 = icmp eq i64 %35, 32
  %36 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i316, label %if.then.i317, label %if.else.i

if.then.i317:                                     ; preds = %for.cond.cleanup41
  %conv1.i = trunc i64 %29 to i32
  %conv2.i = trunc i64 %cond.i314 to i32
  %conv4.i = trunc i64 %34 to i32
  call void %36(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i, i32 noundef %conv2.i, float noundef 1.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv2.i, ptr noundef %add.ptr117, i32 noundef %conv4.i, float noundef %conv122, ptr noundef %add.ptr, i32 noundef %conv1.i) #6
  br label %multiply_f.exit

if.else.i:                                        ; preds = %for.cond.cleanup41
  call void %36(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %29, i64 noundef %cond.i314, float noundef 1.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i314, ptr noundef %add.ptr117, i64 noundef %34, float noundef %conv122, ptr noundef %add.ptr, i64 noundef %29) #6
  br label %multiply_f.exit

multiply_f.exit:                                  ; preds = %if.then.i317, %if.else.i
  %37 = load i64, ptr %block_keys, align 8
  %add126 = add nsw i64 %37, %key.0428
  %cmp29 = icmp slt i64 %add126, %cond11.i
  br i1 %cmp29, label %for.body31, label %for.cond130.preheader, !llvm.loop !7

for.body42:                                       ; preds = %scores_f.exit, %cleanup
  %i37.0426 = phi i64 [ %inc101, %cleanup ], [ 0, %scores_f.exit ]
  %add43 = add nsw i64 %i37.0426, %mul
  %38 = load i64, ptr %first.i, align 8
  %add.i320 = add nsw i64 %38, %add43
  %add1.i321 = add nsw i64 %add43, 1
  %39 = load i64, ptr %last.i, align 8
  %add2.i323 = add nsw i64 %add1.i321, %39
  %cmp.i324 = icmp slt i64 %add.i320, 0
  br i1 %cmp.i324, label %cond.end.i328, label %cond.false.i325

cond.false.i325:                                  ; preds = %for.body42
  %40 = load i64, ptr %others.i, align 8
  %cond.i.i327 = call noundef i64 @llvm.smin.i64(i64 %add.i320, i64 %40)
  br label %cond.end.i328

cond.end.i328:                                    ; preds = %cond.false.i325, %for.body42
  %cond.i329 = phi i64 [ %cond.i.i327, %cond.false.i325 ], [ 0, %for.body42 ]
  %cmp5.i330 = icmp slt i64 %add2.i323, 0
  br i1 %cmp5.i330, label %visible_to.exit337, label %cond.false7.i331

cond.false7.i331:                                 ; preds = %cond.end.i328
  %41 = load i64, ptr %others.i, align 8
  %cond.i18.i333 = call noundef i64 @llvm.smin.i64(i64 %add2.i323, i64 %41)
  br label %visible_to.exit337

visible_to.exit337:                               ; preds = %cond.end.i328, %cond.false7.i331
  %cond11.i334 = phi i64 [ %cond.i18.i333, %cond.false7.i331 ], [ 0, %cond.end.i328 ]
  %sub.i338 = sub nsw i64 %cond.i329, %key.0428
  %cmp.i339 = icmp slt i64 %sub.i338, 0
  %cond.i.i340 = call i64 @llvm.smin.i64(i64 %sub.i338, i64 %cond.i314)
  %spec.select.i = select i1 %cmp.i339, i64 0, i64 %cond.i.i340
  %sub3.i = sub nsw i64 %cond11.i334, %key.0428
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i314)
  %cond11.i341 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %spec.select.i)
  %mul47 = mul nsw i64 %i37.0426, %cond.i314
  %add.ptr48 = getelementptr inbounds float, ptr %tile, i64 %mul47
  %mul.i344 = shl i64 %spec.select.i, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr48, i8 0, i64 %mul.i344, i1 false)
  %add.ptr51 = getelementptr inbounds float, ptr %add.ptr48, i64 %cond11.i341
  %sub53 = sub nsw i64 %cond.i314, %cond11.i341
  %mul.i345 = shl i64 %sub53, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr51, i8 0, i64 %mul.i345, i1 false)
  %sub56 = sub nsw i64 %cond11.i341, %spec.select.i
  %cmp57 = icmp slt i64 %sub56, 1
  br i1 %cmp57, label %cleanup, label %if.end60

if.end60:                                         ; preds = %visible_to.exit337
  %add.ptr62 = getelementptr inbounds float, ptr %add.ptr48, i64 %spec.select.i
  %42 = load i64, ptr %mask_kind, align 8
  %cmp63.not = icmp eq i64 %42, 0
  br i1 %cmp63.not, label %if.end69, label %if.then65

if.then65:                                        ; preds = %if.end60
  %add68 = add nsw i64 %spec.select.i, %key.0428
  %43 = load i64, ptr %mask_step.i, align 8
  %mul.i346 = mul nsw i64 %43, %div6
  %44 = load i64, ptr %arrayidx2.i347, align 8
  %mul3.i348 = mul nsw i64 %44, %rem2.decomposed
  %45 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %45, %add43
  %add.i349 = add i64 %add68, %mul.i346
  %add7.i = add i64 %add.i349, %mul3.i348
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i350 = icmp eq i64 %42, 1
  %46 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i350, label %if.then.i352, label %if.else.i351

if.then.i352:                                     ; preds = %if.then65
  %add.ptr.i353 = getelementptr inbounds i8, ptr %46, i64 %add8.i
  br label %for.body.i354

for.body.i354:                                    ; preds = %if.then.i352, %cond.end.i355
  %k.072.i = phi i64 [ %inc.i357, %cond.end.i355 ], [ 0, %if.then.i352 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i353, i64 %k.072.i
  %47 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %47, 0
  br i1 %tobool.not.i, label %cond.end.i355, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i354
  %arrayidx12.i = getelementptr inbounds float, ptr %add.ptr62, i64 %k.072.i
  %48 = load float, ptr %arrayidx12.i, align 4
  br label %cond.end.i355

cond.end.i355:                                    ; preds = %cond.true.i, %for.body.i354
  %cond.i356 = phi float [ %48, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i354 ]
  %arrayidx13.i = getelementptr inbounds float, ptr %add.ptr62, i64 %k.072.i
  store float %cond.i356, ptr %arrayidx13.i, align 4
  %inc.i357 = add nuw nsw i64 %k.072.i, 1
  %exitcond74.not.i = icmp eq i64 %inc.i357, %sub56
  br i1 %exitcond74.not.i, label %if.end69, label %for.body.i354, !llvm.loop !8

if.else.i351:                                     ; preds = %if.then65
  %add.ptr16.i = getelementptr inbounds float, ptr %46, i64 %add8.i
  %cmp20.not66.i = icmp ult i64 %sub56, 16
  br i1 %cmp20.not66.i, label %for.cond30.preheader.i, label %for.body22.i

for.cond30.preheader.i:                           ; preds = %for.body22.i, %if.else.i351
  %k17.0.lcssa.i = phi i64 [ 0, %if.else.i351 ], [ %add1968.i, %for.body22.i ]
  %cmp3169.i = icmp slt i64 %k17.0.lcssa.i, %sub56
  br i1 %cmp3169.i, label %for.body33.i, label %if.end69

for.body22.i:                                     ; preds = %if.else.i351, %for.body22.i
  %add1968.i = phi i64 [ %add19.i, %for.body22.i ], [ 16, %if.else.i351 ]
  %k17.067.i = phi i64 [ %add1968.i, %for.body22.i ], [ 0, %if.else.i351 ]
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

if.end69:                                         ; preds = %for.body33.i, %cond.end.i355, %for.cond30.preheader.i, %if.end60
  %cmp.i358 = icmp sgt i64 %sub56, 15
  br i1 %cmp.i358, label %if.then.i360, label %if.end.i

if.then.i360:                                     ; preds = %if.end69
  %53 = load <16 x float>, ptr %add.ptr62, align 4
  %cmp1.not50.i = icmp ult i64 %sub56, 32
  br i1 %cmp1.not50.i, label %for.cond7.preheader.i, label %for.body.i361

for.cond7.preheader.i.loopexit:                   ; preds = %for.body.i361
  %54 = and i64 %sub56, 9223372036854775792
  br label %for.cond7.preheader.i

for.cond7.preheader.i:                            ; preds = %for.cond7.preheader.i.loopexit, %if.then.i360
  %k.0.lcssa.i = phi i64 [ 16, %if.then.i360 ], [ %54, %for.cond7.preheader.i.loopexit ]
  %most.0.lcssa.i = phi <16 x float> [ %53, %if.then.i360 ], [ %or.v.i, %for.cond7.preheader.i.loopexit ]
  br label %for.body9.i

for.body.i361:                                    ; preds = %if.then.i360, %for.body.i361
  %add53.i = phi i64 [ %add.i363, %for.body.i361 ], [ 32, %if.then.i360 ]
  %most.052.i = phi <16 x float> [ %or.v.i, %for.body.i361 ], [ %53, %if.then.i360 ]
  %k.051.i = phi i64 [ %add53.i, %for.body.i361 ], [ 16, %if.then.i360 ]
  %add.ptr.i362 = getelementptr inbounds float, ptr %add.ptr62, i64 %k.051.i
  %55 = load <16 x float>, ptr %add.ptr.i362, align 4
  %cmp2.inv.i = fcmp ogt <16 x float> %55, %most.052.i
  %or.v.i = select <16 x i1> %cmp2.inv.i, <16 x float> %55, <16 x float> %most.052.i
  %add.i363 = add nuw nsw i64 %add53.i, 16
  %cmp1.not.i = icmp sgt i64 %add.i363, %sub56
  br i1 %cmp1.not.i, label %for.cond7.preheader.i.loopexit, label %for.body.i361, !llvm.loop !11

for.body9.i:                                      ; preds = %for.body9.i, %for.cond7.preheader.i
  %lane.056.i = phi i64 [ 0, %for.cond7.preheader.i ], [ %inc.i365, %for.body9.i ]
  %found.055.i = phi float [ 0xFFF0000000000000, %for.cond7.preheader.i ], [ %vecext.found.0.i, %for.body9.i ]
  %vecext.i364 = extractelement <16 x float> %most.0.lcssa.i, i64 %lane.056.i
  %cmp10.i = fcmp ogt float %vecext.i364, %found.055.i
  %vecext.found.0.i = select i1 %cmp10.i, float %vecext.i364, float %found.055.i
  %inc.i365 = add nuw nsw i64 %lane.056.i, 1
  %exitcond.not.i366 = icmp eq i64 %inc.i365, 16
  br i1 %exitcond.not.i366, label %if.end.i, label %for.body9.i, !llvm.loop !12

if.end.i:                                         ; preds = %for.body9.i, %if.end69
  %k.1.i = phi i64 [ 0, %if.end69 ], [ %k.0.lcssa.i, %for.body9.i ]
  %found.1.i = phi float [ 0xFFF0000000000000, %if.end69 ], [ %vecext.found.0.i, %for.body9.i ]
  %cmp1557.i = icmp slt i64 %k.1.i, %sub56
  br i1 %cmp1557.i, label %for.body16.i, label %largest_of_f.exit

for.body16.i:                                     ; preds = %if.end.i, %for.body16.i
  %found.259.i = phi float [ %.found.2.i, %for.body16.i ], [ %found.1.i, %if.end.i ]
  %k.258.i = phi i64 [ %inc24.i, %for.body16.i ], [ %k.1.i, %if.end.i ]
  %arrayidx.i359 = getelementptr inbounds float, ptr %add.ptr62, i64 %k.258.i
  %56 = load float, ptr %arrayidx.i359, align 4
  %cmp17.i = fcmp ogt float %56, %found.259.i
  %.found.2.i = select i1 %cmp17.i, float %56, float %found.259.i
  %inc24.i = add nuw nsw i64 %k.258.i, 1
  %exitcond61.not.i = icmp eq i64 %inc24.i, %sub56
  br i1 %exitcond61.not.i, label %largest_of_f.exit, label %for.body16.i, !llvm.loop !13

largest_of_f.exit:                                ; preds = %for.body16.i, %if.end.i
  %found.2.lcssa.i = phi float [ %found.1.i, %if.end.i ], [ %.found.2.i, %for.body16.i ]
  %arrayidx71 = getelementptr inbounds [256 x float], ptr %largest, i64 0, i64 %i37.0426
  %57 = load float, ptr %arrayidx71, align 4
  %cmp72 = fcmp ogt float %57, %found.2.lcssa.i
  %cond = select i1 %cmp72, float %57, float %found.2.lcssa.i
  %cmp74 = fcmp oeq float %cond, 0xFFF0000000000000
  %cond79 = select i1 %cmp74, float 0.000000e+00, float %cond
  %cmp.not83.i = icmp slt i64 %sub56, 16
  br i1 %cmp.not83.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %largest_of_f.exit
  %splat.splatinsert.i367 = insertelement <16 x float> poison, float %cond79, i64 0
  %splat.splat.i368 = shufflevector <16 x float> %splat.splatinsert.i367, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i369

for.body.i369:                                    ; preds = %for.body.i369, %for.body.lr.ph.i
  %add86.i = phi i64 [ 16, %for.body.lr.ph.i ], [ %add.i373, %for.body.i369 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add86.i, %for.body.i369 ]
  %sum.084.i = phi <16 x float> [ zeroinitializer, %for.body.lr.ph.i ], [ %add2.i372, %for.body.i369 ]
  %add.ptr.i370 = getelementptr inbounds float, ptr %add.ptr62, i64 %k.085.i
  %58 = load <16 x float>, ptr %add.ptr.i370, align 4
  %sub.i371 = fsub <16 x float> %58, %splat.splat.i368
  %59 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i371, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %sub.i64.i = fadd <16 x float> %59, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %60 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i64.i, <16 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <16 x float> %sub.i371)
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
  %cmp2.i71.i = fcmp uno <16 x float> %sub.i371, zeroinitializer
  %71 = fcmp uge <16 x float> %sub.i371, <float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01>
  %72 = bitcast <16 x i32> %add.i70.i to <16 x float>
  %73 = select <16 x i1> %71, <16 x float> %72, <16 x float> zeroinitializer
  %74 = select <16 x i1> %cmp2.i71.i, <16 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, <16 x float> %73
  store <16 x float> %74, ptr %add.ptr.i370, align 4
  %add2.i372 = fadd <16 x float> %sum.084.i, %74
  %add.i373 = add nuw nsw i64 %add86.i, 16
  %cmp.not.i374 = icmp sgt i64 %add.i373, %sub56
  br i1 %cmp.not.i374, label %for.end.i, label %for.body.i369, !llvm.loop !14

for.end.i:                                        ; preds = %for.body.i369, %largest_of_f.exit
  %sum.0.lcssa.i = phi <16 x float> [ zeroinitializer, %largest_of_f.exit ], [ %add2.i372, %for.body.i369 ]
  %k.0.lcssa.i375 = phi i64 [ 0, %largest_of_f.exit ], [ %add86.i, %for.body.i369 ]
  %cmp4.i = icmp slt i64 %k.0.lcssa.i375, %sub56
  br i1 %cmp4.i, label %for.body9.preheader.i, label %for.body31.i.preheader

for.body9.preheader.i:                            ; preds = %for.end.i
  %75 = sub nsw i64 %sub56, %k.0.lcssa.i375
  %invariant.gep.i = getelementptr float, ptr %add.ptr62, i64 %k.0.lcssa.i375
  br label %for.body9.i378

for.body19.preheader.i:                           ; preds = %for.body9.i378
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

for.body9.i378:                                   ; preds = %for.body9.i378, %for.body9.preheader.i
  %lane.089.i = phi i64 [ %inc.i379, %for.body9.i378 ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <16 x float> [ %vecins.i, %for.body9.i378 ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr float, ptr %invariant.gep.i, i64 %lane.089.i
  %92 = load float, ptr %gep.i, align 4
  %sub11.i = fsub float %92, %cond79
  %vecins.i = insertelement <16 x float> %v5.088.i, float %sub11.i, i64 %lane.089.i
  %inc.i379 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i380 = icmp eq i64 %inc.i379, %75
  br i1 %exitcond.not.i380, label %for.body19.preheader.i, label %for.body9.i378, !llvm.loop !15

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %found.094.i = phi float [ %add23.i, %for.body19.i ], [ 0.000000e+00, %for.body19.preheader.i ]
  %vecext.i381 = extractelement <16 x float> %91, i64 %lane14.095.i
  %gep105.i = getelementptr float, ptr %invariant.gep.i, i64 %lane14.095.i
  store float %vecext.i381, ptr %gep105.i, align 4
  %add23.i = fadd float %found.094.i, %vecext.i381
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
  %arrayidx96.phi.trans.insert = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i37.0426
  %.pre438 = load float, ptr %arrayidx96.phi.trans.insert, align 4
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
  %arrayidx86 = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i37.0426
  %109 = load float, ptr %arrayidx86, align 4
  %mul87 = fmul float %vecext.i, %109
  br i1 %cmp36, label %if.then88, label %if.end93

if.then88:                                        ; preds = %if.then83
  %110 = load i64, ptr %outputs, align 8
  %mul90 = mul nsw i64 %110, %i37.0426
  %add.ptr91 = getelementptr inbounds float, ptr %add.ptr, i64 %mul90
  %cmp.not19.i = icmp slt i64 %110, 16
  br i1 %cmp.not19.i, label %for.cond3.preheader.i, label %for.body.lr.ph.i382

for.body.lr.ph.i382:                              ; preds = %if.then88
  %splat.splat.i384 = shufflevector <16 x float> %108, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i385

for.cond3.preheader.i:                            ; preds = %for.body.i385, %if.then88
  %k.0.lcssa.i390 = phi i64 [ 0, %if.then88 ], [ %add21.i, %for.body.i385 ]
  %cmp422.i = icmp slt i64 %k.0.lcssa.i390, %110
  br i1 %cmp422.i, label %for.body5.i, label %if.end93

for.body.i385:                                    ; preds = %for.body.i385, %for.body.lr.ph.i382
  %add21.i = phi i64 [ 16, %for.body.lr.ph.i382 ], [ %add.i388, %for.body.i385 ]
  %k.020.i = phi i64 [ 0, %for.body.lr.ph.i382 ], [ %add21.i, %for.body.i385 ]
  %add.ptr.i386 = getelementptr inbounds float, ptr %add.ptr91, i64 %k.020.i
  %111 = load <16 x float>, ptr %add.ptr.i386, align 4
  %mul.i387 = fmul <16 x float> %splat.splat.i384, %111
  store <16 x float> %mul.i387, ptr %add.ptr.i386, align 4
  %add.i388 = add nuw nsw i64 %add21.i, 16
  %cmp.not.i389 = icmp sgt i64 %add.i388, %110
  br i1 %cmp.not.i389, label %for.cond3.preheader.i, label %for.body.i385, !llvm.loop !18

for.body5.i:                                      ; preds = %for.cond3.preheader.i, %for.body5.i
  %k.123.i = phi i64 [ %inc.i393, %for.body5.i ], [ %k.0.lcssa.i390, %for.cond3.preheader.i ]
  %arrayidx.i391 = getelementptr inbounds float, ptr %add.ptr91, i64 %k.123.i
  %112 = load float, ptr %arrayidx.i391, align 4
  %mul6.i392 = fmul float %vecext.i, %112
  store float %mul6.i392, ptr %arrayidx.i391, align 4
  %inc.i393 = add nuw nsw i64 %k.123.i, 1
  %exitcond.not.i394 = icmp eq i64 %inc.i393, %110
  br i1 %exitcond.not.i394, label %if.end93, label %for.body5.i, !llvm.loop !19

if.end93:                                         ; preds = %for.body5.i, %for.cond3.preheader.i, %if.then83
  store float %cond, ptr %arrayidx71, align 4
  br label %if.end95

if.end95:                                         ; preds = %exponentials_f.exit.if.end95_crit_edge, %if.end93
  %113 = phi float [ %.pre438, %exponentials_f.exit.if.end95_crit_edge ], [ %mul87, %if.end93 ]
  %arrayidx96 = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i37.0426
  %add97 = fadd float %add33.i, %113
  store float %add97, ptr %arrayidx96, align 4
  br label %cleanup

cleanup:                                          ; preds = %visible_to.exit337, %if.end95
  %inc101 = add nuw nsw i64 %i37.0426, 1
  %exitcond435.not = icmp eq i64 %inc101, %cond.i
  br i1 %exitcond435.not, label %for.cond.cleanup41, label %for.body42, !llvm.loop !20

for.cond.cleanup133:                              ; preds = %if.end175, %for.cond130.preheader
  %inc181 = add i64 %each.0432, 1
  %exitcond437.not = icmp eq i64 %inc181, %end
  br i1 %exitcond437.not, label %for.cond.cleanup, label %for.body, !llvm.loop !21

for.body134:                                      ; preds = %for.cond130.preheader, %if.end175
  %i129.0430 = phi i64 [ %inc177, %if.end175 ], [ 0, %for.cond130.preheader ]
  %arrayidx135 = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i129.0430
  %114 = load float, ptr %arrayidx135, align 4
  %cmp136 = fcmp oeq float %114, 0.000000e+00
  %115 = load i64, ptr %outputs, align 8
  %mul141 = mul nsw i64 %115, %i129.0430
  %add.ptr142 = getelementptr inbounds float, ptr %add.ptr, i64 %mul141
  br i1 %cmp136, label %if.end150.thread, label %if.else

if.else:                                          ; preds = %for.body134
  %div149 = fdiv float 1.000000e+00, %114
  %cmp.not19.i396 = icmp slt i64 %115, 16
  br i1 %cmp.not19.i396, label %for.cond3.preheader.i407, label %for.body.lr.ph.i397

for.body.lr.ph.i397:                              ; preds = %if.else
  %splat.splatinsert.i398 = insertelement <16 x float> poison, float %div149, i64 0
  %splat.splat.i399 = shufflevector <16 x float> %splat.splatinsert.i398, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i400

for.cond3.preheader.i407:                         ; preds = %for.body.i400, %if.else
  %k.0.lcssa.i408 = phi i64 [ 0, %if.else ], [ %add21.i401, %for.body.i400 ]
  %cmp422.i409 = icmp slt i64 %k.0.lcssa.i408, %115
  br i1 %cmp422.i409, label %for.body5.i410, label %if.end150

for.body.i400:                                    ; preds = %for.body.i400, %for.body.lr.ph.i397
  %add21.i401 = phi i64 [ 16, %for.body.lr.ph.i397 ], [ %add.i405, %for.body.i400 ]
  %k.020.i402 = phi i64 [ 0, %for.body.lr.ph.i397 ], [ %add21.i401, %for.body.i400 ]
  %add.ptr.i403 = getelementptr inbounds float, ptr %add.ptr142, i64 %k.020.i402
  %116 = load <16 x float>, ptr %add.ptr.i403, align 4
  %mul.i404 = fmul <16 x float> %splat.splat.i399, %116
  store <16 x float> %mul.i404, ptr %add.ptr.i403, align 4
  %add.i405 = add nuw nsw i64 %add21.i401, 16
  %cmp.not.i406 = icmp sgt i64 %add.i405, %115
  br i1 %cmp.not.i406, label %for.cond3.preheader.i407, label %for.body.i400, !llvm.loop !18

for.body5.i410:                                   ; preds = %for.cond3.preheader.i407, %for.body5.i410
  %k.123.i411 = phi i64 [ %inc.i414, %for.body5.i410 ], [ %k.0.lcssa.i408, %for.cond3.preheader.i407 ]
  %arrayidx.i412 = getelementptr inbounds float, ptr %add.ptr142, i64 %k.123.i411
  %117 = load float, ptr %arrayidx.i412, align 4
  %mul6.i413 = fmul float %div149, %117
  store float %mul6.i413, ptr %arrayidx.i412, align 4
  %inc.i414 = add nuw nsw i64 %k.123.i411, 1
  %exitcond.not.i415 = icmp eq i64 %inc.i414, %115
  br i1 %exitcond.not.i415, label %if.end150, label %for.body5.i410, !llvm.loop !19

if.end150:                                        ; preds = %for.body5.i410, %for.cond3.preheader.i407
  %118 = load i64, ptr %wants_sums, align 8
  %tobool151.not = icmp eq i64 %118, 0
  br i1 %tobool151.not, label %if.end175, label %cond.false155

if.end150.thread:                                 ; preds = %for.body134
  %mul.i395 = shl i64 %115, 2
  call void @llvm.memset.p0.i64(ptr align 4 %add.ptr142, i8 0, i64 %mul.i395, i1 false)
  %119 = load i64, ptr %wants_sums, align 8
  %tobool151.not419 = icmp eq i64 %119, 0
  br i1 %tobool151.not419, label %if.end175, label %cond.end170

cond.false155:                                    ; preds = %if.end150
  %arrayidx156 = getelementptr inbounds [256 x float], ptr %largest, i64 0, i64 %i129.0430
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
  %arrayidx174 = getelementptr float, ptr %122, i64 %i129.0430
  store float %cond171, ptr %arrayidx174, align 4
  br label %if.end175

if.end175:                                        ; preds = %if.end150.thread, %cond.end170, %if.end150
  %inc177 = add nuw nsw i64 %i129.0430, 1
  %exitcond436.not = icmp eq i64 %inc177, %cond.i
  br i1 %exitcond436.not, label %for.cond.cleanup133, label %for.body134, !llvm.loop !22
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
  %get_threads.i = getelementptr inbounds i8, ptr %p, i64 360
  %0 = load ptr, ptr %get_threads.i, align 8
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %keep_attention_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %0() #6
  %cmp2.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp2.not.i, label %keep_attention_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  %set_threads.i = getelementptr inbounds i8, ptr %p, i64 368
  %1 = load ptr, ptr %set_threads.i, align 8
  tail call void %1(i32 noundef 1) #6
  br label %keep_attention_to_one_thread.exit

keep_attention_to_one_thread.exit:                ; preds = %entry, %land.lhs.true.i, %if.then.i
  %heads = getelementptr inbounds i8, ptr %p, i64 120
  %2 = load i64, ptr %heads, align 8
  %shared = getelementptr inbounds i8, ptr %p, i64 128
  %3 = load i64, ptr %shared, align 8
  %div = sdiv i64 %2, %3
  %cmp523 = icmp slt i64 %begin, %end
  br i1 %cmp523, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_attention_to_one_thread.exit
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
  %arrayidx2.i435 = getelementptr inbounds i8, ptr %p, i64 272
  %arrayidx5.i = getelementptr inbounds i8, ptr %p, i64 280
  %mask9.i = getelementptr inbounds i8, ptr %p, i64 32
  %sums = getelementptr inbounds i8, ptr %p, i64 48
  %v = getelementptr inbounds i8, ptr %p, i64 16
  %v_step = getelementptr inbounds i8, ptr %p, i64 216
  %arrayidx148 = getelementptr inbounds i8, ptr %p, i64 224
  %arrayidx152 = getelementptr inbounds i8, ptr %p, i64 232
  %less = getelementptr inbounds i8, ptr %p, i64 56
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup30, %keep_attention_to_one_thread.exit
  call void @llvm.lifetime.end.p0(i64 131072, ptr nonnull %slopes) #6
  call void @llvm.lifetime.end.p0(i64 131072, ptr nonnull %parts) #6
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup30
  %each.0524 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc230, %for.cond.cleanup30 ]
  %each.0524.frozen = freeze i64 %each.0524
  %div.frozen = freeze i64 %div
  %div1 = sdiv i64 %each.0524.frozen, %div.frozen
  %4 = mul i64 %div1, %div.frozen
  %rem.decomposed = sub i64 %each.0524.frozen, %4
  %5 = load i64, ptr %wants_k, align 8
  %tobool.not = icmp eq i64 %5, 0
  br i1 %tobool.not, label %cond.end, label %cond.false

cond.false:                                       ; preds = %for.body
  %6 = load ptr, ptr %of_k2, align 8
  %7 = load i64, ptr %others, align 8
  %mul = mul nsw i64 %7, %each.0524
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
  %mul9 = mul nsw i64 %11, %each.0524
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
  %mul.i403 = mul i64 %mul22, %16
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %cond13, i8 0, i64 %mul.i403, i1 false)
  br label %if.end23

if.end23:                                         ; preds = %if.then19, %if.end
  %17 = load i64, ptr %shared, align 8
  %mul25 = mul nsw i64 %17, %rem.decomposed
  %add = add nsw i64 %rem.decomposed, 1
  %mul28520 = mul nsw i64 %17, %add
  %cmp29521 = icmp slt i64 %mul25, %mul28520
  br i1 %cmp29521, label %for.body31.preheader, label %for.cond.cleanup30

for.body31.preheader:                             ; preds = %if.end23
  %.pre = load i64, ptr %length, align 8
  br label %for.body31

for.cond.cleanup30:                               ; preds = %for.cond.cleanup54, %if.end23
  %inc230 = add i64 %each.0524, 1
  %exitcond527.not = icmp eq i64 %inc230, %end
  br i1 %exitcond527.not, label %for.cond.cleanup, label %for.body, !llvm.loop !23

for.body31:                                       ; preds = %for.body31.preheader, %for.cond.cleanup54
  %18 = phi i64 [ %26, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %19 = phi i64 [ %27, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %head.0522 = phi i64 [ %inc226, %for.cond.cleanup54 ], [ %mul25, %for.body31.preheader ]
  %20 = load i64, ptr %heads, align 8
  %mul33 = mul nsw i64 %20, %div1
  %add34 = add nsw i64 %mul33, %head.0522
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
  %mul.i404 = mul i64 %mul49, %23
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr42, i8 0, i64 %mul.i404, i1 false)
  %.pre528 = load i64, ptr %length, align 8
  br label %if.end50

if.end50:                                         ; preds = %for.body31, %if.then46, %cond.end43
  %24 = phi i64 [ %.pre528, %if.then46 ], [ %18, %cond.end43 ], [ %18, %for.body31 ]
  %25 = phi i64 [ %.pre528, %if.then46 ], [ %19, %cond.end43 ], [ %19, %for.body31 ]
  %cmp45.not510 = phi i1 [ false, %if.then46 ], [ true, %cond.end43 ], [ true, %for.body31 ]
  %cond44509 = phi ptr [ %add.ptr42, %if.then46 ], [ null, %cond.end43 ], [ null, %for.body31 ]
  %cmp53518 = icmp sgt i64 %25, 0
  br i1 %cmp53518, label %for.body55.lr.ph, label %for.cond.cleanup54

for.body55.lr.ph:                                 ; preds = %if.end50
  %or.cond = and i1 %cmp14.not, %cmp45.not510
  %.pre529 = load i64, ptr %block_rows, align 8
  br label %for.body55

for.cond.cleanup54:                               ; preds = %for.cond.cleanup85, %if.end50
  %26 = phi i64 [ %24, %if.end50 ], [ %44, %for.cond.cleanup85 ]
  %27 = phi i64 [ %25, %if.end50 ], [ %44, %for.cond.cleanup85 ]
  %inc226 = add nsw i64 %head.0522, 1
  %28 = load i64, ptr %shared, align 8
  %mul28 = mul nsw i64 %28, %add
  %cmp29 = icmp slt i64 %inc226, %mul28
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !24

for.body55:                                       ; preds = %for.body55.lr.ph, %for.cond.cleanup85
  %29 = phi i64 [ %24, %for.body55.lr.ph ], [ %44, %for.cond.cleanup85 ]
  %30 = phi i64 [ %.pre529, %for.body55.lr.ph ], [ %45, %for.cond.cleanup85 ]
  %31 = phi i64 [ %25, %for.body55.lr.ph ], [ %44, %for.cond.cleanup85 ]
  %row.0519 = phi i64 [ 0, %for.body55.lr.ph ], [ %add222, %for.cond.cleanup85 ]
  %sub = sub nsw i64 %31, %row.0519
  %cond.i = call noundef i64 @llvm.smin.i64(i64 %30, i64 %sub)
  %32 = load ptr, ptr %g57, align 8
  %33 = load i64, ptr %g_step, align 8
  %mul58 = mul nsw i64 %33, %div1
  %add.ptr59 = getelementptr inbounds float, ptr %32, i64 %mul58
  %34 = load i64, ptr %arrayidx61, align 8
  %mul62 = mul nsw i64 %34, %head.0522
  %add.ptr63 = getelementptr inbounds float, ptr %add.ptr59, i64 %mul62
  %35 = load i64, ptr %arrayidx65, align 8
  %mul66 = mul nsw i64 %35, %row.0519
  %add.ptr67 = getelementptr inbounds float, ptr %add.ptr63, i64 %mul66
  %36 = load ptr, ptr %p, align 8
  %37 = load i64, ptr %q_step, align 8
  %mul70 = mul nsw i64 %37, %div1
  %add.ptr71 = getelementptr inbounds float, ptr %36, i64 %mul70
  %38 = load i64, ptr %arrayidx73, align 8
  %mul74 = mul nsw i64 %38, %head.0522
  %add.ptr75 = getelementptr inbounds float, ptr %add.ptr71, i64 %mul74
  %39 = load i64, ptr %arrayidx77, align 8
  %mul78 = mul nsw i64 %39, %row.0519
  %add.ptr79 = getelementptr inbounds float, ptr %add.ptr75, i64 %mul78
  %40 = load i64, ptr %first.i, align 8
  %add.i = add nsw i64 %40, %row.0519
  %add1.i = add nsw i64 %cond.i, %row.0519
  %41 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %41
  %cmp.i = icmp slt i64 %add.i, 0
  br i1 %cmp.i, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body55
  %42 = load i64, ptr %others, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i, i64 %42)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body55
  %cond.i405 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body55 ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %43 = load i64, ptr %others, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %43)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp84516 = icmp slt i64 %cond.i405, %cond11.i
  br i1 %cmp84516, label %for.body86.lr.ph, label %for.cond.cleanup85

for.body86.lr.ph:                                 ; preds = %visible_to.exit
  %conv.i.i = trunc i64 %cond.i to i32
  %cmp91512 = icmp sgt i64 %cond.i, 0
  %.pre530 = load i64, ptr %block_keys, align 8
  br label %for.body86

for.cond.cleanup85.loopexit:                      ; preds = %cleanup212
  %.pre531 = load i64, ptr %block_rows, align 8
  %.pre532 = load i64, ptr %length, align 8
  br label %for.cond.cleanup85

for.cond.cleanup85:                               ; preds = %for.cond.cleanup85.loopexit, %visible_to.exit
  %44 = phi i64 [ %.pre532, %for.cond.cleanup85.loopexit ], [ %29, %visible_to.exit ]
  %45 = phi i64 [ %.pre531, %for.cond.cleanup85.loopexit ], [ %30, %visible_to.exit ]
  %add222 = add nsw i64 %45, %row.0519
  %cmp53 = icmp slt i64 %add222, %44
  br i1 %cmp53, label %for.body55, label %for.cond.cleanup54, !llvm.loop !25

for.body86:                                       ; preds = %for.body86.lr.ph, %cleanup212
  %46 = phi i64 [ %.pre530, %for.body86.lr.ph ], [ %147, %cleanup212 ]
  %key.0517 = phi i64 [ %cond.i405, %for.body86.lr.ph ], [ %add217, %cleanup212 ]
  %sub88 = sub nsw i64 %cond11.i, %key.0517
  %cond.i406 = call noundef i64 @llvm.smin.i64(i64 %46, i64 %sub88)
  %47 = load i64, ptr %features, align 8
  %48 = load double, ptr %scale.i, align 8
  %conv.i = fptrunc double %48 to float
  %49 = load ptr, ptr %p, align 8
  %50 = load i64, ptr %q_step, align 8
  %mul.i407 = mul nsw i64 %50, %div1
  %add.ptr.i = getelementptr inbounds float, ptr %49, i64 %mul.i407
  %51 = load i64, ptr %arrayidx73, align 8
  %mul3.i = mul nsw i64 %51, %head.0522
  %add.ptr4.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul3.i
  %52 = load i64, ptr %arrayidx77, align 8
  %mul7.i = mul nsw i64 %52, %row.0519
  %add.ptr8.i = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul7.i
  %53 = load ptr, ptr %k.i, align 8
  %54 = load i64, ptr %k_step.i, align 8
  %mul12.i = mul nsw i64 %54, %div1
  %add.ptr13.i = getelementptr inbounds float, ptr %53, i64 %mul12.i
  %55 = load i64, ptr %shared, align 8
  %div.i = sdiv i64 %head.0522, %55
  %56 = load i64, ptr %arrayidx15.i, align 8
  %mul16.i = mul nsw i64 %56, %div.i
  %add.ptr17.i = getelementptr inbounds float, ptr %add.ptr13.i, i64 %mul16.i
  %57 = load i64, ptr %arrayidx19.i, align 8
  %mul20.i = mul nsw i64 %57, %key.0517
  %add.ptr21.i = getelementptr inbounds float, ptr %add.ptr17.i, i64 %mul20.i
  %58 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %58, 32
  %59 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body86
  %conv1.i.i = trunc i64 %cond.i406 to i32
  %conv2.i.i = trunc i64 %47 to i32
  %conv3.i.i = trunc i64 %52 to i32
  %conv4.i.i = trunc i64 %57 to i32
  call void %59(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, float noundef %conv.i, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, float noundef 0.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv1.i.i) #6
  br label %scores_f.exit

if.else.i.i:                                      ; preds = %for.body86
  call void %59(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i406, i64 noundef %47, float noundef %conv.i, ptr noundef %add.ptr8.i, i64 noundef %52, ptr noundef %add.ptr21.i, i64 noundef %57, float noundef 0.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i406) #6
  br label %scores_f.exit

scores_f.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp91512, label %for.body93.lr.ph, label %for.cond.cleanup92

for.body93.lr.ph:                                 ; preds = %scores_f.exit
  %60 = load i64, ptr %first.i, align 8
  %61 = load i64, ptr %last.i, align 8
  br label %for.body93

for.cond.cleanup92:                               ; preds = %cleanup, %scores_f.exit
  br i1 %cmp18.not, label %if.end136, label %if.then127

for.body93:                                       ; preds = %for.body93.lr.ph, %cleanup
  %i.0513 = phi i64 [ 0, %for.body93.lr.ph ], [ %inc, %cleanup ]
  %add94 = add nsw i64 %i.0513, %row.0519
  %add.i409 = add nsw i64 %60, %add94
  %add1.i410 = add nsw i64 %add94, 1
  %add2.i412 = add nsw i64 %add1.i410, %61
  %cmp.i413 = icmp slt i64 %add.i409, 0
  br i1 %cmp.i413, label %cond.end.i417, label %cond.false.i414

cond.false.i414:                                  ; preds = %for.body93
  %62 = load i64, ptr %others, align 8
  %cond.i.i416 = call noundef i64 @llvm.smin.i64(i64 %add.i409, i64 %62)
  br label %cond.end.i417

cond.end.i417:                                    ; preds = %cond.false.i414, %for.body93
  %cond.i418 = phi i64 [ %cond.i.i416, %cond.false.i414 ], [ 0, %for.body93 ]
  %cmp5.i419 = icmp slt i64 %add2.i412, 0
  br i1 %cmp5.i419, label %visible_to.exit426, label %cond.false7.i420

cond.false7.i420:                                 ; preds = %cond.end.i417
  %63 = load i64, ptr %others, align 8
  %cond.i18.i422 = call noundef i64 @llvm.smin.i64(i64 %add2.i412, i64 %63)
  br label %visible_to.exit426

visible_to.exit426:                               ; preds = %cond.end.i417, %cond.false7.i420
  %cond11.i423 = phi i64 [ %cond.i18.i422, %cond.false7.i420 ], [ 0, %cond.end.i417 ]
  %sub.i = sub nsw i64 %cond.i418, %key.0517
  %cmp.i427 = icmp slt i64 %sub.i, 0
  %cond.i.i428 = call i64 @llvm.smin.i64(i64 %sub.i, i64 %cond.i406)
  %spec.select.i = select i1 %cmp.i427, i64 0, i64 %cond.i.i428
  %sub3.i = sub nsw i64 %cond11.i423, %key.0517
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i406)
  %cond11.i429 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %spec.select.i)
  %mul98 = mul nsw i64 %i.0513, %cond.i406
  %add.ptr99 = getelementptr inbounds float, ptr %parts, i64 %mul98
  %mul.i432 = shl i64 %spec.select.i, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr99, i8 0, i64 %mul.i432, i1 false)
  %add.ptr102 = getelementptr inbounds float, ptr %add.ptr99, i64 %cond11.i429
  %sub104 = sub nsw i64 %cond.i406, %cond11.i429
  %mul.i433 = shl i64 %sub104, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr102, i8 0, i64 %mul.i433, i1 false)
  %sub107 = sub nsw i64 %cond11.i429, %spec.select.i
  %cmp108 = icmp slt i64 %sub107, 1
  br i1 %cmp108, label %cleanup, label %if.end110

if.end110:                                        ; preds = %visible_to.exit426
  %add.ptr112 = getelementptr inbounds float, ptr %add.ptr99, i64 %spec.select.i
  %64 = load i64, ptr %mask_kind, align 8
  %cmp113.not = icmp eq i64 %64, 0
  br i1 %cmp113.not, label %if.end118, label %if.then114

if.then114:                                       ; preds = %if.end110
  %add117 = add nsw i64 %spec.select.i, %key.0517
  %65 = load i64, ptr %mask_step.i, align 8
  %mul.i434 = mul nsw i64 %65, %div1
  %66 = load i64, ptr %arrayidx2.i435, align 8
  %mul3.i436 = mul nsw i64 %66, %head.0522
  %67 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %67, %add94
  %add.i437 = add i64 %add117, %mul.i434
  %add7.i = add i64 %add.i437, %mul3.i436
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i438 = icmp eq i64 %64, 1
  %68 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i438, label %if.then.i439, label %if.else.i

if.then.i439:                                     ; preds = %if.then114
  %add.ptr.i440 = getelementptr inbounds i8, ptr %68, i64 %add8.i
  br label %for.body.i

for.body.i:                                       ; preds = %if.then.i439, %cond.end.i441
  %k.072.i = phi i64 [ %inc.i, %cond.end.i441 ], [ 0, %if.then.i439 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i440, i64 %k.072.i
  %69 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %69, 0
  br i1 %tobool.not.i, label %cond.end.i441, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i
  %arrayidx12.i = getelementptr inbounds float, ptr %add.ptr112, i64 %k.072.i
  %70 = load float, ptr %arrayidx12.i, align 4
  br label %cond.end.i441

cond.end.i441:                                    ; preds = %cond.true.i, %for.body.i
  %cond.i442 = phi float [ %70, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i ]
  %arrayidx13.i = getelementptr inbounds float, ptr %add.ptr112, i64 %k.072.i
  store float %cond.i442, ptr %arrayidx13.i, align 4
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

if.end118:                                        ; preds = %for.body33.i, %cond.end.i441, %for.cond30.preheader.i, %if.end110
  %75 = load ptr, ptr %sums, align 8
  %76 = getelementptr float, ptr %75, i64 %mul35
  %77 = getelementptr float, ptr %76, i64 %row.0519
  %arrayidx121 = getelementptr float, ptr %77, i64 %i.0513
  %78 = load float, ptr %arrayidx121, align 4
  %cmp.not83.i = icmp slt i64 %sub107, 16
  br i1 %cmp.not83.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %if.end118
  %splat.splatinsert.i = insertelement <16 x float> poison, float %78, i64 0
  %splat.splat.i = shufflevector <16 x float> %splat.splatinsert.i, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i443

for.body.i443:                                    ; preds = %for.body.i443, %for.body.lr.ph.i
  %add86.i = phi i64 [ 16, %for.body.lr.ph.i ], [ %add.i447, %for.body.i443 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add86.i, %for.body.i443 ]
  %add.ptr.i444 = getelementptr inbounds float, ptr %add.ptr112, i64 %k.085.i
  %79 = load <16 x float>, ptr %add.ptr.i444, align 4
  %sub.i445 = fsub <16 x float> %79, %splat.splat.i
  %80 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i445, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %sub.i64.i = fadd <16 x float> %80, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %81 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i64.i, <16 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <16 x float> %sub.i445)
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
  %cmp2.i71.i = fcmp uno <16 x float> %sub.i445, zeroinitializer
  %92 = fcmp uge <16 x float> %sub.i445, <float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01>
  %93 = bitcast <16 x i32> %add.i70.i to <16 x float>
  %94 = select <16 x i1> %92, <16 x float> %93, <16 x float> zeroinitializer
  %95 = select <16 x i1> %cmp2.i71.i, <16 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, <16 x float> %94
  store <16 x float> %95, ptr %add.ptr.i444, align 4
  %add.i447 = add nuw nsw i64 %add86.i, 16
  %cmp.not.i448 = icmp sgt i64 %add.i447, %sub107
  br i1 %cmp.not.i448, label %for.end.i, label %for.body.i443, !llvm.loop !14

for.end.i:                                        ; preds = %for.body.i443, %if.end118
  %k.0.lcssa.i = phi i64 [ 0, %if.end118 ], [ %add86.i, %for.body.i443 ]
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
  %lane.089.i = phi i64 [ %inc.i449, %for.body9.i ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <16 x float> [ %vecins.i, %for.body9.i ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr float, ptr %invariant.gep.i, i64 %lane.089.i
  %113 = load float, ptr %gep.i, align 4
  %sub11.i = fsub float %113, %78
  %vecins.i = insertelement <16 x float> %v5.088.i, float %sub11.i, i64 %lane.089.i
  %inc.i449 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i450 = icmp eq i64 %inc.i449, %96
  br i1 %exitcond.not.i450, label %for.body19.preheader.i, label %for.body9.i, !llvm.loop !15

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %vecext.i = extractelement <16 x float> %112, i64 %lane14.095.i
  %gep105.i = getelementptr float, ptr %invariant.gep.i, i64 %lane14.095.i
  store float %vecext.i, ptr %gep105.i, align 4
  %inc25.i = add nuw nsw i64 %lane14.095.i, 1
  %exitcond102.not.i = icmp eq i64 %inc25.i, %96
  br i1 %exitcond102.not.i, label %cleanup, label %for.body19.i, !llvm.loop !16

cleanup:                                          ; preds = %for.body19.i, %for.end.i, %visible_to.exit426
  %inc = add nuw nsw i64 %i.0513, 1
  %exitcond.not = icmp eq i64 %inc, %cond.i
  br i1 %exitcond.not, label %for.cond.cleanup92, label %for.body93, !llvm.loop !26

if.then127:                                       ; preds = %for.cond.cleanup92
  %114 = load i64, ptr %outputs, align 8
  %115 = load i64, ptr %arrayidx65, align 8
  %mul133 = mul nsw i64 %114, %key.0517
  %add.ptr134 = getelementptr inbounds float, ptr %cond13, i64 %mul133
  %116 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i451 = icmp eq i64 %116, 32
  %117 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i451, label %if.then.i454, label %if.else.i452

if.then.i454:                                     ; preds = %if.then127
  %conv.i455 = trunc i64 %cond.i406 to i32
  %conv1.i = trunc i64 %114 to i32
  %conv4.i = trunc i64 %115 to i32
  call void %117(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i455, i32 noundef %conv1.i, i32 noundef %conv.i.i, float noundef 1.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv.i455, ptr noundef %add.ptr67, i32 noundef %conv4.i, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i32 noundef %conv1.i) #6
  br label %if.end136

if.else.i452:                                     ; preds = %if.then127
  call void %117(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i406, i64 noundef %114, i64 noundef %cond.i, float noundef 1.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i406, ptr noundef %add.ptr67, i64 noundef %115, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i64 noundef %114) #6
  br label %if.end136

if.end136:                                        ; preds = %if.else.i452, %if.then.i454, %for.cond.cleanup92
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
  %mul153 = mul nsw i64 %123, %key.0517
  %add.ptr154 = getelementptr inbounds float, ptr %add.ptr150, i64 %mul153
  %124 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i457 = icmp eq i64 %124, 32
  %125 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i457, label %if.then.i461, label %if.else.i459

if.then.i461:                                     ; preds = %if.end140
  %conv1.i463 = trunc i64 %cond.i406 to i32
  %conv2.i464 = trunc i64 %118 to i32
  %conv3.i465 = trunc i64 %119 to i32
  %conv4.i466 = trunc i64 %123 to i32
  call void %125(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i463, i32 noundef %conv2.i464, float noundef 1.000000e+00, ptr noundef %add.ptr67, i32 noundef %conv3.i465, ptr noundef %add.ptr154, i32 noundef %conv4.i466, float noundef 0.000000e+00, ptr noundef nonnull %slopes, i32 noundef %conv1.i463) #6
  br label %multiply_f.exit468

if.else.i459:                                     ; preds = %if.end140
  call void %125(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i406, i64 noundef %118, float noundef 1.000000e+00, ptr noundef %add.ptr67, i64 noundef %119, ptr noundef %add.ptr154, i64 noundef %123, float noundef 0.000000e+00, ptr noundef nonnull %slopes, i64 noundef %cond.i406) #6
  br label %multiply_f.exit468

multiply_f.exit468:                               ; preds = %if.then.i461, %if.else.i459
  br i1 %cmp91512, label %for.body162.lr.ph, label %for.cond.cleanup161

for.body162.lr.ph:                                ; preds = %multiply_f.exit468
  %126 = load ptr, ptr %less, align 8
  %127 = getelementptr float, ptr %126, i64 %mul35
  %128 = getelementptr float, ptr %127, i64 %row.0519
  %cmp.not25.i = icmp slt i64 %cond.i406, 16
  br label %for.body162

for.cond.cleanup161:                              ; preds = %sloped_f.exit, %multiply_f.exit468
  br i1 %cmp45.not510, label %if.end197, label %if.then177

for.body162:                                      ; preds = %for.body162.lr.ph, %sloped_f.exit
  %i158.0515 = phi i64 [ 0, %for.body162.lr.ph ], [ %inc173, %sloped_f.exit ]
  %mul164 = mul nsw i64 %i158.0515, %cond.i406
  %add.ptr165 = getelementptr inbounds float, ptr %parts, i64 %mul164
  %add.ptr168 = getelementptr inbounds float, ptr %slopes, i64 %mul164
  %arrayidx171 = getelementptr float, ptr %128, i64 %i158.0515
  %129 = load float, ptr %arrayidx171, align 4
  br i1 %cmp.not25.i, label %for.cond4.preheader.i, label %for.body.lr.ph.i469

for.body.lr.ph.i469:                              ; preds = %for.body162
  %splat.splatinsert.i470 = insertelement <16 x float> poison, float %129, i64 0
  %splat.splat.i471 = shufflevector <16 x float> %splat.splatinsert.i470, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i472

for.cond4.preheader.i:                            ; preds = %for.body.i472, %for.body162
  %k.0.lcssa.i478 = phi i64 [ 0, %for.body162 ], [ %add27.i, %for.body.i472 ]
  %cmp528.i = icmp slt i64 %k.0.lcssa.i478, %cond.i406
  br i1 %cmp528.i, label %for.body6.i, label %sloped_f.exit

for.body.i472:                                    ; preds = %for.body.i472, %for.body.lr.ph.i469
  %add27.i = phi i64 [ 16, %for.body.lr.ph.i469 ], [ %add.i476, %for.body.i472 ]
  %k.026.i = phi i64 [ 0, %for.body.lr.ph.i469 ], [ %add27.i, %for.body.i472 ]
  %add.ptr.i473 = getelementptr inbounds float, ptr %add.ptr165, i64 %k.026.i
  %130 = load <16 x float>, ptr %add.ptr.i473, align 4
  %add.ptr1.i = getelementptr inbounds float, ptr %add.ptr168, i64 %k.026.i
  %131 = load <16 x float>, ptr %add.ptr1.i, align 4
  %sub.i474 = fsub <16 x float> %131, %splat.splat.i471
  %mul.i475 = fmul <16 x float> %130, %sub.i474
  store <16 x float> %mul.i475, ptr %add.ptr.i473, align 4
  %add.i476 = add nuw nsw i64 %add27.i, 16
  %cmp.not.i477 = icmp sgt i64 %add.i476, %cond.i406
  br i1 %cmp.not.i477, label %for.cond4.preheader.i, label %for.body.i472, !llvm.loop !27

for.body6.i:                                      ; preds = %for.cond4.preheader.i, %for.body6.i
  %k.129.i = phi i64 [ %inc.i479, %for.body6.i ], [ %k.0.lcssa.i478, %for.cond4.preheader.i ]
  %arrayidx.i = getelementptr inbounds float, ptr %add.ptr168, i64 %k.129.i
  %132 = load float, ptr %arrayidx.i, align 4
  %sub7.i = fsub float %132, %129
  %arrayidx8.i = getelementptr inbounds float, ptr %add.ptr165, i64 %k.129.i
  %133 = load float, ptr %arrayidx8.i, align 4
  %mul9.i = fmul float %133, %sub7.i
  store float %mul9.i, ptr %arrayidx8.i, align 4
  %inc.i479 = add nuw nsw i64 %k.129.i, 1
  %exitcond.not.i480 = icmp eq i64 %inc.i479, %cond.i406
  br i1 %exitcond.not.i480, label %sloped_f.exit, label %for.body6.i, !llvm.loop !28

sloped_f.exit:                                    ; preds = %for.body6.i, %for.cond4.preheader.i
  %inc173 = add nuw nsw i64 %i158.0515, 1
  %exitcond526.not = icmp eq i64 %inc173, %cond.i
  br i1 %exitcond526.not, label %for.cond.cleanup161, label %for.body162, !llvm.loop !29

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
  %mul189 = mul nsw i64 %139, %key.0517
  %add.ptr190 = getelementptr inbounds float, ptr %add.ptr186, i64 %mul189
  %mul194 = mul nsw i64 %134, %row.0519
  %add.ptr195 = getelementptr inbounds float, ptr %cond44509, i64 %mul194
  %140 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i482 = icmp eq i64 %140, 32
  %141 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i482, label %if.then.i486, label %if.else.i484

if.then.i486:                                     ; preds = %if.then177
  %conv1.i488 = trunc i64 %134 to i32
  %conv2.i489 = trunc i64 %cond.i406 to i32
  %conv4.i491 = trunc i64 %139 to i32
  call void %141(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i488, i32 noundef %conv2.i489, float noundef %conv, ptr noundef nonnull %parts, i32 noundef %conv2.i489, ptr noundef %add.ptr190, i32 noundef %conv4.i491, float noundef 1.000000e+00, ptr noundef %add.ptr195, i32 noundef %conv1.i488) #6
  br label %if.end197

if.else.i484:                                     ; preds = %if.then177
  call void %141(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %134, i64 noundef %cond.i406, float noundef %conv, ptr noundef nonnull %parts, i64 noundef %cond.i406, ptr noundef %add.ptr190, i64 noundef %139, float noundef 1.000000e+00, ptr noundef %add.ptr195, i64 noundef %134) #6
  br label %if.end197

if.end197:                                        ; preds = %if.else.i484, %if.then.i486, %for.cond.cleanup161
  br i1 %cmp14.not, label %cleanup212, label %if.then200

if.then200:                                       ; preds = %if.end197
  %142 = load i64, ptr %features, align 8
  %143 = load double, ptr %scale.i, align 8
  %conv203 = fptrunc double %143 to float
  %144 = load i64, ptr %arrayidx77, align 8
  %mul208 = mul nsw i64 %142, %key.0517
  %add.ptr209 = getelementptr inbounds float, ptr %cond, i64 %mul208
  %145 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i495 = icmp eq i64 %145, 32
  %146 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i495, label %if.then.i499, label %if.else.i497

if.then.i499:                                     ; preds = %if.then200
  %conv.i500 = trunc i64 %cond.i406 to i32
  %conv1.i501 = trunc i64 %142 to i32
  %conv4.i504 = trunc i64 %144 to i32
  call void %146(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i500, i32 noundef %conv1.i501, i32 noundef %conv.i.i, float noundef %conv203, ptr noundef nonnull %parts, i32 noundef %conv.i500, ptr noundef %add.ptr79, i32 noundef %conv4.i504, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr209, i32 noundef %conv1.i501) #6
  br label %cleanup212

if.else.i497:                                     ; preds = %if.then200
  call void %146(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i406, i64 noundef %142, i64 noundef %cond.i, float noundef %conv203, ptr noundef nonnull %parts, i64 noundef %cond.i406, ptr noundef %add.ptr79, i64 noundef %144, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr209, i64 noundef %142) #6
  br label %cleanup212

cleanup212:                                       ; preds = %if.else.i497, %if.then.i499, %if.end197, %if.end136
  %147 = load i64, ptr %block_keys, align 8
  %add217 = add nsw i64 %147, %key.0517
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
  %get_threads.i = getelementptr inbounds i8, ptr %p, i64 360
  %0 = load ptr, ptr %get_threads.i, align 8
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %keep_attention_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %0() #6
  %cmp2.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp2.not.i, label %keep_attention_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  %set_threads.i = getelementptr inbounds i8, ptr %p, i64 368
  %1 = load ptr, ptr %set_threads.i, align 8
  tail call void %1(i32 noundef 1) #6
  br label %keep_attention_to_one_thread.exit

keep_attention_to_one_thread.exit:                ; preds = %entry, %land.lhs.true.i, %if.then.i
  %cmp427 = icmp slt i64 %begin, %end
  br i1 %cmp427, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_attention_to_one_thread.exit
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
  %arrayidx2.i343 = getelementptr inbounds i8, ptr %p, i64 272
  %arrayidx5.i = getelementptr inbounds i8, ptr %p, i64 280
  %mask9.i = getelementptr inbounds i8, ptr %p, i64 32
  %v = getelementptr inbounds i8, ptr %p, i64 16
  %v_step = getelementptr inbounds i8, ptr %p, i64 216
  %arrayidx111 = getelementptr inbounds i8, ptr %p, i64 224
  %arrayidx115 = getelementptr inbounds i8, ptr %p, i64 232
  %wants_sums = getelementptr inbounds i8, ptr %p, i64 88
  %sums169 = getelementptr inbounds i8, ptr %p, i64 48
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup133, %keep_attention_to_one_thread.exit
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %sums) #6
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %largest) #6
  call void @llvm.lifetime.end.p0(i64 131072, ptr nonnull %tile) #6
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup133
  %each.0428 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc178, %for.cond.cleanup133 ]
  %2 = load i64, ptr %blocks, align 8
  %each.0428.frozen = freeze i64 %each.0428
  %.frozen = freeze i64 %2
  %div = sdiv i64 %each.0428.frozen, %.frozen
  %3 = mul i64 %div, %.frozen
  %rem.decomposed = sub i64 %each.0428.frozen, %3
  %4 = load i64, ptr %heads, align 8
  %.frozen438 = freeze i64 %4
  %div6 = sdiv i64 %div, %.frozen438
  %5 = mul i64 %div6, %.frozen438
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
  %add.i308 = add nsw i64 %10, %mul
  %add1.i = add nsw i64 %cond.i, %mul
  %11 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %11
  %cmp.i309 = icmp slt i64 %add.i308, 0
  br i1 %cmp.i309, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body
  %12 = load i64, ptr %others.i, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i308, i64 %12)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body
  %cond.i310 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %13 = load i64, ptr %others.i, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %13)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp17417 = icmp sgt i64 %cond.i, 0
  br i1 %cmp17417, label %for.body19.preheader, label %for.cond.cleanup18

for.body19.preheader:                             ; preds = %visible_to.exit
  %14 = shl nuw i64 %cond.i, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %sums, i8 0, i64 %14, i1 false)
  br label %for.body19

for.cond.cleanup18:                               ; preds = %for.body19, %visible_to.exit
  %cmp23.not = icmp slt i64 %cond.i310, %cond11.i
  br i1 %cmp23.not, label %for.body31.lr.ph, label %if.end

for.body19:                                       ; preds = %for.body19.preheader, %for.body19
  %i.0418 = phi i64 [ %inc, %for.body19 ], [ 0, %for.body19.preheader ]
  %arrayidx = getelementptr inbounds [256 x double], ptr %largest, i64 0, i64 %i.0418
  store double 0xFFF0000000000000, ptr %arrayidx, align 8
  %inc = add nuw nsw i64 %i.0418, 1
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
  br i1 %cmp17417, label %for.body134, label %for.cond.cleanup133

for.body31:                                       ; preds = %for.body31.lr.ph, %multiply_d.exit
  %15 = phi i64 [ %.pre, %for.body31.lr.ph ], [ %37, %multiply_d.exit ]
  %key.0424 = phi i64 [ %cond.i310, %for.body31.lr.ph ], [ %add126, %multiply_d.exit ]
  %sub33 = sub nsw i64 %cond11.i, %key.0424
  %cond.i311 = call noundef i64 @llvm.smin.i64(i64 %15, i64 %sub33)
  %cmp36 = icmp ne i64 %key.0424, %cond.i310
  %16 = load i64, ptr %features.i, align 8
  %17 = load double, ptr %scale.i, align 8
  %18 = load ptr, ptr %p, align 8
  %19 = load i64, ptr %q_step.i, align 8
  %mul.i312 = mul nsw i64 %19, %div6
  %add.ptr.i = getelementptr inbounds double, ptr %18, i64 %mul.i312
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
  %mul20.i = mul nsw i64 %26, %key.0424
  %add.ptr21.i = getelementptr inbounds double, ptr %add.ptr17.i, i64 %mul20.i
  %27 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %27, 32
  %28 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body31
  %conv1.i.i = trunc i64 %cond.i311 to i32
  %conv2.i.i = trunc i64 %16 to i32
  %conv3.i.i = trunc i64 %21 to i32
  %conv4.i.i = trunc i64 %26 to i32
  call void %28(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, double noundef %17, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, double noundef 0.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv1.i.i) #6
  br label %scores_d.exit

if.else.i.i:                                      ; preds = %for.body31
  call void %28(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i311, i64 noundef %16, double noundef %17, ptr noundef %add.ptr8.i, i64 noundef %21, ptr noundef %add.ptr21.i, i64 noundef %26, double noundef 0.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i311) #6
  br label %scores_d.exit

scores_d.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp17417, label %for.body42, label %for.cond.cleanup41

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
  %mul116 = mul nsw i64 %34, %key.0424
  %add.ptr117 = getelementptr inbounds double, ptr %add.ptr113, i64 %mul116
  %conv122 = uitofp i1 %cmp36 to double
  %35 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i313 = icmp eq i64 %35, 32
  %36 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i313, label %if.then.i314, label %if.else.i

if.then.i314:                                     ; preds = %for.cond.cleanup41
  %conv1.i = trunc i64 %29 to i32
  %conv2.i = trunc i64 %cond.i311 to i32
  %conv4.i = trunc i64 %34 to i32
  call void %36(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i, i32 noundef %conv2.i, double noundef 1.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv2.i, ptr noundef %add.ptr117, i32 noundef %conv4.i, double noundef %conv122, ptr noundef %add.ptr, i32 noundef %conv1.i) #6
  br label %multiply_d.exit

if.else.i:                                        ; preds = %for.cond.cleanup41
  call void %36(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %29, i64 noundef %cond.i311, double noundef 1.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i311, ptr noundef %add.ptr117, i64 noundef %34, double noundef %conv122, ptr noundef %add.ptr, i64 noundef %29) #6
  br label %multiply_d.exit

multiply_d.exit:                                  ; preds = %if.then.i314, %if.else.i
  %37 = load i64, ptr %block_keys, align 8
  %add126 = add nsw i64 %37, %key.0424
  %cmp29 = icmp slt i64 %add126, %cond11.i
  br i1 %cmp29, label %for.body31, label %for.cond130.preheader, !llvm.loop !32

for.body42:                                       ; preds = %scores_d.exit, %cleanup
  %i37.0422 = phi i64 [ %inc101, %cleanup ], [ 0, %scores_d.exit ]
  %add43 = add nsw i64 %i37.0422, %mul
  %38 = load i64, ptr %first.i, align 8
  %add.i316 = add nsw i64 %38, %add43
  %add1.i317 = add nsw i64 %add43, 1
  %39 = load i64, ptr %last.i, align 8
  %add2.i319 = add nsw i64 %add1.i317, %39
  %cmp.i320 = icmp slt i64 %add.i316, 0
  br i1 %cmp.i320, label %cond.end.i324, label %cond.false.i321

cond.false.i321:                                  ; preds = %for.body42
  %40 = load i64, ptr %others.i, align 8
  %cond.i.i323 = call noundef i64 @llvm.smin.i64(i64 %add.i316, i64 %40)
  br label %cond.end.i324

cond.end.i324:                                    ; preds = %cond.false.i321, %for.body42
  %cond.i325 = phi i64 [ %cond.i.i323, %cond.false.i321 ], [ 0, %for.body42 ]
  %cmp5.i326 = icmp slt i64 %add2.i319, 0
  br i1 %cmp5.i326, label %visible_to.exit333, label %cond.false7.i327

cond.false7.i327:                                 ; preds = %cond.end.i324
  %41 = load i64, ptr %others.i, align 8
  %cond.i18.i329 = call noundef i64 @llvm.smin.i64(i64 %add2.i319, i64 %41)
  br label %visible_to.exit333

visible_to.exit333:                               ; preds = %cond.end.i324, %cond.false7.i327
  %cond11.i330 = phi i64 [ %cond.i18.i329, %cond.false7.i327 ], [ 0, %cond.end.i324 ]
  %sub.i334 = sub nsw i64 %cond.i325, %key.0424
  %cmp.i335 = icmp slt i64 %sub.i334, 0
  %cond.i.i336 = call i64 @llvm.smin.i64(i64 %sub.i334, i64 %cond.i311)
  %spec.select.i = select i1 %cmp.i335, i64 0, i64 %cond.i.i336
  %sub3.i = sub nsw i64 %cond11.i330, %key.0424
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i311)
  %cond11.i337 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %spec.select.i)
  %mul47 = mul nsw i64 %i37.0422, %cond.i311
  %add.ptr48 = getelementptr inbounds double, ptr %tile, i64 %mul47
  %mul.i340 = shl i64 %spec.select.i, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr48, i8 0, i64 %mul.i340, i1 false)
  %add.ptr51 = getelementptr inbounds double, ptr %add.ptr48, i64 %cond11.i337
  %sub53 = sub nsw i64 %cond.i311, %cond11.i337
  %mul.i341 = shl i64 %sub53, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr51, i8 0, i64 %mul.i341, i1 false)
  %sub56 = sub nsw i64 %cond11.i337, %spec.select.i
  %cmp57 = icmp slt i64 %sub56, 1
  br i1 %cmp57, label %cleanup, label %if.end60

if.end60:                                         ; preds = %visible_to.exit333
  %add.ptr62 = getelementptr inbounds double, ptr %add.ptr48, i64 %spec.select.i
  %42 = load i64, ptr %mask_kind, align 8
  %cmp63.not = icmp eq i64 %42, 0
  br i1 %cmp63.not, label %if.end69, label %if.then65

if.then65:                                        ; preds = %if.end60
  %add68 = add nsw i64 %spec.select.i, %key.0424
  %43 = load i64, ptr %mask_step.i, align 8
  %mul.i342 = mul nsw i64 %43, %div6
  %44 = load i64, ptr %arrayidx2.i343, align 8
  %mul3.i344 = mul nsw i64 %44, %rem2.decomposed
  %45 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %45, %add43
  %add.i345 = add i64 %add68, %mul.i342
  %add7.i = add i64 %add.i345, %mul3.i344
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i346 = icmp eq i64 %42, 1
  %46 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i346, label %if.then.i348, label %if.else.i347

if.then.i348:                                     ; preds = %if.then65
  %add.ptr.i349 = getelementptr inbounds i8, ptr %46, i64 %add8.i
  br label %for.body.i350

for.body.i350:                                    ; preds = %if.then.i348, %cond.end.i351
  %k.072.i = phi i64 [ %inc.i353, %cond.end.i351 ], [ 0, %if.then.i348 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i349, i64 %k.072.i
  %47 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %47, 0
  br i1 %tobool.not.i, label %cond.end.i351, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i350
  %arrayidx12.i = getelementptr inbounds double, ptr %add.ptr62, i64 %k.072.i
  %48 = load double, ptr %arrayidx12.i, align 8
  br label %cond.end.i351

cond.end.i351:                                    ; preds = %cond.true.i, %for.body.i350
  %cond.i352 = phi double [ %48, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i350 ]
  %arrayidx13.i = getelementptr inbounds double, ptr %add.ptr62, i64 %k.072.i
  store double %cond.i352, ptr %arrayidx13.i, align 8
  %inc.i353 = add nuw nsw i64 %k.072.i, 1
  %exitcond74.not.i = icmp eq i64 %inc.i353, %sub56
  br i1 %exitcond74.not.i, label %if.end69, label %for.body.i350, !llvm.loop !33

if.else.i347:                                     ; preds = %if.then65
  %add.ptr16.i = getelementptr inbounds double, ptr %46, i64 %add8.i
  %cmp20.not66.i = icmp ult i64 %sub56, 8
  br i1 %cmp20.not66.i, label %for.cond30.preheader.i, label %for.body22.i

for.cond30.preheader.i:                           ; preds = %for.body22.i, %if.else.i347
  %k17.0.lcssa.i = phi i64 [ 0, %if.else.i347 ], [ %add1968.i, %for.body22.i ]
  %cmp3169.i = icmp slt i64 %k17.0.lcssa.i, %sub56
  br i1 %cmp3169.i, label %for.body33.i, label %if.end69

for.body22.i:                                     ; preds = %if.else.i347, %for.body22.i
  %add1968.i = phi i64 [ %add19.i, %for.body22.i ], [ 8, %if.else.i347 ]
  %k17.067.i = phi i64 [ %add1968.i, %for.body22.i ], [ 0, %if.else.i347 ]
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

if.end69:                                         ; preds = %for.body33.i, %cond.end.i351, %for.cond30.preheader.i, %if.end60
  %cmp.i354 = icmp sgt i64 %sub56, 7
  br i1 %cmp.i354, label %if.then.i356, label %if.end.i

if.then.i356:                                     ; preds = %if.end69
  %53 = load <8 x double>, ptr %add.ptr62, align 8
  %cmp1.not50.i = icmp ult i64 %sub56, 16
  br i1 %cmp1.not50.i, label %for.cond7.preheader.i, label %for.body.i357

for.cond7.preheader.i.loopexit:                   ; preds = %for.body.i357
  %54 = and i64 %sub56, 9223372036854775800
  br label %for.cond7.preheader.i

for.cond7.preheader.i:                            ; preds = %for.cond7.preheader.i.loopexit, %if.then.i356
  %k.0.lcssa.i = phi i64 [ 8, %if.then.i356 ], [ %54, %for.cond7.preheader.i.loopexit ]
  %most.0.lcssa.i = phi <8 x double> [ %53, %if.then.i356 ], [ %or.v.i, %for.cond7.preheader.i.loopexit ]
  br label %for.body9.i

for.body.i357:                                    ; preds = %if.then.i356, %for.body.i357
  %add53.i = phi i64 [ %add.i359, %for.body.i357 ], [ 16, %if.then.i356 ]
  %most.052.i = phi <8 x double> [ %or.v.i, %for.body.i357 ], [ %53, %if.then.i356 ]
  %k.051.i = phi i64 [ %add53.i, %for.body.i357 ], [ 8, %if.then.i356 ]
  %add.ptr.i358 = getelementptr inbounds double, ptr %add.ptr62, i64 %k.051.i
  %55 = load <8 x double>, ptr %add.ptr.i358, align 8
  %cmp2.inv.i = fcmp ogt <8 x double> %55, %most.052.i
  %or.v.i = select <8 x i1> %cmp2.inv.i, <8 x double> %55, <8 x double> %most.052.i
  %add.i359 = add nuw nsw i64 %add53.i, 8
  %cmp1.not.i = icmp sgt i64 %add.i359, %sub56
  br i1 %cmp1.not.i, label %for.cond7.preheader.i.loopexit, label %for.body.i357, !llvm.loop !36

for.body9.i:                                      ; preds = %for.body9.i, %for.cond7.preheader.i
  %lane.056.i = phi i64 [ 0, %for.cond7.preheader.i ], [ %inc.i361, %for.body9.i ]
  %found.055.i = phi double [ 0xFFF0000000000000, %for.cond7.preheader.i ], [ %vecext.found.0.i, %for.body9.i ]
  %vecext.i360 = extractelement <8 x double> %most.0.lcssa.i, i64 %lane.056.i
  %cmp10.i = fcmp ogt double %vecext.i360, %found.055.i
  %vecext.found.0.i = select i1 %cmp10.i, double %vecext.i360, double %found.055.i
  %inc.i361 = add nuw nsw i64 %lane.056.i, 1
  %exitcond.not.i362 = icmp eq i64 %inc.i361, 8
  br i1 %exitcond.not.i362, label %if.end.i, label %for.body9.i, !llvm.loop !37

if.end.i:                                         ; preds = %for.body9.i, %if.end69
  %k.1.i = phi i64 [ 0, %if.end69 ], [ %k.0.lcssa.i, %for.body9.i ]
  %found.1.i = phi double [ 0xFFF0000000000000, %if.end69 ], [ %vecext.found.0.i, %for.body9.i ]
  %cmp1557.i = icmp slt i64 %k.1.i, %sub56
  br i1 %cmp1557.i, label %for.body16.i, label %largest_of_d.exit

for.body16.i:                                     ; preds = %if.end.i, %for.body16.i
  %found.259.i = phi double [ %.found.2.i, %for.body16.i ], [ %found.1.i, %if.end.i ]
  %k.258.i = phi i64 [ %inc24.i, %for.body16.i ], [ %k.1.i, %if.end.i ]
  %arrayidx.i355 = getelementptr inbounds double, ptr %add.ptr62, i64 %k.258.i
  %56 = load double, ptr %arrayidx.i355, align 8
  %cmp17.i = fcmp ogt double %56, %found.259.i
  %.found.2.i = select i1 %cmp17.i, double %56, double %found.259.i
  %inc24.i = add nuw nsw i64 %k.258.i, 1
  %exitcond61.not.i = icmp eq i64 %inc24.i, %sub56
  br i1 %exitcond61.not.i, label %largest_of_d.exit, label %for.body16.i, !llvm.loop !38

largest_of_d.exit:                                ; preds = %for.body16.i, %if.end.i
  %found.2.lcssa.i = phi double [ %found.1.i, %if.end.i ], [ %.found.2.i, %for.body16.i ]
  %arrayidx71 = getelementptr inbounds [256 x double], ptr %largest, i64 0, i64 %i37.0422
  %57 = load double, ptr %arrayidx71, align 8
  %cmp72 = fcmp ogt double %57, %found.2.lcssa.i
  %cond = select i1 %cmp72, double %57, double %found.2.lcssa.i
  %cmp74 = fcmp oeq double %cond, 0xFFF0000000000000
  %cond79 = select i1 %cmp74, double 0.000000e+00, double %cond
  %cmp.not83.i = icmp slt i64 %sub56, 8
  br i1 %cmp.not83.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %largest_of_d.exit
  %splat.splatinsert.i363 = insertelement <8 x double> poison, double %cond79, i64 0
  %splat.splat.i364 = shufflevector <8 x double> %splat.splatinsert.i363, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i365

for.body.i365:                                    ; preds = %for.body.i365, %for.body.lr.ph.i
  %add86.i = phi i64 [ 8, %for.body.lr.ph.i ], [ %add.i369, %for.body.i365 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add86.i, %for.body.i365 ]
  %sum.084.i = phi <8 x double> [ zeroinitializer, %for.body.lr.ph.i ], [ %add2.i368, %for.body.i365 ]
  %add.ptr.i366 = getelementptr inbounds double, ptr %add.ptr62, i64 %k.085.i
  %58 = load <8 x double>, ptr %add.ptr.i366, align 8
  %sub.i367 = fsub <8 x double> %58, %splat.splat.i364
  %59 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i367, <8 x double> <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>, <8 x double> <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>)
  %sub.i64.i = fadd <8 x double> %59, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %60 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i64.i, <8 x double> <double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000>, <8 x double> %sub.i367)
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
  %cmp2.i71.i = fcmp uno <8 x double> %sub.i367, zeroinitializer
  %77 = fcmp uge <8 x double> %sub.i367, <double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02>
  %78 = bitcast <8 x i64> %add.i70.i to <8 x double>
  %79 = select <8 x i1> %77, <8 x double> %78, <8 x double> zeroinitializer
  %80 = select <8 x i1> %cmp2.i71.i, <8 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, <8 x double> %79
  store <8 x double> %80, ptr %add.ptr.i366, align 8
  %add2.i368 = fadd <8 x double> %sum.084.i, %80
  %add.i369 = add nuw nsw i64 %add86.i, 8
  %cmp.not.i370 = icmp sgt i64 %add.i369, %sub56
  br i1 %cmp.not.i370, label %for.end.i, label %for.body.i365, !llvm.loop !39

for.end.i:                                        ; preds = %for.body.i365, %largest_of_d.exit
  %sum.0.lcssa.i = phi <8 x double> [ zeroinitializer, %largest_of_d.exit ], [ %add2.i368, %for.body.i365 ]
  %k.0.lcssa.i371 = phi i64 [ 0, %largest_of_d.exit ], [ %add86.i, %for.body.i365 ]
  %cmp4.i = icmp slt i64 %k.0.lcssa.i371, %sub56
  br i1 %cmp4.i, label %for.body9.preheader.i, label %for.body31.i.preheader

for.body9.preheader.i:                            ; preds = %for.end.i
  %81 = sub nsw i64 %sub56, %k.0.lcssa.i371
  %invariant.gep.i = getelementptr double, ptr %add.ptr62, i64 %k.0.lcssa.i371
  br label %for.body9.i374

for.body19.preheader.i:                           ; preds = %for.body9.i374
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

for.body9.i374:                                   ; preds = %for.body9.i374, %for.body9.preheader.i
  %lane.089.i = phi i64 [ %inc.i375, %for.body9.i374 ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <8 x double> [ %vecins.i, %for.body9.i374 ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr double, ptr %invariant.gep.i, i64 %lane.089.i
  %104 = load double, ptr %gep.i, align 8
  %sub11.i = fsub double %104, %cond79
  %vecins.i = insertelement <8 x double> %v5.088.i, double %sub11.i, i64 %lane.089.i
  %inc.i375 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i376 = icmp eq i64 %inc.i375, %81
  br i1 %exitcond.not.i376, label %for.body19.preheader.i, label %for.body9.i374, !llvm.loop !40

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %found.094.i = phi double [ %add23.i, %for.body19.i ], [ 0.000000e+00, %for.body19.preheader.i ]
  %vecext.i377 = extractelement <8 x double> %103, i64 %lane14.095.i
  %gep105.i = getelementptr double, ptr %invariant.gep.i, i64 %lane14.095.i
  store double %vecext.i377, ptr %gep105.i, align 8
  %add23.i = fadd double %found.094.i, %vecext.i377
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
  %arrayidx96.phi.trans.insert = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i37.0422
  %.pre434 = load double, ptr %arrayidx96.phi.trans.insert, align 8
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
  %arrayidx86 = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i37.0422
  %127 = load double, ptr %arrayidx86, align 8
  %mul87 = fmul double %vecext.i, %127
  br i1 %cmp36, label %if.then88, label %if.end93

if.then88:                                        ; preds = %if.then83
  %128 = load i64, ptr %outputs, align 8
  %mul90 = mul nsw i64 %128, %i37.0422
  %add.ptr91 = getelementptr inbounds double, ptr %add.ptr, i64 %mul90
  %cmp.not19.i = icmp slt i64 %128, 8
  br i1 %cmp.not19.i, label %for.cond3.preheader.i, label %for.body.lr.ph.i378

for.body.lr.ph.i378:                              ; preds = %if.then88
  %splat.splat.i380 = shufflevector <8 x double> %126, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i381

for.cond3.preheader.i:                            ; preds = %for.body.i381, %if.then88
  %k.0.lcssa.i386 = phi i64 [ 0, %if.then88 ], [ %add21.i, %for.body.i381 ]
  %cmp422.i = icmp slt i64 %k.0.lcssa.i386, %128
  br i1 %cmp422.i, label %for.body5.i, label %if.end93

for.body.i381:                                    ; preds = %for.body.i381, %for.body.lr.ph.i378
  %add21.i = phi i64 [ 8, %for.body.lr.ph.i378 ], [ %add.i384, %for.body.i381 ]
  %k.020.i = phi i64 [ 0, %for.body.lr.ph.i378 ], [ %add21.i, %for.body.i381 ]
  %add.ptr.i382 = getelementptr inbounds double, ptr %add.ptr91, i64 %k.020.i
  %129 = load <8 x double>, ptr %add.ptr.i382, align 8
  %mul.i383 = fmul <8 x double> %splat.splat.i380, %129
  store <8 x double> %mul.i383, ptr %add.ptr.i382, align 8
  %add.i384 = add nuw nsw i64 %add21.i, 8
  %cmp.not.i385 = icmp sgt i64 %add.i384, %128
  br i1 %cmp.not.i385, label %for.cond3.preheader.i, label %for.body.i381, !llvm.loop !43

for.body5.i:                                      ; preds = %for.cond3.preheader.i, %for.body5.i
  %k.123.i = phi i64 [ %inc.i389, %for.body5.i ], [ %k.0.lcssa.i386, %for.cond3.preheader.i ]
  %arrayidx.i387 = getelementptr inbounds double, ptr %add.ptr91, i64 %k.123.i
  %130 = load double, ptr %arrayidx.i387, align 8
  %mul6.i388 = fmul double %vecext.i, %130
  store double %mul6.i388, ptr %arrayidx.i387, align 8
  %inc.i389 = add nuw nsw i64 %k.123.i, 1
  %exitcond.not.i390 = icmp eq i64 %inc.i389, %128
  br i1 %exitcond.not.i390, label %if.end93, label %for.body5.i, !llvm.loop !44

if.end93:                                         ; preds = %for.body5.i, %for.cond3.preheader.i, %if.then83
  store double %cond, ptr %arrayidx71, align 8
  br label %if.end95

if.end95:                                         ; preds = %exponentials_d.exit.if.end95_crit_edge, %if.end93
  %131 = phi double [ %.pre434, %exponentials_d.exit.if.end95_crit_edge ], [ %mul87, %if.end93 ]
  %arrayidx96 = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i37.0422
  %add97 = fadd double %add33.i, %131
  store double %add97, ptr %arrayidx96, align 8
  br label %cleanup

cleanup:                                          ; preds = %visible_to.exit333, %if.end95
  %inc101 = add nuw nsw i64 %i37.0422, 1
  %exitcond431.not = icmp eq i64 %inc101, %cond.i
  br i1 %exitcond431.not, label %for.cond.cleanup41, label %for.body42, !llvm.loop !45

for.cond.cleanup133:                              ; preds = %if.end172, %for.cond130.preheader
  %inc178 = add i64 %each.0428, 1
  %exitcond433.not = icmp eq i64 %inc178, %end
  br i1 %exitcond433.not, label %for.cond.cleanup, label %for.body, !llvm.loop !46

for.body134:                                      ; preds = %for.cond130.preheader, %if.end172
  %i129.0426 = phi i64 [ %inc174, %if.end172 ], [ 0, %for.cond130.preheader ]
  %arrayidx135 = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i129.0426
  %132 = load double, ptr %arrayidx135, align 8
  %cmp136 = fcmp oeq double %132, 0.000000e+00
  %133 = load i64, ptr %outputs, align 8
  %mul141 = mul nsw i64 %133, %i129.0426
  %add.ptr142 = getelementptr inbounds double, ptr %add.ptr, i64 %mul141
  br i1 %cmp136, label %if.end150.thread, label %if.else

if.else:                                          ; preds = %for.body134
  %div149 = fdiv double 1.000000e+00, %132
  %cmp.not19.i392 = icmp slt i64 %133, 8
  br i1 %cmp.not19.i392, label %for.cond3.preheader.i403, label %for.body.lr.ph.i393

for.body.lr.ph.i393:                              ; preds = %if.else
  %splat.splatinsert.i394 = insertelement <8 x double> poison, double %div149, i64 0
  %splat.splat.i395 = shufflevector <8 x double> %splat.splatinsert.i394, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i396

for.cond3.preheader.i403:                         ; preds = %for.body.i396, %if.else
  %k.0.lcssa.i404 = phi i64 [ 0, %if.else ], [ %add21.i397, %for.body.i396 ]
  %cmp422.i405 = icmp slt i64 %k.0.lcssa.i404, %133
  br i1 %cmp422.i405, label %for.body5.i406, label %if.end150

for.body.i396:                                    ; preds = %for.body.i396, %for.body.lr.ph.i393
  %add21.i397 = phi i64 [ 8, %for.body.lr.ph.i393 ], [ %add.i401, %for.body.i396 ]
  %k.020.i398 = phi i64 [ 0, %for.body.lr.ph.i393 ], [ %add21.i397, %for.body.i396 ]
  %add.ptr.i399 = getelementptr inbounds double, ptr %add.ptr142, i64 %k.020.i398
  %134 = load <8 x double>, ptr %add.ptr.i399, align 8
  %mul.i400 = fmul <8 x double> %splat.splat.i395, %134
  store <8 x double> %mul.i400, ptr %add.ptr.i399, align 8
  %add.i401 = add nuw nsw i64 %add21.i397, 8
  %cmp.not.i402 = icmp sgt i64 %add.i401, %133
  br i1 %cmp.not.i402, label %for.cond3.preheader.i403, label %for.body.i396, !llvm.loop !43

for.body5.i406:                                   ; preds = %for.cond3.preheader.i403, %for.body5.i406
  %k.123.i407 = phi i64 [ %inc.i410, %for.body5.i406 ], [ %k.0.lcssa.i404, %for.cond3.preheader.i403 ]
  %arrayidx.i408 = getelementptr inbounds double, ptr %add.ptr142, i64 %k.123.i407
  %135 = load double, ptr %arrayidx.i408, align 8
  %mul6.i409 = fmul double %div149, %135
  store double %mul6.i409, ptr %arrayidx.i408, align 8
  %inc.i410 = add nuw nsw i64 %k.123.i407, 1
  %exitcond.not.i411 = icmp eq i64 %inc.i410, %133
  br i1 %exitcond.not.i411, label %if.end150, label %for.body5.i406, !llvm.loop !44

if.end150:                                        ; preds = %for.body5.i406, %for.cond3.preheader.i403
  %136 = load i64, ptr %wants_sums, align 8
  %tobool151.not = icmp eq i64 %136, 0
  br i1 %tobool151.not, label %if.end172, label %cond.false155

if.end150.thread:                                 ; preds = %for.body134
  %mul.i391 = shl i64 %133, 3
  call void @llvm.memset.p0.i64(ptr align 8 %add.ptr142, i8 0, i64 %mul.i391, i1 false)
  %137 = load i64, ptr %wants_sums, align 8
  %tobool151.not415 = icmp eq i64 %137, 0
  br i1 %tobool151.not415, label %if.end172, label %cond.end167

cond.false155:                                    ; preds = %if.end150
  %arrayidx156 = getelementptr inbounds [256 x double], ptr %largest, i64 0, i64 %i129.0426
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
  %arrayidx171 = getelementptr double, ptr %140, i64 %i129.0426
  store double %cond168, ptr %arrayidx171, align 8
  br label %if.end172

if.end172:                                        ; preds = %if.end150.thread, %cond.end167, %if.end150
  %inc174 = add nuw nsw i64 %i129.0426, 1
  %exitcond432.not = icmp eq i64 %inc174, %cond.i
  br i1 %exitcond432.not, label %for.cond.cleanup133, label %for.body134, !llvm.loop !47
}

; Function Attrs: nounwind
define void @lazyasync_attention_gradient_d(ptr noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %parts = alloca [16384 x double], align 64
  %slopes = alloca [16384 x double], align 64
  call void @llvm.lifetime.start.p0(i64 131072, ptr nonnull %parts) #6
  call void @llvm.lifetime.start.p0(i64 131072, ptr nonnull %slopes) #6
  %get_threads.i = getelementptr inbounds i8, ptr %p, i64 360
  %0 = load ptr, ptr %get_threads.i, align 8
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %keep_attention_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %0() #6
  %cmp2.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp2.not.i, label %keep_attention_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  %set_threads.i = getelementptr inbounds i8, ptr %p, i64 368
  %1 = load ptr, ptr %set_threads.i, align 8
  tail call void %1(i32 noundef 1) #6
  br label %keep_attention_to_one_thread.exit

keep_attention_to_one_thread.exit:                ; preds = %entry, %land.lhs.true.i, %if.then.i
  %heads = getelementptr inbounds i8, ptr %p, i64 120
  %2 = load i64, ptr %heads, align 8
  %shared = getelementptr inbounds i8, ptr %p, i64 128
  %3 = load i64, ptr %shared, align 8
  %div = sdiv i64 %2, %3
  %cmp520 = icmp slt i64 %begin, %end
  br i1 %cmp520, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_attention_to_one_thread.exit
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
  %arrayidx2.i433 = getelementptr inbounds i8, ptr %p, i64 272
  %arrayidx5.i = getelementptr inbounds i8, ptr %p, i64 280
  %mask9.i = getelementptr inbounds i8, ptr %p, i64 32
  %sums = getelementptr inbounds i8, ptr %p, i64 48
  %v = getelementptr inbounds i8, ptr %p, i64 16
  %v_step = getelementptr inbounds i8, ptr %p, i64 216
  %arrayidx148 = getelementptr inbounds i8, ptr %p, i64 224
  %arrayidx152 = getelementptr inbounds i8, ptr %p, i64 232
  %less = getelementptr inbounds i8, ptr %p, i64 56
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup30, %keep_attention_to_one_thread.exit
  call void @llvm.lifetime.end.p0(i64 131072, ptr nonnull %slopes) #6
  call void @llvm.lifetime.end.p0(i64 131072, ptr nonnull %parts) #6
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup30
  %each.0521 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc228, %for.cond.cleanup30 ]
  %each.0521.frozen = freeze i64 %each.0521
  %div.frozen = freeze i64 %div
  %div1 = sdiv i64 %each.0521.frozen, %div.frozen
  %4 = mul i64 %div1, %div.frozen
  %rem.decomposed = sub i64 %each.0521.frozen, %4
  %5 = load i64, ptr %wants_k, align 8
  %tobool.not = icmp eq i64 %5, 0
  br i1 %tobool.not, label %cond.end, label %cond.false

cond.false:                                       ; preds = %for.body
  %6 = load ptr, ptr %of_k2, align 8
  %7 = load i64, ptr %others, align 8
  %mul = mul nsw i64 %7, %each.0521
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
  %mul9 = mul nsw i64 %11, %each.0521
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
  %mul.i401 = mul i64 %mul22, %16
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %cond13, i8 0, i64 %mul.i401, i1 false)
  br label %if.end23

if.end23:                                         ; preds = %if.then19, %if.end
  %17 = load i64, ptr %shared, align 8
  %mul25 = mul nsw i64 %17, %rem.decomposed
  %add = add nsw i64 %rem.decomposed, 1
  %mul28517 = mul nsw i64 %17, %add
  %cmp29518 = icmp slt i64 %mul25, %mul28517
  br i1 %cmp29518, label %for.body31.preheader, label %for.cond.cleanup30

for.body31.preheader:                             ; preds = %if.end23
  %.pre = load i64, ptr %length, align 8
  br label %for.body31

for.cond.cleanup30:                               ; preds = %for.cond.cleanup54, %if.end23
  %inc228 = add i64 %each.0521, 1
  %exitcond524.not = icmp eq i64 %inc228, %end
  br i1 %exitcond524.not, label %for.cond.cleanup, label %for.body, !llvm.loop !48

for.body31:                                       ; preds = %for.body31.preheader, %for.cond.cleanup54
  %18 = phi i64 [ %26, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %19 = phi i64 [ %27, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %head.0519 = phi i64 [ %inc224, %for.cond.cleanup54 ], [ %mul25, %for.body31.preheader ]
  %20 = load i64, ptr %heads, align 8
  %mul33 = mul nsw i64 %20, %div1
  %add34 = add nsw i64 %mul33, %head.0519
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
  %mul.i402 = mul i64 %mul49, %23
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr42, i8 0, i64 %mul.i402, i1 false)
  %.pre525 = load i64, ptr %length, align 8
  br label %if.end50

if.end50:                                         ; preds = %for.body31, %if.then46, %cond.end43
  %24 = phi i64 [ %.pre525, %if.then46 ], [ %18, %cond.end43 ], [ %18, %for.body31 ]
  %25 = phi i64 [ %.pre525, %if.then46 ], [ %19, %cond.end43 ], [ %19, %for.body31 ]
  %cmp45.not507 = phi i1 [ false, %if.then46 ], [ true, %cond.end43 ], [ true, %for.body31 ]
  %cond44506 = phi ptr [ %add.ptr42, %if.then46 ], [ null, %cond.end43 ], [ null, %for.body31 ]
  %cmp53515 = icmp sgt i64 %25, 0
  br i1 %cmp53515, label %for.body55.lr.ph, label %for.cond.cleanup54

for.body55.lr.ph:                                 ; preds = %if.end50
  %or.cond = and i1 %cmp14.not, %cmp45.not507
  %.pre526 = load i64, ptr %block_rows, align 8
  br label %for.body55

for.cond.cleanup54:                               ; preds = %for.cond.cleanup85, %if.end50
  %26 = phi i64 [ %24, %if.end50 ], [ %44, %for.cond.cleanup85 ]
  %27 = phi i64 [ %25, %if.end50 ], [ %44, %for.cond.cleanup85 ]
  %inc224 = add nsw i64 %head.0519, 1
  %28 = load i64, ptr %shared, align 8
  %mul28 = mul nsw i64 %28, %add
  %cmp29 = icmp slt i64 %inc224, %mul28
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !49

for.body55:                                       ; preds = %for.body55.lr.ph, %for.cond.cleanup85
  %29 = phi i64 [ %24, %for.body55.lr.ph ], [ %44, %for.cond.cleanup85 ]
  %30 = phi i64 [ %.pre526, %for.body55.lr.ph ], [ %45, %for.cond.cleanup85 ]
  %31 = phi i64 [ %25, %for.body55.lr.ph ], [ %44, %for.cond.cleanup85 ]
  %row.0516 = phi i64 [ 0, %for.body55.lr.ph ], [ %add220, %for.cond.cleanup85 ]
  %sub = sub nsw i64 %31, %row.0516
  %cond.i = call noundef i64 @llvm.smin.i64(i64 %30, i64 %sub)
  %32 = load ptr, ptr %g57, align 8
  %33 = load i64, ptr %g_step, align 8
  %mul58 = mul nsw i64 %33, %div1
  %add.ptr59 = getelementptr inbounds double, ptr %32, i64 %mul58
  %34 = load i64, ptr %arrayidx61, align 8
  %mul62 = mul nsw i64 %34, %head.0519
  %add.ptr63 = getelementptr inbounds double, ptr %add.ptr59, i64 %mul62
  %35 = load i64, ptr %arrayidx65, align 8
  %mul66 = mul nsw i64 %35, %row.0516
  %add.ptr67 = getelementptr inbounds double, ptr %add.ptr63, i64 %mul66
  %36 = load ptr, ptr %p, align 8
  %37 = load i64, ptr %q_step, align 8
  %mul70 = mul nsw i64 %37, %div1
  %add.ptr71 = getelementptr inbounds double, ptr %36, i64 %mul70
  %38 = load i64, ptr %arrayidx73, align 8
  %mul74 = mul nsw i64 %38, %head.0519
  %add.ptr75 = getelementptr inbounds double, ptr %add.ptr71, i64 %mul74
  %39 = load i64, ptr %arrayidx77, align 8
  %mul78 = mul nsw i64 %39, %row.0516
  %add.ptr79 = getelementptr inbounds double, ptr %add.ptr75, i64 %mul78
  %40 = load i64, ptr %first.i, align 8
  %add.i = add nsw i64 %40, %row.0516
  %add1.i = add nsw i64 %cond.i, %row.0516
  %41 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %41
  %cmp.i = icmp slt i64 %add.i, 0
  br i1 %cmp.i, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body55
  %42 = load i64, ptr %others, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i, i64 %42)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body55
  %cond.i403 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body55 ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %43 = load i64, ptr %others, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %43)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp84513 = icmp slt i64 %cond.i403, %cond11.i
  br i1 %cmp84513, label %for.body86.lr.ph, label %for.cond.cleanup85

for.body86.lr.ph:                                 ; preds = %visible_to.exit
  %conv.i.i = trunc i64 %cond.i to i32
  %cmp91509 = icmp sgt i64 %cond.i, 0
  %.pre527 = load i64, ptr %block_keys, align 8
  br label %for.body86

for.cond.cleanup85.loopexit:                      ; preds = %cleanup210
  %.pre528 = load i64, ptr %block_rows, align 8
  %.pre529 = load i64, ptr %length, align 8
  br label %for.cond.cleanup85

for.cond.cleanup85:                               ; preds = %for.cond.cleanup85.loopexit, %visible_to.exit
  %44 = phi i64 [ %.pre529, %for.cond.cleanup85.loopexit ], [ %29, %visible_to.exit ]
  %45 = phi i64 [ %.pre528, %for.cond.cleanup85.loopexit ], [ %30, %visible_to.exit ]
  %add220 = add nsw i64 %45, %row.0516
  %cmp53 = icmp slt i64 %add220, %44
  br i1 %cmp53, label %for.body55, label %for.cond.cleanup54, !llvm.loop !50

for.body86:                                       ; preds = %for.body86.lr.ph, %cleanup210
  %46 = phi i64 [ %.pre527, %for.body86.lr.ph ], [ %159, %cleanup210 ]
  %key.0514 = phi i64 [ %cond.i403, %for.body86.lr.ph ], [ %add215, %cleanup210 ]
  %sub88 = sub nsw i64 %cond11.i, %key.0514
  %cond.i404 = call noundef i64 @llvm.smin.i64(i64 %46, i64 %sub88)
  %47 = load i64, ptr %features, align 8
  %48 = load double, ptr %scale.i, align 8
  %49 = load ptr, ptr %p, align 8
  %50 = load i64, ptr %q_step, align 8
  %mul.i405 = mul nsw i64 %50, %div1
  %add.ptr.i = getelementptr inbounds double, ptr %49, i64 %mul.i405
  %51 = load i64, ptr %arrayidx73, align 8
  %mul3.i = mul nsw i64 %51, %head.0519
  %add.ptr4.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul3.i
  %52 = load i64, ptr %arrayidx77, align 8
  %mul7.i = mul nsw i64 %52, %row.0516
  %add.ptr8.i = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul7.i
  %53 = load ptr, ptr %k.i, align 8
  %54 = load i64, ptr %k_step.i, align 8
  %mul12.i = mul nsw i64 %54, %div1
  %add.ptr13.i = getelementptr inbounds double, ptr %53, i64 %mul12.i
  %55 = load i64, ptr %shared, align 8
  %div.i = sdiv i64 %head.0519, %55
  %56 = load i64, ptr %arrayidx15.i, align 8
  %mul16.i = mul nsw i64 %56, %div.i
  %add.ptr17.i = getelementptr inbounds double, ptr %add.ptr13.i, i64 %mul16.i
  %57 = load i64, ptr %arrayidx19.i, align 8
  %mul20.i = mul nsw i64 %57, %key.0514
  %add.ptr21.i = getelementptr inbounds double, ptr %add.ptr17.i, i64 %mul20.i
  %58 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %58, 32
  %59 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body86
  %conv1.i.i = trunc i64 %cond.i404 to i32
  %conv2.i.i = trunc i64 %47 to i32
  %conv3.i.i = trunc i64 %52 to i32
  %conv4.i.i = trunc i64 %57 to i32
  call void %59(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, double noundef %48, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, double noundef 0.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv1.i.i) #6
  br label %scores_d.exit

if.else.i.i:                                      ; preds = %for.body86
  call void %59(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i404, i64 noundef %47, double noundef %48, ptr noundef %add.ptr8.i, i64 noundef %52, ptr noundef %add.ptr21.i, i64 noundef %57, double noundef 0.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i404) #6
  br label %scores_d.exit

scores_d.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp91509, label %for.body93.lr.ph, label %for.cond.cleanup92

for.body93.lr.ph:                                 ; preds = %scores_d.exit
  %60 = load i64, ptr %first.i, align 8
  %61 = load i64, ptr %last.i, align 8
  br label %for.body93

for.cond.cleanup92:                               ; preds = %cleanup, %scores_d.exit
  br i1 %cmp18.not, label %if.end136, label %if.then127

for.body93:                                       ; preds = %for.body93.lr.ph, %cleanup
  %i.0510 = phi i64 [ 0, %for.body93.lr.ph ], [ %inc, %cleanup ]
  %add94 = add nsw i64 %i.0510, %row.0516
  %add.i407 = add nsw i64 %60, %add94
  %add1.i408 = add nsw i64 %add94, 1
  %add2.i410 = add nsw i64 %add1.i408, %61
  %cmp.i411 = icmp slt i64 %add.i407, 0
  br i1 %cmp.i411, label %cond.end.i415, label %cond.false.i412

cond.false.i412:                                  ; preds = %for.body93
  %62 = load i64, ptr %others, align 8
  %cond.i.i414 = call noundef i64 @llvm.smin.i64(i64 %add.i407, i64 %62)
  br label %cond.end.i415

cond.end.i415:                                    ; preds = %cond.false.i412, %for.body93
  %cond.i416 = phi i64 [ %cond.i.i414, %cond.false.i412 ], [ 0, %for.body93 ]
  %cmp5.i417 = icmp slt i64 %add2.i410, 0
  br i1 %cmp5.i417, label %visible_to.exit424, label %cond.false7.i418

cond.false7.i418:                                 ; preds = %cond.end.i415
  %63 = load i64, ptr %others, align 8
  %cond.i18.i420 = call noundef i64 @llvm.smin.i64(i64 %add2.i410, i64 %63)
  br label %visible_to.exit424

visible_to.exit424:                               ; preds = %cond.end.i415, %cond.false7.i418
  %cond11.i421 = phi i64 [ %cond.i18.i420, %cond.false7.i418 ], [ 0, %cond.end.i415 ]
  %sub.i = sub nsw i64 %cond.i416, %key.0514
  %cmp.i425 = icmp slt i64 %sub.i, 0
  %cond.i.i426 = call i64 @llvm.smin.i64(i64 %sub.i, i64 %cond.i404)
  %spec.select.i = select i1 %cmp.i425, i64 0, i64 %cond.i.i426
  %sub3.i = sub nsw i64 %cond11.i421, %key.0514
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i404)
  %cond11.i427 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %spec.select.i)
  %mul98 = mul nsw i64 %i.0510, %cond.i404
  %add.ptr99 = getelementptr inbounds double, ptr %parts, i64 %mul98
  %mul.i430 = shl i64 %spec.select.i, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr99, i8 0, i64 %mul.i430, i1 false)
  %add.ptr102 = getelementptr inbounds double, ptr %add.ptr99, i64 %cond11.i427
  %sub104 = sub nsw i64 %cond.i404, %cond11.i427
  %mul.i431 = shl i64 %sub104, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr102, i8 0, i64 %mul.i431, i1 false)
  %sub107 = sub nsw i64 %cond11.i427, %spec.select.i
  %cmp108 = icmp slt i64 %sub107, 1
  br i1 %cmp108, label %cleanup, label %if.end110

if.end110:                                        ; preds = %visible_to.exit424
  %add.ptr112 = getelementptr inbounds double, ptr %add.ptr99, i64 %spec.select.i
  %64 = load i64, ptr %mask_kind, align 8
  %cmp113.not = icmp eq i64 %64, 0
  br i1 %cmp113.not, label %if.end118, label %if.then114

if.then114:                                       ; preds = %if.end110
  %add117 = add nsw i64 %spec.select.i, %key.0514
  %65 = load i64, ptr %mask_step.i, align 8
  %mul.i432 = mul nsw i64 %65, %div1
  %66 = load i64, ptr %arrayidx2.i433, align 8
  %mul3.i434 = mul nsw i64 %66, %head.0519
  %67 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %67, %add94
  %add.i435 = add i64 %add117, %mul.i432
  %add7.i = add i64 %add.i435, %mul3.i434
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i436 = icmp eq i64 %64, 1
  %68 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i436, label %if.then.i437, label %if.else.i

if.then.i437:                                     ; preds = %if.then114
  %add.ptr.i438 = getelementptr inbounds i8, ptr %68, i64 %add8.i
  br label %for.body.i

for.body.i:                                       ; preds = %if.then.i437, %cond.end.i439
  %k.072.i = phi i64 [ %inc.i, %cond.end.i439 ], [ 0, %if.then.i437 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i438, i64 %k.072.i
  %69 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %69, 0
  br i1 %tobool.not.i, label %cond.end.i439, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i
  %arrayidx12.i = getelementptr inbounds double, ptr %add.ptr112, i64 %k.072.i
  %70 = load double, ptr %arrayidx12.i, align 8
  br label %cond.end.i439

cond.end.i439:                                    ; preds = %cond.true.i, %for.body.i
  %cond.i440 = phi double [ %70, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i ]
  %arrayidx13.i = getelementptr inbounds double, ptr %add.ptr112, i64 %k.072.i
  store double %cond.i440, ptr %arrayidx13.i, align 8
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

if.end118:                                        ; preds = %for.body33.i, %cond.end.i439, %for.cond30.preheader.i, %if.end110
  %75 = load ptr, ptr %sums, align 8
  %76 = getelementptr double, ptr %75, i64 %mul35
  %77 = getelementptr double, ptr %76, i64 %row.0516
  %arrayidx121 = getelementptr double, ptr %77, i64 %i.0510
  %78 = load double, ptr %arrayidx121, align 8
  %cmp.not83.i = icmp slt i64 %sub107, 8
  br i1 %cmp.not83.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %if.end118
  %splat.splatinsert.i = insertelement <8 x double> poison, double %78, i64 0
  %splat.splat.i = shufflevector <8 x double> %splat.splatinsert.i, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i441

for.body.i441:                                    ; preds = %for.body.i441, %for.body.lr.ph.i
  %add86.i = phi i64 [ 8, %for.body.lr.ph.i ], [ %add.i445, %for.body.i441 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add86.i, %for.body.i441 ]
  %add.ptr.i442 = getelementptr inbounds double, ptr %add.ptr112, i64 %k.085.i
  %79 = load <8 x double>, ptr %add.ptr.i442, align 8
  %sub.i443 = fsub <8 x double> %79, %splat.splat.i
  %80 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i443, <8 x double> <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>, <8 x double> <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>)
  %sub.i64.i = fadd <8 x double> %80, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %81 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i64.i, <8 x double> <double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000>, <8 x double> %sub.i443)
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
  %cmp2.i71.i = fcmp uno <8 x double> %sub.i443, zeroinitializer
  %98 = fcmp uge <8 x double> %sub.i443, <double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02>
  %99 = bitcast <8 x i64> %add.i70.i to <8 x double>
  %100 = select <8 x i1> %98, <8 x double> %99, <8 x double> zeroinitializer
  %101 = select <8 x i1> %cmp2.i71.i, <8 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, <8 x double> %100
  store <8 x double> %101, ptr %add.ptr.i442, align 8
  %add.i445 = add nuw nsw i64 %add86.i, 8
  %cmp.not.i446 = icmp sgt i64 %add.i445, %sub107
  br i1 %cmp.not.i446, label %for.end.i, label %for.body.i441, !llvm.loop !39

for.end.i:                                        ; preds = %for.body.i441, %if.end118
  %k.0.lcssa.i = phi i64 [ 0, %if.end118 ], [ %add86.i, %for.body.i441 ]
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
  %lane.089.i = phi i64 [ %inc.i447, %for.body9.i ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <8 x double> [ %vecins.i, %for.body9.i ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr double, ptr %invariant.gep.i, i64 %lane.089.i
  %125 = load double, ptr %gep.i, align 8
  %sub11.i = fsub double %125, %78
  %vecins.i = insertelement <8 x double> %v5.088.i, double %sub11.i, i64 %lane.089.i
  %inc.i447 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i448 = icmp eq i64 %inc.i447, %102
  br i1 %exitcond.not.i448, label %for.body19.preheader.i, label %for.body9.i, !llvm.loop !40

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %vecext.i = extractelement <8 x double> %124, i64 %lane14.095.i
  %gep105.i = getelementptr double, ptr %invariant.gep.i, i64 %lane14.095.i
  store double %vecext.i, ptr %gep105.i, align 8
  %inc25.i = add nuw nsw i64 %lane14.095.i, 1
  %exitcond102.not.i = icmp eq i64 %inc25.i, %102
  br i1 %exitcond102.not.i, label %cleanup, label %for.body19.i, !llvm.loop !41

cleanup:                                          ; preds = %for.body19.i, %for.end.i, %visible_to.exit424
  %inc = add nuw nsw i64 %i.0510, 1
  %exitcond.not = icmp eq i64 %inc, %cond.i
  br i1 %exitcond.not, label %for.cond.cleanup92, label %for.body93, !llvm.loop !51

if.then127:                                       ; preds = %for.cond.cleanup92
  %126 = load i64, ptr %outputs, align 8
  %127 = load i64, ptr %arrayidx65, align 8
  %mul133 = mul nsw i64 %126, %key.0514
  %add.ptr134 = getelementptr inbounds double, ptr %cond13, i64 %mul133
  %128 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i449 = icmp eq i64 %128, 32
  %129 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i449, label %if.then.i452, label %if.else.i450

if.then.i452:                                     ; preds = %if.then127
  %conv.i = trunc i64 %cond.i404 to i32
  %conv1.i = trunc i64 %126 to i32
  %conv4.i = trunc i64 %127 to i32
  call void %129(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv1.i, i32 noundef %conv.i.i, double noundef 1.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv.i, ptr noundef %add.ptr67, i32 noundef %conv4.i, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i32 noundef %conv1.i) #6
  br label %if.end136

if.else.i450:                                     ; preds = %if.then127
  call void %129(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i404, i64 noundef %126, i64 noundef %cond.i, double noundef 1.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i404, ptr noundef %add.ptr67, i64 noundef %127, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i64 noundef %126) #6
  br label %if.end136

if.end136:                                        ; preds = %if.else.i450, %if.then.i452, %for.cond.cleanup92
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
  %mul153 = mul nsw i64 %135, %key.0514
  %add.ptr154 = getelementptr inbounds double, ptr %add.ptr150, i64 %mul153
  %136 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i454 = icmp eq i64 %136, 32
  %137 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i454, label %if.then.i458, label %if.else.i456

if.then.i458:                                     ; preds = %if.end140
  %conv1.i460 = trunc i64 %cond.i404 to i32
  %conv2.i461 = trunc i64 %130 to i32
  %conv3.i462 = trunc i64 %131 to i32
  %conv4.i463 = trunc i64 %135 to i32
  call void %137(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i460, i32 noundef %conv2.i461, double noundef 1.000000e+00, ptr noundef %add.ptr67, i32 noundef %conv3.i462, ptr noundef %add.ptr154, i32 noundef %conv4.i463, double noundef 0.000000e+00, ptr noundef nonnull %slopes, i32 noundef %conv1.i460) #6
  br label %multiply_d.exit465

if.else.i456:                                     ; preds = %if.end140
  call void %137(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i404, i64 noundef %130, double noundef 1.000000e+00, ptr noundef %add.ptr67, i64 noundef %131, ptr noundef %add.ptr154, i64 noundef %135, double noundef 0.000000e+00, ptr noundef nonnull %slopes, i64 noundef %cond.i404) #6
  br label %multiply_d.exit465

multiply_d.exit465:                               ; preds = %if.then.i458, %if.else.i456
  br i1 %cmp91509, label %for.body162.lr.ph, label %for.cond.cleanup161

for.body162.lr.ph:                                ; preds = %multiply_d.exit465
  %138 = load ptr, ptr %less, align 8
  %139 = getelementptr double, ptr %138, i64 %mul35
  %140 = getelementptr double, ptr %139, i64 %row.0516
  %cmp.not25.i = icmp slt i64 %cond.i404, 8
  br label %for.body162

for.cond.cleanup161:                              ; preds = %sloped_d.exit, %multiply_d.exit465
  br i1 %cmp45.not507, label %if.end197, label %if.then177

for.body162:                                      ; preds = %for.body162.lr.ph, %sloped_d.exit
  %i158.0512 = phi i64 [ 0, %for.body162.lr.ph ], [ %inc173, %sloped_d.exit ]
  %mul164 = mul nsw i64 %i158.0512, %cond.i404
  %add.ptr165 = getelementptr inbounds double, ptr %parts, i64 %mul164
  %add.ptr168 = getelementptr inbounds double, ptr %slopes, i64 %mul164
  %arrayidx171 = getelementptr double, ptr %140, i64 %i158.0512
  %141 = load double, ptr %arrayidx171, align 8
  br i1 %cmp.not25.i, label %for.cond4.preheader.i, label %for.body.lr.ph.i466

for.body.lr.ph.i466:                              ; preds = %for.body162
  %splat.splatinsert.i467 = insertelement <8 x double> poison, double %141, i64 0
  %splat.splat.i468 = shufflevector <8 x double> %splat.splatinsert.i467, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i469

for.cond4.preheader.i:                            ; preds = %for.body.i469, %for.body162
  %k.0.lcssa.i475 = phi i64 [ 0, %for.body162 ], [ %add27.i, %for.body.i469 ]
  %cmp528.i = icmp slt i64 %k.0.lcssa.i475, %cond.i404
  br i1 %cmp528.i, label %for.body6.i, label %sloped_d.exit

for.body.i469:                                    ; preds = %for.body.i469, %for.body.lr.ph.i466
  %add27.i = phi i64 [ 8, %for.body.lr.ph.i466 ], [ %add.i473, %for.body.i469 ]
  %k.026.i = phi i64 [ 0, %for.body.lr.ph.i466 ], [ %add27.i, %for.body.i469 ]
  %add.ptr.i470 = getelementptr inbounds double, ptr %add.ptr165, i64 %k.026.i
  %142 = load <8 x double>, ptr %add.ptr.i470, align 8
  %add.ptr1.i = getelementptr inbounds double, ptr %add.ptr168, i64 %k.026.i
  %143 = load <8 x double>, ptr %add.ptr1.i, align 8
  %sub.i471 = fsub <8 x double> %143, %splat.splat.i468
  %mul.i472 = fmul <8 x double> %142, %sub.i471
  store <8 x double> %mul.i472, ptr %add.ptr.i470, align 8
  %add.i473 = add nuw nsw i64 %add27.i, 8
  %cmp.not.i474 = icmp sgt i64 %add.i473, %cond.i404
  br i1 %cmp.not.i474, label %for.cond4.preheader.i, label %for.body.i469, !llvm.loop !52

for.body6.i:                                      ; preds = %for.cond4.preheader.i, %for.body6.i
  %k.129.i = phi i64 [ %inc.i476, %for.body6.i ], [ %k.0.lcssa.i475, %for.cond4.preheader.i ]
  %arrayidx.i = getelementptr inbounds double, ptr %add.ptr168, i64 %k.129.i
  %144 = load double, ptr %arrayidx.i, align 8
  %sub7.i = fsub double %144, %141
  %arrayidx8.i = getelementptr inbounds double, ptr %add.ptr165, i64 %k.129.i
  %145 = load double, ptr %arrayidx8.i, align 8
  %mul9.i = fmul double %145, %sub7.i
  store double %mul9.i, ptr %arrayidx8.i, align 8
  %inc.i476 = add nuw nsw i64 %k.129.i, 1
  %exitcond.not.i477 = icmp eq i64 %inc.i476, %cond.i404
  br i1 %exitcond.not.i477, label %sloped_d.exit, label %for.body6.i, !llvm.loop !53

sloped_d.exit:                                    ; preds = %for.body6.i, %for.cond4.preheader.i
  %inc173 = add nuw nsw i64 %i158.0512, 1
  %exitcond523.not = icmp eq i64 %inc173, %cond.i
  br i1 %exitcond523.not, label %for.cond.cleanup161, label %for.body162, !llvm.loop !54

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
  %mul189 = mul nsw i64 %151, %key.0514
  %add.ptr190 = getelementptr inbounds double, ptr %add.ptr186, i64 %mul189
  %mul194 = mul nsw i64 %146, %row.0516
  %add.ptr195 = getelementptr inbounds double, ptr %cond44506, i64 %mul194
  %152 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i479 = icmp eq i64 %152, 32
  %153 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i479, label %if.then.i483, label %if.else.i481

if.then.i483:                                     ; preds = %if.then177
  %conv1.i485 = trunc i64 %146 to i32
  %conv2.i486 = trunc i64 %cond.i404 to i32
  %conv4.i488 = trunc i64 %151 to i32
  call void %153(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i485, i32 noundef %conv2.i486, double noundef %147, ptr noundef nonnull %parts, i32 noundef %conv2.i486, ptr noundef %add.ptr190, i32 noundef %conv4.i488, double noundef 1.000000e+00, ptr noundef %add.ptr195, i32 noundef %conv1.i485) #6
  br label %if.end197

if.else.i481:                                     ; preds = %if.then177
  call void %153(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %146, i64 noundef %cond.i404, double noundef %147, ptr noundef nonnull %parts, i64 noundef %cond.i404, ptr noundef %add.ptr190, i64 noundef %151, double noundef 1.000000e+00, ptr noundef %add.ptr195, i64 noundef %146) #6
  br label %if.end197

if.end197:                                        ; preds = %if.else.i481, %if.then.i483, %for.cond.cleanup161
  br i1 %cmp14.not, label %cleanup210, label %if.then199

if.then199:                                       ; preds = %if.end197
  %154 = load i64, ptr %features, align 8
  %155 = load double, ptr %scale.i, align 8
  %156 = load i64, ptr %arrayidx77, align 8
  %mul206 = mul nsw i64 %154, %key.0514
  %add.ptr207 = getelementptr inbounds double, ptr %cond, i64 %mul206
  %157 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i492 = icmp eq i64 %157, 32
  %158 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i492, label %if.then.i496, label %if.else.i494

if.then.i496:                                     ; preds = %if.then199
  %conv.i497 = trunc i64 %cond.i404 to i32
  %conv1.i498 = trunc i64 %154 to i32
  %conv4.i501 = trunc i64 %156 to i32
  call void %158(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i497, i32 noundef %conv1.i498, i32 noundef %conv.i.i, double noundef %155, ptr noundef nonnull %parts, i32 noundef %conv.i497, ptr noundef %add.ptr79, i32 noundef %conv4.i501, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr207, i32 noundef %conv1.i498) #6
  br label %cleanup210

if.else.i494:                                     ; preds = %if.then199
  call void %158(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i404, i64 noundef %154, i64 noundef %cond.i, double noundef %155, ptr noundef nonnull %parts, i64 noundef %cond.i404, ptr noundef %add.ptr79, i64 noundef %156, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr207, i64 noundef %154) #6
  br label %cleanup210

cleanup210:                                       ; preds = %if.else.i494, %if.then.i496, %if.end197, %if.end136
  %159 = load i64, ptr %block_keys, align 8
  %add215 = add nsw i64 %159, %key.0514
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
