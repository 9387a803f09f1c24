; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
%struct.checked = type { i64, i64, i64, i64, i64, i64 }

; Function Attrs: nofree norecurse nounwind
define void @lazyasync_pick_lines(ptr nocapture noundef readonly %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %places = alloca [64 x i64], align 16
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
  %div = sdiv i64 %begin, %3
  %rem = srem i64 %begin, %3
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %places) #8
  %cmp = icmp eq i64 %3, 1
  %sub = sub nsw i64 %end, %begin
  %cmp4 = icmp eq i64 %sub, 1
  %or.cond = select i1 %cmp, i1 %cmp4, i1 false
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arrayidx6 = getelementptr inbounds i8, ptr %add.ptr, i64 16
  %5 = load ptr, ptr %arrayidx6, align 8
  %index_step = getelementptr inbounds i8, ptr %arguments, i64 64
  %6 = load i64, ptr %index_step, align 8
  %mul = mul nsw i64 %6, %begin
  %add.ptr7 = getelementptr inbounds i8, ptr %5, i64 %mul
  %counts_back.i = getelementptr inbounds i8, ptr %arguments, i64 32
  %7 = load i64, ptr %counts_back.i, align 8
  %tobool.not.i = icmp eq i64 %7, 0
  %cmp.i.i = icmp eq i64 %4, 4
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i

cond.true.i.i:                                    ; preds = %if.then
  %8 = load i32, ptr %add.ptr7, align 4
  %conv.i.i = sext i32 %8 to i64
  br label %index_at.exit.i

cond.false.i.i:                                   ; preds = %if.then
  %9 = load i64, ptr %add.ptr7, align 8
  br label %index_at.exit.i

index_at.exit.i:                                  ; preds = %cond.false.i.i, %cond.true.i.i
  %cond.i.i = phi i64 [ %conv.i.i, %cond.true.i.i ], [ %9, %cond.false.i.i ]
  %cmp.i40.i = icmp sgt i64 %cond.i.i, -1
  %brmerge.i = or i1 %tobool.not.i, %cmp.i40.i
  %length1.i.phi.trans.insert.i = getelementptr inbounds i8, ptr %arguments, i64 24
  %.pre104.i = load i64, ptr %length1.i.phi.trans.insert.i, align 8
  %add.i.i = select i1 %brmerge.i, i64 0, i64 %.pre104.i
  %cond.i41.i = add nsw i64 %add.i.i, %cond.i.i
  %cmp2.i.i = icmp ult i64 %cond.i41.i, %.pre104.i
  br i1 %cmp2.i.i, label %find_all.exit, label %if.end.i.i

if.end.i.i:                                       ; preds = %index_at.exit.i
  %10 = load i64, ptr %by, align 8
  %axis.i.i = getelementptr inbounds i8, ptr %arguments, i64 16
  %11 = load i64, ptr %axis.i.i, align 8
  %fault.i.i.i = getelementptr inbounds i8, ptr %1, i64 32
  store i64 1, ptr %fault.i.i.i, align 8
  %.compoundliteral.sroa.2.0.fault.sroa_idx.i.i.i = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %10, ptr %.compoundliteral.sroa.2.0.fault.sroa_idx.i.i.i, align 8
  %.compoundliteral.sroa.3.0.fault.sroa_idx.i.i.i = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %cond.i.i, ptr %.compoundliteral.sroa.3.0.fault.sroa_idx.i.i.i, align 8
  %.compoundliteral.sroa.4.0.fault.sroa_idx.i.i.i = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %11, ptr %.compoundliteral.sroa.4.0.fault.sroa_idx.i.i.i, align 8
  %.compoundliteral.sroa.5.0.fault.sroa_idx.i.i.i = getelementptr inbounds i8, ptr %1, i64 64
  store i64 %.pre104.i, ptr %.compoundliteral.sroa.5.0.fault.sroa_idx.i.i.i, align 8
  %12 = load ptr, ptr %1, align 8
  store volatile i64 0, ptr %12, align 8
  br label %find_all.exit

find_all.exit:                                    ; preds = %index_at.exit.i, %if.end.i.i
  %13 = phi i64 [ 0, %if.end.i.i ], [ %cond.i41.i, %index_at.exit.i ]
  %14 = load ptr, ptr %add.ptr, align 8
  %mul9 = mul nsw i64 %2, %begin
  %add.ptr10 = getelementptr inbounds i8, ptr %14, i64 %mul9
  %arrayidx11 = getelementptr inbounds i8, ptr %add.ptr, i64 8
  %15 = load ptr, ptr %arrayidx11, align 8
  %line_step = getelementptr inbounds i8, ptr %arguments, i64 80
  %16 = load i64, ptr %line_step, align 8
  %mul12 = mul nsw i64 %16, %begin
  %add.ptr13 = getelementptr inbounds i8, ptr %15, i64 %mul12
  %step = getelementptr inbounds i8, ptr %arguments, i64 88
  %17 = load i64, ptr %step, align 8
  %mul24.i = mul nsw i64 %13, %17
  %add.ptr25.i = getelementptr inbounds i8, ptr %add.ptr13, i64 %mul24.i
  switch i64 %2, label %for.body22.i.preheader [
    i64 4, label %for.body.i.preheader
    i64 8, label %for.body9.i.preheader
  ]

for.body9.i.preheader:                            ; preds = %find_all.exit
  %18 = load i64, ptr %add.ptr25.i, align 8
  store i64 %18, ptr %add.ptr10, align 8
  br label %cleanup

for.body.i.preheader:                             ; preds = %find_all.exit
  %19 = load i32, ptr %add.ptr25.i, align 4
  store i32 %19, ptr %add.ptr10, align 4
  br label %cleanup

for.body22.i.preheader:                           ; preds = %find_all.exit
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr10, ptr readonly align 1 %add.ptr25.i, i64 %2, i1 false)
  br label %cleanup

if.end:                                           ; preds = %entry
  %index_step15 = getelementptr inbounds i8, ptr %arguments, i64 64
  %20 = load i64, ptr %index_step15, align 8
  %cmp16 = icmp eq i64 %20, 0
  %cmp17 = icmp slt i64 %3, 65
  %21 = and i1 %cmp17, %cmp16
  br i1 %21, label %if.then18, label %if.end22

if.then18:                                        ; preds = %if.end
  %arrayidx20 = getelementptr inbounds i8, ptr %add.ptr, i64 16
  %22 = load ptr, ptr %arrayidx20, align 8
  call fastcc void @find_all(ptr noundef %1, ptr noundef nonnull %by, ptr noundef %22, i64 noundef %3, ptr noundef nonnull %places)
  br label %if.end22

if.end22:                                         ; preds = %if.then18, %if.end
  %tobool27.not213 = icmp eq i64 %sub, 0
  br i1 %tobool27.not213, label %cleanup, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %if.end22
  %23 = load ptr, ptr %add.ptr, align 8
  %mul24 = mul nsw i64 %2, %begin
  %add.ptr25 = getelementptr inbounds i8, ptr %23, i64 %mul24
  %arrayidx28 = getelementptr inbounds i8, ptr %add.ptr, i64 8
  %line_step29 = getelementptr inbounds i8, ptr %arguments, i64 80
  %arrayidx32 = getelementptr inbounds i8, ptr %add.ptr, i64 16
  %step62 = getelementptr inbounds i8, ptr %arguments, i64 88
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %while.end
  %line.0217 = phi i64 [ %div, %for.body.lr.ph ], [ %inc, %while.end ]
  %place.0216 = phi i64 [ %rem, %for.body.lr.ph ], [ 0, %while.end ]
  %left.0215 = phi i64 [ %sub, %for.body.lr.ph ], [ %left.1.lcssa, %while.end ]
  %to.0214 = phi ptr [ %add.ptr25, %for.body.lr.ph ], [ %to.1.lcssa, %while.end ]
  %24 = load ptr, ptr %arrayidx28, align 8
  %25 = load i64, ptr %line_step29, align 8
  %mul30 = mul nsw i64 %25, %line.0217
  %add.ptr31 = getelementptr inbounds i8, ptr %24, i64 %mul30
  %26 = load ptr, ptr %arrayidx32, align 8
  %27 = load i64, ptr %index_step15, align 8
  %mul34 = mul nsw i64 %27, %line.0217
  %add.ptr35 = getelementptr inbounds i8, ptr %26, i64 %mul34
  %cmp36208 = icmp slt i64 %place.0216, %3
  br i1 %cmp36208, label %while.body, label %while.end

while.body:                                       ; preds = %for.body, %if.end63
  %place.1211 = phi i64 [ %add, %if.end63 ], [ %place.0216, %for.body ]
  %left.1210 = phi i64 [ %sub64, %if.end63 ], [ %left.0215, %for.body ]
  %to.1209 = phi ptr [ %add.ptr66, %if.end63 ], [ %to.0214, %for.body ]
  %sub42 = sub nsw i64 %3, %place.1211
  %cond = tail call i64 @llvm.smin.i64(i64 %sub42, i64 %left.1210)
  br i1 %21, label %if.then47, label %if.else

if.then47:                                        ; preds = %while.body
  %add.ptr49 = getelementptr inbounds i64, ptr %places, i64 %place.1211
  %28 = load i64, ptr %step62, align 8
  %cmp2059.i = icmp sgt i64 %cond, 0
  switch i64 %2, label %for.cond19.preheader.i159 [
    i64 4, label %for.cond.preheader.i150
    i64 8, label %for.cond6.preheader.i141
  ]

for.cond6.preheader.i141:                         ; preds = %if.then47
  br i1 %cmp2059.i, label %for.body9.i142, label %if.end63

for.cond.preheader.i150:                          ; preds = %if.then47
  br i1 %cmp2059.i, label %for.body.i151, label %if.end63

for.cond19.preheader.i159:                        ; preds = %if.then47
  br i1 %cmp2059.i, label %for.body22.i160, label %if.end63

for.body.i151:                                    ; preds = %for.cond.preheader.i150, %for.body.i151
  %k.058.i152 = phi i64 [ %inc.i157, %for.body.i151 ], [ 0, %for.cond.preheader.i150 ]
  %arrayidx.i153 = getelementptr inbounds i64, ptr %add.ptr49, i64 %k.058.i152
  %29 = load i64, ptr %arrayidx.i153, align 8
  %mul.i154 = mul nsw i64 %29, %28
  %add.ptr.i155 = getelementptr inbounds i8, ptr %add.ptr31, i64 %mul.i154
  %30 = load i32, ptr %add.ptr.i155, align 4
  %arrayidx2.i156 = getelementptr inbounds i32, ptr %to.1209, i64 %k.058.i152
  store i32 %30, ptr %arrayidx2.i156, align 4
  %inc.i157 = add nuw nsw i64 %k.058.i152, 1
  %exitcond64.not.i158 = icmp eq i64 %inc.i157, %cond
  br i1 %exitcond64.not.i158, label %if.end63, label %for.body.i151, !llvm.loop !4

for.body9.i142:                                   ; preds = %for.cond6.preheader.i141, %for.body9.i142
  %k5.056.i143 = phi i64 [ %inc15.i148, %for.body9.i142 ], [ 0, %for.cond6.preheader.i141 ]
  %arrayidx10.i144 = getelementptr inbounds i64, ptr %add.ptr49, i64 %k5.056.i143
  %31 = load i64, ptr %arrayidx10.i144, align 8
  %mul11.i145 = mul nsw i64 %31, %28
  %add.ptr12.i146 = getelementptr inbounds i8, ptr %add.ptr31, i64 %mul11.i145
  %32 = load i64, ptr %add.ptr12.i146, align 8
  %arrayidx13.i147 = getelementptr inbounds i64, ptr %to.1209, i64 %k5.056.i143
  store i64 %32, ptr %arrayidx13.i147, align 8
  %inc15.i148 = add nuw nsw i64 %k5.056.i143, 1
  %exitcond.not.i149 = icmp eq i64 %inc15.i148, %cond
  br i1 %exitcond.not.i149, label %if.end63, label %for.body9.i142, !llvm.loop !7

for.body22.i160:                                  ; preds = %for.cond19.preheader.i159, %for.body22.i160
  %k18.061.i161 = phi i64 [ %inc27.i166, %for.body22.i160 ], [ 0, %for.cond19.preheader.i159 ]
  %to.addr.060.i162 = phi ptr [ %add.ptr28.i167, %for.body22.i160 ], [ %to.1209, %for.cond19.preheader.i159 ]
  %arrayidx23.i163 = getelementptr inbounds i64, ptr %add.ptr49, i64 %k18.061.i161
  %33 = load i64, ptr %arrayidx23.i163, align 8
  %mul24.i164 = mul nsw i64 %33, %28
  %add.ptr25.i165 = getelementptr inbounds i8, ptr %add.ptr31, i64 %mul24.i164
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.addr.060.i162, ptr readonly align 1 %add.ptr25.i165, i64 %2, i1 false)
  %inc27.i166 = add nuw nsw i64 %k18.061.i161, 1
  %add.ptr28.i167 = getelementptr inbounds i8, ptr %to.addr.060.i162, i64 %2
  %exitcond65.not.i168 = icmp eq i64 %inc27.i166, %cond
  br i1 %exitcond65.not.i168, label %if.end63, label %for.body22.i160, !llvm.loop !8

if.else:                                          ; preds = %while.body
  %cond56 = tail call i64 @llvm.smin.i64(i64 %cond, i64 64)
  %mul58 = mul nsw i64 %place.1211, %4
  %add.ptr59 = getelementptr inbounds i8, ptr %add.ptr35, i64 %mul58
  call fastcc void @find_all(ptr noundef %1, ptr noundef nonnull %by, ptr noundef %add.ptr59, i64 noundef %cond56, ptr noundef nonnull %places)
  %34 = load i64, ptr %step62, align 8
  %cmp2059.i170 = icmp sgt i64 %cond, 0
  switch i64 %2, label %for.cond19.preheader.i189 [
    i64 4, label %for.cond.preheader.i180
    i64 8, label %for.cond6.preheader.i171
  ]

for.cond6.preheader.i171:                         ; preds = %if.else
  br i1 %cmp2059.i170, label %for.body9.i172, label %if.end63

for.cond.preheader.i180:                          ; preds = %if.else
  br i1 %cmp2059.i170, label %for.body.i181, label %if.end63

for.cond19.preheader.i189:                        ; preds = %if.else
  br i1 %cmp2059.i170, label %for.body22.i190, label %if.end63

for.body.i181:                                    ; preds = %for.cond.preheader.i180, %for.body.i181
  %k.058.i182 = phi i64 [ %inc.i187, %for.body.i181 ], [ 0, %for.cond.preheader.i180 ]
  %arrayidx.i183 = getelementptr inbounds i64, ptr %places, i64 %k.058.i182
  %35 = load i64, ptr %arrayidx.i183, align 8
  %mul.i184 = mul nsw i64 %35, %34
  %add.ptr.i185 = getelementptr inbounds i8, ptr %add.ptr31, i64 %mul.i184
  %36 = load i32, ptr %add.ptr.i185, align 4
  %arrayidx2.i186 = getelementptr inbounds i32, ptr %to.1209, i64 %k.058.i182
  store i32 %36, ptr %arrayidx2.i186, align 4
  %inc.i187 = add nuw nsw i64 %k.058.i182, 1
  %exitcond64.not.i188 = icmp eq i64 %inc.i187, %cond56
  br i1 %exitcond64.not.i188, label %if.end63, label %for.body.i181, !llvm.loop !4

for.body9.i172:                                   ; preds = %for.cond6.preheader.i171, %for.body9.i172
  %k5.056.i173 = phi i64 [ %inc15.i178, %for.body9.i172 ], [ 0, %for.cond6.preheader.i171 ]
  %arrayidx10.i174 = getelementptr inbounds i64, ptr %places, i64 %k5.056.i173
  %37 = load i64, ptr %arrayidx10.i174, align 8
  %mul11.i175 = mul nsw i64 %37, %34
  %add.ptr12.i176 = getelementptr inbounds i8, ptr %add.ptr31, i64 %mul11.i175
  %38 = load i64, ptr %add.ptr12.i176, align 8
  %arrayidx13.i177 = getelementptr inbounds i64, ptr %to.1209, i64 %k5.056.i173
  store i64 %38, ptr %arrayidx13.i177, align 8
  %inc15.i178 = add nuw nsw i64 %k5.056.i173, 1
  %exitcond.not.i179 = icmp eq i64 %inc15.i178, %cond56
  br i1 %exitcond.not.i179, label %if.end63, label %for.body9.i172, !llvm.loop !7

for.body22.i190:                                  ; preds = %for.cond19.preheader.i189, %for.body22.i190
  %k18.061.i191 = phi i64 [ %inc27.i196, %for.body22.i190 ], [ 0, %for.cond19.preheader.i189 ]
  %to.addr.060.i192 = phi ptr [ %add.ptr28.i197, %for.body22.i190 ], [ %to.1209, %for.cond19.preheader.i189 ]
  %arrayidx23.i193 = getelementptr inbounds i64, ptr %places, i64 %k18.061.i191
  %39 = load i64, ptr %arrayidx23.i193, align 8
  %mul24.i194 = mul nsw i64 %39, %34
  %add.ptr25.i195 = getelementptr inbounds i8, ptr %add.ptr31, i64 %mul24.i194
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.addr.060.i192, ptr readonly align 1 %add.ptr25.i195, i64 %2, i1 false)
  %inc27.i196 = add nuw nsw i64 %k18.061.i191, 1
  %add.ptr28.i197 = getelementptr inbounds i8, ptr %to.addr.060.i192, i64 %2
  %exitcond65.not.i198 = icmp eq i64 %inc27.i196, %cond56
  br i1 %exitcond65.not.i198, label %if.end63, label %for.body22.i190, !llvm.loop !8

if.end63:                                         ; preds = %for.body9.i172, %for.body.i181, %for.body22.i190, %for.body9.i142, %for.body.i151, %for.body22.i160, %for.cond19.preheader.i189, %for.cond.preheader.i180, %for.cond6.preheader.i171, %for.cond19.preheader.i159, %for.cond.preheader.i150, %for.cond6.preheader.i141
  %now.0 = phi i64 [ %cond, %for.cond6.preheader.i141 ], [ %cond, %for.cond.preheader.i150 ], [ %cond, %for.cond19.preheader.i159 ], [ %cond56, %for.cond6.preheader.i171 ], [ %cond56, %for.cond.preheader.i180 ], [ %cond56, %for.cond19.preheader.i189 ], [ %cond, %for.body22.i160 ], [ %cond, %for.body.i151 ], [ %cond, %for.body9.i142 ], [ %cond56, %for.body22.i190 ], [ %cond56, %for.body.i181 ], [ %cond56, %for.body9.i172 ]
  %add = add nsw i64 %now.0, %place.1211
  %sub64 = sub nsw i64 %left.1210, %now.0
  %mul65 = mul nsw i64 %now.0, %2
  %add.ptr66 = getelementptr inbounds i8, ptr %to.1209, i64 %mul65
  %cmp36 = icmp slt i64 %add, %3
  %tobool39 = icmp ne i64 %sub64, 0
  %40 = select i1 %cmp36, i1 %tobool39, i1 false
  br i1 %40, label %while.body, label %while.end, !llvm.loop !9

while.end:                                        ; preds = %if.end63, %for.body
  %to.1.lcssa = phi ptr [ %to.0214, %for.body ], [ %add.ptr66, %if.end63 ]
  %left.1.lcssa = phi i64 [ %left.0215, %for.body ], [ %sub64, %if.end63 ]
  %inc = add nsw i64 %line.0217, 1
  %tobool27.not = icmp eq i64 %left.1.lcssa, 0
  br i1 %tobool27.not, label %cleanup, label %for.body, !llvm.loop !10

cleanup:                                          ; preds = %while.end, %for.body9.i.preheader, %for.body.i.preheader, %for.body22.i.preheader, %if.end22
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %places) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: inlinehint nofree norecurse nounwind
define internal fastcc void @find_all(ptr nocapture noundef %control, ptr nocapture noundef readonly %by, ptr nocapture noundef readonly %indices, i64 noundef %count, ptr nocapture noundef writeonly %places) unnamed_addr #2 {
entry:
  %index_bytes = getelementptr inbounds i8, ptr %by, i64 32
  %0 = load i64, ptr %index_bytes, align 8
  %counts_back = getelementptr inbounds i8, ptr %by, i64 24
  %1 = load i64, ptr %counts_back, align 8
  %tobool.not = icmp eq i64 %1, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry
  %length = getelementptr inbounds i8, ptr %by, i64 16
  %2 = load i64, ptr %length, align 8
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %2, %cond.true ], [ 0, %entry ]
  %cmp = icmp eq i64 %count, 1
  %cmp.i = icmp eq i64 %0, 4
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.then
  %3 = load i32, ptr %indices, align 4
  %conv.i = sext i32 %3 to i64
  br label %index_at.exit

cond.false.i:                                     ; preds = %if.then
  %4 = load i64, ptr %indices, align 8
  br label %index_at.exit

index_at.exit:                                    ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i64 [ %conv.i, %cond.true.i ], [ %4, %cond.false.i ]
  %cmp.i40 = icmp sgt i64 %cond.i, -1
  %brmerge = or i1 %tobool.not, %cmp.i40
  %length1.i.phi.trans.insert = getelementptr inbounds i8, ptr %by, i64 16
  %.pre104 = load i64, ptr %length1.i.phi.trans.insert, align 8
  %add.i = select i1 %brmerge, i64 0, i64 %.pre104
  %cond.i41 = add nsw i64 %cond.i, %add.i
  %cmp2.i = icmp ult i64 %cond.i41, %.pre104
  br i1 %cmp2.i, label %place_of.exit, label %if.end.i

if.end.i:                                         ; preds = %index_at.exit
  %5 = load i64, ptr %by, align 8
  %axis.i = getelementptr inbounds i8, ptr %by, i64 8
  %6 = load i64, ptr %axis.i, align 8
  %fault.i.i = getelementptr inbounds i8, ptr %control, i64 32
  store i64 1, ptr %fault.i.i, align 8
  %.compoundliteral.sroa.2.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %control, i64 40
  store i64 %5, ptr %.compoundliteral.sroa.2.0.fault.sroa_idx.i.i, align 8
  %.compoundliteral.sroa.3.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %control, i64 48
  store i64 %cond.i, ptr %.compoundliteral.sroa.3.0.fault.sroa_idx.i.i, align 8
  %.compoundliteral.sroa.4.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %control, i64 56
  store i64 %6, ptr %.compoundliteral.sroa.4.0.fault.sroa_idx.i.i, align 8
  %.compoundliteral.sroa.5.0.fault.sroa_idx.i.i = getelementptr inbounds i8, ptr %control, i64 64
  store i64 %.pre104, ptr %.compoundliteral.sroa.5.0.fault.sroa_idx.i.i, align 8
  %7 = load ptr, ptr %control, align 8
  store volatile i64 0, ptr %7, align 8
  br label %place_of.exit

place_of.exit:                                    ; preds = %index_at.exit, %if.end.i
  %retval.0.i = phi i64 [ 0, %if.end.i ], [ %cond.i41, %index_at.exit ]
  store i64 %retval.0.i, ptr %places, align 8
  br label %cleanup

if.end:                                           ; preds = %cond.end
  %length4 = getelementptr inbounds i8, ptr %by, i64 16
  %8 = load i64, ptr %length4, align 8
  %sub.i = add nsw i64 %8, -1
  %cmp.not62.i = icmp slt i64 %count, 8
  br i1 %cmp.i, label %cond.true3, label %cond.false6

cond.true3:                                       ; preds = %if.end
  br i1 %cmp.not62.i, label %for.cond16.preheader.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %cond.true3
  %splat.splatinsert.i = insertelement <8 x i64> poison, i64 %cond, i64 0
  %splat.splat.i = shufflevector <8 x i64> %splat.splatinsert.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %splat.splatinsert3.i = insertelement <8 x i64> poison, i64 %sub.i, i64 0
  %splat.splat4.i = shufflevector <8 x i64> %splat.splatinsert3.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %add65.i = phi i64 [ 8, %for.body.lr.ph.i ], [ %add.i44, %for.body.i ]
  %k.064.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add65.i, %for.body.i ]
  %outside.063.i = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i ], [ %or6.i, %for.body.i ]
  %add.ptr.i = getelementptr inbounds i32, ptr %indices, i64 %k.064.i
  %9 = load <8 x i32>, ptr %add.ptr.i, align 4
  %conv.i43 = sext <8 x i32> %9 to <8 x i64>
  %isneg.i = icmp slt <8 x i32> %9, zeroinitializer
  %and.i = select <8 x i1> %isneg.i, <8 x i64> %splat.splat.i, <8 x i64> zeroinitializer
  %add2.i = add <8 x i64> %and.i, %conv.i43
  %sub5.i = sub <8 x i64> %splat.splat4.i, %add2.i
  %10 = or <8 x i64> %outside.063.i, %sub5.i
  %or6.i = or <8 x i64> %10, %add2.i
  %add.ptr7.i = getelementptr inbounds i64, ptr %places, i64 %k.064.i
  store <8 x i64> %add2.i, ptr %add.ptr7.i, align 8
  %add.i44 = add nuw nsw i64 %add65.i, 8
  %cmp.not.i = icmp sgt i64 %add.i44, %count
  br i1 %cmp.not.i, label %for.body12.i, label %for.body.i, !llvm.loop !11

for.cond16.preheader.i:                           ; preds = %for.body12.i, %cond.true3
  %k.0.lcssa77.i = phi i64 [ 0, %cond.true3 ], [ %add65.i, %for.body12.i ]
  %wrong.0.lcssa.i = phi i64 [ 0, %cond.true3 ], [ %or13.i, %for.body12.i ]
  %cmp1770.i = icmp slt i64 %k.0.lcssa77.i, %count
  br i1 %cmp1770.i, label %for.body19.i, label %cond.end9

for.body12.i:                                     ; preds = %for.body.i, %for.body12.i
  %j.068.i = phi i64 [ %inc.i, %for.body12.i ], [ 0, %for.body.i ]
  %wrong.067.i = phi i64 [ %or13.i, %for.body12.i ], [ 0, %for.body.i ]
  %vecext.i = extractelement <8 x i64> %or6.i, i64 %j.068.i
  %or13.i = or i64 %vecext.i, %wrong.067.i
  %inc.i = add nuw nsw i64 %j.068.i, 1
  %exitcond102.not = icmp eq i64 %inc.i, 8
  br i1 %exitcond102.not, label %for.cond16.preheader.i, label %for.body12.i, !llvm.loop !12

for.body19.i:                                     ; preds = %for.cond16.preheader.i, %for.body19.i
  %k.172.i = phi i64 [ %inc31.i, %for.body19.i ], [ %k.0.lcssa77.i, %for.cond16.preheader.i ]
  %wrong.171.i = phi i64 [ %or28.i, %for.body19.i ], [ %wrong.0.lcssa.i, %for.cond16.preheader.i ]
  %arrayidx.i = getelementptr inbounds i32, ptr %indices, i64 %k.172.i
  %11 = load i32, ptr %arrayidx.i, align 4
  %conv21.i = sext i32 %11 to i64
  %cmp23.i = icmp slt i32 %11, 0
  %cond.i45 = select i1 %cmp23.i, i64 %cond, i64 0
  %add25.i = add nsw i64 %cond.i45, %conv21.i
  %sub26.i = sub nsw i64 %sub.i, %add25.i
  %12 = or i64 %wrong.171.i, %sub26.i
  %or28.i = or i64 %12, %add25.i
  %arrayidx29.i = getelementptr inbounds i64, ptr %places, i64 %k.172.i
  store i64 %add25.i, ptr %arrayidx29.i, align 8
  %inc31.i = add nuw nsw i64 %k.172.i, 1
  %exitcond.not.i = icmp eq i64 %inc31.i, %count
  br i1 %exitcond.not.i, label %cond.end9, label %for.body19.i, !llvm.loop !13

cond.false6:                                      ; preds = %if.end
  br i1 %cmp.not62.i, label %for.cond15.preheader.i, label %for.body.lr.ph.i47

for.body.lr.ph.i47:                               ; preds = %cond.false6
  %splat.splatinsert.i48 = insertelement <8 x i64> poison, i64 %cond, i64 0
  %splat.splat.i49 = shufflevector <8 x i64> %splat.splatinsert.i48, <8 x i64> poison, <8 x i32> zeroinitializer
  %splat.splatinsert3.i50 = insertelement <8 x i64> poison, i64 %sub.i, i64 0
  %splat.splat4.i51 = shufflevector <8 x i64> %splat.splatinsert3.i50, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i52

for.body.i52:                                     ; preds = %for.body.i52, %for.body.lr.ph.i47
  %add60.i = phi i64 [ 8, %for.body.lr.ph.i47 ], [ %add.i60, %for.body.i52 ]
  %k.059.i = phi i64 [ 0, %for.body.lr.ph.i47 ], [ %add60.i, %for.body.i52 ]
  %outside.058.i = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i47 ], [ %or6.i58, %for.body.i52 ]
  %add.ptr.i53 = getelementptr inbounds i64, ptr %indices, i64 %k.059.i
  %13 = load <8 x i64>, ptr %add.ptr.i53, align 8
  %isneg.i54 = icmp slt <8 x i64> %13, zeroinitializer
  %and.i55 = select <8 x i1> %isneg.i54, <8 x i64> %splat.splat.i49, <8 x i64> zeroinitializer
  %add2.i56 = add <8 x i64> %and.i55, %13
  %sub5.i57 = sub <8 x i64> %splat.splat4.i51, %add2.i56
  %14 = or <8 x i64> %outside.058.i, %sub5.i57
  %or6.i58 = or <8 x i64> %14, %add2.i56
  %add.ptr7.i59 = getelementptr inbounds i64, ptr %places, i64 %k.059.i
  store <8 x i64> %add2.i56, ptr %add.ptr7.i59, align 8
  %add.i60 = add nuw nsw i64 %add60.i, 8
  %cmp.not.i61 = icmp sgt i64 %add.i60, %count
  br i1 %cmp.not.i61, label %for.body11.i, label %for.body.i52, !llvm.loop !14

for.cond15.preheader.i:                           ; preds = %for.body11.i, %cond.false6
  %k.0.lcssa72.i = phi i64 [ 0, %cond.false6 ], [ %add60.i, %for.body11.i ]
  %wrong.0.lcssa.i65 = phi i64 [ 0, %cond.false6 ], [ %or12.i, %for.body11.i ]
  %cmp1665.i = icmp slt i64 %k.0.lcssa72.i, %count
  br i1 %cmp1665.i, label %for.body17.i, label %cond.end9

for.body11.i:                                     ; preds = %for.body.i52, %for.body11.i
  %j.063.i = phi i64 [ %inc.i63, %for.body11.i ], [ 0, %for.body.i52 ]
  %wrong.062.i = phi i64 [ %or12.i, %for.body11.i ], [ 0, %for.body.i52 ]
  %vecext.i62 = extractelement <8 x i64> %or6.i58, i64 %j.063.i
  %or12.i = or i64 %vecext.i62, %wrong.062.i
  %inc.i63 = add nuw nsw i64 %j.063.i, 1
  %exitcond.not = icmp eq i64 %inc.i63, 8
  br i1 %exitcond.not, label %for.cond15.preheader.i, label %for.body11.i, !llvm.loop !15

for.body17.i:                                     ; preds = %for.cond15.preheader.i, %for.body17.i
  %k.167.i = phi i64 [ %inc27.i, %for.body17.i ], [ %k.0.lcssa72.i, %for.cond15.preheader.i ]
  %wrong.166.i = phi i64 [ %or24.i, %for.body17.i ], [ %wrong.0.lcssa.i65, %for.cond15.preheader.i ]
  %arrayidx.i68 = getelementptr inbounds i64, ptr %indices, i64 %k.167.i
  %15 = load i64, ptr %arrayidx.i68, align 8
  %cmp20.i = icmp slt i64 %15, 0
  %cond.i69 = select i1 %cmp20.i, i64 %cond, i64 0
  %add21.i = add nsw i64 %cond.i69, %15
  %sub22.i = sub nsw i64 %sub.i, %add21.i
  %16 = or i64 %wrong.166.i, %sub22.i
  %or24.i = or i64 %16, %add21.i
  %arrayidx25.i = getelementptr inbounds i64, ptr %places, i64 %k.167.i
  store i64 %add21.i, ptr %arrayidx25.i, align 8
  %inc27.i = add nuw nsw i64 %k.167.i, 1
  %exitcond.not.i70 = icmp eq i64 %inc27.i, %count
  br i1 %exitcond.not.i70, label %cond.end9, label %for.body17.i, !llvm.loop !16

cond.end9:                                        ; preds = %for.body17.i, %for.body19.i, %for.cond15.preheader.i, %for.cond16.preheader.i
  %cond10.in = phi i64 [ %wrong.0.lcssa.i, %for.cond16.preheader.i ], [ %wrong.0.lcssa.i65, %for.cond15.preheader.i ], [ %or28.i, %for.body19.i ], [ %or24.i, %for.body17.i ]
  %tobool11 = icmp slt i64 %cond10.in, 0
  %cmp1299 = icmp sgt i64 %count, 0
  %17 = and i1 %tobool11, %cmp1299
  br i1 %17, label %for.body.lr.ph, label %cleanup

for.body.lr.ph:                                   ; preds = %cond.end9
  %length.i95 = getelementptr inbounds i8, ptr %by, i64 16
  %axis.i84 = getelementptr inbounds i8, ptr %by, i64 8
  %fault.i.i85 = getelementptr inbounds i8, ptr %control, i64 32
  %.compoundliteral.sroa.2.0.fault.sroa_idx.i.i86 = getelementptr inbounds i8, ptr %control, i64 40
  %.compoundliteral.sroa.3.0.fault.sroa_idx.i.i87 = getelementptr inbounds i8, ptr %control, i64 48
  %.compoundliteral.sroa.4.0.fault.sroa_idx.i.i88 = getelementptr inbounds i8, ptr %control, i64 56
  %.compoundliteral.sroa.5.0.fault.sroa_idx.i.i89 = getelementptr inbounds i8, ptr %control, i64 64
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %place_of.exit97
  %k.0100 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %place_of.exit97 ]
  %mul = mul nsw i64 %k.0100, %0
  %add.ptr = getelementptr inbounds i8, ptr %indices, i64 %mul
  br i1 %cmp.i, label %cond.true.i75, label %cond.false.i72

cond.true.i75:                                    ; preds = %for.body
  %18 = load i32, ptr %add.ptr, align 4
  %conv.i76 = sext i32 %18 to i64
  br label %index_at.exit77

cond.false.i72:                                   ; preds = %for.body
  %19 = load i64, ptr %add.ptr, align 8
  br label %index_at.exit77

index_at.exit77:                                  ; preds = %cond.true.i75, %cond.false.i72
  %cond.i74 = phi i64 [ %conv.i76, %cond.true.i75 ], [ %19, %cond.false.i72 ]
  %cmp.i78 = icmp slt i64 %cond.i74, 0
  br i1 %cmp.i78, label %land.lhs.true.i91, label %index_at.exit77.cond.end.i79_crit_edge

index_at.exit77.cond.end.i79_crit_edge:           ; preds = %index_at.exit77
  %.pre = load i64, ptr %length.i95, align 8
  br label %cond.end.i79

land.lhs.true.i91:                                ; preds = %index_at.exit77
  %20 = load i64, ptr %counts_back, align 8
  %tobool.not.i93 = icmp eq i64 %20, 0
  %.pre103 = load i64, ptr %length.i95, align 8
  %add.i96 = select i1 %tobool.not.i93, i64 0, i64 %.pre103
  %spec.select = add nsw i64 %cond.i74, %add.i96
  br label %cond.end.i79

cond.end.i79:                                     ; preds = %land.lhs.true.i91, %index_at.exit77.cond.end.i79_crit_edge
  %21 = phi i64 [ %.pre, %index_at.exit77.cond.end.i79_crit_edge ], [ %.pre103, %land.lhs.true.i91 ]
  %cond.i80 = phi i64 [ %cond.i74, %index_at.exit77.cond.end.i79_crit_edge ], [ %spec.select, %land.lhs.true.i91 ]
  %cmp2.i82 = icmp ult i64 %cond.i80, %21
  br i1 %cmp2.i82, label %place_of.exit97, label %if.end.i83

if.end.i83:                                       ; preds = %cond.end.i79
  %22 = load i64, ptr %by, align 8
  %23 = load i64, ptr %axis.i84, align 8
  store i64 1, ptr %fault.i.i85, align 8
  store i64 %22, ptr %.compoundliteral.sroa.2.0.fault.sroa_idx.i.i86, align 8
  store i64 %cond.i74, ptr %.compoundliteral.sroa.3.0.fault.sroa_idx.i.i87, align 8
  store i64 %23, ptr %.compoundliteral.sroa.4.0.fault.sroa_idx.i.i88, align 8
  store i64 %21, ptr %.compoundliteral.sroa.5.0.fault.sroa_idx.i.i89, align 8
  %24 = load ptr, ptr %control, align 8
  store volatile i64 0, ptr %24, align 8
  br label %place_of.exit97

place_of.exit97:                                  ; preds = %cond.end.i79, %if.end.i83
  %retval.0.i90 = phi i64 [ 0, %if.end.i83 ], [ %cond.i80, %cond.end.i79 ]
  %arrayidx15 = getelementptr inbounds i64, ptr %places, i64 %k.0100
  store i64 %retval.0.i90, ptr %arrayidx15, align 8
  %inc = add nuw nsw i64 %k.0100, 1
  %cmp12 = icmp slt i64 %inc, %count
  br i1 %cmp12, label %for.body, label %cleanup, !llvm.loop !17

cleanup:                                          ; preds = %place_of.exit97, %cond.end9, %place_of.exit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nounwind
define void @lazyasync_join_indices(ptr nocapture noundef readonly %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %places = alloca [64 x i64], align 16
  %whole = alloca [64 x i64], align 16
  %0 = load i64, ptr %arguments, align 8
  %add.ptr = getelementptr inbounds i64, ptr %arguments, i64 %0
  %arrayidx = getelementptr inbounds i8, ptr %add.ptr, i64 8
  %1 = load ptr, ptr %arrayidx, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %places) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %places, i8 0, i64 512, i1 false)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %whole) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %whole, i8 0, i64 512, i1 false)
  %cmp146 = icmp slt i64 %begin, %end
  br i1 %cmp146, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %count = getelementptr inbounds i8, ptr %arguments, i64 8
  %invariant.gep = getelementptr inbounds i8, ptr %add.ptr, i64 16
  %by8 = getelementptr inbounds i8, ptr %arguments, i64 24
  %bytes = getelementptr inbounds i8, ptr %arguments, i64 16
  %2 = sub i64 %end, %begin
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end70, %entry
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %whole) #8
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %places) #8
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %if.end70
  %indvars.iv = phi i64 [ %2, %for.body.lr.ph ], [ %indvars.iv.next, %if.end70 ]
  %first.0147 = phi i64 [ %begin, %for.body.lr.ph ], [ %add72, %if.end70 ]
  %smin150 = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 64)
  %smax151 = tail call i64 @llvm.smax.i64(i64 %smin150, i64 1)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin150, i64 2)
  %sub = sub nsw i64 %end, %first.0147
  %cond = tail call i64 @llvm.smin.i64(i64 %sub, i64 64)
  %3 = load i64, ptr %count, align 8
  %cmp5140 = icmp sgt i64 %3, 0
  br i1 %cmp5140, label %for.body7.lr.ph, label %for.cond.cleanup6

for.body7.lr.ph:                                  ; preds = %for.body
  %cmp18138 = icmp sgt i64 %sub, 1
  %cmp18.i = icmp sgt i64 %sub, 0
  br label %for.body7

for.cond.cleanup6:                                ; preds = %if.end45, %for.body
  %4 = load i64, ptr %bytes, align 8
  %cmp50 = icmp eq i64 %4, 8
  br i1 %cmp50, label %if.then51, label %for.cond59.preheader

for.cond59.preheader:                             ; preds = %for.cond.cleanup6
  %cmp60144 = icmp sgt i64 %sub, 0
  br i1 %cmp60144, label %for.body62, label %if.end70

for.body7:                                        ; preds = %for.body7.lr.ph, %if.end45
  %j.0143 = phi i64 [ 0, %for.body7.lr.ph ], [ %inc47, %if.end45 ]
  %to.0142 = phi ptr [ %whole, %for.body7.lr.ph ], [ %places, %if.end45 ]
  %most.0141 = phi i64 [ 1, %for.body7.lr.ph ], [ %cond33133, %if.end45 ]
  %arrayidx9 = getelementptr inbounds [0 x %struct.checked], ptr %by8, i64 0, i64 %j.0143
  %gep = getelementptr inbounds ptr, ptr %invariant.gep, i64 %j.0143
  %5 = load ptr, ptr %gep, align 8
  %step = getelementptr inbounds i8, ptr %arrayidx9, i64 40
  %6 = load i64, ptr %step, align 8
  %mul = mul nsw i64 %6, %first.0147
  %add.ptr11 = getelementptr inbounds i8, ptr %5, i64 %mul
  %tobool.not = icmp eq i64 %6, 0
  %cond16 = select i1 %tobool.not, i64 1, i64 %cond
  call fastcc void @find_all(ptr noundef %1, ptr noundef nonnull %arrayidx9, ptr noundef %add.ptr11, i64 noundef %cond16, ptr noundef nonnull %to.0142)
  br i1 %cmp18138, label %land.rhs.lr.ph, label %for.cond.cleanup21

land.rhs.lr.ph:                                   ; preds = %for.body7
  %7 = load i64, ptr %step, align 8
  %tobool20.not = icmp eq i64 %7, 0
  br i1 %tobool20.not, label %land.rhs.preheader, label %for.cond.cleanup21

land.rhs.preheader:                               ; preds = %land.rhs.lr.ph
  %.pre = load i64, ptr %to.0142, align 16
  br label %land.rhs

land.rhs:                                         ; preds = %land.rhs.preheader, %land.rhs
  %k.0139 = phi i64 [ %inc, %land.rhs ], [ 1, %land.rhs.preheader ]
  %arrayidx24 = getelementptr inbounds i64, ptr %to.0142, i64 %k.0139
  store i64 %.pre, ptr %arrayidx24, align 8
  %inc = add nuw nsw i64 %k.0139, 1
  %exitcond.not = icmp eq i64 %inc, %smax
  br i1 %exitcond.not, label %for.cond.cleanup21, label %land.rhs, !llvm.loop !18

for.cond.cleanup21:                               ; preds = %land.rhs, %land.rhs.lr.ph, %for.body7
  %length = getelementptr inbounds i8, ptr %arrayidx9, i64 16
  %8 = load i64, ptr %length, align 8
  %tobool25.not = icmp eq i64 %8, 0
  br i1 %tobool25.not, label %cond.end32.thread, label %cond.end32

cond.end32.thread:                                ; preds = %for.cond.cleanup21
  %tobool34130.not = icmp eq i64 %j.0143, 0
  br i1 %tobool34130.not, label %if.end45, label %if.then41

cond.end32:                                       ; preds = %for.cond.cleanup21
  %div = sdiv i64 2147483647, %8
  %cmp27.not = icmp sgt i64 %most.0141, %div
  %mul30 = mul nsw i64 %8, %most.0141
  %spec.select = select i1 %cmp27.not, i64 9223372036854775807, i64 %mul30
  %tobool34 = icmp ne i64 %j.0143, 0
  %cmp36 = icmp slt i64 %spec.select, 2147483648
  %or.cond = select i1 %tobool34, i1 %cmp36, i1 false
  br i1 %or.cond, label %if.then, label %if.else

if.then:                                          ; preds = %cond.end32
  br i1 %cmp18.i, label %for.body.lr.ph.i, label %if.end45

for.body.lr.ph.i:                                 ; preds = %if.then
  %splat.splatinsert.i = insertelement <8 x i64> poison, i64 %8, i64 0
  %9 = and <8 x i64> %splat.splatinsert.i, <i64 4294967295, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison>
  %and3.i = shufflevector <8 x i64> %9, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %k.019.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add8.i, %for.body.i ]
  %add.ptr.i = getelementptr inbounds i64, ptr %whole, i64 %k.019.i
  %10 = load <8 x i64>, ptr %add.ptr.i, align 16
  %and.i = and <8 x i64> %10, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %mul.i = mul nuw <8 x i64> %and.i, %and3.i
  %add.ptr5.i = getelementptr inbounds i64, ptr %places, i64 %k.019.i
  %11 = load <8 x i64>, ptr %add.ptr5.i, align 16
  %add6.i = add <8 x i64> %mul.i, %11
  store <8 x i64> %add6.i, ptr %add.ptr.i, align 16
  %add8.i = add nuw nsw i64 %k.019.i, 8
  %cmp.i = icmp slt i64 %add8.i, %cond
  br i1 %cmp.i, label %for.body.i, label %if.end45, !llvm.loop !19

if.else:                                          ; preds = %cond.end32
  br i1 %tobool34, label %if.then41, label %if.end45

if.then41:                                        ; preds = %cond.end32.thread, %if.else
  %cond33134136 = phi i64 [ 9223372036854775807, %cond.end32.thread ], [ %spec.select, %if.else ]
  %splat.splatinsert.i116 = insertelement <8 x i64> poison, i64 %8, i64 0
  %splat.splat.i117 = shufflevector <8 x i64> %splat.splatinsert.i116, <8 x i64> poison, <8 x i32> zeroinitializer
  br i1 %cmp18.i, label %for.body.i121, label %if.end45

for.body.i121:                                    ; preds = %if.then41, %for.body.i121
  %k.019.i122 = phi i64 [ %add8.i126, %for.body.i121 ], [ 0, %if.then41 ]
  %add.ptr.i123 = getelementptr inbounds i64, ptr %whole, i64 %k.019.i122
  %12 = load <8 x i64>, ptr %add.ptr.i123, align 16
  %mul4.i = mul <8 x i64> %12, %splat.splat.i117
  %add.ptr5.i124 = getelementptr inbounds i64, ptr %places, i64 %k.019.i122
  %13 = load <8 x i64>, ptr %add.ptr5.i124, align 16
  %add6.i125 = add <8 x i64> %13, %mul4.i
  store <8 x i64> %add6.i125, ptr %add.ptr.i123, align 16
  %add8.i126 = add nuw nsw i64 %k.019.i122, 8
  %cmp.i127 = icmp slt i64 %add8.i126, %cond
  br i1 %cmp.i127, label %for.body.i121, label %if.end45, !llvm.loop !19

if.end45:                                         ; preds = %for.body.i, %for.body.i121, %if.then41, %cond.end32.thread, %if.then, %if.else
  %cond33133 = phi i64 [ %spec.select, %if.else ], [ %mul30, %if.then ], [ 9223372036854775807, %cond.end32.thread ], [ %cond33134136, %if.then41 ], [ %cond33134136, %for.body.i121 ], [ %spec.select, %for.body.i ]
  %inc47 = add nuw nsw i64 %j.0143, 1
  %14 = load i64, ptr %count, align 8
  %cmp5 = icmp slt i64 %inc47, %14
  br i1 %cmp5, label %for.body7, label %for.cond.cleanup6, !llvm.loop !20

if.then51:                                        ; preds = %for.cond.cleanup6
  %15 = load ptr, ptr %add.ptr, align 8
  %mul53 = shl nsw i64 %first.0147, 3
  %add.ptr54 = getelementptr inbounds i8, ptr %15, i64 %mul53
  %mul56 = shl i64 %cond, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr54, ptr nonnull align 16 %whole, i64 %mul56, i1 false)
  br label %if.end70

for.body62:                                       ; preds = %for.cond59.preheader, %for.body62
  %k58.0145 = phi i64 [ %inc68, %for.body62 ], [ 0, %for.cond59.preheader ]
  %arrayidx63 = getelementptr inbounds [64 x i64], ptr %whole, i64 0, i64 %k58.0145
  %16 = load i64, ptr %arrayidx63, align 8
  %conv = trunc i64 %16 to i32
  %17 = load ptr, ptr %add.ptr, align 8
  %18 = getelementptr i32, ptr %17, i64 %first.0147
  %arrayidx66 = getelementptr i32, ptr %18, i64 %k58.0145
  store i32 %conv, ptr %arrayidx66, align 4
  %inc68 = add nuw nsw i64 %k58.0145, 1
  %exitcond152.not = icmp eq i64 %inc68, %smax151
  br i1 %exitcond152.not, label %if.end70, label %for.body62, !llvm.loop !21

if.end70:                                         ; preds = %for.body62, %for.cond59.preheader, %if.then51
  %add72 = add nsw i64 %first.0147, 64
  %cmp = icmp slt i64 %add72, %end
  %indvars.iv.next = add i64 %indvars.iv, -64
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
define void @lazyasync_combine_lines(ptr nocapture noundef readonly %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #5 {
entry:
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
  %arrayidx9 = getelementptr inbounds i8, ptr %add.ptr, i64 24
  %10 = load ptr, ptr %arrayidx9, align 8
  tail call fastcc void @find_all(ptr noundef %4, ptr noundef nonnull %by, ptr noundef %10, i64 noundef %5, ptr noundef %9)
  %fault = getelementptr inbounds i8, ptr %4, i64 32
  %11 = load i64, ptr %fault, align 8
  %tobool.not = icmp eq i64 %11, 0
  br i1 %tobool.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %starts = getelementptr inbounds i8, ptr %arguments, i64 104
  %12 = load i64, ptr %starts, align 8
  %tobool10.not = icmp eq i64 %12, 0
  br i1 %tobool10.not, label %if.then11, label %if.else

if.then11:                                        ; preds = %if.end
  %lines = getelementptr inbounds i8, ptr %arguments, i64 64
  %13 = load i64, ptr %lines, align 8
  %mul12 = mul nsw i64 %13, %mul6
  tail call void @llvm.memset.p0.i64(ptr align 1 %1, i8 0, i64 %mul12, i1 false)
  br label %if.end17

if.else:                                          ; preds = %if.end
  %cmp.not = icmp eq ptr %2, %1
  br i1 %cmp.not, label %if.end17, label %if.then13

if.then13:                                        ; preds = %if.else
  %lines14 = getelementptr inbounds i8, ptr %arguments, i64 64
  %14 = load i64, ptr %lines14, align 8
  %mul15 = mul nsw i64 %14, %mul6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 %2, i64 %mul15, i1 false)
  br label %if.end17

if.end17:                                         ; preds = %if.else, %if.then13, %if.then11
  %lines18 = getelementptr inbounds i8, ptr %arguments, i64 64
  %15 = load i64, ptr %lines18, align 8
  %cmp1970 = icmp sgt i64 %15, 0
  br i1 %cmp1970, label %for.body.lr.ph, label %cleanup

for.body.lr.ph:                                   ; preds = %if.end17
  %mul22 = mul i64 %mul, %5
  %add.ptr25 = getelementptr inbounds i64, ptr %9, i64 %5
  %dtype4.i = getelementptr inbounds i8, ptr %arguments, i64 96
  %sums.i = getelementptr inbounds i8, ptr %arguments, i64 112
  %how.i = getelementptr inbounds i8, ptr %arguments, i64 88
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %combine_line.exit
  %j.071 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %combine_line.exit ]
  %mul20 = mul nsw i64 %j.071, %mul6
  %add.ptr21 = getelementptr inbounds i8, ptr %1, i64 %mul20
  %mul23 = mul i64 %mul22, %j.071
  %add.ptr24 = getelementptr inbounds i8, ptr %3, i64 %mul23
  %16 = load i64, ptr %count5, align 8
  %17 = load i64, ptr %width, align 8
  %18 = load i64, ptr %bytes, align 8
  %19 = load i64, ptr %dtype4.i, align 8
  %20 = load i64, ptr %sums.i, align 8
  %tobool.not.i = icmp eq i64 %20, 0
  br i1 %tobool.not.i, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %for.body
  %21 = load i64, ptr %length, align 8
  %cmp.i.i = icmp eq i64 %20, 1
  %cond.idx.i.i = select i1 %cmp.i.i, i64 0, i64 %16
  %cond.i.i = getelementptr inbounds i64, ptr %add.ptr25, i64 %cond.idx.i.i
  %or.cond.i.i = icmp sgt i64 %16, 1
  br i1 %or.cond.i.i, label %for.body.i.i.i, label %if.then.i.i

for.body.i.i.i:                                   ; preds = %if.then.i, %for.body.i.i.i
  %k.025.i.i.i = phi i64 [ %inc.i.i.i, %for.body.i.i.i ], [ 0, %if.then.i ]
  %arrayidx.i.i.i = getelementptr inbounds i64, ptr %9, i64 %k.025.i.i.i
  %22 = load i64, ptr %arrayidx.i.i.i, align 8
  %arrayidx1.i.i.i = getelementptr inbounds i64, ptr %cond.i.i, i64 %22
  store i64 %k.025.i.i.i, ptr %arrayidx1.i.i.i, align 8
  %inc.i.i.i = add nuw nsw i64 %k.025.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i.i.i, %16
  br i1 %exitcond.not.i.i.i, label %for.body6.i.i.i, label %for.body.i.i.i, !llvm.loop !23

for.body6.i.i.i:                                  ; preds = %for.body.i.i.i, %for.body6.i.i.i
  %k2.028.i.i.i = phi i64 [ %inc10.i.i.i, %for.body6.i.i.i ], [ 0, %for.body.i.i.i ]
  %again.027.i.i.i = phi i64 [ %or.i.i.i, %for.body6.i.i.i ], [ 0, %for.body.i.i.i ]
  %arrayidx7.i.i.i = getelementptr inbounds i64, ptr %9, i64 %k2.028.i.i.i
  %23 = load i64, ptr %arrayidx7.i.i.i, align 8
  %arrayidx8.i.i.i = getelementptr inbounds i64, ptr %cond.i.i, i64 %23
  %24 = load i64, ptr %arrayidx8.i.i.i, align 8
  %xor.i.i.i = xor i64 %24, %k2.028.i.i.i
  %or.i.i.i = or i64 %xor.i.i.i, %again.027.i.i.i
  %inc10.i.i.i = add nuw nsw i64 %k2.028.i.i.i, 1
  %exitcond29.not.i.i.i = icmp eq i64 %inc10.i.i.i, %16
  br i1 %exitcond29.not.i.i.i, label %are_apart.exit.i.i, label %for.body6.i.i.i, !llvm.loop !24

are_apart.exit.i.i:                               ; preds = %for.body6.i.i.i
  %.not.i.i = icmp eq i64 %or.i.i.i, 0
  br i1 %.not.i.i, label %if.then.i.i, label %if.end10.i.i

if.then.i.i:                                      ; preds = %are_apart.exit.i.i, %if.then.i
  br i1 %cmp.i.i, label %if.then9.i.i, label %if.end.i.i

if.then9.i.i:                                     ; preds = %if.then.i.i
  %mul.i.i = mul nsw i64 %21, %17
  %cmp.not16.i.i.i = icmp slt i64 %mul.i.i, 8
  br i1 %cmp.not16.i.i.i, label %for.cond3.preheader.i104.i.i, label %for.body.i103.i.i

for.cond3.preheader.i104.i.i:                     ; preds = %for.body.i103.i.i, %if.then9.i.i
  %k.0.lcssa.i.i.i = phi i64 [ 0, %if.then9.i.i ], [ %add18.i.i.i, %for.body.i103.i.i ]
  %cmp419.i.i.i = icmp slt i64 %k.0.lcssa.i.i.i, %mul.i.i
  br i1 %cmp419.i.i.i, label %for.body5.i.i.i, label %if.end.i.i

for.body.i103.i.i:                                ; preds = %if.then9.i.i, %for.body.i103.i.i
  %add18.i.i.i = phi i64 [ %add.i.i.i, %for.body.i103.i.i ], [ 8, %if.then9.i.i ]
  %k.017.i.i.i = phi i64 [ %add18.i.i.i, %for.body.i103.i.i ], [ 0, %if.then9.i.i ]
  %add.ptr.i.i.i = getelementptr inbounds float, ptr %add.ptr21, i64 %k.017.i.i.i
  %25 = load <8 x float>, ptr %add.ptr.i.i.i, align 4
  %add1.i.i.i = fadd <8 x float> %25, zeroinitializer
  store <8 x float> %add1.i.i.i, ptr %add.ptr.i.i.i, align 4
  %add.i.i.i = add nuw nsw i64 %add18.i.i.i, 8
  %cmp.not.i.i.i = icmp sgt i64 %add.i.i.i, %mul.i.i
  br i1 %cmp.not.i.i.i, label %for.cond3.preheader.i104.i.i, label %for.body.i103.i.i, !llvm.loop !25

for.body5.i.i.i:                                  ; preds = %for.cond3.preheader.i104.i.i, %for.body5.i.i.i
  %k.120.i.i.i = phi i64 [ %inc.i106.i.i, %for.body5.i.i.i ], [ %k.0.lcssa.i.i.i, %for.cond3.preheader.i104.i.i ]
  %arrayidx.i105.i.i = getelementptr inbounds float, ptr %add.ptr21, i64 %k.120.i.i.i
  %26 = load float, ptr %arrayidx.i105.i.i, align 4
  %add6.i.i.i = fadd float %26, 0.000000e+00
  store float %add6.i.i.i, ptr %arrayidx.i105.i.i, align 4
  %inc.i106.i.i = add nuw nsw i64 %k.120.i.i.i, 1
  %exitcond.not.i107.i.i = icmp eq i64 %inc.i106.i.i, %mul.i.i
  br i1 %exitcond.not.i107.i.i, label %if.end.i.i, label %for.body5.i.i.i, !llvm.loop !26

if.end.i.i:                                       ; preds = %for.body5.i.i.i, %for.cond3.preheader.i104.i.i, %if.then.i.i
  %cmp64.i.i.i = icmp sgt i64 %16, 0
  br i1 %cmp64.i.i.i, label %for.body.lr.ph.i.i.i, label %combine_line.exit

for.body.lr.ph.i.i.i:                             ; preds = %if.end.i.i
  %cmp1.i.i.i = icmp slt i64 %17, 8
  %sub.i.i.i = add nsw i64 %17, -8
  %cmp1660.i.i.i = icmp sgt i64 %17, 8
  %cmp362.i.i.i = icmp sgt i64 %17, 0
  br label %for.body.i108.i.i

for.body.i108.i.i:                                ; preds = %cleanup.i.i.i, %for.body.lr.ph.i.i.i
  %from.addr.066.i.i.i = phi ptr [ %add.ptr24, %for.body.lr.ph.i.i.i ], [ %add.ptr30.i.i.i, %cleanup.i.i.i ]
  %k.065.i.i.i = phi i64 [ 0, %for.body.lr.ph.i.i.i ], [ %inc29.i.i.i, %cleanup.i.i.i ]
  %arrayidx.i109.i.i = getelementptr inbounds i64, ptr %9, i64 %k.065.i.i.i
  %27 = load i64, ptr %arrayidx.i109.i.i, align 8
  %mul.i.i.i = mul nsw i64 %27, %17
  %add.ptr.i110.i.i = getelementptr inbounds float, ptr %add.ptr21, i64 %mul.i.i.i
  br i1 %cmp1.i.i.i, label %for.cond2.preheader.i.i.i, label %if.end.i.i.i

for.cond2.preheader.i.i.i:                        ; preds = %for.body.i108.i.i
  br i1 %cmp362.i.i.i, label %for.body5.i111.i.i, label %cleanup.i.i.i

for.body5.i111.i.i:                               ; preds = %for.cond2.preheader.i.i.i, %for.body5.i111.i.i
  %j.063.i.i.i = phi i64 [ %inc.i114.i.i, %for.body5.i111.i.i ], [ 0, %for.cond2.preheader.i.i.i ]
  %arrayidx6.i.i.i = getelementptr inbounds float, ptr %add.ptr.i110.i.i, i64 %j.063.i.i.i
  %28 = load float, ptr %arrayidx6.i.i.i, align 4
  %arrayidx7.i112.i.i = getelementptr inbounds float, ptr %from.addr.066.i.i.i, i64 %j.063.i.i.i
  %29 = load float, ptr %arrayidx7.i112.i.i, align 4
  %add.i113.i.i = fadd float %29, 0.000000e+00
  %add8.i.i.i = fadd float %28, %add.i113.i.i
  store float %add8.i.i.i, ptr %arrayidx6.i.i.i, align 4
  %inc.i114.i.i = add nuw nsw i64 %j.063.i.i.i, 1
  %exitcond.not.i115.i.i = icmp eq i64 %inc.i114.i.i, %17
  br i1 %exitcond.not.i115.i.i, label %cleanup.i.i.i, label %for.body5.i111.i.i, !llvm.loop !27

if.end.i.i.i:                                     ; preds = %for.body.i108.i.i
  %add.ptr10.i.i.i = getelementptr inbounds float, ptr %add.ptr.i110.i.i, i64 %sub.i.i.i
  %30 = load <8 x float>, ptr %add.ptr10.i.i.i, align 4
  %add.ptr11.i.i.i = getelementptr inbounds float, ptr %from.addr.066.i.i.i, i64 %sub.i.i.i
  %31 = load <8 x float>, ptr %add.ptr11.i.i.i, align 4
  %add12.i.i.i = fadd <8 x float> %31, zeroinitializer
  %add13.i.i.i = fadd <8 x float> %30, %add12.i.i.i
  br i1 %cmp1660.i.i.i, label %for.body18.i.i.i, label %for.cond.cleanup17.i.i.i

for.cond.cleanup17.i.i.i:                         ; preds = %for.body18.i.i.i, %if.end.i.i.i
  store <8 x float> %add13.i.i.i, ptr %add.ptr10.i.i.i, align 4
  br label %cleanup.i.i.i

for.body18.i.i.i:                                 ; preds = %if.end.i.i.i, %for.body18.i.i.i
  %j14.061.i.i.i = phi i64 [ %add25.i.i.i, %for.body18.i.i.i ], [ 0, %if.end.i.i.i ]
  %add.ptr19.i.i.i = getelementptr inbounds float, ptr %add.ptr.i110.i.i, i64 %j14.061.i.i.i
  %32 = load <8 x float>, ptr %add.ptr19.i.i.i, align 4
  %add.ptr20.i.i.i = getelementptr inbounds float, ptr %from.addr.066.i.i.i, i64 %j14.061.i.i.i
  %33 = load <8 x float>, ptr %add.ptr20.i.i.i, align 4
  %add21.i.i.i = fadd <8 x float> %33, zeroinitializer
  %add22.i.i.i = fadd <8 x float> %32, %add21.i.i.i
  store <8 x float> %add22.i.i.i, ptr %add.ptr19.i.i.i, align 4
  %add25.i.i.i = add nuw nsw i64 %j14.061.i.i.i, 8
  %cmp16.i.i.i = icmp slt i64 %add25.i.i.i, %sub.i.i.i
  br i1 %cmp16.i.i.i, label %for.body18.i.i.i, label %for.cond.cleanup17.i.i.i, !llvm.loop !28

cleanup.i.i.i:                                    ; preds = %for.body5.i111.i.i, %for.cond.cleanup17.i.i.i, %for.cond2.preheader.i.i.i
  %inc29.i.i.i = add nuw nsw i64 %k.065.i.i.i, 1
  %add.ptr30.i.i.i = getelementptr inbounds float, ptr %from.addr.066.i.i.i, i64 %17
  %exitcond68.not.i.i.i = icmp eq i64 %inc29.i.i.i, %16
  br i1 %exitcond68.not.i.i.i, label %combine_line.exit, label %for.body.i108.i.i, !llvm.loop !29

if.end10.i.i:                                     ; preds = %are_apart.exit.i.i
  br i1 %cmp.i.i, label %if.then12.i.i, label %for.body.i.i

if.then12.i.i:                                    ; preds = %if.end10.i.i
  %mul14.i.i = mul nsw i64 %21, %17
  %mul15.i.i = shl i64 %mul14.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr25, i8 0, i64 %mul15.i.i, i1 false)
  %cmp2.not37.i.i.i = icmp slt i64 %17, 8
  br label %for.body.i117.i.i

for.body.i117.i.i:                                ; preds = %for.end17.i.i.i, %if.then12.i.i
  %from.addr.044.i.i.i = phi ptr [ %add.ptr24, %if.then12.i.i ], [ %add.ptr20.i123.i.i, %for.end17.i.i.i ]
  %k.043.i.i.i = phi i64 [ 0, %if.then12.i.i ], [ %inc19.i.i.i, %for.end17.i.i.i ]
  %arrayidx.i118.i.i = getelementptr inbounds i64, ptr %9, i64 %k.043.i.i.i
  %34 = load i64, ptr %arrayidx.i118.i.i, align 8
  %mul.i119.i.i = mul nsw i64 %34, %17
  %add.ptr.i120.i.i = getelementptr inbounds double, ptr %add.ptr25, i64 %mul.i119.i.i
  br i1 %cmp2.not37.i.i.i, label %for.cond8.preheader.i.i.i, label %for.body3.i.i.i

for.cond8.preheader.i.i.i:                        ; preds = %for.body3.i.i.i, %for.body.i117.i.i
  %j.0.lcssa.i.i.i = phi i64 [ 0, %for.body.i117.i.i ], [ %add39.i.i.i, %for.body3.i.i.i ]
  %cmp940.i.i.i = icmp slt i64 %j.0.lcssa.i.i.i, %17
  br i1 %cmp940.i.i.i, label %for.body11.i.i.i, label %for.end17.i.i.i

for.body3.i.i.i:                                  ; preds = %for.body.i117.i.i, %for.body3.i.i.i
  %add39.i.i.i = phi i64 [ %add.i122.i.i, %for.body3.i.i.i ], [ 8, %for.body.i117.i.i ]
  %j.038.i.i.i = phi i64 [ %add39.i.i.i, %for.body3.i.i.i ], [ 0, %for.body.i117.i.i ]
  %add.ptr4.i.i.i = getelementptr inbounds float, ptr %from.addr.044.i.i.i, i64 %j.038.i.i.i
  %35 = load <8 x float>, ptr %add.ptr4.i.i.i, align 4
  %conv.i.i.i = fpext <8 x float> %35 to <8 x double>
  %add.ptr5.i.i.i = getelementptr inbounds double, ptr %add.ptr.i120.i.i, i64 %j.038.i.i.i
  %36 = load <8 x double>, ptr %add.ptr5.i.i.i, align 8
  %add6.i121.i.i = fadd <8 x double> %36, %conv.i.i.i
  store <8 x double> %add6.i121.i.i, ptr %add.ptr5.i.i.i, align 8
  %add.i122.i.i = add nuw nsw i64 %add39.i.i.i, 8
  %cmp2.not.i.i.i = icmp sgt i64 %add.i122.i.i, %17
  br i1 %cmp2.not.i.i.i, label %for.cond8.preheader.i.i.i, label %for.body3.i.i.i, !llvm.loop !30

for.body11.i.i.i:                                 ; preds = %for.cond8.preheader.i.i.i, %for.body11.i.i.i
  %j.141.i.i.i = phi i64 [ %inc.i124.i.i, %for.body11.i.i.i ], [ %j.0.lcssa.i.i.i, %for.cond8.preheader.i.i.i ]
  %arrayidx12.i.i.i = getelementptr inbounds float, ptr %from.addr.044.i.i.i, i64 %j.141.i.i.i
  %37 = load float, ptr %arrayidx12.i.i.i, align 4
  %conv13.i.i.i = fpext float %37 to double
  %arrayidx14.i.i.i = getelementptr inbounds double, ptr %add.ptr.i120.i.i, i64 %j.141.i.i.i
  %38 = load double, ptr %arrayidx14.i.i.i, align 8
  %add15.i.i.i = fadd double %38, %conv13.i.i.i
  store double %add15.i.i.i, ptr %arrayidx14.i.i.i, align 8
  %inc.i124.i.i = add nuw nsw i64 %j.141.i.i.i, 1
  %exitcond.not.i125.i.i = icmp eq i64 %inc.i124.i.i, %17
  br i1 %exitcond.not.i125.i.i, label %for.end17.i.i.i, label %for.body11.i.i.i, !llvm.loop !31

for.end17.i.i.i:                                  ; preds = %for.body11.i.i.i, %for.cond8.preheader.i.i.i
  %inc19.i.i.i = add nuw nsw i64 %k.043.i.i.i, 1
  %add.ptr20.i123.i.i = getelementptr inbounds float, ptr %from.addr.044.i.i.i, i64 %17
  %exitcond45.not.i.i.i = icmp eq i64 %inc19.i.i.i, %16
  br i1 %exitcond45.not.i.i.i, label %add_wide.exit.i.i, label %for.body.i117.i.i, !llvm.loop !32

add_wide.exit.i.i:                                ; preds = %for.end17.i.i.i
  %cmp.not32.i.i.i = icmp slt i64 %mul14.i.i, 8
  br i1 %cmp.not32.i.i.i, label %for.cond6.preheader.i.i.i, label %for.body.i126.i.i

for.cond6.preheader.i.i.i:                        ; preds = %for.body.i126.i.i, %add_wide.exit.i.i
  %j.0.lcssa.i131.i.i = phi i64 [ 0, %add_wide.exit.i.i ], [ %add34.i.i.i, %for.body.i126.i.i ]
  %cmp735.i.i.i = icmp slt i64 %j.0.lcssa.i131.i.i, %mul14.i.i
  br i1 %cmp735.i.i.i, label %for.body9.i.i.i, label %combine_line.exit

for.body.i126.i.i:                                ; preds = %add_wide.exit.i.i, %for.body.i126.i.i
  %add34.i.i.i = phi i64 [ %add.i129.i.i, %for.body.i126.i.i ], [ 8, %add_wide.exit.i.i ]
  %j.033.i.i.i = phi i64 [ %add34.i.i.i, %for.body.i126.i.i ], [ 0, %add_wide.exit.i.i ]
  %add.ptr.i127.i.i = getelementptr inbounds float, ptr %add.ptr21, i64 %j.033.i.i.i
  %39 = load <8 x float>, ptr %add.ptr.i127.i.i, align 4
  %conv.i128.i.i = fpext <8 x float> %39 to <8 x double>
  %add.ptr1.i.i.i = getelementptr inbounds double, ptr %add.ptr25, i64 %j.033.i.i.i
  %40 = load <8 x double>, ptr %add.ptr1.i.i.i, align 8
  %add2.i.i.i = fadd <8 x double> %40, %conv.i128.i.i
  %conv3.i.i.i = fptrunc <8 x double> %add2.i.i.i to <8 x float>
  store <8 x float> %conv3.i.i.i, ptr %add.ptr.i127.i.i, align 4
  %add.i129.i.i = add nuw nsw i64 %add34.i.i.i, 8
  %cmp.not.i130.i.i = icmp sgt i64 %add.i129.i.i, %mul14.i.i
  br i1 %cmp.not.i130.i.i, label %for.cond6.preheader.i.i.i, label %for.body.i126.i.i, !llvm.loop !33

for.body9.i.i.i:                                  ; preds = %for.cond6.preheader.i.i.i, %for.body9.i.i.i
  %j.136.i.i.i = phi i64 [ %inc.i135.i.i, %for.body9.i.i.i ], [ %j.0.lcssa.i131.i.i, %for.cond6.preheader.i.i.i ]
  %arrayidx.i132.i.i = getelementptr inbounds float, ptr %add.ptr21, i64 %j.136.i.i.i
  %41 = load float, ptr %arrayidx.i132.i.i, align 4
  %conv10.i.i.i = fpext float %41 to double
  %arrayidx11.i.i.i = getelementptr inbounds double, ptr %add.ptr25, i64 %j.136.i.i.i
  %42 = load double, ptr %arrayidx11.i.i.i, align 8
  %add12.i133.i.i = fadd double %42, %conv10.i.i.i
  %conv13.i134.i.i = fptrunc double %add12.i133.i.i to float
  store float %conv13.i134.i.i, ptr %arrayidx.i132.i.i, align 4
  %inc.i135.i.i = add nuw nsw i64 %j.136.i.i.i, 1
  %exitcond.not.i136.i.i = icmp eq i64 %inc.i135.i.i, %mul14.i.i
  br i1 %exitcond.not.i136.i.i, label %combine_line.exit, label %for.body9.i.i.i, !llvm.loop !34

for.cond.cleanup.i.i:                             ; preds = %for.body.i.i
  %add.ptr19.i.i = getelementptr inbounds i64, ptr %cond.i.i, i64 %21
  %mul24.i.i = shl i64 %16, 3
  %mul25.i.i = mul i64 %mul24.i.i, %17
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %add.ptr19.i.i, i8 0, i64 %mul25.i.i, i1 false)
  %cmp2.not37.i139.i.i = icmp slt i64 %17, 8
  br label %for.body.i140.i.i

for.body.i140.i.i:                                ; preds = %for.end17.i158.i.i, %for.cond.cleanup.i.i
  %from.addr.044.i141.i.i = phi ptr [ %add.ptr24, %for.cond.cleanup.i.i ], [ %add.ptr20.i160.i.i, %for.end17.i158.i.i ]
  %k.043.i142.i.i = phi i64 [ 0, %for.cond.cleanup.i.i ], [ %inc19.i159.i.i, %for.end17.i158.i.i ]
  %arrayidx.i143.i.i = getelementptr inbounds i64, ptr %add.ptr25, i64 %k.043.i142.i.i
  %43 = load i64, ptr %arrayidx.i143.i.i, align 8
  %mul.i144.i.i = mul nsw i64 %43, %17
  %add.ptr.i145.i.i = getelementptr inbounds double, ptr %add.ptr19.i.i, i64 %mul.i144.i.i
  br i1 %cmp2.not37.i139.i.i, label %for.cond8.preheader.i155.i.i, label %for.body3.i146.i.i

for.cond8.preheader.i155.i.i:                     ; preds = %for.body3.i146.i.i, %for.body.i140.i.i
  %j.0.lcssa.i156.i.i = phi i64 [ 0, %for.body.i140.i.i ], [ %add39.i147.i.i, %for.body3.i146.i.i ]
  %cmp940.i157.i.i = icmp slt i64 %j.0.lcssa.i156.i.i, %17
  br i1 %cmp940.i157.i.i, label %for.body11.i162.i.i, label %for.end17.i158.i.i

for.body3.i146.i.i:                               ; preds = %for.body.i140.i.i, %for.body3.i146.i.i
  %add39.i147.i.i = phi i64 [ %add.i153.i.i, %for.body3.i146.i.i ], [ 8, %for.body.i140.i.i ]
  %j.038.i148.i.i = phi i64 [ %add39.i147.i.i, %for.body3.i146.i.i ], [ 0, %for.body.i140.i.i ]
  %add.ptr4.i149.i.i = getelementptr inbounds float, ptr %from.addr.044.i141.i.i, i64 %j.038.i148.i.i
  %44 = load <8 x float>, ptr %add.ptr4.i149.i.i, align 4
  %conv.i150.i.i = fpext <8 x float> %44 to <8 x double>
  %add.ptr5.i151.i.i = getelementptr inbounds double, ptr %add.ptr.i145.i.i, i64 %j.038.i148.i.i
  %45 = load <8 x double>, ptr %add.ptr5.i151.i.i, align 8
  %add6.i152.i.i = fadd <8 x double> %45, %conv.i150.i.i
  store <8 x double> %add6.i152.i.i, ptr %add.ptr5.i151.i.i, align 8
  %add.i153.i.i = add nuw nsw i64 %add39.i147.i.i, 8
  %cmp2.not.i154.i.i = icmp sgt i64 %add.i153.i.i, %17
  br i1 %cmp2.not.i154.i.i, label %for.cond8.preheader.i155.i.i, label %for.body3.i146.i.i, !llvm.loop !30

for.body11.i162.i.i:                              ; preds = %for.cond8.preheader.i155.i.i, %for.body11.i162.i.i
  %j.141.i163.i.i = phi i64 [ %inc.i168.i.i, %for.body11.i162.i.i ], [ %j.0.lcssa.i156.i.i, %for.cond8.preheader.i155.i.i ]
  %arrayidx12.i164.i.i = getelementptr inbounds float, ptr %from.addr.044.i141.i.i, i64 %j.141.i163.i.i
  %46 = load float, ptr %arrayidx12.i164.i.i, align 4
  %conv13.i165.i.i = fpext float %46 to double
  %arrayidx14.i166.i.i = getelementptr inbounds double, ptr %add.ptr.i145.i.i, i64 %j.141.i163.i.i
  %47 = load double, ptr %arrayidx14.i166.i.i, align 8
  %add15.i167.i.i = fadd double %47, %conv13.i165.i.i
  store double %add15.i167.i.i, ptr %arrayidx14.i166.i.i, align 8
  %inc.i168.i.i = add nuw nsw i64 %j.141.i163.i.i, 1
  %exitcond.not.i169.i.i = icmp eq i64 %inc.i168.i.i, %17
  br i1 %exitcond.not.i169.i.i, label %for.end17.i158.i.i, label %for.body11.i162.i.i, !llvm.loop !31

for.end17.i158.i.i:                               ; preds = %for.body11.i162.i.i, %for.cond8.preheader.i155.i.i
  %inc19.i159.i.i = add nuw nsw i64 %k.043.i142.i.i, 1
  %add.ptr20.i160.i.i = getelementptr inbounds float, ptr %from.addr.044.i141.i.i, i64 %17
  %exitcond45.not.i161.i.i = icmp eq i64 %inc19.i159.i.i, %16
  br i1 %exitcond45.not.i161.i.i, label %for.body31.i.i, label %for.body.i140.i.i, !llvm.loop !32

for.body.i.i:                                     ; preds = %if.end10.i.i, %for.body.i.i
  %k.0200.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %if.end10.i.i ]
  %arrayidx.i.i = getelementptr inbounds i64, ptr %9, i64 %k.0200.i.i
  %48 = load i64, ptr %arrayidx.i.i, align 8
  %arrayidx22.i.i = getelementptr inbounds i64, ptr %cond.i.i, i64 %48
  %49 = load i64, ptr %arrayidx22.i.i, align 8
  %arrayidx23.i.i = getelementptr inbounds i64, ptr %add.ptr25, i64 %k.0200.i.i
  store i64 %49, ptr %arrayidx23.i.i, align 8
  %inc.i.i = add nuw nsw i64 %k.0200.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %16
  br i1 %exitcond.not.i.i, label %for.cond.cleanup.i.i, label %for.body.i.i, !llvm.loop !35

for.body31.i.i:                                   ; preds = %for.end17.i158.i.i, %for.inc42.i.i
  %k26.0202.i.i = phi i64 [ %inc43.i.i, %for.inc42.i.i ], [ 0, %for.end17.i158.i.i ]
  %arrayidx32.i.i = getelementptr inbounds i64, ptr %add.ptr25, i64 %k26.0202.i.i
  %50 = load i64, ptr %arrayidx32.i.i, align 8
  %cmp33.i.i = icmp eq i64 %50, %k26.0202.i.i
  br i1 %cmp33.i.i, label %if.then35.i.i, label %for.inc42.i.i

if.then35.i.i:                                    ; preds = %for.body31.i.i
  %arrayidx36.i.i = getelementptr inbounds i64, ptr %9, i64 %k26.0202.i.i
  %51 = load i64, ptr %arrayidx36.i.i, align 8
  %mul37.i.i = mul nsw i64 %51, %17
  %add.ptr38.i.i = getelementptr inbounds float, ptr %add.ptr21, i64 %mul37.i.i
  %mul39.i.i = mul nsw i64 %k26.0202.i.i, %17
  %add.ptr40.i.i = getelementptr inbounds double, ptr %add.ptr19.i.i, i64 %mul39.i.i
  br i1 %cmp2.not37.i139.i.i, label %for.cond6.preheader.i182.i.i, label %for.body.i172.i.i

for.cond6.preheader.i182.i.i:                     ; preds = %for.body.i172.i.i, %if.then35.i.i
  %j.0.lcssa.i183.i.i = phi i64 [ 0, %if.then35.i.i ], [ %add34.i173.i.i, %for.body.i172.i.i ]
  %cmp735.i184.i.i = icmp slt i64 %j.0.lcssa.i183.i.i, %17
  br i1 %cmp735.i184.i.i, label %for.body9.i185.i.i, label %for.inc42.i.i

for.body.i172.i.i:                                ; preds = %if.then35.i.i, %for.body.i172.i.i
  %add34.i173.i.i = phi i64 [ %add.i180.i.i, %for.body.i172.i.i ], [ 8, %if.then35.i.i ]
  %j.033.i174.i.i = phi i64 [ %add34.i173.i.i, %for.body.i172.i.i ], [ 0, %if.then35.i.i ]
  %add.ptr.i175.i.i = getelementptr inbounds float, ptr %add.ptr38.i.i, i64 %j.033.i174.i.i
  %52 = load <8 x float>, ptr %add.ptr.i175.i.i, align 4
  %conv.i176.i.i = fpext <8 x float> %52 to <8 x double>
  %add.ptr1.i177.i.i = getelementptr inbounds double, ptr %add.ptr40.i.i, i64 %j.033.i174.i.i
  %53 = load <8 x double>, ptr %add.ptr1.i177.i.i, align 8
  %add2.i178.i.i = fadd <8 x double> %53, %conv.i176.i.i
  %conv3.i179.i.i = fptrunc <8 x double> %add2.i178.i.i to <8 x float>
  store <8 x float> %conv3.i179.i.i, ptr %add.ptr.i175.i.i, align 4
  %add.i180.i.i = add nuw nsw i64 %add34.i173.i.i, 8
  %cmp.not.i181.i.i = icmp sgt i64 %add.i180.i.i, %17
  br i1 %cmp.not.i181.i.i, label %for.cond6.preheader.i182.i.i, label %for.body.i172.i.i, !llvm.loop !33

for.body9.i185.i.i:                               ; preds = %for.cond6.preheader.i182.i.i, %for.body9.i185.i.i
  %j.136.i186.i.i = phi i64 [ %inc.i192.i.i, %for.body9.i185.i.i ], [ %j.0.lcssa.i183.i.i, %for.cond6.preheader.i182.i.i ]
  %arrayidx.i187.i.i = getelementptr inbounds float, ptr %add.ptr38.i.i, i64 %j.136.i186.i.i
  %54 = load float, ptr %arrayidx.i187.i.i, align 4
  %conv10.i188.i.i = fpext float %54 to double
  %arrayidx11.i189.i.i = getelementptr inbounds double, ptr %add.ptr40.i.i, i64 %j.136.i186.i.i
  %55 = load double, ptr %arrayidx11.i189.i.i, align 8
  %add12.i190.i.i = fadd double %55, %conv10.i188.i.i
  %conv13.i191.i.i = fptrunc double %add12.i190.i.i to float
  store float %conv13.i191.i.i, ptr %arrayidx.i187.i.i, align 4
  %inc.i192.i.i = add nuw nsw i64 %j.136.i186.i.i, 1
  %exitcond.not.i193.i.i = icmp eq i64 %inc.i192.i.i, %17
  br i1 %exitcond.not.i193.i.i, label %for.inc42.i.i, label %for.body9.i185.i.i, !llvm.loop !34

for.inc42.i.i:                                    ; preds = %for.body9.i185.i.i, %for.cond6.preheader.i182.i.i, %for.body31.i.i
  %inc43.i.i = add nuw nsw i64 %k26.0202.i.i, 1
  %exitcond205.not.i.i = icmp eq i64 %inc43.i.i, %16
  br i1 %exitcond205.not.i.i, label %combine_line.exit, label %for.body31.i.i, !llvm.loop !36

if.else.i:                                        ; preds = %for.body
  %56 = load i64, ptr %how.i, align 8
  switch i64 %56, label %if.end.i66.i [
    i64 3, label %if.then5.i
    i64 0, label %if.then9.i
    i64 4, label %if.then13.i
    i64 1, label %if.then.i68.i
  ]

if.then5.i:                                       ; preds = %if.else.i
  %mul.i = mul nsw i64 %18, %17
  %cmp18.i.i = icmp sgt i64 %16, 0
  br i1 %cmp18.i.i, label %for.body.i53.i, label %combine_line.exit

for.body.i53.i:                                   ; preds = %if.then5.i, %if.end5.i.i
  %from.addr.020.i.i = phi ptr [ %add.ptr6.i.i, %if.end5.i.i ], [ %add.ptr24, %if.then5.i ]
  %k.019.i.i = phi i64 [ %inc.i56.i, %if.end5.i.i ], [ 0, %if.then5.i ]
  %arrayidx.i54.i = getelementptr inbounds i64, ptr %9, i64 %k.019.i.i
  %57 = load i64, ptr %arrayidx.i54.i, align 8
  %mul.i55.i = mul nsw i64 %57, %mul.i
  %add.ptr.i.i = getelementptr inbounds i8, ptr %add.ptr21, i64 %mul.i55.i
  switch i64 %mul.i, label %if.else4.i.i [
    i64 4, label %if.then.i58.i
    i64 8, label %if.then3.i.i
  ]

if.then.i58.i:                                    ; preds = %for.body.i53.i
  %58 = load i32, ptr %from.addr.020.i.i, align 4
  store i32 %58, ptr %add.ptr.i.i, align 4
  br label %if.end5.i.i

if.then3.i.i:                                     ; preds = %for.body.i53.i
  %59 = load i64, ptr %from.addr.020.i.i, align 8
  store i64 %59, ptr %add.ptr.i.i, align 8
  br label %if.end5.i.i

if.else4.i.i:                                     ; preds = %for.body.i53.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i.i, ptr align 1 %from.addr.020.i.i, i64 %mul.i, i1 false)
  br label %if.end5.i.i

if.end5.i.i:                                      ; preds = %if.else4.i.i, %if.then3.i.i, %if.then.i58.i
  %inc.i56.i = add nuw nsw i64 %k.019.i.i, 1
  %add.ptr6.i.i = getelementptr inbounds i8, ptr %from.addr.020.i.i, i64 %mul.i
  %exitcond.not.i57.i = icmp eq i64 %inc.i56.i, %16
  br i1 %exitcond.not.i57.i, label %combine_line.exit, label %for.body.i53.i, !llvm.loop !37

if.then9.i:                                       ; preds = %if.else.i
  %cmp.i59.i = icmp eq i64 %19, 1
  br i1 %cmp.i59.i, label %if.end20.sink.split.i, label %if.end.i60.i

if.end.i60.i:                                     ; preds = %if.then9.i
  switch i64 %18, label %cond.false4.i.i [
    i64 1, label %if.end20.sink.split.i
    i64 2, label %cond.end7.fold.split.i.i
  ]

cond.false4.i.i:                                  ; preds = %if.end.i60.i
  %cmp5.i.i = icmp eq i64 %18, 4
  %cond.i61.i = select i1 %cmp5.i.i, ptr @add_4, ptr @add_8
  br label %if.end20.sink.split.i

cond.end7.fold.split.i.i:                         ; preds = %if.end.i60.i
  br label %if.end20.sink.split.i

if.then13.i:                                      ; preds = %if.else.i
  %cmp.i62.i = icmp eq i64 %19, 4
  %cmp1.i.i = icmp eq i64 %18, 4
  %cond.i63.i = select i1 %cmp1.i.i, ptr @times_4, ptr @times_8
  %cmp2.i.i = icmp eq i64 %19, 0
  %cond3.i.i = select i1 %cmp2.i.i, ptr @times_single, ptr @times_double
  %retval.0.i64.i = select i1 %cmp.i62.i, ptr %cond.i63.i, ptr %cond3.i.i
  br label %if.end20.sink.split.i

if.then.i68.i:                                    ; preds = %if.else.i
  switch i64 %19, label %cond.false4.i70.i [
    i64 0, label %if.end20.sink.split.i
    i64 1, label %cond.end7.fold.split.i69.i
  ]

cond.false4.i70.i:                                ; preds = %if.then.i68.i
  %cmp5.i71.i = icmp eq i64 %19, 2
  %cond.i72.i = select i1 %cmp5.i71.i, ptr @least_4, ptr @least_8
  br label %if.end20.sink.split.i

cond.end7.fold.split.i69.i:                       ; preds = %if.then.i68.i
  br label %if.end20.sink.split.i

if.end.i66.i:                                     ; preds = %if.else.i
  switch i64 %19, label %cond.false14.i.i [
    i64 0, label %if.end20.sink.split.i
    i64 1, label %cond.end19.fold.split.i.i
  ]

cond.false14.i.i:                                 ; preds = %if.end.i66.i
  %cmp15.i.i = icmp eq i64 %19, 2
  %cond16.i.i = select i1 %cmp15.i.i, ptr @most_4, ptr @most_8
  br label %if.end20.sink.split.i

cond.end19.fold.split.i.i:                        ; preds = %if.end.i66.i
  br label %if.end20.sink.split.i

if.end20.sink.split.i:                            ; preds = %cond.end19.fold.split.i.i, %cond.false14.i.i, %if.end.i66.i, %cond.end7.fold.split.i69.i, %cond.false4.i70.i, %if.then.i68.i, %if.then13.i, %cond.end7.fold.split.i.i, %cond.false4.i.i, %if.end.i60.i, %if.then9.i
  %retval.0.i64.sink.i = phi ptr [ %retval.0.i64.i, %if.then13.i ], [ @add_double, %if.then9.i ], [ @add_1, %if.end.i60.i ], [ %cond.i61.i, %cond.false4.i.i ], [ @add_2, %cond.end7.fold.split.i.i ], [ @least_single, %if.then.i68.i ], [ %cond.i72.i, %cond.false4.i70.i ], [ @least_double, %cond.end7.fold.split.i69.i ], [ @most_single, %if.end.i66.i ], [ %cond16.i.i, %cond.false14.i.i ], [ @most_double, %cond.end19.fold.split.i.i ]
  tail call void %retval.0.i64.sink.i(ptr noundef %add.ptr21, ptr noundef %add.ptr24, ptr noundef %9, i64 noundef %16, i64 noundef %17) #8
  br label %combine_line.exit

combine_line.exit:                                ; preds = %for.inc42.i.i, %for.body9.i.i.i, %cleanup.i.i.i, %if.end5.i.i, %if.end.i.i, %for.cond6.preheader.i.i.i, %if.then5.i, %if.end20.sink.split.i
  %inc = add nuw nsw i64 %j.071, 1
  %60 = load i64, ptr %lines18, align 8
  %cmp19 = icmp slt i64 %inc, %60
  br i1 %cmp19, label %for.body, label %cleanup, !llvm.loop !38

cleanup:                                          ; preds = %combine_line.exit, %if.end17, %entry
  ret void
}

; Function Attrs: nounwind
define void @lazyasync_call_function(ptr nocapture noundef readonly %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #5 {
entry:
  %numbers = alloca [24 x i64], align 16
  %0 = load i64, ptr %arguments, align 8
  %add.ptr = getelementptr inbounds i64, ptr %arguments, i64 %0
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %numbers) #8
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
  %call = call i64 %4(ptr noundef nonnull %numbers) #8
  %tobool.not = icmp eq i64 %call, 0
  br i1 %tobool.not, label %if.end, label %land.lhs.true

for.body10:                                       ; preds = %for.cond7.preheader, %for.body10
  %k6.042 = phi i64 [ %inc15, %for.body10 ], [ 0, %for.cond7.preheader ]
  %arrayidx11 = getelementptr inbounds ptr, ptr %add.ptr, i64 %k6.042
  %5 = load ptr, ptr %arrayidx11, align 8
  %6 = ptrtoint ptr %5 to i64
  %arrayidx12 = getelementptr inbounds i64, ptr %add.ptr2, i64 %k6.042
  %7 = load i64, ptr %arrayidx12, align 8
  %arrayidx13 = getelementptr inbounds [24 x i64], ptr %numbers, i64 0, i64 %7
  store i64 %6, ptr %arrayidx13, align 8
  %inc15 = add nuw nsw i64 %k6.042, 1
  %exitcond.not = icmp eq i64 %inc15, %3
  br i1 %exitcond.not, label %for.cond.cleanup9, label %for.body10, !llvm.loop !39

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
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %numbers) #8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @add_double(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp61 = icmp sgt i64 %count, 0
  br i1 %cmp61, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp1457 = icmp sgt i64 %width, 8
  %cmp359 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.063 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr27, %cleanup ]
  %k.062 = phi i64 [ 0, %for.body.lr.ph ], [ %inc26, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.062
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds double, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp359, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.060 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds double, ptr %add.ptr, i64 %j.060
  %1 = load double, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds double, ptr %from.addr.063, i64 %j.060
  %2 = load double, ptr %arrayidx7, align 8
  %add = fadd double %1, %2
  store double %add, ptr %arrayidx6, align 8
  %inc = add nuw nsw i64 %j.060, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !40

if.end:                                           ; preds = %for.body
  %add.ptr9 = getelementptr inbounds double, ptr %add.ptr, i64 %sub
  %3 = load <8 x double>, ptr %add.ptr9, align 8
  %add.ptr10 = getelementptr inbounds double, ptr %from.addr.063, i64 %sub
  %4 = load <8 x double>, ptr %add.ptr10, align 8
  %add11 = fadd <8 x double> %3, %4
  br i1 %cmp1457, label %for.body16, label %for.cond.cleanup15

for.cond.cleanup15:                               ; preds = %for.body16, %if.end
  store <8 x double> %add11, ptr %add.ptr9, align 8
  br label %cleanup

for.body16:                                       ; preds = %if.end, %for.body16
  %j12.058 = phi i64 [ %add22, %for.body16 ], [ 0, %if.end ]
  %add.ptr17 = getelementptr inbounds double, ptr %add.ptr, i64 %j12.058
  %5 = load <8 x double>, ptr %add.ptr17, align 8
  %add.ptr18 = getelementptr inbounds double, ptr %from.addr.063, i64 %j12.058
  %6 = load <8 x double>, ptr %add.ptr18, align 8
  %add19 = fadd <8 x double> %5, %6
  store <8 x double> %add19, ptr %add.ptr17, align 8
  %add22 = add nuw nsw i64 %j12.058, 8
  %cmp14 = icmp slt i64 %add22, %sub
  br i1 %cmp14, label %for.body16, label %for.cond.cleanup15, !llvm.loop !41

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup15
  %inc26 = add nuw nsw i64 %k.062, 1
  %add.ptr27 = getelementptr inbounds double, ptr %from.addr.063, i64 %width
  %exitcond65.not = icmp eq i64 %inc26, %count
  br i1 %exitcond65.not, label %for.cond.cleanup, label %for.body, !llvm.loop !42
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @add_1(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp64 = icmp sgt i64 %count, 0
  br i1 %cmp64, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp1660 = icmp sgt i64 %width, 8
  %cmp362 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.066 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr30, %cleanup ]
  %k.065 = phi i64 [ 0, %for.body.lr.ph ], [ %inc29, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.065
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp362, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.063 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds i8, ptr %add.ptr, i64 %j.063
  %1 = load i8, ptr %arrayidx6, align 1
  %arrayidx7 = getelementptr inbounds i8, ptr %from.addr.066, i64 %j.063
  %2 = load i8, ptr %arrayidx7, align 1
  %add = add i8 %2, %1
  store i8 %add, ptr %arrayidx6, align 1
  %inc = add nuw nsw i64 %j.063, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !43

if.end:                                           ; preds = %for.body
  %add.ptr11 = getelementptr inbounds i8, ptr %add.ptr, i64 %sub
  %3 = load <8 x i8>, ptr %add.ptr11, align 1
  %add.ptr12 = getelementptr inbounds i8, ptr %from.addr.066, i64 %sub
  %4 = load <8 x i8>, ptr %add.ptr12, align 1
  %add13 = add <8 x i8> %4, %3
  br i1 %cmp1660, label %for.body19, label %for.cond.cleanup18

for.cond.cleanup18:                               ; preds = %for.body19, %if.end
  store <8 x i8> %add13, ptr %add.ptr11, align 1
  br label %cleanup

for.body19:                                       ; preds = %if.end, %for.body19
  %j14.061 = phi i64 [ %add25, %for.body19 ], [ 0, %if.end ]
  %add.ptr20 = getelementptr inbounds i8, ptr %add.ptr, i64 %j14.061
  %5 = load <8 x i8>, ptr %add.ptr20, align 1
  %add.ptr21 = getelementptr inbounds i8, ptr %from.addr.066, i64 %j14.061
  %6 = load <8 x i8>, ptr %add.ptr21, align 1
  %add22 = add <8 x i8> %6, %5
  store <8 x i8> %add22, ptr %add.ptr20, align 1
  %add25 = add nuw nsw i64 %j14.061, 8
  %cmp16 = icmp slt i64 %add25, %sub
  br i1 %cmp16, label %for.body19, label %for.cond.cleanup18, !llvm.loop !44

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup18
  %inc29 = add nuw nsw i64 %k.065, 1
  %add.ptr30 = getelementptr inbounds i8, ptr %from.addr.066, i64 %width
  %exitcond68.not = icmp eq i64 %inc29, %count
  br i1 %exitcond68.not, label %for.cond.cleanup, label %for.body, !llvm.loop !45
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @add_2(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp64 = icmp sgt i64 %count, 0
  br i1 %cmp64, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp1660 = icmp sgt i64 %width, 8
  %cmp362 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.066 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr30, %cleanup ]
  %k.065 = phi i64 [ 0, %for.body.lr.ph ], [ %inc29, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.065
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds i16, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp362, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.063 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds i16, ptr %add.ptr, i64 %j.063
  %1 = load i16, ptr %arrayidx6, align 2
  %arrayidx7 = getelementptr inbounds i16, ptr %from.addr.066, i64 %j.063
  %2 = load i16, ptr %arrayidx7, align 2
  %add = add i16 %2, %1
  store i16 %add, ptr %arrayidx6, align 2
  %inc = add nuw nsw i64 %j.063, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !46

if.end:                                           ; preds = %for.body
  %add.ptr11 = getelementptr inbounds i16, ptr %add.ptr, i64 %sub
  %3 = load <8 x i16>, ptr %add.ptr11, align 2
  %add.ptr12 = getelementptr inbounds i16, ptr %from.addr.066, i64 %sub
  %4 = load <8 x i16>, ptr %add.ptr12, align 2
  %add13 = add <8 x i16> %4, %3
  br i1 %cmp1660, label %for.body19, label %for.cond.cleanup18

for.cond.cleanup18:                               ; preds = %for.body19, %if.end
  store <8 x i16> %add13, ptr %add.ptr11, align 2
  br label %cleanup

for.body19:                                       ; preds = %if.end, %for.body19
  %j14.061 = phi i64 [ %add25, %for.body19 ], [ 0, %if.end ]
  %add.ptr20 = getelementptr inbounds i16, ptr %add.ptr, i64 %j14.061
  %5 = load <8 x i16>, ptr %add.ptr20, align 2
  %add.ptr21 = getelementptr inbounds i16, ptr %from.addr.066, i64 %j14.061
  %6 = load <8 x i16>, ptr %add.ptr21, align 2
  %add22 = add <8 x i16> %6, %5
  store <8 x i16> %add22, ptr %add.ptr20, align 2
  %add25 = add nuw nsw i64 %j14.061, 8
  %cmp16 = icmp slt i64 %add25, %sub
  br i1 %cmp16, label %for.body19, label %for.cond.cleanup18, !llvm.loop !47

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup18
  %inc29 = add nuw nsw i64 %k.065, 1
  %add.ptr30 = getelementptr inbounds i16, ptr %from.addr.066, i64 %width
  %exitcond68.not = icmp eq i64 %inc29, %count
  br i1 %exitcond68.not, label %for.cond.cleanup, label %for.body, !llvm.loop !48
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @add_4(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp61 = icmp sgt i64 %count, 0
  br i1 %cmp61, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp1457 = icmp sgt i64 %width, 8
  %cmp359 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.063 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr27, %cleanup ]
  %k.062 = phi i64 [ 0, %for.body.lr.ph ], [ %inc26, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.062
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds i32, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp359, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.060 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds i32, ptr %add.ptr, i64 %j.060
  %1 = load i32, ptr %arrayidx6, align 4
  %arrayidx7 = getelementptr inbounds i32, ptr %from.addr.063, i64 %j.060
  %2 = load i32, ptr %arrayidx7, align 4
  %add = add i32 %2, %1
  store i32 %add, ptr %arrayidx6, align 4
  %inc = add nuw nsw i64 %j.060, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !49

if.end:                                           ; preds = %for.body
  %add.ptr9 = getelementptr inbounds i32, ptr %add.ptr, i64 %sub
  %3 = load <8 x i32>, ptr %add.ptr9, align 4
  %add.ptr10 = getelementptr inbounds i32, ptr %from.addr.063, i64 %sub
  %4 = load <8 x i32>, ptr %add.ptr10, align 4
  %add11 = add <8 x i32> %4, %3
  br i1 %cmp1457, label %for.body16, label %for.cond.cleanup15

for.cond.cleanup15:                               ; preds = %for.body16, %if.end
  store <8 x i32> %add11, ptr %add.ptr9, align 4
  br label %cleanup

for.body16:                                       ; preds = %if.end, %for.body16
  %j12.058 = phi i64 [ %add22, %for.body16 ], [ 0, %if.end ]
  %add.ptr17 = getelementptr inbounds i32, ptr %add.ptr, i64 %j12.058
  %5 = load <8 x i32>, ptr %add.ptr17, align 4
  %add.ptr18 = getelementptr inbounds i32, ptr %from.addr.063, i64 %j12.058
  %6 = load <8 x i32>, ptr %add.ptr18, align 4
  %add19 = add <8 x i32> %6, %5
  store <8 x i32> %add19, ptr %add.ptr17, align 4
  %add22 = add nuw nsw i64 %j12.058, 8
  %cmp14 = icmp slt i64 %add22, %sub
  br i1 %cmp14, label %for.body16, label %for.cond.cleanup15, !llvm.loop !50

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup15
  %inc26 = add nuw nsw i64 %k.062, 1
  %add.ptr27 = getelementptr inbounds i32, ptr %from.addr.063, i64 %width
  %exitcond65.not = icmp eq i64 %inc26, %count
  br i1 %exitcond65.not, label %for.cond.cleanup, label %for.body, !llvm.loop !51
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @add_8(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp61 = icmp sgt i64 %count, 0
  br i1 %cmp61, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp1457 = icmp sgt i64 %width, 8
  %cmp359 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.063 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr27, %cleanup ]
  %k.062 = phi i64 [ 0, %for.body.lr.ph ], [ %inc26, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.062
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds i64, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp359, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.060 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds i64, ptr %add.ptr, i64 %j.060
  %1 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i64, ptr %from.addr.063, i64 %j.060
  %2 = load i64, ptr %arrayidx7, align 8
  %add = add i64 %2, %1
  store i64 %add, ptr %arrayidx6, align 8
  %inc = add nuw nsw i64 %j.060, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !52

if.end:                                           ; preds = %for.body
  %add.ptr9 = getelementptr inbounds i64, ptr %add.ptr, i64 %sub
  %3 = load <8 x i64>, ptr %add.ptr9, align 8
  %add.ptr10 = getelementptr inbounds i64, ptr %from.addr.063, i64 %sub
  %4 = load <8 x i64>, ptr %add.ptr10, align 8
  %add11 = add <8 x i64> %4, %3
  br i1 %cmp1457, label %for.body16, label %for.cond.cleanup15

for.cond.cleanup15:                               ; preds = %for.body16, %if.end
  store <8 x i64> %add11, ptr %add.ptr9, align 8
  br label %cleanup

for.body16:                                       ; preds = %if.end, %for.body16
  %j12.058 = phi i64 [ %add22, %for.body16 ], [ 0, %if.end ]
  %add.ptr17 = getelementptr inbounds i64, ptr %add.ptr, i64 %j12.058
  %5 = load <8 x i64>, ptr %add.ptr17, align 8
  %add.ptr18 = getelementptr inbounds i64, ptr %from.addr.063, i64 %j12.058
  %6 = load <8 x i64>, ptr %add.ptr18, align 8
  %add19 = add <8 x i64> %6, %5
  store <8 x i64> %add19, ptr %add.ptr17, align 8
  %add22 = add nuw nsw i64 %j12.058, 8
  %cmp14 = icmp slt i64 %add22, %sub
  br i1 %cmp14, label %for.body16, label %for.cond.cleanup15, !llvm.loop !53

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup15
  %inc26 = add nuw nsw i64 %k.062, 1
  %add.ptr27 = getelementptr inbounds i64, ptr %from.addr.063, i64 %width
  %exitcond65.not = icmp eq i64 %inc26, %count
  br i1 %exitcond65.not, label %for.cond.cleanup, label %for.body, !llvm.loop !54
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @times_4(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp61 = icmp sgt i64 %count, 0
  br i1 %cmp61, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp1557 = icmp sgt i64 %width, 8
  %cmp359 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.063 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr27, %cleanup ]
  %k.062 = phi i64 [ 0, %for.body.lr.ph ], [ %inc26, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.062
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds i32, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp359, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.060 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds i32, ptr %add.ptr, i64 %j.060
  %1 = load i32, ptr %arrayidx6, align 4
  %arrayidx7 = getelementptr inbounds i32, ptr %from.addr.063, i64 %j.060
  %2 = load i32, ptr %arrayidx7, align 4
  %mul8 = mul i32 %2, %1
  store i32 %mul8, ptr %arrayidx6, align 4
  %inc = add nuw nsw i64 %j.060, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !55

if.end:                                           ; preds = %for.body
  %add.ptr10 = getelementptr inbounds i32, ptr %add.ptr, i64 %sub
  %3 = load <8 x i32>, ptr %add.ptr10, align 4
  %add.ptr11 = getelementptr inbounds i32, ptr %from.addr.063, i64 %sub
  %4 = load <8 x i32>, ptr %add.ptr11, align 4
  %mul12 = mul <8 x i32> %4, %3
  br i1 %cmp1557, label %for.body17, label %for.cond.cleanup16

for.cond.cleanup16:                               ; preds = %for.body17, %if.end
  store <8 x i32> %mul12, ptr %add.ptr10, align 4
  br label %cleanup

for.body17:                                       ; preds = %if.end, %for.body17
  %j13.058 = phi i64 [ %add, %for.body17 ], [ 0, %if.end ]
  %add.ptr18 = getelementptr inbounds i32, ptr %add.ptr, i64 %j13.058
  %5 = load <8 x i32>, ptr %add.ptr18, align 4
  %add.ptr19 = getelementptr inbounds i32, ptr %from.addr.063, i64 %j13.058
  %6 = load <8 x i32>, ptr %add.ptr19, align 4
  %mul20 = mul <8 x i32> %6, %5
  store <8 x i32> %mul20, ptr %add.ptr18, align 4
  %add = add nuw nsw i64 %j13.058, 8
  %cmp15 = icmp slt i64 %add, %sub
  br i1 %cmp15, label %for.body17, label %for.cond.cleanup16, !llvm.loop !56

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup16
  %inc26 = add nuw nsw i64 %k.062, 1
  %add.ptr27 = getelementptr inbounds i32, ptr %from.addr.063, i64 %width
  %exitcond65.not = icmp eq i64 %inc26, %count
  br i1 %exitcond65.not, label %for.cond.cleanup, label %for.body, !llvm.loop !57
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @times_8(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp61 = icmp sgt i64 %count, 0
  br i1 %cmp61, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp1557 = icmp sgt i64 %width, 8
  %cmp359 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.063 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr27, %cleanup ]
  %k.062 = phi i64 [ 0, %for.body.lr.ph ], [ %inc26, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.062
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds i64, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp359, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.060 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds i64, ptr %add.ptr, i64 %j.060
  %1 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i64, ptr %from.addr.063, i64 %j.060
  %2 = load i64, ptr %arrayidx7, align 8
  %mul8 = mul i64 %2, %1
  store i64 %mul8, ptr %arrayidx6, align 8
  %inc = add nuw nsw i64 %j.060, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !58

if.end:                                           ; preds = %for.body
  %add.ptr10 = getelementptr inbounds i64, ptr %add.ptr, i64 %sub
  %3 = load <8 x i64>, ptr %add.ptr10, align 8
  %add.ptr11 = getelementptr inbounds i64, ptr %from.addr.063, i64 %sub
  %4 = load <8 x i64>, ptr %add.ptr11, align 8
  %mul12 = mul <8 x i64> %4, %3
  br i1 %cmp1557, label %for.body17, label %for.cond.cleanup16

for.cond.cleanup16:                               ; preds = %for.body17, %if.end
  store <8 x i64> %mul12, ptr %add.ptr10, align 8
  br label %cleanup

for.body17:                                       ; preds = %if.end, %for.body17
  %j13.058 = phi i64 [ %add, %for.body17 ], [ 0, %if.end ]
  %add.ptr18 = getelementptr inbounds i64, ptr %add.ptr, i64 %j13.058
  %5 = load <8 x i64>, ptr %add.ptr18, align 8
  %add.ptr19 = getelementptr inbounds i64, ptr %from.addr.063, i64 %j13.058
  %6 = load <8 x i64>, ptr %add.ptr19, align 8
  %mul20 = mul <8 x i64> %6, %5
  store <8 x i64> %mul20, ptr %add.ptr18, align 8
  %add = add nuw nsw i64 %j13.058, 8
  %cmp15 = icmp slt i64 %add, %sub
  br i1 %cmp15, label %for.body17, label %for.cond.cleanup16, !llvm.loop !59

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup16
  %inc26 = add nuw nsw i64 %k.062, 1
  %add.ptr27 = getelementptr inbounds i64, ptr %from.addr.063, i64 %width
  %exitcond65.not = icmp eq i64 %inc26, %count
  br i1 %exitcond65.not, label %for.cond.cleanup, label %for.body, !llvm.loop !60
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @times_single(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp61 = icmp sgt i64 %count, 0
  br i1 %cmp61, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp1557 = icmp sgt i64 %width, 8
  %cmp359 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.063 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr27, %cleanup ]
  %k.062 = phi i64 [ 0, %for.body.lr.ph ], [ %inc26, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.062
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds float, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp359, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.060 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds float, ptr %add.ptr, i64 %j.060
  %1 = load float, ptr %arrayidx6, align 4
  %arrayidx7 = getelementptr inbounds float, ptr %from.addr.063, i64 %j.060
  %2 = load float, ptr %arrayidx7, align 4
  %mul8 = fmul float %1, %2
  store float %mul8, ptr %arrayidx6, align 4
  %inc = add nuw nsw i64 %j.060, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !61

if.end:                                           ; preds = %for.body
  %add.ptr10 = getelementptr inbounds float, ptr %add.ptr, i64 %sub
  %3 = load <8 x float>, ptr %add.ptr10, align 4
  %add.ptr11 = getelementptr inbounds float, ptr %from.addr.063, i64 %sub
  %4 = load <8 x float>, ptr %add.ptr11, align 4
  %mul12 = fmul <8 x float> %3, %4
  br i1 %cmp1557, label %for.body17, label %for.cond.cleanup16

for.cond.cleanup16:                               ; preds = %for.body17, %if.end
  store <8 x float> %mul12, ptr %add.ptr10, align 4
  br label %cleanup

for.body17:                                       ; preds = %if.end, %for.body17
  %j13.058 = phi i64 [ %add, %for.body17 ], [ 0, %if.end ]
  %add.ptr18 = getelementptr inbounds float, ptr %add.ptr, i64 %j13.058
  %5 = load <8 x float>, ptr %add.ptr18, align 4
  %add.ptr19 = getelementptr inbounds float, ptr %from.addr.063, i64 %j13.058
  %6 = load <8 x float>, ptr %add.ptr19, align 4
  %mul20 = fmul <8 x float> %5, %6
  store <8 x float> %mul20, ptr %add.ptr18, align 4
  %add = add nuw nsw i64 %j13.058, 8
  %cmp15 = icmp slt i64 %add, %sub
  br i1 %cmp15, label %for.body17, label %for.cond.cleanup16, !llvm.loop !62

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup16
  %inc26 = add nuw nsw i64 %k.062, 1
  %add.ptr27 = getelementptr inbounds float, ptr %from.addr.063, i64 %width
  %exitcond65.not = icmp eq i64 %inc26, %count
  br i1 %exitcond65.not, label %for.cond.cleanup, label %for.body, !llvm.loop !63
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @times_double(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp61 = icmp sgt i64 %count, 0
  br i1 %cmp61, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp1557 = icmp sgt i64 %width, 8
  %cmp359 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.063 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr27, %cleanup ]
  %k.062 = phi i64 [ 0, %for.body.lr.ph ], [ %inc26, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.062
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds double, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp359, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.060 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds double, ptr %add.ptr, i64 %j.060
  %1 = load double, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds double, ptr %from.addr.063, i64 %j.060
  %2 = load double, ptr %arrayidx7, align 8
  %mul8 = fmul double %1, %2
  store double %mul8, ptr %arrayidx6, align 8
  %inc = add nuw nsw i64 %j.060, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !64

if.end:                                           ; preds = %for.body
  %add.ptr10 = getelementptr inbounds double, ptr %add.ptr, i64 %sub
  %3 = load <8 x double>, ptr %add.ptr10, align 8
  %add.ptr11 = getelementptr inbounds double, ptr %from.addr.063, i64 %sub
  %4 = load <8 x double>, ptr %add.ptr11, align 8
  %mul12 = fmul <8 x double> %3, %4
  br i1 %cmp1557, label %for.body17, label %for.cond.cleanup16

for.cond.cleanup16:                               ; preds = %for.body17, %if.end
  store <8 x double> %mul12, ptr %add.ptr10, align 8
  br label %cleanup

for.body17:                                       ; preds = %if.end, %for.body17
  %j13.058 = phi i64 [ %add, %for.body17 ], [ 0, %if.end ]
  %add.ptr18 = getelementptr inbounds double, ptr %add.ptr, i64 %j13.058
  %5 = load <8 x double>, ptr %add.ptr18, align 8
  %add.ptr19 = getelementptr inbounds double, ptr %from.addr.063, i64 %j13.058
  %6 = load <8 x double>, ptr %add.ptr19, align 8
  %mul20 = fmul <8 x double> %5, %6
  store <8 x double> %mul20, ptr %add.ptr18, align 8
  %add = add nuw nsw i64 %j13.058, 8
  %cmp15 = icmp slt i64 %add, %sub
  br i1 %cmp15, label %for.body17, label %for.cond.cleanup16, !llvm.loop !65

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup16
  %inc26 = add nuw nsw i64 %k.062, 1
  %add.ptr27 = getelementptr inbounds double, ptr %from.addr.063, i64 %width
  %exitcond65.not = icmp eq i64 %inc26, %count
  br i1 %exitcond65.not, label %for.cond.cleanup, label %for.body, !llvm.loop !66
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @least_single(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp115 = icmp sgt i64 %count, 0
  br i1 %cmp115, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp29111 = icmp sgt i64 %width, 8
  %cmp3113 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.0117 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr54, %cleanup ]
  %k.0116 = phi i64 [ 0, %for.body.lr.ph ], [ %inc53, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.0116
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds float, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp3113, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.0114 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds float, ptr %add.ptr, i64 %j.0114
  %1 = load float, ptr %arrayidx6, align 4
  %arrayidx7 = getelementptr inbounds float, ptr %from.addr.0117, i64 %j.0114
  %2 = load float, ptr %arrayidx7, align 4
  %cmp8 = fcmp ole float %1, %2
  %cmp11 = fcmp uno float %1, 0.000000e+00
  %or.cond = or i1 %cmp11, %cmp8
  %cond = select i1 %or.cond, float %1, float %2
  store float %cond, ptr %arrayidx6, align 4
  %inc = add nuw nsw i64 %j.0114, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !67

if.end:                                           ; preds = %for.body
  %add.ptr15 = getelementptr inbounds float, ptr %add.ptr, i64 %sub
  %3 = load <8 x float>, ptr %add.ptr15, align 4
  %add.ptr16 = getelementptr inbounds float, ptr %from.addr.0117, i64 %sub
  %4 = load <8 x float>, ptr %add.ptr16, align 4
  %cmp17 = fcmp ugt <8 x float> %3, %4
  %cmp18 = fcmp ord <8 x float> %3, zeroinitializer
  %or109.not = and <8 x i1> %cmp17, %cmp18
  %or26.v = select <8 x i1> %or109.not, <8 x float> %4, <8 x float> %3
  br i1 %cmp29111, label %for.body31, label %for.cond.cleanup30

for.cond.cleanup30:                               ; preds = %for.body31, %if.end
  store <8 x float> %or26.v, ptr %add.ptr15, align 4
  br label %cleanup

for.body31:                                       ; preds = %if.end, %for.body31
  %j27.0112 = phi i64 [ %add, %for.body31 ], [ 0, %if.end ]
  %add.ptr32 = getelementptr inbounds float, ptr %add.ptr, i64 %j27.0112
  %5 = load <8 x float>, ptr %add.ptr32, align 4
  %add.ptr33 = getelementptr inbounds float, ptr %from.addr.0117, i64 %j27.0112
  %6 = load <8 x float>, ptr %add.ptr33, align 4
  %cmp34 = fcmp ugt <8 x float> %5, %6
  %cmp36 = fcmp ord <8 x float> %5, zeroinitializer
  %or38110.not = and <8 x i1> %cmp34, %cmp36
  %or47.v = select <8 x i1> %or38110.not, <8 x float> %6, <8 x float> %5
  store <8 x float> %or47.v, ptr %add.ptr32, align 4
  %add = add nuw nsw i64 %j27.0112, 8
  %cmp29 = icmp slt i64 %add, %sub
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !68

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup30
  %inc53 = add nuw nsw i64 %k.0116, 1
  %add.ptr54 = getelementptr inbounds float, ptr %from.addr.0117, i64 %width
  %exitcond119.not = icmp eq i64 %inc53, %count
  br i1 %exitcond119.not, label %for.cond.cleanup, label %for.body, !llvm.loop !69
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @least_double(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp115 = icmp sgt i64 %count, 0
  br i1 %cmp115, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp29111 = icmp sgt i64 %width, 8
  %cmp3113 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.0117 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr54, %cleanup ]
  %k.0116 = phi i64 [ 0, %for.body.lr.ph ], [ %inc53, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.0116
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds double, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp3113, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.0114 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds double, ptr %add.ptr, i64 %j.0114
  %1 = load double, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds double, ptr %from.addr.0117, i64 %j.0114
  %2 = load double, ptr %arrayidx7, align 8
  %cmp8 = fcmp ole double %1, %2
  %cmp11 = fcmp uno double %1, 0.000000e+00
  %or.cond = or i1 %cmp11, %cmp8
  %cond = select i1 %or.cond, double %1, double %2
  store double %cond, ptr %arrayidx6, align 8
  %inc = add nuw nsw i64 %j.0114, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !70

if.end:                                           ; preds = %for.body
  %add.ptr15 = getelementptr inbounds double, ptr %add.ptr, i64 %sub
  %3 = load <8 x double>, ptr %add.ptr15, align 8
  %add.ptr16 = getelementptr inbounds double, ptr %from.addr.0117, i64 %sub
  %4 = load <8 x double>, ptr %add.ptr16, align 8
  %cmp17 = fcmp ugt <8 x double> %3, %4
  %cmp18 = fcmp ord <8 x double> %3, zeroinitializer
  %or109.not = and <8 x i1> %cmp17, %cmp18
  %or26.v = select <8 x i1> %or109.not, <8 x double> %4, <8 x double> %3
  br i1 %cmp29111, label %for.body31, label %for.cond.cleanup30

for.cond.cleanup30:                               ; preds = %for.body31, %if.end
  store <8 x double> %or26.v, ptr %add.ptr15, align 8
  br label %cleanup

for.body31:                                       ; preds = %if.end, %for.body31
  %j27.0112 = phi i64 [ %add, %for.body31 ], [ 0, %if.end ]
  %add.ptr32 = getelementptr inbounds double, ptr %add.ptr, i64 %j27.0112
  %5 = load <8 x double>, ptr %add.ptr32, align 8
  %add.ptr33 = getelementptr inbounds double, ptr %from.addr.0117, i64 %j27.0112
  %6 = load <8 x double>, ptr %add.ptr33, align 8
  %cmp34 = fcmp ugt <8 x double> %5, %6
  %cmp36 = fcmp ord <8 x double> %5, zeroinitializer
  %or38110.not = and <8 x i1> %cmp34, %cmp36
  %or47.v = select <8 x i1> %or38110.not, <8 x double> %6, <8 x double> %5
  store <8 x double> %or47.v, ptr %add.ptr32, align 8
  %add = add nuw nsw i64 %j27.0112, 8
  %cmp29 = icmp slt i64 %add, %sub
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !71

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup30
  %inc53 = add nuw nsw i64 %k.0116, 1
  %add.ptr54 = getelementptr inbounds double, ptr %from.addr.0117, i64 %width
  %exitcond119.not = icmp eq i64 %inc53, %count
  br i1 %exitcond119.not, label %for.cond.cleanup, label %for.body, !llvm.loop !72
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @least_4(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp112 = icmp sgt i64 %count, 0
  br i1 %cmp112, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp29108 = icmp sgt i64 %width, 8
  %cmp3110 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.0114 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr54, %cleanup ]
  %k.0113 = phi i64 [ 0, %for.body.lr.ph ], [ %inc53, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.0113
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds i32, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp3110, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.0111 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds i32, ptr %add.ptr, i64 %j.0111
  %1 = load i32, ptr %arrayidx6, align 4
  %arrayidx7 = getelementptr inbounds i32, ptr %from.addr.0114, i64 %j.0111
  %2 = load i32, ptr %arrayidx7, align 4
  %spec.select = tail call i32 @llvm.smin.i32(i32 %1, i32 %2)
  store i32 %spec.select, ptr %arrayidx6, align 4
  %inc = add nuw nsw i64 %j.0111, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !73

if.end:                                           ; preds = %for.body
  %add.ptr15 = getelementptr inbounds i32, ptr %add.ptr, i64 %sub
  %3 = load <8 x i32>, ptr %add.ptr15, align 4
  %add.ptr16 = getelementptr inbounds i32, ptr %from.addr.0114, i64 %sub
  %4 = load <8 x i32>, ptr %add.ptr16, align 4
  %or26 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %3, <8 x i32> %4)
  br i1 %cmp29108, label %for.body31, label %for.cond.cleanup30

for.cond.cleanup30:                               ; preds = %for.body31, %if.end
  store <8 x i32> %or26, ptr %add.ptr15, align 4
  br label %cleanup

for.body31:                                       ; preds = %if.end, %for.body31
  %j27.0109 = phi i64 [ %add, %for.body31 ], [ 0, %if.end ]
  %add.ptr32 = getelementptr inbounds i32, ptr %add.ptr, i64 %j27.0109
  %5 = load <8 x i32>, ptr %add.ptr32, align 4
  %add.ptr33 = getelementptr inbounds i32, ptr %from.addr.0114, i64 %j27.0109
  %6 = load <8 x i32>, ptr %add.ptr33, align 4
  %or47 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %5, <8 x i32> %6)
  store <8 x i32> %or47, ptr %add.ptr32, align 4
  %add = add nuw nsw i64 %j27.0109, 8
  %cmp29 = icmp slt i64 %add, %sub
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !74

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup30
  %inc53 = add nuw nsw i64 %k.0113, 1
  %add.ptr54 = getelementptr inbounds i32, ptr %from.addr.0114, i64 %width
  %exitcond116.not = icmp eq i64 %inc53, %count
  br i1 %exitcond116.not, label %for.cond.cleanup, label %for.body, !llvm.loop !75
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @least_8(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp112 = icmp sgt i64 %count, 0
  br i1 %cmp112, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp29108 = icmp sgt i64 %width, 8
  %cmp3110 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.0114 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr54, %cleanup ]
  %k.0113 = phi i64 [ 0, %for.body.lr.ph ], [ %inc53, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.0113
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds i64, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp3110, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.0111 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds i64, ptr %add.ptr, i64 %j.0111
  %1 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i64, ptr %from.addr.0114, i64 %j.0111
  %2 = load i64, ptr %arrayidx7, align 8
  %spec.select = tail call i64 @llvm.smin.i64(i64 %1, i64 %2)
  store i64 %spec.select, ptr %arrayidx6, align 8
  %inc = add nuw nsw i64 %j.0111, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !76

if.end:                                           ; preds = %for.body
  %add.ptr15 = getelementptr inbounds i64, ptr %add.ptr, i64 %sub
  %3 = load <8 x i64>, ptr %add.ptr15, align 8
  %add.ptr16 = getelementptr inbounds i64, ptr %from.addr.0114, i64 %sub
  %4 = load <8 x i64>, ptr %add.ptr16, align 8
  %or26 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %3, <8 x i64> %4)
  br i1 %cmp29108, label %for.body31, label %for.cond.cleanup30

for.cond.cleanup30:                               ; preds = %for.body31, %if.end
  store <8 x i64> %or26, ptr %add.ptr15, align 8
  br label %cleanup

for.body31:                                       ; preds = %if.end, %for.body31
  %j27.0109 = phi i64 [ %add, %for.body31 ], [ 0, %if.end ]
  %add.ptr32 = getelementptr inbounds i64, ptr %add.ptr, i64 %j27.0109
  %5 = load <8 x i64>, ptr %add.ptr32, align 8
  %add.ptr33 = getelementptr inbounds i64, ptr %from.addr.0114, i64 %j27.0109
  %6 = load <8 x i64>, ptr %add.ptr33, align 8
  %or47 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %5, <8 x i64> %6)
  store <8 x i64> %or47, ptr %add.ptr32, align 8
  %add = add nuw nsw i64 %j27.0109, 8
  %cmp29 = icmp slt i64 %add, %sub
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !77

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup30
  %inc53 = add nuw nsw i64 %k.0113, 1
  %add.ptr54 = getelementptr inbounds i64, ptr %from.addr.0114, i64 %width
  %exitcond116.not = icmp eq i64 %inc53, %count
  br i1 %exitcond116.not, label %for.cond.cleanup, label %for.body, !llvm.loop !78
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @most_single(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp115 = icmp sgt i64 %count, 0
  br i1 %cmp115, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp29111 = icmp sgt i64 %width, 8
  %cmp3113 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.0117 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr54, %cleanup ]
  %k.0116 = phi i64 [ 0, %for.body.lr.ph ], [ %inc53, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.0116
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds float, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp3113, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.0114 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds float, ptr %add.ptr, i64 %j.0114
  %1 = load float, ptr %arrayidx6, align 4
  %arrayidx7 = getelementptr inbounds float, ptr %from.addr.0117, i64 %j.0114
  %2 = load float, ptr %arrayidx7, align 4
  %cmp8 = fcmp oge float %1, %2
  %cmp11 = fcmp uno float %1, 0.000000e+00
  %or.cond = or i1 %cmp11, %cmp8
  %cond = select i1 %or.cond, float %1, float %2
  store float %cond, ptr %arrayidx6, align 4
  %inc = add nuw nsw i64 %j.0114, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !79

if.end:                                           ; preds = %for.body
  %add.ptr15 = getelementptr inbounds float, ptr %add.ptr, i64 %sub
  %3 = load <8 x float>, ptr %add.ptr15, align 4
  %add.ptr16 = getelementptr inbounds float, ptr %from.addr.0117, i64 %sub
  %4 = load <8 x float>, ptr %add.ptr16, align 4
  %cmp17 = fcmp ult <8 x float> %3, %4
  %cmp18 = fcmp ord <8 x float> %3, zeroinitializer
  %or109.not = and <8 x i1> %cmp17, %cmp18
  %or26.v = select <8 x i1> %or109.not, <8 x float> %4, <8 x float> %3
  br i1 %cmp29111, label %for.body31, label %for.cond.cleanup30

for.cond.cleanup30:                               ; preds = %for.body31, %if.end
  store <8 x float> %or26.v, ptr %add.ptr15, align 4
  br label %cleanup

for.body31:                                       ; preds = %if.end, %for.body31
  %j27.0112 = phi i64 [ %add, %for.body31 ], [ 0, %if.end ]
  %add.ptr32 = getelementptr inbounds float, ptr %add.ptr, i64 %j27.0112
  %5 = load <8 x float>, ptr %add.ptr32, align 4
  %add.ptr33 = getelementptr inbounds float, ptr %from.addr.0117, i64 %j27.0112
  %6 = load <8 x float>, ptr %add.ptr33, align 4
  %cmp34 = fcmp ult <8 x float> %5, %6
  %cmp36 = fcmp ord <8 x float> %5, zeroinitializer
  %or38110.not = and <8 x i1> %cmp34, %cmp36
  %or47.v = select <8 x i1> %or38110.not, <8 x float> %6, <8 x float> %5
  store <8 x float> %or47.v, ptr %add.ptr32, align 4
  %add = add nuw nsw i64 %j27.0112, 8
  %cmp29 = icmp slt i64 %add, %sub
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !80

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup30
  %inc53 = add nuw nsw i64 %k.0116, 1
  %add.ptr54 = getelementptr inbounds float, ptr %from.addr.0117, i64 %width
  %exitcond119.not = icmp eq i64 %inc53, %count
  br i1 %exitcond119.not, label %for.cond.cleanup, label %for.body, !llvm.loop !81
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @most_double(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp115 = icmp sgt i64 %count, 0
  br i1 %cmp115, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp29111 = icmp sgt i64 %width, 8
  %cmp3113 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.0117 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr54, %cleanup ]
  %k.0116 = phi i64 [ 0, %for.body.lr.ph ], [ %inc53, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.0116
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds double, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp3113, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.0114 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds double, ptr %add.ptr, i64 %j.0114
  %1 = load double, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds double, ptr %from.addr.0117, i64 %j.0114
  %2 = load double, ptr %arrayidx7, align 8
  %cmp8 = fcmp oge double %1, %2
  %cmp11 = fcmp uno double %1, 0.000000e+00
  %or.cond = or i1 %cmp11, %cmp8
  %cond = select i1 %or.cond, double %1, double %2
  store double %cond, ptr %arrayidx6, align 8
  %inc = add nuw nsw i64 %j.0114, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !82

if.end:                                           ; preds = %for.body
  %add.ptr15 = getelementptr inbounds double, ptr %add.ptr, i64 %sub
  %3 = load <8 x double>, ptr %add.ptr15, align 8
  %add.ptr16 = getelementptr inbounds double, ptr %from.addr.0117, i64 %sub
  %4 = load <8 x double>, ptr %add.ptr16, align 8
  %cmp17 = fcmp ult <8 x double> %3, %4
  %cmp18 = fcmp ord <8 x double> %3, zeroinitializer
  %or109.not = and <8 x i1> %cmp17, %cmp18
  %or26.v = select <8 x i1> %or109.not, <8 x double> %4, <8 x double> %3
  br i1 %cmp29111, label %for.body31, label %for.cond.cleanup30

for.cond.cleanup30:                               ; preds = %for.body31, %if.end
  store <8 x double> %or26.v, ptr %add.ptr15, align 8
  br label %cleanup

for.body31:                                       ; preds = %if.end, %for.body31
  %j27.0112 = phi i64 [ %add, %for.body31 ], [ 0, %if.end ]
  %add.ptr32 = getelementptr inbounds double, ptr %add.ptr, i64 %j27.0112
  %5 = load <8 x double>, ptr %add.ptr32, align 8
  %add.ptr33 = getelementptr inbounds double, ptr %from.addr.0117, i64 %j27.0112
  %6 = load <8 x double>, ptr %add.ptr33, align 8
  %cmp34 = fcmp ult <8 x double> %5, %6
  %cmp36 = fcmp ord <8 x double> %5, zeroinitializer
  %or38110.not = and <8 x i1> %cmp34, %cmp36
  %or47.v = select <8 x i1> %or38110.not, <8 x double> %6, <8 x double> %5
  store <8 x double> %or47.v, ptr %add.ptr32, align 8
  %add = add nuw nsw i64 %j27.0112, 8
  %cmp29 = icmp slt i64 %add, %sub
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !83

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup30
  %inc53 = add nuw nsw i64 %k.0116, 1
  %add.ptr54 = getelementptr inbounds double, ptr %from.addr.0117, i64 %width
  %exitcond119.not = icmp eq i64 %inc53, %count
  br i1 %exitcond119.not, label %for.cond.cleanup, label %for.body, !llvm.loop !84
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @most_4(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp112 = icmp sgt i64 %count, 0
  br i1 %cmp112, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp29108 = icmp sgt i64 %width, 8
  %cmp3110 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.0114 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr54, %cleanup ]
  %k.0113 = phi i64 [ 0, %for.body.lr.ph ], [ %inc53, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.0113
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds i32, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp3110, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.0111 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds i32, ptr %add.ptr, i64 %j.0111
  %1 = load i32, ptr %arrayidx6, align 4
  %arrayidx7 = getelementptr inbounds i32, ptr %from.addr.0114, i64 %j.0111
  %2 = load i32, ptr %arrayidx7, align 4
  %spec.select = tail call i32 @llvm.smax.i32(i32 %1, i32 %2)
  store i32 %spec.select, ptr %arrayidx6, align 4
  %inc = add nuw nsw i64 %j.0111, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !85

if.end:                                           ; preds = %for.body
  %add.ptr15 = getelementptr inbounds i32, ptr %add.ptr, i64 %sub
  %3 = load <8 x i32>, ptr %add.ptr15, align 4
  %add.ptr16 = getelementptr inbounds i32, ptr %from.addr.0114, i64 %sub
  %4 = load <8 x i32>, ptr %add.ptr16, align 4
  %or26 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %3, <8 x i32> %4)
  br i1 %cmp29108, label %for.body31, label %for.cond.cleanup30

for.cond.cleanup30:                               ; preds = %for.body31, %if.end
  store <8 x i32> %or26, ptr %add.ptr15, align 4
  br label %cleanup

for.body31:                                       ; preds = %if.end, %for.body31
  %j27.0109 = phi i64 [ %add, %for.body31 ], [ 0, %if.end ]
  %add.ptr32 = getelementptr inbounds i32, ptr %add.ptr, i64 %j27.0109
  %5 = load <8 x i32>, ptr %add.ptr32, align 4
  %add.ptr33 = getelementptr inbounds i32, ptr %from.addr.0114, i64 %j27.0109
  %6 = load <8 x i32>, ptr %add.ptr33, align 4
  %or47 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %5, <8 x i32> %6)
  store <8 x i32> %or47, ptr %add.ptr32, align 4
  %add = add nuw nsw i64 %j27.0109, 8
  %cmp29 = icmp slt i64 %add, %sub
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !86

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup30
  %inc53 = add nuw nsw i64 %k.0113, 1
  %add.ptr54 = getelementptr inbounds i32, ptr %from.addr.0114, i64 %width
  %exitcond116.not = icmp eq i64 %inc53, %count
  br i1 %exitcond116.not, label %for.cond.cleanup, label %for.body, !llvm.loop !87
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @most_8(ptr nocapture noundef %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %places, i64 noundef %count, i64 noundef %width) unnamed_addr #6 {
entry:
  %cmp112 = icmp sgt i64 %count, 0
  br i1 %cmp112, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp slt i64 %width, 8
  %sub = add nsw i64 %width, -8
  %cmp29108 = icmp sgt i64 %width, 8
  %cmp3110 = icmp sgt i64 %width, 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %from.addr.0114 = phi ptr [ %from, %for.body.lr.ph ], [ %add.ptr54, %cleanup ]
  %k.0113 = phi i64 [ 0, %for.body.lr.ph ], [ %inc53, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %places, i64 %k.0113
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %width
  %add.ptr = getelementptr inbounds i64, ptr %to, i64 %mul
  br i1 %cmp1, label %for.cond2.preheader, label %if.end

for.cond2.preheader:                              ; preds = %for.body
  br i1 %cmp3110, label %for.body5, label %cleanup

for.body5:                                        ; preds = %for.cond2.preheader, %for.body5
  %j.0111 = phi i64 [ %inc, %for.body5 ], [ 0, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds i64, ptr %add.ptr, i64 %j.0111
  %1 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i64, ptr %from.addr.0114, i64 %j.0111
  %2 = load i64, ptr %arrayidx7, align 8
  %spec.select = tail call i64 @llvm.smax.i64(i64 %1, i64 %2)
  store i64 %spec.select, ptr %arrayidx6, align 8
  %inc = add nuw nsw i64 %j.0111, 1
  %exitcond.not = icmp eq i64 %inc, %width
  br i1 %exitcond.not, label %cleanup, label %for.body5, !llvm.loop !88

if.end:                                           ; preds = %for.body
  %add.ptr15 = getelementptr inbounds i64, ptr %add.ptr, i64 %sub
  %3 = load <8 x i64>, ptr %add.ptr15, align 8
  %add.ptr16 = getelementptr inbounds i64, ptr %from.addr.0114, i64 %sub
  %4 = load <8 x i64>, ptr %add.ptr16, align 8
  %or26 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %3, <8 x i64> %4)
  br i1 %cmp29108, label %for.body31, label %for.cond.cleanup30

for.cond.cleanup30:                               ; preds = %for.body31, %if.end
  store <8 x i64> %or26, ptr %add.ptr15, align 8
  br label %cleanup

for.body31:                                       ; preds = %if.end, %for.body31
  %j27.0109 = phi i64 [ %add, %for.body31 ], [ 0, %if.end ]
  %add.ptr32 = getelementptr inbounds i64, ptr %add.ptr, i64 %j27.0109
  %5 = load <8 x i64>, ptr %add.ptr32, align 8
  %add.ptr33 = getelementptr inbounds i64, ptr %from.addr.0114, i64 %j27.0109
  %6 = load <8 x i64>, ptr %add.ptr33, align 8
  %or47 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %5, <8 x i64> %6)
  store <8 x i64> %or47, ptr %add.ptr32, align 8
  %add = add nuw nsw i64 %j27.0109, 8
  %cmp29 = icmp slt i64 %add, %sub
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !89

cleanup:                                          ; preds = %for.body5, %for.cond2.preheader, %for.cond.cleanup30
  %inc53 = add nuw nsw i64 %k.0113, 1
  %add.ptr54 = getelementptr inbounds i64, ptr %from.addr.0114, i64 %width
  %exitcond116.not = icmp eq i64 %inc53, %count
  br i1 %exitcond116.not, label %for.cond.cleanup, label %for.body, !llvm.loop !90
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smin.v8i32(<8 x i32>, <8 x i32>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.smin.v8i64(<8 x i64>, <8 x i64>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.smax.v8i64(<8 x i64>, <8 x i64>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { nofree norecurse nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nofree norecurse nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
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
