; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
; Function Attrs: nounwind
define void @lazyasync_attention_f(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %tile = alloca [32768 x float], align 64
  %largest = alloca [256 x float], align 16
  %sums = alloca [256 x float], align 16
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
  %cmp435 = icmp slt i64 %begin, %end
  br i1 %cmp435, label %for.body.lr.ph, label %for.cond.cleanup

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
  %arrayidx2.i350 = getelementptr inbounds i8, ptr %p, i64 272
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
  %each.0436 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc181, %for.cond.cleanup133 ]
  %2 = load i64, ptr %blocks, align 8
  %rem = srem i64 %each.0436, %2
  %div = sdiv i64 %each.0436, %2
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
  %add.i313 = add nsw i64 %8, %mul
  %add1.i = add nsw i64 %cond.i, %mul
  %9 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %9
  %cmp.i314 = icmp slt i64 %add.i313, 0
  br i1 %cmp.i314, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body
  %10 = load i64, ptr %others.i, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i313, i64 %10)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body
  %cond.i315 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %11 = load i64, ptr %others.i, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %11)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp17425 = icmp sgt i64 %cond.i, 0
  br i1 %cmp17425, label %for.body19.preheader, label %for.cond.cleanup18

for.body19.preheader:                             ; preds = %visible_to.exit
  %12 = shl nuw i64 %cond.i, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %sums, i8 0, i64 %12, i1 false)
  br label %for.body19

for.cond.cleanup18:                               ; preds = %for.body19, %visible_to.exit
  %cmp23.not = icmp slt i64 %cond.i315, %cond11.i
  br i1 %cmp23.not, label %for.body31.lr.ph, label %if.end

for.body19:                                       ; preds = %for.body19.preheader, %for.body19
  %i.0426 = phi i64 [ %inc, %for.body19 ], [ 0, %for.body19.preheader ]
  %arrayidx = getelementptr inbounds [256 x float], ptr %largest, i64 0, i64 %i.0426
  store float 0xFFF0000000000000, ptr %arrayidx, align 4
  %inc = add nuw nsw i64 %i.0426, 1
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
  br i1 %cmp17425, label %for.body134, label %for.cond.cleanup133

for.body31:                                       ; preds = %for.body31.lr.ph, %multiply_f.exit
  %13 = phi i64 [ %.pre, %for.body31.lr.ph ], [ %35, %multiply_f.exit ]
  %key.0432 = phi i64 [ %cond.i315, %for.body31.lr.ph ], [ %add126, %multiply_f.exit ]
  %sub33 = sub nsw i64 %cond11.i, %key.0432
  %cond.i316 = call noundef i64 @llvm.smin.i64(i64 %13, i64 %sub33)
  %cmp36 = icmp ne i64 %key.0432, %cond.i315
  %14 = load i64, ptr %features.i, align 8
  %15 = load double, ptr %scale.i, align 8
  %conv.i = fptrunc double %15 to float
  %16 = load ptr, ptr %p, align 8
  %17 = load i64, ptr %q_step.i, align 8
  %mul.i317 = mul nsw i64 %17, %div6
  %add.ptr.i = getelementptr inbounds float, ptr %16, i64 %mul.i317
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
  %mul20.i = mul nsw i64 %24, %key.0432
  %add.ptr21.i = getelementptr inbounds float, ptr %add.ptr17.i, i64 %mul20.i
  %25 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %25, 32
  %26 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body31
  %conv1.i.i = trunc i64 %cond.i316 to i32
  %conv2.i.i = trunc i64 %14 to i32
  %conv3.i.i = trunc i64 %19 to i32
  %conv4.i.i = trunc i64 %24 to i32
  call void %26(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, float noundef %conv.i, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, float noundef 0.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv1.i.i) #6
  br label %scores_f.exit

if.else.i.i:                                      ; preds = %for.body31
  call void %26(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i316, i64 noundef %14, float noundef %conv.i, ptr noundef %add.ptr8.i, i64 noundef %19, ptr noundef %add.ptr21.i, i64 noundef %24, float noundef 0.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i316) #6
  br label %scores_f.exit

scores_f.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp17425, label %for.body42, label %for.cond.cleanup41

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
  %mul116 = mul nsw i64 %32, %key.0432
  %add.ptr117 = getelementptr inbounds float, ptr %add.ptr113, i64 %mul116
  %conv122 = uitofp i1 %cmp36 to float
  %33 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i318 = icmp eq i64 %33, 32
  %34 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i318, label %if.then.i319, label %if.else.i

if.then.i319:                                     ; preds = %for.cond.cleanup41
  %conv1.i = trunc i64 %27 to i32
  %conv2.i = trunc i64 %cond.i316 to i32
  %conv4.i = trunc i64 %32 to i32
  call void %34(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i, i32 noundef %conv2.i, float noundef 1.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv2.i, ptr noundef %add.ptr117, i32 noundef %conv4.i, float noundef %conv122, ptr noundef %add.ptr, i32 noundef %conv1.i) #6
  br label %multiply_f.exit

if.else.i:                                        ; preds = %for.cond.cleanup41
  call void %34(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %27, i64 noundef %cond.i316, float noundef 1.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i316, ptr noundef %add.ptr117, i64 noundef %32, float noundef %conv122, ptr noundef %add.ptr, i64 noundef %27) #6
  br label %multiply_f.exit

multiply_f.exit:                                  ; preds = %if.then.i319, %if.else.i
  %35 = load i64, ptr %block_keys, align 8
  %add126 = add nsw i64 %35, %key.0432
  %cmp29 = icmp slt i64 %add126, %cond11.i
  br i1 %cmp29, label %for.body31, label %for.cond130.preheader, !llvm.loop !7

for.body42:                                       ; preds = %scores_f.exit, %cleanup
  %i37.0430 = phi i64 [ %inc101, %cleanup ], [ 0, %scores_f.exit ]
  %add43 = add nsw i64 %i37.0430, %mul
  %36 = load i64, ptr %first.i, align 8
  %add.i322 = add nsw i64 %36, %add43
  %add1.i323 = add nsw i64 %add43, 1
  %37 = load i64, ptr %last.i, align 8
  %add2.i325 = add nsw i64 %add1.i323, %37
  %cmp.i326 = icmp slt i64 %add.i322, 0
  br i1 %cmp.i326, label %cond.end.i330, label %cond.false.i327

cond.false.i327:                                  ; preds = %for.body42
  %38 = load i64, ptr %others.i, align 8
  %cond.i.i329 = call noundef i64 @llvm.smin.i64(i64 %add.i322, i64 %38)
  br label %cond.end.i330

cond.end.i330:                                    ; preds = %cond.false.i327, %for.body42
  %cond.i331 = phi i64 [ %cond.i.i329, %cond.false.i327 ], [ 0, %for.body42 ]
  %cmp5.i332 = icmp slt i64 %add2.i325, 0
  br i1 %cmp5.i332, label %visible_to.exit339, label %cond.false7.i333

cond.false7.i333:                                 ; preds = %cond.end.i330
  %39 = load i64, ptr %others.i, align 8
  %cond.i18.i335 = call noundef i64 @llvm.smin.i64(i64 %add2.i325, i64 %39)
  br label %visible_to.exit339

visible_to.exit339:                               ; preds = %cond.end.i330, %cond.false7.i333
  %cond11.i336 = phi i64 [ %cond.i18.i335, %cond.false7.i333 ], [ 0, %cond.end.i330 ]
  %sub.i340 = sub nsw i64 %cond.i331, %key.0432
  %cmp.i341 = icmp slt i64 %sub.i340, 0
  %cond.i.i342 = call i64 @llvm.smin.i64(i64 %sub.i340, i64 %cond.i316)
  %cond.i343 = select i1 %cmp.i341, i64 0, i64 %cond.i.i342
  %sub3.i = sub nsw i64 %cond11.i336, %key.0432
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i316)
  %cond11.i344 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %cond.i343)
  %mul47 = mul nsw i64 %i37.0430, %cond.i316
  %add.ptr48 = getelementptr inbounds float, ptr %tile, i64 %mul47
  %mul.i347 = shl i64 %cond.i343, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr48, i8 0, i64 %mul.i347, i1 false)
  %add.ptr51 = getelementptr inbounds float, ptr %add.ptr48, i64 %cond11.i344
  %sub53 = sub nsw i64 %cond.i316, %cond11.i344
  %mul.i348 = shl i64 %sub53, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr51, i8 0, i64 %mul.i348, i1 false)
  %sub56 = sub nsw i64 %cond11.i344, %cond.i343
  %cmp57 = icmp slt i64 %sub56, 1
  br i1 %cmp57, label %cleanup, label %if.end60

if.end60:                                         ; preds = %visible_to.exit339
  %add.ptr62 = getelementptr inbounds float, ptr %add.ptr48, i64 %cond.i343
  %40 = load i64, ptr %mask_kind, align 8
  %cmp63.not = icmp eq i64 %40, 0
  br i1 %cmp63.not, label %if.end69, label %if.then65

if.then65:                                        ; preds = %if.end60
  %add68 = add nsw i64 %cond.i343, %key.0432
  %41 = load i64, ptr %mask_step.i, align 8
  %mul.i349 = mul nsw i64 %41, %div6
  %42 = load i64, ptr %arrayidx2.i350, align 8
  %mul3.i351 = mul nsw i64 %42, %rem2
  %43 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %43, %add43
  %add.i352 = add i64 %add68, %mul.i349
  %add7.i = add i64 %add.i352, %mul3.i351
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i353 = icmp eq i64 %40, 1
  %44 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i353, label %if.then.i355, label %if.else.i354

if.then.i355:                                     ; preds = %if.then65
  %add.ptr.i356 = getelementptr inbounds i8, ptr %44, i64 %add8.i
  br label %for.body.i357

for.body.i357:                                    ; preds = %if.then.i355, %cond.end.i358
  %k.072.i = phi i64 [ %inc.i360, %cond.end.i358 ], [ 0, %if.then.i355 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i356, i64 %k.072.i
  %45 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %45, 0
  br i1 %tobool.not.i, label %cond.end.i358, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i357
  %arrayidx12.i = getelementptr inbounds float, ptr %add.ptr62, i64 %k.072.i
  %46 = load float, ptr %arrayidx12.i, align 4
  br label %cond.end.i358

cond.end.i358:                                    ; preds = %cond.true.i, %for.body.i357
  %cond.i359 = phi float [ %46, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i357 ]
  %arrayidx13.i = getelementptr inbounds float, ptr %add.ptr62, i64 %k.072.i
  store float %cond.i359, ptr %arrayidx13.i, align 4
  %inc.i360 = add nuw nsw i64 %k.072.i, 1
  %exitcond74.not.i = icmp eq i64 %inc.i360, %sub56
  br i1 %exitcond74.not.i, label %if.end69, label %for.body.i357, !llvm.loop !8

if.else.i354:                                     ; preds = %if.then65
  %add.ptr16.i = getelementptr inbounds float, ptr %44, i64 %add8.i
  %cmp20.not66.i = icmp ult i64 %sub56, 16
  br i1 %cmp20.not66.i, label %for.cond30.preheader.i, label %for.body22.i

for.cond30.preheader.i:                           ; preds = %for.body22.i, %if.else.i354
  %k17.0.lcssa.i = phi i64 [ 0, %if.else.i354 ], [ %add1968.i, %for.body22.i ]
  %cmp3169.i = icmp slt i64 %k17.0.lcssa.i, %sub56
  br i1 %cmp3169.i, label %for.body33.i, label %if.end69

for.body22.i:                                     ; preds = %if.else.i354, %for.body22.i
  %add1968.i = phi i64 [ %add19.i, %for.body22.i ], [ 16, %if.else.i354 ]
  %k17.067.i = phi i64 [ %add1968.i, %for.body22.i ], [ 0, %if.else.i354 ]
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

if.end69:                                         ; preds = %for.body33.i, %cond.end.i358, %for.cond30.preheader.i, %if.end60
  %cmp.i361 = icmp sgt i64 %sub56, 15
  br i1 %cmp.i361, label %if.then.i363, label %if.end.i

if.then.i363:                                     ; preds = %if.end69
  %51 = load <16 x float>, ptr %add.ptr62, align 4
  %cmp1.not50.i = icmp ult i64 %sub56, 32
  br i1 %cmp1.not50.i, label %for.cond7.preheader.i, label %for.body.i364

for.cond7.preheader.i:                            ; preds = %for.body.i364, %if.then.i363
  %k.0.lcssa.i = phi i64 [ 16, %if.then.i363 ], [ %add53.i, %for.body.i364 ]
  %most.0.lcssa.i = phi <16 x float> [ %51, %if.then.i363 ], [ %or.v.i, %for.body.i364 ]
  br label %for.body9.i

for.body.i364:                                    ; preds = %if.then.i363, %for.body.i364
  %add53.i = phi i64 [ %add.i366, %for.body.i364 ], [ 32, %if.then.i363 ]
  %most.052.i = phi <16 x float> [ %or.v.i, %for.body.i364 ], [ %51, %if.then.i363 ]
  %k.051.i = phi i64 [ %add53.i, %for.body.i364 ], [ 16, %if.then.i363 ]
  %add.ptr.i365 = getelementptr inbounds float, ptr %add.ptr62, i64 %k.051.i
  %52 = load <16 x float>, ptr %add.ptr.i365, align 4
  %cmp2.inv.i = fcmp ogt <16 x float> %52, %most.052.i
  %or.v.i = select <16 x i1> %cmp2.inv.i, <16 x float> %52, <16 x float> %most.052.i
  %add.i366 = add nuw nsw i64 %add53.i, 16
  %cmp1.not.i367 = icmp sgt i64 %add.i366, %sub56
  br i1 %cmp1.not.i367, label %for.cond7.preheader.i, label %for.body.i364, !llvm.loop !11

for.body9.i:                                      ; preds = %for.body9.i, %for.cond7.preheader.i
  %lane.056.i = phi i64 [ 0, %for.cond7.preheader.i ], [ %inc.i369, %for.body9.i ]
  %found.055.i = phi float [ 0xFFF0000000000000, %for.cond7.preheader.i ], [ %vecext.found.0.i, %for.body9.i ]
  %vecext.i368 = extractelement <16 x float> %most.0.lcssa.i, i64 %lane.056.i
  %cmp10.i = fcmp ogt float %vecext.i368, %found.055.i
  %vecext.found.0.i = select i1 %cmp10.i, float %vecext.i368, float %found.055.i
  %inc.i369 = add nuw nsw i64 %lane.056.i, 1
  %exitcond.not.i370 = icmp eq i64 %inc.i369, 16
  br i1 %exitcond.not.i370, label %if.end.i, label %for.body9.i, !llvm.loop !12

if.end.i:                                         ; preds = %for.body9.i, %if.end69
  %k.1.i = phi i64 [ 0, %if.end69 ], [ %k.0.lcssa.i, %for.body9.i ]
  %found.1.i = phi float [ 0xFFF0000000000000, %if.end69 ], [ %vecext.found.0.i, %for.body9.i ]
  %cmp1557.i = icmp slt i64 %k.1.i, %sub56
  br i1 %cmp1557.i, label %for.body16.i, label %largest_of_f.exit

for.body16.i:                                     ; preds = %if.end.i, %for.body16.i
  %found.259.i = phi float [ %.found.2.i, %for.body16.i ], [ %found.1.i, %if.end.i ]
  %k.258.i = phi i64 [ %inc24.i, %for.body16.i ], [ %k.1.i, %if.end.i ]
  %arrayidx.i362 = getelementptr inbounds float, ptr %add.ptr62, i64 %k.258.i
  %53 = load float, ptr %arrayidx.i362, align 4
  %cmp17.i = fcmp ogt float %53, %found.259.i
  %.found.2.i = select i1 %cmp17.i, float %53, float %found.259.i
  %inc24.i = add nuw nsw i64 %k.258.i, 1
  %exitcond61.not.i = icmp eq i64 %inc24.i, %sub56
  br i1 %exitcond61.not.i, label %largest_of_f.exit, label %for.body16.i, !llvm.loop !13

largest_of_f.exit:                                ; preds = %for.body16.i, %if.end.i
  %found.2.lcssa.i = phi float [ %found.1.i, %if.end.i ], [ %.found.2.i, %for.body16.i ]
  %arrayidx71 = getelementptr inbounds [256 x float], ptr %largest, i64 0, i64 %i37.0430
  %54 = load float, ptr %arrayidx71, align 4
  %cmp72 = fcmp ogt float %54, %found.2.lcssa.i
  %cond = select i1 %cmp72, float %54, float %found.2.lcssa.i
  %cmp74 = fcmp oeq float %cond, 0xFFF0000000000000
  %cond79 = select i1 %cmp74, float 0.000000e+00, float %cond
  %cmp.not83.i = icmp slt i64 %sub56, 16
  br i1 %cmp.not83.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %largest_of_f.exit
  %splat.splatinsert.i371 = insertelement <16 x float> poison, float %cond79, i64 0
  %splat.splat.i372 = shufflevector <16 x float> %splat.splatinsert.i371, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i373

for.body.i373:                                    ; preds = %for.body.i373, %for.body.lr.ph.i
  %add86.i = phi i64 [ 16, %for.body.lr.ph.i ], [ %add.i377, %for.body.i373 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add86.i, %for.body.i373 ]
  %sum.084.i = phi <16 x float> [ zeroinitializer, %for.body.lr.ph.i ], [ %add2.i376, %for.body.i373 ]
  %add.ptr.i374 = getelementptr inbounds float, ptr %add.ptr62, i64 %k.085.i
  %55 = load <16 x float>, ptr %add.ptr.i374, align 4
  %sub.i375 = fsub <16 x float> %55, %splat.splat.i372
  %56 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i375, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %sub.i64.i = fadd <16 x float> %56, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %57 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i64.i, <16 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <16 x float> %sub.i375)
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
  %cmp2.i71.i = fcmp uno <16 x float> %sub.i375, zeroinitializer
  %68 = fcmp uge <16 x float> %sub.i375, <float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01>
  %69 = bitcast <16 x i32> %add.i70.i to <16 x float>
  %70 = select <16 x i1> %68, <16 x float> %69, <16 x float> zeroinitializer
  %71 = select <16 x i1> %cmp2.i71.i, <16 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, <16 x float> %70
  store <16 x float> %71, ptr %add.ptr.i374, align 4
  %add2.i376 = fadd <16 x float> %sum.084.i, %71
  %add.i377 = add nuw nsw i64 %add86.i, 16
  %cmp.not.i378 = icmp sgt i64 %add.i377, %sub56
  br i1 %cmp.not.i378, label %for.end.i, label %for.body.i373, !llvm.loop !14

for.end.i:                                        ; preds = %for.body.i373, %largest_of_f.exit
  %sum.0.lcssa.i = phi <16 x float> [ zeroinitializer, %largest_of_f.exit ], [ %add2.i376, %for.body.i373 ]
  %k.0.lcssa.i379 = phi i64 [ 0, %largest_of_f.exit ], [ %add86.i, %for.body.i373 ]
  %cmp4.i = icmp slt i64 %k.0.lcssa.i379, %sub56
  br i1 %cmp4.i, label %for.body9.preheader.i, label %for.body31.i.preheader

for.body9.preheader.i:                            ; preds = %for.end.i
  %72 = sub nsw i64 %sub56, %k.0.lcssa.i379
  %invariant.gep.i = getelementptr float, ptr %add.ptr62, i64 %k.0.lcssa.i379
  br label %for.body9.i382

for.body19.preheader.i:                           ; preds = %for.body9.i382
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

for.body9.i382:                                   ; preds = %for.body9.i382, %for.body9.preheader.i
  %lane.089.i = phi i64 [ %inc.i383, %for.body9.i382 ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <16 x float> [ %vecins.i, %for.body9.i382 ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr float, ptr %invariant.gep.i, i64 %lane.089.i
  %89 = load float, ptr %gep.i, align 4
  %sub11.i = fsub float %89, %cond79
  %vecins.i = insertelement <16 x float> %v5.088.i, float %sub11.i, i64 %lane.089.i
  %inc.i383 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i384 = icmp eq i64 %inc.i383, %72
  br i1 %exitcond.not.i384, label %for.body19.preheader.i, label %for.body9.i382, !llvm.loop !15

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %found.094.i = phi float [ %add23.i, %for.body19.i ], [ 0.000000e+00, %for.body19.preheader.i ]
  %vecext.i385 = extractelement <16 x float> %88, i64 %lane14.095.i
  %gep105.i = getelementptr float, ptr %invariant.gep.i, i64 %lane14.095.i
  store float %vecext.i385, ptr %gep105.i, align 4
  %add23.i = fadd float %found.094.i, %vecext.i385
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
  %arrayidx96.phi.trans.insert = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i37.0430
  %.pre442 = load float, ptr %arrayidx96.phi.trans.insert, align 4
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
  %arrayidx86 = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i37.0430
  %106 = load float, ptr %arrayidx86, align 4
  %mul87 = fmul float %vecext.i, %106
  br i1 %cmp36, label %if.then88, label %if.end93

if.then88:                                        ; preds = %if.then83
  %107 = load i64, ptr %outputs, align 8
  %mul90 = mul nsw i64 %107, %i37.0430
  %add.ptr91 = getelementptr inbounds float, ptr %add.ptr, i64 %mul90
  %cmp.not19.i = icmp slt i64 %107, 16
  br i1 %cmp.not19.i, label %for.cond3.preheader.i, label %for.body.lr.ph.i386

for.body.lr.ph.i386:                              ; preds = %if.then88
  %splat.splat.i388 = shufflevector <16 x float> %105, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i389

for.cond3.preheader.i:                            ; preds = %for.body.i389, %if.then88
  %k.0.lcssa.i394 = phi i64 [ 0, %if.then88 ], [ %add21.i, %for.body.i389 ]
  %cmp422.i = icmp slt i64 %k.0.lcssa.i394, %107
  br i1 %cmp422.i, label %for.body5.i, label %if.end93

for.body.i389:                                    ; preds = %for.body.i389, %for.body.lr.ph.i386
  %add21.i = phi i64 [ 16, %for.body.lr.ph.i386 ], [ %add.i392, %for.body.i389 ]
  %k.020.i = phi i64 [ 0, %for.body.lr.ph.i386 ], [ %add21.i, %for.body.i389 ]
  %add.ptr.i390 = getelementptr inbounds float, ptr %add.ptr91, i64 %k.020.i
  %108 = load <16 x float>, ptr %add.ptr.i390, align 4
  %mul.i391 = fmul <16 x float> %splat.splat.i388, %108
  store <16 x float> %mul.i391, ptr %add.ptr.i390, align 4
  %add.i392 = add nuw nsw i64 %add21.i, 16
  %cmp.not.i393 = icmp sgt i64 %add.i392, %107
  br i1 %cmp.not.i393, label %for.cond3.preheader.i, label %for.body.i389, !llvm.loop !18

for.body5.i:                                      ; preds = %for.cond3.preheader.i, %for.body5.i
  %k.123.i = phi i64 [ %inc.i397, %for.body5.i ], [ %k.0.lcssa.i394, %for.cond3.preheader.i ]
  %arrayidx.i395 = getelementptr inbounds float, ptr %add.ptr91, i64 %k.123.i
  %109 = load float, ptr %arrayidx.i395, align 4
  %mul6.i396 = fmul float %vecext.i, %109
  store float %mul6.i396, ptr %arrayidx.i395, align 4
  %inc.i397 = add nuw nsw i64 %k.123.i, 1
  %exitcond.not.i398 = icmp eq i64 %inc.i397, %107
  br i1 %exitcond.not.i398, label %if.end93, label %for.body5.i, !llvm.loop !19

if.end93:                                         ; preds = %for.body5.i, %for.cond3.preheader.i, %if.then83
  store float %cond, ptr %arrayidx71, align 4
  br label %if.end95

if.end95:                                         ; preds = %exponentials_f.exit.if.end95_crit_edge, %if.end93
  %110 = phi float [ %.pre442, %exponentials_f.exit.if.end95_crit_edge ], [ %mul87, %if.end93 ]
  %arrayidx96 = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i37.0430
  %add97 = fadd float %add33.i, %110
  store float %add97, ptr %arrayidx96, align 4
  br label %cleanup

cleanup:                                          ; preds = %visible_to.exit339, %if.end95
  %inc101 = add nuw nsw i64 %i37.0430, 1
  %exitcond439.not = icmp eq i64 %inc101, %cond.i
  br i1 %exitcond439.not, label %for.cond.cleanup41, label %for.body42, !llvm.loop !20

for.cond.cleanup133:                              ; preds = %if.end175, %for.cond130.preheader
  %inc181 = add i64 %each.0436, 1
  %exitcond441.not = icmp eq i64 %inc181, %end
  br i1 %exitcond441.not, label %for.cond.cleanup, label %for.body, !llvm.loop !21

for.body134:                                      ; preds = %for.cond130.preheader, %if.end175
  %i129.0434 = phi i64 [ %inc177, %if.end175 ], [ 0, %for.cond130.preheader ]
  %arrayidx135 = getelementptr inbounds [256 x float], ptr %sums, i64 0, i64 %i129.0434
  %111 = load float, ptr %arrayidx135, align 4
  %cmp136 = fcmp oeq float %111, 0.000000e+00
  %112 = load i64, ptr %outputs, align 8
  %mul141 = mul nsw i64 %112, %i129.0434
  %add.ptr142 = getelementptr inbounds float, ptr %add.ptr, i64 %mul141
  br i1 %cmp136, label %if.end150.thread, label %if.else

if.else:                                          ; preds = %for.body134
  %div149 = fdiv float 1.000000e+00, %111
  %cmp.not19.i400 = icmp slt i64 %112, 16
  br i1 %cmp.not19.i400, label %for.cond3.preheader.i411, label %for.body.lr.ph.i401

for.body.lr.ph.i401:                              ; preds = %if.else
  %splat.splatinsert.i402 = insertelement <16 x float> poison, float %div149, i64 0
  %splat.splat.i403 = shufflevector <16 x float> %splat.splatinsert.i402, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i404

for.cond3.preheader.i411:                         ; preds = %for.body.i404, %if.else
  %k.0.lcssa.i412 = phi i64 [ 0, %if.else ], [ %add21.i405, %for.body.i404 ]
  %cmp422.i413 = icmp slt i64 %k.0.lcssa.i412, %112
  br i1 %cmp422.i413, label %for.body5.i414, label %if.end150

for.body.i404:                                    ; preds = %for.body.i404, %for.body.lr.ph.i401
  %add21.i405 = phi i64 [ 16, %for.body.lr.ph.i401 ], [ %add.i409, %for.body.i404 ]
  %k.020.i406 = phi i64 [ 0, %for.body.lr.ph.i401 ], [ %add21.i405, %for.body.i404 ]
  %add.ptr.i407 = getelementptr inbounds float, ptr %add.ptr142, i64 %k.020.i406
  %113 = load <16 x float>, ptr %add.ptr.i407, align 4
  %mul.i408 = fmul <16 x float> %splat.splat.i403, %113
  store <16 x float> %mul.i408, ptr %add.ptr.i407, align 4
  %add.i409 = add nuw nsw i64 %add21.i405, 16
  %cmp.not.i410 = icmp sgt i64 %add.i409, %112
  br i1 %cmp.not.i410, label %for.cond3.preheader.i411, label %for.body.i404, !llvm.loop !18

for.body5.i414:                                   ; preds = %for.cond3.preheader.i411, %for.body5.i414
  %k.123.i415 = phi i64 [ %inc.i418, %for.body5.i414 ], [ %k.0.lcssa.i412, %for.cond3.preheader.i411 ]
  %arrayidx.i416 = getelementptr inbounds float, ptr %add.ptr142, i64 %k.123.i415
  %114 = load float, ptr %arrayidx.i416, align 4
  %mul6.i417 = fmul float %div149, %114
  store float %mul6.i417, ptr %arrayidx.i416, align 4
  %inc.i418 = add nuw nsw i64 %k.123.i415, 1
  %exitcond.not.i419 = icmp eq i64 %inc.i418, %112
  br i1 %exitcond.not.i419, label %if.end150, label %for.body5.i414, !llvm.loop !19

if.end150:                                        ; preds = %for.body5.i414, %for.cond3.preheader.i411
  %115 = load i64, ptr %wants_sums, align 8
  %tobool151.not = icmp eq i64 %115, 0
  br i1 %tobool151.not, label %if.end175, label %cond.false155

if.end150.thread:                                 ; preds = %for.body134
  %mul.i399 = shl i64 %112, 2
  call void @llvm.memset.p0.i64(ptr align 4 %add.ptr142, i8 0, i64 %mul.i399, i1 false)
  %116 = load i64, ptr %wants_sums, align 8
  %tobool151.not423 = icmp eq i64 %116, 0
  br i1 %tobool151.not423, label %if.end175, label %cond.end170

cond.false155:                                    ; preds = %if.end150
  %arrayidx156 = getelementptr inbounds [256 x float], ptr %largest, i64 0, i64 %i129.0434
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
  %arrayidx174 = getelementptr float, ptr %119, i64 %i129.0434
  store float %cond171, ptr %arrayidx174, align 4
  br label %if.end175

if.end175:                                        ; preds = %if.end150.thread, %cond.end170, %if.end150
  %inc177 = add nuw nsw i64 %i129.0434, 1
  %exitcond440.not = icmp eq i64 %inc177, %cond.i
  br i1 %exitcond440.not, label %for.cond.cleanup133, label %for.body134, !llvm.loop !22
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
  %cmp526 = icmp slt i64 %begin, %end
  br i1 %cmp526, label %for.body.lr.ph, label %for.cond.cleanup

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
  %arrayidx2.i438 = getelementptr inbounds i8, ptr %p, i64 272
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
  %each.0527 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc230, %for.cond.cleanup30 ]
  %div1 = sdiv i64 %each.0527, %div
  %rem = srem i64 %each.0527, %div
  %4 = load i64, ptr %wants_k, align 8
  %tobool.not = icmp eq i64 %4, 0
  br i1 %tobool.not, label %cond.end, label %cond.false

cond.false:                                       ; preds = %for.body
  %5 = load ptr, ptr %of_k2, align 8
  %6 = load i64, ptr %others, align 8
  %mul = mul nsw i64 %6, %each.0527
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
  %mul9 = mul nsw i64 %10, %each.0527
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
  %mul.i405 = mul i64 %mul22, %15
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %cond13, i8 0, i64 %mul.i405, i1 false)
  br label %if.end23

if.end23:                                         ; preds = %if.then19, %if.end
  %16 = load i64, ptr %shared, align 8
  %mul25 = mul nsw i64 %16, %rem
  %add = add nsw i64 %rem, 1
  %mul28523 = mul nsw i64 %16, %add
  %cmp29524 = icmp slt i64 %mul25, %mul28523
  br i1 %cmp29524, label %for.body31.preheader, label %for.cond.cleanup30

for.body31.preheader:                             ; preds = %if.end23
  %.pre = load i64, ptr %length, align 8
  br label %for.body31

for.cond.cleanup30:                               ; preds = %for.cond.cleanup54, %if.end23
  %inc230 = add i64 %each.0527, 1
  %exitcond530.not = icmp eq i64 %inc230, %end
  br i1 %exitcond530.not, label %for.cond.cleanup, label %for.body, !llvm.loop !23

for.body31:                                       ; preds = %for.body31.preheader, %for.cond.cleanup54
  %17 = phi i64 [ %25, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %18 = phi i64 [ %26, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %head.0525 = phi i64 [ %inc226, %for.cond.cleanup54 ], [ %mul25, %for.body31.preheader ]
  %19 = load i64, ptr %heads, align 8
  %mul33 = mul nsw i64 %19, %div1
  %add34 = add nsw i64 %mul33, %head.0525
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
  %mul.i406 = mul i64 %mul49, %22
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr42, i8 0, i64 %mul.i406, i1 false)
  %.pre531 = load i64, ptr %length, align 8
  br label %if.end50

if.end50:                                         ; preds = %for.body31, %if.then46, %cond.end43
  %23 = phi i64 [ %.pre531, %if.then46 ], [ %17, %cond.end43 ], [ %17, %for.body31 ]
  %24 = phi i64 [ %.pre531, %if.then46 ], [ %18, %cond.end43 ], [ %18, %for.body31 ]
  %cmp45.not513 = phi i1 [ false, %if.then46 ], [ true, %cond.end43 ], [ true, %for.body31 ]
  %cond44512 = phi ptr [ %add.ptr42, %if.then46 ], [ null, %cond.end43 ], [ null, %for.body31 ]
  %cmp53521 = icmp sgt i64 %24, 0
  br i1 %cmp53521, label %for.body55.lr.ph, label %for.cond.cleanup54

for.body55.lr.ph:                                 ; preds = %if.end50
  %or.cond = and i1 %cmp14.not, %cmp45.not513
  %.pre532 = load i64, ptr %block_rows, align 8
  br label %for.body55

for.cond.cleanup54:                               ; preds = %for.cond.cleanup85, %if.end50
  %25 = phi i64 [ %23, %if.end50 ], [ %43, %for.cond.cleanup85 ]
  %26 = phi i64 [ %24, %if.end50 ], [ %43, %for.cond.cleanup85 ]
  %inc226 = add nsw i64 %head.0525, 1
  %27 = load i64, ptr %shared, align 8
  %mul28 = mul nsw i64 %27, %add
  %cmp29 = icmp slt i64 %inc226, %mul28
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !24

for.body55:                                       ; preds = %for.body55.lr.ph, %for.cond.cleanup85
  %28 = phi i64 [ %23, %for.body55.lr.ph ], [ %43, %for.cond.cleanup85 ]
  %29 = phi i64 [ %.pre532, %for.body55.lr.ph ], [ %44, %for.cond.cleanup85 ]
  %30 = phi i64 [ %24, %for.body55.lr.ph ], [ %43, %for.cond.cleanup85 ]
  %row.0522 = phi i64 [ 0, %for.body55.lr.ph ], [ %add222, %for.cond.cleanup85 ]
  %sub = sub nsw i64 %30, %row.0522
  %cond.i = call noundef i64 @llvm.smin.i64(i64 %29, i64 %sub)
  %31 = load ptr, ptr %g57, align 8
  %32 = load i64, ptr %g_step, align 8
  %mul58 = mul nsw i64 %32, %div1
  %add.ptr59 = getelementptr inbounds float, ptr %31, i64 %mul58
  %33 = load i64, ptr %arrayidx61, align 8
  %mul62 = mul nsw i64 %33, %head.0525
  %add.ptr63 = getelementptr inbounds float, ptr %add.ptr59, i64 %mul62
  %34 = load i64, ptr %arrayidx65, align 8
  %mul66 = mul nsw i64 %34, %row.0522
  %add.ptr67 = getelementptr inbounds float, ptr %add.ptr63, i64 %mul66
  %35 = load ptr, ptr %p, align 8
  %36 = load i64, ptr %q_step, align 8
  %mul70 = mul nsw i64 %36, %div1
  %add.ptr71 = getelementptr inbounds float, ptr %35, i64 %mul70
  %37 = load i64, ptr %arrayidx73, align 8
  %mul74 = mul nsw i64 %37, %head.0525
  %add.ptr75 = getelementptr inbounds float, ptr %add.ptr71, i64 %mul74
  %38 = load i64, ptr %arrayidx77, align 8
  %mul78 = mul nsw i64 %38, %row.0522
  %add.ptr79 = getelementptr inbounds float, ptr %add.ptr75, i64 %mul78
  %39 = load i64, ptr %first.i, align 8
  %add.i = add nsw i64 %39, %row.0522
  %add1.i = add nsw i64 %cond.i, %row.0522
  %40 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %40
  %cmp.i = icmp slt i64 %add.i, 0
  br i1 %cmp.i, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body55
  %41 = load i64, ptr %others, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i, i64 %41)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body55
  %cond.i407 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body55 ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %42 = load i64, ptr %others, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %42)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp84519 = icmp slt i64 %cond.i407, %cond11.i
  br i1 %cmp84519, label %for.body86.lr.ph, label %for.cond.cleanup85

for.body86.lr.ph:                                 ; preds = %visible_to.exit
  %conv.i.i = trunc i64 %cond.i to i32
  %cmp91515 = icmp sgt i64 %cond.i, 0
  %.pre533 = load i64, ptr %block_keys, align 8
  br label %for.body86

for.cond.cleanup85.loopexit:                      ; preds = %cleanup212
  %.pre534 = load i64, ptr %block_rows, align 8
  %.pre535 = load i64, ptr %length, align 8
  br label %for.cond.cleanup85

for.cond.cleanup85:                               ; preds = %for.cond.cleanup85.loopexit, %visible_to.exit
  %43 = phi i64 [ %.pre535, %for.cond.cleanup85.loopexit ], [ %28, %visible_to.exit ]
  %44 = phi i64 [ %.pre534, %for.cond.cleanup85.loopexit ], [ %29, %visible_to.exit ]
  %add222 = add nsw i64 %44, %row.0522
  %cmp53 = icmp slt i64 %add222, %43
  br i1 %cmp53, label %for.body55, label %for.cond.cleanup54, !llvm.loop !25

for.body86:                                       ; preds = %for.body86.lr.ph, %cleanup212
  %45 = phi i64 [ %.pre533, %for.body86.lr.ph ], [ %146, %cleanup212 ]
  %key.0520 = phi i64 [ %cond.i407, %for.body86.lr.ph ], [ %add217, %cleanup212 ]
  %sub88 = sub nsw i64 %cond11.i, %key.0520
  %cond.i408 = call noundef i64 @llvm.smin.i64(i64 %45, i64 %sub88)
  %46 = load i64, ptr %features, align 8
  %47 = load double, ptr %scale.i, align 8
  %conv.i = fptrunc double %47 to float
  %48 = load ptr, ptr %p, align 8
  %49 = load i64, ptr %q_step, align 8
  %mul.i409 = mul nsw i64 %49, %div1
  %add.ptr.i = getelementptr inbounds float, ptr %48, i64 %mul.i409
  %50 = load i64, ptr %arrayidx73, align 8
  %mul3.i = mul nsw i64 %50, %head.0525
  %add.ptr4.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul3.i
  %51 = load i64, ptr %arrayidx77, align 8
  %mul7.i = mul nsw i64 %51, %row.0522
  %add.ptr8.i = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul7.i
  %52 = load ptr, ptr %k.i, align 8
  %53 = load i64, ptr %k_step.i, align 8
  %mul12.i = mul nsw i64 %53, %div1
  %add.ptr13.i = getelementptr inbounds float, ptr %52, i64 %mul12.i
  %54 = load i64, ptr %shared, align 8
  %div.i = sdiv i64 %head.0525, %54
  %55 = load i64, ptr %arrayidx15.i, align 8
  %mul16.i = mul nsw i64 %55, %div.i
  %add.ptr17.i = getelementptr inbounds float, ptr %add.ptr13.i, i64 %mul16.i
  %56 = load i64, ptr %arrayidx19.i, align 8
  %mul20.i = mul nsw i64 %56, %key.0520
  %add.ptr21.i = getelementptr inbounds float, ptr %add.ptr17.i, i64 %mul20.i
  %57 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %57, 32
  %58 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body86
  %conv1.i.i = trunc i64 %cond.i408 to i32
  %conv2.i.i = trunc i64 %46 to i32
  %conv3.i.i = trunc i64 %51 to i32
  %conv4.i.i = trunc i64 %56 to i32
  call void %58(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, float noundef %conv.i, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, float noundef 0.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv1.i.i) #6
  br label %scores_f.exit

if.else.i.i:                                      ; preds = %for.body86
  call void %58(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i408, i64 noundef %46, float noundef %conv.i, ptr noundef %add.ptr8.i, i64 noundef %51, ptr noundef %add.ptr21.i, i64 noundef %56, float noundef 0.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i408) #6
  br label %scores_f.exit

scores_f.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp91515, label %for.body93.lr.ph, label %for.cond.cleanup92

for.body93.lr.ph:                                 ; preds = %scores_f.exit
  %59 = load i64, ptr %first.i, align 8
  %60 = load i64, ptr %last.i, align 8
  br label %for.body93

for.cond.cleanup92:                               ; preds = %cleanup, %scores_f.exit
  br i1 %cmp18.not, label %if.end136, label %if.then127

for.body93:                                       ; preds = %for.body93.lr.ph, %cleanup
  %i.0516 = phi i64 [ 0, %for.body93.lr.ph ], [ %inc, %cleanup ]
  %add94 = add nsw i64 %i.0516, %row.0522
  %add.i411 = add nsw i64 %59, %add94
  %add1.i412 = add nsw i64 %add94, 1
  %add2.i414 = add nsw i64 %add1.i412, %60
  %cmp.i415 = icmp slt i64 %add.i411, 0
  br i1 %cmp.i415, label %cond.end.i419, label %cond.false.i416

cond.false.i416:                                  ; preds = %for.body93
  %61 = load i64, ptr %others, align 8
  %cond.i.i418 = call noundef i64 @llvm.smin.i64(i64 %add.i411, i64 %61)
  br label %cond.end.i419

cond.end.i419:                                    ; preds = %cond.false.i416, %for.body93
  %cond.i420 = phi i64 [ %cond.i.i418, %cond.false.i416 ], [ 0, %for.body93 ]
  %cmp5.i421 = icmp slt i64 %add2.i414, 0
  br i1 %cmp5.i421, label %visible_to.exit428, label %cond.false7.i422

cond.false7.i422:                                 ; preds = %cond.end.i419
  %62 = load i64, ptr %others, align 8
  %cond.i18.i424 = call noundef i64 @llvm.smin.i64(i64 %add2.i414, i64 %62)
  br label %visible_to.exit428

visible_to.exit428:                               ; preds = %cond.end.i419, %cond.false7.i422
  %cond11.i425 = phi i64 [ %cond.i18.i424, %cond.false7.i422 ], [ 0, %cond.end.i419 ]
  %sub.i = sub nsw i64 %cond.i420, %key.0520
  %cmp.i429 = icmp slt i64 %sub.i, 0
  %cond.i.i430 = call i64 @llvm.smin.i64(i64 %sub.i, i64 %cond.i408)
  %cond.i431 = select i1 %cmp.i429, i64 0, i64 %cond.i.i430
  %sub3.i = sub nsw i64 %cond11.i425, %key.0520
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i408)
  %cond11.i432 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %cond.i431)
  %mul98 = mul nsw i64 %i.0516, %cond.i408
  %add.ptr99 = getelementptr inbounds float, ptr %parts, i64 %mul98
  %mul.i435 = shl i64 %cond.i431, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr99, i8 0, i64 %mul.i435, i1 false)
  %add.ptr102 = getelementptr inbounds float, ptr %add.ptr99, i64 %cond11.i432
  %sub104 = sub nsw i64 %cond.i408, %cond11.i432
  %mul.i436 = shl i64 %sub104, 2
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %add.ptr102, i8 0, i64 %mul.i436, i1 false)
  %sub107 = sub nsw i64 %cond11.i432, %cond.i431
  %cmp108 = icmp slt i64 %sub107, 1
  br i1 %cmp108, label %cleanup, label %if.end110

if.end110:                                        ; preds = %visible_to.exit428
  %add.ptr112 = getelementptr inbounds float, ptr %add.ptr99, i64 %cond.i431
  %63 = load i64, ptr %mask_kind, align 8
  %cmp113.not = icmp eq i64 %63, 0
  br i1 %cmp113.not, label %if.end118, label %if.then114

if.then114:                                       ; preds = %if.end110
  %add117 = add nsw i64 %cond.i431, %key.0520
  %64 = load i64, ptr %mask_step.i, align 8
  %mul.i437 = mul nsw i64 %64, %div1
  %65 = load i64, ptr %arrayidx2.i438, align 8
  %mul3.i439 = mul nsw i64 %65, %head.0525
  %66 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %66, %add94
  %add.i440 = add i64 %add117, %mul.i437
  %add7.i = add i64 %add.i440, %mul3.i439
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i441 = icmp eq i64 %63, 1
  %67 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i441, label %if.then.i442, label %if.else.i

if.then.i442:                                     ; preds = %if.then114
  %add.ptr.i443 = getelementptr inbounds i8, ptr %67, i64 %add8.i
  br label %for.body.i

for.body.i:                                       ; preds = %if.then.i442, %cond.end.i444
  %k.072.i = phi i64 [ %inc.i, %cond.end.i444 ], [ 0, %if.then.i442 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i443, i64 %k.072.i
  %68 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %68, 0
  br i1 %tobool.not.i, label %cond.end.i444, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i
  %arrayidx12.i = getelementptr inbounds float, ptr %add.ptr112, i64 %k.072.i
  %69 = load float, ptr %arrayidx12.i, align 4
  br label %cond.end.i444

cond.end.i444:                                    ; preds = %cond.true.i, %for.body.i
  %cond.i445 = phi float [ %69, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i ]
  %arrayidx13.i = getelementptr inbounds float, ptr %add.ptr112, i64 %k.072.i
  store float %cond.i445, ptr %arrayidx13.i, align 4
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

if.end118:                                        ; preds = %for.body33.i, %cond.end.i444, %for.cond30.preheader.i, %if.end110
  %74 = load ptr, ptr %sums, align 8
  %75 = getelementptr float, ptr %74, i64 %mul35
  %76 = getelementptr float, ptr %75, i64 %row.0522
  %arrayidx121 = getelementptr float, ptr %76, i64 %i.0516
  %77 = load float, ptr %arrayidx121, align 4
  %cmp.not83.i = icmp slt i64 %sub107, 16
  br i1 %cmp.not83.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %if.end118
  %splat.splatinsert.i = insertelement <16 x float> poison, float %77, i64 0
  %splat.splat.i = shufflevector <16 x float> %splat.splatinsert.i, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i446

for.body.i446:                                    ; preds = %for.body.i446, %for.body.lr.ph.i
  %add86.i = phi i64 [ 16, %for.body.lr.ph.i ], [ %add.i450, %for.body.i446 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add86.i, %for.body.i446 ]
  %add.ptr.i447 = getelementptr inbounds float, ptr %add.ptr112, i64 %k.085.i
  %78 = load <16 x float>, ptr %add.ptr.i447, align 4
  %sub.i448 = fsub <16 x float> %78, %splat.splat.i
  %79 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i448, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %sub.i64.i = fadd <16 x float> %79, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %80 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sub.i64.i, <16 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <16 x float> %sub.i448)
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
  %cmp2.i71.i = fcmp uno <16 x float> %sub.i448, zeroinitializer
  %91 = fcmp uge <16 x float> %sub.i448, <float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01, float -8.700000e+01>
  %92 = bitcast <16 x i32> %add.i70.i to <16 x float>
  %93 = select <16 x i1> %91, <16 x float> %92, <16 x float> zeroinitializer
  %94 = select <16 x i1> %cmp2.i71.i, <16 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, <16 x float> %93
  store <16 x float> %94, ptr %add.ptr.i447, align 4
  %add.i450 = add nuw nsw i64 %add86.i, 16
  %cmp.not.i451 = icmp sgt i64 %add.i450, %sub107
  br i1 %cmp.not.i451, label %for.end.i, label %for.body.i446, !llvm.loop !14

for.end.i:                                        ; preds = %for.body.i446, %if.end118
  %k.0.lcssa.i = phi i64 [ 0, %if.end118 ], [ %add86.i, %for.body.i446 ]
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
  %lane.089.i = phi i64 [ %inc.i452, %for.body9.i ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <16 x float> [ %vecins.i, %for.body9.i ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr float, ptr %invariant.gep.i, i64 %lane.089.i
  %112 = load float, ptr %gep.i, align 4
  %sub11.i = fsub float %112, %77
  %vecins.i = insertelement <16 x float> %v5.088.i, float %sub11.i, i64 %lane.089.i
  %inc.i452 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i453 = icmp eq i64 %inc.i452, %95
  br i1 %exitcond.not.i453, label %for.body19.preheader.i, label %for.body9.i, !llvm.loop !15

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %vecext.i = extractelement <16 x float> %111, i64 %lane14.095.i
  %gep105.i = getelementptr float, ptr %invariant.gep.i, i64 %lane14.095.i
  store float %vecext.i, ptr %gep105.i, align 4
  %inc25.i = add nuw nsw i64 %lane14.095.i, 1
  %exitcond102.not.i = icmp eq i64 %inc25.i, %95
  br i1 %exitcond102.not.i, label %cleanup, label %for.body19.i, !llvm.loop !16

cleanup:                                          ; preds = %for.body19.i, %for.end.i, %visible_to.exit428
  %inc = add nuw nsw i64 %i.0516, 1
  %exitcond.not = icmp eq i64 %inc, %cond.i
  br i1 %exitcond.not, label %for.cond.cleanup92, label %for.body93, !llvm.loop !26

if.then127:                                       ; preds = %for.cond.cleanup92
  %113 = load i64, ptr %outputs, align 8
  %114 = load i64, ptr %arrayidx65, align 8
  %mul133 = mul nsw i64 %113, %key.0520
  %add.ptr134 = getelementptr inbounds float, ptr %cond13, i64 %mul133
  %115 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i454 = icmp eq i64 %115, 32
  %116 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i454, label %if.then.i457, label %if.else.i455

if.then.i457:                                     ; preds = %if.then127
  %conv.i458 = trunc i64 %cond.i408 to i32
  %conv1.i = trunc i64 %113 to i32
  %conv4.i = trunc i64 %114 to i32
  call void %116(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i458, i32 noundef %conv1.i, i32 noundef %conv.i.i, float noundef 1.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv.i458, ptr noundef %add.ptr67, i32 noundef %conv4.i, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i32 noundef %conv1.i) #6
  br label %if.end136

if.else.i455:                                     ; preds = %if.then127
  call void %116(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i408, i64 noundef %113, i64 noundef %cond.i, float noundef 1.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i408, ptr noundef %add.ptr67, i64 noundef %114, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i64 noundef %113) #6
  br label %if.end136

if.end136:                                        ; preds = %if.else.i455, %if.then.i457, %for.cond.cleanup92
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
  %mul153 = mul nsw i64 %122, %key.0520
  %add.ptr154 = getelementptr inbounds float, ptr %add.ptr150, i64 %mul153
  %123 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i460 = icmp eq i64 %123, 32
  %124 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i460, label %if.then.i464, label %if.else.i462

if.then.i464:                                     ; preds = %if.end140
  %conv1.i466 = trunc i64 %cond.i408 to i32
  %conv2.i467 = trunc i64 %117 to i32
  %conv3.i468 = trunc i64 %118 to i32
  %conv4.i469 = trunc i64 %122 to i32
  call void %124(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i466, i32 noundef %conv2.i467, float noundef 1.000000e+00, ptr noundef %add.ptr67, i32 noundef %conv3.i468, ptr noundef %add.ptr154, i32 noundef %conv4.i469, float noundef 0.000000e+00, ptr noundef nonnull %slopes, i32 noundef %conv1.i466) #6
  br label %multiply_f.exit471

if.else.i462:                                     ; preds = %if.end140
  call void %124(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i408, i64 noundef %117, float noundef 1.000000e+00, ptr noundef %add.ptr67, i64 noundef %118, ptr noundef %add.ptr154, i64 noundef %122, float noundef 0.000000e+00, ptr noundef nonnull %slopes, i64 noundef %cond.i408) #6
  br label %multiply_f.exit471

multiply_f.exit471:                               ; preds = %if.then.i464, %if.else.i462
  br i1 %cmp91515, label %for.body162.lr.ph, label %for.cond.cleanup161

for.body162.lr.ph:                                ; preds = %multiply_f.exit471
  %125 = load ptr, ptr %less, align 8
  %126 = getelementptr float, ptr %125, i64 %mul35
  %127 = getelementptr float, ptr %126, i64 %row.0522
  %cmp.not25.i = icmp slt i64 %cond.i408, 16
  br label %for.body162

for.cond.cleanup161:                              ; preds = %sloped_f.exit, %multiply_f.exit471
  br i1 %cmp45.not513, label %if.end197, label %if.then177

for.body162:                                      ; preds = %for.body162.lr.ph, %sloped_f.exit
  %i158.0518 = phi i64 [ 0, %for.body162.lr.ph ], [ %inc173, %sloped_f.exit ]
  %mul164 = mul nsw i64 %i158.0518, %cond.i408
  %add.ptr165 = getelementptr inbounds float, ptr %parts, i64 %mul164
  %add.ptr168 = getelementptr inbounds float, ptr %slopes, i64 %mul164
  %arrayidx171 = getelementptr float, ptr %127, i64 %i158.0518
  %128 = load float, ptr %arrayidx171, align 4
  br i1 %cmp.not25.i, label %for.cond4.preheader.i, label %for.body.lr.ph.i472

for.body.lr.ph.i472:                              ; preds = %for.body162
  %splat.splatinsert.i473 = insertelement <16 x float> poison, float %128, i64 0
  %splat.splat.i474 = shufflevector <16 x float> %splat.splatinsert.i473, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body.i475

for.cond4.preheader.i:                            ; preds = %for.body.i475, %for.body162
  %k.0.lcssa.i481 = phi i64 [ 0, %for.body162 ], [ %add27.i, %for.body.i475 ]
  %cmp528.i = icmp slt i64 %k.0.lcssa.i481, %cond.i408
  br i1 %cmp528.i, label %for.body6.i, label %sloped_f.exit

for.body.i475:                                    ; preds = %for.body.i475, %for.body.lr.ph.i472
  %add27.i = phi i64 [ 16, %for.body.lr.ph.i472 ], [ %add.i479, %for.body.i475 ]
  %k.026.i = phi i64 [ 0, %for.body.lr.ph.i472 ], [ %add27.i, %for.body.i475 ]
  %add.ptr.i476 = getelementptr inbounds float, ptr %add.ptr165, i64 %k.026.i
  %129 = load <16 x float>, ptr %add.ptr.i476, align 4
  %add.ptr1.i = getelementptr inbounds float, ptr %add.ptr168, i64 %k.026.i
  %130 = load <16 x float>, ptr %add.ptr1.i, align 4
  %sub.i477 = fsub <16 x float> %130, %splat.splat.i474
  %mul.i478 = fmul <16 x float> %129, %sub.i477
  store <16 x float> %mul.i478, ptr %add.ptr.i476, align 4
  %add.i479 = add nuw nsw i64 %add27.i, 16
  %cmp.not.i480 = icmp sgt i64 %add.i479, %cond.i408
  br i1 %cmp.not.i480, label %for.cond4.preheader.i, label %for.body.i475, !llvm.loop !27

for.body6.i:                                      ; preds = %for.cond4.preheader.i, %for.body6.i
  %k.129.i = phi i64 [ %inc.i482, %for.body6.i ], [ %k.0.lcssa.i481, %for.cond4.preheader.i ]
  %arrayidx.i = getelementptr inbounds float, ptr %add.ptr168, i64 %k.129.i
  %131 = load float, ptr %arrayidx.i, align 4
  %sub7.i = fsub float %131, %128
  %arrayidx8.i = getelementptr inbounds float, ptr %add.ptr165, i64 %k.129.i
  %132 = load float, ptr %arrayidx8.i, align 4
  %mul9.i = fmul float %132, %sub7.i
  store float %mul9.i, ptr %arrayidx8.i, align 4
  %inc.i482 = add nuw nsw i64 %k.129.i, 1
  %exitcond.not.i483 = icmp eq i64 %inc.i482, %cond.i408
  br i1 %exitcond.not.i483, label %sloped_f.exit, label %for.body6.i, !llvm.loop !28

sloped_f.exit:                                    ; preds = %for.body6.i, %for.cond4.preheader.i
  %inc173 = add nuw nsw i64 %i158.0518, 1
  %exitcond529.not = icmp eq i64 %inc173, %cond.i
  br i1 %exitcond529.not, label %for.cond.cleanup161, label %for.body162, !llvm.loop !29

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
  %mul189 = mul nsw i64 %138, %key.0520
  %add.ptr190 = getelementptr inbounds float, ptr %add.ptr186, i64 %mul189
  %mul194 = mul nsw i64 %133, %row.0522
  %add.ptr195 = getelementptr inbounds float, ptr %cond44512, i64 %mul194
  %139 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i485 = icmp eq i64 %139, 32
  %140 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i485, label %if.then.i489, label %if.else.i487

if.then.i489:                                     ; preds = %if.then177
  %conv1.i491 = trunc i64 %133 to i32
  %conv2.i492 = trunc i64 %cond.i408 to i32
  %conv4.i494 = trunc i64 %138 to i32
  call void %140(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i491, i32 noundef %conv2.i492, float noundef %conv, ptr noundef nonnull %parts, i32 noundef %conv2.i492, ptr noundef %add.ptr190, i32 noundef %conv4.i494, float noundef 1.000000e+00, ptr noundef %add.ptr195, i32 noundef %conv1.i491) #6
  br label %if.end197

if.else.i487:                                     ; preds = %if.then177
  call void %140(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %133, i64 noundef %cond.i408, float noundef %conv, ptr noundef nonnull %parts, i64 noundef %cond.i408, ptr noundef %add.ptr190, i64 noundef %138, float noundef 1.000000e+00, ptr noundef %add.ptr195, i64 noundef %133) #6
  br label %if.end197

if.end197:                                        ; preds = %if.else.i487, %if.then.i489, %for.cond.cleanup161
  br i1 %cmp14.not, label %cleanup212, label %if.then200

if.then200:                                       ; preds = %if.end197
  %141 = load i64, ptr %features, align 8
  %142 = load double, ptr %scale.i, align 8
  %conv203 = fptrunc double %142 to float
  %143 = load i64, ptr %arrayidx77, align 8
  %mul208 = mul nsw i64 %141, %key.0520
  %add.ptr209 = getelementptr inbounds float, ptr %cond, i64 %mul208
  %144 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i498 = icmp eq i64 %144, 32
  %145 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i498, label %if.then.i502, label %if.else.i500

if.then.i502:                                     ; preds = %if.then200
  %conv.i503 = trunc i64 %cond.i408 to i32
  %conv1.i504 = trunc i64 %141 to i32
  %conv4.i507 = trunc i64 %143 to i32
  call void %145(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i503, i32 noundef %conv1.i504, i32 noundef %conv.i.i, float noundef %conv203, ptr noundef nonnull %parts, i32 noundef %conv.i503, ptr noundef %add.ptr79, i32 noundef %conv4.i507, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr209, i32 noundef %conv1.i504) #6
  br label %cleanup212

if.else.i500:                                     ; preds = %if.then200
  call void %145(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i408, i64 noundef %141, i64 noundef %cond.i, float noundef %conv203, ptr noundef nonnull %parts, i64 noundef %cond.i408, ptr noundef %add.ptr79, i64 noundef %143, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr209, i64 noundef %141) #6
  br label %cleanup212

cleanup212:                                       ; preds = %if.else.i500, %if.then.i502, %if.end197, %if.end136
  %146 = load i64, ptr %block_keys, align 8
  %add217 = add nsw i64 %146, %key.0520
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
  %cmp431 = icmp slt i64 %begin, %end
  br i1 %cmp431, label %for.body.lr.ph, label %for.cond.cleanup

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
  %arrayidx2.i346 = getelementptr inbounds i8, ptr %p, i64 272
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
  %each.0432 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc178, %for.cond.cleanup133 ]
  %2 = load i64, ptr %blocks, align 8
  %rem = srem i64 %each.0432, %2
  %div = sdiv i64 %each.0432, %2
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
  %add.i310 = add nsw i64 %8, %mul
  %add1.i = add nsw i64 %cond.i, %mul
  %9 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %9
  %cmp.i311 = icmp slt i64 %add.i310, 0
  br i1 %cmp.i311, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body
  %10 = load i64, ptr %others.i, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i310, i64 %10)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body
  %cond.i312 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %11 = load i64, ptr %others.i, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %11)
  br label %visible_to.exit

visible_to.exit:                                  ; preds = %cond.end.i, %cond.false7.i
  %cond11.i = phi i64 [ %cond.i18.i, %cond.false7.i ], [ 0, %cond.end.i ]
  %cmp17421 = icmp sgt i64 %cond.i, 0
  br i1 %cmp17421, label %for.body19.preheader, label %for.cond.cleanup18

for.body19.preheader:                             ; preds = %visible_to.exit
  %12 = shl nuw i64 %cond.i, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %sums, i8 0, i64 %12, i1 false)
  br label %for.body19

for.cond.cleanup18:                               ; preds = %for.body19, %visible_to.exit
  %cmp23.not = icmp slt i64 %cond.i312, %cond11.i
  br i1 %cmp23.not, label %for.body31.lr.ph, label %if.end

for.body19:                                       ; preds = %for.body19.preheader, %for.body19
  %i.0422 = phi i64 [ %inc, %for.body19 ], [ 0, %for.body19.preheader ]
  %arrayidx = getelementptr inbounds [256 x double], ptr %largest, i64 0, i64 %i.0422
  store double 0xFFF0000000000000, ptr %arrayidx, align 8
  %inc = add nuw nsw i64 %i.0422, 1
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
  br i1 %cmp17421, label %for.body134, label %for.cond.cleanup133

for.body31:                                       ; preds = %for.body31.lr.ph, %multiply_d.exit
  %13 = phi i64 [ %.pre, %for.body31.lr.ph ], [ %35, %multiply_d.exit ]
  %key.0428 = phi i64 [ %cond.i312, %for.body31.lr.ph ], [ %add126, %multiply_d.exit ]
  %sub33 = sub nsw i64 %cond11.i, %key.0428
  %cond.i313 = call noundef i64 @llvm.smin.i64(i64 %13, i64 %sub33)
  %cmp36 = icmp ne i64 %key.0428, %cond.i312
  %14 = load i64, ptr %features.i, align 8
  %15 = load double, ptr %scale.i, align 8
  %16 = load ptr, ptr %p, align 8
  %17 = load i64, ptr %q_step.i, align 8
  %mul.i314 = mul nsw i64 %17, %div6
  %add.ptr.i = getelementptr inbounds double, ptr %16, i64 %mul.i314
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
  %mul20.i = mul nsw i64 %24, %key.0428
  %add.ptr21.i = getelementptr inbounds double, ptr %add.ptr17.i, i64 %mul20.i
  %25 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %25, 32
  %26 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body31
  %conv1.i.i = trunc i64 %cond.i313 to i32
  %conv2.i.i = trunc i64 %14 to i32
  %conv3.i.i = trunc i64 %19 to i32
  %conv4.i.i = trunc i64 %24 to i32
  call void %26(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, double noundef %15, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, double noundef 0.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv1.i.i) #6
  br label %scores_d.exit

if.else.i.i:                                      ; preds = %for.body31
  call void %26(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i313, i64 noundef %14, double noundef %15, ptr noundef %add.ptr8.i, i64 noundef %19, ptr noundef %add.ptr21.i, i64 noundef %24, double noundef 0.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i313) #6
  br label %scores_d.exit

scores_d.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp17421, label %for.body42, label %for.cond.cleanup41

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
  %mul116 = mul nsw i64 %32, %key.0428
  %add.ptr117 = getelementptr inbounds double, ptr %add.ptr113, i64 %mul116
  %conv122 = uitofp i1 %cmp36 to double
  %33 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i315 = icmp eq i64 %33, 32
  %34 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i315, label %if.then.i316, label %if.else.i

if.then.i316:                                     ; preds = %for.cond.cleanup41
  %conv1.i = trunc i64 %27 to i32
  %conv2.i = trunc i64 %cond.i313 to i32
  %conv4.i = trunc i64 %32 to i32
  call void %34(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i, i32 noundef %conv2.i, double noundef 1.000000e+00, ptr noundef nonnull %tile, i32 noundef %conv2.i, ptr noundef %add.ptr117, i32 noundef %conv4.i, double noundef %conv122, ptr noundef %add.ptr, i32 noundef %conv1.i) #6
  br label %multiply_d.exit

if.else.i:                                        ; preds = %for.cond.cleanup41
  call void %34(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %27, i64 noundef %cond.i313, double noundef 1.000000e+00, ptr noundef nonnull %tile, i64 noundef %cond.i313, ptr noundef %add.ptr117, i64 noundef %32, double noundef %conv122, ptr noundef %add.ptr, i64 noundef %27) #6
  br label %multiply_d.exit

multiply_d.exit:                                  ; preds = %if.then.i316, %if.else.i
  %35 = load i64, ptr %block_keys, align 8
  %add126 = add nsw i64 %35, %key.0428
  %cmp29 = icmp slt i64 %add126, %cond11.i
  br i1 %cmp29, label %for.body31, label %for.cond130.preheader, !llvm.loop !32

for.body42:                                       ; preds = %scores_d.exit, %cleanup
  %i37.0426 = phi i64 [ %inc101, %cleanup ], [ 0, %scores_d.exit ]
  %add43 = add nsw i64 %i37.0426, %mul
  %36 = load i64, ptr %first.i, align 8
  %add.i318 = add nsw i64 %36, %add43
  %add1.i319 = add nsw i64 %add43, 1
  %37 = load i64, ptr %last.i, align 8
  %add2.i321 = add nsw i64 %add1.i319, %37
  %cmp.i322 = icmp slt i64 %add.i318, 0
  br i1 %cmp.i322, label %cond.end.i326, label %cond.false.i323

cond.false.i323:                                  ; preds = %for.body42
  %38 = load i64, ptr %others.i, align 8
  %cond.i.i325 = call noundef i64 @llvm.smin.i64(i64 %add.i318, i64 %38)
  br label %cond.end.i326

cond.end.i326:                                    ; preds = %cond.false.i323, %for.body42
  %cond.i327 = phi i64 [ %cond.i.i325, %cond.false.i323 ], [ 0, %for.body42 ]
  %cmp5.i328 = icmp slt i64 %add2.i321, 0
  br i1 %cmp5.i328, label %visible_to.exit335, label %cond.false7.i329

cond.false7.i329:                                 ; preds = %cond.end.i326
  %39 = load i64, ptr %others.i, align 8
  %cond.i18.i331 = call noundef i64 @llvm.smin.i64(i64 %add2.i321, i64 %39)
  br label %visible_to.exit335

visible_to.exit335:                               ; preds = %cond.end.i326, %cond.false7.i329
  %cond11.i332 = phi i64 [ %cond.i18.i331, %cond.false7.i329 ], [ 0, %cond.end.i326 ]
  %sub.i336 = sub nsw i64 %cond.i327, %key.0428
  %cmp.i337 = icmp slt i64 %sub.i336, 0
  %cond.i.i338 = call i64 @llvm.smin.i64(i64 %sub.i336, i64 %cond.i313)
  %cond.i339 = select i1 %cmp.i337, i64 0, i64 %cond.i.i338
  %sub3.i = sub nsw i64 %cond11.i332, %key.0428
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i313)
  %cond11.i340 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %cond.i339)
  %mul47 = mul nsw i64 %i37.0426, %cond.i313
  %add.ptr48 = getelementptr inbounds double, ptr %tile, i64 %mul47
  %mul.i343 = shl i64 %cond.i339, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr48, i8 0, i64 %mul.i343, i1 false)
  %add.ptr51 = getelementptr inbounds double, ptr %add.ptr48, i64 %cond11.i340
  %sub53 = sub nsw i64 %cond.i313, %cond11.i340
  %mul.i344 = shl i64 %sub53, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr51, i8 0, i64 %mul.i344, i1 false)
  %sub56 = sub nsw i64 %cond11.i340, %cond.i339
  %cmp57 = icmp slt i64 %sub56, 1
  br i1 %cmp57, label %cleanup, label %if.end60

if.end60:                                         ; preds = %visible_to.exit335
  %add.ptr62 = getelementptr inbounds double, ptr %add.ptr48, i64 %cond.i339
  %40 = load i64, ptr %mask_kind, align 8
  %cmp63.not = icmp eq i64 %40, 0
  br i1 %cmp63.not, label %if.end69, label %if.then65

if.then65:                                        ; preds = %if.end60
  %add68 = add nsw i64 %cond.i339, %key.0428
  %41 = load i64, ptr %mask_step.i, align 8
  %mul.i345 = mul nsw i64 %41, %div6
  %42 = load i64, ptr %arrayidx2.i346, align 8
  %mul3.i347 = mul nsw i64 %42, %rem2
  %43 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %43, %add43
  %add.i348 = add i64 %add68, %mul.i345
  %add7.i = add i64 %add.i348, %mul3.i347
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i349 = icmp eq i64 %40, 1
  %44 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i349, label %if.then.i351, label %if.else.i350

if.then.i351:                                     ; preds = %if.then65
  %add.ptr.i352 = getelementptr inbounds i8, ptr %44, i64 %add8.i
  br label %for.body.i353

for.body.i353:                                    ; preds = %if.then.i351, %cond.end.i354
  %k.072.i = phi i64 [ %inc.i356, %cond.end.i354 ], [ 0, %if.then.i351 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i352, i64 %k.072.i
  %45 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %45, 0
  br i1 %tobool.not.i, label %cond.end.i354, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i353
  %arrayidx12.i = getelementptr inbounds double, ptr %add.ptr62, i64 %k.072.i
  %46 = load double, ptr %arrayidx12.i, align 8
  br label %cond.end.i354

cond.end.i354:                                    ; preds = %cond.true.i, %for.body.i353
  %cond.i355 = phi double [ %46, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i353 ]
  %arrayidx13.i = getelementptr inbounds double, ptr %add.ptr62, i64 %k.072.i
  store double %cond.i355, ptr %arrayidx13.i, align 8
  %inc.i356 = add nuw nsw i64 %k.072.i, 1
  %exitcond74.not.i = icmp eq i64 %inc.i356, %sub56
  br i1 %exitcond74.not.i, label %if.end69, label %for.body.i353, !llvm.loop !33

if.else.i350:                                     ; preds = %if.then65
  %add.ptr16.i = getelementptr inbounds double, ptr %44, i64 %add8.i
  %cmp20.not66.i = icmp ult i64 %sub56, 8
  br i1 %cmp20.not66.i, label %for.cond30.preheader.i, label %for.body22.i

for.cond30.preheader.i:                           ; preds = %for.body22.i, %if.else.i350
  %k17.0.lcssa.i = phi i64 [ 0, %if.else.i350 ], [ %add1968.i, %for.body22.i ]
  %cmp3169.i = icmp slt i64 %k17.0.lcssa.i, %sub56
  br i1 %cmp3169.i, label %for.body33.i, label %if.end69

for.body22.i:                                     ; preds = %if.else.i350, %for.body22.i
  %add1968.i = phi i64 [ %add19.i, %for.body22.i ], [ 8, %if.else.i350 ]
  %k17.067.i = phi i64 [ %add1968.i, %for.body22.i ], [ 0, %if.else.i350 ]
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

if.end69:                                         ; preds = %for.body33.i, %cond.end.i354, %for.cond30.preheader.i, %if.end60
  %cmp.i357 = icmp sgt i64 %sub56, 7
  br i1 %cmp.i357, label %if.then.i359, label %if.end.i

if.then.i359:                                     ; preds = %if.end69
  %51 = load <8 x double>, ptr %add.ptr62, align 8
  %cmp1.not50.i = icmp ult i64 %sub56, 16
  br i1 %cmp1.not50.i, label %for.cond7.preheader.i, label %for.body.i360

for.cond7.preheader.i:                            ; preds = %for.body.i360, %if.then.i359
  %k.0.lcssa.i = phi i64 [ 8, %if.then.i359 ], [ %add53.i, %for.body.i360 ]
  %most.0.lcssa.i = phi <8 x double> [ %51, %if.then.i359 ], [ %or.v.i, %for.body.i360 ]
  br label %for.body9.i

for.body.i360:                                    ; preds = %if.then.i359, %for.body.i360
  %add53.i = phi i64 [ %add.i362, %for.body.i360 ], [ 16, %if.then.i359 ]
  %most.052.i = phi <8 x double> [ %or.v.i, %for.body.i360 ], [ %51, %if.then.i359 ]
  %k.051.i = phi i64 [ %add53.i, %for.body.i360 ], [ 8, %if.then.i359 ]
  %add.ptr.i361 = getelementptr inbounds double, ptr %add.ptr62, i64 %k.051.i
  %52 = load <8 x double>, ptr %add.ptr.i361, align 8
  %cmp2.inv.i = fcmp ogt <8 x double> %52, %most.052.i
  %or.v.i = select <8 x i1> %cmp2.inv.i, <8 x double> %52, <8 x double> %most.052.i
  %add.i362 = add nuw nsw i64 %add53.i, 8
  %cmp1.not.i363 = icmp sgt i64 %add.i362, %sub56
  br i1 %cmp1.not.i363, label %for.cond7.preheader.i, label %for.body.i360, !llvm.loop !36

for.body9.i:                                      ; preds = %for.body9.i, %for.cond7.preheader.i
  %lane.056.i = phi i64 [ 0, %for.cond7.preheader.i ], [ %inc.i365, %for.body9.i ]
  %found.055.i = phi double [ 0xFFF0000000000000, %for.cond7.preheader.i ], [ %vecext.found.0.i, %for.body9.i ]
  %vecext.i364 = extractelement <8 x double> %most.0.lcssa.i, i64 %lane.056.i
  %cmp10.i = fcmp ogt double %vecext.i364, %found.055.i
  %vecext.found.0.i = select i1 %cmp10.i, double %vecext.i364, double %found.055.i
  %inc.i365 = add nuw nsw i64 %lane.056.i, 1
  %exitcond.not.i366 = icmp eq i64 %inc.i365, 8
  br i1 %exitcond.not.i366, label %if.end.i, label %for.body9.i, !llvm.loop !37

if.end.i:                                         ; preds = %for.body9.i, %if.end69
  %k.1.i = phi i64 [ 0, %if.end69 ], [ %k.0.lcssa.i, %for.body9.i ]
  %found.1.i = phi double [ 0xFFF0000000000000, %if.end69 ], [ %vecext.found.0.i, %for.body9.i ]
  %cmp1557.i = icmp slt i64 %k.1.i, %sub56
  br i1 %cmp1557.i, label %for.body16.i, label %largest_of_d.exit

for.body16.i:                                     ; preds = %if.end.i, %for.body16.i
  %found.259.i = phi double [ %.found.2.i, %for.body16.i ], [ %found.1.i, %if.end.i ]
  %k.258.i = phi i64 [ %inc24.i, %for.body16.i ], [ %k.1.i, %if.end.i ]
  %arrayidx.i358 = getelementptr inbounds double, ptr %add.ptr62, i64 %k.258.i
  %53 = load double, ptr %arrayidx.i358, align 8
  %cmp17.i = fcmp ogt double %53, %found.259.i
  %.found.2.i = select i1 %cmp17.i, double %53, double %found.259.i
  %inc24.i = add nuw nsw i64 %k.258.i, 1
  %exitcond61.not.i = icmp eq i64 %inc24.i, %sub56
  br i1 %exitcond61.not.i, label %largest_of_d.exit, label %for.body16.i, !llvm.loop !38

largest_of_d.exit:                                ; preds = %for.body16.i, %if.end.i
  %found.2.lcssa.i = phi double [ %found.1.i, %if.end.i ], [ %.found.2.i, %for.body16.i ]
  %arrayidx71 = getelementptr inbounds [256 x double], ptr %largest, i64 0, i64 %i37.0426
  %54 = load double, ptr %arrayidx71, align 8
  %cmp72 = fcmp ogt double %54, %found.2.lcssa.i
  %cond = select i1 %cmp72, double %54, double %found.2.lcssa.i
  %cmp74 = fcmp oeq double %cond, 0xFFF0000000000000
  %cond79 = select i1 %cmp74, double 0.000000e+00, double %cond
  %cmp.not83.i = icmp slt i64 %sub56, 8
  br i1 %cmp.not83.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %largest_of_d.exit
  %splat.splatinsert.i367 = insertelement <8 x double> poison, double %cond79, i64 0
  %splat.splat.i368 = shufflevector <8 x double> %splat.splatinsert.i367, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i369

for.body.i369:                                    ; preds = %for.body.i369, %for.body.lr.ph.i
  %add86.i = phi i64 [ 8, %for.body.lr.ph.i ], [ %add.i373, %for.body.i369 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add86.i, %for.body.i369 ]
  %sum.084.i = phi <8 x double> [ zeroinitializer, %for.body.lr.ph.i ], [ %add2.i372, %for.body.i369 ]
  %add.ptr.i370 = getelementptr inbounds double, ptr %add.ptr62, i64 %k.085.i
  %55 = load <8 x double>, ptr %add.ptr.i370, align 8
  %sub.i371 = fsub <8 x double> %55, %splat.splat.i368
  %56 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i371, <8 x double> <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>, <8 x double> <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>)
  %sub.i64.i = fadd <8 x double> %56, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %57 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i64.i, <8 x double> <double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000>, <8 x double> %sub.i371)
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
  %cmp2.i71.i = fcmp uno <8 x double> %sub.i371, zeroinitializer
  %74 = fcmp uge <8 x double> %sub.i371, <double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02>
  %75 = bitcast <8 x i64> %add.i70.i to <8 x double>
  %76 = select <8 x i1> %74, <8 x double> %75, <8 x double> zeroinitializer
  %77 = select <8 x i1> %cmp2.i71.i, <8 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, <8 x double> %76
  store <8 x double> %77, ptr %add.ptr.i370, align 8
  %add2.i372 = fadd <8 x double> %sum.084.i, %77
  %add.i373 = add nuw nsw i64 %add86.i, 8
  %cmp.not.i374 = icmp sgt i64 %add.i373, %sub56
  br i1 %cmp.not.i374, label %for.end.i, label %for.body.i369, !llvm.loop !39

for.end.i:                                        ; preds = %for.body.i369, %largest_of_d.exit
  %sum.0.lcssa.i = phi <8 x double> [ zeroinitializer, %largest_of_d.exit ], [ %add2.i372, %for.body.i369 ]
  %k.0.lcssa.i375 = phi i64 [ 0, %largest_of_d.exit ], [ %add86.i, %for.body.i369 ]
  %cmp4.i = icmp slt i64 %k.0.lcssa.i375, %sub56
  br i1 %cmp4.i, label %for.body9.preheader.i, label %for.body31.i.preheader

for.body9.preheader.i:                            ; preds = %for.end.i
  %78 = sub nsw i64 %sub56, %k.0.lcssa.i375
  %invariant.gep.i = getelementptr double, ptr %add.ptr62, i64 %k.0.lcssa.i375
  br label %for.body9.i378

for.body19.preheader.i:                           ; preds = %for.body9.i378
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

for.body9.i378:                                   ; preds = %for.body9.i378, %for.body9.preheader.i
  %lane.089.i = phi i64 [ %inc.i379, %for.body9.i378 ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <8 x double> [ %vecins.i, %for.body9.i378 ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr double, ptr %invariant.gep.i, i64 %lane.089.i
  %101 = load double, ptr %gep.i, align 8
  %sub11.i = fsub double %101, %cond79
  %vecins.i = insertelement <8 x double> %v5.088.i, double %sub11.i, i64 %lane.089.i
  %inc.i379 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i380 = icmp eq i64 %inc.i379, %78
  br i1 %exitcond.not.i380, label %for.body19.preheader.i, label %for.body9.i378, !llvm.loop !40

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %found.094.i = phi double [ %add23.i, %for.body19.i ], [ 0.000000e+00, %for.body19.preheader.i ]
  %vecext.i381 = extractelement <8 x double> %100, i64 %lane14.095.i
  %gep105.i = getelementptr double, ptr %invariant.gep.i, i64 %lane14.095.i
  store double %vecext.i381, ptr %gep105.i, align 8
  %add23.i = fadd double %found.094.i, %vecext.i381
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
  %arrayidx96.phi.trans.insert = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i37.0426
  %.pre438 = load double, ptr %arrayidx96.phi.trans.insert, align 8
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
  %arrayidx86 = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i37.0426
  %124 = load double, ptr %arrayidx86, align 8
  %mul87 = fmul double %vecext.i, %124
  br i1 %cmp36, label %if.then88, label %if.end93

if.then88:                                        ; preds = %if.then83
  %125 = load i64, ptr %outputs, align 8
  %mul90 = mul nsw i64 %125, %i37.0426
  %add.ptr91 = getelementptr inbounds double, ptr %add.ptr, i64 %mul90
  %cmp.not19.i = icmp slt i64 %125, 8
  br i1 %cmp.not19.i, label %for.cond3.preheader.i, label %for.body.lr.ph.i382

for.body.lr.ph.i382:                              ; preds = %if.then88
  %splat.splat.i384 = shufflevector <8 x double> %123, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i385

for.cond3.preheader.i:                            ; preds = %for.body.i385, %if.then88
  %k.0.lcssa.i390 = phi i64 [ 0, %if.then88 ], [ %add21.i, %for.body.i385 ]
  %cmp422.i = icmp slt i64 %k.0.lcssa.i390, %125
  br i1 %cmp422.i, label %for.body5.i, label %if.end93

for.body.i385:                                    ; preds = %for.body.i385, %for.body.lr.ph.i382
  %add21.i = phi i64 [ 8, %for.body.lr.ph.i382 ], [ %add.i388, %for.body.i385 ]
  %k.020.i = phi i64 [ 0, %for.body.lr.ph.i382 ], [ %add21.i, %for.body.i385 ]
  %add.ptr.i386 = getelementptr inbounds double, ptr %add.ptr91, i64 %k.020.i
  %126 = load <8 x double>, ptr %add.ptr.i386, align 8
  %mul.i387 = fmul <8 x double> %splat.splat.i384, %126
  store <8 x double> %mul.i387, ptr %add.ptr.i386, align 8
  %add.i388 = add nuw nsw i64 %add21.i, 8
  %cmp.not.i389 = icmp sgt i64 %add.i388, %125
  br i1 %cmp.not.i389, label %for.cond3.preheader.i, label %for.body.i385, !llvm.loop !43

for.body5.i:                                      ; preds = %for.cond3.preheader.i, %for.body5.i
  %k.123.i = phi i64 [ %inc.i393, %for.body5.i ], [ %k.0.lcssa.i390, %for.cond3.preheader.i ]
  %arrayidx.i391 = getelementptr inbounds double, ptr %add.ptr91, i64 %k.123.i
  %127 = load double, ptr %arrayidx.i391, align 8
  %mul6.i392 = fmul double %vecext.i, %127
  store double %mul6.i392, ptr %arrayidx.i391, align 8
  %inc.i393 = add nuw nsw i64 %k.123.i, 1
  %exitcond.not.i394 = icmp eq i64 %inc.i393, %125
  br i1 %exitcond.not.i394, label %if.end93, label %for.body5.i, !llvm.loop !44

if.end93:                                         ; preds = %for.body5.i, %for.cond3.preheader.i, %if.then83
  store double %cond, ptr %arrayidx71, align 8
  br label %if.end95

if.end95:                                         ; preds = %exponentials_d.exit.if.end95_crit_edge, %if.end93
  %128 = phi double [ %.pre438, %exponentials_d.exit.if.end95_crit_edge ], [ %mul87, %if.end93 ]
  %arrayidx96 = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i37.0426
  %add97 = fadd double %add33.i, %128
  store double %add97, ptr %arrayidx96, align 8
  br label %cleanup

cleanup:                                          ; preds = %visible_to.exit335, %if.end95
  %inc101 = add nuw nsw i64 %i37.0426, 1
  %exitcond435.not = icmp eq i64 %inc101, %cond.i
  br i1 %exitcond435.not, label %for.cond.cleanup41, label %for.body42, !llvm.loop !45

for.cond.cleanup133:                              ; preds = %if.end172, %for.cond130.preheader
  %inc178 = add i64 %each.0432, 1
  %exitcond437.not = icmp eq i64 %inc178, %end
  br i1 %exitcond437.not, label %for.cond.cleanup, label %for.body, !llvm.loop !46

for.body134:                                      ; preds = %for.cond130.preheader, %if.end172
  %i129.0430 = phi i64 [ %inc174, %if.end172 ], [ 0, %for.cond130.preheader ]
  %arrayidx135 = getelementptr inbounds [256 x double], ptr %sums, i64 0, i64 %i129.0430
  %129 = load double, ptr %arrayidx135, align 8
  %cmp136 = fcmp oeq double %129, 0.000000e+00
  %130 = load i64, ptr %outputs, align 8
  %mul141 = mul nsw i64 %130, %i129.0430
  %add.ptr142 = getelementptr inbounds double, ptr %add.ptr, i64 %mul141
  br i1 %cmp136, label %if.end150.thread, label %if.else

if.else:                                          ; preds = %for.body134
  %div149 = fdiv double 1.000000e+00, %129
  %cmp.not19.i396 = icmp slt i64 %130, 8
  br i1 %cmp.not19.i396, label %for.cond3.preheader.i407, label %for.body.lr.ph.i397

for.body.lr.ph.i397:                              ; preds = %if.else
  %splat.splatinsert.i398 = insertelement <8 x double> poison, double %div149, i64 0
  %splat.splat.i399 = shufflevector <8 x double> %splat.splatinsert.i398, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i400

for.cond3.preheader.i407:                         ; preds = %for.body.i400, %if.else
  %k.0.lcssa.i408 = phi i64 [ 0, %if.else ], [ %add21.i401, %for.body.i400 ]
  %cmp422.i409 = icmp slt i64 %k.0.lcssa.i408, %130
  br i1 %cmp422.i409, label %for.body5.i410, label %if.end150

for.body.i400:                                    ; preds = %for.body.i400, %for.body.lr.ph.i397
  %add21.i401 = phi i64 [ 8, %for.body.lr.ph.i397 ], [ %add.i405, %for.body.i400 ]
  %k.020.i402 = phi i64 [ 0, %for.body.lr.ph.i397 ], [ %add21.i401, %for.body.i400 ]
  %add.ptr.i403 = getelementptr inbounds double, ptr %add.ptr142, i64 %k.020.i402
  %131 = load <8 x double>, ptr %add.ptr.i403, align 8
  %mul.i404 = fmul <8 x double> %splat.splat.i399, %131
  store <8 x double> %mul.i404, ptr %add.ptr.i403, align 8
  %add.i405 = add nuw nsw i64 %add21.i401, 8
  %cmp.not.i406 = icmp sgt i64 %add.i405, %130
  br i1 %cmp.not.i406, label %for.cond3.preheader.i407, label %for.body.i400, !llvm.loop !43

for.body5.i410:                                   ; preds = %for.cond3.preheader.i407, %for.body5.i410
  %k.123.i411 = phi i64 [ %inc.i414, %for.body5.i410 ], [ %k.0.lcssa.i408, %for.cond3.preheader.i407 ]
  %arrayidx.i412 = getelementptr inbounds double, ptr %add.ptr142, i64 %k.123.i411
  %132 = load double, ptr %arrayidx.i412, align 8
  %mul6.i413 = fmul double %div149, %132
  store double %mul6.i413, ptr %arrayidx.i412, align 8
  %inc.i414 = add nuw nsw i64 %k.123.i411, 1
  %exitcond.not.i415 = icmp eq i64 %inc.i414, %130
  br i1 %exitcond.not.i415, label %if.end150, label %for.body5.i410, !llvm.loop !44

if.end150:                                        ; preds = %for.body5.i410, %for.cond3.preheader.i407
  %133 = load i64, ptr %wants_sums, align 8
  %tobool151.not = icmp eq i64 %133, 0
  br i1 %tobool151.not, label %if.end172, label %cond.false155

if.end150.thread:                                 ; preds = %for.body134
  %mul.i395 = shl i64 %130, 3
  call void @llvm.memset.p0.i64(ptr align 8 %add.ptr142, i8 0, i64 %mul.i395, i1 false)
  %134 = load i64, ptr %wants_sums, align 8
  %tobool151.not419 = icmp eq i64 %134, 0
  br i1 %tobool151.not419, label %if.end172, label %cond.end167

cond.false155:                                    ; preds = %if.end150
  %arrayidx156 = getelementptr inbounds [256 x double], ptr %largest, i64 0, i64 %i129.0430
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
  %arrayidx171 = getelementptr double, ptr %137, i64 %i129.0430
  store double %cond168, ptr %arrayidx171, align 8
  br label %if.end172

if.end172:                                        ; preds = %if.end150.thread, %cond.end167, %if.end150
  %inc174 = add nuw nsw i64 %i129.0430, 1
  %exitcond436.not = icmp eq i64 %inc174, %cond.i
  br i1 %exitcond436.not, label %for.cond.cleanup133, label %for.body134, !llvm.loop !47
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
  %cmp523 = icmp slt i64 %begin, %end
  br i1 %cmp523, label %for.body.lr.ph, label %for.cond.cleanup

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
  %each.0524 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc228, %for.cond.cleanup30 ]
  %div1 = sdiv i64 %each.0524, %div
  %rem = srem i64 %each.0524, %div
  %4 = load i64, ptr %wants_k, align 8
  %tobool.not = icmp eq i64 %4, 0
  br i1 %tobool.not, label %cond.end, label %cond.false

cond.false:                                       ; preds = %for.body
  %5 = load ptr, ptr %of_k2, align 8
  %6 = load i64, ptr %others, align 8
  %mul = mul nsw i64 %6, %each.0524
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
  %mul9 = mul nsw i64 %10, %each.0524
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
  %mul.i403 = mul i64 %mul22, %15
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %cond13, i8 0, i64 %mul.i403, i1 false)
  br label %if.end23

if.end23:                                         ; preds = %if.then19, %if.end
  %16 = load i64, ptr %shared, align 8
  %mul25 = mul nsw i64 %16, %rem
  %add = add nsw i64 %rem, 1
  %mul28520 = mul nsw i64 %16, %add
  %cmp29521 = icmp slt i64 %mul25, %mul28520
  br i1 %cmp29521, label %for.body31.preheader, label %for.cond.cleanup30

for.body31.preheader:                             ; preds = %if.end23
  %.pre = load i64, ptr %length, align 8
  br label %for.body31

for.cond.cleanup30:                               ; preds = %for.cond.cleanup54, %if.end23
  %inc228 = add i64 %each.0524, 1
  %exitcond527.not = icmp eq i64 %inc228, %end
  br i1 %exitcond527.not, label %for.cond.cleanup, label %for.body, !llvm.loop !48

for.body31:                                       ; preds = %for.body31.preheader, %for.cond.cleanup54
  %17 = phi i64 [ %25, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %18 = phi i64 [ %26, %for.cond.cleanup54 ], [ %.pre, %for.body31.preheader ]
  %head.0522 = phi i64 [ %inc224, %for.cond.cleanup54 ], [ %mul25, %for.body31.preheader ]
  %19 = load i64, ptr %heads, align 8
  %mul33 = mul nsw i64 %19, %div1
  %add34 = add nsw i64 %mul33, %head.0522
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
  %mul.i404 = mul i64 %mul49, %22
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr42, i8 0, i64 %mul.i404, i1 false)
  %.pre528 = load i64, ptr %length, align 8
  br label %if.end50

if.end50:                                         ; preds = %for.body31, %if.then46, %cond.end43
  %23 = phi i64 [ %.pre528, %if.then46 ], [ %17, %cond.end43 ], [ %17, %for.body31 ]
  %24 = phi i64 [ %.pre528, %if.then46 ], [ %18, %cond.end43 ], [ %18, %for.body31 ]
  %cmp45.not510 = phi i1 [ false, %if.then46 ], [ true, %cond.end43 ], [ true, %for.body31 ]
  %cond44509 = phi ptr [ %add.ptr42, %if.then46 ], [ null, %cond.end43 ], [ null, %for.body31 ]
  %cmp53518 = icmp sgt i64 %24, 0
  br i1 %cmp53518, label %for.body55.lr.ph, label %for.cond.cleanup54

for.body55.lr.ph:                                 ; preds = %if.end50
  %or.cond = and i1 %cmp14.not, %cmp45.not510
  %.pre529 = load i64, ptr %block_rows, align 8
  br label %for.body55

for.cond.cleanup54:                               ; preds = %for.cond.cleanup85, %if.end50
  %25 = phi i64 [ %23, %if.end50 ], [ %43, %for.cond.cleanup85 ]
  %26 = phi i64 [ %24, %if.end50 ], [ %43, %for.cond.cleanup85 ]
  %inc224 = add nsw i64 %head.0522, 1
  %27 = load i64, ptr %shared, align 8
  %mul28 = mul nsw i64 %27, %add
  %cmp29 = icmp slt i64 %inc224, %mul28
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !49

for.body55:                                       ; preds = %for.body55.lr.ph, %for.cond.cleanup85
  %28 = phi i64 [ %23, %for.body55.lr.ph ], [ %43, %for.cond.cleanup85 ]
  %29 = phi i64 [ %.pre529, %for.body55.lr.ph ], [ %44, %for.cond.cleanup85 ]
  %30 = phi i64 [ %24, %for.body55.lr.ph ], [ %43, %for.cond.cleanup85 ]
  %row.0519 = phi i64 [ 0, %for.body55.lr.ph ], [ %add220, %for.cond.cleanup85 ]
  %sub = sub nsw i64 %30, %row.0519
  %cond.i = call noundef i64 @llvm.smin.i64(i64 %29, i64 %sub)
  %31 = load ptr, ptr %g57, align 8
  %32 = load i64, ptr %g_step, align 8
  %mul58 = mul nsw i64 %32, %div1
  %add.ptr59 = getelementptr inbounds double, ptr %31, i64 %mul58
  %33 = load i64, ptr %arrayidx61, align 8
  %mul62 = mul nsw i64 %33, %head.0522
  %add.ptr63 = getelementptr inbounds double, ptr %add.ptr59, i64 %mul62
  %34 = load i64, ptr %arrayidx65, align 8
  %mul66 = mul nsw i64 %34, %row.0519
  %add.ptr67 = getelementptr inbounds double, ptr %add.ptr63, i64 %mul66
  %35 = load ptr, ptr %p, align 8
  %36 = load i64, ptr %q_step, align 8
  %mul70 = mul nsw i64 %36, %div1
  %add.ptr71 = getelementptr inbounds double, ptr %35, i64 %mul70
  %37 = load i64, ptr %arrayidx73, align 8
  %mul74 = mul nsw i64 %37, %head.0522
  %add.ptr75 = getelementptr inbounds double, ptr %add.ptr71, i64 %mul74
  %38 = load i64, ptr %arrayidx77, align 8
  %mul78 = mul nsw i64 %38, %row.0519
  %add.ptr79 = getelementptr inbounds double, ptr %add.ptr75, i64 %mul78
  %39 = load i64, ptr %first.i, align 8
  %add.i = add nsw i64 %39, %row.0519
  %add1.i = add nsw i64 %cond.i, %row.0519
  %40 = load i64, ptr %last.i, align 8
  %add2.i = add nsw i64 %add1.i, %40
  %cmp.i = icmp slt i64 %add.i, 0
  br i1 %cmp.i, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body55
  %41 = load i64, ptr %others, align 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add.i, i64 %41)
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body55
  %cond.i405 = phi i64 [ %cond.i.i, %cond.false.i ], [ 0, %for.body55 ]
  %cmp5.i = icmp slt i64 %add2.i, 0
  br i1 %cmp5.i, label %visible_to.exit, label %cond.false7.i

cond.false7.i:                                    ; preds = %cond.end.i
  %42 = load i64, ptr %others, align 8
  %cond.i18.i = call noundef i64 @llvm.smin.i64(i64 %add2.i, i64 %42)
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

for.cond.cleanup85.loopexit:                      ; preds = %cleanup210
  %.pre531 = load i64, ptr %block_rows, align 8
  %.pre532 = load i64, ptr %length, align 8
  br label %for.cond.cleanup85

for.cond.cleanup85:                               ; preds = %for.cond.cleanup85.loopexit, %visible_to.exit
  %43 = phi i64 [ %.pre532, %for.cond.cleanup85.loopexit ], [ %28, %visible_to.exit ]
  %44 = phi i64 [ %.pre531, %for.cond.cleanup85.loopexit ], [ %29, %visible_to.exit ]
  %add220 = add nsw i64 %44, %row.0519
  %cmp53 = icmp slt i64 %add220, %43
  br i1 %cmp53, label %for.body55, label %for.cond.cleanup54, !llvm.loop !50

for.body86:                                       ; preds = %for.body86.lr.ph, %cleanup210
  %45 = phi i64 [ %.pre530, %for.body86.lr.ph ], [ %158, %cleanup210 ]
  %key.0517 = phi i64 [ %cond.i405, %for.body86.lr.ph ], [ %add215, %cleanup210 ]
  %sub88 = sub nsw i64 %cond11.i, %key.0517
  %cond.i406 = call noundef i64 @llvm.smin.i64(i64 %45, i64 %sub88)
  %46 = load i64, ptr %features, align 8
  %47 = load double, ptr %scale.i, align 8
  %48 = load ptr, ptr %p, align 8
  %49 = load i64, ptr %q_step, align 8
  %mul.i407 = mul nsw i64 %49, %div1
  %add.ptr.i = getelementptr inbounds double, ptr %48, i64 %mul.i407
  %50 = load i64, ptr %arrayidx73, align 8
  %mul3.i = mul nsw i64 %50, %head.0522
  %add.ptr4.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul3.i
  %51 = load i64, ptr %arrayidx77, align 8
  %mul7.i = mul nsw i64 %51, %row.0519
  %add.ptr8.i = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul7.i
  %52 = load ptr, ptr %k.i, align 8
  %53 = load i64, ptr %k_step.i, align 8
  %mul12.i = mul nsw i64 %53, %div1
  %add.ptr13.i = getelementptr inbounds double, ptr %52, i64 %mul12.i
  %54 = load i64, ptr %shared, align 8
  %div.i = sdiv i64 %head.0522, %54
  %55 = load i64, ptr %arrayidx15.i, align 8
  %mul16.i = mul nsw i64 %55, %div.i
  %add.ptr17.i = getelementptr inbounds double, ptr %add.ptr13.i, i64 %mul16.i
  %56 = load i64, ptr %arrayidx19.i, align 8
  %mul20.i = mul nsw i64 %56, %key.0517
  %add.ptr21.i = getelementptr inbounds double, ptr %add.ptr17.i, i64 %mul20.i
  %57 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i.i = icmp eq i64 %57, 32
  %58 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.body86
  %conv1.i.i = trunc i64 %cond.i406 to i32
  %conv2.i.i = trunc i64 %46 to i32
  %conv3.i.i = trunc i64 %51 to i32
  %conv4.i.i = trunc i64 %56 to i32
  call void %58(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i.i, i32 noundef %conv2.i.i, double noundef %47, ptr noundef %add.ptr8.i, i32 noundef %conv3.i.i, ptr noundef %add.ptr21.i, i32 noundef %conv4.i.i, double noundef 0.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv1.i.i) #6
  br label %scores_d.exit

if.else.i.i:                                      ; preds = %for.body86
  call void %58(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i406, i64 noundef %46, double noundef %47, ptr noundef %add.ptr8.i, i64 noundef %51, ptr noundef %add.ptr21.i, i64 noundef %56, double noundef 0.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i406) #6
  br label %scores_d.exit

scores_d.exit:                                    ; preds = %if.then.i.i, %if.else.i.i
  br i1 %cmp91512, label %for.body93.lr.ph, label %for.cond.cleanup92

for.body93.lr.ph:                                 ; preds = %scores_d.exit
  %59 = load i64, ptr %first.i, align 8
  %60 = load i64, ptr %last.i, align 8
  br label %for.body93

for.cond.cleanup92:                               ; preds = %cleanup, %scores_d.exit
  br i1 %cmp18.not, label %if.end136, label %if.then127

for.body93:                                       ; preds = %for.body93.lr.ph, %cleanup
  %i.0513 = phi i64 [ 0, %for.body93.lr.ph ], [ %inc, %cleanup ]
  %add94 = add nsw i64 %i.0513, %row.0519
  %add.i409 = add nsw i64 %59, %add94
  %add1.i410 = add nsw i64 %add94, 1
  %add2.i412 = add nsw i64 %add1.i410, %60
  %cmp.i413 = icmp slt i64 %add.i409, 0
  br i1 %cmp.i413, label %cond.end.i417, label %cond.false.i414

cond.false.i414:                                  ; preds = %for.body93
  %61 = load i64, ptr %others, align 8
  %cond.i.i416 = call noundef i64 @llvm.smin.i64(i64 %add.i409, i64 %61)
  br label %cond.end.i417

cond.end.i417:                                    ; preds = %cond.false.i414, %for.body93
  %cond.i418 = phi i64 [ %cond.i.i416, %cond.false.i414 ], [ 0, %for.body93 ]
  %cmp5.i419 = icmp slt i64 %add2.i412, 0
  br i1 %cmp5.i419, label %visible_to.exit426, label %cond.false7.i420

cond.false7.i420:                                 ; preds = %cond.end.i417
  %62 = load i64, ptr %others, align 8
  %cond.i18.i422 = call noundef i64 @llvm.smin.i64(i64 %add2.i412, i64 %62)
  br label %visible_to.exit426

visible_to.exit426:                               ; preds = %cond.end.i417, %cond.false7.i420
  %cond11.i423 = phi i64 [ %cond.i18.i422, %cond.false7.i420 ], [ 0, %cond.end.i417 ]
  %sub.i = sub nsw i64 %cond.i418, %key.0517
  %cmp.i427 = icmp slt i64 %sub.i, 0
  %cond.i.i428 = call i64 @llvm.smin.i64(i64 %sub.i, i64 %cond.i406)
  %cond.i429 = select i1 %cmp.i427, i64 0, i64 %cond.i.i428
  %sub3.i = sub nsw i64 %cond11.i423, %key.0517
  %cond.i20.i = call noundef i64 @llvm.smin.i64(i64 %sub3.i, i64 %cond.i406)
  %cond11.i430 = call i64 @llvm.smax.i64(i64 %cond.i20.i, i64 %cond.i429)
  %mul98 = mul nsw i64 %i.0513, %cond.i406
  %add.ptr99 = getelementptr inbounds double, ptr %parts, i64 %mul98
  %mul.i433 = shl i64 %cond.i429, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr99, i8 0, i64 %mul.i433, i1 false)
  %add.ptr102 = getelementptr inbounds double, ptr %add.ptr99, i64 %cond11.i430
  %sub104 = sub nsw i64 %cond.i406, %cond11.i430
  %mul.i434 = shl i64 %sub104, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr102, i8 0, i64 %mul.i434, i1 false)
  %sub107 = sub nsw i64 %cond11.i430, %cond.i429
  %cmp108 = icmp slt i64 %sub107, 1
  br i1 %cmp108, label %cleanup, label %if.end110

if.end110:                                        ; preds = %visible_to.exit426
  %add.ptr112 = getelementptr inbounds double, ptr %add.ptr99, i64 %cond.i429
  %63 = load i64, ptr %mask_kind, align 8
  %cmp113.not = icmp eq i64 %63, 0
  br i1 %cmp113.not, label %if.end118, label %if.then114

if.then114:                                       ; preds = %if.end110
  %add117 = add nsw i64 %cond.i429, %key.0517
  %64 = load i64, ptr %mask_step.i, align 8
  %mul.i435 = mul nsw i64 %64, %div1
  %65 = load i64, ptr %arrayidx2.i436, align 8
  %mul3.i437 = mul nsw i64 %65, %head.0522
  %66 = load i64, ptr %arrayidx5.i, align 8
  %mul6.i = mul nsw i64 %66, %add94
  %add.i438 = add i64 %add117, %mul.i435
  %add7.i = add i64 %add.i438, %mul3.i437
  %add8.i = add i64 %add7.i, %mul6.i
  %cmp.i439 = icmp eq i64 %63, 1
  %67 = load ptr, ptr %mask9.i, align 8
  br i1 %cmp.i439, label %if.then.i440, label %if.else.i

if.then.i440:                                     ; preds = %if.then114
  %add.ptr.i441 = getelementptr inbounds i8, ptr %67, i64 %add8.i
  br label %for.body.i

for.body.i:                                       ; preds = %if.then.i440, %cond.end.i442
  %k.072.i = phi i64 [ %inc.i, %cond.end.i442 ], [ 0, %if.then.i440 ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %add.ptr.i441, i64 %k.072.i
  %68 = load i8, ptr %arrayidx11.i, align 1
  %tobool.not.i = icmp eq i8 %68, 0
  br i1 %tobool.not.i, label %cond.end.i442, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i
  %arrayidx12.i = getelementptr inbounds double, ptr %add.ptr112, i64 %k.072.i
  %69 = load double, ptr %arrayidx12.i, align 8
  br label %cond.end.i442

cond.end.i442:                                    ; preds = %cond.true.i, %for.body.i
  %cond.i443 = phi double [ %69, %cond.true.i ], [ 0xFFF0000000000000, %for.body.i ]
  %arrayidx13.i = getelementptr inbounds double, ptr %add.ptr112, i64 %k.072.i
  store double %cond.i443, ptr %arrayidx13.i, align 8
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

if.end118:                                        ; preds = %for.body33.i, %cond.end.i442, %for.cond30.preheader.i, %if.end110
  %74 = load ptr, ptr %sums, align 8
  %75 = getelementptr double, ptr %74, i64 %mul35
  %76 = getelementptr double, ptr %75, i64 %row.0519
  %arrayidx121 = getelementptr double, ptr %76, i64 %i.0513
  %77 = load double, ptr %arrayidx121, align 8
  %cmp.not83.i = icmp slt i64 %sub107, 8
  br i1 %cmp.not83.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %if.end118
  %splat.splatinsert.i = insertelement <8 x double> poison, double %77, i64 0
  %splat.splat.i = shufflevector <8 x double> %splat.splatinsert.i, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i444

for.body.i444:                                    ; preds = %for.body.i444, %for.body.lr.ph.i
  %add86.i = phi i64 [ 8, %for.body.lr.ph.i ], [ %add.i448, %for.body.i444 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add86.i, %for.body.i444 ]
  %add.ptr.i445 = getelementptr inbounds double, ptr %add.ptr112, i64 %k.085.i
  %78 = load <8 x double>, ptr %add.ptr.i445, align 8
  %sub.i446 = fsub <8 x double> %78, %splat.splat.i
  %79 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i446, <8 x double> <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>, <8 x double> <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>)
  %sub.i64.i = fadd <8 x double> %79, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %80 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sub.i64.i, <8 x double> <double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000, double 0xBFE62E42FEE00000>, <8 x double> %sub.i446)
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
  %cmp2.i71.i = fcmp uno <8 x double> %sub.i446, zeroinitializer
  %97 = fcmp uge <8 x double> %sub.i446, <double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02, double -7.080000e+02>
  %98 = bitcast <8 x i64> %add.i70.i to <8 x double>
  %99 = select <8 x i1> %97, <8 x double> %98, <8 x double> zeroinitializer
  %100 = select <8 x i1> %cmp2.i71.i, <8 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, <8 x double> %99
  store <8 x double> %100, ptr %add.ptr.i445, align 8
  %add.i448 = add nuw nsw i64 %add86.i, 8
  %cmp.not.i449 = icmp sgt i64 %add.i448, %sub107
  br i1 %cmp.not.i449, label %for.end.i, label %for.body.i444, !llvm.loop !39

for.end.i:                                        ; preds = %for.body.i444, %if.end118
  %k.0.lcssa.i = phi i64 [ 0, %if.end118 ], [ %add86.i, %for.body.i444 ]
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
  %lane.089.i = phi i64 [ %inc.i450, %for.body9.i ], [ 0, %for.body9.preheader.i ]
  %v5.088.i = phi <8 x double> [ %vecins.i, %for.body9.i ], [ zeroinitializer, %for.body9.preheader.i ]
  %gep.i = getelementptr double, ptr %invariant.gep.i, i64 %lane.089.i
  %124 = load double, ptr %gep.i, align 8
  %sub11.i = fsub double %124, %77
  %vecins.i = insertelement <8 x double> %v5.088.i, double %sub11.i, i64 %lane.089.i
  %inc.i450 = add nuw nsw i64 %lane.089.i, 1
  %exitcond.not.i451 = icmp eq i64 %inc.i450, %101
  br i1 %exitcond.not.i451, label %for.body19.preheader.i, label %for.body9.i, !llvm.loop !40

for.body19.i:                                     ; preds = %for.body19.i, %for.body19.preheader.i
  %lane14.095.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.body19.preheader.i ]
  %vecext.i = extractelement <8 x double> %123, i64 %lane14.095.i
  %gep105.i = getelementptr double, ptr %invariant.gep.i, i64 %lane14.095.i
  store double %vecext.i, ptr %gep105.i, align 8
  %inc25.i = add nuw nsw i64 %lane14.095.i, 1
  %exitcond102.not.i = icmp eq i64 %inc25.i, %101
  br i1 %exitcond102.not.i, label %cleanup, label %for.body19.i, !llvm.loop !41

cleanup:                                          ; preds = %for.body19.i, %for.end.i, %visible_to.exit426
  %inc = add nuw nsw i64 %i.0513, 1
  %exitcond.not = icmp eq i64 %inc, %cond.i
  br i1 %exitcond.not, label %for.cond.cleanup92, label %for.body93, !llvm.loop !51

if.then127:                                       ; preds = %for.cond.cleanup92
  %125 = load i64, ptr %outputs, align 8
  %126 = load i64, ptr %arrayidx65, align 8
  %mul133 = mul nsw i64 %125, %key.0517
  %add.ptr134 = getelementptr inbounds double, ptr %cond13, i64 %mul133
  %127 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i452 = icmp eq i64 %127, 32
  %128 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i452, label %if.then.i455, label %if.else.i453

if.then.i455:                                     ; preds = %if.then127
  %conv.i = trunc i64 %cond.i406 to i32
  %conv1.i = trunc i64 %125 to i32
  %conv4.i = trunc i64 %126 to i32
  call void %128(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv1.i, i32 noundef %conv.i.i, double noundef 1.000000e+00, ptr noundef nonnull %parts, i32 noundef %conv.i, ptr noundef %add.ptr67, i32 noundef %conv4.i, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i32 noundef %conv1.i) #6
  br label %if.end136

if.else.i453:                                     ; preds = %if.then127
  call void %128(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i406, i64 noundef %125, i64 noundef %cond.i, double noundef 1.000000e+00, ptr noundef nonnull %parts, i64 noundef %cond.i406, ptr noundef %add.ptr67, i64 noundef %126, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr134, i64 noundef %125) #6
  br label %if.end136

if.end136:                                        ; preds = %if.else.i453, %if.then.i455, %for.cond.cleanup92
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
  %mul153 = mul nsw i64 %134, %key.0517
  %add.ptr154 = getelementptr inbounds double, ptr %add.ptr150, i64 %mul153
  %135 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i457 = icmp eq i64 %135, 32
  %136 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i457, label %if.then.i461, label %if.else.i459

if.then.i461:                                     ; preds = %if.end140
  %conv1.i463 = trunc i64 %cond.i406 to i32
  %conv2.i464 = trunc i64 %129 to i32
  %conv3.i465 = trunc i64 %130 to i32
  %conv4.i466 = trunc i64 %134 to i32
  call void %136(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv1.i463, i32 noundef %conv2.i464, double noundef 1.000000e+00, ptr noundef %add.ptr67, i32 noundef %conv3.i465, ptr noundef %add.ptr154, i32 noundef %conv4.i466, double noundef 0.000000e+00, ptr noundef nonnull %slopes, i32 noundef %conv1.i463) #6
  br label %multiply_d.exit468

if.else.i459:                                     ; preds = %if.end140
  call void %136(i32 noundef 101, i32 noundef 111, i32 noundef 112, i64 noundef %cond.i, i64 noundef %cond.i406, i64 noundef %129, double noundef 1.000000e+00, ptr noundef %add.ptr67, i64 noundef %130, ptr noundef %add.ptr154, i64 noundef %134, double noundef 0.000000e+00, ptr noundef nonnull %slopes, i64 noundef %cond.i406) #6
  br label %multiply_d.exit468

multiply_d.exit468:                               ; preds = %if.then.i461, %if.else.i459
  br i1 %cmp91512, label %for.body162.lr.ph, label %for.cond.cleanup161

for.body162.lr.ph:                                ; preds = %multiply_d.exit468
  %137 = load ptr, ptr %less, align 8
  %138 = getelementptr double, ptr %137, i64 %mul35
  %139 = getelementptr double, ptr %138, i64 %row.0519
  %cmp.not25.i = icmp slt i64 %cond.i406, 8
  br label %for.body162

for.cond.cleanup161:                              ; preds = %sloped_d.exit, %multiply_d.exit468
  br i1 %cmp45.not510, label %if.end197, label %if.then177

for.body162:                                      ; preds = %for.body162.lr.ph, %sloped_d.exit
  %i158.0515 = phi i64 [ 0, %for.body162.lr.ph ], [ %inc173, %sloped_d.exit ]
  %mul164 = mul nsw i64 %i158.0515, %cond.i406
  %add.ptr165 = getelementptr inbounds double, ptr %parts, i64 %mul164
  %add.ptr168 = getelementptr inbounds double, ptr %slopes, i64 %mul164
  %arrayidx171 = getelementptr double, ptr %139, i64 %i158.0515
  %140 = load double, ptr %arrayidx171, align 8
  br i1 %cmp.not25.i, label %for.cond4.preheader.i, label %for.body.lr.ph.i469

for.body.lr.ph.i469:                              ; preds = %for.body162
  %splat.splatinsert.i470 = insertelement <8 x double> poison, double %140, i64 0
  %splat.splat.i471 = shufflevector <8 x double> %splat.splatinsert.i470, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body.i472

for.cond4.preheader.i:                            ; preds = %for.body.i472, %for.body162
  %k.0.lcssa.i478 = phi i64 [ 0, %for.body162 ], [ %add27.i, %for.body.i472 ]
  %cmp528.i = icmp slt i64 %k.0.lcssa.i478, %cond.i406
  br i1 %cmp528.i, label %for.body6.i, label %sloped_d.exit

for.body.i472:                                    ; preds = %for.body.i472, %for.body.lr.ph.i469
  %add27.i = phi i64 [ 8, %for.body.lr.ph.i469 ], [ %add.i476, %for.body.i472 ]
  %k.026.i = phi i64 [ 0, %for.body.lr.ph.i469 ], [ %add27.i, %for.body.i472 ]
  %add.ptr.i473 = getelementptr inbounds double, ptr %add.ptr165, i64 %k.026.i
  %141 = load <8 x double>, ptr %add.ptr.i473, align 8
  %add.ptr1.i = getelementptr inbounds double, ptr %add.ptr168, i64 %k.026.i
  %142 = load <8 x double>, ptr %add.ptr1.i, align 8
  %sub.i474 = fsub <8 x double> %142, %splat.splat.i471
  %mul.i475 = fmul <8 x double> %141, %sub.i474
  store <8 x double> %mul.i475, ptr %add.ptr.i473, align 8
  %add.i476 = add nuw nsw i64 %add27.i, 8
  %cmp.not.i477 = icmp sgt i64 %add.i476, %cond.i406
  br i1 %cmp.not.i477, label %for.cond4.preheader.i, label %for.body.i472, !llvm.loop !52

for.body6.i:                                      ; preds = %for.cond4.preheader.i, %for.body6.i
  %k.129.i = phi i64 [ %inc.i479, %for.body6.i ], [ %k.0.lcssa.i478, %for.cond4.preheader.i ]
  %arrayidx.i = getelementptr inbounds double, ptr %add.ptr168, i64 %k.129.i
  %143 = load double, ptr %arrayidx.i, align 8
  %sub7.i = fsub double %143, %140
  %arrayidx8.i = getelementptr inbounds double, ptr %add.ptr165, i64 %k.129.i
  %144 = load double, ptr %arrayidx8.i, align 8
  %mul9.i = fmul double %144, %sub7.i
  store double %mul9.i, ptr %arrayidx8.i, align 8
  %inc.i479 = add nuw nsw i64 %k.129.i, 1
  %exitcond.not.i480 = icmp eq i64 %inc.i479, %cond.i406
  br i1 %exitcond.not.i480, label %sloped_d.exit, label %for.body6.i, !llvm.loop !53

sloped_d.exit:                                    ; preds = %for.body6.i, %for.cond4.preheader.i
  %inc173 = add nuw nsw i64 %i158.0515, 1
  %exitcond526.not = icmp eq i64 %inc173, %cond.i
  br i1 %exitcond526.not, label %for.cond.cleanup161, label %for.body162, !llvm.loop !54

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
  %mul189 = mul nsw i64 %150, %key.0517
  %add.ptr190 = getelementptr inbounds double, ptr %add.ptr186, i64 %mul189
  %mul194 = mul nsw i64 %145, %row.0519
  %add.ptr195 = getelementptr inbounds double, ptr %cond44509, i64 %mul194
  %151 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i482 = icmp eq i64 %151, 32
  %152 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i482, label %if.then.i486, label %if.else.i484

if.then.i486:                                     ; preds = %if.then177
  %conv1.i488 = trunc i64 %145 to i32
  %conv2.i489 = trunc i64 %cond.i406 to i32
  %conv4.i491 = trunc i64 %150 to i32
  call void %152(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv1.i488, i32 noundef %conv2.i489, double noundef %146, ptr noundef nonnull %parts, i32 noundef %conv2.i489, ptr noundef %add.ptr190, i32 noundef %conv4.i491, double noundef 1.000000e+00, ptr noundef %add.ptr195, i32 noundef %conv1.i488) #6
  br label %if.end197

if.else.i484:                                     ; preds = %if.then177
  call void %152(i32 noundef 101, i32 noundef 111, i32 noundef 111, i64 noundef %cond.i, i64 noundef %145, i64 noundef %cond.i406, double noundef %146, ptr noundef nonnull %parts, i64 noundef %cond.i406, ptr noundef %add.ptr190, i64 noundef %150, double noundef 1.000000e+00, ptr noundef %add.ptr195, i64 noundef %145) #6
  br label %if.end197

if.end197:                                        ; preds = %if.else.i484, %if.then.i486, %for.cond.cleanup161
  br i1 %cmp14.not, label %cleanup210, label %if.then199

if.then199:                                       ; preds = %if.end197
  %153 = load i64, ptr %features, align 8
  %154 = load double, ptr %scale.i, align 8
  %155 = load i64, ptr %arrayidx77, align 8
  %mul206 = mul nsw i64 %153, %key.0517
  %add.ptr207 = getelementptr inbounds double, ptr %cond, i64 %mul206
  %156 = load i64, ptr %blas_bits.i.i, align 8
  %cmp.i495 = icmp eq i64 %156, 32
  %157 = load ptr, ptr %blas.i.i, align 8
  br i1 %cmp.i495, label %if.then.i499, label %if.else.i497

if.then.i499:                                     ; preds = %if.then199
  %conv.i500 = trunc i64 %cond.i406 to i32
  %conv1.i501 = trunc i64 %153 to i32
  %conv4.i504 = trunc i64 %155 to i32
  call void %157(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i500, i32 noundef %conv1.i501, i32 noundef %conv.i.i, double noundef %154, ptr noundef nonnull %parts, i32 noundef %conv.i500, ptr noundef %add.ptr79, i32 noundef %conv4.i504, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr207, i32 noundef %conv1.i501) #6
  br label %cleanup210

if.else.i497:                                     ; preds = %if.then199
  call void %157(i32 noundef 101, i32 noundef 112, i32 noundef 111, i64 noundef %cond.i406, i64 noundef %153, i64 noundef %cond.i, double noundef %154, ptr noundef nonnull %parts, i64 noundef %cond.i406, ptr noundef %add.ptr79, i64 noundef %155, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr207, i64 noundef %153) #6
  br label %cleanup210

cleanup210:                                       ; preds = %if.else.i497, %if.then.i499, %if.end197, %if.end136
  %158 = load i64, ptr %block_keys, align 8
  %add215 = add nsw i64 %158, %key.0517
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
