; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
%struct.span = type { ptr, i64, i64 }
%struct.copied_axis = type { i64, i64, i64, i64 }
%struct.start = type { i64, i64, i64, i64 }

; Function Attrs: nofree nounwind
define void @lazyasync_assemble(ptr nocapture noundef readonly %arguments, i64 noundef %first_line, i64 noundef %last_line) local_unnamed_addr #0 {
entry:
  %.compoundliteral20104 = alloca %struct.span, align 8
  %.compoundliteral865 = alloca %struct.span, align 8
  %.compoundliteral63 = alloca %struct.span, align 8
  %block = alloca [4096 x i8], align 64
  %0 = load i64, ptr %arguments, align 8
  %add.ptr = getelementptr inbounds i64, ptr %arguments, i64 %0
  %1 = load ptr, ptr %add.ptr, align 8
  %2 = ptrtoint ptr %1 to i64
  %mul = shl nsw i64 %first_line, 6
  %mul2 = shl nsw i64 %last_line, 6
  %bytes = getelementptr inbounds i8, ptr %arguments, i64 8
  %3 = load i64, ptr %bytes, align 8
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %mul2, i64 %3)
  %arrayidx3 = getelementptr inbounds i8, ptr %add.ptr, i64 8
  %4 = load ptr, ptr %arrayidx3, align 8
  %cmp = icmp eq ptr %4, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %.compoundliteral63)
  store ptr %1, ptr %.compoundliteral63, align 8
  %.compoundliteral.sroa.2.0..compoundliteral63.sroa_idx = getelementptr inbounds i8, ptr %.compoundliteral63, i64 8
  store i64 %mul, ptr %.compoundliteral.sroa.2.0..compoundliteral63.sroa_idx, align 8
  %.compoundliteral.sroa.3.0..compoundliteral63.sroa_idx = getelementptr inbounds i8, ptr %.compoundliteral63, i64 16
  store i64 %cond.i, ptr %.compoundliteral.sroa.3.0..compoundliteral63.sroa_idx, align 8
  %zeros.i = getelementptr inbounds i8, ptr %arguments, i64 16
  %5 = load i64, ptr %zeros.i, align 8
  %tobool.not.i = icmp eq i64 %5, 0
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %if.then
  %add.ptr.i = getelementptr inbounds i8, ptr %1, i64 %mul
  %sub.i = sub nsw i64 %cond.i, %mul
  tail call void @llvm.memset.p0.i64(ptr align 1 %add.ptr.i, i8 0, i64 %sub.i, i1 false)
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %if.then
  %parts.i = getelementptr inbounds i8, ptr %arguments, i64 32
  %6 = load i64, ptr %parts.i, align 8
  %cmp.not35.i = icmp slt i64 %6, 1
  br i1 %cmp.not35.i, label %copy_parts.exit, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %if.end.i
  %add.ptr2.i = getelementptr inbounds i8, ptr %arguments, i64 40
  br label %for.body.i

for.body.i:                                       ; preds = %if.end14.i, %for.body.lr.ph.i
  %7 = phi i64 [ %6, %for.body.lr.ph.i ], [ %14, %if.end14.i ]
  %k.037.i = phi i64 [ 1, %for.body.lr.ph.i ], [ %inc.i, %if.end14.i ]
  %part.036.i = phi ptr [ %add.ptr2.i, %for.body.lr.ph.i ], [ %add.ptr18.i, %if.end14.i ]
  %arrayidx.i = getelementptr inbounds ptr, ptr %add.ptr, i64 %k.037.i
  %8 = load ptr, ptr %arrayidx.i, align 8
  %9 = load ptr, ptr %add.ptr, align 8
  %cmp4.not.i = icmp eq ptr %8, %9
  br i1 %cmp4.not.i, label %if.end14.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %for.body.i
  %first.i = getelementptr inbounds i8, ptr %part.036.i, i64 8
  %10 = load i64, ptr %first.i, align 8
  %cmp6.i = icmp slt i64 %10, %cond.i
  br i1 %cmp6.i, label %land.lhs.true7.i, label %if.end14.i

land.lhs.true7.i:                                 ; preds = %land.lhs.true.i
  %extent.i = getelementptr inbounds i8, ptr %part.036.i, i64 16
  %11 = load i64, ptr %extent.i, align 8
  %add.i = add nsw i64 %11, %10
  %cmp10.i = icmp sgt i64 %add.i, %mul
  br i1 %cmp10.i, label %if.then11.i, label %if.end14.i

if.then11.i:                                      ; preds = %land.lhs.true7.i
  %axis.i = getelementptr inbounds i8, ptr %part.036.i, i64 32
  %axes.i = getelementptr inbounds i8, ptr %part.036.i, i64 24
  %12 = load i64, ptr %axes.i, align 8
  %13 = load i64, ptr %part.036.i, align 8
  tail call fastcc void @copy_part(ptr noundef nonnull byval(%struct.span) align 8 %.compoundliteral63, i64 noundef %10, ptr noundef %8, ptr noundef nonnull %axis.i, i64 noundef %12, i64 noundef %13)
  %.pre.i = load i64, ptr %parts.i, align 8
  br label %if.end14.i

if.end14.i:                                       ; preds = %if.then11.i, %land.lhs.true7.i, %land.lhs.true.i, %for.body.i
  %14 = phi i64 [ %.pre.i, %if.then11.i ], [ %7, %land.lhs.true7.i ], [ %7, %land.lhs.true.i ], [ %7, %for.body.i ]
  %axis15.i = getelementptr inbounds i8, ptr %part.036.i, i64 32
  %axes17.i = getelementptr inbounds i8, ptr %part.036.i, i64 24
  %15 = load i64, ptr %axes17.i, align 8
  %add.ptr18.i = getelementptr inbounds %struct.copied_axis, ptr %axis15.i, i64 %15
  %inc.i = add nuw nsw i64 %k.037.i, 1
  %cmp.not.not.i = icmp slt i64 %k.037.i, %14
  br i1 %cmp.not.not.i, label %for.body.i, label %copy_parts.exit, !llvm.loop !4

copy_parts.exit:                                  ; preds = %if.end14.i, %if.end.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %.compoundliteral63)
  br label %cleanup

if.end:                                           ; preds = %entry
  %streams = getelementptr inbounds i8, ptr %arguments, i64 24
  %16 = load i64, ptr %streams, align 8
  %tobool.not = icmp eq i64 %16, 0
  br i1 %tobool.not, label %for.cond.preheader, label %if.end14

for.cond.preheader:                               ; preds = %if.end
  %cmp7150 = icmp slt i64 %mul, %cond.i
  br i1 %cmp7150, label %for.body.lr.ph, label %cleanup

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %.compoundliteral8.sroa.2.0..compoundliteral865.sroa_idx = getelementptr inbounds i8, ptr %.compoundliteral865, i64 8
  %.compoundliteral8.sroa.3.0..compoundliteral865.sroa_idx = getelementptr inbounds i8, ptr %.compoundliteral865, i64 16
  %zeros.i66 = getelementptr inbounds i8, ptr %arguments, i64 16
  %parts.i74 = getelementptr inbounds i8, ptr %arguments, i64 32
  %add.ptr2.i77 = getelementptr inbounds i8, ptr %arguments, i64 40
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %copy_parts.exit102
  %begin.0151 = phi i64 [ %mul, %for.body.lr.ph ], [ %add, %copy_parts.exit102 ]
  %add = add nsw i64 %begin.0151, 32768
  %cond.i64 = tail call noundef i64 @llvm.smin.i64(i64 %add, i64 %cond.i)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %.compoundliteral865)
  store ptr %1, ptr %.compoundliteral865, align 8
  store i64 %begin.0151, ptr %.compoundliteral8.sroa.2.0..compoundliteral865.sroa_idx, align 8
  store i64 %cond.i64, ptr %.compoundliteral8.sroa.3.0..compoundliteral865.sroa_idx, align 8
  %17 = load i64, ptr %zeros.i66, align 8
  %tobool.not.i67 = icmp eq i64 %17, 0
  br i1 %tobool.not.i67, label %if.end.i73, label %if.then.i68

if.then.i68:                                      ; preds = %for.body
  %add.ptr.i70 = getelementptr inbounds i8, ptr %1, i64 %begin.0151
  %sub.i72 = sub nsw i64 %cond.i64, %begin.0151
  tail call void @llvm.memset.p0.i64(ptr align 1 %add.ptr.i70, i8 0, i64 %sub.i72, i1 false)
  br label %if.end.i73

if.end.i73:                                       ; preds = %if.then.i68, %for.body
  %18 = load i64, ptr %parts.i74, align 8
  %cmp.not35.i75 = icmp slt i64 %18, 1
  br i1 %cmp.not35.i75, label %copy_parts.exit102, label %for.body.i80

for.body.i80:                                     ; preds = %if.end.i73, %if.end14.i88
  %19 = phi i64 [ %26, %if.end14.i88 ], [ %18, %if.end.i73 ]
  %k.037.i81 = phi i64 [ %inc.i92, %if.end14.i88 ], [ 1, %if.end.i73 ]
  %part.036.i82 = phi ptr [ %add.ptr18.i91, %if.end14.i88 ], [ %add.ptr2.i77, %if.end.i73 ]
  %arrayidx.i83 = getelementptr inbounds ptr, ptr %add.ptr, i64 %k.037.i81
  %20 = load ptr, ptr %arrayidx.i83, align 8
  %21 = load ptr, ptr %add.ptr, align 8
  %cmp4.not.i84 = icmp eq ptr %20, %21
  br i1 %cmp4.not.i84, label %if.end14.i88, label %land.lhs.true.i85

land.lhs.true.i85:                                ; preds = %for.body.i80
  %first.i86 = getelementptr inbounds i8, ptr %part.036.i82, i64 8
  %22 = load i64, ptr %first.i86, align 8
  %cmp6.i87 = icmp slt i64 %22, %cond.i64
  br i1 %cmp6.i87, label %land.lhs.true7.i94, label %if.end14.i88

land.lhs.true7.i94:                               ; preds = %land.lhs.true.i85
  %extent.i95 = getelementptr inbounds i8, ptr %part.036.i82, i64 16
  %23 = load i64, ptr %extent.i95, align 8
  %add.i96 = add nsw i64 %23, %22
  %cmp10.i97 = icmp sgt i64 %add.i96, %begin.0151
  br i1 %cmp10.i97, label %if.then11.i98, label %if.end14.i88

if.then11.i98:                                    ; preds = %land.lhs.true7.i94
  %axis.i99 = getelementptr inbounds i8, ptr %part.036.i82, i64 32
  %axes.i100 = getelementptr inbounds i8, ptr %part.036.i82, i64 24
  %24 = load i64, ptr %axes.i100, align 8
  %25 = load i64, ptr %part.036.i82, align 8
  tail call fastcc void @copy_part(ptr noundef nonnull byval(%struct.span) align 8 %.compoundliteral865, i64 noundef %22, ptr noundef %20, ptr noundef nonnull %axis.i99, i64 noundef %24, i64 noundef %25)
  %.pre.i101 = load i64, ptr %parts.i74, align 8
  br label %if.end14.i88

if.end14.i88:                                     ; preds = %if.then11.i98, %land.lhs.true7.i94, %land.lhs.true.i85, %for.body.i80
  %26 = phi i64 [ %.pre.i101, %if.then11.i98 ], [ %19, %land.lhs.true7.i94 ], [ %19, %land.lhs.true.i85 ], [ %19, %for.body.i80 ]
  %axis15.i89 = getelementptr inbounds i8, ptr %part.036.i82, i64 32
  %axes17.i90 = getelementptr inbounds i8, ptr %part.036.i82, i64 24
  %27 = load i64, ptr %axes17.i90, align 8
  %add.ptr18.i91 = getelementptr inbounds %struct.copied_axis, ptr %axis15.i89, i64 %27
  %inc.i92 = add nuw nsw i64 %k.037.i81, 1
  %cmp.not.not.i93 = icmp slt i64 %k.037.i81, %26
  br i1 %cmp.not.not.i93, label %for.body.i80, label %copy_parts.exit102, !llvm.loop !4

copy_parts.exit102:                               ; preds = %if.end14.i88, %if.end.i73
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %.compoundliteral865)
  %cmp7 = icmp slt i64 %add, %cond.i
  br i1 %cmp7, label %for.body, label %cleanup, !llvm.loop !7

if.end14:                                         ; preds = %if.end
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %block) #7
  %cmp16148 = icmp slt i64 %mul, %cond.i
  br i1 %cmp16148, label %for.body17.lr.ph, label %for.end29

for.body17.lr.ph:                                 ; preds = %if.end14
  %.compoundliteral20.sroa.2.0..compoundliteral20104.sroa_idx = getelementptr inbounds i8, ptr %.compoundliteral20104, i64 8
  %.compoundliteral20.sroa.3.0..compoundliteral20104.sroa_idx = getelementptr inbounds i8, ptr %.compoundliteral20104, i64 16
  %zeros.i105 = getelementptr inbounds i8, ptr %arguments, i64 16
  %parts.i113 = getelementptr inbounds i8, ptr %arguments, i64 32
  %add.ptr2.i116 = getelementptr inbounds i8, ptr %arguments, i64 40
  %28 = and i64 %2, 63
  %tobool.not.i142 = icmp eq i64 %28, 0
  br label %for.body17

for.body17:                                       ; preds = %for.body17.lr.ph, %stream_block.exit
  %begin.1149 = phi i64 [ %mul, %for.body17.lr.ph ], [ %add18, %stream_block.exit ]
  %add18 = add nsw i64 %begin.1149, 4096
  %cond.i103 = call noundef i64 @llvm.smin.i64(i64 %add18, i64 %cond.i)
  %idx.neg = sub i64 0, %begin.1149
  %add.ptr22 = getelementptr inbounds i8, ptr %block, i64 %idx.neg
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %.compoundliteral20104)
  store ptr %add.ptr22, ptr %.compoundliteral20104, align 8
  store i64 %begin.1149, ptr %.compoundliteral20.sroa.2.0..compoundliteral20104.sroa_idx, align 8
  store i64 %cond.i103, ptr %.compoundliteral20.sroa.3.0..compoundliteral20104.sroa_idx, align 8
  %29 = load i64, ptr %zeros.i105, align 8
  %tobool.not.i106 = icmp eq i64 %29, 0
  br i1 %tobool.not.i106, label %if.end.i112, label %if.then.i107

if.then.i107:                                     ; preds = %for.body17
  %sub.i111 = sub nsw i64 %cond.i103, %begin.1149
  call void @llvm.memset.p0.i64(ptr nonnull align 64 %block, i8 0, i64 %sub.i111, i1 false)
  br label %if.end.i112

if.end.i112:                                      ; preds = %if.then.i107, %for.body17
  %30 = load i64, ptr %parts.i113, align 8
  %cmp.not35.i114 = icmp slt i64 %30, 1
  br i1 %cmp.not35.i114, label %copy_parts.exit141, label %for.body.i119

for.body.i119:                                    ; preds = %if.end.i112, %if.end14.i127
  %31 = phi i64 [ %38, %if.end14.i127 ], [ %30, %if.end.i112 ]
  %k.037.i120 = phi i64 [ %inc.i131, %if.end14.i127 ], [ 1, %if.end.i112 ]
  %part.036.i121 = phi ptr [ %add.ptr18.i130, %if.end14.i127 ], [ %add.ptr2.i116, %if.end.i112 ]
  %arrayidx.i122 = getelementptr inbounds ptr, ptr %add.ptr, i64 %k.037.i120
  %32 = load ptr, ptr %arrayidx.i122, align 8
  %33 = load ptr, ptr %add.ptr, align 8
  %cmp4.not.i123 = icmp eq ptr %32, %33
  br i1 %cmp4.not.i123, label %if.end14.i127, label %land.lhs.true.i124

land.lhs.true.i124:                               ; preds = %for.body.i119
  %first.i125 = getelementptr inbounds i8, ptr %part.036.i121, i64 8
  %34 = load i64, ptr %first.i125, align 8
  %cmp6.i126 = icmp slt i64 %34, %cond.i103
  br i1 %cmp6.i126, label %land.lhs.true7.i133, label %if.end14.i127

land.lhs.true7.i133:                              ; preds = %land.lhs.true.i124
  %extent.i134 = getelementptr inbounds i8, ptr %part.036.i121, i64 16
  %35 = load i64, ptr %extent.i134, align 8
  %add.i135 = add nsw i64 %35, %34
  %cmp10.i136 = icmp sgt i64 %add.i135, %begin.1149
  br i1 %cmp10.i136, label %if.then11.i137, label %if.end14.i127

if.then11.i137:                                   ; preds = %land.lhs.true7.i133
  %axis.i138 = getelementptr inbounds i8, ptr %part.036.i121, i64 32
  %axes.i139 = getelementptr inbounds i8, ptr %part.036.i121, i64 24
  %36 = load i64, ptr %axes.i139, align 8
  %37 = load i64, ptr %part.036.i121, align 8
  call fastcc void @copy_part(ptr noundef nonnull byval(%struct.span) align 8 %.compoundliteral20104, i64 noundef %34, ptr noundef %32, ptr noundef nonnull %axis.i138, i64 noundef %36, i64 noundef %37)
  %.pre.i140 = load i64, ptr %parts.i113, align 8
  br label %if.end14.i127

if.end14.i127:                                    ; preds = %if.then11.i137, %land.lhs.true7.i133, %land.lhs.true.i124, %for.body.i119
  %38 = phi i64 [ %.pre.i140, %if.then11.i137 ], [ %31, %land.lhs.true7.i133 ], [ %31, %land.lhs.true.i124 ], [ %31, %for.body.i119 ]
  %axis15.i128 = getelementptr inbounds i8, ptr %part.036.i121, i64 32
  %axes17.i129 = getelementptr inbounds i8, ptr %part.036.i121, i64 24
  %39 = load i64, ptr %axes17.i129, align 8
  %add.ptr18.i130 = getelementptr inbounds %struct.copied_axis, ptr %axis15.i128, i64 %39
  %inc.i131 = add nuw nsw i64 %k.037.i120, 1
  %cmp.not.not.i132 = icmp slt i64 %k.037.i120, %38
  br i1 %cmp.not.not.i132, label %for.body.i119, label %copy_parts.exit141, !llvm.loop !4

copy_parts.exit141:                               ; preds = %if.end14.i127, %if.end.i112
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %.compoundliteral20104)
  %add.ptr25 = getelementptr inbounds i8, ptr %1, i64 %begin.1149
  %sub = sub nsw i64 %cond.i103, %begin.1149
  call void @llvm.experimental.noalias.scope.decl(metadata !8)
  call void @llvm.experimental.noalias.scope.decl(metadata !11)
  br i1 %tobool.not.i142, label %cond.end.i, label %stream_block.exit

cond.end.i:                                       ; preds = %copy_parts.exit141
  %div.i = sdiv i64 %sub, 64
  %mul.i = shl nsw i64 %div.i, 6
  %cmp14.i = icmp sgt i64 %sub, 63
  br i1 %cmp14.i, label %for.body.i145, label %stream_block.exit

for.body.i145:                                    ; preds = %cond.end.i, %for.body.i145
  %k.015.i = phi i64 [ %add.i147, %for.body.i145 ], [ 0, %cond.end.i ]
  %add.ptr.i146 = getelementptr inbounds i8, ptr %block, i64 %k.015.i
  %40 = load <8 x i64>, ptr %add.ptr.i146, align 64, !alias.scope !11, !noalias !8
  %add.ptr1.i = getelementptr inbounds i8, ptr %add.ptr25, i64 %k.015.i
  store <8 x i64> %40, ptr %add.ptr1.i, align 64, !alias.scope !8, !noalias !11, !nontemporal !13
  %add.i147 = add nuw nsw i64 %k.015.i, 64
  %cmp.i = icmp slt i64 %add.i147, %mul.i
  br i1 %cmp.i, label %for.body.i145, label %stream_block.exit, !llvm.loop !14

stream_block.exit:                                ; preds = %for.body.i145, %copy_parts.exit141, %cond.end.i
  %cond18.i = phi i64 [ %mul.i, %cond.end.i ], [ 0, %copy_parts.exit141 ], [ %mul.i, %for.body.i145 ]
  %add.ptr2.i143 = getelementptr inbounds i8, ptr %add.ptr25, i64 %cond18.i
  %add.ptr3.i = getelementptr inbounds i8, ptr %block, i64 %cond18.i
  %sub.i144 = sub nsw i64 %sub, %cond18.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr2.i143, ptr nonnull readonly align 64 %add.ptr3.i, i64 %sub.i144, i1 false), !alias.scope !15
  %cmp16 = icmp slt i64 %add18, %cond.i
  br i1 %cmp16, label %for.body17, label %for.end29, !llvm.loop !16

for.end29:                                        ; preds = %stream_block.exit, %if.end14
  fence seq_cst
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %block) #7
  br label %cleanup

cleanup:                                          ; preds = %copy_parts.exit102, %for.cond.preheader, %for.end29, %copy_parts.exit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nosync nounwind
define void @lazyasync_place(ptr nocapture noundef readonly %arguments, i64 noundef %first_line, i64 noundef %last_line) local_unnamed_addr #2 {
entry:
  %.compoundliteral = alloca %struct.span, align 8
  %span = alloca %struct.span, align 8
  %0 = load i64, ptr %arguments, align 8
  %add.ptr = getelementptr inbounds i64, ptr %arguments, i64 %0
  %1 = load ptr, ptr %add.ptr, align 8
  %add.ptr2 = getelementptr inbounds i8, ptr %arguments, i64 40
  %row_axes = getelementptr inbounds i8, ptr %arguments, i64 24
  %2 = load i64, ptr %row_axes, align 8
  %starts = getelementptr inbounds i8, ptr %arguments, i64 32
  %3 = load i64, ptr %starts, align 8
  %add = add nsw i64 %3, 3
  %mul = mul nsw i64 %add, %2
  %add.ptr3 = getelementptr inbounds i64, ptr %add.ptr2, i64 %mul
  %add.ptr6.idx = shl nsw i64 %3, 5
  %add.ptr6 = getelementptr inbounds i8, ptr %add.ptr3, i64 %add.ptr6.idx
  %axis = getelementptr inbounds i8, ptr %add.ptr6, i64 32
  %axes = getelementptr inbounds i8, ptr %add.ptr6, i64 24
  %4 = load i64, ptr %axes, align 8
  %add.ptr7 = getelementptr inbounds %struct.copied_axis, ptr %axis, i64 %4
  %mul8 = shl nsw i64 %first_line, 6
  %mul9 = shl nsw i64 %last_line, 6
  %bytes = getelementptr inbounds i8, ptr %arguments, i64 8
  %5 = load i64, ptr %bytes, align 8
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %mul9, i64 %5)
  %arrayidx10 = getelementptr inbounds i8, ptr %add.ptr, i64 8
  %6 = load ptr, ptr %arrayidx10, align 8
  %cmp = icmp eq ptr %6, %1
  br i1 %cmp, label %if.then, label %for.cond.preheader

for.cond.preheader:                               ; preds = %entry
  %cmp1359 = icmp slt i64 %mul8, %cond.i
  br i1 %cmp1359, label %for.body.lr.ph, label %cleanup

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %begin15 = getelementptr inbounds i8, ptr %span, i64 8
  %end16 = getelementptr inbounds i8, ptr %span, i64 16
  %first = getelementptr inbounds i8, ptr %add.ptr6, i64 8
  br label %for.body

if.then:                                          ; preds = %entry
  store ptr %1, ptr %.compoundliteral, align 8
  %begin11 = getelementptr inbounds i8, ptr %.compoundliteral, i64 8
  store i64 %mul8, ptr %begin11, align 8
  %end12 = getelementptr inbounds i8, ptr %.compoundliteral, i64 16
  store i64 %cond.i, ptr %end12, align 8
  tail call fastcc void @place_rows(ptr noundef nonnull %arguments, ptr noundef nonnull %add.ptr, ptr noundef nonnull byval(%struct.span) align 8 %.compoundliteral, ptr noundef nonnull %add.ptr7)
  br label %cleanup

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %begin.060 = phi i64 [ %mul8, %for.body.lr.ph ], [ %add17, %for.body ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %span) #7
  store ptr %1, ptr %span, align 8
  store i64 %begin.060, ptr %begin15, align 8
  %add17 = add nsw i64 %begin.060, 32768
  %cond.i58 = tail call noundef i64 @llvm.smin.i64(i64 %add17, i64 %cond.i)
  store i64 %cond.i58, ptr %end16, align 8
  %7 = load i64, ptr %first, align 8
  %8 = load ptr, ptr %arrayidx10, align 8
  %9 = load i64, ptr %axes, align 8
  %10 = load i64, ptr %add.ptr6, align 8
  tail call fastcc void @copy_part(ptr noundef nonnull byval(%struct.span) align 8 %span, i64 noundef %7, ptr noundef %8, ptr noundef nonnull %axis, i64 noundef %9, i64 noundef %10)
  tail call fastcc void @place_rows(ptr noundef nonnull %arguments, ptr noundef nonnull %add.ptr, ptr noundef nonnull byval(%struct.span) align 8 %span, ptr noundef nonnull %add.ptr7)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %span) #7
  %cmp13 = icmp slt i64 %add17, %cond.i
  br i1 %cmp13, label %for.body, label %cleanup, !llvm.loop !17

cleanup:                                          ; preds = %for.body, %for.cond.preheader, %if.then
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal fastcc void @place_rows(ptr nocapture noundef readonly %made, ptr nocapture noundef readonly %addresses, ptr nocapture noundef readonly byval(%struct.span) align 8 %span, ptr nocapture noundef readonly %part) unnamed_addr #2 {
entry:
  %add.ptr = getelementptr inbounds i8, ptr %made, i64 40
  %starts1 = getelementptr inbounds i8, ptr %made, i64 32
  %0 = load i64, ptr %starts1, align 8
  %add = add nsw i64 %0, 3
  %row_axes = getelementptr inbounds i8, ptr %made, i64 24
  %1 = load i64, ptr %row_axes, align 8
  %mul = mul nsw i64 %1, %add
  %add.ptr2 = getelementptr inbounds i64, ptr %add.ptr, i64 %mul
  %rows = getelementptr inbounds i8, ptr %made, i64 16
  %2 = load i64, ptr %rows, align 8
  %cmp138 = icmp sgt i64 %2, 0
  br i1 %cmp138, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %first3 = getelementptr inbounds i8, ptr %part, i64 8
  %arrayidx = getelementptr inbounds i8, ptr %addresses, i64 16
  %cmp20132 = icmp sgt i64 %0, 0
  %end = getelementptr inbounds i8, ptr %span, i64 16
  %3 = load i64, ptr %end, align 8
  %extent = getelementptr inbounds i8, ptr %part, i64 16
  %begin61 = getelementptr inbounds i8, ptr %span, i64 8
  %4 = load i64, ptr %begin61, align 8
  %axis63 = getelementptr inbounds i8, ptr %part, i64 32
  %axes64 = getelementptr inbounds i8, ptr %part, i64 24
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %5 = phi i64 [ %2, %for.body.lr.ph ], [ %23, %if.end ]
  %row.0139 = phi i64 [ 0, %for.body.lr.ph ], [ %inc66, %if.end ]
  %6 = load i64, ptr %first3, align 8
  %7 = load ptr, ptr %arrayidx, align 8
  %8 = load i64, ptr %row_axes, align 8
  %cmp6121 = icmp sgt i64 %8, 0
  br i1 %cmp6121, label %for.body8, label %for.cond19.preheader

for.cond19.preheader:                             ; preds = %for.body8, %for.body
  %from.0.lcssa = phi ptr [ %7, %for.body ], [ %add.ptr18, %for.body8 ]
  %first.0.lcssa = phi i64 [ %6, %for.body ], [ %add15, %for.body8 ]
  br i1 %cmp20132, label %for.body22, label %for.cond.cleanup21

for.body8:                                        ; preds = %for.body, %for.body8
  %first.0125 = phi i64 [ %add15, %for.body8 ], [ %6, %for.body ]
  %from.0124 = phi ptr [ %add.ptr18, %for.body8 ], [ %7, %for.body ]
  %k.0123 = phi i64 [ %dec, %for.body8 ], [ %8, %for.body ]
  %rest.0122 = phi i64 [ %div, %for.body8 ], [ %row.0139, %for.body ]
  %dec = add nsw i64 %k.0123, -1
  %mul9 = mul nsw i64 %dec, %add
  %add.ptr10 = getelementptr inbounds i64, ptr %add.ptr, i64 %mul9
  %9 = load i64, ptr %add.ptr10, align 8
  %rem = srem i64 %rest.0122, %9
  %div = sdiv i64 %rest.0122, %9
  %arrayidx13 = getelementptr inbounds i8, ptr %add.ptr10, i64 8
  %10 = load i64, ptr %arrayidx13, align 8
  %mul14 = mul nsw i64 %10, %rem
  %add15 = add nsw i64 %mul14, %first.0125
  %arrayidx16 = getelementptr inbounds i8, ptr %add.ptr10, i64 16
  %11 = load i64, ptr %arrayidx16, align 8
  %mul17 = mul nsw i64 %11, %rem
  %add.ptr18 = getelementptr inbounds i8, ptr %from.0124, i64 %mul17
  %cmp6 = icmp ugt i64 %k.0123, 1
  br i1 %cmp6, label %for.body8, label %for.cond19.preheader, !llvm.loop !18

for.cond.cleanup21:                               ; preds = %for.cond.cleanup30, %for.cond19.preheader
  %from.1.lcssa = phi ptr [ %from.0.lcssa, %for.cond19.preheader ], [ %add.ptr57, %for.cond.cleanup30 ]
  %first.1.lcssa = phi i64 [ %first.0.lcssa, %for.cond19.preheader ], [ %add54, %for.cond.cleanup30 ]
  %cmp59 = icmp slt i64 %first.1.lcssa, %3
  br i1 %cmp59, label %land.lhs.true, label %if.end

for.body22:                                       ; preds = %for.cond19.preheader, %for.cond.cleanup30
  %s.0135 = phi i64 [ %inc, %for.cond.cleanup30 ], [ 0, %for.cond19.preheader ]
  %first.1134 = phi i64 [ %add54, %for.cond.cleanup30 ], [ %first.0.lcssa, %for.cond19.preheader ]
  %from.1133 = phi ptr [ %add.ptr57, %for.cond.cleanup30 ], [ %from.0.lcssa, %for.cond19.preheader ]
  %add23 = add nuw nsw i64 %s.0135, 3
  %arrayidx24 = getelementptr inbounds ptr, ptr %addresses, i64 %add23
  %12 = load ptr, ptr %arrayidx24, align 8
  br i1 %cmp6121, label %for.body31, label %for.cond.cleanup30

for.cond.cleanup30:                               ; preds = %for.body31, %for.body22
  %number.0.lcssa = phi ptr [ %12, %for.body22 ], [ %add.ptr40, %for.body31 ]
  %13 = load i64, ptr %number.0.lcssa, align 8
  %arrayidx44 = getelementptr inbounds %struct.start, ptr %add.ptr2, i64 %s.0135
  %14 = load i64, ptr %arrayidx44, align 8
  %part46 = getelementptr inbounds i8, ptr %arrayidx44, i64 8
  %15 = load i64, ptr %part46, align 8
  %sub = sub nsw i64 %14, %15
  %cmp47 = icmp slt i64 %13, 0
  %add50 = select i1 %cmp47, i64 %14, i64 0
  %cond = add nsw i64 %add50, %13
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %cond, i64 %sub)
  %cond.i120 = tail call noundef i64 @llvm.smax.i64(i64 %cond.i, i64 0)
  %to_step = getelementptr inbounds i8, ptr %arrayidx44, i64 16
  %16 = load i64, ptr %to_step, align 8
  %mul53 = mul nsw i64 %cond.i120, %16
  %add54 = add nsw i64 %mul53, %first.1134
  %from_step = getelementptr inbounds i8, ptr %arrayidx44, i64 24
  %17 = load i64, ptr %from_step, align 8
  %mul56 = mul nsw i64 %cond.i120, %17
  %add.ptr57 = getelementptr inbounds i8, ptr %from.1133, i64 %mul56
  %inc = add nuw nsw i64 %s.0135, 1
  %exitcond.not = icmp eq i64 %inc, %0
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !19

for.body31:                                       ; preds = %for.body22, %for.body31
  %k25.0130 = phi i64 [ %dec28, %for.body31 ], [ %8, %for.body22 ]
  %number.0129 = phi ptr [ %add.ptr40, %for.body31 ], [ %12, %for.body22 ]
  %rest.1128 = phi i64 [ %div42, %for.body31 ], [ %row.0139, %for.body22 ]
  %dec28 = add nsw i64 %k25.0130, -1
  %mul33 = mul nsw i64 %dec28, %add
  %add.ptr34 = getelementptr inbounds i64, ptr %add.ptr, i64 %mul33
  %18 = load i64, ptr %add.ptr34, align 8
  %rem36 = srem i64 %rest.1128, %18
  %arrayidx38 = getelementptr inbounds i64, ptr %add.ptr34, i64 %add23
  %19 = load i64, ptr %arrayidx38, align 8
  %mul39 = mul nsw i64 %19, %rem36
  %add.ptr40 = getelementptr inbounds i8, ptr %number.0129, i64 %mul39
  %div42 = sdiv i64 %rest.1128, %18
  %cmp29 = icmp ugt i64 %k25.0130, 1
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !20

land.lhs.true:                                    ; preds = %for.cond.cleanup21
  %20 = load i64, ptr %extent, align 8
  %add60 = add nsw i64 %20, %first.1.lcssa
  %cmp62 = icmp sgt i64 %add60, %4
  br i1 %cmp62, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %21 = load i64, ptr %axes64, align 8
  %22 = load i64, ptr %part, align 8
  tail call fastcc void @copy_part(ptr noundef nonnull byval(%struct.span) align 8 %span, i64 noundef %first.1.lcssa, ptr noundef %from.1.lcssa, ptr noundef nonnull %axis63, i64 noundef %21, i64 noundef %22)
  %.pre = load i64, ptr %rows, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.cond.cleanup21
  %23 = phi i64 [ %.pre, %if.then ], [ %5, %land.lhs.true ], [ %5, %for.cond.cleanup21 ]
  %inc66 = add nuw nsw i64 %row.0139, 1
  %cmp = icmp slt i64 %inc66, %23
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !21
}

; Function Attrs: nofree nosync nounwind
define internal fastcc void @copy_part(ptr nocapture noundef readonly byval(%struct.span) align 8 %span, i64 noundef %first, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %axis, i64 noundef %axes, i64 noundef %bytes) unnamed_addr #2 {
entry:
  %cmp = icmp eq i64 %axes, 0
  br i1 %cmp, label %if.then, label %if.end8

if.then:                                          ; preds = %entry
  %begin1 = getelementptr inbounds i8, ptr %span, i64 8
  %0 = load i64, ptr %begin1, align 8
  %cond.i = tail call noundef i64 @llvm.smax.i64(i64 %first, i64 %0)
  %add = add nsw i64 %bytes, %first
  %end2 = getelementptr inbounds i8, ptr %span, i64 16
  %1 = load i64, ptr %end2, align 8
  %cond.i153 = tail call noundef i64 @llvm.smin.i64(i64 %add, i64 %1)
  %cmp4 = icmp slt i64 %cond.i, %cond.i153
  br i1 %cmp4, label %if.then5, label %cleanup.cont

if.then5:                                         ; preds = %if.then
  %2 = load ptr, ptr %span, align 8
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 %cond.i
  %sub = sub nsw i64 %cond.i, %first
  %add.ptr6 = getelementptr inbounds i8, ptr %from, i64 %sub
  %sub7 = sub nsw i64 %cond.i153, %cond.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %add.ptr6, i64 %sub7, i1 false)
  br label %cleanup.cont

if.end8:                                          ; preds = %entry
  %to_step = getelementptr inbounds i8, ptr %axis, i64 8
  %3 = load i64, ptr %to_step, align 8
  %begin9 = getelementptr inbounds i8, ptr %span, i64 8
  %4 = load i64, ptr %begin9, align 8
  %extent = getelementptr inbounds i8, ptr %axis, i64 24
  %5 = load i64, ptr %extent, align 8
  %6 = add i64 %5, %first
  %sub11 = sub i64 %4, %6
  %cmp13 = icmp slt i64 %sub11, 0
  br i1 %cmp13, label %cond.end, label %cond.false

cond.false:                                       ; preds = %if.end8
  %div = sdiv i64 %sub11, %3
  %add14 = add nsw i64 %div, 1
  br label %cond.end

cond.end:                                         ; preds = %if.end8, %cond.false
  %cond = phi i64 [ %add14, %cond.false ], [ 0, %if.end8 ]
  %end16 = getelementptr inbounds i8, ptr %span, i64 16
  %7 = load i64, ptr %end16, align 8
  %sub17 = sub nsw i64 %7, %first
  %cmp18 = icmp slt i64 %sub17, 0
  br i1 %cmp18, label %cond.end26, label %cond.false20

cond.false20:                                     ; preds = %cond.end
  %add23 = add i64 %3, -1
  %sub24 = add i64 %add23, %sub17
  %div25 = sdiv i64 %sub24, %3
  br label %cond.end26

cond.end26:                                       ; preds = %cond.end, %cond.false20
  %cond27 = phi i64 [ %div25, %cond.false20 ], [ 0, %cond.end ]
  %8 = load i64, ptr %axis, align 8
  %cond.i154 = tail call noundef i64 @llvm.smin.i64(i64 %cond27, i64 %8)
  %cmp29 = icmp sgt i64 %axes, 1
  %cmp31187 = icmp slt i64 %cond, %cond.i154
  br i1 %cmp29, label %for.cond.preheader, label %for.cond38.preheader

for.cond38.preheader:                             ; preds = %cond.end26
  br i1 %cmp31187, label %land.rhs.lr.ph, label %for.end53

land.rhs.lr.ph:                                   ; preds = %for.cond38.preheader
  %span155.sroa.0.0.copyload = load ptr, ptr %span, align 8
  %from_step47 = getelementptr inbounds i8, ptr %axis, i64 16
  %add.ptr.i = getelementptr inbounds i8, ptr %span155.sroa.0.0.copyload, i64 %4
  br label %land.rhs

for.cond.preheader:                               ; preds = %cond.end26
  br i1 %cmp31187, label %for.body.lr.ph, label %cleanup.cont

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %from_step = getelementptr inbounds i8, ptr %axis, i64 16
  %add.ptr35 = getelementptr inbounds i8, ptr %axis, i64 32
  %sub36 = add nsw i64 %axes, -1
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.0188 = phi i64 [ %cond, %for.body.lr.ph ], [ %inc, %for.body ]
  %mul = mul nsw i64 %k.0188, %3
  %add32 = add nsw i64 %mul, %first
  %9 = load i64, ptr %from_step, align 8
  %mul33 = mul nsw i64 %9, %k.0188
  %add.ptr34 = getelementptr inbounds i8, ptr %from, i64 %mul33
  tail call fastcc void @copy_part(ptr noundef nonnull byval(%struct.span) align 8 %span, i64 noundef %add32, ptr noundef %add.ptr34, ptr noundef nonnull %add.ptr35, i64 noundef %sub36, i64 noundef %bytes)
  %inc = add i64 %k.0188, 1
  %exitcond195.not = icmp eq i64 %inc, %cond.i154
  br i1 %exitcond195.not, label %cleanup.cont, label %for.body, !llvm.loop !22

land.rhs:                                         ; preds = %land.rhs.lr.ph, %copy_part.exit
  %begin12.0181 = phi i64 [ %cond, %land.rhs.lr.ph ], [ %inc52, %copy_part.exit ]
  %mul40 = mul nsw i64 %begin12.0181, %3
  %add41 = add nsw i64 %mul40, %first
  %cmp43 = icmp slt i64 %add41, %4
  br i1 %cmp43, label %for.body44, label %for.end53

for.body44:                                       ; preds = %land.rhs
  %add.i = add nsw i64 %add41, %bytes
  %cond.i153.i = tail call noundef i64 @llvm.smin.i64(i64 %add.i, i64 %7)
  %cmp4.i = icmp slt i64 %4, %cond.i153.i
  br i1 %cmp4.i, label %if.then5.i, label %copy_part.exit

if.then5.i:                                       ; preds = %for.body44
  %10 = load i64, ptr %from_step47, align 8
  %mul48 = mul nsw i64 %10, %begin12.0181
  %add.ptr49 = getelementptr inbounds i8, ptr %from, i64 %mul48
  %sub.i = sub nsw i64 %4, %add41
  %add.ptr6.i = getelementptr inbounds i8, ptr %add.ptr49, i64 %sub.i
  %sub7.i = sub nsw i64 %cond.i153.i, %4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i, ptr align 1 %add.ptr6.i, i64 %sub7.i, i1 false)
  br label %copy_part.exit

copy_part.exit:                                   ; preds = %for.body44, %if.then5.i
  %inc52 = add i64 %begin12.0181, 1
  %exitcond.not = icmp eq i64 %inc52, %cond.i154
  br i1 %exitcond.not, label %for.end53.for.end74_crit_edge, label %land.rhs, !llvm.loop !23

for.end53:                                        ; preds = %land.rhs, %for.cond38.preheader
  %begin12.0.lcssa = phi i64 [ %cond, %for.cond38.preheader ], [ %begin12.0181, %land.rhs ]
  %cmp55183 = icmp slt i64 %begin12.0.lcssa, %cond.i154
  br i1 %cmp55183, label %land.rhs56.lr.ph, label %for.end53.for.end74_crit_edge

for.end53.for.end74_crit_edge:                    ; preds = %copy_part.exit, %for.end53
  %begin12.0.lcssa199 = phi i64 [ %begin12.0.lcssa, %for.end53 ], [ %cond.i154, %copy_part.exit ]
  %.pre = load ptr, ptr %span, align 8
  br label %for.end74

land.rhs56.lr.ph:                                 ; preds = %for.end53
  %span156.sroa.0.0.copyload = load ptr, ptr %span, align 8
  %from_step69 = getelementptr inbounds i8, ptr %axis, i64 16
  br label %land.rhs56

land.rhs56:                                       ; preds = %land.rhs56.lr.ph, %copy_part.exit168
  %end15.0184 = phi i64 [ %cond.i154, %land.rhs56.lr.ph ], [ %sub57, %copy_part.exit168 ]
  %sub57 = add nsw i64 %end15.0184, -1
  %mul58 = mul nsw i64 %sub57, %3
  %add59 = add nsw i64 %mul58, %first
  %add60 = add nsw i64 %add59, %bytes
  %cmp62 = icmp sgt i64 %add60, %7
  br i1 %cmp62, label %for.body64, label %for.end74

for.body64:                                       ; preds = %land.rhs56
  %cond.i.i158 = tail call noundef i64 @llvm.smax.i64(i64 %add59, i64 %4)
  %cmp4.i162 = icmp slt i64 %cond.i.i158, %7
  br i1 %cmp4.i162, label %if.then5.i163, label %copy_part.exit168

if.then5.i163:                                    ; preds = %for.body64
  %11 = load i64, ptr %from_step69, align 8
  %mul70 = mul nsw i64 %11, %sub57
  %add.ptr71 = getelementptr inbounds i8, ptr %from, i64 %mul70
  %add.ptr.i164 = getelementptr inbounds i8, ptr %span156.sroa.0.0.copyload, i64 %cond.i.i158
  %sub.i165 = sub nsw i64 %cond.i.i158, %add59
  %add.ptr6.i166 = getelementptr inbounds i8, ptr %add.ptr71, i64 %sub.i165
  %sub7.i167 = sub nsw i64 %7, %cond.i.i158
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i164, ptr align 1 %add.ptr6.i166, i64 %sub7.i167, i1 false)
  br label %copy_part.exit168

copy_part.exit168:                                ; preds = %for.body64, %if.then5.i163
  %cmp55 = icmp slt i64 %begin12.0.lcssa, %sub57
  br i1 %cmp55, label %land.rhs56, label %for.end74, !llvm.loop !24

for.end74:                                        ; preds = %land.rhs56, %copy_part.exit168, %for.end53.for.end74_crit_edge
  %begin12.0.lcssa198 = phi i64 [ %begin12.0.lcssa199, %for.end53.for.end74_crit_edge ], [ %begin12.0.lcssa, %copy_part.exit168 ], [ %begin12.0.lcssa, %land.rhs56 ]
  %12 = phi ptr [ %.pre, %for.end53.for.end74_crit_edge ], [ %span156.sroa.0.0.copyload, %copy_part.exit168 ], [ %span156.sroa.0.0.copyload, %land.rhs56 ]
  %end15.0.lcssa = phi i64 [ %cond.i154, %for.end53.for.end74_crit_edge ], [ %end15.0184, %land.rhs56 ], [ %begin12.0.lcssa, %copy_part.exit168 ]
  %add.ptr76 = getelementptr inbounds i8, ptr %12, i64 %first
  %mul77 = mul nsw i64 %begin12.0.lcssa198, %3
  %add.ptr78 = getelementptr inbounds i8, ptr %add.ptr76, i64 %mul77
  %from_step79 = getelementptr inbounds i8, ptr %axis, i64 16
  %13 = load i64, ptr %from_step79, align 8
  %mul80 = mul nsw i64 %13, %begin12.0.lcssa198
  %add.ptr81 = getelementptr inbounds i8, ptr %from, i64 %mul80
  %sub82 = sub nsw i64 %end15.0.lcssa, %begin12.0.lcssa198
  tail call void @llvm.experimental.noalias.scope.decl(metadata !25)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  %cmp.i = icmp eq i64 %3, %bytes
  %cmp1.i = icmp eq i64 %13, 0
  %or.cond.i = and i1 %cmp.i, %cmp1.i
  %cmp3.i = icmp sgt i64 %sub82, 0
  %or.cond142.i = and i1 %cmp3.i, %or.cond.i
  br i1 %or.cond142.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.end74
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr78, ptr readonly align 1 %add.ptr81, i64 %bytes, i1 false), !alias.scope !30
  %mul.i = mul nsw i64 %sub82, %bytes
  %cmp4326.i = icmp sgt i64 %mul.i, %bytes
  br i1 %cmp4326.i, label %for.body.i, label %cleanup.cont

for.body.i:                                       ; preds = %if.then.i, %for.body.i
  %done.0327.i = phi i64 [ %mul5.i, %for.body.i ], [ %bytes, %if.then.i ]
  %add.ptr.i169 = getelementptr inbounds i8, ptr %add.ptr78, i64 %done.0327.i
  %sub.i170 = sub nsw i64 %mul.i, %done.0327.i
  %cond.i.i171 = tail call noundef i64 @llvm.smin.i64(i64 %done.0327.i, i64 %sub.i170)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i169, ptr align 1 %add.ptr78, i64 %cond.i.i171, i1 false), !alias.scope !25, !noalias !28
  %mul5.i = shl nsw i64 %done.0327.i, 1
  %cmp4.i172 = icmp slt i64 %mul5.i, %mul.i
  br i1 %cmp4.i172, label %for.body.i, label %cleanup.cont, !llvm.loop !31

if.end.i:                                         ; preds = %for.end74
  switch i64 %bytes, label %for.cond132.preheader.i [
    i64 1, label %for.cond6.preheader.i
    i64 2, label %for.cond34.preheader.i
    i64 4, label %for.cond67.preheader.i
    i64 8, label %for.cond100.preheader.i
  ]

for.cond100.preheader.i:                          ; preds = %if.end.i
  %cmp101281.i = icmp sgt i64 %sub82, 3
  br i1 %cmp101281.i, label %for.body102.lr.ph.i, label %for.cond124.preheader.i

for.body102.lr.ph.i:                              ; preds = %for.cond100.preheader.i
  %mul107.i = shl nsw i64 %13, 1
  %mul110.i = mul nsw i64 %13, 3
  %mul113.i = shl nsw i64 %3, 1
  %mul115.i = mul nsw i64 %3, 3
  %mul119.i = shl nsw i64 %3, 2
  %mul121.i = shl nsw i64 %13, 2
  br label %for.body102.i

for.cond67.preheader.i:                           ; preds = %if.end.i
  %cmp68291.i = icmp sgt i64 %sub82, 3
  br i1 %cmp68291.i, label %for.body69.lr.ph.i, label %for.cond91.preheader.i

for.body69.lr.ph.i:                               ; preds = %for.cond67.preheader.i
  %mul74.i = shl nsw i64 %13, 1
  %mul77.i = mul nsw i64 %13, 3
  %mul80.i = shl nsw i64 %3, 1
  %mul82.i = mul nsw i64 %3, 3
  %mul86.i = shl nsw i64 %3, 2
  %mul88.i = shl nsw i64 %13, 2
  br label %for.body69.i

for.cond34.preheader.i:                           ; preds = %if.end.i
  %cmp35302.i = icmp sgt i64 %sub82, 3
  br i1 %cmp35302.i, label %for.body36.lr.ph.i, label %for.cond58.preheader.i

for.body36.lr.ph.i:                               ; preds = %for.cond34.preheader.i
  %mul41.i = shl nsw i64 %13, 1
  %mul44.i = mul nsw i64 %13, 3
  %mul47.i = shl nsw i64 %3, 1
  %mul49.i = mul nsw i64 %3, 3
  %mul53.i = shl nsw i64 %3, 2
  %mul55.i = shl nsw i64 %13, 2
  br label %for.body36.i

for.cond6.preheader.i:                            ; preds = %if.end.i
  %cmp7313.i = icmp sgt i64 %sub82, 3
  br i1 %cmp7313.i, label %for.body8.lr.ph.i, label %for.cond26.preheader.i

for.body8.lr.ph.i:                                ; preds = %for.cond6.preheader.i
  %mul10.i = shl nsw i64 %13, 1
  %mul12.i = mul nsw i64 %13, 3
  %mul15.i = shl nsw i64 %3, 1
  %mul17.i = mul nsw i64 %3, 3
  %mul21.i = shl nsw i64 %3, 2
  %mul23.i = shl nsw i64 %13, 2
  br label %for.body8.i

for.cond132.preheader.i:                          ; preds = %if.end.i
  br i1 %cmp3.i, label %for.body135.i, label %cleanup.cont

for.cond26.preheader.i:                           ; preds = %for.body8.i, %for.cond6.preheader.i
  %length.addr.0.lcssa.i = phi i64 [ %sub82, %for.cond6.preheader.i ], [ %sub20.i, %for.body8.i ]
  %from.addr.0.lcssa.i = phi ptr [ %add.ptr81, %for.cond6.preheader.i ], [ %add.ptr24.i, %for.body8.i ]
  %to.addr.0.lcssa.i = phi ptr [ %add.ptr78, %for.cond6.preheader.i ], [ %add.ptr22.i, %for.body8.i ]
  %cmp27320.i = icmp sgt i64 %length.addr.0.lcssa.i, 0
  br i1 %cmp27320.i, label %for.body28.i, label %cleanup.cont

for.body8.i:                                      ; preds = %for.body8.i, %for.body8.lr.ph.i
  %to.addr.0316.i = phi ptr [ %add.ptr78, %for.body8.lr.ph.i ], [ %add.ptr22.i, %for.body8.i ]
  %from.addr.0315.i = phi ptr [ %add.ptr81, %for.body8.lr.ph.i ], [ %add.ptr24.i, %for.body8.i ]
  %length.addr.0314.i = phi i64 [ %sub82, %for.body8.lr.ph.i ], [ %sub20.i, %for.body8.i ]
  %14 = load i8, ptr %from.addr.0315.i, align 1, !alias.scope !28, !noalias !25
  %add.ptr9.i = getelementptr inbounds i8, ptr %from.addr.0315.i, i64 %13
  %15 = load i8, ptr %add.ptr9.i, align 1, !alias.scope !28, !noalias !25
  %add.ptr11.i = getelementptr inbounds i8, ptr %from.addr.0315.i, i64 %mul10.i
  %16 = load i8, ptr %add.ptr11.i, align 1, !alias.scope !28, !noalias !25
  %add.ptr13.i = getelementptr inbounds i8, ptr %from.addr.0315.i, i64 %mul12.i
  %17 = load i8, ptr %add.ptr13.i, align 1, !alias.scope !28, !noalias !25
  store i8 %14, ptr %to.addr.0316.i, align 1, !alias.scope !25, !noalias !28
  %add.ptr14.i = getelementptr inbounds i8, ptr %to.addr.0316.i, i64 %3
  store i8 %15, ptr %add.ptr14.i, align 1, !alias.scope !25, !noalias !28
  %add.ptr16.i = getelementptr inbounds i8, ptr %to.addr.0316.i, i64 %mul15.i
  store i8 %16, ptr %add.ptr16.i, align 1, !alias.scope !25, !noalias !28
  %add.ptr18.i = getelementptr inbounds i8, ptr %to.addr.0316.i, i64 %mul17.i
  store i8 %17, ptr %add.ptr18.i, align 1, !alias.scope !25, !noalias !28
  %sub20.i = add nsw i64 %length.addr.0314.i, -4
  %add.ptr22.i = getelementptr inbounds i8, ptr %to.addr.0316.i, i64 %mul21.i
  %add.ptr24.i = getelementptr inbounds i8, ptr %from.addr.0315.i, i64 %mul23.i
  %cmp7.i = icmp ugt i64 %length.addr.0314.i, 7
  br i1 %cmp7.i, label %for.body8.i, label %for.cond26.preheader.i, !llvm.loop !32

for.body28.i:                                     ; preds = %for.cond26.preheader.i, %for.body28.i
  %to.addr.1323.i = phi ptr [ %add.ptr30.i, %for.body28.i ], [ %to.addr.0.lcssa.i, %for.cond26.preheader.i ]
  %from.addr.1322.i = phi ptr [ %add.ptr31.i, %for.body28.i ], [ %from.addr.0.lcssa.i, %for.cond26.preheader.i ]
  %length.addr.1321.i = phi i64 [ %dec.i, %for.body28.i ], [ %length.addr.0.lcssa.i, %for.cond26.preheader.i ]
  %18 = load i8, ptr %from.addr.1322.i, align 1, !alias.scope !28, !noalias !25
  store i8 %18, ptr %to.addr.1323.i, align 1, !alias.scope !25, !noalias !28
  %dec.i = add nsw i64 %length.addr.1321.i, -1
  %add.ptr30.i = getelementptr inbounds i8, ptr %to.addr.1323.i, i64 %3
  %add.ptr31.i = getelementptr inbounds i8, ptr %from.addr.1322.i, i64 %13
  %cmp27.i = icmp ugt i64 %length.addr.1321.i, 1
  br i1 %cmp27.i, label %for.body28.i, label %cleanup.cont, !llvm.loop !33

for.cond58.preheader.i:                           ; preds = %for.body36.i, %for.cond34.preheader.i
  %length.addr.2.lcssa.i = phi i64 [ %sub82, %for.cond34.preheader.i ], [ %sub52.i, %for.body36.i ]
  %from.addr.2.lcssa.i = phi ptr [ %add.ptr81, %for.cond34.preheader.i ], [ %add.ptr56.i, %for.body36.i ]
  %to.addr.2.lcssa.i = phi ptr [ %add.ptr78, %for.cond34.preheader.i ], [ %add.ptr54.i, %for.body36.i ]
  %cmp59309.i = icmp sgt i64 %length.addr.2.lcssa.i, 0
  br i1 %cmp59309.i, label %for.body60.i, label %cleanup.cont

for.body36.i:                                     ; preds = %for.body36.i, %for.body36.lr.ph.i
  %to.addr.2305.i = phi ptr [ %add.ptr78, %for.body36.lr.ph.i ], [ %add.ptr54.i, %for.body36.i ]
  %from.addr.2304.i = phi ptr [ %add.ptr81, %for.body36.lr.ph.i ], [ %add.ptr56.i, %for.body36.i ]
  %length.addr.2303.i = phi i64 [ %sub82, %for.body36.lr.ph.i ], [ %sub52.i, %for.body36.i ]
  %19 = load i16, ptr %from.addr.2304.i, align 2, !alias.scope !28, !noalias !25
  %add.ptr39.i = getelementptr inbounds i8, ptr %from.addr.2304.i, i64 %13
  %20 = load i16, ptr %add.ptr39.i, align 2, !alias.scope !28, !noalias !25
  %add.ptr42.i = getelementptr inbounds i8, ptr %from.addr.2304.i, i64 %mul41.i
  %21 = load i16, ptr %add.ptr42.i, align 2, !alias.scope !28, !noalias !25
  %add.ptr45.i = getelementptr inbounds i8, ptr %from.addr.2304.i, i64 %mul44.i
  %22 = load i16, ptr %add.ptr45.i, align 2, !alias.scope !28, !noalias !25
  store i16 %19, ptr %to.addr.2305.i, align 2, !alias.scope !25, !noalias !28
  %add.ptr46.i = getelementptr inbounds i8, ptr %to.addr.2305.i, i64 %3
  store i16 %20, ptr %add.ptr46.i, align 2, !alias.scope !25, !noalias !28
  %add.ptr48.i = getelementptr inbounds i8, ptr %to.addr.2305.i, i64 %mul47.i
  store i16 %21, ptr %add.ptr48.i, align 2, !alias.scope !25, !noalias !28
  %add.ptr50.i = getelementptr inbounds i8, ptr %to.addr.2305.i, i64 %mul49.i
  store i16 %22, ptr %add.ptr50.i, align 2, !alias.scope !25, !noalias !28
  %sub52.i = add nsw i64 %length.addr.2303.i, -4
  %add.ptr54.i = getelementptr inbounds i8, ptr %to.addr.2305.i, i64 %mul53.i
  %add.ptr56.i = getelementptr inbounds i8, ptr %from.addr.2304.i, i64 %mul55.i
  %cmp35.i = icmp ugt i64 %length.addr.2303.i, 7
  br i1 %cmp35.i, label %for.body36.i, label %for.cond58.preheader.i, !llvm.loop !34

for.body60.i:                                     ; preds = %for.cond58.preheader.i, %for.body60.i
  %to.addr.3312.i = phi ptr [ %add.ptr63.i, %for.body60.i ], [ %to.addr.2.lcssa.i, %for.cond58.preheader.i ]
  %from.addr.3311.i = phi ptr [ %add.ptr64.i, %for.body60.i ], [ %from.addr.2.lcssa.i, %for.cond58.preheader.i ]
  %length.addr.3310.i = phi i64 [ %dec62.i, %for.body60.i ], [ %length.addr.2.lcssa.i, %for.cond58.preheader.i ]
  %23 = load i16, ptr %from.addr.3311.i, align 2, !alias.scope !28, !noalias !25
  store i16 %23, ptr %to.addr.3312.i, align 2, !alias.scope !25, !noalias !28
  %dec62.i = add nsw i64 %length.addr.3310.i, -1
  %add.ptr63.i = getelementptr inbounds i8, ptr %to.addr.3312.i, i64 %3
  %add.ptr64.i = getelementptr inbounds i8, ptr %from.addr.3311.i, i64 %13
  %cmp59.i = icmp ugt i64 %length.addr.3310.i, 1
  br i1 %cmp59.i, label %for.body60.i, label %cleanup.cont, !llvm.loop !35

for.cond91.preheader.i:                           ; preds = %for.body69.i, %for.cond67.preheader.i
  %length.addr.4.lcssa.i = phi i64 [ %sub82, %for.cond67.preheader.i ], [ %sub85.i, %for.body69.i ]
  %from.addr.4.lcssa.i = phi ptr [ %add.ptr81, %for.cond67.preheader.i ], [ %add.ptr89.i, %for.body69.i ]
  %to.addr.4.lcssa.i = phi ptr [ %add.ptr78, %for.cond67.preheader.i ], [ %add.ptr87.i, %for.body69.i ]
  %cmp92298.i = icmp sgt i64 %length.addr.4.lcssa.i, 0
  br i1 %cmp92298.i, label %for.body93.i, label %cleanup.cont

for.body69.i:                                     ; preds = %for.body69.i, %for.body69.lr.ph.i
  %to.addr.4294.i = phi ptr [ %add.ptr78, %for.body69.lr.ph.i ], [ %add.ptr87.i, %for.body69.i ]
  %from.addr.4293.i = phi ptr [ %add.ptr81, %for.body69.lr.ph.i ], [ %add.ptr89.i, %for.body69.i ]
  %length.addr.4292.i = phi i64 [ %sub82, %for.body69.lr.ph.i ], [ %sub85.i, %for.body69.i ]
  %24 = load i32, ptr %from.addr.4293.i, align 4, !alias.scope !28, !noalias !25
  %add.ptr72.i = getelementptr inbounds i8, ptr %from.addr.4293.i, i64 %13
  %25 = load i32, ptr %add.ptr72.i, align 4, !alias.scope !28, !noalias !25
  %add.ptr75.i = getelementptr inbounds i8, ptr %from.addr.4293.i, i64 %mul74.i
  %26 = load i32, ptr %add.ptr75.i, align 4, !alias.scope !28, !noalias !25
  %add.ptr78.i = getelementptr inbounds i8, ptr %from.addr.4293.i, i64 %mul77.i
  %27 = load i32, ptr %add.ptr78.i, align 4, !alias.scope !28, !noalias !25
  store i32 %24, ptr %to.addr.4294.i, align 4, !alias.scope !25, !noalias !28
  %add.ptr79.i = getelementptr inbounds i8, ptr %to.addr.4294.i, i64 %3
  store i32 %25, ptr %add.ptr79.i, align 4, !alias.scope !25, !noalias !28
  %add.ptr81.i = getelementptr inbounds i8, ptr %to.addr.4294.i, i64 %mul80.i
  store i32 %26, ptr %add.ptr81.i, align 4, !alias.scope !25, !noalias !28
  %add.ptr83.i = getelementptr inbounds i8, ptr %to.addr.4294.i, i64 %mul82.i
  store i32 %27, ptr %add.ptr83.i, align 4, !alias.scope !25, !noalias !28
  %sub85.i = add nsw i64 %length.addr.4292.i, -4
  %add.ptr87.i = getelementptr inbounds i8, ptr %to.addr.4294.i, i64 %mul86.i
  %add.ptr89.i = getelementptr inbounds i8, ptr %from.addr.4293.i, i64 %mul88.i
  %cmp68.i = icmp ugt i64 %length.addr.4292.i, 7
  br i1 %cmp68.i, label %for.body69.i, label %for.cond91.preheader.i, !llvm.loop !36

for.body93.i:                                     ; preds = %for.cond91.preheader.i, %for.body93.i
  %to.addr.5301.i = phi ptr [ %add.ptr96.i, %for.body93.i ], [ %to.addr.4.lcssa.i, %for.cond91.preheader.i ]
  %from.addr.5300.i = phi ptr [ %add.ptr97.i, %for.body93.i ], [ %from.addr.4.lcssa.i, %for.cond91.preheader.i ]
  %length.addr.5299.i = phi i64 [ %dec95.i, %for.body93.i ], [ %length.addr.4.lcssa.i, %for.cond91.preheader.i ]
  %28 = load i32, ptr %from.addr.5300.i, align 4, !alias.scope !28, !noalias !25
  store i32 %28, ptr %to.addr.5301.i, align 4, !alias.scope !25, !noalias !28
  %dec95.i = add nsw i64 %length.addr.5299.i, -1
  %add.ptr96.i = getelementptr inbounds i8, ptr %to.addr.5301.i, i64 %3
  %add.ptr97.i = getelementptr inbounds i8, ptr %from.addr.5300.i, i64 %13
  %cmp92.i = icmp ugt i64 %length.addr.5299.i, 1
  br i1 %cmp92.i, label %for.body93.i, label %cleanup.cont, !llvm.loop !37

for.cond124.preheader.i:                          ; preds = %for.body102.i, %for.cond100.preheader.i
  %length.addr.6.lcssa.i = phi i64 [ %sub82, %for.cond100.preheader.i ], [ %sub118.i, %for.body102.i ]
  %from.addr.6.lcssa.i = phi ptr [ %add.ptr81, %for.cond100.preheader.i ], [ %add.ptr122.i, %for.body102.i ]
  %to.addr.6.lcssa.i = phi ptr [ %add.ptr78, %for.cond100.preheader.i ], [ %add.ptr120.i, %for.body102.i ]
  %cmp125287.i = icmp sgt i64 %length.addr.6.lcssa.i, 0
  br i1 %cmp125287.i, label %for.body126.i, label %cleanup.cont

for.body102.i:                                    ; preds = %for.body102.i, %for.body102.lr.ph.i
  %to.addr.6284.i = phi ptr [ %add.ptr78, %for.body102.lr.ph.i ], [ %add.ptr120.i, %for.body102.i ]
  %from.addr.6283.i = phi ptr [ %add.ptr81, %for.body102.lr.ph.i ], [ %add.ptr122.i, %for.body102.i ]
  %length.addr.6282.i = phi i64 [ %sub82, %for.body102.lr.ph.i ], [ %sub118.i, %for.body102.i ]
  %29 = load i64, ptr %from.addr.6283.i, align 8, !alias.scope !28, !noalias !25
  %add.ptr105.i = getelementptr inbounds i8, ptr %from.addr.6283.i, i64 %13
  %30 = load i64, ptr %add.ptr105.i, align 8, !alias.scope !28, !noalias !25
  %add.ptr108.i = getelementptr inbounds i8, ptr %from.addr.6283.i, i64 %mul107.i
  %31 = load i64, ptr %add.ptr108.i, align 8, !alias.scope !28, !noalias !25
  %add.ptr111.i = getelementptr inbounds i8, ptr %from.addr.6283.i, i64 %mul110.i
  %32 = load i64, ptr %add.ptr111.i, align 8, !alias.scope !28, !noalias !25
  store i64 %29, ptr %to.addr.6284.i, align 8, !alias.scope !25, !noalias !28
  %add.ptr112.i = getelementptr inbounds i8, ptr %to.addr.6284.i, i64 %3
  store i64 %30, ptr %add.ptr112.i, align 8, !alias.scope !25, !noalias !28
  %add.ptr114.i = getelementptr inbounds i8, ptr %to.addr.6284.i, i64 %mul113.i
  store i64 %31, ptr %add.ptr114.i, align 8, !alias.scope !25, !noalias !28
  %add.ptr116.i = getelementptr inbounds i8, ptr %to.addr.6284.i, i64 %mul115.i
  store i64 %32, ptr %add.ptr116.i, align 8, !alias.scope !25, !noalias !28
  %sub118.i = add nsw i64 %length.addr.6282.i, -4
  %add.ptr120.i = getelementptr inbounds i8, ptr %to.addr.6284.i, i64 %mul119.i
  %add.ptr122.i = getelementptr inbounds i8, ptr %from.addr.6283.i, i64 %mul121.i
  %cmp101.i = icmp ugt i64 %length.addr.6282.i, 7
  br i1 %cmp101.i, label %for.body102.i, label %for.cond124.preheader.i, !llvm.loop !38

for.body126.i:                                    ; preds = %for.cond124.preheader.i, %for.body126.i
  %to.addr.7290.i = phi ptr [ %add.ptr129.i, %for.body126.i ], [ %to.addr.6.lcssa.i, %for.cond124.preheader.i ]
  %from.addr.7289.i = phi ptr [ %add.ptr130.i, %for.body126.i ], [ %from.addr.6.lcssa.i, %for.cond124.preheader.i ]
  %length.addr.7288.i = phi i64 [ %dec128.i, %for.body126.i ], [ %length.addr.6.lcssa.i, %for.cond124.preheader.i ]
  %33 = load i64, ptr %from.addr.7289.i, align 8, !alias.scope !28, !noalias !25
  store i64 %33, ptr %to.addr.7290.i, align 8, !alias.scope !25, !noalias !28
  %dec128.i = add nsw i64 %length.addr.7288.i, -1
  %add.ptr129.i = getelementptr inbounds i8, ptr %to.addr.7290.i, i64 %3
  %add.ptr130.i = getelementptr inbounds i8, ptr %from.addr.7289.i, i64 %13
  %cmp125.i = icmp ugt i64 %length.addr.7288.i, 1
  br i1 %cmp125.i, label %for.body126.i, label %cleanup.cont, !llvm.loop !39

for.body135.i:                                    ; preds = %for.cond132.preheader.i, %for.body135.i
  %k.0325.i = phi i64 [ %inc.i, %for.body135.i ], [ 0, %for.cond132.preheader.i ]
  %mul136.i = mul nsw i64 %k.0325.i, %3
  %add.ptr137.i = getelementptr inbounds i8, ptr %add.ptr78, i64 %mul136.i
  %mul138.i = mul nsw i64 %k.0325.i, %13
  %add.ptr139.i = getelementptr inbounds i8, ptr %add.ptr81, i64 %mul138.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr137.i, ptr readonly align 1 %add.ptr139.i, i64 %bytes, i1 false), !alias.scope !30
  %inc.i = add nuw nsw i64 %k.0325.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %sub82
  br i1 %exitcond.not.i, label %cleanup.cont, label %for.body135.i, !llvm.loop !40

cleanup.cont:                                     ; preds = %for.body126.i, %for.body93.i, %for.body60.i, %for.body28.i, %for.body135.i, %for.body.i, %for.body, %for.cond.preheader, %for.cond124.preheader.i, %for.cond91.preheader.i, %for.cond58.preheader.i, %for.cond26.preheader.i, %for.cond132.preheader.i, %if.then.i, %if.then, %if.then5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { nofree nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nosync nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { nounwind }

!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = !{!9}
!9 = distinct !{!9, !10, !"stream_block: %to"}
!10 = distinct !{!10, !"stream_block"}
!11 = !{!12}
!12 = distinct !{!12, !10, !"stream_block: %from"}
!13 = !{i32 1}
!14 = distinct !{!14, !5, !6}
!15 = !{!9, !12}
!16 = distinct !{!16, !5, !6}
!17 = distinct !{!17, !5, !6}
!18 = distinct !{!18, !5, !6}
!19 = distinct !{!19, !5, !6}
!20 = distinct !{!20, !5, !6}
!21 = distinct !{!21, !5, !6}
!22 = distinct !{!22, !5, !6}
!23 = distinct !{!23, !5, !6}
!24 = distinct !{!24, !5, !6}
!25 = !{!26}
!26 = distinct !{!26, !27, !"copy_line: %to"}
!27 = distinct !{!27, !"copy_line"}
!28 = !{!29}
!29 = distinct !{!29, !27, !"copy_line: %from"}
!30 = !{!26, !29}
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
