; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 955f170cdaac31a5a7cbe3be1befdbb85c17f55c
%struct.phase = type { i64, i64, i64, [3 x i64], [3 x i64] }
%struct.tap = type { i64, i64 }
%struct.spatial_axis = type { i64, i64, i64, i64, i64 }

@lazyasync_layout_convolution_members = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_convolution_x_member = local_unnamed_addr constant i64 8, align 8
@lazyasync_layout_convolution_has_bias = local_unnamed_addr constant i64 17, align 8
@lazyasync_layout_convolution_box = local_unnamed_addr constant i64 20, align 8
@lazyasync_layout_convolution_output_block = local_unnamed_addr constant i64 26, align 8
@lazyasync_layout_convolution_channel_block = local_unnamed_addr constant i64 28, align 8
@lazyasync_layout_convolution_phases = local_unnamed_addr constant i64 31, align 8
@lazyasync_layout_convolution_axes = local_unnamed_addr constant i64 32, align 8
@lazyasync_layout_correlation_groups = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_correlation_row_block = local_unnamed_addr constant i64 16, align 8
@lazyasync_layout_correlation_band_axis = local_unnamed_addr constant i64 21, align 8
@lazyasync_layout_correlation_taps = local_unnamed_addr constant i64 26, align 8
@lazyasync_layout_correlation_axes = local_unnamed_addr constant i64 33, align 8
@lazyasync_sum_up_f.tiles = internal unnamed_addr constant [3 x [3 x ptr]] [[3 x ptr] [ptr @lazyasync_tile_1_1_f, ptr @lazyasync_tile_1_2_f, ptr @lazyasync_tile_1_3_f], [3 x ptr] [ptr @lazyasync_tile_2_1_f, ptr @lazyasync_tile_2_2_f, ptr @lazyasync_tile_2_3_f], [3 x ptr] [ptr @lazyasync_tile_4_1_f, ptr @lazyasync_tile_4_2_f, ptr @lazyasync_tile_4_3_f]], align 16
@lazyasync_correlate_one_f.kinds = internal unnamed_addr constant [3 x [3 x ptr]] [[3 x ptr] [ptr @lazyasync_dots_1_1_f, ptr @lazyasync_dots_1_2_f, ptr @lazyasync_dots_1_3_f], [3 x ptr] [ptr @lazyasync_dots_2_1_f, ptr @lazyasync_dots_2_2_f, ptr @lazyasync_dots_2_3_f], [3 x ptr] [ptr @lazyasync_dots_4_1_f, ptr @lazyasync_dots_4_2_f, ptr @lazyasync_dots_4_3_f]], align 16
@lazyasync_sum_up_d.tiles = internal unnamed_addr constant [3 x [3 x ptr]] [[3 x ptr] [ptr @lazyasync_tile_1_1_d, ptr @lazyasync_tile_1_2_d, ptr @lazyasync_tile_1_3_d], [3 x ptr] [ptr @lazyasync_tile_2_1_d, ptr @lazyasync_tile_2_2_d, ptr @lazyasync_tile_2_3_d], [3 x ptr] [ptr @lazyasync_tile_4_1_d, ptr @lazyasync_tile_4_2_d, ptr @lazyasync_tile_4_3_d]], align 16
@lazyasync_correlate_one_d.kinds = internal unnamed_addr constant [3 x [3 x ptr]] [[3 x ptr] [ptr @lazyasync_dots_1_1_d, ptr @lazyasync_dots_1_2_d, ptr @lazyasync_dots_1_3_d], [3 x ptr] [ptr @lazyasync_dots_2_1_d, ptr @lazyasync_dots_2_2_d, ptr @lazyasync_dots_2_3_d], [3 x ptr] [ptr @lazyasync_dots_4_1_d, ptr @lazyasync_dots_4_2_d, ptr @lazyasync_dots_4_3_d]], align 16

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
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %start) #9
  %boxes = getelementptr inbounds i8, ptr %p, i64 184
  %box = getelementptr inbounds i8, ptr %p, i64 160
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %members = getelementptr inbounds i8, ptr %p, i64 32
  %0 = load i64, ptr %members, align 8
  %rem8 = srem i64 %div, %0
  %div10 = sdiv i64 %div, %0
  %output_blocks = getelementptr inbounds i8, ptr %p, i64 216
  %1 = load i64, ptr %output_blocks, align 8
  %rem11 = srem i64 %div10, %1
  %div13 = sdiv i64 %div10, %1
  %output_block = getelementptr inbounds i8, ptr %p, i64 208
  %2 = load i64, ptr %output_block, align 8
  %mul14 = mul nsw i64 %2, %rem11
  %outputs16 = getelementptr inbounds i8, ptr %p, i64 48
  %3 = load i64, ptr %outputs16, align 8
  %sub = sub nsw i64 %3, %mul14
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %2, i64 %sub)
  %add.ptr = getelementptr inbounds i8, ptr %p, i64 376
  %phases17 = getelementptr inbounds i8, ptr %p, i64 248
  %4 = load i64, ptr %phases17, align 8
  %add.ptr18 = getelementptr inbounds %struct.phase, ptr %add.ptr, i64 %4
  %channels = getelementptr inbounds i8, ptr %p, i64 56
  %5 = load i64, ptr %channels, align 8
  %channel_elements = getelementptr inbounds i8, ptr %p, i64 232
  %6 = load i64, ptr %channel_elements, align 8
  %mul19 = mul nsw i64 %6, %5
  %add = add nsw i64 %mul19, 24
  %7 = tail call ptr @llvm.stacksave.p0()
  %vla = alloca float, i64 %add, align 16
  %row_elements = getelementptr inbounds i8, ptr %p, i64 240
  %8 = load i64, ptr %row_elements, align 8
  %mul20 = mul nsw i64 %8, %cond.i
  %add21 = add nsw i64 %mul20, 24
  %vla22 = alloca float, i64 %add21, align 16
  %9 = load ptr, ptr %p, align 8
  %x_member = getelementptr inbounds i8, ptr %p, i64 64
  %10 = load i64, ptr %x_member, align 8
  %mul24 = mul nsw i64 %10, %rem8
  %add.ptr25 = getelementptr inbounds float, ptr %9, i64 %mul24
  %x_group = getelementptr inbounds i8, ptr %p, i64 72
  %11 = load i64, ptr %x_group, align 8
  %mul26 = mul nsw i64 %11, %div13
  %add.ptr27 = getelementptr inbounds float, ptr %add.ptr25, i64 %mul26
  %12 = load i64, ptr %channels, align 8
  %cmp30295 = icmp sgt i64 %12, 0
  br i1 %cmp30295, label %for.body32.lr.ph, label %for.cond41.preheader

for.body32.lr.ph:                                 ; preds = %for.cond.cleanup
  %x_channel = getelementptr inbounds i8, ptr %p, i64 80
  %axes = getelementptr inbounds i8, ptr %p, i64 256
  br label %for.body32

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 2, %entry ], [ %indvars.iv.next, %for.body ]
  %rest.0294 = phi i64 [ %iteration, %entry ], [ %div, %for.body ]
  %arrayidx = getelementptr inbounds [3 x i64], ptr %boxes, i64 0, i64 %indvars.iv
  %13 = load i64, ptr %arrayidx, align 8
  %rem = srem i64 %rest.0294, %13
  %arrayidx2 = getelementptr inbounds [3 x i64], ptr %box, i64 0, i64 %indvars.iv
  %14 = load i64, ptr %arrayidx2, align 8
  %mul = mul nsw i64 %14, %rem
  %arrayidx4 = getelementptr inbounds [3 x i64], ptr %start, i64 0, i64 %indvars.iv
  store i64 %mul, ptr %arrayidx4, align 8
  %div = sdiv i64 %rest.0294, %13
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp.not = icmp eq i64 %indvars.iv, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !7

for.cond41.preheader:                             ; preds = %for.body32, %for.cond.cleanup
  %.lcssa292 = phi i64 [ %12, %for.cond.cleanup ], [ %32, %for.body32 ]
  %15 = load i64, ptr %channel_elements, align 8
  %mul47 = mul nsw i64 %15, %.lcssa292
  %16 = getelementptr float, ptr %vla, i64 %mul47
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(96) %16, i8 0, i64 96, i1 false)
  %kernel53 = getelementptr inbounds i8, ptr %p, i64 8
  %17 = load ptr, ptr %kernel53, align 8
  %kernel_group = getelementptr inbounds i8, ptr %p, i64 88
  %18 = load i64, ptr %kernel_group, align 8
  %mul54 = mul nsw i64 %18, %div13
  %add.ptr55 = getelementptr inbounds float, ptr %17, i64 %mul54
  %kernel_output = getelementptr inbounds i8, ptr %p, i64 96
  %19 = load i64, ptr %kernel_output, align 8
  %mul56 = mul nsw i64 %19, %mul14
  %add.ptr57 = getelementptr inbounds float, ptr %add.ptr55, i64 %mul56
  %result58 = getelementptr inbounds i8, ptr %p, i64 24
  %20 = load ptr, ptr %result58, align 8
  %result_member = getelementptr inbounds i8, ptr %p, i64 112
  %21 = load i64, ptr %result_member, align 8
  %mul59 = mul nsw i64 %21, %rem8
  %add.ptr60 = getelementptr inbounds float, ptr %20, i64 %mul59
  %result_group = getelementptr inbounds i8, ptr %p, i64 120
  %22 = load i64, ptr %result_group, align 8
  %mul61 = mul nsw i64 %22, %div13
  %add.ptr62 = getelementptr inbounds float, ptr %add.ptr60, i64 %mul61
  %result_output = getelementptr inbounds i8, ptr %p, i64 128
  %23 = load i64, ptr %result_output, align 8
  %mul63 = mul nsw i64 %23, %mul14
  %add.ptr64 = getelementptr inbounds float, ptr %add.ptr62, i64 %mul63
  %bias65 = getelementptr inbounds i8, ptr %p, i64 16
  %24 = load ptr, ptr %bias65, align 8
  %25 = load i64, ptr %outputs16, align 8
  %mul67 = mul nsw i64 %25, %div13
  %add68 = add nsw i64 %mul67, %mul14
  %bias_step = getelementptr inbounds i8, ptr %p, i64 144
  %26 = load i64, ptr %bias_step, align 8
  %mul69 = mul nsw i64 %add68, %26
  %add.ptr70 = getelementptr inbounds float, ptr %24, i64 %mul69
  %buffer = getelementptr inbounds i8, ptr %p, i64 328
  %27 = load i64, ptr %buffer, align 8
  %buffer75 = getelementptr inbounds i8, ptr %p, i64 368
  %28 = load i64, ptr %buffer75, align 8
  %29 = load i64, ptr %phases17, align 8
  %cmp78306 = icmp sgt i64 %29, 0
  br i1 %cmp78306, label %for.body80.lr.ph, label %for.cond.cleanup79

for.body32:                                       ; preds = %for.body32.lr.ph, %for.body32
  %c.0296 = phi i64 [ 0, %for.body32.lr.ph ], [ %inc, %for.body32 ]
  %30 = load i64, ptr %channel_elements, align 8
  %mul34 = mul nsw i64 %30, %c.0296
  %add.ptr35 = getelementptr inbounds float, ptr %vla, i64 %mul34
  %31 = load i64, ptr %x_channel, align 8
  %mul36 = mul nsw i64 %31, %c.0296
  %add.ptr37 = getelementptr inbounds float, ptr %add.ptr27, i64 %mul36
  call fastcc void @lazyasync_fill_f(ptr noundef nonnull %add.ptr35, ptr noundef %add.ptr37, ptr noundef nonnull %axes, ptr noundef nonnull %start)
  %inc = add nuw nsw i64 %c.0296, 1
  %32 = load i64, ptr %channels, align 8
  %cmp30 = icmp slt i64 %inc, %32
  br i1 %cmp30, label %for.body32, label %for.cond41.preheader, !llvm.loop !8

for.body80.lr.ph:                                 ; preds = %for.cond41.preheader
  %arrayidx110 = getelementptr inbounds i8, ptr %counts, i64 8
  %arrayidx113 = getelementptr inbounds i8, ptr %counts, i64 16
  %channel_block.i = getelementptr inbounds i8, ptr %p, i64 224
  %cmp1270.i = icmp sgt i64 %cond.i, 0
  %kernel_channel.i = getelementptr inbounds i8, ptr %p, i64 104
  %has_bias = getelementptr inbounds i8, ptr %p, i64 136
  %is_positive = getelementptr inbounds i8, ptr %p, i64 152
  br label %for.body80

for.cond.cleanup79:                               ; preds = %cleanup, %for.cond41.preheader
  call void @llvm.stackrestore.p0(ptr %7)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %start) #9
  ret void

for.body80:                                       ; preds = %for.body80.lr.ph, %cleanup
  %n.0307 = phi i64 [ 0, %for.body80.lr.ph ], [ %inc177, %cleanup ]
  %arrayidx81 = getelementptr inbounds %struct.phase, ptr %add.ptr, i64 %n.0307
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %counts) #9
  %first = getelementptr inbounds i8, ptr %arrayidx81, i64 16
  %33 = load i64, ptr %first, align 8
  %counts90 = getelementptr inbounds i8, ptr %arrayidx81, i64 24
  %steps = getelementptr inbounds i8, ptr %arrayidx81, i64 48
  br label %for.body86

for.cond.cleanup85:                               ; preds = %for.body86
  %34 = load i64, ptr %counts, align 16
  %cmp109 = icmp slt i64 %34, 1
  %35 = load i64, ptr %arrayidx110, align 8
  %cmp111 = icmp slt i64 %35, 1
  %or.cond = select i1 %cmp109, i1 true, i1 %cmp111
  %36 = load i64, ptr %arrayidx113, align 16
  %cmp114 = icmp slt i64 %36, 1
  %or.cond180 = select i1 %or.cond, i1 true, i1 %cmp114
  br i1 %or.cond180, label %cleanup, label %if.end

for.body86:                                       ; preds = %for.body80, %for.body86
  %indvars.iv312 = phi i64 [ 0, %for.body80 ], [ %indvars.iv.next313, %for.body86 ]
  %to.0298 = phi i64 [ %33, %for.body80 ], [ %add104, %for.body86 ]
  %arrayidx89 = getelementptr inbounds [3 x i64], ptr %box, i64 0, i64 %indvars.iv312
  %37 = load i64, ptr %arrayidx89, align 8
  %arrayidx92 = getelementptr inbounds [3 x i64], ptr %counts90, i64 0, i64 %indvars.iv312
  %38 = load i64, ptr %arrayidx92, align 8
  %arrayidx94 = getelementptr inbounds [3 x i64], ptr %start, i64 0, i64 %indvars.iv312
  %39 = load i64, ptr %arrayidx94, align 8
  %sub95 = sub nsw i64 %38, %39
  %cond.i282 = call noundef i64 @llvm.smin.i64(i64 %37, i64 %sub95)
  %arrayidx98 = getelementptr inbounds [3 x i64], ptr %counts, i64 0, i64 %indvars.iv312
  store i64 %cond.i282, ptr %arrayidx98, align 8
  %arrayidx102 = getelementptr inbounds [3 x i64], ptr %steps, i64 0, i64 %indvars.iv312
  %40 = load i64, ptr %arrayidx102, align 8
  %mul103 = mul nsw i64 %40, %39
  %add104 = add nsw i64 %mul103, %to.0298
  %indvars.iv.next313 = add nuw nsw i64 %indvars.iv312, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next313, 3
  br i1 %exitcond.not, label %for.cond.cleanup85, label %for.body86, !llvm.loop !9

if.end:                                           ; preds = %for.cond.cleanup85
  %sub116 = add nsw i64 %34, -1
  %mul117 = mul nsw i64 %sub116, %27
  %add119 = add nsw i64 %35, -1
  %sub120 = add i64 %add119, %mul117
  %mul121 = mul nsw i64 %sub120, %28
  %add123 = add nsw i64 %mul121, %36
  %41 = load i64, ptr %arrayidx81, align 8
  %add.ptr124 = getelementptr inbounds %struct.tap, ptr %add.ptr18, i64 %41
  %taps125 = getelementptr inbounds i8, ptr %arrayidx81, i64 8
  %42 = load i64, ptr %taps125, align 8
  %cmp76.i = icmp sgt i64 %add123, 0
  br i1 %cmp76.i, label %for.body.lr.ph.i, label %lazyasync_sum_up_f.exit

for.body.lr.ph.i:                                 ; preds = %if.end
  %sub.i = add nuw i64 %add123, 7
  %.pre.i = load i64, ptr %channels, align 8
  br label %for.body.i

for.body.i:                                       ; preds = %for.cond.cleanup4.i, %for.body.lr.ph.i
  %43 = phi i64 [ %.pre.i, %for.body.lr.ph.i ], [ %45, %for.cond.cleanup4.i ]
  %44 = phi i64 [ %.pre.i, %for.body.lr.ph.i ], [ %46, %for.cond.cleanup4.i ]
  %place.077.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add39.i, %for.cond.cleanup4.i ]
  %invariant.gep72.i = getelementptr float, ptr %vla, i64 %place.077.i
  %cmp374.i = icmp sgt i64 %44, 0
  br i1 %cmp374.i, label %for.body5.lr.ph.i, label %for.cond.cleanup4.i

for.body5.lr.ph.i:                                ; preds = %for.body.i
  %sub1.i = sub i64 %sub.i, %place.077.i
  %div.i = sdiv i64 %sub1.i, 8
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %div.i, i64 3)
  %invariant.gep.i = getelementptr float, ptr %vla22, i64 %place.077.i
  %sub19.i = add nsw i64 %cond.i.i, -1
  %.pre78.i = load i64, ptr %channel_block.i, align 8
  br label %for.body5.i

for.cond.cleanup4.i:                              ; preds = %for.cond.cleanup13.i, %for.body.i
  %45 = phi i64 [ %43, %for.body.i ], [ %51, %for.cond.cleanup13.i ]
  %46 = phi i64 [ %44, %for.body.i ], [ %51, %for.cond.cleanup13.i ]
  %add39.i = add nuw nsw i64 %place.077.i, 24
  %cmp.i = icmp slt i64 %add39.i, %add123
  br i1 %cmp.i, label %for.body.i, label %lazyasync_sum_up_f.exit, !llvm.loop !10

for.body5.i:                                      ; preds = %for.cond.cleanup13.i, %for.body5.lr.ph.i
  %47 = phi i64 [ %43, %for.body5.lr.ph.i ], [ %51, %for.cond.cleanup13.i ]
  %48 = phi i64 [ %.pre78.i, %for.body5.lr.ph.i ], [ %52, %for.cond.cleanup13.i ]
  %49 = phi i64 [ %44, %for.body5.lr.ph.i ], [ %51, %for.cond.cleanup13.i ]
  %c.075.i = phi i64 [ 0, %for.body5.lr.ph.i ], [ %add36.i, %for.cond.cleanup13.i ]
  %sub8.i = sub nsw i64 %49, %c.075.i
  %cond.i69.i = call noundef i64 @llvm.smin.i64(i64 %48, i64 %sub8.i)
  %50 = load i64, ptr %channel_elements, align 8
  %mul.i = mul nsw i64 %50, %c.075.i
  %gep73.i = getelementptr float, ptr %invariant.gep72.i, i64 %mul.i
  br i1 %cmp1270.i, label %for.body14.lr.ph.i, label %for.cond.cleanup13.i

for.body14.lr.ph.i:                               ; preds = %for.body5.i
  %cmp32.i = icmp eq i64 %c.075.i, 0
  %conv33.i = zext i1 %cmp32.i to i32
  br label %for.body14.i

for.cond.cleanup13.loopexit.i:                    ; preds = %for.body14.i
  %.pre79.i = load i64, ptr %channel_block.i, align 8
  %.pre80.i = load i64, ptr %channels, align 8
  br label %for.cond.cleanup13.i

for.cond.cleanup13.i:                             ; preds = %for.cond.cleanup13.loopexit.i, %for.body5.i
  %51 = phi i64 [ %.pre80.i, %for.cond.cleanup13.loopexit.i ], [ %47, %for.body5.i ]
  %52 = phi i64 [ %.pre79.i, %for.cond.cleanup13.loopexit.i ], [ %48, %for.body5.i ]
  %add36.i = add nsw i64 %52, %c.075.i
  %cmp3.i = icmp slt i64 %add36.i, %51
  br i1 %cmp3.i, label %for.body5.i, label %for.cond.cleanup4.i, !llvm.loop !11

for.body14.i:                                     ; preds = %for.body14.i, %for.body14.lr.ph.i
  %o.071.i = phi i64 [ 0, %for.body14.lr.ph.i ], [ %add34.i, %for.body14.i ]
  %sub15.i = sub nsw i64 %cond.i, %o.071.i
  %cmp16.i = icmp sgt i64 %sub15.i, 3
  %cmp17.i = icmp sgt i64 %sub15.i, 1
  %cond.i283 = zext i1 %cmp17.i to i64
  %cond18.i = select i1 %cmp16.i, i64 2, i64 %cond.i283
  %arrayidx20.i = getelementptr inbounds [3 x [3 x ptr]], ptr @lazyasync_sum_up_f.tiles, i64 0, i64 %cond18.i, i64 %sub19.i
  %53 = load ptr, ptr %arrayidx20.i, align 8
  %54 = load i64, ptr %channel_elements, align 8
  %55 = load i64, ptr %kernel_output, align 8
  %mul22.i = mul nsw i64 %55, %o.071.i
  %add.ptr23.i = getelementptr inbounds float, ptr %add.ptr57, i64 %mul22.i
  %56 = load i64, ptr %kernel_channel.i, align 8
  %mul24.i = mul nsw i64 %56, %c.075.i
  %add.ptr25.i = getelementptr inbounds float, ptr %add.ptr23.i, i64 %mul24.i
  %57 = load i64, ptr %row_elements, align 8
  %mul28.i = mul nsw i64 %57, %o.071.i
  %gep.i = getelementptr float, ptr %invariant.gep.i, i64 %mul28.i
  call void %53(ptr noundef %gep73.i, i64 noundef %54, ptr noundef %add.ptr25.i, i64 noundef %56, i64 noundef %55, i64 noundef %cond.i69.i, ptr noundef nonnull %add.ptr124, i64 noundef %42, ptr noundef %gep.i, i64 noundef %57, i32 noundef %conv33.i) #9
  %shl.i = shl nuw nsw i64 1, %cond18.i
  %add34.i = add nuw nsw i64 %shl.i, %o.071.i
  %cmp12.i = icmp slt i64 %add34.i, %cond.i
  br i1 %cmp12.i, label %for.body14.i, label %for.cond.cleanup13.loopexit.i, !llvm.loop !12

lazyasync_sum_up_f.exit:                          ; preds = %for.cond.cleanup4.i, %if.end
  br i1 %cmp1270.i, label %for.body129.lr.ph, label %cleanup

for.body129.lr.ph:                                ; preds = %lazyasync_sum_up_f.exit
  %cmp135302 = icmp sgt i64 %34, 0
  %invariant.gep = getelementptr float, ptr %add.ptr64, i64 %add104
  %cmp140300 = icmp sgt i64 %35, 0
  %arrayidx152 = getelementptr inbounds i8, ptr %arrayidx81, i64 56
  %arrayidx156 = getelementptr inbounds i8, ptr %arrayidx81, i64 64
  br label %for.body129

for.body129:                                      ; preds = %for.body129.lr.ph, %for.cond.cleanup136
  %o.0305 = phi i64 [ 0, %for.body129.lr.ph ], [ %inc172, %for.cond.cleanup136 ]
  %58 = load i64, ptr %has_bias, align 8
  %tobool.not = icmp eq i64 %58, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %for.body129
  %59 = load i64, ptr %bias_step, align 8
  %mul131 = mul nsw i64 %59, %o.0305
  %arrayidx132 = getelementptr inbounds float, ptr %add.ptr70, i64 %mul131
  %60 = load float, ptr %arrayidx132, align 4
  br label %cond.end

cond.end:                                         ; preds = %for.body129, %cond.true
  %cond = phi float [ %60, %cond.true ], [ 0.000000e+00, %for.body129 ]
  br i1 %cmp135302, label %for.cond138.preheader, label %for.cond.cleanup136

for.cond138.preheader:                            ; preds = %cond.end, %for.cond.cleanup141
  %i.0303 = phi i64 [ %inc169, %for.cond.cleanup141 ], [ 0, %cond.end ]
  br i1 %cmp140300, label %for.body142.lr.ph, label %for.cond.cleanup141

for.body142.lr.ph:                                ; preds = %for.cond138.preheader
  %mul160 = mul nsw i64 %i.0303, %27
  br label %for.body142

for.cond.cleanup136:                              ; preds = %for.cond.cleanup141, %cond.end
  %inc172 = add nuw nsw i64 %o.0305, 1
  %exitcond317.not = icmp eq i64 %inc172, %cond.i
  br i1 %exitcond317.not, label %cleanup, label %for.body129, !llvm.loop !13

for.cond.cleanup141:                              ; preds = %lazyasync_finish_f.exit, %for.cond138.preheader
  %inc169 = add nuw nsw i64 %i.0303, 1
  %exitcond316.not = icmp eq i64 %inc169, %34
  br i1 %exitcond316.not, label %for.cond.cleanup136, label %for.cond138.preheader, !llvm.loop !14

for.body142:                                      ; preds = %for.body142.lr.ph, %lazyasync_finish_f.exit
  %j.0301 = phi i64 [ 0, %for.body142.lr.ph ], [ %inc166, %lazyasync_finish_f.exit ]
  %61 = load i64, ptr %result_output, align 8
  %mul144 = mul nsw i64 %61, %o.0305
  %gep = getelementptr float, ptr %invariant.gep, i64 %mul144
  %62 = load i64, ptr %steps, align 8
  %mul149 = mul nsw i64 %62, %i.0303
  %add.ptr150 = getelementptr inbounds float, ptr %gep, i64 %mul149
  %63 = load i64, ptr %arrayidx152, align 8
  %mul153 = mul nsw i64 %63, %j.0301
  %add.ptr154 = getelementptr inbounds float, ptr %add.ptr150, i64 %mul153
  %64 = load i64, ptr %arrayidx156, align 8
  %65 = load i64, ptr %row_elements, align 8
  %mul158 = mul nsw i64 %65, %o.0305
  %add.ptr159 = getelementptr inbounds float, ptr %vla22, i64 %mul158
  %add161 = add nsw i64 %j.0301, %mul160
  %mul162 = mul nsw i64 %add161, %28
  %add.ptr163 = getelementptr inbounds float, ptr %add.ptr159, i64 %mul162
  %66 = load i64, ptr %is_positive, align 8
  %cmp.i284 = icmp ne i64 %64, 1
  %67 = and i64 %66, 4294967295
  %tobool.i = icmp ne i64 %67, 0
  %or.cond.i = or i1 %cmp.i284, %tobool.i
  br i1 %or.cond.i, label %if.else.i, label %for.body.i285

for.body.i285:                                    ; preds = %for.body142, %for.body.i285
  %r.064.i = phi i64 [ %inc.i, %for.body.i285 ], [ 0, %for.body142 ]
  %arrayidx.i = getelementptr inbounds float, ptr %add.ptr163, i64 %r.064.i
  %68 = load float, ptr %arrayidx.i, align 4
  %add.i = fadd float %cond, %68
  %arrayidx2.i = getelementptr inbounds float, ptr %add.ptr154, i64 %r.064.i
  store float %add.i, ptr %arrayidx2.i, align 4
  %inc.i = add nuw nsw i64 %r.064.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %36
  br i1 %exitcond.not.i, label %lazyasync_finish_f.exit, label %for.body.i285, !llvm.loop !15

if.else.i:                                        ; preds = %for.body142
  %cmp3.i286 = icmp eq i64 %64, 1
  br i1 %cmp3.i286, label %for.body9.i, label %for.body22.i

for.body9.i:                                      ; preds = %if.else.i, %for.body9.i
  %r5.068.i = phi i64 [ %inc15.i, %for.body9.i ], [ 0, %if.else.i ]
  %arrayidx10.i = getelementptr inbounds float, ptr %add.ptr163, i64 %r5.068.i
  %69 = load float, ptr %arrayidx10.i, align 4
  %add11.i = fadd float %cond, %69
  %cmp12.i288 = fcmp olt float %add11.i, 0.000000e+00
  %cond.i289 = select i1 %cmp12.i288, float 0.000000e+00, float %add11.i
  %arrayidx13.i = getelementptr inbounds float, ptr %add.ptr154, i64 %r5.068.i
  store float %cond.i289, ptr %arrayidx13.i, align 4
  %inc15.i = add nuw nsw i64 %r5.068.i, 1
  %exitcond72.not.i = icmp eq i64 %inc15.i, %36
  br i1 %exitcond72.not.i, label %lazyasync_finish_f.exit, label %for.body9.i, !llvm.loop !16

for.body22.i:                                     ; preds = %if.else.i, %for.body22.i
  %r18.066.i = phi i64 [ %inc35.i, %for.body22.i ], [ 0, %if.else.i ]
  %arrayidx24.i = getelementptr inbounds float, ptr %add.ptr163, i64 %r18.066.i
  %70 = load float, ptr %arrayidx24.i, align 4
  %add25.i = fadd float %cond, %70
  %cmp28.i = fcmp olt float %add25.i, 0.000000e+00
  %or.cond38.i = select i1 %tobool.i, i1 %cmp28.i, i1 false
  %cond32.i = select i1 %or.cond38.i, float 0.000000e+00, float %add25.i
  %mul.i287 = mul nsw i64 %r18.066.i, %64
  %arrayidx33.i = getelementptr inbounds float, ptr %add.ptr154, i64 %mul.i287
  store float %cond32.i, ptr %arrayidx33.i, align 4
  %inc35.i = add nuw nsw i64 %r18.066.i, 1
  %exitcond71.not.i = icmp eq i64 %inc35.i, %36
  br i1 %exitcond71.not.i, label %lazyasync_finish_f.exit, label %for.body22.i, !llvm.loop !17

lazyasync_finish_f.exit:                          ; preds = %for.body.i285, %for.body22.i, %for.body9.i
  %inc166 = add nuw nsw i64 %j.0301, 1
  %exitcond315.not = icmp eq i64 %inc166, %35
  br i1 %exitcond315.not, label %for.cond.cleanup141, label %for.body142, !llvm.loop !18

cleanup:                                          ; preds = %for.cond.cleanup136, %lazyasync_sum_up_f.exit, %for.cond.cleanup85
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %counts) #9
  %inc177 = add nuw nsw i64 %n.0307, 1
  %71 = load i64, ptr %phases17, align 8
  %cmp78 = icmp slt i64 %inc177, %71
  br i1 %cmp78, label %for.body80, label %for.cond.cleanup79, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define void @lazyasync_correlate_f(ptr nocapture noundef readonly %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
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
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !20
}

; Function Attrs: nounwind
define internal fastcc void @lazyasync_correlate_one_f(ptr nocapture noundef readonly %p, i64 noundef %iteration) unnamed_addr #0 {
entry:
  %start = alloca [3 x i64], align 16
  %counts = alloca [3 x i64], align 16
  %columns = alloca [3 x ptr], align 16
  %to151 = alloca [3 x ptr], align 16
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
  %cond.i333 = tail call noundef i64 @llvm.smin.i64(i64 %3, i64 %sub12)
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
  %mul36 = mul nsw i64 %mul32, %cond.i333
  %vla = alloca float, i64 %mul36, align 16
  %mul37 = mul nsw i64 %mul35, %cond.i
  %vla38 = alloca float, i64 %mul37, align 16
  %axes = getelementptr inbounds i8, ptr %p, i64 264
  br label %for.body

for.cond44.preheader:                             ; preds = %for.body
  %add.ptr = getelementptr inbounds i8, ptr %p, i64 384
  %add.ptr16 = getelementptr inbounds float, ptr %6, i64 %mul15
  %add.ptr18 = getelementptr inbounds float, ptr %add.ptr16, i64 %mul17
  %add.ptr21 = getelementptr inbounds float, ptr %9, i64 %mul20
  %add.ptr23 = getelementptr inbounds float, ptr %add.ptr21, i64 %mul22
  %add.ptr26 = getelementptr inbounds float, ptr %12, i64 %mul25
  %add.ptr28 = getelementptr inbounds float, ptr %add.ptr26, i64 %mul27
  %add.ptr30 = getelementptr inbounds float, ptr %add.ptr28, i64 %mul29
  %channels = getelementptr inbounds i8, ptr %p, i64 32
  %19 = load i64, ptr %channels, align 8
  %cmp45358 = icmp sgt i64 %19, 0
  br i1 %cmp45358, label %for.body47.lr.ph, label %for.cond.cleanup46

for.body47.lr.ph:                                 ; preds = %for.cond44.preheader
  %bands = getelementptr inbounds i8, ptr %p, i64 184
  %counts57 = getelementptr inbounds i8, ptr %p, i64 240
  %arrayinit.element = getelementptr inbounds i8, ptr %counts, i64 8
  %arrayidx60 = getelementptr inbounds i8, ptr %p, i64 248
  %arrayinit.element61 = getelementptr inbounds i8, ptr %counts, i64 16
  %arrayidx63 = getelementptr inbounds i8, ptr %p, i64 256
  %band_axis = getelementptr inbounds i8, ptr %p, i64 168
  %band65 = getelementptr inbounds i8, ptr %p, i64 176
  %cmp79342 = icmp sgt i64 %cond.i333, 0
  %x_channel = getelementptr inbounds i8, ptr %p, i64 64
  %cmp108344 = icmp sgt i64 %cond.i, 0
  %rows_channel = getelementptr inbounds i8, ptr %p, i64 88
  %row_steps = getelementptr inbounds i8, ptr %p, i64 216
  %buffer.i = getelementptr inbounds i8, ptr %p, i64 336
  %buffer3.i = getelementptr inbounds i8, ptr %p, i64 376
  %arrayidx16.i = getelementptr inbounds i8, ptr %p, i64 224
  %arrayidx20.i = getelementptr inbounds i8, ptr %p, i64 232
  %taps133 = getelementptr inbounds i8, ptr %p, i64 208
  %20 = shl i64 %filled.0339, 2
  %21 = mul i64 %20, %28
  %22 = mul i64 %21, %29
  %23 = shl i64 %mul32, 2
  %24 = mul i64 %filled.0339, -4
  %25 = mul i64 %24, %28
  %26 = mul i64 %25, %29
  %.pre = load i64, ptr %bands, align 8
  %27 = getelementptr i8, ptr %vla, i64 %22
  br label %for.body47

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %filled.0339 = phi i64 [ 1, %entry ], [ %mul43, %for.body ]
  %arrayidx = getelementptr inbounds [3 x %struct.spatial_axis], ptr %axes, i64 0, i64 %indvars.iv
  %stride = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %28 = load i64, ptr %stride, align 8
  %buffer = getelementptr inbounds i8, ptr %arrayidx, i64 32
  %29 = load i64, ptr %buffer, align 8
  %mul42 = mul i64 %28, %filled.0339
  %mul43 = mul i64 %mul42, %29
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.cond44.preheader, label %for.body, !llvm.loop !21

for.cond.cleanup46:                               ; preds = %for.cond.cleanup55, %for.cond44.preheader
  ret void

for.body47:                                       ; preds = %for.body47.lr.ph, %for.cond.cleanup55
  %30 = phi i64 [ %19, %for.body47.lr.ph ], [ %33, %for.cond.cleanup55 ]
  %31 = phi i64 [ %16, %for.body47.lr.ph ], [ %34, %for.cond.cleanup55 ]
  %32 = phi i64 [ %.pre, %for.body47.lr.ph ], [ %35, %for.cond.cleanup55 ]
  %c.0359 = phi i64 [ 0, %for.body47.lr.ph ], [ %add205, %for.cond.cleanup55 ]
  %sub51 = sub nsw i64 %30, %c.0359
  %cond.i334 = call noundef i64 @llvm.smin.i64(i64 %31, i64 %sub51)
  %cmp54356 = icmp sgt i64 %32, 0
  br i1 %cmp54356, label %for.body56.lr.ph, label %for.cond.cleanup55

for.body56.lr.ph:                                 ; preds = %for.body47
  %cmp75348 = icmp sgt i64 %cond.i334, 0
  br label %for.body56

for.cond.cleanup55.loopexit:                      ; preds = %for.cond.cleanup138
  %.pre378 = load i64, ptr %channel_block, align 8
  %.pre379 = load i64, ptr %channels, align 8
  br label %for.cond.cleanup55

for.cond.cleanup55:                               ; preds = %for.cond.cleanup55.loopexit, %for.body47
  %33 = phi i64 [ %.pre379, %for.cond.cleanup55.loopexit ], [ %30, %for.body47 ]
  %34 = phi i64 [ %.pre378, %for.cond.cleanup55.loopexit ], [ %31, %for.body47 ]
  %35 = phi i64 [ %67, %for.cond.cleanup55.loopexit ], [ %32, %for.body47 ]
  %add205 = add nsw i64 %34, %c.0359
  %cmp45 = icmp slt i64 %add205, %33
  br i1 %cmp45, label %for.body47, label %for.cond.cleanup46, !llvm.loop !22

for.body56:                                       ; preds = %for.body56.lr.ph, %for.cond.cleanup138
  %band.0357 = phi i64 [ 0, %for.body56.lr.ph ], [ %inc201, %for.cond.cleanup138 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %start) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %start, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %counts) #9
  %36 = load i64, ptr %counts57, align 8
  store i64 %36, ptr %counts, align 16
  %37 = load i64, ptr %arrayidx60, align 8
  store i64 %37, ptr %arrayinit.element, align 8
  %38 = load i64, ptr %arrayidx63, align 8
  store i64 %38, ptr %arrayinit.element61, align 16
  %39 = load i64, ptr %band_axis, align 8
  %40 = load i64, ptr %band65, align 8
  %mul66 = mul nsw i64 %40, %band.0357
  %arrayidx67 = getelementptr inbounds [3 x i64], ptr %start, i64 0, i64 %39
  store i64 %mul66, ptr %arrayidx67, align 8
  %arrayidx69 = getelementptr inbounds [3 x i64], ptr %counts, i64 0, i64 %39
  %41 = load i64, ptr %arrayidx69, align 8
  %sub71 = sub nsw i64 %41, %mul66
  %cond.i335 = call noundef i64 @llvm.smin.i64(i64 %40, i64 %sub71)
  store i64 %cond.i335, ptr %arrayidx69, align 8
  br i1 %cmp75348, label %for.cond78.preheader.lr.ph, label %for.cond.cleanup76

for.cond78.preheader.lr.ph:                       ; preds = %for.body56
  %arrayidx123 = getelementptr inbounds [3 x i64], ptr %row_steps, i64 0, i64 %39
  %42 = load i64, ptr %counts, align 16
  %cmp80.i = icmp sgt i64 %42, 0
  %.pre.i = load i64, ptr %arrayinit.element, align 8
  %cmp778.i = icmp sgt i64 %.pre.i, 0
  %43 = load i64, ptr %arrayinit.element61, align 16
  %cmp2476.i = icmp sgt i64 %43, 0
  br label %for.cond78.preheader

for.cond78.preheader:                             ; preds = %for.cond78.preheader.lr.ph, %for.cond.cleanup109
  %k.0349 = phi i64 [ 0, %for.cond78.preheader.lr.ph ], [ %inc131, %for.cond.cleanup109 ]
  %44 = shl i64 %k.0349, 2
  br i1 %cmp79342, label %for.body81.lr.ph, label %for.cond107.preheader

for.body81.lr.ph:                                 ; preds = %for.cond78.preheader
  %add = add nsw i64 %k.0349, %c.0359
  %.pre376 = load i64, ptr %x_elements, align 8
  br label %for.body81

for.cond.cleanup76:                               ; preds = %for.cond.cleanup109, %for.body56
  %45 = load i64, ptr %taps133, align 8
  %mul134 = mul i64 %45, %cond.i333
  br i1 %cmp108344, label %for.body139.lr.ph, label %for.cond.cleanup138

for.body139.lr.ph:                                ; preds = %for.cond.cleanup76
  %cmp145352 = icmp sgt i64 %mul134, 0
  %46 = or i64 %band.0357, %c.0359
  %47 = icmp eq i64 %46, 0
  %land.ext = zext i1 %47 to i32
  br label %for.body139

for.cond107.preheader:                            ; preds = %for.cond.cleanup97, %for.cond78.preheader
  br i1 %cmp108344, label %for.body110.lr.ph, label %for.cond.cleanup109

for.body110.lr.ph:                                ; preds = %for.cond107.preheader
  %48 = load i64, ptr %rows_elements, align 8
  %mul114 = mul nsw i64 %48, %k.0349
  %invariant.gep = getelementptr float, ptr %vla38, i64 %mul114
  %add116 = add nsw i64 %k.0349, %c.0359
  %49 = load i64, ptr %rows_channel, align 8
  %mul117 = mul nsw i64 %49, %add116
  %add.ptr118 = getelementptr inbounds float, ptr %add.ptr23, i64 %mul117
  %50 = load i64, ptr %rows_row, align 8
  %51 = load i64, ptr %arrayidx123, align 8
  %mul124 = mul nsw i64 %51, %mul66
  %invariant.gep346 = getelementptr float, ptr %add.ptr118, i64 %mul124
  %52 = load i64, ptr %buffer.i, align 8
  %53 = load i64, ptr %buffer3.i, align 8
  %mul.i = shl i64 %48, 2
  br label %for.body110

for.body81:                                       ; preds = %for.body81.lr.ph, %for.cond.cleanup97
  %54 = phi i64 [ %.pre376, %for.body81.lr.ph ], [ %57, %for.cond.cleanup97 ]
  %m.0343 = phi i64 [ 0, %for.body81.lr.ph ], [ %inc104, %for.cond.cleanup97 ]
  %mul82 = mul nsw i64 %m.0343, %mul32
  %add.ptr83 = getelementptr inbounds float, ptr %vla, i64 %mul82
  %mul85 = mul nsw i64 %54, %k.0349
  %add.ptr86 = getelementptr inbounds float, ptr %add.ptr83, i64 %mul85
  %55 = load i64, ptr %x_channel, align 8
  %mul87 = mul nsw i64 %55, %add
  %add.ptr88 = getelementptr inbounds float, ptr %add.ptr18, i64 %mul87
  %56 = load i64, ptr %x_column, align 8
  %mul90 = mul nsw i64 %56, %m.0343
  %add.ptr91 = getelementptr inbounds float, ptr %add.ptr88, i64 %mul90
  call fastcc void @lazyasync_fill_f(ptr noundef nonnull %add.ptr86, ptr noundef %add.ptr91, ptr noundef nonnull %axes, ptr noundef nonnull %start)
  %57 = load i64, ptr %x_elements, align 8
  %cmp96340 = icmp slt i64 %mul43, %57
  br i1 %cmp96340, label %for.body98.preheader, label %for.cond.cleanup97

for.body98.preheader:                             ; preds = %for.body81
  %58 = mul i64 %23, %m.0343
  %scevgep = getelementptr i8, ptr %27, i64 %58
  %59 = mul i64 %44, %54
  %scevgep363 = getelementptr i8, ptr %scevgep, i64 %59
  %60 = shl i64 %57, 2
  %61 = add i64 %26, %60
  call void @llvm.memset.p0.i64(ptr align 4 %scevgep363, i8 0, i64 %61, i1 false)
  br label %for.cond.cleanup97

for.cond.cleanup97:                               ; preds = %for.body98.preheader, %for.body81
  %inc104 = add nuw nsw i64 %m.0343, 1
  %exitcond364.not = icmp eq i64 %inc104, %cond.i333
  br i1 %exitcond364.not, label %for.cond107.preheader, label %for.body81, !llvm.loop !23

for.cond.cleanup109:                              ; preds = %lazyasync_lay_out_f.exit, %for.cond107.preheader
  %inc131 = add nuw nsw i64 %k.0349, 1
  %exitcond372.not = icmp eq i64 %inc131, %cond.i334
  br i1 %exitcond372.not, label %for.cond.cleanup76, label %for.cond78.preheader, !llvm.loop !24

for.body110:                                      ; preds = %for.body110.lr.ph, %lazyasync_lay_out_f.exit
  %m106.0345 = phi i64 [ 0, %for.body110.lr.ph ], [ %inc128, %lazyasync_lay_out_f.exit ]
  %mul111 = mul nsw i64 %m106.0345, %mul35
  %gep = getelementptr float, ptr %invariant.gep, i64 %mul111
  %mul120 = mul nsw i64 %50, %m106.0345
  %gep347 = getelementptr float, ptr %invariant.gep346, i64 %mul120
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %gep, i8 0, i64 %mul.i, i1 false)
  br i1 %cmp80.i, label %for.cond5.preheader.i, label %lazyasync_lay_out_f.exit

for.cond5.preheader.i:                            ; preds = %for.body110, %for.cond.cleanup8.i
  %i.081.i = phi i64 [ %inc47.i, %for.cond.cleanup8.i ], [ 0, %for.body110 ]
  br i1 %cmp778.i, label %for.body9.lr.ph.i, label %for.cond.cleanup8.i

for.body9.lr.ph.i:                                ; preds = %for.cond5.preheader.i
  %mul10.i = mul nsw i64 %i.081.i, %52
  %62 = load i64, ptr %row_steps, align 8
  %mul13.i = mul nsw i64 %62, %i.081.i
  %add.ptr14.i = getelementptr inbounds float, ptr %gep347, i64 %mul13.i
  %63 = load i64, ptr %arrayidx16.i, align 8
  %64 = load i64, ptr %arrayidx20.i, align 8
  %cmp21.i = icmp eq i64 %64, 1
  br label %for.body9.i

for.cond.cleanup8.i:                              ; preds = %if.end.i, %for.cond5.preheader.i
  %inc47.i = add nuw nsw i64 %i.081.i, 1
  %exitcond370.not = icmp eq i64 %inc47.i, %42
  br i1 %exitcond370.not, label %lazyasync_lay_out_f.exit, label %for.cond5.preheader.i, !llvm.loop !25

for.body9.i:                                      ; preds = %if.end.i, %for.body9.lr.ph.i
  %j.079.i = phi i64 [ 0, %for.body9.lr.ph.i ], [ %inc44.i, %if.end.i ]
  %add.i = add nsw i64 %j.079.i, %mul10.i
  %mul11.i = mul nsw i64 %add.i, %53
  %add.ptr.i = getelementptr inbounds float, ptr %gep, i64 %mul11.i
  %mul17.i = mul nsw i64 %63, %j.079.i
  %add.ptr18.i = getelementptr inbounds float, ptr %add.ptr14.i, i64 %mul17.i
  br i1 %cmp21.i, label %for.cond22.preheader.i, label %for.cond30.preheader.i

for.cond30.preheader.i:                           ; preds = %for.body9.i
  br i1 %cmp2476.i, label %for.body34.i, label %if.end.i

for.cond22.preheader.i:                           ; preds = %for.body9.i
  br i1 %cmp2476.i, label %for.body26.i, label %if.end.i

for.body26.i:                                     ; preds = %for.cond22.preheader.i, %for.body26.i
  %r.077.i = phi i64 [ %inc.i, %for.body26.i ], [ 0, %for.cond22.preheader.i ]
  %arrayidx27.i = getelementptr inbounds float, ptr %add.ptr18.i, i64 %r.077.i
  %65 = load float, ptr %arrayidx27.i, align 4
  %arrayidx28.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %r.077.i
  store float %65, ptr %arrayidx28.i, align 4
  %inc.i = add nuw nsw i64 %r.077.i, 1
  %exitcond368.not = icmp eq i64 %inc.i, %43
  br i1 %exitcond368.not, label %if.end.i, label %for.body26.i, !llvm.loop !26

for.body34.i:                                     ; preds = %for.cond30.preheader.i, %for.body34.i
  %r29.075.i = phi i64 [ %inc41.i, %for.body34.i ], [ 0, %for.cond30.preheader.i ]
  %mul37.i = mul nsw i64 %r29.075.i, %64
  %arrayidx38.i = getelementptr inbounds float, ptr %add.ptr18.i, i64 %mul37.i
  %66 = load float, ptr %arrayidx38.i, align 4
  %arrayidx39.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %r29.075.i
  store float %66, ptr %arrayidx39.i, align 4
  %inc41.i = add nuw nsw i64 %r29.075.i, 1
  %exitcond365.not = icmp eq i64 %inc41.i, %43
  br i1 %exitcond365.not, label %if.end.i, label %for.body34.i, !llvm.loop !27

if.end.i:                                         ; preds = %for.body34.i, %for.body26.i, %for.cond22.preheader.i, %for.cond30.preheader.i
  %inc44.i = add nuw nsw i64 %j.079.i, 1
  %exitcond369.not = icmp eq i64 %inc44.i, %.pre.i
  br i1 %exitcond369.not, label %for.cond.cleanup8.i, label %for.body9.i, !llvm.loop !28

lazyasync_lay_out_f.exit:                         ; preds = %for.cond.cleanup8.i, %for.body110
  %inc128 = add nuw nsw i64 %m106.0345, 1
  %exitcond371.not = icmp eq i64 %inc128, %cond.i
  br i1 %exitcond371.not, label %for.cond.cleanup109, label %for.body110, !llvm.loop !29

for.cond.cleanup138:                              ; preds = %for.cond.cleanup147, %for.cond.cleanup76
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %counts) #9
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %start) #9
  %inc201 = add nuw nsw i64 %band.0357, 1
  %67 = load i64, ptr %bands, align 8
  %cmp54 = icmp slt i64 %inc201, %67
  br i1 %cmp54, label %for.body56, label %for.cond.cleanup55.loopexit, !llvm.loop !30

for.body139:                                      ; preds = %for.body139.lr.ph, %for.cond.cleanup147
  %m135.0355 = phi i64 [ 0, %for.body139.lr.ph ], [ %add198, %for.cond.cleanup147 ]
  %sub140 = sub nsw i64 %cond.i, %m135.0355
  %cmp141 = icmp sgt i64 %sub140, 3
  %cmp142 = icmp sgt i64 %sub140, 1
  %cond = zext i1 %cmp142 to i64
  %cond143 = select i1 %cmp141, i64 2, i64 %cond
  br i1 %cmp145352, label %for.body148.lr.ph, label %for.cond.cleanup147

for.body148.lr.ph:                                ; preds = %for.body139
  %mul183 = mul nsw i64 %m135.0355, %mul35
  %add.ptr184 = getelementptr inbounds float, ptr %vla38, i64 %mul183
  br label %for.body148

for.cond.cleanup147:                              ; preds = %for.cond.cleanup155, %for.body139
  %shl = shl nuw nsw i64 1, %cond143
  %add198 = add nuw nsw i64 %shl, %m135.0355
  %cmp137 = icmp slt i64 %add198, %cond.i
  br i1 %cmp137, label %for.body139, label %for.cond.cleanup138, !llvm.loop !31

for.body148:                                      ; preds = %for.body148.lr.ph, %for.cond.cleanup155
  %indvars.iv373 = phi i64 [ %mul134, %for.body148.lr.ph ], [ %indvars.iv.next374, %for.cond.cleanup155 ]
  %n.0353 = phi i64 [ 0, %for.body148.lr.ph ], [ %add196, %for.cond.cleanup155 ]
  %smin = call i64 @llvm.smin.i64(i64 %indvars.iv373, i64 3)
  %smax = call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %sub149 = sub nsw i64 %mul134, %n.0353
  %cond.i336 = call noundef i64 @llvm.smin.i64(i64 %sub149, i64 3)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %columns) #9
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %to151) #9
  %cmp153350 = icmp sgt i64 %sub149, 0
  %.pre377 = load i64, ptr %result_row, align 8
  br i1 %cmp153350, label %for.body156.lr.ph, label %for.cond.cleanup155

for.body156.lr.ph:                                ; preds = %for.body148
  %68 = load i64, ptr %taps133, align 8
  %mul169 = mul nsw i64 %.pre377, %m135.0355
  %add.ptr170 = getelementptr inbounds float, ptr %add.ptr30, i64 %mul169
  %69 = load i64, ptr %result_column, align 8
  br label %for.body156

for.cond.cleanup155:                              ; preds = %for.body156, %for.body148
  %sub181 = add nsw i64 %cond.i336, -1
  %arrayidx182 = getelementptr inbounds [3 x [3 x ptr]], ptr @lazyasync_correlate_one_f.kinds, i64 0, i64 %cond143, i64 %sub181
  %70 = load ptr, ptr %arrayidx182, align 8
  %71 = load i64, ptr %rows_elements, align 8
  %72 = load i64, ptr %x_elements, align 8
  call void %70(ptr noundef nonnull %add.ptr184, i64 noundef %mul35, i64 noundef %71, ptr noundef nonnull %columns, i64 noundef %72, i64 noundef %cond.i334, i64 noundef %71, ptr noundef nonnull %to151, i64 noundef %.pre377, i32 noundef %land.ext) #9
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %to151) #9
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %columns) #9
  %add196 = add nuw nsw i64 %n.0353, 3
  %cmp145 = icmp slt i64 %add196, %mul134
  %indvars.iv.next374 = add i64 %indvars.iv373, -3
  br i1 %cmp145, label %for.body148, label %for.cond.cleanup147, !llvm.loop !32

for.body156:                                      ; preds = %for.body156.lr.ph, %for.body156
  %v.0351 = phi i64 [ 0, %for.body156.lr.ph ], [ %inc178, %for.body156 ]
  %add157 = add nuw nsw i64 %v.0351, %n.0353
  %div159 = sdiv i64 %add157, %68
  %rem162 = srem i64 %add157, %68
  %mul163 = mul nsw i64 %div159, %mul32
  %add.ptr164 = getelementptr inbounds float, ptr %vla, i64 %mul163
  %arrayidx165 = getelementptr inbounds %struct.tap, ptr %add.ptr, i64 %rem162
  %73 = load i64, ptr %arrayidx165, align 8
  %add.ptr166 = getelementptr inbounds float, ptr %add.ptr164, i64 %73
  %arrayidx167 = getelementptr inbounds [3 x ptr], ptr %columns, i64 0, i64 %v.0351
  store ptr %add.ptr166, ptr %arrayidx167, align 8
  %mul172 = mul nsw i64 %69, %div159
  %add.ptr173 = getelementptr inbounds float, ptr %add.ptr170, i64 %mul172
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx165, i64 8
  %74 = load i64, ptr %in_kernel, align 8
  %add.ptr175 = getelementptr inbounds float, ptr %add.ptr173, i64 %74
  %arrayidx176 = getelementptr inbounds [3 x ptr], ptr %to151, i64 0, i64 %v.0351
  store ptr %add.ptr175, ptr %arrayidx176, align 8
  %inc178 = add nuw nsw i64 %v.0351, 1
  %exitcond375.not = icmp eq i64 %inc178, %smax
  br i1 %exitcond375.not, label %for.cond.cleanup155, label %for.body156, !llvm.loop !33
}

; Function Attrs: nounwind
define void @lazyasync_convolve_d(ptr noundef %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp slt i64 %begin, %end
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %k.04 = phi i64 [ %inc, %for.body ], [ %begin, %entry ]
  tail call fastcc void @lazyasync_convolve_one_d(ptr noundef %arguments, i64 noundef %k.04)
  %inc = add i64 %k.04, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !34
}

; Function Attrs: nounwind
define internal fastcc void @lazyasync_convolve_one_d(ptr noundef %p, i64 noundef %iteration) unnamed_addr #0 {
entry:
  %start = alloca [3 x i64], align 16
  %counts = alloca [3 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %start) #9
  %boxes = getelementptr inbounds i8, ptr %p, i64 184
  %box = getelementptr inbounds i8, ptr %p, i64 160
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %members = getelementptr inbounds i8, ptr %p, i64 32
  %0 = load i64, ptr %members, align 8
  %rem8 = srem i64 %div, %0
  %div10 = sdiv i64 %div, %0
  %output_blocks = getelementptr inbounds i8, ptr %p, i64 216
  %1 = load i64, ptr %output_blocks, align 8
  %rem11 = srem i64 %div10, %1
  %div13 = sdiv i64 %div10, %1
  %output_block = getelementptr inbounds i8, ptr %p, i64 208
  %2 = load i64, ptr %output_block, align 8
  %mul14 = mul nsw i64 %2, %rem11
  %outputs16 = getelementptr inbounds i8, ptr %p, i64 48
  %3 = load i64, ptr %outputs16, align 8
  %sub = sub nsw i64 %3, %mul14
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %2, i64 %sub)
  %add.ptr = getelementptr inbounds i8, ptr %p, i64 376
  %phases17 = getelementptr inbounds i8, ptr %p, i64 248
  %4 = load i64, ptr %phases17, align 8
  %add.ptr18 = getelementptr inbounds %struct.phase, ptr %add.ptr, i64 %4
  %channels = getelementptr inbounds i8, ptr %p, i64 56
  %5 = load i64, ptr %channels, align 8
  %channel_elements = getelementptr inbounds i8, ptr %p, i64 232
  %6 = load i64, ptr %channel_elements, align 8
  %mul19 = mul nsw i64 %6, %5
  %add = add nsw i64 %mul19, 12
  %7 = tail call ptr @llvm.stacksave.p0()
  %vla = alloca double, i64 %add, align 16
  %row_elements = getelementptr inbounds i8, ptr %p, i64 240
  %8 = load i64, ptr %row_elements, align 8
  %mul20 = mul nsw i64 %8, %cond.i
  %add21 = add nsw i64 %mul20, 12
  %vla22 = alloca double, i64 %add21, align 16
  %9 = load ptr, ptr %p, align 8
  %x_member = getelementptr inbounds i8, ptr %p, i64 64
  %10 = load i64, ptr %x_member, align 8
  %mul24 = mul nsw i64 %10, %rem8
  %add.ptr25 = getelementptr inbounds double, ptr %9, i64 %mul24
  %x_group = getelementptr inbounds i8, ptr %p, i64 72
  %11 = load i64, ptr %x_group, align 8
  %mul26 = mul nsw i64 %11, %div13
  %add.ptr27 = getelementptr inbounds double, ptr %add.ptr25, i64 %mul26
  %12 = load i64, ptr %channels, align 8
  %cmp30295 = icmp sgt i64 %12, 0
  br i1 %cmp30295, label %for.body32.lr.ph, label %for.cond41.preheader

for.body32.lr.ph:                                 ; preds = %for.cond.cleanup
  %x_channel = getelementptr inbounds i8, ptr %p, i64 80
  %axes = getelementptr inbounds i8, ptr %p, i64 256
  br label %for.body32

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 2, %entry ], [ %indvars.iv.next, %for.body ]
  %rest.0294 = phi i64 [ %iteration, %entry ], [ %div, %for.body ]
  %arrayidx = getelementptr inbounds [3 x i64], ptr %boxes, i64 0, i64 %indvars.iv
  %13 = load i64, ptr %arrayidx, align 8
  %rem = srem i64 %rest.0294, %13
  %arrayidx2 = getelementptr inbounds [3 x i64], ptr %box, i64 0, i64 %indvars.iv
  %14 = load i64, ptr %arrayidx2, align 8
  %mul = mul nsw i64 %14, %rem
  %arrayidx4 = getelementptr inbounds [3 x i64], ptr %start, i64 0, i64 %indvars.iv
  store i64 %mul, ptr %arrayidx4, align 8
  %div = sdiv i64 %rest.0294, %13
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp.not = icmp eq i64 %indvars.iv, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !35

for.cond41.preheader:                             ; preds = %for.body32, %for.cond.cleanup
  %.lcssa292 = phi i64 [ %12, %for.cond.cleanup ], [ %32, %for.body32 ]
  %15 = load i64, ptr %channel_elements, align 8
  %mul47 = mul nsw i64 %15, %.lcssa292
  %16 = getelementptr double, ptr %vla, i64 %mul47
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %16, i8 0, i64 96, i1 false)
  %kernel53 = getelementptr inbounds i8, ptr %p, i64 8
  %17 = load ptr, ptr %kernel53, align 8
  %kernel_group = getelementptr inbounds i8, ptr %p, i64 88
  %18 = load i64, ptr %kernel_group, align 8
  %mul54 = mul nsw i64 %18, %div13
  %add.ptr55 = getelementptr inbounds double, ptr %17, i64 %mul54
  %kernel_output = getelementptr inbounds i8, ptr %p, i64 96
  %19 = load i64, ptr %kernel_output, align 8
  %mul56 = mul nsw i64 %19, %mul14
  %add.ptr57 = getelementptr inbounds double, ptr %add.ptr55, i64 %mul56
  %result58 = getelementptr inbounds i8, ptr %p, i64 24
  %20 = load ptr, ptr %result58, align 8
  %result_member = getelementptr inbounds i8, ptr %p, i64 112
  %21 = load i64, ptr %result_member, align 8
  %mul59 = mul nsw i64 %21, %rem8
  %add.ptr60 = getelementptr inbounds double, ptr %20, i64 %mul59
  %result_group = getelementptr inbounds i8, ptr %p, i64 120
  %22 = load i64, ptr %result_group, align 8
  %mul61 = mul nsw i64 %22, %div13
  %add.ptr62 = getelementptr inbounds double, ptr %add.ptr60, i64 %mul61
  %result_output = getelementptr inbounds i8, ptr %p, i64 128
  %23 = load i64, ptr %result_output, align 8
  %mul63 = mul nsw i64 %23, %mul14
  %add.ptr64 = getelementptr inbounds double, ptr %add.ptr62, i64 %mul63
  %bias65 = getelementptr inbounds i8, ptr %p, i64 16
  %24 = load ptr, ptr %bias65, align 8
  %25 = load i64, ptr %outputs16, align 8
  %mul67 = mul nsw i64 %25, %div13
  %add68 = add nsw i64 %mul67, %mul14
  %bias_step = getelementptr inbounds i8, ptr %p, i64 144
  %26 = load i64, ptr %bias_step, align 8
  %mul69 = mul nsw i64 %add68, %26
  %add.ptr70 = getelementptr inbounds double, ptr %24, i64 %mul69
  %buffer = getelementptr inbounds i8, ptr %p, i64 328
  %27 = load i64, ptr %buffer, align 8
  %buffer75 = getelementptr inbounds i8, ptr %p, i64 368
  %28 = load i64, ptr %buffer75, align 8
  %29 = load i64, ptr %phases17, align 8
  %cmp78306 = icmp sgt i64 %29, 0
  br i1 %cmp78306, label %for.body80.lr.ph, label %for.cond.cleanup79

for.body32:                                       ; preds = %for.body32.lr.ph, %for.body32
  %c.0296 = phi i64 [ 0, %for.body32.lr.ph ], [ %inc, %for.body32 ]
  %30 = load i64, ptr %channel_elements, align 8
  %mul34 = mul nsw i64 %30, %c.0296
  %add.ptr35 = getelementptr inbounds double, ptr %vla, i64 %mul34
  %31 = load i64, ptr %x_channel, align 8
  %mul36 = mul nsw i64 %31, %c.0296
  %add.ptr37 = getelementptr inbounds double, ptr %add.ptr27, i64 %mul36
  call fastcc void @lazyasync_fill_d(ptr noundef nonnull %add.ptr35, ptr noundef %add.ptr37, ptr noundef nonnull %axes, ptr noundef nonnull %start)
  %inc = add nuw nsw i64 %c.0296, 1
  %32 = load i64, ptr %channels, align 8
  %cmp30 = icmp slt i64 %inc, %32
  br i1 %cmp30, label %for.body32, label %for.cond41.preheader, !llvm.loop !36

for.body80.lr.ph:                                 ; preds = %for.cond41.preheader
  %arrayidx110 = getelementptr inbounds i8, ptr %counts, i64 8
  %arrayidx113 = getelementptr inbounds i8, ptr %counts, i64 16
  %channel_block.i = getelementptr inbounds i8, ptr %p, i64 224
  %cmp1270.i = icmp sgt i64 %cond.i, 0
  %kernel_channel.i = getelementptr inbounds i8, ptr %p, i64 104
  %has_bias = getelementptr inbounds i8, ptr %p, i64 136
  %is_positive = getelementptr inbounds i8, ptr %p, i64 152
  br label %for.body80

for.cond.cleanup79:                               ; preds = %cleanup, %for.cond41.preheader
  call void @llvm.stackrestore.p0(ptr %7)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %start) #9
  ret void

for.body80:                                       ; preds = %for.body80.lr.ph, %cleanup
  %n.0307 = phi i64 [ 0, %for.body80.lr.ph ], [ %inc177, %cleanup ]
  %arrayidx81 = getelementptr inbounds %struct.phase, ptr %add.ptr, i64 %n.0307
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %counts) #9
  %first = getelementptr inbounds i8, ptr %arrayidx81, i64 16
  %33 = load i64, ptr %first, align 8
  %counts90 = getelementptr inbounds i8, ptr %arrayidx81, i64 24
  %steps = getelementptr inbounds i8, ptr %arrayidx81, i64 48
  br label %for.body86

for.cond.cleanup85:                               ; preds = %for.body86
  %34 = load i64, ptr %counts, align 16
  %cmp109 = icmp slt i64 %34, 1
  %35 = load i64, ptr %arrayidx110, align 8
  %cmp111 = icmp slt i64 %35, 1
  %or.cond = select i1 %cmp109, i1 true, i1 %cmp111
  %36 = load i64, ptr %arrayidx113, align 16
  %cmp114 = icmp slt i64 %36, 1
  %or.cond180 = select i1 %or.cond, i1 true, i1 %cmp114
  br i1 %or.cond180, label %cleanup, label %if.end

for.body86:                                       ; preds = %for.body80, %for.body86
  %indvars.iv312 = phi i64 [ 0, %for.body80 ], [ %indvars.iv.next313, %for.body86 ]
  %to.0298 = phi i64 [ %33, %for.body80 ], [ %add104, %for.body86 ]
  %arrayidx89 = getelementptr inbounds [3 x i64], ptr %box, i64 0, i64 %indvars.iv312
  %37 = load i64, ptr %arrayidx89, align 8
  %arrayidx92 = getelementptr inbounds [3 x i64], ptr %counts90, i64 0, i64 %indvars.iv312
  %38 = load i64, ptr %arrayidx92, align 8
  %arrayidx94 = getelementptr inbounds [3 x i64], ptr %start, i64 0, i64 %indvars.iv312
  %39 = load i64, ptr %arrayidx94, align 8
  %sub95 = sub nsw i64 %38, %39
  %cond.i282 = call noundef i64 @llvm.smin.i64(i64 %37, i64 %sub95)
  %arrayidx98 = getelementptr inbounds [3 x i64], ptr %counts, i64 0, i64 %indvars.iv312
  store i64 %cond.i282, ptr %arrayidx98, align 8
  %arrayidx102 = getelementptr inbounds [3 x i64], ptr %steps, i64 0, i64 %indvars.iv312
  %40 = load i64, ptr %arrayidx102, align 8
  %mul103 = mul nsw i64 %40, %39
  %add104 = add nsw i64 %mul103, %to.0298
  %indvars.iv.next313 = add nuw nsw i64 %indvars.iv312, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next313, 3
  br i1 %exitcond.not, label %for.cond.cleanup85, label %for.body86, !llvm.loop !37

if.end:                                           ; preds = %for.cond.cleanup85
  %sub116 = add nsw i64 %34, -1
  %mul117 = mul nsw i64 %sub116, %27
  %add119 = add nsw i64 %35, -1
  %sub120 = add i64 %add119, %mul117
  %mul121 = mul nsw i64 %sub120, %28
  %add123 = add nsw i64 %mul121, %36
  %41 = load i64, ptr %arrayidx81, align 8
  %add.ptr124 = getelementptr inbounds %struct.tap, ptr %add.ptr18, i64 %41
  %taps125 = getelementptr inbounds i8, ptr %arrayidx81, i64 8
  %42 = load i64, ptr %taps125, align 8
  %cmp76.i = icmp sgt i64 %add123, 0
  br i1 %cmp76.i, label %for.body.lr.ph.i, label %lazyasync_sum_up_d.exit

for.body.lr.ph.i:                                 ; preds = %if.end
  %sub.i = add nuw i64 %add123, 3
  %.pre.i = load i64, ptr %channels, align 8
  br label %for.body.i

for.body.i:                                       ; preds = %for.cond.cleanup4.i, %for.body.lr.ph.i
  %43 = phi i64 [ %.pre.i, %for.body.lr.ph.i ], [ %45, %for.cond.cleanup4.i ]
  %44 = phi i64 [ %.pre.i, %for.body.lr.ph.i ], [ %46, %for.cond.cleanup4.i ]
  %place.077.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add39.i, %for.cond.cleanup4.i ]
  %invariant.gep72.i = getelementptr double, ptr %vla, i64 %place.077.i
  %cmp374.i = icmp sgt i64 %44, 0
  br i1 %cmp374.i, label %for.body5.lr.ph.i, label %for.cond.cleanup4.i

for.body5.lr.ph.i:                                ; preds = %for.body.i
  %sub1.i = sub i64 %sub.i, %place.077.i
  %div.i = sdiv i64 %sub1.i, 4
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %div.i, i64 3)
  %invariant.gep.i = getelementptr double, ptr %vla22, i64 %place.077.i
  %sub19.i = add nsw i64 %cond.i.i, -1
  %.pre78.i = load i64, ptr %channel_block.i, align 8
  br label %for.body5.i

for.cond.cleanup4.i:                              ; preds = %for.cond.cleanup13.i, %for.body.i
  %45 = phi i64 [ %43, %for.body.i ], [ %51, %for.cond.cleanup13.i ]
  %46 = phi i64 [ %44, %for.body.i ], [ %51, %for.cond.cleanup13.i ]
  %add39.i = add nuw nsw i64 %place.077.i, 12
  %cmp.i = icmp slt i64 %add39.i, %add123
  br i1 %cmp.i, label %for.body.i, label %lazyasync_sum_up_d.exit, !llvm.loop !38

for.body5.i:                                      ; preds = %for.cond.cleanup13.i, %for.body5.lr.ph.i
  %47 = phi i64 [ %43, %for.body5.lr.ph.i ], [ %51, %for.cond.cleanup13.i ]
  %48 = phi i64 [ %.pre78.i, %for.body5.lr.ph.i ], [ %52, %for.cond.cleanup13.i ]
  %49 = phi i64 [ %44, %for.body5.lr.ph.i ], [ %51, %for.cond.cleanup13.i ]
  %c.075.i = phi i64 [ 0, %for.body5.lr.ph.i ], [ %add36.i, %for.cond.cleanup13.i ]
  %sub8.i = sub nsw i64 %49, %c.075.i
  %cond.i69.i = call noundef i64 @llvm.smin.i64(i64 %48, i64 %sub8.i)
  %50 = load i64, ptr %channel_elements, align 8
  %mul.i = mul nsw i64 %50, %c.075.i
  %gep73.i = getelementptr double, ptr %invariant.gep72.i, i64 %mul.i
  br i1 %cmp1270.i, label %for.body14.lr.ph.i, label %for.cond.cleanup13.i

for.body14.lr.ph.i:                               ; preds = %for.body5.i
  %cmp32.i = icmp eq i64 %c.075.i, 0
  %conv33.i = zext i1 %cmp32.i to i32
  br label %for.body14.i

for.cond.cleanup13.loopexit.i:                    ; preds = %for.body14.i
  %.pre79.i = load i64, ptr %channel_block.i, align 8
  %.pre80.i = load i64, ptr %channels, align 8
  br label %for.cond.cleanup13.i

for.cond.cleanup13.i:                             ; preds = %for.cond.cleanup13.loopexit.i, %for.body5.i
  %51 = phi i64 [ %.pre80.i, %for.cond.cleanup13.loopexit.i ], [ %47, %for.body5.i ]
  %52 = phi i64 [ %.pre79.i, %for.cond.cleanup13.loopexit.i ], [ %48, %for.body5.i ]
  %add36.i = add nsw i64 %52, %c.075.i
  %cmp3.i = icmp slt i64 %add36.i, %51
  br i1 %cmp3.i, label %for.body5.i, label %for.cond.cleanup4.i, !llvm.loop !39

for.body14.i:                                     ; preds = %for.body14.i, %for.body14.lr.ph.i
  %o.071.i = phi i64 [ 0, %for.body14.lr.ph.i ], [ %add34.i, %for.body14.i ]
  %sub15.i = sub nsw i64 %cond.i, %o.071.i
  %cmp16.i = icmp sgt i64 %sub15.i, 3
  %cmp17.i = icmp sgt i64 %sub15.i, 1
  %cond.i283 = zext i1 %cmp17.i to i64
  %cond18.i = select i1 %cmp16.i, i64 2, i64 %cond.i283
  %arrayidx20.i = getelementptr inbounds [3 x [3 x ptr]], ptr @lazyasync_sum_up_d.tiles, i64 0, i64 %cond18.i, i64 %sub19.i
  %53 = load ptr, ptr %arrayidx20.i, align 8
  %54 = load i64, ptr %channel_elements, align 8
  %55 = load i64, ptr %kernel_output, align 8
  %mul22.i = mul nsw i64 %55, %o.071.i
  %add.ptr23.i = getelementptr inbounds double, ptr %add.ptr57, i64 %mul22.i
  %56 = load i64, ptr %kernel_channel.i, align 8
  %mul24.i = mul nsw i64 %56, %c.075.i
  %add.ptr25.i = getelementptr inbounds double, ptr %add.ptr23.i, i64 %mul24.i
  %57 = load i64, ptr %row_elements, align 8
  %mul28.i = mul nsw i64 %57, %o.071.i
  %gep.i = getelementptr double, ptr %invariant.gep.i, i64 %mul28.i
  call void %53(ptr noundef %gep73.i, i64 noundef %54, ptr noundef %add.ptr25.i, i64 noundef %56, i64 noundef %55, i64 noundef %cond.i69.i, ptr noundef nonnull %add.ptr124, i64 noundef %42, ptr noundef %gep.i, i64 noundef %57, i32 noundef %conv33.i) #9
  %shl.i = shl nuw nsw i64 1, %cond18.i
  %add34.i = add nuw nsw i64 %shl.i, %o.071.i
  %cmp12.i = icmp slt i64 %add34.i, %cond.i
  br i1 %cmp12.i, label %for.body14.i, label %for.cond.cleanup13.loopexit.i, !llvm.loop !40

lazyasync_sum_up_d.exit:                          ; preds = %for.cond.cleanup4.i, %if.end
  br i1 %cmp1270.i, label %for.body129.lr.ph, label %cleanup

for.body129.lr.ph:                                ; preds = %lazyasync_sum_up_d.exit
  %cmp135302 = icmp sgt i64 %34, 0
  %invariant.gep = getelementptr double, ptr %add.ptr64, i64 %add104
  %cmp140300 = icmp sgt i64 %35, 0
  %arrayidx152 = getelementptr inbounds i8, ptr %arrayidx81, i64 56
  %arrayidx156 = getelementptr inbounds i8, ptr %arrayidx81, i64 64
  br label %for.body129

for.body129:                                      ; preds = %for.body129.lr.ph, %for.cond.cleanup136
  %o.0305 = phi i64 [ 0, %for.body129.lr.ph ], [ %inc172, %for.cond.cleanup136 ]
  %58 = load i64, ptr %has_bias, align 8
  %tobool.not = icmp eq i64 %58, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %for.body129
  %59 = load i64, ptr %bias_step, align 8
  %mul131 = mul nsw i64 %59, %o.0305
  %arrayidx132 = getelementptr inbounds double, ptr %add.ptr70, i64 %mul131
  %60 = load double, ptr %arrayidx132, align 8
  br label %cond.end

cond.end:                                         ; preds = %for.body129, %cond.true
  %cond = phi double [ %60, %cond.true ], [ 0.000000e+00, %for.body129 ]
  br i1 %cmp135302, label %for.cond138.preheader, label %for.cond.cleanup136

for.cond138.preheader:                            ; preds = %cond.end, %for.cond.cleanup141
  %i.0303 = phi i64 [ %inc169, %for.cond.cleanup141 ], [ 0, %cond.end ]
  br i1 %cmp140300, label %for.body142.lr.ph, label %for.cond.cleanup141

for.body142.lr.ph:                                ; preds = %for.cond138.preheader
  %mul160 = mul nsw i64 %i.0303, %27
  br label %for.body142

for.cond.cleanup136:                              ; preds = %for.cond.cleanup141, %cond.end
  %inc172 = add nuw nsw i64 %o.0305, 1
  %exitcond317.not = icmp eq i64 %inc172, %cond.i
  br i1 %exitcond317.not, label %cleanup, label %for.body129, !llvm.loop !41

for.cond.cleanup141:                              ; preds = %lazyasync_finish_d.exit, %for.cond138.preheader
  %inc169 = add nuw nsw i64 %i.0303, 1
  %exitcond316.not = icmp eq i64 %inc169, %34
  br i1 %exitcond316.not, label %for.cond.cleanup136, label %for.cond138.preheader, !llvm.loop !42

for.body142:                                      ; preds = %for.body142.lr.ph, %lazyasync_finish_d.exit
  %j.0301 = phi i64 [ 0, %for.body142.lr.ph ], [ %inc166, %lazyasync_finish_d.exit ]
  %61 = load i64, ptr %result_output, align 8
  %mul144 = mul nsw i64 %61, %o.0305
  %gep = getelementptr double, ptr %invariant.gep, i64 %mul144
  %62 = load i64, ptr %steps, align 8
  %mul149 = mul nsw i64 %62, %i.0303
  %add.ptr150 = getelementptr inbounds double, ptr %gep, i64 %mul149
  %63 = load i64, ptr %arrayidx152, align 8
  %mul153 = mul nsw i64 %63, %j.0301
  %add.ptr154 = getelementptr inbounds double, ptr %add.ptr150, i64 %mul153
  %64 = load i64, ptr %arrayidx156, align 8
  %65 = load i64, ptr %row_elements, align 8
  %mul158 = mul nsw i64 %65, %o.0305
  %add.ptr159 = getelementptr inbounds double, ptr %vla22, i64 %mul158
  %add161 = add nsw i64 %j.0301, %mul160
  %mul162 = mul nsw i64 %add161, %28
  %add.ptr163 = getelementptr inbounds double, ptr %add.ptr159, i64 %mul162
  %66 = load i64, ptr %is_positive, align 8
  %cmp.i284 = icmp ne i64 %64, 1
  %67 = and i64 %66, 4294967295
  %tobool.i = icmp ne i64 %67, 0
  %or.cond.i = or i1 %cmp.i284, %tobool.i
  br i1 %or.cond.i, label %if.else.i, label %for.body.i285

for.body.i285:                                    ; preds = %for.body142, %for.body.i285
  %r.064.i = phi i64 [ %inc.i, %for.body.i285 ], [ 0, %for.body142 ]
  %arrayidx.i = getelementptr inbounds double, ptr %add.ptr163, i64 %r.064.i
  %68 = load double, ptr %arrayidx.i, align 8
  %add.i = fadd double %cond, %68
  %arrayidx2.i = getelementptr inbounds double, ptr %add.ptr154, i64 %r.064.i
  store double %add.i, ptr %arrayidx2.i, align 8
  %inc.i = add nuw nsw i64 %r.064.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %36
  br i1 %exitcond.not.i, label %lazyasync_finish_d.exit, label %for.body.i285, !llvm.loop !43

if.else.i:                                        ; preds = %for.body142
  %cmp3.i286 = icmp eq i64 %64, 1
  br i1 %cmp3.i286, label %for.body9.i, label %for.body22.i

for.body9.i:                                      ; preds = %if.else.i, %for.body9.i
  %r5.068.i = phi i64 [ %inc15.i, %for.body9.i ], [ 0, %if.else.i ]
  %arrayidx10.i = getelementptr inbounds double, ptr %add.ptr163, i64 %r5.068.i
  %69 = load double, ptr %arrayidx10.i, align 8
  %add11.i = fadd double %cond, %69
  %cmp12.i288 = fcmp olt double %add11.i, 0.000000e+00
  %cond.i289 = select i1 %cmp12.i288, double 0.000000e+00, double %add11.i
  %arrayidx13.i = getelementptr inbounds double, ptr %add.ptr154, i64 %r5.068.i
  store double %cond.i289, ptr %arrayidx13.i, align 8
  %inc15.i = add nuw nsw i64 %r5.068.i, 1
  %exitcond72.not.i = icmp eq i64 %inc15.i, %36
  br i1 %exitcond72.not.i, label %lazyasync_finish_d.exit, label %for.body9.i, !llvm.loop !44

for.body22.i:                                     ; preds = %if.else.i, %for.body22.i
  %r18.066.i = phi i64 [ %inc35.i, %for.body22.i ], [ 0, %if.else.i ]
  %arrayidx24.i = getelementptr inbounds double, ptr %add.ptr163, i64 %r18.066.i
  %70 = load double, ptr %arrayidx24.i, align 8
  %add25.i = fadd double %cond, %70
  %cmp28.i = fcmp olt double %add25.i, 0.000000e+00
  %or.cond38.i = select i1 %tobool.i, i1 %cmp28.i, i1 false
  %cond32.i = select i1 %or.cond38.i, double 0.000000e+00, double %add25.i
  %mul.i287 = mul nsw i64 %r18.066.i, %64
  %arrayidx33.i = getelementptr inbounds double, ptr %add.ptr154, i64 %mul.i287
  store double %cond32.i, ptr %arrayidx33.i, align 8
  %inc35.i = add nuw nsw i64 %r18.066.i, 1
  %exitcond71.not.i = icmp eq i64 %inc35.i, %36
  br i1 %exitcond71.not.i, label %lazyasync_finish_d.exit, label %for.body22.i, !llvm.loop !45

lazyasync_finish_d.exit:                          ; preds = %for.body.i285, %for.body22.i, %for.body9.i
  %inc166 = add nuw nsw i64 %j.0301, 1
  %exitcond315.not = icmp eq i64 %inc166, %35
  br i1 %exitcond315.not, label %for.cond.cleanup141, label %for.body142, !llvm.loop !46

cleanup:                                          ; preds = %for.cond.cleanup136, %lazyasync_sum_up_d.exit, %for.cond.cleanup85
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %counts) #9
  %inc177 = add nuw nsw i64 %n.0307, 1
  %71 = load i64, ptr %phases17, align 8
  %cmp78 = icmp slt i64 %inc177, %71
  br i1 %cmp78, label %for.body80, label %for.cond.cleanup79, !llvm.loop !47
}

; Function Attrs: nounwind
define void @lazyasync_correlate_d(ptr nocapture noundef readonly %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp slt i64 %begin, %end
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %k.04 = phi i64 [ %inc, %for.body ], [ %begin, %entry ]
  tail call fastcc void @lazyasync_correlate_one_d(ptr noundef %arguments, i64 noundef %k.04)
  %inc = add i64 %k.04, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !48
}

; Function Attrs: nounwind
define internal fastcc void @lazyasync_correlate_one_d(ptr nocapture noundef readonly %p, i64 noundef %iteration) unnamed_addr #0 {
entry:
  %start = alloca [3 x i64], align 16
  %counts = alloca [3 x i64], align 16
  %columns = alloca [3 x ptr], align 16
  %to151 = alloca [3 x ptr], align 16
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
  %cond.i333 = tail call noundef i64 @llvm.smin.i64(i64 %3, i64 %sub12)
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
  %mul36 = mul nsw i64 %mul32, %cond.i333
  %vla = alloca double, i64 %mul36, align 16
  %mul37 = mul nsw i64 %mul35, %cond.i
  %vla38 = alloca double, i64 %mul37, align 16
  %axes = getelementptr inbounds i8, ptr %p, i64 264
  br label %for.body

for.cond44.preheader:                             ; preds = %for.body
  %add.ptr = getelementptr inbounds i8, ptr %p, i64 384
  %add.ptr16 = getelementptr inbounds double, ptr %6, i64 %mul15
  %add.ptr18 = getelementptr inbounds double, ptr %add.ptr16, i64 %mul17
  %add.ptr21 = getelementptr inbounds double, ptr %9, i64 %mul20
  %add.ptr23 = getelementptr inbounds double, ptr %add.ptr21, i64 %mul22
  %add.ptr26 = getelementptr inbounds double, ptr %12, i64 %mul25
  %add.ptr28 = getelementptr inbounds double, ptr %add.ptr26, i64 %mul27
  %add.ptr30 = getelementptr inbounds double, ptr %add.ptr28, i64 %mul29
  %channels = getelementptr inbounds i8, ptr %p, i64 32
  %19 = load i64, ptr %channels, align 8
  %cmp45358 = icmp sgt i64 %19, 0
  br i1 %cmp45358, label %for.body47.lr.ph, label %for.cond.cleanup46

for.body47.lr.ph:                                 ; preds = %for.cond44.preheader
  %bands = getelementptr inbounds i8, ptr %p, i64 184
  %counts57 = getelementptr inbounds i8, ptr %p, i64 240
  %arrayinit.element = getelementptr inbounds i8, ptr %counts, i64 8
  %arrayidx60 = getelementptr inbounds i8, ptr %p, i64 248
  %arrayinit.element61 = getelementptr inbounds i8, ptr %counts, i64 16
  %arrayidx63 = getelementptr inbounds i8, ptr %p, i64 256
  %band_axis = getelementptr inbounds i8, ptr %p, i64 168
  %band65 = getelementptr inbounds i8, ptr %p, i64 176
  %cmp79342 = icmp sgt i64 %cond.i333, 0
  %x_channel = getelementptr inbounds i8, ptr %p, i64 64
  %cmp108344 = icmp sgt i64 %cond.i, 0
  %rows_channel = getelementptr inbounds i8, ptr %p, i64 88
  %row_steps = getelementptr inbounds i8, ptr %p, i64 216
  %buffer.i = getelementptr inbounds i8, ptr %p, i64 336
  %buffer3.i = getelementptr inbounds i8, ptr %p, i64 376
  %arrayidx16.i = getelementptr inbounds i8, ptr %p, i64 224
  %arrayidx20.i = getelementptr inbounds i8, ptr %p, i64 232
  %taps133 = getelementptr inbounds i8, ptr %p, i64 208
  %20 = shl i64 %filled.0339, 3
  %21 = mul i64 %20, %28
  %22 = mul i64 %21, %29
  %23 = shl i64 %mul32, 3
  %24 = mul i64 %filled.0339, -8
  %25 = mul i64 %24, %28
  %26 = mul i64 %25, %29
  %.pre = load i64, ptr %bands, align 8
  %27 = getelementptr i8, ptr %vla, i64 %22
  br label %for.body47

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %filled.0339 = phi i64 [ 1, %entry ], [ %mul43, %for.body ]
  %arrayidx = getelementptr inbounds [3 x %struct.spatial_axis], ptr %axes, i64 0, i64 %indvars.iv
  %stride = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %28 = load i64, ptr %stride, align 8
  %buffer = getelementptr inbounds i8, ptr %arrayidx, i64 32
  %29 = load i64, ptr %buffer, align 8
  %mul42 = mul i64 %28, %filled.0339
  %mul43 = mul i64 %mul42, %29
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.cond44.preheader, label %for.body, !llvm.loop !49

for.cond.cleanup46:                               ; preds = %for.cond.cleanup55, %for.cond44.preheader
  ret void

for.body47:                                       ; preds = %for.body47.lr.ph, %for.cond.cleanup55
  %30 = phi i64 [ %19, %for.body47.lr.ph ], [ %33, %for.cond.cleanup55 ]
  %31 = phi i64 [ %16, %for.body47.lr.ph ], [ %34, %for.cond.cleanup55 ]
  %32 = phi i64 [ %.pre, %for.body47.lr.ph ], [ %35, %for.cond.cleanup55 ]
  %c.0359 = phi i64 [ 0, %for.body47.lr.ph ], [ %add205, %for.cond.cleanup55 ]
  %sub51 = sub nsw i64 %30, %c.0359
  %cond.i334 = call noundef i64 @llvm.smin.i64(i64 %31, i64 %sub51)
  %cmp54356 = icmp sgt i64 %32, 0
  br i1 %cmp54356, label %for.body56.lr.ph, label %for.cond.cleanup55

for.body56.lr.ph:                                 ; preds = %for.body47
  %cmp75348 = icmp sgt i64 %cond.i334, 0
  br label %for.body56

for.cond.cleanup55.loopexit:                      ; preds = %for.cond.cleanup138
  %.pre378 = load i64, ptr %channel_block, align 8
  %.pre379 = load i64, ptr %channels, align 8
  br label %for.cond.cleanup55

for.cond.cleanup55:                               ; preds = %for.cond.cleanup55.loopexit, %for.body47
  %33 = phi i64 [ %.pre379, %for.cond.cleanup55.loopexit ], [ %30, %for.body47 ]
  %34 = phi i64 [ %.pre378, %for.cond.cleanup55.loopexit ], [ %31, %for.body47 ]
  %35 = phi i64 [ %67, %for.cond.cleanup55.loopexit ], [ %32, %for.body47 ]
  %add205 = add nsw i64 %34, %c.0359
  %cmp45 = icmp slt i64 %add205, %33
  br i1 %cmp45, label %for.body47, label %for.cond.cleanup46, !llvm.loop !50

for.body56:                                       ; preds = %for.body56.lr.ph, %for.cond.cleanup138
  %band.0357 = phi i64 [ 0, %for.body56.lr.ph ], [ %inc201, %for.cond.cleanup138 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %start) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %start, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %counts) #9
  %36 = load i64, ptr %counts57, align 8
  store i64 %36, ptr %counts, align 16
  %37 = load i64, ptr %arrayidx60, align 8
  store i64 %37, ptr %arrayinit.element, align 8
  %38 = load i64, ptr %arrayidx63, align 8
  store i64 %38, ptr %arrayinit.element61, align 16
  %39 = load i64, ptr %band_axis, align 8
  %40 = load i64, ptr %band65, align 8
  %mul66 = mul nsw i64 %40, %band.0357
  %arrayidx67 = getelementptr inbounds [3 x i64], ptr %start, i64 0, i64 %39
  store i64 %mul66, ptr %arrayidx67, align 8
  %arrayidx69 = getelementptr inbounds [3 x i64], ptr %counts, i64 0, i64 %39
  %41 = load i64, ptr %arrayidx69, align 8
  %sub71 = sub nsw i64 %41, %mul66
  %cond.i335 = call noundef i64 @llvm.smin.i64(i64 %40, i64 %sub71)
  store i64 %cond.i335, ptr %arrayidx69, align 8
  br i1 %cmp75348, label %for.cond78.preheader.lr.ph, label %for.cond.cleanup76

for.cond78.preheader.lr.ph:                       ; preds = %for.body56
  %arrayidx123 = getelementptr inbounds [3 x i64], ptr %row_steps, i64 0, i64 %39
  %42 = load i64, ptr %counts, align 16
  %cmp80.i = icmp sgt i64 %42, 0
  %.pre.i = load i64, ptr %arrayinit.element, align 8
  %cmp778.i = icmp sgt i64 %.pre.i, 0
  %43 = load i64, ptr %arrayinit.element61, align 16
  %cmp2476.i = icmp sgt i64 %43, 0
  br label %for.cond78.preheader

for.cond78.preheader:                             ; preds = %for.cond78.preheader.lr.ph, %for.cond.cleanup109
  %k.0349 = phi i64 [ 0, %for.cond78.preheader.lr.ph ], [ %inc131, %for.cond.cleanup109 ]
  %44 = shl i64 %k.0349, 3
  br i1 %cmp79342, label %for.body81.lr.ph, label %for.cond107.preheader

for.body81.lr.ph:                                 ; preds = %for.cond78.preheader
  %add = add nsw i64 %k.0349, %c.0359
  %.pre376 = load i64, ptr %x_elements, align 8
  br label %for.body81

for.cond.cleanup76:                               ; preds = %for.cond.cleanup109, %for.body56
  %45 = load i64, ptr %taps133, align 8
  %mul134 = mul i64 %45, %cond.i333
  br i1 %cmp108344, label %for.body139.lr.ph, label %for.cond.cleanup138

for.body139.lr.ph:                                ; preds = %for.cond.cleanup76
  %cmp145352 = icmp sgt i64 %mul134, 0
  %46 = or i64 %band.0357, %c.0359
  %47 = icmp eq i64 %46, 0
  %land.ext = zext i1 %47 to i32
  br label %for.body139

for.cond107.preheader:                            ; preds = %for.cond.cleanup97, %for.cond78.preheader
  br i1 %cmp108344, label %for.body110.lr.ph, label %for.cond.cleanup109

for.body110.lr.ph:                                ; preds = %for.cond107.preheader
  %48 = load i64, ptr %rows_elements, align 8
  %mul114 = mul nsw i64 %48, %k.0349
  %invariant.gep = getelementptr double, ptr %vla38, i64 %mul114
  %add116 = add nsw i64 %k.0349, %c.0359
  %49 = load i64, ptr %rows_channel, align 8
  %mul117 = mul nsw i64 %49, %add116
  %add.ptr118 = getelementptr inbounds double, ptr %add.ptr23, i64 %mul117
  %50 = load i64, ptr %rows_row, align 8
  %51 = load i64, ptr %arrayidx123, align 8
  %mul124 = mul nsw i64 %51, %mul66
  %invariant.gep346 = getelementptr double, ptr %add.ptr118, i64 %mul124
  %52 = load i64, ptr %buffer.i, align 8
  %53 = load i64, ptr %buffer3.i, align 8
  %mul.i = shl i64 %48, 3
  br label %for.body110

for.body81:                                       ; preds = %for.body81.lr.ph, %for.cond.cleanup97
  %54 = phi i64 [ %.pre376, %for.body81.lr.ph ], [ %57, %for.cond.cleanup97 ]
  %m.0343 = phi i64 [ 0, %for.body81.lr.ph ], [ %inc104, %for.cond.cleanup97 ]
  %mul82 = mul nsw i64 %m.0343, %mul32
  %add.ptr83 = getelementptr inbounds double, ptr %vla, i64 %mul82
  %mul85 = mul nsw i64 %54, %k.0349
  %add.ptr86 = getelementptr inbounds double, ptr %add.ptr83, i64 %mul85
  %55 = load i64, ptr %x_channel, align 8
  %mul87 = mul nsw i64 %55, %add
  %add.ptr88 = getelementptr inbounds double, ptr %add.ptr18, i64 %mul87
  %56 = load i64, ptr %x_column, align 8
  %mul90 = mul nsw i64 %56, %m.0343
  %add.ptr91 = getelementptr inbounds double, ptr %add.ptr88, i64 %mul90
  call fastcc void @lazyasync_fill_d(ptr noundef nonnull %add.ptr86, ptr noundef %add.ptr91, ptr noundef nonnull %axes, ptr noundef nonnull %start)
  %57 = load i64, ptr %x_elements, align 8
  %cmp96340 = icmp slt i64 %mul43, %57
  br i1 %cmp96340, label %for.body98.preheader, label %for.cond.cleanup97

for.body98.preheader:                             ; preds = %for.body81
  %58 = mul i64 %23, %m.0343
  %scevgep = getelementptr i8, ptr %27, i64 %58
  %59 = mul i64 %44, %54
  %scevgep363 = getelementptr i8, ptr %scevgep, i64 %59
  %60 = shl i64 %57, 3
  %61 = add i64 %26, %60
  call void @llvm.memset.p0.i64(ptr align 8 %scevgep363, i8 0, i64 %61, i1 false)
  br label %for.cond.cleanup97

for.cond.cleanup97:                               ; preds = %for.body98.preheader, %for.body81
  %inc104 = add nuw nsw i64 %m.0343, 1
  %exitcond364.not = icmp eq i64 %inc104, %cond.i333
  br i1 %exitcond364.not, label %for.cond107.preheader, label %for.body81, !llvm.loop !51

for.cond.cleanup109:                              ; preds = %lazyasync_lay_out_d.exit, %for.cond107.preheader
  %inc131 = add nuw nsw i64 %k.0349, 1
  %exitcond372.not = icmp eq i64 %inc131, %cond.i334
  br i1 %exitcond372.not, label %for.cond.cleanup76, label %for.cond78.preheader, !llvm.loop !52

for.body110:                                      ; preds = %for.body110.lr.ph, %lazyasync_lay_out_d.exit
  %m106.0345 = phi i64 [ 0, %for.body110.lr.ph ], [ %inc128, %lazyasync_lay_out_d.exit ]
  %mul111 = mul nsw i64 %m106.0345, %mul35
  %gep = getelementptr double, ptr %invariant.gep, i64 %mul111
  %mul120 = mul nsw i64 %50, %m106.0345
  %gep347 = getelementptr double, ptr %invariant.gep346, i64 %mul120
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %gep, i8 0, i64 %mul.i, i1 false)
  br i1 %cmp80.i, label %for.cond5.preheader.i, label %lazyasync_lay_out_d.exit

for.cond5.preheader.i:                            ; preds = %for.body110, %for.cond.cleanup8.i
  %i.081.i = phi i64 [ %inc47.i, %for.cond.cleanup8.i ], [ 0, %for.body110 ]
  br i1 %cmp778.i, label %for.body9.lr.ph.i, label %for.cond.cleanup8.i

for.body9.lr.ph.i:                                ; preds = %for.cond5.preheader.i
  %mul10.i = mul nsw i64 %i.081.i, %52
  %62 = load i64, ptr %row_steps, align 8
  %mul13.i = mul nsw i64 %62, %i.081.i
  %add.ptr14.i = getelementptr inbounds double, ptr %gep347, i64 %mul13.i
  %63 = load i64, ptr %arrayidx16.i, align 8
  %64 = load i64, ptr %arrayidx20.i, align 8
  %cmp21.i = icmp eq i64 %64, 1
  br label %for.body9.i

for.cond.cleanup8.i:                              ; preds = %if.end.i, %for.cond5.preheader.i
  %inc47.i = add nuw nsw i64 %i.081.i, 1
  %exitcond370.not = icmp eq i64 %inc47.i, %42
  br i1 %exitcond370.not, label %lazyasync_lay_out_d.exit, label %for.cond5.preheader.i, !llvm.loop !53

for.body9.i:                                      ; preds = %if.end.i, %for.body9.lr.ph.i
  %j.079.i = phi i64 [ 0, %for.body9.lr.ph.i ], [ %inc44.i, %if.end.i ]
  %add.i = add nsw i64 %j.079.i, %mul10.i
  %mul11.i = mul nsw i64 %add.i, %53
  %add.ptr.i = getelementptr inbounds double, ptr %gep, i64 %mul11.i
  %mul17.i = mul nsw i64 %63, %j.079.i
  %add.ptr18.i = getelementptr inbounds double, ptr %add.ptr14.i, i64 %mul17.i
  br i1 %cmp21.i, label %for.cond22.preheader.i, label %for.cond30.preheader.i

for.cond30.preheader.i:                           ; preds = %for.body9.i
  br i1 %cmp2476.i, label %for.body34.i, label %if.end.i

for.cond22.preheader.i:                           ; preds = %for.body9.i
  br i1 %cmp2476.i, label %for.body26.i, label %if.end.i

for.body26.i:                                     ; preds = %for.cond22.preheader.i, %for.body26.i
  %r.077.i = phi i64 [ %inc.i, %for.body26.i ], [ 0, %for.cond22.preheader.i ]
  %arrayidx27.i = getelementptr inbounds double, ptr %add.ptr18.i, i64 %r.077.i
  %65 = load double, ptr %arrayidx27.i, align 8
  %arrayidx28.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %r.077.i
  store double %65, ptr %arrayidx28.i, align 8
  %inc.i = add nuw nsw i64 %r.077.i, 1
  %exitcond368.not = icmp eq i64 %inc.i, %43
  br i1 %exitcond368.not, label %if.end.i, label %for.body26.i, !llvm.loop !54

for.body34.i:                                     ; preds = %for.cond30.preheader.i, %for.body34.i
  %r29.075.i = phi i64 [ %inc41.i, %for.body34.i ], [ 0, %for.cond30.preheader.i ]
  %mul37.i = mul nsw i64 %r29.075.i, %64
  %arrayidx38.i = getelementptr inbounds double, ptr %add.ptr18.i, i64 %mul37.i
  %66 = load double, ptr %arrayidx38.i, align 8
  %arrayidx39.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %r29.075.i
  store double %66, ptr %arrayidx39.i, align 8
  %inc41.i = add nuw nsw i64 %r29.075.i, 1
  %exitcond365.not = icmp eq i64 %inc41.i, %43
  br i1 %exitcond365.not, label %if.end.i, label %for.body34.i, !llvm.loop !55

if.end.i:                                         ; preds = %for.body34.i, %for.body26.i, %for.cond22.preheader.i, %for.cond30.preheader.i
  %inc44.i = add nuw nsw i64 %j.079.i, 1
  %exitcond369.not = icmp eq i64 %inc44.i, %.pre.i
  br i1 %exitcond369.not, label %for.cond.cleanup8.i, label %for.body9.i, !llvm.loop !56

lazyasync_lay_out_d.exit:                         ; preds = %for.cond.cleanup8.i, %for.body110
  %inc128 = add nuw nsw i64 %m106.0345, 1
  %exitcond371.not = icmp eq i64 %inc128, %cond.i
  br i1 %exitcond371.not, label %for.cond.cleanup109, label %for.body110, !llvm.loop !57

for.cond.cleanup138:                              ; preds = %for.cond.cleanup147, %for.cond.cleanup76
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %counts) #9
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %start) #9
  %inc201 = add nuw nsw i64 %band.0357, 1
  %67 = load i64, ptr %bands, align 8
  %cmp54 = icmp slt i64 %inc201, %67
  br i1 %cmp54, label %for.body56, label %for.cond.cleanup55.loopexit, !llvm.loop !58

for.body139:                                      ; preds = %for.body139.lr.ph, %for.cond.cleanup147
  %m135.0355 = phi i64 [ 0, %for.body139.lr.ph ], [ %add198, %for.cond.cleanup147 ]
  %sub140 = sub nsw i64 %cond.i, %m135.0355
  %cmp141 = icmp sgt i64 %sub140, 3
  %cmp142 = icmp sgt i64 %sub140, 1
  %cond = zext i1 %cmp142 to i64
  %cond143 = select i1 %cmp141, i64 2, i64 %cond
  br i1 %cmp145352, label %for.body148.lr.ph, label %for.cond.cleanup147

for.body148.lr.ph:                                ; preds = %for.body139
  %mul183 = mul nsw i64 %m135.0355, %mul35
  %add.ptr184 = getelementptr inbounds double, ptr %vla38, i64 %mul183
  br label %for.body148

for.cond.cleanup147:                              ; preds = %for.cond.cleanup155, %for.body139
  %shl = shl nuw nsw i64 1, %cond143
  %add198 = add nuw nsw i64 %shl, %m135.0355
  %cmp137 = icmp slt i64 %add198, %cond.i
  br i1 %cmp137, label %for.body139, label %for.cond.cleanup138, !llvm.loop !59

for.body148:                                      ; preds = %for.body148.lr.ph, %for.cond.cleanup155
  %indvars.iv373 = phi i64 [ %mul134, %for.body148.lr.ph ], [ %indvars.iv.next374, %for.cond.cleanup155 ]
  %n.0353 = phi i64 [ 0, %for.body148.lr.ph ], [ %add196, %for.cond.cleanup155 ]
  %smin = call i64 @llvm.smin.i64(i64 %indvars.iv373, i64 3)
  %smax = call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %sub149 = sub nsw i64 %mul134, %n.0353
  %cond.i336 = call noundef i64 @llvm.smin.i64(i64 %sub149, i64 3)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %columns) #9
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %to151) #9
  %cmp153350 = icmp sgt i64 %sub149, 0
  %.pre377 = load i64, ptr %result_row, align 8
  br i1 %cmp153350, label %for.body156.lr.ph, label %for.cond.cleanup155

for.body156.lr.ph:                                ; preds = %for.body148
  %68 = load i64, ptr %taps133, align 8
  %mul169 = mul nsw i64 %.pre377, %m135.0355
  %add.ptr170 = getelementptr inbounds double, ptr %add.ptr30, i64 %mul169
  %69 = load i64, ptr %result_column, align 8
  br label %for.body156

for.cond.cleanup155:                              ; preds = %for.body156, %for.body148
  %sub181 = add nsw i64 %cond.i336, -1
  %arrayidx182 = getelementptr inbounds [3 x [3 x ptr]], ptr @lazyasync_correlate_one_d.kinds, i64 0, i64 %cond143, i64 %sub181
  %70 = load ptr, ptr %arrayidx182, align 8
  %71 = load i64, ptr %rows_elements, align 8
  %72 = load i64, ptr %x_elements, align 8
  call void %70(ptr noundef nonnull %add.ptr184, i64 noundef %mul35, i64 noundef %71, ptr noundef nonnull %columns, i64 noundef %72, i64 noundef %cond.i334, i64 noundef %71, ptr noundef nonnull %to151, i64 noundef %.pre377, i32 noundef %land.ext) #9
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %to151) #9
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %columns) #9
  %add196 = add nuw nsw i64 %n.0353, 3
  %cmp145 = icmp slt i64 %add196, %mul134
  %indvars.iv.next374 = add i64 %indvars.iv373, -3
  br i1 %cmp145, label %for.body148, label %for.cond.cleanup147, !llvm.loop !60

for.body156:                                      ; preds = %for.body156.lr.ph, %for.body156
  %v.0351 = phi i64 [ 0, %for.body156.lr.ph ], [ %inc178, %for.body156 ]
  %add157 = add nuw nsw i64 %v.0351, %n.0353
  %div159 = sdiv i64 %add157, %68
  %rem162 = srem i64 %add157, %68
  %mul163 = mul nsw i64 %div159, %mul32
  %add.ptr164 = getelementptr inbounds double, ptr %vla, i64 %mul163
  %arrayidx165 = getelementptr inbounds %struct.tap, ptr %add.ptr, i64 %rem162
  %73 = load i64, ptr %arrayidx165, align 8
  %add.ptr166 = getelementptr inbounds double, ptr %add.ptr164, i64 %73
  %arrayidx167 = getelementptr inbounds [3 x ptr], ptr %columns, i64 0, i64 %v.0351
  store ptr %add.ptr166, ptr %arrayidx167, align 8
  %mul172 = mul nsw i64 %69, %div159
  %add.ptr173 = getelementptr inbounds double, ptr %add.ptr170, i64 %mul172
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx165, i64 8
  %74 = load i64, ptr %in_kernel, align 8
  %add.ptr175 = getelementptr inbounds double, ptr %add.ptr173, i64 %74
  %arrayidx176 = getelementptr inbounds [3 x ptr], ptr %to151, i64 0, i64 %v.0351
  store ptr %add.ptr175, ptr %arrayidx176, align 8
  %inc178 = add nuw nsw i64 %v.0351, 1
  %exitcond375.not = icmp eq i64 %inc178, %smax
  br i1 %exitcond375.not, label %for.cond.cleanup155, label %for.body156, !llvm.loop !61
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #2

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @lazyasync_fill_f(ptr nocapture noundef writeonly %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %axes, ptr nocapture noundef readonly %start) unnamed_addr #3 {
entry:
  %arrayidx1 = getelementptr inbounds i8, ptr %axes, i64 40
  %arrayidx2 = getelementptr inbounds i8, ptr %axes, i64 80
  %buffer = getelementptr inbounds i8, ptr %axes, i64 32
  %0 = load i64, ptr %buffer, align 8
  %buffer3 = getelementptr inbounds i8, ptr %axes, i64 72
  %1 = load i64, ptr %buffer3, align 8
  %mul = mul nsw i64 %1, %0
  %buffer4 = getelementptr inbounds i8, ptr %axes, i64 112
  %2 = load i64, ptr %buffer4, align 8
  %mul5 = mul nsw i64 %mul, %2
  %stride = getelementptr inbounds i8, ptr %axes, i64 16
  %3 = load i64, ptr %stride, align 8
  %cmp275 = icmp sgt i64 %3, 0
  br i1 %cmp275, label %for.cond6.preheader.lr.ph, label %for.cond.cleanup

for.cond6.preheader.lr.ph:                        ; preds = %entry
  %stride7 = getelementptr inbounds i8, ptr %axes, i64 56
  %stride12 = getelementptr inbounds i8, ptr %axes, i64 96
  %before = getelementptr inbounds i8, ptr %axes, i64 104
  %arrayidx16 = getelementptr inbounds i8, ptr %start, i64 16
  %step28 = getelementptr inbounds i8, ptr %axes, i64 88
  %before40 = getelementptr inbounds i8, ptr %axes, i64 24
  %arrayidx47 = getelementptr inbounds i8, ptr %start, i64 8
  %before52 = getelementptr inbounds i8, ptr %axes, i64 64
  %step64 = getelementptr inbounds i8, ptr %axes, i64 8
  %step66 = getelementptr inbounds i8, ptr %axes, i64 48
  %.pre = load i64, ptr %stride7, align 8
  br label %for.cond6.preheader

for.cond6.preheader:                              ; preds = %for.cond6.preheader.lr.ph, %for.cond.cleanup9
  %4 = phi i64 [ %3, %for.cond6.preheader.lr.ph ], [ %18, %for.cond.cleanup9 ]
  %5 = phi i64 [ %.pre, %for.cond6.preheader.lr.ph ], [ %19, %for.cond.cleanup9 ]
  %6 = phi i64 [ %0, %for.cond6.preheader.lr.ph ], [ %20, %for.cond.cleanup9 ]
  %7 = phi i64 [ %1, %for.cond6.preheader.lr.ph ], [ %21, %for.cond.cleanup9 ]
  %8 = phi i64 [ %0, %for.cond6.preheader.lr.ph ], [ %22, %for.cond.cleanup9 ]
  %9 = phi i64 [ %2, %for.cond6.preheader.lr.ph ], [ %23, %for.cond.cleanup9 ]
  %10 = phi i64 [ %.pre, %for.cond6.preheader.lr.ph ], [ %24, %for.cond.cleanup9 ]
  %to.addr.0277 = phi ptr [ %to, %for.cond6.preheader.lr.ph ], [ %to.addr.1.lcssa, %for.cond.cleanup9 ]
  %i.0276 = phi i64 [ 0, %for.cond6.preheader.lr.ph ], [ %inc152, %for.cond.cleanup9 ]
  %cmp8271 = icmp sgt i64 %10, 0
  br i1 %cmp8271, label %for.cond11.preheader.preheader, label %for.cond.cleanup9

for.cond11.preheader.preheader:                   ; preds = %for.cond6.preheader
  %.pre283 = load i64, ptr %stride12, align 8
  br label %for.cond11.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup9, %entry
  ret void

for.cond11.preheader:                             ; preds = %for.cond11.preheader.preheader, %for.cond.cleanup14
  %11 = phi i64 [ %25, %for.cond.cleanup14 ], [ %5, %for.cond11.preheader.preheader ]
  %12 = phi i64 [ %26, %for.cond.cleanup14 ], [ %.pre283, %for.cond11.preheader.preheader ]
  %13 = phi i64 [ %27, %for.cond.cleanup14 ], [ %6, %for.cond11.preheader.preheader ]
  %14 = phi i64 [ %28, %for.cond.cleanup14 ], [ %7, %for.cond11.preheader.preheader ]
  %15 = phi i64 [ %29, %for.cond.cleanup14 ], [ %8, %for.cond11.preheader.preheader ]
  %16 = phi i64 [ %30, %for.cond.cleanup14 ], [ %9, %for.cond11.preheader.preheader ]
  %17 = phi i64 [ %31, %for.cond.cleanup14 ], [ %.pre283, %for.cond11.preheader.preheader ]
  %to.addr.1273 = phi ptr [ %to.addr.2.lcssa, %for.cond.cleanup14 ], [ %to.addr.0277, %for.cond11.preheader.preheader ]
  %j.0272 = phi i64 [ %inc148, %for.cond.cleanup14 ], [ 0, %for.cond11.preheader.preheader ]
  %cmp13267 = icmp sgt i64 %17, 0
  br i1 %cmp13267, label %for.body15, label %for.cond.cleanup14

for.cond.cleanup9.loopexit:                       ; preds = %for.cond.cleanup14
  %.pre288 = load i64, ptr %stride, align 8
  br label %for.cond.cleanup9

for.cond.cleanup9:                                ; preds = %for.cond.cleanup9.loopexit, %for.cond6.preheader
  %18 = phi i64 [ %4, %for.cond6.preheader ], [ %.pre288, %for.cond.cleanup9.loopexit ]
  %19 = phi i64 [ %5, %for.cond6.preheader ], [ %25, %for.cond.cleanup9.loopexit ]
  %20 = phi i64 [ %6, %for.cond6.preheader ], [ %27, %for.cond.cleanup9.loopexit ]
  %21 = phi i64 [ %7, %for.cond6.preheader ], [ %28, %for.cond.cleanup9.loopexit ]
  %22 = phi i64 [ %8, %for.cond6.preheader ], [ %29, %for.cond.cleanup9.loopexit ]
  %23 = phi i64 [ %9, %for.cond6.preheader ], [ %30, %for.cond.cleanup9.loopexit ]
  %24 = phi i64 [ %10, %for.cond6.preheader ], [ %25, %for.cond.cleanup9.loopexit ]
  %to.addr.1.lcssa = phi ptr [ %to.addr.0277, %for.cond6.preheader ], [ %to.addr.2.lcssa, %for.cond.cleanup9.loopexit ]
  %inc152 = add nuw nsw i64 %i.0276, 1
  %cmp = icmp slt i64 %inc152, %18
  br i1 %cmp, label %for.cond6.preheader, label %for.cond.cleanup, !llvm.loop !62

for.cond.cleanup14.loopexit:                      ; preds = %for.cond.cleanup33
  %.pre287 = load i64, ptr %stride7, align 8
  br label %for.cond.cleanup14

for.cond.cleanup14:                               ; preds = %for.cond.cleanup14.loopexit, %for.cond11.preheader
  %25 = phi i64 [ %11, %for.cond11.preheader ], [ %.pre287, %for.cond.cleanup14.loopexit ]
  %26 = phi i64 [ %12, %for.cond11.preheader ], [ %45, %for.cond.cleanup14.loopexit ]
  %27 = phi i64 [ %13, %for.cond11.preheader ], [ %46, %for.cond.cleanup14.loopexit ]
  %28 = phi i64 [ %14, %for.cond11.preheader ], [ %47, %for.cond.cleanup14.loopexit ]
  %29 = phi i64 [ %15, %for.cond11.preheader ], [ %48, %for.cond.cleanup14.loopexit ]
  %30 = phi i64 [ %16, %for.cond11.preheader ], [ %49, %for.cond.cleanup14.loopexit ]
  %31 = phi i64 [ %17, %for.cond11.preheader ], [ %45, %for.cond.cleanup14.loopexit ]
  %to.addr.2.lcssa = phi ptr [ %to.addr.1273, %for.cond11.preheader ], [ %add.ptr144, %for.cond.cleanup14.loopexit ]
  %inc148 = add nuw nsw i64 %j.0272, 1
  %cmp8 = icmp slt i64 %inc148, %25
  br i1 %cmp8, label %for.cond11.preheader, label %for.cond.cleanup9.loopexit, !llvm.loop !63

for.body15:                                       ; preds = %for.cond11.preheader, %for.cond.cleanup33
  %32 = phi i64 [ %45, %for.cond.cleanup33 ], [ %12, %for.cond11.preheader ]
  %33 = phi i64 [ %46, %for.cond.cleanup33 ], [ %13, %for.cond11.preheader ]
  %34 = phi i64 [ %47, %for.cond.cleanup33 ], [ %14, %for.cond11.preheader ]
  %35 = phi i64 [ %48, %for.cond.cleanup33 ], [ %15, %for.cond11.preheader ]
  %36 = phi i64 [ %49, %for.cond.cleanup33 ], [ %16, %for.cond11.preheader ]
  %37 = phi i64 [ %45, %for.cond.cleanup33 ], [ %17, %for.cond11.preheader ]
  %to.addr.2269 = phi ptr [ %add.ptr144, %for.cond.cleanup33 ], [ %to.addr.1273, %for.cond11.preheader ]
  %k.0268 = phi i64 [ %inc143, %for.cond.cleanup33 ], [ 0, %for.cond11.preheader ]
  %38 = load i64, ptr %before, align 8
  %sub = sub nsw i64 %k.0268, %38
  %39 = load i64, ptr %arrayidx16, align 8
  %mul18 = mul nsw i64 %39, %37
  %add = add nsw i64 %mul18, %sub
  %cmp.not.i = icmp slt i64 %add, 0
  br i1 %cmp.not.i, label %cond.false.i, label %below.exit

cond.false.i:                                     ; preds = %for.body15
  %40 = xor i64 %add, -1
  %sub1.i = add i64 %37, %40
  %div.i = sdiv i64 %sub1.i, %37
  br label %below.exit

below.exit:                                       ; preds = %for.body15, %cond.false.i
  %cond.i = phi i64 [ %div.i, %cond.false.i ], [ 0, %for.body15 ]
  %cond.i237 = tail call noundef i64 @llvm.smin.i64(i64 %cond.i, i64 %36)
  %41 = load i64, ptr %arrayidx2, align 8
  %cmp.not.i238 = icmp sgt i64 %41, %add
  br i1 %cmp.not.i238, label %cond.false.i240, label %below.exit243

cond.false.i240:                                  ; preds = %below.exit
  %42 = xor i64 %add, -1
  %add.i = add i64 %37, %42
  %sub1.i241 = add i64 %add.i, %41
  %div.i242 = sdiv i64 %sub1.i241, %37
  br label %below.exit243

below.exit243:                                    ; preds = %below.exit, %cond.false.i240
  %cond.i239 = phi i64 [ %div.i242, %cond.false.i240 ], [ 0, %below.exit ]
  %cond.i244 = tail call noundef i64 @llvm.smin.i64(i64 %cond.i239, i64 %36)
  %cond.i245 = tail call noundef i64 @llvm.smax.i64(i64 %cond.i237, i64 %cond.i244)
  %43 = load i64, ptr %step28, align 8
  %mul29 = mul nsw i64 %43, %37
  %cmp32264 = icmp sgt i64 %35, 0
  br i1 %cmp32264, label %for.body34.lr.ph, label %for.cond.cleanup33

for.body34.lr.ph:                                 ; preds = %below.exit243
  %cmp76249 = icmp sgt i64 %cond.i237, 0
  %cmp97251 = icmp slt i64 %cond.i, %cond.i244
  %44 = shl nuw i64 %cond.i237, 2
  br label %for.body34

for.cond.cleanup33.loopexit:                      ; preds = %for.cond.cleanup45
  %.pre286 = load i64, ptr %stride12, align 8
  br label %for.cond.cleanup33

for.cond.cleanup33:                               ; preds = %for.cond.cleanup33.loopexit, %below.exit243
  %45 = phi i64 [ %.pre286, %for.cond.cleanup33.loopexit ], [ %32, %below.exit243 ]
  %46 = phi i64 [ %56, %for.cond.cleanup33.loopexit ], [ %33, %below.exit243 ]
  %47 = phi i64 [ %57, %for.cond.cleanup33.loopexit ], [ %34, %below.exit243 ]
  %48 = phi i64 [ %56, %for.cond.cleanup33.loopexit ], [ %35, %below.exit243 ]
  %49 = phi i64 [ %58, %for.cond.cleanup33.loopexit ], [ %36, %below.exit243 ]
  %inc143 = add nuw nsw i64 %k.0268, 1
  %add.ptr144 = getelementptr inbounds float, ptr %to.addr.2269, i64 %mul5
  %cmp13 = icmp slt i64 %inc143, %45
  br i1 %cmp13, label %for.body15, label %for.cond.cleanup14.loopexit, !llvm.loop !64

for.body34:                                       ; preds = %for.body34.lr.ph, %for.cond.cleanup45
  %50 = phi i64 [ %33, %for.body34.lr.ph ], [ %56, %for.cond.cleanup45 ]
  %51 = phi i64 [ %34, %for.body34.lr.ph ], [ %57, %for.cond.cleanup45 ]
  %52 = phi i64 [ %36, %for.body34.lr.ph ], [ %58, %for.cond.cleanup45 ]
  %p.0266 = phi i64 [ 0, %for.body34.lr.ph ], [ %inc139, %for.cond.cleanup45 ]
  %row.0265 = phi ptr [ %to.addr.2269, %for.body34.lr.ph ], [ %row.1.lcssa, %for.cond.cleanup45 ]
  %53 = load i64, ptr %start, align 8
  %add36 = add nsw i64 %53, %p.0266
  %54 = load i64, ptr %stride, align 8
  %mul38 = mul nsw i64 %add36, %54
  %add39 = add nsw i64 %mul38, %i.0276
  %55 = load i64, ptr %before40, align 8
  %sub41 = sub i64 %add39, %55
  %cmp44259 = icmp sgt i64 %51, 0
  br i1 %cmp44259, label %for.body46.lr.ph, label %for.cond.cleanup45

for.body46.lr.ph:                                 ; preds = %for.body34
  %cmp54 = icmp slt i64 %sub41, 0
  br label %for.body46

for.cond.cleanup45.loopexit:                      ; preds = %cleanup
  %.pre285 = load i64, ptr %buffer, align 8
  br label %for.cond.cleanup45

for.cond.cleanup45:                               ; preds = %for.cond.cleanup45.loopexit, %for.body34
  %56 = phi i64 [ %50, %for.body34 ], [ %.pre285, %for.cond.cleanup45.loopexit ]
  %57 = phi i64 [ %51, %for.body34 ], [ %75, %for.cond.cleanup45.loopexit ]
  %58 = phi i64 [ %52, %for.body34 ], [ %74, %for.cond.cleanup45.loopexit ]
  %row.1.lcssa = phi ptr [ %row.0265, %for.body34 ], [ %add.ptr135, %for.cond.cleanup45.loopexit ]
  %inc139 = add nuw nsw i64 %p.0266, 1
  %cmp32 = icmp slt i64 %inc139, %56
  br i1 %cmp32, label %for.body34, label %for.cond.cleanup33.loopexit, !llvm.loop !65

for.body46:                                       ; preds = %for.body46.lr.ph, %cleanup
  %59 = phi i64 [ %52, %for.body46.lr.ph ], [ %74, %cleanup ]
  %q.0263 = phi i64 [ 0, %for.body46.lr.ph ], [ %inc133, %cleanup ]
  %row.1260 = phi ptr [ %row.0265, %for.body46.lr.ph ], [ %add.ptr135, %cleanup ]
  %60 = load i64, ptr %arrayidx47, align 8
  %add48 = add nsw i64 %60, %q.0263
  %61 = load i64, ptr %stride7, align 8
  %mul50 = mul nsw i64 %add48, %61
  %add51 = add nsw i64 %mul50, %j.0272
  %62 = load i64, ptr %before52, align 8
  %sub53 = sub i64 %add51, %62
  br i1 %cmp54, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body46
  %63 = load i64, ptr %axes, align 8
  %cmp56 = icmp sge i64 %sub41, %63
  %cmp58 = icmp slt i64 %sub53, 0
  %or.cond = select i1 %cmp56, i1 true, i1 %cmp58
  br i1 %or.cond, label %if.then, label %lor.lhs.false59

lor.lhs.false59:                                  ; preds = %lor.lhs.false
  %64 = load i64, ptr %arrayidx1, align 8
  %cmp61.not = icmp slt i64 %sub53, %64
  br i1 %cmp61.not, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false59, %lor.lhs.false, %for.body46
  %mul63 = shl i64 %59, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %row.1260, i8 0, i64 %mul63, i1 false)
  %.pre284 = load i64, ptr %buffer4, align 8
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false59
  %65 = load i64, ptr %step64, align 8
  %mul65 = mul nsw i64 %65, %sub41
  %add.ptr = getelementptr inbounds float, ptr %from, i64 %mul65
  %66 = load i64, ptr %step66, align 8
  %mul67 = mul nsw i64 %66, %sub53
  %add.ptr68 = getelementptr inbounds float, ptr %add.ptr, i64 %mul67
  %67 = load i64, ptr %stride12, align 8
  %mul70 = mul nsw i64 %67, %cond.i237
  %add71 = add nsw i64 %mul70, %add
  %68 = load i64, ptr %step28, align 8
  %mul73 = mul nsw i64 %add71, %68
  %add.ptr74 = getelementptr inbounds float, ptr %add.ptr68, i64 %mul73
  br i1 %cmp76249, label %for.body78.preheader, label %for.cond.cleanup77

for.body78.preheader:                             ; preds = %if.end
  tail call void @llvm.memset.p0.i64(ptr align 4 %row.1260, i8 0, i64 %44, i1 false)
  br label %for.cond.cleanup77

for.cond.cleanup77:                               ; preds = %for.body78.preheader, %if.end
  switch i64 %mul29, label %for.cond109.preheader [
    i64 1, label %for.cond83.preheader
    i64 2, label %for.cond96.preheader
  ]

for.cond96.preheader:                             ; preds = %for.cond.cleanup77
  br i1 %cmp97251, label %for.body99, label %if.end121

for.cond83.preheader:                             ; preds = %for.cond.cleanup77
  br i1 %cmp97251, label %for.body86, label %if.end121

for.cond109.preheader:                            ; preds = %for.cond.cleanup77
  br i1 %cmp97251, label %for.body112, label %if.end121

for.body86:                                       ; preds = %for.cond83.preheader, %for.body86
  %r82.0254 = phi i64 [ %inc91, %for.body86 ], [ %cond.i237, %for.cond83.preheader ]
  %sub87 = sub nsw i64 %r82.0254, %cond.i237
  %arrayidx88 = getelementptr inbounds float, ptr %add.ptr74, i64 %sub87
  %69 = load float, ptr %arrayidx88, align 4
  %arrayidx89 = getelementptr inbounds float, ptr %row.1260, i64 %r82.0254
  store float %69, ptr %arrayidx89, align 4
  %inc91 = add nsw i64 %r82.0254, 1
  %exitcond281.not = icmp eq i64 %inc91, %cond.i245
  br i1 %exitcond281.not, label %if.end121, label %for.body86, !llvm.loop !66

for.body99:                                       ; preds = %for.cond96.preheader, %for.body99
  %r95.0252 = phi i64 [ %inc105, %for.body99 ], [ %cond.i237, %for.cond96.preheader ]
  %sub100 = sub nsw i64 %r95.0252, %cond.i237
  %arrayidx102.idx = shl nsw i64 %sub100, 3
  %arrayidx102 = getelementptr inbounds i8, ptr %add.ptr74, i64 %arrayidx102.idx
  %70 = load float, ptr %arrayidx102, align 4
  %arrayidx103 = getelementptr inbounds float, ptr %row.1260, i64 %r95.0252
  store float %70, ptr %arrayidx103, align 4
  %inc105 = add nsw i64 %r95.0252, 1
  %exitcond.not = icmp eq i64 %inc105, %cond.i245
  br i1 %exitcond.not, label %if.end121, label %for.body99, !llvm.loop !67

for.body112:                                      ; preds = %for.cond109.preheader, %for.body112
  %r108.0256 = phi i64 [ %inc118, %for.body112 ], [ %cond.i237, %for.cond109.preheader ]
  %sub113 = sub nsw i64 %r108.0256, %cond.i237
  %mul114 = mul nsw i64 %sub113, %mul29
  %arrayidx115 = getelementptr inbounds float, ptr %add.ptr74, i64 %mul114
  %71 = load float, ptr %arrayidx115, align 4
  %arrayidx116 = getelementptr inbounds float, ptr %row.1260, i64 %r108.0256
  store float %71, ptr %arrayidx116, align 4
  %inc118 = add nsw i64 %r108.0256, 1
  %exitcond282.not = icmp eq i64 %inc118, %cond.i245
  br i1 %exitcond282.not, label %if.end121, label %for.body112, !llvm.loop !68

if.end121:                                        ; preds = %for.body99, %for.body86, %for.body112, %for.cond96.preheader, %for.cond83.preheader, %for.cond109.preheader
  %72 = load i64, ptr %buffer4, align 8
  %cmp125257 = icmp slt i64 %cond.i245, %72
  br i1 %cmp125257, label %for.body127, label %cleanup

for.body127:                                      ; preds = %if.end121, %for.body127
  %r122.0258 = phi i64 [ %inc130, %for.body127 ], [ %cond.i245, %if.end121 ]
  %arrayidx128 = getelementptr inbounds float, ptr %row.1260, i64 %r122.0258
  store float 0.000000e+00, ptr %arrayidx128, align 4
  %inc130 = add nsw i64 %r122.0258, 1
  %73 = load i64, ptr %buffer4, align 8
  %cmp125 = icmp slt i64 %inc130, %73
  br i1 %cmp125, label %for.body127, label %cleanup, !llvm.loop !69

cleanup:                                          ; preds = %for.body127, %if.end121, %if.then
  %74 = phi i64 [ %72, %if.end121 ], [ %.pre284, %if.then ], [ %73, %for.body127 ]
  %inc133 = add nuw nsw i64 %q.0263, 1
  %add.ptr135 = getelementptr inbounds float, ptr %row.1260, i64 %74
  %75 = load i64, ptr %buffer3, align 8
  %cmp44 = icmp slt i64 %inc133, %75
  br i1 %cmp44, label %for.body46, label %for.cond.cleanup45.loopexit, !llvm.loop !70
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

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
  br i1 %exitcond151.not, label %for.body92, label %for.cond18.preheader, !llvm.loop !71

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !72

for.body92:                                       ; preds = %for.cond.cleanup21, %cond.end
  %sum.sroa.0.0.lcssa = phi <8 x float> [ %cond, %cond.end ], [ %sum.sroa.0.1.lcssa, %for.cond.cleanup21 ]
  store <8 x float> %sum.sroa.0.0.lcssa, ptr %sums, align 4
  ret void
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
  br i1 %exitcond154.not, label %for.cond88.preheader, label %for.cond18.preheader, !llvm.loop !73

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !74
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
  br i1 %exitcond154.not, label %for.cond88.preheader, label %for.cond18.preheader, !llvm.loop !75

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !76
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_2_1_f(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.1
  %cmp19143 = icmp sgt i64 %tap_count, 0
  br label %for.cond18.preheader

cond.false.1:                                     ; preds = %entry
  %0 = load <8 x float>, ptr %sums, align 4
  %add.ptr.1 = getelementptr inbounds float, ptr %sums, i64 %row
  %1 = load <8 x float>, ptr %add.ptr.1, align 4
  br label %cond.end.1

cond.end.1:                                       ; preds = %entry, %cond.false.1
  %cond157 = phi <8 x float> [ %0, %cond.false.1 ], [ zeroinitializer, %entry ]
  %cond.1 = phi <8 x float> [ %1, %cond.false.1 ], [ zeroinitializer, %entry ]
  %cmp14145 = icmp sgt i64 %channels, 0
  br i1 %cmp14145, label %for.cond18.preheader.lr.ph, label %for.cond82.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.6.0 = phi <8 x float> [ %cond.1, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.0 = phi <8 x float> [ %cond157, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %x.addr.0148 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0147 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0146 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19143, label %for.body22, label %for.cond.cleanup21

for.cond82.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.1
  %sum.sroa.6.1 = phi <8 x float> [ %cond.1, %cond.end.1 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.1 = phi <8 x float> [ %cond157, %cond.end.1 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  store <8 x float> %sum.sroa.0.1, ptr %sums, align 4
  %add.ptr99.1 = getelementptr inbounds float, ptr %sums, i64 %row
  store <8 x float> %sum.sroa.6.1, ptr %add.ptr99.1, align 4
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %8, %for.body22 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %6, %for.body22 ]
  %add.ptr76 = getelementptr inbounds float, ptr %x.addr.0148, i64 %x_step
  %add.ptr77 = getelementptr inbounds float, ptr %kernel.addr.0147, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0146, 1
  %exitcond152.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond152.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !77

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.6.3 = phi <8 x float> [ %8, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %6, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %t.0144 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0144
  %2 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds float, ptr %x.addr.0148, i64 %2
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %3 = load i64, ptr %in_kernel, align 8
  %add.ptr26 = getelementptr inbounds float, ptr %kernel.addr.0147, i64 %3
  %4 = load <8 x float>, ptr %add.ptr24, align 4
  %5 = load float, ptr %add.ptr26, align 4
  %splat.splatinsert = insertelement <8 x float> poison, float %5, i64 0
  %splat.splat = shufflevector <8 x float> %splat.splatinsert, <8 x float> poison, <8 x i32> zeroinitializer
  %6 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %4, <8 x float> %sum.sroa.0.3)
  %arrayidx49.1 = getelementptr inbounds float, ptr %add.ptr26, i64 %output_step
  %7 = load float, ptr %arrayidx49.1, align 4
  %splat.splatinsert.1 = insertelement <8 x float> poison, float %7, i64 0
  %splat.splat.1 = shufflevector <8 x float> %splat.splatinsert.1, <8 x float> poison, <8 x i32> zeroinitializer
  %8 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.1, <8 x float> %4, <8 x float> %sum.sroa.6.3)
  %inc74 = add nuw nsw i64 %t.0144, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !78
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_2_2_f(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.1.1, label %cond.end.1.1

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.1.1
  %cmp19146 = icmp sgt i64 %tap_count, 0
  br label %for.cond18.preheader

cond.false.1.1:                                   ; preds = %entry
  %0 = load <8 x float>, ptr %sums, align 4
  %add.ptr7.1 = getelementptr inbounds i8, ptr %sums, i64 32
  %1 = load <8 x float>, ptr %add.ptr7.1, align 4
  %add.ptr.1176 = getelementptr inbounds float, ptr %sums, i64 %row
  %2 = load <8 x float>, ptr %add.ptr.1176, align 4
  %add.ptr7.1.1 = getelementptr inbounds i8, ptr %add.ptr.1176, i64 32
  %3 = load <8 x float>, ptr %add.ptr7.1.1, align 4
  br label %cond.end.1.1

cond.end.1.1:                                     ; preds = %entry, %cond.false.1.1
  %cond.1157192 = phi <8 x float> [ %2, %cond.false.1.1 ], [ zeroinitializer, %entry ]
  %cond172177190 = phi <8 x float> [ %0, %cond.false.1.1 ], [ zeroinitializer, %entry ]
  %cond.1179188 = phi <8 x float> [ %1, %cond.false.1.1 ], [ zeroinitializer, %entry ]
  %cond.1.1 = phi <8 x float> [ %3, %cond.false.1.1 ], [ zeroinitializer, %entry ]
  %cmp14148 = icmp sgt i64 %channels, 0
  br i1 %cmp14148, label %for.cond18.preheader.lr.ph, label %for.cond82.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.6.0 = phi <8 x float> [ %cond.1179188, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.0 = phi <8 x float> [ %cond172177190, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.9.0 = phi <8 x float> [ %cond.1157192, %for.cond18.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.13.0 = phi <8 x float> [ %cond.1.1, %for.cond18.preheader.lr.ph ], [ %sum.sroa.13.2, %for.cond.cleanup21 ]
  %x.addr.0151 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0150 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0149 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19146, label %for.body22, label %for.cond.cleanup21

for.cond82.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.1.1
  %sum.sroa.6.1 = phi <8 x float> [ %cond.1179188, %cond.end.1.1 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.1 = phi <8 x float> [ %cond172177190, %cond.end.1.1 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.9.1 = phi <8 x float> [ %cond.1157192, %cond.end.1.1 ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.13.1 = phi <8 x float> [ %cond.1.1, %cond.end.1.1 ], [ %sum.sroa.13.2, %for.cond.cleanup21 ]
  %4 = shl i64 %row, 2
  store <8 x float> %sum.sroa.0.1, ptr %sums, align 4
  %sum.sroa.6.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 32
  store <8 x float> %sum.sroa.6.1, ptr %sum.sroa.6.0.sums.sroa_idx, align 4
  %scevgep.1 = getelementptr i8, ptr %sums, i64 %4
  store <8 x float> %sum.sroa.9.1, ptr %scevgep.1, align 4
  %sum.sroa.13.64.scevgep.1.sroa_idx = getelementptr inbounds i8, ptr %scevgep.1, i64 32
  store <8 x float> %sum.sroa.13.1, ptr %sum.sroa.13.64.scevgep.1.sroa_idx, align 4
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %9, %for.body22 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %8, %for.body22 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond18.preheader ], [ %11, %for.body22 ]
  %sum.sroa.13.2 = phi <8 x float> [ %sum.sroa.13.0, %for.cond18.preheader ], [ %12, %for.body22 ]
  %add.ptr76 = getelementptr inbounds float, ptr %x.addr.0151, i64 %x_step
  %add.ptr77 = getelementptr inbounds float, ptr %kernel.addr.0150, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0149, 1
  %exitcond164.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond164.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !79

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.6.3 = phi <8 x float> [ %9, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %8, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %11, %for.body22 ], [ %sum.sroa.9.0, %for.cond18.preheader ]
  %sum.sroa.13.3 = phi <8 x float> [ %12, %for.body22 ], [ %sum.sroa.13.0, %for.cond18.preheader ]
  %t.0147 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0147
  %5 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds float, ptr %x.addr.0151, i64 %5
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %6 = load i64, ptr %in_kernel, align 8
  %met.sroa.0.0.copyload = load <8 x float>, ptr %add.ptr24, align 4
  %met.sroa.5.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 32
  %met.sroa.5.0.copyload = load <8 x float>, ptr %met.sroa.5.0.add.ptr24.sroa_idx, align 4
  %add.ptr26 = getelementptr inbounds float, ptr %kernel.addr.0150, i64 %6
  %7 = load float, ptr %add.ptr26, align 4
  %splat.splatinsert = insertelement <8 x float> poison, float %7, i64 0
  %splat.splat = shufflevector <8 x float> %splat.splatinsert, <8 x float> poison, <8 x i32> zeroinitializer
  %8 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.0.3)
  %9 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.5.0.copyload, <8 x float> %sum.sroa.6.3)
  %arrayidx49.1 = getelementptr inbounds float, ptr %add.ptr26, i64 %output_step
  %10 = load float, ptr %arrayidx49.1, align 4
  %splat.splatinsert.1 = insertelement <8 x float> poison, float %10, i64 0
  %splat.splat.1 = shufflevector <8 x float> %splat.splatinsert.1, <8 x float> poison, <8 x i32> zeroinitializer
  %11 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.1, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.9.3)
  %12 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.1, <8 x float> %met.sroa.5.0.copyload, <8 x float> %sum.sroa.13.3)
  %inc74 = add nuw nsw i64 %t.0147, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !80
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_2_3_f(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.2.1, label %cond.end.2.1

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.2.1
  %cmp19146 = icmp sgt i64 %tap_count, 0
  br label %for.cond18.preheader

cond.false.2.1:                                   ; preds = %entry
  %0 = load <8 x float>, ptr %sums, align 4
  %add.ptr7.1 = getelementptr inbounds i8, ptr %sums, i64 32
  %1 = load <8 x float>, ptr %add.ptr7.1, align 4
  %add.ptr7.2 = getelementptr inbounds i8, ptr %sums, i64 64
  %2 = load <8 x float>, ptr %add.ptr7.2, align 4
  %add.ptr.1184 = getelementptr inbounds float, ptr %sums, i64 %row
  %3 = load <8 x float>, ptr %add.ptr.1184, align 4
  %add.ptr7.1.1 = getelementptr inbounds i8, ptr %add.ptr.1184, i64 32
  %4 = load <8 x float>, ptr %add.ptr7.1.1, align 4
  %add.ptr7.2.1 = getelementptr inbounds i8, ptr %add.ptr.1184, i64 64
  %5 = load <8 x float>, ptr %add.ptr7.2.1, align 4
  br label %cond.end.2.1

cond.end.2.1:                                     ; preds = %entry, %cond.false.2.1
  %cond.1.1223 = phi <8 x float> [ %4, %cond.false.2.1 ], [ zeroinitializer, %entry ]
  %cond.2189200220 = phi <8 x float> [ %2, %cond.false.2.1 ], [ zeroinitializer, %entry ]
  %cond173177187202218 = phi <8 x float> [ %0, %cond.false.2.1 ], [ zeroinitializer, %entry ]
  %cond.1179185204216 = phi <8 x float> [ %1, %cond.false.2.1 ], [ zeroinitializer, %entry ]
  %cond.1157206214 = phi <8 x float> [ %3, %cond.false.2.1 ], [ zeroinitializer, %entry ]
  %cond.2.1 = phi <8 x float> [ %5, %cond.false.2.1 ], [ zeroinitializer, %entry ]
  %cmp14148 = icmp sgt i64 %channels, 0
  br i1 %cmp14148, label %for.cond18.preheader.lr.ph, label %for.cond82.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.9.0 = phi <8 x float> [ %cond.2189200220, %for.cond18.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.6.0 = phi <8 x float> [ %cond.1179185204216, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.0 = phi <8 x float> [ %cond173177187202218, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.12.0 = phi <8 x float> [ %cond.1157206214, %for.cond18.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup21 ]
  %sum.sroa.16.0 = phi <8 x float> [ %cond.1.1223, %for.cond18.preheader.lr.ph ], [ %sum.sroa.16.2, %for.cond.cleanup21 ]
  %sum.sroa.19.0 = phi <8 x float> [ %cond.2.1, %for.cond18.preheader.lr.ph ], [ %sum.sroa.19.2, %for.cond.cleanup21 ]
  %x.addr.0151 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0150 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0149 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19146, label %for.body22, label %for.cond.cleanup21

for.cond82.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.2.1
  %sum.sroa.9.1 = phi <8 x float> [ %cond.2189200220, %cond.end.2.1 ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.6.1 = phi <8 x float> [ %cond.1179185204216, %cond.end.2.1 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.1 = phi <8 x float> [ %cond173177187202218, %cond.end.2.1 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.12.1 = phi <8 x float> [ %cond.1157206214, %cond.end.2.1 ], [ %sum.sroa.12.2, %for.cond.cleanup21 ]
  %sum.sroa.16.1 = phi <8 x float> [ %cond.1.1223, %cond.end.2.1 ], [ %sum.sroa.16.2, %for.cond.cleanup21 ]
  %sum.sroa.19.1 = phi <8 x float> [ %cond.2.1, %cond.end.2.1 ], [ %sum.sroa.19.2, %for.cond.cleanup21 ]
  %6 = shl i64 %row, 2
  store <8 x float> %sum.sroa.0.1, ptr %sums, align 4
  %sum.sroa.6.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 32
  store <8 x float> %sum.sroa.6.1, ptr %sum.sroa.6.0.sums.sroa_idx, align 4
  %sum.sroa.9.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 64
  store <8 x float> %sum.sroa.9.1, ptr %sum.sroa.9.0.sums.sroa_idx, align 4
  %scevgep.1 = getelementptr i8, ptr %sums, i64 %6
  store <8 x float> %sum.sroa.12.1, ptr %scevgep.1, align 4
  %sum.sroa.16.96.scevgep.1.sroa_idx = getelementptr inbounds i8, ptr %scevgep.1, i64 32
  store <8 x float> %sum.sroa.16.1, ptr %sum.sroa.16.96.scevgep.1.sroa_idx, align 4
  %sum.sroa.19.96.scevgep.1.sroa_idx = getelementptr inbounds i8, ptr %scevgep.1, i64 64
  store <8 x float> %sum.sroa.19.1, ptr %sum.sroa.19.96.scevgep.1.sroa_idx, align 4
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond18.preheader ], [ %12, %for.body22 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %11, %for.body22 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %10, %for.body22 ]
  %sum.sroa.12.2 = phi <8 x float> [ %sum.sroa.12.0, %for.cond18.preheader ], [ %14, %for.body22 ]
  %sum.sroa.16.2 = phi <8 x float> [ %sum.sroa.16.0, %for.cond18.preheader ], [ %15, %for.body22 ]
  %sum.sroa.19.2 = phi <8 x float> [ %sum.sroa.19.0, %for.cond18.preheader ], [ %16, %for.body22 ]
  %add.ptr76 = getelementptr inbounds float, ptr %x.addr.0151, i64 %x_step
  %add.ptr77 = getelementptr inbounds float, ptr %kernel.addr.0150, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0149, 1
  %exitcond164.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond164.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !81

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.9.3 = phi <8 x float> [ %12, %for.body22 ], [ %sum.sroa.9.0, %for.cond18.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %11, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %10, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %sum.sroa.12.3 = phi <8 x float> [ %14, %for.body22 ], [ %sum.sroa.12.0, %for.cond18.preheader ]
  %sum.sroa.16.3 = phi <8 x float> [ %15, %for.body22 ], [ %sum.sroa.16.0, %for.cond18.preheader ]
  %sum.sroa.19.3 = phi <8 x float> [ %16, %for.body22 ], [ %sum.sroa.19.0, %for.cond18.preheader ]
  %t.0147 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0147
  %7 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds float, ptr %x.addr.0151, i64 %7
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %8 = load i64, ptr %in_kernel, align 8
  %met.sroa.0.0.copyload = load <8 x float>, ptr %add.ptr24, align 4
  %met.sroa.5.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 32
  %met.sroa.5.0.copyload = load <8 x float>, ptr %met.sroa.5.0.add.ptr24.sroa_idx, align 4
  %met.sroa.7.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 64
  %met.sroa.7.0.copyload = load <8 x float>, ptr %met.sroa.7.0.add.ptr24.sroa_idx, align 4
  %add.ptr26 = getelementptr inbounds float, ptr %kernel.addr.0150, i64 %8
  %9 = load float, ptr %add.ptr26, align 4
  %splat.splatinsert = insertelement <8 x float> poison, float %9, i64 0
  %splat.splat = shufflevector <8 x float> %splat.splatinsert, <8 x float> poison, <8 x i32> zeroinitializer
  %10 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.0.3)
  %11 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.5.0.copyload, <8 x float> %sum.sroa.6.3)
  %12 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat, <8 x float> %met.sroa.7.0.copyload, <8 x float> %sum.sroa.9.3)
  %arrayidx49.1 = getelementptr inbounds float, ptr %add.ptr26, i64 %output_step
  %13 = load float, ptr %arrayidx49.1, align 4
  %splat.splatinsert.1 = insertelement <8 x float> poison, float %13, i64 0
  %splat.splat.1 = shufflevector <8 x float> %splat.splatinsert.1, <8 x float> poison, <8 x i32> zeroinitializer
  %14 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.1, <8 x float> %met.sroa.0.0.copyload, <8 x float> %sum.sroa.12.3)
  %15 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.1, <8 x float> %met.sroa.5.0.copyload, <8 x float> %sum.sroa.16.3)
  %16 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %splat.splat.1, <8 x float> %met.sroa.7.0.copyload, <8 x float> %sum.sroa.19.3)
  %inc74 = add nuw nsw i64 %t.0147, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !82
}

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
  br i1 %exitcond152.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !83

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !84
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
  br i1 %exitcond164.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !85

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !86
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
  br i1 %exitcond169.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !87

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !88
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #6

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_1_1_f(ptr nocapture noundef readonly %rows, i64 %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23168 = icmp sgt i64 %channels, 0
  br i1 %cmp23168, label %for.cond26.preheader.lr.ph, label %for.cond101.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %0 = load ptr, ptr %columns, align 8
  %cmp27165 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %rows.addr.0172 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0171 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  %sum.sroa.0.0170 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.1.lcssa, %for.cond.cleanup28 ]
  %x.sroa.0.0169 = phi ptr [ %0, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  br i1 %cmp27165, label %for.body29, label %for.cond.cleanup28

for.cond101.preheader:                            ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.0.0.lcssa = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.0.1.lcssa, %for.cond.cleanup28 ]
  %vecext = extractelement <8 x float> %sum.sroa.0.0.lcssa, i64 0
  %add111 = fadd float %vecext, 0.000000e+00
  %vecext.1 = extractelement <8 x float> %sum.sroa.0.0.lcssa, i64 1
  %add111.1 = fadd float %add111, %vecext.1
  %vecext.2 = extractelement <8 x float> %sum.sroa.0.0.lcssa, i64 2
  %add111.2 = fadd float %add111.1, %vecext.2
  %vecext.3 = extractelement <8 x float> %sum.sroa.0.0.lcssa, i64 3
  %add111.3 = fadd float %add111.2, %vecext.3
  %vecext.4 = extractelement <8 x float> %sum.sroa.0.0.lcssa, i64 4
  %add111.4 = fadd float %add111.3, %vecext.4
  %vecext.5 = extractelement <8 x float> %sum.sroa.0.0.lcssa, i64 5
  %add111.5 = fadd float %add111.4, %vecext.5
  %vecext.6 = extractelement <8 x float> %sum.sroa.0.0.lcssa, i64 6
  %add111.6 = fadd float %add111.5, %vecext.6
  %vecext.7 = extractelement <8 x float> %sum.sroa.0.0.lcssa, i64 7
  %add111.7 = fadd float %add111.6, %vecext.7
  %1 = load ptr, ptr %to, align 8
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.0.1.lcssa = phi <8 x float> [ %sum.sroa.0.0170, %for.cond26.preheader ], [ %4, %for.body29 ]
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0172, i64 %rows_channel
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0169, i64 %x_channel
  %inc87 = add nuw nsw i64 %c.0171, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond101.preheader, label %for.cond26.preheader, !llvm.loop !89

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %f.0167 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %sum.sroa.0.1166 = phi <8 x float> [ %4, %for.body29 ], [ %sum.sroa.0.0170, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0169, i64 %f.0167
  %2 = load <8 x float>, ptr %add.ptr, align 4
  %add.ptr48 = getelementptr inbounds float, ptr %rows.addr.0172, i64 %f.0167
  %3 = load <8 x float>, ptr %add.ptr48, align 4
  %4 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %3, <8 x float> %2, <8 x float> %sum.sroa.0.1166)
  %add = add nuw nsw i64 %f.0167, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !90

cond.false:                                       ; preds = %for.cond101.preheader
  %5 = load float, ptr %1, align 4
  %add120 = fadd float %add111.7, %5
  br label %cond.end

cond.end:                                         ; preds = %for.cond101.preheader, %cond.false
  %cond = phi float [ %add120, %cond.false ], [ %add111.7, %for.cond101.preheader ]
  store float %cond, ptr %1, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_1_2_f(ptr nocapture noundef readonly %rows, i64 %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23170 = icmp sgt i64 %channels, 0
  br i1 %cmp23170, label %for.cond26.preheader.lr.ph, label %for.cond96.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27167 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %x.sroa.6.0 = phi ptr [ %x.sroa.6.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.1, %for.cond.cleanup28 ]
  %x.sroa.0.0 = phi ptr [ %x.sroa.0.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %rows.addr.0172 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0171 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27167, label %for.body29, label %for.cond.cleanup28

for.cond96.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.0.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %vecext = extractelement <8 x float> %sum.sroa.0.1, i64 0
  %add111 = fadd float %vecext, 0.000000e+00
  %vecext.1 = extractelement <8 x float> %sum.sroa.0.1, i64 1
  %add111.1 = fadd float %add111, %vecext.1
  %vecext.2 = extractelement <8 x float> %sum.sroa.0.1, i64 2
  %add111.2 = fadd float %add111.1, %vecext.2
  %vecext.3 = extractelement <8 x float> %sum.sroa.0.1, i64 3
  %add111.3 = fadd float %add111.2, %vecext.3
  %vecext.4 = extractelement <8 x float> %sum.sroa.0.1, i64 4
  %add111.4 = fadd float %add111.3, %vecext.4
  %vecext.5 = extractelement <8 x float> %sum.sroa.0.1, i64 5
  %add111.5 = fadd float %add111.4, %vecext.5
  %vecext.6 = extractelement <8 x float> %sum.sroa.0.1, i64 6
  %add111.6 = fadd float %add111.5, %vecext.6
  %vecext.7 = extractelement <8 x float> %sum.sroa.0.1, i64 7
  %add111.7 = fadd float %add111.6, %vecext.7
  %0 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %4, %for.body29 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0172, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0171, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond96.preheader, label %for.cond26.preheader, !llvm.loop !91

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.0.3 = phi <8 x float> [ %4, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %5, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %f.0168 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %f.0168
  %1 = load <8 x float>, ptr %add.ptr, align 4
  %add.ptr.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %f.0168
  %2 = load <8 x float>, ptr %add.ptr.1, align 4
  %add.ptr48 = getelementptr inbounds float, ptr %rows.addr.0172, i64 %f.0168
  %3 = load <8 x float>, ptr %add.ptr48, align 4
  %4 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %3, <8 x float> %1, <8 x float> %sum.sroa.0.3)
  %5 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %3, <8 x float> %2, <8 x float> %sum.sroa.6.3)
  %add = add nuw nsw i64 %f.0168, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !92

cond.false:                                       ; preds = %for.cond96.preheader
  %6 = load float, ptr %0, align 4
  %add120 = fadd float %add111.7, %6
  br label %cond.end

cond.end:                                         ; preds = %for.cond96.preheader, %cond.false
  %cond = phi float [ %add120, %cond.false ], [ %add111.7, %for.cond96.preheader ]
  store float %cond, ptr %0, align 4
  %vecext.1183 = extractelement <8 x float> %sum.sroa.6.1, i64 0
  %add111.1184 = fadd float %vecext.1183, 0.000000e+00
  %vecext.1.1 = extractelement <8 x float> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd float %add111.1184, %vecext.1.1
  %vecext.2.1 = extractelement <8 x float> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd float %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <8 x float> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd float %add111.2.1, %vecext.3.1
  %vecext.4.1 = extractelement <8 x float> %sum.sroa.6.1, i64 4
  %add111.4.1 = fadd float %add111.3.1, %vecext.4.1
  %vecext.5.1 = extractelement <8 x float> %sum.sroa.6.1, i64 5
  %add111.5.1 = fadd float %add111.4.1, %vecext.5.1
  %vecext.6.1 = extractelement <8 x float> %sum.sroa.6.1, i64 6
  %add111.6.1 = fadd float %add111.5.1, %vecext.6.1
  %vecext.7.1 = extractelement <8 x float> %sum.sroa.6.1, i64 7
  %add111.7.1 = fadd float %add111.6.1, %vecext.7.1
  %arrayidx116.1 = getelementptr inbounds i8, ptr %to, i64 8
  %7 = load ptr, ptr %arrayidx116.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %8 = load float, ptr %7, align 4
  %add120.1 = fadd float %add111.7.1, %8
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi float [ %add120.1, %cond.false.1 ], [ %add111.7.1, %cond.end ]
  store float %cond.1, ptr %7, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_1_3_f(ptr nocapture noundef readonly %rows, i64 %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23170 = icmp sgt i64 %channels, 0
  br i1 %cmp23170, label %for.cond26.preheader.lr.ph, label %for.cond96.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.9.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 16
  %x.sroa.9.0.copyload = load ptr, ptr %x.sroa.9.0.columns.sroa_idx, align 8
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27167 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %x.sroa.9.0 = phi ptr [ %x.sroa.9.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.2, %for.cond.cleanup28 ]
  %x.sroa.6.0 = phi ptr [ %x.sroa.6.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.1, %for.cond.cleanup28 ]
  %x.sroa.0.0 = phi ptr [ %x.sroa.0.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.9.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %rows.addr.0172 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0171 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27167, label %for.body29, label %for.cond.cleanup28

for.cond96.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.0.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.9.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %vecext = extractelement <8 x float> %sum.sroa.0.1, i64 0
  %add111 = fadd float %vecext, 0.000000e+00
  %vecext.1 = extractelement <8 x float> %sum.sroa.0.1, i64 1
  %add111.1 = fadd float %add111, %vecext.1
  %vecext.2 = extractelement <8 x float> %sum.sroa.0.1, i64 2
  %add111.2 = fadd float %add111.1, %vecext.2
  %vecext.3 = extractelement <8 x float> %sum.sroa.0.1, i64 3
  %add111.3 = fadd float %add111.2, %vecext.3
  %vecext.4 = extractelement <8 x float> %sum.sroa.0.1, i64 4
  %add111.4 = fadd float %add111.3, %vecext.4
  %vecext.5 = extractelement <8 x float> %sum.sroa.0.1, i64 5
  %add111.5 = fadd float %add111.4, %vecext.5
  %vecext.6 = extractelement <8 x float> %sum.sroa.0.1, i64 6
  %add111.6 = fadd float %add111.5, %vecext.6
  %vecext.7 = extractelement <8 x float> %sum.sroa.0.1, i64 7
  %add111.7 = fadd float %add111.6, %vecext.7
  %0 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr82.2 = getelementptr inbounds float, ptr %x.sroa.9.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0172, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0171, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond96.preheader, label %for.cond26.preheader, !llvm.loop !93

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.0.3 = phi <8 x float> [ %5, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %6, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %7, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %f.0168 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %f.0168
  %1 = load <8 x float>, ptr %add.ptr, align 4
  %add.ptr.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %f.0168
  %2 = load <8 x float>, ptr %add.ptr.1, align 4
  %add.ptr.2 = getelementptr inbounds float, ptr %x.sroa.9.0, i64 %f.0168
  %3 = load <8 x float>, ptr %add.ptr.2, align 4
  %add.ptr48 = getelementptr inbounds float, ptr %rows.addr.0172, i64 %f.0168
  %4 = load <8 x float>, ptr %add.ptr48, align 4
  %5 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %4, <8 x float> %1, <8 x float> %sum.sroa.0.3)
  %6 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %4, <8 x float> %2, <8 x float> %sum.sroa.6.3)
  %7 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %4, <8 x float> %3, <8 x float> %sum.sroa.9.3)
  %add = add nuw nsw i64 %f.0168, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !94

cond.false:                                       ; preds = %for.cond96.preheader
  %8 = load float, ptr %0, align 4
  %add120 = fadd float %add111.7, %8
  br label %cond.end

cond.end:                                         ; preds = %for.cond96.preheader, %cond.false
  %cond = phi float [ %add120, %cond.false ], [ %add111.7, %for.cond96.preheader ]
  store float %cond, ptr %0, align 4
  %vecext.1184 = extractelement <8 x float> %sum.sroa.6.1, i64 0
  %add111.1185 = fadd float %vecext.1184, 0.000000e+00
  %vecext.1.1 = extractelement <8 x float> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd float %add111.1185, %vecext.1.1
  %vecext.2.1 = extractelement <8 x float> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd float %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <8 x float> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd float %add111.2.1, %vecext.3.1
  %vecext.4.1 = extractelement <8 x float> %sum.sroa.6.1, i64 4
  %add111.4.1 = fadd float %add111.3.1, %vecext.4.1
  %vecext.5.1 = extractelement <8 x float> %sum.sroa.6.1, i64 5
  %add111.5.1 = fadd float %add111.4.1, %vecext.5.1
  %vecext.6.1 = extractelement <8 x float> %sum.sroa.6.1, i64 6
  %add111.6.1 = fadd float %add111.5.1, %vecext.6.1
  %vecext.7.1 = extractelement <8 x float> %sum.sroa.6.1, i64 7
  %add111.7.1 = fadd float %add111.6.1, %vecext.7.1
  %arrayidx116.1 = getelementptr inbounds i8, ptr %to, i64 8
  %9 = load ptr, ptr %arrayidx116.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %10 = load float, ptr %9, align 4
  %add120.1 = fadd float %add111.7.1, %10
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi float [ %add120.1, %cond.false.1 ], [ %add111.7.1, %cond.end ]
  store float %cond.1, ptr %9, align 4
  %vecext.2186 = extractelement <8 x float> %sum.sroa.9.1, i64 0
  %add111.2187 = fadd float %vecext.2186, 0.000000e+00
  %vecext.1.2 = extractelement <8 x float> %sum.sroa.9.1, i64 1
  %add111.1.2 = fadd float %add111.2187, %vecext.1.2
  %vecext.2.2 = extractelement <8 x float> %sum.sroa.9.1, i64 2
  %add111.2.2 = fadd float %add111.1.2, %vecext.2.2
  %vecext.3.2 = extractelement <8 x float> %sum.sroa.9.1, i64 3
  %add111.3.2 = fadd float %add111.2.2, %vecext.3.2
  %vecext.4.2 = extractelement <8 x float> %sum.sroa.9.1, i64 4
  %add111.4.2 = fadd float %add111.3.2, %vecext.4.2
  %vecext.5.2 = extractelement <8 x float> %sum.sroa.9.1, i64 5
  %add111.5.2 = fadd float %add111.4.2, %vecext.5.2
  %vecext.6.2 = extractelement <8 x float> %sum.sroa.9.1, i64 6
  %add111.6.2 = fadd float %add111.5.2, %vecext.6.2
  %vecext.7.2 = extractelement <8 x float> %sum.sroa.9.1, i64 7
  %add111.7.2 = fadd float %add111.6.2, %vecext.7.2
  %arrayidx116.2 = getelementptr inbounds i8, ptr %to, i64 16
  %11 = load ptr, ptr %arrayidx116.2, align 8
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

cond.false.2:                                     ; preds = %cond.end.1
  %12 = load float, ptr %11, align 4
  %add120.2 = fadd float %add111.7.2, %12
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.false.2, %cond.end.1
  %cond.2 = phi float [ %add120.2, %cond.false.2 ], [ %add111.7.2, %cond.end.1 ]
  store float %cond.2, ptr %11, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_2_1_f(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23168 = icmp sgt i64 %channels, 0
  br i1 %cmp23168, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %0 = load ptr, ptr %columns, align 8
  %cmp27166 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %sum.sroa.6.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %rows.addr.0171 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0170 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  %x.sroa.0.0169 = phi ptr [ %0, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  br i1 %cmp27166, label %for.body29, label %for.cond.cleanup28

for.cond90.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.6.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %vecext = extractelement <8 x float> %sum.sroa.0.1, i64 0
  %add111 = fadd float %vecext, 0.000000e+00
  %vecext.1 = extractelement <8 x float> %sum.sroa.0.1, i64 1
  %add111.1 = fadd float %add111, %vecext.1
  %vecext.2 = extractelement <8 x float> %sum.sroa.0.1, i64 2
  %add111.2 = fadd float %add111.1, %vecext.2
  %vecext.3 = extractelement <8 x float> %sum.sroa.0.1, i64 3
  %add111.3 = fadd float %add111.2, %vecext.3
  %vecext.4 = extractelement <8 x float> %sum.sroa.0.1, i64 4
  %add111.4 = fadd float %add111.3, %vecext.4
  %vecext.5 = extractelement <8 x float> %sum.sroa.0.1, i64 5
  %add111.5 = fadd float %add111.4, %vecext.5
  %vecext.6 = extractelement <8 x float> %sum.sroa.0.1, i64 6
  %add111.6 = fadd float %add111.5, %vecext.6
  %vecext.7 = extractelement <8 x float> %sum.sroa.0.1, i64 7
  %add111.7 = fadd float %add111.6, %vecext.7
  %1 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %4, %for.body29 ]
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0171, i64 %rows_channel
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0169, i64 %x_channel
  %inc87 = add nuw nsw i64 %c.0170, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !95

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.6.3 = phi <8 x float> [ %6, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %4, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %f.0167 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0169, i64 %f.0167
  %2 = load <8 x float>, ptr %add.ptr, align 4
  %invariant.gep = getelementptr float, ptr %rows.addr.0171, i64 %f.0167
  %3 = load <8 x float>, ptr %invariant.gep, align 4
  %4 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %3, <8 x float> %2, <8 x float> %sum.sroa.0.3)
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %row
  %5 = load <8 x float>, ptr %gep.1, align 4
  %6 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %5, <8 x float> %2, <8 x float> %sum.sroa.6.3)
  %add = add nuw nsw i64 %f.0167, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !96

cond.false:                                       ; preds = %for.cond90.preheader
  %7 = load float, ptr %1, align 4
  %add120 = fadd float %add111.7, %7
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi float [ %add120, %cond.false ], [ %add111.7, %for.cond90.preheader ]
  store float %cond, ptr %1, align 4
  %vecext.1179 = extractelement <8 x float> %sum.sroa.6.1, i64 0
  %add111.1180 = fadd float %vecext.1179, 0.000000e+00
  %vecext.1.1 = extractelement <8 x float> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd float %add111.1180, %vecext.1.1
  %vecext.2.1 = extractelement <8 x float> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd float %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <8 x float> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd float %add111.2.1, %vecext.3.1
  %vecext.4.1 = extractelement <8 x float> %sum.sroa.6.1, i64 4
  %add111.4.1 = fadd float %add111.3.1, %vecext.4.1
  %vecext.5.1 = extractelement <8 x float> %sum.sroa.6.1, i64 5
  %add111.5.1 = fadd float %add111.4.1, %vecext.5.1
  %vecext.6.1 = extractelement <8 x float> %sum.sroa.6.1, i64 6
  %add111.6.1 = fadd float %add111.5.1, %vecext.6.1
  %vecext.7.1 = extractelement <8 x float> %sum.sroa.6.1, i64 7
  %add111.7.1 = fadd float %add111.6.1, %vecext.7.1
  %8 = load ptr, ptr %to, align 8
  %add.ptr119.1 = getelementptr inbounds float, ptr %8, i64 %to_row
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %9 = load float, ptr %add.ptr119.1, align 4
  %add120.1 = fadd float %add111.7.1, %9
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi float [ %add120.1, %cond.false.1 ], [ %add111.7.1, %cond.end ]
  store float %cond.1, ptr %add.ptr119.1, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_2_2_f(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23172 = icmp sgt i64 %channels, 0
  br i1 %cmp23172, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27169 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %sum.sroa.6.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %x.sroa.6.0 = phi ptr [ %x.sroa.6.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.1, %for.cond.cleanup28 ]
  %x.sroa.0.0 = phi ptr [ %x.sroa.0.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  %sum.sroa.9.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.12.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %rows.addr.0174 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0173 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27169, label %for.body29, label %for.cond.cleanup28

for.cond90.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.6.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.9.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.12.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %vecext = extractelement <8 x float> %sum.sroa.0.1, i64 0
  %add111 = fadd float %vecext, 0.000000e+00
  %vecext.1 = extractelement <8 x float> %sum.sroa.0.1, i64 1
  %add111.1 = fadd float %add111, %vecext.1
  %vecext.2 = extractelement <8 x float> %sum.sroa.0.1, i64 2
  %add111.2 = fadd float %add111.1, %vecext.2
  %vecext.3 = extractelement <8 x float> %sum.sroa.0.1, i64 3
  %add111.3 = fadd float %add111.2, %vecext.3
  %vecext.4 = extractelement <8 x float> %sum.sroa.0.1, i64 4
  %add111.4 = fadd float %add111.3, %vecext.4
  %vecext.5 = extractelement <8 x float> %sum.sroa.0.1, i64 5
  %add111.5 = fadd float %add111.4, %vecext.5
  %vecext.6 = extractelement <8 x float> %sum.sroa.0.1, i64 6
  %add111.6 = fadd float %add111.5, %vecext.6
  %vecext.7 = extractelement <8 x float> %sum.sroa.0.1, i64 7
  %add111.7 = fadd float %add111.6, %vecext.7
  %0 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %4, %for.body29 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %sum.sroa.12.2 = phi <8 x float> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %8, %for.body29 ]
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0174, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0173, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !97

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.6.3 = phi <8 x float> [ %5, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %4, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %7, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.12.3 = phi <8 x float> [ %8, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %f.0170 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %f.0170
  %1 = load <8 x float>, ptr %add.ptr, align 4
  %add.ptr.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %f.0170
  %2 = load <8 x float>, ptr %add.ptr.1, align 4
  %invariant.gep = getelementptr float, ptr %rows.addr.0174, i64 %f.0170
  %3 = load <8 x float>, ptr %invariant.gep, align 4
  %4 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %3, <8 x float> %1, <8 x float> %sum.sroa.0.3)
  %5 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %3, <8 x float> %2, <8 x float> %sum.sroa.6.3)
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %row
  %6 = load <8 x float>, ptr %gep.1, align 4
  %7 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %6, <8 x float> %1, <8 x float> %sum.sroa.9.3)
  %8 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %6, <8 x float> %2, <8 x float> %sum.sroa.12.3)
  %add = add nuw nsw i64 %f.0170, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !98

cond.false:                                       ; preds = %for.cond90.preheader
  %9 = load float, ptr %0, align 4
  %add120 = fadd float %add111.7, %9
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi float [ %add120, %cond.false ], [ %add111.7, %for.cond90.preheader ]
  store float %cond, ptr %0, align 4
  %vecext.1189 = extractelement <8 x float> %sum.sroa.6.1, i64 0
  %add111.1190 = fadd float %vecext.1189, 0.000000e+00
  %vecext.1.1 = extractelement <8 x float> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd float %add111.1190, %vecext.1.1
  %vecext.2.1 = extractelement <8 x float> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd float %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <8 x float> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd float %add111.2.1, %vecext.3.1
  %vecext.4.1 = extractelement <8 x float> %sum.sroa.6.1, i64 4
  %add111.4.1 = fadd float %add111.3.1, %vecext.4.1
  %vecext.5.1 = extractelement <8 x float> %sum.sroa.6.1, i64 5
  %add111.5.1 = fadd float %add111.4.1, %vecext.5.1
  %vecext.6.1 = extractelement <8 x float> %sum.sroa.6.1, i64 6
  %add111.6.1 = fadd float %add111.5.1, %vecext.6.1
  %vecext.7.1 = extractelement <8 x float> %sum.sroa.6.1, i64 7
  %add111.7.1 = fadd float %add111.6.1, %vecext.7.1
  %arrayidx116.1 = getelementptr inbounds i8, ptr %to, i64 8
  %10 = load ptr, ptr %arrayidx116.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %11 = load float, ptr %10, align 4
  %add120.1 = fadd float %add111.7.1, %11
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi float [ %add120.1, %cond.false.1 ], [ %add111.7.1, %cond.end ]
  store float %cond.1, ptr %10, align 4
  %vecext.1193 = extractelement <8 x float> %sum.sroa.9.1, i64 0
  %add111.1194 = fadd float %vecext.1193, 0.000000e+00
  %vecext.1.1195 = extractelement <8 x float> %sum.sroa.9.1, i64 1
  %add111.1.1196 = fadd float %add111.1194, %vecext.1.1195
  %vecext.2.1197 = extractelement <8 x float> %sum.sroa.9.1, i64 2
  %add111.2.1198 = fadd float %add111.1.1196, %vecext.2.1197
  %vecext.3.1199 = extractelement <8 x float> %sum.sroa.9.1, i64 3
  %add111.3.1200 = fadd float %add111.2.1198, %vecext.3.1199
  %vecext.4.1201 = extractelement <8 x float> %sum.sroa.9.1, i64 4
  %add111.4.1202 = fadd float %add111.3.1200, %vecext.4.1201
  %vecext.5.1203 = extractelement <8 x float> %sum.sroa.9.1, i64 5
  %add111.5.1204 = fadd float %add111.4.1202, %vecext.5.1203
  %vecext.6.1205 = extractelement <8 x float> %sum.sroa.9.1, i64 6
  %add111.6.1206 = fadd float %add111.5.1204, %vecext.6.1205
  %vecext.7.1207 = extractelement <8 x float> %sum.sroa.9.1, i64 7
  %add111.7.1208 = fadd float %add111.6.1206, %vecext.7.1207
  %12 = load ptr, ptr %to, align 8
  %add.ptr119.1209 = getelementptr inbounds float, ptr %12, i64 %to_row
  br i1 %tobool.not, label %cond.false.1212, label %cond.end.1214

cond.false.1212:                                  ; preds = %cond.end.1
  %13 = load float, ptr %add.ptr119.1209, align 4
  %add120.1211 = fadd float %add111.7.1208, %13
  br label %cond.end.1214

cond.end.1214:                                    ; preds = %cond.false.1212, %cond.end.1
  %cond.1213 = phi float [ %add120.1211, %cond.false.1212 ], [ %add111.7.1208, %cond.end.1 ]
  store float %cond.1213, ptr %add.ptr119.1209, align 4
  %vecext.1189.1 = extractelement <8 x float> %sum.sroa.12.1, i64 0
  %add111.1190.1 = fadd float %vecext.1189.1, 0.000000e+00
  %vecext.1.1.1 = extractelement <8 x float> %sum.sroa.12.1, i64 1
  %add111.1.1.1 = fadd float %add111.1190.1, %vecext.1.1.1
  %vecext.2.1.1 = extractelement <8 x float> %sum.sroa.12.1, i64 2
  %add111.2.1.1 = fadd float %add111.1.1.1, %vecext.2.1.1
  %vecext.3.1.1 = extractelement <8 x float> %sum.sroa.12.1, i64 3
  %add111.3.1.1 = fadd float %add111.2.1.1, %vecext.3.1.1
  %vecext.4.1.1 = extractelement <8 x float> %sum.sroa.12.1, i64 4
  %add111.4.1.1 = fadd float %add111.3.1.1, %vecext.4.1.1
  %vecext.5.1.1 = extractelement <8 x float> %sum.sroa.12.1, i64 5
  %add111.5.1.1 = fadd float %add111.4.1.1, %vecext.5.1.1
  %vecext.6.1.1 = extractelement <8 x float> %sum.sroa.12.1, i64 6
  %add111.6.1.1 = fadd float %add111.5.1.1, %vecext.6.1.1
  %vecext.7.1.1 = extractelement <8 x float> %sum.sroa.12.1, i64 7
  %add111.7.1.1 = fadd float %add111.6.1.1, %vecext.7.1.1
  %14 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.1 = getelementptr inbounds float, ptr %14, i64 %to_row
  br i1 %tobool.not, label %cond.false.1.1, label %cond.end.1.1

cond.false.1.1:                                   ; preds = %cond.end.1214
  %15 = load float, ptr %add.ptr119.1.1, align 4
  %add120.1.1 = fadd float %add111.7.1.1, %15
  br label %cond.end.1.1

cond.end.1.1:                                     ; preds = %cond.false.1.1, %cond.end.1214
  %cond.1.1 = phi float [ %add120.1.1, %cond.false.1.1 ], [ %add111.7.1.1, %cond.end.1214 ]
  store float %cond.1.1, ptr %add.ptr119.1.1, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_2_3_f(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23172 = icmp sgt i64 %channels, 0
  br i1 %cmp23172, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.9.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 16
  %x.sroa.9.0.copyload = load ptr, ptr %x.sroa.9.0.columns.sroa_idx, align 8
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27169 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %sum.sroa.9.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %x.sroa.9.0 = phi ptr [ %x.sroa.9.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.2, %for.cond.cleanup28 ]
  %x.sroa.6.0 = phi ptr [ %x.sroa.6.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.1, %for.cond.cleanup28 ]
  %x.sroa.0.0 = phi ptr [ %x.sroa.0.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  %sum.sroa.12.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.15.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.15.2, %for.cond.cleanup28 ]
  %sum.sroa.18.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.18.2, %for.cond.cleanup28 ]
  %rows.addr.0174 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0173 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27169, label %for.body29, label %for.cond.cleanup28

for.cond90.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.9.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.12.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.15.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.15.2, %for.cond.cleanup28 ]
  %sum.sroa.18.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.18.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %vecext = extractelement <8 x float> %sum.sroa.0.1, i64 0
  %add111 = fadd float %vecext, 0.000000e+00
  %vecext.1 = extractelement <8 x float> %sum.sroa.0.1, i64 1
  %add111.1 = fadd float %add111, %vecext.1
  %vecext.2 = extractelement <8 x float> %sum.sroa.0.1, i64 2
  %add111.2 = fadd float %add111.1, %vecext.2
  %vecext.3 = extractelement <8 x float> %sum.sroa.0.1, i64 3
  %add111.3 = fadd float %add111.2, %vecext.3
  %vecext.4 = extractelement <8 x float> %sum.sroa.0.1, i64 4
  %add111.4 = fadd float %add111.3, %vecext.4
  %vecext.5 = extractelement <8 x float> %sum.sroa.0.1, i64 5
  %add111.5 = fadd float %add111.4, %vecext.5
  %vecext.6 = extractelement <8 x float> %sum.sroa.0.1, i64 6
  %add111.6 = fadd float %add111.5, %vecext.6
  %vecext.7 = extractelement <8 x float> %sum.sroa.0.1, i64 7
  %add111.7 = fadd float %add111.6, %vecext.7
  %0 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %sum.sroa.12.2 = phi <8 x float> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %9, %for.body29 ]
  %sum.sroa.15.2 = phi <8 x float> [ %sum.sroa.15.0, %for.cond26.preheader ], [ %10, %for.body29 ]
  %sum.sroa.18.2 = phi <8 x float> [ %sum.sroa.18.0, %for.cond26.preheader ], [ %11, %for.body29 ]
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr82.2 = getelementptr inbounds float, ptr %x.sroa.9.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0174, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0173, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !99

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.9.3 = phi <8 x float> [ %7, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %6, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %5, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.12.3 = phi <8 x float> [ %9, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %sum.sroa.15.3 = phi <8 x float> [ %10, %for.body29 ], [ %sum.sroa.15.0, %for.cond26.preheader ]
  %sum.sroa.18.3 = phi <8 x float> [ %11, %for.body29 ], [ %sum.sroa.18.0, %for.cond26.preheader ]
  %f.0170 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %f.0170
  %1 = load <8 x float>, ptr %add.ptr, align 4
  %add.ptr.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %f.0170
  %2 = load <8 x float>, ptr %add.ptr.1, align 4
  %add.ptr.2 = getelementptr inbounds float, ptr %x.sroa.9.0, i64 %f.0170
  %3 = load <8 x float>, ptr %add.ptr.2, align 4
  %invariant.gep = getelementptr float, ptr %rows.addr.0174, i64 %f.0170
  %4 = load <8 x float>, ptr %invariant.gep, align 4
  %5 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %4, <8 x float> %1, <8 x float> %sum.sroa.0.3)
  %6 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %4, <8 x float> %2, <8 x float> %sum.sroa.6.3)
  %7 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %4, <8 x float> %3, <8 x float> %sum.sroa.9.3)
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %row
  %8 = load <8 x float>, ptr %gep.1, align 4
  %9 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %8, <8 x float> %1, <8 x float> %sum.sroa.12.3)
  %10 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %8, <8 x float> %2, <8 x float> %sum.sroa.15.3)
  %11 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %8, <8 x float> %3, <8 x float> %sum.sroa.18.3)
  %add = add nuw nsw i64 %f.0170, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !100

cond.false:                                       ; preds = %for.cond90.preheader
  %12 = load float, ptr %0, align 4
  %add120 = fadd float %add111.7, %12
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi float [ %add120, %cond.false ], [ %add111.7, %for.cond90.preheader ]
  store float %cond, ptr %0, align 4
  %vecext.1190 = extractelement <8 x float> %sum.sroa.6.1, i64 0
  %add111.1191 = fadd float %vecext.1190, 0.000000e+00
  %vecext.1.1 = extractelement <8 x float> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd float %add111.1191, %vecext.1.1
  %vecext.2.1 = extractelement <8 x float> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd float %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <8 x float> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd float %add111.2.1, %vecext.3.1
  %vecext.4.1 = extractelement <8 x float> %sum.sroa.6.1, i64 4
  %add111.4.1 = fadd float %add111.3.1, %vecext.4.1
  %vecext.5.1 = extractelement <8 x float> %sum.sroa.6.1, i64 5
  %add111.5.1 = fadd float %add111.4.1, %vecext.5.1
  %vecext.6.1 = extractelement <8 x float> %sum.sroa.6.1, i64 6
  %add111.6.1 = fadd float %add111.5.1, %vecext.6.1
  %vecext.7.1 = extractelement <8 x float> %sum.sroa.6.1, i64 7
  %add111.7.1 = fadd float %add111.6.1, %vecext.7.1
  %arrayidx116.1 = getelementptr inbounds i8, ptr %to, i64 8
  %13 = load ptr, ptr %arrayidx116.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %14 = load float, ptr %13, align 4
  %add120.1 = fadd float %add111.7.1, %14
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi float [ %add120.1, %cond.false.1 ], [ %add111.7.1, %cond.end ]
  store float %cond.1, ptr %13, align 4
  %vecext.2192 = extractelement <8 x float> %sum.sroa.9.1, i64 0
  %add111.2193 = fadd float %vecext.2192, 0.000000e+00
  %vecext.1.2 = extractelement <8 x float> %sum.sroa.9.1, i64 1
  %add111.1.2 = fadd float %add111.2193, %vecext.1.2
  %vecext.2.2 = extractelement <8 x float> %sum.sroa.9.1, i64 2
  %add111.2.2 = fadd float %add111.1.2, %vecext.2.2
  %vecext.3.2 = extractelement <8 x float> %sum.sroa.9.1, i64 3
  %add111.3.2 = fadd float %add111.2.2, %vecext.3.2
  %vecext.4.2 = extractelement <8 x float> %sum.sroa.9.1, i64 4
  %add111.4.2 = fadd float %add111.3.2, %vecext.4.2
  %vecext.5.2 = extractelement <8 x float> %sum.sroa.9.1, i64 5
  %add111.5.2 = fadd float %add111.4.2, %vecext.5.2
  %vecext.6.2 = extractelement <8 x float> %sum.sroa.9.1, i64 6
  %add111.6.2 = fadd float %add111.5.2, %vecext.6.2
  %vecext.7.2 = extractelement <8 x float> %sum.sroa.9.1, i64 7
  %add111.7.2 = fadd float %add111.6.2, %vecext.7.2
  %arrayidx116.2 = getelementptr inbounds i8, ptr %to, i64 16
  %15 = load ptr, ptr %arrayidx116.2, align 8
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

cond.false.2:                                     ; preds = %cond.end.1
  %16 = load float, ptr %15, align 4
  %add120.2 = fadd float %add111.7.2, %16
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.false.2, %cond.end.1
  %cond.2 = phi float [ %add120.2, %cond.false.2 ], [ %add111.7.2, %cond.end.1 ]
  store float %cond.2, ptr %15, align 4
  %vecext.1196 = extractelement <8 x float> %sum.sroa.12.1, i64 0
  %add111.1197 = fadd float %vecext.1196, 0.000000e+00
  %vecext.1.1198 = extractelement <8 x float> %sum.sroa.12.1, i64 1
  %add111.1.1199 = fadd float %add111.1197, %vecext.1.1198
  %vecext.2.1200 = extractelement <8 x float> %sum.sroa.12.1, i64 2
  %add111.2.1201 = fadd float %add111.1.1199, %vecext.2.1200
  %vecext.3.1202 = extractelement <8 x float> %sum.sroa.12.1, i64 3
  %add111.3.1203 = fadd float %add111.2.1201, %vecext.3.1202
  %vecext.4.1204 = extractelement <8 x float> %sum.sroa.12.1, i64 4
  %add111.4.1205 = fadd float %add111.3.1203, %vecext.4.1204
  %vecext.5.1206 = extractelement <8 x float> %sum.sroa.12.1, i64 5
  %add111.5.1207 = fadd float %add111.4.1205, %vecext.5.1206
  %vecext.6.1208 = extractelement <8 x float> %sum.sroa.12.1, i64 6
  %add111.6.1209 = fadd float %add111.5.1207, %vecext.6.1208
  %vecext.7.1210 = extractelement <8 x float> %sum.sroa.12.1, i64 7
  %add111.7.1211 = fadd float %add111.6.1209, %vecext.7.1210
  %17 = load ptr, ptr %to, align 8
  %add.ptr119.1212 = getelementptr inbounds float, ptr %17, i64 %to_row
  br i1 %tobool.not, label %cond.false.1215, label %cond.end.1217

cond.false.1215:                                  ; preds = %cond.end.2
  %18 = load float, ptr %add.ptr119.1212, align 4
  %add120.1214 = fadd float %add111.7.1211, %18
  br label %cond.end.1217

cond.end.1217:                                    ; preds = %cond.false.1215, %cond.end.2
  %cond.1216 = phi float [ %add120.1214, %cond.false.1215 ], [ %add111.7.1211, %cond.end.2 ]
  store float %cond.1216, ptr %add.ptr119.1212, align 4
  %vecext.1190.1 = extractelement <8 x float> %sum.sroa.15.1, i64 0
  %add111.1191.1 = fadd float %vecext.1190.1, 0.000000e+00
  %vecext.1.1.1 = extractelement <8 x float> %sum.sroa.15.1, i64 1
  %add111.1.1.1 = fadd float %add111.1191.1, %vecext.1.1.1
  %vecext.2.1.1 = extractelement <8 x float> %sum.sroa.15.1, i64 2
  %add111.2.1.1 = fadd float %add111.1.1.1, %vecext.2.1.1
  %vecext.3.1.1 = extractelement <8 x float> %sum.sroa.15.1, i64 3
  %add111.3.1.1 = fadd float %add111.2.1.1, %vecext.3.1.1
  %vecext.4.1.1 = extractelement <8 x float> %sum.sroa.15.1, i64 4
  %add111.4.1.1 = fadd float %add111.3.1.1, %vecext.4.1.1
  %vecext.5.1.1 = extractelement <8 x float> %sum.sroa.15.1, i64 5
  %add111.5.1.1 = fadd float %add111.4.1.1, %vecext.5.1.1
  %vecext.6.1.1 = extractelement <8 x float> %sum.sroa.15.1, i64 6
  %add111.6.1.1 = fadd float %add111.5.1.1, %vecext.6.1.1
  %vecext.7.1.1 = extractelement <8 x float> %sum.sroa.15.1, i64 7
  %add111.7.1.1 = fadd float %add111.6.1.1, %vecext.7.1.1
  %19 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.1 = getelementptr inbounds float, ptr %19, i64 %to_row
  br i1 %tobool.not, label %cond.false.1.1, label %cond.end.1.1

cond.false.1.1:                                   ; preds = %cond.end.1217
  %20 = load float, ptr %add.ptr119.1.1, align 4
  %add120.1.1 = fadd float %add111.7.1.1, %20
  br label %cond.end.1.1

cond.end.1.1:                                     ; preds = %cond.false.1.1, %cond.end.1217
  %cond.1.1 = phi float [ %add120.1.1, %cond.false.1.1 ], [ %add111.7.1.1, %cond.end.1217 ]
  store float %cond.1.1, ptr %add.ptr119.1.1, align 4
  %vecext.2192.1 = extractelement <8 x float> %sum.sroa.18.1, i64 0
  %add111.2193.1 = fadd float %vecext.2192.1, 0.000000e+00
  %vecext.1.2.1 = extractelement <8 x float> %sum.sroa.18.1, i64 1
  %add111.1.2.1 = fadd float %add111.2193.1, %vecext.1.2.1
  %vecext.2.2.1 = extractelement <8 x float> %sum.sroa.18.1, i64 2
  %add111.2.2.1 = fadd float %add111.1.2.1, %vecext.2.2.1
  %vecext.3.2.1 = extractelement <8 x float> %sum.sroa.18.1, i64 3
  %add111.3.2.1 = fadd float %add111.2.2.1, %vecext.3.2.1
  %vecext.4.2.1 = extractelement <8 x float> %sum.sroa.18.1, i64 4
  %add111.4.2.1 = fadd float %add111.3.2.1, %vecext.4.2.1
  %vecext.5.2.1 = extractelement <8 x float> %sum.sroa.18.1, i64 5
  %add111.5.2.1 = fadd float %add111.4.2.1, %vecext.5.2.1
  %vecext.6.2.1 = extractelement <8 x float> %sum.sroa.18.1, i64 6
  %add111.6.2.1 = fadd float %add111.5.2.1, %vecext.6.2.1
  %vecext.7.2.1 = extractelement <8 x float> %sum.sroa.18.1, i64 7
  %add111.7.2.1 = fadd float %add111.6.2.1, %vecext.7.2.1
  %21 = load ptr, ptr %arrayidx116.2, align 8
  %add.ptr119.2.1 = getelementptr inbounds float, ptr %21, i64 %to_row
  br i1 %tobool.not, label %cond.false.2.1, label %cond.end.2.1

cond.false.2.1:                                   ; preds = %cond.end.1.1
  %22 = load float, ptr %add.ptr119.2.1, align 4
  %add120.2.1 = fadd float %add111.7.2.1, %22
  br label %cond.end.2.1

cond.end.2.1:                                     ; preds = %cond.false.2.1, %cond.end.1.1
  %cond.2.1 = phi float [ %add120.2.1, %cond.false.2.1 ], [ %add111.7.2.1, %cond.end.1.1 ]
  store float %cond.2.1, ptr %add.ptr119.2.1, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_4_1_f(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23168 = icmp sgt i64 %channels, 0
  br i1 %cmp23168, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %0 = load ptr, ptr %columns, align 8
  %cmp27166 = icmp sgt i64 %positions, 0
  %gep.2.idx = shl i64 %row, 3
  %gep.3.idx = mul i64 %row, 12
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %sum.sroa.12.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <8 x float> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %rows.addr.0171 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0170 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  %x.sroa.0.0169 = phi ptr [ %0, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  br i1 %cmp27166, label %for.body29, label %for.cond.cleanup28

for.cond90.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.12.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.1 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %vecext = extractelement <8 x float> %sum.sroa.0.1, i64 0
  %add111 = fadd float %vecext, 0.000000e+00
  %vecext.1 = extractelement <8 x float> %sum.sroa.0.1, i64 1
  %add111.1 = fadd float %add111, %vecext.1
  %vecext.2 = extractelement <8 x float> %sum.sroa.0.1, i64 2
  %add111.2 = fadd float %add111.1, %vecext.2
  %vecext.3 = extractelement <8 x float> %sum.sroa.0.1, i64 3
  %add111.3 = fadd float %add111.2, %vecext.3
  %vecext.4 = extractelement <8 x float> %sum.sroa.0.1, i64 4
  %add111.4 = fadd float %add111.3, %vecext.4
  %vecext.5 = extractelement <8 x float> %sum.sroa.0.1, i64 5
  %add111.5 = fadd float %add111.4, %vecext.5
  %vecext.6 = extractelement <8 x float> %sum.sroa.0.1, i64 6
  %add111.6 = fadd float %add111.5, %vecext.6
  %vecext.7 = extractelement <8 x float> %sum.sroa.0.1, i64 7
  %add111.7 = fadd float %add111.6, %vecext.7
  %1 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.12.2 = phi <8 x float> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %10, %for.body29 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %8, %for.body29 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %4, %for.body29 ]
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0171, i64 %rows_channel
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0169, i64 %x_channel
  %inc87 = add nuw nsw i64 %c.0170, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !101

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.12.3 = phi <8 x float> [ %10, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %8, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %6, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %4, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %f.0167 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0169, i64 %f.0167
  %2 = load <8 x float>, ptr %add.ptr, align 4
  %invariant.gep = getelementptr float, ptr %rows.addr.0171, i64 %f.0167
  %3 = load <8 x float>, ptr %invariant.gep, align 4
  %4 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %3, <8 x float> %2, <8 x float> %sum.sroa.0.3)
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %row
  %5 = load <8 x float>, ptr %gep.1, align 4
  %6 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %5, <8 x float> %2, <8 x float> %sum.sroa.6.3)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %7 = load <8 x float>, ptr %gep.2, align 4
  %8 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %7, <8 x float> %2, <8 x float> %sum.sroa.9.3)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %9 = load <8 x float>, ptr %gep.3, align 4
  %10 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %9, <8 x float> %2, <8 x float> %sum.sroa.12.3)
  %add = add nuw nsw i64 %f.0167, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !102

cond.false:                                       ; preds = %for.cond90.preheader
  %11 = load float, ptr %1, align 4
  %add120 = fadd float %add111.7, %11
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi float [ %add120, %cond.false ], [ %add111.7, %for.cond90.preheader ]
  store float %cond, ptr %1, align 4
  %vecext.1180 = extractelement <8 x float> %sum.sroa.6.1, i64 0
  %add111.1181 = fadd float %vecext.1180, 0.000000e+00
  %vecext.1.1 = extractelement <8 x float> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd float %add111.1181, %vecext.1.1
  %vecext.2.1 = extractelement <8 x float> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd float %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <8 x float> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd float %add111.2.1, %vecext.3.1
  %vecext.4.1 = extractelement <8 x float> %sum.sroa.6.1, i64 4
  %add111.4.1 = fadd float %add111.3.1, %vecext.4.1
  %vecext.5.1 = extractelement <8 x float> %sum.sroa.6.1, i64 5
  %add111.5.1 = fadd float %add111.4.1, %vecext.5.1
  %vecext.6.1 = extractelement <8 x float> %sum.sroa.6.1, i64 6
  %add111.6.1 = fadd float %add111.5.1, %vecext.6.1
  %vecext.7.1 = extractelement <8 x float> %sum.sroa.6.1, i64 7
  %add111.7.1 = fadd float %add111.6.1, %vecext.7.1
  %12 = load ptr, ptr %to, align 8
  %add.ptr119.1 = getelementptr inbounds float, ptr %12, i64 %to_row
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %13 = load float, ptr %add.ptr119.1, align 4
  %add120.1 = fadd float %add111.7.1, %13
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi float [ %add120.1, %cond.false.1 ], [ %add111.7.1, %cond.end ]
  store float %cond.1, ptr %add.ptr119.1, align 4
  %vecext.2182 = extractelement <8 x float> %sum.sroa.9.1, i64 0
  %add111.2183 = fadd float %vecext.2182, 0.000000e+00
  %vecext.1.2 = extractelement <8 x float> %sum.sroa.9.1, i64 1
  %add111.1.2 = fadd float %add111.2183, %vecext.1.2
  %vecext.2.2 = extractelement <8 x float> %sum.sroa.9.1, i64 2
  %add111.2.2 = fadd float %add111.1.2, %vecext.2.2
  %vecext.3.2 = extractelement <8 x float> %sum.sroa.9.1, i64 3
  %add111.3.2 = fadd float %add111.2.2, %vecext.3.2
  %vecext.4.2 = extractelement <8 x float> %sum.sroa.9.1, i64 4
  %add111.4.2 = fadd float %add111.3.2, %vecext.4.2
  %vecext.5.2 = extractelement <8 x float> %sum.sroa.9.1, i64 5
  %add111.5.2 = fadd float %add111.4.2, %vecext.5.2
  %vecext.6.2 = extractelement <8 x float> %sum.sroa.9.1, i64 6
  %add111.6.2 = fadd float %add111.5.2, %vecext.6.2
  %vecext.7.2 = extractelement <8 x float> %sum.sroa.9.1, i64 7
  %add111.7.2 = fadd float %add111.6.2, %vecext.7.2
  %14 = load ptr, ptr %to, align 8
  %add.ptr119.2.idx = shl nsw i64 %to_row, 3
  %add.ptr119.2 = getelementptr inbounds i8, ptr %14, i64 %add.ptr119.2.idx
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

cond.false.2:                                     ; preds = %cond.end.1
  %15 = load float, ptr %add.ptr119.2, align 4
  %add120.2 = fadd float %add111.7.2, %15
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.false.2, %cond.end.1
  %cond.2 = phi float [ %add120.2, %cond.false.2 ], [ %add111.7.2, %cond.end.1 ]
  store float %cond.2, ptr %add.ptr119.2, align 4
  %vecext.3184 = extractelement <8 x float> %sum.sroa.12.1, i64 0
  %add111.3185 = fadd float %vecext.3184, 0.000000e+00
  %vecext.1.3 = extractelement <8 x float> %sum.sroa.12.1, i64 1
  %add111.1.3 = fadd float %add111.3185, %vecext.1.3
  %vecext.2.3 = extractelement <8 x float> %sum.sroa.12.1, i64 2
  %add111.2.3 = fadd float %add111.1.3, %vecext.2.3
  %vecext.3.3 = extractelement <8 x float> %sum.sroa.12.1, i64 3
  %add111.3.3 = fadd float %add111.2.3, %vecext.3.3
  %vecext.4.3 = extractelement <8 x float> %sum.sroa.12.1, i64 4
  %add111.4.3 = fadd float %add111.3.3, %vecext.4.3
  %vecext.5.3 = extractelement <8 x float> %sum.sroa.12.1, i64 5
  %add111.5.3 = fadd float %add111.4.3, %vecext.5.3
  %vecext.6.3 = extractelement <8 x float> %sum.sroa.12.1, i64 6
  %add111.6.3 = fadd float %add111.5.3, %vecext.6.3
  %vecext.7.3 = extractelement <8 x float> %sum.sroa.12.1, i64 7
  %add111.7.3 = fadd float %add111.6.3, %vecext.7.3
  %16 = load ptr, ptr %to, align 8
  %add.ptr119.3.idx = mul i64 %to_row, 12
  %add.ptr119.3 = getelementptr inbounds i8, ptr %16, i64 %add.ptr119.3.idx
  br i1 %tobool.not, label %cond.false.3, label %cond.end.3

cond.false.3:                                     ; preds = %cond.end.2
  %17 = load float, ptr %add.ptr119.3, align 4
  %add120.3 = fadd float %add111.7.3, %17
  br label %cond.end.3

cond.end.3:                                       ; preds = %cond.false.3, %cond.end.2
  %cond.3 = phi float [ %add120.3, %cond.false.3 ], [ %add111.7.3, %cond.end.2 ]
  store float %cond.3, ptr %add.ptr119.3, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_4_2_f(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23172 = icmp sgt i64 %channels, 0
  br i1 %cmp23172, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27169 = icmp sgt i64 %positions, 0
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
  %rows.addr.0174 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0173 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27169, label %for.body29, label %for.cond.cleanup28

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
  %vecext = extractelement <8 x float> %sum.sroa.0.1, i64 0
  %add111 = fadd float %vecext, 0.000000e+00
  %vecext.1 = extractelement <8 x float> %sum.sroa.0.1, i64 1
  %add111.1 = fadd float %add111, %vecext.1
  %vecext.2 = extractelement <8 x float> %sum.sroa.0.1, i64 2
  %add111.2 = fadd float %add111.1, %vecext.2
  %vecext.3 = extractelement <8 x float> %sum.sroa.0.1, i64 3
  %add111.3 = fadd float %add111.2, %vecext.3
  %vecext.4 = extractelement <8 x float> %sum.sroa.0.1, i64 4
  %add111.4 = fadd float %add111.3, %vecext.4
  %vecext.5 = extractelement <8 x float> %sum.sroa.0.1, i64 5
  %add111.5 = fadd float %add111.4, %vecext.5
  %vecext.6 = extractelement <8 x float> %sum.sroa.0.1, i64 6
  %add111.6 = fadd float %add111.5, %vecext.6
  %vecext.7 = extractelement <8 x float> %sum.sroa.0.1, i64 7
  %add111.7 = fadd float %add111.6, %vecext.7
  %0 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.18.2 = phi <8 x float> [ %sum.sroa.18.0, %for.cond26.preheader ], [ %11, %for.body29 ]
  %sum.sroa.15.2 = phi <8 x float> [ %sum.sroa.15.0, %for.cond26.preheader ], [ %10, %for.body29 ]
  %sum.sroa.12.2 = phi <8 x float> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %8, %for.body29 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %4, %for.body29 ]
  %sum.sroa.21.2 = phi <8 x float> [ %sum.sroa.21.0, %for.cond26.preheader ], [ %13, %for.body29 ]
  %sum.sroa.24.2 = phi <8 x float> [ %sum.sroa.24.0, %for.cond26.preheader ], [ %14, %for.body29 ]
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0174, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0173, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !103

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.18.3 = phi <8 x float> [ %11, %for.body29 ], [ %sum.sroa.18.0, %for.cond26.preheader ]
  %sum.sroa.15.3 = phi <8 x float> [ %10, %for.body29 ], [ %sum.sroa.15.0, %for.cond26.preheader ]
  %sum.sroa.12.3 = phi <8 x float> [ %8, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %7, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %5, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %4, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.21.3 = phi <8 x float> [ %13, %for.body29 ], [ %sum.sroa.21.0, %for.cond26.preheader ]
  %sum.sroa.24.3 = phi <8 x float> [ %14, %for.body29 ], [ %sum.sroa.24.0, %for.cond26.preheader ]
  %f.0170 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %f.0170
  %1 = load <8 x float>, ptr %add.ptr, align 4
  %add.ptr.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %f.0170
  %2 = load <8 x float>, ptr %add.ptr.1, align 4
  %invariant.gep = getelementptr float, ptr %rows.addr.0174, i64 %f.0170
  %3 = load <8 x float>, ptr %invariant.gep, align 4
  %4 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %3, <8 x float> %1, <8 x float> %sum.sroa.0.3)
  %5 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %3, <8 x float> %2, <8 x float> %sum.sroa.6.3)
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %row
  %6 = load <8 x float>, ptr %gep.1, align 4
  %7 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %6, <8 x float> %1, <8 x float> %sum.sroa.9.3)
  %8 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %6, <8 x float> %2, <8 x float> %sum.sroa.12.3)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %9 = load <8 x float>, ptr %gep.2, align 4
  %10 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %9, <8 x float> %1, <8 x float> %sum.sroa.15.3)
  %11 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %9, <8 x float> %2, <8 x float> %sum.sroa.18.3)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %12 = load <8 x float>, ptr %gep.3, align 4
  %13 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %12, <8 x float> %1, <8 x float> %sum.sroa.21.3)
  %14 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %12, <8 x float> %2, <8 x float> %sum.sroa.24.3)
  %add = add nuw nsw i64 %f.0170, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !104

cond.false:                                       ; preds = %for.cond90.preheader
  %15 = load float, ptr %0, align 4
  %add120 = fadd float %add111.7, %15
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi float [ %add120, %cond.false ], [ %add111.7, %for.cond90.preheader ]
  store float %cond, ptr %0, align 4
  %vecext.1189 = extractelement <8 x float> %sum.sroa.6.1, i64 0
  %add111.1190 = fadd float %vecext.1189, 0.000000e+00
  %vecext.1.1 = extractelement <8 x float> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd float %add111.1190, %vecext.1.1
  %vecext.2.1 = extractelement <8 x float> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd float %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <8 x float> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd float %add111.2.1, %vecext.3.1
  %vecext.4.1 = extractelement <8 x float> %sum.sroa.6.1, i64 4
  %add111.4.1 = fadd float %add111.3.1, %vecext.4.1
  %vecext.5.1 = extractelement <8 x float> %sum.sroa.6.1, i64 5
  %add111.5.1 = fadd float %add111.4.1, %vecext.5.1
  %vecext.6.1 = extractelement <8 x float> %sum.sroa.6.1, i64 6
  %add111.6.1 = fadd float %add111.5.1, %vecext.6.1
  %vecext.7.1 = extractelement <8 x float> %sum.sroa.6.1, i64 7
  %add111.7.1 = fadd float %add111.6.1, %vecext.7.1
  %arrayidx116.1 = getelementptr inbounds i8, ptr %to, i64 8
  %16 = load ptr, ptr %arrayidx116.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %17 = load float, ptr %16, align 4
  %add120.1 = fadd float %add111.7.1, %17
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi float [ %add120.1, %cond.false.1 ], [ %add111.7.1, %cond.end ]
  store float %cond.1, ptr %16, align 4
  %vecext.1194 = extractelement <8 x float> %sum.sroa.9.1, i64 0
  %add111.1195 = fadd float %vecext.1194, 0.000000e+00
  %vecext.1.1196 = extractelement <8 x float> %sum.sroa.9.1, i64 1
  %add111.1.1197 = fadd float %add111.1195, %vecext.1.1196
  %vecext.2.1198 = extractelement <8 x float> %sum.sroa.9.1, i64 2
  %add111.2.1199 = fadd float %add111.1.1197, %vecext.2.1198
  %vecext.3.1200 = extractelement <8 x float> %sum.sroa.9.1, i64 3
  %add111.3.1201 = fadd float %add111.2.1199, %vecext.3.1200
  %vecext.4.1202 = extractelement <8 x float> %sum.sroa.9.1, i64 4
  %add111.4.1203 = fadd float %add111.3.1201, %vecext.4.1202
  %vecext.5.1204 = extractelement <8 x float> %sum.sroa.9.1, i64 5
  %add111.5.1205 = fadd float %add111.4.1203, %vecext.5.1204
  %vecext.6.1206 = extractelement <8 x float> %sum.sroa.9.1, i64 6
  %add111.6.1207 = fadd float %add111.5.1205, %vecext.6.1206
  %vecext.7.1208 = extractelement <8 x float> %sum.sroa.9.1, i64 7
  %add111.7.1209 = fadd float %add111.6.1207, %vecext.7.1208
  %18 = load ptr, ptr %to, align 8
  %add.ptr119.1210 = getelementptr inbounds float, ptr %18, i64 %to_row
  br i1 %tobool.not, label %cond.false.1213, label %cond.end.1215

cond.false.1213:                                  ; preds = %cond.end.1
  %19 = load float, ptr %add.ptr119.1210, align 4
  %add120.1212 = fadd float %add111.7.1209, %19
  br label %cond.end.1215

cond.end.1215:                                    ; preds = %cond.false.1213, %cond.end.1
  %cond.1214 = phi float [ %add120.1212, %cond.false.1213 ], [ %add111.7.1209, %cond.end.1 ]
  store float %cond.1214, ptr %add.ptr119.1210, align 4
  %vecext.1189.1 = extractelement <8 x float> %sum.sroa.12.1, i64 0
  %add111.1190.1 = fadd float %vecext.1189.1, 0.000000e+00
  %vecext.1.1.1 = extractelement <8 x float> %sum.sroa.12.1, i64 1
  %add111.1.1.1 = fadd float %add111.1190.1, %vecext.1.1.1
  %vecext.2.1.1 = extractelement <8 x float> %sum.sroa.12.1, i64 2
  %add111.2.1.1 = fadd float %add111.1.1.1, %vecext.2.1.1
  %vecext.3.1.1 = extractelement <8 x float> %sum.sroa.12.1, i64 3
  %add111.3.1.1 = fadd float %add111.2.1.1, %vecext.3.1.1
  %vecext.4.1.1 = extractelement <8 x float> %sum.sroa.12.1, i64 4
  %add111.4.1.1 = fadd float %add111.3.1.1, %vecext.4.1.1
  %vecext.5.1.1 = extractelement <8 x float> %sum.sroa.12.1, i64 5
  %add111.5.1.1 = fadd float %add111.4.1.1, %vecext.5.1.1
  %vecext.6.1.1 = extractelement <8 x float> %sum.sroa.12.1, i64 6
  %add111.6.1.1 = fadd float %add111.5.1.1, %vecext.6.1.1
  %vecext.7.1.1 = extractelement <8 x float> %sum.sroa.12.1, i64 7
  %add111.7.1.1 = fadd float %add111.6.1.1, %vecext.7.1.1
  %20 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.1 = getelementptr inbounds float, ptr %20, i64 %to_row
  br i1 %tobool.not, label %cond.false.1.1, label %cond.end.1.1

cond.false.1.1:                                   ; preds = %cond.end.1215
  %21 = load float, ptr %add.ptr119.1.1, align 4
  %add120.1.1 = fadd float %add111.7.1.1, %21
  br label %cond.end.1.1

cond.end.1.1:                                     ; preds = %cond.false.1.1, %cond.end.1215
  %cond.1.1 = phi float [ %add120.1.1, %cond.false.1.1 ], [ %add111.7.1.1, %cond.end.1215 ]
  store float %cond.1.1, ptr %add.ptr119.1.1, align 4
  %mul118.2 = shl nsw i64 %to_row, 1
  %vecext.2216 = extractelement <8 x float> %sum.sroa.15.1, i64 0
  %add111.2217 = fadd float %vecext.2216, 0.000000e+00
  %vecext.1.2 = extractelement <8 x float> %sum.sroa.15.1, i64 1
  %add111.1.2 = fadd float %add111.2217, %vecext.1.2
  %vecext.2.2 = extractelement <8 x float> %sum.sroa.15.1, i64 2
  %add111.2.2 = fadd float %add111.1.2, %vecext.2.2
  %vecext.3.2 = extractelement <8 x float> %sum.sroa.15.1, i64 3
  %add111.3.2 = fadd float %add111.2.2, %vecext.3.2
  %vecext.4.2 = extractelement <8 x float> %sum.sroa.15.1, i64 4
  %add111.4.2 = fadd float %add111.3.2, %vecext.4.2
  %vecext.5.2 = extractelement <8 x float> %sum.sroa.15.1, i64 5
  %add111.5.2 = fadd float %add111.4.2, %vecext.5.2
  %vecext.6.2 = extractelement <8 x float> %sum.sroa.15.1, i64 6
  %add111.6.2 = fadd float %add111.5.2, %vecext.6.2
  %vecext.7.2 = extractelement <8 x float> %sum.sroa.15.1, i64 7
  %add111.7.2 = fadd float %add111.6.2, %vecext.7.2
  %22 = load ptr, ptr %to, align 8
  %add.ptr119.2 = getelementptr inbounds float, ptr %22, i64 %mul118.2
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

cond.false.2:                                     ; preds = %cond.end.1.1
  %23 = load float, ptr %add.ptr119.2, align 4
  %add120.2 = fadd float %add111.7.2, %23
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.false.2, %cond.end.1.1
  %cond.2 = phi float [ %add120.2, %cond.false.2 ], [ %add111.7.2, %cond.end.1.1 ]
  store float %cond.2, ptr %add.ptr119.2, align 4
  %vecext.1189.2 = extractelement <8 x float> %sum.sroa.18.1, i64 0
  %add111.1190.2 = fadd float %vecext.1189.2, 0.000000e+00
  %vecext.1.1.2 = extractelement <8 x float> %sum.sroa.18.1, i64 1
  %add111.1.1.2 = fadd float %add111.1190.2, %vecext.1.1.2
  %vecext.2.1.2 = extractelement <8 x float> %sum.sroa.18.1, i64 2
  %add111.2.1.2 = fadd float %add111.1.1.2, %vecext.2.1.2
  %vecext.3.1.2 = extractelement <8 x float> %sum.sroa.18.1, i64 3
  %add111.3.1.2 = fadd float %add111.2.1.2, %vecext.3.1.2
  %vecext.4.1.2 = extractelement <8 x float> %sum.sroa.18.1, i64 4
  %add111.4.1.2 = fadd float %add111.3.1.2, %vecext.4.1.2
  %vecext.5.1.2 = extractelement <8 x float> %sum.sroa.18.1, i64 5
  %add111.5.1.2 = fadd float %add111.4.1.2, %vecext.5.1.2
  %vecext.6.1.2 = extractelement <8 x float> %sum.sroa.18.1, i64 6
  %add111.6.1.2 = fadd float %add111.5.1.2, %vecext.6.1.2
  %vecext.7.1.2 = extractelement <8 x float> %sum.sroa.18.1, i64 7
  %add111.7.1.2 = fadd float %add111.6.1.2, %vecext.7.1.2
  %24 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.2 = getelementptr inbounds float, ptr %24, i64 %mul118.2
  br i1 %tobool.not, label %cond.false.1.2, label %cond.end.1.2

cond.false.1.2:                                   ; preds = %cond.end.2
  %25 = load float, ptr %add.ptr119.1.2, align 4
  %add120.1.2 = fadd float %add111.7.1.2, %25
  br label %cond.end.1.2

cond.end.1.2:                                     ; preds = %cond.false.1.2, %cond.end.2
  %cond.1.2 = phi float [ %add120.1.2, %cond.false.1.2 ], [ %add111.7.1.2, %cond.end.2 ]
  store float %cond.1.2, ptr %add.ptr119.1.2, align 4
  %mul118.3 = mul nsw i64 %to_row, 3
  %vecext.3218 = extractelement <8 x float> %sum.sroa.21.1, i64 0
  %add111.3219 = fadd float %vecext.3218, 0.000000e+00
  %vecext.1.3 = extractelement <8 x float> %sum.sroa.21.1, i64 1
  %add111.1.3 = fadd float %add111.3219, %vecext.1.3
  %vecext.2.3 = extractelement <8 x float> %sum.sroa.21.1, i64 2
  %add111.2.3 = fadd float %add111.1.3, %vecext.2.3
  %vecext.3.3 = extractelement <8 x float> %sum.sroa.21.1, i64 3
  %add111.3.3 = fadd float %add111.2.3, %vecext.3.3
  %vecext.4.3 = extractelement <8 x float> %sum.sroa.21.1, i64 4
  %add111.4.3 = fadd float %add111.3.3, %vecext.4.3
  %vecext.5.3 = extractelement <8 x float> %sum.sroa.21.1, i64 5
  %add111.5.3 = fadd float %add111.4.3, %vecext.5.3
  %vecext.6.3 = extractelement <8 x float> %sum.sroa.21.1, i64 6
  %add111.6.3 = fadd float %add111.5.3, %vecext.6.3
  %vecext.7.3 = extractelement <8 x float> %sum.sroa.21.1, i64 7
  %add111.7.3 = fadd float %add111.6.3, %vecext.7.3
  %26 = load ptr, ptr %to, align 8
  %add.ptr119.3 = getelementptr inbounds float, ptr %26, i64 %mul118.3
  br i1 %tobool.not, label %cond.false.3, label %cond.end.3

cond.false.3:                                     ; preds = %cond.end.1.2
  %27 = load float, ptr %add.ptr119.3, align 4
  %add120.3 = fadd float %add111.7.3, %27
  br label %cond.end.3

cond.end.3:                                       ; preds = %cond.false.3, %cond.end.1.2
  %cond.3 = phi float [ %add120.3, %cond.false.3 ], [ %add111.7.3, %cond.end.1.2 ]
  store float %cond.3, ptr %add.ptr119.3, align 4
  %vecext.1189.3 = extractelement <8 x float> %sum.sroa.24.1, i64 0
  %add111.1190.3 = fadd float %vecext.1189.3, 0.000000e+00
  %vecext.1.1.3 = extractelement <8 x float> %sum.sroa.24.1, i64 1
  %add111.1.1.3 = fadd float %add111.1190.3, %vecext.1.1.3
  %vecext.2.1.3 = extractelement <8 x float> %sum.sroa.24.1, i64 2
  %add111.2.1.3 = fadd float %add111.1.1.3, %vecext.2.1.3
  %vecext.3.1.3 = extractelement <8 x float> %sum.sroa.24.1, i64 3
  %add111.3.1.3 = fadd float %add111.2.1.3, %vecext.3.1.3
  %vecext.4.1.3 = extractelement <8 x float> %sum.sroa.24.1, i64 4
  %add111.4.1.3 = fadd float %add111.3.1.3, %vecext.4.1.3
  %vecext.5.1.3 = extractelement <8 x float> %sum.sroa.24.1, i64 5
  %add111.5.1.3 = fadd float %add111.4.1.3, %vecext.5.1.3
  %vecext.6.1.3 = extractelement <8 x float> %sum.sroa.24.1, i64 6
  %add111.6.1.3 = fadd float %add111.5.1.3, %vecext.6.1.3
  %vecext.7.1.3 = extractelement <8 x float> %sum.sroa.24.1, i64 7
  %add111.7.1.3 = fadd float %add111.6.1.3, %vecext.7.1.3
  %28 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.3 = getelementptr inbounds float, ptr %28, i64 %mul118.3
  br i1 %tobool.not, label %cond.false.1.3, label %cond.end.1.3

cond.false.1.3:                                   ; preds = %cond.end.3
  %29 = load float, ptr %add.ptr119.1.3, align 4
  %add120.1.3 = fadd float %add111.7.1.3, %29
  br label %cond.end.1.3

cond.end.1.3:                                     ; preds = %cond.false.1.3, %cond.end.3
  %cond.1.3 = phi float [ %add120.1.3, %cond.false.1.3 ], [ %add111.7.1.3, %cond.end.3 ]
  store float %cond.1.3, ptr %add.ptr119.1.3, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_4_3_f(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23172 = icmp sgt i64 %channels, 0
  br i1 %cmp23172, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.9.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 16
  %x.sroa.9.0.copyload = load ptr, ptr %x.sroa.9.0.columns.sroa_idx, align 8
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27169 = icmp sgt i64 %positions, 0
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
  %rows.addr.0174 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0173 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27169, label %for.body29, label %for.cond.cleanup28

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
  %vecext = extractelement <8 x float> %sum.sroa.0.1, i64 0
  %add111 = fadd float %vecext, 0.000000e+00
  %vecext.1 = extractelement <8 x float> %sum.sroa.0.1, i64 1
  %add111.1 = fadd float %add111, %vecext.1
  %vecext.2 = extractelement <8 x float> %sum.sroa.0.1, i64 2
  %add111.2 = fadd float %add111.1, %vecext.2
  %vecext.3 = extractelement <8 x float> %sum.sroa.0.1, i64 3
  %add111.3 = fadd float %add111.2, %vecext.3
  %vecext.4 = extractelement <8 x float> %sum.sroa.0.1, i64 4
  %add111.4 = fadd float %add111.3, %vecext.4
  %vecext.5 = extractelement <8 x float> %sum.sroa.0.1, i64 5
  %add111.5 = fadd float %add111.4, %vecext.5
  %vecext.6 = extractelement <8 x float> %sum.sroa.0.1, i64 6
  %add111.6 = fadd float %add111.5, %vecext.6
  %vecext.7 = extractelement <8 x float> %sum.sroa.0.1, i64 7
  %add111.7 = fadd float %add111.6, %vecext.7
  %0 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.27.2 = phi <8 x float> [ %sum.sroa.27.0, %for.cond26.preheader ], [ %15, %for.body29 ]
  %sum.sroa.24.2 = phi <8 x float> [ %sum.sroa.24.0, %for.cond26.preheader ], [ %14, %for.body29 ]
  %sum.sroa.21.2 = phi <8 x float> [ %sum.sroa.21.0, %for.cond26.preheader ], [ %13, %for.body29 ]
  %sum.sroa.18.2 = phi <8 x float> [ %sum.sroa.18.0, %for.cond26.preheader ], [ %11, %for.body29 ]
  %sum.sroa.15.2 = phi <8 x float> [ %sum.sroa.15.0, %for.cond26.preheader ], [ %10, %for.body29 ]
  %sum.sroa.12.2 = phi <8 x float> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %9, %for.body29 ]
  %sum.sroa.9.2 = phi <8 x float> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %sum.sroa.6.2 = phi <8 x float> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.0.2 = phi <8 x float> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %sum.sroa.30.2 = phi <8 x float> [ %sum.sroa.30.0, %for.cond26.preheader ], [ %17, %for.body29 ]
  %sum.sroa.33.2 = phi <8 x float> [ %sum.sroa.33.0, %for.cond26.preheader ], [ %18, %for.body29 ]
  %sum.sroa.36.2 = phi <8 x float> [ %sum.sroa.36.0, %for.cond26.preheader ], [ %19, %for.body29 ]
  %add.ptr82 = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr82.2 = getelementptr inbounds float, ptr %x.sroa.9.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds float, ptr %rows.addr.0174, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0173, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !105

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.27.3 = phi <8 x float> [ %15, %for.body29 ], [ %sum.sroa.27.0, %for.cond26.preheader ]
  %sum.sroa.24.3 = phi <8 x float> [ %14, %for.body29 ], [ %sum.sroa.24.0, %for.cond26.preheader ]
  %sum.sroa.21.3 = phi <8 x float> [ %13, %for.body29 ], [ %sum.sroa.21.0, %for.cond26.preheader ]
  %sum.sroa.18.3 = phi <8 x float> [ %11, %for.body29 ], [ %sum.sroa.18.0, %for.cond26.preheader ]
  %sum.sroa.15.3 = phi <8 x float> [ %10, %for.body29 ], [ %sum.sroa.15.0, %for.cond26.preheader ]
  %sum.sroa.12.3 = phi <8 x float> [ %9, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <8 x float> [ %7, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <8 x float> [ %6, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <8 x float> [ %5, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.30.3 = phi <8 x float> [ %17, %for.body29 ], [ %sum.sroa.30.0, %for.cond26.preheader ]
  %sum.sroa.33.3 = phi <8 x float> [ %18, %for.body29 ], [ %sum.sroa.33.0, %for.cond26.preheader ]
  %sum.sroa.36.3 = phi <8 x float> [ %19, %for.body29 ], [ %sum.sroa.36.0, %for.cond26.preheader ]
  %f.0170 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds float, ptr %x.sroa.0.0, i64 %f.0170
  %1 = load <8 x float>, ptr %add.ptr, align 4
  %add.ptr.1 = getelementptr inbounds float, ptr %x.sroa.6.0, i64 %f.0170
  %2 = load <8 x float>, ptr %add.ptr.1, align 4
  %add.ptr.2 = getelementptr inbounds float, ptr %x.sroa.9.0, i64 %f.0170
  %3 = load <8 x float>, ptr %add.ptr.2, align 4
  %invariant.gep = getelementptr float, ptr %rows.addr.0174, i64 %f.0170
  %4 = load <8 x float>, ptr %invariant.gep, align 4
  %5 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %4, <8 x float> %1, <8 x float> %sum.sroa.0.3)
  %6 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %4, <8 x float> %2, <8 x float> %sum.sroa.6.3)
  %7 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %4, <8 x float> %3, <8 x float> %sum.sroa.9.3)
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %row
  %8 = load <8 x float>, ptr %gep.1, align 4
  %9 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %8, <8 x float> %1, <8 x float> %sum.sroa.12.3)
  %10 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %8, <8 x float> %2, <8 x float> %sum.sroa.15.3)
  %11 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %8, <8 x float> %3, <8 x float> %sum.sroa.18.3)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %12 = load <8 x float>, ptr %gep.2, align 4
  %13 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %12, <8 x float> %1, <8 x float> %sum.sroa.21.3)
  %14 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %12, <8 x float> %2, <8 x float> %sum.sroa.24.3)
  %15 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %12, <8 x float> %3, <8 x float> %sum.sroa.27.3)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %16 = load <8 x float>, ptr %gep.3, align 4
  %17 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %16, <8 x float> %1, <8 x float> %sum.sroa.30.3)
  %18 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %16, <8 x float> %2, <8 x float> %sum.sroa.33.3)
  %19 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %16, <8 x float> %3, <8 x float> %sum.sroa.36.3)
  %add = add nuw nsw i64 %f.0170, 8
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !106

cond.false:                                       ; preds = %for.cond90.preheader
  %20 = load float, ptr %0, align 4
  %add120 = fadd float %add111.7, %20
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi float [ %add120, %cond.false ], [ %add111.7, %for.cond90.preheader ]
  store float %cond, ptr %0, align 4
  %vecext.1191 = extractelement <8 x float> %sum.sroa.6.1, i64 0
  %add111.1192 = fadd float %vecext.1191, 0.000000e+00
  %vecext.1.1 = extractelement <8 x float> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd float %add111.1192, %vecext.1.1
  %vecext.2.1 = extractelement <8 x float> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd float %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <8 x float> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd float %add111.2.1, %vecext.3.1
  %vecext.4.1 = extractelement <8 x float> %sum.sroa.6.1, i64 4
  %add111.4.1 = fadd float %add111.3.1, %vecext.4.1
  %vecext.5.1 = extractelement <8 x float> %sum.sroa.6.1, i64 5
  %add111.5.1 = fadd float %add111.4.1, %vecext.5.1
  %vecext.6.1 = extractelement <8 x float> %sum.sroa.6.1, i64 6
  %add111.6.1 = fadd float %add111.5.1, %vecext.6.1
  %vecext.7.1 = extractelement <8 x float> %sum.sroa.6.1, i64 7
  %add111.7.1 = fadd float %add111.6.1, %vecext.7.1
  %arrayidx116.1 = getelementptr inbounds i8, ptr %to, i64 8
  %21 = load ptr, ptr %arrayidx116.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %22 = load float, ptr %21, align 4
  %add120.1 = fadd float %add111.7.1, %22
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi float [ %add120.1, %cond.false.1 ], [ %add111.7.1, %cond.end ]
  store float %cond.1, ptr %21, align 4
  %vecext.2193 = extractelement <8 x float> %sum.sroa.9.1, i64 0
  %add111.2194 = fadd float %vecext.2193, 0.000000e+00
  %vecext.1.2 = extractelement <8 x float> %sum.sroa.9.1, i64 1
  %add111.1.2 = fadd float %add111.2194, %vecext.1.2
  %vecext.2.2 = extractelement <8 x float> %sum.sroa.9.1, i64 2
  %add111.2.2 = fadd float %add111.1.2, %vecext.2.2
  %vecext.3.2 = extractelement <8 x float> %sum.sroa.9.1, i64 3
  %add111.3.2 = fadd float %add111.2.2, %vecext.3.2
  %vecext.4.2 = extractelement <8 x float> %sum.sroa.9.1, i64 4
  %add111.4.2 = fadd float %add111.3.2, %vecext.4.2
  %vecext.5.2 = extractelement <8 x float> %sum.sroa.9.1, i64 5
  %add111.5.2 = fadd float %add111.4.2, %vecext.5.2
  %vecext.6.2 = extractelement <8 x float> %sum.sroa.9.1, i64 6
  %add111.6.2 = fadd float %add111.5.2, %vecext.6.2
  %vecext.7.2 = extractelement <8 x float> %sum.sroa.9.1, i64 7
  %add111.7.2 = fadd float %add111.6.2, %vecext.7.2
  %arrayidx116.2 = getelementptr inbounds i8, ptr %to, i64 16
  %23 = load ptr, ptr %arrayidx116.2, align 8
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

cond.false.2:                                     ; preds = %cond.end.1
  %24 = load float, ptr %23, align 4
  %add120.2 = fadd float %add111.7.2, %24
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.false.2, %cond.end.1
  %cond.2 = phi float [ %add120.2, %cond.false.2 ], [ %add111.7.2, %cond.end.1 ]
  store float %cond.2, ptr %23, align 4
  %vecext.1198 = extractelement <8 x float> %sum.sroa.12.1, i64 0
  %add111.1199 = fadd float %vecext.1198, 0.000000e+00
  %vecext.1.1200 = extractelement <8 x float> %sum.sroa.12.1, i64 1
  %add111.1.1201 = fadd float %add111.1199, %vecext.1.1200
  %vecext.2.1202 = extractelement <8 x float> %sum.sroa.12.1, i64 2
  %add111.2.1203 = fadd float %add111.1.1201, %vecext.2.1202
  %vecext.3.1204 = extractelement <8 x float> %sum.sroa.12.1, i64 3
  %add111.3.1205 = fadd float %add111.2.1203, %vecext.3.1204
  %vecext.4.1206 = extractelement <8 x float> %sum.sroa.12.1, i64 4
  %add111.4.1207 = fadd float %add111.3.1205, %vecext.4.1206
  %vecext.5.1208 = extractelement <8 x float> %sum.sroa.12.1, i64 5
  %add111.5.1209 = fadd float %add111.4.1207, %vecext.5.1208
  %vecext.6.1210 = extractelement <8 x float> %sum.sroa.12.1, i64 6
  %add111.6.1211 = fadd float %add111.5.1209, %vecext.6.1210
  %vecext.7.1212 = extractelement <8 x float> %sum.sroa.12.1, i64 7
  %add111.7.1213 = fadd float %add111.6.1211, %vecext.7.1212
  %25 = load ptr, ptr %to, align 8
  %add.ptr119.1214 = getelementptr inbounds float, ptr %25, i64 %to_row
  br i1 %tobool.not, label %cond.false.1217, label %cond.end.1219

cond.false.1217:                                  ; preds = %cond.end.2
  %26 = load float, ptr %add.ptr119.1214, align 4
  %add120.1216 = fadd float %add111.7.1213, %26
  br label %cond.end.1219

cond.end.1219:                                    ; preds = %cond.false.1217, %cond.end.2
  %cond.1218 = phi float [ %add120.1216, %cond.false.1217 ], [ %add111.7.1213, %cond.end.2 ]
  store float %cond.1218, ptr %add.ptr119.1214, align 4
  %vecext.1191.1 = extractelement <8 x float> %sum.sroa.15.1, i64 0
  %add111.1192.1 = fadd float %vecext.1191.1, 0.000000e+00
  %vecext.1.1.1 = extractelement <8 x float> %sum.sroa.15.1, i64 1
  %add111.1.1.1 = fadd float %add111.1192.1, %vecext.1.1.1
  %vecext.2.1.1 = extractelement <8 x float> %sum.sroa.15.1, i64 2
  %add111.2.1.1 = fadd float %add111.1.1.1, %vecext.2.1.1
  %vecext.3.1.1 = extractelement <8 x float> %sum.sroa.15.1, i64 3
  %add111.3.1.1 = fadd float %add111.2.1.1, %vecext.3.1.1
  %vecext.4.1.1 = extractelement <8 x float> %sum.sroa.15.1, i64 4
  %add111.4.1.1 = fadd float %add111.3.1.1, %vecext.4.1.1
  %vecext.5.1.1 = extractelement <8 x float> %sum.sroa.15.1, i64 5
  %add111.5.1.1 = fadd float %add111.4.1.1, %vecext.5.1.1
  %vecext.6.1.1 = extractelement <8 x float> %sum.sroa.15.1, i64 6
  %add111.6.1.1 = fadd float %add111.5.1.1, %vecext.6.1.1
  %vecext.7.1.1 = extractelement <8 x float> %sum.sroa.15.1, i64 7
  %add111.7.1.1 = fadd float %add111.6.1.1, %vecext.7.1.1
  %27 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.1 = getelementptr inbounds float, ptr %27, i64 %to_row
  br i1 %tobool.not, label %cond.false.1.1, label %cond.end.1.1

cond.false.1.1:                                   ; preds = %cond.end.1219
  %28 = load float, ptr %add.ptr119.1.1, align 4
  %add120.1.1 = fadd float %add111.7.1.1, %28
  br label %cond.end.1.1

cond.end.1.1:                                     ; preds = %cond.false.1.1, %cond.end.1219
  %cond.1.1 = phi float [ %add120.1.1, %cond.false.1.1 ], [ %add111.7.1.1, %cond.end.1219 ]
  store float %cond.1.1, ptr %add.ptr119.1.1, align 4
  %vecext.2193.1 = extractelement <8 x float> %sum.sroa.18.1, i64 0
  %add111.2194.1 = fadd float %vecext.2193.1, 0.000000e+00
  %vecext.1.2.1 = extractelement <8 x float> %sum.sroa.18.1, i64 1
  %add111.1.2.1 = fadd float %add111.2194.1, %vecext.1.2.1
  %vecext.2.2.1 = extractelement <8 x float> %sum.sroa.18.1, i64 2
  %add111.2.2.1 = fadd float %add111.1.2.1, %vecext.2.2.1
  %vecext.3.2.1 = extractelement <8 x float> %sum.sroa.18.1, i64 3
  %add111.3.2.1 = fadd float %add111.2.2.1, %vecext.3.2.1
  %vecext.4.2.1 = extractelement <8 x float> %sum.sroa.18.1, i64 4
  %add111.4.2.1 = fadd float %add111.3.2.1, %vecext.4.2.1
  %vecext.5.2.1 = extractelement <8 x float> %sum.sroa.18.1, i64 5
  %add111.5.2.1 = fadd float %add111.4.2.1, %vecext.5.2.1
  %vecext.6.2.1 = extractelement <8 x float> %sum.sroa.18.1, i64 6
  %add111.6.2.1 = fadd float %add111.5.2.1, %vecext.6.2.1
  %vecext.7.2.1 = extractelement <8 x float> %sum.sroa.18.1, i64 7
  %add111.7.2.1 = fadd float %add111.6.2.1, %vecext.7.2.1
  %29 = load ptr, ptr %arrayidx116.2, align 8
  %add.ptr119.2.1 = getelementptr inbounds float, ptr %29, i64 %to_row
  br i1 %tobool.not, label %cond.false.2.1, label %cond.end.2.1

cond.false.2.1:                                   ; preds = %cond.end.1.1
  %30 = load float, ptr %add.ptr119.2.1, align 4
  %add120.2.1 = fadd float %add111.7.2.1, %30
  br label %cond.end.2.1

cond.end.2.1:                                     ; preds = %cond.false.2.1, %cond.end.1.1
  %cond.2.1 = phi float [ %add120.2.1, %cond.false.2.1 ], [ %add111.7.2.1, %cond.end.1.1 ]
  store float %cond.2.1, ptr %add.ptr119.2.1, align 4
  %mul118.2 = shl nsw i64 %to_row, 1
  %vecext.2221 = extractelement <8 x float> %sum.sroa.21.1, i64 0
  %add111.2222 = fadd float %vecext.2221, 0.000000e+00
  %vecext.1.2223 = extractelement <8 x float> %sum.sroa.21.1, i64 1
  %add111.1.2224 = fadd float %add111.2222, %vecext.1.2223
  %vecext.2.2225 = extractelement <8 x float> %sum.sroa.21.1, i64 2
  %add111.2.2226 = fadd float %add111.1.2224, %vecext.2.2225
  %vecext.3.2227 = extractelement <8 x float> %sum.sroa.21.1, i64 3
  %add111.3.2228 = fadd float %add111.2.2226, %vecext.3.2227
  %vecext.4.2229 = extractelement <8 x float> %sum.sroa.21.1, i64 4
  %add111.4.2230 = fadd float %add111.3.2228, %vecext.4.2229
  %vecext.5.2231 = extractelement <8 x float> %sum.sroa.21.1, i64 5
  %add111.5.2232 = fadd float %add111.4.2230, %vecext.5.2231
  %vecext.6.2233 = extractelement <8 x float> %sum.sroa.21.1, i64 6
  %add111.6.2234 = fadd float %add111.5.2232, %vecext.6.2233
  %vecext.7.2235 = extractelement <8 x float> %sum.sroa.21.1, i64 7
  %add111.7.2236 = fadd float %add111.6.2234, %vecext.7.2235
  %31 = load ptr, ptr %to, align 8
  %add.ptr119.2237 = getelementptr inbounds float, ptr %31, i64 %mul118.2
  br i1 %tobool.not, label %cond.false.2240, label %cond.end.2242

cond.false.2240:                                  ; preds = %cond.end.2.1
  %32 = load float, ptr %add.ptr119.2237, align 4
  %add120.2239 = fadd float %add111.7.2236, %32
  br label %cond.end.2242

cond.end.2242:                                    ; preds = %cond.false.2240, %cond.end.2.1
  %cond.2241 = phi float [ %add120.2239, %cond.false.2240 ], [ %add111.7.2236, %cond.end.2.1 ]
  store float %cond.2241, ptr %add.ptr119.2237, align 4
  %vecext.1191.2 = extractelement <8 x float> %sum.sroa.24.1, i64 0
  %add111.1192.2 = fadd float %vecext.1191.2, 0.000000e+00
  %vecext.1.1.2 = extractelement <8 x float> %sum.sroa.24.1, i64 1
  %add111.1.1.2 = fadd float %add111.1192.2, %vecext.1.1.2
  %vecext.2.1.2 = extractelement <8 x float> %sum.sroa.24.1, i64 2
  %add111.2.1.2 = fadd float %add111.1.1.2, %vecext.2.1.2
  %vecext.3.1.2 = extractelement <8 x float> %sum.sroa.24.1, i64 3
  %add111.3.1.2 = fadd float %add111.2.1.2, %vecext.3.1.2
  %vecext.4.1.2 = extractelement <8 x float> %sum.sroa.24.1, i64 4
  %add111.4.1.2 = fadd float %add111.3.1.2, %vecext.4.1.2
  %vecext.5.1.2 = extractelement <8 x float> %sum.sroa.24.1, i64 5
  %add111.5.1.2 = fadd float %add111.4.1.2, %vecext.5.1.2
  %vecext.6.1.2 = extractelement <8 x float> %sum.sroa.24.1, i64 6
  %add111.6.1.2 = fadd float %add111.5.1.2, %vecext.6.1.2
  %vecext.7.1.2 = extractelement <8 x float> %sum.sroa.24.1, i64 7
  %add111.7.1.2 = fadd float %add111.6.1.2, %vecext.7.1.2
  %33 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.2 = getelementptr inbounds float, ptr %33, i64 %mul118.2
  br i1 %tobool.not, label %cond.false.1.2, label %cond.end.1.2

cond.false.1.2:                                   ; preds = %cond.end.2242
  %34 = load float, ptr %add.ptr119.1.2, align 4
  %add120.1.2 = fadd float %add111.7.1.2, %34
  br label %cond.end.1.2

cond.end.1.2:                                     ; preds = %cond.false.1.2, %cond.end.2242
  %cond.1.2 = phi float [ %add120.1.2, %cond.false.1.2 ], [ %add111.7.1.2, %cond.end.2242 ]
  store float %cond.1.2, ptr %add.ptr119.1.2, align 4
  %vecext.2193.2 = extractelement <8 x float> %sum.sroa.27.1, i64 0
  %add111.2194.2 = fadd float %vecext.2193.2, 0.000000e+00
  %vecext.1.2.2 = extractelement <8 x float> %sum.sroa.27.1, i64 1
  %add111.1.2.2 = fadd float %add111.2194.2, %vecext.1.2.2
  %vecext.2.2.2 = extractelement <8 x float> %sum.sroa.27.1, i64 2
  %add111.2.2.2 = fadd float %add111.1.2.2, %vecext.2.2.2
  %vecext.3.2.2 = extractelement <8 x float> %sum.sroa.27.1, i64 3
  %add111.3.2.2 = fadd float %add111.2.2.2, %vecext.3.2.2
  %vecext.4.2.2 = extractelement <8 x float> %sum.sroa.27.1, i64 4
  %add111.4.2.2 = fadd float %add111.3.2.2, %vecext.4.2.2
  %vecext.5.2.2 = extractelement <8 x float> %sum.sroa.27.1, i64 5
  %add111.5.2.2 = fadd float %add111.4.2.2, %vecext.5.2.2
  %vecext.6.2.2 = extractelement <8 x float> %sum.sroa.27.1, i64 6
  %add111.6.2.2 = fadd float %add111.5.2.2, %vecext.6.2.2
  %vecext.7.2.2 = extractelement <8 x float> %sum.sroa.27.1, i64 7
  %add111.7.2.2 = fadd float %add111.6.2.2, %vecext.7.2.2
  %35 = load ptr, ptr %arrayidx116.2, align 8
  %add.ptr119.2.2 = getelementptr inbounds float, ptr %35, i64 %mul118.2
  br i1 %tobool.not, label %cond.false.2.2, label %cond.end.2.2

cond.false.2.2:                                   ; preds = %cond.end.1.2
  %36 = load float, ptr %add.ptr119.2.2, align 4
  %add120.2.2 = fadd float %add111.7.2.2, %36
  br label %cond.end.2.2

cond.end.2.2:                                     ; preds = %cond.false.2.2, %cond.end.1.2
  %cond.2.2 = phi float [ %add120.2.2, %cond.false.2.2 ], [ %add111.7.2.2, %cond.end.1.2 ]
  store float %cond.2.2, ptr %add.ptr119.2.2, align 4
  %mul118.3 = mul nsw i64 %to_row, 3
  %vecext.3243 = extractelement <8 x float> %sum.sroa.30.1, i64 0
  %add111.3244 = fadd float %vecext.3243, 0.000000e+00
  %vecext.1.3 = extractelement <8 x float> %sum.sroa.30.1, i64 1
  %add111.1.3 = fadd float %add111.3244, %vecext.1.3
  %vecext.2.3 = extractelement <8 x float> %sum.sroa.30.1, i64 2
  %add111.2.3 = fadd float %add111.1.3, %vecext.2.3
  %vecext.3.3 = extractelement <8 x float> %sum.sroa.30.1, i64 3
  %add111.3.3 = fadd float %add111.2.3, %vecext.3.3
  %vecext.4.3 = extractelement <8 x float> %sum.sroa.30.1, i64 4
  %add111.4.3 = fadd float %add111.3.3, %vecext.4.3
  %vecext.5.3 = extractelement <8 x float> %sum.sroa.30.1, i64 5
  %add111.5.3 = fadd float %add111.4.3, %vecext.5.3
  %vecext.6.3 = extractelement <8 x float> %sum.sroa.30.1, i64 6
  %add111.6.3 = fadd float %add111.5.3, %vecext.6.3
  %vecext.7.3 = extractelement <8 x float> %sum.sroa.30.1, i64 7
  %add111.7.3 = fadd float %add111.6.3, %vecext.7.3
  %37 = load ptr, ptr %to, align 8
  %add.ptr119.3 = getelementptr inbounds float, ptr %37, i64 %mul118.3
  br i1 %tobool.not, label %cond.false.3, label %cond.end.3

cond.false.3:                                     ; preds = %cond.end.2.2
  %38 = load float, ptr %add.ptr119.3, align 4
  %add120.3 = fadd float %add111.7.3, %38
  br label %cond.end.3

cond.end.3:                                       ; preds = %cond.false.3, %cond.end.2.2
  %cond.3 = phi float [ %add120.3, %cond.false.3 ], [ %add111.7.3, %cond.end.2.2 ]
  store float %cond.3, ptr %add.ptr119.3, align 4
  %vecext.1191.3 = extractelement <8 x float> %sum.sroa.33.1, i64 0
  %add111.1192.3 = fadd float %vecext.1191.3, 0.000000e+00
  %vecext.1.1.3 = extractelement <8 x float> %sum.sroa.33.1, i64 1
  %add111.1.1.3 = fadd float %add111.1192.3, %vecext.1.1.3
  %vecext.2.1.3 = extractelement <8 x float> %sum.sroa.33.1, i64 2
  %add111.2.1.3 = fadd float %add111.1.1.3, %vecext.2.1.3
  %vecext.3.1.3 = extractelement <8 x float> %sum.sroa.33.1, i64 3
  %add111.3.1.3 = fadd float %add111.2.1.3, %vecext.3.1.3
  %vecext.4.1.3 = extractelement <8 x float> %sum.sroa.33.1, i64 4
  %add111.4.1.3 = fadd float %add111.3.1.3, %vecext.4.1.3
  %vecext.5.1.3 = extractelement <8 x float> %sum.sroa.33.1, i64 5
  %add111.5.1.3 = fadd float %add111.4.1.3, %vecext.5.1.3
  %vecext.6.1.3 = extractelement <8 x float> %sum.sroa.33.1, i64 6
  %add111.6.1.3 = fadd float %add111.5.1.3, %vecext.6.1.3
  %vecext.7.1.3 = extractelement <8 x float> %sum.sroa.33.1, i64 7
  %add111.7.1.3 = fadd float %add111.6.1.3, %vecext.7.1.3
  %39 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.3 = getelementptr inbounds float, ptr %39, i64 %mul118.3
  br i1 %tobool.not, label %cond.false.1.3, label %cond.end.1.3

cond.false.1.3:                                   ; preds = %cond.end.3
  %40 = load float, ptr %add.ptr119.1.3, align 4
  %add120.1.3 = fadd float %add111.7.1.3, %40
  br label %cond.end.1.3

cond.end.1.3:                                     ; preds = %cond.false.1.3, %cond.end.3
  %cond.1.3 = phi float [ %add120.1.3, %cond.false.1.3 ], [ %add111.7.1.3, %cond.end.3 ]
  store float %cond.1.3, ptr %add.ptr119.1.3, align 4
  %vecext.2193.3 = extractelement <8 x float> %sum.sroa.36.1, i64 0
  %add111.2194.3 = fadd float %vecext.2193.3, 0.000000e+00
  %vecext.1.2.3 = extractelement <8 x float> %sum.sroa.36.1, i64 1
  %add111.1.2.3 = fadd float %add111.2194.3, %vecext.1.2.3
  %vecext.2.2.3 = extractelement <8 x float> %sum.sroa.36.1, i64 2
  %add111.2.2.3 = fadd float %add111.1.2.3, %vecext.2.2.3
  %vecext.3.2.3 = extractelement <8 x float> %sum.sroa.36.1, i64 3
  %add111.3.2.3 = fadd float %add111.2.2.3, %vecext.3.2.3
  %vecext.4.2.3 = extractelement <8 x float> %sum.sroa.36.1, i64 4
  %add111.4.2.3 = fadd float %add111.3.2.3, %vecext.4.2.3
  %vecext.5.2.3 = extractelement <8 x float> %sum.sroa.36.1, i64 5
  %add111.5.2.3 = fadd float %add111.4.2.3, %vecext.5.2.3
  %vecext.6.2.3 = extractelement <8 x float> %sum.sroa.36.1, i64 6
  %add111.6.2.3 = fadd float %add111.5.2.3, %vecext.6.2.3
  %vecext.7.2.3 = extractelement <8 x float> %sum.sroa.36.1, i64 7
  %add111.7.2.3 = fadd float %add111.6.2.3, %vecext.7.2.3
  %41 = load ptr, ptr %arrayidx116.2, align 8
  %add.ptr119.2.3 = getelementptr inbounds float, ptr %41, i64 %mul118.3
  br i1 %tobool.not, label %cond.false.2.3, label %cond.end.2.3

cond.false.2.3:                                   ; preds = %cond.end.1.3
  %42 = load float, ptr %add.ptr119.2.3, align 4
  %add120.2.3 = fadd float %add111.7.2.3, %42
  br label %cond.end.2.3

cond.end.2.3:                                     ; preds = %cond.false.2.3, %cond.end.1.3
  %cond.2.3 = phi float [ %add120.2.3, %cond.false.2.3 ], [ %add111.7.2.3, %cond.end.1.3 ]
  store float %cond.2.3, ptr %add.ptr119.2.3, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @lazyasync_fill_d(ptr nocapture noundef writeonly %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %axes, ptr nocapture noundef readonly %start) unnamed_addr #3 {
entry:
  %arrayidx1 = getelementptr inbounds i8, ptr %axes, i64 40
  %arrayidx2 = getelementptr inbounds i8, ptr %axes, i64 80
  %buffer = getelementptr inbounds i8, ptr %axes, i64 32
  %0 = load i64, ptr %buffer, align 8
  %buffer3 = getelementptr inbounds i8, ptr %axes, i64 72
  %1 = load i64, ptr %buffer3, align 8
  %mul = mul nsw i64 %1, %0
  %buffer4 = getelementptr inbounds i8, ptr %axes, i64 112
  %2 = load i64, ptr %buffer4, align 8
  %mul5 = mul nsw i64 %mul, %2
  %stride = getelementptr inbounds i8, ptr %axes, i64 16
  %3 = load i64, ptr %stride, align 8
  %cmp275 = icmp sgt i64 %3, 0
  br i1 %cmp275, label %for.cond6.preheader.lr.ph, label %for.cond.cleanup

for.cond6.preheader.lr.ph:                        ; preds = %entry
  %stride7 = getelementptr inbounds i8, ptr %axes, i64 56
  %stride12 = getelementptr inbounds i8, ptr %axes, i64 96
  %before = getelementptr inbounds i8, ptr %axes, i64 104
  %arrayidx16 = getelementptr inbounds i8, ptr %start, i64 16
  %step28 = getelementptr inbounds i8, ptr %axes, i64 88
  %before40 = getelementptr inbounds i8, ptr %axes, i64 24
  %arrayidx47 = getelementptr inbounds i8, ptr %start, i64 8
  %before52 = getelementptr inbounds i8, ptr %axes, i64 64
  %step64 = getelementptr inbounds i8, ptr %axes, i64 8
  %step66 = getelementptr inbounds i8, ptr %axes, i64 48
  %.pre = load i64, ptr %stride7, align 8
  br label %for.cond6.preheader

for.cond6.preheader:                              ; preds = %for.cond6.preheader.lr.ph, %for.cond.cleanup9
  %4 = phi i64 [ %3, %for.cond6.preheader.lr.ph ], [ %18, %for.cond.cleanup9 ]
  %5 = phi i64 [ %.pre, %for.cond6.preheader.lr.ph ], [ %19, %for.cond.cleanup9 ]
  %6 = phi i64 [ %0, %for.cond6.preheader.lr.ph ], [ %20, %for.cond.cleanup9 ]
  %7 = phi i64 [ %1, %for.cond6.preheader.lr.ph ], [ %21, %for.cond.cleanup9 ]
  %8 = phi i64 [ %0, %for.cond6.preheader.lr.ph ], [ %22, %for.cond.cleanup9 ]
  %9 = phi i64 [ %2, %for.cond6.preheader.lr.ph ], [ %23, %for.cond.cleanup9 ]
  %10 = phi i64 [ %.pre, %for.cond6.preheader.lr.ph ], [ %24, %for.cond.cleanup9 ]
  %to.addr.0277 = phi ptr [ %to, %for.cond6.preheader.lr.ph ], [ %to.addr.1.lcssa, %for.cond.cleanup9 ]
  %i.0276 = phi i64 [ 0, %for.cond6.preheader.lr.ph ], [ %inc152, %for.cond.cleanup9 ]
  %cmp8271 = icmp sgt i64 %10, 0
  br i1 %cmp8271, label %for.cond11.preheader.preheader, label %for.cond.cleanup9

for.cond11.preheader.preheader:                   ; preds = %for.cond6.preheader
  %.pre283 = load i64, ptr %stride12, align 8
  br label %for.cond11.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup9, %entry
  ret void

for.cond11.preheader:                             ; preds = %for.cond11.preheader.preheader, %for.cond.cleanup14
  %11 = phi i64 [ %25, %for.cond.cleanup14 ], [ %5, %for.cond11.preheader.preheader ]
  %12 = phi i64 [ %26, %for.cond.cleanup14 ], [ %.pre283, %for.cond11.preheader.preheader ]
  %13 = phi i64 [ %27, %for.cond.cleanup14 ], [ %6, %for.cond11.preheader.preheader ]
  %14 = phi i64 [ %28, %for.cond.cleanup14 ], [ %7, %for.cond11.preheader.preheader ]
  %15 = phi i64 [ %29, %for.cond.cleanup14 ], [ %8, %for.cond11.preheader.preheader ]
  %16 = phi i64 [ %30, %for.cond.cleanup14 ], [ %9, %for.cond11.preheader.preheader ]
  %17 = phi i64 [ %31, %for.cond.cleanup14 ], [ %.pre283, %for.cond11.preheader.preheader ]
  %to.addr.1273 = phi ptr [ %to.addr.2.lcssa, %for.cond.cleanup14 ], [ %to.addr.0277, %for.cond11.preheader.preheader ]
  %j.0272 = phi i64 [ %inc148, %for.cond.cleanup14 ], [ 0, %for.cond11.preheader.preheader ]
  %cmp13267 = icmp sgt i64 %17, 0
  br i1 %cmp13267, label %for.body15, label %for.cond.cleanup14

for.cond.cleanup9.loopexit:                       ; preds = %for.cond.cleanup14
  %.pre288 = load i64, ptr %stride, align 8
  br label %for.cond.cleanup9

for.cond.cleanup9:                                ; preds = %for.cond.cleanup9.loopexit, %for.cond6.preheader
  %18 = phi i64 [ %4, %for.cond6.preheader ], [ %.pre288, %for.cond.cleanup9.loopexit ]
  %19 = phi i64 [ %5, %for.cond6.preheader ], [ %25, %for.cond.cleanup9.loopexit ]
  %20 = phi i64 [ %6, %for.cond6.preheader ], [ %27, %for.cond.cleanup9.loopexit ]
  %21 = phi i64 [ %7, %for.cond6.preheader ], [ %28, %for.cond.cleanup9.loopexit ]
  %22 = phi i64 [ %8, %for.cond6.preheader ], [ %29, %for.cond.cleanup9.loopexit ]
  %23 = phi i64 [ %9, %for.cond6.preheader ], [ %30, %for.cond.cleanup9.loopexit ]
  %24 = phi i64 [ %10, %for.cond6.preheader ], [ %25, %for.cond.cleanup9.loopexit ]
  %to.addr.1.lcssa = phi ptr [ %to.addr.0277, %for.cond6.preheader ], [ %to.addr.2.lcssa, %for.cond.cleanup9.loopexit ]
  %inc152 = add nuw nsw i64 %i.0276, 1
  %cmp = icmp slt i64 %inc152, %18
  br i1 %cmp, label %for.cond6.preheader, label %for.cond.cleanup, !llvm.loop !107

for.cond.cleanup14.loopexit:                      ; preds = %for.cond.cleanup33
  %.pre287 = load i64, ptr %stride7, align 8
  br label %for.cond.cleanup14

for.cond.cleanup14:                               ; preds = %for.cond.cleanup14.loopexit, %for.cond11.preheader
  %25 = phi i64 [ %11, %for.cond11.preheader ], [ %.pre287, %for.cond.cleanup14.loopexit ]
  %26 = phi i64 [ %12, %for.cond11.preheader ], [ %45, %for.cond.cleanup14.loopexit ]
  %27 = phi i64 [ %13, %for.cond11.preheader ], [ %46, %for.cond.cleanup14.loopexit ]
  %28 = phi i64 [ %14, %for.cond11.preheader ], [ %47, %for.cond.cleanup14.loopexit ]
  %29 = phi i64 [ %15, %for.cond11.preheader ], [ %48, %for.cond.cleanup14.loopexit ]
  %30 = phi i64 [ %16, %for.cond11.preheader ], [ %49, %for.cond.cleanup14.loopexit ]
  %31 = phi i64 [ %17, %for.cond11.preheader ], [ %45, %for.cond.cleanup14.loopexit ]
  %to.addr.2.lcssa = phi ptr [ %to.addr.1273, %for.cond11.preheader ], [ %add.ptr144, %for.cond.cleanup14.loopexit ]
  %inc148 = add nuw nsw i64 %j.0272, 1
  %cmp8 = icmp slt i64 %inc148, %25
  br i1 %cmp8, label %for.cond11.preheader, label %for.cond.cleanup9.loopexit, !llvm.loop !108

for.body15:                                       ; preds = %for.cond11.preheader, %for.cond.cleanup33
  %32 = phi i64 [ %45, %for.cond.cleanup33 ], [ %12, %for.cond11.preheader ]
  %33 = phi i64 [ %46, %for.cond.cleanup33 ], [ %13, %for.cond11.preheader ]
  %34 = phi i64 [ %47, %for.cond.cleanup33 ], [ %14, %for.cond11.preheader ]
  %35 = phi i64 [ %48, %for.cond.cleanup33 ], [ %15, %for.cond11.preheader ]
  %36 = phi i64 [ %49, %for.cond.cleanup33 ], [ %16, %for.cond11.preheader ]
  %37 = phi i64 [ %45, %for.cond.cleanup33 ], [ %17, %for.cond11.preheader ]
  %to.addr.2269 = phi ptr [ %add.ptr144, %for.cond.cleanup33 ], [ %to.addr.1273, %for.cond11.preheader ]
  %k.0268 = phi i64 [ %inc143, %for.cond.cleanup33 ], [ 0, %for.cond11.preheader ]
  %38 = load i64, ptr %before, align 8
  %sub = sub nsw i64 %k.0268, %38
  %39 = load i64, ptr %arrayidx16, align 8
  %mul18 = mul nsw i64 %39, %37
  %add = add nsw i64 %mul18, %sub
  %cmp.not.i = icmp slt i64 %add, 0
  br i1 %cmp.not.i, label %cond.false.i, label %below.exit

cond.false.i:                                     ; preds = %for.body15
  %40 = xor i64 %add, -1
  %sub1.i = add i64 %37, %40
  %div.i = sdiv i64 %sub1.i, %37
  br label %below.exit

below.exit:                                       ; preds = %for.body15, %cond.false.i
  %cond.i = phi i64 [ %div.i, %cond.false.i ], [ 0, %for.body15 ]
  %cond.i237 = tail call noundef i64 @llvm.smin.i64(i64 %cond.i, i64 %36)
  %41 = load i64, ptr %arrayidx2, align 8
  %cmp.not.i238 = icmp sgt i64 %41, %add
  br i1 %cmp.not.i238, label %cond.false.i240, label %below.exit243

cond.false.i240:                                  ; preds = %below.exit
  %42 = xor i64 %add, -1
  %add.i = add i64 %37, %42
  %sub1.i241 = add i64 %add.i, %41
  %div.i242 = sdiv i64 %sub1.i241, %37
  br label %below.exit243

below.exit243:                                    ; preds = %below.exit, %cond.false.i240
  %cond.i239 = phi i64 [ %div.i242, %cond.false.i240 ], [ 0, %below.exit ]
  %cond.i244 = tail call noundef i64 @llvm.smin.i64(i64 %cond.i239, i64 %36)
  %cond.i245 = tail call noundef i64 @llvm.smax.i64(i64 %cond.i237, i64 %cond.i244)
  %43 = load i64, ptr %step28, align 8
  %mul29 = mul nsw i64 %43, %37
  %cmp32264 = icmp sgt i64 %35, 0
  br i1 %cmp32264, label %for.body34.lr.ph, label %for.cond.cleanup33

for.body34.lr.ph:                                 ; preds = %below.exit243
  %cmp76249 = icmp sgt i64 %cond.i237, 0
  %cmp97251 = icmp slt i64 %cond.i, %cond.i244
  %44 = shl nuw i64 %cond.i237, 3
  br label %for.body34

for.cond.cleanup33.loopexit:                      ; preds = %for.cond.cleanup45
  %.pre286 = load i64, ptr %stride12, align 8
  br label %for.cond.cleanup33

for.cond.cleanup33:                               ; preds = %for.cond.cleanup33.loopexit, %below.exit243
  %45 = phi i64 [ %.pre286, %for.cond.cleanup33.loopexit ], [ %32, %below.exit243 ]
  %46 = phi i64 [ %56, %for.cond.cleanup33.loopexit ], [ %33, %below.exit243 ]
  %47 = phi i64 [ %57, %for.cond.cleanup33.loopexit ], [ %34, %below.exit243 ]
  %48 = phi i64 [ %56, %for.cond.cleanup33.loopexit ], [ %35, %below.exit243 ]
  %49 = phi i64 [ %58, %for.cond.cleanup33.loopexit ], [ %36, %below.exit243 ]
  %inc143 = add nuw nsw i64 %k.0268, 1
  %add.ptr144 = getelementptr inbounds double, ptr %to.addr.2269, i64 %mul5
  %cmp13 = icmp slt i64 %inc143, %45
  br i1 %cmp13, label %for.body15, label %for.cond.cleanup14.loopexit, !llvm.loop !109

for.body34:                                       ; preds = %for.body34.lr.ph, %for.cond.cleanup45
  %50 = phi i64 [ %33, %for.body34.lr.ph ], [ %56, %for.cond.cleanup45 ]
  %51 = phi i64 [ %34, %for.body34.lr.ph ], [ %57, %for.cond.cleanup45 ]
  %52 = phi i64 [ %36, %for.body34.lr.ph ], [ %58, %for.cond.cleanup45 ]
  %p.0266 = phi i64 [ 0, %for.body34.lr.ph ], [ %inc139, %for.cond.cleanup45 ]
  %row.0265 = phi ptr [ %to.addr.2269, %for.body34.lr.ph ], [ %row.1.lcssa, %for.cond.cleanup45 ]
  %53 = load i64, ptr %start, align 8
  %add36 = add nsw i64 %53, %p.0266
  %54 = load i64, ptr %stride, align 8
  %mul38 = mul nsw i64 %add36, %54
  %add39 = add nsw i64 %mul38, %i.0276
  %55 = load i64, ptr %before40, align 8
  %sub41 = sub i64 %add39, %55
  %cmp44259 = icmp sgt i64 %51, 0
  br i1 %cmp44259, label %for.body46.lr.ph, label %for.cond.cleanup45

for.body46.lr.ph:                                 ; preds = %for.body34
  %cmp54 = icmp slt i64 %sub41, 0
  br label %for.body46

for.cond.cleanup45.loopexit:                      ; preds = %cleanup
  %.pre285 = load i64, ptr %buffer, align 8
  br label %for.cond.cleanup45

for.cond.cleanup45:                               ; preds = %for.cond.cleanup45.loopexit, %for.body34
  %56 = phi i64 [ %50, %for.body34 ], [ %.pre285, %for.cond.cleanup45.loopexit ]
  %57 = phi i64 [ %51, %for.body34 ], [ %75, %for.cond.cleanup45.loopexit ]
  %58 = phi i64 [ %52, %for.body34 ], [ %74, %for.cond.cleanup45.loopexit ]
  %row.1.lcssa = phi ptr [ %row.0265, %for.body34 ], [ %add.ptr135, %for.cond.cleanup45.loopexit ]
  %inc139 = add nuw nsw i64 %p.0266, 1
  %cmp32 = icmp slt i64 %inc139, %56
  br i1 %cmp32, label %for.body34, label %for.cond.cleanup33.loopexit, !llvm.loop !110

for.body46:                                       ; preds = %for.body46.lr.ph, %cleanup
  %59 = phi i64 [ %52, %for.body46.lr.ph ], [ %74, %cleanup ]
  %q.0263 = phi i64 [ 0, %for.body46.lr.ph ], [ %inc133, %cleanup ]
  %row.1260 = phi ptr [ %row.0265, %for.body46.lr.ph ], [ %add.ptr135, %cleanup ]
  %60 = load i64, ptr %arrayidx47, align 8
  %add48 = add nsw i64 %60, %q.0263
  %61 = load i64, ptr %stride7, align 8
  %mul50 = mul nsw i64 %add48, %61
  %add51 = add nsw i64 %mul50, %j.0272
  %62 = load i64, ptr %before52, align 8
  %sub53 = sub i64 %add51, %62
  br i1 %cmp54, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body46
  %63 = load i64, ptr %axes, align 8
  %cmp56 = icmp sge i64 %sub41, %63
  %cmp58 = icmp slt i64 %sub53, 0
  %or.cond = select i1 %cmp56, i1 true, i1 %cmp58
  br i1 %or.cond, label %if.then, label %lor.lhs.false59

lor.lhs.false59:                                  ; preds = %lor.lhs.false
  %64 = load i64, ptr %arrayidx1, align 8
  %cmp61.not = icmp slt i64 %sub53, %64
  br i1 %cmp61.not, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false59, %lor.lhs.false, %for.body46
  %mul63 = shl i64 %59, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %row.1260, i8 0, i64 %mul63, i1 false)
  %.pre284 = load i64, ptr %buffer4, align 8
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false59
  %65 = load i64, ptr %step64, align 8
  %mul65 = mul nsw i64 %65, %sub41
  %add.ptr = getelementptr inbounds double, ptr %from, i64 %mul65
  %66 = load i64, ptr %step66, align 8
  %mul67 = mul nsw i64 %66, %sub53
  %add.ptr68 = getelementptr inbounds double, ptr %add.ptr, i64 %mul67
  %67 = load i64, ptr %stride12, align 8
  %mul70 = mul nsw i64 %67, %cond.i237
  %add71 = add nsw i64 %mul70, %add
  %68 = load i64, ptr %step28, align 8
  %mul73 = mul nsw i64 %add71, %68
  %add.ptr74 = getelementptr inbounds double, ptr %add.ptr68, i64 %mul73
  br i1 %cmp76249, label %for.body78.preheader, label %for.cond.cleanup77

for.body78.preheader:                             ; preds = %if.end
  tail call void @llvm.memset.p0.i64(ptr align 8 %row.1260, i8 0, i64 %44, i1 false)
  br label %for.cond.cleanup77

for.cond.cleanup77:                               ; preds = %for.body78.preheader, %if.end
  switch i64 %mul29, label %for.cond109.preheader [
    i64 1, label %for.cond83.preheader
    i64 2, label %for.cond96.preheader
  ]

for.cond96.preheader:                             ; preds = %for.cond.cleanup77
  br i1 %cmp97251, label %for.body99, label %if.end121

for.cond83.preheader:                             ; preds = %for.cond.cleanup77
  br i1 %cmp97251, label %for.body86, label %if.end121

for.cond109.preheader:                            ; preds = %for.cond.cleanup77
  br i1 %cmp97251, label %for.body112, label %if.end121

for.body86:                                       ; preds = %for.cond83.preheader, %for.body86
  %r82.0254 = phi i64 [ %inc91, %for.body86 ], [ %cond.i237, %for.cond83.preheader ]
  %sub87 = sub nsw i64 %r82.0254, %cond.i237
  %arrayidx88 = getelementptr inbounds double, ptr %add.ptr74, i64 %sub87
  %69 = load double, ptr %arrayidx88, align 8
  %arrayidx89 = getelementptr inbounds double, ptr %row.1260, i64 %r82.0254
  store double %69, ptr %arrayidx89, align 8
  %inc91 = add nsw i64 %r82.0254, 1
  %exitcond281.not = icmp eq i64 %inc91, %cond.i245
  br i1 %exitcond281.not, label %if.end121, label %for.body86, !llvm.loop !111

for.body99:                                       ; preds = %for.cond96.preheader, %for.body99
  %r95.0252 = phi i64 [ %inc105, %for.body99 ], [ %cond.i237, %for.cond96.preheader ]
  %sub100 = sub nsw i64 %r95.0252, %cond.i237
  %arrayidx102.idx = shl nsw i64 %sub100, 4
  %arrayidx102 = getelementptr inbounds i8, ptr %add.ptr74, i64 %arrayidx102.idx
  %70 = load double, ptr %arrayidx102, align 8
  %arrayidx103 = getelementptr inbounds double, ptr %row.1260, i64 %r95.0252
  store double %70, ptr %arrayidx103, align 8
  %inc105 = add nsw i64 %r95.0252, 1
  %exitcond.not = icmp eq i64 %inc105, %cond.i245
  br i1 %exitcond.not, label %if.end121, label %for.body99, !llvm.loop !112

for.body112:                                      ; preds = %for.cond109.preheader, %for.body112
  %r108.0256 = phi i64 [ %inc118, %for.body112 ], [ %cond.i237, %for.cond109.preheader ]
  %sub113 = sub nsw i64 %r108.0256, %cond.i237
  %mul114 = mul nsw i64 %sub113, %mul29
  %arrayidx115 = getelementptr inbounds double, ptr %add.ptr74, i64 %mul114
  %71 = load double, ptr %arrayidx115, align 8
  %arrayidx116 = getelementptr inbounds double, ptr %row.1260, i64 %r108.0256
  store double %71, ptr %arrayidx116, align 8
  %inc118 = add nsw i64 %r108.0256, 1
  %exitcond282.not = icmp eq i64 %inc118, %cond.i245
  br i1 %exitcond282.not, label %if.end121, label %for.body112, !llvm.loop !113

if.end121:                                        ; preds = %for.body99, %for.body86, %for.body112, %for.cond96.preheader, %for.cond83.preheader, %for.cond109.preheader
  %72 = load i64, ptr %buffer4, align 8
  %cmp125257 = icmp slt i64 %cond.i245, %72
  br i1 %cmp125257, label %for.body127, label %cleanup

for.body127:                                      ; preds = %if.end121, %for.body127
  %r122.0258 = phi i64 [ %inc130, %for.body127 ], [ %cond.i245, %if.end121 ]
  %arrayidx128 = getelementptr inbounds double, ptr %row.1260, i64 %r122.0258
  store double 0.000000e+00, ptr %arrayidx128, align 8
  %inc130 = add nsw i64 %r122.0258, 1
  %73 = load i64, ptr %buffer4, align 8
  %cmp125 = icmp slt i64 %inc130, %73
  br i1 %cmp125, label %for.body127, label %cleanup, !llvm.loop !114

cleanup:                                          ; preds = %for.body127, %if.end121, %if.then
  %74 = phi i64 [ %72, %if.end121 ], [ %.pre284, %if.then ], [ %73, %for.body127 ]
  %inc133 = add nuw nsw i64 %q.0263, 1
  %add.ptr135 = getelementptr inbounds double, ptr %row.1260, i64 %74
  %75 = load i64, ptr %buffer3, align 8
  %cmp44 = icmp slt i64 %inc133, %75
  br i1 %cmp44, label %for.body46, label %for.cond.cleanup45.loopexit, !llvm.loop !115
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_1_1_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:                                       ; preds = %entry
  %0 = load <4 x double>, ptr %sums, align 8
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi <4 x double> [ %0, %cond.false ], [ zeroinitializer, %entry ]
  %cmp14145 = icmp sgt i64 %channels, 0
  br i1 %cmp14145, label %for.cond18.preheader.lr.ph, label %for.body92

for.cond18.preheader.lr.ph:                       ; preds = %cond.end
  %cmp19142 = icmp sgt i64 %tap_count, 0
  br label %for.cond18.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %x.addr.0149 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0148 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0147 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  %sum.sroa.0.0146 = phi <4 x double> [ %cond, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.1.lcssa, %for.cond.cleanup21 ]
  br i1 %cmp19142, label %for.body22, label %for.cond.cleanup21

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.0.1.lcssa = phi <4 x double> [ %sum.sroa.0.0146, %for.cond18.preheader ], [ %5, %for.body22 ]
  %add.ptr76 = getelementptr inbounds double, ptr %x.addr.0149, i64 %x_step
  %add.ptr77 = getelementptr inbounds double, ptr %kernel.addr.0148, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0147, 1
  %exitcond151.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond151.not, label %for.body92, label %for.cond18.preheader, !llvm.loop !116

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %t.0144 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %sum.sroa.0.1143 = phi <4 x double> [ %5, %for.body22 ], [ %sum.sroa.0.0146, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0144
  %1 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds double, ptr %x.addr.0149, i64 %1
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %2 = load i64, ptr %in_kernel, align 8
  %add.ptr26 = getelementptr inbounds double, ptr %kernel.addr.0148, i64 %2
  %3 = load <4 x double>, ptr %add.ptr24, align 8
  %4 = load double, ptr %add.ptr26, align 8
  %splat.splatinsert = insertelement <4 x double> poison, double %4, i64 0
  %splat.splat = shufflevector <4 x double> %splat.splatinsert, <4 x double> poison, <4 x i32> zeroinitializer
  %5 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %3, <4 x double> %sum.sroa.0.1143)
  %inc74 = add nuw nsw i64 %t.0144, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !117

for.body92:                                       ; preds = %for.cond.cleanup21, %cond.end
  %sum.sroa.0.0.lcssa = phi <4 x double> [ %cond, %cond.end ], [ %sum.sroa.0.1.lcssa, %for.cond.cleanup21 ]
  store <4 x double> %sum.sroa.0.0.lcssa, ptr %sums, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_1_2_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.1
  %cmp19144 = icmp sgt i64 %tap_count, 0
  br label %for.cond18.preheader

cond.false.1:                                     ; preds = %entry
  %0 = load <4 x double>, ptr %sums, align 8
  %add.ptr7.1 = getelementptr inbounds i8, ptr %sums, i64 32
  %1 = load <4 x double>, ptr %add.ptr7.1, align 8
  br label %cond.end.1

cond.end.1:                                       ; preds = %entry, %cond.false.1
  %cond157 = phi <4 x double> [ %0, %cond.false.1 ], [ zeroinitializer, %entry ]
  %cond.1 = phi <4 x double> [ %1, %cond.false.1 ], [ zeroinitializer, %entry ]
  %cmp14146 = icmp sgt i64 %channels, 0
  br i1 %cmp14146, label %for.cond18.preheader.lr.ph, label %for.cond88.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.0.0 = phi <4 x double> [ %cond157, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.6.0 = phi <4 x double> [ %cond.1, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %x.addr.0149 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0148 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0147 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19144, label %for.body22, label %for.cond.cleanup21

for.cond88.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.1
  %sum.sroa.0.1 = phi <4 x double> [ %cond157, %cond.end.1 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.6.1 = phi <4 x double> [ %cond.1, %cond.end.1 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  store <4 x double> %sum.sroa.0.1, ptr %sums, align 8
  %sum.sroa.6.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 32
  store <4 x double> %sum.sroa.6.1, ptr %sum.sroa.6.0.sums.sroa_idx, align 8
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %5, %for.body22 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %6, %for.body22 ]
  %add.ptr76 = getelementptr inbounds double, ptr %x.addr.0149, i64 %x_step
  %add.ptr77 = getelementptr inbounds double, ptr %kernel.addr.0148, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0147, 1
  %exitcond154.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond154.not, label %for.cond88.preheader, label %for.cond18.preheader, !llvm.loop !118

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.0.3 = phi <4 x double> [ %5, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %6, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %t.0145 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0145
  %2 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds double, ptr %x.addr.0149, i64 %2
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %3 = load i64, ptr %in_kernel, align 8
  %met.sroa.0.0.copyload = load <4 x double>, ptr %add.ptr24, align 8
  %met.sroa.4.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 32
  %met.sroa.4.0.copyload = load <4 x double>, ptr %met.sroa.4.0.add.ptr24.sroa_idx, align 8
  %add.ptr26 = getelementptr inbounds double, ptr %kernel.addr.0148, i64 %3
  %4 = load double, ptr %add.ptr26, align 8
  %splat.splatinsert = insertelement <4 x double> poison, double %4, i64 0
  %splat.splat = shufflevector <4 x double> %splat.splatinsert, <4 x double> poison, <4 x i32> zeroinitializer
  %5 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.0.0.copyload, <4 x double> %sum.sroa.0.3)
  %6 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.4.0.copyload, <4 x double> %sum.sroa.6.3)
  %inc74 = add nuw nsw i64 %t.0145, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !119
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_1_3_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.2
  %cmp19144 = icmp sgt i64 %tap_count, 0
  br label %for.cond18.preheader

cond.false.2:                                     ; preds = %entry
  %0 = load <4 x double>, ptr %sums, align 8
  %add.ptr7.1 = getelementptr inbounds i8, ptr %sums, i64 32
  %1 = load <4 x double>, ptr %add.ptr7.1, align 8
  %add.ptr7.2 = getelementptr inbounds i8, ptr %sums, i64 64
  %2 = load <4 x double>, ptr %add.ptr7.2, align 8
  br label %cond.end.2

cond.end.2:                                       ; preds = %entry, %cond.false.2
  %cond.1163 = phi <4 x double> [ %1, %cond.false.2 ], [ zeroinitializer, %entry ]
  %cond157161 = phi <4 x double> [ %0, %cond.false.2 ], [ zeroinitializer, %entry ]
  %cond.2 = phi <4 x double> [ %2, %cond.false.2 ], [ zeroinitializer, %entry ]
  %cmp14146 = icmp sgt i64 %channels, 0
  br i1 %cmp14146, label %for.cond18.preheader.lr.ph, label %for.cond88.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.0.0 = phi <4 x double> [ %cond157161, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.6.0 = phi <4 x double> [ %cond.1163, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.9.0 = phi <4 x double> [ %cond.2, %for.cond18.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %x.addr.0149 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0148 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0147 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19144, label %for.body22, label %for.cond.cleanup21

for.cond88.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.2
  %sum.sroa.0.1 = phi <4 x double> [ %cond157161, %cond.end.2 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.6.1 = phi <4 x double> [ %cond.1163, %cond.end.2 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.9.1 = phi <4 x double> [ %cond.2, %cond.end.2 ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  store <4 x double> %sum.sroa.0.1, ptr %sums, align 8
  %sum.sroa.6.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 32
  store <4 x double> %sum.sroa.6.1, ptr %sum.sroa.6.0.sums.sroa_idx, align 8
  %sum.sroa.9.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 64
  store <4 x double> %sum.sroa.9.1, ptr %sum.sroa.9.0.sums.sroa_idx, align 8
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %6, %for.body22 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %7, %for.body22 ]
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond18.preheader ], [ %8, %for.body22 ]
  %add.ptr76 = getelementptr inbounds double, ptr %x.addr.0149, i64 %x_step
  %add.ptr77 = getelementptr inbounds double, ptr %kernel.addr.0148, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0147, 1
  %exitcond154.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond154.not, label %for.cond88.preheader, label %for.cond18.preheader, !llvm.loop !120

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.0.3 = phi <4 x double> [ %6, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %7, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.9.3 = phi <4 x double> [ %8, %for.body22 ], [ %sum.sroa.9.0, %for.cond18.preheader ]
  %t.0145 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0145
  %3 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds double, ptr %x.addr.0149, i64 %3
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %4 = load i64, ptr %in_kernel, align 8
  %met.sroa.0.0.copyload = load <4 x double>, ptr %add.ptr24, align 8
  %met.sroa.4.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 32
  %met.sroa.4.0.copyload = load <4 x double>, ptr %met.sroa.4.0.add.ptr24.sroa_idx, align 8
  %met.sroa.5.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 64
  %met.sroa.5.0.copyload = load <4 x double>, ptr %met.sroa.5.0.add.ptr24.sroa_idx, align 8
  %add.ptr26 = getelementptr inbounds double, ptr %kernel.addr.0148, i64 %4
  %5 = load double, ptr %add.ptr26, align 8
  %splat.splatinsert = insertelement <4 x double> poison, double %5, i64 0
  %splat.splat = shufflevector <4 x double> %splat.splatinsert, <4 x double> poison, <4 x i32> zeroinitializer
  %6 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.0.0.copyload, <4 x double> %sum.sroa.0.3)
  %7 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.4.0.copyload, <4 x double> %sum.sroa.6.3)
  %8 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.5.0.copyload, <4 x double> %sum.sroa.9.3)
  %inc74 = add nuw nsw i64 %t.0145, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !121
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_2_1_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.1
  %cmp19143 = icmp sgt i64 %tap_count, 0
  br label %for.cond18.preheader

cond.false.1:                                     ; preds = %entry
  %0 = load <4 x double>, ptr %sums, align 8
  %add.ptr.1 = getelementptr inbounds double, ptr %sums, i64 %row
  %1 = load <4 x double>, ptr %add.ptr.1, align 8
  br label %cond.end.1

cond.end.1:                                       ; preds = %entry, %cond.false.1
  %cond157 = phi <4 x double> [ %0, %cond.false.1 ], [ zeroinitializer, %entry ]
  %cond.1 = phi <4 x double> [ %1, %cond.false.1 ], [ zeroinitializer, %entry ]
  %cmp14145 = icmp sgt i64 %channels, 0
  br i1 %cmp14145, label %for.cond18.preheader.lr.ph, label %for.cond82.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.6.0 = phi <4 x double> [ %cond.1, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.0 = phi <4 x double> [ %cond157, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %x.addr.0148 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0147 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0146 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19143, label %for.body22, label %for.cond.cleanup21

for.cond82.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.1
  %sum.sroa.6.1 = phi <4 x double> [ %cond.1, %cond.end.1 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.1 = phi <4 x double> [ %cond157, %cond.end.1 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  store <4 x double> %sum.sroa.0.1, ptr %sums, align 8
  %add.ptr99.1 = getelementptr inbounds double, ptr %sums, i64 %row
  store <4 x double> %sum.sroa.6.1, ptr %add.ptr99.1, align 8
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %8, %for.body22 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %6, %for.body22 ]
  %add.ptr76 = getelementptr inbounds double, ptr %x.addr.0148, i64 %x_step
  %add.ptr77 = getelementptr inbounds double, ptr %kernel.addr.0147, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0146, 1
  %exitcond152.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond152.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !122

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.6.3 = phi <4 x double> [ %8, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %6, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %t.0144 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0144
  %2 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds double, ptr %x.addr.0148, i64 %2
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %3 = load i64, ptr %in_kernel, align 8
  %add.ptr26 = getelementptr inbounds double, ptr %kernel.addr.0147, i64 %3
  %4 = load <4 x double>, ptr %add.ptr24, align 8
  %5 = load double, ptr %add.ptr26, align 8
  %splat.splatinsert = insertelement <4 x double> poison, double %5, i64 0
  %splat.splat = shufflevector <4 x double> %splat.splatinsert, <4 x double> poison, <4 x i32> zeroinitializer
  %6 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %4, <4 x double> %sum.sroa.0.3)
  %arrayidx49.1 = getelementptr inbounds double, ptr %add.ptr26, i64 %output_step
  %7 = load double, ptr %arrayidx49.1, align 8
  %splat.splatinsert.1 = insertelement <4 x double> poison, double %7, i64 0
  %splat.splat.1 = shufflevector <4 x double> %splat.splatinsert.1, <4 x double> poison, <4 x i32> zeroinitializer
  %8 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.1, <4 x double> %4, <4 x double> %sum.sroa.6.3)
  %inc74 = add nuw nsw i64 %t.0144, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !123
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_2_2_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.1.1, label %cond.end.1.1

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.1.1
  %cmp19146 = icmp sgt i64 %tap_count, 0
  br label %for.cond18.preheader

cond.false.1.1:                                   ; preds = %entry
  %0 = load <4 x double>, ptr %sums, align 8
  %add.ptr7.1 = getelementptr inbounds i8, ptr %sums, i64 32
  %1 = load <4 x double>, ptr %add.ptr7.1, align 8
  %add.ptr.1176 = getelementptr inbounds double, ptr %sums, i64 %row
  %2 = load <4 x double>, ptr %add.ptr.1176, align 8
  %add.ptr7.1.1 = getelementptr inbounds i8, ptr %add.ptr.1176, i64 32
  %3 = load <4 x double>, ptr %add.ptr7.1.1, align 8
  br label %cond.end.1.1

cond.end.1.1:                                     ; preds = %entry, %cond.false.1.1
  %cond.1157192 = phi <4 x double> [ %2, %cond.false.1.1 ], [ zeroinitializer, %entry ]
  %cond172177190 = phi <4 x double> [ %0, %cond.false.1.1 ], [ zeroinitializer, %entry ]
  %cond.1179188 = phi <4 x double> [ %1, %cond.false.1.1 ], [ zeroinitializer, %entry ]
  %cond.1.1 = phi <4 x double> [ %3, %cond.false.1.1 ], [ zeroinitializer, %entry ]
  %cmp14148 = icmp sgt i64 %channels, 0
  br i1 %cmp14148, label %for.cond18.preheader.lr.ph, label %for.cond82.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.6.0 = phi <4 x double> [ %cond.1179188, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.0 = phi <4 x double> [ %cond172177190, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.9.0 = phi <4 x double> [ %cond.1157192, %for.cond18.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.13.0 = phi <4 x double> [ %cond.1.1, %for.cond18.preheader.lr.ph ], [ %sum.sroa.13.2, %for.cond.cleanup21 ]
  %x.addr.0151 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0150 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0149 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19146, label %for.body22, label %for.cond.cleanup21

for.cond82.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.1.1
  %sum.sroa.6.1 = phi <4 x double> [ %cond.1179188, %cond.end.1.1 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.1 = phi <4 x double> [ %cond172177190, %cond.end.1.1 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.9.1 = phi <4 x double> [ %cond.1157192, %cond.end.1.1 ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.13.1 = phi <4 x double> [ %cond.1.1, %cond.end.1.1 ], [ %sum.sroa.13.2, %for.cond.cleanup21 ]
  %4 = shl i64 %row, 3
  store <4 x double> %sum.sroa.0.1, ptr %sums, align 8
  %sum.sroa.6.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 32
  store <4 x double> %sum.sroa.6.1, ptr %sum.sroa.6.0.sums.sroa_idx, align 8
  %scevgep.1 = getelementptr i8, ptr %sums, i64 %4
  store <4 x double> %sum.sroa.9.1, ptr %scevgep.1, align 8
  %sum.sroa.13.64.scevgep.1.sroa_idx = getelementptr inbounds i8, ptr %scevgep.1, i64 32
  store <4 x double> %sum.sroa.13.1, ptr %sum.sroa.13.64.scevgep.1.sroa_idx, align 8
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %9, %for.body22 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %8, %for.body22 ]
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond18.preheader ], [ %11, %for.body22 ]
  %sum.sroa.13.2 = phi <4 x double> [ %sum.sroa.13.0, %for.cond18.preheader ], [ %12, %for.body22 ]
  %add.ptr76 = getelementptr inbounds double, ptr %x.addr.0151, i64 %x_step
  %add.ptr77 = getelementptr inbounds double, ptr %kernel.addr.0150, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0149, 1
  %exitcond164.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond164.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !124

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.6.3 = phi <4 x double> [ %9, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %8, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %sum.sroa.9.3 = phi <4 x double> [ %11, %for.body22 ], [ %sum.sroa.9.0, %for.cond18.preheader ]
  %sum.sroa.13.3 = phi <4 x double> [ %12, %for.body22 ], [ %sum.sroa.13.0, %for.cond18.preheader ]
  %t.0147 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0147
  %5 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds double, ptr %x.addr.0151, i64 %5
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %6 = load i64, ptr %in_kernel, align 8
  %met.sroa.0.0.copyload = load <4 x double>, ptr %add.ptr24, align 8
  %met.sroa.5.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 32
  %met.sroa.5.0.copyload = load <4 x double>, ptr %met.sroa.5.0.add.ptr24.sroa_idx, align 8
  %add.ptr26 = getelementptr inbounds double, ptr %kernel.addr.0150, i64 %6
  %7 = load double, ptr %add.ptr26, align 8
  %splat.splatinsert = insertelement <4 x double> poison, double %7, i64 0
  %splat.splat = shufflevector <4 x double> %splat.splatinsert, <4 x double> poison, <4 x i32> zeroinitializer
  %8 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.0.0.copyload, <4 x double> %sum.sroa.0.3)
  %9 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.5.0.copyload, <4 x double> %sum.sroa.6.3)
  %arrayidx49.1 = getelementptr inbounds double, ptr %add.ptr26, i64 %output_step
  %10 = load double, ptr %arrayidx49.1, align 8
  %splat.splatinsert.1 = insertelement <4 x double> poison, double %10, i64 0
  %splat.splat.1 = shufflevector <4 x double> %splat.splatinsert.1, <4 x double> poison, <4 x i32> zeroinitializer
  %11 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.1, <4 x double> %met.sroa.0.0.copyload, <4 x double> %sum.sroa.9.3)
  %12 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.1, <4 x double> %met.sroa.5.0.copyload, <4 x double> %sum.sroa.13.3)
  %inc74 = add nuw nsw i64 %t.0147, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !125
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_2_3_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.2.1, label %cond.end.2.1

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.2.1
  %cmp19146 = icmp sgt i64 %tap_count, 0
  br label %for.cond18.preheader

cond.false.2.1:                                   ; preds = %entry
  %0 = load <4 x double>, ptr %sums, align 8
  %add.ptr7.1 = getelementptr inbounds i8, ptr %sums, i64 32
  %1 = load <4 x double>, ptr %add.ptr7.1, align 8
  %add.ptr7.2 = getelementptr inbounds i8, ptr %sums, i64 64
  %2 = load <4 x double>, ptr %add.ptr7.2, align 8
  %add.ptr.1184 = getelementptr inbounds double, ptr %sums, i64 %row
  %3 = load <4 x double>, ptr %add.ptr.1184, align 8
  %add.ptr7.1.1 = getelementptr inbounds i8, ptr %add.ptr.1184, i64 32
  %4 = load <4 x double>, ptr %add.ptr7.1.1, align 8
  %add.ptr7.2.1 = getelementptr inbounds i8, ptr %add.ptr.1184, i64 64
  %5 = load <4 x double>, ptr %add.ptr7.2.1, align 8
  br label %cond.end.2.1

cond.end.2.1:                                     ; preds = %entry, %cond.false.2.1
  %cond.1.1223 = phi <4 x double> [ %4, %cond.false.2.1 ], [ zeroinitializer, %entry ]
  %cond.2189200220 = phi <4 x double> [ %2, %cond.false.2.1 ], [ zeroinitializer, %entry ]
  %cond173177187202218 = phi <4 x double> [ %0, %cond.false.2.1 ], [ zeroinitializer, %entry ]
  %cond.1179185204216 = phi <4 x double> [ %1, %cond.false.2.1 ], [ zeroinitializer, %entry ]
  %cond.1157206214 = phi <4 x double> [ %3, %cond.false.2.1 ], [ zeroinitializer, %entry ]
  %cond.2.1 = phi <4 x double> [ %5, %cond.false.2.1 ], [ zeroinitializer, %entry ]
  %cmp14148 = icmp sgt i64 %channels, 0
  br i1 %cmp14148, label %for.cond18.preheader.lr.ph, label %for.cond82.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.9.0 = phi <4 x double> [ %cond.2189200220, %for.cond18.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.6.0 = phi <4 x double> [ %cond.1179185204216, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.0 = phi <4 x double> [ %cond173177187202218, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.12.0 = phi <4 x double> [ %cond.1157206214, %for.cond18.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup21 ]
  %sum.sroa.16.0 = phi <4 x double> [ %cond.1.1223, %for.cond18.preheader.lr.ph ], [ %sum.sroa.16.2, %for.cond.cleanup21 ]
  %sum.sroa.19.0 = phi <4 x double> [ %cond.2.1, %for.cond18.preheader.lr.ph ], [ %sum.sroa.19.2, %for.cond.cleanup21 ]
  %x.addr.0151 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0150 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0149 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19146, label %for.body22, label %for.cond.cleanup21

for.cond82.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.2.1
  %sum.sroa.9.1 = phi <4 x double> [ %cond.2189200220, %cond.end.2.1 ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.6.1 = phi <4 x double> [ %cond.1179185204216, %cond.end.2.1 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.1 = phi <4 x double> [ %cond173177187202218, %cond.end.2.1 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.12.1 = phi <4 x double> [ %cond.1157206214, %cond.end.2.1 ], [ %sum.sroa.12.2, %for.cond.cleanup21 ]
  %sum.sroa.16.1 = phi <4 x double> [ %cond.1.1223, %cond.end.2.1 ], [ %sum.sroa.16.2, %for.cond.cleanup21 ]
  %sum.sroa.19.1 = phi <4 x double> [ %cond.2.1, %cond.end.2.1 ], [ %sum.sroa.19.2, %for.cond.cleanup21 ]
  %6 = shl i64 %row, 3
  store <4 x double> %sum.sroa.0.1, ptr %sums, align 8
  %sum.sroa.6.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 32
  store <4 x double> %sum.sroa.6.1, ptr %sum.sroa.6.0.sums.sroa_idx, align 8
  %sum.sroa.9.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 64
  store <4 x double> %sum.sroa.9.1, ptr %sum.sroa.9.0.sums.sroa_idx, align 8
  %scevgep.1 = getelementptr i8, ptr %sums, i64 %6
  store <4 x double> %sum.sroa.12.1, ptr %scevgep.1, align 8
  %sum.sroa.16.96.scevgep.1.sroa_idx = getelementptr inbounds i8, ptr %scevgep.1, i64 32
  store <4 x double> %sum.sroa.16.1, ptr %sum.sroa.16.96.scevgep.1.sroa_idx, align 8
  %sum.sroa.19.96.scevgep.1.sroa_idx = getelementptr inbounds i8, ptr %scevgep.1, i64 64
  store <4 x double> %sum.sroa.19.1, ptr %sum.sroa.19.96.scevgep.1.sroa_idx, align 8
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond18.preheader ], [ %12, %for.body22 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %11, %for.body22 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %10, %for.body22 ]
  %sum.sroa.12.2 = phi <4 x double> [ %sum.sroa.12.0, %for.cond18.preheader ], [ %14, %for.body22 ]
  %sum.sroa.16.2 = phi <4 x double> [ %sum.sroa.16.0, %for.cond18.preheader ], [ %15, %for.body22 ]
  %sum.sroa.19.2 = phi <4 x double> [ %sum.sroa.19.0, %for.cond18.preheader ], [ %16, %for.body22 ]
  %add.ptr76 = getelementptr inbounds double, ptr %x.addr.0151, i64 %x_step
  %add.ptr77 = getelementptr inbounds double, ptr %kernel.addr.0150, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0149, 1
  %exitcond164.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond164.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !126

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.9.3 = phi <4 x double> [ %12, %for.body22 ], [ %sum.sroa.9.0, %for.cond18.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %11, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %10, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %sum.sroa.12.3 = phi <4 x double> [ %14, %for.body22 ], [ %sum.sroa.12.0, %for.cond18.preheader ]
  %sum.sroa.16.3 = phi <4 x double> [ %15, %for.body22 ], [ %sum.sroa.16.0, %for.cond18.preheader ]
  %sum.sroa.19.3 = phi <4 x double> [ %16, %for.body22 ], [ %sum.sroa.19.0, %for.cond18.preheader ]
  %t.0147 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0147
  %7 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds double, ptr %x.addr.0151, i64 %7
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %8 = load i64, ptr %in_kernel, align 8
  %met.sroa.0.0.copyload = load <4 x double>, ptr %add.ptr24, align 8
  %met.sroa.5.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 32
  %met.sroa.5.0.copyload = load <4 x double>, ptr %met.sroa.5.0.add.ptr24.sroa_idx, align 8
  %met.sroa.7.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 64
  %met.sroa.7.0.copyload = load <4 x double>, ptr %met.sroa.7.0.add.ptr24.sroa_idx, align 8
  %add.ptr26 = getelementptr inbounds double, ptr %kernel.addr.0150, i64 %8
  %9 = load double, ptr %add.ptr26, align 8
  %splat.splatinsert = insertelement <4 x double> poison, double %9, i64 0
  %splat.splat = shufflevector <4 x double> %splat.splatinsert, <4 x double> poison, <4 x i32> zeroinitializer
  %10 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.0.0.copyload, <4 x double> %sum.sroa.0.3)
  %11 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.5.0.copyload, <4 x double> %sum.sroa.6.3)
  %12 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.7.0.copyload, <4 x double> %sum.sroa.9.3)
  %arrayidx49.1 = getelementptr inbounds double, ptr %add.ptr26, i64 %output_step
  %13 = load double, ptr %arrayidx49.1, align 8
  %splat.splatinsert.1 = insertelement <4 x double> poison, double %13, i64 0
  %splat.splat.1 = shufflevector <4 x double> %splat.splatinsert.1, <4 x double> poison, <4 x i32> zeroinitializer
  %14 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.1, <4 x double> %met.sroa.0.0.copyload, <4 x double> %sum.sroa.12.3)
  %15 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.1, <4 x double> %met.sroa.5.0.copyload, <4 x double> %sum.sroa.16.3)
  %16 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.1, <4 x double> %met.sroa.7.0.copyload, <4 x double> %sum.sroa.19.3)
  %inc74 = add nuw nsw i64 %t.0147, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !127
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_4_1_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.3, label %cond.end.3

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.3
  %cmp19143 = icmp sgt i64 %tap_count, 0
  %arrayidx49.2.idx = shl nsw i64 %output_step, 4
  %arrayidx49.3.idx = mul i64 %output_step, 24
  br label %for.cond18.preheader

cond.false.3:                                     ; preds = %entry
  %0 = load <4 x double>, ptr %sums, align 8
  %add.ptr.1 = getelementptr inbounds double, ptr %sums, i64 %row
  %1 = load <4 x double>, ptr %add.ptr.1, align 8
  %add.ptr.2.idx = shl nsw i64 %row, 4
  %add.ptr.2 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr.2.idx
  %2 = load <4 x double>, ptr %add.ptr.2, align 8
  %add.ptr.3.idx = mul i64 %row, 24
  %add.ptr.3 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr.3.idx
  %3 = load <4 x double>, ptr %add.ptr.3, align 8
  br label %cond.end.3

cond.end.3:                                       ; preds = %entry, %cond.false.3
  %cond.2175 = phi <4 x double> [ %2, %cond.false.3 ], [ zeroinitializer, %entry ]
  %cond160164173 = phi <4 x double> [ %0, %cond.false.3 ], [ zeroinitializer, %entry ]
  %cond.1166171 = phi <4 x double> [ %1, %cond.false.3 ], [ zeroinitializer, %entry ]
  %cond.3 = phi <4 x double> [ %3, %cond.false.3 ], [ zeroinitializer, %entry ]
  %cmp14145 = icmp sgt i64 %channels, 0
  br i1 %cmp14145, label %for.cond18.preheader.lr.ph, label %for.cond82.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.14.0 = phi <4 x double> [ %cond.3, %for.cond18.preheader.lr.ph ], [ %sum.sroa.14.2, %for.cond.cleanup21 ]
  %sum.sroa.10.0 = phi <4 x double> [ %cond.2175, %for.cond18.preheader.lr.ph ], [ %sum.sroa.10.2, %for.cond.cleanup21 ]
  %sum.sroa.6.0 = phi <4 x double> [ %cond.1166171, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.0 = phi <4 x double> [ %cond160164173, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %x.addr.0148 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0147 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0146 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19143, label %for.body22, label %for.cond.cleanup21

for.cond82.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.3
  %sum.sroa.14.1 = phi <4 x double> [ %cond.3, %cond.end.3 ], [ %sum.sroa.14.2, %for.cond.cleanup21 ]
  %sum.sroa.10.1 = phi <4 x double> [ %cond.2175, %cond.end.3 ], [ %sum.sroa.10.2, %for.cond.cleanup21 ]
  %sum.sroa.6.1 = phi <4 x double> [ %cond.1166171, %cond.end.3 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.1 = phi <4 x double> [ %cond160164173, %cond.end.3 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  store <4 x double> %sum.sroa.0.1, ptr %sums, align 8
  %add.ptr99.1 = getelementptr inbounds double, ptr %sums, i64 %row
  store <4 x double> %sum.sroa.6.1, ptr %add.ptr99.1, align 8
  %add.ptr99.2.idx = shl nsw i64 %row, 4
  %add.ptr99.2 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr99.2.idx
  store <4 x double> %sum.sroa.10.1, ptr %add.ptr99.2, align 8
  %add.ptr99.3.idx = mul i64 %row, 24
  %add.ptr99.3 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr99.3.idx
  store <4 x double> %sum.sroa.14.1, ptr %add.ptr99.3, align 8
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.14.2 = phi <4 x double> [ %sum.sroa.14.0, %for.cond18.preheader ], [ %14, %for.body22 ]
  %sum.sroa.10.2 = phi <4 x double> [ %sum.sroa.10.0, %for.cond18.preheader ], [ %12, %for.body22 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %10, %for.body22 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %8, %for.body22 ]
  %add.ptr76 = getelementptr inbounds double, ptr %x.addr.0148, i64 %x_step
  %add.ptr77 = getelementptr inbounds double, ptr %kernel.addr.0147, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0146, 1
  %exitcond152.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond152.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !128

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.14.3 = phi <4 x double> [ %14, %for.body22 ], [ %sum.sroa.14.0, %for.cond18.preheader ]
  %sum.sroa.10.3 = phi <4 x double> [ %12, %for.body22 ], [ %sum.sroa.10.0, %for.cond18.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %10, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %8, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %t.0144 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0144
  %4 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds double, ptr %x.addr.0148, i64 %4
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %5 = load i64, ptr %in_kernel, align 8
  %add.ptr26 = getelementptr inbounds double, ptr %kernel.addr.0147, i64 %5
  %6 = load <4 x double>, ptr %add.ptr24, align 8
  %7 = load double, ptr %add.ptr26, align 8
  %splat.splatinsert = insertelement <4 x double> poison, double %7, i64 0
  %splat.splat = shufflevector <4 x double> %splat.splatinsert, <4 x double> poison, <4 x i32> zeroinitializer
  %8 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %6, <4 x double> %sum.sroa.0.3)
  %arrayidx49.1 = getelementptr inbounds double, ptr %add.ptr26, i64 %output_step
  %9 = load double, ptr %arrayidx49.1, align 8
  %splat.splatinsert.1 = insertelement <4 x double> poison, double %9, i64 0
  %splat.splat.1 = shufflevector <4 x double> %splat.splatinsert.1, <4 x double> poison, <4 x i32> zeroinitializer
  %10 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.1, <4 x double> %6, <4 x double> %sum.sroa.6.3)
  %arrayidx49.2 = getelementptr inbounds i8, ptr %add.ptr26, i64 %arrayidx49.2.idx
  %11 = load double, ptr %arrayidx49.2, align 8
  %splat.splatinsert.2 = insertelement <4 x double> poison, double %11, i64 0
  %splat.splat.2 = shufflevector <4 x double> %splat.splatinsert.2, <4 x double> poison, <4 x i32> zeroinitializer
  %12 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.2, <4 x double> %6, <4 x double> %sum.sroa.10.3)
  %arrayidx49.3 = getelementptr inbounds i8, ptr %add.ptr26, i64 %arrayidx49.3.idx
  %13 = load double, ptr %arrayidx49.3, align 8
  %splat.splatinsert.3 = insertelement <4 x double> poison, double %13, i64 0
  %splat.splat.3 = shufflevector <4 x double> %splat.splatinsert.3, <4 x double> poison, <4 x i32> zeroinitializer
  %14 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.3, <4 x double> %6, <4 x double> %sum.sroa.14.3)
  %inc74 = add nuw nsw i64 %t.0144, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !129
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_4_2_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.1.3, label %cond.end.1.3

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.1.3
  %cmp19146 = icmp sgt i64 %tap_count, 0
  %arrayidx49.2.idx = shl nsw i64 %output_step, 4
  %arrayidx49.3.idx = mul i64 %output_step, 24
  br label %for.cond18.preheader

cond.false.1.3:                                   ; preds = %entry
  %0 = load <4 x double>, ptr %sums, align 8
  %add.ptr7.1 = getelementptr inbounds i8, ptr %sums, i64 32
  %1 = load <4 x double>, ptr %add.ptr7.1, align 8
  %add.ptr.1180 = getelementptr inbounds double, ptr %sums, i64 %row
  %2 = load <4 x double>, ptr %add.ptr.1180, align 8
  %add.ptr7.1.1 = getelementptr inbounds i8, ptr %add.ptr.1180, i64 32
  %3 = load <4 x double>, ptr %add.ptr7.1.1, align 8
  %add.ptr.2.idx202 = shl nsw i64 %row, 4
  %add.ptr.2203 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr.2.idx202
  %4 = load <4 x double>, ptr %add.ptr.2203, align 8
  %add.ptr7.1.2 = getelementptr inbounds i8, ptr %add.ptr.2203, i64 32
  %5 = load <4 x double>, ptr %add.ptr7.1.2, align 8
  %add.ptr.3.idx237 = mul i64 %row, 24
  %add.ptr.3238 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr.3.idx237
  %6 = load <4 x double>, ptr %add.ptr.3238, align 8
  %add.ptr7.1.3 = getelementptr inbounds i8, ptr %add.ptr.3238, i64 32
  %7 = load <4 x double>, ptr %add.ptr7.1.3, align 8
  br label %cond.end.1.3

cond.end.1.3:                                     ; preds = %entry, %cond.false.1.3
  %cond.3274 = phi <4 x double> [ %6, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cond.2229239272 = phi <4 x double> [ %4, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cond.1157196204227241270 = phi <4 x double> [ %2, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cond176181194206225243268 = phi <4 x double> [ %0, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cond.1183192208223245266 = phi <4 x double> [ %1, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cond.1.1210221247264 = phi <4 x double> [ %3, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cond.1.2249262 = phi <4 x double> [ %5, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cond.1.3 = phi <4 x double> [ %7, %cond.false.1.3 ], [ zeroinitializer, %entry ]
  %cmp14148 = icmp sgt i64 %channels, 0
  br i1 %cmp14148, label %for.cond18.preheader.lr.ph, label %for.cond82.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.20.0 = phi <4 x double> [ %cond.1.2249262, %for.cond18.preheader.lr.ph ], [ %sum.sroa.20.2, %for.cond.cleanup21 ]
  %sum.sroa.16.0 = phi <4 x double> [ %cond.2229239272, %for.cond18.preheader.lr.ph ], [ %sum.sroa.16.2, %for.cond.cleanup21 ]
  %sum.sroa.13.0 = phi <4 x double> [ %cond.1.1210221247264, %for.cond18.preheader.lr.ph ], [ %sum.sroa.13.2, %for.cond.cleanup21 ]
  %sum.sroa.9.0 = phi <4 x double> [ %cond.1157196204227241270, %for.cond18.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.6.0 = phi <4 x double> [ %cond.1183192208223245266, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.0 = phi <4 x double> [ %cond176181194206225243268, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.23.0 = phi <4 x double> [ %cond.3274, %for.cond18.preheader.lr.ph ], [ %sum.sroa.23.2, %for.cond.cleanup21 ]
  %sum.sroa.27.0 = phi <4 x double> [ %cond.1.3, %for.cond18.preheader.lr.ph ], [ %sum.sroa.27.2, %for.cond.cleanup21 ]
  %x.addr.0151 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0150 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0149 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19146, label %for.body22, label %for.cond.cleanup21

for.cond82.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.1.3
  %sum.sroa.20.1 = phi <4 x double> [ %cond.1.2249262, %cond.end.1.3 ], [ %sum.sroa.20.2, %for.cond.cleanup21 ]
  %sum.sroa.16.1 = phi <4 x double> [ %cond.2229239272, %cond.end.1.3 ], [ %sum.sroa.16.2, %for.cond.cleanup21 ]
  %sum.sroa.13.1 = phi <4 x double> [ %cond.1.1210221247264, %cond.end.1.3 ], [ %sum.sroa.13.2, %for.cond.cleanup21 ]
  %sum.sroa.9.1 = phi <4 x double> [ %cond.1157196204227241270, %cond.end.1.3 ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.6.1 = phi <4 x double> [ %cond.1183192208223245266, %cond.end.1.3 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.1 = phi <4 x double> [ %cond176181194206225243268, %cond.end.1.3 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.23.1 = phi <4 x double> [ %cond.3274, %cond.end.1.3 ], [ %sum.sroa.23.2, %for.cond.cleanup21 ]
  %sum.sroa.27.1 = phi <4 x double> [ %cond.1.3, %cond.end.1.3 ], [ %sum.sroa.27.2, %for.cond.cleanup21 ]
  %8 = shl i64 %row, 3
  store <4 x double> %sum.sroa.0.1, ptr %sums, align 8
  %sum.sroa.6.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 32
  store <4 x double> %sum.sroa.6.1, ptr %sum.sroa.6.0.sums.sroa_idx, align 8
  %scevgep.1 = getelementptr i8, ptr %sums, i64 %8
  store <4 x double> %sum.sroa.9.1, ptr %scevgep.1, align 8
  %sum.sroa.13.64.scevgep.1.sroa_idx = getelementptr inbounds i8, ptr %scevgep.1, i64 32
  store <4 x double> %sum.sroa.13.1, ptr %sum.sroa.13.64.scevgep.1.sroa_idx, align 8
  %9 = shl i64 %row, 4
  %scevgep.2 = getelementptr i8, ptr %sums, i64 %9
  store <4 x double> %sum.sroa.16.1, ptr %scevgep.2, align 8
  %sum.sroa.20.128.scevgep.2.sroa_idx = getelementptr inbounds i8, ptr %scevgep.2, i64 32
  store <4 x double> %sum.sroa.20.1, ptr %sum.sroa.20.128.scevgep.2.sroa_idx, align 8
  %10 = mul i64 %row, 24
  %scevgep.3 = getelementptr i8, ptr %sums, i64 %10
  store <4 x double> %sum.sroa.23.1, ptr %scevgep.3, align 8
  %sum.sroa.27.192.scevgep.3.sroa_idx = getelementptr inbounds i8, ptr %scevgep.3, i64 32
  store <4 x double> %sum.sroa.27.1, ptr %sum.sroa.27.192.scevgep.3.sroa_idx, align 8
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.20.2 = phi <4 x double> [ %sum.sroa.20.0, %for.cond18.preheader ], [ %21, %for.body22 ]
  %sum.sroa.16.2 = phi <4 x double> [ %sum.sroa.16.0, %for.cond18.preheader ], [ %20, %for.body22 ]
  %sum.sroa.13.2 = phi <4 x double> [ %sum.sroa.13.0, %for.cond18.preheader ], [ %18, %for.body22 ]
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond18.preheader ], [ %17, %for.body22 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %15, %for.body22 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %14, %for.body22 ]
  %sum.sroa.23.2 = phi <4 x double> [ %sum.sroa.23.0, %for.cond18.preheader ], [ %23, %for.body22 ]
  %sum.sroa.27.2 = phi <4 x double> [ %sum.sroa.27.0, %for.cond18.preheader ], [ %24, %for.body22 ]
  %add.ptr76 = getelementptr inbounds double, ptr %x.addr.0151, i64 %x_step
  %add.ptr77 = getelementptr inbounds double, ptr %kernel.addr.0150, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0149, 1
  %exitcond164.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond164.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !130

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.20.3 = phi <4 x double> [ %21, %for.body22 ], [ %sum.sroa.20.0, %for.cond18.preheader ]
  %sum.sroa.16.3 = phi <4 x double> [ %20, %for.body22 ], [ %sum.sroa.16.0, %for.cond18.preheader ]
  %sum.sroa.13.3 = phi <4 x double> [ %18, %for.body22 ], [ %sum.sroa.13.0, %for.cond18.preheader ]
  %sum.sroa.9.3 = phi <4 x double> [ %17, %for.body22 ], [ %sum.sroa.9.0, %for.cond18.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %15, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %14, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %sum.sroa.23.3 = phi <4 x double> [ %23, %for.body22 ], [ %sum.sroa.23.0, %for.cond18.preheader ]
  %sum.sroa.27.3 = phi <4 x double> [ %24, %for.body22 ], [ %sum.sroa.27.0, %for.cond18.preheader ]
  %t.0147 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0147
  %11 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds double, ptr %x.addr.0151, i64 %11
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %12 = load i64, ptr %in_kernel, align 8
  %met.sroa.0.0.copyload = load <4 x double>, ptr %add.ptr24, align 8
  %met.sroa.7.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 32
  %met.sroa.7.0.copyload = load <4 x double>, ptr %met.sroa.7.0.add.ptr24.sroa_idx, align 8
  %add.ptr26 = getelementptr inbounds double, ptr %kernel.addr.0150, i64 %12
  %13 = load double, ptr %add.ptr26, align 8
  %splat.splatinsert = insertelement <4 x double> poison, double %13, i64 0
  %splat.splat = shufflevector <4 x double> %splat.splatinsert, <4 x double> poison, <4 x i32> zeroinitializer
  %14 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.0.0.copyload, <4 x double> %sum.sroa.0.3)
  %15 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.7.0.copyload, <4 x double> %sum.sroa.6.3)
  %arrayidx49.1 = getelementptr inbounds double, ptr %add.ptr26, i64 %output_step
  %16 = load double, ptr %arrayidx49.1, align 8
  %splat.splatinsert.1 = insertelement <4 x double> poison, double %16, i64 0
  %splat.splat.1 = shufflevector <4 x double> %splat.splatinsert.1, <4 x double> poison, <4 x i32> zeroinitializer
  %17 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.1, <4 x double> %met.sroa.0.0.copyload, <4 x double> %sum.sroa.9.3)
  %18 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.1, <4 x double> %met.sroa.7.0.copyload, <4 x double> %sum.sroa.13.3)
  %arrayidx49.2 = getelementptr inbounds i8, ptr %add.ptr26, i64 %arrayidx49.2.idx
  %19 = load double, ptr %arrayidx49.2, align 8
  %splat.splatinsert.2 = insertelement <4 x double> poison, double %19, i64 0
  %splat.splat.2 = shufflevector <4 x double> %splat.splatinsert.2, <4 x double> poison, <4 x i32> zeroinitializer
  %20 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.2, <4 x double> %met.sroa.0.0.copyload, <4 x double> %sum.sroa.16.3)
  %21 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.2, <4 x double> %met.sroa.7.0.copyload, <4 x double> %sum.sroa.20.3)
  %arrayidx49.3 = getelementptr inbounds i8, ptr %add.ptr26, i64 %arrayidx49.3.idx
  %22 = load double, ptr %arrayidx49.3, align 8
  %splat.splatinsert.3 = insertelement <4 x double> poison, double %22, i64 0
  %splat.splat.3 = shufflevector <4 x double> %splat.splatinsert.3, <4 x double> poison, <4 x i32> zeroinitializer
  %23 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.3, <4 x double> %met.sroa.0.0.copyload, <4 x double> %sum.sroa.23.3)
  %24 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.3, <4 x double> %met.sroa.7.0.copyload, <4 x double> %sum.sroa.27.3)
  %inc74 = add nuw nsw i64 %t.0147, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !131
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_4_3_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #5 {
entry:
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false.2.3, label %cond.end.2.3

for.cond18.preheader.lr.ph:                       ; preds = %cond.end.2.3
  %cmp19146 = icmp sgt i64 %tap_count, 0
  %arrayidx49.2.idx = shl nsw i64 %output_step, 4
  %arrayidx49.3.idx = mul i64 %output_step, 24
  br label %for.cond18.preheader

cond.false.2.3:                                   ; preds = %entry
  %0 = load <4 x double>, ptr %sums, align 8
  %add.ptr7.1 = getelementptr inbounds i8, ptr %sums, i64 32
  %1 = load <4 x double>, ptr %add.ptr7.1, align 8
  %add.ptr7.2 = getelementptr inbounds i8, ptr %sums, i64 64
  %2 = load <4 x double>, ptr %add.ptr7.2, align 8
  %add.ptr.1195 = getelementptr inbounds double, ptr %sums, i64 %row
  %3 = load <4 x double>, ptr %add.ptr.1195, align 8
  %add.ptr7.1.1 = getelementptr inbounds i8, ptr %add.ptr.1195, i64 32
  %4 = load <4 x double>, ptr %add.ptr7.1.1, align 8
  %add.ptr7.2.1 = getelementptr inbounds i8, ptr %add.ptr.1195, i64 64
  %5 = load <4 x double>, ptr %add.ptr7.2.1, align 8
  %add.ptr.2.idx242 = shl nsw i64 %row, 4
  %add.ptr.2243 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr.2.idx242
  %6 = load <4 x double>, ptr %add.ptr.2243, align 8
  %add.ptr7.1.2 = getelementptr inbounds i8, ptr %add.ptr.2243, i64 32
  %7 = load <4 x double>, ptr %add.ptr7.1.2, align 8
  %add.ptr7.2.2 = getelementptr inbounds i8, ptr %add.ptr.2243, i64 64
  %8 = load <4 x double>, ptr %add.ptr7.2.2, align 8
  %add.ptr.3.idx317 = mul i64 %row, 24
  %add.ptr.3318 = getelementptr inbounds i8, ptr %sums, i64 %add.ptr.3.idx317
  %9 = load <4 x double>, ptr %add.ptr.3318, align 8
  %add.ptr7.1.3 = getelementptr inbounds i8, ptr %add.ptr.3318, i64 32
  %10 = load <4 x double>, ptr %add.ptr7.1.3, align 8
  %add.ptr7.2.3 = getelementptr inbounds i8, ptr %add.ptr.3318, i64 64
  %11 = load <4 x double>, ptr %add.ptr7.2.3, align 8
  br label %cond.end.2.3

cond.end.2.3:                                     ; preds = %entry, %cond.false.2.3
  %cond.1.3405 = phi <4 x double> [ %10, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.2.2335352402 = phi <4 x double> [ %8, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.2161280291333354400 = phi <4 x double> [ %6, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.1.1234244278293331356398 = phi <4 x double> [ %4, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.2200211231246276295329358396 = phi <4 x double> [ %2, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond184188198213229248274297327360394 = phi <4 x double> [ %0, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.1190196215227250272299325362392 = phi <4 x double> [ %1, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.1157217225252270301323364390 = phi <4 x double> [ %3, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.2.1254268303321366388 = phi <4 x double> [ %5, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.1.2306319368386 = phi <4 x double> [ %7, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.3370384 = phi <4 x double> [ %9, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cond.2.3 = phi <4 x double> [ %11, %cond.false.2.3 ], [ zeroinitializer, %entry ]
  %cmp14148 = icmp sgt i64 %channels, 0
  br i1 %cmp14148, label %for.cond18.preheader.lr.ph, label %for.cond82.preheader

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %sum.sroa.29.0 = phi <4 x double> [ %cond.2.2335352402, %for.cond18.preheader.lr.ph ], [ %sum.sroa.29.2, %for.cond.cleanup21 ]
  %sum.sroa.26.0 = phi <4 x double> [ %cond.1.2306319368386, %for.cond18.preheader.lr.ph ], [ %sum.sroa.26.2, %for.cond.cleanup21 ]
  %sum.sroa.22.0 = phi <4 x double> [ %cond.2161280291333354400, %for.cond18.preheader.lr.ph ], [ %sum.sroa.22.2, %for.cond.cleanup21 ]
  %sum.sroa.19.0 = phi <4 x double> [ %cond.2.1254268303321366388, %for.cond18.preheader.lr.ph ], [ %sum.sroa.19.2, %for.cond.cleanup21 ]
  %sum.sroa.16.0 = phi <4 x double> [ %cond.1.1234244278293331356398, %for.cond18.preheader.lr.ph ], [ %sum.sroa.16.2, %for.cond.cleanup21 ]
  %sum.sroa.12.0 = phi <4 x double> [ %cond.1157217225252270301323364390, %for.cond18.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup21 ]
  %sum.sroa.9.0 = phi <4 x double> [ %cond.2200211231246276295329358396, %for.cond18.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.6.0 = phi <4 x double> [ %cond.1190196215227250272299325362392, %for.cond18.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.0 = phi <4 x double> [ %cond184188198213229248274297327360394, %for.cond18.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.32.0 = phi <4 x double> [ %cond.3370384, %for.cond18.preheader.lr.ph ], [ %sum.sroa.32.2, %for.cond.cleanup21 ]
  %sum.sroa.36.0 = phi <4 x double> [ %cond.1.3405, %for.cond18.preheader.lr.ph ], [ %sum.sroa.36.2, %for.cond.cleanup21 ]
  %sum.sroa.39.0 = phi <4 x double> [ %cond.2.3, %for.cond18.preheader.lr.ph ], [ %sum.sroa.39.2, %for.cond.cleanup21 ]
  %x.addr.0151 = phi ptr [ %x, %for.cond18.preheader.lr.ph ], [ %add.ptr76, %for.cond.cleanup21 ]
  %kernel.addr.0150 = phi ptr [ %kernel, %for.cond18.preheader.lr.ph ], [ %add.ptr77, %for.cond.cleanup21 ]
  %c.0149 = phi i64 [ 0, %for.cond18.preheader.lr.ph ], [ %inc79, %for.cond.cleanup21 ]
  br i1 %cmp19146, label %for.body22, label %for.cond.cleanup21

for.cond82.preheader:                             ; preds = %for.cond.cleanup21, %cond.end.2.3
  %sum.sroa.29.1 = phi <4 x double> [ %cond.2.2335352402, %cond.end.2.3 ], [ %sum.sroa.29.2, %for.cond.cleanup21 ]
  %sum.sroa.26.1 = phi <4 x double> [ %cond.1.2306319368386, %cond.end.2.3 ], [ %sum.sroa.26.2, %for.cond.cleanup21 ]
  %sum.sroa.22.1 = phi <4 x double> [ %cond.2161280291333354400, %cond.end.2.3 ], [ %sum.sroa.22.2, %for.cond.cleanup21 ]
  %sum.sroa.19.1 = phi <4 x double> [ %cond.2.1254268303321366388, %cond.end.2.3 ], [ %sum.sroa.19.2, %for.cond.cleanup21 ]
  %sum.sroa.16.1 = phi <4 x double> [ %cond.1.1234244278293331356398, %cond.end.2.3 ], [ %sum.sroa.16.2, %for.cond.cleanup21 ]
  %sum.sroa.12.1 = phi <4 x double> [ %cond.1157217225252270301323364390, %cond.end.2.3 ], [ %sum.sroa.12.2, %for.cond.cleanup21 ]
  %sum.sroa.9.1 = phi <4 x double> [ %cond.2200211231246276295329358396, %cond.end.2.3 ], [ %sum.sroa.9.2, %for.cond.cleanup21 ]
  %sum.sroa.6.1 = phi <4 x double> [ %cond.1190196215227250272299325362392, %cond.end.2.3 ], [ %sum.sroa.6.2, %for.cond.cleanup21 ]
  %sum.sroa.0.1 = phi <4 x double> [ %cond184188198213229248274297327360394, %cond.end.2.3 ], [ %sum.sroa.0.2, %for.cond.cleanup21 ]
  %sum.sroa.32.1 = phi <4 x double> [ %cond.3370384, %cond.end.2.3 ], [ %sum.sroa.32.2, %for.cond.cleanup21 ]
  %sum.sroa.36.1 = phi <4 x double> [ %cond.1.3405, %cond.end.2.3 ], [ %sum.sroa.36.2, %for.cond.cleanup21 ]
  %sum.sroa.39.1 = phi <4 x double> [ %cond.2.3, %cond.end.2.3 ], [ %sum.sroa.39.2, %for.cond.cleanup21 ]
  %12 = shl i64 %row, 3
  store <4 x double> %sum.sroa.0.1, ptr %sums, align 8
  %sum.sroa.6.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 32
  store <4 x double> %sum.sroa.6.1, ptr %sum.sroa.6.0.sums.sroa_idx, align 8
  %sum.sroa.9.0.sums.sroa_idx = getelementptr inbounds i8, ptr %sums, i64 64
  store <4 x double> %sum.sroa.9.1, ptr %sum.sroa.9.0.sums.sroa_idx, align 8
  %scevgep.1 = getelementptr i8, ptr %sums, i64 %12
  store <4 x double> %sum.sroa.12.1, ptr %scevgep.1, align 8
  %sum.sroa.16.96.scevgep.1.sroa_idx = getelementptr inbounds i8, ptr %scevgep.1, i64 32
  store <4 x double> %sum.sroa.16.1, ptr %sum.sroa.16.96.scevgep.1.sroa_idx, align 8
  %sum.sroa.19.96.scevgep.1.sroa_idx = getelementptr inbounds i8, ptr %scevgep.1, i64 64
  store <4 x double> %sum.sroa.19.1, ptr %sum.sroa.19.96.scevgep.1.sroa_idx, align 8
  %13 = shl i64 %row, 4
  %scevgep.2 = getelementptr i8, ptr %sums, i64 %13
  store <4 x double> %sum.sroa.22.1, ptr %scevgep.2, align 8
  %sum.sroa.26.192.scevgep.2.sroa_idx = getelementptr inbounds i8, ptr %scevgep.2, i64 32
  store <4 x double> %sum.sroa.26.1, ptr %sum.sroa.26.192.scevgep.2.sroa_idx, align 8
  %sum.sroa.29.192.scevgep.2.sroa_idx = getelementptr inbounds i8, ptr %scevgep.2, i64 64
  store <4 x double> %sum.sroa.29.1, ptr %sum.sroa.29.192.scevgep.2.sroa_idx, align 8
  %14 = mul i64 %row, 24
  %scevgep.3 = getelementptr i8, ptr %sums, i64 %14
  store <4 x double> %sum.sroa.32.1, ptr %scevgep.3, align 8
  %sum.sroa.36.288.scevgep.3.sroa_idx = getelementptr inbounds i8, ptr %scevgep.3, i64 32
  store <4 x double> %sum.sroa.36.1, ptr %sum.sroa.36.288.scevgep.3.sroa_idx, align 8
  %sum.sroa.39.288.scevgep.3.sroa_idx = getelementptr inbounds i8, ptr %scevgep.3, i64 64
  store <4 x double> %sum.sroa.39.1, ptr %sum.sroa.39.288.scevgep.3.sroa_idx, align 8
  ret void

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %sum.sroa.29.2 = phi <4 x double> [ %sum.sroa.29.0, %for.cond18.preheader ], [ %28, %for.body22 ]
  %sum.sroa.26.2 = phi <4 x double> [ %sum.sroa.26.0, %for.cond18.preheader ], [ %27, %for.body22 ]
  %sum.sroa.22.2 = phi <4 x double> [ %sum.sroa.22.0, %for.cond18.preheader ], [ %26, %for.body22 ]
  %sum.sroa.19.2 = phi <4 x double> [ %sum.sroa.19.0, %for.cond18.preheader ], [ %24, %for.body22 ]
  %sum.sroa.16.2 = phi <4 x double> [ %sum.sroa.16.0, %for.cond18.preheader ], [ %23, %for.body22 ]
  %sum.sroa.12.2 = phi <4 x double> [ %sum.sroa.12.0, %for.cond18.preheader ], [ %22, %for.body22 ]
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond18.preheader ], [ %20, %for.body22 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond18.preheader ], [ %19, %for.body22 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond18.preheader ], [ %18, %for.body22 ]
  %sum.sroa.32.2 = phi <4 x double> [ %sum.sroa.32.0, %for.cond18.preheader ], [ %30, %for.body22 ]
  %sum.sroa.36.2 = phi <4 x double> [ %sum.sroa.36.0, %for.cond18.preheader ], [ %31, %for.body22 ]
  %sum.sroa.39.2 = phi <4 x double> [ %sum.sroa.39.0, %for.cond18.preheader ], [ %32, %for.body22 ]
  %add.ptr76 = getelementptr inbounds double, ptr %x.addr.0151, i64 %x_step
  %add.ptr77 = getelementptr inbounds double, ptr %kernel.addr.0150, i64 %kernel_step
  %inc79 = add nuw nsw i64 %c.0149, 1
  %exitcond169.not = icmp eq i64 %inc79, %channels
  br i1 %exitcond169.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !132

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %sum.sroa.29.3 = phi <4 x double> [ %28, %for.body22 ], [ %sum.sroa.29.0, %for.cond18.preheader ]
  %sum.sroa.26.3 = phi <4 x double> [ %27, %for.body22 ], [ %sum.sroa.26.0, %for.cond18.preheader ]
  %sum.sroa.22.3 = phi <4 x double> [ %26, %for.body22 ], [ %sum.sroa.22.0, %for.cond18.preheader ]
  %sum.sroa.19.3 = phi <4 x double> [ %24, %for.body22 ], [ %sum.sroa.19.0, %for.cond18.preheader ]
  %sum.sroa.16.3 = phi <4 x double> [ %23, %for.body22 ], [ %sum.sroa.16.0, %for.cond18.preheader ]
  %sum.sroa.12.3 = phi <4 x double> [ %22, %for.body22 ], [ %sum.sroa.12.0, %for.cond18.preheader ]
  %sum.sroa.9.3 = phi <4 x double> [ %20, %for.body22 ], [ %sum.sroa.9.0, %for.cond18.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %19, %for.body22 ], [ %sum.sroa.6.0, %for.cond18.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %18, %for.body22 ], [ %sum.sroa.0.0, %for.cond18.preheader ]
  %sum.sroa.32.3 = phi <4 x double> [ %30, %for.body22 ], [ %sum.sroa.32.0, %for.cond18.preheader ]
  %sum.sroa.36.3 = phi <4 x double> [ %31, %for.body22 ], [ %sum.sroa.36.0, %for.cond18.preheader ]
  %sum.sroa.39.3 = phi <4 x double> [ %32, %for.body22 ], [ %sum.sroa.39.0, %for.cond18.preheader ]
  %t.0147 = phi i64 [ %inc74, %for.body22 ], [ 0, %for.cond18.preheader ]
  %arrayidx23 = getelementptr inbounds %struct.tap, ptr %taps, i64 %t.0147
  %15 = load i64, ptr %arrayidx23, align 8
  %add.ptr24 = getelementptr inbounds double, ptr %x.addr.0151, i64 %15
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx23, i64 8
  %16 = load i64, ptr %in_kernel, align 8
  %met.sroa.0.0.copyload = load <4 x double>, ptr %add.ptr24, align 8
  %met.sroa.7.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 32
  %met.sroa.7.0.copyload = load <4 x double>, ptr %met.sroa.7.0.add.ptr24.sroa_idx, align 8
  %met.sroa.11.0.add.ptr24.sroa_idx = getelementptr inbounds i8, ptr %add.ptr24, i64 64
  %met.sroa.11.0.copyload = load <4 x double>, ptr %met.sroa.11.0.add.ptr24.sroa_idx, align 8
  %add.ptr26 = getelementptr inbounds double, ptr %kernel.addr.0150, i64 %16
  %17 = load double, ptr %add.ptr26, align 8
  %splat.splatinsert = insertelement <4 x double> poison, double %17, i64 0
  %splat.splat = shufflevector <4 x double> %splat.splatinsert, <4 x double> poison, <4 x i32> zeroinitializer
  %18 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.0.0.copyload, <4 x double> %sum.sroa.0.3)
  %19 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.7.0.copyload, <4 x double> %sum.sroa.6.3)
  %20 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat, <4 x double> %met.sroa.11.0.copyload, <4 x double> %sum.sroa.9.3)
  %arrayidx49.1 = getelementptr inbounds double, ptr %add.ptr26, i64 %output_step
  %21 = load double, ptr %arrayidx49.1, align 8
  %splat.splatinsert.1 = insertelement <4 x double> poison, double %21, i64 0
  %splat.splat.1 = shufflevector <4 x double> %splat.splatinsert.1, <4 x double> poison, <4 x i32> zeroinitializer
  %22 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.1, <4 x double> %met.sroa.0.0.copyload, <4 x double> %sum.sroa.12.3)
  %23 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.1, <4 x double> %met.sroa.7.0.copyload, <4 x double> %sum.sroa.16.3)
  %24 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.1, <4 x double> %met.sroa.11.0.copyload, <4 x double> %sum.sroa.19.3)
  %arrayidx49.2 = getelementptr inbounds i8, ptr %add.ptr26, i64 %arrayidx49.2.idx
  %25 = load double, ptr %arrayidx49.2, align 8
  %splat.splatinsert.2 = insertelement <4 x double> poison, double %25, i64 0
  %splat.splat.2 = shufflevector <4 x double> %splat.splatinsert.2, <4 x double> poison, <4 x i32> zeroinitializer
  %26 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.2, <4 x double> %met.sroa.0.0.copyload, <4 x double> %sum.sroa.22.3)
  %27 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.2, <4 x double> %met.sroa.7.0.copyload, <4 x double> %sum.sroa.26.3)
  %28 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.2, <4 x double> %met.sroa.11.0.copyload, <4 x double> %sum.sroa.29.3)
  %arrayidx49.3 = getelementptr inbounds i8, ptr %add.ptr26, i64 %arrayidx49.3.idx
  %29 = load double, ptr %arrayidx49.3, align 8
  %splat.splatinsert.3 = insertelement <4 x double> poison, double %29, i64 0
  %splat.splat.3 = shufflevector <4 x double> %splat.splatinsert.3, <4 x double> poison, <4 x i32> zeroinitializer
  %30 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.3, <4 x double> %met.sroa.0.0.copyload, <4 x double> %sum.sroa.32.3)
  %31 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.3, <4 x double> %met.sroa.7.0.copyload, <4 x double> %sum.sroa.36.3)
  %32 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %splat.splat.3, <4 x double> %met.sroa.11.0.copyload, <4 x double> %sum.sroa.39.3)
  %inc74 = add nuw nsw i64 %t.0147, 1
  %exitcond.not = icmp eq i64 %inc74, %tap_count
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !133
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fma.v4f64(<4 x double>, <4 x double>, <4 x double>) #6

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_1_1_d(ptr nocapture noundef readonly %rows, i64 %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23168 = icmp sgt i64 %channels, 0
  br i1 %cmp23168, label %for.cond26.preheader.lr.ph, label %for.cond101.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %0 = load ptr, ptr %columns, align 8
  %cmp27165 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %rows.addr.0172 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0171 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  %sum.sroa.0.0170 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.1.lcssa, %for.cond.cleanup28 ]
  %x.sroa.0.0169 = phi ptr [ %0, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  br i1 %cmp27165, label %for.body29, label %for.cond.cleanup28

for.cond101.preheader:                            ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.0.0.lcssa = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.0.1.lcssa, %for.cond.cleanup28 ]
  %vecext = extractelement <4 x double> %sum.sroa.0.0.lcssa, i64 0
  %add111 = fadd double %vecext, 0.000000e+00
  %vecext.1 = extractelement <4 x double> %sum.sroa.0.0.lcssa, i64 1
  %add111.1 = fadd double %add111, %vecext.1
  %vecext.2 = extractelement <4 x double> %sum.sroa.0.0.lcssa, i64 2
  %add111.2 = fadd double %add111.1, %vecext.2
  %vecext.3 = extractelement <4 x double> %sum.sroa.0.0.lcssa, i64 3
  %add111.3 = fadd double %add111.2, %vecext.3
  %1 = load ptr, ptr %to, align 8
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.0.1.lcssa = phi <4 x double> [ %sum.sroa.0.0170, %for.cond26.preheader ], [ %4, %for.body29 ]
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0172, i64 %rows_channel
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0169, i64 %x_channel
  %inc87 = add nuw nsw i64 %c.0171, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond101.preheader, label %for.cond26.preheader, !llvm.loop !134

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %f.0167 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %sum.sroa.0.1166 = phi <4 x double> [ %4, %for.body29 ], [ %sum.sroa.0.0170, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0169, i64 %f.0167
  %2 = load <4 x double>, ptr %add.ptr, align 8
  %add.ptr48 = getelementptr inbounds double, ptr %rows.addr.0172, i64 %f.0167
  %3 = load <4 x double>, ptr %add.ptr48, align 8
  %4 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %3, <4 x double> %2, <4 x double> %sum.sroa.0.1166)
  %add = add nuw nsw i64 %f.0167, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !135

cond.false:                                       ; preds = %for.cond101.preheader
  %5 = load double, ptr %1, align 8
  %add120 = fadd double %add111.3, %5
  br label %cond.end

cond.end:                                         ; preds = %for.cond101.preheader, %cond.false
  %cond = phi double [ %add120, %cond.false ], [ %add111.3, %for.cond101.preheader ]
  store double %cond, ptr %1, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_1_2_d(ptr nocapture noundef readonly %rows, i64 %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23170 = icmp sgt i64 %channels, 0
  br i1 %cmp23170, label %for.cond26.preheader.lr.ph, label %for.cond96.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27167 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %x.sroa.6.0 = phi ptr [ %x.sroa.6.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.1, %for.cond.cleanup28 ]
  %x.sroa.0.0 = phi ptr [ %x.sroa.0.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %rows.addr.0172 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0171 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27167, label %for.body29, label %for.cond.cleanup28

for.cond96.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.0.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %vecext = extractelement <4 x double> %sum.sroa.0.1, i64 0
  %add111 = fadd double %vecext, 0.000000e+00
  %vecext.1 = extractelement <4 x double> %sum.sroa.0.1, i64 1
  %add111.1 = fadd double %add111, %vecext.1
  %vecext.2 = extractelement <4 x double> %sum.sroa.0.1, i64 2
  %add111.2 = fadd double %add111.1, %vecext.2
  %vecext.3 = extractelement <4 x double> %sum.sroa.0.1, i64 3
  %add111.3 = fadd double %add111.2, %vecext.3
  %0 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %4, %for.body29 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0172, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0171, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond96.preheader, label %for.cond26.preheader, !llvm.loop !136

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.0.3 = phi <4 x double> [ %4, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %5, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %f.0168 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %f.0168
  %1 = load <4 x double>, ptr %add.ptr, align 8
  %add.ptr.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %f.0168
  %2 = load <4 x double>, ptr %add.ptr.1, align 8
  %add.ptr48 = getelementptr inbounds double, ptr %rows.addr.0172, i64 %f.0168
  %3 = load <4 x double>, ptr %add.ptr48, align 8
  %4 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %3, <4 x double> %1, <4 x double> %sum.sroa.0.3)
  %5 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %3, <4 x double> %2, <4 x double> %sum.sroa.6.3)
  %add = add nuw nsw i64 %f.0168, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !137

cond.false:                                       ; preds = %for.cond96.preheader
  %6 = load double, ptr %0, align 8
  %add120 = fadd double %add111.3, %6
  br label %cond.end

cond.end:                                         ; preds = %for.cond96.preheader, %cond.false
  %cond = phi double [ %add120, %cond.false ], [ %add111.3, %for.cond96.preheader ]
  store double %cond, ptr %0, align 8
  %vecext.1183 = extractelement <4 x double> %sum.sroa.6.1, i64 0
  %add111.1184 = fadd double %vecext.1183, 0.000000e+00
  %vecext.1.1 = extractelement <4 x double> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd double %add111.1184, %vecext.1.1
  %vecext.2.1 = extractelement <4 x double> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd double %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <4 x double> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd double %add111.2.1, %vecext.3.1
  %arrayidx116.1 = getelementptr inbounds i8, ptr %to, i64 8
  %7 = load ptr, ptr %arrayidx116.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %8 = load double, ptr %7, align 8
  %add120.1 = fadd double %add111.3.1, %8
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi double [ %add120.1, %cond.false.1 ], [ %add111.3.1, %cond.end ]
  store double %cond.1, ptr %7, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_1_3_d(ptr nocapture noundef readonly %rows, i64 %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23170 = icmp sgt i64 %channels, 0
  br i1 %cmp23170, label %for.cond26.preheader.lr.ph, label %for.cond96.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.9.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 16
  %x.sroa.9.0.copyload = load ptr, ptr %x.sroa.9.0.columns.sroa_idx, align 8
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27167 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %x.sroa.9.0 = phi ptr [ %x.sroa.9.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.2, %for.cond.cleanup28 ]
  %x.sroa.6.0 = phi ptr [ %x.sroa.6.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.1, %for.cond.cleanup28 ]
  %x.sroa.0.0 = phi ptr [ %x.sroa.0.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.9.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %rows.addr.0172 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0171 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27167, label %for.body29, label %for.cond.cleanup28

for.cond96.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.0.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.9.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %vecext = extractelement <4 x double> %sum.sroa.0.1, i64 0
  %add111 = fadd double %vecext, 0.000000e+00
  %vecext.1 = extractelement <4 x double> %sum.sroa.0.1, i64 1
  %add111.1 = fadd double %add111, %vecext.1
  %vecext.2 = extractelement <4 x double> %sum.sroa.0.1, i64 2
  %add111.2 = fadd double %add111.1, %vecext.2
  %vecext.3 = extractelement <4 x double> %sum.sroa.0.1, i64 3
  %add111.3 = fadd double %add111.2, %vecext.3
  %0 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr82.2 = getelementptr inbounds double, ptr %x.sroa.9.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0172, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0171, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond96.preheader, label %for.cond26.preheader, !llvm.loop !138

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.0.3 = phi <4 x double> [ %5, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %6, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <4 x double> [ %7, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %f.0168 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %f.0168
  %1 = load <4 x double>, ptr %add.ptr, align 8
  %add.ptr.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %f.0168
  %2 = load <4 x double>, ptr %add.ptr.1, align 8
  %add.ptr.2 = getelementptr inbounds double, ptr %x.sroa.9.0, i64 %f.0168
  %3 = load <4 x double>, ptr %add.ptr.2, align 8
  %add.ptr48 = getelementptr inbounds double, ptr %rows.addr.0172, i64 %f.0168
  %4 = load <4 x double>, ptr %add.ptr48, align 8
  %5 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %4, <4 x double> %1, <4 x double> %sum.sroa.0.3)
  %6 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %4, <4 x double> %2, <4 x double> %sum.sroa.6.3)
  %7 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %4, <4 x double> %3, <4 x double> %sum.sroa.9.3)
  %add = add nuw nsw i64 %f.0168, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !139

cond.false:                                       ; preds = %for.cond96.preheader
  %8 = load double, ptr %0, align 8
  %add120 = fadd double %add111.3, %8
  br label %cond.end

cond.end:                                         ; preds = %for.cond96.preheader, %cond.false
  %cond = phi double [ %add120, %cond.false ], [ %add111.3, %for.cond96.preheader ]
  store double %cond, ptr %0, align 8
  %vecext.1184 = extractelement <4 x double> %sum.sroa.6.1, i64 0
  %add111.1185 = fadd double %vecext.1184, 0.000000e+00
  %vecext.1.1 = extractelement <4 x double> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd double %add111.1185, %vecext.1.1
  %vecext.2.1 = extractelement <4 x double> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd double %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <4 x double> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd double %add111.2.1, %vecext.3.1
  %arrayidx116.1 = getelementptr inbounds i8, ptr %to, i64 8
  %9 = load ptr, ptr %arrayidx116.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %10 = load double, ptr %9, align 8
  %add120.1 = fadd double %add111.3.1, %10
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi double [ %add120.1, %cond.false.1 ], [ %add111.3.1, %cond.end ]
  store double %cond.1, ptr %9, align 8
  %vecext.2186 = extractelement <4 x double> %sum.sroa.9.1, i64 0
  %add111.2187 = fadd double %vecext.2186, 0.000000e+00
  %vecext.1.2 = extractelement <4 x double> %sum.sroa.9.1, i64 1
  %add111.1.2 = fadd double %add111.2187, %vecext.1.2
  %vecext.2.2 = extractelement <4 x double> %sum.sroa.9.1, i64 2
  %add111.2.2 = fadd double %add111.1.2, %vecext.2.2
  %vecext.3.2 = extractelement <4 x double> %sum.sroa.9.1, i64 3
  %add111.3.2 = fadd double %add111.2.2, %vecext.3.2
  %arrayidx116.2 = getelementptr inbounds i8, ptr %to, i64 16
  %11 = load ptr, ptr %arrayidx116.2, align 8
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

cond.false.2:                                     ; preds = %cond.end.1
  %12 = load double, ptr %11, align 8
  %add120.2 = fadd double %add111.3.2, %12
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.false.2, %cond.end.1
  %cond.2 = phi double [ %add120.2, %cond.false.2 ], [ %add111.3.2, %cond.end.1 ]
  store double %cond.2, ptr %11, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_2_1_d(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23168 = icmp sgt i64 %channels, 0
  br i1 %cmp23168, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %0 = load ptr, ptr %columns, align 8
  %cmp27166 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %sum.sroa.6.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %rows.addr.0171 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0170 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  %x.sroa.0.0169 = phi ptr [ %0, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  br i1 %cmp27166, label %for.body29, label %for.cond.cleanup28

for.cond90.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.6.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %vecext = extractelement <4 x double> %sum.sroa.0.1, i64 0
  %add111 = fadd double %vecext, 0.000000e+00
  %vecext.1 = extractelement <4 x double> %sum.sroa.0.1, i64 1
  %add111.1 = fadd double %add111, %vecext.1
  %vecext.2 = extractelement <4 x double> %sum.sroa.0.1, i64 2
  %add111.2 = fadd double %add111.1, %vecext.2
  %vecext.3 = extractelement <4 x double> %sum.sroa.0.1, i64 3
  %add111.3 = fadd double %add111.2, %vecext.3
  %1 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %4, %for.body29 ]
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0171, i64 %rows_channel
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0169, i64 %x_channel
  %inc87 = add nuw nsw i64 %c.0170, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !140

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.6.3 = phi <4 x double> [ %6, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %4, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %f.0167 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0169, i64 %f.0167
  %2 = load <4 x double>, ptr %add.ptr, align 8
  %invariant.gep = getelementptr double, ptr %rows.addr.0171, i64 %f.0167
  %3 = load <4 x double>, ptr %invariant.gep, align 8
  %4 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %3, <4 x double> %2, <4 x double> %sum.sroa.0.3)
  %gep.1 = getelementptr double, ptr %invariant.gep, i64 %row
  %5 = load <4 x double>, ptr %gep.1, align 8
  %6 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %5, <4 x double> %2, <4 x double> %sum.sroa.6.3)
  %add = add nuw nsw i64 %f.0167, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !141

cond.false:                                       ; preds = %for.cond90.preheader
  %7 = load double, ptr %1, align 8
  %add120 = fadd double %add111.3, %7
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi double [ %add120, %cond.false ], [ %add111.3, %for.cond90.preheader ]
  store double %cond, ptr %1, align 8
  %vecext.1179 = extractelement <4 x double> %sum.sroa.6.1, i64 0
  %add111.1180 = fadd double %vecext.1179, 0.000000e+00
  %vecext.1.1 = extractelement <4 x double> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd double %add111.1180, %vecext.1.1
  %vecext.2.1 = extractelement <4 x double> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd double %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <4 x double> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd double %add111.2.1, %vecext.3.1
  %8 = load ptr, ptr %to, align 8
  %add.ptr119.1 = getelementptr inbounds double, ptr %8, i64 %to_row
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %9 = load double, ptr %add.ptr119.1, align 8
  %add120.1 = fadd double %add111.3.1, %9
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi double [ %add120.1, %cond.false.1 ], [ %add111.3.1, %cond.end ]
  store double %cond.1, ptr %add.ptr119.1, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_2_2_d(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23172 = icmp sgt i64 %channels, 0
  br i1 %cmp23172, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27169 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %sum.sroa.6.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %x.sroa.6.0 = phi ptr [ %x.sroa.6.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.1, %for.cond.cleanup28 ]
  %x.sroa.0.0 = phi ptr [ %x.sroa.0.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  %sum.sroa.9.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.12.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %rows.addr.0174 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0173 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27169, label %for.body29, label %for.cond.cleanup28

for.cond90.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.6.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.9.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.12.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %vecext = extractelement <4 x double> %sum.sroa.0.1, i64 0
  %add111 = fadd double %vecext, 0.000000e+00
  %vecext.1 = extractelement <4 x double> %sum.sroa.0.1, i64 1
  %add111.1 = fadd double %add111, %vecext.1
  %vecext.2 = extractelement <4 x double> %sum.sroa.0.1, i64 2
  %add111.2 = fadd double %add111.1, %vecext.2
  %vecext.3 = extractelement <4 x double> %sum.sroa.0.1, i64 3
  %add111.3 = fadd double %add111.2, %vecext.3
  %0 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %4, %for.body29 ]
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %sum.sroa.12.2 = phi <4 x double> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %8, %for.body29 ]
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0174, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0173, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !142

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.6.3 = phi <4 x double> [ %5, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %4, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <4 x double> [ %7, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.12.3 = phi <4 x double> [ %8, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %f.0170 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %f.0170
  %1 = load <4 x double>, ptr %add.ptr, align 8
  %add.ptr.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %f.0170
  %2 = load <4 x double>, ptr %add.ptr.1, align 8
  %invariant.gep = getelementptr double, ptr %rows.addr.0174, i64 %f.0170
  %3 = load <4 x double>, ptr %invariant.gep, align 8
  %4 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %3, <4 x double> %1, <4 x double> %sum.sroa.0.3)
  %5 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %3, <4 x double> %2, <4 x double> %sum.sroa.6.3)
  %gep.1 = getelementptr double, ptr %invariant.gep, i64 %row
  %6 = load <4 x double>, ptr %gep.1, align 8
  %7 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %6, <4 x double> %1, <4 x double> %sum.sroa.9.3)
  %8 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %6, <4 x double> %2, <4 x double> %sum.sroa.12.3)
  %add = add nuw nsw i64 %f.0170, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !143

cond.false:                                       ; preds = %for.cond90.preheader
  %9 = load double, ptr %0, align 8
  %add120 = fadd double %add111.3, %9
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi double [ %add120, %cond.false ], [ %add111.3, %for.cond90.preheader ]
  store double %cond, ptr %0, align 8
  %vecext.1189 = extractelement <4 x double> %sum.sroa.6.1, i64 0
  %add111.1190 = fadd double %vecext.1189, 0.000000e+00
  %vecext.1.1 = extractelement <4 x double> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd double %add111.1190, %vecext.1.1
  %vecext.2.1 = extractelement <4 x double> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd double %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <4 x double> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd double %add111.2.1, %vecext.3.1
  %arrayidx116.1 = getelementptr inbounds i8, ptr %to, i64 8
  %10 = load ptr, ptr %arrayidx116.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %11 = load double, ptr %10, align 8
  %add120.1 = fadd double %add111.3.1, %11
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi double [ %add120.1, %cond.false.1 ], [ %add111.3.1, %cond.end ]
  store double %cond.1, ptr %10, align 8
  %vecext.1193 = extractelement <4 x double> %sum.sroa.9.1, i64 0
  %add111.1194 = fadd double %vecext.1193, 0.000000e+00
  %vecext.1.1195 = extractelement <4 x double> %sum.sroa.9.1, i64 1
  %add111.1.1196 = fadd double %add111.1194, %vecext.1.1195
  %vecext.2.1197 = extractelement <4 x double> %sum.sroa.9.1, i64 2
  %add111.2.1198 = fadd double %add111.1.1196, %vecext.2.1197
  %vecext.3.1199 = extractelement <4 x double> %sum.sroa.9.1, i64 3
  %add111.3.1200 = fadd double %add111.2.1198, %vecext.3.1199
  %12 = load ptr, ptr %to, align 8
  %add.ptr119.1201 = getelementptr inbounds double, ptr %12, i64 %to_row
  br i1 %tobool.not, label %cond.false.1204, label %cond.end.1206

cond.false.1204:                                  ; preds = %cond.end.1
  %13 = load double, ptr %add.ptr119.1201, align 8
  %add120.1203 = fadd double %add111.3.1200, %13
  br label %cond.end.1206

cond.end.1206:                                    ; preds = %cond.false.1204, %cond.end.1
  %cond.1205 = phi double [ %add120.1203, %cond.false.1204 ], [ %add111.3.1200, %cond.end.1 ]
  store double %cond.1205, ptr %add.ptr119.1201, align 8
  %vecext.1189.1 = extractelement <4 x double> %sum.sroa.12.1, i64 0
  %add111.1190.1 = fadd double %vecext.1189.1, 0.000000e+00
  %vecext.1.1.1 = extractelement <4 x double> %sum.sroa.12.1, i64 1
  %add111.1.1.1 = fadd double %add111.1190.1, %vecext.1.1.1
  %vecext.2.1.1 = extractelement <4 x double> %sum.sroa.12.1, i64 2
  %add111.2.1.1 = fadd double %add111.1.1.1, %vecext.2.1.1
  %vecext.3.1.1 = extractelement <4 x double> %sum.sroa.12.1, i64 3
  %add111.3.1.1 = fadd double %add111.2.1.1, %vecext.3.1.1
  %14 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.1 = getelementptr inbounds double, ptr %14, i64 %to_row
  br i1 %tobool.not, label %cond.false.1.1, label %cond.end.1.1

cond.false.1.1:                                   ; preds = %cond.end.1206
  %15 = load double, ptr %add.ptr119.1.1, align 8
  %add120.1.1 = fadd double %add111.3.1.1, %15
  br label %cond.end.1.1

cond.end.1.1:                                     ; preds = %cond.false.1.1, %cond.end.1206
  %cond.1.1 = phi double [ %add120.1.1, %cond.false.1.1 ], [ %add111.3.1.1, %cond.end.1206 ]
  store double %cond.1.1, ptr %add.ptr119.1.1, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_2_3_d(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23172 = icmp sgt i64 %channels, 0
  br i1 %cmp23172, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.9.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 16
  %x.sroa.9.0.copyload = load ptr, ptr %x.sroa.9.0.columns.sroa_idx, align 8
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27169 = icmp sgt i64 %positions, 0
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %sum.sroa.9.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %x.sroa.9.0 = phi ptr [ %x.sroa.9.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.2, %for.cond.cleanup28 ]
  %x.sroa.6.0 = phi ptr [ %x.sroa.6.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.1, %for.cond.cleanup28 ]
  %x.sroa.0.0 = phi ptr [ %x.sroa.0.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  %sum.sroa.12.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.15.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.15.2, %for.cond.cleanup28 ]
  %sum.sroa.18.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.18.2, %for.cond.cleanup28 ]
  %rows.addr.0174 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0173 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27169, label %for.body29, label %for.cond.cleanup28

for.cond90.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.9.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.12.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.15.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.15.2, %for.cond.cleanup28 ]
  %sum.sroa.18.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.18.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %vecext = extractelement <4 x double> %sum.sroa.0.1, i64 0
  %add111 = fadd double %vecext, 0.000000e+00
  %vecext.1 = extractelement <4 x double> %sum.sroa.0.1, i64 1
  %add111.1 = fadd double %add111, %vecext.1
  %vecext.2 = extractelement <4 x double> %sum.sroa.0.1, i64 2
  %add111.2 = fadd double %add111.1, %vecext.2
  %vecext.3 = extractelement <4 x double> %sum.sroa.0.1, i64 3
  %add111.3 = fadd double %add111.2, %vecext.3
  %0 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %sum.sroa.12.2 = phi <4 x double> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %9, %for.body29 ]
  %sum.sroa.15.2 = phi <4 x double> [ %sum.sroa.15.0, %for.cond26.preheader ], [ %10, %for.body29 ]
  %sum.sroa.18.2 = phi <4 x double> [ %sum.sroa.18.0, %for.cond26.preheader ], [ %11, %for.body29 ]
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr82.2 = getelementptr inbounds double, ptr %x.sroa.9.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0174, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0173, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !144

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.9.3 = phi <4 x double> [ %7, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %6, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %5, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.12.3 = phi <4 x double> [ %9, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %sum.sroa.15.3 = phi <4 x double> [ %10, %for.body29 ], [ %sum.sroa.15.0, %for.cond26.preheader ]
  %sum.sroa.18.3 = phi <4 x double> [ %11, %for.body29 ], [ %sum.sroa.18.0, %for.cond26.preheader ]
  %f.0170 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %f.0170
  %1 = load <4 x double>, ptr %add.ptr, align 8
  %add.ptr.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %f.0170
  %2 = load <4 x double>, ptr %add.ptr.1, align 8
  %add.ptr.2 = getelementptr inbounds double, ptr %x.sroa.9.0, i64 %f.0170
  %3 = load <4 x double>, ptr %add.ptr.2, align 8
  %invariant.gep = getelementptr double, ptr %rows.addr.0174, i64 %f.0170
  %4 = load <4 x double>, ptr %invariant.gep, align 8
  %5 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %4, <4 x double> %1, <4 x double> %sum.sroa.0.3)
  %6 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %4, <4 x double> %2, <4 x double> %sum.sroa.6.3)
  %7 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %4, <4 x double> %3, <4 x double> %sum.sroa.9.3)
  %gep.1 = getelementptr double, ptr %invariant.gep, i64 %row
  %8 = load <4 x double>, ptr %gep.1, align 8
  %9 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %8, <4 x double> %1, <4 x double> %sum.sroa.12.3)
  %10 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %8, <4 x double> %2, <4 x double> %sum.sroa.15.3)
  %11 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %8, <4 x double> %3, <4 x double> %sum.sroa.18.3)
  %add = add nuw nsw i64 %f.0170, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !145

cond.false:                                       ; preds = %for.cond90.preheader
  %12 = load double, ptr %0, align 8
  %add120 = fadd double %add111.3, %12
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi double [ %add120, %cond.false ], [ %add111.3, %for.cond90.preheader ]
  store double %cond, ptr %0, align 8
  %vecext.1190 = extractelement <4 x double> %sum.sroa.6.1, i64 0
  %add111.1191 = fadd double %vecext.1190, 0.000000e+00
  %vecext.1.1 = extractelement <4 x double> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd double %add111.1191, %vecext.1.1
  %vecext.2.1 = extractelement <4 x double> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd double %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <4 x double> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd double %add111.2.1, %vecext.3.1
  %arrayidx116.1 = getelementptr inbounds i8, ptr %to, i64 8
  %13 = load ptr, ptr %arrayidx116.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %14 = load double, ptr %13, align 8
  %add120.1 = fadd double %add111.3.1, %14
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi double [ %add120.1, %cond.false.1 ], [ %add111.3.1, %cond.end ]
  store double %cond.1, ptr %13, align 8
  %vecext.2192 = extractelement <4 x double> %sum.sroa.9.1, i64 0
  %add111.2193 = fadd double %vecext.2192, 0.000000e+00
  %vecext.1.2 = extractelement <4 x double> %sum.sroa.9.1, i64 1
  %add111.1.2 = fadd double %add111.2193, %vecext.1.2
  %vecext.2.2 = extractelement <4 x double> %sum.sroa.9.1, i64 2
  %add111.2.2 = fadd double %add111.1.2, %vecext.2.2
  %vecext.3.2 = extractelement <4 x double> %sum.sroa.9.1, i64 3
  %add111.3.2 = fadd double %add111.2.2, %vecext.3.2
  %arrayidx116.2 = getelementptr inbounds i8, ptr %to, i64 16
  %15 = load ptr, ptr %arrayidx116.2, align 8
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

cond.false.2:                                     ; preds = %cond.end.1
  %16 = load double, ptr %15, align 8
  %add120.2 = fadd double %add111.3.2, %16
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.false.2, %cond.end.1
  %cond.2 = phi double [ %add120.2, %cond.false.2 ], [ %add111.3.2, %cond.end.1 ]
  store double %cond.2, ptr %15, align 8
  %vecext.1196 = extractelement <4 x double> %sum.sroa.12.1, i64 0
  %add111.1197 = fadd double %vecext.1196, 0.000000e+00
  %vecext.1.1198 = extractelement <4 x double> %sum.sroa.12.1, i64 1
  %add111.1.1199 = fadd double %add111.1197, %vecext.1.1198
  %vecext.2.1200 = extractelement <4 x double> %sum.sroa.12.1, i64 2
  %add111.2.1201 = fadd double %add111.1.1199, %vecext.2.1200
  %vecext.3.1202 = extractelement <4 x double> %sum.sroa.12.1, i64 3
  %add111.3.1203 = fadd double %add111.2.1201, %vecext.3.1202
  %17 = load ptr, ptr %to, align 8
  %add.ptr119.1204 = getelementptr inbounds double, ptr %17, i64 %to_row
  br i1 %tobool.not, label %cond.false.1207, label %cond.end.1209

cond.false.1207:                                  ; preds = %cond.end.2
  %18 = load double, ptr %add.ptr119.1204, align 8
  %add120.1206 = fadd double %add111.3.1203, %18
  br label %cond.end.1209

cond.end.1209:                                    ; preds = %cond.false.1207, %cond.end.2
  %cond.1208 = phi double [ %add120.1206, %cond.false.1207 ], [ %add111.3.1203, %cond.end.2 ]
  store double %cond.1208, ptr %add.ptr119.1204, align 8
  %vecext.1190.1 = extractelement <4 x double> %sum.sroa.15.1, i64 0
  %add111.1191.1 = fadd double %vecext.1190.1, 0.000000e+00
  %vecext.1.1.1 = extractelement <4 x double> %sum.sroa.15.1, i64 1
  %add111.1.1.1 = fadd double %add111.1191.1, %vecext.1.1.1
  %vecext.2.1.1 = extractelement <4 x double> %sum.sroa.15.1, i64 2
  %add111.2.1.1 = fadd double %add111.1.1.1, %vecext.2.1.1
  %vecext.3.1.1 = extractelement <4 x double> %sum.sroa.15.1, i64 3
  %add111.3.1.1 = fadd double %add111.2.1.1, %vecext.3.1.1
  %19 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.1 = getelementptr inbounds double, ptr %19, i64 %to_row
  br i1 %tobool.not, label %cond.false.1.1, label %cond.end.1.1

cond.false.1.1:                                   ; preds = %cond.end.1209
  %20 = load double, ptr %add.ptr119.1.1, align 8
  %add120.1.1 = fadd double %add111.3.1.1, %20
  br label %cond.end.1.1

cond.end.1.1:                                     ; preds = %cond.false.1.1, %cond.end.1209
  %cond.1.1 = phi double [ %add120.1.1, %cond.false.1.1 ], [ %add111.3.1.1, %cond.end.1209 ]
  store double %cond.1.1, ptr %add.ptr119.1.1, align 8
  %vecext.2192.1 = extractelement <4 x double> %sum.sroa.18.1, i64 0
  %add111.2193.1 = fadd double %vecext.2192.1, 0.000000e+00
  %vecext.1.2.1 = extractelement <4 x double> %sum.sroa.18.1, i64 1
  %add111.1.2.1 = fadd double %add111.2193.1, %vecext.1.2.1
  %vecext.2.2.1 = extractelement <4 x double> %sum.sroa.18.1, i64 2
  %add111.2.2.1 = fadd double %add111.1.2.1, %vecext.2.2.1
  %vecext.3.2.1 = extractelement <4 x double> %sum.sroa.18.1, i64 3
  %add111.3.2.1 = fadd double %add111.2.2.1, %vecext.3.2.1
  %21 = load ptr, ptr %arrayidx116.2, align 8
  %add.ptr119.2.1 = getelementptr inbounds double, ptr %21, i64 %to_row
  br i1 %tobool.not, label %cond.false.2.1, label %cond.end.2.1

cond.false.2.1:                                   ; preds = %cond.end.1.1
  %22 = load double, ptr %add.ptr119.2.1, align 8
  %add120.2.1 = fadd double %add111.3.2.1, %22
  br label %cond.end.2.1

cond.end.2.1:                                     ; preds = %cond.false.2.1, %cond.end.1.1
  %cond.2.1 = phi double [ %add120.2.1, %cond.false.2.1 ], [ %add111.3.2.1, %cond.end.1.1 ]
  store double %cond.2.1, ptr %add.ptr119.2.1, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_4_1_d(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23168 = icmp sgt i64 %channels, 0
  br i1 %cmp23168, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %0 = load ptr, ptr %columns, align 8
  %cmp27166 = icmp sgt i64 %positions, 0
  %gep.2.idx = shl i64 %row, 4
  %gep.3.idx = mul i64 %row, 24
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %sum.sroa.12.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %rows.addr.0171 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0170 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  %x.sroa.0.0169 = phi ptr [ %0, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  br i1 %cmp27166, label %for.body29, label %for.cond.cleanup28

for.cond90.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.12.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %vecext = extractelement <4 x double> %sum.sroa.0.1, i64 0
  %add111 = fadd double %vecext, 0.000000e+00
  %vecext.1 = extractelement <4 x double> %sum.sroa.0.1, i64 1
  %add111.1 = fadd double %add111, %vecext.1
  %vecext.2 = extractelement <4 x double> %sum.sroa.0.1, i64 2
  %add111.2 = fadd double %add111.1, %vecext.2
  %vecext.3 = extractelement <4 x double> %sum.sroa.0.1, i64 3
  %add111.3 = fadd double %add111.2, %vecext.3
  %1 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.12.2 = phi <4 x double> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %10, %for.body29 ]
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %8, %for.body29 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %4, %for.body29 ]
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0171, i64 %rows_channel
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0169, i64 %x_channel
  %inc87 = add nuw nsw i64 %c.0170, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !146

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.12.3 = phi <4 x double> [ %10, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <4 x double> [ %8, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %6, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %4, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %f.0167 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0169, i64 %f.0167
  %2 = load <4 x double>, ptr %add.ptr, align 8
  %invariant.gep = getelementptr double, ptr %rows.addr.0171, i64 %f.0167
  %3 = load <4 x double>, ptr %invariant.gep, align 8
  %4 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %3, <4 x double> %2, <4 x double> %sum.sroa.0.3)
  %gep.1 = getelementptr double, ptr %invariant.gep, i64 %row
  %5 = load <4 x double>, ptr %gep.1, align 8
  %6 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %5, <4 x double> %2, <4 x double> %sum.sroa.6.3)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %7 = load <4 x double>, ptr %gep.2, align 8
  %8 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %7, <4 x double> %2, <4 x double> %sum.sroa.9.3)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %9 = load <4 x double>, ptr %gep.3, align 8
  %10 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %9, <4 x double> %2, <4 x double> %sum.sroa.12.3)
  %add = add nuw nsw i64 %f.0167, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !147

cond.false:                                       ; preds = %for.cond90.preheader
  %11 = load double, ptr %1, align 8
  %add120 = fadd double %add111.3, %11
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi double [ %add120, %cond.false ], [ %add111.3, %for.cond90.preheader ]
  store double %cond, ptr %1, align 8
  %vecext.1180 = extractelement <4 x double> %sum.sroa.6.1, i64 0
  %add111.1181 = fadd double %vecext.1180, 0.000000e+00
  %vecext.1.1 = extractelement <4 x double> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd double %add111.1181, %vecext.1.1
  %vecext.2.1 = extractelement <4 x double> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd double %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <4 x double> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd double %add111.2.1, %vecext.3.1
  %12 = load ptr, ptr %to, align 8
  %add.ptr119.1 = getelementptr inbounds double, ptr %12, i64 %to_row
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %13 = load double, ptr %add.ptr119.1, align 8
  %add120.1 = fadd double %add111.3.1, %13
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi double [ %add120.1, %cond.false.1 ], [ %add111.3.1, %cond.end ]
  store double %cond.1, ptr %add.ptr119.1, align 8
  %vecext.2182 = extractelement <4 x double> %sum.sroa.9.1, i64 0
  %add111.2183 = fadd double %vecext.2182, 0.000000e+00
  %vecext.1.2 = extractelement <4 x double> %sum.sroa.9.1, i64 1
  %add111.1.2 = fadd double %add111.2183, %vecext.1.2
  %vecext.2.2 = extractelement <4 x double> %sum.sroa.9.1, i64 2
  %add111.2.2 = fadd double %add111.1.2, %vecext.2.2
  %vecext.3.2 = extractelement <4 x double> %sum.sroa.9.1, i64 3
  %add111.3.2 = fadd double %add111.2.2, %vecext.3.2
  %14 = load ptr, ptr %to, align 8
  %add.ptr119.2.idx = shl nsw i64 %to_row, 4
  %add.ptr119.2 = getelementptr inbounds i8, ptr %14, i64 %add.ptr119.2.idx
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

cond.false.2:                                     ; preds = %cond.end.1
  %15 = load double, ptr %add.ptr119.2, align 8
  %add120.2 = fadd double %add111.3.2, %15
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.false.2, %cond.end.1
  %cond.2 = phi double [ %add120.2, %cond.false.2 ], [ %add111.3.2, %cond.end.1 ]
  store double %cond.2, ptr %add.ptr119.2, align 8
  %vecext.3184 = extractelement <4 x double> %sum.sroa.12.1, i64 0
  %add111.3185 = fadd double %vecext.3184, 0.000000e+00
  %vecext.1.3 = extractelement <4 x double> %sum.sroa.12.1, i64 1
  %add111.1.3 = fadd double %add111.3185, %vecext.1.3
  %vecext.2.3 = extractelement <4 x double> %sum.sroa.12.1, i64 2
  %add111.2.3 = fadd double %add111.1.3, %vecext.2.3
  %vecext.3.3 = extractelement <4 x double> %sum.sroa.12.1, i64 3
  %add111.3.3 = fadd double %add111.2.3, %vecext.3.3
  %16 = load ptr, ptr %to, align 8
  %add.ptr119.3.idx = mul i64 %to_row, 24
  %add.ptr119.3 = getelementptr inbounds i8, ptr %16, i64 %add.ptr119.3.idx
  br i1 %tobool.not, label %cond.false.3, label %cond.end.3

cond.false.3:                                     ; preds = %cond.end.2
  %17 = load double, ptr %add.ptr119.3, align 8
  %add120.3 = fadd double %add111.3.3, %17
  br label %cond.end.3

cond.end.3:                                       ; preds = %cond.false.3, %cond.end.2
  %cond.3 = phi double [ %add120.3, %cond.false.3 ], [ %add111.3.3, %cond.end.2 ]
  store double %cond.3, ptr %add.ptr119.3, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_4_2_d(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23172 = icmp sgt i64 %channels, 0
  br i1 %cmp23172, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27169 = icmp sgt i64 %positions, 0
  %gep.2.idx = shl i64 %row, 4
  %gep.3.idx = mul i64 %row, 24
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %sum.sroa.18.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.18.2, %for.cond.cleanup28 ]
  %sum.sroa.15.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.15.2, %for.cond.cleanup28 ]
  %sum.sroa.12.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %x.sroa.6.0 = phi ptr [ %x.sroa.6.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.1, %for.cond.cleanup28 ]
  %x.sroa.0.0 = phi ptr [ %x.sroa.0.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  %sum.sroa.21.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.21.2, %for.cond.cleanup28 ]
  %sum.sroa.24.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.24.2, %for.cond.cleanup28 ]
  %rows.addr.0174 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0173 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27169, label %for.body29, label %for.cond.cleanup28

for.cond90.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.18.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.18.2, %for.cond.cleanup28 ]
  %sum.sroa.15.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.15.2, %for.cond.cleanup28 ]
  %sum.sroa.12.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.21.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.21.2, %for.cond.cleanup28 ]
  %sum.sroa.24.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.24.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %vecext = extractelement <4 x double> %sum.sroa.0.1, i64 0
  %add111 = fadd double %vecext, 0.000000e+00
  %vecext.1 = extractelement <4 x double> %sum.sroa.0.1, i64 1
  %add111.1 = fadd double %add111, %vecext.1
  %vecext.2 = extractelement <4 x double> %sum.sroa.0.1, i64 2
  %add111.2 = fadd double %add111.1, %vecext.2
  %vecext.3 = extractelement <4 x double> %sum.sroa.0.1, i64 3
  %add111.3 = fadd double %add111.2, %vecext.3
  %0 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.18.2 = phi <4 x double> [ %sum.sroa.18.0, %for.cond26.preheader ], [ %11, %for.body29 ]
  %sum.sroa.15.2 = phi <4 x double> [ %sum.sroa.15.0, %for.cond26.preheader ], [ %10, %for.body29 ]
  %sum.sroa.12.2 = phi <4 x double> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %8, %for.body29 ]
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %4, %for.body29 ]
  %sum.sroa.21.2 = phi <4 x double> [ %sum.sroa.21.0, %for.cond26.preheader ], [ %13, %for.body29 ]
  %sum.sroa.24.2 = phi <4 x double> [ %sum.sroa.24.0, %for.cond26.preheader ], [ %14, %for.body29 ]
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0174, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0173, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !148

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.18.3 = phi <4 x double> [ %11, %for.body29 ], [ %sum.sroa.18.0, %for.cond26.preheader ]
  %sum.sroa.15.3 = phi <4 x double> [ %10, %for.body29 ], [ %sum.sroa.15.0, %for.cond26.preheader ]
  %sum.sroa.12.3 = phi <4 x double> [ %8, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <4 x double> [ %7, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %5, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %4, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.21.3 = phi <4 x double> [ %13, %for.body29 ], [ %sum.sroa.21.0, %for.cond26.preheader ]
  %sum.sroa.24.3 = phi <4 x double> [ %14, %for.body29 ], [ %sum.sroa.24.0, %for.cond26.preheader ]
  %f.0170 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %f.0170
  %1 = load <4 x double>, ptr %add.ptr, align 8
  %add.ptr.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %f.0170
  %2 = load <4 x double>, ptr %add.ptr.1, align 8
  %invariant.gep = getelementptr double, ptr %rows.addr.0174, i64 %f.0170
  %3 = load <4 x double>, ptr %invariant.gep, align 8
  %4 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %3, <4 x double> %1, <4 x double> %sum.sroa.0.3)
  %5 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %3, <4 x double> %2, <4 x double> %sum.sroa.6.3)
  %gep.1 = getelementptr double, ptr %invariant.gep, i64 %row
  %6 = load <4 x double>, ptr %gep.1, align 8
  %7 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %6, <4 x double> %1, <4 x double> %sum.sroa.9.3)
  %8 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %6, <4 x double> %2, <4 x double> %sum.sroa.12.3)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %9 = load <4 x double>, ptr %gep.2, align 8
  %10 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %9, <4 x double> %1, <4 x double> %sum.sroa.15.3)
  %11 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %9, <4 x double> %2, <4 x double> %sum.sroa.18.3)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %12 = load <4 x double>, ptr %gep.3, align 8
  %13 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %12, <4 x double> %1, <4 x double> %sum.sroa.21.3)
  %14 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %12, <4 x double> %2, <4 x double> %sum.sroa.24.3)
  %add = add nuw nsw i64 %f.0170, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !149

cond.false:                                       ; preds = %for.cond90.preheader
  %15 = load double, ptr %0, align 8
  %add120 = fadd double %add111.3, %15
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi double [ %add120, %cond.false ], [ %add111.3, %for.cond90.preheader ]
  store double %cond, ptr %0, align 8
  %vecext.1189 = extractelement <4 x double> %sum.sroa.6.1, i64 0
  %add111.1190 = fadd double %vecext.1189, 0.000000e+00
  %vecext.1.1 = extractelement <4 x double> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd double %add111.1190, %vecext.1.1
  %vecext.2.1 = extractelement <4 x double> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd double %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <4 x double> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd double %add111.2.1, %vecext.3.1
  %arrayidx116.1 = getelementptr inbounds i8, ptr %to, i64 8
  %16 = load ptr, ptr %arrayidx116.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %17 = load double, ptr %16, align 8
  %add120.1 = fadd double %add111.3.1, %17
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi double [ %add120.1, %cond.false.1 ], [ %add111.3.1, %cond.end ]
  store double %cond.1, ptr %16, align 8
  %vecext.1194 = extractelement <4 x double> %sum.sroa.9.1, i64 0
  %add111.1195 = fadd double %vecext.1194, 0.000000e+00
  %vecext.1.1196 = extractelement <4 x double> %sum.sroa.9.1, i64 1
  %add111.1.1197 = fadd double %add111.1195, %vecext.1.1196
  %vecext.2.1198 = extractelement <4 x double> %sum.sroa.9.1, i64 2
  %add111.2.1199 = fadd double %add111.1.1197, %vecext.2.1198
  %vecext.3.1200 = extractelement <4 x double> %sum.sroa.9.1, i64 3
  %add111.3.1201 = fadd double %add111.2.1199, %vecext.3.1200
  %18 = load ptr, ptr %to, align 8
  %add.ptr119.1202 = getelementptr inbounds double, ptr %18, i64 %to_row
  br i1 %tobool.not, label %cond.false.1205, label %cond.end.1207

cond.false.1205:                                  ; preds = %cond.end.1
  %19 = load double, ptr %add.ptr119.1202, align 8
  %add120.1204 = fadd double %add111.3.1201, %19
  br label %cond.end.1207

cond.end.1207:                                    ; preds = %cond.false.1205, %cond.end.1
  %cond.1206 = phi double [ %add120.1204, %cond.false.1205 ], [ %add111.3.1201, %cond.end.1 ]
  store double %cond.1206, ptr %add.ptr119.1202, align 8
  %vecext.1189.1 = extractelement <4 x double> %sum.sroa.12.1, i64 0
  %add111.1190.1 = fadd double %vecext.1189.1, 0.000000e+00
  %vecext.1.1.1 = extractelement <4 x double> %sum.sroa.12.1, i64 1
  %add111.1.1.1 = fadd double %add111.1190.1, %vecext.1.1.1
  %vecext.2.1.1 = extractelement <4 x double> %sum.sroa.12.1, i64 2
  %add111.2.1.1 = fadd double %add111.1.1.1, %vecext.2.1.1
  %vecext.3.1.1 = extractelement <4 x double> %sum.sroa.12.1, i64 3
  %add111.3.1.1 = fadd double %add111.2.1.1, %vecext.3.1.1
  %20 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.1 = getelementptr inbounds double, ptr %20, i64 %to_row
  br i1 %tobool.not, label %cond.false.1.1, label %cond.end.1.1

cond.false.1.1:                                   ; preds = %cond.end.1207
  %21 = load double, ptr %add.ptr119.1.1, align 8
  %add120.1.1 = fadd double %add111.3.1.1, %21
  br label %cond.end.1.1

cond.end.1.1:                                     ; preds = %cond.false.1.1, %cond.end.1207
  %cond.1.1 = phi double [ %add120.1.1, %cond.false.1.1 ], [ %add111.3.1.1, %cond.end.1207 ]
  store double %cond.1.1, ptr %add.ptr119.1.1, align 8
  %mul118.2 = shl nsw i64 %to_row, 1
  %vecext.2208 = extractelement <4 x double> %sum.sroa.15.1, i64 0
  %add111.2209 = fadd double %vecext.2208, 0.000000e+00
  %vecext.1.2 = extractelement <4 x double> %sum.sroa.15.1, i64 1
  %add111.1.2 = fadd double %add111.2209, %vecext.1.2
  %vecext.2.2 = extractelement <4 x double> %sum.sroa.15.1, i64 2
  %add111.2.2 = fadd double %add111.1.2, %vecext.2.2
  %vecext.3.2 = extractelement <4 x double> %sum.sroa.15.1, i64 3
  %add111.3.2 = fadd double %add111.2.2, %vecext.3.2
  %22 = load ptr, ptr %to, align 8
  %add.ptr119.2 = getelementptr inbounds double, ptr %22, i64 %mul118.2
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

cond.false.2:                                     ; preds = %cond.end.1.1
  %23 = load double, ptr %add.ptr119.2, align 8
  %add120.2 = fadd double %add111.3.2, %23
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.false.2, %cond.end.1.1
  %cond.2 = phi double [ %add120.2, %cond.false.2 ], [ %add111.3.2, %cond.end.1.1 ]
  store double %cond.2, ptr %add.ptr119.2, align 8
  %vecext.1189.2 = extractelement <4 x double> %sum.sroa.18.1, i64 0
  %add111.1190.2 = fadd double %vecext.1189.2, 0.000000e+00
  %vecext.1.1.2 = extractelement <4 x double> %sum.sroa.18.1, i64 1
  %add111.1.1.2 = fadd double %add111.1190.2, %vecext.1.1.2
  %vecext.2.1.2 = extractelement <4 x double> %sum.sroa.18.1, i64 2
  %add111.2.1.2 = fadd double %add111.1.1.2, %vecext.2.1.2
  %vecext.3.1.2 = extractelement <4 x double> %sum.sroa.18.1, i64 3
  %add111.3.1.2 = fadd double %add111.2.1.2, %vecext.3.1.2
  %24 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.2 = getelementptr inbounds double, ptr %24, i64 %mul118.2
  br i1 %tobool.not, label %cond.false.1.2, label %cond.end.1.2

cond.false.1.2:                                   ; preds = %cond.end.2
  %25 = load double, ptr %add.ptr119.1.2, align 8
  %add120.1.2 = fadd double %add111.3.1.2, %25
  br label %cond.end.1.2

cond.end.1.2:                                     ; preds = %cond.false.1.2, %cond.end.2
  %cond.1.2 = phi double [ %add120.1.2, %cond.false.1.2 ], [ %add111.3.1.2, %cond.end.2 ]
  store double %cond.1.2, ptr %add.ptr119.1.2, align 8
  %mul118.3 = mul nsw i64 %to_row, 3
  %vecext.3210 = extractelement <4 x double> %sum.sroa.21.1, i64 0
  %add111.3211 = fadd double %vecext.3210, 0.000000e+00
  %vecext.1.3 = extractelement <4 x double> %sum.sroa.21.1, i64 1
  %add111.1.3 = fadd double %add111.3211, %vecext.1.3
  %vecext.2.3 = extractelement <4 x double> %sum.sroa.21.1, i64 2
  %add111.2.3 = fadd double %add111.1.3, %vecext.2.3
  %vecext.3.3 = extractelement <4 x double> %sum.sroa.21.1, i64 3
  %add111.3.3 = fadd double %add111.2.3, %vecext.3.3
  %26 = load ptr, ptr %to, align 8
  %add.ptr119.3 = getelementptr inbounds double, ptr %26, i64 %mul118.3
  br i1 %tobool.not, label %cond.false.3, label %cond.end.3

cond.false.3:                                     ; preds = %cond.end.1.2
  %27 = load double, ptr %add.ptr119.3, align 8
  %add120.3 = fadd double %add111.3.3, %27
  br label %cond.end.3

cond.end.3:                                       ; preds = %cond.false.3, %cond.end.1.2
  %cond.3 = phi double [ %add120.3, %cond.false.3 ], [ %add111.3.3, %cond.end.1.2 ]
  store double %cond.3, ptr %add.ptr119.3, align 8
  %vecext.1189.3 = extractelement <4 x double> %sum.sroa.24.1, i64 0
  %add111.1190.3 = fadd double %vecext.1189.3, 0.000000e+00
  %vecext.1.1.3 = extractelement <4 x double> %sum.sroa.24.1, i64 1
  %add111.1.1.3 = fadd double %add111.1190.3, %vecext.1.1.3
  %vecext.2.1.3 = extractelement <4 x double> %sum.sroa.24.1, i64 2
  %add111.2.1.3 = fadd double %add111.1.1.3, %vecext.2.1.3
  %vecext.3.1.3 = extractelement <4 x double> %sum.sroa.24.1, i64 3
  %add111.3.1.3 = fadd double %add111.2.1.3, %vecext.3.1.3
  %28 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.3 = getelementptr inbounds double, ptr %28, i64 %mul118.3
  br i1 %tobool.not, label %cond.false.1.3, label %cond.end.1.3

cond.false.1.3:                                   ; preds = %cond.end.3
  %29 = load double, ptr %add.ptr119.1.3, align 8
  %add120.1.3 = fadd double %add111.3.1.3, %29
  br label %cond.end.1.3

cond.end.1.3:                                     ; preds = %cond.false.1.3, %cond.end.3
  %cond.1.3 = phi double [ %add120.1.3, %cond.false.1.3 ], [ %add111.3.1.3, %cond.end.3 ]
  store double %cond.1.3, ptr %add.ptr119.1.3, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_4_3_d(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #7 {
entry:
  %cmp23172 = icmp sgt i64 %channels, 0
  br i1 %cmp23172, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.9.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 16
  %x.sroa.9.0.copyload = load ptr, ptr %x.sroa.9.0.columns.sroa_idx, align 8
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27169 = icmp sgt i64 %positions, 0
  %gep.2.idx = shl i64 %row, 4
  %gep.3.idx = mul i64 %row, 24
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %sum.sroa.27.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.27.2, %for.cond.cleanup28 ]
  %sum.sroa.24.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.24.2, %for.cond.cleanup28 ]
  %sum.sroa.21.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.21.2, %for.cond.cleanup28 ]
  %sum.sroa.18.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.18.2, %for.cond.cleanup28 ]
  %sum.sroa.15.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.15.2, %for.cond.cleanup28 ]
  %sum.sroa.12.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %x.sroa.9.0 = phi ptr [ %x.sroa.9.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.2, %for.cond.cleanup28 ]
  %x.sroa.6.0 = phi ptr [ %x.sroa.6.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82.1, %for.cond.cleanup28 ]
  %x.sroa.0.0 = phi ptr [ %x.sroa.0.0.copyload, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  %sum.sroa.30.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.30.2, %for.cond.cleanup28 ]
  %sum.sroa.33.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.33.2, %for.cond.cleanup28 ]
  %sum.sroa.36.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.36.2, %for.cond.cleanup28 ]
  %rows.addr.0174 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0173 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27169, label %for.body29, label %for.cond.cleanup28

for.cond90.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.27.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.27.2, %for.cond.cleanup28 ]
  %sum.sroa.24.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.24.2, %for.cond.cleanup28 ]
  %sum.sroa.21.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.21.2, %for.cond.cleanup28 ]
  %sum.sroa.18.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.18.2, %for.cond.cleanup28 ]
  %sum.sroa.15.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.15.2, %for.cond.cleanup28 ]
  %sum.sroa.12.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.30.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.30.2, %for.cond.cleanup28 ]
  %sum.sroa.33.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.33.2, %for.cond.cleanup28 ]
  %sum.sroa.36.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.36.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %vecext = extractelement <4 x double> %sum.sroa.0.1, i64 0
  %add111 = fadd double %vecext, 0.000000e+00
  %vecext.1 = extractelement <4 x double> %sum.sroa.0.1, i64 1
  %add111.1 = fadd double %add111, %vecext.1
  %vecext.2 = extractelement <4 x double> %sum.sroa.0.1, i64 2
  %add111.2 = fadd double %add111.1, %vecext.2
  %vecext.3 = extractelement <4 x double> %sum.sroa.0.1, i64 3
  %add111.3 = fadd double %add111.2, %vecext.3
  %0 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.27.2 = phi <4 x double> [ %sum.sroa.27.0, %for.cond26.preheader ], [ %15, %for.body29 ]
  %sum.sroa.24.2 = phi <4 x double> [ %sum.sroa.24.0, %for.cond26.preheader ], [ %14, %for.body29 ]
  %sum.sroa.21.2 = phi <4 x double> [ %sum.sroa.21.0, %for.cond26.preheader ], [ %13, %for.body29 ]
  %sum.sroa.18.2 = phi <4 x double> [ %sum.sroa.18.0, %for.cond26.preheader ], [ %11, %for.body29 ]
  %sum.sroa.15.2 = phi <4 x double> [ %sum.sroa.15.0, %for.cond26.preheader ], [ %10, %for.body29 ]
  %sum.sroa.12.2 = phi <4 x double> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %9, %for.body29 ]
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %sum.sroa.30.2 = phi <4 x double> [ %sum.sroa.30.0, %for.cond26.preheader ], [ %17, %for.body29 ]
  %sum.sroa.33.2 = phi <4 x double> [ %sum.sroa.33.0, %for.cond26.preheader ], [ %18, %for.body29 ]
  %sum.sroa.36.2 = phi <4 x double> [ %sum.sroa.36.0, %for.cond26.preheader ], [ %19, %for.body29 ]
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr82.2 = getelementptr inbounds double, ptr %x.sroa.9.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0174, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0173, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !150

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.27.3 = phi <4 x double> [ %15, %for.body29 ], [ %sum.sroa.27.0, %for.cond26.preheader ]
  %sum.sroa.24.3 = phi <4 x double> [ %14, %for.body29 ], [ %sum.sroa.24.0, %for.cond26.preheader ]
  %sum.sroa.21.3 = phi <4 x double> [ %13, %for.body29 ], [ %sum.sroa.21.0, %for.cond26.preheader ]
  %sum.sroa.18.3 = phi <4 x double> [ %11, %for.body29 ], [ %sum.sroa.18.0, %for.cond26.preheader ]
  %sum.sroa.15.3 = phi <4 x double> [ %10, %for.body29 ], [ %sum.sroa.15.0, %for.cond26.preheader ]
  %sum.sroa.12.3 = phi <4 x double> [ %9, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <4 x double> [ %7, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %6, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %5, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.30.3 = phi <4 x double> [ %17, %for.body29 ], [ %sum.sroa.30.0, %for.cond26.preheader ]
  %sum.sroa.33.3 = phi <4 x double> [ %18, %for.body29 ], [ %sum.sroa.33.0, %for.cond26.preheader ]
  %sum.sroa.36.3 = phi <4 x double> [ %19, %for.body29 ], [ %sum.sroa.36.0, %for.cond26.preheader ]
  %f.0170 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %f.0170
  %1 = load <4 x double>, ptr %add.ptr, align 8
  %add.ptr.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %f.0170
  %2 = load <4 x double>, ptr %add.ptr.1, align 8
  %add.ptr.2 = getelementptr inbounds double, ptr %x.sroa.9.0, i64 %f.0170
  %3 = load <4 x double>, ptr %add.ptr.2, align 8
  %invariant.gep = getelementptr double, ptr %rows.addr.0174, i64 %f.0170
  %4 = load <4 x double>, ptr %invariant.gep, align 8
  %5 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %4, <4 x double> %1, <4 x double> %sum.sroa.0.3)
  %6 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %4, <4 x double> %2, <4 x double> %sum.sroa.6.3)
  %7 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %4, <4 x double> %3, <4 x double> %sum.sroa.9.3)
  %gep.1 = getelementptr double, ptr %invariant.gep, i64 %row
  %8 = load <4 x double>, ptr %gep.1, align 8
  %9 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %8, <4 x double> %1, <4 x double> %sum.sroa.12.3)
  %10 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %8, <4 x double> %2, <4 x double> %sum.sroa.15.3)
  %11 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %8, <4 x double> %3, <4 x double> %sum.sroa.18.3)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %12 = load <4 x double>, ptr %gep.2, align 8
  %13 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %12, <4 x double> %1, <4 x double> %sum.sroa.21.3)
  %14 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %12, <4 x double> %2, <4 x double> %sum.sroa.24.3)
  %15 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %12, <4 x double> %3, <4 x double> %sum.sroa.27.3)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %16 = load <4 x double>, ptr %gep.3, align 8
  %17 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %16, <4 x double> %1, <4 x double> %sum.sroa.30.3)
  %18 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %16, <4 x double> %2, <4 x double> %sum.sroa.33.3)
  %19 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %16, <4 x double> %3, <4 x double> %sum.sroa.36.3)
  %add = add nuw nsw i64 %f.0170, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !151

cond.false:                                       ; preds = %for.cond90.preheader
  %20 = load double, ptr %0, align 8
  %add120 = fadd double %add111.3, %20
  br label %cond.end

cond.end:                                         ; preds = %for.cond90.preheader, %cond.false
  %cond = phi double [ %add120, %cond.false ], [ %add111.3, %for.cond90.preheader ]
  store double %cond, ptr %0, align 8
  %vecext.1191 = extractelement <4 x double> %sum.sroa.6.1, i64 0
  %add111.1192 = fadd double %vecext.1191, 0.000000e+00
  %vecext.1.1 = extractelement <4 x double> %sum.sroa.6.1, i64 1
  %add111.1.1 = fadd double %add111.1192, %vecext.1.1
  %vecext.2.1 = extractelement <4 x double> %sum.sroa.6.1, i64 2
  %add111.2.1 = fadd double %add111.1.1, %vecext.2.1
  %vecext.3.1 = extractelement <4 x double> %sum.sroa.6.1, i64 3
  %add111.3.1 = fadd double %add111.2.1, %vecext.3.1
  %arrayidx116.1 = getelementptr inbounds i8, ptr %to, i64 8
  %21 = load ptr, ptr %arrayidx116.1, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end.1

cond.false.1:                                     ; preds = %cond.end
  %22 = load double, ptr %21, align 8
  %add120.1 = fadd double %add111.3.1, %22
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.false.1, %cond.end
  %cond.1 = phi double [ %add120.1, %cond.false.1 ], [ %add111.3.1, %cond.end ]
  store double %cond.1, ptr %21, align 8
  %vecext.2193 = extractelement <4 x double> %sum.sroa.9.1, i64 0
  %add111.2194 = fadd double %vecext.2193, 0.000000e+00
  %vecext.1.2 = extractelement <4 x double> %sum.sroa.9.1, i64 1
  %add111.1.2 = fadd double %add111.2194, %vecext.1.2
  %vecext.2.2 = extractelement <4 x double> %sum.sroa.9.1, i64 2
  %add111.2.2 = fadd double %add111.1.2, %vecext.2.2
  %vecext.3.2 = extractelement <4 x double> %sum.sroa.9.1, i64 3
  %add111.3.2 = fadd double %add111.2.2, %vecext.3.2
  %arrayidx116.2 = getelementptr inbounds i8, ptr %to, i64 16
  %23 = load ptr, ptr %arrayidx116.2, align 8
  br i1 %tobool.not, label %cond.false.2, label %cond.end.2

cond.false.2:                                     ; preds = %cond.end.1
  %24 = load double, ptr %23, align 8
  %add120.2 = fadd double %add111.3.2, %24
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.false.2, %cond.end.1
  %cond.2 = phi double [ %add120.2, %cond.false.2 ], [ %add111.3.2, %cond.end.1 ]
  store double %cond.2, ptr %23, align 8
  %vecext.1198 = extractelement <4 x double> %sum.sroa.12.1, i64 0
  %add111.1199 = fadd double %vecext.1198, 0.000000e+00
  %vecext.1.1200 = extractelement <4 x double> %sum.sroa.12.1, i64 1
  %add111.1.1201 = fadd double %add111.1199, %vecext.1.1200
  %vecext.2.1202 = extractelement <4 x double> %sum.sroa.12.1, i64 2
  %add111.2.1203 = fadd double %add111.1.1201, %vecext.2.1202
  %vecext.3.1204 = extractelement <4 x double> %sum.sroa.12.1, i64 3
  %add111.3.1205 = fadd double %add111.2.1203, %vecext.3.1204
  %25 = load ptr, ptr %to, align 8
  %add.ptr119.1206 = getelementptr inbounds double, ptr %25, i64 %to_row
  br i1 %tobool.not, label %cond.false.1209, label %cond.end.1211

cond.false.1209:                                  ; preds = %cond.end.2
  %26 = load double, ptr %add.ptr119.1206, align 8
  %add120.1208 = fadd double %add111.3.1205, %26
  br label %cond.end.1211

cond.end.1211:                                    ; preds = %cond.false.1209, %cond.end.2
  %cond.1210 = phi double [ %add120.1208, %cond.false.1209 ], [ %add111.3.1205, %cond.end.2 ]
  store double %cond.1210, ptr %add.ptr119.1206, align 8
  %vecext.1191.1 = extractelement <4 x double> %sum.sroa.15.1, i64 0
  %add111.1192.1 = fadd double %vecext.1191.1, 0.000000e+00
  %vecext.1.1.1 = extractelement <4 x double> %sum.sroa.15.1, i64 1
  %add111.1.1.1 = fadd double %add111.1192.1, %vecext.1.1.1
  %vecext.2.1.1 = extractelement <4 x double> %sum.sroa.15.1, i64 2
  %add111.2.1.1 = fadd double %add111.1.1.1, %vecext.2.1.1
  %vecext.3.1.1 = extractelement <4 x double> %sum.sroa.15.1, i64 3
  %add111.3.1.1 = fadd double %add111.2.1.1, %vecext.3.1.1
  %27 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.1 = getelementptr inbounds double, ptr %27, i64 %to_row
  br i1 %tobool.not, label %cond.false.1.1, label %cond.end.1.1

cond.false.1.1:                                   ; preds = %cond.end.1211
  %28 = load double, ptr %add.ptr119.1.1, align 8
  %add120.1.1 = fadd double %add111.3.1.1, %28
  br label %cond.end.1.1

cond.end.1.1:                                     ; preds = %cond.false.1.1, %cond.end.1211
  %cond.1.1 = phi double [ %add120.1.1, %cond.false.1.1 ], [ %add111.3.1.1, %cond.end.1211 ]
  store double %cond.1.1, ptr %add.ptr119.1.1, align 8
  %vecext.2193.1 = extractelement <4 x double> %sum.sroa.18.1, i64 0
  %add111.2194.1 = fadd double %vecext.2193.1, 0.000000e+00
  %vecext.1.2.1 = extractelement <4 x double> %sum.sroa.18.1, i64 1
  %add111.1.2.1 = fadd double %add111.2194.1, %vecext.1.2.1
  %vecext.2.2.1 = extractelement <4 x double> %sum.sroa.18.1, i64 2
  %add111.2.2.1 = fadd double %add111.1.2.1, %vecext.2.2.1
  %vecext.3.2.1 = extractelement <4 x double> %sum.sroa.18.1, i64 3
  %add111.3.2.1 = fadd double %add111.2.2.1, %vecext.3.2.1
  %29 = load ptr, ptr %arrayidx116.2, align 8
  %add.ptr119.2.1 = getelementptr inbounds double, ptr %29, i64 %to_row
  br i1 %tobool.not, label %cond.false.2.1, label %cond.end.2.1

cond.false.2.1:                                   ; preds = %cond.end.1.1
  %30 = load double, ptr %add.ptr119.2.1, align 8
  %add120.2.1 = fadd double %add111.3.2.1, %30
  br label %cond.end.2.1

cond.end.2.1:                                     ; preds = %cond.false.2.1, %cond.end.1.1
  %cond.2.1 = phi double [ %add120.2.1, %cond.false.2.1 ], [ %add111.3.2.1, %cond.end.1.1 ]
  store double %cond.2.1, ptr %add.ptr119.2.1, align 8
  %mul118.2 = shl nsw i64 %to_row, 1
  %vecext.2213 = extractelement <4 x double> %sum.sroa.21.1, i64 0
  %add111.2214 = fadd double %vecext.2213, 0.000000e+00
  %vecext.1.2215 = extractelement <4 x double> %sum.sroa.21.1, i64 1
  %add111.1.2216 = fadd double %add111.2214, %vecext.1.2215
  %vecext.2.2217 = extractelement <4 x double> %sum.sroa.21.1, i64 2
  %add111.2.2218 = fadd double %add111.1.2216, %vecext.2.2217
  %vecext.3.2219 = extractelement <4 x double> %sum.sroa.21.1, i64 3
  %add111.3.2220 = fadd double %add111.2.2218, %vecext.3.2219
  %31 = load ptr, ptr %to, align 8
  %add.ptr119.2221 = getelementptr inbounds double, ptr %31, i64 %mul118.2
  br i1 %tobool.not, label %cond.false.2224, label %cond.end.2226

cond.false.2224:                                  ; preds = %cond.end.2.1
  %32 = load double, ptr %add.ptr119.2221, align 8
  %add120.2223 = fadd double %add111.3.2220, %32
  br label %cond.end.2226

cond.end.2226:                                    ; preds = %cond.false.2224, %cond.end.2.1
  %cond.2225 = phi double [ %add120.2223, %cond.false.2224 ], [ %add111.3.2220, %cond.end.2.1 ]
  store double %cond.2225, ptr %add.ptr119.2221, align 8
  %vecext.1191.2 = extractelement <4 x double> %sum.sroa.24.1, i64 0
  %add111.1192.2 = fadd double %vecext.1191.2, 0.000000e+00
  %vecext.1.1.2 = extractelement <4 x double> %sum.sroa.24.1, i64 1
  %add111.1.1.2 = fadd double %add111.1192.2, %vecext.1.1.2
  %vecext.2.1.2 = extractelement <4 x double> %sum.sroa.24.1, i64 2
  %add111.2.1.2 = fadd double %add111.1.1.2, %vecext.2.1.2
  %vecext.3.1.2 = extractelement <4 x double> %sum.sroa.24.1, i64 3
  %add111.3.1.2 = fadd double %add111.2.1.2, %vecext.3.1.2
  %33 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.2 = getelementptr inbounds double, ptr %33, i64 %mul118.2
  br i1 %tobool.not, label %cond.false.1.2, label %cond.end.1.2

cond.false.1.2:                                   ; preds = %cond.end.2226
  %34 = load double, ptr %add.ptr119.1.2, align 8
  %add120.1.2 = fadd double %add111.3.1.2, %34
  br label %cond.end.1.2

cond.end.1.2:                                     ; preds = %cond.false.1.2, %cond.end.2226
  %cond.1.2 = phi double [ %add120.1.2, %cond.false.1.2 ], [ %add111.3.1.2, %cond.end.2226 ]
  store double %cond.1.2, ptr %add.ptr119.1.2, align 8
  %vecext.2193.2 = extractelement <4 x double> %sum.sroa.27.1, i64 0
  %add111.2194.2 = fadd double %vecext.2193.2, 0.000000e+00
  %vecext.1.2.2 = extractelement <4 x double> %sum.sroa.27.1, i64 1
  %add111.1.2.2 = fadd double %add111.2194.2, %vecext.1.2.2
  %vecext.2.2.2 = extractelement <4 x double> %sum.sroa.27.1, i64 2
  %add111.2.2.2 = fadd double %add111.1.2.2, %vecext.2.2.2
  %vecext.3.2.2 = extractelement <4 x double> %sum.sroa.27.1, i64 3
  %add111.3.2.2 = fadd double %add111.2.2.2, %vecext.3.2.2
  %35 = load ptr, ptr %arrayidx116.2, align 8
  %add.ptr119.2.2 = getelementptr inbounds double, ptr %35, i64 %mul118.2
  br i1 %tobool.not, label %cond.false.2.2, label %cond.end.2.2

cond.false.2.2:                                   ; preds = %cond.end.1.2
  %36 = load double, ptr %add.ptr119.2.2, align 8
  %add120.2.2 = fadd double %add111.3.2.2, %36
  br label %cond.end.2.2

cond.end.2.2:                                     ; preds = %cond.false.2.2, %cond.end.1.2
  %cond.2.2 = phi double [ %add120.2.2, %cond.false.2.2 ], [ %add111.3.2.2, %cond.end.1.2 ]
  store double %cond.2.2, ptr %add.ptr119.2.2, align 8
  %mul118.3 = mul nsw i64 %to_row, 3
  %vecext.3227 = extractelement <4 x double> %sum.sroa.30.1, i64 0
  %add111.3228 = fadd double %vecext.3227, 0.000000e+00
  %vecext.1.3 = extractelement <4 x double> %sum.sroa.30.1, i64 1
  %add111.1.3 = fadd double %add111.3228, %vecext.1.3
  %vecext.2.3 = extractelement <4 x double> %sum.sroa.30.1, i64 2
  %add111.2.3 = fadd double %add111.1.3, %vecext.2.3
  %vecext.3.3 = extractelement <4 x double> %sum.sroa.30.1, i64 3
  %add111.3.3 = fadd double %add111.2.3, %vecext.3.3
  %37 = load ptr, ptr %to, align 8
  %add.ptr119.3 = getelementptr inbounds double, ptr %37, i64 %mul118.3
  br i1 %tobool.not, label %cond.false.3, label %cond.end.3

cond.false.3:                                     ; preds = %cond.end.2.2
  %38 = load double, ptr %add.ptr119.3, align 8
  %add120.3 = fadd double %add111.3.3, %38
  br label %cond.end.3

cond.end.3:                                       ; preds = %cond.false.3, %cond.end.2.2
  %cond.3 = phi double [ %add120.3, %cond.false.3 ], [ %add111.3.3, %cond.end.2.2 ]
  store double %cond.3, ptr %add.ptr119.3, align 8
  %vecext.1191.3 = extractelement <4 x double> %sum.sroa.33.1, i64 0
  %add111.1192.3 = fadd double %vecext.1191.3, 0.000000e+00
  %vecext.1.1.3 = extractelement <4 x double> %sum.sroa.33.1, i64 1
  %add111.1.1.3 = fadd double %add111.1192.3, %vecext.1.1.3
  %vecext.2.1.3 = extractelement <4 x double> %sum.sroa.33.1, i64 2
  %add111.2.1.3 = fadd double %add111.1.1.3, %vecext.2.1.3
  %vecext.3.1.3 = extractelement <4 x double> %sum.sroa.33.1, i64 3
  %add111.3.1.3 = fadd double %add111.2.1.3, %vecext.3.1.3
  %39 = load ptr, ptr %arrayidx116.1, align 8
  %add.ptr119.1.3 = getelementptr inbounds double, ptr %39, i64 %mul118.3
  br i1 %tobool.not, label %cond.false.1.3, label %cond.end.1.3

cond.false.1.3:                                   ; preds = %cond.end.3
  %40 = load double, ptr %add.ptr119.1.3, align 8
  %add120.1.3 = fadd double %add111.3.1.3, %40
  br label %cond.end.1.3

cond.end.1.3:                                     ; preds = %cond.false.1.3, %cond.end.3
  %cond.1.3 = phi double [ %add120.1.3, %cond.false.1.3 ], [ %add111.3.1.3, %cond.end.3 ]
  store double %cond.1.3, ptr %add.ptr119.1.3, align 8
  %vecext.2193.3 = extractelement <4 x double> %sum.sroa.36.1, i64 0
  %add111.2194.3 = fadd double %vecext.2193.3, 0.000000e+00
  %vecext.1.2.3 = extractelement <4 x double> %sum.sroa.36.1, i64 1
  %add111.1.2.3 = fadd double %add111.2194.3, %vecext.1.2.3
  %vecext.2.2.3 = extractelement <4 x double> %sum.sroa.36.1, i64 2
  %add111.2.2.3 = fadd double %add111.1.2.3, %vecext.2.2.3
  %vecext.3.2.3 = extractelement <4 x double> %sum.sroa.36.1, i64 3
  %add111.3.2.3 = fadd double %add111.2.2.3, %vecext.3.2.3
  %41 = load ptr, ptr %arrayidx116.2, align 8
  %add.ptr119.2.3 = getelementptr inbounds double, ptr %41, i64 %mul118.3
  br i1 %tobool.not, label %cond.false.2.3, label %cond.end.2.3

cond.false.2.3:                                   ; preds = %cond.end.1.3
  %42 = load double, ptr %add.ptr119.2.3, align 8
  %add120.2.3 = fadd double %add111.3.2.3, %42
  br label %cond.end.2.3

cond.end.2.3:                                     ; preds = %cond.false.2.3, %cond.end.1.3
  %cond.2.3 = phi double [ %add120.2.3, %cond.false.2.3 ], [ %add111.3.2.3, %cond.end.1.3 ]
  store double %cond.2.3, ptr %add.ptr119.2.3, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

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
!124 = distinct !{!124, !5, !6}
!125 = distinct !{!125, !5, !6}
!126 = distinct !{!126, !5, !6}
!127 = distinct !{!127, !5, !6}
!128 = distinct !{!128, !5, !6}
!129 = distinct !{!129, !5, !6}
!130 = distinct !{!130, !5, !6}
!131 = distinct !{!131, !5, !6}
!132 = distinct !{!132, !5, !6}
!133 = distinct !{!133, !5, !6}
!134 = distinct !{!134, !5, !6}
!135 = distinct !{!135, !5, !6}
!136 = distinct !{!136, !5, !6}
!137 = distinct !{!137, !5, !6}
!138 = distinct !{!138, !5, !6}
!139 = distinct !{!139, !5, !6}
!140 = distinct !{!140, !5, !6}
!141 = distinct !{!141, !5, !6}
!142 = distinct !{!142, !5, !6}
!143 = distinct !{!143, !5, !6}
!144 = distinct !{!144, !5, !6}
!145 = distinct !{!145, !5, !6}
!146 = distinct !{!146, !5, !6}
!147 = distinct !{!147, !5, !6}
!148 = distinct !{!148, !5, !6}
!149 = distinct !{!149, !5, !6}
!150 = distinct !{!150, !5, !6}
!151 = distinct !{!151, !5, !6}
