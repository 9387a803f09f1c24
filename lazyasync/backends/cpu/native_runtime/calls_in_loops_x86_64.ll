; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: d43d9af8c7a8e3ffea3e277df319188bf9b7ba4c
%struct.checked = type { i64, i64, i64, i64, i64, i64 }

; Function Attrs: nofree norecurse nounwind
define void @lazyasync_pick_lines(ptr nocapture noundef readonly %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %arguments, align 8
  %add.ptr = getelementptr inbounds i64, ptr %arguments, i64 %0
  %arrayidx = getelementptr inbounds i8, ptr %add.ptr, i64 24
  %1 = load ptr, ptr %arrayidx, align 8
  %bytes2 = getelementptr inbounds i8, ptr %arguments, i64 72
  %2 = load i64, ptr %bytes2, align 8
  %count3 = getelementptr inbounds i8, ptr %arguments, i64 56
  %3 = load i64, ptr %count3, align 8
  %by = getelementptr inbounds i8, ptr %arguments, i64 8
  %index_bytes = getelementptr inbounds i8, ptr %arguments, i64 40
  %4 = load i64, ptr %index_bytes, align 8
  %cmp73 = icmp slt i64 %begin, %end
  br i1 %cmp73, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %5 = load ptr, ptr %add.ptr, align 8
  %mul = mul nsw i64 %2, %begin
  %add.ptr5 = getelementptr inbounds i8, ptr %5, i64 %mul
  %rem = srem i64 %begin, %3
  %div = sdiv i64 %begin, %3
  %arrayidx6 = getelementptr inbounds i8, ptr %add.ptr, i64 8
  %line_step = getelementptr inbounds i8, ptr %arguments, i64 80
  %arrayidx9 = getelementptr inbounds i8, ptr %add.ptr, i64 16
  %index_step = getelementptr inbounds i8, ptr %arguments, i64 64
  %cmp.i = icmp eq i64 %4, 4
  %counts_back.i = getelementptr inbounds i8, ptr %arguments, i64 32
  %length.i = getelementptr inbounds i8, ptr %arguments, i64 24
  %axis.i = getelementptr inbounds i8, ptr %arguments, i64 16
  %fault.i.i = getelementptr inbounds i8, ptr %1, i64 32
  %.compoundliteral.sroa.2.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %1, i64 40
  %.compoundliteral.sroa.3.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %1, i64 48
  %.compoundliteral.sroa.4.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %1, i64 56
  %.compoundliteral.sroa.5.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %1, i64 64
  %step = getelementptr inbounds i8, ptr %arguments, i64 88
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.end, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.end
  %line.077 = phi i64 [ %div, %for.body.lr.ph ], [ %inc30, %for.end ]
  %place.076 = phi i64 [ %rem, %for.body.lr.ph ], [ 0, %for.end ]
  %to.075 = phi ptr [ %add.ptr5, %for.body.lr.ph ], [ %to.1.lcssa, %for.end ]
  %k.074 = phi i64 [ %begin, %for.body.lr.ph ], [ %k.1.lcssa, %for.end ]
  %6 = load ptr, ptr %arrayidx6, align 8
  %7 = load i64, ptr %line_step, align 8
  %mul7 = mul nsw i64 %7, %line.077
  %add.ptr8 = getelementptr inbounds i8, ptr %6, i64 %mul7
  %8 = load ptr, ptr %arrayidx9, align 8
  %9 = load i64, ptr %index_step, align 8
  %mul10 = mul nsw i64 %9, %line.077
  %add.ptr11 = getelementptr inbounds i8, ptr %8, i64 %mul10
  %cmp1368 = icmp slt i64 %place.076, %3
  br i1 %cmp1368, label %for.body15, label %for.end

for.body15:                                       ; preds = %for.body, %if.end26
  %place.171 = phi i64 [ %inc, %if.end26 ], [ %place.076, %for.body ]
  %to.170 = phi ptr [ %add.ptr28, %if.end26 ], [ %to.075, %for.body ]
  %k.169 = phi i64 [ %inc27, %if.end26 ], [ %k.074, %for.body ]
  %mul16 = mul nsw i64 %place.171, %4
  %add.ptr17 = getelementptr inbounds i8, ptr %add.ptr11, i64 %mul16
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %for.body15
  %10 = load i32, ptr %add.ptr17, align 4
  %conv.i = sext i32 %10 to i64
  br label %index_at.exit

cond.false.i:                                     ; preds = %for.body15
  %11 = load i64, ptr %add.ptr17, align 8
  br label %index_at.exit

index_at.exit:                                    ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i64 [ %conv.i, %cond.true.i ], [ %11, %cond.false.i ]
  %cmp.i65 = icmp slt i64 %cond.i, 0
  br i1 %cmp.i65, label %land.lhs.true.i, label %index_at.exit.cond.end.i_crit_edge

index_at.exit.cond.end.i_crit_edge:               ; preds = %index_at.exit
  %.pre = load i64, ptr %length.i, align 8
  br label %cond.end.i

land.lhs.true.i:                                  ; preds = %index_at.exit
  %12 = load i64, ptr %counts_back.i, align 8
  %tobool.not.i = icmp eq i64 %12, 0
  %.pre78 = load i64, ptr %length.i, align 8
  %add.i = select i1 %tobool.not.i, i64 0, i64 %.pre78
  %spec.select = add nsw i64 %cond.i, %add.i
  br label %cond.end.i

cond.end.i:                                       ; preds = %land.lhs.true.i, %index_at.exit.cond.end.i_crit_edge
  %13 = phi i64 [ %.pre, %index_at.exit.cond.end.i_crit_edge ], [ %.pre78, %land.lhs.true.i ]
  %cond.i66 = phi i64 [ %cond.i, %index_at.exit.cond.end.i_crit_edge ], [ %spec.select, %land.lhs.true.i ]
  %cmp2.i = icmp ult i64 %cond.i66, %13
  br i1 %cmp2.i, label %place_of.exit, label %if.end.i

if.end.i:                                         ; preds = %cond.end.i
  %14 = load i64, ptr %by, align 8
  %15 = load i64, ptr %axis.i, align 8
  store i64 1, ptr %fault.i.i, align 8
  store i64 %14, ptr %.compoundliteral.sroa.2.0.fault.sroa_idx.i.i, align 8
  store i64 %cond.i, ptr %.compoundliteral.sroa.3.0.fault.sroa_idx.i.i, align 8
  store i64 %15, ptr %.compoundliteral.sroa.4.0.fault.sroa_idx.i.i, align 8
  store i64 %13, ptr %.compoundliteral.sroa.5.0.fault.sroa_idx.i.i, align 8
  %16 = load ptr, ptr %1, align 8
  store volatile i64 0, ptr %16, align 8
  br label %place_of.exit

place_of.exit:                                    ; preds = %cond.end.i, %if.end.i
  %retval.0.i = phi i64 [ 0, %if.end.i ], [ %cond.i66, %cond.end.i ]
  %17 = load i64, ptr %step, align 8
  %mul20 = mul nsw i64 %17, %retval.0.i
  %add.ptr21 = getelementptr inbounds i8, ptr %add.ptr8, i64 %mul20
  switch i64 %2, label %if.else25 [
    i64 4, label %if.then
    i64 8, label %if.then24
  ]

if.then:                                          ; preds = %place_of.exit
  %18 = load i32, ptr %add.ptr21, align 4
  store i32 %18, ptr %to.170, align 4
  br label %if.end26

if.then24:                                        ; preds = %place_of.exit
  %19 = load i64, ptr %add.ptr21, align 8
  store i64 %19, ptr %to.170, align 8
  br label %if.end26

if.else25:                                        ; preds = %place_of.exit
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.170, ptr align 1 %add.ptr21, i64 %2, i1 false)
  br label %if.end26

if.end26:                                         ; preds = %if.then24, %if.else25, %if.then
  %inc = add nsw i64 %place.171, 1
  %inc27 = add nsw i64 %k.169, 1
  %add.ptr28 = getelementptr inbounds i8, ptr %to.170, i64 %2
  %cmp13 = icmp slt i64 %inc, %3
  %cmp14 = icmp slt i64 %inc27, %end
  %20 = select i1 %cmp13, i1 %cmp14, i1 false
  br i1 %20, label %for.body15, label %for.end, !llvm.loop !4

for.end:                                          ; preds = %if.end26, %for.body
  %k.1.lcssa = phi i64 [ %k.074, %for.body ], [ %inc27, %if.end26 ]
  %to.1.lcssa = phi ptr [ %to.075, %for.body ], [ %add.ptr28, %if.end26 ]
  %inc30 = add nsw i64 %line.077, 1
  %cmp = icmp slt i64 %k.1.lcssa, %end
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nounwind
define void @lazyasync_join_indices(ptr nocapture noundef readonly %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %arguments, align 8
  %add.ptr = getelementptr inbounds i64, ptr %arguments, i64 %0
  %arrayidx = getelementptr inbounds i8, ptr %add.ptr, i64 8
  %1 = load ptr, ptr %arrayidx, align 8
  %cmp46 = icmp slt i64 %begin, %end
  br i1 %cmp46, label %for.cond2.preheader.lr.ph, label %for.cond.cleanup

for.cond2.preheader.lr.ph:                        ; preds = %entry
  %count = getelementptr inbounds i8, ptr %arguments, i64 8
  %invariant.gep = getelementptr inbounds i8, ptr %add.ptr, i64 16
  %by6 = getelementptr inbounds i8, ptr %arguments, i64 24
  %fault.i.i = getelementptr inbounds i8, ptr %1, i64 32
  %.compoundliteral.sroa.2.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %1, i64 40
  %.compoundliteral.sroa.3.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %1, i64 48
  %.compoundliteral.sroa.4.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %1, i64 56
  %.compoundliteral.sroa.5.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %1, i64 64
  %bytes = getelementptr inbounds i8, ptr %arguments, i64 16
  br label %for.cond2.preheader

for.cond2.preheader:                              ; preds = %for.cond2.preheader.lr.ph, %if.end
  %k.047 = phi i64 [ %begin, %for.cond2.preheader.lr.ph ], [ %inc19, %if.end ]
  %2 = load i64, ptr %count, align 8
  %cmp343 = icmp sgt i64 %2, 0
  br i1 %cmp343, label %for.body5, label %for.cond.cleanup4

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret void

for.cond.cleanup4:                                ; preds = %place_of.exit, %for.cond2.preheader
  %place.0.lcssa = phi i64 [ 0, %for.cond2.preheader ], [ %add12, %place_of.exit ]
  %3 = load i64, ptr %bytes, align 8
  %cmp13 = icmp eq i64 %3, 4
  br i1 %cmp13, label %if.then, label %if.else

for.body5:                                        ; preds = %for.cond2.preheader, %place_of.exit
  %4 = phi i64 [ %15, %place_of.exit ], [ %2, %for.cond2.preheader ]
  %j.045 = phi i64 [ %inc, %place_of.exit ], [ 0, %for.cond2.preheader ]
  %place.044 = phi i64 [ %add12, %place_of.exit ], [ 0, %for.cond2.preheader ]
  %arrayidx7 = getelementptr inbounds [0 x %struct.checked], ptr %by6, i64 0, i64 %j.045
  %gep = getelementptr inbounds ptr, ptr %invariant.gep, i64 %j.045
  %5 = load ptr, ptr %gep, align 8
  %step = getelementptr inbounds i8, ptr %arrayidx7, i64 40
  %6 = load i64, ptr %step, align 8
  %mul = mul nsw i64 %6, %k.047
  %add.ptr9 = getelementptr inbounds i8, ptr %5, i64 %mul
  %index_bytes = getelementptr inbounds i8, ptr %arrayidx7, i64 32
  %7 = load i64, ptr %index_bytes, align 8
  %cmp.i = icmp eq i64 %7, 4
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %for.body5
  %8 = load i32, ptr %add.ptr9, align 4
  %conv.i = sext i32 %8 to i64
  br label %index_at.exit

cond.false.i:                                     ; preds = %for.body5
  %9 = load i64, ptr %add.ptr9, align 8
  br label %index_at.exit

index_at.exit:                                    ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i64 [ %conv.i, %cond.true.i ], [ %9, %cond.false.i ]
  %length = getelementptr inbounds i8, ptr %arrayidx7, i64 16
  %10 = load i64, ptr %length, align 8
  %mul10 = mul nsw i64 %10, %place.044
  %cmp.i40 = icmp slt i64 %cond.i, 0
  br i1 %cmp.i40, label %land.lhs.true.i, label %cond.end.i

land.lhs.true.i:                                  ; preds = %index_at.exit
  %counts_back.i = getelementptr inbounds i8, ptr %arrayidx7, i64 24
  %11 = load i64, ptr %counts_back.i, align 8
  %tobool.not.i = icmp eq i64 %11, 0
  %add.i = select i1 %tobool.not.i, i64 0, i64 %10
  %spec.select = add nsw i64 %add.i, %cond.i
  br label %cond.end.i

cond.end.i:                                       ; preds = %land.lhs.true.i, %index_at.exit
  %cond.i41 = phi i64 [ %cond.i, %index_at.exit ], [ %spec.select, %land.lhs.true.i ]
  %cmp2.i = icmp ult i64 %cond.i41, %10
  br i1 %cmp2.i, label %place_of.exit, label %if.end.i

if.end.i:                                         ; preds = %cond.end.i
  %12 = load i64, ptr %arrayidx7, align 8
  %axis.i = getelementptr inbounds i8, ptr %arrayidx7, i64 8
  %13 = load i64, ptr %axis.i, align 8
  store i64 1, ptr %fault.i.i, align 8
  store i64 %12, ptr %.compoundliteral.sroa.2.0.fault.sroa_idx.i.i, align 8
  store i64 %cond.i, ptr %.compoundliteral.sroa.3.0.fault.sroa_idx.i.i, align 8
  store i64 %13, ptr %.compoundliteral.sroa.4.0.fault.sroa_idx.i.i, align 8
  store i64 %10, ptr %.compoundliteral.sroa.5.0.fault.sroa_idx.i.i, align 8
  %14 = load ptr, ptr %1, align 8
  store volatile i64 0, ptr %14, align 8
  %.pre = load i64, ptr %count, align 8
  br label %place_of.exit

place_of.exit:                                    ; preds = %cond.end.i, %if.end.i
  %15 = phi i64 [ %.pre, %if.end.i ], [ %4, %cond.end.i ]
  %retval.0.i = phi i64 [ 0, %if.end.i ], [ %cond.i41, %cond.end.i ]
  %add12 = add nsw i64 %retval.0.i, %mul10
  %inc = add nuw nsw i64 %j.045, 1
  %cmp3 = icmp slt i64 %inc, %15
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !llvm.loop !8

if.then:                                          ; preds = %for.cond.cleanup4
  %conv = trunc i64 %place.0.lcssa to i32
  %16 = load ptr, ptr %add.ptr, align 8
  %arrayidx15 = getelementptr inbounds i32, ptr %16, i64 %k.047
  store i32 %conv, ptr %arrayidx15, align 4
  br label %if.end

if.else:                                          ; preds = %for.cond.cleanup4
  %17 = load ptr, ptr %add.ptr, align 8
  %arrayidx17 = getelementptr inbounds i64, ptr %17, i64 %k.047
  store i64 %place.0.lcssa, ptr %arrayidx17, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %inc19 = add i64 %k.047, 1
  %exitcond.not = icmp eq i64 %inc19, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.cond2.preheader, !llvm.loop !9
}

; Function Attrs: nounwind
define void @lazyasync_combine_lines(ptr nocapture noundef readonly %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #3 {
entry:
  %what.i = alloca [16 x i64], align 16
  %what.i121.i.i = alloca [16 x i64], align 16
  %what.i.i.i = alloca [16 x i64], align 16
  %0 = load i64, ptr %arguments, align 8
  %add.ptr = getelementptr inbounds i64, ptr %arguments, i64 %0
  %1 = load ptr, ptr %add.ptr, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %add.ptr, i64 8
  %2 = load ptr, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %add.ptr, i64 16
  %3 = load ptr, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %add.ptr, i64 32
  %4 = load ptr, ptr %arrayidx4, align 8
  %count5 = getelementptr inbounds i8, ptr %arguments, i64 56
  %5 = load i64, ptr %count5, align 8
  %width = getelementptr inbounds i8, ptr %arguments, i64 72
  %6 = load i64, ptr %width, align 8
  %bytes = getelementptr inbounds i8, ptr %arguments, i64 80
  %7 = load i64, ptr %bytes, align 8
  %mul = mul nsw i64 %7, %6
  %by = getelementptr inbounds i8, ptr %arguments, i64 8
  %length = getelementptr inbounds i8, ptr %arguments, i64 24
  %8 = load i64, ptr %length, align 8
  %mul6 = mul nsw i64 %8, %mul
  %arrayidx7 = getelementptr inbounds i8, ptr %add.ptr, i64 40
  %9 = load ptr, ptr %arrayidx7, align 8
  %cmp106 = icmp sgt i64 %5, 0
  br i1 %cmp106, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx8 = getelementptr inbounds i8, ptr %add.ptr, i64 24
  %index_bytes = getelementptr inbounds i8, ptr %arguments, i64 40
  %counts_back.i = getelementptr inbounds i8, ptr %arguments, i64 32
  %axis.i = getelementptr inbounds i8, ptr %arguments, i64 16
  %fault.i.i = getelementptr inbounds i8, ptr %4, i64 32
  %.compoundliteral.sroa.2.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %4, i64 40
  %.compoundliteral.sroa.3.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %4, i64 48
  %.compoundliteral.sroa.4.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %4, i64 56
  %.compoundliteral.sroa.5.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %4, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %place_of.exit, %entry
  %fault = getelementptr inbounds i8, ptr %4, i64 32
  %10 = load i64, ptr %fault, align 8
  %tobool.not = icmp eq i64 %10, 0
  br i1 %tobool.not, label %if.end, label %cleanup

for.body:                                         ; preds = %for.body.lr.ph, %place_of.exit
  %k.0107 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %place_of.exit ]
  %11 = load ptr, ptr %arrayidx8, align 8
  %12 = load i64, ptr %index_bytes, align 8
  %mul10 = mul nsw i64 %12, %k.0107
  %add.ptr11 = getelementptr inbounds i8, ptr %11, i64 %mul10
  %cmp.i = icmp eq i64 %12, 4
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %for.body
  %13 = load i32, ptr %add.ptr11, align 4
  %conv.i = sext i32 %13 to i64
  br label %index_at.exit

cond.false.i:                                     ; preds = %for.body
  %14 = load i64, ptr %add.ptr11, align 8
  br label %index_at.exit

index_at.exit:                                    ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i64 [ %conv.i, %cond.true.i ], [ %14, %cond.false.i ]
  %cmp.i87 = icmp slt i64 %cond.i, 0
  br i1 %cmp.i87, label %land.lhs.true.i, label %index_at.exit.cond.end.i_crit_edge

index_at.exit.cond.end.i_crit_edge:               ; preds = %index_at.exit
  %.pre = load i64, ptr %length, align 8
  br label %cond.end.i

land.lhs.true.i:                                  ; preds = %index_at.exit
  %15 = load i64, ptr %counts_back.i, align 8
  %tobool.not.i = icmp eq i64 %15, 0
  %.pre121 = load i64, ptr %length, align 8
  %add.i = select i1 %tobool.not.i, i64 0, i64 %.pre121
  %spec.select = add nsw i64 %cond.i, %add.i
  br label %cond.end.i

cond.end.i:                                       ; preds = %land.lhs.true.i, %index_at.exit.cond.end.i_crit_edge
  %16 = phi i64 [ %.pre, %index_at.exit.cond.end.i_crit_edge ], [ %.pre121, %land.lhs.true.i ]
  %cond.i88 = phi i64 [ %cond.i, %index_at.exit.cond.end.i_crit_edge ], [ %spec.select, %land.lhs.true.i ]
  %cmp2.i = icmp ult i64 %cond.i88, %16
  br i1 %cmp2.i, label %place_of.exit, label %if.end.i

if.end.i:                                         ; preds = %cond.end.i
  %17 = load i64, ptr %by, align 8
  %18 = load i64, ptr %axis.i, align 8
  store i64 1, ptr %fault.i.i, align 8
  store i64 %17, ptr %.compoundliteral.sroa.2.0.fault.sroa_idx.i.i, align 8
  store i64 %cond.i, ptr %.compoundliteral.sroa.3.0.fault.sroa_idx.i.i, align 8
  store i64 %18, ptr %.compoundliteral.sroa.4.0.fault.sroa_idx.i.i, align 8
  store i64 %16, ptr %.compoundliteral.sroa.5.0.fault.sroa_idx.i.i, align 8
  %19 = load ptr, ptr %4, align 8
  store volatile i64 0, ptr %19, align 8
  br label %place_of.exit

place_of.exit:                                    ; preds = %cond.end.i, %if.end.i
  %retval.0.i = phi i64 [ 0, %if.end.i ], [ %cond.i88, %cond.end.i ]
  %arrayidx16 = getelementptr inbounds i64, ptr %9, i64 %k.0107
  store i64 %retval.0.i, ptr %arrayidx16, align 8
  %inc = add nuw nsw i64 %k.0107, 1
  %exitcond.not = icmp eq i64 %inc, %5
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !10

if.end:                                           ; preds = %for.cond.cleanup
  %starts = getelementptr inbounds i8, ptr %arguments, i64 104
  %20 = load i64, ptr %starts, align 8
  %tobool17.not = icmp eq i64 %20, 0
  br i1 %tobool17.not, label %if.then18, label %if.else

if.then18:                                        ; preds = %if.end
  %lines = getelementptr inbounds i8, ptr %arguments, i64 64
  %21 = load i64, ptr %lines, align 8
  %mul19 = mul nsw i64 %21, %mul6
  tail call void @llvm.memset.p0.i64(ptr align 1 %1, i8 0, i64 %mul19, i1 false)
  br label %if.end25

if.else:                                          ; preds = %if.end
  %cmp20.not = icmp eq ptr %2, %1
  br i1 %cmp20.not, label %if.end25, label %if.then21

if.then21:                                        ; preds = %if.else
  %lines22 = getelementptr inbounds i8, ptr %arguments, i64 64
  %22 = load i64, ptr %lines22, align 8
  %mul23 = mul nsw i64 %22, %mul6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 %2, i64 %mul23, i1 false)
  br label %if.end25

if.end25:                                         ; preds = %if.else, %if.then21, %if.then18
  %lines27 = getelementptr inbounds i8, ptr %arguments, i64 64
  %23 = load i64, ptr %lines27, align 8
  %cmp28108 = icmp sgt i64 %23, 0
  br i1 %cmp28108, label %for.body30.lr.ph, label %cleanup

for.body30.lr.ph:                                 ; preds = %if.end25
  %mul33 = mul i64 %mul, %5
  %add.ptr36 = getelementptr inbounds i64, ptr %9, i64 %5
  %sums.i = getelementptr inbounds i8, ptr %arguments, i64 112
  %how.i122.i.i = getelementptr inbounds i8, ptr %arguments, i64 88
  %arrayinit.element.i123.i.i = getelementptr inbounds i8, ptr %what.i121.i.i, i64 8
  %dtype.i124.i.i = getelementptr inbounds i8, ptr %arguments, i64 96
  %arrayinit.element1.i125.i.i = getelementptr inbounds i8, ptr %what.i121.i.i, i64 16
  %arrayinit.element2.i126.i.i = getelementptr inbounds i8, ptr %what.i121.i.i, i64 24
  %arrayinit.element3.i127.i.i = getelementptr inbounds i8, ptr %what.i121.i.i, i64 32
  %arrayinit.element4.i129.i.i = getelementptr inbounds i8, ptr %what.i121.i.i, i64 40
  %24 = ptrtoint ptr %add.ptr36 to i64
  %arrayinit.element5.i130.i.i = getelementptr inbounds i8, ptr %what.i121.i.i, i64 48
  %arrayinit.element6.i132.i.i = getelementptr inbounds i8, ptr %what.i121.i.i, i64 56
  %arrayinit.element7.i133.i.i = getelementptr inbounds i8, ptr %what.i121.i.i, i64 64
  %arrayinit.element9.i134.i.i = getelementptr inbounds i8, ptr %what.i121.i.i, i64 72
  %arrayinit.element10.i135.i.i = getelementptr inbounds i8, ptr %what.i121.i.i, i64 80
  %arrayinit.element11.i136.i.i = getelementptr inbounds i8, ptr %what.i121.i.i, i64 88
  %arrayinit.element14.i137.i.i = getelementptr inbounds i8, ptr %what.i121.i.i, i64 112
  %arrayinit.element15.i138.i.i = getelementptr inbounds i8, ptr %what.i121.i.i, i64 120
  %combine.i139.i.i = getelementptr inbounds i8, ptr %arguments, i64 120
  %arrayinit.element.i.i.i = getelementptr inbounds i8, ptr %what.i.i.i, i64 8
  %arrayinit.element1.i.i.i = getelementptr inbounds i8, ptr %what.i.i.i, i64 16
  %arrayinit.element2.i.i.i = getelementptr inbounds i8, ptr %what.i.i.i, i64 24
  %arrayinit.element3.i.i.i = getelementptr inbounds i8, ptr %what.i.i.i, i64 32
  %arrayinit.element4.i.i.i = getelementptr inbounds i8, ptr %what.i.i.i, i64 40
  %25 = ptrtoint ptr %9 to i64
  %arrayinit.element5.i.i.i = getelementptr inbounds i8, ptr %what.i.i.i, i64 48
  %arrayinit.element6.i.i.i = getelementptr inbounds i8, ptr %what.i.i.i, i64 56
  %arrayinit.element7.i.i.i = getelementptr inbounds i8, ptr %what.i.i.i, i64 64
  %arrayinit.element9.i.i.i = getelementptr inbounds i8, ptr %what.i.i.i, i64 72
  %arrayinit.element10.i.i.i = getelementptr inbounds i8, ptr %what.i.i.i, i64 80
  %arrayinit.element11.i.i.i = getelementptr inbounds i8, ptr %what.i.i.i, i64 88
  %arrayinit.element14.i.i.i = getelementptr inbounds i8, ptr %what.i.i.i, i64 112
  %arrayinit.element15.i.i.i = getelementptr inbounds i8, ptr %what.i.i.i, i64 120
  %arrayinit.element.i = getelementptr inbounds i8, ptr %what.i, i64 8
  %arrayinit.element1.i = getelementptr inbounds i8, ptr %what.i, i64 16
  %arrayinit.element2.i = getelementptr inbounds i8, ptr %what.i, i64 24
  %arrayinit.element3.i = getelementptr inbounds i8, ptr %what.i, i64 32
  %arrayinit.element4.i = getelementptr inbounds i8, ptr %what.i, i64 40
  %arrayinit.element5.i = getelementptr inbounds i8, ptr %what.i, i64 48
  %arrayinit.element6.i = getelementptr inbounds i8, ptr %what.i, i64 56
  %arrayinit.element7.i = getelementptr inbounds i8, ptr %what.i, i64 64
  %arrayinit.element9.i = getelementptr inbounds i8, ptr %what.i, i64 72
  %arrayinit.element10.i = getelementptr inbounds i8, ptr %what.i, i64 80
  %arrayinit.element11.i = getelementptr inbounds i8, ptr %what.i, i64 88
  %arrayinit.element14.i = getelementptr inbounds i8, ptr %what.i, i64 112
  %arrayinit.element15.i = getelementptr inbounds i8, ptr %what.i, i64 120
  br label %for.body30

for.body30:                                       ; preds = %for.body30.lr.ph, %combine_line.exit
  %j.0109 = phi i64 [ 0, %for.body30.lr.ph ], [ %inc38, %combine_line.exit ]
  %mul31 = mul nsw i64 %j.0109, %mul6
  %add.ptr32 = getelementptr inbounds i8, ptr %1, i64 %mul31
  %mul34 = mul i64 %mul33, %j.0109
  %add.ptr35 = getelementptr inbounds i8, ptr %3, i64 %mul34
  %26 = load i64, ptr %count5, align 8
  %27 = load i64, ptr %width, align 8
  %28 = load i64, ptr %bytes, align 8
  %29 = load i64, ptr %sums.i, align 8
  %tobool.not.i90 = icmp eq i64 %29, 0
  br i1 %tobool.not.i90, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %for.body30
  %30 = load i64, ptr %length, align 8
  %cmp.i.i = icmp eq i64 %29, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %if.then.i
  %mul.i.i = mul nsw i64 %30, %27
  %mul5.i.i = shl i64 %mul.i.i, 3
  call void @llvm.memset.p0.i64(ptr align 8 %add.ptr36, i8 0, i64 %mul5.i.i, i1 false)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %what.i.i.i) #5
  %31 = load i64, ptr %how.i122.i.i, align 8
  store i64 %31, ptr %what.i.i.i, align 16
  %32 = load i64, ptr %dtype.i124.i.i, align 8
  store i64 %32, ptr %arrayinit.element.i.i.i, align 8
  store i64 8, ptr %arrayinit.element1.i.i.i, align 16
  %33 = ptrtoint ptr %add.ptr35 to i64
  store i64 %33, ptr %arrayinit.element2.i.i.i, align 8
  %34 = load i64, ptr %width, align 8
  store i64 %34, ptr %arrayinit.element3.i.i.i, align 16
  store i64 %25, ptr %arrayinit.element4.i.i.i, align 8
  %35 = load i64, ptr %count5, align 8
  store i64 %35, ptr %arrayinit.element5.i.i.i, align 16
  store i64 %30, ptr %arrayinit.element6.i.i.i, align 8
  store i64 %34, ptr %arrayinit.element7.i.i.i, align 16
  store i64 0, ptr %arrayinit.element9.i.i.i, align 8
  store i64 %30, ptr %arrayinit.element10.i.i.i, align 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %arrayinit.element11.i.i.i, i8 0, i64 24, i1 false)
  store i64 %24, ptr %arrayinit.element14.i.i.i, align 16
  store i64 0, ptr %arrayinit.element15.i.i.i, align 8
  %36 = load ptr, ptr %combine.i139.i.i, align 8
  %call.i.i.i = call i64 %36(ptr noundef nonnull %what.i.i.i) #5
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %what.i.i.i) #5
  %cmp9.i.i.i = icmp sgt i64 %mul.i.i, 0
  br i1 %cmp9.i.i.i, label %for.body.i.i.i, label %combine_line.exit

for.body.i.i.i:                                   ; preds = %if.then.i.i, %for.body.i.i.i
  %j.010.i.i.i = phi i64 [ %inc.i.i.i, %for.body.i.i.i ], [ 0, %if.then.i.i ]
  %arrayidx.i.i.i = getelementptr inbounds float, ptr %add.ptr32, i64 %j.010.i.i.i
  %37 = load float, ptr %arrayidx.i.i.i, align 4
  %conv.i.i.i = fpext float %37 to double
  %arrayidx1.i.i.i = getelementptr inbounds double, ptr %add.ptr36, i64 %j.010.i.i.i
  %38 = load double, ptr %arrayidx1.i.i.i, align 8
  %add.i.i.i = fadd double %38, %conv.i.i.i
  %conv2.i.i.i = fptrunc double %add.i.i.i to float
  store float %conv2.i.i.i, ptr %arrayidx.i.i.i, align 4
  %inc.i.i.i = add nuw nsw i64 %j.010.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i.i.i, %mul.i.i
  br i1 %exitcond.not.i.i.i, label %combine_line.exit, label %for.body.i.i.i, !llvm.loop !11

if.end.i.i:                                       ; preds = %if.then.i
  %cmp7.i.i = icmp eq i64 %26, 1
  br i1 %cmp7.i.i, label %if.then8.i.i, label %if.end17.i.i

if.then8.i.i:                                     ; preds = %if.end.i.i
  %39 = load i64, ptr %9, align 8
  %mul9.i.i = mul nsw i64 %39, %27
  %add.ptr.i.i = getelementptr inbounds float, ptr %add.ptr32, i64 %mul9.i.i
  %cmp10160.i.i = icmp sgt i64 %27, 0
  br i1 %cmp10160.i.i, label %for.body.i.i, label %combine_line.exit

for.body.i.i:                                     ; preds = %if.then8.i.i, %for.body.i.i
  %j.0161.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %if.then8.i.i ]
  %arrayidx11.i.i = getelementptr inbounds float, ptr %add.ptr.i.i, i64 %j.0161.i.i
  %40 = load float, ptr %arrayidx11.i.i, align 4
  %conv.i.i = fpext float %40 to double
  %arrayidx12.i.i = getelementptr inbounds float, ptr %add.ptr35, i64 %j.0161.i.i
  %41 = load float, ptr %arrayidx12.i.i, align 4
  %conv13.i.i = fpext float %41 to double
  %add.i.i = fadd double %conv13.i.i, 0.000000e+00
  %add14.i.i = fadd double %add.i.i, %conv.i.i
  %conv15.i.i = fptrunc double %add14.i.i to float
  store float %conv15.i.i, ptr %arrayidx11.i.i, align 4
  %inc.i.i = add nuw nsw i64 %j.0161.i.i, 1
  %exitcond166.not.i.i = icmp eq i64 %inc.i.i, %27
  br i1 %exitcond166.not.i.i, label %combine_line.exit, label %for.body.i.i, !llvm.loop !12

if.end17.i.i:                                     ; preds = %if.end.i.i
  %add.ptr18.i.i = getelementptr inbounds i64, ptr %add.ptr36, i64 %26
  %add.ptr20.i.i = getelementptr inbounds i64, ptr %add.ptr18.i.i, i64 %30
  %cmp22154.i.i = icmp sgt i64 %26, 0
  br i1 %cmp22154.i.i, label %for.body25.i.i, label %for.cond.cleanup35.i.i

for.body25.i.i:                                   ; preds = %if.end17.i.i, %for.body25.i.i
  %k.0155.i.i = phi i64 [ %inc29.i.i, %for.body25.i.i ], [ 0, %if.end17.i.i ]
  %arrayidx26.i.i = getelementptr inbounds i64, ptr %9, i64 %k.0155.i.i
  %42 = load i64, ptr %arrayidx26.i.i, align 8
  %arrayidx27.i.i = getelementptr inbounds i64, ptr %add.ptr18.i.i, i64 %42
  store i64 %k.0155.i.i, ptr %arrayidx27.i.i, align 8
  %inc29.i.i = add nuw nsw i64 %k.0155.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc29.i.i, %26
  br i1 %exitcond.not.i.i, label %for.body36.i.i, label %for.body25.i.i, !llvm.loop !13

for.cond.cleanup35.i.i:                           ; preds = %for.body36.i.i, %if.end17.i.i
  %mul43.i.i = shl i64 %26, 3
  %mul44.i.i = mul i64 %mul43.i.i, %27
  call void @llvm.memset.p0.i64(ptr align 8 %add.ptr20.i.i, i8 0, i64 %mul44.i.i, i1 false)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %what.i121.i.i) #5
  %43 = load i64, ptr %how.i122.i.i, align 8
  store i64 %43, ptr %what.i121.i.i, align 16
  %44 = load i64, ptr %dtype.i124.i.i, align 8
  store i64 %44, ptr %arrayinit.element.i123.i.i, align 8
  store i64 8, ptr %arrayinit.element1.i125.i.i, align 16
  %45 = ptrtoint ptr %add.ptr35 to i64
  store i64 %45, ptr %arrayinit.element2.i126.i.i, align 8
  %46 = load i64, ptr %width, align 8
  store i64 %46, ptr %arrayinit.element3.i127.i.i, align 16
  store i64 %24, ptr %arrayinit.element4.i129.i.i, align 8
  %47 = load i64, ptr %count5, align 8
  store i64 %47, ptr %arrayinit.element5.i130.i.i, align 16
  store i64 %26, ptr %arrayinit.element6.i132.i.i, align 8
  store i64 %46, ptr %arrayinit.element7.i133.i.i, align 16
  store i64 0, ptr %arrayinit.element9.i134.i.i, align 8
  store i64 %26, ptr %arrayinit.element10.i135.i.i, align 16
  %48 = ptrtoint ptr %add.ptr20.i.i to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %arrayinit.element11.i136.i.i, i8 0, i64 24, i1 false)
  store i64 %48, ptr %arrayinit.element14.i137.i.i, align 16
  store i64 0, ptr %arrayinit.element15.i138.i.i, align 8
  %49 = load ptr, ptr %combine.i139.i.i, align 8
  %call.i140.i.i = call i64 %49(ptr noundef nonnull %what.i121.i.i) #5
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %what.i121.i.i) #5
  br i1 %cmp22154.i.i, label %for.body50.lr.ph.i.i, label %combine_line.exit

for.body50.lr.ph.i.i:                             ; preds = %for.cond.cleanup35.i.i
  %cmp9.i141.i.i = icmp sgt i64 %27, 0
  br label %for.body50.i.i

for.body36.i.i:                                   ; preds = %for.body25.i.i, %for.body36.i.i
  %k31.0157.i.i = phi i64 [ %inc41.i.i, %for.body36.i.i ], [ 0, %for.body25.i.i ]
  %arrayidx37.i.i = getelementptr inbounds i64, ptr %9, i64 %k31.0157.i.i
  %50 = load i64, ptr %arrayidx37.i.i, align 8
  %arrayidx38.i.i = getelementptr inbounds i64, ptr %add.ptr18.i.i, i64 %50
  %51 = load i64, ptr %arrayidx38.i.i, align 8
  %arrayidx39.i.i = getelementptr inbounds i64, ptr %add.ptr36, i64 %k31.0157.i.i
  store i64 %51, ptr %arrayidx39.i.i, align 8
  %inc41.i.i = add nuw nsw i64 %k31.0157.i.i, 1
  %exitcond164.not.i.i = icmp eq i64 %inc41.i.i, %26
  br i1 %exitcond164.not.i.i, label %for.cond.cleanup35.i.i, label %for.body36.i.i, !llvm.loop !14

for.body50.i.i:                                   ; preds = %for.inc61.i.i, %for.body50.lr.ph.i.i
  %k45.0159.i.i = phi i64 [ 0, %for.body50.lr.ph.i.i ], [ %inc62.i.i, %for.inc61.i.i ]
  %arrayidx51.i.i = getelementptr inbounds i64, ptr %add.ptr36, i64 %k45.0159.i.i
  %52 = load i64, ptr %arrayidx51.i.i, align 8
  %cmp52.i.i = icmp eq i64 %52, %k45.0159.i.i
  br i1 %cmp52.i.i, label %if.then54.i.i, label %for.inc61.i.i

if.then54.i.i:                                    ; preds = %for.body50.i.i
  %arrayidx55.i.i = getelementptr inbounds i64, ptr %9, i64 %k45.0159.i.i
  %53 = load i64, ptr %arrayidx55.i.i, align 8
  %mul56.i.i = mul nsw i64 %53, %27
  %add.ptr57.i.i = getelementptr inbounds float, ptr %add.ptr32, i64 %mul56.i.i
  %mul58.i.i = mul nsw i64 %k45.0159.i.i, %27
  %add.ptr59.i.i = getelementptr inbounds double, ptr %add.ptr20.i.i, i64 %mul58.i.i
  br i1 %cmp9.i141.i.i, label %for.body.i142.i.i, label %for.inc61.i.i

for.body.i142.i.i:                                ; preds = %if.then54.i.i, %for.body.i142.i.i
  %j.010.i143.i.i = phi i64 [ %inc.i149.i.i, %for.body.i142.i.i ], [ 0, %if.then54.i.i ]
  %arrayidx.i144.i.i = getelementptr inbounds float, ptr %add.ptr57.i.i, i64 %j.010.i143.i.i
  %54 = load float, ptr %arrayidx.i144.i.i, align 4
  %conv.i145.i.i = fpext float %54 to double
  %arrayidx1.i146.i.i = getelementptr inbounds double, ptr %add.ptr59.i.i, i64 %j.010.i143.i.i
  %55 = load double, ptr %arrayidx1.i146.i.i, align 8
  %add.i147.i.i = fadd double %55, %conv.i145.i.i
  %conv2.i148.i.i = fptrunc double %add.i147.i.i to float
  store float %conv2.i148.i.i, ptr %arrayidx.i144.i.i, align 4
  %inc.i149.i.i = add nuw nsw i64 %j.010.i143.i.i, 1
  %exitcond.not.i150.i.i = icmp eq i64 %inc.i149.i.i, %27
  br i1 %exitcond.not.i150.i.i, label %for.inc61.i.i, label %for.body.i142.i.i, !llvm.loop !11

for.inc61.i.i:                                    ; preds = %for.body.i142.i.i, %if.then54.i.i, %for.body50.i.i
  %inc62.i.i = add nuw nsw i64 %k45.0159.i.i, 1
  %exitcond165.not.i.i = icmp eq i64 %inc62.i.i, %26
  br i1 %exitcond165.not.i.i, label %combine_line.exit, label %for.body50.i.i, !llvm.loop !15

if.else.i:                                        ; preds = %for.body30
  %56 = load i64, ptr %how.i122.i.i, align 8
  switch i64 %56, label %if.else25.thread.i [
    i64 3, label %if.then4.i
    i64 4, label %land.lhs.true.i91
  ]

if.else25.thread.i:                               ; preds = %if.else.i
  %57 = load i64, ptr %dtype.i124.i.i, align 8
  %cmp31.not.i = icmp eq i64 %57, 4
  br i1 %cmp31.not.i, label %if.else33.i, label %if.then32.i

if.then4.i:                                       ; preds = %if.else.i
  %mul.i = mul nsw i64 %28, %27
  %cmp18.i.i = icmp sgt i64 %26, 0
  br i1 %cmp18.i.i, label %for.body.i119.i, label %combine_line.exit

for.body.i119.i:                                  ; preds = %if.then4.i, %if.end5.i.i
  %from.addr.020.i.i = phi ptr [ %add.ptr6.i.i, %if.end5.i.i ], [ %add.ptr35, %if.then4.i ]
  %k.019.i.i = phi i64 [ %inc.i122.i, %if.end5.i.i ], [ 0, %if.then4.i ]
  %arrayidx.i.i = getelementptr inbounds i64, ptr %9, i64 %k.019.i.i
  %58 = load i64, ptr %arrayidx.i.i, align 8
  %mul.i120.i = mul nsw i64 %58, %mul.i
  %add.ptr.i121.i = getelementptr inbounds i8, ptr %add.ptr32, i64 %mul.i120.i
  switch i64 %mul.i, label %if.else4.i.i [
    i64 4, label %if.then.i124.i
    i64 8, label %if.then3.i.i
  ]

if.then.i124.i:                                   ; preds = %for.body.i119.i
  %59 = load i32, ptr %from.addr.020.i.i, align 4
  store i32 %59, ptr %add.ptr.i121.i, align 4
  br label %if.end5.i.i

if.then3.i.i:                                     ; preds = %for.body.i119.i
  %60 = load i64, ptr %from.addr.020.i.i, align 8
  store i64 %60, ptr %add.ptr.i121.i, align 8
  br label %if.end5.i.i

if.else4.i.i:                                     ; preds = %for.body.i119.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i121.i, ptr align 1 %from.addr.020.i.i, i64 %mul.i, i1 false)
  br label %if.end5.i.i

if.end5.i.i:                                      ; preds = %if.else4.i.i, %if.then3.i.i, %if.then.i124.i
  %inc.i122.i = add nuw nsw i64 %k.019.i.i, 1
  %add.ptr6.i.i = getelementptr inbounds i8, ptr %from.addr.020.i.i, i64 %mul.i
  %exitcond.not.i123.i = icmp eq i64 %inc.i122.i, %26
  br i1 %exitcond.not.i123.i, label %combine_line.exit, label %for.body.i119.i, !llvm.loop !16

land.lhs.true.i91:                                ; preds = %if.else.i
  %61 = load i64, ptr %dtype.i124.i.i, align 8
  %cmp8.i = icmp eq i64 %61, 4
  %cmp10.i = icmp eq i64 %28, 4
  %or.cond.i = select i1 %cmp8.i, i1 %cmp10.i, i1 false
  %cmp25.i.i = icmp sgt i64 %26, 0
  br i1 %or.cond.i, label %if.then11.i, label %land.lhs.true15.i

if.then11.i:                                      ; preds = %land.lhs.true.i91
  br i1 %cmp25.i.i, label %for.body.lr.ph.i.i, label %combine_line.exit

for.body.lr.ph.i.i:                               ; preds = %if.then11.i
  %cmp223.i.i = icmp sgt i64 %27, 0
  br label %for.body.i125.i

for.body.i125.i:                                  ; preds = %for.cond.cleanup3.i.i, %for.body.lr.ph.i.i
  %from.addr.027.i.i = phi ptr [ %add.ptr35, %for.body.lr.ph.i.i ], [ %add.ptr11.i.i, %for.cond.cleanup3.i.i ]
  %k.026.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %inc10.i.i, %for.cond.cleanup3.i.i ]
  %arrayidx.i126.i = getelementptr inbounds i64, ptr %9, i64 %k.026.i.i
  %62 = load i64, ptr %arrayidx.i126.i, align 8
  %mul.i127.i = mul nsw i64 %62, %27
  %add.ptr.i128.i = getelementptr inbounds i32, ptr %add.ptr32, i64 %mul.i127.i
  br i1 %cmp223.i.i, label %for.body4.i.i, label %for.cond.cleanup3.i.i

for.cond.cleanup3.i.i:                            ; preds = %for.body4.i.i, %for.body.i125.i
  %inc10.i.i = add nuw nsw i64 %k.026.i.i, 1
  %add.ptr11.i.i = getelementptr inbounds i32, ptr %from.addr.027.i.i, i64 %27
  %exitcond28.not.i.i = icmp eq i64 %inc10.i.i, %26
  br i1 %exitcond28.not.i.i, label %combine_line.exit, label %for.body.i125.i, !llvm.loop !17

for.body4.i.i:                                    ; preds = %for.body.i125.i, %for.body4.i.i
  %j.024.i.i = phi i64 [ %inc.i129.i, %for.body4.i.i ], [ 0, %for.body.i125.i ]
  %arrayidx5.i.i = getelementptr inbounds i32, ptr %add.ptr.i128.i, i64 %j.024.i.i
  %63 = load i32, ptr %arrayidx5.i.i, align 4
  %arrayidx6.i.i = getelementptr inbounds i32, ptr %from.addr.027.i.i, i64 %j.024.i.i
  %64 = load i32, ptr %arrayidx6.i.i, align 4
  %mul7.i.i = mul i32 %64, %63
  store i32 %mul7.i.i, ptr %arrayidx5.i.i, align 4
  %inc.i129.i = add nuw nsw i64 %j.024.i.i, 1
  %exitcond.not.i130.i = icmp eq i64 %inc.i129.i, %27
  br i1 %exitcond.not.i130.i, label %for.cond.cleanup3.i.i, label %for.body4.i.i, !llvm.loop !18

land.lhs.true15.i:                                ; preds = %land.lhs.true.i91
  br i1 %cmp8.i, label %if.then18.i, label %if.else19.i

if.then18.i:                                      ; preds = %land.lhs.true15.i
  br i1 %cmp25.i.i, label %for.body.lr.ph.i132.i, label %combine_line.exit

for.body.lr.ph.i132.i:                            ; preds = %if.then18.i
  %cmp223.i133.i = icmp sgt i64 %27, 0
  br label %for.body.i134.i

for.body.i134.i:                                  ; preds = %for.cond.cleanup3.i140.i, %for.body.lr.ph.i132.i
  %from.addr.027.i135.i = phi ptr [ %add.ptr35, %for.body.lr.ph.i132.i ], [ %add.ptr11.i142.i, %for.cond.cleanup3.i140.i ]
  %k.026.i136.i = phi i64 [ 0, %for.body.lr.ph.i132.i ], [ %inc10.i141.i, %for.cond.cleanup3.i140.i ]
  %arrayidx.i137.i = getelementptr inbounds i64, ptr %9, i64 %k.026.i136.i
  %65 = load i64, ptr %arrayidx.i137.i, align 8
  %mul.i138.i = mul nsw i64 %65, %27
  %add.ptr.i139.i = getelementptr inbounds i64, ptr %add.ptr32, i64 %mul.i138.i
  br i1 %cmp223.i133.i, label %for.body4.i144.i, label %for.cond.cleanup3.i140.i

for.cond.cleanup3.i140.i:                         ; preds = %for.body4.i144.i, %for.body.i134.i
  %inc10.i141.i = add nuw nsw i64 %k.026.i136.i, 1
  %add.ptr11.i142.i = getelementptr inbounds i64, ptr %from.addr.027.i135.i, i64 %27
  %exitcond28.not.i143.i = icmp eq i64 %inc10.i141.i, %26
  br i1 %exitcond28.not.i143.i, label %combine_line.exit, label %for.body.i134.i, !llvm.loop !19

for.body4.i144.i:                                 ; preds = %for.body.i134.i, %for.body4.i144.i
  %j.024.i145.i = phi i64 [ %inc.i149.i, %for.body4.i144.i ], [ 0, %for.body.i134.i ]
  %arrayidx5.i146.i = getelementptr inbounds i64, ptr %add.ptr.i139.i, i64 %j.024.i145.i
  %66 = load i64, ptr %arrayidx5.i146.i, align 8
  %arrayidx6.i147.i = getelementptr inbounds i64, ptr %from.addr.027.i135.i, i64 %j.024.i145.i
  %67 = load i64, ptr %arrayidx6.i147.i, align 8
  %mul7.i148.i = mul i64 %67, %66
  store i64 %mul7.i148.i, ptr %arrayidx5.i146.i, align 8
  %inc.i149.i = add nuw nsw i64 %j.024.i145.i, 1
  %exitcond.not.i150.i = icmp eq i64 %inc.i149.i, %27
  br i1 %exitcond.not.i150.i, label %for.cond.cleanup3.i140.i, label %for.body4.i144.i, !llvm.loop !20

if.else19.i:                                      ; preds = %land.lhs.true15.i
  br i1 %cmp10.i, label %if.then24.i, label %if.then28.i

if.then24.i:                                      ; preds = %if.else19.i
  br i1 %cmp25.i.i, label %for.body.lr.ph.i152.i, label %combine_line.exit

for.body.lr.ph.i152.i:                            ; preds = %if.then24.i
  %cmp223.i153.i = icmp sgt i64 %27, 0
  br label %for.body.i154.i

for.body.i154.i:                                  ; preds = %for.cond.cleanup3.i160.i, %for.body.lr.ph.i152.i
  %from.addr.027.i155.i = phi ptr [ %add.ptr35, %for.body.lr.ph.i152.i ], [ %add.ptr11.i162.i, %for.cond.cleanup3.i160.i ]
  %k.026.i156.i = phi i64 [ 0, %for.body.lr.ph.i152.i ], [ %inc10.i161.i, %for.cond.cleanup3.i160.i ]
  %arrayidx.i157.i = getelementptr inbounds i64, ptr %9, i64 %k.026.i156.i
  %68 = load i64, ptr %arrayidx.i157.i, align 8
  %mul.i158.i = mul nsw i64 %68, %27
  %add.ptr.i159.i = getelementptr inbounds float, ptr %add.ptr32, i64 %mul.i158.i
  br i1 %cmp223.i153.i, label %for.body4.i164.i, label %for.cond.cleanup3.i160.i

for.cond.cleanup3.i160.i:                         ; preds = %for.body4.i164.i, %for.body.i154.i
  %inc10.i161.i = add nuw nsw i64 %k.026.i156.i, 1
  %add.ptr11.i162.i = getelementptr inbounds float, ptr %from.addr.027.i155.i, i64 %27
  %exitcond28.not.i163.i = icmp eq i64 %inc10.i161.i, %26
  br i1 %exitcond28.not.i163.i, label %combine_line.exit, label %for.body.i154.i, !llvm.loop !21

for.body4.i164.i:                                 ; preds = %for.body.i154.i, %for.body4.i164.i
  %j.024.i165.i = phi i64 [ %inc.i169.i, %for.body4.i164.i ], [ 0, %for.body.i154.i ]
  %arrayidx5.i166.i = getelementptr inbounds float, ptr %add.ptr.i159.i, i64 %j.024.i165.i
  %69 = load float, ptr %arrayidx5.i166.i, align 4
  %arrayidx6.i167.i = getelementptr inbounds float, ptr %from.addr.027.i155.i, i64 %j.024.i165.i
  %70 = load float, ptr %arrayidx6.i167.i, align 4
  %mul7.i168.i = fmul float %69, %70
  store float %mul7.i168.i, ptr %arrayidx5.i166.i, align 4
  %inc.i169.i = add nuw nsw i64 %j.024.i165.i, 1
  %exitcond.not.i170.i = icmp eq i64 %inc.i169.i, %27
  br i1 %exitcond.not.i170.i, label %for.cond.cleanup3.i160.i, label %for.body4.i164.i, !llvm.loop !22

if.then28.i:                                      ; preds = %if.else19.i
  br i1 %cmp25.i.i, label %for.body.lr.ph.i172.i, label %combine_line.exit

for.body.lr.ph.i172.i:                            ; preds = %if.then28.i
  %cmp223.i173.i = icmp sgt i64 %27, 0
  br label %for.body.i174.i

for.body.i174.i:                                  ; preds = %for.cond.cleanup3.i180.i, %for.body.lr.ph.i172.i
  %from.addr.027.i175.i = phi ptr [ %add.ptr35, %for.body.lr.ph.i172.i ], [ %add.ptr11.i182.i, %for.cond.cleanup3.i180.i ]
  %k.026.i176.i = phi i64 [ 0, %for.body.lr.ph.i172.i ], [ %inc10.i181.i, %for.cond.cleanup3.i180.i ]
  %arrayidx.i177.i = getelementptr inbounds i64, ptr %9, i64 %k.026.i176.i
  %71 = load i64, ptr %arrayidx.i177.i, align 8
  %mul.i178.i = mul nsw i64 %71, %27
  %add.ptr.i179.i = getelementptr inbounds double, ptr %add.ptr32, i64 %mul.i178.i
  br i1 %cmp223.i173.i, label %for.body4.i184.i, label %for.cond.cleanup3.i180.i

for.cond.cleanup3.i180.i:                         ; preds = %for.body4.i184.i, %for.body.i174.i
  %inc10.i181.i = add nuw nsw i64 %k.026.i176.i, 1
  %add.ptr11.i182.i = getelementptr inbounds double, ptr %from.addr.027.i175.i, i64 %27
  %exitcond28.not.i183.i = icmp eq i64 %inc10.i181.i, %26
  br i1 %exitcond28.not.i183.i, label %combine_line.exit, label %for.body.i174.i, !llvm.loop !23

for.body4.i184.i:                                 ; preds = %for.body.i174.i, %for.body4.i184.i
  %j.024.i185.i = phi i64 [ %inc.i189.i, %for.body4.i184.i ], [ 0, %for.body.i174.i ]
  %arrayidx5.i186.i = getelementptr inbounds double, ptr %add.ptr.i179.i, i64 %j.024.i185.i
  %72 = load double, ptr %arrayidx5.i186.i, align 8
  %arrayidx6.i187.i = getelementptr inbounds double, ptr %from.addr.027.i175.i, i64 %j.024.i185.i
  %73 = load double, ptr %arrayidx6.i187.i, align 8
  %mul7.i188.i = fmul double %72, %73
  store double %mul7.i188.i, ptr %arrayidx5.i186.i, align 8
  %inc.i189.i = add nuw nsw i64 %j.024.i185.i, 1
  %exitcond.not.i190.i = icmp eq i64 %inc.i189.i, %27
  br i1 %exitcond.not.i190.i, label %for.cond.cleanup3.i180.i, label %for.body4.i184.i, !llvm.loop !24

if.then32.i:                                      ; preds = %if.else25.thread.i
  %74 = load i64, ptr %length, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %what.i) #5
  store i64 %56, ptr %what.i, align 16
  store i64 %57, ptr %arrayinit.element.i, align 8
  store i64 8, ptr %arrayinit.element1.i, align 16
  %75 = ptrtoint ptr %add.ptr35 to i64
  store i64 %75, ptr %arrayinit.element2.i, align 8
  store i64 %27, ptr %arrayinit.element3.i, align 16
  store i64 %25, ptr %arrayinit.element4.i, align 8
  store i64 %26, ptr %arrayinit.element5.i, align 16
  store i64 %74, ptr %arrayinit.element6.i, align 8
  store i64 %27, ptr %arrayinit.element7.i, align 16
  store i64 0, ptr %arrayinit.element9.i, align 8
  store i64 %74, ptr %arrayinit.element10.i, align 16
  %76 = ptrtoint ptr %add.ptr32 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %arrayinit.element11.i, i8 0, i64 24, i1 false)
  store i64 %76, ptr %arrayinit.element14.i, align 16
  store i64 0, ptr %arrayinit.element15.i, align 8
  %77 = load ptr, ptr %combine.i139.i.i, align 8
  %call.i = call i64 %77(ptr noundef nonnull %what.i) #5
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %what.i) #5
  br label %combine_line.exit

if.else33.i:                                      ; preds = %if.else25.thread.i
  %cmp24.i235.i = icmp sgt i64 %26, 0
  switch i64 %28, label %if.else42.i [
    i64 1, label %if.then35.i
    i64 2, label %if.then38.i
    i64 4, label %if.then41.i
  ]

if.then35.i:                                      ; preds = %if.else33.i
  br i1 %cmp24.i235.i, label %for.body.lr.ph.i191.i, label %combine_line.exit

for.body.lr.ph.i191.i:                            ; preds = %if.then35.i
  %cmp224.i.i = icmp sgt i64 %27, 0
  br label %for.body.i192.i

for.body.i192.i:                                  ; preds = %for.cond.cleanup3.i196.i, %for.body.lr.ph.i191.i
  %from.addr.028.i.i = phi ptr [ %add.ptr35, %for.body.lr.ph.i191.i ], [ %add.ptr12.i.i, %for.cond.cleanup3.i196.i ]
  %k.027.i.i = phi i64 [ 0, %for.body.lr.ph.i191.i ], [ %inc11.i.i, %for.cond.cleanup3.i196.i ]
  %arrayidx.i193.i = getelementptr inbounds i64, ptr %9, i64 %k.027.i.i
  %78 = load i64, ptr %arrayidx.i193.i, align 8
  %mul.i194.i = mul nsw i64 %78, %27
  %add.ptr.i195.i = getelementptr inbounds i8, ptr %add.ptr32, i64 %mul.i194.i
  br i1 %cmp224.i.i, label %for.body4.i197.i, label %for.cond.cleanup3.i196.i

for.cond.cleanup3.i196.i:                         ; preds = %for.body4.i197.i, %for.body.i192.i
  %inc11.i.i = add nuw nsw i64 %k.027.i.i, 1
  %add.ptr12.i.i = getelementptr inbounds i8, ptr %from.addr.028.i.i, i64 %27
  %exitcond29.not.i.i = icmp eq i64 %inc11.i.i, %26
  br i1 %exitcond29.not.i.i, label %combine_line.exit, label %for.body.i192.i, !llvm.loop !25

for.body4.i197.i:                                 ; preds = %for.body.i192.i, %for.body4.i197.i
  %j.025.i.i = phi i64 [ %inc.i201.i, %for.body4.i197.i ], [ 0, %for.body.i192.i ]
  %arrayidx5.i198.i = getelementptr inbounds i8, ptr %add.ptr.i195.i, i64 %j.025.i.i
  %79 = load i8, ptr %arrayidx5.i198.i, align 1
  %arrayidx6.i199.i = getelementptr inbounds i8, ptr %from.addr.028.i.i, i64 %j.025.i.i
  %80 = load i8, ptr %arrayidx6.i199.i, align 1
  %add.i200.i = add i8 %80, %79
  store i8 %add.i200.i, ptr %arrayidx5.i198.i, align 1
  %inc.i201.i = add nuw nsw i64 %j.025.i.i, 1
  %exitcond.not.i202.i = icmp eq i64 %inc.i201.i, %27
  br i1 %exitcond.not.i202.i, label %for.cond.cleanup3.i196.i, label %for.body4.i197.i, !llvm.loop !26

if.then38.i:                                      ; preds = %if.else33.i
  br i1 %cmp24.i235.i, label %for.body.lr.ph.i204.i, label %combine_line.exit

for.body.lr.ph.i204.i:                            ; preds = %if.then38.i
  %cmp224.i205.i = icmp sgt i64 %27, 0
  br label %for.body.i206.i

for.body.i206.i:                                  ; preds = %for.cond.cleanup3.i212.i, %for.body.lr.ph.i204.i
  %from.addr.028.i207.i = phi ptr [ %add.ptr35, %for.body.lr.ph.i204.i ], [ %add.ptr12.i214.i, %for.cond.cleanup3.i212.i ]
  %k.027.i208.i = phi i64 [ 0, %for.body.lr.ph.i204.i ], [ %inc11.i213.i, %for.cond.cleanup3.i212.i ]
  %arrayidx.i209.i = getelementptr inbounds i64, ptr %9, i64 %k.027.i208.i
  %81 = load i64, ptr %arrayidx.i209.i, align 8
  %mul.i210.i = mul nsw i64 %81, %27
  %add.ptr.i211.i = getelementptr inbounds i16, ptr %add.ptr32, i64 %mul.i210.i
  br i1 %cmp224.i205.i, label %for.body4.i216.i, label %for.cond.cleanup3.i212.i

for.cond.cleanup3.i212.i:                         ; preds = %for.body4.i216.i, %for.body.i206.i
  %inc11.i213.i = add nuw nsw i64 %k.027.i208.i, 1
  %add.ptr12.i214.i = getelementptr inbounds i16, ptr %from.addr.028.i207.i, i64 %27
  %exitcond29.not.i215.i = icmp eq i64 %inc11.i213.i, %26
  br i1 %exitcond29.not.i215.i, label %combine_line.exit, label %for.body.i206.i, !llvm.loop !27

for.body4.i216.i:                                 ; preds = %for.body.i206.i, %for.body4.i216.i
  %j.025.i217.i = phi i64 [ %inc.i221.i, %for.body4.i216.i ], [ 0, %for.body.i206.i ]
  %arrayidx5.i218.i = getelementptr inbounds i16, ptr %add.ptr.i211.i, i64 %j.025.i217.i
  %82 = load i16, ptr %arrayidx5.i218.i, align 2
  %arrayidx6.i219.i = getelementptr inbounds i16, ptr %from.addr.028.i207.i, i64 %j.025.i217.i
  %83 = load i16, ptr %arrayidx6.i219.i, align 2
  %add.i220.i = add i16 %83, %82
  store i16 %add.i220.i, ptr %arrayidx5.i218.i, align 2
  %inc.i221.i = add nuw nsw i64 %j.025.i217.i, 1
  %exitcond.not.i222.i = icmp eq i64 %inc.i221.i, %27
  br i1 %exitcond.not.i222.i, label %for.cond.cleanup3.i212.i, label %for.body4.i216.i, !llvm.loop !28

if.then41.i:                                      ; preds = %if.else33.i
  br i1 %cmp24.i235.i, label %for.body.lr.ph.i223.i, label %combine_line.exit

for.body.lr.ph.i223.i:                            ; preds = %if.then41.i
  %cmp222.i.i = icmp sgt i64 %27, 0
  br label %for.body.i224.i

for.body.i224.i:                                  ; preds = %for.cond.cleanup3.i228.i, %for.body.lr.ph.i223.i
  %from.addr.026.i.i = phi ptr [ %add.ptr35, %for.body.lr.ph.i223.i ], [ %add.ptr10.i.i, %for.cond.cleanup3.i228.i ]
  %k.025.i.i = phi i64 [ 0, %for.body.lr.ph.i223.i ], [ %inc9.i.i, %for.cond.cleanup3.i228.i ]
  %arrayidx.i225.i = getelementptr inbounds i64, ptr %9, i64 %k.025.i.i
  %84 = load i64, ptr %arrayidx.i225.i, align 8
  %mul.i226.i = mul nsw i64 %84, %27
  %add.ptr.i227.i = getelementptr inbounds i32, ptr %add.ptr32, i64 %mul.i226.i
  br i1 %cmp222.i.i, label %for.body4.i229.i, label %for.cond.cleanup3.i228.i

for.cond.cleanup3.i228.i:                         ; preds = %for.body4.i229.i, %for.body.i224.i
  %inc9.i.i = add nuw nsw i64 %k.025.i.i, 1
  %add.ptr10.i.i = getelementptr inbounds i32, ptr %from.addr.026.i.i, i64 %27
  %exitcond27.not.i.i = icmp eq i64 %inc9.i.i, %26
  br i1 %exitcond27.not.i.i, label %combine_line.exit, label %for.body.i224.i, !llvm.loop !29

for.body4.i229.i:                                 ; preds = %for.body.i224.i, %for.body4.i229.i
  %j.023.i.i = phi i64 [ %inc.i233.i, %for.body4.i229.i ], [ 0, %for.body.i224.i ]
  %arrayidx5.i230.i = getelementptr inbounds i32, ptr %add.ptr.i227.i, i64 %j.023.i.i
  %85 = load i32, ptr %arrayidx5.i230.i, align 4
  %arrayidx6.i231.i = getelementptr inbounds i32, ptr %from.addr.026.i.i, i64 %j.023.i.i
  %86 = load i32, ptr %arrayidx6.i231.i, align 4
  %add.i232.i = add i32 %86, %85
  store i32 %add.i232.i, ptr %arrayidx5.i230.i, align 4
  %inc.i233.i = add nuw nsw i64 %j.023.i.i, 1
  %exitcond.not.i234.i = icmp eq i64 %inc.i233.i, %27
  br i1 %exitcond.not.i234.i, label %for.cond.cleanup3.i228.i, label %for.body4.i229.i, !llvm.loop !30

if.else42.i:                                      ; preds = %if.else33.i
  br i1 %cmp24.i235.i, label %for.body.lr.ph.i236.i, label %combine_line.exit

for.body.lr.ph.i236.i:                            ; preds = %if.else42.i
  %cmp222.i237.i = icmp sgt i64 %27, 0
  br label %for.body.i238.i

for.body.i238.i:                                  ; preds = %for.cond.cleanup3.i244.i, %for.body.lr.ph.i236.i
  %from.addr.026.i239.i = phi ptr [ %add.ptr35, %for.body.lr.ph.i236.i ], [ %add.ptr10.i246.i, %for.cond.cleanup3.i244.i ]
  %k.025.i240.i = phi i64 [ 0, %for.body.lr.ph.i236.i ], [ %inc9.i245.i, %for.cond.cleanup3.i244.i ]
  %arrayidx.i241.i = getelementptr inbounds i64, ptr %9, i64 %k.025.i240.i
  %87 = load i64, ptr %arrayidx.i241.i, align 8
  %mul.i242.i = mul nsw i64 %87, %27
  %add.ptr.i243.i = getelementptr inbounds i64, ptr %add.ptr32, i64 %mul.i242.i
  br i1 %cmp222.i237.i, label %for.body4.i248.i, label %for.cond.cleanup3.i244.i

for.cond.cleanup3.i244.i:                         ; preds = %for.body4.i248.i, %for.body.i238.i
  %inc9.i245.i = add nuw nsw i64 %k.025.i240.i, 1
  %add.ptr10.i246.i = getelementptr inbounds i64, ptr %from.addr.026.i239.i, i64 %27
  %exitcond27.not.i247.i = icmp eq i64 %inc9.i245.i, %26
  br i1 %exitcond27.not.i247.i, label %combine_line.exit, label %for.body.i238.i, !llvm.loop !31

for.body4.i248.i:                                 ; preds = %for.body.i238.i, %for.body4.i248.i
  %j.023.i249.i = phi i64 [ %inc.i253.i, %for.body4.i248.i ], [ 0, %for.body.i238.i ]
  %arrayidx5.i250.i = getelementptr inbounds i64, ptr %add.ptr.i243.i, i64 %j.023.i249.i
  %88 = load i64, ptr %arrayidx5.i250.i, align 8
  %arrayidx6.i251.i = getelementptr inbounds i64, ptr %from.addr.026.i239.i, i64 %j.023.i249.i
  %89 = load i64, ptr %arrayidx6.i251.i, align 8
  %add.i252.i = add i64 %89, %88
  store i64 %add.i252.i, ptr %arrayidx5.i250.i, align 8
  %inc.i253.i = add nuw nsw i64 %j.023.i249.i, 1
  %exitcond.not.i254.i = icmp eq i64 %inc.i253.i, %27
  br i1 %exitcond.not.i254.i, label %for.cond.cleanup3.i244.i, label %for.body4.i248.i, !llvm.loop !32

combine_line.exit:                                ; preds = %for.inc61.i.i, %for.body.i.i, %for.body.i.i.i, %for.cond.cleanup3.i180.i, %for.cond.cleanup3.i160.i, %for.cond.cleanup3.i140.i, %for.cond.cleanup3.i.i, %if.end5.i.i, %for.cond.cleanup3.i228.i, %for.cond.cleanup3.i212.i, %for.cond.cleanup3.i196.i, %for.cond.cleanup3.i244.i, %if.then.i.i, %if.then8.i.i, %for.cond.cleanup35.i.i, %if.then4.i, %if.then11.i, %if.then18.i, %if.then24.i, %if.then28.i, %if.then32.i, %if.then35.i, %if.then38.i, %if.then41.i, %if.else42.i
  %inc38 = add nuw nsw i64 %j.0109, 1
  %90 = load i64, ptr %lines27, align 8
  %cmp28 = icmp slt i64 %inc38, %90
  br i1 %cmp28, label %for.body30, label %cleanup, !llvm.loop !33

cleanup:                                          ; preds = %combine_line.exit, %if.end25, %for.cond.cleanup
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind
define void @lazyasync_call_function(ptr nocapture noundef readonly %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #3 {
entry:
  %numbers = alloca [16 x i64], align 16
  %0 = load i64, ptr %arguments, align 8
  %add.ptr = getelementptr inbounds i64, ptr %arguments, i64 %0
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %numbers) #5
  %words = getelementptr i8, ptr %arguments, i64 40
  %count = getelementptr inbounds i8, ptr %arguments, i64 24
  %1 = load i64, ptr %count, align 8
  %add.ptr2 = getelementptr inbounds i64, ptr %words, i64 %1
  %cmp39 = icmp sgt i64 %1, 0
  br i1 %cmp39, label %for.body.preheader, label %for.cond7.preheader

for.body.preheader:                               ; preds = %entry
  %2 = shl nuw i64 %1, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %numbers, ptr align 8 %words, i64 %2, i1 false)
  br label %for.cond7.preheader

for.cond7.preheader:                              ; preds = %for.body.preheader, %entry
  %placed = getelementptr inbounds i8, ptr %arguments, i64 32
  %3 = load i64, ptr %placed, align 8
  %cmp841 = icmp sgt i64 %3, 0
  br i1 %cmp841, label %for.body10, label %for.cond.cleanup9

for.cond.cleanup9:                                ; preds = %for.body10, %for.cond7.preheader
  %function = getelementptr inbounds i8, ptr %arguments, i64 8
  %4 = load ptr, ptr %function, align 8
  %call = call i64 %4(ptr noundef nonnull %numbers) #5
  %tobool.not = icmp eq i64 %call, 0
  br i1 %tobool.not, label %if.end, label %land.lhs.true

for.body10:                                       ; preds = %for.cond7.preheader, %for.body10
  %k6.042 = phi i64 [ %inc15, %for.body10 ], [ 0, %for.cond7.preheader ]
  %arrayidx11 = getelementptr inbounds ptr, ptr %add.ptr, i64 %k6.042
  %5 = load ptr, ptr %arrayidx11, align 8
  %6 = ptrtoint ptr %5 to i64
  %arrayidx12 = getelementptr inbounds i64, ptr %add.ptr2, i64 %k6.042
  %7 = load i64, ptr %arrayidx12, align 8
  %arrayidx13 = getelementptr inbounds [16 x i64], ptr %numbers, i64 0, i64 %7
  store i64 %6, ptr %arrayidx13, align 8
  %inc15 = add nuw nsw i64 %k6.042, 1
  %exitcond.not = icmp eq i64 %inc15, %3
  br i1 %exitcond.not, label %for.cond.cleanup9, label %for.body10, !llvm.loop !34

land.lhs.true:                                    ; preds = %for.cond.cleanup9
  %fault = getelementptr inbounds i8, ptr %arguments, i64 16
  %8 = load i64, ptr %fault, align 8
  %cmp18 = icmp sgt i64 %8, -1
  br i1 %cmp18, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %9 = load i64, ptr %placed, align 8
  %arrayidx20 = getelementptr inbounds ptr, ptr %add.ptr, i64 %9
  %10 = load ptr, ptr %arrayidx20, align 8
  %fault.i = getelementptr inbounds i8, ptr %10, i64 32
  store i64 1, ptr %fault.i, align 8
  %.compoundliteral.sroa.2.0.fault.sroa_idx.i = getelementptr inbounds i8, ptr %10, i64 40
  store i64 %8, ptr %.compoundliteral.sroa.2.0.fault.sroa_idx.i, align 8
  %.compoundliteral.sroa.3.0.fault.sroa_idx.i = getelementptr inbounds i8, ptr %10, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %.compoundliteral.sroa.3.0.fault.sroa_idx.i, i8 0, i64 24, i1 false)
  %11 = load ptr, ptr %10, align 8
  store volatile i64 0, ptr %11, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.cond.cleanup9
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %numbers) #5
  ret void
}

attributes #0 = { nofree norecurse nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
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
