; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
%struct.tap = type { i64, i64 }
%struct.phase = type { i64, i64, i64, [3 x i64], [3 x i64] }
%struct.spatial_axis = type { i64, i64, i64, i64, i64, i64 }

@lazyasync_layout_convolution_members = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_convolution_x_member = local_unnamed_addr constant i64 8, align 8
@lazyasync_layout_convolution_has_bias = local_unnamed_addr constant i64 17, align 8
@lazyasync_layout_convolution_is_strips = local_unnamed_addr constant i64 20, align 8
@lazyasync_layout_convolution_box = local_unnamed_addr constant i64 21, align 8
@lazyasync_layout_convolution_output_block = local_unnamed_addr constant i64 27, align 8
@lazyasync_layout_convolution_channel_block = local_unnamed_addr constant i64 30, align 8
@lazyasync_layout_convolution_phases = local_unnamed_addr constant i64 33, align 8
@lazyasync_layout_convolution_axes = local_unnamed_addr constant i64 34, align 8
@lazyasync_layout_correlation_groups = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_correlation_row_block = local_unnamed_addr constant i64 16, align 8
@lazyasync_layout_correlation_band_axis = local_unnamed_addr constant i64 21, align 8
@lazyasync_layout_correlation_taps = local_unnamed_addr constant i64 26, align 8
@lazyasync_layout_correlation_axes = local_unnamed_addr constant i64 33, align 8
@lazyasync_convolve_strips_f.only = internal constant %struct.tap zeroinitializer, align 8
@lazyasync_sum_up_f.wide = internal unnamed_addr constant [3 x ptr] [ptr @lazyasync_tile_4_1_f, ptr @lazyasync_tile_4_2_f, ptr @lazyasync_tile_4_3_f], align 16
@lazyasync_sum_up_f.single = internal unnamed_addr constant [5 x ptr] [ptr @lazyasync_tile_1_12_f, ptr @lazyasync_tile_1_6_f, ptr @lazyasync_tile_1_3_f, ptr @lazyasync_tile_1_2_f, ptr @lazyasync_tile_1_1_f], align 16
@lazyasync_sum_up_f.widths = internal unnamed_addr constant [5 x i32] [i32 12, i32 6, i32 3, i32 2, i32 1], align 16
@lazyasync_correlate_one_f.kinds = internal unnamed_addr constant [2 x [3 x ptr]] [[3 x ptr] [ptr @lazyasync_dots_1_1_f, ptr @lazyasync_dots_1_2_f, ptr @lazyasync_dots_1_3_f], [3 x ptr] [ptr @lazyasync_dots_4_1_f, ptr @lazyasync_dots_4_2_f, ptr @lazyasync_dots_4_3_f]], align 16

; Function Attrs: nounwind
define void @lazyasync_convolve_f(ptr noundef %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp slt i64 %begin, %end
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %k.04 = phi i64 [ %inc, %for.body ], [ %begin, %entry ]
  tail call fastcc void @lazyasync_convolve_one_f(ptr noundef %arguments, i64 noundef %k.04)
  %inc = add i64 %k.04, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal fastcc void @lazyasync_convolve_one_f(ptr noundef %p, i64 noundef %iteration) unnamed_addr #0 {
entry:
  %start = alloca [3 x i64], align 16
  %counts = alloca [3 x i64], align 16
  %counts148 = alloca [3 x i64], align 16
  %others = alloca [3 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %start) #11
  %boxes = getelementptr inbounds i8, ptr %p, i64 192
  %box = getelementptr inbounds i8, ptr %p, i64 168
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %members = getelementptr inbounds i8, ptr %p, i64 32
  %0 = load i64, ptr %members, align 8
  %rem8 = srem i64 %div, %0
  %div10 = sdiv i64 %div, %0
  %output_blocks = getelementptr inbounds i8, ptr %p, i64 224
  %1 = load i64, ptr %output_blocks, align 8
  %rem11 = srem i64 %div10, %1
  %div13 = sdiv i64 %div10, %1
  %output_block = getelementptr inbounds i8, ptr %p, i64 216
  %2 = load i64, ptr %output_block, align 8
  %mul14 = mul nsw i64 %2, %rem11
  %outputs16 = getelementptr inbounds i8, ptr %p, i64 48
  %3 = load i64, ptr %outputs16, align 8
  %sub = sub nsw i64 %3, %mul14
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %2, i64 %sub)
  %add.ptr = getelementptr inbounds i8, ptr %p, i64 416
  %phases17 = getelementptr inbounds i8, ptr %p, i64 264
  %4 = load i64, ptr %phases17, align 8
  %add.ptr18 = getelementptr inbounds %struct.phase, ptr %add.ptr, i64 %4
  %5 = load ptr, ptr %p, align 8
  %x_member = getelementptr inbounds i8, ptr %p, i64 64
  %6 = load i64, ptr %x_member, align 8
  %mul20 = mul nsw i64 %6, %rem8
  %add.ptr21 = getelementptr inbounds float, ptr %5, i64 %mul20
  %x_group = getelementptr inbounds i8, ptr %p, i64 72
  %7 = load i64, ptr %x_group, align 8
  %mul22 = mul nsw i64 %7, %div13
  %add.ptr23 = getelementptr inbounds float, ptr %add.ptr21, i64 %mul22
  %kernel24 = getelementptr inbounds i8, ptr %p, i64 8
  %8 = load ptr, ptr %kernel24, align 8
  %kernel_group = getelementptr inbounds i8, ptr %p, i64 88
  %9 = load i64, ptr %kernel_group, align 8
  %mul25 = mul nsw i64 %9, %div13
  %add.ptr26 = getelementptr inbounds float, ptr %8, i64 %mul25
  %kernel_output = getelementptr inbounds i8, ptr %p, i64 96
  %10 = load i64, ptr %kernel_output, align 8
  %mul27 = mul nsw i64 %10, %mul14
  %add.ptr28 = getelementptr inbounds float, ptr %add.ptr26, i64 %mul27
  %bias29 = getelementptr inbounds i8, ptr %p, i64 16
  %11 = load ptr, ptr %bias29, align 8
  %mul31 = mul nsw i64 %3, %div13
  %add = add nsw i64 %mul31, %mul14
  %bias_step = getelementptr inbounds i8, ptr %p, i64 144
  %12 = load i64, ptr %bias_step, align 8
  %mul32 = mul nsw i64 %12, %add
  %add.ptr33 = getelementptr inbounds float, ptr %11, i64 %mul32
  %result34 = getelementptr inbounds i8, ptr %p, i64 24
  %13 = load ptr, ptr %result34, align 8
  %result_member = getelementptr inbounds i8, ptr %p, i64 112
  %14 = load i64, ptr %result_member, align 8
  %mul35 = mul nsw i64 %14, %rem8
  %add.ptr36 = getelementptr inbounds float, ptr %13, i64 %mul35
  %result_group = getelementptr inbounds i8, ptr %p, i64 120
  %15 = load i64, ptr %result_group, align 8
  %mul37 = mul nsw i64 %15, %div13
  %add.ptr38 = getelementptr inbounds float, ptr %add.ptr36, i64 %mul37
  %result_output = getelementptr inbounds i8, ptr %p, i64 128
  %16 = load i64, ptr %result_output, align 8
  %mul39 = mul nsw i64 %16, %mul14
  %add.ptr40 = getelementptr inbounds float, ptr %add.ptr38, i64 %mul39
  %is_strips = getelementptr inbounds i8, ptr %p, i64 160
  %17 = load i64, ptr %is_strips, align 8
  %tobool.not = icmp eq i64 %17, 0
  br i1 %tobool.not, label %if.end, label %if.then

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 2, %entry ], [ %indvars.iv.next, %for.body ]
  %rest.0513 = phi i64 [ %iteration, %entry ], [ %div, %for.body ]
  %arrayidx = getelementptr inbounds [3 x i64], ptr %boxes, i64 0, i64 %indvars.iv
  %18 = load i64, ptr %arrayidx, align 8
  %rem = srem i64 %rest.0513, %18
  %arrayidx2 = getelementptr inbounds [3 x i64], ptr %box, i64 0, i64 %indvars.iv
  %19 = load i64, ptr %arrayidx2, align 8
  %mul = mul nsw i64 %19, %rem
  %arrayidx4 = getelementptr inbounds [3 x i64], ptr %start, i64 0, i64 %indvars.iv
  store i64 %mul, ptr %arrayidx4, align 8
  %div = sdiv i64 %rest.0513, %18
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp.not = icmp eq i64 %indvars.iv, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !7

if.then:                                          ; preds = %for.cond.cleanup
  %arrayidx41 = getelementptr inbounds i8, ptr %start, i64 16
  %20 = load i64, ptr %arrayidx41, align 16
  tail call fastcc void @lazyasync_convolve_strips_f(ptr noundef nonnull %p, i64 noundef %20, ptr noundef %add.ptr23, ptr noundef %add.ptr28, ptr noundef %add.ptr33, i64 noundef %cond.i, ptr noundef %add.ptr40)
  br label %cleanup274

if.end:                                           ; preds = %for.cond.cleanup
  %row_elements = getelementptr inbounds i8, ptr %p, i64 256
  %21 = load i64, ptr %row_elements, align 8
  %mul43 = mul nsw i64 %21, %4
  %buffer_channels = getelementptr inbounds i8, ptr %p, i64 232
  %22 = load i64, ptr %buffer_channels, align 8
  %channel_elements = getelementptr inbounds i8, ptr %p, i64 248
  %23 = load i64, ptr %channel_elements, align 8
  %mul44 = mul nsw i64 %23, %22
  %add45 = add nsw i64 %mul44, 24
  %24 = tail call ptr @llvm.stacksave.p0()
  %vla = alloca float, i64 %add45, align 16
  %mul46 = mul nsw i64 %mul43, %cond.i
  %add47 = add nsw i64 %mul46, 24
  %vla48 = alloca float, i64 %add47, align 16
  %25 = load i64, ptr %buffer_channels, align 8
  %26 = load i64, ptr %channel_elements, align 8
  %mul51 = mul nsw i64 %26, %25
  %add.ptr52 = getelementptr inbounds float, ptr %vla, i64 %mul51
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(96) %add.ptr52, i8 0, i64 96, i1 false)
  %axes = getelementptr inbounds i8, ptr %p, i64 272
  %buffer = getelementptr inbounds i8, ptr %p, i64 352
  %27 = load i64, ptr %buffer, align 8
  %buffer56 = getelementptr inbounds i8, ptr %p, i64 400
  %28 = load i64, ptr %buffer56, align 8
  %channels = getelementptr inbounds i8, ptr %p, i64 56
  %29 = load i64, ptr %channels, align 8
  %cmp58521 = icmp sgt i64 %29, 0
  br i1 %cmp58521, label %for.body60.lr.ph, label %if.end.for.cond141.preheader_crit_edge

if.end.for.cond141.preheader_crit_edge:           ; preds = %if.end
  %.pre546 = load i64, ptr %phases17, align 8
  br label %for.cond141.preheader

for.body60.lr.ph:                                 ; preds = %if.end
  %x_channel = getelementptr inbounds i8, ptr %p, i64 80
  %arrayidx10.i = getelementptr inbounds i8, ptr %counts, i64 8
  %arrayidx12.i = getelementptr inbounds i8, ptr %counts, i64 16
  %kernel_channel = getelementptr inbounds i8, ptr %p, i64 104
  %cmp97516 = icmp sgt i64 %cond.i, 0
  br label %for.body60

for.cond141.preheader:                            ; preds = %for.cond.cleanup83, %if.end.for.cond141.preheader_crit_edge
  %30 = phi i64 [ %.pre546, %if.end.for.cond141.preheader_crit_edge ], [ %37, %for.cond.cleanup83 ]
  %cmp143533 = icmp sgt i64 %30, 0
  br i1 %cmp143533, label %for.body146.lr.ph, label %for.cond.cleanup145

for.body146.lr.ph:                                ; preds = %for.cond141.preheader
  %arrayidx10.i456 = getelementptr inbounds i8, ptr %counts148, i64 8
  %arrayidx12.i459 = getelementptr inbounds i8, ptr %counts148, i64 16
  %arrayidx10.i478 = getelementptr inbounds i8, ptr %others, i64 8
  %arrayidx12.i481 = getelementptr inbounds i8, ptr %others, i64 16
  %cmp196531 = icmp sgt i64 %cond.i, 0
  %has_bias = getelementptr inbounds i8, ptr %p, i64 136
  %is_positive247 = getelementptr inbounds i8, ptr %p, i64 152
  br label %for.body146

for.body60:                                       ; preds = %for.body60.lr.ph, %for.cond.cleanup83
  %31 = phi i64 [ %25, %for.body60.lr.ph ], [ %38, %for.cond.cleanup83 ]
  %32 = phi i64 [ %29, %for.body60.lr.ph ], [ %39, %for.cond.cleanup83 ]
  %first.0522 = phi i64 [ 0, %for.body60.lr.ph ], [ %add137, %for.cond.cleanup83 ]
  %sub64 = sub nsw i64 %32, %first.0522
  %cond.i439 = call noundef i64 @llvm.smin.i64(i64 %31, i64 %sub64)
  %cmp67514 = icmp sgt i64 %cond.i439, 0
  br i1 %cmp67514, label %for.body69, label %for.cond80.preheader

for.cond80.preheader:                             ; preds = %for.body69, %for.body60
  %33 = load i64, ptr %phases17, align 8
  %cmp82518 = icmp sgt i64 %33, 0
  br i1 %cmp82518, label %for.body84.lr.ph, label %for.cond.cleanup83

for.body84.lr.ph:                                 ; preds = %for.cond80.preheader
  %cmp116 = icmp eq i64 %first.0522, 0
  %conv = zext i1 %cmp116 to i32
  %34 = and i1 %cmp116, %cmp97516
  br label %for.body84

for.body69:                                       ; preds = %for.body60, %for.body69
  %c.0515 = phi i64 [ %inc, %for.body69 ], [ 0, %for.body60 ]
  %35 = load i64, ptr %channel_elements, align 8
  %mul71 = mul nsw i64 %35, %c.0515
  %add.ptr72 = getelementptr inbounds float, ptr %vla, i64 %mul71
  %add73 = add nsw i64 %c.0515, %first.0522
  %36 = load i64, ptr %x_channel, align 8
  %mul74 = mul nsw i64 %36, %add73
  %add.ptr75 = getelementptr inbounds float, ptr %add.ptr23, i64 %mul74
  call fastcc void @lazyasync_fill_f(ptr noundef nonnull %add.ptr72, ptr noundef %add.ptr75, ptr noundef nonnull %axes, ptr noundef nonnull %start)
  %inc = add nuw nsw i64 %c.0515, 1
  %exitcond.not = icmp eq i64 %inc, %cond.i439
  br i1 %exitcond.not, label %for.cond80.preheader, label %for.body69, !llvm.loop !8

for.cond.cleanup83:                               ; preds = %cleanup, %for.cond80.preheader
  %37 = phi i64 [ %33, %for.cond80.preheader ], [ %62, %cleanup ]
  %38 = load i64, ptr %buffer_channels, align 8
  %add137 = add nsw i64 %38, %first.0522
  %39 = load i64, ptr %channels, align 8
  %cmp58 = icmp slt i64 %add137, %39
  br i1 %cmp58, label %for.body60, label %for.cond141.preheader, !llvm.loop !9

for.body84:                                       ; preds = %for.body84.lr.ph, %cleanup
  %40 = phi i64 [ %33, %for.body84.lr.ph ], [ %62, %cleanup ]
  %n.0519 = phi i64 [ 0, %for.body84.lr.ph ], [ %inc132, %cleanup ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %counts) #11
  %arrayidx85 = getelementptr inbounds %struct.phase, ptr %add.ptr, i64 %n.0519
  %counts1.i = getelementptr inbounds i8, ptr %arrayidx85, i64 24
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %for.body.i
  %41 = load i64, ptr %counts, align 16
  %cmp9.i = icmp slt i64 %41, 1
  %42 = load i64, ptr %arrayidx10.i, align 8
  %cmp11.i = icmp slt i64 %42, 1
  %or.cond.not535 = select i1 %cmp9.i, i1 true, i1 %cmp11.i
  %43 = load i64, ptr %arrayidx12.i, align 16
  %cmp13.i = icmp slt i64 %43, 1
  %or.cond509 = select i1 %or.cond.not535, i1 true, i1 %cmp13.i
  br i1 %or.cond509, label %cleanup, label %if.end91

for.body.i:                                       ; preds = %for.body.i, %for.body84
  %indvars.iv.i = phi i64 [ 0, %for.body84 ], [ %indvars.iv.next.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds [3 x i64], ptr %box, i64 0, i64 %indvars.iv.i
  %44 = load i64, ptr %arrayidx.i, align 8
  %arrayidx3.i = getelementptr inbounds [3 x i64], ptr %counts1.i, i64 0, i64 %indvars.iv.i
  %45 = load i64, ptr %arrayidx3.i, align 8
  %arrayidx5.i = getelementptr inbounds i64, ptr %start, i64 %indvars.iv.i
  %46 = load i64, ptr %arrayidx5.i, align 8
  %sub.i = sub nsw i64 %45, %46
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %44, i64 %sub.i)
  %arrayidx7.i = getelementptr inbounds i64, ptr %counts, i64 %indvars.iv.i
  store i64 %cond.i.i, ptr %arrayidx7.i, align 8
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 3
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !10

if.end91:                                         ; preds = %for.cond.cleanup.i
  %taps93 = getelementptr inbounds i8, ptr %arrayidx85, i64 8
  %47 = load i64, ptr %taps93, align 8
  %tobool94.not = icmp eq i64 %47, 0
  br i1 %tobool94.not, label %for.cond96.preheader, label %if.end110

for.cond96.preheader:                             ; preds = %if.end91
  br i1 %34, label %for.body100.lr.ph, label %cleanup

for.body100.lr.ph:                                ; preds = %for.cond96.preheader
  %48 = load i64, ptr %row_elements, align 8
  %mul104 = mul nsw i64 %48, %n.0519
  %invariant.gep = getelementptr float, ptr %vla48, i64 %mul104
  %cmp.not14.i = icmp slt i64 %48, 8
  %49 = add nsw i64 %48, -8
  %50 = shl i64 %49, 2
  %51 = and i64 %50, -32
  %52 = add i64 %51, 32
  %53 = and i64 %49, -8
  %54 = add nuw nsw i64 %53, 8
  br label %for.body100

for.body100:                                      ; preds = %for.body100.lr.ph, %lazyasync_clear_f.exit
  %o.0517 = phi i64 [ 0, %for.body100.lr.ph ], [ %inc108, %lazyasync_clear_f.exit ]
  %mul101 = mul nsw i64 %o.0517, %mul43
  %gep = getelementptr float, ptr %invariant.gep, i64 %mul101
  br i1 %cmp.not14.i, label %for.cond2.preheader.i, label %for.body.preheader.i

for.body.preheader.i:                             ; preds = %for.body100
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %gep, i8 0, i64 %52, i1 false)
  br label %for.cond2.preheader.i

for.cond2.preheader.i:                            ; preds = %for.body.preheader.i, %for.body100
  %r.0.lcssa.i = phi i64 [ 0, %for.body100 ], [ %54, %for.body.preheader.i ]
  %cmp317.i = icmp slt i64 %r.0.lcssa.i, %48
  br i1 %cmp317.i, label %for.body4.preheader.i, label %lazyasync_clear_f.exit

for.body4.preheader.i:                            ; preds = %for.cond2.preheader.i
  %55 = shl i64 %r.0.lcssa.i, 2
  %scevgep.i = getelementptr i8, ptr %gep, i64 %55
  %56 = sub nsw i64 %48, %r.0.lcssa.i
  %57 = shl i64 %56, 2
  call void @llvm.memset.p0.i64(ptr align 4 %scevgep.i, i8 0, i64 %57, i1 false)
  br label %lazyasync_clear_f.exit

lazyasync_clear_f.exit:                           ; preds = %for.cond2.preheader.i, %for.body4.preheader.i
  %inc108 = add nuw nsw i64 %o.0517, 1
  %cmp97 = icmp slt i64 %inc108, %cond.i
  br i1 %cmp97, label %for.body100, label %cleanup, !llvm.loop !11

if.end110:                                        ; preds = %if.end91
  %58 = load i64, ptr %arrayidx85, align 8
  %add.ptr112 = getelementptr inbounds %struct.tap, ptr %add.ptr18, i64 %58
  %59 = load i64, ptr %channel_elements, align 8
  %60 = load i64, ptr %kernel_channel, align 8
  %mul117 = mul nsw i64 %60, %first.0522
  %add.ptr118 = getelementptr inbounds float, ptr %add.ptr28, i64 %mul117
  %sub120 = add nsw i64 %41, -1
  %mul121 = mul nsw i64 %sub120, %27
  %add123 = add i64 %mul121, -1
  %sub124 = add i64 %add123, %42
  %mul125 = mul nsw i64 %sub124, %28
  %add127 = add nsw i64 %mul125, %43
  %61 = load i64, ptr %row_elements, align 8
  %mul129 = mul nsw i64 %61, %n.0519
  %add.ptr130 = getelementptr inbounds float, ptr %vla48, i64 %mul129
  call fastcc void @lazyasync_sum_up_f(ptr noundef nonnull %p, ptr noundef nonnull %add.ptr112, i64 noundef %47, ptr noundef nonnull %vla, i64 noundef %59, i64 noundef %cond.i439, i32 noundef %conv, ptr noundef %add.ptr118, i64 noundef %cond.i, i64 noundef %add127, ptr noundef nonnull %add.ptr130, i64 noundef %mul43)
  %.pre = load i64, ptr %phases17, align 8
  br label %cleanup

cleanup:                                          ; preds = %lazyasync_clear_f.exit, %for.cond96.preheader, %for.cond.cleanup.i, %if.end110
  %62 = phi i64 [ %40, %for.cond96.preheader ], [ %40, %for.cond.cleanup.i ], [ %.pre, %if.end110 ], [ %40, %lazyasync_clear_f.exit ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %counts) #11
  %inc132 = add nuw nsw i64 %n.0519, 1
  %cmp82 = icmp slt i64 %inc132, %62
  br i1 %cmp82, label %for.body84, label %for.cond.cleanup83, !llvm.loop !12

for.cond.cleanup145:                              ; preds = %cleanup264, %for.cond141.preheader
  call void @llvm.stackrestore.p0(ptr %24)
  br label %cleanup274

for.body146:                                      ; preds = %for.body146.lr.ph, %cleanup264
  %.pre547548 = phi i64 [ %30, %for.body146.lr.ph ], [ %.pre547549, %cleanup264 ]
  %63 = phi i64 [ %30, %for.body146.lr.ph ], [ %101, %cleanup264 ]
  %n140.0534 = phi i64 [ 0, %for.body146.lr.ph ], [ %inc271, %cleanup264 ]
  %arrayidx147 = getelementptr inbounds %struct.phase, ptr %add.ptr, i64 %n140.0534
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %counts148) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %others) #11
  %first149 = getelementptr inbounds i8, ptr %arrayidx147, i64 16
  %64 = load i64, ptr %first149, align 8
  %counts1.i441 = getelementptr inbounds i8, ptr %arrayidx147, i64 24
  br label %for.body.i442

for.cond.cleanup.i452:                            ; preds = %for.body.i442
  %65 = load i64, ptr %counts148, align 16
  %cmp9.i453 = icmp slt i64 %65, 1
  %66 = load i64, ptr %arrayidx10.i456, align 8
  %cmp11.i457 = icmp slt i64 %66, 1
  %or.cond507.not536 = select i1 %cmp9.i453, i1 true, i1 %cmp11.i457
  %67 = load i64, ptr %arrayidx12.i459, align 16
  %cmp13.i460 = icmp slt i64 %67, 1
  %or.cond510 = select i1 %or.cond507.not536, i1 true, i1 %cmp13.i460
  br i1 %or.cond510, label %cleanup264, label %for.cond157.preheader

for.cond157.preheader:                            ; preds = %for.cond.cleanup.i452
  %steps = getelementptr inbounds i8, ptr %arrayidx147, i64 48
  br label %for.body161

for.body.i442:                                    ; preds = %for.body.i442, %for.body146
  %indvars.iv.i443 = phi i64 [ 0, %for.body146 ], [ %indvars.iv.next.i450, %for.body.i442 ]
  %arrayidx.i444 = getelementptr inbounds [3 x i64], ptr %box, i64 0, i64 %indvars.iv.i443
  %68 = load i64, ptr %arrayidx.i444, align 8
  %arrayidx3.i445 = getelementptr inbounds [3 x i64], ptr %counts1.i441, i64 0, i64 %indvars.iv.i443
  %69 = load i64, ptr %arrayidx3.i445, align 8
  %arrayidx5.i446 = getelementptr inbounds i64, ptr %start, i64 %indvars.iv.i443
  %70 = load i64, ptr %arrayidx5.i446, align 8
  %sub.i447 = sub nsw i64 %69, %70
  %cond.i.i448 = call noundef i64 @llvm.smin.i64(i64 %68, i64 %sub.i447)
  %arrayidx7.i449 = getelementptr inbounds i64, ptr %counts148, i64 %indvars.iv.i443
  store i64 %cond.i.i448, ptr %arrayidx7.i449, align 8
  %indvars.iv.next.i450 = add nuw nsw i64 %indvars.iv.i443, 1
  %exitcond.not.i451 = icmp eq i64 %indvars.iv.next.i450, 3
  br i1 %exitcond.not.i451, label %for.cond.cleanup.i452, label %for.body.i442, !llvm.loop !10

for.cond.cleanup160:                              ; preds = %for.body161
  %add172 = add nsw i64 %n140.0534, 1
  %cmp174 = icmp slt i64 %add172, %63
  br i1 %cmp174, label %land.lhs.true, label %land.end193

for.body161:                                      ; preds = %for.cond157.preheader, %for.body161
  %indvars.iv539 = phi i64 [ 0, %for.cond157.preheader ], [ %indvars.iv.next540, %for.body161 ]
  %to.0523 = phi i64 [ %64, %for.cond157.preheader ], [ %add167, %for.body161 ]
  %arrayidx163 = getelementptr inbounds [3 x i64], ptr %start, i64 0, i64 %indvars.iv539
  %71 = load i64, ptr %arrayidx163, align 8
  %arrayidx165 = getelementptr inbounds [3 x i64], ptr %steps, i64 0, i64 %indvars.iv539
  %72 = load i64, ptr %arrayidx165, align 8
  %mul166 = mul nsw i64 %72, %71
  %add167 = add nsw i64 %mul166, %to.0523
  %indvars.iv.next540 = add nuw nsw i64 %indvars.iv539, 1
  %exitcond542.not = icmp eq i64 %indvars.iv.next540, 3
  br i1 %exitcond542.not, label %for.cond.cleanup160, label %for.body161, !llvm.loop !13

land.lhs.true:                                    ; preds = %for.cond.cleanup160
  %arrayidx177 = getelementptr inbounds i8, ptr %arrayidx147, i64 64
  %73 = load i64, ptr %arrayidx177, align 8
  %cmp178 = icmp eq i64 %73, 2
  br i1 %cmp178, label %land.lhs.true180, label %land.end193

land.lhs.true180:                                 ; preds = %land.lhs.true
  %first182 = getelementptr inbounds i8, ptr %arrayidx147, i64 88
  %74 = load i64, ptr %first182, align 8
  %add184 = add nsw i64 %64, 1
  %cmp185 = icmp eq i64 %74, %add184
  br i1 %cmp185, label %land.rhs187, label %land.end193

land.rhs187:                                      ; preds = %land.lhs.true180
  %counts1.i463 = getelementptr inbounds i8, ptr %arrayidx147, i64 96
  br label %for.body.i464

for.cond.cleanup.i474:                            ; preds = %for.body.i464
  %75 = load i64, ptr %others, align 16
  %cmp9.i475 = icmp sgt i64 %75, 0
  %76 = load i64, ptr %arrayidx10.i478, align 8
  %cmp11.i479 = icmp sgt i64 %76, 0
  %or.cond508 = select i1 %cmp9.i475, i1 %cmp11.i479, i1 false
  %77 = load i64, ptr %arrayidx12.i481, align 16
  %cmp13.i482 = icmp sgt i64 %77, 0
  %narrow = select i1 %or.cond508, i1 %cmp13.i482, i1 false
  br label %land.end193

for.body.i464:                                    ; preds = %for.body.i464, %land.rhs187
  %indvars.iv.i465 = phi i64 [ 0, %land.rhs187 ], [ %indvars.iv.next.i472, %for.body.i464 ]
  %arrayidx.i466 = getelementptr inbounds [3 x i64], ptr %box, i64 0, i64 %indvars.iv.i465
  %78 = load i64, ptr %arrayidx.i466, align 8
  %arrayidx3.i467 = getelementptr inbounds [3 x i64], ptr %counts1.i463, i64 0, i64 %indvars.iv.i465
  %79 = load i64, ptr %arrayidx3.i467, align 8
  %arrayidx5.i468 = getelementptr inbounds i64, ptr %start, i64 %indvars.iv.i465
  %80 = load i64, ptr %arrayidx5.i468, align 8
  %sub.i469 = sub nsw i64 %79, %80
  %cond.i.i470 = call noundef i64 @llvm.smin.i64(i64 %78, i64 %sub.i469)
  %arrayidx7.i471 = getelementptr inbounds i64, ptr %others, i64 %indvars.iv.i465
  store i64 %cond.i.i470, ptr %arrayidx7.i471, align 8
  %indvars.iv.next.i472 = add nuw nsw i64 %indvars.iv.i465, 1
  %exitcond.not.i473 = icmp eq i64 %indvars.iv.next.i472, 3
  br i1 %exitcond.not.i473, label %for.cond.cleanup.i474, label %for.body.i464, !llvm.loop !10

land.end193:                                      ; preds = %for.cond.cleanup.i474, %land.lhs.true180, %land.lhs.true, %for.cond.cleanup160
  %81 = phi i1 [ false, %land.lhs.true180 ], [ false, %land.lhs.true ], [ false, %for.cond.cleanup160 ], [ %narrow, %for.cond.cleanup.i474 ]
  br i1 %cmp196531, label %for.body199.lr.ph, label %for.cond.cleanup198

for.body199.lr.ph:                                ; preds = %land.end193
  %cmp206529 = icmp sgt i64 %65, 0
  %invariant.gep525 = getelementptr float, ptr %add.ptr40, i64 %add167
  %cmp212527 = icmp sgt i64 %66, 0
  %arrayidx225 = getelementptr inbounds i8, ptr %arrayidx147, i64 56
  %arrayidx245 = getelementptr inbounds i8, ptr %arrayidx147, i64 64
  %cmp1.not28.i = icmp slt i64 %67, 8
  %82 = load i64, ptr %arrayidx12.i481, align 16
  %cmp.not70.i = icmp slt i64 %82, 8
  br label %for.body199

for.cond.cleanup198.loopexit:                     ; preds = %for.cond.cleanup208
  %.pre547.pre = load i64, ptr %phases17, align 8
  br label %for.cond.cleanup198

for.cond.cleanup198:                              ; preds = %for.cond.cleanup198.loopexit, %land.end193
  %.pre547 = phi i64 [ %.pre547.pre, %for.cond.cleanup198.loopexit ], [ %.pre547548, %land.end193 ]
  %conv262 = zext i1 %81 to i64
  %add263 = add nsw i64 %n140.0534, %conv262
  br label %cleanup264

for.body199:                                      ; preds = %for.body199.lr.ph, %for.cond.cleanup208
  %o194.0532 = phi i64 [ 0, %for.body199.lr.ph ], [ %inc259, %for.cond.cleanup208 ]
  %83 = load i64, ptr %has_bias, align 8
  %tobool200.not = icmp eq i64 %83, 0
  br i1 %tobool200.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %for.body199
  %84 = load i64, ptr %bias_step, align 8
  %mul202 = mul nsw i64 %84, %o194.0532
  %arrayidx203 = getelementptr inbounds float, ptr %add.ptr33, i64 %mul202
  %85 = load float, ptr %arrayidx203, align 4
  br label %cond.end

cond.end:                                         ; preds = %for.body199, %cond.true
  %cond = phi float [ %85, %cond.true ], [ 0.000000e+00, %for.body199 ]
  br i1 %cmp206529, label %for.cond210.preheader.lr.ph, label %for.cond.cleanup208

for.cond210.preheader.lr.ph:                      ; preds = %cond.end
  %mul228 = mul nsw i64 %o194.0532, %mul43
  %add.ptr229 = getelementptr inbounds float, ptr %vla48, i64 %mul228
  %splat.splatinsert.i.i489 = insertelement <8 x float> poison, float %cond, i64 0
  %splat.splat.i.i490 = shufflevector <8 x float> %splat.splatinsert.i.i489, <8 x float> poison, <8 x i32> zeroinitializer
  br label %for.cond210.preheader

for.cond210.preheader:                            ; preds = %for.cond210.preheader.lr.ph, %for.cond.cleanup214
  %i.0530 = phi i64 [ 0, %for.cond210.preheader.lr.ph ], [ %inc255, %for.cond.cleanup214 ]
  br i1 %cmp212527, label %for.body215.lr.ph, label %for.cond.cleanup214

for.body215.lr.ph:                                ; preds = %for.cond210.preheader
  %mul233 = mul nsw i64 %i.0530, %27
  br label %for.body215

for.cond.cleanup208:                              ; preds = %for.cond.cleanup214, %cond.end
  %inc259 = add nuw nsw i64 %o194.0532, 1
  %exitcond545.not = icmp eq i64 %inc259, %cond.i
  br i1 %exitcond545.not, label %for.cond.cleanup198.loopexit, label %for.body199, !llvm.loop !14

for.cond.cleanup214:                              ; preds = %if.end249, %for.cond210.preheader
  %inc255 = add nuw nsw i64 %i.0530, 1
  %exitcond544.not = icmp eq i64 %inc255, %65
  br i1 %exitcond544.not, label %for.cond.cleanup208, label %for.cond210.preheader, !llvm.loop !15

for.body215:                                      ; preds = %for.body215.lr.ph, %if.end249
  %j.0528 = phi i64 [ 0, %for.body215.lr.ph ], [ %inc251, %if.end249 ]
  %86 = load i64, ptr %result_output, align 8
  %mul217 = mul nsw i64 %86, %o194.0532
  %gep526 = getelementptr float, ptr %invariant.gep525, i64 %mul217
  %87 = load i64, ptr %steps, align 8
  %mul222 = mul nsw i64 %87, %i.0530
  %add.ptr223 = getelementptr inbounds float, ptr %gep526, i64 %mul222
  %88 = load i64, ptr %arrayidx225, align 8
  %mul226 = mul nsw i64 %88, %j.0528
  %add.ptr227 = getelementptr inbounds float, ptr %add.ptr223, i64 %mul226
  %89 = load i64, ptr %row_elements, align 8
  %mul231 = mul nsw i64 %89, %n140.0534
  %add.ptr232 = getelementptr inbounds float, ptr %add.ptr229, i64 %mul231
  %add234 = add nsw i64 %j.0528, %mul233
  %mul235 = mul nsw i64 %add234, %28
  %add.ptr236 = getelementptr inbounds float, ptr %add.ptr232, i64 %mul235
  %90 = load i64, ptr %is_positive247, align 8
  %conv243 = trunc i64 %90 to i32
  br i1 %81, label %if.then238, label %if.else

if.then238:                                       ; preds = %for.body215
  %add.ptr240 = getelementptr inbounds float, ptr %add.ptr236, i64 %89
  br i1 %cmp.not70.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %if.then238
  %tobool.not.i.i = icmp eq i32 %conv243, 0
  br label %for.body.i484

for.body.i484:                                    ; preds = %lazyasync_add_and_cut_f.exit46.i, %for.body.lr.ph.i
  %add72.i = phi i64 [ 8, %for.body.lr.ph.i ], [ %add.i, %lazyasync_add_and_cut_f.exit46.i ]
  %r.071.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add72.i, %lazyasync_add_and_cut_f.exit46.i ]
  %add.ptr.i = getelementptr inbounds float, ptr %add.ptr236, i64 %r.071.i
  %91 = load <8 x float>, ptr %add.ptr.i, align 4
  %add.ptr1.i = getelementptr inbounds float, ptr %add.ptr240, i64 %r.071.i
  %92 = load <8 x float>, ptr %add.ptr1.i, align 4
  %add.i.i = fadd <8 x float> %splat.splat.i.i490, %91
  br i1 %tobool.not.i.i, label %lazyasync_add_and_cut_f.exit.thread.i, label %if.then.i43.i

lazyasync_add_and_cut_f.exit.thread.i:            ; preds = %for.body.i484
  %add.i4168.i = fadd <8 x float> %splat.splat.i.i490, %92
  br label %lazyasync_add_and_cut_f.exit46.i

if.then.i43.i:                                    ; preds = %for.body.i484
  %.inv.i.i = fcmp olt <8 x float> %add.i.i, zeroinitializer
  %93 = select <8 x i1> %.inv.i.i, <8 x float> zeroinitializer, <8 x float> %add.i.i
  %add.i41.i = fadd <8 x float> %splat.splat.i.i490, %92
  %.inv.i44.i = fcmp olt <8 x float> %add.i41.i, zeroinitializer
  %94 = select <8 x i1> %.inv.i44.i, <8 x float> zeroinitializer, <8 x float> %add.i41.i
  br label %lazyasync_add_and_cut_f.exit46.i

lazyasync_add_and_cut_f.exit46.i:                 ; preds = %if.then.i43.i, %lazyasync_add_and_cut_f.exit.thread.i
  %storemerge.i69.i = phi <8 x float> [ %93, %if.then.i43.i ], [ %add.i.i, %lazyasync_add_and_cut_f.exit.thread.i ]
  %storemerge.i45.i = phi <8 x float> [ %94, %if.then.i43.i ], [ %add.i4168.i, %lazyasync_add_and_cut_f.exit.thread.i ]
  %shuffle.i = shufflevector <8 x float> %storemerge.i69.i, <8 x float> %storemerge.i45.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %add.ptr2.idx.i = shl nsw i64 %r.071.i, 3
  %add.ptr2.i = getelementptr inbounds i8, ptr %add.ptr227, i64 %add.ptr2.idx.i
  store <8 x float> %shuffle.i, ptr %add.ptr2.i, align 4
  %shuffle3.i = shufflevector <8 x float> %storemerge.i69.i, <8 x float> %storemerge.i45.i, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %add.ptr6.i = getelementptr inbounds i8, ptr %add.ptr2.i, i64 32
  store <8 x float> %shuffle3.i, ptr %add.ptr6.i, align 4
  %add.i = add nuw nsw i64 %add72.i, 8
  %cmp.not.i = icmp sgt i64 %add.i, %82
  br i1 %cmp.not.i, label %for.end.i, label %for.body.i484, !llvm.loop !16

for.end.i:                                        ; preds = %lazyasync_add_and_cut_f.exit46.i, %if.then238
  %r.0.lcssa.i485 = phi i64 [ 0, %if.then238 ], [ %add72.i, %lazyasync_add_and_cut_f.exit46.i ]
  %add.ptr9.idx.i = shl nsw i64 %r.0.lcssa.i485, 3
  %add.ptr9.i = getelementptr inbounds i8, ptr %add.ptr227, i64 %add.ptr9.idx.i
  %add.ptr10.i = getelementptr inbounds float, ptr %add.ptr236, i64 %r.0.lcssa.i485
  %sub.i486 = sub nsw i64 %67, %r.0.lcssa.i485
  %cmp531.i.i = icmp sgt i64 %sub.i486, 0
  br i1 %cmp531.i.i, label %for.body6.lr.ph.i.i, label %lazyasync_finish_f.exit.i

for.body6.lr.ph.i.i:                              ; preds = %for.end.i
  %tobool.i.i = icmp ne i32 %conv243, 0
  br label %for.body6.i.i

for.body6.i.i:                                    ; preds = %for.body6.i.i, %for.body6.lr.ph.i.i
  %r.232.i.i = phi i64 [ 0, %for.body6.lr.ph.i.i ], [ %inc.i.i, %for.body6.i.i ]
  %arrayidx.i.i = getelementptr inbounds float, ptr %add.ptr10.i, i64 %r.232.i.i
  %95 = load float, ptr %arrayidx.i.i, align 4
  %add8.i.i = fadd float %cond, %95
  %cmp9.i.i = fcmp olt float %add8.i.i, 0.000000e+00
  %or.cond.i.i = select i1 %tobool.i.i, i1 %cmp9.i.i, i1 false
  %cond.i.i487 = select i1 %or.cond.i.i, float 0.000000e+00, float %add8.i.i
  %arrayidx10.i.idx.i = shl nsw i64 %r.232.i.i, 3
  %arrayidx10.i.i = getelementptr inbounds i8, ptr %add.ptr9.i, i64 %arrayidx10.i.idx.i
  store float %cond.i.i487, ptr %arrayidx10.i.i, align 4
  %inc.i.i = add nuw nsw i64 %r.232.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %sub.i486
  br i1 %exitcond.not.i.i, label %lazyasync_finish_f.exit.i, label %for.body6.i.i, !llvm.loop !17

lazyasync_finish_f.exit.i:                        ; preds = %for.body6.i.i, %for.end.i
  %add.ptr13.i = getelementptr inbounds i8, ptr %add.ptr9.i, i64 4
  %add.ptr14.i = getelementptr inbounds float, ptr %add.ptr240, i64 %r.0.lcssa.i485
  %sub15.i = sub nsw i64 %82, %r.0.lcssa.i485
  %cmp531.i50.i = icmp sgt i64 %sub15.i, 0
  br i1 %cmp531.i50.i, label %for.body6.lr.ph.i51.i, label %if.end249

for.body6.lr.ph.i51.i:                            ; preds = %lazyasync_finish_f.exit.i
  %tobool.i52.i = icmp ne i32 %conv243, 0
  br label %for.body6.i53.i

for.body6.i53.i:                                  ; preds = %for.body6.i53.i, %for.body6.lr.ph.i51.i
  %r.232.i54.i = phi i64 [ 0, %for.body6.lr.ph.i51.i ], [ %inc.i62.i, %for.body6.i53.i ]
  %arrayidx.i55.i = getelementptr inbounds float, ptr %add.ptr14.i, i64 %r.232.i54.i
  %96 = load float, ptr %arrayidx.i55.i, align 4
  %add8.i56.i = fadd float %cond, %96
  %cmp9.i57.i = fcmp olt float %add8.i56.i, 0.000000e+00
  %or.cond.i58.i = select i1 %tobool.i52.i, i1 %cmp9.i57.i, i1 false
  %cond.i59.i = select i1 %or.cond.i58.i, float 0.000000e+00, float %add8.i56.i
  %arrayidx10.i61.idx.i = shl nsw i64 %r.232.i54.i, 3
  %arrayidx10.i61.i = getelementptr inbounds i8, ptr %add.ptr13.i, i64 %arrayidx10.i61.idx.i
  store float %cond.i59.i, ptr %arrayidx10.i61.i, align 4
  %inc.i62.i = add nuw nsw i64 %r.232.i54.i, 1
  %exitcond.not.i63.i = icmp eq i64 %inc.i62.i, %sub15.i
  br i1 %exitcond.not.i63.i, label %if.end249, label %for.body6.i53.i, !llvm.loop !17

if.else:                                          ; preds = %for.body215
  %97 = load i64, ptr %arrayidx245, align 8
  %cmp.i = icmp ne i64 %97, 1
  %or.cond33.i = or i1 %cmp.i, %cmp1.not28.i
  br i1 %or.cond33.i, label %if.end.i, label %for.body.lr.ph.i488

for.body.lr.ph.i488:                              ; preds = %if.else
  %tobool.not.i.i491 = icmp eq i32 %conv243, 0
  br label %for.body.i492

for.body.i492:                                    ; preds = %lazyasync_add_and_cut_f.exit.i, %for.body.lr.ph.i488
  %add30.i = phi i64 [ 8, %for.body.lr.ph.i488 ], [ %add.i497, %lazyasync_add_and_cut_f.exit.i ]
  %r.029.i = phi i64 [ 0, %for.body.lr.ph.i488 ], [ %add30.i, %lazyasync_add_and_cut_f.exit.i ]
  %add.ptr.i493 = getelementptr inbounds float, ptr %add.ptr236, i64 %r.029.i
  %98 = load <8 x float>, ptr %add.ptr.i493, align 4
  %add.i.i494 = fadd <8 x float> %splat.splat.i.i490, %98
  br i1 %tobool.not.i.i491, label %lazyasync_add_and_cut_f.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %for.body.i492
  %.inv.i.i495 = fcmp olt <8 x float> %add.i.i494, zeroinitializer
  %99 = select <8 x i1> %.inv.i.i495, <8 x float> zeroinitializer, <8 x float> %add.i.i494
  br label %lazyasync_add_and_cut_f.exit.i

lazyasync_add_and_cut_f.exit.i:                   ; preds = %if.then.i.i, %for.body.i492
  %storemerge.i.i = phi <8 x float> [ %99, %if.then.i.i ], [ %add.i.i494, %for.body.i492 ]
  %add.ptr2.i496 = getelementptr inbounds float, ptr %add.ptr227, i64 %r.029.i
  store <8 x float> %storemerge.i.i, ptr %add.ptr2.i496, align 4
  %add.i497 = add nuw nsw i64 %add30.i, 8
  %cmp1.not.i = icmp sgt i64 %add.i497, %67
  br i1 %cmp1.not.i, label %if.end.i, label %for.body.i492, !llvm.loop !18

if.end.i:                                         ; preds = %lazyasync_add_and_cut_f.exit.i, %if.else
  %r.1.i = phi i64 [ 0, %if.else ], [ %add30.i, %lazyasync_add_and_cut_f.exit.i ]
  %cmp531.i = icmp slt i64 %r.1.i, %67
  br i1 %cmp531.i, label %for.body6.lr.ph.i, label %if.end249

for.body6.lr.ph.i:                                ; preds = %if.end.i
  %tobool.i = icmp ne i32 %conv243, 0
  br label %for.body6.i

for.body6.i:                                      ; preds = %for.body6.i, %for.body6.lr.ph.i
  %r.232.i = phi i64 [ %r.1.i, %for.body6.lr.ph.i ], [ %inc.i, %for.body6.i ]
  %arrayidx.i498 = getelementptr inbounds float, ptr %add.ptr236, i64 %r.232.i
  %100 = load float, ptr %arrayidx.i498, align 4
  %add8.i = fadd float %cond, %100
  %cmp9.i499 = fcmp olt float %add8.i, 0.000000e+00
  %or.cond.i = select i1 %tobool.i, i1 %cmp9.i499, i1 false
  %cond.i500 = select i1 %or.cond.i, float 0.000000e+00, float %add8.i
  %mul.i = mul nsw i64 %r.232.i, %97
  %arrayidx10.i501 = getelementptr inbounds float, ptr %add.ptr227, i64 %mul.i
  store float %cond.i500, ptr %arrayidx10.i501, align 4
  %inc.i = add nuw nsw i64 %r.232.i, 1
  %exitcond.not.i502 = icmp eq i64 %inc.i, %67
  br i1 %exitcond.not.i502, label %if.end249, label %for.body6.i, !llvm.loop !17

if.end249:                                        ; preds = %for.body6.i, %for.body6.i53.i, %if.end.i, %lazyasync_finish_f.exit.i
  %inc251 = add nuw nsw i64 %j.0528, 1
  %exitcond543.not = icmp eq i64 %inc251, %66
  br i1 %exitcond543.not, label %for.cond.cleanup214, label %for.body215, !llvm.loop !19

cleanup264:                                       ; preds = %for.cond.cleanup.i452, %for.cond.cleanup198
  %.pre547549 = phi i64 [ %.pre547, %for.cond.cleanup198 ], [ %.pre547548, %for.cond.cleanup.i452 ]
  %101 = phi i64 [ %.pre547, %for.cond.cleanup198 ], [ %63, %for.cond.cleanup.i452 ]
  %n140.1 = phi i64 [ %add263, %for.cond.cleanup198 ], [ %n140.0534, %for.cond.cleanup.i452 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %others) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %counts148) #11
  %inc271 = add nsw i64 %n140.1, 1
  %cmp143 = icmp slt i64 %inc271, %101
  br i1 %cmp143, label %for.body146, label %for.cond.cleanup145, !llvm.loop !20

cleanup274:                                       ; preds = %for.cond.cleanup145, %if.then
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %start) #11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define void @lazyasync_correlate_f(ptr noundef %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp slt i64 %begin, %end
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %k.04 = phi i64 [ %inc, %for.body ], [ %begin, %entry ]
  tail call fastcc void @lazyasync_correlate_one_f(ptr noundef %arguments, i64 noundef %k.04)
  %inc = add i64 %k.04, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !21
}

; Function Attrs: nounwind
define internal fastcc void @lazyasync_correlate_one_f(ptr noundef readonly %p, i64 noundef %iteration) unnamed_addr #0 {
entry:
  %start = alloca [3 x i64], align 16
  %counts = alloca [3 x i64], align 16
  %columns = alloca [3 x ptr], align 16
  %to223 = alloca [3 x ptr], align 16
  %column_blocks = getelementptr inbounds i8, ptr %p, i64 152
  %0 = load i64, ptr %column_blocks, align 8
  %rem = srem i64 %iteration, %0
  %div = sdiv i64 %iteration, %0
  %row_blocks = getelementptr inbounds i8, ptr %p, i64 136
  %1 = load i64, ptr %row_blocks, align 8
  %rem2 = srem i64 %div, %1
  %div4 = sdiv i64 %div, %1
  %row_block5 = getelementptr inbounds i8, ptr %p, i64 128
  %2 = load i64, ptr %row_block5, align 8
  %mul = mul nsw i64 %2, %rem2
  %column_block6 = getelementptr inbounds i8, ptr %p, i64 144
  %3 = load i64, ptr %column_block6, align 8
  %mul7 = mul nsw i64 %3, %rem
  %row_count9 = getelementptr inbounds i8, ptr %p, i64 40
  %4 = load i64, ptr %row_count9, align 8
  %sub = sub nsw i64 %4, %mul
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %2, i64 %sub)
  %column_count11 = getelementptr inbounds i8, ptr %p, i64 48
  %5 = load i64, ptr %column_count11, align 8
  %sub12 = sub nsw i64 %5, %mul7
  %cond.i460 = tail call noundef i64 @llvm.smin.i64(i64 %3, i64 %sub12)
  %6 = load ptr, ptr %p, align 8
  %x_group = getelementptr inbounds i8, ptr %p, i64 56
  %7 = load i64, ptr %x_group, align 8
  %mul15 = mul nsw i64 %7, %div4
  %x_column = getelementptr inbounds i8, ptr %p, i64 72
  %8 = load i64, ptr %x_column, align 8
  %mul17 = mul nsw i64 %8, %mul7
  %rows19 = getelementptr inbounds i8, ptr %p, i64 8
  %9 = load ptr, ptr %rows19, align 8
  %rows_group = getelementptr inbounds i8, ptr %p, i64 80
  %10 = load i64, ptr %rows_group, align 8
  %mul20 = mul nsw i64 %10, %div4
  %rows_row = getelementptr inbounds i8, ptr %p, i64 96
  %11 = load i64, ptr %rows_row, align 8
  %mul22 = mul nsw i64 %11, %mul
  %result24 = getelementptr inbounds i8, ptr %p, i64 16
  %12 = load ptr, ptr %result24, align 8
  %result_group = getelementptr inbounds i8, ptr %p, i64 104
  %13 = load i64, ptr %result_group, align 8
  %mul25 = mul nsw i64 %13, %div4
  %result_row = getelementptr inbounds i8, ptr %p, i64 112
  %14 = load i64, ptr %result_row, align 8
  %mul27 = mul nsw i64 %14, %mul
  %result_column = getelementptr inbounds i8, ptr %p, i64 120
  %15 = load i64, ptr %result_column, align 8
  %mul29 = mul nsw i64 %15, %mul7
  %channel_block = getelementptr inbounds i8, ptr %p, i64 160
  %16 = load i64, ptr %channel_block, align 8
  %x_elements = getelementptr inbounds i8, ptr %p, i64 192
  %17 = load i64, ptr %x_elements, align 8
  %mul32 = mul i64 %17, %16
  %rows_elements = getelementptr inbounds i8, ptr %p, i64 200
  %18 = load i64, ptr %rows_elements, align 8
  %mul35 = mul nsw i64 %18, %16
  %mul36 = mul nsw i64 %mul32, %cond.i460
  %vla = alloca float, i64 %mul36, align 16
  %mul37 = mul nsw i64 %mul35, %cond.i
  %vla38 = alloca float, i64 %mul37, align 16
  %axes = getelementptr inbounds i8, ptr %p, i64 264
  br label %for.body

for.cond44.preheader:                             ; preds = %for.body
  %add.ptr = getelementptr inbounds i8, ptr %p, i64 408
  %add.ptr16 = getelementptr inbounds float, ptr %6, i64 %mul15
  %add.ptr18 = getelementptr inbounds float, ptr %add.ptr16, i64 %mul17
  %add.ptr21 = getelementptr inbounds float, ptr %9, i64 %mul20
  %add.ptr23 = getelementptr inbounds float, ptr %add.ptr21, i64 %mul22
  %add.ptr26 = getelementptr inbounds float, ptr %12, i64 %mul25
  %add.ptr28 = getelementptr inbounds float, ptr %add.ptr26, i64 %mul27
  %add.ptr30 = getelementptr inbounds float, ptr %add.ptr28, i64 %mul29
  %channels = getelementptr inbounds i8, ptr %p, i64 32
  %19 = load i64, ptr %channels, align 8
  %cmp45538 = icmp sgt i64 %19, 0
  br i1 %cmp45538, label %for.body47.lr.ph, label %for.cond.cleanup46

for.body47.lr.ph:                                 ; preds = %for.cond44.preheader
  %bands = getelementptr inbounds i8, ptr %p, i64 184
  %counts57 = getelementptr inbounds i8, ptr %p, i64 240
  %arrayinit.element = getelementptr inbounds i8, ptr %counts, i64 8
  %arrayidx60 = getelementptr inbounds i8, ptr %p, i64 248
  %arrayinit.element61 = getelementptr inbounds i8, ptr %counts, i64 16
  %arrayidx63 = getelementptr inbounds i8, ptr %p, i64 256
  %band_axis = getelementptr inbounds i8, ptr %p, i64 168
  %band65 = getelementptr inbounds i8, ptr %p, i64 176
  %cmp79521 = icmp sgt i64 %cond.i460, 0
  %x_channel = getelementptr inbounds i8, ptr %p, i64 64
  %cmp108523 = icmp sgt i64 %cond.i, 0
  %rows_channel = getelementptr inbounds i8, ptr %p, i64 88
  %row_steps = getelementptr inbounds i8, ptr %p, i64 216
  %buffer.i = getelementptr inbounds i8, ptr %p, i64 344
  %buffer3.i = getelementptr inbounds i8, ptr %p, i64 392
  %arrayidx15.i = getelementptr inbounds i8, ptr %p, i64 224
  %arrayidx20.i = getelementptr inbounds i8, ptr %p, i64 232
  %taps133 = getelementptr inbounds i8, ptr %p, i64 208
  %20 = shl i64 %filled.0518, 2
  %21 = mul i64 %20, %28
  %22 = mul i64 %21, %29
  %23 = shl i64 %mul32, 2
  %24 = mul i64 %filled.0518, -4
  %25 = mul i64 %24, %28
  %26 = mul i64 %25, %29
  %.pre = load i64, ptr %bands, align 8
  %27 = getelementptr i8, ptr %vla, i64 %22
  br label %for.body47

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %filled.0518 = phi i64 [ 1, %entry ], [ %mul43, %for.body ]
  %arrayidx = getelementptr inbounds [3 x %struct.spatial_axis], ptr %axes, i64 0, i64 %indvars.iv
  %parts = getelementptr inbounds i8, ptr %arrayidx, i64 40
  %28 = load i64, ptr %parts, align 8
  %buffer = getelementptr inbounds i8, ptr %arrayidx, i64 32
  %29 = load i64, ptr %buffer, align 8
  %mul42 = mul i64 %28, %filled.0518
  %mul43 = mul i64 %mul42, %29
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.cond44.preheader, label %for.body, !llvm.loop !22

for.cond.cleanup46:                               ; preds = %for.cond.cleanup55, %for.cond44.preheader
  ret void

for.body47:                                       ; preds = %for.body47.lr.ph, %for.cond.cleanup55
  %30 = phi i64 [ %19, %for.body47.lr.ph ], [ %34, %for.cond.cleanup55 ]
  %31 = phi i64 [ %16, %for.body47.lr.ph ], [ %35, %for.cond.cleanup55 ]
  %32 = phi i64 [ %.pre, %for.body47.lr.ph ], [ %36, %for.cond.cleanup55 ]
  %33 = phi i64 [ %.pre, %for.body47.lr.ph ], [ %37, %for.cond.cleanup55 ]
  %c.0539 = phi i64 [ 0, %for.body47.lr.ph ], [ %add278, %for.cond.cleanup55 ]
  %sub51 = sub nsw i64 %30, %c.0539
  %cond.i461 = call noundef i64 @llvm.smin.i64(i64 %31, i64 %sub51)
  %cmp54536 = icmp sgt i64 %33, 0
  br i1 %cmp54536, label %for.body56.lr.ph, label %for.cond.cleanup55

for.body56.lr.ph:                                 ; preds = %for.body47
  %cmp75527 = icmp sgt i64 %cond.i461, 0
  br label %for.body56

for.cond.cleanup55.loopexit:                      ; preds = %for.cond.cleanup190
  %.pre560 = load i64, ptr %channel_block, align 8
  %.pre561 = load i64, ptr %channels, align 8
  br label %for.cond.cleanup55

for.cond.cleanup55:                               ; preds = %for.cond.cleanup55.loopexit, %for.body47
  %34 = phi i64 [ %.pre561, %for.cond.cleanup55.loopexit ], [ %30, %for.body47 ]
  %35 = phi i64 [ %.pre560, %for.cond.cleanup55.loopexit ], [ %31, %for.body47 ]
  %36 = phi i64 [ %95, %for.cond.cleanup55.loopexit ], [ %32, %for.body47 ]
  %37 = phi i64 [ %95, %for.cond.cleanup55.loopexit ], [ %33, %for.body47 ]
  %add278 = add nsw i64 %35, %c.0539
  %cmp45 = icmp slt i64 %add278, %34
  br i1 %cmp45, label %for.body47, label %for.cond.cleanup46, !llvm.loop !23

for.body56:                                       ; preds = %for.body56.lr.ph, %for.cond.cleanup190
  %38 = phi i64 [ %32, %for.body56.lr.ph ], [ %95, %for.cond.cleanup190 ]
  %39 = phi i64 [ %33, %for.body56.lr.ph ], [ %95, %for.cond.cleanup190 ]
  %band.0537 = phi i64 [ 0, %for.body56.lr.ph ], [ %add139, %for.cond.cleanup190 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %start) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %start, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %counts) #11
  %40 = load i64, ptr %counts57, align 8
  store i64 %40, ptr %counts, align 16
  %41 = load i64, ptr %arrayidx60, align 8
  store i64 %41, ptr %arrayinit.element, align 8
  %42 = load i64, ptr %arrayidx63, align 8
  store i64 %42, ptr %arrayinit.element61, align 16
  %43 = load i64, ptr %band_axis, align 8
  %44 = load i64, ptr %band65, align 8
  %mul66 = mul nsw i64 %44, %band.0537
  %arrayidx67 = getelementptr inbounds [3 x i64], ptr %start, i64 0, i64 %43
  store i64 %mul66, ptr %arrayidx67, align 8
  %arrayidx69 = getelementptr inbounds [3 x i64], ptr %counts, i64 0, i64 %43
  %45 = load i64, ptr %arrayidx69, align 8
  %sub71 = sub nsw i64 %45, %mul66
  %cond.i462 = call noundef i64 @llvm.smin.i64(i64 %44, i64 %sub71)
  store i64 %cond.i462, ptr %arrayidx69, align 8
  br i1 %cmp75527, label %for.cond78.preheader.lr.ph, label %for.cond.cleanup76

for.cond78.preheader.lr.ph:                       ; preds = %for.body56
  %arrayidx123 = getelementptr inbounds [3 x i64], ptr %row_steps, i64 0, i64 %43
  %46 = load i64, ptr %counts, align 16
  %cmp41.i = icmp sgt i64 %46, 0
  %.pre.i = load i64, ptr %arrayinit.element, align 8
  %cmp739.i = icmp sgt i64 %.pre.i, 0
  %47 = load i64, ptr %arrayinit.element61, align 16
  %cmp848.i.i = icmp sgt i64 %47, 8
  %cmp1.not51.i.i = icmp slt i64 %47, 8
  br label %for.cond78.preheader

for.cond78.preheader:                             ; preds = %for.cond78.preheader.lr.ph, %for.cond.cleanup109
  %k.0528 = phi i64 [ 0, %for.cond78.preheader.lr.ph ], [ %inc131, %for.cond.cleanup109 ]
  %48 = shl i64 %k.0528, 2
  br i1 %cmp79521, label %for.body81.lr.ph, label %for.cond107.preheader

for.body81.lr.ph:                                 ; preds = %for.cond78.preheader
  %add = add nsw i64 %k.0528, %c.0539
  %.pre554 = load i64, ptr %x_elements, align 8
  br label %for.body81

for.cond.cleanup76.loopexit:                      ; preds = %for.cond.cleanup109
  %.pre555 = load i64, ptr %bands, align 8
  br label %for.cond.cleanup76

for.cond.cleanup76:                               ; preds = %for.cond.cleanup76.loopexit, %for.body56
  %49 = phi i64 [ %.pre555, %for.cond.cleanup76.loopexit ], [ %38, %for.body56 ]
  %50 = phi i64 [ %.pre555, %for.cond.cleanup76.loopexit ], [ %39, %for.body56 ]
  %51 = load i64, ptr %taps133, align 8
  %mul134 = mul i64 %51, %cond.i460
  %sub137 = add nsw i64 %mul134, 2
  %div138 = sdiv i64 %sub137, 3
  %add139 = add nuw nsw i64 %band.0537, 1
  %cmp141 = icmp slt i64 %add139, %50
  br i1 %cmp141, label %cond.true147, label %cond.end

for.cond107.preheader:                            ; preds = %for.cond.cleanup97, %for.cond78.preheader
  br i1 %cmp108523, label %for.body110.lr.ph, label %for.cond.cleanup109

for.body110.lr.ph:                                ; preds = %for.cond107.preheader
  %52 = load i64, ptr %rows_elements, align 8
  %mul114 = mul nsw i64 %52, %k.0528
  %invariant.gep = getelementptr float, ptr %vla38, i64 %mul114
  %add116 = add nsw i64 %k.0528, %c.0539
  %53 = load i64, ptr %rows_channel, align 8
  %mul117 = mul nsw i64 %53, %add116
  %add.ptr118 = getelementptr inbounds float, ptr %add.ptr23, i64 %mul117
  %54 = load i64, ptr %rows_row, align 8
  %55 = load i64, ptr %arrayidx123, align 8
  %mul124 = mul nsw i64 %55, %mul66
  %invariant.gep525 = getelementptr float, ptr %add.ptr118, i64 %mul124
  %56 = load i64, ptr %buffer.i, align 8
  %57 = load i64, ptr %buffer3.i, align 8
  %cmp.not14.i.i = icmp slt i64 %52, 8
  %58 = add nsw i64 %52, -8
  %59 = shl i64 %58, 2
  %60 = and i64 %59, -32
  %61 = add i64 %60, 32
  %62 = and i64 %58, -8
  %63 = add nuw nsw i64 %62, 8
  br label %for.body110

for.body81:                                       ; preds = %for.body81.lr.ph, %for.cond.cleanup97
  %64 = phi i64 [ %.pre554, %for.body81.lr.ph ], [ %67, %for.cond.cleanup97 ]
  %m.0522 = phi i64 [ 0, %for.body81.lr.ph ], [ %inc104, %for.cond.cleanup97 ]
  %mul82 = mul nsw i64 %m.0522, %mul32
  %add.ptr83 = getelementptr inbounds float, ptr %vla, i64 %mul82
  %mul85 = mul nsw i64 %64, %k.0528
  %add.ptr86 = getelementptr inbounds float, ptr %add.ptr83, i64 %mul85
  %65 = load i64, ptr %x_channel, align 8
  %mul87 = mul nsw i64 %65, %add
  %add.ptr88 = getelementptr inbounds float, ptr %add.ptr18, i64 %mul87
  %66 = load i64, ptr %x_column, align 8
  %mul90 = mul nsw i64 %66, %m.0522
  %add.ptr91 = getelementptr inbounds float, ptr %add.ptr88, i64 %mul90
  call fastcc void @lazyasync_fill_f(ptr noundef nonnull %add.ptr86, ptr noundef %add.ptr91, ptr noundef nonnull %axes, ptr noundef nonnull %start)
  %67 = load i64, ptr %x_elements, align 8
  %cmp96519 = icmp slt i64 %mul43, %67
  br i1 %cmp96519, label %for.body98.preheader, label %for.cond.cleanup97

for.body98.preheader:                             ; preds = %for.body81
  %68 = mul i64 %23, %m.0522
  %scevgep = getelementptr i8, ptr %27, i64 %68
  %69 = mul i64 %48, %64
  %scevgep543 = getelementptr i8, ptr %scevgep, i64 %69
  %70 = shl i64 %67, 2
  %71 = add i64 %26, %70
  call void @llvm.memset.p0.i64(ptr align 4 %scevgep543, i8 0, i64 %71, i1 false)
  br label %for.cond.cleanup97

for.cond.cleanup97:                               ; preds = %for.body98.preheader, %for.body81
  %inc104 = add nuw nsw i64 %m.0522, 1
  %exitcond544.not = icmp eq i64 %inc104, %cond.i460
  br i1 %exitcond544.not, label %for.cond107.preheader, label %for.body81, !llvm.loop !24

for.cond.cleanup109:                              ; preds = %lazyasync_lay_out_f.exit, %for.cond107.preheader
  %inc131 = add nuw nsw i64 %k.0528, 1
  %exitcond550.not = icmp eq i64 %inc131, %cond.i461
  br i1 %exitcond550.not, label %for.cond.cleanup76.loopexit, label %for.cond78.preheader, !llvm.loop !25

for.body110:                                      ; preds = %for.body110.lr.ph, %lazyasync_lay_out_f.exit
  %m106.0524 = phi i64 [ 0, %for.body110.lr.ph ], [ %inc128, %lazyasync_lay_out_f.exit ]
  %mul111 = mul nsw i64 %m106.0524, %mul35
  %gep = getelementptr float, ptr %invariant.gep, i64 %mul111
  %mul120 = mul nsw i64 %54, %m106.0524
  %gep526 = getelementptr float, ptr %invariant.gep525, i64 %mul120
  br i1 %cmp.not14.i.i, label %for.cond2.preheader.i.i, label %for.body.preheader.i.i

for.body.preheader.i.i:                           ; preds = %for.body110
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %gep, i8 0, i64 %61, i1 false)
  br label %for.cond2.preheader.i.i

for.cond2.preheader.i.i:                          ; preds = %for.body.preheader.i.i, %for.body110
  %r.0.lcssa.i.i = phi i64 [ 0, %for.body110 ], [ %63, %for.body.preheader.i.i ]
  %cmp317.i.i = icmp slt i64 %r.0.lcssa.i.i, %52
  br i1 %cmp317.i.i, label %for.body4.preheader.i.i, label %lazyasync_clear_f.exit.i

for.body4.preheader.i.i:                          ; preds = %for.cond2.preheader.i.i
  %72 = shl i64 %r.0.lcssa.i.i, 2
  %scevgep.i.i = getelementptr i8, ptr %gep, i64 %72
  %73 = sub nsw i64 %52, %r.0.lcssa.i.i
  %74 = shl i64 %73, 2
  call void @llvm.memset.p0.i64(ptr align 4 %scevgep.i.i, i8 0, i64 %74, i1 false)
  br label %lazyasync_clear_f.exit.i

lazyasync_clear_f.exit.i:                         ; preds = %for.body4.preheader.i.i, %for.cond2.preheader.i.i
  br i1 %cmp41.i, label %for.cond5.preheader.i, label %lazyasync_lay_out_f.exit

for.cond5.preheader.i:                            ; preds = %lazyasync_clear_f.exit.i, %for.cond.cleanup8.i
  %i.042.i = phi i64 [ %inc22.i, %for.cond.cleanup8.i ], [ 0, %lazyasync_clear_f.exit.i ]
  br i1 %cmp739.i, label %for.body9.lr.ph.i, label %for.cond.cleanup8.i

for.body9.lr.ph.i:                                ; preds = %for.cond5.preheader.i
  %mul.i = mul nsw i64 %i.042.i, %56
  %75 = load i64, ptr %row_steps, align 8
  %mul12.i = mul nsw i64 %75, %i.042.i
  %add.ptr13.i = getelementptr float, ptr %gep526, i64 %mul12.i
  %76 = load i64, ptr %arrayidx15.i, align 8
  %77 = load i64, ptr %arrayidx20.i, align 8
  br label %for.body9.i

for.cond.cleanup8.i:                              ; preds = %lazyasync_copy_f.exit.i, %for.cond5.preheader.i
  %inc22.i = add nuw nsw i64 %i.042.i, 1
  %exitcond548.not = icmp eq i64 %inc22.i, %46
  br i1 %exitcond548.not, label %lazyasync_lay_out_f.exit, label %for.cond5.preheader.i, !llvm.loop !26

for.body9.i:                                      ; preds = %lazyasync_copy_f.exit.i, %for.body9.lr.ph.i
  %j.040.i = phi i64 [ 0, %for.body9.lr.ph.i ], [ %inc.i, %lazyasync_copy_f.exit.i ]
  %add.i = add nsw i64 %j.040.i, %mul.i
  %mul10.i = mul nsw i64 %add.i, %57
  %add.ptr.i = getelementptr inbounds float, ptr %gep, i64 %mul10.i
  %mul16.i = mul nsw i64 %76, %j.040.i
  %add.ptr17.i = getelementptr float, ptr %add.ptr13.i, i64 %mul16.i
  switch i64 %77, label %if.end18.i.i [
    i64 1, label %for.cond.preheader.i.i
    i64 2, label %for.cond6.preheader.i.i
  ]

for.cond6.preheader.i.i:                          ; preds = %for.body9.i
  br i1 %cmp848.i.i, label %for.body9.i.i, label %if.end18.i.i

for.cond.preheader.i.i:                           ; preds = %for.body9.i
  br i1 %cmp1.not51.i.i, label %if.end18.i.i, label %for.body.i.i

for.body.i.i:                                     ; preds = %for.cond.preheader.i.i, %for.body.i.i
  %add53.i.i = phi i64 [ %add.i.i, %for.body.i.i ], [ 8, %for.cond.preheader.i.i ]
  %r.052.i.i = phi i64 [ %add53.i.i, %for.body.i.i ], [ 0, %for.cond.preheader.i.i ]
  %add.ptr.i.i = getelementptr inbounds float, ptr %add.ptr17.i, i64 %r.052.i.i
  %78 = load <8 x float>, ptr %add.ptr.i.i, align 4
  %add.ptr2.i.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %r.052.i.i
  store <8 x float> %78, ptr %add.ptr2.i.i, align 4
  %add.i.i = add nuw nsw i64 %add53.i.i, 8
  %cmp1.not.i.i = icmp sgt i64 %add.i.i, %47
  br i1 %cmp1.not.i.i, label %if.end18.i.i, label %for.body.i.i, !llvm.loop !27

for.body9.i.i:                                    ; preds = %for.cond6.preheader.i.i, %for.body9.i.i
  %add750.i.i = phi i64 [ %add7.i.i, %for.body9.i.i ], [ 8, %for.cond6.preheader.i.i ]
  %r.149.i.i = phi i64 [ %add750.i.i, %for.body9.i.i ], [ 0, %for.cond6.preheader.i.i ]
  %add.ptr10.idx.i.i = shl nsw i64 %r.149.i.i, 3
  %add.ptr10.i.i = getelementptr inbounds i8, ptr %add.ptr17.i, i64 %add.ptr10.idx.i.i
  %79 = load <8 x float>, ptr %add.ptr10.i.i, align 4
  %add.ptr13.i.i = getelementptr inbounds i8, ptr %add.ptr10.i.i, i64 32
  %80 = load <8 x float>, ptr %add.ptr13.i.i, align 4
  %shuffle.i.i = shufflevector <8 x float> %79, <8 x float> %80, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %add.ptr14.i.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %r.149.i.i
  store <8 x float> %shuffle.i.i, ptr %add.ptr14.i.i, align 4
  %add7.i.i = add nuw nsw i64 %add750.i.i, 8
  %cmp8.i.i = icmp slt i64 %add7.i.i, %47
  br i1 %cmp8.i.i, label %for.body9.i.i, label %if.end18.i.i, !llvm.loop !28

if.end18.i.i:                                     ; preds = %for.body9.i.i, %for.body.i.i, %for.cond.preheader.i.i, %for.cond6.preheader.i.i, %for.body9.i
  %r.2.i.i = phi i64 [ 0, %for.body9.i ], [ 0, %for.cond.preheader.i.i ], [ 0, %for.cond6.preheader.i.i ], [ %add53.i.i, %for.body.i.i ], [ %add750.i.i, %for.body9.i.i ]
  %cmp2055.i.i = icmp slt i64 %r.2.i.i, %47
  br i1 %cmp2055.i.i, label %for.body21.i.i, label %lazyasync_copy_f.exit.i

for.body21.i.i:                                   ; preds = %if.end18.i.i, %for.body21.i.i
  %r.356.i.i = phi i64 [ %inc.i.i, %for.body21.i.i ], [ %r.2.i.i, %if.end18.i.i ]
  %mul22.i.i = mul nsw i64 %r.356.i.i, %77
  %arrayidx.i.i = getelementptr inbounds float, ptr %add.ptr17.i, i64 %mul22.i.i
  %81 = load float, ptr %arrayidx.i.i, align 4
  %arrayidx23.i.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %r.356.i.i
  store float %81, ptr %arrayidx23.i.i, align 4
  %inc.i.i = add nuw nsw i64 %r.356.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %47
  br i1 %exitcond.not.i.i, label %lazyasync_copy_f.exit.i, label %for.body21.i.i, !llvm.loop !29

lazyasync_copy_f.exit.i:                          ; preds = %for.body21.i.i, %if.end18.i.i
  %inc.i = add nuw nsw i64 %j.040.i, 1
  %exitcond547.not = icmp eq i64 %inc.i, %.pre.i
  br i1 %exitcond547.not, label %for.cond.cleanup8.i, label %for.body9.i, !llvm.loop !30

lazyasync_lay_out_f.exit:                         ; preds = %for.cond.cleanup8.i, %lazyasync_clear_f.exit.i
  %inc128 = add nuw nsw i64 %m106.0524, 1
  %exitcond549.not = icmp eq i64 %inc128, %cond.i
  br i1 %exitcond549.not, label %for.cond.cleanup109, label %for.body110, !llvm.loop !31

cond.end:                                         ; preds = %for.cond.cleanup76
  %82 = load i64, ptr %channel_block, align 8
  %add143 = add nsw i64 %82, %c.0539
  %.pre557 = load i64, ptr %band65, align 8
  br label %cond.end152

cond.true147:                                     ; preds = %for.cond.cleanup76
  %83 = load i64, ptr %band65, align 8
  %add150 = add nsw i64 %83, %mul66
  %.pre556 = load i64, ptr %channel_block, align 8
  br label %cond.end152

cond.end152:                                      ; preds = %cond.end, %cond.true147
  %84 = phi i64 [ %83, %cond.true147 ], [ %.pre557, %cond.end ]
  %85 = phi i64 [ %.pre556, %cond.true147 ], [ %82, %cond.end ]
  %cond514 = phi i64 [ %c.0539, %cond.true147 ], [ %add143, %cond.end ]
  %cond153 = phi i64 [ %add150, %cond.true147 ], [ 0, %cond.end ]
  %86 = load i64, ptr %channels, align 8
  %sub156 = sub nsw i64 %86, %cond514
  %cond.i463 = call noundef i64 @llvm.smin.i64(i64 %85, i64 %sub156)
  %cond.i464 = call noundef i64 @llvm.smax.i64(i64 %cond.i463, i64 0)
  %arrayidx161 = getelementptr inbounds [3 x i64], ptr %counts57, i64 0, i64 %43
  %87 = load i64, ptr %arrayidx161, align 8
  %sub162 = sub nsw i64 %87, %cond153
  %cond.i465 = call noundef i64 @llvm.smin.i64(i64 %84, i64 %sub162)
  %arrayidx165 = getelementptr inbounds [3 x i64], ptr %row_steps, i64 0, i64 %43
  %88 = load i64, ptr %arrayidx165, align 8
  %mul166 = shl i64 %88, 2
  %mul.i466 = mul i64 %mul166, %cond.i465
  %sub.i = add nsw i64 %mul.i466, 63
  %div.i = sdiv i64 %sub.i, 64
  %89 = load i64, ptr %rows_channel, align 8
  %mul169 = mul nsw i64 %89, %cond514
  %add.ptr170 = getelementptr inbounds float, ptr %add.ptr23, i64 %mul169
  %mul173 = mul nsw i64 %88, %cond153
  %add.ptr174 = getelementptr inbounds float, ptr %add.ptr170, i64 %mul173
  %arrayidx176 = getelementptr inbounds [3 x %struct.spatial_axis], ptr %axes, i64 0, i64 %43
  %stride = getelementptr inbounds i8, ptr %arrayidx176, i64 16
  %90 = load i64, ptr %stride, align 8
  %step = getelementptr inbounds i8, ptr %arrayidx176, i64 8
  %91 = load i64, ptr %step, align 8
  %mul179 = mul nsw i64 %91, %90
  %mul180 = shl i64 %cond.i465, 2
  %mul.i467 = mul i64 %mul180, %mul179
  %sub.i468 = add nsw i64 %mul.i467, 63
  %div.i469 = sdiv i64 %sub.i468, 64
  %92 = load i64, ptr %x_channel, align 8
  %mul183 = mul nsw i64 %92, %cond514
  %add.ptr184 = getelementptr inbounds float, ptr %add.ptr18, i64 %mul183
  %mul185 = mul nsw i64 %mul179, %cond153
  %add.ptr186 = getelementptr inbounds float, ptr %add.ptr184, i64 %mul185
  %factor.op.mul533 = mul i64 %div.i469, %cond.i464
  br i1 %cmp108523, label %for.body191.lr.ph, label %for.cond.cleanup190

for.body191.lr.ph:                                ; preds = %cond.end152
  %cmp203531 = icmp sgt i64 %mul134, 0
  %93 = or i64 %band.0537, %c.0539
  %94 = icmp eq i64 %93, 0
  %land.ext = zext i1 %94 to i32
  br label %for.body191

for.cond188.loopexit:                             ; preds = %for.cond.cleanup227, %for.body191
  %cmp189 = icmp slt i64 %add198, %cond.i
  br i1 %cmp189, label %for.body191, label %for.cond.cleanup190.loopexit, !llvm.loop !32

for.cond.cleanup190.loopexit:                     ; preds = %for.cond188.loopexit
  %.pre559 = load i64, ptr %bands, align 8
  br label %for.cond.cleanup190

for.cond.cleanup190:                              ; preds = %for.cond.cleanup190.loopexit, %cond.end152
  %95 = phi i64 [ %.pre559, %for.cond.cleanup190.loopexit ], [ %49, %cond.end152 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %counts) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %start) #11
  %cmp54 = icmp slt i64 %add139, %95
  br i1 %cmp54, label %for.body56, label %for.cond.cleanup55.loopexit, !llvm.loop !33

for.body191:                                      ; preds = %for.body191.lr.ph, %for.cond188.loopexit
  %m187.0535 = phi i64 [ 0, %for.body191.lr.ph ], [ %add198, %for.cond188.loopexit ]
  %sub192 = sub nsw i64 %cond.i, %m187.0535
  %cmp193 = icmp sgt i64 %sub192, 3
  %conv195 = select i1 %cmp193, i64 4, i64 1
  %mul196 = mul nsw i64 %m187.0535, %cond.i460
  %div197 = sdiv i64 %mul196, %cond.i
  %add198 = add nuw nsw i64 %conv195, %m187.0535
  %mul199 = mul nsw i64 %add198, %cond.i460
  %div200 = sdiv i64 %mul199, %cond.i
  %sub201 = sub nsw i64 %div200, %div197
  %factor.op.mul.reass = mul i64 %factor.op.mul533, %sub201
  br i1 %cmp203531, label %for.body206.lr.ph, label %for.cond188.loopexit

for.body206.lr.ph:                                ; preds = %for.body191
  %96 = select i1 %cmp193, i64 2, i64 0
  %mul212 = shl i64 %cond.i464, %96
  %mul.i471 = mul nsw i64 %mul212, %div.i
  %idxprom252 = zext i1 %cmp193 to i64
  %mul256 = mul nsw i64 %m187.0535, %mul35
  %add.ptr257 = getelementptr inbounds float, ptr %vla38, i64 %mul256
  br label %for.body206

for.body206:                                      ; preds = %for.body206.lr.ph, %for.cond.cleanup227
  %indvars.iv551 = phi i64 [ %mul134, %for.body206.lr.ph ], [ %indvars.iv.next552, %for.cond.cleanup227 ]
  %n.0532 = phi i64 [ 0, %for.body206.lr.ph ], [ %add269, %for.cond.cleanup227 ]
  %smin = call i64 @llvm.smin.i64(i64 %indvars.iv551, i64 3)
  %smax = call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %sub207 = sub nsw i64 %mul134, %n.0532
  %cond.i470 = call noundef i64 @llvm.smin.i64(i64 %sub207, i64 3)
  %97 = load i64, ptr %rows_row, align 8
  %mul210 = mul nsw i64 %97, %m187.0535
  %add.ptr211 = getelementptr inbounds float, ptr %add.ptr174, i64 %mul210
  %98 = load i64, ptr %rows_channel, align 8
  %div215 = udiv i64 %n.0532, 3
  %mul1.i = mul nsw i64 %div215, %mul.i471
  %div.i472 = sdiv i64 %mul1.i, %div138
  %add.i473 = add nuw nsw i64 %div215, 1
  %mul3.i = mul nsw i64 %add.i473, %mul.i471
  %div4.i = sdiv i64 %mul3.i, %div138
  %cmp41.i474 = icmp slt i64 %div.i472, %div4.i
  br i1 %cmp41.i474, label %for.body.preheader.i, label %lazyasync_ask_f.exit

for.body.preheader.i:                             ; preds = %for.body206
  %rem.i = srem i64 %div.i472, %div.i
  %div5.i = sdiv i64 %div.i472, %div.i
  br label %for.body.i

for.body.i:                                       ; preds = %for.end.i, %for.body.preheader.i
  %begin.044.i = phi i64 [ %begin.1.lcssa.i, %for.end.i ], [ %div.i472, %for.body.preheader.i ]
  %line.043.i = phi i64 [ 0, %for.end.i ], [ %rem.i, %for.body.preheader.i ]
  %run.042.i = phi i64 [ %inc19.i, %for.end.i ], [ %div5.i, %for.body.preheader.i ]
  %div6.i = sdiv i64 %run.042.i, %conv195
  %mul7.i = mul nsw i64 %div6.i, %98
  %add.ptr.i475 = getelementptr inbounds float, ptr %add.ptr211, i64 %mul7.i
  %rem8.i = srem i64 %run.042.i, %conv195
  %mul9.i = mul nsw i64 %rem8.i, %97
  %add.ptr10.i = getelementptr inbounds float, ptr %add.ptr.i475, i64 %mul9.i
  %cmp1238.i = icmp slt i64 %line.043.i, %div.i
  br i1 %cmp1238.i, label %for.body14.i, label %for.end.i

for.body14.i:                                     ; preds = %for.body.i, %for.body14.i
  %begin.140.i = phi i64 [ %inc17.i, %for.body14.i ], [ %begin.044.i, %for.body.i ]
  %line.139.i = phi i64 [ %inc.i477, %for.body14.i ], [ %line.043.i, %for.body.i ]
  %mul15.i = shl nsw i64 %line.139.i, 6
  %add.ptr16.i = getelementptr inbounds i8, ptr %add.ptr10.i, i64 %mul15.i
  call void @llvm.prefetch.p0(ptr readonly %add.ptr16.i, i32 0, i32 2, i32 1)
  %inc.i477 = add nsw i64 %line.139.i, 1
  %inc17.i = add nsw i64 %begin.140.i, 1
  %cmp12.i = icmp slt i64 %inc.i477, %div.i
  %cmp13.i = icmp slt i64 %inc17.i, %div4.i
  %99 = select i1 %cmp12.i, i1 %cmp13.i, i1 false
  br i1 %99, label %for.body14.i, label %for.end.i, !llvm.loop !34

for.end.i:                                        ; preds = %for.body14.i, %for.body.i
  %begin.1.lcssa.i = phi i64 [ %begin.044.i, %for.body.i ], [ %inc17.i, %for.body14.i ]
  %inc19.i = add nsw i64 %run.042.i, 1
  %cmp.i476 = icmp slt i64 %begin.1.lcssa.i, %div4.i
  br i1 %cmp.i476, label %for.body.i, label %lazyasync_ask_f.exit, !llvm.loop !35

lazyasync_ask_f.exit:                             ; preds = %for.end.i, %for.body206
  %100 = load i64, ptr %x_column, align 8
  %mul217 = mul nsw i64 %100, %div197
  %add.ptr218 = getelementptr inbounds float, ptr %add.ptr186, i64 %mul217
  %101 = load i64, ptr %x_channel, align 8
  %mul1.i479 = mul nsw i64 %div215, %factor.op.mul.reass
  %div.i480 = sdiv i64 %mul1.i479, %div138
  %mul3.i482 = mul nsw i64 %add.i473, %factor.op.mul.reass
  %div4.i483 = sdiv i64 %mul3.i482, %div138
  %cmp41.i484 = icmp slt i64 %div.i480, %div4.i483
  br i1 %cmp41.i484, label %for.body.preheader.i485, label %lazyasync_ask_f.exit512

for.body.preheader.i485:                          ; preds = %lazyasync_ask_f.exit
  %rem.i486 = srem i64 %div.i480, %div.i469
  %div5.i487 = sdiv i64 %div.i480, %div.i469
  br label %for.body.i488

for.body.i488:                                    ; preds = %for.end.i499, %for.body.preheader.i485
  %begin.044.i489 = phi i64 [ %begin.1.lcssa.i500, %for.end.i499 ], [ %div.i480, %for.body.preheader.i485 ]
  %line.043.i490 = phi i64 [ 0, %for.end.i499 ], [ %rem.i486, %for.body.preheader.i485 ]
  %run.042.i491 = phi i64 [ %inc19.i501, %for.end.i499 ], [ %div5.i487, %for.body.preheader.i485 ]
  %div6.i492 = sdiv i64 %run.042.i491, %sub201
  %mul7.i493 = mul nsw i64 %div6.i492, %101
  %add.ptr.i494 = getelementptr inbounds float, ptr %add.ptr218, i64 %mul7.i493
  %rem8.i495 = srem i64 %run.042.i491, %sub201
  %mul9.i496 = mul nsw i64 %rem8.i495, %100
  %add.ptr10.i497 = getelementptr inbounds float, ptr %add.ptr.i494, i64 %mul9.i496
  %cmp1238.i498 = icmp slt i64 %line.043.i490, %div.i469
  br i1 %cmp1238.i498, label %for.body14.i503, label %for.end.i499

for.body14.i503:                                  ; preds = %for.body.i488, %for.body14.i503
  %begin.140.i504 = phi i64 [ %inc17.i509, %for.body14.i503 ], [ %begin.044.i489, %for.body.i488 ]
  %line.139.i505 = phi i64 [ %inc.i508, %for.body14.i503 ], [ %line.043.i490, %for.body.i488 ]
  %mul15.i506 = shl nsw i64 %line.139.i505, 6
  %add.ptr16.i507 = getelementptr inbounds i8, ptr %add.ptr10.i497, i64 %mul15.i506
  call void @llvm.prefetch.p0(ptr readonly %add.ptr16.i507, i32 0, i32 2, i32 1)
  %inc.i508 = add nsw i64 %line.139.i505, 1
  %inc17.i509 = add nsw i64 %begin.140.i504, 1
  %cmp12.i510 = icmp slt i64 %inc.i508, %div.i469
  %cmp13.i511 = icmp slt i64 %inc17.i509, %div4.i483
  %102 = select i1 %cmp12.i510, i1 %cmp13.i511, i1 false
  br i1 %102, label %for.body14.i503, label %for.end.i499, !llvm.loop !34

for.end.i499:                                     ; preds = %for.body14.i503, %for.body.i488
  %begin.1.lcssa.i500 = phi i64 [ %begin.044.i489, %for.body.i488 ], [ %inc17.i509, %for.body14.i503 ]
  %inc19.i501 = add nsw i64 %run.042.i491, 1
  %cmp.i502 = icmp slt i64 %begin.1.lcssa.i500, %div4.i483
  br i1 %cmp.i502, label %for.body.i488, label %lazyasync_ask_f.exit512, !llvm.loop !35

lazyasync_ask_f.exit512:                          ; preds = %for.end.i499, %lazyasync_ask_f.exit
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %columns) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %to223) #11
  %cmp225529 = icmp sgt i64 %sub207, 0
  %.pre558 = load i64, ptr %result_row, align 8
  br i1 %cmp225529, label %for.body228.lr.ph, label %for.cond.cleanup227

for.body228.lr.ph:                                ; preds = %lazyasync_ask_f.exit512
  %103 = load i64, ptr %taps133, align 8
  %mul241 = mul nsw i64 %.pre558, %m187.0535
  %add.ptr242 = getelementptr inbounds float, ptr %add.ptr30, i64 %mul241
  %104 = load i64, ptr %result_column, align 8
  br label %for.body228

for.cond.cleanup227:                              ; preds = %for.body228, %lazyasync_ask_f.exit512
  %sub254 = add nsw i64 %cond.i470, -1
  %arrayidx255 = getelementptr inbounds [2 x [3 x ptr]], ptr @lazyasync_correlate_one_f.kinds, i64 0, i64 %idxprom252, i64 %sub254
  %105 = load ptr, ptr %arrayidx255, align 8
  %106 = load i64, ptr %rows_elements, align 8
  %107 = load i64, ptr %x_elements, align 8
  call void %105(ptr noundef nonnull %add.ptr257, i64 noundef %mul35, i64 noundef %106, ptr noundef nonnull %columns, i64 noundef %107, i64 noundef %cond.i461, i64 noundef %106, ptr noundef nonnull %to223, i64 noundef %.pre558, i32 noundef %land.ext) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %to223) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %columns) #11
  %add269 = add nuw nsw i64 %n.0532, 3
  %cmp203 = icmp slt i64 %add269, %mul134
  %indvars.iv.next552 = add i64 %indvars.iv551, -3
  br i1 %cmp203, label %for.body206, label %for.cond188.loopexit, !llvm.loop !36

for.body228:                                      ; preds = %for.body228.lr.ph, %for.body228
  %v.0530 = phi i64 [ 0, %for.body228.lr.ph ], [ %inc250, %for.body228 ]
  %add229 = add nuw nsw i64 %v.0530, %n.0532
  %div231 = sdiv i64 %add229, %103
  %rem234 = srem i64 %add229, %103
  %mul235 = mul nsw i64 %div231, %mul32
  %add.ptr236 = getelementptr inbounds float, ptr %vla, i64 %mul235
  %arrayidx237 = getelementptr inbounds %struct.tap, ptr %add.ptr, i64 %rem234
  %108 = load i64, ptr %arrayidx237, align 8
  %add.ptr238 = getelementptr inbounds float, ptr %add.ptr236, i64 %108
  %arrayidx239 = getelementptr inbounds [3 x ptr], ptr %columns, i64 0, i64 %v.0530
  store ptr %add.ptr238, ptr %arrayidx239, align 8
  %mul244 = mul nsw i64 %104, %div231
  %add.ptr245 = getelementptr inbounds float, ptr %add.ptr242, i64 %mul244
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx237, i64 8
  %109 = load i64, ptr %in_kernel, align 8
  %add.ptr247 = getelementptr inbounds float, ptr %add.ptr245, i64 %109
  %arrayidx248 = getelementptr inbounds [3 x ptr], ptr %to223, i64 0, i64 %v.0530
  store ptr %add.ptr247, ptr %arrayidx248, align 8
  %inc250 = add nuw nsw i64 %v.0530, 1
  %exitcond553.not = icmp eq i64 %inc250, %smax
  br i1 %exitcond553.not, label %for.cond.cleanup227, label %for.body228, !llvm.loop !37
}

; Function Attrs: nounwind
define internal fastcc void @lazyasync_convolve_strips_f(ptr nocapture noundef readonly %p, i64 noundef %start, ptr nocapture noundef readonly %x, ptr noundef %kernel, ptr nocapture noundef readonly %bias, i64 noundef %outputs, ptr noundef %result) unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %p, i64 184
  %0 = load i64, ptr %arrayidx, align 8
  %add = add nsw i64 %0, %start
  %arrayidx1 = getelementptr inbounds i8, ptr %p, i64 368
  %1 = load i64, ptr %arrayidx1, align 8
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %add, i64 %1)
  %sub = add nsw i64 %outputs, 15
  %div = sdiv i64 %sub, 16
  %channel_block = getelementptr inbounds i8, ptr %p, i64 240
  %2 = load i64, ptr %channel_block, align 8
  %mul = mul nsw i64 %2, 96
  %vla = alloca float, i64 %mul, align 16
  %cmp193 = icmp sgt i64 %cond.i, %start
  br i1 %cmp193, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %channels = getelementptr inbounds i8, ptr %p, i64 56
  %x_channel = getelementptr inbounds i8, ptr %p, i64 80
  %cmp39183 = icmp sgt i64 %outputs, 0
  %kernel_output = getelementptr inbounds i8, ptr %p, i64 96
  %kernel_channel = getelementptr inbounds i8, ptr %p, i64 104
  %result_output = getelementptr inbounds i8, ptr %p, i64 128
  %is_positive = getelementptr inbounds i8, ptr %p, i64 152
  %has_bias = getelementptr inbounds i8, ptr %p, i64 136
  %bias_step = getelementptr inbounds i8, ptr %p, i64 144
  %3 = shl i64 %start, 2
  %4 = sub i64 %cond.i, %start
  %5 = getelementptr i8, ptr %x, i64 %3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup71, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup71
  %indvars.iv = phi i64 [ %4, %for.body.lr.ph ], [ %indvars.iv.next, %for.cond.cleanup71 ]
  %indvar = phi i64 [ 0, %for.body.lr.ph ], [ %indvar.next, %for.cond.cleanup71 ]
  %place.0194 = phi i64 [ %start, %for.body.lr.ph ], [ %add91, %for.cond.cleanup71 ]
  %smin202 = call i64 @llvm.smin.i64(i64 %indvars.iv, i64 96)
  %6 = call i64 @llvm.smax.i64(i64 %smin202, i64 15)
  %7 = and i64 %6, 9223372036854775800
  %8 = mul i64 %indvar, -96
  %9 = add i64 %4, %8
  %smin = call i64 @llvm.smin.i64(i64 %9, i64 96)
  %10 = call i64 @llvm.smax.i64(i64 %smin, i64 15)
  %11 = shl nuw nsw i64 %10, 2
  %12 = and i64 %11, 9223372036854775776
  %sub3 = sub nsw i64 %cond.i, %place.0194
  %cond.i156 = call noundef i64 @llvm.smin.i64(i64 %sub3, i64 96)
  %invariant.gep185 = getelementptr float, ptr %x, i64 %place.0194
  %13 = load i64, ptr %channels, align 8
  %cmp6187 = icmp sgt i64 %13, 0
  br i1 %cmp6187, label %for.body8.lr.ph, label %for.cond66.preheader

for.body8.lr.ph:                                  ; preds = %for.body
  %14 = mul i64 %indvar, 384
  %cmp1.not51.i = icmp slt i64 %sub3, 8
  %invariant.gep181 = getelementptr float, ptr %result, i64 %place.0194
  %.pre = load i64, ptr %channel_block, align 8
  %15 = getelementptr i8, ptr %5, i64 %14
  br label %for.body8

for.cond66.preheader:                             ; preds = %for.cond.cleanup41, %for.body
  %invariant.gep189 = getelementptr float, ptr %result, i64 %place.0194
  br i1 %cmp39183, label %land.rhs.lr.ph, label %for.cond.cleanup71

land.rhs.lr.ph:                                   ; preds = %for.cond66.preheader
  %cmp1.not28.i = icmp slt i64 %sub3, 8
  br label %land.rhs

for.body8:                                        ; preds = %for.body8.lr.ph, %for.cond.cleanup41
  %16 = phi i64 [ %13, %for.body8.lr.ph ], [ %27, %for.cond.cleanup41 ]
  %17 = phi i64 [ %.pre, %for.body8.lr.ph ], [ %28, %for.cond.cleanup41 ]
  %first.0188 = phi i64 [ 0, %for.body8.lr.ph ], [ %add63, %for.cond.cleanup41 ]
  %sub12 = sub nsw i64 %16, %first.0188
  %cond.i157 = call noundef i64 @llvm.smin.i64(i64 %17, i64 %sub12)
  %cmp15179 = icmp sgt i64 %cond.i157, 0
  %.pre204 = load i64, ptr %x_channel, align 8
  br i1 %cmp15179, label %for.body17.lr.ph, label %for.cond.cleanup16

for.body17.lr.ph:                                 ; preds = %for.body8
  %18 = shl i64 %first.0188, 2
  %19 = mul i64 %18, %.pre204
  %20 = shl i64 %.pre204, 2
  %21 = getelementptr i8, ptr %15, i64 %19
  br label %for.body17

for.cond.cleanup16:                               ; preds = %lazyasync_copy_f.exit, %for.body8
  %add23 = add nsw i64 %cond.i157, %first.0188
  %cmp25 = icmp eq i64 %add23, %16
  %cond = select i1 %cmp25, i64 0, i64 %add23
  %mul28 = mul nsw i64 %.pre204, %cond
  %gep186 = getelementptr float, ptr %invariant.gep185, i64 %mul28
  %idx.ext = select i1 %cmp25, i64 96, i64 0
  %add.ptr33 = getelementptr inbounds float, ptr %gep186, i64 %idx.ext
  %sub36 = sub nsw i64 %16, %cond
  %cond.i158 = call noundef i64 @llvm.smin.i64(i64 %17, i64 %sub36)
  br i1 %cmp39183, label %for.body42.lr.ph, label %for.cond.cleanup41

for.body42.lr.ph:                                 ; preds = %for.cond.cleanup16
  %mul.i = mul nsw i64 %cond.i158, 6
  %cmp46 = icmp eq i64 %first.0188, 0
  %conv47 = zext i1 %cmp46 to i32
  br label %for.body42

for.body17:                                       ; preds = %for.body17.lr.ph, %lazyasync_copy_f.exit
  %c.0180 = phi i64 [ 0, %for.body17.lr.ph ], [ %inc, %lazyasync_copy_f.exit ]
  %22 = mul i64 %c.0180, 384
  %scevgep198 = getelementptr i8, ptr %vla, i64 %22
  %23 = mul i64 %20, %c.0180
  %scevgep200 = getelementptr i8, ptr %21, i64 %23
  br i1 %cmp1.not51.i, label %if.end18.i, label %for.body.i.preheader

for.body.i.preheader:                             ; preds = %for.body17
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %scevgep198, ptr align 4 %scevgep200, i64 %12, i1 false)
  br label %if.end18.i

if.end18.i:                                       ; preds = %for.body.i.preheader, %for.body17
  %r.2.i = phi i64 [ 0, %for.body17 ], [ %7, %for.body.i.preheader ]
  %cmp2055.i = icmp slt i64 %r.2.i, %cond.i156
  br i1 %cmp2055.i, label %for.body21.i.preheader, label %lazyasync_copy_f.exit

for.body21.i.preheader:                           ; preds = %if.end18.i
  %24 = shl nuw nsw i64 %r.2.i, 2
  %scevgep199 = getelementptr i8, ptr %scevgep198, i64 %24
  %scevgep201 = getelementptr i8, ptr %scevgep200, i64 %24
  %25 = sub i64 %smin202, %r.2.i
  %26 = shl i64 %25, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %scevgep199, ptr align 4 %scevgep201, i64 %26, i1 false)
  br label %lazyasync_copy_f.exit

lazyasync_copy_f.exit:                            ; preds = %for.body21.i.preheader, %if.end18.i
  %inc = add nuw nsw i64 %c.0180, 1
  %exitcond.not = icmp eq i64 %inc, %cond.i157
  br i1 %exitcond.not, label %for.cond.cleanup16, label %for.body17, !llvm.loop !38

for.cond.cleanup41.loopexit:                      ; preds = %lazyasync_ask_f.exit
  %.pre205 = load i64, ptr %channel_block, align 8
  %.pre206 = load i64, ptr %channels, align 8
  br label %for.cond.cleanup41

for.cond.cleanup41:                               ; preds = %for.cond.cleanup41.loopexit, %for.cond.cleanup16
  %27 = phi i64 [ %.pre206, %for.cond.cleanup41.loopexit ], [ %16, %for.cond.cleanup16 ]
  %28 = phi i64 [ %.pre205, %for.cond.cleanup41.loopexit ], [ %17, %for.cond.cleanup16 ]
  %add63 = add nsw i64 %28, %first.0188
  %cmp6 = icmp slt i64 %add63, %27
  br i1 %cmp6, label %for.body8, label %for.cond66.preheader, !llvm.loop !39

for.body42:                                       ; preds = %for.body42.lr.ph, %lazyasync_ask_f.exit
  %o.0184 = phi i64 [ 0, %for.body42.lr.ph ], [ %add59, %lazyasync_ask_f.exit ]
  %29 = load i64, ptr %x_channel, align 8
  %div45 = lshr exact i64 %o.0184, 4
  %mul1.i = mul nsw i64 %div45, %mul.i
  %div.i = sdiv i64 %mul1.i, %div
  %add.i159 = add nuw nsw i64 %div45, 1
  %mul3.i = mul nsw i64 %add.i159, %mul.i
  %div4.i = sdiv i64 %mul3.i, %div
  %cmp41.i = icmp slt i64 %div.i, %div4.i
  br i1 %cmp41.i, label %for.body.preheader.i, label %lazyasync_ask_f.exit

for.body.preheader.i:                             ; preds = %for.body42
  %rem.i = srem i64 %div.i, 6
  %div5.i = sdiv i64 %div.i, 6
  br label %for.body.i160

for.body.i160:                                    ; preds = %for.end.i, %for.body.preheader.i
  %begin.044.i = phi i64 [ %inc17.i, %for.end.i ], [ %div.i, %for.body.preheader.i ]
  %line.043.i = phi i64 [ 0, %for.end.i ], [ %rem.i, %for.body.preheader.i ]
  %run.042.i = phi i64 [ %inc19.i, %for.end.i ], [ %div5.i, %for.body.preheader.i ]
  %rem8.i = srem i64 %run.042.i, %cond.i158
  %mul9.i = mul nsw i64 %rem8.i, %29
  %add.ptr10.i = getelementptr inbounds float, ptr %add.ptr33, i64 %mul9.i
  br label %for.body14.i

for.body14.i:                                     ; preds = %for.body.i160, %for.body14.i
  %begin.140.i = phi i64 [ %inc17.i, %for.body14.i ], [ %begin.044.i, %for.body.i160 ]
  %line.139.i = phi i64 [ %inc.i162, %for.body14.i ], [ %line.043.i, %for.body.i160 ]
  %mul15.i = shl nsw i64 %line.139.i, 6
  %add.ptr16.i = getelementptr inbounds i8, ptr %add.ptr10.i, i64 %mul15.i
  call void @llvm.prefetch.p0(ptr readonly %add.ptr16.i, i32 0, i32 2, i32 1)
  %inc.i162 = add nsw i64 %line.139.i, 1
  %inc17.i = add nsw i64 %begin.140.i, 1
  %cmp12.i = icmp slt i64 %line.139.i, 5
  %cmp13.i = icmp slt i64 %inc17.i, %div4.i
  %30 = select i1 %cmp12.i, i1 %cmp13.i, i1 false
  br i1 %30, label %for.body14.i, label %for.end.i, !llvm.loop !34

for.end.i:                                        ; preds = %for.body14.i
  %inc19.i = add nsw i64 %run.042.i, 1
  br i1 %cmp13.i, label %for.body.i160, label %lazyasync_ask_f.exit, !llvm.loop !35

lazyasync_ask_f.exit:                             ; preds = %for.end.i, %for.body42
  %31 = load i64, ptr %kernel_output, align 8
  %mul48 = mul nsw i64 %31, %o.0184
  %add.ptr49 = getelementptr inbounds float, ptr %kernel, i64 %mul48
  %32 = load i64, ptr %kernel_channel, align 8
  %mul50 = mul nsw i64 %32, %first.0188
  %add.ptr51 = getelementptr inbounds float, ptr %add.ptr49, i64 %mul50
  %sub52 = sub nsw i64 %outputs, %o.0184
  %cond.i163 = call noundef i64 @llvm.smin.i64(i64 %sub52, i64 16)
  %33 = load i64, ptr %result_output, align 8
  %mul54 = mul nsw i64 %33, %o.0184
  %gep182 = getelementptr float, ptr %invariant.gep181, i64 %mul54
  call fastcc void @lazyasync_sum_up_f(ptr noundef %p, ptr noundef nonnull @lazyasync_convolve_strips_f.only, i64 noundef 1, ptr noundef nonnull %vla, i64 noundef 96, i64 noundef %cond.i157, i32 noundef %conv47, ptr noundef %add.ptr51, i64 noundef %cond.i163, i64 noundef %cond.i156, ptr noundef %gep182, i64 noundef %33)
  %add59 = add nuw nsw i64 %o.0184, 16
  %cmp39 = icmp slt i64 %add59, %outputs
  br i1 %cmp39, label %for.body42, label %for.cond.cleanup41.loopexit, !llvm.loop !40

land.rhs:                                         ; preds = %land.rhs.lr.ph, %lazyasync_finish_f.exit
  %o65.0192 = phi i64 [ 0, %land.rhs.lr.ph ], [ %inc88, %lazyasync_finish_f.exit ]
  %34 = load i64, ptr %has_bias, align 8
  %tobool69.not = icmp eq i64 %34, 0
  br i1 %tobool69.not, label %lor.rhs, label %cond.true79

lor.rhs:                                          ; preds = %land.rhs
  %35 = load i64, ptr %is_positive, align 8
  %tobool70.not = icmp eq i64 %35, 0
  br i1 %tobool70.not, label %for.cond.cleanup71, label %cond.end83

for.cond.cleanup71:                               ; preds = %lor.rhs, %lazyasync_finish_f.exit, %for.cond66.preheader
  %add91 = add nsw i64 %place.0194, 96
  %cmp = icmp slt i64 %add91, %cond.i
  %indvar.next = add i64 %indvar, 1
  %indvars.iv.next = add i64 %indvars.iv, -96
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !41

cond.true79:                                      ; preds = %land.rhs
  %36 = load i64, ptr %bias_step, align 8
  %mul80 = mul nsw i64 %36, %o65.0192
  %arrayidx81 = getelementptr inbounds float, ptr %bias, i64 %mul80
  %37 = load float, ptr %arrayidx81, align 4
  %.pre207 = load i64, ptr %is_positive, align 8
  br label %cond.end83

cond.end83:                                       ; preds = %lor.rhs, %cond.true79
  %38 = phi i64 [ %.pre207, %cond.true79 ], [ %35, %lor.rhs ]
  %cond84 = phi float [ %37, %cond.true79 ], [ 0.000000e+00, %lor.rhs ]
  %.pn = load i64, ptr %result_output, align 8
  %mul74.pn = mul nsw i64 %.pn, %o65.0192
  %gep190 = getelementptr float, ptr %invariant.gep189, i64 %mul74.pn
  %conv86 = trunc i64 %38 to i32
  br i1 %cmp1.not28.i, label %if.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %cond.end83
  %splat.splatinsert.i.i = insertelement <8 x float> poison, float %cond84, i64 0
  %splat.splat.i.i = shufflevector <8 x float> %splat.splatinsert.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %tobool.not.i.i = icmp eq i32 %conv86, 0
  br label %for.body.i164

for.body.i164:                                    ; preds = %lazyasync_add_and_cut_f.exit.i, %for.body.lr.ph.i
  %add30.i = phi i64 [ 8, %for.body.lr.ph.i ], [ %add.i167, %lazyasync_add_and_cut_f.exit.i ]
  %r.029.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add30.i, %lazyasync_add_and_cut_f.exit.i ]
  %add.ptr.i165 = getelementptr inbounds float, ptr %gep190, i64 %r.029.i
  %39 = load <8 x float>, ptr %add.ptr.i165, align 4
  %add.i.i = fadd <8 x float> %splat.splat.i.i, %39
  br i1 %tobool.not.i.i, label %lazyasync_add_and_cut_f.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %for.body.i164
  %.inv.i.i = fcmp olt <8 x float> %add.i.i, zeroinitializer
  %40 = select <8 x i1> %.inv.i.i, <8 x float> zeroinitializer, <8 x float> %add.i.i
  br label %lazyasync_add_and_cut_f.exit.i

lazyasync_add_and_cut_f.exit.i:                   ; preds = %if.then.i.i, %for.body.i164
  %storemerge.i.i = phi <8 x float> [ %40, %if.then.i.i ], [ %add.i.i, %for.body.i164 ]
  store <8 x float> %storemerge.i.i, ptr %add.ptr.i165, align 4
  %add.i167 = add nuw nsw i64 %add30.i, 8
  %cmp1.not.i168 = icmp sgt i64 %add.i167, %cond.i156
  br i1 %cmp1.not.i168, label %if.end.i, label %for.body.i164, !llvm.loop !18

if.end.i:                                         ; preds = %lazyasync_add_and_cut_f.exit.i, %cond.end83
  %r.1.i = phi i64 [ 0, %cond.end83 ], [ %add30.i, %lazyasync_add_and_cut_f.exit.i ]
  %cmp531.i = icmp slt i64 %r.1.i, %cond.i156
  br i1 %cmp531.i, label %for.body6.lr.ph.i, label %lazyasync_finish_f.exit

for.body6.lr.ph.i:                                ; preds = %if.end.i
  %tobool.i = icmp ne i32 %conv86, 0
  br label %for.body6.i

for.body6.i:                                      ; preds = %for.body6.i, %for.body6.lr.ph.i
  %r.232.i = phi i64 [ %r.1.i, %for.body6.lr.ph.i ], [ %inc.i172, %for.body6.i ]
  %arrayidx.i169 = getelementptr inbounds float, ptr %gep190, i64 %r.232.i
  %41 = load float, ptr %arrayidx.i169, align 4
  %add8.i = fadd float %cond84, %41
  %cmp9.i = fcmp olt float %add8.i, 0.000000e+00
  %or.cond.i = select i1 %tobool.i, i1 %cmp9.i, i1 false
  %cond.i170 = select i1 %or.cond.i, float 0.000000e+00, float %add8.i
  store float %cond.i170, ptr %arrayidx.i169, align 4
  %inc.i172 = add nuw nsw i64 %r.232.i, 1
  %exitcond.not.i173 = icmp eq i64 %inc.i172, %cond.i156
  br i1 %exitcond.not.i173, label %lazyasync_finish_f.exit, label %for.body6.i, !llvm.loop !17

lazyasync_finish_f.exit:                          ; preds = %for.body6.i, %if.end.i
  %inc88 = add nuw nsw i64 %o65.0192, 1
  %exitcond203.not = icmp eq i64 %inc88, %outputs
  br i1 %exitcond203.not, label %for.cond.cleanup71, label %land.rhs, !llvm.loop !42
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #2

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @lazyasync_fill_f(ptr nocapture noundef writeonly %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %axes, ptr nocapture noundef readonly %start) unnamed_addr #3 {
entry:
  %arrayidx1 = getelementptr inbounds i8, ptr %axes, i64 48
  %arrayidx2 = getelementptr inbounds i8, ptr %axes, i64 96
  %buffer = getelementptr inbounds i8, ptr %axes, i64 32
  %0 = load i64, ptr %buffer, align 8
  %buffer3 = getelementptr inbounds i8, ptr %axes, i64 80
  %1 = load i64, ptr %buffer3, align 8
  %mul = mul nsw i64 %1, %0
  %buffer4 = getelementptr inbounds i8, ptr %axes, i64 128
  %2 = load i64, ptr %buffer4, align 8
  %mul5 = mul nsw i64 %mul, %2
  %stride = getelementptr inbounds i8, ptr %axes, i64 112
  %3 = load i64, ptr %stride, align 8
  %step6 = getelementptr inbounds i8, ptr %axes, i64 104
  %4 = load i64, ptr %step6, align 8
  %mul7 = mul nsw i64 %4, %3
  %parts = getelementptr inbounds i8, ptr %axes, i64 40
  %5 = load i64, ptr %parts, align 8
  %cmp198 = icmp sgt i64 %5, 0
  br i1 %cmp198, label %for.cond8.preheader.lr.ph, label %for.cond.cleanup

for.cond8.preheader.lr.ph:                        ; preds = %entry
  %parts9 = getelementptr inbounds i8, ptr %axes, i64 88
  %parts14 = getelementptr inbounds i8, ptr %axes, i64 136
  %before = getelementptr inbounds i8, ptr %axes, i64 120
  %arrayidx18 = getelementptr inbounds i8, ptr %start, i64 16
  %stride36 = getelementptr inbounds i8, ptr %axes, i64 16
  %before39 = getelementptr inbounds i8, ptr %axes, i64 24
  %arrayidx46 = getelementptr inbounds i8, ptr %start, i64 8
  %stride48 = getelementptr inbounds i8, ptr %axes, i64 64
  %before51 = getelementptr inbounds i8, ptr %axes, i64 72
  %step62 = getelementptr inbounds i8, ptr %axes, i64 8
  %step65 = getelementptr inbounds i8, ptr %axes, i64 56
  %.pre = load i64, ptr %parts9, align 8
  br label %for.cond8.preheader

for.cond8.preheader:                              ; preds = %for.cond8.preheader.lr.ph, %for.cond.cleanup11
  %6 = phi i64 [ %5, %for.cond8.preheader.lr.ph ], [ %20, %for.cond.cleanup11 ]
  %7 = phi i64 [ %.pre, %for.cond8.preheader.lr.ph ], [ %21, %for.cond.cleanup11 ]
  %8 = phi i64 [ %0, %for.cond8.preheader.lr.ph ], [ %22, %for.cond.cleanup11 ]
  %9 = phi i64 [ %1, %for.cond8.preheader.lr.ph ], [ %23, %for.cond.cleanup11 ]
  %10 = phi i64 [ %0, %for.cond8.preheader.lr.ph ], [ %24, %for.cond.cleanup11 ]
  %11 = phi i64 [ %2, %for.cond8.preheader.lr.ph ], [ %25, %for.cond.cleanup11 ]
  %12 = phi i64 [ %.pre, %for.cond8.preheader.lr.ph ], [ %26, %for.cond.cleanup11 ]
  %to.addr.0200 = phi ptr [ %to, %for.cond8.preheader.lr.ph ], [ %to.addr.1.lcssa, %for.cond.cleanup11 ]
  %i.0199 = phi i64 [ 0, %for.cond8.preheader.lr.ph ], [ %inc95, %for.cond.cleanup11 ]
  %cmp10194 = icmp sgt i64 %12, 0
  br i1 %cmp10194, label %for.cond13.preheader.preheader, label %for.cond.cleanup11

for.cond13.preheader.preheader:                   ; preds = %for.cond8.preheader
  %.pre202 = load i64, ptr %parts14, align 8
  br label %for.cond13.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup11, %entry
  ret void

for.cond13.preheader:                             ; preds = %for.cond13.preheader.preheader, %for.cond.cleanup16
  %13 = phi i64 [ %27, %for.cond.cleanup16 ], [ %7, %for.cond13.preheader.preheader ]
  %14 = phi i64 [ %28, %for.cond.cleanup16 ], [ %.pre202, %for.cond13.preheader.preheader ]
  %15 = phi i64 [ %29, %for.cond.cleanup16 ], [ %8, %for.cond13.preheader.preheader ]
  %16 = phi i64 [ %30, %for.cond.cleanup16 ], [ %9, %for.cond13.preheader.preheader ]
  %17 = phi i64 [ %31, %for.cond.cleanup16 ], [ %10, %for.cond13.preheader.preheader ]
  %18 = phi i64 [ %32, %for.cond.cleanup16 ], [ %11, %for.cond13.preheader.preheader ]
  %19 = phi i64 [ %33, %for.cond.cleanup16 ], [ %.pre202, %for.cond13.preheader.preheader ]
  %to.addr.1196 = phi ptr [ %to.addr.2.lcssa, %for.cond.cleanup16 ], [ %to.addr.0200, %for.cond13.preheader.preheader ]
  %j.0195 = phi i64 [ %inc91, %for.cond.cleanup16 ], [ 0, %for.cond13.preheader.preheader ]
  %cmp15190 = icmp sgt i64 %19, 0
  br i1 %cmp15190, label %for.body17, label %for.cond.cleanup16

for.cond.cleanup11.loopexit:                      ; preds = %for.cond.cleanup16
  %.pre206 = load i64, ptr %parts, align 8
  br label %for.cond.cleanup11

for.cond.cleanup11:                               ; preds = %for.cond.cleanup11.loopexit, %for.cond8.preheader
  %20 = phi i64 [ %6, %for.cond8.preheader ], [ %.pre206, %for.cond.cleanup11.loopexit ]
  %21 = phi i64 [ %7, %for.cond8.preheader ], [ %27, %for.cond.cleanup11.loopexit ]
  %22 = phi i64 [ %8, %for.cond8.preheader ], [ %29, %for.cond.cleanup11.loopexit ]
  %23 = phi i64 [ %9, %for.cond8.preheader ], [ %30, %for.cond.cleanup11.loopexit ]
  %24 = phi i64 [ %10, %for.cond8.preheader ], [ %31, %for.cond.cleanup11.loopexit ]
  %25 = phi i64 [ %11, %for.cond8.preheader ], [ %32, %for.cond.cleanup11.loopexit ]
  %26 = phi i64 [ %12, %for.cond8.preheader ], [ %27, %for.cond.cleanup11.loopexit ]
  %to.addr.1.lcssa = phi ptr [ %to.addr.0200, %for.cond8.preheader ], [ %to.addr.2.lcssa, %for.cond.cleanup11.loopexit ]
  %inc95 = add nuw nsw i64 %i.0199, 1
  %cmp = icmp slt i64 %inc95, %20
  br i1 %cmp, label %for.cond8.preheader, label %for.cond.cleanup, !llvm.loop !43

for.cond.cleanup16.loopexit:                      ; preds = %for.cond.cleanup32
  %.pre205 = load i64, ptr %parts9, align 8
  br label %for.cond.cleanup16

for.cond.cleanup16:                               ; preds = %for.cond.cleanup16.loopexit, %for.cond13.preheader
  %27 = phi i64 [ %13, %for.cond13.preheader ], [ %.pre205, %for.cond.cleanup16.loopexit ]
  %28 = phi i64 [ %14, %for.cond13.preheader ], [ %51, %for.cond.cleanup16.loopexit ]
  %29 = phi i64 [ %15, %for.cond13.preheader ], [ %52, %for.cond.cleanup16.loopexit ]
  %30 = phi i64 [ %16, %for.cond13.preheader ], [ %53, %for.cond.cleanup16.loopexit ]
  %31 = phi i64 [ %17, %for.cond13.preheader ], [ %54, %for.cond.cleanup16.loopexit ]
  %32 = phi i64 [ %18, %for.cond13.preheader ], [ %55, %for.cond.cleanup16.loopexit ]
  %33 = phi i64 [ %19, %for.cond13.preheader ], [ %51, %for.cond.cleanup16.loopexit ]
  %to.addr.2.lcssa = phi ptr [ %to.addr.1196, %for.cond13.preheader ], [ %add.ptr87, %for.cond.cleanup16.loopexit ]
  %inc91 = add nuw nsw i64 %j.0195, 1
  %cmp10 = icmp slt i64 %inc91, %27
  br i1 %cmp10, label %for.cond13.preheader, label %for.cond.cleanup11.loopexit, !llvm.loop !44

for.body17:                                       ; preds = %for.cond13.preheader, %for.cond.cleanup32
  %34 = phi i64 [ %51, %for.cond.cleanup32 ], [ %14, %for.cond13.preheader ]
  %35 = phi i64 [ %52, %for.cond.cleanup32 ], [ %15, %for.cond13.preheader ]
  %36 = phi i64 [ %53, %for.cond.cleanup32 ], [ %16, %for.cond13.preheader ]
  %37 = phi i64 [ %54, %for.cond.cleanup32 ], [ %17, %for.cond13.preheader ]
  %38 = phi i64 [ %55, %for.cond.cleanup32 ], [ %18, %for.cond13.preheader ]
  %to.addr.2192 = phi ptr [ %add.ptr87, %for.cond.cleanup32 ], [ %to.addr.1196, %for.cond13.preheader ]
  %k.0191 = phi i64 [ %inc86, %for.cond.cleanup32 ], [ 0, %for.cond13.preheader ]
  %39 = load i64, ptr %before, align 8
  %sub = sub nsw i64 %k.0191, %39
  %40 = load i64, ptr %arrayidx18, align 8
  %41 = load i64, ptr %stride, align 8
  %mul20 = mul nsw i64 %41, %40
  %add = add nsw i64 %mul20, %sub
  %cmp.not.i = icmp slt i64 %add, 0
  br i1 %cmp.not.i, label %cond.false.i, label %below.exit

cond.false.i:                                     ; preds = %for.body17
  %42 = xor i64 %add, -1
  %sub1.i = add i64 %41, %42
  %div.i = sdiv i64 %sub1.i, %41
  br label %below.exit

below.exit:                                       ; preds = %for.body17, %cond.false.i
  %cond.i = phi i64 [ %div.i, %cond.false.i ], [ 0, %for.body17 ]
  %cond.i156 = tail call noundef i64 @llvm.smin.i64(i64 %cond.i, i64 %38)
  %43 = load i64, ptr %arrayidx2, align 8
  %cmp.not.i157 = icmp sgt i64 %43, %add
  br i1 %cmp.not.i157, label %cond.false.i159, label %below.exit162

cond.false.i159:                                  ; preds = %below.exit
  %44 = xor i64 %add, -1
  %add.i = add i64 %41, %44
  %sub1.i160 = add i64 %add.i, %43
  %div.i161 = sdiv i64 %sub1.i160, %41
  br label %below.exit162

below.exit162:                                    ; preds = %below.exit, %cond.false.i159
  %cond.i158 = phi i64 [ %div.i161, %cond.false.i159 ], [ 0, %below.exit ]
  %cond.i163 = tail call noundef i64 @llvm.smin.i64(i64 %cond.i158, i64 %38)
  %cond.i164 = tail call noundef i64 @llvm.smax.i64(i64 %cond.i156, i64 %cond.i163)
  %cmp31187 = icmp sgt i64 %37, 0
  br i1 %cmp31187, label %for.body33.lr.ph, label %for.cond.cleanup32

for.body33.lr.ph:                                 ; preds = %below.exit162
  %cmp.not14.i165 = icmp slt i64 %cond.i156, 8
  %45 = add nsw i64 %cond.i156, -8
  %46 = shl i64 %45, 2
  %47 = and i64 %46, -32
  %48 = add i64 %47, 32
  %49 = and i64 %45, -8
  %50 = add nuw nsw i64 %49, 8
  %sub74 = sub nsw i64 %cond.i164, %cond.i156
  %cmp848.i = icmp sgt i64 %sub74, 8
  %cmp1.not51.i = icmp slt i64 %sub74, 8
  br label %for.body33

for.cond.cleanup32.loopexit:                      ; preds = %for.cond.cleanup44
  %.pre204 = load i64, ptr %parts14, align 8
  br label %for.cond.cleanup32

for.cond.cleanup32:                               ; preds = %for.cond.cleanup32.loopexit, %below.exit162
  %51 = phi i64 [ %.pre204, %for.cond.cleanup32.loopexit ], [ %34, %below.exit162 ]
  %52 = phi i64 [ %62, %for.cond.cleanup32.loopexit ], [ %35, %below.exit162 ]
  %53 = phi i64 [ %63, %for.cond.cleanup32.loopexit ], [ %36, %below.exit162 ]
  %54 = phi i64 [ %62, %for.cond.cleanup32.loopexit ], [ %37, %below.exit162 ]
  %55 = phi i64 [ %64, %for.cond.cleanup32.loopexit ], [ %38, %below.exit162 ]
  %inc86 = add nuw nsw i64 %k.0191, 1
  %add.ptr87 = getelementptr inbounds float, ptr %to.addr.2192, i64 %mul5
  %cmp15 = icmp slt i64 %inc86, %51
  br i1 %cmp15, label %for.body17, label %for.cond.cleanup16.loopexit, !llvm.loop !45

for.body33:                                       ; preds = %for.body33.lr.ph, %for.cond.cleanup44
  %56 = phi i64 [ %35, %for.body33.lr.ph ], [ %62, %for.cond.cleanup44 ]
  %57 = phi i64 [ %36, %for.body33.lr.ph ], [ %63, %for.cond.cleanup44 ]
  %58 = phi i64 [ %38, %for.body33.lr.ph ], [ %64, %for.cond.cleanup44 ]
  %p.0189 = phi i64 [ 0, %for.body33.lr.ph ], [ %inc82, %for.cond.cleanup44 ]
  %row.0188 = phi ptr [ %to.addr.2192, %for.body33.lr.ph ], [ %row.1.lcssa, %for.cond.cleanup44 ]
  %59 = load i64, ptr %start, align 8
  %add35 = add nsw i64 %59, %p.0189
  %60 = load i64, ptr %stride36, align 8
  %mul37 = mul nsw i64 %add35, %60
  %add38 = add nsw i64 %mul37, %i.0199
  %61 = load i64, ptr %before39, align 8
  %sub40 = sub i64 %add38, %61
  %cmp43184 = icmp sgt i64 %57, 0
  br i1 %cmp43184, label %for.body45.lr.ph, label %for.cond.cleanup44

for.body45.lr.ph:                                 ; preds = %for.body33
  %cmp53 = icmp slt i64 %sub40, 0
  br label %for.body45

for.cond.cleanup44.loopexit:                      ; preds = %cleanup
  %.pre203 = load i64, ptr %buffer, align 8
  br label %for.cond.cleanup44

for.cond.cleanup44:                               ; preds = %for.cond.cleanup44.loopexit, %for.body33
  %62 = phi i64 [ %56, %for.body33 ], [ %.pre203, %for.cond.cleanup44.loopexit ]
  %63 = phi i64 [ %57, %for.body33 ], [ %101, %for.cond.cleanup44.loopexit ]
  %64 = phi i64 [ %58, %for.body33 ], [ %100, %for.cond.cleanup44.loopexit ]
  %row.1.lcssa = phi ptr [ %row.0188, %for.body33 ], [ %add.ptr79, %for.cond.cleanup44.loopexit ]
  %inc82 = add nuw nsw i64 %p.0189, 1
  %cmp31 = icmp slt i64 %inc82, %62
  br i1 %cmp31, label %for.body33, label %for.cond.cleanup32.loopexit, !llvm.loop !46

for.body45:                                       ; preds = %for.body45.lr.ph, %cleanup
  %65 = phi i64 [ %58, %for.body45.lr.ph ], [ %100, %cleanup ]
  %q.0186 = phi i64 [ 0, %for.body45.lr.ph ], [ %inc, %cleanup ]
  %row.1185 = phi ptr [ %row.0188, %for.body45.lr.ph ], [ %add.ptr79, %cleanup ]
  %66 = load i64, ptr %arrayidx46, align 8
  %add47 = add nsw i64 %66, %q.0186
  %67 = load i64, ptr %stride48, align 8
  %mul49 = mul nsw i64 %add47, %67
  %add50 = add nsw i64 %mul49, %j.0195
  %68 = load i64, ptr %before51, align 8
  %sub52 = sub i64 %add50, %68
  br i1 %cmp53, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body45
  %69 = load i64, ptr %axes, align 8
  %cmp55 = icmp sge i64 %sub40, %69
  %cmp57 = icmp slt i64 %sub52, 0
  %or.cond = select i1 %cmp55, i1 true, i1 %cmp57
  br i1 %or.cond, label %if.then, label %lor.lhs.false58

lor.lhs.false58:                                  ; preds = %lor.lhs.false
  %70 = load i64, ptr %arrayidx1, align 8
  %cmp60.not = icmp slt i64 %sub52, %70
  br i1 %cmp60.not, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false58, %lor.lhs.false, %for.body45
  %cmp.not14.i = icmp slt i64 %65, 8
  br i1 %cmp.not14.i, label %for.cond2.preheader.i, label %for.body.preheader.i

for.body.preheader.i:                             ; preds = %if.then
  %71 = add nsw i64 %65, -8
  %72 = shl i64 %71, 2
  %73 = and i64 %72, -32
  %74 = add i64 %73, 32
  tail call void @llvm.memset.p0.i64(ptr align 4 %row.1185, i8 0, i64 %74, i1 false)
  %75 = and i64 %71, -8
  %76 = add nuw nsw i64 %75, 8
  br label %for.cond2.preheader.i

for.cond2.preheader.i:                            ; preds = %for.body.preheader.i, %if.then
  %r.0.lcssa.i = phi i64 [ 0, %if.then ], [ %76, %for.body.preheader.i ]
  %cmp317.i = icmp slt i64 %r.0.lcssa.i, %65
  br i1 %cmp317.i, label %for.body4.preheader.i, label %cleanup

for.body4.preheader.i:                            ; preds = %for.cond2.preheader.i
  %77 = shl i64 %r.0.lcssa.i, 2
  %scevgep.i = getelementptr i8, ptr %row.1185, i64 %77
  %78 = sub nsw i64 %65, %r.0.lcssa.i
  br label %cleanup.sink.split

if.end:                                           ; preds = %lor.lhs.false58
  br i1 %cmp.not14.i165, label %for.cond2.preheader.i167, label %for.body.preheader.i166

for.body.preheader.i166:                          ; preds = %if.end
  tail call void @llvm.memset.p0.i64(ptr align 4 %row.1185, i8 0, i64 %48, i1 false)
  br label %for.cond2.preheader.i167

for.cond2.preheader.i167:                         ; preds = %for.body.preheader.i166, %if.end
  %r.0.lcssa.i168 = phi i64 [ 0, %if.end ], [ %50, %for.body.preheader.i166 ]
  %cmp317.i169 = icmp slt i64 %r.0.lcssa.i168, %cond.i156
  br i1 %cmp317.i169, label %for.body4.preheader.i170, label %lazyasync_clear_f.exit172

for.body4.preheader.i170:                         ; preds = %for.cond2.preheader.i167
  %79 = shl i64 %r.0.lcssa.i168, 2
  %scevgep.i171 = getelementptr i8, ptr %row.1185, i64 %79
  %80 = sub nsw i64 %cond.i156, %r.0.lcssa.i168
  %81 = shl i64 %80, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %scevgep.i171, i8 0, i64 %81, i1 false)
  br label %lazyasync_clear_f.exit172

lazyasync_clear_f.exit172:                        ; preds = %for.cond2.preheader.i167, %for.body4.preheader.i170
  %add.ptr = getelementptr float, ptr %row.1185, i64 %cond.i156
  %82 = load i64, ptr %step62, align 8
  %mul63 = mul nsw i64 %82, %sub40
  %add.ptr64 = getelementptr inbounds float, ptr %from, i64 %mul63
  %83 = load i64, ptr %step65, align 8
  %mul66 = mul nsw i64 %83, %sub52
  %add.ptr67 = getelementptr inbounds float, ptr %add.ptr64, i64 %mul66
  %84 = load i64, ptr %stride, align 8
  %mul69 = mul nsw i64 %84, %cond.i156
  %add70 = add nsw i64 %mul69, %add
  %85 = load i64, ptr %step6, align 8
  %mul72 = mul nsw i64 %add70, %85
  %add.ptr73 = getelementptr inbounds float, ptr %add.ptr67, i64 %mul72
  switch i64 %mul7, label %if.end18.i [
    i64 1, label %for.cond.preheader.i
    i64 2, label %for.cond6.preheader.i
  ]

for.cond6.preheader.i:                            ; preds = %lazyasync_clear_f.exit172
  br i1 %cmp848.i, label %for.body9.i, label %if.end18.i

for.cond.preheader.i:                             ; preds = %lazyasync_clear_f.exit172
  br i1 %cmp1.not51.i, label %if.end18.i, label %for.body.i

for.body.i:                                       ; preds = %for.cond.preheader.i, %for.body.i
  %add53.i = phi i64 [ %add.i173, %for.body.i ], [ 8, %for.cond.preheader.i ]
  %r.052.i = phi i64 [ %add53.i, %for.body.i ], [ 0, %for.cond.preheader.i ]
  %add.ptr.i = getelementptr inbounds float, ptr %add.ptr73, i64 %r.052.i
  %86 = load <8 x float>, ptr %add.ptr.i, align 4
  %add.ptr2.i = getelementptr inbounds float, ptr %add.ptr, i64 %r.052.i
  store <8 x float> %86, ptr %add.ptr2.i, align 4
  %add.i173 = add nuw nsw i64 %add53.i, 8
  %cmp1.not.i = icmp sgt i64 %add.i173, %sub74
  br i1 %cmp1.not.i, label %if.end18.i, label %for.body.i, !llvm.loop !27

for.body9.i:                                      ; preds = %for.cond6.preheader.i, %for.body9.i
  %add750.i = phi i64 [ %add7.i, %for.body9.i ], [ 8, %for.cond6.preheader.i ]
  %r.149.i = phi i64 [ %add750.i, %for.body9.i ], [ 0, %for.cond6.preheader.i ]
  %add.ptr10.idx.i = shl nsw i64 %r.149.i, 3
  %add.ptr10.i = getelementptr inbounds i8, ptr %add.ptr73, i64 %add.ptr10.idx.i
  %87 = load <8 x float>, ptr %add.ptr10.i, align 4
  %add.ptr13.i = getelementptr inbounds i8, ptr %add.ptr10.i, i64 32
  %88 = load <8 x float>, ptr %add.ptr13.i, align 4
  %shuffle.i = shufflevector <8 x float> %87, <8 x float> %88, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %add.ptr14.i = getelementptr inbounds float, ptr %add.ptr, i64 %r.149.i
  store <8 x float> %shuffle.i, ptr %add.ptr14.i, align 4
  %add7.i = add nuw nsw i64 %add750.i, 8
  %cmp8.i = icmp slt i64 %add7.i, %sub74
  br i1 %cmp8.i, label %for.body9.i, label %if.end18.i, !llvm.loop !28

if.end18.i:                                       ; preds = %for.body9.i, %for.body.i, %for.cond.preheader.i, %for.cond6.preheader.i, %lazyasync_clear_f.exit172
  %r.2.i = phi i64 [ 0, %lazyasync_clear_f.exit172 ], [ 0, %for.cond.preheader.i ], [ 0, %for.cond6.preheader.i ], [ %add53.i, %for.body.i ], [ %add750.i, %for.body9.i ]
  %cmp2055.i = icmp slt i64 %r.2.i, %sub74
  br i1 %cmp2055.i, label %for.body21.i, label %lazyasync_copy_f.exit

for.body21.i:                                     ; preds = %if.end18.i, %for.body21.i
  %r.356.i = phi i64 [ %inc.i, %for.body21.i ], [ %r.2.i, %if.end18.i ]
  %mul22.i = mul nsw i64 %r.356.i, %mul7
  %arrayidx.i = getelementptr inbounds float, ptr %add.ptr73, i64 %mul22.i
  %89 = load float, ptr %arrayidx.i, align 4
  %arrayidx23.i = getelementptr inbounds float, ptr %add.ptr, i64 %r.356.i
  store float %89, ptr %arrayidx23.i, align 4
  %inc.i = add nuw nsw i64 %r.356.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %sub74
  br i1 %exitcond.not.i, label %lazyasync_copy_f.exit, label %for.body21.i, !llvm.loop !29

lazyasync_copy_f.exit:                            ; preds = %for.body21.i, %if.end18.i
  %add.ptr75 = getelementptr inbounds float, ptr %row.1185, i64 %cond.i164
  %90 = load i64, ptr %buffer4, align 8
  %sub77 = sub nsw i64 %90, %cond.i164
  %cmp.not14.i174 = icmp slt i64 %sub77, 8
  br i1 %cmp.not14.i174, label %for.cond2.preheader.i176, label %for.body.preheader.i175

for.body.preheader.i175:                          ; preds = %lazyasync_copy_f.exit
  %91 = add nsw i64 %sub77, -8
  %92 = shl i64 %91, 2
  %93 = and i64 %92, -32
  %94 = add i64 %93, 32
  tail call void @llvm.memset.p0.i64(ptr align 4 %add.ptr75, i8 0, i64 %94, i1 false)
  %95 = and i64 %91, -8
  %96 = add nuw nsw i64 %95, 8
  br label %for.cond2.preheader.i176

for.cond2.preheader.i176:                         ; preds = %for.body.preheader.i175, %lazyasync_copy_f.exit
  %r.0.lcssa.i177 = phi i64 [ 0, %lazyasync_copy_f.exit ], [ %96, %for.body.preheader.i175 ]
  %cmp317.i178 = icmp slt i64 %r.0.lcssa.i177, %sub77
  br i1 %cmp317.i178, label %for.body4.preheader.i179, label %cleanup

for.body4.preheader.i179:                         ; preds = %for.cond2.preheader.i176
  %97 = shl i64 %r.0.lcssa.i177, 2
  %scevgep.i180 = getelementptr i8, ptr %add.ptr75, i64 %97
  %98 = sub nsw i64 %sub77, %r.0.lcssa.i177
  br label %cleanup.sink.split

cleanup.sink.split:                               ; preds = %for.body4.preheader.i, %for.body4.preheader.i179
  %.sink222 = phi i64 [ %98, %for.body4.preheader.i179 ], [ %78, %for.body4.preheader.i ]
  %scevgep.i180.sink = phi ptr [ %scevgep.i180, %for.body4.preheader.i179 ], [ %scevgep.i, %for.body4.preheader.i ]
  %99 = shl i64 %.sink222, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %scevgep.i180.sink, i8 0, i64 %99, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %cleanup.sink.split, %for.cond2.preheader.i176, %for.cond2.preheader.i
  %inc = add nuw nsw i64 %q.0186, 1
  %100 = load i64, ptr %buffer4, align 8
  %add.ptr79 = getelementptr inbounds float, ptr %row.1185, i64 %100
  %101 = load i64, ptr %buffer3, align 8
  %cmp43 = icmp slt i64 %inc, %101
  br i1 %cmp43, label %for.body45, label %for.cond.cleanup44.loopexit, !llvm.loop !47
}

; Function Attrs: nounwind
define internal fastcc void @lazyasync_sum_up_f(ptr nocapture noundef readonly %p, ptr noundef %taps, i64 noundef %tap_count, ptr noundef %buffer, i64 noundef %x_step, i64 noundef %all_channels, i32 noundef %is_first, ptr noundef %kernel, i64 noundef %outputs, i64 noundef %places, ptr noundef %sums, i64 noundef %row) unnamed_addr #0 {
entry:
  %cmp112 = icmp sgt i64 %places, 0
  br i1 %cmp112, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp2110 = icmp sgt i64 %all_channels, 0
  %channel_block = getelementptr inbounds i8, ptr %p, i64 240
  %cmp7108 = icmp sgt i64 %outputs, 0
  %kernel_output = getelementptr inbounds i8, ptr %p, i64 96
  %kernel_channel = getelementptr inbounds i8, ptr %p, i64 104
  %tobool43 = icmp ne i32 %is_first, 0
  br label %for.body

for.cond.loopexit:                                ; preds = %for.cond.cleanup8, %for.body
  %cmp = icmp slt i64 %add, %places
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !48

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.loopexit
  %begin.0113 = phi i64 [ 0, %for.body.lr.ph ], [ %add, %for.cond.loopexit ]
  %add = add nuw nsw i64 %begin.0113, 96
  br i1 %cmp2110, label %for.body4.lr.ph, label %for.cond.loopexit

for.body4.lr.ph:                                  ; preds = %for.body
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %places, i64 %add)
  %reass.sub = sub nsw i64 %cond.i, %begin.0113
  %sub18 = add i64 %reass.sub, 7
  %div = sdiv i64 %sub18, 8
  %cmp20104 = icmp sgt i64 %sub18, 7
  %.pre = load i64, ptr %channel_block, align 8
  br label %for.body4

for.body4:                                        ; preds = %for.body4.lr.ph, %for.cond.cleanup8
  %0 = phi i64 [ %.pre, %for.body4.lr.ph ], [ %2, %for.cond.cleanup8 ]
  %c.0111 = phi i64 [ 0, %for.body4.lr.ph ], [ %add57, %for.cond.cleanup8 ]
  %sub = sub nsw i64 %all_channels, %c.0111
  %cond.i99 = tail call noundef i64 @llvm.smin.i64(i64 %0, i64 %sub)
  %mul = mul nsw i64 %c.0111, %x_step
  %add.ptr = getelementptr inbounds float, ptr %buffer, i64 %mul
  br i1 %cmp7108, label %for.body9.lr.ph, label %for.cond.cleanup8

for.body9.lr.ph:                                  ; preds = %for.body4
  %cmp44 = icmp eq i64 %c.0111, 0
  %1 = and i1 %tobool43, %cmp44
  %land.ext = zext i1 %1 to i32
  br label %for.body9

for.cond.cleanup8.loopexit:                       ; preds = %for.cond.cleanup22
  %.pre114 = load i64, ptr %channel_block, align 8
  br label %for.cond.cleanup8

for.cond.cleanup8:                                ; preds = %for.cond.cleanup8.loopexit, %for.body4
  %2 = phi i64 [ %.pre114, %for.cond.cleanup8.loopexit ], [ %0, %for.body4 ]
  %add57 = add nsw i64 %2, %c.0111
  %cmp2 = icmp slt i64 %add57, %all_channels
  br i1 %cmp2, label %for.body4, label %for.cond.loopexit, !llvm.loop !49

for.body9:                                        ; preds = %for.body9.lr.ph, %for.cond.cleanup22
  %o.0109 = phi i64 [ 0, %for.body9.lr.ph ], [ %add53, %for.cond.cleanup22 ]
  %sub10 = sub nsw i64 %outputs, %o.0109
  %cmp11 = icmp sgt i64 %sub10, 3
  %3 = load i64, ptr %kernel_output, align 8
  %mul12 = mul nsw i64 %3, %o.0109
  %add.ptr13 = getelementptr inbounds float, ptr %kernel, i64 %mul12
  %4 = load i64, ptr %kernel_channel, align 8
  %mul14 = mul nsw i64 %4, %c.0111
  %add.ptr15 = getelementptr inbounds float, ptr %add.ptr13, i64 %mul14
  br i1 %cmp20104, label %for.body23.lr.ph, label %for.cond.cleanup22

for.body23.lr.ph:                                 ; preds = %for.body9
  %mul40 = mul nsw i64 %o.0109, %row
  %add.ptr41 = getelementptr inbounds float, ptr %sums, i64 %mul40
  br label %for.body23

for.cond.cleanup22:                               ; preds = %cleanup, %for.body9
  %conv52 = select i1 %cmp11, i64 4, i64 1
  %add53 = add nuw nsw i64 %conv52, %o.0109
  %cmp7 = icmp slt i64 %add53, %outputs
  br i1 %cmp7, label %for.body9, label %for.cond.cleanup8.loopexit, !llvm.loop !50

for.body23:                                       ; preds = %for.body23.lr.ph, %cleanup
  %kind.0107 = phi i32 [ 0, %for.body23.lr.ph ], [ %kind.1, %cleanup ]
  %vectors.0106 = phi i64 [ %div, %for.body23.lr.ph ], [ %vectors.1, %cleanup ]
  %place.0105 = phi i64 [ %begin.0113, %for.body23.lr.ph ], [ %place.1, %cleanup ]
  br i1 %cmp11, label %cond.end.thread, label %cond.end

cond.end.thread:                                  ; preds = %for.body23
  %5 = tail call i64 @llvm.umin.i64(i64 %vectors.0106, i64 3)
  %.pre115 = sext i32 %kind.0107 to i64
  br label %if.end

cond.end:                                         ; preds = %for.body23
  %idxprom = sext i32 %kind.0107 to i64
  %arrayidx = getelementptr inbounds [5 x i32], ptr @lazyasync_sum_up_f.widths, i64 0, i64 %idxprom
  %6 = load i32, ptr %arrayidx, align 4
  %conv25 = sext i32 %6 to i64
  %cmp26 = icmp slt i64 %vectors.0106, %conv25
  br i1 %cmp26, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end
  %inc = add nsw i32 %kind.0107, 1
  br label %cleanup, !llvm.loop !51

if.end:                                           ; preds = %cond.end.thread, %cond.end
  %idxprom33.pre-phi = phi i64 [ %.pre115, %cond.end.thread ], [ %idxprom, %cond.end ]
  %cond103 = phi i64 [ %5, %cond.end.thread ], [ %conv25, %cond.end ]
  %sub30 = add nsw i64 %cond103, -1
  %arrayidx31 = getelementptr inbounds [3 x ptr], ptr @lazyasync_sum_up_f.wide, i64 0, i64 %sub30
  %arrayidx34 = getelementptr inbounds [5 x ptr], ptr @lazyasync_sum_up_f.single, i64 0, i64 %idxprom33.pre-phi
  %cond36.in = select i1 %cmp11, ptr %arrayidx31, ptr %arrayidx34
  %cond36 = load ptr, ptr %cond36.in, align 8
  %add.ptr37 = getelementptr inbounds float, ptr %add.ptr, i64 %place.0105
  %7 = load i64, ptr %kernel_channel, align 8
  %8 = load i64, ptr %kernel_output, align 8
  %add.ptr42 = getelementptr inbounds float, ptr %add.ptr41, i64 %place.0105
  tail call void %cond36(ptr noundef %add.ptr37, i64 noundef %x_step, ptr noundef %add.ptr15, i64 noundef %7, i64 noundef %8, i64 noundef %cond.i99, ptr noundef %taps, i64 noundef %tap_count, ptr noundef %add.ptr42, i64 noundef %row, i32 noundef %land.ext) #11
  %mul46 = shl nsw i64 %cond103, 3
  %add47 = add nsw i64 %mul46, %place.0105
  %sub48 = sub nsw i64 %vectors.0106, %cond103
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  %place.1 = phi i64 [ %place.0105, %if.then ], [ %add47, %if.end ]
  %vectors.1 = phi i64 [ %vectors.0106, %if.then ], [ %sub48, %if.end ]
  %kind.1 = phi i32 [ %inc, %if.then ], [ %kind.0107, %if.end ]
  %cmp20 = icmp sgt i64 %vectors.1, 0
  br i1 %cmp20, label %for.body23, label %for.cond.cleanup22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_4_1_f(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.3, label %cond.end.3

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.3
  %cmp19143 = icmp sgt i64 %tap_count, 0
  %arrayidx49.2.idx = shl nsw i64 %output_step, 3
  %arrayidx49.3.idx = mul i64 %output_step, 12
  br label %for.cond18.preheader

cond.false.3:                                     ; preds = %entry
  %0 = load <8 x float>, ptr %sums, align 4
  %add.ptr.1 = getelementptr inbounds float, ptr %sums, i64 %row
  %1 = load <8 x float>, ptr %add.ptr.1, align 4
  %add.ptr.2.idx = shl nsw i64 %row, 3
  %add.ptr.2 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr.2.idx
  %2 = load <8 x float>, ptr %add.ptr.2, align 4
  %add.ptr.3.idx = mul i64 %row, 12
  %add.ptr.3 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr.3.idx
  %3 = load <8 x float>, ptr %add.ptr.3, align 4
  br label %cond.end.3

cond.end.3:                                       ; preds = %entry, %cond.false.3
  %cond.2175 = phi <8 x float> [ %2, %cond.false.3 ], [ zeroinitializer, %entry ]
  %cond160164173 = phi <8 x float> [ %0, %cond.false.3 ], [ zeroinitializer, %entry ]
  %cond.1166171 = phi <8 x float> [ %1, %cond.false.3 ], [ zeroinitializer, %entry ]
  %cond.3 = phi <8 x float> [ %3, %cond.false.3 ], [ zeroinitializer, %entry ]
  %cmp14145 = icmp sgt i64 %channels, 0
  br i1 %cmp14145, label %for.cond18.preheader.lr.ph, label %for.cond82.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.14.0 = phi <8 x float> [ %cond.3, %for.cond18.preheader.lr.ph ], [ %sum.sroa.14.2, %for.cond.cleanup21 ]
  %sum.sroa.10.0 = phi <8 x float> [ %cond.2175, %for.cond18.preheader.lr.ph ], [ %sum.sroa.10.2, %for.cond.cleanup21 ]
  %sum.sroa.6.0 = phi <8 x float> [ %cond.1166171, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.0 = phi <8 x float> [ %cond160164173, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %x.addr.0148 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0147 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0146 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19143, label %for.body22, label %for.cond.cleanup21

for.cond82.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.3
  %sum.sroa.14.1 = phi <8 x float> [ %cond.3, %cond.end.3 ], [ %sum.sroa.14.2, %for.cond.cleanup21 ]
  %sum.sroa.10.1 = phi <8 x float> [ %cond.2175, %cond.end.3 ], [ %sum.sroa.10.2, %for.cond.cleanup21 ]
  %sum.sroa.6.1 = phi <8 x float> [ %cond.1166171, %cond.end.3 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.1 = phi <8 x float> [ %cond160164173, %cond.end.3 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  store <8 x float> %sum.sroa.0.1, ptr %sums, align 4
  %add.ptr99.1 = getelementptr inbounds float, ptr %sums, i64 %row
  store <8 x float> %sum.sroa.6.1, ptr %add.ptr99.1, align 4
  %add.ptr99.2.idx = shl nsw i64 %row, 3
  %add.ptr99.2 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr99.2.idx
  store <8 x float> %sum.sroa.10.1, ptr %add.ptr99.2, align 4
  %add.ptr99.3.idx = mul i64 %row, 12
  %add.ptr99.3 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr99.3.idx
  store <8 x float> %sum.sroa.14.1, ptr %add.ptr99.3, align 4
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.14.2 = phi <8 x float> [ %sum.sroa.14.0, %for.cond18.preheader ], [ %14, %for.body22 ]
  %sum.sroa.10.2 = phi <8 x float> [ %sum.sroa.10.0, %for.cond18.preheader ], [ %12, %for.body22 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %10, %for.body22 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %8, %for.body22 ]
  %add.ptr76 = getelementptr inbounds float, ptr %x.addr.0148, i64 %x_step
  %add.ptr77 = getelementptr inbounds float, ptr %kernel.addr.0147, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0146, 1
  %exitcond152.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond152.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !52

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.14.3 = phi <8 x float> [ %14, %for.body22 ], [ %sum.sroa.14.0, %for.cond18.preheader ]
  %sum.sroa.10.3 = phi <8 x float> [ %12, %for.body22 ], [ %sum.sroa.10.0, %for.cond18.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %10, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %8, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %t.0144 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0144
  %4 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds float, ptr %x.addr.0148, i64 %4
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %5 = load i64, ptr %in_kernel, align 8
  %add.ptr26 = getelementptr inbounds float, ptr %kernel.addr.0147, i64 %5
  %6 = load <8 x float>, ptr %add.ptr24, align 4
  %7 = load float, ptr %add.ptr26, align 4
  %splat.splatinsert = insertelement <8 x float> poison, float %7, i64 0
  %splat.splat = shufflevector <8 x float> %splat.splatinsert, <8 x float> poison, <8 x i32> zeroinitializer
  %8 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %6, <8 x float> %sum.sroa.0.3)
  %arrayidx49.1 = getelementptr inbounds float, ptr %add.ptr26, i64 %output_step
  %9 = load float, ptr %arrayidx49.1, align 4
  %splat.splatinsert.1 = insertelement <8 x float> poison, float %9, i64 0
  %splat.splat.1 = shufflevector <8 x float> %splat.splatinsert.1, <8 x float> poison, <8 x i32> zeroinitializer
  %10 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.1, <8 x float> %6, <8 x float> %sum.sroa.6.3)
  %arrayidx49.2 = getelementptr inbounds i8, ptr %add.ptr26, i64 %arrayidx49.2.idx
  %11 = load float, ptr %arrayidx49.2, align 4
  %splat.splatinsert.2 = insertelement <8 x float> poison, float %11, i64 0
  %splat.splat.2 = shufflevector <8 x float> %splat.splatinsert.2, <8 x float> poison, <8 x i32> zeroinitializer
  %12 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.2, <8 x float> %6, <8 x float> %sum.sroa.10.3)
  %arrayidx49.3 = getelementptr inbounds i8, ptr %add.ptr26, i64 %arrayidx49.3.idx
  %13 = load float, ptr %arrayidx49.3, align 4
  %splat.splatinsert.3 = insertelement <8 x float> poison, float %13, i64 0
  %splat.splat.3 = shufflevector <8 x float> %splat.splatinsert.3, <8 x float> poison, <8 x i32> zeroinitializer
  %14 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.3, <8 x float> %6, <8 x float> %sum.sroa.14.3)
  %inc74 = add nuw nsw i64 %t.0144, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !53
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_4_2_f(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.1.3, label %cond.end.1.3

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.1.3
  %cmp19146 = icmp sgt i64 %tap_count, 0
  %arrayidx49.2.idx = shl nsw i64 %output_step, 3
  %arrayidx49.3.idx = mul i64 %output_step, 12
  br label %for.cond18.preheader

cond.false.1.3:                                   ; preds = %entry
  %0 = load <8 x float>, ptr %sums, align 4
  %add.ptr7.1 = getelementptr inbounds i8, ptr %sums, i64 32
  %1 = load <8 x float>, ptr %add.ptr7.1, align 4
  %add.ptr.1180 = getelementptr inbounds float, ptr %sums, i64 %row
  %2 = load <8 x float>, ptr %add.ptr.1180, align 4
  %add.ptr7.1.1 = getelementptr inbounds i8, ptr %add.ptr.1180, i64 32
  %3 = load <8 x float>, ptr %add.ptr7.1.1, align 4
  %add.ptr.2.idx202 = shl nsw i64 %row, 3
  %add.ptr.2203 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr.2.idx202
  %4 = load <8 x float>, ptr %add.ptr.2203, align 4
  %add.ptr7.1.2 = getelementptr inbounds i8, ptr %add.ptr.2203, i64 32
  %5 = load <8 x float>, ptr %add.ptr7.1.2, align 4
  %add.ptr.3.idx237 = mul i64 %row, 12
  %add.ptr.3238 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr.3.idx237
  %6 = load <8 x float>, ptr %add.ptr.3238, align 4
  %add.ptr7.1.3 = getelementptr inbounds i8, ptr %add.ptr.3238, i64 32
  %7 = load <8 x float>, ptr %add.ptr7.1.3, align 4
  br label %cond.end.1.3

cond.end.1.3:                                     ; preds = %entry, %cond.false.1.3
  %cond.3274 = phi <8 x float> [ %6, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cond.2229239272 = phi <8 x float> [ %4, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cond.1157196204227241270 = phi <8 x float> [ %2, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cond176181194206225243268 = phi <8 x float> [ %0, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cond.1183192208223245266 = phi <8 x float> [ %1, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cond.1.1210221247264 = phi <8 x float> [ %3, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cond.1.2249262 = phi <8 x float> [ %5, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cond.1.3 = phi <8 x float> [ %7, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cmp14148 = icmp sgt i64 %channels, 0
  br i1 %cmp14148, label %for.cond18.preheader.lr.ph, label %for.cond82.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.20.0 = phi <8 x float> [ %cond.1.2249262, %for.cond18.preheader.lr.ph ], [ %sum.sroa.20.2, %for.cond.cleanup21 ]
  %sum.sroa.16.0 = phi <8 x float> [ %cond.2229239272, %for.cond18.preheader.lr.ph ], [ %sum.sroa.16.2, %for.cond.cleanup21 ]
  %sum.sroa.13.0 = phi <8 x float> [ %cond.1.1210221247264, %for.cond18.preheader.lr.ph ], [ %sum.sroa.13.2, %for.cond.cleanup21 ]
  %sum.sroa.9.0 = phi <8 x float> [ %cond.1157196204227241270, %for.cond18.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.6.0 = phi <8 x float> [ %cond.1183192208223245266, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.0 = phi <8 x float> [ %cond176181194206225243268, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.23.0 = phi <8 x float> [ %cond.3274, %for.cond18.preheader.lr.ph ], [ %sum.sroa.23.2, %for.cond.cleanup21 ]
  %sum.sroa.27.0 = phi <8 x float> [ %cond.1.3, %for.cond18.preheader.lr.ph ], [ %sum.sroa.27.2, %for.cond.cleanup21 ]
  %x.addr.0151 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0150 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0149 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19146, label %for.body22, label %for.cond.cleanup21

for.cond82.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.1.3
  %sum.sroa.20.1 = phi <8 x float> [ %cond.1.2249262, %cond.end.1.3 ], [ %sum.sroa.20.2, %for.cond.cleanup21 ]
  %sum.sroa.16.1 = phi <8 x float> [ %cond.2229239272, %cond.end.1.3 ], [ %sum.sroa.16.2, %for.cond.cleanup21 ]
  %sum.sroa.13.1 = phi <8 x float> [ %cond.1.1210221247264, %cond.end.1.3 ], [ %sum.sroa.13.2, %for.cond.cleanup21 ]
  %sum.sroa.9.1 = phi <8 x float> [ %cond.1157196204227241270, %cond.end.1.3 ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.6.1 = phi <8 x float> [ %cond.1183192208223245266, %cond.end.1.3 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.1 = phi <8 x float> [ %cond176181194206225243268, %cond.end.1.3 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.23.1 = phi <8 x float> [ %cond.3274, %cond.end.1.3 ], [ %sum.sroa.23.2, %for.cond.cleanup21 ]
  %sum.sroa.27.1 = phi <8 x float> [ %cond.1.3, %cond.end.1.3 ], [ %sum.sroa.27.2, %for.cond.cleanup21 ]
  %8 = shl i64 %row, 2
  store <8 x float> %sum.sroa.0.1, ptr %sums, align 4
  %sum.sroa.6.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 32
  store <8 x float> %sum.sroa.6.1, ptr %sum.sroa.6.0.sums.sroa_idx, align 4
  %scevgep.1 = getelementptr i8, ptr %sums, i64 %8
  store <8 x float> %sum.sroa.9.1, ptr %scevgep.1, align 4
  %sum.sroa.13.64.scevgep.1.sroa_idx = getelementptr inbounds i8, ptr %scevgep.1, i64 32
  store <8 x float> %sum.sroa.13.1, ptr %sum.sroa.13.64.scevgep.1.sroa_idx, align 4
  %9 = shl i64 %row, 3
  %scevgep.2 = getelementptr i8, ptr %sums, i64 %9
  store <8 x float> %sum.sroa.16.1, ptr %scevgep.2, align 4
  %sum.sroa.20.128.scevgep.2.sroa_idx = getelementptr inbounds i8, ptr %scevgep.2, i64 32
  store <8 x float> %sum.sroa.20.1, ptr %sum.sroa.20.128.scevgep.2.sroa_idx, align 4
  %10 = mul i64 %row, 12
  %scevgep.3 = getelementptr i8, ptr %sums, i64 %10
  store <8 x float> %sum.sroa.23.1, ptr %scevgep.3, align 4
  %sum.sroa.27.192.scevgep.3.sroa_idx = getelementptr inbounds i8, ptr %scevgep.3, i64 32
  store <8 x float> %sum.sroa.27.1, ptr %sum.sroa.27.192.scevgep.3.sroa_idx, align 4
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.20.2 = phi <8 x float> [ %sum.sroa.20.0, %for.cond18.preheader ], [ %21, %for.body22 ]
  %sum.sroa.16.2 = phi <8 x float> [ %sum.sroa.16.0, %for.cond18.preheader ], [ %20, %for.body22 ]
  %sum.sroa.13.2 = phi <8 x float> [ %sum.sroa.13.0, %for.cond18.preheader ], [ %18, %for.body22 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond18.preheader ], [ %17, %for.body22 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %15, %for.body22 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %14, %for.body22 ]
  %sum.sroa.23.2 = phi <8 x float> [ %sum.sroa.23.0, %for.cond18.preheader ], [ %23, %for.body22 ]
  %sum.sroa.27.2 = phi <8 x float> [ %sum.sroa.27.0, %for.cond18.preheader ], [ %24, %for.body22 ]
  %add.ptr76 = getelementptr inbounds float, ptr %x.addr.0151, i64 %x_step
  %add.ptr77 = getelementptr inbounds float, ptr %kernel.addr.0150, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0149, 1
  %exitcond164.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond164.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !54

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.20.3 = phi <8 x float> [ %21, %for.body22 ], [ %sum.sroa.20.0, %for.cond18.preheader ]
  %sum.sroa.16.3 = phi <8 x float> [ %20, %for.body22 ], [ %sum.sroa.16.0, %for.cond18.preheader ]
  %sum.sroa.13.3 = phi <8 x float> [ %18, %for.body22 ], [ %sum.sroa.13.0, %for.cond18.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %17, %for.body22 ], [ %sum.sroa.9.0, %for.cond18.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %15, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %14, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %sum.sroa.23.3 = phi <8 x float> [ %23, %for.body22 ], [ %sum.sroa.23.0, %for.cond18.preheader ]
  %sum.sroa.27.3 = phi <8 x float> [ %24, %for.body22 ], [ %sum.sroa.27.0, %for.cond18.preheader ]
  %t.0147 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0147
  %11 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds float, ptr %x.addr.0151, i64 %11
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %12 = load i64, ptr %in_kernel, align 8
  %met.sroa.0.0.copyload = load <8 x float>, ptr %add.ptr24, align 4
  %met.sroa.7.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 32
  %met.sroa.7.0.copyload = load <8 x float>, ptr %met.sroa.7.0.add.ptr24.sroa_idx, align 4
  %add.ptr26 = getelementptr inbounds float, ptr %kernel.addr.0150, i64 %12
  %13 = load float, ptr %add.ptr26, align 4
  %splat.splatinsert = insertelement <8 x float> poison, float %13, i64 0
  %splat.splat = shufflevector <8 x float> %splat.splatinsert, <8 x float> poison, <8 x i32> zeroinitializer
  %14 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.0.3)
  %15 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.7.0.copyload, <8 x float> %sum.sroa.6.3)
  %arrayidx49.1 = getelementptr inbounds float, ptr %add.ptr26, i64 %output_step
  %16 = load float, ptr %arrayidx49.1, align 4
  %splat.splatinsert.1 = insertelement <8 x float> poison, float %16, i64 0
  %splat.splat.1 = shufflevector <8 x float> %splat.splatinsert.1, <8 x float> poison, <8 x i32> zeroinitializer
  %17 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.1, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.9.3)
  %18 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.1, <8 x float> %met.sroa.7.0.copyload, <8 x float> %sum.sroa.13.3)
  %arrayidx49.2 = getelementptr inbounds i8, ptr %add.ptr26, i64 %arrayidx49.2.idx
  %19 = load float, ptr %arrayidx49.2, align 4
  %splat.splatinsert.2 = insertelement <8 x float> poison, float %19, i64 0
  %splat.splat.2 = shufflevector <8 x float> %splat.splatinsert.2, <8 x float> poison, <8 x i32> zeroinitializer
  %20 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.2, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.16.3)
  %21 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.2, <8 x float> %met.sroa.7.0.copyload, <8 x float> %sum.sroa.20.3)
  %arrayidx49.3 = getelementptr inbounds i8, ptr %add.ptr26, i64 %arrayidx49.3.idx
  %22 = load float, ptr %arrayidx49.3, align 4
  %splat.splatinsert.3 = insertelement <8 x float> poison, float %22, i64 0
  %splat.splat.3 = shufflevector <8 x float> %splat.splatinsert.3, <8 x float> poison, <8 x i32> zeroinitializer
  %23 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.3, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.23.3)
  %24 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.3, <8 x float> %met.sroa.7.0.copyload, <8 x float> %sum.sroa.27.3)
  %inc74 = add nuw nsw i64 %t.0147, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !55
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_4_3_f(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.2.3, label %cond.end.2.3

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.2.3
  %cmp19146 = icmp sgt i64 %tap_count, 0
  %arrayidx49.2.idx = shl nsw i64 %output_step, 3
  %arrayidx49.3.idx = mul i64 %output_step, 12
  br label %for.cond18.preheader

cond.false.2.3:                                   ; preds = %entry
  %0 = load <8 x float>, ptr %sums, align 4
  %add.ptr7.1 = getelementptr inbounds i8, ptr %sums, i64 32
  %1 = load <8 x float>, ptr %add.ptr7.1, align 4
  %add.ptr7.2 = getelementptr inbounds i8, ptr %sums, i64 64
  %2 = load <8 x float>, ptr %add.ptr7.2, align 4
  %add.ptr.1195 = getelementptr inbounds float, ptr %sums, i64 %row
  %3 = load <8 x float>, ptr %add.ptr.1195, align 4
  %add.ptr7.1.1 = getelementptr inbounds i8, ptr %add.ptr.1195, i64 32
  %4 = load <8 x float>, ptr %add.ptr7.1.1, align 4
  %add.ptr7.2.1 = getelementptr inbounds i8, ptr %add.ptr.1195, i64 64
  %5 = load <8 x float>, ptr %add.ptr7.2.1, align 4
  %add.ptr.2.idx242 = shl nsw i64 %row, 3
  %add.ptr.2243 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr.2.idx242
  %6 = load <8 x float>, ptr %add.ptr.2243, align 4
  %add.ptr7.1.2 = getelementptr inbounds i8, ptr %add.ptr.2243, i64 32
  %7 = load <8 x float>, ptr %add.ptr7.1.2, align 4
  %add.ptr7.2.2 = getelementptr inbounds i8, ptr %add.ptr.2243, i64 64
  %8 = load <8 x float>, ptr %add.ptr7.2.2, align 4
  %add.ptr.3.idx317 = mul i64 %row, 12
  %add.ptr.3318 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr.3.idx317
  %9 = load <8 x float>, ptr %add.ptr.3318, align 4
  %add.ptr7.1.3 = getelementptr inbounds i8, ptr %add.ptr.3318, i64 32
  %10 = load <8 x float>, ptr %add.ptr7.1.3, align 4
  %add.ptr7.2.3 = getelementptr inbounds i8, ptr %add.ptr.3318, i64 64
  %11 = load <8 x float>, ptr %add.ptr7.2.3, align 4
  br label %cond.end.2.3

cond.end.2.3:                                     ; preds = %entry, %cond.false.2.3
  %cond.1.3405 = phi <8 x float> [ %10, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.2.2335352402 = phi <8 x float> [ %8, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.2161280291333354400 = phi <8 x float> [ %6, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.1.1234244278293331356398 = phi <8 x float> [ %4, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.2200211231246276295329358396 = phi <8 x float> [ %2, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond184188198213229248274297327360394 = phi <8 x float> [ %0, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.1190196215227250272299325362392 = phi <8 x float> [ %1, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.1157217225252270301323364390 = phi <8 x float> [ %3, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.2.1254268303321366388 = phi <8 x float> [ %5, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.1.2306319368386 = phi <8 x float> [ %7, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.3370384 = phi <8 x float> [ %9, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.2.3 = phi <8 x float> [ %11, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cmp14148 = icmp sgt i64 %channels, 0
  br i1 %cmp14148, label %for.cond18.preheader.lr.ph, label %for.cond82.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.29.0 = phi <8 x float> [ %cond.2.2335352402, %for.cond18.preheader.lr.ph ], [ %sum.sroa.29.2, %for.cond.cleanup21 ]
  %sum.sroa.26.0 = phi <8 x float> [ %cond.1.2306319368386, %for.cond18.preheader.lr.ph ], [ %sum.sroa.26.2, %for.cond.cleanup21 ]
  %sum.sroa.22.0 = phi <8 x float> [ %cond.2161280291333354400, %for.cond18.preheader.lr.ph ], [ %sum.sroa.22.2, %for.cond.cleanup21 ]
  %sum.sroa.19.0 = phi <8 x float> [ %cond.2.1254268303321366388, %for.cond18.preheader.lr.ph ], [ %sum.sroa.19.2, %for.cond.cleanup21 ]
  %sum.sroa.16.0 = phi <8 x float> [ %cond.1.1234244278293331356398, %for.cond18.preheader.lr.ph ], [ %sum.sroa.16.2, %for.cond.cleanup21 ]
  %sum.sroa.12.0 = phi <8 x float> [ %cond.1157217225252270301323364390, %for.cond18.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup21 ]
  %sum.sroa.9.0 = phi <8 x float> [ %cond.2200211231246276295329358396, %for.cond18.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.6.0 = phi <8 x float> [ %cond.1190196215227250272299325362392, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.0 = phi <8 x float> [ %cond184188198213229248274297327360394, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.32.0 = phi <8 x float> [ %cond.3370384, %for.cond18.preheader.lr.ph ], [ %sum.sroa.32.2, %for.cond.cleanup21 ]
  %sum.sroa.36.0 = phi <8 x float> [ %cond.1.3405, %for.cond18.preheader.lr.ph ], [ %sum.sroa.36.2, %for.cond.cleanup21 ]
  %sum.sroa.39.0 = phi <8 x float> [ %cond.2.3, %for.cond18.preheader.lr.ph ], [ %sum.sroa.39.2, %for.cond.cleanup21 ]
  %x.addr.0151 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0150 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0149 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19146, label %for.body22, label %for.cond.cleanup21

for.cond82.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.2.3
  %sum.sroa.29.1 = phi <8 x float> [ %cond.2.2335352402, %cond.end.2.3 ], [ %sum.sroa.29.2, %for.cond.cleanup21 ]
  %sum.sroa.26.1 = phi <8 x float> [ %cond.1.2306319368386, %cond.end.2.3 ], [ %sum.sroa.26.2, %for.cond.cleanup21 ]
  %sum.sroa.22.1 = phi <8 x float> [ %cond.2161280291333354400, %cond.end.2.3 ], [ %sum.sroa.22.2, %for.cond.cleanup21 ]
  %sum.sroa.19.1 = phi <8 x float> [ %cond.2.1254268303321366388, %cond.end.2.3 ], [ %sum.sroa.19.2, %for.cond.cleanup21 ]
  %sum.sroa.16.1 = phi <8 x float> [ %cond.1.1234244278293331356398, %cond.end.2.3 ], [ %sum.sroa.16.2, %for.cond.cleanup21 ]
  %sum.sroa.12.1 = phi <8 x float> [ %cond.1157217225252270301323364390, %cond.end.2.3 ], [ %sum.sroa.12.2, %for.cond.cleanup21 ]
  %sum.sroa.9.1 = phi <8 x float> [ %cond.2200211231246276295329358396, %cond.end.2.3 ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.6.1 = phi <8 x float> [ %cond.1190196215227250272299325362392, %cond.end.2.3 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.1 = phi <8 x float> [ %cond184188198213229248274297327360394, %cond.end.2.3 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.32.1 = phi <8 x float> [ %cond.3370384, %cond.end.2.3 ], [ %sum.sroa.32.2, %for.cond.cleanup21 ]
  %sum.sroa.36.1 = phi <8 x float> [ %cond.1.3405, %cond.end.2.3 ], [ %sum.sroa.36.2, %for.cond.cleanup21 ]
  %sum.sroa.39.1 = phi <8 x float> [ %cond.2.3, %cond.end.2.3 ], [ %sum.sroa.39.2, %for.cond.cleanup21 ]
  %12 = shl i64 %row, 2
  store <8 x float> %sum.sroa.0.1, ptr %sums, align 4
  %sum.sroa.6.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 32
  store <8 x float> %sum.sroa.6.1, ptr %sum.sroa.6.0.sums.sroa_idx, align 4
  %sum.sroa.9.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 64
  store <8 x float> %sum.sroa.9.1, ptr %sum.sroa.9.0.sums.sroa_idx, align 4
  %scevgep.1 = getelementptr i8, ptr %sums, i64 %12
  store <8 x float> %sum.sroa.12.1, ptr %scevgep.1, align 4
  %sum.sroa.16.96.scevgep.1.sroa_idx = getelementptr inbounds i8, ptr %scevgep.1, i64 32
  store <8 x float> %sum.sroa.16.1, ptr %sum.sroa.16.96.scevgep.1.sroa_idx, align 4
  %sum.sroa.19.96.scevgep.1.sroa_idx = getelementptr inbounds i8, ptr %scevgep.1, i64 64
  store <8 x float> %sum.sroa.19.1, ptr %sum.sroa.19.96.scevgep.1.sroa_idx, align 4
  %13 = shl i64 %row, 3
  %scevgep.2 = getelementptr i8, ptr %sums, i64 %13
  store <8 x float> %sum.sroa.22.1, ptr %scevgep.2, align 4
  %sum.sroa.26.192.scevgep.2.sroa_idx = getelementptr inbounds i8, ptr %scevgep.2, i64 32
  store <8 x float> %sum.sroa.26.1, ptr %sum.sroa.26.192.scevgep.2.sroa_idx, align 4
  %sum.sroa.29.192.scevgep.2.sroa_idx = getelementptr inbounds i8, ptr %scevgep.2, i64 64
  store <8 x float> %sum.sroa.29.1, ptr %sum.sroa.29.192.scevgep.2.sroa_idx, align 4
  %14 = mul i64 %row, 12
  %scevgep.3 = getelementptr i8, ptr %sums, i64 %14
  store <8 x float> %sum.sroa.32.1, ptr %scevgep.3, align 4
  %sum.sroa.36.288.scevgep.3.sroa_idx = getelementptr inbounds i8, ptr %scevgep.3, i64 32
  store <8 x float> %sum.sroa.36.1, ptr %sum.sroa.36.288.scevgep.3.sroa_idx, align 4
  %sum.sroa.39.288.scevgep.3.sroa_idx = getelementptr inbounds i8, ptr %scevgep.3, i64 64
  store <8 x float> %sum.sroa.39.1, ptr %sum.sroa.39.288.scevgep.3.sroa_idx, align 4
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.29.2 = phi <8 x float> [ %sum.sroa.29.0, %for.cond18.preheader ], [ %28, %for.body22 ]
  %sum.sroa.26.2 = phi <8 x float> [ %sum.sroa.26.0, %for.cond18.preheader ], [ %27, %for.body22 ]
  %sum.sroa.22.2 = phi <8 x float> [ %sum.sroa.22.0, %for.cond18.preheader ], [ %26, %for.body22 ]
  %sum.sroa.19.2 = phi <8 x float> [ %sum.sroa.19.0, %for.cond18.preheader ], [ %24, %for.body22 ]
  %sum.sroa.16.2 = phi <8 x float> [ %sum.sroa.16.0, %for.cond18.preheader ], [ %23, %for.body22 ]
  %sum.sroa.12.2 = phi <8 x float> [ %sum.sroa.12.0, %for.cond18.preheader ], [ %22, %for.body22 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond18.preheader ], [ %20, %for.body22 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %19, %for.body22 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %18, %for.body22 ]
  %sum.sroa.32.2 = phi <8 x float> [ %sum.sroa.32.0, %for.cond18.preheader ], [ %30, %for.body22 ]
  %sum.sroa.36.2 = phi <8 x float> [ %sum.sroa.36.0, %for.cond18.preheader ], [ %31, %for.body22 ]
  %sum.sroa.39.2 = phi <8 x float> [ %sum.sroa.39.0, %for.cond18.preheader ], [ %32, %for.body22 ]
  %add.ptr76 = getelementptr inbounds float, ptr %x.addr.0151, i64 %x_step
  %add.ptr77 = getelementptr inbounds float, ptr %kernel.addr.0150, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0149, 1
  %exitcond169.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond169.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !56

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.29.3 = phi <8 x float> [ %28, %for.body22 ], [ %sum.sroa.29.0, %for.cond18.preheader ]
  %sum.sroa.26.3 = phi <8 x float> [ %27, %for.body22 ], [ %sum.sroa.26.0, %for.cond18.preheader ]
  %sum.sroa.22.3 = phi <8 x float> [ %26, %for.body22 ], [ %sum.sroa.22.0, %for.cond18.preheader ]
  %sum.sroa.19.3 = phi <8 x float> [ %24, %for.body22 ], [ %sum.sroa.19.0, %for.cond18.preheader ]
  %sum.sroa.16.3 = phi <8 x float> [ %23, %for.body22 ], [ %sum.sroa.16.0, %for.cond18.preheader ]
  %sum.sroa.12.3 = phi <8 x float> [ %22, %for.body22 ], [ %sum.sroa.12.0, %for.cond18.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %20, %for.body22 ], [ %sum.sroa.9.0, %for.cond18.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %19, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %18, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %sum.sroa.32.3 = phi <8 x float> [ %30, %for.body22 ], [ %sum.sroa.32.0, %for.cond18.preheader ]
  %sum.sroa.36.3 = phi <8 x float> [ %31, %for.body22 ], [ %sum.sroa.36.0, %for.cond18.preheader ]
  %sum.sroa.39.3 = phi <8 x float> [ %32, %for.body22 ], [ %sum.sroa.39.0, %for.cond18.preheader ]
  %t.0147 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0147
  %15 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds float, ptr %x.addr.0151, i64 %15
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %16 = load i64, ptr %in_kernel, align 8
  %met.sroa.0.0.copyload = load <8 x float>, ptr %add.ptr24, align 4
  %met.sroa.7.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 32
  %met.sroa.7.0.copyload = load <8 x float>, ptr %met.sroa.7.0.add.ptr24.sroa_idx, align 4
  %met.sroa.11.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 64
  %met.sroa.11.0.copyload = load <8 x float>, ptr %met.sroa.11.0.add.ptr24.sroa_idx, align 4
  %add.ptr26 = getelementptr inbounds float, ptr %kernel.addr.0150, i64 %16
  %17 = load float, ptr %add.ptr26, align 4
  %splat.splatinsert = insertelement <8 x float> poison, float %17, i64 0
  %splat.splat = shufflevector <8 x float> %splat.splatinsert, <8 x float> poison, <8 x i32> zeroinitializer
  %18 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.0.3)
  %19 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.7.0.copyload, <8 x float> %sum.sroa.6.3)
  %20 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.11.0.copyload, <8 x float> %sum.sroa.9.3)
  %arrayidx49.1 = getelementptr inbounds float, ptr %add.ptr26, i64 %output_step
  %21 = load float, ptr %arrayidx49.1, align 4
  %splat.splatinsert.1 = insertelement <8 x float> poison, float %21, i64 0
  %splat.splat.1 = shufflevector <8 x float> %splat.splatinsert.1, <8 x float> poison, <8 x i32> zeroinitializer
  %22 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.1, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.12.3)
  %23 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.1, <8 x float> %met.sroa.7.0.copyload, <8 x float> %sum.sroa.16.3)
  %24 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.1, <8 x float> %met.sroa.11.0.copyload, <8 x float> %sum.sroa.19.3)
  %arrayidx49.2 = getelementptr inbounds i8, ptr %add.ptr26, i64 %arrayidx49.2.idx
  %25 = load float, ptr %arrayidx49.2, align 4
  %splat.splatinsert.2 = insertelement <8 x float> poison, float %25, i64 0
  %splat.splat.2 = shufflevector <8 x float> %splat.splatinsert.2, <8 x float> poison, <8 x i32> zeroinitializer
  %26 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.2, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.22.3)
  %27 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.2, <8 x float> %met.sroa.7.0.copyload, <8 x float> %sum.sroa.26.3)
  %28 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.2, <8 x float> %met.sroa.11.0.copyload, <8 x float> %sum.sroa.29.3)
  %arrayidx49.3 = getelementptr inbounds i8, ptr %add.ptr26, i64 %arrayidx49.3.idx
  %29 = load float, ptr %arrayidx49.3, align 4
  %splat.splatinsert.3 = insertelement <8 x float> poison, float %29, i64 0
  %splat.splat.3 = shufflevector <8 x float> %splat.splatinsert.3, <8 x float> poison, <8 x i32> zeroinitializer
  %30 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.3, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.32.3)
  %31 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.3, <8 x float> %met.sroa.7.0.copyload, <8 x float> %sum.sroa.36.3)
  %32 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.3, <8 x float> %met.sroa.11.0.copyload, <8 x float> %sum.sroa.39.3)
  %inc74 = add nuw nsw i64 %t.0147, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !57
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_1_12_f(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.11, label %cond.end.11

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.11
  %cmp19144 = icmp sgt i64 %tap_count, 0
  br label %for.cond18.preheader

cond.false.11:                                    ; preds = %entry
  %0 = load <8 x float>, ptr %sums, align 4
  %add.ptr7.1 = getelementptr inbounds i8, ptr %sums, i64 32
  %1 = load <8 x float>, ptr %add.ptr7.1, align 4
  %add.ptr7.2 = getelementptr inbounds i8, ptr %sums, i64 64
  %2 = load <8 x float>, ptr %add.ptr7.2, align 4
  %add.ptr7.3 = getelementptr inbounds i8, ptr %sums, i64 96
  %3 = load <8 x float>, ptr %add.ptr7.3, align 4
  %add.ptr7.4 = getelementptr inbounds i8, ptr %sums, i64 128
  %4 = load <8 x float>, ptr %add.ptr7.4, align 4
  %add.ptr7.5 = getelementptr inbounds i8, ptr %sums, i64 160
  %5 = load <8 x float>, ptr %add.ptr7.5, align 4
  %add.ptr7.6 = getelementptr inbounds i8, ptr %sums, i64 192
  %6 = load <8 x float>, ptr %add.ptr7.6, align 4
  %add.ptr7.7 = getelementptr inbounds i8, ptr %sums, i64 224
  %7 = load <8 x float>, ptr %add.ptr7.7, align 4
  %add.ptr7.8 = getelementptr inbounds i8, ptr %sums, i64 256
  %8 = load <8 x float>, ptr %add.ptr7.8, align 4
  %add.ptr7.9 = getelementptr inbounds i8, ptr %sums, i64 288
  %9 = load <8 x float>, ptr %add.ptr7.9, align 4
  %add.ptr7.10 = getelementptr inbounds i8, ptr %sums, i64 320
  %10 = load <8 x float>, ptr %add.ptr7.10, align 4
  %add.ptr7.11 = getelementptr inbounds i8, ptr %sums, i64 352
  %11 = load <8 x float>, ptr %add.ptr7.11, align 4
  br label %cond.end.11

cond.end.11:                                      ; preds = %entry, %cond.false.11
  %cond.10352 = phi <8 x float> [ %10, %cond.false.11 ], [ zeroinitializer, %entry ]
  %cond.8289301350 = phi <8 x float> [ %8, %cond.false.11 ], [ zeroinitializer, %entry ]
  %cond.6238248287303348 = phi <8 x float> [ %6, %cond.false.11 ], [ zeroinitializer, %entry ]
  %cond.4199207236250285305346 = phi <8 x float> [ %4, %cond.false.11 ], [ zeroinitializer, %entry ]
  %cond.2172178197209234252283307344 = phi <8 x float> [ %2, %cond.false.11 ], [ zeroinitializer, %entry ]
  %cond157161170180195211232254281309342 = phi <8 x float> [ %0, %cond.false.11 ], [ zeroinitializer, %entry ]
  %cond.1163168182193213230256279311340 = phi <8 x float> [ %1, %cond.false.11 ], [ zeroinitializer, %entry ]
  %cond.3184191215228258277313338 = phi <8 x float> [ %3, %cond.false.11 ], [ zeroinitializer, %entry ]
  %cond.5217226260275315336 = phi <8 x float> [ %5, %cond.false.11 ], [ zeroinitializer, %entry ]
  %cond.7262273317334 = phi <8 x float> [ %7, %cond.false.11 ], [ zeroinitializer, %entry ]
  %cond.9319332 = phi <8 x float> [ %9, %cond.false.11 ], [ zeroinitializer, %entry ]
  %cond.11 = phi <8 x float> [ %11, %cond.false.11 ], [ zeroinitializer, %entry ]
  %cmp14146 = icmp sgt i64 %channels, 0
  br i1 %cmp14146, label %for.cond18.preheader.lr.ph, label %for.cond88.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.0.0 = phi <8 x float> [ %cond157161170180195211232254281309342, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.6.0 = phi <8 x float> [ %cond.1163168182193213230256279311340, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.9.0 = phi <8 x float> [ %cond.2172178197209234252283307344, %for.cond18.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.12.0 = phi <8 x float> [ %cond.3184191215228258277313338, %for.cond18.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup21 ]
  %sum.sroa.15.0 = phi <8 x float> [ %cond.4199207236250285305346, %for.cond18.preheader.lr.ph ], [ %sum.sroa.15.2, %for.cond.cleanup21 ]
  %sum.sroa.18.0 = phi <8 x float> [ %cond.5217226260275315336, %for.cond18.preheader.lr.ph ], [ %sum.sroa.18.2, %for.cond.cleanup21 ]
  %sum.sroa.21.0 = phi <8 x float> [ %cond.6238248287303348, %for.cond18.preheader.lr.ph ], [ %sum.sroa.21.2, %for.cond.cleanup21 ]
  %sum.sroa.24.0 = phi <8 x float> [ %cond.7262273317334, %for.cond18.preheader.lr.ph ], [ %sum.sroa.24.2, %for.cond.cleanup21 ]
  %sum.sroa.27.0 = phi <8 x float> [ %cond.8289301350, %for.cond18.preheader.lr.ph ], [ %sum.sroa.27.2, %for.cond.cleanup21 ]
  %sum.sroa.30.0 = phi <8 x float> [ %cond.9319332, %for.cond18.preheader.lr.ph ], [ %sum.sroa.30.2, %for.cond.cleanup21 ]
  %sum.sroa.33.0 = phi <8 x float> [ %cond.10352, %for.cond18.preheader.lr.ph ], [ %sum.sroa.33.2, %for.cond.cleanup21 ]
  %sum.sroa.36.0 = phi <8 x float> [ %cond.11, %for.cond18.preheader.lr.ph ], [ %sum.sroa.36.2, %for.cond.cleanup21 ]
  %x.addr.0149 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0148 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0147 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19144, label %for.body22, label %for.cond.cleanup21

for.cond88.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.11
  %sum.sroa.0.1 = phi <8 x float> [ %cond157161170180195211232254281309342, %cond.end.11 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.6.1 = phi <8 x float> [ %cond.1163168182193213230256279311340, %cond.end.11 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.9.1 = phi <8 x float> [ %cond.2172178197209234252283307344, %cond.end.11 ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.12.1 = phi <8 x float> [ %cond.3184191215228258277313338, %cond.end.11 ], [ %sum.sroa.12.2, %for.cond.cleanup21 ]
  %sum.sroa.15.1 = phi <8 x float> [ %cond.4199207236250285305346, %cond.end.11 ], [ %sum.sroa.15.2, %for.cond.cleanup21 ]
  %sum.sroa.18.1 = phi <8 x float> [ %cond.5217226260275315336, %cond.end.11 ], [ %sum.sroa.18.2, %for.cond.cleanup21 ]
  %sum.sroa.21.1 = phi <8 x float> [ %cond.6238248287303348, %cond.end.11 ], [ %sum.sroa.21.2, %for.cond.cleanup21 ]
  %sum.sroa.24.1 = phi <8 x float> [ %cond.7262273317334, %cond.end.11 ], [ %sum.sroa.24.2, %for.cond.cleanup21 ]
  %sum.sroa.27.1 = phi <8 x float> [ %cond.8289301350, %cond.end.11 ], [ %sum.sroa.27.2, %for.cond.cleanup21 ]
  %sum.sroa.30.1 = phi <8 x float> [ %cond.9319332, %cond.end.11 ], [ %sum.sroa.30.2, %for.cond.cleanup21 ]
  %sum.sroa.33.1 = phi <8 x float> [ %cond.10352, %cond.end.11 ], [ %sum.sroa.33.2, %for.cond.cleanup21 ]
  %sum.sroa.36.1 = phi <8 x float> [ %cond.11, %cond.end.11 ], [ %sum.sroa.36.2, %for.cond.cleanup21 ]
  store <8 x float> %sum.sroa.0.1, ptr %sums, align 4
  %sum.sroa.6.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 32
  store <8 x float> %sum.sroa.6.1, ptr %sum.sroa.6.0.sums.sroa_idx, align 4
  %sum.sroa.9.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 64
  store <8 x float> %sum.sroa.9.1, ptr %sum.sroa.9.0.sums.sroa_idx, align 4
  %sum.sroa.12.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 96
  store <8 x float> %sum.sroa.12.1, ptr %sum.sroa.12.0.sums.sroa_idx, align 4
  %sum.sroa.15.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 128
  store <8 x float> %sum.sroa.15.1, ptr %sum.sroa.15.0.sums.sroa_idx, align 4
  %sum.sroa.18.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 160
  store <8 x float> %sum.sroa.18.1, ptr %sum.sroa.18.0.sums.sroa_idx, align 4
  %sum.sroa.21.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 192
  store <8 x float> %sum.sroa.21.1, ptr %sum.sroa.21.0.sums.sroa_idx, align 4
  %sum.sroa.24.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 224
  store <8 x float> %sum.sroa.24.1, ptr %sum.sroa.24.0.sums.sroa_idx, align 4
  %sum.sroa.27.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 256
  store <8 x float> %sum.sroa.27.1, ptr %sum.sroa.27.0.sums.sroa_idx, align 4
  %sum.sroa.30.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 288
  store <8 x float> %sum.sroa.30.1, ptr %sum.sroa.30.0.sums.sroa_idx, align 4
  %sum.sroa.33.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 320
  store <8 x float> %sum.sroa.33.1, ptr %sum.sroa.33.0.sums.sroa_idx, align 4
  %sum.sroa.36.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 352
  store <8 x float> %sum.sroa.36.1, ptr %sum.sroa.36.0.sums.sroa_idx, align 4
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %15, %for.body22 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %16, %for.body22 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond18.preheader ], [ %17, %for.body22 ]
  %sum.sroa.12.2 = phi <8 x float> [ %sum.sroa.12.0, %for.cond18.preheader ], [ %18, %for.body22 ]
  %sum.sroa.15.2 = phi <8 x float> [ %sum.sroa.15.0, %for.cond18.preheader ], [ %19, %for.body22 ]
  %sum.sroa.18.2 = phi <8 x float> [ %sum.sroa.18.0, %for.cond18.preheader ], [ %20, %for.body22 ]
  %sum.sroa.21.2 = phi <8 x float> [ %sum.sroa.21.0, %for.cond18.preheader ], [ %21, %for.body22 ]
  %sum.sroa.24.2 = phi <8 x float> [ %sum.sroa.24.0, %for.cond18.preheader ], [ %22, %for.body22 ]
  %sum.sroa.27.2 = phi <8 x float> [ %sum.sroa.27.0, %for.cond18.preheader ], [ %23, %for.body22 ]
  %sum.sroa.30.2 = phi <8 x float> [ %sum.sroa.30.0, %for.cond18.preheader ], [ %24, %for.body22 ]
  %sum.sroa.33.2 = phi <8 x float> [ %sum.sroa.33.0, %for.cond18.preheader ], [ %25, %for.body22 ]
  %sum.sroa.36.2 = phi <8 x float> [ %sum.sroa.36.0, %for.cond18.preheader ], [ %26, %for.body22 ]
  %add.ptr76 = getelementptr inbounds float, ptr %x.addr.0149, i64 %x_step
  %add.ptr77 = getelementptr inbounds float, ptr %kernel.addr.0148, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0147, 1
  %exitcond154.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond154.not, label %for.cond88.preheader, label %for.cond18.preheader, !llvm.loop !58

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.0.3 = phi <8 x float> [ %15, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %16, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %17, %for.body22 ], [ %sum.sroa.9.0, %for.cond18.preheader ]
  %sum.sroa.12.3 = phi <8 x float> [ %18, %for.body22 ], [ %sum.sroa.12.0, %for.cond18.preheader ]
  %sum.sroa.15.3 = phi <8 x float> [ %19, %for.body22 ], [ %sum.sroa.15.0, %for.cond18.preheader ]
  %sum.sroa.18.3 = phi <8 x float> [ %20, %for.body22 ], [ %sum.sroa.18.0, %for.cond18.preheader ]
  %sum.sroa.21.3 = phi <8 x float> [ %21, %for.body22 ], [ %sum.sroa.21.0, %for.cond18.preheader ]
  %sum.sroa.24.3 = phi <8 x float> [ %22, %for.body22 ], [ %sum.sroa.24.0, %for.cond18.preheader ]
  %sum.sroa.27.3 = phi <8 x float> [ %23, %for.body22 ], [ %sum.sroa.27.0, %for.cond18.preheader ]
  %sum.sroa.30.3 = phi <8 x float> [ %24, %for.body22 ], [ %sum.sroa.30.0, %for.cond18.preheader ]
  %sum.sroa.33.3 = phi <8 x float> [ %25, %for.body22 ], [ %sum.sroa.33.0, %for.cond18.preheader ]
  %sum.sroa.36.3 = phi <8 x float> [ %26, %for.body22 ], [ %sum.sroa.36.0, %for.cond18.preheader ]
  %t.0145 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0145
  %12 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds float, ptr %x.addr.0149, i64 %12
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %13 = load i64, ptr %in_kernel, align 8
  %met.sroa.0.0.copyload = load <8 x float>, ptr %add.ptr24, align 4
  %met.sroa.4.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 32
  %met.sroa.4.0.copyload = load <8 x float>, ptr %met.sroa.4.0.add.ptr24.sroa_idx, align 4
  %met.sroa.5.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 64
  %met.sroa.5.0.copyload = load <8 x float>, ptr %met.sroa.5.0.add.ptr24.sroa_idx, align 4
  %met.sroa.6.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 96
  %met.sroa.6.0.copyload = load <8 x float>, ptr %met.sroa.6.0.add.ptr24.sroa_idx, align 4
  %met.sroa.7.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 128
  %met.sroa.7.0.copyload = load <8 x float>, ptr %met.sroa.7.0.add.ptr24.sroa_idx, align 4
  %met.sroa.8.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 160
  %met.sroa.8.0.copyload = load <8 x float>, ptr %met.sroa.8.0.add.ptr24.sroa_idx, align 4
  %met.sroa.9.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 192
  %met.sroa.9.0.copyload = load <8 x float>, ptr %met.sroa.9.0.add.ptr24.sroa_idx, align 4
  %met.sroa.10.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 224
  %met.sroa.10.0.copyload = load <8 x float>, ptr %met.sroa.10.0.add.ptr24.sroa_idx, align 4
  %met.sroa.11.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 256
  %met.sroa.11.0.copyload = load <8 x float>, ptr %met.sroa.11.0.add.ptr24.sroa_idx, align 4
  %met.sroa.12.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 288
  %met.sroa.12.0.copyload = load <8 x float>, ptr %met.sroa.12.0.add.ptr24.sroa_idx, align 4
  %met.sroa.13.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 320
  %met.sroa.13.0.copyload = load <8 x float>, ptr %met.sroa.13.0.add.ptr24.sroa_idx, align 4
  %met.sroa.14.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 352
  %met.sroa.14.0.copyload = load <8 x float>, ptr %met.sroa.14.0.add.ptr24.sroa_idx, align 4
  %add.ptr26 = getelementptr inbounds float, ptr %kernel.addr.0148, i64 %13
  %14 = load float, ptr %add.ptr26, align 4
  %splat.splatinsert = insertelement <8 x float> poison, float %14, i64 0
  %splat.splat = shufflevector <8 x float> %splat.splatinsert, <8 x float> poison, <8 x i32> zeroinitializer
  %15 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.0.3)
  %16 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.4.0.copyload, <8 x float> %sum.sroa.6.3)
  %17 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.5.0.copyload, <8 x float> %sum.sroa.9.3)
  %18 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.6.0.copyload, <8 x float> %sum.sroa.12.3)
  %19 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.7.0.copyload, <8 x float> %sum.sroa.15.3)
  %20 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.8.0.copyload, <8 x float> %sum.sroa.18.3)
  %21 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.9.0.copyload, <8 x float> %sum.sroa.21.3)
  %22 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.10.0.copyload, <8 x float> %sum.sroa.24.3)
  %23 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.11.0.copyload, <8 x float> %sum.sroa.27.3)
  %24 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.12.0.copyload, <8 x float> %sum.sroa.30.3)
  %25 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.13.0.copyload, <8 x float> %sum.sroa.33.3)
  %26 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.14.0.copyload, <8 x float> %sum.sroa.36.3)
  %inc74 = add nuw nsw i64 %t.0145, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !59
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_1_6_f(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.5, label %cond.end.5

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.5
  %cmp19144 = icmp sgt i64 %tap_count, 0
  br label %for.cond18.preheader

cond.false.5:                                     ; preds = %entry
  %0 = load <8 x float>, ptr %sums, align 4
  %add.ptr7.1 = getelementptr inbounds i8, ptr %sums, i64 32
  %1 = load <8 x float>, ptr %add.ptr7.1, align 4
  %add.ptr7.2 = getelementptr inbounds i8, ptr %sums, i64 64
  %2 = load <8 x float>, ptr %add.ptr7.2, align 4
  %add.ptr7.3 = getelementptr inbounds i8, ptr %sums, i64 96
  %3 = load <8 x float>, ptr %add.ptr7.3, align 4
  %add.ptr7.4 = getelementptr inbounds i8, ptr %sums, i64 128
  %4 = load <8 x float>, ptr %add.ptr7.4, align 4
  %add.ptr7.5 = getelementptr inbounds i8, ptr %sums, i64 160
  %5 = load <8 x float>, ptr %add.ptr7.5, align 4
  br label %cond.end.5

cond.end.5:                                       ; preds = %entry, %cond.false.5
  %cond.4199 = phi <8 x float> [ %4, %cond.false.5 ], [ zeroinitializer, %entry ]
  %cond.2172178197 = phi <8 x float> [ %2, %cond.false.5 ], [ zeroinitializer, %entry ]
  %cond157161170180195 = phi <8 x float> [ %0, %cond.false.5 ], [ zeroinitializer, %entry ]
  %cond.1163168182193 = phi <8 x float> [ %1, %cond.false.5 ], [ zeroinitializer, %entry ]
  %cond.3184191 = phi <8 x float> [ %3, %cond.false.5 ], [ zeroinitializer, %entry ]
  %cond.5 = phi <8 x float> [ %5, %cond.false.5 ], [ zeroinitializer, %entry ]
  %cmp14146 = icmp sgt i64 %channels, 0
  br i1 %cmp14146, label %for.cond18.preheader.lr.ph, label %for.cond88.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.0.0 = phi <8 x float> [ %cond157161170180195, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.6.0 = phi <8 x float> [ %cond.1163168182193, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.9.0 = phi <8 x float> [ %cond.2172178197, %for.cond18.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.12.0 = phi <8 x float> [ %cond.3184191, %for.cond18.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup21 ]
  %sum.sroa.15.0 = phi <8 x float> [ %cond.4199, %for.cond18.preheader.lr.ph ], [ %sum.sroa.15.2, %for.cond.cleanup21 ]
  %sum.sroa.18.0 = phi <8 x float> [ %cond.5, %for.cond18.preheader.lr.ph ], [ %sum.sroa.18.2, %for.cond.cleanup21 ]
  %x.addr.0149 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0148 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0147 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19144, label %for.body22, label %for.cond.cleanup21

for.cond88.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.5
  %sum.sroa.0.1 = phi <8 x float> [ %cond157161170180195, %cond.end.5 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.6.1 = phi <8 x float> [ %cond.1163168182193, %cond.end.5 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.9.1 = phi <8 x float> [ %cond.2172178197, %cond.end.5 ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.12.1 = phi <8 x float> [ %cond.3184191, %cond.end.5 ], [ %sum.sroa.12.2, %for.cond.cleanup21 ]
  %sum.sroa.15.1 = phi <8 x float> [ %cond.4199, %cond.end.5 ], [ %sum.sroa.15.2, %for.cond.cleanup21 ]
  %sum.sroa.18.1 = phi <8 x float> [ %cond.5, %cond.end.5 ], [ %sum.sroa.18.2, %for.cond.cleanup21 ]
  store <8 x float> %sum.sroa.0.1, ptr %sums, align 4
  %sum.sroa.6.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 32
  store <8 x float> %sum.sroa.6.1, ptr %sum.sroa.6.0.sums.sroa_idx, align 4
  %sum.sroa.9.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 64
  store <8 x float> %sum.sroa.9.1, ptr %sum.sroa.9.0.sums.sroa_idx, align 4
  %sum.sroa.12.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 96
  store <8 x float> %sum.sroa.12.1, ptr %sum.sroa.12.0.sums.sroa_idx, align 4
  %sum.sroa.15.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 128
  store <8 x float> %sum.sroa.15.1, ptr %sum.sroa.15.0.sums.sroa_idx, align 4
  %sum.sroa.18.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 160
  store <8 x float> %sum.sroa.18.1, ptr %sum.sroa.18.0.sums.sroa_idx, align 4
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %9, %for.body22 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %10, %for.body22 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond18.preheader ], [ %11, %for.body22 ]
  %sum.sroa.12.2 = phi <8 x float> [ %sum.sroa.12.0, %for.cond18.preheader ], [ %12, %for.body22 ]
  %sum.sroa.15.2 = phi <8 x float> [ %sum.sroa.15.0, %for.cond18.preheader ], [ %13, %for.body22 ]
  %sum.sroa.18.2 = phi <8 x float> [ %sum.sroa.18.0, %for.cond18.preheader ], [ %14, %for.body22 ]
  %add.ptr76 = getelementptr inbounds float, ptr %x.addr.0149, i64 %x_step
  %add.ptr77 = getelementptr inbounds float, ptr %kernel.addr.0148, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0147, 1
  %exitcond154.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond154.not, label %for.cond88.preheader, label %for.cond18.preheader, !llvm.loop !60

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.0.3 = phi <8 x float> [ %9, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %10, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %11, %for.body22 ], [ %sum.sroa.9.0, %for.cond18.preheader ]
  %sum.sroa.12.3 = phi <8 x float> [ %12, %for.body22 ], [ %sum.sroa.12.0, %for.cond18.preheader ]
  %sum.sroa.15.3 = phi <8 x float> [ %13, %for.body22 ], [ %sum.sroa.15.0, %for.cond18.preheader ]
  %sum.sroa.18.3 = phi <8 x float> [ %14, %for.body22 ], [ %sum.sroa.18.0, %for.cond18.preheader ]
  %t.0145 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0145
  %6 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds float, ptr %x.addr.0149, i64 %6
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %7 = load i64, ptr %in_kernel, align 8
  %met.sroa.0.0.copyload = load <8 x float>, ptr %add.ptr24, align 4
  %met.sroa.4.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 32
  %met.sroa.4.0.copyload = load <8 x float>, ptr %met.sroa.4.0.add.ptr24.sroa_idx, align 4
  %met.sroa.5.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 64
  %met.sroa.5.0.copyload = load <8 x float>, ptr %met.sroa.5.0.add.ptr24.sroa_idx, align 4
  %met.sroa.6.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 96
  %met.sroa.6.0.copyload = load <8 x float>, ptr %met.sroa.6.0.add.ptr24.sroa_idx, align 4
  %met.sroa.7.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 128
  %met.sroa.7.0.copyload = load <8 x float>, ptr %met.sroa.7.0.add.ptr24.sroa_idx, align 4
  %met.sroa.8.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 160
  %met.sroa.8.0.copyload = load <8 x float>, ptr %met.sroa.8.0.add.ptr24.sroa_idx, align 4
  %add.ptr26 = getelementptr inbounds float, ptr %kernel.addr.0148, i64 %7
  %8 = load float, ptr %add.ptr26, align 4
  %splat.splatinsert = insertelement <8 x float> poison, float %8, i64 0
  %splat.splat = shufflevector <8 x float> %splat.splatinsert, <8 x float> poison, <8 x i32> zeroinitializer
  %9 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.0.3)
  %10 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.4.0.copyload, <8 x float> %sum.sroa.6.3)
  %11 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.5.0.copyload, <8 x float> %sum.sroa.9.3)
  %12 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.6.0.copyload, <8 x float> %sum.sroa.12.3)
  %13 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.7.0.copyload, <8 x float> %sum.sroa.15.3)
  %14 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.8.0.copyload, <8 x float> %sum.sroa.18.3)
  %inc74 = add nuw nsw i64 %t.0145, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !61
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_1_3_f(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.2
  %cmp19144 = icmp sgt i64 %tap_count, 0
  br label %for.cond18.preheader

cond.false.2:                                     ; preds = %entry
  %0 = load <8 x float>, ptr %sums, align 4
  %add.ptr7.1 = getelementptr inbounds i8, ptr %sums, i64 32
  %1 = load <8 x float>, ptr %add.ptr7.1, align 4
  %add.ptr7.2 = getelementptr inbounds i8, ptr %sums, i64 64
  %2 = load <8 x float>, ptr %add.ptr7.2, align 4
  br label %cond.end.2

cond.end.2:                                       ; preds = %entry, %cond.false.2
  %cond.1163 = phi <8 x float> [ %1, %cond.false.2 ], [ zeroinitializer, %entry ]
  %cond157161 = phi <8 x float> [ %0, %cond.false.2 ], [ zeroinitializer, %entry ]
  %cond.2 = phi <8 x float> [ %2, %cond.false.2 ], [ zeroinitializer, %entry ]
  %cmp14146 = icmp sgt i64 %channels, 0
  br i1 %cmp14146, label %for.cond18.preheader.lr.ph, label %for.cond88.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.0.0 = phi <8 x float> [ %cond157161, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.6.0 = phi <8 x float> [ %cond.1163, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.9.0 = phi <8 x float> [ %cond.2, %for.cond18.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %x.addr.0149 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0148 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0147 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19144, label %for.body22, label %for.cond.cleanup21

for.cond88.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.2
  %sum.sroa.0.1 = phi <8 x float> [ %cond157161, %cond.end.2 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.6.1 = phi <8 x float> [ %cond.1163, %cond.end.2 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.9.1 = phi <8 x float> [ %cond.2, %cond.end.2 ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  store <8 x float> %sum.sroa.0.1, ptr %sums, align 4
  %sum.sroa.6.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 32
  store <8 x float> %sum.sroa.6.1, ptr %sum.sroa.6.0.sums.sroa_idx, align 4
  %sum.sroa.9.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 64
  store <8 x float> %sum.sroa.9.1, ptr %sum.sroa.9.0.sums.sroa_idx, align 4
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %6, %for.body22 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %7, %for.body22 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond18.preheader ], [ %8, %for.body22 ]
  %add.ptr76 = getelementptr inbounds float, ptr %x.addr.0149, i64 %x_step
  %add.ptr77 = getelementptr inbounds float, ptr %kernel.addr.0148, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0147, 1
  %exitcond154.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond154.not, label %for.cond88.preheader, label %for.cond18.preheader, !llvm.loop !62

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.0.3 = phi <8 x float> [ %6, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %7, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %8, %for.body22 ], [ %sum.sroa.9.0, %for.cond18.preheader ]
  %t.0145 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0145
  %3 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds float, ptr %x.addr.0149, i64 %3
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %4 = load i64, ptr %in_kernel, align 8
  %met.sroa.0.0.copyload = load <8 x float>, ptr %add.ptr24, align 4
  %met.sroa.4.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 32
  %met.sroa.4.0.copyload = load <8 x float>, ptr %met.sroa.4.0.add.ptr24.sroa_idx, align 4
  %met.sroa.5.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 64
  %met.sroa.5.0.copyload = load <8 x float>, ptr %met.sroa.5.0.add.ptr24.sroa_idx, align 4
  %add.ptr26 = getelementptr inbounds float, ptr %kernel.addr.0148, i64 %4
  %5 = load float, ptr %add.ptr26, align 4
  %splat.splatinsert = insertelement <8 x float> poison, float %5, i64 0
  %splat.splat = shufflevector <8 x float> %splat.splatinsert, <8 x float> poison, <8 x i32> zeroinitializer
  %6 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.0.3)
  %7 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.4.0.copyload, <8 x float> %sum.sroa.6.3)
  %8 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.5.0.copyload, <8 x float> %sum.sroa.9.3)
  %inc74 = add nuw nsw i64 %t.0145, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !63
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_1_2_f(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.1
  %cmp19144 = icmp sgt i64 %tap_count, 0
  br label %for.cond18.preheader

cond.false.1:                                     ; preds = %entry
  %0 = load <8 x float>, ptr %sums, align 4
  %add.ptr7.1 = getelementptr inbounds i8, ptr %sums, i64 32
  %1 = load <8 x float>, ptr %add.ptr7.1, align 4
  br label %cond.end.1

cond.end.1:                                       ; preds = %entry, %cond.false.1
  %cond157 = phi <8 x float> [ %0, %cond.false.1 ], [ zeroinitializer, %entry ]
  %cond.1 = phi <8 x float> [ %1, %cond.false.1 ], [ zeroinitializer, %entry ]
  %cmp14146 = icmp sgt i64 %channels, 0
  br i1 %cmp14146, label %for.cond18.preheader.lr.ph, label %for.cond88.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.0.0 = phi <8 x float> [ %cond157, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.6.0 = phi <8 x float> [ %cond.1, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %x.addr.0149 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0148 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0147 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19144, label %for.body22, label %for.cond.cleanup21

for.cond88.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.1
  %sum.sroa.0.1 = phi <8 x float> [ %cond157, %cond.end.1 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.6.1 = phi <8 x float> [ %cond.1, %cond.end.1 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  store <8 x float> %sum.sroa.0.1, ptr %sums, align 4
  %sum.sroa.6.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 32
  store <8 x float> %sum.sroa.6.1, ptr %sum.sroa.6.0.sums.sroa_idx, align 4
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %5, %for.body22 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %6, %for.body22 ]
  %add.ptr76 = getelementptr inbounds float, ptr %x.addr.0149, i64 %x_step
  %add.ptr77 = getelementptr inbounds float, ptr %kernel.addr.0148, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0147, 1
  %exitcond154.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond154.not, label %for.cond88.preheader, label %for.cond18.preheader, !llvm.loop !64

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.0.3 = phi <8 x float> [ %5, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %6, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %t.0145 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0145
  %2 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds float, ptr %x.addr.0149, i64 %2
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %3 = load i64, ptr %in_kernel, align 8
  %met.sroa.0.0.copyload = load <8 x float>, ptr %add.ptr24, align 4
  %met.sroa.4.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 32
  %met.sroa.4.0.copyload = load <8 x float>, ptr %met.sroa.4.0.add.ptr24.sroa_idx, align 4
  %add.ptr26 = getelementptr inbounds float, ptr %kernel.addr.0148, i64 %3
  %4 = load float, ptr %add.ptr26, align 4
  %splat.splatinsert = insertelement <8 x float> poison, float %4, i64 0
  %splat.splat = shufflevector <8 x float> %splat.splatinsert, <8 x float> poison, <8 x i32> zeroinitializer
  %5 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.0.3)
  %6 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.4.0.copyload, <8 x float> %sum.sroa.6.3)
  %inc74 = add nuw nsw i64 %t.0145, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !65
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_1_1_f(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:                                       ; preds = %entry
  %0 = load <8 x float>, ptr %sums, align 4
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi <8 x float> [ %0, %cond.false ], [ zeroinitializer, %entry ]
  %cmp14145 = icmp sgt i64 %channels, 0
  br i1 %cmp14145, label %for.cond18.preheader.lr.ph, label %for.body92

for.cond18.preheader.lr.ph:                       ; preds = %cond.end
  %cmp19142 = icmp sgt i64 %tap_count, 0
  br label %for.cond18.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %x.addr.0149 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0148 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0147 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  %sum.sroa.0.0146 = phi <8 x float> [ %cond, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.1.lcssa, %for.cond.cleanup21 ]
  br i1 %cmp19142, label %for.body22, label %for.cond.cleanup21

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.0.1.lcssa = phi <8 x float> [ %sum.sroa.0.0146, %for.cond18.preheader ], [ %5, %for.body22 ]
  %add.ptr76 = getelementptr inbounds float, ptr %x.addr.0149, i64 %x_step
  %add.ptr77 = getelementptr inbounds float, ptr %kernel.addr.0148, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0147, 1
  %exitcond151.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond151.not, label %for.body92, label %for.cond18.preheader, !llvm.loop !66

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %t.0144 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %sum.sroa.0.1143 = phi <8 x float> [ %5, %for.body22 ], [ %sum.sroa.0.0146, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0144
  %1 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds float, ptr %x.addr.0149, i64 %1
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %2 = load i64, ptr %in_kernel, align 8
  %add.ptr26 = getelementptr inbounds float, ptr %kernel.addr.0148, i64 %2
  %3 = load <8 x float>, ptr %add.ptr24, align 4
  %4 = load float, ptr %add.ptr26, align 4
  %splat.splatinsert = insertelement <8 x float> poison, float %4, i64 0
  %splat.splat = shufflevector <8 x float> %splat.splatinsert, <8 x float> poison, <8 x i32> zeroinitializer
  %5 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %3, <8 x float> %sum.sroa.0.1143)
  %inc74 = add nuw nsw i64 %t.0144, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !67

for.body92:                                       ; preds = %for.cond.cleanup21, %cond.end
  %sum.sroa.0.0.lcssa = phi <8 x float> [ %cond, %cond.end ], [ %sum.sroa.0.1.lcssa, %for.cond.cleanup21 ]
  store <8 x float> %sum.sroa.0.0.lcssa, ptr %sums, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #6

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_1_1_f(ptr nocapture noundef readonly %rows, i64 %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23155 = icmp sgt i64 %channels, 0
  br i1 %cmp23155, label %for.cond26.preheader.lr.ph, label %for.body100

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %0 = load ptr, ptr %columns, align 8
  %cmp27152 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %rows.addr.0159 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0158 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  %sum.sroa.0.0157 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.1.lcssa, %for.cond.cleanup28 ]
  %x.sroa.0.0156 = phi ptr [ %0, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  br i1 %cmp27152, label %for.body29, label %for.cond.cleanup28

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.0.1.lcssa = phi <8 x float> [ %sum.sroa.0.0157, %for.cond26.preheader ], [ %3, %for.body29 ]
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0159, i64 %rows_channel
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0156, i64 %x_channel
  %inc87 = add nuw nsw i64 %c.0158, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.body100, label %for.cond26.preheader, !llvm.loop !68

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %f.0154 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %sum.sroa.0.1153 = phi <8 x float> [ %3, %for.body29 ], [ %sum.sroa.0.0157, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0156, i64 %f.0154
  %1 = load <8 x float>, ptr %add.ptr, align 4
  %add.ptr48 = getelementptr inbounds float, ptr %rows.addr.0159, i64 %f.0154
  %2 = load <8 x float>, ptr %add.ptr48, align 4
  %3 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %2, <8 x float> %1, <8 x float> %sum.sroa.0.1153)
  %add = add nuw nsw i64 %f.0154, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !69

for.body100:                                      ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.0.0.lcssa = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.0.1.lcssa, %for.cond.cleanup28 ]
  %shuffle.i = shufflevector <8 x float> %sum.sroa.0.0.lcssa, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i = shufflevector <8 x float> %sum.sroa.0.0.lcssa, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i = fadd <4 x float> %shuffle.i, %shuffle1.i
  %shuffle5.i = shufflevector <4 x float> %add.i, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i = shufflevector <4 x float> %add.i, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i = fadd <2 x float> %shuffle5.i, %shuffle12.i
  %shift = shufflevector <2 x float> %add13.i, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %4 = fadd <2 x float> %add13.i, %shift
  %add30.i = extractelement <2 x float> %4, i64 0
  %5 = load ptr, ptr %to, align 8
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:                                       ; preds = %for.body100
  %6 = load float, ptr %5, align 4
  %add110 = fadd float %add30.i, %6
  br label %cond.end

cond.end:                                         ; preds = %for.body100, %cond.false
  %cond = phi float [ %add110, %cond.false ], [ %add30.i, %for.body100 ]
  store float %cond, ptr %5, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_1_2_f(ptr nocapture noundef readonly %rows, i64 %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23157 = icmp sgt i64 %channels, 0
  br i1 %cmp23157, label %for.cond26.preheader.lr.ph, label %for.cond96.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27154 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %x.sroa.6.0 = phi ptr [ %x.sroa.6.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.1, %for.cond.cleanup28 ]
  %x.sroa.0.0 = phi ptr [ %x.sroa.0.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %rows.addr.0159 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0158 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27154, label %for.body29, label %for.cond.cleanup28

for.cond96.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.0.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %shuffle.i = shufflevector <8 x float> %sum.sroa.0.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i = shufflevector <8 x float> %sum.sroa.0.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i = fadd <4 x float> %shuffle.i, %shuffle1.i
  %shuffle5.i = shufflevector <4 x float> %add.i, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i = shufflevector <4 x float> %add.i, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i = fadd <2 x float> %shuffle5.i, %shuffle12.i
  %shift = shufflevector <2 x float> %add13.i, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %0 = fadd <2 x float> %add13.i, %shift
  %add30.i = extractelement <2 x float> %0, i64 0
  %1 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0159, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0158, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond96.preheader, label %for.cond26.preheader, !llvm.loop !70

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.0.3 = phi <8 x float> [ %5, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %6, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %f.0155 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %f.0155
  %2 = load <8 x float>, ptr %add.ptr, align 4
  %add.ptr.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %f.0155
  %3 = load <8 x float>, ptr %add.ptr.1, align 4
  %add.ptr48 = getelementptr inbounds float, ptr %rows.addr.0159, i64 %f.0155
  %4 = load <8 x float>, ptr %add.ptr48, align 4
  %5 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %4, <8 x float> %2, <8 x float> %sum.sroa.0.3)
  %6 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %4, <8 x float> %3, <8 x float> %sum.sroa.6.3)
  %add = add nuw nsw i64 %f.0155, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !71

cond.false:                                       ; preds = %for.cond96.preheader
  %7 = load float, ptr %1, align 4
  %add110 = fadd float %add30.i, %7
  br label %cond.end

cond.end:                                         ; preds = %for.cond96.preheader, %cond.false
  %cond = phi float [ %add110, %cond.false ], [ %add30.i, %for.cond96.preheader ]
  store float %cond, ptr %1, align 4
  %shuffle.i.1 = shufflevector <8 x float> %sum.sroa.6.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.1 = shufflevector <8 x float> %sum.sroa.6.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.1 = fadd <4 x float> %shuffle.i.1, %shuffle1.i.1
  %shuffle5.i.1 = shufflevector <4 x float> %add.i.1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.1 = shufflevector <4 x float> %add.i.1, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.1 = fadd <2 x float> %shuffle5.i.1, %shuffle12.i.1
  %shift173 = shufflevector <2 x float> %add13.i.1, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %8 = fadd <2 x float> %add13.i.1, %shift173
  %add30.i.1 = extractelement <2 x float> %8, i64 0
  %arrayidx106.1 = getelementptr inbounds i8, ptr %to, i64 8
  %9 = load ptr, ptr %arrayidx106.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %10 = load float, ptr %9, align 4
  %add110.1 = fadd float %add30.i.1, %10
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi float [ %add110.1, %cond.false.1 ], [ %add30.i.1, %cond.end ]
  store float %cond.1, ptr %9, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_1_3_f(ptr nocapture noundef readonly %rows, i64 %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23157 = icmp sgt i64 %channels, 0
  br i1 %cmp23157, label %for.cond26.preheader.lr.ph, label %for.cond96.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.9.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 16
  %x.sroa.9.0.copyload = load ptr, ptr %x.sroa.9.0.columns.sroa_idx, align 8
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27154 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %x.sroa.9.0 = phi ptr [ %x.sroa.9.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.2, %for.cond.cleanup28 ]
  %x.sroa.6.0 = phi ptr [ %x.sroa.6.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.1, %for.cond.cleanup28 ]
  %x.sroa.0.0 = phi ptr [ %x.sroa.0.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.9.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %rows.addr.0159 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0158 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27154, label %for.body29, label %for.cond.cleanup28

for.cond96.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.0.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.9.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %shuffle.i = shufflevector <8 x float> %sum.sroa.0.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i = shufflevector <8 x float> %sum.sroa.0.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i = fadd <4 x float> %shuffle.i, %shuffle1.i
  %shuffle5.i = shufflevector <4 x float> %add.i, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i = shufflevector <4 x float> %add.i, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i = fadd <2 x float> %shuffle5.i, %shuffle12.i
  %shift = shufflevector <2 x float> %add13.i, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %0 = fadd <2 x float> %add13.i, %shift
  %add30.i = extractelement <2 x float> %0, i64 0
  %1 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %8, %for.body29 ]
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr82.2 = getelementptr inbounds float, ptr %x.sroa.9.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0159, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0158, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond96.preheader, label %for.cond26.preheader, !llvm.loop !72

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.0.3 = phi <8 x float> [ %6, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %7, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %8, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %f.0155 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %f.0155
  %2 = load <8 x float>, ptr %add.ptr, align 4
  %add.ptr.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %f.0155
  %3 = load <8 x float>, ptr %add.ptr.1, align 4
  %add.ptr.2 = getelementptr inbounds float, ptr %x.sroa.9.0, i64 %f.0155
  %4 = load <8 x float>, ptr %add.ptr.2, align 4
  %add.ptr48 = getelementptr inbounds float, ptr %rows.addr.0159, i64 %f.0155
  %5 = load <8 x float>, ptr %add.ptr48, align 4
  %6 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %5, <8 x float> %2, <8 x float> %sum.sroa.0.3)
  %7 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %5, <8 x float> %3, <8 x float> %sum.sroa.6.3)
  %8 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %5, <8 x float> %4, <8 x float> %sum.sroa.9.3)
  %add = add nuw nsw i64 %f.0155, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !73

cond.false:                                       ; preds = %for.cond96.preheader
  %9 = load float, ptr %1, align 4
  %add110 = fadd float %add30.i, %9
  br label %cond.end

cond.end:                                         ; preds = %for.cond96.preheader, %cond.false
  %cond = phi float [ %add110, %cond.false ], [ %add30.i, %for.cond96.preheader ]
  store float %cond, ptr %1, align 4
  %shuffle.i.1 = shufflevector <8 x float> %sum.sroa.6.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.1 = shufflevector <8 x float> %sum.sroa.6.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.1 = fadd <4 x float> %shuffle.i.1, %shuffle1.i.1
  %shuffle5.i.1 = shufflevector <4 x float> %add.i.1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.1 = shufflevector <4 x float> %add.i.1, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.1 = fadd <2 x float> %shuffle5.i.1, %shuffle12.i.1
  %shift178 = shufflevector <2 x float> %add13.i.1, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %10 = fadd <2 x float> %add13.i.1, %shift178
  %add30.i.1 = extractelement <2 x float> %10, i64 0
  %arrayidx106.1 = getelementptr inbounds i8, ptr %to, i64 8
  %11 = load ptr, ptr %arrayidx106.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %12 = load float, ptr %11, align 4
  %add110.1 = fadd float %add30.i.1, %12
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi float [ %add110.1, %cond.false.1 ], [ %add30.i.1, %cond.end ]
  store float %cond.1, ptr %11, align 4
  %shuffle.i.2 = shufflevector <8 x float> %sum.sroa.9.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.2 = shufflevector <8 x float> %sum.sroa.9.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.2 = fadd <4 x float> %shuffle.i.2, %shuffle1.i.2
  %shuffle5.i.2 = shufflevector <4 x float> %add.i.2, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.2 = shufflevector <4 x float> %add.i.2, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.2 = fadd <2 x float> %shuffle5.i.2, %shuffle12.i.2
  %shift179 = shufflevector <2 x float> %add13.i.2, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %13 = fadd <2 x float> %add13.i.2, %shift179
  %add30.i.2 = extractelement <2 x float> %13, i64 0
  %arrayidx106.2 = getelementptr inbounds i8, ptr %to, i64 16
  %14 = load ptr, ptr %arrayidx106.2, align 8
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

cond.false.2:                                     ; preds = %cond.end.1
  %15 = load float, ptr %14, align 4
  %add110.2 = fadd float %add30.i.2, %15
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.false.2, %cond.end.1
  %cond.2 = phi float [ %add110.2, %cond.false.2 ], [ %add30.i.2, %cond.end.1 ]
  store float %cond.2, ptr %14, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_4_1_f(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23155 = icmp sgt i64 %channels, 0
  br i1 %cmp23155, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %0 = load ptr, ptr %columns, align 8
  %cmp27153 = icmp sgt i64 %positions, 0
  %gep.2.idx = shl i64 %row, 3
  %gep.3.idx = mul i64 %row, 12
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %sum.sroa.12.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %rows.addr.0158 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0157 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  %x.sroa.0.0156 = phi ptr [ %0, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  br i1 %cmp27153, label %for.body29, label %for.cond.cleanup28

for.cond90.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.12.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %shuffle.i = shufflevector <8 x float> %sum.sroa.0.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i = shufflevector <8 x float> %sum.sroa.0.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i = fadd <4 x float> %shuffle.i, %shuffle1.i
  %shuffle5.i = shufflevector <4 x float> %add.i, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i = shufflevector <4 x float> %add.i, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i = fadd <2 x float> %shuffle5.i, %shuffle12.i
  %shift = shufflevector <2 x float> %add13.i, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %1 = fadd <2 x float> %add13.i, %shift
  %add30.i = extractelement <2 x float> %1, i64 0
  %2 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.12.2 = phi <8 x float> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %11, %for.body29 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %9, %for.body29 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0158, i64 %rows_channel
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0156, i64 %x_channel
  %inc87 = add nuw nsw i64 %c.0157, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !74

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.12.3 = phi <8 x float> [ %11, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %9, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %7, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %5, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %f.0154 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0156, i64 %f.0154
  %3 = load <8 x float>, ptr %add.ptr, align 4
  %invariant.gep = getelementptr float, ptr %rows.addr.0158, i64 %f.0154
  %4 = load <8 x float>, ptr %invariant.gep, align 4
  %5 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %4, <8 x float> %3, <8 x float> %sum.sroa.0.3)
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %row
  %6 = load <8 x float>, ptr %gep.1, align 4
  %7 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %6, <8 x float> %3, <8 x float> %sum.sroa.6.3)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %8 = load <8 x float>, ptr %gep.2, align 4
  %9 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %8, <8 x float> %3, <8 x float> %sum.sroa.9.3)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %10 = load <8 x float>, ptr %gep.3, align 4
  %11 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %10, <8 x float> %3, <8 x float> %sum.sroa.12.3)
  %add = add nuw nsw i64 %f.0154, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !75

cond.false:                                       ; preds = %for.cond90.preheader
  %12 = load float, ptr %2, align 4
  %add110 = fadd float %add30.i, %12
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi float [ %add110, %cond.false ], [ %add30.i, %for.cond90.preheader ]
  store float %cond, ptr %2, align 4
  %shuffle.i.1 = shufflevector <8 x float> %sum.sroa.6.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.1 = shufflevector <8 x float> %sum.sroa.6.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.1 = fadd <4 x float> %shuffle.i.1, %shuffle1.i.1
  %shuffle5.i.1 = shufflevector <4 x float> %add.i.1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.1 = shufflevector <4 x float> %add.i.1, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.1 = fadd <2 x float> %shuffle5.i.1, %shuffle12.i.1
  %shift174 = shufflevector <2 x float> %add13.i.1, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %13 = fadd <2 x float> %add13.i.1, %shift174
  %add30.i.1 = extractelement <2 x float> %13, i64 0
  %14 = load ptr, ptr %to, align 8
  %add.ptr109.1 = getelementptr inbounds float, ptr %14, i64 %to_row
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %15 = load float, ptr %add.ptr109.1, align 4
  %add110.1 = fadd float %add30.i.1, %15
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi float [ %add110.1, %cond.false.1 ], [ %add30.i.1, %cond.end ]
  store float %cond.1, ptr %add.ptr109.1, align 4
  %shuffle.i.2 = shufflevector <8 x float> %sum.sroa.9.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.2 = shufflevector <8 x float> %sum.sroa.9.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.2 = fadd <4 x float> %shuffle.i.2, %shuffle1.i.2
  %shuffle5.i.2 = shufflevector <4 x float> %add.i.2, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.2 = shufflevector <4 x float> %add.i.2, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.2 = fadd <2 x float> %shuffle5.i.2, %shuffle12.i.2
  %shift175 = shufflevector <2 x float> %add13.i.2, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %16 = fadd <2 x float> %add13.i.2, %shift175
  %add30.i.2 = extractelement <2 x float> %16, i64 0
  %17 = load ptr, ptr %to, align 8
  %add.ptr109.2.idx = shl nsw i64 %to_row, 3
  %add.ptr109.2 = getelementptr inbounds i8, ptr %17, i64 %add.ptr109.2.idx
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

cond.false.2:                                     ; preds = %cond.end.1
  %18 = load float, ptr %add.ptr109.2, align 4
  %add110.2 = fadd float %add30.i.2, %18
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.false.2, %cond.end.1
  %cond.2 = phi float [ %add110.2, %cond.false.2 ], [ %add30.i.2, %cond.end.1 ]
  store float %cond.2, ptr %add.ptr109.2, align 4
  %shuffle.i.3 = shufflevector <8 x float> %sum.sroa.12.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.3 = shufflevector <8 x float> %sum.sroa.12.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.3 = fadd <4 x float> %shuffle.i.3, %shuffle1.i.3
  %shuffle5.i.3 = shufflevector <4 x float> %add.i.3, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.3 = shufflevector <4 x float> %add.i.3, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.3 = fadd <2 x float> %shuffle5.i.3, %shuffle12.i.3
  %shift176 = shufflevector <2 x float> %add13.i.3, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %19 = fadd <2 x float> %add13.i.3, %shift176
  %add30.i.3 = extractelement <2 x float> %19, i64 0
  %20 = load ptr, ptr %to, align 8
  %add.ptr109.3.idx = mul i64 %to_row, 12
  %add.ptr109.3 = getelementptr inbounds i8, ptr %20, i64 %add.ptr109.3.idx
  br i1 %tobool.not, label %cond.false.3, label %cond.end.3

cond.false.3:                                     ; preds = %cond.end.2
  %21 = load float, ptr %add.ptr109.3, align 4
  %add110.3 = fadd float %add30.i.3, %21
  br label %cond.end.3

cond.end.3:                                       ; preds = %cond.false.3, %cond.end.2
  %cond.3 = phi float [ %add110.3, %cond.false.3 ], [ %add30.i.3, %cond.end.2 ]
  store float %cond.3, ptr %add.ptr109.3, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_4_2_f(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23159 = icmp sgt i64 %channels, 0
  br i1 %cmp23159, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27156 = icmp sgt i64 %positions, 0
  %gep.2.idx = shl i64 %row, 3
  %gep.3.idx = mul i64 %row, 12
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %sum.sroa.18.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.18.2, %for.cond.cleanup28 ]
  %sum.sroa.15.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.15.2, %for.cond.cleanup28 ]
  %sum.sroa.12.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %x.sroa.6.0 = phi ptr [ %x.sroa.6.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.1, %for.cond.cleanup28 ]
  %x.sroa.0.0 = phi ptr [ %x.sroa.0.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  %sum.sroa.21.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.21.2, %for.cond.cleanup28 ]
  %sum.sroa.24.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.24.2, %for.cond.cleanup28 ]
  %rows.addr.0161 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0160 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27156, label %for.body29, label %for.cond.cleanup28

for.cond90.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.18.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.18.2, %for.cond.cleanup28 ]
  %sum.sroa.15.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.15.2, %for.cond.cleanup28 ]
  %sum.sroa.12.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.21.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.21.2, %for.cond.cleanup28 ]
  %sum.sroa.24.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.24.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %shuffle.i = shufflevector <8 x float> %sum.sroa.0.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i = shufflevector <8 x float> %sum.sroa.0.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i = fadd <4 x float> %shuffle.i, %shuffle1.i
  %shuffle5.i = shufflevector <4 x float> %add.i, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i = shufflevector <4 x float> %add.i, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i = fadd <2 x float> %shuffle5.i, %shuffle12.i
  %shift = shufflevector <2 x float> %add13.i, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %0 = fadd <2 x float> %add13.i, %shift
  %add30.i = extractelement <2 x float> %0, i64 0
  %1 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.18.2 = phi <8 x float> [ %sum.sroa.18.0, %for.cond26.preheader ], [ %12, %for.body29 ]
  %sum.sroa.15.2 = phi <8 x float> [ %sum.sroa.15.0, %for.cond26.preheader ], [ %11, %for.body29 ]
  %sum.sroa.12.2 = phi <8 x float> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %9, %for.body29 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %8, %for.body29 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %sum.sroa.21.2 = phi <8 x float> [ %sum.sroa.21.0, %for.cond26.preheader ], [ %14, %for.body29 ]
  %sum.sroa.24.2 = phi <8 x float> [ %sum.sroa.24.0, %for.cond26.preheader ], [ %15, %for.body29 ]
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0161, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0160, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !76

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.18.3 = phi <8 x float> [ %12, %for.body29 ], [ %sum.sroa.18.0, %for.cond26.preheader ]
  %sum.sroa.15.3 = phi <8 x float> [ %11, %for.body29 ], [ %sum.sroa.15.0, %for.cond26.preheader ]
  %sum.sroa.12.3 = phi <8 x float> [ %9, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %8, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %6, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %5, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.21.3 = phi <8 x float> [ %14, %for.body29 ], [ %sum.sroa.21.0, %for.cond26.preheader ]
  %sum.sroa.24.3 = phi <8 x float> [ %15, %for.body29 ], [ %sum.sroa.24.0, %for.cond26.preheader ]
  %f.0157 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %f.0157
  %2 = load <8 x float>, ptr %add.ptr, align 4
  %add.ptr.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %f.0157
  %3 = load <8 x float>, ptr %add.ptr.1, align 4
  %invariant.gep = getelementptr float, ptr %rows.addr.0161, i64 %f.0157
  %4 = load <8 x float>, ptr %invariant.gep, align 4
  %5 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %4, <8 x float> %2, <8 x float> %sum.sroa.0.3)
  %6 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %4, <8 x float> %3, <8 x float> %sum.sroa.6.3)
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %row
  %7 = load <8 x float>, ptr %gep.1, align 4
  %8 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %7, <8 x float> %2, <8 x float> %sum.sroa.9.3)
  %9 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %7, <8 x float> %3, <8 x float> %sum.sroa.12.3)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %10 = load <8 x float>, ptr %gep.2, align 4
  %11 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %10, <8 x float> %2, <8 x float> %sum.sroa.15.3)
  %12 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %10, <8 x float> %3, <8 x float> %sum.sroa.18.3)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %13 = load <8 x float>, ptr %gep.3, align 4
  %14 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %13, <8 x float> %2, <8 x float> %sum.sroa.21.3)
  %15 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %13, <8 x float> %3, <8 x float> %sum.sroa.24.3)
  %add = add nuw nsw i64 %f.0157, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !77

cond.false:                                       ; preds = %for.cond90.preheader
  %16 = load float, ptr %1, align 4
  %add110 = fadd float %add30.i, %16
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi float [ %add110, %cond.false ], [ %add30.i, %for.cond90.preheader ]
  store float %cond, ptr %1, align 4
  %shuffle.i.1 = shufflevector <8 x float> %sum.sroa.6.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.1 = shufflevector <8 x float> %sum.sroa.6.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.1 = fadd <4 x float> %shuffle.i.1, %shuffle1.i.1
  %shuffle5.i.1 = shufflevector <4 x float> %add.i.1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.1 = shufflevector <4 x float> %add.i.1, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.1 = fadd <2 x float> %shuffle5.i.1, %shuffle12.i.1
  %shift220 = shufflevector <2 x float> %add13.i.1, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %17 = fadd <2 x float> %add13.i.1, %shift220
  %add30.i.1 = extractelement <2 x float> %17, i64 0
  %arrayidx106.1 = getelementptr inbounds i8, ptr %to, i64 8
  %18 = load ptr, ptr %arrayidx106.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %19 = load float, ptr %18, align 4
  %add110.1 = fadd float %add30.i.1, %19
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi float [ %add110.1, %cond.false.1 ], [ %add30.i.1, %cond.end ]
  store float %cond.1, ptr %18, align 4
  %shuffle.i.1176 = shufflevector <8 x float> %sum.sroa.9.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.1177 = shufflevector <8 x float> %sum.sroa.9.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.1178 = fadd <4 x float> %shuffle.i.1176, %shuffle1.i.1177
  %shuffle5.i.1179 = shufflevector <4 x float> %add.i.1178, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.1180 = shufflevector <4 x float> %add.i.1178, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.1181 = fadd <2 x float> %shuffle5.i.1179, %shuffle12.i.1180
  %shift221 = shufflevector <2 x float> %add13.i.1181, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %20 = fadd <2 x float> %add13.i.1181, %shift221
  %add30.i.1184 = extractelement <2 x float> %20, i64 0
  %21 = load ptr, ptr %to, align 8
  %add.ptr109.1185 = getelementptr inbounds float, ptr %21, i64 %to_row
  br i1 %tobool.not, label %cond.false.1187, label %cond.end.1189

cond.false.1187:                                  ; preds = %cond.end.1
  %22 = load float, ptr %add.ptr109.1185, align 4
  %add110.1186 = fadd float %add30.i.1184, %22
  br label %cond.end.1189

cond.end.1189:                                    ; preds = %cond.false.1187, %cond.end.1
  %cond.1188 = phi float [ %add110.1186, %cond.false.1187 ], [ %add30.i.1184, %cond.end.1 ]
  store float %cond.1188, ptr %add.ptr109.1185, align 4
  %shuffle.i.1.1 = shufflevector <8 x float> %sum.sroa.12.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.1.1 = shufflevector <8 x float> %sum.sroa.12.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.1.1 = fadd <4 x float> %shuffle.i.1.1, %shuffle1.i.1.1
  %shuffle5.i.1.1 = shufflevector <4 x float> %add.i.1.1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.1.1 = shufflevector <4 x float> %add.i.1.1, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.1.1 = fadd <2 x float> %shuffle5.i.1.1, %shuffle12.i.1.1
  %shift222 = shufflevector <2 x float> %add13.i.1.1, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %23 = fadd <2 x float> %add13.i.1.1, %shift222
  %add30.i.1.1 = extractelement <2 x float> %23, i64 0
  %24 = load ptr, ptr %arrayidx106.1, align 8
  %add.ptr109.1.1 = getelementptr inbounds float, ptr %24, i64 %to_row
  br i1 %tobool.not, label %cond.false.1.1, label %cond.end.1.1

cond.false.1.1:                                   ; preds = %cond.end.1189
  %25 = load float, ptr %add.ptr109.1.1, align 4
  %add110.1.1 = fadd float %add30.i.1.1, %25
  br label %cond.end.1.1

cond.end.1.1:                                     ; preds = %cond.false.1.1, %cond.end.1189
  %cond.1.1 = phi float [ %add110.1.1, %cond.false.1.1 ], [ %add30.i.1.1, %cond.end.1189 ]
  store float %cond.1.1, ptr %add.ptr109.1.1, align 4
  %mul108.2 = shl nsw i64 %to_row, 1
  %shuffle.i.2 = shufflevector <8 x float> %sum.sroa.15.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.2 = shufflevector <8 x float> %sum.sroa.15.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.2 = fadd <4 x float> %shuffle.i.2, %shuffle1.i.2
  %shuffle5.i.2 = shufflevector <4 x float> %add.i.2, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.2 = shufflevector <4 x float> %add.i.2, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.2 = fadd <2 x float> %shuffle5.i.2, %shuffle12.i.2
  %shift223 = shufflevector <2 x float> %add13.i.2, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %26 = fadd <2 x float> %add13.i.2, %shift223
  %add30.i.2 = extractelement <2 x float> %26, i64 0
  %27 = load ptr, ptr %to, align 8
  %add.ptr109.2 = getelementptr inbounds float, ptr %27, i64 %mul108.2
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

cond.false.2:                                     ; preds = %cond.end.1.1
  %28 = load float, ptr %add.ptr109.2, align 4
  %add110.2 = fadd float %add30.i.2, %28
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.false.2, %cond.end.1.1
  %cond.2 = phi float [ %add110.2, %cond.false.2 ], [ %add30.i.2, %cond.end.1.1 ]
  store float %cond.2, ptr %add.ptr109.2, align 4
  %shuffle.i.1.2 = shufflevector <8 x float> %sum.sroa.18.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.1.2 = shufflevector <8 x float> %sum.sroa.18.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.1.2 = fadd <4 x float> %shuffle.i.1.2, %shuffle1.i.1.2
  %shuffle5.i.1.2 = shufflevector <4 x float> %add.i.1.2, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.1.2 = shufflevector <4 x float> %add.i.1.2, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.1.2 = fadd <2 x float> %shuffle5.i.1.2, %shuffle12.i.1.2
  %shift224 = shufflevector <2 x float> %add13.i.1.2, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %29 = fadd <2 x float> %add13.i.1.2, %shift224
  %add30.i.1.2 = extractelement <2 x float> %29, i64 0
  %30 = load ptr, ptr %arrayidx106.1, align 8
  %add.ptr109.1.2 = getelementptr inbounds float, ptr %30, i64 %mul108.2
  br i1 %tobool.not, label %cond.false.1.2, label %cond.end.1.2

cond.false.1.2:                                   ; preds = %cond.end.2
  %31 = load float, ptr %add.ptr109.1.2, align 4
  %add110.1.2 = fadd float %add30.i.1.2, %31
  br label %cond.end.1.2

cond.end.1.2:                                     ; preds = %cond.false.1.2, %cond.end.2
  %cond.1.2 = phi float [ %add110.1.2, %cond.false.1.2 ], [ %add30.i.1.2, %cond.end.2 ]
  store float %cond.1.2, ptr %add.ptr109.1.2, align 4
  %mul108.3 = mul nsw i64 %to_row, 3
  %shuffle.i.3 = shufflevector <8 x float> %sum.sroa.21.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.3 = shufflevector <8 x float> %sum.sroa.21.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.3 = fadd <4 x float> %shuffle.i.3, %shuffle1.i.3
  %shuffle5.i.3 = shufflevector <4 x float> %add.i.3, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.3 = shufflevector <4 x float> %add.i.3, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.3 = fadd <2 x float> %shuffle5.i.3, %shuffle12.i.3
  %shift225 = shufflevector <2 x float> %add13.i.3, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %32 = fadd <2 x float> %add13.i.3, %shift225
  %add30.i.3 = extractelement <2 x float> %32, i64 0
  %33 = load ptr, ptr %to, align 8
  %add.ptr109.3 = getelementptr inbounds float, ptr %33, i64 %mul108.3
  br i1 %tobool.not, label %cond.false.3, label %cond.end.3

cond.false.3:                                     ; preds = %cond.end.1.2
  %34 = load float, ptr %add.ptr109.3, align 4
  %add110.3 = fadd float %add30.i.3, %34
  br label %cond.end.3

cond.end.3:                                       ; preds = %cond.false.3, %cond.end.1.2
  %cond.3 = phi float [ %add110.3, %cond.false.3 ], [ %add30.i.3, %cond.end.1.2 ]
  store float %cond.3, ptr %add.ptr109.3, align 4
  %shuffle.i.1.3 = shufflevector <8 x float> %sum.sroa.24.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.1.3 = shufflevector <8 x float> %sum.sroa.24.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.1.3 = fadd <4 x float> %shuffle.i.1.3, %shuffle1.i.1.3
  %shuffle5.i.1.3 = shufflevector <4 x float> %add.i.1.3, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.1.3 = shufflevector <4 x float> %add.i.1.3, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.1.3 = fadd <2 x float> %shuffle5.i.1.3, %shuffle12.i.1.3
  %shift226 = shufflevector <2 x float> %add13.i.1.3, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %35 = fadd <2 x float> %add13.i.1.3, %shift226
  %add30.i.1.3 = extractelement <2 x float> %35, i64 0
  %36 = load ptr, ptr %arrayidx106.1, align 8
  %add.ptr109.1.3 = getelementptr inbounds float, ptr %36, i64 %mul108.3
  br i1 %tobool.not, label %cond.false.1.3, label %cond.end.1.3

cond.false.1.3:                                   ; preds = %cond.end.3
  %37 = load float, ptr %add.ptr109.1.3, align 4
  %add110.1.3 = fadd float %add30.i.1.3, %37
  br label %cond.end.1.3

cond.end.1.3:                                     ; preds = %cond.false.1.3, %cond.end.3
  %cond.1.3 = phi float [ %add110.1.3, %cond.false.1.3 ], [ %add30.i.1.3, %cond.end.3 ]
  store float %cond.1.3, ptr %add.ptr109.1.3, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_4_3_f(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23159 = icmp sgt i64 %channels, 0
  br i1 %cmp23159, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.9.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 16
  %x.sroa.9.0.copyload = load ptr, ptr %x.sroa.9.0.columns.sroa_idx, align 8
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27156 = icmp sgt i64 %positions, 0
  %gep.2.idx = shl i64 %row, 3
  %gep.3.idx = mul i64 %row, 12
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %sum.sroa.27.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.27.2, %for.cond.cleanup28 ]
  %sum.sroa.24.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.24.2, %for.cond.cleanup28 ]
  %sum.sroa.21.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.21.2, %for.cond.cleanup28 ]
  %sum.sroa.18.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.18.2, %for.cond.cleanup28 ]
  %sum.sroa.15.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.15.2, %for.cond.cleanup28 ]
  %sum.sroa.12.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %x.sroa.9.0 = phi ptr [ %x.sroa.9.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.2, %for.cond.cleanup28 ]
  %x.sroa.6.0 = phi ptr [ %x.sroa.6.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.1, %for.cond.cleanup28 ]
  %x.sroa.0.0 = phi ptr [ %x.sroa.0.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  %sum.sroa.30.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.30.2, %for.cond.cleanup28 ]
  %sum.sroa.33.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.33.2, %for.cond.cleanup28 ]
  %sum.sroa.36.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.36.2, %for.cond.cleanup28 ]
  %rows.addr.0161 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0160 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27156, label %for.body29, label %for.cond.cleanup28

for.cond90.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.27.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.27.2, %for.cond.cleanup28 ]
  %sum.sroa.24.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.24.2, %for.cond.cleanup28 ]
  %sum.sroa.21.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.21.2, %for.cond.cleanup28 ]
  %sum.sroa.18.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.18.2, %for.cond.cleanup28 ]
  %sum.sroa.15.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.15.2, %for.cond.cleanup28 ]
  %sum.sroa.12.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.30.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.30.2, %for.cond.cleanup28 ]
  %sum.sroa.33.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.33.2, %for.cond.cleanup28 ]
  %sum.sroa.36.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.36.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %shuffle.i = shufflevector <8 x float> %sum.sroa.0.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i = shufflevector <8 x float> %sum.sroa.0.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i = fadd <4 x float> %shuffle.i, %shuffle1.i
  %shuffle5.i = shufflevector <4 x float> %add.i, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i = shufflevector <4 x float> %add.i, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i = fadd <2 x float> %shuffle5.i, %shuffle12.i
  %shift = shufflevector <2 x float> %add13.i, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %0 = fadd <2 x float> %add13.i, %shift
  %add30.i = extractelement <2 x float> %0, i64 0
  %1 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.27.2 = phi <8 x float> [ %sum.sroa.27.0, %for.cond26.preheader ], [ %16, %for.body29 ]
  %sum.sroa.24.2 = phi <8 x float> [ %sum.sroa.24.0, %for.cond26.preheader ], [ %15, %for.body29 ]
  %sum.sroa.21.2 = phi <8 x float> [ %sum.sroa.21.0, %for.cond26.preheader ], [ %14, %for.body29 ]
  %sum.sroa.18.2 = phi <8 x float> [ %sum.sroa.18.0, %for.cond26.preheader ], [ %12, %for.body29 ]
  %sum.sroa.15.2 = phi <8 x float> [ %sum.sroa.15.0, %for.cond26.preheader ], [ %11, %for.body29 ]
  %sum.sroa.12.2 = phi <8 x float> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %10, %for.body29 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %8, %for.body29 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.30.2 = phi <8 x float> [ %sum.sroa.30.0, %for.cond26.preheader ], [ %18, %for.body29 ]
  %sum.sroa.33.2 = phi <8 x float> [ %sum.sroa.33.0, %for.cond26.preheader ], [ %19, %for.body29 ]
  %sum.sroa.36.2 = phi <8 x float> [ %sum.sroa.36.0, %for.cond26.preheader ], [ %20, %for.body29 ]
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr82.2 = getelementptr inbounds float, ptr %x.sroa.9.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0161, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0160, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !78

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.27.3 = phi <8 x float> [ %16, %for.body29 ], [ %sum.sroa.27.0, %for.cond26.preheader ]
  %sum.sroa.24.3 = phi <8 x float> [ %15, %for.body29 ], [ %sum.sroa.24.0, %for.cond26.preheader ]
  %sum.sroa.21.3 = phi <8 x float> [ %14, %for.body29 ], [ %sum.sroa.21.0, %for.cond26.preheader ]
  %sum.sroa.18.3 = phi <8 x float> [ %12, %for.body29 ], [ %sum.sroa.18.0, %for.cond26.preheader ]
  %sum.sroa.15.3 = phi <8 x float> [ %11, %for.body29 ], [ %sum.sroa.15.0, %for.cond26.preheader ]
  %sum.sroa.12.3 = phi <8 x float> [ %10, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %8, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %7, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %6, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.30.3 = phi <8 x float> [ %18, %for.body29 ], [ %sum.sroa.30.0, %for.cond26.preheader ]
  %sum.sroa.33.3 = phi <8 x float> [ %19, %for.body29 ], [ %sum.sroa.33.0, %for.cond26.preheader ]
  %sum.sroa.36.3 = phi <8 x float> [ %20, %for.body29 ], [ %sum.sroa.36.0, %for.cond26.preheader ]
  %f.0157 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %f.0157
  %2 = load <8 x float>, ptr %add.ptr, align 4
  %add.ptr.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %f.0157
  %3 = load <8 x float>, ptr %add.ptr.1, align 4
  %add.ptr.2 = getelementptr inbounds float, ptr %x.sroa.9.0, i64 %f.0157
  %4 = load <8 x float>, ptr %add.ptr.2, align 4
  %invariant.gep = getelementptr float, ptr %rows.addr.0161, i64 %f.0157
  %5 = load <8 x float>, ptr %invariant.gep, align 4
  %6 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %5, <8 x float> %2, <8 x float> %sum.sroa.0.3)
  %7 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %5, <8 x float> %3, <8 x float> %sum.sroa.6.3)
  %8 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %5, <8 x float> %4, <8 x float> %sum.sroa.9.3)
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %row
  %9 = load <8 x float>, ptr %gep.1, align 4
  %10 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %9, <8 x float> %2, <8 x float> %sum.sroa.12.3)
  %11 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %9, <8 x float> %3, <8 x float> %sum.sroa.15.3)
  %12 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %9, <8 x float> %4, <8 x float> %sum.sroa.18.3)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %13 = load <8 x float>, ptr %gep.2, align 4
  %14 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %13, <8 x float> %2, <8 x float> %sum.sroa.21.3)
  %15 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %13, <8 x float> %3, <8 x float> %sum.sroa.24.3)
  %16 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %13, <8 x float> %4, <8 x float> %sum.sroa.27.3)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %17 = load <8 x float>, ptr %gep.3, align 4
  %18 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %17, <8 x float> %2, <8 x float> %sum.sroa.30.3)
  %19 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %17, <8 x float> %3, <8 x float> %sum.sroa.33.3)
  %20 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %17, <8 x float> %4, <8 x float> %sum.sroa.36.3)
  %add = add nuw nsw i64 %f.0157, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !79

cond.false:                                       ; preds = %for.cond90.preheader
  %21 = load float, ptr %1, align 4
  %add110 = fadd float %add30.i, %21
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi float [ %add110, %cond.false ], [ %add30.i, %for.cond90.preheader ]
  store float %cond, ptr %1, align 4
  %shuffle.i.1 = shufflevector <8 x float> %sum.sroa.6.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.1 = shufflevector <8 x float> %sum.sroa.6.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.1 = fadd <4 x float> %shuffle.i.1, %shuffle1.i.1
  %shuffle5.i.1 = shufflevector <4 x float> %add.i.1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.1 = shufflevector <4 x float> %add.i.1, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.1 = fadd <2 x float> %shuffle5.i.1, %shuffle12.i.1
  %shift253 = shufflevector <2 x float> %add13.i.1, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %22 = fadd <2 x float> %add13.i.1, %shift253
  %add30.i.1 = extractelement <2 x float> %22, i64 0
  %arrayidx106.1 = getelementptr inbounds i8, ptr %to, i64 8
  %23 = load ptr, ptr %arrayidx106.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %24 = load float, ptr %23, align 4
  %add110.1 = fadd float %add30.i.1, %24
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi float [ %add110.1, %cond.false.1 ], [ %add30.i.1, %cond.end ]
  store float %cond.1, ptr %23, align 4
  %shuffle.i.2 = shufflevector <8 x float> %sum.sroa.9.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.2 = shufflevector <8 x float> %sum.sroa.9.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.2 = fadd <4 x float> %shuffle.i.2, %shuffle1.i.2
  %shuffle5.i.2 = shufflevector <4 x float> %add.i.2, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.2 = shufflevector <4 x float> %add.i.2, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.2 = fadd <2 x float> %shuffle5.i.2, %shuffle12.i.2
  %shift254 = shufflevector <2 x float> %add13.i.2, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %25 = fadd <2 x float> %add13.i.2, %shift254
  %add30.i.2 = extractelement <2 x float> %25, i64 0
  %arrayidx106.2 = getelementptr inbounds i8, ptr %to, i64 16
  %26 = load ptr, ptr %arrayidx106.2, align 8
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

cond.false.2:                                     ; preds = %cond.end.1
  %27 = load float, ptr %26, align 4
  %add110.2 = fadd float %add30.i.2, %27
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.false.2, %cond.end.1
  %cond.2 = phi float [ %add110.2, %cond.false.2 ], [ %add30.i.2, %cond.end.1 ]
  store float %cond.2, ptr %26, align 4
  %shuffle.i.1178 = shufflevector <8 x float> %sum.sroa.12.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.1179 = shufflevector <8 x float> %sum.sroa.12.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.1180 = fadd <4 x float> %shuffle.i.1178, %shuffle1.i.1179
  %shuffle5.i.1181 = shufflevector <4 x float> %add.i.1180, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.1182 = shufflevector <4 x float> %add.i.1180, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.1183 = fadd <2 x float> %shuffle5.i.1181, %shuffle12.i.1182
  %shift255 = shufflevector <2 x float> %add13.i.1183, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %28 = fadd <2 x float> %add13.i.1183, %shift255
  %add30.i.1186 = extractelement <2 x float> %28, i64 0
  %29 = load ptr, ptr %to, align 8
  %add.ptr109.1187 = getelementptr inbounds float, ptr %29, i64 %to_row
  br i1 %tobool.not, label %cond.false.1189, label %cond.end.1191

cond.false.1189:                                  ; preds = %cond.end.2
  %30 = load float, ptr %add.ptr109.1187, align 4
  %add110.1188 = fadd float %add30.i.1186, %30
  br label %cond.end.1191

cond.end.1191:                                    ; preds = %cond.false.1189, %cond.end.2
  %cond.1190 = phi float [ %add110.1188, %cond.false.1189 ], [ %add30.i.1186, %cond.end.2 ]
  store float %cond.1190, ptr %add.ptr109.1187, align 4
  %shuffle.i.1.1 = shufflevector <8 x float> %sum.sroa.15.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.1.1 = shufflevector <8 x float> %sum.sroa.15.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.1.1 = fadd <4 x float> %shuffle.i.1.1, %shuffle1.i.1.1
  %shuffle5.i.1.1 = shufflevector <4 x float> %add.i.1.1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.1.1 = shufflevector <4 x float> %add.i.1.1, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.1.1 = fadd <2 x float> %shuffle5.i.1.1, %shuffle12.i.1.1
  %shift256 = shufflevector <2 x float> %add13.i.1.1, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %31 = fadd <2 x float> %add13.i.1.1, %shift256
  %add30.i.1.1 = extractelement <2 x float> %31, i64 0
  %32 = load ptr, ptr %arrayidx106.1, align 8
  %add.ptr109.1.1 = getelementptr inbounds float, ptr %32, i64 %to_row
  br i1 %tobool.not, label %cond.false.1.1, label %cond.end.1.1

cond.false.1.1:                                   ; preds = %cond.end.1191
  %33 = load float, ptr %add.ptr109.1.1, align 4
  %add110.1.1 = fadd float %add30.i.1.1, %33
  br label %cond.end.1.1

cond.end.1.1:                                     ; preds = %cond.false.1.1, %cond.end.1191
  %cond.1.1 = phi float [ %add110.1.1, %cond.false.1.1 ], [ %add30.i.1.1, %cond.end.1191 ]
  store float %cond.1.1, ptr %add.ptr109.1.1, align 4
  %shuffle.i.2.1 = shufflevector <8 x float> %sum.sroa.18.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.2.1 = shufflevector <8 x float> %sum.sroa.18.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.2.1 = fadd <4 x float> %shuffle.i.2.1, %shuffle1.i.2.1
  %shuffle5.i.2.1 = shufflevector <4 x float> %add.i.2.1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.2.1 = shufflevector <4 x float> %add.i.2.1, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.2.1 = fadd <2 x float> %shuffle5.i.2.1, %shuffle12.i.2.1
  %shift257 = shufflevector <2 x float> %add13.i.2.1, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %34 = fadd <2 x float> %add13.i.2.1, %shift257
  %add30.i.2.1 = extractelement <2 x float> %34, i64 0
  %35 = load ptr, ptr %arrayidx106.2, align 8
  %add.ptr109.2.1 = getelementptr inbounds float, ptr %35, i64 %to_row
  br i1 %tobool.not, label %cond.false.2.1, label %cond.end.2.1

cond.false.2.1:                                   ; preds = %cond.end.1.1
  %36 = load float, ptr %add.ptr109.2.1, align 4
  %add110.2.1 = fadd float %add30.i.2.1, %36
  br label %cond.end.2.1

cond.end.2.1:                                     ; preds = %cond.false.2.1, %cond.end.1.1
  %cond.2.1 = phi float [ %add110.2.1, %cond.false.2.1 ], [ %add30.i.2.1, %cond.end.1.1 ]
  store float %cond.2.1, ptr %add.ptr109.2.1, align 4
  %mul108.2 = shl nsw i64 %to_row, 1
  %shuffle.i.2193 = shufflevector <8 x float> %sum.sroa.21.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.2194 = shufflevector <8 x float> %sum.sroa.21.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.2195 = fadd <4 x float> %shuffle.i.2193, %shuffle1.i.2194
  %shuffle5.i.2196 = shufflevector <4 x float> %add.i.2195, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.2197 = shufflevector <4 x float> %add.i.2195, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.2198 = fadd <2 x float> %shuffle5.i.2196, %shuffle12.i.2197
  %shift258 = shufflevector <2 x float> %add13.i.2198, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %37 = fadd <2 x float> %add13.i.2198, %shift258
  %add30.i.2201 = extractelement <2 x float> %37, i64 0
  %38 = load ptr, ptr %to, align 8
  %add.ptr109.2202 = getelementptr inbounds float, ptr %38, i64 %mul108.2
  br i1 %tobool.not, label %cond.false.2204, label %cond.end.2206

cond.false.2204:                                  ; preds = %cond.end.2.1
  %39 = load float, ptr %add.ptr109.2202, align 4
  %add110.2203 = fadd float %add30.i.2201, %39
  br label %cond.end.2206

cond.end.2206:                                    ; preds = %cond.false.2204, %cond.end.2.1
  %cond.2205 = phi float [ %add110.2203, %cond.false.2204 ], [ %add30.i.2201, %cond.end.2.1 ]
  store float %cond.2205, ptr %add.ptr109.2202, align 4
  %shuffle.i.1.2 = shufflevector <8 x float> %sum.sroa.24.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.1.2 = shufflevector <8 x float> %sum.sroa.24.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.1.2 = fadd <4 x float> %shuffle.i.1.2, %shuffle1.i.1.2
  %shuffle5.i.1.2 = shufflevector <4 x float> %add.i.1.2, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.1.2 = shufflevector <4 x float> %add.i.1.2, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.1.2 = fadd <2 x float> %shuffle5.i.1.2, %shuffle12.i.1.2
  %shift259 = shufflevector <2 x float> %add13.i.1.2, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %40 = fadd <2 x float> %add13.i.1.2, %shift259
  %add30.i.1.2 = extractelement <2 x float> %40, i64 0
  %41 = load ptr, ptr %arrayidx106.1, align 8
  %add.ptr109.1.2 = getelementptr inbounds float, ptr %41, i64 %mul108.2
  br i1 %tobool.not, label %cond.false.1.2, label %cond.end.1.2

cond.false.1.2:                                   ; preds = %cond.end.2206
  %42 = load float, ptr %add.ptr109.1.2, align 4
  %add110.1.2 = fadd float %add30.i.1.2, %42
  br label %cond.end.1.2

cond.end.1.2:                                     ; preds = %cond.false.1.2, %cond.end.2206
  %cond.1.2 = phi float [ %add110.1.2, %cond.false.1.2 ], [ %add30.i.1.2, %cond.end.2206 ]
  store float %cond.1.2, ptr %add.ptr109.1.2, align 4
  %shuffle.i.2.2 = shufflevector <8 x float> %sum.sroa.27.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.2.2 = shufflevector <8 x float> %sum.sroa.27.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.2.2 = fadd <4 x float> %shuffle.i.2.2, %shuffle1.i.2.2
  %shuffle5.i.2.2 = shufflevector <4 x float> %add.i.2.2, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.2.2 = shufflevector <4 x float> %add.i.2.2, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.2.2 = fadd <2 x float> %shuffle5.i.2.2, %shuffle12.i.2.2
  %shift260 = shufflevector <2 x float> %add13.i.2.2, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %43 = fadd <2 x float> %add13.i.2.2, %shift260
  %add30.i.2.2 = extractelement <2 x float> %43, i64 0
  %44 = load ptr, ptr %arrayidx106.2, align 8
  %add.ptr109.2.2 = getelementptr inbounds float, ptr %44, i64 %mul108.2
  br i1 %tobool.not, label %cond.false.2.2, label %cond.end.2.2

cond.false.2.2:                                   ; preds = %cond.end.1.2
  %45 = load float, ptr %add.ptr109.2.2, align 4
  %add110.2.2 = fadd float %add30.i.2.2, %45
  br label %cond.end.2.2

cond.end.2.2:                                     ; preds = %cond.false.2.2, %cond.end.1.2
  %cond.2.2 = phi float [ %add110.2.2, %cond.false.2.2 ], [ %add30.i.2.2, %cond.end.1.2 ]
  store float %cond.2.2, ptr %add.ptr109.2.2, align 4
  %mul108.3 = mul nsw i64 %to_row, 3
  %shuffle.i.3 = shufflevector <8 x float> %sum.sroa.30.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.3 = shufflevector <8 x float> %sum.sroa.30.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.3 = fadd <4 x float> %shuffle.i.3, %shuffle1.i.3
  %shuffle5.i.3 = shufflevector <4 x float> %add.i.3, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.3 = shufflevector <4 x float> %add.i.3, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.3 = fadd <2 x float> %shuffle5.i.3, %shuffle12.i.3
  %shift261 = shufflevector <2 x float> %add13.i.3, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %46 = fadd <2 x float> %add13.i.3, %shift261
  %add30.i.3 = extractelement <2 x float> %46, i64 0
  %47 = load ptr, ptr %to, align 8
  %add.ptr109.3 = getelementptr inbounds float, ptr %47, i64 %mul108.3
  br i1 %tobool.not, label %cond.false.3, label %cond.end.3

cond.false.3:                                     ; preds = %cond.end.2.2
  %48 = load float, ptr %add.ptr109.3, align 4
  %add110.3 = fadd float %add30.i.3, %48
  br label %cond.end.3

cond.end.3:                                       ; preds = %cond.false.3, %cond.end.2.2
  %cond.3 = phi float [ %add110.3, %cond.false.3 ], [ %add30.i.3, %cond.end.2.2 ]
  store float %cond.3, ptr %add.ptr109.3, align 4
  %shuffle.i.1.3 = shufflevector <8 x float> %sum.sroa.33.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.1.3 = shufflevector <8 x float> %sum.sroa.33.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.1.3 = fadd <4 x float> %shuffle.i.1.3, %shuffle1.i.1.3
  %shuffle5.i.1.3 = shufflevector <4 x float> %add.i.1.3, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.1.3 = shufflevector <4 x float> %add.i.1.3, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.1.3 = fadd <2 x float> %shuffle5.i.1.3, %shuffle12.i.1.3
  %shift262 = shufflevector <2 x float> %add13.i.1.3, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %49 = fadd <2 x float> %add13.i.1.3, %shift262
  %add30.i.1.3 = extractelement <2 x float> %49, i64 0
  %50 = load ptr, ptr %arrayidx106.1, align 8
  %add.ptr109.1.3 = getelementptr inbounds float, ptr %50, i64 %mul108.3
  br i1 %tobool.not, label %cond.false.1.3, label %cond.end.1.3

cond.false.1.3:                                   ; preds = %cond.end.3
  %51 = load float, ptr %add.ptr109.1.3, align 4
  %add110.1.3 = fadd float %add30.i.1.3, %51
  br label %cond.end.1.3

cond.end.1.3:                                     ; preds = %cond.false.1.3, %cond.end.3
  %cond.1.3 = phi float [ %add110.1.3, %cond.false.1.3 ], [ %add30.i.1.3, %cond.end.3 ]
  store float %cond.1.3, ptr %add.ptr109.1.3, align 4
  %shuffle.i.2.3 = shufflevector <8 x float> %sum.sroa.36.1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %shuffle1.i.2.3 = shufflevector <8 x float> %sum.sroa.36.1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.2.3 = fadd <4 x float> %shuffle.i.2.3, %shuffle1.i.2.3
  %shuffle5.i.2.3 = shufflevector <4 x float> %add.i.2.3, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %shuffle12.i.2.3 = shufflevector <4 x float> %add.i.2.3, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %add13.i.2.3 = fadd <2 x float> %shuffle5.i.2.3, %shuffle12.i.2.3
  %shift263 = shufflevector <2 x float> %add13.i.2.3, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %52 = fadd <2 x float> %add13.i.2.3, %shift263
  %add30.i.2.3 = extractelement <2 x float> %52, i64 0
  %53 = load ptr, ptr %arrayidx106.2, align 8
  %add.ptr109.2.3 = getelementptr inbounds float, ptr %53, i64 %mul108.3
  br i1 %tobool.not, label %cond.false.2.3, label %cond.end.2.3

cond.false.2.3:                                   ; preds = %cond.end.1.3
  %54 = load float, ptr %add.ptr109.2.3, align 4
  %add110.2.3 = fadd float %add30.i.2.3, %54
  br label %cond.end.2.3

cond.end.2.3:                                     ; preds = %cond.false.2.3, %cond.end.1.3
  %cond.2.3 = phi float [ %add110.2.3, %cond.false.2.3 ], [ %add30.i.2.3, %cond.end.1.3 ]
  store float %cond.2.3, ptr %add.ptr109.2.3, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #9

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #5 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nounwind }

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
