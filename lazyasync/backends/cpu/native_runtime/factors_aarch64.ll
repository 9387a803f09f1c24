; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
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
  %get_threads = getelementptr inbounds i8, ptr %1, i64 48
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 56
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #8
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #8
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
  %getrf.i.i = getelementptr inbounds i8, ptr %1, i64 24
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
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i.i) #8
  store i32 %conv.i.i, ptr %m.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i.i) #8
  store i32 %conv.i.i, ptr %n.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i) #8
  store i32 %conv.i.i, ptr %apart.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i) #8
  store i32 0, ptr %info.i.i, align 4
  %16 = load ptr, ptr %getrf.i.i, align 8
  call void %16(ptr noundef nonnull %m.i.i, ptr noundef nonnull %n.i.i, ptr noundef %9, ptr noundef nonnull %apart.i.i, ptr noundef %add.ptr.i, ptr noundef nonnull %info.i.i) #8
  %17 = load i32, ptr %info.i.i, align 4
  %cmp.i.not.i = icmp eq i32 %17, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i.i) #8
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
  br i1 %exitcond.not.i.i, label %begin_solution_f.exit.i, label %for.body.i.i, !llvm.loop !4

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
  br i1 %exitcond.not.i, label %cond.end, label %for.body.i, !llvm.loop !7

for.body12.i:                                     ; preds = %for.body12.i, %for.body12.lr.ph.i
  %first.079.i = phi i64 [ 0, %for.body12.lr.ph.i ], [ %add.i, %for.body12.i ]
  %add.i = add nsw i64 %first.079.i, %cond.i
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %7, i64 %add.i)
  call fastcc void @substitute_part_f(ptr noundef readonly %1, ptr noundef %9, ptr noundef %add.ptr.i, i64 noundef %6, ptr noundef %out.081.i, i64 noundef %7, i64 noundef %first.079.i, i64 noundef %cond.i.i, i32 noundef %conv.i, ptr noundef null)
  %cmp10.i = icmp slt i64 %add.i, %7
  br i1 %cmp10.i, label %for.body12.i, label %for.cond.cleanup11.i, !llvm.loop !8

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
  %getrf.i.i28 = getelementptr inbounds i8, ptr %1, i64 24
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
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i.i11) #8
  store i32 %conv.i.i27, ptr %m.i.i11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i.i12) #8
  store i32 %conv.i.i27, ptr %n.i.i12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i13) #8
  store i32 %conv.i.i27, ptr %apart.i.i13, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i14) #8
  store i32 0, ptr %info.i.i14, align 4
  %24 = load ptr, ptr %getrf.i.i28, align 8
  call void %24(ptr noundef nonnull %m.i.i11, ptr noundef nonnull %n.i.i12, ptr noundef %9, ptr noundef nonnull %apart.i.i13, ptr noundef %add.ptr.i19, ptr noundef nonnull %info.i.i14) #8
  %25 = load i32, ptr %info.i.i14, align 4
  %cmp.i.not.i42 = icmp eq i32 %25, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i.i12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i.i11) #8
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
  br i1 %exitcond.not.i.i70, label %begin_solution_d.exit.i, label %for.body.i.i65, !llvm.loop !9

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
  br i1 %exitcond.not.i56, label %cond.end, label %for.body.i36, !llvm.loop !10

for.body12.i59:                                   ; preds = %for.body12.i59, %for.body12.lr.ph.i57
  %first.079.i60 = phi i64 [ 0, %for.body12.lr.ph.i57 ], [ %add.i61, %for.body12.i59 ]
  %add.i61 = add nsw i64 %first.079.i60, %cond.i48
  %cond.i.i62 = call noundef i64 @llvm.smin.i64(i64 %7, i64 %add.i61)
  call fastcc void @substitute_part_d(ptr noundef readonly %1, ptr noundef %9, ptr noundef %add.ptr.i19, i64 noundef %6, ptr noundef %out.081.i41, i64 noundef %7, i64 noundef %first.079.i60, i64 noundef %cond.i.i62, i32 noundef %conv.i58, ptr noundef null)
  %cmp10.i63 = icmp slt i64 %add.i61, %7
  br i1 %cmp10.i63, label %for.body12.i59, label %for.cond.cleanup11.i49, !llvm.loop !11

cond.end:                                         ; preds = %for.body.i36, %for.cond.cleanup11.i49, %for.body.i, %for.cond.cleanup11.i, %cond.false, %cond.true
  %cond.shrunk = phi i1 [ false, %cond.true ], [ false, %cond.false ], [ %cmp.not85.i, %for.body.i ], [ %cmp.not.i10, %for.cond.cleanup11.i ], [ %cmp.not85.i37, %for.body.i36 ], [ %cmp.not.i55, %for.cond.cleanup11.i49 ]
  %cond = zext i1 %cond.shrunk to i64
  ret i64 %cond
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

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
  %get_threads = getelementptr inbounds i8, ptr %1, i64 48
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 56
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #8
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #8
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
  %getrf.i.i = getelementptr inbounds i8, ptr %1, i64 24
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
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i.i) #8
  store i32 %conv.i.i, ptr %m.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i.i) #8
  store i32 %conv.i.i, ptr %n.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i) #8
  store i32 %conv.i.i, ptr %apart.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i) #8
  store i32 0, ptr %info.i.i, align 4
  %14 = load ptr, ptr %getrf.i.i, align 8
  call void %14(ptr noundef nonnull %m.i.i, ptr noundef nonnull %n.i.i, ptr noundef %8, ptr noundef nonnull %apart.i.i, ptr noundef %add.ptr.i, ptr noundef nonnull %info.i.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i.i) #8
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
  br i1 %exitcond.not.i, label %for.cond.cleanup9.i, label %for.body10.i, !llvm.loop !12

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
  br i1 %exitcond69.not.i, label %cond.end, label %for.body.i, !llvm.loop !13

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
  %getrf.i.i26 = getelementptr inbounds i8, ptr %1, i64 24
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
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i.i11) #8
  store i32 %conv.i.i25, ptr %m.i.i11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i.i12) #8
  store i32 %conv.i.i25, ptr %n.i.i12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i13) #8
  store i32 %conv.i.i25, ptr %apart.i.i13, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i14) #8
  store i32 0, ptr %info.i.i14, align 4
  %23 = load ptr, ptr %getrf.i.i26, align 8
  call void %23(ptr noundef nonnull %m.i.i11, ptr noundef nonnull %n.i.i12, ptr noundef %8, ptr noundef nonnull %apart.i.i13, ptr noundef %add.ptr.i18, ptr noundef nonnull %info.i.i14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i.i12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i.i11) #8
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
  br i1 %exitcond.not.i52, label %for.cond.cleanup9.i53, label %for.body10.i40, !llvm.loop !14

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
  br i1 %exitcond69.not.i39, label %cond.end, label %for.body.i29, !llvm.loop !15

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
  %get_threads = getelementptr inbounds i8, ptr %1, i64 48
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 56
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #8
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #8
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
  %getrf.i.i = getelementptr inbounds i8, ptr %1, i64 24
  %cmp44.i = icmp slt i64 %8, %9
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  %add.ptr.i = getelementptr inbounds float, ptr %6, i64 %mul.i
  %add.ptr5.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i.i) #8
  store i32 %conv.i.i, ptr %m.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i.i) #8
  store i32 %conv1.i.i, ptr %n.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i) #8
  store i32 %conv2.i.i, ptr %apart.i.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i) #8
  store i32 0, ptr %info.i.i, align 4
  %12 = load ptr, ptr %getrf.i.i, align 8
  call void %12(ptr noundef nonnull %m.i.i, ptr noundef nonnull %n.i.i, ptr noundef %add.ptr5.i, ptr noundef nonnull %apart.i.i, ptr noundef %add.ptr7.i, ptr noundef nonnull %info.i.i) #8
  %13 = load i32, ptr %info.i.i, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i.i) #8
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
  br i1 %exitcond.not.i, label %for.cond9.preheader.i, label %for.body.i, !llvm.loop !16

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
  br i1 %exitcond.not.i.i, label %exchange_f.exit.i, label %for.body.i.i, !llvm.loop !17

exchange_f.exit.i:                                ; preds = %for.body.i.i, %for.body13.i
  %inc17.i = add nuw nsw i64 %k.047.i, 1
  %exitcond48.not.i = icmp eq i64 %inc17.i, %8
  br i1 %exitcond48.not.i, label %cond.end, label %for.body13.i, !llvm.loop !18

cond.false:                                       ; preds = %keep_to_one_thread.exit
  %add.ptr.i19 = getelementptr inbounds double, ptr %6, i64 %mul.i
  %add.ptr5.i20 = getelementptr inbounds double, ptr %add.ptr.i19, i64 %8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i.i10) #8
  store i32 %conv.i.i, ptr %m.i.i10, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i.i11) #8
  store i32 %conv1.i.i, ptr %n.i.i11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %apart.i.i12) #8
  store i32 %conv2.i.i, ptr %apart.i.i12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i.i13) #8
  store i32 0, ptr %info.i.i13, align 4
  %19 = load ptr, ptr %getrf.i.i, align 8
  call void %19(ptr noundef nonnull %m.i.i10, ptr noundef nonnull %n.i.i11, ptr noundef %add.ptr5.i20, ptr noundef nonnull %apart.i.i12, ptr noundef %add.ptr7.i, ptr noundef nonnull %info.i.i13) #8
  %20 = load i32, ptr %info.i.i13, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i.i13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %apart.i.i12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i.i11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i.i10) #8
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
  br i1 %exitcond.not.i54, label %for.cond9.preheader.i29, label %for.body.i49, !llvm.loop !19

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
  br i1 %exitcond.not.i.i46, label %exchange_d.exit.i, label %for.body.i.i40, !llvm.loop !20

exchange_d.exit.i:                                ; preds = %for.body.i.i40, %for.body13.i33
  %inc17.i38 = add nuw nsw i64 %k.047.i34, 1
  %exitcond48.not.i39 = icmp eq i64 %inc17.i38, %8
  br i1 %exitcond48.not.i39, label %cond.end, label %for.body13.i33, !llvm.loop !21

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
  %get_threads = getelementptr inbounds i8, ptr %1, i64 48
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 56
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #8
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #8
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
  tail call void %12(i32 noundef 101, i32 noundef 142, i32 noundef 121, i32 noundef 111, i32 noundef 132, i32 noundef %conv7.i.i, i32 noundef %conv8.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr9.i, i32 noundef %conv9.i.i, ptr noundef %add.ptr12.i, i32 noundef %conv9.i.i) #8
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
  tail call void %13(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv2.i.i, i32 noundef %conv3.i.i, float noundef -1.000000e+00, ptr noundef %add.ptr12.i, i32 noundef %conv4.i.i, ptr noundef %add.ptr19.i, i32 noundef %conv4.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr22.i, i32 noundef %conv4.i.i) #8
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
  br i1 %exitcond.not.i.i, label %exchange_f.exit.i, label %for.body.i.i, !llvm.loop !17

exchange_f.exit.i:                                ; preds = %for.body.i.i, %for.body.i
  %inc.i = add nsw i64 %k.066.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %11
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !22

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
  tail call void %20(i32 noundef 101, i32 noundef 142, i32 noundef 121, i32 noundef 111, i32 noundef 132, i32 noundef %conv7.i.i40, i32 noundef %conv8.i.i41, double noundef 1.000000e+00, ptr noundef %add.ptr9.i38, i32 noundef %conv9.i.i42, ptr noundef %add.ptr12.i21, i32 noundef %conv9.i.i42) #8
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
  tail call void %21(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i33, i32 noundef %conv2.i.i34, i32 noundef %conv3.i.i35, double noundef -1.000000e+00, ptr noundef %add.ptr12.i21, i32 noundef %conv4.i.i36, ptr noundef %add.ptr19.i32, i32 noundef %conv4.i.i36, double noundef 1.000000e+00, ptr noundef %add.ptr22.i31, i32 noundef %conv4.i.i36) #8
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
  br i1 %exitcond.not.i.i59, label %exchange_d.exit.i, label %for.body.i.i53, !llvm.loop !20

exchange_d.exit.i:                                ; preds = %for.body.i.i53, %for.body.i46
  %inc.i51 = add nsw i64 %k.066.i47, 1
  %exitcond.not.i52 = icmp eq i64 %inc.i51, %11
  br i1 %exitcond.not.i52, label %for.cond.cleanup.i16, label %for.body.i46, !llvm.loop !23

cond.end:                                         ; preds = %if.then.i.i29, %triangle_d.exit.i, %if.then.i.i, %triangle_f.exit.i
  ret i64 0
}

; Function Attrs: nounwind
define noundef i64 @lazyasync_substitute(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 48
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 56
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #8
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #8
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
  %cmp52.i = icmp sgt i64 %9, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  br i1 %cmp52.i, label %for.cond6.preheader.lr.ph.i, label %substitute_f.exit

for.cond6.preheader.lr.ph.i:                      ; preds = %cond.true
  %cmp750.i = icmp slt i64 %11, %12
  %cmp10.not.i = icmp eq i64 %5, 0
  br label %for.cond6.preheader.i

for.cond6.preheader.i:                            ; preds = %for.cond.cleanup8.i, %for.cond6.preheader.lr.ph.i
  %i.053.i = phi i64 [ 0, %for.cond6.preheader.lr.ph.i ], [ %inc18.i, %for.cond.cleanup8.i ]
  br i1 %cmp750.i, label %for.body9.lr.ph.i, label %for.cond.cleanup8.i

for.body9.lr.ph.i:                                ; preds = %for.cond6.preheader.i
  %mul.i = mul nsw i64 %i.053.i, %10
  %13 = getelementptr float, ptr %6, i64 %mul.i
  %14 = getelementptr float, ptr %8, i64 %mul.i
  br label %for.body9.i

for.cond.cleanup8.i:                              ; preds = %cond.end.i, %for.cond6.preheader.i
  %inc18.i = add nuw nsw i64 %i.053.i, 1
  %exitcond54.not.i = icmp eq i64 %inc18.i, %9
  br i1 %exitcond54.not.i, label %substitute_f.exit, label %for.cond6.preheader.i, !llvm.loop !24

for.body9.i:                                      ; preds = %cond.end.i, %for.body9.lr.ph.i
  %k.051.i = phi i64 [ %11, %for.body9.lr.ph.i ], [ %inc.i, %cond.end.i ]
  br i1 %cmp10.not.i, label %cond.false.i, label %cond.true.i

cond.true.i:                                      ; preds = %for.body9.i
  %arrayidx11.i = getelementptr float, ptr %13, i64 %k.051.i
  %15 = load float, ptr %arrayidx11.i, align 4
  br label %cond.end.i

cond.false.i:                                     ; preds = %for.body9.i
  %cmp12.i = icmp eq i64 %i.053.i, %k.051.i
  %conv13.i = uitofp i1 %cmp12.i to float
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi float [ %15, %cond.true.i ], [ %conv13.i, %cond.false.i ]
  %arrayidx16.i = getelementptr float, ptr %14, i64 %k.051.i
  store float %cond.i, ptr %arrayidx16.i, align 4
  %inc.i = add nsw i64 %k.051.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %12
  br i1 %exitcond.not.i, label %for.cond.cleanup8.i, label %for.body9.i, !llvm.loop !25

substitute_f.exit:                                ; preds = %for.cond.cleanup8.i, %cond.true
  %16 = load i64, ptr %add.ptr, align 8
  %17 = inttoptr i64 %16 to ptr
  %arrayidx21.i = getelementptr inbounds i8, ptr %a, i64 24
  %18 = load i64, ptr %arrayidx21.i, align 8
  %19 = inttoptr i64 %18 to ptr
  %cmp22.i = icmp eq i64 %5, 0
  %conv23.i = zext i1 %cmp22.i to i32
  %arrayidx24.i = getelementptr inbounds i8, ptr %a, i64 80
  %20 = load i64, ptr %arrayidx24.i, align 8
  %21 = inttoptr i64 %20 to ptr
  tail call fastcc void @substitute_part_f(ptr noundef readonly %1, ptr noundef %17, ptr noundef %19, i64 noundef %9, ptr noundef %8, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %conv23.i, ptr noundef %21)
  br label %cond.end

cond.false:                                       ; preds = %keep_to_one_thread.exit
  br i1 %cmp52.i, label %for.cond6.preheader.lr.ph.i21, label %substitute_d.exit

for.cond6.preheader.lr.ph.i21:                    ; preds = %cond.false
  %cmp750.i22 = icmp slt i64 %11, %12
  %cmp10.not.i23 = icmp eq i64 %5, 0
  br label %for.cond6.preheader.i24

for.cond6.preheader.i24:                          ; preds = %for.cond.cleanup8.i26, %for.cond6.preheader.lr.ph.i21
  %i.053.i25 = phi i64 [ 0, %for.cond6.preheader.lr.ph.i21 ], [ %inc18.i27, %for.cond.cleanup8.i26 ]
  br i1 %cmp750.i22, label %for.body9.lr.ph.i29, label %for.cond.cleanup8.i26

for.body9.lr.ph.i29:                              ; preds = %for.cond6.preheader.i24
  %mul.i30 = mul nsw i64 %i.053.i25, %10
  %22 = getelementptr double, ptr %6, i64 %mul.i30
  %23 = getelementptr double, ptr %8, i64 %mul.i30
  br label %for.body9.i31

for.cond.cleanup8.i26:                            ; preds = %cond.end.i35, %for.cond6.preheader.i24
  %inc18.i27 = add nuw nsw i64 %i.053.i25, 1
  %exitcond54.not.i28 = icmp eq i64 %inc18.i27, %9
  br i1 %exitcond54.not.i28, label %substitute_d.exit, label %for.cond6.preheader.i24, !llvm.loop !26

for.body9.i31:                                    ; preds = %cond.end.i35, %for.body9.lr.ph.i29
  %k.051.i32 = phi i64 [ %11, %for.body9.lr.ph.i29 ], [ %inc.i38, %cond.end.i35 ]
  br i1 %cmp10.not.i23, label %cond.false.i40, label %cond.true.i33

cond.true.i33:                                    ; preds = %for.body9.i31
  %arrayidx11.i34 = getelementptr double, ptr %22, i64 %k.051.i32
  %24 = load double, ptr %arrayidx11.i34, align 8
  br label %cond.end.i35

cond.false.i40:                                   ; preds = %for.body9.i31
  %cmp12.i41 = icmp eq i64 %i.053.i25, %k.051.i32
  %conv13.i42 = uitofp i1 %cmp12.i41 to double
  br label %cond.end.i35

cond.end.i35:                                     ; preds = %cond.false.i40, %cond.true.i33
  %cond.i36 = phi double [ %24, %cond.true.i33 ], [ %conv13.i42, %cond.false.i40 ]
  %arrayidx16.i37 = getelementptr double, ptr %23, i64 %k.051.i32
  store double %cond.i36, ptr %arrayidx16.i37, align 8
  %inc.i38 = add nsw i64 %k.051.i32, 1
  %exitcond.not.i39 = icmp eq i64 %inc.i38, %12
  br i1 %exitcond.not.i39, label %for.cond.cleanup8.i26, label %for.body9.i31, !llvm.loop !27

substitute_d.exit:                                ; preds = %for.cond.cleanup8.i26, %cond.false
  %25 = load i64, ptr %add.ptr, align 8
  %26 = inttoptr i64 %25 to ptr
  %arrayidx21.i17 = getelementptr inbounds i8, ptr %a, i64 24
  %27 = load i64, ptr %arrayidx21.i17, align 8
  %28 = inttoptr i64 %27 to ptr
  %cmp22.i18 = icmp eq i64 %5, 0
  %conv23.i19 = zext i1 %cmp22.i18 to i32
  %arrayidx24.i20 = getelementptr inbounds i8, ptr %a, i64 80
  %29 = load i64, ptr %arrayidx24.i20, align 8
  %30 = inttoptr i64 %29 to ptr
  tail call fastcc void @substitute_part_d(ptr noundef readonly %1, ptr noundef %26, ptr noundef %28, i64 noundef %9, ptr noundef %8, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %conv23.i19, ptr noundef %30)
  br label %cond.end

cond.end:                                         ; preds = %substitute_d.exit, %substitute_f.exit
  ret i64 0
}

; Function Attrs: nounwind
define range(i64 0, 2) i64 @lazyasync_solve_triangles(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 48
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 56
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #8
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #8
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
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 88
  %8 = load i64, ptr %arrayidx3.i, align 8
  %arrayidx7.i = getelementptr inbounds i8, ptr %a, i64 40
  %9 = load i64, ptr %arrayidx7.i, align 8
  %tobool.not.i = icmp eq i64 %9, 0
  %cond.i = select i1 %tobool.not.i, i32 121, i32 122
  %arrayidx8.i = getelementptr inbounds i8, ptr %a, i64 48
  %10 = load i64, ptr %arrayidx8.i, align 8
  %tobool9.not.i = icmp eq i64 %10, 0
  %cond10.i = select i1 %tobool9.not.i, i32 131, i32 132
  %cmp81.i = icmp sgt i64 %5, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  br i1 %cmp81.i, label %for.cond11.preheader.lr.ph.i, label %cond.end

for.cond11.preheader.lr.ph.i:                     ; preds = %cond.true
  %arrayidx6.i = getelementptr inbounds i8, ptr %a, i64 72
  %11 = load i64, ptr %arrayidx6.i, align 8
  %12 = inttoptr i64 %11 to ptr
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 56
  %13 = load i64, ptr %arrayidx5.i, align 8
  %14 = inttoptr i64 %13 to ptr
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 24
  %15 = load i64, ptr %arrayidx4.i, align 8
  %16 = inttoptr i64 %15 to ptr
  %cmp1278.i = icmp sgt i64 %6, 0
  %i.077.i = add i64 %6, 1
  %cmp19.i = icmp eq i64 %7, 1
  %arrayidx27.i = getelementptr inbounds i8, ptr %a, i64 80
  %arrayidx28.i = getelementptr inbounds i8, ptr %a, i64 96
  %mul.i.i = shl i64 %6, 2
  %trsv.i.i = getelementptr inbounds i8, ptr %1, i64 16
  %conv.i.i = trunc i64 %6 to i32
  %mul31.i = mul nsw i64 %6, %6
  %mul32.i = mul nsw i64 %7, %6
  br label %for.cond11.preheader.i

for.cond11.preheader.i:                           ; preds = %for.inc29.i, %for.cond11.preheader.lr.ph.i
  %k.086.i = phi i64 [ 0, %for.cond11.preheader.lr.ph.i ], [ %inc30.i, %for.inc29.i ]
  %wrong.085.i = phi i64 [ 0, %for.cond11.preheader.lr.ph.i ], [ %wrong.1.lcssa.i, %for.inc29.i ]
  %x.084.i = phi ptr [ %16, %for.cond11.preheader.lr.ph.i ], [ %add.ptr.i, %for.inc29.i ]
  %out.083.i = phi ptr [ %12, %for.cond11.preheader.lr.ph.i ], [ %add.ptr35.i, %for.inc29.i ]
  %right.082.i = phi ptr [ %14, %for.cond11.preheader.lr.ph.i ], [ %add.ptr33.i, %for.inc29.i ]
  br i1 %cmp1278.i, label %for.body14.lr.ph.i, label %for.cond.cleanup13.i

for.body14.lr.ph.i:                               ; preds = %for.cond11.preheader.i
  %17 = load i64, ptr %arrayidx8.i, align 8
  %tobool16.not.i = icmp eq i64 %17, 0
  br label %for.body14.i

for.cond.cleanup13.i:                             ; preds = %land.end.i, %for.cond11.preheader.i
  %wrong.1.lcssa.i = phi i64 [ %wrong.085.i, %for.cond11.preheader.i ], [ %or.i, %land.end.i ]
  br i1 %cmp19.i, label %if.then.i10, label %if.end.i

for.body14.i:                                     ; preds = %land.end.i, %for.body14.lr.ph.i
  %i.080.i = phi i64 [ 0, %for.body14.lr.ph.i ], [ %inc.i, %land.end.i ]
  %wrong.179.i = phi i64 [ %wrong.085.i, %for.body14.lr.ph.i ], [ %or.i, %land.end.i ]
  br i1 %tobool16.not.i, label %land.rhs.i, label %land.end.i

land.rhs.i:                                       ; preds = %for.body14.i
  %add.i = mul i64 %i.080.i, %i.077.i
  %arrayidx17.i = getelementptr inbounds float, ptr %x.084.i, i64 %add.i
  %18 = load float, ptr %arrayidx17.i, align 4
  %cmp18.i = fcmp oeq float %18, 0.000000e+00
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %for.body14.i
  %19 = phi i1 [ false, %for.body14.i ], [ %cmp18.i, %land.rhs.i ]
  %conv.i = zext i1 %19 to i64
  %or.i = or i64 %wrong.179.i, %conv.i
  %inc.i = add nuw nsw i64 %i.080.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %6
  br i1 %exitcond.not.i, label %for.cond.cleanup13.i, label %for.body14.i, !llvm.loop !28

if.then.i10:                                      ; preds = %for.cond.cleanup13.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %out.083.i, ptr readonly align 4 %right.082.i, i64 %mul.i.i, i1 false)
  %20 = load ptr, ptr %trsv.i.i, align 8
  tail call void %20(i32 noundef 101, i32 noundef %cond.i, i32 noundef 111, i32 noundef %cond10.i, i32 noundef %conv.i.i, ptr noundef %x.084.i, i32 noundef %conv.i.i, ptr noundef %out.083.i, i32 noundef 1) #8
  br label %for.inc29.i

if.end.i:                                         ; preds = %for.cond.cleanup13.i
  %21 = load i64, ptr %arrayidx7.i, align 8
  %cmp22.i = icmp ne i64 %21, 0
  %conv23.i = zext i1 %cmp22.i to i32
  %22 = load i64, ptr %arrayidx8.i, align 8
  %cmp25.i = icmp ne i64 %22, 0
  %conv26.i = zext i1 %cmp25.i to i32
  %23 = load i64, ptr %arrayidx27.i, align 8
  %24 = load i64, ptr %arrayidx28.i, align 8
  %25 = inttoptr i64 %24 to ptr
  tail call fastcc void @solve_columns_f(ptr noundef %x.084.i, i64 noundef %6, i64 noundef %6, i32 noundef %conv23.i, i32 noundef %conv26.i, ptr noundef %right.082.i, ptr noundef %out.083.i, i64 noundef %7, i64 noundef %23, i64 noundef %8, ptr noundef %25)
  br label %for.inc29.i

for.inc29.i:                                      ; preds = %if.end.i, %if.then.i10
  %inc30.i = add nuw nsw i64 %k.086.i, 1
  %add.ptr.i = getelementptr inbounds float, ptr %x.084.i, i64 %mul31.i
  %add.ptr33.i = getelementptr inbounds float, ptr %right.082.i, i64 %mul32.i
  %add.ptr35.i = getelementptr inbounds float, ptr %out.083.i, i64 %mul32.i
  %exitcond88.not.i = icmp eq i64 %inc30.i, %5
  br i1 %exitcond88.not.i, label %cond.end, label %for.cond11.preheader.i, !llvm.loop !29

cond.false:                                       ; preds = %keep_to_one_thread.exit
  br i1 %cmp81.i, label %for.cond11.preheader.lr.ph.i22, label %cond.end

for.cond11.preheader.lr.ph.i22:                   ; preds = %cond.false
  %arrayidx6.i23 = getelementptr inbounds i8, ptr %a, i64 72
  %26 = load i64, ptr %arrayidx6.i23, align 8
  %27 = inttoptr i64 %26 to ptr
  %arrayidx5.i24 = getelementptr inbounds i8, ptr %a, i64 56
  %28 = load i64, ptr %arrayidx5.i24, align 8
  %29 = inttoptr i64 %28 to ptr
  %arrayidx4.i25 = getelementptr inbounds i8, ptr %a, i64 24
  %30 = load i64, ptr %arrayidx4.i25, align 8
  %31 = inttoptr i64 %30 to ptr
  %cmp1278.i26 = icmp sgt i64 %6, 0
  %i.077.i27 = add i64 %6, 1
  %cmp19.i28 = icmp eq i64 %7, 1
  %arrayidx27.i29 = getelementptr inbounds i8, ptr %a, i64 80
  %arrayidx28.i30 = getelementptr inbounds i8, ptr %a, i64 96
  %mul.i.i31 = shl i64 %6, 3
  %trsv.i.i32 = getelementptr inbounds i8, ptr %1, i64 16
  %conv.i.i33 = trunc i64 %6 to i32
  %mul31.i34 = mul nsw i64 %6, %6
  %mul32.i35 = mul nsw i64 %7, %6
  br label %for.cond11.preheader.i36

for.cond11.preheader.i36:                         ; preds = %for.inc29.i49, %for.cond11.preheader.lr.ph.i22
  %k.086.i37 = phi i64 [ 0, %for.cond11.preheader.lr.ph.i22 ], [ %inc30.i50, %for.inc29.i49 ]
  %wrong.085.i38 = phi i64 [ 0, %for.cond11.preheader.lr.ph.i22 ], [ %wrong.1.lcssa.i43, %for.inc29.i49 ]
  %x.084.i39 = phi ptr [ %31, %for.cond11.preheader.lr.ph.i22 ], [ %add.ptr.i51, %for.inc29.i49 ]
  %out.083.i40 = phi ptr [ %27, %for.cond11.preheader.lr.ph.i22 ], [ %add.ptr35.i53, %for.inc29.i49 ]
  %right.082.i41 = phi ptr [ %29, %for.cond11.preheader.lr.ph.i22 ], [ %add.ptr33.i52, %for.inc29.i49 ]
  br i1 %cmp1278.i26, label %for.body14.lr.ph.i56, label %for.cond.cleanup13.i42

for.body14.lr.ph.i56:                             ; preds = %for.cond11.preheader.i36
  %32 = load i64, ptr %arrayidx8.i, align 8
  %tobool16.not.i57 = icmp eq i64 %32, 0
  br label %for.body14.i58

for.cond.cleanup13.i42:                           ; preds = %land.end.i61, %for.cond11.preheader.i36
  %wrong.1.lcssa.i43 = phi i64 [ %wrong.085.i38, %for.cond11.preheader.i36 ], [ %or.i63, %land.end.i61 ]
  br i1 %cmp19.i28, label %if.then.i55, label %if.end.i44

for.body14.i58:                                   ; preds = %land.end.i61, %for.body14.lr.ph.i56
  %i.080.i59 = phi i64 [ 0, %for.body14.lr.ph.i56 ], [ %inc.i64, %land.end.i61 ]
  %wrong.179.i60 = phi i64 [ %wrong.085.i38, %for.body14.lr.ph.i56 ], [ %or.i63, %land.end.i61 ]
  br i1 %tobool16.not.i57, label %land.rhs.i66, label %land.end.i61

land.rhs.i66:                                     ; preds = %for.body14.i58
  %add.i67 = mul i64 %i.080.i59, %i.077.i27
  %arrayidx17.i68 = getelementptr inbounds double, ptr %x.084.i39, i64 %add.i67
  %33 = load double, ptr %arrayidx17.i68, align 8
  %cmp18.i69 = fcmp oeq double %33, 0.000000e+00
  br label %land.end.i61

land.end.i61:                                     ; preds = %land.rhs.i66, %for.body14.i58
  %34 = phi i1 [ false, %for.body14.i58 ], [ %cmp18.i69, %land.rhs.i66 ]
  %conv.i62 = zext i1 %34 to i64
  %or.i63 = or i64 %wrong.179.i60, %conv.i62
  %inc.i64 = add nuw nsw i64 %i.080.i59, 1
  %exitcond.not.i65 = icmp eq i64 %inc.i64, %6
  br i1 %exitcond.not.i65, label %for.cond.cleanup13.i42, label %for.body14.i58, !llvm.loop !30

if.then.i55:                                      ; preds = %for.cond.cleanup13.i42
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %out.083.i40, ptr readonly align 8 %right.082.i41, i64 %mul.i.i31, i1 false)
  %35 = load ptr, ptr %trsv.i.i32, align 8
  tail call void %35(i32 noundef 101, i32 noundef %cond.i, i32 noundef 111, i32 noundef %cond10.i, i32 noundef %conv.i.i33, ptr noundef %x.084.i39, i32 noundef %conv.i.i33, ptr noundef %out.083.i40, i32 noundef 1) #8
  br label %for.inc29.i49

if.end.i44:                                       ; preds = %for.cond.cleanup13.i42
  %36 = load i64, ptr %arrayidx7.i, align 8
  %cmp22.i45 = icmp ne i64 %36, 0
  %conv23.i46 = zext i1 %cmp22.i45 to i32
  %37 = load i64, ptr %arrayidx8.i, align 8
  %cmp25.i47 = icmp ne i64 %37, 0
  %conv26.i48 = zext i1 %cmp25.i47 to i32
  %38 = load i64, ptr %arrayidx27.i29, align 8
  %39 = load i64, ptr %arrayidx28.i30, align 8
  %40 = inttoptr i64 %39 to ptr
  tail call fastcc void @solve_columns_d(ptr noundef %x.084.i39, i64 noundef %6, i64 noundef %6, i32 noundef %conv23.i46, i32 noundef %conv26.i48, ptr noundef %right.082.i41, ptr noundef %out.083.i40, i64 noundef %7, i64 noundef %38, i64 noundef %8, ptr noundef %40)
  br label %for.inc29.i49

for.inc29.i49:                                    ; preds = %if.end.i44, %if.then.i55
  %inc30.i50 = add nuw nsw i64 %k.086.i37, 1
  %add.ptr.i51 = getelementptr inbounds double, ptr %x.084.i39, i64 %mul31.i34
  %add.ptr33.i52 = getelementptr inbounds double, ptr %right.082.i41, i64 %mul32.i35
  %add.ptr35.i53 = getelementptr inbounds double, ptr %out.083.i40, i64 %mul32.i35
  %exitcond88.not.i54 = icmp eq i64 %inc30.i50, %5
  br i1 %exitcond88.not.i54, label %cond.end, label %for.cond11.preheader.i36, !llvm.loop !31

cond.end:                                         ; preds = %for.inc29.i49, %for.inc29.i, %cond.false, %cond.true
  %cond = phi i64 [ 0, %cond.true ], [ 0, %cond.false ], [ %wrong.1.lcssa.i, %for.inc29.i ], [ %wrong.1.lcssa.i43, %for.inc29.i49 ]
  ret i64 %cond
}

; Function Attrs: nounwind
define range(i64 0, 2) i64 @lazyasync_factor_qr(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 48
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 56
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #8
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #8
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
  %arrayidx7.i = getelementptr inbounds i8, ptr %a, i64 40
  %cmp.not61.i = icmp sgt i64 %5, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  br i1 %cmp.not61.i, label %for.body.lr.ph.i, label %cond.end

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
  %cond.i.i = tail call noundef i64 @llvm.smin.i64(i64 %6, i64 %7)
  %arrayidx8.i = getelementptr inbounds i8, ptr %a, i64 48
  %arrayidx9.i = getelementptr inbounds i8, ptr %a, i64 56
  %arrayidx10.i = getelementptr inbounds i8, ptr %a, i64 88
  %arrayidx11.i = getelementptr inbounds i8, ptr %a, i64 96
  %arrayidx15.i = getelementptr inbounds i8, ptr %a, i64 112
  %cmp222.i.i = icmp sgt i64 %7, 0
  %mul18.i = mul nsw i64 %7, %6
  %mul20.i = mul nsw i64 %cond.i.i, %6
  %add.ptr23.idx.i = shl nsw i64 %cond.i.i, 8
  br label %for.body.i

for.body.i:                                       ; preds = %if.end17.i, %for.body.lr.ph.i
  %cmp.not68.i = phi i1 [ true, %for.body.lr.ph.i ], [ %cmp.not.i10, %if.end17.i ]
  %k.067.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %if.end17.i ]
  %r.066.i = phi ptr [ %9, %for.body.lr.ph.i ], [ %r.1.i, %if.end17.i ]
  %t.065.i = phi ptr [ %11, %for.body.lr.ph.i ], [ %add.ptr23.i, %if.end17.i ]
  %v.064.i = phi ptr [ %13, %for.body.lr.ph.i ], [ %add.ptr21.i, %if.end17.i ]
  %x.062.i = phi ptr [ %15, %for.body.lr.ph.i ], [ %add.ptr19.i, %if.end17.i ]
  %16 = load i64, ptr %arrayidx7.i, align 8
  %17 = load i64, ptr %arrayidx8.i, align 8
  %18 = load i64, ptr %arrayidx9.i, align 8
  %19 = load i64, ptr %arrayidx10.i, align 8
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %arrayidx11.i, align 8
  %22 = inttoptr i64 %21 to ptr
  %call12.i = tail call fastcc i64 @make_triangle_f(ptr noundef %1, ptr noundef %x.062.i, i64 noundef %6, i64 noundef %7, i64 noundef %16, i64 noundef %17, i64 noundef %18, ptr noundef %v.064.i, ptr noundef %t.065.i, ptr noundef %20, ptr noundef %22)
  %tobool.not.i = icmp eq i64 %call12.i, 0
  br i1 %tobool.not.i, label %if.end.i, label %cond.end

if.end.i:                                         ; preds = %for.body.i
  %cmp13.not.i = icmp eq ptr %r.066.i, null
  br i1 %cmp13.not.i, label %if.end17.i, label %if.then14.i

if.then14.i:                                      ; preds = %if.end.i
  %23 = load i64, ptr %arrayidx15.i, align 8
  %cmp24.i.i = icmp sgt i64 %23, 0
  br i1 %cmp24.i.i, label %for.cond1.preheader.i.i, label %copy_triangle_f.exit.i

for.cond1.preheader.i.i:                          ; preds = %if.then14.i, %for.cond.cleanup3.i.i
  %i.025.i.i = phi i64 [ %inc10.i.i, %for.cond.cleanup3.i.i ], [ 0, %if.then14.i ]
  br i1 %cmp222.i.i, label %for.body4.lr.ph.i.i, label %for.cond.cleanup3.i.i

for.body4.lr.ph.i.i:                              ; preds = %for.cond1.preheader.i.i
  %mul.i.i = mul nuw nsw i64 %i.025.i.i, %7
  %24 = getelementptr float, ptr %x.062.i, i64 %mul.i.i
  %25 = getelementptr float, ptr %r.066.i, i64 %mul.i.i
  br label %for.body4.i.i

for.cond.cleanup3.i.i:                            ; preds = %cond.end.i.i, %for.cond1.preheader.i.i
  %inc10.i.i = add nuw nsw i64 %i.025.i.i, 1
  %exitcond26.not.i.i = icmp eq i64 %inc10.i.i, %23
  br i1 %exitcond26.not.i.i, label %copy_triangle_f.exit.loopexit.i, label %for.cond1.preheader.i.i, !llvm.loop !32

for.body4.i.i:                                    ; preds = %cond.end.i.i, %for.body4.lr.ph.i.i
  %j.023.i.i = phi i64 [ 0, %for.body4.lr.ph.i.i ], [ %inc.i.i, %cond.end.i.i ]
  %cmp5.i.i = icmp ult i64 %j.023.i.i, %i.025.i.i
  br i1 %cmp5.i.i, label %cond.end.i.i, label %cond.false.i.i

cond.false.i.i:                                   ; preds = %for.body4.i.i
  %arrayidx.i.i = getelementptr float, ptr %24, i64 %j.023.i.i
  %26 = load float, ptr %arrayidx.i.i, align 4
  br label %cond.end.i.i

cond.end.i.i:                                     ; preds = %cond.false.i.i, %for.body4.i.i
  %cond.i60.i = phi float [ %26, %cond.false.i.i ], [ 0.000000e+00, %for.body4.i.i ]
  %arrayidx8.i.i = getelementptr float, ptr %25, i64 %j.023.i.i
  store float %cond.i60.i, ptr %arrayidx8.i.i, align 4
  %inc.i.i = add nuw nsw i64 %j.023.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %7
  br i1 %exitcond.not.i.i, label %for.cond.cleanup3.i.i, label %for.body4.i.i, !llvm.loop !33

copy_triangle_f.exit.loopexit.i:                  ; preds = %for.cond.cleanup3.i.i
  %.pre.i = load i64, ptr %arrayidx15.i, align 8
  br label %copy_triangle_f.exit.i

copy_triangle_f.exit.i:                           ; preds = %copy_triangle_f.exit.loopexit.i, %if.then14.i
  %27 = phi i64 [ %.pre.i, %copy_triangle_f.exit.loopexit.i ], [ %23, %if.then14.i ]
  %mul.i = mul nsw i64 %27, %7
  %add.ptr.i = getelementptr inbounds float, ptr %r.066.i, i64 %mul.i
  br label %if.end17.i

if.end17.i:                                       ; preds = %copy_triangle_f.exit.i, %if.end.i
  %r.1.i = phi ptr [ %add.ptr.i, %copy_triangle_f.exit.i ], [ null, %if.end.i ]
  %add.ptr19.i = getelementptr inbounds float, ptr %x.062.i, i64 %mul18.i
  %add.ptr21.i = getelementptr inbounds float, ptr %v.064.i, i64 %mul20.i
  %add.ptr23.i = getelementptr inbounds i8, ptr %t.065.i, i64 %add.ptr23.idx.i
  %inc.i = add nuw nsw i64 %k.067.i, 1
  %cmp.not.i10 = icmp slt i64 %inc.i, %5
  %exitcond.not.i = icmp eq i64 %inc.i, %5
  br i1 %exitcond.not.i, label %cond.end, label %for.body.i, !llvm.loop !34

cond.false:                                       ; preds = %keep_to_one_thread.exit
  br i1 %cmp.not61.i, label %for.body.lr.ph.i16, label %cond.end

for.body.lr.ph.i16:                               ; preds = %cond.false
  %arrayidx6.i17 = getelementptr inbounds i8, ptr %a, i64 104
  %28 = load i64, ptr %arrayidx6.i17, align 8
  %29 = inttoptr i64 %28 to ptr
  %arrayidx5.i18 = getelementptr inbounds i8, ptr %a, i64 80
  %30 = load i64, ptr %arrayidx5.i18, align 8
  %31 = inttoptr i64 %30 to ptr
  %arrayidx4.i19 = getelementptr inbounds i8, ptr %a, i64 72
  %32 = load i64, ptr %arrayidx4.i19, align 8
  %33 = inttoptr i64 %32 to ptr
  %arrayidx3.i20 = getelementptr inbounds i8, ptr %a, i64 64
  %34 = load i64, ptr %arrayidx3.i20, align 8
  %35 = inttoptr i64 %34 to ptr
  %cond.i.i21 = tail call noundef i64 @llvm.smin.i64(i64 %6, i64 %7)
  %arrayidx8.i22 = getelementptr inbounds i8, ptr %a, i64 48
  %arrayidx9.i23 = getelementptr inbounds i8, ptr %a, i64 56
  %arrayidx10.i24 = getelementptr inbounds i8, ptr %a, i64 88
  %arrayidx11.i25 = getelementptr inbounds i8, ptr %a, i64 96
  %arrayidx15.i26 = getelementptr inbounds i8, ptr %a, i64 112
  %cmp222.i.i27 = icmp sgt i64 %7, 0
  %mul18.i28 = mul nsw i64 %7, %6
  %mul20.i29 = mul nsw i64 %cond.i.i21, %6
  %add.ptr23.idx.i30 = shl nsw i64 %cond.i.i21, 9
  br label %for.body.i31

for.body.i31:                                     ; preds = %if.end17.i48, %for.body.lr.ph.i16
  %cmp.not68.i32 = phi i1 [ true, %for.body.lr.ph.i16 ], [ %cmp.not.i54, %if.end17.i48 ]
  %k.067.i33 = phi i64 [ 0, %for.body.lr.ph.i16 ], [ %inc.i53, %if.end17.i48 ]
  %r.066.i34 = phi ptr [ %29, %for.body.lr.ph.i16 ], [ %r.1.i49, %if.end17.i48 ]
  %t.065.i35 = phi ptr [ %31, %for.body.lr.ph.i16 ], [ %add.ptr23.i52, %if.end17.i48 ]
  %v.064.i36 = phi ptr [ %33, %for.body.lr.ph.i16 ], [ %add.ptr21.i51, %if.end17.i48 ]
  %x.062.i37 = phi ptr [ %35, %for.body.lr.ph.i16 ], [ %add.ptr19.i50, %if.end17.i48 ]
  %36 = load i64, ptr %arrayidx7.i, align 8
  %37 = load i64, ptr %arrayidx8.i22, align 8
  %38 = load i64, ptr %arrayidx9.i23, align 8
  %39 = load i64, ptr %arrayidx10.i24, align 8
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %arrayidx11.i25, align 8
  %42 = inttoptr i64 %41 to ptr
  %call12.i38 = tail call fastcc i64 @make_triangle_d(ptr noundef %1, ptr noundef %x.062.i37, i64 noundef %6, i64 noundef %7, i64 noundef %36, i64 noundef %37, i64 noundef %38, ptr noundef %v.064.i36, ptr noundef %t.065.i35, ptr noundef %40, ptr noundef %42)
  %tobool.not.i39 = icmp eq i64 %call12.i38, 0
  br i1 %tobool.not.i39, label %if.end.i42, label %cond.end

if.end.i42:                                       ; preds = %for.body.i31
  %cmp13.not.i43 = icmp eq ptr %r.066.i34, null
  br i1 %cmp13.not.i43, label %if.end17.i48, label %if.then14.i44

if.then14.i44:                                    ; preds = %if.end.i42
  %43 = load i64, ptr %arrayidx15.i26, align 8
  %cmp24.i.i45 = icmp sgt i64 %43, 0
  br i1 %cmp24.i.i45, label %for.cond1.preheader.i.i56, label %copy_triangle_d.exit.i

for.cond1.preheader.i.i56:                        ; preds = %if.then14.i44, %for.cond.cleanup3.i.i58
  %i.025.i.i57 = phi i64 [ %inc10.i.i59, %for.cond.cleanup3.i.i58 ], [ 0, %if.then14.i44 ]
  br i1 %cmp222.i.i27, label %for.body4.lr.ph.i.i62, label %for.cond.cleanup3.i.i58

for.body4.lr.ph.i.i62:                            ; preds = %for.cond1.preheader.i.i56
  %mul.i.i63 = mul nuw nsw i64 %i.025.i.i57, %7
  %44 = getelementptr double, ptr %x.062.i37, i64 %mul.i.i63
  %45 = getelementptr double, ptr %r.066.i34, i64 %mul.i.i63
  br label %for.body4.i.i64

for.cond.cleanup3.i.i58:                          ; preds = %cond.end.i.i69, %for.cond1.preheader.i.i56
  %inc10.i.i59 = add nuw nsw i64 %i.025.i.i57, 1
  %exitcond26.not.i.i60 = icmp eq i64 %inc10.i.i59, %43
  br i1 %exitcond26.not.i.i60, label %copy_triangle_d.exit.loopexit.i, label %for.cond1.preheader.i.i56, !llvm.loop !35

for.body4.i.i64:                                  ; preds = %cond.end.i.i69, %for.body4.lr.ph.i.i62
  %j.023.i.i65 = phi i64 [ 0, %for.body4.lr.ph.i.i62 ], [ %inc.i.i72, %cond.end.i.i69 ]
  %cmp5.i.i66 = icmp ult i64 %j.023.i.i65, %i.025.i.i57
  br i1 %cmp5.i.i66, label %cond.end.i.i69, label %cond.false.i.i67

cond.false.i.i67:                                 ; preds = %for.body4.i.i64
  %arrayidx.i.i68 = getelementptr double, ptr %44, i64 %j.023.i.i65
  %46 = load double, ptr %arrayidx.i.i68, align 8
  br label %cond.end.i.i69

cond.end.i.i69:                                   ; preds = %cond.false.i.i67, %for.body4.i.i64
  %cond.i60.i70 = phi double [ %46, %cond.false.i.i67 ], [ 0.000000e+00, %for.body4.i.i64 ]
  %arrayidx8.i.i71 = getelementptr double, ptr %45, i64 %j.023.i.i65
  store double %cond.i60.i70, ptr %arrayidx8.i.i71, align 8
  %inc.i.i72 = add nuw nsw i64 %j.023.i.i65, 1
  %exitcond.not.i.i73 = icmp eq i64 %inc.i.i72, %7
  br i1 %exitcond.not.i.i73, label %for.cond.cleanup3.i.i58, label %for.body4.i.i64, !llvm.loop !36

copy_triangle_d.exit.loopexit.i:                  ; preds = %for.cond.cleanup3.i.i58
  %.pre.i61 = load i64, ptr %arrayidx15.i26, align 8
  br label %copy_triangle_d.exit.i

copy_triangle_d.exit.i:                           ; preds = %copy_triangle_d.exit.loopexit.i, %if.then14.i44
  %47 = phi i64 [ %.pre.i61, %copy_triangle_d.exit.loopexit.i ], [ %43, %if.then14.i44 ]
  %mul.i46 = mul nsw i64 %47, %7
  %add.ptr.i47 = getelementptr inbounds double, ptr %r.066.i34, i64 %mul.i46
  br label %if.end17.i48

if.end17.i48:                                     ; preds = %copy_triangle_d.exit.i, %if.end.i42
  %r.1.i49 = phi ptr [ %add.ptr.i47, %copy_triangle_d.exit.i ], [ null, %if.end.i42 ]
  %add.ptr19.i50 = getelementptr inbounds double, ptr %x.062.i37, i64 %mul18.i28
  %add.ptr21.i51 = getelementptr inbounds double, ptr %v.064.i36, i64 %mul20.i29
  %add.ptr23.i52 = getelementptr inbounds i8, ptr %t.065.i35, i64 %add.ptr23.idx.i30
  %inc.i53 = add nuw nsw i64 %k.067.i33, 1
  %cmp.not.i54 = icmp slt i64 %inc.i53, %5
  %exitcond.not.i55 = icmp eq i64 %inc.i53, %5
  br i1 %exitcond.not.i55, label %cond.end, label %for.body.i31, !llvm.loop !37

cond.end:                                         ; preds = %for.body.i31, %if.end17.i48, %for.body.i, %if.end17.i, %cond.false, %cond.true
  %cond.shrunk = phi i1 [ false, %cond.true ], [ false, %cond.false ], [ %cmp.not68.i, %for.body.i ], [ %cmp.not.i10, %if.end17.i ], [ %cmp.not68.i32, %for.body.i31 ], [ %cmp.not.i54, %if.end17.i48 ]
  %cond = zext i1 %cond.shrunk to i64
  ret i64 %cond
}

; Function Attrs: nounwind
define noundef i64 @lazyasync_reflect(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 48
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 56
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #8
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #8
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
  %conv4.i.i.i.i = trunc i64 %7 to i32
  %conv5.i.i.i.i = trunc i64 %10 to i32
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
  br i1 %23, label %for.cond17.preheader.i, label %for.cond28.preheader.i, !llvm.loop !38

for.body20.i:                                     ; preds = %for.body20.i, %for.body20.lr.ph.i
  %j.0130.i = phi i64 [ %11, %for.body20.lr.ph.i ], [ %inc.i, %for.body20.i ]
  %cmp21.i = icmp eq i64 %i.0133.i, %j.0130.i
  %conv22.i = uitofp i1 %cmp21.i to float
  %add23.i = add nsw i64 %j.0130.i, %mul.i
  %arrayidx24.i = getelementptr inbounds float, ptr %c.0137.i, i64 %add23.i
  store float %conv22.i, ptr %arrayidx24.i, align 4
  %inc.i = add nsw i64 %j.0130.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %12
  br i1 %exitcond.not.i, label %for.cond.cleanup19.loopexit.i, label %for.body20.i, !llvm.loop !39

for.cond.cleanup31.i:                             ; preds = %if.end.i, %for.cond28.preheader.i
  %add.ptr67.i = getelementptr inbounds float, ptr %v.0140.i, i64 %mul66.i
  %add.ptr69.i = getelementptr inbounds i8, ptr %t.0139.i, i64 %add.ptr69.idx.i
  %add.ptr71.i = getelementptr inbounds float, ptr %c.0137.i, i64 %mul70.i
  %inc73.i = add nuw nsw i64 %k.0138.i, 1
  %exitcond142.not.i = icmp eq i64 %inc73.i, %5
  br i1 %exitcond142.not.i, label %cond.end, label %for.cond12.preheader.i, !llvm.loop !40

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
  %mul.i.i.i = mul nsw i64 %sub61.i, %cond.i.i
  %add.ptr.i.i.i = getelementptr inbounds float, ptr %29, i64 %mul.i.i.i
  %tobool.i.i.i.not.i = icmp eq i64 %9, %add38.i
  br i1 %tobool.i.i.i.not.i, label %multiply_f.exit30.i.i.i, label %if.then.i24.i.i.i

if.then.i24.i.i.i:                                ; preds = %if.then.i10
  %add.ptr57.idx.i = shl nsw i64 %add38.i, 8
  %add.ptr57.i = getelementptr inbounds i8, ptr %t.0139.i, i64 %add.ptr57.idx.i
  %30 = load ptr, ptr %1, align 8
  %conv.i.i.i.i = trunc i64 %cond.i.i to i32
  %conv2.i.i.i.i = trunc i64 %sub61.i to i32
  %conv3.i.i.i.i = trunc i64 %sub52.i to i32
  tail call void %30(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i.i, i32 noundef %conv2.i.i.i.i, i32 noundef %conv3.i.i.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr55.i, i32 noundef %conv4.i.i.i.i, ptr noundef %add.ptr60.i, i32 noundef %conv5.i.i.i.i, float noundef 0.000000e+00, ptr noundef %29, i32 noundef %conv2.i.i.i.i) #8
  %cond43.i.i.i = select i1 %tobool34.not.i, i32 111, i32 112
  %31 = load ptr, ptr %1, align 8
  tail call void %31(i32 noundef 101, i32 noundef %cond43.i.i.i, i32 noundef 111, i32 noundef %conv.i.i.i.i, i32 noundef %conv2.i.i.i.i, i32 noundef %conv.i.i.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr57.i, i32 noundef 64, ptr noundef %29, i32 noundef %conv2.i.i.i.i, float noundef 0.000000e+00, ptr noundef nonnull %add.ptr.i.i.i, i32 noundef %conv2.i.i.i.i) #8
  br label %multiply_f.exit30.i.i.i

multiply_f.exit30.i.i.i:                          ; preds = %if.then.i24.i.i.i, %if.then.i10
  %tobool.i31.i.i.not.i = icmp eq i64 %6, %add38.i
  br i1 %tobool.i31.i.i.not.i, label %if.end.i, label %if.then.i34.i.i.i

if.then.i34.i.i.i:                                ; preds = %multiply_f.exit30.i.i.i
  %32 = load ptr, ptr %1, align 8
  %conv.i35.i.i.i = trunc i64 %sub52.i to i32
  %conv2.i36.i.i.i = trunc i64 %sub61.i to i32
  %conv3.i37.i.i.i = trunc i64 %cond.i.i to i32
  tail call void %32(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i35.i.i.i, i32 noundef %conv2.i36.i.i.i, i32 noundef %conv3.i37.i.i.i, float noundef -1.000000e+00, ptr noundef %add.ptr55.i, i32 noundef %conv4.i.i.i.i, ptr noundef %add.ptr.i.i.i, i32 noundef %conv2.i36.i.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr60.i, i32 noundef %conv5.i.i.i.i) #8
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i34.i.i.i, %multiply_f.exit30.i.i.i, %for.body32.i
  %inc64.i = add nuw nsw i64 %number.0135.i, 1
  %exitcond141.not.i = icmp eq i64 %inc64.i, %div.i
  br i1 %exitcond141.not.i, label %for.cond.cleanup31.i, label %for.body32.i, !llvm.loop !41

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
  %conv4.i.i.i.i32 = trunc i64 %7 to i32
  %conv5.i.i.i.i33 = trunc i64 %10 to i32
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
  br i1 %43, label %for.cond17.preheader.i89, label %for.cond28.preheader.i43, !llvm.loop !42

for.body20.i97:                                   ; preds = %for.body20.i97, %for.body20.lr.ph.i95
  %j.0130.i98 = phi i64 [ %11, %for.body20.lr.ph.i95 ], [ %inc.i103, %for.body20.i97 ]
  %cmp21.i99 = icmp eq i64 %i.0133.i90, %j.0130.i98
  %conv22.i100 = uitofp i1 %cmp21.i99 to double
  %add23.i101 = add nsw i64 %j.0130.i98, %mul.i96
  %arrayidx24.i102 = getelementptr inbounds double, ptr %c.0137.i41, i64 %add23.i101
  store double %conv22.i100, ptr %arrayidx24.i102, align 8
  %inc.i103 = add nsw i64 %j.0130.i98, 1
  %exitcond.not.i104 = icmp eq i64 %inc.i103, %12
  br i1 %exitcond.not.i104, label %for.cond.cleanup19.loopexit.i105, label %for.body20.i97, !llvm.loop !43

for.cond.cleanup31.i44:                           ; preds = %if.end.i60, %for.cond28.preheader.i43
  %add.ptr67.i45 = getelementptr inbounds double, ptr %v.0140.i38, i64 %mul66.i34
  %add.ptr69.i46 = getelementptr inbounds i8, ptr %t.0139.i39, i64 %add.ptr69.idx.i35
  %add.ptr71.i47 = getelementptr inbounds double, ptr %c.0137.i41, i64 %mul70.i36
  %inc73.i48 = add nuw nsw i64 %k.0138.i40, 1
  %exitcond142.not.i49 = icmp eq i64 %inc73.i48, %5
  br i1 %exitcond142.not.i49, label %cond.end, label %for.cond12.preheader.i37, !llvm.loop !44

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
  %mul.i.i.i74 = mul nsw i64 %sub61.i73, %cond.i.i66
  %add.ptr.i.i.i75 = getelementptr inbounds double, ptr %49, i64 %mul.i.i.i74
  %tobool.i.i.i.not.i76 = icmp eq i64 %9, %add38.i56
  br i1 %tobool.i.i.i.not.i76, label %multiply_d.exit30.i.i.i, label %if.then.i24.i.i.i77

if.then.i24.i.i.i77:                              ; preds = %if.then.i63
  %add.ptr57.idx.i78 = shl nsw i64 %add38.i56, 9
  %add.ptr57.i79 = getelementptr inbounds i8, ptr %t.0139.i39, i64 %add.ptr57.idx.i78
  %50 = load ptr, ptr %1, align 8
  %conv.i.i.i.i80 = trunc i64 %cond.i.i66 to i32
  %conv2.i.i.i.i81 = trunc i64 %sub61.i73 to i32
  %conv3.i.i.i.i82 = trunc i64 %sub52.i64 to i32
  tail call void %50(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i.i80, i32 noundef %conv2.i.i.i.i81, i32 noundef %conv3.i.i.i.i82, double noundef 1.000000e+00, ptr noundef %add.ptr55.i69, i32 noundef %conv4.i.i.i.i32, ptr noundef %add.ptr60.i72, i32 noundef %conv5.i.i.i.i33, double noundef 0.000000e+00, ptr noundef %49, i32 noundef %conv2.i.i.i.i81) #8
  %cond43.i.i.i83 = select i1 %tobool34.not.i52, i32 111, i32 112
  %51 = load ptr, ptr %1, align 8
  tail call void %51(i32 noundef 101, i32 noundef %cond43.i.i.i83, i32 noundef 111, i32 noundef %conv.i.i.i.i80, i32 noundef %conv2.i.i.i.i81, i32 noundef %conv.i.i.i.i80, double noundef 1.000000e+00, ptr noundef %add.ptr57.i79, i32 noundef 64, ptr noundef %49, i32 noundef %conv2.i.i.i.i81, double noundef 0.000000e+00, ptr noundef nonnull %add.ptr.i.i.i75, i32 noundef %conv2.i.i.i.i81) #8
  br label %multiply_d.exit30.i.i.i

multiply_d.exit30.i.i.i:                          ; preds = %if.then.i24.i.i.i77, %if.then.i63
  %tobool.i31.i.i.not.i84 = icmp eq i64 %6, %add38.i56
  br i1 %tobool.i31.i.i.not.i84, label %if.end.i60, label %if.then.i34.i.i.i85

if.then.i34.i.i.i85:                              ; preds = %multiply_d.exit30.i.i.i
  %52 = load ptr, ptr %1, align 8
  %conv.i35.i.i.i86 = trunc i64 %sub52.i64 to i32
  %conv2.i36.i.i.i87 = trunc i64 %sub61.i73 to i32
  %conv3.i37.i.i.i88 = trunc i64 %cond.i.i66 to i32
  tail call void %52(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i35.i.i.i86, i32 noundef %conv2.i36.i.i.i87, i32 noundef %conv3.i37.i.i.i88, double noundef -1.000000e+00, ptr noundef %add.ptr55.i69, i32 noundef %conv4.i.i.i.i32, ptr noundef %add.ptr.i.i.i75, i32 noundef %conv2.i36.i.i.i87, double noundef 1.000000e+00, ptr noundef %add.ptr60.i72, i32 noundef %conv5.i.i.i.i33) #8
  br label %if.end.i60

if.end.i60:                                       ; preds = %if.then.i34.i.i.i85, %multiply_d.exit30.i.i.i, %for.body32.i50
  %inc64.i61 = add nuw nsw i64 %number.0135.i51, 1
  %exitcond141.not.i62 = icmp eq i64 %inc64.i61, %div.i
  br i1 %exitcond141.not.i62, label %for.cond.cleanup31.i44, label %for.body32.i50, !llvm.loop !45

cond.end:                                         ; preds = %for.cond.cleanup31.i44, %for.cond.cleanup31.i, %cond.false, %cond.true
  ret i64 0
}

; Function Attrs: nounwind
define noundef i64 @lazyasync_factor_blocks(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 48
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 56
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #8
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #8
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx.i = getelementptr inbounds i8, ptr %a, i64 32
  %5 = load i64, ptr %arrayidx.i, align 8
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 40
  %6 = load i64, ptr %arrayidx1.i, align 8
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 48
  %7 = load i64, ptr %arrayidx2.i, align 8
  %div.i = sdiv i64 %6, %5
  %8 = load i64, ptr %add.ptr, align 8
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 24
  %9 = load i64, ptr %arrayidx4.i, align 8
  %cmp.not69.i = icmp slt i64 %8, %9
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  br i1 %cmp.not69.i, label %for.body.lr.ph.i, label %cond.end

for.body.lr.ph.i:                                 ; preds = %cond.true
  %arrayidx8.i = getelementptr inbounds i8, ptr %a, i64 88
  %arrayidx9.i = getelementptr inbounds i8, ptr %a, i64 56
  %mul10.i = shl i64 %7, 2
  %arrayidx11.i = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx13.i = getelementptr inbounds i8, ptr %a, i64 72
  %arrayidx17.i = getelementptr inbounds i8, ptr %a, i64 96
  %arrayidx18.i = getelementptr inbounds i8, ptr %a, i64 104
  %arrayidx19.i = getelementptr inbounds i8, ptr %a, i64 80
  %cmp24.i.i = icmp sgt i64 %7, 0
  br label %for.body.i

for.body.i:                                       ; preds = %copy_triangle_f.exit.i, %for.body.lr.ph.i
  %k.070.i = phi i64 [ %8, %for.body.lr.ph.i ], [ %add.i, %copy_triangle_f.exit.i ]
  %add.i = add nsw i64 %k.070.i, 1
  %cmp5.i = icmp eq i64 %add.i, %div.i
  %mul.i = mul nsw i64 %k.070.i, %5
  %sub.i = sub nsw i64 %6, %mul.i
  %cond.i = select i1 %cmp5.i, i64 %sub.i, i64 %5
  %mul7.i = mul nsw i64 %mul.i, %7
  %10 = load i64, ptr %arrayidx8.i, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = load i64, ptr %arrayidx9.i, align 8
  %13 = inttoptr i64 %12 to ptr
  %add.ptr.i = getelementptr inbounds float, ptr %13, i64 %mul7.i
  %mul.i.i = mul i64 %mul10.i, %cond.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr readonly align 4 %add.ptr.i, i64 %mul.i.i, i1 false)
  %14 = load i64, ptr %arrayidx11.i, align 8
  %15 = inttoptr i64 %14 to ptr
  %add.ptr12.i = getelementptr inbounds float, ptr %15, i64 %mul7.i
  %16 = load i64, ptr %arrayidx13.i, align 8
  %17 = inttoptr i64 %16 to ptr
  %mul14.i = mul nsw i64 %k.070.i, %7
  %add.ptr16.idx.i = shl nsw i64 %mul14.i, 8
  %add.ptr16.i = getelementptr inbounds i8, ptr %17, i64 %add.ptr16.idx.i
  %18 = load i64, ptr %arrayidx17.i, align 8
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %arrayidx18.i, align 8
  %21 = inttoptr i64 %20 to ptr
  %call.i10 = tail call fastcc i64 @make_triangle_f(ptr noundef %1, ptr noundef %11, i64 noundef %cond.i, i64 noundef %7, i64 noundef 0, i64 noundef %7, i64 noundef %7, ptr noundef %add.ptr12.i, ptr noundef %add.ptr16.i, ptr noundef %19, ptr noundef %21)
  %tobool.not.i.not = icmp ne i64 %call.i10, 0
  br i1 %tobool.not.i.not, label %cond.end, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %22 = load i64, ptr %arrayidx19.i, align 8
  %23 = inttoptr i64 %22 to ptr
  %mul21.i = mul nsw i64 %mul14.i, %7
  %add.ptr22.i = getelementptr inbounds float, ptr %23, i64 %mul21.i
  br i1 %cmp24.i.i, label %for.cond1.preheader.i.i, label %copy_triangle_f.exit.i

for.cond1.preheader.i.i:                          ; preds = %if.end.i, %for.cond.cleanup3.i.i
  %i.025.i.i = phi i64 [ %inc10.i.i, %for.cond.cleanup3.i.i ], [ 0, %if.end.i ]
  %mul.i68.i = mul nuw nsw i64 %i.025.i.i, %7
  %24 = getelementptr float, ptr %11, i64 %mul.i68.i
  %25 = getelementptr float, ptr %add.ptr22.i, i64 %mul.i68.i
  br label %for.body4.i.i

for.cond.cleanup3.i.i:                            ; preds = %cond.end.i.i
  %inc10.i.i = add nuw nsw i64 %i.025.i.i, 1
  %exitcond26.not.i.i = icmp eq i64 %inc10.i.i, %7
  br i1 %exitcond26.not.i.i, label %copy_triangle_f.exit.i, label %for.cond1.preheader.i.i, !llvm.loop !32

for.body4.i.i:                                    ; preds = %cond.end.i.i, %for.cond1.preheader.i.i
  %j.023.i.i = phi i64 [ 0, %for.cond1.preheader.i.i ], [ %inc.i.i, %cond.end.i.i ]
  %cmp5.i.i = icmp ult i64 %j.023.i.i, %i.025.i.i
  br i1 %cmp5.i.i, label %cond.end.i.i, label %cond.false.i.i

cond.false.i.i:                                   ; preds = %for.body4.i.i
  %arrayidx.i.i = getelementptr float, ptr %24, i64 %j.023.i.i
  %26 = load float, ptr %arrayidx.i.i, align 4
  br label %cond.end.i.i

cond.end.i.i:                                     ; preds = %cond.false.i.i, %for.body4.i.i
  %cond.i.i = phi float [ %26, %cond.false.i.i ], [ 0.000000e+00, %for.body4.i.i ]
  %arrayidx8.i.i = getelementptr float, ptr %25, i64 %j.023.i.i
  store float %cond.i.i, ptr %arrayidx8.i.i, align 4
  %inc.i.i = add nuw nsw i64 %j.023.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %7
  br i1 %exitcond.not.i.i, label %for.cond.cleanup3.i.i, label %for.body4.i.i, !llvm.loop !33

copy_triangle_f.exit.i:                           ; preds = %for.cond.cleanup3.i.i, %if.end.i
  %27 = load i64, ptr %arrayidx4.i, align 8
  %cmp.not.i11 = icmp slt i64 %add.i, %27
  br i1 %cmp.not.i11, label %for.body.i, label %cond.end, !llvm.loop !46

cond.false:                                       ; preds = %keep_to_one_thread.exit
  br i1 %cmp.not69.i, label %for.body.lr.ph.i19, label %cond.end

for.body.lr.ph.i19:                               ; preds = %cond.false
  %arrayidx8.i20 = getelementptr inbounds i8, ptr %a, i64 88
  %arrayidx9.i21 = getelementptr inbounds i8, ptr %a, i64 56
  %mul10.i22 = shl i64 %7, 3
  %arrayidx11.i23 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx13.i24 = getelementptr inbounds i8, ptr %a, i64 72
  %arrayidx17.i25 = getelementptr inbounds i8, ptr %a, i64 96
  %arrayidx18.i26 = getelementptr inbounds i8, ptr %a, i64 104
  %arrayidx19.i27 = getelementptr inbounds i8, ptr %a, i64 80
  %cmp24.i.i28 = icmp sgt i64 %7, 0
  br label %for.body.i29

for.body.i29:                                     ; preds = %copy_triangle_d.exit.i, %for.body.lr.ph.i19
  %k.070.i30 = phi i64 [ %8, %for.body.lr.ph.i19 ], [ %add.i31, %copy_triangle_d.exit.i ]
  %add.i31 = add nsw i64 %k.070.i30, 1
  %cmp5.i32 = icmp eq i64 %add.i31, %div.i
  %mul.i33 = mul nsw i64 %k.070.i30, %5
  %sub.i34 = sub nsw i64 %6, %mul.i33
  %cond.i35 = select i1 %cmp5.i32, i64 %sub.i34, i64 %5
  %mul7.i36 = mul nsw i64 %mul.i33, %7
  %28 = load i64, ptr %arrayidx8.i20, align 8
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %arrayidx9.i21, align 8
  %31 = inttoptr i64 %30 to ptr
  %add.ptr.i37 = getelementptr inbounds double, ptr %31, i64 %mul7.i36
  %mul.i.i38 = mul i64 %mul10.i22, %cond.i35
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr readonly align 8 %add.ptr.i37, i64 %mul.i.i38, i1 false)
  %32 = load i64, ptr %arrayidx11.i23, align 8
  %33 = inttoptr i64 %32 to ptr
  %add.ptr12.i39 = getelementptr inbounds double, ptr %33, i64 %mul7.i36
  %34 = load i64, ptr %arrayidx13.i24, align 8
  %35 = inttoptr i64 %34 to ptr
  %mul14.i40 = mul nsw i64 %k.070.i30, %7
  %add.ptr16.idx.i41 = shl nsw i64 %mul14.i40, 9
  %add.ptr16.i42 = getelementptr inbounds i8, ptr %35, i64 %add.ptr16.idx.i41
  %36 = load i64, ptr %arrayidx17.i25, align 8
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %arrayidx18.i26, align 8
  %39 = inttoptr i64 %38 to ptr
  %call.i43 = tail call fastcc i64 @make_triangle_d(ptr noundef %1, ptr noundef %29, i64 noundef %cond.i35, i64 noundef %7, i64 noundef 0, i64 noundef %7, i64 noundef %7, ptr noundef %add.ptr12.i39, ptr noundef %add.ptr16.i42, ptr noundef %37, ptr noundef %39)
  %tobool.not.i44.not = icmp ne i64 %call.i43, 0
  br i1 %tobool.not.i44.not, label %cond.end, label %if.end.i45

if.end.i45:                                       ; preds = %for.body.i29
  %40 = load i64, ptr %arrayidx19.i27, align 8
  %41 = inttoptr i64 %40 to ptr
  %mul21.i46 = mul nsw i64 %mul14.i40, %7
  %add.ptr22.i47 = getelementptr inbounds double, ptr %41, i64 %mul21.i46
  br i1 %cmp24.i.i28, label %for.cond1.preheader.i.i50, label %copy_triangle_d.exit.i

for.cond1.preheader.i.i50:                        ; preds = %if.end.i45, %for.cond.cleanup3.i.i63
  %i.025.i.i51 = phi i64 [ %inc10.i.i64, %for.cond.cleanup3.i.i63 ], [ 0, %if.end.i45 ]
  %mul.i68.i52 = mul nuw nsw i64 %i.025.i.i51, %7
  %42 = getelementptr double, ptr %29, i64 %mul.i68.i52
  %43 = getelementptr double, ptr %add.ptr22.i47, i64 %mul.i68.i52
  br label %for.body4.i.i53

for.cond.cleanup3.i.i63:                          ; preds = %cond.end.i.i58
  %inc10.i.i64 = add nuw nsw i64 %i.025.i.i51, 1
  %exitcond26.not.i.i65 = icmp eq i64 %inc10.i.i64, %7
  br i1 %exitcond26.not.i.i65, label %copy_triangle_d.exit.i, label %for.cond1.preheader.i.i50, !llvm.loop !35

for.body4.i.i53:                                  ; preds = %cond.end.i.i58, %for.cond1.preheader.i.i50
  %j.023.i.i54 = phi i64 [ 0, %for.cond1.preheader.i.i50 ], [ %inc.i.i61, %cond.end.i.i58 ]
  %cmp5.i.i55 = icmp ult i64 %j.023.i.i54, %i.025.i.i51
  br i1 %cmp5.i.i55, label %cond.end.i.i58, label %cond.false.i.i56

cond.false.i.i56:                                 ; preds = %for.body4.i.i53
  %arrayidx.i.i57 = getelementptr double, ptr %42, i64 %j.023.i.i54
  %44 = load double, ptr %arrayidx.i.i57, align 8
  br label %cond.end.i.i58

cond.end.i.i58:                                   ; preds = %cond.false.i.i56, %for.body4.i.i53
  %cond.i.i59 = phi double [ %44, %cond.false.i.i56 ], [ 0.000000e+00, %for.body4.i.i53 ]
  %arrayidx8.i.i60 = getelementptr double, ptr %43, i64 %j.023.i.i54
  store double %cond.i.i59, ptr %arrayidx8.i.i60, align 8
  %inc.i.i61 = add nuw nsw i64 %j.023.i.i54, 1
  %exitcond.not.i.i62 = icmp eq i64 %inc.i.i61, %7
  br i1 %exitcond.not.i.i62, label %for.cond.cleanup3.i.i63, label %for.body4.i.i53, !llvm.loop !36

copy_triangle_d.exit.i:                           ; preds = %for.cond.cleanup3.i.i63, %if.end.i45
  %45 = load i64, ptr %arrayidx4.i, align 8
  %cmp.not.i48 = icmp slt i64 %add.i31, %45
  br i1 %cmp.not.i48, label %for.body.i29, label %cond.end, !llvm.loop !47

cond.end:                                         ; preds = %for.body.i29, %copy_triangle_d.exit.i, %for.body.i, %copy_triangle_f.exit.i, %cond.false, %cond.true
  %cond.shrunk = phi i1 [ false, %cond.true ], [ false, %cond.false ], [ true, %for.body.i ], [ %tobool.not.i.not, %copy_triangle_f.exit.i ], [ true, %for.body.i29 ], [ %tobool.not.i44.not, %copy_triangle_d.exit.i ]
  %cond = zext i1 %cond.shrunk to i64
  ret i64 %cond
}

; Function Attrs: nounwind
define noundef i64 @lazyasync_reflect_blocks(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 48
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 56
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #8
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #8
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx.i = getelementptr inbounds i8, ptr %a, i64 32
  %5 = load i64, ptr %arrayidx.i, align 8
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 40
  %6 = load i64, ptr %arrayidx1.i, align 8
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 48
  %7 = load i64, ptr %arrayidx2.i, align 8
  %div.i = sdiv i64 %6, %5
  %sub.i = add nsw i64 %7, 63
  %div3.i7881 = and i64 %sub.i, -64
  %8 = load i64, ptr %add.ptr, align 8
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 24
  %9 = load i64, ptr %arrayidx5.i, align 8
  %cmp101.i = icmp slt i64 %8, %9
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  br i1 %cmp101.i, label %for.body.lr.ph.i, label %cond.end

for.body.lr.ph.i:                                 ; preds = %cond.true
  %arrayidx12.i = getelementptr inbounds i8, ptr %a, i64 56
  %arrayidx13.i = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx17.i = getelementptr inbounds i8, ptr %a, i64 80
  %arrayidx19.i = getelementptr inbounds i8, ptr %a, i64 72
  %mul23.i = mul nsw i64 %7, %7
  %mul.i.i = shl i64 %mul23.i, 2
  %mul27.i = shl i64 %7, 2
  %cmp3198.i = icmp sgt i64 %7, 0
  %arrayidx43.i = getelementptr inbounds i8, ptr %a, i64 88
  %conv2.i.i.i = trunc i64 %7 to i32
  br label %for.body.i

for.cond.loopexit.i:                              ; preds = %reflect_filled_f.exit.i, %for.body.i
  %10 = load i64, ptr %arrayidx5.i, align 8
  %cmp.i = icmp slt i64 %add6.i, %10
  br i1 %cmp.i, label %for.body.i, label %cond.end, !llvm.loop !48

for.body.i:                                       ; preds = %for.cond.loopexit.i, %for.body.lr.ph.i
  %k.0102.i = phi i64 [ %8, %for.body.lr.ph.i ], [ %add6.i, %for.cond.loopexit.i ]
  %add6.i = add nsw i64 %k.0102.i, 1
  %cmp7.i = icmp eq i64 %add6.i, %div.i
  %mul8.i = mul nsw i64 %k.0102.i, %5
  %sub9.i = sub nsw i64 %6, %mul8.i
  %cond.i = select i1 %cmp7.i, i64 %sub9.i, i64 %5
  %mul11.i = mul nsw i64 %mul8.i, %7
  %11 = load i64, ptr %arrayidx12.i, align 8
  %12 = inttoptr i64 %11 to ptr
  %add.ptr.i = getelementptr inbounds float, ptr %12, i64 %mul11.i
  %13 = load i64, ptr %arrayidx13.i, align 8
  %14 = inttoptr i64 %13 to ptr
  %mul14.i = mul nsw i64 %k.0102.i, %7
  %add.ptr16.idx.i = shl nsw i64 %mul14.i, 8
  %add.ptr16.i = getelementptr inbounds i8, ptr %14, i64 %add.ptr16.idx.i
  %15 = load i64, ptr %arrayidx17.i, align 8
  %16 = inttoptr i64 %15 to ptr
  %add.ptr18.i = getelementptr inbounds float, ptr %16, i64 %mul11.i
  %17 = load i64, ptr %arrayidx19.i, align 8
  %18 = inttoptr i64 %17 to ptr
  %mul21.i = mul nsw i64 %mul14.i, %7
  %add.ptr22.i = getelementptr inbounds float, ptr %18, i64 %mul21.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %add.ptr18.i, ptr readonly align 4 %add.ptr22.i, i64 %mul.i.i, i1 false)
  %add.ptr25.i = getelementptr inbounds float, ptr %add.ptr18.i, i64 %mul23.i
  %sub26.i = sub nsw i64 %cond.i, %7
  %mul28.i = mul i64 %mul27.i, %sub26.i
  tail call void @llvm.memset.p0.i64(ptr align 4 %add.ptr25.i, i8 0, i64 %mul28.i, i1 false)
  br i1 %cmp3198.i, label %for.body33.i, label %for.cond.loopexit.i

for.body33.i:                                     ; preds = %for.body.i, %reflect_filled_f.exit.i
  %first.0.in100.i = phi i64 [ %first.0.i, %reflect_filled_f.exit.i ], [ %div3.i7881, %for.body.i ]
  %filled.099.i = phi i64 [ %cond.i, %reflect_filled_f.exit.i ], [ %7, %for.body.i ]
  %first.0.i = add nsw i64 %first.0.in100.i, -64
  %sub34.i = sub nsw i64 %cond.i, %first.0.i
  %sub35.i = sub nsw i64 %7, %first.0.i
  %cond.i.i = tail call noundef i64 @llvm.smin.i64(i64 %sub35.i, i64 64)
  %mul36.i = mul nsw i64 %first.0.i, %7
  %add.ptr37.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul36.i
  %add.ptr38.i = getelementptr inbounds float, ptr %add.ptr37.i, i64 %first.0.i
  %add.ptr42.i = getelementptr inbounds float, ptr %add.ptr18.i, i64 %mul36.i
  %19 = load i64, ptr %arrayidx43.i, align 8
  %20 = inttoptr i64 %19 to ptr
  %mul.i97.i = mul nsw i64 %cond.i.i, %7
  %add.ptr.i.i = getelementptr inbounds float, ptr %20, i64 %mul.i97.i
  %tobool.i.i.i.not = icmp eq i64 %7, %first.0.i
  br i1 %tobool.i.i.i.not, label %multiply_f.exit30.i.i, label %if.then.i24.i.i

if.then.i24.i.i:                                  ; preds = %for.body33.i
  %sub44.i = sub nsw i64 %filled.099.i, %first.0.i
  %add.ptr40.idx.i = shl nsw i64 %first.0.i, 8
  %add.ptr40.i = getelementptr inbounds i8, ptr %add.ptr16.i, i64 %add.ptr40.idx.i
  %21 = load ptr, ptr %1, align 8
  %conv.i.i.i = trunc i64 %cond.i.i to i32
  %conv3.i.i.i = trunc i64 %sub44.i to i32
  tail call void %21(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv3.i.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr38.i, i32 noundef %conv2.i.i.i, ptr noundef %add.ptr42.i, i32 noundef %conv2.i.i.i, float noundef 0.000000e+00, ptr noundef %20, i32 noundef %conv2.i.i.i) #8
  %22 = load ptr, ptr %1, align 8
  tail call void %22(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv.i.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr40.i, i32 noundef 64, ptr noundef %20, i32 noundef %conv2.i.i.i, float noundef 0.000000e+00, ptr noundef nonnull %add.ptr.i.i, i32 noundef %conv2.i.i.i) #8
  br label %multiply_f.exit30.i.i

multiply_f.exit30.i.i:                            ; preds = %if.then.i24.i.i, %for.body33.i
  %tobool.i31.i.i.not = icmp eq i64 %cond.i, %first.0.i
  br i1 %tobool.i31.i.i.not, label %reflect_filled_f.exit.i, label %if.then.i34.i.i

if.then.i34.i.i:                                  ; preds = %multiply_f.exit30.i.i
  %23 = load ptr, ptr %1, align 8
  %conv.i35.i.i = trunc i64 %sub34.i to i32
  %conv3.i37.i.i = trunc i64 %cond.i.i to i32
  tail call void %23(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i35.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv3.i37.i.i, float noundef -1.000000e+00, ptr noundef %add.ptr38.i, i32 noundef %conv2.i.i.i, ptr noundef %add.ptr.i.i, i32 noundef %conv2.i.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr42.i, i32 noundef %conv2.i.i.i) #8
  br label %reflect_filled_f.exit.i

reflect_filled_f.exit.i:                          ; preds = %if.then.i34.i.i, %multiply_f.exit30.i.i
  %cmp31.i = icmp sgt i64 %first.0.in100.i, 127
  br i1 %cmp31.i, label %for.body33.i, label %for.cond.loopexit.i, !llvm.loop !49

cond.false:                                       ; preds = %keep_to_one_thread.exit
  br i1 %cmp101.i, label %for.body.lr.ph.i19, label %cond.end

for.body.lr.ph.i19:                               ; preds = %cond.false
  %arrayidx12.i20 = getelementptr inbounds i8, ptr %a, i64 56
  %arrayidx13.i21 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx17.i22 = getelementptr inbounds i8, ptr %a, i64 80
  %arrayidx19.i23 = getelementptr inbounds i8, ptr %a, i64 72
  %mul23.i24 = mul nsw i64 %7, %7
  %mul.i.i25 = shl i64 %mul23.i24, 3
  %mul27.i26 = shl i64 %7, 3
  %cmp3198.i27 = icmp sgt i64 %7, 0
  %arrayidx43.i28 = getelementptr inbounds i8, ptr %a, i64 88
  %conv2.i.i.i30 = trunc i64 %7 to i32
  br label %for.body.i31

for.cond.loopexit.i49:                            ; preds = %reflect_filled_d.exit.i, %for.body.i31
  %24 = load i64, ptr %arrayidx5.i, align 8
  %cmp.i50 = icmp slt i64 %add6.i33, %24
  br i1 %cmp.i50, label %for.body.i31, label %cond.end, !llvm.loop !50

for.body.i31:                                     ; preds = %for.cond.loopexit.i49, %for.body.lr.ph.i19
  %k.0102.i32 = phi i64 [ %8, %for.body.lr.ph.i19 ], [ %add6.i33, %for.cond.loopexit.i49 ]
  %add6.i33 = add nsw i64 %k.0102.i32, 1
  %cmp7.i34 = icmp eq i64 %add6.i33, %div.i
  %mul8.i35 = mul nsw i64 %k.0102.i32, %5
  %sub9.i36 = sub nsw i64 %6, %mul8.i35
  %cond.i37 = select i1 %cmp7.i34, i64 %sub9.i36, i64 %5
  %mul11.i38 = mul nsw i64 %mul8.i35, %7
  %25 = load i64, ptr %arrayidx12.i20, align 8
  %26 = inttoptr i64 %25 to ptr
  %add.ptr.i39 = getelementptr inbounds double, ptr %26, i64 %mul11.i38
  %27 = load i64, ptr %arrayidx13.i21, align 8
  %28 = inttoptr i64 %27 to ptr
  %mul14.i40 = mul nsw i64 %k.0102.i32, %7
  %add.ptr16.idx.i41 = shl nsw i64 %mul14.i40, 9
  %add.ptr16.i42 = getelementptr inbounds i8, ptr %28, i64 %add.ptr16.idx.i41
  %29 = load i64, ptr %arrayidx17.i22, align 8
  %30 = inttoptr i64 %29 to ptr
  %add.ptr18.i43 = getelementptr inbounds double, ptr %30, i64 %mul11.i38
  %31 = load i64, ptr %arrayidx19.i23, align 8
  %32 = inttoptr i64 %31 to ptr
  %mul21.i44 = mul nsw i64 %mul14.i40, %7
  %add.ptr22.i45 = getelementptr inbounds double, ptr %32, i64 %mul21.i44
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %add.ptr18.i43, ptr readonly align 8 %add.ptr22.i45, i64 %mul.i.i25, i1 false)
  %add.ptr25.i46 = getelementptr inbounds double, ptr %add.ptr18.i43, i64 %mul23.i24
  %sub26.i47 = sub nsw i64 %cond.i37, %7
  %mul28.i48 = mul i64 %mul27.i26, %sub26.i47
  tail call void @llvm.memset.p0.i64(ptr align 8 %add.ptr25.i46, i8 0, i64 %mul28.i48, i1 false)
  br i1 %cmp3198.i27, label %for.body33.i51, label %for.cond.loopexit.i49

for.body33.i51:                                   ; preds = %for.body.i31, %reflect_filled_d.exit.i
  %first.0.in100.i52 = phi i64 [ %first.0.i54, %reflect_filled_d.exit.i ], [ %div3.i7881, %for.body.i31 ]
  %filled.099.i53 = phi i64 [ %cond.i37, %reflect_filled_d.exit.i ], [ %7, %for.body.i31 ]
  %first.0.i54 = add nsw i64 %first.0.in100.i52, -64
  %sub34.i55 = sub nsw i64 %cond.i37, %first.0.i54
  %sub35.i56 = sub nsw i64 %7, %first.0.i54
  %cond.i.i57 = tail call noundef i64 @llvm.smin.i64(i64 %sub35.i56, i64 64)
  %mul36.i58 = mul nsw i64 %first.0.i54, %7
  %add.ptr37.i59 = getelementptr inbounds double, ptr %add.ptr.i39, i64 %mul36.i58
  %add.ptr38.i60 = getelementptr inbounds double, ptr %add.ptr37.i59, i64 %first.0.i54
  %add.ptr42.i61 = getelementptr inbounds double, ptr %add.ptr18.i43, i64 %mul36.i58
  %33 = load i64, ptr %arrayidx43.i28, align 8
  %34 = inttoptr i64 %33 to ptr
  %mul.i97.i62 = mul nsw i64 %cond.i.i57, %7
  %add.ptr.i.i63 = getelementptr inbounds double, ptr %34, i64 %mul.i97.i62
  %tobool.i.i.i64.not = icmp eq i64 %7, %first.0.i54
  br i1 %tobool.i.i.i64.not, label %multiply_d.exit30.i.i, label %if.then.i24.i.i72

if.then.i24.i.i72:                                ; preds = %for.body33.i51
  %sub44.i73 = sub nsw i64 %filled.099.i53, %first.0.i54
  %add.ptr40.idx.i74 = shl nsw i64 %first.0.i54, 9
  %add.ptr40.i75 = getelementptr inbounds i8, ptr %add.ptr16.i42, i64 %add.ptr40.idx.i74
  %35 = load ptr, ptr %1, align 8
  %conv.i.i.i76 = trunc i64 %cond.i.i57 to i32
  %conv3.i.i.i77 = trunc i64 %sub44.i73 to i32
  tail call void %35(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i76, i32 noundef %conv2.i.i.i30, i32 noundef %conv3.i.i.i77, double noundef 1.000000e+00, ptr noundef %add.ptr38.i60, i32 noundef %conv2.i.i.i30, ptr noundef %add.ptr42.i61, i32 noundef %conv2.i.i.i30, double noundef 0.000000e+00, ptr noundef %34, i32 noundef %conv2.i.i.i30) #8
  %36 = load ptr, ptr %1, align 8
  tail call void %36(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i.i.i76, i32 noundef %conv2.i.i.i30, i32 noundef %conv.i.i.i76, double noundef 1.000000e+00, ptr noundef %add.ptr40.i75, i32 noundef 64, ptr noundef %34, i32 noundef %conv2.i.i.i30, double noundef 0.000000e+00, ptr noundef nonnull %add.ptr.i.i63, i32 noundef %conv2.i.i.i30) #8
  br label %multiply_d.exit30.i.i

multiply_d.exit30.i.i:                            ; preds = %if.then.i24.i.i72, %for.body33.i51
  %tobool.i31.i.i66.not = icmp eq i64 %cond.i37, %first.0.i54
  br i1 %tobool.i31.i.i66.not, label %reflect_filled_d.exit.i, label %if.then.i34.i.i69

if.then.i34.i.i69:                                ; preds = %multiply_d.exit30.i.i
  %37 = load ptr, ptr %1, align 8
  %conv.i35.i.i70 = trunc i64 %sub34.i55 to i32
  %conv3.i37.i.i71 = trunc i64 %cond.i.i57 to i32
  tail call void %37(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i35.i.i70, i32 noundef %conv2.i.i.i30, i32 noundef %conv3.i37.i.i71, double noundef -1.000000e+00, ptr noundef %add.ptr38.i60, i32 noundef %conv2.i.i.i30, ptr noundef %add.ptr.i.i63, i32 noundef %conv2.i.i.i30, double noundef 1.000000e+00, ptr noundef %add.ptr42.i61, i32 noundef %conv2.i.i.i30) #8
  br label %reflect_filled_d.exit.i

reflect_filled_d.exit.i:                          ; preds = %if.then.i34.i.i69, %multiply_d.exit30.i.i
  %cmp31.i68 = icmp sgt i64 %first.0.in100.i52, 127
  br i1 %cmp31.i68, label %for.body33.i51, label %for.cond.loopexit.i49, !llvm.loop !51

cond.end:                                         ; preds = %for.cond.loopexit.i49, %for.cond.loopexit.i, %cond.false, %cond.true
  ret i64 0
}

; Function Attrs: nounwind
define noundef i64 @lazyasync_signs_of_q(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %get_threads = getelementptr inbounds i8, ptr %1, i64 48
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 56
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #8
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #8
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp eq i64 %4, 4
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %add.ptr, align 8
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 24
  %6 = load i64, ptr %arrayidx1.i, align 8
  %7 = inttoptr i64 %6 to ptr
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 32
  %8 = load i64, ptr %arrayidx2.i, align 8
  %9 = inttoptr i64 %8 to ptr
  %cmp74.i = icmp sgt i64 %5, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %keep_to_one_thread.exit
  br i1 %cmp74.i, label %for.body.i, label %cond.end

for.cond.loopexit.i:                              ; preds = %for.cond.cleanup24.i, %for.body.i
  %exitcond77.not.i = icmp eq i64 %add10.i, %5
  br i1 %exitcond77.not.i, label %cond.end, label %for.body.i, !llvm.loop !52

for.body.i:                                       ; preds = %cond.true, %for.cond.loopexit.i
  %j.075.i = phi i64 [ %add10.i, %for.cond.loopexit.i ], [ 0, %cond.true ]
  %mul.i = mul nuw nsw i64 %j.075.i, %5
  %10 = getelementptr float, ptr %7, i64 %mul.i
  %arrayidx3.i = getelementptr float, ptr %10, i64 %j.075.i
  %11 = load float, ptr %arrayidx3.i, align 4
  %cmp4.i = fcmp ogt float %11, 0.000000e+00
  %conv.i = select i1 %cmp4.i, float -1.000000e+00, float 1.000000e+00
  %arrayidx5.i = getelementptr inbounds float, ptr %9, i64 %j.075.i
  store float %conv.i, ptr %arrayidx5.i, align 4
  %12 = load float, ptr %arrayidx3.i, align 4
  %sub.i = fsub float %12, %conv.i
  %div.i = fdiv float 1.000000e+00, %sub.i
  %add10.i = add nuw nsw i64 %j.075.i, 1
  %cmp1272.i = icmp slt i64 %add10.i, %5
  br i1 %cmp1272.i, label %for.body15.i, label %for.cond.loopexit.i

for.body15.i:                                     ; preds = %for.body.i, %for.cond.cleanup24.i
  %i.073.i = phi i64 [ %inc34.i, %for.cond.cleanup24.i ], [ %add10.i, %for.body.i ]
  %mul16.i = mul nuw nsw i64 %i.073.i, %5
  %13 = getelementptr float, ptr %7, i64 %mul16.i
  %arrayidx18.i = getelementptr float, ptr %13, i64 %j.075.i
  %14 = load float, ptr %arrayidx18.i, align 4
  %15 = fneg float %14
  %neg.i = fmul float %div.i, %15
  br label %for.body25.i

for.cond.cleanup24.i:                             ; preds = %for.body25.i
  %inc34.i = add nuw nsw i64 %i.073.i, 1
  %exitcond76.not.i = icmp eq i64 %inc34.i, %5
  br i1 %exitcond76.not.i, label %for.cond.loopexit.i, label %for.body15.i, !llvm.loop !53

for.body25.i:                                     ; preds = %for.body25.i, %for.body15.i
  %k.071.i = phi i64 [ %add10.i, %for.body15.i ], [ %inc.i, %for.body25.i ]
  %arrayidx28.i = getelementptr float, ptr %10, i64 %k.071.i
  %16 = load float, ptr %arrayidx28.i, align 4
  %arrayidx32.i = getelementptr float, ptr %13, i64 %k.071.i
  %17 = load float, ptr %arrayidx32.i, align 4
  %18 = tail call float @llvm.fmuladd.f32(float %neg.i, float %16, float %17)
  store float %18, ptr %arrayidx32.i, align 4
  %inc.i = add nuw nsw i64 %k.071.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %5
  br i1 %exitcond.not.i, label %for.cond.cleanup24.i, label %for.body25.i, !llvm.loop !54

cond.false:                                       ; preds = %keep_to_one_thread.exit
  br i1 %cmp74.i, label %for.body.i13, label %cond.end

for.cond.loopexit.i24:                            ; preds = %for.cond.cleanup24.i37, %for.body.i13
  %exitcond77.not.i25 = icmp eq i64 %add10.i22, %5
  br i1 %exitcond77.not.i25, label %cond.end, label %for.body.i13, !llvm.loop !55

for.body.i13:                                     ; preds = %cond.false, %for.cond.loopexit.i24
  %j.075.i14 = phi i64 [ %add10.i22, %for.cond.loopexit.i24 ], [ 0, %cond.false ]
  %mul.i15 = mul nuw nsw i64 %j.075.i14, %5
  %19 = getelementptr double, ptr %7, i64 %mul.i15
  %arrayidx3.i16 = getelementptr double, ptr %19, i64 %j.075.i14
  %20 = load double, ptr %arrayidx3.i16, align 8
  %cmp4.i17 = fcmp ogt double %20, 0.000000e+00
  %conv.i18 = select i1 %cmp4.i17, double -1.000000e+00, double 1.000000e+00
  %arrayidx5.i19 = getelementptr inbounds double, ptr %9, i64 %j.075.i14
  store double %conv.i18, ptr %arrayidx5.i19, align 8
  %21 = load double, ptr %arrayidx3.i16, align 8
  %sub.i20 = fsub double %21, %conv.i18
  %div.i21 = fdiv double 1.000000e+00, %sub.i20
  %add10.i22 = add nuw nsw i64 %j.075.i14, 1
  %cmp1272.i23 = icmp slt i64 %add10.i22, %5
  br i1 %cmp1272.i23, label %for.body15.i26, label %for.cond.loopexit.i24

for.body15.i26:                                   ; preds = %for.body.i13, %for.cond.cleanup24.i37
  %i.073.i27 = phi i64 [ %inc34.i38, %for.cond.cleanup24.i37 ], [ %add10.i22, %for.body.i13 ]
  %mul16.i28 = mul nuw nsw i64 %i.073.i27, %5
  %22 = getelementptr double, ptr %7, i64 %mul16.i28
  %arrayidx18.i29 = getelementptr double, ptr %22, i64 %j.075.i14
  %23 = load double, ptr %arrayidx18.i29, align 8
  %24 = fneg double %23
  %neg.i30 = fmul double %div.i21, %24
  br label %for.body25.i31

for.cond.cleanup24.i37:                           ; preds = %for.body25.i31
  %inc34.i38 = add nuw nsw i64 %i.073.i27, 1
  %exitcond76.not.i39 = icmp eq i64 %inc34.i38, %5
  br i1 %exitcond76.not.i39, label %for.cond.loopexit.i24, label %for.body15.i26, !llvm.loop !56

for.body25.i31:                                   ; preds = %for.body25.i31, %for.body15.i26
  %k.071.i32 = phi i64 [ %add10.i22, %for.body15.i26 ], [ %inc.i35, %for.body25.i31 ]
  %arrayidx28.i33 = getelementptr double, ptr %19, i64 %k.071.i32
  %25 = load double, ptr %arrayidx28.i33, align 8
  %arrayidx32.i34 = getelementptr double, ptr %22, i64 %k.071.i32
  %26 = load double, ptr %arrayidx32.i34, align 8
  %27 = tail call double @llvm.fmuladd.f64(double %neg.i30, double %25, double %26)
  store double %27, ptr %arrayidx32.i34, align 8
  %inc.i35 = add nuw nsw i64 %k.071.i32, 1
  %exitcond.not.i36 = icmp eq i64 %inc.i35, %5
  br i1 %exitcond.not.i36, label %for.cond.cleanup24.i37, label %for.body25.i31, !llvm.loop !57

cond.end:                                         ; preds = %for.cond.loopexit.i24, %for.cond.loopexit.i, %cond.false, %cond.true
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
  %get_threads = getelementptr inbounds i8, ptr %1, i64 48
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 56
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #8
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #8
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
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i) #8
  store i32 %conv.i, ptr %m.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i) #8
  store i32 %conv3.i, ptr %n.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %wide.i) #8
  %8 = load i64, ptr %arrayidx4.i, align 8
  %tobool.not.i = icmp eq i64 %8, 0
  %conv6.i = trunc i64 %8 to i32
  %spec.select.i = select i1 %tobool.not.i, i32 1, i32 %conv6.i
  store i32 %spec.select.i, ptr %wide.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %size.i) #8
  %9 = load i64, ptr %arrayidx7.i, align 8
  %conv8.i = trunc i64 %9 to i32
  store i32 %conv8.i, ptr %size.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i) #8
  store i32 0, ptr %info.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %high.i) #8
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
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %job.i) #8
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
  %gesdd.i = getelementptr inbounds i8, ptr %1, i64 32
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
  call void %22(ptr noundef nonnull %job.i, ptr noundef nonnull %n.i, ptr noundef nonnull %m.i, ptr noundef %16, ptr noundef nonnull %n.i, ptr noundef %s.085.i, ptr noundef %vh.086.i, ptr noundef nonnull %high.i, ptr noundef %u.084.i, ptr noundef nonnull %wide.i, ptr noundef %24, ptr noundef nonnull %size.i, ptr noundef %26, ptr noundef nonnull %info.i) #8
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
  br i1 %exitcond.not.i, label %cleanup.loopexit.i, label %for.body.i, !llvm.loop !58

cleanup.loopexit.i:                               ; preds = %if.end.i, %for.body.i
  %cmp.not.lcssa.ph.i = phi i1 [ %cmp.not.i10, %if.end.i ], [ %cmp.not88.i, %for.body.i ]
  %30 = zext i1 %cmp.not.lcssa.ph.i to i64
  br label %singular_values_f.exit

singular_values_f.exit:                           ; preds = %cond.true, %cleanup.loopexit.i
  %cmp.not.lcssa.i = phi i64 [ 0, %cond.true ], [ %30, %cleanup.loopexit.i ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %job.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %high.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %size.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %wide.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i) #8
  br label %cond.end

cond.false:                                       ; preds = %keep_to_one_thread.exit
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %m.i11) #8
  store i32 %conv.i, ptr %m.i11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n.i12) #8
  store i32 %conv3.i, ptr %n.i12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %wide.i13) #8
  %31 = load i64, ptr %arrayidx4.i, align 8
  %tobool.not.i24 = icmp eq i64 %31, 0
  %conv6.i25 = trunc i64 %31 to i32
  %spec.select.i26 = select i1 %tobool.not.i24, i32 1, i32 %conv6.i25
  store i32 %spec.select.i26, ptr %wide.i13, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %size.i14) #8
  %32 = load i64, ptr %arrayidx7.i, align 8
  %conv8.i28 = trunc i64 %32 to i32
  store i32 %conv8.i28, ptr %size.i14, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i15) #8
  store i32 0, ptr %info.i15, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %high.i16) #8
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
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %job.i17) #8
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
  %gesdd.i44 = getelementptr inbounds i8, ptr %1, i64 32
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
  call void %45(ptr noundef nonnull %job.i17, ptr noundef nonnull %n.i12, ptr noundef nonnull %m.i11, ptr noundef %39, ptr noundef nonnull %n.i12, ptr noundef %s.085.i51, ptr noundef %vh.086.i50, ptr noundef nonnull %high.i16, ptr noundef %u.084.i52, ptr noundef nonnull %wide.i13, ptr noundef %47, ptr noundef nonnull %size.i14, ptr noundef %49, ptr noundef nonnull %info.i15) #8
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
  br i1 %exitcond.not.i66, label %cleanup.loopexit.i55, label %for.body.i47, !llvm.loop !59

cleanup.loopexit.i55:                             ; preds = %if.end.i57, %for.body.i47
  %cmp.not.lcssa.ph.i56 = phi i1 [ %cmp.not.i65, %if.end.i57 ], [ %cmp.not88.i48, %for.body.i47 ]
  %53 = zext i1 %cmp.not.lcssa.ph.i56 to i64
  br label %singular_values_d.exit

singular_values_d.exit:                           ; preds = %cond.false, %cleanup.loopexit.i55
  %cmp.not.lcssa.i42 = phi i64 [ 0, %cond.false ], [ %53, %cleanup.loopexit.i55 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %job.i17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %high.i16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %size.i14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %wide.i13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n.i12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %m.i11) #8
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
  %get_threads = getelementptr inbounds i8, ptr %1, i64 48
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %1, i64 56
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #8
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #8
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
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %order.i) #8
  store i32 %conv.i, ptr %order.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %whole.i) #8
  %7 = load i64, ptr %arrayidx2.i, align 8
  %conv3.i = trunc i64 %7 to i32
  store i32 %conv3.i, ptr %whole.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %size.i) #8
  %8 = load i64, ptr %arrayidx4.i, align 8
  %conv5.i = trunc i64 %8 to i32
  store i32 %conv5.i, ptr %size.i, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i) #8
  store i32 0, ptr %info.i, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %job.i) #8
  %9 = load i64, ptr %arrayidx6.i, align 8
  %conv7.i = trunc i64 %9 to i8
  store i8 %conv7.i, ptr %job.i, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %half.i) #8
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
  %syevd.i = getelementptr inbounds i8, ptr %1, i64 40
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
  call void %19(ptr noundef nonnull %job.i, ptr noundef nonnull %half.i, ptr noundef nonnull %order.i, ptr noundef %12, ptr noundef nonnull %order.i, ptr noundef %values.099.i, ptr noundef %21, ptr noundef nonnull %size.i, ptr noundef %23, ptr noundef nonnull %whole.i, ptr noundef nonnull %info.i) #8
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
  br i1 %exitcond104.not.i, label %for.cond.cleanup24.i, label %for.cond26.preheader.i, !llvm.loop !60

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
  br i1 %exitcond.not.i, label %for.cond.cleanup29.i, label %for.body30.i, !llvm.loop !61

for.inc40.i:                                      ; preds = %for.cond.cleanup24.i, %if.end.i
  %vectors.1.i = phi ptr [ null, %if.end.i ], [ %add.ptr.i, %for.cond.cleanup24.i ]
  %inc41.i = add nuw nsw i64 %k.0101.i, 1
  %add.ptr43.i = getelementptr inbounds float, ptr %from.098.i, i64 %mul.i
  %add.ptr44.i = getelementptr inbounds float, ptr %values.099.i, i64 %6
  %cmp.not.i10 = icmp slt i64 %inc41.i, %5
  %exitcond105.not.i = icmp eq i64 %inc41.i, %5
  br i1 %exitcond105.not.i, label %cleanup.loopexit.i, label %for.body.i, !llvm.loop !62

cleanup.loopexit.i:                               ; preds = %for.inc40.i, %for.body.i
  %cmp.not.lcssa.ph.i = phi i1 [ %cmp.not.i10, %for.inc40.i ], [ %cmp.not102.i, %for.body.i ]
  %27 = zext i1 %cmp.not.lcssa.ph.i to i64
  br label %eigenvalues_f.exit

eigenvalues_f.exit:                               ; preds = %cond.true, %cleanup.loopexit.i
  %cmp.not.lcssa.i = phi i64 [ 0, %cond.true ], [ %27, %cleanup.loopexit.i ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %half.i) #8
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %job.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %size.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %whole.i) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %order.i) #8
  br label %cond.end

cond.false:                                       ; preds = %keep_to_one_thread.exit
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %order.i11) #8
  store i32 %conv.i, ptr %order.i11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %whole.i12) #8
  %28 = load i64, ptr %arrayidx2.i, align 8
  %conv3.i20 = trunc i64 %28 to i32
  store i32 %conv3.i20, ptr %whole.i12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %size.i13) #8
  %29 = load i64, ptr %arrayidx4.i, align 8
  %conv5.i22 = trunc i64 %29 to i32
  store i32 %conv5.i22, ptr %size.i13, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %info.i14) #8
  store i32 0, ptr %info.i14, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %job.i15) #8
  %30 = load i64, ptr %arrayidx6.i, align 8
  %conv7.i24 = trunc i64 %30 to i8
  store i8 %conv7.i24, ptr %job.i15, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %half.i16) #8
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
  %syevd.i36 = getelementptr inbounds i8, ptr %1, i64 40
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
  call void %40(ptr noundef nonnull %job.i15, ptr noundef nonnull %half.i16, ptr noundef nonnull %order.i11, ptr noundef %33, ptr noundef nonnull %order.i11, ptr noundef %values.099.i44, ptr noundef %42, ptr noundef nonnull %size.i13, ptr noundef %44, ptr noundef nonnull %whole.i12, ptr noundef nonnull %info.i14) #8
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
  br i1 %exitcond104.not.i74, label %for.cond.cleanup24.i52, label %for.cond26.preheader.i61, !llvm.loop !63

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
  br i1 %exitcond.not.i71, label %for.cond.cleanup29.i72, label %for.body30.i64, !llvm.loop !64

for.inc40.i54:                                    ; preds = %for.cond.cleanup24.i52, %if.end.i49
  %vectors.1.i55 = phi ptr [ null, %if.end.i49 ], [ %add.ptr.i53, %for.cond.cleanup24.i52 ]
  %inc41.i56 = add nuw nsw i64 %k.0101.i42, 1
  %add.ptr43.i57 = getelementptr inbounds double, ptr %from.098.i45, i64 %mul.i28
  %add.ptr44.i58 = getelementptr inbounds double, ptr %values.099.i44, i64 %6
  %cmp.not.i59 = icmp slt i64 %inc41.i56, %5
  %exitcond105.not.i60 = icmp eq i64 %inc41.i56, %5
  br i1 %exitcond105.not.i60, label %cleanup.loopexit.i47, label %for.body.i40, !llvm.loop !65

cleanup.loopexit.i47:                             ; preds = %for.inc40.i54, %for.body.i40
  %cmp.not.lcssa.ph.i48 = phi i1 [ %cmp.not.i59, %for.inc40.i54 ], [ %cmp.not102.i41, %for.body.i40 ]
  %48 = zext i1 %cmp.not.lcssa.ph.i48 to i64
  br label %eigenvalues_d.exit

eigenvalues_d.exit:                               ; preds = %cond.false, %cleanup.loopexit.i47
  %cmp.not.lcssa.i31 = phi i64 [ 0, %cond.false ], [ %48, %cleanup.loopexit.i47 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %half.i16) #8
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %job.i15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %info.i14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %size.i13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %whole.i12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %order.i11) #8
  br label %cond.end

cond.end:                                         ; preds = %eigenvalues_d.exit, %eigenvalues_f.exit
  %cond = phi i64 [ %cmp.not.lcssa.i, %eigenvalues_f.exit ], [ %cmp.not.lcssa.i31, %eigenvalues_d.exit ]
  ret i64 %cond
}

; Function Attrs: nounwind
define internal fastcc void @substitute_part_f(ptr nocapture noundef readonly %library, ptr noundef %factors, ptr nocapture noundef readonly %order, i64 noundef %n, ptr noundef %out, i64 noundef %columns, i64 noundef %first, i64 noundef %last, i32 noundef %is_identity, ptr noundef %room) unnamed_addr #0 {
entry:
  %add.ptr = getelementptr inbounds float, ptr %out, i64 %first
  %sub = sub nsw i64 %last, %first
  %tobool.not = icmp eq i32 %is_identity, 0
  %cond = select i1 %tobool.not, i64 0, i64 %first
  %cmp164 = icmp slt i64 %cond, %n
  br i1 %cmp164, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %add = add nsw i64 %n, 1
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = icmp ne i64 %or, 0
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %divided.0.lcssa = phi i1 [ false, %entry ], [ %0, %for.cond.cleanup.loopexit ]
  %cmp2 = icmp ne ptr %room, null
  %cmp4 = icmp sgt i64 %columns, 1
  %or.cond = and i1 %cmp4, %cmp2
  br i1 %or.cond, label %if.then, label %if.else

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %divided.0166 = phi i64 [ 0, %for.body.lr.ph ], [ %or, %for.body ]
  %i.0165 = phi i64 [ %cond, %for.body.lr.ph ], [ %inc, %for.body ]
  %mul = mul nsw i64 %i.0165, %add
  %arrayidx = getelementptr inbounds float, ptr %factors, i64 %mul
  %1 = load float, ptr %arrayidx, align 4
  %div.i = fdiv float 1.000000e+00, %1
  %2 = tail call float @llvm.fabs.f32(float %div.i)
  %cmp.i = fcmp ult float %2, 0x3810000000000000
  %cmp3.i = fcmp ugt float %2, 0x47D0000000000000
  %.not = or i1 %cmp.i, %cmp3.i
  %conv = zext i1 %.not to i64
  %or = or i64 %divided.0166, %conv
  %inc = add nsw i64 %i.0165, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !66

if.then:                                          ; preds = %for.cond.cleanup
  %mul6 = mul nsw i64 %cond, %columns
  %add.ptr7 = getelementptr inbounds float, ptr %out, i64 %mul6
  %add8 = add nsw i64 %n, 1
  %mul9 = mul nsw i64 %cond, %add8
  %add.ptr10 = getelementptr inbounds float, ptr %factors, i64 %mul9
  %sub11 = sub nsw i64 %n, %cond
  tail call fastcc void @solve_columns_f(ptr noundef %add.ptr10, i64 noundef %sub11, i64 noundef %n, i32 noundef 1, i32 noundef 0, ptr noundef %add.ptr7, ptr noundef %add.ptr7, i64 noundef %columns, i64 noundef %first, i64 noundef %last, ptr noundef nonnull %room)
  tail call fastcc void @solve_columns_f(ptr noundef %factors, i64 noundef %n, i64 noundef %n, i32 noundef 0, i32 noundef 1, ptr noundef %out, ptr noundef %out, i64 noundef %columns, i64 noundef %first, i64 noundef %last, ptr noundef nonnull %room)
  br label %if.end35

if.else:                                          ; preds = %for.cond.cleanup
  %add12 = add nsw i64 %n, 1
  %mul13 = mul nsw i64 %cond, %add12
  %add.ptr14 = getelementptr inbounds float, ptr %factors, i64 %mul13
  %mul16 = mul nsw i64 %cond, %columns
  %add.ptr17 = getelementptr inbounds float, ptr %add.ptr, i64 %mul16
  %cmp20167 = icmp sgt i64 %sub, 0
  %3 = select i1 %divided.0.lcssa, i1 %cmp20167, i1 false
  br i1 %3, label %for.body23.lr.ph, label %for.cond.cleanup22

for.body23.lr.ph:                                 ; preds = %if.else
  %trsv = getelementptr inbounds i8, ptr %library, i64 16
  %sub24 = sub nsw i64 %n, %cond
  %conv25 = trunc i64 %sub24 to i32
  %conv26 = trunc i64 %n to i32
  %conv28 = trunc i64 %columns to i32
  br label %for.body23

for.cond.cleanup22:                               ; preds = %for.body23, %if.else
  br i1 %divided.0.lcssa, label %if.end, label %if.then33

for.body23:                                       ; preds = %for.body23.lr.ph, %for.body23
  %k.0168 = phi i64 [ 0, %for.body23.lr.ph ], [ %inc30, %for.body23 ]
  %4 = load ptr, ptr %trsv, align 8
  %add.ptr27 = getelementptr inbounds float, ptr %add.ptr17, i64 %k.0168
  tail call void %4(i32 noundef 101, i32 noundef 122, i32 noundef 111, i32 noundef 131, i32 noundef %conv25, ptr noundef %add.ptr14, i32 noundef %conv26, ptr noundef %add.ptr27, i32 noundef %conv28) #8
  %inc30 = add nuw nsw i64 %k.0168, 1
  %cmp20 = icmp slt i64 %inc30, %sub
  br i1 %cmp20, label %for.body23, label %for.cond.cleanup22, !llvm.loop !67

if.then33:                                        ; preds = %for.cond.cleanup22
  %sub34 = sub nsw i64 %n, %cond
  %cmp.i143 = icmp eq i64 %sub, 1
  br i1 %cmp.i143, label %if.end.thread162, label %if.else.i

if.end.thread162:                                 ; preds = %if.then33
  %trsv.i = getelementptr inbounds i8, ptr %library, i64 16
  %5 = load ptr, ptr %trsv.i, align 8
  %conv.i = trunc i64 %sub34 to i32
  %conv2.i = trunc i64 %n to i32
  %conv3.i = trunc i64 %columns to i32
  tail call void %5(i32 noundef 101, i32 noundef 122, i32 noundef 111, i32 noundef 131, i32 noundef %conv.i, ptr noundef %add.ptr14, i32 noundef %conv2.i, ptr noundef %add.ptr17, i32 noundef %conv3.i) #8
  br label %if.then.i155

if.else.i:                                        ; preds = %if.then33
  %tobool.i = icmp ne i64 %cond, %n
  %tobool5.i = icmp ne i64 %last, %first
  %or.cond12.i = and i1 %tobool5.i, %tobool.i
  br i1 %or.cond12.i, label %if.then6.i, label %if.else.i145

if.then6.i:                                       ; preds = %if.else.i
  %trsm.i = getelementptr inbounds i8, ptr %library, i64 8
  %6 = load ptr, ptr %trsm.i, align 8
  %conv7.i = trunc i64 %sub34 to i32
  %conv8.i = trunc i64 %sub to i32
  %conv9.i = trunc i64 %n to i32
  %conv10.i = trunc i64 %columns to i32
  tail call void %6(i32 noundef 101, i32 noundef 141, i32 noundef 122, i32 noundef 111, i32 noundef 131, i32 noundef %conv7.i, i32 noundef %conv8.i, float noundef 1.000000e+00, ptr noundef %add.ptr14, i32 noundef %conv9.i, ptr noundef %add.ptr17, i32 noundef %conv10.i) #8
  br label %if.else.i145

if.end:                                           ; preds = %for.cond.cleanup22
  %cmp.i144 = icmp eq i64 %sub, 1
  br i1 %cmp.i144, label %if.end.if.then.i155_crit_edge, label %if.else.i145

if.end.if.then.i155_crit_edge:                    ; preds = %if.end
  %.pre = trunc i64 %n to i32
  %.pre175 = trunc i64 %columns to i32
  br label %if.then.i155

if.then.i155:                                     ; preds = %if.end.if.then.i155_crit_edge, %if.end.thread162
  %conv3.i159.pre-phi = phi i32 [ %.pre175, %if.end.if.then.i155_crit_edge ], [ %conv3.i, %if.end.thread162 ]
  %conv.i157.pre-phi = phi i32 [ %.pre, %if.end.if.then.i155_crit_edge ], [ %conv2.i, %if.end.thread162 ]
  %trsv.i156 = getelementptr inbounds i8, ptr %library, i64 16
  %7 = load ptr, ptr %trsv.i156, align 8
  tail call void %7(i32 noundef 101, i32 noundef 121, i32 noundef 111, i32 noundef 132, i32 noundef %conv.i157.pre-phi, ptr noundef %factors, i32 noundef %conv.i157.pre-phi, ptr noundef %add.ptr, i32 noundef %conv3.i159.pre-phi) #8
  br label %if.end35

if.else.i145:                                     ; preds = %if.else.i, %if.then6.i, %if.end
  %tobool.i146 = icmp ne i64 %n, 0
  %tobool5.i147 = icmp ne i64 %last, %first
  %or.cond12.i148 = and i1 %tobool.i146, %tobool5.i147
  br i1 %or.cond12.i148, label %if.then6.i149, label %if.end35

if.then6.i149:                                    ; preds = %if.else.i145
  %trsm.i150 = getelementptr inbounds i8, ptr %library, i64 8
  %8 = load ptr, ptr %trsm.i150, align 8
  %conv7.i151 = trunc i64 %n to i32
  %conv8.i152 = trunc i64 %sub to i32
  %conv10.i154 = trunc i64 %columns to i32
  tail call void %8(i32 noundef 101, i32 noundef 141, i32 noundef 121, i32 noundef 111, i32 noundef 132, i32 noundef %conv7.i151, i32 noundef %conv8.i152, float noundef 1.000000e+00, ptr noundef %factors, i32 noundef %conv7.i151, ptr noundef %add.ptr, i32 noundef %conv10.i154) #8
  br label %if.end35

if.end35:                                         ; preds = %if.then6.i149, %if.else.i145, %if.then.i155, %if.then
  %cmp39173 = icmp sgt i64 %n, 0
  br i1 %cmp39173, label %for.body42.lr.ph, label %for.cond.cleanup41

for.body42.lr.ph:                                 ; preds = %if.end35
  %cmp55170 = icmp sgt i64 %sub, 0
  br label %for.body42

for.cond38.loopexit:                              ; preds = %for.body59, %for.body42
  %cmp39 = icmp sgt i64 %i36.0174.in, 1
  br i1 %cmp39, label %for.body42, label %for.cond.cleanup41, !llvm.loop !68

for.cond.cleanup41:                               ; preds = %for.cond38.loopexit, %if.end35
  ret void

for.body42:                                       ; preds = %for.body42.lr.ph, %for.cond38.loopexit
  %i36.0174.in = phi i64 [ %n, %for.body42.lr.ph ], [ %i36.0174, %for.cond38.loopexit ]
  %i36.0174 = add nsw i64 %i36.0174.in, -1
  %mul43 = mul nsw i64 %i36.0174, %columns
  %add.ptr44 = getelementptr inbounds float, ptr %add.ptr, i64 %mul43
  %arrayidx45 = getelementptr inbounds i32, ptr %order, i64 %i36.0174
  %9 = load i32, ptr %arrayidx45, align 4
  %sub46 = add nsw i32 %9, -1
  %conv47 = sext i32 %sub46 to i64
  %mul48 = mul nsw i64 %conv47, %columns
  %add.ptr49 = getelementptr inbounds float, ptr %add.ptr, i64 %mul48
  %cmp52 = icmp ne i64 %mul43, %mul48
  %10 = select i1 %cmp52, i1 %cmp55170, i1 false
  br i1 %10, label %for.body59, label %for.cond38.loopexit

for.body59:                                       ; preds = %for.body42, %for.body59
  %k50.0171 = phi i64 [ %inc65, %for.body59 ], [ 0, %for.body42 ]
  %arrayidx60 = getelementptr inbounds float, ptr %add.ptr44, i64 %k50.0171
  %11 = load float, ptr %arrayidx60, align 4
  %arrayidx61 = getelementptr inbounds float, ptr %add.ptr49, i64 %k50.0171
  %12 = load float, ptr %arrayidx61, align 4
  store float %12, ptr %arrayidx60, align 4
  store float %11, ptr %arrayidx61, align 4
  %inc65 = add nuw nsw i64 %k50.0171, 1
  %cmp55 = icmp slt i64 %inc65, %sub
  br i1 %cmp55, label %for.body59, label %for.cond38.loopexit, !llvm.loop !69
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @solve_columns_f(ptr nocapture noundef readonly %x, i64 noundef %n, i64 noundef %apart, i32 noundef %lower, i32 noundef %unit, ptr nocapture noundef readonly %right, ptr nocapture noundef writeonly %out, i64 noundef %columns, i64 noundef %first, i64 noundef %last, ptr nocapture noundef %strip) unnamed_addr #4 {
entry:
  %tobool.not = icmp eq i32 %lower, 0
  %.idx = mul i64 %n, 192
  %0 = getelementptr i8, ptr %strip, i64 %.idx
  %add.ptr = getelementptr i8, ptr %0, i64 -192
  %cond = select i1 %tobool.not, ptr %add.ptr, ptr %strip
  %sub4 = add nsw i64 %n, -1
  %add = add i64 %apart, 1
  %mul5 = mul nsw i64 %add, %sub4
  %cond10 = select i1 %tobool.not, i64 -1, i64 1
  %cond8.idx = select i1 %tobool.not, i64 %mul5, i64 0
  %cond8 = getelementptr inbounds float, ptr %x, i64 %cond8.idx
  %cmp349 = icmp slt i64 %first, %last
  br i1 %cmp349, label %for.body.lr.ph, label %for.end55

for.body.lr.ph:                                   ; preds = %entry
  %cmp21290 = icmp sgt i64 %n, 0
  %mul.i = mul nsw i64 %cond10, 3
  %cmp.not.i306 = icmp slt i64 %n, 8
  %tobool.not.i = icmp eq i32 %unit, 0
  %add90.i = mul i64 %cond10, %add
  %mul40.i.2 = shl nsw i64 %apart, 1
  %mul40.i.3 = mul nsw i64 %apart, 3
  %mul40.i.4 = shl nsw i64 %apart, 2
  %mul40.i.5 = mul nsw i64 %apart, 5
  %mul40.i.6 = mul nsw i64 %apart, 6
  %mul40.i.7 = mul nsw i64 %apart, 7
  %.idx857 = mul nsw i64 %cond10, 384
  %.idx858 = mul nsw i64 %cond10, 576
  %.idx859 = mul nsw i64 %cond10, 768
  %.idx860 = mul nsw i64 %cond10, 960
  %.idx861 = mul nsw i64 %cond10, 1152
  %.idx862 = mul nsw i64 %cond10, 1344
  %mul146.i = mul nsw i64 %cond10, %apart
  %mul144.i.1358 = shl nsw i64 %apart, 1
  %mul146.i.1359 = mul nsw i64 %mul144.i.1358, %cond10
  %mul144.i.2366 = mul nsw i64 %apart, 3
  %mul146.i.2367 = mul nsw i64 %mul144.i.2366, %cond10
  %mul144.i.3374 = shl nsw i64 %apart, 2
  %mul146.i.3375 = mul nsw i64 %mul144.i.3374, %cond10
  %mul144.i.4382 = mul nsw i64 %apart, 5
  %mul146.i.4383 = mul nsw i64 %mul144.i.4382, %cond10
  %mul144.i.5390 = mul nsw i64 %apart, 6
  %mul146.i.5391 = mul nsw i64 %mul144.i.5390, %cond10
  %mul144.i.6398 = mul nsw i64 %apart, 7
  %mul146.i.6399 = mul nsw i64 %mul144.i.6398, %cond10
  %mul144.i.1 = shl nsw i64 %apart, 1
  %add145.i.1 = or disjoint i64 %mul144.i.1, 1
  %mul146.i.1 = mul nsw i64 %add145.i.1, %cond10
  %mul144.i.1.1 = mul nsw i64 %apart, 3
  %add145.i.1.1 = add nsw i64 %mul144.i.1.1, 1
  %mul146.i.1.1 = mul nsw i64 %add145.i.1.1, %cond10
  %mul144.i.1.2 = shl nsw i64 %apart, 2
  %add145.i.1.2 = or disjoint i64 %mul144.i.1.2, 1
  %mul146.i.1.2 = mul nsw i64 %add145.i.1.2, %cond10
  %mul144.i.1.3 = mul nsw i64 %apart, 5
  %add145.i.1.3 = add nsw i64 %mul144.i.1.3, 1
  %mul146.i.1.3 = mul nsw i64 %add145.i.1.3, %cond10
  %mul144.i.1.4 = mul nsw i64 %apart, 6
  %add145.i.1.4 = or disjoint i64 %mul144.i.1.4, 1
  %mul146.i.1.4 = mul nsw i64 %add145.i.1.4, %cond10
  %mul144.i.1.5 = mul nsw i64 %apart, 7
  %add145.i.1.5 = add nsw i64 %mul144.i.1.5, 1
  %mul146.i.1.5 = mul nsw i64 %add145.i.1.5, %cond10
  %arrayidx92.i.2.idx = shl i64 %add90.i, 3
  %mul144.i.2 = mul nsw i64 %apart, 3
  %add145.i.2 = add nsw i64 %mul144.i.2, 2
  %mul146.i.2 = mul nsw i64 %add145.i.2, %cond10
  %mul144.i.2.1 = shl nsw i64 %apart, 2
  %add145.i.2.1 = or disjoint i64 %mul144.i.2.1, 2
  %mul146.i.2.1 = mul nsw i64 %add145.i.2.1, %cond10
  %mul144.i.2.2 = mul nsw i64 %apart, 5
  %add145.i.2.2 = add nsw i64 %mul144.i.2.2, 2
  %mul146.i.2.2 = mul nsw i64 %add145.i.2.2, %cond10
  %mul144.i.2.3 = mul nsw i64 %apart, 6
  %add145.i.2.3 = add nsw i64 %mul144.i.2.3, 2
  %mul146.i.2.3 = mul nsw i64 %add145.i.2.3, %cond10
  %mul144.i.2.4 = mul nsw i64 %apart, 7
  %add145.i.2.4 = add nsw i64 %mul144.i.2.4, 2
  %mul146.i.2.4 = mul nsw i64 %add145.i.2.4, %cond10
  %arrayidx92.i.3.idx = mul i64 %add90.i, 12
  %mul144.i.3 = shl nsw i64 %apart, 2
  %add145.i.3 = or disjoint i64 %mul144.i.3, 3
  %mul146.i.3 = mul nsw i64 %add145.i.3, %cond10
  %mul144.i.3.1 = mul nsw i64 %apart, 5
  %add145.i.3.1 = add nsw i64 %mul144.i.3.1, 3
  %mul146.i.3.1 = mul nsw i64 %add145.i.3.1, %cond10
  %mul144.i.3.2 = mul nsw i64 %apart, 6
  %add145.i.3.2 = add nsw i64 %mul144.i.3.2, 3
  %mul146.i.3.2 = mul nsw i64 %add145.i.3.2, %cond10
  %mul144.i.3.3 = mul nsw i64 %apart, 7
  %add145.i.3.3 = add nsw i64 %mul144.i.3.3, 3
  %mul146.i.3.3 = mul nsw i64 %add145.i.3.3, %cond10
  %arrayidx92.i.4.idx = shl i64 %add90.i, 4
  %mul144.i.4 = mul nsw i64 %apart, 5
  %add145.i.4 = add nsw i64 %mul144.i.4, 4
  %mul146.i.4 = mul nsw i64 %add145.i.4, %cond10
  %mul144.i.4.1 = mul nsw i64 %apart, 6
  %add145.i.4.1 = add nsw i64 %mul144.i.4.1, 4
  %mul146.i.4.1 = mul nsw i64 %add145.i.4.1, %cond10
  %mul144.i.4.2 = mul nsw i64 %apart, 7
  %add145.i.4.2 = add nsw i64 %mul144.i.4.2, 4
  %mul146.i.4.2 = mul nsw i64 %add145.i.4.2, %cond10
  %arrayidx92.i.5.idx = mul i64 %add90.i, 20
  %mul144.i.5 = mul nsw i64 %apart, 6
  %add145.i.5 = add nsw i64 %mul144.i.5, 5
  %mul146.i.5 = mul nsw i64 %add145.i.5, %cond10
  %mul144.i.5.1 = mul nsw i64 %apart, 7
  %add145.i.5.1 = add nsw i64 %mul144.i.5.1, 5
  %mul146.i.5.1 = mul nsw i64 %add145.i.5.1, %cond10
  %arrayidx92.i.6.idx = mul i64 %add90.i, 24
  %mul144.i.6 = mul nsw i64 %apart, 7
  %add145.i.6 = add nsw i64 %mul144.i.6, 6
  %mul146.i.6 = mul nsw i64 %add145.i.6, %cond10
  %arrayidx92.i.7.idx = mul i64 %add90.i, 28
  %mul40.i201.2 = shl nsw i64 %apart, 1
  %mul40.i201.3 = mul nsw i64 %apart, 3
  %mul40.i201.4 = shl nsw i64 %apart, 2
  %mul40.i201.5 = mul nsw i64 %apart, 5
  %mul40.i201.6 = mul nsw i64 %apart, 6
  %mul40.i201.7 = mul nsw i64 %apart, 7
  %.idx863 = mul nsw i64 %cond10, 384
  %.idx864 = mul nsw i64 %cond10, 576
  %.idx865 = mul nsw i64 %cond10, 768
  %.idx866 = mul nsw i64 %cond10, 960
  %.idx867 = mul nsw i64 %cond10, 1152
  %.idx868 = mul nsw i64 %cond10, 1344
  %mul146.i146 = mul nsw i64 %cond10, %apart
  %mul144.i144.1443 = shl nsw i64 %apart, 1
  %mul146.i146.1444 = mul nsw i64 %mul144.i144.1443, %cond10
  %mul144.i144.2458 = mul nsw i64 %apart, 3
  %mul146.i146.2459 = mul nsw i64 %mul144.i144.2458, %cond10
  %mul144.i144.3473 = shl nsw i64 %apart, 2
  %mul146.i146.3474 = mul nsw i64 %mul144.i144.3473, %cond10
  %mul144.i144.4488 = mul nsw i64 %apart, 5
  %mul146.i146.4489 = mul nsw i64 %mul144.i144.4488, %cond10
  %mul144.i144.5503 = mul nsw i64 %apart, 6
  %mul146.i146.5504 = mul nsw i64 %mul144.i144.5503, %cond10
  %mul144.i144.6518 = mul nsw i64 %apart, 7
  %mul146.i146.6519 = mul nsw i64 %mul144.i144.6518, %cond10
  %mul144.i144.1 = shl nsw i64 %apart, 1
  %add145.i145.1 = or disjoint i64 %mul144.i144.1, 1
  %mul146.i146.1 = mul nsw i64 %add145.i145.1, %cond10
  %mul144.i144.1.1 = mul nsw i64 %apart, 3
  %add145.i145.1.1 = add nsw i64 %mul144.i144.1.1, 1
  %mul146.i146.1.1 = mul nsw i64 %add145.i145.1.1, %cond10
  %mul144.i144.1.2 = shl nsw i64 %apart, 2
  %add145.i145.1.2 = or disjoint i64 %mul144.i144.1.2, 1
  %mul146.i146.1.2 = mul nsw i64 %add145.i145.1.2, %cond10
  %mul144.i144.1.3 = mul nsw i64 %apart, 5
  %add145.i145.1.3 = add nsw i64 %mul144.i144.1.3, 1
  %mul146.i146.1.3 = mul nsw i64 %add145.i145.1.3, %cond10
  %mul144.i144.1.4 = mul nsw i64 %apart, 6
  %add145.i145.1.4 = or disjoint i64 %mul144.i144.1.4, 1
  %mul146.i146.1.4 = mul nsw i64 %add145.i145.1.4, %cond10
  %mul144.i144.1.5 = mul nsw i64 %apart, 7
  %add145.i145.1.5 = add nsw i64 %mul144.i144.1.5, 1
  %mul146.i146.1.5 = mul nsw i64 %add145.i145.1.5, %cond10
  %arrayidx92.i174.2.idx = shl i64 %add90.i, 3
  %mul144.i144.2 = mul nsw i64 %apart, 3
  %add145.i145.2 = add nsw i64 %mul144.i144.2, 2
  %mul146.i146.2 = mul nsw i64 %add145.i145.2, %cond10
  %mul144.i144.2.1 = shl nsw i64 %apart, 2
  %add145.i145.2.1 = or disjoint i64 %mul144.i144.2.1, 2
  %mul146.i146.2.1 = mul nsw i64 %add145.i145.2.1, %cond10
  %mul144.i144.2.2 = mul nsw i64 %apart, 5
  %add145.i145.2.2 = add nsw i64 %mul144.i144.2.2, 2
  %mul146.i146.2.2 = mul nsw i64 %add145.i145.2.2, %cond10
  %mul144.i144.2.3 = mul nsw i64 %apart, 6
  %add145.i145.2.3 = add nsw i64 %mul144.i144.2.3, 2
  %mul146.i146.2.3 = mul nsw i64 %add145.i145.2.3, %cond10
  %mul144.i144.2.4 = mul nsw i64 %apart, 7
  %add145.i145.2.4 = add nsw i64 %mul144.i144.2.4, 2
  %mul146.i146.2.4 = mul nsw i64 %add145.i145.2.4, %cond10
  %arrayidx92.i174.3.idx = mul i64 %add90.i, 12
  %mul144.i144.3 = shl nsw i64 %apart, 2
  %add145.i145.3 = or disjoint i64 %mul144.i144.3, 3
  %mul146.i146.3 = mul nsw i64 %add145.i145.3, %cond10
  %mul144.i144.3.1 = mul nsw i64 %apart, 5
  %add145.i145.3.1 = add nsw i64 %mul144.i144.3.1, 3
  %mul146.i146.3.1 = mul nsw i64 %add145.i145.3.1, %cond10
  %mul144.i144.3.2 = mul nsw i64 %apart, 6
  %add145.i145.3.2 = add nsw i64 %mul144.i144.3.2, 3
  %mul146.i146.3.2 = mul nsw i64 %add145.i145.3.2, %cond10
  %mul144.i144.3.3 = mul nsw i64 %apart, 7
  %add145.i145.3.3 = add nsw i64 %mul144.i144.3.3, 3
  %mul146.i146.3.3 = mul nsw i64 %add145.i145.3.3, %cond10
  %arrayidx92.i174.4.idx = shl i64 %add90.i, 4
  %mul144.i144.4 = mul nsw i64 %apart, 5
  %add145.i145.4 = add nsw i64 %mul144.i144.4, 4
  %mul146.i146.4 = mul nsw i64 %add145.i145.4, %cond10
  %mul144.i144.4.1 = mul nsw i64 %apart, 6
  %add145.i145.4.1 = add nsw i64 %mul144.i144.4.1, 4
  %mul146.i146.4.1 = mul nsw i64 %add145.i145.4.1, %cond10
  %mul144.i144.4.2 = mul nsw i64 %apart, 7
  %add145.i145.4.2 = add nsw i64 %mul144.i144.4.2, 4
  %mul146.i146.4.2 = mul nsw i64 %add145.i145.4.2, %cond10
  %arrayidx92.i174.5.idx = mul i64 %add90.i, 20
  %mul144.i144.5 = mul nsw i64 %apart, 6
  %add145.i145.5 = add nsw i64 %mul144.i144.5, 5
  %mul146.i146.5 = mul nsw i64 %add145.i145.5, %cond10
  %mul144.i144.5.1 = mul nsw i64 %apart, 7
  %add145.i145.5.1 = add nsw i64 %mul144.i144.5.1, 5
  %mul146.i146.5.1 = mul nsw i64 %add145.i145.5.1, %cond10
  %arrayidx92.i174.6.idx = mul i64 %add90.i, 24
  %mul144.i144.6 = mul nsw i64 %apart, 7
  %add145.i145.6 = add nsw i64 %mul144.i144.6, 6
  %mul146.i146.6 = mul nsw i64 %add145.i145.6, %cond10
  %arrayidx92.i174.7.idx = mul i64 %add90.i, 28
  %invariant.gep336.1 = getelementptr i8, ptr %cond, i64 64
  %invariant.gep336.2 = getelementptr i8, ptr %cond, i64 128
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup43
  %first.addr.0350 = phi i64 [ %first, %for.body.lr.ph ], [ %add54, %for.cond.cleanup43 ]
  %sub12 = sub nsw i64 %last, %first.addr.0350
  %cond.i268 = tail call i64 @llvm.smin.i64(i64 %sub12, i64 16)
  %cmp13.inv = icmp sgt i64 %sub12, 47
  %spec.select = select i1 %cmp13.inv, i64 48, i64 %cond.i268
  %invariant.gep = getelementptr float, ptr %right, i64 %first.addr.0350
  br i1 %cmp21290, label %for.body23.lr.ph, label %for.cond.cleanup

for.body23.lr.ph:                                 ; preds = %for.body
  %mul.i269 = shl i64 %spec.select, 2
  %cmp30288 = icmp slt i64 %spec.select, 16
  %1 = sub i64 64, %mul.i269
  %2 = getelementptr i8, ptr %strip, i64 %mul.i269
  br label %for.body23

for.cond.cleanup:                                 ; preds = %for.cond.cleanup32, %for.body
  br i1 %cmp13.inv, label %if.then, label %if.else

for.body23:                                       ; preds = %for.body23.lr.ph, %for.cond.cleanup32
  %i.0291 = phi i64 [ 0, %for.body23.lr.ph ], [ %inc35, %for.cond.cleanup32 ]
  %3 = mul i64 %i.0291, 192
  %add.ptr25 = getelementptr inbounds i8, ptr %strip, i64 %3
  %mul26 = mul nsw i64 %i.0291, %columns
  %gep = getelementptr float, ptr %invariant.gep, i64 %mul26
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %add.ptr25, ptr readonly align 4 %gep, i64 %mul.i269, i1 false)
  br i1 %cmp30288, label %for.body33.preheader, label %for.cond.cleanup32

for.body33.preheader:                             ; preds = %for.body23
  %scevgep = getelementptr i8, ptr %2, i64 %3
  tail call void @llvm.memset.p0.i64(ptr align 4 %scevgep, i8 0, i64 %1, i1 false)
  br label %for.cond.cleanup32

for.cond.cleanup32:                               ; preds = %for.body33.preheader, %for.body23
  %inc35 = add nuw nsw i64 %i.0291, 1
  %exitcond.not = icmp eq i64 %inc35, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body23, !llvm.loop !70

if.then:                                          ; preds = %for.cond.cleanup
  br i1 %cmp.not.i306, label %for.cond166.i217.preheader, label %for.body.i100

for.cond166.i217.preheader:                       ; preds = %for.cond84.i116.loopexit.7, %if.then
  %row.0.i97.lcssa = phi i64 [ 0, %if.then ], [ %add.i98334, %for.cond84.i116.loopexit.7 ]
  %cmp167.i219343 = icmp slt i64 %row.0.i97.lcssa, %n
  br i1 %cmp167.i219343, label %for.body169.i220, label %if.end

for.body.i100:                                    ; preds = %if.then, %for.cond84.i116.loopexit.7
  %indvars.iv415 = phi i64 [ %indvars.iv.next416, %for.cond84.i116.loopexit.7 ], [ 0, %if.then ]
  %add.i98334 = phi i64 [ %add.i98, %for.cond84.i116.loopexit.7 ], [ 8, %if.then ]
  %mul1.i101 = mul nsw i64 %indvars.iv415, %cond10
  %mul2.i102 = mul nsw i64 %mul1.i101, %apart
  %add.ptr.i103 = getelementptr inbounds float, ptr %cond8, i64 %mul2.i102
  %mul5.i105 = mul nsw i64 %indvars.iv415, %mul.i
  %add.ptr4.i104 = getelementptr inbounds float, ptr %add.ptr.i103, i64 %mul1.i101
  %add.ptr6.i106 = getelementptr inbounds <16 x float>, ptr %cond, i64 %mul5.i105
  %cmp20.i112322.not = icmp eq i64 %indvars.iv415, 0
  br i1 %cmp20.i112322.not, label %for.cond57.i113.preheader, label %for.body23.i186

for.cond57.i113.preheader:                        ; preds = %for.body23.i186, %for.body.i100
  %sums.i94.sroa.406.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %65, %for.body23.i186 ]
  %sums.i94.sroa.386.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %61, %for.body23.i186 ]
  %sums.i94.sroa.367.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %57, %for.body23.i186 ]
  %sums.i94.sroa.349.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %53, %for.body23.i186 ]
  %sums.i94.sroa.332.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %49, %for.body23.i186 ]
  %sums.i94.sroa.316.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %45, %for.body23.i186 ]
  %sums.i94.sroa.300.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %41, %for.body23.i186 ]
  %sums.i94.sroa.278.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %68, %for.body23.i186 ]
  %sums.i94.sroa.257.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %64, %for.body23.i186 ]
  %sums.i94.sroa.237.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %60, %for.body23.i186 ]
  %sums.i94.sroa.218.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %56, %for.body23.i186 ]
  %sums.i94.sroa.200.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %52, %for.body23.i186 ]
  %sums.i94.sroa.183.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %48, %for.body23.i186 ]
  %sums.i94.sroa.167.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %44, %for.body23.i186 ]
  %sums.i94.sroa.151.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %39, %for.body23.i186 ]
  %sums.i94.sroa.129.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %67, %for.body23.i186 ]
  %sums.i94.sroa.108.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %63, %for.body23.i186 ]
  %sums.i94.sroa.88.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %59, %for.body23.i186 ]
  %sums.i94.sroa.69.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %55, %for.body23.i186 ]
  %sums.i94.sroa.51.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %51, %for.body23.i186 ]
  %sums.i94.sroa.34.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %47, %for.body23.i186 ]
  %sums.i94.sroa.18.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %43, %for.body23.i186 ]
  %sums.i94.sroa.0.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %37, %for.body23.i186 ]
  %sums.i94.sroa.427.3 = phi <16 x float> [ zeroinitializer, %for.body.i100 ], [ %69, %for.body23.i186 ]
  %4 = load <16 x float>, ptr %add.ptr6.i106, align 4
  %sub74.i184 = fsub <16 x float> %4, %sums.i94.sroa.0.3
  %arrayidx71.i182.1 = getelementptr i8, ptr %add.ptr6.i106, i64 64
  %5 = load <16 x float>, ptr %arrayidx71.i182.1, align 4
  %sub74.i184.1 = fsub <16 x float> %5, %sums.i94.sroa.151.3
  %arrayidx71.i182.2 = getelementptr i8, ptr %add.ptr6.i106, i64 128
  %6 = load <16 x float>, ptr %arrayidx71.i182.2, align 4
  %sub74.i184.2 = fsub <16 x float> %6, %sums.i94.sroa.300.3
  %7 = getelementptr <16 x float>, ptr %add.ptr6.i106, i64 %mul.i
  %8 = load <16 x float>, ptr %7, align 4
  %sub74.i184.1421 = fsub <16 x float> %8, %sums.i94.sroa.18.3
  %arrayidx71.i182.1.1 = getelementptr i8, ptr %7, i64 64
  %9 = load <16 x float>, ptr %arrayidx71.i182.1.1, align 4
  %sub74.i184.1.1 = fsub <16 x float> %9, %sums.i94.sroa.167.3
  %arrayidx71.i182.2.1 = getelementptr i8, ptr %7, i64 128
  %10 = load <16 x float>, ptr %arrayidx71.i182.2.1, align 4
  %sub74.i184.2.1 = fsub <16 x float> %10, %sums.i94.sroa.316.3
  %11 = getelementptr i8, ptr %add.ptr6.i106, i64 %.idx863
  %12 = load <16 x float>, ptr %11, align 4
  %sub74.i184.2423 = fsub <16 x float> %12, %sums.i94.sroa.34.3
  %arrayidx71.i182.1.2 = getelementptr i8, ptr %11, i64 64
  %13 = load <16 x float>, ptr %arrayidx71.i182.1.2, align 4
  %sub74.i184.1.2 = fsub <16 x float> %13, %sums.i94.sroa.183.3
  %arrayidx71.i182.2.2 = getelementptr i8, ptr %11, i64 128
  %14 = load <16 x float>, ptr %arrayidx71.i182.2.2, align 4
  %sub74.i184.2.2 = fsub <16 x float> %14, %sums.i94.sroa.332.3
  %15 = getelementptr i8, ptr %add.ptr6.i106, i64 %.idx864
  %16 = load <16 x float>, ptr %15, align 4
  %sub74.i184.3 = fsub <16 x float> %16, %sums.i94.sroa.51.3
  %arrayidx71.i182.1.3 = getelementptr i8, ptr %15, i64 64
  %17 = load <16 x float>, ptr %arrayidx71.i182.1.3, align 4
  %sub74.i184.1.3 = fsub <16 x float> %17, %sums.i94.sroa.200.3
  %arrayidx71.i182.2.3 = getelementptr i8, ptr %15, i64 128
  %18 = load <16 x float>, ptr %arrayidx71.i182.2.3, align 4
  %sub74.i184.2.3 = fsub <16 x float> %18, %sums.i94.sroa.349.3
  %19 = getelementptr i8, ptr %add.ptr6.i106, i64 %.idx865
  %20 = load <16 x float>, ptr %19, align 4
  %sub74.i184.4 = fsub <16 x float> %20, %sums.i94.sroa.69.3
  %arrayidx71.i182.1.4 = getelementptr i8, ptr %19, i64 64
  %21 = load <16 x float>, ptr %arrayidx71.i182.1.4, align 4
  %sub74.i184.1.4 = fsub <16 x float> %21, %sums.i94.sroa.218.3
  %arrayidx71.i182.2.4 = getelementptr i8, ptr %19, i64 128
  %22 = load <16 x float>, ptr %arrayidx71.i182.2.4, align 4
  %sub74.i184.2.4 = fsub <16 x float> %22, %sums.i94.sroa.367.3
  %23 = getelementptr i8, ptr %add.ptr6.i106, i64 %.idx866
  %24 = load <16 x float>, ptr %23, align 4
  %sub74.i184.5 = fsub <16 x float> %24, %sums.i94.sroa.88.3
  %arrayidx71.i182.1.5 = getelementptr i8, ptr %23, i64 64
  %25 = load <16 x float>, ptr %arrayidx71.i182.1.5, align 4
  %sub74.i184.1.5 = fsub <16 x float> %25, %sums.i94.sroa.237.3
  %arrayidx71.i182.2.5 = getelementptr i8, ptr %23, i64 128
  %26 = load <16 x float>, ptr %arrayidx71.i182.2.5, align 4
  %sub74.i184.2.5 = fsub <16 x float> %26, %sums.i94.sroa.386.3
  %27 = getelementptr i8, ptr %add.ptr6.i106, i64 %.idx867
  %28 = load <16 x float>, ptr %27, align 4
  %sub74.i184.6 = fsub <16 x float> %28, %sums.i94.sroa.108.3
  %arrayidx71.i182.1.6 = getelementptr i8, ptr %27, i64 64
  %29 = load <16 x float>, ptr %arrayidx71.i182.1.6, align 4
  %sub74.i184.1.6 = fsub <16 x float> %29, %sums.i94.sroa.257.3
  %arrayidx71.i182.2.6 = getelementptr i8, ptr %27, i64 128
  %30 = load <16 x float>, ptr %arrayidx71.i182.2.6, align 4
  %sub74.i184.2.6 = fsub <16 x float> %30, %sums.i94.sroa.406.3
  %31 = getelementptr i8, ptr %add.ptr6.i106, i64 %.idx868
  %32 = load <16 x float>, ptr %31, align 4
  %sub74.i184.7 = fsub <16 x float> %32, %sums.i94.sroa.129.3
  %arrayidx71.i182.1.7 = getelementptr i8, ptr %31, i64 64
  %33 = load <16 x float>, ptr %arrayidx71.i182.1.7, align 4
  %sub74.i184.1.7 = fsub <16 x float> %33, %sums.i94.sroa.278.3
  %arrayidx71.i182.2.7 = getelementptr i8, ptr %31, i64 128
  %34 = load <16 x float>, ptr %arrayidx71.i182.2.7, align 4
  %sub74.i184.2.7 = fsub <16 x float> %34, %sums.i94.sroa.427.3
  br i1 %tobool.not.i, label %cond.false.i170, label %cond.end.i122

for.body23.i186:                                  ; preds = %for.body.i100, %for.body23.i186
  %sums.i94.sroa.406.4 = phi <16 x float> [ %65, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.386.4 = phi <16 x float> [ %61, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.367.4 = phi <16 x float> [ %57, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.349.4 = phi <16 x float> [ %53, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.332.4 = phi <16 x float> [ %49, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.316.4 = phi <16 x float> [ %45, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.300.4 = phi <16 x float> [ %41, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.278.4 = phi <16 x float> [ %68, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.257.4 = phi <16 x float> [ %64, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.237.4 = phi <16 x float> [ %60, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.218.4 = phi <16 x float> [ %56, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.200.4 = phi <16 x float> [ %52, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.183.4 = phi <16 x float> [ %48, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.167.4 = phi <16 x float> [ %44, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.151.4 = phi <16 x float> [ %39, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.129.4 = phi <16 x float> [ %67, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.108.4 = phi <16 x float> [ %63, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.88.4 = phi <16 x float> [ %59, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.69.4 = phi <16 x float> [ %55, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.51.4 = phi <16 x float> [ %51, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.34.4 = phi <16 x float> [ %47, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.18.4 = phi <16 x float> [ %43, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.0.4 = phi <16 x float> [ %37, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.427.4 = phi <16 x float> [ %69, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %k.0.i111323 = phi i64 [ %inc54.i193, %for.body23.i186 ], [ 0, %for.body.i100 ]
  %mul24.i187 = mul nsw i64 %k.0.i111323, %mul.i
  %add.ptr25.i188 = getelementptr inbounds <16 x float>, ptr %cond, i64 %mul24.i187
  %mul42.i203 = mul nsw i64 %k.0.i111323, %cond10
  %arrayidx43.i204 = getelementptr inbounds float, ptr %add.ptr.i103, i64 %mul42.i203
  %35 = load float, ptr %arrayidx43.i204, align 4
  %splat.splatinsert.i205 = insertelement <16 x float> poison, float %35, i64 0
  %splat.splat.i206 = shufflevector <16 x float> %splat.splatinsert.i205, <16 x float> poison, <16 x i32> zeroinitializer
  %36 = load <16 x float>, ptr %add.ptr25.i188, align 4
  %37 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %splat.splat.i206, <16 x float> %sums.i94.sroa.0.4)
  %arrayidx39.i200.1 = getelementptr inbounds i8, ptr %add.ptr25.i188, i64 64
  %38 = load <16 x float>, ptr %arrayidx39.i200.1, align 4
  %39 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %splat.splat.i206, <16 x float> %sums.i94.sroa.151.4)
  %arrayidx39.i200.2 = getelementptr inbounds i8, ptr %add.ptr25.i188, i64 128
  %40 = load <16 x float>, ptr %arrayidx39.i200.2, align 4
  %41 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %splat.splat.i206, <16 x float> %sums.i94.sroa.300.4)
  %add41.i202.1 = add nsw i64 %k.0.i111323, %apart
  %mul42.i203.1 = mul nsw i64 %add41.i202.1, %cond10
  %arrayidx43.i204.1 = getelementptr inbounds float, ptr %add.ptr.i103, i64 %mul42.i203.1
  %42 = load float, ptr %arrayidx43.i204.1, align 4
  %splat.splatinsert.i205.1 = insertelement <16 x float> poison, float %42, i64 0
  %splat.splat.i206.1 = shufflevector <16 x float> %splat.splatinsert.i205.1, <16 x float> poison, <16 x i32> zeroinitializer
  %43 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %splat.splat.i206.1, <16 x float> %sums.i94.sroa.18.4)
  %44 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %splat.splat.i206.1, <16 x float> %sums.i94.sroa.167.4)
  %45 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %splat.splat.i206.1, <16 x float> %sums.i94.sroa.316.4)
  %add41.i202.2 = add nsw i64 %mul40.i201.2, %k.0.i111323
  %mul42.i203.2 = mul nsw i64 %add41.i202.2, %cond10
  %arrayidx43.i204.2 = getelementptr inbounds float, ptr %add.ptr.i103, i64 %mul42.i203.2
  %46 = load float, ptr %arrayidx43.i204.2, align 4
  %splat.splatinsert.i205.2 = insertelement <16 x float> poison, float %46, i64 0
  %splat.splat.i206.2 = shufflevector <16 x float> %splat.splatinsert.i205.2, <16 x float> poison, <16 x i32> zeroinitializer
  %47 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %splat.splat.i206.2, <16 x float> %sums.i94.sroa.34.4)
  %48 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %splat.splat.i206.2, <16 x float> %sums.i94.sroa.183.4)
  %49 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %splat.splat.i206.2, <16 x float> %sums.i94.sroa.332.4)
  %add41.i202.3 = add nsw i64 %mul40.i201.3, %k.0.i111323
  %mul42.i203.3 = mul nsw i64 %add41.i202.3, %cond10
  %arrayidx43.i204.3 = getelementptr inbounds float, ptr %add.ptr.i103, i64 %mul42.i203.3
  %50 = load float, ptr %arrayidx43.i204.3, align 4
  %splat.splatinsert.i205.3 = insertelement <16 x float> poison, float %50, i64 0
  %splat.splat.i206.3 = shufflevector <16 x float> %splat.splatinsert.i205.3, <16 x float> poison, <16 x i32> zeroinitializer
  %51 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %splat.splat.i206.3, <16 x float> %sums.i94.sroa.51.4)
  %52 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %splat.splat.i206.3, <16 x float> %sums.i94.sroa.200.4)
  %53 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %splat.splat.i206.3, <16 x float> %sums.i94.sroa.349.4)
  %add41.i202.4 = add nsw i64 %mul40.i201.4, %k.0.i111323
  %mul42.i203.4 = mul nsw i64 %add41.i202.4, %cond10
  %arrayidx43.i204.4 = getelementptr inbounds float, ptr %add.ptr.i103, i64 %mul42.i203.4
  %54 = load float, ptr %arrayidx43.i204.4, align 4
  %splat.splatinsert.i205.4 = insertelement <16 x float> poison, float %54, i64 0
  %splat.splat.i206.4 = shufflevector <16 x float> %splat.splatinsert.i205.4, <16 x float> poison, <16 x i32> zeroinitializer
  %55 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %splat.splat.i206.4, <16 x float> %sums.i94.sroa.69.4)
  %56 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %splat.splat.i206.4, <16 x float> %sums.i94.sroa.218.4)
  %57 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %splat.splat.i206.4, <16 x float> %sums.i94.sroa.367.4)
  %add41.i202.5 = add nsw i64 %mul40.i201.5, %k.0.i111323
  %mul42.i203.5 = mul nsw i64 %add41.i202.5, %cond10
  %arrayidx43.i204.5 = getelementptr inbounds float, ptr %add.ptr.i103, i64 %mul42.i203.5
  %58 = load float, ptr %arrayidx43.i204.5, align 4
  %splat.splatinsert.i205.5 = insertelement <16 x float> poison, float %58, i64 0
  %splat.splat.i206.5 = shufflevector <16 x float> %splat.splatinsert.i205.5, <16 x float> poison, <16 x i32> zeroinitializer
  %59 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %splat.splat.i206.5, <16 x float> %sums.i94.sroa.88.4)
  %60 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %splat.splat.i206.5, <16 x float> %sums.i94.sroa.237.4)
  %61 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %splat.splat.i206.5, <16 x float> %sums.i94.sroa.386.4)
  %add41.i202.6 = add nsw i64 %mul40.i201.6, %k.0.i111323
  %mul42.i203.6 = mul nsw i64 %add41.i202.6, %cond10
  %arrayidx43.i204.6 = getelementptr inbounds float, ptr %add.ptr.i103, i64 %mul42.i203.6
  %62 = load float, ptr %arrayidx43.i204.6, align 4
  %splat.splatinsert.i205.6 = insertelement <16 x float> poison, float %62, i64 0
  %splat.splat.i206.6 = shufflevector <16 x float> %splat.splatinsert.i205.6, <16 x float> poison, <16 x i32> zeroinitializer
  %63 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %splat.splat.i206.6, <16 x float> %sums.i94.sroa.108.4)
  %64 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %splat.splat.i206.6, <16 x float> %sums.i94.sroa.257.4)
  %65 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %splat.splat.i206.6, <16 x float> %sums.i94.sroa.406.4)
  %add41.i202.7 = add nsw i64 %mul40.i201.7, %k.0.i111323
  %mul42.i203.7 = mul nsw i64 %add41.i202.7, %cond10
  %arrayidx43.i204.7 = getelementptr inbounds float, ptr %add.ptr.i103, i64 %mul42.i203.7
  %66 = load float, ptr %arrayidx43.i204.7, align 4
  %splat.splatinsert.i205.7 = insertelement <16 x float> poison, float %66, i64 0
  %splat.splat.i206.7 = shufflevector <16 x float> %splat.splatinsert.i205.7, <16 x float> poison, <16 x i32> zeroinitializer
  %67 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %splat.splat.i206.7, <16 x float> %sums.i94.sroa.129.4)
  %68 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %splat.splat.i206.7, <16 x float> %sums.i94.sroa.278.4)
  %69 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %splat.splat.i206.7, <16 x float> %sums.i94.sroa.427.4)
  %inc54.i193 = add nuw nsw i64 %k.0.i111323, 1
  %exitcond417.not = icmp eq i64 %inc54.i193, %indvars.iv415
  br i1 %exitcond417.not, label %for.cond57.i113.preheader, label %for.body23.i186, !llvm.loop !71

for.cond84.i116.loopexit:                         ; preds = %cond.end.i122, %for.cond95.i161.preheader
  %sums.i94.sroa.300.5 = phi <16 x float> [ %div106.i168.2, %for.cond95.i161.preheader ], [ %sub74.i184.2, %cond.end.i122 ]
  %sums.i94.sroa.151.5 = phi <16 x float> [ %div106.i168.1, %for.cond95.i161.preheader ], [ %sub74.i184.1, %cond.end.i122 ]
  %sums.i94.sroa.0.5 = phi <16 x float> [ %div106.i168, %for.cond95.i161.preheader ], [ %sub74.i184, %cond.end.i122 ]
  %scale.0.i128 = phi float [ 1.000000e+00, %for.cond95.i161.preheader ], [ %div.i124, %cond.end.i122 ]
  %splat.splatinsert117.i154 = insertelement <16 x float> poison, float %scale.0.i128, i64 0
  %splat.splat118.i155 = shufflevector <16 x float> %splat.splatinsert117.i154, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i157 = fmul <16 x float> %splat.splat118.i155, %sums.i94.sroa.0.5
  store <16 x float> %mul122.i157, ptr %add.ptr6.i106, align 4
  %mul122.i157.1 = fmul <16 x float> %splat.splat118.i155, %sums.i94.sroa.151.5
  store <16 x float> %mul122.i157.1, ptr %arrayidx71.i182.1, align 4
  %mul122.i157.2 = fmul <16 x float> %splat.splat118.i155, %sums.i94.sroa.300.5
  store <16 x float> %mul122.i157.2, ptr %arrayidx71.i182.2, align 4
  %arrayidx147.i147 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146
  %70 = load float, ptr %arrayidx147.i147, align 4
  %splat.splatinsert148.i148 = insertelement <16 x float> poison, float %70, i64 0
  %splat.splat149.i149 = shufflevector <16 x float> %splat.splatinsert148.i148, <16 x float> poison, <16 x i32> zeroinitializer
  %neg.i151 = fneg <16 x float> %mul122.i157
  %71 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151, <16 x float> %splat.splat149.i149, <16 x float> %sub74.i184.1421)
  %neg.i151.1 = fneg <16 x float> %mul122.i157.1
  %72 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1, <16 x float> %splat.splat149.i149, <16 x float> %sub74.i184.1.1)
  %neg.i151.2 = fneg <16 x float> %mul122.i157.2
  %73 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2, <16 x float> %splat.splat149.i149, <16 x float> %sub74.i184.2.1)
  %arrayidx147.i147.1445 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.1444
  %74 = load float, ptr %arrayidx147.i147.1445, align 4
  %splat.splatinsert148.i148.1446 = insertelement <16 x float> poison, float %74, i64 0
  %splat.splat149.i149.1447 = shufflevector <16 x float> %splat.splatinsert148.i148.1446, <16 x float> poison, <16 x i32> zeroinitializer
  %75 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151, <16 x float> %splat.splat149.i149.1447, <16 x float> %sub74.i184.2423)
  %76 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1, <16 x float> %splat.splat149.i149.1447, <16 x float> %sub74.i184.1.2)
  %77 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2, <16 x float> %splat.splat149.i149.1447, <16 x float> %sub74.i184.2.2)
  %arrayidx147.i147.2460 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.2459
  %78 = load float, ptr %arrayidx147.i147.2460, align 4
  %splat.splatinsert148.i148.2461 = insertelement <16 x float> poison, float %78, i64 0
  %splat.splat149.i149.2462 = shufflevector <16 x float> %splat.splatinsert148.i148.2461, <16 x float> poison, <16 x i32> zeroinitializer
  %79 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151, <16 x float> %splat.splat149.i149.2462, <16 x float> %sub74.i184.3)
  %80 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1, <16 x float> %splat.splat149.i149.2462, <16 x float> %sub74.i184.1.3)
  %81 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2, <16 x float> %splat.splat149.i149.2462, <16 x float> %sub74.i184.2.3)
  %arrayidx147.i147.3475 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.3474
  %82 = load float, ptr %arrayidx147.i147.3475, align 4
  %splat.splatinsert148.i148.3476 = insertelement <16 x float> poison, float %82, i64 0
  %splat.splat149.i149.3477 = shufflevector <16 x float> %splat.splatinsert148.i148.3476, <16 x float> poison, <16 x i32> zeroinitializer
  %83 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151, <16 x float> %splat.splat149.i149.3477, <16 x float> %sub74.i184.4)
  %84 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1, <16 x float> %splat.splat149.i149.3477, <16 x float> %sub74.i184.1.4)
  %85 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2, <16 x float> %splat.splat149.i149.3477, <16 x float> %sub74.i184.2.4)
  %arrayidx147.i147.4490 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.4489
  %86 = load float, ptr %arrayidx147.i147.4490, align 4
  %splat.splatinsert148.i148.4491 = insertelement <16 x float> poison, float %86, i64 0
  %splat.splat149.i149.4492 = shufflevector <16 x float> %splat.splatinsert148.i148.4491, <16 x float> poison, <16 x i32> zeroinitializer
  %87 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151, <16 x float> %splat.splat149.i149.4492, <16 x float> %sub74.i184.5)
  %88 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1, <16 x float> %splat.splat149.i149.4492, <16 x float> %sub74.i184.1.5)
  %89 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2, <16 x float> %splat.splat149.i149.4492, <16 x float> %sub74.i184.2.5)
  %arrayidx147.i147.5505 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.5504
  %90 = load float, ptr %arrayidx147.i147.5505, align 4
  %splat.splatinsert148.i148.5506 = insertelement <16 x float> poison, float %90, i64 0
  %splat.splat149.i149.5507 = shufflevector <16 x float> %splat.splatinsert148.i148.5506, <16 x float> poison, <16 x i32> zeroinitializer
  %91 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151, <16 x float> %splat.splat149.i149.5507, <16 x float> %sub74.i184.6)
  %92 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1, <16 x float> %splat.splat149.i149.5507, <16 x float> %sub74.i184.1.6)
  %93 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2, <16 x float> %splat.splat149.i149.5507, <16 x float> %sub74.i184.2.6)
  %arrayidx147.i147.6520 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.6519
  %94 = load float, ptr %arrayidx147.i147.6520, align 4
  %splat.splatinsert148.i148.6521 = insertelement <16 x float> poison, float %94, i64 0
  %splat.splat149.i149.6522 = shufflevector <16 x float> %splat.splatinsert148.i148.6521, <16 x float> poison, <16 x i32> zeroinitializer
  %95 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151, <16 x float> %splat.splat149.i149.6522, <16 x float> %sub74.i184.7)
  %96 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1, <16 x float> %splat.splat149.i149.6522, <16 x float> %sub74.i184.1.7)
  %97 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2, <16 x float> %splat.splat149.i149.6522, <16 x float> %sub74.i184.2.7)
  br i1 %tobool.not.i, label %cond.false.i170.1, label %cond.end.i122.1

cond.false.i170.1:                                ; preds = %for.cond84.i116.loopexit
  %arrayidx92.i174.1 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %add90.i
  %98 = load float, ptr %arrayidx92.i174.1, align 4
  br label %cond.end.i122.1

cond.end.i122.1:                                  ; preds = %cond.false.i170.1, %for.cond84.i116.loopexit
  %cond.i123.1 = phi float [ %98, %cond.false.i170.1 ], [ 1.000000e+00, %for.cond84.i116.loopexit ]
  %div.i124.1 = fdiv float 1.000000e+00, %cond.i123.1
  %99 = tail call float @llvm.fabs.f32(float %div.i124.1)
  %cmp.i.1 = fcmp ult float %99, 0x3810000000000000
  %cmp3.i.1 = fcmp ugt float %99, 0x47D0000000000000
  %.not285.1 = or i1 %cmp.i.1, %cmp3.i.1
  br i1 %.not285.1, label %for.cond95.i161.preheader.1, label %for.cond84.i116.loopexit.1

for.cond95.i161.preheader.1:                      ; preds = %cond.end.i122.1
  %splat.splatinsert101.i165.1 = insertelement <16 x float> poison, float %cond.i123.1, i64 0
  %splat.splat102.i166.1 = shufflevector <16 x float> %splat.splatinsert101.i165.1, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i168.1430 = fdiv <16 x float> %71, %splat.splat102.i166.1
  %div106.i168.1.1 = fdiv <16 x float> %72, %splat.splat102.i166.1
  %div106.i168.2.1 = fdiv <16 x float> %73, %splat.splat102.i166.1
  br label %for.cond84.i116.loopexit.1

for.cond84.i116.loopexit.1:                       ; preds = %for.cond95.i161.preheader.1, %cond.end.i122.1
  %sums.i94.sroa.316.6 = phi <16 x float> [ %div106.i168.2.1, %for.cond95.i161.preheader.1 ], [ %73, %cond.end.i122.1 ]
  %sums.i94.sroa.167.6 = phi <16 x float> [ %div106.i168.1.1, %for.cond95.i161.preheader.1 ], [ %72, %cond.end.i122.1 ]
  %sums.i94.sroa.18.6 = phi <16 x float> [ %div106.i168.1430, %for.cond95.i161.preheader.1 ], [ %71, %cond.end.i122.1 ]
  %scale.0.i128.1 = phi float [ 1.000000e+00, %for.cond95.i161.preheader.1 ], [ %div.i124.1, %cond.end.i122.1 ]
  %splat.splatinsert117.i154.1 = insertelement <16 x float> poison, float %scale.0.i128.1, i64 0
  %splat.splat118.i155.1 = shufflevector <16 x float> %splat.splatinsert117.i154.1, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i157.1432 = fmul <16 x float> %splat.splat118.i155.1, %sums.i94.sroa.18.6
  store <16 x float> %mul122.i157.1432, ptr %7, align 4
  %mul122.i157.1.1 = fmul <16 x float> %splat.splat118.i155.1, %sums.i94.sroa.167.6
  store <16 x float> %mul122.i157.1.1, ptr %arrayidx71.i182.1.1, align 4
  %mul122.i157.2.1 = fmul <16 x float> %splat.splat118.i155.1, %sums.i94.sroa.316.6
  store <16 x float> %mul122.i157.2.1, ptr %arrayidx71.i182.2.1, align 4
  %arrayidx147.i147.1 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.1
  %100 = load float, ptr %arrayidx147.i147.1, align 4
  %splat.splatinsert148.i148.1 = insertelement <16 x float> poison, float %100, i64 0
  %splat.splat149.i149.1 = shufflevector <16 x float> %splat.splatinsert148.i148.1, <16 x float> poison, <16 x i32> zeroinitializer
  %neg.i151.1435 = fneg <16 x float> %mul122.i157.1432
  %101 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1435, <16 x float> %splat.splat149.i149.1, <16 x float> %75)
  %neg.i151.1.1 = fneg <16 x float> %mul122.i157.1.1
  %102 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.1, <16 x float> %splat.splat149.i149.1, <16 x float> %76)
  %neg.i151.2.1 = fneg <16 x float> %mul122.i157.2.1
  %103 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.1, <16 x float> %splat.splat149.i149.1, <16 x float> %77)
  %arrayidx147.i147.1.1 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.1.1
  %104 = load float, ptr %arrayidx147.i147.1.1, align 4
  %splat.splatinsert148.i148.1.1 = insertelement <16 x float> poison, float %104, i64 0
  %splat.splat149.i149.1.1 = shufflevector <16 x float> %splat.splatinsert148.i148.1.1, <16 x float> poison, <16 x i32> zeroinitializer
  %105 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1435, <16 x float> %splat.splat149.i149.1.1, <16 x float> %79)
  %106 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.1, <16 x float> %splat.splat149.i149.1.1, <16 x float> %80)
  %107 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.1, <16 x float> %splat.splat149.i149.1.1, <16 x float> %81)
  %arrayidx147.i147.1.2 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.1.2
  %108 = load float, ptr %arrayidx147.i147.1.2, align 4
  %splat.splatinsert148.i148.1.2 = insertelement <16 x float> poison, float %108, i64 0
  %splat.splat149.i149.1.2 = shufflevector <16 x float> %splat.splatinsert148.i148.1.2, <16 x float> poison, <16 x i32> zeroinitializer
  %109 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1435, <16 x float> %splat.splat149.i149.1.2, <16 x float> %83)
  %110 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.1, <16 x float> %splat.splat149.i149.1.2, <16 x float> %84)
  %111 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.1, <16 x float> %splat.splat149.i149.1.2, <16 x float> %85)
  %arrayidx147.i147.1.3 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.1.3
  %112 = load float, ptr %arrayidx147.i147.1.3, align 4
  %splat.splatinsert148.i148.1.3 = insertelement <16 x float> poison, float %112, i64 0
  %splat.splat149.i149.1.3 = shufflevector <16 x float> %splat.splatinsert148.i148.1.3, <16 x float> poison, <16 x i32> zeroinitializer
  %113 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1435, <16 x float> %splat.splat149.i149.1.3, <16 x float> %87)
  %114 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.1, <16 x float> %splat.splat149.i149.1.3, <16 x float> %88)
  %115 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.1, <16 x float> %splat.splat149.i149.1.3, <16 x float> %89)
  %arrayidx147.i147.1.4 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.1.4
  %116 = load float, ptr %arrayidx147.i147.1.4, align 4
  %splat.splatinsert148.i148.1.4 = insertelement <16 x float> poison, float %116, i64 0
  %splat.splat149.i149.1.4 = shufflevector <16 x float> %splat.splatinsert148.i148.1.4, <16 x float> poison, <16 x i32> zeroinitializer
  %117 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1435, <16 x float> %splat.splat149.i149.1.4, <16 x float> %91)
  %118 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.1, <16 x float> %splat.splat149.i149.1.4, <16 x float> %92)
  %119 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.1, <16 x float> %splat.splat149.i149.1.4, <16 x float> %93)
  %arrayidx147.i147.1.5 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.1.5
  %120 = load float, ptr %arrayidx147.i147.1.5, align 4
  %splat.splatinsert148.i148.1.5 = insertelement <16 x float> poison, float %120, i64 0
  %splat.splat149.i149.1.5 = shufflevector <16 x float> %splat.splatinsert148.i148.1.5, <16 x float> poison, <16 x i32> zeroinitializer
  %121 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1435, <16 x float> %splat.splat149.i149.1.5, <16 x float> %95)
  %122 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.1, <16 x float> %splat.splat149.i149.1.5, <16 x float> %96)
  %123 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.1, <16 x float> %splat.splat149.i149.1.5, <16 x float> %97)
  br i1 %tobool.not.i, label %cond.false.i170.2, label %cond.end.i122.2

cond.false.i170.2:                                ; preds = %for.cond84.i116.loopexit.1
  %arrayidx92.i174.2 = getelementptr inbounds i8, ptr %add.ptr4.i104, i64 %arrayidx92.i174.2.idx
  %124 = load float, ptr %arrayidx92.i174.2, align 4
  br label %cond.end.i122.2

cond.end.i122.2:                                  ; preds = %cond.false.i170.2, %for.cond84.i116.loopexit.1
  %cond.i123.2 = phi float [ %124, %cond.false.i170.2 ], [ 1.000000e+00, %for.cond84.i116.loopexit.1 ]
  %div.i124.2 = fdiv float 1.000000e+00, %cond.i123.2
  %125 = tail call float @llvm.fabs.f32(float %div.i124.2)
  %cmp.i.2 = fcmp ult float %125, 0x3810000000000000
  %cmp3.i.2 = fcmp ugt float %125, 0x47D0000000000000
  %.not285.2 = or i1 %cmp.i.2, %cmp3.i.2
  br i1 %.not285.2, label %for.cond95.i161.preheader.2, label %for.cond84.i116.loopexit.2

for.cond95.i161.preheader.2:                      ; preds = %cond.end.i122.2
  %splat.splatinsert101.i165.2 = insertelement <16 x float> poison, float %cond.i123.2, i64 0
  %splat.splat102.i166.2 = shufflevector <16 x float> %splat.splatinsert101.i165.2, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i168.2437 = fdiv <16 x float> %101, %splat.splat102.i166.2
  %div106.i168.1.2 = fdiv <16 x float> %102, %splat.splat102.i166.2
  %div106.i168.2.2 = fdiv <16 x float> %103, %splat.splat102.i166.2
  br label %for.cond84.i116.loopexit.2

for.cond84.i116.loopexit.2:                       ; preds = %for.cond95.i161.preheader.2, %cond.end.i122.2
  %sums.i94.sroa.332.7 = phi <16 x float> [ %div106.i168.2.2, %for.cond95.i161.preheader.2 ], [ %103, %cond.end.i122.2 ]
  %sums.i94.sroa.183.7 = phi <16 x float> [ %div106.i168.1.2, %for.cond95.i161.preheader.2 ], [ %102, %cond.end.i122.2 ]
  %sums.i94.sroa.34.7 = phi <16 x float> [ %div106.i168.2437, %for.cond95.i161.preheader.2 ], [ %101, %cond.end.i122.2 ]
  %scale.0.i128.2 = phi float [ 1.000000e+00, %for.cond95.i161.preheader.2 ], [ %div.i124.2, %cond.end.i122.2 ]
  %splat.splatinsert117.i154.2 = insertelement <16 x float> poison, float %scale.0.i128.2, i64 0
  %splat.splat118.i155.2 = shufflevector <16 x float> %splat.splatinsert117.i154.2, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i157.2439 = fmul <16 x float> %splat.splat118.i155.2, %sums.i94.sroa.34.7
  store <16 x float> %mul122.i157.2439, ptr %11, align 4
  %mul122.i157.1.2 = fmul <16 x float> %splat.splat118.i155.2, %sums.i94.sroa.183.7
  store <16 x float> %mul122.i157.1.2, ptr %arrayidx71.i182.1.2, align 4
  %mul122.i157.2.2 = fmul <16 x float> %splat.splat118.i155.2, %sums.i94.sroa.332.7
  store <16 x float> %mul122.i157.2.2, ptr %arrayidx71.i182.2.2, align 4
  %arrayidx147.i147.2 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.2
  %126 = load float, ptr %arrayidx147.i147.2, align 4
  %splat.splatinsert148.i148.2 = insertelement <16 x float> poison, float %126, i64 0
  %splat.splat149.i149.2 = shufflevector <16 x float> %splat.splatinsert148.i148.2, <16 x float> poison, <16 x i32> zeroinitializer
  %neg.i151.2442 = fneg <16 x float> %mul122.i157.2439
  %127 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2442, <16 x float> %splat.splat149.i149.2, <16 x float> %105)
  %neg.i151.1.2 = fneg <16 x float> %mul122.i157.1.2
  %128 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.2, <16 x float> %splat.splat149.i149.2, <16 x float> %106)
  %neg.i151.2.2 = fneg <16 x float> %mul122.i157.2.2
  %129 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.2, <16 x float> %splat.splat149.i149.2, <16 x float> %107)
  %arrayidx147.i147.2.1 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.2.1
  %130 = load float, ptr %arrayidx147.i147.2.1, align 4
  %splat.splatinsert148.i148.2.1 = insertelement <16 x float> poison, float %130, i64 0
  %splat.splat149.i149.2.1 = shufflevector <16 x float> %splat.splatinsert148.i148.2.1, <16 x float> poison, <16 x i32> zeroinitializer
  %131 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2442, <16 x float> %splat.splat149.i149.2.1, <16 x float> %109)
  %132 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.2, <16 x float> %splat.splat149.i149.2.1, <16 x float> %110)
  %133 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.2, <16 x float> %splat.splat149.i149.2.1, <16 x float> %111)
  %arrayidx147.i147.2.2 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.2.2
  %134 = load float, ptr %arrayidx147.i147.2.2, align 4
  %splat.splatinsert148.i148.2.2 = insertelement <16 x float> poison, float %134, i64 0
  %splat.splat149.i149.2.2 = shufflevector <16 x float> %splat.splatinsert148.i148.2.2, <16 x float> poison, <16 x i32> zeroinitializer
  %135 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2442, <16 x float> %splat.splat149.i149.2.2, <16 x float> %113)
  %136 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.2, <16 x float> %splat.splat149.i149.2.2, <16 x float> %114)
  %137 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.2, <16 x float> %splat.splat149.i149.2.2, <16 x float> %115)
  %arrayidx147.i147.2.3 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.2.3
  %138 = load float, ptr %arrayidx147.i147.2.3, align 4
  %splat.splatinsert148.i148.2.3 = insertelement <16 x float> poison, float %138, i64 0
  %splat.splat149.i149.2.3 = shufflevector <16 x float> %splat.splatinsert148.i148.2.3, <16 x float> poison, <16 x i32> zeroinitializer
  %139 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2442, <16 x float> %splat.splat149.i149.2.3, <16 x float> %117)
  %140 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.2, <16 x float> %splat.splat149.i149.2.3, <16 x float> %118)
  %141 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.2, <16 x float> %splat.splat149.i149.2.3, <16 x float> %119)
  %arrayidx147.i147.2.4 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.2.4
  %142 = load float, ptr %arrayidx147.i147.2.4, align 4
  %splat.splatinsert148.i148.2.4 = insertelement <16 x float> poison, float %142, i64 0
  %splat.splat149.i149.2.4 = shufflevector <16 x float> %splat.splatinsert148.i148.2.4, <16 x float> poison, <16 x i32> zeroinitializer
  %143 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2442, <16 x float> %splat.splat149.i149.2.4, <16 x float> %121)
  %144 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.2, <16 x float> %splat.splat149.i149.2.4, <16 x float> %122)
  %145 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.2, <16 x float> %splat.splat149.i149.2.4, <16 x float> %123)
  br i1 %tobool.not.i, label %cond.false.i170.3, label %cond.end.i122.3

cond.false.i170.3:                                ; preds = %for.cond84.i116.loopexit.2
  %arrayidx92.i174.3 = getelementptr inbounds i8, ptr %add.ptr4.i104, i64 %arrayidx92.i174.3.idx
  %146 = load float, ptr %arrayidx92.i174.3, align 4
  br label %cond.end.i122.3

cond.end.i122.3:                                  ; preds = %cond.false.i170.3, %for.cond84.i116.loopexit.2
  %cond.i123.3 = phi float [ %146, %cond.false.i170.3 ], [ 1.000000e+00, %for.cond84.i116.loopexit.2 ]
  %div.i124.3 = fdiv float 1.000000e+00, %cond.i123.3
  %147 = tail call float @llvm.fabs.f32(float %div.i124.3)
  %cmp.i.3 = fcmp ult float %147, 0x3810000000000000
  %cmp3.i.3 = fcmp ugt float %147, 0x47D0000000000000
  %.not285.3 = or i1 %cmp.i.3, %cmp3.i.3
  br i1 %.not285.3, label %for.cond95.i161.preheader.3, label %for.cond84.i116.loopexit.3

for.cond95.i161.preheader.3:                      ; preds = %cond.end.i122.3
  %splat.splatinsert101.i165.3 = insertelement <16 x float> poison, float %cond.i123.3, i64 0
  %splat.splat102.i166.3 = shufflevector <16 x float> %splat.splatinsert101.i165.3, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i168.3 = fdiv <16 x float> %127, %splat.splat102.i166.3
  %div106.i168.1.3 = fdiv <16 x float> %128, %splat.splat102.i166.3
  %div106.i168.2.3 = fdiv <16 x float> %129, %splat.splat102.i166.3
  br label %for.cond84.i116.loopexit.3

for.cond84.i116.loopexit.3:                       ; preds = %for.cond95.i161.preheader.3, %cond.end.i122.3
  %sums.i94.sroa.349.8 = phi <16 x float> [ %div106.i168.2.3, %for.cond95.i161.preheader.3 ], [ %129, %cond.end.i122.3 ]
  %sums.i94.sroa.200.8 = phi <16 x float> [ %div106.i168.1.3, %for.cond95.i161.preheader.3 ], [ %128, %cond.end.i122.3 ]
  %sums.i94.sroa.51.8 = phi <16 x float> [ %div106.i168.3, %for.cond95.i161.preheader.3 ], [ %127, %cond.end.i122.3 ]
  %scale.0.i128.3 = phi float [ 1.000000e+00, %for.cond95.i161.preheader.3 ], [ %div.i124.3, %cond.end.i122.3 ]
  %splat.splatinsert117.i154.3 = insertelement <16 x float> poison, float %scale.0.i128.3, i64 0
  %splat.splat118.i155.3 = shufflevector <16 x float> %splat.splatinsert117.i154.3, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i157.3 = fmul <16 x float> %splat.splat118.i155.3, %sums.i94.sroa.51.8
  store <16 x float> %mul122.i157.3, ptr %15, align 4
  %mul122.i157.1.3 = fmul <16 x float> %splat.splat118.i155.3, %sums.i94.sroa.200.8
  store <16 x float> %mul122.i157.1.3, ptr %arrayidx71.i182.1.3, align 4
  %mul122.i157.2.3 = fmul <16 x float> %splat.splat118.i155.3, %sums.i94.sroa.349.8
  store <16 x float> %mul122.i157.2.3, ptr %arrayidx71.i182.2.3, align 4
  %arrayidx147.i147.3 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.3
  %148 = load float, ptr %arrayidx147.i147.3, align 4
  %splat.splatinsert148.i148.3 = insertelement <16 x float> poison, float %148, i64 0
  %splat.splat149.i149.3 = shufflevector <16 x float> %splat.splatinsert148.i148.3, <16 x float> poison, <16 x i32> zeroinitializer
  %neg.i151.3 = fneg <16 x float> %mul122.i157.3
  %149 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.3, <16 x float> %splat.splat149.i149.3, <16 x float> %131)
  %neg.i151.1.3 = fneg <16 x float> %mul122.i157.1.3
  %150 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.3, <16 x float> %splat.splat149.i149.3, <16 x float> %132)
  %neg.i151.2.3 = fneg <16 x float> %mul122.i157.2.3
  %151 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.3, <16 x float> %splat.splat149.i149.3, <16 x float> %133)
  %arrayidx147.i147.3.1 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.3.1
  %152 = load float, ptr %arrayidx147.i147.3.1, align 4
  %splat.splatinsert148.i148.3.1 = insertelement <16 x float> poison, float %152, i64 0
  %splat.splat149.i149.3.1 = shufflevector <16 x float> %splat.splatinsert148.i148.3.1, <16 x float> poison, <16 x i32> zeroinitializer
  %153 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.3, <16 x float> %splat.splat149.i149.3.1, <16 x float> %135)
  %154 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.3, <16 x float> %splat.splat149.i149.3.1, <16 x float> %136)
  %155 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.3, <16 x float> %splat.splat149.i149.3.1, <16 x float> %137)
  %arrayidx147.i147.3.2 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.3.2
  %156 = load float, ptr %arrayidx147.i147.3.2, align 4
  %splat.splatinsert148.i148.3.2 = insertelement <16 x float> poison, float %156, i64 0
  %splat.splat149.i149.3.2 = shufflevector <16 x float> %splat.splatinsert148.i148.3.2, <16 x float> poison, <16 x i32> zeroinitializer
  %157 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.3, <16 x float> %splat.splat149.i149.3.2, <16 x float> %139)
  %158 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.3, <16 x float> %splat.splat149.i149.3.2, <16 x float> %140)
  %159 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.3, <16 x float> %splat.splat149.i149.3.2, <16 x float> %141)
  %arrayidx147.i147.3.3 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.3.3
  %160 = load float, ptr %arrayidx147.i147.3.3, align 4
  %splat.splatinsert148.i148.3.3 = insertelement <16 x float> poison, float %160, i64 0
  %splat.splat149.i149.3.3 = shufflevector <16 x float> %splat.splatinsert148.i148.3.3, <16 x float> poison, <16 x i32> zeroinitializer
  %161 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.3, <16 x float> %splat.splat149.i149.3.3, <16 x float> %143)
  %162 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.3, <16 x float> %splat.splat149.i149.3.3, <16 x float> %144)
  %163 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.3, <16 x float> %splat.splat149.i149.3.3, <16 x float> %145)
  br i1 %tobool.not.i, label %cond.false.i170.4, label %cond.end.i122.4

cond.false.i170.4:                                ; preds = %for.cond84.i116.loopexit.3
  %arrayidx92.i174.4 = getelementptr inbounds i8, ptr %add.ptr4.i104, i64 %arrayidx92.i174.4.idx
  %164 = load float, ptr %arrayidx92.i174.4, align 4
  br label %cond.end.i122.4

cond.end.i122.4:                                  ; preds = %cond.false.i170.4, %for.cond84.i116.loopexit.3
  %cond.i123.4 = phi float [ %164, %cond.false.i170.4 ], [ 1.000000e+00, %for.cond84.i116.loopexit.3 ]
  %div.i124.4 = fdiv float 1.000000e+00, %cond.i123.4
  %165 = tail call float @llvm.fabs.f32(float %div.i124.4)
  %cmp.i.4 = fcmp ult float %165, 0x3810000000000000
  %cmp3.i.4 = fcmp ugt float %165, 0x47D0000000000000
  %.not285.4 = or i1 %cmp.i.4, %cmp3.i.4
  br i1 %.not285.4, label %for.cond95.i161.preheader.4, label %for.cond84.i116.loopexit.4

for.cond95.i161.preheader.4:                      ; preds = %cond.end.i122.4
  %splat.splatinsert101.i165.4 = insertelement <16 x float> poison, float %cond.i123.4, i64 0
  %splat.splat102.i166.4 = shufflevector <16 x float> %splat.splatinsert101.i165.4, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i168.4 = fdiv <16 x float> %149, %splat.splat102.i166.4
  %div106.i168.1.4 = fdiv <16 x float> %150, %splat.splat102.i166.4
  %div106.i168.2.4 = fdiv <16 x float> %151, %splat.splat102.i166.4
  br label %for.cond84.i116.loopexit.4

for.cond84.i116.loopexit.4:                       ; preds = %for.cond95.i161.preheader.4, %cond.end.i122.4
  %sums.i94.sroa.367.9 = phi <16 x float> [ %div106.i168.2.4, %for.cond95.i161.preheader.4 ], [ %151, %cond.end.i122.4 ]
  %sums.i94.sroa.218.9 = phi <16 x float> [ %div106.i168.1.4, %for.cond95.i161.preheader.4 ], [ %150, %cond.end.i122.4 ]
  %sums.i94.sroa.69.9 = phi <16 x float> [ %div106.i168.4, %for.cond95.i161.preheader.4 ], [ %149, %cond.end.i122.4 ]
  %scale.0.i128.4 = phi float [ 1.000000e+00, %for.cond95.i161.preheader.4 ], [ %div.i124.4, %cond.end.i122.4 ]
  %splat.splatinsert117.i154.4 = insertelement <16 x float> poison, float %scale.0.i128.4, i64 0
  %splat.splat118.i155.4 = shufflevector <16 x float> %splat.splatinsert117.i154.4, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i157.4 = fmul <16 x float> %splat.splat118.i155.4, %sums.i94.sroa.69.9
  store <16 x float> %mul122.i157.4, ptr %19, align 4
  %mul122.i157.1.4 = fmul <16 x float> %splat.splat118.i155.4, %sums.i94.sroa.218.9
  store <16 x float> %mul122.i157.1.4, ptr %arrayidx71.i182.1.4, align 4
  %mul122.i157.2.4 = fmul <16 x float> %splat.splat118.i155.4, %sums.i94.sroa.367.9
  store <16 x float> %mul122.i157.2.4, ptr %arrayidx71.i182.2.4, align 4
  %arrayidx147.i147.4 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.4
  %166 = load float, ptr %arrayidx147.i147.4, align 4
  %splat.splatinsert148.i148.4 = insertelement <16 x float> poison, float %166, i64 0
  %splat.splat149.i149.4 = shufflevector <16 x float> %splat.splatinsert148.i148.4, <16 x float> poison, <16 x i32> zeroinitializer
  %neg.i151.4 = fneg <16 x float> %mul122.i157.4
  %167 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.4, <16 x float> %splat.splat149.i149.4, <16 x float> %153)
  %neg.i151.1.4 = fneg <16 x float> %mul122.i157.1.4
  %168 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.4, <16 x float> %splat.splat149.i149.4, <16 x float> %154)
  %neg.i151.2.4 = fneg <16 x float> %mul122.i157.2.4
  %169 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.4, <16 x float> %splat.splat149.i149.4, <16 x float> %155)
  %arrayidx147.i147.4.1 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.4.1
  %170 = load float, ptr %arrayidx147.i147.4.1, align 4
  %splat.splatinsert148.i148.4.1 = insertelement <16 x float> poison, float %170, i64 0
  %splat.splat149.i149.4.1 = shufflevector <16 x float> %splat.splatinsert148.i148.4.1, <16 x float> poison, <16 x i32> zeroinitializer
  %171 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.4, <16 x float> %splat.splat149.i149.4.1, <16 x float> %157)
  %172 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.4, <16 x float> %splat.splat149.i149.4.1, <16 x float> %158)
  %173 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.4, <16 x float> %splat.splat149.i149.4.1, <16 x float> %159)
  %arrayidx147.i147.4.2 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.4.2
  %174 = load float, ptr %arrayidx147.i147.4.2, align 4
  %splat.splatinsert148.i148.4.2 = insertelement <16 x float> poison, float %174, i64 0
  %splat.splat149.i149.4.2 = shufflevector <16 x float> %splat.splatinsert148.i148.4.2, <16 x float> poison, <16 x i32> zeroinitializer
  %175 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.4, <16 x float> %splat.splat149.i149.4.2, <16 x float> %161)
  %176 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.4, <16 x float> %splat.splat149.i149.4.2, <16 x float> %162)
  %177 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.4, <16 x float> %splat.splat149.i149.4.2, <16 x float> %163)
  br i1 %tobool.not.i, label %cond.false.i170.5, label %cond.end.i122.5

cond.false.i170.5:                                ; preds = %for.cond84.i116.loopexit.4
  %arrayidx92.i174.5 = getelementptr inbounds i8, ptr %add.ptr4.i104, i64 %arrayidx92.i174.5.idx
  %178 = load float, ptr %arrayidx92.i174.5, align 4
  br label %cond.end.i122.5

cond.end.i122.5:                                  ; preds = %cond.false.i170.5, %for.cond84.i116.loopexit.4
  %cond.i123.5 = phi float [ %178, %cond.false.i170.5 ], [ 1.000000e+00, %for.cond84.i116.loopexit.4 ]
  %div.i124.5 = fdiv float 1.000000e+00, %cond.i123.5
  %179 = tail call float @llvm.fabs.f32(float %div.i124.5)
  %cmp.i.5 = fcmp ult float %179, 0x3810000000000000
  %cmp3.i.5 = fcmp ugt float %179, 0x47D0000000000000
  %.not285.5 = or i1 %cmp.i.5, %cmp3.i.5
  br i1 %.not285.5, label %for.cond95.i161.preheader.5, label %for.cond84.i116.loopexit.5

for.cond95.i161.preheader.5:                      ; preds = %cond.end.i122.5
  %splat.splatinsert101.i165.5 = insertelement <16 x float> poison, float %cond.i123.5, i64 0
  %splat.splat102.i166.5 = shufflevector <16 x float> %splat.splatinsert101.i165.5, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i168.5 = fdiv <16 x float> %167, %splat.splat102.i166.5
  %div106.i168.1.5 = fdiv <16 x float> %168, %splat.splat102.i166.5
  %div106.i168.2.5 = fdiv <16 x float> %169, %splat.splat102.i166.5
  br label %for.cond84.i116.loopexit.5

for.cond84.i116.loopexit.5:                       ; preds = %for.cond95.i161.preheader.5, %cond.end.i122.5
  %sums.i94.sroa.386.10 = phi <16 x float> [ %div106.i168.2.5, %for.cond95.i161.preheader.5 ], [ %169, %cond.end.i122.5 ]
  %sums.i94.sroa.237.10 = phi <16 x float> [ %div106.i168.1.5, %for.cond95.i161.preheader.5 ], [ %168, %cond.end.i122.5 ]
  %sums.i94.sroa.88.10 = phi <16 x float> [ %div106.i168.5, %for.cond95.i161.preheader.5 ], [ %167, %cond.end.i122.5 ]
  %scale.0.i128.5 = phi float [ 1.000000e+00, %for.cond95.i161.preheader.5 ], [ %div.i124.5, %cond.end.i122.5 ]
  %splat.splatinsert117.i154.5 = insertelement <16 x float> poison, float %scale.0.i128.5, i64 0
  %splat.splat118.i155.5 = shufflevector <16 x float> %splat.splatinsert117.i154.5, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i157.5 = fmul <16 x float> %splat.splat118.i155.5, %sums.i94.sroa.88.10
  store <16 x float> %mul122.i157.5, ptr %23, align 4
  %mul122.i157.1.5 = fmul <16 x float> %splat.splat118.i155.5, %sums.i94.sroa.237.10
  store <16 x float> %mul122.i157.1.5, ptr %arrayidx71.i182.1.5, align 4
  %mul122.i157.2.5 = fmul <16 x float> %splat.splat118.i155.5, %sums.i94.sroa.386.10
  store <16 x float> %mul122.i157.2.5, ptr %arrayidx71.i182.2.5, align 4
  %arrayidx147.i147.5 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.5
  %180 = load float, ptr %arrayidx147.i147.5, align 4
  %splat.splatinsert148.i148.5 = insertelement <16 x float> poison, float %180, i64 0
  %splat.splat149.i149.5 = shufflevector <16 x float> %splat.splatinsert148.i148.5, <16 x float> poison, <16 x i32> zeroinitializer
  %neg.i151.5 = fneg <16 x float> %mul122.i157.5
  %181 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.5, <16 x float> %splat.splat149.i149.5, <16 x float> %171)
  %neg.i151.1.5 = fneg <16 x float> %mul122.i157.1.5
  %182 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.5, <16 x float> %splat.splat149.i149.5, <16 x float> %172)
  %neg.i151.2.5 = fneg <16 x float> %mul122.i157.2.5
  %183 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.5, <16 x float> %splat.splat149.i149.5, <16 x float> %173)
  %arrayidx147.i147.5.1 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.5.1
  %184 = load float, ptr %arrayidx147.i147.5.1, align 4
  %splat.splatinsert148.i148.5.1 = insertelement <16 x float> poison, float %184, i64 0
  %splat.splat149.i149.5.1 = shufflevector <16 x float> %splat.splatinsert148.i148.5.1, <16 x float> poison, <16 x i32> zeroinitializer
  %185 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.5, <16 x float> %splat.splat149.i149.5.1, <16 x float> %175)
  %186 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.5, <16 x float> %splat.splat149.i149.5.1, <16 x float> %176)
  %187 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.5, <16 x float> %splat.splat149.i149.5.1, <16 x float> %177)
  br i1 %tobool.not.i, label %cond.false.i170.6, label %cond.end.i122.6

cond.false.i170.6:                                ; preds = %for.cond84.i116.loopexit.5
  %arrayidx92.i174.6 = getelementptr inbounds i8, ptr %add.ptr4.i104, i64 %arrayidx92.i174.6.idx
  %188 = load float, ptr %arrayidx92.i174.6, align 4
  br label %cond.end.i122.6

cond.end.i122.6:                                  ; preds = %cond.false.i170.6, %for.cond84.i116.loopexit.5
  %cond.i123.6 = phi float [ %188, %cond.false.i170.6 ], [ 1.000000e+00, %for.cond84.i116.loopexit.5 ]
  %div.i124.6 = fdiv float 1.000000e+00, %cond.i123.6
  %189 = tail call float @llvm.fabs.f32(float %div.i124.6)
  %cmp.i.6 = fcmp ult float %189, 0x3810000000000000
  %cmp3.i.6 = fcmp ugt float %189, 0x47D0000000000000
  %.not285.6 = or i1 %cmp.i.6, %cmp3.i.6
  br i1 %.not285.6, label %for.cond95.i161.preheader.6, label %for.cond84.i116.loopexit.6

for.cond95.i161.preheader.6:                      ; preds = %cond.end.i122.6
  %splat.splatinsert101.i165.6 = insertelement <16 x float> poison, float %cond.i123.6, i64 0
  %splat.splat102.i166.6 = shufflevector <16 x float> %splat.splatinsert101.i165.6, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i168.6 = fdiv <16 x float> %181, %splat.splat102.i166.6
  %div106.i168.1.6 = fdiv <16 x float> %182, %splat.splat102.i166.6
  %div106.i168.2.6 = fdiv <16 x float> %183, %splat.splat102.i166.6
  br label %for.cond84.i116.loopexit.6

for.cond84.i116.loopexit.6:                       ; preds = %for.cond95.i161.preheader.6, %cond.end.i122.6
  %sums.i94.sroa.406.11 = phi <16 x float> [ %div106.i168.2.6, %for.cond95.i161.preheader.6 ], [ %183, %cond.end.i122.6 ]
  %sums.i94.sroa.257.11 = phi <16 x float> [ %div106.i168.1.6, %for.cond95.i161.preheader.6 ], [ %182, %cond.end.i122.6 ]
  %sums.i94.sroa.108.11 = phi <16 x float> [ %div106.i168.6, %for.cond95.i161.preheader.6 ], [ %181, %cond.end.i122.6 ]
  %scale.0.i128.6 = phi float [ 1.000000e+00, %for.cond95.i161.preheader.6 ], [ %div.i124.6, %cond.end.i122.6 ]
  %splat.splatinsert117.i154.6 = insertelement <16 x float> poison, float %scale.0.i128.6, i64 0
  %splat.splat118.i155.6 = shufflevector <16 x float> %splat.splatinsert117.i154.6, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i157.6 = fmul <16 x float> %splat.splat118.i155.6, %sums.i94.sroa.108.11
  store <16 x float> %mul122.i157.6, ptr %27, align 4
  %mul122.i157.1.6 = fmul <16 x float> %splat.splat118.i155.6, %sums.i94.sroa.257.11
  store <16 x float> %mul122.i157.1.6, ptr %arrayidx71.i182.1.6, align 4
  %mul122.i157.2.6 = fmul <16 x float> %splat.splat118.i155.6, %sums.i94.sroa.406.11
  store <16 x float> %mul122.i157.2.6, ptr %arrayidx71.i182.2.6, align 4
  %arrayidx147.i147.6 = getelementptr inbounds float, ptr %add.ptr4.i104, i64 %mul146.i146.6
  %190 = load float, ptr %arrayidx147.i147.6, align 4
  %splat.splatinsert148.i148.6 = insertelement <16 x float> poison, float %190, i64 0
  %splat.splat149.i149.6 = shufflevector <16 x float> %splat.splatinsert148.i148.6, <16 x float> poison, <16 x i32> zeroinitializer
  %neg.i151.6 = fneg <16 x float> %mul122.i157.6
  %191 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.6, <16 x float> %splat.splat149.i149.6, <16 x float> %185)
  %neg.i151.1.6 = fneg <16 x float> %mul122.i157.1.6
  %192 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.1.6, <16 x float> %splat.splat149.i149.6, <16 x float> %186)
  %neg.i151.2.6 = fneg <16 x float> %mul122.i157.2.6
  %193 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i151.2.6, <16 x float> %splat.splat149.i149.6, <16 x float> %187)
  br i1 %tobool.not.i, label %cond.false.i170.7, label %cond.end.i122.7

cond.false.i170.7:                                ; preds = %for.cond84.i116.loopexit.6
  %arrayidx92.i174.7 = getelementptr inbounds i8, ptr %add.ptr4.i104, i64 %arrayidx92.i174.7.idx
  %194 = load float, ptr %arrayidx92.i174.7, align 4
  br label %cond.end.i122.7

cond.end.i122.7:                                  ; preds = %cond.false.i170.7, %for.cond84.i116.loopexit.6
  %cond.i123.7 = phi float [ %194, %cond.false.i170.7 ], [ 1.000000e+00, %for.cond84.i116.loopexit.6 ]
  %div.i124.7 = fdiv float 1.000000e+00, %cond.i123.7
  %195 = tail call float @llvm.fabs.f32(float %div.i124.7)
  %cmp.i.7 = fcmp ult float %195, 0x3810000000000000
  %cmp3.i.7 = fcmp ugt float %195, 0x47D0000000000000
  %.not285.7 = or i1 %cmp.i.7, %cmp3.i.7
  br i1 %.not285.7, label %for.cond95.i161.preheader.7, label %for.cond84.i116.loopexit.7

for.cond95.i161.preheader.7:                      ; preds = %cond.end.i122.7
  %splat.splatinsert101.i165.7 = insertelement <16 x float> poison, float %cond.i123.7, i64 0
  %splat.splat102.i166.7 = shufflevector <16 x float> %splat.splatinsert101.i165.7, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i168.7 = fdiv <16 x float> %191, %splat.splat102.i166.7
  %div106.i168.1.7 = fdiv <16 x float> %192, %splat.splat102.i166.7
  %div106.i168.2.7 = fdiv <16 x float> %193, %splat.splat102.i166.7
  br label %for.cond84.i116.loopexit.7

for.cond84.i116.loopexit.7:                       ; preds = %cond.end.i122.7, %for.cond95.i161.preheader.7
  %sums.i94.sroa.278.12 = phi <16 x float> [ %div106.i168.1.7, %for.cond95.i161.preheader.7 ], [ %192, %cond.end.i122.7 ]
  %sums.i94.sroa.129.12 = phi <16 x float> [ %div106.i168.7, %for.cond95.i161.preheader.7 ], [ %191, %cond.end.i122.7 ]
  %sums.i94.sroa.427.12 = phi <16 x float> [ %div106.i168.2.7, %for.cond95.i161.preheader.7 ], [ %193, %cond.end.i122.7 ]
  %scale.0.i128.7 = phi float [ 1.000000e+00, %for.cond95.i161.preheader.7 ], [ %div.i124.7, %cond.end.i122.7 ]
  %splat.splatinsert117.i154.7 = insertelement <16 x float> poison, float %scale.0.i128.7, i64 0
  %splat.splat118.i155.7 = shufflevector <16 x float> %splat.splatinsert117.i154.7, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i157.7 = fmul <16 x float> %splat.splat118.i155.7, %sums.i94.sroa.129.12
  store <16 x float> %mul122.i157.7, ptr %31, align 4
  %mul122.i157.1.7 = fmul <16 x float> %splat.splat118.i155.7, %sums.i94.sroa.278.12
  store <16 x float> %mul122.i157.1.7, ptr %arrayidx71.i182.1.7, align 4
  %mul122.i157.2.7 = fmul <16 x float> %splat.splat118.i155.7, %sums.i94.sroa.427.12
  store <16 x float> %mul122.i157.2.7, ptr %arrayidx71.i182.2.7, align 4
  %add.i98 = add nuw nsw i64 %add.i98334, 8
  %cmp.not.i99 = icmp sgt i64 %add.i98, %n
  %indvars.iv.next416 = add nuw nsw i64 %indvars.iv415, 8
  br i1 %cmp.not.i99, label %for.cond166.i217.preheader, label %for.body.i100, !llvm.loop !72

cond.false.i170:                                  ; preds = %for.cond57.i113.preheader
  %196 = load float, ptr %add.ptr4.i104, align 4
  br label %cond.end.i122

cond.end.i122:                                    ; preds = %cond.false.i170, %for.cond57.i113.preheader
  %cond.i123 = phi float [ %196, %cond.false.i170 ], [ 1.000000e+00, %for.cond57.i113.preheader ]
  %div.i124 = fdiv float 1.000000e+00, %cond.i123
  %197 = tail call float @llvm.fabs.f32(float %div.i124)
  %cmp.i = fcmp ult float %197, 0x3810000000000000
  %cmp3.i = fcmp ugt float %197, 0x47D0000000000000
  %.not285 = or i1 %cmp.i, %cmp3.i
  br i1 %.not285, label %for.cond95.i161.preheader, label %for.cond84.i116.loopexit

for.cond95.i161.preheader:                        ; preds = %cond.end.i122
  %splat.splatinsert101.i165 = insertelement <16 x float> poison, float %cond.i123, i64 0
  %splat.splat102.i166 = shufflevector <16 x float> %splat.splatinsert101.i165, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i168 = fdiv <16 x float> %sub74.i184, %splat.splat102.i166
  %div106.i168.1 = fdiv <16 x float> %sub74.i184.1, %splat.splat102.i166
  %div106.i168.2 = fdiv <16 x float> %sub74.i184.2, %splat.splat102.i166
  br label %for.cond84.i116.loopexit

for.body169.i220:                                 ; preds = %for.cond166.i217.preheader, %cond.end228.i249.2
  %row.1.i218344 = phi i64 [ %inc234.i234, %cond.end228.i249.2 ], [ %row.0.i97.lcssa, %for.cond166.i217.preheader ]
  %mul171.i221 = mul nsw i64 %row.1.i218344, %cond10
  %mul172.i222 = mul nsw i64 %mul171.i221, %apart
  %add.ptr173.i223 = getelementptr inbounds float, ptr %cond8, i64 %mul172.i222
  br i1 %tobool.not.i, label %cond.false177.i265, label %cond.end180.i225

cond.false177.i265:                               ; preds = %for.body169.i220
  %arrayidx179.i266 = getelementptr inbounds float, ptr %add.ptr173.i223, i64 %mul171.i221
  %198 = load float, ptr %arrayidx179.i266, align 4
  br label %cond.end180.i225

cond.end180.i225:                                 ; preds = %cond.false177.i265, %for.body169.i220
  %cond181.i226 = phi float [ %198, %cond.false177.i265 ], [ 1.000000e+00, %for.body169.i220 ]
  %div183.i227 = fdiv float 1.000000e+00, %cond181.i226
  %199 = tail call float @llvm.fabs.f32(float %div183.i227)
  %cmp.i272 = fcmp ult float %199, 0x3810000000000000
  %cmp3.i273 = fcmp ugt float %199, 0x47D0000000000000
  %.not286 = or i1 %cmp.i272, %cmp3.i273
  %mul194.i236 = mul nsw i64 %row.1.i218344, %mul.i
  %add.ptr195.i237 = getelementptr inbounds <16 x float>, ptr %cond, i64 %mul194.i236
  %cmp199.i242338.not = icmp eq i64 %row.1.i218344, 0
  %splat.splatinsert224.i246 = insertelement <16 x float> poison, float %div183.i227, i64 0
  %splat.splat225.i247 = shufflevector <16 x float> %splat.splatinsert224.i246, <16 x float> poison, <16 x i32> zeroinitializer
  %splat.splatinsert218.i254 = insertelement <16 x float> poison, float %cond181.i226, i64 0
  %splat.splat219.i255 = shufflevector <16 x float> %splat.splatinsert218.i254, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %cmp199.i242338.not, label %for.cond.cleanup201.i243, label %for.body202.i257

for.cond.cleanup201.i243:                         ; preds = %for.body202.i257, %cond.end180.i225
  %sum.0.i240.lcssa = phi <16 x float> [ zeroinitializer, %cond.end180.i225 ], [ %203, %for.body202.i257 ]
  %200 = load <16 x float>, ptr %add.ptr195.i237, align 4
  %sub217.i253 = fsub <16 x float> %200, %sum.0.i240.lcssa
  br i1 %.not286, label %cond.true216.i252, label %cond.false222.i244

for.body202.i257:                                 ; preds = %cond.end180.i225, %for.body202.i257
  %k197.0.i241340 = phi i64 [ %inc213.i264, %for.body202.i257 ], [ 0, %cond.end180.i225 ]
  %sum.0.i240339 = phi <16 x float> [ %203, %for.body202.i257 ], [ zeroinitializer, %cond.end180.i225 ]
  %mul203.i258 = mul nsw i64 %k197.0.i241340, %mul.i
  %gep337 = getelementptr <16 x float>, ptr %cond, i64 %mul203.i258
  %201 = load <16 x float>, ptr %gep337, align 4
  %mul206.i260 = mul nsw i64 %k197.0.i241340, %cond10
  %arrayidx207.i261 = getelementptr inbounds float, ptr %add.ptr173.i223, i64 %mul206.i260
  %202 = load float, ptr %arrayidx207.i261, align 4
  %splat.splatinsert208.i262 = insertelement <16 x float> poison, float %202, i64 0
  %splat.splat209.i263 = shufflevector <16 x float> %splat.splatinsert208.i262, <16 x float> poison, <16 x i32> zeroinitializer
  %203 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %201, <16 x float> %splat.splat209.i263, <16 x float> %sum.0.i240339)
  %inc213.i264 = add nuw nsw i64 %k197.0.i241340, 1
  %exitcond533.not = icmp eq i64 %inc213.i264, %row.1.i218344
  br i1 %exitcond533.not, label %for.cond.cleanup201.i243, label %for.body202.i257, !llvm.loop !73

cond.true216.i252:                                ; preds = %for.cond.cleanup201.i243
  %div221.i256 = fdiv <16 x float> %sub217.i253, %splat.splat219.i255
  br label %cond.end228.i249

cond.false222.i244:                               ; preds = %for.cond.cleanup201.i243
  %mul227.i248 = fmul <16 x float> %splat.splat225.i247, %sub217.i253
  br label %cond.end228.i249

cond.end228.i249:                                 ; preds = %cond.false222.i244, %cond.true216.i252
  %cond229.i250 = phi <16 x float> [ %div221.i256, %cond.true216.i252 ], [ %mul227.i248, %cond.false222.i244 ]
  store <16 x float> %cond229.i250, ptr %add.ptr195.i237, align 4
  %add.ptr196.i238.1 = getelementptr inbounds i8, ptr %add.ptr195.i237, i64 64
  br i1 %cmp199.i242338.not, label %for.cond.cleanup201.i243.1, label %for.body202.i257.1

for.body202.i257.1:                               ; preds = %cond.end228.i249, %for.body202.i257.1
  %k197.0.i241340.1 = phi i64 [ %inc213.i264.1, %for.body202.i257.1 ], [ 0, %cond.end228.i249 ]
  %sum.0.i240339.1 = phi <16 x float> [ %206, %for.body202.i257.1 ], [ zeroinitializer, %cond.end228.i249 ]
  %mul203.i258.1 = mul nsw i64 %k197.0.i241340.1, %mul.i
  %gep337.1 = getelementptr <16 x float>, ptr %invariant.gep336.1, i64 %mul203.i258.1
  %204 = load <16 x float>, ptr %gep337.1, align 4
  %mul206.i260.1 = mul nsw i64 %k197.0.i241340.1, %cond10
  %arrayidx207.i261.1 = getelementptr inbounds float, ptr %add.ptr173.i223, i64 %mul206.i260.1
  %205 = load float, ptr %arrayidx207.i261.1, align 4
  %splat.splatinsert208.i262.1 = insertelement <16 x float> poison, float %205, i64 0
  %splat.splat209.i263.1 = shufflevector <16 x float> %splat.splatinsert208.i262.1, <16 x float> poison, <16 x i32> zeroinitializer
  %206 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %204, <16 x float> %splat.splat209.i263.1, <16 x float> %sum.0.i240339.1)
  %inc213.i264.1 = add nuw nsw i64 %k197.0.i241340.1, 1
  %exitcond533.1.not = icmp eq i64 %inc213.i264.1, %row.1.i218344
  br i1 %exitcond533.1.not, label %for.cond.cleanup201.i243.1, label %for.body202.i257.1, !llvm.loop !73

for.cond.cleanup201.i243.1:                       ; preds = %for.body202.i257.1, %cond.end228.i249
  %sum.0.i240.lcssa.1 = phi <16 x float> [ zeroinitializer, %cond.end228.i249 ], [ %206, %for.body202.i257.1 ]
  %207 = load <16 x float>, ptr %add.ptr196.i238.1, align 4
  %sub217.i253.1 = fsub <16 x float> %207, %sum.0.i240.lcssa.1
  br i1 %.not286, label %cond.true216.i252.1, label %cond.false222.i244.1

cond.false222.i244.1:                             ; preds = %for.cond.cleanup201.i243.1
  %mul227.i248.1 = fmul <16 x float> %splat.splat225.i247, %sub217.i253.1
  br label %cond.end228.i249.1

cond.true216.i252.1:                              ; preds = %for.cond.cleanup201.i243.1
  %div221.i256.1 = fdiv <16 x float> %sub217.i253.1, %splat.splat219.i255
  br label %cond.end228.i249.1

cond.end228.i249.1:                               ; preds = %cond.true216.i252.1, %cond.false222.i244.1
  %cond229.i250.1 = phi <16 x float> [ %div221.i256.1, %cond.true216.i252.1 ], [ %mul227.i248.1, %cond.false222.i244.1 ]
  store <16 x float> %cond229.i250.1, ptr %add.ptr196.i238.1, align 4
  %add.ptr196.i238.2 = getelementptr inbounds i8, ptr %add.ptr195.i237, i64 128
  br i1 %cmp199.i242338.not, label %for.cond.cleanup201.i243.2, label %for.body202.i257.2

for.body202.i257.2:                               ; preds = %cond.end228.i249.1, %for.body202.i257.2
  %k197.0.i241340.2 = phi i64 [ %inc213.i264.2, %for.body202.i257.2 ], [ 0, %cond.end228.i249.1 ]
  %sum.0.i240339.2 = phi <16 x float> [ %210, %for.body202.i257.2 ], [ zeroinitializer, %cond.end228.i249.1 ]
  %mul203.i258.2 = mul nsw i64 %k197.0.i241340.2, %mul.i
  %gep337.2 = getelementptr <16 x float>, ptr %invariant.gep336.2, i64 %mul203.i258.2
  %208 = load <16 x float>, ptr %gep337.2, align 4
  %mul206.i260.2 = mul nsw i64 %k197.0.i241340.2, %cond10
  %arrayidx207.i261.2 = getelementptr inbounds float, ptr %add.ptr173.i223, i64 %mul206.i260.2
  %209 = load float, ptr %arrayidx207.i261.2, align 4
  %splat.splatinsert208.i262.2 = insertelement <16 x float> poison, float %209, i64 0
  %splat.splat209.i263.2 = shufflevector <16 x float> %splat.splatinsert208.i262.2, <16 x float> poison, <16 x i32> zeroinitializer
  %210 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %208, <16 x float> %splat.splat209.i263.2, <16 x float> %sum.0.i240339.2)
  %inc213.i264.2 = add nuw nsw i64 %k197.0.i241340.2, 1
  %exitcond533.2.not = icmp eq i64 %inc213.i264.2, %row.1.i218344
  br i1 %exitcond533.2.not, label %for.cond.cleanup201.i243.2, label %for.body202.i257.2, !llvm.loop !73

for.cond.cleanup201.i243.2:                       ; preds = %for.body202.i257.2, %cond.end228.i249.1
  %sum.0.i240.lcssa.2 = phi <16 x float> [ zeroinitializer, %cond.end228.i249.1 ], [ %210, %for.body202.i257.2 ]
  %211 = load <16 x float>, ptr %add.ptr196.i238.2, align 4
  %sub217.i253.2 = fsub <16 x float> %211, %sum.0.i240.lcssa.2
  br i1 %.not286, label %cond.true216.i252.2, label %cond.false222.i244.2

cond.false222.i244.2:                             ; preds = %for.cond.cleanup201.i243.2
  %mul227.i248.2 = fmul <16 x float> %splat.splat225.i247, %sub217.i253.2
  br label %cond.end228.i249.2

cond.true216.i252.2:                              ; preds = %for.cond.cleanup201.i243.2
  %div221.i256.2 = fdiv <16 x float> %sub217.i253.2, %splat.splat219.i255
  br label %cond.end228.i249.2

cond.end228.i249.2:                               ; preds = %cond.true216.i252.2, %cond.false222.i244.2
  %cond229.i250.2 = phi <16 x float> [ %div221.i256.2, %cond.true216.i252.2 ], [ %mul227.i248.2, %cond.false222.i244.2 ]
  store <16 x float> %cond229.i250.2, ptr %add.ptr196.i238.2, align 4
  %inc234.i234 = add nuw nsw i64 %row.1.i218344, 1
  %exitcond535.not = icmp eq i64 %inc234.i234, %n
  br i1 %exitcond535.not, label %if.end, label %for.body169.i220, !llvm.loop !74

if.else:                                          ; preds = %for.cond.cleanup
  br i1 %cmp.not.i306, label %for.cond166.i.preheader, label %for.body.i

for.cond166.i.preheader:                          ; preds = %for.cond84.i.loopexit.7, %if.else
  %row.0.i.lcssa = phi i64 [ 0, %if.else ], [ %add.i308, %for.cond84.i.loopexit.7 ]
  %cmp167.i316 = icmp slt i64 %row.0.i.lcssa, %n
  br i1 %cmp167.i316, label %for.body169.i, label %if.end

for.body.i:                                       ; preds = %if.else, %for.cond84.i.loopexit.7
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.cond84.i.loopexit.7 ], [ 0, %if.else ]
  %add.i308 = phi i64 [ %add.i, %for.cond84.i.loopexit.7 ], [ 8, %if.else ]
  %mul1.i = mul nsw i64 %indvars.iv, %cond10
  %mul2.i = mul nsw i64 %mul1.i, %apart
  %add.ptr.i = getelementptr inbounds float, ptr %cond8, i64 %mul2.i
  %mul5.i = mul nsw i64 %indvars.iv, %mul.i
  %add.ptr4.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul1.i
  %add.ptr6.i = getelementptr inbounds <16 x float>, ptr %cond, i64 %mul5.i
  %cmp20.i296.not = icmp eq i64 %indvars.iv, 0
  br i1 %cmp20.i296.not, label %for.cond57.i.preheader, label %for.body23.i

for.cond57.i.preheader:                           ; preds = %for.body23.i, %for.body.i
  %sums.i.sroa.129.3 = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %243, %for.body23.i ]
  %sums.i.sroa.108.3 = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %241, %for.body23.i ]
  %sums.i.sroa.88.3 = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %239, %for.body23.i ]
  %sums.i.sroa.69.3 = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %237, %for.body23.i ]
  %sums.i.sroa.51.3 = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %235, %for.body23.i ]
  %sums.i.sroa.34.3 = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %233, %for.body23.i ]
  %sums.i.sroa.18.3 = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %231, %for.body23.i ]
  %sums.i.sroa.0.3 = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %229, %for.body23.i ]
  %212 = load <16 x float>, ptr %add.ptr6.i, align 4
  %sub74.i = fsub <16 x float> %212, %sums.i.sroa.0.3
  %213 = getelementptr <16 x float>, ptr %add.ptr6.i, i64 %mul.i
  %214 = load <16 x float>, ptr %213, align 4
  %sub74.i.1 = fsub <16 x float> %214, %sums.i.sroa.18.3
  %215 = getelementptr i8, ptr %add.ptr6.i, i64 %.idx857
  %216 = load <16 x float>, ptr %215, align 4
  %sub74.i.2 = fsub <16 x float> %216, %sums.i.sroa.34.3
  %217 = getelementptr i8, ptr %add.ptr6.i, i64 %.idx858
  %218 = load <16 x float>, ptr %217, align 4
  %sub74.i.3 = fsub <16 x float> %218, %sums.i.sroa.51.3
  %219 = getelementptr i8, ptr %add.ptr6.i, i64 %.idx859
  %220 = load <16 x float>, ptr %219, align 4
  %sub74.i.4 = fsub <16 x float> %220, %sums.i.sroa.69.3
  %221 = getelementptr i8, ptr %add.ptr6.i, i64 %.idx860
  %222 = load <16 x float>, ptr %221, align 4
  %sub74.i.5 = fsub <16 x float> %222, %sums.i.sroa.88.3
  %223 = getelementptr i8, ptr %add.ptr6.i, i64 %.idx861
  %224 = load <16 x float>, ptr %223, align 4
  %sub74.i.6 = fsub <16 x float> %224, %sums.i.sroa.108.3
  %225 = getelementptr i8, ptr %add.ptr6.i, i64 %.idx862
  %226 = load <16 x float>, ptr %225, align 4
  %sub74.i.7 = fsub <16 x float> %226, %sums.i.sroa.129.3
  br i1 %tobool.not.i, label %cond.false.i, label %cond.end.i

for.body23.i:                                     ; preds = %for.body.i, %for.body23.i
  %sums.i.sroa.129.4 = phi <16 x float> [ %243, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %sums.i.sroa.108.4 = phi <16 x float> [ %241, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %sums.i.sroa.88.4 = phi <16 x float> [ %239, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %sums.i.sroa.69.4 = phi <16 x float> [ %237, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %sums.i.sroa.51.4 = phi <16 x float> [ %235, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %sums.i.sroa.34.4 = phi <16 x float> [ %233, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %sums.i.sroa.18.4 = phi <16 x float> [ %231, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %sums.i.sroa.0.4 = phi <16 x float> [ %229, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %k.0.i297 = phi i64 [ %inc54.i, %for.body23.i ], [ 0, %for.body.i ]
  %mul24.i = mul nsw i64 %k.0.i297, %mul.i
  %add.ptr25.i = getelementptr inbounds <16 x float>, ptr %cond, i64 %mul24.i
  %mul42.i = mul nsw i64 %k.0.i297, %cond10
  %arrayidx43.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul42.i
  %227 = load float, ptr %arrayidx43.i, align 4
  %splat.splatinsert.i = insertelement <16 x float> poison, float %227, i64 0
  %splat.splat.i = shufflevector <16 x float> %splat.splatinsert.i, <16 x float> poison, <16 x i32> zeroinitializer
  %228 = load <16 x float>, ptr %add.ptr25.i, align 4
  %229 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %splat.splat.i, <16 x float> %sums.i.sroa.0.4)
  %add41.i.1 = add nsw i64 %k.0.i297, %apart
  %mul42.i.1 = mul nsw i64 %add41.i.1, %cond10
  %arrayidx43.i.1 = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul42.i.1
  %230 = load float, ptr %arrayidx43.i.1, align 4
  %splat.splatinsert.i.1 = insertelement <16 x float> poison, float %230, i64 0
  %splat.splat.i.1 = shufflevector <16 x float> %splat.splatinsert.i.1, <16 x float> poison, <16 x i32> zeroinitializer
  %231 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %splat.splat.i.1, <16 x float> %sums.i.sroa.18.4)
  %add41.i.2 = add nsw i64 %mul40.i.2, %k.0.i297
  %mul42.i.2 = mul nsw i64 %add41.i.2, %cond10
  %arrayidx43.i.2 = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul42.i.2
  %232 = load float, ptr %arrayidx43.i.2, align 4
  %splat.splatinsert.i.2 = insertelement <16 x float> poison, float %232, i64 0
  %splat.splat.i.2 = shufflevector <16 x float> %splat.splatinsert.i.2, <16 x float> poison, <16 x i32> zeroinitializer
  %233 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %splat.splat.i.2, <16 x float> %sums.i.sroa.34.4)
  %add41.i.3 = add nsw i64 %mul40.i.3, %k.0.i297
  %mul42.i.3 = mul nsw i64 %add41.i.3, %cond10
  %arrayidx43.i.3 = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul42.i.3
  %234 = load float, ptr %arrayidx43.i.3, align 4
  %splat.splatinsert.i.3 = insertelement <16 x float> poison, float %234, i64 0
  %splat.splat.i.3 = shufflevector <16 x float> %splat.splatinsert.i.3, <16 x float> poison, <16 x i32> zeroinitializer
  %235 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %splat.splat.i.3, <16 x float> %sums.i.sroa.51.4)
  %add41.i.4 = add nsw i64 %mul40.i.4, %k.0.i297
  %mul42.i.4 = mul nsw i64 %add41.i.4, %cond10
  %arrayidx43.i.4 = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul42.i.4
  %236 = load float, ptr %arrayidx43.i.4, align 4
  %splat.splatinsert.i.4 = insertelement <16 x float> poison, float %236, i64 0
  %splat.splat.i.4 = shufflevector <16 x float> %splat.splatinsert.i.4, <16 x float> poison, <16 x i32> zeroinitializer
  %237 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %splat.splat.i.4, <16 x float> %sums.i.sroa.69.4)
  %add41.i.5 = add nsw i64 %mul40.i.5, %k.0.i297
  %mul42.i.5 = mul nsw i64 %add41.i.5, %cond10
  %arrayidx43.i.5 = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul42.i.5
  %238 = load float, ptr %arrayidx43.i.5, align 4
  %splat.splatinsert.i.5 = insertelement <16 x float> poison, float %238, i64 0
  %splat.splat.i.5 = shufflevector <16 x float> %splat.splatinsert.i.5, <16 x float> poison, <16 x i32> zeroinitializer
  %239 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %splat.splat.i.5, <16 x float> %sums.i.sroa.88.4)
  %add41.i.6 = add nsw i64 %mul40.i.6, %k.0.i297
  %mul42.i.6 = mul nsw i64 %add41.i.6, %cond10
  %arrayidx43.i.6 = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul42.i.6
  %240 = load float, ptr %arrayidx43.i.6, align 4
  %splat.splatinsert.i.6 = insertelement <16 x float> poison, float %240, i64 0
  %splat.splat.i.6 = shufflevector <16 x float> %splat.splatinsert.i.6, <16 x float> poison, <16 x i32> zeroinitializer
  %241 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %splat.splat.i.6, <16 x float> %sums.i.sroa.108.4)
  %add41.i.7 = add nsw i64 %mul40.i.7, %k.0.i297
  %mul42.i.7 = mul nsw i64 %add41.i.7, %cond10
  %arrayidx43.i.7 = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul42.i.7
  %242 = load float, ptr %arrayidx43.i.7, align 4
  %splat.splatinsert.i.7 = insertelement <16 x float> poison, float %242, i64 0
  %splat.splat.i.7 = shufflevector <16 x float> %splat.splatinsert.i.7, <16 x float> poison, <16 x i32> zeroinitializer
  %243 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %splat.splat.i.7, <16 x float> %sums.i.sroa.129.4)
  %inc54.i = add nuw nsw i64 %k.0.i297, 1
  %exitcond354.not = icmp eq i64 %inc54.i, %indvars.iv
  br i1 %exitcond354.not, label %for.cond57.i.preheader, label %for.body23.i, !llvm.loop !71

for.cond84.i.loopexit:                            ; preds = %cond.end.i, %for.cond95.i.preheader
  %sums.i.sroa.0.5 = phi <16 x float> [ %div106.i, %for.cond95.i.preheader ], [ %sub74.i, %cond.end.i ]
  %scale.0.i = phi float [ 1.000000e+00, %for.cond95.i.preheader ], [ %div.i, %cond.end.i ]
  %splat.splatinsert117.i = insertelement <16 x float> poison, float %scale.0.i, i64 0
  %splat.splat118.i = shufflevector <16 x float> %splat.splatinsert117.i, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i = fmul <16 x float> %splat.splat118.i, %sums.i.sroa.0.5
  store <16 x float> %mul122.i, ptr %add.ptr6.i, align 4
  %arrayidx147.i = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i
  %244 = load float, ptr %arrayidx147.i, align 4
  %splat.splatinsert148.i = insertelement <16 x float> poison, float %244, i64 0
  %splat.splat149.i = shufflevector <16 x float> %splat.splatinsert148.i, <16 x float> poison, <16 x i32> zeroinitializer
  %neg.i = fneg <16 x float> %mul122.i
  %245 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i, <16 x float> %splat.splat149.i, <16 x float> %sub74.i.1)
  %arrayidx147.i.1360 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.1359
  %246 = load float, ptr %arrayidx147.i.1360, align 4
  %splat.splatinsert148.i.1361 = insertelement <16 x float> poison, float %246, i64 0
  %splat.splat149.i.1362 = shufflevector <16 x float> %splat.splatinsert148.i.1361, <16 x float> poison, <16 x i32> zeroinitializer
  %247 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i, <16 x float> %splat.splat149.i.1362, <16 x float> %sub74.i.2)
  %arrayidx147.i.2368 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.2367
  %248 = load float, ptr %arrayidx147.i.2368, align 4
  %splat.splatinsert148.i.2369 = insertelement <16 x float> poison, float %248, i64 0
  %splat.splat149.i.2370 = shufflevector <16 x float> %splat.splatinsert148.i.2369, <16 x float> poison, <16 x i32> zeroinitializer
  %249 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i, <16 x float> %splat.splat149.i.2370, <16 x float> %sub74.i.3)
  %arrayidx147.i.3376 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.3375
  %250 = load float, ptr %arrayidx147.i.3376, align 4
  %splat.splatinsert148.i.3377 = insertelement <16 x float> poison, float %250, i64 0
  %splat.splat149.i.3378 = shufflevector <16 x float> %splat.splatinsert148.i.3377, <16 x float> poison, <16 x i32> zeroinitializer
  %251 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i, <16 x float> %splat.splat149.i.3378, <16 x float> %sub74.i.4)
  %arrayidx147.i.4384 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.4383
  %252 = load float, ptr %arrayidx147.i.4384, align 4
  %splat.splatinsert148.i.4385 = insertelement <16 x float> poison, float %252, i64 0
  %splat.splat149.i.4386 = shufflevector <16 x float> %splat.splatinsert148.i.4385, <16 x float> poison, <16 x i32> zeroinitializer
  %253 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i, <16 x float> %splat.splat149.i.4386, <16 x float> %sub74.i.5)
  %arrayidx147.i.5392 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.5391
  %254 = load float, ptr %arrayidx147.i.5392, align 4
  %splat.splatinsert148.i.5393 = insertelement <16 x float> poison, float %254, i64 0
  %splat.splat149.i.5394 = shufflevector <16 x float> %splat.splatinsert148.i.5393, <16 x float> poison, <16 x i32> zeroinitializer
  %255 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i, <16 x float> %splat.splat149.i.5394, <16 x float> %sub74.i.6)
  %arrayidx147.i.6400 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.6399
  %256 = load float, ptr %arrayidx147.i.6400, align 4
  %splat.splatinsert148.i.6401 = insertelement <16 x float> poison, float %256, i64 0
  %splat.splat149.i.6402 = shufflevector <16 x float> %splat.splatinsert148.i.6401, <16 x float> poison, <16 x i32> zeroinitializer
  %257 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i, <16 x float> %splat.splat149.i.6402, <16 x float> %sub74.i.7)
  br i1 %tobool.not.i, label %cond.false.i.1, label %cond.end.i.1

cond.false.i.1:                                   ; preds = %for.cond84.i.loopexit
  %arrayidx92.i.1 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %add90.i
  %258 = load float, ptr %arrayidx92.i.1, align 4
  br label %cond.end.i.1

cond.end.i.1:                                     ; preds = %cond.false.i.1, %for.cond84.i.loopexit
  %cond.i.1 = phi float [ %258, %cond.false.i.1 ], [ 1.000000e+00, %for.cond84.i.loopexit ]
  %div.i.1 = fdiv float 1.000000e+00, %cond.i.1
  %259 = tail call float @llvm.fabs.f32(float %div.i.1)
  %cmp.i276.1 = fcmp ult float %259, 0x3810000000000000
  %cmp3.i277.1 = fcmp ugt float %259, 0x47D0000000000000
  %.not.1 = or i1 %cmp.i276.1, %cmp3.i277.1
  br i1 %.not.1, label %for.cond95.i.preheader.1, label %for.cond84.i.loopexit.1

for.cond95.i.preheader.1:                         ; preds = %cond.end.i.1
  %splat.splatinsert101.i.1 = insertelement <16 x float> poison, float %cond.i.1, i64 0
  %splat.splat102.i.1 = shufflevector <16 x float> %splat.splatinsert101.i.1, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i.1 = fdiv <16 x float> %245, %splat.splat102.i.1
  br label %for.cond84.i.loopexit.1

for.cond84.i.loopexit.1:                          ; preds = %for.cond95.i.preheader.1, %cond.end.i.1
  %sums.i.sroa.18.6 = phi <16 x float> [ %div106.i.1, %for.cond95.i.preheader.1 ], [ %245, %cond.end.i.1 ]
  %scale.0.i.1 = phi float [ 1.000000e+00, %for.cond95.i.preheader.1 ], [ %div.i.1, %cond.end.i.1 ]
  %splat.splatinsert117.i.1 = insertelement <16 x float> poison, float %scale.0.i.1, i64 0
  %splat.splat118.i.1 = shufflevector <16 x float> %splat.splatinsert117.i.1, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i.1 = fmul <16 x float> %splat.splat118.i.1, %sums.i.sroa.18.6
  store <16 x float> %mul122.i.1, ptr %213, align 4
  %arrayidx147.i.1 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.1
  %260 = load float, ptr %arrayidx147.i.1, align 4
  %splat.splatinsert148.i.1 = insertelement <16 x float> poison, float %260, i64 0
  %splat.splat149.i.1 = shufflevector <16 x float> %splat.splatinsert148.i.1, <16 x float> poison, <16 x i32> zeroinitializer
  %neg.i.1 = fneg <16 x float> %mul122.i.1
  %261 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.1, <16 x float> %splat.splat149.i.1, <16 x float> %247)
  %arrayidx147.i.1.1 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.1.1
  %262 = load float, ptr %arrayidx147.i.1.1, align 4
  %splat.splatinsert148.i.1.1 = insertelement <16 x float> poison, float %262, i64 0
  %splat.splat149.i.1.1 = shufflevector <16 x float> %splat.splatinsert148.i.1.1, <16 x float> poison, <16 x i32> zeroinitializer
  %263 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.1, <16 x float> %splat.splat149.i.1.1, <16 x float> %249)
  %arrayidx147.i.1.2 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.1.2
  %264 = load float, ptr %arrayidx147.i.1.2, align 4
  %splat.splatinsert148.i.1.2 = insertelement <16 x float> poison, float %264, i64 0
  %splat.splat149.i.1.2 = shufflevector <16 x float> %splat.splatinsert148.i.1.2, <16 x float> poison, <16 x i32> zeroinitializer
  %265 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.1, <16 x float> %splat.splat149.i.1.2, <16 x float> %251)
  %arrayidx147.i.1.3 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.1.3
  %266 = load float, ptr %arrayidx147.i.1.3, align 4
  %splat.splatinsert148.i.1.3 = insertelement <16 x float> poison, float %266, i64 0
  %splat.splat149.i.1.3 = shufflevector <16 x float> %splat.splatinsert148.i.1.3, <16 x float> poison, <16 x i32> zeroinitializer
  %267 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.1, <16 x float> %splat.splat149.i.1.3, <16 x float> %253)
  %arrayidx147.i.1.4 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.1.4
  %268 = load float, ptr %arrayidx147.i.1.4, align 4
  %splat.splatinsert148.i.1.4 = insertelement <16 x float> poison, float %268, i64 0
  %splat.splat149.i.1.4 = shufflevector <16 x float> %splat.splatinsert148.i.1.4, <16 x float> poison, <16 x i32> zeroinitializer
  %269 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.1, <16 x float> %splat.splat149.i.1.4, <16 x float> %255)
  %arrayidx147.i.1.5 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.1.5
  %270 = load float, ptr %arrayidx147.i.1.5, align 4
  %splat.splatinsert148.i.1.5 = insertelement <16 x float> poison, float %270, i64 0
  %splat.splat149.i.1.5 = shufflevector <16 x float> %splat.splatinsert148.i.1.5, <16 x float> poison, <16 x i32> zeroinitializer
  %271 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.1, <16 x float> %splat.splat149.i.1.5, <16 x float> %257)
  br i1 %tobool.not.i, label %cond.false.i.2, label %cond.end.i.2

cond.false.i.2:                                   ; preds = %for.cond84.i.loopexit.1
  %arrayidx92.i.2 = getelementptr inbounds i8, ptr %add.ptr4.i, i64 %arrayidx92.i.2.idx
  %272 = load float, ptr %arrayidx92.i.2, align 4
  br label %cond.end.i.2

cond.end.i.2:                                     ; preds = %cond.false.i.2, %for.cond84.i.loopexit.1
  %cond.i.2 = phi float [ %272, %cond.false.i.2 ], [ 1.000000e+00, %for.cond84.i.loopexit.1 ]
  %div.i.2 = fdiv float 1.000000e+00, %cond.i.2
  %273 = tail call float @llvm.fabs.f32(float %div.i.2)
  %cmp.i276.2 = fcmp ult float %273, 0x3810000000000000
  %cmp3.i277.2 = fcmp ugt float %273, 0x47D0000000000000
  %.not.2 = or i1 %cmp.i276.2, %cmp3.i277.2
  br i1 %.not.2, label %for.cond95.i.preheader.2, label %for.cond84.i.loopexit.2

for.cond95.i.preheader.2:                         ; preds = %cond.end.i.2
  %splat.splatinsert101.i.2 = insertelement <16 x float> poison, float %cond.i.2, i64 0
  %splat.splat102.i.2 = shufflevector <16 x float> %splat.splatinsert101.i.2, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i.2 = fdiv <16 x float> %261, %splat.splat102.i.2
  br label %for.cond84.i.loopexit.2

for.cond84.i.loopexit.2:                          ; preds = %for.cond95.i.preheader.2, %cond.end.i.2
  %sums.i.sroa.34.7 = phi <16 x float> [ %div106.i.2, %for.cond95.i.preheader.2 ], [ %261, %cond.end.i.2 ]
  %scale.0.i.2 = phi float [ 1.000000e+00, %for.cond95.i.preheader.2 ], [ %div.i.2, %cond.end.i.2 ]
  %splat.splatinsert117.i.2 = insertelement <16 x float> poison, float %scale.0.i.2, i64 0
  %splat.splat118.i.2 = shufflevector <16 x float> %splat.splatinsert117.i.2, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i.2 = fmul <16 x float> %splat.splat118.i.2, %sums.i.sroa.34.7
  store <16 x float> %mul122.i.2, ptr %215, align 4
  %arrayidx147.i.2 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.2
  %274 = load float, ptr %arrayidx147.i.2, align 4
  %splat.splatinsert148.i.2 = insertelement <16 x float> poison, float %274, i64 0
  %splat.splat149.i.2 = shufflevector <16 x float> %splat.splatinsert148.i.2, <16 x float> poison, <16 x i32> zeroinitializer
  %neg.i.2 = fneg <16 x float> %mul122.i.2
  %275 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.2, <16 x float> %splat.splat149.i.2, <16 x float> %263)
  %arrayidx147.i.2.1 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.2.1
  %276 = load float, ptr %arrayidx147.i.2.1, align 4
  %splat.splatinsert148.i.2.1 = insertelement <16 x float> poison, float %276, i64 0
  %splat.splat149.i.2.1 = shufflevector <16 x float> %splat.splatinsert148.i.2.1, <16 x float> poison, <16 x i32> zeroinitializer
  %277 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.2, <16 x float> %splat.splat149.i.2.1, <16 x float> %265)
  %arrayidx147.i.2.2 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.2.2
  %278 = load float, ptr %arrayidx147.i.2.2, align 4
  %splat.splatinsert148.i.2.2 = insertelement <16 x float> poison, float %278, i64 0
  %splat.splat149.i.2.2 = shufflevector <16 x float> %splat.splatinsert148.i.2.2, <16 x float> poison, <16 x i32> zeroinitializer
  %279 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.2, <16 x float> %splat.splat149.i.2.2, <16 x float> %267)
  %arrayidx147.i.2.3 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.2.3
  %280 = load float, ptr %arrayidx147.i.2.3, align 4
  %splat.splatinsert148.i.2.3 = insertelement <16 x float> poison, float %280, i64 0
  %splat.splat149.i.2.3 = shufflevector <16 x float> %splat.splatinsert148.i.2.3, <16 x float> poison, <16 x i32> zeroinitializer
  %281 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.2, <16 x float> %splat.splat149.i.2.3, <16 x float> %269)
  %arrayidx147.i.2.4 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.2.4
  %282 = load float, ptr %arrayidx147.i.2.4, align 4
  %splat.splatinsert148.i.2.4 = insertelement <16 x float> poison, float %282, i64 0
  %splat.splat149.i.2.4 = shufflevector <16 x float> %splat.splatinsert148.i.2.4, <16 x float> poison, <16 x i32> zeroinitializer
  %283 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.2, <16 x float> %splat.splat149.i.2.4, <16 x float> %271)
  br i1 %tobool.not.i, label %cond.false.i.3, label %cond.end.i.3

cond.false.i.3:                                   ; preds = %for.cond84.i.loopexit.2
  %arrayidx92.i.3 = getelementptr inbounds i8, ptr %add.ptr4.i, i64 %arrayidx92.i.3.idx
  %284 = load float, ptr %arrayidx92.i.3, align 4
  br label %cond.end.i.3

cond.end.i.3:                                     ; preds = %cond.false.i.3, %for.cond84.i.loopexit.2
  %cond.i.3 = phi float [ %284, %cond.false.i.3 ], [ 1.000000e+00, %for.cond84.i.loopexit.2 ]
  %div.i.3 = fdiv float 1.000000e+00, %cond.i.3
  %285 = tail call float @llvm.fabs.f32(float %div.i.3)
  %cmp.i276.3 = fcmp ult float %285, 0x3810000000000000
  %cmp3.i277.3 = fcmp ugt float %285, 0x47D0000000000000
  %.not.3 = or i1 %cmp.i276.3, %cmp3.i277.3
  br i1 %.not.3, label %for.cond95.i.preheader.3, label %for.cond84.i.loopexit.3

for.cond95.i.preheader.3:                         ; preds = %cond.end.i.3
  %splat.splatinsert101.i.3 = insertelement <16 x float> poison, float %cond.i.3, i64 0
  %splat.splat102.i.3 = shufflevector <16 x float> %splat.splatinsert101.i.3, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i.3 = fdiv <16 x float> %275, %splat.splat102.i.3
  br label %for.cond84.i.loopexit.3

for.cond84.i.loopexit.3:                          ; preds = %for.cond95.i.preheader.3, %cond.end.i.3
  %sums.i.sroa.51.8 = phi <16 x float> [ %div106.i.3, %for.cond95.i.preheader.3 ], [ %275, %cond.end.i.3 ]
  %scale.0.i.3 = phi float [ 1.000000e+00, %for.cond95.i.preheader.3 ], [ %div.i.3, %cond.end.i.3 ]
  %splat.splatinsert117.i.3 = insertelement <16 x float> poison, float %scale.0.i.3, i64 0
  %splat.splat118.i.3 = shufflevector <16 x float> %splat.splatinsert117.i.3, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i.3 = fmul <16 x float> %splat.splat118.i.3, %sums.i.sroa.51.8
  store <16 x float> %mul122.i.3, ptr %217, align 4
  %arrayidx147.i.3 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.3
  %286 = load float, ptr %arrayidx147.i.3, align 4
  %splat.splatinsert148.i.3 = insertelement <16 x float> poison, float %286, i64 0
  %splat.splat149.i.3 = shufflevector <16 x float> %splat.splatinsert148.i.3, <16 x float> poison, <16 x i32> zeroinitializer
  %neg.i.3 = fneg <16 x float> %mul122.i.3
  %287 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.3, <16 x float> %splat.splat149.i.3, <16 x float> %277)
  %arrayidx147.i.3.1 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.3.1
  %288 = load float, ptr %arrayidx147.i.3.1, align 4
  %splat.splatinsert148.i.3.1 = insertelement <16 x float> poison, float %288, i64 0
  %splat.splat149.i.3.1 = shufflevector <16 x float> %splat.splatinsert148.i.3.1, <16 x float> poison, <16 x i32> zeroinitializer
  %289 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.3, <16 x float> %splat.splat149.i.3.1, <16 x float> %279)
  %arrayidx147.i.3.2 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.3.2
  %290 = load float, ptr %arrayidx147.i.3.2, align 4
  %splat.splatinsert148.i.3.2 = insertelement <16 x float> poison, float %290, i64 0
  %splat.splat149.i.3.2 = shufflevector <16 x float> %splat.splatinsert148.i.3.2, <16 x float> poison, <16 x i32> zeroinitializer
  %291 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.3, <16 x float> %splat.splat149.i.3.2, <16 x float> %281)
  %arrayidx147.i.3.3 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.3.3
  %292 = load float, ptr %arrayidx147.i.3.3, align 4
  %splat.splatinsert148.i.3.3 = insertelement <16 x float> poison, float %292, i64 0
  %splat.splat149.i.3.3 = shufflevector <16 x float> %splat.splatinsert148.i.3.3, <16 x float> poison, <16 x i32> zeroinitializer
  %293 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.3, <16 x float> %splat.splat149.i.3.3, <16 x float> %283)
  br i1 %tobool.not.i, label %cond.false.i.4, label %cond.end.i.4

cond.false.i.4:                                   ; preds = %for.cond84.i.loopexit.3
  %arrayidx92.i.4 = getelementptr inbounds i8, ptr %add.ptr4.i, i64 %arrayidx92.i.4.idx
  %294 = load float, ptr %arrayidx92.i.4, align 4
  br label %cond.end.i.4

cond.end.i.4:                                     ; preds = %cond.false.i.4, %for.cond84.i.loopexit.3
  %cond.i.4 = phi float [ %294, %cond.false.i.4 ], [ 1.000000e+00, %for.cond84.i.loopexit.3 ]
  %div.i.4 = fdiv float 1.000000e+00, %cond.i.4
  %295 = tail call float @llvm.fabs.f32(float %div.i.4)
  %cmp.i276.4 = fcmp ult float %295, 0x3810000000000000
  %cmp3.i277.4 = fcmp ugt float %295, 0x47D0000000000000
  %.not.4 = or i1 %cmp.i276.4, %cmp3.i277.4
  br i1 %.not.4, label %for.cond95.i.preheader.4, label %for.cond84.i.loopexit.4

for.cond95.i.preheader.4:                         ; preds = %cond.end.i.4
  %splat.splatinsert101.i.4 = insertelement <16 x float> poison, float %cond.i.4, i64 0
  %splat.splat102.i.4 = shufflevector <16 x float> %splat.splatinsert101.i.4, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i.4 = fdiv <16 x float> %287, %splat.splat102.i.4
  br label %for.cond84.i.loopexit.4

for.cond84.i.loopexit.4:                          ; preds = %for.cond95.i.preheader.4, %cond.end.i.4
  %sums.i.sroa.69.9 = phi <16 x float> [ %div106.i.4, %for.cond95.i.preheader.4 ], [ %287, %cond.end.i.4 ]
  %scale.0.i.4 = phi float [ 1.000000e+00, %for.cond95.i.preheader.4 ], [ %div.i.4, %cond.end.i.4 ]
  %splat.splatinsert117.i.4 = insertelement <16 x float> poison, float %scale.0.i.4, i64 0
  %splat.splat118.i.4 = shufflevector <16 x float> %splat.splatinsert117.i.4, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i.4 = fmul <16 x float> %splat.splat118.i.4, %sums.i.sroa.69.9
  store <16 x float> %mul122.i.4, ptr %219, align 4
  %arrayidx147.i.4 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.4
  %296 = load float, ptr %arrayidx147.i.4, align 4
  %splat.splatinsert148.i.4 = insertelement <16 x float> poison, float %296, i64 0
  %splat.splat149.i.4 = shufflevector <16 x float> %splat.splatinsert148.i.4, <16 x float> poison, <16 x i32> zeroinitializer
  %neg.i.4 = fneg <16 x float> %mul122.i.4
  %297 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.4, <16 x float> %splat.splat149.i.4, <16 x float> %289)
  %arrayidx147.i.4.1 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.4.1
  %298 = load float, ptr %arrayidx147.i.4.1, align 4
  %splat.splatinsert148.i.4.1 = insertelement <16 x float> poison, float %298, i64 0
  %splat.splat149.i.4.1 = shufflevector <16 x float> %splat.splatinsert148.i.4.1, <16 x float> poison, <16 x i32> zeroinitializer
  %299 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.4, <16 x float> %splat.splat149.i.4.1, <16 x float> %291)
  %arrayidx147.i.4.2 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.4.2
  %300 = load float, ptr %arrayidx147.i.4.2, align 4
  %splat.splatinsert148.i.4.2 = insertelement <16 x float> poison, float %300, i64 0
  %splat.splat149.i.4.2 = shufflevector <16 x float> %splat.splatinsert148.i.4.2, <16 x float> poison, <16 x i32> zeroinitializer
  %301 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.4, <16 x float> %splat.splat149.i.4.2, <16 x float> %293)
  br i1 %tobool.not.i, label %cond.false.i.5, label %cond.end.i.5

cond.false.i.5:                                   ; preds = %for.cond84.i.loopexit.4
  %arrayidx92.i.5 = getelementptr inbounds i8, ptr %add.ptr4.i, i64 %arrayidx92.i.5.idx
  %302 = load float, ptr %arrayidx92.i.5, align 4
  br label %cond.end.i.5

cond.end.i.5:                                     ; preds = %cond.false.i.5, %for.cond84.i.loopexit.4
  %cond.i.5 = phi float [ %302, %cond.false.i.5 ], [ 1.000000e+00, %for.cond84.i.loopexit.4 ]
  %div.i.5 = fdiv float 1.000000e+00, %cond.i.5
  %303 = tail call float @llvm.fabs.f32(float %div.i.5)
  %cmp.i276.5 = fcmp ult float %303, 0x3810000000000000
  %cmp3.i277.5 = fcmp ugt float %303, 0x47D0000000000000
  %.not.5 = or i1 %cmp.i276.5, %cmp3.i277.5
  br i1 %.not.5, label %for.cond95.i.preheader.5, label %for.cond84.i.loopexit.5

for.cond95.i.preheader.5:                         ; preds = %cond.end.i.5
  %splat.splatinsert101.i.5 = insertelement <16 x float> poison, float %cond.i.5, i64 0
  %splat.splat102.i.5 = shufflevector <16 x float> %splat.splatinsert101.i.5, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i.5 = fdiv <16 x float> %297, %splat.splat102.i.5
  br label %for.cond84.i.loopexit.5

for.cond84.i.loopexit.5:                          ; preds = %for.cond95.i.preheader.5, %cond.end.i.5
  %sums.i.sroa.88.10 = phi <16 x float> [ %div106.i.5, %for.cond95.i.preheader.5 ], [ %297, %cond.end.i.5 ]
  %scale.0.i.5 = phi float [ 1.000000e+00, %for.cond95.i.preheader.5 ], [ %div.i.5, %cond.end.i.5 ]
  %splat.splatinsert117.i.5 = insertelement <16 x float> poison, float %scale.0.i.5, i64 0
  %splat.splat118.i.5 = shufflevector <16 x float> %splat.splatinsert117.i.5, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i.5 = fmul <16 x float> %splat.splat118.i.5, %sums.i.sroa.88.10
  store <16 x float> %mul122.i.5, ptr %221, align 4
  %arrayidx147.i.5 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.5
  %304 = load float, ptr %arrayidx147.i.5, align 4
  %splat.splatinsert148.i.5 = insertelement <16 x float> poison, float %304, i64 0
  %splat.splat149.i.5 = shufflevector <16 x float> %splat.splatinsert148.i.5, <16 x float> poison, <16 x i32> zeroinitializer
  %neg.i.5 = fneg <16 x float> %mul122.i.5
  %305 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.5, <16 x float> %splat.splat149.i.5, <16 x float> %299)
  %arrayidx147.i.5.1 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.5.1
  %306 = load float, ptr %arrayidx147.i.5.1, align 4
  %splat.splatinsert148.i.5.1 = insertelement <16 x float> poison, float %306, i64 0
  %splat.splat149.i.5.1 = shufflevector <16 x float> %splat.splatinsert148.i.5.1, <16 x float> poison, <16 x i32> zeroinitializer
  %307 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.5, <16 x float> %splat.splat149.i.5.1, <16 x float> %301)
  br i1 %tobool.not.i, label %cond.false.i.6, label %cond.end.i.6

cond.false.i.6:                                   ; preds = %for.cond84.i.loopexit.5
  %arrayidx92.i.6 = getelementptr inbounds i8, ptr %add.ptr4.i, i64 %arrayidx92.i.6.idx
  %308 = load float, ptr %arrayidx92.i.6, align 4
  br label %cond.end.i.6

cond.end.i.6:                                     ; preds = %cond.false.i.6, %for.cond84.i.loopexit.5
  %cond.i.6 = phi float [ %308, %cond.false.i.6 ], [ 1.000000e+00, %for.cond84.i.loopexit.5 ]
  %div.i.6 = fdiv float 1.000000e+00, %cond.i.6
  %309 = tail call float @llvm.fabs.f32(float %div.i.6)
  %cmp.i276.6 = fcmp ult float %309, 0x3810000000000000
  %cmp3.i277.6 = fcmp ugt float %309, 0x47D0000000000000
  %.not.6 = or i1 %cmp.i276.6, %cmp3.i277.6
  br i1 %.not.6, label %for.cond95.i.preheader.6, label %for.cond84.i.loopexit.6

for.cond95.i.preheader.6:                         ; preds = %cond.end.i.6
  %splat.splatinsert101.i.6 = insertelement <16 x float> poison, float %cond.i.6, i64 0
  %splat.splat102.i.6 = shufflevector <16 x float> %splat.splatinsert101.i.6, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i.6 = fdiv <16 x float> %305, %splat.splat102.i.6
  br label %for.cond84.i.loopexit.6

for.cond84.i.loopexit.6:                          ; preds = %for.cond95.i.preheader.6, %cond.end.i.6
  %sums.i.sroa.108.11 = phi <16 x float> [ %div106.i.6, %for.cond95.i.preheader.6 ], [ %305, %cond.end.i.6 ]
  %scale.0.i.6 = phi float [ 1.000000e+00, %for.cond95.i.preheader.6 ], [ %div.i.6, %cond.end.i.6 ]
  %splat.splatinsert117.i.6 = insertelement <16 x float> poison, float %scale.0.i.6, i64 0
  %splat.splat118.i.6 = shufflevector <16 x float> %splat.splatinsert117.i.6, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i.6 = fmul <16 x float> %splat.splat118.i.6, %sums.i.sroa.108.11
  store <16 x float> %mul122.i.6, ptr %223, align 4
  %arrayidx147.i.6 = getelementptr inbounds float, ptr %add.ptr4.i, i64 %mul146.i.6
  %310 = load float, ptr %arrayidx147.i.6, align 4
  %splat.splatinsert148.i.6 = insertelement <16 x float> poison, float %310, i64 0
  %splat.splat149.i.6 = shufflevector <16 x float> %splat.splatinsert148.i.6, <16 x float> poison, <16 x i32> zeroinitializer
  %neg.i.6 = fneg <16 x float> %mul122.i.6
  %311 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.6, <16 x float> %splat.splat149.i.6, <16 x float> %307)
  br i1 %tobool.not.i, label %cond.false.i.7, label %cond.end.i.7

cond.false.i.7:                                   ; preds = %for.cond84.i.loopexit.6
  %arrayidx92.i.7 = getelementptr inbounds i8, ptr %add.ptr4.i, i64 %arrayidx92.i.7.idx
  %312 = load float, ptr %arrayidx92.i.7, align 4
  br label %cond.end.i.7

cond.end.i.7:                                     ; preds = %cond.false.i.7, %for.cond84.i.loopexit.6
  %cond.i.7 = phi float [ %312, %cond.false.i.7 ], [ 1.000000e+00, %for.cond84.i.loopexit.6 ]
  %div.i.7 = fdiv float 1.000000e+00, %cond.i.7
  %313 = tail call float @llvm.fabs.f32(float %div.i.7)
  %cmp.i276.7 = fcmp ult float %313, 0x3810000000000000
  %cmp3.i277.7 = fcmp ugt float %313, 0x47D0000000000000
  %.not.7 = or i1 %cmp.i276.7, %cmp3.i277.7
  br i1 %.not.7, label %for.cond95.i.preheader.7, label %for.cond84.i.loopexit.7

for.cond95.i.preheader.7:                         ; preds = %cond.end.i.7
  %splat.splatinsert101.i.7 = insertelement <16 x float> poison, float %cond.i.7, i64 0
  %splat.splat102.i.7 = shufflevector <16 x float> %splat.splatinsert101.i.7, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i.7 = fdiv <16 x float> %311, %splat.splat102.i.7
  br label %for.cond84.i.loopexit.7

for.cond84.i.loopexit.7:                          ; preds = %cond.end.i.7, %for.cond95.i.preheader.7
  %sums.i.sroa.129.12 = phi <16 x float> [ %div106.i.7, %for.cond95.i.preheader.7 ], [ %311, %cond.end.i.7 ]
  %scale.0.i.7 = phi float [ 1.000000e+00, %for.cond95.i.preheader.7 ], [ %div.i.7, %cond.end.i.7 ]
  %splat.splatinsert117.i.7 = insertelement <16 x float> poison, float %scale.0.i.7, i64 0
  %splat.splat118.i.7 = shufflevector <16 x float> %splat.splatinsert117.i.7, <16 x float> poison, <16 x i32> zeroinitializer
  %mul122.i.7 = fmul <16 x float> %splat.splat118.i.7, %sums.i.sroa.129.12
  store <16 x float> %mul122.i.7, ptr %225, align 4
  %add.i = add nuw nsw i64 %add.i308, 8
  %cmp.not.i = icmp sgt i64 %add.i, %n
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 8
  br i1 %cmp.not.i, label %for.cond166.i.preheader, label %for.body.i, !llvm.loop !72

cond.false.i:                                     ; preds = %for.cond57.i.preheader
  %314 = load float, ptr %add.ptr4.i, align 4
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.cond57.i.preheader
  %cond.i = phi float [ %314, %cond.false.i ], [ 1.000000e+00, %for.cond57.i.preheader ]
  %div.i = fdiv float 1.000000e+00, %cond.i
  %315 = tail call float @llvm.fabs.f32(float %div.i)
  %cmp.i276 = fcmp ult float %315, 0x3810000000000000
  %cmp3.i277 = fcmp ugt float %315, 0x47D0000000000000
  %.not = or i1 %cmp.i276, %cmp3.i277
  br i1 %.not, label %for.cond95.i.preheader, label %for.cond84.i.loopexit

for.cond95.i.preheader:                           ; preds = %cond.end.i
  %splat.splatinsert101.i = insertelement <16 x float> poison, float %cond.i, i64 0
  %splat.splat102.i = shufflevector <16 x float> %splat.splatinsert101.i, <16 x float> poison, <16 x i32> zeroinitializer
  %div106.i = fdiv <16 x float> %sub74.i, %splat.splat102.i
  br label %for.cond84.i.loopexit

for.body169.i:                                    ; preds = %for.cond166.i.preheader, %cond.end228.i
  %row.1.i317 = phi i64 [ %inc234.i, %cond.end228.i ], [ %row.0.i.lcssa, %for.cond166.i.preheader ]
  %mul171.i = mul nsw i64 %row.1.i317, %cond10
  %mul172.i = mul nsw i64 %mul171.i, %apart
  %add.ptr173.i = getelementptr inbounds float, ptr %cond8, i64 %mul172.i
  br i1 %tobool.not.i, label %cond.false177.i, label %cond.end180.i

cond.false177.i:                                  ; preds = %for.body169.i
  %arrayidx179.i = getelementptr inbounds float, ptr %add.ptr173.i, i64 %mul171.i
  %316 = load float, ptr %arrayidx179.i, align 4
  br label %cond.end180.i

cond.end180.i:                                    ; preds = %cond.false177.i, %for.body169.i
  %cond181.i = phi float [ %316, %cond.false177.i ], [ 1.000000e+00, %for.body169.i ]
  %div183.i = fdiv float 1.000000e+00, %cond181.i
  %317 = tail call float @llvm.fabs.f32(float %div183.i)
  %cmp.i280 = fcmp ult float %317, 0x3810000000000000
  %cmp3.i281 = fcmp ugt float %317, 0x47D0000000000000
  %.not284 = or i1 %cmp.i280, %cmp3.i281
  %mul194.i = mul nsw i64 %row.1.i317, %mul.i
  %add.ptr195.i = getelementptr inbounds <16 x float>, ptr %cond, i64 %mul194.i
  %cmp199.i311.not = icmp eq i64 %row.1.i317, 0
  %splat.splatinsert224.i = insertelement <16 x float> poison, float %div183.i, i64 0
  %splat.splat225.i = shufflevector <16 x float> %splat.splatinsert224.i, <16 x float> poison, <16 x i32> zeroinitializer
  %splat.splatinsert218.i = insertelement <16 x float> poison, float %cond181.i, i64 0
  %splat.splat219.i = shufflevector <16 x float> %splat.splatinsert218.i, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %cmp199.i311.not, label %for.cond.cleanup201.i, label %for.body202.i

for.cond.cleanup201.i:                            ; preds = %for.body202.i, %cond.end180.i
  %sum.0.i.lcssa = phi <16 x float> [ zeroinitializer, %cond.end180.i ], [ %321, %for.body202.i ]
  %318 = load <16 x float>, ptr %add.ptr195.i, align 4
  %sub217.i = fsub <16 x float> %318, %sum.0.i.lcssa
  br i1 %.not284, label %cond.true216.i, label %cond.false222.i

for.body202.i:                                    ; preds = %cond.end180.i, %for.body202.i
  %k197.0.i313 = phi i64 [ %inc213.i, %for.body202.i ], [ 0, %cond.end180.i ]
  %sum.0.i312 = phi <16 x float> [ %321, %for.body202.i ], [ zeroinitializer, %cond.end180.i ]
  %mul203.i = mul nsw i64 %k197.0.i313, %mul.i
  %gep310 = getelementptr <16 x float>, ptr %cond, i64 %mul203.i
  %319 = load <16 x float>, ptr %gep310, align 4
  %mul206.i = mul nsw i64 %k197.0.i313, %cond10
  %arrayidx207.i = getelementptr inbounds float, ptr %add.ptr173.i, i64 %mul206.i
  %320 = load float, ptr %arrayidx207.i, align 4
  %splat.splatinsert208.i = insertelement <16 x float> poison, float %320, i64 0
  %splat.splat209.i = shufflevector <16 x float> %splat.splatinsert208.i, <16 x float> poison, <16 x i32> zeroinitializer
  %321 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %319, <16 x float> %splat.splat209.i, <16 x float> %sum.0.i312)
  %inc213.i = add nuw nsw i64 %k197.0.i313, 1
  %exitcond406.not = icmp eq i64 %inc213.i, %row.1.i317
  br i1 %exitcond406.not, label %for.cond.cleanup201.i, label %for.body202.i, !llvm.loop !73

cond.true216.i:                                   ; preds = %for.cond.cleanup201.i
  %div221.i = fdiv <16 x float> %sub217.i, %splat.splat219.i
  br label %cond.end228.i

cond.false222.i:                                  ; preds = %for.cond.cleanup201.i
  %mul227.i = fmul <16 x float> %splat.splat225.i, %sub217.i
  br label %cond.end228.i

cond.end228.i:                                    ; preds = %cond.false222.i, %cond.true216.i
  %cond229.i = phi <16 x float> [ %div221.i, %cond.true216.i ], [ %mul227.i, %cond.false222.i ]
  store <16 x float> %cond229.i, ptr %add.ptr195.i, align 4
  %inc234.i = add nuw nsw i64 %row.1.i317, 1
  %exitcond407.not = icmp eq i64 %inc234.i, %n
  br i1 %exitcond407.not, label %if.end, label %for.body169.i, !llvm.loop !74

if.end:                                           ; preds = %cond.end228.i, %cond.end228.i249.2, %for.cond166.i.preheader, %for.cond166.i217.preheader
  %invariant.gep345 = getelementptr float, ptr %out, i64 %first.addr.0350
  br i1 %cmp21290, label %for.body44.lr.ph, label %for.cond.cleanup43

for.body44.lr.ph:                                 ; preds = %if.end
  %mul.i283 = shl i64 %spec.select, 2
  br label %for.body44

for.cond.cleanup43:                               ; preds = %for.body44, %if.end
  %add54 = add nsw i64 %spec.select, %first.addr.0350
  %cmp = icmp slt i64 %add54, %last
  br i1 %cmp, label %for.body, label %for.end55, !llvm.loop !75

for.body44:                                       ; preds = %for.body44.lr.ph, %for.body44
  %i39.0348 = phi i64 [ 0, %for.body44.lr.ph ], [ %inc51, %for.body44 ]
  %add.ptr46.idx = mul i64 %i39.0348, 192
  %add.ptr46 = getelementptr inbounds i8, ptr %strip, i64 %add.ptr46.idx
  %mul47 = mul nsw i64 %i39.0348, %columns
  %gep346 = getelementptr float, ptr %invariant.gep345, i64 %mul47
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %gep346, ptr readonly align 4 %add.ptr46, i64 %mul.i283, i1 false)
  %inc51 = add nuw nsw i64 %i39.0348, 1
  %exitcond536.not = icmp eq i64 %inc51, %n
  br i1 %exitcond536.not, label %for.cond.cleanup43, label %for.body44, !llvm.loop !76

for.end55:                                        ; preds = %for.cond.cleanup43, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #5

; Function Attrs: nounwind
define internal fastcc void @substitute_part_d(ptr nocapture noundef readonly %library, ptr noundef %factors, ptr nocapture noundef readonly %order, i64 noundef %n, ptr noundef %out, i64 noundef %columns, i64 noundef %first, i64 noundef %last, i32 noundef %is_identity, ptr noundef %room) unnamed_addr #0 {
entry:
  %add.ptr = getelementptr inbounds double, ptr %out, i64 %first
  %sub = sub nsw i64 %last, %first
  %tobool.not = icmp eq i32 %is_identity, 0
  %cond = select i1 %tobool.not, i64 0, i64 %first
  %cmp164 = icmp slt i64 %cond, %n
  br i1 %cmp164, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %add = add nsw i64 %n, 1
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = icmp ne i64 %or, 0
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %divided.0.lcssa = phi i1 [ false, %entry ], [ %0, %for.cond.cleanup.loopexit ]
  %cmp2 = icmp ne ptr %room, null
  %cmp4 = icmp sgt i64 %columns, 1
  %or.cond = and i1 %cmp4, %cmp2
  br i1 %or.cond, label %if.then, label %if.else

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %divided.0166 = phi i64 [ 0, %for.body.lr.ph ], [ %or, %for.body ]
  %i.0165 = phi i64 [ %cond, %for.body.lr.ph ], [ %inc, %for.body ]
  %mul = mul nsw i64 %i.0165, %add
  %arrayidx = getelementptr inbounds double, ptr %factors, i64 %mul
  %1 = load double, ptr %arrayidx, align 8
  %div.i = fdiv double 1.000000e+00, %1
  %2 = tail call double @llvm.fabs.f64(double %div.i)
  %cmp.i = fcmp ult double %2, 0x10000000000000
  %cmp1.i = fcmp ugt double %2, 0x7FD0000000000000
  %.not = or i1 %cmp.i, %cmp1.i
  %conv = zext i1 %.not to i64
  %or = or i64 %divided.0166, %conv
  %inc = add nsw i64 %i.0165, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !77

if.then:                                          ; preds = %for.cond.cleanup
  %mul6 = mul nsw i64 %cond, %columns
  %add.ptr7 = getelementptr inbounds double, ptr %out, i64 %mul6
  %add8 = add nsw i64 %n, 1
  %mul9 = mul nsw i64 %cond, %add8
  %add.ptr10 = getelementptr inbounds double, ptr %factors, i64 %mul9
  %sub11 = sub nsw i64 %n, %cond
  tail call fastcc void @solve_columns_d(ptr noundef %add.ptr10, i64 noundef %sub11, i64 noundef %n, i32 noundef 1, i32 noundef 0, ptr noundef %add.ptr7, ptr noundef %add.ptr7, i64 noundef %columns, i64 noundef %first, i64 noundef %last, ptr noundef nonnull %room)
  tail call fastcc void @solve_columns_d(ptr noundef %factors, i64 noundef %n, i64 noundef %n, i32 noundef 0, i32 noundef 1, ptr noundef %out, ptr noundef %out, i64 noundef %columns, i64 noundef %first, i64 noundef %last, ptr noundef nonnull %room)
  br label %if.end35

if.else:                                          ; preds = %for.cond.cleanup
  %add12 = add nsw i64 %n, 1
  %mul13 = mul nsw i64 %cond, %add12
  %add.ptr14 = getelementptr inbounds double, ptr %factors, i64 %mul13
  %mul16 = mul nsw i64 %cond, %columns
  %add.ptr17 = getelementptr inbounds double, ptr %add.ptr, i64 %mul16
  %cmp20167 = icmp sgt i64 %sub, 0
  %3 = select i1 %divided.0.lcssa, i1 %cmp20167, i1 false
  br i1 %3, label %for.body23.lr.ph, label %for.cond.cleanup22

for.body23.lr.ph:                                 ; preds = %if.else
  %trsv = getelementptr inbounds i8, ptr %library, i64 16
  %sub24 = sub nsw i64 %n, %cond
  %conv25 = trunc i64 %sub24 to i32
  %conv26 = trunc i64 %n to i32
  %conv28 = trunc i64 %columns to i32
  br label %for.body23

for.cond.cleanup22:                               ; preds = %for.body23, %if.else
  br i1 %divided.0.lcssa, label %if.end, label %if.then33

for.body23:                                       ; preds = %for.body23.lr.ph, %for.body23
  %k.0168 = phi i64 [ 0, %for.body23.lr.ph ], [ %inc30, %for.body23 ]
  %4 = load ptr, ptr %trsv, align 8
  %add.ptr27 = getelementptr inbounds double, ptr %add.ptr17, i64 %k.0168
  tail call void %4(i32 noundef 101, i32 noundef 122, i32 noundef 111, i32 noundef 131, i32 noundef %conv25, ptr noundef %add.ptr14, i32 noundef %conv26, ptr noundef %add.ptr27, i32 noundef %conv28) #8
  %inc30 = add nuw nsw i64 %k.0168, 1
  %cmp20 = icmp slt i64 %inc30, %sub
  br i1 %cmp20, label %for.body23, label %for.cond.cleanup22, !llvm.loop !78

if.then33:                                        ; preds = %for.cond.cleanup22
  %sub34 = sub nsw i64 %n, %cond
  %cmp.i143 = icmp eq i64 %sub, 1
  br i1 %cmp.i143, label %if.end.thread162, label %if.else.i

if.end.thread162:                                 ; preds = %if.then33
  %trsv.i = getelementptr inbounds i8, ptr %library, i64 16
  %5 = load ptr, ptr %trsv.i, align 8
  %conv.i = trunc i64 %sub34 to i32
  %conv2.i = trunc i64 %n to i32
  %conv3.i = trunc i64 %columns to i32
  tail call void %5(i32 noundef 101, i32 noundef 122, i32 noundef 111, i32 noundef 131, i32 noundef %conv.i, ptr noundef %add.ptr14, i32 noundef %conv2.i, ptr noundef %add.ptr17, i32 noundef %conv3.i) #8
  br label %if.then.i155

if.else.i:                                        ; preds = %if.then33
  %tobool.i = icmp ne i64 %cond, %n
  %tobool5.i = icmp ne i64 %last, %first
  %or.cond12.i = and i1 %tobool5.i, %tobool.i
  br i1 %or.cond12.i, label %if.then6.i, label %if.else.i145

if.then6.i:                                       ; preds = %if.else.i
  %trsm.i = getelementptr inbounds i8, ptr %library, i64 8
  %6 = load ptr, ptr %trsm.i, align 8
  %conv7.i = trunc i64 %sub34 to i32
  %conv8.i = trunc i64 %sub to i32
  %conv9.i = trunc i64 %n to i32
  %conv10.i = trunc i64 %columns to i32
  tail call void %6(i32 noundef 101, i32 noundef 141, i32 noundef 122, i32 noundef 111, i32 noundef 131, i32 noundef %conv7.i, i32 noundef %conv8.i, double noundef 1.000000e+00, ptr noundef %add.ptr14, i32 noundef %conv9.i, ptr noundef %add.ptr17, i32 noundef %conv10.i) #8
  br label %if.else.i145

if.end:                                           ; preds = %for.cond.cleanup22
  %cmp.i144 = icmp eq i64 %sub, 1
  br i1 %cmp.i144, label %if.end.if.then.i155_crit_edge, label %if.else.i145

if.end.if.then.i155_crit_edge:                    ; preds = %if.end
  %.pre = trunc i64 %n to i32
  %.pre175 = trunc i64 %columns to i32
  br label %if.then.i155

if.then.i155:                                     ; preds = %if.end.if.then.i155_crit_edge, %if.end.thread162
  %conv3.i159.pre-phi = phi i32 [ %.pre175, %if.end.if.then.i155_crit_edge ], [ %conv3.i, %if.end.thread162 ]
  %conv.i157.pre-phi = phi i32 [ %.pre, %if.end.if.then.i155_crit_edge ], [ %conv2.i, %if.end.thread162 ]
  %trsv.i156 = getelementptr inbounds i8, ptr %library, i64 16
  %7 = load ptr, ptr %trsv.i156, align 8
  tail call void %7(i32 noundef 101, i32 noundef 121, i32 noundef 111, i32 noundef 132, i32 noundef %conv.i157.pre-phi, ptr noundef %factors, i32 noundef %conv.i157.pre-phi, ptr noundef %add.ptr, i32 noundef %conv3.i159.pre-phi) #8
  br label %if.end35

if.else.i145:                                     ; preds = %if.else.i, %if.then6.i, %if.end
  %tobool.i146 = icmp ne i64 %n, 0
  %tobool5.i147 = icmp ne i64 %last, %first
  %or.cond12.i148 = and i1 %tobool.i146, %tobool5.i147
  br i1 %or.cond12.i148, label %if.then6.i149, label %if.end35

if.then6.i149:                                    ; preds = %if.else.i145
  %trsm.i150 = getelementptr inbounds i8, ptr %library, i64 8
  %8 = load ptr, ptr %trsm.i150, align 8
  %conv7.i151 = trunc i64 %n to i32
  %conv8.i152 = trunc i64 %sub to i32
  %conv10.i154 = trunc i64 %columns to i32
  tail call void %8(i32 noundef 101, i32 noundef 141, i32 noundef 121, i32 noundef 111, i32 noundef 132, i32 noundef %conv7.i151, i32 noundef %conv8.i152, double noundef 1.000000e+00, ptr noundef %factors, i32 noundef %conv7.i151, ptr noundef %add.ptr, i32 noundef %conv10.i154) #8
  br label %if.end35

if.end35:                                         ; preds = %if.then6.i149, %if.else.i145, %if.then.i155, %if.then
  %cmp39173 = icmp sgt i64 %n, 0
  br i1 %cmp39173, label %for.body42.lr.ph, label %for.cond.cleanup41

for.body42.lr.ph:                                 ; preds = %if.end35
  %cmp55170 = icmp sgt i64 %sub, 0
  br label %for.body42

for.cond38.loopexit:                              ; preds = %for.body59, %for.body42
  %cmp39 = icmp sgt i64 %i36.0174.in, 1
  br i1 %cmp39, label %for.body42, label %for.cond.cleanup41, !llvm.loop !79

for.cond.cleanup41:                               ; preds = %for.cond38.loopexit, %if.end35
  ret void

for.body42:                                       ; preds = %for.body42.lr.ph, %for.cond38.loopexit
  %i36.0174.in = phi i64 [ %n, %for.body42.lr.ph ], [ %i36.0174, %for.cond38.loopexit ]
  %i36.0174 = add nsw i64 %i36.0174.in, -1
  %mul43 = mul nsw i64 %i36.0174, %columns
  %add.ptr44 = getelementptr inbounds double, ptr %add.ptr, i64 %mul43
  %arrayidx45 = getelementptr inbounds i32, ptr %order, i64 %i36.0174
  %9 = load i32, ptr %arrayidx45, align 4
  %sub46 = add nsw i32 %9, -1
  %conv47 = sext i32 %sub46 to i64
  %mul48 = mul nsw i64 %conv47, %columns
  %add.ptr49 = getelementptr inbounds double, ptr %add.ptr, i64 %mul48
  %cmp52 = icmp ne i64 %mul43, %mul48
  %10 = select i1 %cmp52, i1 %cmp55170, i1 false
  br i1 %10, label %for.body59, label %for.cond38.loopexit

for.body59:                                       ; preds = %for.body42, %for.body59
  %k50.0171 = phi i64 [ %inc65, %for.body59 ], [ 0, %for.body42 ]
  %arrayidx60 = getelementptr inbounds double, ptr %add.ptr44, i64 %k50.0171
  %11 = load double, ptr %arrayidx60, align 8
  %arrayidx61 = getelementptr inbounds double, ptr %add.ptr49, i64 %k50.0171
  %12 = load double, ptr %arrayidx61, align 8
  store double %12, ptr %arrayidx60, align 8
  store double %11, ptr %arrayidx61, align 8
  %inc65 = add nuw nsw i64 %k50.0171, 1
  %cmp55 = icmp slt i64 %inc65, %sub
  br i1 %cmp55, label %for.body59, label %for.cond38.loopexit, !llvm.loop !80
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @solve_columns_d(ptr nocapture noundef readonly %x, i64 noundef %n, i64 noundef %apart, i32 noundef %lower, i32 noundef %unit, ptr nocapture noundef readonly %right, ptr nocapture noundef writeonly %out, i64 noundef %columns, i64 noundef %first, i64 noundef %last, ptr nocapture noundef %strip) unnamed_addr #4 {
entry:
  %tobool.not = icmp eq i32 %lower, 0
  %.idx = mul i64 %n, 192
  %0 = getelementptr i8, ptr %strip, i64 %.idx
  %add.ptr = getelementptr i8, ptr %0, i64 -192
  %cond = select i1 %tobool.not, ptr %add.ptr, ptr %strip
  %sub4 = add nsw i64 %n, -1
  %add = add i64 %apart, 1
  %mul5 = mul nsw i64 %add, %sub4
  %cond10 = select i1 %tobool.not, i64 -1, i64 1
  %cond8.idx = select i1 %tobool.not, i64 %mul5, i64 0
  %cond8 = getelementptr inbounds double, ptr %x, i64 %cond8.idx
  %cmp349 = icmp slt i64 %first, %last
  br i1 %cmp349, label %for.body.lr.ph, label %for.end55

for.body.lr.ph:                                   ; preds = %entry
  %cmp21290 = icmp sgt i64 %n, 0
  %mul.i = mul nsw i64 %cond10, 3
  %cmp.not.i306 = icmp slt i64 %n, 8
  %tobool.not.i = icmp eq i32 %unit, 0
  %add90.i = mul i64 %cond10, %add
  %mul40.i.2 = shl nsw i64 %apart, 1
  %mul40.i.3 = mul nsw i64 %apart, 3
  %mul40.i.4 = shl nsw i64 %apart, 2
  %mul40.i.5 = mul nsw i64 %apart, 5
  %mul40.i.6 = mul nsw i64 %apart, 6
  %mul40.i.7 = mul nsw i64 %apart, 7
  %.idx857 = mul nsw i64 %cond10, 384
  %.idx858 = mul nsw i64 %cond10, 576
  %.idx859 = mul nsw i64 %cond10, 768
  %.idx860 = mul nsw i64 %cond10, 960
  %.idx861 = mul nsw i64 %cond10, 1152
  %.idx862 = mul nsw i64 %cond10, 1344
  %mul146.i = mul nsw i64 %cond10, %apart
  %mul144.i.1358 = shl nsw i64 %apart, 1
  %mul146.i.1359 = mul nsw i64 %mul144.i.1358, %cond10
  %mul144.i.2366 = mul nsw i64 %apart, 3
  %mul146.i.2367 = mul nsw i64 %mul144.i.2366, %cond10
  %mul144.i.3374 = shl nsw i64 %apart, 2
  %mul146.i.3375 = mul nsw i64 %mul144.i.3374, %cond10
  %mul144.i.4382 = mul nsw i64 %apart, 5
  %mul146.i.4383 = mul nsw i64 %mul144.i.4382, %cond10
  %mul144.i.5390 = mul nsw i64 %apart, 6
  %mul146.i.5391 = mul nsw i64 %mul144.i.5390, %cond10
  %mul144.i.6398 = mul nsw i64 %apart, 7
  %mul146.i.6399 = mul nsw i64 %mul144.i.6398, %cond10
  %mul144.i.1 = shl nsw i64 %apart, 1
  %add145.i.1 = or disjoint i64 %mul144.i.1, 1
  %mul146.i.1 = mul nsw i64 %add145.i.1, %cond10
  %mul144.i.1.1 = mul nsw i64 %apart, 3
  %add145.i.1.1 = add nsw i64 %mul144.i.1.1, 1
  %mul146.i.1.1 = mul nsw i64 %add145.i.1.1, %cond10
  %mul144.i.1.2 = shl nsw i64 %apart, 2
  %add145.i.1.2 = or disjoint i64 %mul144.i.1.2, 1
  %mul146.i.1.2 = mul nsw i64 %add145.i.1.2, %cond10
  %mul144.i.1.3 = mul nsw i64 %apart, 5
  %add145.i.1.3 = add nsw i64 %mul144.i.1.3, 1
  %mul146.i.1.3 = mul nsw i64 %add145.i.1.3, %cond10
  %mul144.i.1.4 = mul nsw i64 %apart, 6
  %add145.i.1.4 = or disjoint i64 %mul144.i.1.4, 1
  %mul146.i.1.4 = mul nsw i64 %add145.i.1.4, %cond10
  %mul144.i.1.5 = mul nsw i64 %apart, 7
  %add145.i.1.5 = add nsw i64 %mul144.i.1.5, 1
  %mul146.i.1.5 = mul nsw i64 %add145.i.1.5, %cond10
  %arrayidx92.i.2.idx = shl i64 %add90.i, 4
  %mul144.i.2 = mul nsw i64 %apart, 3
  %add145.i.2 = add nsw i64 %mul144.i.2, 2
  %mul146.i.2 = mul nsw i64 %add145.i.2, %cond10
  %mul144.i.2.1 = shl nsw i64 %apart, 2
  %add145.i.2.1 = or disjoint i64 %mul144.i.2.1, 2
  %mul146.i.2.1 = mul nsw i64 %add145.i.2.1, %cond10
  %mul144.i.2.2 = mul nsw i64 %apart, 5
  %add145.i.2.2 = add nsw i64 %mul144.i.2.2, 2
  %mul146.i.2.2 = mul nsw i64 %add145.i.2.2, %cond10
  %mul144.i.2.3 = mul nsw i64 %apart, 6
  %add145.i.2.3 = add nsw i64 %mul144.i.2.3, 2
  %mul146.i.2.3 = mul nsw i64 %add145.i.2.3, %cond10
  %mul144.i.2.4 = mul nsw i64 %apart, 7
  %add145.i.2.4 = add nsw i64 %mul144.i.2.4, 2
  %mul146.i.2.4 = mul nsw i64 %add145.i.2.4, %cond10
  %arrayidx92.i.3.idx = mul i64 %add90.i, 24
  %mul144.i.3 = shl nsw i64 %apart, 2
  %add145.i.3 = or disjoint i64 %mul144.i.3, 3
  %mul146.i.3 = mul nsw i64 %add145.i.3, %cond10
  %mul144.i.3.1 = mul nsw i64 %apart, 5
  %add145.i.3.1 = add nsw i64 %mul144.i.3.1, 3
  %mul146.i.3.1 = mul nsw i64 %add145.i.3.1, %cond10
  %mul144.i.3.2 = mul nsw i64 %apart, 6
  %add145.i.3.2 = add nsw i64 %mul144.i.3.2, 3
  %mul146.i.3.2 = mul nsw i64 %add145.i.3.2, %cond10
  %mul144.i.3.3 = mul nsw i64 %apart, 7
  %add145.i.3.3 = add nsw i64 %mul144.i.3.3, 3
  %mul146.i.3.3 = mul nsw i64 %add145.i.3.3, %cond10
  %arrayidx92.i.4.idx = shl i64 %add90.i, 5
  %mul144.i.4 = mul nsw i64 %apart, 5
  %add145.i.4 = add nsw i64 %mul144.i.4, 4
  %mul146.i.4 = mul nsw i64 %add145.i.4, %cond10
  %mul144.i.4.1 = mul nsw i64 %apart, 6
  %add145.i.4.1 = add nsw i64 %mul144.i.4.1, 4
  %mul146.i.4.1 = mul nsw i64 %add145.i.4.1, %cond10
  %mul144.i.4.2 = mul nsw i64 %apart, 7
  %add145.i.4.2 = add nsw i64 %mul144.i.4.2, 4
  %mul146.i.4.2 = mul nsw i64 %add145.i.4.2, %cond10
  %arrayidx92.i.5.idx = mul i64 %add90.i, 40
  %mul144.i.5 = mul nsw i64 %apart, 6
  %add145.i.5 = add nsw i64 %mul144.i.5, 5
  %mul146.i.5 = mul nsw i64 %add145.i.5, %cond10
  %mul144.i.5.1 = mul nsw i64 %apart, 7
  %add145.i.5.1 = add nsw i64 %mul144.i.5.1, 5
  %mul146.i.5.1 = mul nsw i64 %add145.i.5.1, %cond10
  %arrayidx92.i.6.idx = mul i64 %add90.i, 48
  %mul144.i.6 = mul nsw i64 %apart, 7
  %add145.i.6 = add nsw i64 %mul144.i.6, 6
  %mul146.i.6 = mul nsw i64 %add145.i.6, %cond10
  %arrayidx92.i.7.idx = mul i64 %add90.i, 56
  %mul40.i201.2 = shl nsw i64 %apart, 1
  %mul40.i201.3 = mul nsw i64 %apart, 3
  %mul40.i201.4 = shl nsw i64 %apart, 2
  %mul40.i201.5 = mul nsw i64 %apart, 5
  %mul40.i201.6 = mul nsw i64 %apart, 6
  %mul40.i201.7 = mul nsw i64 %apart, 7
  %.idx863 = mul nsw i64 %cond10, 384
  %.idx864 = mul nsw i64 %cond10, 576
  %.idx865 = mul nsw i64 %cond10, 768
  %.idx866 = mul nsw i64 %cond10, 960
  %.idx867 = mul nsw i64 %cond10, 1152
  %.idx868 = mul nsw i64 %cond10, 1344
  %mul146.i146 = mul nsw i64 %cond10, %apart
  %mul144.i144.1443 = shl nsw i64 %apart, 1
  %mul146.i146.1444 = mul nsw i64 %mul144.i144.1443, %cond10
  %mul144.i144.2458 = mul nsw i64 %apart, 3
  %mul146.i146.2459 = mul nsw i64 %mul144.i144.2458, %cond10
  %mul144.i144.3473 = shl nsw i64 %apart, 2
  %mul146.i146.3474 = mul nsw i64 %mul144.i144.3473, %cond10
  %mul144.i144.4488 = mul nsw i64 %apart, 5
  %mul146.i146.4489 = mul nsw i64 %mul144.i144.4488, %cond10
  %mul144.i144.5503 = mul nsw i64 %apart, 6
  %mul146.i146.5504 = mul nsw i64 %mul144.i144.5503, %cond10
  %mul144.i144.6518 = mul nsw i64 %apart, 7
  %mul146.i146.6519 = mul nsw i64 %mul144.i144.6518, %cond10
  %mul144.i144.1 = shl nsw i64 %apart, 1
  %add145.i145.1 = or disjoint i64 %mul144.i144.1, 1
  %mul146.i146.1 = mul nsw i64 %add145.i145.1, %cond10
  %mul144.i144.1.1 = mul nsw i64 %apart, 3
  %add145.i145.1.1 = add nsw i64 %mul144.i144.1.1, 1
  %mul146.i146.1.1 = mul nsw i64 %add145.i145.1.1, %cond10
  %mul144.i144.1.2 = shl nsw i64 %apart, 2
  %add145.i145.1.2 = or disjoint i64 %mul144.i144.1.2, 1
  %mul146.i146.1.2 = mul nsw i64 %add145.i145.1.2, %cond10
  %mul144.i144.1.3 = mul nsw i64 %apart, 5
  %add145.i145.1.3 = add nsw i64 %mul144.i144.1.3, 1
  %mul146.i146.1.3 = mul nsw i64 %add145.i145.1.3, %cond10
  %mul144.i144.1.4 = mul nsw i64 %apart, 6
  %add145.i145.1.4 = or disjoint i64 %mul144.i144.1.4, 1
  %mul146.i146.1.4 = mul nsw i64 %add145.i145.1.4, %cond10
  %mul144.i144.1.5 = mul nsw i64 %apart, 7
  %add145.i145.1.5 = add nsw i64 %mul144.i144.1.5, 1
  %mul146.i146.1.5 = mul nsw i64 %add145.i145.1.5, %cond10
  %arrayidx92.i174.2.idx = shl i64 %add90.i, 4
  %mul144.i144.2 = mul nsw i64 %apart, 3
  %add145.i145.2 = add nsw i64 %mul144.i144.2, 2
  %mul146.i146.2 = mul nsw i64 %add145.i145.2, %cond10
  %mul144.i144.2.1 = shl nsw i64 %apart, 2
  %add145.i145.2.1 = or disjoint i64 %mul144.i144.2.1, 2
  %mul146.i146.2.1 = mul nsw i64 %add145.i145.2.1, %cond10
  %mul144.i144.2.2 = mul nsw i64 %apart, 5
  %add145.i145.2.2 = add nsw i64 %mul144.i144.2.2, 2
  %mul146.i146.2.2 = mul nsw i64 %add145.i145.2.2, %cond10
  %mul144.i144.2.3 = mul nsw i64 %apart, 6
  %add145.i145.2.3 = add nsw i64 %mul144.i144.2.3, 2
  %mul146.i146.2.3 = mul nsw i64 %add145.i145.2.3, %cond10
  %mul144.i144.2.4 = mul nsw i64 %apart, 7
  %add145.i145.2.4 = add nsw i64 %mul144.i144.2.4, 2
  %mul146.i146.2.4 = mul nsw i64 %add145.i145.2.4, %cond10
  %arrayidx92.i174.3.idx = mul i64 %add90.i, 24
  %mul144.i144.3 = shl nsw i64 %apart, 2
  %add145.i145.3 = or disjoint i64 %mul144.i144.3, 3
  %mul146.i146.3 = mul nsw i64 %add145.i145.3, %cond10
  %mul144.i144.3.1 = mul nsw i64 %apart, 5
  %add145.i145.3.1 = add nsw i64 %mul144.i144.3.1, 3
  %mul146.i146.3.1 = mul nsw i64 %add145.i145.3.1, %cond10
  %mul144.i144.3.2 = mul nsw i64 %apart, 6
  %add145.i145.3.2 = add nsw i64 %mul144.i144.3.2, 3
  %mul146.i146.3.2 = mul nsw i64 %add145.i145.3.2, %cond10
  %mul144.i144.3.3 = mul nsw i64 %apart, 7
  %add145.i145.3.3 = add nsw i64 %mul144.i144.3.3, 3
  %mul146.i146.3.3 = mul nsw i64 %add145.i145.3.3, %cond10
  %arrayidx92.i174.4.idx = shl i64 %add90.i, 5
  %mul144.i144.4 = mul nsw i64 %apart, 5
  %add145.i145.4 = add nsw i64 %mul144.i144.4, 4
  %mul146.i146.4 = mul nsw i64 %add145.i145.4, %cond10
  %mul144.i144.4.1 = mul nsw i64 %apart, 6
  %add145.i145.4.1 = add nsw i64 %mul144.i144.4.1, 4
  %mul146.i146.4.1 = mul nsw i64 %add145.i145.4.1, %cond10
  %mul144.i144.4.2 = mul nsw i64 %apart, 7
  %add145.i145.4.2 = add nsw i64 %mul144.i144.4.2, 4
  %mul146.i146.4.2 = mul nsw i64 %add145.i145.4.2, %cond10
  %arrayidx92.i174.5.idx = mul i64 %add90.i, 40
  %mul144.i144.5 = mul nsw i64 %apart, 6
  %add145.i145.5 = add nsw i64 %mul144.i144.5, 5
  %mul146.i146.5 = mul nsw i64 %add145.i145.5, %cond10
  %mul144.i144.5.1 = mul nsw i64 %apart, 7
  %add145.i145.5.1 = add nsw i64 %mul144.i144.5.1, 5
  %mul146.i146.5.1 = mul nsw i64 %add145.i145.5.1, %cond10
  %arrayidx92.i174.6.idx = mul i64 %add90.i, 48
  %mul144.i144.6 = mul nsw i64 %apart, 7
  %add145.i145.6 = add nsw i64 %mul144.i144.6, 6
  %mul146.i146.6 = mul nsw i64 %add145.i145.6, %cond10
  %arrayidx92.i174.7.idx = mul i64 %add90.i, 56
  %invariant.gep336.1 = getelementptr i8, ptr %cond, i64 64
  %invariant.gep336.2 = getelementptr i8, ptr %cond, i64 128
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup43
  %first.addr.0350 = phi i64 [ %first, %for.body.lr.ph ], [ %add54, %for.cond.cleanup43 ]
  %sub12 = sub nsw i64 %last, %first.addr.0350
  %cond.i268 = tail call i64 @llvm.smin.i64(i64 %sub12, i64 8)
  %cmp13.inv = icmp sgt i64 %sub12, 23
  %spec.select = select i1 %cmp13.inv, i64 24, i64 %cond.i268
  %invariant.gep = getelementptr double, ptr %right, i64 %first.addr.0350
  br i1 %cmp21290, label %for.body23.lr.ph, label %for.cond.cleanup

for.body23.lr.ph:                                 ; preds = %for.body
  %mul.i269 = shl i64 %spec.select, 3
  %cmp30288 = icmp slt i64 %spec.select, 8
  %1 = sub i64 64, %mul.i269
  %2 = getelementptr i8, ptr %strip, i64 %mul.i269
  br label %for.body23

for.cond.cleanup:                                 ; preds = %for.cond.cleanup32, %for.body
  br i1 %cmp13.inv, label %if.then, label %if.else

for.body23:                                       ; preds = %for.body23.lr.ph, %for.cond.cleanup32
  %i.0291 = phi i64 [ 0, %for.body23.lr.ph ], [ %inc35, %for.cond.cleanup32 ]
  %3 = mul i64 %i.0291, 192
  %add.ptr25 = getelementptr inbounds i8, ptr %strip, i64 %3
  %mul26 = mul nsw i64 %i.0291, %columns
  %gep = getelementptr double, ptr %invariant.gep, i64 %mul26
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %add.ptr25, ptr readonly align 8 %gep, i64 %mul.i269, i1 false)
  br i1 %cmp30288, label %for.body33.preheader, label %for.cond.cleanup32

for.body33.preheader:                             ; preds = %for.body23
  %scevgep = getelementptr i8, ptr %2, i64 %3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep, i8 0, i64 %1, i1 false)
  br label %for.cond.cleanup32

for.cond.cleanup32:                               ; preds = %for.body33.preheader, %for.body23
  %inc35 = add nuw nsw i64 %i.0291, 1
  %exitcond.not = icmp eq i64 %inc35, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body23, !llvm.loop !81

if.then:                                          ; preds = %for.cond.cleanup
  br i1 %cmp.not.i306, label %for.cond166.i217.preheader, label %for.body.i100

for.cond166.i217.preheader:                       ; preds = %for.cond84.i116.loopexit.7, %if.then
  %row.0.i97.lcssa = phi i64 [ 0, %if.then ], [ %add.i98334, %for.cond84.i116.loopexit.7 ]
  %cmp167.i219343 = icmp slt i64 %row.0.i97.lcssa, %n
  br i1 %cmp167.i219343, label %for.body169.i220, label %if.end

for.body.i100:                                    ; preds = %if.then, %for.cond84.i116.loopexit.7
  %indvars.iv415 = phi i64 [ %indvars.iv.next416, %for.cond84.i116.loopexit.7 ], [ 0, %if.then ]
  %add.i98334 = phi i64 [ %add.i98, %for.cond84.i116.loopexit.7 ], [ 8, %if.then ]
  %mul1.i101 = mul nsw i64 %indvars.iv415, %cond10
  %mul2.i102 = mul nsw i64 %mul1.i101, %apart
  %add.ptr.i103 = getelementptr inbounds double, ptr %cond8, i64 %mul2.i102
  %mul5.i105 = mul nsw i64 %indvars.iv415, %mul.i
  %add.ptr4.i104 = getelementptr inbounds double, ptr %add.ptr.i103, i64 %mul1.i101
  %add.ptr6.i106 = getelementptr inbounds <8 x double>, ptr %cond, i64 %mul5.i105
  %cmp20.i112322.not = icmp eq i64 %indvars.iv415, 0
  br i1 %cmp20.i112322.not, label %for.cond57.i113.preheader, label %for.body23.i186

for.cond57.i113.preheader:                        ; preds = %for.body23.i186, %for.body.i100
  %sums.i94.sroa.406.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %65, %for.body23.i186 ]
  %sums.i94.sroa.386.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %61, %for.body23.i186 ]
  %sums.i94.sroa.367.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %57, %for.body23.i186 ]
  %sums.i94.sroa.349.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %53, %for.body23.i186 ]
  %sums.i94.sroa.332.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %49, %for.body23.i186 ]
  %sums.i94.sroa.316.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %45, %for.body23.i186 ]
  %sums.i94.sroa.300.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %41, %for.body23.i186 ]
  %sums.i94.sroa.278.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %68, %for.body23.i186 ]
  %sums.i94.sroa.257.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %64, %for.body23.i186 ]
  %sums.i94.sroa.237.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %60, %for.body23.i186 ]
  %sums.i94.sroa.218.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %56, %for.body23.i186 ]
  %sums.i94.sroa.200.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %52, %for.body23.i186 ]
  %sums.i94.sroa.183.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %48, %for.body23.i186 ]
  %sums.i94.sroa.167.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %44, %for.body23.i186 ]
  %sums.i94.sroa.151.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %39, %for.body23.i186 ]
  %sums.i94.sroa.129.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %67, %for.body23.i186 ]
  %sums.i94.sroa.108.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %63, %for.body23.i186 ]
  %sums.i94.sroa.88.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %59, %for.body23.i186 ]
  %sums.i94.sroa.69.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %55, %for.body23.i186 ]
  %sums.i94.sroa.51.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %51, %for.body23.i186 ]
  %sums.i94.sroa.34.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %47, %for.body23.i186 ]
  %sums.i94.sroa.18.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %43, %for.body23.i186 ]
  %sums.i94.sroa.0.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %37, %for.body23.i186 ]
  %sums.i94.sroa.427.3 = phi <8 x double> [ zeroinitializer, %for.body.i100 ], [ %69, %for.body23.i186 ]
  %4 = load <8 x double>, ptr %add.ptr6.i106, align 8
  %sub74.i184 = fsub <8 x double> %4, %sums.i94.sroa.0.3
  %arrayidx71.i182.1 = getelementptr i8, ptr %add.ptr6.i106, i64 64
  %5 = load <8 x double>, ptr %arrayidx71.i182.1, align 8
  %sub74.i184.1 = fsub <8 x double> %5, %sums.i94.sroa.151.3
  %arrayidx71.i182.2 = getelementptr i8, ptr %add.ptr6.i106, i64 128
  %6 = load <8 x double>, ptr %arrayidx71.i182.2, align 8
  %sub74.i184.2 = fsub <8 x double> %6, %sums.i94.sroa.300.3
  %7 = getelementptr <8 x double>, ptr %add.ptr6.i106, i64 %mul.i
  %8 = load <8 x double>, ptr %7, align 8
  %sub74.i184.1421 = fsub <8 x double> %8, %sums.i94.sroa.18.3
  %arrayidx71.i182.1.1 = getelementptr i8, ptr %7, i64 64
  %9 = load <8 x double>, ptr %arrayidx71.i182.1.1, align 8
  %sub74.i184.1.1 = fsub <8 x double> %9, %sums.i94.sroa.167.3
  %arrayidx71.i182.2.1 = getelementptr i8, ptr %7, i64 128
  %10 = load <8 x double>, ptr %arrayidx71.i182.2.1, align 8
  %sub74.i184.2.1 = fsub <8 x double> %10, %sums.i94.sroa.316.3
  %11 = getelementptr i8, ptr %add.ptr6.i106, i64 %.idx863
  %12 = load <8 x double>, ptr %11, align 8
  %sub74.i184.2423 = fsub <8 x double> %12, %sums.i94.sroa.34.3
  %arrayidx71.i182.1.2 = getelementptr i8, ptr %11, i64 64
  %13 = load <8 x double>, ptr %arrayidx71.i182.1.2, align 8
  %sub74.i184.1.2 = fsub <8 x double> %13, %sums.i94.sroa.183.3
  %arrayidx71.i182.2.2 = getelementptr i8, ptr %11, i64 128
  %14 = load <8 x double>, ptr %arrayidx71.i182.2.2, align 8
  %sub74.i184.2.2 = fsub <8 x double> %14, %sums.i94.sroa.332.3
  %15 = getelementptr i8, ptr %add.ptr6.i106, i64 %.idx864
  %16 = load <8 x double>, ptr %15, align 8
  %sub74.i184.3 = fsub <8 x double> %16, %sums.i94.sroa.51.3
  %arrayidx71.i182.1.3 = getelementptr i8, ptr %15, i64 64
  %17 = load <8 x double>, ptr %arrayidx71.i182.1.3, align 8
  %sub74.i184.1.3 = fsub <8 x double> %17, %sums.i94.sroa.200.3
  %arrayidx71.i182.2.3 = getelementptr i8, ptr %15, i64 128
  %18 = load <8 x double>, ptr %arrayidx71.i182.2.3, align 8
  %sub74.i184.2.3 = fsub <8 x double> %18, %sums.i94.sroa.349.3
  %19 = getelementptr i8, ptr %add.ptr6.i106, i64 %.idx865
  %20 = load <8 x double>, ptr %19, align 8
  %sub74.i184.4 = fsub <8 x double> %20, %sums.i94.sroa.69.3
  %arrayidx71.i182.1.4 = getelementptr i8, ptr %19, i64 64
  %21 = load <8 x double>, ptr %arrayidx71.i182.1.4, align 8
  %sub74.i184.1.4 = fsub <8 x double> %21, %sums.i94.sroa.218.3
  %arrayidx71.i182.2.4 = getelementptr i8, ptr %19, i64 128
  %22 = load <8 x double>, ptr %arrayidx71.i182.2.4, align 8
  %sub74.i184.2.4 = fsub <8 x double> %22, %sums.i94.sroa.367.3
  %23 = getelementptr i8, ptr %add.ptr6.i106, i64 %.idx866
  %24 = load <8 x double>, ptr %23, align 8
  %sub74.i184.5 = fsub <8 x double> %24, %sums.i94.sroa.88.3
  %arrayidx71.i182.1.5 = getelementptr i8, ptr %23, i64 64
  %25 = load <8 x double>, ptr %arrayidx71.i182.1.5, align 8
  %sub74.i184.1.5 = fsub <8 x double> %25, %sums.i94.sroa.237.3
  %arrayidx71.i182.2.5 = getelementptr i8, ptr %23, i64 128
  %26 = load <8 x double>, ptr %arrayidx71.i182.2.5, align 8
  %sub74.i184.2.5 = fsub <8 x double> %26, %sums.i94.sroa.386.3
  %27 = getelementptr i8, ptr %add.ptr6.i106, i64 %.idx867
  %28 = load <8 x double>, ptr %27, align 8
  %sub74.i184.6 = fsub <8 x double> %28, %sums.i94.sroa.108.3
  %arrayidx71.i182.1.6 = getelementptr i8, ptr %27, i64 64
  %29 = load <8 x double>, ptr %arrayidx71.i182.1.6, align 8
  %sub74.i184.1.6 = fsub <8 x double> %29, %sums.i94.sroa.257.3
  %arrayidx71.i182.2.6 = getelementptr i8, ptr %27, i64 128
  %30 = load <8 x double>, ptr %arrayidx71.i182.2.6, align 8
  %sub74.i184.2.6 = fsub <8 x double> %30, %sums.i94.sroa.406.3
  %31 = getelementptr i8, ptr %add.ptr6.i106, i64 %.idx868
  %32 = load <8 x double>, ptr %31, align 8
  %sub74.i184.7 = fsub <8 x double> %32, %sums.i94.sroa.129.3
  %arrayidx71.i182.1.7 = getelementptr i8, ptr %31, i64 64
  %33 = load <8 x double>, ptr %arrayidx71.i182.1.7, align 8
  %sub74.i184.1.7 = fsub <8 x double> %33, %sums.i94.sroa.278.3
  %arrayidx71.i182.2.7 = getelementptr i8, ptr %31, i64 128
  %34 = load <8 x double>, ptr %arrayidx71.i182.2.7, align 8
  %sub74.i184.2.7 = fsub <8 x double> %34, %sums.i94.sroa.427.3
  br i1 %tobool.not.i, label %cond.false.i170, label %cond.end.i122

for.body23.i186:                                  ; preds = %for.body.i100, %for.body23.i186
  %sums.i94.sroa.406.4 = phi <8 x double> [ %65, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.386.4 = phi <8 x double> [ %61, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.367.4 = phi <8 x double> [ %57, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.349.4 = phi <8 x double> [ %53, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.332.4 = phi <8 x double> [ %49, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.316.4 = phi <8 x double> [ %45, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.300.4 = phi <8 x double> [ %41, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.278.4 = phi <8 x double> [ %68, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.257.4 = phi <8 x double> [ %64, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.237.4 = phi <8 x double> [ %60, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.218.4 = phi <8 x double> [ %56, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.200.4 = phi <8 x double> [ %52, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.183.4 = phi <8 x double> [ %48, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.167.4 = phi <8 x double> [ %44, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.151.4 = phi <8 x double> [ %39, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.129.4 = phi <8 x double> [ %67, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.108.4 = phi <8 x double> [ %63, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.88.4 = phi <8 x double> [ %59, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.69.4 = phi <8 x double> [ %55, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.51.4 = phi <8 x double> [ %51, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.34.4 = phi <8 x double> [ %47, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.18.4 = phi <8 x double> [ %43, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.0.4 = phi <8 x double> [ %37, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %sums.i94.sroa.427.4 = phi <8 x double> [ %69, %for.body23.i186 ], [ zeroinitializer, %for.body.i100 ]
  %k.0.i111323 = phi i64 [ %inc54.i193, %for.body23.i186 ], [ 0, %for.body.i100 ]
  %mul24.i187 = mul nsw i64 %k.0.i111323, %mul.i
  %add.ptr25.i188 = getelementptr inbounds <8 x double>, ptr %cond, i64 %mul24.i187
  %mul42.i203 = mul nsw i64 %k.0.i111323, %cond10
  %arrayidx43.i204 = getelementptr inbounds double, ptr %add.ptr.i103, i64 %mul42.i203
  %35 = load double, ptr %arrayidx43.i204, align 8
  %splat.splatinsert.i205 = insertelement <8 x double> poison, double %35, i64 0
  %splat.splat.i206 = shufflevector <8 x double> %splat.splatinsert.i205, <8 x double> poison, <8 x i32> zeroinitializer
  %36 = load <8 x double>, ptr %add.ptr25.i188, align 8
  %37 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %36, <8 x double> %splat.splat.i206, <8 x double> %sums.i94.sroa.0.4)
  %arrayidx39.i200.1 = getelementptr inbounds i8, ptr %add.ptr25.i188, i64 64
  %38 = load <8 x double>, ptr %arrayidx39.i200.1, align 8
  %39 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %splat.splat.i206, <8 x double> %sums.i94.sroa.151.4)
  %arrayidx39.i200.2 = getelementptr inbounds i8, ptr %add.ptr25.i188, i64 128
  %40 = load <8 x double>, ptr %arrayidx39.i200.2, align 8
  %41 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %40, <8 x double> %splat.splat.i206, <8 x double> %sums.i94.sroa.300.4)
  %add41.i202.1 = add nsw i64 %k.0.i111323, %apart
  %mul42.i203.1 = mul nsw i64 %add41.i202.1, %cond10
  %arrayidx43.i204.1 = getelementptr inbounds double, ptr %add.ptr.i103, i64 %mul42.i203.1
  %42 = load double, ptr %arrayidx43.i204.1, align 8
  %splat.splatinsert.i205.1 = insertelement <8 x double> poison, double %42, i64 0
  %splat.splat.i206.1 = shufflevector <8 x double> %splat.splatinsert.i205.1, <8 x double> poison, <8 x i32> zeroinitializer
  %43 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %36, <8 x double> %splat.splat.i206.1, <8 x double> %sums.i94.sroa.18.4)
  %44 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %splat.splat.i206.1, <8 x double> %sums.i94.sroa.167.4)
  %45 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %40, <8 x double> %splat.splat.i206.1, <8 x double> %sums.i94.sroa.316.4)
  %add41.i202.2 = add nsw i64 %mul40.i201.2, %k.0.i111323
  %mul42.i203.2 = mul nsw i64 %add41.i202.2, %cond10
  %arrayidx43.i204.2 = getelementptr inbounds double, ptr %add.ptr.i103, i64 %mul42.i203.2
  %46 = load double, ptr %arrayidx43.i204.2, align 8
  %splat.splatinsert.i205.2 = insertelement <8 x double> poison, double %46, i64 0
  %splat.splat.i206.2 = shufflevector <8 x double> %splat.splatinsert.i205.2, <8 x double> poison, <8 x i32> zeroinitializer
  %47 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %36, <8 x double> %splat.splat.i206.2, <8 x double> %sums.i94.sroa.34.4)
  %48 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %splat.splat.i206.2, <8 x double> %sums.i94.sroa.183.4)
  %49 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %40, <8 x double> %splat.splat.i206.2, <8 x double> %sums.i94.sroa.332.4)
  %add41.i202.3 = add nsw i64 %mul40.i201.3, %k.0.i111323
  %mul42.i203.3 = mul nsw i64 %add41.i202.3, %cond10
  %arrayidx43.i204.3 = getelementptr inbounds double, ptr %add.ptr.i103, i64 %mul42.i203.3
  %50 = load double, ptr %arrayidx43.i204.3, align 8
  %splat.splatinsert.i205.3 = insertelement <8 x double> poison, double %50, i64 0
  %splat.splat.i206.3 = shufflevector <8 x double> %splat.splatinsert.i205.3, <8 x double> poison, <8 x i32> zeroinitializer
  %51 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %36, <8 x double> %splat.splat.i206.3, <8 x double> %sums.i94.sroa.51.4)
  %52 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %splat.splat.i206.3, <8 x double> %sums.i94.sroa.200.4)
  %53 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %40, <8 x double> %splat.splat.i206.3, <8 x double> %sums.i94.sroa.349.4)
  %add41.i202.4 = add nsw i64 %mul40.i201.4, %k.0.i111323
  %mul42.i203.4 = mul nsw i64 %add41.i202.4, %cond10
  %arrayidx43.i204.4 = getelementptr inbounds double, ptr %add.ptr.i103, i64 %mul42.i203.4
  %54 = load double, ptr %arrayidx43.i204.4, align 8
  %splat.splatinsert.i205.4 = insertelement <8 x double> poison, double %54, i64 0
  %splat.splat.i206.4 = shufflevector <8 x double> %splat.splatinsert.i205.4, <8 x double> poison, <8 x i32> zeroinitializer
  %55 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %36, <8 x double> %splat.splat.i206.4, <8 x double> %sums.i94.sroa.69.4)
  %56 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %splat.splat.i206.4, <8 x double> %sums.i94.sroa.218.4)
  %57 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %40, <8 x double> %splat.splat.i206.4, <8 x double> %sums.i94.sroa.367.4)
  %add41.i202.5 = add nsw i64 %mul40.i201.5, %k.0.i111323
  %mul42.i203.5 = mul nsw i64 %add41.i202.5, %cond10
  %arrayidx43.i204.5 = getelementptr inbounds double, ptr %add.ptr.i103, i64 %mul42.i203.5
  %58 = load double, ptr %arrayidx43.i204.5, align 8
  %splat.splatinsert.i205.5 = insertelement <8 x double> poison, double %58, i64 0
  %splat.splat.i206.5 = shufflevector <8 x double> %splat.splatinsert.i205.5, <8 x double> poison, <8 x i32> zeroinitializer
  %59 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %36, <8 x double> %splat.splat.i206.5, <8 x double> %sums.i94.sroa.88.4)
  %60 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %splat.splat.i206.5, <8 x double> %sums.i94.sroa.237.4)
  %61 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %40, <8 x double> %splat.splat.i206.5, <8 x double> %sums.i94.sroa.386.4)
  %add41.i202.6 = add nsw i64 %mul40.i201.6, %k.0.i111323
  %mul42.i203.6 = mul nsw i64 %add41.i202.6, %cond10
  %arrayidx43.i204.6 = getelementptr inbounds double, ptr %add.ptr.i103, i64 %mul42.i203.6
  %62 = load double, ptr %arrayidx43.i204.6, align 8
  %splat.splatinsert.i205.6 = insertelement <8 x double> poison, double %62, i64 0
  %splat.splat.i206.6 = shufflevector <8 x double> %splat.splatinsert.i205.6, <8 x double> poison, <8 x i32> zeroinitializer
  %63 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %36, <8 x double> %splat.splat.i206.6, <8 x double> %sums.i94.sroa.108.4)
  %64 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %splat.splat.i206.6, <8 x double> %sums.i94.sroa.257.4)
  %65 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %40, <8 x double> %splat.splat.i206.6, <8 x double> %sums.i94.sroa.406.4)
  %add41.i202.7 = add nsw i64 %mul40.i201.7, %k.0.i111323
  %mul42.i203.7 = mul nsw i64 %add41.i202.7, %cond10
  %arrayidx43.i204.7 = getelementptr inbounds double, ptr %add.ptr.i103, i64 %mul42.i203.7
  %66 = load double, ptr %arrayidx43.i204.7, align 8
  %splat.splatinsert.i205.7 = insertelement <8 x double> poison, double %66, i64 0
  %splat.splat.i206.7 = shufflevector <8 x double> %splat.splatinsert.i205.7, <8 x double> poison, <8 x i32> zeroinitializer
  %67 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %36, <8 x double> %splat.splat.i206.7, <8 x double> %sums.i94.sroa.129.4)
  %68 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %splat.splat.i206.7, <8 x double> %sums.i94.sroa.278.4)
  %69 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %40, <8 x double> %splat.splat.i206.7, <8 x double> %sums.i94.sroa.427.4)
  %inc54.i193 = add nuw nsw i64 %k.0.i111323, 1
  %exitcond417.not = icmp eq i64 %inc54.i193, %indvars.iv415
  br i1 %exitcond417.not, label %for.cond57.i113.preheader, label %for.body23.i186, !llvm.loop !82

for.cond84.i116.loopexit:                         ; preds = %cond.end.i122, %for.cond95.i161.preheader
  %sums.i94.sroa.300.5 = phi <8 x double> [ %div106.i168.2, %for.cond95.i161.preheader ], [ %sub74.i184.2, %cond.end.i122 ]
  %sums.i94.sroa.151.5 = phi <8 x double> [ %div106.i168.1, %for.cond95.i161.preheader ], [ %sub74.i184.1, %cond.end.i122 ]
  %sums.i94.sroa.0.5 = phi <8 x double> [ %div106.i168, %for.cond95.i161.preheader ], [ %sub74.i184, %cond.end.i122 ]
  %scale.0.i128 = phi double [ 1.000000e+00, %for.cond95.i161.preheader ], [ %div.i124, %cond.end.i122 ]
  %splat.splatinsert117.i154 = insertelement <8 x double> poison, double %scale.0.i128, i64 0
  %splat.splat118.i155 = shufflevector <8 x double> %splat.splatinsert117.i154, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i157 = fmul <8 x double> %splat.splat118.i155, %sums.i94.sroa.0.5
  store <8 x double> %mul122.i157, ptr %add.ptr6.i106, align 8
  %mul122.i157.1 = fmul <8 x double> %splat.splat118.i155, %sums.i94.sroa.151.5
  store <8 x double> %mul122.i157.1, ptr %arrayidx71.i182.1, align 8
  %mul122.i157.2 = fmul <8 x double> %splat.splat118.i155, %sums.i94.sroa.300.5
  store <8 x double> %mul122.i157.2, ptr %arrayidx71.i182.2, align 8
  %arrayidx147.i147 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146
  %70 = load double, ptr %arrayidx147.i147, align 8
  %splat.splatinsert148.i148 = insertelement <8 x double> poison, double %70, i64 0
  %splat.splat149.i149 = shufflevector <8 x double> %splat.splatinsert148.i148, <8 x double> poison, <8 x i32> zeroinitializer
  %neg.i151 = fneg <8 x double> %mul122.i157
  %71 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151, <8 x double> %splat.splat149.i149, <8 x double> %sub74.i184.1421)
  %neg.i151.1 = fneg <8 x double> %mul122.i157.1
  %72 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1, <8 x double> %splat.splat149.i149, <8 x double> %sub74.i184.1.1)
  %neg.i151.2 = fneg <8 x double> %mul122.i157.2
  %73 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2, <8 x double> %splat.splat149.i149, <8 x double> %sub74.i184.2.1)
  %arrayidx147.i147.1445 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.1444
  %74 = load double, ptr %arrayidx147.i147.1445, align 8
  %splat.splatinsert148.i148.1446 = insertelement <8 x double> poison, double %74, i64 0
  %splat.splat149.i149.1447 = shufflevector <8 x double> %splat.splatinsert148.i148.1446, <8 x double> poison, <8 x i32> zeroinitializer
  %75 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151, <8 x double> %splat.splat149.i149.1447, <8 x double> %sub74.i184.2423)
  %76 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1, <8 x double> %splat.splat149.i149.1447, <8 x double> %sub74.i184.1.2)
  %77 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2, <8 x double> %splat.splat149.i149.1447, <8 x double> %sub74.i184.2.2)
  %arrayidx147.i147.2460 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.2459
  %78 = load double, ptr %arrayidx147.i147.2460, align 8
  %splat.splatinsert148.i148.2461 = insertelement <8 x double> poison, double %78, i64 0
  %splat.splat149.i149.2462 = shufflevector <8 x double> %splat.splatinsert148.i148.2461, <8 x double> poison, <8 x i32> zeroinitializer
  %79 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151, <8 x double> %splat.splat149.i149.2462, <8 x double> %sub74.i184.3)
  %80 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1, <8 x double> %splat.splat149.i149.2462, <8 x double> %sub74.i184.1.3)
  %81 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2, <8 x double> %splat.splat149.i149.2462, <8 x double> %sub74.i184.2.3)
  %arrayidx147.i147.3475 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.3474
  %82 = load double, ptr %arrayidx147.i147.3475, align 8
  %splat.splatinsert148.i148.3476 = insertelement <8 x double> poison, double %82, i64 0
  %splat.splat149.i149.3477 = shufflevector <8 x double> %splat.splatinsert148.i148.3476, <8 x double> poison, <8 x i32> zeroinitializer
  %83 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151, <8 x double> %splat.splat149.i149.3477, <8 x double> %sub74.i184.4)
  %84 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1, <8 x double> %splat.splat149.i149.3477, <8 x double> %sub74.i184.1.4)
  %85 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2, <8 x double> %splat.splat149.i149.3477, <8 x double> %sub74.i184.2.4)
  %arrayidx147.i147.4490 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.4489
  %86 = load double, ptr %arrayidx147.i147.4490, align 8
  %splat.splatinsert148.i148.4491 = insertelement <8 x double> poison, double %86, i64 0
  %splat.splat149.i149.4492 = shufflevector <8 x double> %splat.splatinsert148.i148.4491, <8 x double> poison, <8 x i32> zeroinitializer
  %87 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151, <8 x double> %splat.splat149.i149.4492, <8 x double> %sub74.i184.5)
  %88 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1, <8 x double> %splat.splat149.i149.4492, <8 x double> %sub74.i184.1.5)
  %89 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2, <8 x double> %splat.splat149.i149.4492, <8 x double> %sub74.i184.2.5)
  %arrayidx147.i147.5505 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.5504
  %90 = load double, ptr %arrayidx147.i147.5505, align 8
  %splat.splatinsert148.i148.5506 = insertelement <8 x double> poison, double %90, i64 0
  %splat.splat149.i149.5507 = shufflevector <8 x double> %splat.splatinsert148.i148.5506, <8 x double> poison, <8 x i32> zeroinitializer
  %91 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151, <8 x double> %splat.splat149.i149.5507, <8 x double> %sub74.i184.6)
  %92 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1, <8 x double> %splat.splat149.i149.5507, <8 x double> %sub74.i184.1.6)
  %93 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2, <8 x double> %splat.splat149.i149.5507, <8 x double> %sub74.i184.2.6)
  %arrayidx147.i147.6520 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.6519
  %94 = load double, ptr %arrayidx147.i147.6520, align 8
  %splat.splatinsert148.i148.6521 = insertelement <8 x double> poison, double %94, i64 0
  %splat.splat149.i149.6522 = shufflevector <8 x double> %splat.splatinsert148.i148.6521, <8 x double> poison, <8 x i32> zeroinitializer
  %95 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151, <8 x double> %splat.splat149.i149.6522, <8 x double> %sub74.i184.7)
  %96 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1, <8 x double> %splat.splat149.i149.6522, <8 x double> %sub74.i184.1.7)
  %97 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2, <8 x double> %splat.splat149.i149.6522, <8 x double> %sub74.i184.2.7)
  br i1 %tobool.not.i, label %cond.false.i170.1, label %cond.end.i122.1

cond.false.i170.1:                                ; preds = %for.cond84.i116.loopexit
  %arrayidx92.i174.1 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %add90.i
  %98 = load double, ptr %arrayidx92.i174.1, align 8
  br label %cond.end.i122.1

cond.end.i122.1:                                  ; preds = %cond.false.i170.1, %for.cond84.i116.loopexit
  %cond.i123.1 = phi double [ %98, %cond.false.i170.1 ], [ 1.000000e+00, %for.cond84.i116.loopexit ]
  %div.i124.1 = fdiv double 1.000000e+00, %cond.i123.1
  %99 = tail call double @llvm.fabs.f64(double %div.i124.1)
  %cmp.i.1 = fcmp ult double %99, 0x10000000000000
  %cmp1.i.1 = fcmp ugt double %99, 0x7FD0000000000000
  %.not285.1 = or i1 %cmp.i.1, %cmp1.i.1
  br i1 %.not285.1, label %for.cond95.i161.preheader.1, label %for.cond84.i116.loopexit.1

for.cond95.i161.preheader.1:                      ; preds = %cond.end.i122.1
  %splat.splatinsert101.i165.1 = insertelement <8 x double> poison, double %cond.i123.1, i64 0
  %splat.splat102.i166.1 = shufflevector <8 x double> %splat.splatinsert101.i165.1, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i168.1430 = fdiv <8 x double> %71, %splat.splat102.i166.1
  %div106.i168.1.1 = fdiv <8 x double> %72, %splat.splat102.i166.1
  %div106.i168.2.1 = fdiv <8 x double> %73, %splat.splat102.i166.1
  br label %for.cond84.i116.loopexit.1

for.cond84.i116.loopexit.1:                       ; preds = %for.cond95.i161.preheader.1, %cond.end.i122.1
  %sums.i94.sroa.316.6 = phi <8 x double> [ %div106.i168.2.1, %for.cond95.i161.preheader.1 ], [ %73, %cond.end.i122.1 ]
  %sums.i94.sroa.167.6 = phi <8 x double> [ %div106.i168.1.1, %for.cond95.i161.preheader.1 ], [ %72, %cond.end.i122.1 ]
  %sums.i94.sroa.18.6 = phi <8 x double> [ %div106.i168.1430, %for.cond95.i161.preheader.1 ], [ %71, %cond.end.i122.1 ]
  %scale.0.i128.1 = phi double [ 1.000000e+00, %for.cond95.i161.preheader.1 ], [ %div.i124.1, %cond.end.i122.1 ]
  %splat.splatinsert117.i154.1 = insertelement <8 x double> poison, double %scale.0.i128.1, i64 0
  %splat.splat118.i155.1 = shufflevector <8 x double> %splat.splatinsert117.i154.1, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i157.1432 = fmul <8 x double> %splat.splat118.i155.1, %sums.i94.sroa.18.6
  store <8 x double> %mul122.i157.1432, ptr %7, align 8
  %mul122.i157.1.1 = fmul <8 x double> %splat.splat118.i155.1, %sums.i94.sroa.167.6
  store <8 x double> %mul122.i157.1.1, ptr %arrayidx71.i182.1.1, align 8
  %mul122.i157.2.1 = fmul <8 x double> %splat.splat118.i155.1, %sums.i94.sroa.316.6
  store <8 x double> %mul122.i157.2.1, ptr %arrayidx71.i182.2.1, align 8
  %arrayidx147.i147.1 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.1
  %100 = load double, ptr %arrayidx147.i147.1, align 8
  %splat.splatinsert148.i148.1 = insertelement <8 x double> poison, double %100, i64 0
  %splat.splat149.i149.1 = shufflevector <8 x double> %splat.splatinsert148.i148.1, <8 x double> poison, <8 x i32> zeroinitializer
  %neg.i151.1435 = fneg <8 x double> %mul122.i157.1432
  %101 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1435, <8 x double> %splat.splat149.i149.1, <8 x double> %75)
  %neg.i151.1.1 = fneg <8 x double> %mul122.i157.1.1
  %102 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.1, <8 x double> %splat.splat149.i149.1, <8 x double> %76)
  %neg.i151.2.1 = fneg <8 x double> %mul122.i157.2.1
  %103 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.1, <8 x double> %splat.splat149.i149.1, <8 x double> %77)
  %arrayidx147.i147.1.1 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.1.1
  %104 = load double, ptr %arrayidx147.i147.1.1, align 8
  %splat.splatinsert148.i148.1.1 = insertelement <8 x double> poison, double %104, i64 0
  %splat.splat149.i149.1.1 = shufflevector <8 x double> %splat.splatinsert148.i148.1.1, <8 x double> poison, <8 x i32> zeroinitializer
  %105 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1435, <8 x double> %splat.splat149.i149.1.1, <8 x double> %79)
  %106 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.1, <8 x double> %splat.splat149.i149.1.1, <8 x double> %80)
  %107 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.1, <8 x double> %splat.splat149.i149.1.1, <8 x double> %81)
  %arrayidx147.i147.1.2 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.1.2
  %108 = load double, ptr %arrayidx147.i147.1.2, align 8
  %splat.splatinsert148.i148.1.2 = insertelement <8 x double> poison, double %108, i64 0
  %splat.splat149.i149.1.2 = shufflevector <8 x double> %splat.splatinsert148.i148.1.2, <8 x double> poison, <8 x i32> zeroinitializer
  %109 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1435, <8 x double> %splat.splat149.i149.1.2, <8 x double> %83)
  %110 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.1, <8 x double> %splat.splat149.i149.1.2, <8 x double> %84)
  %111 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.1, <8 x double> %splat.splat149.i149.1.2, <8 x double> %85)
  %arrayidx147.i147.1.3 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.1.3
  %112 = load double, ptr %arrayidx147.i147.1.3, align 8
  %splat.splatinsert148.i148.1.3 = insertelement <8 x double> poison, double %112, i64 0
  %splat.splat149.i149.1.3 = shufflevector <8 x double> %splat.splatinsert148.i148.1.3, <8 x double> poison, <8 x i32> zeroinitializer
  %113 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1435, <8 x double> %splat.splat149.i149.1.3, <8 x double> %87)
  %114 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.1, <8 x double> %splat.splat149.i149.1.3, <8 x double> %88)
  %115 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.1, <8 x double> %splat.splat149.i149.1.3, <8 x double> %89)
  %arrayidx147.i147.1.4 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.1.4
  %116 = load double, ptr %arrayidx147.i147.1.4, align 8
  %splat.splatinsert148.i148.1.4 = insertelement <8 x double> poison, double %116, i64 0
  %splat.splat149.i149.1.4 = shufflevector <8 x double> %splat.splatinsert148.i148.1.4, <8 x double> poison, <8 x i32> zeroinitializer
  %117 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1435, <8 x double> %splat.splat149.i149.1.4, <8 x double> %91)
  %118 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.1, <8 x double> %splat.splat149.i149.1.4, <8 x double> %92)
  %119 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.1, <8 x double> %splat.splat149.i149.1.4, <8 x double> %93)
  %arrayidx147.i147.1.5 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.1.5
  %120 = load double, ptr %arrayidx147.i147.1.5, align 8
  %splat.splatinsert148.i148.1.5 = insertelement <8 x double> poison, double %120, i64 0
  %splat.splat149.i149.1.5 = shufflevector <8 x double> %splat.splatinsert148.i148.1.5, <8 x double> poison, <8 x i32> zeroinitializer
  %121 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1435, <8 x double> %splat.splat149.i149.1.5, <8 x double> %95)
  %122 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.1, <8 x double> %splat.splat149.i149.1.5, <8 x double> %96)
  %123 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.1, <8 x double> %splat.splat149.i149.1.5, <8 x double> %97)
  br i1 %tobool.not.i, label %cond.false.i170.2, label %cond.end.i122.2

cond.false.i170.2:                                ; preds = %for.cond84.i116.loopexit.1
  %arrayidx92.i174.2 = getelementptr inbounds i8, ptr %add.ptr4.i104, i64 %arrayidx92.i174.2.idx
  %124 = load double, ptr %arrayidx92.i174.2, align 8
  br label %cond.end.i122.2

cond.end.i122.2:                                  ; preds = %cond.false.i170.2, %for.cond84.i116.loopexit.1
  %cond.i123.2 = phi double [ %124, %cond.false.i170.2 ], [ 1.000000e+00, %for.cond84.i116.loopexit.1 ]
  %div.i124.2 = fdiv double 1.000000e+00, %cond.i123.2
  %125 = tail call double @llvm.fabs.f64(double %div.i124.2)
  %cmp.i.2 = fcmp ult double %125, 0x10000000000000
  %cmp1.i.2 = fcmp ugt double %125, 0x7FD0000000000000
  %.not285.2 = or i1 %cmp.i.2, %cmp1.i.2
  br i1 %.not285.2, label %for.cond95.i161.preheader.2, label %for.cond84.i116.loopexit.2

for.cond95.i161.preheader.2:                      ; preds = %cond.end.i122.2
  %splat.splatinsert101.i165.2 = insertelement <8 x double> poison, double %cond.i123.2, i64 0
  %splat.splat102.i166.2 = shufflevector <8 x double> %splat.splatinsert101.i165.2, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i168.2437 = fdiv <8 x double> %101, %splat.splat102.i166.2
  %div106.i168.1.2 = fdiv <8 x double> %102, %splat.splat102.i166.2
  %div106.i168.2.2 = fdiv <8 x double> %103, %splat.splat102.i166.2
  br label %for.cond84.i116.loopexit.2

for.cond84.i116.loopexit.2:                       ; preds = %for.cond95.i161.preheader.2, %cond.end.i122.2
  %sums.i94.sroa.332.7 = phi <8 x double> [ %div106.i168.2.2, %for.cond95.i161.preheader.2 ], [ %103, %cond.end.i122.2 ]
  %sums.i94.sroa.183.7 = phi <8 x double> [ %div106.i168.1.2, %for.cond95.i161.preheader.2 ], [ %102, %cond.end.i122.2 ]
  %sums.i94.sroa.34.7 = phi <8 x double> [ %div106.i168.2437, %for.cond95.i161.preheader.2 ], [ %101, %cond.end.i122.2 ]
  %scale.0.i128.2 = phi double [ 1.000000e+00, %for.cond95.i161.preheader.2 ], [ %div.i124.2, %cond.end.i122.2 ]
  %splat.splatinsert117.i154.2 = insertelement <8 x double> poison, double %scale.0.i128.2, i64 0
  %splat.splat118.i155.2 = shufflevector <8 x double> %splat.splatinsert117.i154.2, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i157.2439 = fmul <8 x double> %splat.splat118.i155.2, %sums.i94.sroa.34.7
  store <8 x double> %mul122.i157.2439, ptr %11, align 8
  %mul122.i157.1.2 = fmul <8 x double> %splat.splat118.i155.2, %sums.i94.sroa.183.7
  store <8 x double> %mul122.i157.1.2, ptr %arrayidx71.i182.1.2, align 8
  %mul122.i157.2.2 = fmul <8 x double> %splat.splat118.i155.2, %sums.i94.sroa.332.7
  store <8 x double> %mul122.i157.2.2, ptr %arrayidx71.i182.2.2, align 8
  %arrayidx147.i147.2 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.2
  %126 = load double, ptr %arrayidx147.i147.2, align 8
  %splat.splatinsert148.i148.2 = insertelement <8 x double> poison, double %126, i64 0
  %splat.splat149.i149.2 = shufflevector <8 x double> %splat.splatinsert148.i148.2, <8 x double> poison, <8 x i32> zeroinitializer
  %neg.i151.2442 = fneg <8 x double> %mul122.i157.2439
  %127 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2442, <8 x double> %splat.splat149.i149.2, <8 x double> %105)
  %neg.i151.1.2 = fneg <8 x double> %mul122.i157.1.2
  %128 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.2, <8 x double> %splat.splat149.i149.2, <8 x double> %106)
  %neg.i151.2.2 = fneg <8 x double> %mul122.i157.2.2
  %129 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.2, <8 x double> %splat.splat149.i149.2, <8 x double> %107)
  %arrayidx147.i147.2.1 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.2.1
  %130 = load double, ptr %arrayidx147.i147.2.1, align 8
  %splat.splatinsert148.i148.2.1 = insertelement <8 x double> poison, double %130, i64 0
  %splat.splat149.i149.2.1 = shufflevector <8 x double> %splat.splatinsert148.i148.2.1, <8 x double> poison, <8 x i32> zeroinitializer
  %131 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2442, <8 x double> %splat.splat149.i149.2.1, <8 x double> %109)
  %132 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.2, <8 x double> %splat.splat149.i149.2.1, <8 x double> %110)
  %133 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.2, <8 x double> %splat.splat149.i149.2.1, <8 x double> %111)
  %arrayidx147.i147.2.2 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.2.2
  %134 = load double, ptr %arrayidx147.i147.2.2, align 8
  %splat.splatinsert148.i148.2.2 = insertelement <8 x double> poison, double %134, i64 0
  %splat.splat149.i149.2.2 = shufflevector <8 x double> %splat.splatinsert148.i148.2.2, <8 x double> poison, <8 x i32> zeroinitializer
  %135 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2442, <8 x double> %splat.splat149.i149.2.2, <8 x double> %113)
  %136 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.2, <8 x double> %splat.splat149.i149.2.2, <8 x double> %114)
  %137 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.2, <8 x double> %splat.splat149.i149.2.2, <8 x double> %115)
  %arrayidx147.i147.2.3 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.2.3
  %138 = load double, ptr %arrayidx147.i147.2.3, align 8
  %splat.splatinsert148.i148.2.3 = insertelement <8 x double> poison, double %138, i64 0
  %splat.splat149.i149.2.3 = shufflevector <8 x double> %splat.splatinsert148.i148.2.3, <8 x double> poison, <8 x i32> zeroinitializer
  %139 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2442, <8 x double> %splat.splat149.i149.2.3, <8 x double> %117)
  %140 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.2, <8 x double> %splat.splat149.i149.2.3, <8 x double> %118)
  %141 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.2, <8 x double> %splat.splat149.i149.2.3, <8 x double> %119)
  %arrayidx147.i147.2.4 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.2.4
  %142 = load double, ptr %arrayidx147.i147.2.4, align 8
  %splat.splatinsert148.i148.2.4 = insertelement <8 x double> poison, double %142, i64 0
  %splat.splat149.i149.2.4 = shufflevector <8 x double> %splat.splatinsert148.i148.2.4, <8 x double> poison, <8 x i32> zeroinitializer
  %143 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2442, <8 x double> %splat.splat149.i149.2.4, <8 x double> %121)
  %144 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.2, <8 x double> %splat.splat149.i149.2.4, <8 x double> %122)
  %145 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.2, <8 x double> %splat.splat149.i149.2.4, <8 x double> %123)
  br i1 %tobool.not.i, label %cond.false.i170.3, label %cond.end.i122.3

cond.false.i170.3:                                ; preds = %for.cond84.i116.loopexit.2
  %arrayidx92.i174.3 = getelementptr inbounds i8, ptr %add.ptr4.i104, i64 %arrayidx92.i174.3.idx
  %146 = load double, ptr %arrayidx92.i174.3, align 8
  br label %cond.end.i122.3

cond.end.i122.3:                                  ; preds = %cond.false.i170.3, %for.cond84.i116.loopexit.2
  %cond.i123.3 = phi double [ %146, %cond.false.i170.3 ], [ 1.000000e+00, %for.cond84.i116.loopexit.2 ]
  %div.i124.3 = fdiv double 1.000000e+00, %cond.i123.3
  %147 = tail call double @llvm.fabs.f64(double %div.i124.3)
  %cmp.i.3 = fcmp ult double %147, 0x10000000000000
  %cmp1.i.3 = fcmp ugt double %147, 0x7FD0000000000000
  %.not285.3 = or i1 %cmp.i.3, %cmp1.i.3
  br i1 %.not285.3, label %for.cond95.i161.preheader.3, label %for.cond84.i116.loopexit.3

for.cond95.i161.preheader.3:                      ; preds = %cond.end.i122.3
  %splat.splatinsert101.i165.3 = insertelement <8 x double> poison, double %cond.i123.3, i64 0
  %splat.splat102.i166.3 = shufflevector <8 x double> %splat.splatinsert101.i165.3, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i168.3 = fdiv <8 x double> %127, %splat.splat102.i166.3
  %div106.i168.1.3 = fdiv <8 x double> %128, %splat.splat102.i166.3
  %div106.i168.2.3 = fdiv <8 x double> %129, %splat.splat102.i166.3
  br label %for.cond84.i116.loopexit.3

for.cond84.i116.loopexit.3:                       ; preds = %for.cond95.i161.preheader.3, %cond.end.i122.3
  %sums.i94.sroa.349.8 = phi <8 x double> [ %div106.i168.2.3, %for.cond95.i161.preheader.3 ], [ %129, %cond.end.i122.3 ]
  %sums.i94.sroa.200.8 = phi <8 x double> [ %div106.i168.1.3, %for.cond95.i161.preheader.3 ], [ %128, %cond.end.i122.3 ]
  %sums.i94.sroa.51.8 = phi <8 x double> [ %div106.i168.3, %for.cond95.i161.preheader.3 ], [ %127, %cond.end.i122.3 ]
  %scale.0.i128.3 = phi double [ 1.000000e+00, %for.cond95.i161.preheader.3 ], [ %div.i124.3, %cond.end.i122.3 ]
  %splat.splatinsert117.i154.3 = insertelement <8 x double> poison, double %scale.0.i128.3, i64 0
  %splat.splat118.i155.3 = shufflevector <8 x double> %splat.splatinsert117.i154.3, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i157.3 = fmul <8 x double> %splat.splat118.i155.3, %sums.i94.sroa.51.8
  store <8 x double> %mul122.i157.3, ptr %15, align 8
  %mul122.i157.1.3 = fmul <8 x double> %splat.splat118.i155.3, %sums.i94.sroa.200.8
  store <8 x double> %mul122.i157.1.3, ptr %arrayidx71.i182.1.3, align 8
  %mul122.i157.2.3 = fmul <8 x double> %splat.splat118.i155.3, %sums.i94.sroa.349.8
  store <8 x double> %mul122.i157.2.3, ptr %arrayidx71.i182.2.3, align 8
  %arrayidx147.i147.3 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.3
  %148 = load double, ptr %arrayidx147.i147.3, align 8
  %splat.splatinsert148.i148.3 = insertelement <8 x double> poison, double %148, i64 0
  %splat.splat149.i149.3 = shufflevector <8 x double> %splat.splatinsert148.i148.3, <8 x double> poison, <8 x i32> zeroinitializer
  %neg.i151.3 = fneg <8 x double> %mul122.i157.3
  %149 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.3, <8 x double> %splat.splat149.i149.3, <8 x double> %131)
  %neg.i151.1.3 = fneg <8 x double> %mul122.i157.1.3
  %150 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.3, <8 x double> %splat.splat149.i149.3, <8 x double> %132)
  %neg.i151.2.3 = fneg <8 x double> %mul122.i157.2.3
  %151 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.3, <8 x double> %splat.splat149.i149.3, <8 x double> %133)
  %arrayidx147.i147.3.1 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.3.1
  %152 = load double, ptr %arrayidx147.i147.3.1, align 8
  %splat.splatinsert148.i148.3.1 = insertelement <8 x double> poison, double %152, i64 0
  %splat.splat149.i149.3.1 = shufflevector <8 x double> %splat.splatinsert148.i148.3.1, <8 x double> poison, <8 x i32> zeroinitializer
  %153 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.3, <8 x double> %splat.splat149.i149.3.1, <8 x double> %135)
  %154 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.3, <8 x double> %splat.splat149.i149.3.1, <8 x double> %136)
  %155 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.3, <8 x double> %splat.splat149.i149.3.1, <8 x double> %137)
  %arrayidx147.i147.3.2 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.3.2
  %156 = load double, ptr %arrayidx147.i147.3.2, align 8
  %splat.splatinsert148.i148.3.2 = insertelement <8 x double> poison, double %156, i64 0
  %splat.splat149.i149.3.2 = shufflevector <8 x double> %splat.splatinsert148.i148.3.2, <8 x double> poison, <8 x i32> zeroinitializer
  %157 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.3, <8 x double> %splat.splat149.i149.3.2, <8 x double> %139)
  %158 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.3, <8 x double> %splat.splat149.i149.3.2, <8 x double> %140)
  %159 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.3, <8 x double> %splat.splat149.i149.3.2, <8 x double> %141)
  %arrayidx147.i147.3.3 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.3.3
  %160 = load double, ptr %arrayidx147.i147.3.3, align 8
  %splat.splatinsert148.i148.3.3 = insertelement <8 x double> poison, double %160, i64 0
  %splat.splat149.i149.3.3 = shufflevector <8 x double> %splat.splatinsert148.i148.3.3, <8 x double> poison, <8 x i32> zeroinitializer
  %161 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.3, <8 x double> %splat.splat149.i149.3.3, <8 x double> %143)
  %162 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.3, <8 x double> %splat.splat149.i149.3.3, <8 x double> %144)
  %163 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.3, <8 x double> %splat.splat149.i149.3.3, <8 x double> %145)
  br i1 %tobool.not.i, label %cond.false.i170.4, label %cond.end.i122.4

cond.false.i170.4:                                ; preds = %for.cond84.i116.loopexit.3
  %arrayidx92.i174.4 = getelementptr inbounds i8, ptr %add.ptr4.i104, i64 %arrayidx92.i174.4.idx
  %164 = load double, ptr %arrayidx92.i174.4, align 8
  br label %cond.end.i122.4

cond.end.i122.4:                                  ; preds = %cond.false.i170.4, %for.cond84.i116.loopexit.3
  %cond.i123.4 = phi double [ %164, %cond.false.i170.4 ], [ 1.000000e+00, %for.cond84.i116.loopexit.3 ]
  %div.i124.4 = fdiv double 1.000000e+00, %cond.i123.4
  %165 = tail call double @llvm.fabs.f64(double %div.i124.4)
  %cmp.i.4 = fcmp ult double %165, 0x10000000000000
  %cmp1.i.4 = fcmp ugt double %165, 0x7FD0000000000000
  %.not285.4 = or i1 %cmp.i.4, %cmp1.i.4
  br i1 %.not285.4, label %for.cond95.i161.preheader.4, label %for.cond84.i116.loopexit.4

for.cond95.i161.preheader.4:                      ; preds = %cond.end.i122.4
  %splat.splatinsert101.i165.4 = insertelement <8 x double> poison, double %cond.i123.4, i64 0
  %splat.splat102.i166.4 = shufflevector <8 x double> %splat.splatinsert101.i165.4, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i168.4 = fdiv <8 x double> %149, %splat.splat102.i166.4
  %div106.i168.1.4 = fdiv <8 x double> %150, %splat.splat102.i166.4
  %div106.i168.2.4 = fdiv <8 x double> %151, %splat.splat102.i166.4
  br label %for.cond84.i116.loopexit.4

for.cond84.i116.loopexit.4:                       ; preds = %for.cond95.i161.preheader.4, %cond.end.i122.4
  %sums.i94.sroa.367.9 = phi <8 x double> [ %div106.i168.2.4, %for.cond95.i161.preheader.4 ], [ %151, %cond.end.i122.4 ]
  %sums.i94.sroa.218.9 = phi <8 x double> [ %div106.i168.1.4, %for.cond95.i161.preheader.4 ], [ %150, %cond.end.i122.4 ]
  %sums.i94.sroa.69.9 = phi <8 x double> [ %div106.i168.4, %for.cond95.i161.preheader.4 ], [ %149, %cond.end.i122.4 ]
  %scale.0.i128.4 = phi double [ 1.000000e+00, %for.cond95.i161.preheader.4 ], [ %div.i124.4, %cond.end.i122.4 ]
  %splat.splatinsert117.i154.4 = insertelement <8 x double> poison, double %scale.0.i128.4, i64 0
  %splat.splat118.i155.4 = shufflevector <8 x double> %splat.splatinsert117.i154.4, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i157.4 = fmul <8 x double> %splat.splat118.i155.4, %sums.i94.sroa.69.9
  store <8 x double> %mul122.i157.4, ptr %19, align 8
  %mul122.i157.1.4 = fmul <8 x double> %splat.splat118.i155.4, %sums.i94.sroa.218.9
  store <8 x double> %mul122.i157.1.4, ptr %arrayidx71.i182.1.4, align 8
  %mul122.i157.2.4 = fmul <8 x double> %splat.splat118.i155.4, %sums.i94.sroa.367.9
  store <8 x double> %mul122.i157.2.4, ptr %arrayidx71.i182.2.4, align 8
  %arrayidx147.i147.4 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.4
  %166 = load double, ptr %arrayidx147.i147.4, align 8
  %splat.splatinsert148.i148.4 = insertelement <8 x double> poison, double %166, i64 0
  %splat.splat149.i149.4 = shufflevector <8 x double> %splat.splatinsert148.i148.4, <8 x double> poison, <8 x i32> zeroinitializer
  %neg.i151.4 = fneg <8 x double> %mul122.i157.4
  %167 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.4, <8 x double> %splat.splat149.i149.4, <8 x double> %153)
  %neg.i151.1.4 = fneg <8 x double> %mul122.i157.1.4
  %168 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.4, <8 x double> %splat.splat149.i149.4, <8 x double> %154)
  %neg.i151.2.4 = fneg <8 x double> %mul122.i157.2.4
  %169 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.4, <8 x double> %splat.splat149.i149.4, <8 x double> %155)
  %arrayidx147.i147.4.1 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.4.1
  %170 = load double, ptr %arrayidx147.i147.4.1, align 8
  %splat.splatinsert148.i148.4.1 = insertelement <8 x double> poison, double %170, i64 0
  %splat.splat149.i149.4.1 = shufflevector <8 x double> %splat.splatinsert148.i148.4.1, <8 x double> poison, <8 x i32> zeroinitializer
  %171 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.4, <8 x double> %splat.splat149.i149.4.1, <8 x double> %157)
  %172 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.4, <8 x double> %splat.splat149.i149.4.1, <8 x double> %158)
  %173 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.4, <8 x double> %splat.splat149.i149.4.1, <8 x double> %159)
  %arrayidx147.i147.4.2 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.4.2
  %174 = load double, ptr %arrayidx147.i147.4.2, align 8
  %splat.splatinsert148.i148.4.2 = insertelement <8 x double> poison, double %174, i64 0
  %splat.splat149.i149.4.2 = shufflevector <8 x double> %splat.splatinsert148.i148.4.2, <8 x double> poison, <8 x i32> zeroinitializer
  %175 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.4, <8 x double> %splat.splat149.i149.4.2, <8 x double> %161)
  %176 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.4, <8 x double> %splat.splat149.i149.4.2, <8 x double> %162)
  %177 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.4, <8 x double> %splat.splat149.i149.4.2, <8 x double> %163)
  br i1 %tobool.not.i, label %cond.false.i170.5, label %cond.end.i122.5

cond.false.i170.5:                                ; preds = %for.cond84.i116.loopexit.4
  %arrayidx92.i174.5 = getelementptr inbounds i8, ptr %add.ptr4.i104, i64 %arrayidx92.i174.5.idx
  %178 = load double, ptr %arrayidx92.i174.5, align 8
  br label %cond.end.i122.5

cond.end.i122.5:                                  ; preds = %cond.false.i170.5, %for.cond84.i116.loopexit.4
  %cond.i123.5 = phi double [ %178, %cond.false.i170.5 ], [ 1.000000e+00, %for.cond84.i116.loopexit.4 ]
  %div.i124.5 = fdiv double 1.000000e+00, %cond.i123.5
  %179 = tail call double @llvm.fabs.f64(double %div.i124.5)
  %cmp.i.5 = fcmp ult double %179, 0x10000000000000
  %cmp1.i.5 = fcmp ugt double %179, 0x7FD0000000000000
  %.not285.5 = or i1 %cmp.i.5, %cmp1.i.5
  br i1 %.not285.5, label %for.cond95.i161.preheader.5, label %for.cond84.i116.loopexit.5

for.cond95.i161.preheader.5:                      ; preds = %cond.end.i122.5
  %splat.splatinsert101.i165.5 = insertelement <8 x double> poison, double %cond.i123.5, i64 0
  %splat.splat102.i166.5 = shufflevector <8 x double> %splat.splatinsert101.i165.5, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i168.5 = fdiv <8 x double> %167, %splat.splat102.i166.5
  %div106.i168.1.5 = fdiv <8 x double> %168, %splat.splat102.i166.5
  %div106.i168.2.5 = fdiv <8 x double> %169, %splat.splat102.i166.5
  br label %for.cond84.i116.loopexit.5

for.cond84.i116.loopexit.5:                       ; preds = %for.cond95.i161.preheader.5, %cond.end.i122.5
  %sums.i94.sroa.386.10 = phi <8 x double> [ %div106.i168.2.5, %for.cond95.i161.preheader.5 ], [ %169, %cond.end.i122.5 ]
  %sums.i94.sroa.237.10 = phi <8 x double> [ %div106.i168.1.5, %for.cond95.i161.preheader.5 ], [ %168, %cond.end.i122.5 ]
  %sums.i94.sroa.88.10 = phi <8 x double> [ %div106.i168.5, %for.cond95.i161.preheader.5 ], [ %167, %cond.end.i122.5 ]
  %scale.0.i128.5 = phi double [ 1.000000e+00, %for.cond95.i161.preheader.5 ], [ %div.i124.5, %cond.end.i122.5 ]
  %splat.splatinsert117.i154.5 = insertelement <8 x double> poison, double %scale.0.i128.5, i64 0
  %splat.splat118.i155.5 = shufflevector <8 x double> %splat.splatinsert117.i154.5, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i157.5 = fmul <8 x double> %splat.splat118.i155.5, %sums.i94.sroa.88.10
  store <8 x double> %mul122.i157.5, ptr %23, align 8
  %mul122.i157.1.5 = fmul <8 x double> %splat.splat118.i155.5, %sums.i94.sroa.237.10
  store <8 x double> %mul122.i157.1.5, ptr %arrayidx71.i182.1.5, align 8
  %mul122.i157.2.5 = fmul <8 x double> %splat.splat118.i155.5, %sums.i94.sroa.386.10
  store <8 x double> %mul122.i157.2.5, ptr %arrayidx71.i182.2.5, align 8
  %arrayidx147.i147.5 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.5
  %180 = load double, ptr %arrayidx147.i147.5, align 8
  %splat.splatinsert148.i148.5 = insertelement <8 x double> poison, double %180, i64 0
  %splat.splat149.i149.5 = shufflevector <8 x double> %splat.splatinsert148.i148.5, <8 x double> poison, <8 x i32> zeroinitializer
  %neg.i151.5 = fneg <8 x double> %mul122.i157.5
  %181 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.5, <8 x double> %splat.splat149.i149.5, <8 x double> %171)
  %neg.i151.1.5 = fneg <8 x double> %mul122.i157.1.5
  %182 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.5, <8 x double> %splat.splat149.i149.5, <8 x double> %172)
  %neg.i151.2.5 = fneg <8 x double> %mul122.i157.2.5
  %183 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.5, <8 x double> %splat.splat149.i149.5, <8 x double> %173)
  %arrayidx147.i147.5.1 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.5.1
  %184 = load double, ptr %arrayidx147.i147.5.1, align 8
  %splat.splatinsert148.i148.5.1 = insertelement <8 x double> poison, double %184, i64 0
  %splat.splat149.i149.5.1 = shufflevector <8 x double> %splat.splatinsert148.i148.5.1, <8 x double> poison, <8 x i32> zeroinitializer
  %185 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.5, <8 x double> %splat.splat149.i149.5.1, <8 x double> %175)
  %186 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.5, <8 x double> %splat.splat149.i149.5.1, <8 x double> %176)
  %187 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.5, <8 x double> %splat.splat149.i149.5.1, <8 x double> %177)
  br i1 %tobool.not.i, label %cond.false.i170.6, label %cond.end.i122.6

cond.false.i170.6:                                ; preds = %for.cond84.i116.loopexit.5
  %arrayidx92.i174.6 = getelementptr inbounds i8, ptr %add.ptr4.i104, i64 %arrayidx92.i174.6.idx
  %188 = load double, ptr %arrayidx92.i174.6, align 8
  br label %cond.end.i122.6

cond.end.i122.6:                                  ; preds = %cond.false.i170.6, %for.cond84.i116.loopexit.5
  %cond.i123.6 = phi double [ %188, %cond.false.i170.6 ], [ 1.000000e+00, %for.cond84.i116.loopexit.5 ]
  %div.i124.6 = fdiv double 1.000000e+00, %cond.i123.6
  %189 = tail call double @llvm.fabs.f64(double %div.i124.6)
  %cmp.i.6 = fcmp ult double %189, 0x10000000000000
  %cmp1.i.6 = fcmp ugt double %189, 0x7FD0000000000000
  %.not285.6 = or i1 %cmp.i.6, %cmp1.i.6
  br i1 %.not285.6, label %for.cond95.i161.preheader.6, label %for.cond84.i116.loopexit.6

for.cond95.i161.preheader.6:                      ; preds = %cond.end.i122.6
  %splat.splatinsert101.i165.6 = insertelement <8 x double> poison, double %cond.i123.6, i64 0
  %splat.splat102.i166.6 = shufflevector <8 x double> %splat.splatinsert101.i165.6, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i168.6 = fdiv <8 x double> %181, %splat.splat102.i166.6
  %div106.i168.1.6 = fdiv <8 x double> %182, %splat.splat102.i166.6
  %div106.i168.2.6 = fdiv <8 x double> %183, %splat.splat102.i166.6
  br label %for.cond84.i116.loopexit.6

for.cond84.i116.loopexit.6:                       ; preds = %for.cond95.i161.preheader.6, %cond.end.i122.6
  %sums.i94.sroa.406.11 = phi <8 x double> [ %div106.i168.2.6, %for.cond95.i161.preheader.6 ], [ %183, %cond.end.i122.6 ]
  %sums.i94.sroa.257.11 = phi <8 x double> [ %div106.i168.1.6, %for.cond95.i161.preheader.6 ], [ %182, %cond.end.i122.6 ]
  %sums.i94.sroa.108.11 = phi <8 x double> [ %div106.i168.6, %for.cond95.i161.preheader.6 ], [ %181, %cond.end.i122.6 ]
  %scale.0.i128.6 = phi double [ 1.000000e+00, %for.cond95.i161.preheader.6 ], [ %div.i124.6, %cond.end.i122.6 ]
  %splat.splatinsert117.i154.6 = insertelement <8 x double> poison, double %scale.0.i128.6, i64 0
  %splat.splat118.i155.6 = shufflevector <8 x double> %splat.splatinsert117.i154.6, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i157.6 = fmul <8 x double> %splat.splat118.i155.6, %sums.i94.sroa.108.11
  store <8 x double> %mul122.i157.6, ptr %27, align 8
  %mul122.i157.1.6 = fmul <8 x double> %splat.splat118.i155.6, %sums.i94.sroa.257.11
  store <8 x double> %mul122.i157.1.6, ptr %arrayidx71.i182.1.6, align 8
  %mul122.i157.2.6 = fmul <8 x double> %splat.splat118.i155.6, %sums.i94.sroa.406.11
  store <8 x double> %mul122.i157.2.6, ptr %arrayidx71.i182.2.6, align 8
  %arrayidx147.i147.6 = getelementptr inbounds double, ptr %add.ptr4.i104, i64 %mul146.i146.6
  %190 = load double, ptr %arrayidx147.i147.6, align 8
  %splat.splatinsert148.i148.6 = insertelement <8 x double> poison, double %190, i64 0
  %splat.splat149.i149.6 = shufflevector <8 x double> %splat.splatinsert148.i148.6, <8 x double> poison, <8 x i32> zeroinitializer
  %neg.i151.6 = fneg <8 x double> %mul122.i157.6
  %191 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.6, <8 x double> %splat.splat149.i149.6, <8 x double> %185)
  %neg.i151.1.6 = fneg <8 x double> %mul122.i157.1.6
  %192 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.1.6, <8 x double> %splat.splat149.i149.6, <8 x double> %186)
  %neg.i151.2.6 = fneg <8 x double> %mul122.i157.2.6
  %193 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i151.2.6, <8 x double> %splat.splat149.i149.6, <8 x double> %187)
  br i1 %tobool.not.i, label %cond.false.i170.7, label %cond.end.i122.7

cond.false.i170.7:                                ; preds = %for.cond84.i116.loopexit.6
  %arrayidx92.i174.7 = getelementptr inbounds i8, ptr %add.ptr4.i104, i64 %arrayidx92.i174.7.idx
  %194 = load double, ptr %arrayidx92.i174.7, align 8
  br label %cond.end.i122.7

cond.end.i122.7:                                  ; preds = %cond.false.i170.7, %for.cond84.i116.loopexit.6
  %cond.i123.7 = phi double [ %194, %cond.false.i170.7 ], [ 1.000000e+00, %for.cond84.i116.loopexit.6 ]
  %div.i124.7 = fdiv double 1.000000e+00, %cond.i123.7
  %195 = tail call double @llvm.fabs.f64(double %div.i124.7)
  %cmp.i.7 = fcmp ult double %195, 0x10000000000000
  %cmp1.i.7 = fcmp ugt double %195, 0x7FD0000000000000
  %.not285.7 = or i1 %cmp.i.7, %cmp1.i.7
  br i1 %.not285.7, label %for.cond95.i161.preheader.7, label %for.cond84.i116.loopexit.7

for.cond95.i161.preheader.7:                      ; preds = %cond.end.i122.7
  %splat.splatinsert101.i165.7 = insertelement <8 x double> poison, double %cond.i123.7, i64 0
  %splat.splat102.i166.7 = shufflevector <8 x double> %splat.splatinsert101.i165.7, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i168.7 = fdiv <8 x double> %191, %splat.splat102.i166.7
  %div106.i168.1.7 = fdiv <8 x double> %192, %splat.splat102.i166.7
  %div106.i168.2.7 = fdiv <8 x double> %193, %splat.splat102.i166.7
  br label %for.cond84.i116.loopexit.7

for.cond84.i116.loopexit.7:                       ; preds = %cond.end.i122.7, %for.cond95.i161.preheader.7
  %sums.i94.sroa.278.12 = phi <8 x double> [ %div106.i168.1.7, %for.cond95.i161.preheader.7 ], [ %192, %cond.end.i122.7 ]
  %sums.i94.sroa.129.12 = phi <8 x double> [ %div106.i168.7, %for.cond95.i161.preheader.7 ], [ %191, %cond.end.i122.7 ]
  %sums.i94.sroa.427.12 = phi <8 x double> [ %div106.i168.2.7, %for.cond95.i161.preheader.7 ], [ %193, %cond.end.i122.7 ]
  %scale.0.i128.7 = phi double [ 1.000000e+00, %for.cond95.i161.preheader.7 ], [ %div.i124.7, %cond.end.i122.7 ]
  %splat.splatinsert117.i154.7 = insertelement <8 x double> poison, double %scale.0.i128.7, i64 0
  %splat.splat118.i155.7 = shufflevector <8 x double> %splat.splatinsert117.i154.7, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i157.7 = fmul <8 x double> %splat.splat118.i155.7, %sums.i94.sroa.129.12
  store <8 x double> %mul122.i157.7, ptr %31, align 8
  %mul122.i157.1.7 = fmul <8 x double> %splat.splat118.i155.7, %sums.i94.sroa.278.12
  store <8 x double> %mul122.i157.1.7, ptr %arrayidx71.i182.1.7, align 8
  %mul122.i157.2.7 = fmul <8 x double> %splat.splat118.i155.7, %sums.i94.sroa.427.12
  store <8 x double> %mul122.i157.2.7, ptr %arrayidx71.i182.2.7, align 8
  %add.i98 = add nuw nsw i64 %add.i98334, 8
  %cmp.not.i99 = icmp sgt i64 %add.i98, %n
  %indvars.iv.next416 = add nuw nsw i64 %indvars.iv415, 8
  br i1 %cmp.not.i99, label %for.cond166.i217.preheader, label %for.body.i100, !llvm.loop !83

cond.false.i170:                                  ; preds = %for.cond57.i113.preheader
  %196 = load double, ptr %add.ptr4.i104, align 8
  br label %cond.end.i122

cond.end.i122:                                    ; preds = %cond.false.i170, %for.cond57.i113.preheader
  %cond.i123 = phi double [ %196, %cond.false.i170 ], [ 1.000000e+00, %for.cond57.i113.preheader ]
  %div.i124 = fdiv double 1.000000e+00, %cond.i123
  %197 = tail call double @llvm.fabs.f64(double %div.i124)
  %cmp.i = fcmp ult double %197, 0x10000000000000
  %cmp1.i = fcmp ugt double %197, 0x7FD0000000000000
  %.not285 = or i1 %cmp.i, %cmp1.i
  br i1 %.not285, label %for.cond95.i161.preheader, label %for.cond84.i116.loopexit

for.cond95.i161.preheader:                        ; preds = %cond.end.i122
  %splat.splatinsert101.i165 = insertelement <8 x double> poison, double %cond.i123, i64 0
  %splat.splat102.i166 = shufflevector <8 x double> %splat.splatinsert101.i165, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i168 = fdiv <8 x double> %sub74.i184, %splat.splat102.i166
  %div106.i168.1 = fdiv <8 x double> %sub74.i184.1, %splat.splat102.i166
  %div106.i168.2 = fdiv <8 x double> %sub74.i184.2, %splat.splat102.i166
  br label %for.cond84.i116.loopexit

for.body169.i220:                                 ; preds = %for.cond166.i217.preheader, %cond.end228.i249.2
  %row.1.i218344 = phi i64 [ %inc234.i234, %cond.end228.i249.2 ], [ %row.0.i97.lcssa, %for.cond166.i217.preheader ]
  %mul171.i221 = mul nsw i64 %row.1.i218344, %cond10
  %mul172.i222 = mul nsw i64 %mul171.i221, %apart
  %add.ptr173.i223 = getelementptr inbounds double, ptr %cond8, i64 %mul172.i222
  br i1 %tobool.not.i, label %cond.false177.i265, label %cond.end180.i225

cond.false177.i265:                               ; preds = %for.body169.i220
  %arrayidx179.i266 = getelementptr inbounds double, ptr %add.ptr173.i223, i64 %mul171.i221
  %198 = load double, ptr %arrayidx179.i266, align 8
  br label %cond.end180.i225

cond.end180.i225:                                 ; preds = %cond.false177.i265, %for.body169.i220
  %cond181.i226 = phi double [ %198, %cond.false177.i265 ], [ 1.000000e+00, %for.body169.i220 ]
  %div183.i227 = fdiv double 1.000000e+00, %cond181.i226
  %199 = tail call double @llvm.fabs.f64(double %div183.i227)
  %cmp.i272 = fcmp ult double %199, 0x10000000000000
  %cmp1.i273 = fcmp ugt double %199, 0x7FD0000000000000
  %.not286 = or i1 %cmp.i272, %cmp1.i273
  %mul194.i236 = mul nsw i64 %row.1.i218344, %mul.i
  %add.ptr195.i237 = getelementptr inbounds <8 x double>, ptr %cond, i64 %mul194.i236
  %cmp199.i242338.not = icmp eq i64 %row.1.i218344, 0
  %splat.splatinsert224.i246 = insertelement <8 x double> poison, double %div183.i227, i64 0
  %splat.splat225.i247 = shufflevector <8 x double> %splat.splatinsert224.i246, <8 x double> poison, <8 x i32> zeroinitializer
  %splat.splatinsert218.i254 = insertelement <8 x double> poison, double %cond181.i226, i64 0
  %splat.splat219.i255 = shufflevector <8 x double> %splat.splatinsert218.i254, <8 x double> poison, <8 x i32> zeroinitializer
  br i1 %cmp199.i242338.not, label %for.cond.cleanup201.i243, label %for.body202.i257

for.cond.cleanup201.i243:                         ; preds = %for.body202.i257, %cond.end180.i225
  %sum.0.i240.lcssa = phi <8 x double> [ zeroinitializer, %cond.end180.i225 ], [ %203, %for.body202.i257 ]
  %200 = load <8 x double>, ptr %add.ptr195.i237, align 8
  %sub217.i253 = fsub <8 x double> %200, %sum.0.i240.lcssa
  br i1 %.not286, label %cond.true216.i252, label %cond.false222.i244

for.body202.i257:                                 ; preds = %cond.end180.i225, %for.body202.i257
  %k197.0.i241340 = phi i64 [ %inc213.i264, %for.body202.i257 ], [ 0, %cond.end180.i225 ]
  %sum.0.i240339 = phi <8 x double> [ %203, %for.body202.i257 ], [ zeroinitializer, %cond.end180.i225 ]
  %mul203.i258 = mul nsw i64 %k197.0.i241340, %mul.i
  %gep337 = getelementptr <8 x double>, ptr %cond, i64 %mul203.i258
  %201 = load <8 x double>, ptr %gep337, align 8
  %mul206.i260 = mul nsw i64 %k197.0.i241340, %cond10
  %arrayidx207.i261 = getelementptr inbounds double, ptr %add.ptr173.i223, i64 %mul206.i260
  %202 = load double, ptr %arrayidx207.i261, align 8
  %splat.splatinsert208.i262 = insertelement <8 x double> poison, double %202, i64 0
  %splat.splat209.i263 = shufflevector <8 x double> %splat.splatinsert208.i262, <8 x double> poison, <8 x i32> zeroinitializer
  %203 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %201, <8 x double> %splat.splat209.i263, <8 x double> %sum.0.i240339)
  %inc213.i264 = add nuw nsw i64 %k197.0.i241340, 1
  %exitcond533.not = icmp eq i64 %inc213.i264, %row.1.i218344
  br i1 %exitcond533.not, label %for.cond.cleanup201.i243, label %for.body202.i257, !llvm.loop !84

cond.true216.i252:                                ; preds = %for.cond.cleanup201.i243
  %div221.i256 = fdiv <8 x double> %sub217.i253, %splat.splat219.i255
  br label %cond.end228.i249

cond.false222.i244:                               ; preds = %for.cond.cleanup201.i243
  %mul227.i248 = fmul <8 x double> %splat.splat225.i247, %sub217.i253
  br label %cond.end228.i249

cond.end228.i249:                                 ; preds = %cond.false222.i244, %cond.true216.i252
  %cond229.i250 = phi <8 x double> [ %div221.i256, %cond.true216.i252 ], [ %mul227.i248, %cond.false222.i244 ]
  store <8 x double> %cond229.i250, ptr %add.ptr195.i237, align 8
  %add.ptr196.i238.1 = getelementptr inbounds i8, ptr %add.ptr195.i237, i64 64
  br i1 %cmp199.i242338.not, label %for.cond.cleanup201.i243.1, label %for.body202.i257.1

for.body202.i257.1:                               ; preds = %cond.end228.i249, %for.body202.i257.1
  %k197.0.i241340.1 = phi i64 [ %inc213.i264.1, %for.body202.i257.1 ], [ 0, %cond.end228.i249 ]
  %sum.0.i240339.1 = phi <8 x double> [ %206, %for.body202.i257.1 ], [ zeroinitializer, %cond.end228.i249 ]
  %mul203.i258.1 = mul nsw i64 %k197.0.i241340.1, %mul.i
  %gep337.1 = getelementptr <8 x double>, ptr %invariant.gep336.1, i64 %mul203.i258.1
  %204 = load <8 x double>, ptr %gep337.1, align 8
  %mul206.i260.1 = mul nsw i64 %k197.0.i241340.1, %cond10
  %arrayidx207.i261.1 = getelementptr inbounds double, ptr %add.ptr173.i223, i64 %mul206.i260.1
  %205 = load double, ptr %arrayidx207.i261.1, align 8
  %splat.splatinsert208.i262.1 = insertelement <8 x double> poison, double %205, i64 0
  %splat.splat209.i263.1 = shufflevector <8 x double> %splat.splatinsert208.i262.1, <8 x double> poison, <8 x i32> zeroinitializer
  %206 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %204, <8 x double> %splat.splat209.i263.1, <8 x double> %sum.0.i240339.1)
  %inc213.i264.1 = add nuw nsw i64 %k197.0.i241340.1, 1
  %exitcond533.1.not = icmp eq i64 %inc213.i264.1, %row.1.i218344
  br i1 %exitcond533.1.not, label %for.cond.cleanup201.i243.1, label %for.body202.i257.1, !llvm.loop !84

for.cond.cleanup201.i243.1:                       ; preds = %for.body202.i257.1, %cond.end228.i249
  %sum.0.i240.lcssa.1 = phi <8 x double> [ zeroinitializer, %cond.end228.i249 ], [ %206, %for.body202.i257.1 ]
  %207 = load <8 x double>, ptr %add.ptr196.i238.1, align 8
  %sub217.i253.1 = fsub <8 x double> %207, %sum.0.i240.lcssa.1
  br i1 %.not286, label %cond.true216.i252.1, label %cond.false222.i244.1

cond.false222.i244.1:                             ; preds = %for.cond.cleanup201.i243.1
  %mul227.i248.1 = fmul <8 x double> %splat.splat225.i247, %sub217.i253.1
  br label %cond.end228.i249.1

cond.true216.i252.1:                              ; preds = %for.cond.cleanup201.i243.1
  %div221.i256.1 = fdiv <8 x double> %sub217.i253.1, %splat.splat219.i255
  br label %cond.end228.i249.1

cond.end228.i249.1:                               ; preds = %cond.true216.i252.1, %cond.false222.i244.1
  %cond229.i250.1 = phi <8 x double> [ %div221.i256.1, %cond.true216.i252.1 ], [ %mul227.i248.1, %cond.false222.i244.1 ]
  store <8 x double> %cond229.i250.1, ptr %add.ptr196.i238.1, align 8
  %add.ptr196.i238.2 = getelementptr inbounds i8, ptr %add.ptr195.i237, i64 128
  br i1 %cmp199.i242338.not, label %for.cond.cleanup201.i243.2, label %for.body202.i257.2

for.body202.i257.2:                               ; preds = %cond.end228.i249.1, %for.body202.i257.2
  %k197.0.i241340.2 = phi i64 [ %inc213.i264.2, %for.body202.i257.2 ], [ 0, %cond.end228.i249.1 ]
  %sum.0.i240339.2 = phi <8 x double> [ %210, %for.body202.i257.2 ], [ zeroinitializer, %cond.end228.i249.1 ]
  %mul203.i258.2 = mul nsw i64 %k197.0.i241340.2, %mul.i
  %gep337.2 = getelementptr <8 x double>, ptr %invariant.gep336.2, i64 %mul203.i258.2
  %208 = load <8 x double>, ptr %gep337.2, align 8
  %mul206.i260.2 = mul nsw i64 %k197.0.i241340.2, %cond10
  %arrayidx207.i261.2 = getelementptr inbounds double, ptr %add.ptr173.i223, i64 %mul206.i260.2
  %209 = load double, ptr %arrayidx207.i261.2, align 8
  %splat.splatinsert208.i262.2 = insertelement <8 x double> poison, double %209, i64 0
  %splat.splat209.i263.2 = shufflevector <8 x double> %splat.splatinsert208.i262.2, <8 x double> poison, <8 x i32> zeroinitializer
  %210 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %208, <8 x double> %splat.splat209.i263.2, <8 x double> %sum.0.i240339.2)
  %inc213.i264.2 = add nuw nsw i64 %k197.0.i241340.2, 1
  %exitcond533.2.not = icmp eq i64 %inc213.i264.2, %row.1.i218344
  br i1 %exitcond533.2.not, label %for.cond.cleanup201.i243.2, label %for.body202.i257.2, !llvm.loop !84

for.cond.cleanup201.i243.2:                       ; preds = %for.body202.i257.2, %cond.end228.i249.1
  %sum.0.i240.lcssa.2 = phi <8 x double> [ zeroinitializer, %cond.end228.i249.1 ], [ %210, %for.body202.i257.2 ]
  %211 = load <8 x double>, ptr %add.ptr196.i238.2, align 8
  %sub217.i253.2 = fsub <8 x double> %211, %sum.0.i240.lcssa.2
  br i1 %.not286, label %cond.true216.i252.2, label %cond.false222.i244.2

cond.false222.i244.2:                             ; preds = %for.cond.cleanup201.i243.2
  %mul227.i248.2 = fmul <8 x double> %splat.splat225.i247, %sub217.i253.2
  br label %cond.end228.i249.2

cond.true216.i252.2:                              ; preds = %for.cond.cleanup201.i243.2
  %div221.i256.2 = fdiv <8 x double> %sub217.i253.2, %splat.splat219.i255
  br label %cond.end228.i249.2

cond.end228.i249.2:                               ; preds = %cond.true216.i252.2, %cond.false222.i244.2
  %cond229.i250.2 = phi <8 x double> [ %div221.i256.2, %cond.true216.i252.2 ], [ %mul227.i248.2, %cond.false222.i244.2 ]
  store <8 x double> %cond229.i250.2, ptr %add.ptr196.i238.2, align 8
  %inc234.i234 = add nuw nsw i64 %row.1.i218344, 1
  %exitcond535.not = icmp eq i64 %inc234.i234, %n
  br i1 %exitcond535.not, label %if.end, label %for.body169.i220, !llvm.loop !85

if.else:                                          ; preds = %for.cond.cleanup
  br i1 %cmp.not.i306, label %for.cond166.i.preheader, label %for.body.i

for.cond166.i.preheader:                          ; preds = %for.cond84.i.loopexit.7, %if.else
  %row.0.i.lcssa = phi i64 [ 0, %if.else ], [ %add.i308, %for.cond84.i.loopexit.7 ]
  %cmp167.i316 = icmp slt i64 %row.0.i.lcssa, %n
  br i1 %cmp167.i316, label %for.body169.i, label %if.end

for.body.i:                                       ; preds = %if.else, %for.cond84.i.loopexit.7
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.cond84.i.loopexit.7 ], [ 0, %if.else ]
  %add.i308 = phi i64 [ %add.i, %for.cond84.i.loopexit.7 ], [ 8, %if.else ]
  %mul1.i = mul nsw i64 %indvars.iv, %cond10
  %mul2.i = mul nsw i64 %mul1.i, %apart
  %add.ptr.i = getelementptr inbounds double, ptr %cond8, i64 %mul2.i
  %mul5.i = mul nsw i64 %indvars.iv, %mul.i
  %add.ptr4.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul1.i
  %add.ptr6.i = getelementptr inbounds <8 x double>, ptr %cond, i64 %mul5.i
  %cmp20.i296.not = icmp eq i64 %indvars.iv, 0
  br i1 %cmp20.i296.not, label %for.cond57.i.preheader, label %for.body23.i

for.cond57.i.preheader:                           ; preds = %for.body23.i, %for.body.i
  %sums.i.sroa.129.3 = phi <8 x double> [ zeroinitializer, %for.body.i ], [ %243, %for.body23.i ]
  %sums.i.sroa.108.3 = phi <8 x double> [ zeroinitializer, %for.body.i ], [ %241, %for.body23.i ]
  %sums.i.sroa.88.3 = phi <8 x double> [ zeroinitializer, %for.body.i ], [ %239, %for.body23.i ]
  %sums.i.sroa.69.3 = phi <8 x double> [ zeroinitializer, %for.body.i ], [ %237, %for.body23.i ]
  %sums.i.sroa.51.3 = phi <8 x double> [ zeroinitializer, %for.body.i ], [ %235, %for.body23.i ]
  %sums.i.sroa.34.3 = phi <8 x double> [ zeroinitializer, %for.body.i ], [ %233, %for.body23.i ]
  %sums.i.sroa.18.3 = phi <8 x double> [ zeroinitializer, %for.body.i ], [ %231, %for.body23.i ]
  %sums.i.sroa.0.3 = phi <8 x double> [ zeroinitializer, %for.body.i ], [ %229, %for.body23.i ]
  %212 = load <8 x double>, ptr %add.ptr6.i, align 8
  %sub74.i = fsub <8 x double> %212, %sums.i.sroa.0.3
  %213 = getelementptr <8 x double>, ptr %add.ptr6.i, i64 %mul.i
  %214 = load <8 x double>, ptr %213, align 8
  %sub74.i.1 = fsub <8 x double> %214, %sums.i.sroa.18.3
  %215 = getelementptr i8, ptr %add.ptr6.i, i64 %.idx857
  %216 = load <8 x double>, ptr %215, align 8
  %sub74.i.2 = fsub <8 x double> %216, %sums.i.sroa.34.3
  %217 = getelementptr i8, ptr %add.ptr6.i, i64 %.idx858
  %218 = load <8 x double>, ptr %217, align 8
  %sub74.i.3 = fsub <8 x double> %218, %sums.i.sroa.51.3
  %219 = getelementptr i8, ptr %add.ptr6.i, i64 %.idx859
  %220 = load <8 x double>, ptr %219, align 8
  %sub74.i.4 = fsub <8 x double> %220, %sums.i.sroa.69.3
  %221 = getelementptr i8, ptr %add.ptr6.i, i64 %.idx860
  %222 = load <8 x double>, ptr %221, align 8
  %sub74.i.5 = fsub <8 x double> %222, %sums.i.sroa.88.3
  %223 = getelementptr i8, ptr %add.ptr6.i, i64 %.idx861
  %224 = load <8 x double>, ptr %223, align 8
  %sub74.i.6 = fsub <8 x double> %224, %sums.i.sroa.108.3
  %225 = getelementptr i8, ptr %add.ptr6.i, i64 %.idx862
  %226 = load <8 x double>, ptr %225, align 8
  %sub74.i.7 = fsub <8 x double> %226, %sums.i.sroa.129.3
  br i1 %tobool.not.i, label %cond.false.i, label %cond.end.i

for.body23.i:                                     ; preds = %for.body.i, %for.body23.i
  %sums.i.sroa.129.4 = phi <8 x double> [ %243, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %sums.i.sroa.108.4 = phi <8 x double> [ %241, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %sums.i.sroa.88.4 = phi <8 x double> [ %239, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %sums.i.sroa.69.4 = phi <8 x double> [ %237, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %sums.i.sroa.51.4 = phi <8 x double> [ %235, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %sums.i.sroa.34.4 = phi <8 x double> [ %233, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %sums.i.sroa.18.4 = phi <8 x double> [ %231, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %sums.i.sroa.0.4 = phi <8 x double> [ %229, %for.body23.i ], [ zeroinitializer, %for.body.i ]
  %k.0.i297 = phi i64 [ %inc54.i, %for.body23.i ], [ 0, %for.body.i ]
  %mul24.i = mul nsw i64 %k.0.i297, %mul.i
  %add.ptr25.i = getelementptr inbounds <8 x double>, ptr %cond, i64 %mul24.i
  %mul42.i = mul nsw i64 %k.0.i297, %cond10
  %arrayidx43.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul42.i
  %227 = load double, ptr %arrayidx43.i, align 8
  %splat.splatinsert.i = insertelement <8 x double> poison, double %227, i64 0
  %splat.splat.i = shufflevector <8 x double> %splat.splatinsert.i, <8 x double> poison, <8 x i32> zeroinitializer
  %228 = load <8 x double>, ptr %add.ptr25.i, align 8
  %229 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %splat.splat.i, <8 x double> %sums.i.sroa.0.4)
  %add41.i.1 = add nsw i64 %k.0.i297, %apart
  %mul42.i.1 = mul nsw i64 %add41.i.1, %cond10
  %arrayidx43.i.1 = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul42.i.1
  %230 = load double, ptr %arrayidx43.i.1, align 8
  %splat.splatinsert.i.1 = insertelement <8 x double> poison, double %230, i64 0
  %splat.splat.i.1 = shufflevector <8 x double> %splat.splatinsert.i.1, <8 x double> poison, <8 x i32> zeroinitializer
  %231 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %splat.splat.i.1, <8 x double> %sums.i.sroa.18.4)
  %add41.i.2 = add nsw i64 %mul40.i.2, %k.0.i297
  %mul42.i.2 = mul nsw i64 %add41.i.2, %cond10
  %arrayidx43.i.2 = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul42.i.2
  %232 = load double, ptr %arrayidx43.i.2, align 8
  %splat.splatinsert.i.2 = insertelement <8 x double> poison, double %232, i64 0
  %splat.splat.i.2 = shufflevector <8 x double> %splat.splatinsert.i.2, <8 x double> poison, <8 x i32> zeroinitializer
  %233 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %splat.splat.i.2, <8 x double> %sums.i.sroa.34.4)
  %add41.i.3 = add nsw i64 %mul40.i.3, %k.0.i297
  %mul42.i.3 = mul nsw i64 %add41.i.3, %cond10
  %arrayidx43.i.3 = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul42.i.3
  %234 = load double, ptr %arrayidx43.i.3, align 8
  %splat.splatinsert.i.3 = insertelement <8 x double> poison, double %234, i64 0
  %splat.splat.i.3 = shufflevector <8 x double> %splat.splatinsert.i.3, <8 x double> poison, <8 x i32> zeroinitializer
  %235 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %splat.splat.i.3, <8 x double> %sums.i.sroa.51.4)
  %add41.i.4 = add nsw i64 %mul40.i.4, %k.0.i297
  %mul42.i.4 = mul nsw i64 %add41.i.4, %cond10
  %arrayidx43.i.4 = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul42.i.4
  %236 = load double, ptr %arrayidx43.i.4, align 8
  %splat.splatinsert.i.4 = insertelement <8 x double> poison, double %236, i64 0
  %splat.splat.i.4 = shufflevector <8 x double> %splat.splatinsert.i.4, <8 x double> poison, <8 x i32> zeroinitializer
  %237 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %splat.splat.i.4, <8 x double> %sums.i.sroa.69.4)
  %add41.i.5 = add nsw i64 %mul40.i.5, %k.0.i297
  %mul42.i.5 = mul nsw i64 %add41.i.5, %cond10
  %arrayidx43.i.5 = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul42.i.5
  %238 = load double, ptr %arrayidx43.i.5, align 8
  %splat.splatinsert.i.5 = insertelement <8 x double> poison, double %238, i64 0
  %splat.splat.i.5 = shufflevector <8 x double> %splat.splatinsert.i.5, <8 x double> poison, <8 x i32> zeroinitializer
  %239 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %splat.splat.i.5, <8 x double> %sums.i.sroa.88.4)
  %add41.i.6 = add nsw i64 %mul40.i.6, %k.0.i297
  %mul42.i.6 = mul nsw i64 %add41.i.6, %cond10
  %arrayidx43.i.6 = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul42.i.6
  %240 = load double, ptr %arrayidx43.i.6, align 8
  %splat.splatinsert.i.6 = insertelement <8 x double> poison, double %240, i64 0
  %splat.splat.i.6 = shufflevector <8 x double> %splat.splatinsert.i.6, <8 x double> poison, <8 x i32> zeroinitializer
  %241 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %splat.splat.i.6, <8 x double> %sums.i.sroa.108.4)
  %add41.i.7 = add nsw i64 %mul40.i.7, %k.0.i297
  %mul42.i.7 = mul nsw i64 %add41.i.7, %cond10
  %arrayidx43.i.7 = getelementptr inbounds double, ptr %add.ptr.i, i64 %mul42.i.7
  %242 = load double, ptr %arrayidx43.i.7, align 8
  %splat.splatinsert.i.7 = insertelement <8 x double> poison, double %242, i64 0
  %splat.splat.i.7 = shufflevector <8 x double> %splat.splatinsert.i.7, <8 x double> poison, <8 x i32> zeroinitializer
  %243 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %splat.splat.i.7, <8 x double> %sums.i.sroa.129.4)
  %inc54.i = add nuw nsw i64 %k.0.i297, 1
  %exitcond354.not = icmp eq i64 %inc54.i, %indvars.iv
  br i1 %exitcond354.not, label %for.cond57.i.preheader, label %for.body23.i, !llvm.loop !82

for.cond84.i.loopexit:                            ; preds = %cond.end.i, %for.cond95.i.preheader
  %sums.i.sroa.0.5 = phi <8 x double> [ %div106.i, %for.cond95.i.preheader ], [ %sub74.i, %cond.end.i ]
  %scale.0.i = phi double [ 1.000000e+00, %for.cond95.i.preheader ], [ %div.i, %cond.end.i ]
  %splat.splatinsert117.i = insertelement <8 x double> poison, double %scale.0.i, i64 0
  %splat.splat118.i = shufflevector <8 x double> %splat.splatinsert117.i, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i = fmul <8 x double> %splat.splat118.i, %sums.i.sroa.0.5
  store <8 x double> %mul122.i, ptr %add.ptr6.i, align 8
  %arrayidx147.i = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i
  %244 = load double, ptr %arrayidx147.i, align 8
  %splat.splatinsert148.i = insertelement <8 x double> poison, double %244, i64 0
  %splat.splat149.i = shufflevector <8 x double> %splat.splatinsert148.i, <8 x double> poison, <8 x i32> zeroinitializer
  %neg.i = fneg <8 x double> %mul122.i
  %245 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat149.i, <8 x double> %sub74.i.1)
  %arrayidx147.i.1360 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.1359
  %246 = load double, ptr %arrayidx147.i.1360, align 8
  %splat.splatinsert148.i.1361 = insertelement <8 x double> poison, double %246, i64 0
  %splat.splat149.i.1362 = shufflevector <8 x double> %splat.splatinsert148.i.1361, <8 x double> poison, <8 x i32> zeroinitializer
  %247 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat149.i.1362, <8 x double> %sub74.i.2)
  %arrayidx147.i.2368 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.2367
  %248 = load double, ptr %arrayidx147.i.2368, align 8
  %splat.splatinsert148.i.2369 = insertelement <8 x double> poison, double %248, i64 0
  %splat.splat149.i.2370 = shufflevector <8 x double> %splat.splatinsert148.i.2369, <8 x double> poison, <8 x i32> zeroinitializer
  %249 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat149.i.2370, <8 x double> %sub74.i.3)
  %arrayidx147.i.3376 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.3375
  %250 = load double, ptr %arrayidx147.i.3376, align 8
  %splat.splatinsert148.i.3377 = insertelement <8 x double> poison, double %250, i64 0
  %splat.splat149.i.3378 = shufflevector <8 x double> %splat.splatinsert148.i.3377, <8 x double> poison, <8 x i32> zeroinitializer
  %251 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat149.i.3378, <8 x double> %sub74.i.4)
  %arrayidx147.i.4384 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.4383
  %252 = load double, ptr %arrayidx147.i.4384, align 8
  %splat.splatinsert148.i.4385 = insertelement <8 x double> poison, double %252, i64 0
  %splat.splat149.i.4386 = shufflevector <8 x double> %splat.splatinsert148.i.4385, <8 x double> poison, <8 x i32> zeroinitializer
  %253 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat149.i.4386, <8 x double> %sub74.i.5)
  %arrayidx147.i.5392 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.5391
  %254 = load double, ptr %arrayidx147.i.5392, align 8
  %splat.splatinsert148.i.5393 = insertelement <8 x double> poison, double %254, i64 0
  %splat.splat149.i.5394 = shufflevector <8 x double> %splat.splatinsert148.i.5393, <8 x double> poison, <8 x i32> zeroinitializer
  %255 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat149.i.5394, <8 x double> %sub74.i.6)
  %arrayidx147.i.6400 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.6399
  %256 = load double, ptr %arrayidx147.i.6400, align 8
  %splat.splatinsert148.i.6401 = insertelement <8 x double> poison, double %256, i64 0
  %splat.splat149.i.6402 = shufflevector <8 x double> %splat.splatinsert148.i.6401, <8 x double> poison, <8 x i32> zeroinitializer
  %257 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat149.i.6402, <8 x double> %sub74.i.7)
  br i1 %tobool.not.i, label %cond.false.i.1, label %cond.end.i.1

cond.false.i.1:                                   ; preds = %for.cond84.i.loopexit
  %arrayidx92.i.1 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %add90.i
  %258 = load double, ptr %arrayidx92.i.1, align 8
  br label %cond.end.i.1

cond.end.i.1:                                     ; preds = %cond.false.i.1, %for.cond84.i.loopexit
  %cond.i.1 = phi double [ %258, %cond.false.i.1 ], [ 1.000000e+00, %for.cond84.i.loopexit ]
  %div.i.1 = fdiv double 1.000000e+00, %cond.i.1
  %259 = tail call double @llvm.fabs.f64(double %div.i.1)
  %cmp.i276.1 = fcmp ult double %259, 0x10000000000000
  %cmp1.i277.1 = fcmp ugt double %259, 0x7FD0000000000000
  %.not.1 = or i1 %cmp.i276.1, %cmp1.i277.1
  br i1 %.not.1, label %for.cond95.i.preheader.1, label %for.cond84.i.loopexit.1

for.cond95.i.preheader.1:                         ; preds = %cond.end.i.1
  %splat.splatinsert101.i.1 = insertelement <8 x double> poison, double %cond.i.1, i64 0
  %splat.splat102.i.1 = shufflevector <8 x double> %splat.splatinsert101.i.1, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i.1 = fdiv <8 x double> %245, %splat.splat102.i.1
  br label %for.cond84.i.loopexit.1

for.cond84.i.loopexit.1:                          ; preds = %for.cond95.i.preheader.1, %cond.end.i.1
  %sums.i.sroa.18.6 = phi <8 x double> [ %div106.i.1, %for.cond95.i.preheader.1 ], [ %245, %cond.end.i.1 ]
  %scale.0.i.1 = phi double [ 1.000000e+00, %for.cond95.i.preheader.1 ], [ %div.i.1, %cond.end.i.1 ]
  %splat.splatinsert117.i.1 = insertelement <8 x double> poison, double %scale.0.i.1, i64 0
  %splat.splat118.i.1 = shufflevector <8 x double> %splat.splatinsert117.i.1, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i.1 = fmul <8 x double> %splat.splat118.i.1, %sums.i.sroa.18.6
  store <8 x double> %mul122.i.1, ptr %213, align 8
  %arrayidx147.i.1 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.1
  %260 = load double, ptr %arrayidx147.i.1, align 8
  %splat.splatinsert148.i.1 = insertelement <8 x double> poison, double %260, i64 0
  %splat.splat149.i.1 = shufflevector <8 x double> %splat.splatinsert148.i.1, <8 x double> poison, <8 x i32> zeroinitializer
  %neg.i.1 = fneg <8 x double> %mul122.i.1
  %261 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.1, <8 x double> %splat.splat149.i.1, <8 x double> %247)
  %arrayidx147.i.1.1 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.1.1
  %262 = load double, ptr %arrayidx147.i.1.1, align 8
  %splat.splatinsert148.i.1.1 = insertelement <8 x double> poison, double %262, i64 0
  %splat.splat149.i.1.1 = shufflevector <8 x double> %splat.splatinsert148.i.1.1, <8 x double> poison, <8 x i32> zeroinitializer
  %263 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.1, <8 x double> %splat.splat149.i.1.1, <8 x double> %249)
  %arrayidx147.i.1.2 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.1.2
  %264 = load double, ptr %arrayidx147.i.1.2, align 8
  %splat.splatinsert148.i.1.2 = insertelement <8 x double> poison, double %264, i64 0
  %splat.splat149.i.1.2 = shufflevector <8 x double> %splat.splatinsert148.i.1.2, <8 x double> poison, <8 x i32> zeroinitializer
  %265 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.1, <8 x double> %splat.splat149.i.1.2, <8 x double> %251)
  %arrayidx147.i.1.3 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.1.3
  %266 = load double, ptr %arrayidx147.i.1.3, align 8
  %splat.splatinsert148.i.1.3 = insertelement <8 x double> poison, double %266, i64 0
  %splat.splat149.i.1.3 = shufflevector <8 x double> %splat.splatinsert148.i.1.3, <8 x double> poison, <8 x i32> zeroinitializer
  %267 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.1, <8 x double> %splat.splat149.i.1.3, <8 x double> %253)
  %arrayidx147.i.1.4 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.1.4
  %268 = load double, ptr %arrayidx147.i.1.4, align 8
  %splat.splatinsert148.i.1.4 = insertelement <8 x double> poison, double %268, i64 0
  %splat.splat149.i.1.4 = shufflevector <8 x double> %splat.splatinsert148.i.1.4, <8 x double> poison, <8 x i32> zeroinitializer
  %269 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.1, <8 x double> %splat.splat149.i.1.4, <8 x double> %255)
  %arrayidx147.i.1.5 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.1.5
  %270 = load double, ptr %arrayidx147.i.1.5, align 8
  %splat.splatinsert148.i.1.5 = insertelement <8 x double> poison, double %270, i64 0
  %splat.splat149.i.1.5 = shufflevector <8 x double> %splat.splatinsert148.i.1.5, <8 x double> poison, <8 x i32> zeroinitializer
  %271 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.1, <8 x double> %splat.splat149.i.1.5, <8 x double> %257)
  br i1 %tobool.not.i, label %cond.false.i.2, label %cond.end.i.2

cond.false.i.2:                                   ; preds = %for.cond84.i.loopexit.1
  %arrayidx92.i.2 = getelementptr inbounds i8, ptr %add.ptr4.i, i64 %arrayidx92.i.2.idx
  %272 = load double, ptr %arrayidx92.i.2, align 8
  br label %cond.end.i.2

cond.end.i.2:                                     ; preds = %cond.false.i.2, %for.cond84.i.loopexit.1
  %cond.i.2 = phi double [ %272, %cond.false.i.2 ], [ 1.000000e+00, %for.cond84.i.loopexit.1 ]
  %div.i.2 = fdiv double 1.000000e+00, %cond.i.2
  %273 = tail call double @llvm.fabs.f64(double %div.i.2)
  %cmp.i276.2 = fcmp ult double %273, 0x10000000000000
  %cmp1.i277.2 = fcmp ugt double %273, 0x7FD0000000000000
  %.not.2 = or i1 %cmp.i276.2, %cmp1.i277.2
  br i1 %.not.2, label %for.cond95.i.preheader.2, label %for.cond84.i.loopexit.2

for.cond95.i.preheader.2:                         ; preds = %cond.end.i.2
  %splat.splatinsert101.i.2 = insertelement <8 x double> poison, double %cond.i.2, i64 0
  %splat.splat102.i.2 = shufflevector <8 x double> %splat.splatinsert101.i.2, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i.2 = fdiv <8 x double> %261, %splat.splat102.i.2
  br label %for.cond84.i.loopexit.2

for.cond84.i.loopexit.2:                          ; preds = %for.cond95.i.preheader.2, %cond.end.i.2
  %sums.i.sroa.34.7 = phi <8 x double> [ %div106.i.2, %for.cond95.i.preheader.2 ], [ %261, %cond.end.i.2 ]
  %scale.0.i.2 = phi double [ 1.000000e+00, %for.cond95.i.preheader.2 ], [ %div.i.2, %cond.end.i.2 ]
  %splat.splatinsert117.i.2 = insertelement <8 x double> poison, double %scale.0.i.2, i64 0
  %splat.splat118.i.2 = shufflevector <8 x double> %splat.splatinsert117.i.2, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i.2 = fmul <8 x double> %splat.splat118.i.2, %sums.i.sroa.34.7
  store <8 x double> %mul122.i.2, ptr %215, align 8
  %arrayidx147.i.2 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.2
  %274 = load double, ptr %arrayidx147.i.2, align 8
  %splat.splatinsert148.i.2 = insertelement <8 x double> poison, double %274, i64 0
  %splat.splat149.i.2 = shufflevector <8 x double> %splat.splatinsert148.i.2, <8 x double> poison, <8 x i32> zeroinitializer
  %neg.i.2 = fneg <8 x double> %mul122.i.2
  %275 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.2, <8 x double> %splat.splat149.i.2, <8 x double> %263)
  %arrayidx147.i.2.1 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.2.1
  %276 = load double, ptr %arrayidx147.i.2.1, align 8
  %splat.splatinsert148.i.2.1 = insertelement <8 x double> poison, double %276, i64 0
  %splat.splat149.i.2.1 = shufflevector <8 x double> %splat.splatinsert148.i.2.1, <8 x double> poison, <8 x i32> zeroinitializer
  %277 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.2, <8 x double> %splat.splat149.i.2.1, <8 x double> %265)
  %arrayidx147.i.2.2 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.2.2
  %278 = load double, ptr %arrayidx147.i.2.2, align 8
  %splat.splatinsert148.i.2.2 = insertelement <8 x double> poison, double %278, i64 0
  %splat.splat149.i.2.2 = shufflevector <8 x double> %splat.splatinsert148.i.2.2, <8 x double> poison, <8 x i32> zeroinitializer
  %279 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.2, <8 x double> %splat.splat149.i.2.2, <8 x double> %267)
  %arrayidx147.i.2.3 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.2.3
  %280 = load double, ptr %arrayidx147.i.2.3, align 8
  %splat.splatinsert148.i.2.3 = insertelement <8 x double> poison, double %280, i64 0
  %splat.splat149.i.2.3 = shufflevector <8 x double> %splat.splatinsert148.i.2.3, <8 x double> poison, <8 x i32> zeroinitializer
  %281 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.2, <8 x double> %splat.splat149.i.2.3, <8 x double> %269)
  %arrayidx147.i.2.4 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.2.4
  %282 = load double, ptr %arrayidx147.i.2.4, align 8
  %splat.splatinsert148.i.2.4 = insertelement <8 x double> poison, double %282, i64 0
  %splat.splat149.i.2.4 = shufflevector <8 x double> %splat.splatinsert148.i.2.4, <8 x double> poison, <8 x i32> zeroinitializer
  %283 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.2, <8 x double> %splat.splat149.i.2.4, <8 x double> %271)
  br i1 %tobool.not.i, label %cond.false.i.3, label %cond.end.i.3

cond.false.i.3:                                   ; preds = %for.cond84.i.loopexit.2
  %arrayidx92.i.3 = getelementptr inbounds i8, ptr %add.ptr4.i, i64 %arrayidx92.i.3.idx
  %284 = load double, ptr %arrayidx92.i.3, align 8
  br label %cond.end.i.3

cond.end.i.3:                                     ; preds = %cond.false.i.3, %for.cond84.i.loopexit.2
  %cond.i.3 = phi double [ %284, %cond.false.i.3 ], [ 1.000000e+00, %for.cond84.i.loopexit.2 ]
  %div.i.3 = fdiv double 1.000000e+00, %cond.i.3
  %285 = tail call double @llvm.fabs.f64(double %div.i.3)
  %cmp.i276.3 = fcmp ult double %285, 0x10000000000000
  %cmp1.i277.3 = fcmp ugt double %285, 0x7FD0000000000000
  %.not.3 = or i1 %cmp.i276.3, %cmp1.i277.3
  br i1 %.not.3, label %for.cond95.i.preheader.3, label %for.cond84.i.loopexit.3

for.cond95.i.preheader.3:                         ; preds = %cond.end.i.3
  %splat.splatinsert101.i.3 = insertelement <8 x double> poison, double %cond.i.3, i64 0
  %splat.splat102.i.3 = shufflevector <8 x double> %splat.splatinsert101.i.3, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i.3 = fdiv <8 x double> %275, %splat.splat102.i.3
  br label %for.cond84.i.loopexit.3

for.cond84.i.loopexit.3:                          ; preds = %for.cond95.i.preheader.3, %cond.end.i.3
  %sums.i.sroa.51.8 = phi <8 x double> [ %div106.i.3, %for.cond95.i.preheader.3 ], [ %275, %cond.end.i.3 ]
  %scale.0.i.3 = phi double [ 1.000000e+00, %for.cond95.i.preheader.3 ], [ %div.i.3, %cond.end.i.3 ]
  %splat.splatinsert117.i.3 = insertelement <8 x double> poison, double %scale.0.i.3, i64 0
  %splat.splat118.i.3 = shufflevector <8 x double> %splat.splatinsert117.i.3, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i.3 = fmul <8 x double> %splat.splat118.i.3, %sums.i.sroa.51.8
  store <8 x double> %mul122.i.3, ptr %217, align 8
  %arrayidx147.i.3 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.3
  %286 = load double, ptr %arrayidx147.i.3, align 8
  %splat.splatinsert148.i.3 = insertelement <8 x double> poison, double %286, i64 0
  %splat.splat149.i.3 = shufflevector <8 x double> %splat.splatinsert148.i.3, <8 x double> poison, <8 x i32> zeroinitializer
  %neg.i.3 = fneg <8 x double> %mul122.i.3
  %287 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.3, <8 x double> %splat.splat149.i.3, <8 x double> %277)
  %arrayidx147.i.3.1 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.3.1
  %288 = load double, ptr %arrayidx147.i.3.1, align 8
  %splat.splatinsert148.i.3.1 = insertelement <8 x double> poison, double %288, i64 0
  %splat.splat149.i.3.1 = shufflevector <8 x double> %splat.splatinsert148.i.3.1, <8 x double> poison, <8 x i32> zeroinitializer
  %289 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.3, <8 x double> %splat.splat149.i.3.1, <8 x double> %279)
  %arrayidx147.i.3.2 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.3.2
  %290 = load double, ptr %arrayidx147.i.3.2, align 8
  %splat.splatinsert148.i.3.2 = insertelement <8 x double> poison, double %290, i64 0
  %splat.splat149.i.3.2 = shufflevector <8 x double> %splat.splatinsert148.i.3.2, <8 x double> poison, <8 x i32> zeroinitializer
  %291 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.3, <8 x double> %splat.splat149.i.3.2, <8 x double> %281)
  %arrayidx147.i.3.3 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.3.3
  %292 = load double, ptr %arrayidx147.i.3.3, align 8
  %splat.splatinsert148.i.3.3 = insertelement <8 x double> poison, double %292, i64 0
  %splat.splat149.i.3.3 = shufflevector <8 x double> %splat.splatinsert148.i.3.3, <8 x double> poison, <8 x i32> zeroinitializer
  %293 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.3, <8 x double> %splat.splat149.i.3.3, <8 x double> %283)
  br i1 %tobool.not.i, label %cond.false.i.4, label %cond.end.i.4

cond.false.i.4:                                   ; preds = %for.cond84.i.loopexit.3
  %arrayidx92.i.4 = getelementptr inbounds i8, ptr %add.ptr4.i, i64 %arrayidx92.i.4.idx
  %294 = load double, ptr %arrayidx92.i.4, align 8
  br label %cond.end.i.4

cond.end.i.4:                                     ; preds = %cond.false.i.4, %for.cond84.i.loopexit.3
  %cond.i.4 = phi double [ %294, %cond.false.i.4 ], [ 1.000000e+00, %for.cond84.i.loopexit.3 ]
  %div.i.4 = fdiv double 1.000000e+00, %cond.i.4
  %295 = tail call double @llvm.fabs.f64(double %div.i.4)
  %cmp.i276.4 = fcmp ult double %295, 0x10000000000000
  %cmp1.i277.4 = fcmp ugt double %295, 0x7FD0000000000000
  %.not.4 = or i1 %cmp.i276.4, %cmp1.i277.4
  br i1 %.not.4, label %for.cond95.i.preheader.4, label %for.cond84.i.loopexit.4

for.cond95.i.preheader.4:                         ; preds = %cond.end.i.4
  %splat.splatinsert101.i.4 = insertelement <8 x double> poison, double %cond.i.4, i64 0
  %splat.splat102.i.4 = shufflevector <8 x double> %splat.splatinsert101.i.4, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i.4 = fdiv <8 x double> %287, %splat.splat102.i.4
  br label %for.cond84.i.loopexit.4

for.cond84.i.loopexit.4:                          ; preds = %for.cond95.i.preheader.4, %cond.end.i.4
  %sums.i.sroa.69.9 = phi <8 x double> [ %div106.i.4, %for.cond95.i.preheader.4 ], [ %287, %cond.end.i.4 ]
  %scale.0.i.4 = phi double [ 1.000000e+00, %for.cond95.i.preheader.4 ], [ %div.i.4, %cond.end.i.4 ]
  %splat.splatinsert117.i.4 = insertelement <8 x double> poison, double %scale.0.i.4, i64 0
  %splat.splat118.i.4 = shufflevector <8 x double> %splat.splatinsert117.i.4, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i.4 = fmul <8 x double> %splat.splat118.i.4, %sums.i.sroa.69.9
  store <8 x double> %mul122.i.4, ptr %219, align 8
  %arrayidx147.i.4 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.4
  %296 = load double, ptr %arrayidx147.i.4, align 8
  %splat.splatinsert148.i.4 = insertelement <8 x double> poison, double %296, i64 0
  %splat.splat149.i.4 = shufflevector <8 x double> %splat.splatinsert148.i.4, <8 x double> poison, <8 x i32> zeroinitializer
  %neg.i.4 = fneg <8 x double> %mul122.i.4
  %297 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.4, <8 x double> %splat.splat149.i.4, <8 x double> %289)
  %arrayidx147.i.4.1 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.4.1
  %298 = load double, ptr %arrayidx147.i.4.1, align 8
  %splat.splatinsert148.i.4.1 = insertelement <8 x double> poison, double %298, i64 0
  %splat.splat149.i.4.1 = shufflevector <8 x double> %splat.splatinsert148.i.4.1, <8 x double> poison, <8 x i32> zeroinitializer
  %299 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.4, <8 x double> %splat.splat149.i.4.1, <8 x double> %291)
  %arrayidx147.i.4.2 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.4.2
  %300 = load double, ptr %arrayidx147.i.4.2, align 8
  %splat.splatinsert148.i.4.2 = insertelement <8 x double> poison, double %300, i64 0
  %splat.splat149.i.4.2 = shufflevector <8 x double> %splat.splatinsert148.i.4.2, <8 x double> poison, <8 x i32> zeroinitializer
  %301 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.4, <8 x double> %splat.splat149.i.4.2, <8 x double> %293)
  br i1 %tobool.not.i, label %cond.false.i.5, label %cond.end.i.5

cond.false.i.5:                                   ; preds = %for.cond84.i.loopexit.4
  %arrayidx92.i.5 = getelementptr inbounds i8, ptr %add.ptr4.i, i64 %arrayidx92.i.5.idx
  %302 = load double, ptr %arrayidx92.i.5, align 8
  br label %cond.end.i.5

cond.end.i.5:                                     ; preds = %cond.false.i.5, %for.cond84.i.loopexit.4
  %cond.i.5 = phi double [ %302, %cond.false.i.5 ], [ 1.000000e+00, %for.cond84.i.loopexit.4 ]
  %div.i.5 = fdiv double 1.000000e+00, %cond.i.5
  %303 = tail call double @llvm.fabs.f64(double %div.i.5)
  %cmp.i276.5 = fcmp ult double %303, 0x10000000000000
  %cmp1.i277.5 = fcmp ugt double %303, 0x7FD0000000000000
  %.not.5 = or i1 %cmp.i276.5, %cmp1.i277.5
  br i1 %.not.5, label %for.cond95.i.preheader.5, label %for.cond84.i.loopexit.5

for.cond95.i.preheader.5:                         ; preds = %cond.end.i.5
  %splat.splatinsert101.i.5 = insertelement <8 x double> poison, double %cond.i.5, i64 0
  %splat.splat102.i.5 = shufflevector <8 x double> %splat.splatinsert101.i.5, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i.5 = fdiv <8 x double> %297, %splat.splat102.i.5
  br label %for.cond84.i.loopexit.5

for.cond84.i.loopexit.5:                          ; preds = %for.cond95.i.preheader.5, %cond.end.i.5
  %sums.i.sroa.88.10 = phi <8 x double> [ %div106.i.5, %for.cond95.i.preheader.5 ], [ %297, %cond.end.i.5 ]
  %scale.0.i.5 = phi double [ 1.000000e+00, %for.cond95.i.preheader.5 ], [ %div.i.5, %cond.end.i.5 ]
  %splat.splatinsert117.i.5 = insertelement <8 x double> poison, double %scale.0.i.5, i64 0
  %splat.splat118.i.5 = shufflevector <8 x double> %splat.splatinsert117.i.5, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i.5 = fmul <8 x double> %splat.splat118.i.5, %sums.i.sroa.88.10
  store <8 x double> %mul122.i.5, ptr %221, align 8
  %arrayidx147.i.5 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.5
  %304 = load double, ptr %arrayidx147.i.5, align 8
  %splat.splatinsert148.i.5 = insertelement <8 x double> poison, double %304, i64 0
  %splat.splat149.i.5 = shufflevector <8 x double> %splat.splatinsert148.i.5, <8 x double> poison, <8 x i32> zeroinitializer
  %neg.i.5 = fneg <8 x double> %mul122.i.5
  %305 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.5, <8 x double> %splat.splat149.i.5, <8 x double> %299)
  %arrayidx147.i.5.1 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.5.1
  %306 = load double, ptr %arrayidx147.i.5.1, align 8
  %splat.splatinsert148.i.5.1 = insertelement <8 x double> poison, double %306, i64 0
  %splat.splat149.i.5.1 = shufflevector <8 x double> %splat.splatinsert148.i.5.1, <8 x double> poison, <8 x i32> zeroinitializer
  %307 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.5, <8 x double> %splat.splat149.i.5.1, <8 x double> %301)
  br i1 %tobool.not.i, label %cond.false.i.6, label %cond.end.i.6

cond.false.i.6:                                   ; preds = %for.cond84.i.loopexit.5
  %arrayidx92.i.6 = getelementptr inbounds i8, ptr %add.ptr4.i, i64 %arrayidx92.i.6.idx
  %308 = load double, ptr %arrayidx92.i.6, align 8
  br label %cond.end.i.6

cond.end.i.6:                                     ; preds = %cond.false.i.6, %for.cond84.i.loopexit.5
  %cond.i.6 = phi double [ %308, %cond.false.i.6 ], [ 1.000000e+00, %for.cond84.i.loopexit.5 ]
  %div.i.6 = fdiv double 1.000000e+00, %cond.i.6
  %309 = tail call double @llvm.fabs.f64(double %div.i.6)
  %cmp.i276.6 = fcmp ult double %309, 0x10000000000000
  %cmp1.i277.6 = fcmp ugt double %309, 0x7FD0000000000000
  %.not.6 = or i1 %cmp.i276.6, %cmp1.i277.6
  br i1 %.not.6, label %for.cond95.i.preheader.6, label %for.cond84.i.loopexit.6

for.cond95.i.preheader.6:                         ; preds = %cond.end.i.6
  %splat.splatinsert101.i.6 = insertelement <8 x double> poison, double %cond.i.6, i64 0
  %splat.splat102.i.6 = shufflevector <8 x double> %splat.splatinsert101.i.6, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i.6 = fdiv <8 x double> %305, %splat.splat102.i.6
  br label %for.cond84.i.loopexit.6

for.cond84.i.loopexit.6:                          ; preds = %for.cond95.i.preheader.6, %cond.end.i.6
  %sums.i.sroa.108.11 = phi <8 x double> [ %div106.i.6, %for.cond95.i.preheader.6 ], [ %305, %cond.end.i.6 ]
  %scale.0.i.6 = phi double [ 1.000000e+00, %for.cond95.i.preheader.6 ], [ %div.i.6, %cond.end.i.6 ]
  %splat.splatinsert117.i.6 = insertelement <8 x double> poison, double %scale.0.i.6, i64 0
  %splat.splat118.i.6 = shufflevector <8 x double> %splat.splatinsert117.i.6, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i.6 = fmul <8 x double> %splat.splat118.i.6, %sums.i.sroa.108.11
  store <8 x double> %mul122.i.6, ptr %223, align 8
  %arrayidx147.i.6 = getelementptr inbounds double, ptr %add.ptr4.i, i64 %mul146.i.6
  %310 = load double, ptr %arrayidx147.i.6, align 8
  %splat.splatinsert148.i.6 = insertelement <8 x double> poison, double %310, i64 0
  %splat.splat149.i.6 = shufflevector <8 x double> %splat.splatinsert148.i.6, <8 x double> poison, <8 x i32> zeroinitializer
  %neg.i.6 = fneg <8 x double> %mul122.i.6
  %311 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.6, <8 x double> %splat.splat149.i.6, <8 x double> %307)
  br i1 %tobool.not.i, label %cond.false.i.7, label %cond.end.i.7

cond.false.i.7:                                   ; preds = %for.cond84.i.loopexit.6
  %arrayidx92.i.7 = getelementptr inbounds i8, ptr %add.ptr4.i, i64 %arrayidx92.i.7.idx
  %312 = load double, ptr %arrayidx92.i.7, align 8
  br label %cond.end.i.7

cond.end.i.7:                                     ; preds = %cond.false.i.7, %for.cond84.i.loopexit.6
  %cond.i.7 = phi double [ %312, %cond.false.i.7 ], [ 1.000000e+00, %for.cond84.i.loopexit.6 ]
  %div.i.7 = fdiv double 1.000000e+00, %cond.i.7
  %313 = tail call double @llvm.fabs.f64(double %div.i.7)
  %cmp.i276.7 = fcmp ult double %313, 0x10000000000000
  %cmp1.i277.7 = fcmp ugt double %313, 0x7FD0000000000000
  %.not.7 = or i1 %cmp.i276.7, %cmp1.i277.7
  br i1 %.not.7, label %for.cond95.i.preheader.7, label %for.cond84.i.loopexit.7

for.cond95.i.preheader.7:                         ; preds = %cond.end.i.7
  %splat.splatinsert101.i.7 = insertelement <8 x double> poison, double %cond.i.7, i64 0
  %splat.splat102.i.7 = shufflevector <8 x double> %splat.splatinsert101.i.7, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i.7 = fdiv <8 x double> %311, %splat.splat102.i.7
  br label %for.cond84.i.loopexit.7

for.cond84.i.loopexit.7:                          ; preds = %cond.end.i.7, %for.cond95.i.preheader.7
  %sums.i.sroa.129.12 = phi <8 x double> [ %div106.i.7, %for.cond95.i.preheader.7 ], [ %311, %cond.end.i.7 ]
  %scale.0.i.7 = phi double [ 1.000000e+00, %for.cond95.i.preheader.7 ], [ %div.i.7, %cond.end.i.7 ]
  %splat.splatinsert117.i.7 = insertelement <8 x double> poison, double %scale.0.i.7, i64 0
  %splat.splat118.i.7 = shufflevector <8 x double> %splat.splatinsert117.i.7, <8 x double> poison, <8 x i32> zeroinitializer
  %mul122.i.7 = fmul <8 x double> %splat.splat118.i.7, %sums.i.sroa.129.12
  store <8 x double> %mul122.i.7, ptr %225, align 8
  %add.i = add nuw nsw i64 %add.i308, 8
  %cmp.not.i = icmp sgt i64 %add.i, %n
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 8
  br i1 %cmp.not.i, label %for.cond166.i.preheader, label %for.body.i, !llvm.loop !83

cond.false.i:                                     ; preds = %for.cond57.i.preheader
  %314 = load double, ptr %add.ptr4.i, align 8
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %for.cond57.i.preheader
  %cond.i = phi double [ %314, %cond.false.i ], [ 1.000000e+00, %for.cond57.i.preheader ]
  %div.i = fdiv double 1.000000e+00, %cond.i
  %315 = tail call double @llvm.fabs.f64(double %div.i)
  %cmp.i276 = fcmp ult double %315, 0x10000000000000
  %cmp1.i277 = fcmp ugt double %315, 0x7FD0000000000000
  %.not = or i1 %cmp.i276, %cmp1.i277
  br i1 %.not, label %for.cond95.i.preheader, label %for.cond84.i.loopexit

for.cond95.i.preheader:                           ; preds = %cond.end.i
  %splat.splatinsert101.i = insertelement <8 x double> poison, double %cond.i, i64 0
  %splat.splat102.i = shufflevector <8 x double> %splat.splatinsert101.i, <8 x double> poison, <8 x i32> zeroinitializer
  %div106.i = fdiv <8 x double> %sub74.i, %splat.splat102.i
  br label %for.cond84.i.loopexit

for.body169.i:                                    ; preds = %for.cond166.i.preheader, %cond.end228.i
  %row.1.i317 = phi i64 [ %inc234.i, %cond.end228.i ], [ %row.0.i.lcssa, %for.cond166.i.preheader ]
  %mul171.i = mul nsw i64 %row.1.i317, %cond10
  %mul172.i = mul nsw i64 %mul171.i, %apart
  %add.ptr173.i = getelementptr inbounds double, ptr %cond8, i64 %mul172.i
  br i1 %tobool.not.i, label %cond.false177.i, label %cond.end180.i

cond.false177.i:                                  ; preds = %for.body169.i
  %arrayidx179.i = getelementptr inbounds double, ptr %add.ptr173.i, i64 %mul171.i
  %316 = load double, ptr %arrayidx179.i, align 8
  br label %cond.end180.i

cond.end180.i:                                    ; preds = %cond.false177.i, %for.body169.i
  %cond181.i = phi double [ %316, %cond.false177.i ], [ 1.000000e+00, %for.body169.i ]
  %div183.i = fdiv double 1.000000e+00, %cond181.i
  %317 = tail call double @llvm.fabs.f64(double %div183.i)
  %cmp.i280 = fcmp ult double %317, 0x10000000000000
  %cmp1.i281 = fcmp ugt double %317, 0x7FD0000000000000
  %.not284 = or i1 %cmp.i280, %cmp1.i281
  %mul194.i = mul nsw i64 %row.1.i317, %mul.i
  %add.ptr195.i = getelementptr inbounds <8 x double>, ptr %cond, i64 %mul194.i
  %cmp199.i311.not = icmp eq i64 %row.1.i317, 0
  %splat.splatinsert224.i = insertelement <8 x double> poison, double %div183.i, i64 0
  %splat.splat225.i = shufflevector <8 x double> %splat.splatinsert224.i, <8 x double> poison, <8 x i32> zeroinitializer
  %splat.splatinsert218.i = insertelement <8 x double> poison, double %cond181.i, i64 0
  %splat.splat219.i = shufflevector <8 x double> %splat.splatinsert218.i, <8 x double> poison, <8 x i32> zeroinitializer
  br i1 %cmp199.i311.not, label %for.cond.cleanup201.i, label %for.body202.i

for.cond.cleanup201.i:                            ; preds = %for.body202.i, %cond.end180.i
  %sum.0.i.lcssa = phi <8 x double> [ zeroinitializer, %cond.end180.i ], [ %321, %for.body202.i ]
  %318 = load <8 x double>, ptr %add.ptr195.i, align 8
  %sub217.i = fsub <8 x double> %318, %sum.0.i.lcssa
  br i1 %.not284, label %cond.true216.i, label %cond.false222.i

for.body202.i:                                    ; preds = %cond.end180.i, %for.body202.i
  %k197.0.i313 = phi i64 [ %inc213.i, %for.body202.i ], [ 0, %cond.end180.i ]
  %sum.0.i312 = phi <8 x double> [ %321, %for.body202.i ], [ zeroinitializer, %cond.end180.i ]
  %mul203.i = mul nsw i64 %k197.0.i313, %mul.i
  %gep310 = getelementptr <8 x double>, ptr %cond, i64 %mul203.i
  %319 = load <8 x double>, ptr %gep310, align 8
  %mul206.i = mul nsw i64 %k197.0.i313, %cond10
  %arrayidx207.i = getelementptr inbounds double, ptr %add.ptr173.i, i64 %mul206.i
  %320 = load double, ptr %arrayidx207.i, align 8
  %splat.splatinsert208.i = insertelement <8 x double> poison, double %320, i64 0
  %splat.splat209.i = shufflevector <8 x double> %splat.splatinsert208.i, <8 x double> poison, <8 x i32> zeroinitializer
  %321 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %319, <8 x double> %splat.splat209.i, <8 x double> %sum.0.i312)
  %inc213.i = add nuw nsw i64 %k197.0.i313, 1
  %exitcond406.not = icmp eq i64 %inc213.i, %row.1.i317
  br i1 %exitcond406.not, label %for.cond.cleanup201.i, label %for.body202.i, !llvm.loop !84

cond.true216.i:                                   ; preds = %for.cond.cleanup201.i
  %div221.i = fdiv <8 x double> %sub217.i, %splat.splat219.i
  br label %cond.end228.i

cond.false222.i:                                  ; preds = %for.cond.cleanup201.i
  %mul227.i = fmul <8 x double> %splat.splat225.i, %sub217.i
  br label %cond.end228.i

cond.end228.i:                                    ; preds = %cond.false222.i, %cond.true216.i
  %cond229.i = phi <8 x double> [ %div221.i, %cond.true216.i ], [ %mul227.i, %cond.false222.i ]
  store <8 x double> %cond229.i, ptr %add.ptr195.i, align 8
  %inc234.i = add nuw nsw i64 %row.1.i317, 1
  %exitcond407.not = icmp eq i64 %inc234.i, %n
  br i1 %exitcond407.not, label %if.end, label %for.body169.i, !llvm.loop !85

if.end:                                           ; preds = %cond.end228.i, %cond.end228.i249.2, %for.cond166.i.preheader, %for.cond166.i217.preheader
  %invariant.gep345 = getelementptr double, ptr %out, i64 %first.addr.0350
  br i1 %cmp21290, label %for.body44.lr.ph, label %for.cond.cleanup43

for.body44.lr.ph:                                 ; preds = %if.end
  %mul.i283 = shl i64 %spec.select, 3
  br label %for.body44

for.cond.cleanup43:                               ; preds = %for.body44, %if.end
  %add54 = add nsw i64 %spec.select, %first.addr.0350
  %cmp = icmp slt i64 %add54, %last
  br i1 %cmp, label %for.body, label %for.end55, !llvm.loop !86

for.body44:                                       ; preds = %for.body44.lr.ph, %for.body44
  %i39.0348 = phi i64 [ 0, %for.body44.lr.ph ], [ %inc51, %for.body44 ]
  %add.ptr46.idx = mul i64 %i39.0348, 192
  %add.ptr46 = getelementptr inbounds i8, ptr %strip, i64 %add.ptr46.idx
  %mul47 = mul nsw i64 %i39.0348, %columns
  %gep346 = getelementptr double, ptr %invariant.gep345, i64 %mul47
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %gep346, ptr readonly align 8 %add.ptr46, i64 %mul.i283, i1 false)
  %inc51 = add nuw nsw i64 %i39.0348, 1
  %exitcond536.not = icmp eq i64 %inc51, %n
  br i1 %exitcond536.not, label %for.cond.cleanup43, label %for.body44, !llvm.loop !87

for.end55:                                        ; preds = %for.cond.cleanup43, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #5

; Function Attrs: nounwind
define internal fastcc noundef i64 @make_triangle_f(ptr noundef %library, ptr noundef %x, i64 noundef %rows, i64 noundef %columns, i64 noundef %first, i64 noundef %last, i64 noundef %end, ptr noundef %v, ptr noundef %t, ptr noundef %packed, ptr noundef %room) unnamed_addr #0 {
entry:
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %rows, i64 %columns)
  %cmp50 = icmp slt i64 %first, %last
  br i1 %cmp50, label %for.body.lr.ph, label %cleanup20

for.body.lr.ph:                                   ; preds = %entry
  %conv4.i.i.i = trunc i64 %cond.i to i32
  %conv5.i.i.i = trunc i64 %columns to i32
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %reflect_by_f.exit
  %first.addr.051 = phi i64 [ %first, %for.body.lr.ph ], [ %add19, %reflect_by_f.exit ]
  %sub = sub nsw i64 %last, %first.addr.051
  %cond.i49 = tail call noundef i64 @llvm.smin.i64(i64 %sub, i64 64)
  %mul = mul nsw i64 %first.addr.051, %columns
  %add.ptr = getelementptr inbounds float, ptr %x, i64 %mul
  %add.ptr2 = getelementptr inbounds float, ptr %add.ptr, i64 %first.addr.051
  %mul3 = mul nsw i64 %first.addr.051, %cond.i
  %add.ptr4 = getelementptr inbounds float, ptr %v, i64 %mul3
  %add.ptr5 = getelementptr inbounds float, ptr %add.ptr4, i64 %first.addr.051
  %add.ptr7.idx = shl nsw i64 %first.addr.051, 8
  %add.ptr7 = getelementptr inbounds i8, ptr %t, i64 %add.ptr7.idx
  %sub8 = sub nsw i64 %rows, %first.addr.051
  %call9 = tail call fastcc i64 @reflect_block_f(ptr noundef %library, ptr noundef %add.ptr2, i64 noundef %columns, i64 noundef %sub8, i64 noundef %cond.i49, ptr noundef %add.ptr5, i64 noundef %cond.i, ptr noundef %add.ptr7, ptr noundef %packed, ptr noundef %room)
  %tobool.not = icmp eq i64 %call9, 0
  br i1 %tobool.not, label %if.end, label %cleanup20

if.end:                                           ; preds = %for.body
  %add = add nsw i64 %cond.i49, %first.addr.051
  %add.ptr13 = getelementptr inbounds float, ptr %add.ptr, i64 %add
  %sub14 = sub nsw i64 %end, %add
  %mul.i.i = mul nsw i64 %sub14, %cond.i49
  %add.ptr.i.i = getelementptr inbounds float, ptr %room, i64 %mul.i.i
  %tobool1.i.i.i = icmp ne i64 %add, %end
  br i1 %tobool1.i.i.i, label %multiply_f.exit30.i.i, label %reflect_by_f.exit

multiply_f.exit30.i.i:                            ; preds = %if.end
  %0 = load ptr, ptr %library, align 8
  %conv.i.i.i = trunc i64 %cond.i49 to i32
  %conv2.i.i.i = trunc i64 %sub14 to i32
  %conv3.i.i.i = trunc i64 %sub8 to i32
  tail call void %0(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv3.i.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr5, i32 noundef %conv4.i.i.i, ptr noundef %add.ptr13, i32 noundef %conv5.i.i.i, float noundef 0.000000e+00, ptr noundef %room, i32 noundef %conv2.i.i.i) #8
  %1 = load ptr, ptr %library, align 8
  tail call void %1(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv.i.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr7, i32 noundef 64, ptr noundef %room, i32 noundef %conv2.i.i.i, float noundef 0.000000e+00, ptr noundef nonnull %add.ptr.i.i, i32 noundef %conv2.i.i.i) #8
  %tobool.i31.i.i = icmp ne i64 %first.addr.051, %rows
  %or.cond.i33.i.i = and i1 %tobool.i31.i.i, %tobool1.i.i.i
  br i1 %or.cond.i33.i.i, label %if.then.i34.i.i, label %reflect_by_f.exit

if.then.i34.i.i:                                  ; preds = %multiply_f.exit30.i.i
  %2 = load ptr, ptr %library, align 8
  %conv.i35.i.i = trunc i64 %sub8 to i32
  %conv2.i36.i.i = trunc i64 %sub14 to i32
  %conv3.i37.i.i = trunc i64 %cond.i49 to i32
  tail call void %2(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i35.i.i, i32 noundef %conv2.i36.i.i, i32 noundef %conv3.i37.i.i, float noundef -1.000000e+00, ptr noundef %add.ptr5, i32 noundef %conv4.i.i.i, ptr noundef %add.ptr.i.i, i32 noundef %conv2.i36.i.i, float noundef 1.000000e+00, ptr noundef %add.ptr13, i32 noundef %conv5.i.i.i) #8
  br label %reflect_by_f.exit

reflect_by_f.exit:                                ; preds = %if.end, %multiply_f.exit30.i.i, %if.then.i34.i.i
  %add19 = add nsw i64 %first.addr.051, 64
  %cmp = icmp slt i64 %add19, %last
  br i1 %cmp, label %for.body, label %cleanup20, !llvm.loop !88

cleanup20:                                        ; preds = %reflect_by_f.exit, %for.body, %entry
  %retval.2 = phi i64 [ 0, %entry ], [ 1, %for.body ], [ 0, %reflect_by_f.exit ]
  ret i64 %retval.2
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
  br i1 %cmp1, label %while.cond, label %while.end, !llvm.loop !89

while.end:                                        ; preds = %while.cond
  %sub = sub nsw i64 %width, %half.0
  %call3 = tail call fastcc i64 @reflect_block_f(ptr noundef %library, ptr noundef %x, i64 noundef %step, i64 noundef %rows, i64 noundef %half.0, ptr noundef %v, i64 noundef %v_step, ptr noundef %t, ptr noundef %packed, ptr noundef %room)
  %tobool.not = icmp eq i64 %call3, 0
  br i1 %tobool.not, label %if.end5, label %return

if.end5:                                          ; preds = %while.end
  %add.ptr = getelementptr inbounds float, ptr %x, i64 %half.0
  %mul.i.i = mul nsw i64 %sub, %half.0
  %add.ptr.i.i = getelementptr inbounds float, ptr %room, i64 %mul.i.i
  %tobool1.i.i.i.not = icmp eq i64 %half.0, %width
  br i1 %tobool1.i.i.i.not, label %reflect_by_f.exit, label %multiply_f.exit30.i.i

multiply_f.exit30.i.i:                            ; preds = %if.end5
  %0 = load ptr, ptr %library, align 8
  %conv.i.i.i = trunc i64 %half.0 to i32
  %conv2.i.i.i = trunc i64 %sub to i32
  %conv3.i.i.i = trunc i64 %rows to i32
  %conv4.i.i.i = trunc i64 %v_step to i32
  %conv5.i.i.i = trunc i64 %step to i32
  tail call void %0(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv3.i.i.i, float noundef 1.000000e+00, ptr noundef %v, i32 noundef %conv4.i.i.i, ptr noundef nonnull %add.ptr, i32 noundef %conv5.i.i.i, float noundef 0.000000e+00, ptr noundef %room, i32 noundef %conv2.i.i.i) #8
  %1 = load ptr, ptr %library, align 8
  tail call void %1(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv.i.i.i, float noundef 1.000000e+00, ptr noundef %t, i32 noundef 64, ptr noundef %room, i32 noundef %conv2.i.i.i, float noundef 0.000000e+00, ptr noundef nonnull %add.ptr.i.i, i32 noundef %conv2.i.i.i) #8
  %tobool.i31.i.i.not = icmp eq i64 %rows, 0
  br i1 %tobool.i31.i.i.not, label %reflect_by_f.exit, label %if.then.i34.i.i

if.then.i34.i.i:                                  ; preds = %multiply_f.exit30.i.i
  %2 = load ptr, ptr %library, align 8
  tail call void %2(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv3.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv.i.i.i, float noundef -1.000000e+00, ptr noundef %v, i32 noundef %conv4.i.i.i, ptr noundef %add.ptr.i.i, i32 noundef %conv2.i.i.i, float noundef 1.000000e+00, ptr noundef nonnull %add.ptr, i32 noundef %conv5.i.i.i) #8
  br label %reflect_by_f.exit

reflect_by_f.exit:                                ; preds = %if.end5, %multiply_f.exit30.i.i, %if.then.i34.i.i
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
  br i1 %exitcond.not, label %for.cond26.preheader, label %for.body, !llvm.loop !90

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  br i1 %tobool1.i.i.i.not, label %return, label %if.then.i143

if.then.i143:                                     ; preds = %for.cond.cleanup28
  %3 = load ptr, ptr %library, align 8
  %conv.i = trunc i64 %half.0 to i32
  %conv2.i = trunc i64 %sub to i32
  %conv3.i = trunc i64 %sub15 to i32
  %conv4.i = trunc i64 %v_step to i32
  tail call void %3(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv2.i, i32 noundef %conv3.i, float noundef 1.000000e+00, ptr noundef %add.ptr7, i32 noundef %conv4.i, ptr noundef nonnull %add.ptr8, i32 noundef %conv4.i, float noundef 0.000000e+00, ptr noundef %room, i32 noundef %conv2.i) #8
  %4 = load ptr, ptr %library, align 8
  tail call void %4(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv2.i, i32 noundef %conv.i, float noundef -1.000000e+00, ptr noundef %t, i32 noundef 64, ptr noundef %room, i32 noundef %conv2.i, float noundef 0.000000e+00, ptr noundef %add.ptr.i.i, i32 noundef %conv2.i) #8
  %add.ptr41151 = getelementptr inbounds float, ptr %t, i64 %half.0
  %5 = load ptr, ptr %library, align 8
  tail call void %5(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv2.i, i32 noundef %conv2.i, float noundef 1.000000e+00, ptr noundef %add.ptr.i.i, i32 noundef %conv2.i, ptr noundef nonnull %add.ptr11, i32 noundef 64, float noundef 0.000000e+00, ptr noundef nonnull %add.ptr41151, i32 noundef 64) #8
  br label %return

for.body29:                                       ; preds = %for.body29.lr.ph, %for.body29
  %i25.0156 = phi i64 [ %half.0, %for.body29.lr.ph ], [ %inc34, %for.body29 ]
  %add.ptr31.idx = shl nsw i64 %i25.0156, 8
  %add.ptr31 = getelementptr inbounds i8, ptr %t, i64 %add.ptr31.idx
  tail call void @llvm.memset.p0.i64(ptr align 4 %add.ptr31, i8 0, i64 %mul32, i1 false)
  %inc34 = add nsw i64 %i25.0156, 1
  %exitcond157.not = icmp eq i64 %inc34, %width
  br i1 %exitcond157.not, label %for.cond.cleanup28, label %for.body29, !llvm.loop !91

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
  %cmp615 = icmp sgt i64 %width, 0
  br i1 %cmp615, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %within.0.lcssa = phi <16 x i32> [ zeroinitializer, %entry ], [ %vecins, %for.body ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %scales) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %scales, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %taus) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %taus, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %products) #8
  %cmp2622 = icmp sgt i64 %rows, 0
  br i1 %cmp2622, label %for.body4.lr.ph, label %for.cond31.preheader

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup
  %cmp5 = icmp eq i64 %width, 16
  br label %for.body4

for.body:                                         ; preds = %entry, %for.body
  %within.0617 = phi <16 x i32> [ %vecins, %for.body ], [ zeroinitializer, %entry ]
  %k.0616 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %vecins = insertelement <16 x i32> %within.0617, i32 -1, i64 %k.0616
  %inc = add nuw nsw i64 %k.0616, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !92

for.cond31.preheader:                             ; preds = %if.end27, %for.cond.cleanup
  %sums.0.lcssa = phi <16 x float> [ zeroinitializer, %for.cond.cleanup ], [ %sums.1, %if.end27 ]
  br i1 %cmp615, label %for.body34.lr.ph, label %for.cond226.preheader

for.body34.lr.ph:                                 ; preds = %for.cond31.preheader
  %sub106 = add i64 %rows, -2
  br label %for.body34

for.body4:                                        ; preds = %for.body4.lr.ph, %if.end27
  %sums.0624 = phi <16 x float> [ zeroinitializer, %for.body4.lr.ph ], [ %sums.1, %if.end27 ]
  %i.0623 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc29, %if.end27 ]
  br i1 %cmp5, label %if.then, label %if.else

if.then:                                          ; preds = %for.body4
  %mul = mul nsw i64 %i.0623, %step
  %add.ptr = getelementptr inbounds float, ptr %x, i64 %mul
  %0 = load <16 x float>, ptr %add.ptr, align 4
  br label %if.end23

if.else:                                          ; preds = %for.body4
  %1 = xor i64 %i.0623, -1
  %sub6 = add nsw i64 %1, %rows
  %mul7 = mul nsw i64 %sub6, %step
  %cmp8 = icmp sgt i64 %mul7, 15
  br i1 %cmp8, label %if.then9, label %for.cond14.preheader

for.cond14.preheader:                             ; preds = %if.else
  br i1 %cmp615, label %for.body17.lr.ph, label %if.end23

for.body17.lr.ph:                                 ; preds = %for.cond14.preheader
  %mul18 = mul nsw i64 %i.0623, %step
  %2 = getelementptr float, ptr %x, i64 %mul18
  br label %for.body17

if.then9:                                         ; preds = %if.else
  %mul10 = mul nsw i64 %i.0623, %step
  %add.ptr11 = getelementptr inbounds float, ptr %x, i64 %mul10
  %3 = load <16 x i32>, ptr %add.ptr11, align 4
  %and = and <16 x i32> %3, %within.0.lcssa
  %4 = bitcast <16 x i32> %and to <16 x float>
  br label %if.end23

for.body17:                                       ; preds = %for.body17.lr.ph, %for.body17
  %row.0620 = phi <16 x float> [ zeroinitializer, %for.body17.lr.ph ], [ %vecins19, %for.body17 ]
  %k13.0619 = phi i64 [ 0, %for.body17.lr.ph ], [ %inc21, %for.body17 ]
  %arrayidx = getelementptr float, ptr %2, i64 %k13.0619
  %5 = load float, ptr %arrayidx, align 4
  %vecins19 = insertelement <16 x float> %row.0620, float %5, i64 %k13.0619
  %inc21 = add nuw nsw i64 %k13.0619, 1
  %exitcond679.not = icmp eq i64 %inc21, %width
  br i1 %exitcond679.not, label %if.end23, label %for.body17, !llvm.loop !93

if.end23:                                         ; preds = %for.body17, %for.cond14.preheader, %if.then9, %if.then
  %row.1 = phi <16 x float> [ %0, %if.then ], [ %4, %if.then9 ], [ zeroinitializer, %for.cond14.preheader ], [ %vecins19, %for.body17 ]
  %arrayidx24 = getelementptr inbounds <16 x float>, ptr %packed, i64 %i.0623
  store <16 x float> %row.1, ptr %arrayidx24, align 4
  %tobool.not = icmp eq i64 %i.0623, 0
  br i1 %tobool.not, label %if.end27, label %if.then25

if.then25:                                        ; preds = %if.end23
  %splat.splat = shufflevector <16 x float> %row.1, <16 x float> poison, <16 x i32> zeroinitializer
  %6 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %row.1, <16 x float> %splat.splat, <16 x float> %sums.0624)
  br label %if.end27

if.end27:                                         ; preds = %if.then25, %if.end23
  %sums.1 = phi <16 x float> [ %6, %if.then25 ], [ %sums.0624, %if.end23 ]
  %inc29 = add nuw nsw i64 %i.0623, 1
  %exitcond680.not = icmp eq i64 %inc29, %rows
  br i1 %exitcond680.not, label %for.cond31.preheader, label %for.body4, !llvm.loop !94

for.cond226.preheader:                            ; preds = %for.inc220, %for.cond31.preheader
  br i1 %cmp2622, label %for.body230.lr.ph, label %for.cond.cleanup229

for.body230.lr.ph:                                ; preds = %for.cond226.preheader
  %7 = load <16 x float>, ptr %scales, align 4
  %cmp237 = icmp eq i64 %width, 16
  br label %for.body230

for.body34:                                       ; preds = %for.body34.lr.ph, %for.inc220
  %sums.2654 = phi <16 x float> [ %sums.0.lcssa, %for.body34.lr.ph ], [ %sums.3.ph, %for.inc220 ]
  %j.0653 = phi i64 [ 0, %for.body34.lr.ph ], [ %add39, %for.inc220 ]
  %arrayidx35 = getelementptr inbounds <16 x float>, ptr %packed, i64 %j.0653
  %8 = load <16 x float>, ptr %arrayidx35, align 4
  %vecext36 = extractelement <16 x float> %8, i64 %j.0653
  %vecext37 = extractelement <16 x float> %sums.2654, i64 %j.0653
  %9 = tail call float @llvm.fmuladd.f32(float %vecext36, float %vecext36, float %vecext37)
  %add39 = add nuw nsw i64 %j.0653, 1
  %cmp40 = icmp slt i64 %add39, %rows
  br i1 %cmp40, label %land.lhs.true, label %for.inc220

land.lhs.true:                                    ; preds = %for.body34
  %cmp41 = fcmp oge float %9, 0x3AF357C2A0000000
  %cmp43 = fcmp ole float %9, 0x476812F9C0000000
  %or.cond = and i1 %cmp41, %cmp43
  br i1 %or.cond, label %if.end45, label %cleanup368

if.end45:                                         ; preds = %land.lhs.true
  %cmp49 = fcmp une float %vecext37, 0.000000e+00
  br i1 %cmp49, label %if.then50, label %if.end88

if.then50:                                        ; preds = %if.end45
  %sqrtf = tail call float @sqrtf(float noundef %9) #6
  %cmp52 = fcmp ogt float %vecext36, 0.000000e+00
  %fneg = fneg float %sqrtf
  %cond = select i1 %cmp52, float %fneg, float %sqrtf
  %sub54 = fsub float %cond, %vecext36
  %div = fdiv float %sub54, %cond
  %arrayidx55 = getelementptr inbounds [16 x float], ptr %taus, i64 0, i64 %j.0653
  store float %div, ptr %arrayidx55, align 4
  %sub56 = fsub float %vecext36, %cond
  %div57 = fdiv float 1.000000e+00, %sub56
  %arrayidx58 = getelementptr inbounds [16 x float], ptr %scales, i64 0, i64 %j.0653
  store float %div57, ptr %arrayidx58, align 4
  %10 = load <16 x float>, ptr %arrayidx35, align 4
  %splat.splatinsert61 = insertelement <16 x float> poison, float %div57, i64 0
  %splat.splat62 = shufflevector <16 x float> %splat.splatinsert61, <16 x float> poison, <16 x i32> zeroinitializer
  %11 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %sums.2654, <16 x float> %splat.splat62, <16 x float> %10)
  %splat.splatinsert65 = insertelement <16 x float> poison, float %div, i64 0
  %splat.splat66 = shufflevector <16 x float> %splat.splatinsert65, <16 x float> poison, <16 x i32> zeroinitializer
  %mul67 = fmul <16 x float> %splat.splat66, %11
  %cmp71626 = icmp slt i64 %add39, %width
  br i1 %cmp71626, label %for.body74, label %for.cond.cleanup73

for.cond.cleanup73:                               ; preds = %for.body74, %if.then50
  %change.0.lcssa = phi <16 x float> [ zeroinitializer, %if.then50 ], [ %vecins76, %for.body74 ]
  %sub81 = fsub <16 x float> %10, %change.0.lcssa
  %vecins83 = insertelement <16 x float> %sub81, float %cond, i64 %j.0653
  store <16 x float> %vecins83, ptr %arrayidx35, align 4
  %mul87 = fmul <16 x float> %splat.splat62, %change.0.lcssa
  br label %if.end88

for.body74:                                       ; preds = %if.then50, %for.body74
  %change.0628 = phi <16 x float> [ %vecins76, %for.body74 ], [ zeroinitializer, %if.then50 ]
  %k68.0627 = phi i64 [ %inc78, %for.body74 ], [ %add39, %if.then50 ]
  %vecext75 = extractelement <16 x float> %mul67, i64 %k68.0627
  %vecins76 = insertelement <16 x float> %change.0628, float %vecext75, i64 %k68.0627
  %inc78 = add nuw nsw i64 %k68.0627, 1
  %exitcond681.not = icmp eq i64 %inc78, %width
  br i1 %exitcond681.not, label %for.cond.cleanup73, label %for.body74, !llvm.loop !95

if.end88:                                         ; preds = %for.cond.cleanup73, %if.end45
  %change.1 = phi <16 x float> [ %mul87, %for.cond.cleanup73 ], [ zeroinitializer, %if.end45 ]
  %cmp90.not = icmp eq i64 %add39, %width
  br i1 %cmp90.not, label %for.inc220, label %if.end96

if.end96:                                         ; preds = %if.end88
  %add.ptr99.idx = shl nsw i64 %add39, 6
  %add.ptr99 = getelementptr inbounds i8, ptr %packed, i64 %add.ptr99.idx
  %vecext101 = extractelement <16 x float> %change.1, i64 %add39
  %arrayidx102 = getelementptr inbounds float, ptr %add.ptr99, i64 %j.0653
  %12 = load float, ptr %arrayidx102, align 4
  %splat.splatinsert103 = insertelement <16 x float> poison, float %12, i64 0
  %splat.splat104 = shufflevector <16 x float> %splat.splatinsert103, <16 x float> poison, <16 x i32> zeroinitializer
  %13 = load <16 x float>, ptr %add.ptr99, align 4
  %neg = fneg <16 x float> %change.1
  %14 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %splat.splat104, <16 x float> %13)
  store <16 x float> %14, ptr %add.ptr99, align 4
  %sub107 = sub i64 %sub106, %j.0653
  %add.ptr108 = getelementptr inbounds i8, ptr %add.ptr99, i64 64
  %cmp110630 = icmp sgt i64 %sub107, 3
  br i1 %cmp110630, label %for.body112, label %for.cond185.preheader

for.cond185.preheader:                            ; preds = %for.body112, %if.end96
  %left.0.lcssa = phi i64 [ %sub107, %if.end96 ], [ %sub182, %for.body112 ]
  %some.sroa.0.1.lcssa = phi <16 x float> [ zeroinitializer, %if.end96 ], [ %20, %for.body112 ]
  %some.sroa.8.1.lcssa = phi <16 x float> [ zeroinitializer, %if.end96 ], [ %26, %for.body112 ]
  %some.sroa.11.1.lcssa = phi <16 x float> [ zeroinitializer, %if.end96 ], [ %32, %for.body112 ]
  %some.sroa.14.1.lcssa = phi <16 x float> [ zeroinitializer, %if.end96 ], [ %38, %for.body112 ]
  %at.0.lcssa = phi ptr [ %add.ptr108, %if.end96 ], [ %add.ptr183, %for.body112 ]
  %cmp186643 = icmp sgt i64 %left.0.lcssa, 0
  br i1 %cmp186643, label %for.body188, label %for.end209

for.body112:                                      ; preds = %if.end96, %for.body112
  %at.0636 = phi ptr [ %add.ptr183, %for.body112 ], [ %add.ptr108, %if.end96 ]
  %some.sroa.14.1635 = phi <16 x float> [ %38, %for.body112 ], [ zeroinitializer, %if.end96 ]
  %some.sroa.11.1634 = phi <16 x float> [ %32, %for.body112 ], [ zeroinitializer, %if.end96 ]
  %some.sroa.8.1633 = phi <16 x float> [ %26, %for.body112 ], [ zeroinitializer, %if.end96 ]
  %some.sroa.0.1632 = phi <16 x float> [ %20, %for.body112 ], [ zeroinitializer, %if.end96 ]
  %left.0631 = phi i64 [ %sub182, %for.body112 ], [ %sub107, %if.end96 ]
  %arrayidx114 = getelementptr inbounds float, ptr %at.0636, i64 %j.0653
  %15 = load float, ptr %arrayidx114, align 4
  %arrayidx116 = getelementptr inbounds float, ptr %at.0636, i64 %add39
  %16 = load float, ptr %arrayidx116, align 4
  %neg118 = fneg float %15
  %17 = tail call float @llvm.fmuladd.f32(float %neg118, float %vecext101, float %16)
  %18 = load <16 x float>, ptr %at.0636, align 4
  %splat.splatinsert119 = insertelement <16 x float> poison, float %15, i64 0
  %splat.splat120 = shufflevector <16 x float> %splat.splatinsert119, <16 x float> poison, <16 x i32> zeroinitializer
  %19 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %splat.splat120, <16 x float> %18)
  store <16 x float> %19, ptr %at.0636, align 4
  %splat.splatinsert123 = insertelement <16 x float> poison, float %17, i64 0
  %splat.splat124 = shufflevector <16 x float> %splat.splatinsert123, <16 x float> poison, <16 x i32> zeroinitializer
  %20 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %19, <16 x float> %splat.splat124, <16 x float> %some.sroa.0.1632)
  %add.ptr128 = getelementptr inbounds i8, ptr %at.0636, i64 64
  %arrayidx130 = getelementptr inbounds float, ptr %add.ptr128, i64 %j.0653
  %21 = load float, ptr %arrayidx130, align 4
  %arrayidx133 = getelementptr inbounds float, ptr %add.ptr128, i64 %add39
  %22 = load float, ptr %arrayidx133, align 4
  %neg135 = fneg float %21
  %23 = tail call float @llvm.fmuladd.f32(float %neg135, float %vecext101, float %22)
  %24 = load <16 x float>, ptr %add.ptr128, align 4
  %splat.splatinsert137 = insertelement <16 x float> poison, float %21, i64 0
  %splat.splat138 = shufflevector <16 x float> %splat.splatinsert137, <16 x float> poison, <16 x i32> zeroinitializer
  %25 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %splat.splat138, <16 x float> %24)
  store <16 x float> %25, ptr %add.ptr128, align 4
  %splat.splatinsert141 = insertelement <16 x float> poison, float %23, i64 0
  %splat.splat142 = shufflevector <16 x float> %splat.splatinsert141, <16 x float> poison, <16 x i32> zeroinitializer
  %26 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %25, <16 x float> %splat.splat142, <16 x float> %some.sroa.8.1633)
  %add.ptr146 = getelementptr inbounds i8, ptr %at.0636, i64 128
  %arrayidx148 = getelementptr inbounds float, ptr %add.ptr146, i64 %j.0653
  %27 = load float, ptr %arrayidx148, align 4
  %arrayidx151 = getelementptr inbounds float, ptr %add.ptr146, i64 %add39
  %28 = load float, ptr %arrayidx151, align 4
  %neg153 = fneg float %27
  %29 = tail call float @llvm.fmuladd.f32(float %neg153, float %vecext101, float %28)
  %30 = load <16 x float>, ptr %add.ptr146, align 4
  %splat.splatinsert155 = insertelement <16 x float> poison, float %27, i64 0
  %splat.splat156 = shufflevector <16 x float> %splat.splatinsert155, <16 x float> poison, <16 x i32> zeroinitializer
  %31 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %splat.splat156, <16 x float> %30)
  store <16 x float> %31, ptr %add.ptr146, align 4
  %splat.splatinsert159 = insertelement <16 x float> poison, float %29, i64 0
  %splat.splat160 = shufflevector <16 x float> %splat.splatinsert159, <16 x float> poison, <16 x i32> zeroinitializer
  %32 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %31, <16 x float> %splat.splat160, <16 x float> %some.sroa.11.1634)
  %add.ptr164 = getelementptr inbounds i8, ptr %at.0636, i64 192
  %arrayidx166 = getelementptr inbounds float, ptr %add.ptr164, i64 %j.0653
  %33 = load float, ptr %arrayidx166, align 4
  %arrayidx169 = getelementptr inbounds float, ptr %add.ptr164, i64 %add39
  %34 = load float, ptr %arrayidx169, align 4
  %neg171 = fneg float %33
  %35 = tail call float @llvm.fmuladd.f32(float %neg171, float %vecext101, float %34)
  %36 = load <16 x float>, ptr %add.ptr164, align 4
  %splat.splatinsert173 = insertelement <16 x float> poison, float %33, i64 0
  %splat.splat174 = shufflevector <16 x float> %splat.splatinsert173, <16 x float> poison, <16 x i32> zeroinitializer
  %37 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %splat.splat174, <16 x float> %36)
  store <16 x float> %37, ptr %add.ptr164, align 4
  %splat.splatinsert177 = insertelement <16 x float> poison, float %35, i64 0
  %splat.splat178 = shufflevector <16 x float> %splat.splatinsert177, <16 x float> poison, <16 x i32> zeroinitializer
  %38 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %37, <16 x float> %splat.splat178, <16 x float> %some.sroa.14.1635)
  %sub182 = add nsw i64 %left.0631, -4
  %add.ptr183 = getelementptr inbounds i8, ptr %at.0636, i64 256
  %cmp110 = icmp ugt i64 %left.0631, 7
  br i1 %cmp110, label %for.body112, label %for.cond185.preheader, !llvm.loop !96

for.body188:                                      ; preds = %for.cond185.preheader, %for.body188
  %at.1646 = phi ptr [ %add.ptr208, %for.body188 ], [ %at.0.lcssa, %for.cond185.preheader ]
  %some.sroa.0.2645 = phi <16 x float> [ %44, %for.body188 ], [ %some.sroa.0.1.lcssa, %for.cond185.preheader ]
  %left.1644 = phi i64 [ %dec, %for.body188 ], [ %left.0.lcssa, %for.cond185.preheader ]
  %arrayidx192 = getelementptr inbounds float, ptr %at.1646, i64 %j.0653
  %39 = load float, ptr %arrayidx192, align 4
  %arrayidx195 = getelementptr inbounds float, ptr %at.1646, i64 %add39
  %40 = load float, ptr %arrayidx195, align 4
  %neg197 = fneg float %39
  %41 = tail call float @llvm.fmuladd.f32(float %neg197, float %vecext101, float %40)
  %42 = load <16 x float>, ptr %at.1646, align 4
  %splat.splatinsert199 = insertelement <16 x float> poison, float %39, i64 0
  %splat.splat200 = shufflevector <16 x float> %splat.splatinsert199, <16 x float> poison, <16 x i32> zeroinitializer
  %43 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %splat.splat200, <16 x float> %42)
  store <16 x float> %43, ptr %at.1646, align 4
  %splat.splatinsert203 = insertelement <16 x float> poison, float %41, i64 0
  %splat.splat204 = shufflevector <16 x float> %splat.splatinsert203, <16 x float> poison, <16 x i32> zeroinitializer
  %44 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %43, <16 x float> %splat.splat204, <16 x float> %some.sroa.0.2645)
  %dec = add nsw i64 %left.1644, -1
  %add.ptr208 = getelementptr inbounds i8, ptr %at.1646, i64 64
  %cmp186 = icmp ugt i64 %left.1644, 1
  br i1 %cmp186, label %for.body188, label %for.end209, !llvm.loop !97

for.end209:                                       ; preds = %for.body188, %for.cond185.preheader
  %some.sroa.0.2.lcssa = phi <16 x float> [ %some.sroa.0.1.lcssa, %for.cond185.preheader ], [ %44, %for.body188 ]
  %add212 = fadd <16 x float> %some.sroa.8.1.lcssa, %some.sroa.0.2.lcssa
  %add215 = fadd <16 x float> %some.sroa.11.1.lcssa, %some.sroa.14.1.lcssa
  %add216 = fadd <16 x float> %add215, %add212
  br label %for.inc220

for.inc220:                                       ; preds = %for.body34, %for.end209, %if.end88
  %sums.3.ph = phi <16 x float> [ %sums.2654, %if.end88 ], [ %add216, %for.end209 ], [ %sums.2654, %for.body34 ]
  %exitcond682.not = icmp eq i64 %add39, %width
  br i1 %exitcond682.not, label %for.cond226.preheader, label %for.body34, !llvm.loop !98

for.cond.cleanup229:                              ; preds = %cleanup299, %for.cond226.preheader
  %tobool1.i.not = icmp eq i64 %width, 0
  br i1 %tobool1.i.not, label %cleanup368, label %multiply_f.exit

multiply_f.exit:                                  ; preds = %for.cond.cleanup229
  %45 = load ptr, ptr %library, align 8
  %conv.i = trunc i64 %width to i32
  %conv3.i = trunc i64 %rows to i32
  %conv4.i = trunc i64 %v_step to i32
  call void %45(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv.i, i32 noundef %conv3.i, float noundef 1.000000e+00, ptr noundef %v, i32 noundef %conv4.i, ptr noundef %v, i32 noundef %conv4.i, float noundef 0.000000e+00, ptr noundef nonnull %products, i32 noundef 16) #8
  br i1 %cmp615, label %for.cond314.preheader.preheader, label %cleanup368

for.cond314.preheader.preheader:                  ; preds = %multiply_f.exit
  %.pre = load float, ptr %taus, align 4
  br label %for.cond314.preheader

for.body230:                                      ; preds = %for.body230.lr.ph, %cleanup299
  %i225.0660 = phi i64 [ 0, %for.body230.lr.ph ], [ %inc303, %cleanup299 ]
  %arrayidx232 = getelementptr inbounds <16 x float>, ptr %packed, i64 %i225.0660
  %46 = load <16 x float>, ptr %arrayidx232, align 4
  %mul233 = fmul <16 x float> %46, %7
  %cmp234 = icmp sge i64 %i225.0660, %width
  %or.cond376 = and i1 %cmp237, %cmp234
  br i1 %or.cond376, label %if.then239, label %if.end242

if.then239:                                       ; preds = %for.body230
  %mul240 = mul nsw i64 %i225.0660, %v_step
  %add.ptr241 = getelementptr inbounds float, ptr %v, i64 %mul240
  store <16 x float> %mul233, ptr %add.ptr241, align 4
  br label %cleanup299

if.end242:                                        ; preds = %for.body230
  br i1 %cmp234, label %if.then245, label %for.cond265.preheader

for.cond265.preheader:                            ; preds = %if.end242
  br i1 %cmp615, label %for.body269.lr.ph, label %cleanup299

for.body269.lr.ph:                                ; preds = %for.cond265.preheader
  %mul275 = mul nsw i64 %i225.0660, %step
  %47 = getelementptr float, ptr %x, i64 %mul275
  %mul292 = mul nsw i64 %i225.0660, %v_step
  %48 = getelementptr float, ptr %v, i64 %mul292
  br label %for.body269

if.then245:                                       ; preds = %if.end242
  store <16 x float> %mul233, ptr %arrayidx232, align 4
  br i1 %cmp615, label %for.body252.lr.ph, label %cleanup299

for.body252.lr.ph:                                ; preds = %if.then245
  %.idx595 = shl nsw i64 %i225.0660, 6
  %49 = getelementptr inbounds i8, ptr %packed, i64 %.idx595
  %mul256 = mul nsw i64 %i225.0660, %v_step
  %50 = getelementptr float, ptr %v, i64 %mul256
  br label %for.body252

for.body252:                                      ; preds = %for.body252.lr.ph, %for.body252
  %k247.0658 = phi i64 [ 0, %for.body252.lr.ph ], [ %inc260, %for.body252 ]
  %arrayidx255 = getelementptr inbounds float, ptr %49, i64 %k247.0658
  %51 = load float, ptr %arrayidx255, align 4
  %arrayidx258 = getelementptr float, ptr %50, i64 %k247.0658
  store float %51, ptr %arrayidx258, align 4
  %inc260 = add nuw nsw i64 %k247.0658, 1
  %exitcond685.not = icmp eq i64 %inc260, %width
  br i1 %exitcond685.not, label %cleanup299, label %for.body252, !llvm.loop !99

for.body269:                                      ; preds = %for.body269.lr.ph, %if.end278
  %k264.0656 = phi i64 [ 0, %for.body269.lr.ph ], [ %inc296, %if.end278 ]
  %cmp270.not = icmp ult i64 %k264.0656, %i225.0660
  br i1 %cmp270.not, label %if.end278, label %if.then272

if.then272:                                       ; preds = %for.body269
  %52 = load <16 x float>, ptr %arrayidx232, align 4
  %vecext274 = extractelement <16 x float> %52, i64 %k264.0656
  %arrayidx277 = getelementptr float, ptr %47, i64 %k264.0656
  store float %vecext274, ptr %arrayidx277, align 4
  br label %if.end278

if.end278:                                        ; preds = %if.then272, %for.body269
  %cmp279 = icmp ult i64 %i225.0660, %k264.0656
  %cmp283 = icmp eq i64 %i225.0660, %k264.0656
  %vecext287 = extractelement <16 x float> %mul233, i64 %k264.0656
  %spec.select = select i1 %cmp283, float 1.000000e+00, float %vecext287
  %cond291 = select i1 %cmp279, float 0.000000e+00, float %spec.select
  %arrayidx294 = getelementptr float, ptr %48, i64 %k264.0656
  store float %cond291, ptr %arrayidx294, align 4
  %inc296 = add nuw nsw i64 %k264.0656, 1
  %exitcond683.not = icmp eq i64 %inc296, %width
  br i1 %exitcond683.not, label %cleanup299, label %for.body269, !llvm.loop !100

cleanup299:                                       ; preds = %if.end278, %for.body252, %for.cond265.preheader, %if.then245, %if.then239
  %inc303 = add nuw nsw i64 %i225.0660, 1
  %exitcond686.not = icmp eq i64 %inc303, %rows
  br i1 %exitcond686.not, label %for.cond.cleanup229, label %for.body230, !llvm.loop !101

for.cond308.loopexit:                             ; preds = %for.body356, %for.cond.cleanup317
  %exitcond689.not = icmp eq i64 %add351, %width
  br i1 %exitcond689.not, label %cleanup368, label %for.cond314.preheader, !llvm.loop !102

for.cond314.preheader:                            ; preds = %for.cond314.preheader.preheader, %for.cond308.loopexit
  %j307.0671 = phi i64 [ %add351, %for.cond308.loopexit ], [ 0, %for.cond314.preheader.preheader ]
  %invariant.gep = getelementptr inbounds float, ptr %t, i64 %j307.0671
  %cmp315664.not = icmp eq i64 %j307.0671, 0
  br i1 %cmp315664.not, label %for.cond.cleanup317, label %for.cond320.preheader.lr.ph

for.cond320.preheader.lr.ph:                      ; preds = %for.cond314.preheader
  %arrayidx336 = getelementptr inbounds [16 x float], ptr %taus, i64 0, i64 %j307.0671
  %53 = load float, ptr %arrayidx336, align 4
  %fneg337 = fneg float %53
  br label %for.cond320.preheader

for.cond320.preheader:                            ; preds = %for.cond320.preheader.lr.ph, %for.cond.cleanup323
  %i313.0665 = phi i64 [ 0, %for.cond320.preheader.lr.ph ], [ %inc343, %for.cond.cleanup323 ]
  %.idx594 = shl nsw i64 %i313.0665, 8
  %54 = getelementptr inbounds i8, ptr %t, i64 %.idx594
  br label %for.body324

for.cond.cleanup317:                              ; preds = %for.cond.cleanup323, %for.cond314.preheader
  %55 = phi float [ %.pre, %for.cond314.preheader ], [ %53, %for.cond.cleanup323 ]
  %arrayidx349.idx = mul i64 %j307.0671, 260
  %arrayidx349 = getelementptr inbounds i8, ptr %t, i64 %arrayidx349.idx
  store float %55, ptr %arrayidx349, align 4
  %add351 = add nuw nsw i64 %j307.0671, 1
  %cmp353668 = icmp slt i64 %add351, %width
  br i1 %cmp353668, label %for.body356, label %for.cond308.loopexit

for.cond.cleanup323:                              ; preds = %for.body324
  %mul338 = fmul float %58, %fneg337
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx594
  store float %mul338, ptr %gep, align 4
  %inc343 = add nuw nsw i64 %i313.0665, 1
  %exitcond687.not = icmp eq i64 %inc343, %j307.0671
  br i1 %exitcond687.not, label %for.cond.cleanup317, label %for.cond320.preheader, !llvm.loop !103

for.body324:                                      ; preds = %for.cond320.preheader, %for.body324
  %k319.0663 = phi i64 [ %i313.0665, %for.cond320.preheader ], [ %inc333, %for.body324 ]
  %sum.0662 = phi float [ 0.000000e+00, %for.cond320.preheader ], [ %58, %for.body324 ]
  %arrayidx327 = getelementptr inbounds float, ptr %54, i64 %k319.0663
  %56 = load float, ptr %arrayidx327, align 4
  %mul328 = shl nsw i64 %k319.0663, 4
  %add329 = add nuw nsw i64 %mul328, %j307.0671
  %arrayidx330 = getelementptr inbounds [256 x float], ptr %products, i64 0, i64 %add329
  %57 = load float, ptr %arrayidx330, align 4
  %58 = call float @llvm.fmuladd.f32(float %56, float %57, float %sum.0662)
  %inc333 = add nuw nsw i64 %k319.0663, 1
  %cmp321 = icmp ult i64 %inc333, %j307.0671
  br i1 %cmp321, label %for.body324, label %for.cond.cleanup323, !llvm.loop !104

for.body356:                                      ; preds = %for.cond.cleanup317, %for.body356
  %i350.0669 = phi i64 [ %inc361, %for.body356 ], [ %add351, %for.cond.cleanup317 ]
  %.idx = shl nsw i64 %i350.0669, 8
  %gep667 = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  store float 0.000000e+00, ptr %gep667, align 4
  %inc361 = add nuw nsw i64 %i350.0669, 1
  %exitcond688.not = icmp eq i64 %inc361, %width
  br i1 %exitcond688.not, label %for.cond308.loopexit, label %for.body356, !llvm.loop !105

cleanup368:                                       ; preds = %land.lhs.true, %for.cond308.loopexit, %for.cond.cleanup229, %multiply_f.exit
  %retval.3 = phi i64 [ 0, %multiply_f.exit ], [ 0, %for.cond.cleanup229 ], [ 0, %for.cond308.loopexit ], [ 1, %land.lhs.true ]
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %products) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %taus) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %scales) #8
  ret i64 %retval.3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @sqrt(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind
define internal fastcc noundef i64 @make_triangle_d(ptr noundef %library, ptr noundef %x, i64 noundef %rows, i64 noundef %columns, i64 noundef %first, i64 noundef %last, i64 noundef %end, ptr noundef %v, ptr noundef %t, ptr noundef %packed, ptr noundef %room) unnamed_addr #0 {
entry:
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %rows, i64 %columns)
  %cmp50 = icmp slt i64 %first, %last
  br i1 %cmp50, label %for.body.lr.ph, label %cleanup20

for.body.lr.ph:                                   ; preds = %entry
  %conv4.i.i.i = trunc i64 %cond.i to i32
  %conv5.i.i.i = trunc i64 %columns to i32
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %reflect_by_d.exit
  %first.addr.051 = phi i64 [ %first, %for.body.lr.ph ], [ %add19, %reflect_by_d.exit ]
  %sub = sub nsw i64 %last, %first.addr.051
  %cond.i49 = tail call noundef i64 @llvm.smin.i64(i64 %sub, i64 64)
  %mul = mul nsw i64 %first.addr.051, %columns
  %add.ptr = getelementptr inbounds double, ptr %x, i64 %mul
  %add.ptr2 = getelementptr inbounds double, ptr %add.ptr, i64 %first.addr.051
  %mul3 = mul nsw i64 %first.addr.051, %cond.i
  %add.ptr4 = getelementptr inbounds double, ptr %v, i64 %mul3
  %add.ptr5 = getelementptr inbounds double, ptr %add.ptr4, i64 %first.addr.051
  %add.ptr7.idx = shl nsw i64 %first.addr.051, 9
  %add.ptr7 = getelementptr inbounds i8, ptr %t, i64 %add.ptr7.idx
  %sub8 = sub nsw i64 %rows, %first.addr.051
  %call9 = tail call fastcc i64 @reflect_block_d(ptr noundef %library, ptr noundef %add.ptr2, i64 noundef %columns, i64 noundef %sub8, i64 noundef %cond.i49, ptr noundef %add.ptr5, i64 noundef %cond.i, ptr noundef %add.ptr7, ptr noundef %packed, ptr noundef %room)
  %tobool.not = icmp eq i64 %call9, 0
  br i1 %tobool.not, label %if.end, label %cleanup20

if.end:                                           ; preds = %for.body
  %add = add nsw i64 %cond.i49, %first.addr.051
  %add.ptr13 = getelementptr inbounds double, ptr %add.ptr, i64 %add
  %sub14 = sub nsw i64 %end, %add
  %mul.i.i = mul nsw i64 %sub14, %cond.i49
  %add.ptr.i.i = getelementptr inbounds double, ptr %room, i64 %mul.i.i
  %tobool1.i.i.i = icmp ne i64 %add, %end
  br i1 %tobool1.i.i.i, label %multiply_d.exit30.i.i, label %reflect_by_d.exit

multiply_d.exit30.i.i:                            ; preds = %if.end
  %0 = load ptr, ptr %library, align 8
  %conv.i.i.i = trunc i64 %cond.i49 to i32
  %conv2.i.i.i = trunc i64 %sub14 to i32
  %conv3.i.i.i = trunc i64 %sub8 to i32
  tail call void %0(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv3.i.i.i, double noundef 1.000000e+00, ptr noundef %add.ptr5, i32 noundef %conv4.i.i.i, ptr noundef %add.ptr13, i32 noundef %conv5.i.i.i, double noundef 0.000000e+00, ptr noundef %room, i32 noundef %conv2.i.i.i) #8
  %1 = load ptr, ptr %library, align 8
  tail call void %1(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv.i.i.i, double noundef 1.000000e+00, ptr noundef %add.ptr7, i32 noundef 64, ptr noundef %room, i32 noundef %conv2.i.i.i, double noundef 0.000000e+00, ptr noundef nonnull %add.ptr.i.i, i32 noundef %conv2.i.i.i) #8
  %tobool.i31.i.i = icmp ne i64 %first.addr.051, %rows
  %or.cond.i33.i.i = and i1 %tobool.i31.i.i, %tobool1.i.i.i
  br i1 %or.cond.i33.i.i, label %if.then.i34.i.i, label %reflect_by_d.exit

if.then.i34.i.i:                                  ; preds = %multiply_d.exit30.i.i
  %2 = load ptr, ptr %library, align 8
  %conv.i35.i.i = trunc i64 %sub8 to i32
  %conv2.i36.i.i = trunc i64 %sub14 to i32
  %conv3.i37.i.i = trunc i64 %cond.i49 to i32
  tail call void %2(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i35.i.i, i32 noundef %conv2.i36.i.i, i32 noundef %conv3.i37.i.i, double noundef -1.000000e+00, ptr noundef %add.ptr5, i32 noundef %conv4.i.i.i, ptr noundef %add.ptr.i.i, i32 noundef %conv2.i36.i.i, double noundef 1.000000e+00, ptr noundef %add.ptr13, i32 noundef %conv5.i.i.i) #8
  br label %reflect_by_d.exit

reflect_by_d.exit:                                ; preds = %if.end, %multiply_d.exit30.i.i, %if.then.i34.i.i
  %add19 = add nsw i64 %first.addr.051, 64
  %cmp = icmp slt i64 %add19, %last
  br i1 %cmp, label %for.body, label %cleanup20, !llvm.loop !106

cleanup20:                                        ; preds = %reflect_by_d.exit, %for.body, %entry
  %retval.2 = phi i64 [ 0, %entry ], [ 1, %for.body ], [ 0, %reflect_by_d.exit ]
  ret i64 %retval.2
}

; Function Attrs: nounwind
define internal fastcc noundef i64 @reflect_block_d(ptr noundef %library, ptr noundef %x, i64 noundef %step, i64 noundef %rows, i64 noundef %width, ptr noundef %v, i64 noundef %v_step, ptr noundef %t, ptr noundef %packed, ptr noundef %room) unnamed_addr #0 {
entry:
  %scales.i = alloca [8 x double], align 8
  %taus.i = alloca [8 x double], align 8
  %products.i = alloca [64 x double], align 8
  %cmp = icmp slt i64 %width, 9
  br i1 %cmp, label %if.then, label %while.cond

if.then:                                          ; preds = %entry
  %cmp595.i = icmp sgt i64 %width, 0
  br i1 %cmp595.i, label %for.body.i, label %for.cond.cleanup.i

for.cond.cleanup.i:                               ; preds = %for.body.i, %if.then
  %within.0.lcssa.i = phi <8 x i64> [ zeroinitializer, %if.then ], [ %vecins.i, %for.body.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %scales.i) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %scales.i, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %taus.i) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %taus.i, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %products.i) #8
  %cmp2602.i = icmp sgt i64 %rows, 0
  br i1 %cmp2602.i, label %for.body4.lr.ph.i, label %for.cond31.preheader.i

for.body4.lr.ph.i:                                ; preds = %for.cond.cleanup.i
  %cmp5.i = icmp eq i64 %width, 8
  br label %for.body4.i

for.body.i:                                       ; preds = %if.then, %for.body.i
  %within.0597.i = phi <8 x i64> [ %vecins.i, %for.body.i ], [ zeroinitializer, %if.then ]
  %k.0596.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %if.then ]
  %vecins.i = insertelement <8 x i64> %within.0597.i, i64 -1, i64 %k.0596.i
  %inc.i = add nuw nsw i64 %k.0596.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %width
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !107

for.cond31.preheader.i:                           ; preds = %if.end27.i, %for.cond.cleanup.i
  %sums.0.lcssa.i = phi <8 x double> [ zeroinitializer, %for.cond.cleanup.i ], [ %sums.1.i, %if.end27.i ]
  br i1 %cmp595.i, label %for.body34.lr.ph.i, label %for.cond219.preheader.i

for.body34.lr.ph.i:                               ; preds = %for.cond31.preheader.i
  %sub101.i = add i64 %rows, -2
  br label %for.body34.i

for.body4.i:                                      ; preds = %if.end27.i, %for.body4.lr.ph.i
  %sums.0604.i = phi <8 x double> [ zeroinitializer, %for.body4.lr.ph.i ], [ %sums.1.i, %if.end27.i ]
  %i.0603.i = phi i64 [ 0, %for.body4.lr.ph.i ], [ %inc29.i, %if.end27.i ]
  br i1 %cmp5.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %for.body4.i
  %mul.i = mul nsw i64 %i.0603.i, %step
  %add.ptr.i = getelementptr inbounds double, ptr %x, i64 %mul.i
  %0 = load <8 x double>, ptr %add.ptr.i, align 8
  br label %if.end23.i

if.else.i:                                        ; preds = %for.body4.i
  %1 = xor i64 %i.0603.i, -1
  %sub6.i = add nsw i64 %1, %rows
  %mul7.i = mul nsw i64 %sub6.i, %step
  %cmp8.i = icmp sgt i64 %mul7.i, 7
  br i1 %cmp8.i, label %if.then9.i, label %for.cond14.preheader.i

for.cond14.preheader.i:                           ; preds = %if.else.i
  br i1 %cmp595.i, label %for.body17.lr.ph.i, label %if.end23.i

for.body17.lr.ph.i:                               ; preds = %for.cond14.preheader.i
  %mul18.i = mul nsw i64 %i.0603.i, %step
  %2 = getelementptr double, ptr %x, i64 %mul18.i
  br label %for.body17.i

if.then9.i:                                       ; preds = %if.else.i
  %mul10.i = mul nsw i64 %i.0603.i, %step
  %add.ptr11.i = getelementptr inbounds double, ptr %x, i64 %mul10.i
  %3 = load <8 x i64>, ptr %add.ptr11.i, align 8
  %and.i = and <8 x i64> %3, %within.0.lcssa.i
  %4 = bitcast <8 x i64> %and.i to <8 x double>
  br label %if.end23.i

for.body17.i:                                     ; preds = %for.body17.i, %for.body17.lr.ph.i
  %row.0600.i = phi <8 x double> [ zeroinitializer, %for.body17.lr.ph.i ], [ %vecins19.i, %for.body17.i ]
  %k13.0599.i = phi i64 [ 0, %for.body17.lr.ph.i ], [ %inc21.i, %for.body17.i ]
  %arrayidx.i = getelementptr double, ptr %2, i64 %k13.0599.i
  %5 = load double, ptr %arrayidx.i, align 8
  %vecins19.i = insertelement <8 x double> %row.0600.i, double %5, i64 %k13.0599.i
  %inc21.i = add nuw nsw i64 %k13.0599.i, 1
  %exitcond659.not.i = icmp eq i64 %inc21.i, %width
  br i1 %exitcond659.not.i, label %if.end23.i, label %for.body17.i, !llvm.loop !108

if.end23.i:                                       ; preds = %for.body17.i, %if.then9.i, %for.cond14.preheader.i, %if.then.i
  %row.1.i = phi <8 x double> [ %0, %if.then.i ], [ %4, %if.then9.i ], [ zeroinitializer, %for.cond14.preheader.i ], [ %vecins19.i, %for.body17.i ]
  %arrayidx24.i = getelementptr inbounds <8 x double>, ptr %packed, i64 %i.0603.i
  store <8 x double> %row.1.i, ptr %arrayidx24.i, align 8
  %tobool.not.i = icmp eq i64 %i.0603.i, 0
  br i1 %tobool.not.i, label %if.end27.i, label %if.then25.i

if.then25.i:                                      ; preds = %if.end23.i
  %splat.splat.i = shufflevector <8 x double> %row.1.i, <8 x double> poison, <8 x i32> zeroinitializer
  %6 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %row.1.i, <8 x double> %splat.splat.i, <8 x double> %sums.0604.i)
  br label %if.end27.i

if.end27.i:                                       ; preds = %if.then25.i, %if.end23.i
  %sums.1.i = phi <8 x double> [ %6, %if.then25.i ], [ %sums.0604.i, %if.end23.i ]
  %inc29.i = add nuw nsw i64 %i.0603.i, 1
  %exitcond660.not.i = icmp eq i64 %inc29.i, %rows
  br i1 %exitcond660.not.i, label %for.cond31.preheader.i, label %for.body4.i, !llvm.loop !109

for.cond219.preheader.i:                          ; preds = %for.inc213.i, %for.cond31.preheader.i
  br i1 %cmp2602.i, label %for.body222.lr.ph.i, label %for.cond.cleanup221.i

for.body222.lr.ph.i:                              ; preds = %for.cond219.preheader.i
  %7 = load <8 x double>, ptr %scales.i, align 8
  %cmp228.i = icmp eq i64 %width, 8
  br label %for.body222.i

for.body34.i:                                     ; preds = %for.inc213.i, %for.body34.lr.ph.i
  %sums.2634.i = phi <8 x double> [ %sums.0.lcssa.i, %for.body34.lr.ph.i ], [ %sums.3.ph.i, %for.inc213.i ]
  %j.0633.i = phi i64 [ 0, %for.body34.lr.ph.i ], [ %add39.i, %for.inc213.i ]
  %arrayidx35.i = getelementptr inbounds <8 x double>, ptr %packed, i64 %j.0633.i
  %8 = load <8 x double>, ptr %arrayidx35.i, align 8
  %vecext36.i = extractelement <8 x double> %8, i64 %j.0633.i
  %vecext37.i = extractelement <8 x double> %sums.2634.i, i64 %j.0633.i
  %9 = tail call double @llvm.fmuladd.f64(double %vecext36.i, double %vecext36.i, double %vecext37.i)
  %add39.i = add nuw nsw i64 %j.0633.i, 1
  %cmp40.i = icmp slt i64 %add39.i, %rows
  br i1 %cmp40.i, label %land.lhs.true.i, label %for.inc213.i

land.lhs.true.i:                                  ; preds = %for.body34.i
  %cmp41.i = fcmp oge double %9, 0x6D62884F31E93FF
  %cmp43.i = fcmp ole double %9, 1.000000e+300
  %or.cond.i = and i1 %cmp41.i, %cmp43.i
  br i1 %or.cond.i, label %if.end45.i, label %reflect_lanes_d.exit

if.end45.i:                                       ; preds = %land.lhs.true.i
  %cmp49.i = fcmp une double %vecext37.i, 0.000000e+00
  br i1 %cmp49.i, label %if.then50.i, label %if.end85.i

if.then50.i:                                      ; preds = %if.end45.i
  %call.i = tail call double @sqrt(double noundef %9) #8
  %cmp51.i = fcmp ogt double %vecext36.i, 0.000000e+00
  %fneg.i = fneg double %call.i
  %cond.i = select i1 %cmp51.i, double %fneg.i, double %call.i
  %sub52.i = fsub double %cond.i, %vecext36.i
  %div.i = fdiv double %sub52.i, %cond.i
  %arrayidx53.i = getelementptr inbounds [8 x double], ptr %taus.i, i64 0, i64 %j.0633.i
  store double %div.i, ptr %arrayidx53.i, align 8
  %sub54.i = fsub double %vecext36.i, %cond.i
  %div55.i = fdiv double 1.000000e+00, %sub54.i
  %arrayidx56.i = getelementptr inbounds [8 x double], ptr %scales.i, i64 0, i64 %j.0633.i
  store double %div55.i, ptr %arrayidx56.i, align 8
  %10 = load <8 x double>, ptr %arrayidx35.i, align 8
  %splat.splatinsert59.i = insertelement <8 x double> poison, double %div55.i, i64 0
  %splat.splat60.i = shufflevector <8 x double> %splat.splatinsert59.i, <8 x double> poison, <8 x i32> zeroinitializer
  %11 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %sums.2634.i, <8 x double> %splat.splat60.i, <8 x double> %10)
  %splat.splatinsert63.i = insertelement <8 x double> poison, double %div.i, i64 0
  %splat.splat64.i = shufflevector <8 x double> %splat.splatinsert63.i, <8 x double> poison, <8 x i32> zeroinitializer
  %mul65.i = fmul <8 x double> %splat.splat64.i, %11
  %cmp69606.i = icmp slt i64 %add39.i, %width
  br i1 %cmp69606.i, label %for.body71.i, label %for.cond.cleanup70.i

for.cond.cleanup70.i:                             ; preds = %for.body71.i, %if.then50.i
  %change.0.lcssa.i = phi <8 x double> [ zeroinitializer, %if.then50.i ], [ %vecins73.i, %for.body71.i ]
  %sub78.i = fsub <8 x double> %10, %change.0.lcssa.i
  %vecins80.i = insertelement <8 x double> %sub78.i, double %cond.i, i64 %j.0633.i
  store <8 x double> %vecins80.i, ptr %arrayidx35.i, align 8
  %mul84.i = fmul <8 x double> %splat.splat60.i, %change.0.lcssa.i
  br label %if.end85.i

for.body71.i:                                     ; preds = %if.then50.i, %for.body71.i
  %change.0608.i = phi <8 x double> [ %vecins73.i, %for.body71.i ], [ zeroinitializer, %if.then50.i ]
  %k66.0607.i = phi i64 [ %inc75.i, %for.body71.i ], [ %add39.i, %if.then50.i ]
  %vecext72.i = extractelement <8 x double> %mul65.i, i64 %k66.0607.i
  %vecins73.i = insertelement <8 x double> %change.0608.i, double %vecext72.i, i64 %k66.0607.i
  %inc75.i = add nuw nsw i64 %k66.0607.i, 1
  %exitcond661.not.i = icmp eq i64 %inc75.i, %width
  br i1 %exitcond661.not.i, label %for.cond.cleanup70.i, label %for.body71.i, !llvm.loop !110

if.end85.i:                                       ; preds = %for.cond.cleanup70.i, %if.end45.i
  %change.1.i = phi <8 x double> [ %mul84.i, %for.cond.cleanup70.i ], [ zeroinitializer, %if.end45.i ]
  %cmp87.not.i = icmp eq i64 %add39.i, %width
  br i1 %cmp87.not.i, label %for.inc213.i, label %if.end91.i

if.end91.i:                                       ; preds = %if.end85.i
  %add.ptr94.idx.i = shl nsw i64 %add39.i, 6
  %add.ptr94.i = getelementptr inbounds i8, ptr %packed, i64 %add.ptr94.idx.i
  %vecext96.i = extractelement <8 x double> %change.1.i, i64 %add39.i
  %arrayidx97.i = getelementptr inbounds double, ptr %add.ptr94.i, i64 %j.0633.i
  %12 = load double, ptr %arrayidx97.i, align 8
  %splat.splatinsert98.i = insertelement <8 x double> poison, double %12, i64 0
  %splat.splat99.i = shufflevector <8 x double> %splat.splatinsert98.i, <8 x double> poison, <8 x i32> zeroinitializer
  %13 = load <8 x double>, ptr %add.ptr94.i, align 8
  %neg.i = fneg <8 x double> %change.1.i
  %14 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat99.i, <8 x double> %13)
  store <8 x double> %14, ptr %add.ptr94.i, align 8
  %sub102.i = sub i64 %sub101.i, %j.0633.i
  %add.ptr103.i = getelementptr inbounds i8, ptr %add.ptr94.i, i64 64
  %cmp105610.i = icmp sgt i64 %sub102.i, 3
  br i1 %cmp105610.i, label %for.body106.i, label %for.cond179.preheader.i

for.cond179.preheader.i:                          ; preds = %for.body106.i, %if.end91.i
  %left.0.lcssa.i = phi i64 [ %sub102.i, %if.end91.i ], [ %sub176.i, %for.body106.i ]
  %some.sroa.0.1.lcssa.i = phi <8 x double> [ zeroinitializer, %if.end91.i ], [ %20, %for.body106.i ]
  %some.sroa.8.1.lcssa.i = phi <8 x double> [ zeroinitializer, %if.end91.i ], [ %26, %for.body106.i ]
  %some.sroa.11.1.lcssa.i = phi <8 x double> [ zeroinitializer, %if.end91.i ], [ %32, %for.body106.i ]
  %some.sroa.14.1.lcssa.i = phi <8 x double> [ zeroinitializer, %if.end91.i ], [ %38, %for.body106.i ]
  %at.0.lcssa.i = phi ptr [ %add.ptr103.i, %if.end91.i ], [ %add.ptr177.i, %for.body106.i ]
  %cmp180623.i = icmp sgt i64 %left.0.lcssa.i, 0
  br i1 %cmp180623.i, label %for.body181.i, label %for.end202.i

for.body106.i:                                    ; preds = %if.end91.i, %for.body106.i
  %at.0616.i = phi ptr [ %add.ptr177.i, %for.body106.i ], [ %add.ptr103.i, %if.end91.i ]
  %some.sroa.14.1615.i = phi <8 x double> [ %38, %for.body106.i ], [ zeroinitializer, %if.end91.i ]
  %some.sroa.11.1614.i = phi <8 x double> [ %32, %for.body106.i ], [ zeroinitializer, %if.end91.i ]
  %some.sroa.8.1613.i = phi <8 x double> [ %26, %for.body106.i ], [ zeroinitializer, %if.end91.i ]
  %some.sroa.0.1612.i = phi <8 x double> [ %20, %for.body106.i ], [ zeroinitializer, %if.end91.i ]
  %left.0611.i = phi i64 [ %sub176.i, %for.body106.i ], [ %sub102.i, %if.end91.i ]
  %arrayidx108.i = getelementptr inbounds double, ptr %at.0616.i, i64 %j.0633.i
  %15 = load double, ptr %arrayidx108.i, align 8
  %arrayidx110.i = getelementptr inbounds double, ptr %at.0616.i, i64 %add39.i
  %16 = load double, ptr %arrayidx110.i, align 8
  %neg112.i = fneg double %15
  %17 = tail call double @llvm.fmuladd.f64(double %neg112.i, double %vecext96.i, double %16)
  %18 = load <8 x double>, ptr %at.0616.i, align 8
  %splat.splatinsert113.i = insertelement <8 x double> poison, double %15, i64 0
  %splat.splat114.i = shufflevector <8 x double> %splat.splatinsert113.i, <8 x double> poison, <8 x i32> zeroinitializer
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat114.i, <8 x double> %18)
  store <8 x double> %19, ptr %at.0616.i, align 8
  %splat.splatinsert117.i = insertelement <8 x double> poison, double %17, i64 0
  %splat.splat118.i = shufflevector <8 x double> %splat.splatinsert117.i, <8 x double> poison, <8 x i32> zeroinitializer
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %19, <8 x double> %splat.splat118.i, <8 x double> %some.sroa.0.1612.i)
  %add.ptr122.i = getelementptr inbounds i8, ptr %at.0616.i, i64 64
  %arrayidx124.i = getelementptr inbounds double, ptr %add.ptr122.i, i64 %j.0633.i
  %21 = load double, ptr %arrayidx124.i, align 8
  %arrayidx127.i = getelementptr inbounds double, ptr %add.ptr122.i, i64 %add39.i
  %22 = load double, ptr %arrayidx127.i, align 8
  %neg129.i = fneg double %21
  %23 = tail call double @llvm.fmuladd.f64(double %neg129.i, double %vecext96.i, double %22)
  %24 = load <8 x double>, ptr %add.ptr122.i, align 8
  %splat.splatinsert131.i = insertelement <8 x double> poison, double %21, i64 0
  %splat.splat132.i = shufflevector <8 x double> %splat.splatinsert131.i, <8 x double> poison, <8 x i32> zeroinitializer
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat132.i, <8 x double> %24)
  store <8 x double> %25, ptr %add.ptr122.i, align 8
  %splat.splatinsert135.i = insertelement <8 x double> poison, double %23, i64 0
  %splat.splat136.i = shufflevector <8 x double> %splat.splatinsert135.i, <8 x double> poison, <8 x i32> zeroinitializer
  %26 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %25, <8 x double> %splat.splat136.i, <8 x double> %some.sroa.8.1613.i)
  %add.ptr140.i = getelementptr inbounds i8, ptr %at.0616.i, i64 128
  %arrayidx142.i = getelementptr inbounds double, ptr %add.ptr140.i, i64 %j.0633.i
  %27 = load double, ptr %arrayidx142.i, align 8
  %arrayidx145.i = getelementptr inbounds double, ptr %add.ptr140.i, i64 %add39.i
  %28 = load double, ptr %arrayidx145.i, align 8
  %neg147.i = fneg double %27
  %29 = tail call double @llvm.fmuladd.f64(double %neg147.i, double %vecext96.i, double %28)
  %30 = load <8 x double>, ptr %add.ptr140.i, align 8
  %splat.splatinsert149.i = insertelement <8 x double> poison, double %27, i64 0
  %splat.splat150.i = shufflevector <8 x double> %splat.splatinsert149.i, <8 x double> poison, <8 x i32> zeroinitializer
  %31 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat150.i, <8 x double> %30)
  store <8 x double> %31, ptr %add.ptr140.i, align 8
  %splat.splatinsert153.i = insertelement <8 x double> poison, double %29, i64 0
  %splat.splat154.i = shufflevector <8 x double> %splat.splatinsert153.i, <8 x double> poison, <8 x i32> zeroinitializer
  %32 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %31, <8 x double> %splat.splat154.i, <8 x double> %some.sroa.11.1614.i)
  %add.ptr158.i = getelementptr inbounds i8, ptr %at.0616.i, i64 192
  %arrayidx160.i = getelementptr inbounds double, ptr %add.ptr158.i, i64 %j.0633.i
  %33 = load double, ptr %arrayidx160.i, align 8
  %arrayidx163.i = getelementptr inbounds double, ptr %add.ptr158.i, i64 %add39.i
  %34 = load double, ptr %arrayidx163.i, align 8
  %neg165.i = fneg double %33
  %35 = tail call double @llvm.fmuladd.f64(double %neg165.i, double %vecext96.i, double %34)
  %36 = load <8 x double>, ptr %add.ptr158.i, align 8
  %splat.splatinsert167.i = insertelement <8 x double> poison, double %33, i64 0
  %splat.splat168.i = shufflevector <8 x double> %splat.splatinsert167.i, <8 x double> poison, <8 x i32> zeroinitializer
  %37 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat168.i, <8 x double> %36)
  store <8 x double> %37, ptr %add.ptr158.i, align 8
  %splat.splatinsert171.i = insertelement <8 x double> poison, double %35, i64 0
  %splat.splat172.i = shufflevector <8 x double> %splat.splatinsert171.i, <8 x double> poison, <8 x i32> zeroinitializer
  %38 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %37, <8 x double> %splat.splat172.i, <8 x double> %some.sroa.14.1615.i)
  %sub176.i = add nsw i64 %left.0611.i, -4
  %add.ptr177.i = getelementptr inbounds i8, ptr %at.0616.i, i64 256
  %cmp105.i = icmp ugt i64 %left.0611.i, 7
  br i1 %cmp105.i, label %for.body106.i, label %for.cond179.preheader.i, !llvm.loop !111

for.body181.i:                                    ; preds = %for.cond179.preheader.i, %for.body181.i
  %at.1626.i = phi ptr [ %add.ptr201.i, %for.body181.i ], [ %at.0.lcssa.i, %for.cond179.preheader.i ]
  %some.sroa.0.2625.i = phi <8 x double> [ %44, %for.body181.i ], [ %some.sroa.0.1.lcssa.i, %for.cond179.preheader.i ]
  %left.1624.i = phi i64 [ %dec.i, %for.body181.i ], [ %left.0.lcssa.i, %for.cond179.preheader.i ]
  %arrayidx185.i = getelementptr inbounds double, ptr %at.1626.i, i64 %j.0633.i
  %39 = load double, ptr %arrayidx185.i, align 8
  %arrayidx188.i = getelementptr inbounds double, ptr %at.1626.i, i64 %add39.i
  %40 = load double, ptr %arrayidx188.i, align 8
  %neg190.i = fneg double %39
  %41 = tail call double @llvm.fmuladd.f64(double %neg190.i, double %vecext96.i, double %40)
  %42 = load <8 x double>, ptr %at.1626.i, align 8
  %splat.splatinsert192.i = insertelement <8 x double> poison, double %39, i64 0
  %splat.splat193.i = shufflevector <8 x double> %splat.splatinsert192.i, <8 x double> poison, <8 x i32> zeroinitializer
  %43 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat193.i, <8 x double> %42)
  store <8 x double> %43, ptr %at.1626.i, align 8
  %splat.splatinsert196.i = insertelement <8 x double> poison, double %41, i64 0
  %splat.splat197.i = shufflevector <8 x double> %splat.splatinsert196.i, <8 x double> poison, <8 x i32> zeroinitializer
  %44 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %43, <8 x double> %splat.splat197.i, <8 x double> %some.sroa.0.2625.i)
  %dec.i = add nsw i64 %left.1624.i, -1
  %add.ptr201.i = getelementptr inbounds i8, ptr %at.1626.i, i64 64
  %cmp180.i = icmp ugt i64 %left.1624.i, 1
  br i1 %cmp180.i, label %for.body181.i, label %for.end202.i, !llvm.loop !112

for.end202.i:                                     ; preds = %for.body181.i, %for.cond179.preheader.i
  %some.sroa.0.2.lcssa.i = phi <8 x double> [ %some.sroa.0.1.lcssa.i, %for.cond179.preheader.i ], [ %44, %for.body181.i ]
  %add205.i = fadd <8 x double> %some.sroa.8.1.lcssa.i, %some.sroa.0.2.lcssa.i
  %add208.i = fadd <8 x double> %some.sroa.11.1.lcssa.i, %some.sroa.14.1.lcssa.i
  %add209.i = fadd <8 x double> %add208.i, %add205.i
  br label %for.inc213.i

for.inc213.i:                                     ; preds = %for.end202.i, %if.end85.i, %for.body34.i
  %sums.3.ph.i = phi <8 x double> [ %sums.2634.i, %if.end85.i ], [ %add209.i, %for.end202.i ], [ %sums.2634.i, %for.body34.i ]
  %exitcond662.not.i = icmp eq i64 %add39.i, %width
  br i1 %exitcond662.not.i, label %for.cond219.preheader.i, label %for.body34.i, !llvm.loop !113

for.cond.cleanup221.i:                            ; preds = %cleanup283.i, %for.cond219.preheader.i
  %tobool1.i.not.i = icmp eq i64 %width, 0
  br i1 %tobool1.i.not.i, label %reflect_lanes_d.exit, label %multiply_d.exit.i

multiply_d.exit.i:                                ; preds = %for.cond.cleanup221.i
  %45 = load ptr, ptr %library, align 8
  %conv.i.i = trunc i64 %width to i32
  %conv3.i.i = trunc i64 %rows to i32
  %conv4.i.i = trunc i64 %v_step to i32
  call void %45(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i, i32 noundef %conv.i.i, i32 noundef %conv3.i.i, double noundef 1.000000e+00, ptr noundef %v, i32 noundef %conv4.i.i, ptr noundef %v, i32 noundef %conv4.i.i, double noundef 0.000000e+00, ptr noundef nonnull %products.i, i32 noundef 8) #8
  br i1 %cmp595.i, label %for.cond297.preheader.preheader.i, label %reflect_lanes_d.exit

for.cond297.preheader.preheader.i:                ; preds = %multiply_d.exit.i
  %.pre.i = load double, ptr %taus.i, align 8
  br label %for.cond297.preheader.i

for.body222.i:                                    ; preds = %cleanup283.i, %for.body222.lr.ph.i
  %i218.0640.i = phi i64 [ 0, %for.body222.lr.ph.i ], [ %inc287.i, %cleanup283.i ]
  %arrayidx224.i = getelementptr inbounds <8 x double>, ptr %packed, i64 %i218.0640.i
  %46 = load <8 x double>, ptr %arrayidx224.i, align 8
  %mul225.i = fmul <8 x double> %7, %46
  %cmp226.i = icmp sge i64 %i218.0640.i, %width
  %or.cond356.i = and i1 %cmp228.i, %cmp226.i
  br i1 %or.cond356.i, label %if.then229.i, label %if.end232.i

if.then229.i:                                     ; preds = %for.body222.i
  %mul230.i = mul nsw i64 %i218.0640.i, %v_step
  %add.ptr231.i = getelementptr inbounds double, ptr %v, i64 %mul230.i
  store <8 x double> %mul225.i, ptr %add.ptr231.i, align 8
  br label %cleanup283.i

if.end232.i:                                      ; preds = %for.body222.i
  br i1 %cmp226.i, label %if.then234.i, label %for.cond253.preheader.i

for.cond253.preheader.i:                          ; preds = %if.end232.i
  br i1 %cmp595.i, label %for.body256.lr.ph.i, label %cleanup283.i

for.body256.lr.ph.i:                              ; preds = %for.cond253.preheader.i
  %mul261.i = mul nsw i64 %i218.0640.i, %step
  %47 = getelementptr double, ptr %x, i64 %mul261.i
  %mul276.i = mul nsw i64 %i218.0640.i, %v_step
  %48 = getelementptr double, ptr %v, i64 %mul276.i
  br label %for.body256.i

if.then234.i:                                     ; preds = %if.end232.i
  store <8 x double> %mul225.i, ptr %arrayidx224.i, align 8
  br i1 %cmp595.i, label %for.body240.lr.ph.i, label %cleanup283.i

for.body240.lr.ph.i:                              ; preds = %if.then234.i
  %.idx575.i = shl nsw i64 %i218.0640.i, 6
  %49 = getelementptr inbounds i8, ptr %packed, i64 %.idx575.i
  %mul244.i = mul nsw i64 %i218.0640.i, %v_step
  %50 = getelementptr double, ptr %v, i64 %mul244.i
  br label %for.body240.i

for.body240.i:                                    ; preds = %for.body240.i, %for.body240.lr.ph.i
  %k236.0638.i = phi i64 [ 0, %for.body240.lr.ph.i ], [ %inc248.i, %for.body240.i ]
  %arrayidx243.i = getelementptr inbounds double, ptr %49, i64 %k236.0638.i
  %51 = load double, ptr %arrayidx243.i, align 8
  %arrayidx246.i = getelementptr double, ptr %50, i64 %k236.0638.i
  store double %51, ptr %arrayidx246.i, align 8
  %inc248.i = add nuw nsw i64 %k236.0638.i, 1
  %exitcond665.not.i = icmp eq i64 %inc248.i, %width
  br i1 %exitcond665.not.i, label %cleanup283.i, label %for.body240.i, !llvm.loop !114

for.body256.i:                                    ; preds = %if.end264.i, %for.body256.lr.ph.i
  %k252.0636.i = phi i64 [ 0, %for.body256.lr.ph.i ], [ %inc280.i, %if.end264.i ]
  %cmp257.not.i = icmp ult i64 %k252.0636.i, %i218.0640.i
  br i1 %cmp257.not.i, label %if.end264.i, label %if.then258.i

if.then258.i:                                     ; preds = %for.body256.i
  %52 = load <8 x double>, ptr %arrayidx224.i, align 8
  %vecext260.i = extractelement <8 x double> %52, i64 %k252.0636.i
  %arrayidx263.i = getelementptr double, ptr %47, i64 %k252.0636.i
  store double %vecext260.i, ptr %arrayidx263.i, align 8
  br label %if.end264.i

if.end264.i:                                      ; preds = %if.then258.i, %for.body256.i
  %cmp265.i = icmp ult i64 %i218.0640.i, %k252.0636.i
  %cmp268.i = icmp eq i64 %i218.0640.i, %k252.0636.i
  %vecext271.i = extractelement <8 x double> %mul225.i, i64 %k252.0636.i
  %spec.select.i = select i1 %cmp268.i, double 1.000000e+00, double %vecext271.i
  %cond275.i = select i1 %cmp265.i, double 0.000000e+00, double %spec.select.i
  %arrayidx278.i = getelementptr double, ptr %48, i64 %k252.0636.i
  store double %cond275.i, ptr %arrayidx278.i, align 8
  %inc280.i = add nuw nsw i64 %k252.0636.i, 1
  %exitcond663.not.i = icmp eq i64 %inc280.i, %width
  br i1 %exitcond663.not.i, label %cleanup283.i, label %for.body256.i, !llvm.loop !115

cleanup283.i:                                     ; preds = %if.end264.i, %for.body240.i, %if.then234.i, %for.cond253.preheader.i, %if.then229.i
  %inc287.i = add nuw nsw i64 %i218.0640.i, 1
  %exitcond666.not.i = icmp eq i64 %inc287.i, %rows
  br i1 %exitcond666.not.i, label %for.cond.cleanup221.i, label %for.body222.i, !llvm.loop !116

for.cond292.loopexit.i:                           ; preds = %for.body336.i, %for.cond.cleanup299.i
  %exitcond669.not.i = icmp eq i64 %add332.i, %width
  br i1 %exitcond669.not.i, label %reflect_lanes_d.exit, label %for.cond297.preheader.i, !llvm.loop !117

for.cond297.preheader.i:                          ; preds = %for.cond292.loopexit.i, %for.cond297.preheader.preheader.i
  %j291.0651.i = phi i64 [ %add332.i, %for.cond292.loopexit.i ], [ 0, %for.cond297.preheader.preheader.i ]
  %invariant.gep.i = getelementptr inbounds double, ptr %t, i64 %j291.0651.i
  %cmp298644.not.i = icmp eq i64 %j291.0651.i, 0
  br i1 %cmp298644.not.i, label %for.cond.cleanup299.i, label %for.cond302.preheader.lr.ph.i

for.cond302.preheader.lr.ph.i:                    ; preds = %for.cond297.preheader.i
  %arrayidx317.i = getelementptr inbounds [8 x double], ptr %taus.i, i64 0, i64 %j291.0651.i
  %53 = load double, ptr %arrayidx317.i, align 8
  %fneg318.i = fneg double %53
  br label %for.cond302.preheader.i

for.cond302.preheader.i:                          ; preds = %for.cond.cleanup304.i, %for.cond302.preheader.lr.ph.i
  %i296.0645.i = phi i64 [ 0, %for.cond302.preheader.lr.ph.i ], [ %inc324.i, %for.cond.cleanup304.i ]
  %.idx574.i = shl nsw i64 %i296.0645.i, 9
  %54 = getelementptr inbounds i8, ptr %t, i64 %.idx574.i
  br label %for.body305.i

for.cond.cleanup299.i:                            ; preds = %for.cond.cleanup304.i, %for.cond297.preheader.i
  %55 = phi double [ %.pre.i, %for.cond297.preheader.i ], [ %53, %for.cond.cleanup304.i ]
  %arrayidx330.idx.i = mul i64 %j291.0651.i, 520
  %arrayidx330.i = getelementptr inbounds i8, ptr %t, i64 %arrayidx330.idx.i
  store double %55, ptr %arrayidx330.i, align 8
  %add332.i = add nuw nsw i64 %j291.0651.i, 1
  %cmp334648.i = icmp slt i64 %add332.i, %width
  br i1 %cmp334648.i, label %for.body336.i, label %for.cond292.loopexit.i

for.cond.cleanup304.i:                            ; preds = %for.body305.i
  %mul319.i = fmul double %58, %fneg318.i
  %gep.i = getelementptr inbounds i8, ptr %invariant.gep.i, i64 %.idx574.i
  store double %mul319.i, ptr %gep.i, align 8
  %inc324.i = add nuw nsw i64 %i296.0645.i, 1
  %exitcond667.not.i = icmp eq i64 %inc324.i, %j291.0651.i
  br i1 %exitcond667.not.i, label %for.cond.cleanup299.i, label %for.cond302.preheader.i, !llvm.loop !118

for.body305.i:                                    ; preds = %for.body305.i, %for.cond302.preheader.i
  %k301.0643.i = phi i64 [ %i296.0645.i, %for.cond302.preheader.i ], [ %inc314.i, %for.body305.i ]
  %sum.0642.i = phi double [ 0.000000e+00, %for.cond302.preheader.i ], [ %58, %for.body305.i ]
  %arrayidx308.i = getelementptr inbounds double, ptr %54, i64 %k301.0643.i
  %56 = load double, ptr %arrayidx308.i, align 8
  %mul309.i = shl nsw i64 %k301.0643.i, 3
  %add310.i = add nuw nsw i64 %mul309.i, %j291.0651.i
  %arrayidx311.i = getelementptr inbounds [64 x double], ptr %products.i, i64 0, i64 %add310.i
  %57 = load double, ptr %arrayidx311.i, align 8
  %58 = call double @llvm.fmuladd.f64(double %56, double %57, double %sum.0642.i)
  %inc314.i = add nuw nsw i64 %k301.0643.i, 1
  %cmp303.i = icmp ult i64 %inc314.i, %j291.0651.i
  br i1 %cmp303.i, label %for.body305.i, label %for.cond.cleanup304.i, !llvm.loop !119

for.body336.i:                                    ; preds = %for.cond.cleanup299.i, %for.body336.i
  %i331.0649.i = phi i64 [ %inc341.i, %for.body336.i ], [ %add332.i, %for.cond.cleanup299.i ]
  %.idx.i = shl nsw i64 %i331.0649.i, 9
  %gep647.i = getelementptr inbounds i8, ptr %invariant.gep.i, i64 %.idx.i
  store double 0.000000e+00, ptr %gep647.i, align 8
  %inc341.i = add nuw nsw i64 %i331.0649.i, 1
  %exitcond668.not.i = icmp eq i64 %inc341.i, %width
  br i1 %exitcond668.not.i, label %for.cond292.loopexit.i, label %for.body336.i, !llvm.loop !120

reflect_lanes_d.exit:                             ; preds = %land.lhs.true.i, %for.cond292.loopexit.i, %for.cond.cleanup221.i, %multiply_d.exit.i
  %retval.3.i = phi i64 [ 0, %multiply_d.exit.i ], [ 0, %for.cond.cleanup221.i ], [ 0, %for.cond292.loopexit.i ], [ 1, %land.lhs.true.i ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %products.i) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %taus.i) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %scales.i) #8
  br label %return

while.cond:                                       ; preds = %entry, %while.cond
  %half.0 = phi i64 [ %mul, %while.cond ], [ 8, %entry ]
  %mul = shl nsw i64 %half.0, 1
  %cmp1 = icmp slt i64 %mul, %width
  br i1 %cmp1, label %while.cond, label %while.end, !llvm.loop !121

while.end:                                        ; preds = %while.cond
  %sub = sub nsw i64 %width, %half.0
  %call3 = tail call fastcc i64 @reflect_block_d(ptr noundef %library, ptr noundef %x, i64 noundef %step, i64 noundef %rows, i64 noundef %half.0, ptr noundef %v, i64 noundef %v_step, ptr noundef %t, ptr noundef %packed, ptr noundef %room)
  %tobool.not = icmp eq i64 %call3, 0
  br i1 %tobool.not, label %if.end5, label %return

if.end5:                                          ; preds = %while.end
  %add.ptr = getelementptr inbounds double, ptr %x, i64 %half.0
  %mul.i.i = mul nsw i64 %sub, %half.0
  %add.ptr.i.i = getelementptr inbounds double, ptr %room, i64 %mul.i.i
  %tobool1.i.i.i.not = icmp eq i64 %half.0, %width
  br i1 %tobool1.i.i.i.not, label %reflect_by_d.exit, label %multiply_d.exit30.i.i

multiply_d.exit30.i.i:                            ; preds = %if.end5
  %59 = load ptr, ptr %library, align 8
  %conv.i.i.i = trunc i64 %half.0 to i32
  %conv2.i.i.i = trunc i64 %sub to i32
  %conv3.i.i.i = trunc i64 %rows to i32
  %conv4.i.i.i = trunc i64 %v_step to i32
  %conv5.i.i.i = trunc i64 %step to i32
  tail call void %59(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv3.i.i.i, double noundef 1.000000e+00, ptr noundef %v, i32 noundef %conv4.i.i.i, ptr noundef nonnull %add.ptr, i32 noundef %conv5.i.i.i, double noundef 0.000000e+00, ptr noundef %room, i32 noundef %conv2.i.i.i) #8
  %60 = load ptr, ptr %library, align 8
  tail call void %60(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv.i.i.i, double noundef 1.000000e+00, ptr noundef %t, i32 noundef 64, ptr noundef %room, i32 noundef %conv2.i.i.i, double noundef 0.000000e+00, ptr noundef nonnull %add.ptr.i.i, i32 noundef %conv2.i.i.i) #8
  %tobool.i31.i.i.not = icmp eq i64 %rows, 0
  br i1 %tobool.i31.i.i.not, label %reflect_by_d.exit, label %if.then.i34.i.i

if.then.i34.i.i:                                  ; preds = %multiply_d.exit30.i.i
  %61 = load ptr, ptr %library, align 8
  tail call void %61(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv3.i.i.i, i32 noundef %conv2.i.i.i, i32 noundef %conv.i.i.i, double noundef -1.000000e+00, ptr noundef %v, i32 noundef %conv4.i.i.i, ptr noundef %add.ptr.i.i, i32 noundef %conv2.i.i.i, double noundef 1.000000e+00, ptr noundef nonnull %add.ptr, i32 noundef %conv5.i.i.i) #8
  br label %reflect_by_d.exit

reflect_by_d.exit:                                ; preds = %if.end5, %multiply_d.exit30.i.i, %if.then.i34.i.i
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
  %cmp20164 = icmp sgt i64 %half.0, 0
  br i1 %cmp20164, label %for.body.lr.ph, label %for.cond26.preheader

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %mul24 = shl i64 %sub, 3
  br label %for.body

for.cond26.preheader:                             ; preds = %for.body, %for.cond.preheader
  %cmp27166 = icmp slt i64 %half.0, %width
  br i1 %cmp27166, label %for.body29.lr.ph, label %for.cond.cleanup28

for.body29.lr.ph:                                 ; preds = %for.cond26.preheader
  %mul32 = shl i64 %half.0, 3
  br label %for.body29

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.0165 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %mul21 = mul nsw i64 %i.0165, %v_step
  %gep = getelementptr double, ptr %invariant.gep, i64 %mul21
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %gep, i8 0, i64 %mul24, i1 false)
  %inc = add nuw nsw i64 %i.0165, 1
  %exitcond.not = icmp eq i64 %inc, %half.0
  br i1 %exitcond.not, label %for.cond26.preheader, label %for.body, !llvm.loop !122

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  br i1 %tobool1.i.i.i.not, label %return, label %if.then.i147

if.then.i147:                                     ; preds = %for.cond.cleanup28
  %62 = load ptr, ptr %library, align 8
  %conv.i = trunc i64 %half.0 to i32
  %conv2.i = trunc i64 %sub to i32
  %conv3.i = trunc i64 %sub15 to i32
  %conv4.i = trunc i64 %v_step to i32
  tail call void %62(i32 noundef 101, i32 noundef 112, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv2.i, i32 noundef %conv3.i, double noundef 1.000000e+00, ptr noundef %add.ptr7, i32 noundef %conv4.i, ptr noundef nonnull %add.ptr8, i32 noundef %conv4.i, double noundef 0.000000e+00, ptr noundef %room, i32 noundef %conv2.i) #8
  %63 = load ptr, ptr %library, align 8
  tail call void %63(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv2.i, i32 noundef %conv.i, double noundef -1.000000e+00, ptr noundef %t, i32 noundef 64, ptr noundef %room, i32 noundef %conv2.i, double noundef 0.000000e+00, ptr noundef %add.ptr.i.i, i32 noundef %conv2.i) #8
  %add.ptr41155 = getelementptr inbounds double, ptr %t, i64 %half.0
  %64 = load ptr, ptr %library, align 8
  tail call void %64(i32 noundef 101, i32 noundef 111, i32 noundef 111, i32 noundef %conv.i, i32 noundef %conv2.i, i32 noundef %conv2.i, double noundef 1.000000e+00, ptr noundef %add.ptr.i.i, i32 noundef %conv2.i, ptr noundef nonnull %add.ptr11, i32 noundef 64, double noundef 0.000000e+00, ptr noundef nonnull %add.ptr41155, i32 noundef 64) #8
  br label %return

for.body29:                                       ; preds = %for.body29.lr.ph, %for.body29
  %i25.0167 = phi i64 [ %half.0, %for.body29.lr.ph ], [ %inc34, %for.body29 ]
  %add.ptr31.idx = shl nsw i64 %i25.0167, 9
  %add.ptr31 = getelementptr inbounds i8, ptr %t, i64 %add.ptr31.idx
  tail call void @llvm.memset.p0.i64(ptr align 8 %add.ptr31, i8 0, i64 %mul32, i1 false)
  %inc34 = add nsw i64 %i25.0167, 1
  %exitcond175.not = icmp eq i64 %inc34, %width
  br i1 %exitcond175.not, label %for.cond.cleanup28, label %for.body29, !llvm.loop !123

return:                                           ; preds = %for.cond.cleanup28, %if.then.i147, %while.end, %reflect_by_d.exit, %reflect_lanes_d.exit
  %retval.2 = phi i64 [ %retval.3.i, %reflect_lanes_d.exit ], [ 1, %while.end ], [ 1, %reflect_by_d.exit ], [ 0, %if.then.i147 ], [ 0, %for.cond.cleanup28 ]
  ret i64 %retval.2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #7

declare float @sqrtf(float) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nofree nounwind willreturn memory(write) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!96 = distinct !{!96, !5, !6}
!97 = distinct !{!97, !5, !6}
!98 = distinct !{!98, !5, !6}
!99 = distinct !{!99, !5, !6}
!100 = distinct !{!100, !5, !6}
!101 = distinct !{!101, !5, !6}
!102 = distinct !{!102, !5, !6}
!103 = distinct !{!103, !5, !6}
!104 = distinct !{!104, !5, !6}
!105 = distinct !{!105, !5, !6}
!106 = distinct !{!106, !5, !6}
!107 = distinct !{!107, !5, !6}
!108 = distinct !{!108, !5, !6}
!109 = distinct !{!109, !5, !6}
!110 = distinct !{!110, !5, !6}
!111 = distinct !{!111, !5, !6}
!112 = distinct !{!112, !5, !6}
!113 = distinct !{!113, !5, !6}
!114 = distinct !{!114, !5, !6}
!115 = distinct !{!115, !5, !6}
!116 = distinct !{!116, !5, !6}
!117 = distinct !{!117, !5, !6}
!118 = distinct !{!118, !5, !6}
!119 = distinct !{!119, !5, !6}
!120 = distinct !{!120, !5, !6}
!121 = distinct !{!121, !5, !6}
!122 = distinct !{!122, !5, !6}
!123 = distinct !{!123, !5, !6}
