; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 5a866a40294281a7cc01a49749f6fd19abef6523
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_select_places(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %sample.i.i32 = alloca [256 x i64], align 8
  %ordered.i.i33 = alloca [256 x i64], align 8
  %ordered.i34 = alloca [64 x i64], align 8
  %sample.i.i = alloca [256 x i32], align 4
  %ordered.i.i = alloca [256 x i32], align 4
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
  %cmp147.i = icmp sgt i64 %4, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %ordered.i) #5
  %add.ptr.i = getelementptr inbounds i32, ptr %9, i64 %5
  %add.ptr1.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 64
  br i1 %cmp147.i, label %for.body.lr.ph.i, label %lines_32.exit

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
  %cmp4143.i = icmp sgt i64 %7, 0
  %sub.i = add nsw i64 %5, -1
  %13 = add nsw i64 %5, -17
  %14 = and i64 %13, -32
  %15 = add i64 %14, 32
  %cmp11.i.i = icmp slt i64 %15, %5
  %add.ptr12.i.i = getelementptr inbounds i32, ptr %9, i64 %15
  br label %for.body.i

for.body.i:                                       ; preds = %for.cond.cleanup.i, %for.body.lr.ph.i
  %source.addr.0151.i = phi ptr [ %12, %for.body.lr.ph.i ], [ %add.ptr38.i, %for.cond.cleanup.i ]
  %lines.addr.0150.i = phi i64 [ %4, %for.body.lr.ph.i ], [ %dec.i, %for.cond.cleanup.i ]
  %out.addr.0149.i = phi ptr [ %11, %for.body.lr.ph.i ], [ %add.ptr40.i, %for.cond.cleanup.i ]
  %places.addr.0148.i = phi ptr [ %1, %for.body.lr.ph.i ], [ %add.ptr39.i, %for.cond.cleanup.i ]
  br i1 %cmp1.i.i, label %for.cond.preheader.i.i, label %for.cond20.preheader.i.i

for.cond20.preheader.i.i:                         ; preds = %for.body.i
  br i1 %cmp2.not114.i.i, label %if.end.i.i, label %for.body23.i.i

for.cond.preheader.i.i:                           ; preds = %for.body.i
  br i1 %cmp2.not114.i.i, label %if.end.i.i, label %for.body.i.i

for.body.i.i:                                     ; preds = %for.cond.preheader.i.i, %for.body.i.i
  %add117.i.i = phi i64 [ %add.i.i, %for.body.i.i ], [ 16, %for.cond.preheader.i.i ]
  %most.0116.i.i = phi <16 x i32> [ %or17.i.i, %for.body.i.i ], [ zeroinitializer, %for.cond.preheader.i.i ]
  %k.0115.i.i = phi i64 [ %add117.i.i, %for.body.i.i ], [ 0, %for.cond.preheader.i.i ]
  %add.ptr.i.i = getelementptr inbounds i32, ptr %source.addr.0151.i, i64 %k.0115.i.i
  %16 = load <16 x i32>, ptr %add.ptr.i.i, align 4
  %and.i.i = and <16 x i32> %16, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %cmp3.i.i = icmp ugt <16 x i32> %and.i.i, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %cmp4.i.i = icmp eq <16 x i32> %16, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %not.i.i = select <16 x i1> %cmp4.i.i, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and7.i.i = and <16 x i32> %not.i.i, %16
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
  %add.ptr25.i.i = getelementptr inbounds i32, ptr %source.addr.0151.i, i64 %k.1110.i.i
  %17 = load <16 x i32>, ptr %add.ptr25.i.i, align 4
  %xor26.i.i = xor <16 x i32> %17, %splat.splat.i.i
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
  %arrayidx.i.i = getelementptr inbounds i32, ptr %source.addr.0151.i, i64 %k.3123.i.i
  %18 = load i32, ptr %arrayidx.i.i, align 4
  switch i64 %6, label %if.end3.i.i.i [
    i64 0, label %key_32.exit.i.i
    i64 1, label %if.then2.i.i.i
  ]

if.then2.i.i.i:                                   ; preds = %for.body48.i.i
  %xor.i.i.i = xor i32 %18, -2147483648
  br label %key_32.exit.i.i

if.end3.i.i.i:                                    ; preds = %for.body48.i.i
  %and.i.i.i = and i32 %18, 2147483647
  %cmp4.i.i.i = icmp ugt i32 %and.i.i.i, 2139095040
  br i1 %cmp4.i.i.i, label %key_32.exit.i.i, label %if.end6.i.i.i

if.end6.i.i.i:                                    ; preds = %if.end3.i.i.i
  %cmp7.i.i.i = icmp eq i32 %18, -2147483648
  %spec.store.select.i.i.i = select i1 %cmp7.i.i.i, i32 0, i32 %18
  %shr.i.i.i = ashr i32 %spec.store.select.i.i.i, 31
  %or.i.i.i = or i32 %shr.i.i.i, -2147483648
  %xor10.i.i.i = xor i32 %or.i.i.i, %spec.store.select.i.i.i
  br label %key_32.exit.i.i

key_32.exit.i.i:                                  ; preds = %if.end6.i.i.i, %if.end3.i.i.i, %if.then2.i.i.i, %for.body48.i.i
  %retval.0.i.i.i = phi i32 [ %xor.i.i.i, %if.then2.i.i.i ], [ %xor10.i.i.i, %if.end6.i.i.i ], [ %18, %for.body48.i.i ], [ -4194304, %if.end3.i.i.i ]
  %arrayidx49.i.i = getelementptr inbounds i32, ptr %9, i64 %k.3123.i.i
  store i32 %retval.0.i.i.i, ptr %arrayidx49.i.i, align 4
  %call.largest.1.i.i = tail call i32 @llvm.umax.i32(i32 %retval.0.i.i.i, i32 %largest.1124.i.i)
  %inc58.i.i = add nuw nsw i64 %k.3123.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc58.i.i, %5
  br i1 %exitcond.not.i.i, label %load_32.exit.i, label %for.body48.i.i, !llvm.loop !8

load_32.exit.i:                                   ; preds = %key_32.exit.i.i, %if.end.i.i
  %largest.1.lcssa.i.i = phi i32 [ %vecext.largest.0.15.i.i, %if.end.i.i ], [ %call.largest.1.i.i, %key_32.exit.i.i ]
  store <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, ptr %add.ptr.i, align 4
  br i1 %cmp2.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %load_32.exit.i
  call fastcc void @order_32(ptr noundef nonnull %9, i64 noundef %5, ptr noundef nonnull %ordered.i)
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %load_32.exit.i
  br i1 %cmp4143.i, label %for.body5.i, label %for.cond.cleanup.i

for.cond.cleanup.i:                               ; preds = %value_32.exit.i, %if.end.i
  %dec.i = add nsw i64 %lines.addr.0150.i, -1
  %add.ptr38.i = getelementptr inbounds i32, ptr %source.addr.0151.i, i64 %5
  %add.ptr39.i = getelementptr inbounds i64, ptr %places.addr.0148.i, i64 %7
  %add.ptr40.i = getelementptr inbounds i32, ptr %out.addr.0149.i, i64 %7
  %cmp.i = icmp sgt i64 %lines.addr.0150.i, 1
  br i1 %cmp.i, label %for.body.i, label %lines_32.exit, !llvm.loop !9

for.body5.i:                                      ; preds = %if.end.i, %value_32.exit.i
  %k.0146.i = phi i64 [ %inc.i, %value_32.exit.i ], [ 0, %if.end.i ]
  %found.0145.i = phi i32 [ %found.1.i, %value_32.exit.i ], [ 0, %if.end.i ]
  %last.0144.i = phi i64 [ %cond12.i, %value_32.exit.i ], [ -2, %if.end.i ]
  %arrayidx.i = getelementptr inbounds i64, ptr %places.addr.0148.i, i64 %k.0146.i
  %19 = load i64, ptr %arrayidx.i, align 8
  %spec.select.i = tail call i64 @llvm.smax.i64(i64 %19, i64 0)
  %cmp8.i = icmp slt i64 %spec.select.i, %5
  %cond12.i = select i1 %cmp8.i, i64 %spec.select.i, i64 %sub.i
  br i1 %cmp2.i, label %if.then14.i, label %if.else.i

if.then14.i:                                      ; preds = %for.body5.i
  %arrayidx15.i = getelementptr inbounds [64 x i32], ptr %ordered.i, i64 0, i64 %cond12.i
  %20 = load i32, ptr %arrayidx15.i, align 4
  br label %if.end34.i

if.else.i:                                        ; preds = %for.body5.i
  %cmp17.i = icmp eq i64 %cond12.i, %sub.i
  br i1 %cmp17.i, label %if.end34.i, label %if.else19.i

if.else19.i:                                      ; preds = %if.else.i
  %add.i = add nsw i64 %last.0144.i, 1
  %cmp20.i = icmp eq i64 %cond12.i, %add.i
  %tobool.i = icmp ne i64 %cond12.i, 0
  %or.cond.i = and i1 %cmp20.i, %tobool.i
  br i1 %or.cond.i, label %for.body.lr.ph.i.i, label %if.else27.i

for.body.lr.ph.i.i:                               ; preds = %if.else19.i
  %splat.splatinsert.i87.i = insertelement <16 x i32> poison, i32 %found.0145.i, i64 0
  %splat.splat.i88.i = shufflevector <16 x i32> %splat.splatinsert.i87.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body.i89.i

for.body.i89.i:                                   ; preds = %for.body.i89.i, %for.body.lr.ph.i.i
  %k.039.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %add10.i.i, %for.body.i89.i ]
  %some.sroa.0.038.i.i = phi <16 x i32> [ zeroinitializer, %for.body.lr.ph.i.i ], [ %sub.i.i, %for.body.i89.i ]
  %some.sroa.10.037.i.i = phi <16 x i32> [ zeroinitializer, %for.body.lr.ph.i.i ], [ %sub9.i.i, %for.body.i89.i ]
  %add.ptr.i90.i = getelementptr inbounds i32, ptr %9, i64 %k.039.i.i
  %21 = load <16 x i32>, ptr %add.ptr.i90.i, align 4
  %cmp1.i91.i = icmp ule <16 x i32> %21, %splat.splat.i88.i
  %sext.neg.i.i = zext <16 x i1> %cmp1.i91.i to <16 x i32>
  %sub.i.i = add <16 x i32> %some.sroa.0.038.i.i, %sext.neg.i.i
  %add.ptr3.i.i = getelementptr inbounds i8, ptr %add.ptr.i90.i, i64 64
  %22 = load <16 x i32>, ptr %add.ptr3.i.i, align 4
  %cmp6.i.i = icmp ule <16 x i32> %22, %splat.splat.i88.i
  %sext7.neg.i.i = zext <16 x i1> %cmp6.i.i to <16 x i32>
  %sub9.i.i = add <16 x i32> %some.sroa.10.037.i.i, %sext7.neg.i.i
  %add10.i.i = add nuw nsw i64 %k.039.i.i, 32
  %add.i92.i = or disjoint i64 %add10.i.i, 16
  %cmp.i93.i = icmp slt i64 %add.i92.i, %5
  br i1 %cmp.i93.i, label %for.body.i89.i, label %for.end.i.i, !llvm.loop !10

for.end.i.i:                                      ; preds = %for.body.i89.i
  br i1 %cmp11.i.i, label %if.then.i.i, label %up_to_32.exit.i

if.then.i.i:                                      ; preds = %for.end.i.i
  %23 = load <16 x i32>, ptr %add.ptr12.i.i, align 4
  %cmp15.i.i = icmp ule <16 x i32> %23, %splat.splat.i88.i
  %sext16.neg.i.i = zext <16 x i1> %cmp15.i.i to <16 x i32>
  %sub18.i.i = add <16 x i32> %sub.i.i, %sext16.neg.i.i
  br label %up_to_32.exit.i

up_to_32.exit.i:                                  ; preds = %if.then.i.i, %for.end.i.i
  %some.sroa.0.1.i.i = phi <16 x i32> [ %sub18.i.i, %if.then.i.i ], [ %sub.i.i, %for.end.i.i ]
  %add21.i86.i = add <16 x i32> %some.sroa.0.1.i.i, %sub9.i.i
  %vecext.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 0
  %conv.i.i.i = zext i32 %vecext.i.i.i to i64
  %vecext.1.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 1
  %conv.1.i.i.i = zext i32 %vecext.1.i.i.i to i64
  %add.1.i.i.i = add nuw nsw i64 %conv.i.i.i, %conv.1.i.i.i
  %vecext.2.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 2
  %conv.2.i.i.i = zext i32 %vecext.2.i.i.i to i64
  %add.2.i.i.i = add nuw nsw i64 %add.1.i.i.i, %conv.2.i.i.i
  %vecext.3.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 3
  %conv.3.i.i.i = zext i32 %vecext.3.i.i.i to i64
  %add.3.i.i.i = add nuw nsw i64 %add.2.i.i.i, %conv.3.i.i.i
  %vecext.4.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 4
  %conv.4.i.i.i = zext i32 %vecext.4.i.i.i to i64
  %add.4.i.i.i = add nuw nsw i64 %add.3.i.i.i, %conv.4.i.i.i
  %vecext.5.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 5
  %conv.5.i.i.i = zext i32 %vecext.5.i.i.i to i64
  %add.5.i.i.i = add nuw nsw i64 %add.4.i.i.i, %conv.5.i.i.i
  %vecext.6.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 6
  %conv.6.i.i.i = zext i32 %vecext.6.i.i.i to i64
  %add.6.i.i.i = add nuw nsw i64 %add.5.i.i.i, %conv.6.i.i.i
  %vecext.7.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 7
  %conv.7.i.i.i = zext i32 %vecext.7.i.i.i to i64
  %add.7.i.i.i = add nuw nsw i64 %add.6.i.i.i, %conv.7.i.i.i
  %vecext.8.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 8
  %conv.8.i.i.i = zext i32 %vecext.8.i.i.i to i64
  %add.8.i.i.i = add nuw nsw i64 %add.7.i.i.i, %conv.8.i.i.i
  %vecext.9.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 9
  %conv.9.i.i.i = zext i32 %vecext.9.i.i.i to i64
  %add.9.i.i.i = add nuw nsw i64 %add.8.i.i.i, %conv.9.i.i.i
  %vecext.10.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 10
  %conv.10.i.i.i = zext i32 %vecext.10.i.i.i to i64
  %add.10.i.i.i = add nuw nsw i64 %add.9.i.i.i, %conv.10.i.i.i
  %vecext.11.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 11
  %conv.11.i.i.i = zext i32 %vecext.11.i.i.i to i64
  %add.11.i.i.i = add nuw nsw i64 %add.10.i.i.i, %conv.11.i.i.i
  %vecext.12.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 12
  %conv.12.i.i.i = zext i32 %vecext.12.i.i.i to i64
  %add.12.i.i.i = add nuw nsw i64 %add.11.i.i.i, %conv.12.i.i.i
  %vecext.13.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 13
  %conv.13.i.i.i = zext i32 %vecext.13.i.i.i to i64
  %add.13.i.i.i = add nuw nsw i64 %add.12.i.i.i, %conv.13.i.i.i
  %vecext.14.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 14
  %conv.14.i.i.i = zext i32 %vecext.14.i.i.i to i64
  %add.14.i.i.i = add nuw nsw i64 %add.13.i.i.i, %conv.14.i.i.i
  %vecext.15.i.i.i = extractelement <16 x i32> %add21.i86.i, i64 15
  %conv.15.i.i.i = zext i32 %vecext.15.i.i.i to i64
  %add.15.i.i.i = add nuw nsw i64 %add.14.i.i.i, %conv.15.i.i.i
  %cmp23.not.i = icmp sgt i64 %add.15.i.i.i, %cond12.i
  br i1 %cmp23.not.i, label %if.end34.i, label %for.body.lr.ph.i110.i

for.body.lr.ph.i110.i:                            ; preds = %up_to_32.exit.i
  %.scalar.i.i = xor i32 %found.0145.i, -1
  %24 = insertelement <16 x i32> poison, i32 %.scalar.i.i, i64 0
  %25 = shufflevector <16 x i32> %24, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body.i111.i

for.body.i111.i:                                  ; preds = %for.body.i111.i, %for.body.lr.ph.i110.i
  %least.030.i.i = phi <16 x i32> [ <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, %for.body.lr.ph.i110.i ], [ %or.i113.i, %for.body.i111.i ]
  %k.029.i.i = phi i64 [ 0, %for.body.lr.ph.i110.i ], [ %add4.i.i, %for.body.i111.i ]
  %add.ptr.i112.i = getelementptr inbounds i32, ptr %9, i64 %k.029.i.i
  %26 = load <16 x i32>, ptr %add.ptr.i112.i, align 4
  %sub1.i.i = add <16 x i32> %26, %25
  %or.i113.i = tail call <16 x i32> @llvm.umin.v16i32(<16 x i32> %sub1.i.i, <16 x i32> %least.030.i.i)
  %add4.i.i = add nuw nsw i64 %k.029.i.i, 16
  %cmp.i114.i = icmp slt i64 %add4.i.i, %5
  br i1 %cmp.i114.i, label %for.body.i111.i, label %above_32.exit.i, !llvm.loop !11

above_32.exit.i:                                  ; preds = %for.body.i111.i
  %vecext.i94.i = extractelement <16 x i32> %or.i113.i, i64 0
  %vecext.1.i95.i = extractelement <16 x i32> %or.i113.i, i64 1
  %vecext.found.0.1.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.1.i95.i, i32 %vecext.i94.i)
  %vecext.2.i96.i = extractelement <16 x i32> %or.i113.i, i64 2
  %vecext.found.0.2.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.2.i96.i, i32 %vecext.found.0.1.i.i)
  %vecext.3.i97.i = extractelement <16 x i32> %or.i113.i, i64 3
  %vecext.found.0.3.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.3.i97.i, i32 %vecext.found.0.2.i.i)
  %vecext.4.i98.i = extractelement <16 x i32> %or.i113.i, i64 4
  %vecext.found.0.4.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.4.i98.i, i32 %vecext.found.0.3.i.i)
  %vecext.5.i99.i = extractelement <16 x i32> %or.i113.i, i64 5
  %vecext.found.0.5.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.5.i99.i, i32 %vecext.found.0.4.i.i)
  %vecext.6.i100.i = extractelement <16 x i32> %or.i113.i, i64 6
  %vecext.found.0.6.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.6.i100.i, i32 %vecext.found.0.5.i.i)
  %vecext.7.i101.i = extractelement <16 x i32> %or.i113.i, i64 7
  %vecext.found.0.7.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.7.i101.i, i32 %vecext.found.0.6.i.i)
  %vecext.8.i102.i = extractelement <16 x i32> %or.i113.i, i64 8
  %vecext.found.0.8.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.8.i102.i, i32 %vecext.found.0.7.i.i)
  %vecext.9.i103.i = extractelement <16 x i32> %or.i113.i, i64 9
  %vecext.found.0.9.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.9.i103.i, i32 %vecext.found.0.8.i.i)
  %vecext.10.i104.i = extractelement <16 x i32> %or.i113.i, i64 10
  %vecext.found.0.10.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.10.i104.i, i32 %vecext.found.0.9.i.i)
  %vecext.11.i105.i = extractelement <16 x i32> %or.i113.i, i64 11
  %vecext.found.0.11.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.11.i105.i, i32 %vecext.found.0.10.i.i)
  %vecext.12.i106.i = extractelement <16 x i32> %or.i113.i, i64 12
  %vecext.found.0.12.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.12.i106.i, i32 %vecext.found.0.11.i.i)
  %vecext.13.i107.i = extractelement <16 x i32> %or.i113.i, i64 13
  %vecext.found.0.13.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.13.i107.i, i32 %vecext.found.0.12.i.i)
  %vecext.14.i108.i = extractelement <16 x i32> %or.i113.i, i64 14
  %vecext.found.0.14.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.14.i108.i, i32 %vecext.found.0.13.i.i)
  %vecext.15.i109.i = extractelement <16 x i32> %or.i113.i, i64 15
  %vecext.found.0.15.i.i = tail call i32 @llvm.umin.i32(i32 %vecext.15.i109.i, i32 %vecext.found.0.14.i.i)
  %add13.i.i = add i32 %found.0145.i, 1
  %add14.i.i = add i32 %add13.i.i, %vecext.found.0.15.i.i
  br label %if.end34.i

if.else27.i:                                      ; preds = %if.else19.i
  %cmp28.not.i = icmp eq i64 %cond12.i, %last.0144.i
  br i1 %cmp28.not.i, label %if.end34.i, label %while.body.i.preheader.i

while.body.i.preheader.i:                         ; preds = %if.else27.i
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %sample.i.i) #5
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %ordered.i.i) #5
  br label %while.body.i.i

while.body.i.i:                                   ; preds = %cleanup.i.i, %while.body.i.preheader.i
  %keys.addr.0.i137.i = phi ptr [ %add.ptr1.i, %cleanup.i.i ], [ %9, %while.body.i.preheader.i ]
  %count.addr.0.i136.i = phi i64 [ %add84.lcssa.i.i, %cleanup.i.i ], [ %5, %while.body.i.preheader.i ]
  %place.addr.0.i134.i = phi i64 [ %sub88.i.i, %cleanup.i.i ], [ %cond12.i, %while.body.i.preheader.i ]
  %least.0.i133.i = phi i32 [ %low.1.lcssa.i.i, %cleanup.i.i ], [ 0, %while.body.i.preheader.i ]
  %most.0.i132.i = phi i32 [ %high.1.lcssa.i.i, %cleanup.i.i ], [ -1, %while.body.i.preheader.i ]
  %cmp1.i116.i = icmp ult i64 %count.addr.0.i136.i, 8192
  %conv.i.i = select i1 %cmp1.i116.i, i64 64, i64 256
  %27 = add nsw i64 %conv.i.i, -1
  %28 = select i1 %cmp1.i116.i, i64 6, i64 8
  br label %for.body.i117.i

for.cond.cleanup.i.i:                             ; preds = %for.body.i117.i
  %conv5.i.i = select i1 %cmp1.i116.i, i64 8, i64 16
  call fastcc void @order_32(ptr noundef nonnull %sample.i.i, i64 noundef %conv.i.i, ptr noundef nonnull %ordered.i.i)
  %mul13.i.i = shl i64 %place.addr.0.i134.i, %28
  %div14.i.i = sdiv i64 %mul13.i.i, %count.addr.0.i136.i
  %cmp15.i121.i = icmp slt i64 %div14.i.i, %conv5.i.i
  br i1 %cmp15.i121.i, label %cond.end.i.i, label %cond.false.i.i

for.body.i117.i:                                  ; preds = %for.body.i117.i, %while.body.i.i
  %j.0358.i.i = phi i64 [ 0, %while.body.i.i ], [ %inc.i.i, %for.body.i117.i ]
  %mul.i.i = mul nuw nsw i64 %j.0358.i.i, %count.addr.0.i136.i
  %mul8.i.i = mul nuw nsw i64 %j.0358.i.i, 7919
  %rem.i.i = and i64 %mul8.i.i, %27
  %mul9.i.i = mul nuw nsw i64 %rem.i.i, %count.addr.0.i136.i
  %div182.i.i = lshr i64 %mul9.i.i, %28
  %add.i118.i = add nuw nsw i64 %div182.i.i, %mul.i.i
  %div10183.i.i = lshr i64 %add.i118.i, %28
  %arrayidx.i119.i = getelementptr inbounds i32, ptr %keys.addr.0.i137.i, i64 %div10183.i.i
  %29 = load i32, ptr %arrayidx.i119.i, align 4
  %arrayidx11.i.i = getelementptr inbounds [256 x i32], ptr %sample.i.i, i64 0, i64 %j.0358.i.i
  store i32 %29, ptr %arrayidx11.i.i, align 4
  %inc.i.i = add nuw nsw i64 %j.0358.i.i, 1
  %exitcond.not.i120.i = icmp eq i64 %inc.i.i, %conv.i.i
  br i1 %exitcond.not.i120.i, label %for.cond.cleanup.i.i, label %for.body.i117.i, !llvm.loop !12

cond.false.i.i:                                   ; preds = %for.cond.cleanup.i.i
  %sub.i122.i = sub nsw i64 %div14.i.i, %conv5.i.i
  %arrayidx17.i.i = getelementptr inbounds [256 x i32], ptr %ordered.i.i, i64 0, i64 %sub.i122.i
  %30 = load i32, ptr %arrayidx17.i.i, align 4
  br label %cond.end.i.i

cond.end.i.i:                                     ; preds = %cond.false.i.i, %for.cond.cleanup.i.i
  %cond18.i.i = phi i32 [ %30, %cond.false.i.i ], [ %least.0.i133.i, %for.cond.cleanup.i.i ]
  %add19.i.i = add nsw i64 %div14.i.i, %conv5.i.i
  %cmp20.not.i.i = icmp slt i64 %add19.i.i, %conv.i.i
  br i1 %cmp20.not.i.i, label %cond.false23.i.i, label %cond.end26.i.i

cond.false23.i.i:                                 ; preds = %cond.end.i.i
  %arrayidx25.i.i = getelementptr inbounds [256 x i32], ptr %ordered.i.i, i64 0, i64 %add19.i.i
  %31 = load i32, ptr %arrayidx25.i.i, align 4
  br label %cond.end26.i.i

cond.end26.i.i:                                   ; preds = %cond.false23.i.i, %cond.end.i.i
  %cond27.i.i = phi i32 [ %31, %cond.false23.i.i ], [ %most.0.i132.i, %cond.end.i.i ]
  %cmp28.i123.i = icmp eq i32 %cond18.i.i, %least.0.i133.i
  br i1 %cmp28.i123.i, label %cond.end33.i.i, label %cond.false31.i.i

cond.false31.i.i:                                 ; preds = %cond.end26.i.i
  %sub32.i.i = add i32 %cond18.i.i, -1
  %splat.splatinsert.i.i.i = insertelement <16 x i32> poison, i32 %sub32.i.i, i64 0
  %splat.splat.i.i.i = shufflevector <16 x i32> %splat.splatinsert.i.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %for.body.i.i.i, %cond.false31.i.i
  %k.039.i.i.i = phi i64 [ 0, %cond.false31.i.i ], [ %add10.i.i.i, %for.body.i.i.i ]
  %some.sroa.0.038.i.i.i = phi <16 x i32> [ zeroinitializer, %cond.false31.i.i ], [ %sub.i.i.i, %for.body.i.i.i ]
  %some.sroa.10.037.i.i.i = phi <16 x i32> [ zeroinitializer, %cond.false31.i.i ], [ %sub9.i.i.i, %for.body.i.i.i ]
  %add.ptr.i.i.i = getelementptr inbounds i32, ptr %keys.addr.0.i137.i, i64 %k.039.i.i.i
  %32 = load <16 x i32>, ptr %add.ptr.i.i.i, align 4
  %cmp1.i.i.i = icmp ule <16 x i32> %32, %splat.splat.i.i.i
  %sext.neg.i.i.i = zext <16 x i1> %cmp1.i.i.i to <16 x i32>
  %sub.i.i.i = add <16 x i32> %some.sroa.0.038.i.i.i, %sext.neg.i.i.i
  %add.ptr3.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i.i, i64 64
  %33 = load <16 x i32>, ptr %add.ptr3.i.i.i, align 4
  %cmp6.i.i.i = icmp ule <16 x i32> %33, %splat.splat.i.i.i
  %sext7.neg.i.i.i = zext <16 x i1> %cmp6.i.i.i to <16 x i32>
  %sub9.i.i.i = add <16 x i32> %some.sroa.10.037.i.i.i, %sext7.neg.i.i.i
  %add10.i.i.i = add nuw nsw i64 %k.039.i.i.i, 32
  %add.i.i.i = or disjoint i64 %add10.i.i.i, 16
  %cmp.i.i.i = icmp ult i64 %add.i.i.i, %count.addr.0.i136.i
  br i1 %cmp.i.i.i, label %for.body.i.i.i, label %for.end.loopexit.i.i.i, !llvm.loop !10

for.end.loopexit.i.i.i:                           ; preds = %for.body.i.i.i
  %34 = add nsw i64 %count.addr.0.i136.i, -17
  %35 = and i64 %34, -32
  %36 = add i64 %35, 32
  %cmp11.i.i.i = icmp slt i64 %36, %count.addr.0.i136.i
  br i1 %cmp11.i.i.i, label %if.then.i.i.i, label %up_to_32.exit.i.i

if.then.i.i.i:                                    ; preds = %for.end.loopexit.i.i.i
  %add.ptr12.i.i.i = getelementptr inbounds i32, ptr %keys.addr.0.i137.i, i64 %36
  %37 = load <16 x i32>, ptr %add.ptr12.i.i.i, align 4
  %cmp15.i.i.i = icmp ule <16 x i32> %37, %splat.splat.i.i.i
  %sext16.neg.i.i.i = zext <16 x i1> %cmp15.i.i.i to <16 x i32>
  %sub18.i.i.i = add <16 x i32> %sub.i.i.i, %sext16.neg.i.i.i
  br label %up_to_32.exit.i.i

up_to_32.exit.i.i:                                ; preds = %if.then.i.i.i, %for.end.loopexit.i.i.i
  %some.sroa.0.1.i.i.i = phi <16 x i32> [ %sub18.i.i.i, %if.then.i.i.i ], [ %sub.i.i.i, %for.end.loopexit.i.i.i ]
  %add21.i.i.i = add <16 x i32> %some.sroa.0.1.i.i.i, %sub9.i.i.i
  %vecext.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 0
  %conv.i.i.i.i = zext i32 %vecext.i.i.i.i to i64
  %vecext.1.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 1
  %conv.1.i.i.i.i = zext i32 %vecext.1.i.i.i.i to i64
  %add.1.i.i.i.i = add nuw nsw i64 %conv.i.i.i.i, %conv.1.i.i.i.i
  %vecext.2.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 2
  %conv.2.i.i.i.i = zext i32 %vecext.2.i.i.i.i to i64
  %add.2.i.i.i.i = add nuw nsw i64 %add.1.i.i.i.i, %conv.2.i.i.i.i
  %vecext.3.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 3
  %conv.3.i.i.i.i = zext i32 %vecext.3.i.i.i.i to i64
  %add.3.i.i.i.i = add nuw nsw i64 %add.2.i.i.i.i, %conv.3.i.i.i.i
  %vecext.4.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 4
  %conv.4.i.i.i.i = zext i32 %vecext.4.i.i.i.i to i64
  %add.4.i.i.i.i = add nuw nsw i64 %add.3.i.i.i.i, %conv.4.i.i.i.i
  %vecext.5.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 5
  %conv.5.i.i.i.i = zext i32 %vecext.5.i.i.i.i to i64
  %add.5.i.i.i.i = add nuw nsw i64 %add.4.i.i.i.i, %conv.5.i.i.i.i
  %vecext.6.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 6
  %conv.6.i.i.i.i = zext i32 %vecext.6.i.i.i.i to i64
  %add.6.i.i.i.i = add nuw nsw i64 %add.5.i.i.i.i, %conv.6.i.i.i.i
  %vecext.7.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 7
  %conv.7.i.i.i.i = zext i32 %vecext.7.i.i.i.i to i64
  %add.7.i.i.i.i = add nuw nsw i64 %add.6.i.i.i.i, %conv.7.i.i.i.i
  %vecext.8.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 8
  %conv.8.i.i.i.i = zext i32 %vecext.8.i.i.i.i to i64
  %add.8.i.i.i.i = add nuw nsw i64 %add.7.i.i.i.i, %conv.8.i.i.i.i
  %vecext.9.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 9
  %conv.9.i.i.i.i = zext i32 %vecext.9.i.i.i.i to i64
  %add.9.i.i.i.i = add nuw nsw i64 %add.8.i.i.i.i, %conv.9.i.i.i.i
  %vecext.10.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 10
  %conv.10.i.i.i.i = zext i32 %vecext.10.i.i.i.i to i64
  %add.10.i.i.i.i = add nuw nsw i64 %add.9.i.i.i.i, %conv.10.i.i.i.i
  %vecext.11.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 11
  %conv.11.i.i.i.i = zext i32 %vecext.11.i.i.i.i to i64
  %add.11.i.i.i.i = add nuw nsw i64 %add.10.i.i.i.i, %conv.11.i.i.i.i
  %vecext.12.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 12
  %conv.12.i.i.i.i = zext i32 %vecext.12.i.i.i.i to i64
  %add.12.i.i.i.i = add nuw nsw i64 %add.11.i.i.i.i, %conv.12.i.i.i.i
  %vecext.13.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 13
  %conv.13.i.i.i.i = zext i32 %vecext.13.i.i.i.i to i64
  %add.13.i.i.i.i = add nuw nsw i64 %add.12.i.i.i.i, %conv.13.i.i.i.i
  %vecext.14.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 14
  %conv.14.i.i.i.i = zext i32 %vecext.14.i.i.i.i to i64
  %add.14.i.i.i.i = add nuw nsw i64 %add.13.i.i.i.i, %conv.14.i.i.i.i
  %vecext.15.i.i.i.i = extractelement <16 x i32> %add21.i.i.i, i64 15
  %conv.15.i.i.i.i = zext i32 %vecext.15.i.i.i.i to i64
  %add.15.i.i.i.i = add nuw nsw i64 %add.14.i.i.i.i, %conv.15.i.i.i.i
  br label %cond.end33.i.i

cond.end33.i.i:                                   ; preds = %up_to_32.exit.i.i, %cond.end26.i.i
  %cond34.i.i = phi i64 [ %add.15.i.i.i.i, %up_to_32.exit.i.i ], [ 0, %cond.end26.i.i ]
  %cmp35.i.i = icmp eq i32 %cond27.i.i, %most.0.i132.i
  br i1 %cmp35.i.i, label %cond.end40.i.i, label %for.body.lr.ph.i246.i.i

for.body.lr.ph.i246.i.i:                          ; preds = %cond.end33.i.i
  %splat.splatinsert.i247.i.i = insertelement <16 x i32> poison, i32 %cond27.i.i, i64 0
  %splat.splat.i248.i.i = shufflevector <16 x i32> %splat.splatinsert.i247.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body.i249.i.i

for.body.i249.i.i:                                ; preds = %for.body.i249.i.i, %for.body.lr.ph.i246.i.i
  %k.039.i250.i.i = phi i64 [ 0, %for.body.lr.ph.i246.i.i ], [ %add10.i261.i.i, %for.body.i249.i.i ]
  %some.sroa.0.038.i251.i.i = phi <16 x i32> [ zeroinitializer, %for.body.lr.ph.i246.i.i ], [ %sub.i256.i.i, %for.body.i249.i.i ]
  %some.sroa.10.037.i252.i.i = phi <16 x i32> [ zeroinitializer, %for.body.lr.ph.i246.i.i ], [ %sub9.i260.i.i, %for.body.i249.i.i ]
  %add.ptr.i253.i.i = getelementptr inbounds i32, ptr %keys.addr.0.i137.i, i64 %k.039.i250.i.i
  %38 = load <16 x i32>, ptr %add.ptr.i253.i.i, align 4
  %cmp1.i254.i.i = icmp ule <16 x i32> %38, %splat.splat.i248.i.i
  %sext.neg.i255.i.i = zext <16 x i1> %cmp1.i254.i.i to <16 x i32>
  %sub.i256.i.i = add <16 x i32> %some.sroa.0.038.i251.i.i, %sext.neg.i255.i.i
  %add.ptr3.i257.i.i = getelementptr inbounds i8, ptr %add.ptr.i253.i.i, i64 64
  %39 = load <16 x i32>, ptr %add.ptr3.i257.i.i, align 4
  %cmp6.i258.i.i = icmp ule <16 x i32> %39, %splat.splat.i248.i.i
  %sext7.neg.i259.i.i = zext <16 x i1> %cmp6.i258.i.i to <16 x i32>
  %sub9.i260.i.i = add <16 x i32> %some.sroa.10.037.i252.i.i, %sext7.neg.i259.i.i
  %add10.i261.i.i = add nuw nsw i64 %k.039.i250.i.i, 32
  %add.i262.i.i = or disjoint i64 %add10.i261.i.i, 16
  %cmp.i263.i.i = icmp ult i64 %add.i262.i.i, %count.addr.0.i136.i
  br i1 %cmp.i263.i.i, label %for.body.i249.i.i, label %for.end.loopexit.i264.i.i, !llvm.loop !10

for.end.loopexit.i264.i.i:                        ; preds = %for.body.i249.i.i
  %40 = add nsw i64 %count.addr.0.i136.i, -17
  %41 = and i64 %40, -32
  %42 = add i64 %41, 32
  %cmp11.i189.i.i = icmp slt i64 %42, %count.addr.0.i136.i
  br i1 %cmp11.i189.i.i, label %if.then.i239.i.i, label %up_to_32.exit265.i.i

if.then.i239.i.i:                                 ; preds = %for.end.loopexit.i264.i.i
  %add.ptr12.i240.i.i = getelementptr inbounds i32, ptr %keys.addr.0.i137.i, i64 %42
  %43 = load <16 x i32>, ptr %add.ptr12.i240.i.i, align 4
  %cmp15.i243.i.i = icmp ule <16 x i32> %43, %splat.splat.i248.i.i
  %sext16.neg.i244.i.i = zext <16 x i1> %cmp15.i243.i.i to <16 x i32>
  %sub18.i245.i.i = add <16 x i32> %sub.i256.i.i, %sext16.neg.i244.i.i
  br label %up_to_32.exit265.i.i

up_to_32.exit265.i.i:                             ; preds = %if.then.i239.i.i, %for.end.loopexit.i264.i.i
  %some.sroa.0.1.i190.i.i = phi <16 x i32> [ %sub18.i245.i.i, %if.then.i239.i.i ], [ %sub.i256.i.i, %for.end.loopexit.i264.i.i ]
  %add21.i191.i.i = add <16 x i32> %some.sroa.0.1.i190.i.i, %sub9.i260.i.i
  %vecext.i.i192.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 0
  %conv.i.i193.i.i = zext i32 %vecext.i.i192.i.i to i64
  %vecext.1.i.i194.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 1
  %conv.1.i.i195.i.i = zext i32 %vecext.1.i.i194.i.i to i64
  %add.1.i.i196.i.i = add nuw nsw i64 %conv.i.i193.i.i, %conv.1.i.i195.i.i
  %vecext.2.i.i197.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 2
  %conv.2.i.i198.i.i = zext i32 %vecext.2.i.i197.i.i to i64
  %add.2.i.i199.i.i = add nuw nsw i64 %add.1.i.i196.i.i, %conv.2.i.i198.i.i
  %vecext.3.i.i200.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 3
  %conv.3.i.i201.i.i = zext i32 %vecext.3.i.i200.i.i to i64
  %add.3.i.i202.i.i = add nuw nsw i64 %add.2.i.i199.i.i, %conv.3.i.i201.i.i
  %vecext.4.i.i203.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 4
  %conv.4.i.i204.i.i = zext i32 %vecext.4.i.i203.i.i to i64
  %add.4.i.i205.i.i = add nuw nsw i64 %add.3.i.i202.i.i, %conv.4.i.i204.i.i
  %vecext.5.i.i206.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 5
  %conv.5.i.i207.i.i = zext i32 %vecext.5.i.i206.i.i to i64
  %add.5.i.i208.i.i = add nuw nsw i64 %add.4.i.i205.i.i, %conv.5.i.i207.i.i
  %vecext.6.i.i209.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 6
  %conv.6.i.i210.i.i = zext i32 %vecext.6.i.i209.i.i to i64
  %add.6.i.i211.i.i = add nuw nsw i64 %add.5.i.i208.i.i, %conv.6.i.i210.i.i
  %vecext.7.i.i212.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 7
  %conv.7.i.i213.i.i = zext i32 %vecext.7.i.i212.i.i to i64
  %add.7.i.i214.i.i = add nuw nsw i64 %add.6.i.i211.i.i, %conv.7.i.i213.i.i
  %vecext.8.i.i215.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 8
  %conv.8.i.i216.i.i = zext i32 %vecext.8.i.i215.i.i to i64
  %add.8.i.i217.i.i = add nuw nsw i64 %add.7.i.i214.i.i, %conv.8.i.i216.i.i
  %vecext.9.i.i218.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 9
  %conv.9.i.i219.i.i = zext i32 %vecext.9.i.i218.i.i to i64
  %add.9.i.i220.i.i = add nuw nsw i64 %add.8.i.i217.i.i, %conv.9.i.i219.i.i
  %vecext.10.i.i221.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 10
  %conv.10.i.i222.i.i = zext i32 %vecext.10.i.i221.i.i to i64
  %add.10.i.i223.i.i = add nuw nsw i64 %add.9.i.i220.i.i, %conv.10.i.i222.i.i
  %vecext.11.i.i224.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 11
  %conv.11.i.i225.i.i = zext i32 %vecext.11.i.i224.i.i to i64
  %add.11.i.i226.i.i = add nuw nsw i64 %add.10.i.i223.i.i, %conv.11.i.i225.i.i
  %vecext.12.i.i227.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 12
  %conv.12.i.i228.i.i = zext i32 %vecext.12.i.i227.i.i to i64
  %add.12.i.i229.i.i = add nuw nsw i64 %add.11.i.i226.i.i, %conv.12.i.i228.i.i
  %vecext.13.i.i230.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 13
  %conv.13.i.i231.i.i = zext i32 %vecext.13.i.i230.i.i to i64
  %add.13.i.i232.i.i = add nuw nsw i64 %add.12.i.i229.i.i, %conv.13.i.i231.i.i
  %vecext.14.i.i233.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 14
  %conv.14.i.i234.i.i = zext i32 %vecext.14.i.i233.i.i to i64
  %add.14.i.i235.i.i = add nuw nsw i64 %add.13.i.i232.i.i, %conv.14.i.i234.i.i
  %vecext.15.i.i236.i.i = extractelement <16 x i32> %add21.i191.i.i, i64 15
  %conv.15.i.i237.i.i = zext i32 %vecext.15.i.i236.i.i to i64
  %add.15.i.i238.i.i = add nuw nsw i64 %add.14.i.i235.i.i, %conv.15.i.i237.i.i
  br label %cond.end40.i.i

cond.end40.i.i:                                   ; preds = %up_to_32.exit265.i.i, %cond.end33.i.i
  %cond41.i.i = phi i64 [ %add.15.i.i238.i.i, %up_to_32.exit265.i.i ], [ %count.addr.0.i136.i, %cond.end33.i.i ]
  %cmp42.i.i = icmp slt i64 %place.addr.0.i134.i, %cond34.i.i
  br i1 %cmp42.i.i, label %if.then.i124.i, label %if.else.i.i

if.then.i124.i:                                   ; preds = %cond.end40.i.i
  %sub44.i.i = add i32 %cond18.i.i, -1
  br label %if.end49.i.i

if.else.i.i:                                      ; preds = %cond.end40.i.i
  %cmp45.not.i.i = icmp slt i64 %place.addr.0.i134.i, %cond41.i.i
  br i1 %cmp45.not.i.i, label %if.end49.i.i, label %if.then47.i.i

if.then47.i.i:                                    ; preds = %if.else.i.i
  %add48.i.i = add i32 %cond27.i.i, 1
  br label %if.end49.i.i

if.end49.i.i:                                     ; preds = %if.then47.i.i, %if.else.i.i, %if.then.i124.i
  %low.0.i.i = phi i32 [ %least.0.i133.i, %if.then.i124.i ], [ %add48.i.i, %if.then47.i.i ], [ %cond18.i.i, %if.else.i.i ]
  %high.0.i.i = phi i32 [ %sub44.i.i, %if.then.i124.i ], [ %most.0.i132.i, %if.then47.i.i ], [ %cond27.i.i, %if.else.i.i ]
  %below.0.i.i = phi i64 [ 0, %if.then.i124.i ], [ %cond41.i.i, %if.then47.i.i ], [ %cond34.i.i, %if.else.i.i ]
  %upto.0.i.i = phi i64 [ %cond34.i.i, %if.then.i124.i ], [ %count.addr.0.i136.i, %if.then47.i.i ], [ %cond41.i.i, %if.else.i.i ]
  %cmp51359.i.i = icmp ult i32 %low.0.i.i, %high.0.i.i
  br i1 %cmp51359.i.i, label %land.rhs.lr.ph.i.i, label %while.end.i.i

land.rhs.lr.ph.i.i:                               ; preds = %if.end49.i.i
  %div54180.i.i = lshr i64 %count.addr.0.i136.i, 1
  %44 = add nsw i64 %count.addr.0.i136.i, -17
  %45 = and i64 %44, -32
  %46 = add i64 %45, 32
  %cmp11.i271.i.i = icmp slt i64 %46, %count.addr.0.i136.i
  %add.ptr12.i322.i.i = getelementptr inbounds i32, ptr %keys.addr.0.i137.i, i64 %46
  br label %land.rhs.i.i

land.rhs.i.i:                                     ; preds = %if.end67.i.i, %land.rhs.lr.ph.i.i
  %upto.1363.i.i = phi i64 [ %upto.0.i.i, %land.rhs.lr.ph.i.i ], [ %upto.2.i.i, %if.end67.i.i ]
  %below.1362.i.i = phi i64 [ %below.0.i.i, %land.rhs.lr.ph.i.i ], [ %below.2.i.i, %if.end67.i.i ]
  %high.1361.i.i = phi i32 [ %high.0.i.i, %land.rhs.lr.ph.i.i ], [ %high.2.i.i, %if.end67.i.i ]
  %low.1360.i.i = phi i32 [ %low.0.i.i, %land.rhs.lr.ph.i.i ], [ %low.2.i.i, %if.end67.i.i ]
  %sub53.i.i = sub nsw i64 %upto.1363.i.i, %below.1362.i.i
  %cmp55.i.i = icmp sgt i64 %sub53.i.i, %div54180.i.i
  br i1 %cmp55.i.i, label %while.body57.i.i, label %while.end.i.i

while.body57.i.i:                                 ; preds = %land.rhs.i.i
  %sub58.i.i = sub i32 %high.1361.i.i, %low.1360.i.i
  %div59181.i.i = lshr i32 %sub58.i.i, 1
  %add60.i.i = add i32 %div59181.i.i, %low.1360.i.i
  %splat.splatinsert.i329.i.i = insertelement <16 x i32> poison, i32 %add60.i.i, i64 0
  %splat.splat.i330.i.i = shufflevector <16 x i32> %splat.splatinsert.i329.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body.i331.i.i

for.body.i331.i.i:                                ; preds = %for.body.i331.i.i, %while.body57.i.i
  %k.039.i332.i.i = phi i64 [ 0, %while.body57.i.i ], [ %add10.i343.i.i, %for.body.i331.i.i ]
  %some.sroa.0.038.i333.i.i = phi <16 x i32> [ zeroinitializer, %while.body57.i.i ], [ %sub.i338.i.i, %for.body.i331.i.i ]
  %some.sroa.10.037.i334.i.i = phi <16 x i32> [ zeroinitializer, %while.body57.i.i ], [ %sub9.i342.i.i, %for.body.i331.i.i ]
  %add.ptr.i335.i.i = getelementptr inbounds i32, ptr %keys.addr.0.i137.i, i64 %k.039.i332.i.i
  %47 = load <16 x i32>, ptr %add.ptr.i335.i.i, align 4
  %cmp1.i336.i.i = icmp ule <16 x i32> %47, %splat.splat.i330.i.i
  %sext.neg.i337.i.i = zext <16 x i1> %cmp1.i336.i.i to <16 x i32>
  %sub.i338.i.i = add <16 x i32> %some.sroa.0.038.i333.i.i, %sext.neg.i337.i.i
  %add.ptr3.i339.i.i = getelementptr inbounds i8, ptr %add.ptr.i335.i.i, i64 64
  %48 = load <16 x i32>, ptr %add.ptr3.i339.i.i, align 4
  %cmp6.i340.i.i = icmp ule <16 x i32> %48, %splat.splat.i330.i.i
  %sext7.neg.i341.i.i = zext <16 x i1> %cmp6.i340.i.i to <16 x i32>
  %sub9.i342.i.i = add <16 x i32> %some.sroa.10.037.i334.i.i, %sext7.neg.i341.i.i
  %add10.i343.i.i = add nuw nsw i64 %k.039.i332.i.i, 32
  %add.i344.i.i = or disjoint i64 %add10.i343.i.i, 16
  %cmp.i345.i.i = icmp ult i64 %add.i344.i.i, %count.addr.0.i136.i
  br i1 %cmp.i345.i.i, label %for.body.i331.i.i, label %for.end.loopexit.i346.i.i, !llvm.loop !10

for.end.loopexit.i346.i.i:                        ; preds = %for.body.i331.i.i
  br i1 %cmp11.i271.i.i, label %if.then.i321.i.i, label %up_to_32.exit347.i.i

if.then.i321.i.i:                                 ; preds = %for.end.loopexit.i346.i.i
  %49 = load <16 x i32>, ptr %add.ptr12.i322.i.i, align 4
  %cmp15.i325.i.i = icmp ule <16 x i32> %49, %splat.splat.i330.i.i
  %sext16.neg.i326.i.i = zext <16 x i1> %cmp15.i325.i.i to <16 x i32>
  %sub18.i327.i.i = add <16 x i32> %sub.i338.i.i, %sext16.neg.i326.i.i
  br label %up_to_32.exit347.i.i

up_to_32.exit347.i.i:                             ; preds = %if.then.i321.i.i, %for.end.loopexit.i346.i.i
  %some.sroa.0.1.i272.i.i = phi <16 x i32> [ %sub18.i327.i.i, %if.then.i321.i.i ], [ %sub.i338.i.i, %for.end.loopexit.i346.i.i ]
  %add21.i273.i.i = add <16 x i32> %some.sroa.0.1.i272.i.i, %sub9.i342.i.i
  %vecext.i.i274.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 0
  %conv.i.i275.i.i = zext i32 %vecext.i.i274.i.i to i64
  %vecext.1.i.i276.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 1
  %conv.1.i.i277.i.i = zext i32 %vecext.1.i.i276.i.i to i64
  %add.1.i.i278.i.i = add nuw nsw i64 %conv.i.i275.i.i, %conv.1.i.i277.i.i
  %vecext.2.i.i279.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 2
  %conv.2.i.i280.i.i = zext i32 %vecext.2.i.i279.i.i to i64
  %add.2.i.i281.i.i = add nuw nsw i64 %add.1.i.i278.i.i, %conv.2.i.i280.i.i
  %vecext.3.i.i282.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 3
  %conv.3.i.i283.i.i = zext i32 %vecext.3.i.i282.i.i to i64
  %add.3.i.i284.i.i = add nuw nsw i64 %add.2.i.i281.i.i, %conv.3.i.i283.i.i
  %vecext.4.i.i285.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 4
  %conv.4.i.i286.i.i = zext i32 %vecext.4.i.i285.i.i to i64
  %add.4.i.i287.i.i = add nuw nsw i64 %add.3.i.i284.i.i, %conv.4.i.i286.i.i
  %vecext.5.i.i288.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 5
  %conv.5.i.i289.i.i = zext i32 %vecext.5.i.i288.i.i to i64
  %add.5.i.i290.i.i = add nuw nsw i64 %add.4.i.i287.i.i, %conv.5.i.i289.i.i
  %vecext.6.i.i291.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 6
  %conv.6.i.i292.i.i = zext i32 %vecext.6.i.i291.i.i to i64
  %add.6.i.i293.i.i = add nuw nsw i64 %add.5.i.i290.i.i, %conv.6.i.i292.i.i
  %vecext.7.i.i294.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 7
  %conv.7.i.i295.i.i = zext i32 %vecext.7.i.i294.i.i to i64
  %add.7.i.i296.i.i = add nuw nsw i64 %add.6.i.i293.i.i, %conv.7.i.i295.i.i
  %vecext.8.i.i297.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 8
  %conv.8.i.i298.i.i = zext i32 %vecext.8.i.i297.i.i to i64
  %add.8.i.i299.i.i = add nuw nsw i64 %add.7.i.i296.i.i, %conv.8.i.i298.i.i
  %vecext.9.i.i300.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 9
  %conv.9.i.i301.i.i = zext i32 %vecext.9.i.i300.i.i to i64
  %add.9.i.i302.i.i = add nuw nsw i64 %add.8.i.i299.i.i, %conv.9.i.i301.i.i
  %vecext.10.i.i303.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 10
  %conv.10.i.i304.i.i = zext i32 %vecext.10.i.i303.i.i to i64
  %add.10.i.i305.i.i = add nuw nsw i64 %add.9.i.i302.i.i, %conv.10.i.i304.i.i
  %vecext.11.i.i306.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 11
  %conv.11.i.i307.i.i = zext i32 %vecext.11.i.i306.i.i to i64
  %add.11.i.i308.i.i = add nuw nsw i64 %add.10.i.i305.i.i, %conv.11.i.i307.i.i
  %vecext.12.i.i309.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 12
  %conv.12.i.i310.i.i = zext i32 %vecext.12.i.i309.i.i to i64
  %add.12.i.i311.i.i = add nuw nsw i64 %add.11.i.i308.i.i, %conv.12.i.i310.i.i
  %vecext.13.i.i312.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 13
  %conv.13.i.i313.i.i = zext i32 %vecext.13.i.i312.i.i to i64
  %add.13.i.i314.i.i = add nuw nsw i64 %add.12.i.i311.i.i, %conv.13.i.i313.i.i
  %vecext.14.i.i315.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 14
  %conv.14.i.i316.i.i = zext i32 %vecext.14.i.i315.i.i to i64
  %add.14.i.i317.i.i = add nuw nsw i64 %add.13.i.i314.i.i, %conv.14.i.i316.i.i
  %vecext.15.i.i318.i.i = extractelement <16 x i32> %add21.i273.i.i, i64 15
  %conv.15.i.i319.i.i = zext i32 %vecext.15.i.i318.i.i to i64
  %add.15.i.i320.i.i = add nuw nsw i64 %add.14.i.i317.i.i, %conv.15.i.i319.i.i
  %cmp62.i.i = icmp slt i64 %place.addr.0.i134.i, %add.15.i.i320.i.i
  br i1 %cmp62.i.i, label %if.end67.i.i, label %if.else65.i.i

if.else65.i.i:                                    ; preds = %up_to_32.exit347.i.i
  %add66.i.i = add i32 %add60.i.i, 1
  br label %if.end67.i.i

if.end67.i.i:                                     ; preds = %if.else65.i.i, %up_to_32.exit347.i.i
  %low.2.i.i = phi i32 [ %add66.i.i, %if.else65.i.i ], [ %low.1360.i.i, %up_to_32.exit347.i.i ]
  %high.2.i.i = phi i32 [ %high.1361.i.i, %if.else65.i.i ], [ %add60.i.i, %up_to_32.exit347.i.i ]
  %below.2.i.i = phi i64 [ %add.15.i.i320.i.i, %if.else65.i.i ], [ %below.1362.i.i, %up_to_32.exit347.i.i ]
  %upto.2.i.i = phi i64 [ %upto.1363.i.i, %if.else65.i.i ], [ %add.15.i.i320.i.i, %up_to_32.exit347.i.i ]
  %cmp51.i.i = icmp ult i32 %low.2.i.i, %high.2.i.i
  br i1 %cmp51.i.i, label %land.rhs.i.i, label %while.end.i.i, !llvm.loop !13

while.end.i.i:                                    ; preds = %if.end67.i.i, %land.rhs.i.i, %if.end49.i.i
  %low.1.lcssa.i.i = phi i32 [ %low.0.i.i, %if.end49.i.i ], [ %low.2.i.i, %if.end67.i.i ], [ %low.1360.i.i, %land.rhs.i.i ]
  %high.1.lcssa.i.i = phi i32 [ %high.0.i.i, %if.end49.i.i ], [ %high.2.i.i, %if.end67.i.i ], [ %high.1361.i.i, %land.rhs.i.i ]
  %below.1.lcssa.i.i = phi i64 [ %below.0.i.i, %if.end49.i.i ], [ %below.2.i.i, %if.end67.i.i ], [ %below.1362.i.i, %land.rhs.i.i ]
  %cmp68.not.i.i = icmp eq i32 %low.1.lcssa.i.i, %high.1.lcssa.i.i
  br i1 %cmp68.not.i.i, label %select_32.exit.i, label %for.body76.lr.ph.new.i.i

for.body76.lr.ph.new.i.i:                         ; preds = %while.end.i.i
  %sub80.i.i = sub i32 %high.1.lcssa.i.i, %low.1.lcssa.i.i
  %unroll_iter.i.i = and i64 %count.addr.0.i136.i, 9223372036854775804
  br label %for.body76.i.i

for.body76.i.i:                                   ; preds = %for.body76.i.i, %for.body76.lr.ph.new.i.i
  %k.0371.i.i = phi i64 [ 0, %for.body76.lr.ph.new.i.i ], [ %inc86.3.i.i, %for.body76.i.i ]
  %left.0370.i.i = phi i64 [ 0, %for.body76.lr.ph.new.i.i ], [ %add84.3.i.i, %for.body76.i.i ]
  %arrayidx77.i.i = getelementptr inbounds i32, ptr %keys.addr.0.i137.i, i64 %k.0371.i.i
  %50 = load i32, ptr %arrayidx77.i.i, align 4
  %arrayidx78.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %left.0370.i.i
  store i32 %50, ptr %arrayidx78.i.i, align 4
  %sub79.i.i = sub i32 %50, %low.1.lcssa.i.i
  %cmp81.i.i = icmp ule i32 %sub79.i.i, %sub80.i.i
  %conv83.i.i = zext i1 %cmp81.i.i to i64
  %add84.i.i = add nuw nsw i64 %left.0370.i.i, %conv83.i.i
  %inc86.i.i = or disjoint i64 %k.0371.i.i, 1
  %arrayidx77.1.i.i = getelementptr inbounds i32, ptr %keys.addr.0.i137.i, i64 %inc86.i.i
  %51 = load i32, ptr %arrayidx77.1.i.i, align 4
  %arrayidx78.1.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add84.i.i
  store i32 %51, ptr %arrayidx78.1.i.i, align 4
  %sub79.1.i.i = sub i32 %51, %low.1.lcssa.i.i
  %cmp81.1.i.i = icmp ule i32 %sub79.1.i.i, %sub80.i.i
  %conv83.1.i.i = zext i1 %cmp81.1.i.i to i64
  %add84.1.i.i = add nuw nsw i64 %add84.i.i, %conv83.1.i.i
  %inc86.1.i.i = or disjoint i64 %k.0371.i.i, 2
  %arrayidx77.2.i.i = getelementptr inbounds i32, ptr %keys.addr.0.i137.i, i64 %inc86.1.i.i
  %52 = load i32, ptr %arrayidx77.2.i.i, align 4
  %arrayidx78.2.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add84.1.i.i
  store i32 %52, ptr %arrayidx78.2.i.i, align 4
  %sub79.2.i.i = sub i32 %52, %low.1.lcssa.i.i
  %cmp81.2.i.i = icmp ule i32 %sub79.2.i.i, %sub80.i.i
  %conv83.2.i.i = zext i1 %cmp81.2.i.i to i64
  %add84.2.i.i = add nuw nsw i64 %add84.1.i.i, %conv83.2.i.i
  %inc86.2.i.i = or disjoint i64 %k.0371.i.i, 3
  %arrayidx77.3.i.i = getelementptr inbounds i32, ptr %keys.addr.0.i137.i, i64 %inc86.2.i.i
  %53 = load i32, ptr %arrayidx77.3.i.i, align 4
  %arrayidx78.3.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add84.2.i.i
  store i32 %53, ptr %arrayidx78.3.i.i, align 4
  %sub79.3.i.i = sub i32 %53, %low.1.lcssa.i.i
  %cmp81.3.i.i = icmp ule i32 %sub79.3.i.i, %sub80.i.i
  %conv83.3.i.i = zext i1 %cmp81.3.i.i to i64
  %add84.3.i.i = add nuw nsw i64 %add84.2.i.i, %conv83.3.i.i
  %inc86.3.i.i = add nuw i64 %k.0371.i.i, 4
  %niter.ncmp.3.not.i.i = icmp eq i64 %inc86.3.i.i, %unroll_iter.i.i
  br i1 %niter.ncmp.3.not.i.i, label %cleanup.loopexit.unr-lcssa.i.i, label %for.body76.i.i, !llvm.loop !14

cleanup.loopexit.unr-lcssa.i.i:                   ; preds = %for.body76.i.i
  %xtraiter.i.i = and i64 %count.addr.0.i136.i, 3
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %cleanup.i.i, label %for.body76.epil.i.i

for.body76.epil.i.i:                              ; preds = %cleanup.loopexit.unr-lcssa.i.i, %for.body76.epil.i.i
  %k.0371.epil.i.i = phi i64 [ %inc86.epil.i.i, %for.body76.epil.i.i ], [ %unroll_iter.i.i, %cleanup.loopexit.unr-lcssa.i.i ]
  %left.0370.epil.i.i = phi i64 [ %add84.epil.i.i, %for.body76.epil.i.i ], [ %add84.3.i.i, %cleanup.loopexit.unr-lcssa.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %for.body76.epil.i.i ], [ 0, %cleanup.loopexit.unr-lcssa.i.i ]
  %arrayidx77.epil.i.i = getelementptr inbounds i32, ptr %keys.addr.0.i137.i, i64 %k.0371.epil.i.i
  %54 = load i32, ptr %arrayidx77.epil.i.i, align 4
  %arrayidx78.epil.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %left.0370.epil.i.i
  store i32 %54, ptr %arrayidx78.epil.i.i, align 4
  %sub79.epil.i.i = sub i32 %54, %low.1.lcssa.i.i
  %cmp81.epil.i.i = icmp ule i32 %sub79.epil.i.i, %sub80.i.i
  %conv83.epil.i.i = zext i1 %cmp81.epil.i.i to i64
  %add84.epil.i.i = add nuw nsw i64 %left.0370.epil.i.i, %conv83.epil.i.i
  %inc86.epil.i.i = add nuw nsw i64 %k.0371.epil.i.i, 1
  %epil.iter.next.i.i = add nuw nsw i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %epil.iter.next.i.i, %xtraiter.i.i
  br i1 %epil.iter.cmp.not.i.i, label %cleanup.i.i, label %for.body76.epil.i.i, !llvm.loop !15

cleanup.i.i:                                      ; preds = %for.body76.epil.i.i, %cleanup.loopexit.unr-lcssa.i.i
  %add84.lcssa.i.i = phi i64 [ %add84.3.i.i, %cleanup.loopexit.unr-lcssa.i.i ], [ %add84.epil.i.i, %for.body76.epil.i.i ]
  %add.ptr.i348.i.i = getelementptr inbounds i32, ptr %add.ptr1.i, i64 %add84.lcssa.i.i
  store <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, ptr %add.ptr.i348.i.i, align 4
  %sub88.i.i = sub nsw i64 %place.addr.0.i134.i, %below.1.lcssa.i.i
  %cmp.i115.i = icmp sgt i64 %add84.lcssa.i.i, 64
  br i1 %cmp.i115.i, label %while.body.i.i, label %while.end95.i.i

while.end95.i.i:                                  ; preds = %cleanup.i.i
  call fastcc void @order_32(ptr noundef nonnull %add.ptr1.i, i64 noundef %add84.lcssa.i.i, ptr noundef nonnull %ordered.i.i)
  %arrayidx97.i.i = getelementptr inbounds [256 x i32], ptr %ordered.i.i, i64 0, i64 %sub88.i.i
  %55 = load i32, ptr %arrayidx97.i.i, align 4
  br label %select_32.exit.i

select_32.exit.i:                                 ; preds = %while.end.i.i, %while.end95.i.i
  %retval.2.i.i = phi i32 [ %55, %while.end95.i.i ], [ %low.1.lcssa.i.i, %while.end.i.i ]
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %ordered.i.i) #5
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %sample.i.i) #5
  br label %if.end34.i

if.end34.i:                                       ; preds = %select_32.exit.i, %if.else27.i, %above_32.exit.i, %up_to_32.exit.i, %if.else.i, %if.then14.i
  %found.1.i = phi i32 [ %20, %if.then14.i ], [ %add14.i.i, %above_32.exit.i ], [ %found.0145.i, %up_to_32.exit.i ], [ %retval.2.i.i, %select_32.exit.i ], [ %found.0145.i, %if.else27.i ], [ %largest.1.lcssa.i.i, %if.else.i ]
  switch i64 %6, label %if.end3.i.i [
    i64 0, label %value_32.exit.i
    i64 1, label %if.then2.i.i
  ]

if.then2.i.i:                                     ; preds = %if.end34.i
  %xor.i125.i = xor i32 %found.1.i, -2147483648
  br label %value_32.exit.i

if.end3.i.i:                                      ; preds = %if.end34.i
  %tobool.not.i.i = icmp sgt i32 %found.1.i, -1
  %cond.i126.i = select i1 %tobool.not.i.i, i32 -1, i32 -2147483648
  %xor4.i.i = xor i32 %cond.i126.i, %found.1.i
  br label %value_32.exit.i

value_32.exit.i:                                  ; preds = %if.end3.i.i, %if.then2.i.i, %if.end34.i
  %retval.0.i.i = phi i32 [ %xor.i125.i, %if.then2.i.i ], [ %xor4.i.i, %if.end3.i.i ], [ %found.1.i, %if.end34.i ]
  %arrayidx36.i = getelementptr inbounds i32, ptr %out.addr.0149.i, i64 %k.0146.i
  store i32 %retval.0.i.i, ptr %arrayidx36.i, align 4
  %inc.i = add nuw nsw i64 %k.0146.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %7
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body5.i, !llvm.loop !16

lines_32.exit:                                    ; preds = %for.cond.cleanup.i, %if.then
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %ordered.i) #5
  br label %if.end

if.else:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %ordered.i34) #5
  %add.ptr.i35 = getelementptr inbounds i64, ptr %9, i64 %5
  %add.ptr1.i36 = getelementptr inbounds i8, ptr %add.ptr.i35, i64 64
  br i1 %cmp147.i, label %for.body.lr.ph.i37, label %lines_64.exit

for.body.lr.ph.i37:                               ; preds = %if.else
  %56 = inttoptr i64 %10 to ptr
  %57 = inttoptr i64 %3 to ptr
  %cmp.i.i38 = icmp eq i64 %6, 1
  %cond.i.i39 = select i1 %cmp.i.i38, i64 -9223372036854775808, i64 0
  %cmp1.i.i40 = icmp eq i64 %6, 2
  %cmp2.not114.i.i41 = icmp slt i64 %5, 8
  %splat.splatinsert.i.i42 = insertelement <8 x i64> poison, i64 %cond.i.i39, i64 0
  %splat.splat.i.i43 = shufflevector <8 x i64> %splat.splatinsert.i.i42, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp2.i44 = icmp slt i64 %5, 65
  %cmp4135.i = icmp sgt i64 %7, 0
  %sub.i45 = add nsw i64 %5, -1
  %58 = add nsw i64 %5, -9
  %59 = and i64 %58, -16
  %60 = add i64 %59, 16
  %cmp11.i.i46 = icmp slt i64 %60, %5
  %add.ptr12.i.i47 = getelementptr inbounds i64, ptr %9, i64 %60
  br label %for.body.i48

for.body.i48:                                     ; preds = %for.cond.cleanup.i81, %for.body.lr.ph.i37
  %source.addr.0143.i = phi ptr [ %57, %for.body.lr.ph.i37 ], [ %add.ptr38.i83, %for.cond.cleanup.i81 ]
  %lines.addr.0142.i = phi i64 [ %4, %for.body.lr.ph.i37 ], [ %dec.i82, %for.cond.cleanup.i81 ]
  %out.addr.0141.i = phi ptr [ %56, %for.body.lr.ph.i37 ], [ %add.ptr40.i85, %for.cond.cleanup.i81 ]
  %places.addr.0140.i = phi ptr [ %1, %for.body.lr.ph.i37 ], [ %add.ptr39.i84, %for.cond.cleanup.i81 ]
  br i1 %cmp1.i.i40, label %for.cond.preheader.i.i361, label %for.cond20.preheader.i.i49

for.cond20.preheader.i.i49:                       ; preds = %for.body.i48
  br i1 %cmp2.not114.i.i41, label %if.end.i.i60, label %for.body23.i.i50

for.cond.preheader.i.i361:                        ; preds = %for.body.i48
  br i1 %cmp2.not114.i.i41, label %if.end.i.i60, label %for.body.i.i362

for.body.i.i362:                                  ; preds = %for.cond.preheader.i.i361, %for.body.i.i362
  %add117.i.i363 = phi i64 [ %add.i.i378, %for.body.i.i362 ], [ 8, %for.cond.preheader.i.i361 ]
  %most.0116.i.i364 = phi <8 x i64> [ %or17.i.i376, %for.body.i.i362 ], [ zeroinitializer, %for.cond.preheader.i.i361 ]
  %k.0115.i.i365 = phi i64 [ %add117.i.i363, %for.body.i.i362 ], [ 0, %for.cond.preheader.i.i361 ]
  %add.ptr.i.i366 = getelementptr inbounds i64, ptr %source.addr.0143.i, i64 %k.0115.i.i365
  %61 = load <8 x i64>, ptr %add.ptr.i.i366, align 8
  %and.i.i367 = and <8 x i64> %61, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %cmp3.i.i368 = icmp ugt <8 x i64> %and.i.i367, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %cmp4.i.i369 = icmp eq <8 x i64> %61, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %not.i.i370 = select <8 x i1> %cmp4.i.i369, <8 x i64> <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and7.i.i371 = and <8 x i64> %not.i.i370, %61
  %shr.i.i372 = ashr <8 x i64> %and7.i.i371, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %or.i.i373 = or <8 x i64> %shr.i.i372, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %xor.i.i374 = xor <8 x i64> %or.i.i373, %and7.i.i371
  %or11.i.i375 = select <8 x i1> %cmp3.i.i368, <8 x i64> <i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248, i64 -2251799813685248>, <8 x i64> %xor.i.i374
  %or17.i.i376 = tail call <8 x i64> @llvm.umax.v8i64(<8 x i64> %or11.i.i375, <8 x i64> %most.0116.i.i364)
  %add.ptr18.i.i377 = getelementptr inbounds i64, ptr %9, i64 %k.0115.i.i365
  store <8 x i64> %or11.i.i375, ptr %add.ptr18.i.i377, align 8
  %add.i.i378 = add nuw nsw i64 %add117.i.i363, 8
  %cmp2.not.i.i379 = icmp sgt i64 %add.i.i378, %5
  br i1 %cmp2.not.i.i379, label %if.end.i.i60, label %for.body.i.i362, !llvm.loop !17

for.body23.i.i50:                                 ; preds = %for.cond20.preheader.i.i49, %for.body23.i.i50
  %add21112.i.i51 = phi i64 [ %add21.i.i58, %for.body23.i.i50 ], [ 8, %for.cond20.preheader.i.i49 ]
  %most.1111.i.i52 = phi <8 x i64> [ %or33.i.i56, %for.body23.i.i50 ], [ zeroinitializer, %for.cond20.preheader.i.i49 ]
  %k.1110.i.i53 = phi i64 [ %add21112.i.i51, %for.body23.i.i50 ], [ 0, %for.cond20.preheader.i.i49 ]
  %add.ptr25.i.i54 = getelementptr inbounds i64, ptr %source.addr.0143.i, i64 %k.1110.i.i53
  %62 = load <8 x i64>, ptr %add.ptr25.i.i54, align 8
  %xor26.i.i55 = xor <8 x i64> %62, %splat.splat.i.i43
  %or33.i.i56 = tail call <8 x i64> @llvm.umax.v8i64(<8 x i64> %xor26.i.i55, <8 x i64> %most.1111.i.i52)
  %add.ptr34.i.i57 = getelementptr inbounds i64, ptr %9, i64 %k.1110.i.i53
  store <8 x i64> %xor26.i.i55, ptr %add.ptr34.i.i57, align 8
  %add21.i.i58 = add nuw nsw i64 %add21112.i.i51, 8
  %cmp22.not.i.i59 = icmp sgt i64 %add21.i.i58, %5
  br i1 %cmp22.not.i.i59, label %if.end.i.i60, label %for.body23.i.i50, !llvm.loop !18

if.end.i.i60:                                     ; preds = %for.body23.i.i50, %for.body.i.i362, %for.cond.preheader.i.i361, %for.cond20.preheader.i.i49
  %k.2.i.i61 = phi i64 [ 0, %for.cond.preheader.i.i361 ], [ 0, %for.cond20.preheader.i.i49 ], [ %add117.i.i363, %for.body.i.i362 ], [ %add21112.i.i51, %for.body23.i.i50 ]
  %most.2.i.i62 = phi <8 x i64> [ zeroinitializer, %for.cond.preheader.i.i361 ], [ zeroinitializer, %for.cond20.preheader.i.i49 ], [ %or17.i.i376, %for.body.i.i362 ], [ %or33.i.i56, %for.body23.i.i50 ]
  %vecext.i.i63 = extractelement <8 x i64> %most.2.i.i62, i64 0
  %vecext.1.i.i64 = extractelement <8 x i64> %most.2.i.i62, i64 1
  %vecext.largest.0.1.i.i65 = tail call i64 @llvm.umax.i64(i64 %vecext.1.i.i64, i64 %vecext.i.i63)
  %vecext.2.i.i66 = extractelement <8 x i64> %most.2.i.i62, i64 2
  %vecext.largest.0.2.i.i67 = tail call i64 @llvm.umax.i64(i64 %vecext.2.i.i66, i64 %vecext.largest.0.1.i.i65)
  %vecext.3.i.i68 = extractelement <8 x i64> %most.2.i.i62, i64 3
  %vecext.largest.0.3.i.i69 = tail call i64 @llvm.umax.i64(i64 %vecext.3.i.i68, i64 %vecext.largest.0.2.i.i67)
  %vecext.4.i.i70 = extractelement <8 x i64> %most.2.i.i62, i64 4
  %vecext.largest.0.4.i.i71 = tail call i64 @llvm.umax.i64(i64 %vecext.4.i.i70, i64 %vecext.largest.0.3.i.i69)
  %vecext.5.i.i72 = extractelement <8 x i64> %most.2.i.i62, i64 5
  %vecext.largest.0.5.i.i73 = tail call i64 @llvm.umax.i64(i64 %vecext.5.i.i72, i64 %vecext.largest.0.4.i.i71)
  %vecext.6.i.i74 = extractelement <8 x i64> %most.2.i.i62, i64 6
  %vecext.largest.0.6.i.i75 = tail call i64 @llvm.umax.i64(i64 %vecext.6.i.i74, i64 %vecext.largest.0.5.i.i73)
  %vecext.7.i.i76 = extractelement <8 x i64> %most.2.i.i62, i64 7
  %vecext.largest.0.7.i.i77 = tail call i64 @llvm.umax.i64(i64 %vecext.7.i.i76, i64 %vecext.largest.0.6.i.i75)
  %cmp47122.i.i78 = icmp slt i64 %k.2.i.i61, %5
  br i1 %cmp47122.i.i78, label %for.body48.i.i341, label %load_64.exit.i

for.body48.i.i341:                                ; preds = %if.end.i.i60, %key_64.exit.i.i
  %largest.1124.i.i342 = phi i64 [ %call.largest.1.i.i349, %key_64.exit.i.i ], [ %vecext.largest.0.7.i.i77, %if.end.i.i60 ]
  %k.3123.i.i343 = phi i64 [ %inc58.i.i350, %key_64.exit.i.i ], [ %k.2.i.i61, %if.end.i.i60 ]
  %arrayidx.i.i344 = getelementptr inbounds i64, ptr %source.addr.0143.i, i64 %k.3123.i.i343
  %63 = load i64, ptr %arrayidx.i.i344, align 8
  switch i64 %6, label %if.end3.i.i.i352 [
    i64 0, label %key_64.exit.i.i
    i64 1, label %if.then2.i.i.i345
  ]

if.then2.i.i.i345:                                ; preds = %for.body48.i.i341
  %xor.i.i.i346 = xor i64 %63, -9223372036854775808
  br label %key_64.exit.i.i

if.end3.i.i.i352:                                 ; preds = %for.body48.i.i341
  %and.i.i.i353 = and i64 %63, 9223372036854775807
  %cmp4.i.i.i354 = icmp ugt i64 %and.i.i.i353, 9218868437227405312
  br i1 %cmp4.i.i.i354, label %key_64.exit.i.i, label %if.end6.i.i.i355

if.end6.i.i.i355:                                 ; preds = %if.end3.i.i.i352
  %cmp7.i.i.i356 = icmp eq i64 %63, -9223372036854775808
  %spec.store.select.i.i.i357 = select i1 %cmp7.i.i.i356, i64 0, i64 %63
  %shr.i.i.i358 = ashr i64 %spec.store.select.i.i.i357, 63
  %or.i.i.i359 = or i64 %shr.i.i.i358, -9223372036854775808
  %xor10.i.i.i360 = xor i64 %or.i.i.i359, %spec.store.select.i.i.i357
  br label %key_64.exit.i.i

key_64.exit.i.i:                                  ; preds = %if.end6.i.i.i355, %if.end3.i.i.i352, %if.then2.i.i.i345, %for.body48.i.i341
  %retval.0.i.i.i347 = phi i64 [ %xor.i.i.i346, %if.then2.i.i.i345 ], [ %xor10.i.i.i360, %if.end6.i.i.i355 ], [ %63, %for.body48.i.i341 ], [ -2251799813685248, %if.end3.i.i.i352 ]
  %arrayidx49.i.i348 = getelementptr inbounds i64, ptr %9, i64 %k.3123.i.i343
  store i64 %retval.0.i.i.i347, ptr %arrayidx49.i.i348, align 8
  %call.largest.1.i.i349 = tail call i64 @llvm.umax.i64(i64 %retval.0.i.i.i347, i64 %largest.1124.i.i342)
  %inc58.i.i350 = add nuw nsw i64 %k.3123.i.i343, 1
  %exitcond.not.i.i351 = icmp eq i64 %inc58.i.i350, %5
  br i1 %exitcond.not.i.i351, label %load_64.exit.i, label %for.body48.i.i341, !llvm.loop !19

load_64.exit.i:                                   ; preds = %key_64.exit.i.i, %if.end.i.i60
  %largest.1.lcssa.i.i79 = phi i64 [ %vecext.largest.0.7.i.i77, %if.end.i.i60 ], [ %call.largest.1.i.i349, %key_64.exit.i.i ]
  store <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, ptr %add.ptr.i35, align 8
  br i1 %cmp2.i44, label %if.then.i340, label %if.end.i80

if.then.i340:                                     ; preds = %load_64.exit.i
  call fastcc void @order_64(ptr noundef nonnull %9, i64 noundef %5, ptr noundef nonnull %ordered.i34)
  br label %if.end.i80

if.end.i80:                                       ; preds = %if.then.i340, %load_64.exit.i
  br i1 %cmp4135.i, label %for.body5.i87, label %for.cond.cleanup.i81

for.cond.cleanup.i81:                             ; preds = %value_64.exit.i, %if.end.i80
  %dec.i82 = add nsw i64 %lines.addr.0142.i, -1
  %add.ptr38.i83 = getelementptr inbounds i64, ptr %source.addr.0143.i, i64 %5
  %add.ptr39.i84 = getelementptr inbounds i64, ptr %places.addr.0140.i, i64 %7
  %add.ptr40.i85 = getelementptr inbounds i64, ptr %out.addr.0141.i, i64 %7
  %cmp.i86 = icmp sgt i64 %lines.addr.0142.i, 1
  br i1 %cmp.i86, label %for.body.i48, label %lines_64.exit, !llvm.loop !20

for.body5.i87:                                    ; preds = %if.end.i80, %value_64.exit.i
  %k.0138.i = phi i64 [ %inc.i244, %value_64.exit.i ], [ 0, %if.end.i80 ]
  %found.0137.i = phi i64 [ %found.1.i240, %value_64.exit.i ], [ 0, %if.end.i80 ]
  %last.0136.i = phi i64 [ %cond12.i91, %value_64.exit.i ], [ -2, %if.end.i80 ]
  %arrayidx.i88 = getelementptr inbounds i64, ptr %places.addr.0140.i, i64 %k.0138.i
  %64 = load i64, ptr %arrayidx.i88, align 8
  %spec.select.i89 = tail call i64 @llvm.smax.i64(i64 %64, i64 0)
  %cmp8.i90 = icmp slt i64 %spec.select.i89, %5
  %cond12.i91 = select i1 %cmp8.i90, i64 %spec.select.i89, i64 %sub.i45
  br i1 %cmp2.i44, label %if.then14.i338, label %if.else.i92

if.then14.i338:                                   ; preds = %for.body5.i87
  %arrayidx15.i339 = getelementptr inbounds [64 x i64], ptr %ordered.i34, i64 0, i64 %cond12.i91
  %65 = load i64, ptr %arrayidx15.i339, align 8
  br label %if.end34.i239

if.else.i92:                                      ; preds = %for.body5.i87
  %cmp17.i93 = icmp eq i64 %cond12.i91, %sub.i45
  br i1 %cmp17.i93, label %if.end34.i239, label %if.else19.i94

if.else19.i94:                                    ; preds = %if.else.i92
  %add.i95 = add nsw i64 %last.0136.i, 1
  %cmp20.i96 = icmp eq i64 %cond12.i91, %add.i95
  %tobool.i97 = icmp ne i64 %cond12.i91, 0
  %or.cond.i98 = and i1 %cmp20.i96, %tobool.i97
  br i1 %or.cond.i98, label %for.body.lr.ph.i.i275, label %if.else27.i99

for.body.lr.ph.i.i275:                            ; preds = %if.else19.i94
  %splat.splatinsert.i87.i276 = insertelement <8 x i64> poison, i64 %found.0137.i, i64 0
  %splat.splat.i88.i277 = shufflevector <8 x i64> %splat.splatinsert.i87.i276, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i89.i278

for.body.i89.i278:                                ; preds = %for.body.i89.i278, %for.body.lr.ph.i.i275
  %k.039.i.i279 = phi i64 [ 0, %for.body.lr.ph.i.i275 ], [ %add10.i.i290, %for.body.i89.i278 ]
  %some.sroa.0.038.i.i280 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i275 ], [ %sub.i.i285, %for.body.i89.i278 ]
  %some.sroa.10.037.i.i281 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i275 ], [ %sub9.i.i289, %for.body.i89.i278 ]
  %add.ptr.i90.i282 = getelementptr inbounds i64, ptr %9, i64 %k.039.i.i279
  %66 = load <8 x i64>, ptr %add.ptr.i90.i282, align 8
  %cmp1.i91.i283 = icmp ule <8 x i64> %66, %splat.splat.i88.i277
  %sext.neg.i.i284 = zext <8 x i1> %cmp1.i91.i283 to <8 x i64>
  %sub.i.i285 = add <8 x i64> %some.sroa.0.038.i.i280, %sext.neg.i.i284
  %add.ptr3.i.i286 = getelementptr inbounds i8, ptr %add.ptr.i90.i282, i64 64
  %67 = load <8 x i64>, ptr %add.ptr3.i.i286, align 8
  %cmp6.i.i287 = icmp ule <8 x i64> %67, %splat.splat.i88.i277
  %sext7.neg.i.i288 = zext <8 x i1> %cmp6.i.i287 to <8 x i64>
  %sub9.i.i289 = add <8 x i64> %some.sroa.10.037.i.i281, %sext7.neg.i.i288
  %add10.i.i290 = add nuw nsw i64 %k.039.i.i279, 16
  %add.i92.i291 = or disjoint i64 %add10.i.i290, 8
  %cmp.i93.i292 = icmp slt i64 %add.i92.i291, %5
  br i1 %cmp.i93.i292, label %for.body.i89.i278, label %for.end.i.i293, !llvm.loop !21

for.end.i.i293:                                   ; preds = %for.body.i89.i278
  br i1 %cmp11.i.i46, label %if.then.i.i334, label %up_to_64.exit.i

if.then.i.i334:                                   ; preds = %for.end.i.i293
  %68 = load <8 x i64>, ptr %add.ptr12.i.i47, align 8
  %cmp15.i.i335 = icmp ule <8 x i64> %68, %splat.splat.i88.i277
  %sext16.neg.i.i336 = zext <8 x i1> %cmp15.i.i335 to <8 x i64>
  %sub18.i.i337 = add <8 x i64> %sub.i.i285, %sext16.neg.i.i336
  br label %up_to_64.exit.i

up_to_64.exit.i:                                  ; preds = %if.then.i.i334, %for.end.i.i293
  %some.sroa.0.1.i.i294 = phi <8 x i64> [ %sub18.i.i337, %if.then.i.i334 ], [ %sub.i.i285, %for.end.i.i293 ]
  %add21.i86.i295 = add <8 x i64> %some.sroa.0.1.i.i294, %sub9.i.i289
  %vecext.i.i.i296 = extractelement <8 x i64> %add21.i86.i295, i64 0
  %vecext.1.i.i.i297 = extractelement <8 x i64> %add21.i86.i295, i64 1
  %add.1.i.i.i298 = add nsw i64 %vecext.1.i.i.i297, %vecext.i.i.i296
  %vecext.2.i.i.i299 = extractelement <8 x i64> %add21.i86.i295, i64 2
  %add.2.i.i.i300 = add nsw i64 %add.1.i.i.i298, %vecext.2.i.i.i299
  %vecext.3.i.i.i301 = extractelement <8 x i64> %add21.i86.i295, i64 3
  %add.3.i.i.i302 = add nsw i64 %add.2.i.i.i300, %vecext.3.i.i.i301
  %vecext.4.i.i.i303 = extractelement <8 x i64> %add21.i86.i295, i64 4
  %add.4.i.i.i304 = add nsw i64 %add.3.i.i.i302, %vecext.4.i.i.i303
  %vecext.5.i.i.i305 = extractelement <8 x i64> %add21.i86.i295, i64 5
  %add.5.i.i.i306 = add nsw i64 %add.4.i.i.i304, %vecext.5.i.i.i305
  %vecext.6.i.i.i307 = extractelement <8 x i64> %add21.i86.i295, i64 6
  %add.6.i.i.i308 = add nsw i64 %add.5.i.i.i306, %vecext.6.i.i.i307
  %vecext.7.i.i.i309 = extractelement <8 x i64> %add21.i86.i295, i64 7
  %add.7.i.i.i310 = add nsw i64 %add.6.i.i.i308, %vecext.7.i.i.i309
  %cmp23.not.i311 = icmp sgt i64 %add.7.i.i.i310, %cond12.i91
  br i1 %cmp23.not.i311, label %if.end34.i239, label %for.body.lr.ph.i102.i

for.body.lr.ph.i102.i:                            ; preds = %up_to_64.exit.i
  %.scalar.i.i312 = xor i64 %found.0137.i, -1
  %69 = insertelement <8 x i64> poison, i64 %.scalar.i.i312, i64 0
  %70 = shufflevector <8 x i64> %69, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i103.i

for.body.i103.i:                                  ; preds = %for.body.i103.i, %for.body.lr.ph.i102.i
  %least.030.i.i313 = phi <8 x i64> [ <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %for.body.lr.ph.i102.i ], [ %or.i105.i, %for.body.i103.i ]
  %k.029.i.i314 = phi i64 [ 0, %for.body.lr.ph.i102.i ], [ %add4.i.i316, %for.body.i103.i ]
  %add.ptr.i104.i = getelementptr inbounds i64, ptr %9, i64 %k.029.i.i314
  %71 = load <8 x i64>, ptr %add.ptr.i104.i, align 8
  %sub1.i.i315 = add <8 x i64> %71, %70
  %or.i105.i = tail call <8 x i64> @llvm.umin.v8i64(<8 x i64> %sub1.i.i315, <8 x i64> %least.030.i.i313)
  %add4.i.i316 = add nuw nsw i64 %k.029.i.i314, 8
  %cmp.i106.i = icmp slt i64 %add4.i.i316, %5
  br i1 %cmp.i106.i, label %for.body.i103.i, label %above_64.exit.i, !llvm.loop !22

above_64.exit.i:                                  ; preds = %for.body.i103.i
  %vecext.i94.i317 = extractelement <8 x i64> %or.i105.i, i64 0
  %vecext.1.i95.i318 = extractelement <8 x i64> %or.i105.i, i64 1
  %vecext.found.0.1.i.i319 = tail call i64 @llvm.umin.i64(i64 %vecext.1.i95.i318, i64 %vecext.i94.i317)
  %vecext.2.i96.i320 = extractelement <8 x i64> %or.i105.i, i64 2
  %vecext.found.0.2.i.i321 = tail call i64 @llvm.umin.i64(i64 %vecext.2.i96.i320, i64 %vecext.found.0.1.i.i319)
  %vecext.3.i97.i322 = extractelement <8 x i64> %or.i105.i, i64 3
  %vecext.found.0.3.i.i323 = tail call i64 @llvm.umin.i64(i64 %vecext.3.i97.i322, i64 %vecext.found.0.2.i.i321)
  %vecext.4.i98.i324 = extractelement <8 x i64> %or.i105.i, i64 4
  %vecext.found.0.4.i.i325 = tail call i64 @llvm.umin.i64(i64 %vecext.4.i98.i324, i64 %vecext.found.0.3.i.i323)
  %vecext.5.i99.i326 = extractelement <8 x i64> %or.i105.i, i64 5
  %vecext.found.0.5.i.i327 = tail call i64 @llvm.umin.i64(i64 %vecext.5.i99.i326, i64 %vecext.found.0.4.i.i325)
  %vecext.6.i100.i328 = extractelement <8 x i64> %or.i105.i, i64 6
  %vecext.found.0.6.i.i329 = tail call i64 @llvm.umin.i64(i64 %vecext.6.i100.i328, i64 %vecext.found.0.5.i.i327)
  %vecext.7.i101.i330 = extractelement <8 x i64> %or.i105.i, i64 7
  %vecext.found.0.7.i.i331 = tail call i64 @llvm.umin.i64(i64 %vecext.7.i101.i330, i64 %vecext.found.0.6.i.i329)
  %add13.i.i332 = add i64 %found.0137.i, 1
  %add14.i.i333 = add i64 %add13.i.i332, %vecext.found.0.7.i.i331
  br label %if.end34.i239

if.else27.i99:                                    ; preds = %if.else19.i94
  %cmp28.not.i100 = icmp eq i64 %cond12.i91, %last.0136.i
  br i1 %cmp28.not.i100, label %if.end34.i239, label %while.body.i.preheader.i101

while.body.i.preheader.i101:                      ; preds = %if.else27.i99
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %sample.i.i32) #5
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %ordered.i.i33) #5
  br label %while.body.i.i102

while.body.i.i102:                                ; preds = %cleanup.i.i233, %while.body.i.preheader.i101
  %keys.addr.0.i129.i = phi ptr [ %add.ptr1.i36, %cleanup.i.i233 ], [ %9, %while.body.i.preheader.i101 ]
  %count.addr.0.i128.i = phi i64 [ %add84.lcssa.i.i234, %cleanup.i.i233 ], [ %5, %while.body.i.preheader.i101 ]
  %place.addr.0.i126.i = phi i64 [ %sub88.i.i235, %cleanup.i.i233 ], [ %cond12.i91, %while.body.i.preheader.i101 ]
  %least.0.i125.i = phi i64 [ %low.1.lcssa.i.i182, %cleanup.i.i233 ], [ 0, %while.body.i.preheader.i101 ]
  %most.0.i124.i = phi i64 [ %high.1.lcssa.i.i183, %cleanup.i.i233 ], [ -1, %while.body.i.preheader.i101 ]
  %cmp1.i108.i = icmp ult i64 %count.addr.0.i128.i, 8192
  %conv.i.i103 = select i1 %cmp1.i108.i, i64 64, i64 256
  %72 = add nsw i64 %conv.i.i103, -1
  %73 = select i1 %cmp1.i108.i, i64 6, i64 8
  br label %for.body.i109.i

for.cond.cleanup.i.i112:                          ; preds = %for.body.i109.i
  %conv5.i.i113 = select i1 %cmp1.i108.i, i64 8, i64 16
  call fastcc void @order_64(ptr noundef nonnull %sample.i.i32, i64 noundef %conv.i.i103, ptr noundef nonnull %ordered.i.i33)
  %mul13.i.i114 = shl i64 %place.addr.0.i126.i, %73
  %div14.i.i115 = sdiv i64 %mul13.i.i114, %count.addr.0.i128.i
  %cmp15.i113.i = icmp slt i64 %div14.i.i115, %conv5.i.i113
  br i1 %cmp15.i113.i, label %cond.end.i.i118, label %cond.false.i.i116

for.body.i109.i:                                  ; preds = %for.body.i109.i, %while.body.i.i102
  %j.0294.i.i = phi i64 [ 0, %while.body.i.i102 ], [ %inc.i.i111, %for.body.i109.i ]
  %mul.i.i104 = mul nuw nsw i64 %j.0294.i.i, %count.addr.0.i128.i
  %mul8.i.i105 = mul nuw nsw i64 %j.0294.i.i, 7919
  %rem.i.i106 = and i64 %mul8.i.i105, %72
  %mul9.i.i107 = mul nuw nsw i64 %rem.i.i106, %count.addr.0.i128.i
  %div182.i.i108 = lshr i64 %mul9.i.i107, %73
  %add.i110.i = add nuw nsw i64 %div182.i.i108, %mul.i.i104
  %div10183.i.i109 = lshr i64 %add.i110.i, %73
  %arrayidx.i111.i = getelementptr inbounds i64, ptr %keys.addr.0.i129.i, i64 %div10183.i.i109
  %74 = load i64, ptr %arrayidx.i111.i, align 8
  %arrayidx11.i.i110 = getelementptr inbounds [256 x i64], ptr %sample.i.i32, i64 0, i64 %j.0294.i.i
  store i64 %74, ptr %arrayidx11.i.i110, align 8
  %inc.i.i111 = add nuw nsw i64 %j.0294.i.i, 1
  %exitcond.not.i112.i = icmp eq i64 %inc.i.i111, %conv.i.i103
  br i1 %exitcond.not.i112.i, label %for.cond.cleanup.i.i112, label %for.body.i109.i, !llvm.loop !23

cond.false.i.i116:                                ; preds = %for.cond.cleanup.i.i112
  %sub.i114.i = sub nsw i64 %div14.i.i115, %conv5.i.i113
  %arrayidx17.i.i117 = getelementptr inbounds [256 x i64], ptr %ordered.i.i33, i64 0, i64 %sub.i114.i
  %75 = load i64, ptr %arrayidx17.i.i117, align 8
  br label %cond.end.i.i118

cond.end.i.i118:                                  ; preds = %cond.false.i.i116, %for.cond.cleanup.i.i112
  %cond18.i.i119 = phi i64 [ %75, %cond.false.i.i116 ], [ %least.0.i125.i, %for.cond.cleanup.i.i112 ]
  %add19.i.i120 = add nsw i64 %div14.i.i115, %conv5.i.i113
  %cmp20.not.i.i121 = icmp slt i64 %add19.i.i120, %conv.i.i103
  br i1 %cmp20.not.i.i121, label %cond.false23.i.i273, label %cond.end26.i.i122

cond.false23.i.i273:                              ; preds = %cond.end.i.i118
  %arrayidx25.i.i274 = getelementptr inbounds [256 x i64], ptr %ordered.i.i33, i64 0, i64 %add19.i.i120
  %76 = load i64, ptr %arrayidx25.i.i274, align 8
  br label %cond.end26.i.i122

cond.end26.i.i122:                                ; preds = %cond.false23.i.i273, %cond.end.i.i118
  %cond27.i.i123 = phi i64 [ %76, %cond.false23.i.i273 ], [ %most.0.i124.i, %cond.end.i.i118 ]
  %cmp28.i115.i = icmp eq i64 %cond18.i.i119, %least.0.i125.i
  br i1 %cmp28.i115.i, label %cond.end33.i.i162, label %cond.false31.i.i124

cond.false31.i.i124:                              ; preds = %cond.end26.i.i122
  %sub32.i.i125 = add i64 %cond18.i.i119, -1
  %splat.splatinsert.i.i.i126 = insertelement <8 x i64> poison, i64 %sub32.i.i125, i64 0
  %splat.splat.i.i.i127 = shufflevector <8 x i64> %splat.splatinsert.i.i.i126, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i.i128

for.body.i.i.i128:                                ; preds = %for.body.i.i.i128, %cond.false31.i.i124
  %k.039.i.i.i129 = phi i64 [ 0, %cond.false31.i.i124 ], [ %add10.i.i.i140, %for.body.i.i.i128 ]
  %some.sroa.0.038.i.i.i130 = phi <8 x i64> [ zeroinitializer, %cond.false31.i.i124 ], [ %sub.i.i.i135, %for.body.i.i.i128 ]
  %some.sroa.10.037.i.i.i131 = phi <8 x i64> [ zeroinitializer, %cond.false31.i.i124 ], [ %sub9.i.i.i139, %for.body.i.i.i128 ]
  %add.ptr.i.i.i132 = getelementptr inbounds i64, ptr %keys.addr.0.i129.i, i64 %k.039.i.i.i129
  %77 = load <8 x i64>, ptr %add.ptr.i.i.i132, align 8
  %cmp1.i.i.i133 = icmp ule <8 x i64> %77, %splat.splat.i.i.i127
  %sext.neg.i.i.i134 = zext <8 x i1> %cmp1.i.i.i133 to <8 x i64>
  %sub.i.i.i135 = add <8 x i64> %some.sroa.0.038.i.i.i130, %sext.neg.i.i.i134
  %add.ptr3.i.i.i136 = getelementptr inbounds i8, ptr %add.ptr.i.i.i132, i64 64
  %78 = load <8 x i64>, ptr %add.ptr3.i.i.i136, align 8
  %cmp6.i.i.i137 = icmp ule <8 x i64> %78, %splat.splat.i.i.i127
  %sext7.neg.i.i.i138 = zext <8 x i1> %cmp6.i.i.i137 to <8 x i64>
  %sub9.i.i.i139 = add <8 x i64> %some.sroa.10.037.i.i.i131, %sext7.neg.i.i.i138
  %add10.i.i.i140 = add nuw nsw i64 %k.039.i.i.i129, 16
  %add.i.i.i141 = or disjoint i64 %add10.i.i.i140, 8
  %cmp.i.i.i142 = icmp ult i64 %add.i.i.i141, %count.addr.0.i128.i
  br i1 %cmp.i.i.i142, label %for.body.i.i.i128, label %for.end.loopexit.i.i.i143, !llvm.loop !21

for.end.loopexit.i.i.i143:                        ; preds = %for.body.i.i.i128
  %79 = add nsw i64 %count.addr.0.i128.i, -9
  %80 = and i64 %79, -16
  %81 = add i64 %80, 16
  %cmp11.i.i.i144 = icmp slt i64 %81, %count.addr.0.i128.i
  br i1 %cmp11.i.i.i144, label %if.then.i.i.i268, label %up_to_64.exit.i.i

if.then.i.i.i268:                                 ; preds = %for.end.loopexit.i.i.i143
  %add.ptr12.i.i.i269 = getelementptr inbounds i64, ptr %keys.addr.0.i129.i, i64 %81
  %82 = load <8 x i64>, ptr %add.ptr12.i.i.i269, align 8
  %cmp15.i.i.i270 = icmp ule <8 x i64> %82, %splat.splat.i.i.i127
  %sext16.neg.i.i.i271 = zext <8 x i1> %cmp15.i.i.i270 to <8 x i64>
  %sub18.i.i.i272 = add <8 x i64> %sub.i.i.i135, %sext16.neg.i.i.i271
  br label %up_to_64.exit.i.i

up_to_64.exit.i.i:                                ; preds = %if.then.i.i.i268, %for.end.loopexit.i.i.i143
  %some.sroa.0.1.i.i.i145 = phi <8 x i64> [ %sub18.i.i.i272, %if.then.i.i.i268 ], [ %sub.i.i.i135, %for.end.loopexit.i.i.i143 ]
  %add21.i.i.i146 = add <8 x i64> %some.sroa.0.1.i.i.i145, %sub9.i.i.i139
  %vecext.i.i.i.i147 = extractelement <8 x i64> %add21.i.i.i146, i64 0
  %vecext.1.i.i.i.i148 = extractelement <8 x i64> %add21.i.i.i146, i64 1
  %add.1.i.i.i.i149 = add nsw i64 %vecext.1.i.i.i.i148, %vecext.i.i.i.i147
  %vecext.2.i.i.i.i150 = extractelement <8 x i64> %add21.i.i.i146, i64 2
  %add.2.i.i.i.i151 = add nsw i64 %add.1.i.i.i.i149, %vecext.2.i.i.i.i150
  %vecext.3.i.i.i.i152 = extractelement <8 x i64> %add21.i.i.i146, i64 3
  %add.3.i.i.i.i153 = add nsw i64 %add.2.i.i.i.i151, %vecext.3.i.i.i.i152
  %vecext.4.i.i.i.i154 = extractelement <8 x i64> %add21.i.i.i146, i64 4
  %add.4.i.i.i.i155 = add nsw i64 %add.3.i.i.i.i153, %vecext.4.i.i.i.i154
  %vecext.5.i.i.i.i156 = extractelement <8 x i64> %add21.i.i.i146, i64 5
  %add.5.i.i.i.i157 = add nsw i64 %add.4.i.i.i.i155, %vecext.5.i.i.i.i156
  %vecext.6.i.i.i.i158 = extractelement <8 x i64> %add21.i.i.i146, i64 6
  %add.6.i.i.i.i159 = add nsw i64 %add.5.i.i.i.i157, %vecext.6.i.i.i.i158
  %vecext.7.i.i.i.i160 = extractelement <8 x i64> %add21.i.i.i146, i64 7
  %add.7.i.i.i.i161 = add nsw i64 %add.6.i.i.i.i159, %vecext.7.i.i.i.i160
  br label %cond.end33.i.i162

cond.end33.i.i162:                                ; preds = %up_to_64.exit.i.i, %cond.end26.i.i122
  %cond34.i.i163 = phi i64 [ %add.7.i.i.i.i161, %up_to_64.exit.i.i ], [ 0, %cond.end26.i.i122 ]
  %cmp35.i.i164 = icmp eq i64 %cond27.i.i123, %most.0.i124.i
  br i1 %cmp35.i.i164, label %cond.end40.i.i169, label %for.body.lr.ph.i214.i.i

for.body.lr.ph.i214.i.i:                          ; preds = %cond.end33.i.i162
  %splat.splatinsert.i215.i.i = insertelement <8 x i64> poison, i64 %cond27.i.i123, i64 0
  %splat.splat.i216.i.i = shufflevector <8 x i64> %splat.splatinsert.i215.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i217.i.i

for.body.i217.i.i:                                ; preds = %for.body.i217.i.i, %for.body.lr.ph.i214.i.i
  %k.039.i218.i.i = phi i64 [ 0, %for.body.lr.ph.i214.i.i ], [ %add10.i229.i.i, %for.body.i217.i.i ]
  %some.sroa.0.038.i219.i.i = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i214.i.i ], [ %sub.i224.i.i, %for.body.i217.i.i ]
  %some.sroa.10.037.i220.i.i = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i214.i.i ], [ %sub9.i228.i.i, %for.body.i217.i.i ]
  %add.ptr.i221.i.i = getelementptr inbounds i64, ptr %keys.addr.0.i129.i, i64 %k.039.i218.i.i
  %83 = load <8 x i64>, ptr %add.ptr.i221.i.i, align 8
  %cmp1.i222.i.i = icmp ule <8 x i64> %83, %splat.splat.i216.i.i
  %sext.neg.i223.i.i = zext <8 x i1> %cmp1.i222.i.i to <8 x i64>
  %sub.i224.i.i = add <8 x i64> %some.sroa.0.038.i219.i.i, %sext.neg.i223.i.i
  %add.ptr3.i225.i.i = getelementptr inbounds i8, ptr %add.ptr.i221.i.i, i64 64
  %84 = load <8 x i64>, ptr %add.ptr3.i225.i.i, align 8
  %cmp6.i226.i.i = icmp ule <8 x i64> %84, %splat.splat.i216.i.i
  %sext7.neg.i227.i.i = zext <8 x i1> %cmp6.i226.i.i to <8 x i64>
  %sub9.i228.i.i = add <8 x i64> %some.sroa.10.037.i220.i.i, %sext7.neg.i227.i.i
  %add10.i229.i.i = add nuw nsw i64 %k.039.i218.i.i, 16
  %add.i230.i.i = or disjoint i64 %add10.i229.i.i, 8
  %cmp.i231.i.i = icmp ult i64 %add.i230.i.i, %count.addr.0.i128.i
  br i1 %cmp.i231.i.i, label %for.body.i217.i.i, label %for.end.loopexit.i232.i.i, !llvm.loop !21

for.end.loopexit.i232.i.i:                        ; preds = %for.body.i217.i.i
  %85 = add nsw i64 %count.addr.0.i128.i, -9
  %86 = and i64 %85, -16
  %87 = add i64 %86, 16
  %cmp11.i189.i.i165 = icmp slt i64 %87, %count.addr.0.i128.i
  br i1 %cmp11.i189.i.i165, label %if.then.i207.i.i, label %up_to_64.exit233.i.i

if.then.i207.i.i:                                 ; preds = %for.end.loopexit.i232.i.i
  %add.ptr12.i208.i.i = getelementptr inbounds i64, ptr %keys.addr.0.i129.i, i64 %87
  %88 = load <8 x i64>, ptr %add.ptr12.i208.i.i, align 8
  %cmp15.i211.i.i = icmp ule <8 x i64> %88, %splat.splat.i216.i.i
  %sext16.neg.i212.i.i = zext <8 x i1> %cmp15.i211.i.i to <8 x i64>
  %sub18.i213.i.i = add <8 x i64> %sub.i224.i.i, %sext16.neg.i212.i.i
  br label %up_to_64.exit233.i.i

up_to_64.exit233.i.i:                             ; preds = %if.then.i207.i.i, %for.end.loopexit.i232.i.i
  %some.sroa.0.1.i190.i.i166 = phi <8 x i64> [ %sub18.i213.i.i, %if.then.i207.i.i ], [ %sub.i224.i.i, %for.end.loopexit.i232.i.i ]
  %add21.i191.i.i167 = add <8 x i64> %some.sroa.0.1.i190.i.i166, %sub9.i228.i.i
  %vecext.i.i192.i.i168 = extractelement <8 x i64> %add21.i191.i.i167, i64 0
  %vecext.1.i.i193.i.i = extractelement <8 x i64> %add21.i191.i.i167, i64 1
  %add.1.i.i194.i.i = add nsw i64 %vecext.1.i.i193.i.i, %vecext.i.i192.i.i168
  %vecext.2.i.i195.i.i = extractelement <8 x i64> %add21.i191.i.i167, i64 2
  %add.2.i.i196.i.i = add nsw i64 %add.1.i.i194.i.i, %vecext.2.i.i195.i.i
  %vecext.3.i.i197.i.i = extractelement <8 x i64> %add21.i191.i.i167, i64 3
  %add.3.i.i198.i.i = add nsw i64 %add.2.i.i196.i.i, %vecext.3.i.i197.i.i
  %vecext.4.i.i199.i.i = extractelement <8 x i64> %add21.i191.i.i167, i64 4
  %add.4.i.i200.i.i = add nsw i64 %add.3.i.i198.i.i, %vecext.4.i.i199.i.i
  %vecext.5.i.i201.i.i = extractelement <8 x i64> %add21.i191.i.i167, i64 5
  %add.5.i.i202.i.i = add nsw i64 %add.4.i.i200.i.i, %vecext.5.i.i201.i.i
  %vecext.6.i.i203.i.i = extractelement <8 x i64> %add21.i191.i.i167, i64 6
  %add.6.i.i204.i.i = add nsw i64 %add.5.i.i202.i.i, %vecext.6.i.i203.i.i
  %vecext.7.i.i205.i.i = extractelement <8 x i64> %add21.i191.i.i167, i64 7
  %add.7.i.i206.i.i = add nsw i64 %add.6.i.i204.i.i, %vecext.7.i.i205.i.i
  br label %cond.end40.i.i169

cond.end40.i.i169:                                ; preds = %up_to_64.exit233.i.i, %cond.end33.i.i162
  %cond41.i.i170 = phi i64 [ %add.7.i.i206.i.i, %up_to_64.exit233.i.i ], [ %count.addr.0.i128.i, %cond.end33.i.i162 ]
  %cmp42.i.i171 = icmp slt i64 %place.addr.0.i126.i, %cond34.i.i163
  br i1 %cmp42.i.i171, label %if.then.i116.i, label %if.else.i.i172

if.then.i116.i:                                   ; preds = %cond.end40.i.i169
  %sub44.i.i267 = add i64 %cond18.i.i119, -1
  br label %if.end49.i.i176

if.else.i.i172:                                   ; preds = %cond.end40.i.i169
  %cmp45.not.i.i173 = icmp slt i64 %place.addr.0.i126.i, %cond41.i.i170
  br i1 %cmp45.not.i.i173, label %if.end49.i.i176, label %if.then47.i.i174

if.then47.i.i174:                                 ; preds = %if.else.i.i172
  %add48.i.i175 = add i64 %cond27.i.i123, 1
  br label %if.end49.i.i176

if.end49.i.i176:                                  ; preds = %if.then47.i.i174, %if.else.i.i172, %if.then.i116.i
  %low.0.i.i177 = phi i64 [ %least.0.i125.i, %if.then.i116.i ], [ %add48.i.i175, %if.then47.i.i174 ], [ %cond18.i.i119, %if.else.i.i172 ]
  %high.0.i.i178 = phi i64 [ %sub44.i.i267, %if.then.i116.i ], [ %most.0.i124.i, %if.then47.i.i174 ], [ %cond27.i.i123, %if.else.i.i172 ]
  %below.0.i.i179 = phi i64 [ 0, %if.then.i116.i ], [ %cond41.i.i170, %if.then47.i.i174 ], [ %cond34.i.i163, %if.else.i.i172 ]
  %upto.0.i.i180 = phi i64 [ %cond34.i.i163, %if.then.i116.i ], [ %count.addr.0.i128.i, %if.then47.i.i174 ], [ %cond41.i.i170, %if.else.i.i172 ]
  %cmp51295.i.i = icmp ult i64 %low.0.i.i177, %high.0.i.i178
  br i1 %cmp51295.i.i, label %land.rhs.lr.ph.i.i249, label %while.end.i.i181

land.rhs.lr.ph.i.i249:                            ; preds = %if.end49.i.i176
  %div54180.i.i250 = lshr i64 %count.addr.0.i128.i, 1
  %89 = add nsw i64 %count.addr.0.i128.i, -9
  %90 = and i64 %89, -16
  %91 = add i64 %90, 16
  %cmp11.i239.i.i = icmp slt i64 %91, %count.addr.0.i128.i
  %add.ptr12.i258.i.i = getelementptr inbounds i64, ptr %keys.addr.0.i129.i, i64 %91
  br label %land.rhs.i.i251

land.rhs.i.i251:                                  ; preds = %if.end67.i.i261, %land.rhs.lr.ph.i.i249
  %upto.1299.i.i = phi i64 [ %upto.0.i.i180, %land.rhs.lr.ph.i.i249 ], [ %upto.2.i.i265, %if.end67.i.i261 ]
  %below.1298.i.i = phi i64 [ %below.0.i.i179, %land.rhs.lr.ph.i.i249 ], [ %below.2.i.i264, %if.end67.i.i261 ]
  %high.1297.i.i = phi i64 [ %high.0.i.i178, %land.rhs.lr.ph.i.i249 ], [ %high.2.i.i263, %if.end67.i.i261 ]
  %low.1296.i.i = phi i64 [ %low.0.i.i177, %land.rhs.lr.ph.i.i249 ], [ %low.2.i.i262, %if.end67.i.i261 ]
  %sub53.i.i252 = sub nsw i64 %upto.1299.i.i, %below.1298.i.i
  %cmp55.i.i253 = icmp sgt i64 %sub53.i.i252, %div54180.i.i250
  br i1 %cmp55.i.i253, label %while.body57.i.i254, label %while.end.i.i181

while.body57.i.i254:                              ; preds = %land.rhs.i.i251
  %sub58.i.i255 = sub i64 %high.1297.i.i, %low.1296.i.i
  %div59181.i.i256 = lshr i64 %sub58.i.i255, 1
  %add60.i.i257 = add i64 %div59181.i.i256, %low.1296.i.i
  %splat.splatinsert.i265.i.i = insertelement <8 x i64> poison, i64 %add60.i.i257, i64 0
  %splat.splat.i266.i.i = shufflevector <8 x i64> %splat.splatinsert.i265.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i267.i.i

for.body.i267.i.i:                                ; preds = %for.body.i267.i.i, %while.body57.i.i254
  %k.039.i268.i.i = phi i64 [ 0, %while.body57.i.i254 ], [ %add10.i279.i.i, %for.body.i267.i.i ]
  %some.sroa.0.038.i269.i.i = phi <8 x i64> [ zeroinitializer, %while.body57.i.i254 ], [ %sub.i274.i.i, %for.body.i267.i.i ]
  %some.sroa.10.037.i270.i.i = phi <8 x i64> [ zeroinitializer, %while.body57.i.i254 ], [ %sub9.i278.i.i, %for.body.i267.i.i ]
  %add.ptr.i271.i.i = getelementptr inbounds i64, ptr %keys.addr.0.i129.i, i64 %k.039.i268.i.i
  %92 = load <8 x i64>, ptr %add.ptr.i271.i.i, align 8
  %cmp1.i272.i.i = icmp ule <8 x i64> %92, %splat.splat.i266.i.i
  %sext.neg.i273.i.i = zext <8 x i1> %cmp1.i272.i.i to <8 x i64>
  %sub.i274.i.i = add <8 x i64> %some.sroa.0.038.i269.i.i, %sext.neg.i273.i.i
  %add.ptr3.i275.i.i = getelementptr inbounds i8, ptr %add.ptr.i271.i.i, i64 64
  %93 = load <8 x i64>, ptr %add.ptr3.i275.i.i, align 8
  %cmp6.i276.i.i = icmp ule <8 x i64> %93, %splat.splat.i266.i.i
  %sext7.neg.i277.i.i = zext <8 x i1> %cmp6.i276.i.i to <8 x i64>
  %sub9.i278.i.i = add <8 x i64> %some.sroa.10.037.i270.i.i, %sext7.neg.i277.i.i
  %add10.i279.i.i = add nuw nsw i64 %k.039.i268.i.i, 16
  %add.i280.i.i = or disjoint i64 %add10.i279.i.i, 8
  %cmp.i281.i.i = icmp ult i64 %add.i280.i.i, %count.addr.0.i128.i
  br i1 %cmp.i281.i.i, label %for.body.i267.i.i, label %for.end.loopexit.i282.i.i, !llvm.loop !21

for.end.loopexit.i282.i.i:                        ; preds = %for.body.i267.i.i
  br i1 %cmp11.i239.i.i, label %if.then.i257.i.i, label %up_to_64.exit283.i.i

if.then.i257.i.i:                                 ; preds = %for.end.loopexit.i282.i.i
  %94 = load <8 x i64>, ptr %add.ptr12.i258.i.i, align 8
  %cmp15.i261.i.i = icmp ule <8 x i64> %94, %splat.splat.i266.i.i
  %sext16.neg.i262.i.i = zext <8 x i1> %cmp15.i261.i.i to <8 x i64>
  %sub18.i263.i.i = add <8 x i64> %sub.i274.i.i, %sext16.neg.i262.i.i
  br label %up_to_64.exit283.i.i

up_to_64.exit283.i.i:                             ; preds = %if.then.i257.i.i, %for.end.loopexit.i282.i.i
  %some.sroa.0.1.i240.i.i = phi <8 x i64> [ %sub18.i263.i.i, %if.then.i257.i.i ], [ %sub.i274.i.i, %for.end.loopexit.i282.i.i ]
  %add21.i241.i.i = add <8 x i64> %some.sroa.0.1.i240.i.i, %sub9.i278.i.i
  %vecext.i.i242.i.i = extractelement <8 x i64> %add21.i241.i.i, i64 0
  %vecext.1.i.i243.i.i = extractelement <8 x i64> %add21.i241.i.i, i64 1
  %add.1.i.i244.i.i = add nsw i64 %vecext.1.i.i243.i.i, %vecext.i.i242.i.i
  %vecext.2.i.i245.i.i = extractelement <8 x i64> %add21.i241.i.i, i64 2
  %add.2.i.i246.i.i = add nsw i64 %add.1.i.i244.i.i, %vecext.2.i.i245.i.i
  %vecext.3.i.i247.i.i = extractelement <8 x i64> %add21.i241.i.i, i64 3
  %add.3.i.i248.i.i = add nsw i64 %add.2.i.i246.i.i, %vecext.3.i.i247.i.i
  %vecext.4.i.i249.i.i = extractelement <8 x i64> %add21.i241.i.i, i64 4
  %add.4.i.i250.i.i = add nsw i64 %add.3.i.i248.i.i, %vecext.4.i.i249.i.i
  %vecext.5.i.i251.i.i = extractelement <8 x i64> %add21.i241.i.i, i64 5
  %add.5.i.i252.i.i = add nsw i64 %add.4.i.i250.i.i, %vecext.5.i.i251.i.i
  %vecext.6.i.i253.i.i = extractelement <8 x i64> %add21.i241.i.i, i64 6
  %add.6.i.i254.i.i = add nsw i64 %add.5.i.i252.i.i, %vecext.6.i.i253.i.i
  %vecext.7.i.i255.i.i = extractelement <8 x i64> %add21.i241.i.i, i64 7
  %add.7.i.i256.i.i = add nsw i64 %add.6.i.i254.i.i, %vecext.7.i.i255.i.i
  %cmp62.i.i258 = icmp slt i64 %place.addr.0.i126.i, %add.7.i.i256.i.i
  br i1 %cmp62.i.i258, label %if.end67.i.i261, label %if.else65.i.i259

if.else65.i.i259:                                 ; preds = %up_to_64.exit283.i.i
  %add66.i.i260 = add i64 %add60.i.i257, 1
  br label %if.end67.i.i261

if.end67.i.i261:                                  ; preds = %if.else65.i.i259, %up_to_64.exit283.i.i
  %low.2.i.i262 = phi i64 [ %add66.i.i260, %if.else65.i.i259 ], [ %low.1296.i.i, %up_to_64.exit283.i.i ]
  %high.2.i.i263 = phi i64 [ %high.1297.i.i, %if.else65.i.i259 ], [ %add60.i.i257, %up_to_64.exit283.i.i ]
  %below.2.i.i264 = phi i64 [ %add.7.i.i256.i.i, %if.else65.i.i259 ], [ %below.1298.i.i, %up_to_64.exit283.i.i ]
  %upto.2.i.i265 = phi i64 [ %upto.1299.i.i, %if.else65.i.i259 ], [ %add.7.i.i256.i.i, %up_to_64.exit283.i.i ]
  %cmp51.i.i266 = icmp ult i64 %low.2.i.i262, %high.2.i.i263
  br i1 %cmp51.i.i266, label %land.rhs.i.i251, label %while.end.i.i181, !llvm.loop !24

while.end.i.i181:                                 ; preds = %if.end67.i.i261, %land.rhs.i.i251, %if.end49.i.i176
  %low.1.lcssa.i.i182 = phi i64 [ %low.0.i.i177, %if.end49.i.i176 ], [ %low.2.i.i262, %if.end67.i.i261 ], [ %low.1296.i.i, %land.rhs.i.i251 ]
  %high.1.lcssa.i.i183 = phi i64 [ %high.0.i.i178, %if.end49.i.i176 ], [ %high.2.i.i263, %if.end67.i.i261 ], [ %high.1297.i.i, %land.rhs.i.i251 ]
  %below.1.lcssa.i.i184 = phi i64 [ %below.0.i.i179, %if.end49.i.i176 ], [ %below.2.i.i264, %if.end67.i.i261 ], [ %below.1298.i.i, %land.rhs.i.i251 ]
  %cmp68.not.i.i185 = icmp eq i64 %low.1.lcssa.i.i182, %high.1.lcssa.i.i183
  br i1 %cmp68.not.i.i185, label %select_64.exit.i, label %for.body76.lr.ph.new.i.i186

for.body76.lr.ph.new.i.i186:                      ; preds = %while.end.i.i181
  %sub80.i.i187 = sub i64 %high.1.lcssa.i.i183, %low.1.lcssa.i.i182
  %unroll_iter.i.i188 = and i64 %count.addr.0.i128.i, 9223372036854775804
  br label %for.body76.i.i189

for.body76.i.i189:                                ; preds = %for.body76.i.i189, %for.body76.lr.ph.new.i.i186
  %k.0307.i.i = phi i64 [ 0, %for.body76.lr.ph.new.i.i186 ], [ %inc86.3.i.i217, %for.body76.i.i189 ]
  %left.0306.i.i = phi i64 [ 0, %for.body76.lr.ph.new.i.i186 ], [ %add84.3.i.i216, %for.body76.i.i189 ]
  %arrayidx77.i.i190 = getelementptr inbounds i64, ptr %keys.addr.0.i129.i, i64 %k.0307.i.i
  %95 = load i64, ptr %arrayidx77.i.i190, align 8
  %arrayidx78.i.i191 = getelementptr inbounds i64, ptr %add.ptr1.i36, i64 %left.0306.i.i
  store i64 %95, ptr %arrayidx78.i.i191, align 8
  %sub79.i.i192 = sub i64 %95, %low.1.lcssa.i.i182
  %cmp81.i.i193 = icmp ule i64 %sub79.i.i192, %sub80.i.i187
  %conv83.i.i194 = zext i1 %cmp81.i.i193 to i64
  %add84.i.i195 = add nuw nsw i64 %left.0306.i.i, %conv83.i.i194
  %inc86.i.i196 = or disjoint i64 %k.0307.i.i, 1
  %arrayidx77.1.i.i197 = getelementptr inbounds i64, ptr %keys.addr.0.i129.i, i64 %inc86.i.i196
  %96 = load i64, ptr %arrayidx77.1.i.i197, align 8
  %arrayidx78.1.i.i198 = getelementptr inbounds i64, ptr %add.ptr1.i36, i64 %add84.i.i195
  store i64 %96, ptr %arrayidx78.1.i.i198, align 8
  %sub79.1.i.i199 = sub i64 %96, %low.1.lcssa.i.i182
  %cmp81.1.i.i200 = icmp ule i64 %sub79.1.i.i199, %sub80.i.i187
  %conv83.1.i.i201 = zext i1 %cmp81.1.i.i200 to i64
  %add84.1.i.i202 = add nuw nsw i64 %add84.i.i195, %conv83.1.i.i201
  %inc86.1.i.i203 = or disjoint i64 %k.0307.i.i, 2
  %arrayidx77.2.i.i204 = getelementptr inbounds i64, ptr %keys.addr.0.i129.i, i64 %inc86.1.i.i203
  %97 = load i64, ptr %arrayidx77.2.i.i204, align 8
  %arrayidx78.2.i.i205 = getelementptr inbounds i64, ptr %add.ptr1.i36, i64 %add84.1.i.i202
  store i64 %97, ptr %arrayidx78.2.i.i205, align 8
  %sub79.2.i.i206 = sub i64 %97, %low.1.lcssa.i.i182
  %cmp81.2.i.i207 = icmp ule i64 %sub79.2.i.i206, %sub80.i.i187
  %conv83.2.i.i208 = zext i1 %cmp81.2.i.i207 to i64
  %add84.2.i.i209 = add nuw nsw i64 %add84.1.i.i202, %conv83.2.i.i208
  %inc86.2.i.i210 = or disjoint i64 %k.0307.i.i, 3
  %arrayidx77.3.i.i211 = getelementptr inbounds i64, ptr %keys.addr.0.i129.i, i64 %inc86.2.i.i210
  %98 = load i64, ptr %arrayidx77.3.i.i211, align 8
  %arrayidx78.3.i.i212 = getelementptr inbounds i64, ptr %add.ptr1.i36, i64 %add84.2.i.i209
  store i64 %98, ptr %arrayidx78.3.i.i212, align 8
  %sub79.3.i.i213 = sub i64 %98, %low.1.lcssa.i.i182
  %cmp81.3.i.i214 = icmp ule i64 %sub79.3.i.i213, %sub80.i.i187
  %conv83.3.i.i215 = zext i1 %cmp81.3.i.i214 to i64
  %add84.3.i.i216 = add nuw nsw i64 %add84.2.i.i209, %conv83.3.i.i215
  %inc86.3.i.i217 = add nuw i64 %k.0307.i.i, 4
  %niter.ncmp.3.not.i.i218 = icmp eq i64 %inc86.3.i.i217, %unroll_iter.i.i188
  br i1 %niter.ncmp.3.not.i.i218, label %cleanup.loopexit.unr-lcssa.i.i219, label %for.body76.i.i189, !llvm.loop !25

cleanup.loopexit.unr-lcssa.i.i219:                ; preds = %for.body76.i.i189
  %xtraiter.i.i220 = and i64 %count.addr.0.i128.i, 3
  %lcmp.mod.not.i.i221 = icmp eq i64 %xtraiter.i.i220, 0
  br i1 %lcmp.mod.not.i.i221, label %cleanup.i.i233, label %for.body76.epil.i.i222

for.body76.epil.i.i222:                           ; preds = %cleanup.loopexit.unr-lcssa.i.i219, %for.body76.epil.i.i222
  %k.0307.epil.i.i = phi i64 [ %inc86.epil.i.i230, %for.body76.epil.i.i222 ], [ %unroll_iter.i.i188, %cleanup.loopexit.unr-lcssa.i.i219 ]
  %left.0306.epil.i.i = phi i64 [ %add84.epil.i.i229, %for.body76.epil.i.i222 ], [ %add84.3.i.i216, %cleanup.loopexit.unr-lcssa.i.i219 ]
  %epil.iter.i.i223 = phi i64 [ %epil.iter.next.i.i231, %for.body76.epil.i.i222 ], [ 0, %cleanup.loopexit.unr-lcssa.i.i219 ]
  %arrayidx77.epil.i.i224 = getelementptr inbounds i64, ptr %keys.addr.0.i129.i, i64 %k.0307.epil.i.i
  %99 = load i64, ptr %arrayidx77.epil.i.i224, align 8
  %arrayidx78.epil.i.i225 = getelementptr inbounds i64, ptr %add.ptr1.i36, i64 %left.0306.epil.i.i
  store i64 %99, ptr %arrayidx78.epil.i.i225, align 8
  %sub79.epil.i.i226 = sub i64 %99, %low.1.lcssa.i.i182
  %cmp81.epil.i.i227 = icmp ule i64 %sub79.epil.i.i226, %sub80.i.i187
  %conv83.epil.i.i228 = zext i1 %cmp81.epil.i.i227 to i64
  %add84.epil.i.i229 = add nuw nsw i64 %left.0306.epil.i.i, %conv83.epil.i.i228
  %inc86.epil.i.i230 = add nuw nsw i64 %k.0307.epil.i.i, 1
  %epil.iter.next.i.i231 = add nuw nsw i64 %epil.iter.i.i223, 1
  %epil.iter.cmp.not.i.i232 = icmp eq i64 %epil.iter.next.i.i231, %xtraiter.i.i220
  br i1 %epil.iter.cmp.not.i.i232, label %cleanup.i.i233, label %for.body76.epil.i.i222, !llvm.loop !26

cleanup.i.i233:                                   ; preds = %for.body76.epil.i.i222, %cleanup.loopexit.unr-lcssa.i.i219
  %add84.lcssa.i.i234 = phi i64 [ %add84.3.i.i216, %cleanup.loopexit.unr-lcssa.i.i219 ], [ %add84.epil.i.i229, %for.body76.epil.i.i222 ]
  %add.ptr.i284.i.i = getelementptr inbounds i64, ptr %add.ptr1.i36, i64 %add84.lcssa.i.i234
  store <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, ptr %add.ptr.i284.i.i, align 8
  %sub88.i.i235 = sub nsw i64 %place.addr.0.i126.i, %below.1.lcssa.i.i184
  %cmp.i107.i = icmp sgt i64 %add84.lcssa.i.i234, 64
  br i1 %cmp.i107.i, label %while.body.i.i102, label %while.end95.i.i236

while.end95.i.i236:                               ; preds = %cleanup.i.i233
  call fastcc void @order_64(ptr noundef nonnull %add.ptr1.i36, i64 noundef %add84.lcssa.i.i234, ptr noundef nonnull %ordered.i.i33)
  %arrayidx97.i.i237 = getelementptr inbounds [256 x i64], ptr %ordered.i.i33, i64 0, i64 %sub88.i.i235
  %100 = load i64, ptr %arrayidx97.i.i237, align 8
  br label %select_64.exit.i

select_64.exit.i:                                 ; preds = %while.end.i.i181, %while.end95.i.i236
  %retval.2.i.i238 = phi i64 [ %100, %while.end95.i.i236 ], [ %low.1.lcssa.i.i182, %while.end.i.i181 ]
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %ordered.i.i33) #5
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %sample.i.i32) #5
  br label %if.end34.i239

if.end34.i239:                                    ; preds = %select_64.exit.i, %if.else27.i99, %above_64.exit.i, %up_to_64.exit.i, %if.else.i92, %if.then14.i338
  %found.1.i240 = phi i64 [ %65, %if.then14.i338 ], [ %add14.i.i333, %above_64.exit.i ], [ %found.0137.i, %up_to_64.exit.i ], [ %retval.2.i.i238, %select_64.exit.i ], [ %found.0137.i, %if.else27.i99 ], [ %largest.1.lcssa.i.i79, %if.else.i92 ]
  switch i64 %6, label %if.end3.i.i246 [
    i64 0, label %value_64.exit.i
    i64 1, label %if.then2.i.i241
  ]

if.then2.i.i241:                                  ; preds = %if.end34.i239
  %xor.i117.i = xor i64 %found.1.i240, -9223372036854775808
  br label %value_64.exit.i

if.end3.i.i246:                                   ; preds = %if.end34.i239
  %tobool.not.i.i247 = icmp sgt i64 %found.1.i240, -1
  %cond.i118.i = select i1 %tobool.not.i.i247, i64 -1, i64 -9223372036854775808
  %xor4.i.i248 = xor i64 %cond.i118.i, %found.1.i240
  br label %value_64.exit.i

value_64.exit.i:                                  ; preds = %if.end3.i.i246, %if.then2.i.i241, %if.end34.i239
  %retval.0.i.i242 = phi i64 [ %xor.i117.i, %if.then2.i.i241 ], [ %xor4.i.i248, %if.end3.i.i246 ], [ %found.1.i240, %if.end34.i239 ]
  %arrayidx36.i243 = getelementptr inbounds i64, ptr %out.addr.0141.i, i64 %k.0138.i
  store i64 %retval.0.i.i242, ptr %arrayidx36.i243, align 8
  %inc.i244 = add nuw nsw i64 %k.0138.i, 1
  %exitcond.not.i245 = icmp eq i64 %inc.i244, %7
  br i1 %exitcond.not.i245, label %for.cond.cleanup.i81, label %for.body5.i87, !llvm.loop !27

lines_64.exit:                                    ; preds = %for.cond.cleanup.i81, %if.else
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %ordered.i34) #5
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
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %keys.i) #5
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %left.i) #5
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
  br i1 %cmp11.i, label %for.body12.i, label %between_32.exit, !llvm.loop !28

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
  br i1 %cmp33.not.i, label %for.end77.i, label %for.body34.i, !llvm.loop !29

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
  br i1 %exitcond.not.i, label %for.end141.i, label %for.body100.i, !llvm.loop !30

for.end141.i:                                     ; preds = %if.end138.i, %for.end77.i
  %kept.3.lcssa.i = phi i64 [ %kept.0.lcssa.i, %for.end77.i ], [ %kept.4.i, %if.end138.i ]
  store i64 %kept.3.lcssa.i, ptr %arrayidx30.i, align 8
  %inc144.i = add nuw nsw i64 %b.0409.i, 1
  %exitcond414.not.i = icmp eq i64 %inc144.i, %7
  br i1 %exitcond414.not.i, label %for.cond.cleanup16.i, label %for.body17.i, !llvm.loop !31

between_32.exit:                                  ; preds = %for.cond.cleanup16.i, %for.cond10.preheader.i
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %left.i) #5
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %keys.i) #5
  br label %if.end

if.else:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %keys.i32) #5
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %left.i33) #5
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
  br i1 %cmp2.not.i.i252, label %if.end.i.i53, label %for.body.i.i237, !llvm.loop !17

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
  br i1 %cmp22.not.i.i52, label %if.end.i.i53, label %for.body23.i.i45, !llvm.loop !18

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
  br i1 %exitcond.not.i.i226, label %load_64.exit.i, label %for.body48.i.i218, !llvm.loop !19

load_64.exit.i:                                   ; preds = %key_64.exit.i.i, %if.end.i.i53
  br i1 %cmp385.i, label %for.body17.i60, label %for.cond.cleanup16.i56

for.cond.cleanup16.i56:                           ; preds = %for.end141.i192, %load_64.exit.i
  %sub147.i57 = add nsw i64 %count.addr.0307.i, -2048
  %add.ptr148.i58 = getelementptr inbounds i8, ptr %source.addr.0308.i, i64 16384
  %cmp11.i59 = icmp sgt i64 %count.addr.0307.i, 2048
  br i1 %cmp11.i59, label %for.body12.i41, label %between_64.exit, !llvm.loop !32

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
  br i1 %cmp33.not.i155, label %for.end77.i156, label %for.body34.i78, !llvm.loop !33

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
  br i1 %exitcond.not.i211, label %for.end141.i192, label %for.body100.i195, !llvm.loop !34

for.end141.i192:                                  ; preds = %if.end138.i208, %for.end77.i156
  %kept.3.lcssa.i193 = phi i64 [ %kept.0.lcssa.i162, %for.end77.i156 ], [ %kept.4.i209, %if.end138.i208 ]
  store i64 %kept.3.lcssa.i193, ptr %arrayidx30.i70, align 8
  %inc144.i194 = add nuw nsw i64 %b.0305.i, 1
  %exitcond310.not.i = icmp eq i64 %inc144.i194, %7
  br i1 %exitcond310.not.i, label %for.cond.cleanup16.i56, label %for.body17.i60, !llvm.loop !35

between_64.exit:                                  ; preds = %for.cond.cleanup16.i56, %for.cond10.preheader.i34
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %left.i33) #5
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %keys.i32) #5
  br label %if.end

if.end:                                           ; preds = %between_64.exit, %between_32.exit
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
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %edges.i) #5
  store i64 %7, ptr %edges.i, align 8
  %arrayinit.element.i = getelementptr inbounds i8, ptr %edges.i, i64 8
  store i64 %div.i1049, ptr %arrayinit.element.i, align 8
  %arrayinit.element1.i = getelementptr inbounds i8, ptr %edges.i, i64 16
  store i64 %8, ptr %arrayinit.element1.i, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %splits.i) #5
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
  br i1 %cmp6.i.i, label %while.body.i.i, label %split_float.exit.i, !llvm.loop !36

split_float.exit.i:                               ; preds = %while.body.i.i, %for.body.i
  %least.0.lcssa.i.i = phi i64 [ %cond.i.i, %for.body.i ], [ %least.1.i.i, %while.body.i.i ]
  %arrayidx2.i = getelementptr inbounds [3 x i64], ptr %splits.i, i64 0, i64 %k.0224.i
  store i64 %least.0.lcssa.i.i, ptr %arrayidx2.i, align 8
  %inc.i = add nuw nsw i64 %k.0224.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, 3
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !37

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
  br label %for.body63.i, !llvm.loop !38

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
  br label %for.body16.i.i, !llvm.loop !39

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
  br i1 %cmp25.i.i, label %while.body.i148.i, label %while.cond29.preheader.i.i, !llvm.loop !40

while.body32.i.i:                                 ; preds = %while.cond29.preheader.i.i, %while.body32.i.i
  %right.addr.281.i.i = phi ptr [ %incdec.ptr33.i.i, %while.body32.i.i ], [ %right.addr.0.lcssa.i.i, %while.cond29.preheader.i.i ]
  %out.addr.380.i.i = phi ptr [ %incdec.ptr34.i.i, %while.body32.i.i ], [ %out.addr.2.lcssa.i.i, %while.cond29.preheader.i.i ]
  %incdec.ptr33.i.i = getelementptr inbounds i8, ptr %right.addr.281.i.i, i64 4
  %25 = load float, ptr %right.addr.281.i.i, align 4
  %incdec.ptr34.i.i = getelementptr inbounds i8, ptr %out.addr.380.i.i, i64 4
  store float %25, ptr %out.addr.380.i.i, align 4
  %cmp30.i.i = icmp ult ptr %incdec.ptr33.i.i, %add.ptr11.i
  br i1 %cmp30.i.i, label %while.body32.i.i, label %rest_float.exit.i, !llvm.loop !41

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
  br label %for.body16.i185.i, !llvm.loop !39

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
  br i1 %cmp25.i179.i, label %while.body.i174.i, label %while.cond29.preheader.i165.i, !llvm.loop !40

while.body32.i168.i:                              ; preds = %while.cond29.preheader.i165.i, %while.body32.i168.i
  %right.addr.281.i169.i = phi ptr [ %incdec.ptr33.i171.i, %while.body32.i168.i ], [ %right.addr.0.lcssa.i162.i, %while.cond29.preheader.i165.i ]
  %out.addr.380.i170.i = phi ptr [ %incdec.ptr34.i172.i, %while.body32.i168.i ], [ %out.addr.2.lcssa.i166.i, %while.cond29.preheader.i165.i ]
  %incdec.ptr33.i171.i = getelementptr inbounds i8, ptr %right.addr.281.i169.i, i64 4
  %29 = load float, ptr %right.addr.281.i169.i, align 4
  %incdec.ptr34.i172.i = getelementptr inbounds i8, ptr %out.addr.380.i170.i, i64 4
  store float %29, ptr %out.addr.380.i170.i, align 4
  %cmp30.i173.i = icmp ult ptr %incdec.ptr33.i171.i, %add.ptr16.i
  br i1 %cmp30.i173.i, label %while.body32.i168.i, label %merge_float.exit, !llvm.loop !41

merge_float.exit:                                 ; preds = %while.body32.i168.i, %while.cond29.preheader.i165.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %splits.i) #5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %edges.i) #5
  br label %sw.epilog

sw.bb8:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %edges.i89) #5
  store i64 %7, ptr %edges.i89, align 8
  %arrayinit.element.i91 = getelementptr inbounds i8, ptr %edges.i89, i64 8
  store i64 %div.i1049, ptr %arrayinit.element.i91, align 8
  %arrayinit.element1.i94 = getelementptr inbounds i8, ptr %edges.i89, i64 16
  store i64 %8, ptr %arrayinit.element1.i94, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %splits.i90) #5
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
  br i1 %cmp6.i.i327, label %while.body.i.i316, label %split_double.exit.i, !llvm.loop !42

split_double.exit.i:                              ; preds = %while.body.i.i316, %for.body.i95
  %least.0.lcssa.i.i104 = phi i64 [ %cond.i.i100, %for.body.i95 ], [ %least.1.i.i326, %while.body.i.i316 ]
  %arrayidx2.i105 = getelementptr inbounds [3 x i64], ptr %splits.i90, i64 0, i64 %k.0224.i96
  store i64 %least.0.lcssa.i.i104, ptr %arrayidx2.i105, align 8
  %inc.i106 = add nuw nsw i64 %k.0224.i96, 1
  %exitcond.not.i107 = icmp eq i64 %inc.i106, 3
  br i1 %exitcond.not.i107, label %for.cond.cleanup.i108, label %for.body.i95, !llvm.loop !43

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
  br label %for.body63.i152, !llvm.loop !44

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
  br label %for.body16.i.i286, !llvm.loop !45

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
  br i1 %cmp25.i.i280, label %while.body.i148.i275, label %while.cond29.preheader.i.i209, !llvm.loop !46

while.body32.i.i269:                              ; preds = %while.cond29.preheader.i.i209, %while.body32.i.i269
  %right.addr.281.i.i270 = phi ptr [ %incdec.ptr33.i.i272, %while.body32.i.i269 ], [ %right.addr.0.lcssa.i.i206, %while.cond29.preheader.i.i209 ]
  %out.addr.380.i.i271 = phi ptr [ %incdec.ptr34.i.i273, %while.body32.i.i269 ], [ %out.addr.2.lcssa.i.i210, %while.cond29.preheader.i.i209 ]
  %incdec.ptr33.i.i272 = getelementptr inbounds i8, ptr %right.addr.281.i.i270, i64 8
  %45 = load double, ptr %right.addr.281.i.i270, align 8
  %incdec.ptr34.i.i273 = getelementptr inbounds i8, ptr %out.addr.380.i.i271, i64 8
  store double %45, ptr %out.addr.380.i.i271, align 8
  %cmp30.i.i274 = icmp ult ptr %incdec.ptr33.i.i272, %add.ptr11.i119
  br i1 %cmp30.i.i274, label %while.body32.i.i269, label %rest_double.exit.i, !llvm.loop !47

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
  br label %for.body16.i185.i245, !llvm.loop !45

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
  br i1 %cmp25.i179.i239, label %while.body.i174.i234, label %while.cond29.preheader.i165.i225, !llvm.loop !46

while.body32.i168.i228:                           ; preds = %while.cond29.preheader.i165.i225, %while.body32.i168.i228
  %right.addr.281.i169.i229 = phi ptr [ %incdec.ptr33.i171.i231, %while.body32.i168.i228 ], [ %right.addr.0.lcssa.i162.i222, %while.cond29.preheader.i165.i225 ]
  %out.addr.380.i170.i230 = phi ptr [ %incdec.ptr34.i172.i232, %while.body32.i168.i228 ], [ %out.addr.2.lcssa.i166.i226, %while.cond29.preheader.i165.i225 ]
  %incdec.ptr33.i171.i231 = getelementptr inbounds i8, ptr %right.addr.281.i169.i229, i64 8
  %49 = load double, ptr %right.addr.281.i169.i229, align 8
  %incdec.ptr34.i172.i232 = getelementptr inbounds i8, ptr %out.addr.380.i170.i230, i64 8
  store double %49, ptr %out.addr.380.i170.i230, align 8
  %cmp30.i173.i233 = icmp ult ptr %incdec.ptr33.i171.i231, %add.ptr16.i125
  br i1 %cmp30.i173.i233, label %while.body32.i168.i228, label %merge_double.exit, !llvm.loop !47

merge_double.exit:                                ; preds = %while.body32.i168.i228, %while.cond29.preheader.i165.i225
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %splits.i90) #5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %edges.i89) #5
  br label %sw.epilog

sw.bb16:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %edges.i328) #5
  store i64 %7, ptr %edges.i328, align 8
  %arrayinit.element.i330 = getelementptr inbounds i8, ptr %edges.i328, i64 8
  store i64 %div.i1049, ptr %arrayinit.element.i330, align 8
  %arrayinit.element1.i333 = getelementptr inbounds i8, ptr %edges.i328, i64 16
  store i64 %8, ptr %arrayinit.element1.i333, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %splits.i329) #5
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
  br i1 %cmp6.i.i566, label %while.body.i.i555, label %split_int32_t.exit.i, !llvm.loop !48

split_int32_t.exit.i:                             ; preds = %while.body.i.i555, %for.body.i334
  %least.0.lcssa.i.i343 = phi i64 [ %cond.i.i339, %for.body.i334 ], [ %least.1.i.i565, %while.body.i.i555 ]
  %arrayidx2.i344 = getelementptr inbounds [3 x i64], ptr %splits.i329, i64 0, i64 %k.0224.i335
  store i64 %least.0.lcssa.i.i343, ptr %arrayidx2.i344, align 8
  %inc.i345 = add nuw nsw i64 %k.0224.i335, 1
  %exitcond.not.i346 = icmp eq i64 %inc.i345, 3
  br i1 %exitcond.not.i346, label %for.cond.cleanup.i347, label %for.body.i334, !llvm.loop !49

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
  br label %for.body63.i391, !llvm.loop !50

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
  br label %for.body16.i.i525, !llvm.loop !51

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
  br i1 %cmp25.i.i519, label %while.body.i148.i514, label %while.cond29.preheader.i.i448, !llvm.loop !52

while.body32.i.i508:                              ; preds = %while.cond29.preheader.i.i448, %while.body32.i.i508
  %right.addr.281.i.i509 = phi ptr [ %incdec.ptr33.i.i511, %while.body32.i.i508 ], [ %right.addr.0.lcssa.i.i445, %while.cond29.preheader.i.i448 ]
  %out.addr.380.i.i510 = phi ptr [ %incdec.ptr34.i.i512, %while.body32.i.i508 ], [ %out.addr.2.lcssa.i.i449, %while.cond29.preheader.i.i448 ]
  %incdec.ptr33.i.i511 = getelementptr inbounds i8, ptr %right.addr.281.i.i509, i64 4
  %65 = load i32, ptr %right.addr.281.i.i509, align 4
  %incdec.ptr34.i.i512 = getelementptr inbounds i8, ptr %out.addr.380.i.i510, i64 4
  store i32 %65, ptr %out.addr.380.i.i510, align 4
  %cmp30.i.i513 = icmp ult ptr %incdec.ptr33.i.i511, %add.ptr11.i358
  br i1 %cmp30.i.i513, label %while.body32.i.i508, label %rest_int32_t.exit.i, !llvm.loop !53

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
  br label %for.body16.i185.i484, !llvm.loop !51

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
  br i1 %cmp25.i179.i478, label %while.body.i174.i473, label %while.cond29.preheader.i165.i464, !llvm.loop !52

while.body32.i168.i467:                           ; preds = %while.cond29.preheader.i165.i464, %while.body32.i168.i467
  %right.addr.281.i169.i468 = phi ptr [ %incdec.ptr33.i171.i470, %while.body32.i168.i467 ], [ %right.addr.0.lcssa.i162.i461, %while.cond29.preheader.i165.i464 ]
  %out.addr.380.i170.i469 = phi ptr [ %incdec.ptr34.i172.i471, %while.body32.i168.i467 ], [ %out.addr.2.lcssa.i166.i465, %while.cond29.preheader.i165.i464 ]
  %incdec.ptr33.i171.i470 = getelementptr inbounds i8, ptr %right.addr.281.i169.i468, i64 4
  %69 = load i32, ptr %right.addr.281.i169.i468, align 4
  %incdec.ptr34.i172.i471 = getelementptr inbounds i8, ptr %out.addr.380.i170.i469, i64 4
  store i32 %69, ptr %out.addr.380.i170.i469, align 4
  %cmp30.i173.i472 = icmp ult ptr %incdec.ptr33.i171.i470, %add.ptr16.i364
  br i1 %cmp30.i173.i472, label %while.body32.i168.i467, label %merge_int32_t.exit, !llvm.loop !53

merge_int32_t.exit:                               ; preds = %while.body32.i168.i467, %while.cond29.preheader.i165.i464
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %splits.i329) #5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %edges.i328) #5
  br label %sw.epilog

sw.bb24:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %edges.i567) #5
  store i64 %7, ptr %edges.i567, align 8
  %arrayinit.element.i569 = getelementptr inbounds i8, ptr %edges.i567, i64 8
  store i64 %div.i1049, ptr %arrayinit.element.i569, align 8
  %arrayinit.element1.i572 = getelementptr inbounds i8, ptr %edges.i567, i64 16
  store i64 %8, ptr %arrayinit.element1.i572, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %splits.i568) #5
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
  br i1 %cmp6.i.i805, label %while.body.i.i794, label %split_int64_t.exit.i, !llvm.loop !54

split_int64_t.exit.i:                             ; preds = %while.body.i.i794, %for.body.i573
  %least.0.lcssa.i.i582 = phi i64 [ %cond.i.i578, %for.body.i573 ], [ %least.1.i.i804, %while.body.i.i794 ]
  %arrayidx2.i583 = getelementptr inbounds [3 x i64], ptr %splits.i568, i64 0, i64 %k.0224.i574
  store i64 %least.0.lcssa.i.i582, ptr %arrayidx2.i583, align 8
  %inc.i584 = add nuw nsw i64 %k.0224.i574, 1
  %exitcond.not.i585 = icmp eq i64 %inc.i584, 3
  br i1 %exitcond.not.i585, label %for.cond.cleanup.i586, label %for.body.i573, !llvm.loop !55

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
  br label %for.body63.i630, !llvm.loop !56

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
  br label %for.body16.i.i764, !llvm.loop !57

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
  br i1 %cmp25.i.i758, label %while.body.i148.i753, label %while.cond29.preheader.i.i687, !llvm.loop !58

while.body32.i.i747:                              ; preds = %while.cond29.preheader.i.i687, %while.body32.i.i747
  %right.addr.281.i.i748 = phi ptr [ %incdec.ptr33.i.i750, %while.body32.i.i747 ], [ %right.addr.0.lcssa.i.i684, %while.cond29.preheader.i.i687 ]
  %out.addr.380.i.i749 = phi ptr [ %incdec.ptr34.i.i751, %while.body32.i.i747 ], [ %out.addr.2.lcssa.i.i688, %while.cond29.preheader.i.i687 ]
  %incdec.ptr33.i.i750 = getelementptr inbounds i8, ptr %right.addr.281.i.i748, i64 8
  %85 = load i64, ptr %right.addr.281.i.i748, align 8
  %incdec.ptr34.i.i751 = getelementptr inbounds i8, ptr %out.addr.380.i.i749, i64 8
  store i64 %85, ptr %out.addr.380.i.i749, align 8
  %cmp30.i.i752 = icmp ult ptr %incdec.ptr33.i.i750, %add.ptr11.i597
  br i1 %cmp30.i.i752, label %while.body32.i.i747, label %rest_int64_t.exit.i, !llvm.loop !59

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
  br label %for.body16.i185.i723, !llvm.loop !57

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
  br i1 %cmp25.i179.i717, label %while.body.i174.i712, label %while.cond29.preheader.i165.i703, !llvm.loop !58

while.body32.i168.i706:                           ; preds = %while.cond29.preheader.i165.i703, %while.body32.i168.i706
  %right.addr.281.i169.i707 = phi ptr [ %incdec.ptr33.i171.i709, %while.body32.i168.i706 ], [ %right.addr.0.lcssa.i162.i700, %while.cond29.preheader.i165.i703 ]
  %out.addr.380.i170.i708 = phi ptr [ %incdec.ptr34.i172.i710, %while.body32.i168.i706 ], [ %out.addr.2.lcssa.i166.i704, %while.cond29.preheader.i165.i703 ]
  %incdec.ptr33.i171.i709 = getelementptr inbounds i8, ptr %right.addr.281.i169.i707, i64 8
  %89 = load i64, ptr %right.addr.281.i169.i707, align 8
  %incdec.ptr34.i172.i710 = getelementptr inbounds i8, ptr %out.addr.380.i170.i708, i64 8
  store i64 %89, ptr %out.addr.380.i170.i708, align 8
  %cmp30.i173.i711 = icmp ult ptr %incdec.ptr33.i171.i709, %add.ptr16.i603
  br i1 %cmp30.i173.i711, label %while.body32.i168.i706, label %merge_int64_t.exit, !llvm.loop !59

merge_int64_t.exit:                               ; preds = %while.body32.i168.i706, %while.cond29.preheader.i165.i703
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %splits.i568) #5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %edges.i567) #5
  br label %sw.epilog

sw.bb32:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %edges.i806) #5
  store i64 %7, ptr %edges.i806, align 8
  %arrayinit.element.i808 = getelementptr inbounds i8, ptr %edges.i806, i64 8
  store i64 %div.i1049, ptr %arrayinit.element.i808, align 8
  %arrayinit.element1.i811 = getelementptr inbounds i8, ptr %edges.i806, i64 16
  store i64 %8, ptr %arrayinit.element1.i811, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %splits.i807) #5
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
  br i1 %cmp6.i.i1044, label %while.body.i.i1033, label %split_uint32_t.exit.i, !llvm.loop !60

split_uint32_t.exit.i:                            ; preds = %while.body.i.i1033, %for.body.i812
  %least.0.lcssa.i.i821 = phi i64 [ %cond.i.i817, %for.body.i812 ], [ %least.1.i.i1043, %while.body.i.i1033 ]
  %arrayidx2.i822 = getelementptr inbounds [3 x i64], ptr %splits.i807, i64 0, i64 %k.0224.i813
  store i64 %least.0.lcssa.i.i821, ptr %arrayidx2.i822, align 8
  %inc.i823 = add nuw nsw i64 %k.0224.i813, 1
  %exitcond.not.i824 = icmp eq i64 %inc.i823, 3
  br i1 %exitcond.not.i824, label %for.cond.cleanup.i825, label %for.body.i812, !llvm.loop !61

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
  br label %for.body63.i869, !llvm.loop !62

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
  br label %for.body16.i.i1003, !llvm.loop !63

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
  br i1 %cmp25.i.i997, label %while.body.i148.i992, label %while.cond29.preheader.i.i926, !llvm.loop !64

while.body32.i.i986:                              ; preds = %while.cond29.preheader.i.i926, %while.body32.i.i986
  %right.addr.281.i.i987 = phi ptr [ %incdec.ptr33.i.i989, %while.body32.i.i986 ], [ %right.addr.0.lcssa.i.i923, %while.cond29.preheader.i.i926 ]
  %out.addr.380.i.i988 = phi ptr [ %incdec.ptr34.i.i990, %while.body32.i.i986 ], [ %out.addr.2.lcssa.i.i927, %while.cond29.preheader.i.i926 ]
  %incdec.ptr33.i.i989 = getelementptr inbounds i8, ptr %right.addr.281.i.i987, i64 4
  %105 = load i32, ptr %right.addr.281.i.i987, align 4
  %incdec.ptr34.i.i990 = getelementptr inbounds i8, ptr %out.addr.380.i.i988, i64 4
  store i32 %105, ptr %out.addr.380.i.i988, align 4
  %cmp30.i.i991 = icmp ult ptr %incdec.ptr33.i.i989, %add.ptr11.i836
  br i1 %cmp30.i.i991, label %while.body32.i.i986, label %rest_uint32_t.exit.i, !llvm.loop !65

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
  br label %for.body16.i185.i962, !llvm.loop !63

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
  br i1 %cmp25.i179.i956, label %while.body.i174.i951, label %while.cond29.preheader.i165.i942, !llvm.loop !64

while.body32.i168.i945:                           ; preds = %while.cond29.preheader.i165.i942, %while.body32.i168.i945
  %right.addr.281.i169.i946 = phi ptr [ %incdec.ptr33.i171.i948, %while.body32.i168.i945 ], [ %right.addr.0.lcssa.i162.i939, %while.cond29.preheader.i165.i942 ]
  %out.addr.380.i170.i947 = phi ptr [ %incdec.ptr34.i172.i949, %while.body32.i168.i945 ], [ %out.addr.2.lcssa.i166.i943, %while.cond29.preheader.i165.i942 ]
  %incdec.ptr33.i171.i948 = getelementptr inbounds i8, ptr %right.addr.281.i169.i946, i64 4
  %109 = load i32, ptr %right.addr.281.i169.i946, align 4
  %incdec.ptr34.i172.i949 = getelementptr inbounds i8, ptr %out.addr.380.i170.i947, i64 4
  store i32 %109, ptr %out.addr.380.i170.i947, align 4
  %cmp30.i173.i950 = icmp ult ptr %incdec.ptr33.i171.i948, %add.ptr16.i842
  br i1 %cmp30.i173.i950, label %while.body32.i168.i945, label %merge_uint32_t.exit, !llvm.loop !65

merge_uint32_t.exit:                              ; preds = %while.body32.i168.i945, %while.cond29.preheader.i165.i942
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %splits.i807) #5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %edges.i806) #5
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %edges.i1045) #5
  store i64 %7, ptr %edges.i1045, align 8
  %arrayinit.element.i1047 = getelementptr inbounds i8, ptr %edges.i1045, i64 8
  store i64 %div.i1049, ptr %arrayinit.element.i1047, align 8
  %arrayinit.element1.i1050 = getelementptr inbounds i8, ptr %edges.i1045, i64 16
  store i64 %8, ptr %arrayinit.element1.i1050, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %splits.i1046) #5
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
  br i1 %cmp6.i.i1283, label %while.body.i.i1272, label %split_uint64_t.exit.i, !llvm.loop !66

split_uint64_t.exit.i:                            ; preds = %while.body.i.i1272, %for.body.i1051
  %least.0.lcssa.i.i1060 = phi i64 [ %cond.i.i1056, %for.body.i1051 ], [ %least.1.i.i1282, %while.body.i.i1272 ]
  %arrayidx2.i1061 = getelementptr inbounds [3 x i64], ptr %splits.i1046, i64 0, i64 %k.0224.i1052
  store i64 %least.0.lcssa.i.i1060, ptr %arrayidx2.i1061, align 8
  %inc.i1062 = add nuw nsw i64 %k.0224.i1052, 1
  %exitcond.not.i1063 = icmp eq i64 %inc.i1062, 3
  br i1 %exitcond.not.i1063, label %for.cond.cleanup.i1064, label %for.body.i1051, !llvm.loop !67

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
  br label %for.body63.i1108, !llvm.loop !68

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
  br label %for.body16.i.i1242, !llvm.loop !69

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
  br i1 %cmp25.i.i1236, label %while.body.i148.i1231, label %while.cond29.preheader.i.i1165, !llvm.loop !70

while.body32.i.i1225:                             ; preds = %while.cond29.preheader.i.i1165, %while.body32.i.i1225
  %right.addr.281.i.i1226 = phi ptr [ %incdec.ptr33.i.i1228, %while.body32.i.i1225 ], [ %right.addr.0.lcssa.i.i1162, %while.cond29.preheader.i.i1165 ]
  %out.addr.380.i.i1227 = phi ptr [ %incdec.ptr34.i.i1229, %while.body32.i.i1225 ], [ %out.addr.2.lcssa.i.i1166, %while.cond29.preheader.i.i1165 ]
  %incdec.ptr33.i.i1228 = getelementptr inbounds i8, ptr %right.addr.281.i.i1226, i64 8
  %125 = load i64, ptr %right.addr.281.i.i1226, align 8
  %incdec.ptr34.i.i1229 = getelementptr inbounds i8, ptr %out.addr.380.i.i1227, i64 8
  store i64 %125, ptr %out.addr.380.i.i1227, align 8
  %cmp30.i.i1230 = icmp ult ptr %incdec.ptr33.i.i1228, %add.ptr11.i1075
  br i1 %cmp30.i.i1230, label %while.body32.i.i1225, label %rest_uint64_t.exit.i, !llvm.loop !71

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
  br label %for.body16.i185.i1201, !llvm.loop !69

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
  br i1 %cmp25.i179.i1195, label %while.body.i174.i1190, label %while.cond29.preheader.i165.i1181, !llvm.loop !70

while.body32.i168.i1184:                          ; preds = %while.cond29.preheader.i165.i1181, %while.body32.i168.i1184
  %right.addr.281.i169.i1185 = phi ptr [ %incdec.ptr33.i171.i1187, %while.body32.i168.i1184 ], [ %right.addr.0.lcssa.i162.i1178, %while.cond29.preheader.i165.i1181 ]
  %out.addr.380.i170.i1186 = phi ptr [ %incdec.ptr34.i172.i1188, %while.body32.i168.i1184 ], [ %out.addr.2.lcssa.i166.i1182, %while.cond29.preheader.i165.i1181 ]
  %incdec.ptr33.i171.i1187 = getelementptr inbounds i8, ptr %right.addr.281.i169.i1185, i64 8
  %129 = load i64, ptr %right.addr.281.i169.i1185, align 8
  %incdec.ptr34.i172.i1188 = getelementptr inbounds i8, ptr %out.addr.380.i170.i1186, i64 8
  store i64 %129, ptr %out.addr.380.i170.i1186, align 8
  %cmp30.i173.i1189 = icmp ult ptr %incdec.ptr33.i171.i1187, %add.ptr16.i1081
  br i1 %cmp30.i173.i1189, label %while.body32.i168.i1184, label %merge_uint64_t.exit, !llvm.loop !71

merge_uint64_t.exit:                              ; preds = %while.body32.i168.i1184, %while.cond29.preheader.i165.i1181
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %splits.i1046) #5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %edges.i1045) #5
  br label %sw.epilog

sw.epilog:                                        ; preds = %merge_uint64_t.exit, %merge_uint32_t.exit, %merge_int64_t.exit, %merge_int32_t.exit, %merge_double.exit, %merge_float.exit
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @order_32(ptr nocapture noundef readonly %keys, i64 noundef %count, ptr nocapture noundef writeonly %out) unnamed_addr #2 {
entry:
  %cmp2117 = icmp sgt i64 %count, 0
  br i1 %cmp2117, label %for.body5.preheader, label %for.cond.cleanup4

for.body5.preheader:                              ; preds = %entry
  %0 = add nsw i64 %count, -17
  %1 = and i64 %count, 3
  %2 = or disjoint i64 %1, 16
  %3 = add nsw i64 %count, -1
  %4 = lshr i64 %3, 4
  %lcmp.mod.not = icmp eq i64 %1, 0
  %invariant.gep = getelementptr i8, ptr %keys, i64 4
  %invariant.gep122 = getelementptr i8, ptr %keys, i64 8
  %invariant.gep124 = getelementptr i8, ptr %keys, i64 12
  br label %for.body5

for.cond.cleanup4:                                ; preds = %for.cond58.preheader, %entry
  ret void

for.body5:                                        ; preds = %for.body5.preheader, %for.cond58.preheader
  %indvars.iv = phi i64 [ %2, %for.body5.preheader ], [ %indvars.iv.next, %for.cond58.preheader ]
  %indvar = phi i64 [ 0, %for.body5.preheader ], [ %indvar.next, %for.cond58.preheader ]
  %k.0118 = phi i64 [ 0, %for.body5.preheader ], [ %add41, %for.cond58.preheader ]
  %5 = shl i64 %indvar, 4
  %6 = sub i64 %0, %5
  %add.ptr = getelementptr inbounds i32, ptr %keys, i64 %k.0118
  %7 = load <16 x i32>, ptr %add.ptr, align 4
  %cmp8107.not = icmp eq i64 %k.0118, 0
  br i1 %cmp8107.not, label %for.cond15.preheader, label %for.body10

for.cond15.preheader:                             ; preds = %for.body10, %for.body5
  %ranks.0.lcssa = phi <16 x i32> [ zeroinitializer, %for.body5 ], [ %sub.3, %for.body10 ]
  %splat.splat24 = shufflevector <16 x i32> %7, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33 = icmp ult <16 x i32> %splat.splat24, %7
  %cmp35 = icmp eq <16 x i32> %splat.splat24, %7
  %and103 = and <16 x i1> %cmp35, <i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or104 = or <16 x i1> %and103, %cmp33
  %or.neg = zext <16 x i1> %or104 to <16 x i32>
  %sub37 = add <16 x i32> %ranks.0.lcssa, %or.neg
  %add21.1 = or disjoint i64 %k.0118, 1
  %arrayidx22.1 = getelementptr inbounds i32, ptr %keys, i64 %add21.1
  %8 = load i32, ptr %arrayidx22.1, align 4
  %splat.splatinsert23.1 = insertelement <16 x i32> poison, i32 %8, i64 0
  %splat.splat24.1 = shufflevector <16 x i32> %splat.splatinsert23.1, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.1 = icmp ult <16 x i32> %splat.splat24.1, %7
  %cmp35.1 = icmp eq <16 x i32> %splat.splat24.1, %7
  %and103.1 = and <16 x i1> %cmp35.1, <i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or104.1 = or <16 x i1> %and103.1, %cmp33.1
  %or.neg.1 = zext <16 x i1> %or104.1 to <16 x i32>
  %sub37.1 = add <16 x i32> %sub37, %or.neg.1
  %add21.2 = or disjoint i64 %k.0118, 2
  %arrayidx22.2 = getelementptr inbounds i32, ptr %keys, i64 %add21.2
  %9 = load i32, ptr %arrayidx22.2, align 4
  %splat.splatinsert23.2 = insertelement <16 x i32> poison, i32 %9, i64 0
  %splat.splat24.2 = shufflevector <16 x i32> %splat.splatinsert23.2, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.2 = icmp ult <16 x i32> %splat.splat24.2, %7
  %cmp35.2 = icmp eq <16 x i32> %splat.splat24.2, %7
  %and103.2 = and <16 x i1> %cmp35.2, <i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or104.2 = or <16 x i1> %and103.2, %cmp33.2
  %or.neg.2 = zext <16 x i1> %or104.2 to <16 x i32>
  %sub37.2 = add <16 x i32> %sub37.1, %or.neg.2
  %add21.3 = or disjoint i64 %k.0118, 3
  %arrayidx22.3 = getelementptr inbounds i32, ptr %keys, i64 %add21.3
  %10 = load i32, ptr %arrayidx22.3, align 4
  %splat.splatinsert23.3 = insertelement <16 x i32> poison, i32 %10, i64 0
  %splat.splat24.3 = shufflevector <16 x i32> %splat.splatinsert23.3, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.3 = icmp ult <16 x i32> %splat.splat24.3, %7
  %cmp35.3 = icmp eq <16 x i32> %splat.splat24.3, %7
  %and103.3 = and <16 x i1> %cmp35.3, <i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or104.3 = or <16 x i1> %and103.3, %cmp33.3
  %or.neg.3 = zext <16 x i1> %or104.3 to <16 x i32>
  %sub37.3 = add <16 x i32> %sub37.2, %or.neg.3
  %add21.4 = or disjoint i64 %k.0118, 4
  %arrayidx22.4 = getelementptr inbounds i32, ptr %keys, i64 %add21.4
  %11 = load i32, ptr %arrayidx22.4, align 4
  %splat.splatinsert23.4 = insertelement <16 x i32> poison, i32 %11, i64 0
  %splat.splat24.4 = shufflevector <16 x i32> %splat.splatinsert23.4, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.4 = icmp ult <16 x i32> %splat.splat24.4, %7
  %cmp35.4 = icmp eq <16 x i32> %splat.splat24.4, %7
  %and103.4 = and <16 x i1> %cmp35.4, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or104.4 = or <16 x i1> %and103.4, %cmp33.4
  %or.neg.4 = zext <16 x i1> %or104.4 to <16 x i32>
  %sub37.4 = add <16 x i32> %sub37.3, %or.neg.4
  %add21.5 = or disjoint i64 %k.0118, 5
  %arrayidx22.5 = getelementptr inbounds i32, ptr %keys, i64 %add21.5
  %12 = load i32, ptr %arrayidx22.5, align 4
  %splat.splatinsert23.5 = insertelement <16 x i32> poison, i32 %12, i64 0
  %splat.splat24.5 = shufflevector <16 x i32> %splat.splatinsert23.5, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.5 = icmp ult <16 x i32> %splat.splat24.5, %7
  %cmp35.5 = icmp eq <16 x i32> %splat.splat24.5, %7
  %and103.5 = and <16 x i1> %cmp35.5, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or104.5 = or <16 x i1> %and103.5, %cmp33.5
  %or.neg.5 = zext <16 x i1> %or104.5 to <16 x i32>
  %sub37.5 = add <16 x i32> %sub37.4, %or.neg.5
  %add21.6 = or disjoint i64 %k.0118, 6
  %arrayidx22.6 = getelementptr inbounds i32, ptr %keys, i64 %add21.6
  %13 = load i32, ptr %arrayidx22.6, align 4
  %splat.splatinsert23.6 = insertelement <16 x i32> poison, i32 %13, i64 0
  %splat.splat24.6 = shufflevector <16 x i32> %splat.splatinsert23.6, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.6 = icmp ult <16 x i32> %splat.splat24.6, %7
  %cmp35.6 = icmp eq <16 x i32> %splat.splat24.6, %7
  %and103.6 = and <16 x i1> %cmp35.6, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or104.6 = or <16 x i1> %and103.6, %cmp33.6
  %or.neg.6 = zext <16 x i1> %or104.6 to <16 x i32>
  %sub37.6 = add <16 x i32> %sub37.5, %or.neg.6
  %add21.7 = or disjoint i64 %k.0118, 7
  %arrayidx22.7 = getelementptr inbounds i32, ptr %keys, i64 %add21.7
  %14 = load i32, ptr %arrayidx22.7, align 4
  %splat.splatinsert23.7 = insertelement <16 x i32> poison, i32 %14, i64 0
  %splat.splat24.7 = shufflevector <16 x i32> %splat.splatinsert23.7, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.7 = icmp ult <16 x i32> %splat.splat24.7, %7
  %cmp35.7 = icmp eq <16 x i32> %splat.splat24.7, %7
  %and103.7 = and <16 x i1> %cmp35.7, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or104.7 = or <16 x i1> %and103.7, %cmp33.7
  %or.neg.7 = zext <16 x i1> %or104.7 to <16 x i32>
  %sub37.7 = add <16 x i32> %sub37.6, %or.neg.7
  %add21.8 = or disjoint i64 %k.0118, 8
  %arrayidx22.8 = getelementptr inbounds i32, ptr %keys, i64 %add21.8
  %15 = load i32, ptr %arrayidx22.8, align 4
  %splat.splatinsert23.8 = insertelement <16 x i32> poison, i32 %15, i64 0
  %splat.splat24.8 = shufflevector <16 x i32> %splat.splatinsert23.8, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.8 = icmp ult <16 x i32> %splat.splat24.8, %7
  %cmp35.8 = icmp eq <16 x i32> %splat.splat24.8, %7
  %and103.8 = and <16 x i1> %cmp35.8, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or104.8 = or <16 x i1> %and103.8, %cmp33.8
  %or.neg.8 = zext <16 x i1> %or104.8 to <16 x i32>
  %sub37.8 = add <16 x i32> %sub37.7, %or.neg.8
  %add21.9 = or disjoint i64 %k.0118, 9
  %arrayidx22.9 = getelementptr inbounds i32, ptr %keys, i64 %add21.9
  %16 = load i32, ptr %arrayidx22.9, align 4
  %splat.splatinsert23.9 = insertelement <16 x i32> poison, i32 %16, i64 0
  %splat.splat24.9 = shufflevector <16 x i32> %splat.splatinsert23.9, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.9 = icmp ult <16 x i32> %splat.splat24.9, %7
  %cmp35.9 = icmp eq <16 x i32> %splat.splat24.9, %7
  %and103.9 = and <16 x i1> %cmp35.9, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or104.9 = or <16 x i1> %and103.9, %cmp33.9
  %or.neg.9 = zext <16 x i1> %or104.9 to <16 x i32>
  %sub37.9 = add <16 x i32> %sub37.8, %or.neg.9
  %add21.10 = or disjoint i64 %k.0118, 10
  %arrayidx22.10 = getelementptr inbounds i32, ptr %keys, i64 %add21.10
  %17 = load i32, ptr %arrayidx22.10, align 4
  %splat.splatinsert23.10 = insertelement <16 x i32> poison, i32 %17, i64 0
  %splat.splat24.10 = shufflevector <16 x i32> %splat.splatinsert23.10, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.10 = icmp ult <16 x i32> %splat.splat24.10, %7
  %cmp35.10 = icmp eq <16 x i32> %splat.splat24.10, %7
  %and103.10 = and <16 x i1> %cmp35.10, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or104.10 = or <16 x i1> %and103.10, %cmp33.10
  %or.neg.10 = zext <16 x i1> %or104.10 to <16 x i32>
  %sub37.10 = add <16 x i32> %sub37.9, %or.neg.10
  %add21.11 = or disjoint i64 %k.0118, 11
  %arrayidx22.11 = getelementptr inbounds i32, ptr %keys, i64 %add21.11
  %18 = load i32, ptr %arrayidx22.11, align 4
  %splat.splatinsert23.11 = insertelement <16 x i32> poison, i32 %18, i64 0
  %splat.splat24.11 = shufflevector <16 x i32> %splat.splatinsert23.11, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.11 = icmp ult <16 x i32> %splat.splat24.11, %7
  %cmp35.11 = icmp eq <16 x i32> %splat.splat24.11, %7
  %and103.11 = and <16 x i1> %cmp35.11, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true>
  %or104.11 = or <16 x i1> %and103.11, %cmp33.11
  %or.neg.11 = zext <16 x i1> %or104.11 to <16 x i32>
  %sub37.11 = add <16 x i32> %sub37.10, %or.neg.11
  %add21.12 = or disjoint i64 %k.0118, 12
  %arrayidx22.12 = getelementptr inbounds i32, ptr %keys, i64 %add21.12
  %19 = load i32, ptr %arrayidx22.12, align 4
  %splat.splatinsert23.12 = insertelement <16 x i32> poison, i32 %19, i64 0
  %splat.splat24.12 = shufflevector <16 x i32> %splat.splatinsert23.12, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.12 = icmp ult <16 x i32> %splat.splat24.12, %7
  %cmp35.12 = icmp eq <16 x i32> %splat.splat24.12, %7
  %and103.12 = and <16 x i1> %cmp35.12, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true>
  %or104.12 = or <16 x i1> %and103.12, %cmp33.12
  %or.neg.12 = zext <16 x i1> %or104.12 to <16 x i32>
  %sub37.12 = add <16 x i32> %sub37.11, %or.neg.12
  %add21.13 = or disjoint i64 %k.0118, 13
  %arrayidx22.13 = getelementptr inbounds i32, ptr %keys, i64 %add21.13
  %20 = load i32, ptr %arrayidx22.13, align 4
  %splat.splatinsert23.13 = insertelement <16 x i32> poison, i32 %20, i64 0
  %splat.splat24.13 = shufflevector <16 x i32> %splat.splatinsert23.13, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.13 = icmp ult <16 x i32> %splat.splat24.13, %7
  %cmp35.13 = icmp eq <16 x i32> %splat.splat24.13, %7
  %and103.13 = and <16 x i1> %cmp35.13, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true>
  %or104.13 = or <16 x i1> %and103.13, %cmp33.13
  %or.neg.13 = zext <16 x i1> %or104.13 to <16 x i32>
  %sub37.13 = add <16 x i32> %sub37.12, %or.neg.13
  %add21.14 = or disjoint i64 %k.0118, 14
  %arrayidx22.14 = getelementptr inbounds i32, ptr %keys, i64 %add21.14
  %21 = load i32, ptr %arrayidx22.14, align 4
  %splat.splatinsert23.14 = insertelement <16 x i32> poison, i32 %21, i64 0
  %splat.splat24.14 = shufflevector <16 x i32> %splat.splatinsert23.14, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.14 = icmp ult <16 x i32> %splat.splat24.14, %7
  %cmp35.14 = icmp eq <16 x i32> %splat.splat24.14, %7
  %and103.14 = and <16 x i1> %cmp35.14, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true>
  %or104.14 = or <16 x i1> %and103.14, %cmp33.14
  %or.neg.14 = zext <16 x i1> %or104.14 to <16 x i32>
  %sub37.14 = add <16 x i32> %sub37.13, %or.neg.14
  %add21.15 = or disjoint i64 %k.0118, 15
  %arrayidx22.15 = getelementptr inbounds i32, ptr %keys, i64 %add21.15
  %22 = load i32, ptr %arrayidx22.15, align 4
  %splat.splatinsert23.15 = insertelement <16 x i32> poison, i32 %22, i64 0
  %splat.splat24.15 = shufflevector <16 x i32> %splat.splatinsert23.15, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp33.15 = icmp ult <16 x i32> %splat.splat24.15, %7
  %or.neg.15 = zext <16 x i1> %cmp33.15 to <16 x i32>
  %sub37.15 = add <16 x i32> %sub37.14, %or.neg.15
  %add41 = add nuw nsw i64 %k.0118, 16
  %cmp43112 = icmp slt i64 %add41, %count
  br i1 %cmp43112, label %for.body45.preheader, label %for.cond58.preheader

for.body10:                                       ; preds = %for.body5, %for.body10
  %ranks.0109 = phi <16 x i32> [ %sub.3, %for.body10 ], [ zeroinitializer, %for.body5 ]
  %j6.0108 = phi i64 [ %inc13.3, %for.body10 ], [ 0, %for.body5 ]
  %arrayidx = getelementptr inbounds i32, ptr %keys, i64 %j6.0108
  %23 = load i32, ptr %arrayidx, align 4
  %splat.splatinsert = insertelement <16 x i32> poison, i32 %23, i64 0
  %splat.splat = shufflevector <16 x i32> %splat.splatinsert, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp11 = icmp ule <16 x i32> %splat.splat, %7
  %sext.neg = zext <16 x i1> %cmp11 to <16 x i32>
  %sub = add <16 x i32> %ranks.0109, %sext.neg
  %inc13 = or disjoint i64 %j6.0108, 1
  %arrayidx.1 = getelementptr inbounds i32, ptr %keys, i64 %inc13
  %24 = load i32, ptr %arrayidx.1, align 4
  %splat.splatinsert.1 = insertelement <16 x i32> poison, i32 %24, i64 0
  %splat.splat.1 = shufflevector <16 x i32> %splat.splatinsert.1, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp11.1 = icmp ule <16 x i32> %splat.splat.1, %7
  %sext.neg.1 = zext <16 x i1> %cmp11.1 to <16 x i32>
  %sub.1 = add <16 x i32> %sub, %sext.neg.1
  %inc13.1 = or disjoint i64 %j6.0108, 2
  %arrayidx.2 = getelementptr inbounds i32, ptr %keys, i64 %inc13.1
  %25 = load i32, ptr %arrayidx.2, align 4
  %splat.splatinsert.2 = insertelement <16 x i32> poison, i32 %25, i64 0
  %splat.splat.2 = shufflevector <16 x i32> %splat.splatinsert.2, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp11.2 = icmp ule <16 x i32> %splat.splat.2, %7
  %sext.neg.2 = zext <16 x i1> %cmp11.2 to <16 x i32>
  %sub.2 = add <16 x i32> %sub.1, %sext.neg.2
  %inc13.2 = or disjoint i64 %j6.0108, 3
  %arrayidx.3 = getelementptr inbounds i32, ptr %keys, i64 %inc13.2
  %26 = load i32, ptr %arrayidx.3, align 4
  %splat.splatinsert.3 = insertelement <16 x i32> poison, i32 %26, i64 0
  %splat.splat.3 = shufflevector <16 x i32> %splat.splatinsert.3, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp11.3 = icmp ule <16 x i32> %splat.splat.3, %7
  %sext.neg.3 = zext <16 x i1> %cmp11.3 to <16 x i32>
  %sub.3 = add <16 x i32> %sub.2, %sext.neg.3
  %inc13.3 = add nuw nsw i64 %j6.0108, 4
  %exitcond.3.not = icmp eq i64 %inc13.3, %k.0118
  br i1 %exitcond.3.not, label %for.cond15.preheader, label %for.body10, !llvm.loop !72

for.body45.preheader:                             ; preds = %for.cond15.preheader
  br i1 %lcmp.mod.not, label %for.body45.prol.loopexit, label %for.body45.prol

for.body45.prol:                                  ; preds = %for.body45.preheader, %for.body45.prol
  %ranks.2114.prol = phi <16 x i32> [ %sub53.prol, %for.body45.prol ], [ %sub37.15, %for.body45.preheader ]
  %j6.1113.prol = phi i64 [ %inc55.prol, %for.body45.prol ], [ %add41, %for.body45.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %for.body45.prol ], [ 0, %for.body45.preheader ]
  %arrayidx47.prol = getelementptr inbounds i32, ptr %keys, i64 %j6.1113.prol
  %27 = load i32, ptr %arrayidx47.prol, align 4
  %splat.splatinsert48.prol = insertelement <16 x i32> poison, i32 %27, i64 0
  %splat.splat49.prol = shufflevector <16 x i32> %splat.splatinsert48.prol, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp51.prol = icmp ult <16 x i32> %splat.splat49.prol, %7
  %sext52.neg.prol = zext <16 x i1> %cmp51.prol to <16 x i32>
  %sub53.prol = add <16 x i32> %ranks.2114.prol, %sext52.neg.prol
  %inc55.prol = add nuw nsw i64 %j6.1113.prol, 1
  %prol.iter.next = add nuw nsw i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %1
  br i1 %prol.iter.cmp.not, label %for.body45.prol.loopexit, label %for.body45.prol, !llvm.loop !73

for.body45.prol.loopexit:                         ; preds = %for.body45.prol, %for.body45.preheader
  %ranks.2114.unr = phi <16 x i32> [ %sub37.15, %for.body45.preheader ], [ %sub53.prol, %for.body45.prol ]
  %sub53.lcssa.unr = phi <16 x i32> [ poison, %for.body45.preheader ], [ %sub53.prol, %for.body45.prol ]
  %28 = icmp ult i64 %6, 3
  br i1 %28, label %for.cond58.preheader, label %for.body45

for.cond58.preheader:                             ; preds = %for.body45, %for.body45.prol.loopexit, %for.cond15.preheader
  %ranks.2.lcssa = phi <16 x i32> [ %sub37.15, %for.cond15.preheader ], [ %sub53.lcssa.unr, %for.body45.prol.loopexit ], [ %sub53.3, %for.body45 ]
  %vecext = extractelement <16 x i32> %7, i64 0
  %vecext63 = extractelement <16 x i32> %ranks.2.lcssa, i64 0
  %idxprom = zext i32 %vecext63 to i64
  %arrayidx64 = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %vecext, ptr %arrayidx64, align 4
  %vecext.1 = extractelement <16 x i32> %7, i64 1
  %vecext63.1 = extractelement <16 x i32> %ranks.2.lcssa, i64 1
  %idxprom.1 = zext i32 %vecext63.1 to i64
  %arrayidx64.1 = getelementptr inbounds i32, ptr %out, i64 %idxprom.1
  store i32 %vecext.1, ptr %arrayidx64.1, align 4
  %vecext.2 = extractelement <16 x i32> %7, i64 2
  %vecext63.2 = extractelement <16 x i32> %ranks.2.lcssa, i64 2
  %idxprom.2 = zext i32 %vecext63.2 to i64
  %arrayidx64.2 = getelementptr inbounds i32, ptr %out, i64 %idxprom.2
  store i32 %vecext.2, ptr %arrayidx64.2, align 4
  %vecext.3 = extractelement <16 x i32> %7, i64 3
  %vecext63.3 = extractelement <16 x i32> %ranks.2.lcssa, i64 3
  %idxprom.3 = zext i32 %vecext63.3 to i64
  %arrayidx64.3 = getelementptr inbounds i32, ptr %out, i64 %idxprom.3
  store i32 %vecext.3, ptr %arrayidx64.3, align 4
  %vecext.4 = extractelement <16 x i32> %7, i64 4
  %vecext63.4 = extractelement <16 x i32> %ranks.2.lcssa, i64 4
  %idxprom.4 = zext i32 %vecext63.4 to i64
  %arrayidx64.4 = getelementptr inbounds i32, ptr %out, i64 %idxprom.4
  store i32 %vecext.4, ptr %arrayidx64.4, align 4
  %vecext.5 = extractelement <16 x i32> %7, i64 5
  %vecext63.5 = extractelement <16 x i32> %ranks.2.lcssa, i64 5
  %idxprom.5 = zext i32 %vecext63.5 to i64
  %arrayidx64.5 = getelementptr inbounds i32, ptr %out, i64 %idxprom.5
  store i32 %vecext.5, ptr %arrayidx64.5, align 4
  %vecext.6 = extractelement <16 x i32> %7, i64 6
  %vecext63.6 = extractelement <16 x i32> %ranks.2.lcssa, i64 6
  %idxprom.6 = zext i32 %vecext63.6 to i64
  %arrayidx64.6 = getelementptr inbounds i32, ptr %out, i64 %idxprom.6
  store i32 %vecext.6, ptr %arrayidx64.6, align 4
  %vecext.7 = extractelement <16 x i32> %7, i64 7
  %vecext63.7 = extractelement <16 x i32> %ranks.2.lcssa, i64 7
  %idxprom.7 = zext i32 %vecext63.7 to i64
  %arrayidx64.7 = getelementptr inbounds i32, ptr %out, i64 %idxprom.7
  store i32 %vecext.7, ptr %arrayidx64.7, align 4
  %vecext.8 = extractelement <16 x i32> %7, i64 8
  %vecext63.8 = extractelement <16 x i32> %ranks.2.lcssa, i64 8
  %idxprom.8 = zext i32 %vecext63.8 to i64
  %arrayidx64.8 = getelementptr inbounds i32, ptr %out, i64 %idxprom.8
  store i32 %vecext.8, ptr %arrayidx64.8, align 4
  %vecext.9 = extractelement <16 x i32> %7, i64 9
  %vecext63.9 = extractelement <16 x i32> %ranks.2.lcssa, i64 9
  %idxprom.9 = zext i32 %vecext63.9 to i64
  %arrayidx64.9 = getelementptr inbounds i32, ptr %out, i64 %idxprom.9
  store i32 %vecext.9, ptr %arrayidx64.9, align 4
  %vecext.10 = extractelement <16 x i32> %7, i64 10
  %vecext63.10 = extractelement <16 x i32> %ranks.2.lcssa, i64 10
  %idxprom.10 = zext i32 %vecext63.10 to i64
  %arrayidx64.10 = getelementptr inbounds i32, ptr %out, i64 %idxprom.10
  store i32 %vecext.10, ptr %arrayidx64.10, align 4
  %vecext.11 = extractelement <16 x i32> %7, i64 11
  %vecext63.11 = extractelement <16 x i32> %ranks.2.lcssa, i64 11
  %idxprom.11 = zext i32 %vecext63.11 to i64
  %arrayidx64.11 = getelementptr inbounds i32, ptr %out, i64 %idxprom.11
  store i32 %vecext.11, ptr %arrayidx64.11, align 4
  %vecext.12 = extractelement <16 x i32> %7, i64 12
  %vecext63.12 = extractelement <16 x i32> %ranks.2.lcssa, i64 12
  %idxprom.12 = zext i32 %vecext63.12 to i64
  %arrayidx64.12 = getelementptr inbounds i32, ptr %out, i64 %idxprom.12
  store i32 %vecext.12, ptr %arrayidx64.12, align 4
  %vecext.13 = extractelement <16 x i32> %7, i64 13
  %vecext63.13 = extractelement <16 x i32> %ranks.2.lcssa, i64 13
  %idxprom.13 = zext i32 %vecext63.13 to i64
  %arrayidx64.13 = getelementptr inbounds i32, ptr %out, i64 %idxprom.13
  store i32 %vecext.13, ptr %arrayidx64.13, align 4
  %vecext.14 = extractelement <16 x i32> %7, i64 14
  %vecext63.14 = extractelement <16 x i32> %ranks.2.lcssa, i64 14
  %idxprom.14 = zext i32 %vecext63.14 to i64
  %arrayidx64.14 = getelementptr inbounds i32, ptr %out, i64 %idxprom.14
  store i32 %vecext.14, ptr %arrayidx64.14, align 4
  %vecext.15 = extractelement <16 x i32> %7, i64 15
  %vecext63.15 = extractelement <16 x i32> %ranks.2.lcssa, i64 15
  %idxprom.15 = zext i32 %vecext63.15 to i64
  %arrayidx64.15 = getelementptr inbounds i32, ptr %out, i64 %idxprom.15
  store i32 %vecext.15, ptr %arrayidx64.15, align 4
  %indvar.next = add nuw nsw i64 %indvar, 1
  %indvars.iv.next = add i64 %indvars.iv, 16
  %exitcond.not = icmp eq i64 %indvar, %4
  br i1 %exitcond.not, label %for.cond.cleanup4, label %for.body5, !llvm.loop !74

for.body45:                                       ; preds = %for.body45.prol.loopexit, %for.body45
  %ranks.2114 = phi <16 x i32> [ %sub53.3, %for.body45 ], [ %ranks.2114.unr, %for.body45.prol.loopexit ]
  %j6.1113 = phi i64 [ %inc55.3, %for.body45 ], [ %indvars.iv, %for.body45.prol.loopexit ]
  %arrayidx47 = getelementptr inbounds i32, ptr %keys, i64 %j6.1113
  %29 = load i32, ptr %arrayidx47, align 4
  %splat.splatinsert48 = insertelement <16 x i32> poison, i32 %29, i64 0
  %splat.splat49 = shufflevector <16 x i32> %splat.splatinsert48, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp51 = icmp ult <16 x i32> %splat.splat49, %7
  %sext52.neg = zext <16 x i1> %cmp51 to <16 x i32>
  %sub53 = add <16 x i32> %ranks.2114, %sext52.neg
  %gep = getelementptr i32, ptr %invariant.gep, i64 %j6.1113
  %30 = load i32, ptr %gep, align 4
  %splat.splatinsert48.1 = insertelement <16 x i32> poison, i32 %30, i64 0
  %splat.splat49.1 = shufflevector <16 x i32> %splat.splatinsert48.1, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp51.1 = icmp ult <16 x i32> %splat.splat49.1, %7
  %sext52.neg.1 = zext <16 x i1> %cmp51.1 to <16 x i32>
  %sub53.1 = add <16 x i32> %sub53, %sext52.neg.1
  %gep123 = getelementptr i32, ptr %invariant.gep122, i64 %j6.1113
  %31 = load i32, ptr %gep123, align 4
  %splat.splatinsert48.2 = insertelement <16 x i32> poison, i32 %31, i64 0
  %splat.splat49.2 = shufflevector <16 x i32> %splat.splatinsert48.2, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp51.2 = icmp ult <16 x i32> %splat.splat49.2, %7
  %sext52.neg.2 = zext <16 x i1> %cmp51.2 to <16 x i32>
  %sub53.2 = add <16 x i32> %sub53.1, %sext52.neg.2
  %gep125 = getelementptr i32, ptr %invariant.gep124, i64 %j6.1113
  %32 = load i32, ptr %gep125, align 4
  %splat.splatinsert48.3 = insertelement <16 x i32> poison, i32 %32, i64 0
  %splat.splat49.3 = shufflevector <16 x i32> %splat.splatinsert48.3, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp51.3 = icmp ult <16 x i32> %splat.splat49.3, %7
  %sext52.neg.3 = zext <16 x i1> %cmp51.3 to <16 x i32>
  %sub53.3 = add <16 x i32> %sub53.2, %sext52.neg.3
  %inc55.3 = add nuw nsw i64 %j6.1113, 4
  %exitcond.3120.not = icmp eq i64 %inc55.3, %count
  br i1 %exitcond.3120.not, label %for.cond58.preheader, label %for.body45, !llvm.loop !75
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @order_64(ptr nocapture noundef readonly %keys, i64 noundef %count, ptr nocapture noundef writeonly %out) unnamed_addr #2 {
entry:
  %cmp2111 = icmp sgt i64 %count, 0
  br i1 %cmp2111, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %entry
  %0 = add nsw i64 %count, -9
  %1 = and i64 %count, 3
  %2 = or disjoint i64 %1, 8
  %3 = add nsw i64 %count, -1
  %4 = lshr i64 %3, 3
  %lcmp.mod.not = icmp eq i64 %1, 0
  %invariant.gep = getelementptr i8, ptr %keys, i64 8
  %invariant.gep116 = getelementptr i8, ptr %keys, i64 16
  %invariant.gep118 = getelementptr i8, ptr %keys, i64 24
  br label %for.body4

for.cond.cleanup3:                                ; preds = %for.cond53.preheader, %entry
  ret void

for.body4:                                        ; preds = %for.body4.preheader, %for.cond53.preheader
  %indvars.iv = phi i64 [ %2, %for.body4.preheader ], [ %indvars.iv.next, %for.cond53.preheader ]
  %indvar = phi i64 [ 0, %for.body4.preheader ], [ %indvar.next, %for.cond53.preheader ]
  %k.0112 = phi i64 [ 0, %for.body4.preheader ], [ %add37, %for.cond53.preheader ]
  %5 = shl i64 %indvar, 3
  %6 = sub i64 %0, %5
  %add.ptr = getelementptr inbounds i64, ptr %keys, i64 %k.0112
  %7 = load <8 x i64>, ptr %add.ptr, align 8
  %cmp7101.not = icmp eq i64 %k.0112, 0
  br i1 %cmp7101.not, label %for.cond13.preheader, label %for.body8

for.cond13.preheader:                             ; preds = %for.body8, %for.body4
  %ranks.0.lcssa = phi <8 x i64> [ zeroinitializer, %for.body4 ], [ %sub.3, %for.body8 ]
  %splat.splat21 = shufflevector <8 x i64> %7, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp29 = icmp ult <8 x i64> %splat.splat21, %7
  %cmp31 = icmp eq <8 x i64> %splat.splat21, %7
  %and97 = and <8 x i1> %cmp31, <i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or98 = or <8 x i1> %and97, %cmp29
  %or.neg = zext <8 x i1> %or98 to <8 x i64>
  %sub33 = add <8 x i64> %ranks.0.lcssa, %or.neg
  %add18.1 = or disjoint i64 %k.0112, 1
  %arrayidx19.1 = getelementptr inbounds i64, ptr %keys, i64 %add18.1
  %8 = load i64, ptr %arrayidx19.1, align 8
  %splat.splatinsert20.1 = insertelement <8 x i64> poison, i64 %8, i64 0
  %splat.splat21.1 = shufflevector <8 x i64> %splat.splatinsert20.1, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp29.1 = icmp ult <8 x i64> %splat.splat21.1, %7
  %cmp31.1 = icmp eq <8 x i64> %splat.splat21.1, %7
  %and97.1 = and <8 x i1> %cmp31.1, <i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or98.1 = or <8 x i1> %and97.1, %cmp29.1
  %or.neg.1 = zext <8 x i1> %or98.1 to <8 x i64>
  %sub33.1 = add <8 x i64> %sub33, %or.neg.1
  %add18.2 = or disjoint i64 %k.0112, 2
  %arrayidx19.2 = getelementptr inbounds i64, ptr %keys, i64 %add18.2
  %9 = load i64, ptr %arrayidx19.2, align 8
  %splat.splatinsert20.2 = insertelement <8 x i64> poison, i64 %9, i64 0
  %splat.splat21.2 = shufflevector <8 x i64> %splat.splatinsert20.2, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp29.2 = icmp ult <8 x i64> %splat.splat21.2, %7
  %cmp31.2 = icmp eq <8 x i64> %splat.splat21.2, %7
  %and97.2 = and <8 x i1> %cmp31.2, <i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true>
  %or98.2 = or <8 x i1> %and97.2, %cmp29.2
  %or.neg.2 = zext <8 x i1> %or98.2 to <8 x i64>
  %sub33.2 = add <8 x i64> %sub33.1, %or.neg.2
  %add18.3 = or disjoint i64 %k.0112, 3
  %arrayidx19.3 = getelementptr inbounds i64, ptr %keys, i64 %add18.3
  %10 = load i64, ptr %arrayidx19.3, align 8
  %splat.splatinsert20.3 = insertelement <8 x i64> poison, i64 %10, i64 0
  %splat.splat21.3 = shufflevector <8 x i64> %splat.splatinsert20.3, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp29.3 = icmp ult <8 x i64> %splat.splat21.3, %7
  %cmp31.3 = icmp eq <8 x i64> %splat.splat21.3, %7
  %and97.3 = and <8 x i1> %cmp31.3, <i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true>
  %or98.3 = or <8 x i1> %and97.3, %cmp29.3
  %or.neg.3 = zext <8 x i1> %or98.3 to <8 x i64>
  %sub33.3 = add <8 x i64> %sub33.2, %or.neg.3
  %add18.4 = or disjoint i64 %k.0112, 4
  %arrayidx19.4 = getelementptr inbounds i64, ptr %keys, i64 %add18.4
  %11 = load i64, ptr %arrayidx19.4, align 8
  %splat.splatinsert20.4 = insertelement <8 x i64> poison, i64 %11, i64 0
  %splat.splat21.4 = shufflevector <8 x i64> %splat.splatinsert20.4, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp29.4 = icmp ult <8 x i64> %splat.splat21.4, %7
  %cmp31.4 = icmp eq <8 x i64> %splat.splat21.4, %7
  %and97.4 = and <8 x i1> %cmp31.4, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true>
  %or98.4 = or <8 x i1> %and97.4, %cmp29.4
  %or.neg.4 = zext <8 x i1> %or98.4 to <8 x i64>
  %sub33.4 = add <8 x i64> %sub33.3, %or.neg.4
  %add18.5 = or disjoint i64 %k.0112, 5
  %arrayidx19.5 = getelementptr inbounds i64, ptr %keys, i64 %add18.5
  %12 = load i64, ptr %arrayidx19.5, align 8
  %splat.splatinsert20.5 = insertelement <8 x i64> poison, i64 %12, i64 0
  %splat.splat21.5 = shufflevector <8 x i64> %splat.splatinsert20.5, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp29.5 = icmp ult <8 x i64> %splat.splat21.5, %7
  %cmp31.5 = icmp eq <8 x i64> %splat.splat21.5, %7
  %and97.5 = and <8 x i1> %cmp31.5, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true>
  %or98.5 = or <8 x i1> %and97.5, %cmp29.5
  %or.neg.5 = zext <8 x i1> %or98.5 to <8 x i64>
  %sub33.5 = add <8 x i64> %sub33.4, %or.neg.5
  %add18.6 = or disjoint i64 %k.0112, 6
  %arrayidx19.6 = getelementptr inbounds i64, ptr %keys, i64 %add18.6
  %13 = load i64, ptr %arrayidx19.6, align 8
  %splat.splatinsert20.6 = insertelement <8 x i64> poison, i64 %13, i64 0
  %splat.splat21.6 = shufflevector <8 x i64> %splat.splatinsert20.6, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp29.6 = icmp ult <8 x i64> %splat.splat21.6, %7
  %cmp31.6 = icmp eq <8 x i64> %splat.splat21.6, %7
  %and97.6 = and <8 x i1> %cmp31.6, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true>
  %or98.6 = or <8 x i1> %and97.6, %cmp29.6
  %or.neg.6 = zext <8 x i1> %or98.6 to <8 x i64>
  %sub33.6 = add <8 x i64> %sub33.5, %or.neg.6
  %add18.7 = or disjoint i64 %k.0112, 7
  %arrayidx19.7 = getelementptr inbounds i64, ptr %keys, i64 %add18.7
  %14 = load i64, ptr %arrayidx19.7, align 8
  %splat.splatinsert20.7 = insertelement <8 x i64> poison, i64 %14, i64 0
  %splat.splat21.7 = shufflevector <8 x i64> %splat.splatinsert20.7, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp29.7 = icmp ult <8 x i64> %splat.splat21.7, %7
  %or.neg.7 = zext <8 x i1> %cmp29.7 to <8 x i64>
  %sub33.7 = add <8 x i64> %sub33.6, %or.neg.7
  %add37 = add nuw nsw i64 %k.0112, 8
  %cmp39106 = icmp slt i64 %add37, %count
  br i1 %cmp39106, label %for.body40.preheader, label %for.cond53.preheader

for.body8:                                        ; preds = %for.body4, %for.body8
  %ranks.0103 = phi <8 x i64> [ %sub.3, %for.body8 ], [ zeroinitializer, %for.body4 ]
  %j5.0102 = phi i64 [ %inc11.3, %for.body8 ], [ 0, %for.body4 ]
  %arrayidx = getelementptr inbounds i64, ptr %keys, i64 %j5.0102
  %15 = load i64, ptr %arrayidx, align 8
  %splat.splatinsert = insertelement <8 x i64> poison, i64 %15, i64 0
  %splat.splat = shufflevector <8 x i64> %splat.splatinsert, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp9 = icmp ule <8 x i64> %splat.splat, %7
  %sext.neg = zext <8 x i1> %cmp9 to <8 x i64>
  %sub = add <8 x i64> %ranks.0103, %sext.neg
  %inc11 = or disjoint i64 %j5.0102, 1
  %arrayidx.1 = getelementptr inbounds i64, ptr %keys, i64 %inc11
  %16 = load i64, ptr %arrayidx.1, align 8
  %splat.splatinsert.1 = insertelement <8 x i64> poison, i64 %16, i64 0
  %splat.splat.1 = shufflevector <8 x i64> %splat.splatinsert.1, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp9.1 = icmp ule <8 x i64> %splat.splat.1, %7
  %sext.neg.1 = zext <8 x i1> %cmp9.1 to <8 x i64>
  %sub.1 = add <8 x i64> %sub, %sext.neg.1
  %inc11.1 = or disjoint i64 %j5.0102, 2
  %arrayidx.2 = getelementptr inbounds i64, ptr %keys, i64 %inc11.1
  %17 = load i64, ptr %arrayidx.2, align 8
  %splat.splatinsert.2 = insertelement <8 x i64> poison, i64 %17, i64 0
  %splat.splat.2 = shufflevector <8 x i64> %splat.splatinsert.2, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp9.2 = icmp ule <8 x i64> %splat.splat.2, %7
  %sext.neg.2 = zext <8 x i1> %cmp9.2 to <8 x i64>
  %sub.2 = add <8 x i64> %sub.1, %sext.neg.2
  %inc11.2 = or disjoint i64 %j5.0102, 3
  %arrayidx.3 = getelementptr inbounds i64, ptr %keys, i64 %inc11.2
  %18 = load i64, ptr %arrayidx.3, align 8
  %splat.splatinsert.3 = insertelement <8 x i64> poison, i64 %18, i64 0
  %splat.splat.3 = shufflevector <8 x i64> %splat.splatinsert.3, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp9.3 = icmp ule <8 x i64> %splat.splat.3, %7
  %sext.neg.3 = zext <8 x i1> %cmp9.3 to <8 x i64>
  %sub.3 = add <8 x i64> %sub.2, %sext.neg.3
  %inc11.3 = add nuw nsw i64 %j5.0102, 4
  %exitcond.3.not = icmp eq i64 %inc11.3, %k.0112
  br i1 %exitcond.3.not, label %for.cond13.preheader, label %for.body8, !llvm.loop !76

for.body40.preheader:                             ; preds = %for.cond13.preheader
  br i1 %lcmp.mod.not, label %for.body40.prol.loopexit, label %for.body40.prol

for.body40.prol:                                  ; preds = %for.body40.preheader, %for.body40.prol
  %ranks.2108.prol = phi <8 x i64> [ %sub48.prol, %for.body40.prol ], [ %sub33.7, %for.body40.preheader ]
  %j5.1107.prol = phi i64 [ %inc50.prol, %for.body40.prol ], [ %add37, %for.body40.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %for.body40.prol ], [ 0, %for.body40.preheader ]
  %arrayidx42.prol = getelementptr inbounds i64, ptr %keys, i64 %j5.1107.prol
  %19 = load i64, ptr %arrayidx42.prol, align 8
  %splat.splatinsert43.prol = insertelement <8 x i64> poison, i64 %19, i64 0
  %splat.splat44.prol = shufflevector <8 x i64> %splat.splatinsert43.prol, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp46.prol = icmp ult <8 x i64> %splat.splat44.prol, %7
  %sext47.neg.prol = zext <8 x i1> %cmp46.prol to <8 x i64>
  %sub48.prol = add <8 x i64> %ranks.2108.prol, %sext47.neg.prol
  %inc50.prol = add nuw nsw i64 %j5.1107.prol, 1
  %prol.iter.next = add nuw nsw i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %1
  br i1 %prol.iter.cmp.not, label %for.body40.prol.loopexit, label %for.body40.prol, !llvm.loop !77

for.body40.prol.loopexit:                         ; preds = %for.body40.prol, %for.body40.preheader
  %ranks.2108.unr = phi <8 x i64> [ %sub33.7, %for.body40.preheader ], [ %sub48.prol, %for.body40.prol ]
  %sub48.lcssa.unr = phi <8 x i64> [ poison, %for.body40.preheader ], [ %sub48.prol, %for.body40.prol ]
  %20 = icmp ult i64 %6, 3
  br i1 %20, label %for.cond53.preheader, label %for.body40

for.cond53.preheader:                             ; preds = %for.body40, %for.body40.prol.loopexit, %for.cond13.preheader
  %ranks.2.lcssa = phi <8 x i64> [ %sub33.7, %for.cond13.preheader ], [ %sub48.lcssa.unr, %for.body40.prol.loopexit ], [ %sub48.3, %for.body40 ]
  %vecext = extractelement <8 x i64> %7, i64 0
  %vecext57 = extractelement <8 x i64> %ranks.2.lcssa, i64 0
  %arrayidx58 = getelementptr inbounds i64, ptr %out, i64 %vecext57
  store i64 %vecext, ptr %arrayidx58, align 8
  %vecext.1 = extractelement <8 x i64> %7, i64 1
  %vecext57.1 = extractelement <8 x i64> %ranks.2.lcssa, i64 1
  %arrayidx58.1 = getelementptr inbounds i64, ptr %out, i64 %vecext57.1
  store i64 %vecext.1, ptr %arrayidx58.1, align 8
  %vecext.2 = extractelement <8 x i64> %7, i64 2
  %vecext57.2 = extractelement <8 x i64> %ranks.2.lcssa, i64 2
  %arrayidx58.2 = getelementptr inbounds i64, ptr %out, i64 %vecext57.2
  store i64 %vecext.2, ptr %arrayidx58.2, align 8
  %vecext.3 = extractelement <8 x i64> %7, i64 3
  %vecext57.3 = extractelement <8 x i64> %ranks.2.lcssa, i64 3
  %arrayidx58.3 = getelementptr inbounds i64, ptr %out, i64 %vecext57.3
  store i64 %vecext.3, ptr %arrayidx58.3, align 8
  %vecext.4 = extractelement <8 x i64> %7, i64 4
  %vecext57.4 = extractelement <8 x i64> %ranks.2.lcssa, i64 4
  %arrayidx58.4 = getelementptr inbounds i64, ptr %out, i64 %vecext57.4
  store i64 %vecext.4, ptr %arrayidx58.4, align 8
  %vecext.5 = extractelement <8 x i64> %7, i64 5
  %vecext57.5 = extractelement <8 x i64> %ranks.2.lcssa, i64 5
  %arrayidx58.5 = getelementptr inbounds i64, ptr %out, i64 %vecext57.5
  store i64 %vecext.5, ptr %arrayidx58.5, align 8
  %vecext.6 = extractelement <8 x i64> %7, i64 6
  %vecext57.6 = extractelement <8 x i64> %ranks.2.lcssa, i64 6
  %arrayidx58.6 = getelementptr inbounds i64, ptr %out, i64 %vecext57.6
  store i64 %vecext.6, ptr %arrayidx58.6, align 8
  %vecext.7 = extractelement <8 x i64> %7, i64 7
  %vecext57.7 = extractelement <8 x i64> %ranks.2.lcssa, i64 7
  %arrayidx58.7 = getelementptr inbounds i64, ptr %out, i64 %vecext57.7
  store i64 %vecext.7, ptr %arrayidx58.7, align 8
  %indvar.next = add nuw nsw i64 %indvar, 1
  %indvars.iv.next = add i64 %indvars.iv, 8
  %exitcond.not = icmp eq i64 %indvar, %4
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !78

for.body40:                                       ; preds = %for.body40.prol.loopexit, %for.body40
  %ranks.2108 = phi <8 x i64> [ %sub48.3, %for.body40 ], [ %ranks.2108.unr, %for.body40.prol.loopexit ]
  %j5.1107 = phi i64 [ %inc50.3, %for.body40 ], [ %indvars.iv, %for.body40.prol.loopexit ]
  %arrayidx42 = getelementptr inbounds i64, ptr %keys, i64 %j5.1107
  %21 = load i64, ptr %arrayidx42, align 8
  %splat.splatinsert43 = insertelement <8 x i64> poison, i64 %21, i64 0
  %splat.splat44 = shufflevector <8 x i64> %splat.splatinsert43, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp46 = icmp ult <8 x i64> %splat.splat44, %7
  %sext47.neg = zext <8 x i1> %cmp46 to <8 x i64>
  %sub48 = add <8 x i64> %ranks.2108, %sext47.neg
  %gep = getelementptr i64, ptr %invariant.gep, i64 %j5.1107
  %22 = load i64, ptr %gep, align 8
  %splat.splatinsert43.1 = insertelement <8 x i64> poison, i64 %22, i64 0
  %splat.splat44.1 = shufflevector <8 x i64> %splat.splatinsert43.1, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp46.1 = icmp ult <8 x i64> %splat.splat44.1, %7
  %sext47.neg.1 = zext <8 x i1> %cmp46.1 to <8 x i64>
  %sub48.1 = add <8 x i64> %sub48, %sext47.neg.1
  %gep117 = getelementptr i64, ptr %invariant.gep116, i64 %j5.1107
  %23 = load i64, ptr %gep117, align 8
  %splat.splatinsert43.2 = insertelement <8 x i64> poison, i64 %23, i64 0
  %splat.splat44.2 = shufflevector <8 x i64> %splat.splatinsert43.2, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp46.2 = icmp ult <8 x i64> %splat.splat44.2, %7
  %sext47.neg.2 = zext <8 x i1> %cmp46.2 to <8 x i64>
  %sub48.2 = add <8 x i64> %sub48.1, %sext47.neg.2
  %gep119 = getelementptr i64, ptr %invariant.gep118, i64 %j5.1107
  %24 = load i64, ptr %gep119, align 8
  %splat.splatinsert43.3 = insertelement <8 x i64> poison, i64 %24, i64 0
  %splat.splat44.3 = shufflevector <8 x i64> %splat.splatinsert43.3, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp46.3 = icmp ult <8 x i64> %splat.splat44.3, %7
  %sext47.neg.3 = zext <8 x i1> %cmp46.3 to <8 x i64>
  %sub48.3 = add <8 x i64> %sub48.2, %sext47.neg.3
  %inc50.3 = add nuw nsw i64 %j5.1107, 4
  %exitcond.3114.not = icmp eq i64 %inc50.3, %count
  br i1 %exitcond.3114.not, label %for.cond53.preheader, label %for.body40, !llvm.loop !79
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.umin.v16i32(<16 x i32>, <16 x i32>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.umax.v8i64(<8 x i64>, <8 x i64>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.umin.v8i64(<8 x i64>, <8 x i64>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #4

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!15 = distinct !{!15, !6}
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
!26 = distinct !{!26, !6}
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
!73 = distinct !{!73, !6}
!74 = distinct !{!74, !5, !6}
!75 = distinct !{!75, !5, !6}
!76 = distinct !{!76, !5, !6}
!77 = distinct !{!77, !6}
!78 = distinct !{!78, !5, !6}
!79 = distinct !{!79, !5, !6}
