; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
%struct.drawing = type { i64, i64, i64, i64, i64, i64, double, ptr }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_draw_numbers(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %of = alloca %struct.drawing, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %of) #7
  %0 = load i64, ptr %a, align 8
  store i64 %0, ptr %of, align 8
  %size = getelementptr inbounds i8, ptr %of, i64 8
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx1, align 8
  store i64 %1, ptr %size, align 8
  %key = getelementptr inbounds i8, ptr %of, i64 16
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 24
  %2 = load i64, ptr %arrayidx2, align 8
  store i64 %2, ptr %key, align 8
  %counter = getelementptr inbounds i8, ptr %of, i64 24
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 32
  %3 = load i64, ptr %arrayidx3, align 8
  store i64 %3, ptr %counter, align 8
  %largest = getelementptr inbounds i8, ptr %of, i64 32
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 40
  %4 = load i64, ptr %arrayidx4, align 8
  store i64 %4, ptr %largest, align 8
  %low = getelementptr inbounds i8, ptr %of, i64 40
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 48
  %5 = load i64, ptr %arrayidx5, align 8
  store i64 %5, ptr %low, align 8
  %chance = getelementptr inbounds i8, ptr %of, i64 48
  store i64 %4, ptr %chance, align 8
  %out = getelementptr inbounds i8, ptr %of, i64 56
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 56
  %6 = load i64, ptr %arrayidx6, align 8
  %7 = inttoptr i64 %6 to ptr
  store ptr %7, ptr %out, align 8
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 16
  %8 = load i64, ptr %arrayidx7, align 8
  call fastcc void @draw(ptr noundef nonnull %of, i64 noundef 0, i64 noundef %8)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %of) #7
  ret i64 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @draw(ptr nocapture noundef readonly %of, i64 noundef %begin, i64 noundef %end) unnamed_addr #0 {
entry:
  %room = alloca [2 x <8 x i64>], align 8
  %0 = load i64, ptr %of, align 8
  %cmp = icmp slt i64 %0, 12
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %and = and i64 %0, 1
  %tobool.not = icmp eq i64 %and, 0
  %spec.select = select i1 %tobool.not, i64 4, i64 2
  %spec.select104 = select i1 %tobool.not, i64 4, i64 8
  br label %if.end10

if.else:                                          ; preds = %entry
  %cmp3 = icmp eq i64 %0, 12
  %sub = add nsw i64 %0, -13
  %spec.select105 = select i1 %cmp3, i64 4, i64 2
  %spec.select106 = select i1 %cmp3, i64 1, i64 %sub
  br label %if.end10

if.end10:                                         ; preds = %if.else, %if.then
  %each.0 = phi i64 [ %spec.select, %if.then ], [ %spec.select105, %if.else ]
  %nbytes.0 = phi i64 [ %spec.select104, %if.then ], [ %spec.select106, %if.else ]
  %cmp11109 = icmp slt i64 %begin, %end
  br i1 %cmp11109, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %if.end10
  %size = getelementptr inbounds i8, ptr %of, i64 8
  %out = getelementptr inbounds i8, ptr %of, i64 56
  %mul25 = shl nuw nsw i64 %each.0, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %if.end10
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %k.0110 = phi i64 [ %begin, %for.body.lr.ph ], [ %add, %cleanup ]
  %add = add nsw i64 %k.0110, 8
  %cond = tail call i64 @llvm.smin.i64(i64 %add, i64 %end)
  %mul = mul nsw i64 %cond, %each.0
  %1 = load i64, ptr %size, align 8
  %mul. = tail call i64 @llvm.smin.i64(i64 %mul, i64 %1)
  %mul21 = mul nsw i64 %k.0110, %each.0
  %sub22 = sub nsw i64 %mul., %mul21
  %2 = load ptr, ptr %out, align 8
  %mul24 = mul nsw i64 %mul21, %nbytes.0
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 %mul24
  %cmp26 = icmp eq i64 %sub22, %mul25
  br i1 %cmp26, label %if.then27, label %if.end28

if.then27:                                        ; preds = %for.body
  tail call fastcc void @fill(ptr noundef nonnull %of, i64 noundef %k.0110, ptr noundef %add.ptr)
  br label %cleanup

if.end28:                                         ; preds = %for.body
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %room) #7
  call fastcc void @fill(ptr noundef nonnull %of, i64 noundef %k.0110, ptr noundef nonnull %room)
  %cmp30107 = icmp sgt i64 %sub22, 0
  br i1 %cmp30107, label %for.body32, label %for.cond.cleanup31

for.cond.cleanup31:                               ; preds = %for.inc, %if.end28
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %room) #7
  br label %cleanup

for.body32:                                       ; preds = %if.end28, %for.inc
  %j.0108 = phi i64 [ %inc, %for.inc ], [ 0, %if.end28 ]
  switch i64 %nbytes.0, label %if.else49 [
    i64 8, label %if.then34
    i64 4, label %if.then39
    i64 2, label %if.then45
  ]

if.then34:                                        ; preds = %for.body32
  %arrayidx = getelementptr inbounds i64, ptr %room, i64 %j.0108
  %3 = load i64, ptr %arrayidx, align 8
  %arrayidx36 = getelementptr inbounds i64, ptr %add.ptr, i64 %j.0108
  store i64 %3, ptr %arrayidx36, align 8
  br label %for.inc

if.then39:                                        ; preds = %for.body32
  %arrayidx41 = getelementptr inbounds i32, ptr %room, i64 %j.0108
  %4 = load i32, ptr %arrayidx41, align 4
  %arrayidx42 = getelementptr inbounds i32, ptr %add.ptr, i64 %j.0108
  store i32 %4, ptr %arrayidx42, align 4
  br label %for.inc

if.then45:                                        ; preds = %for.body32
  %arrayidx47 = getelementptr inbounds i16, ptr %room, i64 %j.0108
  %5 = load i16, ptr %arrayidx47, align 2
  %arrayidx48 = getelementptr inbounds i16, ptr %add.ptr, i64 %j.0108
  store i16 %5, ptr %arrayidx48, align 2
  br label %for.inc

if.else49:                                        ; preds = %for.body32
  %arrayidx51 = getelementptr inbounds i8, ptr %room, i64 %j.0108
  %6 = load i8, ptr %arrayidx51, align 1
  %arrayidx52 = getelementptr inbounds i8, ptr %add.ptr, i64 %j.0108
  store i8 %6, ptr %arrayidx52, align 1
  br label %for.inc

for.inc:                                          ; preds = %if.then34, %if.then45, %if.else49, %if.then39
  %inc = add nuw nsw i64 %j.0108, 1
  %cmp30 = icmp slt i64 %inc, %sub22
  br i1 %cmp30, label %for.body32, label %for.cond.cleanup31, !llvm.loop !4

cleanup:                                          ; preds = %for.cond.cleanup31, %if.then27
  %cmp11 = icmp slt i64 %add, %end
  br i1 %cmp11, label %for.body, label %for.cond.cleanup, !llvm.loop !7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @lazyasync_draw(ptr nocapture noundef readonly %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %of = alloca %struct.drawing, align 8
  %0 = load i64, ptr %arguments, align 8
  %add.ptr = getelementptr inbounds i64, ptr %arguments, i64 %0
  %arrayidx1 = getelementptr inbounds i8, ptr %add.ptr, i64 8
  %1 = load ptr, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %arguments, i64 8
  %2 = load i64, ptr %arrayidx2, align 8
  %cmp = icmp eq i64 %2, 22
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %add.ptr, align 8
  %4 = load i64, ptr %1, align 8
  store i64 %4, ptr %3, align 8
  %arrayidx6 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i8, ptr %arguments, i64 16
  %6 = load i64, ptr %arrayidx7, align 8
  %add = add i64 %6, %5
  %arrayidx8 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 %add, ptr %arrayidx8, align 8
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %of) #7
  store i64 %2, ptr %of, align 8
  %size = getelementptr inbounds i8, ptr %of, i64 8
  %arrayidx10 = getelementptr inbounds i8, ptr %arguments, i64 16
  %7 = load i64, ptr %arrayidx10, align 8
  store i64 %7, ptr %size, align 8
  %key = getelementptr inbounds i8, ptr %of, i64 16
  %8 = load i64, ptr %1, align 8
  store i64 %8, ptr %key, align 8
  %counter = getelementptr inbounds i8, ptr %of, i64 24
  %arrayidx12 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i64, ptr %arrayidx12, align 8
  store i64 %9, ptr %counter, align 8
  %largest = getelementptr inbounds i8, ptr %of, i64 32
  %low = getelementptr inbounds i8, ptr %of, i64 40
  %out = getelementptr inbounds i8, ptr %of, i64 56
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %largest, i8 0, i64 24, i1 false)
  %10 = load ptr, ptr %add.ptr, align 8
  store ptr %10, ptr %out, align 8
  %cmp15 = icmp eq i64 %2, 12
  br i1 %cmp15, label %if.then16, label %if.else

if.then16:                                        ; preds = %if.end
  %chance = getelementptr inbounds i8, ptr %of, i64 48
  %arrayidx17 = getelementptr inbounds i8, ptr %add.ptr, i64 16
  %11 = load ptr, ptr %arrayidx17, align 8
  %12 = load double, ptr %11, align 8
  store double %12, ptr %chance, align 8
  br label %if.end27

if.else:                                          ; preds = %if.end
  %cmp20 = icmp sgt i64 %2, 12
  br i1 %cmp20, label %if.then21, label %if.end27

if.then21:                                        ; preds = %if.else
  %arrayidx22 = getelementptr inbounds i8, ptr %add.ptr, i64 16
  %13 = load ptr, ptr %arrayidx22, align 8
  %14 = load i64, ptr %13, align 8
  store i64 %14, ptr %largest, align 8
  %arrayidx24 = getelementptr inbounds i8, ptr %add.ptr, i64 24
  %15 = load ptr, ptr %arrayidx24, align 8
  %16 = load i64, ptr %15, align 8
  store i64 %16, ptr %low, align 8
  br label %if.end27

if.end27:                                         ; preds = %if.else, %if.then21, %if.then16
  call fastcc void @draw(ptr noundef nonnull %of, i64 noundef %begin, i64 noundef %end)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %of) #7
  br label %cleanup

cleanup:                                          ; preds = %if.end27, %if.then
  ret void
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @fill(ptr nocapture noundef readonly %of, i64 noundef %first, ptr nocapture noundef %room) unnamed_addr #2 {
entry:
  %one.i = alloca <8 x double>, align 8
  %other.i = alloca <8 x double>, align 8
  %both.sroa.0 = alloca <8 x i64>, align 64
  %both.sroa.9 = alloca <8 x i64>, align 64
  %more.sroa.0 = alloca <8 x i64>, align 64
  %more.sroa.5 = alloca <8 x i64>, align 64
  %found = alloca [2 x <8 x i64>], align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %both.sroa.0)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %both.sroa.9)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %more.sroa.0)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %more.sroa.5)
  store <8 x i64> zeroinitializer, ptr %more.sroa.0, align 64
  store <8 x i64> zeroinitializer, ptr %more.sroa.5, align 64
  %counter1.i = getelementptr inbounds i8, ptr %of, i64 24
  %0 = load i64, ptr %counter1.i, align 8
  %add.i = add i64 %0, %first
  %splat.splatinsert.i = insertelement <8 x i64> poison, i64 %add.i, i64 0
  %splat.splat.i = shufflevector <8 x i64> %splat.splatinsert.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %add2.i = add <8 x i64> %splat.splat.i, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %key.i = getelementptr inbounds i8, ptr %of, i64 16
  %1 = load i64, ptr %key.i, align 8
  %shr.i.i = lshr i64 %1, 32
  %shr2.i.i = lshr <8 x i64> %add2.i, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %j.085.i.sroa.gep282 = getelementptr inbounds i8, ptr %found, i64 64
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %for.body.i.i, %entry
  %first.043.i.i = phi i64 [ %1, %entry ], [ %add15.i.i, %for.body.i.i ]
  %second.042.i.i = phi i64 [ %shr.i.i, %entry ], [ %add16.i.i, %for.body.i.i ]
  %c0.041.i.i = phi <8 x i64> [ %add2.i, %entry ], [ %xor9.i.i, %for.body.i.i ]
  %c1.040.i.i = phi <8 x i64> [ %shr2.i.i, %entry ], [ %mul5.i.i, %for.body.i.i ]
  %round.039.i.i = phi i64 [ 0, %entry ], [ %inc.i.i, %for.body.i.i ]
  %c3.038.i.i = phi <8 x i64> [ zeroinitializer, %entry ], [ %mul.i.i, %for.body.i.i ]
  %c2.037.i.i = phi <8 x i64> [ zeroinitializer, %entry ], [ %xor14.i.i, %for.body.i.i ]
  %and3.i.i = and <8 x i64> %c0.041.i.i, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %mul.i.i = mul nuw <8 x i64> %and3.i.i, <i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795>
  %and4.i.i = and <8 x i64> %c2.037.i.i, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %mul5.i.i = mul nuw <8 x i64> %and4.i.i, <i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151>
  %shr6.i.i = lshr <8 x i64> %mul5.i.i, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %splat.splatinsert7.i.i = insertelement <8 x i64> poison, i64 %first.043.i.i, i64 0
  %splat.splat8.i.i = shufflevector <8 x i64> %splat.splatinsert7.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %2 = xor <8 x i64> %c1.040.i.i, %splat.splat8.i.i
  %xor9.i.i = xor <8 x i64> %2, %shr6.i.i
  %shr10.i.i = lshr <8 x i64> %mul.i.i, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %splat.splatinsert12.i.i = insertelement <8 x i64> poison, i64 %second.042.i.i, i64 0
  %splat.splat13.i.i = shufflevector <8 x i64> %splat.splatinsert12.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %3 = xor <8 x i64> %c3.038.i.i, %splat.splat13.i.i
  %xor14.i.i = xor <8 x i64> %3, %shr10.i.i
  %add15.i.i = add i64 %first.043.i.i, 2654435769
  %add16.i.i = add nuw nsw i64 %second.042.i.i, 3144134277
  %inc.i.i = add nuw nsw i64 %round.039.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, 10
  br i1 %exitcond.not.i.i, label %blocks.exit, label %for.body.i.i, !llvm.loop !8

blocks.exit:                                      ; preds = %for.body.i.i
  %shl.i.i = mul <8 x i64> %and4.i.i, <i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920>
  %and17.i.i = and <8 x i64> %xor9.i.i, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %or.i.i = or disjoint <8 x i64> %and17.i.i, %shl.i.i
  %shl18.i.i = mul <8 x i64> %and3.i.i, <i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296>
  %and19.i.i = and <8 x i64> %xor14.i.i, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %or20.i.i = or disjoint <8 x i64> %and19.i.i, %shl18.i.i
  %shuffle.i.i = shufflevector <8 x i64> %or.i.i, <8 x i64> %or20.i.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x i64> %shuffle.i.i, ptr %both.sroa.0, align 64
  %shuffle21.i.i = shufflevector <8 x i64> %or.i.i, <8 x i64> %or20.i.i, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x i64> %shuffle21.i.i, ptr %both.sroa.9, align 64
  %4 = load i64, ptr %of, align 8
  switch i64 %4, label %if.else25 [
    i64 0, label %for.body
    i64 1, label %for.body9
    i64 2, label %if.then18
    i64 3, label %if.then23
  ]

for.body:                                         ; preds = %blocks.exit
  %both.sroa.0.0.both.sroa.0.0.313317 = load <16 x i32>, ptr %both.sroa.0, align 64
  %shr.i = lshr <16 x i32> %both.sroa.0.0.both.sroa.0.0.313317, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %conv.i = uitofp nneg <16 x i32> %shr.i to <16 x float>
  %mul.i = fmul <16 x float> %conv.i, <float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000>
  store <16 x float> %mul.i, ptr %room, align 4
  %add.ptr.c = getelementptr inbounds i8, ptr %room, i64 64
  %both.sroa.9.0.both.sroa.9.64.315318 = load <16 x i32>, ptr %both.sroa.9, align 64
  %shr.i.c = lshr <16 x i32> %both.sroa.9.0.both.sroa.9.64.315318, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %conv.i.c = uitofp nneg <16 x i32> %shr.i.c to <16 x float>
  %mul.i.c = fmul <16 x float> %conv.i.c, <float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000>
  store <16 x float> %mul.i.c, ptr %add.ptr.c, align 4
  br label %if.end116

for.body9:                                        ; preds = %blocks.exit
  %both.sroa.0.0.both.sroa.0.0. = load <8 x i64>, ptr %both.sroa.0, align 64
  %shr1.i = lshr <8 x i64> %both.sroa.0.0.both.sroa.0.0., <i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38>
  %5 = shl <8 x i64> %both.sroa.0.0.both.sroa.0.0., <i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21>
  %6 = and <8 x i64> %5, <i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128>
  %7 = or disjoint <8 x i64> %6, %shr1.i
  %add.i170 = uitofp nneg <8 x i64> %7 to <8 x double>
  %mul3.i = fmul <8 x double> %add.i170, <double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000>
  store <8 x double> %mul3.i, ptr %room, align 8
  %add.ptr11.c = getelementptr inbounds i8, ptr %room, i64 64
  %both.sroa.9.0.both.sroa.9.64. = load <8 x i64>, ptr %both.sroa.9, align 64
  %shr1.i.c = lshr <8 x i64> %both.sroa.9.0.both.sroa.9.64., <i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38>
  %8 = shl <8 x i64> %both.sroa.9.0.both.sroa.9.64., <i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21>
  %9 = and <8 x i64> %8, <i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128>
  %10 = or disjoint <8 x i64> %9, %shr1.i.c
  %add.i170.c = uitofp nneg <8 x i64> %10 to <8 x double>
  %mul3.i.c = fmul <8 x double> %add.i170.c, <double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000>
  store <8 x double> %mul3.i.c, ptr %add.ptr11.c, align 8
  br label %if.end116

if.then18:                                        ; preds = %blocks.exit
  %11 = bitcast <8 x i64> %shuffle21.i.i to <16 x i32>
  %12 = bitcast <8 x i64> %shuffle.i.i to <16 x i32>
  %shuffle.i = shufflevector <16 x i32> %12, <16 x i32> %11, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %shuffle4.i = shufflevector <16 x i32> %12, <16 x i32> %11, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %conv.i171 = uitofp <16 x i32> %shuffle.i to <16 x float>
  %mul.i172 = fmul <16 x float> %conv.i171, <float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000>
  %add.i173 = fadd <16 x float> %mul.i172, <float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000>
  %13 = bitcast <16 x float> %add.i173 to <16 x i32>
  %conv5.i = uitofp <16 x i32> %shuffle4.i to <16 x float>
  %mul6.i = fmul <16 x float> %conv5.i, <float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000>
  %add.i.i = add nuw <16 x i32> %13, <i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933>
  %shr.i.i174 = lshr <16 x i32> %add.i.i, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %sub.i.i = add nsw <16 x i32> %shr.i.i174, <i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127>
  %conv.i.i = sitofp <16 x i32> %sub.i.i to <16 x float>
  %and.i.i = and <16 x i32> %add.i.i, <i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607>
  %add1.i.i = add nuw nsw <16 x i32> %and.i.i, <i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283>
  %14 = bitcast <16 x i32> %add1.i.i to <16 x float>
  %sub2.i.i = fadd <16 x float> %14, <float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>
  %mul.i.i175 = fmul <16 x float> %sub2.i.i, %sub2.i.i
  %mul3.i.i = fmul <16 x float> %sub2.i.i, <float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000>
  %add4.i.i = fadd <16 x float> %mul3.i.i, <float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000>
  %mul5.i.i176 = fmul <16 x float> %sub2.i.i, %add4.i.i
  %add6.i.i = fadd <16 x float> %mul5.i.i176, <float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000>
  %mul7.i.i = fmul <16 x float> %sub2.i.i, %add6.i.i
  %add8.i.i = fadd <16 x float> %mul7.i.i, <float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000>
  %mul9.i.i = fmul <16 x float> %sub2.i.i, %add8.i.i
  %add10.i.i = fadd <16 x float> %mul9.i.i, <float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000>
  %mul11.i.i = fmul <16 x float> %sub2.i.i, %add10.i.i
  %add12.i.i = fadd <16 x float> %mul11.i.i, <float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000>
  %mul13.i.i = fmul <16 x float> %sub2.i.i, %add12.i.i
  %add14.i.i = fadd <16 x float> %mul13.i.i, <float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000>
  %mul15.i.i = fmul <16 x float> %sub2.i.i, %add14.i.i
  %add16.i.i177 = fadd <16 x float> %mul15.i.i, <float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000>
  %mul17.i.i = fmul <16 x float> %sub2.i.i, %add16.i.i177
  %add18.i.i = fadd <16 x float> %mul17.i.i, <float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000>
  %mul19.i.i = fmul <16 x float> %sub2.i.i, %add18.i.i
  %mul20.i.i = fmul <16 x float> %mul.i.i175, %mul19.i.i
  %mul21.i.i = fmul <16 x float> %conv.i.i, <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>
  %15 = fsub <16 x float> %mul20.i.i, %mul21.i.i
  %mul23.i.i = fmul <16 x float> %mul.i.i175, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  %sub24.i.i = fsub <16 x float> %15, %mul23.i.i
  %add25.i.i = fadd <16 x float> %sub2.i.i, %sub24.i.i
  %mul26.i.i = fmul <16 x float> %conv.i.i, <float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000>
  %add27.i.i = fadd <16 x float> %mul26.i.i, %add25.i.i
  %mul7.i = fmul <16 x float> %add27.i.i, <float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00>
  %16 = tail call <16 x float> @llvm.sqrt.v16f32(<16 x float> %mul7.i)
  %mul.i18.i = fmul <16 x float> %mul6.i, <float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000>
  %add.i19.i = fadd <16 x float> %mul.i18.i, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %sub.i20.i = fadd <16 x float> %add.i19.i, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %17 = bitcast <16 x float> %add.i19.i to <16 x i32>
  %mul1.i.i = fmul <16 x float> %sub.i20.i, <float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000>
  %sub2.i21.i = fsub <16 x float> %mul6.i, %mul1.i.i
  %mul3.i22.i = fmul <16 x float> %sub.i20.i, <float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000>
  %sub4.i.i = fsub <16 x float> %sub2.i21.i, %mul3.i22.i
  %mul5.i23.i = fmul <16 x float> %sub.i20.i, <float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000>
  %sub6.i.i = fsub <16 x float> %sub4.i.i, %mul5.i23.i
  %mul7.i24.i = fmul <16 x float> %sub6.i.i, %sub6.i.i
  %mul8.i.i = fmul <16 x float> %mul7.i24.i, <float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000>
  %18 = fsub <16 x float> <float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000>, %mul8.i.i
  %mul10.i.i = fmul <16 x float> %mul7.i24.i, %18
  %add11.i.i = fadd <16 x float> %mul10.i.i, <float 0xBFC5555460000000, float 0xBFC5555460000000, float 0xBFC5555460000000, float 0xBFC5555460000000, float 0xBFC5555460000000, float 0xBFC5555460000000, float 0xBFC5555460000000, float 0xBFC5555460000000, float 0xBFC5555460000000, float 0xBFC5555460000000, float 0xBFC5555460000000, float 0xBFC5555460000000, float 0xBFC5555460000000, float 0xBFC5555460000000, float 0xBFC5555460000000, float 0xBFC5555460000000>
  %mul12.i.i = fmul <16 x float> %mul7.i24.i, %add11.i.i
  %mul13.i25.i = fmul <16 x float> %sub6.i.i, %mul12.i.i
  %add14.i26.i = fadd <16 x float> %sub6.i.i, %mul13.i25.i
  %mul15.i27.i = fmul <16 x float> %mul7.i24.i, <float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000, float 0x3EF99EB9C0000000>
  %add16.i28.i = fadd <16 x float> %mul15.i27.i, <float 0xBF56C0C340000000, float 0xBF56C0C340000000, float 0xBF56C0C340000000, float 0xBF56C0C340000000, float 0xBF56C0C340000000, float 0xBF56C0C340000000, float 0xBF56C0C340000000, float 0xBF56C0C340000000, float 0xBF56C0C340000000, float 0xBF56C0C340000000, float 0xBF56C0C340000000, float 0xBF56C0C340000000, float 0xBF56C0C340000000, float 0xBF56C0C340000000, float 0xBF56C0C340000000, float 0xBF56C0C340000000>
  %mul17.i29.i = fmul <16 x float> %mul7.i24.i, %add16.i28.i
  %add18.i30.i = fadd <16 x float> %mul17.i29.i, <float 0x3FA55554A0000000, float 0x3FA55554A0000000, float 0x3FA55554A0000000, float 0x3FA55554A0000000, float 0x3FA55554A0000000, float 0x3FA55554A0000000, float 0x3FA55554A0000000, float 0x3FA55554A0000000, float 0x3FA55554A0000000, float 0x3FA55554A0000000, float 0x3FA55554A0000000, float 0x3FA55554A0000000, float 0x3FA55554A0000000, float 0x3FA55554A0000000, float 0x3FA55554A0000000, float 0x3FA55554A0000000>
  %mul19.i31.i = fmul <16 x float> %mul7.i24.i, %add18.i30.i
  %mul20.i32.i = fmul <16 x float> %mul7.i24.i, %mul19.i31.i
  %mul21.i33.i = fmul <16 x float> %mul7.i24.i, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  %sub22.i.i = fsub <16 x float> %mul20.i32.i, %mul21.i33.i
  %add23.i.i = fadd <16 x float> %sub22.i.i, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %and.i34.i = and <16 x i32> %17, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %sub24.i35.i = sub nsw <16 x i32> zeroinitializer, %and.i34.i
  %19 = bitcast <16 x float> %add14.i26.i to <16 x i32>
  %and25.i.i = and <16 x i32> %19, %sub24.i35.i
  %20 = bitcast <16 x float> %add23.i.i to <16 x i32>
  %not.i.i = add nsw <16 x i32> %and.i34.i, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and26.i.i = and <16 x i32> %not.i.i, %20
  %or.i.i178 = or <16 x i32> %and26.i.i, %and25.i.i
  %and27.i.i = and <16 x i32> %20, %sub24.i35.i
  %and29.i.i = and <16 x i32> %not.i.i, %19
  %or30.i.i = or <16 x i32> %and27.i.i, %and29.i.i
  %add31.i.i = shl <16 x i32> %17, <i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30>
  %and32.i.i = add <16 x i32> %add31.i.i, <i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824>
  %shl.i.i179 = and <16 x i32> %and32.i.i, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %xor.i.i = xor <16 x i32> %or.i.i178, %shl.i.i179
  %shl34.i.i = and <16 x i32> %add31.i.i, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %xor35.i.i = xor <16 x i32> %or30.i.i, %shl34.i.i
  %21 = bitcast <16 x i32> %xor.i.i to <16 x float>
  %mul8.i = fmul <16 x float> %16, %21
  %22 = bitcast <16 x i32> %xor35.i.i to <16 x float>
  %mul9.i = fmul <16 x float> %16, %22
  %shuffle10.i = shufflevector <16 x float> %mul8.i, <16 x float> %mul9.i, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %shuffle10.i, ptr %room, align 4
  %shuffle12.i = shufflevector <16 x float> %mul8.i, <16 x float> %mul9.i, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %arrayidx13.i = getelementptr inbounds i8, ptr %room, i64 64
  store <16 x float> %shuffle12.i, ptr %arrayidx13.i, align 4
  br label %if.end116

if.then23:                                        ; preds = %blocks.exit
  %shr1.i.i = lshr <8 x i64> %shuffle.i.i, <i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38>
  %23 = shl <8 x i64> %shuffle.i.i, <i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21>
  %24 = and <8 x i64> %23, <i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128>
  %25 = or disjoint <8 x i64> %24, %shr1.i.i
  %add.i.i180 = uitofp nneg <8 x i64> %25 to <8 x double>
  %mul3.i.i181 = fmul <8 x double> %add.i.i180, <double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000>
  %shr1.i12.i = lshr <8 x i64> %shuffle21.i.i, <i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38>
  %26 = shl <8 x i64> %shuffle21.i.i, <i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21>
  %27 = and <8 x i64> %26, <i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128>
  %28 = or disjoint <8 x i64> %27, %shr1.i12.i
  %add.i13.i = uitofp nneg <8 x i64> %28 to <8 x double>
  %mul3.i14.i = fmul <8 x double> %add.i13.i, <double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000>
  %shuffle.i183 = shufflevector <8 x double> %mul3.i.i181, <8 x double> %mul3.i14.i, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %sub.i = fsub <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %shuffle.i183
  %29 = bitcast <8 x double> %sub.i to <8 x i64>
  %shuffle2.i = shufflevector <8 x double> %mul3.i.i181, <8 x double> %mul3.i14.i, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %mul.i184 = fmul <8 x double> %shuffle2.i, <double 0x401921FB54442D18, double 0x401921FB54442D18, double 0x401921FB54442D18, double 0x401921FB54442D18, double 0x401921FB54442D18, double 0x401921FB54442D18, double 0x401921FB54442D18, double 0x401921FB54442D18>
  %add.i15.i = add <8 x i64> %29, <i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219>
  %shr.i.i185 = lshr <8 x i64> %add.i15.i, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %sub.i.i186 = add nsw <8 x i64> %shr.i.i185, <i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023>
  %conv.i.i187 = sitofp <8 x i64> %sub.i.i186 to <8 x double>
  %and.i.i188 = and <8 x i64> %add.i15.i, <i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495>
  %add1.i.i189 = add nuw nsw <8 x i64> %and.i.i188, <i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189>
  %30 = bitcast <8 x i64> %add1.i.i189 to <8 x double>
  %sub2.i.i190 = fadd <8 x double> %30, <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>
  %add3.i.i = fadd <8 x double> %sub2.i.i190, <double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00>
  %div.i.i = fdiv <8 x double> %sub2.i.i190, %add3.i.i
  %mul.i.i191 = fmul <8 x double> %div.i.i, %div.i.i
  %mul4.i.i = fmul <8 x double> %mul.i.i191, %mul.i.i191
  %mul5.i.i192 = fmul <8 x double> %mul4.i.i, <double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244>
  %add6.i.i193 = fadd <8 x double> %mul5.i.i192, <double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE>
  %mul7.i.i194 = fmul <8 x double> %mul4.i.i, %add6.i.i193
  %add8.i.i195 = fadd <8 x double> %mul7.i.i194, <double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359>
  %mul9.i.i196 = fmul <8 x double> %mul4.i.i, %add8.i.i195
  %add10.i.i197 = fadd <8 x double> %mul9.i.i196, <double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593>
  %mul11.i.i198 = fmul <8 x double> %mul4.i.i, <double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F>
  %add12.i.i199 = fadd <8 x double> %mul11.i.i198, <double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF>
  %mul13.i.i200 = fmul <8 x double> %mul4.i.i, %add12.i.i199
  %add14.i.i201 = fadd <8 x double> %mul13.i.i200, <double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04>
  %mul15.i.i202 = fmul <8 x double> %sub2.i.i190, %sub2.i.i190
  %mul16.i.i = fmul <8 x double> %mul15.i.i202, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %mul17.i.i203 = fmul <8 x double> %mul.i.i191, %add10.i.i197
  %mul18.i.i = fmul <8 x double> %mul4.i.i, %add14.i.i201
  %add19.i.i = fadd <8 x double> %mul18.i.i, %mul17.i.i203
  %add20.i.i = fadd <8 x double> %mul16.i.i, %add19.i.i
  %mul21.i.i204 = fmul <8 x double> %div.i.i, %add20.i.i
  %mul22.i.i = fmul <8 x double> %conv.i.i187, <double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76>
  %add23.i.i205 = fadd <8 x double> %mul22.i.i, %mul21.i.i204
  %mul24.i.i = fmul <8 x double> %conv.i.i187, <double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000>
  %sub25.i.i = fsub <8 x double> %mul16.i.i, %add23.i.i205
  %sub26.i.i = fsub <8 x double> %sub25.i.i, %sub2.i.i190
  %sub27.i.i = fsub <8 x double> %mul24.i.i, %sub26.i.i
  %mul3.i206 = fmul <8 x double> %sub27.i.i, <double -2.000000e+00, double -2.000000e+00, double -2.000000e+00, double -2.000000e+00, double -2.000000e+00, double -2.000000e+00, double -2.000000e+00, double -2.000000e+00>
  %31 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %mul3.i206)
  %mul.i16.i = fmul <8 x double> %mul.i184, <double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883>
  %add.i17.i = fadd <8 x double> %mul.i16.i, <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>
  %sub.i18.i = fadd <8 x double> %add.i17.i, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %32 = bitcast <8 x double> %add.i17.i to <8 x i64>
  %mul1.i.i207 = fmul <8 x double> %sub.i18.i, <double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000>
  %sub2.i19.i = fsub <8 x double> %mul.i184, %mul1.i.i207
  %mul3.i20.i = fmul <8 x double> %sub.i18.i, <double 0x3DD0B4611A626331, double 0x3DD0B4611A626331, double 0x3DD0B4611A626331, double 0x3DD0B4611A626331, double 0x3DD0B4611A626331, double 0x3DD0B4611A626331, double 0x3DD0B4611A626331, double 0x3DD0B4611A626331>
  %sub4.i.i208 = fsub <8 x double> %sub2.i19.i, %mul3.i20.i
  %mul5.i21.i = fmul <8 x double> %sub4.i.i208, %sub4.i.i208
  %mul6.i.i = fmul <8 x double> %mul5.i21.i, <double 0x3DE5D93A5ACFD57C, double 0x3DE5D93A5ACFD57C, double 0x3DE5D93A5ACFD57C, double 0x3DE5D93A5ACFD57C, double 0x3DE5D93A5ACFD57C, double 0x3DE5D93A5ACFD57C, double 0x3DE5D93A5ACFD57C, double 0x3DE5D93A5ACFD57C>
  %add7.i.i = fadd <8 x double> %mul6.i.i, <double 0xBE5AE5E68A2B9CEB, double 0xBE5AE5E68A2B9CEB, double 0xBE5AE5E68A2B9CEB, double 0xBE5AE5E68A2B9CEB, double 0xBE5AE5E68A2B9CEB, double 0xBE5AE5E68A2B9CEB, double 0xBE5AE5E68A2B9CEB, double 0xBE5AE5E68A2B9CEB>
  %mul8.i.i209 = fmul <8 x double> %mul5.i21.i, %add7.i.i
  %add9.i.i = fadd <8 x double> %mul8.i.i209, <double 0x3EC71DE357B1FE7D, double 0x3EC71DE357B1FE7D, double 0x3EC71DE357B1FE7D, double 0x3EC71DE357B1FE7D, double 0x3EC71DE357B1FE7D, double 0x3EC71DE357B1FE7D, double 0x3EC71DE357B1FE7D, double 0x3EC71DE357B1FE7D>
  %mul10.i.i210 = fmul <8 x double> %mul5.i21.i, %add9.i.i
  %add11.i.i211 = fadd <8 x double> %mul10.i.i210, <double 0xBF2A01A019C161D5, double 0xBF2A01A019C161D5, double 0xBF2A01A019C161D5, double 0xBF2A01A019C161D5, double 0xBF2A01A019C161D5, double 0xBF2A01A019C161D5, double 0xBF2A01A019C161D5, double 0xBF2A01A019C161D5>
  %mul12.i.i212 = fmul <8 x double> %mul5.i21.i, %add11.i.i211
  %add13.i.i = fadd <8 x double> %mul12.i.i212, <double 0x3F8111111110F8A6, double 0x3F8111111110F8A6, double 0x3F8111111110F8A6, double 0x3F8111111110F8A6, double 0x3F8111111110F8A6, double 0x3F8111111110F8A6, double 0x3F8111111110F8A6, double 0x3F8111111110F8A6>
  %mul14.i.i = fmul <8 x double> %mul5.i21.i, %add13.i.i
  %add15.i.i213 = fadd <8 x double> %mul14.i.i, <double 0xBFC5555555555549, double 0xBFC5555555555549, double 0xBFC5555555555549, double 0xBFC5555555555549, double 0xBFC5555555555549, double 0xBFC5555555555549, double 0xBFC5555555555549, double 0xBFC5555555555549>
  %mul16.i22.i = fmul <8 x double> %mul5.i21.i, %add15.i.i213
  %mul17.i23.i = fmul <8 x double> %sub4.i.i208, %mul16.i22.i
  %add18.i.i214 = fadd <8 x double> %sub4.i.i208, %mul17.i23.i
  %mul19.i.i215 = fmul <8 x double> %mul5.i21.i, <double 0x3DA8FAE9BE8838D4, double 0x3DA8FAE9BE8838D4, double 0x3DA8FAE9BE8838D4, double 0x3DA8FAE9BE8838D4, double 0x3DA8FAE9BE8838D4, double 0x3DA8FAE9BE8838D4, double 0x3DA8FAE9BE8838D4, double 0x3DA8FAE9BE8838D4>
  %33 = fsub <8 x double> <double 0x3E21EE9EBDB4B1C4, double 0x3E21EE9EBDB4B1C4, double 0x3E21EE9EBDB4B1C4, double 0x3E21EE9EBDB4B1C4, double 0x3E21EE9EBDB4B1C4, double 0x3E21EE9EBDB4B1C4, double 0x3E21EE9EBDB4B1C4, double 0x3E21EE9EBDB4B1C4>, %mul19.i.i215
  %mul21.i24.i = fmul <8 x double> %mul5.i21.i, %33
  %add22.i.i = fadd <8 x double> %mul21.i24.i, <double 0xBE927E4F809C52AD, double 0xBE927E4F809C52AD, double 0xBE927E4F809C52AD, double 0xBE927E4F809C52AD, double 0xBE927E4F809C52AD, double 0xBE927E4F809C52AD, double 0xBE927E4F809C52AD, double 0xBE927E4F809C52AD>
  %mul23.i.i216 = fmul <8 x double> %mul5.i21.i, %add22.i.i
  %add24.i.i = fadd <8 x double> %mul23.i.i216, <double 0x3EFA01A019CB1590, double 0x3EFA01A019CB1590, double 0x3EFA01A019CB1590, double 0x3EFA01A019CB1590, double 0x3EFA01A019CB1590, double 0x3EFA01A019CB1590, double 0x3EFA01A019CB1590, double 0x3EFA01A019CB1590>
  %mul25.i.i = fmul <8 x double> %mul5.i21.i, %add24.i.i
  %add26.i.i = fadd <8 x double> %mul25.i.i, <double 0xBF56C16C16C15177, double 0xBF56C16C16C15177, double 0xBF56C16C16C15177, double 0xBF56C16C16C15177, double 0xBF56C16C16C15177, double 0xBF56C16C16C15177, double 0xBF56C16C16C15177, double 0xBF56C16C16C15177>
  %mul27.i.i = fmul <8 x double> %mul5.i21.i, %add26.i.i
  %add28.i.i = fadd <8 x double> %mul27.i.i, <double 0x3FA555555555554C, double 0x3FA555555555554C, double 0x3FA555555555554C, double 0x3FA555555555554C, double 0x3FA555555555554C, double 0x3FA555555555554C, double 0x3FA555555555554C, double 0x3FA555555555554C>
  %mul29.i.i = fmul <8 x double> %mul5.i21.i, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %mul30.i.i = fmul <8 x double> %mul5.i21.i, %mul5.i21.i
  %mul31.i.i = fmul <8 x double> %mul30.i.i, %add28.i.i
  %34 = fsub <8 x double> %mul31.i.i, %mul29.i.i
  %sub33.i.i = fadd <8 x double> %34, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %and.i25.i = and <8 x i64> %32, <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %sub34.i.i = sub nsw <8 x i64> zeroinitializer, %and.i25.i
  %35 = bitcast <8 x double> %add18.i.i214 to <8 x i64>
  %and35.i.i = and <8 x i64> %35, %sub34.i.i
  %36 = bitcast <8 x double> %sub33.i.i to <8 x i64>
  %not.i.i217 = add nsw <8 x i64> %and.i25.i, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and36.i.i = and <8 x i64> %not.i.i217, %36
  %or.i.i218 = or <8 x i64> %and35.i.i, %and36.i.i
  %and37.i.i = and <8 x i64> %36, %sub34.i.i
  %and39.i.i = and <8 x i64> %not.i.i217, %35
  %or40.i.i = or <8 x i64> %and37.i.i, %and39.i.i
  %add41.i.i = shl <8 x i64> %32, <i64 62, i64 62, i64 62, i64 62, i64 62, i64 62, i64 62, i64 62>
  %and42.i.i = add <8 x i64> %add41.i.i, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %shl.i.i219 = and <8 x i64> %and42.i.i, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %xor.i.i220 = xor <8 x i64> %or.i.i218, %shl.i.i219
  %shl44.i.i = and <8 x i64> %add41.i.i, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %xor45.i.i = xor <8 x i64> %or40.i.i, %shl44.i.i
  %37 = bitcast <8 x i64> %xor.i.i220 to <8 x double>
  %mul4.i = fmul <8 x double> %31, %37
  %38 = bitcast <8 x i64> %xor45.i.i to <8 x double>
  %mul5.i = fmul <8 x double> %31, %38
  %shuffle6.i = shufflevector <8 x double> %mul4.i, <8 x double> %mul5.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %shuffle6.i, ptr %room, align 8
  %shuffle8.i = shufflevector <8 x double> %mul4.i, <8 x double> %mul5.i, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %arrayidx9.i = getelementptr inbounds i8, ptr %room, i64 64
  store <8 x double> %shuffle8.i, ptr %arrayidx9.i, align 8
  br label %if.end116

if.else25:                                        ; preds = %blocks.exit
  %cmp27 = icmp slt i64 %4, 12
  br i1 %cmp27, label %for.body33, label %if.else46

for.body33:                                       ; preds = %if.else25, %for.inc43
  %cmp31 = phi i1 [ false, %for.inc43 ], [ true, %if.else25 ]
  %j29.0299.sroa.phi310 = phi ptr [ %both.sroa.9, %for.inc43 ], [ %both.sroa.0, %if.else25 ]
  %j29.0299 = phi i64 [ 1, %for.inc43 ], [ 0, %if.else25 ]
  %39 = load i64, ptr %of, align 8
  %and = and i64 %39, 1
  %tobool.not = icmp eq i64 %and, 0
  br i1 %tobool.not, label %if.else39, label %if.then35

if.then35:                                        ; preds = %for.body33
  %sub = add nsw i64 %39, -1
  %add.ptr38 = getelementptr inbounds <8 x double>, ptr %room, i64 %j29.0299
  %40 = load <8 x i64>, ptr %j29.0299.sroa.phi310, align 64
  %shr1.i221 = lshr <8 x i64> %40, <i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38>
  %41 = shl <8 x i64> %40, <i64 20, i64 20, i64 20, i64 20, i64 20, i64 20, i64 20, i64 20>
  %42 = and <8 x i64> %41, <i64 4503599560261632, i64 4503599560261632, i64 4503599560261632, i64 4503599560261632, i64 4503599560261632, i64 4503599560261632, i64 4503599560261632, i64 4503599560261632>
  %43 = or disjoint <8 x i64> %42, %shr1.i221
  %add.i222 = uitofp nneg <8 x i64> %43 to <8 x double>
  %add3.i = fadd <8 x double> %add.i222, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %mul4.i223 = fmul <8 x double> %add3.i, <double 0x3CB0000000000000, double 0x3CB0000000000000, double 0x3CB0000000000000, double 0x3CB0000000000000, double 0x3CB0000000000000, double 0x3CB0000000000000, double 0x3CB0000000000000, double 0x3CB0000000000000>
  store <8 x double> %mul4.i223, ptr %add.ptr38, align 8
  tail call fastcc void @invert(i64 noundef %sub, ptr noundef nonnull %add.ptr38)
  br label %for.inc43

if.else39:                                        ; preds = %for.body33
  %add.ptr42 = getelementptr inbounds <16 x float>, ptr %room, i64 %j29.0299
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %one.i) #7
  %44 = load <8 x i64>, ptr %j29.0299.sroa.phi310, align 64
  %and.i = and <8 x i64> %44, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %conv.i224 = uitofp nneg <8 x i64> %and.i to <8 x double>
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %other.i) #7
  %shr.i225 = lshr <8 x i64> %44, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %conv1.i = uitofp nneg <8 x i64> %shr.i225 to <8 x double>
  %add.i226 = fadd <8 x double> %conv.i224, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %mul.i227 = fmul <8 x double> %add.i226, <double 0x3DF0000000000000, double 0x3DF0000000000000, double 0x3DF0000000000000, double 0x3DF0000000000000, double 0x3DF0000000000000, double 0x3DF0000000000000, double 0x3DF0000000000000, double 0x3DF0000000000000>
  store <8 x double> %mul.i227, ptr %one.i, align 8
  %add2.i228 = fadd <8 x double> %conv1.i, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %mul3.i229 = fmul <8 x double> %add2.i228, <double 0x3DF0000000000000, double 0x3DF0000000000000, double 0x3DF0000000000000, double 0x3DF0000000000000, double 0x3DF0000000000000, double 0x3DF0000000000000, double 0x3DF0000000000000, double 0x3DF0000000000000>
  store <8 x double> %mul3.i229, ptr %other.i, align 8
  call fastcc void @invert(i64 noundef %39, ptr noundef nonnull %one.i)
  call fastcc void @invert(i64 noundef %39, ptr noundef nonnull %other.i)
  %45 = load <8 x double>, ptr %one.i, align 8
  %conv4.i = fptrunc <8 x double> %45 to <8 x float>
  %46 = load <8 x double>, ptr %other.i, align 8
  %conv5.i230 = fptrunc <8 x double> %46 to <8 x float>
  %shuffle.i231 = shufflevector <8 x float> %conv4.i, <8 x float> %conv5.i230, <16 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11, i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <16 x float> %shuffle.i231, ptr %add.ptr42, align 4
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %other.i) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %one.i) #7
  br label %for.inc43

for.inc43:                                        ; preds = %if.then35, %if.else39
  br i1 %cmp31, label %for.body33, label %if.end116, !llvm.loop !9

if.else46:                                        ; preds = %if.else25
  %cmp48 = icmp eq i64 %4, 12
  br i1 %cmp48, label %if.then49, label %if.else69

if.then49:                                        ; preds = %if.else46
  %chance = getelementptr inbounds i8, ptr %of, i64 48
  %47 = load double, ptr %chance, align 8
  %mul = fmul double %47, 0x41F0000000000000
  %add = fadd double %mul, 0x4338000000000000
  %sub50 = fadd double %add, 0xC338000000000000
  %conv = fptoui double %sub50 to i64
  %conv58 = trunc i64 %conv to i32
  %splat.splatinsert = insertelement <16 x i32> poison, i32 %conv58, i64 0
  %splat.splat = shufflevector <16 x i32> %splat.splatinsert, <16 x i32> poison, <16 x i32> zeroinitializer
  %tobool60.not = icmp ult i64 %conv, 4294967296
  %both.sroa.0.0.both.sroa.0.0.314319 = load <16 x i32>, ptr %both.sroa.0, align 64
  %cmp59 = icmp ult <16 x i32> %both.sroa.0.0.both.sroa.0.0.314319, %splat.splat
  %narrow = select i1 %tobool60.not, <16 x i1> %cmp59, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %spec.select = zext <16 x i1> %narrow to <16 x i8>
  store <16 x i8> %spec.select, ptr %room, align 1
  %both.sroa.9.0.both.sroa.9.64.316320 = load <16 x i32>, ptr %both.sroa.9, align 64
  %cmp59.c = icmp ult <16 x i32> %both.sroa.9.0.both.sroa.9.64.316320, %splat.splat
  %narrow.c = select i1 %tobool60.not, <16 x i1> %cmp59.c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %spec.select.c = zext <16 x i1> %narrow.c to <16 x i8>
  %arrayidx65.c = getelementptr inbounds i8, ptr %room, i64 16
  store <16 x i8> %spec.select.c, ptr %arrayidx65.c, align 1
  br label %if.end116

if.else69:                                        ; preds = %if.else46
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %found) #7
  %largest = getelementptr inbounds i8, ptr %of, i64 32
  %48 = load i64, ptr %largest, align 8
  %cmp70 = icmp ugt i64 %48, 4294967295
  br i1 %cmp70, label %for.body.i.i240, label %if.end74

for.body.i.i240:                                  ; preds = %if.else69, %for.body.i.i240
  %first.043.i.i241 = phi i64 [ %add15.i.i260, %for.body.i.i240 ], [ %1, %if.else69 ]
  %second.042.i.i242 = phi i64 [ %add16.i.i261, %for.body.i.i240 ], [ %shr.i.i, %if.else69 ]
  %c0.041.i.i243 = phi <8 x i64> [ %xor9.i.i255, %for.body.i.i240 ], [ %add2.i, %if.else69 ]
  %c1.040.i.i244 = phi <8 x i64> [ %mul5.i.i251, %for.body.i.i240 ], [ %shr2.i.i, %if.else69 ]
  %round.039.i.i245 = phi i64 [ %inc.i.i262, %for.body.i.i240 ], [ 0, %if.else69 ]
  %c3.038.i.i246 = phi <8 x i64> [ %mul.i.i249, %for.body.i.i240 ], [ zeroinitializer, %if.else69 ]
  %c2.037.i.i247 = phi <8 x i64> [ %xor14.i.i259, %for.body.i.i240 ], [ <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, %if.else69 ]
  %and3.i.i248 = and <8 x i64> %c0.041.i.i243, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %mul.i.i249 = mul nuw <8 x i64> %and3.i.i248, <i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795>
  %and4.i.i250 = and <8 x i64> %c2.037.i.i247, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %mul5.i.i251 = mul nuw <8 x i64> %and4.i.i250, <i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151>
  %shr6.i.i252 = lshr <8 x i64> %mul5.i.i251, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %splat.splatinsert7.i.i253 = insertelement <8 x i64> poison, i64 %first.043.i.i241, i64 0
  %splat.splat8.i.i254 = shufflevector <8 x i64> %splat.splatinsert7.i.i253, <8 x i64> poison, <8 x i32> zeroinitializer
  %49 = xor <8 x i64> %c1.040.i.i244, %splat.splat8.i.i254
  %xor9.i.i255 = xor <8 x i64> %49, %shr6.i.i252
  %shr10.i.i256 = lshr <8 x i64> %mul.i.i249, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %splat.splatinsert12.i.i257 = insertelement <8 x i64> poison, i64 %second.042.i.i242, i64 0
  %splat.splat13.i.i258 = shufflevector <8 x i64> %splat.splatinsert12.i.i257, <8 x i64> poison, <8 x i32> zeroinitializer
  %50 = xor <8 x i64> %c3.038.i.i246, %splat.splat13.i.i258
  %xor14.i.i259 = xor <8 x i64> %50, %shr10.i.i256
  %add15.i.i260 = add i64 %first.043.i.i241, 2654435769
  %add16.i.i261 = add nuw nsw i64 %second.042.i.i242, 3144134277
  %inc.i.i262 = add nuw nsw i64 %round.039.i.i245, 1
  %exitcond.not.i.i263 = icmp eq i64 %inc.i.i262, 10
  br i1 %exitcond.not.i.i263, label %blocks.exit273, label %for.body.i.i240, !llvm.loop !8

blocks.exit273:                                   ; preds = %for.body.i.i240
  %shl.i.i264 = mul <8 x i64> %and4.i.i250, <i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920>
  %and17.i.i265 = and <8 x i64> %xor9.i.i255, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %or.i.i266 = or disjoint <8 x i64> %and17.i.i265, %shl.i.i264
  %shl18.i.i267 = mul <8 x i64> %and3.i.i248, <i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296>
  %and19.i.i268 = and <8 x i64> %xor14.i.i259, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %or20.i.i269 = or disjoint <8 x i64> %and19.i.i268, %shl18.i.i267
  %shuffle.i.i270 = shufflevector <8 x i64> %or.i.i266, <8 x i64> %or20.i.i269, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x i64> %shuffle.i.i270, ptr %more.sroa.0, align 64
  %shuffle21.i.i271 = shufflevector <8 x i64> %or.i.i266, <8 x i64> %or20.i.i269, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x i64> %shuffle21.i.i271, ptr %more.sroa.5, align 64
  br label %if.end74

if.end74:                                         ; preds = %blocks.exit273, %if.else69
  %cmp2.i = icmp ult i64 %48, 4294967295
  %conv21.i = zext i64 %48 to i128
  %conv80.i = add nuw nsw i128 %conv21.i, 1
  %cmp27.not.i = icmp eq i64 %48, 4294967295
  %low46.i = getelementptr inbounds i8, ptr %of, i64 40
  %add.i274 = add nuw nsw i64 %48, 1
  %splat.splatinsert.i275 = insertelement <8 x i64> poison, i64 %add.i274, i64 0
  %splat.splat.i276 = shufflevector <8 x i64> %splat.splatinsert.i275, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i

for.body.i:                                       ; preds = %for.inc49.i, %if.end74
  %cmp.i = phi i1 [ true, %if.end74 ], [ false, %for.inc49.i ]
  %j.085.i.sroa.phi = phi ptr [ %found, %if.end74 ], [ %j.085.i.sroa.gep282, %for.inc49.i ]
  %j.085.i.sroa.phi286 = phi ptr [ %more.sroa.0, %if.end74 ], [ %more.sroa.5, %for.inc49.i ]
  %j.085.i.sroa.phi289 = phi ptr [ %both.sroa.0, %if.end74 ], [ %both.sroa.9, %for.inc49.i ]
  %51 = load <8 x i64>, ptr %j.085.i.sroa.phi289, align 64
  br i1 %cmp2.i, label %if.then.i, label %for.body19.i.preheader

for.body19.i.preheader:                           ; preds = %for.body.i
  %52 = load i64, ptr %low46.i, align 8
  %j.085.i.sroa.phi.promoted = load <8 x i64>, ptr %j.085.i.sroa.phi, align 8
  br label %for.body19.i

if.then.i:                                        ; preds = %for.body.i
  %and.i278 = and <8 x i64> %51, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %mul.i279 = mul <8 x i64> %and.i278, %splat.splat.i276
  %shr.i280 = lshr <8 x i64> %51, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %mul7.i281 = mul <8 x i64> %shr.i280, %splat.splat.i276
  %shr8.i = lshr <8 x i64> %mul.i279, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %add9.i = add <8 x i64> %shr8.i, %mul7.i281
  %shr10.i = lshr <8 x i64> %add9.i, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %53 = load i64, ptr %low46.i, align 8
  %splat.splatinsert12.i = insertelement <8 x i64> poison, i64 %53, i64 0
  %splat.splat13.i = shufflevector <8 x i64> %splat.splatinsert12.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %add14.i = add <8 x i64> %shr10.i, %splat.splat13.i
  br label %for.inc49.i

for.body19.i:                                     ; preds = %for.body19.i.preheader, %if.end43.i
  %54 = phi <8 x i64> [ %vecins.i, %if.end43.i ], [ %j.085.i.sroa.phi.promoted, %for.body19.i.preheader ]
  %k.084.i = phi i64 [ %inc.i, %if.end43.i ], [ 0, %for.body19.i.preheader ]
  %vecext.i = extractelement <8 x i64> %51, i64 %k.084.i
  %conv.i277 = zext i64 %vecext.i to i128
  %add26.i = mul nuw i128 %conv80.i, %conv.i277
  %extract82.i = lshr i128 %add26.i, 64
  %extract.t83.i = trunc nuw i128 %extract82.i to i64
  br i1 %cmp27.not.i, label %if.end43.i, label %if.then29.i

if.then29.i:                                      ; preds = %for.body19.i
  %55 = load <8 x i64>, ptr %j.085.i.sroa.phi286, align 64
  %vecext31.i = extractelement <8 x i64> %55, i64 %k.084.i
  %conv32.i = zext i64 %vecext31.i to i128
  %add38.i = mul nuw i128 %conv80.i, %conv32.i
  %shr39.i = lshr i128 %add38.i, 64
  %add42.i = add nuw i128 %shr39.i, %add26.i
  %extract.i = lshr i128 %add42.i, 64
  %extract.t.i = trunc nuw i128 %extract.i to i64
  br label %if.end43.i

if.end43.i:                                       ; preds = %if.then29.i, %for.body19.i
  %product.0.off64.i = phi i64 [ %extract.t.i, %if.then29.i ], [ %extract.t83.i, %for.body19.i ]
  %add47.i = add i64 %52, %product.0.off64.i
  %vecins.i = insertelement <8 x i64> %54, i64 %add47.i, i64 %k.084.i
  %inc.i = add nuw nsw i64 %k.084.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, 8
  br i1 %exitcond.not.i, label %for.inc49.i, label %for.body19.i, !llvm.loop !10

for.inc49.i:                                      ; preds = %if.end43.i, %if.then.i
  %storemerge = phi <8 x i64> [ %add14.i, %if.then.i ], [ %vecins.i, %if.end43.i ]
  store <8 x i64> %storemerge, ptr %j.085.i.sroa.phi, align 8
  br i1 %cmp.i, label %for.body.i, label %for.body84, !llvm.loop !11

for.cond.cleanup83:                               ; preds = %if.end107
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %found) #7
  br label %if.end116

for.body84:                                       ; preds = %for.inc49.i, %if.end107
  %k.0297 = phi i64 [ %inc109, %if.end107 ], [ 0, %for.inc49.i ]
  %div169 = lshr i64 %k.0297, 3
  %rem = and i64 %k.0297, 7
  %56 = getelementptr inbounds [2 x <8 x i64>], ptr %found, i64 0, i64 %div169, i64 %rem
  %vecext = load i64, ptr %56, align 8
  switch i64 %4, label %if.else102 [
    i64 21, label %if.then88
    i64 17, label %if.then93
    i64 15, label %if.then99
  ]

if.then88:                                        ; preds = %for.body84
  %arrayidx89 = getelementptr inbounds i64, ptr %room, i64 %k.0297
  store i64 %vecext, ptr %arrayidx89, align 8
  br label %if.end107

if.then93:                                        ; preds = %for.body84
  %conv94 = trunc i64 %vecext to i32
  %arrayidx95 = getelementptr inbounds i32, ptr %room, i64 %k.0297
  store i32 %conv94, ptr %arrayidx95, align 4
  br label %if.end107

if.then99:                                        ; preds = %for.body84
  %conv100 = trunc i64 %vecext to i16
  %arrayidx101 = getelementptr inbounds i16, ptr %room, i64 %k.0297
  store i16 %conv100, ptr %arrayidx101, align 2
  br label %if.end107

if.else102:                                       ; preds = %for.body84
  %conv103 = trunc i64 %vecext to i8
  %arrayidx104 = getelementptr inbounds i8, ptr %room, i64 %k.0297
  store i8 %conv103, ptr %arrayidx104, align 1
  br label %if.end107

if.end107:                                        ; preds = %if.then93, %if.else102, %if.then99, %if.then88
  %inc109 = add nuw nsw i64 %k.0297, 1
  %exitcond.not = icmp eq i64 %inc109, 16
  br i1 %exitcond.not, label %for.cond.cleanup83, label %for.body84, !llvm.loop !12

if.end116:                                        ; preds = %for.inc43, %for.body9, %for.body, %if.then49, %if.then23, %for.cond.cleanup83, %if.then18
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %more.sroa.0)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %more.sroa.5)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %both.sroa.0)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %both.sroa.9)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.sqrt.v8f64(<8 x double>) #4

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @invert(i64 noundef %kind, ptr nocapture noundef %u) unnamed_addr #5 {
entry:
  %0 = load <8 x double>, ptr %u, align 8
  %sub = fsub <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %0
  %1 = bitcast <8 x double> %sub to <8 x i64>
  %cmp = icmp eq i64 %kind, 8
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %cmp1 = fcmp uge <8 x double> %0, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %or.v = select <8 x i1> %cmp1, <8 x double> %sub, <8 x double> %0
  %mul = fmul <8 x double> %or.v, <double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00>
  %2 = bitcast <8 x double> %mul to <8 x i64>
  %add.i = add <8 x i64> %2, <i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219>
  %shr.i = lshr <8 x i64> %add.i, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %sub.i = add nsw <8 x i64> %shr.i, <i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023>
  %conv.i = sitofp <8 x i64> %sub.i to <8 x double>
  %and.i = and <8 x i64> %add.i, <i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495>
  %add1.i = add nuw nsw <8 x i64> %and.i, <i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189>
  %3 = bitcast <8 x i64> %add1.i to <8 x double>
  %sub2.i = fadd <8 x double> %3, <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>
  %add3.i = fadd <8 x double> %sub2.i, <double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00>
  %div.i = fdiv <8 x double> %sub2.i, %add3.i
  %mul.i = fmul <8 x double> %div.i, %div.i
  %mul4.i = fmul <8 x double> %mul.i, %mul.i
  %mul5.i = fmul <8 x double> %mul4.i, <double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244>
  %add6.i = fadd <8 x double> %mul5.i, <double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE>
  %mul7.i = fmul <8 x double> %mul4.i, %add6.i
  %add8.i = fadd <8 x double> %mul7.i, <double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359>
  %mul9.i = fmul <8 x double> %mul4.i, %add8.i
  %add10.i = fadd <8 x double> %mul9.i, <double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593>
  %mul11.i = fmul <8 x double> %mul4.i, <double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F>
  %add12.i = fadd <8 x double> %mul11.i, <double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF>
  %mul13.i = fmul <8 x double> %mul4.i, %add12.i
  %add14.i = fadd <8 x double> %mul13.i, <double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04>
  %mul15.i = fmul <8 x double> %sub2.i, %sub2.i
  %mul16.i = fmul <8 x double> %mul15.i, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %mul17.i = fmul <8 x double> %mul.i, %add10.i
  %mul18.i = fmul <8 x double> %mul4.i, %add14.i
  %add19.i = fadd <8 x double> %mul18.i, %mul17.i
  %add20.i = fadd <8 x double> %mul16.i, %add19.i
  %mul21.i = fmul <8 x double> %div.i, %add20.i
  %mul22.i = fmul <8 x double> %conv.i, <double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76>
  %add23.i = fadd <8 x double> %mul22.i, %mul21.i
  %mul24.i = fmul <8 x double> %conv.i, <double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000>
  %sub25.i = fsub <8 x double> %mul16.i, %add23.i
  %sub26.i = fsub <8 x double> %sub25.i, %sub2.i
  %sub27.i = fsub <8 x double> %mul24.i, %sub26.i
  %4 = bitcast <8 x double> %sub27.i to <8 x i64>
  %and4 = select <8 x i1> %cmp1, <8 x i64> <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>, <8 x i64> zeroinitializer
  %xor = xor <8 x i64> %and4, %4
  store <8 x i64> %xor, ptr %u, align 8
  br label %cleanup

if.end:                                           ; preds = %entry
  %5 = bitcast <8 x double> %0 to <8 x i64>
  %add.i28 = add <8 x i64> %5, <i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219>
  %shr.i29 = lshr <8 x i64> %add.i28, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %sub.i30 = add nsw <8 x i64> %shr.i29, <i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023>
  %conv.i31 = sitofp <8 x i64> %sub.i30 to <8 x double>
  %and.i32 = and <8 x i64> %add.i28, <i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495>
  %add1.i33 = add nuw nsw <8 x i64> %and.i32, <i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189>
  %6 = bitcast <8 x i64> %add1.i33 to <8 x double>
  %sub2.i34 = fadd <8 x double> %6, <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>
  %add3.i35 = fadd <8 x double> %sub2.i34, <double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00>
  %div.i36 = fdiv <8 x double> %sub2.i34, %add3.i35
  %mul.i37 = fmul <8 x double> %div.i36, %div.i36
  %mul4.i38 = fmul <8 x double> %mul.i37, %mul.i37
  %mul5.i39 = fmul <8 x double> %mul4.i38, <double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244>
  %add6.i40 = fadd <8 x double> %mul5.i39, <double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE>
  %mul7.i41 = fmul <8 x double> %mul4.i38, %add6.i40
  %add8.i42 = fadd <8 x double> %mul7.i41, <double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359>
  %mul9.i43 = fmul <8 x double> %mul4.i38, %add8.i42
  %add10.i44 = fadd <8 x double> %mul9.i43, <double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593>
  %mul11.i45 = fmul <8 x double> %mul4.i38, <double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F>
  %add12.i46 = fadd <8 x double> %mul11.i45, <double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF>
  %mul13.i47 = fmul <8 x double> %mul4.i38, %add12.i46
  %add14.i48 = fadd <8 x double> %mul13.i47, <double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04>
  %mul15.i49 = fmul <8 x double> %sub2.i34, %sub2.i34
  %mul16.i50 = fmul <8 x double> %mul15.i49, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %mul17.i51 = fmul <8 x double> %mul.i37, %add10.i44
  %mul18.i52 = fmul <8 x double> %mul4.i38, %add14.i48
  %add19.i53 = fadd <8 x double> %mul18.i52, %mul17.i51
  %add20.i54 = fadd <8 x double> %mul16.i50, %add19.i53
  %mul21.i55 = fmul <8 x double> %div.i36, %add20.i54
  %mul22.i56 = fmul <8 x double> %conv.i31, <double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76>
  %add23.i57 = fadd <8 x double> %mul22.i56, %mul21.i55
  %mul24.i58 = fmul <8 x double> %conv.i31, <double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000>
  %sub25.i59 = fsub <8 x double> %mul16.i50, %add23.i57
  %sub26.i60 = fsub <8 x double> %sub25.i59, %sub2.i34
  %sub27.i61 = fsub <8 x double> %mul24.i58, %sub26.i60
  %cmp5 = icmp eq i64 %kind, 10
  br i1 %cmp5, label %if.then6, label %if.end8

if.then6:                                         ; preds = %if.end
  %add.i62 = add <8 x i64> %1, <i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219>
  %shr.i63 = lshr <8 x i64> %add.i62, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %sub.i64 = add nsw <8 x i64> %shr.i63, <i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023>
  %conv.i65 = sitofp <8 x i64> %sub.i64 to <8 x double>
  %and.i66 = and <8 x i64> %add.i62, <i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495>
  %add1.i67 = add nuw nsw <8 x i64> %and.i66, <i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189>
  %7 = bitcast <8 x i64> %add1.i67 to <8 x double>
  %sub2.i68 = fadd <8 x double> %7, <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>
  %add3.i69 = fadd <8 x double> %sub2.i68, <double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00>
  %div.i70 = fdiv <8 x double> %sub2.i68, %add3.i69
  %mul.i71 = fmul <8 x double> %div.i70, %div.i70
  %mul4.i72 = fmul <8 x double> %mul.i71, %mul.i71
  %mul5.i73 = fmul <8 x double> %mul4.i72, <double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244>
  %add6.i74 = fadd <8 x double> %mul5.i73, <double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE>
  %mul7.i75 = fmul <8 x double> %mul4.i72, %add6.i74
  %add8.i76 = fadd <8 x double> %mul7.i75, <double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359>
  %mul9.i77 = fmul <8 x double> %mul4.i72, %add8.i76
  %add10.i78 = fadd <8 x double> %mul9.i77, <double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593>
  %mul11.i79 = fmul <8 x double> %mul4.i72, <double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F>
  %add12.i80 = fadd <8 x double> %mul11.i79, <double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF>
  %mul13.i81 = fmul <8 x double> %mul4.i72, %add12.i80
  %add14.i82 = fadd <8 x double> %mul13.i81, <double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04>
  %mul15.i83 = fmul <8 x double> %sub2.i68, %sub2.i68
  %mul16.i84 = fmul <8 x double> %mul15.i83, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %mul17.i85 = fmul <8 x double> %mul.i71, %add10.i78
  %mul18.i86 = fmul <8 x double> %mul4.i72, %add14.i82
  %add19.i87 = fadd <8 x double> %mul18.i86, %mul17.i85
  %add20.i88 = fadd <8 x double> %mul16.i84, %add19.i87
  %mul21.i89 = fmul <8 x double> %div.i70, %add20.i88
  %mul22.i90 = fmul <8 x double> %conv.i65, <double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76>
  %add23.i91 = fadd <8 x double> %mul22.i90, %mul21.i89
  %mul24.i92 = fmul <8 x double> %conv.i65, <double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000>
  %sub25.i93 = fsub <8 x double> %mul16.i84, %add23.i91
  %sub26.i94 = fsub <8 x double> %sub25.i93, %sub2.i68
  %sub27.i95 = fsub <8 x double> %mul24.i92, %sub26.i94
  %sub7 = fsub <8 x double> %sub27.i61, %sub27.i95
  store <8 x double> %sub7, ptr %u, align 8
  br label %cleanup

if.end8:                                          ; preds = %if.end
  %fneg = fneg <8 x double> %sub27.i61
  store <8 x double> %fneg, ptr %u, align 8
  %cmp9 = icmp eq i64 %kind, 6
  br i1 %cmp9, label %if.then10, label %cleanup

if.then10:                                        ; preds = %if.end8
  %8 = bitcast <8 x double> %fneg to <8 x i64>
  %add.i96 = add <8 x i64> %8, <i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219>
  %shr.i97 = lshr <8 x i64> %add.i96, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %sub.i98 = add nsw <8 x i64> %shr.i97, <i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023>
  %conv.i99 = sitofp <8 x i64> %sub.i98 to <8 x double>
  %and.i100 = and <8 x i64> %add.i96, <i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495>
  %add1.i101 = add nuw nsw <8 x i64> %and.i100, <i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189>
  %9 = bitcast <8 x i64> %add1.i101 to <8 x double>
  %sub2.i102 = fadd <8 x double> %9, <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>
  %add3.i103 = fadd <8 x double> %sub2.i102, <double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00>
  %div.i104 = fdiv <8 x double> %sub2.i102, %add3.i103
  %mul.i105 = fmul <8 x double> %div.i104, %div.i104
  %mul4.i106 = fmul <8 x double> %mul.i105, %mul.i105
  %mul5.i107 = fmul <8 x double> %mul4.i106, <double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244>
  %add6.i108 = fadd <8 x double> %mul5.i107, <double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE>
  %mul7.i109 = fmul <8 x double> %mul4.i106, %add6.i108
  %add8.i110 = fadd <8 x double> %mul7.i109, <double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359>
  %mul9.i111 = fmul <8 x double> %mul4.i106, %add8.i110
  %add10.i112 = fadd <8 x double> %mul9.i111, <double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593>
  %mul11.i113 = fmul <8 x double> %mul4.i106, <double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F>
  %add12.i114 = fadd <8 x double> %mul11.i113, <double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF>
  %mul13.i115 = fmul <8 x double> %mul4.i106, %add12.i114
  %add14.i116 = fadd <8 x double> %mul13.i115, <double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04>
  %mul15.i117 = fmul <8 x double> %sub2.i102, %sub2.i102
  %mul16.i118 = fmul <8 x double> %mul15.i117, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %mul17.i119 = fmul <8 x double> %mul.i105, %add10.i112
  %mul18.i120 = fmul <8 x double> %mul4.i106, %add14.i116
  %add19.i121 = fadd <8 x double> %mul18.i120, %mul17.i119
  %add20.i122 = fadd <8 x double> %mul16.i118, %add19.i121
  %mul21.i123 = fmul <8 x double> %div.i104, %add20.i122
  %mul22.i124 = fmul <8 x double> %conv.i99, <double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76>
  %add23.i125 = fadd <8 x double> %mul22.i124, %mul21.i123
  %mul24.i126 = fmul <8 x double> %conv.i99, <double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000>
  %sub25.i127 = fsub <8 x double> %mul16.i118, %add23.i125
  %sub26.i128 = fsub <8 x double> %sub25.i127, %sub2.i102
  %sub27.i129 = fsub <8 x double> %mul24.i126, %sub26.i128
  %fneg11 = fneg <8 x double> %sub27.i129
  store <8 x double> %fneg11, ptr %u, align 8
  br label %cleanup

cleanup:                                          ; preds = %if.end8, %if.then10, %if.then6, %if.then
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #6

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
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
