; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 07322d591e4e57fb863f1a021abcecf81c9d50cc
%struct.drawing = type { i64, i64, i64, i64, i64, i64, double, ptr }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_draw_numbers(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %of = alloca %struct.drawing, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %of) #6
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %of) #6
  ret i64 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @draw(ptr nocapture noundef readonly %of, i64 noundef %begin, i64 noundef %end) unnamed_addr #0 {
entry:
  %room = alloca [2 x <8 x i64>], align 16
  %0 = load i64, ptr %of, align 8
  %1 = and i64 %0, -3
  %or.cond = icmp eq i64 %1, 0
  br i1 %or.cond, label %if.end9, label %if.else

if.else:                                          ; preds = %entry
  %cmp3 = icmp eq i64 %0, 4
  br i1 %cmp3, label %if.end9, label %if.else5

if.else5:                                         ; preds = %if.else
  %cmp6 = icmp sgt i64 %0, 4
  %sub = add nsw i64 %0, -5
  %spec.select = select i1 %cmp6, i64 %sub, i64 8
  br label %if.end9

if.end9:                                          ; preds = %if.else5, %if.else, %entry
  %each.0 = phi i64 [ 4, %entry ], [ 4, %if.else ], [ 2, %if.else5 ]
  %nbytes.0 = phi i64 [ 4, %entry ], [ 1, %if.else ], [ %spec.select, %if.else5 ]
  %cmp10105 = icmp slt i64 %begin, %end
  br i1 %cmp10105, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %if.end9
  %size = getelementptr inbounds i8, ptr %of, i64 8
  %out = getelementptr inbounds i8, ptr %of, i64 56
  %mul24 = shl nuw nsw i64 %each.0, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %if.end9
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %k.0106 = phi i64 [ %begin, %for.body.lr.ph ], [ %add, %cleanup ]
  %add = add nsw i64 %k.0106, 8
  %cond = tail call i64 @llvm.smin.i64(i64 %add, i64 %end)
  %mul = mul nsw i64 %cond, %each.0
  %2 = load i64, ptr %size, align 8
  %mul. = tail call i64 @llvm.smin.i64(i64 %mul, i64 %2)
  %mul20 = mul nsw i64 %k.0106, %each.0
  %sub21 = sub nsw i64 %mul., %mul20
  %3 = load ptr, ptr %out, align 8
  %mul23 = mul nsw i64 %mul20, %nbytes.0
  %add.ptr = getelementptr inbounds i8, ptr %3, i64 %mul23
  %cmp25 = icmp eq i64 %sub21, %mul24
  br i1 %cmp25, label %if.then26, label %if.end27

if.then26:                                        ; preds = %for.body
  tail call fastcc void @fill(ptr noundef nonnull %of, i64 noundef %k.0106, ptr noundef %add.ptr)
  br label %cleanup

if.end27:                                         ; preds = %for.body
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %room) #6
  call fastcc void @fill(ptr noundef nonnull %of, i64 noundef %k.0106, ptr noundef nonnull %room)
  %cmp29103 = icmp sgt i64 %sub21, 0
  br i1 %cmp29103, label %for.body31, label %for.cond.cleanup30

for.cond.cleanup30:                               ; preds = %for.inc, %if.end27
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %room) #6
  br label %cleanup

for.body31:                                       ; preds = %if.end27, %for.inc
  %j.0104 = phi i64 [ %inc, %for.inc ], [ 0, %if.end27 ]
  switch i64 %nbytes.0, label %if.else48 [
    i64 8, label %if.then33
    i64 4, label %if.then38
    i64 2, label %if.then44
  ]

if.then33:                                        ; preds = %for.body31
  %arrayidx = getelementptr inbounds i64, ptr %room, i64 %j.0104
  %4 = load i64, ptr %arrayidx, align 8
  %arrayidx35 = getelementptr inbounds i64, ptr %add.ptr, i64 %j.0104
  store i64 %4, ptr %arrayidx35, align 8
  br label %for.inc

if.then38:                                        ; preds = %for.body31
  %arrayidx40 = getelementptr inbounds i32, ptr %room, i64 %j.0104
  %5 = load i32, ptr %arrayidx40, align 4
  %arrayidx41 = getelementptr inbounds i32, ptr %add.ptr, i64 %j.0104
  store i32 %5, ptr %arrayidx41, align 4
  br label %for.inc

if.then44:                                        ; preds = %for.body31
  %arrayidx46 = getelementptr inbounds i16, ptr %room, i64 %j.0104
  %6 = load i16, ptr %arrayidx46, align 2
  %arrayidx47 = getelementptr inbounds i16, ptr %add.ptr, i64 %j.0104
  store i16 %6, ptr %arrayidx47, align 2
  br label %for.inc

if.else48:                                        ; preds = %for.body31
  %arrayidx50 = getelementptr inbounds i8, ptr %room, i64 %j.0104
  %7 = load i8, ptr %arrayidx50, align 1
  %arrayidx51 = getelementptr inbounds i8, ptr %add.ptr, i64 %j.0104
  store i8 %7, ptr %arrayidx51, align 1
  br label %for.inc

for.inc:                                          ; preds = %if.then33, %if.then44, %if.else48, %if.then38
  %inc = add nuw nsw i64 %j.0104, 1
  %cmp29 = icmp slt i64 %inc, %sub21
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !4

cleanup:                                          ; preds = %for.cond.cleanup30, %if.then26
  %cmp10 = icmp slt i64 %add, %end
  br i1 %cmp10, label %for.body, label %for.cond.cleanup, !llvm.loop !7
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
  %cmp = icmp eq i64 %2, 14
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %of) #6
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
  %cmp15 = icmp eq i64 %2, 4
  br i1 %cmp15, label %if.then16, label %if.else

if.then16:                                        ; preds = %if.end
  %chance = getelementptr inbounds i8, ptr %of, i64 48
  %arrayidx17 = getelementptr inbounds i8, ptr %add.ptr, i64 16
  %11 = load ptr, ptr %arrayidx17, align 8
  %12 = load double, ptr %11, align 8
  store double %12, ptr %chance, align 8
  br label %if.end27

if.else:                                          ; preds = %if.end
  %cmp20 = icmp sgt i64 %2, 4
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %of) #6
  br label %cleanup

cleanup:                                          ; preds = %if.end27, %if.then
  ret void
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @fill(ptr nocapture noundef readonly %of, i64 noundef %first, ptr nocapture noundef writeonly %room) unnamed_addr #2 {
entry:
  %more.sroa.0 = alloca <8 x i64>, align 64
  %more.sroa.5 = alloca <8 x i64>, align 64
  %found = alloca [2 x <8 x i64>], align 16
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
  %j.085.i.sroa.gep233 = getelementptr inbounds i8, ptr %found, i64 64
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
  %shuffle21.i.i = shufflevector <8 x i64> %or.i.i, <8 x i64> %or20.i.i, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %4 = load i64, ptr %of, align 8
  switch i64 %4, label %if.else44 [
    i64 0, label %for.body
    i64 1, label %for.body9
    i64 2, label %if.then18
    i64 3, label %if.then23
    i64 4, label %if.then28
  ]

for.body:                                         ; preds = %blocks.exit
  %5 = bitcast <8 x i64> %shuffle.i.i to <16 x i32>
  %shr.i = lshr <16 x i32> %5, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %conv.i = uitofp nneg <16 x i32> %shr.i to <16 x float>
  %mul.i = fmul <16 x float> %conv.i, <float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000>
  store <16 x float> %mul.i, ptr %room, align 4
  %add.ptr.c = getelementptr inbounds i8, ptr %room, i64 64
  %6 = bitcast <8 x i64> %shuffle21.i.i to <16 x i32>
  %shr.i.c = lshr <16 x i32> %6, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %conv.i.c = uitofp nneg <16 x i32> %shr.i.c to <16 x float>
  %mul.i.c = fmul <16 x float> %conv.i.c, <float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000>
  store <16 x float> %mul.i.c, ptr %add.ptr.c, align 4
  br label %if.end90

for.body9:                                        ; preds = %blocks.exit
  %shr1.i = lshr <8 x i64> %shuffle.i.i, <i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38>
  %7 = shl <8 x i64> %shuffle.i.i, <i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21>
  %8 = and <8 x i64> %7, <i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128>
  %9 = or disjoint <8 x i64> %8, %shr1.i
  %add.i133 = uitofp nneg <8 x i64> %9 to <8 x double>
  %mul3.i = fmul <8 x double> %add.i133, <double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000>
  store <8 x double> %mul3.i, ptr %room, align 8
  %add.ptr11.c = getelementptr inbounds i8, ptr %room, i64 64
  %shr1.i.c = lshr <8 x i64> %shuffle21.i.i, <i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38>
  %10 = shl <8 x i64> %shuffle21.i.i, <i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21>
  %11 = and <8 x i64> %10, <i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128>
  %12 = or disjoint <8 x i64> %11, %shr1.i.c
  %add.i133.c = uitofp nneg <8 x i64> %12 to <8 x double>
  %mul3.i.c = fmul <8 x double> %add.i133.c, <double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000>
  store <8 x double> %mul3.i.c, ptr %add.ptr11.c, align 8
  br label %if.end90

if.then18:                                        ; preds = %blocks.exit
  %13 = bitcast <8 x i64> %shuffle21.i.i to <16 x i32>
  %14 = bitcast <8 x i64> %shuffle.i.i to <16 x i32>
  %shuffle.i = shufflevector <16 x i32> %14, <16 x i32> %13, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %shuffle4.i = shufflevector <16 x i32> %14, <16 x i32> %13, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %conv.i134 = uitofp <16 x i32> %shuffle.i to <16 x float>
  %mul.i135 = fmul <16 x float> %conv.i134, <float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000, float 0x3DF0000000000000>
  %add.i136 = fadd <16 x float> %mul.i135, <float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000, float 0x3DE0000000000000>
  %15 = bitcast <16 x float> %add.i136 to <16 x i32>
  %conv5.i = uitofp <16 x i32> %shuffle4.i to <16 x float>
  %mul6.i = fmul <16 x float> %conv5.i, <float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000, float 0x3E1921FB60000000>
  %add.i.i = add nuw <16 x i32> %15, <i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933, i32 4913933>
  %shr.i.i137 = lshr <16 x i32> %add.i.i, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %sub.i.i = add nsw <16 x i32> %shr.i.i137, <i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127>
  %conv.i.i = sitofp <16 x i32> %sub.i.i to <16 x float>
  %and.i.i = and <16 x i32> %add.i.i, <i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607>
  %add1.i.i = add nuw nsw <16 x i32> %and.i.i, <i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283>
  %16 = bitcast <16 x i32> %add1.i.i to <16 x float>
  %sub2.i.i = fadd <16 x float> %16, <float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>
  %mul.i.i138 = fmul <16 x float> %sub2.i.i, %sub2.i.i
  %mul3.i.i = fmul <16 x float> %sub2.i.i, <float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000, float 0x3FB2043760000000>
  %add4.i.i = fadd <16 x float> %mul3.i.i, <float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000, float 0xBFBD7A3700000000>
  %mul5.i.i139 = fmul <16 x float> %sub2.i.i, %add4.i.i
  %add6.i.i = fadd <16 x float> %mul5.i.i139, <float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000, float 0x3FBDE4A340000000>
  %mul7.i.i = fmul <16 x float> %sub2.i.i, %add6.i.i
  %add8.i.i = fadd <16 x float> %mul7.i.i, <float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000, float 0xBFBFCBA9E0000000>
  %mul9.i.i = fmul <16 x float> %sub2.i.i, %add8.i.i
  %add10.i.i = fadd <16 x float> %mul9.i.i, <float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000, float 0x3FC23D37E0000000>
  %mul11.i.i = fmul <16 x float> %sub2.i.i, %add10.i.i
  %add12.i.i = fadd <16 x float> %mul11.i.i, <float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000, float 0xBFC555CA00000000>
  %mul13.i.i = fmul <16 x float> %sub2.i.i, %add12.i.i
  %add14.i.i = fadd <16 x float> %mul13.i.i, <float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000, float 0x3FC999D580000000>
  %mul15.i.i = fmul <16 x float> %sub2.i.i, %add14.i.i
  %add16.i.i140 = fadd <16 x float> %mul15.i.i, <float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000, float 0xBFCFFFFF80000000>
  %mul17.i.i = fmul <16 x float> %sub2.i.i, %add16.i.i140
  %add18.i.i = fadd <16 x float> %mul17.i.i, <float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000>
  %mul19.i.i = fmul <16 x float> %sub2.i.i, %add18.i.i
  %mul20.i.i = fmul <16 x float> %mul.i.i138, %mul19.i.i
  %mul21.i.i = fmul <16 x float> %conv.i.i, <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>
  %17 = fsub <16 x float> %mul20.i.i, %mul21.i.i
  %mul23.i.i = fmul <16 x float> %mul.i.i138, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  %sub24.i.i = fsub <16 x float> %17, %mul23.i.i
  %add25.i.i = fadd <16 x float> %sub2.i.i, %sub24.i.i
  %mul26.i.i = fmul <16 x float> %conv.i.i, <float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000>
  %add27.i.i = fadd <16 x float> %mul26.i.i, %add25.i.i
  %mul7.i = fmul <16 x float> %add27.i.i, <float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00>
  %18 = tail call <16 x float> @llvm.sqrt.v16f32(<16 x float> %mul7.i)
  %mul.i18.i = fmul <16 x float> %mul6.i, <float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000, float 0x3FE45F3060000000>
  %add.i19.i = fadd <16 x float> %mul.i18.i, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %sub.i20.i = fadd <16 x float> %add.i19.i, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %19 = bitcast <16 x float> %add.i19.i to <16 x i32>
  %mul1.i.i = fmul <16 x float> %sub.i20.i, <float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000, float 0x3FF9200000000000>
  %sub2.i21.i = fsub <16 x float> %mul6.i, %mul1.i.i
  %mul3.i22.i = fmul <16 x float> %sub.i20.i, <float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000, float 0x3F3FB40000000000>
  %sub4.i.i = fsub <16 x float> %sub2.i21.i, %mul3.i22.i
  %mul5.i23.i = fmul <16 x float> %sub.i20.i, <float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000, float 0x3E74442D20000000>
  %sub6.i.i = fsub <16 x float> %sub4.i.i, %mul5.i23.i
  %mul7.i24.i = fmul <16 x float> %sub6.i.i, %sub6.i.i
  %mul8.i.i = fmul <16 x float> %mul7.i24.i, <float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000, float 0x3F29943F20000000>
  %20 = fsub <16 x float> <float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000, float 0x3F811073C0000000>, %mul8.i.i
  %mul10.i.i = fmul <16 x float> %mul7.i24.i, %20
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
  %and.i34.i = and <16 x i32> %19, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %sub24.i35.i = sub nsw <16 x i32> zeroinitializer, %and.i34.i
  %21 = bitcast <16 x float> %add14.i26.i to <16 x i32>
  %and25.i.i = and <16 x i32> %21, %sub24.i35.i
  %22 = bitcast <16 x float> %add23.i.i to <16 x i32>
  %not.i.i = add nsw <16 x i32> %and.i34.i, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and26.i.i = and <16 x i32> %not.i.i, %22
  %or.i.i141 = or <16 x i32> %and26.i.i, %and25.i.i
  %and27.i.i = and <16 x i32> %22, %sub24.i35.i
  %and29.i.i = and <16 x i32> %not.i.i, %21
  %or30.i.i = or <16 x i32> %and27.i.i, %and29.i.i
  %add31.i.i = shl <16 x i32> %19, <i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30, i32 30>
  %and32.i.i = add <16 x i32> %add31.i.i, <i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824, i32 1073741824>
  %shl.i.i142 = and <16 x i32> %and32.i.i, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %xor.i.i = xor <16 x i32> %or.i.i141, %shl.i.i142
  %shl34.i.i = and <16 x i32> %add31.i.i, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %xor35.i.i = xor <16 x i32> %or30.i.i, %shl34.i.i
  %23 = bitcast <16 x i32> %xor.i.i to <16 x float>
  %mul8.i = fmul <16 x float> %18, %23
  %24 = bitcast <16 x i32> %xor35.i.i to <16 x float>
  %mul9.i = fmul <16 x float> %18, %24
  %shuffle10.i = shufflevector <16 x float> %mul8.i, <16 x float> %mul9.i, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %shuffle10.i, ptr %room, align 4
  %shuffle12.i = shufflevector <16 x float> %mul8.i, <16 x float> %mul9.i, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %arrayidx13.i = getelementptr inbounds i8, ptr %room, i64 64
  store <16 x float> %shuffle12.i, ptr %arrayidx13.i, align 4
  br label %if.end90

if.then23:                                        ; preds = %blocks.exit
  %shr1.i.i = lshr <8 x i64> %shuffle.i.i, <i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38>
  %25 = shl <8 x i64> %shuffle.i.i, <i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21>
  %26 = and <8 x i64> %25, <i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128>
  %27 = or disjoint <8 x i64> %26, %shr1.i.i
  %add.i.i143 = uitofp nneg <8 x i64> %27 to <8 x double>
  %mul3.i.i144 = fmul <8 x double> %add.i.i143, <double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000>
  %shr1.i12.i = lshr <8 x i64> %shuffle21.i.i, <i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38, i64 38>
  %28 = shl <8 x i64> %shuffle21.i.i, <i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21, i64 21>
  %29 = and <8 x i64> %28, <i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128, i64 9007199187632128>
  %30 = or disjoint <8 x i64> %29, %shr1.i12.i
  %add.i13.i = uitofp nneg <8 x i64> %30 to <8 x double>
  %mul3.i14.i = fmul <8 x double> %add.i13.i, <double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000>
  %shuffle.i146 = shufflevector <8 x double> %mul3.i.i144, <8 x double> %mul3.i14.i, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %sub.i = fsub <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %shuffle.i146
  %31 = bitcast <8 x double> %sub.i to <8 x i64>
  %shuffle2.i = shufflevector <8 x double> %mul3.i.i144, <8 x double> %mul3.i14.i, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %mul.i147 = fmul <8 x double> %shuffle2.i, <double 0x401921FB54442D18, double 0x401921FB54442D18, double 0x401921FB54442D18, double 0x401921FB54442D18, double 0x401921FB54442D18, double 0x401921FB54442D18, double 0x401921FB54442D18, double 0x401921FB54442D18>
  %add.i15.i = add <8 x i64> %31, <i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219, i64 2638147582215219>
  %shr.i.i148 = lshr <8 x i64> %add.i15.i, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %sub.i.i149 = add nsw <8 x i64> %shr.i.i148, <i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023>
  %conv.i.i150 = sitofp <8 x i64> %sub.i.i149 to <8 x double>
  %and.i.i151 = and <8 x i64> %add.i15.i, <i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495>
  %add1.i.i152 = add nuw nsw <8 x i64> %and.i.i151, <i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189, i64 4604544271217802189>
  %32 = bitcast <8 x i64> %add1.i.i152 to <8 x double>
  %sub2.i.i153 = fadd <8 x double> %32, <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>
  %add3.i.i = fadd <8 x double> %sub2.i.i153, <double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00>
  %div.i.i = fdiv <8 x double> %sub2.i.i153, %add3.i.i
  %mul.i.i154 = fmul <8 x double> %div.i.i, %div.i.i
  %mul4.i.i = fmul <8 x double> %mul.i.i154, %mul.i.i154
  %mul5.i.i155 = fmul <8 x double> %mul4.i.i, <double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244, double 0x3FC2F112DF3E5244>
  %add6.i.i156 = fadd <8 x double> %mul5.i.i155, <double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE, double 0x3FC7466496CB03DE>
  %mul7.i.i157 = fmul <8 x double> %mul4.i.i, %add6.i.i156
  %add8.i.i158 = fadd <8 x double> %mul7.i.i157, <double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359, double 0x3FD2492494229359>
  %mul9.i.i159 = fmul <8 x double> %mul4.i.i, %add8.i.i158
  %add10.i.i160 = fadd <8 x double> %mul9.i.i159, <double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593, double 0x3FE5555555555593>
  %mul11.i.i161 = fmul <8 x double> %mul4.i.i, <double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F, double 0x3FC39A09D078C69F>
  %add12.i.i162 = fadd <8 x double> %mul11.i.i161, <double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF, double 0x3FCC71C51D8E78AF>
  %mul13.i.i163 = fmul <8 x double> %mul4.i.i, %add12.i.i162
  %add14.i.i164 = fadd <8 x double> %mul13.i.i163, <double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04, double 0x3FD999999997FA04>
  %mul15.i.i165 = fmul <8 x double> %sub2.i.i153, %sub2.i.i153
  %mul16.i.i = fmul <8 x double> %mul15.i.i165, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %mul17.i.i166 = fmul <8 x double> %mul.i.i154, %add10.i.i160
  %mul18.i.i = fmul <8 x double> %mul4.i.i, %add14.i.i164
  %add19.i.i = fadd <8 x double> %mul18.i.i, %mul17.i.i166
  %add20.i.i = fadd <8 x double> %mul16.i.i, %add19.i.i
  %mul21.i.i167 = fmul <8 x double> %div.i.i, %add20.i.i
  %mul22.i.i = fmul <8 x double> %conv.i.i150, <double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76, double 0x3DEA39EF35793C76>
  %add23.i.i168 = fadd <8 x double> %mul22.i.i, %mul21.i.i167
  %mul24.i.i = fmul <8 x double> %conv.i.i150, <double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000, double 0x3FE62E42FEE00000>
  %sub25.i.i = fsub <8 x double> %mul16.i.i, %add23.i.i168
  %sub26.i.i = fsub <8 x double> %sub25.i.i, %sub2.i.i153
  %sub27.i.i = fsub <8 x double> %mul24.i.i, %sub26.i.i
  %mul3.i169 = fmul <8 x double> %sub27.i.i, <double -2.000000e+00, double -2.000000e+00, double -2.000000e+00, double -2.000000e+00, double -2.000000e+00, double -2.000000e+00, double -2.000000e+00, double -2.000000e+00>
  %33 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %mul3.i169)
  %mul.i16.i = fmul <8 x double> %mul.i147, <double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883>
  %add.i17.i = fadd <8 x double> %mul.i16.i, <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>
  %sub.i18.i = fadd <8 x double> %add.i17.i, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %34 = bitcast <8 x double> %add.i17.i to <8 x i64>
  %mul1.i.i170 = fmul <8 x double> %sub.i18.i, <double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000>
  %sub2.i19.i = fsub <8 x double> %mul.i147, %mul1.i.i170
  %mul3.i20.i = fmul <8 x double> %sub.i18.i, <double 0x3DD0B4611A626331, double 0x3DD0B4611A626331, double 0x3DD0B4611A626331, double 0x3DD0B4611A626331, double 0x3DD0B4611A626331, double 0x3DD0B4611A626331, double 0x3DD0B4611A626331, double 0x3DD0B4611A626331>
  %sub4.i.i171 = fsub <8 x double> %sub2.i19.i, %mul3.i20.i
  %mul5.i21.i = fmul <8 x double> %sub4.i.i171, %sub4.i.i171
  %mul6.i.i = fmul <8 x double> %mul5.i21.i, <double 0x3DE5D93A5ACFD57C, double 0x3DE5D93A5ACFD57C, double 0x3DE5D93A5ACFD57C, double 0x3DE5D93A5ACFD57C, double 0x3DE5D93A5ACFD57C, double 0x3DE5D93A5ACFD57C, double 0x3DE5D93A5ACFD57C, double 0x3DE5D93A5ACFD57C>
  %add7.i.i = fadd <8 x double> %mul6.i.i, <double 0xBE5AE5E68A2B9CEB, double 0xBE5AE5E68A2B9CEB, double 0xBE5AE5E68A2B9CEB, double 0xBE5AE5E68A2B9CEB, double 0xBE5AE5E68A2B9CEB, double 0xBE5AE5E68A2B9CEB, double 0xBE5AE5E68A2B9CEB, double 0xBE5AE5E68A2B9CEB>
  %mul8.i.i172 = fmul <8 x double> %mul5.i21.i, %add7.i.i
  %add9.i.i = fadd <8 x double> %mul8.i.i172, <double 0x3EC71DE357B1FE7D, double 0x3EC71DE357B1FE7D, double 0x3EC71DE357B1FE7D, double 0x3EC71DE357B1FE7D, double 0x3EC71DE357B1FE7D, double 0x3EC71DE357B1FE7D, double 0x3EC71DE357B1FE7D, double 0x3EC71DE357B1FE7D>
  %mul10.i.i173 = fmul <8 x double> %mul5.i21.i, %add9.i.i
  %add11.i.i174 = fadd <8 x double> %mul10.i.i173, <double 0xBF2A01A019C161D5, double 0xBF2A01A019C161D5, double 0xBF2A01A019C161D5, double 0xBF2A01A019C161D5, double 0xBF2A01A019C161D5, double 0xBF2A01A019C161D5, double 0xBF2A01A019C161D5, double 0xBF2A01A019C161D5>
  %mul12.i.i175 = fmul <8 x double> %mul5.i21.i, %add11.i.i174
  %add13.i.i = fadd <8 x double> %mul12.i.i175, <double 0x3F8111111110F8A6, double 0x3F8111111110F8A6, double 0x3F8111111110F8A6, double 0x3F8111111110F8A6, double 0x3F8111111110F8A6, double 0x3F8111111110F8A6, double 0x3F8111111110F8A6, double 0x3F8111111110F8A6>
  %mul14.i.i = fmul <8 x double> %mul5.i21.i, %add13.i.i
  %add15.i.i176 = fadd <8 x double> %mul14.i.i, <double 0xBFC5555555555549, double 0xBFC5555555555549, double 0xBFC5555555555549, double 0xBFC5555555555549, double 0xBFC5555555555549, double 0xBFC5555555555549, double 0xBFC5555555555549, double 0xBFC5555555555549>
  %mul16.i22.i = fmul <8 x double> %mul5.i21.i, %add15.i.i176
  %mul17.i23.i = fmul <8 x double> %sub4.i.i171, %mul16.i22.i
  %add18.i.i177 = fadd <8 x double> %sub4.i.i171, %mul17.i23.i
  %mul19.i.i178 = fmul <8 x double> %mul5.i21.i, <double 0x3DA8FAE9BE8838D4, double 0x3DA8FAE9BE8838D4, double 0x3DA8FAE9BE8838D4, double 0x3DA8FAE9BE8838D4, double 0x3DA8FAE9BE8838D4, double 0x3DA8FAE9BE8838D4, double 0x3DA8FAE9BE8838D4, double 0x3DA8FAE9BE8838D4>
  %35 = fsub <8 x double> <double 0x3E21EE9EBDB4B1C4, double 0x3E21EE9EBDB4B1C4, double 0x3E21EE9EBDB4B1C4, double 0x3E21EE9EBDB4B1C4, double 0x3E21EE9EBDB4B1C4, double 0x3E21EE9EBDB4B1C4, double 0x3E21EE9EBDB4B1C4, double 0x3E21EE9EBDB4B1C4>, %mul19.i.i178
  %mul21.i24.i = fmul <8 x double> %mul5.i21.i, %35
  %add22.i.i = fadd <8 x double> %mul21.i24.i, <double 0xBE927E4F809C52AD, double 0xBE927E4F809C52AD, double 0xBE927E4F809C52AD, double 0xBE927E4F809C52AD, double 0xBE927E4F809C52AD, double 0xBE927E4F809C52AD, double 0xBE927E4F809C52AD, double 0xBE927E4F809C52AD>
  %mul23.i.i179 = fmul <8 x double> %mul5.i21.i, %add22.i.i
  %add24.i.i = fadd <8 x double> %mul23.i.i179, <double 0x3EFA01A019CB1590, double 0x3EFA01A019CB1590, double 0x3EFA01A019CB1590, double 0x3EFA01A019CB1590, double 0x3EFA01A019CB1590, double 0x3EFA01A019CB1590, double 0x3EFA01A019CB1590, double 0x3EFA01A019CB1590>
  %mul25.i.i = fmul <8 x double> %mul5.i21.i, %add24.i.i
  %add26.i.i = fadd <8 x double> %mul25.i.i, <double 0xBF56C16C16C15177, double 0xBF56C16C16C15177, double 0xBF56C16C16C15177, double 0xBF56C16C16C15177, double 0xBF56C16C16C15177, double 0xBF56C16C16C15177, double 0xBF56C16C16C15177, double 0xBF56C16C16C15177>
  %mul27.i.i = fmul <8 x double> %mul5.i21.i, %add26.i.i
  %add28.i.i = fadd <8 x double> %mul27.i.i, <double 0x3FA555555555554C, double 0x3FA555555555554C, double 0x3FA555555555554C, double 0x3FA555555555554C, double 0x3FA555555555554C, double 0x3FA555555555554C, double 0x3FA555555555554C, double 0x3FA555555555554C>
  %mul29.i.i = fmul <8 x double> %mul5.i21.i, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %mul30.i.i = fmul <8 x double> %mul5.i21.i, %mul5.i21.i
  %mul31.i.i = fmul <8 x double> %mul30.i.i, %add28.i.i
  %36 = fsub <8 x double> %mul31.i.i, %mul29.i.i
  %sub33.i.i = fadd <8 x double> %36, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %and.i25.i = and <8 x i64> %34, <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %sub34.i.i = sub nsw <8 x i64> zeroinitializer, %and.i25.i
  %37 = bitcast <8 x double> %add18.i.i177 to <8 x i64>
  %and35.i.i = and <8 x i64> %37, %sub34.i.i
  %38 = bitcast <8 x double> %sub33.i.i to <8 x i64>
  %not.i.i180 = add nsw <8 x i64> %and.i25.i, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and36.i.i = and <8 x i64> %not.i.i180, %38
  %or.i.i181 = or <8 x i64> %and35.i.i, %and36.i.i
  %and37.i.i = and <8 x i64> %38, %sub34.i.i
  %and39.i.i = and <8 x i64> %not.i.i180, %37
  %or40.i.i = or <8 x i64> %and37.i.i, %and39.i.i
  %add41.i.i = shl <8 x i64> %34, <i64 62, i64 62, i64 62, i64 62, i64 62, i64 62, i64 62, i64 62>
  %and42.i.i = add <8 x i64> %add41.i.i, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %shl.i.i182 = and <8 x i64> %and42.i.i, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %xor.i.i183 = xor <8 x i64> %or.i.i181, %shl.i.i182
  %shl44.i.i = and <8 x i64> %add41.i.i, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %xor45.i.i = xor <8 x i64> %or40.i.i, %shl44.i.i
  %39 = bitcast <8 x i64> %xor.i.i183 to <8 x double>
  %mul4.i = fmul <8 x double> %33, %39
  %40 = bitcast <8 x i64> %xor45.i.i to <8 x double>
  %mul5.i = fmul <8 x double> %33, %40
  %shuffle6.i = shufflevector <8 x double> %mul4.i, <8 x double> %mul5.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %shuffle6.i, ptr %room, align 8
  %shuffle8.i = shufflevector <8 x double> %mul4.i, <8 x double> %mul5.i, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %arrayidx9.i = getelementptr inbounds i8, ptr %room, i64 64
  store <8 x double> %shuffle8.i, ptr %arrayidx9.i, align 8
  br label %if.end90

if.then28:                                        ; preds = %blocks.exit
  %chance = getelementptr inbounds i8, ptr %of, i64 48
  %41 = load double, ptr %chance, align 8
  %mul = fmul double %41, 0x41F0000000000000
  %add = fadd double %mul, 0x4338000000000000
  %sub = fadd double %add, 0xC338000000000000
  %conv = fptoui double %sub to i64
  %conv36 = trunc i64 %conv to i32
  %splat.splatinsert = insertelement <16 x i32> poison, i32 %conv36, i64 0
  %splat.splat = shufflevector <16 x i32> %splat.splatinsert, <16 x i32> poison, <16 x i32> zeroinitializer
  %tobool.not = icmp ult i64 %conv, 4294967296
  %42 = bitcast <8 x i64> %shuffle.i.i to <16 x i32>
  %cmp37 = icmp ugt <16 x i32> %splat.splat, %42
  %narrow = select i1 %tobool.not, <16 x i1> %cmp37, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %is_below.0 = zext <16 x i1> %narrow to <16 x i8>
  store <16 x i8> %is_below.0, ptr %room, align 1
  %43 = bitcast <8 x i64> %shuffle21.i.i to <16 x i32>
  %cmp37.c = icmp ugt <16 x i32> %splat.splat, %43
  %narrow.c = select i1 %tobool.not, <16 x i1> %cmp37.c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %is_below.0.c = zext <16 x i1> %narrow.c to <16 x i8>
  %arrayidx40.c = getelementptr inbounds i8, ptr %room, i64 16
  store <16 x i8> %is_below.0.c, ptr %arrayidx40.c, align 1
  br label %if.end90

if.else44:                                        ; preds = %blocks.exit
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %found) #6
  %largest = getelementptr inbounds i8, ptr %of, i64 32
  %44 = load i64, ptr %largest, align 8
  %cmp45 = icmp ugt i64 %44, 4294967295
  br i1 %cmp45, label %for.body.i.i192, label %if.end49

for.body.i.i192:                                  ; preds = %if.else44, %for.body.i.i192
  %first.043.i.i193 = phi i64 [ %add15.i.i212, %for.body.i.i192 ], [ %1, %if.else44 ]
  %second.042.i.i194 = phi i64 [ %add16.i.i213, %for.body.i.i192 ], [ %shr.i.i, %if.else44 ]
  %c0.041.i.i195 = phi <8 x i64> [ %xor9.i.i207, %for.body.i.i192 ], [ %add2.i, %if.else44 ]
  %c1.040.i.i196 = phi <8 x i64> [ %mul5.i.i203, %for.body.i.i192 ], [ %shr2.i.i, %if.else44 ]
  %round.039.i.i197 = phi i64 [ %inc.i.i214, %for.body.i.i192 ], [ 0, %if.else44 ]
  %c3.038.i.i198 = phi <8 x i64> [ %mul.i.i201, %for.body.i.i192 ], [ zeroinitializer, %if.else44 ]
  %c2.037.i.i199 = phi <8 x i64> [ %xor14.i.i211, %for.body.i.i192 ], [ <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, %if.else44 ]
  %and3.i.i200 = and <8 x i64> %c0.041.i.i195, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %mul.i.i201 = mul nuw <8 x i64> %and3.i.i200, <i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795>
  %and4.i.i202 = and <8 x i64> %c2.037.i.i199, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %mul5.i.i203 = mul nuw <8 x i64> %and4.i.i202, <i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151>
  %shr6.i.i204 = lshr <8 x i64> %mul5.i.i203, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %splat.splatinsert7.i.i205 = insertelement <8 x i64> poison, i64 %first.043.i.i193, i64 0
  %splat.splat8.i.i206 = shufflevector <8 x i64> %splat.splatinsert7.i.i205, <8 x i64> poison, <8 x i32> zeroinitializer
  %45 = xor <8 x i64> %c1.040.i.i196, %splat.splat8.i.i206
  %xor9.i.i207 = xor <8 x i64> %45, %shr6.i.i204
  %shr10.i.i208 = lshr <8 x i64> %mul.i.i201, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %splat.splatinsert12.i.i209 = insertelement <8 x i64> poison, i64 %second.042.i.i194, i64 0
  %splat.splat13.i.i210 = shufflevector <8 x i64> %splat.splatinsert12.i.i209, <8 x i64> poison, <8 x i32> zeroinitializer
  %46 = xor <8 x i64> %c3.038.i.i198, %splat.splat13.i.i210
  %xor14.i.i211 = xor <8 x i64> %46, %shr10.i.i208
  %add15.i.i212 = add i64 %first.043.i.i193, 2654435769
  %add16.i.i213 = add nuw nsw i64 %second.042.i.i194, 3144134277
  %inc.i.i214 = add nuw nsw i64 %round.039.i.i197, 1
  %exitcond.not.i.i215 = icmp eq i64 %inc.i.i214, 10
  br i1 %exitcond.not.i.i215, label %blocks.exit225, label %for.body.i.i192, !llvm.loop !8

blocks.exit225:                                   ; preds = %for.body.i.i192
  %shl.i.i216 = mul <8 x i64> %and4.i.i202, <i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920>
  %and17.i.i217 = and <8 x i64> %xor9.i.i207, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %or.i.i218 = or disjoint <8 x i64> %and17.i.i217, %shl.i.i216
  %shl18.i.i219 = mul <8 x i64> %and3.i.i200, <i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296>
  %and19.i.i220 = and <8 x i64> %xor14.i.i211, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %or20.i.i221 = or disjoint <8 x i64> %and19.i.i220, %shl18.i.i219
  %shuffle.i.i222 = shufflevector <8 x i64> %or.i.i218, <8 x i64> %or20.i.i221, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x i64> %shuffle.i.i222, ptr %more.sroa.0, align 64
  %shuffle21.i.i223 = shufflevector <8 x i64> %or.i.i218, <8 x i64> %or20.i.i221, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x i64> %shuffle21.i.i223, ptr %more.sroa.5, align 64
  br label %if.end49

if.end49:                                         ; preds = %blocks.exit225, %if.else44
  %cmp2.i = icmp ult i64 %44, 4294967295
  %conv21.i = zext i64 %44 to i128
  %conv80.i = add nuw nsw i128 %conv21.i, 1
  %cmp27.not.i = icmp eq i64 %44, 4294967295
  %low46.i = getelementptr inbounds i8, ptr %of, i64 40
  %add.i226 = add nuw nsw i64 %44, 1
  %splat.splatinsert.i227 = insertelement <8 x i64> poison, i64 %add.i226, i64 0
  %splat.splat.i228 = shufflevector <8 x i64> %splat.splatinsert.i227, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i

for.body.i:                                       ; preds = %for.inc49.i, %if.end49
  %cmp.i = phi i1 [ true, %if.end49 ], [ false, %for.inc49.i ]
  %j.085.i.sroa.phi = phi ptr [ %found, %if.end49 ], [ %j.085.i.sroa.gep233, %for.inc49.i ]
  %j.085.i.sroa.phi237 = phi ptr [ %more.sroa.0, %if.end49 ], [ %more.sroa.5, %for.inc49.i ]
  %j.085.i.sroa.phi240.sroa.speculated = phi <8 x i64> [ %shuffle.i.i, %if.end49 ], [ %shuffle21.i.i, %for.inc49.i ]
  br i1 %cmp2.i, label %if.then.i, label %for.body19.i.preheader

for.body19.i.preheader:                           ; preds = %for.body.i
  %47 = load i64, ptr %low46.i, align 8
  %j.085.i.sroa.phi.promoted = load <8 x i64>, ptr %j.085.i.sroa.phi, align 8
  br label %for.body19.i

if.then.i:                                        ; preds = %for.body.i
  %and.i = and <8 x i64> %j.085.i.sroa.phi240.sroa.speculated, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %mul.i230 = mul <8 x i64> %and.i, %splat.splat.i228
  %shr.i231 = lshr <8 x i64> %j.085.i.sroa.phi240.sroa.speculated, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %mul7.i232 = mul <8 x i64> %shr.i231, %splat.splat.i228
  %shr8.i = lshr <8 x i64> %mul.i230, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %add9.i = add <8 x i64> %shr8.i, %mul7.i232
  %shr10.i = lshr <8 x i64> %add9.i, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %48 = load i64, ptr %low46.i, align 8
  %splat.splatinsert12.i = insertelement <8 x i64> poison, i64 %48, i64 0
  %splat.splat13.i = shufflevector <8 x i64> %splat.splatinsert12.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %add14.i = add <8 x i64> %shr10.i, %splat.splat13.i
  br label %for.inc49.i

for.body19.i:                                     ; preds = %for.body19.i.preheader, %if.end43.i
  %49 = phi <8 x i64> [ %vecins.i, %if.end43.i ], [ %j.085.i.sroa.phi.promoted, %for.body19.i.preheader ]
  %k.084.i = phi i64 [ %inc.i, %if.end43.i ], [ 0, %for.body19.i.preheader ]
  %vecext.i = extractelement <8 x i64> %j.085.i.sroa.phi240.sroa.speculated, i64 %k.084.i
  %conv.i229 = zext i64 %vecext.i to i128
  %add26.i = mul nuw i128 %conv80.i, %conv.i229
  %extract82.i = lshr i128 %add26.i, 64
  %extract.t83.i = trunc nuw i128 %extract82.i to i64
  br i1 %cmp27.not.i, label %if.end43.i, label %if.then29.i

if.then29.i:                                      ; preds = %for.body19.i
  %50 = load <8 x i64>, ptr %j.085.i.sroa.phi237, align 64
  %vecext31.i = extractelement <8 x i64> %50, i64 %k.084.i
  %conv32.i = zext i64 %vecext31.i to i128
  %add38.i = mul nuw i128 %conv80.i, %conv32.i
  %shr39.i = lshr i128 %add38.i, 64
  %add42.i = add nuw i128 %shr39.i, %add26.i
  %extract.i = lshr i128 %add42.i, 64
  %extract.t.i = trunc nuw i128 %extract.i to i64
  br label %if.end43.i

if.end43.i:                                       ; preds = %if.then29.i, %for.body19.i
  %product.0.off64.i = phi i64 [ %extract.t.i, %if.then29.i ], [ %extract.t83.i, %for.body19.i ]
  %add47.i = add i64 %47, %product.0.off64.i
  %vecins.i = insertelement <8 x i64> %49, i64 %add47.i, i64 %k.084.i
  %inc.i = add nuw nsw i64 %k.084.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, 8
  br i1 %exitcond.not.i, label %for.inc49.i, label %for.body19.i, !llvm.loop !9

for.inc49.i:                                      ; preds = %if.end43.i, %if.then.i
  %storemerge = phi <8 x i64> [ %add14.i, %if.then.i ], [ %vecins.i, %if.end43.i ]
  store <8 x i64> %storemerge, ptr %j.085.i.sroa.phi, align 8
  br i1 %cmp.i, label %for.body.i, label %for.body59, !llvm.loop !10

for.cond.cleanup58:                               ; preds = %if.end82
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %found) #6
  br label %if.end90

for.body59:                                       ; preds = %for.inc49.i, %if.end82
  %k.0248 = phi i64 [ %inc84, %if.end82 ], [ 0, %for.inc49.i ]
  %div132 = lshr i64 %k.0248, 3
  %rem = and i64 %k.0248, 7
  %51 = getelementptr inbounds [2 x <8 x i64>], ptr %found, i64 0, i64 %div132, i64 %rem
  %vecext = load i64, ptr %51, align 8
  switch i64 %4, label %if.else77 [
    i64 13, label %if.then63
    i64 9, label %if.then68
    i64 7, label %if.then74
  ]

if.then63:                                        ; preds = %for.body59
  %arrayidx64 = getelementptr inbounds i64, ptr %room, i64 %k.0248
  store i64 %vecext, ptr %arrayidx64, align 8
  br label %if.end82

if.then68:                                        ; preds = %for.body59
  %conv69 = trunc i64 %vecext to i32
  %arrayidx70 = getelementptr inbounds i32, ptr %room, i64 %k.0248
  store i32 %conv69, ptr %arrayidx70, align 4
  br label %if.end82

if.then74:                                        ; preds = %for.body59
  %conv75 = trunc i64 %vecext to i16
  %arrayidx76 = getelementptr inbounds i16, ptr %room, i64 %k.0248
  store i16 %conv75, ptr %arrayidx76, align 2
  br label %if.end82

if.else77:                                        ; preds = %for.body59
  %conv78 = trunc i64 %vecext to i8
  %arrayidx79 = getelementptr inbounds i8, ptr %room, i64 %k.0248
  store i8 %conv78, ptr %arrayidx79, align 1
  br label %if.end82

if.end82:                                         ; preds = %if.then68, %if.else77, %if.then74, %if.then63
  %inc84 = add nuw nsw i64 %k.0248, 1
  %exitcond.not = icmp eq i64 %inc84, 16
  br i1 %exitcond.not, label %for.cond.cleanup58, label %for.body59, !llvm.loop !11

if.end90:                                         ; preds = %if.then28, %for.body9, %for.body, %if.then23, %for.cond.cleanup58, %if.then18
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %more.sroa.0)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %more.sroa.5)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.sqrt.v8f64(<8 x double>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #5

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nofree norecurse nosync nounwind memory(argmem: readwrite) }
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
