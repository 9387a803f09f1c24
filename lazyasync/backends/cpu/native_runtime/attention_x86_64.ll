; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 222c710e65f3b0616c0a6d4e9885893a5443052f
; Function Attrs: nounwind
define void @lazyasync_attention_f(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %tile = alloca [32768 x float], align 64
  %largest = alloca [256 x float], align 16
  %sums = alloca [256 x float], align 16
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
  %cmp433 = icmp slt i64 %begin, %end
  br i1 %cmp433, label %for.body.lr.ph, label %for.cond.cleanup

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
  %arrayidx2.i349 = getelementptr inbounds i8, ptr %p, i64 272
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
  %each.0434 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc181, %for.cond.cleanup133 ]
  %2 = load i64, ptr %blocks, align 8
  %rem = srem i64 %each.0434, %2
  %div = sdiv i64 %each.0434, %2
  %3 = load i64, ptr %heads, align 8
  %rem2 = srem i64 %div, %3
  %div6 = sdiv i64 %div, %3
  %4 = load i64, ptr %block_rows, align 8
  %mul = mul nsw i64 %4, %rem
  %5 = load i64, ptr %length, align 8
  %sub = sub nsw i64 %5, %mul
  %cond.i = call noundef i64 @llvm.smin.i64(i64 %4, i64 %sub)
  %mul9 = mul nsw i64 %div6, %3
  %add = add nsw i64 %mul9, %rem2
  %mul11 = mul nsw i64 %add, %5
  %add12 = add nsw i64 %mul11, %mul
  %6 = load ptr, ptr %out13, align 8
  %7 = load i64, ptr %outputs, align 8
  %mul14 = mul nsw i64 %add12, %7
  %add.ptr = getelementptr inbounds float, ptr %6, i64 %mul14
  %8 = load i64, ptr %first.i, align 8
  %add.i312 = add nsw i64 %8, %mul
  %add1.i = add nsw i64 %cond.i, %mul
  %9 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %9
  %cmp.i313 = icmp slt i64 %add.i312, 0
  br i1 %cmp.i313, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body
  %10 = load i64, ptr %others.i, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i312, i64 %10)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body
  %cond.i314 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %11 = load i64, ptr %others.i, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %11)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp17423 = icmp sgt i64 %cond.i, 0
  br i1 %cmp17423, label %for.body19.preheader, label %for.cond.cleanup18

for.body19.preheader:                             ; preds = %visible_to.exit
  %12 = shl nuw i64 %cond.i, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %sums, i8 0, i64 %12, i1 false)
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
  %mul25 = shl i64 %7, 2
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
  %13 = phi i64 [ %.pre, %for.body31.lr.ph ], [ %35, %multiply_f.exit ]
  %key.0430 = phi i64 [ %cond.i314, %for.body31.lr.ph ], [ %add126, %multiply_f.exit ]
  %sub33 = sub nsw i64 %cond11.i, %key.0430
  %cond.i315 = call noundef i64 @llvm.smin.i64(i64 %13, i64 %sub33)
  %cmp36 = icmp ne i64 %key.0430, %cond.i314
  %14 = load i64, ptr %features.i, align 8
  %15 = load double, ptr %scale.i, align 8
  %conv.i = fptrunc double %15 to float
  %16 = load ptr, ptr %p, align 8
  %17 = load i64, ptr %q_step.i, align 8
  %mul.i316 = mul nsw i64 %17, %div6
  %add.ptr.i = getelementptr inbounds float, ptr %16, i64 %mul.i316
  %18 = load i64, ptr %arrayidx2.i, align 8
  %mul3.i = mul nsw i64 %18, %rem2
  %add.ptr4.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul3.i
  %19 = load i64, ptr %arrayidx6.i, align 8
  %mul7.i = mul nsw i64 %19, %mul
  %add.ptr8.i = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul7.i
  %20 = load ptr, ptr %k.i, align 8
  %21 = load i64, ptr %k_step.i, align 8
  %mul12.i = mul nsw i64 %21, %div6
  %add.ptr13.i = getelementptr inbounds float, ptr %20, i64 %mul12.i
  %22 = load i64, ptr %shared.i, align 8
  %div.i = sdiv i64 %rem2, %22
  %23 = load i64, ptr %arrayidx15.i, align 8
  %mul16.i = mul nsw i64 %23, %div.i
  %add.ptr17.i = getelementptr inbounds float, ptr %add.ptr13.i, i64 %mul16.i
  %24 = load i64, ptr %arrayidx19.i, align 8
  %mul20.i = mul nsw i64 %24, %key.0430
  %add.ptr21.i = getelementptr inbounds float, ptr %add.ptr17.i, i64 %mul20.i
  %25 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %25, 32
  %26 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body31
  %conv1.i.i = trunc i64 %cond.i315 to i32
  %conv2.i.i = trunc i64 %14 to i32
  %conv3.i.i = trunc i64 %19 to i32
  %conv4.i.i = trunc i64 %24 to i32
  call void %26(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, float noundef %conv.i, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, float noundef 0.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv1.i.i) #6
  br label %scores_f.exit

if.else.i.i:                                      ; preds = %for.body31
  call void %26(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i315, i64 noundef %14, float noundef %conv.i, ptr noundef %add.ptr8.i, i64 noundef %19, ptr noundef %add.ptr21.i, i64 noundef %24, float noundef 0.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i315) #6
  br label %scores_f.exit

scores_f.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp17423, label %for.body42, label %for.cond.cleanup41

for.cond.cleanup41:                               ; preds = %cleanup, %scores_f.exit
  %27 = load i64, ptr %outputs, align 8
  %28 = load ptr, ptr %v, align 8
  %29 = load i64, ptr %v_step, align 8
  %mul107 = mul nsw i64 %29, %div6
  %add.ptr108 = getelementptr inbounds float, ptr %28, i64 %mul107
  %30 = load i64, ptr %shared.i, align 8
  %div109 = sdiv i64 %rem2, %30
  %31 = load i64, ptr %arrayidx111, align 8
  %mul112 = mul nsw i64 %31, %div109
  %add.ptr113 = getelementptr inbounds float, ptr %add.ptr108, i64 %mul112
  %32 = load i64, ptr %arrayidx115, align 8
  %mul116 = mul nsw i64 %32, %key.0430
  %add.ptr117 = getelementptr inbounds float, ptr %add.ptr113, i64 %mul116
  %conv122 = uitofp i1 %cmp36 to float
  %33 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i317 = icmp eq i64 %33, 32
  %34 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i317, label %if.then.i318, label %if.else.i

if.then.i318:                                     ; preds = %for.cond.cleanup41
  %conv1.i = trunc i64 %27 to i32
  %conv2.i = trunc i64 %cond.i315 to i32
  %conv4.i = trunc i64 %32 to i32
  call void %34(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i, i32 noundef %conv2.i, float noundef 1.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv2.i, ptr noundef %add.ptr117, i32 noundef %conv4.i, float noundef %conv122, ptr noundef %add.ptr, i32 noundef %conv1.i) #6
  br label %multiply_f.exit

if.else.i:                                        ; preds = %for.cond.cleanup41
  call void %34(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %27, i64 noundef %cond.i315, float noundef 1.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i315, ptr noundef %add.ptr117, i64 noundef %32, float noundef %conv122, ptr noundef %add.ptr, i64 noundef %27) #6
  br label %multiply_f.exit

multiply_f.exit:                                  ; preds = %if.then.i318, %if.else.i
  %35 = load i64, ptr %block_keys, align 8
  %add126 = add nsw i64 %35, %key.0430
  %cmp29 = icmp slt i64 %add126, %cond11.i
  br i1 %cmp29, label %for.body31, label %for.cond130.preheader, !llvm.loop !7

for.body42:                                       ; preds = %scores_f.exit, %cleanup
  %i37.0428 = phi i64 [ %inc101, %cleanup ], [ 0, %scores_f.exit ]
  %add43 = add nsw i64 %i37.0428, %mul
  %36 = load i64, ptr %first.i, align 8
  %add.i321 = add nsw i64 %36, %add43
  %add1.i322 = add nsw i64 %add43, 1
  %37 = load i64, ptr %last.i, align 8
  %add2.i324 = add nsw i64 %add1.i322, %37
  %cmp.i325 = icmp slt i64 %add.i321, 0
  br i1 %cmp.i325, label %cond.end.i329, label %cond.false.i326

cond.false.i326:                                  ; preds = %for.body42
  %38 = load i64, ptr %others.i, align 8
  %cond.i.i328 = call noundef i64 @llvm.smin.i64(i64 %add.i321, i64 %38)
  br label %cond.end.i329

cond.end.i329:                                    ; preds = %cond.false.i326, %for.body42
  %cond.i330 = phi i64 [ %cond.i.i328, %cond.false.i326 ], [ 0, %for.body42 ]
  %cmp5.i331 = icmp slt i64 %add2.i324, 0
  br i1 %cmp5.i331, label %visible_to.exit338, label %cond.false7.i332

cond.false7.i332:                                 ; preds = %cond.end.i329
  %39 = load i64, ptr %others.i, align 8
  %cond.i18.i334 = call noundef i64 @llvm.smin.i64(i64 %add2.i324, i64 %39)
  br label %visible_to.exit338

visible_to.exit338:                               ; preds = %cond.end.i329, %cond.false7.i332
  %cond11.i335 = phi i64 [ %cond.i18.i334, %cond.false7.i332 ], [ 0, %cond.end.i329 ]
  %sub.i339 = sub nsw i64 %cond.i330, %key.0430
  %cmp.i340 = icmp slt i64 %sub.i339, 0
  %cond.i.i341 = call i64 @llvm.smin.i64(i64 %sub.i339, i64 %cond.i315)
  %cond.i342 = select i1 %cmp.i340, i64 0, i64 %cond.i.i341
  %sub3.i = sub nsw i64 %cond11.i335, %key.0430
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i315)
  %cond11.i343 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %cond.i342)
  %mul47 = mul nsw i64 %i37.0428, %cond.i315
  %add.ptr48 = getelementptr inbounds float, ptr %tile, i64 %mul47
  %mul.i346 = shl i64 %cond.i342, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr48, i8 0, i64 %mul.i346, i1 false)
  %add.ptr51 = getelementptr inbounds float, ptr %add.ptr48, i64 %cond11.i343
  %sub53 = sub nsw i64 %cond.i315, %cond11.i343
  %mul.i347 = shl i64 %sub53, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr51, i8 0, i64 %mul.i347, i1 false)
  %sub56 = sub nsw i64 %cond11.i343, %cond.i342
  %cmp57 = icmp slt i64 %sub56, 1
  br i1 %cmp57, label %cleanup, label %if.end60

if.end60:                                         ; preds = %visible_to.exit338
  %add.ptr62 = getelementptr inbounds float, ptr %add.ptr48, i64 %cond.i342
  %40 = load i64, ptr %mask_kind, align 8
  %cmp63.not = icmp eq i64 %40, 0
  br i1 %cmp63.not, label %if.end69, label %if.then65

if.then65:                                        ; preds = %if.end60
  %add68 = add nsw i64 %cond.i342, %key.0430
  %41 = load i64, ptr %mask_step.i, align 8
  %mul.i348 = mul nsw i64 %41, %div6
  %42 = load i64, ptr %arrayidx2.i349, align 8
  %mul3.i350 = mul nsw i64 %42, %rem2
  %43 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %43, %add43
  %add.i351 = add i64 %add68, %mul.i348
  %add7.i = add i64 %add.i351, %mul3.i350
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i352 = icmp eq i64 %40, 1
  %44 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i352, label %if.then.i354, label %if.else.i353

if.then.i354:                                     ; preds = %if.then65
  %add.ptr.i355 = getelementptr inbounds i8, ptr %44, i64 %add8.i
  br label %for.body.i356

for.body.i356:                                    ; preds = %if.then.i354, %cond.end.i357
  %k.072.i = phi i64 [ %inc.i359, %cond.end.i357 ], [ 0, %if.then.i354 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i355, i64 %k.072.i
  %45 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %45, 0
  br i1 %tobool.not.i, label %cond.end.i357, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i356
  %arrayidx12.i = getelementptr inbounds float, ptr %add.ptr62, i64 %k.072.i
  %46 = load float, ptr %arrayidx12.i, align 4
  br label %cond.end.i357

cond.end.i357:                                    ; preds = %cond.true.i, %for.body.i356
  %cond.i358 = phi float [ %46, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i356 ]
  %arrayidx13.i = getelementptr inbounds float, ptr %add.ptr62, i64 %k.072.i
  store float %cond.i358, ptr %arrayidx13.i, align 4
  %inc.i359 = add nuw nsw i64 %k.072.i, 1
  %exitcond74.not.i = icmp eq i64 %inc.i359, %sub56
  br i1 %exitcond74.not.i, label %if.end69, label %for.body.i356, !llvm.loop !8

if.else.i353:                                     ; preds = %if.then65
  %add.ptr16.i = getelementptr inbounds float, ptr %44, i64 %add8.i
  %cmp20.not66.i = icmp ult i64 %sub56, 16
  br i1 %cmp20.not66.i, label %for.cond30.preheader.i, label %for.body22.i

for.cond30.preheader.i:                           ; preds = %for.body22.i, %if.else.i353
  %k17.0.lcssa.i = phi i64 [ 0, %if.else.i353 ], [ %add1968.i, %for.body22.i ]
  %cmp3169.i = icmp slt i64 %k17.0.lcssa.i, %sub56
  br i1 %cmp3169.i, label %for.body33.i, label %if.end69

for.body22.i:                                     ; preds = %if.else.i353, %for.body22.i
  %add1968.i = phi i64 [ %add19.i, %for.body22.i ], [ 16, %if.else.i353 ]
  %k17.067.i = phi i64 [ %add1968.i, %for.body22.i ], [ 0, %if.else.i353 ]
  %add.ptr23.i = getelementptr inbounds float, ptr %add.ptr62, i64 %k17.067.i
  %47 = load <16 x float>, ptr %add.ptr23.i, align 4
  %add.ptr24.i = getelementptr inbounds float, ptr %add.ptr16.i, i64 %k17.067.i
  %48 = load <16 x float>, ptr %add.ptr24.i, align 4
  %add25.i = fadd <16 x float> %47, %48
  store <16 x float> %add25.i, ptr %add.ptr23.i, align 4
  %add19.i = add nuw nsw i64 %add1968.i, 16
  %cmp20.not.i = icmp sgt i64 %add19.i, %sub56
  br i1 %cmp20.not.i, label %for.cond30.preheader.i, label %for.body22.i, !llvm.loop !9

for.body33.i:                                     ; preds = %for.cond30.preheader.i, %for.body33.i
  %k17.170.i = phi i64 [ %inc38.i, %for.body33.i ], [ %k17.0.lcssa.i, %for.cond30.preheader.i ]
  %arrayidx34.i = getelementptr inbounds float, ptr %add.ptr16.i, i64 %k17.170.i
  %49 = load float, ptr %arrayidx34.i, align 4
  %arrayidx35.i = getelementptr inbounds float, ptr %add.ptr62, i64 %k17.170.i
  %50 = load float, ptr %arrayidx35.i, align 4
  %add36.i = fadd float %49, %50
  store float %add36.i, ptr %arrayidx35.i, align 4
  %inc38.i = add nuw nsw i64 %k17.170.i, 1
  %exitcond.not.i = icmp eq i64 %inc38.i, %sub56
  br i1 %exitcond.not.i, label %if.end69, label %for.body33.i, !llvm.loop !10

if.end69:                                         ; preds = %for.body33.i, %cond.end.i357, %for.cond30.preheader.i, %if.end60
  %cmp.i360 = icmp sgt i64 %sub56, 15
  br i1 %cmp.i360, label %if.then.i362, label %if.end.i

if.then.i362:                                     ; preds = %if.end69
  %51 = load <16 x float>, ptr %add.ptr62, align 4
  %cmp1.not50.i = icmp ult i64 %sub56, 32
  br i1 %cmp1.not50.i, label %for.cond7.preheader.i, label %for.body.i363

for.cond7.preheader.i:                            ; preds = %for.body.i363, %if.then.i362
  %k.0.lcssa.i = phi i64 [ 16, %if.then.i362 ], [ %add53.i, %for.body.i363 ]
  %most.0.lcssa.i = phi <16 x float> [ %51, %if.then.i362 ], [ %or.v.i, %for.body.i363 ]
  br label %for.body9.i

for.body.i363:                                    ; preds = %if.then.i362, %for.body.i363
  %add53.i = phi i64 [ %add.i365, %for.body.i363 ], [ 32, %if.then.i362 ]
  %most.052.i = phi <16 x float> [ %or.v.i, %for.body.i363 ], [ %51, %if.then.i362 ]
  %k.051.i = phi i64 [ %add53.i, %for.body.i363 ], [ 16, %if.then.i362 ]
  %add.ptr.i364 = getelementptr inbounds float, ptr %add.ptr62, i64 %k.051.i
  %52 = load <16 x float>, ptr %add.ptr.i364, align 4
  %cmp2.inv.i = fcmp ogt <16 x float> %52, %most.052.i
  %or.v.i = select <16 x i1> %cmp2.inv.i, <16 x float> %52, <16 x float> %most.052.i
  %add.i365 = add nuw nsw i64 %add53.i, 16
  %cmp1.not.i = icmp sgt i64 %add.i365, %sub56
  br i1 %cmp1.not.i, label %for.cond7.preheader.i, label %for.body.i363, !llvm.loop !11

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
  %arrayidx.i361 = getelementptr inbounds float, ptr %add.ptr62, i64 %k.258.i
  %53 = load float, ptr %arrayidx.i361, align 4
  %cmp17.i = fcmp ogt float %53, %found.259.i
  %.found.2.i = select i1 %cmp17.i, float %53, float %found.259.i
  %inc24.i = add nuw nsw i64 %k.258.i, 1
  %exitcond61.not.i = icmp eq i64 %inc24.i, %sub56
  br i1 %exitcond61.not.i, label %largest_of_f.exit, label %for.body16.i, !llvm.loop !13

largest_of_f.exit:                                ; preds = %for.body16.i, %if.end.i
  %found.2.lcssa.i = phi float [ %found.1.i, %if.end.i ], [ %.found.2.i, %for.body16.i ]
  %arrayidx71 = getelementptr inbounds [256 x float], ptr %largest, i64 0, i64 %i37.0428
  %54 = load float, ptr %arrayidx71, align 4
  %cmp72 = fcmp ogt float %54, %found.2.lcssa.i
  %cond = select i1 %cmp72, float %54, float %found.2.lcssa.i
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
  %55 = load <16 x float>, ptr %add.ptr.i372, align 4
  %sub.i373 = fsub <16 x float> %55, %splat.splat.i370
  %56 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i373, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %sub.i64.i = fadd <16 x float> %56, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %57 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i64.i, <16 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <16 x float> %sub.i373)
  %58 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i64.i, <16 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <16 x float> %57)
  %59 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %58, <16 x float> <float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000>, <16 x float> <float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000>)
  %60 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %58, <16 x float> <float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000>)
  %61 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %60, <16 x float> %58, <16 x float> <float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000>)
  %62 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %58, <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>)
  %63 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %62, <16 x float> %58, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %64 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %63, <16 x float> %58, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %65 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %64, <16 x float> %58, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %66 = bitcast <16 x float> %56 to <16 x i32>
  %shl.i69.i = shl <16 x i32> %66, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %67 = bitcast <16 x float> %65 to <16 x i32>
  %add.i70.i = add <16 x i32> %shl.i69.i, %67
  %cmp2.i71.i = fcmp uno <16 x float> %sub.i373, zeroinitializer
  %68 = fcmp uge <16 x float> %sub.i373, <float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01>
  %69 = bitcast <16 x i32> %add.i70.i to <16 x float>
  %70 = select <16 x i1> %68, <16 x float> %69, <16 x float> zeroinitializer
  %71 = select <16 x i1> %cmp2.i71.i, <16 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, <16 x float> %70
  store <16 x float> %71, ptr %add.ptr.i372, align 4
  %add2.i374 = fadd <16 x float> %sum.084.i, %71
  %add.i375 = add nuw nsw i64 %add86.i, 16
  %cmp.not.i376 = icmp sgt i64 %add.i375, %sub56
  br i1 %cmp.not.i376, label %for.end.i, label %for.body.i371, !llvm.loop !14

for.end.i:                                        ; preds = %for.body.i371, %largest_of_f.exit
  %sum.0.lcssa.i = phi <16 x float> [ zeroinitializer, %largest_of_f.exit ], [ %add2.i374, %for.body.i371 ]
  %k.0.lcssa.i377 = phi i64 [ 0, %largest_of_f.exit ], [ %add86.i, %for.body.i371 ]
  %cmp4.i = icmp slt i64 %k.0.lcssa.i377, %sub56
  br i1 %cmp4.i, label %for.body9.preheader.i, label %for.body31.i.preheader

for.body9.preheader.i:                            ; preds = %for.end.i
  %72 = sub nsw i64 %sub56, %k.0.lcssa.i377
  %invariant.gep.i = getelementptr float, ptr %add.ptr62, i64 %k.0.lcssa.i377
  br label %for.body9.i380

for.body19.preheader.i:                           ; preds = %for.body9.i380
  %73 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %vecins.i, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %sub.i.i = fadd <16 x float> %73, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %74 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i.i, <16 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <16 x float> %vecins.i)
  %75 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i.i, <16 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <16 x float> %74)
  %76 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %75, <16 x float> <float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000>, <16 x float> <float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000>)
  %77 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %76, <16 x float> %75, <16 x float> <float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000>)
  %78 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %77, <16 x float> %75, <16 x float> <float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000>)
  %79 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %78, <16 x float> %75, <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>)
  %80 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %79, <16 x float> %75, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %81 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %80, <16 x float> %75, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %82 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %81, <16 x float> %75, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %83 = bitcast <16 x float> %73 to <16 x i32>
  %shl.i.i = shl <16 x i32> %83, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %84 = bitcast <16 x float> %82 to <16 x i32>
  %add.i.i = add <16 x i32> %shl.i.i, %84
  %cmp2.i.i = fcmp uno <16 x float> %vecins.i, zeroinitializer
  %85 = fcmp uge <16 x float> %vecins.i, <float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01>
  %86 = bitcast <16 x i32> %add.i.i to <16 x float>
  %87 = select <16 x i1> %85, <16 x float> %86, <16 x float> zeroinitializer
  %88 = select <16 x i1> %cmp2.i.i, <16 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, <16 x float> %87
  br label %for.body19.i

for.body9.i380:                                   ; preds = %for.body9.i380, %for.body9.preheader.i
  %lane.089.i = phi i64 [ %inc.i381, %for.body9.i380 ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <16 x float> [ %vecins.i, %for.body9.i380 ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr float, ptr %invariant.gep.i, i64 %lane.089.i
  %89 = load float, ptr %gep.i, align 4
  %sub11.i = fsub float %89, %cond79
  %vecins.i = insertelement <16 x float> %v5.088.i, float %sub11.i, i64 %lane.089.i
  %inc.i381 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i382 = icmp eq i64 %inc.i381, %72
  br i1 %exitcond.not.i382, label %for.body19.preheader.i, label %for.body9.i380, !llvm.loop !15

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %found.094.i = phi float [ %add23.i, %for.body19.i ], [ 0.000000e+00, %for.body19.preheader.i ]
  %vecext.i383 = extractelement <16 x float> %88, i64 %lane14.095.i
  %gep105.i = getelementptr float, ptr %invariant.gep.i, i64 %lane14.095.i
  store float %vecext.i383, ptr %gep105.i, align 4
  %add23.i = fadd float %found.094.i, %vecext.i383
  %inc25.i = add nuw nsw i64 %lane14.095.i, 1
  %exitcond102.not.i = icmp eq i64 %inc25.i, %72
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
  %cmp81 = fcmp ogt float %cond, %54
  br i1 %cmp81, label %if.then83, label %exponentials_f.exit.if.end95_crit_edge

exponentials_f.exit.if.end95_crit_edge:           ; preds = %exponentials_f.exit
  %arrayidx96.phi.trans.insert = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i37.0428
  %.pre440 = load float, ptr %arrayidx96.phi.trans.insert, align 4
  br label %if.end95

if.then83:                                        ; preds = %exponentials_f.exit
  %sub84 = fsub float %54, %cond
  %vecinit15.i = insertelement <16 x float> <float poison, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, float %sub84, i64 0
  %90 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %vecinit15.i, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %sub.i = fadd <16 x float> %90, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %91 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i, <16 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <16 x float> %vecinit15.i)
  %92 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i, <16 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <16 x float> %91)
  %93 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %92, <16 x float> <float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000>, <16 x float> <float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000>)
  %94 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %93, <16 x float> %92, <16 x float> <float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000>)
  %95 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %94, <16 x float> %92, <16 x float> <float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000>)
  %96 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %95, <16 x float> %92, <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>)
  %97 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %96, <16 x float> %92, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %98 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %97, <16 x float> %92, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %99 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %98, <16 x float> %92, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %100 = bitcast <16 x float> %90 to <16 x i32>
  %shl.i = shl <16 x i32> %100, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %101 = bitcast <16 x float> %99 to <16 x i32>
  %add.i = add <16 x i32> %shl.i, %101
  %cmp2.i = fcmp uno <16 x float> %vecinit15.i, zeroinitializer
  %102 = fcmp uge <16 x float> %vecinit15.i, <float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01>
  %103 = bitcast <16 x i32> %add.i to <16 x float>
  %104 = select <16 x i1> %102, <16 x float> %103, <16 x float> <float 0.000000e+00, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>
  %105 = select <16 x i1> %cmp2.i, <16 x float> <float 0xFFFFFFFFE0000000, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, <16 x float> %104
  %vecext.i = extractelement <16 x float> %105, i64 0
  %arrayidx86 = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i37.0428
  %106 = load float, ptr %arrayidx86, align 4
  %mul87 = fmul float %vecext.i, %106
  br i1 %cmp36, label %if.then88, label %if.end93

if.then88:                                        ; preds = %if.then83
  %107 = load i64, ptr %outputs, align 8
  %mul90 = mul nsw i64 %107, %i37.0428
  %add.ptr91 = getelementptr inbounds float, ptr %add.ptr, i64 %mul90
  %cmp.not19.i = icmp slt i64 %107, 16
  br i1 %cmp.not19.i, label %for.cond3.preheader.i, label %for.body.lr.ph.i384

for.body.lr.ph.i384:                              ; preds = %if.then88
  %splat.splat.i386 = shufflevector <16 x float> %105, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i387

for.cond3.preheader.i:                            ; preds = %for.body.i387, %if.then88
  %k.0.lcssa.i392 = phi i64 [ 0, %if.then88 ], [ %add21.i, %for.body.i387 ]
  %cmp422.i = icmp slt i64 %k.0.lcssa.i392, %107
  br i1 %cmp422.i, label %for.body5.i, label %if.end93

for.body.i387:                                    ; preds = %for.body.i387, %for.body.lr.ph.i384
  %add21.i = phi i64 [ 16, %for.body.lr.ph.i384 ], [ %add.i390, %for.body.i387 ]
  %k.020.i = phi i64 [ 0, %for.body.lr.ph.i384 ], [ %add21.i, %for.body.i387 ]
  %add.ptr.i388 = getelementptr inbounds float, ptr %add.ptr91, i64 %k.020.i
  %108 = load <16 x float>, ptr %add.ptr.i388, align 4
  %mul.i389 = fmul <16 x float> %splat.splat.i386, %108
  store <16 x float> %mul.i389, ptr %add.ptr.i388, align 4
  %add.i390 = add nuw nsw i64 %add21.i, 16
  %cmp.not.i391 = icmp sgt i64 %add.i390, %107
  br i1 %cmp.not.i391, label %for.cond3.preheader.i, label %for.body.i387, !llvm.loop !18

for.body5.i:                                      ; preds = %for.cond3.preheader.i, %for.body5.i
  %k.123.i = phi i64 [ %inc.i395, %for.body5.i ], [ %k.0.lcssa.i392, %for.cond3.preheader.i ]
  %arrayidx.i393 = getelementptr inbounds float, ptr %add.ptr91, i64 %k.123.i
  %109 = load float, ptr %arrayidx.i393, align 4
  %mul6.i394 = fmul float %vecext.i, %109
  store float %mul6.i394, ptr %arrayidx.i393, align 4
  %inc.i395 = add nuw nsw i64 %k.123.i, 1
  %exitcond.not.i396 = icmp eq i64 %inc.i395, %107
  br i1 %exitcond.not.i396, label %if.end93, label %for.body5.i, !llvm.loop !19

if.end93:                                         ; preds = %for.body5.i, %for.cond3.preheader.i, %if.then83
  store float %cond, ptr %arrayidx71, align 4
  br label %if.end95

if.end95:                                         ; preds = %exponentials_f.exit.if.end95_crit_edge, %if.end93
  %110 = phi float [ %.pre440, %exponentials_f.exit.if.end95_crit_edge ], [ %mul87, %if.end93 ]
  %arrayidx96 = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i37.0428
  %add97 = fadd float %add33.i, %110
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
  %111 = load float, ptr %arrayidx135, align 4
  %cmp136 = fcmp oeq float %111, 0.000000e+00
  %112 = load i64, ptr %outputs, align 8
  %mul141 = mul nsw i64 %112, %i129.0432
  %add.ptr142 = getelementptr inbounds float, ptr %add.ptr, i64 %mul141
  br i1 %cmp136, label %if.end150.thread, label %if.else

if.else:                                          ; preds = %for.body134
  %div149 = fdiv float 1.000000e+00, %111
  %cmp.not19.i398 = icmp slt i64 %112, 16
  br i1 %cmp.not19.i398, label %for.cond3.preheader.i409, label %for.body.lr.ph.i399

for.body.lr.ph.i399:                              ; preds = %if.else
  %splat.splatinsert.i400 = insertelement <16 x float> poison, float %div149, i64 0
  %splat.splat.i401 = shufflevector <16 x float> %splat.splatinsert.i400, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i402

for.cond3.preheader.i409:                         ; preds = %for.body.i402, %if.else
  %k.0.lcssa.i410 = phi i64 [ 0, %if.else ], [ %add21.i403, %for.body.i402 ]
  %cmp422.i411 = icmp slt i64 %k.0.lcssa.i410, %112
  br i1 %cmp422.i411, label %for.body5.i412, label %if.end150

for.body.i402:                                    ; preds = %for.body.i402, %for.body.lr.ph.i399
  %add21.i403 = phi i64 [ 16, %for.body.lr.ph.i399 ], [ %add.i407, %for.body.i402 ]
  %k.020.i404 = phi i64 [ 0, %for.body.lr.ph.i399 ], [ %add21.i403, %for.body.i402 ]
  %add.ptr.i405 = getelementptr inbounds float, ptr %add.ptr142, i64 %k.020.i404
  %113 = load <16 x float>, ptr %add.ptr.i405, align 4
  %mul.i406 = fmul <16 x float> %splat.splat.i401, %113
  store <16 x float> %mul.i406, ptr %add.ptr.i405, align 4
  %add.i407 = add nuw nsw i64 %add21.i403, 16
  %cmp.not.i408 = icmp sgt i64 %add.i407, %112
  br i1 %cmp.not.i408, label %for.cond3.preheader.i409, label %for.body.i402, !llvm.loop !18

for.body5.i412:                                   ; preds = %for.cond3.preheader.i409, %for.body5.i412
  %k.123.i413 = phi i64 [ %inc.i416, %for.body5.i412 ], [ %k.0.lcssa.i410, %for.cond3.preheader.i409 ]
  %arrayidx.i414 = getelementptr inbounds float, ptr %add.ptr142, i64 %k.123.i413
  %114 = load float, ptr %arrayidx.i414, align 4
  %mul6.i415 = fmul float %div149, %114
  store float %mul6.i415, ptr %arrayidx.i414, align 4
  %inc.i416 = add nuw nsw i64 %k.123.i413, 1
  %exitcond.not.i417 = icmp eq i64 %inc.i416, %112
  br i1 %exitcond.not.i417, label %if.end150, label %for.body5.i412, !llvm.loop !19

if.end150:                                        ; preds = %for.body5.i412, %for.cond3.preheader.i409
  %115 = load i64, ptr %wants_sums, align 8
  %tobool151.not = icmp eq i64 %115, 0
  br i1 %tobool151.not, label %if.end175, label %cond.false155

if.end150.thread:                                 ; preds = %for.body134
  %mul.i397 = shl i64 %112, 2
  call void @llvm.memset.p0.i64(ptr align 4 %add.ptr142, i8 0, i64 %mul.i397, i1 false)
  %116 = load i64, ptr %wants_sums, align 8
  %tobool151.not421 = icmp eq i64 %116, 0
  br i1 %tobool151.not421, label %if.end175, label %cond.end170

cond.false155:                                    ; preds = %if.end150
  %arrayidx156 = getelementptr inbounds [256 x float], ptr %largest, i64 0, i64 %i129.0432
  %117 = load float, ptr %arrayidx156, align 4
  %cmp157 = fcmp oeq float %117, 0xFFF0000000000000
  %conv162 = fpext float %117 to double
  %cond164 = select i1 %cmp157, double 0.000000e+00, double %conv162
  %conv166 = fpext float %111 to double
  %call167 = call double @log(double noundef %conv166) #6
  %add168 = fadd double %call167, %cond164
  %conv169 = fptrunc double %add168 to float
  br label %cond.end170

cond.end170:                                      ; preds = %if.end150.thread, %cond.false155
  %cond171 = phi float [ %conv169, %cond.false155 ], [ 0.000000e+00, %if.end150.thread ]
  %118 = load ptr, ptr %sums172, align 8
  %119 = getelementptr float, ptr %118, i64 %add12
  %arrayidx174 = getelementptr float, ptr %119, i64 %i129.0432
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
  %cmp525 = icmp slt i64 %begin, %end
  br i1 %cmp525, label %for.body.lr.ph, label %for.cond.cleanup

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
  %arrayidx2.i437 = getelementptr inbounds i8, ptr %p, i64 272
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
  %each.0526 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc230, %for.cond.cleanup30 ]
  %div1 = sdiv i64 %each.0526, %div
  %rem = srem i64 %each.0526, %div
  %4 = load i64, ptr %wants_k, align 8
  %tobool.not = icmp eq i64 %4, 0
  br i1 %tobool.not, label %cond.end, label %cond.false

cond.false:                                       ; preds = %for.body
  %5 = load ptr, ptr %of_k2, align 8
  %6 = load i64, ptr %others, align 8
  %mul = mul nsw i64 %6, %each.0526
  %7 = load i64, ptr %features, align 8
  %mul3 = mul nsw i64 %mul, %7
  %add.ptr = getelementptr inbounds float, ptr %5, i64 %mul3
  br label %cond.end

cond.end:                                         ; preds = %for.body, %cond.false
  %cond = phi ptr [ %add.ptr, %cond.false ], [ null, %for.body ]
  %8 = load i64, ptr %wants_v, align 8
  %tobool4.not = icmp eq i64 %8, 0
  br i1 %tobool4.not, label %cond.end12, label %cond.false6

cond.false6:                                      ; preds = %cond.end
  %9 = load ptr, ptr %of_v7, align 8
  %10 = load i64, ptr %others, align 8
  %mul9 = mul nsw i64 %10, %each.0526
  %11 = load i64, ptr %outputs, align 8
  %mul10 = mul nsw i64 %mul9, %11
  %add.ptr11 = getelementptr inbounds float, ptr %9, i64 %mul10
  br label %cond.end12

cond.end12:                                       ; preds = %cond.end, %cond.false6
  %cond13 = phi ptr [ %add.ptr11, %cond.false6 ], [ null, %cond.end ]
  %cmp14.not = icmp eq ptr %cond, null
  br i1 %cmp14.not, label %if.end, label %if.then

if.then:                                          ; preds = %cond.end12
  %12 = load i64, ptr %others, align 8
  %13 = load i64, ptr %features, align 8
  %mul17 = shl i64 %12, 2
  %mul.i = mul i64 %mul17, %13
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %cond, i8 0, i64 %mul.i, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %cond.end12
  %cmp18.not = icmp eq ptr %cond13, null
  br i1 %cmp18.not, label %if.end23, label %if.then19

if.then19:                                        ; preds = %if.end
  %14 = load i64, ptr %others, align 8
  %15 = load i64, ptr %outputs, align 8
  %mul22 = shl i64 %14, 2
  %mul.i404 = mul i64 %mul22, %15
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %cond13, i8 0, i64 %mul.i404, i1 false)
  br label %if.end23

if.end23:                                         ; preds = %if.then19, %if.end
  %16 = load i64, ptr %shared, align 8
  %mul25 = mul nsw i64 %16, %rem
  %add = add nsw i64 %rem, 1
  %mul28522 = mul nsw i64 %16, %add
  %cmp29523 = icmp slt i64 %mul25, %mul28522
  br i1 %cmp29523, label %for.body31.preheader, label %for.cond.cleanup30

for.body31.preheader:                             ; preds = %if.end23
  %.pre = load i64, ptr %length, align 8
  br label %for.body31

for.cond.cleanup30:                               ; preds = %for.cond.cleanup54, %if.end23
  %inc230 = add i64 %each.0526, 1
  %exitcond529.not = icmp eq i64 %inc230, %end
  br i1 %exitcond529.not, label %for.cond.cleanup, label %for.body, !llvm.loop !23

for.body31:                                       ; preds = %for.body31.preheader, %for.cond.cleanup54
  %17 = phi i64 [ %25, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %18 = phi i64 [ %26, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %head.0524 = phi i64 [ %inc226, %for.cond.cleanup54 ], [ %mul25, %for.body31.preheader ]
  %19 = load i64, ptr %heads, align 8
  %mul33 = mul nsw i64 %19, %div1
  %add34 = add nsw i64 %mul33, %head.0524
  %mul35 = mul nsw i64 %add34, %18
  %20 = load i64, ptr %wants_q, align 8
  %tobool36.not = icmp eq i64 %20, 0
  br i1 %tobool36.not, label %if.end50, label %cond.end43

cond.end43:                                       ; preds = %for.body31
  %21 = load ptr, ptr %of_q39, align 8
  %cmp45.not = icmp eq ptr %21, null
  br i1 %cmp45.not, label %if.end50, label %if.then46

if.then46:                                        ; preds = %cond.end43
  %22 = load i64, ptr %features, align 8
  %mul41 = mul nsw i64 %22, %mul35
  %add.ptr42 = getelementptr inbounds float, ptr %21, i64 %mul41
  %mul49 = shl i64 %18, 2
  %mul.i405 = mul i64 %mul49, %22
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr42, i8 0, i64 %mul.i405, i1 false)
  %.pre530 = load i64, ptr %length, align 8
  br label %if.end50

if.end50:                                         ; preds = %for.body31, %if.then46, %cond.end43
  %23 = phi i64 [ %.pre530, %if.then46 ], [ %17, %cond.end43 ], [ %17, %for.body31 ]
  %24 = phi i64 [ %.pre530, %if.then46 ], [ %18, %cond.end43 ], [ %18, %for.body31 ]
  %cmp45.not512 = phi i1 [ false, %if.then46 ], [ true, %cond.end43 ], [ true, %for.body31 ]
  %cond44511 = phi ptr [ %add.ptr42, %if.then46 ], [ null, %cond.end43 ], [ null, %for.body31 ]
  %cmp53520 = icmp sgt i64 %24, 0
  br i1 %cmp53520, label %for.body55.lr.ph, label %for.cond.cleanup54

for.body55.lr.ph:                                 ; preds = %if.end50
  %or.cond = and i1 %cmp14.not, %cmp45.not512
  %.pre531 = load i64, ptr %block_rows, align 8
  br label %for.body55

for.cond.cleanup54:                               ; preds = %for.cond.cleanup85, %if.end50
  %25 = phi i64 [ %23, %if.end50 ], [ %43, %for.cond.cleanup85 ]
  %26 = phi i64 [ %24, %if.end50 ], [ %43, %for.cond.cleanup85 ]
  %inc226 = add nsw i64 %head.0524, 1
  %27 = load i64, ptr %shared, align 8
  %mul28 = mul nsw i64 %27, %add
  %cmp29 = icmp slt i64 %inc226, %mul28
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !24

for.body55:                                       ; preds = %for.body55.lr.ph, %for.cond.cleanup85
  %28 = phi i64 [ %23, %for.body55.lr.ph ], [ %43, %for.cond.cleanup85 ]
  %29 = phi i64 [ %.pre531, %for.body55.lr.ph ], [ %44, %for.cond.cleanup85 ]
  %30 = phi i64 [ %24, %for.body55.lr.ph ], [ %43, %for.cond.cleanup85 ]
  %row.0521 = phi i64 [ 0, %for.body55.lr.ph ], [ %add222, %for.cond.cleanup85 ]
  %sub = sub nsw i64 %30, %row.0521
  %cond.i = call noundef i64 @llvm.smin.i64(i64 %29, i64 %sub)
  %31 = load ptr, ptr %g57, align 8
  %32 = load i64, ptr %g_step, align 8
  %mul58 = mul nsw i64 %32, %div1
  %add.ptr59 = getelementptr inbounds float, ptr %31, i64 %mul58
  %33 = load i64, ptr %arrayidx61, align 8
  %mul62 = mul nsw i64 %33, %head.0524
  %add.ptr63 = getelementptr inbounds float, ptr %add.ptr59, i64 %mul62
  %34 = load i64, ptr %arrayidx65, align 8
  %mul66 = mul nsw i64 %34, %row.0521
  %add.ptr67 = getelementptr inbounds float, ptr %add.ptr63, i64 %mul66
  %35 = load ptr, ptr %p, align 8
  %36 = load i64, ptr %q_step, align 8
  %mul70 = mul nsw i64 %36, %div1
  %add.ptr71 = getelementptr inbounds float, ptr %35, i64 %mul70
  %37 = load i64, ptr %arrayidx73, align 8
  %mul74 = mul nsw i64 %37, %head.0524
  %add.ptr75 = getelementptr inbounds float, ptr %add.ptr71, i64 %mul74
  %38 = load i64, ptr %arrayidx77, align 8
  %mul78 = mul nsw i64 %38, %row.0521
  %add.ptr79 = getelementptr inbounds float, ptr %add.ptr75, i64 %mul78
  %39 = load i64, ptr %first.i, align 8
  %add.i = add nsw i64 %39, %row.0521
  %add1.i = add nsw i64 %cond.i, %row.0521
  %40 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %40
  %cmp.i = icmp slt i64 %add.i, 0
  br i1 %cmp.i, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body55
  %41 = load i64, ptr %others, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i, i64 %41)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body55
  %cond.i406 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body55 ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %42 = load i64, ptr %others, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %42)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp84518 = icmp slt i64 %cond.i406, %cond11.i
  br i1 %cmp84518, label %for.body86.lr.ph, label %for.cond.cleanup85

for.body86.lr.ph:                                 ; preds = %visible_to.exit
  %conv.i.i = trunc i64 %cond.i to i32
  %cmp91514 = icmp sgt i64 %cond.i, 0
  %.pre532 = load i64, ptr %block_keys, align 8
  br label %for.body86

for.cond.cleanup85.loopexit:                      ; preds = %cleanup212
  %.pre533 = load i64, ptr %block_rows, align 8
  %.pre534 = load i64, ptr %length, align 8
  br label %for.cond.cleanup85

for.cond.cleanup85:                               ; preds = %for.cond.cleanup85.loopexit, %visible_to.exit
  %43 = phi i64 [ %.pre534, %for.cond.cleanup85.loopexit ], [ %28, %visible_to.exit ]
  %44 = phi i64 [ %.pre533, %for.cond.cleanup85.loopexit ], [ %29, %visible_to.exit ]
  %add222 = add nsw i64 %44, %row.0521
  %cmp53 = icmp slt i64 %add222, %43
  br i1 %cmp53, label %for.body55, label %for.cond.cleanup54, !llvm.loop !25

for.body86:                                       ; preds = %for.body86.lr.ph, %cleanup212
  %45 = phi i64 [ %.pre532, %for.body86.lr.ph ], [ %146, %cleanup212 ]
  %key.0519 = phi i64 [ %cond.i406, %for.body86.lr.ph ], [ %add217, %cleanup212 ]
  %sub88 = sub nsw i64 %cond11.i, %key.0519
  %cond.i407 = call noundef i64 @llvm.smin.i64(i64 %45, i64 %sub88)
  %46 = load i64, ptr %features, align 8
  %47 = load double, ptr %scale.i, align 8
  %conv.i = fptrunc double %47 to float
  %48 = load ptr, ptr %p, align 8
  %49 = load i64, ptr %q_step, align 8
  %mul.i408 = mul nsw i64 %49, %div1
  %add.ptr.i = getelementptr inbounds float, ptr %48, i64 %mul.i408
  %50 = load i64, ptr %arrayidx73, align 8
  %mul3.i = mul nsw i64 %50, %head.0524
  %add.ptr4.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul3.i
  %51 = load i64, ptr %arrayidx77, align 8
  %mul7.i = mul nsw i64 %51, %row.0521
  %add.ptr8.i = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul7.i
  %52 = load ptr, ptr %k.i, align 8
  %53 = load i64, ptr %k_step.i, align 8
  %mul12.i = mul nsw i64 %53, %div1
  %add.ptr13.i = getelementptr inbounds float, ptr %52, i64 %mul12.i
  %54 = load i64, ptr %shared, align 8
  %div.i = sdiv i64 %head.0524, %54
  %55 = load i64, ptr %arrayidx15.i, align 8
  %mul16.i = mul nsw i64 %55, %div.i
  %add.ptr17.i = getelementptr inbounds float, ptr %add.ptr13.i, i64 %mul16.i
  %56 = load i64, ptr %arrayidx19.i, align 8
  %mul20.i = mul nsw i64 %56, %key.0519
  %add.ptr21.i = getelementptr inbounds float, ptr %add.ptr17.i, i64 %mul20.i
  %57 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %57, 32
  %58 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body86
  %conv1.i.i = trunc i64 %cond.i407 to i32
  %conv2.i.i = trunc i64 %46 to i32
  %conv3.i.i = trunc i64 %51 to i32
  %conv4.i.i = trunc i64 %56 to i32
  call void %58(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, float noundef %conv.i, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, float noundef 0.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv1.i.i) #6
  br label %scores_f.exit

if.else.i.i:                                      ; preds = %for.body86
  call void %58(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i407, i64 noundef %46, float noundef %conv.i, ptr noundef %add.ptr8.i, i64 noundef %51, ptr noundef %add.ptr21.i, i64 noundef %56, float noundef 0.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i407) #6
  br label %scores_f.exit

scores_f.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp91514, label %for.body93.lr.ph, label %for.cond.cleanup92

for.body93.lr.ph:                                 ; preds = %scores_f.exit
  %59 = load i64, ptr %first.i, align 8
  %60 = load i64, ptr %last.i, align 8
  br label %for.body93

for.cond.cleanup92:                               ; preds = %cleanup, %scores_f.exit
  br i1 %cmp18.not, label %if.end136, label %if.then127

for.body93:                                       ; preds = %for.body93.lr.ph, %cleanup
  %i.0515 = phi i64 [ 0, %for.body93.lr.ph ], [ %inc, %cleanup ]
  %add94 = add nsw i64 %i.0515, %row.0521
  %add.i410 = add nsw i64 %59, %add94
  %add1.i411 = add nsw i64 %add94, 1
  %add2.i413 = add nsw i64 %add1.i411, %60
  %cmp.i414 = icmp slt i64 %add.i410, 0
  br i1 %cmp.i414, label %cond.end.i418, label %cond.false.i415

cond.false.i415:                                  ; preds = %for.body93
  %61 = load i64, ptr %others, align 8
  %cond.i.i417 = call noundef i64 @llvm.smin.i64(i64 %add.i410, i64 %61)
  br label %cond.end.i418

cond.end.i418:                                    ; preds = %cond.false.i415, %for.body93
  %cond.i419 = phi i64 [ %cond.i.i417, %cond.false.i415 ], [ 0, %for.body93 ]
  %cmp5.i420 = icmp slt i64 %add2.i413, 0
  br i1 %cmp5.i420, label %visible_to.exit427, label %cond.false7.i421

cond.false7.i421:                                 ; preds = %cond.end.i418
  %62 = load i64, ptr %others, align 8
  %cond.i18.i423 = call noundef i64 @llvm.smin.i64(i64 %add2.i413, i64 %62)
  br label %visible_to.exit427

visible_to.exit427:                               ; preds = %cond.end.i418, %cond.false7.i421
  %cond11.i424 = phi i64 [ %cond.i18.i423, %cond.false7.i421 ], [ 0, %cond.end.i418 ]
  %sub.i = sub nsw i64 %cond.i419, %key.0519
  %cmp.i428 = icmp slt i64 %sub.i, 0
  %cond.i.i429 = call i64 @llvm.smin.i64(i64 %sub.i, i64 %cond.i407)
  %cond.i430 = select i1 %cmp.i428, i64 0, i64 %cond.i.i429
  %sub3.i = sub nsw i64 %cond11.i424, %key.0519
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i407)
  %cond11.i431 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %cond.i430)
  %mul98 = mul nsw i64 %i.0515, %cond.i407
  %add.ptr99 = getelementptr inbounds float, ptr %parts, i64 %mul98
  %mul.i434 = shl i64 %cond.i430, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr99, i8 0, i64 %mul.i434, i1 false)
  %add.ptr102 = getelementptr inbounds float, ptr %add.ptr99, i64 %cond11.i431
  %sub104 = sub nsw i64 %cond.i407, %cond11.i431
  %mul.i435 = shl i64 %sub104, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr102, i8 0, i64 %mul.i435, i1 false)
  %sub107 = sub nsw i64 %cond11.i431, %cond.i430
  %cmp108 = icmp slt i64 %sub107, 1
  br i1 %cmp108, label %cleanup, label %if.end110

if.end110:                                        ; preds = %visible_to.exit427
  %add.ptr112 = getelementptr inbounds float, ptr %add.ptr99, i64 %cond.i430
  %63 = load i64, ptr %mask_kind, align 8
  %cmp113.not = icmp eq i64 %63, 0
  br i1 %cmp113.not, label %if.end118, label %if.then114

if.then114:                                       ; preds = %if.end110
  %add117 = add nsw i64 %cond.i430, %key.0519
  %64 = load i64, ptr %mask_step.i, align 8
  %mul.i436 = mul nsw i64 %64, %div1
  %65 = load i64, ptr %arrayidx2.i437, align 8
  %mul3.i438 = mul nsw i64 %65, %head.0524
  %66 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %66, %add94
  %add.i439 = add i64 %add117, %mul.i436
  %add7.i = add i64 %add.i439, %mul3.i438
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i440 = icmp eq i64 %63, 1
  %67 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i440, label %if.then.i441, label %if.else.i

if.then.i441:                                     ; preds = %if.then114
  %add.ptr.i442 = getelementptr inbounds i8, ptr %67, i64 %add8.i
  br label %for.body.i

for.body.i:                                       ; preds = %if.then.i441, %cond.end.i443
  %k.072.i = phi i64 [ %inc.i, %cond.end.i443 ], [ 0, %if.then.i441 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i442, i64 %k.072.i
  %68 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %68, 0
  br i1 %tobool.not.i, label %cond.end.i443, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i
  %arrayidx12.i = getelementptr inbounds float, ptr %add.ptr112, i64 %k.072.i
  %69 = load float, ptr %arrayidx12.i, align 4
  br label %cond.end.i443

cond.end.i443:                                    ; preds = %cond.true.i, %for.body.i
  %cond.i444 = phi float [ %69, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i ]
  %arrayidx13.i = getelementptr inbounds float, ptr %add.ptr112, i64 %k.072.i
  store float %cond.i444, ptr %arrayidx13.i, align 4
  %inc.i = add nuw nsw i64 %k.072.i, 1
  %exitcond74.not.i = icmp eq i64 %inc.i, %sub107
  br i1 %exitcond74.not.i, label %if.end118, label %for.body.i, !llvm.loop !8

if.else.i:                                        ; preds = %if.then114
  %add.ptr16.i = getelementptr inbounds float, ptr %67, i64 %add8.i
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
  %70 = load <16 x float>, ptr %add.ptr23.i, align 4
  %add.ptr24.i = getelementptr inbounds float, ptr %add.ptr16.i, i64 %k17.067.i
  %71 = load <16 x float>, ptr %add.ptr24.i, align 4
  %add25.i = fadd <16 x float> %70, %71
  store <16 x float> %add25.i, ptr %add.ptr23.i, align 4
  %add19.i = add nuw nsw i64 %add1968.i, 16
  %cmp20.not.i = icmp sgt i64 %add19.i, %sub107
  br i1 %cmp20.not.i, label %for.cond30.preheader.i, label %for.body22.i, !llvm.loop !9

for.body33.i:                                     ; preds = %for.cond30.preheader.i, %for.body33.i
  %k17.170.i = phi i64 [ %inc38.i, %for.body33.i ], [ %k17.0.lcssa.i, %for.cond30.preheader.i ]
  %arrayidx34.i = getelementptr inbounds float, ptr %add.ptr16.i, i64 %k17.170.i
  %72 = load float, ptr %arrayidx34.i, align 4
  %arrayidx35.i = getelementptr inbounds float, ptr %add.ptr112, i64 %k17.170.i
  %73 = load float, ptr %arrayidx35.i, align 4
  %add36.i = fadd float %72, %73
  store float %add36.i, ptr %arrayidx35.i, align 4
  %inc38.i = add nuw nsw i64 %k17.170.i, 1
  %exitcond.not.i = icmp eq i64 %inc38.i, %sub107
  br i1 %exitcond.not.i, label %if.end118, label %for.body33.i, !llvm.loop !10

if.end118:                                        ; preds = %for.body33.i, %cond.end.i443, %for.cond30.preheader.i, %if.end110
  %74 = load ptr, ptr %sums, align 8
  %75 = getelementptr float, ptr %74, i64 %mul35
  %76 = getelementptr float, ptr %75, i64 %row.0521
  %arrayidx121 = getelementptr float, ptr %76, i64 %i.0515
  %77 = load float, ptr %arrayidx121, align 4
  %cmp.not83.i = icmp slt i64 %sub107, 16
  br i1 %cmp.not83.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %if.end118
  %splat.splatinsert.i = insertelement <16 x float> poison, float %77, i64 0
  %splat.splat.i = shufflevector <16 x float> %splat.splatinsert.i, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i445

for.body.i445:                                    ; preds = %for.body.i445, %for.body.lr.ph.i
  %add86.i = phi i64 [ 16, %for.body.lr.ph.i ], [ %add.i449, %for.body.i445 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add86.i, %for.body.i445 ]
  %add.ptr.i446 = getelementptr inbounds float, ptr %add.ptr112, i64 %k.085.i
  %78 = load <16 x float>, ptr %add.ptr.i446, align 4
  %sub.i447 = fsub <16 x float> %78, %splat.splat.i
  %79 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i447, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %sub.i64.i = fadd <16 x float> %79, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %80 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i64.i, <16 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <16 x float> %sub.i447)
  %81 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i64.i, <16 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <16 x float> %80)
  %82 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %81, <16 x float> <float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000>, <16 x float> <float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000>)
  %83 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %81, <16 x float> <float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000>)
  %84 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %81, <16 x float> <float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000>)
  %85 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %84, <16 x float> %81, <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>)
  %86 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %85, <16 x float> %81, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %87 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %86, <16 x float> %81, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %88 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %87, <16 x float> %81, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %89 = bitcast <16 x float> %79 to <16 x i32>
  %shl.i69.i = shl <16 x i32> %89, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %90 = bitcast <16 x float> %88 to <16 x i32>
  %add.i70.i = add <16 x i32> %shl.i69.i, %90
  %cmp2.i71.i = fcmp uno <16 x float> %sub.i447, zeroinitializer
  %91 = fcmp uge <16 x float> %sub.i447, <float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01>
  %92 = bitcast <16 x i32> %add.i70.i to <16 x float>
  %93 = select <16 x i1> %91, <16 x float> %92, <16 x float> zeroinitializer
  %94 = select <16 x i1> %cmp2.i71.i, <16 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, <16 x float> %93
  store <16 x float> %94, ptr %add.ptr.i446, align 4
  %add.i449 = add nuw nsw i64 %add86.i, 16
  %cmp.not.i450 = icmp sgt i64 %add.i449, %sub107
  br i1 %cmp.not.i450, label %for.end.i, label %for.body.i445, !llvm.loop !14

for.end.i:                                        ; preds = %for.body.i445, %if.end118
  %k.0.lcssa.i = phi i64 [ 0, %if.end118 ], [ %add86.i, %for.body.i445 ]
  %cmp4.i = icmp slt i64 %k.0.lcssa.i, %sub107
  br i1 %cmp4.i, label %for.body9.preheader.i, label %cleanup

for.body9.preheader.i:                            ; preds = %for.end.i
  %95 = sub nsw i64 %sub107, %k.0.lcssa.i
  %invariant.gep.i = getelementptr float, ptr %add.ptr112, i64 %k.0.lcssa.i
  br label %for.body9.i

for.body19.preheader.i:                           ; preds = %for.body9.i
  %96 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %vecins.i, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %sub.i.i = fadd <16 x float> %96, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %97 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i.i, <16 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <16 x float> %vecins.i)
  %98 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i.i, <16 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <16 x float> %97)
  %99 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %98, <16 x float> <float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000, float 0x3F2A01A020000000>, <16 x float> <float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000, float 0x3F56C16C20000000>)
  %100 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %99, <16 x float> %98, <16 x float> <float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000, float 0x3F81111120000000>)
  %101 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %100, <16 x float> %98, <16 x float> <float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000, float 0x3FA5555560000000>)
  %102 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %101, <16 x float> %98, <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>)
  %103 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %102, <16 x float> %98, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %104 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %103, <16 x float> %98, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %105 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %104, <16 x float> %98, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %106 = bitcast <16 x float> %96 to <16 x i32>
  %shl.i.i = shl <16 x i32> %106, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %107 = bitcast <16 x float> %105 to <16 x i32>
  %add.i.i = add <16 x i32> %shl.i.i, %107
  %cmp2.i.i = fcmp uno <16 x float> %vecins.i, zeroinitializer
  %108 = fcmp uge <16 x float> %vecins.i, <float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01>
  %109 = bitcast <16 x i32> %add.i.i to <16 x float>
  %110 = select <16 x i1> %108, <16 x float> %109, <16 x float> zeroinitializer
  %111 = select <16 x i1> %cmp2.i.i, <16 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, <16 x float> %110
  br label %for.body19.i

for.body9.i:                                      ; preds = %for.body9.i, %for.body9.preheader.i
  %lane.089.i = phi i64 [ %inc.i451, %for.body9.i ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <16 x float> [ %vecins.i, %for.body9.i ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr float, ptr %invariant.gep.i, i64 %lane.089.i
  %112 = load float, ptr %gep.i, align 4
  %sub11.i = fsub float %112, %77
  %vecins.i = insertelement <16 x float> %v5.088.i, float %sub11.i, i64 %lane.089.i
  %inc.i451 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i452 = icmp eq i64 %inc.i451, %95
  br i1 %exitcond.not.i452, label %for.body19.preheader.i, label %for.body9.i, !llvm.loop !15

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %vecext.i = extractelement <16 x float> %111, i64 %lane14.095.i
  %gep105.i = getelementptr float, ptr %invariant.gep.i, i64 %lane14.095.i
  store float %vecext.i, ptr %gep105.i, align 4
  %inc25.i = add nuw nsw i64 %lane14.095.i, 1
  %exitcond102.not.i = icmp eq i64 %inc25.i, %95
  br i1 %exitcond102.not.i, label %cleanup, label %for.body19.i, !llvm.loop !16

cleanup:                                          ; preds = %for.body19.i, %for.end.i, %visible_to.exit427
  %inc = add nuw nsw i64 %i.0515, 1
  %exitcond.not = icmp eq i64 %inc, %cond.i
  br i1 %exitcond.not, label %for.cond.cleanup92, label %for.body93, !llvm.loop !26

if.then127:                                       ; preds = %for.cond.cleanup92
  %113 = load i64, ptr %outputs, align 8
  %114 = load i64, ptr %arrayidx65, align 8
  %mul133 = mul nsw i64 %113, %key.0519
  %add.ptr134 = getelementptr inbounds float, ptr %cond13, i64 %mul133
  %115 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i453 = icmp eq i64 %115, 32
  %116 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i453, label %if.then.i456, label %if.else.i454

if.then.i456:                                     ; preds = %if.then127
  %conv.i457 = trunc i64 %cond.i407 to i32
  %conv1.i = trunc i64 %113 to i32
  %conv4.i = trunc i64 %114 to i32
  call void %116(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i457, i32 noundef %conv1.i, i32 noundef %conv.i.i, float noundef 1.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv.i457, ptr noundef %add.ptr67, i32 noundef %conv4.i, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i32 noundef %conv1.i) #6
  br label %if.end136

if.else.i454:                                     ; preds = %if.then127
  call void %116(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i407, i64 noundef %113, i64 noundef %cond.i, float noundef 1.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i407, ptr noundef %add.ptr67, i64 noundef %114, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i64 noundef %113) #6
  br label %if.end136

if.end136:                                        ; preds = %if.else.i454, %if.then.i456, %for.cond.cleanup92
  br i1 %or.cond, label %cleanup212, label %if.end140

if.end140:                                        ; preds = %if.end136
  %117 = load i64, ptr %outputs, align 8
  %118 = load i64, ptr %arrayidx65, align 8
  %119 = load ptr, ptr %v, align 8
  %120 = load i64, ptr %v_step, align 8
  %mul145 = mul nsw i64 %120, %div1
  %add.ptr146 = getelementptr inbounds float, ptr %119, i64 %mul145
  %121 = load i64, ptr %arrayidx148, align 8
  %mul149 = mul nsw i64 %121, %rem
  %add.ptr150 = getelementptr inbounds float, ptr %add.ptr146, i64 %mul149
  %122 = load i64, ptr %arrayidx152, align 8
  %mul153 = mul nsw i64 %122, %key.0519
  %add.ptr154 = getelementptr inbounds float, ptr %add.ptr150, i64 %mul153
  %123 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i459 = icmp eq i64 %123, 32
  %124 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i459, label %if.then.i463, label %if.else.i461

if.then.i463:                                     ; preds = %if.end140
  %conv1.i465 = trunc i64 %cond.i407 to i32
  %conv2.i466 = trunc i64 %117 to i32
  %conv3.i467 = trunc i64 %118 to i32
  %conv4.i468 = trunc i64 %122 to i32
  call void %124(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i465, i32 noundef %conv2.i466, float noundef 1.000000e+00, ptr noundef %add.ptr67, i32 noundef %conv3.i467, ptr noundef %add.ptr154, i32 noundef %conv4.i468, float noundef 0.000000e+00, ptr noundef nonnull %slopes, i32 noundef %conv1.i465) #6
  br label %multiply_f.exit470

if.else.i461:                                     ; preds = %if.end140
  call void %124(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i407, i64 noundef %117, float noundef 1.000000e+00, ptr noundef %add.ptr67, i64 noundef %118, ptr noundef %add.ptr154, i64 noundef %122, float noundef 0.000000e+00, ptr noundef nonnull %slopes, i64 noundef %cond.i407) #6
  br label %multiply_f.exit470

multiply_f.exit470:                               ; preds = %if.then.i463, %if.else.i461
  br i1 %cmp91514, label %for.body162.lr.ph, label %for.cond.cleanup161

for.body162.lr.ph:                                ; preds = %multiply_f.exit470
  %125 = load ptr, ptr %less, align 8
  %126 = getelementptr float, ptr %125, i64 %mul35
  %127 = getelementptr float, ptr %126, i64 %row.0521
  %cmp.not25.i = icmp slt i64 %cond.i407, 16
  br label %for.body162

for.cond.cleanup161:                              ; preds = %sloped_f.exit, %multiply_f.exit470
  br i1 %cmp45.not512, label %if.end197, label %if.then177

for.body162:                                      ; preds = %for.body162.lr.ph, %sloped_f.exit
  %i158.0517 = phi i64 [ 0, %for.body162.lr.ph ], [ %inc173, %sloped_f.exit ]
  %mul164 = mul nsw i64 %i158.0517, %cond.i407
  %add.ptr165 = getelementptr inbounds float, ptr %parts, i64 %mul164
  %add.ptr168 = getelementptr inbounds float, ptr %slopes, i64 %mul164
  %arrayidx171 = getelementptr float, ptr %127, i64 %i158.0517
  %128 = load float, ptr %arrayidx171, align 4
  br i1 %cmp.not25.i, label %for.cond4.preheader.i, label %for.body.lr.ph.i471

for.body.lr.ph.i471:                              ; preds = %for.body162
  %splat.splatinsert.i472 = insertelement <16 x float> poison, float %128, i64 0
  %splat.splat.i473 = shufflevector <16 x float> %splat.splatinsert.i472, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i474

for.cond4.preheader.i:                            ; preds = %for.body.i474, %for.body162
  %k.0.lcssa.i480 = phi i64 [ 0, %for.body162 ], [ %add27.i, %for.body.i474 ]
  %cmp528.i = icmp slt i64 %k.0.lcssa.i480, %cond.i407
  br i1 %cmp528.i, label %for.body6.i, label %sloped_f.exit

for.body.i474:                                    ; preds = %for.body.i474, %for.body.lr.ph.i471
  %add27.i = phi i64 [ 16, %for.body.lr.ph.i471 ], [ %add.i478, %for.body.i474 ]
  %k.026.i = phi i64 [ 0, %for.body.lr.ph.i471 ], [ %add27.i, %for.body.i474 ]
  %add.ptr.i475 = getelementptr inbounds float, ptr %add.ptr165, i64 %k.026.i
  %129 = load <16 x float>, ptr %add.ptr.i475, align 4
  %add.ptr1.i = getelementptr inbounds float, ptr %add.ptr168, i64 %k.026.i
  %130 = load <16 x float>, ptr %add.ptr1.i, align 4
  %sub.i476 = fsub <16 x float> %130, %splat.splat.i473
  %mul.i477 = fmul <16 x float> %129, %sub.i476
  store <16 x float> %mul.i477, ptr %add.ptr.i475, align 4
  %add.i478 = add nuw nsw i64 %add27.i, 16
  %cmp.not.i479 = icmp sgt i64 %add.i478, %cond.i407
  br i1 %cmp.not.i479, label %for.cond4.preheader.i, label %for.body.i474, !llvm.loop !27

for.body6.i:                                      ; preds = %for.cond4.preheader.i, %for.body6.i
  %k.129.i = phi i64 [ %inc.i481, %for.body6.i ], [ %k.0.lcssa.i480, %for.cond4.preheader.i ]
  %arrayidx.i = getelementptr inbounds float, ptr %add.ptr168, i64 %k.129.i
  %131 = load float, ptr %arrayidx.i, align 4
  %sub7.i = fsub float %131, %128
  %arrayidx8.i = getelementptr inbounds float, ptr %add.ptr165, i64 %k.129.i
  %132 = load float, ptr %arrayidx8.i, align 4
  %mul9.i = fmul float %132, %sub7.i
  store float %mul9.i, ptr %arrayidx8.i, align 4
  %inc.i481 = add nuw nsw i64 %k.129.i, 1
  %exitcond.not.i482 = icmp eq i64 %inc.i481, %cond.i407
  br i1 %exitcond.not.i482, label %sloped_f.exit, label %for.body6.i, !llvm.loop !28

sloped_f.exit:                                    ; preds = %for.body6.i, %for.cond4.preheader.i
  %inc173 = add nuw nsw i64 %i158.0517, 1
  %exitcond528.not = icmp eq i64 %inc173, %cond.i
  br i1 %exitcond528.not, label %for.cond.cleanup161, label %for.body162, !llvm.loop !29

if.then177:                                       ; preds = %for.cond.cleanup161
  %133 = load i64, ptr %features, align 8
  %134 = load double, ptr %scale.i, align 8
  %conv = fptrunc double %134 to float
  %135 = load ptr, ptr %k.i, align 8
  %136 = load i64, ptr %k_step.i, align 8
  %mul181 = mul nsw i64 %136, %div1
  %add.ptr182 = getelementptr inbounds float, ptr %135, i64 %mul181
  %137 = load i64, ptr %arrayidx15.i, align 8
  %mul185 = mul nsw i64 %137, %rem
  %add.ptr186 = getelementptr inbounds float, ptr %add.ptr182, i64 %mul185
  %138 = load i64, ptr %arrayidx19.i, align 8
  %mul189 = mul nsw i64 %138, %key.0519
  %add.ptr190 = getelementptr inbounds float, ptr %add.ptr186, i64 %mul189
  %mul194 = mul nsw i64 %133, %row.0521
  %add.ptr195 = getelementptr inbounds float, ptr %cond44511, i64 %mul194
  %139 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i484 = icmp eq i64 %139, 32
  %140 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i484, label %if.then.i488, label %if.else.i486

if.then.i488:                                     ; preds = %if.then177
  %conv1.i490 = trunc i64 %133 to i32
  %conv2.i491 = trunc i64 %cond.i407 to i32
  %conv4.i493 = trunc i64 %138 to i32
  call void %140(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i490, i32 noundef %conv2.i491, float noundef %conv, ptr noundef nonnull %parts, i32 noundef %conv2.i491, ptr noundef %add.ptr190, i32 noundef %conv4.i493, float noundef 1.000000e+00, ptr noundef %add.ptr195, i32 noundef %conv1.i490) #6
  br label %if.end197

if.else.i486:                                     ; preds = %if.then177
  call void %140(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %133, i64 noundef %cond.i407, float noundef %conv, ptr noundef nonnull %parts, i64 noundef %cond.i407, ptr noundef %add.ptr190, i64 noundef %138, float noundef 1.000000e+00, ptr noundef %add.ptr195, i64 noundef %133) #6
  br label %if.end197

if.end197:                                        ; preds = %if.else.i486, %if.then.i488, %for.cond.cleanup161
  br i1 %cmp14.not, label %cleanup212, label %if.then200

if.then200:                                       ; preds = %if.end197
  %141 = load i64, ptr %features, align 8
  %142 = load double, ptr %scale.i, align 8
  %conv203 = fptrunc double %142 to float
  %143 = load i64, ptr %arrayidx77, align 8
  %mul208 = mul nsw i64 %141, %key.0519
  %add.ptr209 = getelementptr inbounds float, ptr %cond, i64 %mul208
  %144 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i497 = icmp eq i64 %144, 32
  %145 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i497, label %if.then.i501, label %if.else.i499

if.then.i501:                                     ; preds = %if.then200
  %conv.i502 = trunc i64 %cond.i407 to i32
  %conv1.i503 = trunc i64 %141 to i32
  %conv4.i506 = trunc i64 %143 to i32
  call void %145(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i502, i32 noundef %conv1.i503, i32 noundef %conv.i.i, float noundef %conv203, ptr noundef nonnull %parts, i32 noundef %conv.i502, ptr noundef %add.ptr79, i32 noundef %conv4.i506, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr209, i32 noundef %conv1.i503) #6
  br label %cleanup212

if.else.i499:                                     ; preds = %if.then200
  call void %145(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i407, i64 noundef %141, i64 noundef %cond.i, float noundef %conv203, ptr noundef nonnull %parts, i64 noundef %cond.i407, ptr noundef %add.ptr79, i64 noundef %143, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr209, i64 noundef %141) #6
  br label %cleanup212

cleanup212:                                       ; preds = %if.else.i499, %if.then.i501, %if.end197, %if.end136
  %146 = load i64, ptr %block_keys, align 8
  %add217 = add nsw i64 %146, %key.0519
  %cmp84 = icmp slt i64 %add217, %cond11.i
  br i1 %cmp84, label %for.body86, label %for.cond.cleanup85.loopexit, !llvm.loop !30
}

; Function Attrs: nounwind
define void @lazyasync_attention_d(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %tile = alloca [16384 x double], align 64
  %largest = alloca [256 x double], align 16
  %sums = alloca [256 x double], align 16
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
  %cmp429 = icmp slt i64 %begin, %end
  br i1 %cmp429, label %for.body.lr.ph, label %for.cond.cleanup

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
  %arrayidx2.i345 = getelementptr inbounds i8, ptr %p, i64 272
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
  %each.0430 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc178, %for.cond.cleanup133 ]
  %2 = load i64, ptr %blocks, align 8
  %rem = srem i64 %each.0430, %2
  %div = sdiv i64 %each.0430, %2
  %3 = load i64, ptr %heads, align 8
  %rem2 = srem i64 %div, %3
  %div6 = sdiv i64 %div, %3
  %4 = load i64, ptr %block_rows, align 8
  %mul = mul nsw i64 %4, %rem
  %5 = load i64, ptr %length, align 8
  %sub = sub nsw i64 %5, %mul
  %cond.i = call noundef i64 @llvm.smin.i64(i64 %4, i64 %sub)
  %mul9 = mul nsw i64 %div6, %3
  %add = add nsw i64 %mul9, %rem2
  %mul11 = mul nsw i64 %add, %5
  %add12 = add nsw i64 %mul11, %mul
  %6 = load ptr, ptr %out13, align 8
  %7 = load i64, ptr %outputs, align 8
  %mul14 = mul nsw i64 %add12, %7
  %add.ptr = getelementptr inbounds double, ptr %6, i64 %mul14
  %8 = load i64, ptr %first.i, align 8
  %add.i309 = add nsw i64 %8, %mul
  %add1.i = add nsw i64 %cond.i, %mul
  %9 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %9
  %cmp.i310 = icmp slt i64 %add.i309, 0
  br i1 %cmp.i310, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body
  %10 = load i64, ptr %others.i, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i309, i64 %10)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body
  %cond.i311 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %11 = load i64, ptr %others.i, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %11)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp17419 = icmp sgt i64 %cond.i, 0
  br i1 %cmp17419, label %for.body19.preheader, label %for.cond.cleanup18

for.body19.preheader:                             ; preds = %visible_to.exit
  %12 = shl nuw i64 %cond.i, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %sums, i8 0, i64 %12, i1 false)
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
  %mul25 = shl i64 %7, 3
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
  %13 = phi i64 [ %.pre, %for.body31.lr.ph ], [ %35, %multiply_d.exit ]
  %key.0426 = phi i64 [ %cond.i311, %for.body31.lr.ph ], [ %add126, %multiply_d.exit ]
  %sub33 = sub nsw i64 %cond11.i, %key.0426
  %cond.i312 = call noundef i64 @llvm.smin.i64(i64 %13, i64 %sub33)
  %cmp36 = icmp ne i64 %key.0426, %cond.i311
  %14 = load i64, ptr %features.i, align 8
  %15 = load double, ptr %scale.i, align 8
  %16 = load ptr, ptr %p, align 8
  %17 = load i64, ptr %q_step.i, align 8
  %mul.i313 = mul nsw i64 %17, %div6
  %add.ptr.i = getelementptr inbounds double, ptr %16, i64 %mul.i313
  %18 = load i64, ptr %arrayidx2.i, align 8
  %mul3.i = mul nsw i64 %18, %rem2
  %add.ptr4.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul3.i
  %19 = load i64, ptr %arrayidx6.i, align 8
  %mul7.i = mul nsw i64 %19, %mul
  %add.ptr8.i = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul7.i
  %20 = load ptr, ptr %k.i, align 8
  %21 = load i64, ptr %k_step.i, align 8
  %mul12.i = mul nsw i64 %21, %div6
  %add.ptr13.i = getelementptr inbounds double, ptr %20, i64 %mul12.i
  %22 = load i64, ptr %shared.i, align 8
  %div.i = sdiv i64 %rem2, %22
  %23 = load i64, ptr %arrayidx15.i, align 8
  %mul16.i = mul nsw i64 %23, %div.i
  %add.ptr17.i = getelementptr inbounds double, ptr %add.ptr13.i, i64 %mul16.i
  %24 = load i64, ptr %arrayidx19.i, align 8
  %mul20.i = mul nsw i64 %24, %key.0426
  %add.ptr21.i = getelementptr inbounds double, ptr %add.ptr17.i, i64 %mul20.i
  %25 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %25, 32
  %26 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body31
  %conv1.i.i = trunc i64 %cond.i312 to i32
  %conv2.i.i = trunc i64 %14 to i32
  %conv3.i.i = trunc i64 %19 to i32
  %conv4.i.i = trunc i64 %24 to i32
  call void %26(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, double noundef %15, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, double noundef 0.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv1.i.i) #6
  br label %scores_d.exit

if.else.i.i:                                      ; preds = %for.body31
  call void %26(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i312, i64 noundef %14, double noundef %15, ptr noundef %add.ptr8.i, i64 noundef %19, ptr noundef %add.ptr21.i, i64 noundef %24, double noundef 0.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i312) #6
  br label %scores_d.exit

scores_d.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp17419, label %for.body42, label %for.cond.cleanup41

for.cond.cleanup41:                               ; preds = %cleanup, %scores_d.exit
  %27 = load i64, ptr %outputs, align 8
  %28 = load ptr, ptr %v, align 8
  %29 = load i64, ptr %v_step, align 8
  %mul107 = mul nsw i64 %29, %div6
  %add.ptr108 = getelementptr inbounds double, ptr %28, i64 %mul107
  %30 = load i64, ptr %shared.i, align 8
  %div109 = sdiv i64 %rem2, %30
  %31 = load i64, ptr %arrayidx111, align 8
  %mul112 = mul nsw i64 %31, %div109
  %add.ptr113 = getelementptr inbounds double, ptr %add.ptr108, i64 %mul112
  %32 = load i64, ptr %arrayidx115, align 8
  %mul116 = mul nsw i64 %32, %key.0426
  %add.ptr117 = getelementptr inbounds double, ptr %add.ptr113, i64 %mul116
  %conv122 = uitofp i1 %cmp36 to double
  %33 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i314 = icmp eq i64 %33, 32
  %34 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i314, label %if.then.i315, label %if.else.i

if.then.i315:                                     ; preds = %for.cond.cleanup41
  %conv1.i = trunc i64 %27 to i32
  %conv2.i = trunc i64 %cond.i312 to i32
  %conv4.i = trunc i64 %32 to i32
  call void %34(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i, i32 noundef %conv2.i, double noundef 1.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv2.i, ptr noundef %add.ptr117, i32 noundef %conv4.i, double noundef %conv122, ptr noundef %add.ptr, i32 noundef %conv1.i) #6
  br label %multiply_d.exit

if.else.i:                                        ; preds = %for.cond.cleanup41
  call void %34(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %27, i64 noundef %cond.i312, double noundef 1.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i312, ptr noundef %add.ptr117, i64 noundef %32, double noundef %conv122, ptr noundef %add.ptr, i64 noundef %27) #6
  br label %multiply_d.exit

multiply_d.exit:                                  ; preds = %if.then.i315, %if.else.i
  %35 = load i64, ptr %block_keys, align 8
  %add126 = add nsw i64 %35, %key.0426
  %cmp29 = icmp slt i64 %add126, %cond11.i
  br i1 %cmp29, label %for.body31, label %for.cond130.preheader, !llvm.loop !32

for.body42:                                       ; preds = %scores_d.exit, %cleanup
  %i37.0424 = phi i64 [ %inc101, %cleanup ], [ 0, %scores_d.exit ]
  %add43 = add nsw i64 %i37.0424, %mul
  %36 = load i64, ptr %first.i, align 8
  %add.i317 = add nsw i64 %36, %add43
  %add1.i318 = add nsw i64 %add43, 1
  %37 = load i64, ptr %last.i, align 8
  %add2.i320 = add nsw i64 %add1.i318, %37
  %cmp.i321 = icmp slt i64 %add.i317, 0
  br i1 %cmp.i321, label %cond.end.i325, label %cond.false.i322

cond.false.i322:                                  ; preds = %for.body42
  %38 = load i64, ptr %others.i, align 8
  %cond.i.i324 = call noundef i64 @llvm.smin.i64(i64 %add.i317, i64 %38)
  br label %cond.end.i325

cond.end.i325:                                    ; preds = %cond.false.i322, %for.body42
  %cond.i326 = phi i64 [ %cond.i.i324, %cond.false.i322 ], [ 0, %for.body42 ]
  %cmp5.i327 = icmp slt i64 %add2.i320, 0
  br i1 %cmp5.i327, label %visible_to.exit334, label %cond.false7.i328

cond.false7.i328:                                 ; preds = %cond.end.i325
  %39 = load i64, ptr %others.i, align 8
  %cond.i18.i330 = call noundef i64 @llvm.smin.i64(i64 %add2.i320, i64 %39)
  br label %visible_to.exit334

visible_to.exit334:                               ; preds = %cond.end.i325, %cond.false7.i328
  %cond11.i331 = phi i64 [ %cond.i18.i330, %cond.false7.i328 ], [ 0, %cond.end.i325 ]
  %sub.i335 = sub nsw i64 %cond.i326, %key.0426
  %cmp.i336 = icmp slt i64 %sub.i335, 0
  %cond.i.i337 = call i64 @llvm.smin.i64(i64 %sub.i335, i64 %cond.i312)
  %cond.i338 = select i1 %cmp.i336, i64 0, i64 %cond.i.i337
  %sub3.i = sub nsw i64 %cond11.i331, %key.0426
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i312)
  %cond11.i339 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %cond.i338)
  %mul47 = mul nsw i64 %i37.0424, %cond.i312
  %add.ptr48 = getelementptr inbounds double, ptr %tile, i64 %mul47
  %mul.i342 = shl i64 %cond.i338, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr48, i8 0, i64 %mul.i342, i1 false)
  %add.ptr51 = getelementptr inbounds double, ptr %add.ptr48, i64 %cond11.i339
  %sub53 = sub nsw i64 %cond.i312, %cond11.i339
  %mul.i343 = shl i64 %sub53, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr51, i8 0, i64 %mul.i343, i1 false)
  %sub56 = sub nsw i64 %cond11.i339, %cond.i338
  %cmp57 = icmp slt i64 %sub56, 1
  br i1 %cmp57, label %cleanup, label %if.end60

if.end60:                                         ; preds = %visible_to.exit334
  %add.ptr62 = getelementptr inbounds double, ptr %add.ptr48, i64 %cond.i338
  %40 = load i64, ptr %mask_kind, align 8
  %cmp63.not = icmp eq i64 %40, 0
  br i1 %cmp63.not, label %if.end69, label %if.then65

if.then65:                                        ; preds = %if.end60
  %add68 = add nsw i64 %cond.i338, %key.0426
  %41 = load i64, ptr %mask_step.i, align 8
  %mul.i344 = mul nsw i64 %41, %div6
  %42 = load i64, ptr %arrayidx2.i345, align 8
  %mul3.i346 = mul nsw i64 %42, %rem2
  %43 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %43, %add43
  %add.i347 = add i64 %add68, %mul.i344
  %add7.i = add i64 %add.i347, %mul3.i346
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i348 = icmp eq i64 %40, 1
  %44 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i348, label %if.then.i350, label %if.else.i349

if.then.i350:                                     ; preds = %if.then65
  %add.ptr.i351 = getelementptr inbounds i8, ptr %44, i64 %add8.i
  br label %for.body.i352

for.body.i352:                                    ; preds = %if.then.i350, %cond.end.i353
  %k.072.i = phi i64 [ %inc.i355, %cond.end.i353 ], [ 0, %if.then.i350 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i351, i64 %k.072.i
  %45 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %45, 0
  br i1 %tobool.not.i, label %cond.end.i353, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i352
  %arrayidx12.i = getelementptr inbounds double, ptr %add.ptr62, i64 %k.072.i
  %46 = load double, ptr %arrayidx12.i, align 8
  br label %cond.end.i353

cond.end.i353:                                    ; preds = %cond.true.i, %for.body.i352
  %cond.i354 = phi double [ %46, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i352 ]
  %arrayidx13.i = getelementptr inbounds double, ptr %add.ptr62, i64 %k.072.i
  store double %cond.i354, ptr %arrayidx13.i, align 8
  %inc.i355 = add nuw nsw i64 %k.072.i, 1
  %exitcond74.not.i = icmp eq i64 %inc.i355, %sub56
  br i1 %exitcond74.not.i, label %if.end69, label %for.body.i352, !llvm.loop !33

if.else.i349:                                     ; preds = %if.then65
  %add.ptr16.i = getelementptr inbounds double, ptr %44, i64 %add8.i
  %cmp20.not66.i = icmp ult i64 %sub56, 8
  br i1 %cmp20.not66.i, label %for.cond30.preheader.i, label %for.body22.i

for.cond30.preheader.i:                           ; preds = %for.body22.i, %if.else.i349
  %k17.0.lcssa.i = phi i64 [ 0, %if.else.i349 ], [ %add1968.i, %for.body22.i ]
  %cmp3169.i = icmp slt i64 %k17.0.lcssa.i, %sub56
  br i1 %cmp3169.i, label %for.body33.i, label %if.end69

for.body22.i:                                     ; preds = %if.else.i349, %for.body22.i
  %add1968.i = phi i64 [ %add19.i, %for.body22.i ], [ 8, %if.else.i349 ]
  %k17.067.i = phi i64 [ %add1968.i, %for.body22.i ], [ 0, %if.else.i349 ]
  %add.ptr23.i = getelementptr inbounds double, ptr %add.ptr62, i64 %k17.067.i
  %47 = load <8 x double>, ptr %add.ptr23.i, align 8
  %add.ptr24.i = getelementptr inbounds double, ptr %add.ptr16.i, i64 %k17.067.i
  %48 = load <8 x double>, ptr %add.ptr24.i, align 8
  %add25.i = fadd <8 x double> %47, %48
  store <8 x double> %add25.i, ptr %add.ptr23.i, align 8
  %add19.i = add nuw nsw i64 %add1968.i, 8
  %cmp20.not.i = icmp sgt i64 %add19.i, %sub56
  br i1 %cmp20.not.i, label %for.cond30.preheader.i, label %for.body22.i, !llvm.loop !34

for.body33.i:                                     ; preds = %for.cond30.preheader.i, %for.body33.i
  %k17.170.i = phi i64 [ %inc38.i, %for.body33.i ], [ %k17.0.lcssa.i, %for.cond30.preheader.i ]
  %arrayidx34.i = getelementptr inbounds double, ptr %add.ptr16.i, i64 %k17.170.i
  %49 = load double, ptr %arrayidx34.i, align 8
  %arrayidx35.i = getelementptr inbounds double, ptr %add.ptr62, i64 %k17.170.i
  %50 = load double, ptr %arrayidx35.i, align 8
  %add36.i = fadd double %49, %50
  store double %add36.i, ptr %arrayidx35.i, align 8
  %inc38.i = add nuw nsw i64 %k17.170.i, 1
  %exitcond.not.i = icmp eq i64 %inc38.i, %sub56
  br i1 %exitcond.not.i, label %if.end69, label %for.body33.i, !llvm.loop !35

if.end69:                                         ; preds = %for.body33.i, %cond.end.i353, %for.cond30.preheader.i, %if.end60
  %cmp.i356 = icmp sgt i64 %sub56, 7
  br i1 %cmp.i356, label %if.then.i358, label %if.end.i

if.then.i358:                                     ; preds = %if.end69
  %51 = load <8 x double>, ptr %add.ptr62, align 8
  %cmp1.not50.i = icmp ult i64 %sub56, 16
  br i1 %cmp1.not50.i, label %for.cond7.preheader.i, label %for.body.i359

for.cond7.preheader.i:                            ; preds = %for.body.i359, %if.then.i358
  %k.0.lcssa.i = phi i64 [ 8, %if.then.i358 ], [ %add53.i, %for.body.i359 ]
  %most.0.lcssa.i = phi <8 x double> [ %51, %if.then.i358 ], [ %or.v.i, %for.body.i359 ]
  br label %for.body9.i

for.body.i359:                                    ; preds = %if.then.i358, %for.body.i359
  %add53.i = phi i64 [ %add.i361, %for.body.i359 ], [ 16, %if.then.i358 ]
  %most.052.i = phi <8 x double> [ %or.v.i, %for.body.i359 ], [ %51, %if.then.i358 ]
  %k.051.i = phi i64 [ %add53.i, %for.body.i359 ], [ 8, %if.then.i358 ]
  %add.ptr.i360 = getelementptr inbounds double, ptr %add.ptr62, i64 %k.051.i
  %52 = load <8 x double>, ptr %add.ptr.i360, align 8
  %cmp2.inv.i = fcmp ogt <8 x double> %52, %most.052.i
  %or.v.i = select <8 x i1> %cmp2.inv.i, <8 x double> %52, <8 x double> %most.052.i
  %add.i361 = add nuw nsw i64 %add53.i, 8
  %cmp1.not.i = icmp sgt i64 %add.i361, %sub56
  br i1 %cmp1.not.i, label %for.cond7.preheader.i, label %for.body.i359, !llvm.loop !36

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
  %arrayidx.i357 = getelementptr inbounds double, ptr %add.ptr62, i64 %k.258.i
  %53 = load double, ptr %arrayidx.i357, align 8
  %cmp17.i = fcmp ogt double %53, %found.259.i
  %.found.2.i = select i1 %cmp17.i, double %53, double %found.259.i
  %inc24.i = add nuw nsw i64 %k.258.i, 1
  %exitcond61.not.i = icmp eq i64 %inc24.i, %sub56
  br i1 %exitcond61.not.i, label %largest_of_d.exit, label %for.body16.i, !llvm.loop !38

largest_of_d.exit:                                ; preds = %for.body16.i, %if.end.i
  %found.2.lcssa.i = phi double [ %found.1.i, %if.end.i ], [ %.found.2.i, %for.body16.i ]
  %arrayidx71 = getelementptr inbounds [256 x double], ptr %largest, i64 0, i64 %i37.0424
  %54 = load double, ptr %arrayidx71, align 8
  %cmp72 = fcmp ogt double %54, %found.2.lcssa.i
  %cond = select i1 %cmp72, double %54, double %found.2.lcssa.i
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
  %55 = load <8 x double>, ptr %add.ptr.i368, align 8
  %sub.i369 = fsub <8 x double> %55, %splat.splat.i366
  %56 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i369, <8 x double> <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>, <8 x double> <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>)
  %sub.i64.i = fadd <8 x double> %56, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %57 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i64.i, <8 x double> <double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000>, <8 x double> %sub.i369)
  %58 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i64.i, <8 x double> <double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76>, <8 x double> %57)
  %59 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %58, <8 x double> <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>, <8 x double> <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>)
  %60 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %59, <8 x double> %58, <8 x double> <double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4>)
  %61 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %60, <8 x double> %58, <8 x double> <double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D>)
  %62 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %58, <8 x double> <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>)
  %63 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %62, <8 x double> %58, <8 x double> <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>)
  %64 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %63, <8 x double> %58, <8 x double> <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>)
  %65 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %64, <8 x double> %58, <8 x double> <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>)
  %66 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %65, <8 x double> %58, <8 x double> <double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111>)
  %67 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %66, <8 x double> %58, <8 x double> <double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555>)
  %68 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %67, <8 x double> %58, <8 x double> <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555>)
  %69 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %68, <8 x double> %58, <8 x double> <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>)
  %70 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %69, <8 x double> %58, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %71 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %70, <8 x double> %58, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %72 = bitcast <8 x double> %56 to <8 x i64>
  %shl.i69.i = shl <8 x i64> %72, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %73 = bitcast <8 x double> %71 to <8 x i64>
  %add.i70.i = add <8 x i64> %shl.i69.i, %73
  %cmp2.i71.i = fcmp uno <8 x double> %sub.i369, zeroinitializer
  %74 = fcmp uge <8 x double> %sub.i369, <double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02>
  %75 = bitcast <8 x i64> %add.i70.i to <8 x double>
  %76 = select <8 x i1> %74, <8 x double> %75, <8 x double> zeroinitializer
  %77 = select <8 x i1> %cmp2.i71.i, <8 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, <8 x double> %76
  store <8 x double> %77, ptr %add.ptr.i368, align 8
  %add2.i370 = fadd <8 x double> %sum.084.i, %77
  %add.i371 = add nuw nsw i64 %add86.i, 8
  %cmp.not.i372 = icmp sgt i64 %add.i371, %sub56
  br i1 %cmp.not.i372, label %for.end.i, label %for.body.i367, !llvm.loop !39

for.end.i:                                        ; preds = %for.body.i367, %largest_of_d.exit
  %sum.0.lcssa.i = phi <8 x double> [ zeroinitializer, %largest_of_d.exit ], [ %add2.i370, %for.body.i367 ]
  %k.0.lcssa.i373 = phi i64 [ 0, %largest_of_d.exit ], [ %add86.i, %for.body.i367 ]
  %cmp4.i = icmp slt i64 %k.0.lcssa.i373, %sub56
  br i1 %cmp4.i, label %for.body9.preheader.i, label %for.body31.i.preheader

for.body9.preheader.i:                            ; preds = %for.end.i
  %78 = sub nsw i64 %sub56, %k.0.lcssa.i373
  %invariant.gep.i = getelementptr double, ptr %add.ptr62, i64 %k.0.lcssa.i373
  br label %for.body9.i376

for.body19.preheader.i:                           ; preds = %for.body9.i376
  %79 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %vecins.i, <8 x double> <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>, <8 x double> <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>)
  %sub.i.i = fadd <8 x double> %79, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %80 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i.i, <8 x double> <double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000>, <8 x double> %vecins.i)
  %81 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i.i, <8 x double> <double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76>, <8 x double> %80)
  %82 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %81, <8 x double> <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>, <8 x double> <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>)
  %83 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %82, <8 x double> %81, <8 x double> <double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4>)
  %84 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %83, <8 x double> %81, <8 x double> <double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D>)
  %85 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %84, <8 x double> %81, <8 x double> <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>)
  %86 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %85, <8 x double> %81, <8 x double> <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>)
  %87 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %86, <8 x double> %81, <8 x double> <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>)
  %88 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %87, <8 x double> %81, <8 x double> <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>)
  %89 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %88, <8 x double> %81, <8 x double> <double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111>)
  %90 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %89, <8 x double> %81, <8 x double> <double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555>)
  %91 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %90, <8 x double> %81, <8 x double> <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555>)
  %92 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %81, <8 x double> <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>)
  %93 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %92, <8 x double> %81, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %94 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %93, <8 x double> %81, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %95 = bitcast <8 x double> %79 to <8 x i64>
  %shl.i.i = shl <8 x i64> %95, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %96 = bitcast <8 x double> %94 to <8 x i64>
  %add.i.i = add <8 x i64> %shl.i.i, %96
  %cmp2.i.i = fcmp uno <8 x double> %vecins.i, zeroinitializer
  %97 = fcmp uge <8 x double> %vecins.i, <double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02>
  %98 = bitcast <8 x i64> %add.i.i to <8 x double>
  %99 = select <8 x i1> %97, <8 x double> %98, <8 x double> zeroinitializer
  %100 = select <8 x i1> %cmp2.i.i, <8 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, <8 x double> %99
  br label %for.body19.i

for.body9.i376:                                   ; preds = %for.body9.i376, %for.body9.preheader.i
  %lane.089.i = phi i64 [ %inc.i377, %for.body9.i376 ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <8 x double> [ %vecins.i, %for.body9.i376 ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr double, ptr %invariant.gep.i, i64 %lane.089.i
  %101 = load double, ptr %gep.i, align 8
  %sub11.i = fsub double %101, %cond79
  %vecins.i = insertelement <8 x double> %v5.088.i, double %sub11.i, i64 %lane.089.i
  %inc.i377 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i378 = icmp eq i64 %inc.i377, %78
  br i1 %exitcond.not.i378, label %for.body19.preheader.i, label %for.body9.i376, !llvm.loop !40

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %found.094.i = phi double [ %add23.i, %for.body19.i ], [ 0.000000e+00, %for.body19.preheader.i ]
  %vecext.i379 = extractelement <8 x double> %100, i64 %lane14.095.i
  %gep105.i = getelementptr double, ptr %invariant.gep.i, i64 %lane14.095.i
  store double %vecext.i379, ptr %gep105.i, align 8
  %add23.i = fadd double %found.094.i, %vecext.i379
  %inc25.i = add nuw nsw i64 %lane14.095.i, 1
  %exitcond102.not.i = icmp eq i64 %inc25.i, %78
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
  %cmp81 = fcmp ogt double %cond, %54
  br i1 %cmp81, label %if.then83, label %exponentials_d.exit.if.end95_crit_edge

exponentials_d.exit.if.end95_crit_edge:           ; preds = %exponentials_d.exit
  %arrayidx96.phi.trans.insert = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i37.0424
  %.pre436 = load double, ptr %arrayidx96.phi.trans.insert, align 8
  br label %if.end95

if.then83:                                        ; preds = %exponentials_d.exit
  %sub84 = fsub double %54, %cond
  %vecinit7.i = insertelement <8 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %sub84, i64 0
  %102 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %vecinit7.i, <8 x double> <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>, <8 x double> <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>)
  %sub.i = fadd <8 x double> %102, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %103 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i, <8 x double> <double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000>, <8 x double> %vecinit7.i)
  %104 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i, <8 x double> <double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76>, <8 x double> %103)
  %105 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %104, <8 x double> <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>, <8 x double> <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>)
  %106 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %105, <8 x double> %104, <8 x double> <double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4>)
  %107 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %106, <8 x double> %104, <8 x double> <double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D>)
  %108 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %107, <8 x double> %104, <8 x double> <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>)
  %109 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %108, <8 x double> %104, <8 x double> <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>)
  %110 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %109, <8 x double> %104, <8 x double> <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>)
  %111 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %110, <8 x double> %104, <8 x double> <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>)
  %112 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %111, <8 x double> %104, <8 x double> <double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111>)
  %113 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %112, <8 x double> %104, <8 x double> <double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555>)
  %114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %113, <8 x double> %104, <8 x double> <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555>)
  %115 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %104, <8 x double> <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>)
  %116 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %115, <8 x double> %104, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %117 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %116, <8 x double> %104, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %118 = bitcast <8 x double> %102 to <8 x i64>
  %shl.i = shl <8 x i64> %118, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %119 = bitcast <8 x double> %117 to <8 x i64>
  %add.i = add <8 x i64> %shl.i, %119
  %cmp2.i = fcmp uno <8 x double> %vecinit7.i, zeroinitializer
  %120 = fcmp uge <8 x double> %vecinit7.i, <double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02>
  %121 = bitcast <8 x i64> %add.i to <8 x double>
  %122 = select <8 x i1> %120, <8 x double> %121, <8 x double> <double 0.000000e+00, double poison, double poison, double poison, double poison, double poison, double poison, double poison>
  %123 = select <8 x i1> %cmp2.i, <8 x double> <double 0xFFFFFFFFFFFFFFFF, double poison, double poison, double poison, double poison, double poison, double poison, double poison>, <8 x double> %122
  %vecext.i = extractelement <8 x double> %123, i64 0
  %arrayidx86 = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i37.0424
  %124 = load double, ptr %arrayidx86, align 8
  %mul87 = fmul double %vecext.i, %124
  br i1 %cmp36, label %if.then88, label %if.end93

if.then88:                                        ; preds = %if.then83
  %125 = load i64, ptr %outputs, align 8
  %mul90 = mul nsw i64 %125, %i37.0424
  %add.ptr91 = getelementptr inbounds double, ptr %add.ptr, i64 %mul90
  %cmp.not19.i = icmp slt i64 %125, 8
  br i1 %cmp.not19.i, label %for.cond3.preheader.i, label %for.body.lr.ph.i380

for.body.lr.ph.i380:                              ; preds = %if.then88
  %splat.splat.i382 = shufflevector <8 x double> %123, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i383

for.cond3.preheader.i:                            ; preds = %for.body.i383, %if.then88
  %k.0.lcssa.i388 = phi i64 [ 0, %if.then88 ], [ %add21.i, %for.body.i383 ]
  %cmp422.i = icmp slt i64 %k.0.lcssa.i388, %125
  br i1 %cmp422.i, label %for.body5.i, label %if.end93

for.body.i383:                                    ; preds = %for.body.i383, %for.body.lr.ph.i380
  %add21.i = phi i64 [ 8, %for.body.lr.ph.i380 ], [ %add.i386, %for.body.i383 ]
  %k.020.i = phi i64 [ 0, %for.body.lr.ph.i380 ], [ %add21.i, %for.body.i383 ]
  %add.ptr.i384 = getelementptr inbounds double, ptr %add.ptr91, i64 %k.020.i
  %126 = load <8 x double>, ptr %add.ptr.i384, align 8
  %mul.i385 = fmul <8 x double> %splat.splat.i382, %126
  store <8 x double> %mul.i385, ptr %add.ptr.i384, align 8
  %add.i386 = add nuw nsw i64 %add21.i, 8
  %cmp.not.i387 = icmp sgt i64 %add.i386, %125
  br i1 %cmp.not.i387, label %for.cond3.preheader.i, label %for.body.i383, !llvm.loop !43

for.body5.i:                                      ; preds = %for.cond3.preheader.i, %for.body5.i
  %k.123.i = phi i64 [ %inc.i391, %for.body5.i ], [ %k.0.lcssa.i388, %for.cond3.preheader.i ]
  %arrayidx.i389 = getelementptr inbounds double, ptr %add.ptr91, i64 %k.123.i
  %127 = load double, ptr %arrayidx.i389, align 8
  %mul6.i390 = fmul double %vecext.i, %127
  store double %mul6.i390, ptr %arrayidx.i389, align 8
  %inc.i391 = add nuw nsw i64 %k.123.i, 1
  %exitcond.not.i392 = icmp eq i64 %inc.i391, %125
  br i1 %exitcond.not.i392, label %if.end93, label %for.body5.i, !llvm.loop !44

if.end93:                                         ; preds = %for.body5.i, %for.cond3.preheader.i, %if.then83
  store double %cond, ptr %arrayidx71, align 8
  br label %if.end95

if.end95:                                         ; preds = %exponentials_d.exit.if.end95_crit_edge, %if.end93
  %128 = phi double [ %.pre436, %exponentials_d.exit.if.end95_crit_edge ], [ %mul87, %if.end93 ]
  %arrayidx96 = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i37.0424
  %add97 = fadd double %add33.i, %128
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
  %129 = load double, ptr %arrayidx135, align 8
  %cmp136 = fcmp oeq double %129, 0.000000e+00
  %130 = load i64, ptr %outputs, align 8
  %mul141 = mul nsw i64 %130, %i129.0428
  %add.ptr142 = getelementptr inbounds double, ptr %add.ptr, i64 %mul141
  br i1 %cmp136, label %if.end150.thread, label %if.else

if.else:                                          ; preds = %for.body134
  %div149 = fdiv double 1.000000e+00, %129
  %cmp.not19.i394 = icmp slt i64 %130, 8
  br i1 %cmp.not19.i394, label %for.cond3.preheader.i405, label %for.body.lr.ph.i395

for.body.lr.ph.i395:                              ; preds = %if.else
  %splat.splatinsert.i396 = insertelement <8 x double> poison, double %div149, i64 0
  %splat.splat.i397 = shufflevector <8 x double> %splat.splatinsert.i396, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i398

for.cond3.preheader.i405:                         ; preds = %for.body.i398, %if.else
  %k.0.lcssa.i406 = phi i64 [ 0, %if.else ], [ %add21.i399, %for.body.i398 ]
  %cmp422.i407 = icmp slt i64 %k.0.lcssa.i406, %130
  br i1 %cmp422.i407, label %for.body5.i408, label %if.end150

for.body.i398:                                    ; preds = %for.body.i398, %for.body.lr.ph.i395
  %add21.i399 = phi i64 [ 8, %for.body.lr.ph.i395 ], [ %add.i403, %for.body.i398 ]
  %k.020.i400 = phi i64 [ 0, %for.body.lr.ph.i395 ], [ %add21.i399, %for.body.i398 ]
  %add.ptr.i401 = getelementptr inbounds double, ptr %add.ptr142, i64 %k.020.i400
  %131 = load <8 x double>, ptr %add.ptr.i401, align 8
  %mul.i402 = fmul <8 x double> %splat.splat.i397, %131
  store <8 x double> %mul.i402, ptr %add.ptr.i401, align 8
  %add.i403 = add nuw nsw i64 %add21.i399, 8
  %cmp.not.i404 = icmp sgt i64 %add.i403, %130
  br i1 %cmp.not.i404, label %for.cond3.preheader.i405, label %for.body.i398, !llvm.loop !43

for.body5.i408:                                   ; preds = %for.cond3.preheader.i405, %for.body5.i408
  %k.123.i409 = phi i64 [ %inc.i412, %for.body5.i408 ], [ %k.0.lcssa.i406, %for.cond3.preheader.i405 ]
  %arrayidx.i410 = getelementptr inbounds double, ptr %add.ptr142, i64 %k.123.i409
  %132 = load double, ptr %arrayidx.i410, align 8
  %mul6.i411 = fmul double %div149, %132
  store double %mul6.i411, ptr %arrayidx.i410, align 8
  %inc.i412 = add nuw nsw i64 %k.123.i409, 1
  %exitcond.not.i413 = icmp eq i64 %inc.i412, %130
  br i1 %exitcond.not.i413, label %if.end150, label %for.body5.i408, !llvm.loop !44

if.end150:                                        ; preds = %for.body5.i408, %for.cond3.preheader.i405
  %133 = load i64, ptr %wants_sums, align 8
  %tobool151.not = icmp eq i64 %133, 0
  br i1 %tobool151.not, label %if.end172, label %cond.false155

if.end150.thread:                                 ; preds = %for.body134
  %mul.i393 = shl i64 %130, 3
  call void @llvm.memset.p0.i64(ptr align 8 %add.ptr142, i8 0, i64 %mul.i393, i1 false)
  %134 = load i64, ptr %wants_sums, align 8
  %tobool151.not417 = icmp eq i64 %134, 0
  br i1 %tobool151.not417, label %if.end172, label %cond.end167

cond.false155:                                    ; preds = %if.end150
  %arrayidx156 = getelementptr inbounds [256 x double], ptr %largest, i64 0, i64 %i129.0428
  %135 = load double, ptr %arrayidx156, align 8
  %cmp157 = fcmp oeq double %135, 0xFFF0000000000000
  %cond163 = select i1 %cmp157, double 0.000000e+00, double %135
  %call165 = call double @log(double noundef %129) #6
  %add166 = fadd double %call165, %cond163
  br label %cond.end167

cond.end167:                                      ; preds = %if.end150.thread, %cond.false155
  %cond168 = phi double [ %add166, %cond.false155 ], [ 0.000000e+00, %if.end150.thread ]
  %136 = load ptr, ptr %sums169, align 8
  %137 = getelementptr double, ptr %136, i64 %add12
  %arrayidx171 = getelementptr double, ptr %137, i64 %i129.0428
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
  %cmp522 = icmp slt i64 %begin, %end
  br i1 %cmp522, label %for.body.lr.ph, label %for.cond.cleanup

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
  %each.0523 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc228, %for.cond.cleanup30 ]
  %div1 = sdiv i64 %each.0523, %div
  %rem = srem i64 %each.0523, %div
  %4 = load i64, ptr %wants_k, align 8
  %tobool.not = icmp eq i64 %4, 0
  br i1 %tobool.not, label %cond.end, label %cond.false

cond.false:                                       ; preds = %for.body
  %5 = load ptr, ptr %of_k2, align 8
  %6 = load i64, ptr %others, align 8
  %mul = mul nsw i64 %6, %each.0523
  %7 = load i64, ptr %features, align 8
  %mul3 = mul nsw i64 %mul, %7
  %add.ptr = getelementptr inbounds double, ptr %5, i64 %mul3
  br label %cond.end

cond.end:                                         ; preds = %for.body, %cond.false
  %cond = phi ptr [ %add.ptr, %cond.false ], [ null, %for.body ]
  %8 = load i64, ptr %wants_v, align 8
  %tobool4.not = icmp eq i64 %8, 0
  br i1 %tobool4.not, label %cond.end12, label %cond.false6

cond.false6:                                      ; preds = %cond.end
  %9 = load ptr, ptr %of_v7, align 8
  %10 = load i64, ptr %others, align 8
  %mul9 = mul nsw i64 %10, %each.0523
  %11 = load i64, ptr %outputs, align 8
  %mul10 = mul nsw i64 %mul9, %11
  %add.ptr11 = getelementptr inbounds double, ptr %9, i64 %mul10
  br label %cond.end12

cond.end12:                                       ; preds = %cond.end, %cond.false6
  %cond13 = phi ptr [ %add.ptr11, %cond.false6 ], [ null, %cond.end ]
  %cmp14.not = icmp eq ptr %cond, null
  br i1 %cmp14.not, label %if.end, label %if.then

if.then:                                          ; preds = %cond.end12
  %12 = load i64, ptr %others, align 8
  %13 = load i64, ptr %features, align 8
  %mul17 = shl i64 %12, 3
  %mul.i = mul i64 %mul17, %13
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %cond, i8 0, i64 %mul.i, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %cond.end12
  %cmp18.not = icmp eq ptr %cond13, null
  br i1 %cmp18.not, label %if.end23, label %if.then19

if.then19:                                        ; preds = %if.end
  %14 = load i64, ptr %others, align 8
  %15 = load i64, ptr %outputs, align 8
  %mul22 = shl i64 %14, 3
  %mul.i402 = mul i64 %mul22, %15
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %cond13, i8 0, i64 %mul.i402, i1 false)
  br label %if.end23

if.end23:                                         ; preds = %if.then19, %if.end
  %16 = load i64, ptr %shared, align 8
  %mul25 = mul nsw i64 %16, %rem
  %add = add nsw i64 %rem, 1
  %mul28519 = mul nsw i64 %16, %add
  %cmp29520 = icmp slt i64 %mul25, %mul28519
  br i1 %cmp29520, label %for.body31.preheader, label %for.cond.cleanup30

for.body31.preheader:                             ; preds = %if.end23
  %.pre = load i64, ptr %length, align 8
  br label %for.body31

for.cond.cleanup30:                               ; preds = %for.cond.cleanup54, %if.end23
  %inc228 = add i64 %each.0523, 1
  %exitcond526.not = icmp eq i64 %inc228, %end
  br i1 %exitcond526.not, label %for.cond.cleanup, label %for.body, !llvm.loop !48

for.body31:                                       ; preds = %for.body31.preheader, %for.cond.cleanup54
  %17 = phi i64 [ %25, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %18 = phi i64 [ %26, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %head.0521 = phi i64 [ %inc224, %for.cond.cleanup54 ], [ %mul25, %for.body31.preheader ]
  %19 = load i64, ptr %heads, align 8
  %mul33 = mul nsw i64 %19, %div1
  %add34 = add nsw i64 %mul33, %head.0521
  %mul35 = mul nsw i64 %add34, %18
  %20 = load i64, ptr %wants_q, align 8
  %tobool36.not = icmp eq i64 %20, 0
  br i1 %tobool36.not, label %if.end50, label %cond.end43

cond.end43:                                       ; preds = %for.body31
  %21 = load ptr, ptr %of_q39, align 8
  %cmp45.not = icmp eq ptr %21, null
  br i1 %cmp45.not, label %if.end50, label %if.then46

if.then46:                                        ; preds = %cond.end43
  %22 = load i64, ptr %features, align 8
  %mul41 = mul nsw i64 %22, %mul35
  %add.ptr42 = getelementptr inbounds double, ptr %21, i64 %mul41
  %mul49 = shl i64 %18, 3
  %mul.i403 = mul i64 %mul49, %22
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr42, i8 0, i64 %mul.i403, i1 false)
  %.pre527 = load i64, ptr %length, align 8
  br label %if.end50

if.end50:                                         ; preds = %for.body31, %if.then46, %cond.end43
  %23 = phi i64 [ %.pre527, %if.then46 ], [ %17, %cond.end43 ], [ %17, %for.body31 ]
  %24 = phi i64 [ %.pre527, %if.then46 ], [ %18, %cond.end43 ], [ %18, %for.body31 ]
  %cmp45.not509 = phi i1 [ false, %if.then46 ], [ true, %cond.end43 ], [ true, %for.body31 ]
  %cond44508 = phi ptr [ %add.ptr42, %if.then46 ], [ null, %cond.end43 ], [ null, %for.body31 ]
  %cmp53517 = icmp sgt i64 %24, 0
  br i1 %cmp53517, label %for.body55.lr.ph, label %for.cond.cleanup54

for.body55.lr.ph:                                 ; preds = %if.end50
  %or.cond = and i1 %cmp14.not, %cmp45.not509
  %.pre528 = load i64, ptr %block_rows, align 8
  br label %for.body55

for.cond.cleanup54:                               ; preds = %for.cond.cleanup85, %if.end50
  %25 = phi i64 [ %23, %if.end50 ], [ %43, %for.cond.cleanup85 ]
  %26 = phi i64 [ %24, %if.end50 ], [ %43, %for.cond.cleanup85 ]
  %inc224 = add nsw i64 %head.0521, 1
  %27 = load i64, ptr %shared, align 8
  %mul28 = mul nsw i64 %27, %add
  %cmp29 = icmp slt i64 %inc224, %mul28
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !49

for.body55:                                       ; preds = %for.body55.lr.ph, %for.cond.cleanup85
  %28 = phi i64 [ %23, %for.body55.lr.ph ], [ %43, %for.cond.cleanup85 ]
  %29 = phi i64 [ %.pre528, %for.body55.lr.ph ], [ %44, %for.cond.cleanup85 ]
  %30 = phi i64 [ %24, %for.body55.lr.ph ], [ %43, %for.cond.cleanup85 ]
  %row.0518 = phi i64 [ 0, %for.body55.lr.ph ], [ %add220, %for.cond.cleanup85 ]
  %sub = sub nsw i64 %30, %row.0518
  %cond.i = call noundef i64 @llvm.smin.i64(i64 %29, i64 %sub)
  %31 = load ptr, ptr %g57, align 8
  %32 = load i64, ptr %g_step, align 8
  %mul58 = mul nsw i64 %32, %div1
  %add.ptr59 = getelementptr inbounds double, ptr %31, i64 %mul58
  %33 = load i64, ptr %arrayidx61, align 8
  %mul62 = mul nsw i64 %33, %head.0521
  %add.ptr63 = getelementptr inbounds double, ptr %add.ptr59, i64 %mul62
  %34 = load i64, ptr %arrayidx65, align 8
  %mul66 = mul nsw i64 %34, %row.0518
  %add.ptr67 = getelementptr inbounds double, ptr %add.ptr63, i64 %mul66
  %35 = load ptr, ptr %p, align 8
  %36 = load i64, ptr %q_step, align 8
  %mul70 = mul nsw i64 %36, %div1
  %add.ptr71 = getelementptr inbounds double, ptr %35, i64 %mul70
  %37 = load i64, ptr %arrayidx73, align 8
  %mul74 = mul nsw i64 %37, %head.0521
  %add.ptr75 = getelementptr inbounds double, ptr %add.ptr71, i64 %mul74
  %38 = load i64, ptr %arrayidx77, align 8
  %mul78 = mul nsw i64 %38, %row.0518
  %add.ptr79 = getelementptr inbounds double, ptr %add.ptr75, i64 %mul78
  %39 = load i64, ptr %first.i, align 8
  %add.i = add nsw i64 %39, %row.0518
  %add1.i = add nsw i64 %cond.i, %row.0518
  %40 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %40
  %cmp.i = icmp slt i64 %add.i, 0
  br i1 %cmp.i, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body55
  %41 = load i64, ptr %others, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i, i64 %41)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body55
  %cond.i404 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body55 ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %42 = load i64, ptr %others, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %42)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp84515 = icmp slt i64 %cond.i404, %cond11.i
  br i1 %cmp84515, label %for.body86.lr.ph, label %for.cond.cleanup85

for.body86.lr.ph:                                 ; preds = %visible_to.exit
  %conv.i.i = trunc i64 %cond.i to i32
  %cmp91511 = icmp sgt i64 %cond.i, 0
  %.pre529 = load i64, ptr %block_keys, align 8
  br label %for.body86

for.cond.cleanup85.loopexit:                      ; preds = %cleanup210
  %.pre530 = load i64, ptr %block_rows, align 8
  %.pre531 = load i64, ptr %length, align 8
  br label %for.cond.cleanup85

for.cond.cleanup85:                               ; preds = %for.cond.cleanup85.loopexit, %visible_to.exit
  %43 = phi i64 [ %.pre531, %for.cond.cleanup85.loopexit ], [ %28, %visible_to.exit ]
  %44 = phi i64 [ %.pre530, %for.cond.cleanup85.loopexit ], [ %29, %visible_to.exit ]
  %add220 = add nsw i64 %44, %row.0518
  %cmp53 = icmp slt i64 %add220, %43
  br i1 %cmp53, label %for.body55, label %for.cond.cleanup54, !llvm.loop !50

for.body86:                                       ; preds = %for.body86.lr.ph, %cleanup210
  %45 = phi i64 [ %.pre529, %for.body86.lr.ph ], [ %158, %cleanup210 ]
  %key.0516 = phi i64 [ %cond.i404, %for.body86.lr.ph ], [ %add215, %cleanup210 ]
  %sub88 = sub nsw i64 %cond11.i, %key.0516
  %cond.i405 = call noundef i64 @llvm.smin.i64(i64 %45, i64 %sub88)
  %46 = load i64, ptr %features, align 8
  %47 = load double, ptr %scale.i, align 8
  %48 = load ptr, ptr %p, align 8
  %49 = load i64, ptr %q_step, align 8
  %mul.i406 = mul nsw i64 %49, %div1
  %add.ptr.i = getelementptr inbounds double, ptr %48, i64 %mul.i406
  %50 = load i64, ptr %arrayidx73, align 8
  %mul3.i = mul nsw i64 %50, %head.0521
  %add.ptr4.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul3.i
  %51 = load i64, ptr %arrayidx77, align 8
  %mul7.i = mul nsw i64 %51, %row.0518
  %add.ptr8.i = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul7.i
  %52 = load ptr, ptr %k.i, align 8
  %53 = load i64, ptr %k_step.i, align 8
  %mul12.i = mul nsw i64 %53, %div1
  %add.ptr13.i = getelementptr inbounds double, ptr %52, i64 %mul12.i
  %54 = load i64, ptr %shared, align 8
  %div.i = sdiv i64 %head.0521, %54
  %55 = load i64, ptr %arrayidx15.i, align 8
  %mul16.i = mul nsw i64 %55, %div.i
  %add.ptr17.i = getelementptr inbounds double, ptr %add.ptr13.i, i64 %mul16.i
  %56 = load i64, ptr %arrayidx19.i, align 8
  %mul20.i = mul nsw i64 %56, %key.0516
  %add.ptr21.i = getelementptr inbounds double, ptr %add.ptr17.i, i64 %mul20.i
  %57 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %57, 32
  %58 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body86
  %conv1.i.i = trunc i64 %cond.i405 to i32
  %conv2.i.i = trunc i64 %46 to i32
  %conv3.i.i = trunc i64 %51 to i32
  %conv4.i.i = trunc i64 %56 to i32
  call void %58(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, double noundef %47, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, double noundef 0.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv1.i.i) #6
  br label %scores_d.exit

if.else.i.i:                                      ; preds = %for.body86
  call void %58(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i405, i64 noundef %46, double noundef %47, ptr noundef %add.ptr8.i, i64 noundef %51, ptr noundef %add.ptr21.i, i64 noundef %56, double noundef 0.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i405) #6
  br label %scores_d.exit

scores_d.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp91511, label %for.body93.lr.ph, label %for.cond.cleanup92

for.body93.lr.ph:                                 ; preds = %scores_d.exit
  %59 = load i64, ptr %first.i, align 8
  %60 = load i64, ptr %last.i, align 8
  br label %for.body93

for.cond.cleanup92:                               ; preds = %cleanup, %scores_d.exit
  br i1 %cmp18.not, label %if.end136, label %if.then127

for.body93:                                       ; preds = %for.body93.lr.ph, %cleanup
  %i.0512 = phi i64 [ 0, %for.body93.lr.ph ], [ %inc, %cleanup ]
  %add94 = add nsw i64 %i.0512, %row.0518
  %add.i408 = add nsw i64 %59, %add94
  %add1.i409 = add nsw i64 %add94, 1
  %add2.i411 = add nsw i64 %add1.i409, %60
  %cmp.i412 = icmp slt i64 %add.i408, 0
  br i1 %cmp.i412, label %cond.end.i416, label %cond.false.i413

cond.false.i413:                                  ; preds = %for.body93
  %61 = load i64, ptr %others, align 8
  %cond.i.i415 = call noundef i64 @llvm.smin.i64(i64 %add.i408, i64 %61)
  br label %cond.end.i416

cond.end.i416:                                    ; preds = %cond.false.i413, %for.body93
  %cond.i417 = phi i64 [ %cond.i.i415, %cond.false.i413 ], [ 0, %for.body93 ]
  %cmp5.i418 = icmp slt i64 %add2.i411, 0
  br i1 %cmp5.i418, label %visible_to.exit425, label %cond.false7.i419

cond.false7.i419:                                 ; preds = %cond.end.i416
  %62 = load i64, ptr %others, align 8
  %cond.i18.i421 = call noundef i64 @llvm.smin.i64(i64 %add2.i411, i64 %62)
  br label %visible_to.exit425

visible_to.exit425:                               ; preds = %cond.end.i416, %cond.false7.i419
  %cond11.i422 = phi i64 [ %cond.i18.i421, %cond.false7.i419 ], [ 0, %cond.end.i416 ]
  %sub.i = sub nsw i64 %cond.i417, %key.0516
  %cmp.i426 = icmp slt i64 %sub.i, 0
  %cond.i.i427 = call i64 @llvm.smin.i64(i64 %sub.i, i64 %cond.i405)
  %cond.i428 = select i1 %cmp.i426, i64 0, i64 %cond.i.i427
  %sub3.i = sub nsw i64 %cond11.i422, %key.0516
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i405)
  %cond11.i429 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %cond.i428)
  %mul98 = mul nsw i64 %i.0512, %cond.i405
  %add.ptr99 = getelementptr inbounds double, ptr %parts, i64 %mul98
  %mul.i432 = shl i64 %cond.i428, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr99, i8 0, i64 %mul.i432, i1 false)
  %add.ptr102 = getelementptr inbounds double, ptr %add.ptr99, i64 %cond11.i429
  %sub104 = sub nsw i64 %cond.i405, %cond11.i429
  %mul.i433 = shl i64 %sub104, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr102, i8 0, i64 %mul.i433, i1 false)
  %sub107 = sub nsw i64 %cond11.i429, %cond.i428
  %cmp108 = icmp slt i64 %sub107, 1
  br i1 %cmp108, label %cleanup, label %if.end110

if.end110:                                        ; preds = %visible_to.exit425
  %add.ptr112 = getelementptr inbounds double, ptr %add.ptr99, i64 %cond.i428
  %63 = load i64, ptr %mask_kind, align 8
  %cmp113.not = icmp eq i64 %63, 0
  br i1 %cmp113.not, label %if.end118, label %if.then114

if.then114:                                       ; preds = %if.end110
  %add117 = add nsw i64 %cond.i428, %key.0516
  %64 = load i64, ptr %mask_step.i, align 8
  %mul.i434 = mul nsw i64 %64, %div1
  %65 = load i64, ptr %arrayidx2.i435, align 8
  %mul3.i436 = mul nsw i64 %65, %head.0521
  %66 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %66, %add94
  %add.i437 = add i64 %add117, %mul.i434
  %add7.i = add i64 %add.i437, %mul3.i436
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i438 = icmp eq i64 %63, 1
  %67 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i438, label %if.then.i439, label %if.else.i

if.then.i439:                                     ; preds = %if.then114
  %add.ptr.i440 = getelementptr inbounds i8, ptr %67, i64 %add8.i
  br label %for.body.i

for.body.i:                                       ; preds = %if.then.i439, %cond.end.i441
  %k.072.i = phi i64 [ %inc.i, %cond.end.i441 ], [ 0, %if.then.i439 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i440, i64 %k.072.i
  %68 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %68, 0
  br i1 %tobool.not.i, label %cond.end.i441, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i
  %arrayidx12.i = getelementptr inbounds double, ptr %add.ptr112, i64 %k.072.i
  %69 = load double, ptr %arrayidx12.i, align 8
  br label %cond.end.i441

cond.end.i441:                                    ; preds = %cond.true.i, %for.body.i
  %cond.i442 = phi double [ %69, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i ]
  %arrayidx13.i = getelementptr inbounds double, ptr %add.ptr112, i64 %k.072.i
  store double %cond.i442, ptr %arrayidx13.i, align 8
  %inc.i = add nuw nsw i64 %k.072.i, 1
  %exitcond74.not.i = icmp eq i64 %inc.i, %sub107
  br i1 %exitcond74.not.i, label %if.end118, label %for.body.i, !llvm.loop !33

if.else.i:                                        ; preds = %if.then114
  %add.ptr16.i = getelementptr inbounds double, ptr %67, i64 %add8.i
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
  %70 = load <8 x double>, ptr %add.ptr23.i, align 8
  %add.ptr24.i = getelementptr inbounds double, ptr %add.ptr16.i, i64 %k17.067.i
  %71 = load <8 x double>, ptr %add.ptr24.i, align 8
  %add25.i = fadd <8 x double> %70, %71
  store <8 x double> %add25.i, ptr %add.ptr23.i, align 8
  %add19.i = add nuw nsw i64 %add1968.i, 8
  %cmp20.not.i = icmp sgt i64 %add19.i, %sub107
  br i1 %cmp20.not.i, label %for.cond30.preheader.i, label %for.body22.i, !llvm.loop !34

for.body33.i:                                     ; preds = %for.cond30.preheader.i, %for.body33.i
  %k17.170.i = phi i64 [ %inc38.i, %for.body33.i ], [ %k17.0.lcssa.i, %for.cond30.preheader.i ]
  %arrayidx34.i = getelementptr inbounds double, ptr %add.ptr16.i, i64 %k17.170.i
  %72 = load double, ptr %arrayidx34.i, align 8
  %arrayidx35.i = getelementptr inbounds double, ptr %add.ptr112, i64 %k17.170.i
  %73 = load double, ptr %arrayidx35.i, align 8
  %add36.i = fadd double %72, %73
  store double %add36.i, ptr %arrayidx35.i, align 8
  %inc38.i = add nuw nsw i64 %k17.170.i, 1
  %exitcond.not.i = icmp eq i64 %inc38.i, %sub107
  br i1 %exitcond.not.i, label %if.end118, label %for.body33.i, !llvm.loop !35

if.end118:                                        ; preds = %for.body33.i, %cond.end.i441, %for.cond30.preheader.i, %if.end110
  %74 = load ptr, ptr %sums, align 8
  %75 = getelementptr double, ptr %74, i64 %mul35
  %76 = getelementptr double, ptr %75, i64 %row.0518
  %arrayidx121 = getelementptr double, ptr %76, i64 %i.0512
  %77 = load double, ptr %arrayidx121, align 8
  %cmp.not83.i = icmp slt i64 %sub107, 8
  br i1 %cmp.not83.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %if.end118
  %splat.splatinsert.i = insertelement <8 x double> poison, double %77, i64 0
  %splat.splat.i = shufflevector <8 x double> %splat.splatinsert.i, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i443

for.body.i443:                                    ; preds = %for.body.i443, %for.body.lr.ph.i
  %add86.i = phi i64 [ 8, %for.body.lr.ph.i ], [ %add.i447, %for.body.i443 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add86.i, %for.body.i443 ]
  %add.ptr.i444 = getelementptr inbounds double, ptr %add.ptr112, i64 %k.085.i
  %78 = load <8 x double>, ptr %add.ptr.i444, align 8
  %sub.i445 = fsub <8 x double> %78, %splat.splat.i
  %79 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i445, <8 x double> <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>, <8 x double> <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>)
  %sub.i64.i = fadd <8 x double> %79, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %80 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i64.i, <8 x double> <double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000>, <8 x double> %sub.i445)
  %81 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i64.i, <8 x double> <double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76>, <8 x double> %80)
  %82 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %81, <8 x double> <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>, <8 x double> <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>)
  %83 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %82, <8 x double> %81, <8 x double> <double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4>)
  %84 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %83, <8 x double> %81, <8 x double> <double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D>)
  %85 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %84, <8 x double> %81, <8 x double> <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>)
  %86 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %85, <8 x double> %81, <8 x double> <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>)
  %87 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %86, <8 x double> %81, <8 x double> <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>)
  %88 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %87, <8 x double> %81, <8 x double> <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>)
  %89 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %88, <8 x double> %81, <8 x double> <double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111>)
  %90 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %89, <8 x double> %81, <8 x double> <double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555>)
  %91 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %90, <8 x double> %81, <8 x double> <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555>)
  %92 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %81, <8 x double> <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>)
  %93 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %92, <8 x double> %81, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %94 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %93, <8 x double> %81, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %95 = bitcast <8 x double> %79 to <8 x i64>
  %shl.i69.i = shl <8 x i64> %95, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %96 = bitcast <8 x double> %94 to <8 x i64>
  %add.i70.i = add <8 x i64> %shl.i69.i, %96
  %cmp2.i71.i = fcmp uno <8 x double> %sub.i445, zeroinitializer
  %97 = fcmp uge <8 x double> %sub.i445, <double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02>
  %98 = bitcast <8 x i64> %add.i70.i to <8 x double>
  %99 = select <8 x i1> %97, <8 x double> %98, <8 x double> zeroinitializer
  %100 = select <8 x i1> %cmp2.i71.i, <8 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, <8 x double> %99
  store <8 x double> %100, ptr %add.ptr.i444, align 8
  %add.i447 = add nuw nsw i64 %add86.i, 8
  %cmp.not.i448 = icmp sgt i64 %add.i447, %sub107
  br i1 %cmp.not.i448, label %for.end.i, label %for.body.i443, !llvm.loop !39

for.end.i:                                        ; preds = %for.body.i443, %if.end118
  %k.0.lcssa.i = phi i64 [ 0, %if.end118 ], [ %add86.i, %for.body.i443 ]
  %cmp4.i = icmp slt i64 %k.0.lcssa.i, %sub107
  br i1 %cmp4.i, label %for.body9.preheader.i, label %cleanup

for.body9.preheader.i:                            ; preds = %for.end.i
  %101 = sub nsw i64 %sub107, %k.0.lcssa.i
  %invariant.gep.i = getelementptr double, ptr %add.ptr112, i64 %k.0.lcssa.i
  br label %for.body9.i

for.body19.preheader.i:                           ; preds = %for.body9.i
  %102 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %vecins.i, <8 x double> <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>, <8 x double> <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>)
  %sub.i.i = fadd <8 x double> %102, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %103 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i.i, <8 x double> <double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000>, <8 x double> %vecins.i)
  %104 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i.i, <8 x double> <double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76, double 0xBDEA39EF35793C76>, <8 x double> %103)
  %105 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %104, <8 x double> <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>, <8 x double> <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>)
  %106 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %105, <8 x double> %104, <8 x double> <double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4>)
  %107 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %106, <8 x double> %104, <8 x double> <double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D, double 0x3E927E4FB7789F5D>)
  %108 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %107, <8 x double> %104, <8 x double> <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>)
  %109 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %108, <8 x double> %104, <8 x double> <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>)
  %110 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %109, <8 x double> %104, <8 x double> <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>)
  %111 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %110, <8 x double> %104, <8 x double> <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>)
  %112 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %111, <8 x double> %104, <8 x double> <double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111>)
  %113 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %112, <8 x double> %104, <8 x double> <double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555>)
  %114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %113, <8 x double> %104, <8 x double> <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555>)
  %115 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %104, <8 x double> <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>)
  %116 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %115, <8 x double> %104, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %117 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %116, <8 x double> %104, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %118 = bitcast <8 x double> %102 to <8 x i64>
  %shl.i.i = shl <8 x i64> %118, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %119 = bitcast <8 x double> %117 to <8 x i64>
  %add.i.i = add <8 x i64> %shl.i.i, %119
  %cmp2.i.i = fcmp uno <8 x double> %vecins.i, zeroinitializer
  %120 = fcmp uge <8 x double> %vecins.i, <double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02>
  %121 = bitcast <8 x i64> %add.i.i to <8 x double>
  %122 = select <8 x i1> %120, <8 x double> %121, <8 x double> zeroinitializer
  %123 = select <8 x i1> %cmp2.i.i, <8 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, <8 x double> %122
  br label %for.body19.i

for.body9.i:                                      ; preds = %for.body9.i, %for.body9.preheader.i
  %lane.089.i = phi i64 [ %inc.i449, %for.body9.i ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <8 x double> [ %vecins.i, %for.body9.i ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr double, ptr %invariant.gep.i, i64 %lane.089.i
  %124 = load double, ptr %gep.i, align 8
  %sub11.i = fsub double %124, %77
  %vecins.i = insertelement <8 x double> %v5.088.i, double %sub11.i, i64 %lane.089.i
  %inc.i449 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i450 = icmp eq i64 %inc.i449, %101
  br i1 %exitcond.not.i450, label %for.body19.preheader.i, label %for.body9.i, !llvm.loop !40

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %vecext.i = extractelement <8 x double> %123, i64 %lane14.095.i
  %gep105.i = getelementptr double, ptr %invariant.gep.i, i64 %lane14.095.i
  store double %vecext.i, ptr %gep105.i, align 8
  %inc25.i = add nuw nsw i64 %lane14.095.i, 1
  %exitcond102.not.i = icmp eq i64 %inc25.i, %101
  br i1 %exitcond102.not.i, label %cleanup, label %for.body19.i, !llvm.loop !41

cleanup:                                          ; preds = %for.body19.i, %for.end.i, %visible_to.exit425
  %inc = add nuw nsw i64 %i.0512, 1
  %exitcond.not = icmp eq i64 %inc, %cond.i
  br i1 %exitcond.not, label %for.cond.cleanup92, label %for.body93, !llvm.loop !51

if.then127:                                       ; preds = %for.cond.cleanup92
  %125 = load i64, ptr %outputs, align 8
  %126 = load i64, ptr %arrayidx65, align 8
  %mul133 = mul nsw i64 %125, %key.0516
  %add.ptr134 = getelementptr inbounds double, ptr %cond13, i64 %mul133
  %127 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i451 = icmp eq i64 %127, 32
  %128 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i451, label %if.then.i454, label %if.else.i452

if.then.i454:                                     ; preds = %if.then127
  %conv.i = trunc i64 %cond.i405 to i32
  %conv1.i = trunc i64 %125 to i32
  %conv4.i = trunc i64 %126 to i32
  call void %128(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv1.i, i32 noundef %conv.i.i, double noundef 1.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv.i, ptr noundef %add.ptr67, i32 noundef %conv4.i, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i32 noundef %conv1.i) #6
  br label %if.end136

if.else.i452:                                     ; preds = %if.then127
  call void %128(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i405, i64 noundef %125, i64 noundef %cond.i, double noundef 1.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i405, ptr noundef %add.ptr67, i64 noundef %126, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i64 noundef %125) #6
  br label %if.end136

if.end136:                                        ; preds = %if.else.i452, %if.then.i454, %for.cond.cleanup92
  br i1 %or.cond, label %cleanup210, label %if.end140

if.end140:                                        ; preds = %if.end136
  %129 = load i64, ptr %outputs, align 8
  %130 = load i64, ptr %arrayidx65, align 8
  %131 = load ptr, ptr %v, align 8
  %132 = load i64, ptr %v_step, align 8
  %mul145 = mul nsw i64 %132, %div1
  %add.ptr146 = getelementptr inbounds double, ptr %131, i64 %mul145
  %133 = load i64, ptr %arrayidx148, align 8
  %mul149 = mul nsw i64 %133, %rem
  %add.ptr150 = getelementptr inbounds double, ptr %add.ptr146, i64 %mul149
  %134 = load i64, ptr %arrayidx152, align 8
  %mul153 = mul nsw i64 %134, %key.0516
  %add.ptr154 = getelementptr inbounds double, ptr %add.ptr150, i64 %mul153
  %135 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i456 = icmp eq i64 %135, 32
  %136 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i456, label %if.then.i460, label %if.else.i458

if.then.i460:                                     ; preds = %if.end140
  %conv1.i462 = trunc i64 %cond.i405 to i32
  %conv2.i463 = trunc i64 %129 to i32
  %conv3.i464 = trunc i64 %130 to i32
  %conv4.i465 = trunc i64 %134 to i32
  call void %136(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i462, i32 noundef %conv2.i463, double noundef 1.000000e+00, ptr noundef %add.ptr67, i32 noundef %conv3.i464, ptr noundef %add.ptr154, i32 noundef %conv4.i465, double noundef 0.000000e+00, ptr noundef nonnull %slopes, i32 noundef %conv1.i462) #6
  br label %multiply_d.exit467

if.else.i458:                                     ; preds = %if.end140
  call void %136(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i405, i64 noundef %129, double noundef 1.000000e+00, ptr noundef %add.ptr67, i64 noundef %130, ptr noundef %add.ptr154, i64 noundef %134, double noundef 0.000000e+00, ptr noundef nonnull %slopes, i64 noundef %cond.i405) #6
  br label %multiply_d.exit467

multiply_d.exit467:                               ; preds = %if.then.i460, %if.else.i458
  br i1 %cmp91511, label %for.body162.lr.ph, label %for.cond.cleanup161

for.body162.lr.ph:                                ; preds = %multiply_d.exit467
  %137 = load ptr, ptr %less, align 8
  %138 = getelementptr double, ptr %137, i64 %mul35
  %139 = getelementptr double, ptr %138, i64 %row.0518
  %cmp.not25.i = icmp slt i64 %cond.i405, 8
  br label %for.body162

for.cond.cleanup161:                              ; preds = %sloped_d.exit, %multiply_d.exit467
  br i1 %cmp45.not509, label %if.end197, label %if.then177

for.body162:                                      ; preds = %for.body162.lr.ph, %sloped_d.exit
  %i158.0514 = phi i64 [ 0, %for.body162.lr.ph ], [ %inc173, %sloped_d.exit ]
  %mul164 = mul nsw i64 %i158.0514, %cond.i405
  %add.ptr165 = getelementptr inbounds double, ptr %parts, i64 %mul164
  %add.ptr168 = getelementptr inbounds double, ptr %slopes, i64 %mul164
  %arrayidx171 = getelementptr double, ptr %139, i64 %i158.0514
  %140 = load double, ptr %arrayidx171, align 8
  br i1 %cmp.not25.i, label %for.cond4.preheader.i, label %for.body.lr.ph.i468

for.body.lr.ph.i468:                              ; preds = %for.body162
  %splat.splatinsert.i469 = insertelement <8 x double> poison, double %140, i64 0
  %splat.splat.i470 = shufflevector <8 x double> %splat.splatinsert.i469, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i471

for.cond4.preheader.i:                            ; preds = %for.body.i471, %for.body162
  %k.0.lcssa.i477 = phi i64 [ 0, %for.body162 ], [ %add27.i, %for.body.i471 ]
  %cmp528.i = icmp slt i64 %k.0.lcssa.i477, %cond.i405
  br i1 %cmp528.i, label %for.body6.i, label %sloped_d.exit

for.body.i471:                                    ; preds = %for.body.i471, %for.body.lr.ph.i468
  %add27.i = phi i64 [ 8, %for.body.lr.ph.i468 ], [ %add.i475, %for.body.i471 ]
  %k.026.i = phi i64 [ 0, %for.body.lr.ph.i468 ], [ %add27.i, %for.body.i471 ]
  %add.ptr.i472 = getelementptr inbounds double, ptr %add.ptr165, i64 %k.026.i
  %141 = load <8 x double>, ptr %add.ptr.i472, align 8
  %add.ptr1.i = getelementptr inbounds double, ptr %add.ptr168, i64 %k.026.i
  %142 = load <8 x double>, ptr %add.ptr1.i, align 8
  %sub.i473 = fsub <8 x double> %142, %splat.splat.i470
  %mul.i474 = fmul <8 x double> %141, %sub.i473
  store <8 x double> %mul.i474, ptr %add.ptr.i472, align 8
  %add.i475 = add nuw nsw i64 %add27.i, 8
  %cmp.not.i476 = icmp sgt i64 %add.i475, %cond.i405
  br i1 %cmp.not.i476, label %for.cond4.preheader.i, label %for.body.i471, !llvm.loop !52

for.body6.i:                                      ; preds = %for.cond4.preheader.i, %for.body6.i
  %k.129.i = phi i64 [ %inc.i478, %for.body6.i ], [ %k.0.lcssa.i477, %for.cond4.preheader.i ]
  %arrayidx.i = getelementptr inbounds double, ptr %add.ptr168, i64 %k.129.i
  %143 = load double, ptr %arrayidx.i, align 8
  %sub7.i = fsub double %143, %140
  %arrayidx8.i = getelementptr inbounds double, ptr %add.ptr165, i64 %k.129.i
  %144 = load double, ptr %arrayidx8.i, align 8
  %mul9.i = fmul double %144, %sub7.i
  store double %mul9.i, ptr %arrayidx8.i, align 8
  %inc.i478 = add nuw nsw i64 %k.129.i, 1
  %exitcond.not.i479 = icmp eq i64 %inc.i478, %cond.i405
  br i1 %exitcond.not.i479, label %sloped_d.exit, label %for.body6.i, !llvm.loop !53

sloped_d.exit:                                    ; preds = %for.body6.i, %for.cond4.preheader.i
  %inc173 = add nuw nsw i64 %i158.0514, 1
  %exitcond525.not = icmp eq i64 %inc173, %cond.i
  br i1 %exitcond525.not, label %for.cond.cleanup161, label %for.body162, !llvm.loop !54

if.then177:                                       ; preds = %for.cond.cleanup161
  %145 = load i64, ptr %features, align 8
  %146 = load double, ptr %scale.i, align 8
  %147 = load ptr, ptr %k.i, align 8
  %148 = load i64, ptr %k_step.i, align 8
  %mul181 = mul nsw i64 %148, %div1
  %add.ptr182 = getelementptr inbounds double, ptr %147, i64 %mul181
  %149 = load i64, ptr %arrayidx15.i, align 8
  %mul185 = mul nsw i64 %149, %rem
  %add.ptr186 = getelementptr inbounds double, ptr %add.ptr182, i64 %mul185
  %150 = load i64, ptr %arrayidx19.i, align 8
  %mul189 = mul nsw i64 %150, %key.0516
  %add.ptr190 = getelementptr inbounds double, ptr %add.ptr186, i64 %mul189
  %mul194 = mul nsw i64 %145, %row.0518
  %add.ptr195 = getelementptr inbounds double, ptr %cond44508, i64 %mul194
  %151 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i481 = icmp eq i64 %151, 32
  %152 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i481, label %if.then.i485, label %if.else.i483

if.then.i485:                                     ; preds = %if.then177
  %conv1.i487 = trunc i64 %145 to i32
  %conv2.i488 = trunc i64 %cond.i405 to i32
  %conv4.i490 = trunc i64 %150 to i32
  call void %152(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i487, i32 noundef %conv2.i488, double noundef %146, ptr noundef nonnull %parts, i32 noundef %conv2.i488, ptr noundef %add.ptr190, i32 noundef %conv4.i490, double noundef 1.000000e+00, ptr noundef %add.ptr195, i32 noundef %conv1.i487) #6
  br label %if.end197

if.else.i483:                                     ; preds = %if.then177
  call void %152(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %145, i64 noundef %cond.i405, double noundef %146, ptr noundef nonnull %parts, i64 noundef %cond.i405, ptr noundef %add.ptr190, i64 noundef %150, double noundef 1.000000e+00, ptr noundef %add.ptr195, i64 noundef %145) #6
  br label %if.end197

if.end197:                                        ; preds = %if.else.i483, %if.then.i485, %for.cond.cleanup161
  br i1 %cmp14.not, label %cleanup210, label %if.then199

if.then199:                                       ; preds = %if.end197
  %153 = load i64, ptr %features, align 8
  %154 = load double, ptr %scale.i, align 8
  %155 = load i64, ptr %arrayidx77, align 8
  %mul206 = mul nsw i64 %153, %key.0516
  %add.ptr207 = getelementptr inbounds double, ptr %cond, i64 %mul206
  %156 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i494 = icmp eq i64 %156, 32
  %157 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i494, label %if.then.i498, label %if.else.i496

if.then.i498:                                     ; preds = %if.then199
  %conv.i499 = trunc i64 %cond.i405 to i32
  %conv1.i500 = trunc i64 %153 to i32
  %conv4.i503 = trunc i64 %155 to i32
  call void %157(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i499, i32 noundef %conv1.i500, i32 noundef %conv.i.i, double noundef %154, ptr noundef nonnull %parts, i32 noundef %conv.i499, ptr noundef %add.ptr79, i32 noundef %conv4.i503, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr207, i32 noundef %conv1.i500) #6
  br label %cleanup210

if.else.i496:                                     ; preds = %if.then199
  call void %157(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i405, i64 noundef %153, i64 noundef %cond.i, double noundef %154, ptr noundef nonnull %parts, i64 noundef %cond.i405, ptr noundef %add.ptr79, i64 noundef %155, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr207, i64 noundef %153) #6
  br label %cleanup210

cleanup210:                                       ; preds = %if.else.i496, %if.then.i498, %if.end197, %if.end136
  %158 = load i64, ptr %block_keys, align 8
  %add215 = add nsw i64 %158, %key.0516
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
