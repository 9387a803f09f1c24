; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: bad2158bad07eab3ab52c99187cbc42e093edb87
@.str = private unnamed_addr constant [2 x i8] c"U\00", align 1

; Function Attrs: nounwind
define range(i64 0, 2) i64 @lazyasync_factor_cholesky(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %order.i.i10 = alloca i32, align 4
  %apart.i.i11 = alloca i32, align 4
  %info.i.i12 = alloca i32, align 4
  %order.i.i = alloca i32, align 4
  %apart.i.i = alloca i32, align 4
  %info.i.i = alloca i32, align 4
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 56
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 64
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #7
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #7
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %add.ptr, align 8
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 24
  %6 = load i64, ptr %arrayidx1.i, align 8
  %cmp22.i = icmp sgt i64 %5, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  br i1 %cmp22.i, label %for.body.lr.ph.i, label %cond.end

for.body.lr.ph.i:                                 ; preds = %cond.true
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 40
  %7 = load i64, ptr %arrayidx3.i, align 8
  %8 = inttoptr i64 %7 to ptr
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 32
  %9 = load i64, ptr %arrayidx2.i, align 8
  %10 = inttoptr i64 %9 to ptr
  %mul.i = mul nsw i64 %6, %6
  %mul.i.i = shl i64 %mul.i, 2
  %conv.i.i = trunc i64 %6 to i32
  %potrf.i.i = getelementptr inbounds i8, ptr %1, i64 24
  %cmp26.i.i = icmp sgt i64 %6, 0
  %11 = shl i64 %6, 2
  %12 = add i64 %11, 4
  %13 = add i64 %11, -4
  br label %for.body.i

for.body.i:                                       ; preds = %potrf_f.exit.i, %for.body.lr.ph.i
  %k.026.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %potrf_f.exit.i ]
  %to.025.i = phi ptr [ %8, %for.body.lr.ph.i ], [ %add.ptr6.i, %potrf_f.exit.i ]
  %from.024.i = phi ptr [ %10, %for.body.lr.ph.i ], [ %add.ptr.i, %potrf_f.exit.i ]
  %wrong.023.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %or.i, %potrf_f.exit.i ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %to.025.i, ptr readonly align 4 %from.024.i, i64 %mul.i.i, i1 false)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %order.i.i) #7
  store i32 %conv.i.i, ptr %order.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i) #7
  store i32 %conv.i.i, ptr %apart.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i) #7
  store i32 0, ptr %info.i.i, align 4
  %14 = load ptr, ptr %potrf.i.i, align 8
  call void %14(ptr noundef nonnull @.str, ptr noundef nonnull %order.i.i, ptr noundef %to.025.i, ptr noundef nonnull %apart.i.i, ptr noundef nonnull %info.i.i) #7
  br i1 %cmp26.i.i, label %for.body.preheader.i.i, label %potrf_f.exit.i

for.body.preheader.i.i:                           ; preds = %for.body.i
  %invariant.gep.i.i = getelementptr i8, ptr %to.025.i, i64 4
  br label %for.body.i.i

for.cond.loopexit.i.i:                            ; preds = %for.body7.lr.ph.i.i, %for.body.i.i
  %exitcond.not.i.i = icmp eq i64 %add.i.i, %6
  br i1 %exitcond.not.i.i, label %potrf_f.exit.i, label %for.body.i.i, !llvm.loop !4

for.body.i.i:                                     ; preds = %for.cond.loopexit.i.i, %for.body.preheader.i.i
  %i.027.i.i = phi i64 [ %add.i.i, %for.cond.loopexit.i.i ], [ 0, %for.body.preheader.i.i ]
  %add.i.i = add nuw nsw i64 %i.027.i.i, 1
  %cmp424.i.i = icmp slt i64 %add.i.i, %6
  br i1 %cmp424.i.i, label %for.body7.lr.ph.i.i, label %for.cond.loopexit.i.i

for.body7.lr.ph.i.i:                              ; preds = %for.body.i.i
  %15 = shl i64 %i.027.i.i, 2
  %16 = sub i64 %13, %15
  %17 = mul i64 %i.027.i.i, %12
  %gep.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %17
  call void @llvm.memset.p0.i64(ptr align 4 %gep.i.i, i8 0, i64 %16, i1 false)
  br label %for.cond.loopexit.i.i

potrf_f.exit.i:                                   ; preds = %for.cond.loopexit.i.i, %for.body.i
  %18 = load i32, ptr %info.i.i, align 4
  %cmp12.i.i = icmp ne i32 %18, 0
  %conv14.i.i = zext i1 %cmp12.i.i to i64
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %order.i.i) #7
  %or.i = or i64 %wrong.023.i, %conv14.i.i
  %inc.i = add nuw nsw i64 %k.026.i, 1
  %add.ptr.i = getelementptr inbounds float, ptr %from.024.i, i64 %mul.i
  %add.ptr6.i = getelementptr inbounds float, ptr %to.025.i, i64 %mul.i
  %exitcond.not.i = icmp eq i64 %inc.i, %5
  br i1 %exitcond.not.i, label %cond.end, label %for.body.i, !llvm.loop !7

cond.false:                                       ; preds = %keep_to_one_thread.exit
  br i1 %cmp22.i, label %for.body.lr.ph.i16, label %cond.end

for.body.lr.ph.i16:                               ; preds = %cond.false
  %arrayidx3.i17 = getelementptr inbounds i8, ptr %a, i64 40
  %19 = load i64, ptr %arrayidx3.i17, align 8
  %20 = inttoptr i64 %19 to ptr
  %arrayidx2.i18 = getelementptr inbounds i8, ptr %a, i64 32
  %21 = load i64, ptr %arrayidx2.i18, align 8
  %22 = inttoptr i64 %21 to ptr
  %mul.i19 = mul nsw i64 %6, %6
  %mul.i.i20 = shl i64 %mul.i19, 3
  %conv.i.i21 = trunc i64 %6 to i32
  %potrf.i.i22 = getelementptr inbounds i8, ptr %1, i64 24
  %cmp26.i.i23 = icmp sgt i64 %6, 0
  %23 = shl i64 %6, 3
  %24 = add i64 %23, 8
  %25 = add i64 %23, -8
  br label %for.body.i24

for.body.i24:                                     ; preds = %potrf_d.exit.i, %for.body.lr.ph.i16
  %k.026.i25 = phi i64 [ 0, %for.body.lr.ph.i16 ], [ %inc.i32, %potrf_d.exit.i ]
  %to.025.i26 = phi ptr [ %20, %for.body.lr.ph.i16 ], [ %add.ptr6.i34, %potrf_d.exit.i ]
  %from.024.i27 = phi ptr [ %22, %for.body.lr.ph.i16 ], [ %add.ptr.i33, %potrf_d.exit.i ]
  %wrong.023.i28 = phi i64 [ 0, %for.body.lr.ph.i16 ], [ %or.i31, %potrf_d.exit.i ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to.025.i26, ptr readonly align 8 %from.024.i27, i64 %mul.i.i20, i1 false)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %order.i.i10) #7
  store i32 %conv.i.i21, ptr %order.i.i10, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i11) #7
  store i32 %conv.i.i21, ptr %apart.i.i11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i12) #7
  store i32 0, ptr %info.i.i12, align 4
  %26 = load ptr, ptr %potrf.i.i22, align 8
  call void %26(ptr noundef nonnull @.str, ptr noundef nonnull %order.i.i10, ptr noundef %to.025.i26, ptr noundef nonnull %apart.i.i11, ptr noundef nonnull %info.i.i12) #7
  br i1 %cmp26.i.i23, label %for.body.preheader.i.i36, label %potrf_d.exit.i

for.body.preheader.i.i36:                         ; preds = %for.body.i24
  %invariant.gep.i.i37 = getelementptr i8, ptr %to.025.i26, i64 8
  br label %for.body.i.i38

for.cond.loopexit.i.i42:                          ; preds = %for.body7.lr.ph.i.i44, %for.body.i.i38
  %exitcond.not.i.i43 = icmp eq i64 %add.i.i40, %6
  br i1 %exitcond.not.i.i43, label %potrf_d.exit.i, label %for.body.i.i38, !llvm.loop !8

for.body.i.i38:                                   ; preds = %for.cond.loopexit.i.i42, %for.body.preheader.i.i36
  %i.027.i.i39 = phi i64 [ %add.i.i40, %for.cond.loopexit.i.i42 ], [ 0, %for.body.preheader.i.i36 ]
  %add.i.i40 = add nuw nsw i64 %i.027.i.i39, 1
  %cmp424.i.i41 = icmp slt i64 %add.i.i40, %6
  br i1 %cmp424.i.i41, label %for.body7.lr.ph.i.i44, label %for.cond.loopexit.i.i42

for.body7.lr.ph.i.i44:                            ; preds = %for.body.i.i38
  %27 = shl i64 %i.027.i.i39, 3
  %28 = sub i64 %25, %27
  %29 = mul i64 %i.027.i.i39, %24
  %gep.i.i45 = getelementptr i8, ptr %invariant.gep.i.i37, i64 %29
  call void @llvm.memset.p0.i64(ptr align 8 %gep.i.i45, i8 0, i64 %28, i1 false)
  br label %for.cond.loopexit.i.i42

potrf_d.exit.i:                                   ; preds = %for.cond.loopexit.i.i42, %for.body.i24
  %30 = load i32, ptr %info.i.i12, align 4
  %cmp12.i.i29 = icmp ne i32 %30, 0
  %conv14.i.i30 = zext i1 %cmp12.i.i29 to i64
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i12) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i11) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %order.i.i10) #7
  %or.i31 = or i64 %wrong.023.i28, %conv14.i.i30
  %inc.i32 = add nuw nsw i64 %k.026.i25, 1
  %add.ptr.i33 = getelementptr inbounds double, ptr %from.024.i27, i64 %mul.i19
  %add.ptr6.i34 = getelementptr inbounds double, ptr %to.025.i26, i64 %mul.i19
  %exitcond.not.i35 = icmp eq i64 %inc.i32, %5
  br i1 %exitcond.not.i35, label %cond.end, label %for.body.i24, !llvm.loop !9

cond.end:                                         ; preds = %potrf_d.exit.i, %potrf_f.exit.i, %cond.false, %cond.true
  %cond = phi i64 [ 0, %cond.true ], [ 0, %cond.false ], [ %or.i, %potrf_f.exit.i ], [ %or.i31, %potrf_d.exit.i ]
  ret i64 %cond
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define range(i64 0, 2) i64 @lazyasync_cholesky_rows(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %order.i.i11 = alloca i32, align 4
  %apart.i.i12 = alloca i32, align 4
  %info.i.i13 = alloca i32, align 4
  %order.i.i = alloca i32, align 4
  %apart.i.i = alloca i32, align 4
  %info.i.i = alloca i32, align 4
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 56
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 64
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #7
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #7
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx.i = getelementptr inbounds i8, ptr %a, i64 24
  %5 = load i64, ptr %arrayidx.i, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 32
  %7 = load i64, ptr %arrayidx1.i, align 8
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 40
  %8 = load i64, ptr %arrayidx2.i, align 8
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 48
  %9 = load i64, ptr %arrayidx3.i, align 8
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 56
  %10 = load i64, ptr %arrayidx4.i, align 8
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 64
  %11 = load i64, ptr %arrayidx5.i, align 8
  %mul.i = mul nsw i64 %8, %7
  %12 = load i64, ptr %add.ptr, align 8
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  %add.ptr.i = getelementptr inbounds float, ptr %6, i64 %mul.i
  %add.ptr6.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %8
  switch i64 %12, label %if.else20.i [
    i64 0, label %if.then.i10
    i64 1, label %if.then18.i
  ]

if.then.i10:                                      ; preds = %cond.true
  %tobool.i.i = icmp ne i64 %11, %10
  %tobool1.i.i = icmp ne i64 %9, %8
  %or.cond.i.i = and i1 %tobool1.i.i, %tobool.i.i
  br i1 %or.cond.i.i, label %if.then.i.i, label %cond.end

if.then.i.i:                                      ; preds = %if.then.i10
  %sub8.i = sub nsw i64 %9, %8
  %sub.i = sub nsw i64 %11, %10
  %mul9.i = mul nsw i64 %10, %7
  %add.ptr10.i = getelementptr inbounds float, ptr %6, i64 %mul9.i
  %add.ptr15.i = getelementptr inbounds float, ptr %add.ptr10.i, i64 %8
  %13 = load ptr, ptr %1, align 8
  %conv.i.i = trunc i64 %sub.i to i32
  %conv2.i.i = trunc i64 %sub8.i to i32
  %conv3.i.i = trunc i64 %8 to i32
  %conv4.i.i = trunc i64 %7 to i32
  tail call void %13(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i, i32 noundef %conv2.i.i, i32 noundef %conv3.i.i, float noundef -1.000000e+00, ptr noundef %add.ptr10.i, i32 noundef %conv4.i.i, ptr noundef %add.ptr.i, i32 noundef %conv4.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr15.i, i32 noundef %conv4.i.i) #7
  br label %cond.end

if.then18.i:                                      ; preds = %cond.true
  %sub19.i = sub nsw i64 %9, %8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %order.i.i) #7
  %conv.i87.i = trunc i64 %sub19.i to i32
  store i32 %conv.i87.i, ptr %order.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i) #7
  %conv1.i.i = trunc i64 %7 to i32
  store i32 %conv1.i.i, ptr %apart.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i) #7
  store i32 0, ptr %info.i.i, align 4
  %potrf.i.i = getelementptr inbounds i8, ptr %1, i64 24
  %14 = load ptr, ptr %potrf.i.i, align 8
  call void %14(ptr noundef nonnull @.str, ptr noundef nonnull %order.i.i, ptr noundef %add.ptr6.i, ptr noundef nonnull %apart.i.i, ptr noundef nonnull %info.i.i) #7
  %cmp26.i.i = icmp sgt i64 %sub19.i, 0
  br i1 %cmp26.i.i, label %for.body.preheader.i.i, label %potrf_f.exit.i

for.body.preheader.i.i:                           ; preds = %if.then18.i
  %15 = shl i64 %7, 2
  %16 = add i64 %15, 4
  %17 = shl i64 %sub19.i, 2
  %18 = add i64 %17, -4
  %invariant.gep.i.i = getelementptr i8, ptr %add.ptr6.i, i64 4
  br label %for.body.i.i

for.cond.loopexit.i.i:                            ; preds = %for.body7.lr.ph.i.i, %for.body.i.i
  %exitcond.not.i.i = icmp eq i64 %add.i.i, %sub19.i
  br i1 %exitcond.not.i.i, label %potrf_f.exit.i, label %for.body.i.i, !llvm.loop !4

for.body.i.i:                                     ; preds = %for.cond.loopexit.i.i, %for.body.preheader.i.i
  %i.027.i.i = phi i64 [ %add.i.i, %for.cond.loopexit.i.i ], [ 0, %for.body.preheader.i.i ]
  %add.i.i = add nuw nsw i64 %i.027.i.i, 1
  %cmp424.i.i = icmp slt i64 %add.i.i, %sub19.i
  br i1 %cmp424.i.i, label %for.body7.lr.ph.i.i, label %for.cond.loopexit.i.i

for.body7.lr.ph.i.i:                              ; preds = %for.body.i.i
  %19 = shl i64 %i.027.i.i, 2
  %20 = sub i64 %18, %19
  %21 = mul i64 %i.027.i.i, %16
  %gep.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %21
  call void @llvm.memset.p0.i64(ptr align 4 %gep.i.i, i8 0, i64 %20, i1 false)
  br label %for.cond.loopexit.i.i

potrf_f.exit.i:                                   ; preds = %for.cond.loopexit.i.i, %if.then18.i
  %22 = load i32, ptr %info.i.i, align 4
  %cmp12.i.i = icmp ne i32 %22, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %order.i.i) #7
  br label %cond.end

if.else20.i:                                      ; preds = %cond.true
  %sub21.i = sub nsw i64 %11, %10
  %tobool.i89.i = icmp ne i64 %11, %10
  %tobool5.i.i = icmp ne i64 %9, %8
  %or.cond12.i.i = and i1 %tobool5.i.i, %tobool.i89.i
  br i1 %or.cond12.i.i, label %if.then6.i.i, label %triangle_f.exit.i

if.then6.i.i:                                     ; preds = %if.else20.i
  %sub22.i = sub nsw i64 %9, %8
  %mul23.i = mul nsw i64 %10, %7
  %add.ptr24.i = getelementptr inbounds float, ptr %6, i64 %mul23.i
  %add.ptr25.i = getelementptr inbounds float, ptr %add.ptr24.i, i64 %8
  %trsm.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %23 = load ptr, ptr %trsm.i.i, align 8
  %conv7.i.i = trunc i64 %sub21.i to i32
  %conv8.i.i = trunc i64 %sub22.i to i32
  %conv9.i.i = trunc i64 %7 to i32
  tail call void %23(i32 noundef 101, i32 noundef 142, i32 noundef 122, i32 noundef 112, i32 noundef 131, i32 noundef %conv7.i.i, i32 noundef %conv8.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr6.i, i32 noundef %conv9.i.i, ptr noundef %add.ptr25.i, i32 noundef %conv9.i.i) #7
  br label %triangle_f.exit.i

triangle_f.exit.i:                                ; preds = %if.then6.i.i, %if.else20.i
  %invariant.gep.i = getelementptr float, ptr %6, i64 %10
  %cmp2694.i = icmp slt i64 %8, %9
  br i1 %cmp2694.i, label %for.body.lr.ph.i, label %cond.end

for.body.lr.ph.i:                                 ; preds = %triangle_f.exit.i
  %mul31.i = shl i64 %sub21.i, 2
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %i.095.i = phi i64 [ %8, %for.body.lr.ph.i ], [ %inc.i, %for.body.i ]
  %mul27.i = mul nsw i64 %i.095.i, %7
  %gep.i = getelementptr float, ptr %invariant.gep.i, i64 %mul27.i
  tail call void @llvm.memset.p0.i64(ptr align 4 %gep.i, i8 0, i64 %mul31.i, i1 false)
  %inc.i = add nsw i64 %i.095.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %9
  br i1 %exitcond.not.i, label %cond.end, label %for.body.i, !llvm.loop !10

cond.false:                                       ; preds = %keep_to_one_thread.exit
  %add.ptr.i21 = getelementptr inbounds double, ptr %6, i64 %mul.i
  %add.ptr6.i22 = getelementptr inbounds double, ptr %add.ptr.i21, i64 %8
  switch i64 %12, label %if.else20.i56 [
    i64 0, label %if.then.i42
    i64 1, label %if.then18.i23
  ]

if.then.i42:                                      ; preds = %cond.false
  %tobool.i.i43 = icmp ne i64 %11, %10
  %tobool1.i.i44 = icmp ne i64 %9, %8
  %or.cond.i.i45 = and i1 %tobool1.i.i44, %tobool.i.i43
  br i1 %or.cond.i.i45, label %if.then.i.i46, label %cond.end

if.then.i.i46:                                    ; preds = %if.then.i42
  %sub8.i47 = sub nsw i64 %9, %8
  %sub.i48 = sub nsw i64 %11, %10
  %mul9.i49 = mul nsw i64 %10, %7
  %add.ptr10.i50 = getelementptr inbounds double, ptr %6, i64 %mul9.i49
  %add.ptr15.i51 = getelementptr inbounds double, ptr %add.ptr10.i50, i64 %8
  %24 = load ptr, ptr %1, align 8
  %conv.i.i52 = trunc i64 %sub.i48 to i32
  %conv2.i.i53 = trunc i64 %sub8.i47 to i32
  %conv3.i.i54 = trunc i64 %8 to i32
  %conv4.i.i55 = trunc i64 %7 to i32
  tail call void %24(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %conv.i.i52, i32 noundef %conv2.i.i53, i32 noundef %conv3.i.i54, double noundef -1.000000e+00, ptr noundef %add.ptr10.i50, i32 noundef %conv4.i.i55, ptr noundef %add.ptr.i21, i32 noundef %conv4.i.i55, double noundef 1.000000e+00, ptr noundef %add.ptr15.i51, i32 noundef %conv4.i.i55) #7
  br label %cond.end

if.then18.i23:                                    ; preds = %cond.false
  %sub19.i24 = sub nsw i64 %9, %8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %order.i.i11) #7
  %conv.i87.i25 = trunc i64 %sub19.i24 to i32
  store i32 %conv.i87.i25, ptr %order.i.i11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i12) #7
  %conv1.i.i26 = trunc i64 %7 to i32
  store i32 %conv1.i.i26, ptr %apart.i.i12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i13) #7
  store i32 0, ptr %info.i.i13, align 4
  %potrf.i.i27 = getelementptr inbounds i8, ptr %1, i64 24
  %25 = load ptr, ptr %potrf.i.i27, align 8
  call void %25(ptr noundef nonnull @.str, ptr noundef nonnull %order.i.i11, ptr noundef %add.ptr6.i22, ptr noundef nonnull %apart.i.i12, ptr noundef nonnull %info.i.i13) #7
  %cmp26.i.i28 = icmp sgt i64 %sub19.i24, 0
  br i1 %cmp26.i.i28, label %for.body.preheader.i.i32, label %potrf_d.exit.i

for.body.preheader.i.i32:                         ; preds = %if.then18.i23
  %26 = shl i64 %7, 3
  %27 = add i64 %26, 8
  %28 = shl i64 %sub19.i24, 3
  %29 = add i64 %28, -8
  %invariant.gep.i.i33 = getelementptr i8, ptr %add.ptr6.i22, i64 8
  br label %for.body.i.i34

for.cond.loopexit.i.i38:                          ; preds = %for.body7.lr.ph.i.i40, %for.body.i.i34
  %exitcond.not.i.i39 = icmp eq i64 %add.i.i36, %sub19.i24
  br i1 %exitcond.not.i.i39, label %potrf_d.exit.i, label %for.body.i.i34, !llvm.loop !8

for.body.i.i34:                                   ; preds = %for.cond.loopexit.i.i38, %for.body.preheader.i.i32
  %i.027.i.i35 = phi i64 [ %add.i.i36, %for.cond.loopexit.i.i38 ], [ 0, %for.body.preheader.i.i32 ]
  %add.i.i36 = add nuw nsw i64 %i.027.i.i35, 1
  %cmp424.i.i37 = icmp slt i64 %add.i.i36, %sub19.i24
  br i1 %cmp424.i.i37, label %for.body7.lr.ph.i.i40, label %for.cond.loopexit.i.i38

for.body7.lr.ph.i.i40:                            ; preds = %for.body.i.i34
  %30 = shl i64 %i.027.i.i35, 3
  %31 = sub i64 %29, %30
  %32 = mul i64 %i.027.i.i35, %27
  %gep.i.i41 = getelementptr i8, ptr %invariant.gep.i.i33, i64 %32
  call void @llvm.memset.p0.i64(ptr align 8 %gep.i.i41, i8 0, i64 %31, i1 false)
  br label %for.cond.loopexit.i.i38

potrf_d.exit.i:                                   ; preds = %for.cond.loopexit.i.i38, %if.then18.i23
  %33 = load i32, ptr %info.i.i13, align 4
  %cmp12.i.i29 = icmp ne i32 %33, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i13) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i12) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %order.i.i11) #7
  br label %cond.end

if.else20.i56:                                    ; preds = %cond.false
  %sub21.i57 = sub nsw i64 %11, %10
  %tobool.i89.i58 = icmp ne i64 %11, %10
  %tobool5.i.i59 = icmp ne i64 %9, %8
  %or.cond12.i.i60 = and i1 %tobool5.i.i59, %tobool.i89.i58
  br i1 %or.cond12.i.i60, label %if.then6.i.i71, label %triangle_d.exit.i

if.then6.i.i71:                                   ; preds = %if.else20.i56
  %sub22.i72 = sub nsw i64 %9, %8
  %mul23.i73 = mul nsw i64 %10, %7
  %add.ptr24.i74 = getelementptr inbounds double, ptr %6, i64 %mul23.i73
  %add.ptr25.i75 = getelementptr inbounds double, ptr %add.ptr24.i74, i64 %8
  %trsm.i.i76 = getelementptr inbounds i8, ptr %1, i64 8
  %34 = load ptr, ptr %trsm.i.i76, align 8
  %conv7.i.i77 = trunc i64 %sub21.i57 to i32
  %conv8.i.i78 = trunc i64 %sub22.i72 to i32
  %conv9.i.i79 = trunc i64 %7 to i32
  tail call void %34(i32 noundef 101, i32 noundef 142, i32 noundef 122, i32 noundef 112, i32 noundef 131, i32 noundef %conv7.i.i77, i32 noundef %conv8.i.i78, double noundef 1.000000e+00, ptr noundef %add.ptr6.i22, i32 noundef %conv9.i.i79, ptr noundef %add.ptr25.i75, i32 noundef %conv9.i.i79) #7
  br label %triangle_d.exit.i

triangle_d.exit.i:                                ; preds = %if.then6.i.i71, %if.else20.i56
  %invariant.gep.i61 = getelementptr double, ptr %6, i64 %10
  %cmp2694.i62 = icmp slt i64 %8, %9
  br i1 %cmp2694.i62, label %for.body.lr.ph.i63, label %cond.end

for.body.lr.ph.i63:                               ; preds = %triangle_d.exit.i
  %mul31.i64 = shl i64 %sub21.i57, 3
  br label %for.body.i65

for.body.i65:                                     ; preds = %for.body.i65, %for.body.lr.ph.i63
  %i.095.i66 = phi i64 [ %8, %for.body.lr.ph.i63 ], [ %inc.i69, %for.body.i65 ]
  %mul27.i67 = mul nsw i64 %i.095.i66, %7
  %gep.i68 = getelementptr double, ptr %invariant.gep.i61, i64 %mul27.i67
  tail call void @llvm.memset.p0.i64(ptr align 8 %gep.i68, i8 0, i64 %mul31.i64, i1 false)
  %inc.i69 = add nsw i64 %i.095.i66, 1
  %exitcond.not.i70 = icmp eq i64 %inc.i69, %9
  br i1 %exitcond.not.i70, label %cond.end, label %for.body.i65, !llvm.loop !11

cond.end:                                         ; preds = %for.body.i65, %for.body.i, %triangle_d.exit.i, %potrf_d.exit.i, %if.then.i.i46, %if.then.i42, %triangle_f.exit.i, %potrf_f.exit.i, %if.then.i.i, %if.then.i10
  %cond.shrunk = phi i1 [ %cmp12.i.i, %potrf_f.exit.i ], [ false, %if.then.i10 ], [ false, %if.then.i.i ], [ false, %triangle_f.exit.i ], [ %cmp12.i.i29, %potrf_d.exit.i ], [ false, %if.then.i42 ], [ false, %if.then.i.i46 ], [ false, %triangle_d.exit.i ], [ false, %for.body.i ], [ false, %for.body.i65 ]
  %cond = zext i1 %cond.shrunk to i64
  ret i64 %cond
}

; Function Attrs: nounwind
define range(i64 0, 2) i64 @lazyasync_factor_solve(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %m.i.i11 = alloca i32, align 4
  %n.i.i12 = alloca i32, align 4
  %apart.i.i13 = alloca i32, align 4
  %info.i.i14 = alloca i32, align 4
  %m.i.i = alloca i32, align 4
  %n.i.i = alloca i32, align 4
  %apart.i.i = alloca i32, align 4
  %info.i.i = alloca i32, align 4
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 56
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 64
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #7
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #7
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %add.ptr, align 8
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 24
  %6 = load i64, ptr %arrayidx1.i, align 8
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 40
  %7 = load i64, ptr %arrayidx2.i, align 8
  %arrayidx6.i = getelementptr inbounds i8, ptr %a, i64 64
  %8 = load i64, ptr %arrayidx6.i, align 8
  %9 = inttoptr i64 %8 to ptr
  %mul.i = mul nsw i64 %6, %6
  %cmp.not80.i = icmp sgt i64 %5, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  %add.ptr.i = getelementptr inbounds float, ptr %9, i64 %mul.i
  %mul.i.i = shl i64 %mul.i, 2
  br i1 %cmp.not80.i, label %for.body.lr.ph.i, label %cond.end

for.body.lr.ph.i:                                 ; preds = %cond.true
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 56
  %10 = load i64, ptr %arrayidx5.i, align 8
  %11 = inttoptr i64 %10 to ptr
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 48
  %12 = load i64, ptr %arrayidx4.i, align 8
  %13 = inttoptr i64 %12 to ptr
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 32
  %14 = load i64, ptr %arrayidx3.i, align 8
  %15 = inttoptr i64 %14 to ptr
  %conv.i.i = trunc i64 %6 to i32
  %getrf.i.i = getelementptr inbounds i8, ptr %1, i64 32
  %mul1.i.i = shl i64 %6, 2
  %mul.i.i.i = mul i64 %mul1.i.i, %7
  %mul2.i.i = mul i64 %mul1.i.i, %6
  %cmp316.i.i = icmp sgt i64 %6, 0
  %i.015.i.i = add nuw i64 %6, 1
  %cmp1078.i = icmp sgt i64 %7, 0
  %mul19.i = mul nsw i64 %7, %6
  br label %for.body.i

for.body.i:                                       ; preds = %for.cond.cleanup11.i, %for.body.lr.ph.i
  %cmp.not85.i = phi i1 [ true, %for.body.lr.ph.i ], [ %cmp.not.i10, %for.cond.cleanup11.i ]
  %k.084.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %for.cond.cleanup11.i ]
  %right.083.i = phi ptr [ %15, %for.body.lr.ph.i ], [ %right.1.i, %for.cond.cleanup11.i ]
  %from.082.i = phi ptr [ %13, %for.body.lr.ph.i ], [ %add.ptr24.i, %for.cond.cleanup11.i ]
  %out.081.i = phi ptr [ %11, %for.body.lr.ph.i ], [ %add.ptr26.i, %for.cond.cleanup11.i ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr readonly align 4 %from.082.i, i64 %mul.i.i, i1 false)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i.i) #7
  store i32 %conv.i.i, ptr %m.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i.i) #7
  store i32 %conv.i.i, ptr %n.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i) #7
  store i32 %conv.i.i, ptr %apart.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i) #7
  store i32 0, ptr %info.i.i, align 4
  %16 = load ptr, ptr %getrf.i.i, align 8
  call void %16(ptr noundef nonnull %m.i.i, ptr noundef nonnull %n.i.i, ptr noundef %9, ptr noundef nonnull %apart.i.i, ptr noundef %add.ptr.i, ptr noundef nonnull %info.i.i) #7
  %17 = load i32, ptr %info.i.i, align 4
  %cmp.i.not.i = icmp eq i32 %17, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i.i) #7
  br i1 %cmp.i.not.i, label %if.end.i, label %cond.end

if.end.i:                                         ; preds = %for.body.i
  %cmp.not.i.i = icmp eq ptr %right.083.i, null
  br i1 %cmp.not.i.i, label %if.else.i.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.end.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %out.081.i, ptr nonnull readonly align 4 %right.083.i, i64 %mul.i.i.i, i1 false)
  br label %begin_solution_f.exit.i

if.else.i.i:                                      ; preds = %if.end.i
  call void @llvm.memset.p0.i64(ptr align 4 %out.081.i, i8 0, i64 %mul2.i.i, i1 false)
  br i1 %cmp316.i.i, label %for.body.i.i, label %begin_solution_f.exit.i

for.body.i.i:                                     ; preds = %if.else.i.i, %for.body.i.i
  %i.017.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %if.else.i.i ]
  %add.i.i = mul i64 %i.017.i.i, %i.015.i.i
  %arrayidx.i.i = getelementptr inbounds float, ptr %out.081.i, i64 %add.i.i
  store float 1.000000e+00, ptr %arrayidx.i.i, align 4
  %inc.i.i = add nuw nsw i64 %i.017.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %6
  br i1 %exitcond.not.i.i, label %begin_solution_f.exit.i, label %for.body.i.i, !llvm.loop !12

begin_solution_f.exit.i:                          ; preds = %for.body.i.i, %if.else.i.i, %if.then.i.i
  %cond.i = phi i64 [ %7, %if.then.i.i ], [ 64, %if.else.i.i ], [ 64, %for.body.i.i ]
  br i1 %cmp1078.i, label %for.body12.lr.ph.i, label %for.cond.cleanup11.i

for.body12.lr.ph.i:                               ; preds = %begin_solution_f.exit.i
  %conv.i = zext i1 %cmp.not.i.i to i32
  br label %for.body12.i

for.cond.cleanup11.i:                             ; preds = %for.body12.i, %begin_solution_f.exit.i
  %add.ptr20.i = getelementptr inbounds float, ptr %right.083.i, i64 %mul19.i
  %right.1.i = select i1 %cmp.not.i.i, ptr null, ptr %add.ptr20.i
  %inc.i = add nuw nsw i64 %k.084.i, 1
  %add.ptr24.i = getelementptr inbounds float, ptr %from.082.i, i64 %mul.i
  %add.ptr26.i = getelementptr inbounds float, ptr %out.081.i, i64 %mul19.i
  %cmp.not.i10 = icmp slt i64 %inc.i, %5
  %exitcond.not.i = icmp eq i64 %inc.i, %5
  br i1 %exitcond.not.i, label %cond.end, label %for.body.i, !llvm.loop !13

for.body12.i:                                     ; preds = %for.body12.i, %for.body12.lr.ph.i
  %first.079.i = phi i64 [ 0, %for.body12.lr.ph.i ], [ %add.i, %for.body12.i ]
  %add.i = add nsw i64 %first.079.i, %cond.i
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %7, i64 %add.i)
  call fastcc void @substitute_part_f(ptr noundef readonly %1, ptr noundef %9, ptr noundef %add.ptr.i, i64 noundef %6, ptr noundef %out.081.i, i64 noundef %7, i64 noundef %first.079.i, i64 noundef %cond.i.i, i32 noundef %conv.i)
  %cmp10.i = icmp slt i64 %add.i, %7
  br i1 %cmp10.i, label %for.body12.i, label %for.cond.cleanup11.i, !llvm.loop !14

cond.false:                                       ; preds = %keep_to_one_thread.exit
  %add.ptr.i19 = getelementptr inbounds double, ptr %9, i64 %mul.i
  %mul.i.i20 = shl i64 %mul.i, 3
  br i1 %cmp.not80.i, label %for.body.lr.ph.i23, label %cond.end

for.body.lr.ph.i23:                               ; preds = %cond.false
  %arrayidx5.i24 = getelementptr inbounds i8, ptr %a, i64 56
  %18 = load i64, ptr %arrayidx5.i24, align 8
  %19 = inttoptr i64 %18 to ptr
  %arrayidx4.i25 = getelementptr inbounds i8, ptr %a, i64 48
  %20 = load i64, ptr %arrayidx4.i25, align 8
  %21 = inttoptr i64 %20 to ptr
  %arrayidx3.i26 = getelementptr inbounds i8, ptr %a, i64 32
  %22 = load i64, ptr %arrayidx3.i26, align 8
  %23 = inttoptr i64 %22 to ptr
  %conv.i.i27 = trunc i64 %6 to i32
  %getrf.i.i28 = getelementptr inbounds i8, ptr %1, i64 32
  %mul1.i.i29 = shl i64 %6, 3
  %mul.i.i.i30 = mul i64 %mul1.i.i29, %7
  %mul2.i.i31 = mul i64 %mul1.i.i29, %6
  %cmp316.i.i32 = icmp sgt i64 %6, 0
  %i.015.i.i33 = add nuw i64 %6, 1
  %cmp1078.i34 = icmp sgt i64 %7, 0
  %mul19.i35 = mul nsw i64 %7, %6
  br label %for.body.i36

for.body.i36:                                     ; preds = %for.cond.cleanup11.i49, %for.body.lr.ph.i23
  %cmp.not85.i37 = phi i1 [ true, %for.body.lr.ph.i23 ], [ %cmp.not.i55, %for.cond.cleanup11.i49 ]
  %k.084.i38 = phi i64 [ 0, %for.body.lr.ph.i23 ], [ %inc.i52, %for.cond.cleanup11.i49 ]
  %right.083.i39 = phi ptr [ %23, %for.body.lr.ph.i23 ], [ %right.1.i51, %for.cond.cleanup11.i49 ]
  %from.082.i40 = phi ptr [ %21, %for.body.lr.ph.i23 ], [ %add.ptr24.i53, %for.cond.cleanup11.i49 ]
  %out.081.i41 = phi ptr [ %19, %for.body.lr.ph.i23 ], [ %add.ptr26.i54, %for.cond.cleanup11.i49 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr readonly align 8 %from.082.i40, i64 %mul.i.i20, i1 false)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i.i11) #7
  store i32 %conv.i.i27, ptr %m.i.i11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i.i12) #7
  store i32 %conv.i.i27, ptr %n.i.i12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i13) #7
  store i32 %conv.i.i27, ptr %apart.i.i13, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i14) #7
  store i32 0, ptr %info.i.i14, align 4
  %24 = load ptr, ptr %getrf.i.i28, align 8
  call void %24(ptr noundef nonnull %m.i.i11, ptr noundef nonnull %n.i.i12, ptr noundef %9, ptr noundef nonnull %apart.i.i13, ptr noundef %add.ptr.i19, ptr noundef nonnull %info.i.i14) #7
  %25 = load i32, ptr %info.i.i14, align 4
  %cmp.i.not.i42 = icmp eq i32 %25, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i14) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i13) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i.i12) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i.i11) #7
  br i1 %cmp.i.not.i42, label %if.end.i45, label %cond.end

if.end.i45:                                       ; preds = %for.body.i36
  %cmp.not.i.i46 = icmp eq ptr %right.083.i39, null
  br i1 %cmp.not.i.i46, label %if.else.i.i64, label %if.then.i.i47

if.then.i.i47:                                    ; preds = %if.end.i45
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %out.081.i41, ptr nonnull readonly align 8 %right.083.i39, i64 %mul.i.i.i30, i1 false)
  br label %begin_solution_d.exit.i

if.else.i.i64:                                    ; preds = %if.end.i45
  call void @llvm.memset.p0.i64(ptr align 8 %out.081.i41, i8 0, i64 %mul2.i.i31, i1 false)
  br i1 %cmp316.i.i32, label %for.body.i.i65, label %begin_solution_d.exit.i

for.body.i.i65:                                   ; preds = %if.else.i.i64, %for.body.i.i65
  %i.017.i.i66 = phi i64 [ %inc.i.i69, %for.body.i.i65 ], [ 0, %if.else.i.i64 ]
  %add.i.i67 = mul i64 %i.017.i.i66, %i.015.i.i33
  %arrayidx.i.i68 = getelementptr inbounds double, ptr %out.081.i41, i64 %add.i.i67
  store double 1.000000e+00, ptr %arrayidx.i.i68, align 8
  %inc.i.i69 = add nuw nsw i64 %i.017.i.i66, 1
  %exitcond.not.i.i70 = icmp eq i64 %inc.i.i69, %6
  br i1 %exitcond.not.i.i70, label %begin_solution_d.exit.i, label %for.body.i.i65, !llvm.loop !15

begin_solution_d.exit.i:                          ; preds = %for.body.i.i65, %if.else.i.i64, %if.then.i.i47
  %cond.i48 = phi i64 [ %7, %if.then.i.i47 ], [ 64, %if.else.i.i64 ], [ 64, %for.body.i.i65 ]
  br i1 %cmp1078.i34, label %for.body12.lr.ph.i57, label %for.cond.cleanup11.i49

for.body12.lr.ph.i57:                             ; preds = %begin_solution_d.exit.i
  %conv.i58 = zext i1 %cmp.not.i.i46 to i32
  br label %for.body12.i59

for.cond.cleanup11.i49:                           ; preds = %for.body12.i59, %begin_solution_d.exit.i
  %add.ptr20.i50 = getelementptr inbounds double, ptr %right.083.i39, i64 %mul19.i35
  %right.1.i51 = select i1 %cmp.not.i.i46, ptr null, ptr %add.ptr20.i50
  %inc.i52 = add nuw nsw i64 %k.084.i38, 1
  %add.ptr24.i53 = getelementptr inbounds double, ptr %from.082.i40, i64 %mul.i
  %add.ptr26.i54 = getelementptr inbounds double, ptr %out.081.i41, i64 %mul19.i35
  %cmp.not.i55 = icmp slt i64 %inc.i52, %5
  %exitcond.not.i56 = icmp eq i64 %inc.i52, %5
  br i1 %exitcond.not.i56, label %cond.end, label %for.body.i36, !llvm.loop !16

for.body12.i59:                                   ; preds = %for.body12.i59, %for.body12.lr.ph.i57
  %first.079.i60 = phi i64 [ 0, %for.body12.lr.ph.i57 ], [ %add.i61, %for.body12.i59 ]
  %add.i61 = add nsw i64 %first.079.i60, %cond.i48
  %cond.i.i62 = call noundef i64 @llvm.smin.i64(i64 %7, i64 %add.i61)
  call fastcc void @substitute_part_d(ptr noundef readonly %1, ptr noundef %9, ptr noundef %add.ptr.i19, i64 noundef %6, ptr noundef %out.081.i41, i64 noundef %7, i64 noundef %first.079.i60, i64 noundef %cond.i.i62, i32 noundef %conv.i58)
  %cmp10.i63 = icmp slt i64 %add.i61, %7
  br i1 %cmp10.i63, label %for.body12.i59, label %for.cond.cleanup11.i49, !llvm.loop !17

cond.end:                                         ; preds = %for.body.i36, %for.cond.cleanup11.i49, %for.body.i, %for.cond.cleanup11.i, %cond.false, %cond.true
  %cond.shrunk = phi i1 [ false, %cond.true ], [ false, %cond.false ], [ %cmp.not85.i, %for.body.i ], [ %cmp.not.i10, %for.cond.cleanup11.i ], [ %cmp.not85.i37, %for.body.i36 ], [ %cmp.not.i55, %for.cond.cleanup11.i49 ]
  %cond = zext i1 %cond.shrunk to i64
  ret i64 %cond
}

; Function Attrs: nounwind
define noundef i64 @lazyasync_factor_pivots(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %m.i.i11 = alloca i32, align 4
  %n.i.i12 = alloca i32, align 4
  %apart.i.i13 = alloca i32, align 4
  %info.i.i14 = alloca i32, align 4
  %m.i.i = alloca i32, align 4
  %n.i.i = alloca i32, align 4
  %apart.i.i = alloca i32, align 4
  %info.i.i = alloca i32, align 4
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 56
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 64
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #7
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #7
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %add.ptr, align 8
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 24
  %6 = load i64, ptr %arrayidx1.i, align 8
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 56
  %7 = load i64, ptr %arrayidx4.i, align 8
  %8 = inttoptr i64 %7 to ptr
  %mul.i = mul nsw i64 %6, %6
  %cmp65.i = icmp sgt i64 %5, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  %add.ptr.i = getelementptr inbounds float, ptr %8, i64 %mul.i
  br i1 %cmp65.i, label %for.body.lr.ph.i, label %cond.end

for.body.lr.ph.i:                                 ; preds = %cond.true
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 48
  %9 = load i64, ptr %arrayidx3.i, align 8
  %10 = inttoptr i64 %9 to ptr
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 40
  %11 = load i64, ptr %arrayidx2.i, align 8
  %12 = inttoptr i64 %11 to ptr
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 32
  %mul.i.i = shl i64 %mul.i, 2
  %conv.i.i = trunc i64 %6 to i32
  %getrf.i.i = getelementptr inbounds i8, ptr %1, i64 32
  %cmp862.i = icmp sgt i64 %6, 0
  %add.i = add nsw i64 %6, 1
  br label %for.body.i

for.body.i:                                       ; preds = %if.end24.i, %for.body.lr.ph.i
  %k.068.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc26.i, %if.end24.i ]
  %from.067.i = phi ptr [ %12, %for.body.lr.ph.i ], [ %add.ptr28.i, %if.end24.i ]
  %out.066.i = phi ptr [ %10, %for.body.lr.ph.i ], [ %add.ptr29.i, %if.end24.i ]
  %13 = load i64, ptr %arrayidx5.i, align 8
  %tobool.not.i = icmp eq i64 %13, 0
  br i1 %tobool.not.i, label %if.then.i10, label %if.end.i

if.then.i10:                                      ; preds = %for.body.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr readonly align 4 %from.067.i, i64 %mul.i.i, i1 false)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i.i) #7
  store i32 %conv.i.i, ptr %m.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i.i) #7
  store i32 %conv.i.i, ptr %n.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i) #7
  store i32 %conv.i.i, ptr %apart.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i) #7
  store i32 0, ptr %info.i.i, align 4
  %14 = load ptr, ptr %getrf.i.i, align 8
  call void %14(ptr noundef nonnull %m.i.i, ptr noundef nonnull %n.i.i, ptr noundef %8, ptr noundef nonnull %apart.i.i, ptr noundef %add.ptr.i, ptr noundef nonnull %info.i.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i.i) #7
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i10, %for.body.i
  br i1 %cmp862.i, label %for.body10.i, label %if.end24.i

for.cond.cleanup9.i:                              ; preds = %for.body10.i
  %and.i = and i64 %add19.i, 1
  %tobool20.not.i = icmp eq i64 %and.i, 0
  br i1 %tobool20.not.i, label %if.end24.i, label %if.then21.i

for.body10.i:                                     ; preds = %if.end.i, %for.body10.i
  %i.064.i = phi i64 [ %add15.i, %for.body10.i ], [ 0, %if.end.i ]
  %moved.063.i = phi i64 [ %add19.i, %for.body10.i ], [ 0, %if.end.i ]
  %mul11.i = mul nuw nsw i64 %i.064.i, %add.i
  %arrayidx12.i = getelementptr inbounds float, ptr %8, i64 %mul11.i
  %15 = load float, ptr %arrayidx12.i, align 4
  %arrayidx13.i = getelementptr inbounds float, ptr %out.066.i, i64 %i.064.i
  store float %15, ptr %arrayidx13.i, align 4
  %arrayidx14.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %i.064.i
  %16 = load i32, ptr %arrayidx14.i, align 4
  %conv.i = sext i32 %16 to i64
  %add15.i = add nuw nsw i64 %i.064.i, 1
  %cmp16.i = icmp ne i64 %add15.i, %conv.i
  %conv18.i = zext i1 %cmp16.i to i64
  %add19.i = add nuw nsw i64 %moved.063.i, %conv18.i
  %exitcond.not.i = icmp eq i64 %add15.i, %6
  br i1 %exitcond.not.i, label %for.cond.cleanup9.i, label %for.body10.i, !llvm.loop !18

if.then21.i:                                      ; preds = %for.cond.cleanup9.i
  %17 = load float, ptr %out.066.i, align 4
  %fneg.i = fneg float %17
  store float %fneg.i, ptr %out.066.i, align 4
  br label %if.end24.i

if.end24.i:                                       ; preds = %if.then21.i, %for.cond.cleanup9.i, %if.end.i
  %inc26.i = add nuw nsw i64 %k.068.i, 1
  %add.ptr28.i = getelementptr inbounds float, ptr %from.067.i, i64 %mul.i
  %add.ptr29.i = getelementptr inbounds float, ptr %out.066.i, i64 %6
  %exitcond69.not.i = icmp eq i64 %inc26.i, %5
  br i1 %exitcond69.not.i, label %cond.end, label %for.body.i, !llvm.loop !19

cond.false:                                       ; preds = %keep_to_one_thread.exit
  %add.ptr.i18 = getelementptr inbounds double, ptr %8, i64 %mul.i
  br i1 %cmp65.i, label %for.body.lr.ph.i20, label %cond.end

for.body.lr.ph.i20:                               ; preds = %cond.false
  %arrayidx3.i21 = getelementptr inbounds i8, ptr %a, i64 48
  %18 = load i64, ptr %arrayidx3.i21, align 8
  %19 = inttoptr i64 %18 to ptr
  %arrayidx2.i22 = getelementptr inbounds i8, ptr %a, i64 40
  %20 = load i64, ptr %arrayidx2.i22, align 8
  %21 = inttoptr i64 %20 to ptr
  %arrayidx5.i23 = getelementptr inbounds i8, ptr %a, i64 32
  %mul.i.i24 = shl i64 %mul.i, 3
  %conv.i.i25 = trunc i64 %6 to i32
  %getrf.i.i26 = getelementptr inbounds i8, ptr %1, i64 32
  %cmp862.i27 = icmp sgt i64 %6, 0
  %add.i28 = add nsw i64 %6, 1
  br label %for.body.i29

for.body.i29:                                     ; preds = %if.end24.i35, %for.body.lr.ph.i20
  %k.068.i30 = phi i64 [ 0, %for.body.lr.ph.i20 ], [ %inc26.i36, %if.end24.i35 ]
  %from.067.i31 = phi ptr [ %21, %for.body.lr.ph.i20 ], [ %add.ptr28.i37, %if.end24.i35 ]
  %out.066.i32 = phi ptr [ %19, %for.body.lr.ph.i20 ], [ %add.ptr29.i38, %if.end24.i35 ]
  %22 = load i64, ptr %arrayidx5.i23, align 8
  %tobool.not.i33 = icmp eq i64 %22, 0
  br i1 %tobool.not.i33, label %if.then.i58, label %if.end.i34

if.then.i58:                                      ; preds = %for.body.i29
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr readonly align 8 %from.067.i31, i64 %mul.i.i24, i1 false)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i.i11) #7
  store i32 %conv.i.i25, ptr %m.i.i11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i.i12) #7
  store i32 %conv.i.i25, ptr %n.i.i12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i13) #7
  store i32 %conv.i.i25, ptr %apart.i.i13, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i14) #7
  store i32 0, ptr %info.i.i14, align 4
  %23 = load ptr, ptr %getrf.i.i26, align 8
  call void %23(ptr noundef nonnull %m.i.i11, ptr noundef nonnull %n.i.i12, ptr noundef %8, ptr noundef nonnull %apart.i.i13, ptr noundef %add.ptr.i18, ptr noundef nonnull %info.i.i14) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i14) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i13) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i.i12) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i.i11) #7
  br label %if.end.i34

if.end.i34:                                       ; preds = %if.then.i58, %for.body.i29
  br i1 %cmp862.i27, label %for.body10.i40, label %if.end24.i35

for.cond.cleanup9.i53:                            ; preds = %for.body10.i40
  %and.i54 = and i64 %add19.i51, 1
  %tobool20.not.i55 = icmp eq i64 %and.i54, 0
  br i1 %tobool20.not.i55, label %if.end24.i35, label %if.then21.i56

for.body10.i40:                                   ; preds = %if.end.i34, %for.body10.i40
  %i.064.i41 = phi i64 [ %add15.i48, %for.body10.i40 ], [ 0, %if.end.i34 ]
  %moved.063.i42 = phi i64 [ %add19.i51, %for.body10.i40 ], [ 0, %if.end.i34 ]
  %mul11.i43 = mul nuw nsw i64 %i.064.i41, %add.i28
  %arrayidx12.i44 = getelementptr inbounds double, ptr %8, i64 %mul11.i43
  %24 = load double, ptr %arrayidx12.i44, align 8
  %arrayidx13.i45 = getelementptr inbounds double, ptr %out.066.i32, i64 %i.064.i41
  store double %24, ptr %arrayidx13.i45, align 8
  %arrayidx14.i46 = getelementptr inbounds i32, ptr %add.ptr.i18, i64 %i.064.i41
  %25 = load i32, ptr %arrayidx14.i46, align 4
  %conv.i47 = sext i32 %25 to i64
  %add15.i48 = add nuw nsw i64 %i.064.i41, 1
  %cmp16.i49 = icmp ne i64 %add15.i48, %conv.i47
  %conv18.i50 = zext i1 %cmp16.i49 to i64
  %add19.i51 = add nuw nsw i64 %moved.063.i42, %conv18.i50
  %exitcond.not.i52 = icmp eq i64 %add15.i48, %6
  br i1 %exitcond.not.i52, label %for.cond.cleanup9.i53, label %for.body10.i40, !llvm.loop !20

if.then21.i56:                                    ; preds = %for.cond.cleanup9.i53
  %26 = load double, ptr %out.066.i32, align 8
  %fneg.i57 = fneg double %26
  store double %fneg.i57, ptr %out.066.i32, align 8
  br label %if.end24.i35

if.end24.i35:                                     ; preds = %if.then21.i56, %for.cond.cleanup9.i53, %if.end.i34
  %inc26.i36 = add nuw nsw i64 %k.068.i30, 1
  %add.ptr28.i37 = getelementptr inbounds double, ptr %from.067.i31, i64 %mul.i
  %add.ptr29.i38 = getelementptr inbounds double, ptr %out.066.i32, i64 %6
  %exitcond69.not.i39 = icmp eq i64 %inc26.i36, %5
  br i1 %exitcond69.not.i39, label %cond.end, label %for.body.i29, !llvm.loop !21

cond.end:                                         ; preds = %if.end24.i35, %if.end24.i, %cond.false, %cond.true
  ret i64 0
}

; Function Attrs: nounwind
define range(i64 0, 2) i64 @lazyasync_eliminate_columns(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %m.i.i10 = alloca i32, align 4
  %n.i.i11 = alloca i32, align 4
  %apart.i.i12 = alloca i32, align 4
  %info.i.i13 = alloca i32, align 4
  %m.i.i = alloca i32, align 4
  %n.i.i = alloca i32, align 4
  %apart.i.i = alloca i32, align 4
  %info.i.i = alloca i32, align 4
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 56
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 64
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #7
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #7
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %add.ptr, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 24
  %7 = load i64, ptr %arrayidx1.i, align 8
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 40
  %8 = load i64, ptr %arrayidx2.i, align 8
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 48
  %9 = load i64, ptr %arrayidx3.i, align 8
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 32
  %10 = load i64, ptr %arrayidx4.i, align 8
  %11 = inttoptr i64 %10 to ptr
  %mul.i = mul nsw i64 %8, %7
  %sub.i = sub nsw i64 %7, %8
  %sub6.i = sub nsw i64 %9, %8
  %add.ptr7.i = getelementptr inbounds i32, ptr %11, i64 %8
  %conv.i.i = trunc i64 %sub.i to i32
  %conv1.i.i = trunc i64 %sub6.i to i32
  %conv2.i.i = trunc i64 %7 to i32
  %getrf.i.i = getelementptr inbounds i8, ptr %1, i64 32
  %cmp44.i = icmp slt i64 %8, %9
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  %add.ptr.i = getelementptr inbounds float, ptr %6, i64 %mul.i
  %add.ptr5.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i.i) #7
  store i32 %conv.i.i, ptr %m.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i.i) #7
  store i32 %conv1.i.i, ptr %n.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i) #7
  store i32 %conv2.i.i, ptr %apart.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i) #7
  store i32 0, ptr %info.i.i, align 4
  %12 = load ptr, ptr %getrf.i.i, align 8
  call void %12(ptr noundef nonnull %m.i.i, ptr noundef nonnull %n.i.i, ptr noundef %add.ptr5.i, ptr noundef nonnull %apart.i.i, ptr noundef %add.ptr7.i, ptr noundef nonnull %info.i.i) #7
  %13 = load i32, ptr %info.i.i, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i.i) #7
  br i1 %cmp44.i, label %for.body.lr.ph.i, label %for.cond9.preheader.i

for.body.lr.ph.i:                                 ; preds = %cond.true
  %conv.i = trunc i64 %8 to i32
  br label %for.body.i

for.cond9.preheader.i:                            ; preds = %for.body.i, %cond.true
  %cmp1046.i = icmp sgt i64 %8, 0
  br i1 %cmp1046.i, label %for.body13.i, label %cond.end

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %i.045.i = phi i64 [ %8, %for.body.lr.ph.i ], [ %inc.i, %for.body.i ]
  %arrayidx8.i = getelementptr inbounds i32, ptr %11, i64 %i.045.i
  %14 = load i32, ptr %arrayidx8.i, align 4
  %add.i = add nsw i32 %14, %conv.i
  store i32 %add.i, ptr %arrayidx8.i, align 4
  %inc.i = add nsw i64 %i.045.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %9
  br i1 %exitcond.not.i, label %for.cond9.preheader.i, label %for.body.i, !llvm.loop !22

for.body13.i:                                     ; preds = %for.cond9.preheader.i, %exchange_f.exit.i
  %k.047.i = phi i64 [ %inc17.i, %exchange_f.exit.i ], [ 0, %for.cond9.preheader.i ]
  %mul14.i = mul nsw i64 %k.047.i, %7
  %add.ptr15.i = getelementptr inbounds float, ptr %6, i64 %mul14.i
  %invariant.gep.i.i = getelementptr i8, ptr %add.ptr15.i, i64 -4
  br i1 %cmp44.i, label %for.body.i.i, label %exchange_f.exit.i

for.body.i.i:                                     ; preds = %for.body13.i, %for.body.i.i
  %i.014.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ %8, %for.body13.i ]
  %arrayidx.i.i = getelementptr inbounds i32, ptr %11, i64 %i.014.i.i
  %15 = load i32, ptr %arrayidx.i.i, align 4
  %arrayidx1.i.i = getelementptr inbounds float, ptr %add.ptr15.i, i64 %i.014.i.i
  %16 = load float, ptr %arrayidx1.i.i, align 4
  %17 = sext i32 %15 to i64
  %gep.i.i = getelementptr float, ptr %invariant.gep.i.i, i64 %17
  %18 = load float, ptr %gep.i.i, align 4
  store float %18, ptr %arrayidx1.i.i, align 4
  store float %16, ptr %gep.i.i, align 4
  %inc.i.i = add nuw nsw i64 %i.014.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %9
  br i1 %exitcond.not.i.i, label %exchange_f.exit.i, label %for.body.i.i, !llvm.loop !23

exchange_f.exit.i:                                ; preds = %for.body.i.i, %for.body13.i
  %inc17.i = add nuw nsw i64 %k.047.i, 1
  %exitcond48.not.i = icmp eq i64 %inc17.i, %8
  br i1 %exitcond48.not.i, label %cond.end, label %for.body13.i, !llvm.loop !24

cond.false:                                       ; preds = %keep_to_one_thread.exit
  %add.ptr.i19 = getelementptr inbounds double, ptr %6, i64 %mul.i
  %add.ptr5.i20 = getelementptr inbounds double, ptr %add.ptr.i19, i64 %8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i.i10) #7
  store i32 %conv.i.i, ptr %m.i.i10, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i.i11) #7
  store i32 %conv1.i.i, ptr %n.i.i11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i12) #7
  store i32 %conv2.i.i, ptr %apart.i.i12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i13) #7
  store i32 0, ptr %info.i.i13, align 4
  %19 = load ptr, ptr %getrf.i.i, align 8
  call void %19(ptr noundef nonnull %m.i.i10, ptr noundef nonnull %n.i.i11, ptr noundef %add.ptr5.i20, ptr noundef nonnull %apart.i.i12, ptr noundef %add.ptr7.i, ptr noundef nonnull %info.i.i13) #7
  %20 = load i32, ptr %info.i.i13, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i13) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i12) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i.i11) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i.i10) #7
  br i1 %cmp44.i, label %for.body.lr.ph.i47, label %for.cond9.preheader.i29

for.body.lr.ph.i47:                               ; preds = %cond.false
  %conv.i48 = trunc i64 %8 to i32
  br label %for.body.i49

for.cond9.preheader.i29:                          ; preds = %for.body.i49, %cond.false
  %cmp1046.i30 = icmp sgt i64 %8, 0
  br i1 %cmp1046.i30, label %for.body13.i33, label %cond.end

for.body.i49:                                     ; preds = %for.body.i49, %for.body.lr.ph.i47
  %i.045.i50 = phi i64 [ %8, %for.body.lr.ph.i47 ], [ %inc.i53, %for.body.i49 ]
  %arrayidx8.i51 = getelementptr inbounds i32, ptr %11, i64 %i.045.i50
  %21 = load i32, ptr %arrayidx8.i51, align 4
  %add.i52 = add nsw i32 %21, %conv.i48
  store i32 %add.i52, ptr %arrayidx8.i51, align 4
  %inc.i53 = add nsw i64 %i.045.i50, 1
  %exitcond.not.i54 = icmp eq i64 %inc.i53, %9
  br i1 %exitcond.not.i54, label %for.cond9.preheader.i29, label %for.body.i49, !llvm.loop !25

for.body13.i33:                                   ; preds = %for.cond9.preheader.i29, %exchange_d.exit.i
  %k.047.i34 = phi i64 [ %inc17.i38, %exchange_d.exit.i ], [ 0, %for.cond9.preheader.i29 ]
  %mul14.i35 = mul nsw i64 %k.047.i34, %7
  %add.ptr15.i36 = getelementptr inbounds double, ptr %6, i64 %mul14.i35
  %invariant.gep.i.i37 = getelementptr i8, ptr %add.ptr15.i36, i64 -8
  br i1 %cmp44.i, label %for.body.i.i40, label %exchange_d.exit.i

for.body.i.i40:                                   ; preds = %for.body13.i33, %for.body.i.i40
  %i.014.i.i41 = phi i64 [ %inc.i.i45, %for.body.i.i40 ], [ %8, %for.body13.i33 ]
  %arrayidx.i.i42 = getelementptr inbounds i32, ptr %11, i64 %i.014.i.i41
  %22 = load i32, ptr %arrayidx.i.i42, align 4
  %arrayidx1.i.i43 = getelementptr inbounds double, ptr %add.ptr15.i36, i64 %i.014.i.i41
  %23 = load double, ptr %arrayidx1.i.i43, align 8
  %24 = sext i32 %22 to i64
  %gep.i.i44 = getelementptr double, ptr %invariant.gep.i.i37, i64 %24
  %25 = load double, ptr %gep.i.i44, align 8
  store double %25, ptr %arrayidx1.i.i43, align 8
  store double %23, ptr %gep.i.i44, align 8
  %inc.i.i45 = add nuw nsw i64 %i.014.i.i41, 1
  %exitcond.not.i.i46 = icmp eq i64 %inc.i.i45, %9
  br i1 %exitcond.not.i.i46, label %exchange_d.exit.i, label %for.body.i.i40, !llvm.loop !26

exchange_d.exit.i:                                ; preds = %for.body.i.i40, %for.body13.i33
  %inc17.i38 = add nuw nsw i64 %k.047.i34, 1
  %exitcond48.not.i39 = icmp eq i64 %inc17.i38, %8
  br i1 %exitcond48.not.i39, label %cond.end, label %for.body13.i33, !llvm.loop !27

cond.end:                                         ; preds = %exchange_d.exit.i, %exchange_f.exit.i, %for.cond9.preheader.i29, %for.cond9.preheader.i
  %cond.in.in = phi i32 [ %13, %for.cond9.preheader.i ], [ %20, %for.cond9.preheader.i29 ], [ %13, %exchange_f.exit.i ], [ %20, %exchange_d.exit.i ]
  %cond.in = icmp ne i32 %cond.in.in, 0
  %cond = zext i1 %cond.in to i64
  ret i64 %cond
}

; Function Attrs: nounwind
define noundef i64 @lazyasync_eliminate_rest(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 56
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 64
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #7
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #7
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %add.ptr, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 24
  %7 = load i64, ptr %arrayidx1.i, align 8
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 40
  %8 = load i64, ptr %arrayidx2.i, align 8
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 48
  %9 = load i64, ptr %arrayidx3.i, align 8
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 56
  %10 = load i64, ptr %arrayidx4.i, align 8
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 64
  %11 = load i64, ptr %arrayidx5.i, align 8
  %cmp65.i = icmp slt i64 %10, %11
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  br i1 %cmp65.i, label %for.body.lr.ph.i, label %for.cond.cleanup.i

for.body.lr.ph.i:                                 ; preds = %cond.true
  %arrayidx6.i = getelementptr inbounds i8, ptr %a, i64 32
  %cmp13.i.i = icmp slt i64 %8, %9
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %exchange_f.exit.i, %cond.true
  %mul7.i = mul nsw i64 %8, %7
  %add.ptr8.i = getelementptr inbounds float, ptr %6, i64 %mul7.i
  %mul10.i = mul nsw i64 %10, %7
  %add.ptr11.i = getelementptr inbounds float, ptr %6, i64 %mul10.i
  %add.ptr12.i = getelementptr inbounds float, ptr %add.ptr11.i, i64 %8
  %sub.i = sub nsw i64 %11, %10
  %sub13.i = sub nsw i64 %9, %8
  %tobool.i.i = icmp ne i64 %11, %10
  %tobool5.i.i = icmp ne i64 %9, %8
  %or.cond12.i.i = and i1 %tobool5.i.i, %tobool.i.i
  br i1 %or.cond12.i.i, label %if.then6.i.i, label %triangle_f.exit.i

if.then6.i.i:                                     ; preds = %for.cond.cleanup.i
  %add.ptr9.i = getelementptr inbounds float, ptr %add.ptr8.i, i64 %8
  %trsm.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %12 = load ptr, ptr %trsm.i.i, align 8
  %conv7.i.i = trunc i64 %sub.i to i32
  %conv8.i.i = trunc i64 %sub13.i to i32
  %conv9.i.i = trunc i64 %7 to i32
  tail call void %12(i32 noundef 101, i32 noundef 142, i32 noundef 121, i32 noundef 111, i32 noundef 132, i32 noundef %conv7.i.i, i32 noundef %conv8.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr9.i, i32 noundef %conv9.i.i, ptr noundef %add.ptr12.i, i32 noundef %conv9.i.i) #7
  br label %triangle_f.exit.i

triangle_f.exit.i:                                ; preds = %if.then6.i.i, %for.cond.cleanup.i
  %tobool1.i.i = icmp ne i64 %7, %9
  %or.cond.i.i = and i1 %tobool1.i.i, %tobool.i.i
  br i1 %or.cond.i.i, label %if.then.i.i, label %cond.end

if.then.i.i:                                      ; preds = %triangle_f.exit.i
  %sub15.i = sub nsw i64 %7, %9
  %add.ptr22.i = getelementptr inbounds float, ptr %add.ptr11.i, i64 %9
  %add.ptr19.i = getelementptr inbounds float, ptr %add.ptr8.i, i64 %9
  %13 = load ptr, ptr %1, align 8
  %conv.i.i = trunc i64 %sub.i to i32
  %conv2.i.i = trunc i64 %sub15.i to i32
  %conv3.i.i = trunc i64 %sub13.i to i32
  %conv4.i.i = trunc i64 %7 to i32
  tail call void %13(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv2.i.i, i32 noundef %conv3.i.i, float noundef -1.000000e+00, ptr noundef %add.ptr12.i, i32 noundef %conv4.i.i, ptr noundef %add.ptr19.i, i32 noundef %conv4.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr22.i, i32 noundef %conv4.i.i) #7
  br label %cond.end

for.body.i:                                       ; preds = %exchange_f.exit.i, %for.body.lr.ph.i
  %k.066.i = phi i64 [ %10, %for.body.lr.ph.i ], [ %inc.i, %exchange_f.exit.i ]
  %mul.i = mul nsw i64 %k.066.i, %7
  %add.ptr.i = getelementptr inbounds float, ptr %6, i64 %mul.i
  %14 = load i64, ptr %arrayidx6.i, align 8
  %15 = inttoptr i64 %14 to ptr
  %invariant.gep.i.i = getelementptr i8, ptr %add.ptr.i, i64 -4
  br i1 %cmp13.i.i, label %for.body.i.i, label %exchange_f.exit.i

for.body.i.i:                                     ; preds = %for.body.i, %for.body.i.i
  %i.014.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ %8, %for.body.i ]
  %arrayidx.i.i = getelementptr inbounds i32, ptr %15, i64 %i.014.i.i
  %16 = load i32, ptr %arrayidx.i.i, align 4
  %arrayidx1.i.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %i.014.i.i
  %17 = load float, ptr %arrayidx1.i.i, align 4
  %18 = sext i32 %16 to i64
  %gep.i.i = getelementptr float, ptr %invariant.gep.i.i, i64 %18
  %19 = load float, ptr %gep.i.i, align 4
  store float %19, ptr %arrayidx1.i.i, align 4
  store float %17, ptr %gep.i.i, align 4
  %inc.i.i = add nsw i64 %i.014.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %9
  br i1 %exitcond.not.i.i, label %exchange_f.exit.i, label %for.body.i.i, !llvm.loop !23

exchange_f.exit.i:                                ; preds = %for.body.i.i, %for.body.i
  %inc.i = add nsw i64 %k.066.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %11
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !28

cond.false:                                       ; preds = %keep_to_one_thread.exit
  br i1 %cmp65.i, label %for.body.lr.ph.i43, label %for.cond.cleanup.i16

for.body.lr.ph.i43:                               ; preds = %cond.false
  %arrayidx6.i44 = getelementptr inbounds i8, ptr %a, i64 32
  %cmp13.i.i45 = icmp slt i64 %8, %9
  br label %for.body.i46

for.cond.cleanup.i16:                             ; preds = %exchange_d.exit.i, %cond.false
  %mul7.i17 = mul nsw i64 %8, %7
  %add.ptr8.i18 = getelementptr inbounds double, ptr %6, i64 %mul7.i17
  %mul10.i19 = mul nsw i64 %10, %7
  %add.ptr11.i20 = getelementptr inbounds double, ptr %6, i64 %mul10.i19
  %add.ptr12.i21 = getelementptr inbounds double, ptr %add.ptr11.i20, i64 %8
  %sub.i22 = sub nsw i64 %11, %10
  %sub13.i23 = sub nsw i64 %9, %8
  %tobool.i.i24 = icmp ne i64 %11, %10
  %tobool5.i.i25 = icmp ne i64 %9, %8
  %or.cond12.i.i26 = and i1 %tobool5.i.i25, %tobool.i.i24
  br i1 %or.cond12.i.i26, label %if.then6.i.i37, label %triangle_d.exit.i

if.then6.i.i37:                                   ; preds = %for.cond.cleanup.i16
  %add.ptr9.i38 = getelementptr inbounds double, ptr %add.ptr8.i18, i64 %8
  %trsm.i.i39 = getelementptr inbounds i8, ptr %1, i64 8
  %20 = load ptr, ptr %trsm.i.i39, align 8
  %conv7.i.i40 = trunc i64 %sub.i22 to i32
  %conv8.i.i41 = trunc i64 %sub13.i23 to i32
  %conv9.i.i42 = trunc i64 %7 to i32
  tail call void %20(i32 noundef 101, i32 noundef 142, i32 noundef 121, i32 noundef 111, i32 noundef 132, i32 noundef %conv7.i.i40, i32 noundef %conv8.i.i41, double noundef 1.000000e+00, ptr noundef %add.ptr9.i38, i32 noundef %conv9.i.i42, ptr noundef %add.ptr12.i21, i32 noundef %conv9.i.i42) #7
  br label %triangle_d.exit.i

triangle_d.exit.i:                                ; preds = %if.then6.i.i37, %for.cond.cleanup.i16
  %tobool1.i.i27 = icmp ne i64 %7, %9
  %or.cond.i.i28 = and i1 %tobool1.i.i27, %tobool.i.i24
  br i1 %or.cond.i.i28, label %if.then.i.i29, label %cond.end

if.then.i.i29:                                    ; preds = %triangle_d.exit.i
  %sub15.i30 = sub nsw i64 %7, %9
  %add.ptr22.i31 = getelementptr inbounds double, ptr %add.ptr11.i20, i64 %9
  %add.ptr19.i32 = getelementptr inbounds double, ptr %add.ptr8.i18, i64 %9
  %21 = load ptr, ptr %1, align 8
  %conv.i.i33 = trunc i64 %sub.i22 to i32
  %conv2.i.i34 = trunc i64 %sub15.i30 to i32
  %conv3.i.i35 = trunc i64 %sub13.i23 to i32
  %conv4.i.i36 = trunc i64 %7 to i32
  tail call void %21(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i33, i32 noundef %conv2.i.i34, i32 noundef %conv3.i.i35, double noundef -1.000000e+00, ptr noundef %add.ptr12.i21, i32 noundef %conv4.i.i36, ptr noundef %add.ptr19.i32, i32 noundef %conv4.i.i36, double noundef 1.000000e+00, ptr noundef %add.ptr22.i31, i32 noundef %conv4.i.i36) #7
  br label %cond.end

for.body.i46:                                     ; preds = %exchange_d.exit.i, %for.body.lr.ph.i43
  %k.066.i47 = phi i64 [ %10, %for.body.lr.ph.i43 ], [ %inc.i51, %exchange_d.exit.i ]
  %mul.i48 = mul nsw i64 %k.066.i47, %7
  %add.ptr.i49 = getelementptr inbounds double, ptr %6, i64 %mul.i48
  %22 = load i64, ptr %arrayidx6.i44, align 8
  %23 = inttoptr i64 %22 to ptr
  %invariant.gep.i.i50 = getelementptr i8, ptr %add.ptr.i49, i64 -8
  br i1 %cmp13.i.i45, label %for.body.i.i53, label %exchange_d.exit.i

for.body.i.i53:                                   ; preds = %for.body.i46, %for.body.i.i53
  %i.014.i.i54 = phi i64 [ %inc.i.i58, %for.body.i.i53 ], [ %8, %for.body.i46 ]
  %arrayidx.i.i55 = getelementptr inbounds i32, ptr %23, i64 %i.014.i.i54
  %24 = load i32, ptr %arrayidx.i.i55, align 4
  %arrayidx1.i.i56 = getelementptr inbounds double, ptr %add.ptr.i49, i64 %i.014.i.i54
  %25 = load double, ptr %arrayidx1.i.i56, align 8
  %26 = sext i32 %24 to i64
  %gep.i.i57 = getelementptr double, ptr %invariant.gep.i.i50, i64 %26
  %27 = load double, ptr %gep.i.i57, align 8
  store double %27, ptr %arrayidx1.i.i56, align 8
  store double %25, ptr %gep.i.i57, align 8
  %inc.i.i58 = add nsw i64 %i.014.i.i54, 1
  %exitcond.not.i.i59 = icmp eq i64 %inc.i.i58, %9
  br i1 %exitcond.not.i.i59, label %exchange_d.exit.i, label %for.body.i.i53, !llvm.loop !26

exchange_d.exit.i:                                ; preds = %for.body.i.i53, %for.body.i46
  %inc.i51 = add nsw i64 %k.066.i47, 1
  %exitcond.not.i52 = icmp eq i64 %inc.i51, %11
  br i1 %exitcond.not.i52, label %for.cond.cleanup.i16, label %for.body.i46, !llvm.loop !29

cond.end:                                         ; preds = %if.then.i.i29, %triangle_d.exit.i, %if.then.i.i, %triangle_f.exit.i
  ret i64 0
}

; Function Attrs: nounwind
define noundef i64 @lazyasync_substitute(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 56
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 64
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #7
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #7
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx.i = getelementptr inbounds i8, ptr %a, i64 40
  %5 = load i64, ptr %arrayidx.i, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 56
  %7 = load i64, ptr %arrayidx1.i, align 8
  %8 = inttoptr i64 %7 to ptr
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 32
  %9 = load i64, ptr %arrayidx2.i, align 8
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 48
  %10 = load i64, ptr %arrayidx3.i, align 8
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 64
  %11 = load i64, ptr %arrayidx4.i, align 8
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 72
  %12 = load i64, ptr %arrayidx5.i, align 8
  %cmp50.i = icmp sgt i64 %9, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  br i1 %cmp50.i, label %for.cond6.preheader.lr.ph.i, label %substitute_f.exit

for.cond6.preheader.lr.ph.i:                      ; preds = %cond.true
  %cmp748.i = icmp slt i64 %11, %12
  %cmp10.not.i = icmp eq i64 %5, 0
  br label %for.cond6.preheader.i

for.cond6.preheader.i:                            ; preds = %for.cond.cleanup8.i, %for.cond6.preheader.lr.ph.i
  %i.051.i = phi i64 [ 0, %for.cond6.preheader.lr.ph.i ], [ %inc18.i, %for.cond.cleanup8.i ]
  br i1 %cmp748.i, label %for.body9.lr.ph.i, label %for.cond.cleanup8.i

for.body9.lr.ph.i:                                ; preds = %for.cond6.preheader.i
  %mul.i = mul nsw i64 %i.051.i, %10
  %13 = getelementptr float, ptr %6, i64 %mul.i
  %14 = getelementptr float, ptr %8, i64 %mul.i
  br label %for.body9.i

for.cond.cleanup8.i:                              ; preds = %cond.end.i, %for.cond6.preheader.i
  %inc18.i = add nuw nsw i64 %i.051.i, 1
  %exitcond52.not.i = icmp eq i64 %inc18.i, %9
  br i1 %exitcond52.not.i, label %substitute_f.exit, label %for.cond6.preheader.i, !llvm.loop !30

for.body9.i:                                      ; preds = %cond.end.i, %for.body9.lr.ph.i
  %k.049.i = phi i64 [ %11, %for.body9.lr.ph.i ], [ %inc.i, %cond.end.i ]
  br i1 %cmp10.not.i, label %cond.false.i, label %cond.true.i

cond.true.i:                                      ; preds = %for.body9.i
  %arrayidx11.i = getelementptr float, ptr %13, i64 %k.049.i
  %15 = load float, ptr %arrayidx11.i, align 4
  br label %cond.end.i

cond.false.i:                                     ; preds = %for.body9.i
  %cmp12.i = icmp eq i64 %i.051.i, %k.049.i
  %conv13.i = uitofp i1 %cmp12.i to float
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi float [ %15, %cond.true.i ], [ %conv13.i, %cond.false.i ]
  %arrayidx16.i = getelementptr float, ptr %14, i64 %k.049.i
  store float %cond.i, ptr %arrayidx16.i, align 4
  %inc.i = add nsw i64 %k.049.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %12
  br i1 %exitcond.not.i, label %for.cond.cleanup8.i, label %for.body9.i, !llvm.loop !31

substitute_f.exit:                                ; preds = %for.cond.cleanup8.i, %cond.true
  %16 = load i64, ptr %add.ptr, align 8
  %17 = inttoptr i64 %16 to ptr
  %arrayidx21.i = getelementptr inbounds i8, ptr %a, i64 24
  %18 = load i64, ptr %arrayidx21.i, align 8
  %19 = inttoptr i64 %18 to ptr
  %cmp22.i = icmp eq i64 %5, 0
  %conv23.i = zext i1 %cmp22.i to i32
  tail call fastcc void @substitute_part_f(ptr noundef readonly %1, ptr noundef %17, ptr noundef %19, i64 noundef %9, ptr noundef %8, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %conv23.i)
  br label %cond.end

cond.false:                                       ; preds = %keep_to_one_thread.exit
  br i1 %cmp50.i, label %for.cond6.preheader.lr.ph.i20, label %substitute_d.exit

for.cond6.preheader.lr.ph.i20:                    ; preds = %cond.false
  %cmp748.i21 = icmp slt i64 %11, %12
  %cmp10.not.i22 = icmp eq i64 %5, 0
  br label %for.cond6.preheader.i23

for.cond6.preheader.i23:                          ; preds = %for.cond.cleanup8.i25, %for.cond6.preheader.lr.ph.i20
  %i.051.i24 = phi i64 [ 0, %for.cond6.preheader.lr.ph.i20 ], [ %inc18.i26, %for.cond.cleanup8.i25 ]
  br i1 %cmp748.i21, label %for.body9.lr.ph.i28, label %for.cond.cleanup8.i25

for.body9.lr.ph.i28:                              ; preds = %for.cond6.preheader.i23
  %mul.i29 = mul nsw i64 %i.051.i24, %10
  %20 = getelementptr double, ptr %6, i64 %mul.i29
  %21 = getelementptr double, ptr %8, i64 %mul.i29
  br label %for.body9.i30

for.cond.cleanup8.i25:                            ; preds = %cond.end.i34, %for.cond6.preheader.i23
  %inc18.i26 = add nuw nsw i64 %i.051.i24, 1
  %exitcond52.not.i27 = icmp eq i64 %inc18.i26, %9
  br i1 %exitcond52.not.i27, label %substitute_d.exit, label %for.cond6.preheader.i23, !llvm.loop !32

for.body9.i30:                                    ; preds = %cond.end.i34, %for.body9.lr.ph.i28
  %k.049.i31 = phi i64 [ %11, %for.body9.lr.ph.i28 ], [ %inc.i37, %cond.end.i34 ]
  br i1 %cmp10.not.i22, label %cond.false.i39, label %cond.true.i32

cond.true.i32:                                    ; preds = %for.body9.i30
  %arrayidx11.i33 = getelementptr double, ptr %20, i64 %k.049.i31
  %22 = load double, ptr %arrayidx11.i33, align 8
  br label %cond.end.i34

cond.false.i39:                                   ; preds = %for.body9.i30
  %cmp12.i40 = icmp eq i64 %i.051.i24, %k.049.i31
  %conv13.i41 = uitofp i1 %cmp12.i40 to double
  br label %cond.end.i34

cond.end.i34:                                     ; preds = %cond.false.i39, %cond.true.i32
  %cond.i35 = phi double [ %22, %cond.true.i32 ], [ %conv13.i41, %cond.false.i39 ]
  %arrayidx16.i36 = getelementptr double, ptr %21, i64 %k.049.i31
  store double %cond.i35, ptr %arrayidx16.i36, align 8
  %inc.i37 = add nsw i64 %k.049.i31, 1
  %exitcond.not.i38 = icmp eq i64 %inc.i37, %12
  br i1 %exitcond.not.i38, label %for.cond.cleanup8.i25, label %for.body9.i30, !llvm.loop !33

substitute_d.exit:                                ; preds = %for.cond.cleanup8.i25, %cond.false
  %23 = load i64, ptr %add.ptr, align 8
  %24 = inttoptr i64 %23 to ptr
  %arrayidx21.i17 = getelementptr inbounds i8, ptr %a, i64 24
  %25 = load i64, ptr %arrayidx21.i17, align 8
  %26 = inttoptr i64 %25 to ptr
  %cmp22.i18 = icmp eq i64 %5, 0
  %conv23.i19 = zext i1 %cmp22.i18 to i32
  tail call fastcc void @substitute_part_d(ptr noundef readonly %1, ptr noundef %24, ptr noundef %26, i64 noundef %9, ptr noundef %8, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %conv23.i19)
  br label %cond.end

cond.end:                                         ; preds = %substitute_d.exit, %substitute_f.exit
  ret i64 0
}

; Function Attrs: nounwind
define range(i64 0, 2) i64 @lazyasync_solve_triangles(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 56
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 64
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #7
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #7
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %add.ptr, align 8
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 32
  %6 = load i64, ptr %arrayidx1.i, align 8
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 64
  %7 = load i64, ptr %arrayidx2.i, align 8
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 80
  %8 = load i64, ptr %arrayidx3.i, align 8
  %arrayidx8.i = getelementptr inbounds i8, ptr %a, i64 40
  %9 = load i64, ptr %arrayidx8.i, align 8
  %tobool.not.i = icmp eq i64 %9, 0
  %cond.i = select i1 %tobool.not.i, i32 121, i32 122
  %arrayidx9.i = getelementptr inbounds i8, ptr %a, i64 48
  %10 = load i64, ptr %arrayidx9.i, align 8
  %tobool10.not.i = icmp eq i64 %10, 0
  %cond11.i = select i1 %tobool10.not.i, i32 131, i32 132
  %cmp80.i = icmp sgt i64 %5, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  br i1 %cmp80.i, label %for.cond12.preheader.lr.ph.i, label %cond.end

for.cond12.preheader.lr.ph.i:                     ; preds = %cond.true
  %arrayidx7.i = getelementptr inbounds i8, ptr %a, i64 72
  %11 = load i64, ptr %arrayidx7.i, align 8
  %12 = inttoptr i64 %11 to ptr
  %arrayidx6.i = getelementptr inbounds i8, ptr %a, i64 56
  %13 = load i64, ptr %arrayidx6.i, align 8
  %14 = inttoptr i64 %13 to ptr
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 24
  %15 = load i64, ptr %arrayidx5.i, align 8
  %16 = inttoptr i64 %15 to ptr
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 88
  %17 = load i64, ptr %arrayidx4.i, align 8
  %cmp1377.i = icmp sgt i64 %6, 0
  %i.074.i = add i64 %6, 1
  %sub.i = sub nsw i64 %17, %8
  %mul.i.i = shl i64 %sub.i, 2
  %cmp.i.i = icmp eq i64 %sub.i, 1
  %tobool.i.i = icmp ne i64 %6, 0
  %tobool5.i.i = icmp ne i64 %17, %8
  %or.cond12.i.i = and i1 %tobool.i.i, %tobool5.i.i
  %trsm.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %conv7.i.i = trunc i64 %6 to i32
  %conv8.i.i = trunc i64 %sub.i to i32
  %conv10.i.i = trunc i64 %7 to i32
  %trsv.i.i = getelementptr inbounds i8, ptr %1, i64 16
  %mul29.i = mul nsw i64 %6, %6
  %mul31.i = mul nsw i64 %7, %6
  br label %for.cond12.preheader.i

for.cond12.preheader.i:                           ; preds = %triangle_f.exit.i, %for.cond12.preheader.lr.ph.i
  %k.085.i = phi i64 [ 0, %for.cond12.preheader.lr.ph.i ], [ %inc28.i, %triangle_f.exit.i ]
  %wrong.084.i = phi i64 [ 0, %for.cond12.preheader.lr.ph.i ], [ %wrong.1.lcssa.i, %triangle_f.exit.i ]
  %x.083.i = phi ptr [ %16, %for.cond12.preheader.lr.ph.i ], [ %add.ptr30.i, %triangle_f.exit.i ]
  %out.082.i = phi ptr [ %12, %for.cond12.preheader.lr.ph.i ], [ %add.ptr34.i, %triangle_f.exit.i ]
  %right.081.i = phi ptr [ %14, %for.cond12.preheader.lr.ph.i ], [ %add.ptr32.i, %triangle_f.exit.i ]
  %invariant.gep.i = getelementptr float, ptr %right.081.i, i64 %8
  %invariant.gep75.i = getelementptr float, ptr %out.082.i, i64 %8
  br i1 %cmp1377.i, label %for.body15.i, label %for.cond.cleanup14.i

for.cond.cleanup14.i:                             ; preds = %land.end.i, %for.cond12.preheader.i
  %wrong.1.lcssa.i = phi i64 [ %wrong.084.i, %for.cond12.preheader.i ], [ %or.i, %land.end.i ]
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %for.cond.cleanup14.i
  %18 = load ptr, ptr %trsv.i.i, align 8
  tail call void %18(i32 noundef 101, i32 noundef %cond.i, i32 noundef 111, i32 noundef %cond11.i, i32 noundef %conv7.i.i, ptr noundef %x.083.i, i32 noundef %conv7.i.i, ptr noundef %invariant.gep75.i, i32 noundef %conv10.i.i) #7
  br label %triangle_f.exit.i

if.else.i.i:                                      ; preds = %for.cond.cleanup14.i
  br i1 %or.cond12.i.i, label %if.then6.i.i, label %triangle_f.exit.i

if.then6.i.i:                                     ; preds = %if.else.i.i
  %19 = load ptr, ptr %trsm.i.i, align 8
  tail call void %19(i32 noundef 101, i32 noundef 141, i32 noundef %cond.i, i32 noundef 111, i32 noundef %cond11.i, i32 noundef %conv7.i.i, i32 noundef %conv8.i.i, float noundef 1.000000e+00, ptr noundef %x.083.i, i32 noundef %conv7.i.i, ptr noundef %invariant.gep75.i, i32 noundef %conv10.i.i) #7
  br label %triangle_f.exit.i

triangle_f.exit.i:                                ; preds = %if.then6.i.i, %if.else.i.i, %if.then.i.i
  %inc28.i = add nuw nsw i64 %k.085.i, 1
  %add.ptr30.i = getelementptr inbounds float, ptr %x.083.i, i64 %mul29.i
  %add.ptr32.i = getelementptr inbounds float, ptr %right.081.i, i64 %mul31.i
  %add.ptr34.i = getelementptr inbounds float, ptr %out.082.i, i64 %mul31.i
  %exitcond87.not.i = icmp eq i64 %inc28.i, %5
  br i1 %exitcond87.not.i, label %cond.end, label %for.cond12.preheader.i, !llvm.loop !34

for.body15.i:                                     ; preds = %for.cond12.preheader.i, %land.end.i
  %i.079.i = phi i64 [ %inc.i, %land.end.i ], [ 0, %for.cond12.preheader.i ]
  %wrong.178.i = phi i64 [ %or.i, %land.end.i ], [ %wrong.084.i, %for.cond12.preheader.i ]
  %20 = load i64, ptr %arrayidx9.i, align 8
  %tobool17.not.i = icmp eq i64 %20, 0
  br i1 %tobool17.not.i, label %land.rhs.i, label %land.end.i

land.rhs.i:                                       ; preds = %for.body15.i
  %add.i = mul i64 %i.079.i, %i.074.i
  %arrayidx18.i = getelementptr inbounds float, ptr %x.083.i, i64 %add.i
  %21 = load float, ptr %arrayidx18.i, align 4
  %cmp19.i = fcmp oeq float %21, 0.000000e+00
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %for.body15.i
  %22 = phi i1 [ false, %for.body15.i ], [ %cmp19.i, %land.rhs.i ]
  %conv.i = zext i1 %22 to i64
  %or.i = or i64 %wrong.178.i, %conv.i
  %mul20.i = mul nsw i64 %i.079.i, %7
  %gep.i = getelementptr float, ptr %invariant.gep.i, i64 %mul20.i
  %gep76.i = getelementptr float, ptr %invariant.gep75.i, i64 %mul20.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %gep76.i, ptr readonly align 4 %gep.i, i64 %mul.i.i, i1 false)
  %inc.i = add nuw nsw i64 %i.079.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %6
  br i1 %exitcond.not.i, label %for.cond.cleanup14.i, label %for.body15.i, !llvm.loop !35

cond.false:                                       ; preds = %keep_to_one_thread.exit
  br i1 %cmp80.i, label %for.cond12.preheader.lr.ph.i21, label %cond.end

for.cond12.preheader.lr.ph.i21:                   ; preds = %cond.false
  %arrayidx7.i22 = getelementptr inbounds i8, ptr %a, i64 72
  %23 = load i64, ptr %arrayidx7.i22, align 8
  %24 = inttoptr i64 %23 to ptr
  %arrayidx6.i23 = getelementptr inbounds i8, ptr %a, i64 56
  %25 = load i64, ptr %arrayidx6.i23, align 8
  %26 = inttoptr i64 %25 to ptr
  %arrayidx5.i24 = getelementptr inbounds i8, ptr %a, i64 24
  %27 = load i64, ptr %arrayidx5.i24, align 8
  %28 = inttoptr i64 %27 to ptr
  %arrayidx4.i25 = getelementptr inbounds i8, ptr %a, i64 88
  %29 = load i64, ptr %arrayidx4.i25, align 8
  %cmp1377.i26 = icmp sgt i64 %6, 0
  %i.074.i27 = add i64 %6, 1
  %sub.i28 = sub nsw i64 %29, %8
  %mul.i.i29 = shl i64 %sub.i28, 3
  %cmp.i.i30 = icmp eq i64 %sub.i28, 1
  %tobool.i.i31 = icmp ne i64 %6, 0
  %tobool5.i.i32 = icmp ne i64 %29, %8
  %or.cond12.i.i33 = and i1 %tobool.i.i31, %tobool5.i.i32
  %trsm.i.i34 = getelementptr inbounds i8, ptr %1, i64 8
  %conv7.i.i35 = trunc i64 %6 to i32
  %conv8.i.i36 = trunc i64 %sub.i28 to i32
  %conv10.i.i37 = trunc i64 %7 to i32
  %trsv.i.i38 = getelementptr inbounds i8, ptr %1, i64 16
  %mul29.i39 = mul nsw i64 %6, %6
  %mul31.i40 = mul nsw i64 %7, %6
  br label %for.cond12.preheader.i41

for.cond12.preheader.i41:                         ; preds = %triangle_d.exit.i, %for.cond12.preheader.lr.ph.i21
  %k.085.i42 = phi i64 [ 0, %for.cond12.preheader.lr.ph.i21 ], [ %inc28.i52, %triangle_d.exit.i ]
  %wrong.084.i43 = phi i64 [ 0, %for.cond12.preheader.lr.ph.i21 ], [ %wrong.1.lcssa.i50, %triangle_d.exit.i ]
  %x.083.i44 = phi ptr [ %28, %for.cond12.preheader.lr.ph.i21 ], [ %add.ptr30.i53, %triangle_d.exit.i ]
  %out.082.i45 = phi ptr [ %24, %for.cond12.preheader.lr.ph.i21 ], [ %add.ptr34.i55, %triangle_d.exit.i ]
  %right.081.i46 = phi ptr [ %26, %for.cond12.preheader.lr.ph.i21 ], [ %add.ptr32.i54, %triangle_d.exit.i ]
  %invariant.gep.i47 = getelementptr double, ptr %right.081.i46, i64 %8
  %invariant.gep75.i48 = getelementptr double, ptr %out.082.i45, i64 %8
  br i1 %cmp1377.i26, label %for.body15.i59, label %for.cond.cleanup14.i49

for.cond.cleanup14.i49:                           ; preds = %land.end.i63, %for.cond12.preheader.i41
  %wrong.1.lcssa.i50 = phi i64 [ %wrong.084.i43, %for.cond12.preheader.i41 ], [ %or.i65, %land.end.i63 ]
  br i1 %cmp.i.i30, label %if.then.i.i58, label %if.else.i.i51

if.then.i.i58:                                    ; preds = %for.cond.cleanup14.i49
  %30 = load ptr, ptr %trsv.i.i38, align 8
  tail call void %30(i32 noundef 101, i32 noundef %cond.i, i32 noundef 111, i32 noundef %cond11.i, i32 noundef %conv7.i.i35, ptr noundef %x.083.i44, i32 noundef %conv7.i.i35, ptr noundef %invariant.gep75.i48, i32 noundef %conv10.i.i37) #7
  br label %triangle_d.exit.i

if.else.i.i51:                                    ; preds = %for.cond.cleanup14.i49
  br i1 %or.cond12.i.i33, label %if.then6.i.i57, label %triangle_d.exit.i

if.then6.i.i57:                                   ; preds = %if.else.i.i51
  %31 = load ptr, ptr %trsm.i.i34, align 8
  tail call void %31(i32 noundef 101, i32 noundef 141, i32 noundef %cond.i, i32 noundef 111, i32 noundef %cond11.i, i32 noundef %conv7.i.i35, i32 noundef %conv8.i.i36, double noundef 1.000000e+00, ptr noundef %x.083.i44, i32 noundef %conv7.i.i35, ptr noundef %invariant.gep75.i48, i32 noundef %conv10.i.i37) #7
  br label %triangle_d.exit.i

triangle_d.exit.i:                                ; preds = %if.then6.i.i57, %if.else.i.i51, %if.then.i.i58
  %inc28.i52 = add nuw nsw i64 %k.085.i42, 1
  %add.ptr30.i53 = getelementptr inbounds double, ptr %x.083.i44, i64 %mul29.i39
  %add.ptr32.i54 = getelementptr inbounds double, ptr %right.081.i46, i64 %mul31.i40
  %add.ptr34.i55 = getelementptr inbounds double, ptr %out.082.i45, i64 %mul31.i40
  %exitcond87.not.i56 = icmp eq i64 %inc28.i52, %5
  br i1 %exitcond87.not.i56, label %cond.end, label %for.cond12.preheader.i41, !llvm.loop !36

for.body15.i59:                                   ; preds = %for.cond12.preheader.i41, %land.end.i63
  %i.079.i60 = phi i64 [ %inc.i69, %land.end.i63 ], [ 0, %for.cond12.preheader.i41 ]
  %wrong.178.i61 = phi i64 [ %or.i65, %land.end.i63 ], [ %wrong.084.i43, %for.cond12.preheader.i41 ]
  %32 = load i64, ptr %arrayidx9.i, align 8
  %tobool17.not.i62 = icmp eq i64 %32, 0
  br i1 %tobool17.not.i62, label %land.rhs.i71, label %land.end.i63

land.rhs.i71:                                     ; preds = %for.body15.i59
  %add.i72 = mul i64 %i.079.i60, %i.074.i27
  %arrayidx18.i73 = getelementptr inbounds double, ptr %x.083.i44, i64 %add.i72
  %33 = load double, ptr %arrayidx18.i73, align 8
  %cmp19.i74 = fcmp oeq double %33, 0.000000e+00
  br label %land.end.i63

land.end.i63:                                     ; preds = %land.rhs.i71, %for.body15.i59
  %34 = phi i1 [ false, %for.body15.i59 ], [ %cmp19.i74, %land.rhs.i71 ]
  %conv.i64 = zext i1 %34 to i64
  %or.i65 = or i64 %wrong.178.i61, %conv.i64
  %mul20.i66 = mul nsw i64 %i.079.i60, %7
  %gep.i67 = getelementptr double, ptr %invariant.gep.i47, i64 %mul20.i66
  %gep76.i68 = getelementptr double, ptr %invariant.gep75.i48, i64 %mul20.i66
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %gep76.i68, ptr readonly align 8 %gep.i67, i64 %mul.i.i29, i1 false)
  %inc.i69 = add nuw nsw i64 %i.079.i60, 1
  %exitcond.not.i70 = icmp eq i64 %inc.i69, %6
  br i1 %exitcond.not.i70, label %for.cond.cleanup14.i49, label %for.body15.i59, !llvm.loop !37

cond.end:                                         ; preds = %triangle_d.exit.i, %triangle_f.exit.i, %cond.false, %cond.true
  %cond = phi i64 [ 0, %cond.true ], [ 0, %cond.false ], [ %wrong.1.lcssa.i, %triangle_f.exit.i ], [ %wrong.1.lcssa.i50, %triangle_d.exit.i ]
  ret i64 %cond
}

; Function Attrs: nounwind
define i64 @lazyasync_factor_qr(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 56
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 64
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #7
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #7
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %add.ptr, align 8
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 24
  %6 = load i64, ptr %arrayidx1.i, align 8
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 32
  %7 = load i64, ptr %arrayidx2.i, align 8
  %cond.i.i = tail call noundef i64 @llvm.smin.i64(i64 %6, i64 %7)
  %cmp.not163.i = icmp sgt i64 %5, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  br i1 %cmp.not163.i, label %for.body.lr.ph.i, label %cond.end

for.body.lr.ph.i:                                 ; preds = %cond.true
  %arrayidx6.i = getelementptr inbounds i8, ptr %a, i64 104
  %8 = load i64, ptr %arrayidx6.i, align 8
  %9 = inttoptr i64 %8 to ptr
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 80
  %10 = load i64, ptr %arrayidx5.i, align 8
  %11 = inttoptr i64 %10 to ptr
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 72
  %12 = load i64, ptr %arrayidx4.i, align 8
  %13 = inttoptr i64 %12 to ptr
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 64
  %14 = load i64, ptr %arrayidx3.i, align 8
  %15 = inttoptr i64 %14 to ptr
  %arrayidx7.i = getelementptr inbounds i8, ptr %a, i64 40
  %arrayidx9.i = getelementptr inbounds i8, ptr %a, i64 48
  %arrayidx22.i = getelementptr inbounds i8, ptr %a, i64 88
  %arrayidx23.i = getelementptr inbounds i8, ptr %a, i64 96
  %arrayidx31.i = getelementptr inbounds i8, ptr %a, i64 56
  %conv4.i.i.i = trunc i64 %cond.i.i to i32
  %conv5.i.i.i = trunc i64 %7 to i32
  %arrayidx42.i = getelementptr inbounds i8, ptr %a, i64 112
  %cmp47157.i = icmp sgt i64 %7, 0
  %mul63.i = mul nsw i64 %7, %6
  %mul65.i = mul nsw i64 %cond.i.i, %6
  %add.ptr68.idx.i = shl nsw i64 %cond.i.i, 8
  br label %for.body.i

for.body.i:                                       ; preds = %for.cond.cleanup44.i, %for.body.lr.ph.i
  %cmp.not169.i = phi i1 [ true, %for.body.lr.ph.i ], [ %cmp.not.i10, %for.cond.cleanup44.i ]
  %x.0168.i = phi ptr [ %15, %for.body.lr.ph.i ], [ %add.ptr64.i, %for.cond.cleanup44.i ]
  %v.0167.i = phi ptr [ %13, %for.body.lr.ph.i ], [ %add.ptr66.i, %for.cond.cleanup44.i ]
  %t.0166.i = phi ptr [ %11, %for.body.lr.ph.i ], [ %add.ptr68.i, %for.cond.cleanup44.i ]
  %k.0165.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc70.i, %for.cond.cleanup44.i ]
  %r.0164.i = phi ptr [ %9, %for.body.lr.ph.i ], [ %r.1.lcssa.i, %for.cond.cleanup44.i ]
  %16 = load i64, ptr %arrayidx7.i, align 8
  %17 = load i64, ptr %arrayidx9.i, align 8
  %cmp10.not155.i = icmp slt i64 %16, %17
  br i1 %cmp10.not155.i, label %for.body12.i, label %for.cond40.preheader.i

for.cond40.preheader.i:                           ; preds = %reflect_by_f.exit.i, %for.body.i
  %cmp41.not159.i = icmp eq ptr %r.0164.i, null
  br i1 %cmp41.not159.i, label %for.cond.cleanup44.i, label %land.rhs.i.preheader

land.rhs.i.preheader:                             ; preds = %for.cond40.preheader.i
  %18 = load i64, ptr %arrayidx42.i, align 8
  %cmp43.i117 = icmp sgt i64 %18, 0
  br i1 %cmp43.i117, label %for.cond46.preheader.i, label %for.cond.cleanup44.i

for.body12.i:                                     ; preds = %for.body.i, %reflect_by_f.exit.i
  %19 = phi i64 [ %30, %reflect_by_f.exit.i ], [ %17, %for.body.i ]
  %first.0156.i = phi i64 [ %add37.i, %reflect_by_f.exit.i ], [ %16, %for.body.i ]
  %sub.i = sub nsw i64 %19, %first.0156.i
  %cond.i151.i = tail call noundef i64 @llvm.smin.i64(i64 %sub.i, i64 64)
  %mul.i = mul nsw i64 %first.0156.i, %7
  %add.ptr.i = getelementptr inbounds float, ptr %x.0168.i, i64 %mul.i
  %add.ptr15.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %first.0156.i
  %mul16.i = mul nsw i64 %first.0156.i, %cond.i.i
  %add.ptr17.i = getelementptr inbounds float, ptr %v.0167.i, i64 %mul16.i
  %add.ptr18.i = getelementptr inbounds float, ptr %add.ptr17.i, i64 %first.0156.i
  %sub19.i = sub nsw i64 %6, %first.0156.i
  %add.ptr21.idx.i = shl nsw i64 %first.0156.i, 8
  %add.ptr21.i = getelementptr inbounds i8, ptr %t.0166.i, i64 %add.ptr21.idx.i
  %20 = load i64, ptr %arrayidx22.i, align 8
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %arrayidx23.i, align 8
  %23 = inttoptr i64 %22 to ptr
  %call24.i = tail call fastcc i64 @reflect_block_f(ptr noundef %1, ptr noundef %add.ptr15.i, i64 noundef %7, i64 noundef %sub19.i, i64 noundef %cond.i151.i, ptr noundef %add.ptr18.i, i64 noundef %cond.i.i, ptr noundef %add.ptr21.i, ptr noundef %21, ptr noundef %23)
  %tobool.not.i = icmp eq i64 %call24.i, 0
  br i1 %tobool.not.i, label %if.end.i, label %cond.end

if.end.i:                                         ; preds = %for.body12.i
  %add.i = add nsw i64 %cond.i151.i, %first.0156.i
  %add.ptr30.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %add.i
  %24 = load i64, ptr %arrayidx31.i, align 8
  %sub32.i = sub nsw i64 %24, %add.i
  %25 = load i64, ptr %arrayidx23.i, align 8
  %26 = inttoptr i64 %25 to ptr
  %mul.i.i = mul nsw i64 %sub32.i, %cond.i151.i
  %add.ptr.i.i = getelementptr inbounds float, ptr %26, i64 %mul.i.i
  %tobool.i.i.i = icmp ne i64 %19, %first.0156.i
  %tobool1.i.i.i = icmp ne i64 %24, %add.i
  %or.cond.i.i.i = and i1 %tobool.i.i.i, %tobool1.i.i.i
  br i1 %or.cond.i.i.i, label %if.then.i25.i.i, label %multiply_f.exit31.i.i

if.then.i25.i.i:                                  ; preds = %if.end.i
  %27 = load ptr, ptr %1, align 8
  %conv.i.i.i = trunc i64 %cond.i151.i to i32
  %conv2.i.i.i = trunc i64 %sub32.i to i32
  %conv3.i.i.i = trunc i64 %sub19.i to i32
  tail call void %27(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv3.i.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr18.i, i32 noundef %conv4.i.i.i, ptr noundef %add.ptr30.i, i32 noundef %conv5.i.i.i, float noundef 0.000000e+00, ptr noundef %26, i32 noundef %conv2.i.i.i) #7
  %28 = load ptr, ptr %1, align 8
  tail call void %28(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv.i.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr21.i, i32 noundef 64, ptr noundef %26, i32 noundef %conv2.i.i.i, float noundef 0.000000e+00, ptr noundef nonnull %add.ptr.i.i, i32 noundef %conv2.i.i.i) #7
  br label %multiply_f.exit31.i.i

multiply_f.exit31.i.i:                            ; preds = %if.then.i25.i.i, %if.end.i
  %tobool.i32.i.i = icmp ne i64 %6, %first.0156.i
  %or.cond.i34.i.i = and i1 %tobool.i32.i.i, %tobool1.i.i.i
  br i1 %or.cond.i34.i.i, label %if.then.i35.i.i, label %reflect_by_f.exit.i

if.then.i35.i.i:                                  ; preds = %multiply_f.exit31.i.i
  %29 = load ptr, ptr %1, align 8
  %conv.i36.i.i = trunc i64 %sub19.i to i32
  %conv2.i37.i.i = trunc i64 %sub32.i to i32
  %conv3.i38.i.i = trunc i64 %cond.i151.i to i32
  tail call void %29(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i36.i.i, i32 noundef %conv2.i37.i.i, i32 noundef %conv3.i38.i.i, float noundef -1.000000e+00, ptr noundef %add.ptr18.i, i32 noundef %conv4.i.i.i, ptr noundef %add.ptr.i.i, i32 noundef %conv2.i37.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr30.i, i32 noundef %conv5.i.i.i) #7
  br label %reflect_by_f.exit.i

reflect_by_f.exit.i:                              ; preds = %if.then.i35.i.i, %multiply_f.exit31.i.i
  %add37.i = add nsw i64 %first.0156.i, 64
  %30 = load i64, ptr %arrayidx9.i, align 8
  %cmp10.not.i = icmp slt i64 %add37.i, %30
  br i1 %cmp10.not.i, label %for.body12.i, label %for.cond40.preheader.i, !llvm.loop !38

for.cond46.preheader.i:                           ; preds = %land.rhs.i.preheader, %for.cond.cleanup48.i
  %31 = phi i64 [ %32, %for.cond.cleanup48.i ], [ %18, %land.rhs.i.preheader ]
  %r.1160.i119 = phi ptr [ %add.ptr60.i, %for.cond.cleanup48.i ], [ %r.0164.i, %land.rhs.i.preheader ]
  %i.0161.i118 = phi i64 [ %inc59.i, %for.cond.cleanup48.i ], [ 0, %land.rhs.i.preheader ]
  br i1 %cmp47157.i, label %for.body49.lr.ph.i, label %for.cond.cleanup48.i

for.body49.lr.ph.i:                               ; preds = %for.cond46.preheader.i
  %mul51.i = mul nuw nsw i64 %i.0161.i118, %7
  br label %for.body49.i

for.cond.cleanup44.i:                             ; preds = %for.cond.cleanup48.i, %land.rhs.i.preheader, %for.cond40.preheader.i
  %r.1.lcssa.i = phi ptr [ null, %for.cond40.preheader.i ], [ %r.0164.i, %land.rhs.i.preheader ], [ %add.ptr60.i, %for.cond.cleanup48.i ]
  %add.ptr64.i = getelementptr inbounds float, ptr %x.0168.i, i64 %mul63.i
  %add.ptr66.i = getelementptr inbounds float, ptr %v.0167.i, i64 %mul65.i
  %add.ptr68.i = getelementptr inbounds i8, ptr %t.0166.i, i64 %add.ptr68.idx.i
  %inc70.i = add nuw nsw i64 %k.0165.i, 1
  %cmp.not.i10 = icmp slt i64 %inc70.i, %5
  %exitcond173.not.i = icmp eq i64 %inc70.i, %5
  br i1 %exitcond173.not.i, label %cond.end, label %for.body.i, !llvm.loop !39

for.cond.cleanup48.i.loopexit:                    ; preds = %cond.end.i
  %.pre126 = load i64, ptr %arrayidx42.i, align 8
  br label %for.cond.cleanup48.i

for.cond.cleanup48.i:                             ; preds = %for.cond.cleanup48.i.loopexit, %for.cond46.preheader.i
  %32 = phi i64 [ %.pre126, %for.cond.cleanup48.i.loopexit ], [ %31, %for.cond46.preheader.i ]
  %inc59.i = add nuw nsw i64 %i.0161.i118, 1
  %add.ptr60.i = getelementptr inbounds float, ptr %r.1160.i119, i64 %7
  %cmp43.i = icmp slt i64 %inc59.i, %32
  br i1 %cmp43.i, label %for.cond46.preheader.i, label %for.cond.cleanup44.i, !llvm.loop !40

for.body49.i:                                     ; preds = %cond.end.i, %for.body49.lr.ph.i
  %j.0158.i = phi i64 [ 0, %for.body49.lr.ph.i ], [ %inc.i, %cond.end.i ]
  %cmp50.i = icmp ult i64 %j.0158.i, %i.0161.i118
  br i1 %cmp50.i, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body49.i
  %add52.i = add nuw nsw i64 %j.0158.i, %mul51.i
  %arrayidx53.i = getelementptr inbounds float, ptr %x.0168.i, i64 %add52.i
  %33 = load float, ptr %arrayidx53.i, align 4
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.body49.i
  %cond.i = phi float [ %33, %cond.false.i ], [ 0.000000e+00, %for.body49.i ]
  %arrayidx54.i = getelementptr inbounds float, ptr %r.1160.i119, i64 %j.0158.i
  store float %cond.i, ptr %arrayidx54.i, align 4
  %inc.i = add nuw nsw i64 %j.0158.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %7
  br i1 %exitcond.not.i, label %for.cond.cleanup48.i.loopexit, label %for.body49.i, !llvm.loop !41

cond.false:                                       ; preds = %keep_to_one_thread.exit
  br i1 %cmp.not163.i, label %for.body.lr.ph.i17, label %cond.end

for.body.lr.ph.i17:                               ; preds = %cond.false
  %arrayidx6.i18 = getelementptr inbounds i8, ptr %a, i64 104
  %34 = load i64, ptr %arrayidx6.i18, align 8
  %35 = inttoptr i64 %34 to ptr
  %arrayidx5.i19 = getelementptr inbounds i8, ptr %a, i64 80
  %36 = load i64, ptr %arrayidx5.i19, align 8
  %37 = inttoptr i64 %36 to ptr
  %arrayidx4.i20 = getelementptr inbounds i8, ptr %a, i64 72
  %38 = load i64, ptr %arrayidx4.i20, align 8
  %39 = inttoptr i64 %38 to ptr
  %arrayidx3.i21 = getelementptr inbounds i8, ptr %a, i64 64
  %40 = load i64, ptr %arrayidx3.i21, align 8
  %41 = inttoptr i64 %40 to ptr
  %arrayidx7.i22 = getelementptr inbounds i8, ptr %a, i64 40
  %arrayidx9.i23 = getelementptr inbounds i8, ptr %a, i64 48
  %arrayidx22.i24 = getelementptr inbounds i8, ptr %a, i64 88
  %arrayidx23.i25 = getelementptr inbounds i8, ptr %a, i64 96
  %arrayidx31.i26 = getelementptr inbounds i8, ptr %a, i64 56
  %conv4.i.i.i27 = trunc i64 %cond.i.i to i32
  %conv5.i.i.i28 = trunc i64 %7 to i32
  %arrayidx42.i29 = getelementptr inbounds i8, ptr %a, i64 112
  %cmp47157.i30 = icmp sgt i64 %7, 0
  %mul63.i31 = mul nsw i64 %7, %6
  %mul65.i32 = mul nsw i64 %cond.i.i, %6
  %add.ptr68.idx.i33 = shl nsw i64 %cond.i.i, 9
  br label %for.body.i34

for.body.i34:                                     ; preds = %for.cond.cleanup44.i48, %for.body.lr.ph.i17
  %cmp.not169.i35 = phi i1 [ true, %for.body.lr.ph.i17 ], [ %cmp.not.i54, %for.cond.cleanup44.i48 ]
  %x.0168.i36 = phi ptr [ %41, %for.body.lr.ph.i17 ], [ %add.ptr64.i50, %for.cond.cleanup44.i48 ]
  %v.0167.i37 = phi ptr [ %39, %for.body.lr.ph.i17 ], [ %add.ptr66.i51, %for.cond.cleanup44.i48 ]
  %t.0166.i38 = phi ptr [ %37, %for.body.lr.ph.i17 ], [ %add.ptr68.i52, %for.cond.cleanup44.i48 ]
  %k.0165.i39 = phi i64 [ 0, %for.body.lr.ph.i17 ], [ %inc70.i53, %for.cond.cleanup44.i48 ]
  %r.0164.i40 = phi ptr [ %35, %for.body.lr.ph.i17 ], [ %r.1.lcssa.i49, %for.cond.cleanup44.i48 ]
  %42 = load i64, ptr %arrayidx7.i22, align 8
  %43 = load i64, ptr %arrayidx9.i23, align 8
  %cmp10.not155.i41 = icmp slt i64 %42, %43
  br i1 %cmp10.not155.i41, label %for.body12.i73, label %for.cond40.preheader.i42

for.cond40.preheader.i42:                         ; preds = %reflect_by_d.exit.i, %for.body.i34
  %cmp41.not159.i43 = icmp eq ptr %r.0164.i40, null
  br i1 %cmp41.not159.i43, label %for.cond.cleanup44.i48, label %land.rhs.i44.preheader

land.rhs.i44.preheader:                           ; preds = %for.cond40.preheader.i42
  %44 = load i64, ptr %arrayidx42.i29, align 8
  %cmp43.i47114 = icmp sgt i64 %44, 0
  br i1 %cmp43.i47114, label %for.cond46.preheader.i56, label %for.cond.cleanup44.i48

for.body12.i73:                                   ; preds = %for.body.i34, %reflect_by_d.exit.i
  %45 = phi i64 [ %56, %reflect_by_d.exit.i ], [ %43, %for.body.i34 ]
  %first.0156.i74 = phi i64 [ %add37.i99, %reflect_by_d.exit.i ], [ %42, %for.body.i34 ]
  %sub.i75 = sub nsw i64 %45, %first.0156.i74
  %cond.i151.i76 = tail call noundef i64 @llvm.smin.i64(i64 %sub.i75, i64 64)
  %mul.i77 = mul nsw i64 %first.0156.i74, %7
  %add.ptr.i78 = getelementptr inbounds double, ptr %x.0168.i36, i64 %mul.i77
  %add.ptr15.i79 = getelementptr inbounds double, ptr %add.ptr.i78, i64 %first.0156.i74
  %mul16.i80 = mul nsw i64 %first.0156.i74, %cond.i.i
  %add.ptr17.i81 = getelementptr inbounds double, ptr %v.0167.i37, i64 %mul16.i80
  %add.ptr18.i82 = getelementptr inbounds double, ptr %add.ptr17.i81, i64 %first.0156.i74
  %sub19.i83 = sub nsw i64 %6, %first.0156.i74
  %add.ptr21.idx.i84 = shl nsw i64 %first.0156.i74, 9
  %add.ptr21.i85 = getelementptr inbounds i8, ptr %t.0166.i38, i64 %add.ptr21.idx.i84
  %46 = load i64, ptr %arrayidx22.i24, align 8
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %arrayidx23.i25, align 8
  %49 = inttoptr i64 %48 to ptr
  %call24.i86 = tail call fastcc i64 @reflect_block_d(ptr noundef %1, ptr noundef %add.ptr15.i79, i64 noundef %7, i64 noundef %sub19.i83, i64 noundef %cond.i151.i76, ptr noundef %add.ptr18.i82, i64 noundef %cond.i.i, ptr noundef %add.ptr21.i85, ptr noundef %47, ptr noundef %49)
  %tobool.not.i87 = icmp eq i64 %call24.i86, 0
  br i1 %tobool.not.i87, label %if.end.i88, label %cond.end

if.end.i88:                                       ; preds = %for.body12.i73
  %add.i89 = add nsw i64 %cond.i151.i76, %first.0156.i74
  %add.ptr30.i90 = getelementptr inbounds double, ptr %add.ptr.i78, i64 %add.i89
  %50 = load i64, ptr %arrayidx31.i26, align 8
  %sub32.i91 = sub nsw i64 %50, %add.i89
  %51 = load i64, ptr %arrayidx23.i25, align 8
  %52 = inttoptr i64 %51 to ptr
  %mul.i.i92 = mul nsw i64 %sub32.i91, %cond.i151.i76
  %add.ptr.i.i93 = getelementptr inbounds double, ptr %52, i64 %mul.i.i92
  %tobool.i.i.i94 = icmp ne i64 %45, %first.0156.i74
  %tobool1.i.i.i95 = icmp ne i64 %50, %add.i89
  %or.cond.i.i.i96 = and i1 %tobool.i.i.i94, %tobool1.i.i.i95
  br i1 %or.cond.i.i.i96, label %if.then.i25.i.i105, label %multiply_d.exit31.i.i

if.then.i25.i.i105:                               ; preds = %if.end.i88
  %53 = load ptr, ptr %1, align 8
  %conv.i.i.i106 = trunc i64 %cond.i151.i76 to i32
  %conv2.i.i.i107 = trunc i64 %sub32.i91 to i32
  %conv3.i.i.i108 = trunc i64 %sub19.i83 to i32
  tail call void %53(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i106, i32 noundef %conv2.i.i.i107, i32 noundef %conv3.i.i.i108, double noundef 1.000000e+00, ptr noundef %add.ptr18.i82, i32 noundef %conv4.i.i.i27, ptr noundef %add.ptr30.i90, i32 noundef %conv5.i.i.i28, double noundef 0.000000e+00, ptr noundef %52, i32 noundef %conv2.i.i.i107) #7
  %54 = load ptr, ptr %1, align 8
  tail call void %54(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i106, i32 noundef %conv2.i.i.i107, i32 noundef %conv.i.i.i106, double noundef 1.000000e+00, ptr noundef %add.ptr21.i85, i32 noundef 64, ptr noundef %52, i32 noundef %conv2.i.i.i107, double noundef 0.000000e+00, ptr noundef nonnull %add.ptr.i.i93, i32 noundef %conv2.i.i.i107) #7
  br label %multiply_d.exit31.i.i

multiply_d.exit31.i.i:                            ; preds = %if.then.i25.i.i105, %if.end.i88
  %tobool.i32.i.i97 = icmp ne i64 %6, %first.0156.i74
  %or.cond.i34.i.i98 = and i1 %tobool.i32.i.i97, %tobool1.i.i.i95
  br i1 %or.cond.i34.i.i98, label %if.then.i35.i.i101, label %reflect_by_d.exit.i

if.then.i35.i.i101:                               ; preds = %multiply_d.exit31.i.i
  %55 = load ptr, ptr %1, align 8
  %conv.i36.i.i102 = trunc i64 %sub19.i83 to i32
  %conv2.i37.i.i103 = trunc i64 %sub32.i91 to i32
  %conv3.i38.i.i104 = trunc i64 %cond.i151.i76 to i32
  tail call void %55(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i36.i.i102, i32 noundef %conv2.i37.i.i103, i32 noundef %conv3.i38.i.i104, double noundef -1.000000e+00, ptr noundef %add.ptr18.i82, i32 noundef %conv4.i.i.i27, ptr noundef %add.ptr.i.i93, i32 noundef %conv2.i37.i.i103, double noundef 1.000000e+00, ptr noundef %add.ptr30.i90, i32 noundef %conv5.i.i.i28) #7
  br label %reflect_by_d.exit.i

reflect_by_d.exit.i:                              ; preds = %if.then.i35.i.i101, %multiply_d.exit31.i.i
  %add37.i99 = add nsw i64 %first.0156.i74, 64
  %56 = load i64, ptr %arrayidx9.i23, align 8
  %cmp10.not.i100 = icmp slt i64 %add37.i99, %56
  br i1 %cmp10.not.i100, label %for.body12.i73, label %for.cond40.preheader.i42, !llvm.loop !42

for.cond46.preheader.i56:                         ; preds = %land.rhs.i44.preheader, %for.cond.cleanup48.i57
  %57 = phi i64 [ %58, %for.cond.cleanup48.i57 ], [ %44, %land.rhs.i44.preheader ]
  %r.1160.i46116 = phi ptr [ %add.ptr60.i59, %for.cond.cleanup48.i57 ], [ %r.0164.i40, %land.rhs.i44.preheader ]
  %i.0161.i45115 = phi i64 [ %inc59.i58, %for.cond.cleanup48.i57 ], [ 0, %land.rhs.i44.preheader ]
  br i1 %cmp47157.i30, label %for.body49.lr.ph.i60, label %for.cond.cleanup48.i57

for.body49.lr.ph.i60:                             ; preds = %for.cond46.preheader.i56
  %mul51.i61 = mul nuw nsw i64 %i.0161.i45115, %7
  br label %for.body49.i62

for.cond.cleanup44.i48:                           ; preds = %for.cond.cleanup48.i57, %land.rhs.i44.preheader, %for.cond40.preheader.i42
  %r.1.lcssa.i49 = phi ptr [ null, %for.cond40.preheader.i42 ], [ %r.0164.i40, %land.rhs.i44.preheader ], [ %add.ptr60.i59, %for.cond.cleanup48.i57 ]
  %add.ptr64.i50 = getelementptr inbounds double, ptr %x.0168.i36, i64 %mul63.i31
  %add.ptr66.i51 = getelementptr inbounds double, ptr %v.0167.i37, i64 %mul65.i32
  %add.ptr68.i52 = getelementptr inbounds i8, ptr %t.0166.i38, i64 %add.ptr68.idx.i33
  %inc70.i53 = add nuw nsw i64 %k.0165.i39, 1
  %cmp.not.i54 = icmp slt i64 %inc70.i53, %5
  %exitcond173.not.i55 = icmp eq i64 %inc70.i53, %5
  br i1 %exitcond173.not.i55, label %cond.end, label %for.body.i34, !llvm.loop !43

for.cond.cleanup48.i57.loopexit:                  ; preds = %cond.end.i68
  %.pre = load i64, ptr %arrayidx42.i29, align 8
  br label %for.cond.cleanup48.i57

for.cond.cleanup48.i57:                           ; preds = %for.cond.cleanup48.i57.loopexit, %for.cond46.preheader.i56
  %58 = phi i64 [ %.pre, %for.cond.cleanup48.i57.loopexit ], [ %57, %for.cond46.preheader.i56 ]
  %inc59.i58 = add nuw nsw i64 %i.0161.i45115, 1
  %add.ptr60.i59 = getelementptr inbounds double, ptr %r.1160.i46116, i64 %7
  %cmp43.i47 = icmp slt i64 %inc59.i58, %58
  br i1 %cmp43.i47, label %for.cond46.preheader.i56, label %for.cond.cleanup44.i48, !llvm.loop !44

for.body49.i62:                                   ; preds = %cond.end.i68, %for.body49.lr.ph.i60
  %j.0158.i63 = phi i64 [ 0, %for.body49.lr.ph.i60 ], [ %inc.i71, %cond.end.i68 ]
  %cmp50.i64 = icmp ult i64 %j.0158.i63, %i.0161.i45115
  br i1 %cmp50.i64, label %cond.end.i68, label %cond.false.i65

cond.false.i65:                                   ; preds = %for.body49.i62
  %add52.i66 = add nuw nsw i64 %j.0158.i63, %mul51.i61
  %arrayidx53.i67 = getelementptr inbounds double, ptr %x.0168.i36, i64 %add52.i66
  %59 = load double, ptr %arrayidx53.i67, align 8
  br label %cond.end.i68

cond.end.i68:                                     ; preds = %cond.false.i65, %for.body49.i62
  %cond.i69 = phi double [ %59, %cond.false.i65 ], [ 0.000000e+00, %for.body49.i62 ]
  %arrayidx54.i70 = getelementptr inbounds double, ptr %r.1160.i46116, i64 %j.0158.i63
  store double %cond.i69, ptr %arrayidx54.i70, align 8
  %inc.i71 = add nuw nsw i64 %j.0158.i63, 1
  %exitcond.not.i72 = icmp eq i64 %inc.i71, %7
  br i1 %exitcond.not.i72, label %for.cond.cleanup48.i57.loopexit, label %for.body49.i62, !llvm.loop !45

cond.end:                                         ; preds = %for.cond.cleanup44.i48, %for.body12.i73, %for.cond.cleanup44.i, %for.body12.i, %cond.false, %cond.true
  %cond.in = phi i1 [ false, %cond.true ], [ false, %cond.false ], [ %cmp.not169.i, %for.body12.i ], [ %cmp.not.i10, %for.cond.cleanup44.i ], [ %cmp.not169.i35, %for.body12.i73 ], [ %cmp.not.i54, %for.cond.cleanup44.i48 ]
  %cond = zext i1 %cond.in to i64
  ret i64 %cond
}

; Function Attrs: nounwind
define noundef i64 @lazyasync_reflect(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 56
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 64
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #7
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #7
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %add.ptr, align 8
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 24
  %6 = load i64, ptr %arrayidx1.i, align 8
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 32
  %7 = load i64, ptr %arrayidx2.i, align 8
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 48
  %8 = load i64, ptr %arrayidx3.i, align 8
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 56
  %9 = load i64, ptr %arrayidx4.i, align 8
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 64
  %10 = load i64, ptr %arrayidx5.i, align 8
  %arrayidx6.i = getelementptr inbounds i8, ptr %a, i64 72
  %11 = load i64, ptr %arrayidx6.i, align 8
  %arrayidx7.i = getelementptr inbounds i8, ptr %a, i64 80
  %12 = load i64, ptr %arrayidx7.i, align 8
  %reass.sub.i = sub i64 %9, %8
  %sub11.i = add i64 %reass.sub.i, 63
  %div.i = sdiv i64 %sub11.i, 64
  %cmp136.i = icmp sgt i64 %5, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  br i1 %cmp136.i, label %for.cond12.preheader.lr.ph.i, label %cond.end

for.cond12.preheader.lr.ph.i:                     ; preds = %cond.true
  %arrayidx10.i = getelementptr inbounds i8, ptr %a, i64 104
  %13 = load i64, ptr %arrayidx10.i, align 8
  %14 = inttoptr i64 %13 to ptr
  %arrayidx9.i = getelementptr inbounds i8, ptr %a, i64 96
  %15 = load i64, ptr %arrayidx9.i, align 8
  %16 = inttoptr i64 %15 to ptr
  %arrayidx8.i = getelementptr inbounds i8, ptr %a, i64 88
  %17 = load i64, ptr %arrayidx8.i, align 8
  %18 = inttoptr i64 %17 to ptr
  %arrayidx13.i = getelementptr inbounds i8, ptr %a, i64 120
  %cmp14132.i = icmp sgt i64 %6, 0
  %cmp18129.i = icmp slt i64 %11, %12
  %cmp29134.i = icmp sgt i64 %sub11.i, 63
  %arrayidx33.i = getelementptr inbounds i8, ptr %a, i64 40
  %arrayidx62.i = getelementptr inbounds i8, ptr %a, i64 112
  %conv4.i.i.i = trunc i64 %7 to i32
  %conv5.i.i.i = trunc i64 %10 to i32
  %mul66.i = mul nsw i64 %7, %6
  %add.ptr69.idx.i = shl nsw i64 %7, 8
  %mul70.i = mul nsw i64 %10, %6
  br label %for.cond12.preheader.i

for.cond12.preheader.i:                           ; preds = %for.cond.cleanup31.i, %for.cond12.preheader.lr.ph.i
  %v.0140.i = phi ptr [ %18, %for.cond12.preheader.lr.ph.i ], [ %add.ptr67.i, %for.cond.cleanup31.i ]
  %t.0139.i = phi ptr [ %16, %for.cond12.preheader.lr.ph.i ], [ %add.ptr69.i, %for.cond.cleanup31.i ]
  %k.0138.i = phi i64 [ 0, %for.cond12.preheader.lr.ph.i ], [ %inc73.i, %for.cond.cleanup31.i ]
  %c.0137.i = phi ptr [ %14, %for.cond12.preheader.lr.ph.i ], [ %add.ptr71.i, %for.cond.cleanup31.i ]
  %19 = load i64, ptr %arrayidx13.i, align 8
  %tobool131.i = icmp ne i64 %19, 0
  %20 = select i1 %tobool131.i, i1 %cmp14132.i, i1 false
  br i1 %20, label %for.cond17.preheader.i, label %for.cond28.preheader.i

for.cond28.preheader.i:                           ; preds = %for.cond.cleanup19.i, %for.cond12.preheader.i
  br i1 %cmp29134.i, label %for.body32.i, label %for.cond.cleanup31.i

for.cond17.preheader.i:                           ; preds = %for.cond12.preheader.i, %for.cond.cleanup19.i
  %21 = phi i64 [ %22, %for.cond.cleanup19.i ], [ %19, %for.cond12.preheader.i ]
  %i.0133.i = phi i64 [ %inc26.i, %for.cond.cleanup19.i ], [ 0, %for.cond12.preheader.i ]
  br i1 %cmp18129.i, label %for.body20.lr.ph.i, label %for.cond.cleanup19.i

for.body20.lr.ph.i:                               ; preds = %for.cond17.preheader.i
  %mul.i = mul nsw i64 %i.0133.i, %10
  br label %for.body20.i

for.cond.cleanup19.loopexit.i:                    ; preds = %for.body20.i
  %.pre.i = load i64, ptr %arrayidx13.i, align 8
  br label %for.cond.cleanup19.i

for.cond.cleanup19.i:                             ; preds = %for.cond.cleanup19.loopexit.i, %for.cond17.preheader.i
  %22 = phi i64 [ %.pre.i, %for.cond.cleanup19.loopexit.i ], [ %21, %for.cond17.preheader.i ]
  %inc26.i = add nuw nsw i64 %i.0133.i, 1
  %tobool.i = icmp ne i64 %22, 0
  %cmp14.i = icmp slt i64 %inc26.i, %6
  %23 = select i1 %tobool.i, i1 %cmp14.i, i1 false
  br i1 %23, label %for.cond17.preheader.i, label %for.cond28.preheader.i, !llvm.loop !46

for.body20.i:                                     ; preds = %for.body20.i, %for.body20.lr.ph.i
  %j.0130.i = phi i64 [ %11, %for.body20.lr.ph.i ], [ %inc.i, %for.body20.i ]
  %cmp21.i = icmp eq i64 %i.0133.i, %j.0130.i
  %conv22.i = uitofp i1 %cmp21.i to float
  %add23.i = add nsw i64 %j.0130.i, %mul.i
  %arrayidx24.i = getelementptr inbounds float, ptr %c.0137.i, i64 %add23.i
  store float %conv22.i, ptr %arrayidx24.i, align 4
  %inc.i = add nsw i64 %j.0130.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %12
  br i1 %exitcond.not.i, label %for.cond.cleanup19.loopexit.i, label %for.body20.i, !llvm.loop !47

for.cond.cleanup31.i:                             ; preds = %if.end.i, %for.cond28.preheader.i
  %add.ptr67.i = getelementptr inbounds float, ptr %v.0140.i, i64 %mul66.i
  %add.ptr69.i = getelementptr inbounds i8, ptr %t.0139.i, i64 %add.ptr69.idx.i
  %add.ptr71.i = getelementptr inbounds float, ptr %c.0137.i, i64 %mul70.i
  %inc73.i = add nuw nsw i64 %k.0138.i, 1
  %exitcond142.not.i = icmp eq i64 %inc73.i, %5
  br i1 %exitcond142.not.i, label %cond.end, label %for.cond12.preheader.i, !llvm.loop !48

for.body32.i:                                     ; preds = %for.cond28.preheader.i, %if.end.i
  %number.0135.i = phi i64 [ %inc64.i, %if.end.i ], [ 0, %for.cond28.preheader.i ]
  %24 = load i64, ptr %arrayidx33.i, align 8
  %tobool34.not.i = icmp eq i64 %24, 0
  %25 = xor i64 %number.0135.i, -1
  %sub36.i = add nsw i64 %div.i, %25
  %cond.i = select i1 %tobool34.not.i, i64 %sub36.i, i64 %number.0135.i
  %mul37.i = shl nsw i64 %cond.i, 6
  %add38.i = add nsw i64 %mul37.i, %8
  %26 = load i64, ptr %arrayidx13.i, align 8
  %tobool40.not.not.i = icmp eq i64 %26, 0
  %27 = tail call i64 @llvm.smax.i64(i64 %add38.i, i64 %11)
  %cond46.i = select i1 %tobool40.not.not.i, i64 %11, i64 %27
  %cmp47.i = icmp slt i64 %cond46.i, %12
  br i1 %cmp47.i, label %if.then.i10, label %if.end.i

if.then.i10:                                      ; preds = %for.body32.i
  %sub52.i = sub nsw i64 %6, %add38.i
  %sub53.i = sub nsw i64 %9, %add38.i
  %cond.i.i = tail call noundef i64 @llvm.smin.i64(i64 %sub53.i, i64 64)
  %mul54.i = mul nsw i64 %add38.i, %7
  %add.ptr.i = getelementptr inbounds float, ptr %v.0140.i, i64 %mul54.i
  %add.ptr55.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %add38.i
  %mul58.i = mul nsw i64 %add38.i, %10
  %add.ptr59.i = getelementptr inbounds float, ptr %c.0137.i, i64 %mul58.i
  %add.ptr60.i = getelementptr inbounds float, ptr %add.ptr59.i, i64 %cond46.i
  %sub61.i = sub nsw i64 %12, %cond46.i
  %28 = load i64, ptr %arrayidx62.i, align 8
  %29 = inttoptr i64 %28 to ptr
  %mul.i.i = mul nsw i64 %sub61.i, %cond.i.i
  %add.ptr.i.i = getelementptr inbounds float, ptr %29, i64 %mul.i.i
  %tobool.i.i.not.i = icmp eq i64 %9, %add38.i
  br i1 %tobool.i.i.not.i, label %multiply_f.exit31.i.i, label %if.then.i25.i.i

if.then.i25.i.i:                                  ; preds = %if.then.i10
  %add.ptr57.idx.i = shl nsw i64 %add38.i, 8
  %add.ptr57.i = getelementptr inbounds i8, ptr %t.0139.i, i64 %add.ptr57.idx.i
  %30 = load ptr, ptr %1, align 8
  %conv.i.i.i = trunc i64 %cond.i.i to i32
  %conv2.i.i.i = trunc i64 %sub61.i to i32
  %conv3.i.i.i = trunc i64 %sub52.i to i32
  tail call void %30(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv3.i.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr55.i, i32 noundef %conv4.i.i.i, ptr noundef %add.ptr60.i, i32 noundef %conv5.i.i.i, float noundef 0.000000e+00, ptr noundef %29, i32 noundef %conv2.i.i.i) #7
  %cond44.i.i = select i1 %tobool34.not.i, i32 111, i32 112
  %31 = load ptr, ptr %1, align 8
  tail call void %31(i32 noundef 101, i32 noundef %cond44.i.i, i32 noundef 111, i32 noundef %conv.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv.i.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr57.i, i32 noundef 64, ptr noundef %29, i32 noundef %conv2.i.i.i, float noundef 0.000000e+00, ptr noundef nonnull %add.ptr.i.i, i32 noundef %conv2.i.i.i) #7
  br label %multiply_f.exit31.i.i

multiply_f.exit31.i.i:                            ; preds = %if.then.i25.i.i, %if.then.i10
  %tobool.i32.i.not.i = icmp eq i64 %6, %add38.i
  br i1 %tobool.i32.i.not.i, label %if.end.i, label %if.then.i35.i.i

if.then.i35.i.i:                                  ; preds = %multiply_f.exit31.i.i
  %32 = load ptr, ptr %1, align 8
  %conv.i36.i.i = trunc i64 %sub52.i to i32
  %conv2.i37.i.i = trunc i64 %sub61.i to i32
  %conv3.i38.i.i = trunc i64 %cond.i.i to i32
  tail call void %32(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i36.i.i, i32 noundef %conv2.i37.i.i, i32 noundef %conv3.i38.i.i, float noundef -1.000000e+00, ptr noundef %add.ptr55.i, i32 noundef %conv4.i.i.i, ptr noundef %add.ptr.i.i, i32 noundef %conv2.i37.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr60.i, i32 noundef %conv5.i.i.i) #7
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i35.i.i, %multiply_f.exit31.i.i, %for.body32.i
  %inc64.i = add nuw nsw i64 %number.0135.i, 1
  %exitcond141.not.i = icmp eq i64 %inc64.i, %div.i
  br i1 %exitcond141.not.i, label %for.cond.cleanup31.i, label %for.body32.i, !llvm.loop !49

cond.false:                                       ; preds = %keep_to_one_thread.exit
  br i1 %cmp136.i, label %for.cond12.preheader.lr.ph.i22, label %cond.end

for.cond12.preheader.lr.ph.i22:                   ; preds = %cond.false
  %arrayidx10.i23 = getelementptr inbounds i8, ptr %a, i64 104
  %33 = load i64, ptr %arrayidx10.i23, align 8
  %34 = inttoptr i64 %33 to ptr
  %arrayidx9.i24 = getelementptr inbounds i8, ptr %a, i64 96
  %35 = load i64, ptr %arrayidx9.i24, align 8
  %36 = inttoptr i64 %35 to ptr
  %arrayidx8.i25 = getelementptr inbounds i8, ptr %a, i64 88
  %37 = load i64, ptr %arrayidx8.i25, align 8
  %38 = inttoptr i64 %37 to ptr
  %arrayidx13.i26 = getelementptr inbounds i8, ptr %a, i64 120
  %cmp14132.i27 = icmp sgt i64 %6, 0
  %cmp18129.i28 = icmp slt i64 %11, %12
  %cmp29134.i29 = icmp sgt i64 %sub11.i, 63
  %arrayidx33.i30 = getelementptr inbounds i8, ptr %a, i64 40
  %arrayidx62.i31 = getelementptr inbounds i8, ptr %a, i64 112
  %conv4.i.i.i32 = trunc i64 %7 to i32
  %conv5.i.i.i33 = trunc i64 %10 to i32
  %mul66.i34 = mul nsw i64 %7, %6
  %add.ptr69.idx.i35 = shl nsw i64 %7, 9
  %mul70.i36 = mul nsw i64 %10, %6
  br label %for.cond12.preheader.i37

for.cond12.preheader.i37:                         ; preds = %for.cond.cleanup31.i44, %for.cond12.preheader.lr.ph.i22
  %v.0140.i38 = phi ptr [ %38, %for.cond12.preheader.lr.ph.i22 ], [ %add.ptr67.i45, %for.cond.cleanup31.i44 ]
  %t.0139.i39 = phi ptr [ %36, %for.cond12.preheader.lr.ph.i22 ], [ %add.ptr69.i46, %for.cond.cleanup31.i44 ]
  %k.0138.i40 = phi i64 [ 0, %for.cond12.preheader.lr.ph.i22 ], [ %inc73.i48, %for.cond.cleanup31.i44 ]
  %c.0137.i41 = phi ptr [ %34, %for.cond12.preheader.lr.ph.i22 ], [ %add.ptr71.i47, %for.cond.cleanup31.i44 ]
  %39 = load i64, ptr %arrayidx13.i26, align 8
  %tobool131.i42 = icmp ne i64 %39, 0
  %40 = select i1 %tobool131.i42, i1 %cmp14132.i27, i1 false
  br i1 %40, label %for.cond17.preheader.i89, label %for.cond28.preheader.i43

for.cond28.preheader.i43:                         ; preds = %for.cond.cleanup19.i91, %for.cond12.preheader.i37
  br i1 %cmp29134.i29, label %for.body32.i50, label %for.cond.cleanup31.i44

for.cond17.preheader.i89:                         ; preds = %for.cond12.preheader.i37, %for.cond.cleanup19.i91
  %41 = phi i64 [ %42, %for.cond.cleanup19.i91 ], [ %39, %for.cond12.preheader.i37 ]
  %i.0133.i90 = phi i64 [ %inc26.i92, %for.cond.cleanup19.i91 ], [ 0, %for.cond12.preheader.i37 ]
  br i1 %cmp18129.i28, label %for.body20.lr.ph.i95, label %for.cond.cleanup19.i91

for.body20.lr.ph.i95:                             ; preds = %for.cond17.preheader.i89
  %mul.i96 = mul nsw i64 %i.0133.i90, %10
  br label %for.body20.i97

for.cond.cleanup19.loopexit.i105:                 ; preds = %for.body20.i97
  %.pre.i106 = load i64, ptr %arrayidx13.i26, align 8
  br label %for.cond.cleanup19.i91

for.cond.cleanup19.i91:                           ; preds = %for.cond.cleanup19.loopexit.i105, %for.cond17.preheader.i89
  %42 = phi i64 [ %.pre.i106, %for.cond.cleanup19.loopexit.i105 ], [ %41, %for.cond17.preheader.i89 ]
  %inc26.i92 = add nuw nsw i64 %i.0133.i90, 1
  %tobool.i93 = icmp ne i64 %42, 0
  %cmp14.i94 = icmp slt i64 %inc26.i92, %6
  %43 = select i1 %tobool.i93, i1 %cmp14.i94, i1 false
  br i1 %43, label %for.cond17.preheader.i89, label %for.cond28.preheader.i43, !llvm.loop !50

for.body20.i97:                                   ; preds = %for.body20.i97, %for.body20.lr.ph.i95
  %j.0130.i98 = phi i64 [ %11, %for.body20.lr.ph.i95 ], [ %inc.i103, %for.body20.i97 ]
  %cmp21.i99 = icmp eq i64 %i.0133.i90, %j.0130.i98
  %conv22.i100 = uitofp i1 %cmp21.i99 to double
  %add23.i101 = add nsw i64 %j.0130.i98, %mul.i96
  %arrayidx24.i102 = getelementptr inbounds double, ptr %c.0137.i41, i64 %add23.i101
  store double %conv22.i100, ptr %arrayidx24.i102, align 8
  %inc.i103 = add nsw i64 %j.0130.i98, 1
  %exitcond.not.i104 = icmp eq i64 %inc.i103, %12
  br i1 %exitcond.not.i104, label %for.cond.cleanup19.loopexit.i105, label %for.body20.i97, !llvm.loop !51

for.cond.cleanup31.i44:                           ; preds = %if.end.i60, %for.cond28.preheader.i43
  %add.ptr67.i45 = getelementptr inbounds double, ptr %v.0140.i38, i64 %mul66.i34
  %add.ptr69.i46 = getelementptr inbounds i8, ptr %t.0139.i39, i64 %add.ptr69.idx.i35
  %add.ptr71.i47 = getelementptr inbounds double, ptr %c.0137.i41, i64 %mul70.i36
  %inc73.i48 = add nuw nsw i64 %k.0138.i40, 1
  %exitcond142.not.i49 = icmp eq i64 %inc73.i48, %5
  br i1 %exitcond142.not.i49, label %cond.end, label %for.cond12.preheader.i37, !llvm.loop !52

for.body32.i50:                                   ; preds = %for.cond28.preheader.i43, %if.end.i60
  %number.0135.i51 = phi i64 [ %inc64.i61, %if.end.i60 ], [ 0, %for.cond28.preheader.i43 ]
  %44 = load i64, ptr %arrayidx33.i30, align 8
  %tobool34.not.i52 = icmp eq i64 %44, 0
  %45 = xor i64 %number.0135.i51, -1
  %sub36.i53 = add nsw i64 %div.i, %45
  %cond.i54 = select i1 %tobool34.not.i52, i64 %sub36.i53, i64 %number.0135.i51
  %mul37.i55 = shl nsw i64 %cond.i54, 6
  %add38.i56 = add nsw i64 %mul37.i55, %8
  %46 = load i64, ptr %arrayidx13.i26, align 8
  %tobool40.not.not.i57 = icmp eq i64 %46, 0
  %47 = tail call i64 @llvm.smax.i64(i64 %add38.i56, i64 %11)
  %cond46.i58 = select i1 %tobool40.not.not.i57, i64 %11, i64 %47
  %cmp47.i59 = icmp slt i64 %cond46.i58, %12
  br i1 %cmp47.i59, label %if.then.i63, label %if.end.i60

if.then.i63:                                      ; preds = %for.body32.i50
  %sub52.i64 = sub nsw i64 %6, %add38.i56
  %sub53.i65 = sub nsw i64 %9, %add38.i56
  %cond.i.i66 = tail call noundef i64 @llvm.smin.i64(i64 %sub53.i65, i64 64)
  %mul54.i67 = mul nsw i64 %add38.i56, %7
  %add.ptr.i68 = getelementptr inbounds double, ptr %v.0140.i38, i64 %mul54.i67
  %add.ptr55.i69 = getelementptr inbounds double, ptr %add.ptr.i68, i64 %add38.i56
  %mul58.i70 = mul nsw i64 %add38.i56, %10
  %add.ptr59.i71 = getelementptr inbounds double, ptr %c.0137.i41, i64 %mul58.i70
  %add.ptr60.i72 = getelementptr inbounds double, ptr %add.ptr59.i71, i64 %cond46.i58
  %sub61.i73 = sub nsw i64 %12, %cond46.i58
  %48 = load i64, ptr %arrayidx62.i31, align 8
  %49 = inttoptr i64 %48 to ptr
  %mul.i.i74 = mul nsw i64 %sub61.i73, %cond.i.i66
  %add.ptr.i.i75 = getelementptr inbounds double, ptr %49, i64 %mul.i.i74
  %tobool.i.i.not.i76 = icmp eq i64 %9, %add38.i56
  br i1 %tobool.i.i.not.i76, label %multiply_d.exit31.i.i, label %if.then.i25.i.i77

if.then.i25.i.i77:                                ; preds = %if.then.i63
  %add.ptr57.idx.i78 = shl nsw i64 %add38.i56, 9
  %add.ptr57.i79 = getelementptr inbounds i8, ptr %t.0139.i39, i64 %add.ptr57.idx.i78
  %50 = load ptr, ptr %1, align 8
  %conv.i.i.i80 = trunc i64 %cond.i.i66 to i32
  %conv2.i.i.i81 = trunc i64 %sub61.i73 to i32
  %conv3.i.i.i82 = trunc i64 %sub52.i64 to i32
  tail call void %50(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i80, i32 noundef %conv2.i.i.i81, i32 noundef %conv3.i.i.i82, double noundef 1.000000e+00, ptr noundef %add.ptr55.i69, i32 noundef %conv4.i.i.i32, ptr noundef %add.ptr60.i72, i32 noundef %conv5.i.i.i33, double noundef 0.000000e+00, ptr noundef %49, i32 noundef %conv2.i.i.i81) #7
  %cond44.i.i83 = select i1 %tobool34.not.i52, i32 111, i32 112
  %51 = load ptr, ptr %1, align 8
  tail call void %51(i32 noundef 101, i32 noundef %cond44.i.i83, i32 noundef 111, i32 noundef %conv.i.i.i80, i32 noundef %conv2.i.i.i81, i32 noundef %conv.i.i.i80, double noundef 1.000000e+00, ptr noundef %add.ptr57.i79, i32 noundef 64, ptr noundef %49, i32 noundef %conv2.i.i.i81, double noundef 0.000000e+00, ptr noundef nonnull %add.ptr.i.i75, i32 noundef %conv2.i.i.i81) #7
  br label %multiply_d.exit31.i.i

multiply_d.exit31.i.i:                            ; preds = %if.then.i25.i.i77, %if.then.i63
  %tobool.i32.i.not.i84 = icmp eq i64 %6, %add38.i56
  br i1 %tobool.i32.i.not.i84, label %if.end.i60, label %if.then.i35.i.i85

if.then.i35.i.i85:                                ; preds = %multiply_d.exit31.i.i
  %52 = load ptr, ptr %1, align 8
  %conv.i36.i.i86 = trunc i64 %sub52.i64 to i32
  %conv2.i37.i.i87 = trunc i64 %sub61.i73 to i32
  %conv3.i38.i.i88 = trunc i64 %cond.i.i66 to i32
  tail call void %52(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i36.i.i86, i32 noundef %conv2.i37.i.i87, i32 noundef %conv3.i38.i.i88, double noundef -1.000000e+00, ptr noundef %add.ptr55.i69, i32 noundef %conv4.i.i.i32, ptr noundef %add.ptr.i.i75, i32 noundef %conv2.i37.i.i87, double noundef 1.000000e+00, ptr noundef %add.ptr60.i72, i32 noundef %conv5.i.i.i33) #7
  br label %if.end.i60

if.end.i60:                                       ; preds = %if.then.i35.i.i85, %multiply_d.exit31.i.i, %for.body32.i50
  %inc64.i61 = add nuw nsw i64 %number.0135.i51, 1
  %exitcond141.not.i62 = icmp eq i64 %inc64.i61, %div.i
  br i1 %exitcond141.not.i62, label %for.cond.cleanup31.i44, label %for.body32.i50, !llvm.loop !53

cond.end:                                         ; preds = %for.cond.cleanup31.i44, %for.cond.cleanup31.i, %cond.false, %cond.true
  ret i64 0
}

; Function Attrs: nounwind
define range(i64 0, 2) i64 @lazyasync_singular_values(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %m.i11 = alloca i32, align 4
  %n.i12 = alloca i32, align 4
  %wide.i13 = alloca i32, align 4
  %size.i14 = alloca i32, align 4
  %info.i15 = alloca i32, align 4
  %high.i16 = alloca i32, align 4
  %job.i17 = alloca i8, align 4
  %m.i = alloca i32, align 4
  %n.i = alloca i32, align 4
  %wide.i = alloca i32, align 4
  %size.i = alloca i32, align 4
  %info.i = alloca i32, align 4
  %high.i = alloca i32, align 4
  %job.i = alloca i8, align 4
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 56
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 64
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #7
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #7
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %add.ptr, align 8
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 24
  %6 = load i64, ptr %arrayidx1.i, align 8
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 32
  %7 = load i64, ptr %arrayidx2.i, align 8
  %cond.i.i = tail call noundef i64 @llvm.smin.i64(i64 %6, i64 %7)
  %conv.i = trunc i64 %6 to i32
  %conv3.i = trunc i64 %7 to i32
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx7.i = getelementptr inbounds i8, ptr %a, i64 120
  %arrayidx9.i = getelementptr inbounds i8, ptr %a, i64 88
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i) #7
  store i32 %conv.i, ptr %m.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i) #7
  store i32 %conv3.i, ptr %n.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %wide.i) #7
  %8 = load i64, ptr %arrayidx4.i, align 8
  %tobool.not.i = icmp eq i64 %8, 0
  %conv6.i = trunc i64 %8 to i32
  %spec.select.i = select i1 %tobool.not.i, i32 1, i32 %conv6.i
  store i32 %spec.select.i, ptr %wide.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %size.i) #7
  %9 = load i64, ptr %arrayidx7.i, align 8
  %conv8.i = trunc i64 %9 to i32
  store i32 %conv8.i, ptr %size.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i) #7
  store i32 0, ptr %info.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %high.i) #7
  %10 = load i64, ptr %arrayidx9.i, align 8
  %tobool10.not.i = icmp eq i64 %10, 0
  %cond14.i = select i1 %tobool10.not.i, i32 1, i32 %conv3.i
  store i32 %cond14.i, ptr %high.i, align 4
  %arrayidx15.i = getelementptr inbounds i8, ptr %a, i64 48
  %11 = load i64, ptr %arrayidx15.i, align 8
  %arrayidx16.i = getelementptr inbounds i8, ptr %a, i64 56
  %12 = load i64, ptr %arrayidx16.i, align 8
  %arrayidx17.i = getelementptr inbounds i8, ptr %a, i64 72
  %13 = load i64, ptr %arrayidx17.i, align 8
  %arrayidx18.i = getelementptr inbounds i8, ptr %a, i64 80
  %14 = load i64, ptr %arrayidx18.i, align 8
  %arrayidx19.i = getelementptr inbounds i8, ptr %a, i64 96
  %15 = load i64, ptr %arrayidx19.i, align 8
  %16 = inttoptr i64 %15 to ptr
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %job.i) #7
  %arrayidx20.i = getelementptr inbounds i8, ptr %a, i64 40
  %17 = load i64, ptr %arrayidx20.i, align 8
  %conv21.i = trunc i64 %17 to i8
  store i8 %conv21.i, ptr %job.i, align 4
  %mul.i = mul nsw i64 %7, %6
  %mul.i.i = shl i64 %mul.i, 2
  %cmp.not82.i = icmp sgt i64 %5, 0
  br i1 %cmp.not82.i, label %for.body.lr.ph.i, label %singular_values_f.exit

for.body.lr.ph.i:                                 ; preds = %cond.true
  %18 = inttoptr i64 %14 to ptr
  %19 = inttoptr i64 %13 to ptr
  %20 = inttoptr i64 %12 to ptr
  %21 = inttoptr i64 %11 to ptr
  %gesdd.i = getelementptr inbounds i8, ptr %1, i64 40
  %arrayidx23.i = getelementptr inbounds i8, ptr %a, i64 112
  %arrayidx24.i = getelementptr inbounds i8, ptr %a, i64 104
  br label %for.body.i

for.body.i:                                       ; preds = %if.end.i, %for.body.lr.ph.i
  %cmp.not88.i = phi i1 [ true, %for.body.lr.ph.i ], [ %cmp.not.i10, %if.end.i ]
  %k.087.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %if.end.i ]
  %vh.086.i = phi ptr [ %18, %for.body.lr.ph.i ], [ %add.ptr33.i, %if.end.i ]
  %s.085.i = phi ptr [ %19, %for.body.lr.ph.i ], [ %add.ptr27.i, %if.end.i ]
  %u.084.i = phi ptr [ %20, %for.body.lr.ph.i ], [ %add.ptr30.i, %if.end.i ]
  %from.083.i = phi ptr [ %21, %for.body.lr.ph.i ], [ %add.ptr.i, %if.end.i ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr readonly align 4 %from.083.i, i64 %mul.i.i, i1 false)
  %22 = load ptr, ptr %gesdd.i, align 8
  %23 = load i64, ptr %arrayidx23.i, align 8
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %arrayidx24.i, align 8
  %26 = inttoptr i64 %25 to ptr
  call void %22(ptr noundef nonnull %job.i, ptr noundef nonnull %n.i, ptr noundef nonnull %m.i, ptr noundef %16, ptr noundef nonnull %n.i, ptr noundef %s.085.i, ptr noundef %vh.086.i, ptr noundef nonnull %high.i, ptr noundef %u.084.i, ptr noundef nonnull %wide.i, ptr noundef %24, ptr noundef nonnull %size.i, ptr noundef %26, ptr noundef nonnull %info.i) #7
  %27 = load i32, ptr %info.i, align 4
  %tobool25.not.i = icmp eq i32 %27, 0
  br i1 %tobool25.not.i, label %if.end.i, label %cleanup.loopexit.i

if.end.i:                                         ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds float, ptr %from.083.i, i64 %mul.i
  %add.ptr27.i = getelementptr inbounds float, ptr %s.085.i, i64 %cond.i.i
  %28 = load i64, ptr %arrayidx4.i, align 8
  %mul29.i = mul nsw i64 %28, %6
  %add.ptr30.i = getelementptr inbounds float, ptr %u.084.i, i64 %mul29.i
  %29 = load i64, ptr %arrayidx9.i, align 8
  %mul32.i = mul nsw i64 %29, %7
  %add.ptr33.i = getelementptr inbounds float, ptr %vh.086.i, i64 %mul32.i
  %inc.i = add nuw nsw i64 %k.087.i, 1
  %cmp.not.i10 = icmp slt i64 %inc.i, %5
  %exitcond.not.i = icmp eq i64 %inc.i, %5
  br i1 %exitcond.not.i, label %cleanup.loopexit.i, label %for.body.i, !llvm.loop !54

cleanup.loopexit.i:                               ; preds = %if.end.i, %for.body.i
  %cmp.not.lcssa.ph.i = phi i1 [ %cmp.not.i10, %if.end.i ], [ %cmp.not88.i, %for.body.i ]
  %30 = zext i1 %cmp.not.lcssa.ph.i to i64
  br label %singular_values_f.exit

singular_values_f.exit:                           ; preds = %cond.true, %cleanup.loopexit.i
  %cmp.not.lcssa.i = phi i64 [ 0, %cond.true ], [ %30, %cleanup.loopexit.i ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %job.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %high.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %size.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %wide.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i) #7
  br label %cond.end

cond.false:                                       ; preds = %keep_to_one_thread.exit
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i11) #7
  store i32 %conv.i, ptr %m.i11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i12) #7
  store i32 %conv3.i, ptr %n.i12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %wide.i13) #7
  %31 = load i64, ptr %arrayidx4.i, align 8
  %tobool.not.i24 = icmp eq i64 %31, 0
  %conv6.i25 = trunc i64 %31 to i32
  %spec.select.i26 = select i1 %tobool.not.i24, i32 1, i32 %conv6.i25
  store i32 %spec.select.i26, ptr %wide.i13, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %size.i14) #7
  %32 = load i64, ptr %arrayidx7.i, align 8
  %conv8.i28 = trunc i64 %32 to i32
  store i32 %conv8.i28, ptr %size.i14, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i15) #7
  store i32 0, ptr %info.i15, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %high.i16) #7
  %33 = load i64, ptr %arrayidx9.i, align 8
  %tobool10.not.i30 = icmp eq i64 %33, 0
  %cond14.i31 = select i1 %tobool10.not.i30, i32 1, i32 %conv3.i
  store i32 %cond14.i31, ptr %high.i16, align 4
  %arrayidx15.i32 = getelementptr inbounds i8, ptr %a, i64 48
  %34 = load i64, ptr %arrayidx15.i32, align 8
  %arrayidx16.i33 = getelementptr inbounds i8, ptr %a, i64 56
  %35 = load i64, ptr %arrayidx16.i33, align 8
  %arrayidx17.i34 = getelementptr inbounds i8, ptr %a, i64 72
  %36 = load i64, ptr %arrayidx17.i34, align 8
  %arrayidx18.i35 = getelementptr inbounds i8, ptr %a, i64 80
  %37 = load i64, ptr %arrayidx18.i35, align 8
  %arrayidx19.i36 = getelementptr inbounds i8, ptr %a, i64 96
  %38 = load i64, ptr %arrayidx19.i36, align 8
  %39 = inttoptr i64 %38 to ptr
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %job.i17) #7
  %arrayidx20.i37 = getelementptr inbounds i8, ptr %a, i64 40
  %40 = load i64, ptr %arrayidx20.i37, align 8
  %conv21.i38 = trunc i64 %40 to i8
  store i8 %conv21.i38, ptr %job.i17, align 4
  %mul.i39 = mul nsw i64 %7, %6
  %mul.i.i40 = shl i64 %mul.i39, 3
  %cmp.not82.i41 = icmp sgt i64 %5, 0
  br i1 %cmp.not82.i41, label %for.body.lr.ph.i43, label %singular_values_d.exit

for.body.lr.ph.i43:                               ; preds = %cond.false
  %41 = inttoptr i64 %37 to ptr
  %42 = inttoptr i64 %36 to ptr
  %43 = inttoptr i64 %35 to ptr
  %44 = inttoptr i64 %34 to ptr
  %gesdd.i44 = getelementptr inbounds i8, ptr %1, i64 40
  %arrayidx23.i45 = getelementptr inbounds i8, ptr %a, i64 112
  %arrayidx24.i46 = getelementptr inbounds i8, ptr %a, i64 104
  br label %for.body.i47

for.body.i47:                                     ; preds = %if.end.i57, %for.body.lr.ph.i43
  %cmp.not88.i48 = phi i1 [ true, %for.body.lr.ph.i43 ], [ %cmp.not.i65, %if.end.i57 ]
  %k.087.i49 = phi i64 [ 0, %for.body.lr.ph.i43 ], [ %inc.i64, %if.end.i57 ]
  %vh.086.i50 = phi ptr [ %41, %for.body.lr.ph.i43 ], [ %add.ptr33.i63, %if.end.i57 ]
  %s.085.i51 = phi ptr [ %42, %for.body.lr.ph.i43 ], [ %add.ptr27.i59, %if.end.i57 ]
  %u.084.i52 = phi ptr [ %43, %for.body.lr.ph.i43 ], [ %add.ptr30.i61, %if.end.i57 ]
  %from.083.i53 = phi ptr [ %44, %for.body.lr.ph.i43 ], [ %add.ptr.i58, %if.end.i57 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr readonly align 8 %from.083.i53, i64 %mul.i.i40, i1 false)
  %45 = load ptr, ptr %gesdd.i44, align 8
  %46 = load i64, ptr %arrayidx23.i45, align 8
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %arrayidx24.i46, align 8
  %49 = inttoptr i64 %48 to ptr
  call void %45(ptr noundef nonnull %job.i17, ptr noundef nonnull %n.i12, ptr noundef nonnull %m.i11, ptr noundef %39, ptr noundef nonnull %n.i12, ptr noundef %s.085.i51, ptr noundef %vh.086.i50, ptr noundef nonnull %high.i16, ptr noundef %u.084.i52, ptr noundef nonnull %wide.i13, ptr noundef %47, ptr noundef nonnull %size.i14, ptr noundef %49, ptr noundef nonnull %info.i15) #7
  %50 = load i32, ptr %info.i15, align 4
  %tobool25.not.i54 = icmp eq i32 %50, 0
  br i1 %tobool25.not.i54, label %if.end.i57, label %cleanup.loopexit.i55

if.end.i57:                                       ; preds = %for.body.i47
  %add.ptr.i58 = getelementptr inbounds double, ptr %from.083.i53, i64 %mul.i39
  %add.ptr27.i59 = getelementptr inbounds double, ptr %s.085.i51, i64 %cond.i.i
  %51 = load i64, ptr %arrayidx4.i, align 8
  %mul29.i60 = mul nsw i64 %51, %6
  %add.ptr30.i61 = getelementptr inbounds double, ptr %u.084.i52, i64 %mul29.i60
  %52 = load i64, ptr %arrayidx9.i, align 8
  %mul32.i62 = mul nsw i64 %52, %7
  %add.ptr33.i63 = getelementptr inbounds double, ptr %vh.086.i50, i64 %mul32.i62
  %inc.i64 = add nuw nsw i64 %k.087.i49, 1
  %cmp.not.i65 = icmp slt i64 %inc.i64, %5
  %exitcond.not.i66 = icmp eq i64 %inc.i64, %5
  br i1 %exitcond.not.i66, label %cleanup.loopexit.i55, label %for.body.i47, !llvm.loop !55

cleanup.loopexit.i55:                             ; preds = %if.end.i57, %for.body.i47
  %cmp.not.lcssa.ph.i56 = phi i1 [ %cmp.not.i65, %if.end.i57 ], [ %cmp.not88.i48, %for.body.i47 ]
  %53 = zext i1 %cmp.not.lcssa.ph.i56 to i64
  br label %singular_values_d.exit

singular_values_d.exit:                           ; preds = %cond.false, %cleanup.loopexit.i55
  %cmp.not.lcssa.i42 = phi i64 [ 0, %cond.false ], [ %53, %cleanup.loopexit.i55 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %job.i17) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %high.i16) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i15) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %size.i14) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %wide.i13) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i12) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i11) #7
  br label %cond.end

cond.end:                                         ; preds = %singular_values_d.exit, %singular_values_f.exit
  %cond = phi i64 [ %cmp.not.lcssa.i, %singular_values_f.exit ], [ %cmp.not.lcssa.i42, %singular_values_d.exit ]
  ret i64 %cond
}

; Function Attrs: nounwind
define range(i64 0, 2) i64 @lazyasync_eigenvalues(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %order.i11 = alloca i32, align 4
  %whole.i12 = alloca i32, align 4
  %size.i13 = alloca i32, align 4
  %info.i14 = alloca i32, align 4
  %job.i15 = alloca i8, align 4
  %half.i16 = alloca i8, align 4
  %order.i = alloca i32, align 4
  %whole.i = alloca i32, align 4
  %size.i = alloca i32, align 4
  %info.i = alloca i32, align 4
  %job.i = alloca i8, align 4
  %half.i = alloca i8, align 4
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 56
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 64
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #7
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #7
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %add.ptr, align 8
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 24
  %6 = load i64, ptr %arrayidx1.i, align 8
  %conv.i = trunc i64 %6 to i32
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 88
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 104
  %arrayidx6.i = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx8.i = getelementptr inbounds i8, ptr %a, i64 40
  %arrayidx13.i = getelementptr inbounds i8, ptr %a, i64 72
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %order.i) #7
  store i32 %conv.i, ptr %order.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %whole.i) #7
  %7 = load i64, ptr %arrayidx2.i, align 8
  %conv3.i = trunc i64 %7 to i32
  store i32 %conv3.i, ptr %whole.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %size.i) #7
  %8 = load i64, ptr %arrayidx4.i, align 8
  %conv5.i = trunc i64 %8 to i32
  store i32 %conv5.i, ptr %size.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i) #7
  store i32 0, ptr %info.i, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %job.i) #7
  %9 = load i64, ptr %arrayidx6.i, align 8
  %conv7.i = trunc i64 %9 to i8
  store i8 %conv7.i, ptr %job.i, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %half.i) #7
  %10 = load i64, ptr %arrayidx8.i, align 8
  %conv9.i = trunc i64 %10 to i8
  store i8 %conv9.i, ptr %half.i, align 4
  %11 = load i64, ptr %arrayidx13.i, align 8
  %12 = inttoptr i64 %11 to ptr
  %mul.i = mul nsw i64 %6, %6
  %mul.i.i = shl i64 %mul.i, 2
  %cmp.not97.i = icmp sgt i64 %5, 0
  br i1 %cmp.not97.i, label %for.body.lr.ph.i, label %eigenvalues_f.exit

for.body.lr.ph.i:                                 ; preds = %cond.true
  %arrayidx12.i = getelementptr inbounds i8, ptr %a, i64 64
  %13 = load i64, ptr %arrayidx12.i, align 8
  %14 = inttoptr i64 %13 to ptr
  %arrayidx11.i = getelementptr inbounds i8, ptr %a, i64 56
  %15 = load i64, ptr %arrayidx11.i, align 8
  %16 = inttoptr i64 %15 to ptr
  %arrayidx10.i = getelementptr inbounds i8, ptr %a, i64 48
  %17 = load i64, ptr %arrayidx10.i, align 8
  %18 = inttoptr i64 %17 to ptr
  %syevd.i = getelementptr inbounds i8, ptr %1, i64 48
  %arrayidx15.i = getelementptr inbounds i8, ptr %a, i64 96
  %arrayidx16.i = getelementptr inbounds i8, ptr %a, i64 80
  %cmp2295.i = icmp sgt i64 %6, 0
  br label %for.body.i

for.body.i:                                       ; preds = %for.inc40.i, %for.body.lr.ph.i
  %cmp.not102.i = phi i1 [ true, %for.body.lr.ph.i ], [ %cmp.not.i10, %for.inc40.i ]
  %k.0101.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc41.i, %for.inc40.i ]
  %vectors.0100.i = phi ptr [ %14, %for.body.lr.ph.i ], [ %vectors.1.i, %for.inc40.i ]
  %values.099.i = phi ptr [ %16, %for.body.lr.ph.i ], [ %add.ptr44.i, %for.inc40.i ]
  %from.098.i = phi ptr [ %18, %for.body.lr.ph.i ], [ %add.ptr43.i, %for.inc40.i ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr readonly align 4 %from.098.i, i64 %mul.i.i, i1 false)
  %19 = load ptr, ptr %syevd.i, align 8
  %20 = load i64, ptr %arrayidx15.i, align 8
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %arrayidx16.i, align 8
  %23 = inttoptr i64 %22 to ptr
  call void %19(ptr noundef nonnull %job.i, ptr noundef nonnull %half.i, ptr noundef nonnull %order.i, ptr noundef %12, ptr noundef nonnull %order.i, ptr noundef %values.099.i, ptr noundef %21, ptr noundef nonnull %size.i, ptr noundef %23, ptr noundef nonnull %whole.i, ptr noundef nonnull %info.i) #7
  %24 = load i32, ptr %info.i, align 4
  %tobool.not.i = icmp eq i32 %24, 0
  br i1 %tobool.not.i, label %if.end.i, label %cleanup.loopexit.i

if.end.i:                                         ; preds = %for.body.i
  %cmp17.i = icmp eq ptr %vectors.0100.i, null
  br i1 %cmp17.i, label %for.inc40.i, label %for.cond21.preheader.i

for.cond21.preheader.i:                           ; preds = %if.end.i
  br i1 %cmp2295.i, label %for.cond26.preheader.i, label %for.cond.cleanup24.i

for.cond26.preheader.i:                           ; preds = %for.cond21.preheader.i, %for.cond.cleanup29.i
  %i.096.i = phi i64 [ %inc37.i, %for.cond.cleanup29.i ], [ 0, %for.cond21.preheader.i ]
  %mul31.i = mul nuw nsw i64 %i.096.i, %6
  %25 = getelementptr float, ptr %12, i64 %mul31.i
  br label %for.body30.i

for.cond.cleanup24.i:                             ; preds = %for.cond.cleanup29.i, %for.cond21.preheader.i
  %add.ptr.i = getelementptr inbounds float, ptr %vectors.0100.i, i64 %mul.i
  br label %for.inc40.i

for.cond.cleanup29.i:                             ; preds = %for.body30.i
  %inc37.i = add nuw nsw i64 %i.096.i, 1
  %exitcond104.not.i = icmp eq i64 %inc37.i, %6
  br i1 %exitcond104.not.i, label %for.cond.cleanup24.i, label %for.cond26.preheader.i, !llvm.loop !56

for.body30.i:                                     ; preds = %for.body30.i, %for.cond26.preheader.i
  %j.094.i = phi i64 [ 0, %for.cond26.preheader.i ], [ %inc.i, %for.body30.i ]
  %arrayidx32.i = getelementptr float, ptr %25, i64 %j.094.i
  %26 = load float, ptr %arrayidx32.i, align 4
  %mul33.i = mul nuw nsw i64 %j.094.i, %6
  %add34.i = add nuw nsw i64 %mul33.i, %i.096.i
  %arrayidx35.i = getelementptr inbounds float, ptr %vectors.0100.i, i64 %add34.i
  store float %26, ptr %arrayidx35.i, align 4
  %inc.i = add nuw nsw i64 %j.094.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %6
  br i1 %exitcond.not.i, label %for.cond.cleanup29.i, label %for.body30.i, !llvm.loop !57

for.inc40.i:                                      ; preds = %for.cond.cleanup24.i, %if.end.i
  %vectors.1.i = phi ptr [ null, %if.end.i ], [ %add.ptr.i, %for.cond.cleanup24.i ]
  %inc41.i = add nuw nsw i64 %k.0101.i, 1
  %add.ptr43.i = getelementptr inbounds float, ptr %from.098.i, i64 %mul.i
  %add.ptr44.i = getelementptr inbounds float, ptr %values.099.i, i64 %6
  %cmp.not.i10 = icmp slt i64 %inc41.i, %5
  %exitcond105.not.i = icmp eq i64 %inc41.i, %5
  br i1 %exitcond105.not.i, label %cleanup.loopexit.i, label %for.body.i, !llvm.loop !58

cleanup.loopexit.i:                               ; preds = %for.inc40.i, %for.body.i
  %cmp.not.lcssa.ph.i = phi i1 [ %cmp.not.i10, %for.inc40.i ], [ %cmp.not102.i, %for.body.i ]
  %27 = zext i1 %cmp.not.lcssa.ph.i to i64
  br label %eigenvalues_f.exit

eigenvalues_f.exit:                               ; preds = %cond.true, %cleanup.loopexit.i
  %cmp.not.lcssa.i = phi i64 [ 0, %cond.true ], [ %27, %cleanup.loopexit.i ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %half.i) #7
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %job.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %size.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %whole.i) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %order.i) #7
  br label %cond.end

cond.false:                                       ; preds = %keep_to_one_thread.exit
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %order.i11) #7
  store i32 %conv.i, ptr %order.i11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %whole.i12) #7
  %28 = load i64, ptr %arrayidx2.i, align 8
  %conv3.i20 = trunc i64 %28 to i32
  store i32 %conv3.i20, ptr %whole.i12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %size.i13) #7
  %29 = load i64, ptr %arrayidx4.i, align 8
  %conv5.i22 = trunc i64 %29 to i32
  store i32 %conv5.i22, ptr %size.i13, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i14) #7
  store i32 0, ptr %info.i14, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %job.i15) #7
  %30 = load i64, ptr %arrayidx6.i, align 8
  %conv7.i24 = trunc i64 %30 to i8
  store i8 %conv7.i24, ptr %job.i15, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %half.i16) #7
  %31 = load i64, ptr %arrayidx8.i, align 8
  %conv9.i26 = trunc i64 %31 to i8
  store i8 %conv9.i26, ptr %half.i16, align 4
  %32 = load i64, ptr %arrayidx13.i, align 8
  %33 = inttoptr i64 %32 to ptr
  %mul.i28 = mul nsw i64 %6, %6
  %mul.i.i29 = shl i64 %mul.i28, 3
  %cmp.not97.i30 = icmp sgt i64 %5, 0
  br i1 %cmp.not97.i30, label %for.body.lr.ph.i32, label %eigenvalues_d.exit

for.body.lr.ph.i32:                               ; preds = %cond.false
  %arrayidx12.i33 = getelementptr inbounds i8, ptr %a, i64 64
  %34 = load i64, ptr %arrayidx12.i33, align 8
  %35 = inttoptr i64 %34 to ptr
  %arrayidx11.i34 = getelementptr inbounds i8, ptr %a, i64 56
  %36 = load i64, ptr %arrayidx11.i34, align 8
  %37 = inttoptr i64 %36 to ptr
  %arrayidx10.i35 = getelementptr inbounds i8, ptr %a, i64 48
  %38 = load i64, ptr %arrayidx10.i35, align 8
  %39 = inttoptr i64 %38 to ptr
  %syevd.i36 = getelementptr inbounds i8, ptr %1, i64 48
  %arrayidx15.i37 = getelementptr inbounds i8, ptr %a, i64 96
  %arrayidx16.i38 = getelementptr inbounds i8, ptr %a, i64 80
  %cmp2295.i39 = icmp sgt i64 %6, 0
  br label %for.body.i40

for.body.i40:                                     ; preds = %for.inc40.i54, %for.body.lr.ph.i32
  %cmp.not102.i41 = phi i1 [ true, %for.body.lr.ph.i32 ], [ %cmp.not.i59, %for.inc40.i54 ]
  %k.0101.i42 = phi i64 [ 0, %for.body.lr.ph.i32 ], [ %inc41.i56, %for.inc40.i54 ]
  %vectors.0100.i43 = phi ptr [ %35, %for.body.lr.ph.i32 ], [ %vectors.1.i55, %for.inc40.i54 ]
  %values.099.i44 = phi ptr [ %37, %for.body.lr.ph.i32 ], [ %add.ptr44.i58, %for.inc40.i54 ]
  %from.098.i45 = phi ptr [ %39, %for.body.lr.ph.i32 ], [ %add.ptr43.i57, %for.inc40.i54 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr readonly align 8 %from.098.i45, i64 %mul.i.i29, i1 false)
  %40 = load ptr, ptr %syevd.i36, align 8
  %41 = load i64, ptr %arrayidx15.i37, align 8
  %42 = inttoptr i64 %41 to ptr
  %43 = load i64, ptr %arrayidx16.i38, align 8
  %44 = inttoptr i64 %43 to ptr
  call void %40(ptr noundef nonnull %job.i15, ptr noundef nonnull %half.i16, ptr noundef nonnull %order.i11, ptr noundef %33, ptr noundef nonnull %order.i11, ptr noundef %values.099.i44, ptr noundef %42, ptr noundef nonnull %size.i13, ptr noundef %44, ptr noundef nonnull %whole.i12, ptr noundef nonnull %info.i14) #7
  %45 = load i32, ptr %info.i14, align 4
  %tobool.not.i46 = icmp eq i32 %45, 0
  br i1 %tobool.not.i46, label %if.end.i49, label %cleanup.loopexit.i47

if.end.i49:                                       ; preds = %for.body.i40
  %cmp17.i50 = icmp eq ptr %vectors.0100.i43, null
  br i1 %cmp17.i50, label %for.inc40.i54, label %for.cond21.preheader.i51

for.cond21.preheader.i51:                         ; preds = %if.end.i49
  br i1 %cmp2295.i39, label %for.cond26.preheader.i61, label %for.cond.cleanup24.i52

for.cond26.preheader.i61:                         ; preds = %for.cond21.preheader.i51, %for.cond.cleanup29.i72
  %i.096.i62 = phi i64 [ %inc37.i73, %for.cond.cleanup29.i72 ], [ 0, %for.cond21.preheader.i51 ]
  %mul31.i63 = mul nuw nsw i64 %i.096.i62, %6
  %46 = getelementptr double, ptr %33, i64 %mul31.i63
  br label %for.body30.i64

for.cond.cleanup24.i52:                           ; preds = %for.cond.cleanup29.i72, %for.cond21.preheader.i51
  %add.ptr.i53 = getelementptr inbounds double, ptr %vectors.0100.i43, i64 %mul.i28
  br label %for.inc40.i54

for.cond.cleanup29.i72:                           ; preds = %for.body30.i64
  %inc37.i73 = add nuw nsw i64 %i.096.i62, 1
  %exitcond104.not.i74 = icmp eq i64 %inc37.i73, %6
  br i1 %exitcond104.not.i74, label %for.cond.cleanup24.i52, label %for.cond26.preheader.i61, !llvm.loop !59

for.body30.i64:                                   ; preds = %for.body30.i64, %for.cond26.preheader.i61
  %j.094.i65 = phi i64 [ 0, %for.cond26.preheader.i61 ], [ %inc.i70, %for.body30.i64 ]
  %arrayidx32.i66 = getelementptr double, ptr %46, i64 %j.094.i65
  %47 = load double, ptr %arrayidx32.i66, align 8
  %mul33.i67 = mul nuw nsw i64 %j.094.i65, %6
  %add34.i68 = add nuw nsw i64 %mul33.i67, %i.096.i62
  %arrayidx35.i69 = getelementptr inbounds double, ptr %vectors.0100.i43, i64 %add34.i68
  store double %47, ptr %arrayidx35.i69, align 8
  %inc.i70 = add nuw nsw i64 %j.094.i65, 1
  %exitcond.not.i71 = icmp eq i64 %inc.i70, %6
  br i1 %exitcond.not.i71, label %for.cond.cleanup29.i72, label %for.body30.i64, !llvm.loop !60

for.inc40.i54:                                    ; preds = %for.cond.cleanup24.i52, %if.end.i49
  %vectors.1.i55 = phi ptr [ null, %if.end.i49 ], [ %add.ptr.i53, %for.cond.cleanup24.i52 ]
  %inc41.i56 = add nuw nsw i64 %k.0101.i42, 1
  %add.ptr43.i57 = getelementptr inbounds double, ptr %from.098.i45, i64 %mul.i28
  %add.ptr44.i58 = getelementptr inbounds double, ptr %values.099.i44, i64 %6
  %cmp.not.i59 = icmp slt i64 %inc41.i56, %5
  %exitcond105.not.i60 = icmp eq i64 %inc41.i56, %5
  br i1 %exitcond105.not.i60, label %cleanup.loopexit.i47, label %for.body.i40, !llvm.loop !61

cleanup.loopexit.i47:                             ; preds = %for.inc40.i54, %for.body.i40
  %cmp.not.lcssa.ph.i48 = phi i1 [ %cmp.not.i59, %for.inc40.i54 ], [ %cmp.not102.i41, %for.body.i40 ]
  %48 = zext i1 %cmp.not.lcssa.ph.i48 to i64
  br label %eigenvalues_d.exit

eigenvalues_d.exit:                               ; preds = %cond.false, %cleanup.loopexit.i47
  %cmp.not.lcssa.i31 = phi i64 [ 0, %cond.false ], [ %48, %cleanup.loopexit.i47 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %half.i16) #7
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %job.i15) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i14) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %size.i13) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %whole.i12) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %order.i11) #7
  br label %cond.end

cond.end:                                         ; preds = %eigenvalues_d.exit, %eigenvalues_f.exit
  %cond = phi i64 [ %cmp.not.lcssa.i, %eigenvalues_f.exit ], [ %cmp.not.lcssa.i31, %eigenvalues_d.exit ]
  ret i64 %cond
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind
define internal fastcc void @substitute_part_f(ptr nocapture noundef readonly %library, ptr noundef %factors, ptr nocapture noundef readonly %order, i64 noundef %n, ptr noundef %out, i64 noundef %columns, i64 noundef %first, i64 noundef %last, i32 noundef %is_identity) unnamed_addr #0 {
entry:
  %add.ptr = getelementptr inbounds float, ptr %out, i64 %first
  %sub = sub nsw i64 %last, %first
  %tobool.not = icmp eq i32 %is_identity, 0
  %cond = select i1 %tobool.not, i64 0, i64 %first
  %sub1 = sub nsw i64 %n, %cond
  %add = add nsw i64 %n, 1
  %mul = mul nsw i64 %cond, %add
  %add.ptr2 = getelementptr inbounds float, ptr %factors, i64 %mul
  %mul3 = mul nsw i64 %cond, %columns
  %add.ptr4 = getelementptr inbounds float, ptr %add.ptr, i64 %mul3
  %cmp.i = icmp eq i64 %sub, 1
  br i1 %cmp.i, label %if.then.i67, label %if.else.i

if.else.i:                                        ; preds = %entry
  %tobool.i = icmp ne i64 %cond, %n
  %tobool5.i = icmp ne i64 %last, %first
  %or.cond12.i = and i1 %tobool5.i, %tobool.i
  br i1 %or.cond12.i, label %if.then6.i, label %if.else.i57

if.then6.i:                                       ; preds = %if.else.i
  %trsm.i = getelementptr inbounds i8, ptr %library, i64 8
  %0 = load ptr, ptr %trsm.i, align 8
  %conv7.i = trunc i64 %sub1 to i32
  %conv8.i = trunc i64 %sub to i32
  %conv9.i = trunc i64 %n to i32
  %conv10.i = trunc i64 %columns to i32
  tail call void %0(i32 noundef 101, i32 noundef 141, i32 noundef 122, i32 noundef 111, i32 noundef 131, i32 noundef %conv7.i, i32 noundef %conv8.i, float noundef 1.000000e+00, ptr noundef %add.ptr2, i32 noundef %conv9.i, ptr noundef %add.ptr4, i32 noundef %conv10.i) #7
  br label %if.else.i57

if.then.i67:                                      ; preds = %entry
  %trsv.i = getelementptr inbounds i8, ptr %library, i64 16
  %1 = load ptr, ptr %trsv.i, align 8
  %conv.i = trunc i64 %sub1 to i32
  %conv2.i = trunc i64 %n to i32
  %conv3.i = trunc i64 %columns to i32
  tail call void %1(i32 noundef 101, i32 noundef 122, i32 noundef 111, i32 noundef 131, i32 noundef %conv.i, ptr noundef %add.ptr2, i32 noundef %conv2.i, ptr noundef %add.ptr4, i32 noundef %conv3.i) #7
  %2 = load ptr, ptr %trsv.i, align 8
  tail call void %2(i32 noundef 101, i32 noundef 121, i32 noundef 111, i32 noundef 132, i32 noundef %conv2.i, ptr noundef %factors, i32 noundef %conv2.i, ptr noundef %add.ptr, i32 noundef %conv3.i) #7
  br label %triangle_f.exit72

if.else.i57:                                      ; preds = %if.else.i, %if.then6.i
  %tobool.i58 = icmp ne i64 %n, 0
  %or.cond12.i60 = and i1 %tobool.i58, %tobool5.i
  br i1 %or.cond12.i60, label %if.then6.i61, label %triangle_f.exit72

if.then6.i61:                                     ; preds = %if.else.i57
  %trsm.i62 = getelementptr inbounds i8, ptr %library, i64 8
  %3 = load ptr, ptr %trsm.i62, align 8
  %conv7.i63 = trunc i64 %n to i32
  %conv8.i64 = trunc i64 %sub to i32
  %conv10.i66 = trunc i64 %columns to i32
  tail call void %3(i32 noundef 101, i32 noundef 141, i32 noundef 121, i32 noundef 111, i32 noundef 132, i32 noundef %conv7.i63, i32 noundef %conv8.i64, float noundef 1.000000e+00, ptr noundef %factors, i32 noundef %conv7.i63, ptr noundef %add.ptr, i32 noundef %conv10.i66) #7
  br label %triangle_f.exit72

triangle_f.exit72:                                ; preds = %if.then.i67, %if.else.i57, %if.then6.i61
  %cmp76 = icmp sgt i64 %n, 0
  br i1 %cmp76, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %triangle_f.exit72
  %cmp1473 = icmp sgt i64 %sub, 0
  br label %for.body

for.cond.loopexit:                                ; preds = %for.body17, %for.body
  %cmp = icmp sgt i64 %i.077.in, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !62

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %triangle_f.exit72
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.loopexit
  %i.077.in = phi i64 [ %n, %for.body.lr.ph ], [ %i.077, %for.cond.loopexit ]
  %i.077 = add nsw i64 %i.077.in, -1
  %mul6 = mul nsw i64 %i.077, %columns
  %add.ptr7 = getelementptr inbounds float, ptr %add.ptr, i64 %mul6
  %arrayidx = getelementptr inbounds i32, ptr %order, i64 %i.077
  %4 = load i32, ptr %arrayidx, align 4
  %sub8 = add nsw i32 %4, -1
  %conv = sext i32 %sub8 to i64
  %mul9 = mul nsw i64 %conv, %columns
  %add.ptr10 = getelementptr inbounds float, ptr %add.ptr, i64 %mul9
  %cmp12 = icmp ne i64 %mul6, %mul9
  %5 = and i1 %cmp12, %cmp1473
  br i1 %5, label %for.body17, label %for.cond.loopexit

for.body17:                                       ; preds = %for.body, %for.body17
  %k.074 = phi i64 [ %inc, %for.body17 ], [ 0, %for.body ]
  %arrayidx18 = getelementptr inbounds float, ptr %add.ptr7, i64 %k.074
  %6 = load float, ptr %arrayidx18, align 4
  %arrayidx19 = getelementptr inbounds float, ptr %add.ptr10, i64 %k.074
  %7 = load float, ptr %arrayidx19, align 4
  store float %7, ptr %arrayidx18, align 4
  store float %6, ptr %arrayidx19, align 4
  %inc = add nuw nsw i64 %k.074, 1
  %cmp14 = icmp slt i64 %inc, %sub
  br i1 %cmp14, label %for.body17, label %for.cond.loopexit, !llvm.loop !63
}

; Function Attrs: nounwind
define internal fastcc void @substitute_part_d(ptr nocapture noundef readonly %library, ptr noundef %factors, ptr nocapture noundef readonly %order, i64 noundef %n, ptr noundef %out, i64 noundef %columns, i64 noundef %first, i64 noundef %last, i32 noundef %is_identity) unnamed_addr #0 {
entry:
  %add.ptr = getelementptr inbounds double, ptr %out, i64 %first
  %sub = sub nsw i64 %last, %first
  %tobool.not = icmp eq i32 %is_identity, 0
  %cond = select i1 %tobool.not, i64 0, i64 %first
  %sub1 = sub nsw i64 %n, %cond
  %add = add nsw i64 %n, 1
  %mul = mul nsw i64 %cond, %add
  %add.ptr2 = getelementptr inbounds double, ptr %factors, i64 %mul
  %mul3 = mul nsw i64 %cond, %columns
  %add.ptr4 = getelementptr inbounds double, ptr %add.ptr, i64 %mul3
  %cmp.i = icmp eq i64 %sub, 1
  br i1 %cmp.i, label %if.then.i67, label %if.else.i

if.else.i:                                        ; preds = %entry
  %tobool.i = icmp ne i64 %cond, %n
  %tobool5.i = icmp ne i64 %last, %first
  %or.cond12.i = and i1 %tobool5.i, %tobool.i
  br i1 %or.cond12.i, label %if.then6.i, label %if.else.i57

if.then6.i:                                       ; preds = %if.else.i
  %trsm.i = getelementptr inbounds i8, ptr %library, i64 8
  %0 = load ptr, ptr %trsm.i, align 8
  %conv7.i = trunc i64 %sub1 to i32
  %conv8.i = trunc i64 %sub to i32
  %conv9.i = trunc i64 %n to i32
  %conv10.i = trunc i64 %columns to i32
  tail call void %0(i32 noundef 101, i32 noundef 141, i32 noundef 122, i32 noundef 111, i32 noundef 131, i32 noundef %conv7.i, i32 noundef %conv8.i, double noundef 1.000000e+00, ptr noundef %add.ptr2, i32 noundef %conv9.i, ptr noundef %add.ptr4, i32 noundef %conv10.i) #7
  br label %if.else.i57

if.then.i67:                                      ; preds = %entry
  %trsv.i = getelementptr inbounds i8, ptr %library, i64 16
  %1 = load ptr, ptr %trsv.i, align 8
  %conv.i = trunc i64 %sub1 to i32
  %conv2.i = trunc i64 %n to i32
  %conv3.i = trunc i64 %columns to i32
  tail call void %1(i32 noundef 101, i32 noundef 122, i32 noundef 111, i32 noundef 131, i32 noundef %conv.i, ptr noundef %add.ptr2, i32 noundef %conv2.i, ptr noundef %add.ptr4, i32 noundef %conv3.i) #7
  %2 = load ptr, ptr %trsv.i, align 8
  tail call void %2(i32 noundef 101, i32 noundef 121, i32 noundef 111, i32 noundef 132, i32 noundef %conv2.i, ptr noundef %factors, i32 noundef %conv2.i, ptr noundef %add.ptr, i32 noundef %conv3.i) #7
  br label %triangle_d.exit72

if.else.i57:                                      ; preds = %if.else.i, %if.then6.i
  %tobool.i58 = icmp ne i64 %n, 0
  %or.cond12.i60 = and i1 %tobool.i58, %tobool5.i
  br i1 %or.cond12.i60, label %if.then6.i61, label %triangle_d.exit72

if.then6.i61:                                     ; preds = %if.else.i57
  %trsm.i62 = getelementptr inbounds i8, ptr %library, i64 8
  %3 = load ptr, ptr %trsm.i62, align 8
  %conv7.i63 = trunc i64 %n to i32
  %conv8.i64 = trunc i64 %sub to i32
  %conv10.i66 = trunc i64 %columns to i32
  tail call void %3(i32 noundef 101, i32 noundef 141, i32 noundef 121, i32 noundef 111, i32 noundef 132, i32 noundef %conv7.i63, i32 noundef %conv8.i64, double noundef 1.000000e+00, ptr noundef %factors, i32 noundef %conv7.i63, ptr noundef %add.ptr, i32 noundef %conv10.i66) #7
  br label %triangle_d.exit72

triangle_d.exit72:                                ; preds = %if.then.i67, %if.else.i57, %if.then6.i61
  %cmp76 = icmp sgt i64 %n, 0
  br i1 %cmp76, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %triangle_d.exit72
  %cmp1473 = icmp sgt i64 %sub, 0
  br label %for.body

for.cond.loopexit:                                ; preds = %for.body17, %for.body
  %cmp = icmp sgt i64 %i.077.in, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !64

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %triangle_d.exit72
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.loopexit
  %i.077.in = phi i64 [ %n, %for.body.lr.ph ], [ %i.077, %for.cond.loopexit ]
  %i.077 = add nsw i64 %i.077.in, -1
  %mul6 = mul nsw i64 %i.077, %columns
  %add.ptr7 = getelementptr inbounds double, ptr %add.ptr, i64 %mul6
  %arrayidx = getelementptr inbounds i32, ptr %order, i64 %i.077
  %4 = load i32, ptr %arrayidx, align 4
  %sub8 = add nsw i32 %4, -1
  %conv = sext i32 %sub8 to i64
  %mul9 = mul nsw i64 %conv, %columns
  %add.ptr10 = getelementptr inbounds double, ptr %add.ptr, i64 %mul9
  %cmp12 = icmp ne i64 %mul6, %mul9
  %5 = and i1 %cmp12, %cmp1473
  br i1 %5, label %for.body17, label %for.cond.loopexit

for.body17:                                       ; preds = %for.body, %for.body17
  %k.074 = phi i64 [ %inc, %for.body17 ], [ 0, %for.body ]
  %arrayidx18 = getelementptr inbounds double, ptr %add.ptr7, i64 %k.074
  %6 = load double, ptr %arrayidx18, align 8
  %arrayidx19 = getelementptr inbounds double, ptr %add.ptr10, i64 %k.074
  %7 = load double, ptr %arrayidx19, align 8
  store double %7, ptr %arrayidx18, align 8
  store double %6, ptr %arrayidx19, align 8
  %inc = add nuw nsw i64 %k.074, 1
  %cmp14 = icmp slt i64 %inc, %sub
  br i1 %cmp14, label %for.body17, label %for.cond.loopexit, !llvm.loop !65
}

; Function Attrs: nounwind
define internal fastcc noundef i64 @reflect_block_f(ptr noundef %library, ptr noundef %x, i64 noundef %step, i64 noundef %rows, i64 noundef %width, ptr noundef %v, i64 noundef %v_step, ptr noundef %t, ptr noundef %packed, ptr noundef %room) unnamed_addr #0 {
entry:
  %cmp = icmp slt i64 %width, 17
  br i1 %cmp, label %if.then, label %while.cond

if.then:                                          ; preds = %entry
  %call = tail call fastcc i64 @reflect_lanes_f(ptr noundef %library, ptr noundef %x, i64 noundef %step, i64 noundef %rows, i64 noundef %width, ptr noundef %v, i64 noundef %v_step, ptr noundef %t, ptr noundef %packed)
  br label %return

while.cond:                                       ; preds = %entry, %while.cond
  %half.0 = phi i64 [ %mul, %while.cond ], [ 16, %entry ]
  %mul = shl nsw i64 %half.0, 1
  %cmp1 = icmp slt i64 %mul, %width
  br i1 %cmp1, label %while.cond, label %while.end, !llvm.loop !66

while.end:                                        ; preds = %while.cond
  %sub = sub nsw i64 %width, %half.0
  %call3 = tail call fastcc i64 @reflect_block_f(ptr noundef %library, ptr noundef %x, i64 noundef %step, i64 noundef %rows, i64 noundef %half.0, ptr noundef %v, i64 noundef %v_step, ptr noundef %t, ptr noundef %packed, ptr noundef %room)
  %tobool.not = icmp eq i64 %call3, 0
  br i1 %tobool.not, label %if.end5, label %return

if.end5:                                          ; preds = %while.end
  %add.ptr = getelementptr inbounds float, ptr %x, i64 %half.0
  %mul.i = mul nsw i64 %sub, %half.0
  %add.ptr.i = getelementptr inbounds float, ptr %room, i64 %mul.i
  %tobool1.i.i.not = icmp eq i64 %half.0, %width
  br i1 %tobool1.i.i.not, label %reflect_by_f.exit, label %multiply_f.exit31.i

multiply_f.exit31.i:                              ; preds = %if.end5
  %0 = load ptr, ptr %library, align 8
  %conv.i.i = trunc i64 %half.0 to i32
  %conv2.i.i = trunc i64 %sub to i32
  %conv3.i.i = trunc i64 %rows to i32
  %conv4.i.i = trunc i64 %v_step to i32
  %conv5.i.i = trunc i64 %step to i32
  tail call void %0(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv2.i.i, i32 noundef %conv3.i.i, float noundef 1.000000e+00, ptr noundef %v, i32 noundef %conv4.i.i, ptr noundef nonnull %add.ptr, i32 noundef %conv5.i.i, float noundef 0.000000e+00, ptr noundef %room, i32 noundef %conv2.i.i) #7
  %1 = load ptr, ptr %library, align 8
  tail call void %1(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv2.i.i, i32 noundef %conv.i.i, float noundef 1.000000e+00, ptr noundef %t, i32 noundef 64, ptr noundef %room, i32 noundef %conv2.i.i, float noundef 0.000000e+00, ptr noundef nonnull %add.ptr.i, i32 noundef %conv2.i.i) #7
  %tobool.i32.i.not = icmp eq i64 %rows, 0
  br i1 %tobool.i32.i.not, label %reflect_by_f.exit, label %if.then.i35.i

if.then.i35.i:                                    ; preds = %multiply_f.exit31.i
  %2 = load ptr, ptr %library, align 8
  tail call void %2(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv3.i.i, i32 noundef %conv2.i.i, i32 noundef %conv.i.i, float noundef -1.000000e+00, ptr noundef %v, i32 noundef %conv4.i.i, ptr noundef %add.ptr.i, i32 noundef %conv2.i.i, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr, i32 noundef %conv5.i.i) #7
  br label %reflect_by_f.exit

reflect_by_f.exit:                                ; preds = %if.end5, %multiply_f.exit31.i, %if.then.i35.i
  %mul6 = mul nsw i64 %half.0, %v_step
  %add.ptr7 = getelementptr inbounds float, ptr %v, i64 %mul6
  %add.ptr8 = getelementptr inbounds float, ptr %add.ptr7, i64 %half.0
  %add.ptr10.idx = shl nsw i64 %half.0, 8
  %add.ptr10 = getelementptr inbounds i8, ptr %t, i64 %add.ptr10.idx
  %add.ptr11 = getelementptr inbounds float, ptr %add.ptr10, i64 %half.0
  %mul12 = mul nsw i64 %half.0, %step
  %add.ptr13 = getelementptr inbounds float, ptr %x, i64 %mul12
  %add.ptr14 = getelementptr inbounds float, ptr %add.ptr13, i64 %half.0
  %sub15 = sub nsw i64 %rows, %half.0
  %call16 = tail call fastcc i64 @reflect_block_f(ptr noundef %library, ptr noundef nonnull %add.ptr14, i64 noundef %step, i64 noundef %sub15, i64 noundef %sub, ptr noundef nonnull %add.ptr8, i64 noundef %v_step, ptr noundef nonnull %add.ptr11, ptr noundef %packed, ptr noundef %room)
  %tobool17.not = icmp eq i64 %call16, 0
  br i1 %tobool17.not, label %for.cond.preheader, label %return

for.cond.preheader:                               ; preds = %reflect_by_f.exit
  %invariant.gep = getelementptr float, ptr %v, i64 %half.0
  %cmp20153 = icmp sgt i64 %half.0, 0
  br i1 %cmp20153, label %for.body.lr.ph, label %for.cond26.preheader

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %mul24 = shl i64 %sub, 2
  br label %for.body

for.cond26.preheader:                             ; preds = %for.body, %for.cond.preheader
  %cmp27155 = icmp slt i64 %half.0, %width
  br i1 %cmp27155, label %for.body29.lr.ph, label %for.cond.cleanup28

for.body29.lr.ph:                                 ; preds = %for.cond26.preheader
  %mul32 = shl i64 %half.0, 2
  br label %for.body29

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.0154 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %mul21 = mul nsw i64 %i.0154, %v_step
  %gep = getelementptr float, ptr %invariant.gep, i64 %mul21
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %gep, i8 0, i64 %mul24, i1 false)
  %inc = add nuw nsw i64 %i.0154, 1
  %exitcond.not = icmp eq i64 %inc, %half.0
  br i1 %exitcond.not, label %for.cond26.preheader, label %for.body, !llvm.loop !67

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  br i1 %tobool1.i.i.not, label %return, label %if.then.i143

if.then.i143:                                     ; preds = %for.cond.cleanup28
  %3 = load ptr, ptr %library, align 8
  %conv.i = trunc i64 %half.0 to i32
  %conv2.i = trunc i64 %sub to i32
  %conv3.i = trunc i64 %sub15 to i32
  %conv4.i = trunc i64 %v_step to i32
  tail call void %3(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv2.i, i32 noundef %conv3.i, float noundef 1.000000e+00, ptr noundef %add.ptr7, i32 noundef %conv4.i, ptr noundef nonnull %add.ptr8, i32 noundef %conv4.i, float noundef 0.000000e+00, ptr noundef %room, i32 noundef %conv2.i) #7
  %4 = load ptr, ptr %library, align 8
  tail call void %4(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv2.i, i32 noundef %conv.i, float noundef -1.000000e+00, ptr noundef %t, i32 noundef 64, ptr noundef %room, i32 noundef %conv2.i, float noundef 0.000000e+00, ptr noundef %add.ptr.i, i32 noundef %conv2.i) #7
  %add.ptr41151 = getelementptr inbounds float, ptr %t, i64 %half.0
  %5 = load ptr, ptr %library, align 8
  tail call void %5(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv2.i, i32 noundef %conv2.i, float noundef 1.000000e+00, ptr noundef %add.ptr.i, i32 noundef %conv2.i, ptr noundef nonnull %add.ptr11, i32 noundef 64, float noundef 0.000000e+00, ptr noundef nonnull %add.ptr41151, i32 noundef 64) #7
  br label %return

for.body29:                                       ; preds = %for.body29.lr.ph, %for.body29
  %i25.0156 = phi i64 [ %half.0, %for.body29.lr.ph ], [ %inc34, %for.body29 ]
  %add.ptr31.idx = shl nsw i64 %i25.0156, 8
  %add.ptr31 = getelementptr inbounds i8, ptr %t, i64 %add.ptr31.idx
  tail call void @llvm.memset.p0.i64(ptr align 4 %add.ptr31, i8 0, i64 %mul32, i1 false)
  %inc34 = add nsw i64 %i25.0156, 1
  %exitcond157.not = icmp eq i64 %inc34, %width
  br i1 %exitcond157.not, label %for.cond.cleanup28, label %for.body29, !llvm.loop !68

return:                                           ; preds = %for.cond.cleanup28, %if.then.i143, %while.end, %reflect_by_f.exit, %if.then
  %retval.2 = phi i64 [ %call, %if.then ], [ 1, %while.end ], [ 1, %reflect_by_f.exit ], [ 0, %if.then.i143 ], [ 0, %for.cond.cleanup28 ]
  ret i64 %retval.2
}

; Function Attrs: nounwind
define internal fastcc noundef i64 @reflect_lanes_f(ptr nocapture noundef readonly %library, ptr nocapture noundef %x, i64 noundef %step, i64 noundef %rows, i64 noundef %width, ptr noundef %v, i64 noundef %v_step, ptr nocapture noundef %t, ptr nocapture noundef %packed) unnamed_addr #0 {
entry:
  %scales = alloca [16 x float], align 4
  %taus = alloca [16 x float], align 4
  %products = alloca [256 x float], align 4
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %scales) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %scales, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %taus) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %taus, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %products) #7
  %cmp552 = icmp sgt i64 %rows, 0
  br i1 %cmp552, label %for.body.lr.ph, label %for.cond14.preheader

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp eq i64 %width, 16
  %cmp3549 = icmp sgt i64 %width, 0
  br label %for.body

for.cond14.preheader:                             ; preds = %if.end10, %entry
  %sums.0.lcssa = phi <16 x float> [ zeroinitializer, %entry ], [ %sums.1, %if.end10 ]
  %cmp15.not578 = icmp sgt i64 %width, 0
  br i1 %cmp15.not578, label %for.body17.lr.ph, label %for.cond208.preheader

for.body17.lr.ph:                                 ; preds = %for.cond14.preheader
  %sub88 = add i64 %rows, -2
  br label %for.body17

for.body:                                         ; preds = %for.body.lr.ph, %if.end10
  %sums.0554 = phi <16 x float> [ zeroinitializer, %for.body.lr.ph ], [ %sums.1, %if.end10 ]
  %i.0553 = phi i64 [ 0, %for.body.lr.ph ], [ %inc12, %if.end10 ]
  br i1 %cmp1, label %if.then, label %for.cond2.preheader

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp3549, label %for.body5.lr.ph, label %if.end

for.body5.lr.ph:                                  ; preds = %for.cond2.preheader
  %mul6 = mul nsw i64 %i.0553, %step
  %0 = getelementptr float, ptr %x, i64 %mul6
  br label %for.body5

if.then:                                          ; preds = %for.body
  %mul = mul nsw i64 %i.0553, %step
  %add.ptr = getelementptr inbounds float, ptr %x, i64 %mul
  %1 = load <16 x float>, ptr %add.ptr, align 4
  br label %if.end

for.body5:                                        ; preds = %for.body5.lr.ph, %for.body5
  %row.0551 = phi <16 x float> [ zeroinitializer, %for.body5.lr.ph ], [ %vecins, %for.body5 ]
  %k.0550 = phi i64 [ 0, %for.body5.lr.ph ], [ %inc, %for.body5 ]
  %arrayidx = getelementptr float, ptr %0, i64 %k.0550
  %2 = load float, ptr %arrayidx, align 4
  %vecins = insertelement <16 x float> %row.0551, float %2, i64 %k.0550
  %inc = add nuw nsw i64 %k.0550, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %if.end, label %for.body5, !llvm.loop !69

if.end:                                           ; preds = %for.body5, %for.cond2.preheader, %if.then
  %row.1 = phi <16 x float> [ %1, %if.then ], [ zeroinitializer, %for.cond2.preheader ], [ %vecins, %for.body5 ]
  %arrayidx7 = getelementptr inbounds <16 x float>, ptr %packed, i64 %i.0553
  store <16 x float> %row.1, ptr %arrayidx7, align 4
  %tobool.not = icmp eq i64 %i.0553, 0
  br i1 %tobool.not, label %if.end10, label %if.then8

if.then8:                                         ; preds = %if.end
  %splat.splat = shufflevector <16 x float> %row.1, <16 x float> poison, <16 x i32> zeroinitializer
  %3 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %row.1, <16 x float> %splat.splat, <16 x float> %sums.0554)
  br label %if.end10

if.end10:                                         ; preds = %if.then8, %if.end
  %sums.1 = phi <16 x float> [ %3, %if.then8 ], [ %sums.0554, %if.end ]
  %inc12 = add nuw nsw i64 %i.0553, 1
  %exitcond606.not = icmp eq i64 %inc12, %rows
  br i1 %exitcond606.not, label %for.cond14.preheader, label %for.body, !llvm.loop !70

for.cond208.preheader:                            ; preds = %for.inc202, %for.cond14.preheader
  br i1 %cmp552, label %for.body212.lr.ph, label %for.cond.cleanup211

for.body212.lr.ph:                                ; preds = %for.cond208.preheader
  %4 = load <16 x float>, ptr %scales, align 4
  %cmp219 = icmp eq i64 %width, 16
  br label %for.body212

for.body17:                                       ; preds = %for.body17.lr.ph, %for.inc202
  %sums.2584 = phi <16 x float> [ %sums.0.lcssa, %for.body17.lr.ph ], [ %sums.3.ph, %for.inc202 ]
  %j.0583 = phi i64 [ 0, %for.body17.lr.ph ], [ %add22, %for.inc202 ]
  %arrayidx18 = getelementptr inbounds <16 x float>, ptr %packed, i64 %j.0583
  %5 = load <16 x float>, ptr %arrayidx18, align 4
  %vecext19 = extractelement <16 x float> %5, i64 %j.0583
  %vecext20 = extractelement <16 x float> %sums.2584, i64 %j.0583
  %6 = tail call float @llvm.fmuladd.f32(float %vecext19, float %vecext19, float %vecext20)
  %add22 = add nuw nsw i64 %j.0583, 1
  %cmp23 = icmp slt i64 %add22, %rows
  br i1 %cmp23, label %land.lhs.true, label %for.inc202

land.lhs.true:                                    ; preds = %for.body17
  %cmp24 = fcmp oge float %6, 0x3AF357C2A0000000
  %cmp26 = fcmp ole float %6, 0x476812F9C0000000
  %or.cond = and i1 %cmp24, %cmp26
  br i1 %or.cond, label %if.end28, label %cleanup329

if.end28:                                         ; preds = %land.lhs.true
  %cmp32 = fcmp une float %vecext20, 0.000000e+00
  br i1 %cmp32, label %if.then33, label %if.end70

if.then33:                                        ; preds = %if.end28
  %sqrtf = tail call float @sqrtf(float noundef %6) #5
  %cmp35 = fcmp ogt float %vecext19, 0.000000e+00
  %fneg = fneg float %sqrtf
  %cond = select i1 %cmp35, float %fneg, float %sqrtf
  %sub = fsub float %cond, %vecext19
  %div = fdiv float %sub, %cond
  %arrayidx37 = getelementptr inbounds [16 x float], ptr %taus, i64 0, i64 %j.0583
  store float %div, ptr %arrayidx37, align 4
  %sub38 = fsub float %vecext19, %cond
  %div39 = fdiv float 1.000000e+00, %sub38
  %arrayidx40 = getelementptr inbounds [16 x float], ptr %scales, i64 0, i64 %j.0583
  store float %div39, ptr %arrayidx40, align 4
  %7 = load <16 x float>, ptr %arrayidx18, align 4
  %splat.splatinsert43 = insertelement <16 x float> poison, float %div39, i64 0
  %splat.splat44 = shufflevector <16 x float> %splat.splatinsert43, <16 x float> poison, <16 x i32> zeroinitializer
  %8 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sums.2584, <16 x float> %splat.splat44, <16 x float> %7)
  %splat.splatinsert47 = insertelement <16 x float> poison, float %div, i64 0
  %splat.splat48 = shufflevector <16 x float> %splat.splatinsert47, <16 x float> poison, <16 x i32> zeroinitializer
  %mul49 = fmul <16 x float> %splat.splat48, %8
  %cmp53556 = icmp slt i64 %add22, %width
  br i1 %cmp53556, label %for.body56, label %for.cond.cleanup55

for.cond.cleanup55:                               ; preds = %for.body56, %if.then33
  %change.0.lcssa = phi <16 x float> [ zeroinitializer, %if.then33 ], [ %vecins58, %for.body56 ]
  %sub63 = fsub <16 x float> %7, %change.0.lcssa
  %vecins65 = insertelement <16 x float> %sub63, float %cond, i64 %j.0583
  store <16 x float> %vecins65, ptr %arrayidx18, align 4
  %mul69 = fmul <16 x float> %splat.splat44, %change.0.lcssa
  br label %if.end70

for.body56:                                       ; preds = %if.then33, %for.body56
  %change.0558 = phi <16 x float> [ %vecins58, %for.body56 ], [ zeroinitializer, %if.then33 ]
  %k50.0557 = phi i64 [ %inc60, %for.body56 ], [ %add22, %if.then33 ]
  %vecext57 = extractelement <16 x float> %mul49, i64 %k50.0557
  %vecins58 = insertelement <16 x float> %change.0558, float %vecext57, i64 %k50.0557
  %inc60 = add nuw nsw i64 %k50.0557, 1
  %exitcond607.not = icmp eq i64 %inc60, %width
  br i1 %exitcond607.not, label %for.cond.cleanup55, label %for.body56, !llvm.loop !71

if.end70:                                         ; preds = %for.cond.cleanup55, %if.end28
  %change.1 = phi <16 x float> [ %mul69, %for.cond.cleanup55 ], [ zeroinitializer, %if.end28 ]
  %cmp72.not = icmp eq i64 %add22, %width
  br i1 %cmp72.not, label %for.inc202, label %if.end78

if.end78:                                         ; preds = %if.end70
  %add.ptr81.idx = shl nsw i64 %add22, 6
  %add.ptr81 = getelementptr inbounds i8, ptr %packed, i64 %add.ptr81.idx
  %vecext83 = extractelement <16 x float> %change.1, i64 %add22
  %arrayidx84 = getelementptr inbounds float, ptr %add.ptr81, i64 %j.0583
  %9 = load float, ptr %arrayidx84, align 4
  %splat.splatinsert85 = insertelement <16 x float> poison, float %9, i64 0
  %splat.splat86 = shufflevector <16 x float> %splat.splatinsert85, <16 x float> poison, <16 x i32> zeroinitializer
  %10 = load <16 x float>, ptr %add.ptr81, align 4
  %neg = fneg <16 x float> %change.1
  %11 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %splat.splat86, <16 x float> %10)
  store <16 x float> %11, ptr %add.ptr81, align 4
  %sub89 = sub i64 %sub88, %j.0583
  %add.ptr90 = getelementptr inbounds i8, ptr %add.ptr81, i64 64
  %cmp92560 = icmp sgt i64 %sub89, 3
  br i1 %cmp92560, label %for.body94, label %for.cond167.preheader

for.cond167.preheader:                            ; preds = %for.body94, %if.end78
  %left.0.lcssa = phi i64 [ %sub89, %if.end78 ], [ %sub164, %for.body94 ]
  %some.sroa.0.1.lcssa = phi <16 x float> [ zeroinitializer, %if.end78 ], [ %17, %for.body94 ]
  %some.sroa.8.1.lcssa = phi <16 x float> [ zeroinitializer, %if.end78 ], [ %23, %for.body94 ]
  %some.sroa.11.1.lcssa = phi <16 x float> [ zeroinitializer, %if.end78 ], [ %29, %for.body94 ]
  %some.sroa.14.1.lcssa = phi <16 x float> [ zeroinitializer, %if.end78 ], [ %35, %for.body94 ]
  %at.0.lcssa = phi ptr [ %add.ptr90, %if.end78 ], [ %add.ptr165, %for.body94 ]
  %cmp168573 = icmp sgt i64 %left.0.lcssa, 0
  br i1 %cmp168573, label %for.body170, label %for.end191

for.body94:                                       ; preds = %if.end78, %for.body94
  %at.0566 = phi ptr [ %add.ptr165, %for.body94 ], [ %add.ptr90, %if.end78 ]
  %some.sroa.14.1565 = phi <16 x float> [ %35, %for.body94 ], [ zeroinitializer, %if.end78 ]
  %some.sroa.11.1564 = phi <16 x float> [ %29, %for.body94 ], [ zeroinitializer, %if.end78 ]
  %some.sroa.8.1563 = phi <16 x float> [ %23, %for.body94 ], [ zeroinitializer, %if.end78 ]
  %some.sroa.0.1562 = phi <16 x float> [ %17, %for.body94 ], [ zeroinitializer, %if.end78 ]
  %left.0561 = phi i64 [ %sub164, %for.body94 ], [ %sub89, %if.end78 ]
  %arrayidx96 = getelementptr inbounds float, ptr %at.0566, i64 %j.0583
  %12 = load float, ptr %arrayidx96, align 4
  %arrayidx98 = getelementptr inbounds float, ptr %at.0566, i64 %add22
  %13 = load float, ptr %arrayidx98, align 4
  %neg100 = fneg float %12
  %14 = tail call float @llvm.fmuladd.f32(float %neg100, float %vecext83, float %13)
  %15 = load <16 x float>, ptr %at.0566, align 4
  %splat.splatinsert101 = insertelement <16 x float> poison, float %12, i64 0
  %splat.splat102 = shufflevector <16 x float> %splat.splatinsert101, <16 x float> poison, <16 x i32> zeroinitializer
  %16 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %splat.splat102, <16 x float> %15)
  store <16 x float> %16, ptr %at.0566, align 4
  %splat.splatinsert105 = insertelement <16 x float> poison, float %14, i64 0
  %splat.splat106 = shufflevector <16 x float> %splat.splatinsert105, <16 x float> poison, <16 x i32> zeroinitializer
  %17 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %16, <16 x float> %splat.splat106, <16 x float> %some.sroa.0.1562)
  %add.ptr110 = getelementptr inbounds i8, ptr %at.0566, i64 64
  %arrayidx112 = getelementptr inbounds float, ptr %add.ptr110, i64 %j.0583
  %18 = load float, ptr %arrayidx112, align 4
  %arrayidx115 = getelementptr inbounds float, ptr %add.ptr110, i64 %add22
  %19 = load float, ptr %arrayidx115, align 4
  %neg117 = fneg float %18
  %20 = tail call float @llvm.fmuladd.f32(float %neg117, float %vecext83, float %19)
  %21 = load <16 x float>, ptr %add.ptr110, align 4
  %splat.splatinsert119 = insertelement <16 x float> poison, float %18, i64 0
  %splat.splat120 = shufflevector <16 x float> %splat.splatinsert119, <16 x float> poison, <16 x i32> zeroinitializer
  %22 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %splat.splat120, <16 x float> %21)
  store <16 x float> %22, ptr %add.ptr110, align 4
  %splat.splatinsert123 = insertelement <16 x float> poison, float %20, i64 0
  %splat.splat124 = shufflevector <16 x float> %splat.splatinsert123, <16 x float> poison, <16 x i32> zeroinitializer
  %23 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %22, <16 x float> %splat.splat124, <16 x float> %some.sroa.8.1563)
  %add.ptr128 = getelementptr inbounds i8, ptr %at.0566, i64 128
  %arrayidx130 = getelementptr inbounds float, ptr %add.ptr128, i64 %j.0583
  %24 = load float, ptr %arrayidx130, align 4
  %arrayidx133 = getelementptr inbounds float, ptr %add.ptr128, i64 %add22
  %25 = load float, ptr %arrayidx133, align 4
  %neg135 = fneg float %24
  %26 = tail call float @llvm.fmuladd.f32(float %neg135, float %vecext83, float %25)
  %27 = load <16 x float>, ptr %add.ptr128, align 4
  %splat.splatinsert137 = insertelement <16 x float> poison, float %24, i64 0
  %splat.splat138 = shufflevector <16 x float> %splat.splatinsert137, <16 x float> poison, <16 x i32> zeroinitializer
  %28 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %splat.splat138, <16 x float> %27)
  store <16 x float> %28, ptr %add.ptr128, align 4
  %splat.splatinsert141 = insertelement <16 x float> poison, float %26, i64 0
  %splat.splat142 = shufflevector <16 x float> %splat.splatinsert141, <16 x float> poison, <16 x i32> zeroinitializer
  %29 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %28, <16 x float> %splat.splat142, <16 x float> %some.sroa.11.1564)
  %add.ptr146 = getelementptr inbounds i8, ptr %at.0566, i64 192
  %arrayidx148 = getelementptr inbounds float, ptr %add.ptr146, i64 %j.0583
  %30 = load float, ptr %arrayidx148, align 4
  %arrayidx151 = getelementptr inbounds float, ptr %add.ptr146, i64 %add22
  %31 = load float, ptr %arrayidx151, align 4
  %neg153 = fneg float %30
  %32 = tail call float @llvm.fmuladd.f32(float %neg153, float %vecext83, float %31)
  %33 = load <16 x float>, ptr %add.ptr146, align 4
  %splat.splatinsert155 = insertelement <16 x float> poison, float %30, i64 0
  %splat.splat156 = shufflevector <16 x float> %splat.splatinsert155, <16 x float> poison, <16 x i32> zeroinitializer
  %34 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %splat.splat156, <16 x float> %33)
  store <16 x float> %34, ptr %add.ptr146, align 4
  %splat.splatinsert159 = insertelement <16 x float> poison, float %32, i64 0
  %splat.splat160 = shufflevector <16 x float> %splat.splatinsert159, <16 x float> poison, <16 x i32> zeroinitializer
  %35 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %34, <16 x float> %splat.splat160, <16 x float> %some.sroa.14.1565)
  %sub164 = add nsw i64 %left.0561, -4
  %add.ptr165 = getelementptr inbounds i8, ptr %at.0566, i64 256
  %cmp92 = icmp ugt i64 %left.0561, 7
  br i1 %cmp92, label %for.body94, label %for.cond167.preheader, !llvm.loop !72

for.body170:                                      ; preds = %for.cond167.preheader, %for.body170
  %at.1576 = phi ptr [ %add.ptr190, %for.body170 ], [ %at.0.lcssa, %for.cond167.preheader ]
  %some.sroa.0.2575 = phi <16 x float> [ %41, %for.body170 ], [ %some.sroa.0.1.lcssa, %for.cond167.preheader ]
  %left.1574 = phi i64 [ %dec, %for.body170 ], [ %left.0.lcssa, %for.cond167.preheader ]
  %arrayidx174 = getelementptr inbounds float, ptr %at.1576, i64 %j.0583
  %36 = load float, ptr %arrayidx174, align 4
  %arrayidx177 = getelementptr inbounds float, ptr %at.1576, i64 %add22
  %37 = load float, ptr %arrayidx177, align 4
  %neg179 = fneg float %36
  %38 = tail call float @llvm.fmuladd.f32(float %neg179, float %vecext83, float %37)
  %39 = load <16 x float>, ptr %at.1576, align 4
  %splat.splatinsert181 = insertelement <16 x float> poison, float %36, i64 0
  %splat.splat182 = shufflevector <16 x float> %splat.splatinsert181, <16 x float> poison, <16 x i32> zeroinitializer
  %40 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %splat.splat182, <16 x float> %39)
  store <16 x float> %40, ptr %at.1576, align 4
  %splat.splatinsert185 = insertelement <16 x float> poison, float %38, i64 0
  %splat.splat186 = shufflevector <16 x float> %splat.splatinsert185, <16 x float> poison, <16 x i32> zeroinitializer
  %41 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %splat.splat186, <16 x float> %some.sroa.0.2575)
  %dec = add nsw i64 %left.1574, -1
  %add.ptr190 = getelementptr inbounds i8, ptr %at.1576, i64 64
  %cmp168 = icmp ugt i64 %left.1574, 1
  br i1 %cmp168, label %for.body170, label %for.end191, !llvm.loop !73

for.end191:                                       ; preds = %for.body170, %for.cond167.preheader
  %some.sroa.0.2.lcssa = phi <16 x float> [ %some.sroa.0.1.lcssa, %for.cond167.preheader ], [ %41, %for.body170 ]
  %add194 = fadd <16 x float> %some.sroa.8.1.lcssa, %some.sroa.0.2.lcssa
  %add197 = fadd <16 x float> %some.sroa.11.1.lcssa, %some.sroa.14.1.lcssa
  %add198 = fadd <16 x float> %add197, %add194
  br label %for.inc202

for.inc202:                                       ; preds = %for.body17, %for.end191, %if.end70
  %sums.3.ph = phi <16 x float> [ %sums.2584, %if.end70 ], [ %add198, %for.end191 ], [ %sums.2584, %for.body17 ]
  %exitcond608.not = icmp eq i64 %add22, %width
  br i1 %exitcond608.not, label %for.cond208.preheader, label %for.body17, !llvm.loop !74

for.cond.cleanup211:                              ; preds = %cleanup260, %for.cond208.preheader
  %tobool1.i.not = icmp eq i64 %width, 0
  br i1 %tobool1.i.not, label %cleanup329, label %multiply_f.exit

multiply_f.exit:                                  ; preds = %for.cond.cleanup211
  %42 = load ptr, ptr %library, align 8
  %conv.i = trunc i64 %width to i32
  %conv3.i = trunc i64 %rows to i32
  %conv4.i = trunc i64 %v_step to i32
  call void %42(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv.i, i32 noundef %conv3.i, float noundef 1.000000e+00, ptr noundef %v, i32 noundef %conv4.i, ptr noundef %v, i32 noundef %conv4.i, float noundef 0.000000e+00, ptr noundef nonnull %products, i32 noundef 16) #7
  br i1 %cmp15.not578, label %for.cond275.preheader.preheader, label %cleanup329

for.cond275.preheader.preheader:                  ; preds = %multiply_f.exit
  %.pre = load float, ptr %taus, align 4
  br label %for.cond275.preheader

for.body212:                                      ; preds = %for.body212.lr.ph, %cleanup260
  %i207.0588 = phi i64 [ 0, %for.body212.lr.ph ], [ %inc264, %cleanup260 ]
  %arrayidx214 = getelementptr inbounds <16 x float>, ptr %packed, i64 %i207.0588
  %43 = load <16 x float>, ptr %arrayidx214, align 4
  %mul215 = fmul <16 x float> %43, %4
  %44 = icmp ugt i64 %i207.0588, 15
  %or.cond336 = and i1 %cmp219, %44
  br i1 %or.cond336, label %if.then221, label %for.cond226.preheader

for.cond226.preheader:                            ; preds = %for.body212
  br i1 %cmp15.not578, label %for.body230.lr.ph, label %cleanup260

for.body230.lr.ph:                                ; preds = %for.cond226.preheader
  %mul236 = mul nsw i64 %i207.0588, %step
  %45 = getelementptr float, ptr %x, i64 %mul236
  %mul253 = mul nsw i64 %i207.0588, %v_step
  %46 = getelementptr float, ptr %v, i64 %mul253
  br label %for.body230

if.then221:                                       ; preds = %for.body212
  %mul222 = mul nsw i64 %i207.0588, %v_step
  %add.ptr223 = getelementptr inbounds float, ptr %v, i64 %mul222
  store <16 x float> %mul215, ptr %add.ptr223, align 4
  br label %cleanup260

for.body230:                                      ; preds = %for.body230.lr.ph, %if.end239
  %k225.0586 = phi i64 [ 0, %for.body230.lr.ph ], [ %inc257, %if.end239 ]
  %cmp231.not = icmp ult i64 %k225.0586, %i207.0588
  br i1 %cmp231.not, label %if.end239, label %if.then233

if.then233:                                       ; preds = %for.body230
  %47 = load <16 x float>, ptr %arrayidx214, align 4
  %vecext235 = extractelement <16 x float> %47, i64 %k225.0586
  %arrayidx238 = getelementptr float, ptr %45, i64 %k225.0586
  store float %vecext235, ptr %arrayidx238, align 4
  br label %if.end239

if.end239:                                        ; preds = %if.then233, %for.body230
  %cmp240 = icmp ult i64 %i207.0588, %k225.0586
  %cmp244 = icmp eq i64 %i207.0588, %k225.0586
  %vecext248 = extractelement <16 x float> %mul215, i64 %k225.0586
  %spec.select = select i1 %cmp244, float 1.000000e+00, float %vecext248
  %cond252 = select i1 %cmp240, float 0.000000e+00, float %spec.select
  %arrayidx255 = getelementptr float, ptr %46, i64 %k225.0586
  store float %cond252, ptr %arrayidx255, align 4
  %inc257 = add nuw nsw i64 %k225.0586, 1
  %exitcond609.not = icmp eq i64 %inc257, %width
  br i1 %exitcond609.not, label %cleanup260, label %for.body230, !llvm.loop !75

cleanup260:                                       ; preds = %if.end239, %for.cond226.preheader, %if.then221
  %inc264 = add nuw nsw i64 %i207.0588, 1
  %exitcond610.not = icmp eq i64 %inc264, %rows
  br i1 %exitcond610.not, label %for.cond.cleanup211, label %for.body212, !llvm.loop !76

for.cond269.loopexit:                             ; preds = %for.body317, %for.cond.cleanup278
  %exitcond613.not = icmp eq i64 %add312, %width
  br i1 %exitcond613.not, label %cleanup329, label %for.cond275.preheader, !llvm.loop !77

for.cond275.preheader:                            ; preds = %for.cond275.preheader.preheader, %for.cond269.loopexit
  %j268.0599 = phi i64 [ %add312, %for.cond269.loopexit ], [ 0, %for.cond275.preheader.preheader ]
  %invariant.gep = getelementptr inbounds float, ptr %t, i64 %j268.0599
  %cmp276592.not = icmp eq i64 %j268.0599, 0
  br i1 %cmp276592.not, label %for.cond.cleanup278, label %for.cond281.preheader.lr.ph

for.cond281.preheader.lr.ph:                      ; preds = %for.cond275.preheader
  %arrayidx297 = getelementptr inbounds [16 x float], ptr %taus, i64 0, i64 %j268.0599
  %48 = load float, ptr %arrayidx297, align 4
  %fneg298 = fneg float %48
  br label %for.cond281.preheader

for.cond281.preheader:                            ; preds = %for.cond281.preheader.lr.ph, %for.cond.cleanup284
  %i274.0593 = phi i64 [ 0, %for.cond281.preheader.lr.ph ], [ %inc304, %for.cond.cleanup284 ]
  %.idx530 = shl nsw i64 %i274.0593, 8
  %49 = getelementptr inbounds i8, ptr %t, i64 %.idx530
  br label %for.body285

for.cond.cleanup278:                              ; preds = %for.cond.cleanup284, %for.cond275.preheader
  %50 = phi float [ %.pre, %for.cond275.preheader ], [ %48, %for.cond.cleanup284 ]
  %arrayidx310.idx = mul i64 %j268.0599, 260
  %arrayidx310 = getelementptr inbounds i8, ptr %t, i64 %arrayidx310.idx
  store float %50, ptr %arrayidx310, align 4
  %add312 = add nuw nsw i64 %j268.0599, 1
  %cmp314596 = icmp slt i64 %add312, %width
  br i1 %cmp314596, label %for.body317, label %for.cond269.loopexit

for.cond.cleanup284:                              ; preds = %for.body285
  %mul299 = fmul float %53, %fneg298
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx530
  store float %mul299, ptr %gep, align 4
  %inc304 = add nuw nsw i64 %i274.0593, 1
  %exitcond611.not = icmp eq i64 %inc304, %j268.0599
  br i1 %exitcond611.not, label %for.cond.cleanup278, label %for.cond281.preheader, !llvm.loop !78

for.body285:                                      ; preds = %for.cond281.preheader, %for.body285
  %k280.0591 = phi i64 [ %i274.0593, %for.cond281.preheader ], [ %inc294, %for.body285 ]
  %sum.0590 = phi float [ 0.000000e+00, %for.cond281.preheader ], [ %53, %for.body285 ]
  %arrayidx288 = getelementptr inbounds float, ptr %49, i64 %k280.0591
  %51 = load float, ptr %arrayidx288, align 4
  %mul289 = shl nsw i64 %k280.0591, 4
  %add290 = add nuw nsw i64 %mul289, %j268.0599
  %arrayidx291 = getelementptr inbounds [256 x float], ptr %products, i64 0, i64 %add290
  %52 = load float, ptr %arrayidx291, align 4
  %53 = call float @llvm.fmuladd.f32(float %51, float %52, float %sum.0590)
  %inc294 = add nuw nsw i64 %k280.0591, 1
  %cmp282 = icmp ult i64 %inc294, %j268.0599
  br i1 %cmp282, label %for.body285, label %for.cond.cleanup284, !llvm.loop !79

for.body317:                                      ; preds = %for.cond.cleanup278, %for.body317
  %i311.0597 = phi i64 [ %inc322, %for.body317 ], [ %add312, %for.cond.cleanup278 ]
  %.idx = shl nsw i64 %i311.0597, 8
  %gep595 = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  store float 0.000000e+00, ptr %gep595, align 4
  %inc322 = add nuw nsw i64 %i311.0597, 1
  %exitcond612.not = icmp eq i64 %inc322, %width
  br i1 %exitcond612.not, label %for.cond269.loopexit, label %for.body317, !llvm.loop !80

cleanup329:                                       ; preds = %land.lhs.true, %for.cond269.loopexit, %for.cond.cleanup211, %multiply_f.exit
  %retval.3 = phi i64 [ 0, %multiply_f.exit ], [ 0, %for.cond.cleanup211 ], [ 0, %for.cond269.loopexit ], [ 1, %land.lhs.true ]
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %products) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %taus) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %scales) #7
  ret i64 %retval.3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @sqrt(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc noundef i64 @reflect_block_d(ptr noundef %library, ptr noundef %x, i64 noundef %step, i64 noundef %rows, i64 noundef %width, ptr noundef %v, i64 noundef %v_step, ptr noundef %t, ptr noundef %packed, ptr noundef %room) unnamed_addr #0 {
entry:
  %scales.i = alloca [8 x double], align 8
  %taus.i = alloca [8 x double], align 8
  %products.i = alloca [64 x double], align 8
  %cmp = icmp slt i64 %width, 9
  br i1 %cmp, label %if.then, label %while.cond

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %scales.i) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %scales.i, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %taus.i) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %taus.i, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %products.i) #7
  %cmp534.i = icmp sgt i64 %rows, 0
  br i1 %cmp534.i, label %for.body.lr.ph.i, label %for.cond14.preheader.i

for.body.lr.ph.i:                                 ; preds = %if.then
  %cmp1.i = icmp eq i64 %width, 8
  %cmp3531.i = icmp sgt i64 %width, 0
  br label %for.body.i

for.cond14.preheader.i:                           ; preds = %if.end10.i, %if.then
  %sums.0.lcssa.i = phi <8 x double> [ zeroinitializer, %if.then ], [ %sums.1.i, %if.end10.i ]
  %cmp15.not560.i = icmp sgt i64 %width, 0
  br i1 %cmp15.not560.i, label %for.body17.lr.ph.i, label %for.cond201.preheader.i

for.body17.lr.ph.i:                               ; preds = %for.cond14.preheader.i
  %sub83.i = add i64 %rows, -2
  br label %for.body17.i

for.body.i:                                       ; preds = %if.end10.i, %for.body.lr.ph.i
  %sums.0536.i = phi <8 x double> [ zeroinitializer, %for.body.lr.ph.i ], [ %sums.1.i, %if.end10.i ]
  %i.0535.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc12.i, %if.end10.i ]
  br i1 %cmp1.i, label %if.then.i, label %for.cond2.preheader.i

for.cond2.preheader.i:                            ; preds = %for.body.i
  br i1 %cmp3531.i, label %for.body5.lr.ph.i, label %if.end.i

for.body5.lr.ph.i:                                ; preds = %for.cond2.preheader.i
  %mul6.i = mul nsw i64 %i.0535.i, %step
  %0 = getelementptr double, ptr %x, i64 %mul6.i
  br label %for.body5.i

if.then.i:                                        ; preds = %for.body.i
  %mul.i = mul nsw i64 %i.0535.i, %step
  %add.ptr.i = getelementptr inbounds double, ptr %x, i64 %mul.i
  %1 = load <8 x double>, ptr %add.ptr.i, align 8
  br label %if.end.i

for.body5.i:                                      ; preds = %for.body5.i, %for.body5.lr.ph.i
  %row.0533.i = phi <8 x double> [ zeroinitializer, %for.body5.lr.ph.i ], [ %vecins.i, %for.body5.i ]
  %k.0532.i = phi i64 [ 0, %for.body5.lr.ph.i ], [ %inc.i, %for.body5.i ]
  %arrayidx.i = getelementptr double, ptr %0, i64 %k.0532.i
  %2 = load double, ptr %arrayidx.i, align 8
  %vecins.i = insertelement <8 x double> %row.0533.i, double %2, i64 %k.0532.i
  %inc.i = add nuw nsw i64 %k.0532.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %width
  br i1 %exitcond.not.i, label %if.end.i, label %for.body5.i, !llvm.loop !81

if.end.i:                                         ; preds = %for.body5.i, %if.then.i, %for.cond2.preheader.i
  %row.1.i = phi <8 x double> [ %1, %if.then.i ], [ zeroinitializer, %for.cond2.preheader.i ], [ %vecins.i, %for.body5.i ]
  %arrayidx7.i = getelementptr inbounds <8 x double>, ptr %packed, i64 %i.0535.i
  store <8 x double> %row.1.i, ptr %arrayidx7.i, align 8
  %tobool.not.i = icmp eq i64 %i.0535.i, 0
  br i1 %tobool.not.i, label %if.end10.i, label %if.then8.i

if.then8.i:                                       ; preds = %if.end.i
  %splat.splat.i = shufflevector <8 x double> %row.1.i, <8 x double> poison, <8 x i32> zeroinitializer
  %3 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %row.1.i, <8 x double> %splat.splat.i, <8 x double> %sums.0536.i)
  br label %if.end10.i

if.end10.i:                                       ; preds = %if.then8.i, %if.end.i
  %sums.1.i = phi <8 x double> [ %3, %if.then8.i ], [ %sums.0536.i, %if.end.i ]
  %inc12.i = add nuw nsw i64 %i.0535.i, 1
  %exitcond588.not.i = icmp eq i64 %inc12.i, %rows
  br i1 %exitcond588.not.i, label %for.cond14.preheader.i, label %for.body.i, !llvm.loop !82

for.cond201.preheader.i:                          ; preds = %for.inc195.i, %for.cond14.preheader.i
  br i1 %cmp534.i, label %for.body204.lr.ph.i, label %for.cond.cleanup203.i

for.body204.lr.ph.i:                              ; preds = %for.cond201.preheader.i
  %4 = load <8 x double>, ptr %scales.i, align 8
  %cmp210.i = icmp eq i64 %width, 8
  br label %for.body204.i

for.body17.i:                                     ; preds = %for.inc195.i, %for.body17.lr.ph.i
  %sums.2566.i = phi <8 x double> [ %sums.0.lcssa.i, %for.body17.lr.ph.i ], [ %sums.3.ph.i, %for.inc195.i ]
  %j.0565.i = phi i64 [ 0, %for.body17.lr.ph.i ], [ %add22.i, %for.inc195.i ]
  %arrayidx18.i = getelementptr inbounds <8 x double>, ptr %packed, i64 %j.0565.i
  %5 = load <8 x double>, ptr %arrayidx18.i, align 8
  %vecext19.i = extractelement <8 x double> %5, i64 %j.0565.i
  %vecext20.i = extractelement <8 x double> %sums.2566.i, i64 %j.0565.i
  %6 = tail call double @llvm.fmuladd.f64(double %vecext19.i, double %vecext19.i, double %vecext20.i)
  %add22.i = add nuw nsw i64 %j.0565.i, 1
  %cmp23.i = icmp slt i64 %add22.i, %rows
  br i1 %cmp23.i, label %land.lhs.true.i, label %for.inc195.i

land.lhs.true.i:                                  ; preds = %for.body17.i
  %cmp24.i = fcmp oge double %6, 0x6D62884F31E93FF
  %cmp26.i = fcmp ole double %6, 1.000000e+300
  %or.cond.i = and i1 %cmp24.i, %cmp26.i
  br i1 %or.cond.i, label %if.end28.i, label %reflect_lanes_d.exit

if.end28.i:                                       ; preds = %land.lhs.true.i
  %cmp32.i = fcmp une double %vecext20.i, 0.000000e+00
  br i1 %cmp32.i, label %if.then33.i, label %if.end67.i

if.then33.i:                                      ; preds = %if.end28.i
  %call.i = tail call double @sqrt(double noundef %6) #7
  %cmp34.i = fcmp ogt double %vecext19.i, 0.000000e+00
  %fneg.i = fneg double %call.i
  %cond.i = select i1 %cmp34.i, double %fneg.i, double %call.i
  %sub.i = fsub double %cond.i, %vecext19.i
  %div.i = fdiv double %sub.i, %cond.i
  %arrayidx35.i = getelementptr inbounds [8 x double], ptr %taus.i, i64 0, i64 %j.0565.i
  store double %div.i, ptr %arrayidx35.i, align 8
  %sub36.i = fsub double %vecext19.i, %cond.i
  %div37.i = fdiv double 1.000000e+00, %sub36.i
  %arrayidx38.i = getelementptr inbounds [8 x double], ptr %scales.i, i64 0, i64 %j.0565.i
  store double %div37.i, ptr %arrayidx38.i, align 8
  %7 = load <8 x double>, ptr %arrayidx18.i, align 8
  %splat.splatinsert41.i = insertelement <8 x double> poison, double %div37.i, i64 0
  %splat.splat42.i = shufflevector <8 x double> %splat.splatinsert41.i, <8 x double> poison, <8 x i32> zeroinitializer
  %8 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sums.2566.i, <8 x double> %splat.splat42.i, <8 x double> %7)
  %splat.splatinsert45.i = insertelement <8 x double> poison, double %div.i, i64 0
  %splat.splat46.i = shufflevector <8 x double> %splat.splatinsert45.i, <8 x double> poison, <8 x i32> zeroinitializer
  %mul47.i = fmul <8 x double> %splat.splat46.i, %8
  %cmp51538.i = icmp slt i64 %add22.i, %width
  br i1 %cmp51538.i, label %for.body53.i, label %for.cond.cleanup52.i

for.cond.cleanup52.i:                             ; preds = %for.body53.i, %if.then33.i
  %change.0.lcssa.i = phi <8 x double> [ zeroinitializer, %if.then33.i ], [ %vecins55.i, %for.body53.i ]
  %sub60.i = fsub <8 x double> %7, %change.0.lcssa.i
  %vecins62.i = insertelement <8 x double> %sub60.i, double %cond.i, i64 %j.0565.i
  store <8 x double> %vecins62.i, ptr %arrayidx18.i, align 8
  %mul66.i = fmul <8 x double> %splat.splat42.i, %change.0.lcssa.i
  br label %if.end67.i

for.body53.i:                                     ; preds = %if.then33.i, %for.body53.i
  %change.0540.i = phi <8 x double> [ %vecins55.i, %for.body53.i ], [ zeroinitializer, %if.then33.i ]
  %k48.0539.i = phi i64 [ %inc57.i, %for.body53.i ], [ %add22.i, %if.then33.i ]
  %vecext54.i = extractelement <8 x double> %mul47.i, i64 %k48.0539.i
  %vecins55.i = insertelement <8 x double> %change.0540.i, double %vecext54.i, i64 %k48.0539.i
  %inc57.i = add nuw nsw i64 %k48.0539.i, 1
  %exitcond589.not.i = icmp eq i64 %inc57.i, %width
  br i1 %exitcond589.not.i, label %for.cond.cleanup52.i, label %for.body53.i, !llvm.loop !83

if.end67.i:                                       ; preds = %for.cond.cleanup52.i, %if.end28.i
  %change.1.i = phi <8 x double> [ %mul66.i, %for.cond.cleanup52.i ], [ zeroinitializer, %if.end28.i ]
  %cmp69.not.i = icmp eq i64 %add22.i, %width
  br i1 %cmp69.not.i, label %for.inc195.i, label %if.end73.i

if.end73.i:                                       ; preds = %if.end67.i
  %add.ptr76.idx.i = shl nsw i64 %add22.i, 6
  %add.ptr76.i = getelementptr inbounds i8, ptr %packed, i64 %add.ptr76.idx.i
  %vecext78.i = extractelement <8 x double> %change.1.i, i64 %add22.i
  %arrayidx79.i = getelementptr inbounds double, ptr %add.ptr76.i, i64 %j.0565.i
  %9 = load double, ptr %arrayidx79.i, align 8
  %splat.splatinsert80.i = insertelement <8 x double> poison, double %9, i64 0
  %splat.splat81.i = shufflevector <8 x double> %splat.splatinsert80.i, <8 x double> poison, <8 x i32> zeroinitializer
  %10 = load <8 x double>, ptr %add.ptr76.i, align 8
  %neg.i = fneg <8 x double> %change.1.i
  %11 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat81.i, <8 x double> %10)
  store <8 x double> %11, ptr %add.ptr76.i, align 8
  %sub84.i = sub i64 %sub83.i, %j.0565.i
  %add.ptr85.i = getelementptr inbounds i8, ptr %add.ptr76.i, i64 64
  %cmp87542.i = icmp sgt i64 %sub84.i, 3
  br i1 %cmp87542.i, label %for.body88.i, label %for.cond161.preheader.i

for.cond161.preheader.i:                          ; preds = %for.body88.i, %if.end73.i
  %left.0.lcssa.i = phi i64 [ %sub84.i, %if.end73.i ], [ %sub158.i, %for.body88.i ]
  %some.sroa.0.1.lcssa.i = phi <8 x double> [ zeroinitializer, %if.end73.i ], [ %17, %for.body88.i ]
  %some.sroa.8.1.lcssa.i = phi <8 x double> [ zeroinitializer, %if.end73.i ], [ %23, %for.body88.i ]
  %some.sroa.11.1.lcssa.i = phi <8 x double> [ zeroinitializer, %if.end73.i ], [ %29, %for.body88.i ]
  %some.sroa.14.1.lcssa.i = phi <8 x double> [ zeroinitializer, %if.end73.i ], [ %35, %for.body88.i ]
  %at.0.lcssa.i = phi ptr [ %add.ptr85.i, %if.end73.i ], [ %add.ptr159.i, %for.body88.i ]
  %cmp162555.i = icmp sgt i64 %left.0.lcssa.i, 0
  br i1 %cmp162555.i, label %for.body163.i, label %for.end184.i

for.body88.i:                                     ; preds = %if.end73.i, %for.body88.i
  %at.0548.i = phi ptr [ %add.ptr159.i, %for.body88.i ], [ %add.ptr85.i, %if.end73.i ]
  %some.sroa.14.1547.i = phi <8 x double> [ %35, %for.body88.i ], [ zeroinitializer, %if.end73.i ]
  %some.sroa.11.1546.i = phi <8 x double> [ %29, %for.body88.i ], [ zeroinitializer, %if.end73.i ]
  %some.sroa.8.1545.i = phi <8 x double> [ %23, %for.body88.i ], [ zeroinitializer, %if.end73.i ]
  %some.sroa.0.1544.i = phi <8 x double> [ %17, %for.body88.i ], [ zeroinitializer, %if.end73.i ]
  %left.0543.i = phi i64 [ %sub158.i, %for.body88.i ], [ %sub84.i, %if.end73.i ]
  %arrayidx90.i = getelementptr inbounds double, ptr %at.0548.i, i64 %j.0565.i
  %12 = load double, ptr %arrayidx90.i, align 8
  %arrayidx92.i = getelementptr inbounds double, ptr %at.0548.i, i64 %add22.i
  %13 = load double, ptr %arrayidx92.i, align 8
  %neg94.i = fneg double %12
  %14 = tail call double @llvm.fmuladd.f64(double %neg94.i, double %vecext78.i, double %13)
  %15 = load <8 x double>, ptr %at.0548.i, align 8
  %splat.splatinsert95.i = insertelement <8 x double> poison, double %12, i64 0
  %splat.splat96.i = shufflevector <8 x double> %splat.splatinsert95.i, <8 x double> poison, <8 x i32> zeroinitializer
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat96.i, <8 x double> %15)
  store <8 x double> %16, ptr %at.0548.i, align 8
  %splat.splatinsert99.i = insertelement <8 x double> poison, double %14, i64 0
  %splat.splat100.i = shufflevector <8 x double> %splat.splatinsert99.i, <8 x double> poison, <8 x i32> zeroinitializer
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %16, <8 x double> %splat.splat100.i, <8 x double> %some.sroa.0.1544.i)
  %add.ptr104.i = getelementptr inbounds i8, ptr %at.0548.i, i64 64
  %arrayidx106.i = getelementptr inbounds double, ptr %add.ptr104.i, i64 %j.0565.i
  %18 = load double, ptr %arrayidx106.i, align 8
  %arrayidx109.i = getelementptr inbounds double, ptr %add.ptr104.i, i64 %add22.i
  %19 = load double, ptr %arrayidx109.i, align 8
  %neg111.i = fneg double %18
  %20 = tail call double @llvm.fmuladd.f64(double %neg111.i, double %vecext78.i, double %19)
  %21 = load <8 x double>, ptr %add.ptr104.i, align 8
  %splat.splatinsert113.i = insertelement <8 x double> poison, double %18, i64 0
  %splat.splat114.i = shufflevector <8 x double> %splat.splatinsert113.i, <8 x double> poison, <8 x i32> zeroinitializer
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat114.i, <8 x double> %21)
  store <8 x double> %22, ptr %add.ptr104.i, align 8
  %splat.splatinsert117.i = insertelement <8 x double> poison, double %20, i64 0
  %splat.splat118.i = shufflevector <8 x double> %splat.splatinsert117.i, <8 x double> poison, <8 x i32> zeroinitializer
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %22, <8 x double> %splat.splat118.i, <8 x double> %some.sroa.8.1545.i)
  %add.ptr122.i = getelementptr inbounds i8, ptr %at.0548.i, i64 128
  %arrayidx124.i = getelementptr inbounds double, ptr %add.ptr122.i, i64 %j.0565.i
  %24 = load double, ptr %arrayidx124.i, align 8
  %arrayidx127.i = getelementptr inbounds double, ptr %add.ptr122.i, i64 %add22.i
  %25 = load double, ptr %arrayidx127.i, align 8
  %neg129.i = fneg double %24
  %26 = tail call double @llvm.fmuladd.f64(double %neg129.i, double %vecext78.i, double %25)
  %27 = load <8 x double>, ptr %add.ptr122.i, align 8
  %splat.splatinsert131.i = insertelement <8 x double> poison, double %24, i64 0
  %splat.splat132.i = shufflevector <8 x double> %splat.splatinsert131.i, <8 x double> poison, <8 x i32> zeroinitializer
  %28 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat132.i, <8 x double> %27)
  store <8 x double> %28, ptr %add.ptr122.i, align 8
  %splat.splatinsert135.i = insertelement <8 x double> poison, double %26, i64 0
  %splat.splat136.i = shufflevector <8 x double> %splat.splatinsert135.i, <8 x double> poison, <8 x i32> zeroinitializer
  %29 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %28, <8 x double> %splat.splat136.i, <8 x double> %some.sroa.11.1546.i)
  %add.ptr140.i = getelementptr inbounds i8, ptr %at.0548.i, i64 192
  %arrayidx142.i = getelementptr inbounds double, ptr %add.ptr140.i, i64 %j.0565.i
  %30 = load double, ptr %arrayidx142.i, align 8
  %arrayidx145.i = getelementptr inbounds double, ptr %add.ptr140.i, i64 %add22.i
  %31 = load double, ptr %arrayidx145.i, align 8
  %neg147.i = fneg double %30
  %32 = tail call double @llvm.fmuladd.f64(double %neg147.i, double %vecext78.i, double %31)
  %33 = load <8 x double>, ptr %add.ptr140.i, align 8
  %splat.splatinsert149.i = insertelement <8 x double> poison, double %30, i64 0
  %splat.splat150.i = shufflevector <8 x double> %splat.splatinsert149.i, <8 x double> poison, <8 x i32> zeroinitializer
  %34 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat150.i, <8 x double> %33)
  store <8 x double> %34, ptr %add.ptr140.i, align 8
  %splat.splatinsert153.i = insertelement <8 x double> poison, double %32, i64 0
  %splat.splat154.i = shufflevector <8 x double> %splat.splatinsert153.i, <8 x double> poison, <8 x i32> zeroinitializer
  %35 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %34, <8 x double> %splat.splat154.i, <8 x double> %some.sroa.14.1547.i)
  %sub158.i = add nsw i64 %left.0543.i, -4
  %add.ptr159.i = getelementptr inbounds i8, ptr %at.0548.i, i64 256
  %cmp87.i = icmp ugt i64 %left.0543.i, 7
  br i1 %cmp87.i, label %for.body88.i, label %for.cond161.preheader.i, !llvm.loop !84

for.body163.i:                                    ; preds = %for.cond161.preheader.i, %for.body163.i
  %at.1558.i = phi ptr [ %add.ptr183.i, %for.body163.i ], [ %at.0.lcssa.i, %for.cond161.preheader.i ]
  %some.sroa.0.2557.i = phi <8 x double> [ %41, %for.body163.i ], [ %some.sroa.0.1.lcssa.i, %for.cond161.preheader.i ]
  %left.1556.i = phi i64 [ %dec.i, %for.body163.i ], [ %left.0.lcssa.i, %for.cond161.preheader.i ]
  %arrayidx167.i = getelementptr inbounds double, ptr %at.1558.i, i64 %j.0565.i
  %36 = load double, ptr %arrayidx167.i, align 8
  %arrayidx170.i = getelementptr inbounds double, ptr %at.1558.i, i64 %add22.i
  %37 = load double, ptr %arrayidx170.i, align 8
  %neg172.i = fneg double %36
  %38 = tail call double @llvm.fmuladd.f64(double %neg172.i, double %vecext78.i, double %37)
  %39 = load <8 x double>, ptr %at.1558.i, align 8
  %splat.splatinsert174.i = insertelement <8 x double> poison, double %36, i64 0
  %splat.splat175.i = shufflevector <8 x double> %splat.splatinsert174.i, <8 x double> poison, <8 x i32> zeroinitializer
  %40 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat175.i, <8 x double> %39)
  store <8 x double> %40, ptr %at.1558.i, align 8
  %splat.splatinsert178.i = insertelement <8 x double> poison, double %38, i64 0
  %splat.splat179.i = shufflevector <8 x double> %splat.splatinsert178.i, <8 x double> poison, <8 x i32> zeroinitializer
  %41 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %40, <8 x double> %splat.splat179.i, <8 x double> %some.sroa.0.2557.i)
  %dec.i = add nsw i64 %left.1556.i, -1
  %add.ptr183.i = getelementptr inbounds i8, ptr %at.1558.i, i64 64
  %cmp162.i = icmp ugt i64 %left.1556.i, 1
  br i1 %cmp162.i, label %for.body163.i, label %for.end184.i, !llvm.loop !85

for.end184.i:                                     ; preds = %for.body163.i, %for.cond161.preheader.i
  %some.sroa.0.2.lcssa.i = phi <8 x double> [ %some.sroa.0.1.lcssa.i, %for.cond161.preheader.i ], [ %41, %for.body163.i ]
  %add187.i = fadd <8 x double> %some.sroa.8.1.lcssa.i, %some.sroa.0.2.lcssa.i
  %add190.i = fadd <8 x double> %some.sroa.11.1.lcssa.i, %some.sroa.14.1.lcssa.i
  %add191.i = fadd <8 x double> %add190.i, %add187.i
  br label %for.inc195.i

for.inc195.i:                                     ; preds = %for.end184.i, %if.end67.i, %for.body17.i
  %sums.3.ph.i = phi <8 x double> [ %sums.2566.i, %if.end67.i ], [ %add191.i, %for.end184.i ], [ %sums.2566.i, %for.body17.i ]
  %exitcond590.not.i = icmp eq i64 %add22.i, %width
  br i1 %exitcond590.not.i, label %for.cond201.preheader.i, label %for.body17.i, !llvm.loop !86

for.cond.cleanup203.i:                            ; preds = %cleanup246.i, %for.cond201.preheader.i
  %tobool1.i.not.i = icmp eq i64 %width, 0
  br i1 %tobool1.i.not.i, label %reflect_lanes_d.exit, label %multiply_d.exit.i

multiply_d.exit.i:                                ; preds = %for.cond.cleanup203.i
  %42 = load ptr, ptr %library, align 8
  %conv.i.i = trunc i64 %width to i32
  %conv3.i.i = trunc i64 %rows to i32
  %conv4.i.i = trunc i64 %v_step to i32
  call void %42(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv.i.i, i32 noundef %conv3.i.i, double noundef 1.000000e+00, ptr noundef %v, i32 noundef %conv4.i.i, ptr noundef %v, i32 noundef %conv4.i.i, double noundef 0.000000e+00, ptr noundef nonnull %products.i, i32 noundef 8) #7
  br i1 %cmp15.not560.i, label %for.cond260.preheader.preheader.i, label %reflect_lanes_d.exit

for.cond260.preheader.preheader.i:                ; preds = %multiply_d.exit.i
  %.pre.i = load double, ptr %taus.i, align 8
  br label %for.cond260.preheader.i

for.body204.i:                                    ; preds = %cleanup246.i, %for.body204.lr.ph.i
  %i200.0570.i = phi i64 [ 0, %for.body204.lr.ph.i ], [ %inc250.i, %cleanup246.i ]
  %arrayidx206.i = getelementptr inbounds <8 x double>, ptr %packed, i64 %i200.0570.i
  %43 = load <8 x double>, ptr %arrayidx206.i, align 8
  %mul207.i = fmul <8 x double> %4, %43
  %44 = icmp ugt i64 %i200.0570.i, 7
  %or.cond318.i = and i1 %cmp210.i, %44
  br i1 %or.cond318.i, label %if.then211.i, label %for.cond216.preheader.i

for.cond216.preheader.i:                          ; preds = %for.body204.i
  br i1 %cmp15.not560.i, label %for.body219.lr.ph.i, label %cleanup246.i

for.body219.lr.ph.i:                              ; preds = %for.cond216.preheader.i
  %mul224.i = mul nsw i64 %i200.0570.i, %step
  %45 = getelementptr double, ptr %x, i64 %mul224.i
  %mul239.i = mul nsw i64 %i200.0570.i, %v_step
  %46 = getelementptr double, ptr %v, i64 %mul239.i
  br label %for.body219.i

if.then211.i:                                     ; preds = %for.body204.i
  %mul212.i = mul nsw i64 %i200.0570.i, %v_step
  %add.ptr213.i = getelementptr inbounds double, ptr %v, i64 %mul212.i
  store <8 x double> %mul207.i, ptr %add.ptr213.i, align 8
  br label %cleanup246.i

for.body219.i:                                    ; preds = %if.end227.i, %for.body219.lr.ph.i
  %k215.0568.i = phi i64 [ 0, %for.body219.lr.ph.i ], [ %inc243.i, %if.end227.i ]
  %cmp220.not.i = icmp ult i64 %k215.0568.i, %i200.0570.i
  br i1 %cmp220.not.i, label %if.end227.i, label %if.then221.i

if.then221.i:                                     ; preds = %for.body219.i
  %47 = load <8 x double>, ptr %arrayidx206.i, align 8
  %vecext223.i = extractelement <8 x double> %47, i64 %k215.0568.i
  %arrayidx226.i = getelementptr double, ptr %45, i64 %k215.0568.i
  store double %vecext223.i, ptr %arrayidx226.i, align 8
  br label %if.end227.i

if.end227.i:                                      ; preds = %if.then221.i, %for.body219.i
  %cmp228.i = icmp ult i64 %i200.0570.i, %k215.0568.i
  %cmp231.i = icmp eq i64 %i200.0570.i, %k215.0568.i
  %vecext234.i = extractelement <8 x double> %mul207.i, i64 %k215.0568.i
  %spec.select.i = select i1 %cmp231.i, double 1.000000e+00, double %vecext234.i
  %cond238.i = select i1 %cmp228.i, double 0.000000e+00, double %spec.select.i
  %arrayidx241.i = getelementptr double, ptr %46, i64 %k215.0568.i
  store double %cond238.i, ptr %arrayidx241.i, align 8
  %inc243.i = add nuw nsw i64 %k215.0568.i, 1
  %exitcond591.not.i = icmp eq i64 %inc243.i, %width
  br i1 %exitcond591.not.i, label %cleanup246.i, label %for.body219.i, !llvm.loop !87

cleanup246.i:                                     ; preds = %if.end227.i, %if.then211.i, %for.cond216.preheader.i
  %inc250.i = add nuw nsw i64 %i200.0570.i, 1
  %exitcond592.not.i = icmp eq i64 %inc250.i, %rows
  br i1 %exitcond592.not.i, label %for.cond.cleanup203.i, label %for.body204.i, !llvm.loop !88

for.cond255.loopexit.i:                           ; preds = %for.body299.i, %for.cond.cleanup262.i
  %exitcond595.not.i = icmp eq i64 %add295.i, %width
  br i1 %exitcond595.not.i, label %reflect_lanes_d.exit, label %for.cond260.preheader.i, !llvm.loop !89

for.cond260.preheader.i:                          ; preds = %for.cond255.loopexit.i, %for.cond260.preheader.preheader.i
  %j254.0581.i = phi i64 [ %add295.i, %for.cond255.loopexit.i ], [ 0, %for.cond260.preheader.preheader.i ]
  %invariant.gep.i = getelementptr inbounds double, ptr %t, i64 %j254.0581.i
  %cmp261574.not.i = icmp eq i64 %j254.0581.i, 0
  br i1 %cmp261574.not.i, label %for.cond.cleanup262.i, label %for.cond265.preheader.lr.ph.i

for.cond265.preheader.lr.ph.i:                    ; preds = %for.cond260.preheader.i
  %arrayidx280.i = getelementptr inbounds [8 x double], ptr %taus.i, i64 0, i64 %j254.0581.i
  %48 = load double, ptr %arrayidx280.i, align 8
  %fneg281.i = fneg double %48
  br label %for.cond265.preheader.i

for.cond265.preheader.i:                          ; preds = %for.cond.cleanup267.i, %for.cond265.preheader.lr.ph.i
  %i259.0575.i = phi i64 [ 0, %for.cond265.preheader.lr.ph.i ], [ %inc287.i, %for.cond.cleanup267.i ]
  %.idx512.i = shl nsw i64 %i259.0575.i, 9
  %49 = getelementptr inbounds i8, ptr %t, i64 %.idx512.i
  br label %for.body268.i

for.cond.cleanup262.i:                            ; preds = %for.cond.cleanup267.i, %for.cond260.preheader.i
  %50 = phi double [ %.pre.i, %for.cond260.preheader.i ], [ %48, %for.cond.cleanup267.i ]
  %arrayidx293.idx.i = mul i64 %j254.0581.i, 520
  %arrayidx293.i = getelementptr inbounds i8, ptr %t, i64 %arrayidx293.idx.i
  store double %50, ptr %arrayidx293.i, align 8
  %add295.i = add nuw nsw i64 %j254.0581.i, 1
  %cmp297578.i = icmp slt i64 %add295.i, %width
  br i1 %cmp297578.i, label %for.body299.i, label %for.cond255.loopexit.i

for.cond.cleanup267.i:                            ; preds = %for.body268.i
  %mul282.i = fmul double %53, %fneg281.i
  %gep.i = getelementptr inbounds i8, ptr %invariant.gep.i, i64 %.idx512.i
  store double %mul282.i, ptr %gep.i, align 8
  %inc287.i = add nuw nsw i64 %i259.0575.i, 1
  %exitcond593.not.i = icmp eq i64 %inc287.i, %j254.0581.i
  br i1 %exitcond593.not.i, label %for.cond.cleanup262.i, label %for.cond265.preheader.i, !llvm.loop !90

for.body268.i:                                    ; preds = %for.body268.i, %for.cond265.preheader.i
  %k264.0573.i = phi i64 [ %i259.0575.i, %for.cond265.preheader.i ], [ %inc277.i, %for.body268.i ]
  %sum.0572.i = phi double [ 0.000000e+00, %for.cond265.preheader.i ], [ %53, %for.body268.i ]
  %arrayidx271.i = getelementptr inbounds double, ptr %49, i64 %k264.0573.i
  %51 = load double, ptr %arrayidx271.i, align 8
  %mul272.i = shl nsw i64 %k264.0573.i, 3
  %add273.i = add nuw nsw i64 %mul272.i, %j254.0581.i
  %arrayidx274.i = getelementptr inbounds [64 x double], ptr %products.i, i64 0, i64 %add273.i
  %52 = load double, ptr %arrayidx274.i, align 8
  %53 = call double @llvm.fmuladd.f64(double %51, double %52, double %sum.0572.i)
  %inc277.i = add nuw nsw i64 %k264.0573.i, 1
  %cmp266.i = icmp ult i64 %inc277.i, %j254.0581.i
  br i1 %cmp266.i, label %for.body268.i, label %for.cond.cleanup267.i, !llvm.loop !91

for.body299.i:                                    ; preds = %for.cond.cleanup262.i, %for.body299.i
  %i294.0579.i = phi i64 [ %inc304.i, %for.body299.i ], [ %add295.i, %for.cond.cleanup262.i ]
  %.idx.i = shl nsw i64 %i294.0579.i, 9
  %gep577.i = getelementptr inbounds i8, ptr %invariant.gep.i, i64 %.idx.i
  store double 0.000000e+00, ptr %gep577.i, align 8
  %inc304.i = add nuw nsw i64 %i294.0579.i, 1
  %exitcond594.not.i = icmp eq i64 %inc304.i, %width
  br i1 %exitcond594.not.i, label %for.cond255.loopexit.i, label %for.body299.i, !llvm.loop !92

reflect_lanes_d.exit:                             ; preds = %land.lhs.true.i, %for.cond255.loopexit.i, %for.cond.cleanup203.i, %multiply_d.exit.i
  %retval.3.i = phi i64 [ 0, %multiply_d.exit.i ], [ 0, %for.cond.cleanup203.i ], [ 0, %for.cond255.loopexit.i ], [ 1, %land.lhs.true.i ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %products.i) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %taus.i) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %scales.i) #7
  br label %return

while.cond:                                       ; preds = %entry, %while.cond
  %half.0 = phi i64 [ %mul, %while.cond ], [ 8, %entry ]
  %mul = shl nsw i64 %half.0, 1
  %cmp1 = icmp slt i64 %mul, %width
  br i1 %cmp1, label %while.cond, label %while.end, !llvm.loop !93

while.end:                                        ; preds = %while.cond
  %sub = sub nsw i64 %width, %half.0
  %call3 = tail call fastcc i64 @reflect_block_d(ptr noundef %library, ptr noundef %x, i64 noundef %step, i64 noundef %rows, i64 noundef %half.0, ptr noundef %v, i64 noundef %v_step, ptr noundef %t, ptr noundef %packed, ptr noundef %room)
  %tobool.not = icmp eq i64 %call3, 0
  br i1 %tobool.not, label %if.end5, label %return

if.end5:                                          ; preds = %while.end
  %add.ptr = getelementptr inbounds double, ptr %x, i64 %half.0
  %mul.i134 = mul nsw i64 %sub, %half.0
  %add.ptr.i135 = getelementptr inbounds double, ptr %room, i64 %mul.i134
  %tobool1.i.i.not = icmp eq i64 %half.0, %width
  br i1 %tobool1.i.i.not, label %reflect_by_d.exit, label %multiply_d.exit31.i

multiply_d.exit31.i:                              ; preds = %if.end5
  %54 = load ptr, ptr %library, align 8
  %conv.i.i136 = trunc i64 %half.0 to i32
  %conv2.i.i = trunc i64 %sub to i32
  %conv3.i.i137 = trunc i64 %rows to i32
  %conv4.i.i138 = trunc i64 %v_step to i32
  %conv5.i.i = trunc i64 %step to i32
  tail call void %54(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i136, i32 noundef %conv2.i.i, i32 noundef %conv3.i.i137, double noundef 1.000000e+00, ptr noundef %v, i32 noundef %conv4.i.i138, ptr noundef nonnull %add.ptr, i32 noundef %conv5.i.i, double noundef 0.000000e+00, ptr noundef %room, i32 noundef %conv2.i.i) #7
  %55 = load ptr, ptr %library, align 8
  tail call void %55(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i136, i32 noundef %conv2.i.i, i32 noundef %conv.i.i136, double noundef 1.000000e+00, ptr noundef %t, i32 noundef 64, ptr noundef %room, i32 noundef %conv2.i.i, double noundef 0.000000e+00, ptr noundef nonnull %add.ptr.i135, i32 noundef %conv2.i.i) #7
  %tobool.i32.i.not = icmp eq i64 %rows, 0
  br i1 %tobool.i32.i.not, label %reflect_by_d.exit, label %if.then.i35.i

if.then.i35.i:                                    ; preds = %multiply_d.exit31.i
  %56 = load ptr, ptr %library, align 8
  tail call void %56(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv3.i.i137, i32 noundef %conv2.i.i, i32 noundef %conv.i.i136, double noundef -1.000000e+00, ptr noundef %v, i32 noundef %conv4.i.i138, ptr noundef %add.ptr.i135, i32 noundef %conv2.i.i, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr, i32 noundef %conv5.i.i) #7
  br label %reflect_by_d.exit

reflect_by_d.exit:                                ; preds = %if.end5, %multiply_d.exit31.i, %if.then.i35.i
  %mul6 = mul nsw i64 %half.0, %v_step
  %add.ptr7 = getelementptr inbounds double, ptr %v, i64 %mul6
  %add.ptr8 = getelementptr inbounds double, ptr %add.ptr7, i64 %half.0
  %add.ptr10.idx = shl nsw i64 %half.0, 9
  %add.ptr10 = getelementptr inbounds i8, ptr %t, i64 %add.ptr10.idx
  %add.ptr11 = getelementptr inbounds double, ptr %add.ptr10, i64 %half.0
  %mul12 = mul nsw i64 %half.0, %step
  %add.ptr13 = getelementptr inbounds double, ptr %x, i64 %mul12
  %add.ptr14 = getelementptr inbounds double, ptr %add.ptr13, i64 %half.0
  %sub15 = sub nsw i64 %rows, %half.0
  %call16 = tail call fastcc i64 @reflect_block_d(ptr noundef %library, ptr noundef nonnull %add.ptr14, i64 noundef %step, i64 noundef %sub15, i64 noundef %sub, ptr noundef nonnull %add.ptr8, i64 noundef %v_step, ptr noundef nonnull %add.ptr11, ptr noundef %packed, ptr noundef %room)
  %tobool17.not = icmp eq i64 %call16, 0
  br i1 %tobool17.not, label %for.cond.preheader, label %return

for.cond.preheader:                               ; preds = %reflect_by_d.exit
  %invariant.gep = getelementptr double, ptr %v, i64 %half.0
  %cmp20171 = icmp sgt i64 %half.0, 0
  br i1 %cmp20171, label %for.body.lr.ph, label %for.cond26.preheader

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %mul24 = shl i64 %sub, 3
  br label %for.body

for.cond26.preheader:                             ; preds = %for.body, %for.cond.preheader
  %cmp27173 = icmp slt i64 %half.0, %width
  br i1 %cmp27173, label %for.body29.lr.ph, label %for.cond.cleanup28

for.body29.lr.ph:                                 ; preds = %for.cond26.preheader
  %mul32 = shl i64 %half.0, 3
  br label %for.body29

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.0172 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %mul21 = mul nsw i64 %i.0172, %v_step
  %gep = getelementptr double, ptr %invariant.gep, i64 %mul21
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %gep, i8 0, i64 %mul24, i1 false)
  %inc = add nuw nsw i64 %i.0172, 1
  %exitcond.not = icmp eq i64 %inc, %half.0
  br i1 %exitcond.not, label %for.cond26.preheader, label %for.body, !llvm.loop !94

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  br i1 %tobool1.i.i.not, label %return, label %if.then.i155

if.then.i155:                                     ; preds = %for.cond.cleanup28
  %57 = load ptr, ptr %library, align 8
  %conv.i = trunc i64 %half.0 to i32
  %conv2.i = trunc i64 %sub to i32
  %conv3.i = trunc i64 %sub15 to i32
  %conv4.i = trunc i64 %v_step to i32
  tail call void %57(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv2.i, i32 noundef %conv3.i, double noundef 1.000000e+00, ptr noundef %add.ptr7, i32 noundef %conv4.i, ptr noundef nonnull %add.ptr8, i32 noundef %conv4.i, double noundef 0.000000e+00, ptr noundef %room, i32 noundef %conv2.i) #7
  %58 = load ptr, ptr %library, align 8
  tail call void %58(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv2.i, i32 noundef %conv.i, double noundef -1.000000e+00, ptr noundef %t, i32 noundef 64, ptr noundef %room, i32 noundef %conv2.i, double noundef 0.000000e+00, ptr noundef %add.ptr.i135, i32 noundef %conv2.i) #7
  %add.ptr41163 = getelementptr inbounds double, ptr %t, i64 %half.0
  %59 = load ptr, ptr %library, align 8
  tail call void %59(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv2.i, i32 noundef %conv2.i, double noundef 1.000000e+00, ptr noundef %add.ptr.i135, i32 noundef %conv2.i, ptr noundef nonnull %add.ptr11, i32 noundef 64, double noundef 0.000000e+00, ptr noundef nonnull %add.ptr41163, i32 noundef 64) #7
  br label %return

for.body29:                                       ; preds = %for.body29.lr.ph, %for.body29
  %i25.0174 = phi i64 [ %half.0, %for.body29.lr.ph ], [ %inc34, %for.body29 ]
  %add.ptr31.idx = shl nsw i64 %i25.0174, 9
  %add.ptr31 = getelementptr inbounds i8, ptr %t, i64 %add.ptr31.idx
  tail call void @llvm.memset.p0.i64(ptr align 8 %add.ptr31, i8 0, i64 %mul32, i1 false)
  %inc34 = add nsw i64 %i25.0174, 1
  %exitcond181.not = icmp eq i64 %inc34, %width
  br i1 %exitcond181.not, label %for.cond.cleanup28, label %for.body29, !llvm.loop !95

return:                                           ; preds = %for.cond.cleanup28, %if.then.i155, %while.end, %reflect_by_d.exit, %reflect_lanes_d.exit
  %retval.2 = phi i64 [ %retval.3.i, %reflect_lanes_d.exit ], [ 1, %while.end ], [ 1, %reflect_by_d.exit ], [ 0, %if.then.i155 ], [ 0, %for.cond.cleanup28 ]
  ret i64 %retval.2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #6

declare float @sqrtf(float) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #6

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nofree nounwind willreturn memory(write) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!62 = distinct !{!62, !5, !6}
!63 = distinct !{!63, !5, !6}
!64 = distinct !{!64, !5, !6}
!65 = distinct !{!65, !5, !6}
!66 = distinct !{!66, !5, !6}
!67 = distinct !{!67, !5, !6}
!68 = distinct !{!68, !5, !6}
!69 = distinct !{!69, !5, !6}
!70 = distinct !{!70, !5, !6}
!71 = distinct !{!71, !5, !6}
!72 = distinct !{!72, !5, !6}
!73 = distinct !{!73, !5, !6}
!74 = distinct !{!74, !5, !6}
!75 = distinct !{!75, !5, !6}
!76 = distinct !{!76, !5, !6}
!77 = distinct !{!77, !5, !6}
!78 = distinct !{!78, !5, !6}
!79 = distinct !{!79, !5, !6}
!80 = distinct !{!80, !5, !6}
!81 = distinct !{!81, !5, !6}
!82 = distinct !{!82, !5, !6}
!83 = distinct !{!83, !5, !6}
!84 = distinct !{!84, !5, !6}
!85 = distinct !{!85, !5, !6}
!86 = distinct !{!86, !5, !6}
!87 = distinct !{!87, !5, !6}
!88 = distinct !{!88, !5, !6}
!89 = distinct !{!89, !5, !6}
!90 = distinct !{!90, !5, !6}
!91 = distinct !{!91, !5, !6}
!92 = distinct !{!92, !5, !6}
!93 = distinct !{!93, !5, !6}
!94 = distinct !{!94, !5, !6}
!95 = distinct !{!95, !5, !6}
