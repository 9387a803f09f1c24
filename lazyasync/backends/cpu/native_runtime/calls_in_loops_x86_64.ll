; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 76519b9c3482d3a41c87ec8738505a4f55a7c5b3
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
  %length = getelementptr inbounds i8, ptr %arguments, i64 24
  %5 = load i64, ptr %length, align 8
  %mul = mul nsw i64 %5, %2
  %cmp76 = icmp slt i64 %begin, %end
  br i1 %cmp76, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %6 = load ptr, ptr %add.ptr, align 8
  %mul6 = mul nsw i64 %2, %begin
  %add.ptr7 = getelementptr inbounds i8, ptr %6, i64 %mul6
  %rem = srem i64 %begin, %3
  %div = sdiv i64 %begin, %3
  %arrayidx8 = getelementptr inbounds i8, ptr %add.ptr, i64 8
  %arrayidx11 = getelementptr inbounds i8, ptr %add.ptr, i64 16
  %index_step = getelementptr inbounds i8, ptr %arguments, i64 64
  %cmp.i = icmp eq i64 %4, 4
  %counts_back.i = getelementptr inbounds i8, ptr %arguments, i64 32
  %axis.i = getelementptr inbounds i8, ptr %arguments, i64 16
  %fault.i.i = getelementptr inbounds i8, ptr %1, i64 32
  %.compoundliteral.sroa.2.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %1, i64 40
  %.compoundliteral.sroa.3.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %1, i64 48
  %.compoundliteral.sroa.4.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %1, i64 56
  %.compoundliteral.sroa.5.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %1, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.end, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.end
  %line.080 = phi i64 [ %div, %for.body.lr.ph ], [ %inc32, %for.end ]
  %place.079 = phi i64 [ %rem, %for.body.lr.ph ], [ 0, %for.end ]
  %to.078 = phi ptr [ %add.ptr7, %for.body.lr.ph ], [ %to.1.lcssa, %for.end ]
  %k.077 = phi i64 [ %begin, %for.body.lr.ph ], [ %k.1.lcssa, %for.end ]
  %7 = load ptr, ptr %arrayidx8, align 8
  %mul9 = mul nsw i64 %mul, %line.080
  %add.ptr10 = getelementptr inbounds i8, ptr %7, i64 %mul9
  %8 = load ptr, ptr %arrayidx11, align 8
  %9 = load i64, ptr %index_step, align 8
  %mul12 = mul nsw i64 %9, %line.080
  %add.ptr13 = getelementptr inbounds i8, ptr %8, i64 %mul12
  %cmp1571 = icmp slt i64 %place.079, %3
  br i1 %cmp1571, label %for.body17, label %for.end

for.body17:                                       ; preds = %for.body, %if.end28
  %place.174 = phi i64 [ %inc, %if.end28 ], [ %place.079, %for.body ]
  %to.173 = phi ptr [ %add.ptr30, %if.end28 ], [ %to.078, %for.body ]
  %k.172 = phi i64 [ %inc29, %if.end28 ], [ %k.077, %for.body ]
  %mul18 = mul nsw i64 %place.174, %4
  %add.ptr19 = getelementptr inbounds i8, ptr %add.ptr13, i64 %mul18
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %for.body17
  %10 = load i32, ptr %add.ptr19, align 4
  %conv.i = sext i32 %10 to i64
  br label %index_at.exit

cond.false.i:                                     ; preds = %for.body17
  %11 = load i64, ptr %add.ptr19, align 8
  br label %index_at.exit

index_at.exit:                                    ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i64 [ %conv.i, %cond.true.i ], [ %11, %cond.false.i ]
  %cmp.i68 = icmp slt i64 %cond.i, 0
  br i1 %cmp.i68, label %land.lhs.true.i, label %index_at.exit.cond.end.i_crit_edge

index_at.exit.cond.end.i_crit_edge:               ; preds = %index_at.exit
  %.pre = load i64, ptr %length, align 8
  br label %cond.end.i

land.lhs.true.i:                                  ; preds = %index_at.exit
  %12 = load i64, ptr %counts_back.i, align 8
  %tobool.not.i = icmp eq i64 %12, 0
  %.pre81 = load i64, ptr %length, align 8
  %add.i = select i1 %tobool.not.i, i64 0, i64 %.pre81
  %spec.select = add nsw i64 %cond.i, %add.i
  br label %cond.end.i

cond.end.i:                                       ; preds = %land.lhs.true.i, %index_at.exit.cond.end.i_crit_edge
  %13 = phi i64 [ %.pre, %index_at.exit.cond.end.i_crit_edge ], [ %.pre81, %land.lhs.true.i ]
  %cond.i69 = phi i64 [ %cond.i, %index_at.exit.cond.end.i_crit_edge ], [ %spec.select, %land.lhs.true.i ]
  %cmp2.i = icmp ult i64 %cond.i69, %13
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
  %retval.0.i = phi i64 [ 0, %if.end.i ], [ %cond.i69, %cond.end.i ]
  %mul22 = mul nsw i64 %retval.0.i, %2
  %add.ptr23 = getelementptr inbounds i8, ptr %add.ptr10, i64 %mul22
  switch i64 %2, label %if.else27 [
    i64 4, label %if.then
    i64 8, label %if.then26
  ]

if.then:                                          ; preds = %place_of.exit
  %17 = load i32, ptr %add.ptr23, align 4
  store i32 %17, ptr %to.173, align 4
  br label %if.end28

if.then26:                                        ; preds = %place_of.exit
  %18 = load i64, ptr %add.ptr23, align 8
  store i64 %18, ptr %to.173, align 8
  br label %if.end28

if.else27:                                        ; preds = %place_of.exit
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.173, ptr align 1 %add.ptr23, i64 %2, i1 false)
  br label %if.end28

if.end28:                                         ; preds = %if.then26, %if.else27, %if.then
  %inc = add nsw i64 %place.174, 1
  %inc29 = add nsw i64 %k.172, 1
  %add.ptr30 = getelementptr inbounds i8, ptr %to.173, i64 %2
  %cmp15 = icmp slt i64 %inc, %3
  %cmp16 = icmp slt i64 %inc29, %end
  %19 = select i1 %cmp15, i1 %cmp16, i1 false
  br i1 %19, label %for.body17, label %for.end, !llvm.loop !4

for.end:                                          ; preds = %if.end28, %for.body
  %k.1.lcssa = phi i64 [ %k.077, %for.body ], [ %inc29, %if.end28 ]
  %to.1.lcssa = phi ptr [ %to.078, %for.body ], [ %add.ptr30, %if.end28 ]
  %inc32 = add nsw i64 %line.080, 1
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
  %what = alloca [11 x i64], align 16
  %0 = load i64, ptr %arguments, align 8
  %add.ptr = getelementptr inbounds i64, ptr %arguments, i64 %0
  %1 = load ptr, ptr %add.ptr, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %add.ptr, i64 8
  %2 = load ptr, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %add.ptr, i64 16
  %3 = load ptr, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %add.ptr, i64 32
  %4 = load ptr, ptr %arrayidx4, align 8
  %by = getelementptr inbounds i8, ptr %arguments, i64 8
  %length5 = getelementptr inbounds i8, ptr %arguments, i64 24
  %5 = load i64, ptr %length5, align 8
  %count6 = getelementptr inbounds i8, ptr %arguments, i64 56
  %6 = load i64, ptr %count6, align 8
  %width7 = getelementptr inbounds i8, ptr %arguments, i64 72
  %7 = load i64, ptr %width7, align 8
  %mul = mul i64 %7, %5
  %bytes8 = getelementptr inbounds i8, ptr %arguments, i64 80
  %8 = load i64, ptr %bytes8, align 8
  %mul9 = mul nsw i64 %mul, %8
  %arrayidx10 = getelementptr inbounds i8, ptr %add.ptr, i64 40
  %9 = load ptr, ptr %arrayidx10, align 8
  %add.ptr11 = getelementptr inbounds i64, ptr %9, i64 %6
  %cmp211 = icmp sgt i64 %6, 0
  br i1 %cmp211, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx12 = getelementptr inbounds i8, ptr %add.ptr, i64 24
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
  br i1 %tobool.not, label %for.cond21.preheader, label %cleanup117

for.cond21.preheader:                             ; preds = %for.cond.cleanup
  %lines = getelementptr inbounds i8, ptr %arguments, i64 64
  %11 = load i64, ptr %lines, align 8
  %cmp22217 = icmp sgt i64 %11, 0
  br i1 %cmp22217, label %for.body24.lr.ph, label %cleanup117

for.body24.lr.ph:                                 ; preds = %for.cond21.preheader
  %mul27 = mul i64 %7, %6
  %sums32 = getelementptr inbounds i8, ptr %arguments, i64 112
  %mul37 = shl i64 %mul, 3
  %starts = getelementptr inbounds i8, ptr %arguments, i64 104
  %cmp41.not = icmp eq ptr %2, %1
  %how = getelementptr inbounds i8, ptr %arguments, i64 88
  %arrayinit.element = getelementptr inbounds i8, ptr %what, i64 8
  %dtype = getelementptr inbounds i8, ptr %arguments, i64 96
  %arrayinit.element48 = getelementptr inbounds i8, ptr %what, i64 16
  %arrayinit.element49 = getelementptr inbounds i8, ptr %what, i64 24
  %arrayinit.element50 = getelementptr inbounds i8, ptr %what, i64 32
  %12 = ptrtoint ptr %9 to i64
  %arrayinit.element51 = getelementptr inbounds i8, ptr %what, i64 40
  %arrayinit.element52 = getelementptr inbounds i8, ptr %what, i64 48
  %arrayinit.element53 = getelementptr inbounds i8, ptr %what, i64 56
  %arrayinit.element54 = getelementptr inbounds i8, ptr %what, i64 64
  %arrayinit.element55 = getelementptr inbounds i8, ptr %what, i64 72
  %arrayinit.element56 = getelementptr inbounds i8, ptr %what, i64 80
  %combine = getelementptr inbounds i8, ptr %arguments, i64 120
  %cmp66213 = icmp sgt i64 %mul, 0
  br label %for.body24

for.body:                                         ; preds = %for.body.lr.ph, %place_of.exit
  %k.0212 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %place_of.exit ]
  %13 = load ptr, ptr %arrayidx12, align 8
  %14 = load i64, ptr %index_bytes, align 8
  %mul14 = mul nsw i64 %14, %k.0212
  %add.ptr15 = getelementptr inbounds i8, ptr %13, i64 %mul14
  %cmp.i = icmp eq i64 %14, 4
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %for.body
  %15 = load i32, ptr %add.ptr15, align 4
  %conv.i = sext i32 %15 to i64
  br label %index_at.exit

cond.false.i:                                     ; preds = %for.body
  %16 = load i64, ptr %add.ptr15, align 8
  br label %index_at.exit

index_at.exit:                                    ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i64 [ %conv.i, %cond.true.i ], [ %16, %cond.false.i ]
  %cmp.i208 = icmp slt i64 %cond.i, 0
  br i1 %cmp.i208, label %land.lhs.true.i, label %index_at.exit.cond.end.i_crit_edge

index_at.exit.cond.end.i_crit_edge:               ; preds = %index_at.exit
  %.pre = load i64, ptr %length5, align 8
  br label %cond.end.i

land.lhs.true.i:                                  ; preds = %index_at.exit
  %17 = load i64, ptr %counts_back.i, align 8
  %tobool.not.i = icmp eq i64 %17, 0
  %.pre221 = load i64, ptr %length5, align 8
  %add.i = select i1 %tobool.not.i, i64 0, i64 %.pre221
  %spec.select = add nsw i64 %cond.i, %add.i
  br label %cond.end.i

cond.end.i:                                       ; preds = %land.lhs.true.i, %index_at.exit.cond.end.i_crit_edge
  %18 = phi i64 [ %.pre, %index_at.exit.cond.end.i_crit_edge ], [ %.pre221, %land.lhs.true.i ]
  %cond.i209 = phi i64 [ %cond.i, %index_at.exit.cond.end.i_crit_edge ], [ %spec.select, %land.lhs.true.i ]
  %cmp2.i = icmp ult i64 %cond.i209, %18
  br i1 %cmp2.i, label %place_of.exit, label %if.end.i

if.end.i:                                         ; preds = %cond.end.i
  %19 = load i64, ptr %by, align 8
  %20 = load i64, ptr %axis.i, align 8
  store i64 1, ptr %fault.i.i, align 8
  store i64 %19, ptr %.compoundliteral.sroa.2.0.fault.sroa_idx.i.i, align 8
  store i64 %cond.i, ptr %.compoundliteral.sroa.3.0.fault.sroa_idx.i.i, align 8
  store i64 %20, ptr %.compoundliteral.sroa.4.0.fault.sroa_idx.i.i, align 8
  store i64 %18, ptr %.compoundliteral.sroa.5.0.fault.sroa_idx.i.i, align 8
  %21 = load ptr, ptr %4, align 8
  store volatile i64 0, ptr %21, align 8
  br label %place_of.exit

place_of.exit:                                    ; preds = %cond.end.i, %if.end.i
  %retval.0.i = phi i64 [ 0, %if.end.i ], [ %cond.i209, %cond.end.i ]
  %arrayidx20 = getelementptr inbounds i64, ptr %9, i64 %k.0212
  store i64 %retval.0.i, ptr %arrayidx20, align 8
  %inc = add nuw nsw i64 %k.0212, 1
  %exitcond.not = icmp eq i64 %inc, %6
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !10

for.body24:                                       ; preds = %for.body24.lr.ph, %cleanup
  %j.0218 = phi i64 [ 0, %for.body24.lr.ph ], [ %inc114, %cleanup ]
  %mul25 = mul nsw i64 %j.0218, %mul9
  %add.ptr26 = getelementptr inbounds i8, ptr %1, i64 %mul25
  %22 = load i64, ptr %bytes8, align 8
  %mul28 = mul i64 %mul27, %j.0218
  %mul30 = mul nsw i64 %mul28, %22
  %add.ptr31 = getelementptr inbounds i8, ptr %3, i64 %mul30
  %23 = load i64, ptr %sums32, align 8
  %tobool33.not = icmp eq i64 %23, 0
  %cond = select i1 %tobool33.not, ptr %add.ptr26, ptr %add.ptr11
  br i1 %tobool33.not, label %if.else, label %if.then36

if.then36:                                        ; preds = %for.body24
  call void @llvm.memset.p0.i64(ptr align 8 %add.ptr11, i8 0, i64 %mul37, i1 false)
  br label %if.end47

if.else:                                          ; preds = %for.body24
  %24 = load i64, ptr %starts, align 8
  %tobool38.not = icmp eq i64 %24, 0
  br i1 %tobool38.not, label %if.then39, label %if.else40

if.then39:                                        ; preds = %if.else
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr26, i8 0, i64 %mul9, i1 false)
  br label %if.end47

if.else40:                                        ; preds = %if.else
  br i1 %cmp41.not, label %if.end47, label %if.then42

if.then42:                                        ; preds = %if.else40
  %add.ptr44 = getelementptr inbounds i8, ptr %2, i64 %mul25
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr26, ptr align 1 %add.ptr44, i64 %mul9, i1 false)
  br label %if.end47

if.end47:                                         ; preds = %if.then39, %if.then42, %if.else40, %if.then36
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %what) #5
  %25 = load i64, ptr %how, align 8
  store i64 %25, ptr %what, align 16
  %26 = load i64, ptr %dtype, align 8
  store i64 %26, ptr %arrayinit.element, align 8
  %27 = ptrtoint ptr %add.ptr31 to i64
  store i64 %27, ptr %arrayinit.element48, align 16
  store i64 %7, ptr %arrayinit.element49, align 8
  store i64 %12, ptr %arrayinit.element50, align 16
  store i64 %6, ptr %arrayinit.element51, align 8
  store i64 %5, ptr %arrayinit.element52, align 16
  store i64 %7, ptr %arrayinit.element53, align 8
  store i64 0, ptr %arrayinit.element54, align 16
  store i64 %5, ptr %arrayinit.element55, align 8
  %28 = ptrtoint ptr %cond to i64
  store i64 %28, ptr %arrayinit.element56, align 16
  %29 = load ptr, ptr %combine, align 8
  %call57 = call i64 %29(ptr noundef nonnull %what) #5
  %30 = load i64, ptr %sums32, align 8
  %tobool59.not = icmp eq i64 %30, 0
  br i1 %tobool59.not, label %cleanup, label %if.end61

if.end61:                                         ; preds = %if.end47
  %add.ptr63 = getelementptr inbounds i8, ptr %2, i64 %mul25
  br i1 %cmp66213, label %land.rhs, label %cleanup

land.rhs:                                         ; preds = %if.end61, %cond.end78
  %k64.0214 = phi i64 [ %inc83, %cond.end78 ], [ 0, %if.end61 ]
  %31 = load i64, ptr %bytes8, align 8
  %cmp68 = icmp eq i64 %31, 4
  br i1 %cmp68, label %for.body70, label %for.cond.cleanup69

for.cond.cleanup69:                               ; preds = %land.rhs, %cond.end78
  br i1 %cmp66213, label %land.rhs89, label %cleanup

for.body70:                                       ; preds = %land.rhs
  %32 = load i64, ptr %starts, align 8
  %tobool72.not = icmp eq i64 %32, 0
  br i1 %tobool72.not, label %cond.false76, label %cond.true73

cond.true73:                                      ; preds = %for.body70
  %arrayidx74 = getelementptr inbounds float, ptr %add.ptr63, i64 %k64.0214
  %33 = load float, ptr %arrayidx74, align 4
  %conv = fpext float %33 to double
  %arrayidx75 = getelementptr inbounds double, ptr %add.ptr11, i64 %k64.0214
  %34 = load double, ptr %arrayidx75, align 8
  %add = fadd double %34, %conv
  br label %cond.end78

cond.false76:                                     ; preds = %for.body70
  %arrayidx77 = getelementptr inbounds double, ptr %add.ptr11, i64 %k64.0214
  %35 = load double, ptr %arrayidx77, align 8
  br label %cond.end78

cond.end78:                                       ; preds = %cond.false76, %cond.true73
  %cond79 = phi double [ %add, %cond.true73 ], [ %35, %cond.false76 ]
  %conv80 = fptrunc double %cond79 to float
  %arrayidx81 = getelementptr inbounds float, ptr %add.ptr26, i64 %k64.0214
  store float %conv80, ptr %arrayidx81, align 4
  %inc83 = add nuw nsw i64 %k64.0214, 1
  %exitcond219.not = icmp eq i64 %inc83, %mul
  br i1 %exitcond219.not, label %for.cond.cleanup69, label %land.rhs, !llvm.loop !11

land.rhs89:                                       ; preds = %for.cond.cleanup69, %cond.end104
  %k85.0216 = phi i64 [ %inc108, %cond.end104 ], [ 0, %for.cond.cleanup69 ]
  %36 = load i64, ptr %bytes8, align 8
  %cmp91 = icmp eq i64 %36, 8
  br i1 %cmp91, label %for.body95, label %cleanup

for.body95:                                       ; preds = %land.rhs89
  %37 = load i64, ptr %starts, align 8
  %tobool97.not = icmp eq i64 %37, 0
  br i1 %tobool97.not, label %cond.false102, label %cond.true98

cond.true98:                                      ; preds = %for.body95
  %arrayidx99 = getelementptr inbounds double, ptr %add.ptr63, i64 %k85.0216
  %38 = load double, ptr %arrayidx99, align 8
  %arrayidx100 = getelementptr inbounds double, ptr %add.ptr11, i64 %k85.0216
  %39 = load double, ptr %arrayidx100, align 8
  %add101 = fadd double %38, %39
  br label %cond.end104

cond.false102:                                    ; preds = %for.body95
  %arrayidx103 = getelementptr inbounds double, ptr %add.ptr11, i64 %k85.0216
  %40 = load double, ptr %arrayidx103, align 8
  br label %cond.end104

cond.end104:                                      ; preds = %cond.false102, %cond.true98
  %cond105 = phi double [ %add101, %cond.true98 ], [ %40, %cond.false102 ]
  %arrayidx106 = getelementptr inbounds double, ptr %add.ptr26, i64 %k85.0216
  store double %cond105, ptr %arrayidx106, align 8
  %inc108 = add nuw nsw i64 %k85.0216, 1
  %exitcond220.not = icmp eq i64 %inc108, %mul
  br i1 %exitcond220.not, label %cleanup, label %land.rhs89, !llvm.loop !12

cleanup:                                          ; preds = %cond.end104, %land.rhs89, %if.end61, %for.cond.cleanup69, %if.end47
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %what) #5
  %inc114 = add nuw nsw i64 %j.0218, 1
  %41 = load i64, ptr %lines, align 8
  %cmp22 = icmp slt i64 %inc114, %41
  br i1 %cmp22, label %for.body24, label %cleanup117, !llvm.loop !13

cleanup117:                                       ; preds = %cleanup, %for.cond21.preheader, %for.cond.cleanup
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
  %words = getelementptr i8, ptr %arguments, i64 32
  %count = getelementptr inbounds i8, ptr %arguments, i64 16
  %1 = load i64, ptr %count, align 8
  %add.ptr2 = getelementptr inbounds i64, ptr %words, i64 %1
  %cmp31 = icmp sgt i64 %1, 0
  br i1 %cmp31, label %for.body.preheader, label %for.cond7.preheader

for.body.preheader:                               ; preds = %entry
  %2 = shl nuw i64 %1, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %numbers, ptr align 8 %words, i64 %2, i1 false)
  br label %for.cond7.preheader

for.cond7.preheader:                              ; preds = %for.body.preheader, %entry
  %placed = getelementptr inbounds i8, ptr %arguments, i64 24
  %3 = load i64, ptr %placed, align 8
  %cmp833 = icmp sgt i64 %3, 0
  br i1 %cmp833, label %for.body10, label %for.cond.cleanup9

for.cond.cleanup9:                                ; preds = %for.body10, %for.cond7.preheader
  %function = getelementptr inbounds i8, ptr %arguments, i64 8
  %4 = load ptr, ptr %function, align 8
  %call = call i64 %4(ptr noundef nonnull %numbers) #5
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %numbers) #5
  ret void

for.body10:                                       ; preds = %for.cond7.preheader, %for.body10
  %k6.034 = phi i64 [ %inc15, %for.body10 ], [ 0, %for.cond7.preheader ]
  %arrayidx11 = getelementptr inbounds ptr, ptr %add.ptr, i64 %k6.034
  %5 = load ptr, ptr %arrayidx11, align 8
  %6 = ptrtoint ptr %5 to i64
  %arrayidx12 = getelementptr inbounds i64, ptr %add.ptr2, i64 %k6.034
  %7 = load i64, ptr %arrayidx12, align 8
  %arrayidx13 = getelementptr inbounds [16 x i64], ptr %numbers, i64 0, i64 %7
  store i64 %6, ptr %arrayidx13, align 8
  %inc15 = add nuw nsw i64 %k6.034, 1
  %exitcond.not = icmp eq i64 %inc15, %3
  br i1 %exitcond.not, label %for.cond.cleanup9, label %for.body10, !llvm.loop !14
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
