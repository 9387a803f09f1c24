; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_select_places(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %ordered.i32 = alloca [64 x i64], align 8
  %ranks.i.i = alloca <16 x i32>, align 4
  %ordered.i = alloca [64 x i32], align 4
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 40
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %2 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %2, 4
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 8
  %3 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 16
  %4 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 24
  %5 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 32
  %6 = load i64, ptr %arrayidx5, align 8
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 48
  %7 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 56
  %8 = load i64, ptr %arrayidx7, align 8
  %9 = inttoptr i64 %8 to ptr
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 64
  %10 = load i64, ptr %arrayidx8, align 8
  %cmp142.i = icmp sgt i64 %4, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %ordered.i) #7
  %add.ptr.i = getelementptr inbounds i32, ptr %9, i64 %5
  %add.ptr1.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 64
  br i1 %cmp142.i, label %for.body.lr.ph.i, label %lines_32.exit

for.body.lr.ph.i:                                 ; preds = %if.then
  %11 = inttoptr i64 %10 to ptr
  %12 = inttoptr i64 %3 to ptr
  %cmp.i.i = icmp eq i64 %6, 1
  %cond.i.i = select i1 %cmp.i.i, i32 -2147483648, i32 0
  %cmp1.i.i = icmp eq i64 %6, 2
  %cmp2.not114.i.i = icmp slt i64 %5, 16
  %splat.splatinsert.i.i = insertelement <16 x i32> poison, i32 %cond.i.i, i64 0
  %splat.splat.i.i = shufflevector <16 x i32> %splat.splatinsert.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp2.i = icmp slt i64 %5, 65
  %13 = add i64 %5, -1
  %or.cond136.i = icmp ult i64 %13, 64
  %cmp4138.i = icmp sgt i64 %7, 0
  %14 = add nsw i64 %5, -17
  %15 = and i64 %14, -32
  %16 = add i64 %15, 32
  %cmp11.i.i = icmp slt i64 %16, %5
  %add.ptr12.i.i = getelementptr inbounds i32, ptr %9, i64 %16
  br label %for.body.i

for.body.i:                                       ; preds = %for.cond.cleanup.i, %for.body.lr.ph.i
  %source.addr.0146.i = phi ptr [ %12, %for.body.lr.ph.i ], [ %add.ptr38.i, %for.cond.cleanup.i ]
  %lines.addr.0145.i = phi i64 [ %4, %for.body.lr.ph.i ], [ %dec.i, %for.cond.cleanup.i ]
  %out.addr.0144.i = phi ptr [ %11, %for.body.lr.ph.i ], [ %add.ptr40.i, %for.cond.cleanup.i ]
  %places.addr.0143.i = phi ptr [ %1, %for.body.lr.ph.i ], [ %add.ptr39.i, %for.cond.cleanup.i ]
  br i1 %cmp1.i.i, label %for.cond.preheader.i.i, label %for.cond20.preheader.i.i

for.cond20.preheader.i.i:                         ; preds = %for.body.i
  br i1 %cmp2.not114.i.i, label %if.end.i.i, label %for.body23.i.i

for.cond.preheader.i.i:                           ; preds = %for.body.i
  br i1 %cmp2.not114.i.i, label %if.end.i.i, label %for.body.i.i

for.body.i.i:                                     ; preds = %for.cond.preheader.i.i, %for.body.i.i
  %add117.i.i = phi i64 [ %add.i.i, %for.body.i.i ], [ 16, %for.cond.preheader.i.i ]
  %most.0116.i.i = phi <16 x i32> [ %or17.i.i, %for.body.i.i ], [ zeroinitializer, %for.cond.preheader.i.i ]
  %k.0115.i.i = phi i64 [ %add117.i.i, %for.body.i.i ], [ 0, %for.cond.preheader.i.i ]
  %add.ptr.i.i = getelementptr inbounds i32, ptr %source.addr.0146.i, i64 %k.0115.i.i
  %17 = load <16 x i32>, ptr %add.ptr.i.i, align 4
  %and.i.i = and <16 x i32> %17, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %cmp3.i.i = icmp ugt <16 x i32> %and.i.i, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %cmp4.i.i = icmp eq <16 x i32> %17, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %not.i.i = select <16 x i1> %cmp4.i.i, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and7.i.i = and <16 x i32> %not.i.i, %17
  %shr.i.i = ashr <16 x i32> %and7.i.i, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %or.i.i = or <16 x i32> %shr.i.i, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %xor.i.i = xor <16 x i32> %or.i.i, %and7.i.i
  %or11.i.i = select <16 x i1> %cmp3.i.i, <16 x i32> <i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304>, <16 x i32> %xor.i.i
  %or17.i.i = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %or11.i.i, <16 x i32> %most.0116.i.i)
  %add.ptr18.i.i = getelementptr inbounds i32, ptr %9, i64 %k.0115.i.i
  store <16 x i32> %or11.i.i, ptr %add.ptr18.i.i, align 4
  %add.i.i = add nuw nsw i64 %add117.i.i, 16
  %cmp2.not.i.i = icmp sgt i64 %add.i.i, %5
  br i1 %cmp2.not.i.i, label %if.end.i.i, label %for.body.i.i, !llvm.loop !4

for.body23.i.i:                                   ; preds = %for.cond20.preheader.i.i, %for.body23.i.i
  %add21112.i.i = phi i64 [ %add21.i.i, %for.body23.i.i ], [ 16, %for.cond20.preheader.i.i ]
  %most.1111.i.i = phi <16 x i32> [ %or33.i.i, %for.body23.i.i ], [ zeroinitializer, %for.cond20.preheader.i.i ]
  %k.1110.i.i = phi i64 [ %add21112.i.i, %for.body23.i.i ], [ 0, %for.cond20.preheader.i.i ]
  %add.ptr25.i.i = getelementptr inbounds i32, ptr %source.addr.0146.i, i64 %k.1110.i.i
  %18 = load <16 x i32>, ptr %add.ptr25.i.i, align 4
  %xor26.i.i = xor <16 x i32> %18, %splat.splat.i.i
  %or33.i.i = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %xor26.i.i, <16 x i32> %most.1111.i.i)
  %add.ptr34.i.i = getelementptr inbounds i32, ptr %9, i64 %k.1110.i.i
  store <16 x i32> %xor26.i.i, ptr %add.ptr34.i.i, align 4
  %add21.i.i = add nuw nsw i64 %add21112.i.i, 16
  %cmp22.not.i.i = icmp sgt i64 %add21.i.i, %5
  br i1 %cmp22.not.i.i, label %if.end.i.i, label %for.body23.i.i, !llvm.loop !7

if.end.i.i:                                       ; preds = %for.body23.i.i, %for.body.i.i, %for.cond.preheader.i.i, %for.cond20.preheader.i.i
  %k.2.i.i = phi i64 [ 0, %for.cond.preheader.i.i ], [ 0, %for.cond20.preheader.i.i ], [ %add117.i.i, %for.body.i.i ], [ %add21112.i.i, %for.body23.i.i ]
  %most.2.i.i = phi <16 x i32> [ zeroinitializer, %for.cond.preheader.i.i ], [ zeroinitializer, %for.cond20.preheader.i.i ], [ %or17.i.i, %for.body.i.i ], [ %or33.i.i, %for.body23.i.i ]
  %vecext.i.i = extractelement <16 x i32> %most.2.i.i, i64 0
  %vecext.1.i.i = extractelement <16 x i32> %most.2.i.i, i64 1
  %vecext.largest.0.1.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.1.i.i, i32 %vecext.i.i)
  %vecext.2.i.i = extractelement <16 x i32> %most.2.i.i, i64 2
  %vecext.largest.0.2.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.2.i.i, i32 %vecext.largest.0.1.i.i)
  %vecext.3.i.i = extractelement <16 x i32> %most.2.i.i, i64 3
  %vecext.largest.0.3.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.3.i.i, i32 %vecext.largest.0.2.i.i)
  %vecext.4.i.i = extractelement <16 x i32> %most.2.i.i, i64 4
  %vecext.largest.0.4.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.4.i.i, i32 %vecext.largest.0.3.i.i)
  %vecext.5.i.i = extractelement <16 x i32> %most.2.i.i, i64 5
  %vecext.largest.0.5.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.5.i.i, i32 %vecext.largest.0.4.i.i)
  %vecext.6.i.i = extractelement <16 x i32> %most.2.i.i, i64 6
  %vecext.largest.0.6.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.6.i.i, i32 %vecext.largest.0.5.i.i)
  %vecext.7.i.i = extractelement <16 x i32> %most.2.i.i, i64 7
  %vecext.largest.0.7.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.7.i.i, i32 %vecext.largest.0.6.i.i)
  %vecext.8.i.i = extractelement <16 x i32> %most.2.i.i, i64 8
  %vecext.largest.0.8.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.8.i.i, i32 %vecext.largest.0.7.i.i)
  %vecext.9.i.i = extractelement <16 x i32> %most.2.i.i, i64 9
  %vecext.largest.0.9.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.9.i.i, i32 %vecext.largest.0.8.i.i)
  %vecext.10.i.i = extractelement <16 x i32> %most.2.i.i, i64 10
  %vecext.largest.0.10.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.10.i.i, i32 %vecext.largest.0.9.i.i)
  %vecext.11.i.i = extractelement <16 x i32> %most.2.i.i, i64 11
  %vecext.largest.0.11.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.11.i.i, i32 %vecext.largest.0.10.i.i)
  %vecext.12.i.i = extractelement <16 x i32> %most.2.i.i, i64 12
  %vecext.largest.0.12.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.12.i.i, i32 %vecext.largest.0.11.i.i)
  %vecext.13.i.i = extractelement <16 x i32> %most.2.i.i, i64 13
  %vecext.largest.0.13.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.13.i.i, i32 %vecext.largest.0.12.i.i)
  %vecext.14.i.i = extractelement <16 x i32> %most.2.i.i, i64 14
  %vecext.largest.0.14.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.14.i.i, i32 %vecext.largest.0.13.i.i)
  %vecext.15.i.i = extractelement <16 x i32> %most.2.i.i, i64 15
  %vecext.largest.0.15.i.i = tail call i32 @llvm.umax.i32(i32 %vecext.15.i.i, i32 %vecext.largest.0.14.i.i)
  %cmp47122.i.i = icmp slt i64 %k.2.i.i, %5
  br i1 %cmp47122.i.i, label %for.body48.i.i, label %load_32.exit.i

for.body48.i.i:                                   ; preds = %if.end.i.i, %key_32.exit.i.i
  %largest.1124.i.i = phi i32 [ %call.largest.1.i.i, %key_32.exit.i.i ], [ %vecext.largest.0.15.i.i, %if.end.i.i ]
  %k.3123.i.i = phi i64 [ %inc58.i.i, %key_32.exit.i.i ], [ %k.2.i.i, %if.end.i.i ]
  %arrayidx.i.i = getelementptr inbounds i32, ptr %source.addr.0146.i, i64 %k.3123.i.i
  %19 = load i32, ptr %arrayidx.i.i, align 4
  switch i64 %6, label %if.end3.i.i.i [
    i64 0, label %key_32.exit.i.i
    i64 1, label %if.then2.i.i.i
  ]

if.then2.i.i.i:                                   ; preds = %for.body48.i.i
  %xor.i.i.i = xor i32 %19, -2147483648
  br label %key_32.exit.i.i

if.end3.i.i.i:                                    ; preds = %for.body48.i.i
  %and.i.i.i = and i32 %19, 2147483647
  %cmp4.i.i.i = icmp ugt i32 %and.i.i.i, 2139095040
  br i1 %cmp4.i.i.i, label %key_32.exit.i.i, label %if.end6.i.i.i

if.end6.i.i.i:                                    ; preds = %if.end3.i.i.i
  %cmp7.i.i.i = icmp eq i32 %19, -2147483648
  %spec.store.select.i.i.i = select i1 %cmp7.i.i.i, i32 0, i32 %19
  %shr.i.i.i = ashr i32 %spec.store.select.i.i.i, 31
  %or.i.i.i = or i32 %shr.i.i.i, -2147483648
  %xor10.i.i.i = xor i32 %or.i.i.i, %spec.store.select.i.i.i
  br label %key_32.exit.i.i

key_32.exit.i.i:                                  ; preds = %if.end6.i.i.i, %if.end3.i.i.i, %if.then2.i.i.i, %for.body48.i.i
  %retval.0.i.i.i = phi i32 [ %xor.i.i.i, %if.then2.i.i.i ], [ %xor10.i.i.i, %if.end6.i.i.i ], [ %19, %for.body48.i.i ], [ -4194304, %if.end3.i.i.i ]
  %arrayidx49.i.i = getelementptr inbounds i32, ptr %9, i64 %k.3123.i.i
  store i32 %retval.0.i.i.i, ptr %arrayidx49.i.i, align 4
  %call.largest.1.i.i = tail call i32 @llvm.umax.i32(i32 %retval.0.i.i.i, i32 %largest.1124.i.i)
  %inc58.i.i = add nuw nsw i64 %k.3123.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc58.i.i, %5
  br i1 %exitcond.not.i.i, label %load_32.exit.i, label %for.body48.i.i, !llvm.loop !8

load_32.exit.i:                                   ; preds = %key_32.exit.i.i, %if.end.i.i
  %largest.1.lcssa.i.i = phi i32 [ %vecext.largest.0.15.i.i, %if.end.i.i ], [ %call.largest.1.i.i, %key_32.exit.i.i ]
  store <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, ptr %add.ptr.i, align 4
  br i1 %or.cond136.i, label %for.body.i85.i, label %if.end.i

for.body.i85.i:                                   ; preds = %load_32.exit.i, %for.body.i85.i
  %k.019.i.i = phi i64 [ %add7.i.i, %for.body.i85.i ], [ 0, %load_32.exit.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %ranks.i.i) #7
  call fastcc void @ranks_32(ptr noundef nonnull readonly %9, i64 noundef %5, i64 noundef %k.019.i.i, ptr noundef nonnull %ranks.i.i)
  %20 = load <16 x i32>, ptr %ranks.i.i, align 4
  %arrayidx.i86.i = getelementptr inbounds i32, ptr %9, i64 %k.019.i.i
  %21 = load i32, ptr %arrayidx.i86.i, align 4
  %vecext.i87.i = extractelement <16 x i32> %20, i64 0
  %idxprom.i.i = zext i32 %vecext.i87.i to i64
  %arrayidx5.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.i.i
  store i32 %21, ptr %arrayidx5.i.i, align 4
  %add.1.i.i = or disjoint i64 %k.019.i.i, 1
  %arrayidx.1.i.i = getelementptr inbounds i32, ptr %9, i64 %add.1.i.i
  %22 = load i32, ptr %arrayidx.1.i.i, align 4
  %vecext.1.i88.i = extractelement <16 x i32> %20, i64 1
  %idxprom.1.i.i = zext i32 %vecext.1.i88.i to i64
  %arrayidx5.1.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.1.i.i
  store i32 %22, ptr %arrayidx5.1.i.i, align 4
  %add.2.i.i = or disjoint i64 %k.019.i.i, 2
  %arrayidx.2.i.i = getelementptr inbounds i32, ptr %9, i64 %add.2.i.i
  %23 = load i32, ptr %arrayidx.2.i.i, align 4
  %vecext.2.i89.i = extractelement <16 x i32> %20, i64 2
  %idxprom.2.i.i = zext i32 %vecext.2.i89.i to i64
  %arrayidx5.2.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.2.i.i
  store i32 %23, ptr %arrayidx5.2.i.i, align 4
  %add.3.i.i = or disjoint i64 %k.019.i.i, 3
  %arrayidx.3.i.i = getelementptr inbounds i32, ptr %9, i64 %add.3.i.i
  %24 = load i32, ptr %arrayidx.3.i.i, align 4
  %vecext.3.i90.i = extractelement <16 x i32> %20, i64 3
  %idxprom.3.i.i = zext i32 %vecext.3.i90.i to i64
  %arrayidx5.3.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.3.i.i
  store i32 %24, ptr %arrayidx5.3.i.i, align 4
  %add.4.i.i = or disjoint i64 %k.019.i.i, 4
  %arrayidx.4.i.i = getelementptr inbounds i32, ptr %9, i64 %add.4.i.i
  %25 = load i32, ptr %arrayidx.4.i.i, align 4
  %vecext.4.i91.i = extractelement <16 x i32> %20, i64 4
  %idxprom.4.i.i = zext i32 %vecext.4.i91.i to i64
  %arrayidx5.4.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.4.i.i
  store i32 %25, ptr %arrayidx5.4.i.i, align 4
  %add.5.i.i = or disjoint i64 %k.019.i.i, 5
  %arrayidx.5.i.i = getelementptr inbounds i32, ptr %9, i64 %add.5.i.i
  %26 = load i32, ptr %arrayidx.5.i.i, align 4
  %vecext.5.i92.i = extractelement <16 x i32> %20, i64 5
  %idxprom.5.i.i = zext i32 %vecext.5.i92.i to i64
  %arrayidx5.5.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.5.i.i
  store i32 %26, ptr %arrayidx5.5.i.i, align 4
  %add.6.i.i = or disjoint i64 %k.019.i.i, 6
  %arrayidx.6.i.i = getelementptr inbounds i32, ptr %9, i64 %add.6.i.i
  %27 = load i32, ptr %arrayidx.6.i.i, align 4
  %vecext.6.i93.i = extractelement <16 x i32> %20, i64 6
  %idxprom.6.i.i = zext i32 %vecext.6.i93.i to i64
  %arrayidx5.6.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.6.i.i
  store i32 %27, ptr %arrayidx5.6.i.i, align 4
  %add.7.i.i = or disjoint i64 %k.019.i.i, 7
  %arrayidx.7.i.i = getelementptr inbounds i32, ptr %9, i64 %add.7.i.i
  %28 = load i32, ptr %arrayidx.7.i.i, align 4
  %vecext.7.i94.i = extractelement <16 x i32> %20, i64 7
  %idxprom.7.i.i = zext i32 %vecext.7.i94.i to i64
  %arrayidx5.7.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.7.i.i
  store i32 %28, ptr %arrayidx5.7.i.i, align 4
  %add.8.i.i = or disjoint i64 %k.019.i.i, 8
  %arrayidx.8.i.i = getelementptr inbounds i32, ptr %9, i64 %add.8.i.i
  %29 = load i32, ptr %arrayidx.8.i.i, align 4
  %vecext.8.i95.i = extractelement <16 x i32> %20, i64 8
  %idxprom.8.i.i = zext i32 %vecext.8.i95.i to i64
  %arrayidx5.8.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.8.i.i
  store i32 %29, ptr %arrayidx5.8.i.i, align 4
  %add.9.i.i = or disjoint i64 %k.019.i.i, 9
  %arrayidx.9.i.i = getelementptr inbounds i32, ptr %9, i64 %add.9.i.i
  %30 = load i32, ptr %arrayidx.9.i.i, align 4
  %vecext.9.i96.i = extractelement <16 x i32> %20, i64 9
  %idxprom.9.i.i = zext i32 %vecext.9.i96.i to i64
  %arrayidx5.9.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.9.i.i
  store i32 %30, ptr %arrayidx5.9.i.i, align 4
  %add.10.i.i = or disjoint i64 %k.019.i.i, 10
  %arrayidx.10.i.i = getelementptr inbounds i32, ptr %9, i64 %add.10.i.i
  %31 = load i32, ptr %arrayidx.10.i.i, align 4
  %vecext.10.i97.i = extractelement <16 x i32> %20, i64 10
  %idxprom.10.i.i = zext i32 %vecext.10.i97.i to i64
  %arrayidx5.10.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.10.i.i
  store i32 %31, ptr %arrayidx5.10.i.i, align 4
  %add.11.i.i = or disjoint i64 %k.019.i.i, 11
  %arrayidx.11.i.i = getelementptr inbounds i32, ptr %9, i64 %add.11.i.i
  %32 = load i32, ptr %arrayidx.11.i.i, align 4
  %vecext.11.i98.i = extractelement <16 x i32> %20, i64 11
  %idxprom.11.i.i = zext i32 %vecext.11.i98.i to i64
  %arrayidx5.11.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.11.i.i
  store i32 %32, ptr %arrayidx5.11.i.i, align 4
  %add.12.i.i = or disjoint i64 %k.019.i.i, 12
  %arrayidx.12.i.i = getelementptr inbounds i32, ptr %9, i64 %add.12.i.i
  %33 = load i32, ptr %arrayidx.12.i.i, align 4
  %vecext.12.i99.i = extractelement <16 x i32> %20, i64 12
  %idxprom.12.i.i = zext i32 %vecext.12.i99.i to i64
  %arrayidx5.12.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.12.i.i
  store i32 %33, ptr %arrayidx5.12.i.i, align 4
  %add.13.i.i = or disjoint i64 %k.019.i.i, 13
  %arrayidx.13.i.i = getelementptr inbounds i32, ptr %9, i64 %add.13.i.i
  %34 = load i32, ptr %arrayidx.13.i.i, align 4
  %vecext.13.i100.i = extractelement <16 x i32> %20, i64 13
  %idxprom.13.i.i = zext i32 %vecext.13.i100.i to i64
  %arrayidx5.13.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.13.i.i
  store i32 %34, ptr %arrayidx5.13.i.i, align 4
  %add.14.i.i = or disjoint i64 %k.019.i.i, 14
  %arrayidx.14.i.i = getelementptr inbounds i32, ptr %9, i64 %add.14.i.i
  %35 = load i32, ptr %arrayidx.14.i.i, align 4
  %vecext.14.i101.i = extractelement <16 x i32> %20, i64 14
  %idxprom.14.i.i = zext i32 %vecext.14.i101.i to i64
  %arrayidx5.14.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.14.i.i
  store i32 %35, ptr %arrayidx5.14.i.i, align 4
  %add.15.i.i = or disjoint i64 %k.019.i.i, 15
  %arrayidx.15.i.i = getelementptr inbounds i32, ptr %9, i64 %add.15.i.i
  %36 = load i32, ptr %arrayidx.15.i.i, align 4
  %vecext.15.i102.i = extractelement <16 x i32> %20, i64 15
  %idxprom.15.i.i = zext i32 %vecext.15.i102.i to i64
  %arrayidx5.15.i.i = getelementptr inbounds i32, ptr %ordered.i, i64 %idxprom.15.i.i
  store i32 %36, ptr %arrayidx5.15.i.i, align 4
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %ranks.i.i) #7
  %add7.i.i = add nuw nsw i64 %k.019.i.i, 16
  %cmp.i103.i = icmp slt i64 %add7.i.i, %5
  br i1 %cmp.i103.i, label %for.body.i85.i, label %if.end.i, !llvm.loop !9

if.end.i:                                         ; preds = %for.body.i85.i, %load_32.exit.i
  br i1 %cmp4138.i, label %for.body5.i, label %for.cond.cleanup.i

for.cond.cleanup.i:                               ; preds = %value_32.exit.i, %if.end.i
  %dec.i = add nsw i64 %lines.addr.0145.i, -1
  %add.ptr38.i = getelementptr inbounds i32, ptr %source.addr.0146.i, i64 %5
  %add.ptr39.i = getelementptr inbounds i64, ptr %places.addr.0143.i, i64 %7
  %add.ptr40.i = getelementptr inbounds i32, ptr %out.addr.0144.i, i64 %7
  %cmp.i = icmp sgt i64 %lines.addr.0145.i, 1
  br i1 %cmp.i, label %for.body.i, label %lines_32.exit, !llvm.loop !10

for.body5.i:                                      ; preds = %if.end.i, %value_32.exit.i
  %k.0141.i = phi i64 [ %inc.i, %value_32.exit.i ], [ 0, %if.end.i ]
  %found.0140.i = phi i32 [ %found.1.i, %value_32.exit.i ], [ 0, %if.end.i ]
  %last.0139.i = phi i64 [ %cond12.i, %value_32.exit.i ], [ -2, %if.end.i ]
  %arrayidx.i = getelementptr inbounds i64, ptr %places.addr.0143.i, i64 %k.0141.i
  %37 = load i64, ptr %arrayidx.i, align 8
  %spec.select.i = tail call i64 @llvm.smax.i64(i64 %37, i64 0)
  %cmp8.i = icmp slt i64 %spec.select.i, %5
  %cond12.i = select i1 %cmp8.i, i64 %spec.select.i, i64 %13
  br i1 %cmp2.i, label %if.then14.i, label %if.else.i

if.then14.i:                                      ; preds = %for.body5.i
  %arrayidx15.i = getelementptr inbounds [64 x i32], ptr %ordered.i, i64 0, i64 %cond12.i
  %38 = load i32, ptr %arrayidx15.i, align 4
  br label %if.end34.i

if.else.i:                                        ; preds = %for.body5.i
  %cmp17.i = icmp eq i64 %cond12.i, %13
  br i1 %cmp17.i, label %if.end34.i, label %if.else19.i

if.else19.i:                                      ; preds = %if.else.i
  %add.i = add nsw i64 %last.0139.i, 1
  %cmp20.i = icmp eq i64 %cond12.i, %add.i
  %tobool.i = icmp ne i64 %cond12.i, 0
  %or.cond.i = and i1 %cmp20.i, %tobool.i
  br i1 %or.cond.i, label %for.body.lr.ph.i.i, label %if.else27.i

for.body.lr.ph.i.i:                               ; preds = %if.else19.i
  %splat.splatinsert.i106.i = insertelement <16 x i32> poison, i32 %found.0140.i, i64 0
  %splat.splat.i107.i = shufflevector <16 x i32> %splat.splatinsert.i106.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body.i108.i

for.body.i108.i:                                  ; preds = %for.body.i108.i, %for.body.lr.ph.i.i
  %k.039.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %add10.i.i, %for.body.i108.i ]
  %some.sroa.0.038.i.i = phi <16 x i32> [ zeroinitializer, %for.body.lr.ph.i.i ], [ %sub.i.i, %for.body.i108.i ]
  %some.sroa.10.037.i.i = phi <16 x i32> [ zeroinitializer, %for.body.lr.ph.i.i ], [ %sub9.i.i, %for.body.i108.i ]
  %add.ptr.i109.i = getelementptr inbounds i32, ptr %9, i64 %k.039.i.i
  %39 = load <16 x i32>, ptr %add.ptr.i109.i, align 4
  %cmp1.i110.i = icmp ule <16 x i32> %39, %splat.splat.i107.i
  %sext.neg.i.i = zext <16 x i1> %cmp1.i110.i to <16 x i32>
  %sub.i.i = add <16 x i32> %some.sroa.0.038.i.i, %sext.neg.i.i
  %add.ptr3.i.i = getelementptr inbounds i8, ptr %add.ptr.i109.i, i64 64
  %40 = load <16 x i32>, ptr %add.ptr3.i.i, align 4
  %cmp6.i.i = icmp ule <16 x i32> %40, %splat.splat.i107.i
  %sext7.neg.i.i = zext <16 x i1> %cmp6.i.i to <16 x i32>
  %sub9.i.i = add <16 x i32> %some.sroa.10.037.i.i, %sext7.neg.i.i
  %add10.i.i = add nuw nsw i64 %k.039.i.i, 32
  %add.i111.i = or disjoint i64 %add10.i.i, 16
  %cmp.i112.i = icmp slt i64 %add.i111.i, %5
  br i1 %cmp.i112.i, label %for.body.i108.i, label %for.end.i.i, !llvm.loop !11

for.end.i.i:                                      ; preds = %for.body.i108.i
  br i1 %cmp11.i.i, label %if.then.i.i, label %up_to_32.exit.i

if.then.i.i:                                      ; preds = %for.end.i.i
  %41 = load <16 x i32>, ptr %add.ptr12.i.i, align 4
  %cmp15.i.i = icmp ule <16 x i32> %41, %splat.splat.i107.i
  %sext16.neg.i.i = zext <16 x i1> %cmp15.i.i to <16 x i32>
  %sub18.i.i = add <16 x i32> %sub.i.i, %sext16.neg.i.i
  br label %up_to_32.exit.i

up_to_32.exit.i:                                  ; preds = %if.then.i.i, %for.end.i.i
  %some.sroa.0.1.i.i = phi <16 x i32> [ %sub18.i.i, %if.then.i.i ], [ %sub.i.i, %for.end.i.i ]
  %add21.i105.i = add <16 x i32> %some.sroa.0.1.i.i, %sub9.i.i
  %vecext.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 0
  %conv.i.i.i = zext i32 %vecext.i.i.i to i64
  %vecext.1.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 1
  %conv.1.i.i.i = zext i32 %vecext.1.i.i.i to i64
  %add.1.i.i.i = add nuw nsw i64 %conv.i.i.i, %conv.1.i.i.i
  %vecext.2.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 2
  %conv.2.i.i.i = zext i32 %vecext.2.i.i.i to i64
  %add.2.i.i.i = add nuw nsw i64 %add.1.i.i.i, %conv.2.i.i.i
  %vecext.3.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 3
  %conv.3.i.i.i = zext i32 %vecext.3.i.i.i to i64
  %add.3.i.i.i = add nuw nsw i64 %add.2.i.i.i, %conv.3.i.i.i
  %vecext.4.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 4
  %conv.4.i.i.i = zext i32 %vecext.4.i.i.i to i64
  %add.4.i.i.i = add nuw nsw i64 %add.3.i.i.i, %conv.4.i.i.i
  %vecext.5.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 5
  %conv.5.i.i.i = zext i32 %vecext.5.i.i.i to i64
  %add.5.i.i.i = add nuw nsw i64 %add.4.i.i.i, %conv.5.i.i.i
  %vecext.6.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 6
  %conv.6.i.i.i = zext i32 %vecext.6.i.i.i to i64
  %add.6.i.i.i = add nuw nsw i64 %add.5.i.i.i, %conv.6.i.i.i
  %vecext.7.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 7
  %conv.7.i.i.i = zext i32 %vecext.7.i.i.i to i64
  %add.7.i.i.i = add nuw nsw i64 %add.6.i.i.i, %conv.7.i.i.i
  %vecext.8.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 8
  %conv.8.i.i.i = zext i32 %vecext.8.i.i.i to i64
  %add.8.i.i.i = add nuw nsw i64 %add.7.i.i.i, %conv.8.i.i.i
  %vecext.9.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 9
  %conv.9.i.i.i = zext i32 %vecext.9.i.i.i to i64
  %add.9.i.i.i = add nuw nsw i64 %add.8.i.i.i, %conv.9.i.i.i
  %vecext.10.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 10
  %conv.10.i.i.i = zext i32 %vecext.10.i.i.i to i64
  %add.10.i.i.i = add nuw nsw i64 %add.9.i.i.i, %conv.10.i.i.i
  %vecext.11.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 11
  %conv.11.i.i.i = zext i32 %vecext.11.i.i.i to i64
  %add.11.i.i.i = add nuw nsw i64 %add.10.i.i.i, %conv.11.i.i.i
  %vecext.12.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 12
  %conv.12.i.i.i = zext i32 %vecext.12.i.i.i to i64
  %add.12.i.i.i = add nuw nsw i64 %add.11.i.i.i, %conv.12.i.i.i
  %vecext.13.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 13
  %conv.13.i.i.i = zext i32 %vecext.13.i.i.i to i64
  %add.13.i.i.i = add nuw nsw i64 %add.12.i.i.i, %conv.13.i.i.i
  %vecext.14.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 14
  %conv.14.i.i.i = zext i32 %vecext.14.i.i.i to i64
  %add.14.i.i.i = add nuw nsw i64 %add.13.i.i.i, %conv.14.i.i.i
  %vecext.15.i.i.i = extractelement <16 x i32> %add21.i105.i, i64 15
  %conv.15.i.i.i = zext i32 %vecext.15.i.i.i to i64
  %add.15.i.i.i = add nuw nsw i64 %add.14.i.i.i, %conv.15.i.i.i
  %cmp23.not.i = icmp sgt i64 %add.15.i.i.i, %cond12.i
  br i1 %cmp23.not.i, label %if.end34.i, label %for.body.lr.ph.i129.i

for.body.lr.ph.i129.i:                            ; preds = %up_to_32.exit.i
  %.scalar.i.i = xor i32 %found.0140.i, -1
  %42 = insertelement <16 x i32> poison, i32 %.scalar.i.i, i64 0
  %43 = shufflevector <16 x i32> %42, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body.i130.i

for.body.i130.i:                                  ; preds = %for.body.i130.i, %for.body.lr.ph.i129.i
  %least.030.i.i = phi <16 x i32> [ <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, %for.body.lr.ph.i129.i ], [ %or.i132.i, %for.body.i130.i ]
  %k.029.i.i = phi i64 [ 0, %for.body.lr.ph.i129.i ], [ %add4.i.i, %for.body.i130.i ]
  %add.ptr.i131.i = getelementptr inbounds i32, ptr %9, i64 %k.029.i.i
  %44 = load <16 x i32>, ptr %add.ptr.i131.i, align 4
  %sub1.i.i = add <16 x i32> %44, %43
  %or.i132.i = tail call <16 x i32> @llvm.umin.v16i32(<16 x i32> %sub1.i.i, <16 x i32> %least.030.i.i)
  %add4.i.i = add nuw nsw i64 %k.029.i.i, 16
  %cmp.i133.i = icmp slt i64 %add4.i.i, %5
  br i1 %cmp.i133.i, label %for.body.i130.i, label %above_32.exit.i, !llvm.loop !12

above_32.exit.i:                                  ; preds = %for.body.i130.i
  %vecext.i113.i = extractelement <16 x i32> %or.i132.i, i64 0
  %vecext.1.i114.i = extractelement <16 x i32> %or.i132.i, i64 1
  %vecext.found.0.1.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.1.i114.i, i32 %vecext.i113.i)
  %vecext.2.i115.i = extractelement <16 x i32> %or.i132.i, i64 2
  %vecext.found.0.2.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.2.i115.i, i32 %vecext.found.0.1.i.i)
  %vecext.3.i116.i = extractelement <16 x i32> %or.i132.i, i64 3
  %vecext.found.0.3.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.3.i116.i, i32 %vecext.found.0.2.i.i)
  %vecext.4.i117.i = extractelement <16 x i32> %or.i132.i, i64 4
  %vecext.found.0.4.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.4.i117.i, i32 %vecext.found.0.3.i.i)
  %vecext.5.i118.i = extractelement <16 x i32> %or.i132.i, i64 5
  %vecext.found.0.5.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.5.i118.i, i32 %vecext.found.0.4.i.i)
  %vecext.6.i119.i = extractelement <16 x i32> %or.i132.i, i64 6
  %vecext.found.0.6.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.6.i119.i, i32 %vecext.found.0.5.i.i)
  %vecext.7.i120.i = extractelement <16 x i32> %or.i132.i, i64 7
  %vecext.found.0.7.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.7.i120.i, i32 %vecext.found.0.6.i.i)
  %vecext.8.i121.i = extractelement <16 x i32> %or.i132.i, i64 8
  %vecext.found.0.8.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.8.i121.i, i32 %vecext.found.0.7.i.i)
  %vecext.9.i122.i = extractelement <16 x i32> %or.i132.i, i64 9
  %vecext.found.0.9.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.9.i122.i, i32 %vecext.found.0.8.i.i)
  %vecext.10.i123.i = extractelement <16 x i32> %or.i132.i, i64 10
  %vecext.found.0.10.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.10.i123.i, i32 %vecext.found.0.9.i.i)
  %vecext.11.i124.i = extractelement <16 x i32> %or.i132.i, i64 11
  %vecext.found.0.11.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.11.i124.i, i32 %vecext.found.0.10.i.i)
  %vecext.12.i125.i = extractelement <16 x i32> %or.i132.i, i64 12
  %vecext.found.0.12.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.12.i125.i, i32 %vecext.found.0.11.i.i)
  %vecext.13.i126.i = extractelement <16 x i32> %or.i132.i, i64 13
  %vecext.found.0.13.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.13.i126.i, i32 %vecext.found.0.12.i.i)
  %vecext.14.i127.i = extractelement <16 x i32> %or.i132.i, i64 14
  %vecext.found.0.14.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.14.i127.i, i32 %vecext.found.0.13.i.i)
  %vecext.15.i128.i = extractelement <16 x i32> %or.i132.i, i64 15
  %vecext.found.0.15.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.15.i128.i, i32 %vecext.found.0.14.i.i)
  %add13.i.i = add i32 %found.0140.i, 1
  %add14.i.i = add i32 %add13.i.i, %vecext.found.0.15.i.i
  br label %if.end34.i

if.else27.i:                                      ; preds = %if.else19.i
  %cmp28.not.i = icmp eq i64 %cond12.i, %last.0139.i
  br i1 %cmp28.not.i, label %if.end34.i, label %if.then29.i

if.then29.i:                                      ; preds = %if.else27.i
  %call30.i = tail call fastcc i32 @select_32(ptr noundef %9, i64 noundef %5, i64 noundef %cond12.i, ptr noundef nonnull %add.ptr1.i)
  br label %if.end34.i

if.end34.i:                                       ; preds = %if.then29.i, %if.else27.i, %above_32.exit.i, %up_to_32.exit.i, %if.else.i, %if.then14.i
  %found.1.i = phi i32 [ %38, %if.then14.i ], [ %add14.i.i, %above_32.exit.i ], [ %found.0140.i, %up_to_32.exit.i ], [ %call30.i, %if.then29.i ], [ %found.0140.i, %if.else27.i ], [ %largest.1.lcssa.i.i, %if.else.i ]
  switch i64 %6, label %if.end3.i.i [
    i64 0, label %value_32.exit.i
    i64 1, label %if.then2.i.i
  ]

if.then2.i.i:                                     ; preds = %if.end34.i
  %xor.i134.i = xor i32 %found.1.i, -2147483648
  br label %value_32.exit.i

if.end3.i.i:                                      ; preds = %if.end34.i
  %tobool.not.i.i = icmp sgt i32 %found.1.i, -1
  %cond.i135.i = select i1 %tobool.not.i.i, i32 -1, i32 -2147483648
  %xor4.i.i = xor i32 %cond.i135.i, %found.1.i
  br label %value_32.exit.i

value_32.exit.i:                                  ; preds = %if.end3.i.i, %if.then2.i.i, %if.end34.i
  %retval.0.i.i = phi i32 [ %xor.i134.i, %if.then2.i.i ], [ %xor4.i.i, %if.end3.i.i ], [ %found.1.i, %if.end34.i ]
  %arrayidx36.i = getelementptr inbounds i32, ptr %out.addr.0144.i, i64 %k.0141.i
  store i32 %retval.0.i.i, ptr %arrayidx36.i, align 4
  %inc.i = add nuw nsw i64 %k.0141.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %7
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body5.i, !llvm.loop !13

lines_32.exit:                                    ; preds = %for.cond.cleanup.i, %if.then
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %ordered.i) #7
  br label %if.end

if.else:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %ordered.i32) #7
  %add.ptr.i33 = getelementptr inbounds i64, ptr %9, i64 %5
  %add.ptr1.i34 = getelementptr inbounds i8, ptr %add.ptr.i33, i64 64
  br i1 %cmp142.i, label %for.body.lr.ph.i35, label %lines_64.exit

for.body.lr.ph.i35:                               ; preds = %if.else
  %45 = inttoptr i64 %10 to ptr
  %46 = inttoptr i64 %3 to ptr
  %cmp.i.i36 = icmp eq i64 %6, 1
  %cond.i.i37 = select i1 %cmp.i.i36, i64 -9223372036854775808, i64 0
  %cmp1.i.i38 = icmp eq i64 %6, 2
  %cmp2.not114.i.i39 = icmp slt i64 %5, 8
  %splat.splatinsert.i.i40 = insertelement <8 x i64> poison, i64 %cond.i.i37, i64 0
  %splat.splat.i.i41 = shufflevector <8 x i64> %splat.splatinsert.i.i40, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp2.i42 = icmp slt i64 %5, 65
  %cmp4110.i = icmp sgt i64 %7, 0
  %sub.i = add nsw i64 %5, -1
  %47 = add nsw i64 %5, -9
  %48 = and i64 %47, -16
  %49 = add i64 %48, 16
  %cmp11.i.i43 = icmp slt i64 %49, %5
  %add.ptr12.i.i44 = getelementptr inbounds i64, ptr %9, i64 %49
  br label %for.body.i45

for.body.i45:                                     ; preds = %for.cond.cleanup.i78, %for.body.lr.ph.i35
  %source.addr.0118.i = phi ptr [ %46, %for.body.lr.ph.i35 ], [ %add.ptr38.i80, %for.cond.cleanup.i78 ]
  %lines.addr.0117.i = phi i64 [ %4, %for.body.lr.ph.i35 ], [ %dec.i79, %for.cond.cleanup.i78 ]
  %out.addr.0116.i = phi ptr [ %45, %for.body.lr.ph.i35 ], [ %add.ptr40.i82, %for.cond.cleanup.i78 ]
  %places.addr.0115.i = phi ptr [ %1, %for.body.lr.ph.i35 ], [ %add.ptr39.i81, %for.cond.cleanup.i78 ]
  br i1 %cmp1.i.i38, label %for.cond.preheader.i.i179, label %for.cond20.preheader.i.i46

for.cond20.preheader.i.i46:                       ; preds = %for.body.i45
  br i1 %cmp2.not114.i.i39, label %if.end.i.i57, label %for.body23.i.i47

for.cond.preheader.i.i179:                        ; preds = %for.body.i45
  br i1 %cmp2.not114.i.i39, label %if.end.i.i57, label %for.body.i.i180

for.body.i.i180:                                  ; preds = %for.cond.preheader.i.i179, %for.body.i.i180
  %add117.i.i181 = phi i64 [ %add.i.i196, %for.body.i.i180 ], [ 8, %for.cond.preheader.i.i179 ]
  %most.0116.i.i182 = phi <8 x i64> [ %or17.i.i194, %for.body.i.i180 ], [ zeroinitializer, %for.cond.preheader.i.i179 ]
  %k.0115.i.i183 = phi i64 [ %add117.i.i181, %for.body.i.i180 ], [ 0, %for.cond.preheader.i.i179 ]
  %add.ptr.i.i184 = getelementptr inbounds i64, ptr %source.addr.0118.i, i64 %k.0115.i.i183
  %50 = load <8 x i64>, ptr %add.ptr.i.i184, align 8
  %and.i.i185 = and <8 x i64> %50, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %cmp3.i.i186 = icmp ugt <8 x i64> %and.i.i185, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %cmp4.i.i187 = icmp eq <8 x i64> %50, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %not.i.i188 = select <8 x i1> %cmp4.i.i187, <8 x i64> <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and7.i.i189 = and <8 x i64> %not.i.i188, %50
  %shr.i.i190 = ashr <8 x i64> %and7.i.i189, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %or.i.i191 = or <8 x i64> %shr.i.i190, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %xor.i.i192 = xor <8 x i64> %or.i.i191, %and7.i.i189
  %or11.i.i193 = select <8 x i1> %cmp3.i.i186, <8 x i64> <i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248>, <8 x i64> %xor.i.i192
  %or17.i.i194 = tail call <8 x i64> @llvm.umax.v8i64(<8 x i64> %or11.i.i193, <8 x i64> %most.0116.i.i182)
  %add.ptr18.i.i195 = getelementptr inbounds i64, ptr %9, i64 %k.0115.i.i183
  store <8 x i64> %or11.i.i193, ptr %add.ptr18.i.i195, align 8
  %add.i.i196 = add nuw nsw i64 %add117.i.i181, 8
  %cmp2.not.i.i197 = icmp sgt i64 %add.i.i196, %5
  br i1 %cmp2.not.i.i197, label %if.end.i.i57, label %for.body.i.i180, !llvm.loop !14

for.body23.i.i47:                                 ; preds = %for.cond20.preheader.i.i46, %for.body23.i.i47
  %add21112.i.i48 = phi i64 [ %add21.i.i55, %for.body23.i.i47 ], [ 8, %for.cond20.preheader.i.i46 ]
  %most.1111.i.i49 = phi <8 x i64> [ %or33.i.i53, %for.body23.i.i47 ], [ zeroinitializer, %for.cond20.preheader.i.i46 ]
  %k.1110.i.i50 = phi i64 [ %add21112.i.i48, %for.body23.i.i47 ], [ 0, %for.cond20.preheader.i.i46 ]
  %add.ptr25.i.i51 = getelementptr inbounds i64, ptr %source.addr.0118.i, i64 %k.1110.i.i50
  %51 = load <8 x i64>, ptr %add.ptr25.i.i51, align 8
  %xor26.i.i52 = xor <8 x i64> %51, %splat.splat.i.i41
  %or33.i.i53 = tail call <8 x i64> @llvm.umax.v8i64(<8 x i64> %xor26.i.i52, <8 x i64> %most.1111.i.i49)
  %add.ptr34.i.i54 = getelementptr inbounds i64, ptr %9, i64 %k.1110.i.i50
  store <8 x i64> %xor26.i.i52, ptr %add.ptr34.i.i54, align 8
  %add21.i.i55 = add nuw nsw i64 %add21112.i.i48, 8
  %cmp22.not.i.i56 = icmp sgt i64 %add21.i.i55, %5
  br i1 %cmp22.not.i.i56, label %if.end.i.i57, label %for.body23.i.i47, !llvm.loop !15

if.end.i.i57:                                     ; preds = %for.body23.i.i47, %for.body.i.i180, %for.cond.preheader.i.i179, %for.cond20.preheader.i.i46
  %k.2.i.i58 = phi i64 [ 0, %for.cond.preheader.i.i179 ], [ 0, %for.cond20.preheader.i.i46 ], [ %add117.i.i181, %for.body.i.i180 ], [ %add21112.i.i48, %for.body23.i.i47 ]
  %most.2.i.i59 = phi <8 x i64> [ zeroinitializer, %for.cond.preheader.i.i179 ], [ zeroinitializer, %for.cond20.preheader.i.i46 ], [ %or17.i.i194, %for.body.i.i180 ], [ %or33.i.i53, %for.body23.i.i47 ]
  %vecext.i.i60 = extractelement <8 x i64> %most.2.i.i59, i64 0
  %vecext.1.i.i61 = extractelement <8 x i64> %most.2.i.i59, i64 1
  %vecext.largest.0.1.i.i62 = tail call i64 @llvm.umax.i64(i64 %vecext.1.i.i61, i64 %vecext.i.i60)
  %vecext.2.i.i63 = extractelement <8 x i64> %most.2.i.i59, i64 2
  %vecext.largest.0.2.i.i64 = tail call i64 @llvm.umax.i64(i64 %vecext.2.i.i63, i64 %vecext.largest.0.1.i.i62)
  %vecext.3.i.i65 = extractelement <8 x i64> %most.2.i.i59, i64 3
  %vecext.largest.0.3.i.i66 = tail call i64 @llvm.umax.i64(i64 %vecext.3.i.i65, i64 %vecext.largest.0.2.i.i64)
  %vecext.4.i.i67 = extractelement <8 x i64> %most.2.i.i59, i64 4
  %vecext.largest.0.4.i.i68 = tail call i64 @llvm.umax.i64(i64 %vecext.4.i.i67, i64 %vecext.largest.0.3.i.i66)
  %vecext.5.i.i69 = extractelement <8 x i64> %most.2.i.i59, i64 5
  %vecext.largest.0.5.i.i70 = tail call i64 @llvm.umax.i64(i64 %vecext.5.i.i69, i64 %vecext.largest.0.4.i.i68)
  %vecext.6.i.i71 = extractelement <8 x i64> %most.2.i.i59, i64 6
  %vecext.largest.0.6.i.i72 = tail call i64 @llvm.umax.i64(i64 %vecext.6.i.i71, i64 %vecext.largest.0.5.i.i70)
  %vecext.7.i.i73 = extractelement <8 x i64> %most.2.i.i59, i64 7
  %vecext.largest.0.7.i.i74 = tail call i64 @llvm.umax.i64(i64 %vecext.7.i.i73, i64 %vecext.largest.0.6.i.i72)
  %cmp47122.i.i75 = icmp slt i64 %k.2.i.i58, %5
  br i1 %cmp47122.i.i75, label %for.body48.i.i159, label %load_64.exit.i

for.body48.i.i159:                                ; preds = %if.end.i.i57, %key_64.exit.i.i
  %largest.1124.i.i160 = phi i64 [ %call.largest.1.i.i167, %key_64.exit.i.i ], [ %vecext.largest.0.7.i.i74, %if.end.i.i57 ]
  %k.3123.i.i161 = phi i64 [ %inc58.i.i168, %key_64.exit.i.i ], [ %k.2.i.i58, %if.end.i.i57 ]
  %arrayidx.i.i162 = getelementptr inbounds i64, ptr %source.addr.0118.i, i64 %k.3123.i.i161
  %52 = load i64, ptr %arrayidx.i.i162, align 8
  switch i64 %6, label %if.end3.i.i.i170 [
    i64 0, label %key_64.exit.i.i
    i64 1, label %if.then2.i.i.i163
  ]

if.then2.i.i.i163:                                ; preds = %for.body48.i.i159
  %xor.i.i.i164 = xor i64 %52, -9223372036854775808
  br label %key_64.exit.i.i

if.end3.i.i.i170:                                 ; preds = %for.body48.i.i159
  %and.i.i.i171 = and i64 %52, 9223372036854775807
  %cmp4.i.i.i172 = icmp ugt i64 %and.i.i.i171, 9218868437227405312
  br i1 %cmp4.i.i.i172, label %key_64.exit.i.i, label %if.end6.i.i.i173

if.end6.i.i.i173:                                 ; preds = %if.end3.i.i.i170
  %cmp7.i.i.i174 = icmp eq i64 %52, -9223372036854775808
  %spec.store.select.i.i.i175 = select i1 %cmp7.i.i.i174, i64 0, i64 %52
  %shr.i.i.i176 = ashr i64 %spec.store.select.i.i.i175, 63
  %or.i.i.i177 = or i64 %shr.i.i.i176, -9223372036854775808
  %xor10.i.i.i178 = xor i64 %or.i.i.i177, %spec.store.select.i.i.i175
  br label %key_64.exit.i.i

key_64.exit.i.i:                                  ; preds = %if.end6.i.i.i173, %if.end3.i.i.i170, %if.then2.i.i.i163, %for.body48.i.i159
  %retval.0.i.i.i165 = phi i64 [ %xor.i.i.i164, %if.then2.i.i.i163 ], [ %xor10.i.i.i178, %if.end6.i.i.i173 ], [ %52, %for.body48.i.i159 ], [ -2251799813685248, %if.end3.i.i.i170 ]
  %arrayidx49.i.i166 = getelementptr inbounds i64, ptr %9, i64 %k.3123.i.i161
  store i64 %retval.0.i.i.i165, ptr %arrayidx49.i.i166, align 8
  %call.largest.1.i.i167 = tail call i64 @llvm.umax.i64(i64 %retval.0.i.i.i165, i64 %largest.1124.i.i160)
  %inc58.i.i168 = add nuw nsw i64 %k.3123.i.i161, 1
  %exitcond.not.i.i169 = icmp eq i64 %inc58.i.i168, %5
  br i1 %exitcond.not.i.i169, label %load_64.exit.i, label %for.body48.i.i159, !llvm.loop !16

load_64.exit.i:                                   ; preds = %key_64.exit.i.i, %if.end.i.i57
  %largest.1.lcssa.i.i76 = phi i64 [ %vecext.largest.0.7.i.i74, %if.end.i.i57 ], [ %call.largest.1.i.i167, %key_64.exit.i.i ]
  store <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, ptr %add.ptr.i33, align 8
  br i1 %cmp2.i42, label %if.then.i, label %if.end.i77

if.then.i:                                        ; preds = %load_64.exit.i
  call fastcc void @order_64(ptr noundef nonnull %9, i64 noundef %5, ptr noundef nonnull %ordered.i32)
  br label %if.end.i77

if.end.i77:                                       ; preds = %if.then.i, %load_64.exit.i
  br i1 %cmp4110.i, label %for.body5.i84, label %for.cond.cleanup.i78

for.cond.cleanup.i78:                             ; preds = %value_64.exit.i, %if.end.i77
  %dec.i79 = add nsw i64 %lines.addr.0117.i, -1
  %add.ptr38.i80 = getelementptr inbounds i64, ptr %source.addr.0118.i, i64 %5
  %add.ptr39.i81 = getelementptr inbounds i64, ptr %places.addr.0115.i, i64 %7
  %add.ptr40.i82 = getelementptr inbounds i64, ptr %out.addr.0116.i, i64 %7
  %cmp.i83 = icmp sgt i64 %lines.addr.0117.i, 1
  br i1 %cmp.i83, label %for.body.i45, label %lines_64.exit, !llvm.loop !17

for.body5.i84:                                    ; preds = %if.end.i77, %value_64.exit.i
  %k.0113.i = phi i64 [ %inc.i105, %value_64.exit.i ], [ 0, %if.end.i77 ]
  %found.0112.i = phi i64 [ %found.1.i101, %value_64.exit.i ], [ 0, %if.end.i77 ]
  %last.0111.i = phi i64 [ %cond12.i88, %value_64.exit.i ], [ -2, %if.end.i77 ]
  %arrayidx.i85 = getelementptr inbounds i64, ptr %places.addr.0115.i, i64 %k.0113.i
  %53 = load i64, ptr %arrayidx.i85, align 8
  %spec.select.i86 = tail call i64 @llvm.smax.i64(i64 %53, i64 0)
  %cmp8.i87 = icmp slt i64 %spec.select.i86, %5
  %cond12.i88 = select i1 %cmp8.i87, i64 %spec.select.i86, i64 %sub.i
  br i1 %cmp2.i42, label %if.then14.i157, label %if.else.i89

if.then14.i157:                                   ; preds = %for.body5.i84
  %arrayidx15.i158 = getelementptr inbounds [64 x i64], ptr %ordered.i32, i64 0, i64 %cond12.i88
  %54 = load i64, ptr %arrayidx15.i158, align 8
  br label %if.end34.i100

if.else.i89:                                      ; preds = %for.body5.i84
  %cmp17.i90 = icmp eq i64 %cond12.i88, %sub.i
  br i1 %cmp17.i90, label %if.end34.i100, label %if.else19.i91

if.else19.i91:                                    ; preds = %if.else.i89
  %add.i92 = add nsw i64 %last.0111.i, 1
  %cmp20.i93 = icmp eq i64 %cond12.i88, %add.i92
  %tobool.i94 = icmp ne i64 %cond12.i88, 0
  %or.cond.i95 = and i1 %cmp20.i93, %tobool.i94
  br i1 %or.cond.i95, label %for.body.lr.ph.i.i110, label %if.else27.i96

for.body.lr.ph.i.i110:                            ; preds = %if.else19.i91
  %splat.splatinsert.i87.i = insertelement <8 x i64> poison, i64 %found.0112.i, i64 0
  %splat.splat.i88.i = shufflevector <8 x i64> %splat.splatinsert.i87.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i89.i

for.body.i89.i:                                   ; preds = %for.body.i89.i, %for.body.lr.ph.i.i110
  %k.039.i.i111 = phi i64 [ 0, %for.body.lr.ph.i.i110 ], [ %add10.i.i120, %for.body.i89.i ]
  %some.sroa.0.038.i.i112 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i110 ], [ %sub.i.i115, %for.body.i89.i ]
  %some.sroa.10.037.i.i113 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i110 ], [ %sub9.i.i119, %for.body.i89.i ]
  %add.ptr.i90.i = getelementptr inbounds i64, ptr %9, i64 %k.039.i.i111
  %55 = load <8 x i64>, ptr %add.ptr.i90.i, align 8
  %cmp1.i91.i = icmp ule <8 x i64> %55, %splat.splat.i88.i
  %sext.neg.i.i114 = zext <8 x i1> %cmp1.i91.i to <8 x i64>
  %sub.i.i115 = add <8 x i64> %some.sroa.0.038.i.i112, %sext.neg.i.i114
  %add.ptr3.i.i116 = getelementptr inbounds i8, ptr %add.ptr.i90.i, i64 64
  %56 = load <8 x i64>, ptr %add.ptr3.i.i116, align 8
  %cmp6.i.i117 = icmp ule <8 x i64> %56, %splat.splat.i88.i
  %sext7.neg.i.i118 = zext <8 x i1> %cmp6.i.i117 to <8 x i64>
  %sub9.i.i119 = add <8 x i64> %some.sroa.10.037.i.i113, %sext7.neg.i.i118
  %add10.i.i120 = add nuw nsw i64 %k.039.i.i111, 16
  %add.i92.i = or disjoint i64 %add10.i.i120, 8
  %cmp.i93.i = icmp slt i64 %add.i92.i, %5
  br i1 %cmp.i93.i, label %for.body.i89.i, label %for.end.i.i121, !llvm.loop !18

for.end.i.i121:                                   ; preds = %for.body.i89.i
  br i1 %cmp11.i.i43, label %if.then.i.i153, label %up_to_64.exit.i

if.then.i.i153:                                   ; preds = %for.end.i.i121
  %57 = load <8 x i64>, ptr %add.ptr12.i.i44, align 8
  %cmp15.i.i154 = icmp ule <8 x i64> %57, %splat.splat.i88.i
  %sext16.neg.i.i155 = zext <8 x i1> %cmp15.i.i154 to <8 x i64>
  %sub18.i.i156 = add <8 x i64> %sub.i.i115, %sext16.neg.i.i155
  br label %up_to_64.exit.i

up_to_64.exit.i:                                  ; preds = %if.then.i.i153, %for.end.i.i121
  %some.sroa.0.1.i.i122 = phi <8 x i64> [ %sub18.i.i156, %if.then.i.i153 ], [ %sub.i.i115, %for.end.i.i121 ]
  %add21.i86.i = add <8 x i64> %some.sroa.0.1.i.i122, %sub9.i.i119
  %vecext.i.i.i123 = extractelement <8 x i64> %add21.i86.i, i64 0
  %vecext.1.i.i.i124 = extractelement <8 x i64> %add21.i86.i, i64 1
  %add.1.i.i.i125 = add nsw i64 %vecext.1.i.i.i124, %vecext.i.i.i123
  %vecext.2.i.i.i126 = extractelement <8 x i64> %add21.i86.i, i64 2
  %add.2.i.i.i127 = add nsw i64 %add.1.i.i.i125, %vecext.2.i.i.i126
  %vecext.3.i.i.i128 = extractelement <8 x i64> %add21.i86.i, i64 3
  %add.3.i.i.i129 = add nsw i64 %add.2.i.i.i127, %vecext.3.i.i.i128
  %vecext.4.i.i.i130 = extractelement <8 x i64> %add21.i86.i, i64 4
  %add.4.i.i.i131 = add nsw i64 %add.3.i.i.i129, %vecext.4.i.i.i130
  %vecext.5.i.i.i132 = extractelement <8 x i64> %add21.i86.i, i64 5
  %add.5.i.i.i133 = add nsw i64 %add.4.i.i.i131, %vecext.5.i.i.i132
  %vecext.6.i.i.i134 = extractelement <8 x i64> %add21.i86.i, i64 6
  %add.6.i.i.i135 = add nsw i64 %add.5.i.i.i133, %vecext.6.i.i.i134
  %vecext.7.i.i.i136 = extractelement <8 x i64> %add21.i86.i, i64 7
  %add.7.i.i.i137 = add nsw i64 %add.6.i.i.i135, %vecext.7.i.i.i136
  %cmp23.not.i138 = icmp sgt i64 %add.7.i.i.i137, %cond12.i88
  br i1 %cmp23.not.i138, label %if.end34.i100, label %for.body.lr.ph.i102.i

for.body.lr.ph.i102.i:                            ; preds = %up_to_64.exit.i
  %.scalar.i.i139 = xor i64 %found.0112.i, -1
  %58 = insertelement <8 x i64> poison, i64 %.scalar.i.i139, i64 0
  %59 = shufflevector <8 x i64> %58, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i103.i

for.body.i103.i:                                  ; preds = %for.body.i103.i, %for.body.lr.ph.i102.i
  %least.030.i.i140 = phi <8 x i64> [ <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %for.body.lr.ph.i102.i ], [ %or.i105.i, %for.body.i103.i ]
  %k.029.i.i141 = phi i64 [ 0, %for.body.lr.ph.i102.i ], [ %add4.i.i143, %for.body.i103.i ]
  %add.ptr.i104.i = getelementptr inbounds i64, ptr %9, i64 %k.029.i.i141
  %60 = load <8 x i64>, ptr %add.ptr.i104.i, align 8
  %sub1.i.i142 = add <8 x i64> %60, %59
  %or.i105.i = tail call <8 x i64> @llvm.umin.v8i64(<8 x i64> %sub1.i.i142, <8 x i64> %least.030.i.i140)
  %add4.i.i143 = add nuw nsw i64 %k.029.i.i141, 8
  %cmp.i106.i = icmp slt i64 %add4.i.i143, %5
  br i1 %cmp.i106.i, label %for.body.i103.i, label %above_64.exit.i, !llvm.loop !19

above_64.exit.i:                                  ; preds = %for.body.i103.i
  %vecext.i94.i = extractelement <8 x i64> %or.i105.i, i64 0
  %vecext.1.i95.i = extractelement <8 x i64> %or.i105.i, i64 1
  %vecext.found.0.1.i.i144 = tail call i64 @llvm.umin.i64(i64 %vecext.1.i95.i, i64 %vecext.i94.i)
  %vecext.2.i96.i = extractelement <8 x i64> %or.i105.i, i64 2
  %vecext.found.0.2.i.i145 = tail call i64 @llvm.umin.i64(i64 %vecext.2.i96.i, i64 %vecext.found.0.1.i.i144)
  %vecext.3.i97.i = extractelement <8 x i64> %or.i105.i, i64 3
  %vecext.found.0.3.i.i146 = tail call i64 @llvm.umin.i64(i64 %vecext.3.i97.i, i64 %vecext.found.0.2.i.i145)
  %vecext.4.i98.i = extractelement <8 x i64> %or.i105.i, i64 4
  %vecext.found.0.4.i.i147 = tail call i64 @llvm.umin.i64(i64 %vecext.4.i98.i, i64 %vecext.found.0.3.i.i146)
  %vecext.5.i99.i = extractelement <8 x i64> %or.i105.i, i64 5
  %vecext.found.0.5.i.i148 = tail call i64 @llvm.umin.i64(i64 %vecext.5.i99.i, i64 %vecext.found.0.4.i.i147)
  %vecext.6.i100.i = extractelement <8 x i64> %or.i105.i, i64 6
  %vecext.found.0.6.i.i149 = tail call i64 @llvm.umin.i64(i64 %vecext.6.i100.i, i64 %vecext.found.0.5.i.i148)
  %vecext.7.i101.i = extractelement <8 x i64> %or.i105.i, i64 7
  %vecext.found.0.7.i.i150 = tail call i64 @llvm.umin.i64(i64 %vecext.7.i101.i, i64 %vecext.found.0.6.i.i149)
  %add13.i.i151 = add i64 %found.0112.i, 1
  %add14.i.i152 = add i64 %add13.i.i151, %vecext.found.0.7.i.i150
  br label %if.end34.i100

if.else27.i96:                                    ; preds = %if.else19.i91
  %cmp28.not.i97 = icmp eq i64 %cond12.i88, %last.0111.i
  br i1 %cmp28.not.i97, label %if.end34.i100, label %if.then29.i98

if.then29.i98:                                    ; preds = %if.else27.i96
  %call30.i99 = tail call fastcc i64 @select_64(ptr noundef %9, i64 noundef %5, i64 noundef %cond12.i88, ptr noundef nonnull %add.ptr1.i34)
  br label %if.end34.i100

if.end34.i100:                                    ; preds = %if.then29.i98, %if.else27.i96, %above_64.exit.i, %up_to_64.exit.i, %if.else.i89, %if.then14.i157
  %found.1.i101 = phi i64 [ %54, %if.then14.i157 ], [ %add14.i.i152, %above_64.exit.i ], [ %found.0112.i, %up_to_64.exit.i ], [ %call30.i99, %if.then29.i98 ], [ %found.0112.i, %if.else27.i96 ], [ %largest.1.lcssa.i.i76, %if.else.i89 ]
  switch i64 %6, label %if.end3.i.i107 [
    i64 0, label %value_64.exit.i
    i64 1, label %if.then2.i.i102
  ]

if.then2.i.i102:                                  ; preds = %if.end34.i100
  %xor.i107.i = xor i64 %found.1.i101, -9223372036854775808
  br label %value_64.exit.i

if.end3.i.i107:                                   ; preds = %if.end34.i100
  %tobool.not.i.i108 = icmp sgt i64 %found.1.i101, -1
  %cond.i108.i = select i1 %tobool.not.i.i108, i64 -1, i64 -9223372036854775808
  %xor4.i.i109 = xor i64 %cond.i108.i, %found.1.i101
  br label %value_64.exit.i

value_64.exit.i:                                  ; preds = %if.end3.i.i107, %if.then2.i.i102, %if.end34.i100
  %retval.0.i.i103 = phi i64 [ %xor.i107.i, %if.then2.i.i102 ], [ %xor4.i.i109, %if.end3.i.i107 ], [ %found.1.i101, %if.end34.i100 ]
  %arrayidx36.i104 = getelementptr inbounds i64, ptr %out.addr.0116.i, i64 %k.0113.i
  store i64 %retval.0.i.i103, ptr %arrayidx36.i104, align 8
  %inc.i105 = add nuw nsw i64 %k.0113.i, 1
  %exitcond.not.i106 = icmp eq i64 %inc.i105, %7
  br i1 %exitcond.not.i106, label %for.cond.cleanup.i78, label %for.body5.i84, !llvm.loop !20

lines_64.exit:                                    ; preds = %for.cond.cleanup.i78, %if.else
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %ordered.i32) #7
  br label %if.end

if.end:                                           ; preds = %lines_64.exit, %lines_32.exit
  ret i64 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_select_between(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %keys.i32 = alloca [2048 x i64], align 8
  %left.i33 = alloca [32 x i64], align 8
  %keys.i = alloca [2048 x i32], align 4
  %left.i = alloca [32 x i64], align 8
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 64
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %2 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %2, 4
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 8
  %3 = load i64, ptr %arrayidx2, align 8
  %4 = inttoptr i64 %3 to ptr
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 24
  %6 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 32
  %7 = load i64, ptr %arrayidx5, align 8
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 40
  %8 = load i64, ptr %arrayidx6, align 8
  %9 = inttoptr i64 %8 to ptr
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 48
  %10 = load i64, ptr %arrayidx7, align 8
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 56
  %11 = load i64, ptr %arrayidx8, align 8
  %12 = inttoptr i64 %11 to ptr
  %cmp385.i = icmp sgt i64 %7, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %keys.i) #7
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %left.i) #7
  br i1 %cmp385.i, label %for.body5.preheader.i, label %for.cond10.preheader.i

for.body5.preheader.i:                            ; preds = %if.then
  %13 = shl nuw i64 %7, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %left.i, i8 0, i64 %13, i1 false)
  %mul.i = shl i64 %7, 2
  %smax.i = tail call i64 @llvm.smax.i64(i64 %mul.i, i64 1)
  %14 = shl nuw i64 %smax.i, 3
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %1, i8 0, i64 %14, i1 false)
  br label %for.cond10.preheader.i

for.cond10.preheader.i:                           ; preds = %for.body5.preheader.i, %if.then
  %cmp11410.i = icmp sgt i64 %5, 0
  br i1 %cmp11410.i, label %for.body12.lr.ph.i, label %between_32.exit

for.body12.lr.ph.i:                               ; preds = %for.cond10.preheader.i
  %cmp.i.i = icmp eq i64 %6, 1
  %cond.i.i = select i1 %cmp.i.i, i32 -2147483648, i32 0
  %cmp1.i.i = icmp eq i64 %6, 2
  %splat.splatinsert.i.i = insertelement <16 x i32> poison, i32 %cond.i.i, i64 0
  %splat.splat.i.i = shufflevector <16 x i32> %splat.splatinsert.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body12.i

for.body12.i:                                     ; preds = %for.cond.cleanup16.i, %for.body12.lr.ph.i
  %source.addr.0412.i = phi ptr [ %4, %for.body12.lr.ph.i ], [ %add.ptr148.i, %for.cond.cleanup16.i ]
  %count.addr.0411.i = phi i64 [ %5, %for.body12.lr.ph.i ], [ %sub147.i, %for.cond.cleanup16.i ]
  %umin.i = tail call i64 @llvm.umin.i64(i64 %count.addr.0411.i, i64 2048)
  %cmp2.not114.i.i = icmp ult i64 %count.addr.0411.i, 16
  br i1 %cmp1.i.i, label %for.cond.preheader.i.i, label %for.cond20.preheader.i.i

for.cond20.preheader.i.i:                         ; preds = %for.body12.i
  br i1 %cmp2.not114.i.i, label %if.end.i.i, label %for.body23.i.i

for.cond.preheader.i.i:                           ; preds = %for.body12.i
  br i1 %cmp2.not114.i.i, label %if.end.i.i, label %for.body.i.i

for.body.i.i:                                     ; preds = %for.cond.preheader.i.i, %for.body.i.i
  %add117.i.i = phi i64 [ %add.i.i, %for.body.i.i ], [ 16, %for.cond.preheader.i.i ]
  %k.0115.i.i = phi i64 [ %add117.i.i, %for.body.i.i ], [ 0, %for.cond.preheader.i.i ]
  %add.ptr.i.i = getelementptr inbounds i32, ptr %source.addr.0412.i, i64 %k.0115.i.i
  %15 = load <16 x i32>, ptr %add.ptr.i.i, align 4
  %and.i.i = and <16 x i32> %15, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %cmp3.i.i = icmp ugt <16 x i32> %and.i.i, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %cmp4.i.i = icmp eq <16 x i32> %15, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %not.i.i = select <16 x i1> %cmp4.i.i, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and7.i.i = and <16 x i32> %not.i.i, %15
  %shr.i.i = ashr <16 x i32> %and7.i.i, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %or.i.i = or <16 x i32> %shr.i.i, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %xor.i.i = xor <16 x i32> %or.i.i, %and7.i.i
  %or11.i.i = select <16 x i1> %cmp3.i.i, <16 x i32> <i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304>, <16 x i32> %xor.i.i
  %add.ptr18.i.i = getelementptr inbounds i32, ptr %keys.i, i64 %k.0115.i.i
  store <16 x i32> %or11.i.i, ptr %add.ptr18.i.i, align 4
  %add.i.i = add nuw nsw i64 %add117.i.i, 16
  %cmp2.not.i.i = icmp ugt i64 %add.i.i, %umin.i
  br i1 %cmp2.not.i.i, label %if.end.i.i, label %for.body.i.i, !llvm.loop !4

for.body23.i.i:                                   ; preds = %for.cond20.preheader.i.i, %for.body23.i.i
  %add21112.i.i = phi i64 [ %add21.i.i, %for.body23.i.i ], [ 16, %for.cond20.preheader.i.i ]
  %k.1110.i.i = phi i64 [ %add21112.i.i, %for.body23.i.i ], [ 0, %for.cond20.preheader.i.i ]
  %add.ptr25.i.i = getelementptr inbounds i32, ptr %source.addr.0412.i, i64 %k.1110.i.i
  %16 = load <16 x i32>, ptr %add.ptr25.i.i, align 4
  %xor26.i.i = xor <16 x i32> %16, %splat.splat.i.i
  %add.ptr34.i.i = getelementptr inbounds i32, ptr %keys.i, i64 %k.1110.i.i
  store <16 x i32> %xor26.i.i, ptr %add.ptr34.i.i, align 4
  %add21.i.i = add nuw nsw i64 %add21112.i.i, 16
  %cmp22.not.i.i = icmp ugt i64 %add21.i.i, %umin.i
  br i1 %cmp22.not.i.i, label %if.end.i.i, label %for.body23.i.i, !llvm.loop !7

if.end.i.i:                                       ; preds = %for.body23.i.i, %for.body.i.i, %for.cond.preheader.i.i, %for.cond20.preheader.i.i
  %k.2.i.i = phi i64 [ 0, %for.cond.preheader.i.i ], [ 0, %for.cond20.preheader.i.i ], [ %add117.i.i, %for.body.i.i ], [ %add21112.i.i, %for.body23.i.i ]
  %cmp47122.i.i = icmp ult i64 %k.2.i.i, %umin.i
  br i1 %cmp47122.i.i, label %for.body48.i.i, label %load_32.exit.i

for.body48.i.i:                                   ; preds = %if.end.i.i, %key_32.exit.i.i
  %k.3123.i.i = phi i64 [ %inc58.i.i, %key_32.exit.i.i ], [ %k.2.i.i, %if.end.i.i ]
  %arrayidx.i.i = getelementptr inbounds i32, ptr %source.addr.0412.i, i64 %k.3123.i.i
  %17 = load i32, ptr %arrayidx.i.i, align 4
  switch i64 %6, label %if.end3.i.i.i [
    i64 0, label %key_32.exit.i.i
    i64 1, label %if.then2.i.i.i
  ]

if.then2.i.i.i:                                   ; preds = %for.body48.i.i
  %xor.i.i.i = xor i32 %17, -2147483648
  br label %key_32.exit.i.i

if.end3.i.i.i:                                    ; preds = %for.body48.i.i
  %and.i.i.i = and i32 %17, 2147483647
  %cmp4.i.i.i = icmp ugt i32 %and.i.i.i, 2139095040
  br i1 %cmp4.i.i.i, label %key_32.exit.i.i, label %if.end6.i.i.i

if.end6.i.i.i:                                    ; preds = %if.end3.i.i.i
  %cmp7.i.i.i = icmp eq i32 %17, -2147483648
  %spec.store.select.i.i.i = select i1 %cmp7.i.i.i, i32 0, i32 %17
  %shr.i.i.i = ashr i32 %spec.store.select.i.i.i, 31
  %or.i.i.i = or i32 %shr.i.i.i, -2147483648
  %xor10.i.i.i = xor i32 %or.i.i.i, %spec.store.select.i.i.i
  br label %key_32.exit.i.i

key_32.exit.i.i:                                  ; preds = %if.end6.i.i.i, %if.end3.i.i.i, %if.then2.i.i.i, %for.body48.i.i
  %retval.0.i.i.i = phi i32 [ %xor.i.i.i, %if.then2.i.i.i ], [ %xor10.i.i.i, %if.end6.i.i.i ], [ %17, %for.body48.i.i ], [ -4194304, %if.end3.i.i.i ]
  %arrayidx49.i.i = getelementptr inbounds i32, ptr %keys.i, i64 %k.3123.i.i
  store i32 %retval.0.i.i.i, ptr %arrayidx49.i.i, align 4
  %inc58.i.i = add nuw nsw i64 %k.3123.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc58.i.i, %umin.i
  br i1 %exitcond.not.i.i, label %load_32.exit.i, label %for.body48.i.i, !llvm.loop !8

load_32.exit.i:                                   ; preds = %key_32.exit.i.i, %if.end.i.i
  br i1 %cmp385.i, label %for.body17.i, label %for.cond.cleanup16.i

for.cond.cleanup16.i:                             ; preds = %for.end141.i, %load_32.exit.i
  %sub147.i = add nsw i64 %count.addr.0411.i, -2048
  %add.ptr148.i = getelementptr inbounds i8, ptr %source.addr.0412.i, i64 8192
  %cmp11.i = icmp sgt i64 %count.addr.0411.i, 2048
  br i1 %cmp11.i, label %for.body12.i, label %between_32.exit, !llvm.loop !21

for.body17.i:                                     ; preds = %load_32.exit.i, %for.end141.i
  %b.0409.i = phi i64 [ %inc144.i, %for.end141.i ], [ 0, %load_32.exit.i ]
  %mul18.i = shl nuw nsw i64 %b.0409.i, 1
  %arrayidx19.i = getelementptr inbounds i32, ptr %9, i64 %mul18.i
  %18 = load i32, ptr %arrayidx19.i, align 4
  %add.i = or disjoint i64 %mul18.i, 1
  %arrayidx21.i = getelementptr inbounds i32, ptr %9, i64 %add.i
  %19 = load i32, ptr %arrayidx21.i, align 4
  %cmp22.i = icmp ult i32 %18, %19
  %20 = xor i32 %18, -1
  %sub24.i = add i32 %19, %20
  %cond27.i = select i1 %cmp22.i, i32 %sub24.i, i32 0
  %mul28.i = mul nsw i64 %b.0409.i, %10
  %add.ptr.i = getelementptr inbounds i32, ptr %12, i64 %mul28.i
  %arrayidx30.i = getelementptr inbounds [32 x i64], ptr %left.i, i64 0, i64 %b.0409.i
  %21 = load i64, ptr %arrayidx30.i, align 8
  br i1 %cmp2.not114.i.i, label %for.end77.i, label %for.body34.lr.ph.i

for.body34.lr.ph.i:                               ; preds = %for.body17.i
  %splat.splatinsert.i = insertelement <16 x i32> poison, i32 %18, i64 0
  %splat.splat.i = shufflevector <16 x i32> %splat.splatinsert.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %22 = xor <16 x i32> %splat.splat.i, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %splat.splatinsert39.i = insertelement <16 x i32> poison, i32 %cond27.i, i64 0
  %splat.splat40.i = shufflevector <16 x i32> %splat.splatinsert39.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %splat.splatinsert52.i = insertelement <16 x i32> poison, i32 %19, i64 0
  %splat.splat53.i = shufflevector <16 x i32> %splat.splatinsert52.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body34.i

for.body34.i:                                     ; preds = %if.end.i, %for.body34.lr.ph.i
  %add32398.i = phi i64 [ 16, %for.body34.lr.ph.i ], [ %add32.i, %if.end.i ]
  %kept.0397.i = phi i64 [ %21, %for.body34.lr.ph.i ], [ %kept.2.i, %if.end.i ]
  %k29.0396.i = phi i64 [ 0, %for.body34.lr.ph.i ], [ %add32398.i, %if.end.i ]
  %end.0395.i = phi <16 x i32> [ zeroinitializer, %for.body34.lr.ph.i ], [ %sub56.i, %if.end.i ]
  %inside.0394.i = phi <16 x i32> [ zeroinitializer, %for.body34.lr.ph.i ], [ %sub57.i, %if.end.i ]
  %at.0393.i = phi <16 x i32> [ zeroinitializer, %for.body34.lr.ph.i ], [ %sub51.i, %if.end.i ]
  %below.0392.i = phi <16 x i32> [ zeroinitializer, %for.body34.lr.ph.i ], [ %sub46.i, %if.end.i ]
  %add.ptr36.i = getelementptr inbounds i32, ptr %keys.i, i64 %k29.0396.i
  %23 = load <16 x i32>, ptr %add.ptr36.i, align 4
  %sub38.i = add <16 x i32> %23, %22
  %cmp41.i = icmp ult <16 x i32> %sub38.i, %splat.splat40.i
  %sext.neg.i = zext <16 x i1> %cmp41.i to <16 x i32>
  %cmp44.i = icmp ult <16 x i32> %23, %splat.splat.i
  %sext45.neg.i = zext <16 x i1> %cmp44.i to <16 x i32>
  %sub46.i = add <16 x i32> %below.0392.i, %sext45.neg.i
  %cmp49.i = icmp eq <16 x i32> %23, %splat.splat.i
  %sext50.neg.i = zext <16 x i1> %cmp49.i to <16 x i32>
  %sub51.i = add <16 x i32> %at.0393.i, %sext50.neg.i
  %cmp54.i = icmp eq <16 x i32> %23, %splat.splat53.i
  %sext55.neg.i = zext <16 x i1> %cmp54.i to <16 x i32>
  %sub56.i = add <16 x i32> %end.0395.i, %sext55.neg.i
  %sub57.i = add <16 x i32> %inside.0394.i, %sext.neg.i
  %24 = bitcast <16 x i1> %cmp41.i to i16
  %.not.i = icmp eq i16 %24, 0
  %add58.i = add nsw i64 %kept.0397.i, 16
  %cmp59.not.i = icmp sgt i64 %add58.i, %10
  %or.cond.i = select i1 %.not.i, i1 true, i1 %cmp59.not.i
  br i1 %or.cond.i, label %if.end.i, label %for.body63.preheader.i

for.body63.preheader.i:                           ; preds = %for.body34.i
  %25 = extractelement <16 x i32> %23, i64 0
  %arrayidx66.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %kept.0397.i
  store i32 %25, ptr %arrayidx66.i, align 4
  %sub68.i = add i32 %25, %20
  %cmp69.i = icmp ult i32 %sub68.i, %cond27.i
  %conv70.i = zext i1 %cmp69.i to i64
  %add71.i = add nsw i64 %kept.0397.i, %conv70.i
  %add64.1.i = or disjoint i64 %k29.0396.i, 1
  %arrayidx65.1.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.1.i
  %26 = load i32, ptr %arrayidx65.1.i, align 4
  %arrayidx66.1.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.i
  store i32 %26, ptr %arrayidx66.1.i, align 4
  %sub68.1.i = add i32 %26, %20
  %cmp69.1.i = icmp ult i32 %sub68.1.i, %cond27.i
  %conv70.1.i = zext i1 %cmp69.1.i to i64
  %add71.1.i = add nsw i64 %add71.i, %conv70.1.i
  %add64.2.i = or disjoint i64 %k29.0396.i, 2
  %arrayidx65.2.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.2.i
  %27 = load i32, ptr %arrayidx65.2.i, align 4
  %arrayidx66.2.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.1.i
  store i32 %27, ptr %arrayidx66.2.i, align 4
  %sub68.2.i = add i32 %27, %20
  %cmp69.2.i = icmp ult i32 %sub68.2.i, %cond27.i
  %conv70.2.i = zext i1 %cmp69.2.i to i64
  %add71.2.i = add nsw i64 %add71.1.i, %conv70.2.i
  %add64.3.i = or disjoint i64 %k29.0396.i, 3
  %arrayidx65.3.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.3.i
  %28 = load i32, ptr %arrayidx65.3.i, align 4
  %arrayidx66.3.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.2.i
  store i32 %28, ptr %arrayidx66.3.i, align 4
  %sub68.3.i = add i32 %28, %20
  %cmp69.3.i = icmp ult i32 %sub68.3.i, %cond27.i
  %conv70.3.i = zext i1 %cmp69.3.i to i64
  %add71.3.i = add nsw i64 %add71.2.i, %conv70.3.i
  %add64.4.i = or disjoint i64 %k29.0396.i, 4
  %arrayidx65.4.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.4.i
  %29 = load i32, ptr %arrayidx65.4.i, align 4
  %arrayidx66.4.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.3.i
  store i32 %29, ptr %arrayidx66.4.i, align 4
  %sub68.4.i = add i32 %29, %20
  %cmp69.4.i = icmp ult i32 %sub68.4.i, %cond27.i
  %conv70.4.i = zext i1 %cmp69.4.i to i64
  %add71.4.i = add nsw i64 %add71.3.i, %conv70.4.i
  %add64.5.i = or disjoint i64 %k29.0396.i, 5
  %arrayidx65.5.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.5.i
  %30 = load i32, ptr %arrayidx65.5.i, align 4
  %arrayidx66.5.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.4.i
  store i32 %30, ptr %arrayidx66.5.i, align 4
  %sub68.5.i = add i32 %30, %20
  %cmp69.5.i = icmp ult i32 %sub68.5.i, %cond27.i
  %conv70.5.i = zext i1 %cmp69.5.i to i64
  %add71.5.i = add nsw i64 %add71.4.i, %conv70.5.i
  %add64.6.i = or disjoint i64 %k29.0396.i, 6
  %arrayidx65.6.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.6.i
  %31 = load i32, ptr %arrayidx65.6.i, align 4
  %arrayidx66.6.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.5.i
  store i32 %31, ptr %arrayidx66.6.i, align 4
  %sub68.6.i = add i32 %31, %20
  %cmp69.6.i = icmp ult i32 %sub68.6.i, %cond27.i
  %conv70.6.i = zext i1 %cmp69.6.i to i64
  %add71.6.i = add nsw i64 %add71.5.i, %conv70.6.i
  %add64.7.i = or disjoint i64 %k29.0396.i, 7
  %arrayidx65.7.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.7.i
  %32 = load i32, ptr %arrayidx65.7.i, align 4
  %arrayidx66.7.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.6.i
  store i32 %32, ptr %arrayidx66.7.i, align 4
  %sub68.7.i = add i32 %32, %20
  %cmp69.7.i = icmp ult i32 %sub68.7.i, %cond27.i
  %conv70.7.i = zext i1 %cmp69.7.i to i64
  %add71.7.i = add nsw i64 %add71.6.i, %conv70.7.i
  %add64.8.i = or disjoint i64 %k29.0396.i, 8
  %arrayidx65.8.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.8.i
  %33 = load i32, ptr %arrayidx65.8.i, align 4
  %arrayidx66.8.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.7.i
  store i32 %33, ptr %arrayidx66.8.i, align 4
  %sub68.8.i = add i32 %33, %20
  %cmp69.8.i = icmp ult i32 %sub68.8.i, %cond27.i
  %conv70.8.i = zext i1 %cmp69.8.i to i64
  %add71.8.i = add nsw i64 %add71.7.i, %conv70.8.i
  %add64.9.i = or disjoint i64 %k29.0396.i, 9
  %arrayidx65.9.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.9.i
  %34 = load i32, ptr %arrayidx65.9.i, align 4
  %arrayidx66.9.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.8.i
  store i32 %34, ptr %arrayidx66.9.i, align 4
  %sub68.9.i = add i32 %34, %20
  %cmp69.9.i = icmp ult i32 %sub68.9.i, %cond27.i
  %conv70.9.i = zext i1 %cmp69.9.i to i64
  %add71.9.i = add nsw i64 %add71.8.i, %conv70.9.i
  %add64.10.i = or disjoint i64 %k29.0396.i, 10
  %arrayidx65.10.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.10.i
  %35 = load i32, ptr %arrayidx65.10.i, align 4
  %arrayidx66.10.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.9.i
  store i32 %35, ptr %arrayidx66.10.i, align 4
  %sub68.10.i = add i32 %35, %20
  %cmp69.10.i = icmp ult i32 %sub68.10.i, %cond27.i
  %conv70.10.i = zext i1 %cmp69.10.i to i64
  %add71.10.i = add nsw i64 %add71.9.i, %conv70.10.i
  %add64.11.i = or disjoint i64 %k29.0396.i, 11
  %arrayidx65.11.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.11.i
  %36 = load i32, ptr %arrayidx65.11.i, align 4
  %arrayidx66.11.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.10.i
  store i32 %36, ptr %arrayidx66.11.i, align 4
  %sub68.11.i = add i32 %36, %20
  %cmp69.11.i = icmp ult i32 %sub68.11.i, %cond27.i
  %conv70.11.i = zext i1 %cmp69.11.i to i64
  %add71.11.i = add nsw i64 %add71.10.i, %conv70.11.i
  %add64.12.i = or disjoint i64 %k29.0396.i, 12
  %arrayidx65.12.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.12.i
  %37 = load i32, ptr %arrayidx65.12.i, align 4
  %arrayidx66.12.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.11.i
  store i32 %37, ptr %arrayidx66.12.i, align 4
  %sub68.12.i = add i32 %37, %20
  %cmp69.12.i = icmp ult i32 %sub68.12.i, %cond27.i
  %conv70.12.i = zext i1 %cmp69.12.i to i64
  %add71.12.i = add nsw i64 %add71.11.i, %conv70.12.i
  %add64.13.i = or disjoint i64 %k29.0396.i, 13
  %arrayidx65.13.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.13.i
  %38 = load i32, ptr %arrayidx65.13.i, align 4
  %arrayidx66.13.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.12.i
  store i32 %38, ptr %arrayidx66.13.i, align 4
  %sub68.13.i = add i32 %38, %20
  %cmp69.13.i = icmp ult i32 %sub68.13.i, %cond27.i
  %conv70.13.i = zext i1 %cmp69.13.i to i64
  %add71.13.i = add nsw i64 %add71.12.i, %conv70.13.i
  %add64.14.i = or disjoint i64 %k29.0396.i, 14
  %arrayidx65.14.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.14.i
  %39 = load i32, ptr %arrayidx65.14.i, align 4
  %arrayidx66.14.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.13.i
  store i32 %39, ptr %arrayidx66.14.i, align 4
  %sub68.14.i = add i32 %39, %20
  %cmp69.14.i = icmp ult i32 %sub68.14.i, %cond27.i
  %conv70.14.i = zext i1 %cmp69.14.i to i64
  %add71.14.i = add nsw i64 %add71.13.i, %conv70.14.i
  %add64.15.i = or disjoint i64 %k29.0396.i, 15
  %arrayidx65.15.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %add64.15.i
  %40 = load i32, ptr %arrayidx65.15.i, align 4
  %arrayidx66.15.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %add71.14.i
  store i32 %40, ptr %arrayidx66.15.i, align 4
  %sub68.15.i = add i32 %40, %20
  %cmp69.15.i = icmp ult i32 %sub68.15.i, %cond27.i
  %conv70.15.i = zext i1 %cmp69.15.i to i64
  %add71.15.i = add nsw i64 %add71.14.i, %conv70.15.i
  br label %if.end.i

if.end.i:                                         ; preds = %for.body63.preheader.i, %for.body34.i
  %kept.2.i = phi i64 [ %kept.0397.i, %for.body34.i ], [ %add71.15.i, %for.body63.preheader.i ]
  %add32.i = add nuw nsw i64 %add32398.i, 16
  %cmp33.not.i = icmp ugt i64 %add32.i, %umin.i
  br i1 %cmp33.not.i, label %for.end77.i, label %for.body34.i, !llvm.loop !22

for.end77.i:                                      ; preds = %if.end.i, %for.body17.i
  %below.0.lcssa.i = phi <16 x i32> [ zeroinitializer, %for.body17.i ], [ %sub46.i, %if.end.i ]
  %at.0.lcssa.i = phi <16 x i32> [ zeroinitializer, %for.body17.i ], [ %sub51.i, %if.end.i ]
  %inside.0.lcssa.i = phi <16 x i32> [ zeroinitializer, %for.body17.i ], [ %sub57.i, %if.end.i ]
  %end.0.lcssa.i = phi <16 x i32> [ zeroinitializer, %for.body17.i ], [ %sub56.i, %if.end.i ]
  %k29.0.lcssa.i = phi i64 [ 0, %for.body17.i ], [ %add32398.i, %if.end.i ]
  %kept.0.lcssa.i = phi i64 [ %21, %for.body17.i ], [ %kept.2.i, %if.end.i ]
  %vecext.i223.i = extractelement <16 x i32> %below.0.lcssa.i, i64 0
  %conv.i.i = zext i32 %vecext.i223.i to i64
  %vecext.1.i224.i = extractelement <16 x i32> %below.0.lcssa.i, i64 1
  %conv.1.i.i = zext i32 %vecext.1.i224.i to i64
  %add.1.i.i = add nuw nsw i64 %conv.i.i, %conv.1.i.i
  %vecext.2.i225.i = extractelement <16 x i32> %below.0.lcssa.i, i64 2
  %conv.2.i.i = zext i32 %vecext.2.i225.i to i64
  %add.2.i.i = add nuw nsw i64 %add.1.i.i, %conv.2.i.i
  %vecext.3.i226.i = extractelement <16 x i32> %below.0.lcssa.i, i64 3
  %conv.3.i.i = zext i32 %vecext.3.i226.i to i64
  %add.3.i.i = add nuw nsw i64 %add.2.i.i, %conv.3.i.i
  %vecext.4.i227.i = extractelement <16 x i32> %below.0.lcssa.i, i64 4
  %conv.4.i.i = zext i32 %vecext.4.i227.i to i64
  %add.4.i.i = add nuw nsw i64 %add.3.i.i, %conv.4.i.i
  %vecext.5.i228.i = extractelement <16 x i32> %below.0.lcssa.i, i64 5
  %conv.5.i.i = zext i32 %vecext.5.i228.i to i64
  %add.5.i.i = add nuw nsw i64 %add.4.i.i, %conv.5.i.i
  %vecext.6.i229.i = extractelement <16 x i32> %below.0.lcssa.i, i64 6
  %conv.6.i.i = zext i32 %vecext.6.i229.i to i64
  %add.6.i.i = add nuw nsw i64 %add.5.i.i, %conv.6.i.i
  %vecext.7.i230.i = extractelement <16 x i32> %below.0.lcssa.i, i64 7
  %conv.7.i.i = zext i32 %vecext.7.i230.i to i64
  %add.7.i.i = add nuw nsw i64 %add.6.i.i, %conv.7.i.i
  %vecext.8.i231.i = extractelement <16 x i32> %below.0.lcssa.i, i64 8
  %conv.8.i.i = zext i32 %vecext.8.i231.i to i64
  %add.8.i.i = add nuw nsw i64 %add.7.i.i, %conv.8.i.i
  %vecext.9.i232.i = extractelement <16 x i32> %below.0.lcssa.i, i64 9
  %conv.9.i.i = zext i32 %vecext.9.i232.i to i64
  %add.9.i.i = add nuw nsw i64 %add.8.i.i, %conv.9.i.i
  %vecext.10.i233.i = extractelement <16 x i32> %below.0.lcssa.i, i64 10
  %conv.10.i.i = zext i32 %vecext.10.i233.i to i64
  %add.10.i.i = add nuw nsw i64 %add.9.i.i, %conv.10.i.i
  %vecext.11.i234.i = extractelement <16 x i32> %below.0.lcssa.i, i64 11
  %conv.11.i.i = zext i32 %vecext.11.i234.i to i64
  %add.11.i.i = add nuw nsw i64 %add.10.i.i, %conv.11.i.i
  %vecext.12.i235.i = extractelement <16 x i32> %below.0.lcssa.i, i64 12
  %conv.12.i.i = zext i32 %vecext.12.i235.i to i64
  %add.12.i.i = add nuw nsw i64 %add.11.i.i, %conv.12.i.i
  %vecext.13.i236.i = extractelement <16 x i32> %below.0.lcssa.i, i64 13
  %conv.13.i.i = zext i32 %vecext.13.i236.i to i64
  %add.13.i.i = add nuw nsw i64 %add.12.i.i, %conv.13.i.i
  %vecext.14.i237.i = extractelement <16 x i32> %below.0.lcssa.i, i64 14
  %conv.14.i.i = zext i32 %vecext.14.i237.i to i64
  %add.14.i.i = add nuw nsw i64 %add.13.i.i, %conv.14.i.i
  %vecext.15.i238.i = extractelement <16 x i32> %below.0.lcssa.i, i64 15
  %conv.15.i.i = zext i32 %vecext.15.i238.i to i64
  %add.15.i.i = add nuw nsw i64 %add.14.i.i, %conv.15.i.i
  %mul79.i = shl nsw i64 %b.0409.i, 2
  %arrayidx80.i = getelementptr inbounds i64, ptr %1, i64 %mul79.i
  %41 = load i64, ptr %arrayidx80.i, align 8
  %add81.i = add nsw i64 %add.15.i.i, %41
  store i64 %add81.i, ptr %arrayidx80.i, align 8
  %vecext.i239.i = extractelement <16 x i32> %at.0.lcssa.i, i64 0
  %conv.i240.i = zext i32 %vecext.i239.i to i64
  %vecext.1.i241.i = extractelement <16 x i32> %at.0.lcssa.i, i64 1
  %conv.1.i242.i = zext i32 %vecext.1.i241.i to i64
  %add.1.i243.i = add nuw nsw i64 %conv.i240.i, %conv.1.i242.i
  %vecext.2.i244.i = extractelement <16 x i32> %at.0.lcssa.i, i64 2
  %conv.2.i245.i = zext i32 %vecext.2.i244.i to i64
  %add.2.i246.i = add nuw nsw i64 %add.1.i243.i, %conv.2.i245.i
  %vecext.3.i247.i = extractelement <16 x i32> %at.0.lcssa.i, i64 3
  %conv.3.i248.i = zext i32 %vecext.3.i247.i to i64
  %add.3.i249.i = add nuw nsw i64 %add.2.i246.i, %conv.3.i248.i
  %vecext.4.i250.i = extractelement <16 x i32> %at.0.lcssa.i, i64 4
  %conv.4.i251.i = zext i32 %vecext.4.i250.i to i64
  %add.4.i252.i = add nuw nsw i64 %add.3.i249.i, %conv.4.i251.i
  %vecext.5.i253.i = extractelement <16 x i32> %at.0.lcssa.i, i64 5
  %conv.5.i254.i = zext i32 %vecext.5.i253.i to i64
  %add.5.i255.i = add nuw nsw i64 %add.4.i252.i, %conv.5.i254.i
  %vecext.6.i256.i = extractelement <16 x i32> %at.0.lcssa.i, i64 6
  %conv.6.i257.i = zext i32 %vecext.6.i256.i to i64
  %add.6.i258.i = add nuw nsw i64 %add.5.i255.i, %conv.6.i257.i
  %vecext.7.i259.i = extractelement <16 x i32> %at.0.lcssa.i, i64 7
  %conv.7.i260.i = zext i32 %vecext.7.i259.i to i64
  %add.7.i261.i = add nuw nsw i64 %add.6.i258.i, %conv.7.i260.i
  %vecext.8.i262.i = extractelement <16 x i32> %at.0.lcssa.i, i64 8
  %conv.8.i263.i = zext i32 %vecext.8.i262.i to i64
  %add.8.i264.i = add nuw nsw i64 %add.7.i261.i, %conv.8.i263.i
  %vecext.9.i265.i = extractelement <16 x i32> %at.0.lcssa.i, i64 9
  %conv.9.i266.i = zext i32 %vecext.9.i265.i to i64
  %add.9.i267.i = add nuw nsw i64 %add.8.i264.i, %conv.9.i266.i
  %vecext.10.i268.i = extractelement <16 x i32> %at.0.lcssa.i, i64 10
  %conv.10.i269.i = zext i32 %vecext.10.i268.i to i64
  %add.10.i270.i = add nuw nsw i64 %add.9.i267.i, %conv.10.i269.i
  %vecext.11.i271.i = extractelement <16 x i32> %at.0.lcssa.i, i64 11
  %conv.11.i272.i = zext i32 %vecext.11.i271.i to i64
  %add.11.i273.i = add nuw nsw i64 %add.10.i270.i, %conv.11.i272.i
  %vecext.12.i274.i = extractelement <16 x i32> %at.0.lcssa.i, i64 12
  %conv.12.i275.i = zext i32 %vecext.12.i274.i to i64
  %add.12.i276.i = add nuw nsw i64 %add.11.i273.i, %conv.12.i275.i
  %vecext.13.i277.i = extractelement <16 x i32> %at.0.lcssa.i, i64 13
  %conv.13.i278.i = zext i32 %vecext.13.i277.i to i64
  %add.13.i279.i = add nuw nsw i64 %add.12.i276.i, %conv.13.i278.i
  %vecext.14.i280.i = extractelement <16 x i32> %at.0.lcssa.i, i64 14
  %conv.14.i281.i = zext i32 %vecext.14.i280.i to i64
  %add.14.i282.i = add nuw nsw i64 %add.13.i279.i, %conv.14.i281.i
  %vecext.15.i283.i = extractelement <16 x i32> %at.0.lcssa.i, i64 15
  %conv.15.i284.i = zext i32 %vecext.15.i283.i to i64
  %add.15.i285.i = add nuw nsw i64 %add.14.i282.i, %conv.15.i284.i
  %add84.i = or disjoint i64 %mul79.i, 1
  %arrayidx85.i = getelementptr inbounds i64, ptr %1, i64 %add84.i
  %42 = load i64, ptr %arrayidx85.i, align 8
  %add86.i = add nsw i64 %add.15.i285.i, %42
  store i64 %add86.i, ptr %arrayidx85.i, align 8
  %vecext.i286.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 0
  %conv.i287.i = zext i32 %vecext.i286.i to i64
  %vecext.1.i288.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 1
  %conv.1.i289.i = zext i32 %vecext.1.i288.i to i64
  %add.1.i290.i = add nuw nsw i64 %conv.i287.i, %conv.1.i289.i
  %vecext.2.i291.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 2
  %conv.2.i292.i = zext i32 %vecext.2.i291.i to i64
  %add.2.i293.i = add nuw nsw i64 %add.1.i290.i, %conv.2.i292.i
  %vecext.3.i294.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 3
  %conv.3.i295.i = zext i32 %vecext.3.i294.i to i64
  %add.3.i296.i = add nuw nsw i64 %add.2.i293.i, %conv.3.i295.i
  %vecext.4.i297.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 4
  %conv.4.i298.i = zext i32 %vecext.4.i297.i to i64
  %add.4.i299.i = add nuw nsw i64 %add.3.i296.i, %conv.4.i298.i
  %vecext.5.i300.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 5
  %conv.5.i301.i = zext i32 %vecext.5.i300.i to i64
  %add.5.i302.i = add nuw nsw i64 %add.4.i299.i, %conv.5.i301.i
  %vecext.6.i303.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 6
  %conv.6.i304.i = zext i32 %vecext.6.i303.i to i64
  %add.6.i305.i = add nuw nsw i64 %add.5.i302.i, %conv.6.i304.i
  %vecext.7.i306.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 7
  %conv.7.i307.i = zext i32 %vecext.7.i306.i to i64
  %add.7.i308.i = add nuw nsw i64 %add.6.i305.i, %conv.7.i307.i
  %vecext.8.i309.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 8
  %conv.8.i310.i = zext i32 %vecext.8.i309.i to i64
  %add.8.i311.i = add nuw nsw i64 %add.7.i308.i, %conv.8.i310.i
  %vecext.9.i312.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 9
  %conv.9.i313.i = zext i32 %vecext.9.i312.i to i64
  %add.9.i314.i = add nuw nsw i64 %add.8.i311.i, %conv.9.i313.i
  %vecext.10.i315.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 10
  %conv.10.i316.i = zext i32 %vecext.10.i315.i to i64
  %add.10.i317.i = add nuw nsw i64 %add.9.i314.i, %conv.10.i316.i
  %vecext.11.i318.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 11
  %conv.11.i319.i = zext i32 %vecext.11.i318.i to i64
  %add.11.i320.i = add nuw nsw i64 %add.10.i317.i, %conv.11.i319.i
  %vecext.12.i321.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 12
  %conv.12.i322.i = zext i32 %vecext.12.i321.i to i64
  %add.12.i323.i = add nuw nsw i64 %add.11.i320.i, %conv.12.i322.i
  %vecext.13.i324.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 13
  %conv.13.i325.i = zext i32 %vecext.13.i324.i to i64
  %add.13.i326.i = add nuw nsw i64 %add.12.i323.i, %conv.13.i325.i
  %vecext.14.i327.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 14
  %conv.14.i328.i = zext i32 %vecext.14.i327.i to i64
  %add.14.i329.i = add nuw nsw i64 %add.13.i326.i, %conv.14.i328.i
  %vecext.15.i330.i = extractelement <16 x i32> %inside.0.lcssa.i, i64 15
  %conv.15.i331.i = zext i32 %vecext.15.i330.i to i64
  %add.15.i332.i = add nuw nsw i64 %add.14.i329.i, %conv.15.i331.i
  %add89.i = or disjoint i64 %mul79.i, 2
  %arrayidx90.i = getelementptr inbounds i64, ptr %1, i64 %add89.i
  %43 = load i64, ptr %arrayidx90.i, align 8
  %add91.i = add nsw i64 %add.15.i332.i, %43
  store i64 %add91.i, ptr %arrayidx90.i, align 8
  %vecext.i333.i = extractelement <16 x i32> %end.0.lcssa.i, i64 0
  %conv.i334.i = zext i32 %vecext.i333.i to i64
  %vecext.1.i335.i = extractelement <16 x i32> %end.0.lcssa.i, i64 1
  %conv.1.i336.i = zext i32 %vecext.1.i335.i to i64
  %add.1.i337.i = add nuw nsw i64 %conv.i334.i, %conv.1.i336.i
  %vecext.2.i338.i = extractelement <16 x i32> %end.0.lcssa.i, i64 2
  %conv.2.i339.i = zext i32 %vecext.2.i338.i to i64
  %add.2.i340.i = add nuw nsw i64 %add.1.i337.i, %conv.2.i339.i
  %vecext.3.i341.i = extractelement <16 x i32> %end.0.lcssa.i, i64 3
  %conv.3.i342.i = zext i32 %vecext.3.i341.i to i64
  %add.3.i343.i = add nuw nsw i64 %add.2.i340.i, %conv.3.i342.i
  %vecext.4.i344.i = extractelement <16 x i32> %end.0.lcssa.i, i64 4
  %conv.4.i345.i = zext i32 %vecext.4.i344.i to i64
  %add.4.i346.i = add nuw nsw i64 %add.3.i343.i, %conv.4.i345.i
  %vecext.5.i347.i = extractelement <16 x i32> %end.0.lcssa.i, i64 5
  %conv.5.i348.i = zext i32 %vecext.5.i347.i to i64
  %add.5.i349.i = add nuw nsw i64 %add.4.i346.i, %conv.5.i348.i
  %vecext.6.i350.i = extractelement <16 x i32> %end.0.lcssa.i, i64 6
  %conv.6.i351.i = zext i32 %vecext.6.i350.i to i64
  %add.6.i352.i = add nuw nsw i64 %add.5.i349.i, %conv.6.i351.i
  %vecext.7.i353.i = extractelement <16 x i32> %end.0.lcssa.i, i64 7
  %conv.7.i354.i = zext i32 %vecext.7.i353.i to i64
  %add.7.i355.i = add nuw nsw i64 %add.6.i352.i, %conv.7.i354.i
  %vecext.8.i356.i = extractelement <16 x i32> %end.0.lcssa.i, i64 8
  %conv.8.i357.i = zext i32 %vecext.8.i356.i to i64
  %add.8.i358.i = add nuw nsw i64 %add.7.i355.i, %conv.8.i357.i
  %vecext.9.i359.i = extractelement <16 x i32> %end.0.lcssa.i, i64 9
  %conv.9.i360.i = zext i32 %vecext.9.i359.i to i64
  %add.9.i361.i = add nuw nsw i64 %add.8.i358.i, %conv.9.i360.i
  %vecext.10.i362.i = extractelement <16 x i32> %end.0.lcssa.i, i64 10
  %conv.10.i363.i = zext i32 %vecext.10.i362.i to i64
  %add.10.i364.i = add nuw nsw i64 %add.9.i361.i, %conv.10.i363.i
  %vecext.11.i365.i = extractelement <16 x i32> %end.0.lcssa.i, i64 11
  %conv.11.i366.i = zext i32 %vecext.11.i365.i to i64
  %add.11.i367.i = add nuw nsw i64 %add.10.i364.i, %conv.11.i366.i
  %vecext.12.i368.i = extractelement <16 x i32> %end.0.lcssa.i, i64 12
  %conv.12.i369.i = zext i32 %vecext.12.i368.i to i64
  %add.12.i370.i = add nuw nsw i64 %add.11.i367.i, %conv.12.i369.i
  %vecext.13.i371.i = extractelement <16 x i32> %end.0.lcssa.i, i64 13
  %conv.13.i372.i = zext i32 %vecext.13.i371.i to i64
  %add.13.i373.i = add nuw nsw i64 %add.12.i370.i, %conv.13.i372.i
  %vecext.14.i374.i = extractelement <16 x i32> %end.0.lcssa.i, i64 14
  %conv.14.i375.i = zext i32 %vecext.14.i374.i to i64
  %add.14.i376.i = add nuw nsw i64 %add.13.i373.i, %conv.14.i375.i
  %vecext.15.i377.i = extractelement <16 x i32> %end.0.lcssa.i, i64 15
  %conv.15.i378.i = zext i32 %vecext.15.i377.i to i64
  %add.15.i379.i = add nuw nsw i64 %add.14.i376.i, %conv.15.i378.i
  %add94.i = or disjoint i64 %mul79.i, 3
  %arrayidx95.i = getelementptr inbounds i64, ptr %1, i64 %add94.i
  %44 = load i64, ptr %arrayidx95.i, align 8
  %add96.i = add nsw i64 %add.15.i379.i, %44
  store i64 %add96.i, ptr %arrayidx95.i, align 8
  %cmp98404.i = icmp ult i64 %k29.0.lcssa.i, %umin.i
  br i1 %cmp98404.i, label %for.body100.i, label %for.end141.i

for.body100.i:                                    ; preds = %for.end77.i, %if.end138.i
  %kept.3406.i = phi i64 [ %kept.4.i, %if.end138.i ], [ %kept.0.lcssa.i, %for.end77.i ]
  %k29.1405.i = phi i64 [ %inc140.i, %if.end138.i ], [ %k29.0.lcssa.i, %for.end77.i ]
  %arrayidx102.i = getelementptr inbounds [2048 x i32], ptr %keys.i, i64 0, i64 %k29.1405.i
  %45 = load i32, ptr %arrayidx102.i, align 4
  %cmp103.i = icmp ult i32 %45, %18
  %conv105.i = zext i1 %cmp103.i to i64
  %46 = load i64, ptr %arrayidx80.i, align 8
  %add108.i = add nsw i64 %46, %conv105.i
  store i64 %add108.i, ptr %arrayidx80.i, align 8
  %cmp109.i = icmp eq i32 %45, %18
  %conv111.i = zext i1 %cmp109.i to i64
  %47 = load i64, ptr %arrayidx85.i, align 8
  %add115.i = add nsw i64 %47, %conv111.i
  store i64 %add115.i, ptr %arrayidx85.i, align 8
  %cmp116.i = icmp eq i32 %45, %19
  %conv118.i = zext i1 %cmp116.i to i64
  %48 = load i64, ptr %arrayidx95.i, align 8
  %add122.i = add nsw i64 %48, %conv118.i
  store i64 %add122.i, ptr %arrayidx95.i, align 8
  %sub124.i = add i32 %45, %20
  %cmp125.i = icmp ult i32 %sub124.i, %cond27.i
  br i1 %cmp125.i, label %if.then127.i, label %if.end138.i

if.then127.i:                                     ; preds = %for.body100.i
  %49 = load i64, ptr %arrayidx90.i, align 8
  %inc131.i = add nsw i64 %49, 1
  store i64 %inc131.i, ptr %arrayidx90.i, align 8
  %cmp132.i = icmp slt i64 %kept.3406.i, %10
  br i1 %cmp132.i, label %if.then134.i, label %if.end138.i

if.then134.i:                                     ; preds = %if.then127.i
  %inc135.i = add nsw i64 %kept.3406.i, 1
  %arrayidx136.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %kept.3406.i
  store i32 %45, ptr %arrayidx136.i, align 4
  br label %if.end138.i

if.end138.i:                                      ; preds = %if.then134.i, %if.then127.i, %for.body100.i
  %kept.4.i = phi i64 [ %inc135.i, %if.then134.i ], [ %kept.3406.i, %if.then127.i ], [ %kept.3406.i, %for.body100.i ]
  %inc140.i = add nuw nsw i64 %k29.1405.i, 1
  %exitcond.not.i = icmp eq i64 %inc140.i, %umin.i
  br i1 %exitcond.not.i, label %for.end141.i, label %for.body100.i, !llvm.loop !23

for.end141.i:                                     ; preds = %if.end138.i, %for.end77.i
  %kept.3.lcssa.i = phi i64 [ %kept.0.lcssa.i, %for.end77.i ], [ %kept.4.i, %if.end138.i ]
  store i64 %kept.3.lcssa.i, ptr %arrayidx30.i, align 8
  %inc144.i = add nuw nsw i64 %b.0409.i, 1
  %exitcond414.not.i = icmp eq i64 %inc144.i, %7
  br i1 %exitcond414.not.i, label %for.cond.cleanup16.i, label %for.body17.i, !llvm.loop !24

between_32.exit:                                  ; preds = %for.cond.cleanup16.i, %for.cond10.preheader.i
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %left.i) #7
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %keys.i) #7
  br label %if.end

if.else:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %keys.i32) #7
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %left.i33) #7
  br i1 %cmp385.i, label %for.body5.preheader.i253, label %for.cond10.preheader.i34

for.body5.preheader.i253:                         ; preds = %if.else
  %50 = shl nuw i64 %7, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %left.i33, i8 0, i64 %50, i1 false)
  %mul.i254 = shl i64 %7, 2
  %smax.i255 = tail call i64 @llvm.smax.i64(i64 %mul.i254, i64 1)
  %51 = shl nuw i64 %smax.i255, 3
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %1, i8 0, i64 %51, i1 false)
  br label %for.cond10.preheader.i34

for.cond10.preheader.i34:                         ; preds = %for.body5.preheader.i253, %if.else
  %cmp11306.i = icmp sgt i64 %5, 0
  br i1 %cmp11306.i, label %for.body12.lr.ph.i35, label %between_64.exit

for.body12.lr.ph.i35:                             ; preds = %for.cond10.preheader.i34
  %cmp.i.i36 = icmp eq i64 %6, 1
  %cond.i.i37 = select i1 %cmp.i.i36, i64 -9223372036854775808, i64 0
  %cmp1.i.i38 = icmp eq i64 %6, 2
  %splat.splatinsert.i.i39 = insertelement <8 x i64> poison, i64 %cond.i.i37, i64 0
  %splat.splat.i.i40 = shufflevector <8 x i64> %splat.splatinsert.i.i39, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body12.i41

for.body12.i41:                                   ; preds = %for.cond.cleanup16.i56, %for.body12.lr.ph.i35
  %source.addr.0308.i = phi ptr [ %4, %for.body12.lr.ph.i35 ], [ %add.ptr148.i58, %for.cond.cleanup16.i56 ]
  %count.addr.0307.i = phi i64 [ %5, %for.body12.lr.ph.i35 ], [ %sub147.i57, %for.cond.cleanup16.i56 ]
  %umin.i42 = tail call i64 @llvm.umin.i64(i64 %count.addr.0307.i, i64 2048)
  %cmp2.not114.i.i43 = icmp ult i64 %count.addr.0307.i, 8
  br i1 %cmp1.i.i38, label %for.cond.preheader.i.i236, label %for.cond20.preheader.i.i44

for.cond20.preheader.i.i44:                       ; preds = %for.body12.i41
  br i1 %cmp2.not114.i.i43, label %if.end.i.i53, label %for.body23.i.i45

for.cond.preheader.i.i236:                        ; preds = %for.body12.i41
  br i1 %cmp2.not114.i.i43, label %if.end.i.i53, label %for.body.i.i237

for.body.i.i237:                                  ; preds = %for.cond.preheader.i.i236, %for.body.i.i237
  %add117.i.i238 = phi i64 [ %add.i.i251, %for.body.i.i237 ], [ 8, %for.cond.preheader.i.i236 ]
  %k.0115.i.i239 = phi i64 [ %add117.i.i238, %for.body.i.i237 ], [ 0, %for.cond.preheader.i.i236 ]
  %add.ptr.i.i240 = getelementptr inbounds i64, ptr %source.addr.0308.i, i64 %k.0115.i.i239
  %52 = load <8 x i64>, ptr %add.ptr.i.i240, align 8
  %and.i.i241 = and <8 x i64> %52, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %cmp3.i.i242 = icmp ugt <8 x i64> %and.i.i241, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %cmp4.i.i243 = icmp eq <8 x i64> %52, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %not.i.i244 = select <8 x i1> %cmp4.i.i243, <8 x i64> <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and7.i.i245 = and <8 x i64> %not.i.i244, %52
  %shr.i.i246 = ashr <8 x i64> %and7.i.i245, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %or.i.i247 = or <8 x i64> %shr.i.i246, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %xor.i.i248 = xor <8 x i64> %or.i.i247, %and7.i.i245
  %or11.i.i249 = select <8 x i1> %cmp3.i.i242, <8 x i64> <i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248>, <8 x i64> %xor.i.i248
  %add.ptr18.i.i250 = getelementptr inbounds i64, ptr %keys.i32, i64 %k.0115.i.i239
  store <8 x i64> %or11.i.i249, ptr %add.ptr18.i.i250, align 8
  %add.i.i251 = add nuw nsw i64 %add117.i.i238, 8
  %cmp2.not.i.i252 = icmp ugt i64 %add.i.i251, %umin.i42
  br i1 %cmp2.not.i.i252, label %if.end.i.i53, label %for.body.i.i237, !llvm.loop !14

for.body23.i.i45:                                 ; preds = %for.cond20.preheader.i.i44, %for.body23.i.i45
  %add21112.i.i46 = phi i64 [ %add21.i.i51, %for.body23.i.i45 ], [ 8, %for.cond20.preheader.i.i44 ]
  %k.1110.i.i47 = phi i64 [ %add21112.i.i46, %for.body23.i.i45 ], [ 0, %for.cond20.preheader.i.i44 ]
  %add.ptr25.i.i48 = getelementptr inbounds i64, ptr %source.addr.0308.i, i64 %k.1110.i.i47
  %53 = load <8 x i64>, ptr %add.ptr25.i.i48, align 8
  %xor26.i.i49 = xor <8 x i64> %53, %splat.splat.i.i40
  %add.ptr34.i.i50 = getelementptr inbounds i64, ptr %keys.i32, i64 %k.1110.i.i47
  store <8 x i64> %xor26.i.i49, ptr %add.ptr34.i.i50, align 8
  %add21.i.i51 = add nuw nsw i64 %add21112.i.i46, 8
  %cmp22.not.i.i52 = icmp ugt i64 %add21.i.i51, %umin.i42
  br i1 %cmp22.not.i.i52, label %if.end.i.i53, label %for.body23.i.i45, !llvm.loop !15

if.end.i.i53:                                     ; preds = %for.body23.i.i45, %for.body.i.i237, %for.cond.preheader.i.i236, %for.cond20.preheader.i.i44
  %k.2.i.i54 = phi i64 [ 0, %for.cond.preheader.i.i236 ], [ 0, %for.cond20.preheader.i.i44 ], [ %add117.i.i238, %for.body.i.i237 ], [ %add21112.i.i46, %for.body23.i.i45 ]
  %cmp47122.i.i55 = icmp ult i64 %k.2.i.i54, %umin.i42
  br i1 %cmp47122.i.i55, label %for.body48.i.i218, label %load_64.exit.i

for.body48.i.i218:                                ; preds = %if.end.i.i53, %key_64.exit.i.i
  %k.3123.i.i219 = phi i64 [ %inc58.i.i225, %key_64.exit.i.i ], [ %k.2.i.i54, %if.end.i.i53 ]
  %arrayidx.i.i220 = getelementptr inbounds i64, ptr %source.addr.0308.i, i64 %k.3123.i.i219
  %54 = load i64, ptr %arrayidx.i.i220, align 8
  switch i64 %6, label %if.end3.i.i.i227 [
    i64 0, label %key_64.exit.i.i
    i64 1, label %if.then2.i.i.i221
  ]

if.then2.i.i.i221:                                ; preds = %for.body48.i.i218
  %xor.i.i.i222 = xor i64 %54, -9223372036854775808
  br label %key_64.exit.i.i

if.end3.i.i.i227:                                 ; preds = %for.body48.i.i218
  %and.i.i.i228 = and i64 %54, 9223372036854775807
  %cmp4.i.i.i229 = icmp ugt i64 %and.i.i.i228, 9218868437227405312
  br i1 %cmp4.i.i.i229, label %key_64.exit.i.i, label %if.end6.i.i.i230

if.end6.i.i.i230:                                 ; preds = %if.end3.i.i.i227
  %cmp7.i.i.i231 = icmp eq i64 %54, -9223372036854775808
  %spec.store.select.i.i.i232 = select i1 %cmp7.i.i.i231, i64 0, i64 %54
  %shr.i.i.i233 = ashr i64 %spec.store.select.i.i.i232, 63
  %or.i.i.i234 = or i64 %shr.i.i.i233, -9223372036854775808
  %xor10.i.i.i235 = xor i64 %or.i.i.i234, %spec.store.select.i.i.i232
  br label %key_64.exit.i.i

key_64.exit.i.i:                                  ; preds = %if.end6.i.i.i230, %if.end3.i.i.i227, %if.then2.i.i.i221, %for.body48.i.i218
  %retval.0.i.i.i223 = phi i64 [ %xor.i.i.i222, %if.then2.i.i.i221 ], [ %xor10.i.i.i235, %if.end6.i.i.i230 ], [ %54, %for.body48.i.i218 ], [ -2251799813685248, %if.end3.i.i.i227 ]
  %arrayidx49.i.i224 = getelementptr inbounds i64, ptr %keys.i32, i64 %k.3123.i.i219
  store i64 %retval.0.i.i.i223, ptr %arrayidx49.i.i224, align 8
  %inc58.i.i225 = add nuw nsw i64 %k.3123.i.i219, 1
  %exitcond.not.i.i226 = icmp eq i64 %inc58.i.i225, %umin.i42
  br i1 %exitcond.not.i.i226, label %load_64.exit.i, label %for.body48.i.i218, !llvm.loop !16

load_64.exit.i:                                   ; preds = %key_64.exit.i.i, %if.end.i.i53
  br i1 %cmp385.i, label %for.body17.i60, label %for.cond.cleanup16.i56

for.cond.cleanup16.i56:                           ; preds = %for.end141.i192, %load_64.exit.i
  %sub147.i57 = add nsw i64 %count.addr.0307.i, -2048
  %add.ptr148.i58 = getelementptr inbounds i8, ptr %source.addr.0308.i, i64 16384
  %cmp11.i59 = icmp sgt i64 %count.addr.0307.i, 2048
  br i1 %cmp11.i59, label %for.body12.i41, label %between_64.exit, !llvm.loop !25

for.body17.i60:                                   ; preds = %load_64.exit.i, %for.end141.i192
  %b.0305.i = phi i64 [ %inc144.i194, %for.end141.i192 ], [ 0, %load_64.exit.i ]
  %mul18.i61 = shl nuw nsw i64 %b.0305.i, 1
  %arrayidx19.i62 = getelementptr inbounds i64, ptr %9, i64 %mul18.i61
  %55 = load i64, ptr %arrayidx19.i62, align 8
  %add.i63 = or disjoint i64 %mul18.i61, 1
  %arrayidx21.i64 = getelementptr inbounds i64, ptr %9, i64 %add.i63
  %56 = load i64, ptr %arrayidx21.i64, align 8
  %cmp22.i65 = icmp ult i64 %55, %56
  %57 = xor i64 %55, -1
  %sub24.i66 = add i64 %56, %57
  %cond27.i67 = select i1 %cmp22.i65, i64 %sub24.i66, i64 0
  %mul28.i68 = mul nsw i64 %b.0305.i, %10
  %add.ptr.i69 = getelementptr inbounds i64, ptr %12, i64 %mul28.i68
  %arrayidx30.i70 = getelementptr inbounds [32 x i64], ptr %left.i33, i64 0, i64 %b.0305.i
  %58 = load i64, ptr %arrayidx30.i70, align 8
  br i1 %cmp2.not114.i.i43, label %for.end77.i156, label %for.body34.lr.ph.i71

for.body34.lr.ph.i71:                             ; preds = %for.body17.i60
  %splat.splatinsert.i72 = insertelement <8 x i64> poison, i64 %55, i64 0
  %splat.splat.i73 = shufflevector <8 x i64> %splat.splatinsert.i72, <8 x i64> poison, <8 x i32> zeroinitializer
  %59 = xor <8 x i64> %splat.splat.i73, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %splat.splatinsert39.i74 = insertelement <8 x i64> poison, i64 %cond27.i67, i64 0
  %splat.splat40.i75 = shufflevector <8 x i64> %splat.splatinsert39.i74, <8 x i64> poison, <8 x i32> zeroinitializer
  %splat.splatinsert52.i76 = insertelement <8 x i64> poison, i64 %56, i64 0
  %splat.splat53.i77 = shufflevector <8 x i64> %splat.splatinsert52.i76, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body34.i78

for.body34.i78:                                   ; preds = %if.end.i152, %for.body34.lr.ph.i71
  %add32294.i = phi i64 [ 8, %for.body34.lr.ph.i71 ], [ %add32.i154, %if.end.i152 ]
  %kept.0293.i = phi i64 [ %58, %for.body34.lr.ph.i71 ], [ %kept.2.i153, %if.end.i152 ]
  %k29.0292.i = phi i64 [ 0, %for.body34.lr.ph.i71 ], [ %add32294.i, %if.end.i152 ]
  %end.0291.i = phi <8 x i64> [ zeroinitializer, %for.body34.lr.ph.i71 ], [ %sub56.i91, %if.end.i152 ]
  %inside.0290.i = phi <8 x i64> [ zeroinitializer, %for.body34.lr.ph.i71 ], [ %sub57.i92, %if.end.i152 ]
  %at.0289.i = phi <8 x i64> [ zeroinitializer, %for.body34.lr.ph.i71 ], [ %sub51.i88, %if.end.i152 ]
  %below.0288.i = phi <8 x i64> [ zeroinitializer, %for.body34.lr.ph.i71 ], [ %sub46.i85, %if.end.i152 ]
  %add.ptr36.i79 = getelementptr inbounds i64, ptr %keys.i32, i64 %k29.0292.i
  %60 = load <8 x i64>, ptr %add.ptr36.i79, align 8
  %sub38.i80 = add <8 x i64> %60, %59
  %cmp41.i81 = icmp ult <8 x i64> %sub38.i80, %splat.splat40.i75
  %sext.neg.i82 = zext <8 x i1> %cmp41.i81 to <8 x i64>
  %cmp44.i83 = icmp ult <8 x i64> %60, %splat.splat.i73
  %sext45.neg.i84 = zext <8 x i1> %cmp44.i83 to <8 x i64>
  %sub46.i85 = add <8 x i64> %below.0288.i, %sext45.neg.i84
  %cmp49.i86 = icmp eq <8 x i64> %60, %splat.splat.i73
  %sext50.neg.i87 = zext <8 x i1> %cmp49.i86 to <8 x i64>
  %sub51.i88 = add <8 x i64> %at.0289.i, %sext50.neg.i87
  %cmp54.i89 = icmp eq <8 x i64> %60, %splat.splat53.i77
  %sext55.neg.i90 = zext <8 x i1> %cmp54.i89 to <8 x i64>
  %sub56.i91 = add <8 x i64> %end.0291.i, %sext55.neg.i90
  %sub57.i92 = add <8 x i64> %inside.0290.i, %sext.neg.i82
  %61 = bitcast <8 x i1> %cmp41.i81 to i8
  %.not.i93 = icmp eq i8 %61, 0
  %add58.i94 = add nsw i64 %kept.0293.i, 8
  %cmp59.not.i95 = icmp sgt i64 %add58.i94, %10
  %or.cond.i96 = select i1 %.not.i93, i1 true, i1 %cmp59.not.i95
  br i1 %or.cond.i96, label %if.end.i152, label %for.body63.preheader.i97

for.body63.preheader.i97:                         ; preds = %for.body34.i78
  %62 = extractelement <8 x i64> %60, i64 0
  %arrayidx66.i98 = getelementptr inbounds i64, ptr %add.ptr.i69, i64 %kept.0293.i
  store i64 %62, ptr %arrayidx66.i98, align 8
  %sub68.i99 = add i64 %62, %57
  %cmp69.i100 = icmp ult i64 %sub68.i99, %cond27.i67
  %conv70.i101 = zext i1 %cmp69.i100 to i64
  %add71.i102 = add nsw i64 %kept.0293.i, %conv70.i101
  %add64.1.i103 = or disjoint i64 %k29.0292.i, 1
  %arrayidx65.1.i104 = getelementptr inbounds [2048 x i64], ptr %keys.i32, i64 0, i64 %add64.1.i103
  %63 = load i64, ptr %arrayidx65.1.i104, align 8
  %arrayidx66.1.i105 = getelementptr inbounds i64, ptr %add.ptr.i69, i64 %add71.i102
  store i64 %63, ptr %arrayidx66.1.i105, align 8
  %sub68.1.i106 = add i64 %63, %57
  %cmp69.1.i107 = icmp ult i64 %sub68.1.i106, %cond27.i67
  %conv70.1.i108 = zext i1 %cmp69.1.i107 to i64
  %add71.1.i109 = add nsw i64 %add71.i102, %conv70.1.i108
  %add64.2.i110 = or disjoint i64 %k29.0292.i, 2
  %arrayidx65.2.i111 = getelementptr inbounds [2048 x i64], ptr %keys.i32, i64 0, i64 %add64.2.i110
  %64 = load i64, ptr %arrayidx65.2.i111, align 8
  %arrayidx66.2.i112 = getelementptr inbounds i64, ptr %add.ptr.i69, i64 %add71.1.i109
  store i64 %64, ptr %arrayidx66.2.i112, align 8
  %sub68.2.i113 = add i64 %64, %57
  %cmp69.2.i114 = icmp ult i64 %sub68.2.i113, %cond27.i67
  %conv70.2.i115 = zext i1 %cmp69.2.i114 to i64
  %add71.2.i116 = add nsw i64 %add71.1.i109, %conv70.2.i115
  %add64.3.i117 = or disjoint i64 %k29.0292.i, 3
  %arrayidx65.3.i118 = getelementptr inbounds [2048 x i64], ptr %keys.i32, i64 0, i64 %add64.3.i117
  %65 = load i64, ptr %arrayidx65.3.i118, align 8
  %arrayidx66.3.i119 = getelementptr inbounds i64, ptr %add.ptr.i69, i64 %add71.2.i116
  store i64 %65, ptr %arrayidx66.3.i119, align 8
  %sub68.3.i120 = add i64 %65, %57
  %cmp69.3.i121 = icmp ult i64 %sub68.3.i120, %cond27.i67
  %conv70.3.i122 = zext i1 %cmp69.3.i121 to i64
  %add71.3.i123 = add nsw i64 %add71.2.i116, %conv70.3.i122
  %add64.4.i124 = or disjoint i64 %k29.0292.i, 4
  %arrayidx65.4.i125 = getelementptr inbounds [2048 x i64], ptr %keys.i32, i64 0, i64 %add64.4.i124
  %66 = load i64, ptr %arrayidx65.4.i125, align 8
  %arrayidx66.4.i126 = getelementptr inbounds i64, ptr %add.ptr.i69, i64 %add71.3.i123
  store i64 %66, ptr %arrayidx66.4.i126, align 8
  %sub68.4.i127 = add i64 %66, %57
  %cmp69.4.i128 = icmp ult i64 %sub68.4.i127, %cond27.i67
  %conv70.4.i129 = zext i1 %cmp69.4.i128 to i64
  %add71.4.i130 = add nsw i64 %add71.3.i123, %conv70.4.i129
  %add64.5.i131 = or disjoint i64 %k29.0292.i, 5
  %arrayidx65.5.i132 = getelementptr inbounds [2048 x i64], ptr %keys.i32, i64 0, i64 %add64.5.i131
  %67 = load i64, ptr %arrayidx65.5.i132, align 8
  %arrayidx66.5.i133 = getelementptr inbounds i64, ptr %add.ptr.i69, i64 %add71.4.i130
  store i64 %67, ptr %arrayidx66.5.i133, align 8
  %sub68.5.i134 = add i64 %67, %57
  %cmp69.5.i135 = icmp ult i64 %sub68.5.i134, %cond27.i67
  %conv70.5.i136 = zext i1 %cmp69.5.i135 to i64
  %add71.5.i137 = add nsw i64 %add71.4.i130, %conv70.5.i136
  %add64.6.i138 = or disjoint i64 %k29.0292.i, 6
  %arrayidx65.6.i139 = getelementptr inbounds [2048 x i64], ptr %keys.i32, i64 0, i64 %add64.6.i138
  %68 = load i64, ptr %arrayidx65.6.i139, align 8
  %arrayidx66.6.i140 = getelementptr inbounds i64, ptr %add.ptr.i69, i64 %add71.5.i137
  store i64 %68, ptr %arrayidx66.6.i140, align 8
  %sub68.6.i141 = add i64 %68, %57
  %cmp69.6.i142 = icmp ult i64 %sub68.6.i141, %cond27.i67
  %conv70.6.i143 = zext i1 %cmp69.6.i142 to i64
  %add71.6.i144 = add nsw i64 %add71.5.i137, %conv70.6.i143
  %add64.7.i145 = or disjoint i64 %k29.0292.i, 7
  %arrayidx65.7.i146 = getelementptr inbounds [2048 x i64], ptr %keys.i32, i64 0, i64 %add64.7.i145
  %69 = load i64, ptr %arrayidx65.7.i146, align 8
  %arrayidx66.7.i147 = getelementptr inbounds i64, ptr %add.ptr.i69, i64 %add71.6.i144
  store i64 %69, ptr %arrayidx66.7.i147, align 8
  %sub68.7.i148 = add i64 %69, %57
  %cmp69.7.i149 = icmp ult i64 %sub68.7.i148, %cond27.i67
  %conv70.7.i150 = zext i1 %cmp69.7.i149 to i64
  %add71.7.i151 = add nsw i64 %add71.6.i144, %conv70.7.i150
  br label %if.end.i152

if.end.i152:                                      ; preds = %for.body63.preheader.i97, %for.body34.i78
  %kept.2.i153 = phi i64 [ %kept.0293.i, %for.body34.i78 ], [ %add71.7.i151, %for.body63.preheader.i97 ]
  %add32.i154 = add nuw nsw i64 %add32294.i, 8
  %cmp33.not.i155 = icmp ugt i64 %add32.i154, %umin.i42
  br i1 %cmp33.not.i155, label %for.end77.i156, label %for.body34.i78, !llvm.loop !26

for.end77.i156:                                   ; preds = %if.end.i152, %for.body17.i60
  %below.0.lcssa.i157 = phi <8 x i64> [ zeroinitializer, %for.body17.i60 ], [ %sub46.i85, %if.end.i152 ]
  %at.0.lcssa.i158 = phi <8 x i64> [ zeroinitializer, %for.body17.i60 ], [ %sub51.i88, %if.end.i152 ]
  %inside.0.lcssa.i159 = phi <8 x i64> [ zeroinitializer, %for.body17.i60 ], [ %sub57.i92, %if.end.i152 ]
  %end.0.lcssa.i160 = phi <8 x i64> [ zeroinitializer, %for.body17.i60 ], [ %sub56.i91, %if.end.i152 ]
  %k29.0.lcssa.i161 = phi i64 [ 0, %for.body17.i60 ], [ %add32294.i, %if.end.i152 ]
  %kept.0.lcssa.i162 = phi i64 [ %58, %for.body17.i60 ], [ %kept.2.i153, %if.end.i152 ]
  %vecext.i223.i163 = extractelement <8 x i64> %below.0.lcssa.i157, i64 0
  %vecext.1.i224.i164 = extractelement <8 x i64> %below.0.lcssa.i157, i64 1
  %add.1.i.i165 = add nsw i64 %vecext.1.i224.i164, %vecext.i223.i163
  %vecext.2.i225.i166 = extractelement <8 x i64> %below.0.lcssa.i157, i64 2
  %add.2.i.i167 = add nsw i64 %add.1.i.i165, %vecext.2.i225.i166
  %vecext.3.i226.i168 = extractelement <8 x i64> %below.0.lcssa.i157, i64 3
  %add.3.i.i169 = add nsw i64 %add.2.i.i167, %vecext.3.i226.i168
  %vecext.4.i227.i170 = extractelement <8 x i64> %below.0.lcssa.i157, i64 4
  %add.4.i.i171 = add nsw i64 %add.3.i.i169, %vecext.4.i227.i170
  %vecext.5.i228.i172 = extractelement <8 x i64> %below.0.lcssa.i157, i64 5
  %add.5.i.i173 = add nsw i64 %add.4.i.i171, %vecext.5.i228.i172
  %vecext.6.i229.i174 = extractelement <8 x i64> %below.0.lcssa.i157, i64 6
  %add.6.i.i175 = add nsw i64 %add.5.i.i173, %vecext.6.i229.i174
  %vecext.7.i230.i176 = extractelement <8 x i64> %below.0.lcssa.i157, i64 7
  %add.7.i.i177 = add nsw i64 %add.6.i.i175, %vecext.7.i230.i176
  %mul79.i178 = shl nsw i64 %b.0305.i, 2
  %arrayidx80.i179 = getelementptr inbounds i64, ptr %1, i64 %mul79.i178
  %70 = load i64, ptr %arrayidx80.i179, align 8
  %add81.i180 = add nsw i64 %add.7.i.i177, %70
  store i64 %add81.i180, ptr %arrayidx80.i179, align 8
  %vecext.i231.i = extractelement <8 x i64> %at.0.lcssa.i158, i64 0
  %vecext.1.i232.i = extractelement <8 x i64> %at.0.lcssa.i158, i64 1
  %add.1.i233.i = add nsw i64 %vecext.1.i232.i, %vecext.i231.i
  %vecext.2.i234.i = extractelement <8 x i64> %at.0.lcssa.i158, i64 2
  %add.2.i235.i = add nsw i64 %add.1.i233.i, %vecext.2.i234.i
  %vecext.3.i236.i = extractelement <8 x i64> %at.0.lcssa.i158, i64 3
  %add.3.i237.i = add nsw i64 %add.2.i235.i, %vecext.3.i236.i
  %vecext.4.i238.i = extractelement <8 x i64> %at.0.lcssa.i158, i64 4
  %add.4.i239.i = add nsw i64 %add.3.i237.i, %vecext.4.i238.i
  %vecext.5.i240.i = extractelement <8 x i64> %at.0.lcssa.i158, i64 5
  %add.5.i241.i = add nsw i64 %add.4.i239.i, %vecext.5.i240.i
  %vecext.6.i242.i = extractelement <8 x i64> %at.0.lcssa.i158, i64 6
  %add.6.i243.i = add nsw i64 %add.5.i241.i, %vecext.6.i242.i
  %vecext.7.i244.i = extractelement <8 x i64> %at.0.lcssa.i158, i64 7
  %add.7.i245.i = add nsw i64 %add.6.i243.i, %vecext.7.i244.i
  %add84.i181 = or disjoint i64 %mul79.i178, 1
  %arrayidx85.i182 = getelementptr inbounds i64, ptr %1, i64 %add84.i181
  %71 = load i64, ptr %arrayidx85.i182, align 8
  %add86.i183 = add nsw i64 %add.7.i245.i, %71
  store i64 %add86.i183, ptr %arrayidx85.i182, align 8
  %vecext.i246.i = extractelement <8 x i64> %inside.0.lcssa.i159, i64 0
  %vecext.1.i247.i = extractelement <8 x i64> %inside.0.lcssa.i159, i64 1
  %add.1.i248.i = add nsw i64 %vecext.1.i247.i, %vecext.i246.i
  %vecext.2.i249.i = extractelement <8 x i64> %inside.0.lcssa.i159, i64 2
  %add.2.i250.i = add nsw i64 %add.1.i248.i, %vecext.2.i249.i
  %vecext.3.i251.i = extractelement <8 x i64> %inside.0.lcssa.i159, i64 3
  %add.3.i252.i = add nsw i64 %add.2.i250.i, %vecext.3.i251.i
  %vecext.4.i253.i = extractelement <8 x i64> %inside.0.lcssa.i159, i64 4
  %add.4.i254.i = add nsw i64 %add.3.i252.i, %vecext.4.i253.i
  %vecext.5.i255.i = extractelement <8 x i64> %inside.0.lcssa.i159, i64 5
  %add.5.i256.i = add nsw i64 %add.4.i254.i, %vecext.5.i255.i
  %vecext.6.i257.i = extractelement <8 x i64> %inside.0.lcssa.i159, i64 6
  %add.6.i258.i184 = add nsw i64 %add.5.i256.i, %vecext.6.i257.i
  %vecext.7.i259.i185 = extractelement <8 x i64> %inside.0.lcssa.i159, i64 7
  %add.7.i260.i = add nsw i64 %add.6.i258.i184, %vecext.7.i259.i185
  %add89.i186 = or disjoint i64 %mul79.i178, 2
  %arrayidx90.i187 = getelementptr inbounds i64, ptr %1, i64 %add89.i186
  %72 = load i64, ptr %arrayidx90.i187, align 8
  %add91.i188 = add nsw i64 %add.7.i260.i, %72
  store i64 %add91.i188, ptr %arrayidx90.i187, align 8
  %vecext.i261.i = extractelement <8 x i64> %end.0.lcssa.i160, i64 0
  %vecext.1.i262.i = extractelement <8 x i64> %end.0.lcssa.i160, i64 1
  %add.1.i263.i = add nsw i64 %vecext.1.i262.i, %vecext.i261.i
  %vecext.2.i264.i = extractelement <8 x i64> %end.0.lcssa.i160, i64 2
  %add.2.i265.i = add nsw i64 %add.1.i263.i, %vecext.2.i264.i
  %vecext.3.i266.i = extractelement <8 x i64> %end.0.lcssa.i160, i64 3
  %add.3.i267.i = add nsw i64 %add.2.i265.i, %vecext.3.i266.i
  %vecext.4.i268.i = extractelement <8 x i64> %end.0.lcssa.i160, i64 4
  %add.4.i269.i = add nsw i64 %add.3.i267.i, %vecext.4.i268.i
  %vecext.5.i270.i = extractelement <8 x i64> %end.0.lcssa.i160, i64 5
  %add.5.i271.i = add nsw i64 %add.4.i269.i, %vecext.5.i270.i
  %vecext.6.i272.i = extractelement <8 x i64> %end.0.lcssa.i160, i64 6
  %add.6.i273.i = add nsw i64 %add.5.i271.i, %vecext.6.i272.i
  %vecext.7.i274.i = extractelement <8 x i64> %end.0.lcssa.i160, i64 7
  %add.7.i275.i = add nsw i64 %add.6.i273.i, %vecext.7.i274.i
  %add94.i189 = or disjoint i64 %mul79.i178, 3
  %arrayidx95.i190 = getelementptr inbounds i64, ptr %1, i64 %add94.i189
  %73 = load i64, ptr %arrayidx95.i190, align 8
  %add96.i191 = add nsw i64 %add.7.i275.i, %73
  store i64 %add96.i191, ptr %arrayidx95.i190, align 8
  %cmp98300.i = icmp ult i64 %k29.0.lcssa.i161, %umin.i42
  br i1 %cmp98300.i, label %for.body100.i195, label %for.end141.i192

for.body100.i195:                                 ; preds = %for.end77.i156, %if.end138.i208
  %kept.3302.i = phi i64 [ %kept.4.i209, %if.end138.i208 ], [ %kept.0.lcssa.i162, %for.end77.i156 ]
  %k29.1301.i = phi i64 [ %inc140.i210, %if.end138.i208 ], [ %k29.0.lcssa.i161, %for.end77.i156 ]
  %arrayidx102.i196 = getelementptr inbounds [2048 x i64], ptr %keys.i32, i64 0, i64 %k29.1301.i
  %74 = load i64, ptr %arrayidx102.i196, align 8
  %cmp103.i197 = icmp ult i64 %74, %55
  %conv105.i198 = zext i1 %cmp103.i197 to i64
  %75 = load i64, ptr %arrayidx80.i179, align 8
  %add108.i199 = add nsw i64 %75, %conv105.i198
  store i64 %add108.i199, ptr %arrayidx80.i179, align 8
  %cmp109.i200 = icmp eq i64 %74, %55
  %conv111.i201 = zext i1 %cmp109.i200 to i64
  %76 = load i64, ptr %arrayidx85.i182, align 8
  %add115.i202 = add nsw i64 %76, %conv111.i201
  store i64 %add115.i202, ptr %arrayidx85.i182, align 8
  %cmp116.i203 = icmp eq i64 %74, %56
  %conv118.i204 = zext i1 %cmp116.i203 to i64
  %77 = load i64, ptr %arrayidx95.i190, align 8
  %add122.i205 = add nsw i64 %77, %conv118.i204
  store i64 %add122.i205, ptr %arrayidx95.i190, align 8
  %sub124.i206 = add i64 %74, %57
  %cmp125.i207 = icmp ult i64 %sub124.i206, %cond27.i67
  br i1 %cmp125.i207, label %if.then127.i212, label %if.end138.i208

if.then127.i212:                                  ; preds = %for.body100.i195
  %78 = load i64, ptr %arrayidx90.i187, align 8
  %inc131.i213 = add nsw i64 %78, 1
  store i64 %inc131.i213, ptr %arrayidx90.i187, align 8
  %cmp132.i214 = icmp slt i64 %kept.3302.i, %10
  br i1 %cmp132.i214, label %if.then134.i215, label %if.end138.i208

if.then134.i215:                                  ; preds = %if.then127.i212
  %inc135.i216 = add nsw i64 %kept.3302.i, 1
  %arrayidx136.i217 = getelementptr inbounds i64, ptr %add.ptr.i69, i64 %kept.3302.i
  store i64 %74, ptr %arrayidx136.i217, align 8
  br label %if.end138.i208

if.end138.i208:                                   ; preds = %if.then134.i215, %if.then127.i212, %for.body100.i195
  %kept.4.i209 = phi i64 [ %inc135.i216, %if.then134.i215 ], [ %kept.3302.i, %if.then127.i212 ], [ %kept.3302.i, %for.body100.i195 ]
  %inc140.i210 = add nuw nsw i64 %k29.1301.i, 1
  %exitcond.not.i211 = icmp eq i64 %inc140.i210, %umin.i42
  br i1 %exitcond.not.i211, label %for.end141.i192, label %for.body100.i195, !llvm.loop !27

for.end141.i192:                                  ; preds = %if.end138.i208, %for.end77.i156
  %kept.3.lcssa.i193 = phi i64 [ %kept.0.lcssa.i162, %for.end77.i156 ], [ %kept.4.i209, %if.end138.i208 ]
  store i64 %kept.3.lcssa.i193, ptr %arrayidx30.i70, align 8
  %inc144.i194 = add nuw nsw i64 %b.0305.i, 1
  %exitcond310.not.i = icmp eq i64 %inc144.i194, %7
  br i1 %exitcond310.not.i, label %for.cond.cleanup16.i56, label %for.body17.i60, !llvm.loop !28

between_64.exit:                                  ; preds = %for.cond.cleanup16.i56, %for.cond10.preheader.i34
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %left.i33) #7
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %keys.i32) #7
  br label %if.end

if.end:                                           ; preds = %between_64.exit, %between_32.exit
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_first_places(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %ranks.i.i = alloca <16 x i32>, align 4
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 64
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %2 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %2, 4
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 16
  %3 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 24
  %4 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 32
  %5 = load i64, ptr %arrayidx5, align 8
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 48
  %6 = load i64, ptr %arrayidx7, align 8
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 56
  %7 = load i64, ptr %arrayidx8, align 8
  %8 = inttoptr i64 %7 to ptr
  %cmp.i = icmp slt i64 %4, 65
  %cond2.i = select i1 %cmp.i, i64 %4, i64 %6
  %cmp4232.i = icmp sgt i64 %3, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %add.ptr.i = getelementptr inbounds i32, ptr %8, i64 %4
  %add.ptr1.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 64
  %.idx.i = shl i64 %cond2.i, 3
  %9 = getelementptr i8, ptr %add.ptr1.i, i64 %.idx.i
  %add.ptr3.i = getelementptr i8, ptr %9, i64 128
  br i1 %cmp4232.i, label %for.body.lr.ph.i, label %if.end

for.body.lr.ph.i:                                 ; preds = %if.then
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 40
  %10 = load i64, ptr %arrayidx6, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 8
  %11 = load i64, ptr %arrayidx2, align 8
  %12 = inttoptr i64 %11 to ptr
  %tobool.not.i = icmp ne i64 %10, 0
  %cond.i = sext i1 %tobool.not.i to i32
  %cmp.i.i.i = icmp eq i64 %5, 1
  %cond.i.i.i = select i1 %cmp.i.i.i, i32 -2147483648, i32 0
  %cmp1.i.i.i = icmp eq i64 %5, 2
  %cmp2.not114.i.i.i = icmp slt i64 %4, 16
  %splat.splatinsert.i.i.i = insertelement <16 x i32> poison, i32 %cond.i.i.i, i64 0
  %splat.splat.i.i.i = shufflevector <16 x i32> %splat.splatinsert.i.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp9.i.i = icmp sgt i64 %4, 0
  %splat.splatinsert.i.i = insertelement <16 x i32> poison, i32 %cond.i, i64 0
  %splat.splat.i.i = shufflevector <16 x i32> %splat.splatinsert.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp6.i = icmp slt i64 %6, 5
  %or.cond.i = and i1 %cmp.i, %cmp6.i
  %cmp.not37.i.i = icmp slt i64 %6, 1
  %cmp233.i.i = icmp sgt i64 %4, 16
  %cmp10.i = icmp sgt i64 %4, 64
  %sub.i = add nsw i64 %6, -1
  %13 = add nsw i64 %4, -17
  %14 = and i64 %13, -32
  %15 = add i64 %14, 32
  %cmp11.i.i = icmp slt i64 %15, %4
  %add.ptr12.i.i = getelementptr inbounds i32, ptr %8, i64 %15
  %add.ptr.i210.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %cond2.i
  %add.ptr1.i.i = getelementptr inbounds i8, ptr %add.ptr.i210.i, i64 64
  %add.ptr2.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %cond2.i
  %add.ptr3.i212.i = getelementptr inbounds i8, ptr %add.ptr2.i.i, i64 64
  %cmp175.i.i = icmp sgt i64 %cond2.i, 0
  %cmp32183.i.i = icmp sgt i64 %cond2.i, 64
  %cmp55230.i = icmp sgt i64 %6, 0
  br label %for.body.i

for.body.i:                                       ; preds = %for.inc66.i, %for.body.lr.ph.i
  %source.addr.0237.i = phi ptr [ %12, %for.body.lr.ph.i ], [ %add.ptr67.i, %for.inc66.i ]
  %lines.addr.0236.i = phi i64 [ %3, %for.body.lr.ph.i ], [ %dec.i, %for.inc66.i ]
  %out.addr.0233.i = phi ptr [ %1, %for.body.lr.ph.i ], [ %add.ptr68.i, %for.inc66.i ]
  br i1 %cmp1.i.i.i, label %for.cond.preheader.i.i.i, label %for.cond20.preheader.i.i.i

for.cond20.preheader.i.i.i:                       ; preds = %for.body.i
  br i1 %cmp2.not114.i.i.i, label %if.end.i.i.i, label %for.body23.i.i.i

for.cond.preheader.i.i.i:                         ; preds = %for.body.i
  br i1 %cmp2.not114.i.i.i, label %if.end.i.i.i, label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %for.cond.preheader.i.i.i, %for.body.i.i.i
  %add117.i.i.i = phi i64 [ %add.i.i.i, %for.body.i.i.i ], [ 16, %for.cond.preheader.i.i.i ]
  %k.0115.i.i.i = phi i64 [ %add117.i.i.i, %for.body.i.i.i ], [ 0, %for.cond.preheader.i.i.i ]
  %add.ptr.i.i.i = getelementptr inbounds i32, ptr %source.addr.0237.i, i64 %k.0115.i.i.i
  %16 = load <16 x i32>, ptr %add.ptr.i.i.i, align 4
  %and.i.i.i = and <16 x i32> %16, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %cmp3.i.i.i = icmp ugt <16 x i32> %and.i.i.i, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %cmp4.i.i.i = icmp eq <16 x i32> %16, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %not.i.i.i = select <16 x i1> %cmp4.i.i.i, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and7.i.i.i = and <16 x i32> %not.i.i.i, %16
  %shr.i.i.i = ashr <16 x i32> %and7.i.i.i, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %or.i.i.i = or <16 x i32> %shr.i.i.i, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %xor.i.i.i = xor <16 x i32> %or.i.i.i, %and7.i.i.i
  %or11.i.i.i = select <16 x i1> %cmp3.i.i.i, <16 x i32> <i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304>, <16 x i32> %xor.i.i.i
  %add.ptr18.i.i.i = getelementptr inbounds i32, ptr %8, i64 %k.0115.i.i.i
  store <16 x i32> %or11.i.i.i, ptr %add.ptr18.i.i.i, align 4
  %add.i.i.i = add nuw nsw i64 %add117.i.i.i, 16
  %cmp2.not.i.i.i = icmp sgt i64 %add.i.i.i, %4
  br i1 %cmp2.not.i.i.i, label %if.end.i.i.i, label %for.body.i.i.i, !llvm.loop !4

for.body23.i.i.i:                                 ; preds = %for.cond20.preheader.i.i.i, %for.body23.i.i.i
  %add21112.i.i.i = phi i64 [ %add21.i.i.i, %for.body23.i.i.i ], [ 16, %for.cond20.preheader.i.i.i ]
  %k.1110.i.i.i = phi i64 [ %add21112.i.i.i, %for.body23.i.i.i ], [ 0, %for.cond20.preheader.i.i.i ]
  %add.ptr25.i.i.i = getelementptr inbounds i32, ptr %source.addr.0237.i, i64 %k.1110.i.i.i
  %17 = load <16 x i32>, ptr %add.ptr25.i.i.i, align 4
  %xor26.i.i.i = xor <16 x i32> %17, %splat.splat.i.i.i
  %add.ptr34.i.i.i = getelementptr inbounds i32, ptr %8, i64 %k.1110.i.i.i
  store <16 x i32> %xor26.i.i.i, ptr %add.ptr34.i.i.i, align 4
  %add21.i.i.i = add nuw nsw i64 %add21112.i.i.i, 16
  %cmp22.not.i.i.i = icmp sgt i64 %add21.i.i.i, %4
  br i1 %cmp22.not.i.i.i, label %if.end.i.i.i, label %for.body23.i.i.i, !llvm.loop !7

if.end.i.i.i:                                     ; preds = %for.body23.i.i.i, %for.body.i.i.i, %for.cond.preheader.i.i.i, %for.cond20.preheader.i.i.i
  %k.2.i.i.i = phi i64 [ 0, %for.cond.preheader.i.i.i ], [ 0, %for.cond20.preheader.i.i.i ], [ %add117.i.i.i, %for.body.i.i.i ], [ %add21112.i.i.i, %for.body23.i.i.i ]
  %cmp47122.i.i.i = icmp slt i64 %k.2.i.i.i, %4
  br i1 %cmp47122.i.i.i, label %for.body48.i.i.i, label %load_32.exit.i.i

for.body48.i.i.i:                                 ; preds = %if.end.i.i.i, %key_32.exit.i.i.i
  %k.3123.i.i.i = phi i64 [ %inc58.i.i.i, %key_32.exit.i.i.i ], [ %k.2.i.i.i, %if.end.i.i.i ]
  %arrayidx.i.i.i = getelementptr inbounds i32, ptr %source.addr.0237.i, i64 %k.3123.i.i.i
  %18 = load i32, ptr %arrayidx.i.i.i, align 4
  switch i64 %5, label %if.end3.i.i.i.i [
    i64 0, label %key_32.exit.i.i.i
    i64 1, label %if.then2.i.i.i.i
  ]

if.then2.i.i.i.i:                                 ; preds = %for.body48.i.i.i
  %xor.i.i.i.i = xor i32 %18, -2147483648
  br label %key_32.exit.i.i.i

if.end3.i.i.i.i:                                  ; preds = %for.body48.i.i.i
  %and.i.i.i.i = and i32 %18, 2147483647
  %cmp4.i.i.i.i = icmp ugt i32 %and.i.i.i.i, 2139095040
  br i1 %cmp4.i.i.i.i, label %key_32.exit.i.i.i, label %if.end6.i.i.i.i

if.end6.i.i.i.i:                                  ; preds = %if.end3.i.i.i.i
  %cmp7.i.i.i.i = icmp eq i32 %18, -2147483648
  %spec.store.select.i.i.i.i = select i1 %cmp7.i.i.i.i, i32 0, i32 %18
  %shr.i.i.i.i = ashr i32 %spec.store.select.i.i.i.i, 31
  %or.i.i.i.i = or i32 %shr.i.i.i.i, -2147483648
  %xor10.i.i.i.i = xor i32 %or.i.i.i.i, %spec.store.select.i.i.i.i
  br label %key_32.exit.i.i.i

key_32.exit.i.i.i:                                ; preds = %if.end6.i.i.i.i, %if.end3.i.i.i.i, %if.then2.i.i.i.i, %for.body48.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %xor.i.i.i.i, %if.then2.i.i.i.i ], [ %xor10.i.i.i.i, %if.end6.i.i.i.i ], [ %18, %for.body48.i.i.i ], [ -4194304, %if.end3.i.i.i.i ]
  %arrayidx49.i.i.i = getelementptr inbounds i32, ptr %8, i64 %k.3123.i.i.i
  store i32 %retval.0.i.i.i.i, ptr %arrayidx49.i.i.i, align 4
  %inc58.i.i.i = add nuw nsw i64 %k.3123.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc58.i.i.i, %4
  br i1 %exitcond.not.i.i.i, label %load_32.exit.i.i, label %for.body48.i.i.i, !llvm.loop !8

load_32.exit.i.i:                                 ; preds = %key_32.exit.i.i.i, %if.end.i.i.i
  br i1 %cmp9.i.i, label %for.body.i.i, label %load_turned_32.exit.i

for.body.i.i:                                     ; preds = %load_32.exit.i.i, %for.body.i.i
  %k.010.i.i = phi i64 [ %add.i.i, %for.body.i.i ], [ 0, %load_32.exit.i.i ]
  %add.ptr.i.i = getelementptr inbounds i32, ptr %8, i64 %k.010.i.i
  %19 = load <16 x i32>, ptr %add.ptr.i.i, align 4
  %xor.i.i = xor <16 x i32> %19, %splat.splat.i.i
  store <16 x i32> %xor.i.i, ptr %add.ptr.i.i, align 4
  %add.i.i = add nuw nsw i64 %k.010.i.i, 16
  %cmp.i.i = icmp slt i64 %add.i.i, %4
  br i1 %cmp.i.i, label %for.body.i.i, label %load_turned_32.exit.i, !llvm.loop !29

load_turned_32.exit.i:                            ; preds = %for.body.i.i, %load_32.exit.i.i
  store <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, ptr %add.ptr.i, align 4
  br i1 %or.cond.i, label %if.then.i, label %if.end9.i

if.then.i:                                        ; preds = %load_turned_32.exit.i
  br i1 %cmp.not37.i.i, label %for.inc66.i, label %for.body.i132.i

for.cond.i.i:                                     ; preds = %while.cond.i.i
  %arrayidx.i.i.le = getelementptr inbounds i32, ptr %8, i64 %place.0.i.i
  store i32 -1, ptr %arrayidx.i.i.le, align 4
  %arrayidx10.i.i = getelementptr inbounds i64, ptr %out.addr.0233.i, i64 %found.038.i.i
  store i64 %place.0.i.i, ptr %arrayidx10.i.i, align 8
  %inc13.i.i = add nuw nsw i64 %found.038.i.i, 1
  %cmp.not.i.i = icmp sge i64 %inc13.i.i, %6
  %exitcond.i.i = icmp eq i64 %inc13.i.i, %6
  br i1 %exitcond.i.i, label %few_32.exit.i, label %for.body.i132.i, !llvm.loop !30

for.body.i132.i:                                  ; preds = %if.then.i, %for.cond.i.i
  %cmp.not39.i.i = phi i1 [ %cmp.not.i.i, %for.cond.i.i ], [ false, %if.then.i ]
  %found.038.i.i = phi i64 [ %inc13.i.i, %for.cond.i.i ], [ 0, %if.then.i ]
  %20 = load <16 x i32>, ptr %8, align 4
  br i1 %cmp233.i.i, label %for.body4.i.i, label %for.cond.cleanup3.i.i

for.cond.cleanup3.i.i:                            ; preds = %for.body4.i.i, %for.body.i132.i
  %lanes.0.lcssa.i.i = phi <16 x i32> [ %20, %for.body.i132.i ], [ %or.i.i, %for.body4.i.i ]
  %rdx.min.i.i = tail call i32 @llvm.vector.reduce.umin.v16i32(<16 x i32> %lanes.0.lcssa.i.i)
  %cmp7.not.i.i = icmp eq i32 %rdx.min.i.i, -1
  br i1 %cmp7.not.i.i, label %few_32.exit.i, label %while.cond.i.i

for.body4.i.i:                                    ; preds = %for.body.i132.i, %for.body4.i.i
  %k.035.i.i = phi i64 [ %add.i134.i, %for.body4.i.i ], [ 16, %for.body.i132.i ]
  %lanes.034.i.i = phi <16 x i32> [ %or.i.i, %for.body4.i.i ], [ %20, %for.body.i132.i ]
  %add.ptr.i133.i = getelementptr inbounds i32, ptr %8, i64 %k.035.i.i
  %21 = load <16 x i32>, ptr %add.ptr.i133.i, align 4
  %or.i.i = tail call <16 x i32> @llvm.umin.v16i32(<16 x i32> %21, <16 x i32> %lanes.034.i.i)
  %add.i134.i = add nuw nsw i64 %k.035.i.i, 16
  %cmp2.i.i = icmp slt i64 %add.i134.i, %4
  br i1 %cmp2.i.i, label %for.body4.i.i, label %for.cond.cleanup3.i.i, !llvm.loop !31

while.cond.i.i:                                   ; preds = %for.cond.cleanup3.i.i, %while.cond.i.i
  %place.0.i.i = phi i64 [ %inc.i.i, %while.cond.i.i ], [ 0, %for.cond.cleanup3.i.i ]
  %arrayidx.i.i = getelementptr inbounds i32, ptr %8, i64 %place.0.i.i
  %22 = load i32, ptr %arrayidx.i.i, align 4
  %cmp8.not.i.i = icmp eq i32 %22, %rdx.min.i.i
  %inc.i.i = add nuw nsw i64 %place.0.i.i, 1
  br i1 %cmp8.not.i.i, label %for.cond.i.i, label %while.cond.i.i, !llvm.loop !32

few_32.exit.i:                                    ; preds = %for.cond.cleanup3.i.i, %for.cond.i.i
  %cmp.not.lcssa.ph.ph.i.i = phi i1 [ %cmp.not39.i.i, %for.cond.cleanup3.i.i ], [ %cmp.not.i.i, %for.cond.i.i ]
  br i1 %cmp.not.lcssa.ph.ph.i.i, label %for.inc66.i, label %if.end.i

if.end.i:                                         ; preds = %few_32.exit.i
  br i1 %cmp1.i.i.i, label %for.cond.preheader.i.i185.i, label %for.cond20.preheader.i.i139.i

for.cond20.preheader.i.i139.i:                    ; preds = %if.end.i
  br i1 %cmp2.not114.i.i.i, label %if.end.i.i151.i, label %for.body23.i.i143.i

for.cond.preheader.i.i185.i:                      ; preds = %if.end.i
  br i1 %cmp2.not114.i.i.i, label %if.end.i.i151.i, label %for.body.i.i186.i

for.body.i.i186.i:                                ; preds = %for.cond.preheader.i.i185.i, %for.body.i.i186.i
  %add117.i.i187.i = phi i64 [ %add.i.i200.i, %for.body.i.i186.i ], [ 16, %for.cond.preheader.i.i185.i ]
  %k.0115.i.i188.i = phi i64 [ %add117.i.i187.i, %for.body.i.i186.i ], [ 0, %for.cond.preheader.i.i185.i ]
  %add.ptr.i.i189.i = getelementptr inbounds i32, ptr %source.addr.0237.i, i64 %k.0115.i.i188.i
  %23 = load <16 x i32>, ptr %add.ptr.i.i189.i, align 4
  %and.i.i190.i = and <16 x i32> %23, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %cmp3.i.i191.i = icmp ugt <16 x i32> %and.i.i190.i, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %cmp4.i.i192.i = icmp eq <16 x i32> %23, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %not.i.i193.i = select <16 x i1> %cmp4.i.i192.i, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and7.i.i194.i = and <16 x i32> %not.i.i193.i, %23
  %shr.i.i195.i = ashr <16 x i32> %and7.i.i194.i, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %or.i.i196.i = or <16 x i32> %shr.i.i195.i, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %xor.i.i197.i = xor <16 x i32> %or.i.i196.i, %and7.i.i194.i
  %or11.i.i198.i = select <16 x i1> %cmp3.i.i191.i, <16 x i32> <i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304, i32 -4194304>, <16 x i32> %xor.i.i197.i
  %add.ptr18.i.i199.i = getelementptr inbounds i32, ptr %8, i64 %k.0115.i.i188.i
  store <16 x i32> %or11.i.i198.i, ptr %add.ptr18.i.i199.i, align 4
  %add.i.i200.i = add nuw nsw i64 %add117.i.i187.i, 16
  %cmp2.not.i.i201.i = icmp sgt i64 %add.i.i200.i, %4
  br i1 %cmp2.not.i.i201.i, label %if.end.i.i151.i, label %for.body.i.i186.i, !llvm.loop !4

for.body23.i.i143.i:                              ; preds = %for.cond20.preheader.i.i139.i, %for.body23.i.i143.i
  %add21112.i.i144.i = phi i64 [ %add21.i.i149.i, %for.body23.i.i143.i ], [ 16, %for.cond20.preheader.i.i139.i ]
  %k.1110.i.i145.i = phi i64 [ %add21112.i.i144.i, %for.body23.i.i143.i ], [ 0, %for.cond20.preheader.i.i139.i ]
  %add.ptr25.i.i146.i = getelementptr inbounds i32, ptr %source.addr.0237.i, i64 %k.1110.i.i145.i
  %24 = load <16 x i32>, ptr %add.ptr25.i.i146.i, align 4
  %xor26.i.i147.i = xor <16 x i32> %24, %splat.splat.i.i.i
  %add.ptr34.i.i148.i = getelementptr inbounds i32, ptr %8, i64 %k.1110.i.i145.i
  store <16 x i32> %xor26.i.i147.i, ptr %add.ptr34.i.i148.i, align 4
  %add21.i.i149.i = add nuw nsw i64 %add21112.i.i144.i, 16
  %cmp22.not.i.i150.i = icmp sgt i64 %add21.i.i149.i, %4
  br i1 %cmp22.not.i.i150.i, label %if.end.i.i151.i, label %for.body23.i.i143.i, !llvm.loop !7

if.end.i.i151.i:                                  ; preds = %for.body23.i.i143.i, %for.body.i.i186.i, %for.cond.preheader.i.i185.i, %for.cond20.preheader.i.i139.i
  %k.2.i.i152.i = phi i64 [ 0, %for.cond.preheader.i.i185.i ], [ 0, %for.cond20.preheader.i.i139.i ], [ %add117.i.i187.i, %for.body.i.i186.i ], [ %add21112.i.i144.i, %for.body23.i.i143.i ]
  %cmp47122.i.i153.i = icmp slt i64 %k.2.i.i152.i, %4
  br i1 %cmp47122.i.i153.i, label %for.body48.i.i166.i, label %load_32.exit.i154.i

for.body48.i.i166.i:                              ; preds = %if.end.i.i151.i, %key_32.exit.i.i171.i
  %k.3123.i.i167.i = phi i64 [ %inc58.i.i174.i, %key_32.exit.i.i171.i ], [ %k.2.i.i152.i, %if.end.i.i151.i ]
  %arrayidx.i.i168.i = getelementptr inbounds i32, ptr %source.addr.0237.i, i64 %k.3123.i.i167.i
  %25 = load i32, ptr %arrayidx.i.i168.i, align 4
  switch i64 %5, label %if.end3.i.i.i176.i [
    i64 0, label %key_32.exit.i.i171.i
    i64 1, label %if.then2.i.i.i169.i
  ]

if.then2.i.i.i169.i:                              ; preds = %for.body48.i.i166.i
  %xor.i.i.i170.i = xor i32 %25, -2147483648
  br label %key_32.exit.i.i171.i

if.end3.i.i.i176.i:                               ; preds = %for.body48.i.i166.i
  %and.i.i.i177.i = and i32 %25, 2147483647
  %cmp4.i.i.i178.i = icmp ugt i32 %and.i.i.i177.i, 2139095040
  br i1 %cmp4.i.i.i178.i, label %key_32.exit.i.i171.i, label %if.end6.i.i.i179.i

if.end6.i.i.i179.i:                               ; preds = %if.end3.i.i.i176.i
  %cmp7.i.i.i180.i = icmp eq i32 %25, -2147483648
  %spec.store.select.i.i.i181.i = select i1 %cmp7.i.i.i180.i, i32 0, i32 %25
  %shr.i.i.i182.i = ashr i32 %spec.store.select.i.i.i181.i, 31
  %or.i.i.i183.i = or i32 %shr.i.i.i182.i, -2147483648
  %xor10.i.i.i184.i = xor i32 %or.i.i.i183.i, %spec.store.select.i.i.i181.i
  br label %key_32.exit.i.i171.i

key_32.exit.i.i171.i:                             ; preds = %if.end6.i.i.i179.i, %if.end3.i.i.i176.i, %if.then2.i.i.i169.i, %for.body48.i.i166.i
  %retval.0.i.i.i172.i = phi i32 [ %xor.i.i.i170.i, %if.then2.i.i.i169.i ], [ %xor10.i.i.i184.i, %if.end6.i.i.i179.i ], [ %25, %for.body48.i.i166.i ], [ -4194304, %if.end3.i.i.i176.i ]
  %arrayidx49.i.i173.i = getelementptr inbounds i32, ptr %8, i64 %k.3123.i.i167.i
  store i32 %retval.0.i.i.i172.i, ptr %arrayidx49.i.i173.i, align 4
  %inc58.i.i174.i = add nuw nsw i64 %k.3123.i.i167.i, 1
  %exitcond.not.i.i175.i = icmp eq i64 %inc58.i.i174.i, %4
  br i1 %exitcond.not.i.i175.i, label %load_32.exit.i154.i, label %for.body48.i.i166.i, !llvm.loop !8

load_32.exit.i154.i:                              ; preds = %key_32.exit.i.i171.i, %if.end.i.i151.i
  br i1 %cmp9.i.i, label %for.body.i160.i, label %load_turned_32.exit202.i

for.body.i160.i:                                  ; preds = %load_32.exit.i154.i, %for.body.i160.i
  %k.010.i161.i = phi i64 [ %add.i164.i, %for.body.i160.i ], [ 0, %load_32.exit.i154.i ]
  %add.ptr.i162.i = getelementptr inbounds i32, ptr %8, i64 %k.010.i161.i
  %26 = load <16 x i32>, ptr %add.ptr.i162.i, align 4
  %xor.i163.i = xor <16 x i32> %26, %splat.splat.i.i
  store <16 x i32> %xor.i163.i, ptr %add.ptr.i162.i, align 4
  %add.i164.i = add nuw nsw i64 %k.010.i161.i, 16
  %cmp.i165.i = icmp slt i64 %add.i164.i, %4
  br i1 %cmp.i165.i, label %for.body.i160.i, label %load_turned_32.exit202.i, !llvm.loop !29

load_turned_32.exit202.i:                         ; preds = %for.body.i160.i, %load_32.exit.i154.i
  store <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, ptr %add.ptr.i, align 4
  br label %if.end9.i

if.end9.i:                                        ; preds = %load_turned_32.exit202.i, %load_turned_32.exit.i
  br i1 %cmp10.i, label %if.then11.i, label %if.end21.i

if.then11.i:                                      ; preds = %if.end9.i
  %call12.i = tail call fastcc i32 @select_32(ptr noundef nonnull %8, i64 noundef %4, i64 noundef %sub.i, ptr noundef nonnull %add.ptr1.i)
  %tobool13.not.i = icmp eq i32 %call12.i, 0
  br i1 %tobool13.not.i, label %cond.end18.i, label %for.body.lr.ph.i203.i

for.body.lr.ph.i203.i:                            ; preds = %if.then11.i
  %sub15.i = add i32 %call12.i, -1
  %splat.splatinsert.i204.i = insertelement <16 x i32> poison, i32 %sub15.i, i64 0
  %splat.splat.i205.i = shufflevector <16 x i32> %splat.splatinsert.i204.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body.i206.i

for.body.i206.i:                                  ; preds = %for.body.i206.i, %for.body.lr.ph.i203.i
  %k.039.i.i = phi i64 [ 0, %for.body.lr.ph.i203.i ], [ %add10.i.i, %for.body.i206.i ]
  %some.sroa.0.038.i.i = phi <16 x i32> [ zeroinitializer, %for.body.lr.ph.i203.i ], [ %sub.i.i, %for.body.i206.i ]
  %some.sroa.10.037.i.i = phi <16 x i32> [ zeroinitializer, %for.body.lr.ph.i203.i ], [ %sub9.i.i, %for.body.i206.i ]
  %add.ptr.i207.i = getelementptr inbounds i32, ptr %8, i64 %k.039.i.i
  %27 = load <16 x i32>, ptr %add.ptr.i207.i, align 4
  %cmp1.i.i = icmp ule <16 x i32> %27, %splat.splat.i205.i
  %sext.neg.i.i = zext <16 x i1> %cmp1.i.i to <16 x i32>
  %sub.i.i = add <16 x i32> %some.sroa.0.038.i.i, %sext.neg.i.i
  %add.ptr3.i.i = getelementptr inbounds i8, ptr %add.ptr.i207.i, i64 64
  %28 = load <16 x i32>, ptr %add.ptr3.i.i, align 4
  %cmp6.i.i = icmp ule <16 x i32> %28, %splat.splat.i205.i
  %sext7.neg.i.i = zext <16 x i1> %cmp6.i.i to <16 x i32>
  %sub9.i.i = add <16 x i32> %some.sroa.10.037.i.i, %sext7.neg.i.i
  %add10.i.i = add nuw nsw i64 %k.039.i.i, 32
  %add.i208.i = or disjoint i64 %add10.i.i, 16
  %cmp.i209.i = icmp slt i64 %add.i208.i, %4
  br i1 %cmp.i209.i, label %for.body.i206.i, label %for.end.i.i, !llvm.loop !11

for.end.i.i:                                      ; preds = %for.body.i206.i
  br i1 %cmp11.i.i, label %if.then.i.i, label %up_to_32.exit.i

if.then.i.i:                                      ; preds = %for.end.i.i
  %29 = load <16 x i32>, ptr %add.ptr12.i.i, align 4
  %cmp15.i.i = icmp ule <16 x i32> %29, %splat.splat.i205.i
  %sext16.neg.i.i = zext <16 x i1> %cmp15.i.i to <16 x i32>
  %sub18.i.i = add <16 x i32> %sub.i.i, %sext16.neg.i.i
  br label %up_to_32.exit.i

up_to_32.exit.i:                                  ; preds = %if.then.i.i, %for.end.i.i
  %some.sroa.0.1.i.i = phi <16 x i32> [ %sub18.i.i, %if.then.i.i ], [ %sub.i.i, %for.end.i.i ]
  %add21.i.i = add <16 x i32> %some.sroa.0.1.i.i, %sub9.i.i
  %vecext.i.i.i = extractelement <16 x i32> %add21.i.i, i64 0
  %conv.i.i.i = zext i32 %vecext.i.i.i to i64
  %vecext.1.i.i.i = extractelement <16 x i32> %add21.i.i, i64 1
  %conv.1.i.i.i = zext i32 %vecext.1.i.i.i to i64
  %add.1.i.i.i = add nuw nsw i64 %conv.i.i.i, %conv.1.i.i.i
  %vecext.2.i.i.i = extractelement <16 x i32> %add21.i.i, i64 2
  %conv.2.i.i.i = zext i32 %vecext.2.i.i.i to i64
  %add.2.i.i.i = add nuw nsw i64 %add.1.i.i.i, %conv.2.i.i.i
  %vecext.3.i.i.i = extractelement <16 x i32> %add21.i.i, i64 3
  %conv.3.i.i.i = zext i32 %vecext.3.i.i.i to i64
  %add.3.i.i.i = add nuw nsw i64 %add.2.i.i.i, %conv.3.i.i.i
  %vecext.4.i.i.i = extractelement <16 x i32> %add21.i.i, i64 4
  %conv.4.i.i.i = zext i32 %vecext.4.i.i.i to i64
  %add.4.i.i.i = add nuw nsw i64 %add.3.i.i.i, %conv.4.i.i.i
  %vecext.5.i.i.i = extractelement <16 x i32> %add21.i.i, i64 5
  %conv.5.i.i.i = zext i32 %vecext.5.i.i.i to i64
  %add.5.i.i.i = add nuw nsw i64 %add.4.i.i.i, %conv.5.i.i.i
  %vecext.6.i.i.i = extractelement <16 x i32> %add21.i.i, i64 6
  %conv.6.i.i.i = zext i32 %vecext.6.i.i.i to i64
  %add.6.i.i.i = add nuw nsw i64 %add.5.i.i.i, %conv.6.i.i.i
  %vecext.7.i.i.i = extractelement <16 x i32> %add21.i.i, i64 7
  %conv.7.i.i.i = zext i32 %vecext.7.i.i.i to i64
  %add.7.i.i.i = add nuw nsw i64 %add.6.i.i.i, %conv.7.i.i.i
  %vecext.8.i.i.i = extractelement <16 x i32> %add21.i.i, i64 8
  %conv.8.i.i.i = zext i32 %vecext.8.i.i.i to i64
  %add.8.i.i.i = add nuw nsw i64 %add.7.i.i.i, %conv.8.i.i.i
  %vecext.9.i.i.i = extractelement <16 x i32> %add21.i.i, i64 9
  %conv.9.i.i.i = zext i32 %vecext.9.i.i.i to i64
  %add.9.i.i.i = add nuw nsw i64 %add.8.i.i.i, %conv.9.i.i.i
  %vecext.10.i.i.i = extractelement <16 x i32> %add21.i.i, i64 10
  %conv.10.i.i.i = zext i32 %vecext.10.i.i.i to i64
  %add.10.i.i.i = add nuw nsw i64 %add.9.i.i.i, %conv.10.i.i.i
  %vecext.11.i.i.i = extractelement <16 x i32> %add21.i.i, i64 11
  %conv.11.i.i.i = zext i32 %vecext.11.i.i.i to i64
  %add.11.i.i.i = add nuw nsw i64 %add.10.i.i.i, %conv.11.i.i.i
  %vecext.12.i.i.i = extractelement <16 x i32> %add21.i.i, i64 12
  %conv.12.i.i.i = zext i32 %vecext.12.i.i.i to i64
  %add.12.i.i.i = add nuw nsw i64 %add.11.i.i.i, %conv.12.i.i.i
  %vecext.13.i.i.i = extractelement <16 x i32> %add21.i.i, i64 13
  %conv.13.i.i.i = zext i32 %vecext.13.i.i.i to i64
  %add.13.i.i.i = add nuw nsw i64 %add.12.i.i.i, %conv.13.i.i.i
  %vecext.14.i.i.i = extractelement <16 x i32> %add21.i.i, i64 14
  %conv.14.i.i.i = zext i32 %vecext.14.i.i.i to i64
  %add.14.i.i.i = add nuw nsw i64 %add.13.i.i.i, %conv.14.i.i.i
  %vecext.15.i.i.i = extractelement <16 x i32> %add21.i.i, i64 15
  %conv.15.i.i.i = zext i32 %vecext.15.i.i.i to i64
  %add.15.i.i.i = add nuw nsw i64 %add.14.i.i.i, %conv.15.i.i.i
  br label %cond.end18.i

cond.end18.i:                                     ; preds = %up_to_32.exit.i, %if.then11.i
  %cond19.i = phi i64 [ %add.15.i.i.i, %up_to_32.exit.i ], [ 0, %if.then11.i ]
  %sub20.i = sub nsw i64 %6, %cond19.i
  br label %if.end21.i

if.end21.i:                                       ; preds = %cond.end18.i, %if.end9.i
  %equal.0.i = phi i64 [ %sub20.i, %cond.end18.i ], [ %4, %if.end9.i ]
  %last.0.i = phi i32 [ %call12.i, %cond.end18.i ], [ -1, %if.end9.i ]
  br i1 %cmp9.i.i, label %for.body24.lr.ph.i, label %for.cond.cleanup.i

for.body24.lr.ph.i:                               ; preds = %if.end21.i
  %splat.splatinsert.i = insertelement <16 x i32> poison, i32 %last.0.i, i64 0
  %splat.splat.i = shufflevector <16 x i32> %splat.splatinsert.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body24.i

for.cond.cleanup.i:                               ; preds = %cleanup.i, %if.end21.i
  store <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, ptr %add.ptr.i210.i, align 4
  br i1 %cmp175.i.i, label %for.body.i213.i, label %sort_32.exit.i

for.cond31.preheader.i.i:                         ; preds = %for.cond.cleanup8.i.i
  br i1 %cmp32183.i.i, label %for.body41.lr.ph.i.i, label %sort_32.exit.i

for.body.i213.i:                                  ; preds = %for.cond.cleanup.i, %for.cond.cleanup8.i.i
  %k.0176.i.i = phi i64 [ %add29.i.i, %for.cond.cleanup8.i.i ], [ 0, %for.cond.cleanup.i ]
  %sub.i214.i = sub nsw i64 %cond2.i, %k.0176.i.i
  %cond.i.i = tail call i64 @llvm.smin.i64(i64 %sub.i214.i, i64 64)
  %cmp7173.i.i = icmp sgt i64 %sub.i214.i, 0
  br i1 %cmp7173.i.i, label %for.body9.lr.ph.i.i, label %for.cond.cleanup8.i.i

for.body9.lr.ph.i.i:                              ; preds = %for.body.i213.i
  %add.ptr10.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %k.0176.i.i
  %30 = getelementptr inbounds i32, ptr %add.ptr1.i.i, i64 %k.0176.i.i
  %31 = getelementptr inbounds i32, ptr %add.ptr3.i212.i, i64 %k.0176.i.i
  br label %for.body9.i.i

for.cond.cleanup8.i.i:                            ; preds = %for.body9.i.i, %for.body.i213.i
  %add29.i.i = add nuw nsw i64 %k.0176.i.i, 64
  %cmp.i215.i = icmp slt i64 %add29.i.i, %cond2.i
  br i1 %cmp.i215.i, label %for.body.i213.i, label %for.cond31.preheader.i.i, !llvm.loop !33

for.body9.i.i:                                    ; preds = %for.body9.i.i, %for.body9.lr.ph.i.i
  %j.0174.i.i = phi i64 [ 0, %for.body9.lr.ph.i.i ], [ %add26.i.i, %for.body9.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %ranks.i.i) #7
  call fastcc void @ranks_32(ptr noundef nonnull %add.ptr10.i.i, i64 noundef %cond.i.i, i64 noundef %j.0174.i.i, ptr noundef nonnull %ranks.i.i)
  %add.i216.i = add nuw nsw i64 %j.0174.i.i, %k.0176.i.i
  %32 = load <16 x i32>, ptr %ranks.i.i, align 4
  %arrayidx.i217.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add.i216.i
  %33 = load i32, ptr %arrayidx.i217.i, align 4
  %vecext.i.i = extractelement <16 x i32> %32, i64 0
  %conv.i.i = zext i32 %vecext.i.i to i64
  %arrayidx17.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.i.i
  store i32 %33, ptr %arrayidx17.i.i, align 4
  %arrayidx20.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add.i216.i
  %34 = load i32, ptr %arrayidx20.i.i, align 4
  %arrayidx24.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.i.i
  store i32 %34, ptr %arrayidx24.i.i, align 4
  %add15.1.i.i = or disjoint i64 %add.i216.i, 1
  %arrayidx.1.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.1.i.i
  %35 = load i32, ptr %arrayidx.1.i.i, align 4
  %vecext.1.i.i = extractelement <16 x i32> %32, i64 1
  %conv.1.i.i = zext i32 %vecext.1.i.i to i64
  %arrayidx17.1.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.1.i.i
  store i32 %35, ptr %arrayidx17.1.i.i, align 4
  %arrayidx20.1.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.1.i.i
  %36 = load i32, ptr %arrayidx20.1.i.i, align 4
  %arrayidx24.1.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.1.i.i
  store i32 %36, ptr %arrayidx24.1.i.i, align 4
  %add15.2.i.i = or disjoint i64 %add.i216.i, 2
  %arrayidx.2.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.2.i.i
  %37 = load i32, ptr %arrayidx.2.i.i, align 4
  %vecext.2.i.i = extractelement <16 x i32> %32, i64 2
  %conv.2.i.i = zext i32 %vecext.2.i.i to i64
  %arrayidx17.2.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.2.i.i
  store i32 %37, ptr %arrayidx17.2.i.i, align 4
  %arrayidx20.2.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.2.i.i
  %38 = load i32, ptr %arrayidx20.2.i.i, align 4
  %arrayidx24.2.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.2.i.i
  store i32 %38, ptr %arrayidx24.2.i.i, align 4
  %add15.3.i.i = or disjoint i64 %add.i216.i, 3
  %arrayidx.3.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.3.i.i
  %39 = load i32, ptr %arrayidx.3.i.i, align 4
  %vecext.3.i.i = extractelement <16 x i32> %32, i64 3
  %conv.3.i.i = zext i32 %vecext.3.i.i to i64
  %arrayidx17.3.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.3.i.i
  store i32 %39, ptr %arrayidx17.3.i.i, align 4
  %arrayidx20.3.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.3.i.i
  %40 = load i32, ptr %arrayidx20.3.i.i, align 4
  %arrayidx24.3.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.3.i.i
  store i32 %40, ptr %arrayidx24.3.i.i, align 4
  %add15.4.i.i = or disjoint i64 %add.i216.i, 4
  %arrayidx.4.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.4.i.i
  %41 = load i32, ptr %arrayidx.4.i.i, align 4
  %vecext.4.i.i = extractelement <16 x i32> %32, i64 4
  %conv.4.i.i = zext i32 %vecext.4.i.i to i64
  %arrayidx17.4.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.4.i.i
  store i32 %41, ptr %arrayidx17.4.i.i, align 4
  %arrayidx20.4.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.4.i.i
  %42 = load i32, ptr %arrayidx20.4.i.i, align 4
  %arrayidx24.4.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.4.i.i
  store i32 %42, ptr %arrayidx24.4.i.i, align 4
  %add15.5.i.i = or disjoint i64 %add.i216.i, 5
  %arrayidx.5.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.5.i.i
  %43 = load i32, ptr %arrayidx.5.i.i, align 4
  %vecext.5.i.i = extractelement <16 x i32> %32, i64 5
  %conv.5.i.i = zext i32 %vecext.5.i.i to i64
  %arrayidx17.5.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.5.i.i
  store i32 %43, ptr %arrayidx17.5.i.i, align 4
  %arrayidx20.5.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.5.i.i
  %44 = load i32, ptr %arrayidx20.5.i.i, align 4
  %arrayidx24.5.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.5.i.i
  store i32 %44, ptr %arrayidx24.5.i.i, align 4
  %add15.6.i.i = or disjoint i64 %add.i216.i, 6
  %arrayidx.6.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.6.i.i
  %45 = load i32, ptr %arrayidx.6.i.i, align 4
  %vecext.6.i.i = extractelement <16 x i32> %32, i64 6
  %conv.6.i.i = zext i32 %vecext.6.i.i to i64
  %arrayidx17.6.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.6.i.i
  store i32 %45, ptr %arrayidx17.6.i.i, align 4
  %arrayidx20.6.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.6.i.i
  %46 = load i32, ptr %arrayidx20.6.i.i, align 4
  %arrayidx24.6.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.6.i.i
  store i32 %46, ptr %arrayidx24.6.i.i, align 4
  %add15.7.i.i = or disjoint i64 %add.i216.i, 7
  %arrayidx.7.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.7.i.i
  %47 = load i32, ptr %arrayidx.7.i.i, align 4
  %vecext.7.i.i = extractelement <16 x i32> %32, i64 7
  %conv.7.i.i = zext i32 %vecext.7.i.i to i64
  %arrayidx17.7.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.7.i.i
  store i32 %47, ptr %arrayidx17.7.i.i, align 4
  %arrayidx20.7.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.7.i.i
  %48 = load i32, ptr %arrayidx20.7.i.i, align 4
  %arrayidx24.7.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.7.i.i
  store i32 %48, ptr %arrayidx24.7.i.i, align 4
  %add15.8.i.i = or disjoint i64 %add.i216.i, 8
  %arrayidx.8.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.8.i.i
  %49 = load i32, ptr %arrayidx.8.i.i, align 4
  %vecext.8.i.i = extractelement <16 x i32> %32, i64 8
  %conv.8.i.i = zext i32 %vecext.8.i.i to i64
  %arrayidx17.8.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.8.i.i
  store i32 %49, ptr %arrayidx17.8.i.i, align 4
  %arrayidx20.8.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.8.i.i
  %50 = load i32, ptr %arrayidx20.8.i.i, align 4
  %arrayidx24.8.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.8.i.i
  store i32 %50, ptr %arrayidx24.8.i.i, align 4
  %add15.9.i.i = or disjoint i64 %add.i216.i, 9
  %arrayidx.9.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.9.i.i
  %51 = load i32, ptr %arrayidx.9.i.i, align 4
  %vecext.9.i.i = extractelement <16 x i32> %32, i64 9
  %conv.9.i.i = zext i32 %vecext.9.i.i to i64
  %arrayidx17.9.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.9.i.i
  store i32 %51, ptr %arrayidx17.9.i.i, align 4
  %arrayidx20.9.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.9.i.i
  %52 = load i32, ptr %arrayidx20.9.i.i, align 4
  %arrayidx24.9.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.9.i.i
  store i32 %52, ptr %arrayidx24.9.i.i, align 4
  %add15.10.i.i = or disjoint i64 %add.i216.i, 10
  %arrayidx.10.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.10.i.i
  %53 = load i32, ptr %arrayidx.10.i.i, align 4
  %vecext.10.i.i = extractelement <16 x i32> %32, i64 10
  %conv.10.i.i = zext i32 %vecext.10.i.i to i64
  %arrayidx17.10.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.10.i.i
  store i32 %53, ptr %arrayidx17.10.i.i, align 4
  %arrayidx20.10.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.10.i.i
  %54 = load i32, ptr %arrayidx20.10.i.i, align 4
  %arrayidx24.10.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.10.i.i
  store i32 %54, ptr %arrayidx24.10.i.i, align 4
  %add15.11.i.i = or disjoint i64 %add.i216.i, 11
  %arrayidx.11.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.11.i.i
  %55 = load i32, ptr %arrayidx.11.i.i, align 4
  %vecext.11.i.i = extractelement <16 x i32> %32, i64 11
  %conv.11.i.i = zext i32 %vecext.11.i.i to i64
  %arrayidx17.11.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.11.i.i
  store i32 %55, ptr %arrayidx17.11.i.i, align 4
  %arrayidx20.11.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.11.i.i
  %56 = load i32, ptr %arrayidx20.11.i.i, align 4
  %arrayidx24.11.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.11.i.i
  store i32 %56, ptr %arrayidx24.11.i.i, align 4
  %add15.12.i.i = or disjoint i64 %add.i216.i, 12
  %arrayidx.12.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.12.i.i
  %57 = load i32, ptr %arrayidx.12.i.i, align 4
  %vecext.12.i.i = extractelement <16 x i32> %32, i64 12
  %conv.12.i.i = zext i32 %vecext.12.i.i to i64
  %arrayidx17.12.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.12.i.i
  store i32 %57, ptr %arrayidx17.12.i.i, align 4
  %arrayidx20.12.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.12.i.i
  %58 = load i32, ptr %arrayidx20.12.i.i, align 4
  %arrayidx24.12.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.12.i.i
  store i32 %58, ptr %arrayidx24.12.i.i, align 4
  %add15.13.i.i = or disjoint i64 %add.i216.i, 13
  %arrayidx.13.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.13.i.i
  %59 = load i32, ptr %arrayidx.13.i.i, align 4
  %vecext.13.i.i = extractelement <16 x i32> %32, i64 13
  %conv.13.i.i = zext i32 %vecext.13.i.i to i64
  %arrayidx17.13.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.13.i.i
  store i32 %59, ptr %arrayidx17.13.i.i, align 4
  %arrayidx20.13.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.13.i.i
  %60 = load i32, ptr %arrayidx20.13.i.i, align 4
  %arrayidx24.13.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.13.i.i
  store i32 %60, ptr %arrayidx24.13.i.i, align 4
  %add15.14.i.i = or disjoint i64 %add.i216.i, 14
  %arrayidx.14.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.14.i.i
  %61 = load i32, ptr %arrayidx.14.i.i, align 4
  %vecext.14.i.i = extractelement <16 x i32> %32, i64 14
  %conv.14.i.i = zext i32 %vecext.14.i.i to i64
  %arrayidx17.14.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.14.i.i
  store i32 %61, ptr %arrayidx17.14.i.i, align 4
  %arrayidx20.14.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.14.i.i
  %62 = load i32, ptr %arrayidx20.14.i.i, align 4
  %arrayidx24.14.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.14.i.i
  store i32 %62, ptr %arrayidx24.14.i.i, align 4
  %add15.15.i.i = or disjoint i64 %add.i216.i, 15
  %arrayidx.15.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add15.15.i.i
  %63 = load i32, ptr %arrayidx.15.i.i, align 4
  %vecext.15.i.i = extractelement <16 x i32> %32, i64 15
  %conv.15.i.i = zext i32 %vecext.15.i.i to i64
  %arrayidx17.15.i.i = getelementptr inbounds i32, ptr %30, i64 %conv.15.i.i
  store i32 %63, ptr %arrayidx17.15.i.i, align 4
  %arrayidx20.15.i.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add15.15.i.i
  %64 = load i32, ptr %arrayidx20.15.i.i, align 4
  %arrayidx24.15.i.i = getelementptr inbounds i32, ptr %31, i64 %conv.15.i.i
  store i32 %64, ptr %arrayidx24.15.i.i, align 4
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %ranks.i.i) #7
  %add26.i.i = add nuw nsw i64 %j.0174.i.i, 16
  %cmp7.i.i = icmp slt i64 %add26.i.i, %cond.i.i
  br i1 %cmp7.i.i, label %for.body9.i.i, label %for.cond.cleanup8.i.i, !llvm.loop !34

for.body41.lr.ph.i.i:                             ; preds = %for.cond31.preheader.i.i, %for.cond.cleanup40.i.i
  %keys.addr.0188.i.i = phi ptr [ %to.0186.i.i, %for.cond.cleanup40.i.i ], [ %add.ptr1.i, %for.cond31.preheader.i.i ]
  %theirs.addr.0187.i.i = phi ptr [ %theirs_to.0185.i.i, %for.cond.cleanup40.i.i ], [ %add.ptr3.i, %for.cond31.preheader.i.i ]
  %to.0186.i.i = phi ptr [ %keys.addr.0188.i.i, %for.cond.cleanup40.i.i ], [ %add.ptr1.i.i, %for.cond31.preheader.i.i ]
  %theirs_to.0185.i.i = phi ptr [ %theirs.addr.0187.i.i, %for.cond.cleanup40.i.i ], [ %add.ptr3.i212.i, %for.cond31.preheader.i.i ]
  %size.0184.i.i = phi i64 [ %mul.i.i, %for.cond.cleanup40.i.i ], [ 64, %for.cond31.preheader.i.i ]
  %mul.i.i = shl nsw i64 %size.0184.i.i, 1
  br label %for.body41.i.i

for.cond37.loopexit.i.i:                          ; preds = %lor.end.thread.i.i, %for.body41.i.i
  %cmp38.i.i = icmp slt i64 %add50.i.i, %cond2.i
  br i1 %cmp38.i.i, label %for.body41.i.i, label %for.cond.cleanup40.i.i, !llvm.loop !35

for.cond.cleanup40.i.i:                           ; preds = %for.cond37.loopexit.i.i
  %cmp32.i.i = icmp slt i64 %mul.i.i, %cond2.i
  br i1 %cmp32.i.i, label %for.body41.lr.ph.i.i, label %sort_32.exit.i, !llvm.loop !36

for.body41.i.i:                                   ; preds = %for.cond37.loopexit.i.i, %for.body41.lr.ph.i.i
  %k36.0182.i.i = phi i64 [ 0, %for.body41.lr.ph.i.i ], [ %add50.i.i, %for.cond37.loopexit.i.i ]
  %add42.i.i = add nsw i64 %k36.0182.i.i, %size.0184.i.i
  %cond49.i.i = tail call i64 @llvm.smin.i64(i64 %add42.i.i, i64 %cond2.i)
  %add50.i.i = add nsw i64 %k36.0182.i.i, %mul.i.i
  %add50.count.i.i = tail call i64 @llvm.smin.i64(i64 %add50.i.i, i64 %cond2.i)
  %cmp61177.i.i = icmp slt i64 %k36.0182.i.i, %add50.count.i.i
  br i1 %cmp61177.i.i, label %for.body64.i.i, label %for.cond37.loopexit.i.i

for.body64.i.i:                                   ; preds = %for.body41.i.i, %lor.end.thread.i.i
  %j59.0180.i.i = phi i64 [ %inc86.i.i, %lor.end.thread.i.i ], [ %k36.0182.i.i, %for.body41.i.i ]
  %other.0179.i.i = phi i64 [ %add78.i.i, %lor.end.thread.i.i ], [ %cond49.i.i, %for.body41.i.i ]
  %one.0178.i.i = phi i64 [ %add80.i.i, %lor.end.thread.i.i ], [ %k36.0182.i.i, %for.body41.i.i ]
  %cmp65.i.i = icmp eq i64 %one.0178.i.i, %cond49.i.i
  br i1 %cmp65.i.i, label %lor.end.thread.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %for.body64.i.i
  %cmp67.i.i = icmp slt i64 %other.0179.i.i, %add50.count.i.i
  br i1 %cmp67.i.i, label %lor.end.i.i, label %lor.end.thread.i.i

lor.end.i.i:                                      ; preds = %lor.rhs.i.i
  %arrayidx69.i.i = getelementptr inbounds i32, ptr %to.0186.i.i, i64 %other.0179.i.i
  %65 = load i32, ptr %arrayidx69.i.i, align 4
  %arrayidx70.i.i = getelementptr inbounds i32, ptr %to.0186.i.i, i64 %one.0178.i.i
  %66 = load i32, ptr %arrayidx70.i.i, align 4
  %cmp71.i.i = icmp ult i32 %65, %66
  %cond.fr.i.i = freeze i1 %cmp71.i.i
  %conv73.i.i = zext i1 %cond.fr.i.i to i64
  %spec.select.i.i = select i1 %cond.fr.i.i, i64 %other.0179.i.i, i64 %one.0178.i.i
  br label %lor.end.thread.i.i

lor.end.thread.i.i:                               ; preds = %lor.end.i.i, %lor.rhs.i.i, %for.body64.i.i
  %conv73167.i.i = phi i64 [ 1, %for.body64.i.i ], [ 0, %lor.rhs.i.i ], [ %conv73.i.i, %lor.end.i.i ]
  %67 = phi i1 [ true, %for.body64.i.i ], [ false, %lor.rhs.i.i ], [ %cond.fr.i.i, %lor.end.i.i ]
  %68 = phi i64 [ %other.0179.i.i, %for.body64.i.i ], [ %one.0178.i.i, %lor.rhs.i.i ], [ %spec.select.i.i, %lor.end.i.i ]
  %add78.i.i = add nsw i64 %conv73167.i.i, %other.0179.i.i
  %not..i.i = xor i1 %67, true
  %sub79.i.i = zext i1 %not..i.i to i64
  %add80.i.i = add nsw i64 %one.0178.i.i, %sub79.i.i
  %arrayidx81.i.i = getelementptr inbounds i32, ptr %to.0186.i.i, i64 %68
  %69 = load i32, ptr %arrayidx81.i.i, align 4
  %arrayidx82.i.i = getelementptr inbounds i32, ptr %keys.addr.0188.i.i, i64 %j59.0180.i.i
  store i32 %69, ptr %arrayidx82.i.i, align 4
  %arrayidx83.i.i = getelementptr inbounds i32, ptr %theirs_to.0185.i.i, i64 %68
  %70 = load i32, ptr %arrayidx83.i.i, align 4
  %arrayidx84.i.i = getelementptr inbounds i32, ptr %theirs.addr.0187.i.i, i64 %j59.0180.i.i
  store i32 %70, ptr %arrayidx84.i.i, align 4
  %inc86.i.i = add nsw i64 %j59.0180.i.i, 1
  %cmp61.i.i = icmp slt i64 %inc86.i.i, %add50.count.i.i
  br i1 %cmp61.i.i, label %for.body64.i.i, label %for.cond37.loopexit.i.i, !llvm.loop !37

sort_32.exit.i:                                   ; preds = %for.cond.cleanup40.i.i, %for.cond31.preheader.i.i, %for.cond.cleanup.i
  %theirs_to.0.lcssa.i.i = phi ptr [ %add.ptr3.i212.i, %for.cond31.preheader.i.i ], [ %add.ptr3.i212.i, %for.cond.cleanup.i ], [ %theirs.addr.0187.i.i, %for.cond.cleanup40.i.i ]
  br i1 %cmp55230.i, label %for.body58.i, label %for.inc66.i

for.body24.i:                                     ; preds = %cleanup.i, %for.body24.lr.ph.i
  %k.0229.i = phi i64 [ 0, %for.body24.lr.ph.i ], [ %add49.i, %cleanup.i ]
  %count.0228.i = phi i64 [ 0, %for.body24.lr.ph.i ], [ %count.2.i, %cleanup.i ]
  %equal.1227.i = phi i64 [ %equal.0.i, %for.body24.lr.ph.i ], [ %equal.3.i, %cleanup.i ]
  %add.ptr25.i = getelementptr inbounds i32, ptr %8, i64 %k.0229.i
  %71 = load <16 x i32>, ptr %add.ptr25.i, align 4
  %cmp26.i = icmp ule <16 x i32> %71, %splat.splat.i
  %72 = bitcast <16 x i1> %cmp26.i to i16
  %.not.i = icmp eq i16 %72, 0
  br i1 %.not.i, label %cleanup.i, label %for.body33.preheader.i

for.body33.preheader.i:                           ; preds = %for.body24.i
  %73 = extractelement <16 x i32> %71, i64 0
  %cmp35.i = icmp eq i32 %73, %last.0.i
  %cmp36.i = icmp sgt i64 %equal.1227.i, 0
  %and129.i = and i1 %cmp36.i, %cmp35.i
  %conv38.neg.i = sext i1 %and129.i to i64
  %arrayidx39.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %count.0228.i
  store i32 %73, ptr %arrayidx39.i, align 4
  %conv41.i = trunc i64 %k.0229.i to i32
  %arrayidx42.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %count.0228.i
  store i32 %conv41.i, ptr %arrayidx42.i, align 4
  %sub43.i = add i64 %equal.1227.i, %conv38.neg.i
  %cmp44.i = icmp ult i32 %73, %last.0.i
  %or130.i = or i1 %cmp44.i, %and129.i
  %or.i = zext i1 %or130.i to i64
  %add47.i = add nsw i64 %count.0228.i, %or.i
  %add34.1.i = or disjoint i64 %k.0229.i, 1
  %arrayidx.1.i = getelementptr inbounds i32, ptr %8, i64 %add34.1.i
  %74 = load i32, ptr %arrayidx.1.i, align 4
  %cmp35.1.i = icmp eq i32 %74, %last.0.i
  %cmp36.1.i = icmp sgt i64 %sub43.i, 0
  %and129.1.i = and i1 %cmp36.1.i, %cmp35.1.i
  %conv38.neg.1.i = sext i1 %and129.1.i to i64
  %arrayidx39.1.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.i
  store i32 %74, ptr %arrayidx39.1.i, align 4
  %conv41.1.i = trunc i64 %add34.1.i to i32
  %arrayidx42.1.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.i
  store i32 %conv41.1.i, ptr %arrayidx42.1.i, align 4
  %sub43.1.i = add i64 %sub43.i, %conv38.neg.1.i
  %cmp44.1.i = icmp ult i32 %74, %last.0.i
  %or130.1.i = or i1 %cmp44.1.i, %and129.1.i
  %or.1.i = zext i1 %or130.1.i to i64
  %add47.1.i = add nsw i64 %add47.i, %or.1.i
  %add34.2.i = or disjoint i64 %k.0229.i, 2
  %arrayidx.2.i = getelementptr inbounds i32, ptr %8, i64 %add34.2.i
  %75 = load i32, ptr %arrayidx.2.i, align 4
  %cmp35.2.i = icmp eq i32 %75, %last.0.i
  %cmp36.2.i = icmp sgt i64 %sub43.1.i, 0
  %and129.2.i = and i1 %cmp35.2.i, %cmp36.2.i
  %conv38.neg.2.i = sext i1 %and129.2.i to i64
  %arrayidx39.2.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.1.i
  store i32 %75, ptr %arrayidx39.2.i, align 4
  %conv41.2.i = trunc i64 %add34.2.i to i32
  %arrayidx42.2.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.1.i
  store i32 %conv41.2.i, ptr %arrayidx42.2.i, align 4
  %sub43.2.i = add i64 %sub43.1.i, %conv38.neg.2.i
  %cmp44.2.i = icmp ult i32 %75, %last.0.i
  %or130.2.i = or i1 %cmp44.2.i, %and129.2.i
  %or.2.i = zext i1 %or130.2.i to i64
  %add47.2.i = add nsw i64 %add47.1.i, %or.2.i
  %add34.3.i = or disjoint i64 %k.0229.i, 3
  %arrayidx.3.i = getelementptr inbounds i32, ptr %8, i64 %add34.3.i
  %76 = load i32, ptr %arrayidx.3.i, align 4
  %cmp35.3.i = icmp eq i32 %76, %last.0.i
  %cmp36.3.i = icmp sgt i64 %sub43.2.i, 0
  %and129.3.i = and i1 %cmp35.3.i, %cmp36.3.i
  %conv38.neg.3.i = sext i1 %and129.3.i to i64
  %arrayidx39.3.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.2.i
  store i32 %76, ptr %arrayidx39.3.i, align 4
  %conv41.3.i = trunc i64 %add34.3.i to i32
  %arrayidx42.3.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.2.i
  store i32 %conv41.3.i, ptr %arrayidx42.3.i, align 4
  %sub43.3.i = add i64 %sub43.2.i, %conv38.neg.3.i
  %cmp44.3.i = icmp ult i32 %76, %last.0.i
  %or130.3.i = or i1 %cmp44.3.i, %and129.3.i
  %or.3.i = zext i1 %or130.3.i to i64
  %add47.3.i = add nsw i64 %add47.2.i, %or.3.i
  %add34.4.i = or disjoint i64 %k.0229.i, 4
  %arrayidx.4.i = getelementptr inbounds i32, ptr %8, i64 %add34.4.i
  %77 = load i32, ptr %arrayidx.4.i, align 4
  %cmp35.4.i = icmp eq i32 %77, %last.0.i
  %cmp36.4.i = icmp sgt i64 %sub43.3.i, 0
  %and129.4.i = and i1 %cmp35.4.i, %cmp36.4.i
  %conv38.neg.4.i = sext i1 %and129.4.i to i64
  %arrayidx39.4.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.3.i
  store i32 %77, ptr %arrayidx39.4.i, align 4
  %conv41.4.i = trunc i64 %add34.4.i to i32
  %arrayidx42.4.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.3.i
  store i32 %conv41.4.i, ptr %arrayidx42.4.i, align 4
  %sub43.4.i = add i64 %sub43.3.i, %conv38.neg.4.i
  %cmp44.4.i = icmp ult i32 %77, %last.0.i
  %or130.4.i = or i1 %cmp44.4.i, %and129.4.i
  %or.4.i = zext i1 %or130.4.i to i64
  %add47.4.i = add nsw i64 %add47.3.i, %or.4.i
  %add34.5.i = or disjoint i64 %k.0229.i, 5
  %arrayidx.5.i = getelementptr inbounds i32, ptr %8, i64 %add34.5.i
  %78 = load i32, ptr %arrayidx.5.i, align 4
  %cmp35.5.i = icmp eq i32 %78, %last.0.i
  %cmp36.5.i = icmp sgt i64 %sub43.4.i, 0
  %and129.5.i = and i1 %cmp35.5.i, %cmp36.5.i
  %conv38.neg.5.i = sext i1 %and129.5.i to i64
  %arrayidx39.5.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.4.i
  store i32 %78, ptr %arrayidx39.5.i, align 4
  %conv41.5.i = trunc i64 %add34.5.i to i32
  %arrayidx42.5.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.4.i
  store i32 %conv41.5.i, ptr %arrayidx42.5.i, align 4
  %sub43.5.i = add i64 %sub43.4.i, %conv38.neg.5.i
  %cmp44.5.i = icmp ult i32 %78, %last.0.i
  %or130.5.i = or i1 %cmp44.5.i, %and129.5.i
  %or.5.i = zext i1 %or130.5.i to i64
  %add47.5.i = add nsw i64 %add47.4.i, %or.5.i
  %add34.6.i = or disjoint i64 %k.0229.i, 6
  %arrayidx.6.i = getelementptr inbounds i32, ptr %8, i64 %add34.6.i
  %79 = load i32, ptr %arrayidx.6.i, align 4
  %cmp35.6.i = icmp eq i32 %79, %last.0.i
  %cmp36.6.i = icmp sgt i64 %sub43.5.i, 0
  %and129.6.i = and i1 %cmp35.6.i, %cmp36.6.i
  %conv38.neg.6.i = sext i1 %and129.6.i to i64
  %arrayidx39.6.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.5.i
  store i32 %79, ptr %arrayidx39.6.i, align 4
  %conv41.6.i = trunc i64 %add34.6.i to i32
  %arrayidx42.6.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.5.i
  store i32 %conv41.6.i, ptr %arrayidx42.6.i, align 4
  %sub43.6.i = add i64 %sub43.5.i, %conv38.neg.6.i
  %cmp44.6.i = icmp ult i32 %79, %last.0.i
  %or130.6.i = or i1 %cmp44.6.i, %and129.6.i
  %or.6.i = zext i1 %or130.6.i to i64
  %add47.6.i = add nsw i64 %add47.5.i, %or.6.i
  %add34.7.i = or disjoint i64 %k.0229.i, 7
  %arrayidx.7.i = getelementptr inbounds i32, ptr %8, i64 %add34.7.i
  %80 = load i32, ptr %arrayidx.7.i, align 4
  %cmp35.7.i = icmp eq i32 %80, %last.0.i
  %cmp36.7.i = icmp sgt i64 %sub43.6.i, 0
  %and129.7.i = and i1 %cmp35.7.i, %cmp36.7.i
  %conv38.neg.7.i = sext i1 %and129.7.i to i64
  %arrayidx39.7.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.6.i
  store i32 %80, ptr %arrayidx39.7.i, align 4
  %conv41.7.i = trunc i64 %add34.7.i to i32
  %arrayidx42.7.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.6.i
  store i32 %conv41.7.i, ptr %arrayidx42.7.i, align 4
  %sub43.7.i = add i64 %sub43.6.i, %conv38.neg.7.i
  %cmp44.7.i = icmp ult i32 %80, %last.0.i
  %or130.7.i = or i1 %cmp44.7.i, %and129.7.i
  %or.7.i = zext i1 %or130.7.i to i64
  %add47.7.i = add nsw i64 %add47.6.i, %or.7.i
  %add34.8.i = or disjoint i64 %k.0229.i, 8
  %arrayidx.8.i = getelementptr inbounds i32, ptr %8, i64 %add34.8.i
  %81 = load i32, ptr %arrayidx.8.i, align 4
  %cmp35.8.i = icmp eq i32 %81, %last.0.i
  %cmp36.8.i = icmp sgt i64 %sub43.7.i, 0
  %and129.8.i = and i1 %cmp35.8.i, %cmp36.8.i
  %conv38.neg.8.i = sext i1 %and129.8.i to i64
  %arrayidx39.8.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.7.i
  store i32 %81, ptr %arrayidx39.8.i, align 4
  %conv41.8.i = trunc i64 %add34.8.i to i32
  %arrayidx42.8.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.7.i
  store i32 %conv41.8.i, ptr %arrayidx42.8.i, align 4
  %sub43.8.i = add i64 %sub43.7.i, %conv38.neg.8.i
  %cmp44.8.i = icmp ult i32 %81, %last.0.i
  %or130.8.i = or i1 %cmp44.8.i, %and129.8.i
  %or.8.i = zext i1 %or130.8.i to i64
  %add47.8.i = add nsw i64 %add47.7.i, %or.8.i
  %add34.9.i = or disjoint i64 %k.0229.i, 9
  %arrayidx.9.i = getelementptr inbounds i32, ptr %8, i64 %add34.9.i
  %82 = load i32, ptr %arrayidx.9.i, align 4
  %cmp35.9.i = icmp eq i32 %82, %last.0.i
  %cmp36.9.i = icmp sgt i64 %sub43.8.i, 0
  %and129.9.i = and i1 %cmp35.9.i, %cmp36.9.i
  %conv38.neg.9.i = sext i1 %and129.9.i to i64
  %arrayidx39.9.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.8.i
  store i32 %82, ptr %arrayidx39.9.i, align 4
  %conv41.9.i = trunc i64 %add34.9.i to i32
  %arrayidx42.9.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.8.i
  store i32 %conv41.9.i, ptr %arrayidx42.9.i, align 4
  %sub43.9.i = add i64 %sub43.8.i, %conv38.neg.9.i
  %cmp44.9.i = icmp ult i32 %82, %last.0.i
  %or130.9.i = or i1 %cmp44.9.i, %and129.9.i
  %or.9.i = zext i1 %or130.9.i to i64
  %add47.9.i = add nsw i64 %add47.8.i, %or.9.i
  %add34.10.i = or disjoint i64 %k.0229.i, 10
  %arrayidx.10.i = getelementptr inbounds i32, ptr %8, i64 %add34.10.i
  %83 = load i32, ptr %arrayidx.10.i, align 4
  %cmp35.10.i = icmp eq i32 %83, %last.0.i
  %cmp36.10.i = icmp sgt i64 %sub43.9.i, 0
  %and129.10.i = and i1 %cmp35.10.i, %cmp36.10.i
  %conv38.neg.10.i = sext i1 %and129.10.i to i64
  %arrayidx39.10.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.9.i
  store i32 %83, ptr %arrayidx39.10.i, align 4
  %conv41.10.i = trunc i64 %add34.10.i to i32
  %arrayidx42.10.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.9.i
  store i32 %conv41.10.i, ptr %arrayidx42.10.i, align 4
  %sub43.10.i = add i64 %sub43.9.i, %conv38.neg.10.i
  %cmp44.10.i = icmp ult i32 %83, %last.0.i
  %or130.10.i = or i1 %cmp44.10.i, %and129.10.i
  %or.10.i = zext i1 %or130.10.i to i64
  %add47.10.i = add nsw i64 %add47.9.i, %or.10.i
  %add34.11.i = or disjoint i64 %k.0229.i, 11
  %arrayidx.11.i = getelementptr inbounds i32, ptr %8, i64 %add34.11.i
  %84 = load i32, ptr %arrayidx.11.i, align 4
  %cmp35.11.i = icmp eq i32 %84, %last.0.i
  %cmp36.11.i = icmp sgt i64 %sub43.10.i, 0
  %and129.11.i = and i1 %cmp35.11.i, %cmp36.11.i
  %conv38.neg.11.i = sext i1 %and129.11.i to i64
  %arrayidx39.11.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.10.i
  store i32 %84, ptr %arrayidx39.11.i, align 4
  %conv41.11.i = trunc i64 %add34.11.i to i32
  %arrayidx42.11.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.10.i
  store i32 %conv41.11.i, ptr %arrayidx42.11.i, align 4
  %sub43.11.i = add i64 %sub43.10.i, %conv38.neg.11.i
  %cmp44.11.i = icmp ult i32 %84, %last.0.i
  %or130.11.i = or i1 %cmp44.11.i, %and129.11.i
  %or.11.i = zext i1 %or130.11.i to i64
  %add47.11.i = add nsw i64 %add47.10.i, %or.11.i
  %add34.12.i = or disjoint i64 %k.0229.i, 12
  %arrayidx.12.i = getelementptr inbounds i32, ptr %8, i64 %add34.12.i
  %85 = load i32, ptr %arrayidx.12.i, align 4
  %cmp35.12.i = icmp eq i32 %85, %last.0.i
  %cmp36.12.i = icmp sgt i64 %sub43.11.i, 0
  %and129.12.i = and i1 %cmp35.12.i, %cmp36.12.i
  %conv38.neg.12.i = sext i1 %and129.12.i to i64
  %arrayidx39.12.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.11.i
  store i32 %85, ptr %arrayidx39.12.i, align 4
  %conv41.12.i = trunc i64 %add34.12.i to i32
  %arrayidx42.12.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.11.i
  store i32 %conv41.12.i, ptr %arrayidx42.12.i, align 4
  %sub43.12.i = add i64 %sub43.11.i, %conv38.neg.12.i
  %cmp44.12.i = icmp ult i32 %85, %last.0.i
  %or130.12.i = or i1 %cmp44.12.i, %and129.12.i
  %or.12.i = zext i1 %or130.12.i to i64
  %add47.12.i = add nsw i64 %add47.11.i, %or.12.i
  %add34.13.i = or disjoint i64 %k.0229.i, 13
  %arrayidx.13.i = getelementptr inbounds i32, ptr %8, i64 %add34.13.i
  %86 = load i32, ptr %arrayidx.13.i, align 4
  %cmp35.13.i = icmp eq i32 %86, %last.0.i
  %cmp36.13.i = icmp sgt i64 %sub43.12.i, 0
  %and129.13.i = and i1 %cmp35.13.i, %cmp36.13.i
  %conv38.neg.13.i = sext i1 %and129.13.i to i64
  %arrayidx39.13.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.12.i
  store i32 %86, ptr %arrayidx39.13.i, align 4
  %conv41.13.i = trunc i64 %add34.13.i to i32
  %arrayidx42.13.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.12.i
  store i32 %conv41.13.i, ptr %arrayidx42.13.i, align 4
  %sub43.13.i = add i64 %sub43.12.i, %conv38.neg.13.i
  %cmp44.13.i = icmp ult i32 %86, %last.0.i
  %or130.13.i = or i1 %cmp44.13.i, %and129.13.i
  %or.13.i = zext i1 %or130.13.i to i64
  %add47.13.i = add nsw i64 %add47.12.i, %or.13.i
  %add34.14.i = or disjoint i64 %k.0229.i, 14
  %arrayidx.14.i = getelementptr inbounds i32, ptr %8, i64 %add34.14.i
  %87 = load i32, ptr %arrayidx.14.i, align 4
  %cmp35.14.i = icmp eq i32 %87, %last.0.i
  %cmp36.14.i = icmp sgt i64 %sub43.13.i, 0
  %and129.14.i = and i1 %cmp35.14.i, %cmp36.14.i
  %conv38.neg.14.i = sext i1 %and129.14.i to i64
  %arrayidx39.14.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.13.i
  store i32 %87, ptr %arrayidx39.14.i, align 4
  %conv41.14.i = trunc i64 %add34.14.i to i32
  %arrayidx42.14.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.13.i
  store i32 %conv41.14.i, ptr %arrayidx42.14.i, align 4
  %sub43.14.i = add i64 %sub43.13.i, %conv38.neg.14.i
  %cmp44.14.i = icmp ult i32 %87, %last.0.i
  %or130.14.i = or i1 %cmp44.14.i, %and129.14.i
  %or.14.i = zext i1 %or130.14.i to i64
  %add47.14.i = add nsw i64 %add47.13.i, %or.14.i
  %add34.15.i = or disjoint i64 %k.0229.i, 15
  %arrayidx.15.i = getelementptr inbounds i32, ptr %8, i64 %add34.15.i
  %88 = load i32, ptr %arrayidx.15.i, align 4
  %cmp35.15.i = icmp eq i32 %88, %last.0.i
  %cmp36.15.i = icmp sgt i64 %sub43.14.i, 0
  %and129.15.i = and i1 %cmp35.15.i, %cmp36.15.i
  %conv38.neg.15.i = sext i1 %and129.15.i to i64
  %arrayidx39.15.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add47.14.i
  store i32 %88, ptr %arrayidx39.15.i, align 4
  %conv41.15.i = trunc i64 %add34.15.i to i32
  %arrayidx42.15.i = getelementptr inbounds i32, ptr %add.ptr3.i, i64 %add47.14.i
  store i32 %conv41.15.i, ptr %arrayidx42.15.i, align 4
  %sub43.15.i = add i64 %sub43.14.i, %conv38.neg.15.i
  %cmp44.15.i = icmp ult i32 %88, %last.0.i
  %or130.15.i = or i1 %cmp44.15.i, %and129.15.i
  %or.15.i = zext i1 %or130.15.i to i64
  %add47.15.i = add nsw i64 %add47.14.i, %or.15.i
  br label %cleanup.i

cleanup.i:                                        ; preds = %for.body33.preheader.i, %for.body24.i
  %equal.3.i = phi i64 [ %equal.1227.i, %for.body24.i ], [ %sub43.15.i, %for.body33.preheader.i ]
  %count.2.i = phi i64 [ %count.0228.i, %for.body24.i ], [ %add47.15.i, %for.body33.preheader.i ]
  %add49.i = add nuw nsw i64 %k.0229.i, 16
  %cmp23.i = icmp slt i64 %add49.i, %4
  br i1 %cmp23.i, label %for.body24.i, label %for.cond.cleanup.i, !llvm.loop !38

for.body58.i:                                     ; preds = %sort_32.exit.i, %for.body58.i
  %k53.0231.i = phi i64 [ %inc63.i, %for.body58.i ], [ 0, %sort_32.exit.i ]
  %arrayidx59.i = getelementptr inbounds i32, ptr %theirs_to.0.lcssa.i.i, i64 %k53.0231.i
  %89 = load i32, ptr %arrayidx59.i, align 4
  %conv60.i = zext i32 %89 to i64
  %arrayidx61.i = getelementptr inbounds i64, ptr %out.addr.0233.i, i64 %k53.0231.i
  store i64 %conv60.i, ptr %arrayidx61.i, align 8
  %inc63.i = add nuw nsw i64 %k53.0231.i, 1
  %exitcond.not.i = icmp eq i64 %inc63.i, %6
  br i1 %exitcond.not.i, label %for.inc66.i, label %for.body58.i, !llvm.loop !39

for.inc66.i:                                      ; preds = %for.body58.i, %sort_32.exit.i, %few_32.exit.i, %if.then.i
  %dec.i = add nsw i64 %lines.addr.0236.i, -1
  %add.ptr67.i = getelementptr inbounds i32, ptr %source.addr.0237.i, i64 %4
  %add.ptr68.i = getelementptr inbounds i64, ptr %out.addr.0233.i, i64 %6
  %cmp4.i = icmp sgt i64 %lines.addr.0236.i, 1
  br i1 %cmp4.i, label %for.body.i, label %if.end, !llvm.loop !40

if.else:                                          ; preds = %entry
  %add.ptr.i32 = getelementptr inbounds i64, ptr %8, i64 %4
  %add.ptr1.i33 = getelementptr inbounds i8, ptr %add.ptr.i32, i64 64
  %.idx.i36 = shl i64 %cond2.i, 4
  %90 = getelementptr i8, ptr %add.ptr1.i33, i64 %.idx.i36
  %add.ptr3.i37 = getelementptr i8, ptr %90, i64 128
  br i1 %cmp4232.i, label %for.body.lr.ph.i38, label %if.end

for.body.lr.ph.i38:                               ; preds = %if.else
  %arrayidx13 = getelementptr inbounds i8, ptr %a, i64 40
  %91 = load i64, ptr %arrayidx13, align 8
  %arrayidx9 = getelementptr inbounds i8, ptr %a, i64 8
  %92 = load i64, ptr %arrayidx9, align 8
  %93 = inttoptr i64 %92 to ptr
  %tobool.not.i39 = icmp ne i64 %91, 0
  %cond.i40 = sext i1 %tobool.not.i39 to i64
  %cmp.i.i.i41 = icmp eq i64 %5, 1
  %cond.i.i.i42 = select i1 %cmp.i.i.i41, i64 -9223372036854775808, i64 0
  %cmp1.i.i.i43 = icmp eq i64 %5, 2
  %cmp2.not114.i.i.i44 = icmp slt i64 %4, 8
  %splat.splatinsert.i.i.i45 = insertelement <8 x i64> poison, i64 %cond.i.i.i42, i64 0
  %splat.splat.i.i.i46 = shufflevector <8 x i64> %splat.splatinsert.i.i.i45, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp9.i.i47 = icmp sgt i64 %4, 0
  %splat.splatinsert.i.i48 = insertelement <8 x i64> poison, i64 %cond.i40, i64 0
  %splat.splat.i.i49 = shufflevector <8 x i64> %splat.splatinsert.i.i48, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp6.i50 = icmp slt i64 %6, 5
  %or.cond.i51 = and i1 %cmp.i, %cmp6.i50
  %cmp.not37.i.i52 = icmp slt i64 %6, 1
  %cmp233.i.i53 = icmp sgt i64 %4, 8
  %cmp10.i54 = icmp sgt i64 %4, 64
  %sub.i55 = add nsw i64 %6, -1
  %94 = add nsw i64 %4, -9
  %95 = and i64 %94, -16
  %96 = add i64 %95, 16
  %cmp11.i.i56 = icmp slt i64 %96, %4
  %add.ptr12.i.i57 = getelementptr inbounds i64, ptr %8, i64 %96
  %add.ptr.i208.i = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %cond2.i
  %add.ptr1.i.i58 = getelementptr inbounds i8, ptr %add.ptr.i208.i, i64 64
  %add.ptr2.i.i59 = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %cond2.i
  %add.ptr3.i210.i = getelementptr inbounds i8, ptr %add.ptr2.i.i59, i64 64
  %cmp167.i.i = icmp sgt i64 %cond2.i, 0
  %cmp31175.i.i = icmp sgt i64 %cond2.i, 64
  %cmp54234.i = icmp sgt i64 %6, 0
  br label %for.body.i60

for.body.i60:                                     ; preds = %for.inc64.i, %for.body.lr.ph.i38
  %source.addr.0241.i = phi ptr [ %93, %for.body.lr.ph.i38 ], [ %add.ptr65.i, %for.inc64.i ]
  %lines.addr.0240.i = phi i64 [ %3, %for.body.lr.ph.i38 ], [ %dec.i79, %for.inc64.i ]
  %out.addr.0237.i = phi ptr [ %1, %for.body.lr.ph.i38 ], [ %add.ptr66.i, %for.inc64.i ]
  br i1 %cmp1.i.i.i43, label %for.cond.preheader.i.i.i289, label %for.cond20.preheader.i.i.i61

for.cond20.preheader.i.i.i61:                     ; preds = %for.body.i60
  br i1 %cmp2.not114.i.i.i44, label %if.end.i.i.i70, label %for.body23.i.i.i62

for.cond.preheader.i.i.i289:                      ; preds = %for.body.i60
  br i1 %cmp2.not114.i.i.i44, label %if.end.i.i.i70, label %for.body.i.i.i290

for.body.i.i.i290:                                ; preds = %for.cond.preheader.i.i.i289, %for.body.i.i.i290
  %add117.i.i.i291 = phi i64 [ %add.i.i.i304, %for.body.i.i.i290 ], [ 8, %for.cond.preheader.i.i.i289 ]
  %k.0115.i.i.i292 = phi i64 [ %add117.i.i.i291, %for.body.i.i.i290 ], [ 0, %for.cond.preheader.i.i.i289 ]
  %add.ptr.i.i.i293 = getelementptr inbounds i64, ptr %source.addr.0241.i, i64 %k.0115.i.i.i292
  %97 = load <8 x i64>, ptr %add.ptr.i.i.i293, align 8
  %and.i.i.i294 = and <8 x i64> %97, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %cmp3.i.i.i295 = icmp ugt <8 x i64> %and.i.i.i294, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %cmp4.i.i.i296 = icmp eq <8 x i64> %97, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %not.i.i.i297 = select <8 x i1> %cmp4.i.i.i296, <8 x i64> <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and7.i.i.i298 = and <8 x i64> %not.i.i.i297, %97
  %shr.i.i.i299 = ashr <8 x i64> %and7.i.i.i298, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %or.i.i.i300 = or <8 x i64> %shr.i.i.i299, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %xor.i.i.i301 = xor <8 x i64> %or.i.i.i300, %and7.i.i.i298
  %or11.i.i.i302 = select <8 x i1> %cmp3.i.i.i295, <8 x i64> <i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248>, <8 x i64> %xor.i.i.i301
  %add.ptr18.i.i.i303 = getelementptr inbounds i64, ptr %8, i64 %k.0115.i.i.i292
  store <8 x i64> %or11.i.i.i302, ptr %add.ptr18.i.i.i303, align 8
  %add.i.i.i304 = add nuw nsw i64 %add117.i.i.i291, 8
  %cmp2.not.i.i.i305 = icmp sgt i64 %add.i.i.i304, %4
  br i1 %cmp2.not.i.i.i305, label %if.end.i.i.i70, label %for.body.i.i.i290, !llvm.loop !14

for.body23.i.i.i62:                               ; preds = %for.cond20.preheader.i.i.i61, %for.body23.i.i.i62
  %add21112.i.i.i63 = phi i64 [ %add21.i.i.i68, %for.body23.i.i.i62 ], [ 8, %for.cond20.preheader.i.i.i61 ]
  %k.1110.i.i.i64 = phi i64 [ %add21112.i.i.i63, %for.body23.i.i.i62 ], [ 0, %for.cond20.preheader.i.i.i61 ]
  %add.ptr25.i.i.i65 = getelementptr inbounds i64, ptr %source.addr.0241.i, i64 %k.1110.i.i.i64
  %98 = load <8 x i64>, ptr %add.ptr25.i.i.i65, align 8
  %xor26.i.i.i66 = xor <8 x i64> %98, %splat.splat.i.i.i46
  %add.ptr34.i.i.i67 = getelementptr inbounds i64, ptr %8, i64 %k.1110.i.i.i64
  store <8 x i64> %xor26.i.i.i66, ptr %add.ptr34.i.i.i67, align 8
  %add21.i.i.i68 = add nuw nsw i64 %add21112.i.i.i63, 8
  %cmp22.not.i.i.i69 = icmp sgt i64 %add21.i.i.i68, %4
  br i1 %cmp22.not.i.i.i69, label %if.end.i.i.i70, label %for.body23.i.i.i62, !llvm.loop !15

if.end.i.i.i70:                                   ; preds = %for.body23.i.i.i62, %for.body.i.i.i290, %for.cond.preheader.i.i.i289, %for.cond20.preheader.i.i.i61
  %k.2.i.i.i71 = phi i64 [ 0, %for.cond.preheader.i.i.i289 ], [ 0, %for.cond20.preheader.i.i.i61 ], [ %add117.i.i.i291, %for.body.i.i.i290 ], [ %add21112.i.i.i63, %for.body23.i.i.i62 ]
  %cmp47122.i.i.i72 = icmp slt i64 %k.2.i.i.i71, %4
  br i1 %cmp47122.i.i.i72, label %for.body48.i.i.i271, label %load_64.exit.i.i

for.body48.i.i.i271:                              ; preds = %if.end.i.i.i70, %key_64.exit.i.i.i
  %k.3123.i.i.i272 = phi i64 [ %inc58.i.i.i278, %key_64.exit.i.i.i ], [ %k.2.i.i.i71, %if.end.i.i.i70 ]
  %arrayidx.i.i.i273 = getelementptr inbounds i64, ptr %source.addr.0241.i, i64 %k.3123.i.i.i272
  %99 = load i64, ptr %arrayidx.i.i.i273, align 8
  switch i64 %5, label %if.end3.i.i.i.i280 [
    i64 0, label %key_64.exit.i.i.i
    i64 1, label %if.then2.i.i.i.i274
  ]

if.then2.i.i.i.i274:                              ; preds = %for.body48.i.i.i271
  %xor.i.i.i.i275 = xor i64 %99, -9223372036854775808
  br label %key_64.exit.i.i.i

if.end3.i.i.i.i280:                               ; preds = %for.body48.i.i.i271
  %and.i.i.i.i281 = and i64 %99, 9223372036854775807
  %cmp4.i.i.i.i282 = icmp ugt i64 %and.i.i.i.i281, 9218868437227405312
  br i1 %cmp4.i.i.i.i282, label %key_64.exit.i.i.i, label %if.end6.i.i.i.i283

if.end6.i.i.i.i283:                               ; preds = %if.end3.i.i.i.i280
  %cmp7.i.i.i.i284 = icmp eq i64 %99, -9223372036854775808
  %spec.store.select.i.i.i.i285 = select i1 %cmp7.i.i.i.i284, i64 0, i64 %99
  %shr.i.i.i.i286 = ashr i64 %spec.store.select.i.i.i.i285, 63
  %or.i.i.i.i287 = or i64 %shr.i.i.i.i286, -9223372036854775808
  %xor10.i.i.i.i288 = xor i64 %or.i.i.i.i287, %spec.store.select.i.i.i.i285
  br label %key_64.exit.i.i.i

key_64.exit.i.i.i:                                ; preds = %if.end6.i.i.i.i283, %if.end3.i.i.i.i280, %if.then2.i.i.i.i274, %for.body48.i.i.i271
  %retval.0.i.i.i.i276 = phi i64 [ %xor.i.i.i.i275, %if.then2.i.i.i.i274 ], [ %xor10.i.i.i.i288, %if.end6.i.i.i.i283 ], [ %99, %for.body48.i.i.i271 ], [ -2251799813685248, %if.end3.i.i.i.i280 ]
  %arrayidx49.i.i.i277 = getelementptr inbounds i64, ptr %8, i64 %k.3123.i.i.i272
  store i64 %retval.0.i.i.i.i276, ptr %arrayidx49.i.i.i277, align 8
  %inc58.i.i.i278 = add nuw nsw i64 %k.3123.i.i.i272, 1
  %exitcond.not.i.i.i279 = icmp eq i64 %inc58.i.i.i278, %4
  br i1 %exitcond.not.i.i.i279, label %load_64.exit.i.i, label %for.body48.i.i.i271, !llvm.loop !16

load_64.exit.i.i:                                 ; preds = %key_64.exit.i.i.i, %if.end.i.i.i70
  br i1 %cmp9.i.i47, label %for.body.i.i265, label %load_turned_64.exit.i

for.body.i.i265:                                  ; preds = %load_64.exit.i.i, %for.body.i.i265
  %k.010.i.i266 = phi i64 [ %add.i.i269, %for.body.i.i265 ], [ 0, %load_64.exit.i.i ]
  %add.ptr.i.i267 = getelementptr inbounds i64, ptr %8, i64 %k.010.i.i266
  %100 = load <8 x i64>, ptr %add.ptr.i.i267, align 8
  %xor.i.i268 = xor <8 x i64> %100, %splat.splat.i.i49
  store <8 x i64> %xor.i.i268, ptr %add.ptr.i.i267, align 8
  %add.i.i269 = add nuw nsw i64 %k.010.i.i266, 8
  %cmp.i.i270 = icmp slt i64 %add.i.i269, %4
  br i1 %cmp.i.i270, label %for.body.i.i265, label %load_turned_64.exit.i, !llvm.loop !41

load_turned_64.exit.i:                            ; preds = %for.body.i.i265, %load_64.exit.i.i
  store <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, ptr %add.ptr.i32, align 8
  br i1 %or.cond.i51, label %if.then.i240, label %if.end9.i73

if.then.i240:                                     ; preds = %load_turned_64.exit.i
  br i1 %cmp.not37.i.i52, label %for.inc64.i, label %for.body.i130.i

for.cond.i.i252:                                  ; preds = %while.cond.i.i247
  %arrayidx.i.i249.le = getelementptr inbounds i64, ptr %8, i64 %place.0.i.i248
  store i64 -1, ptr %arrayidx.i.i249.le, align 8
  %arrayidx10.i.i254 = getelementptr inbounds i64, ptr %out.addr.0237.i, i64 %found.038.i.i242
  store i64 %place.0.i.i248, ptr %arrayidx10.i.i254, align 8
  %inc13.i.i255 = add nuw nsw i64 %found.038.i.i242, 1
  %cmp.not.i.i256 = icmp sge i64 %inc13.i.i255, %6
  %exitcond.i.i257 = icmp eq i64 %inc13.i.i255, %6
  br i1 %exitcond.i.i257, label %few_64.exit.i, label %for.body.i130.i, !llvm.loop !42

for.body.i130.i:                                  ; preds = %if.then.i240, %for.cond.i.i252
  %cmp.not39.i.i241 = phi i1 [ %cmp.not.i.i256, %for.cond.i.i252 ], [ false, %if.then.i240 ]
  %found.038.i.i242 = phi i64 [ %inc13.i.i255, %for.cond.i.i252 ], [ 0, %if.then.i240 ]
  %101 = load <8 x i64>, ptr %8, align 8
  br i1 %cmp233.i.i53, label %for.body4.i.i260, label %for.cond.cleanup3.i.i243

for.cond.cleanup3.i.i243:                         ; preds = %for.body4.i.i260, %for.body.i130.i
  %lanes.0.lcssa.i.i244 = phi <8 x i64> [ %101, %for.body.i130.i ], [ %or.i.i263, %for.body4.i.i260 ]
  %rdx.min.i.i245 = tail call i64 @llvm.vector.reduce.umin.v8i64(<8 x i64> %lanes.0.lcssa.i.i244)
  %cmp7.not.i.i246 = icmp eq i64 %rdx.min.i.i245, -1
  br i1 %cmp7.not.i.i246, label %few_64.exit.i, label %while.cond.i.i247

for.body4.i.i260:                                 ; preds = %for.body.i130.i, %for.body4.i.i260
  %k.035.i.i261 = phi i64 [ %add.i132.i, %for.body4.i.i260 ], [ 8, %for.body.i130.i ]
  %lanes.034.i.i262 = phi <8 x i64> [ %or.i.i263, %for.body4.i.i260 ], [ %101, %for.body.i130.i ]
  %add.ptr.i131.i = getelementptr inbounds i64, ptr %8, i64 %k.035.i.i261
  %102 = load <8 x i64>, ptr %add.ptr.i131.i, align 8
  %or.i.i263 = tail call <8 x i64> @llvm.umin.v8i64(<8 x i64> %102, <8 x i64> %lanes.034.i.i262)
  %add.i132.i = add nuw nsw i64 %k.035.i.i261, 8
  %cmp2.i.i264 = icmp slt i64 %add.i132.i, %4
  br i1 %cmp2.i.i264, label %for.body4.i.i260, label %for.cond.cleanup3.i.i243, !llvm.loop !43

while.cond.i.i247:                                ; preds = %for.cond.cleanup3.i.i243, %while.cond.i.i247
  %place.0.i.i248 = phi i64 [ %inc.i.i251, %while.cond.i.i247 ], [ 0, %for.cond.cleanup3.i.i243 ]
  %arrayidx.i.i249 = getelementptr inbounds i64, ptr %8, i64 %place.0.i.i248
  %103 = load i64, ptr %arrayidx.i.i249, align 8
  %cmp8.not.i.i250 = icmp eq i64 %103, %rdx.min.i.i245
  %inc.i.i251 = add nuw nsw i64 %place.0.i.i248, 1
  br i1 %cmp8.not.i.i250, label %for.cond.i.i252, label %while.cond.i.i247, !llvm.loop !44

few_64.exit.i:                                    ; preds = %for.cond.cleanup3.i.i243, %for.cond.i.i252
  %cmp.not.lcssa.ph.ph.i.i258 = phi i1 [ %cmp.not39.i.i241, %for.cond.cleanup3.i.i243 ], [ %cmp.not.i.i256, %for.cond.i.i252 ]
  br i1 %cmp.not.lcssa.ph.ph.i.i258, label %for.inc64.i, label %if.end.i259

if.end.i259:                                      ; preds = %few_64.exit.i
  br i1 %cmp1.i.i.i43, label %for.cond.preheader.i.i183.i, label %for.cond20.preheader.i.i137.i

for.cond20.preheader.i.i137.i:                    ; preds = %if.end.i259
  br i1 %cmp2.not114.i.i.i44, label %if.end.i.i149.i, label %for.body23.i.i141.i

for.cond.preheader.i.i183.i:                      ; preds = %if.end.i259
  br i1 %cmp2.not114.i.i.i44, label %if.end.i.i149.i, label %for.body.i.i184.i

for.body.i.i184.i:                                ; preds = %for.cond.preheader.i.i183.i, %for.body.i.i184.i
  %add117.i.i185.i = phi i64 [ %add.i.i198.i, %for.body.i.i184.i ], [ 8, %for.cond.preheader.i.i183.i ]
  %k.0115.i.i186.i = phi i64 [ %add117.i.i185.i, %for.body.i.i184.i ], [ 0, %for.cond.preheader.i.i183.i ]
  %add.ptr.i.i187.i = getelementptr inbounds i64, ptr %source.addr.0241.i, i64 %k.0115.i.i186.i
  %104 = load <8 x i64>, ptr %add.ptr.i.i187.i, align 8
  %and.i.i188.i = and <8 x i64> %104, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %cmp3.i.i189.i = icmp ugt <8 x i64> %and.i.i188.i, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %cmp4.i.i190.i = icmp eq <8 x i64> %104, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %not.i.i191.i = select <8 x i1> %cmp4.i.i190.i, <8 x i64> <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and7.i.i192.i = and <8 x i64> %not.i.i191.i, %104
  %shr.i.i193.i = ashr <8 x i64> %and7.i.i192.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %or.i.i194.i = or <8 x i64> %shr.i.i193.i, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %xor.i.i195.i = xor <8 x i64> %or.i.i194.i, %and7.i.i192.i
  %or11.i.i196.i = select <8 x i1> %cmp3.i.i189.i, <8 x i64> <i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248>, <8 x i64> %xor.i.i195.i
  %add.ptr18.i.i197.i = getelementptr inbounds i64, ptr %8, i64 %k.0115.i.i186.i
  store <8 x i64> %or11.i.i196.i, ptr %add.ptr18.i.i197.i, align 8
  %add.i.i198.i = add nuw nsw i64 %add117.i.i185.i, 8
  %cmp2.not.i.i199.i = icmp sgt i64 %add.i.i198.i, %4
  br i1 %cmp2.not.i.i199.i, label %if.end.i.i149.i, label %for.body.i.i184.i, !llvm.loop !14

for.body23.i.i141.i:                              ; preds = %for.cond20.preheader.i.i137.i, %for.body23.i.i141.i
  %add21112.i.i142.i = phi i64 [ %add21.i.i147.i, %for.body23.i.i141.i ], [ 8, %for.cond20.preheader.i.i137.i ]
  %k.1110.i.i143.i = phi i64 [ %add21112.i.i142.i, %for.body23.i.i141.i ], [ 0, %for.cond20.preheader.i.i137.i ]
  %add.ptr25.i.i144.i = getelementptr inbounds i64, ptr %source.addr.0241.i, i64 %k.1110.i.i143.i
  %105 = load <8 x i64>, ptr %add.ptr25.i.i144.i, align 8
  %xor26.i.i145.i = xor <8 x i64> %105, %splat.splat.i.i.i46
  %add.ptr34.i.i146.i = getelementptr inbounds i64, ptr %8, i64 %k.1110.i.i143.i
  store <8 x i64> %xor26.i.i145.i, ptr %add.ptr34.i.i146.i, align 8
  %add21.i.i147.i = add nuw nsw i64 %add21112.i.i142.i, 8
  %cmp22.not.i.i148.i = icmp sgt i64 %add21.i.i147.i, %4
  br i1 %cmp22.not.i.i148.i, label %if.end.i.i149.i, label %for.body23.i.i141.i, !llvm.loop !15

if.end.i.i149.i:                                  ; preds = %for.body23.i.i141.i, %for.body.i.i184.i, %for.cond.preheader.i.i183.i, %for.cond20.preheader.i.i137.i
  %k.2.i.i150.i = phi i64 [ 0, %for.cond.preheader.i.i183.i ], [ 0, %for.cond20.preheader.i.i137.i ], [ %add117.i.i185.i, %for.body.i.i184.i ], [ %add21112.i.i142.i, %for.body23.i.i141.i ]
  %cmp47122.i.i151.i = icmp slt i64 %k.2.i.i150.i, %4
  br i1 %cmp47122.i.i151.i, label %for.body48.i.i164.i, label %load_64.exit.i152.i

for.body48.i.i164.i:                              ; preds = %if.end.i.i149.i, %key_64.exit.i.i169.i
  %k.3123.i.i165.i = phi i64 [ %inc58.i.i172.i, %key_64.exit.i.i169.i ], [ %k.2.i.i150.i, %if.end.i.i149.i ]
  %arrayidx.i.i166.i = getelementptr inbounds i64, ptr %source.addr.0241.i, i64 %k.3123.i.i165.i
  %106 = load i64, ptr %arrayidx.i.i166.i, align 8
  switch i64 %5, label %if.end3.i.i.i174.i [
    i64 0, label %key_64.exit.i.i169.i
    i64 1, label %if.then2.i.i.i167.i
  ]

if.then2.i.i.i167.i:                              ; preds = %for.body48.i.i164.i
  %xor.i.i.i168.i = xor i64 %106, -9223372036854775808
  br label %key_64.exit.i.i169.i

if.end3.i.i.i174.i:                               ; preds = %for.body48.i.i164.i
  %and.i.i.i175.i = and i64 %106, 9223372036854775807
  %cmp4.i.i.i176.i = icmp ugt i64 %and.i.i.i175.i, 9218868437227405312
  br i1 %cmp4.i.i.i176.i, label %key_64.exit.i.i169.i, label %if.end6.i.i.i177.i

if.end6.i.i.i177.i:                               ; preds = %if.end3.i.i.i174.i
  %cmp7.i.i.i178.i = icmp eq i64 %106, -9223372036854775808
  %spec.store.select.i.i.i179.i = select i1 %cmp7.i.i.i178.i, i64 0, i64 %106
  %shr.i.i.i180.i = ashr i64 %spec.store.select.i.i.i179.i, 63
  %or.i.i.i181.i = or i64 %shr.i.i.i180.i, -9223372036854775808
  %xor10.i.i.i182.i = xor i64 %or.i.i.i181.i, %spec.store.select.i.i.i179.i
  br label %key_64.exit.i.i169.i

key_64.exit.i.i169.i:                             ; preds = %if.end6.i.i.i177.i, %if.end3.i.i.i174.i, %if.then2.i.i.i167.i, %for.body48.i.i164.i
  %retval.0.i.i.i170.i = phi i64 [ %xor.i.i.i168.i, %if.then2.i.i.i167.i ], [ %xor10.i.i.i182.i, %if.end6.i.i.i177.i ], [ %106, %for.body48.i.i164.i ], [ -2251799813685248, %if.end3.i.i.i174.i ]
  %arrayidx49.i.i171.i = getelementptr inbounds i64, ptr %8, i64 %k.3123.i.i165.i
  store i64 %retval.0.i.i.i170.i, ptr %arrayidx49.i.i171.i, align 8
  %inc58.i.i172.i = add nuw nsw i64 %k.3123.i.i165.i, 1
  %exitcond.not.i.i173.i = icmp eq i64 %inc58.i.i172.i, %4
  br i1 %exitcond.not.i.i173.i, label %load_64.exit.i152.i, label %for.body48.i.i164.i, !llvm.loop !16

load_64.exit.i152.i:                              ; preds = %key_64.exit.i.i169.i, %if.end.i.i149.i
  br i1 %cmp9.i.i47, label %for.body.i158.i, label %load_turned_64.exit200.i

for.body.i158.i:                                  ; preds = %load_64.exit.i152.i, %for.body.i158.i
  %k.010.i159.i = phi i64 [ %add.i162.i, %for.body.i158.i ], [ 0, %load_64.exit.i152.i ]
  %add.ptr.i160.i = getelementptr inbounds i64, ptr %8, i64 %k.010.i159.i
  %107 = load <8 x i64>, ptr %add.ptr.i160.i, align 8
  %xor.i161.i = xor <8 x i64> %107, %splat.splat.i.i49
  store <8 x i64> %xor.i161.i, ptr %add.ptr.i160.i, align 8
  %add.i162.i = add nuw nsw i64 %k.010.i159.i, 8
  %cmp.i163.i = icmp slt i64 %add.i162.i, %4
  br i1 %cmp.i163.i, label %for.body.i158.i, label %load_turned_64.exit200.i, !llvm.loop !41

load_turned_64.exit200.i:                         ; preds = %for.body.i158.i, %load_64.exit.i152.i
  store <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, ptr %add.ptr.i32, align 8
  br label %if.end9.i73

if.end9.i73:                                      ; preds = %load_turned_64.exit200.i, %load_turned_64.exit.i
  br i1 %cmp10.i54, label %if.then11.i200, label %if.end21.i74

if.then11.i200:                                   ; preds = %if.end9.i73
  %call12.i201 = tail call fastcc i64 @select_64(ptr noundef nonnull %8, i64 noundef %4, i64 noundef %sub.i55, ptr noundef nonnull %add.ptr1.i33)
  %tobool13.not.i202 = icmp eq i64 %call12.i201, 0
  br i1 %tobool13.not.i202, label %cond.end18.i233, label %for.body.lr.ph.i201.i

for.body.lr.ph.i201.i:                            ; preds = %if.then11.i200
  %sub15.i203 = add i64 %call12.i201, -1
  %splat.splatinsert.i202.i = insertelement <8 x i64> poison, i64 %sub15.i203, i64 0
  %splat.splat.i203.i = shufflevector <8 x i64> %splat.splatinsert.i202.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i204.i

for.body.i204.i:                                  ; preds = %for.body.i204.i, %for.body.lr.ph.i201.i
  %k.039.i.i204 = phi i64 [ 0, %for.body.lr.ph.i201.i ], [ %add10.i.i214, %for.body.i204.i ]
  %some.sroa.0.038.i.i205 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i201.i ], [ %sub.i.i209, %for.body.i204.i ]
  %some.sroa.10.037.i.i206 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i201.i ], [ %sub9.i.i213, %for.body.i204.i ]
  %add.ptr.i205.i = getelementptr inbounds i64, ptr %8, i64 %k.039.i.i204
  %108 = load <8 x i64>, ptr %add.ptr.i205.i, align 8
  %cmp1.i.i207 = icmp ule <8 x i64> %108, %splat.splat.i203.i
  %sext.neg.i.i208 = zext <8 x i1> %cmp1.i.i207 to <8 x i64>
  %sub.i.i209 = add <8 x i64> %some.sroa.0.038.i.i205, %sext.neg.i.i208
  %add.ptr3.i.i210 = getelementptr inbounds i8, ptr %add.ptr.i205.i, i64 64
  %109 = load <8 x i64>, ptr %add.ptr3.i.i210, align 8
  %cmp6.i.i211 = icmp ule <8 x i64> %109, %splat.splat.i203.i
  %sext7.neg.i.i212 = zext <8 x i1> %cmp6.i.i211 to <8 x i64>
  %sub9.i.i213 = add <8 x i64> %some.sroa.10.037.i.i206, %sext7.neg.i.i212
  %add10.i.i214 = add nuw nsw i64 %k.039.i.i204, 16
  %add.i206.i = or disjoint i64 %add10.i.i214, 8
  %cmp.i207.i = icmp slt i64 %add.i206.i, %4
  br i1 %cmp.i207.i, label %for.body.i204.i, label %for.end.i.i215, !llvm.loop !18

for.end.i.i215:                                   ; preds = %for.body.i204.i
  br i1 %cmp11.i.i56, label %if.then.i.i236, label %up_to_64.exit.i

if.then.i.i236:                                   ; preds = %for.end.i.i215
  %110 = load <8 x i64>, ptr %add.ptr12.i.i57, align 8
  %cmp15.i.i237 = icmp ule <8 x i64> %110, %splat.splat.i203.i
  %sext16.neg.i.i238 = zext <8 x i1> %cmp15.i.i237 to <8 x i64>
  %sub18.i.i239 = add <8 x i64> %sub.i.i209, %sext16.neg.i.i238
  br label %up_to_64.exit.i

up_to_64.exit.i:                                  ; preds = %if.then.i.i236, %for.end.i.i215
  %some.sroa.0.1.i.i216 = phi <8 x i64> [ %sub18.i.i239, %if.then.i.i236 ], [ %sub.i.i209, %for.end.i.i215 ]
  %add21.i.i217 = add <8 x i64> %some.sroa.0.1.i.i216, %sub9.i.i213
  %vecext.i.i.i218 = extractelement <8 x i64> %add21.i.i217, i64 0
  %vecext.1.i.i.i219 = extractelement <8 x i64> %add21.i.i217, i64 1
  %add.1.i.i.i220 = add nsw i64 %vecext.1.i.i.i219, %vecext.i.i.i218
  %vecext.2.i.i.i221 = extractelement <8 x i64> %add21.i.i217, i64 2
  %add.2.i.i.i222 = add nsw i64 %add.1.i.i.i220, %vecext.2.i.i.i221
  %vecext.3.i.i.i223 = extractelement <8 x i64> %add21.i.i217, i64 3
  %add.3.i.i.i224 = add nsw i64 %add.2.i.i.i222, %vecext.3.i.i.i223
  %vecext.4.i.i.i225 = extractelement <8 x i64> %add21.i.i217, i64 4
  %add.4.i.i.i226 = add nsw i64 %add.3.i.i.i224, %vecext.4.i.i.i225
  %vecext.5.i.i.i227 = extractelement <8 x i64> %add21.i.i217, i64 5
  %add.5.i.i.i228 = add nsw i64 %add.4.i.i.i226, %vecext.5.i.i.i227
  %vecext.6.i.i.i229 = extractelement <8 x i64> %add21.i.i217, i64 6
  %add.6.i.i.i230 = add nsw i64 %add.5.i.i.i228, %vecext.6.i.i.i229
  %vecext.7.i.i.i231 = extractelement <8 x i64> %add21.i.i217, i64 7
  %add.7.i.i.i232 = add nsw i64 %add.6.i.i.i230, %vecext.7.i.i.i231
  br label %cond.end18.i233

cond.end18.i233:                                  ; preds = %up_to_64.exit.i, %if.then11.i200
  %cond19.i234 = phi i64 [ %add.7.i.i.i232, %up_to_64.exit.i ], [ 0, %if.then11.i200 ]
  %sub20.i235 = sub nsw i64 %6, %cond19.i234
  br label %if.end21.i74

if.end21.i74:                                     ; preds = %cond.end18.i233, %if.end9.i73
  %equal.0.i75 = phi i64 [ %sub20.i235, %cond.end18.i233 ], [ %4, %if.end9.i73 ]
  %last.0.i76 = phi i64 [ %call12.i201, %cond.end18.i233 ], [ -1, %if.end9.i73 ]
  br i1 %cmp9.i.i47, label %for.body24.lr.ph.i134, label %for.cond.cleanup.i77

for.body24.lr.ph.i134:                            ; preds = %if.end21.i74
  %splat.splatinsert.i135 = insertelement <8 x i64> poison, i64 %last.0.i76, i64 0
  %splat.splat.i136 = shufflevector <8 x i64> %splat.splatinsert.i135, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body24.i137

for.cond.cleanup.i77:                             ; preds = %cleanup.i196, %if.end21.i74
  store <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, ptr %add.ptr.i208.i, align 8
  br i1 %cmp167.i.i, label %for.body.i211.i, label %sort_64.exit.i

for.cond30.preheader.i.i:                         ; preds = %for.cond.cleanup8.i.i84
  br i1 %cmp31175.i.i, label %for.body38.lr.ph.i.i, label %sort_64.exit.i

for.body.i211.i:                                  ; preds = %for.cond.cleanup.i77, %for.cond.cleanup8.i.i84
  %k.0168.i.i = phi i64 [ %add28.i.i, %for.cond.cleanup8.i.i84 ], [ 0, %for.cond.cleanup.i77 ]
  %sub.i212.i = sub nsw i64 %cond2.i, %k.0168.i.i
  %cond.i.i83 = tail call i64 @llvm.smin.i64(i64 %sub.i212.i, i64 64)
  %cmp7164.i.i = icmp sgt i64 %sub.i212.i, 0
  br i1 %cmp7164.i.i, label %for.body9.lr.ph.i.i93, label %for.cond.cleanup8.i.i84

for.body9.lr.ph.i.i93:                            ; preds = %for.body.i211.i
  %add.ptr10.i.i94 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %k.0168.i.i
  %111 = add nsw i64 %cond.i.i83, -9
  %xtraiter87.i.i.i = and i64 %cond.i.i83, 3
  %lcmp.mod88.not.i.i.i = icmp eq i64 %xtraiter87.i.i.i, 0
  %112 = or disjoint i64 %xtraiter87.i.i.i, 8
  %invariant.gep.i.i.i = getelementptr i8, ptr %add.ptr10.i.i94, i64 8
  %invariant.gep89.i.i.i = getelementptr i8, ptr %add.ptr10.i.i94, i64 16
  %invariant.gep91.i.i.i = getelementptr i8, ptr %add.ptr10.i.i94, i64 24
  %113 = getelementptr i64, ptr %add.ptr1.i.i58, i64 %k.0168.i.i
  %114 = getelementptr i64, ptr %add.ptr3.i210.i, i64 %k.0168.i.i
  br label %for.body9.i.i95

for.cond.cleanup8.i.i84:                          ; preds = %ranks_64.exit.i.i, %for.body.i211.i
  %add28.i.i = add nuw nsw i64 %k.0168.i.i, 64
  %cmp.i213.i = icmp slt i64 %add28.i.i, %cond2.i
  br i1 %cmp.i213.i, label %for.body.i211.i, label %for.cond30.preheader.i.i, !llvm.loop !45

for.body9.i.i95:                                  ; preds = %ranks_64.exit.i.i, %for.body9.lr.ph.i.i93
  %j.0165.i.i = phi i64 [ 0, %for.body9.lr.ph.i.i93 ], [ %add33.i.i.i, %ranks_64.exit.i.i ]
  %add.ptr.i.i215.i = getelementptr i64, ptr %add.ptr10.i.i94, i64 %j.0165.i.i
  %115 = load <8 x i64>, ptr %add.ptr.i.i215.i, align 8
  %cmp277.i.not.i.i = icmp eq i64 %j.0165.i.i, 0
  br i1 %cmp277.i.not.i.i, label %for.cond9.preheader.i.i.i, label %for.body3.i.i.i

for.cond9.preheader.i.i.i:                        ; preds = %for.body3.i.i.i, %for.body9.i.i95
  %ranks.0.lcssa.i.i.i = phi <8 x i64> [ zeroinitializer, %for.body9.i.i95 ], [ %sub.3.i.i.i, %for.body3.i.i.i ]
  %splat.splat17.i.i.i = shufflevector <8 x i64> %115, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp25.i.i.i = icmp ult <8 x i64> %splat.splat17.i.i.i, %115
  %cmp27.i.i.i = icmp eq <8 x i64> %splat.splat17.i.i.i, %115
  %and73.i.i.i = and <8 x i1> %cmp27.i.i.i, <i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or74.i.i.i = or <8 x i1> %and73.i.i.i, %cmp25.i.i.i
  %or.neg.i.i.i = zext <8 x i1> %or74.i.i.i to <8 x i64>
  %splat.splat17.1.i.i.i = shufflevector <8 x i64> %115, <8 x i64> poison, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %cmp25.1.i.i.i = icmp ult <8 x i64> %splat.splat17.1.i.i.i, %115
  %cmp27.1.i.i.i = icmp eq <8 x i64> %splat.splat17.1.i.i.i, %115
  %and73.1.i.i.i = and <8 x i1> %cmp27.1.i.i.i, <i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or74.1.i.i.i = or <8 x i1> %and73.1.i.i.i, %cmp25.1.i.i.i
  %or.neg.1.i.i.i = zext <8 x i1> %or74.1.i.i.i to <8 x i64>
  %splat.splat17.2.i.i.i = shufflevector <8 x i64> %115, <8 x i64> poison, <8 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %cmp25.2.i.i.i = icmp ult <8 x i64> %splat.splat17.2.i.i.i, %115
  %cmp27.2.i.i.i = icmp eq <8 x i64> %splat.splat17.2.i.i.i, %115
  %and73.2.i.i.i = and <8 x i1> %cmp27.2.i.i.i, <i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or74.2.i.i.i = or <8 x i1> %and73.2.i.i.i, %cmp25.2.i.i.i
  %or.neg.2.i.i.i = zext <8 x i1> %or74.2.i.i.i to <8 x i64>
  %splat.splat17.3.i.i.i = shufflevector <8 x i64> %115, <8 x i64> poison, <8 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %cmp25.3.i.i.i = icmp ult <8 x i64> %splat.splat17.3.i.i.i, %115
  %cmp27.3.i.i.i = icmp eq <8 x i64> %splat.splat17.3.i.i.i, %115
  %and73.3.i.i.i = and <8 x i1> %cmp27.3.i.i.i, <i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true>
  %or74.3.i.i.i = or <8 x i1> %and73.3.i.i.i, %cmp25.3.i.i.i
  %or.neg.3.i.i.i = zext <8 x i1> %or74.3.i.i.i to <8 x i64>
  %splat.splat17.4.i.i.i = shufflevector <8 x i64> %115, <8 x i64> poison, <8 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %cmp25.4.i.i.i = icmp ult <8 x i64> %splat.splat17.4.i.i.i, %115
  %cmp27.4.i.i.i = icmp eq <8 x i64> %splat.splat17.4.i.i.i, %115
  %and73.4.i.i.i = and <8 x i1> %cmp27.4.i.i.i, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true>
  %or74.4.i.i.i = or <8 x i1> %and73.4.i.i.i, %cmp25.4.i.i.i
  %or.neg.4.i.i.i = zext <8 x i1> %or74.4.i.i.i to <8 x i64>
  %splat.splat17.5.i.i.i = shufflevector <8 x i64> %115, <8 x i64> poison, <8 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %cmp25.5.i.i.i = icmp ult <8 x i64> %splat.splat17.5.i.i.i, %115
  %cmp27.5.i.i.i = icmp eq <8 x i64> %splat.splat17.5.i.i.i, %115
  %and73.5.i.i.i = and <8 x i1> %cmp27.5.i.i.i, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true>
  %or74.5.i.i.i = or <8 x i1> %and73.5.i.i.i, %cmp25.5.i.i.i
  %or.neg.5.i.i.i = zext <8 x i1> %or74.5.i.i.i to <8 x i64>
  %splat.splat17.6.i.i.i = shufflevector <8 x i64> %115, <8 x i64> poison, <8 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %cmp25.6.i.i.i = icmp ult <8 x i64> %splat.splat17.6.i.i.i, %115
  %cmp27.6.i.i.i = icmp eq <8 x i64> %splat.splat17.6.i.i.i, %115
  %and73.6.i.i.i = and <8 x i1> %cmp27.6.i.i.i, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true>
  %or74.6.i.i.i = or <8 x i1> %and73.6.i.i.i, %cmp25.6.i.i.i
  %or.neg.6.i.i.i = zext <8 x i1> %or74.6.i.i.i to <8 x i64>
  %splat.splat17.7.i.i.i = shufflevector <8 x i64> %115, <8 x i64> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %cmp25.7.i.i.i = icmp ult <8 x i64> %splat.splat17.7.i.i.i, %115
  %or.neg.7.i.i.i = zext <8 x i1> %cmp25.7.i.i.i to <8 x i64>
  %sub29.i.i.i = add nuw nsw <8 x i64> %or.neg.i.i.i, %or.neg.7.i.i.i
  %sub29.1.i.i.i = add nuw nsw <8 x i64> %sub29.i.i.i, %or.neg.1.i.i.i
  %sub29.2.i.i.i = add nuw nsw <8 x i64> %sub29.1.i.i.i, %or.neg.2.i.i.i
  %sub29.3.i.i.i = add nuw nsw <8 x i64> %sub29.2.i.i.i, %or.neg.3.i.i.i
  %sub29.4.i.i.i = add nuw nsw <8 x i64> %sub29.3.i.i.i, %or.neg.4.i.i.i
  %sub29.5.i.i.i = add nuw nsw <8 x i64> %sub29.4.i.i.i, %or.neg.5.i.i.i
  %sub29.6.i.i.i = add nuw nsw <8 x i64> %sub29.5.i.i.i, %or.neg.6.i.i.i
  %sub29.7.i.i.i = add <8 x i64> %sub29.6.i.i.i, %ranks.0.lcssa.i.i.i
  %add33.i.i.i = add nuw nsw i64 %j.0165.i.i, 8
  %cmp3582.i.i.i = icmp slt i64 %add33.i.i.i, %cond.i.i83
  br i1 %cmp3582.i.i.i, label %for.body36.preheader.i.i.i, label %ranks_64.exit.i.i

for.body3.i.i.i:                                  ; preds = %for.body9.i.i95, %for.body3.i.i.i
  %ranks.079.i.i.i = phi <8 x i64> [ %sub.3.i.i.i, %for.body3.i.i.i ], [ zeroinitializer, %for.body9.i.i95 ]
  %j.078.i.i.i = phi i64 [ %inc6.3.i.i.i, %for.body3.i.i.i ], [ 0, %for.body9.i.i95 ]
  %arrayidx.i.i216.i = getelementptr inbounds i64, ptr %add.ptr10.i.i94, i64 %j.078.i.i.i
  %116 = load i64, ptr %arrayidx.i.i216.i, align 8
  %splat.splatinsert.i.i217.i = insertelement <8 x i64> poison, i64 %116, i64 0
  %splat.splat.i.i218.i = shufflevector <8 x i64> %splat.splatinsert.i.i217.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp4.i.i219.i = icmp ule <8 x i64> %splat.splat.i.i218.i, %115
  %sext.neg.i.i.i = zext <8 x i1> %cmp4.i.i219.i to <8 x i64>
  %sub.i.i.i = add <8 x i64> %ranks.079.i.i.i, %sext.neg.i.i.i
  %inc6.i.i.i = or disjoint i64 %j.078.i.i.i, 1
  %arrayidx.1.i.i.i = getelementptr inbounds i64, ptr %add.ptr10.i.i94, i64 %inc6.i.i.i
  %117 = load i64, ptr %arrayidx.1.i.i.i, align 8
  %splat.splatinsert.1.i.i.i = insertelement <8 x i64> poison, i64 %117, i64 0
  %splat.splat.1.i.i.i = shufflevector <8 x i64> %splat.splatinsert.1.i.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp4.1.i.i.i = icmp ule <8 x i64> %splat.splat.1.i.i.i, %115
  %sext.neg.1.i.i.i = zext <8 x i1> %cmp4.1.i.i.i to <8 x i64>
  %sub.1.i.i.i = add <8 x i64> %sub.i.i.i, %sext.neg.1.i.i.i
  %inc6.1.i.i.i = or disjoint i64 %j.078.i.i.i, 2
  %arrayidx.2.i.i.i = getelementptr inbounds i64, ptr %add.ptr10.i.i94, i64 %inc6.1.i.i.i
  %118 = load i64, ptr %arrayidx.2.i.i.i, align 8
  %splat.splatinsert.2.i.i.i = insertelement <8 x i64> poison, i64 %118, i64 0
  %splat.splat.2.i.i.i = shufflevector <8 x i64> %splat.splatinsert.2.i.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp4.2.i.i.i = icmp ule <8 x i64> %splat.splat.2.i.i.i, %115
  %sext.neg.2.i.i.i = zext <8 x i1> %cmp4.2.i.i.i to <8 x i64>
  %sub.2.i.i.i = add <8 x i64> %sub.1.i.i.i, %sext.neg.2.i.i.i
  %inc6.2.i.i.i = or disjoint i64 %j.078.i.i.i, 3
  %arrayidx.3.i.i.i = getelementptr inbounds i64, ptr %add.ptr10.i.i94, i64 %inc6.2.i.i.i
  %119 = load i64, ptr %arrayidx.3.i.i.i, align 8
  %splat.splatinsert.3.i.i.i = insertelement <8 x i64> poison, i64 %119, i64 0
  %splat.splat.3.i.i.i = shufflevector <8 x i64> %splat.splatinsert.3.i.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp4.3.i.i.i = icmp ule <8 x i64> %splat.splat.3.i.i.i, %115
  %sext.neg.3.i.i.i = zext <8 x i1> %cmp4.3.i.i.i to <8 x i64>
  %sub.3.i.i.i = add <8 x i64> %sub.2.i.i.i, %sext.neg.3.i.i.i
  %inc6.3.i.i.i = add nuw i64 %j.078.i.i.i, 4
  %niter.ncmp.3.not.i.i.i = icmp eq i64 %inc6.3.i.i.i, %j.0165.i.i
  br i1 %niter.ncmp.3.not.i.i.i, label %for.cond9.preheader.i.i.i, label %for.body3.i.i.i, !llvm.loop !46

for.body36.preheader.i.i.i:                       ; preds = %for.cond9.preheader.i.i.i
  %120 = sub i64 %111, %j.0165.i.i
  br i1 %lcmp.mod88.not.i.i.i, label %for.body36.prol.loopexit.i.i.i, label %for.body36.prol.i.i.i

for.body36.prol.i.i.i:                            ; preds = %for.body36.preheader.i.i.i, %for.body36.prol.i.i.i
  %ranks.284.prol.i.i.i = phi <8 x i64> [ %sub44.prol.i.i.i, %for.body36.prol.i.i.i ], [ %sub29.7.i.i.i, %for.body36.preheader.i.i.i ]
  %j.183.prol.i.i.i = phi i64 [ %inc46.prol.i.i.i, %for.body36.prol.i.i.i ], [ %add33.i.i.i, %for.body36.preheader.i.i.i ]
  %prol.iter.i.i.i = phi i64 [ %prol.iter.next.i.i.i, %for.body36.prol.i.i.i ], [ 0, %for.body36.preheader.i.i.i ]
  %arrayidx38.prol.i.i.i = getelementptr inbounds i64, ptr %add.ptr10.i.i94, i64 %j.183.prol.i.i.i
  %121 = load i64, ptr %arrayidx38.prol.i.i.i, align 8
  %splat.splatinsert39.prol.i.i.i = insertelement <8 x i64> poison, i64 %121, i64 0
  %splat.splat40.prol.i.i.i = shufflevector <8 x i64> %splat.splatinsert39.prol.i.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp42.prol.i.i.i = icmp ult <8 x i64> %splat.splat40.prol.i.i.i, %115
  %sext43.neg.prol.i.i.i = zext <8 x i1> %cmp42.prol.i.i.i to <8 x i64>
  %sub44.prol.i.i.i = add <8 x i64> %ranks.284.prol.i.i.i, %sext43.neg.prol.i.i.i
  %inc46.prol.i.i.i = add nuw nsw i64 %j.183.prol.i.i.i, 1
  %prol.iter.next.i.i.i = add nuw nsw i64 %prol.iter.i.i.i, 1
  %prol.iter.cmp.not.i.i.i = icmp eq i64 %prol.iter.next.i.i.i, %xtraiter87.i.i.i
  br i1 %prol.iter.cmp.not.i.i.i, label %for.body36.prol.loopexit.unr-lcssa.i.i.i, label %for.body36.prol.i.i.i, !llvm.loop !47

for.body36.prol.loopexit.unr-lcssa.i.i.i:         ; preds = %for.body36.prol.i.i.i
  %122 = add nuw nsw i64 %112, %j.0165.i.i
  br label %for.body36.prol.loopexit.i.i.i

for.body36.prol.loopexit.i.i.i:                   ; preds = %for.body36.prol.loopexit.unr-lcssa.i.i.i, %for.body36.preheader.i.i.i
  %ranks.284.unr.i.i.i = phi <8 x i64> [ %sub29.7.i.i.i, %for.body36.preheader.i.i.i ], [ %sub44.prol.i.i.i, %for.body36.prol.loopexit.unr-lcssa.i.i.i ]
  %j.183.unr.i.i.i = phi i64 [ %add33.i.i.i, %for.body36.preheader.i.i.i ], [ %122, %for.body36.prol.loopexit.unr-lcssa.i.i.i ]
  %sub44.lcssa.unr.i.i.i = phi <8 x i64> [ poison, %for.body36.preheader.i.i.i ], [ %sub44.prol.i.i.i, %for.body36.prol.loopexit.unr-lcssa.i.i.i ]
  %123 = icmp ult i64 %120, 3
  br i1 %123, label %ranks_64.exit.i.i, label %for.body36.i.i.i

for.body36.i.i.i:                                 ; preds = %for.body36.prol.loopexit.i.i.i, %for.body36.i.i.i
  %ranks.284.i.i.i = phi <8 x i64> [ %sub44.3.i.i.i, %for.body36.i.i.i ], [ %ranks.284.unr.i.i.i, %for.body36.prol.loopexit.i.i.i ]
  %j.183.i.i.i = phi i64 [ %inc46.3.i.i.i, %for.body36.i.i.i ], [ %j.183.unr.i.i.i, %for.body36.prol.loopexit.i.i.i ]
  %arrayidx38.i.i.i = getelementptr inbounds i64, ptr %add.ptr10.i.i94, i64 %j.183.i.i.i
  %124 = load i64, ptr %arrayidx38.i.i.i, align 8
  %splat.splatinsert39.i.i.i = insertelement <8 x i64> poison, i64 %124, i64 0
  %splat.splat40.i.i.i = shufflevector <8 x i64> %splat.splatinsert39.i.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp42.i.i.i = icmp ult <8 x i64> %splat.splat40.i.i.i, %115
  %sext43.neg.i.i.i = zext <8 x i1> %cmp42.i.i.i to <8 x i64>
  %sub44.i.i.i = add <8 x i64> %ranks.284.i.i.i, %sext43.neg.i.i.i
  %gep.i.i.i = getelementptr i64, ptr %invariant.gep.i.i.i, i64 %j.183.i.i.i
  %125 = load i64, ptr %gep.i.i.i, align 8
  %splat.splatinsert39.1.i.i.i = insertelement <8 x i64> poison, i64 %125, i64 0
  %splat.splat40.1.i.i.i = shufflevector <8 x i64> %splat.splatinsert39.1.i.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp42.1.i.i.i = icmp ult <8 x i64> %splat.splat40.1.i.i.i, %115
  %sext43.neg.1.i.i.i = zext <8 x i1> %cmp42.1.i.i.i to <8 x i64>
  %sub44.1.i.i.i = add <8 x i64> %sub44.i.i.i, %sext43.neg.1.i.i.i
  %gep90.i.i.i = getelementptr i64, ptr %invariant.gep89.i.i.i, i64 %j.183.i.i.i
  %126 = load i64, ptr %gep90.i.i.i, align 8
  %splat.splatinsert39.2.i.i.i = insertelement <8 x i64> poison, i64 %126, i64 0
  %splat.splat40.2.i.i.i = shufflevector <8 x i64> %splat.splatinsert39.2.i.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp42.2.i.i.i = icmp ult <8 x i64> %splat.splat40.2.i.i.i, %115
  %sext43.neg.2.i.i.i = zext <8 x i1> %cmp42.2.i.i.i to <8 x i64>
  %sub44.2.i.i.i = add <8 x i64> %sub44.1.i.i.i, %sext43.neg.2.i.i.i
  %gep92.i.i.i = getelementptr i64, ptr %invariant.gep91.i.i.i, i64 %j.183.i.i.i
  %127 = load i64, ptr %gep92.i.i.i, align 8
  %splat.splatinsert39.3.i.i.i = insertelement <8 x i64> poison, i64 %127, i64 0
  %splat.splat40.3.i.i.i = shufflevector <8 x i64> %splat.splatinsert39.3.i.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp42.3.i.i.i = icmp ult <8 x i64> %splat.splat40.3.i.i.i, %115
  %sext43.neg.3.i.i.i = zext <8 x i1> %cmp42.3.i.i.i to <8 x i64>
  %sub44.3.i.i.i = add <8 x i64> %sub44.2.i.i.i, %sext43.neg.3.i.i.i
  %inc46.3.i.i.i = add nuw nsw i64 %j.183.i.i.i, 4
  %exitcond.3.not.i.i.i = icmp eq i64 %inc46.3.i.i.i, %cond.i.i83
  br i1 %exitcond.3.not.i.i.i, label %ranks_64.exit.i.i, label %for.body36.i.i.i, !llvm.loop !48

ranks_64.exit.i.i:                                ; preds = %for.body36.i.i.i, %for.body36.prol.loopexit.i.i.i, %for.cond9.preheader.i.i.i
  %ranks.2.lcssa.i.i.i = phi <8 x i64> [ %sub29.7.i.i.i, %for.cond9.preheader.i.i.i ], [ %sub44.lcssa.unr.i.i.i, %for.body36.prol.loopexit.i.i.i ], [ %sub44.3.i.i.i, %for.body36.i.i.i ]
  %add.i220.i = add nuw nsw i64 %j.0165.i.i, %k.0168.i.i
  %arrayidx.i221.i = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add.i220.i
  %128 = load i64, ptr %arrayidx.i221.i, align 8
  %vecext.i.i96 = extractelement <8 x i64> %ranks.2.lcssa.i.i.i, i64 0
  %arrayidx17.i.i97 = getelementptr i64, ptr %113, i64 %vecext.i.i96
  store i64 %128, ptr %arrayidx17.i.i97, align 8
  %arrayidx20.i.i98 = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add.i220.i
  %129 = load i64, ptr %arrayidx20.i.i98, align 8
  %arrayidx23.i.i = getelementptr i64, ptr %114, i64 %vecext.i.i96
  store i64 %129, ptr %arrayidx23.i.i, align 8
  %add15.1.i.i99 = or disjoint i64 %add.i220.i, 1
  %arrayidx.1.i.i100 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add15.1.i.i99
  %130 = load i64, ptr %arrayidx.1.i.i100, align 8
  %vecext.1.i.i101 = extractelement <8 x i64> %ranks.2.lcssa.i.i.i, i64 1
  %arrayidx17.1.i.i102 = getelementptr i64, ptr %113, i64 %vecext.1.i.i101
  store i64 %130, ptr %arrayidx17.1.i.i102, align 8
  %arrayidx20.1.i.i103 = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add15.1.i.i99
  %131 = load i64, ptr %arrayidx20.1.i.i103, align 8
  %arrayidx23.1.i.i = getelementptr i64, ptr %114, i64 %vecext.1.i.i101
  store i64 %131, ptr %arrayidx23.1.i.i, align 8
  %add15.2.i.i104 = or disjoint i64 %add.i220.i, 2
  %arrayidx.2.i.i105 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add15.2.i.i104
  %132 = load i64, ptr %arrayidx.2.i.i105, align 8
  %vecext.2.i.i106 = extractelement <8 x i64> %ranks.2.lcssa.i.i.i, i64 2
  %arrayidx17.2.i.i107 = getelementptr i64, ptr %113, i64 %vecext.2.i.i106
  store i64 %132, ptr %arrayidx17.2.i.i107, align 8
  %arrayidx20.2.i.i108 = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add15.2.i.i104
  %133 = load i64, ptr %arrayidx20.2.i.i108, align 8
  %arrayidx23.2.i.i = getelementptr i64, ptr %114, i64 %vecext.2.i.i106
  store i64 %133, ptr %arrayidx23.2.i.i, align 8
  %add15.3.i.i109 = or disjoint i64 %add.i220.i, 3
  %arrayidx.3.i.i110 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add15.3.i.i109
  %134 = load i64, ptr %arrayidx.3.i.i110, align 8
  %vecext.3.i.i111 = extractelement <8 x i64> %ranks.2.lcssa.i.i.i, i64 3
  %arrayidx17.3.i.i112 = getelementptr i64, ptr %113, i64 %vecext.3.i.i111
  store i64 %134, ptr %arrayidx17.3.i.i112, align 8
  %arrayidx20.3.i.i113 = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add15.3.i.i109
  %135 = load i64, ptr %arrayidx20.3.i.i113, align 8
  %arrayidx23.3.i.i = getelementptr i64, ptr %114, i64 %vecext.3.i.i111
  store i64 %135, ptr %arrayidx23.3.i.i, align 8
  %add15.4.i.i114 = or disjoint i64 %add.i220.i, 4
  %arrayidx.4.i.i115 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add15.4.i.i114
  %136 = load i64, ptr %arrayidx.4.i.i115, align 8
  %vecext.4.i.i116 = extractelement <8 x i64> %ranks.2.lcssa.i.i.i, i64 4
  %arrayidx17.4.i.i117 = getelementptr i64, ptr %113, i64 %vecext.4.i.i116
  store i64 %136, ptr %arrayidx17.4.i.i117, align 8
  %arrayidx20.4.i.i118 = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add15.4.i.i114
  %137 = load i64, ptr %arrayidx20.4.i.i118, align 8
  %arrayidx23.4.i.i = getelementptr i64, ptr %114, i64 %vecext.4.i.i116
  store i64 %137, ptr %arrayidx23.4.i.i, align 8
  %add15.5.i.i119 = or disjoint i64 %add.i220.i, 5
  %arrayidx.5.i.i120 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add15.5.i.i119
  %138 = load i64, ptr %arrayidx.5.i.i120, align 8
  %vecext.5.i.i121 = extractelement <8 x i64> %ranks.2.lcssa.i.i.i, i64 5
  %arrayidx17.5.i.i122 = getelementptr i64, ptr %113, i64 %vecext.5.i.i121
  store i64 %138, ptr %arrayidx17.5.i.i122, align 8
  %arrayidx20.5.i.i123 = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add15.5.i.i119
  %139 = load i64, ptr %arrayidx20.5.i.i123, align 8
  %arrayidx23.5.i.i = getelementptr i64, ptr %114, i64 %vecext.5.i.i121
  store i64 %139, ptr %arrayidx23.5.i.i, align 8
  %add15.6.i.i124 = or disjoint i64 %add.i220.i, 6
  %arrayidx.6.i.i125 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add15.6.i.i124
  %140 = load i64, ptr %arrayidx.6.i.i125, align 8
  %vecext.6.i.i126 = extractelement <8 x i64> %ranks.2.lcssa.i.i.i, i64 6
  %arrayidx17.6.i.i127 = getelementptr i64, ptr %113, i64 %vecext.6.i.i126
  store i64 %140, ptr %arrayidx17.6.i.i127, align 8
  %arrayidx20.6.i.i128 = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add15.6.i.i124
  %141 = load i64, ptr %arrayidx20.6.i.i128, align 8
  %arrayidx23.6.i.i = getelementptr i64, ptr %114, i64 %vecext.6.i.i126
  store i64 %141, ptr %arrayidx23.6.i.i, align 8
  %add15.7.i.i129 = or disjoint i64 %add.i220.i, 7
  %arrayidx.7.i.i130 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add15.7.i.i129
  %142 = load i64, ptr %arrayidx.7.i.i130, align 8
  %vecext.7.i.i131 = extractelement <8 x i64> %ranks.2.lcssa.i.i.i, i64 7
  %arrayidx17.7.i.i132 = getelementptr i64, ptr %113, i64 %vecext.7.i.i131
  store i64 %142, ptr %arrayidx17.7.i.i132, align 8
  %arrayidx20.7.i.i133 = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add15.7.i.i129
  %143 = load i64, ptr %arrayidx20.7.i.i133, align 8
  %arrayidx23.7.i.i = getelementptr i64, ptr %114, i64 %vecext.7.i.i131
  store i64 %143, ptr %arrayidx23.7.i.i, align 8
  br i1 %cmp3582.i.i.i, label %for.body9.i.i95, label %for.cond.cleanup8.i.i84, !llvm.loop !49

for.body38.lr.ph.i.i:                             ; preds = %for.cond30.preheader.i.i, %for.cond.cleanup37.i.i
  %keys.addr.0180.i.i = phi ptr [ %to.0178.i.i, %for.cond.cleanup37.i.i ], [ %add.ptr1.i33, %for.cond30.preheader.i.i ]
  %theirs.addr.0179.i.i = phi ptr [ %theirs_to.0177.i.i, %for.cond.cleanup37.i.i ], [ %add.ptr3.i37, %for.cond30.preheader.i.i ]
  %to.0178.i.i = phi ptr [ %keys.addr.0180.i.i, %for.cond.cleanup37.i.i ], [ %add.ptr1.i.i58, %for.cond30.preheader.i.i ]
  %theirs_to.0177.i.i = phi ptr [ %theirs.addr.0179.i.i, %for.cond.cleanup37.i.i ], [ %add.ptr3.i210.i, %for.cond30.preheader.i.i ]
  %size.0176.i.i = phi i64 [ %mul.i.i85, %for.cond.cleanup37.i.i ], [ 64, %for.cond30.preheader.i.i ]
  %mul.i.i85 = shl nsw i64 %size.0176.i.i, 1
  br label %for.body38.i.i

for.cond35.loopexit.i.i:                          ; preds = %lor.end.thread.i.i87, %for.body38.i.i
  %cmp36.i214.i = icmp slt i64 %add46.i.i, %cond2.i
  br i1 %cmp36.i214.i, label %for.body38.i.i, label %for.cond.cleanup37.i.i, !llvm.loop !50

for.cond.cleanup37.i.i:                           ; preds = %for.cond35.loopexit.i.i
  %cmp31.i.i = icmp slt i64 %mul.i.i85, %cond2.i
  br i1 %cmp31.i.i, label %for.body38.lr.ph.i.i, label %sort_64.exit.i, !llvm.loop !51

for.body38.i.i:                                   ; preds = %for.cond35.loopexit.i.i, %for.body38.lr.ph.i.i
  %k34.0174.i.i = phi i64 [ 0, %for.body38.lr.ph.i.i ], [ %add46.i.i, %for.cond35.loopexit.i.i ]
  %add39.i.i = add nsw i64 %k34.0174.i.i, %size.0176.i.i
  %cond45.i.i = tail call i64 @llvm.smin.i64(i64 %add39.i.i, i64 %cond2.i)
  %add46.i.i = add nsw i64 %k34.0174.i.i, %mul.i.i85
  %add46.count.i.i = tail call i64 @llvm.smin.i64(i64 %add46.i.i, i64 %cond2.i)
  %cmp56169.i.i = icmp slt i64 %k34.0174.i.i, %add46.count.i.i
  br i1 %cmp56169.i.i, label %for.body58.i.i, label %for.cond35.loopexit.i.i

for.body58.i.i:                                   ; preds = %for.body38.i.i, %lor.end.thread.i.i87
  %j54.0172.i.i = phi i64 [ %inc76.i.i, %lor.end.thread.i.i87 ], [ %k34.0174.i.i, %for.body38.i.i ]
  %other.0171.i.i = phi i64 [ %add68.i.i, %lor.end.thread.i.i87 ], [ %cond45.i.i, %for.body38.i.i ]
  %one.0170.i.i = phi i64 [ %add70.i.i, %lor.end.thread.i.i87 ], [ %k34.0174.i.i, %for.body38.i.i ]
  %cmp59.i.i = icmp eq i64 %one.0170.i.i, %cond45.i.i
  br i1 %cmp59.i.i, label %lor.end.thread.i.i87, label %lor.rhs.i.i86

lor.rhs.i.i86:                                    ; preds = %for.body58.i.i
  %cmp60.i.i = icmp slt i64 %other.0171.i.i, %add46.count.i.i
  br i1 %cmp60.i.i, label %lor.end.i.i89, label %lor.end.thread.i.i87

lor.end.i.i89:                                    ; preds = %lor.rhs.i.i86
  %arrayidx61.i.i = getelementptr inbounds i64, ptr %to.0178.i.i, i64 %other.0171.i.i
  %144 = load i64, ptr %arrayidx61.i.i, align 8
  %arrayidx62.i.i = getelementptr inbounds i64, ptr %to.0178.i.i, i64 %one.0170.i.i
  %145 = load i64, ptr %arrayidx62.i.i, align 8
  %cmp63.i.i = icmp ult i64 %144, %145
  %cond.fr.i.i90 = freeze i1 %cmp63.i.i
  %conv.i.i91 = zext i1 %cond.fr.i.i90 to i64
  %spec.select.i.i92 = select i1 %cond.fr.i.i90, i64 %other.0171.i.i, i64 %one.0170.i.i
  br label %lor.end.thread.i.i87

lor.end.thread.i.i87:                             ; preds = %lor.end.i.i89, %lor.rhs.i.i86, %for.body58.i.i
  %conv158.i.i = phi i64 [ 1, %for.body58.i.i ], [ 0, %lor.rhs.i.i86 ], [ %conv.i.i91, %lor.end.i.i89 ]
  %146 = phi i1 [ true, %for.body58.i.i ], [ false, %lor.rhs.i.i86 ], [ %cond.fr.i.i90, %lor.end.i.i89 ]
  %147 = phi i64 [ %other.0171.i.i, %for.body58.i.i ], [ %one.0170.i.i, %lor.rhs.i.i86 ], [ %spec.select.i.i92, %lor.end.i.i89 ]
  %add68.i.i = add nsw i64 %conv158.i.i, %other.0171.i.i
  %not..i.i88 = xor i1 %146, true
  %sub69.i.i = zext i1 %not..i.i88 to i64
  %add70.i.i = add nsw i64 %one.0170.i.i, %sub69.i.i
  %arrayidx71.i.i = getelementptr inbounds i64, ptr %to.0178.i.i, i64 %147
  %148 = load i64, ptr %arrayidx71.i.i, align 8
  %arrayidx72.i.i = getelementptr inbounds i64, ptr %keys.addr.0180.i.i, i64 %j54.0172.i.i
  store i64 %148, ptr %arrayidx72.i.i, align 8
  %arrayidx73.i.i = getelementptr inbounds i64, ptr %theirs_to.0177.i.i, i64 %147
  %149 = load i64, ptr %arrayidx73.i.i, align 8
  %arrayidx74.i.i = getelementptr inbounds i64, ptr %theirs.addr.0179.i.i, i64 %j54.0172.i.i
  store i64 %149, ptr %arrayidx74.i.i, align 8
  %inc76.i.i = add nsw i64 %j54.0172.i.i, 1
  %cmp56.i.i = icmp slt i64 %inc76.i.i, %add46.count.i.i
  br i1 %cmp56.i.i, label %for.body58.i.i, label %for.cond35.loopexit.i.i, !llvm.loop !52

sort_64.exit.i:                                   ; preds = %for.cond.cleanup37.i.i, %for.cond30.preheader.i.i, %for.cond.cleanup.i77
  %theirs_to.0.lcssa.i.i78 = phi ptr [ %add.ptr3.i210.i, %for.cond30.preheader.i.i ], [ %add.ptr3.i210.i, %for.cond.cleanup.i77 ], [ %theirs.addr.0179.i.i, %for.cond.cleanup37.i.i ]
  br i1 %cmp54234.i, label %for.body57.i, label %for.inc64.i

for.body24.i137:                                  ; preds = %cleanup.i196, %for.body24.lr.ph.i134
  %k.0233.i = phi i64 [ 0, %for.body24.lr.ph.i134 ], [ %add48.i, %cleanup.i196 ]
  %count.0232.i = phi i64 [ 0, %for.body24.lr.ph.i134 ], [ %count.2.i198, %cleanup.i196 ]
  %equal.1231.i = phi i64 [ %equal.0.i75, %for.body24.lr.ph.i134 ], [ %equal.3.i197, %cleanup.i196 ]
  %add.ptr25.i138 = getelementptr inbounds i64, ptr %8, i64 %k.0233.i
  %150 = load <8 x i64>, ptr %add.ptr25.i138, align 8
  %cmp26.i139 = icmp ule <8 x i64> %150, %splat.splat.i136
  %151 = bitcast <8 x i1> %cmp26.i139 to i8
  %.not.i140 = icmp eq i8 %151, 0
  br i1 %.not.i140, label %cleanup.i196, label %for.body33.preheader.i141

for.body33.preheader.i141:                        ; preds = %for.body24.i137
  %152 = extractelement <8 x i64> %150, i64 0
  %cmp35.i142 = icmp eq i64 %152, %last.0.i76
  %cmp36.i143 = icmp sgt i64 %equal.1231.i, 0
  %and127.i = and i1 %cmp36.i143, %cmp35.i142
  %conv38.neg.i144 = sext i1 %and127.i to i64
  %arrayidx39.i145 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %count.0232.i
  store i64 %152, ptr %arrayidx39.i145, align 8
  %arrayidx41.i = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %count.0232.i
  store i64 %k.0233.i, ptr %arrayidx41.i, align 8
  %sub42.i = add i64 %equal.1231.i, %conv38.neg.i144
  %cmp43.i = icmp ult i64 %152, %last.0.i76
  %or128.i = or i1 %cmp43.i, %and127.i
  %or.i146 = zext i1 %or128.i to i64
  %add46.i = add nsw i64 %count.0232.i, %or.i146
  %add34.1.i147 = or disjoint i64 %k.0233.i, 1
  %arrayidx.1.i148 = getelementptr inbounds i64, ptr %8, i64 %add34.1.i147
  %153 = load i64, ptr %arrayidx.1.i148, align 8
  %cmp35.1.i149 = icmp eq i64 %153, %last.0.i76
  %cmp36.1.i150 = icmp sgt i64 %sub42.i, 0
  %and127.1.i = and i1 %cmp36.1.i150, %cmp35.1.i149
  %conv38.neg.1.i151 = sext i1 %and127.1.i to i64
  %arrayidx39.1.i152 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add46.i
  store i64 %153, ptr %arrayidx39.1.i152, align 8
  %arrayidx41.1.i = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add46.i
  store i64 %add34.1.i147, ptr %arrayidx41.1.i, align 8
  %sub42.1.i = add i64 %sub42.i, %conv38.neg.1.i151
  %cmp43.1.i = icmp ult i64 %153, %last.0.i76
  %or128.1.i = or i1 %cmp43.1.i, %and127.1.i
  %or.1.i153 = zext i1 %or128.1.i to i64
  %add46.1.i = add nsw i64 %add46.i, %or.1.i153
  %add34.2.i154 = or disjoint i64 %k.0233.i, 2
  %arrayidx.2.i155 = getelementptr inbounds i64, ptr %8, i64 %add34.2.i154
  %154 = load i64, ptr %arrayidx.2.i155, align 8
  %cmp35.2.i156 = icmp eq i64 %154, %last.0.i76
  %cmp36.2.i157 = icmp sgt i64 %sub42.1.i, 0
  %and127.2.i = and i1 %cmp35.2.i156, %cmp36.2.i157
  %conv38.neg.2.i158 = sext i1 %and127.2.i to i64
  %arrayidx39.2.i159 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add46.1.i
  store i64 %154, ptr %arrayidx39.2.i159, align 8
  %arrayidx41.2.i = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add46.1.i
  store i64 %add34.2.i154, ptr %arrayidx41.2.i, align 8
  %sub42.2.i = add i64 %sub42.1.i, %conv38.neg.2.i158
  %cmp43.2.i = icmp ult i64 %154, %last.0.i76
  %or128.2.i = or i1 %cmp43.2.i, %and127.2.i
  %or.2.i160 = zext i1 %or128.2.i to i64
  %add46.2.i = add nsw i64 %add46.1.i, %or.2.i160
  %add34.3.i161 = or disjoint i64 %k.0233.i, 3
  %arrayidx.3.i162 = getelementptr inbounds i64, ptr %8, i64 %add34.3.i161
  %155 = load i64, ptr %arrayidx.3.i162, align 8
  %cmp35.3.i163 = icmp eq i64 %155, %last.0.i76
  %cmp36.3.i164 = icmp sgt i64 %sub42.2.i, 0
  %and127.3.i = and i1 %cmp35.3.i163, %cmp36.3.i164
  %conv38.neg.3.i165 = sext i1 %and127.3.i to i64
  %arrayidx39.3.i166 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add46.2.i
  store i64 %155, ptr %arrayidx39.3.i166, align 8
  %arrayidx41.3.i = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add46.2.i
  store i64 %add34.3.i161, ptr %arrayidx41.3.i, align 8
  %sub42.3.i = add i64 %sub42.2.i, %conv38.neg.3.i165
  %cmp43.3.i = icmp ult i64 %155, %last.0.i76
  %or128.3.i = or i1 %cmp43.3.i, %and127.3.i
  %or.3.i167 = zext i1 %or128.3.i to i64
  %add46.3.i = add nsw i64 %add46.2.i, %or.3.i167
  %add34.4.i168 = or disjoint i64 %k.0233.i, 4
  %arrayidx.4.i169 = getelementptr inbounds i64, ptr %8, i64 %add34.4.i168
  %156 = load i64, ptr %arrayidx.4.i169, align 8
  %cmp35.4.i170 = icmp eq i64 %156, %last.0.i76
  %cmp36.4.i171 = icmp sgt i64 %sub42.3.i, 0
  %and127.4.i = and i1 %cmp35.4.i170, %cmp36.4.i171
  %conv38.neg.4.i172 = sext i1 %and127.4.i to i64
  %arrayidx39.4.i173 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add46.3.i
  store i64 %156, ptr %arrayidx39.4.i173, align 8
  %arrayidx41.4.i = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add46.3.i
  store i64 %add34.4.i168, ptr %arrayidx41.4.i, align 8
  %sub42.4.i = add i64 %sub42.3.i, %conv38.neg.4.i172
  %cmp43.4.i = icmp ult i64 %156, %last.0.i76
  %or128.4.i = or i1 %cmp43.4.i, %and127.4.i
  %or.4.i174 = zext i1 %or128.4.i to i64
  %add46.4.i = add nsw i64 %add46.3.i, %or.4.i174
  %add34.5.i175 = or disjoint i64 %k.0233.i, 5
  %arrayidx.5.i176 = getelementptr inbounds i64, ptr %8, i64 %add34.5.i175
  %157 = load i64, ptr %arrayidx.5.i176, align 8
  %cmp35.5.i177 = icmp eq i64 %157, %last.0.i76
  %cmp36.5.i178 = icmp sgt i64 %sub42.4.i, 0
  %and127.5.i = and i1 %cmp35.5.i177, %cmp36.5.i178
  %conv38.neg.5.i179 = sext i1 %and127.5.i to i64
  %arrayidx39.5.i180 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add46.4.i
  store i64 %157, ptr %arrayidx39.5.i180, align 8
  %arrayidx41.5.i = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add46.4.i
  store i64 %add34.5.i175, ptr %arrayidx41.5.i, align 8
  %sub42.5.i = add i64 %sub42.4.i, %conv38.neg.5.i179
  %cmp43.5.i = icmp ult i64 %157, %last.0.i76
  %or128.5.i = or i1 %cmp43.5.i, %and127.5.i
  %or.5.i181 = zext i1 %or128.5.i to i64
  %add46.5.i = add nsw i64 %add46.4.i, %or.5.i181
  %add34.6.i182 = or disjoint i64 %k.0233.i, 6
  %arrayidx.6.i183 = getelementptr inbounds i64, ptr %8, i64 %add34.6.i182
  %158 = load i64, ptr %arrayidx.6.i183, align 8
  %cmp35.6.i184 = icmp eq i64 %158, %last.0.i76
  %cmp36.6.i185 = icmp sgt i64 %sub42.5.i, 0
  %and127.6.i = and i1 %cmp35.6.i184, %cmp36.6.i185
  %conv38.neg.6.i186 = sext i1 %and127.6.i to i64
  %arrayidx39.6.i187 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add46.5.i
  store i64 %158, ptr %arrayidx39.6.i187, align 8
  %arrayidx41.6.i = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add46.5.i
  store i64 %add34.6.i182, ptr %arrayidx41.6.i, align 8
  %sub42.6.i = add i64 %sub42.5.i, %conv38.neg.6.i186
  %cmp43.6.i = icmp ult i64 %158, %last.0.i76
  %or128.6.i = or i1 %cmp43.6.i, %and127.6.i
  %or.6.i188 = zext i1 %or128.6.i to i64
  %add46.6.i = add nsw i64 %add46.5.i, %or.6.i188
  %add34.7.i189 = or disjoint i64 %k.0233.i, 7
  %arrayidx.7.i190 = getelementptr inbounds i64, ptr %8, i64 %add34.7.i189
  %159 = load i64, ptr %arrayidx.7.i190, align 8
  %cmp35.7.i191 = icmp eq i64 %159, %last.0.i76
  %cmp36.7.i192 = icmp sgt i64 %sub42.6.i, 0
  %and127.7.i = and i1 %cmp35.7.i191, %cmp36.7.i192
  %conv38.neg.7.i193 = sext i1 %and127.7.i to i64
  %arrayidx39.7.i194 = getelementptr inbounds i64, ptr %add.ptr1.i33, i64 %add46.6.i
  store i64 %159, ptr %arrayidx39.7.i194, align 8
  %arrayidx41.7.i = getelementptr inbounds i64, ptr %add.ptr3.i37, i64 %add46.6.i
  store i64 %add34.7.i189, ptr %arrayidx41.7.i, align 8
  %sub42.7.i = add i64 %sub42.6.i, %conv38.neg.7.i193
  %cmp43.7.i = icmp ult i64 %159, %last.0.i76
  %or128.7.i = or i1 %cmp43.7.i, %and127.7.i
  %or.7.i195 = zext i1 %or128.7.i to i64
  %add46.7.i = add nsw i64 %add46.6.i, %or.7.i195
  br label %cleanup.i196

cleanup.i196:                                     ; preds = %for.body33.preheader.i141, %for.body24.i137
  %equal.3.i197 = phi i64 [ %equal.1231.i, %for.body24.i137 ], [ %sub42.7.i, %for.body33.preheader.i141 ]
  %count.2.i198 = phi i64 [ %count.0232.i, %for.body24.i137 ], [ %add46.7.i, %for.body33.preheader.i141 ]
  %add48.i = add nuw nsw i64 %k.0233.i, 8
  %cmp23.i199 = icmp slt i64 %add48.i, %4
  br i1 %cmp23.i199, label %for.body24.i137, label %for.cond.cleanup.i77, !llvm.loop !53

for.body57.i:                                     ; preds = %sort_64.exit.i, %for.body57.i
  %k52.0235.i = phi i64 [ %inc61.i, %for.body57.i ], [ 0, %sort_64.exit.i ]
  %arrayidx58.i = getelementptr inbounds i64, ptr %theirs_to.0.lcssa.i.i78, i64 %k52.0235.i
  %160 = load i64, ptr %arrayidx58.i, align 8
  %arrayidx59.i81 = getelementptr inbounds i64, ptr %out.addr.0237.i, i64 %k52.0235.i
  store i64 %160, ptr %arrayidx59.i81, align 8
  %inc61.i = add nuw nsw i64 %k52.0235.i, 1
  %exitcond.not.i82 = icmp eq i64 %inc61.i, %6
  br i1 %exitcond.not.i82, label %for.inc64.i, label %for.body57.i, !llvm.loop !54

for.inc64.i:                                      ; preds = %for.body57.i, %sort_64.exit.i, %few_64.exit.i, %if.then.i240
  %dec.i79 = add nsw i64 %lines.addr.0240.i, -1
  %add.ptr65.i = getelementptr inbounds i64, ptr %source.addr.0241.i, i64 %4
  %add.ptr66.i = getelementptr i64, ptr %out.addr.0237.i, i64 %6
  %cmp4.i80 = icmp sgt i64 %lines.addr.0240.i, 1
  br i1 %cmp4.i80, label %for.body.i60, label %if.end, !llvm.loop !55

if.end:                                           ; preds = %for.inc64.i, %for.inc66.i, %if.else, %if.then
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_merge(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %edges.i1045 = alloca [3 x i64], align 8
  %splits.i1046 = alloca [3 x i64], align 8
  %edges.i806 = alloca [3 x i64], align 8
  %splits.i807 = alloca [3 x i64], align 8
  %edges.i567 = alloca [3 x i64], align 8
  %splits.i568 = alloca [3 x i64], align 8
  %edges.i328 = alloca [3 x i64], align 8
  %splits.i329 = alloca [3 x i64], align 8
  %edges.i89 = alloca [3 x i64], align 8
  %splits.i90 = alloca [3 x i64], align 8
  %edges.i = alloca [3 x i64], align 8
  %splits.i = alloca [3 x i64], align 8
  %0 = load i64, ptr %a, align 8
  %arrayidx40 = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx40, align 8
  %2 = inttoptr i64 %1 to ptr
  %arrayidx41 = getelementptr inbounds i8, ptr %a, i64 16
  %3 = load i64, ptr %arrayidx41, align 8
  %arrayidx42 = getelementptr inbounds i8, ptr %a, i64 24
  %4 = load i64, ptr %arrayidx42, align 8
  %5 = inttoptr i64 %4 to ptr
  %arrayidx43 = getelementptr inbounds i8, ptr %a, i64 32
  %6 = load i64, ptr %arrayidx43, align 8
  %arrayidx44 = getelementptr inbounds i8, ptr %a, i64 40
  %7 = load i64, ptr %arrayidx44, align 8
  %arrayidx45 = getelementptr inbounds i8, ptr %a, i64 48
  %8 = load i64, ptr %arrayidx45, align 8
  %arrayidx46 = getelementptr inbounds i8, ptr %a, i64 56
  %9 = load i64, ptr %arrayidx46, align 8
  %add.i1048 = add nsw i64 %8, %7
  %div.i1049 = sdiv i64 %add.i1048, 2
  switch i64 %0, label %sw.default [
    i64 0, label %sw.bb
    i64 1, label %sw.bb8
    i64 2, label %sw.bb16
    i64 3, label %sw.bb24
    i64 4, label %sw.bb32
  ]

sw.bb:                                            ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %edges.i) #7
  store i64 %7, ptr %edges.i, align 8
  %arrayinit.element.i = getelementptr inbounds i8, ptr %edges.i, i64 8
  store i64 %div.i1049, ptr %arrayinit.element.i, align 8
  %arrayinit.element1.i = getelementptr inbounds i8, ptr %edges.i, i64 16
  store i64 %8, ptr %arrayinit.element1.i, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %splits.i) #7
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %split_float.exit.i
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %splits.i, align 8
  %add.ptr.idx.i = shl nsw i64 %11, 2
  %add.ptr.i = getelementptr inbounds i8, ptr %2, i64 %add.ptr.idx.i
  %arrayidx4.i = getelementptr inbounds i8, ptr %splits.i, i64 8
  %12 = load i64, ptr %arrayidx4.i, align 8
  %add.ptr5.idx.i = shl nsw i64 %12, 2
  %add.ptr5.i = getelementptr inbounds i8, ptr %2, i64 %add.ptr5.idx.i
  %sub.i = sub nsw i64 %7, %11
  %add.ptr7.idx.i = shl nsw i64 %sub.i, 2
  %add.ptr7.i = getelementptr inbounds i8, ptr %5, i64 %add.ptr7.idx.i
  %sub10.i = sub nsw i64 %div.i1049, %12
  %add.ptr11.idx.i = shl nsw i64 %sub10.i, 2
  %add.ptr11.i = getelementptr inbounds i8, ptr %5, i64 %add.ptr11.idx.i
  %arrayidx12.i = getelementptr inbounds i8, ptr %splits.i, i64 16
  %13 = load i64, ptr %arrayidx12.i, align 8
  %add.ptr13.idx.i = shl nsw i64 %13, 2
  %add.ptr13.i = getelementptr inbounds i8, ptr %2, i64 %add.ptr13.idx.i
  %sub15.i = sub nsw i64 %8, %13
  %add.ptr16.idx.i = shl nsw i64 %sub15.i, 2
  %add.ptr16.i = getelementptr inbounds i8, ptr %5, i64 %add.ptr16.idx.i
  %add.ptr17.i = getelementptr inbounds float, ptr %10, i64 %7
  %add.ptr19.i = getelementptr inbounds float, ptr %10, i64 %div.i1049
  %sub.ptr.lhs.cast.i = ptrtoint ptr %add.ptr5.i to i64
  %sub.ptr.lhs.cast21.i = ptrtoint ptr %add.ptr11.i to i64
  %sub.ptr.lhs.cast34.i = ptrtoint ptr %add.ptr13.i to i64
  %sub.ptr.lhs.cast38.i = ptrtoint ptr %add.ptr16.i to i64
  %gepdiff.i = sub nsw i64 %add.ptr5.idx.i, %add.ptr.idx.i
  %sub.ptr.div234.i = ashr exact i64 %gepdiff.i, 2
  %gepdiff264.i = sub nsw i64 %add.ptr11.idx.i, %add.ptr7.idx.i
  %sub.ptr.div24237.i = ashr exact i64 %gepdiff264.i, 2
  %sub.ptr.div.sub.ptr.div24238.i = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div234.i, i64 %sub.ptr.div24237.i)
  %gepdiff265.i = sub nsw i64 %add.ptr13.idx.i, %add.ptr5.idx.i
  %sub.ptr.div37241.i = ashr exact i64 %gepdiff265.i, 2
  %gepdiff266.i = sub nsw i64 %add.ptr16.idx.i, %add.ptr11.idx.i
  %sub.ptr.div41244.i = ashr exact i64 %gepdiff266.i, 2
  %cond54245.i = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div37241.i, i64 %sub.ptr.div41244.i)
  %cond59246.i = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.sub.ptr.div24238.i, i64 %cond54245.i)
  %cmp60247.i = icmp slt i64 %cond59246.i, 1
  br i1 %cmp60247.i, label %for.end91.i, label %for.body63.i

for.body.i:                                       ; preds = %split_float.exit.i, %sw.bb
  %k.0224.i = phi i64 [ 0, %sw.bb ], [ %inc.i, %split_float.exit.i ]
  %arrayidx.i = getelementptr inbounds [3 x i64], ptr %edges.i, i64 0, i64 %k.0224.i
  %14 = load i64, ptr %arrayidx.i, align 8
  %cmp.i.i = icmp sgt i64 %14, %6
  %sub.i.i = sub nsw i64 %14, %6
  %cond.i.i = select i1 %cmp.i.i, i64 %sub.i.i, i64 0
  %cond5.i.i = tail call i64 @llvm.smin.i64(i64 %14, i64 %3)
  %invariant.gep.i.i = getelementptr float, ptr %5, i64 %14
  %cmp624.i.i = icmp slt i64 %cond.i.i, %cond5.i.i
  br i1 %cmp624.i.i, label %while.body.i.i, label %split_float.exit.i

while.body.i.i:                                   ; preds = %for.body.i, %while.body.i.i
  %least.026.i.i = phi i64 [ %least.1.i.i, %while.body.i.i ], [ %cond.i.i, %for.body.i ]
  %most.025.i.i = phi i64 [ %most.1.i.i, %while.body.i.i ], [ %cond5.i.i, %for.body.i ]
  %add.i.i = add nsw i64 %most.025.i.i, %least.026.i.i
  %div.i.i = sdiv i64 %add.i.i, 2
  %15 = xor i64 %div.i.i, -1
  %gep.i.i = getelementptr float, ptr %invariant.gep.i.i, i64 %15
  %16 = load float, ptr %gep.i.i, align 4
  %arrayidx9.i.i = getelementptr inbounds float, ptr %2, i64 %div.i.i
  %17 = load float, ptr %arrayidx9.i.i, align 4
  %cmp10.i.i = fcmp olt float %16, %17
  %add11.i.i = add nsw i64 %div.i.i, 1
  %most.1.i.i = select i1 %cmp10.i.i, i64 %div.i.i, i64 %most.025.i.i
  %least.1.i.i = select i1 %cmp10.i.i, i64 %least.026.i.i, i64 %add11.i.i
  %cmp6.i.i = icmp slt i64 %least.1.i.i, %most.1.i.i
  br i1 %cmp6.i.i, label %while.body.i.i, label %split_float.exit.i, !llvm.loop !56

split_float.exit.i:                               ; preds = %while.body.i.i, %for.body.i
  %least.0.lcssa.i.i = phi i64 [ %cond.i.i, %for.body.i ], [ %least.1.i.i, %while.body.i.i ]
  %arrayidx2.i = getelementptr inbounds [3 x i64], ptr %splits.i, i64 0, i64 %k.0224.i
  store i64 %least.0.lcssa.i.i, ptr %arrayidx2.i, align 8
  %inc.i = add nuw nsw i64 %k.0224.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, 3
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !57

for.cond20.loopexit.i:                            ; preds = %for.body63.i
  %sub.ptr.rhs.cast.i = ptrtoint ptr %add.ptr72.i to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %sub.ptr.div.i = ashr exact i64 %sub.ptr.sub.i, 2
  %sub.ptr.rhs.cast22.i = ptrtoint ptr %add.ptr70.i to i64
  %sub.ptr.sub23.i = sub i64 %sub.ptr.lhs.cast21.i, %sub.ptr.rhs.cast22.i
  %sub.ptr.div24.i = ashr exact i64 %sub.ptr.sub23.i, 2
  %sub.ptr.div.sub.ptr.div24.i = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i, i64 %sub.ptr.div24.i)
  %sub.ptr.rhs.cast35.i = ptrtoint ptr %add.ptr87.i to i64
  %sub.ptr.sub36.i = sub i64 %sub.ptr.lhs.cast34.i, %sub.ptr.rhs.cast35.i
  %sub.ptr.div37.i = ashr exact i64 %sub.ptr.sub36.i, 2
  %sub.ptr.rhs.cast39.i = ptrtoint ptr %add.ptr85.i to i64
  %sub.ptr.sub40.i = sub i64 %sub.ptr.lhs.cast38.i, %sub.ptr.rhs.cast39.i
  %sub.ptr.div41.i = ashr exact i64 %sub.ptr.sub40.i, 2
  %cond54.i = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div37.i, i64 %sub.ptr.div41.i)
  %cond59.i = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.sub.ptr.div24.i, i64 %cond54.i)
  %cmp60.i = icmp slt i64 %cond59.i, 1
  br i1 %cmp60.i, label %for.end91.i, label %for.body63.i.backedge

for.body63.i:                                     ; preds = %for.cond.cleanup.i, %for.body63.i.backedge
  %one.1231.i = phi ptr [ %add.ptr72.i, %for.body63.i.backedge ], [ %add.ptr.i, %for.cond.cleanup.i ]
  %other.1230.i = phi ptr [ %add.ptr70.i, %for.body63.i.backedge ], [ %add.ptr7.i, %for.cond.cleanup.i ]
  %late.1229.i = phi ptr [ %add.ptr87.i, %for.body63.i.backedge ], [ %add.ptr5.i, %for.cond.cleanup.i ]
  %late_other.1228.i = phi ptr [ %add.ptr85.i, %for.body63.i.backedge ], [ %add.ptr11.i, %for.cond.cleanup.i ]
  %to.1227.i = phi ptr [ %incdec.ptr.i, %for.body63.i.backedge ], [ %add.ptr17.i, %for.cond.cleanup.i ]
  %late_to.1226.i = phi ptr [ %incdec.ptr84.i, %for.body63.i.backedge ], [ %add.ptr19.i, %for.cond.cleanup.i ]
  %sure.0225.i = phi i64 [ %sure.0225.i.be, %for.body63.i.backedge ], [ %cond59246.i, %for.cond.cleanup.i ]
  %18 = load float, ptr %one.1231.i, align 4
  %19 = load float, ptr %other.1230.i, align 4
  %cmp64.i = fcmp olt float %19, %18
  %conv65.i = zext i1 %cmp64.i to i64
  %cond69.i = select i1 %cmp64.i, float %19, float %18
  %incdec.ptr.i = getelementptr inbounds i8, ptr %to.1227.i, i64 4
  store float %cond69.i, ptr %to.1227.i, align 4
  %add.ptr70.i = getelementptr inbounds float, ptr %other.1230.i, i64 %conv65.i
  %not.cmp64.i = xor i1 %cmp64.i, true
  %sub71.i = zext i1 %not.cmp64.i to i64
  %add.ptr72.i = getelementptr inbounds float, ptr %one.1231.i, i64 %sub71.i
  %20 = load float, ptr %late.1229.i, align 4
  %21 = load float, ptr %late_other.1228.i, align 4
  %cmp76.i = fcmp olt float %21, %20
  %conv78.i = zext i1 %cmp76.i to i64
  %cond83.i = select i1 %cmp76.i, float %21, float %20
  %incdec.ptr84.i = getelementptr inbounds i8, ptr %late_to.1226.i, i64 4
  store float %cond83.i, ptr %late_to.1226.i, align 4
  %add.ptr85.i = getelementptr inbounds float, ptr %late_other.1228.i, i64 %conv78.i
  %not.cmp76.i = xor i1 %cmp76.i, true
  %sub86.i = zext i1 %not.cmp76.i to i64
  %add.ptr87.i = getelementptr inbounds float, ptr %late.1229.i, i64 %sub86.i
  %dec.i = add nsw i64 %sure.0225.i, -1
  %cmp62.i = icmp ugt i64 %sure.0225.i, 1
  br i1 %cmp62.i, label %for.body63.i.backedge, label %for.cond20.loopexit.i

for.body63.i.backedge:                            ; preds = %for.body63.i, %for.cond20.loopexit.i
  %sure.0225.i.be = phi i64 [ %dec.i, %for.body63.i ], [ %cond59.i, %for.cond20.loopexit.i ]
  br label %for.body63.i, !llvm.loop !58

for.end91.i:                                      ; preds = %for.cond20.loopexit.i, %for.cond.cleanup.i
  %sub.ptr.div.sub.ptr.div467.i.pre-phi.i = phi i64 [ %sub.ptr.div.sub.ptr.div24238.i, %for.cond.cleanup.i ], [ %sub.ptr.div.sub.ptr.div24.i, %for.cond20.loopexit.i ]
  %late_to.0.lcssa.i = phi ptr [ %add.ptr19.i, %for.cond.cleanup.i ], [ %incdec.ptr84.i, %for.cond20.loopexit.i ]
  %to.0.lcssa.i = phi ptr [ %add.ptr17.i, %for.cond.cleanup.i ], [ %incdec.ptr.i, %for.cond20.loopexit.i ]
  %late_other.0.lcssa.i = phi ptr [ %add.ptr11.i, %for.cond.cleanup.i ], [ %add.ptr85.i, %for.cond20.loopexit.i ]
  %late.0.lcssa.i = phi ptr [ %add.ptr5.i, %for.cond.cleanup.i ], [ %add.ptr87.i, %for.cond20.loopexit.i ]
  %other.0.lcssa.i = phi ptr [ %add.ptr7.i, %for.cond.cleanup.i ], [ %add.ptr70.i, %for.cond20.loopexit.i ]
  %one.0.lcssa.i = phi ptr [ %add.ptr.i, %for.cond.cleanup.i ], [ %add.ptr72.i, %for.cond20.loopexit.i ]
  %cmp1368.i.i = icmp sgt i64 %sub.ptr.div.sub.ptr.div467.i.pre-phi.i, 0
  br i1 %cmp1368.i.i, label %for.body16.i.i, label %while.cond.preheader.i.i

for.cond.loopexit.i.i:                            ; preds = %for.body16.i.i
  %sub.ptr.rhs.cast.i.i = ptrtoint ptr %add.ptr23.i.i to i64
  %sub.ptr.sub.i.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i.i
  %sub.ptr.div.i.i = ashr exact i64 %sub.ptr.sub.i.i, 2
  %sub.ptr.rhs.cast2.i.i = ptrtoint ptr %add.ptr.i.i to i64
  %sub.ptr.sub3.i.i = sub i64 %sub.ptr.lhs.cast21.i, %sub.ptr.rhs.cast2.i.i
  %sub.ptr.div4.i.i = ashr exact i64 %sub.ptr.sub3.i.i, 2
  %sub.ptr.div.sub.ptr.div4.i.i = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i.i, i64 %sub.ptr.div4.i.i)
  %cmp13.i.i = icmp sgt i64 %sub.ptr.div.sub.ptr.div4.i.i, 0
  br i1 %cmp13.i.i, label %for.body16.i.i.backedge, label %while.cond.preheader.i.i

while.cond.preheader.i.i:                         ; preds = %for.cond.loopexit.i.i, %for.end91.i
  %out.addr.0.lcssa.i.i = phi ptr [ %to.0.lcssa.i, %for.end91.i ], [ %incdec.ptr.i.i, %for.cond.loopexit.i.i ]
  %right.addr.0.lcssa.i.i = phi ptr [ %other.0.lcssa.i, %for.end91.i ], [ %add.ptr.i.i, %for.cond.loopexit.i.i ]
  %left.addr.0.lcssa.i.i = phi ptr [ %one.0.lcssa.i, %for.end91.i ], [ %add.ptr23.i.i, %for.cond.loopexit.i.i ]
  %cmp2575.i.i = icmp ult ptr %left.addr.0.lcssa.i.i, %add.ptr5.i
  br i1 %cmp2575.i.i, label %while.body.i148.i, label %while.cond29.preheader.i.i

for.body16.i.i:                                   ; preds = %for.end91.i, %for.body16.i.i.backedge
  %left.addr.160.i.i = phi ptr [ %add.ptr23.i.i, %for.body16.i.i.backedge ], [ %one.0.lcssa.i, %for.end91.i ]
  %right.addr.159.i.i = phi ptr [ %add.ptr.i.i, %for.body16.i.i.backedge ], [ %other.0.lcssa.i, %for.end91.i ]
  %out.addr.158.i.i = phi ptr [ %incdec.ptr.i.i, %for.body16.i.i.backedge ], [ %to.0.lcssa.i, %for.end91.i ]
  %sure.057.i.i = phi i64 [ %sure.057.i.i.be, %for.body16.i.i.backedge ], [ %sub.ptr.div.sub.ptr.div467.i.pre-phi.i, %for.end91.i ]
  %22 = load float, ptr %left.addr.160.i.i, align 4
  %23 = load float, ptr %right.addr.159.i.i, align 4
  %cmp17.i.i = fcmp olt float %23, %22
  %conv18.i.i = zext i1 %cmp17.i.i to i64
  %cond22.i.i = select i1 %cmp17.i.i, float %23, float %22
  %incdec.ptr.i.i = getelementptr inbounds i8, ptr %out.addr.158.i.i, i64 4
  store float %cond22.i.i, ptr %out.addr.158.i.i, align 4
  %add.ptr.i.i = getelementptr inbounds float, ptr %right.addr.159.i.i, i64 %conv18.i.i
  %not.cmp17.i.i = xor i1 %cmp17.i.i, true
  %sub.i149.i = zext i1 %not.cmp17.i.i to i64
  %add.ptr23.i.i = getelementptr inbounds float, ptr %left.addr.160.i.i, i64 %sub.i149.i
  %dec.i.i = add nsw i64 %sure.057.i.i, -1
  %cmp15.i.i = icmp ugt i64 %sure.057.i.i, 1
  br i1 %cmp15.i.i, label %for.body16.i.i.backedge, label %for.cond.loopexit.i.i

for.body16.i.i.backedge:                          ; preds = %for.body16.i.i, %for.cond.loopexit.i.i
  %sure.057.i.i.be = phi i64 [ %dec.i.i, %for.body16.i.i ], [ %sub.ptr.div.sub.ptr.div4.i.i, %for.cond.loopexit.i.i ]
  br label %for.body16.i.i, !llvm.loop !59

while.cond29.preheader.i.i:                       ; preds = %while.body.i148.i, %while.cond.preheader.i.i
  %out.addr.2.lcssa.i.i = phi ptr [ %out.addr.0.lcssa.i.i, %while.cond.preheader.i.i ], [ %incdec.ptr28.i.i, %while.body.i148.i ]
  %cmp3079.i.i = icmp ult ptr %right.addr.0.lcssa.i.i, %add.ptr11.i
  br i1 %cmp3079.i.i, label %while.body32.i.i, label %rest_float.exit.i

while.body.i148.i:                                ; preds = %while.cond.preheader.i.i, %while.body.i148.i
  %left.addr.277.i.i = phi ptr [ %incdec.ptr27.i.i, %while.body.i148.i ], [ %left.addr.0.lcssa.i.i, %while.cond.preheader.i.i ]
  %out.addr.276.i.i = phi ptr [ %incdec.ptr28.i.i, %while.body.i148.i ], [ %out.addr.0.lcssa.i.i, %while.cond.preheader.i.i ]
  %incdec.ptr27.i.i = getelementptr inbounds i8, ptr %left.addr.277.i.i, i64 4
  %24 = load float, ptr %left.addr.277.i.i, align 4
  %incdec.ptr28.i.i = getelementptr inbounds i8, ptr %out.addr.276.i.i, i64 4
  store float %24, ptr %out.addr.276.i.i, align 4
  %cmp25.i.i = icmp ult ptr %incdec.ptr27.i.i, %add.ptr5.i
  br i1 %cmp25.i.i, label %while.body.i148.i, label %while.cond29.preheader.i.i, !llvm.loop !60

while.body32.i.i:                                 ; preds = %while.cond29.preheader.i.i, %while.body32.i.i
  %right.addr.281.i.i = phi ptr [ %incdec.ptr33.i.i, %while.body32.i.i ], [ %right.addr.0.lcssa.i.i, %while.cond29.preheader.i.i ]
  %out.addr.380.i.i = phi ptr [ %incdec.ptr34.i.i, %while.body32.i.i ], [ %out.addr.2.lcssa.i.i, %while.cond29.preheader.i.i ]
  %incdec.ptr33.i.i = getelementptr inbounds i8, ptr %right.addr.281.i.i, i64 4
  %25 = load float, ptr %right.addr.281.i.i, align 4
  %incdec.ptr34.i.i = getelementptr inbounds i8, ptr %out.addr.380.i.i, i64 4
  store float %25, ptr %out.addr.380.i.i, align 4
  %cmp30.i.i = icmp ult ptr %incdec.ptr33.i.i, %add.ptr11.i
  br i1 %cmp30.i.i, label %while.body32.i.i, label %rest_float.exit.i, !llvm.loop !61

rest_float.exit.i:                                ; preds = %while.body32.i.i, %while.cond29.preheader.i.i
  %sub.ptr.rhs.cast61.i152.i = ptrtoint ptr %late.0.lcssa.i to i64
  %sub.ptr.sub62.i153.i = sub i64 %sub.ptr.lhs.cast34.i, %sub.ptr.rhs.cast61.i152.i
  %sub.ptr.div63.i154.i = ashr exact i64 %sub.ptr.sub62.i153.i, 2
  %sub.ptr.rhs.cast264.i155.i = ptrtoint ptr %late_other.0.lcssa.i to i64
  %sub.ptr.sub365.i156.i = sub i64 %sub.ptr.lhs.cast38.i, %sub.ptr.rhs.cast264.i155.i
  %sub.ptr.div466.i157.i = ashr exact i64 %sub.ptr.sub365.i156.i, 2
  %sub.ptr.div.sub.ptr.div467.i158.i = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div63.i154.i, i64 %sub.ptr.div466.i157.i)
  %cmp1368.i159.i = icmp sgt i64 %sub.ptr.div.sub.ptr.div467.i158.i, 0
  br i1 %cmp1368.i159.i, label %for.body16.i185.i, label %while.cond.preheader.i160.i

for.cond.loopexit.i200.i:                         ; preds = %for.body16.i185.i
  %sub.ptr.rhs.cast.i201.i = ptrtoint ptr %add.ptr23.i197.i to i64
  %sub.ptr.sub.i202.i = sub i64 %sub.ptr.lhs.cast34.i, %sub.ptr.rhs.cast.i201.i
  %sub.ptr.div.i203.i = ashr exact i64 %sub.ptr.sub.i202.i, 2
  %sub.ptr.rhs.cast2.i204.i = ptrtoint ptr %add.ptr.i194.i to i64
  %sub.ptr.sub3.i205.i = sub i64 %sub.ptr.lhs.cast38.i, %sub.ptr.rhs.cast2.i204.i
  %sub.ptr.div4.i206.i = ashr exact i64 %sub.ptr.sub3.i205.i, 2
  %sub.ptr.div.sub.ptr.div4.i207.i = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i203.i, i64 %sub.ptr.div4.i206.i)
  %cmp13.i208.i = icmp sgt i64 %sub.ptr.div.sub.ptr.div4.i207.i, 0
  br i1 %cmp13.i208.i, label %for.body16.i185.i.backedge, label %while.cond.preheader.i160.i

while.cond.preheader.i160.i:                      ; preds = %for.cond.loopexit.i200.i, %rest_float.exit.i
  %out.addr.0.lcssa.i161.i = phi ptr [ %late_to.0.lcssa.i, %rest_float.exit.i ], [ %incdec.ptr.i193.i, %for.cond.loopexit.i200.i ]
  %right.addr.0.lcssa.i162.i = phi ptr [ %late_other.0.lcssa.i, %rest_float.exit.i ], [ %add.ptr.i194.i, %for.cond.loopexit.i200.i ]
  %left.addr.0.lcssa.i163.i = phi ptr [ %late.0.lcssa.i, %rest_float.exit.i ], [ %add.ptr23.i197.i, %for.cond.loopexit.i200.i ]
  %cmp2575.i164.i = icmp ult ptr %left.addr.0.lcssa.i163.i, %add.ptr13.i
  br i1 %cmp2575.i164.i, label %while.body.i174.i, label %while.cond29.preheader.i165.i

for.body16.i185.i:                                ; preds = %rest_float.exit.i, %for.body16.i185.i.backedge
  %left.addr.160.i186.i = phi ptr [ %add.ptr23.i197.i, %for.body16.i185.i.backedge ], [ %late.0.lcssa.i, %rest_float.exit.i ]
  %right.addr.159.i187.i = phi ptr [ %add.ptr.i194.i, %for.body16.i185.i.backedge ], [ %late_other.0.lcssa.i, %rest_float.exit.i ]
  %out.addr.158.i188.i = phi ptr [ %incdec.ptr.i193.i, %for.body16.i185.i.backedge ], [ %late_to.0.lcssa.i, %rest_float.exit.i ]
  %sure.057.i189.i = phi i64 [ %sure.057.i189.i.be, %for.body16.i185.i.backedge ], [ %sub.ptr.div.sub.ptr.div467.i158.i, %rest_float.exit.i ]
  %26 = load float, ptr %left.addr.160.i186.i, align 4
  %27 = load float, ptr %right.addr.159.i187.i, align 4
  %cmp17.i190.i = fcmp olt float %27, %26
  %conv18.i191.i = zext i1 %cmp17.i190.i to i64
  %cond22.i192.i = select i1 %cmp17.i190.i, float %27, float %26
  %incdec.ptr.i193.i = getelementptr inbounds i8, ptr %out.addr.158.i188.i, i64 4
  store float %cond22.i192.i, ptr %out.addr.158.i188.i, align 4
  %add.ptr.i194.i = getelementptr inbounds float, ptr %right.addr.159.i187.i, i64 %conv18.i191.i
  %not.cmp17.i195.i = xor i1 %cmp17.i190.i, true
  %sub.i196.i = zext i1 %not.cmp17.i195.i to i64
  %add.ptr23.i197.i = getelementptr inbounds float, ptr %left.addr.160.i186.i, i64 %sub.i196.i
  %dec.i198.i = add nsw i64 %sure.057.i189.i, -1
  %cmp15.i199.i = icmp ugt i64 %sure.057.i189.i, 1
  br i1 %cmp15.i199.i, label %for.body16.i185.i.backedge, label %for.cond.loopexit.i200.i

for.body16.i185.i.backedge:                       ; preds = %for.body16.i185.i, %for.cond.loopexit.i200.i
  %sure.057.i189.i.be = phi i64 [ %dec.i198.i, %for.body16.i185.i ], [ %sub.ptr.div.sub.ptr.div4.i207.i, %for.cond.loopexit.i200.i ]
  br label %for.body16.i185.i, !llvm.loop !59

while.cond29.preheader.i165.i:                    ; preds = %while.body.i174.i, %while.cond.preheader.i160.i
  %out.addr.2.lcssa.i166.i = phi ptr [ %out.addr.0.lcssa.i161.i, %while.cond.preheader.i160.i ], [ %incdec.ptr28.i178.i, %while.body.i174.i ]
  %cmp3079.i167.i = icmp ult ptr %right.addr.0.lcssa.i162.i, %add.ptr16.i
  br i1 %cmp3079.i167.i, label %while.body32.i168.i, label %merge_float.exit

while.body.i174.i:                                ; preds = %while.cond.preheader.i160.i, %while.body.i174.i
  %left.addr.277.i175.i = phi ptr [ %incdec.ptr27.i177.i, %while.body.i174.i ], [ %left.addr.0.lcssa.i163.i, %while.cond.preheader.i160.i ]
  %out.addr.276.i176.i = phi ptr [ %incdec.ptr28.i178.i, %while.body.i174.i ], [ %out.addr.0.lcssa.i161.i, %while.cond.preheader.i160.i ]
  %incdec.ptr27.i177.i = getelementptr inbounds i8, ptr %left.addr.277.i175.i, i64 4
  %28 = load float, ptr %left.addr.277.i175.i, align 4
  %incdec.ptr28.i178.i = getelementptr inbounds i8, ptr %out.addr.276.i176.i, i64 4
  store float %28, ptr %out.addr.276.i176.i, align 4
  %cmp25.i179.i = icmp ult ptr %incdec.ptr27.i177.i, %add.ptr13.i
  br i1 %cmp25.i179.i, label %while.body.i174.i, label %while.cond29.preheader.i165.i, !llvm.loop !60

while.body32.i168.i:                              ; preds = %while.cond29.preheader.i165.i, %while.body32.i168.i
  %right.addr.281.i169.i = phi ptr [ %incdec.ptr33.i171.i, %while.body32.i168.i ], [ %right.addr.0.lcssa.i162.i, %while.cond29.preheader.i165.i ]
  %out.addr.380.i170.i = phi ptr [ %incdec.ptr34.i172.i, %while.body32.i168.i ], [ %out.addr.2.lcssa.i166.i, %while.cond29.preheader.i165.i ]
  %incdec.ptr33.i171.i = getelementptr inbounds i8, ptr %right.addr.281.i169.i, i64 4
  %29 = load float, ptr %right.addr.281.i169.i, align 4
  %incdec.ptr34.i172.i = getelementptr inbounds i8, ptr %out.addr.380.i170.i, i64 4
  store float %29, ptr %out.addr.380.i170.i, align 4
  %cmp30.i173.i = icmp ult ptr %incdec.ptr33.i171.i, %add.ptr16.i
  br i1 %cmp30.i173.i, label %while.body32.i168.i, label %merge_float.exit, !llvm.loop !61

merge_float.exit:                                 ; preds = %while.body32.i168.i, %while.cond29.preheader.i165.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %splits.i) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %edges.i) #7
  br label %sw.epilog

sw.bb8:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %edges.i89) #7
  store i64 %7, ptr %edges.i89, align 8
  %arrayinit.element.i91 = getelementptr inbounds i8, ptr %edges.i89, i64 8
  store i64 %div.i1049, ptr %arrayinit.element.i91, align 8
  %arrayinit.element1.i94 = getelementptr inbounds i8, ptr %edges.i89, i64 16
  store i64 %8, ptr %arrayinit.element1.i94, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %splits.i90) #7
  br label %for.body.i95

for.cond.cleanup.i108:                            ; preds = %split_double.exit.i
  %30 = inttoptr i64 %9 to ptr
  %31 = load i64, ptr %splits.i90, align 8
  %add.ptr.idx.i109 = shl nsw i64 %31, 3
  %add.ptr.i110 = getelementptr inbounds i8, ptr %2, i64 %add.ptr.idx.i109
  %arrayidx4.i111 = getelementptr inbounds i8, ptr %splits.i90, i64 8
  %32 = load i64, ptr %arrayidx4.i111, align 8
  %add.ptr5.idx.i112 = shl nsw i64 %32, 3
  %add.ptr5.i113 = getelementptr inbounds i8, ptr %2, i64 %add.ptr5.idx.i112
  %sub.i114 = sub nsw i64 %7, %31
  %add.ptr7.idx.i115 = shl nsw i64 %sub.i114, 3
  %add.ptr7.i116 = getelementptr inbounds i8, ptr %5, i64 %add.ptr7.idx.i115
  %sub10.i117 = sub nsw i64 %div.i1049, %32
  %add.ptr11.idx.i118 = shl nsw i64 %sub10.i117, 3
  %add.ptr11.i119 = getelementptr inbounds i8, ptr %5, i64 %add.ptr11.idx.i118
  %arrayidx12.i120 = getelementptr inbounds i8, ptr %splits.i90, i64 16
  %33 = load i64, ptr %arrayidx12.i120, align 8
  %add.ptr13.idx.i121 = shl nsw i64 %33, 3
  %add.ptr13.i122 = getelementptr inbounds i8, ptr %2, i64 %add.ptr13.idx.i121
  %sub15.i123 = sub nsw i64 %8, %33
  %add.ptr16.idx.i124 = shl nsw i64 %sub15.i123, 3
  %add.ptr16.i125 = getelementptr inbounds i8, ptr %5, i64 %add.ptr16.idx.i124
  %add.ptr17.i126 = getelementptr inbounds double, ptr %30, i64 %7
  %add.ptr19.i127 = getelementptr inbounds double, ptr %30, i64 %div.i1049
  %sub.ptr.lhs.cast.i128 = ptrtoint ptr %add.ptr5.i113 to i64
  %sub.ptr.lhs.cast21.i129 = ptrtoint ptr %add.ptr11.i119 to i64
  %sub.ptr.lhs.cast34.i130 = ptrtoint ptr %add.ptr13.i122 to i64
  %sub.ptr.lhs.cast38.i131 = ptrtoint ptr %add.ptr16.i125 to i64
  %gepdiff.i132 = sub nsw i64 %add.ptr5.idx.i112, %add.ptr.idx.i109
  %sub.ptr.div234.i133 = ashr exact i64 %gepdiff.i132, 3
  %gepdiff264.i134 = sub nsw i64 %add.ptr11.idx.i118, %add.ptr7.idx.i115
  %sub.ptr.div24237.i135 = ashr exact i64 %gepdiff264.i134, 3
  %sub.ptr.div.sub.ptr.div24238.i136 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div234.i133, i64 %sub.ptr.div24237.i135)
  %gepdiff265.i137 = sub nsw i64 %add.ptr13.idx.i121, %add.ptr5.idx.i112
  %sub.ptr.div37241.i138 = ashr exact i64 %gepdiff265.i137, 3
  %gepdiff266.i139 = sub nsw i64 %add.ptr16.idx.i124, %add.ptr11.idx.i118
  %sub.ptr.div41244.i140 = ashr exact i64 %gepdiff266.i139, 3
  %cond54245.i141 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div37241.i138, i64 %sub.ptr.div41244.i140)
  %cond59246.i142 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.sub.ptr.div24238.i136, i64 %cond54245.i141)
  %cmp60247.i143 = icmp slt i64 %cond59246.i142, 1
  br i1 %cmp60247.i143, label %for.end91.i195, label %for.body63.i152

for.body.i95:                                     ; preds = %split_double.exit.i, %sw.bb8
  %k.0224.i96 = phi i64 [ 0, %sw.bb8 ], [ %inc.i106, %split_double.exit.i ]
  %arrayidx.i97 = getelementptr inbounds [3 x i64], ptr %edges.i89, i64 0, i64 %k.0224.i96
  %34 = load i64, ptr %arrayidx.i97, align 8
  %cmp.i.i98 = icmp sgt i64 %34, %6
  %sub.i.i99 = sub nsw i64 %34, %6
  %cond.i.i100 = select i1 %cmp.i.i98, i64 %sub.i.i99, i64 0
  %cond5.i.i101 = tail call i64 @llvm.smin.i64(i64 %34, i64 %3)
  %invariant.gep.i.i102 = getelementptr double, ptr %5, i64 %34
  %cmp624.i.i103 = icmp slt i64 %cond.i.i100, %cond5.i.i101
  br i1 %cmp624.i.i103, label %while.body.i.i316, label %split_double.exit.i

while.body.i.i316:                                ; preds = %for.body.i95, %while.body.i.i316
  %least.026.i.i317 = phi i64 [ %least.1.i.i326, %while.body.i.i316 ], [ %cond.i.i100, %for.body.i95 ]
  %most.025.i.i318 = phi i64 [ %most.1.i.i325, %while.body.i.i316 ], [ %cond5.i.i101, %for.body.i95 ]
  %add.i.i319 = add nsw i64 %most.025.i.i318, %least.026.i.i317
  %div.i.i320 = sdiv i64 %add.i.i319, 2
  %35 = xor i64 %div.i.i320, -1
  %gep.i.i321 = getelementptr double, ptr %invariant.gep.i.i102, i64 %35
  %36 = load double, ptr %gep.i.i321, align 8
  %arrayidx9.i.i322 = getelementptr inbounds double, ptr %2, i64 %div.i.i320
  %37 = load double, ptr %arrayidx9.i.i322, align 8
  %cmp10.i.i323 = fcmp olt double %36, %37
  %add11.i.i324 = add nsw i64 %div.i.i320, 1
  %most.1.i.i325 = select i1 %cmp10.i.i323, i64 %div.i.i320, i64 %most.025.i.i318
  %least.1.i.i326 = select i1 %cmp10.i.i323, i64 %least.026.i.i317, i64 %add11.i.i324
  %cmp6.i.i327 = icmp slt i64 %least.1.i.i326, %most.1.i.i325
  br i1 %cmp6.i.i327, label %while.body.i.i316, label %split_double.exit.i, !llvm.loop !62

split_double.exit.i:                              ; preds = %while.body.i.i316, %for.body.i95
  %least.0.lcssa.i.i104 = phi i64 [ %cond.i.i100, %for.body.i95 ], [ %least.1.i.i326, %while.body.i.i316 ]
  %arrayidx2.i105 = getelementptr inbounds [3 x i64], ptr %splits.i90, i64 0, i64 %k.0224.i96
  store i64 %least.0.lcssa.i.i104, ptr %arrayidx2.i105, align 8
  %inc.i106 = add nuw nsw i64 %k.0224.i96, 1
  %exitcond.not.i107 = icmp eq i64 %inc.i106, 3
  br i1 %exitcond.not.i107, label %for.cond.cleanup.i108, label %for.body.i95, !llvm.loop !63

for.cond20.loopexit.i178:                         ; preds = %for.body63.i152
  %sub.ptr.rhs.cast.i179 = ptrtoint ptr %add.ptr72.i167 to i64
  %sub.ptr.sub.i180 = sub i64 %sub.ptr.lhs.cast.i128, %sub.ptr.rhs.cast.i179
  %sub.ptr.div.i181 = ashr exact i64 %sub.ptr.sub.i180, 3
  %sub.ptr.rhs.cast22.i182 = ptrtoint ptr %add.ptr70.i164 to i64
  %sub.ptr.sub23.i183 = sub i64 %sub.ptr.lhs.cast21.i129, %sub.ptr.rhs.cast22.i182
  %sub.ptr.div24.i184 = ashr exact i64 %sub.ptr.sub23.i183, 3
  %sub.ptr.div.sub.ptr.div24.i185 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i181, i64 %sub.ptr.div24.i184)
  %sub.ptr.rhs.cast35.i186 = ptrtoint ptr %add.ptr87.i175 to i64
  %sub.ptr.sub36.i187 = sub i64 %sub.ptr.lhs.cast34.i130, %sub.ptr.rhs.cast35.i186
  %sub.ptr.div37.i188 = ashr exact i64 %sub.ptr.sub36.i187, 3
  %sub.ptr.rhs.cast39.i189 = ptrtoint ptr %add.ptr85.i172 to i64
  %sub.ptr.sub40.i190 = sub i64 %sub.ptr.lhs.cast38.i131, %sub.ptr.rhs.cast39.i189
  %sub.ptr.div41.i191 = ashr exact i64 %sub.ptr.sub40.i190, 3
  %cond54.i192 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div37.i188, i64 %sub.ptr.div41.i191)
  %cond59.i193 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.sub.ptr.div24.i185, i64 %cond54.i192)
  %cmp60.i194 = icmp slt i64 %cond59.i193, 1
  br i1 %cmp60.i194, label %for.end91.i195, label %for.body63.i152.backedge

for.body63.i152:                                  ; preds = %for.cond.cleanup.i108, %for.body63.i152.backedge
  %one.1231.i153 = phi ptr [ %add.ptr72.i167, %for.body63.i152.backedge ], [ %add.ptr.i110, %for.cond.cleanup.i108 ]
  %other.1230.i154 = phi ptr [ %add.ptr70.i164, %for.body63.i152.backedge ], [ %add.ptr7.i116, %for.cond.cleanup.i108 ]
  %late.1229.i155 = phi ptr [ %add.ptr87.i175, %for.body63.i152.backedge ], [ %add.ptr5.i113, %for.cond.cleanup.i108 ]
  %late_other.1228.i156 = phi ptr [ %add.ptr85.i172, %for.body63.i152.backedge ], [ %add.ptr11.i119, %for.cond.cleanup.i108 ]
  %to.1227.i157 = phi ptr [ %incdec.ptr.i163, %for.body63.i152.backedge ], [ %add.ptr17.i126, %for.cond.cleanup.i108 ]
  %late_to.1226.i158 = phi ptr [ %incdec.ptr84.i171, %for.body63.i152.backedge ], [ %add.ptr19.i127, %for.cond.cleanup.i108 ]
  %sure.0225.i159 = phi i64 [ %sure.0225.i159.be, %for.body63.i152.backedge ], [ %cond59246.i142, %for.cond.cleanup.i108 ]
  %38 = load double, ptr %one.1231.i153, align 8
  %39 = load double, ptr %other.1230.i154, align 8
  %cmp64.i160 = fcmp olt double %39, %38
  %conv65.i161 = zext i1 %cmp64.i160 to i64
  %cond69.i162 = select i1 %cmp64.i160, double %39, double %38
  %incdec.ptr.i163 = getelementptr inbounds i8, ptr %to.1227.i157, i64 8
  store double %cond69.i162, ptr %to.1227.i157, align 8
  %add.ptr70.i164 = getelementptr inbounds double, ptr %other.1230.i154, i64 %conv65.i161
  %not.cmp64.i165 = xor i1 %cmp64.i160, true
  %sub71.i166 = zext i1 %not.cmp64.i165 to i64
  %add.ptr72.i167 = getelementptr inbounds double, ptr %one.1231.i153, i64 %sub71.i166
  %40 = load double, ptr %late.1229.i155, align 8
  %41 = load double, ptr %late_other.1228.i156, align 8
  %cmp76.i168 = fcmp olt double %41, %40
  %conv78.i169 = zext i1 %cmp76.i168 to i64
  %cond83.i170 = select i1 %cmp76.i168, double %41, double %40
  %incdec.ptr84.i171 = getelementptr inbounds i8, ptr %late_to.1226.i158, i64 8
  store double %cond83.i170, ptr %late_to.1226.i158, align 8
  %add.ptr85.i172 = getelementptr inbounds double, ptr %late_other.1228.i156, i64 %conv78.i169
  %not.cmp76.i173 = xor i1 %cmp76.i168, true
  %sub86.i174 = zext i1 %not.cmp76.i173 to i64
  %add.ptr87.i175 = getelementptr inbounds double, ptr %late.1229.i155, i64 %sub86.i174
  %dec.i176 = add nsw i64 %sure.0225.i159, -1
  %cmp62.i177 = icmp ugt i64 %sure.0225.i159, 1
  br i1 %cmp62.i177, label %for.body63.i152.backedge, label %for.cond20.loopexit.i178

for.body63.i152.backedge:                         ; preds = %for.body63.i152, %for.cond20.loopexit.i178
  %sure.0225.i159.be = phi i64 [ %dec.i176, %for.body63.i152 ], [ %cond59.i193, %for.cond20.loopexit.i178 ]
  br label %for.body63.i152, !llvm.loop !64

for.end91.i195:                                   ; preds = %for.cond20.loopexit.i178, %for.cond.cleanup.i108
  %sub.ptr.div.sub.ptr.div467.i.pre-phi.i196 = phi i64 [ %sub.ptr.div.sub.ptr.div24238.i136, %for.cond.cleanup.i108 ], [ %sub.ptr.div.sub.ptr.div24.i185, %for.cond20.loopexit.i178 ]
  %late_to.0.lcssa.i197 = phi ptr [ %add.ptr19.i127, %for.cond.cleanup.i108 ], [ %incdec.ptr84.i171, %for.cond20.loopexit.i178 ]
  %to.0.lcssa.i198 = phi ptr [ %add.ptr17.i126, %for.cond.cleanup.i108 ], [ %incdec.ptr.i163, %for.cond20.loopexit.i178 ]
  %late_other.0.lcssa.i199 = phi ptr [ %add.ptr11.i119, %for.cond.cleanup.i108 ], [ %add.ptr85.i172, %for.cond20.loopexit.i178 ]
  %late.0.lcssa.i200 = phi ptr [ %add.ptr5.i113, %for.cond.cleanup.i108 ], [ %add.ptr87.i175, %for.cond20.loopexit.i178 ]
  %other.0.lcssa.i201 = phi ptr [ %add.ptr7.i116, %for.cond.cleanup.i108 ], [ %add.ptr70.i164, %for.cond20.loopexit.i178 ]
  %one.0.lcssa.i202 = phi ptr [ %add.ptr.i110, %for.cond.cleanup.i108 ], [ %add.ptr72.i167, %for.cond20.loopexit.i178 ]
  %cmp1368.i.i203 = icmp sgt i64 %sub.ptr.div.sub.ptr.div467.i.pre-phi.i196, 0
  br i1 %cmp1368.i.i203, label %for.body16.i.i286, label %while.cond.preheader.i.i204

for.cond.loopexit.i.i301:                         ; preds = %for.body16.i.i286
  %sub.ptr.rhs.cast.i.i302 = ptrtoint ptr %add.ptr23.i.i298 to i64
  %sub.ptr.sub.i.i303 = sub i64 %sub.ptr.lhs.cast.i128, %sub.ptr.rhs.cast.i.i302
  %sub.ptr.div.i.i304 = ashr exact i64 %sub.ptr.sub.i.i303, 3
  %sub.ptr.rhs.cast2.i.i305 = ptrtoint ptr %add.ptr.i.i295 to i64
  %sub.ptr.sub3.i.i306 = sub i64 %sub.ptr.lhs.cast21.i129, %sub.ptr.rhs.cast2.i.i305
  %sub.ptr.div4.i.i307 = ashr exact i64 %sub.ptr.sub3.i.i306, 3
  %sub.ptr.div.sub.ptr.div4.i.i308 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i.i304, i64 %sub.ptr.div4.i.i307)
  %cmp13.i.i309 = icmp sgt i64 %sub.ptr.div.sub.ptr.div4.i.i308, 0
  br i1 %cmp13.i.i309, label %for.body16.i.i286.backedge, label %while.cond.preheader.i.i204

while.cond.preheader.i.i204:                      ; preds = %for.cond.loopexit.i.i301, %for.end91.i195
  %out.addr.0.lcssa.i.i205 = phi ptr [ %to.0.lcssa.i198, %for.end91.i195 ], [ %incdec.ptr.i.i294, %for.cond.loopexit.i.i301 ]
  %right.addr.0.lcssa.i.i206 = phi ptr [ %other.0.lcssa.i201, %for.end91.i195 ], [ %add.ptr.i.i295, %for.cond.loopexit.i.i301 ]
  %left.addr.0.lcssa.i.i207 = phi ptr [ %one.0.lcssa.i202, %for.end91.i195 ], [ %add.ptr23.i.i298, %for.cond.loopexit.i.i301 ]
  %cmp2575.i.i208 = icmp ult ptr %left.addr.0.lcssa.i.i207, %add.ptr5.i113
  br i1 %cmp2575.i.i208, label %while.body.i148.i275, label %while.cond29.preheader.i.i209

for.body16.i.i286:                                ; preds = %for.end91.i195, %for.body16.i.i286.backedge
  %left.addr.160.i.i287 = phi ptr [ %add.ptr23.i.i298, %for.body16.i.i286.backedge ], [ %one.0.lcssa.i202, %for.end91.i195 ]
  %right.addr.159.i.i288 = phi ptr [ %add.ptr.i.i295, %for.body16.i.i286.backedge ], [ %other.0.lcssa.i201, %for.end91.i195 ]
  %out.addr.158.i.i289 = phi ptr [ %incdec.ptr.i.i294, %for.body16.i.i286.backedge ], [ %to.0.lcssa.i198, %for.end91.i195 ]
  %sure.057.i.i290 = phi i64 [ %sure.057.i.i290.be, %for.body16.i.i286.backedge ], [ %sub.ptr.div.sub.ptr.div467.i.pre-phi.i196, %for.end91.i195 ]
  %42 = load double, ptr %left.addr.160.i.i287, align 8
  %43 = load double, ptr %right.addr.159.i.i288, align 8
  %cmp17.i.i291 = fcmp olt double %43, %42
  %conv18.i.i292 = zext i1 %cmp17.i.i291 to i64
  %cond22.i.i293 = select i1 %cmp17.i.i291, double %43, double %42
  %incdec.ptr.i.i294 = getelementptr inbounds i8, ptr %out.addr.158.i.i289, i64 8
  store double %cond22.i.i293, ptr %out.addr.158.i.i289, align 8
  %add.ptr.i.i295 = getelementptr inbounds double, ptr %right.addr.159.i.i288, i64 %conv18.i.i292
  %not.cmp17.i.i296 = xor i1 %cmp17.i.i291, true
  %sub.i149.i297 = zext i1 %not.cmp17.i.i296 to i64
  %add.ptr23.i.i298 = getelementptr inbounds double, ptr %left.addr.160.i.i287, i64 %sub.i149.i297
  %dec.i.i299 = add nsw i64 %sure.057.i.i290, -1
  %cmp15.i.i300 = icmp ugt i64 %sure.057.i.i290, 1
  br i1 %cmp15.i.i300, label %for.body16.i.i286.backedge, label %for.cond.loopexit.i.i301

for.body16.i.i286.backedge:                       ; preds = %for.body16.i.i286, %for.cond.loopexit.i.i301
  %sure.057.i.i290.be = phi i64 [ %dec.i.i299, %for.body16.i.i286 ], [ %sub.ptr.div.sub.ptr.div4.i.i308, %for.cond.loopexit.i.i301 ]
  br label %for.body16.i.i286, !llvm.loop !65

while.cond29.preheader.i.i209:                    ; preds = %while.body.i148.i275, %while.cond.preheader.i.i204
  %out.addr.2.lcssa.i.i210 = phi ptr [ %out.addr.0.lcssa.i.i205, %while.cond.preheader.i.i204 ], [ %incdec.ptr28.i.i279, %while.body.i148.i275 ]
  %cmp3079.i.i211 = icmp ult ptr %right.addr.0.lcssa.i.i206, %add.ptr11.i119
  br i1 %cmp3079.i.i211, label %while.body32.i.i269, label %rest_double.exit.i

while.body.i148.i275:                             ; preds = %while.cond.preheader.i.i204, %while.body.i148.i275
  %left.addr.277.i.i276 = phi ptr [ %incdec.ptr27.i.i278, %while.body.i148.i275 ], [ %left.addr.0.lcssa.i.i207, %while.cond.preheader.i.i204 ]
  %out.addr.276.i.i277 = phi ptr [ %incdec.ptr28.i.i279, %while.body.i148.i275 ], [ %out.addr.0.lcssa.i.i205, %while.cond.preheader.i.i204 ]
  %incdec.ptr27.i.i278 = getelementptr inbounds i8, ptr %left.addr.277.i.i276, i64 8
  %44 = load double, ptr %left.addr.277.i.i276, align 8
  %incdec.ptr28.i.i279 = getelementptr inbounds i8, ptr %out.addr.276.i.i277, i64 8
  store double %44, ptr %out.addr.276.i.i277, align 8
  %cmp25.i.i280 = icmp ult ptr %incdec.ptr27.i.i278, %add.ptr5.i113
  br i1 %cmp25.i.i280, label %while.body.i148.i275, label %while.cond29.preheader.i.i209, !llvm.loop !66

while.body32.i.i269:                              ; preds = %while.cond29.preheader.i.i209, %while.body32.i.i269
  %right.addr.281.i.i270 = phi ptr [ %incdec.ptr33.i.i272, %while.body32.i.i269 ], [ %right.addr.0.lcssa.i.i206, %while.cond29.preheader.i.i209 ]
  %out.addr.380.i.i271 = phi ptr [ %incdec.ptr34.i.i273, %while.body32.i.i269 ], [ %out.addr.2.lcssa.i.i210, %while.cond29.preheader.i.i209 ]
  %incdec.ptr33.i.i272 = getelementptr inbounds i8, ptr %right.addr.281.i.i270, i64 8
  %45 = load double, ptr %right.addr.281.i.i270, align 8
  %incdec.ptr34.i.i273 = getelementptr inbounds i8, ptr %out.addr.380.i.i271, i64 8
  store double %45, ptr %out.addr.380.i.i271, align 8
  %cmp30.i.i274 = icmp ult ptr %incdec.ptr33.i.i272, %add.ptr11.i119
  br i1 %cmp30.i.i274, label %while.body32.i.i269, label %rest_double.exit.i, !llvm.loop !67

rest_double.exit.i:                               ; preds = %while.body32.i.i269, %while.cond29.preheader.i.i209
  %sub.ptr.rhs.cast61.i152.i212 = ptrtoint ptr %late.0.lcssa.i200 to i64
  %sub.ptr.sub62.i153.i213 = sub i64 %sub.ptr.lhs.cast34.i130, %sub.ptr.rhs.cast61.i152.i212
  %sub.ptr.div63.i154.i214 = ashr exact i64 %sub.ptr.sub62.i153.i213, 3
  %sub.ptr.rhs.cast264.i155.i215 = ptrtoint ptr %late_other.0.lcssa.i199 to i64
  %sub.ptr.sub365.i156.i216 = sub i64 %sub.ptr.lhs.cast38.i131, %sub.ptr.rhs.cast264.i155.i215
  %sub.ptr.div466.i157.i217 = ashr exact i64 %sub.ptr.sub365.i156.i216, 3
  %sub.ptr.div.sub.ptr.div467.i158.i218 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div63.i154.i214, i64 %sub.ptr.div466.i157.i217)
  %cmp1368.i159.i219 = icmp sgt i64 %sub.ptr.div.sub.ptr.div467.i158.i218, 0
  br i1 %cmp1368.i159.i219, label %for.body16.i185.i245, label %while.cond.preheader.i160.i220

for.cond.loopexit.i200.i260:                      ; preds = %for.body16.i185.i245
  %sub.ptr.rhs.cast.i201.i261 = ptrtoint ptr %add.ptr23.i197.i257 to i64
  %sub.ptr.sub.i202.i262 = sub i64 %sub.ptr.lhs.cast34.i130, %sub.ptr.rhs.cast.i201.i261
  %sub.ptr.div.i203.i263 = ashr exact i64 %sub.ptr.sub.i202.i262, 3
  %sub.ptr.rhs.cast2.i204.i264 = ptrtoint ptr %add.ptr.i194.i254 to i64
  %sub.ptr.sub3.i205.i265 = sub i64 %sub.ptr.lhs.cast38.i131, %sub.ptr.rhs.cast2.i204.i264
  %sub.ptr.div4.i206.i266 = ashr exact i64 %sub.ptr.sub3.i205.i265, 3
  %sub.ptr.div.sub.ptr.div4.i207.i267 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i203.i263, i64 %sub.ptr.div4.i206.i266)
  %cmp13.i208.i268 = icmp sgt i64 %sub.ptr.div.sub.ptr.div4.i207.i267, 0
  br i1 %cmp13.i208.i268, label %for.body16.i185.i245.backedge, label %while.cond.preheader.i160.i220

while.cond.preheader.i160.i220:                   ; preds = %for.cond.loopexit.i200.i260, %rest_double.exit.i
  %out.addr.0.lcssa.i161.i221 = phi ptr [ %late_to.0.lcssa.i197, %rest_double.exit.i ], [ %incdec.ptr.i193.i253, %for.cond.loopexit.i200.i260 ]
  %right.addr.0.lcssa.i162.i222 = phi ptr [ %late_other.0.lcssa.i199, %rest_double.exit.i ], [ %add.ptr.i194.i254, %for.cond.loopexit.i200.i260 ]
  %left.addr.0.lcssa.i163.i223 = phi ptr [ %late.0.lcssa.i200, %rest_double.exit.i ], [ %add.ptr23.i197.i257, %for.cond.loopexit.i200.i260 ]
  %cmp2575.i164.i224 = icmp ult ptr %left.addr.0.lcssa.i163.i223, %add.ptr13.i122
  br i1 %cmp2575.i164.i224, label %while.body.i174.i234, label %while.cond29.preheader.i165.i225

for.body16.i185.i245:                             ; preds = %rest_double.exit.i, %for.body16.i185.i245.backedge
  %left.addr.160.i186.i246 = phi ptr [ %add.ptr23.i197.i257, %for.body16.i185.i245.backedge ], [ %late.0.lcssa.i200, %rest_double.exit.i ]
  %right.addr.159.i187.i247 = phi ptr [ %add.ptr.i194.i254, %for.body16.i185.i245.backedge ], [ %late_other.0.lcssa.i199, %rest_double.exit.i ]
  %out.addr.158.i188.i248 = phi ptr [ %incdec.ptr.i193.i253, %for.body16.i185.i245.backedge ], [ %late_to.0.lcssa.i197, %rest_double.exit.i ]
  %sure.057.i189.i249 = phi i64 [ %sure.057.i189.i249.be, %for.body16.i185.i245.backedge ], [ %sub.ptr.div.sub.ptr.div467.i158.i218, %rest_double.exit.i ]
  %46 = load double, ptr %left.addr.160.i186.i246, align 8
  %47 = load double, ptr %right.addr.159.i187.i247, align 8
  %cmp17.i190.i250 = fcmp olt double %47, %46
  %conv18.i191.i251 = zext i1 %cmp17.i190.i250 to i64
  %cond22.i192.i252 = select i1 %cmp17.i190.i250, double %47, double %46
  %incdec.ptr.i193.i253 = getelementptr inbounds i8, ptr %out.addr.158.i188.i248, i64 8
  store double %cond22.i192.i252, ptr %out.addr.158.i188.i248, align 8
  %add.ptr.i194.i254 = getelementptr inbounds double, ptr %right.addr.159.i187.i247, i64 %conv18.i191.i251
  %not.cmp17.i195.i255 = xor i1 %cmp17.i190.i250, true
  %sub.i196.i256 = zext i1 %not.cmp17.i195.i255 to i64
  %add.ptr23.i197.i257 = getelementptr inbounds double, ptr %left.addr.160.i186.i246, i64 %sub.i196.i256
  %dec.i198.i258 = add nsw i64 %sure.057.i189.i249, -1
  %cmp15.i199.i259 = icmp ugt i64 %sure.057.i189.i249, 1
  br i1 %cmp15.i199.i259, label %for.body16.i185.i245.backedge, label %for.cond.loopexit.i200.i260

for.body16.i185.i245.backedge:                    ; preds = %for.body16.i185.i245, %for.cond.loopexit.i200.i260
  %sure.057.i189.i249.be = phi i64 [ %dec.i198.i258, %for.body16.i185.i245 ], [ %sub.ptr.div.sub.ptr.div4.i207.i267, %for.cond.loopexit.i200.i260 ]
  br label %for.body16.i185.i245, !llvm.loop !65

while.cond29.preheader.i165.i225:                 ; preds = %while.body.i174.i234, %while.cond.preheader.i160.i220
  %out.addr.2.lcssa.i166.i226 = phi ptr [ %out.addr.0.lcssa.i161.i221, %while.cond.preheader.i160.i220 ], [ %incdec.ptr28.i178.i238, %while.body.i174.i234 ]
  %cmp3079.i167.i227 = icmp ult ptr %right.addr.0.lcssa.i162.i222, %add.ptr16.i125
  br i1 %cmp3079.i167.i227, label %while.body32.i168.i228, label %merge_double.exit

while.body.i174.i234:                             ; preds = %while.cond.preheader.i160.i220, %while.body.i174.i234
  %left.addr.277.i175.i235 = phi ptr [ %incdec.ptr27.i177.i237, %while.body.i174.i234 ], [ %left.addr.0.lcssa.i163.i223, %while.cond.preheader.i160.i220 ]
  %out.addr.276.i176.i236 = phi ptr [ %incdec.ptr28.i178.i238, %while.body.i174.i234 ], [ %out.addr.0.lcssa.i161.i221, %while.cond.preheader.i160.i220 ]
  %incdec.ptr27.i177.i237 = getelementptr inbounds i8, ptr %left.addr.277.i175.i235, i64 8
  %48 = load double, ptr %left.addr.277.i175.i235, align 8
  %incdec.ptr28.i178.i238 = getelementptr inbounds i8, ptr %out.addr.276.i176.i236, i64 8
  store double %48, ptr %out.addr.276.i176.i236, align 8
  %cmp25.i179.i239 = icmp ult ptr %incdec.ptr27.i177.i237, %add.ptr13.i122
  br i1 %cmp25.i179.i239, label %while.body.i174.i234, label %while.cond29.preheader.i165.i225, !llvm.loop !66

while.body32.i168.i228:                           ; preds = %while.cond29.preheader.i165.i225, %while.body32.i168.i228
  %right.addr.281.i169.i229 = phi ptr [ %incdec.ptr33.i171.i231, %while.body32.i168.i228 ], [ %right.addr.0.lcssa.i162.i222, %while.cond29.preheader.i165.i225 ]
  %out.addr.380.i170.i230 = phi ptr [ %incdec.ptr34.i172.i232, %while.body32.i168.i228 ], [ %out.addr.2.lcssa.i166.i226, %while.cond29.preheader.i165.i225 ]
  %incdec.ptr33.i171.i231 = getelementptr inbounds i8, ptr %right.addr.281.i169.i229, i64 8
  %49 = load double, ptr %right.addr.281.i169.i229, align 8
  %incdec.ptr34.i172.i232 = getelementptr inbounds i8, ptr %out.addr.380.i170.i230, i64 8
  store double %49, ptr %out.addr.380.i170.i230, align 8
  %cmp30.i173.i233 = icmp ult ptr %incdec.ptr33.i171.i231, %add.ptr16.i125
  br i1 %cmp30.i173.i233, label %while.body32.i168.i228, label %merge_double.exit, !llvm.loop !67

merge_double.exit:                                ; preds = %while.body32.i168.i228, %while.cond29.preheader.i165.i225
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %splits.i90) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %edges.i89) #7
  br label %sw.epilog

sw.bb16:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %edges.i328) #7
  store i64 %7, ptr %edges.i328, align 8
  %arrayinit.element.i330 = getelementptr inbounds i8, ptr %edges.i328, i64 8
  store i64 %div.i1049, ptr %arrayinit.element.i330, align 8
  %arrayinit.element1.i333 = getelementptr inbounds i8, ptr %edges.i328, i64 16
  store i64 %8, ptr %arrayinit.element1.i333, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %splits.i329) #7
  br label %for.body.i334

for.cond.cleanup.i347:                            ; preds = %split_int32_t.exit.i
  %50 = inttoptr i64 %9 to ptr
  %51 = load i64, ptr %splits.i329, align 8
  %add.ptr.idx.i348 = shl nsw i64 %51, 2
  %add.ptr.i349 = getelementptr inbounds i8, ptr %2, i64 %add.ptr.idx.i348
  %arrayidx4.i350 = getelementptr inbounds i8, ptr %splits.i329, i64 8
  %52 = load i64, ptr %arrayidx4.i350, align 8
  %add.ptr5.idx.i351 = shl nsw i64 %52, 2
  %add.ptr5.i352 = getelementptr inbounds i8, ptr %2, i64 %add.ptr5.idx.i351
  %sub.i353 = sub nsw i64 %7, %51
  %add.ptr7.idx.i354 = shl nsw i64 %sub.i353, 2
  %add.ptr7.i355 = getelementptr inbounds i8, ptr %5, i64 %add.ptr7.idx.i354
  %sub10.i356 = sub nsw i64 %div.i1049, %52
  %add.ptr11.idx.i357 = shl nsw i64 %sub10.i356, 2
  %add.ptr11.i358 = getelementptr inbounds i8, ptr %5, i64 %add.ptr11.idx.i357
  %arrayidx12.i359 = getelementptr inbounds i8, ptr %splits.i329, i64 16
  %53 = load i64, ptr %arrayidx12.i359, align 8
  %add.ptr13.idx.i360 = shl nsw i64 %53, 2
  %add.ptr13.i361 = getelementptr inbounds i8, ptr %2, i64 %add.ptr13.idx.i360
  %sub15.i362 = sub nsw i64 %8, %53
  %add.ptr16.idx.i363 = shl nsw i64 %sub15.i362, 2
  %add.ptr16.i364 = getelementptr inbounds i8, ptr %5, i64 %add.ptr16.idx.i363
  %add.ptr17.i365 = getelementptr inbounds i32, ptr %50, i64 %7
  %add.ptr19.i366 = getelementptr inbounds i32, ptr %50, i64 %div.i1049
  %sub.ptr.lhs.cast.i367 = ptrtoint ptr %add.ptr5.i352 to i64
  %sub.ptr.lhs.cast21.i368 = ptrtoint ptr %add.ptr11.i358 to i64
  %sub.ptr.lhs.cast34.i369 = ptrtoint ptr %add.ptr13.i361 to i64
  %sub.ptr.lhs.cast38.i370 = ptrtoint ptr %add.ptr16.i364 to i64
  %gepdiff.i371 = sub nsw i64 %add.ptr5.idx.i351, %add.ptr.idx.i348
  %sub.ptr.div234.i372 = ashr exact i64 %gepdiff.i371, 2
  %gepdiff264.i373 = sub nsw i64 %add.ptr11.idx.i357, %add.ptr7.idx.i354
  %sub.ptr.div24237.i374 = ashr exact i64 %gepdiff264.i373, 2
  %sub.ptr.div.sub.ptr.div24238.i375 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div234.i372, i64 %sub.ptr.div24237.i374)
  %gepdiff265.i376 = sub nsw i64 %add.ptr13.idx.i360, %add.ptr5.idx.i351
  %sub.ptr.div37241.i377 = ashr exact i64 %gepdiff265.i376, 2
  %gepdiff266.i378 = sub nsw i64 %add.ptr16.idx.i363, %add.ptr11.idx.i357
  %sub.ptr.div41244.i379 = ashr exact i64 %gepdiff266.i378, 2
  %cond54245.i380 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div37241.i377, i64 %sub.ptr.div41244.i379)
  %cond59246.i381 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.sub.ptr.div24238.i375, i64 %cond54245.i380)
  %cmp60247.i382 = icmp slt i64 %cond59246.i381, 1
  br i1 %cmp60247.i382, label %for.end91.i434, label %for.body63.i391

for.body.i334:                                    ; preds = %split_int32_t.exit.i, %sw.bb16
  %k.0224.i335 = phi i64 [ 0, %sw.bb16 ], [ %inc.i345, %split_int32_t.exit.i ]
  %arrayidx.i336 = getelementptr inbounds [3 x i64], ptr %edges.i328, i64 0, i64 %k.0224.i335
  %54 = load i64, ptr %arrayidx.i336, align 8
  %cmp.i.i337 = icmp sgt i64 %54, %6
  %sub.i.i338 = sub nsw i64 %54, %6
  %cond.i.i339 = select i1 %cmp.i.i337, i64 %sub.i.i338, i64 0
  %cond5.i.i340 = tail call i64 @llvm.smin.i64(i64 %54, i64 %3)
  %invariant.gep.i.i341 = getelementptr i32, ptr %5, i64 %54
  %cmp624.i.i342 = icmp slt i64 %cond.i.i339, %cond5.i.i340
  br i1 %cmp624.i.i342, label %while.body.i.i555, label %split_int32_t.exit.i

while.body.i.i555:                                ; preds = %for.body.i334, %while.body.i.i555
  %least.026.i.i556 = phi i64 [ %least.1.i.i565, %while.body.i.i555 ], [ %cond.i.i339, %for.body.i334 ]
  %most.025.i.i557 = phi i64 [ %most.1.i.i564, %while.body.i.i555 ], [ %cond5.i.i340, %for.body.i334 ]
  %add.i.i558 = add nsw i64 %most.025.i.i557, %least.026.i.i556
  %div.i.i559 = sdiv i64 %add.i.i558, 2
  %55 = xor i64 %div.i.i559, -1
  %gep.i.i560 = getelementptr i32, ptr %invariant.gep.i.i341, i64 %55
  %56 = load i32, ptr %gep.i.i560, align 4
  %arrayidx9.i.i561 = getelementptr inbounds i32, ptr %2, i64 %div.i.i559
  %57 = load i32, ptr %arrayidx9.i.i561, align 4
  %cmp10.i.i562 = icmp slt i32 %56, %57
  %add11.i.i563 = add nsw i64 %div.i.i559, 1
  %most.1.i.i564 = select i1 %cmp10.i.i562, i64 %div.i.i559, i64 %most.025.i.i557
  %least.1.i.i565 = select i1 %cmp10.i.i562, i64 %least.026.i.i556, i64 %add11.i.i563
  %cmp6.i.i566 = icmp slt i64 %least.1.i.i565, %most.1.i.i564
  br i1 %cmp6.i.i566, label %while.body.i.i555, label %split_int32_t.exit.i, !llvm.loop !68

split_int32_t.exit.i:                             ; preds = %while.body.i.i555, %for.body.i334
  %least.0.lcssa.i.i343 = phi i64 [ %cond.i.i339, %for.body.i334 ], [ %least.1.i.i565, %while.body.i.i555 ]
  %arrayidx2.i344 = getelementptr inbounds [3 x i64], ptr %splits.i329, i64 0, i64 %k.0224.i335
  store i64 %least.0.lcssa.i.i343, ptr %arrayidx2.i344, align 8
  %inc.i345 = add nuw nsw i64 %k.0224.i335, 1
  %exitcond.not.i346 = icmp eq i64 %inc.i345, 3
  br i1 %exitcond.not.i346, label %for.cond.cleanup.i347, label %for.body.i334, !llvm.loop !69

for.cond20.loopexit.i417:                         ; preds = %for.body63.i391
  %sub.ptr.rhs.cast.i418 = ptrtoint ptr %add.ptr72.i406 to i64
  %sub.ptr.sub.i419 = sub i64 %sub.ptr.lhs.cast.i367, %sub.ptr.rhs.cast.i418
  %sub.ptr.div.i420 = ashr exact i64 %sub.ptr.sub.i419, 2
  %sub.ptr.rhs.cast22.i421 = ptrtoint ptr %add.ptr70.i403 to i64
  %sub.ptr.sub23.i422 = sub i64 %sub.ptr.lhs.cast21.i368, %sub.ptr.rhs.cast22.i421
  %sub.ptr.div24.i423 = ashr exact i64 %sub.ptr.sub23.i422, 2
  %sub.ptr.div.sub.ptr.div24.i424 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i420, i64 %sub.ptr.div24.i423)
  %sub.ptr.rhs.cast35.i425 = ptrtoint ptr %add.ptr87.i414 to i64
  %sub.ptr.sub36.i426 = sub i64 %sub.ptr.lhs.cast34.i369, %sub.ptr.rhs.cast35.i425
  %sub.ptr.div37.i427 = ashr exact i64 %sub.ptr.sub36.i426, 2
  %sub.ptr.rhs.cast39.i428 = ptrtoint ptr %add.ptr85.i411 to i64
  %sub.ptr.sub40.i429 = sub i64 %sub.ptr.lhs.cast38.i370, %sub.ptr.rhs.cast39.i428
  %sub.ptr.div41.i430 = ashr exact i64 %sub.ptr.sub40.i429, 2
  %cond54.i431 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div37.i427, i64 %sub.ptr.div41.i430)
  %cond59.i432 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.sub.ptr.div24.i424, i64 %cond54.i431)
  %cmp60.i433 = icmp slt i64 %cond59.i432, 1
  br i1 %cmp60.i433, label %for.end91.i434, label %for.body63.i391.backedge

for.body63.i391:                                  ; preds = %for.cond.cleanup.i347, %for.body63.i391.backedge
  %one.1231.i392 = phi ptr [ %add.ptr72.i406, %for.body63.i391.backedge ], [ %add.ptr.i349, %for.cond.cleanup.i347 ]
  %other.1230.i393 = phi ptr [ %add.ptr70.i403, %for.body63.i391.backedge ], [ %add.ptr7.i355, %for.cond.cleanup.i347 ]
  %late.1229.i394 = phi ptr [ %add.ptr87.i414, %for.body63.i391.backedge ], [ %add.ptr5.i352, %for.cond.cleanup.i347 ]
  %late_other.1228.i395 = phi ptr [ %add.ptr85.i411, %for.body63.i391.backedge ], [ %add.ptr11.i358, %for.cond.cleanup.i347 ]
  %to.1227.i396 = phi ptr [ %incdec.ptr.i402, %for.body63.i391.backedge ], [ %add.ptr17.i365, %for.cond.cleanup.i347 ]
  %late_to.1226.i397 = phi ptr [ %incdec.ptr84.i410, %for.body63.i391.backedge ], [ %add.ptr19.i366, %for.cond.cleanup.i347 ]
  %sure.0225.i398 = phi i64 [ %sure.0225.i398.be, %for.body63.i391.backedge ], [ %cond59246.i381, %for.cond.cleanup.i347 ]
  %58 = load i32, ptr %one.1231.i392, align 4
  %59 = load i32, ptr %other.1230.i393, align 4
  %cmp64.i399 = icmp slt i32 %59, %58
  %conv65.i400 = zext i1 %cmp64.i399 to i64
  %cond69.i401 = tail call i32 @llvm.smin.i32(i32 %59, i32 %58)
  %incdec.ptr.i402 = getelementptr inbounds i8, ptr %to.1227.i396, i64 4
  store i32 %cond69.i401, ptr %to.1227.i396, align 4
  %add.ptr70.i403 = getelementptr inbounds i32, ptr %other.1230.i393, i64 %conv65.i400
  %not.cmp64.i404 = xor i1 %cmp64.i399, true
  %sub71.i405 = zext i1 %not.cmp64.i404 to i64
  %add.ptr72.i406 = getelementptr inbounds i32, ptr %one.1231.i392, i64 %sub71.i405
  %60 = load i32, ptr %late.1229.i394, align 4
  %61 = load i32, ptr %late_other.1228.i395, align 4
  %cmp76.i407 = icmp slt i32 %61, %60
  %conv78.i408 = zext i1 %cmp76.i407 to i64
  %cond83.i409 = tail call i32 @llvm.smin.i32(i32 %61, i32 %60)
  %incdec.ptr84.i410 = getelementptr inbounds i8, ptr %late_to.1226.i397, i64 4
  store i32 %cond83.i409, ptr %late_to.1226.i397, align 4
  %add.ptr85.i411 = getelementptr inbounds i32, ptr %late_other.1228.i395, i64 %conv78.i408
  %not.cmp76.i412 = xor i1 %cmp76.i407, true
  %sub86.i413 = zext i1 %not.cmp76.i412 to i64
  %add.ptr87.i414 = getelementptr inbounds i32, ptr %late.1229.i394, i64 %sub86.i413
  %dec.i415 = add nsw i64 %sure.0225.i398, -1
  %cmp62.i416 = icmp ugt i64 %sure.0225.i398, 1
  br i1 %cmp62.i416, label %for.body63.i391.backedge, label %for.cond20.loopexit.i417

for.body63.i391.backedge:                         ; preds = %for.body63.i391, %for.cond20.loopexit.i417
  %sure.0225.i398.be = phi i64 [ %dec.i415, %for.body63.i391 ], [ %cond59.i432, %for.cond20.loopexit.i417 ]
  br label %for.body63.i391, !llvm.loop !70

for.end91.i434:                                   ; preds = %for.cond20.loopexit.i417, %for.cond.cleanup.i347
  %sub.ptr.div.sub.ptr.div467.i.pre-phi.i435 = phi i64 [ %sub.ptr.div.sub.ptr.div24238.i375, %for.cond.cleanup.i347 ], [ %sub.ptr.div.sub.ptr.div24.i424, %for.cond20.loopexit.i417 ]
  %late_to.0.lcssa.i436 = phi ptr [ %add.ptr19.i366, %for.cond.cleanup.i347 ], [ %incdec.ptr84.i410, %for.cond20.loopexit.i417 ]
  %to.0.lcssa.i437 = phi ptr [ %add.ptr17.i365, %for.cond.cleanup.i347 ], [ %incdec.ptr.i402, %for.cond20.loopexit.i417 ]
  %late_other.0.lcssa.i438 = phi ptr [ %add.ptr11.i358, %for.cond.cleanup.i347 ], [ %add.ptr85.i411, %for.cond20.loopexit.i417 ]
  %late.0.lcssa.i439 = phi ptr [ %add.ptr5.i352, %for.cond.cleanup.i347 ], [ %add.ptr87.i414, %for.cond20.loopexit.i417 ]
  %other.0.lcssa.i440 = phi ptr [ %add.ptr7.i355, %for.cond.cleanup.i347 ], [ %add.ptr70.i403, %for.cond20.loopexit.i417 ]
  %one.0.lcssa.i441 = phi ptr [ %add.ptr.i349, %for.cond.cleanup.i347 ], [ %add.ptr72.i406, %for.cond20.loopexit.i417 ]
  %cmp1368.i.i442 = icmp sgt i64 %sub.ptr.div.sub.ptr.div467.i.pre-phi.i435, 0
  br i1 %cmp1368.i.i442, label %for.body16.i.i525, label %while.cond.preheader.i.i443

for.cond.loopexit.i.i540:                         ; preds = %for.body16.i.i525
  %sub.ptr.rhs.cast.i.i541 = ptrtoint ptr %add.ptr23.i.i537 to i64
  %sub.ptr.sub.i.i542 = sub i64 %sub.ptr.lhs.cast.i367, %sub.ptr.rhs.cast.i.i541
  %sub.ptr.div.i.i543 = ashr exact i64 %sub.ptr.sub.i.i542, 2
  %sub.ptr.rhs.cast2.i.i544 = ptrtoint ptr %add.ptr.i.i534 to i64
  %sub.ptr.sub3.i.i545 = sub i64 %sub.ptr.lhs.cast21.i368, %sub.ptr.rhs.cast2.i.i544
  %sub.ptr.div4.i.i546 = ashr exact i64 %sub.ptr.sub3.i.i545, 2
  %sub.ptr.div.sub.ptr.div4.i.i547 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i.i543, i64 %sub.ptr.div4.i.i546)
  %cmp13.i.i548 = icmp sgt i64 %sub.ptr.div.sub.ptr.div4.i.i547, 0
  br i1 %cmp13.i.i548, label %for.body16.i.i525.backedge, label %while.cond.preheader.i.i443

while.cond.preheader.i.i443:                      ; preds = %for.cond.loopexit.i.i540, %for.end91.i434
  %out.addr.0.lcssa.i.i444 = phi ptr [ %to.0.lcssa.i437, %for.end91.i434 ], [ %incdec.ptr.i.i533, %for.cond.loopexit.i.i540 ]
  %right.addr.0.lcssa.i.i445 = phi ptr [ %other.0.lcssa.i440, %for.end91.i434 ], [ %add.ptr.i.i534, %for.cond.loopexit.i.i540 ]
  %left.addr.0.lcssa.i.i446 = phi ptr [ %one.0.lcssa.i441, %for.end91.i434 ], [ %add.ptr23.i.i537, %for.cond.loopexit.i.i540 ]
  %cmp2575.i.i447 = icmp ult ptr %left.addr.0.lcssa.i.i446, %add.ptr5.i352
  br i1 %cmp2575.i.i447, label %while.body.i148.i514, label %while.cond29.preheader.i.i448

for.body16.i.i525:                                ; preds = %for.end91.i434, %for.body16.i.i525.backedge
  %left.addr.160.i.i526 = phi ptr [ %add.ptr23.i.i537, %for.body16.i.i525.backedge ], [ %one.0.lcssa.i441, %for.end91.i434 ]
  %right.addr.159.i.i527 = phi ptr [ %add.ptr.i.i534, %for.body16.i.i525.backedge ], [ %other.0.lcssa.i440, %for.end91.i434 ]
  %out.addr.158.i.i528 = phi ptr [ %incdec.ptr.i.i533, %for.body16.i.i525.backedge ], [ %to.0.lcssa.i437, %for.end91.i434 ]
  %sure.057.i.i529 = phi i64 [ %sure.057.i.i529.be, %for.body16.i.i525.backedge ], [ %sub.ptr.div.sub.ptr.div467.i.pre-phi.i435, %for.end91.i434 ]
  %62 = load i32, ptr %left.addr.160.i.i526, align 4
  %63 = load i32, ptr %right.addr.159.i.i527, align 4
  %cmp17.i.i530 = icmp slt i32 %63, %62
  %conv18.i.i531 = zext i1 %cmp17.i.i530 to i64
  %cond22.i.i532 = tail call i32 @llvm.smin.i32(i32 %63, i32 %62)
  %incdec.ptr.i.i533 = getelementptr inbounds i8, ptr %out.addr.158.i.i528, i64 4
  store i32 %cond22.i.i532, ptr %out.addr.158.i.i528, align 4
  %add.ptr.i.i534 = getelementptr inbounds i32, ptr %right.addr.159.i.i527, i64 %conv18.i.i531
  %not.cmp17.i.i535 = xor i1 %cmp17.i.i530, true
  %sub.i149.i536 = zext i1 %not.cmp17.i.i535 to i64
  %add.ptr23.i.i537 = getelementptr inbounds i32, ptr %left.addr.160.i.i526, i64 %sub.i149.i536
  %dec.i.i538 = add nsw i64 %sure.057.i.i529, -1
  %cmp15.i.i539 = icmp ugt i64 %sure.057.i.i529, 1
  br i1 %cmp15.i.i539, label %for.body16.i.i525.backedge, label %for.cond.loopexit.i.i540

for.body16.i.i525.backedge:                       ; preds = %for.body16.i.i525, %for.cond.loopexit.i.i540
  %sure.057.i.i529.be = phi i64 [ %dec.i.i538, %for.body16.i.i525 ], [ %sub.ptr.div.sub.ptr.div4.i.i547, %for.cond.loopexit.i.i540 ]
  br label %for.body16.i.i525, !llvm.loop !71

while.cond29.preheader.i.i448:                    ; preds = %while.body.i148.i514, %while.cond.preheader.i.i443
  %out.addr.2.lcssa.i.i449 = phi ptr [ %out.addr.0.lcssa.i.i444, %while.cond.preheader.i.i443 ], [ %incdec.ptr28.i.i518, %while.body.i148.i514 ]
  %cmp3079.i.i450 = icmp ult ptr %right.addr.0.lcssa.i.i445, %add.ptr11.i358
  br i1 %cmp3079.i.i450, label %while.body32.i.i508, label %rest_int32_t.exit.i

while.body.i148.i514:                             ; preds = %while.cond.preheader.i.i443, %while.body.i148.i514
  %left.addr.277.i.i515 = phi ptr [ %incdec.ptr27.i.i517, %while.body.i148.i514 ], [ %left.addr.0.lcssa.i.i446, %while.cond.preheader.i.i443 ]
  %out.addr.276.i.i516 = phi ptr [ %incdec.ptr28.i.i518, %while.body.i148.i514 ], [ %out.addr.0.lcssa.i.i444, %while.cond.preheader.i.i443 ]
  %incdec.ptr27.i.i517 = getelementptr inbounds i8, ptr %left.addr.277.i.i515, i64 4
  %64 = load i32, ptr %left.addr.277.i.i515, align 4
  %incdec.ptr28.i.i518 = getelementptr inbounds i8, ptr %out.addr.276.i.i516, i64 4
  store i32 %64, ptr %out.addr.276.i.i516, align 4
  %cmp25.i.i519 = icmp ult ptr %incdec.ptr27.i.i517, %add.ptr5.i352
  br i1 %cmp25.i.i519, label %while.body.i148.i514, label %while.cond29.preheader.i.i448, !llvm.loop !72

while.body32.i.i508:                              ; preds = %while.cond29.preheader.i.i448, %while.body32.i.i508
  %right.addr.281.i.i509 = phi ptr [ %incdec.ptr33.i.i511, %while.body32.i.i508 ], [ %right.addr.0.lcssa.i.i445, %while.cond29.preheader.i.i448 ]
  %out.addr.380.i.i510 = phi ptr [ %incdec.ptr34.i.i512, %while.body32.i.i508 ], [ %out.addr.2.lcssa.i.i449, %while.cond29.preheader.i.i448 ]
  %incdec.ptr33.i.i511 = getelementptr inbounds i8, ptr %right.addr.281.i.i509, i64 4
  %65 = load i32, ptr %right.addr.281.i.i509, align 4
  %incdec.ptr34.i.i512 = getelementptr inbounds i8, ptr %out.addr.380.i.i510, i64 4
  store i32 %65, ptr %out.addr.380.i.i510, align 4
  %cmp30.i.i513 = icmp ult ptr %incdec.ptr33.i.i511, %add.ptr11.i358
  br i1 %cmp30.i.i513, label %while.body32.i.i508, label %rest_int32_t.exit.i, !llvm.loop !73

rest_int32_t.exit.i:                              ; preds = %while.body32.i.i508, %while.cond29.preheader.i.i448
  %sub.ptr.rhs.cast61.i152.i451 = ptrtoint ptr %late.0.lcssa.i439 to i64
  %sub.ptr.sub62.i153.i452 = sub i64 %sub.ptr.lhs.cast34.i369, %sub.ptr.rhs.cast61.i152.i451
  %sub.ptr.div63.i154.i453 = ashr exact i64 %sub.ptr.sub62.i153.i452, 2
  %sub.ptr.rhs.cast264.i155.i454 = ptrtoint ptr %late_other.0.lcssa.i438 to i64
  %sub.ptr.sub365.i156.i455 = sub i64 %sub.ptr.lhs.cast38.i370, %sub.ptr.rhs.cast264.i155.i454
  %sub.ptr.div466.i157.i456 = ashr exact i64 %sub.ptr.sub365.i156.i455, 2
  %sub.ptr.div.sub.ptr.div467.i158.i457 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div63.i154.i453, i64 %sub.ptr.div466.i157.i456)
  %cmp1368.i159.i458 = icmp sgt i64 %sub.ptr.div.sub.ptr.div467.i158.i457, 0
  br i1 %cmp1368.i159.i458, label %for.body16.i185.i484, label %while.cond.preheader.i160.i459

for.cond.loopexit.i200.i499:                      ; preds = %for.body16.i185.i484
  %sub.ptr.rhs.cast.i201.i500 = ptrtoint ptr %add.ptr23.i197.i496 to i64
  %sub.ptr.sub.i202.i501 = sub i64 %sub.ptr.lhs.cast34.i369, %sub.ptr.rhs.cast.i201.i500
  %sub.ptr.div.i203.i502 = ashr exact i64 %sub.ptr.sub.i202.i501, 2
  %sub.ptr.rhs.cast2.i204.i503 = ptrtoint ptr %add.ptr.i194.i493 to i64
  %sub.ptr.sub3.i205.i504 = sub i64 %sub.ptr.lhs.cast38.i370, %sub.ptr.rhs.cast2.i204.i503
  %sub.ptr.div4.i206.i505 = ashr exact i64 %sub.ptr.sub3.i205.i504, 2
  %sub.ptr.div.sub.ptr.div4.i207.i506 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i203.i502, i64 %sub.ptr.div4.i206.i505)
  %cmp13.i208.i507 = icmp sgt i64 %sub.ptr.div.sub.ptr.div4.i207.i506, 0
  br i1 %cmp13.i208.i507, label %for.body16.i185.i484.backedge, label %while.cond.preheader.i160.i459

while.cond.preheader.i160.i459:                   ; preds = %for.cond.loopexit.i200.i499, %rest_int32_t.exit.i
  %out.addr.0.lcssa.i161.i460 = phi ptr [ %late_to.0.lcssa.i436, %rest_int32_t.exit.i ], [ %incdec.ptr.i193.i492, %for.cond.loopexit.i200.i499 ]
  %right.addr.0.lcssa.i162.i461 = phi ptr [ %late_other.0.lcssa.i438, %rest_int32_t.exit.i ], [ %add.ptr.i194.i493, %for.cond.loopexit.i200.i499 ]
  %left.addr.0.lcssa.i163.i462 = phi ptr [ %late.0.lcssa.i439, %rest_int32_t.exit.i ], [ %add.ptr23.i197.i496, %for.cond.loopexit.i200.i499 ]
  %cmp2575.i164.i463 = icmp ult ptr %left.addr.0.lcssa.i163.i462, %add.ptr13.i361
  br i1 %cmp2575.i164.i463, label %while.body.i174.i473, label %while.cond29.preheader.i165.i464

for.body16.i185.i484:                             ; preds = %rest_int32_t.exit.i, %for.body16.i185.i484.backedge
  %left.addr.160.i186.i485 = phi ptr [ %add.ptr23.i197.i496, %for.body16.i185.i484.backedge ], [ %late.0.lcssa.i439, %rest_int32_t.exit.i ]
  %right.addr.159.i187.i486 = phi ptr [ %add.ptr.i194.i493, %for.body16.i185.i484.backedge ], [ %late_other.0.lcssa.i438, %rest_int32_t.exit.i ]
  %out.addr.158.i188.i487 = phi ptr [ %incdec.ptr.i193.i492, %for.body16.i185.i484.backedge ], [ %late_to.0.lcssa.i436, %rest_int32_t.exit.i ]
  %sure.057.i189.i488 = phi i64 [ %sure.057.i189.i488.be, %for.body16.i185.i484.backedge ], [ %sub.ptr.div.sub.ptr.div467.i158.i457, %rest_int32_t.exit.i ]
  %66 = load i32, ptr %left.addr.160.i186.i485, align 4
  %67 = load i32, ptr %right.addr.159.i187.i486, align 4
  %cmp17.i190.i489 = icmp slt i32 %67, %66
  %conv18.i191.i490 = zext i1 %cmp17.i190.i489 to i64
  %cond22.i192.i491 = tail call i32 @llvm.smin.i32(i32 %67, i32 %66)
  %incdec.ptr.i193.i492 = getelementptr inbounds i8, ptr %out.addr.158.i188.i487, i64 4
  store i32 %cond22.i192.i491, ptr %out.addr.158.i188.i487, align 4
  %add.ptr.i194.i493 = getelementptr inbounds i32, ptr %right.addr.159.i187.i486, i64 %conv18.i191.i490
  %not.cmp17.i195.i494 = xor i1 %cmp17.i190.i489, true
  %sub.i196.i495 = zext i1 %not.cmp17.i195.i494 to i64
  %add.ptr23.i197.i496 = getelementptr inbounds i32, ptr %left.addr.160.i186.i485, i64 %sub.i196.i495
  %dec.i198.i497 = add nsw i64 %sure.057.i189.i488, -1
  %cmp15.i199.i498 = icmp ugt i64 %sure.057.i189.i488, 1
  br i1 %cmp15.i199.i498, label %for.body16.i185.i484.backedge, label %for.cond.loopexit.i200.i499

for.body16.i185.i484.backedge:                    ; preds = %for.body16.i185.i484, %for.cond.loopexit.i200.i499
  %sure.057.i189.i488.be = phi i64 [ %dec.i198.i497, %for.body16.i185.i484 ], [ %sub.ptr.div.sub.ptr.div4.i207.i506, %for.cond.loopexit.i200.i499 ]
  br label %for.body16.i185.i484, !llvm.loop !71

while.cond29.preheader.i165.i464:                 ; preds = %while.body.i174.i473, %while.cond.preheader.i160.i459
  %out.addr.2.lcssa.i166.i465 = phi ptr [ %out.addr.0.lcssa.i161.i460, %while.cond.preheader.i160.i459 ], [ %incdec.ptr28.i178.i477, %while.body.i174.i473 ]
  %cmp3079.i167.i466 = icmp ult ptr %right.addr.0.lcssa.i162.i461, %add.ptr16.i364
  br i1 %cmp3079.i167.i466, label %while.body32.i168.i467, label %merge_int32_t.exit

while.body.i174.i473:                             ; preds = %while.cond.preheader.i160.i459, %while.body.i174.i473
  %left.addr.277.i175.i474 = phi ptr [ %incdec.ptr27.i177.i476, %while.body.i174.i473 ], [ %left.addr.0.lcssa.i163.i462, %while.cond.preheader.i160.i459 ]
  %out.addr.276.i176.i475 = phi ptr [ %incdec.ptr28.i178.i477, %while.body.i174.i473 ], [ %out.addr.0.lcssa.i161.i460, %while.cond.preheader.i160.i459 ]
  %incdec.ptr27.i177.i476 = getelementptr inbounds i8, ptr %left.addr.277.i175.i474, i64 4
  %68 = load i32, ptr %left.addr.277.i175.i474, align 4
  %incdec.ptr28.i178.i477 = getelementptr inbounds i8, ptr %out.addr.276.i176.i475, i64 4
  store i32 %68, ptr %out.addr.276.i176.i475, align 4
  %cmp25.i179.i478 = icmp ult ptr %incdec.ptr27.i177.i476, %add.ptr13.i361
  br i1 %cmp25.i179.i478, label %while.body.i174.i473, label %while.cond29.preheader.i165.i464, !llvm.loop !72

while.body32.i168.i467:                           ; preds = %while.cond29.preheader.i165.i464, %while.body32.i168.i467
  %right.addr.281.i169.i468 = phi ptr [ %incdec.ptr33.i171.i470, %while.body32.i168.i467 ], [ %right.addr.0.lcssa.i162.i461, %while.cond29.preheader.i165.i464 ]
  %out.addr.380.i170.i469 = phi ptr [ %incdec.ptr34.i172.i471, %while.body32.i168.i467 ], [ %out.addr.2.lcssa.i166.i465, %while.cond29.preheader.i165.i464 ]
  %incdec.ptr33.i171.i470 = getelementptr inbounds i8, ptr %right.addr.281.i169.i468, i64 4
  %69 = load i32, ptr %right.addr.281.i169.i468, align 4
  %incdec.ptr34.i172.i471 = getelementptr inbounds i8, ptr %out.addr.380.i170.i469, i64 4
  store i32 %69, ptr %out.addr.380.i170.i469, align 4
  %cmp30.i173.i472 = icmp ult ptr %incdec.ptr33.i171.i470, %add.ptr16.i364
  br i1 %cmp30.i173.i472, label %while.body32.i168.i467, label %merge_int32_t.exit, !llvm.loop !73

merge_int32_t.exit:                               ; preds = %while.body32.i168.i467, %while.cond29.preheader.i165.i464
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %splits.i329) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %edges.i328) #7
  br label %sw.epilog

sw.bb24:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %edges.i567) #7
  store i64 %7, ptr %edges.i567, align 8
  %arrayinit.element.i569 = getelementptr inbounds i8, ptr %edges.i567, i64 8
  store i64 %div.i1049, ptr %arrayinit.element.i569, align 8
  %arrayinit.element1.i572 = getelementptr inbounds i8, ptr %edges.i567, i64 16
  store i64 %8, ptr %arrayinit.element1.i572, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %splits.i568) #7
  br label %for.body.i573

for.cond.cleanup.i586:                            ; preds = %split_int64_t.exit.i
  %70 = inttoptr i64 %9 to ptr
  %71 = load i64, ptr %splits.i568, align 8
  %add.ptr.idx.i587 = shl nsw i64 %71, 3
  %add.ptr.i588 = getelementptr inbounds i8, ptr %2, i64 %add.ptr.idx.i587
  %arrayidx4.i589 = getelementptr inbounds i8, ptr %splits.i568, i64 8
  %72 = load i64, ptr %arrayidx4.i589, align 8
  %add.ptr5.idx.i590 = shl nsw i64 %72, 3
  %add.ptr5.i591 = getelementptr inbounds i8, ptr %2, i64 %add.ptr5.idx.i590
  %sub.i592 = sub nsw i64 %7, %71
  %add.ptr7.idx.i593 = shl nsw i64 %sub.i592, 3
  %add.ptr7.i594 = getelementptr inbounds i8, ptr %5, i64 %add.ptr7.idx.i593
  %sub10.i595 = sub nsw i64 %div.i1049, %72
  %add.ptr11.idx.i596 = shl nsw i64 %sub10.i595, 3
  %add.ptr11.i597 = getelementptr inbounds i8, ptr %5, i64 %add.ptr11.idx.i596
  %arrayidx12.i598 = getelementptr inbounds i8, ptr %splits.i568, i64 16
  %73 = load i64, ptr %arrayidx12.i598, align 8
  %add.ptr13.idx.i599 = shl nsw i64 %73, 3
  %add.ptr13.i600 = getelementptr inbounds i8, ptr %2, i64 %add.ptr13.idx.i599
  %sub15.i601 = sub nsw i64 %8, %73
  %add.ptr16.idx.i602 = shl nsw i64 %sub15.i601, 3
  %add.ptr16.i603 = getelementptr inbounds i8, ptr %5, i64 %add.ptr16.idx.i602
  %add.ptr17.i604 = getelementptr inbounds i64, ptr %70, i64 %7
  %add.ptr19.i605 = getelementptr inbounds i64, ptr %70, i64 %div.i1049
  %sub.ptr.lhs.cast.i606 = ptrtoint ptr %add.ptr5.i591 to i64
  %sub.ptr.lhs.cast21.i607 = ptrtoint ptr %add.ptr11.i597 to i64
  %sub.ptr.lhs.cast34.i608 = ptrtoint ptr %add.ptr13.i600 to i64
  %sub.ptr.lhs.cast38.i609 = ptrtoint ptr %add.ptr16.i603 to i64
  %gepdiff.i610 = sub nsw i64 %add.ptr5.idx.i590, %add.ptr.idx.i587
  %sub.ptr.div234.i611 = ashr exact i64 %gepdiff.i610, 3
  %gepdiff264.i612 = sub nsw i64 %add.ptr11.idx.i596, %add.ptr7.idx.i593
  %sub.ptr.div24237.i613 = ashr exact i64 %gepdiff264.i612, 3
  %sub.ptr.div.sub.ptr.div24238.i614 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div234.i611, i64 %sub.ptr.div24237.i613)
  %gepdiff265.i615 = sub nsw i64 %add.ptr13.idx.i599, %add.ptr5.idx.i590
  %sub.ptr.div37241.i616 = ashr exact i64 %gepdiff265.i615, 3
  %gepdiff266.i617 = sub nsw i64 %add.ptr16.idx.i602, %add.ptr11.idx.i596
  %sub.ptr.div41244.i618 = ashr exact i64 %gepdiff266.i617, 3
  %cond54245.i619 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div37241.i616, i64 %sub.ptr.div41244.i618)
  %cond59246.i620 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.sub.ptr.div24238.i614, i64 %cond54245.i619)
  %cmp60247.i621 = icmp slt i64 %cond59246.i620, 1
  br i1 %cmp60247.i621, label %for.end91.i673, label %for.body63.i630

for.body.i573:                                    ; preds = %split_int64_t.exit.i, %sw.bb24
  %k.0224.i574 = phi i64 [ 0, %sw.bb24 ], [ %inc.i584, %split_int64_t.exit.i ]
  %arrayidx.i575 = getelementptr inbounds [3 x i64], ptr %edges.i567, i64 0, i64 %k.0224.i574
  %74 = load i64, ptr %arrayidx.i575, align 8
  %cmp.i.i576 = icmp sgt i64 %74, %6
  %sub.i.i577 = sub nsw i64 %74, %6
  %cond.i.i578 = select i1 %cmp.i.i576, i64 %sub.i.i577, i64 0
  %cond5.i.i579 = tail call i64 @llvm.smin.i64(i64 %74, i64 %3)
  %invariant.gep.i.i580 = getelementptr i64, ptr %5, i64 %74
  %cmp624.i.i581 = icmp slt i64 %cond.i.i578, %cond5.i.i579
  br i1 %cmp624.i.i581, label %while.body.i.i794, label %split_int64_t.exit.i

while.body.i.i794:                                ; preds = %for.body.i573, %while.body.i.i794
  %least.026.i.i795 = phi i64 [ %least.1.i.i804, %while.body.i.i794 ], [ %cond.i.i578, %for.body.i573 ]
  %most.025.i.i796 = phi i64 [ %most.1.i.i803, %while.body.i.i794 ], [ %cond5.i.i579, %for.body.i573 ]
  %add.i.i797 = add nsw i64 %most.025.i.i796, %least.026.i.i795
  %div.i.i798 = sdiv i64 %add.i.i797, 2
  %75 = xor i64 %div.i.i798, -1
  %gep.i.i799 = getelementptr i64, ptr %invariant.gep.i.i580, i64 %75
  %76 = load i64, ptr %gep.i.i799, align 8
  %arrayidx9.i.i800 = getelementptr inbounds i64, ptr %2, i64 %div.i.i798
  %77 = load i64, ptr %arrayidx9.i.i800, align 8
  %cmp10.i.i801 = icmp slt i64 %76, %77
  %add11.i.i802 = add nsw i64 %div.i.i798, 1
  %most.1.i.i803 = select i1 %cmp10.i.i801, i64 %div.i.i798, i64 %most.025.i.i796
  %least.1.i.i804 = select i1 %cmp10.i.i801, i64 %least.026.i.i795, i64 %add11.i.i802
  %cmp6.i.i805 = icmp slt i64 %least.1.i.i804, %most.1.i.i803
  br i1 %cmp6.i.i805, label %while.body.i.i794, label %split_int64_t.exit.i, !llvm.loop !74

split_int64_t.exit.i:                             ; preds = %while.body.i.i794, %for.body.i573
  %least.0.lcssa.i.i582 = phi i64 [ %cond.i.i578, %for.body.i573 ], [ %least.1.i.i804, %while.body.i.i794 ]
  %arrayidx2.i583 = getelementptr inbounds [3 x i64], ptr %splits.i568, i64 0, i64 %k.0224.i574
  store i64 %least.0.lcssa.i.i582, ptr %arrayidx2.i583, align 8
  %inc.i584 = add nuw nsw i64 %k.0224.i574, 1
  %exitcond.not.i585 = icmp eq i64 %inc.i584, 3
  br i1 %exitcond.not.i585, label %for.cond.cleanup.i586, label %for.body.i573, !llvm.loop !75

for.cond20.loopexit.i656:                         ; preds = %for.body63.i630
  %sub.ptr.rhs.cast.i657 = ptrtoint ptr %add.ptr72.i645 to i64
  %sub.ptr.sub.i658 = sub i64 %sub.ptr.lhs.cast.i606, %sub.ptr.rhs.cast.i657
  %sub.ptr.div.i659 = ashr exact i64 %sub.ptr.sub.i658, 3
  %sub.ptr.rhs.cast22.i660 = ptrtoint ptr %add.ptr70.i642 to i64
  %sub.ptr.sub23.i661 = sub i64 %sub.ptr.lhs.cast21.i607, %sub.ptr.rhs.cast22.i660
  %sub.ptr.div24.i662 = ashr exact i64 %sub.ptr.sub23.i661, 3
  %sub.ptr.div.sub.ptr.div24.i663 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i659, i64 %sub.ptr.div24.i662)
  %sub.ptr.rhs.cast35.i664 = ptrtoint ptr %add.ptr87.i653 to i64
  %sub.ptr.sub36.i665 = sub i64 %sub.ptr.lhs.cast34.i608, %sub.ptr.rhs.cast35.i664
  %sub.ptr.div37.i666 = ashr exact i64 %sub.ptr.sub36.i665, 3
  %sub.ptr.rhs.cast39.i667 = ptrtoint ptr %add.ptr85.i650 to i64
  %sub.ptr.sub40.i668 = sub i64 %sub.ptr.lhs.cast38.i609, %sub.ptr.rhs.cast39.i667
  %sub.ptr.div41.i669 = ashr exact i64 %sub.ptr.sub40.i668, 3
  %cond54.i670 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div37.i666, i64 %sub.ptr.div41.i669)
  %cond59.i671 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.sub.ptr.div24.i663, i64 %cond54.i670)
  %cmp60.i672 = icmp slt i64 %cond59.i671, 1
  br i1 %cmp60.i672, label %for.end91.i673, label %for.body63.i630.backedge

for.body63.i630:                                  ; preds = %for.cond.cleanup.i586, %for.body63.i630.backedge
  %one.1231.i631 = phi ptr [ %add.ptr72.i645, %for.body63.i630.backedge ], [ %add.ptr.i588, %for.cond.cleanup.i586 ]
  %other.1230.i632 = phi ptr [ %add.ptr70.i642, %for.body63.i630.backedge ], [ %add.ptr7.i594, %for.cond.cleanup.i586 ]
  %late.1229.i633 = phi ptr [ %add.ptr87.i653, %for.body63.i630.backedge ], [ %add.ptr5.i591, %for.cond.cleanup.i586 ]
  %late_other.1228.i634 = phi ptr [ %add.ptr85.i650, %for.body63.i630.backedge ], [ %add.ptr11.i597, %for.cond.cleanup.i586 ]
  %to.1227.i635 = phi ptr [ %incdec.ptr.i641, %for.body63.i630.backedge ], [ %add.ptr17.i604, %for.cond.cleanup.i586 ]
  %late_to.1226.i636 = phi ptr [ %incdec.ptr84.i649, %for.body63.i630.backedge ], [ %add.ptr19.i605, %for.cond.cleanup.i586 ]
  %sure.0225.i637 = phi i64 [ %sure.0225.i637.be, %for.body63.i630.backedge ], [ %cond59246.i620, %for.cond.cleanup.i586 ]
  %78 = load i64, ptr %one.1231.i631, align 8
  %79 = load i64, ptr %other.1230.i632, align 8
  %cmp64.i638 = icmp slt i64 %79, %78
  %conv65.i639 = zext i1 %cmp64.i638 to i64
  %cond69.i640 = tail call i64 @llvm.smin.i64(i64 %79, i64 %78)
  %incdec.ptr.i641 = getelementptr inbounds i8, ptr %to.1227.i635, i64 8
  store i64 %cond69.i640, ptr %to.1227.i635, align 8
  %add.ptr70.i642 = getelementptr inbounds i64, ptr %other.1230.i632, i64 %conv65.i639
  %not.cmp64.i643 = xor i1 %cmp64.i638, true
  %sub71.i644 = zext i1 %not.cmp64.i643 to i64
  %add.ptr72.i645 = getelementptr inbounds i64, ptr %one.1231.i631, i64 %sub71.i644
  %80 = load i64, ptr %late.1229.i633, align 8
  %81 = load i64, ptr %late_other.1228.i634, align 8
  %cmp76.i646 = icmp slt i64 %81, %80
  %conv78.i647 = zext i1 %cmp76.i646 to i64
  %cond83.i648 = tail call i64 @llvm.smin.i64(i64 %81, i64 %80)
  %incdec.ptr84.i649 = getelementptr inbounds i8, ptr %late_to.1226.i636, i64 8
  store i64 %cond83.i648, ptr %late_to.1226.i636, align 8
  %add.ptr85.i650 = getelementptr inbounds i64, ptr %late_other.1228.i634, i64 %conv78.i647
  %not.cmp76.i651 = xor i1 %cmp76.i646, true
  %sub86.i652 = zext i1 %not.cmp76.i651 to i64
  %add.ptr87.i653 = getelementptr inbounds i64, ptr %late.1229.i633, i64 %sub86.i652
  %dec.i654 = add nsw i64 %sure.0225.i637, -1
  %cmp62.i655 = icmp ugt i64 %sure.0225.i637, 1
  br i1 %cmp62.i655, label %for.body63.i630.backedge, label %for.cond20.loopexit.i656

for.body63.i630.backedge:                         ; preds = %for.body63.i630, %for.cond20.loopexit.i656
  %sure.0225.i637.be = phi i64 [ %dec.i654, %for.body63.i630 ], [ %cond59.i671, %for.cond20.loopexit.i656 ]
  br label %for.body63.i630, !llvm.loop !76

for.end91.i673:                                   ; preds = %for.cond20.loopexit.i656, %for.cond.cleanup.i586
  %sub.ptr.div.sub.ptr.div467.i.pre-phi.i674 = phi i64 [ %sub.ptr.div.sub.ptr.div24238.i614, %for.cond.cleanup.i586 ], [ %sub.ptr.div.sub.ptr.div24.i663, %for.cond20.loopexit.i656 ]
  %late_to.0.lcssa.i675 = phi ptr [ %add.ptr19.i605, %for.cond.cleanup.i586 ], [ %incdec.ptr84.i649, %for.cond20.loopexit.i656 ]
  %to.0.lcssa.i676 = phi ptr [ %add.ptr17.i604, %for.cond.cleanup.i586 ], [ %incdec.ptr.i641, %for.cond20.loopexit.i656 ]
  %late_other.0.lcssa.i677 = phi ptr [ %add.ptr11.i597, %for.cond.cleanup.i586 ], [ %add.ptr85.i650, %for.cond20.loopexit.i656 ]
  %late.0.lcssa.i678 = phi ptr [ %add.ptr5.i591, %for.cond.cleanup.i586 ], [ %add.ptr87.i653, %for.cond20.loopexit.i656 ]
  %other.0.lcssa.i679 = phi ptr [ %add.ptr7.i594, %for.cond.cleanup.i586 ], [ %add.ptr70.i642, %for.cond20.loopexit.i656 ]
  %one.0.lcssa.i680 = phi ptr [ %add.ptr.i588, %for.cond.cleanup.i586 ], [ %add.ptr72.i645, %for.cond20.loopexit.i656 ]
  %cmp1368.i.i681 = icmp sgt i64 %sub.ptr.div.sub.ptr.div467.i.pre-phi.i674, 0
  br i1 %cmp1368.i.i681, label %for.body16.i.i764, label %while.cond.preheader.i.i682

for.cond.loopexit.i.i779:                         ; preds = %for.body16.i.i764
  %sub.ptr.rhs.cast.i.i780 = ptrtoint ptr %add.ptr23.i.i776 to i64
  %sub.ptr.sub.i.i781 = sub i64 %sub.ptr.lhs.cast.i606, %sub.ptr.rhs.cast.i.i780
  %sub.ptr.div.i.i782 = ashr exact i64 %sub.ptr.sub.i.i781, 3
  %sub.ptr.rhs.cast2.i.i783 = ptrtoint ptr %add.ptr.i.i773 to i64
  %sub.ptr.sub3.i.i784 = sub i64 %sub.ptr.lhs.cast21.i607, %sub.ptr.rhs.cast2.i.i783
  %sub.ptr.div4.i.i785 = ashr exact i64 %sub.ptr.sub3.i.i784, 3
  %sub.ptr.div.sub.ptr.div4.i.i786 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i.i782, i64 %sub.ptr.div4.i.i785)
  %cmp13.i.i787 = icmp sgt i64 %sub.ptr.div.sub.ptr.div4.i.i786, 0
  br i1 %cmp13.i.i787, label %for.body16.i.i764.backedge, label %while.cond.preheader.i.i682

while.cond.preheader.i.i682:                      ; preds = %for.cond.loopexit.i.i779, %for.end91.i673
  %out.addr.0.lcssa.i.i683 = phi ptr [ %to.0.lcssa.i676, %for.end91.i673 ], [ %incdec.ptr.i.i772, %for.cond.loopexit.i.i779 ]
  %right.addr.0.lcssa.i.i684 = phi ptr [ %other.0.lcssa.i679, %for.end91.i673 ], [ %add.ptr.i.i773, %for.cond.loopexit.i.i779 ]
  %left.addr.0.lcssa.i.i685 = phi ptr [ %one.0.lcssa.i680, %for.end91.i673 ], [ %add.ptr23.i.i776, %for.cond.loopexit.i.i779 ]
  %cmp2575.i.i686 = icmp ult ptr %left.addr.0.lcssa.i.i685, %add.ptr5.i591
  br i1 %cmp2575.i.i686, label %while.body.i148.i753, label %while.cond29.preheader.i.i687

for.body16.i.i764:                                ; preds = %for.end91.i673, %for.body16.i.i764.backedge
  %left.addr.160.i.i765 = phi ptr [ %add.ptr23.i.i776, %for.body16.i.i764.backedge ], [ %one.0.lcssa.i680, %for.end91.i673 ]
  %right.addr.159.i.i766 = phi ptr [ %add.ptr.i.i773, %for.body16.i.i764.backedge ], [ %other.0.lcssa.i679, %for.end91.i673 ]
  %out.addr.158.i.i767 = phi ptr [ %incdec.ptr.i.i772, %for.body16.i.i764.backedge ], [ %to.0.lcssa.i676, %for.end91.i673 ]
  %sure.057.i.i768 = phi i64 [ %sure.057.i.i768.be, %for.body16.i.i764.backedge ], [ %sub.ptr.div.sub.ptr.div467.i.pre-phi.i674, %for.end91.i673 ]
  %82 = load i64, ptr %left.addr.160.i.i765, align 8
  %83 = load i64, ptr %right.addr.159.i.i766, align 8
  %cmp17.i.i769 = icmp slt i64 %83, %82
  %conv18.i.i770 = zext i1 %cmp17.i.i769 to i64
  %cond22.i.i771 = tail call i64 @llvm.smin.i64(i64 %83, i64 %82)
  %incdec.ptr.i.i772 = getelementptr inbounds i8, ptr %out.addr.158.i.i767, i64 8
  store i64 %cond22.i.i771, ptr %out.addr.158.i.i767, align 8
  %add.ptr.i.i773 = getelementptr inbounds i64, ptr %right.addr.159.i.i766, i64 %conv18.i.i770
  %not.cmp17.i.i774 = xor i1 %cmp17.i.i769, true
  %sub.i149.i775 = zext i1 %not.cmp17.i.i774 to i64
  %add.ptr23.i.i776 = getelementptr inbounds i64, ptr %left.addr.160.i.i765, i64 %sub.i149.i775
  %dec.i.i777 = add nsw i64 %sure.057.i.i768, -1
  %cmp15.i.i778 = icmp ugt i64 %sure.057.i.i768, 1
  br i1 %cmp15.i.i778, label %for.body16.i.i764.backedge, label %for.cond.loopexit.i.i779

for.body16.i.i764.backedge:                       ; preds = %for.body16.i.i764, %for.cond.loopexit.i.i779
  %sure.057.i.i768.be = phi i64 [ %dec.i.i777, %for.body16.i.i764 ], [ %sub.ptr.div.sub.ptr.div4.i.i786, %for.cond.loopexit.i.i779 ]
  br label %for.body16.i.i764, !llvm.loop !77

while.cond29.preheader.i.i687:                    ; preds = %while.body.i148.i753, %while.cond.preheader.i.i682
  %out.addr.2.lcssa.i.i688 = phi ptr [ %out.addr.0.lcssa.i.i683, %while.cond.preheader.i.i682 ], [ %incdec.ptr28.i.i757, %while.body.i148.i753 ]
  %cmp3079.i.i689 = icmp ult ptr %right.addr.0.lcssa.i.i684, %add.ptr11.i597
  br i1 %cmp3079.i.i689, label %while.body32.i.i747, label %rest_int64_t.exit.i

while.body.i148.i753:                             ; preds = %while.cond.preheader.i.i682, %while.body.i148.i753
  %left.addr.277.i.i754 = phi ptr [ %incdec.ptr27.i.i756, %while.body.i148.i753 ], [ %left.addr.0.lcssa.i.i685, %while.cond.preheader.i.i682 ]
  %out.addr.276.i.i755 = phi ptr [ %incdec.ptr28.i.i757, %while.body.i148.i753 ], [ %out.addr.0.lcssa.i.i683, %while.cond.preheader.i.i682 ]
  %incdec.ptr27.i.i756 = getelementptr inbounds i8, ptr %left.addr.277.i.i754, i64 8
  %84 = load i64, ptr %left.addr.277.i.i754, align 8
  %incdec.ptr28.i.i757 = getelementptr inbounds i8, ptr %out.addr.276.i.i755, i64 8
  store i64 %84, ptr %out.addr.276.i.i755, align 8
  %cmp25.i.i758 = icmp ult ptr %incdec.ptr27.i.i756, %add.ptr5.i591
  br i1 %cmp25.i.i758, label %while.body.i148.i753, label %while.cond29.preheader.i.i687, !llvm.loop !78

while.body32.i.i747:                              ; preds = %while.cond29.preheader.i.i687, %while.body32.i.i747
  %right.addr.281.i.i748 = phi ptr [ %incdec.ptr33.i.i750, %while.body32.i.i747 ], [ %right.addr.0.lcssa.i.i684, %while.cond29.preheader.i.i687 ]
  %out.addr.380.i.i749 = phi ptr [ %incdec.ptr34.i.i751, %while.body32.i.i747 ], [ %out.addr.2.lcssa.i.i688, %while.cond29.preheader.i.i687 ]
  %incdec.ptr33.i.i750 = getelementptr inbounds i8, ptr %right.addr.281.i.i748, i64 8
  %85 = load i64, ptr %right.addr.281.i.i748, align 8
  %incdec.ptr34.i.i751 = getelementptr inbounds i8, ptr %out.addr.380.i.i749, i64 8
  store i64 %85, ptr %out.addr.380.i.i749, align 8
  %cmp30.i.i752 = icmp ult ptr %incdec.ptr33.i.i750, %add.ptr11.i597
  br i1 %cmp30.i.i752, label %while.body32.i.i747, label %rest_int64_t.exit.i, !llvm.loop !79

rest_int64_t.exit.i:                              ; preds = %while.body32.i.i747, %while.cond29.preheader.i.i687
  %sub.ptr.rhs.cast61.i152.i690 = ptrtoint ptr %late.0.lcssa.i678 to i64
  %sub.ptr.sub62.i153.i691 = sub i64 %sub.ptr.lhs.cast34.i608, %sub.ptr.rhs.cast61.i152.i690
  %sub.ptr.div63.i154.i692 = ashr exact i64 %sub.ptr.sub62.i153.i691, 3
  %sub.ptr.rhs.cast264.i155.i693 = ptrtoint ptr %late_other.0.lcssa.i677 to i64
  %sub.ptr.sub365.i156.i694 = sub i64 %sub.ptr.lhs.cast38.i609, %sub.ptr.rhs.cast264.i155.i693
  %sub.ptr.div466.i157.i695 = ashr exact i64 %sub.ptr.sub365.i156.i694, 3
  %sub.ptr.div.sub.ptr.div467.i158.i696 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div63.i154.i692, i64 %sub.ptr.div466.i157.i695)
  %cmp1368.i159.i697 = icmp sgt i64 %sub.ptr.div.sub.ptr.div467.i158.i696, 0
  br i1 %cmp1368.i159.i697, label %for.body16.i185.i723, label %while.cond.preheader.i160.i698

for.cond.loopexit.i200.i738:                      ; preds = %for.body16.i185.i723
  %sub.ptr.rhs.cast.i201.i739 = ptrtoint ptr %add.ptr23.i197.i735 to i64
  %sub.ptr.sub.i202.i740 = sub i64 %sub.ptr.lhs.cast34.i608, %sub.ptr.rhs.cast.i201.i739
  %sub.ptr.div.i203.i741 = ashr exact i64 %sub.ptr.sub.i202.i740, 3
  %sub.ptr.rhs.cast2.i204.i742 = ptrtoint ptr %add.ptr.i194.i732 to i64
  %sub.ptr.sub3.i205.i743 = sub i64 %sub.ptr.lhs.cast38.i609, %sub.ptr.rhs.cast2.i204.i742
  %sub.ptr.div4.i206.i744 = ashr exact i64 %sub.ptr.sub3.i205.i743, 3
  %sub.ptr.div.sub.ptr.div4.i207.i745 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i203.i741, i64 %sub.ptr.div4.i206.i744)
  %cmp13.i208.i746 = icmp sgt i64 %sub.ptr.div.sub.ptr.div4.i207.i745, 0
  br i1 %cmp13.i208.i746, label %for.body16.i185.i723.backedge, label %while.cond.preheader.i160.i698

while.cond.preheader.i160.i698:                   ; preds = %for.cond.loopexit.i200.i738, %rest_int64_t.exit.i
  %out.addr.0.lcssa.i161.i699 = phi ptr [ %late_to.0.lcssa.i675, %rest_int64_t.exit.i ], [ %incdec.ptr.i193.i731, %for.cond.loopexit.i200.i738 ]
  %right.addr.0.lcssa.i162.i700 = phi ptr [ %late_other.0.lcssa.i677, %rest_int64_t.exit.i ], [ %add.ptr.i194.i732, %for.cond.loopexit.i200.i738 ]
  %left.addr.0.lcssa.i163.i701 = phi ptr [ %late.0.lcssa.i678, %rest_int64_t.exit.i ], [ %add.ptr23.i197.i735, %for.cond.loopexit.i200.i738 ]
  %cmp2575.i164.i702 = icmp ult ptr %left.addr.0.lcssa.i163.i701, %add.ptr13.i600
  br i1 %cmp2575.i164.i702, label %while.body.i174.i712, label %while.cond29.preheader.i165.i703

for.body16.i185.i723:                             ; preds = %rest_int64_t.exit.i, %for.body16.i185.i723.backedge
  %left.addr.160.i186.i724 = phi ptr [ %add.ptr23.i197.i735, %for.body16.i185.i723.backedge ], [ %late.0.lcssa.i678, %rest_int64_t.exit.i ]
  %right.addr.159.i187.i725 = phi ptr [ %add.ptr.i194.i732, %for.body16.i185.i723.backedge ], [ %late_other.0.lcssa.i677, %rest_int64_t.exit.i ]
  %out.addr.158.i188.i726 = phi ptr [ %incdec.ptr.i193.i731, %for.body16.i185.i723.backedge ], [ %late_to.0.lcssa.i675, %rest_int64_t.exit.i ]
  %sure.057.i189.i727 = phi i64 [ %sure.057.i189.i727.be, %for.body16.i185.i723.backedge ], [ %sub.ptr.div.sub.ptr.div467.i158.i696, %rest_int64_t.exit.i ]
  %86 = load i64, ptr %left.addr.160.i186.i724, align 8
  %87 = load i64, ptr %right.addr.159.i187.i725, align 8
  %cmp17.i190.i728 = icmp slt i64 %87, %86
  %conv18.i191.i729 = zext i1 %cmp17.i190.i728 to i64
  %cond22.i192.i730 = tail call i64 @llvm.smin.i64(i64 %87, i64 %86)
  %incdec.ptr.i193.i731 = getelementptr inbounds i8, ptr %out.addr.158.i188.i726, i64 8
  store i64 %cond22.i192.i730, ptr %out.addr.158.i188.i726, align 8
  %add.ptr.i194.i732 = getelementptr inbounds i64, ptr %right.addr.159.i187.i725, i64 %conv18.i191.i729
  %not.cmp17.i195.i733 = xor i1 %cmp17.i190.i728, true
  %sub.i196.i734 = zext i1 %not.cmp17.i195.i733 to i64
  %add.ptr23.i197.i735 = getelementptr inbounds i64, ptr %left.addr.160.i186.i724, i64 %sub.i196.i734
  %dec.i198.i736 = add nsw i64 %sure.057.i189.i727, -1
  %cmp15.i199.i737 = icmp ugt i64 %sure.057.i189.i727, 1
  br i1 %cmp15.i199.i737, label %for.body16.i185.i723.backedge, label %for.cond.loopexit.i200.i738

for.body16.i185.i723.backedge:                    ; preds = %for.body16.i185.i723, %for.cond.loopexit.i200.i738
  %sure.057.i189.i727.be = phi i64 [ %dec.i198.i736, %for.body16.i185.i723 ], [ %sub.ptr.div.sub.ptr.div4.i207.i745, %for.cond.loopexit.i200.i738 ]
  br label %for.body16.i185.i723, !llvm.loop !77

while.cond29.preheader.i165.i703:                 ; preds = %while.body.i174.i712, %while.cond.preheader.i160.i698
  %out.addr.2.lcssa.i166.i704 = phi ptr [ %out.addr.0.lcssa.i161.i699, %while.cond.preheader.i160.i698 ], [ %incdec.ptr28.i178.i716, %while.body.i174.i712 ]
  %cmp3079.i167.i705 = icmp ult ptr %right.addr.0.lcssa.i162.i700, %add.ptr16.i603
  br i1 %cmp3079.i167.i705, label %while.body32.i168.i706, label %merge_int64_t.exit

while.body.i174.i712:                             ; preds = %while.cond.preheader.i160.i698, %while.body.i174.i712
  %left.addr.277.i175.i713 = phi ptr [ %incdec.ptr27.i177.i715, %while.body.i174.i712 ], [ %left.addr.0.lcssa.i163.i701, %while.cond.preheader.i160.i698 ]
  %out.addr.276.i176.i714 = phi ptr [ %incdec.ptr28.i178.i716, %while.body.i174.i712 ], [ %out.addr.0.lcssa.i161.i699, %while.cond.preheader.i160.i698 ]
  %incdec.ptr27.i177.i715 = getelementptr inbounds i8, ptr %left.addr.277.i175.i713, i64 8
  %88 = load i64, ptr %left.addr.277.i175.i713, align 8
  %incdec.ptr28.i178.i716 = getelementptr inbounds i8, ptr %out.addr.276.i176.i714, i64 8
  store i64 %88, ptr %out.addr.276.i176.i714, align 8
  %cmp25.i179.i717 = icmp ult ptr %incdec.ptr27.i177.i715, %add.ptr13.i600
  br i1 %cmp25.i179.i717, label %while.body.i174.i712, label %while.cond29.preheader.i165.i703, !llvm.loop !78

while.body32.i168.i706:                           ; preds = %while.cond29.preheader.i165.i703, %while.body32.i168.i706
  %right.addr.281.i169.i707 = phi ptr [ %incdec.ptr33.i171.i709, %while.body32.i168.i706 ], [ %right.addr.0.lcssa.i162.i700, %while.cond29.preheader.i165.i703 ]
  %out.addr.380.i170.i708 = phi ptr [ %incdec.ptr34.i172.i710, %while.body32.i168.i706 ], [ %out.addr.2.lcssa.i166.i704, %while.cond29.preheader.i165.i703 ]
  %incdec.ptr33.i171.i709 = getelementptr inbounds i8, ptr %right.addr.281.i169.i707, i64 8
  %89 = load i64, ptr %right.addr.281.i169.i707, align 8
  %incdec.ptr34.i172.i710 = getelementptr inbounds i8, ptr %out.addr.380.i170.i708, i64 8
  store i64 %89, ptr %out.addr.380.i170.i708, align 8
  %cmp30.i173.i711 = icmp ult ptr %incdec.ptr33.i171.i709, %add.ptr16.i603
  br i1 %cmp30.i173.i711, label %while.body32.i168.i706, label %merge_int64_t.exit, !llvm.loop !79

merge_int64_t.exit:                               ; preds = %while.body32.i168.i706, %while.cond29.preheader.i165.i703
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %splits.i568) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %edges.i567) #7
  br label %sw.epilog

sw.bb32:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %edges.i806) #7
  store i64 %7, ptr %edges.i806, align 8
  %arrayinit.element.i808 = getelementptr inbounds i8, ptr %edges.i806, i64 8
  store i64 %div.i1049, ptr %arrayinit.element.i808, align 8
  %arrayinit.element1.i811 = getelementptr inbounds i8, ptr %edges.i806, i64 16
  store i64 %8, ptr %arrayinit.element1.i811, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %splits.i807) #7
  br label %for.body.i812

for.cond.cleanup.i825:                            ; preds = %split_uint32_t.exit.i
  %90 = inttoptr i64 %9 to ptr
  %91 = load i64, ptr %splits.i807, align 8
  %add.ptr.idx.i826 = shl nsw i64 %91, 2
  %add.ptr.i827 = getelementptr inbounds i8, ptr %2, i64 %add.ptr.idx.i826
  %arrayidx4.i828 = getelementptr inbounds i8, ptr %splits.i807, i64 8
  %92 = load i64, ptr %arrayidx4.i828, align 8
  %add.ptr5.idx.i829 = shl nsw i64 %92, 2
  %add.ptr5.i830 = getelementptr inbounds i8, ptr %2, i64 %add.ptr5.idx.i829
  %sub.i831 = sub nsw i64 %7, %91
  %add.ptr7.idx.i832 = shl nsw i64 %sub.i831, 2
  %add.ptr7.i833 = getelementptr inbounds i8, ptr %5, i64 %add.ptr7.idx.i832
  %sub10.i834 = sub nsw i64 %div.i1049, %92
  %add.ptr11.idx.i835 = shl nsw i64 %sub10.i834, 2
  %add.ptr11.i836 = getelementptr inbounds i8, ptr %5, i64 %add.ptr11.idx.i835
  %arrayidx12.i837 = getelementptr inbounds i8, ptr %splits.i807, i64 16
  %93 = load i64, ptr %arrayidx12.i837, align 8
  %add.ptr13.idx.i838 = shl nsw i64 %93, 2
  %add.ptr13.i839 = getelementptr inbounds i8, ptr %2, i64 %add.ptr13.idx.i838
  %sub15.i840 = sub nsw i64 %8, %93
  %add.ptr16.idx.i841 = shl nsw i64 %sub15.i840, 2
  %add.ptr16.i842 = getelementptr inbounds i8, ptr %5, i64 %add.ptr16.idx.i841
  %add.ptr17.i843 = getelementptr inbounds i32, ptr %90, i64 %7
  %add.ptr19.i844 = getelementptr inbounds i32, ptr %90, i64 %div.i1049
  %sub.ptr.lhs.cast.i845 = ptrtoint ptr %add.ptr5.i830 to i64
  %sub.ptr.lhs.cast21.i846 = ptrtoint ptr %add.ptr11.i836 to i64
  %sub.ptr.lhs.cast34.i847 = ptrtoint ptr %add.ptr13.i839 to i64
  %sub.ptr.lhs.cast38.i848 = ptrtoint ptr %add.ptr16.i842 to i64
  %gepdiff.i849 = sub nsw i64 %add.ptr5.idx.i829, %add.ptr.idx.i826
  %sub.ptr.div234.i850 = ashr exact i64 %gepdiff.i849, 2
  %gepdiff264.i851 = sub nsw i64 %add.ptr11.idx.i835, %add.ptr7.idx.i832
  %sub.ptr.div24237.i852 = ashr exact i64 %gepdiff264.i851, 2
  %sub.ptr.div.sub.ptr.div24238.i853 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div234.i850, i64 %sub.ptr.div24237.i852)
  %gepdiff265.i854 = sub nsw i64 %add.ptr13.idx.i838, %add.ptr5.idx.i829
  %sub.ptr.div37241.i855 = ashr exact i64 %gepdiff265.i854, 2
  %gepdiff266.i856 = sub nsw i64 %add.ptr16.idx.i841, %add.ptr11.idx.i835
  %sub.ptr.div41244.i857 = ashr exact i64 %gepdiff266.i856, 2
  %cond54245.i858 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div37241.i855, i64 %sub.ptr.div41244.i857)
  %cond59246.i859 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.sub.ptr.div24238.i853, i64 %cond54245.i858)
  %cmp60247.i860 = icmp slt i64 %cond59246.i859, 1
  br i1 %cmp60247.i860, label %for.end91.i912, label %for.body63.i869

for.body.i812:                                    ; preds = %split_uint32_t.exit.i, %sw.bb32
  %k.0224.i813 = phi i64 [ 0, %sw.bb32 ], [ %inc.i823, %split_uint32_t.exit.i ]
  %arrayidx.i814 = getelementptr inbounds [3 x i64], ptr %edges.i806, i64 0, i64 %k.0224.i813
  %94 = load i64, ptr %arrayidx.i814, align 8
  %cmp.i.i815 = icmp sgt i64 %94, %6
  %sub.i.i816 = sub nsw i64 %94, %6
  %cond.i.i817 = select i1 %cmp.i.i815, i64 %sub.i.i816, i64 0
  %cond5.i.i818 = tail call i64 @llvm.smin.i64(i64 %94, i64 %3)
  %invariant.gep.i.i819 = getelementptr i32, ptr %5, i64 %94
  %cmp624.i.i820 = icmp slt i64 %cond.i.i817, %cond5.i.i818
  br i1 %cmp624.i.i820, label %while.body.i.i1033, label %split_uint32_t.exit.i

while.body.i.i1033:                               ; preds = %for.body.i812, %while.body.i.i1033
  %least.026.i.i1034 = phi i64 [ %least.1.i.i1043, %while.body.i.i1033 ], [ %cond.i.i817, %for.body.i812 ]
  %most.025.i.i1035 = phi i64 [ %most.1.i.i1042, %while.body.i.i1033 ], [ %cond5.i.i818, %for.body.i812 ]
  %add.i.i1036 = add nsw i64 %most.025.i.i1035, %least.026.i.i1034
  %div.i.i1037 = sdiv i64 %add.i.i1036, 2
  %95 = xor i64 %div.i.i1037, -1
  %gep.i.i1038 = getelementptr i32, ptr %invariant.gep.i.i819, i64 %95
  %96 = load i32, ptr %gep.i.i1038, align 4
  %arrayidx9.i.i1039 = getelementptr inbounds i32, ptr %2, i64 %div.i.i1037
  %97 = load i32, ptr %arrayidx9.i.i1039, align 4
  %cmp10.i.i1040 = icmp ult i32 %96, %97
  %add11.i.i1041 = add nsw i64 %div.i.i1037, 1
  %most.1.i.i1042 = select i1 %cmp10.i.i1040, i64 %div.i.i1037, i64 %most.025.i.i1035
  %least.1.i.i1043 = select i1 %cmp10.i.i1040, i64 %least.026.i.i1034, i64 %add11.i.i1041
  %cmp6.i.i1044 = icmp slt i64 %least.1.i.i1043, %most.1.i.i1042
  br i1 %cmp6.i.i1044, label %while.body.i.i1033, label %split_uint32_t.exit.i, !llvm.loop !80

split_uint32_t.exit.i:                            ; preds = %while.body.i.i1033, %for.body.i812
  %least.0.lcssa.i.i821 = phi i64 [ %cond.i.i817, %for.body.i812 ], [ %least.1.i.i1043, %while.body.i.i1033 ]
  %arrayidx2.i822 = getelementptr inbounds [3 x i64], ptr %splits.i807, i64 0, i64 %k.0224.i813
  store i64 %least.0.lcssa.i.i821, ptr %arrayidx2.i822, align 8
  %inc.i823 = add nuw nsw i64 %k.0224.i813, 1
  %exitcond.not.i824 = icmp eq i64 %inc.i823, 3
  br i1 %exitcond.not.i824, label %for.cond.cleanup.i825, label %for.body.i812, !llvm.loop !81

for.cond20.loopexit.i895:                         ; preds = %for.body63.i869
  %sub.ptr.rhs.cast.i896 = ptrtoint ptr %add.ptr72.i884 to i64
  %sub.ptr.sub.i897 = sub i64 %sub.ptr.lhs.cast.i845, %sub.ptr.rhs.cast.i896
  %sub.ptr.div.i898 = ashr exact i64 %sub.ptr.sub.i897, 2
  %sub.ptr.rhs.cast22.i899 = ptrtoint ptr %add.ptr70.i881 to i64
  %sub.ptr.sub23.i900 = sub i64 %sub.ptr.lhs.cast21.i846, %sub.ptr.rhs.cast22.i899
  %sub.ptr.div24.i901 = ashr exact i64 %sub.ptr.sub23.i900, 2
  %sub.ptr.div.sub.ptr.div24.i902 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i898, i64 %sub.ptr.div24.i901)
  %sub.ptr.rhs.cast35.i903 = ptrtoint ptr %add.ptr87.i892 to i64
  %sub.ptr.sub36.i904 = sub i64 %sub.ptr.lhs.cast34.i847, %sub.ptr.rhs.cast35.i903
  %sub.ptr.div37.i905 = ashr exact i64 %sub.ptr.sub36.i904, 2
  %sub.ptr.rhs.cast39.i906 = ptrtoint ptr %add.ptr85.i889 to i64
  %sub.ptr.sub40.i907 = sub i64 %sub.ptr.lhs.cast38.i848, %sub.ptr.rhs.cast39.i906
  %sub.ptr.div41.i908 = ashr exact i64 %sub.ptr.sub40.i907, 2
  %cond54.i909 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div37.i905, i64 %sub.ptr.div41.i908)
  %cond59.i910 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.sub.ptr.div24.i902, i64 %cond54.i909)
  %cmp60.i911 = icmp slt i64 %cond59.i910, 1
  br i1 %cmp60.i911, label %for.end91.i912, label %for.body63.i869.backedge

for.body63.i869:                                  ; preds = %for.cond.cleanup.i825, %for.body63.i869.backedge
  %one.1231.i870 = phi ptr [ %add.ptr72.i884, %for.body63.i869.backedge ], [ %add.ptr.i827, %for.cond.cleanup.i825 ]
  %other.1230.i871 = phi ptr [ %add.ptr70.i881, %for.body63.i869.backedge ], [ %add.ptr7.i833, %for.cond.cleanup.i825 ]
  %late.1229.i872 = phi ptr [ %add.ptr87.i892, %for.body63.i869.backedge ], [ %add.ptr5.i830, %for.cond.cleanup.i825 ]
  %late_other.1228.i873 = phi ptr [ %add.ptr85.i889, %for.body63.i869.backedge ], [ %add.ptr11.i836, %for.cond.cleanup.i825 ]
  %to.1227.i874 = phi ptr [ %incdec.ptr.i880, %for.body63.i869.backedge ], [ %add.ptr17.i843, %for.cond.cleanup.i825 ]
  %late_to.1226.i875 = phi ptr [ %incdec.ptr84.i888, %for.body63.i869.backedge ], [ %add.ptr19.i844, %for.cond.cleanup.i825 ]
  %sure.0225.i876 = phi i64 [ %sure.0225.i876.be, %for.body63.i869.backedge ], [ %cond59246.i859, %for.cond.cleanup.i825 ]
  %98 = load i32, ptr %one.1231.i870, align 4
  %99 = load i32, ptr %other.1230.i871, align 4
  %cmp64.i877 = icmp ult i32 %99, %98
  %conv65.i878 = zext i1 %cmp64.i877 to i64
  %cond69.i879 = tail call i32 @llvm.umin.i32(i32 %99, i32 %98)
  %incdec.ptr.i880 = getelementptr inbounds i8, ptr %to.1227.i874, i64 4
  store i32 %cond69.i879, ptr %to.1227.i874, align 4
  %add.ptr70.i881 = getelementptr inbounds i32, ptr %other.1230.i871, i64 %conv65.i878
  %not.cmp64.i882 = xor i1 %cmp64.i877, true
  %sub71.i883 = zext i1 %not.cmp64.i882 to i64
  %add.ptr72.i884 = getelementptr inbounds i32, ptr %one.1231.i870, i64 %sub71.i883
  %100 = load i32, ptr %late.1229.i872, align 4
  %101 = load i32, ptr %late_other.1228.i873, align 4
  %cmp76.i885 = icmp ult i32 %101, %100
  %conv78.i886 = zext i1 %cmp76.i885 to i64
  %cond83.i887 = tail call i32 @llvm.umin.i32(i32 %101, i32 %100)
  %incdec.ptr84.i888 = getelementptr inbounds i8, ptr %late_to.1226.i875, i64 4
  store i32 %cond83.i887, ptr %late_to.1226.i875, align 4
  %add.ptr85.i889 = getelementptr inbounds i32, ptr %late_other.1228.i873, i64 %conv78.i886
  %not.cmp76.i890 = xor i1 %cmp76.i885, true
  %sub86.i891 = zext i1 %not.cmp76.i890 to i64
  %add.ptr87.i892 = getelementptr inbounds i32, ptr %late.1229.i872, i64 %sub86.i891
  %dec.i893 = add nsw i64 %sure.0225.i876, -1
  %cmp62.i894 = icmp ugt i64 %sure.0225.i876, 1
  br i1 %cmp62.i894, label %for.body63.i869.backedge, label %for.cond20.loopexit.i895

for.body63.i869.backedge:                         ; preds = %for.body63.i869, %for.cond20.loopexit.i895
  %sure.0225.i876.be = phi i64 [ %dec.i893, %for.body63.i869 ], [ %cond59.i910, %for.cond20.loopexit.i895 ]
  br label %for.body63.i869, !llvm.loop !82

for.end91.i912:                                   ; preds = %for.cond20.loopexit.i895, %for.cond.cleanup.i825
  %sub.ptr.div.sub.ptr.div467.i.pre-phi.i913 = phi i64 [ %sub.ptr.div.sub.ptr.div24238.i853, %for.cond.cleanup.i825 ], [ %sub.ptr.div.sub.ptr.div24.i902, %for.cond20.loopexit.i895 ]
  %late_to.0.lcssa.i914 = phi ptr [ %add.ptr19.i844, %for.cond.cleanup.i825 ], [ %incdec.ptr84.i888, %for.cond20.loopexit.i895 ]
  %to.0.lcssa.i915 = phi ptr [ %add.ptr17.i843, %for.cond.cleanup.i825 ], [ %incdec.ptr.i880, %for.cond20.loopexit.i895 ]
  %late_other.0.lcssa.i916 = phi ptr [ %add.ptr11.i836, %for.cond.cleanup.i825 ], [ %add.ptr85.i889, %for.cond20.loopexit.i895 ]
  %late.0.lcssa.i917 = phi ptr [ %add.ptr5.i830, %for.cond.cleanup.i825 ], [ %add.ptr87.i892, %for.cond20.loopexit.i895 ]
  %other.0.lcssa.i918 = phi ptr [ %add.ptr7.i833, %for.cond.cleanup.i825 ], [ %add.ptr70.i881, %for.cond20.loopexit.i895 ]
  %one.0.lcssa.i919 = phi ptr [ %add.ptr.i827, %for.cond.cleanup.i825 ], [ %add.ptr72.i884, %for.cond20.loopexit.i895 ]
  %cmp1368.i.i920 = icmp sgt i64 %sub.ptr.div.sub.ptr.div467.i.pre-phi.i913, 0
  br i1 %cmp1368.i.i920, label %for.body16.i.i1003, label %while.cond.preheader.i.i921

for.cond.loopexit.i.i1018:                        ; preds = %for.body16.i.i1003
  %sub.ptr.rhs.cast.i.i1019 = ptrtoint ptr %add.ptr23.i.i1015 to i64
  %sub.ptr.sub.i.i1020 = sub i64 %sub.ptr.lhs.cast.i845, %sub.ptr.rhs.cast.i.i1019
  %sub.ptr.div.i.i1021 = ashr exact i64 %sub.ptr.sub.i.i1020, 2
  %sub.ptr.rhs.cast2.i.i1022 = ptrtoint ptr %add.ptr.i.i1012 to i64
  %sub.ptr.sub3.i.i1023 = sub i64 %sub.ptr.lhs.cast21.i846, %sub.ptr.rhs.cast2.i.i1022
  %sub.ptr.div4.i.i1024 = ashr exact i64 %sub.ptr.sub3.i.i1023, 2
  %sub.ptr.div.sub.ptr.div4.i.i1025 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i.i1021, i64 %sub.ptr.div4.i.i1024)
  %cmp13.i.i1026 = icmp sgt i64 %sub.ptr.div.sub.ptr.div4.i.i1025, 0
  br i1 %cmp13.i.i1026, label %for.body16.i.i1003.backedge, label %while.cond.preheader.i.i921

while.cond.preheader.i.i921:                      ; preds = %for.cond.loopexit.i.i1018, %for.end91.i912
  %out.addr.0.lcssa.i.i922 = phi ptr [ %to.0.lcssa.i915, %for.end91.i912 ], [ %incdec.ptr.i.i1011, %for.cond.loopexit.i.i1018 ]
  %right.addr.0.lcssa.i.i923 = phi ptr [ %other.0.lcssa.i918, %for.end91.i912 ], [ %add.ptr.i.i1012, %for.cond.loopexit.i.i1018 ]
  %left.addr.0.lcssa.i.i924 = phi ptr [ %one.0.lcssa.i919, %for.end91.i912 ], [ %add.ptr23.i.i1015, %for.cond.loopexit.i.i1018 ]
  %cmp2575.i.i925 = icmp ult ptr %left.addr.0.lcssa.i.i924, %add.ptr5.i830
  br i1 %cmp2575.i.i925, label %while.body.i148.i992, label %while.cond29.preheader.i.i926

for.body16.i.i1003:                               ; preds = %for.end91.i912, %for.body16.i.i1003.backedge
  %left.addr.160.i.i1004 = phi ptr [ %add.ptr23.i.i1015, %for.body16.i.i1003.backedge ], [ %one.0.lcssa.i919, %for.end91.i912 ]
  %right.addr.159.i.i1005 = phi ptr [ %add.ptr.i.i1012, %for.body16.i.i1003.backedge ], [ %other.0.lcssa.i918, %for.end91.i912 ]
  %out.addr.158.i.i1006 = phi ptr [ %incdec.ptr.i.i1011, %for.body16.i.i1003.backedge ], [ %to.0.lcssa.i915, %for.end91.i912 ]
  %sure.057.i.i1007 = phi i64 [ %sure.057.i.i1007.be, %for.body16.i.i1003.backedge ], [ %sub.ptr.div.sub.ptr.div467.i.pre-phi.i913, %for.end91.i912 ]
  %102 = load i32, ptr %left.addr.160.i.i1004, align 4
  %103 = load i32, ptr %right.addr.159.i.i1005, align 4
  %cmp17.i.i1008 = icmp ult i32 %103, %102
  %conv18.i.i1009 = zext i1 %cmp17.i.i1008 to i64
  %cond22.i.i1010 = tail call i32 @llvm.umin.i32(i32 %103, i32 %102)
  %incdec.ptr.i.i1011 = getelementptr inbounds i8, ptr %out.addr.158.i.i1006, i64 4
  store i32 %cond22.i.i1010, ptr %out.addr.158.i.i1006, align 4
  %add.ptr.i.i1012 = getelementptr inbounds i32, ptr %right.addr.159.i.i1005, i64 %conv18.i.i1009
  %not.cmp17.i.i1013 = xor i1 %cmp17.i.i1008, true
  %sub.i149.i1014 = zext i1 %not.cmp17.i.i1013 to i64
  %add.ptr23.i.i1015 = getelementptr inbounds i32, ptr %left.addr.160.i.i1004, i64 %sub.i149.i1014
  %dec.i.i1016 = add nsw i64 %sure.057.i.i1007, -1
  %cmp15.i.i1017 = icmp ugt i64 %sure.057.i.i1007, 1
  br i1 %cmp15.i.i1017, label %for.body16.i.i1003.backedge, label %for.cond.loopexit.i.i1018

for.body16.i.i1003.backedge:                      ; preds = %for.body16.i.i1003, %for.cond.loopexit.i.i1018
  %sure.057.i.i1007.be = phi i64 [ %dec.i.i1016, %for.body16.i.i1003 ], [ %sub.ptr.div.sub.ptr.div4.i.i1025, %for.cond.loopexit.i.i1018 ]
  br label %for.body16.i.i1003, !llvm.loop !83

while.cond29.preheader.i.i926:                    ; preds = %while.body.i148.i992, %while.cond.preheader.i.i921
  %out.addr.2.lcssa.i.i927 = phi ptr [ %out.addr.0.lcssa.i.i922, %while.cond.preheader.i.i921 ], [ %incdec.ptr28.i.i996, %while.body.i148.i992 ]
  %cmp3079.i.i928 = icmp ult ptr %right.addr.0.lcssa.i.i923, %add.ptr11.i836
  br i1 %cmp3079.i.i928, label %while.body32.i.i986, label %rest_uint32_t.exit.i

while.body.i148.i992:                             ; preds = %while.cond.preheader.i.i921, %while.body.i148.i992
  %left.addr.277.i.i993 = phi ptr [ %incdec.ptr27.i.i995, %while.body.i148.i992 ], [ %left.addr.0.lcssa.i.i924, %while.cond.preheader.i.i921 ]
  %out.addr.276.i.i994 = phi ptr [ %incdec.ptr28.i.i996, %while.body.i148.i992 ], [ %out.addr.0.lcssa.i.i922, %while.cond.preheader.i.i921 ]
  %incdec.ptr27.i.i995 = getelementptr inbounds i8, ptr %left.addr.277.i.i993, i64 4
  %104 = load i32, ptr %left.addr.277.i.i993, align 4
  %incdec.ptr28.i.i996 = getelementptr inbounds i8, ptr %out.addr.276.i.i994, i64 4
  store i32 %104, ptr %out.addr.276.i.i994, align 4
  %cmp25.i.i997 = icmp ult ptr %incdec.ptr27.i.i995, %add.ptr5.i830
  br i1 %cmp25.i.i997, label %while.body.i148.i992, label %while.cond29.preheader.i.i926, !llvm.loop !84

while.body32.i.i986:                              ; preds = %while.cond29.preheader.i.i926, %while.body32.i.i986
  %right.addr.281.i.i987 = phi ptr [ %incdec.ptr33.i.i989, %while.body32.i.i986 ], [ %right.addr.0.lcssa.i.i923, %while.cond29.preheader.i.i926 ]
  %out.addr.380.i.i988 = phi ptr [ %incdec.ptr34.i.i990, %while.body32.i.i986 ], [ %out.addr.2.lcssa.i.i927, %while.cond29.preheader.i.i926 ]
  %incdec.ptr33.i.i989 = getelementptr inbounds i8, ptr %right.addr.281.i.i987, i64 4
  %105 = load i32, ptr %right.addr.281.i.i987, align 4
  %incdec.ptr34.i.i990 = getelementptr inbounds i8, ptr %out.addr.380.i.i988, i64 4
  store i32 %105, ptr %out.addr.380.i.i988, align 4
  %cmp30.i.i991 = icmp ult ptr %incdec.ptr33.i.i989, %add.ptr11.i836
  br i1 %cmp30.i.i991, label %while.body32.i.i986, label %rest_uint32_t.exit.i, !llvm.loop !85

rest_uint32_t.exit.i:                             ; preds = %while.body32.i.i986, %while.cond29.preheader.i.i926
  %sub.ptr.rhs.cast61.i152.i929 = ptrtoint ptr %late.0.lcssa.i917 to i64
  %sub.ptr.sub62.i153.i930 = sub i64 %sub.ptr.lhs.cast34.i847, %sub.ptr.rhs.cast61.i152.i929
  %sub.ptr.div63.i154.i931 = ashr exact i64 %sub.ptr.sub62.i153.i930, 2
  %sub.ptr.rhs.cast264.i155.i932 = ptrtoint ptr %late_other.0.lcssa.i916 to i64
  %sub.ptr.sub365.i156.i933 = sub i64 %sub.ptr.lhs.cast38.i848, %sub.ptr.rhs.cast264.i155.i932
  %sub.ptr.div466.i157.i934 = ashr exact i64 %sub.ptr.sub365.i156.i933, 2
  %sub.ptr.div.sub.ptr.div467.i158.i935 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div63.i154.i931, i64 %sub.ptr.div466.i157.i934)
  %cmp1368.i159.i936 = icmp sgt i64 %sub.ptr.div.sub.ptr.div467.i158.i935, 0
  br i1 %cmp1368.i159.i936, label %for.body16.i185.i962, label %while.cond.preheader.i160.i937

for.cond.loopexit.i200.i977:                      ; preds = %for.body16.i185.i962
  %sub.ptr.rhs.cast.i201.i978 = ptrtoint ptr %add.ptr23.i197.i974 to i64
  %sub.ptr.sub.i202.i979 = sub i64 %sub.ptr.lhs.cast34.i847, %sub.ptr.rhs.cast.i201.i978
  %sub.ptr.div.i203.i980 = ashr exact i64 %sub.ptr.sub.i202.i979, 2
  %sub.ptr.rhs.cast2.i204.i981 = ptrtoint ptr %add.ptr.i194.i971 to i64
  %sub.ptr.sub3.i205.i982 = sub i64 %sub.ptr.lhs.cast38.i848, %sub.ptr.rhs.cast2.i204.i981
  %sub.ptr.div4.i206.i983 = ashr exact i64 %sub.ptr.sub3.i205.i982, 2
  %sub.ptr.div.sub.ptr.div4.i207.i984 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i203.i980, i64 %sub.ptr.div4.i206.i983)
  %cmp13.i208.i985 = icmp sgt i64 %sub.ptr.div.sub.ptr.div4.i207.i984, 0
  br i1 %cmp13.i208.i985, label %for.body16.i185.i962.backedge, label %while.cond.preheader.i160.i937

while.cond.preheader.i160.i937:                   ; preds = %for.cond.loopexit.i200.i977, %rest_uint32_t.exit.i
  %out.addr.0.lcssa.i161.i938 = phi ptr [ %late_to.0.lcssa.i914, %rest_uint32_t.exit.i ], [ %incdec.ptr.i193.i970, %for.cond.loopexit.i200.i977 ]
  %right.addr.0.lcssa.i162.i939 = phi ptr [ %late_other.0.lcssa.i916, %rest_uint32_t.exit.i ], [ %add.ptr.i194.i971, %for.cond.loopexit.i200.i977 ]
  %left.addr.0.lcssa.i163.i940 = phi ptr [ %late.0.lcssa.i917, %rest_uint32_t.exit.i ], [ %add.ptr23.i197.i974, %for.cond.loopexit.i200.i977 ]
  %cmp2575.i164.i941 = icmp ult ptr %left.addr.0.lcssa.i163.i940, %add.ptr13.i839
  br i1 %cmp2575.i164.i941, label %while.body.i174.i951, label %while.cond29.preheader.i165.i942

for.body16.i185.i962:                             ; preds = %rest_uint32_t.exit.i, %for.body16.i185.i962.backedge
  %left.addr.160.i186.i963 = phi ptr [ %add.ptr23.i197.i974, %for.body16.i185.i962.backedge ], [ %late.0.lcssa.i917, %rest_uint32_t.exit.i ]
  %right.addr.159.i187.i964 = phi ptr [ %add.ptr.i194.i971, %for.body16.i185.i962.backedge ], [ %late_other.0.lcssa.i916, %rest_uint32_t.exit.i ]
  %out.addr.158.i188.i965 = phi ptr [ %incdec.ptr.i193.i970, %for.body16.i185.i962.backedge ], [ %late_to.0.lcssa.i914, %rest_uint32_t.exit.i ]
  %sure.057.i189.i966 = phi i64 [ %sure.057.i189.i966.be, %for.body16.i185.i962.backedge ], [ %sub.ptr.div.sub.ptr.div467.i158.i935, %rest_uint32_t.exit.i ]
  %106 = load i32, ptr %left.addr.160.i186.i963, align 4
  %107 = load i32, ptr %right.addr.159.i187.i964, align 4
  %cmp17.i190.i967 = icmp ult i32 %107, %106
  %conv18.i191.i968 = zext i1 %cmp17.i190.i967 to i64
  %cond22.i192.i969 = tail call i32 @llvm.umin.i32(i32 %107, i32 %106)
  %incdec.ptr.i193.i970 = getelementptr inbounds i8, ptr %out.addr.158.i188.i965, i64 4
  store i32 %cond22.i192.i969, ptr %out.addr.158.i188.i965, align 4
  %add.ptr.i194.i971 = getelementptr inbounds i32, ptr %right.addr.159.i187.i964, i64 %conv18.i191.i968
  %not.cmp17.i195.i972 = xor i1 %cmp17.i190.i967, true
  %sub.i196.i973 = zext i1 %not.cmp17.i195.i972 to i64
  %add.ptr23.i197.i974 = getelementptr inbounds i32, ptr %left.addr.160.i186.i963, i64 %sub.i196.i973
  %dec.i198.i975 = add nsw i64 %sure.057.i189.i966, -1
  %cmp15.i199.i976 = icmp ugt i64 %sure.057.i189.i966, 1
  br i1 %cmp15.i199.i976, label %for.body16.i185.i962.backedge, label %for.cond.loopexit.i200.i977

for.body16.i185.i962.backedge:                    ; preds = %for.body16.i185.i962, %for.cond.loopexit.i200.i977
  %sure.057.i189.i966.be = phi i64 [ %dec.i198.i975, %for.body16.i185.i962 ], [ %sub.ptr.div.sub.ptr.div4.i207.i984, %for.cond.loopexit.i200.i977 ]
  br label %for.body16.i185.i962, !llvm.loop !83

while.cond29.preheader.i165.i942:                 ; preds = %while.body.i174.i951, %while.cond.preheader.i160.i937
  %out.addr.2.lcssa.i166.i943 = phi ptr [ %out.addr.0.lcssa.i161.i938, %while.cond.preheader.i160.i937 ], [ %incdec.ptr28.i178.i955, %while.body.i174.i951 ]
  %cmp3079.i167.i944 = icmp ult ptr %right.addr.0.lcssa.i162.i939, %add.ptr16.i842
  br i1 %cmp3079.i167.i944, label %while.body32.i168.i945, label %merge_uint32_t.exit

while.body.i174.i951:                             ; preds = %while.cond.preheader.i160.i937, %while.body.i174.i951
  %left.addr.277.i175.i952 = phi ptr [ %incdec.ptr27.i177.i954, %while.body.i174.i951 ], [ %left.addr.0.lcssa.i163.i940, %while.cond.preheader.i160.i937 ]
  %out.addr.276.i176.i953 = phi ptr [ %incdec.ptr28.i178.i955, %while.body.i174.i951 ], [ %out.addr.0.lcssa.i161.i938, %while.cond.preheader.i160.i937 ]
  %incdec.ptr27.i177.i954 = getelementptr inbounds i8, ptr %left.addr.277.i175.i952, i64 4
  %108 = load i32, ptr %left.addr.277.i175.i952, align 4
  %incdec.ptr28.i178.i955 = getelementptr inbounds i8, ptr %out.addr.276.i176.i953, i64 4
  store i32 %108, ptr %out.addr.276.i176.i953, align 4
  %cmp25.i179.i956 = icmp ult ptr %incdec.ptr27.i177.i954, %add.ptr13.i839
  br i1 %cmp25.i179.i956, label %while.body.i174.i951, label %while.cond29.preheader.i165.i942, !llvm.loop !84

while.body32.i168.i945:                           ; preds = %while.cond29.preheader.i165.i942, %while.body32.i168.i945
  %right.addr.281.i169.i946 = phi ptr [ %incdec.ptr33.i171.i948, %while.body32.i168.i945 ], [ %right.addr.0.lcssa.i162.i939, %while.cond29.preheader.i165.i942 ]
  %out.addr.380.i170.i947 = phi ptr [ %incdec.ptr34.i172.i949, %while.body32.i168.i945 ], [ %out.addr.2.lcssa.i166.i943, %while.cond29.preheader.i165.i942 ]
  %incdec.ptr33.i171.i948 = getelementptr inbounds i8, ptr %right.addr.281.i169.i946, i64 4
  %109 = load i32, ptr %right.addr.281.i169.i946, align 4
  %incdec.ptr34.i172.i949 = getelementptr inbounds i8, ptr %out.addr.380.i170.i947, i64 4
  store i32 %109, ptr %out.addr.380.i170.i947, align 4
  %cmp30.i173.i950 = icmp ult ptr %incdec.ptr33.i171.i948, %add.ptr16.i842
  br i1 %cmp30.i173.i950, label %while.body32.i168.i945, label %merge_uint32_t.exit, !llvm.loop !85

merge_uint32_t.exit:                              ; preds = %while.body32.i168.i945, %while.cond29.preheader.i165.i942
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %splits.i807) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %edges.i806) #7
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %edges.i1045) #7
  store i64 %7, ptr %edges.i1045, align 8
  %arrayinit.element.i1047 = getelementptr inbounds i8, ptr %edges.i1045, i64 8
  store i64 %div.i1049, ptr %arrayinit.element.i1047, align 8
  %arrayinit.element1.i1050 = getelementptr inbounds i8, ptr %edges.i1045, i64 16
  store i64 %8, ptr %arrayinit.element1.i1050, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %splits.i1046) #7
  br label %for.body.i1051

for.cond.cleanup.i1064:                           ; preds = %split_uint64_t.exit.i
  %110 = inttoptr i64 %9 to ptr
  %111 = load i64, ptr %splits.i1046, align 8
  %add.ptr.idx.i1065 = shl nsw i64 %111, 3
  %add.ptr.i1066 = getelementptr inbounds i8, ptr %2, i64 %add.ptr.idx.i1065
  %arrayidx4.i1067 = getelementptr inbounds i8, ptr %splits.i1046, i64 8
  %112 = load i64, ptr %arrayidx4.i1067, align 8
  %add.ptr5.idx.i1068 = shl nsw i64 %112, 3
  %add.ptr5.i1069 = getelementptr inbounds i8, ptr %2, i64 %add.ptr5.idx.i1068
  %sub.i1070 = sub nsw i64 %7, %111
  %add.ptr7.idx.i1071 = shl nsw i64 %sub.i1070, 3
  %add.ptr7.i1072 = getelementptr inbounds i8, ptr %5, i64 %add.ptr7.idx.i1071
  %sub10.i1073 = sub nsw i64 %div.i1049, %112
  %add.ptr11.idx.i1074 = shl nsw i64 %sub10.i1073, 3
  %add.ptr11.i1075 = getelementptr inbounds i8, ptr %5, i64 %add.ptr11.idx.i1074
  %arrayidx12.i1076 = getelementptr inbounds i8, ptr %splits.i1046, i64 16
  %113 = load i64, ptr %arrayidx12.i1076, align 8
  %add.ptr13.idx.i1077 = shl nsw i64 %113, 3
  %add.ptr13.i1078 = getelementptr inbounds i8, ptr %2, i64 %add.ptr13.idx.i1077
  %sub15.i1079 = sub nsw i64 %8, %113
  %add.ptr16.idx.i1080 = shl nsw i64 %sub15.i1079, 3
  %add.ptr16.i1081 = getelementptr inbounds i8, ptr %5, i64 %add.ptr16.idx.i1080
  %add.ptr17.i1082 = getelementptr inbounds i64, ptr %110, i64 %7
  %add.ptr19.i1083 = getelementptr inbounds i64, ptr %110, i64 %div.i1049
  %sub.ptr.lhs.cast.i1084 = ptrtoint ptr %add.ptr5.i1069 to i64
  %sub.ptr.lhs.cast21.i1085 = ptrtoint ptr %add.ptr11.i1075 to i64
  %sub.ptr.lhs.cast34.i1086 = ptrtoint ptr %add.ptr13.i1078 to i64
  %sub.ptr.lhs.cast38.i1087 = ptrtoint ptr %add.ptr16.i1081 to i64
  %gepdiff.i1088 = sub nsw i64 %add.ptr5.idx.i1068, %add.ptr.idx.i1065
  %sub.ptr.div234.i1089 = ashr exact i64 %gepdiff.i1088, 3
  %gepdiff264.i1090 = sub nsw i64 %add.ptr11.idx.i1074, %add.ptr7.idx.i1071
  %sub.ptr.div24237.i1091 = ashr exact i64 %gepdiff264.i1090, 3
  %sub.ptr.div.sub.ptr.div24238.i1092 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div234.i1089, i64 %sub.ptr.div24237.i1091)
  %gepdiff265.i1093 = sub nsw i64 %add.ptr13.idx.i1077, %add.ptr5.idx.i1068
  %sub.ptr.div37241.i1094 = ashr exact i64 %gepdiff265.i1093, 3
  %gepdiff266.i1095 = sub nsw i64 %add.ptr16.idx.i1080, %add.ptr11.idx.i1074
  %sub.ptr.div41244.i1096 = ashr exact i64 %gepdiff266.i1095, 3
  %cond54245.i1097 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div37241.i1094, i64 %sub.ptr.div41244.i1096)
  %cond59246.i1098 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.sub.ptr.div24238.i1092, i64 %cond54245.i1097)
  %cmp60247.i1099 = icmp slt i64 %cond59246.i1098, 1
  br i1 %cmp60247.i1099, label %for.end91.i1151, label %for.body63.i1108

for.body.i1051:                                   ; preds = %split_uint64_t.exit.i, %sw.default
  %k.0224.i1052 = phi i64 [ 0, %sw.default ], [ %inc.i1062, %split_uint64_t.exit.i ]
  %arrayidx.i1053 = getelementptr inbounds [3 x i64], ptr %edges.i1045, i64 0, i64 %k.0224.i1052
  %114 = load i64, ptr %arrayidx.i1053, align 8
  %cmp.i.i1054 = icmp sgt i64 %114, %6
  %sub.i.i1055 = sub nsw i64 %114, %6
  %cond.i.i1056 = select i1 %cmp.i.i1054, i64 %sub.i.i1055, i64 0
  %cond5.i.i1057 = tail call i64 @llvm.smin.i64(i64 %114, i64 %3)
  %invariant.gep.i.i1058 = getelementptr i64, ptr %5, i64 %114
  %cmp624.i.i1059 = icmp slt i64 %cond.i.i1056, %cond5.i.i1057
  br i1 %cmp624.i.i1059, label %while.body.i.i1272, label %split_uint64_t.exit.i

while.body.i.i1272:                               ; preds = %for.body.i1051, %while.body.i.i1272
  %least.026.i.i1273 = phi i64 [ %least.1.i.i1282, %while.body.i.i1272 ], [ %cond.i.i1056, %for.body.i1051 ]
  %most.025.i.i1274 = phi i64 [ %most.1.i.i1281, %while.body.i.i1272 ], [ %cond5.i.i1057, %for.body.i1051 ]
  %add.i.i1275 = add nsw i64 %most.025.i.i1274, %least.026.i.i1273
  %div.i.i1276 = sdiv i64 %add.i.i1275, 2
  %115 = xor i64 %div.i.i1276, -1
  %gep.i.i1277 = getelementptr i64, ptr %invariant.gep.i.i1058, i64 %115
  %116 = load i64, ptr %gep.i.i1277, align 8
  %arrayidx9.i.i1278 = getelementptr inbounds i64, ptr %2, i64 %div.i.i1276
  %117 = load i64, ptr %arrayidx9.i.i1278, align 8
  %cmp10.i.i1279 = icmp ult i64 %116, %117
  %add11.i.i1280 = add nsw i64 %div.i.i1276, 1
  %most.1.i.i1281 = select i1 %cmp10.i.i1279, i64 %div.i.i1276, i64 %most.025.i.i1274
  %least.1.i.i1282 = select i1 %cmp10.i.i1279, i64 %least.026.i.i1273, i64 %add11.i.i1280
  %cmp6.i.i1283 = icmp slt i64 %least.1.i.i1282, %most.1.i.i1281
  br i1 %cmp6.i.i1283, label %while.body.i.i1272, label %split_uint64_t.exit.i, !llvm.loop !86

split_uint64_t.exit.i:                            ; preds = %while.body.i.i1272, %for.body.i1051
  %least.0.lcssa.i.i1060 = phi i64 [ %cond.i.i1056, %for.body.i1051 ], [ %least.1.i.i1282, %while.body.i.i1272 ]
  %arrayidx2.i1061 = getelementptr inbounds [3 x i64], ptr %splits.i1046, i64 0, i64 %k.0224.i1052
  store i64 %least.0.lcssa.i.i1060, ptr %arrayidx2.i1061, align 8
  %inc.i1062 = add nuw nsw i64 %k.0224.i1052, 1
  %exitcond.not.i1063 = icmp eq i64 %inc.i1062, 3
  br i1 %exitcond.not.i1063, label %for.cond.cleanup.i1064, label %for.body.i1051, !llvm.loop !87

for.cond20.loopexit.i1134:                        ; preds = %for.body63.i1108
  %sub.ptr.rhs.cast.i1135 = ptrtoint ptr %add.ptr72.i1123 to i64
  %sub.ptr.sub.i1136 = sub i64 %sub.ptr.lhs.cast.i1084, %sub.ptr.rhs.cast.i1135
  %sub.ptr.div.i1137 = ashr exact i64 %sub.ptr.sub.i1136, 3
  %sub.ptr.rhs.cast22.i1138 = ptrtoint ptr %add.ptr70.i1120 to i64
  %sub.ptr.sub23.i1139 = sub i64 %sub.ptr.lhs.cast21.i1085, %sub.ptr.rhs.cast22.i1138
  %sub.ptr.div24.i1140 = ashr exact i64 %sub.ptr.sub23.i1139, 3
  %sub.ptr.div.sub.ptr.div24.i1141 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i1137, i64 %sub.ptr.div24.i1140)
  %sub.ptr.rhs.cast35.i1142 = ptrtoint ptr %add.ptr87.i1131 to i64
  %sub.ptr.sub36.i1143 = sub i64 %sub.ptr.lhs.cast34.i1086, %sub.ptr.rhs.cast35.i1142
  %sub.ptr.div37.i1144 = ashr exact i64 %sub.ptr.sub36.i1143, 3
  %sub.ptr.rhs.cast39.i1145 = ptrtoint ptr %add.ptr85.i1128 to i64
  %sub.ptr.sub40.i1146 = sub i64 %sub.ptr.lhs.cast38.i1087, %sub.ptr.rhs.cast39.i1145
  %sub.ptr.div41.i1147 = ashr exact i64 %sub.ptr.sub40.i1146, 3
  %cond54.i1148 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div37.i1144, i64 %sub.ptr.div41.i1147)
  %cond59.i1149 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.sub.ptr.div24.i1141, i64 %cond54.i1148)
  %cmp60.i1150 = icmp slt i64 %cond59.i1149, 1
  br i1 %cmp60.i1150, label %for.end91.i1151, label %for.body63.i1108.backedge

for.body63.i1108:                                 ; preds = %for.cond.cleanup.i1064, %for.body63.i1108.backedge
  %one.1231.i1109 = phi ptr [ %add.ptr72.i1123, %for.body63.i1108.backedge ], [ %add.ptr.i1066, %for.cond.cleanup.i1064 ]
  %other.1230.i1110 = phi ptr [ %add.ptr70.i1120, %for.body63.i1108.backedge ], [ %add.ptr7.i1072, %for.cond.cleanup.i1064 ]
  %late.1229.i1111 = phi ptr [ %add.ptr87.i1131, %for.body63.i1108.backedge ], [ %add.ptr5.i1069, %for.cond.cleanup.i1064 ]
  %late_other.1228.i1112 = phi ptr [ %add.ptr85.i1128, %for.body63.i1108.backedge ], [ %add.ptr11.i1075, %for.cond.cleanup.i1064 ]
  %to.1227.i1113 = phi ptr [ %incdec.ptr.i1119, %for.body63.i1108.backedge ], [ %add.ptr17.i1082, %for.cond.cleanup.i1064 ]
  %late_to.1226.i1114 = phi ptr [ %incdec.ptr84.i1127, %for.body63.i1108.backedge ], [ %add.ptr19.i1083, %for.cond.cleanup.i1064 ]
  %sure.0225.i1115 = phi i64 [ %sure.0225.i1115.be, %for.body63.i1108.backedge ], [ %cond59246.i1098, %for.cond.cleanup.i1064 ]
  %118 = load i64, ptr %one.1231.i1109, align 8
  %119 = load i64, ptr %other.1230.i1110, align 8
  %cmp64.i1116 = icmp ult i64 %119, %118
  %conv65.i1117 = zext i1 %cmp64.i1116 to i64
  %cond69.i1118 = tail call i64 @llvm.umin.i64(i64 %119, i64 %118)
  %incdec.ptr.i1119 = getelementptr inbounds i8, ptr %to.1227.i1113, i64 8
  store i64 %cond69.i1118, ptr %to.1227.i1113, align 8
  %add.ptr70.i1120 = getelementptr inbounds i64, ptr %other.1230.i1110, i64 %conv65.i1117
  %not.cmp64.i1121 = xor i1 %cmp64.i1116, true
  %sub71.i1122 = zext i1 %not.cmp64.i1121 to i64
  %add.ptr72.i1123 = getelementptr inbounds i64, ptr %one.1231.i1109, i64 %sub71.i1122
  %120 = load i64, ptr %late.1229.i1111, align 8
  %121 = load i64, ptr %late_other.1228.i1112, align 8
  %cmp76.i1124 = icmp ult i64 %121, %120
  %conv78.i1125 = zext i1 %cmp76.i1124 to i64
  %cond83.i1126 = tail call i64 @llvm.umin.i64(i64 %121, i64 %120)
  %incdec.ptr84.i1127 = getelementptr inbounds i8, ptr %late_to.1226.i1114, i64 8
  store i64 %cond83.i1126, ptr %late_to.1226.i1114, align 8
  %add.ptr85.i1128 = getelementptr inbounds i64, ptr %late_other.1228.i1112, i64 %conv78.i1125
  %not.cmp76.i1129 = xor i1 %cmp76.i1124, true
  %sub86.i1130 = zext i1 %not.cmp76.i1129 to i64
  %add.ptr87.i1131 = getelementptr inbounds i64, ptr %late.1229.i1111, i64 %sub86.i1130
  %dec.i1132 = add nsw i64 %sure.0225.i1115, -1
  %cmp62.i1133 = icmp ugt i64 %sure.0225.i1115, 1
  br i1 %cmp62.i1133, label %for.body63.i1108.backedge, label %for.cond20.loopexit.i1134

for.body63.i1108.backedge:                        ; preds = %for.body63.i1108, %for.cond20.loopexit.i1134
  %sure.0225.i1115.be = phi i64 [ %dec.i1132, %for.body63.i1108 ], [ %cond59.i1149, %for.cond20.loopexit.i1134 ]
  br label %for.body63.i1108, !llvm.loop !88

for.end91.i1151:                                  ; preds = %for.cond20.loopexit.i1134, %for.cond.cleanup.i1064
  %sub.ptr.div.sub.ptr.div467.i.pre-phi.i1152 = phi i64 [ %sub.ptr.div.sub.ptr.div24238.i1092, %for.cond.cleanup.i1064 ], [ %sub.ptr.div.sub.ptr.div24.i1141, %for.cond20.loopexit.i1134 ]
  %late_to.0.lcssa.i1153 = phi ptr [ %add.ptr19.i1083, %for.cond.cleanup.i1064 ], [ %incdec.ptr84.i1127, %for.cond20.loopexit.i1134 ]
  %to.0.lcssa.i1154 = phi ptr [ %add.ptr17.i1082, %for.cond.cleanup.i1064 ], [ %incdec.ptr.i1119, %for.cond20.loopexit.i1134 ]
  %late_other.0.lcssa.i1155 = phi ptr [ %add.ptr11.i1075, %for.cond.cleanup.i1064 ], [ %add.ptr85.i1128, %for.cond20.loopexit.i1134 ]
  %late.0.lcssa.i1156 = phi ptr [ %add.ptr5.i1069, %for.cond.cleanup.i1064 ], [ %add.ptr87.i1131, %for.cond20.loopexit.i1134 ]
  %other.0.lcssa.i1157 = phi ptr [ %add.ptr7.i1072, %for.cond.cleanup.i1064 ], [ %add.ptr70.i1120, %for.cond20.loopexit.i1134 ]
  %one.0.lcssa.i1158 = phi ptr [ %add.ptr.i1066, %for.cond.cleanup.i1064 ], [ %add.ptr72.i1123, %for.cond20.loopexit.i1134 ]
  %cmp1368.i.i1159 = icmp sgt i64 %sub.ptr.div.sub.ptr.div467.i.pre-phi.i1152, 0
  br i1 %cmp1368.i.i1159, label %for.body16.i.i1242, label %while.cond.preheader.i.i1160

for.cond.loopexit.i.i1257:                        ; preds = %for.body16.i.i1242
  %sub.ptr.rhs.cast.i.i1258 = ptrtoint ptr %add.ptr23.i.i1254 to i64
  %sub.ptr.sub.i.i1259 = sub i64 %sub.ptr.lhs.cast.i1084, %sub.ptr.rhs.cast.i.i1258
  %sub.ptr.div.i.i1260 = ashr exact i64 %sub.ptr.sub.i.i1259, 3
  %sub.ptr.rhs.cast2.i.i1261 = ptrtoint ptr %add.ptr.i.i1251 to i64
  %sub.ptr.sub3.i.i1262 = sub i64 %sub.ptr.lhs.cast21.i1085, %sub.ptr.rhs.cast2.i.i1261
  %sub.ptr.div4.i.i1263 = ashr exact i64 %sub.ptr.sub3.i.i1262, 3
  %sub.ptr.div.sub.ptr.div4.i.i1264 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i.i1260, i64 %sub.ptr.div4.i.i1263)
  %cmp13.i.i1265 = icmp sgt i64 %sub.ptr.div.sub.ptr.div4.i.i1264, 0
  br i1 %cmp13.i.i1265, label %for.body16.i.i1242.backedge, label %while.cond.preheader.i.i1160

while.cond.preheader.i.i1160:                     ; preds = %for.cond.loopexit.i.i1257, %for.end91.i1151
  %out.addr.0.lcssa.i.i1161 = phi ptr [ %to.0.lcssa.i1154, %for.end91.i1151 ], [ %incdec.ptr.i.i1250, %for.cond.loopexit.i.i1257 ]
  %right.addr.0.lcssa.i.i1162 = phi ptr [ %other.0.lcssa.i1157, %for.end91.i1151 ], [ %add.ptr.i.i1251, %for.cond.loopexit.i.i1257 ]
  %left.addr.0.lcssa.i.i1163 = phi ptr [ %one.0.lcssa.i1158, %for.end91.i1151 ], [ %add.ptr23.i.i1254, %for.cond.loopexit.i.i1257 ]
  %cmp2575.i.i1164 = icmp ult ptr %left.addr.0.lcssa.i.i1163, %add.ptr5.i1069
  br i1 %cmp2575.i.i1164, label %while.body.i148.i1231, label %while.cond29.preheader.i.i1165

for.body16.i.i1242:                               ; preds = %for.end91.i1151, %for.body16.i.i1242.backedge
  %left.addr.160.i.i1243 = phi ptr [ %add.ptr23.i.i1254, %for.body16.i.i1242.backedge ], [ %one.0.lcssa.i1158, %for.end91.i1151 ]
  %right.addr.159.i.i1244 = phi ptr [ %add.ptr.i.i1251, %for.body16.i.i1242.backedge ], [ %other.0.lcssa.i1157, %for.end91.i1151 ]
  %out.addr.158.i.i1245 = phi ptr [ %incdec.ptr.i.i1250, %for.body16.i.i1242.backedge ], [ %to.0.lcssa.i1154, %for.end91.i1151 ]
  %sure.057.i.i1246 = phi i64 [ %sure.057.i.i1246.be, %for.body16.i.i1242.backedge ], [ %sub.ptr.div.sub.ptr.div467.i.pre-phi.i1152, %for.end91.i1151 ]
  %122 = load i64, ptr %left.addr.160.i.i1243, align 8
  %123 = load i64, ptr %right.addr.159.i.i1244, align 8
  %cmp17.i.i1247 = icmp ult i64 %123, %122
  %conv18.i.i1248 = zext i1 %cmp17.i.i1247 to i64
  %cond22.i.i1249 = tail call i64 @llvm.umin.i64(i64 %123, i64 %122)
  %incdec.ptr.i.i1250 = getelementptr inbounds i8, ptr %out.addr.158.i.i1245, i64 8
  store i64 %cond22.i.i1249, ptr %out.addr.158.i.i1245, align 8
  %add.ptr.i.i1251 = getelementptr inbounds i64, ptr %right.addr.159.i.i1244, i64 %conv18.i.i1248
  %not.cmp17.i.i1252 = xor i1 %cmp17.i.i1247, true
  %sub.i149.i1253 = zext i1 %not.cmp17.i.i1252 to i64
  %add.ptr23.i.i1254 = getelementptr inbounds i64, ptr %left.addr.160.i.i1243, i64 %sub.i149.i1253
  %dec.i.i1255 = add nsw i64 %sure.057.i.i1246, -1
  %cmp15.i.i1256 = icmp ugt i64 %sure.057.i.i1246, 1
  br i1 %cmp15.i.i1256, label %for.body16.i.i1242.backedge, label %for.cond.loopexit.i.i1257

for.body16.i.i1242.backedge:                      ; preds = %for.body16.i.i1242, %for.cond.loopexit.i.i1257
  %sure.057.i.i1246.be = phi i64 [ %dec.i.i1255, %for.body16.i.i1242 ], [ %sub.ptr.div.sub.ptr.div4.i.i1264, %for.cond.loopexit.i.i1257 ]
  br label %for.body16.i.i1242, !llvm.loop !89

while.cond29.preheader.i.i1165:                   ; preds = %while.body.i148.i1231, %while.cond.preheader.i.i1160
  %out.addr.2.lcssa.i.i1166 = phi ptr [ %out.addr.0.lcssa.i.i1161, %while.cond.preheader.i.i1160 ], [ %incdec.ptr28.i.i1235, %while.body.i148.i1231 ]
  %cmp3079.i.i1167 = icmp ult ptr %right.addr.0.lcssa.i.i1162, %add.ptr11.i1075
  br i1 %cmp3079.i.i1167, label %while.body32.i.i1225, label %rest_uint64_t.exit.i

while.body.i148.i1231:                            ; preds = %while.cond.preheader.i.i1160, %while.body.i148.i1231
  %left.addr.277.i.i1232 = phi ptr [ %incdec.ptr27.i.i1234, %while.body.i148.i1231 ], [ %left.addr.0.lcssa.i.i1163, %while.cond.preheader.i.i1160 ]
  %out.addr.276.i.i1233 = phi ptr [ %incdec.ptr28.i.i1235, %while.body.i148.i1231 ], [ %out.addr.0.lcssa.i.i1161, %while.cond.preheader.i.i1160 ]
  %incdec.ptr27.i.i1234 = getelementptr inbounds i8, ptr %left.addr.277.i.i1232, i64 8
  %124 = load i64, ptr %left.addr.277.i.i1232, align 8
  %incdec.ptr28.i.i1235 = getelementptr inbounds i8, ptr %out.addr.276.i.i1233, i64 8
  store i64 %124, ptr %out.addr.276.i.i1233, align 8
  %cmp25.i.i1236 = icmp ult ptr %incdec.ptr27.i.i1234, %add.ptr5.i1069
  br i1 %cmp25.i.i1236, label %while.body.i148.i1231, label %while.cond29.preheader.i.i1165, !llvm.loop !90

while.body32.i.i1225:                             ; preds = %while.cond29.preheader.i.i1165, %while.body32.i.i1225
  %right.addr.281.i.i1226 = phi ptr [ %incdec.ptr33.i.i1228, %while.body32.i.i1225 ], [ %right.addr.0.lcssa.i.i1162, %while.cond29.preheader.i.i1165 ]
  %out.addr.380.i.i1227 = phi ptr [ %incdec.ptr34.i.i1229, %while.body32.i.i1225 ], [ %out.addr.2.lcssa.i.i1166, %while.cond29.preheader.i.i1165 ]
  %incdec.ptr33.i.i1228 = getelementptr inbounds i8, ptr %right.addr.281.i.i1226, i64 8
  %125 = load i64, ptr %right.addr.281.i.i1226, align 8
  %incdec.ptr34.i.i1229 = getelementptr inbounds i8, ptr %out.addr.380.i.i1227, i64 8
  store i64 %125, ptr %out.addr.380.i.i1227, align 8
  %cmp30.i.i1230 = icmp ult ptr %incdec.ptr33.i.i1228, %add.ptr11.i1075
  br i1 %cmp30.i.i1230, label %while.body32.i.i1225, label %rest_uint64_t.exit.i, !llvm.loop !91

rest_uint64_t.exit.i:                             ; preds = %while.body32.i.i1225, %while.cond29.preheader.i.i1165
  %sub.ptr.rhs.cast61.i152.i1168 = ptrtoint ptr %late.0.lcssa.i1156 to i64
  %sub.ptr.sub62.i153.i1169 = sub i64 %sub.ptr.lhs.cast34.i1086, %sub.ptr.rhs.cast61.i152.i1168
  %sub.ptr.div63.i154.i1170 = ashr exact i64 %sub.ptr.sub62.i153.i1169, 3
  %sub.ptr.rhs.cast264.i155.i1171 = ptrtoint ptr %late_other.0.lcssa.i1155 to i64
  %sub.ptr.sub365.i156.i1172 = sub i64 %sub.ptr.lhs.cast38.i1087, %sub.ptr.rhs.cast264.i155.i1171
  %sub.ptr.div466.i157.i1173 = ashr exact i64 %sub.ptr.sub365.i156.i1172, 3
  %sub.ptr.div.sub.ptr.div467.i158.i1174 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div63.i154.i1170, i64 %sub.ptr.div466.i157.i1173)
  %cmp1368.i159.i1175 = icmp sgt i64 %sub.ptr.div.sub.ptr.div467.i158.i1174, 0
  br i1 %cmp1368.i159.i1175, label %for.body16.i185.i1201, label %while.cond.preheader.i160.i1176

for.cond.loopexit.i200.i1216:                     ; preds = %for.body16.i185.i1201
  %sub.ptr.rhs.cast.i201.i1217 = ptrtoint ptr %add.ptr23.i197.i1213 to i64
  %sub.ptr.sub.i202.i1218 = sub i64 %sub.ptr.lhs.cast34.i1086, %sub.ptr.rhs.cast.i201.i1217
  %sub.ptr.div.i203.i1219 = ashr exact i64 %sub.ptr.sub.i202.i1218, 3
  %sub.ptr.rhs.cast2.i204.i1220 = ptrtoint ptr %add.ptr.i194.i1210 to i64
  %sub.ptr.sub3.i205.i1221 = sub i64 %sub.ptr.lhs.cast38.i1087, %sub.ptr.rhs.cast2.i204.i1220
  %sub.ptr.div4.i206.i1222 = ashr exact i64 %sub.ptr.sub3.i205.i1221, 3
  %sub.ptr.div.sub.ptr.div4.i207.i1223 = tail call i64 @llvm.smin.i64(i64 %sub.ptr.div.i203.i1219, i64 %sub.ptr.div4.i206.i1222)
  %cmp13.i208.i1224 = icmp sgt i64 %sub.ptr.div.sub.ptr.div4.i207.i1223, 0
  br i1 %cmp13.i208.i1224, label %for.body16.i185.i1201.backedge, label %while.cond.preheader.i160.i1176

while.cond.preheader.i160.i1176:                  ; preds = %for.cond.loopexit.i200.i1216, %rest_uint64_t.exit.i
  %out.addr.0.lcssa.i161.i1177 = phi ptr [ %late_to.0.lcssa.i1153, %rest_uint64_t.exit.i ], [ %incdec.ptr.i193.i1209, %for.cond.loopexit.i200.i1216 ]
  %right.addr.0.lcssa.i162.i1178 = phi ptr [ %late_other.0.lcssa.i1155, %rest_uint64_t.exit.i ], [ %add.ptr.i194.i1210, %for.cond.loopexit.i200.i1216 ]
  %left.addr.0.lcssa.i163.i1179 = phi ptr [ %late.0.lcssa.i1156, %rest_uint64_t.exit.i ], [ %add.ptr23.i197.i1213, %for.cond.loopexit.i200.i1216 ]
  %cmp2575.i164.i1180 = icmp ult ptr %left.addr.0.lcssa.i163.i1179, %add.ptr13.i1078
  br i1 %cmp2575.i164.i1180, label %while.body.i174.i1190, label %while.cond29.preheader.i165.i1181

for.body16.i185.i1201:                            ; preds = %rest_uint64_t.exit.i, %for.body16.i185.i1201.backedge
  %left.addr.160.i186.i1202 = phi ptr [ %add.ptr23.i197.i1213, %for.body16.i185.i1201.backedge ], [ %late.0.lcssa.i1156, %rest_uint64_t.exit.i ]
  %right.addr.159.i187.i1203 = phi ptr [ %add.ptr.i194.i1210, %for.body16.i185.i1201.backedge ], [ %late_other.0.lcssa.i1155, %rest_uint64_t.exit.i ]
  %out.addr.158.i188.i1204 = phi ptr [ %incdec.ptr.i193.i1209, %for.body16.i185.i1201.backedge ], [ %late_to.0.lcssa.i1153, %rest_uint64_t.exit.i ]
  %sure.057.i189.i1205 = phi i64 [ %sure.057.i189.i1205.be, %for.body16.i185.i1201.backedge ], [ %sub.ptr.div.sub.ptr.div467.i158.i1174, %rest_uint64_t.exit.i ]
  %126 = load i64, ptr %left.addr.160.i186.i1202, align 8
  %127 = load i64, ptr %right.addr.159.i187.i1203, align 8
  %cmp17.i190.i1206 = icmp ult i64 %127, %126
  %conv18.i191.i1207 = zext i1 %cmp17.i190.i1206 to i64
  %cond22.i192.i1208 = tail call i64 @llvm.umin.i64(i64 %127, i64 %126)
  %incdec.ptr.i193.i1209 = getelementptr inbounds i8, ptr %out.addr.158.i188.i1204, i64 8
  store i64 %cond22.i192.i1208, ptr %out.addr.158.i188.i1204, align 8
  %add.ptr.i194.i1210 = getelementptr inbounds i64, ptr %right.addr.159.i187.i1203, i64 %conv18.i191.i1207
  %not.cmp17.i195.i1211 = xor i1 %cmp17.i190.i1206, true
  %sub.i196.i1212 = zext i1 %not.cmp17.i195.i1211 to i64
  %add.ptr23.i197.i1213 = getelementptr inbounds i64, ptr %left.addr.160.i186.i1202, i64 %sub.i196.i1212
  %dec.i198.i1214 = add nsw i64 %sure.057.i189.i1205, -1
  %cmp15.i199.i1215 = icmp ugt i64 %sure.057.i189.i1205, 1
  br i1 %cmp15.i199.i1215, label %for.body16.i185.i1201.backedge, label %for.cond.loopexit.i200.i1216

for.body16.i185.i1201.backedge:                   ; preds = %for.body16.i185.i1201, %for.cond.loopexit.i200.i1216
  %sure.057.i189.i1205.be = phi i64 [ %dec.i198.i1214, %for.body16.i185.i1201 ], [ %sub.ptr.div.sub.ptr.div4.i207.i1223, %for.cond.loopexit.i200.i1216 ]
  br label %for.body16.i185.i1201, !llvm.loop !89

while.cond29.preheader.i165.i1181:                ; preds = %while.body.i174.i1190, %while.cond.preheader.i160.i1176
  %out.addr.2.lcssa.i166.i1182 = phi ptr [ %out.addr.0.lcssa.i161.i1177, %while.cond.preheader.i160.i1176 ], [ %incdec.ptr28.i178.i1194, %while.body.i174.i1190 ]
  %cmp3079.i167.i1183 = icmp ult ptr %right.addr.0.lcssa.i162.i1178, %add.ptr16.i1081
  br i1 %cmp3079.i167.i1183, label %while.body32.i168.i1184, label %merge_uint64_t.exit

while.body.i174.i1190:                            ; preds = %while.cond.preheader.i160.i1176, %while.body.i174.i1190
  %left.addr.277.i175.i1191 = phi ptr [ %incdec.ptr27.i177.i1193, %while.body.i174.i1190 ], [ %left.addr.0.lcssa.i163.i1179, %while.cond.preheader.i160.i1176 ]
  %out.addr.276.i176.i1192 = phi ptr [ %incdec.ptr28.i178.i1194, %while.body.i174.i1190 ], [ %out.addr.0.lcssa.i161.i1177, %while.cond.preheader.i160.i1176 ]
  %incdec.ptr27.i177.i1193 = getelementptr inbounds i8, ptr %left.addr.277.i175.i1191, i64 8
  %128 = load i64, ptr %left.addr.277.i175.i1191, align 8
  %incdec.ptr28.i178.i1194 = getelementptr inbounds i8, ptr %out.addr.276.i176.i1192, i64 8
  store i64 %128, ptr %out.addr.276.i176.i1192, align 8
  %cmp25.i179.i1195 = icmp ult ptr %incdec.ptr27.i177.i1193, %add.ptr13.i1078
  br i1 %cmp25.i179.i1195, label %while.body.i174.i1190, label %while.cond29.preheader.i165.i1181, !llvm.loop !90

while.body32.i168.i1184:                          ; preds = %while.cond29.preheader.i165.i1181, %while.body32.i168.i1184
  %right.addr.281.i169.i1185 = phi ptr [ %incdec.ptr33.i171.i1187, %while.body32.i168.i1184 ], [ %right.addr.0.lcssa.i162.i1178, %while.cond29.preheader.i165.i1181 ]
  %out.addr.380.i170.i1186 = phi ptr [ %incdec.ptr34.i172.i1188, %while.body32.i168.i1184 ], [ %out.addr.2.lcssa.i166.i1182, %while.cond29.preheader.i165.i1181 ]
  %incdec.ptr33.i171.i1187 = getelementptr inbounds i8, ptr %right.addr.281.i169.i1185, i64 8
  %129 = load i64, ptr %right.addr.281.i169.i1185, align 8
  %incdec.ptr34.i172.i1188 = getelementptr inbounds i8, ptr %out.addr.380.i170.i1186, i64 8
  store i64 %129, ptr %out.addr.380.i170.i1186, align 8
  %cmp30.i173.i1189 = icmp ult ptr %incdec.ptr33.i171.i1187, %add.ptr16.i1081
  br i1 %cmp30.i173.i1189, label %while.body32.i168.i1184, label %merge_uint64_t.exit, !llvm.loop !91

merge_uint64_t.exit:                              ; preds = %while.body32.i168.i1184, %while.cond29.preheader.i165.i1181
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %splits.i1046) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %edges.i1045) #7
  br label %sw.epilog

sw.epilog:                                        ; preds = %merge_uint64_t.exit, %merge_uint32_t.exit, %merge_int64_t.exit, %merge_int32_t.exit, %merge_double.exit, %merge_float.exit
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i32 @select_32(ptr nocapture noundef readonly %keys, i64 noundef %count, i64 noundef %place, ptr nocapture noundef %room) unnamed_addr #0 {
entry:
  %ranks.i351 = alloca <16 x i32>, align 4
  %ranks.i = alloca <16 x i32>, align 4
  %sample = alloca [256 x i32], align 4
  %ordered = alloca [256 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %sample) #7
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %ordered) #7
  %cmp472 = icmp sgt i64 %count, 64
  br i1 %cmp472, label %while.body, label %while.end95

while.body:                                       ; preds = %entry, %cleanup
  %keys.addr.0477 = phi ptr [ %room, %cleanup ], [ %keys, %entry ]
  %count.addr.0476 = phi i64 [ %add84.lcssa, %cleanup ], [ %count, %entry ]
  %place.addr.0475 = phi i64 [ %sub88, %cleanup ], [ %place, %entry ]
  %least.0474 = phi i32 [ %low.1.lcssa, %cleanup ], [ 0, %entry ]
  %most.0473 = phi i32 [ %high.1.lcssa, %cleanup ], [ -1, %entry ]
  %cmp1 = icmp ult i64 %count.addr.0476, 8192
  %conv = select i1 %cmp1, i64 64, i64 256
  %0 = add nsw i64 %conv, -1
  %1 = select i1 %cmp1, i64 6, i64 8
  br label %for.body

for.body.i:                                       ; preds = %for.body, %for.body.i
  %k.019.i = phi i64 [ %add7.i, %for.body.i ], [ 0, %for.body ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %ranks.i) #7
  call fastcc void @ranks_32(ptr noundef nonnull readonly %sample, i64 noundef %conv, i64 noundef %k.019.i, ptr noundef nonnull %ranks.i)
  %2 = load <16 x i32>, ptr %ranks.i, align 4
  %arrayidx.i = getelementptr inbounds i32, ptr %sample, i64 %k.019.i
  %3 = load i32, ptr %arrayidx.i, align 4
  %vecext.i = extractelement <16 x i32> %2, i64 0
  %idxprom.i = zext i32 %vecext.i to i64
  %arrayidx5.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.i
  store i32 %3, ptr %arrayidx5.i, align 4
  %add.1.i = or disjoint i64 %k.019.i, 1
  %arrayidx.1.i = getelementptr inbounds i32, ptr %sample, i64 %add.1.i
  %4 = load i32, ptr %arrayidx.1.i, align 4
  %vecext.1.i = extractelement <16 x i32> %2, i64 1
  %idxprom.1.i = zext i32 %vecext.1.i to i64
  %arrayidx5.1.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.1.i
  store i32 %4, ptr %arrayidx5.1.i, align 4
  %add.2.i = or disjoint i64 %k.019.i, 2
  %arrayidx.2.i = getelementptr inbounds i32, ptr %sample, i64 %add.2.i
  %5 = load i32, ptr %arrayidx.2.i, align 4
  %vecext.2.i = extractelement <16 x i32> %2, i64 2
  %idxprom.2.i = zext i32 %vecext.2.i to i64
  %arrayidx5.2.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.2.i
  store i32 %5, ptr %arrayidx5.2.i, align 4
  %add.3.i = or disjoint i64 %k.019.i, 3
  %arrayidx.3.i = getelementptr inbounds i32, ptr %sample, i64 %add.3.i
  %6 = load i32, ptr %arrayidx.3.i, align 4
  %vecext.3.i = extractelement <16 x i32> %2, i64 3
  %idxprom.3.i = zext i32 %vecext.3.i to i64
  %arrayidx5.3.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.3.i
  store i32 %6, ptr %arrayidx5.3.i, align 4
  %add.4.i = or disjoint i64 %k.019.i, 4
  %arrayidx.4.i = getelementptr inbounds i32, ptr %sample, i64 %add.4.i
  %7 = load i32, ptr %arrayidx.4.i, align 4
  %vecext.4.i = extractelement <16 x i32> %2, i64 4
  %idxprom.4.i = zext i32 %vecext.4.i to i64
  %arrayidx5.4.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.4.i
  store i32 %7, ptr %arrayidx5.4.i, align 4
  %add.5.i = or disjoint i64 %k.019.i, 5
  %arrayidx.5.i = getelementptr inbounds i32, ptr %sample, i64 %add.5.i
  %8 = load i32, ptr %arrayidx.5.i, align 4
  %vecext.5.i = extractelement <16 x i32> %2, i64 5
  %idxprom.5.i = zext i32 %vecext.5.i to i64
  %arrayidx5.5.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.5.i
  store i32 %8, ptr %arrayidx5.5.i, align 4
  %add.6.i = or disjoint i64 %k.019.i, 6
  %arrayidx.6.i = getelementptr inbounds i32, ptr %sample, i64 %add.6.i
  %9 = load i32, ptr %arrayidx.6.i, align 4
  %vecext.6.i = extractelement <16 x i32> %2, i64 6
  %idxprom.6.i = zext i32 %vecext.6.i to i64
  %arrayidx5.6.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.6.i
  store i32 %9, ptr %arrayidx5.6.i, align 4
  %add.7.i = or disjoint i64 %k.019.i, 7
  %arrayidx.7.i = getelementptr inbounds i32, ptr %sample, i64 %add.7.i
  %10 = load i32, ptr %arrayidx.7.i, align 4
  %vecext.7.i = extractelement <16 x i32> %2, i64 7
  %idxprom.7.i = zext i32 %vecext.7.i to i64
  %arrayidx5.7.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.7.i
  store i32 %10, ptr %arrayidx5.7.i, align 4
  %add.8.i = or disjoint i64 %k.019.i, 8
  %arrayidx.8.i = getelementptr inbounds i32, ptr %sample, i64 %add.8.i
  %11 = load i32, ptr %arrayidx.8.i, align 4
  %vecext.8.i = extractelement <16 x i32> %2, i64 8
  %idxprom.8.i = zext i32 %vecext.8.i to i64
  %arrayidx5.8.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.8.i
  store i32 %11, ptr %arrayidx5.8.i, align 4
  %add.9.i = or disjoint i64 %k.019.i, 9
  %arrayidx.9.i = getelementptr inbounds i32, ptr %sample, i64 %add.9.i
  %12 = load i32, ptr %arrayidx.9.i, align 4
  %vecext.9.i = extractelement <16 x i32> %2, i64 9
  %idxprom.9.i = zext i32 %vecext.9.i to i64
  %arrayidx5.9.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.9.i
  store i32 %12, ptr %arrayidx5.9.i, align 4
  %add.10.i = or disjoint i64 %k.019.i, 10
  %arrayidx.10.i = getelementptr inbounds i32, ptr %sample, i64 %add.10.i
  %13 = load i32, ptr %arrayidx.10.i, align 4
  %vecext.10.i = extractelement <16 x i32> %2, i64 10
  %idxprom.10.i = zext i32 %vecext.10.i to i64
  %arrayidx5.10.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.10.i
  store i32 %13, ptr %arrayidx5.10.i, align 4
  %add.11.i = or disjoint i64 %k.019.i, 11
  %arrayidx.11.i = getelementptr inbounds i32, ptr %sample, i64 %add.11.i
  %14 = load i32, ptr %arrayidx.11.i, align 4
  %vecext.11.i = extractelement <16 x i32> %2, i64 11
  %idxprom.11.i = zext i32 %vecext.11.i to i64
  %arrayidx5.11.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.11.i
  store i32 %14, ptr %arrayidx5.11.i, align 4
  %add.12.i = or disjoint i64 %k.019.i, 12
  %arrayidx.12.i = getelementptr inbounds i32, ptr %sample, i64 %add.12.i
  %15 = load i32, ptr %arrayidx.12.i, align 4
  %vecext.12.i = extractelement <16 x i32> %2, i64 12
  %idxprom.12.i = zext i32 %vecext.12.i to i64
  %arrayidx5.12.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.12.i
  store i32 %15, ptr %arrayidx5.12.i, align 4
  %add.13.i = or disjoint i64 %k.019.i, 13
  %arrayidx.13.i = getelementptr inbounds i32, ptr %sample, i64 %add.13.i
  %16 = load i32, ptr %arrayidx.13.i, align 4
  %vecext.13.i = extractelement <16 x i32> %2, i64 13
  %idxprom.13.i = zext i32 %vecext.13.i to i64
  %arrayidx5.13.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.13.i
  store i32 %16, ptr %arrayidx5.13.i, align 4
  %add.14.i = or disjoint i64 %k.019.i, 14
  %arrayidx.14.i = getelementptr inbounds i32, ptr %sample, i64 %add.14.i
  %17 = load i32, ptr %arrayidx.14.i, align 4
  %vecext.14.i = extractelement <16 x i32> %2, i64 14
  %idxprom.14.i = zext i32 %vecext.14.i to i64
  %arrayidx5.14.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.14.i
  store i32 %17, ptr %arrayidx5.14.i, align 4
  %add.15.i = or disjoint i64 %k.019.i, 15
  %arrayidx.15.i = getelementptr inbounds i32, ptr %sample, i64 %add.15.i
  %18 = load i32, ptr %arrayidx.15.i, align 4
  %vecext.15.i = extractelement <16 x i32> %2, i64 15
  %idxprom.15.i = zext i32 %vecext.15.i to i64
  %arrayidx5.15.i = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.15.i
  store i32 %18, ptr %arrayidx5.15.i, align 4
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %ranks.i) #7
  %add7.i = add nuw nsw i64 %k.019.i, 16
  %cmp.i = icmp ult i64 %add7.i, %conv
  br i1 %cmp.i, label %for.body.i, label %order_32.exit, !llvm.loop !9

order_32.exit:                                    ; preds = %for.body.i
  %conv5 = select i1 %cmp1, i64 8, i64 16
  %mul13 = shl i64 %place.addr.0475, %1
  %div14 = sdiv i64 %mul13, %count.addr.0476
  %cmp15 = icmp slt i64 %div14, %conv5
  br i1 %cmp15, label %cond.end, label %cond.false

for.body:                                         ; preds = %while.body, %for.body
  %j.0445 = phi i64 [ 0, %while.body ], [ %inc, %for.body ]
  %mul = mul nuw nsw i64 %j.0445, %count.addr.0476
  %mul8 = mul nuw nsw i64 %j.0445, 7919
  %rem = and i64 %mul8, %0
  %mul9 = mul nuw nsw i64 %rem, %count.addr.0476
  %div182 = lshr i64 %mul9, %1
  %add = add nuw nsw i64 %div182, %mul
  %div10183 = lshr i64 %add, %1
  %arrayidx = getelementptr inbounds i32, ptr %keys.addr.0477, i64 %div10183
  %19 = load i32, ptr %arrayidx, align 4
  %arrayidx11 = getelementptr inbounds [256 x i32], ptr %sample, i64 0, i64 %j.0445
  store i32 %19, ptr %arrayidx11, align 4
  %inc = add nuw nsw i64 %j.0445, 1
  %exitcond.not = icmp eq i64 %inc, %conv
  br i1 %exitcond.not, label %for.body.i, label %for.body, !llvm.loop !92

cond.false:                                       ; preds = %order_32.exit
  %sub = sub nsw i64 %div14, %conv5
  %arrayidx17 = getelementptr inbounds [256 x i32], ptr %ordered, i64 0, i64 %sub
  %20 = load i32, ptr %arrayidx17, align 4
  br label %cond.end

cond.end:                                         ; preds = %order_32.exit, %cond.false
  %cond18 = phi i32 [ %20, %cond.false ], [ %least.0474, %order_32.exit ]
  %add19 = add nsw i64 %div14, %conv5
  %cmp20.not = icmp slt i64 %add19, %conv
  br i1 %cmp20.not, label %cond.false23, label %cond.end26

cond.false23:                                     ; preds = %cond.end
  %arrayidx25 = getelementptr inbounds [256 x i32], ptr %ordered, i64 0, i64 %add19
  %21 = load i32, ptr %arrayidx25, align 4
  br label %cond.end26

cond.end26:                                       ; preds = %cond.end, %cond.false23
  %cond27 = phi i32 [ %21, %cond.false23 ], [ %most.0473, %cond.end ]
  %cmp28 = icmp eq i32 %cond18, %least.0474
  br i1 %cmp28, label %cond.end33, label %cond.false31

cond.false31:                                     ; preds = %cond.end26
  %sub32 = add i32 %cond18, -1
  %splat.splatinsert.i = insertelement <16 x i32> poison, i32 %sub32, i64 0
  %splat.splat.i = shufflevector <16 x i32> %splat.splatinsert.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %22 = add nsw i64 %count.addr.0476, -17
  br label %for.body.i184

for.body.i184:                                    ; preds = %for.body.i184, %cond.false31
  %k.039.i = phi i64 [ 0, %cond.false31 ], [ %add10.i, %for.body.i184 ]
  %some.sroa.0.038.i = phi <16 x i32> [ zeroinitializer, %cond.false31 ], [ %sub.i, %for.body.i184 ]
  %some.sroa.10.037.i = phi <16 x i32> [ zeroinitializer, %cond.false31 ], [ %sub9.i, %for.body.i184 ]
  %add.ptr.i = getelementptr inbounds i32, ptr %keys.addr.0477, i64 %k.039.i
  %23 = load <16 x i32>, ptr %add.ptr.i, align 4
  %cmp1.i = icmp ule <16 x i32> %23, %splat.splat.i
  %sext.neg.i = zext <16 x i1> %cmp1.i to <16 x i32>
  %sub.i = add <16 x i32> %some.sroa.0.038.i, %sext.neg.i
  %add.ptr3.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 64
  %24 = load <16 x i32>, ptr %add.ptr3.i, align 4
  %cmp6.i = icmp ule <16 x i32> %24, %splat.splat.i
  %sext7.neg.i = zext <16 x i1> %cmp6.i to <16 x i32>
  %sub9.i = add <16 x i32> %some.sroa.10.037.i, %sext7.neg.i
  %add10.i = add nuw nsw i64 %k.039.i, 32
  %add.i = or disjoint i64 %add10.i, 16
  %cmp.i185 = icmp ult i64 %add.i, %count.addr.0476
  br i1 %cmp.i185, label %for.body.i184, label %for.end.loopexit.i, !llvm.loop !11

for.end.loopexit.i:                               ; preds = %for.body.i184
  %25 = and i64 %22, -32
  %26 = add i64 %25, 32
  %cmp11.i = icmp slt i64 %26, %count.addr.0476
  br i1 %cmp11.i, label %if.then.i, label %up_to_32.exit

if.then.i:                                        ; preds = %for.end.loopexit.i
  %add.ptr12.i = getelementptr inbounds i32, ptr %keys.addr.0477, i64 %26
  %27 = load <16 x i32>, ptr %add.ptr12.i, align 4
  %cmp15.i = icmp ule <16 x i32> %27, %splat.splat.i
  %sext16.neg.i = zext <16 x i1> %cmp15.i to <16 x i32>
  %sub18.i = add <16 x i32> %sub.i, %sext16.neg.i
  br label %up_to_32.exit

up_to_32.exit:                                    ; preds = %for.end.loopexit.i, %if.then.i
  %some.sroa.0.1.i = phi <16 x i32> [ %sub18.i, %if.then.i ], [ %sub.i, %for.end.loopexit.i ]
  %add21.i = add <16 x i32> %some.sroa.0.1.i, %sub9.i
  %vecext.i.i = extractelement <16 x i32> %add21.i, i64 0
  %conv.i.i = zext i32 %vecext.i.i to i64
  %vecext.1.i.i = extractelement <16 x i32> %add21.i, i64 1
  %conv.1.i.i = zext i32 %vecext.1.i.i to i64
  %add.1.i.i = add nuw nsw i64 %conv.i.i, %conv.1.i.i
  %vecext.2.i.i = extractelement <16 x i32> %add21.i, i64 2
  %conv.2.i.i = zext i32 %vecext.2.i.i to i64
  %add.2.i.i = add nuw nsw i64 %add.1.i.i, %conv.2.i.i
  %vecext.3.i.i = extractelement <16 x i32> %add21.i, i64 3
  %conv.3.i.i = zext i32 %vecext.3.i.i to i64
  %add.3.i.i = add nuw nsw i64 %add.2.i.i, %conv.3.i.i
  %vecext.4.i.i = extractelement <16 x i32> %add21.i, i64 4
  %conv.4.i.i = zext i32 %vecext.4.i.i to i64
  %add.4.i.i = add nuw nsw i64 %add.3.i.i, %conv.4.i.i
  %vecext.5.i.i = extractelement <16 x i32> %add21.i, i64 5
  %conv.5.i.i = zext i32 %vecext.5.i.i to i64
  %add.5.i.i = add nuw nsw i64 %add.4.i.i, %conv.5.i.i
  %vecext.6.i.i = extractelement <16 x i32> %add21.i, i64 6
  %conv.6.i.i = zext i32 %vecext.6.i.i to i64
  %add.6.i.i = add nuw nsw i64 %add.5.i.i, %conv.6.i.i
  %vecext.7.i.i = extractelement <16 x i32> %add21.i, i64 7
  %conv.7.i.i = zext i32 %vecext.7.i.i to i64
  %add.7.i.i = add nuw nsw i64 %add.6.i.i, %conv.7.i.i
  %vecext.8.i.i = extractelement <16 x i32> %add21.i, i64 8
  %conv.8.i.i = zext i32 %vecext.8.i.i to i64
  %add.8.i.i = add nuw nsw i64 %add.7.i.i, %conv.8.i.i
  %vecext.9.i.i = extractelement <16 x i32> %add21.i, i64 9
  %conv.9.i.i = zext i32 %vecext.9.i.i to i64
  %add.9.i.i = add nuw nsw i64 %add.8.i.i, %conv.9.i.i
  %vecext.10.i.i = extractelement <16 x i32> %add21.i, i64 10
  %conv.10.i.i = zext i32 %vecext.10.i.i to i64
  %add.10.i.i = add nuw nsw i64 %add.9.i.i, %conv.10.i.i
  %vecext.11.i.i = extractelement <16 x i32> %add21.i, i64 11
  %conv.11.i.i = zext i32 %vecext.11.i.i to i64
  %add.11.i.i = add nuw nsw i64 %add.10.i.i, %conv.11.i.i
  %vecext.12.i.i = extractelement <16 x i32> %add21.i, i64 12
  %conv.12.i.i = zext i32 %vecext.12.i.i to i64
  %add.12.i.i = add nuw nsw i64 %add.11.i.i, %conv.12.i.i
  %vecext.13.i.i = extractelement <16 x i32> %add21.i, i64 13
  %conv.13.i.i = zext i32 %vecext.13.i.i to i64
  %add.13.i.i = add nuw nsw i64 %add.12.i.i, %conv.13.i.i
  %vecext.14.i.i = extractelement <16 x i32> %add21.i, i64 14
  %conv.14.i.i = zext i32 %vecext.14.i.i to i64
  %add.14.i.i = add nuw nsw i64 %add.13.i.i, %conv.14.i.i
  %vecext.15.i.i = extractelement <16 x i32> %add21.i, i64 15
  %conv.15.i.i = zext i32 %vecext.15.i.i to i64
  %add.15.i.i = add nuw nsw i64 %add.14.i.i, %conv.15.i.i
  br label %cond.end33

cond.end33:                                       ; preds = %cond.end26, %up_to_32.exit
  %cond34 = phi i64 [ %add.15.i.i, %up_to_32.exit ], [ 0, %cond.end26 ]
  %cmp35 = icmp eq i32 %cond27, %most.0473
  br i1 %cmp35, label %cond.end40, label %for.body.lr.ph.i248

for.body.lr.ph.i248:                              ; preds = %cond.end33
  %splat.splatinsert.i249 = insertelement <16 x i32> poison, i32 %cond27, i64 0
  %splat.splat.i250 = shufflevector <16 x i32> %splat.splatinsert.i249, <16 x i32> poison, <16 x i32> zeroinitializer
  %28 = add nsw i64 %count.addr.0476, -17
  br label %for.body.i251

for.body.i251:                                    ; preds = %for.body.i251, %for.body.lr.ph.i248
  %k.039.i252 = phi i64 [ 0, %for.body.lr.ph.i248 ], [ %add10.i263, %for.body.i251 ]
  %some.sroa.0.038.i253 = phi <16 x i32> [ zeroinitializer, %for.body.lr.ph.i248 ], [ %sub.i258, %for.body.i251 ]
  %some.sroa.10.037.i254 = phi <16 x i32> [ zeroinitializer, %for.body.lr.ph.i248 ], [ %sub9.i262, %for.body.i251 ]
  %add.ptr.i255 = getelementptr inbounds i32, ptr %keys.addr.0477, i64 %k.039.i252
  %29 = load <16 x i32>, ptr %add.ptr.i255, align 4
  %cmp1.i256 = icmp ule <16 x i32> %29, %splat.splat.i250
  %sext.neg.i257 = zext <16 x i1> %cmp1.i256 to <16 x i32>
  %sub.i258 = add <16 x i32> %some.sroa.0.038.i253, %sext.neg.i257
  %add.ptr3.i259 = getelementptr inbounds i8, ptr %add.ptr.i255, i64 64
  %30 = load <16 x i32>, ptr %add.ptr3.i259, align 4
  %cmp6.i260 = icmp ule <16 x i32> %30, %splat.splat.i250
  %sext7.neg.i261 = zext <16 x i1> %cmp6.i260 to <16 x i32>
  %sub9.i262 = add <16 x i32> %some.sroa.10.037.i254, %sext7.neg.i261
  %add10.i263 = add nuw nsw i64 %k.039.i252, 32
  %add.i264 = or disjoint i64 %add10.i263, 16
  %cmp.i265 = icmp ult i64 %add.i264, %count.addr.0476
  br i1 %cmp.i265, label %for.body.i251, label %for.end.loopexit.i266, !llvm.loop !11

for.end.loopexit.i266:                            ; preds = %for.body.i251
  %31 = and i64 %28, -32
  %32 = add i64 %31, 32
  %cmp11.i191 = icmp slt i64 %32, %count.addr.0476
  br i1 %cmp11.i191, label %if.then.i241, label %up_to_32.exit267

if.then.i241:                                     ; preds = %for.end.loopexit.i266
  %add.ptr12.i242 = getelementptr inbounds i32, ptr %keys.addr.0477, i64 %32
  %33 = load <16 x i32>, ptr %add.ptr12.i242, align 4
  %cmp15.i245 = icmp ule <16 x i32> %33, %splat.splat.i250
  %sext16.neg.i246 = zext <16 x i1> %cmp15.i245 to <16 x i32>
  %sub18.i247 = add <16 x i32> %sub.i258, %sext16.neg.i246
  br label %up_to_32.exit267

up_to_32.exit267:                                 ; preds = %for.end.loopexit.i266, %if.then.i241
  %some.sroa.0.1.i192 = phi <16 x i32> [ %sub18.i247, %if.then.i241 ], [ %sub.i258, %for.end.loopexit.i266 ]
  %add21.i193 = add <16 x i32> %some.sroa.0.1.i192, %sub9.i262
  %vecext.i.i194 = extractelement <16 x i32> %add21.i193, i64 0
  %conv.i.i195 = zext i32 %vecext.i.i194 to i64
  %vecext.1.i.i196 = extractelement <16 x i32> %add21.i193, i64 1
  %conv.1.i.i197 = zext i32 %vecext.1.i.i196 to i64
  %add.1.i.i198 = add nuw nsw i64 %conv.i.i195, %conv.1.i.i197
  %vecext.2.i.i199 = extractelement <16 x i32> %add21.i193, i64 2
  %conv.2.i.i200 = zext i32 %vecext.2.i.i199 to i64
  %add.2.i.i201 = add nuw nsw i64 %add.1.i.i198, %conv.2.i.i200
  %vecext.3.i.i202 = extractelement <16 x i32> %add21.i193, i64 3
  %conv.3.i.i203 = zext i32 %vecext.3.i.i202 to i64
  %add.3.i.i204 = add nuw nsw i64 %add.2.i.i201, %conv.3.i.i203
  %vecext.4.i.i205 = extractelement <16 x i32> %add21.i193, i64 4
  %conv.4.i.i206 = zext i32 %vecext.4.i.i205 to i64
  %add.4.i.i207 = add nuw nsw i64 %add.3.i.i204, %conv.4.i.i206
  %vecext.5.i.i208 = extractelement <16 x i32> %add21.i193, i64 5
  %conv.5.i.i209 = zext i32 %vecext.5.i.i208 to i64
  %add.5.i.i210 = add nuw nsw i64 %add.4.i.i207, %conv.5.i.i209
  %vecext.6.i.i211 = extractelement <16 x i32> %add21.i193, i64 6
  %conv.6.i.i212 = zext i32 %vecext.6.i.i211 to i64
  %add.6.i.i213 = add nuw nsw i64 %add.5.i.i210, %conv.6.i.i212
  %vecext.7.i.i214 = extractelement <16 x i32> %add21.i193, i64 7
  %conv.7.i.i215 = zext i32 %vecext.7.i.i214 to i64
  %add.7.i.i216 = add nuw nsw i64 %add.6.i.i213, %conv.7.i.i215
  %vecext.8.i.i217 = extractelement <16 x i32> %add21.i193, i64 8
  %conv.8.i.i218 = zext i32 %vecext.8.i.i217 to i64
  %add.8.i.i219 = add nuw nsw i64 %add.7.i.i216, %conv.8.i.i218
  %vecext.9.i.i220 = extractelement <16 x i32> %add21.i193, i64 9
  %conv.9.i.i221 = zext i32 %vecext.9.i.i220 to i64
  %add.9.i.i222 = add nuw nsw i64 %add.8.i.i219, %conv.9.i.i221
  %vecext.10.i.i223 = extractelement <16 x i32> %add21.i193, i64 10
  %conv.10.i.i224 = zext i32 %vecext.10.i.i223 to i64
  %add.10.i.i225 = add nuw nsw i64 %add.9.i.i222, %conv.10.i.i224
  %vecext.11.i.i226 = extractelement <16 x i32> %add21.i193, i64 11
  %conv.11.i.i227 = zext i32 %vecext.11.i.i226 to i64
  %add.11.i.i228 = add nuw nsw i64 %add.10.i.i225, %conv.11.i.i227
  %vecext.12.i.i229 = extractelement <16 x i32> %add21.i193, i64 12
  %conv.12.i.i230 = zext i32 %vecext.12.i.i229 to i64
  %add.12.i.i231 = add nuw nsw i64 %add.11.i.i228, %conv.12.i.i230
  %vecext.13.i.i232 = extractelement <16 x i32> %add21.i193, i64 13
  %conv.13.i.i233 = zext i32 %vecext.13.i.i232 to i64
  %add.13.i.i234 = add nuw nsw i64 %add.12.i.i231, %conv.13.i.i233
  %vecext.14.i.i235 = extractelement <16 x i32> %add21.i193, i64 14
  %conv.14.i.i236 = zext i32 %vecext.14.i.i235 to i64
  %add.14.i.i237 = add nuw nsw i64 %add.13.i.i234, %conv.14.i.i236
  %vecext.15.i.i238 = extractelement <16 x i32> %add21.i193, i64 15
  %conv.15.i.i239 = zext i32 %vecext.15.i.i238 to i64
  %add.15.i.i240 = add nuw nsw i64 %add.14.i.i237, %conv.15.i.i239
  br label %cond.end40

cond.end40:                                       ; preds = %cond.end33, %up_to_32.exit267
  %cond41 = phi i64 [ %add.15.i.i240, %up_to_32.exit267 ], [ %count.addr.0476, %cond.end33 ]
  %cmp42 = icmp slt i64 %place.addr.0475, %cond34
  br i1 %cmp42, label %if.then, label %if.else

if.then:                                          ; preds = %cond.end40
  %sub44 = add i32 %cond18, -1
  br label %if.end49

if.else:                                          ; preds = %cond.end40
  %cmp45.not = icmp slt i64 %place.addr.0475, %cond41
  br i1 %cmp45.not, label %if.end49, label %if.then47

if.then47:                                        ; preds = %if.else
  %add48 = add i32 %cond27, 1
  br label %if.end49

if.end49:                                         ; preds = %if.else, %if.then47, %if.then
  %low.0 = phi i32 [ %least.0474, %if.then ], [ %add48, %if.then47 ], [ %cond18, %if.else ]
  %high.0 = phi i32 [ %sub44, %if.then ], [ %most.0473, %if.then47 ], [ %cond27, %if.else ]
  %below.0 = phi i64 [ 0, %if.then ], [ %cond41, %if.then47 ], [ %cond34, %if.else ]
  %upto.0 = phi i64 [ %cond34, %if.then ], [ %count.addr.0476, %if.then47 ], [ %cond41, %if.else ]
  %cmp51446 = icmp ult i32 %low.0, %high.0
  br i1 %cmp51446, label %land.rhs.lr.ph, label %while.end

land.rhs.lr.ph:                                   ; preds = %if.end49
  %div54180 = lshr i64 %count.addr.0476, 1
  %34 = add nsw i64 %count.addr.0476, -17
  %35 = and i64 %34, -32
  %36 = add i64 %35, 32
  %cmp11.i273 = icmp slt i64 %36, %count.addr.0476
  %add.ptr12.i324 = getelementptr inbounds i32, ptr %keys.addr.0477, i64 %36
  br label %land.rhs

land.rhs:                                         ; preds = %land.rhs.lr.ph, %if.end67
  %upto.1450 = phi i64 [ %upto.0, %land.rhs.lr.ph ], [ %upto.2, %if.end67 ]
  %below.1449 = phi i64 [ %below.0, %land.rhs.lr.ph ], [ %below.2, %if.end67 ]
  %high.1448 = phi i32 [ %high.0, %land.rhs.lr.ph ], [ %high.2, %if.end67 ]
  %low.1447 = phi i32 [ %low.0, %land.rhs.lr.ph ], [ %low.2, %if.end67 ]
  %sub53 = sub nsw i64 %upto.1450, %below.1449
  %cmp55 = icmp sgt i64 %sub53, %div54180
  br i1 %cmp55, label %while.body57, label %while.end

while.body57:                                     ; preds = %land.rhs
  %sub58 = sub i32 %high.1448, %low.1447
  %div59181 = lshr i32 %sub58, 1
  %add60 = add i32 %div59181, %low.1447
  %splat.splatinsert.i331 = insertelement <16 x i32> poison, i32 %add60, i64 0
  %splat.splat.i332 = shufflevector <16 x i32> %splat.splatinsert.i331, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body.i333

for.body.i333:                                    ; preds = %for.body.i333, %while.body57
  %k.039.i334 = phi i64 [ 0, %while.body57 ], [ %add10.i345, %for.body.i333 ]
  %some.sroa.0.038.i335 = phi <16 x i32> [ zeroinitializer, %while.body57 ], [ %sub.i340, %for.body.i333 ]
  %some.sroa.10.037.i336 = phi <16 x i32> [ zeroinitializer, %while.body57 ], [ %sub9.i344, %for.body.i333 ]
  %add.ptr.i337 = getelementptr inbounds i32, ptr %keys.addr.0477, i64 %k.039.i334
  %37 = load <16 x i32>, ptr %add.ptr.i337, align 4
  %cmp1.i338 = icmp ule <16 x i32> %37, %splat.splat.i332
  %sext.neg.i339 = zext <16 x i1> %cmp1.i338 to <16 x i32>
  %sub.i340 = add <16 x i32> %some.sroa.0.038.i335, %sext.neg.i339
  %add.ptr3.i341 = getelementptr inbounds i8, ptr %add.ptr.i337, i64 64
  %38 = load <16 x i32>, ptr %add.ptr3.i341, align 4
  %cmp6.i342 = icmp ule <16 x i32> %38, %splat.splat.i332
  %sext7.neg.i343 = zext <16 x i1> %cmp6.i342 to <16 x i32>
  %sub9.i344 = add <16 x i32> %some.sroa.10.037.i336, %sext7.neg.i343
  %add10.i345 = add nuw nsw i64 %k.039.i334, 32
  %add.i346 = or disjoint i64 %add10.i345, 16
  %cmp.i347 = icmp ult i64 %add.i346, %count.addr.0476
  br i1 %cmp.i347, label %for.body.i333, label %for.end.loopexit.i348, !llvm.loop !11

for.end.loopexit.i348:                            ; preds = %for.body.i333
  br i1 %cmp11.i273, label %if.then.i323, label %up_to_32.exit349

if.then.i323:                                     ; preds = %for.end.loopexit.i348
  %39 = load <16 x i32>, ptr %add.ptr12.i324, align 4
  %cmp15.i327 = icmp ule <16 x i32> %39, %splat.splat.i332
  %sext16.neg.i328 = zext <16 x i1> %cmp15.i327 to <16 x i32>
  %sub18.i329 = add <16 x i32> %sub.i340, %sext16.neg.i328
  br label %up_to_32.exit349

up_to_32.exit349:                                 ; preds = %for.end.loopexit.i348, %if.then.i323
  %some.sroa.0.1.i274 = phi <16 x i32> [ %sub18.i329, %if.then.i323 ], [ %sub.i340, %for.end.loopexit.i348 ]
  %add21.i275 = add <16 x i32> %some.sroa.0.1.i274, %sub9.i344
  %vecext.i.i276 = extractelement <16 x i32> %add21.i275, i64 0
  %conv.i.i277 = zext i32 %vecext.i.i276 to i64
  %vecext.1.i.i278 = extractelement <16 x i32> %add21.i275, i64 1
  %conv.1.i.i279 = zext i32 %vecext.1.i.i278 to i64
  %add.1.i.i280 = add nuw nsw i64 %conv.i.i277, %conv.1.i.i279
  %vecext.2.i.i281 = extractelement <16 x i32> %add21.i275, i64 2
  %conv.2.i.i282 = zext i32 %vecext.2.i.i281 to i64
  %add.2.i.i283 = add nuw nsw i64 %add.1.i.i280, %conv.2.i.i282
  %vecext.3.i.i284 = extractelement <16 x i32> %add21.i275, i64 3
  %conv.3.i.i285 = zext i32 %vecext.3.i.i284 to i64
  %add.3.i.i286 = add nuw nsw i64 %add.2.i.i283, %conv.3.i.i285
  %vecext.4.i.i287 = extractelement <16 x i32> %add21.i275, i64 4
  %conv.4.i.i288 = zext i32 %vecext.4.i.i287 to i64
  %add.4.i.i289 = add nuw nsw i64 %add.3.i.i286, %conv.4.i.i288
  %vecext.5.i.i290 = extractelement <16 x i32> %add21.i275, i64 5
  %conv.5.i.i291 = zext i32 %vecext.5.i.i290 to i64
  %add.5.i.i292 = add nuw nsw i64 %add.4.i.i289, %conv.5.i.i291
  %vecext.6.i.i293 = extractelement <16 x i32> %add21.i275, i64 6
  %conv.6.i.i294 = zext i32 %vecext.6.i.i293 to i64
  %add.6.i.i295 = add nuw nsw i64 %add.5.i.i292, %conv.6.i.i294
  %vecext.7.i.i296 = extractelement <16 x i32> %add21.i275, i64 7
  %conv.7.i.i297 = zext i32 %vecext.7.i.i296 to i64
  %add.7.i.i298 = add nuw nsw i64 %add.6.i.i295, %conv.7.i.i297
  %vecext.8.i.i299 = extractelement <16 x i32> %add21.i275, i64 8
  %conv.8.i.i300 = zext i32 %vecext.8.i.i299 to i64
  %add.8.i.i301 = add nuw nsw i64 %add.7.i.i298, %conv.8.i.i300
  %vecext.9.i.i302 = extractelement <16 x i32> %add21.i275, i64 9
  %conv.9.i.i303 = zext i32 %vecext.9.i.i302 to i64
  %add.9.i.i304 = add nuw nsw i64 %add.8.i.i301, %conv.9.i.i303
  %vecext.10.i.i305 = extractelement <16 x i32> %add21.i275, i64 10
  %conv.10.i.i306 = zext i32 %vecext.10.i.i305 to i64
  %add.10.i.i307 = add nuw nsw i64 %add.9.i.i304, %conv.10.i.i306
  %vecext.11.i.i308 = extractelement <16 x i32> %add21.i275, i64 11
  %conv.11.i.i309 = zext i32 %vecext.11.i.i308 to i64
  %add.11.i.i310 = add nuw nsw i64 %add.10.i.i307, %conv.11.i.i309
  %vecext.12.i.i311 = extractelement <16 x i32> %add21.i275, i64 12
  %conv.12.i.i312 = zext i32 %vecext.12.i.i311 to i64
  %add.12.i.i313 = add nuw nsw i64 %add.11.i.i310, %conv.12.i.i312
  %vecext.13.i.i314 = extractelement <16 x i32> %add21.i275, i64 13
  %conv.13.i.i315 = zext i32 %vecext.13.i.i314 to i64
  %add.13.i.i316 = add nuw nsw i64 %add.12.i.i313, %conv.13.i.i315
  %vecext.14.i.i317 = extractelement <16 x i32> %add21.i275, i64 14
  %conv.14.i.i318 = zext i32 %vecext.14.i.i317 to i64
  %add.14.i.i319 = add nuw nsw i64 %add.13.i.i316, %conv.14.i.i318
  %vecext.15.i.i320 = extractelement <16 x i32> %add21.i275, i64 15
  %conv.15.i.i321 = zext i32 %vecext.15.i.i320 to i64
  %add.15.i.i322 = add nuw nsw i64 %add.14.i.i319, %conv.15.i.i321
  %cmp62 = icmp slt i64 %place.addr.0475, %add.15.i.i322
  br i1 %cmp62, label %if.end67, label %if.else65

if.else65:                                        ; preds = %up_to_32.exit349
  %add66 = add i32 %add60, 1
  br label %if.end67

if.end67:                                         ; preds = %up_to_32.exit349, %if.else65
  %low.2 = phi i32 [ %add66, %if.else65 ], [ %low.1447, %up_to_32.exit349 ]
  %high.2 = phi i32 [ %high.1448, %if.else65 ], [ %add60, %up_to_32.exit349 ]
  %below.2 = phi i64 [ %add.15.i.i322, %if.else65 ], [ %below.1449, %up_to_32.exit349 ]
  %upto.2 = phi i64 [ %upto.1450, %if.else65 ], [ %add.15.i.i322, %up_to_32.exit349 ]
  %cmp51 = icmp ult i32 %low.2, %high.2
  br i1 %cmp51, label %land.rhs, label %while.end, !llvm.loop !93

while.end:                                        ; preds = %land.rhs, %if.end67, %if.end49
  %low.1.lcssa = phi i32 [ %low.0, %if.end49 ], [ %low.2, %if.end67 ], [ %low.1447, %land.rhs ]
  %high.1.lcssa = phi i32 [ %high.0, %if.end49 ], [ %high.2, %if.end67 ], [ %high.1448, %land.rhs ]
  %below.1.lcssa = phi i64 [ %below.0, %if.end49 ], [ %below.2, %if.end67 ], [ %below.1449, %land.rhs ]
  %cmp68.not = icmp eq i32 %low.1.lcssa, %high.1.lcssa
  br i1 %cmp68.not, label %cleanup98, label %for.body76.lr.ph.new

for.body76.lr.ph.new:                             ; preds = %while.end
  %sub80 = sub i32 %high.1.lcssa, %low.1.lcssa
  %smax464 = tail call i64 @llvm.smax.i64(i64 %count.addr.0476, i64 1)
  %xtraiter = and i64 %smax464, 3
  %unroll_iter = and i64 %smax464, 9223372036854775804
  br label %for.body76

for.body76:                                       ; preds = %for.body76, %for.body76.lr.ph.new
  %k.0458 = phi i64 [ 0, %for.body76.lr.ph.new ], [ %inc86.3, %for.body76 ]
  %left.0457 = phi i64 [ 0, %for.body76.lr.ph.new ], [ %add84.3, %for.body76 ]
  %niter = phi i64 [ 0, %for.body76.lr.ph.new ], [ %niter.next.3, %for.body76 ]
  %arrayidx77 = getelementptr inbounds i32, ptr %keys.addr.0477, i64 %k.0458
  %40 = load i32, ptr %arrayidx77, align 4
  %arrayidx78 = getelementptr inbounds i32, ptr %room, i64 %left.0457
  store i32 %40, ptr %arrayidx78, align 4
  %sub79 = sub i32 %40, %low.1.lcssa
  %cmp81 = icmp ule i32 %sub79, %sub80
  %conv83 = zext i1 %cmp81 to i64
  %add84 = add nuw nsw i64 %left.0457, %conv83
  %inc86 = or disjoint i64 %k.0458, 1
  %arrayidx77.1 = getelementptr inbounds i32, ptr %keys.addr.0477, i64 %inc86
  %41 = load i32, ptr %arrayidx77.1, align 4
  %arrayidx78.1 = getelementptr inbounds i32, ptr %room, i64 %add84
  store i32 %41, ptr %arrayidx78.1, align 4
  %sub79.1 = sub i32 %41, %low.1.lcssa
  %cmp81.1 = icmp ule i32 %sub79.1, %sub80
  %conv83.1 = zext i1 %cmp81.1 to i64
  %add84.1 = add nuw nsw i64 %add84, %conv83.1
  %inc86.1 = or disjoint i64 %k.0458, 2
  %arrayidx77.2 = getelementptr inbounds i32, ptr %keys.addr.0477, i64 %inc86.1
  %42 = load i32, ptr %arrayidx77.2, align 4
  %arrayidx78.2 = getelementptr inbounds i32, ptr %room, i64 %add84.1
  store i32 %42, ptr %arrayidx78.2, align 4
  %sub79.2 = sub i32 %42, %low.1.lcssa
  %cmp81.2 = icmp ule i32 %sub79.2, %sub80
  %conv83.2 = zext i1 %cmp81.2 to i64
  %add84.2 = add nuw nsw i64 %add84.1, %conv83.2
  %inc86.2 = or disjoint i64 %k.0458, 3
  %arrayidx77.3 = getelementptr inbounds i32, ptr %keys.addr.0477, i64 %inc86.2
  %43 = load i32, ptr %arrayidx77.3, align 4
  %arrayidx78.3 = getelementptr inbounds i32, ptr %room, i64 %add84.2
  store i32 %43, ptr %arrayidx78.3, align 4
  %sub79.3 = sub i32 %43, %low.1.lcssa
  %cmp81.3 = icmp ule i32 %sub79.3, %sub80
  %conv83.3 = zext i1 %cmp81.3 to i64
  %add84.3 = add nuw nsw i64 %add84.2, %conv83.3
  %inc86.3 = add nuw nsw i64 %k.0458, 4
  %niter.next.3 = add nuw i64 %niter, 4
  %niter.ncmp.3.not = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3.not, label %cleanup.loopexit.unr-lcssa, label %for.body76, !llvm.loop !94

cleanup.loopexit.unr-lcssa:                       ; preds = %for.body76
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %cleanup, label %for.body76.epil

for.body76.epil:                                  ; preds = %cleanup.loopexit.unr-lcssa, %for.body76.epil
  %k.0458.epil = phi i64 [ %inc86.epil, %for.body76.epil ], [ %inc86.3, %cleanup.loopexit.unr-lcssa ]
  %left.0457.epil = phi i64 [ %add84.epil, %for.body76.epil ], [ %add84.3, %cleanup.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %for.body76.epil ], [ 0, %cleanup.loopexit.unr-lcssa ]
  %arrayidx77.epil = getelementptr inbounds i32, ptr %keys.addr.0477, i64 %k.0458.epil
  %44 = load i32, ptr %arrayidx77.epil, align 4
  %arrayidx78.epil = getelementptr inbounds i32, ptr %room, i64 %left.0457.epil
  store i32 %44, ptr %arrayidx78.epil, align 4
  %sub79.epil = sub i32 %44, %low.1.lcssa
  %cmp81.epil = icmp ule i32 %sub79.epil, %sub80
  %conv83.epil = zext i1 %cmp81.epil to i64
  %add84.epil = add nuw nsw i64 %left.0457.epil, %conv83.epil
  %inc86.epil = add nuw nsw i64 %k.0458.epil, 1
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %cleanup, label %for.body76.epil, !llvm.loop !95

cleanup:                                          ; preds = %for.body76.epil, %cleanup.loopexit.unr-lcssa
  %add84.lcssa = phi i64 [ %add84.3, %cleanup.loopexit.unr-lcssa ], [ %add84.epil, %for.body76.epil ]
  %add.ptr.i350 = getelementptr inbounds i32, ptr %room, i64 %add84.lcssa
  store <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, ptr %add.ptr.i350, align 4
  %sub88 = sub nsw i64 %place.addr.0475, %below.1.lcssa
  %cmp = icmp sgt i64 %add84.lcssa, 64
  br i1 %cmp, label %while.body, label %while.end95

while.end95:                                      ; preds = %cleanup, %entry
  %place.addr.0.lcssa = phi i64 [ %place, %entry ], [ %sub88, %cleanup ]
  %count.addr.0.lcssa = phi i64 [ %count, %entry ], [ %add84.lcssa, %cleanup ]
  %keys.addr.0.lcssa = phi ptr [ %keys, %entry ], [ %room, %cleanup ]
  %cmp18.i = icmp sgt i64 %count.addr.0.lcssa, 0
  br i1 %cmp18.i, label %for.body.i352, label %order_32.exit435

for.body.i352:                                    ; preds = %while.end95, %for.body.i352
  %k.019.i353 = phi i64 [ %add7.i433, %for.body.i352 ], [ 0, %while.end95 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %ranks.i351) #7
  call fastcc void @ranks_32(ptr noundef readonly %keys.addr.0.lcssa, i64 noundef %count.addr.0.lcssa, i64 noundef %k.019.i353, ptr noundef nonnull %ranks.i351)
  %45 = load <16 x i32>, ptr %ranks.i351, align 4
  %arrayidx.i354 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %k.019.i353
  %46 = load i32, ptr %arrayidx.i354, align 4
  %vecext.i355 = extractelement <16 x i32> %45, i64 0
  %idxprom.i356 = zext i32 %vecext.i355 to i64
  %arrayidx5.i357 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.i356
  store i32 %46, ptr %arrayidx5.i357, align 4
  %add.1.i358 = or disjoint i64 %k.019.i353, 1
  %arrayidx.1.i359 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.1.i358
  %47 = load i32, ptr %arrayidx.1.i359, align 4
  %vecext.1.i360 = extractelement <16 x i32> %45, i64 1
  %idxprom.1.i361 = zext i32 %vecext.1.i360 to i64
  %arrayidx5.1.i362 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.1.i361
  store i32 %47, ptr %arrayidx5.1.i362, align 4
  %add.2.i363 = or disjoint i64 %k.019.i353, 2
  %arrayidx.2.i364 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.2.i363
  %48 = load i32, ptr %arrayidx.2.i364, align 4
  %vecext.2.i365 = extractelement <16 x i32> %45, i64 2
  %idxprom.2.i366 = zext i32 %vecext.2.i365 to i64
  %arrayidx5.2.i367 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.2.i366
  store i32 %48, ptr %arrayidx5.2.i367, align 4
  %add.3.i368 = or disjoint i64 %k.019.i353, 3
  %arrayidx.3.i369 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.3.i368
  %49 = load i32, ptr %arrayidx.3.i369, align 4
  %vecext.3.i370 = extractelement <16 x i32> %45, i64 3
  %idxprom.3.i371 = zext i32 %vecext.3.i370 to i64
  %arrayidx5.3.i372 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.3.i371
  store i32 %49, ptr %arrayidx5.3.i372, align 4
  %add.4.i373 = or disjoint i64 %k.019.i353, 4
  %arrayidx.4.i374 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.4.i373
  %50 = load i32, ptr %arrayidx.4.i374, align 4
  %vecext.4.i375 = extractelement <16 x i32> %45, i64 4
  %idxprom.4.i376 = zext i32 %vecext.4.i375 to i64
  %arrayidx5.4.i377 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.4.i376
  store i32 %50, ptr %arrayidx5.4.i377, align 4
  %add.5.i378 = or disjoint i64 %k.019.i353, 5
  %arrayidx.5.i379 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.5.i378
  %51 = load i32, ptr %arrayidx.5.i379, align 4
  %vecext.5.i380 = extractelement <16 x i32> %45, i64 5
  %idxprom.5.i381 = zext i32 %vecext.5.i380 to i64
  %arrayidx5.5.i382 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.5.i381
  store i32 %51, ptr %arrayidx5.5.i382, align 4
  %add.6.i383 = or disjoint i64 %k.019.i353, 6
  %arrayidx.6.i384 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.6.i383
  %52 = load i32, ptr %arrayidx.6.i384, align 4
  %vecext.6.i385 = extractelement <16 x i32> %45, i64 6
  %idxprom.6.i386 = zext i32 %vecext.6.i385 to i64
  %arrayidx5.6.i387 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.6.i386
  store i32 %52, ptr %arrayidx5.6.i387, align 4
  %add.7.i388 = or disjoint i64 %k.019.i353, 7
  %arrayidx.7.i389 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.7.i388
  %53 = load i32, ptr %arrayidx.7.i389, align 4
  %vecext.7.i390 = extractelement <16 x i32> %45, i64 7
  %idxprom.7.i391 = zext i32 %vecext.7.i390 to i64
  %arrayidx5.7.i392 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.7.i391
  store i32 %53, ptr %arrayidx5.7.i392, align 4
  %add.8.i393 = or disjoint i64 %k.019.i353, 8
  %arrayidx.8.i394 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.8.i393
  %54 = load i32, ptr %arrayidx.8.i394, align 4
  %vecext.8.i395 = extractelement <16 x i32> %45, i64 8
  %idxprom.8.i396 = zext i32 %vecext.8.i395 to i64
  %arrayidx5.8.i397 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.8.i396
  store i32 %54, ptr %arrayidx5.8.i397, align 4
  %add.9.i398 = or disjoint i64 %k.019.i353, 9
  %arrayidx.9.i399 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.9.i398
  %55 = load i32, ptr %arrayidx.9.i399, align 4
  %vecext.9.i400 = extractelement <16 x i32> %45, i64 9
  %idxprom.9.i401 = zext i32 %vecext.9.i400 to i64
  %arrayidx5.9.i402 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.9.i401
  store i32 %55, ptr %arrayidx5.9.i402, align 4
  %add.10.i403 = or disjoint i64 %k.019.i353, 10
  %arrayidx.10.i404 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.10.i403
  %56 = load i32, ptr %arrayidx.10.i404, align 4
  %vecext.10.i405 = extractelement <16 x i32> %45, i64 10
  %idxprom.10.i406 = zext i32 %vecext.10.i405 to i64
  %arrayidx5.10.i407 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.10.i406
  store i32 %56, ptr %arrayidx5.10.i407, align 4
  %add.11.i408 = or disjoint i64 %k.019.i353, 11
  %arrayidx.11.i409 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.11.i408
  %57 = load i32, ptr %arrayidx.11.i409, align 4
  %vecext.11.i410 = extractelement <16 x i32> %45, i64 11
  %idxprom.11.i411 = zext i32 %vecext.11.i410 to i64
  %arrayidx5.11.i412 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.11.i411
  store i32 %57, ptr %arrayidx5.11.i412, align 4
  %add.12.i413 = or disjoint i64 %k.019.i353, 12
  %arrayidx.12.i414 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.12.i413
  %58 = load i32, ptr %arrayidx.12.i414, align 4
  %vecext.12.i415 = extractelement <16 x i32> %45, i64 12
  %idxprom.12.i416 = zext i32 %vecext.12.i415 to i64
  %arrayidx5.12.i417 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.12.i416
  store i32 %58, ptr %arrayidx5.12.i417, align 4
  %add.13.i418 = or disjoint i64 %k.019.i353, 13
  %arrayidx.13.i419 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.13.i418
  %59 = load i32, ptr %arrayidx.13.i419, align 4
  %vecext.13.i420 = extractelement <16 x i32> %45, i64 13
  %idxprom.13.i421 = zext i32 %vecext.13.i420 to i64
  %arrayidx5.13.i422 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.13.i421
  store i32 %59, ptr %arrayidx5.13.i422, align 4
  %add.14.i423 = or disjoint i64 %k.019.i353, 14
  %arrayidx.14.i424 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.14.i423
  %60 = load i32, ptr %arrayidx.14.i424, align 4
  %vecext.14.i425 = extractelement <16 x i32> %45, i64 14
  %idxprom.14.i426 = zext i32 %vecext.14.i425 to i64
  %arrayidx5.14.i427 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.14.i426
  store i32 %60, ptr %arrayidx5.14.i427, align 4
  %add.15.i428 = or disjoint i64 %k.019.i353, 15
  %arrayidx.15.i429 = getelementptr inbounds i32, ptr %keys.addr.0.lcssa, i64 %add.15.i428
  %61 = load i32, ptr %arrayidx.15.i429, align 4
  %vecext.15.i430 = extractelement <16 x i32> %45, i64 15
  %idxprom.15.i431 = zext i32 %vecext.15.i430 to i64
  %arrayidx5.15.i432 = getelementptr inbounds i32, ptr %ordered, i64 %idxprom.15.i431
  store i32 %61, ptr %arrayidx5.15.i432, align 4
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %ranks.i351) #7
  %add7.i433 = add nuw nsw i64 %k.019.i353, 16
  %cmp.i434 = icmp slt i64 %add7.i433, %count.addr.0.lcssa
  br i1 %cmp.i434, label %for.body.i352, label %order_32.exit435, !llvm.loop !9

order_32.exit435:                                 ; preds = %for.body.i352, %while.end95
  %arrayidx97 = getelementptr inbounds [256 x i32], ptr %ordered, i64 0, i64 %place.addr.0.lcssa
  %62 = load i32, ptr %arrayidx97, align 4
  br label %cleanup98

cleanup98:                                        ; preds = %while.end, %order_32.exit435
  %retval.2 = phi i32 [ %62, %order_32.exit435 ], [ %low.1.lcssa, %while.end ]
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %ordered) #7
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %sample) #7
  ret i32 %retval.2
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @ranks_32(ptr nocapture noundef readonly %keys, i64 noundef %count, i64 noundef %k, ptr nocapture noundef writeonly %out) unnamed_addr #2 {
entry:
  %add.ptr = getelementptr i32, ptr %keys, i64 %k
  %0 = load <16 x i32>, ptr %add.ptr, align 4
  %cmp281 = icmp sgt i64 %k, 0
  br i1 %cmp281, label %for.body4.preheader, label %for.cond10.preheader

for.body4.preheader:                              ; preds = %entry
  %xtraiter = and i64 %k, 3
  %1 = icmp ult i64 %k, 4
  br i1 %1, label %for.cond10.preheader.loopexit.unr-lcssa, label %for.body4.preheader.new

for.body4.preheader.new:                          ; preds = %for.body4.preheader
  %unroll_iter = and i64 %k, 9223372036854775804
  br label %for.body4

for.cond10.preheader.loopexit.unr-lcssa:          ; preds = %for.body4, %for.body4.preheader
  %sub.lcssa.ph = phi <16 x i32> [ poison, %for.body4.preheader ], [ %sub.3, %for.body4 ]
  %ranks.083.unr = phi <16 x i32> [ zeroinitializer, %for.body4.preheader ], [ %sub.3, %for.body4 ]
  %j.082.unr = phi i64 [ 0, %for.body4.preheader ], [ %inc7.3, %for.body4 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond10.preheader, label %for.body4.epil

for.body4.epil:                                   ; preds = %for.cond10.preheader.loopexit.unr-lcssa, %for.body4.epil
  %ranks.083.epil = phi <16 x i32> [ %sub.epil, %for.body4.epil ], [ %ranks.083.unr, %for.cond10.preheader.loopexit.unr-lcssa ]
  %j.082.epil = phi i64 [ %inc7.epil, %for.body4.epil ], [ %j.082.unr, %for.cond10.preheader.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %for.body4.epil ], [ 0, %for.cond10.preheader.loopexit.unr-lcssa ]
  %arrayidx.epil = getelementptr inbounds i32, ptr %keys, i64 %j.082.epil
  %2 = load i32, ptr %arrayidx.epil, align 4
  %splat.splatinsert.epil = insertelement <16 x i32> poison, i32 %2, i64 0
  %splat.splat.epil = shufflevector <16 x i32> %splat.splatinsert.epil, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp5.epil = icmp ule <16 x i32> %splat.splat.epil, %0
  %sext.neg.epil = zext <16 x i1> %cmp5.epil to <16 x i32>
  %sub.epil = add <16 x i32> %ranks.083.epil, %sext.neg.epil
  %inc7.epil = add nuw nsw i64 %j.082.epil, 1
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.cond10.preheader, label %for.body4.epil, !llvm.loop !96

for.cond10.preheader:                             ; preds = %for.body4.epil, %for.cond10.preheader.loopexit.unr-lcssa, %entry
  %ranks.0.lcssa = phi <16 x i32> [ zeroinitializer, %entry ], [ %sub.lcssa.ph, %for.cond10.preheader.loopexit.unr-lcssa ], [ %sub.epil, %for.body4.epil ]
  %splat.splat19 = shufflevector <16 x i32> %0, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp28 = icmp ult <16 x i32> %splat.splat19, %0
  %cmp30 = icmp eq <16 x i32> %splat.splat19, %0
  %and77 = and <16 x i1> %cmp30, <i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or78 = or <16 x i1> %and77, %cmp28
  %or.neg = zext <16 x i1> %or78 to <16 x i32>
  %sub32 = add <16 x i32> %ranks.0.lcssa, %or.neg
  %splat.splat19.1 = shufflevector <16 x i32> %0, <16 x i32> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %cmp28.1 = icmp ult <16 x i32> %splat.splat19.1, %0
  %cmp30.1 = icmp eq <16 x i32> %splat.splat19.1, %0
  %and77.1 = and <16 x i1> %cmp30.1, <i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or78.1 = or <16 x i1> %and77.1, %cmp28.1
  %or.neg.1 = zext <16 x i1> %or78.1 to <16 x i32>
  %sub32.1 = add <16 x i32> %sub32, %or.neg.1
  %splat.splat19.2 = shufflevector <16 x i32> %0, <16 x i32> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %cmp28.2 = icmp ult <16 x i32> %splat.splat19.2, %0
  %cmp30.2 = icmp eq <16 x i32> %splat.splat19.2, %0
  %and77.2 = and <16 x i1> %cmp30.2, <i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or78.2 = or <16 x i1> %and77.2, %cmp28.2
  %or.neg.2 = zext <16 x i1> %or78.2 to <16 x i32>
  %sub32.2 = add <16 x i32> %sub32.1, %or.neg.2
  %splat.splat19.3 = shufflevector <16 x i32> %0, <16 x i32> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %cmp28.3 = icmp ult <16 x i32> %splat.splat19.3, %0
  %cmp30.3 = icmp eq <16 x i32> %splat.splat19.3, %0
  %and77.3 = and <16 x i1> %cmp30.3, <i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or78.3 = or <16 x i1> %and77.3, %cmp28.3
  %or.neg.3 = zext <16 x i1> %or78.3 to <16 x i32>
  %sub32.3 = add <16 x i32> %sub32.2, %or.neg.3
  %splat.splat19.4 = shufflevector <16 x i32> %0, <16 x i32> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %cmp28.4 = icmp ult <16 x i32> %splat.splat19.4, %0
  %cmp30.4 = icmp eq <16 x i32> %splat.splat19.4, %0
  %and77.4 = and <16 x i1> %cmp30.4, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or78.4 = or <16 x i1> %and77.4, %cmp28.4
  %or.neg.4 = zext <16 x i1> %or78.4 to <16 x i32>
  %sub32.4 = add <16 x i32> %sub32.3, %or.neg.4
  %splat.splat19.5 = shufflevector <16 x i32> %0, <16 x i32> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %cmp28.5 = icmp ult <16 x i32> %splat.splat19.5, %0
  %cmp30.5 = icmp eq <16 x i32> %splat.splat19.5, %0
  %and77.5 = and <16 x i1> %cmp30.5, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or78.5 = or <16 x i1> %and77.5, %cmp28.5
  %or.neg.5 = zext <16 x i1> %or78.5 to <16 x i32>
  %sub32.5 = add <16 x i32> %sub32.4, %or.neg.5
  %splat.splat19.6 = shufflevector <16 x i32> %0, <16 x i32> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %cmp28.6 = icmp ult <16 x i32> %splat.splat19.6, %0
  %cmp30.6 = icmp eq <16 x i32> %splat.splat19.6, %0
  %and77.6 = and <16 x i1> %cmp30.6, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or78.6 = or <16 x i1> %and77.6, %cmp28.6
  %or.neg.6 = zext <16 x i1> %or78.6 to <16 x i32>
  %sub32.6 = add <16 x i32> %sub32.5, %or.neg.6
  %splat.splat19.7 = shufflevector <16 x i32> %0, <16 x i32> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %cmp28.7 = icmp ult <16 x i32> %splat.splat19.7, %0
  %cmp30.7 = icmp eq <16 x i32> %splat.splat19.7, %0
  %and77.7 = and <16 x i1> %cmp30.7, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or78.7 = or <16 x i1> %and77.7, %cmp28.7
  %or.neg.7 = zext <16 x i1> %or78.7 to <16 x i32>
  %sub32.7 = add <16 x i32> %sub32.6, %or.neg.7
  %splat.splat19.8 = shufflevector <16 x i32> %0, <16 x i32> poison, <16 x i32> <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %cmp28.8 = icmp ult <16 x i32> %splat.splat19.8, %0
  %cmp30.8 = icmp eq <16 x i32> %splat.splat19.8, %0
  %and77.8 = and <16 x i1> %cmp30.8, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or78.8 = or <16 x i1> %and77.8, %cmp28.8
  %or.neg.8 = zext <16 x i1> %or78.8 to <16 x i32>
  %sub32.8 = add <16 x i32> %sub32.7, %or.neg.8
  %splat.splat19.9 = shufflevector <16 x i32> %0, <16 x i32> poison, <16 x i32> <i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9>
  %cmp28.9 = icmp ult <16 x i32> %splat.splat19.9, %0
  %cmp30.9 = icmp eq <16 x i32> %splat.splat19.9, %0
  %and77.9 = and <16 x i1> %cmp30.9, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or78.9 = or <16 x i1> %and77.9, %cmp28.9
  %or.neg.9 = zext <16 x i1> %or78.9 to <16 x i32>
  %sub32.9 = add <16 x i32> %sub32.8, %or.neg.9
  %splat.splat19.10 = shufflevector <16 x i32> %0, <16 x i32> poison, <16 x i32> <i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10>
  %cmp28.10 = icmp ult <16 x i32> %splat.splat19.10, %0
  %cmp30.10 = icmp eq <16 x i32> %splat.splat19.10, %0
  %and77.10 = and <16 x i1> %cmp30.10, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or78.10 = or <16 x i1> %and77.10, %cmp28.10
  %or.neg.10 = zext <16 x i1> %or78.10 to <16 x i32>
  %sub32.10 = add <16 x i32> %sub32.9, %or.neg.10
  %gep.11 = getelementptr i8, ptr %add.ptr, i64 44
  %3 = load i32, ptr %gep.11, align 4
  %splat.splatinsert18.11 = insertelement <16 x i32> poison, i32 %3, i64 0
  %splat.splat19.11 = shufflevector <16 x i32> %splat.splatinsert18.11, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp28.11 = icmp ult <16 x i32> %splat.splat19.11, %0
  %cmp30.11 = icmp eq <16 x i32> %splat.splat19.11, %0
  %and77.11 = and <16 x i1> %cmp30.11, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true>
  %or78.11 = or <16 x i1> %and77.11, %cmp28.11
  %or.neg.11 = zext <16 x i1> %or78.11 to <16 x i32>
  %sub32.11 = add <16 x i32> %sub32.10, %or.neg.11
  %gep.12 = getelementptr i8, ptr %add.ptr, i64 48
  %4 = load i32, ptr %gep.12, align 4
  %splat.splatinsert18.12 = insertelement <16 x i32> poison, i32 %4, i64 0
  %splat.splat19.12 = shufflevector <16 x i32> %splat.splatinsert18.12, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp28.12 = icmp ult <16 x i32> %splat.splat19.12, %0
  %cmp30.12 = icmp eq <16 x i32> %splat.splat19.12, %0
  %and77.12 = and <16 x i1> %cmp30.12, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true>
  %or78.12 = or <16 x i1> %and77.12, %cmp28.12
  %or.neg.12 = zext <16 x i1> %or78.12 to <16 x i32>
  %sub32.12 = add <16 x i32> %sub32.11, %or.neg.12
  %gep.13 = getelementptr i8, ptr %add.ptr, i64 52
  %5 = load i32, ptr %gep.13, align 4
  %splat.splatinsert18.13 = insertelement <16 x i32> poison, i32 %5, i64 0
  %splat.splat19.13 = shufflevector <16 x i32> %splat.splatinsert18.13, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp28.13 = icmp ult <16 x i32> %splat.splat19.13, %0
  %cmp30.13 = icmp eq <16 x i32> %splat.splat19.13, %0
  %and77.13 = and <16 x i1> %cmp30.13, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true>
  %or78.13 = or <16 x i1> %and77.13, %cmp28.13
  %or.neg.13 = zext <16 x i1> %or78.13 to <16 x i32>
  %sub32.13 = add <16 x i32> %sub32.12, %or.neg.13
  %gep.14 = getelementptr i8, ptr %add.ptr, i64 56
  %6 = load i32, ptr %gep.14, align 4
  %splat.splatinsert18.14 = insertelement <16 x i32> poison, i32 %6, i64 0
  %splat.splat19.14 = shufflevector <16 x i32> %splat.splatinsert18.14, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp28.14 = icmp ult <16 x i32> %splat.splat19.14, %0
  %cmp30.14 = icmp eq <16 x i32> %splat.splat19.14, %0
  %and77.14 = and <16 x i1> %cmp30.14, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true>
  %or78.14 = or <16 x i1> %and77.14, %cmp28.14
  %or.neg.14 = zext <16 x i1> %or78.14 to <16 x i32>
  %sub32.14 = add <16 x i32> %sub32.13, %or.neg.14
  %gep.15 = getelementptr i8, ptr %add.ptr, i64 60
  %7 = load i32, ptr %gep.15, align 4
  %splat.splatinsert18.15 = insertelement <16 x i32> poison, i32 %7, i64 0
  %splat.splat19.15 = shufflevector <16 x i32> %splat.splatinsert18.15, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp28.15 = icmp ult <16 x i32> %splat.splat19.15, %0
  %or.neg.15 = zext <16 x i1> %cmp28.15 to <16 x i32>
  %sub32.15 = add <16 x i32> %sub32.14, %or.neg.15
  %add36 = add nsw i64 %k, 16
  %cmp3886 = icmp slt i64 %add36, %count
  br i1 %cmp3886, label %for.body40.preheader, label %for.end51

for.body4:                                        ; preds = %for.body4, %for.body4.preheader.new
  %ranks.083 = phi <16 x i32> [ zeroinitializer, %for.body4.preheader.new ], [ %sub.3, %for.body4 ]
  %j.082 = phi i64 [ 0, %for.body4.preheader.new ], [ %inc7.3, %for.body4 ]
  %niter = phi i64 [ 0, %for.body4.preheader.new ], [ %niter.next.3, %for.body4 ]
  %arrayidx = getelementptr inbounds i32, ptr %keys, i64 %j.082
  %8 = load i32, ptr %arrayidx, align 4
  %splat.splatinsert = insertelement <16 x i32> poison, i32 %8, i64 0
  %splat.splat = shufflevector <16 x i32> %splat.splatinsert, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp5 = icmp ule <16 x i32> %splat.splat, %0
  %sext.neg = zext <16 x i1> %cmp5 to <16 x i32>
  %sub = add <16 x i32> %ranks.083, %sext.neg
  %inc7 = or disjoint i64 %j.082, 1
  %arrayidx.1 = getelementptr inbounds i32, ptr %keys, i64 %inc7
  %9 = load i32, ptr %arrayidx.1, align 4
  %splat.splatinsert.1 = insertelement <16 x i32> poison, i32 %9, i64 0
  %splat.splat.1 = shufflevector <16 x i32> %splat.splatinsert.1, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp5.1 = icmp ule <16 x i32> %splat.splat.1, %0
  %sext.neg.1 = zext <16 x i1> %cmp5.1 to <16 x i32>
  %sub.1 = add <16 x i32> %sub, %sext.neg.1
  %inc7.1 = or disjoint i64 %j.082, 2
  %arrayidx.2 = getelementptr inbounds i32, ptr %keys, i64 %inc7.1
  %10 = load i32, ptr %arrayidx.2, align 4
  %splat.splatinsert.2 = insertelement <16 x i32> poison, i32 %10, i64 0
  %splat.splat.2 = shufflevector <16 x i32> %splat.splatinsert.2, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp5.2 = icmp ule <16 x i32> %splat.splat.2, %0
  %sext.neg.2 = zext <16 x i1> %cmp5.2 to <16 x i32>
  %sub.2 = add <16 x i32> %sub.1, %sext.neg.2
  %inc7.2 = or disjoint i64 %j.082, 3
  %arrayidx.3 = getelementptr inbounds i32, ptr %keys, i64 %inc7.2
  %11 = load i32, ptr %arrayidx.3, align 4
  %splat.splatinsert.3 = insertelement <16 x i32> poison, i32 %11, i64 0
  %splat.splat.3 = shufflevector <16 x i32> %splat.splatinsert.3, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp5.3 = icmp ule <16 x i32> %splat.splat.3, %0
  %sext.neg.3 = zext <16 x i1> %cmp5.3 to <16 x i32>
  %sub.3 = add <16 x i32> %sub.2, %sext.neg.3
  %inc7.3 = add nuw nsw i64 %j.082, 4
  %niter.next.3 = add nuw i64 %niter, 4
  %niter.ncmp.3.not = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3.not, label %for.cond10.preheader.loopexit.unr-lcssa, label %for.body4, !llvm.loop !97

for.body40.preheader:                             ; preds = %for.cond10.preheader
  %12 = sub i64 %count, %k
  %13 = add nsw i64 %count, -17
  %14 = sub i64 %13, %k
  %xtraiter91 = and i64 %12, 3
  %lcmp.mod92.not = icmp eq i64 %xtraiter91, 0
  br i1 %lcmp.mod92.not, label %for.body40.prol.loopexit, label %for.body40.prol.preheader

for.body40.prol.preheader:                        ; preds = %for.body40.preheader
  %15 = add i64 %xtraiter91, %k
  br label %for.body40.prol

for.body40.prol:                                  ; preds = %for.body40.prol, %for.body40.prol.preheader
  %ranks.288.prol = phi <16 x i32> [ %sub48.prol, %for.body40.prol ], [ %sub32.15, %for.body40.prol.preheader ]
  %j.187.prol = phi i64 [ %inc50.prol, %for.body40.prol ], [ %add36, %for.body40.prol.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %for.body40.prol ], [ 0, %for.body40.prol.preheader ]
  %arrayidx42.prol = getelementptr inbounds i32, ptr %keys, i64 %j.187.prol
  %16 = load i32, ptr %arrayidx42.prol, align 4
  %splat.splatinsert43.prol = insertelement <16 x i32> poison, i32 %16, i64 0
  %splat.splat44.prol = shufflevector <16 x i32> %splat.splatinsert43.prol, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp46.prol = icmp ult <16 x i32> %splat.splat44.prol, %0
  %sext47.neg.prol = zext <16 x i1> %cmp46.prol to <16 x i32>
  %sub48.prol = add <16 x i32> %ranks.288.prol, %sext47.neg.prol
  %inc50.prol = add nsw i64 %j.187.prol, 1
  %prol.iter.next = add nuw nsw i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter91
  br i1 %prol.iter.cmp.not, label %for.body40.prol.loopexit.unr-lcssa, label %for.body40.prol, !llvm.loop !98

for.body40.prol.loopexit.unr-lcssa:               ; preds = %for.body40.prol
  %17 = add i64 %15, 16
  br label %for.body40.prol.loopexit

for.body40.prol.loopexit:                         ; preds = %for.body40.prol.loopexit.unr-lcssa, %for.body40.preheader
  %ranks.288.unr = phi <16 x i32> [ %sub32.15, %for.body40.preheader ], [ %sub48.prol, %for.body40.prol.loopexit.unr-lcssa ]
  %j.187.unr = phi i64 [ %add36, %for.body40.preheader ], [ %17, %for.body40.prol.loopexit.unr-lcssa ]
  %sub48.lcssa.unr = phi <16 x i32> [ poison, %for.body40.preheader ], [ %sub48.prol, %for.body40.prol.loopexit.unr-lcssa ]
  %18 = icmp ult i64 %14, 3
  br i1 %18, label %for.end51, label %for.body40.preheader.new

for.body40.preheader.new:                         ; preds = %for.body40.prol.loopexit
  %invariant.gep = getelementptr i8, ptr %keys, i64 4
  %invariant.gep93 = getelementptr i8, ptr %keys, i64 8
  %invariant.gep95 = getelementptr i8, ptr %keys, i64 12
  br label %for.body40

for.body40:                                       ; preds = %for.body40, %for.body40.preheader.new
  %ranks.288 = phi <16 x i32> [ %ranks.288.unr, %for.body40.preheader.new ], [ %sub48.3, %for.body40 ]
  %j.187 = phi i64 [ %j.187.unr, %for.body40.preheader.new ], [ %inc50.3, %for.body40 ]
  %arrayidx42 = getelementptr inbounds i32, ptr %keys, i64 %j.187
  %19 = load i32, ptr %arrayidx42, align 4
  %splat.splatinsert43 = insertelement <16 x i32> poison, i32 %19, i64 0
  %splat.splat44 = shufflevector <16 x i32> %splat.splatinsert43, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp46 = icmp ult <16 x i32> %splat.splat44, %0
  %sext47.neg = zext <16 x i1> %cmp46 to <16 x i32>
  %sub48 = add <16 x i32> %ranks.288, %sext47.neg
  %gep = getelementptr i32, ptr %invariant.gep, i64 %j.187
  %20 = load i32, ptr %gep, align 4
  %splat.splatinsert43.1 = insertelement <16 x i32> poison, i32 %20, i64 0
  %splat.splat44.1 = shufflevector <16 x i32> %splat.splatinsert43.1, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp46.1 = icmp ult <16 x i32> %splat.splat44.1, %0
  %sext47.neg.1 = zext <16 x i1> %cmp46.1 to <16 x i32>
  %sub48.1 = add <16 x i32> %sub48, %sext47.neg.1
  %gep94 = getelementptr i32, ptr %invariant.gep93, i64 %j.187
  %21 = load i32, ptr %gep94, align 4
  %splat.splatinsert43.2 = insertelement <16 x i32> poison, i32 %21, i64 0
  %splat.splat44.2 = shufflevector <16 x i32> %splat.splatinsert43.2, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp46.2 = icmp ult <16 x i32> %splat.splat44.2, %0
  %sext47.neg.2 = zext <16 x i1> %cmp46.2 to <16 x i32>
  %sub48.2 = add <16 x i32> %sub48.1, %sext47.neg.2
  %gep96 = getelementptr i32, ptr %invariant.gep95, i64 %j.187
  %22 = load i32, ptr %gep96, align 4
  %splat.splatinsert43.3 = insertelement <16 x i32> poison, i32 %22, i64 0
  %splat.splat44.3 = shufflevector <16 x i32> %splat.splatinsert43.3, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp46.3 = icmp ult <16 x i32> %splat.splat44.3, %0
  %sext47.neg.3 = zext <16 x i1> %cmp46.3 to <16 x i32>
  %sub48.3 = add <16 x i32> %sub48.2, %sext47.neg.3
  %inc50.3 = add nsw i64 %j.187, 4
  %exitcond.3.not = icmp eq i64 %inc50.3, %count
  br i1 %exitcond.3.not, label %for.end51, label %for.body40, !llvm.loop !99

for.end51:                                        ; preds = %for.body40, %for.body40.prol.loopexit, %for.cond10.preheader
  %ranks.2.lcssa = phi <16 x i32> [ %sub32.15, %for.cond10.preheader ], [ %sub48.lcssa.unr, %for.body40.prol.loopexit ], [ %sub48.3, %for.body40 ]
  store <16 x i32> %ranks.2.lcssa, ptr %out, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @order_64(ptr nocapture noundef readonly %keys, i64 noundef %count, ptr nocapture noundef writeonly %out) unnamed_addr #4 {
entry:
  %cmp18 = icmp sgt i64 %count, 0
  br i1 %cmp18, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = add nsw i64 %count, -9
  %xtraiter87.i = and i64 %count, 3
  %lcmp.mod88.not.i = icmp eq i64 %xtraiter87.i, 0
  %1 = or disjoint i64 %xtraiter87.i, 8
  %invariant.gep.i = getelementptr i8, ptr %keys, i64 8
  %invariant.gep89.i = getelementptr i8, ptr %keys, i64 16
  %invariant.gep91.i = getelementptr i8, ptr %keys, i64 24
  br label %for.body

for.cond.cleanup:                                 ; preds = %ranks_64.exit, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %ranks_64.exit
  %k.019 = phi i64 [ 0, %for.body.lr.ph ], [ %add33.i, %ranks_64.exit ]
  %add.ptr.i = getelementptr i64, ptr %keys, i64 %k.019
  %2 = load <8 x i64>, ptr %add.ptr.i, align 8
  %cmp277.i.not = icmp eq i64 %k.019, 0
  %3 = extractelement <8 x i64> %2, i64 0
  br i1 %cmp277.i.not, label %for.cond9.preheader.i, label %for.body3.i

for.cond9.preheader.i:                            ; preds = %for.body3.i, %for.body
  %ranks.0.lcssa.i = phi <8 x i64> [ zeroinitializer, %for.body ], [ %sub.3.i, %for.body3.i ]
  %splat.splat17.i = shufflevector <8 x i64> %2, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp25.i = icmp ult <8 x i64> %splat.splat17.i, %2
  %cmp27.i = icmp eq <8 x i64> %splat.splat17.i, %2
  %and73.i = and <8 x i1> %cmp27.i, <i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or74.i = or <8 x i1> %and73.i, %cmp25.i
  %or.neg.i = zext <8 x i1> %or74.i to <8 x i64>
  %splat.splat17.1.i = shufflevector <8 x i64> %2, <8 x i64> poison, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %cmp25.1.i = icmp ult <8 x i64> %splat.splat17.1.i, %2
  %cmp27.1.i = icmp eq <8 x i64> %splat.splat17.1.i, %2
  %and73.1.i = and <8 x i1> %cmp27.1.i, <i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or74.1.i = or <8 x i1> %and73.1.i, %cmp25.1.i
  %or.neg.1.i = zext <8 x i1> %or74.1.i to <8 x i64>
  %splat.splat17.2.i = shufflevector <8 x i64> %2, <8 x i64> poison, <8 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %cmp25.2.i = icmp ult <8 x i64> %splat.splat17.2.i, %2
  %cmp27.2.i = icmp eq <8 x i64> %splat.splat17.2.i, %2
  %and73.2.i = and <8 x i1> %cmp27.2.i, <i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or74.2.i = or <8 x i1> %and73.2.i, %cmp25.2.i
  %or.neg.2.i = zext <8 x i1> %or74.2.i to <8 x i64>
  %splat.splat17.3.i = shufflevector <8 x i64> %2, <8 x i64> poison, <8 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %cmp25.3.i = icmp ult <8 x i64> %splat.splat17.3.i, %2
  %cmp27.3.i = icmp eq <8 x i64> %splat.splat17.3.i, %2
  %and73.3.i = and <8 x i1> %cmp27.3.i, <i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true>
  %or74.3.i = or <8 x i1> %and73.3.i, %cmp25.3.i
  %or.neg.3.i = zext <8 x i1> %or74.3.i to <8 x i64>
  %splat.splat17.4.i = shufflevector <8 x i64> %2, <8 x i64> poison, <8 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %cmp25.4.i = icmp ult <8 x i64> %splat.splat17.4.i, %2
  %cmp27.4.i = icmp eq <8 x i64> %splat.splat17.4.i, %2
  %and73.4.i = and <8 x i1> %cmp27.4.i, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true>
  %or74.4.i = or <8 x i1> %and73.4.i, %cmp25.4.i
  %or.neg.4.i = zext <8 x i1> %or74.4.i to <8 x i64>
  %splat.splat17.5.i = shufflevector <8 x i64> %2, <8 x i64> poison, <8 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %cmp25.5.i = icmp ult <8 x i64> %splat.splat17.5.i, %2
  %cmp27.5.i = icmp eq <8 x i64> %splat.splat17.5.i, %2
  %and73.5.i = and <8 x i1> %cmp27.5.i, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true>
  %or74.5.i = or <8 x i1> %and73.5.i, %cmp25.5.i
  %or.neg.5.i = zext <8 x i1> %or74.5.i to <8 x i64>
  %splat.splat17.6.i = shufflevector <8 x i64> %2, <8 x i64> poison, <8 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %cmp25.6.i = icmp ult <8 x i64> %splat.splat17.6.i, %2
  %cmp27.6.i = icmp eq <8 x i64> %splat.splat17.6.i, %2
  %and73.6.i = and <8 x i1> %cmp27.6.i, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true>
  %or74.6.i = or <8 x i1> %and73.6.i, %cmp25.6.i
  %or.neg.6.i = zext <8 x i1> %or74.6.i to <8 x i64>
  %splat.splat17.7.i = shufflevector <8 x i64> %2, <8 x i64> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %cmp25.7.i = icmp ult <8 x i64> %splat.splat17.7.i, %2
  %or.neg.7.i = zext <8 x i1> %cmp25.7.i to <8 x i64>
  %sub29.i = add nuw nsw <8 x i64> %or.neg.i, %or.neg.7.i
  %sub29.1.i = add nuw nsw <8 x i64> %sub29.i, %or.neg.1.i
  %sub29.2.i = add nuw nsw <8 x i64> %sub29.1.i, %or.neg.2.i
  %sub29.3.i = add nuw nsw <8 x i64> %sub29.2.i, %or.neg.3.i
  %sub29.4.i = add nuw nsw <8 x i64> %sub29.3.i, %or.neg.4.i
  %sub29.5.i = add nuw nsw <8 x i64> %sub29.4.i, %or.neg.5.i
  %sub29.6.i = add nuw nsw <8 x i64> %sub29.5.i, %or.neg.6.i
  %sub29.7.i = add <8 x i64> %sub29.6.i, %ranks.0.lcssa.i
  %add33.i = add nuw nsw i64 %k.019, 8
  %cmp3582.i = icmp slt i64 %add33.i, %count
  br i1 %cmp3582.i, label %for.body36.preheader.i, label %ranks_64.exit

for.body3.i:                                      ; preds = %for.body, %for.body3.i
  %ranks.079.i = phi <8 x i64> [ %sub.3.i, %for.body3.i ], [ zeroinitializer, %for.body ]
  %j.078.i = phi i64 [ %inc6.3.i, %for.body3.i ], [ 0, %for.body ]
  %arrayidx.i = getelementptr inbounds i64, ptr %keys, i64 %j.078.i
  %4 = load i64, ptr %arrayidx.i, align 8
  %splat.splatinsert.i = insertelement <8 x i64> poison, i64 %4, i64 0
  %splat.splat.i = shufflevector <8 x i64> %splat.splatinsert.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp4.i = icmp ule <8 x i64> %splat.splat.i, %2
  %sext.neg.i = zext <8 x i1> %cmp4.i to <8 x i64>
  %sub.i = add <8 x i64> %ranks.079.i, %sext.neg.i
  %inc6.i = or disjoint i64 %j.078.i, 1
  %arrayidx.1.i = getelementptr inbounds i64, ptr %keys, i64 %inc6.i
  %5 = load i64, ptr %arrayidx.1.i, align 8
  %splat.splatinsert.1.i = insertelement <8 x i64> poison, i64 %5, i64 0
  %splat.splat.1.i = shufflevector <8 x i64> %splat.splatinsert.1.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp4.1.i = icmp ule <8 x i64> %splat.splat.1.i, %2
  %sext.neg.1.i = zext <8 x i1> %cmp4.1.i to <8 x i64>
  %sub.1.i = add <8 x i64> %sub.i, %sext.neg.1.i
  %inc6.1.i = or disjoint i64 %j.078.i, 2
  %arrayidx.2.i = getelementptr inbounds i64, ptr %keys, i64 %inc6.1.i
  %6 = load i64, ptr %arrayidx.2.i, align 8
  %splat.splatinsert.2.i = insertelement <8 x i64> poison, i64 %6, i64 0
  %splat.splat.2.i = shufflevector <8 x i64> %splat.splatinsert.2.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp4.2.i = icmp ule <8 x i64> %splat.splat.2.i, %2
  %sext.neg.2.i = zext <8 x i1> %cmp4.2.i to <8 x i64>
  %sub.2.i = add <8 x i64> %sub.1.i, %sext.neg.2.i
  %inc6.2.i = or disjoint i64 %j.078.i, 3
  %arrayidx.3.i = getelementptr inbounds i64, ptr %keys, i64 %inc6.2.i
  %7 = load i64, ptr %arrayidx.3.i, align 8
  %splat.splatinsert.3.i = insertelement <8 x i64> poison, i64 %7, i64 0
  %splat.splat.3.i = shufflevector <8 x i64> %splat.splatinsert.3.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp4.3.i = icmp ule <8 x i64> %splat.splat.3.i, %2
  %sext.neg.3.i = zext <8 x i1> %cmp4.3.i to <8 x i64>
  %sub.3.i = add <8 x i64> %sub.2.i, %sext.neg.3.i
  %inc6.3.i = add nuw i64 %j.078.i, 4
  %niter.ncmp.3.not.i = icmp eq i64 %inc6.3.i, %k.019
  br i1 %niter.ncmp.3.not.i, label %for.cond9.preheader.i, label %for.body3.i, !llvm.loop !46

for.body36.preheader.i:                           ; preds = %for.cond9.preheader.i
  %8 = sub i64 %0, %k.019
  br i1 %lcmp.mod88.not.i, label %for.body36.prol.loopexit.i, label %for.body36.prol.i

for.body36.prol.i:                                ; preds = %for.body36.preheader.i, %for.body36.prol.i
  %ranks.284.prol.i = phi <8 x i64> [ %sub44.prol.i, %for.body36.prol.i ], [ %sub29.7.i, %for.body36.preheader.i ]
  %j.183.prol.i = phi i64 [ %inc46.prol.i, %for.body36.prol.i ], [ %add33.i, %for.body36.preheader.i ]
  %prol.iter.i = phi i64 [ %prol.iter.next.i, %for.body36.prol.i ], [ 0, %for.body36.preheader.i ]
  %arrayidx38.prol.i = getelementptr inbounds i64, ptr %keys, i64 %j.183.prol.i
  %9 = load i64, ptr %arrayidx38.prol.i, align 8
  %splat.splatinsert39.prol.i = insertelement <8 x i64> poison, i64 %9, i64 0
  %splat.splat40.prol.i = shufflevector <8 x i64> %splat.splatinsert39.prol.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp42.prol.i = icmp ult <8 x i64> %splat.splat40.prol.i, %2
  %sext43.neg.prol.i = zext <8 x i1> %cmp42.prol.i to <8 x i64>
  %sub44.prol.i = add <8 x i64> %ranks.284.prol.i, %sext43.neg.prol.i
  %inc46.prol.i = add nuw nsw i64 %j.183.prol.i, 1
  %prol.iter.next.i = add nuw nsw i64 %prol.iter.i, 1
  %prol.iter.cmp.not.i = icmp eq i64 %prol.iter.next.i, %xtraiter87.i
  br i1 %prol.iter.cmp.not.i, label %for.body36.prol.loopexit.unr-lcssa.i, label %for.body36.prol.i, !llvm.loop !47

for.body36.prol.loopexit.unr-lcssa.i:             ; preds = %for.body36.prol.i
  %10 = add nuw nsw i64 %1, %k.019
  br label %for.body36.prol.loopexit.i

for.body36.prol.loopexit.i:                       ; preds = %for.body36.prol.loopexit.unr-lcssa.i, %for.body36.preheader.i
  %ranks.284.unr.i = phi <8 x i64> [ %sub29.7.i, %for.body36.preheader.i ], [ %sub44.prol.i, %for.body36.prol.loopexit.unr-lcssa.i ]
  %j.183.unr.i = phi i64 [ %add33.i, %for.body36.preheader.i ], [ %10, %for.body36.prol.loopexit.unr-lcssa.i ]
  %sub44.lcssa.unr.i = phi <8 x i64> [ poison, %for.body36.preheader.i ], [ %sub44.prol.i, %for.body36.prol.loopexit.unr-lcssa.i ]
  %11 = icmp ult i64 %8, 3
  br i1 %11, label %ranks_64.exit, label %for.body36.i

for.body36.i:                                     ; preds = %for.body36.prol.loopexit.i, %for.body36.i
  %ranks.284.i = phi <8 x i64> [ %sub44.3.i, %for.body36.i ], [ %ranks.284.unr.i, %for.body36.prol.loopexit.i ]
  %j.183.i = phi i64 [ %inc46.3.i, %for.body36.i ], [ %j.183.unr.i, %for.body36.prol.loopexit.i ]
  %arrayidx38.i = getelementptr inbounds i64, ptr %keys, i64 %j.183.i
  %12 = load i64, ptr %arrayidx38.i, align 8
  %splat.splatinsert39.i = insertelement <8 x i64> poison, i64 %12, i64 0
  %splat.splat40.i = shufflevector <8 x i64> %splat.splatinsert39.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp42.i = icmp ult <8 x i64> %splat.splat40.i, %2
  %sext43.neg.i = zext <8 x i1> %cmp42.i to <8 x i64>
  %sub44.i = add <8 x i64> %ranks.284.i, %sext43.neg.i
  %gep.i = getelementptr i64, ptr %invariant.gep.i, i64 %j.183.i
  %13 = load i64, ptr %gep.i, align 8
  %splat.splatinsert39.1.i = insertelement <8 x i64> poison, i64 %13, i64 0
  %splat.splat40.1.i = shufflevector <8 x i64> %splat.splatinsert39.1.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp42.1.i = icmp ult <8 x i64> %splat.splat40.1.i, %2
  %sext43.neg.1.i = zext <8 x i1> %cmp42.1.i to <8 x i64>
  %sub44.1.i = add <8 x i64> %sub44.i, %sext43.neg.1.i
  %gep90.i = getelementptr i64, ptr %invariant.gep89.i, i64 %j.183.i
  %14 = load i64, ptr %gep90.i, align 8
  %splat.splatinsert39.2.i = insertelement <8 x i64> poison, i64 %14, i64 0
  %splat.splat40.2.i = shufflevector <8 x i64> %splat.splatinsert39.2.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp42.2.i = icmp ult <8 x i64> %splat.splat40.2.i, %2
  %sext43.neg.2.i = zext <8 x i1> %cmp42.2.i to <8 x i64>
  %sub44.2.i = add <8 x i64> %sub44.1.i, %sext43.neg.2.i
  %gep92.i = getelementptr i64, ptr %invariant.gep91.i, i64 %j.183.i
  %15 = load i64, ptr %gep92.i, align 8
  %splat.splatinsert39.3.i = insertelement <8 x i64> poison, i64 %15, i64 0
  %splat.splat40.3.i = shufflevector <8 x i64> %splat.splatinsert39.3.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp42.3.i = icmp ult <8 x i64> %splat.splat40.3.i, %2
  %sext43.neg.3.i = zext <8 x i1> %cmp42.3.i to <8 x i64>
  %sub44.3.i = add <8 x i64> %sub44.2.i, %sext43.neg.3.i
  %inc46.3.i = add nuw nsw i64 %j.183.i, 4
  %exitcond.3.not.i = icmp eq i64 %inc46.3.i, %count
  br i1 %exitcond.3.not.i, label %ranks_64.exit, label %for.body36.i, !llvm.loop !48

ranks_64.exit:                                    ; preds = %for.body36.i, %for.cond9.preheader.i, %for.body36.prol.loopexit.i
  %ranks.2.lcssa.i = phi <8 x i64> [ %sub29.7.i, %for.cond9.preheader.i ], [ %sub44.lcssa.unr.i, %for.body36.prol.loopexit.i ], [ %sub44.3.i, %for.body36.i ]
  %vecext = extractelement <8 x i64> %ranks.2.lcssa.i, i64 0
  %arrayidx5 = getelementptr inbounds i64, ptr %out, i64 %vecext
  store i64 %3, ptr %arrayidx5, align 8
  %add.1 = or disjoint i64 %k.019, 1
  %arrayidx.1 = getelementptr inbounds i64, ptr %keys, i64 %add.1
  %16 = load i64, ptr %arrayidx.1, align 8
  %vecext.1 = extractelement <8 x i64> %ranks.2.lcssa.i, i64 1
  %arrayidx5.1 = getelementptr inbounds i64, ptr %out, i64 %vecext.1
  store i64 %16, ptr %arrayidx5.1, align 8
  %add.2 = or disjoint i64 %k.019, 2
  %arrayidx.2 = getelementptr inbounds i64, ptr %keys, i64 %add.2
  %17 = load i64, ptr %arrayidx.2, align 8
  %vecext.2 = extractelement <8 x i64> %ranks.2.lcssa.i, i64 2
  %arrayidx5.2 = getelementptr inbounds i64, ptr %out, i64 %vecext.2
  store i64 %17, ptr %arrayidx5.2, align 8
  %add.3 = or disjoint i64 %k.019, 3
  %arrayidx.3 = getelementptr inbounds i64, ptr %keys, i64 %add.3
  %18 = load i64, ptr %arrayidx.3, align 8
  %vecext.3 = extractelement <8 x i64> %ranks.2.lcssa.i, i64 3
  %arrayidx5.3 = getelementptr inbounds i64, ptr %out, i64 %vecext.3
  store i64 %18, ptr %arrayidx5.3, align 8
  %add.4 = or disjoint i64 %k.019, 4
  %arrayidx.4 = getelementptr inbounds i64, ptr %keys, i64 %add.4
  %19 = load i64, ptr %arrayidx.4, align 8
  %vecext.4 = extractelement <8 x i64> %ranks.2.lcssa.i, i64 4
  %arrayidx5.4 = getelementptr inbounds i64, ptr %out, i64 %vecext.4
  store i64 %19, ptr %arrayidx5.4, align 8
  %add.5 = or disjoint i64 %k.019, 5
  %arrayidx.5 = getelementptr inbounds i64, ptr %keys, i64 %add.5
  %20 = load i64, ptr %arrayidx.5, align 8
  %vecext.5 = extractelement <8 x i64> %ranks.2.lcssa.i, i64 5
  %arrayidx5.5 = getelementptr inbounds i64, ptr %out, i64 %vecext.5
  store i64 %20, ptr %arrayidx5.5, align 8
  %add.6 = or disjoint i64 %k.019, 6
  %arrayidx.6 = getelementptr inbounds i64, ptr %keys, i64 %add.6
  %21 = load i64, ptr %arrayidx.6, align 8
  %vecext.6 = extractelement <8 x i64> %ranks.2.lcssa.i, i64 6
  %arrayidx5.6 = getelementptr inbounds i64, ptr %out, i64 %vecext.6
  store i64 %21, ptr %arrayidx5.6, align 8
  %add.7 = or disjoint i64 %k.019, 7
  %arrayidx.7 = getelementptr inbounds i64, ptr %keys, i64 %add.7
  %22 = load i64, ptr %arrayidx.7, align 8
  %vecext.7 = extractelement <8 x i64> %ranks.2.lcssa.i, i64 7
  %arrayidx5.7 = getelementptr inbounds i64, ptr %out, i64 %vecext.7
  store i64 %22, ptr %arrayidx5.7, align 8
  br i1 %cmp3582.i, label %for.body, label %for.cond.cleanup, !llvm.loop !100
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @select_64(ptr nocapture noundef readonly %keys, i64 noundef %count, i64 noundef %place, ptr nocapture noundef %room) unnamed_addr #0 {
entry:
  %sample = alloca [256 x i64], align 8
  %ordered = alloca [256 x i64], align 8
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %sample) #7
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %ordered) #7
  %cmp321 = icmp sgt i64 %count, 64
  br i1 %cmp321, label %while.body, label %while.end95

while.body:                                       ; preds = %entry, %cleanup
  %keys.addr.0326 = phi ptr [ %room, %cleanup ], [ %keys, %entry ]
  %count.addr.0325 = phi i64 [ %add84.lcssa, %cleanup ], [ %count, %entry ]
  %place.addr.0324 = phi i64 [ %sub88, %cleanup ], [ %place, %entry ]
  %least.0323 = phi i64 [ %low.1.lcssa, %cleanup ], [ 0, %entry ]
  %most.0322 = phi i64 [ %high.1.lcssa, %cleanup ], [ -1, %entry ]
  %cmp1 = icmp ult i64 %count.addr.0325, 8192
  %conv = select i1 %cmp1, i64 64, i64 256
  %0 = add nsw i64 %conv, -1
  %1 = select i1 %cmp1, i64 6, i64 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %conv5 = select i1 %cmp1, i64 8, i64 16
  call fastcc void @order_64(ptr noundef nonnull %sample, i64 noundef %conv, ptr noundef nonnull %ordered)
  %mul13 = shl i64 %place.addr.0324, %1
  %div14 = sdiv i64 %mul13, %count.addr.0325
  %cmp15 = icmp slt i64 %div14, %conv5
  br i1 %cmp15, label %cond.end, label %cond.false

for.body:                                         ; preds = %while.body, %for.body
  %j.0294 = phi i64 [ 0, %while.body ], [ %inc, %for.body ]
  %mul = mul nuw nsw i64 %j.0294, %count.addr.0325
  %mul8 = mul nuw nsw i64 %j.0294, 7919
  %rem = and i64 %mul8, %0
  %mul9 = mul nuw nsw i64 %rem, %count.addr.0325
  %div182 = lshr i64 %mul9, %1
  %add = add nuw nsw i64 %div182, %mul
  %div10183 = lshr i64 %add, %1
  %arrayidx = getelementptr inbounds i64, ptr %keys.addr.0326, i64 %div10183
  %2 = load i64, ptr %arrayidx, align 8
  %arrayidx11 = getelementptr inbounds [256 x i64], ptr %sample, i64 0, i64 %j.0294
  store i64 %2, ptr %arrayidx11, align 8
  %inc = add nuw nsw i64 %j.0294, 1
  %exitcond.not = icmp eq i64 %inc, %conv
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !101

cond.false:                                       ; preds = %for.cond.cleanup
  %sub = sub nsw i64 %div14, %conv5
  %arrayidx17 = getelementptr inbounds [256 x i64], ptr %ordered, i64 0, i64 %sub
  %3 = load i64, ptr %arrayidx17, align 8
  br label %cond.end

cond.end:                                         ; preds = %for.cond.cleanup, %cond.false
  %cond18 = phi i64 [ %3, %cond.false ], [ %least.0323, %for.cond.cleanup ]
  %add19 = add nsw i64 %div14, %conv5
  %cmp20.not = icmp slt i64 %add19, %conv
  br i1 %cmp20.not, label %cond.false23, label %cond.end26

cond.false23:                                     ; preds = %cond.end
  %arrayidx25 = getelementptr inbounds [256 x i64], ptr %ordered, i64 0, i64 %add19
  %4 = load i64, ptr %arrayidx25, align 8
  br label %cond.end26

cond.end26:                                       ; preds = %cond.end, %cond.false23
  %cond27 = phi i64 [ %4, %cond.false23 ], [ %most.0322, %cond.end ]
  %cmp28 = icmp eq i64 %cond18, %least.0323
  br i1 %cmp28, label %cond.end33, label %cond.false31

cond.false31:                                     ; preds = %cond.end26
  %sub32 = add i64 %cond18, -1
  %splat.splatinsert.i = insertelement <8 x i64> poison, i64 %sub32, i64 0
  %splat.splat.i = shufflevector <8 x i64> %splat.splatinsert.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %5 = add nsw i64 %count.addr.0325, -9
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %cond.false31
  %k.039.i = phi i64 [ 0, %cond.false31 ], [ %add10.i, %for.body.i ]
  %some.sroa.0.038.i = phi <8 x i64> [ zeroinitializer, %cond.false31 ], [ %sub.i, %for.body.i ]
  %some.sroa.10.037.i = phi <8 x i64> [ zeroinitializer, %cond.false31 ], [ %sub9.i, %for.body.i ]
  %add.ptr.i = getelementptr inbounds i64, ptr %keys.addr.0326, i64 %k.039.i
  %6 = load <8 x i64>, ptr %add.ptr.i, align 8
  %cmp1.i = icmp ule <8 x i64> %6, %splat.splat.i
  %sext.neg.i = zext <8 x i1> %cmp1.i to <8 x i64>
  %sub.i = add <8 x i64> %some.sroa.0.038.i, %sext.neg.i
  %add.ptr3.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 64
  %7 = load <8 x i64>, ptr %add.ptr3.i, align 8
  %cmp6.i = icmp ule <8 x i64> %7, %splat.splat.i
  %sext7.neg.i = zext <8 x i1> %cmp6.i to <8 x i64>
  %sub9.i = add <8 x i64> %some.sroa.10.037.i, %sext7.neg.i
  %add10.i = add nuw nsw i64 %k.039.i, 16
  %add.i = or disjoint i64 %add10.i, 8
  %cmp.i = icmp ult i64 %add.i, %count.addr.0325
  br i1 %cmp.i, label %for.body.i, label %for.end.loopexit.i, !llvm.loop !18

for.end.loopexit.i:                               ; preds = %for.body.i
  %8 = and i64 %5, -16
  %9 = add i64 %8, 16
  %cmp11.i = icmp slt i64 %9, %count.addr.0325
  br i1 %cmp11.i, label %if.then.i, label %up_to_64.exit

if.then.i:                                        ; preds = %for.end.loopexit.i
  %add.ptr12.i = getelementptr inbounds i64, ptr %keys.addr.0326, i64 %9
  %10 = load <8 x i64>, ptr %add.ptr12.i, align 8
  %cmp15.i = icmp ule <8 x i64> %10, %splat.splat.i
  %sext16.neg.i = zext <8 x i1> %cmp15.i to <8 x i64>
  %sub18.i = add <8 x i64> %sub.i, %sext16.neg.i
  br label %up_to_64.exit

up_to_64.exit:                                    ; preds = %for.end.loopexit.i, %if.then.i
  %some.sroa.0.1.i = phi <8 x i64> [ %sub18.i, %if.then.i ], [ %sub.i, %for.end.loopexit.i ]
  %add21.i = add <8 x i64> %some.sroa.0.1.i, %sub9.i
  %vecext.i.i = extractelement <8 x i64> %add21.i, i64 0
  %vecext.1.i.i = extractelement <8 x i64> %add21.i, i64 1
  %add.1.i.i = add nsw i64 %vecext.1.i.i, %vecext.i.i
  %vecext.2.i.i = extractelement <8 x i64> %add21.i, i64 2
  %add.2.i.i = add nsw i64 %add.1.i.i, %vecext.2.i.i
  %vecext.3.i.i = extractelement <8 x i64> %add21.i, i64 3
  %add.3.i.i = add nsw i64 %add.2.i.i, %vecext.3.i.i
  %vecext.4.i.i = extractelement <8 x i64> %add21.i, i64 4
  %add.4.i.i = add nsw i64 %add.3.i.i, %vecext.4.i.i
  %vecext.5.i.i = extractelement <8 x i64> %add21.i, i64 5
  %add.5.i.i = add nsw i64 %add.4.i.i, %vecext.5.i.i
  %vecext.6.i.i = extractelement <8 x i64> %add21.i, i64 6
  %add.6.i.i = add nsw i64 %add.5.i.i, %vecext.6.i.i
  %vecext.7.i.i = extractelement <8 x i64> %add21.i, i64 7
  %add.7.i.i = add nsw i64 %add.6.i.i, %vecext.7.i.i
  br label %cond.end33

cond.end33:                                       ; preds = %cond.end26, %up_to_64.exit
  %cond34 = phi i64 [ %add.7.i.i, %up_to_64.exit ], [ 0, %cond.end26 ]
  %cmp35 = icmp eq i64 %cond27, %most.0322
  br i1 %cmp35, label %cond.end40, label %for.body.lr.ph.i214

for.body.lr.ph.i214:                              ; preds = %cond.end33
  %splat.splatinsert.i215 = insertelement <8 x i64> poison, i64 %cond27, i64 0
  %splat.splat.i216 = shufflevector <8 x i64> %splat.splatinsert.i215, <8 x i64> poison, <8 x i32> zeroinitializer
  %11 = add nsw i64 %count.addr.0325, -9
  br label %for.body.i217

for.body.i217:                                    ; preds = %for.body.i217, %for.body.lr.ph.i214
  %k.039.i218 = phi i64 [ 0, %for.body.lr.ph.i214 ], [ %add10.i229, %for.body.i217 ]
  %some.sroa.0.038.i219 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i214 ], [ %sub.i224, %for.body.i217 ]
  %some.sroa.10.037.i220 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i214 ], [ %sub9.i228, %for.body.i217 ]
  %add.ptr.i221 = getelementptr inbounds i64, ptr %keys.addr.0326, i64 %k.039.i218
  %12 = load <8 x i64>, ptr %add.ptr.i221, align 8
  %cmp1.i222 = icmp ule <8 x i64> %12, %splat.splat.i216
  %sext.neg.i223 = zext <8 x i1> %cmp1.i222 to <8 x i64>
  %sub.i224 = add <8 x i64> %some.sroa.0.038.i219, %sext.neg.i223
  %add.ptr3.i225 = getelementptr inbounds i8, ptr %add.ptr.i221, i64 64
  %13 = load <8 x i64>, ptr %add.ptr3.i225, align 8
  %cmp6.i226 = icmp ule <8 x i64> %13, %splat.splat.i216
  %sext7.neg.i227 = zext <8 x i1> %cmp6.i226 to <8 x i64>
  %sub9.i228 = add <8 x i64> %some.sroa.10.037.i220, %sext7.neg.i227
  %add10.i229 = add nuw nsw i64 %k.039.i218, 16
  %add.i230 = or disjoint i64 %add10.i229, 8
  %cmp.i231 = icmp ult i64 %add.i230, %count.addr.0325
  br i1 %cmp.i231, label %for.body.i217, label %for.end.loopexit.i232, !llvm.loop !18

for.end.loopexit.i232:                            ; preds = %for.body.i217
  %14 = and i64 %11, -16
  %15 = add i64 %14, 16
  %cmp11.i189 = icmp slt i64 %15, %count.addr.0325
  br i1 %cmp11.i189, label %if.then.i207, label %up_to_64.exit233

if.then.i207:                                     ; preds = %for.end.loopexit.i232
  %add.ptr12.i208 = getelementptr inbounds i64, ptr %keys.addr.0326, i64 %15
  %16 = load <8 x i64>, ptr %add.ptr12.i208, align 8
  %cmp15.i211 = icmp ule <8 x i64> %16, %splat.splat.i216
  %sext16.neg.i212 = zext <8 x i1> %cmp15.i211 to <8 x i64>
  %sub18.i213 = add <8 x i64> %sub.i224, %sext16.neg.i212
  br label %up_to_64.exit233

up_to_64.exit233:                                 ; preds = %for.end.loopexit.i232, %if.then.i207
  %some.sroa.0.1.i190 = phi <8 x i64> [ %sub18.i213, %if.then.i207 ], [ %sub.i224, %for.end.loopexit.i232 ]
  %add21.i191 = add <8 x i64> %some.sroa.0.1.i190, %sub9.i228
  %vecext.i.i192 = extractelement <8 x i64> %add21.i191, i64 0
  %vecext.1.i.i193 = extractelement <8 x i64> %add21.i191, i64 1
  %add.1.i.i194 = add nsw i64 %vecext.1.i.i193, %vecext.i.i192
  %vecext.2.i.i195 = extractelement <8 x i64> %add21.i191, i64 2
  %add.2.i.i196 = add nsw i64 %add.1.i.i194, %vecext.2.i.i195
  %vecext.3.i.i197 = extractelement <8 x i64> %add21.i191, i64 3
  %add.3.i.i198 = add nsw i64 %add.2.i.i196, %vecext.3.i.i197
  %vecext.4.i.i199 = extractelement <8 x i64> %add21.i191, i64 4
  %add.4.i.i200 = add nsw i64 %add.3.i.i198, %vecext.4.i.i199
  %vecext.5.i.i201 = extractelement <8 x i64> %add21.i191, i64 5
  %add.5.i.i202 = add nsw i64 %add.4.i.i200, %vecext.5.i.i201
  %vecext.6.i.i203 = extractelement <8 x i64> %add21.i191, i64 6
  %add.6.i.i204 = add nsw i64 %add.5.i.i202, %vecext.6.i.i203
  %vecext.7.i.i205 = extractelement <8 x i64> %add21.i191, i64 7
  %add.7.i.i206 = add nsw i64 %add.6.i.i204, %vecext.7.i.i205
  br label %cond.end40

cond.end40:                                       ; preds = %cond.end33, %up_to_64.exit233
  %cond41 = phi i64 [ %add.7.i.i206, %up_to_64.exit233 ], [ %count.addr.0325, %cond.end33 ]
  %cmp42 = icmp slt i64 %place.addr.0324, %cond34
  br i1 %cmp42, label %if.then, label %if.else

if.then:                                          ; preds = %cond.end40
  %sub44 = add i64 %cond18, -1
  br label %if.end49

if.else:                                          ; preds = %cond.end40
  %cmp45.not = icmp slt i64 %place.addr.0324, %cond41
  br i1 %cmp45.not, label %if.end49, label %if.then47

if.then47:                                        ; preds = %if.else
  %add48 = add i64 %cond27, 1
  br label %if.end49

if.end49:                                         ; preds = %if.else, %if.then47, %if.then
  %low.0 = phi i64 [ %least.0323, %if.then ], [ %add48, %if.then47 ], [ %cond18, %if.else ]
  %high.0 = phi i64 [ %sub44, %if.then ], [ %most.0322, %if.then47 ], [ %cond27, %if.else ]
  %below.0 = phi i64 [ 0, %if.then ], [ %cond41, %if.then47 ], [ %cond34, %if.else ]
  %upto.0 = phi i64 [ %cond34, %if.then ], [ %count.addr.0325, %if.then47 ], [ %cond41, %if.else ]
  %cmp51295 = icmp ult i64 %low.0, %high.0
  br i1 %cmp51295, label %land.rhs.lr.ph, label %while.end

land.rhs.lr.ph:                                   ; preds = %if.end49
  %div54180 = lshr i64 %count.addr.0325, 1
  %17 = add nsw i64 %count.addr.0325, -9
  %18 = and i64 %17, -16
  %19 = add i64 %18, 16
  %cmp11.i239 = icmp slt i64 %19, %count.addr.0325
  %add.ptr12.i258 = getelementptr inbounds i64, ptr %keys.addr.0326, i64 %19
  br label %land.rhs

land.rhs:                                         ; preds = %land.rhs.lr.ph, %if.end67
  %upto.1299 = phi i64 [ %upto.0, %land.rhs.lr.ph ], [ %upto.2, %if.end67 ]
  %below.1298 = phi i64 [ %below.0, %land.rhs.lr.ph ], [ %below.2, %if.end67 ]
  %high.1297 = phi i64 [ %high.0, %land.rhs.lr.ph ], [ %high.2, %if.end67 ]
  %low.1296 = phi i64 [ %low.0, %land.rhs.lr.ph ], [ %low.2, %if.end67 ]
  %sub53 = sub nsw i64 %upto.1299, %below.1298
  %cmp55 = icmp sgt i64 %sub53, %div54180
  br i1 %cmp55, label %while.body57, label %while.end

while.body57:                                     ; preds = %land.rhs
  %sub58 = sub i64 %high.1297, %low.1296
  %div59181 = lshr i64 %sub58, 1
  %add60 = add i64 %div59181, %low.1296
  %splat.splatinsert.i265 = insertelement <8 x i64> poison, i64 %add60, i64 0
  %splat.splat.i266 = shufflevector <8 x i64> %splat.splatinsert.i265, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i267

for.body.i267:                                    ; preds = %for.body.i267, %while.body57
  %k.039.i268 = phi i64 [ 0, %while.body57 ], [ %add10.i279, %for.body.i267 ]
  %some.sroa.0.038.i269 = phi <8 x i64> [ zeroinitializer, %while.body57 ], [ %sub.i274, %for.body.i267 ]
  %some.sroa.10.037.i270 = phi <8 x i64> [ zeroinitializer, %while.body57 ], [ %sub9.i278, %for.body.i267 ]
  %add.ptr.i271 = getelementptr inbounds i64, ptr %keys.addr.0326, i64 %k.039.i268
  %20 = load <8 x i64>, ptr %add.ptr.i271, align 8
  %cmp1.i272 = icmp ule <8 x i64> %20, %splat.splat.i266
  %sext.neg.i273 = zext <8 x i1> %cmp1.i272 to <8 x i64>
  %sub.i274 = add <8 x i64> %some.sroa.0.038.i269, %sext.neg.i273
  %add.ptr3.i275 = getelementptr inbounds i8, ptr %add.ptr.i271, i64 64
  %21 = load <8 x i64>, ptr %add.ptr3.i275, align 8
  %cmp6.i276 = icmp ule <8 x i64> %21, %splat.splat.i266
  %sext7.neg.i277 = zext <8 x i1> %cmp6.i276 to <8 x i64>
  %sub9.i278 = add <8 x i64> %some.sroa.10.037.i270, %sext7.neg.i277
  %add10.i279 = add nuw nsw i64 %k.039.i268, 16
  %add.i280 = or disjoint i64 %add10.i279, 8
  %cmp.i281 = icmp ult i64 %add.i280, %count.addr.0325
  br i1 %cmp.i281, label %for.body.i267, label %for.end.loopexit.i282, !llvm.loop !18

for.end.loopexit.i282:                            ; preds = %for.body.i267
  br i1 %cmp11.i239, label %if.then.i257, label %up_to_64.exit283

if.then.i257:                                     ; preds = %for.end.loopexit.i282
  %22 = load <8 x i64>, ptr %add.ptr12.i258, align 8
  %cmp15.i261 = icmp ule <8 x i64> %22, %splat.splat.i266
  %sext16.neg.i262 = zext <8 x i1> %cmp15.i261 to <8 x i64>
  %sub18.i263 = add <8 x i64> %sub.i274, %sext16.neg.i262
  br label %up_to_64.exit283

up_to_64.exit283:                                 ; preds = %for.end.loopexit.i282, %if.then.i257
  %some.sroa.0.1.i240 = phi <8 x i64> [ %sub18.i263, %if.then.i257 ], [ %sub.i274, %for.end.loopexit.i282 ]
  %add21.i241 = add <8 x i64> %some.sroa.0.1.i240, %sub9.i278
  %vecext.i.i242 = extractelement <8 x i64> %add21.i241, i64 0
  %vecext.1.i.i243 = extractelement <8 x i64> %add21.i241, i64 1
  %add.1.i.i244 = add nsw i64 %vecext.1.i.i243, %vecext.i.i242
  %vecext.2.i.i245 = extractelement <8 x i64> %add21.i241, i64 2
  %add.2.i.i246 = add nsw i64 %add.1.i.i244, %vecext.2.i.i245
  %vecext.3.i.i247 = extractelement <8 x i64> %add21.i241, i64 3
  %add.3.i.i248 = add nsw i64 %add.2.i.i246, %vecext.3.i.i247
  %vecext.4.i.i249 = extractelement <8 x i64> %add21.i241, i64 4
  %add.4.i.i250 = add nsw i64 %add.3.i.i248, %vecext.4.i.i249
  %vecext.5.i.i251 = extractelement <8 x i64> %add21.i241, i64 5
  %add.5.i.i252 = add nsw i64 %add.4.i.i250, %vecext.5.i.i251
  %vecext.6.i.i253 = extractelement <8 x i64> %add21.i241, i64 6
  %add.6.i.i254 = add nsw i64 %add.5.i.i252, %vecext.6.i.i253
  %vecext.7.i.i255 = extractelement <8 x i64> %add21.i241, i64 7
  %add.7.i.i256 = add nsw i64 %add.6.i.i254, %vecext.7.i.i255
  %cmp62 = icmp slt i64 %place.addr.0324, %add.7.i.i256
  br i1 %cmp62, label %if.end67, label %if.else65

if.else65:                                        ; preds = %up_to_64.exit283
  %add66 = add i64 %add60, 1
  br label %if.end67

if.end67:                                         ; preds = %up_to_64.exit283, %if.else65
  %low.2 = phi i64 [ %add66, %if.else65 ], [ %low.1296, %up_to_64.exit283 ]
  %high.2 = phi i64 [ %high.1297, %if.else65 ], [ %add60, %up_to_64.exit283 ]
  %below.2 = phi i64 [ %add.7.i.i256, %if.else65 ], [ %below.1298, %up_to_64.exit283 ]
  %upto.2 = phi i64 [ %upto.1299, %if.else65 ], [ %add.7.i.i256, %up_to_64.exit283 ]
  %cmp51 = icmp ult i64 %low.2, %high.2
  br i1 %cmp51, label %land.rhs, label %while.end, !llvm.loop !102

while.end:                                        ; preds = %land.rhs, %if.end67, %if.end49
  %low.1.lcssa = phi i64 [ %low.0, %if.end49 ], [ %low.2, %if.end67 ], [ %low.1296, %land.rhs ]
  %high.1.lcssa = phi i64 [ %high.0, %if.end49 ], [ %high.2, %if.end67 ], [ %high.1297, %land.rhs ]
  %below.1.lcssa = phi i64 [ %below.0, %if.end49 ], [ %below.2, %if.end67 ], [ %below.1298, %land.rhs ]
  %cmp68.not = icmp eq i64 %low.1.lcssa, %high.1.lcssa
  br i1 %cmp68.not, label %cleanup98, label %for.body76.lr.ph.new

for.body76.lr.ph.new:                             ; preds = %while.end
  %sub80 = sub i64 %high.1.lcssa, %low.1.lcssa
  %smax313 = tail call i64 @llvm.smax.i64(i64 %count.addr.0325, i64 1)
  %xtraiter = and i64 %smax313, 3
  %unroll_iter = and i64 %smax313, 9223372036854775804
  br label %for.body76

for.body76:                                       ; preds = %for.body76, %for.body76.lr.ph.new
  %k.0307 = phi i64 [ 0, %for.body76.lr.ph.new ], [ %inc86.3, %for.body76 ]
  %left.0306 = phi i64 [ 0, %for.body76.lr.ph.new ], [ %add84.3, %for.body76 ]
  %niter = phi i64 [ 0, %for.body76.lr.ph.new ], [ %niter.next.3, %for.body76 ]
  %arrayidx77 = getelementptr inbounds i64, ptr %keys.addr.0326, i64 %k.0307
  %23 = load i64, ptr %arrayidx77, align 8
  %arrayidx78 = getelementptr inbounds i64, ptr %room, i64 %left.0306
  store i64 %23, ptr %arrayidx78, align 8
  %sub79 = sub i64 %23, %low.1.lcssa
  %cmp81 = icmp ule i64 %sub79, %sub80
  %conv83 = zext i1 %cmp81 to i64
  %add84 = add nuw nsw i64 %left.0306, %conv83
  %inc86 = or disjoint i64 %k.0307, 1
  %arrayidx77.1 = getelementptr inbounds i64, ptr %keys.addr.0326, i64 %inc86
  %24 = load i64, ptr %arrayidx77.1, align 8
  %arrayidx78.1 = getelementptr inbounds i64, ptr %room, i64 %add84
  store i64 %24, ptr %arrayidx78.1, align 8
  %sub79.1 = sub i64 %24, %low.1.lcssa
  %cmp81.1 = icmp ule i64 %sub79.1, %sub80
  %conv83.1 = zext i1 %cmp81.1 to i64
  %add84.1 = add nuw nsw i64 %add84, %conv83.1
  %inc86.1 = or disjoint i64 %k.0307, 2
  %arrayidx77.2 = getelementptr inbounds i64, ptr %keys.addr.0326, i64 %inc86.1
  %25 = load i64, ptr %arrayidx77.2, align 8
  %arrayidx78.2 = getelementptr inbounds i64, ptr %room, i64 %add84.1
  store i64 %25, ptr %arrayidx78.2, align 8
  %sub79.2 = sub i64 %25, %low.1.lcssa
  %cmp81.2 = icmp ule i64 %sub79.2, %sub80
  %conv83.2 = zext i1 %cmp81.2 to i64
  %add84.2 = add nuw nsw i64 %add84.1, %conv83.2
  %inc86.2 = or disjoint i64 %k.0307, 3
  %arrayidx77.3 = getelementptr inbounds i64, ptr %keys.addr.0326, i64 %inc86.2
  %26 = load i64, ptr %arrayidx77.3, align 8
  %arrayidx78.3 = getelementptr inbounds i64, ptr %room, i64 %add84.2
  store i64 %26, ptr %arrayidx78.3, align 8
  %sub79.3 = sub i64 %26, %low.1.lcssa
  %cmp81.3 = icmp ule i64 %sub79.3, %sub80
  %conv83.3 = zext i1 %cmp81.3 to i64
  %add84.3 = add nuw nsw i64 %add84.2, %conv83.3
  %inc86.3 = add nuw nsw i64 %k.0307, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3.not = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3.not, label %cleanup.loopexit.unr-lcssa, label %for.body76, !llvm.loop !103

cleanup.loopexit.unr-lcssa:                       ; preds = %for.body76
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %cleanup, label %for.body76.epil

for.body76.epil:                                  ; preds = %cleanup.loopexit.unr-lcssa, %for.body76.epil
  %k.0307.epil = phi i64 [ %inc86.epil, %for.body76.epil ], [ %inc86.3, %cleanup.loopexit.unr-lcssa ]
  %left.0306.epil = phi i64 [ %add84.epil, %for.body76.epil ], [ %add84.3, %cleanup.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %for.body76.epil ], [ 0, %cleanup.loopexit.unr-lcssa ]
  %arrayidx77.epil = getelementptr inbounds i64, ptr %keys.addr.0326, i64 %k.0307.epil
  %27 = load i64, ptr %arrayidx77.epil, align 8
  %arrayidx78.epil = getelementptr inbounds i64, ptr %room, i64 %left.0306.epil
  store i64 %27, ptr %arrayidx78.epil, align 8
  %sub79.epil = sub i64 %27, %low.1.lcssa
  %cmp81.epil = icmp ule i64 %sub79.epil, %sub80
  %conv83.epil = zext i1 %cmp81.epil to i64
  %add84.epil = add nuw nsw i64 %left.0306.epil, %conv83.epil
  %inc86.epil = add nuw nsw i64 %k.0307.epil, 1
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %cleanup, label %for.body76.epil, !llvm.loop !104

cleanup:                                          ; preds = %for.body76.epil, %cleanup.loopexit.unr-lcssa
  %add84.lcssa = phi i64 [ %add84.3, %cleanup.loopexit.unr-lcssa ], [ %add84.epil, %for.body76.epil ]
  %add.ptr.i284 = getelementptr inbounds i64, ptr %room, i64 %add84.lcssa
  store <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, ptr %add.ptr.i284, align 8
  %sub88 = sub nsw i64 %place.addr.0324, %below.1.lcssa
  %cmp = icmp sgt i64 %add84.lcssa, 64
  br i1 %cmp, label %while.body, label %while.end95

while.end95:                                      ; preds = %cleanup, %entry
  %place.addr.0.lcssa = phi i64 [ %place, %entry ], [ %sub88, %cleanup ]
  %count.addr.0.lcssa = phi i64 [ %count, %entry ], [ %add84.lcssa, %cleanup ]
  %keys.addr.0.lcssa = phi ptr [ %keys, %entry ], [ %room, %cleanup ]
  call fastcc void @order_64(ptr noundef %keys.addr.0.lcssa, i64 noundef %count.addr.0.lcssa, ptr noundef nonnull %ordered)
  %arrayidx97 = getelementptr inbounds [256 x i64], ptr %ordered, i64 0, i64 %place.addr.0.lcssa
  %28 = load i64, ptr %arrayidx97, align 8
  br label %cleanup98

cleanup98:                                        ; preds = %while.end, %while.end95
  %retval.2 = phi i64 [ %28, %while.end95 ], [ %low.1.lcssa, %while.end ]
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %ordered) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %sample) #7
  ret i64 %retval.2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umin.v16i32(<16 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.umin.v8i64(<8 x i64>) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.umin.v16i32(<16 x i32>, <16 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.umax.v8i64(<8 x i64>, <8 x i64>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.umin.v8i64(<8 x i64>, <8 x i64>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #6

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!47 = distinct !{!47, !6}
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
!95 = distinct !{!95, !6}
!96 = distinct !{!96, !6}
!97 = distinct !{!97, !5, !6}
!98 = distinct !{!98, !6}
!99 = distinct !{!99, !5, !6}
!100 = distinct !{!100, !5, !6}
!101 = distinct !{!101, !5, !6}
!102 = distinct !{!102, !5, !6}
!103 = distinct !{!103, !5, !6}
!104 = distinct !{!104, !6}
