; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 1d5afd76ccbc2bebd80c4ab79453965f4c566c3f
%struct.phase = type { i64, i64, i64, [3 x i64], [3 x i64] }
%struct.tap = type { i64, i64 }
%struct.spatial_axis = type { i64, i64, i64, i64, i64, i64, i64 }

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
@lazyasync_sum_up_d.tiles = internal unnamed_addr constant [2 x [3 x ptr]] [[3 x ptr] [ptr @lazyasync_tile_1_1_d, ptr @lazyasync_tile_1_2_d, ptr @lazyasync_tile_1_3_d], [3 x ptr] [ptr @lazyasync_tile_4_1_d, ptr @lazyasync_tile_4_2_d, ptr @lazyasync_tile_4_3_d]], align 16
@lazyasync_correlate_one_d.kinds = internal unnamed_addr constant [2 x [3 x ptr]] [[3 x ptr] [ptr @lazyasync_dots_1_1_d, ptr @lazyasync_dots_1_2_d, ptr @lazyasync_dots_1_3_d], [3 x ptr] [ptr @lazyasync_dots_4_1_d, ptr @lazyasync_dots_4_2_d, ptr @lazyasync_dots_4_3_d]], align 16

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
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

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
  %add.ptr = getelementptr inbounds i8, ptr %p, i64 424
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
  %cmp30293 = icmp sgt i64 %12, 0
  br i1 %cmp30293, label %for.body32.lr.ph, label %for.cond41.preheader

for.body32.lr.ph:                                 ; preds = %for.cond.cleanup
  %x_channel = getelementptr inbounds i8, ptr %p, i64 80
  %axes = getelementptr inbounds i8, ptr %p, i64 256
  br label %for.body32

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 2, %entry ], [ %indvars.iv.next, %for.body ]
  %rest.0292 = phi i64 [ %iteration, %entry ], [ %div, %for.body ]
  %arrayidx = getelementptr inbounds [3 x i64], ptr %boxes, i64 0, i64 %indvars.iv
  %13 = load i64, ptr %arrayidx, align 8
  %rem = srem i64 %rest.0292, %13
  %arrayidx2 = getelementptr inbounds [3 x i64], ptr %box, i64 0, i64 %indvars.iv
  %14 = load i64, ptr %arrayidx2, align 8
  %mul = mul nsw i64 %14, %rem
  %arrayidx4 = getelementptr inbounds [3 x i64], ptr %start, i64 0, i64 %indvars.iv
  store i64 %mul, ptr %arrayidx4, align 8
  %div = sdiv i64 %rest.0292, %13
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp.not = icmp eq i64 %indvars.iv, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !7

for.cond41.preheader:                             ; preds = %for.body32, %for.cond.cleanup
  %.lcssa290 = phi i64 [ %12, %for.cond.cleanup ], [ %32, %for.body32 ]
  %15 = load i64, ptr %channel_elements, align 8
  %mul47 = mul nsw i64 %15, %.lcssa290
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
  %buffer = getelementptr inbounds i8, ptr %p, i64 344
  %27 = load i64, ptr %buffer, align 8
  %buffer75 = getelementptr inbounds i8, ptr %p, i64 400
  %28 = load i64, ptr %buffer75, align 8
  %29 = load i64, ptr %phases17, align 8
  %cmp78304 = icmp sgt i64 %29, 0
  br i1 %cmp78304, label %for.body80.lr.ph, label %for.cond.cleanup79

for.body32:                                       ; preds = %for.body32.lr.ph, %for.body32
  %c.0294 = phi i64 [ 0, %for.body32.lr.ph ], [ %inc, %for.body32 ]
  %30 = load i64, ptr %channel_elements, align 8
  %mul34 = mul nsw i64 %30, %c.0294
  %add.ptr35 = getelementptr inbounds double, ptr %vla, i64 %mul34
  %31 = load i64, ptr %x_channel, align 8
  %mul36 = mul nsw i64 %31, %c.0294
  %add.ptr37 = getelementptr inbounds double, ptr %add.ptr27, i64 %mul36
  call fastcc void @lazyasync_fill_d(ptr noundef nonnull %add.ptr35, ptr noundef %add.ptr37, ptr noundef nonnull %axes, ptr noundef nonnull %start)
  %inc = add nuw nsw i64 %c.0294, 1
  %32 = load i64, ptr %channels, align 8
  %cmp30 = icmp slt i64 %inc, %32
  br i1 %cmp30, label %for.body32, label %for.cond41.preheader, !llvm.loop !8

for.body80.lr.ph:                                 ; preds = %for.cond41.preheader
  %arrayidx110 = getelementptr inbounds i8, ptr %counts, i64 8
  %arrayidx113 = getelementptr inbounds i8, ptr %counts, i64 16
  %channel_block.i = getelementptr inbounds i8, ptr %p, i64 224
  %cmp985.i = icmp sgt i64 %cond.i, 0
  %kernel_channel.i = getelementptr inbounds i8, ptr %p, i64 104
  %has_bias = getelementptr inbounds i8, ptr %p, i64 136
  %is_positive = getelementptr inbounds i8, ptr %p, i64 152
  br label %for.body80

for.cond.cleanup79:                               ; preds = %cleanup, %for.cond41.preheader
  call void @llvm.stackrestore.p0(ptr %7)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %start) #9
  ret void

for.body80:                                       ; preds = %for.body80.lr.ph, %cleanup
  %n.0305 = phi i64 [ 0, %for.body80.lr.ph ], [ %inc177, %cleanup ]
  %arrayidx81 = getelementptr inbounds %struct.phase, ptr %add.ptr, i64 %n.0305
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
  %indvars.iv308 = phi i64 [ 0, %for.body80 ], [ %indvars.iv.next309, %for.body86 ]
  %to.0296 = phi i64 [ %33, %for.body80 ], [ %add104, %for.body86 ]
  %arrayidx89 = getelementptr inbounds [3 x i64], ptr %box, i64 0, i64 %indvars.iv308
  %37 = load i64, ptr %arrayidx89, align 8
  %arrayidx92 = getelementptr inbounds [3 x i64], ptr %counts90, i64 0, i64 %indvars.iv308
  %38 = load i64, ptr %arrayidx92, align 8
  %arrayidx94 = getelementptr inbounds [3 x i64], ptr %start, i64 0, i64 %indvars.iv308
  %39 = load i64, ptr %arrayidx94, align 8
  %sub95 = sub nsw i64 %38, %39
  %cond.i282 = call noundef i64 @llvm.smin.i64(i64 %37, i64 %sub95)
  %arrayidx98 = getelementptr inbounds [3 x i64], ptr %counts, i64 0, i64 %indvars.iv308
  store i64 %cond.i282, ptr %arrayidx98, align 8
  %arrayidx102 = getelementptr inbounds [3 x i64], ptr %steps, i64 0, i64 %indvars.iv308
  %40 = load i64, ptr %arrayidx102, align 8
  %mul103 = mul nsw i64 %40, %39
  %add104 = add nsw i64 %mul103, %to.0296
  %indvars.iv.next309 = add nuw nsw i64 %indvars.iv308, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next309, 3
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
  %cmp89.i = icmp sgt i64 %add123, 0
  br i1 %cmp89.i, label %for.body.lr.ph.i, label %lazyasync_sum_up_d.exit

for.body.lr.ph.i:                                 ; preds = %if.end
  %.pre.i = load i64, ptr %channels, align 8
  br label %for.body.i

for.cond.loopexit.i:                              ; preds = %for.cond.cleanup10.i, %for.body.i
  %43 = phi i64 [ %45, %for.body.i ], [ %51, %for.cond.cleanup10.i ]
  %44 = phi i64 [ %46, %for.body.i ], [ %51, %for.cond.cleanup10.i ]
  %cmp.i = icmp slt i64 %add.i, %add123
  br i1 %cmp.i, label %for.body.i, label %lazyasync_sum_up_d.exit, !llvm.loop !10

for.body.i:                                       ; preds = %for.cond.loopexit.i, %for.body.lr.ph.i
  %45 = phi i64 [ %.pre.i, %for.body.lr.ph.i ], [ %43, %for.cond.loopexit.i ]
  %46 = phi i64 [ %.pre.i, %for.body.lr.ph.i ], [ %44, %for.cond.loopexit.i ]
  %begin.090.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add.i, %for.cond.loopexit.i ]
  %add.i = add nuw nsw i64 %begin.090.i, 48
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %add123, i64 %add.i)
  %cmp287.i = icmp sgt i64 %46, 0
  br i1 %cmp287.i, label %for.body4.lr.ph.i, label %for.cond.loopexit.i

for.body4.lr.ph.i:                                ; preds = %for.body.i
  %sub19.i = add nuw i64 %cond.i.i, 3
  %.pre91.i = load i64, ptr %channel_block.i, align 8
  br label %for.body4.i

for.body4.i:                                      ; preds = %for.cond.cleanup10.i, %for.body4.lr.ph.i
  %47 = phi i64 [ %45, %for.body4.lr.ph.i ], [ %51, %for.cond.cleanup10.i ]
  %48 = phi i64 [ %.pre91.i, %for.body4.lr.ph.i ], [ %52, %for.cond.cleanup10.i ]
  %49 = phi i64 [ %46, %for.body4.lr.ph.i ], [ %51, %for.cond.cleanup10.i ]
  %c.088.i = phi i64 [ 0, %for.body4.lr.ph.i ], [ %add45.i, %for.cond.cleanup10.i ]
  %sub.i = sub nsw i64 %49, %c.088.i
  %cond.i81.i = call noundef i64 @llvm.smin.i64(i64 %48, i64 %sub.i)
  %50 = load i64, ptr %channel_elements, align 8
  %mul.i = mul nsw i64 %50, %c.088.i
  %add.ptr.i = getelementptr inbounds double, ptr %vla, i64 %mul.i
  br i1 %cmp985.i, label %for.body11.lr.ph.i, label %for.cond.cleanup10.i

for.body11.lr.ph.i:                               ; preds = %for.body4.i
  %cmp37.i = icmp eq i64 %c.088.i, 0
  %conv38.i = zext i1 %cmp37.i to i32
  br label %for.body18.lr.ph.i

for.cond.cleanup10.loopexit.i:                    ; preds = %for.cond.cleanup17.i
  %.pre92.i = load i64, ptr %channel_block.i, align 8
  %.pre93.i = load i64, ptr %channels, align 8
  br label %for.cond.cleanup10.i

for.cond.cleanup10.i:                             ; preds = %for.cond.cleanup10.loopexit.i, %for.body4.i
  %51 = phi i64 [ %.pre93.i, %for.cond.cleanup10.loopexit.i ], [ %47, %for.body4.i ]
  %52 = phi i64 [ %.pre92.i, %for.cond.cleanup10.loopexit.i ], [ %48, %for.body4.i ]
  %add45.i = add nsw i64 %52, %c.088.i
  %cmp2.i = icmp slt i64 %add45.i, %51
  br i1 %cmp2.i, label %for.body4.i, label %for.cond.loopexit.i, !llvm.loop !11

for.body18.lr.ph.i:                               ; preds = %for.cond.cleanup17.i, %for.body11.lr.ph.i
  %o.086.i = phi i64 [ 0, %for.body11.lr.ph.i ], [ %add41.i, %for.cond.cleanup17.i ]
  %sub12.i = sub nsw i64 %cond.i, %o.086.i
  %cmp13.i = icmp sgt i64 %sub12.i, 3
  %idxprom.i = zext i1 %cmp13.i to i64
  br label %for.body18.i

for.cond.cleanup17.i:                             ; preds = %for.body18.i
  %conv40.i = select i1 %cmp13.i, i64 4, i64 1
  %add41.i = add nuw nsw i64 %conv40.i, %o.086.i
  %cmp9.i = icmp slt i64 %add41.i, %cond.i
  br i1 %cmp9.i, label %for.body18.lr.ph.i, label %for.cond.cleanup10.loopexit.i, !llvm.loop !12

for.body18.i:                                     ; preds = %for.body18.i, %for.body18.lr.ph.i
  %place.084.i = phi i64 [ %begin.090.i, %for.body18.lr.ph.i ], [ %add39.i, %for.body18.i ]
  %sub21.i = sub i64 %sub19.i, %place.084.i
  %div.i = sdiv i64 %sub21.i, 4
  %cond.i82.i = call noundef i64 @llvm.smin.i64(i64 %div.i, i64 3)
  %sub23.i = add nsw i64 %cond.i82.i, -1
  %arrayidx24.i = getelementptr inbounds [2 x [3 x ptr]], ptr @lazyasync_sum_up_d.tiles, i64 0, i64 %idxprom.i, i64 %sub23.i
  %53 = load ptr, ptr %arrayidx24.i, align 8
  %add.ptr25.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %place.084.i
  %54 = load i64, ptr %channel_elements, align 8
  %55 = load i64, ptr %kernel_output, align 8
  %mul27.i = mul nsw i64 %55, %o.086.i
  %add.ptr28.i = getelementptr inbounds double, ptr %add.ptr57, i64 %mul27.i
  %56 = load i64, ptr %kernel_channel.i, align 8
  %mul29.i = mul nsw i64 %56, %c.088.i
  %add.ptr30.i = getelementptr inbounds double, ptr %add.ptr28.i, i64 %mul29.i
  %57 = load i64, ptr %row_elements, align 8
  %mul33.i = mul nsw i64 %57, %o.086.i
  %add.ptr34.i = getelementptr inbounds double, ptr %vla22, i64 %mul33.i
  %add.ptr35.i = getelementptr inbounds double, ptr %add.ptr34.i, i64 %place.084.i
  call void %53(ptr noundef nonnull %add.ptr25.i, i64 noundef %54, ptr noundef %add.ptr30.i, i64 noundef %56, i64 noundef %55, i64 noundef %cond.i81.i, ptr noundef nonnull %add.ptr124, i64 noundef %42, ptr noundef nonnull %add.ptr35.i, i64 noundef %57, i32 noundef %conv38.i) #9
  %add39.i = add nuw nsw i64 %place.084.i, 12
  %cmp15.i = icmp slt i64 %add39.i, %cond.i.i
  br i1 %cmp15.i, label %for.body18.i, label %for.cond.cleanup17.i, !llvm.loop !13

lazyasync_sum_up_d.exit:                          ; preds = %for.cond.loopexit.i, %if.end
  br i1 %cmp985.i, label %for.body129.lr.ph, label %cleanup

for.body129.lr.ph:                                ; preds = %lazyasync_sum_up_d.exit
  %cmp135300 = icmp sgt i64 %34, 0
  %invariant.gep = getelementptr double, ptr %add.ptr64, i64 %add104
  %cmp140298 = icmp sgt i64 %35, 0
  %arrayidx152 = getelementptr inbounds i8, ptr %arrayidx81, i64 56
  %arrayidx156 = getelementptr inbounds i8, ptr %arrayidx81, i64 64
  %cmp1.not34.i = icmp slt i64 %36, 4
  br label %for.body129

for.body129:                                      ; preds = %for.body129.lr.ph, %for.cond.cleanup136
  %o.0303 = phi i64 [ 0, %for.body129.lr.ph ], [ %inc172, %for.cond.cleanup136 ]
  %58 = load i64, ptr %has_bias, align 8
  %tobool.not = icmp eq i64 %58, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %for.body129
  %59 = load i64, ptr %bias_step, align 8
  %mul131 = mul nsw i64 %59, %o.0303
  %arrayidx132 = getelementptr inbounds double, ptr %add.ptr70, i64 %mul131
  %60 = load double, ptr %arrayidx132, align 8
  br label %cond.end

cond.end:                                         ; preds = %for.body129, %cond.true
  %cond = phi double [ %60, %cond.true ], [ 0.000000e+00, %for.body129 ]
  br i1 %cmp135300, label %for.cond138.preheader.lr.ph, label %for.cond.cleanup136

for.cond138.preheader.lr.ph:                      ; preds = %cond.end
  %splat.splatinsert.i = insertelement <4 x double> poison, double %cond, i64 0
  %splat.splat.i = shufflevector <4 x double> %splat.splatinsert.i, <4 x double> poison, <4 x i32> zeroinitializer
  br label %for.cond138.preheader

for.cond138.preheader:                            ; preds = %for.cond138.preheader.lr.ph, %for.cond.cleanup141
  %i.0301 = phi i64 [ 0, %for.cond138.preheader.lr.ph ], [ %inc169, %for.cond.cleanup141 ]
  br i1 %cmp140298, label %for.body142.lr.ph, label %for.cond.cleanup141

for.body142.lr.ph:                                ; preds = %for.cond138.preheader
  %mul160 = mul nsw i64 %i.0301, %27
  br label %for.body142

for.cond.cleanup136:                              ; preds = %for.cond.cleanup141, %cond.end
  %inc172 = add nuw nsw i64 %o.0303, 1
  %exitcond313.not = icmp eq i64 %inc172, %cond.i
  br i1 %exitcond313.not, label %cleanup, label %for.body129, !llvm.loop !14

for.cond.cleanup141:                              ; preds = %lazyasync_finish_d.exit, %for.cond138.preheader
  %inc169 = add nuw nsw i64 %i.0301, 1
  %exitcond312.not = icmp eq i64 %inc169, %34
  br i1 %exitcond312.not, label %for.cond.cleanup136, label %for.cond138.preheader, !llvm.loop !15

for.body142:                                      ; preds = %for.body142.lr.ph, %lazyasync_finish_d.exit
  %j.0299 = phi i64 [ 0, %for.body142.lr.ph ], [ %inc166, %lazyasync_finish_d.exit ]
  %61 = load i64, ptr %result_output, align 8
  %mul144 = mul nsw i64 %61, %o.0303
  %gep = getelementptr double, ptr %invariant.gep, i64 %mul144
  %62 = load i64, ptr %steps, align 8
  %mul149 = mul nsw i64 %62, %i.0301
  %add.ptr150 = getelementptr inbounds double, ptr %gep, i64 %mul149
  %63 = load i64, ptr %arrayidx152, align 8
  %mul153 = mul nsw i64 %63, %j.0299
  %add.ptr154 = getelementptr inbounds double, ptr %add.ptr150, i64 %mul153
  %64 = load i64, ptr %arrayidx156, align 8
  %65 = load i64, ptr %row_elements, align 8
  %mul158 = mul nsw i64 %65, %o.0303
  %add.ptr159 = getelementptr inbounds double, ptr %vla22, i64 %mul158
  %add161 = add nsw i64 %j.0299, %mul160
  %mul162 = mul nsw i64 %add161, %28
  %add.ptr163 = getelementptr inbounds double, ptr %add.ptr159, i64 %mul162
  %66 = load i64, ptr %is_positive, align 8
  %conv = trunc i64 %66 to i32
  %cmp.i283 = icmp ne i64 %64, 1
  %or.cond39.i = or i1 %cmp1.not34.i, %cmp.i283
  br i1 %or.cond39.i, label %if.end7.i, label %for.body.lr.ph.i284

for.body.lr.ph.i284:                              ; preds = %for.body142
  %tobool.not.i = icmp eq i32 %conv, 0
  br label %for.body.i285

for.body.i285:                                    ; preds = %if.end.i, %for.body.lr.ph.i284
  %add36.i = phi i64 [ 4, %for.body.lr.ph.i284 ], [ %add.i287, %if.end.i ]
  %r.035.i = phi i64 [ 0, %for.body.lr.ph.i284 ], [ %add36.i, %if.end.i ]
  %add.ptr.i286 = getelementptr inbounds double, ptr %add.ptr163, i64 %r.035.i
  %67 = load <4 x double>, ptr %add.ptr.i286, align 8
  %add2.i = fadd <4 x double> %splat.splat.i, %67
  br i1 %tobool.not.i, label %if.end.i, label %if.then4.i

if.then4.i:                                       ; preds = %for.body.i285
  %.inv.i = fcmp olt <4 x double> %add2.i, zeroinitializer
  %68 = select <4 x i1> %.inv.i, <4 x double> zeroinitializer, <4 x double> %add2.i
  br label %if.end.i

if.end.i:                                         ; preds = %if.then4.i, %for.body.i285
  %sum.0.i = phi <4 x double> [ %68, %if.then4.i ], [ %add2.i, %for.body.i285 ]
  %add.ptr5.i = getelementptr inbounds double, ptr %add.ptr154, i64 %r.035.i
  store <4 x double> %sum.0.i, ptr %add.ptr5.i, align 8
  %add.i287 = add nuw nsw i64 %add36.i, 4
  %cmp1.not.i = icmp sgt i64 %add.i287, %36
  br i1 %cmp1.not.i, label %if.end7.i, label %for.body.i285, !llvm.loop !16

if.end7.i:                                        ; preds = %if.end.i, %for.body142
  %r.1.i = phi i64 [ 0, %for.body142 ], [ %add36.i, %if.end.i ]
  %cmp937.i = icmp slt i64 %r.1.i, %36
  br i1 %cmp937.i, label %for.body10.lr.ph.i, label %lazyasync_finish_d.exit

for.body10.lr.ph.i:                               ; preds = %if.end7.i
  %tobool13.i = icmp ne i32 %conv, 0
  br label %for.body10.i

for.body10.i:                                     ; preds = %for.body10.i, %for.body10.lr.ph.i
  %r.238.i = phi i64 [ %r.1.i, %for.body10.lr.ph.i ], [ %inc.i, %for.body10.i ]
  %arrayidx.i = getelementptr inbounds double, ptr %add.ptr163, i64 %r.238.i
  %69 = load double, ptr %arrayidx.i, align 8
  %add12.i = fadd double %cond, %69
  %cmp14.i = fcmp olt double %add12.i, 0.000000e+00
  %or.cond.i = select i1 %tobool13.i, i1 %cmp14.i, i1 false
  %cond.i288 = select i1 %or.cond.i, double 0.000000e+00, double %add12.i
  %mul.i289 = mul nsw i64 %r.238.i, %64
  %arrayidx15.i = getelementptr inbounds double, ptr %add.ptr154, i64 %mul.i289
  store double %cond.i288, ptr %arrayidx15.i, align 8
  %inc.i = add nuw nsw i64 %r.238.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %36
  br i1 %exitcond.not.i, label %lazyasync_finish_d.exit, label %for.body10.i, !llvm.loop !17

lazyasync_finish_d.exit:                          ; preds = %for.body10.i, %if.end7.i
  %inc166 = add nuw nsw i64 %j.0299, 1
  %exitcond311.not = icmp eq i64 %inc166, %35
  br i1 %exitcond311.not, label %for.cond.cleanup141, label %for.body142, !llvm.loop !18

cleanup:                                          ; preds = %for.cond.cleanup136, %lazyasync_sum_up_d.exit, %for.cond.cleanup85
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %counts) #9
  %inc177 = add nuw nsw i64 %n.0305, 1
  %70 = load i64, ptr %phases17, align 8
  %cmp78 = icmp slt i64 %inc177, %70
  br i1 %cmp78, label %for.body80, label %for.cond.cleanup79, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

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
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !20
}

; Function Attrs: nounwind
define internal fastcc void @lazyasync_correlate_one_d(ptr nocapture noundef readonly %p, i64 noundef %iteration) unnamed_addr #0 {
entry:
  %start = alloca [3 x i64], align 16
  %counts = alloca [3 x i64], align 16
  %columns = alloca [3 x ptr], align 16
  %to149 = alloca [3 x ptr], align 16
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
  %cond.i332 = tail call noundef i64 @llvm.smin.i64(i64 %3, i64 %sub12)
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
  %mul36 = mul nsw i64 %mul32, %cond.i332
  %vla = alloca double, i64 %mul36, align 16
  %mul37 = mul nsw i64 %mul35, %cond.i
  %vla38 = alloca double, i64 %mul37, align 16
  %axes = getelementptr inbounds i8, ptr %p, i64 264
  br label %for.body

for.cond44.preheader:                             ; preds = %for.body
  %add.ptr = getelementptr inbounds i8, ptr %p, i64 432
  %add.ptr16 = getelementptr inbounds double, ptr %6, i64 %mul15
  %add.ptr18 = getelementptr inbounds double, ptr %add.ptr16, i64 %mul17
  %add.ptr21 = getelementptr inbounds double, ptr %9, i64 %mul20
  %add.ptr23 = getelementptr inbounds double, ptr %add.ptr21, i64 %mul22
  %add.ptr26 = getelementptr inbounds double, ptr %12, i64 %mul25
  %add.ptr28 = getelementptr inbounds double, ptr %add.ptr26, i64 %mul27
  %add.ptr30 = getelementptr inbounds double, ptr %add.ptr28, i64 %mul29
  %channels = getelementptr inbounds i8, ptr %p, i64 32
  %19 = load i64, ptr %channels, align 8
  %cmp45357 = icmp sgt i64 %19, 0
  br i1 %cmp45357, label %for.body47.lr.ph, label %for.cond.cleanup46

for.body47.lr.ph:                                 ; preds = %for.cond44.preheader
  %bands = getelementptr inbounds i8, ptr %p, i64 184
  %counts57 = getelementptr inbounds i8, ptr %p, i64 240
  %arrayinit.element = getelementptr inbounds i8, ptr %counts, i64 8
  %arrayidx60 = getelementptr inbounds i8, ptr %p, i64 248
  %arrayinit.element61 = getelementptr inbounds i8, ptr %counts, i64 16
  %arrayidx63 = getelementptr inbounds i8, ptr %p, i64 256
  %band_axis = getelementptr inbounds i8, ptr %p, i64 168
  %band65 = getelementptr inbounds i8, ptr %p, i64 176
  %cmp79341 = icmp sgt i64 %cond.i332, 0
  %x_channel = getelementptr inbounds i8, ptr %p, i64 64
  %cmp108343 = icmp sgt i64 %cond.i, 0
  %rows_channel = getelementptr inbounds i8, ptr %p, i64 88
  %row_steps = getelementptr inbounds i8, ptr %p, i64 216
  %buffer.i = getelementptr inbounds i8, ptr %p, i64 352
  %buffer3.i = getelementptr inbounds i8, ptr %p, i64 408
  %arrayidx15.i = getelementptr inbounds i8, ptr %p, i64 224
  %arrayidx20.i = getelementptr inbounds i8, ptr %p, i64 232
  %taps133 = getelementptr inbounds i8, ptr %p, i64 208
  %20 = shl i64 %filled.0338, 3
  %21 = mul i64 %20, %28
  %22 = mul i64 %21, %29
  %23 = shl i64 %mul32, 3
  %24 = mul i64 %filled.0338, -8
  %25 = mul i64 %24, %28
  %26 = mul i64 %25, %29
  %.pre = load i64, ptr %bands, align 8
  %27 = getelementptr i8, ptr %vla, i64 %22
  br label %for.body47

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %filled.0338 = phi i64 [ 1, %entry ], [ %mul43, %for.body ]
  %arrayidx = getelementptr inbounds [3 x %struct.spatial_axis], ptr %axes, i64 0, i64 %indvars.iv
  %parts = getelementptr inbounds i8, ptr %arrayidx, i64 40
  %28 = load i64, ptr %parts, align 8
  %buffer = getelementptr inbounds i8, ptr %arrayidx, i64 32
  %29 = load i64, ptr %buffer, align 8
  %mul42 = mul i64 %28, %filled.0338
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
  %c.0358 = phi i64 [ 0, %for.body47.lr.ph ], [ %add205, %for.cond.cleanup55 ]
  %sub51 = sub nsw i64 %30, %c.0358
  %cond.i333 = call noundef i64 @llvm.smin.i64(i64 %31, i64 %sub51)
  %cmp54355 = icmp sgt i64 %32, 0
  br i1 %cmp54355, label %for.body56.lr.ph, label %for.cond.cleanup55

for.body56.lr.ph:                                 ; preds = %for.body47
  %cmp75347 = icmp sgt i64 %cond.i333, 0
  br label %for.body56

for.cond.cleanup55.loopexit:                      ; preds = %for.cond.cleanup138
  %.pre375 = load i64, ptr %channel_block, align 8
  %.pre376 = load i64, ptr %channels, align 8
  br label %for.cond.cleanup55

for.cond.cleanup55:                               ; preds = %for.cond.cleanup55.loopexit, %for.body47
  %33 = phi i64 [ %.pre376, %for.cond.cleanup55.loopexit ], [ %30, %for.body47 ]
  %34 = phi i64 [ %.pre375, %for.cond.cleanup55.loopexit ], [ %31, %for.body47 ]
  %35 = phi i64 [ %78, %for.cond.cleanup55.loopexit ], [ %32, %for.body47 ]
  %add205 = add nsw i64 %34, %c.0358
  %cmp45 = icmp slt i64 %add205, %33
  br i1 %cmp45, label %for.body47, label %for.cond.cleanup46, !llvm.loop !22

for.body56:                                       ; preds = %for.body56.lr.ph, %for.cond.cleanup138
  %band.0356 = phi i64 [ 0, %for.body56.lr.ph ], [ %inc201, %for.cond.cleanup138 ]
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
  %mul66 = mul nsw i64 %40, %band.0356
  %arrayidx67 = getelementptr inbounds [3 x i64], ptr %start, i64 0, i64 %39
  store i64 %mul66, ptr %arrayidx67, align 8
  %arrayidx69 = getelementptr inbounds [3 x i64], ptr %counts, i64 0, i64 %39
  %41 = load i64, ptr %arrayidx69, align 8
  %sub71 = sub nsw i64 %41, %mul66
  %cond.i334 = call noundef i64 @llvm.smin.i64(i64 %40, i64 %sub71)
  store i64 %cond.i334, ptr %arrayidx69, align 8
  br i1 %cmp75347, label %for.cond78.preheader.lr.ph, label %for.cond.cleanup76

for.cond78.preheader.lr.ph:                       ; preds = %for.body56
  %arrayidx123 = getelementptr inbounds [3 x i64], ptr %row_steps, i64 0, i64 %39
  %42 = load i64, ptr %counts, align 16
  %cmp41.i = icmp sgt i64 %42, 0
  %.pre.i = load i64, ptr %arrayinit.element, align 8
  %cmp739.i = icmp sgt i64 %.pre.i, 0
  %43 = load i64, ptr %arrayinit.element61, align 16
  %cmp848.i.i = icmp sgt i64 %43, 4
  %cmp1.not51.i.i = icmp slt i64 %43, 4
  br label %for.cond78.preheader

for.cond78.preheader:                             ; preds = %for.cond78.preheader.lr.ph, %for.cond.cleanup109
  %k.0348 = phi i64 [ 0, %for.cond78.preheader.lr.ph ], [ %inc131, %for.cond.cleanup109 ]
  %44 = shl i64 %k.0348, 3
  br i1 %cmp79341, label %for.body81.lr.ph, label %for.cond107.preheader

for.body81.lr.ph:                                 ; preds = %for.cond78.preheader
  %add = add nsw i64 %k.0348, %c.0358
  %.pre373 = load i64, ptr %x_elements, align 8
  br label %for.body81

for.cond.cleanup76:                               ; preds = %for.cond.cleanup109, %for.body56
  %45 = load i64, ptr %taps133, align 8
  %mul134 = mul i64 %45, %cond.i332
  br i1 %cmp108343, label %for.body139.lr.ph, label %for.cond.cleanup138

for.body139.lr.ph:                                ; preds = %for.cond.cleanup76
  %cmp143351 = icmp sgt i64 %mul134, 0
  %46 = or i64 %band.0356, %c.0358
  %47 = icmp eq i64 %46, 0
  %land.ext = zext i1 %47 to i32
  br label %for.body139

for.cond107.preheader:                            ; preds = %for.cond.cleanup97, %for.cond78.preheader
  br i1 %cmp108343, label %for.body110.lr.ph, label %for.cond.cleanup109

for.body110.lr.ph:                                ; preds = %for.cond107.preheader
  %48 = load i64, ptr %rows_elements, align 8
  %mul114 = mul nsw i64 %48, %k.0348
  %invariant.gep = getelementptr double, ptr %vla38, i64 %mul114
  %add116 = add nsw i64 %k.0348, %c.0358
  %49 = load i64, ptr %rows_channel, align 8
  %mul117 = mul nsw i64 %49, %add116
  %add.ptr118 = getelementptr inbounds double, ptr %add.ptr23, i64 %mul117
  %50 = load i64, ptr %rows_row, align 8
  %51 = load i64, ptr %arrayidx123, align 8
  %mul124 = mul nsw i64 %51, %mul66
  %invariant.gep345 = getelementptr double, ptr %add.ptr118, i64 %mul124
  %52 = load i64, ptr %buffer.i, align 8
  %53 = load i64, ptr %buffer3.i, align 8
  %cmp.not14.i.i = icmp slt i64 %48, 4
  %54 = add nsw i64 %48, -4
  %55 = shl i64 %54, 3
  %56 = and i64 %55, -32
  %57 = add i64 %56, 32
  %58 = and i64 %54, -4
  %59 = add nuw nsw i64 %58, 4
  br label %for.body110

for.body81:                                       ; preds = %for.body81.lr.ph, %for.cond.cleanup97
  %60 = phi i64 [ %.pre373, %for.body81.lr.ph ], [ %63, %for.cond.cleanup97 ]
  %m.0342 = phi i64 [ 0, %for.body81.lr.ph ], [ %inc104, %for.cond.cleanup97 ]
  %mul82 = mul nsw i64 %m.0342, %mul32
  %add.ptr83 = getelementptr inbounds double, ptr %vla, i64 %mul82
  %mul85 = mul nsw i64 %60, %k.0348
  %add.ptr86 = getelementptr inbounds double, ptr %add.ptr83, i64 %mul85
  %61 = load i64, ptr %x_channel, align 8
  %mul87 = mul nsw i64 %61, %add
  %add.ptr88 = getelementptr inbounds double, ptr %add.ptr18, i64 %mul87
  %62 = load i64, ptr %x_column, align 8
  %mul90 = mul nsw i64 %62, %m.0342
  %add.ptr91 = getelementptr inbounds double, ptr %add.ptr88, i64 %mul90
  call fastcc void @lazyasync_fill_d(ptr noundef nonnull %add.ptr86, ptr noundef %add.ptr91, ptr noundef nonnull %axes, ptr noundef nonnull %start)
  %63 = load i64, ptr %x_elements, align 8
  %cmp96339 = icmp slt i64 %mul43, %63
  br i1 %cmp96339, label %for.body98.preheader, label %for.cond.cleanup97

for.body98.preheader:                             ; preds = %for.body81
  %64 = mul i64 %23, %m.0342
  %scevgep = getelementptr i8, ptr %27, i64 %64
  %65 = mul i64 %44, %60
  %scevgep362 = getelementptr i8, ptr %scevgep, i64 %65
  %66 = shl i64 %63, 3
  %67 = add i64 %26, %66
  call void @llvm.memset.p0.i64(ptr align 8 %scevgep362, i8 0, i64 %67, i1 false)
  br label %for.cond.cleanup97

for.cond.cleanup97:                               ; preds = %for.body98.preheader, %for.body81
  %inc104 = add nuw nsw i64 %m.0342, 1
  %exitcond363.not = icmp eq i64 %inc104, %cond.i332
  br i1 %exitcond363.not, label %for.cond107.preheader, label %for.body81, !llvm.loop !23

for.cond.cleanup109:                              ; preds = %lazyasync_lay_out_d.exit, %for.cond107.preheader
  %inc131 = add nuw nsw i64 %k.0348, 1
  %exitcond369.not = icmp eq i64 %inc131, %cond.i333
  br i1 %exitcond369.not, label %for.cond.cleanup76, label %for.cond78.preheader, !llvm.loop !24

for.body110:                                      ; preds = %for.body110.lr.ph, %lazyasync_lay_out_d.exit
  %m106.0344 = phi i64 [ 0, %for.body110.lr.ph ], [ %inc128, %lazyasync_lay_out_d.exit ]
  %mul111 = mul nsw i64 %m106.0344, %mul35
  %gep = getelementptr double, ptr %invariant.gep, i64 %mul111
  %mul120 = mul nsw i64 %50, %m106.0344
  %gep346 = getelementptr double, ptr %invariant.gep345, i64 %mul120
  br i1 %cmp.not14.i.i, label %for.cond2.preheader.i.i, label %for.body.preheader.i.i

for.body.preheader.i.i:                           ; preds = %for.body110
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %gep, i8 0, i64 %57, i1 false)
  br label %for.cond2.preheader.i.i

for.cond2.preheader.i.i:                          ; preds = %for.body.preheader.i.i, %for.body110
  %r.0.lcssa.i.i = phi i64 [ 0, %for.body110 ], [ %59, %for.body.preheader.i.i ]
  %cmp317.i.i = icmp slt i64 %r.0.lcssa.i.i, %48
  br i1 %cmp317.i.i, label %for.body4.preheader.i.i, label %lazyasync_clear_d.exit.i

for.body4.preheader.i.i:                          ; preds = %for.cond2.preheader.i.i
  %68 = shl i64 %r.0.lcssa.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %gep, i64 %68
  %69 = sub nsw i64 %48, %r.0.lcssa.i.i
  %70 = shl i64 %69, 3
  call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i, i8 0, i64 %70, i1 false)
  br label %lazyasync_clear_d.exit.i

lazyasync_clear_d.exit.i:                         ; preds = %for.body4.preheader.i.i, %for.cond2.preheader.i.i
  br i1 %cmp41.i, label %for.cond5.preheader.i, label %lazyasync_lay_out_d.exit

for.cond5.preheader.i:                            ; preds = %lazyasync_clear_d.exit.i, %for.cond.cleanup8.i
  %i.042.i = phi i64 [ %inc22.i, %for.cond.cleanup8.i ], [ 0, %lazyasync_clear_d.exit.i ]
  br i1 %cmp739.i, label %for.body9.lr.ph.i, label %for.cond.cleanup8.i

for.body9.lr.ph.i:                                ; preds = %for.cond5.preheader.i
  %mul.i = mul nsw i64 %i.042.i, %52
  %71 = load i64, ptr %row_steps, align 8
  %mul12.i = mul nsw i64 %71, %i.042.i
  %add.ptr13.i = getelementptr double, ptr %gep346, i64 %mul12.i
  %72 = load i64, ptr %arrayidx15.i, align 8
  %73 = load i64, ptr %arrayidx20.i, align 8
  br label %for.body9.i

for.cond.cleanup8.i:                              ; preds = %lazyasync_copy_d.exit.i, %for.cond5.preheader.i
  %inc22.i = add nuw nsw i64 %i.042.i, 1
  %exitcond367.not = icmp eq i64 %inc22.i, %42
  br i1 %exitcond367.not, label %lazyasync_lay_out_d.exit, label %for.cond5.preheader.i, !llvm.loop !25

for.body9.i:                                      ; preds = %lazyasync_copy_d.exit.i, %for.body9.lr.ph.i
  %j.040.i = phi i64 [ 0, %for.body9.lr.ph.i ], [ %inc.i, %lazyasync_copy_d.exit.i ]
  %add.i = add nsw i64 %j.040.i, %mul.i
  %mul10.i = mul nsw i64 %add.i, %53
  %add.ptr.i = getelementptr inbounds double, ptr %gep, i64 %mul10.i
  %mul16.i = mul nsw i64 %72, %j.040.i
  %add.ptr17.i = getelementptr double, ptr %add.ptr13.i, i64 %mul16.i
  switch i64 %73, label %if.end18.i.i [
    i64 1, label %for.cond.preheader.i.i
    i64 2, label %for.cond6.preheader.i.i
  ]

for.cond6.preheader.i.i:                          ; preds = %for.body9.i
  br i1 %cmp848.i.i, label %for.body9.i.i, label %if.end18.i.i

for.cond.preheader.i.i:                           ; preds = %for.body9.i
  br i1 %cmp1.not51.i.i, label %if.end18.i.i, label %for.body.i.i

for.body.i.i:                                     ; preds = %for.cond.preheader.i.i, %for.body.i.i
  %add53.i.i = phi i64 [ %add.i.i, %for.body.i.i ], [ 4, %for.cond.preheader.i.i ]
  %r.052.i.i = phi i64 [ %add53.i.i, %for.body.i.i ], [ 0, %for.cond.preheader.i.i ]
  %add.ptr.i.i = getelementptr inbounds double, ptr %add.ptr17.i, i64 %r.052.i.i
  %74 = load <4 x double>, ptr %add.ptr.i.i, align 8
  %add.ptr2.i.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %r.052.i.i
  store <4 x double> %74, ptr %add.ptr2.i.i, align 8
  %add.i.i = add nuw nsw i64 %add53.i.i, 4
  %cmp1.not.i.i = icmp sgt i64 %add.i.i, %43
  br i1 %cmp1.not.i.i, label %if.end18.i.i, label %for.body.i.i, !llvm.loop !26

for.body9.i.i:                                    ; preds = %for.cond6.preheader.i.i, %for.body9.i.i
  %add750.i.i = phi i64 [ %add7.i.i, %for.body9.i.i ], [ 4, %for.cond6.preheader.i.i ]
  %r.149.i.i = phi i64 [ %add750.i.i, %for.body9.i.i ], [ 0, %for.cond6.preheader.i.i ]
  %add.ptr10.idx.i.i = shl nsw i64 %r.149.i.i, 4
  %add.ptr10.i.i = getelementptr inbounds i8, ptr %add.ptr17.i, i64 %add.ptr10.idx.i.i
  %75 = load <4 x double>, ptr %add.ptr10.i.i, align 8
  %add.ptr13.i.i = getelementptr inbounds i8, ptr %add.ptr10.i.i, i64 32
  %76 = load <4 x double>, ptr %add.ptr13.i.i, align 8
  %shuffle.i.i = shufflevector <4 x double> %75, <4 x double> %76, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %add.ptr14.i.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %r.149.i.i
  store <4 x double> %shuffle.i.i, ptr %add.ptr14.i.i, align 8
  %add7.i.i = add nuw nsw i64 %add750.i.i, 4
  %cmp8.i.i = icmp slt i64 %add7.i.i, %43
  br i1 %cmp8.i.i, label %for.body9.i.i, label %if.end18.i.i, !llvm.loop !27

if.end18.i.i:                                     ; preds = %for.body9.i.i, %for.body.i.i, %for.cond.preheader.i.i, %for.cond6.preheader.i.i, %for.body9.i
  %r.2.i.i = phi i64 [ 0, %for.body9.i ], [ 0, %for.cond.preheader.i.i ], [ 0, %for.cond6.preheader.i.i ], [ %add53.i.i, %for.body.i.i ], [ %add750.i.i, %for.body9.i.i ]
  %cmp2055.i.i = icmp slt i64 %r.2.i.i, %43
  br i1 %cmp2055.i.i, label %for.body21.i.i, label %lazyasync_copy_d.exit.i

for.body21.i.i:                                   ; preds = %if.end18.i.i, %for.body21.i.i
  %r.356.i.i = phi i64 [ %inc.i.i, %for.body21.i.i ], [ %r.2.i.i, %if.end18.i.i ]
  %mul22.i.i = mul nsw i64 %r.356.i.i, %73
  %arrayidx.i.i = getelementptr inbounds double, ptr %add.ptr17.i, i64 %mul22.i.i
  %77 = load double, ptr %arrayidx.i.i, align 8
  %arrayidx23.i.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %r.356.i.i
  store double %77, ptr %arrayidx23.i.i, align 8
  %inc.i.i = add nuw nsw i64 %r.356.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %43
  br i1 %exitcond.not.i.i, label %lazyasync_copy_d.exit.i, label %for.body21.i.i, !llvm.loop !28

lazyasync_copy_d.exit.i:                          ; preds = %for.body21.i.i, %if.end18.i.i
  %inc.i = add nuw nsw i64 %j.040.i, 1
  %exitcond366.not = icmp eq i64 %inc.i, %.pre.i
  br i1 %exitcond366.not, label %for.cond.cleanup8.i, label %for.body9.i, !llvm.loop !29

lazyasync_lay_out_d.exit:                         ; preds = %for.cond.cleanup8.i, %lazyasync_clear_d.exit.i
  %inc128 = add nuw nsw i64 %m106.0344, 1
  %exitcond368.not = icmp eq i64 %inc128, %cond.i
  br i1 %exitcond368.not, label %for.cond.cleanup109, label %for.body110, !llvm.loop !30

for.cond.cleanup138:                              ; preds = %for.cond.cleanup145, %for.cond.cleanup76
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %counts) #9
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %start) #9
  %inc201 = add nuw nsw i64 %band.0356, 1
  %78 = load i64, ptr %bands, align 8
  %cmp54 = icmp slt i64 %inc201, %78
  br i1 %cmp54, label %for.body56, label %for.cond.cleanup55.loopexit, !llvm.loop !31

for.body139:                                      ; preds = %for.body139.lr.ph, %for.cond.cleanup145
  %m135.0354 = phi i64 [ 0, %for.body139.lr.ph ], [ %add198, %for.cond.cleanup145 ]
  %sub140 = sub nsw i64 %cond.i, %m135.0354
  %cmp141 = icmp sgt i64 %sub140, 3
  br i1 %cmp143351, label %for.body146.lr.ph, label %for.cond.cleanup145

for.body146.lr.ph:                                ; preds = %for.body139
  %idxprom178 = zext i1 %cmp141 to i64
  %mul182 = mul nsw i64 %m135.0354, %mul35
  %add.ptr183 = getelementptr inbounds double, ptr %vla38, i64 %mul182
  br label %for.body146

for.cond.cleanup145:                              ; preds = %for.cond.cleanup153, %for.body139
  %conv197 = select i1 %cmp141, i64 4, i64 1
  %add198 = add nuw nsw i64 %conv197, %m135.0354
  %cmp137 = icmp slt i64 %add198, %cond.i
  br i1 %cmp137, label %for.body139, label %for.cond.cleanup138, !llvm.loop !32

for.body146:                                      ; preds = %for.body146.lr.ph, %for.cond.cleanup153
  %indvars.iv370 = phi i64 [ %mul134, %for.body146.lr.ph ], [ %indvars.iv.next371, %for.cond.cleanup153 ]
  %n.0352 = phi i64 [ 0, %for.body146.lr.ph ], [ %add195, %for.cond.cleanup153 ]
  %smin = call i64 @llvm.smin.i64(i64 %indvars.iv370, i64 3)
  %smax = call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %sub147 = sub nsw i64 %mul134, %n.0352
  %cond.i335 = call noundef i64 @llvm.smin.i64(i64 %sub147, i64 3)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %columns) #9
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %to149) #9
  %cmp151349 = icmp sgt i64 %sub147, 0
  %.pre374 = load i64, ptr %result_row, align 8
  br i1 %cmp151349, label %for.body154.lr.ph, label %for.cond.cleanup153

for.body154.lr.ph:                                ; preds = %for.body146
  %79 = load i64, ptr %taps133, align 8
  %mul167 = mul nsw i64 %.pre374, %m135.0354
  %add.ptr168 = getelementptr inbounds double, ptr %add.ptr30, i64 %mul167
  %80 = load i64, ptr %result_column, align 8
  br label %for.body154

for.cond.cleanup153:                              ; preds = %for.body154, %for.body146
  %sub180 = add nsw i64 %cond.i335, -1
  %arrayidx181 = getelementptr inbounds [2 x [3 x ptr]], ptr @lazyasync_correlate_one_d.kinds, i64 0, i64 %idxprom178, i64 %sub180
  %81 = load ptr, ptr %arrayidx181, align 8
  %82 = load i64, ptr %rows_elements, align 8
  %83 = load i64, ptr %x_elements, align 8
  call void %81(ptr noundef nonnull %add.ptr183, i64 noundef %mul35, i64 noundef %82, ptr noundef nonnull %columns, i64 noundef %83, i64 noundef %cond.i333, i64 noundef %82, ptr noundef nonnull %to149, i64 noundef %.pre374, i32 noundef %land.ext) #9
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %to149) #9
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %columns) #9
  %add195 = add nuw nsw i64 %n.0352, 3
  %cmp143 = icmp slt i64 %add195, %mul134
  %indvars.iv.next371 = add i64 %indvars.iv370, -3
  br i1 %cmp143, label %for.body146, label %for.cond.cleanup145, !llvm.loop !33

for.body154:                                      ; preds = %for.body154.lr.ph, %for.body154
  %v.0350 = phi i64 [ 0, %for.body154.lr.ph ], [ %inc176, %for.body154 ]
  %add155 = add nuw nsw i64 %v.0350, %n.0352
  %div157 = sdiv i64 %add155, %79
  %rem160 = srem i64 %add155, %79
  %mul161 = mul nsw i64 %div157, %mul32
  %add.ptr162 = getelementptr inbounds double, ptr %vla, i64 %mul161
  %arrayidx163 = getelementptr inbounds %struct.tap, ptr %add.ptr, i64 %rem160
  %84 = load i64, ptr %arrayidx163, align 8
  %add.ptr164 = getelementptr inbounds double, ptr %add.ptr162, i64 %84
  %arrayidx165 = getelementptr inbounds [3 x ptr], ptr %columns, i64 0, i64 %v.0350
  store ptr %add.ptr164, ptr %arrayidx165, align 8
  %mul170 = mul nsw i64 %80, %div157
  %add.ptr171 = getelementptr inbounds double, ptr %add.ptr168, i64 %mul170
  %in_kernel = getelementptr inbounds i8, ptr %arrayidx163, i64 8
  %85 = load i64, ptr %in_kernel, align 8
  %add.ptr173 = getelementptr inbounds double, ptr %add.ptr171, i64 %85
  %arrayidx174 = getelementptr inbounds [3 x ptr], ptr %to149, i64 0, i64 %v.0350
  store ptr %add.ptr173, ptr %arrayidx174, align 8
  %inc176 = add nuw nsw i64 %v.0350, 1
  %exitcond372.not = icmp eq i64 %inc176, %smax
  br i1 %exitcond372.not, label %for.cond.cleanup153, label %for.body154, !llvm.loop !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #2

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @lazyasync_fill_d(ptr nocapture noundef writeonly %to, ptr nocapture noundef readonly %from, ptr nocapture noundef readonly %axes, ptr nocapture noundef readonly %start) unnamed_addr #3 {
entry:
  %arrayidx1 = getelementptr inbounds i8, ptr %axes, i64 56
  %arrayidx2 = getelementptr inbounds i8, ptr %axes, i64 112
  %buffer = getelementptr inbounds i8, ptr %axes, i64 32
  %0 = load i64, ptr %buffer, align 8
  %buffer3 = getelementptr inbounds i8, ptr %axes, i64 88
  %1 = load i64, ptr %buffer3, align 8
  %mul = mul nsw i64 %1, %0
  %buffer4 = getelementptr inbounds i8, ptr %axes, i64 144
  %2 = load i64, ptr %buffer4, align 8
  %mul5 = mul nsw i64 %mul, %2
  %stride = getelementptr inbounds i8, ptr %axes, i64 128
  %3 = load i64, ptr %stride, align 8
  %step6 = getelementptr inbounds i8, ptr %axes, i64 120
  %4 = load i64, ptr %step6, align 8
  %mul7 = mul nsw i64 %4, %3
  %parts = getelementptr inbounds i8, ptr %axes, i64 40
  %5 = load i64, ptr %parts, align 8
  %cmp206 = icmp sgt i64 %5, 0
  br i1 %cmp206, label %for.cond8.preheader.lr.ph, label %for.cond.cleanup

for.cond8.preheader.lr.ph:                        ; preds = %entry
  %parts9 = getelementptr inbounds i8, ptr %axes, i64 96
  %parts14 = getelementptr inbounds i8, ptr %axes, i64 152
  %apart = getelementptr inbounds i8, ptr %axes, i64 160
  %before = getelementptr inbounds i8, ptr %axes, i64 136
  %arrayidx19 = getelementptr inbounds i8, ptr %start, i64 16
  %stride37 = getelementptr inbounds i8, ptr %axes, i64 16
  %apart39 = getelementptr inbounds i8, ptr %axes, i64 48
  %before42 = getelementptr inbounds i8, ptr %axes, i64 24
  %arrayidx49 = getelementptr inbounds i8, ptr %start, i64 8
  %stride51 = getelementptr inbounds i8, ptr %axes, i64 72
  %apart53 = getelementptr inbounds i8, ptr %axes, i64 104
  %before56 = getelementptr inbounds i8, ptr %axes, i64 80
  %step67 = getelementptr inbounds i8, ptr %axes, i64 8
  %step70 = getelementptr inbounds i8, ptr %axes, i64 64
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
  %to.addr.0208 = phi ptr [ %to, %for.cond8.preheader.lr.ph ], [ %to.addr.1.lcssa, %for.cond.cleanup11 ]
  %i.0207 = phi i64 [ 0, %for.cond8.preheader.lr.ph ], [ %inc100, %for.cond.cleanup11 ]
  %cmp10202 = icmp sgt i64 %12, 0
  br i1 %cmp10202, label %for.cond13.preheader.preheader, label %for.cond.cleanup11

for.cond13.preheader.preheader:                   ; preds = %for.cond8.preheader
  %.pre210 = load i64, ptr %parts14, align 8
  br label %for.cond13.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup11, %entry
  ret void

for.cond13.preheader:                             ; preds = %for.cond13.preheader.preheader, %for.cond.cleanup16
  %13 = phi i64 [ %27, %for.cond.cleanup16 ], [ %7, %for.cond13.preheader.preheader ]
  %14 = phi i64 [ %28, %for.cond.cleanup16 ], [ %.pre210, %for.cond13.preheader.preheader ]
  %15 = phi i64 [ %29, %for.cond.cleanup16 ], [ %8, %for.cond13.preheader.preheader ]
  %16 = phi i64 [ %30, %for.cond.cleanup16 ], [ %9, %for.cond13.preheader.preheader ]
  %17 = phi i64 [ %31, %for.cond.cleanup16 ], [ %10, %for.cond13.preheader.preheader ]
  %18 = phi i64 [ %32, %for.cond.cleanup16 ], [ %11, %for.cond13.preheader.preheader ]
  %19 = phi i64 [ %33, %for.cond.cleanup16 ], [ %.pre210, %for.cond13.preheader.preheader ]
  %to.addr.1204 = phi ptr [ %to.addr.2.lcssa, %for.cond.cleanup16 ], [ %to.addr.0208, %for.cond13.preheader.preheader ]
  %j.0203 = phi i64 [ %inc96, %for.cond.cleanup16 ], [ 0, %for.cond13.preheader.preheader ]
  %cmp15198 = icmp sgt i64 %19, 0
  br i1 %cmp15198, label %for.body17, label %for.cond.cleanup16

for.cond.cleanup11.loopexit:                      ; preds = %for.cond.cleanup16
  %.pre214 = load i64, ptr %parts, align 8
  br label %for.cond.cleanup11

for.cond.cleanup11:                               ; preds = %for.cond.cleanup11.loopexit, %for.cond8.preheader
  %20 = phi i64 [ %6, %for.cond8.preheader ], [ %.pre214, %for.cond.cleanup11.loopexit ]
  %21 = phi i64 [ %7, %for.cond8.preheader ], [ %27, %for.cond.cleanup11.loopexit ]
  %22 = phi i64 [ %8, %for.cond8.preheader ], [ %29, %for.cond.cleanup11.loopexit ]
  %23 = phi i64 [ %9, %for.cond8.preheader ], [ %30, %for.cond.cleanup11.loopexit ]
  %24 = phi i64 [ %10, %for.cond8.preheader ], [ %31, %for.cond.cleanup11.loopexit ]
  %25 = phi i64 [ %11, %for.cond8.preheader ], [ %32, %for.cond.cleanup11.loopexit ]
  %26 = phi i64 [ %12, %for.cond8.preheader ], [ %27, %for.cond.cleanup11.loopexit ]
  %to.addr.1.lcssa = phi ptr [ %to.addr.0208, %for.cond8.preheader ], [ %to.addr.2.lcssa, %for.cond.cleanup11.loopexit ]
  %inc100 = add nuw nsw i64 %i.0207, 1
  %cmp = icmp slt i64 %inc100, %20
  br i1 %cmp, label %for.cond8.preheader, label %for.cond.cleanup, !llvm.loop !35

for.cond.cleanup16.loopexit:                      ; preds = %for.cond.cleanup33
  %.pre213 = load i64, ptr %parts9, align 8
  br label %for.cond.cleanup16

for.cond.cleanup16:                               ; preds = %for.cond.cleanup16.loopexit, %for.cond13.preheader
  %27 = phi i64 [ %13, %for.cond13.preheader ], [ %.pre213, %for.cond.cleanup16.loopexit ]
  %28 = phi i64 [ %14, %for.cond13.preheader ], [ %52, %for.cond.cleanup16.loopexit ]
  %29 = phi i64 [ %15, %for.cond13.preheader ], [ %53, %for.cond.cleanup16.loopexit ]
  %30 = phi i64 [ %16, %for.cond13.preheader ], [ %54, %for.cond.cleanup16.loopexit ]
  %31 = phi i64 [ %17, %for.cond13.preheader ], [ %55, %for.cond.cleanup16.loopexit ]
  %32 = phi i64 [ %18, %for.cond13.preheader ], [ %56, %for.cond.cleanup16.loopexit ]
  %33 = phi i64 [ %19, %for.cond13.preheader ], [ %52, %for.cond.cleanup16.loopexit ]
  %to.addr.2.lcssa = phi ptr [ %to.addr.1204, %for.cond13.preheader ], [ %add.ptr92, %for.cond.cleanup16.loopexit ]
  %inc96 = add nuw nsw i64 %j.0203, 1
  %cmp10 = icmp slt i64 %inc96, %27
  br i1 %cmp10, label %for.cond13.preheader, label %for.cond.cleanup11.loopexit, !llvm.loop !36

for.body17:                                       ; preds = %for.cond13.preheader, %for.cond.cleanup33
  %34 = phi i64 [ %52, %for.cond.cleanup33 ], [ %14, %for.cond13.preheader ]
  %35 = phi i64 [ %53, %for.cond.cleanup33 ], [ %15, %for.cond13.preheader ]
  %36 = phi i64 [ %54, %for.cond.cleanup33 ], [ %16, %for.cond13.preheader ]
  %37 = phi i64 [ %55, %for.cond.cleanup33 ], [ %17, %for.cond13.preheader ]
  %38 = phi i64 [ %56, %for.cond.cleanup33 ], [ %18, %for.cond13.preheader ]
  %to.addr.2200 = phi ptr [ %add.ptr92, %for.cond.cleanup33 ], [ %to.addr.1204, %for.cond13.preheader ]
  %k.0199 = phi i64 [ %inc91, %for.cond.cleanup33 ], [ 0, %for.cond13.preheader ]
  %39 = load i64, ptr %apart, align 8
  %mul18 = mul nsw i64 %39, %k.0199
  %40 = load i64, ptr %before, align 8
  %sub = sub nsw i64 %mul18, %40
  %41 = load i64, ptr %arrayidx19, align 8
  %42 = load i64, ptr %stride, align 8
  %mul21 = mul nsw i64 %42, %41
  %add = add nsw i64 %mul21, %sub
  %cmp.not.i = icmp slt i64 %add, 0
  br i1 %cmp.not.i, label %cond.false.i, label %below.exit

cond.false.i:                                     ; preds = %for.body17
  %43 = xor i64 %add, -1
  %sub1.i = add i64 %42, %43
  %div.i = sdiv i64 %sub1.i, %42
  br label %below.exit

below.exit:                                       ; preds = %for.body17, %cond.false.i
  %cond.i = phi i64 [ %div.i, %cond.false.i ], [ 0, %for.body17 ]
  %cond.i164 = tail call noundef i64 @llvm.smin.i64(i64 %cond.i, i64 %38)
  %44 = load i64, ptr %arrayidx2, align 8
  %cmp.not.i165 = icmp sgt i64 %44, %add
  br i1 %cmp.not.i165, label %cond.false.i167, label %below.exit170

cond.false.i167:                                  ; preds = %below.exit
  %45 = xor i64 %add, -1
  %add.i = add i64 %42, %45
  %sub1.i168 = add i64 %add.i, %44
  %div.i169 = sdiv i64 %sub1.i168, %42
  br label %below.exit170

below.exit170:                                    ; preds = %below.exit, %cond.false.i167
  %cond.i166 = phi i64 [ %div.i169, %cond.false.i167 ], [ 0, %below.exit ]
  %cond.i171 = tail call noundef i64 @llvm.smin.i64(i64 %cond.i166, i64 %38)
  %cond.i172 = tail call noundef i64 @llvm.smax.i64(i64 %cond.i164, i64 %cond.i171)
  %cmp32195 = icmp sgt i64 %37, 0
  br i1 %cmp32195, label %for.body34.lr.ph, label %for.cond.cleanup33

for.body34.lr.ph:                                 ; preds = %below.exit170
  %cmp.not14.i173 = icmp slt i64 %cond.i164, 4
  %46 = add nsw i64 %cond.i164, -4
  %47 = shl i64 %46, 3
  %48 = and i64 %47, -32
  %49 = add i64 %48, 32
  %50 = and i64 %46, -4
  %51 = add nuw nsw i64 %50, 4
  %sub79 = sub nsw i64 %cond.i172, %cond.i164
  %cmp848.i = icmp sgt i64 %sub79, 4
  %cmp1.not51.i = icmp slt i64 %sub79, 4
  br label %for.body34

for.cond.cleanup33.loopexit:                      ; preds = %for.cond.cleanup47
  %.pre212 = load i64, ptr %parts14, align 8
  br label %for.cond.cleanup33

for.cond.cleanup33:                               ; preds = %for.cond.cleanup33.loopexit, %below.exit170
  %52 = phi i64 [ %.pre212, %for.cond.cleanup33.loopexit ], [ %34, %below.exit170 ]
  %53 = phi i64 [ %64, %for.cond.cleanup33.loopexit ], [ %35, %below.exit170 ]
  %54 = phi i64 [ %65, %for.cond.cleanup33.loopexit ], [ %36, %below.exit170 ]
  %55 = phi i64 [ %64, %for.cond.cleanup33.loopexit ], [ %37, %below.exit170 ]
  %56 = phi i64 [ %66, %for.cond.cleanup33.loopexit ], [ %38, %below.exit170 ]
  %inc91 = add nuw nsw i64 %k.0199, 1
  %add.ptr92 = getelementptr inbounds double, ptr %to.addr.2200, i64 %mul5
  %cmp15 = icmp slt i64 %inc91, %52
  br i1 %cmp15, label %for.body17, label %for.cond.cleanup16.loopexit, !llvm.loop !37

for.body34:                                       ; preds = %for.body34.lr.ph, %for.cond.cleanup47
  %57 = phi i64 [ %35, %for.body34.lr.ph ], [ %64, %for.cond.cleanup47 ]
  %58 = phi i64 [ %36, %for.body34.lr.ph ], [ %65, %for.cond.cleanup47 ]
  %59 = phi i64 [ %38, %for.body34.lr.ph ], [ %66, %for.cond.cleanup47 ]
  %p.0197 = phi i64 [ 0, %for.body34.lr.ph ], [ %inc87, %for.cond.cleanup47 ]
  %row.0196 = phi ptr [ %to.addr.2200, %for.body34.lr.ph ], [ %row.1.lcssa, %for.cond.cleanup47 ]
  %60 = load i64, ptr %start, align 8
  %add36 = add nsw i64 %60, %p.0197
  %61 = load i64, ptr %stride37, align 8
  %mul38 = mul nsw i64 %add36, %61
  %62 = load i64, ptr %apart39, align 8
  %mul40 = mul nsw i64 %62, %i.0207
  %add41 = add nsw i64 %mul40, %mul38
  %63 = load i64, ptr %before42, align 8
  %sub43 = sub i64 %add41, %63
  %cmp46192 = icmp sgt i64 %58, 0
  br i1 %cmp46192, label %for.body48.lr.ph, label %for.cond.cleanup47

for.body48.lr.ph:                                 ; preds = %for.body34
  %cmp58 = icmp slt i64 %sub43, 0
  br label %for.body48

for.cond.cleanup47.loopexit:                      ; preds = %cleanup
  %.pre211 = load i64, ptr %buffer, align 8
  br label %for.cond.cleanup47

for.cond.cleanup47:                               ; preds = %for.cond.cleanup47.loopexit, %for.body34
  %64 = phi i64 [ %57, %for.body34 ], [ %.pre211, %for.cond.cleanup47.loopexit ]
  %65 = phi i64 [ %58, %for.body34 ], [ %104, %for.cond.cleanup47.loopexit ]
  %66 = phi i64 [ %59, %for.body34 ], [ %103, %for.cond.cleanup47.loopexit ]
  %row.1.lcssa = phi ptr [ %row.0196, %for.body34 ], [ %add.ptr84, %for.cond.cleanup47.loopexit ]
  %inc87 = add nuw nsw i64 %p.0197, 1
  %cmp32 = icmp slt i64 %inc87, %64
  br i1 %cmp32, label %for.body34, label %for.cond.cleanup33.loopexit, !llvm.loop !38

for.body48:                                       ; preds = %for.body48.lr.ph, %cleanup
  %67 = phi i64 [ %59, %for.body48.lr.ph ], [ %103, %cleanup ]
  %q.0194 = phi i64 [ 0, %for.body48.lr.ph ], [ %inc, %cleanup ]
  %row.1193 = phi ptr [ %row.0196, %for.body48.lr.ph ], [ %add.ptr84, %cleanup ]
  %68 = load i64, ptr %arrayidx49, align 8
  %add50 = add nsw i64 %68, %q.0194
  %69 = load i64, ptr %stride51, align 8
  %mul52 = mul nsw i64 %add50, %69
  %70 = load i64, ptr %apart53, align 8
  %mul54 = mul nsw i64 %70, %j.0203
  %add55 = add nsw i64 %mul54, %mul52
  %71 = load i64, ptr %before56, align 8
  %sub57 = sub i64 %add55, %71
  br i1 %cmp58, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body48
  %72 = load i64, ptr %axes, align 8
  %cmp60 = icmp sge i64 %sub43, %72
  %cmp62 = icmp slt i64 %sub57, 0
  %or.cond = select i1 %cmp60, i1 true, i1 %cmp62
  br i1 %or.cond, label %if.then, label %lor.lhs.false63

lor.lhs.false63:                                  ; preds = %lor.lhs.false
  %73 = load i64, ptr %arrayidx1, align 8
  %cmp65.not = icmp slt i64 %sub57, %73
  br i1 %cmp65.not, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false63, %lor.lhs.false, %for.body48
  %cmp.not14.i = icmp slt i64 %67, 4
  br i1 %cmp.not14.i, label %for.cond2.preheader.i, label %for.body.preheader.i

for.body.preheader.i:                             ; preds = %if.then
  %74 = add nsw i64 %67, -4
  %75 = shl i64 %74, 3
  %76 = and i64 %75, -32
  %77 = add i64 %76, 32
  tail call void @llvm.memset.p0.i64(ptr align 8 %row.1193, i8 0, i64 %77, i1 false)
  %78 = and i64 %74, -4
  %79 = add nuw nsw i64 %78, 4
  br label %for.cond2.preheader.i

for.cond2.preheader.i:                            ; preds = %for.body.preheader.i, %if.then
  %r.0.lcssa.i = phi i64 [ 0, %if.then ], [ %79, %for.body.preheader.i ]
  %cmp317.i = icmp slt i64 %r.0.lcssa.i, %67
  br i1 %cmp317.i, label %for.body4.preheader.i, label %cleanup

for.body4.preheader.i:                            ; preds = %for.cond2.preheader.i
  %80 = shl i64 %r.0.lcssa.i, 3
  %scevgep.i = getelementptr i8, ptr %row.1193, i64 %80
  %81 = sub nsw i64 %67, %r.0.lcssa.i
  br label %cleanup.sink.split

if.end:                                           ; preds = %lor.lhs.false63
  br i1 %cmp.not14.i173, label %for.cond2.preheader.i175, label %for.body.preheader.i174

for.body.preheader.i174:                          ; preds = %if.end
  tail call void @llvm.memset.p0.i64(ptr align 8 %row.1193, i8 0, i64 %49, i1 false)
  br label %for.cond2.preheader.i175

for.cond2.preheader.i175:                         ; preds = %for.body.preheader.i174, %if.end
  %r.0.lcssa.i176 = phi i64 [ 0, %if.end ], [ %51, %for.body.preheader.i174 ]
  %cmp317.i177 = icmp slt i64 %r.0.lcssa.i176, %cond.i164
  br i1 %cmp317.i177, label %for.body4.preheader.i178, label %lazyasync_clear_d.exit180

for.body4.preheader.i178:                         ; preds = %for.cond2.preheader.i175
  %82 = shl i64 %r.0.lcssa.i176, 3
  %scevgep.i179 = getelementptr i8, ptr %row.1193, i64 %82
  %83 = sub nsw i64 %cond.i164, %r.0.lcssa.i176
  %84 = shl i64 %83, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i179, i8 0, i64 %84, i1 false)
  br label %lazyasync_clear_d.exit180

lazyasync_clear_d.exit180:                        ; preds = %for.cond2.preheader.i175, %for.body4.preheader.i178
  %add.ptr = getelementptr double, ptr %row.1193, i64 %cond.i164
  %85 = load i64, ptr %step67, align 8
  %mul68 = mul nsw i64 %85, %sub43
  %add.ptr69 = getelementptr inbounds double, ptr %from, i64 %mul68
  %86 = load i64, ptr %step70, align 8
  %mul71 = mul nsw i64 %86, %sub57
  %add.ptr72 = getelementptr inbounds double, ptr %add.ptr69, i64 %mul71
  %87 = load i64, ptr %stride, align 8
  %mul74 = mul nsw i64 %87, %cond.i164
  %add75 = add nsw i64 %mul74, %add
  %88 = load i64, ptr %step6, align 8
  %mul77 = mul nsw i64 %add75, %88
  %add.ptr78 = getelementptr inbounds double, ptr %add.ptr72, i64 %mul77
  switch i64 %mul7, label %if.end18.i [
    i64 1, label %for.cond.preheader.i
    i64 2, label %for.cond6.preheader.i
  ]

for.cond6.preheader.i:                            ; preds = %lazyasync_clear_d.exit180
  br i1 %cmp848.i, label %for.body9.i, label %if.end18.i

for.cond.preheader.i:                             ; preds = %lazyasync_clear_d.exit180
  br i1 %cmp1.not51.i, label %if.end18.i, label %for.body.i

for.body.i:                                       ; preds = %for.cond.preheader.i, %for.body.i
  %add53.i = phi i64 [ %add.i181, %for.body.i ], [ 4, %for.cond.preheader.i ]
  %r.052.i = phi i64 [ %add53.i, %for.body.i ], [ 0, %for.cond.preheader.i ]
  %add.ptr.i = getelementptr inbounds double, ptr %add.ptr78, i64 %r.052.i
  %89 = load <4 x double>, ptr %add.ptr.i, align 8
  %add.ptr2.i = getelementptr inbounds double, ptr %add.ptr, i64 %r.052.i
  store <4 x double> %89, ptr %add.ptr2.i, align 8
  %add.i181 = add nuw nsw i64 %add53.i, 4
  %cmp1.not.i = icmp sgt i64 %add.i181, %sub79
  br i1 %cmp1.not.i, label %if.end18.i, label %for.body.i, !llvm.loop !26

for.body9.i:                                      ; preds = %for.cond6.preheader.i, %for.body9.i
  %add750.i = phi i64 [ %add7.i, %for.body9.i ], [ 4, %for.cond6.preheader.i ]
  %r.149.i = phi i64 [ %add750.i, %for.body9.i ], [ 0, %for.cond6.preheader.i ]
  %add.ptr10.idx.i = shl nsw i64 %r.149.i, 4
  %add.ptr10.i = getelementptr inbounds i8, ptr %add.ptr78, i64 %add.ptr10.idx.i
  %90 = load <4 x double>, ptr %add.ptr10.i, align 8
  %add.ptr13.i = getelementptr inbounds i8, ptr %add.ptr10.i, i64 32
  %91 = load <4 x double>, ptr %add.ptr13.i, align 8
  %shuffle.i = shufflevector <4 x double> %90, <4 x double> %91, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %add.ptr14.i = getelementptr inbounds double, ptr %add.ptr, i64 %r.149.i
  store <4 x double> %shuffle.i, ptr %add.ptr14.i, align 8
  %add7.i = add nuw nsw i64 %add750.i, 4
  %cmp8.i = icmp slt i64 %add7.i, %sub79
  br i1 %cmp8.i, label %for.body9.i, label %if.end18.i, !llvm.loop !27

if.end18.i:                                       ; preds = %for.body9.i, %for.body.i, %for.cond.preheader.i, %for.cond6.preheader.i, %lazyasync_clear_d.exit180
  %r.2.i = phi i64 [ 0, %lazyasync_clear_d.exit180 ], [ 0, %for.cond.preheader.i ], [ 0, %for.cond6.preheader.i ], [ %add53.i, %for.body.i ], [ %add750.i, %for.body9.i ]
  %cmp2055.i = icmp slt i64 %r.2.i, %sub79
  br i1 %cmp2055.i, label %for.body21.i, label %lazyasync_copy_d.exit

for.body21.i:                                     ; preds = %if.end18.i, %for.body21.i
  %r.356.i = phi i64 [ %inc.i, %for.body21.i ], [ %r.2.i, %if.end18.i ]
  %mul22.i = mul nsw i64 %r.356.i, %mul7
  %arrayidx.i = getelementptr inbounds double, ptr %add.ptr78, i64 %mul22.i
  %92 = load double, ptr %arrayidx.i, align 8
  %arrayidx23.i = getelementptr inbounds double, ptr %add.ptr, i64 %r.356.i
  store double %92, ptr %arrayidx23.i, align 8
  %inc.i = add nuw nsw i64 %r.356.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %sub79
  br i1 %exitcond.not.i, label %lazyasync_copy_d.exit, label %for.body21.i, !llvm.loop !28

lazyasync_copy_d.exit:                            ; preds = %for.body21.i, %if.end18.i
  %add.ptr80 = getelementptr inbounds double, ptr %row.1193, i64 %cond.i172
  %93 = load i64, ptr %buffer4, align 8
  %sub82 = sub nsw i64 %93, %cond.i172
  %cmp.not14.i182 = icmp slt i64 %sub82, 4
  br i1 %cmp.not14.i182, label %for.cond2.preheader.i184, label %for.body.preheader.i183

for.body.preheader.i183:                          ; preds = %lazyasync_copy_d.exit
  %94 = add nsw i64 %sub82, -4
  %95 = shl i64 %94, 3
  %96 = and i64 %95, -32
  %97 = add i64 %96, 32
  tail call void @llvm.memset.p0.i64(ptr align 8 %add.ptr80, i8 0, i64 %97, i1 false)
  %98 = and i64 %94, -4
  %99 = add nuw nsw i64 %98, 4
  br label %for.cond2.preheader.i184

for.cond2.preheader.i184:                         ; preds = %for.body.preheader.i183, %lazyasync_copy_d.exit
  %r.0.lcssa.i185 = phi i64 [ 0, %lazyasync_copy_d.exit ], [ %99, %for.body.preheader.i183 ]
  %cmp317.i186 = icmp slt i64 %r.0.lcssa.i185, %sub82
  br i1 %cmp317.i186, label %for.body4.preheader.i187, label %cleanup

for.body4.preheader.i187:                         ; preds = %for.cond2.preheader.i184
  %100 = shl i64 %r.0.lcssa.i185, 3
  %scevgep.i188 = getelementptr i8, ptr %add.ptr80, i64 %100
  %101 = sub nsw i64 %sub82, %r.0.lcssa.i185
  br label %cleanup.sink.split

cleanup.sink.split:                               ; preds = %for.body4.preheader.i, %for.body4.preheader.i187
  %.sink230 = phi i64 [ %101, %for.body4.preheader.i187 ], [ %81, %for.body4.preheader.i ]
  %scevgep.i188.sink = phi ptr [ %scevgep.i188, %for.body4.preheader.i187 ], [ %scevgep.i, %for.body4.preheader.i ]
  %102 = shl i64 %.sink230, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i188.sink, i8 0, i64 %102, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %cleanup.sink.split, %for.cond2.preheader.i184, %for.cond2.preheader.i
  %inc = add nuw nsw i64 %q.0194, 1
  %103 = load i64, ptr %buffer4, align 8
  %add.ptr84 = getelementptr inbounds double, ptr %row.1193, i64 %103
  %104 = load i64, ptr %buffer3, align 8
  %cmp46 = icmp slt i64 %inc, %104
  br i1 %cmp46, label %for.body48, label %for.cond.cleanup47.loopexit, !llvm.loop !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #2

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_1_1_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 %row, i32 noundef %is_first) #4 {
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
  br i1 %exitcond151.not, label %for.body92, label %for.cond18.preheader, !llvm.loop !40

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !41

for.body92:                                       ; preds = %for.cond.cleanup21, %cond.end
  %sum.sroa.0.0.lcssa = phi <4 x double> [ %cond, %cond.end ], [ %sum.sroa.0.1.lcssa, %for.cond.cleanup21 ]
  store <4 x double> %sum.sroa.0.0.lcssa, ptr %sums, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_1_2_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 %row, i32 noundef %is_first) #4 {
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
  br i1 %exitcond154.not, label %for.cond88.preheader, label %for.cond18.preheader, !llvm.loop !42

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !43
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_1_3_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 %row, i32 noundef %is_first) #4 {
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
  br i1 %exitcond154.not, label %for.cond88.preheader, label %for.cond18.preheader, !llvm.loop !44

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !45
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_4_1_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #4 {
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
  br i1 %exitcond152.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !46

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !47
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_4_2_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #4 {
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
  br i1 %exitcond164.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !48

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !49
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal void @lazyasync_tile_4_3_d(ptr nocapture noundef readonly %x, i64 noundef %x_step, ptr nocapture noundef readonly %kernel, i64 noundef %kernel_step, i64 noundef %output_step, i64 noundef %channels, ptr nocapture noundef readonly %taps, i64 noundef %tap_count, ptr nocapture noundef %sums, i64 noundef %row, i32 noundef %is_first) #4 {
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
  br i1 %exitcond169.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !50

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !51
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fma.v4f64(<4 x double>, <4 x double>, <4 x double>) #5

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_1_1_d(ptr nocapture noundef readonly %rows, i64 %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 %to_row, i32 noundef %is_first) #6 {
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
  %sum.sroa.0.0157 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.1.lcssa, %for.cond.cleanup28 ]
  %x.sroa.0.0156 = phi ptr [ %0, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  br i1 %cmp27152, label %for.body29, label %for.cond.cleanup28

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.0.1.lcssa = phi <4 x double> [ %sum.sroa.0.0157, %for.cond26.preheader ], [ %3, %for.body29 ]
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0159, i64 %rows_channel
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0156, i64 %x_channel
  %inc87 = add nuw nsw i64 %c.0158, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.body100, label %for.cond26.preheader, !llvm.loop !52

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %f.0154 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %sum.sroa.0.1153 = phi <4 x double> [ %3, %for.body29 ], [ %sum.sroa.0.0157, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0156, i64 %f.0154
  %1 = load <4 x double>, ptr %add.ptr, align 8
  %add.ptr48 = getelementptr inbounds double, ptr %rows.addr.0159, i64 %f.0154
  %2 = load <4 x double>, ptr %add.ptr48, align 8
  %3 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %2, <4 x double> %1, <4 x double> %sum.sroa.0.1153)
  %add = add nuw nsw i64 %f.0154, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !53

for.body100:                                      ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.0.0.lcssa = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.0.1.lcssa, %for.cond.cleanup28 ]
  %shuffle.i = shufflevector <4 x double> %sum.sroa.0.0.lcssa, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i = shufflevector <4 x double> %sum.sroa.0.0.lcssa, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i = fadd <2 x double> %shuffle.i, %shuffle1.i
  %shift = shufflevector <2 x double> %add.i, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %4 = fadd <2 x double> %add.i, %shift
  %add6.i = extractelement <2 x double> %4, i64 0
  %5 = load ptr, ptr %to, align 8
  %tobool.not = icmp eq i32 %is_first, 0
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:                                       ; preds = %for.body100
  %6 = load double, ptr %5, align 8
  %add110 = fadd double %add6.i, %6
  br label %cond.end

cond.end:                                         ; preds = %for.body100, %cond.false
  %cond = phi double [ %add110, %cond.false ], [ %add6.i, %for.body100 ]
  store double %cond, ptr %5, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_1_2_d(ptr nocapture noundef readonly %rows, i64 %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 %to_row, i32 noundef %is_first) #6 {
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
  %sum.sroa.0.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %rows.addr.0159 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0158 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27154, label %for.body29, label %for.cond.cleanup28

for.cond96.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.0.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %shuffle.i = shufflevector <4 x double> %sum.sroa.0.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i = shufflevector <4 x double> %sum.sroa.0.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i = fadd <2 x double> %shuffle.i, %shuffle1.i
  %shift = shufflevector <2 x double> %add.i, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %0 = fadd <2 x double> %add.i, %shift
  %add6.i = extractelement <2 x double> %0, i64 0
  %1 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false.1, label %cond.end

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0159, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0158, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond96.preheader, label %for.cond26.preheader, !llvm.loop !54

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.0.3 = phi <4 x double> [ %5, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %6, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %f.0155 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %f.0155
  %2 = load <4 x double>, ptr %add.ptr, align 8
  %add.ptr.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %f.0155
  %3 = load <4 x double>, ptr %add.ptr.1, align 8
  %add.ptr48 = getelementptr inbounds double, ptr %rows.addr.0159, i64 %f.0155
  %4 = load <4 x double>, ptr %add.ptr48, align 8
  %5 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %4, <4 x double> %2, <4 x double> %sum.sroa.0.3)
  %6 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %4, <4 x double> %3, <4 x double> %sum.sroa.6.3)
  %add = add nuw nsw i64 %f.0155, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !55

cond.end:                                         ; preds = %for.cond96.preheader
  store double %add6.i, ptr %1, align 8
  %shuffle.i.1 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1 = fadd <2 x double> %shuffle.i.1, %shuffle1.i.1
  %shift182 = shufflevector <2 x double> %add.i.1, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %7 = fadd <2 x double> %add.i.1, %shift182
  %add6.i.1 = extractelement <2 x double> %7, i64 0
  %arrayidx106.1 = getelementptr inbounds i8, ptr %to, i64 8
  %8 = load ptr, ptr %arrayidx106.1, align 8
  br label %cond.end.1

cond.false.1:                                     ; preds = %for.cond96.preheader
  %9 = load double, ptr %1, align 8
  %add110 = fadd double %add6.i, %9
  store double %add110, ptr %1, align 8
  %shuffle.i.1172 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1173 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1174 = fadd <2 x double> %shuffle.i.1172, %shuffle1.i.1173
  %shift183 = shufflevector <2 x double> %add.i.1174, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %10 = fadd <2 x double> %add.i.1174, %shift183
  %add6.i.1177 = extractelement <2 x double> %10, i64 0
  %arrayidx106.1178 = getelementptr inbounds i8, ptr %to, i64 8
  %11 = load ptr, ptr %arrayidx106.1178, align 8
  %12 = load double, ptr %11, align 8
  %add110.1 = fadd double %add6.i.1177, %12
  br label %cond.end.1

cond.end.1:                                       ; preds = %cond.end, %cond.false.1
  %13 = phi ptr [ %11, %cond.false.1 ], [ %8, %cond.end ]
  %cond.1 = phi double [ %add110.1, %cond.false.1 ], [ %add6.i.1, %cond.end ]
  store double %cond.1, ptr %13, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_1_3_d(ptr nocapture noundef readonly %rows, i64 %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 %to_row, i32 noundef %is_first) #6 {
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
  %sum.sroa.0.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.9.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %rows.addr.0159 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0158 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27154, label %for.body29, label %for.cond.cleanup28

for.cond96.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.0.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.9.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %shuffle.i = shufflevector <4 x double> %sum.sroa.0.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i = shufflevector <4 x double> %sum.sroa.0.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i = fadd <2 x double> %shuffle.i, %shuffle1.i
  %shift = shufflevector <2 x double> %add.i, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %0 = fadd <2 x double> %add.i, %shift
  %add6.i = extractelement <2 x double> %0, i64 0
  %1 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false.2, label %cond.end.1

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %8, %for.body29 ]
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr82.2 = getelementptr inbounds double, ptr %x.sroa.9.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0159, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0158, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond96.preheader, label %for.cond26.preheader, !llvm.loop !56

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.0.3 = phi <4 x double> [ %6, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %7, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <4 x double> [ %8, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %f.0155 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %f.0155
  %2 = load <4 x double>, ptr %add.ptr, align 8
  %add.ptr.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %f.0155
  %3 = load <4 x double>, ptr %add.ptr.1, align 8
  %add.ptr.2 = getelementptr inbounds double, ptr %x.sroa.9.0, i64 %f.0155
  %4 = load <4 x double>, ptr %add.ptr.2, align 8
  %add.ptr48 = getelementptr inbounds double, ptr %rows.addr.0159, i64 %f.0155
  %5 = load <4 x double>, ptr %add.ptr48, align 8
  %6 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %5, <4 x double> %2, <4 x double> %sum.sroa.0.3)
  %7 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %5, <4 x double> %3, <4 x double> %sum.sroa.6.3)
  %8 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %5, <4 x double> %4, <4 x double> %sum.sroa.9.3)
  %add = add nuw nsw i64 %f.0155, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !57

cond.end.1:                                       ; preds = %for.cond96.preheader
  store double %add6.i, ptr %1, align 8
  %shuffle.i.1 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1 = fadd <2 x double> %shuffle.i.1, %shuffle1.i.1
  %shift196 = shufflevector <2 x double> %add.i.1, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %9 = fadd <2 x double> %add.i.1, %shift196
  %add6.i.1 = extractelement <2 x double> %9, i64 0
  %arrayidx106.1 = getelementptr inbounds i8, ptr %to, i64 8
  %10 = load ptr, ptr %arrayidx106.1, align 8
  store double %add6.i.1, ptr %10, align 8
  %shuffle.i.2 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2 = fadd <2 x double> %shuffle.i.2, %shuffle1.i.2
  %shift197 = shufflevector <2 x double> %add.i.2, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %11 = fadd <2 x double> %add.i.2, %shift197
  %add6.i.2 = extractelement <2 x double> %11, i64 0
  %arrayidx106.2 = getelementptr inbounds i8, ptr %to, i64 16
  %12 = load ptr, ptr %arrayidx106.2, align 8
  br label %cond.end.2

cond.false.2:                                     ; preds = %for.cond96.preheader
  %13 = load double, ptr %1, align 8
  %add110 = fadd double %add6.i, %13
  store double %add110, ptr %1, align 8
  %shuffle.i.1175 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1176 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1177 = fadd <2 x double> %shuffle.i.1175, %shuffle1.i.1176
  %shift198 = shufflevector <2 x double> %add.i.1177, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %14 = fadd <2 x double> %add.i.1177, %shift198
  %add6.i.1180 = extractelement <2 x double> %14, i64 0
  %arrayidx106.1181 = getelementptr inbounds i8, ptr %to, i64 8
  %15 = load ptr, ptr %arrayidx106.1181, align 8
  %16 = load double, ptr %15, align 8
  %add110.1 = fadd double %add6.i.1180, %16
  store double %add110.1, ptr %15, align 8
  %shuffle.i.2184 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2185 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2186 = fadd <2 x double> %shuffle.i.2184, %shuffle1.i.2185
  %shift199 = shufflevector <2 x double> %add.i.2186, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %17 = fadd <2 x double> %add.i.2186, %shift199
  %add6.i.2189 = extractelement <2 x double> %17, i64 0
  %arrayidx106.2190 = getelementptr inbounds i8, ptr %to, i64 16
  %18 = load ptr, ptr %arrayidx106.2190, align 8
  %19 = load double, ptr %18, align 8
  %add110.2 = fadd double %add6.i.2189, %19
  br label %cond.end.2

cond.end.2:                                       ; preds = %cond.end.1, %cond.false.2
  %20 = phi ptr [ %18, %cond.false.2 ], [ %12, %cond.end.1 ]
  %cond.2 = phi double [ %add110.2, %cond.false.2 ], [ %add6.i.2, %cond.end.1 ]
  store double %cond.2, ptr %20, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_4_1_d(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #6 {
entry:
  %cmp23155 = icmp sgt i64 %channels, 0
  br i1 %cmp23155, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %0 = load ptr, ptr %columns, align 8
  %cmp27153 = icmp sgt i64 %positions, 0
  %gep.2.idx = shl i64 %row, 4
  %gep.3.idx = mul i64 %row, 24
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.lr.ph, %for.cond.cleanup28
  %sum.sroa.12.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.0 = phi <4 x double> [ zeroinitializer, %for.cond26.preheader.lr.ph ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %rows.addr.0158 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0157 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  %x.sroa.0.0156 = phi ptr [ %0, %for.cond26.preheader.lr.ph ], [ %add.ptr82, %for.cond.cleanup28 ]
  br i1 %cmp27153, label %for.body29, label %for.cond.cleanup28

for.cond90.preheader:                             ; preds = %for.cond.cleanup28, %entry
  %sum.sroa.12.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.12.2, %for.cond.cleanup28 ]
  %sum.sroa.9.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.9.2, %for.cond.cleanup28 ]
  %sum.sroa.6.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.6.2, %for.cond.cleanup28 ]
  %sum.sroa.0.1 = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.sroa.0.2, %for.cond.cleanup28 ]
  %tobool.not = icmp eq i32 %is_first, 0
  %shuffle.i = shufflevector <4 x double> %sum.sroa.0.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i = shufflevector <4 x double> %sum.sroa.0.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i = fadd <2 x double> %shuffle.i, %shuffle1.i
  %shift = shufflevector <2 x double> %add.i, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1 = fadd <2 x double> %add.i, %shift
  %add6.i = extractelement <2 x double> %1, i64 0
  %2 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false.3, label %cond.end.2

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.12.2 = phi <4 x double> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %11, %for.body29 ]
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %9, %for.body29 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0158, i64 %rows_channel
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0156, i64 %x_channel
  %inc87 = add nuw nsw i64 %c.0157, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !58

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.12.3 = phi <4 x double> [ %11, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <4 x double> [ %9, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %7, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %5, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %f.0154 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0156, i64 %f.0154
  %3 = load <4 x double>, ptr %add.ptr, align 8
  %invariant.gep = getelementptr double, ptr %rows.addr.0158, i64 %f.0154
  %4 = load <4 x double>, ptr %invariant.gep, align 8
  %5 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %4, <4 x double> %3, <4 x double> %sum.sroa.0.3)
  %gep.1 = getelementptr double, ptr %invariant.gep, i64 %row
  %6 = load <4 x double>, ptr %gep.1, align 8
  %7 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %6, <4 x double> %3, <4 x double> %sum.sroa.6.3)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %8 = load <4 x double>, ptr %gep.2, align 8
  %9 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %8, <4 x double> %3, <4 x double> %sum.sroa.9.3)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %10 = load <4 x double>, ptr %gep.3, align 8
  %11 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %10, <4 x double> %3, <4 x double> %sum.sroa.12.3)
  %add = add nuw nsw i64 %f.0154, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !59

cond.end.2:                                       ; preds = %for.cond90.preheader
  store double %add6.i, ptr %2, align 8
  %shuffle.i.1 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1 = fadd <2 x double> %shuffle.i.1, %shuffle1.i.1
  %shift211 = shufflevector <2 x double> %add.i.1, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %12 = fadd <2 x double> %add.i.1, %shift211
  %add6.i.1 = extractelement <2 x double> %12, i64 0
  %13 = load ptr, ptr %to, align 8
  %add.ptr109.1 = getelementptr inbounds double, ptr %13, i64 %to_row
  store double %add6.i.1, ptr %add.ptr109.1, align 8
  %shuffle.i.2 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2 = fadd <2 x double> %shuffle.i.2, %shuffle1.i.2
  %shift212 = shufflevector <2 x double> %add.i.2, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %14 = fadd <2 x double> %add.i.2, %shift212
  %add6.i.2 = extractelement <2 x double> %14, i64 0
  %15 = load ptr, ptr %to, align 8
  %add.ptr109.2.idx = shl nsw i64 %to_row, 4
  %add.ptr109.2 = getelementptr inbounds i8, ptr %15, i64 %add.ptr109.2.idx
  store double %add6.i.2, ptr %add.ptr109.2, align 8
  %shuffle.i.3 = shufflevector <4 x double> %sum.sroa.12.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.3 = shufflevector <4 x double> %sum.sroa.12.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.3 = fadd <2 x double> %shuffle.i.3, %shuffle1.i.3
  %shift213 = shufflevector <2 x double> %add.i.3, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %16 = fadd <2 x double> %add.i.3, %shift213
  %add6.i.3 = extractelement <2 x double> %16, i64 0
  %17 = load ptr, ptr %to, align 8
  %add.ptr109.3.idx = mul i64 %to_row, 24
  %add.ptr109.3 = getelementptr inbounds i8, ptr %17, i64 %add.ptr109.3.idx
  br label %cond.end.3

cond.false.3:                                     ; preds = %for.cond90.preheader
  %18 = load double, ptr %2, align 8
  %add110 = fadd double %add6.i, %18
  store double %add110, ptr %2, align 8
  %shuffle.i.1169 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1170 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1171 = fadd <2 x double> %shuffle.i.1169, %shuffle1.i.1170
  %shift214 = shufflevector <2 x double> %add.i.1171, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %19 = fadd <2 x double> %add.i.1171, %shift214
  %add6.i.1174 = extractelement <2 x double> %19, i64 0
  %20 = load ptr, ptr %to, align 8
  %add.ptr109.1175 = getelementptr inbounds double, ptr %20, i64 %to_row
  %21 = load double, ptr %add.ptr109.1175, align 8
  %add110.1 = fadd double %add6.i.1174, %21
  store double %add110.1, ptr %add.ptr109.1175, align 8
  %shuffle.i.2181 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2182 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2183 = fadd <2 x double> %shuffle.i.2181, %shuffle1.i.2182
  %shift215 = shufflevector <2 x double> %add.i.2183, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %22 = fadd <2 x double> %add.i.2183, %shift215
  %add6.i.2186 = extractelement <2 x double> %22, i64 0
  %23 = load ptr, ptr %to, align 8
  %add.ptr109.2.idx187 = shl nsw i64 %to_row, 4
  %add.ptr109.2188 = getelementptr inbounds i8, ptr %23, i64 %add.ptr109.2.idx187
  %24 = load double, ptr %add.ptr109.2188, align 8
  %add110.2 = fadd double %add6.i.2186, %24
  store double %add110.2, ptr %add.ptr109.2188, align 8
  %shuffle.i.3194 = shufflevector <4 x double> %sum.sroa.12.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.3195 = shufflevector <4 x double> %sum.sroa.12.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.3196 = fadd <2 x double> %shuffle.i.3194, %shuffle1.i.3195
  %shift216 = shufflevector <2 x double> %add.i.3196, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %25 = fadd <2 x double> %add.i.3196, %shift216
  %add6.i.3199 = extractelement <2 x double> %25, i64 0
  %26 = load ptr, ptr %to, align 8
  %add.ptr109.3.idx200 = mul i64 %to_row, 24
  %add.ptr109.3201 = getelementptr inbounds i8, ptr %26, i64 %add.ptr109.3.idx200
  %27 = load double, ptr %add.ptr109.3201, align 8
  %add110.3 = fadd double %add6.i.3199, %27
  br label %cond.end.3

cond.end.3:                                       ; preds = %cond.end.2, %cond.false.3
  %add.ptr109.3203 = phi ptr [ %add.ptr109.3201, %cond.false.3 ], [ %add.ptr109.3, %cond.end.2 ]
  %cond.3 = phi double [ %add110.3, %cond.false.3 ], [ %add6.i.3, %cond.end.2 ]
  store double %cond.3, ptr %add.ptr109.3203, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_4_2_d(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #6 {
entry:
  %cmp23159 = icmp sgt i64 %channels, 0
  br i1 %cmp23159, label %for.cond26.preheader.lr.ph, label %for.cond90.preheader

for.cond26.preheader.lr.ph:                       ; preds = %entry
  %x.sroa.6.0.columns.sroa_idx = getelementptr inbounds i8, ptr %columns, i64 8
  %x.sroa.6.0.copyload = load ptr, ptr %x.sroa.6.0.columns.sroa_idx, align 8
  %x.sroa.0.0.copyload = load ptr, ptr %columns, align 8
  %cmp27156 = icmp sgt i64 %positions, 0
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
  %rows.addr.0161 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0160 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27156, label %for.body29, label %for.cond.cleanup28

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
  %shuffle.i = shufflevector <4 x double> %sum.sroa.0.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i = shufflevector <4 x double> %sum.sroa.0.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i = fadd <2 x double> %shuffle.i, %shuffle1.i
  %shift = shufflevector <2 x double> %add.i, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %0 = fadd <2 x double> %add.i, %shift
  %add6.i = extractelement <2 x double> %0, i64 0
  %1 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false.1.3, label %cond.end.3

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.18.2 = phi <4 x double> [ %sum.sroa.18.0, %for.cond26.preheader ], [ %12, %for.body29 ]
  %sum.sroa.15.2 = phi <4 x double> [ %sum.sroa.15.0, %for.cond26.preheader ], [ %11, %for.body29 ]
  %sum.sroa.12.2 = phi <4 x double> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %9, %for.body29 ]
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %8, %for.body29 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %5, %for.body29 ]
  %sum.sroa.21.2 = phi <4 x double> [ %sum.sroa.21.0, %for.cond26.preheader ], [ %14, %for.body29 ]
  %sum.sroa.24.2 = phi <4 x double> [ %sum.sroa.24.0, %for.cond26.preheader ], [ %15, %for.body29 ]
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0161, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0160, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !60

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.18.3 = phi <4 x double> [ %12, %for.body29 ], [ %sum.sroa.18.0, %for.cond26.preheader ]
  %sum.sroa.15.3 = phi <4 x double> [ %11, %for.body29 ], [ %sum.sroa.15.0, %for.cond26.preheader ]
  %sum.sroa.12.3 = phi <4 x double> [ %9, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <4 x double> [ %8, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %6, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %5, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.21.3 = phi <4 x double> [ %14, %for.body29 ], [ %sum.sroa.21.0, %for.cond26.preheader ]
  %sum.sroa.24.3 = phi <4 x double> [ %15, %for.body29 ], [ %sum.sroa.24.0, %for.cond26.preheader ]
  %f.0157 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %f.0157
  %2 = load <4 x double>, ptr %add.ptr, align 8
  %add.ptr.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %f.0157
  %3 = load <4 x double>, ptr %add.ptr.1, align 8
  %invariant.gep = getelementptr double, ptr %rows.addr.0161, i64 %f.0157
  %4 = load <4 x double>, ptr %invariant.gep, align 8
  %5 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %4, <4 x double> %2, <4 x double> %sum.sroa.0.3)
  %6 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %4, <4 x double> %3, <4 x double> %sum.sroa.6.3)
  %gep.1 = getelementptr double, ptr %invariant.gep, i64 %row
  %7 = load <4 x double>, ptr %gep.1, align 8
  %8 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %7, <4 x double> %2, <4 x double> %sum.sroa.9.3)
  %9 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %7, <4 x double> %3, <4 x double> %sum.sroa.12.3)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %10 = load <4 x double>, ptr %gep.2, align 8
  %11 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %10, <4 x double> %2, <4 x double> %sum.sroa.15.3)
  %12 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %10, <4 x double> %3, <4 x double> %sum.sroa.18.3)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %13 = load <4 x double>, ptr %gep.3, align 8
  %14 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %13, <4 x double> %2, <4 x double> %sum.sroa.21.3)
  %15 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %13, <4 x double> %3, <4 x double> %sum.sroa.24.3)
  %add = add nuw nsw i64 %f.0157, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !61

cond.end.3:                                       ; preds = %for.cond90.preheader
  store double %add6.i, ptr %1, align 8
  %shuffle.i.1 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1 = fadd <2 x double> %shuffle.i.1, %shuffle1.i.1
  %shift323 = shufflevector <2 x double> %add.i.1, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %16 = fadd <2 x double> %add.i.1, %shift323
  %add6.i.1 = extractelement <2 x double> %16, i64 0
  %arrayidx106.1 = getelementptr inbounds i8, ptr %to, i64 8
  %17 = load ptr, ptr %arrayidx106.1, align 8
  store double %add6.i.1, ptr %17, align 8
  %shuffle.i.1176 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1177 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1178 = fadd <2 x double> %shuffle.i.1176, %shuffle1.i.1177
  %shift324 = shufflevector <2 x double> %add.i.1178, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %18 = fadd <2 x double> %add.i.1178, %shift324
  %add6.i.1181 = extractelement <2 x double> %18, i64 0
  %19 = load ptr, ptr %to, align 8
  %add.ptr109.1182 = getelementptr inbounds double, ptr %19, i64 %to_row
  store double %add6.i.1181, ptr %add.ptr109.1182, align 8
  %shuffle.i.1.1 = shufflevector <4 x double> %sum.sroa.12.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1.1 = shufflevector <4 x double> %sum.sroa.12.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1.1 = fadd <2 x double> %shuffle.i.1.1, %shuffle1.i.1.1
  %shift325 = shufflevector <2 x double> %add.i.1.1, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %20 = fadd <2 x double> %add.i.1.1, %shift325
  %add6.i.1.1 = extractelement <2 x double> %20, i64 0
  %21 = load ptr, ptr %arrayidx106.1, align 8
  %add.ptr109.1.1 = getelementptr inbounds double, ptr %21, i64 %to_row
  store double %add6.i.1.1, ptr %add.ptr109.1.1, align 8
  %mul108.2 = shl nsw i64 %to_row, 1
  %shuffle.i.2 = shufflevector <4 x double> %sum.sroa.15.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2 = shufflevector <4 x double> %sum.sroa.15.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2 = fadd <2 x double> %shuffle.i.2, %shuffle1.i.2
  %shift326 = shufflevector <2 x double> %add.i.2, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %22 = fadd <2 x double> %add.i.2, %shift326
  %add6.i.2 = extractelement <2 x double> %22, i64 0
  %23 = load ptr, ptr %to, align 8
  %add.ptr109.2 = getelementptr inbounds double, ptr %23, i64 %mul108.2
  store double %add6.i.2, ptr %add.ptr109.2, align 8
  %shuffle.i.1.2 = shufflevector <4 x double> %sum.sroa.18.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1.2 = shufflevector <4 x double> %sum.sroa.18.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1.2 = fadd <2 x double> %shuffle.i.1.2, %shuffle1.i.1.2
  %shift327 = shufflevector <2 x double> %add.i.1.2, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %24 = fadd <2 x double> %add.i.1.2, %shift327
  %add6.i.1.2 = extractelement <2 x double> %24, i64 0
  %25 = load ptr, ptr %arrayidx106.1, align 8
  %add.ptr109.1.2 = getelementptr inbounds double, ptr %25, i64 %mul108.2
  store double %add6.i.1.2, ptr %add.ptr109.1.2, align 8
  %mul108.3 = mul nsw i64 %to_row, 3
  %shuffle.i.3 = shufflevector <4 x double> %sum.sroa.21.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.3 = shufflevector <4 x double> %sum.sroa.21.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.3 = fadd <2 x double> %shuffle.i.3, %shuffle1.i.3
  %shift328 = shufflevector <2 x double> %add.i.3, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %26 = fadd <2 x double> %add.i.3, %shift328
  %add6.i.3 = extractelement <2 x double> %26, i64 0
  %27 = load ptr, ptr %to, align 8
  %add.ptr109.3 = getelementptr inbounds double, ptr %27, i64 %mul108.3
  store double %add6.i.3, ptr %add.ptr109.3, align 8
  %shuffle.i.1.3 = shufflevector <4 x double> %sum.sroa.24.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1.3 = shufflevector <4 x double> %sum.sroa.24.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1.3 = fadd <2 x double> %shuffle.i.1.3, %shuffle1.i.1.3
  %shift329 = shufflevector <2 x double> %add.i.1.3, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %28 = fadd <2 x double> %add.i.1.3, %shift329
  %add6.i.1.3 = extractelement <2 x double> %28, i64 0
  %29 = load ptr, ptr %arrayidx106.1, align 8
  %add.ptr109.1.3 = getelementptr inbounds double, ptr %29, i64 %mul108.3
  br label %cond.end.1.3

cond.false.1.3:                                   ; preds = %for.cond90.preheader
  %30 = load double, ptr %1, align 8
  %add110 = fadd double %add6.i, %30
  store double %add110, ptr %1, align 8
  %shuffle.i.1204 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1205 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1206 = fadd <2 x double> %shuffle.i.1204, %shuffle1.i.1205
  %shift330 = shufflevector <2 x double> %add.i.1206, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %31 = fadd <2 x double> %add.i.1206, %shift330
  %add6.i.1209 = extractelement <2 x double> %31, i64 0
  %arrayidx106.1210 = getelementptr inbounds i8, ptr %to, i64 8
  %32 = load ptr, ptr %arrayidx106.1210, align 8
  %33 = load double, ptr %32, align 8
  %add110.1 = fadd double %add6.i.1209, %33
  store double %add110.1, ptr %32, align 8
  %shuffle.i.1176216 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1177217 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1178218 = fadd <2 x double> %shuffle.i.1176216, %shuffle1.i.1177217
  %shift331 = shufflevector <2 x double> %add.i.1178218, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %34 = fadd <2 x double> %add.i.1178218, %shift331
  %add6.i.1181221 = extractelement <2 x double> %34, i64 0
  %35 = load ptr, ptr %to, align 8
  %add.ptr109.1182222 = getelementptr inbounds double, ptr %35, i64 %to_row
  %36 = load double, ptr %add.ptr109.1182222, align 8
  %add110.1183 = fadd double %add6.i.1181221, %36
  store double %add110.1183, ptr %add.ptr109.1182222, align 8
  %shuffle.i.1.1231 = shufflevector <4 x double> %sum.sroa.12.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1.1232 = shufflevector <4 x double> %sum.sroa.12.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1.1233 = fadd <2 x double> %shuffle.i.1.1231, %shuffle1.i.1.1232
  %shift332 = shufflevector <2 x double> %add.i.1.1233, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %37 = fadd <2 x double> %add.i.1.1233, %shift332
  %add6.i.1.1236 = extractelement <2 x double> %37, i64 0
  %38 = load ptr, ptr %arrayidx106.1210, align 8
  %add.ptr109.1.1237 = getelementptr inbounds double, ptr %38, i64 %to_row
  %39 = load double, ptr %add.ptr109.1.1237, align 8
  %add110.1.1 = fadd double %add6.i.1.1236, %39
  store double %add110.1.1, ptr %add.ptr109.1.1237, align 8
  %mul108.2246 = shl nsw i64 %to_row, 1
  %shuffle.i.2247 = shufflevector <4 x double> %sum.sroa.15.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2248 = shufflevector <4 x double> %sum.sroa.15.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2249 = fadd <2 x double> %shuffle.i.2247, %shuffle1.i.2248
  %shift333 = shufflevector <2 x double> %add.i.2249, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %40 = fadd <2 x double> %add.i.2249, %shift333
  %add6.i.2252 = extractelement <2 x double> %40, i64 0
  %41 = load ptr, ptr %to, align 8
  %add.ptr109.2253 = getelementptr inbounds double, ptr %41, i64 %mul108.2246
  %42 = load double, ptr %add.ptr109.2253, align 8
  %add110.2 = fadd double %add6.i.2252, %42
  store double %add110.2, ptr %add.ptr109.2253, align 8
  %shuffle.i.1.2265 = shufflevector <4 x double> %sum.sroa.18.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1.2266 = shufflevector <4 x double> %sum.sroa.18.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1.2267 = fadd <2 x double> %shuffle.i.1.2265, %shuffle1.i.1.2266
  %shift334 = shufflevector <2 x double> %add.i.1.2267, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %43 = fadd <2 x double> %add.i.1.2267, %shift334
  %add6.i.1.2270 = extractelement <2 x double> %43, i64 0
  %44 = load ptr, ptr %arrayidx106.1210, align 8
  %add.ptr109.1.2271 = getelementptr inbounds double, ptr %44, i64 %mul108.2246
  %45 = load double, ptr %add.ptr109.1.2271, align 8
  %add110.1.2 = fadd double %add6.i.1.2270, %45
  store double %add110.1.2, ptr %add.ptr109.1.2271, align 8
  %mul108.3280 = mul nsw i64 %to_row, 3
  %shuffle.i.3281 = shufflevector <4 x double> %sum.sroa.21.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.3282 = shufflevector <4 x double> %sum.sroa.21.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.3283 = fadd <2 x double> %shuffle.i.3281, %shuffle1.i.3282
  %shift335 = shufflevector <2 x double> %add.i.3283, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %46 = fadd <2 x double> %add.i.3283, %shift335
  %add6.i.3286 = extractelement <2 x double> %46, i64 0
  %47 = load ptr, ptr %to, align 8
  %add.ptr109.3287 = getelementptr inbounds double, ptr %47, i64 %mul108.3280
  %48 = load double, ptr %add.ptr109.3287, align 8
  %add110.3 = fadd double %add6.i.3286, %48
  store double %add110.3, ptr %add.ptr109.3287, align 8
  %shuffle.i.1.3299 = shufflevector <4 x double> %sum.sroa.24.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1.3300 = shufflevector <4 x double> %sum.sroa.24.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1.3301 = fadd <2 x double> %shuffle.i.1.3299, %shuffle1.i.1.3300
  %shift336 = shufflevector <2 x double> %add.i.1.3301, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %49 = fadd <2 x double> %add.i.1.3301, %shift336
  %add6.i.1.3304 = extractelement <2 x double> %49, i64 0
  %50 = load ptr, ptr %arrayidx106.1210, align 8
  %add.ptr109.1.3305 = getelementptr inbounds double, ptr %50, i64 %mul108.3280
  %51 = load double, ptr %add.ptr109.1.3305, align 8
  %add110.1.3 = fadd double %add6.i.1.3304, %51
  br label %cond.end.1.3

cond.end.1.3:                                     ; preds = %cond.end.3, %cond.false.1.3
  %add.ptr109.1.3308 = phi ptr [ %add.ptr109.1.3305, %cond.false.1.3 ], [ %add.ptr109.1.3, %cond.end.3 ]
  %cond.1.3 = phi double [ %add110.1.3, %cond.false.1.3 ], [ %add6.i.1.3, %cond.end.3 ]
  store double %cond.1.3, ptr %add.ptr109.1.3308, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @lazyasync_dots_4_3_d(ptr nocapture noundef readonly %rows, i64 noundef %row, i64 noundef %rows_channel, ptr nocapture noundef readonly %columns, i64 noundef %x_channel, i64 noundef %channels, i64 noundef %positions, ptr nocapture noundef readonly %to, i64 noundef %to_row, i32 noundef %is_first) #6 {
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
  %rows.addr.0161 = phi ptr [ %rows, %for.cond26.preheader.lr.ph ], [ %add.ptr73, %for.cond.cleanup28 ]
  %c.0160 = phi i64 [ 0, %for.cond26.preheader.lr.ph ], [ %inc87, %for.cond.cleanup28 ]
  br i1 %cmp27156, label %for.body29, label %for.cond.cleanup28

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
  %shuffle.i = shufflevector <4 x double> %sum.sroa.0.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i = shufflevector <4 x double> %sum.sroa.0.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i = fadd <2 x double> %shuffle.i, %shuffle1.i
  %shift = shufflevector <2 x double> %add.i, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %0 = fadd <2 x double> %add.i, %shift
  %add6.i = extractelement <2 x double> %0, i64 0
  %1 = load ptr, ptr %to, align 8
  br i1 %tobool.not, label %cond.false.2.3, label %cond.end.1.3

for.cond.cleanup28:                               ; preds = %for.body29, %for.cond26.preheader
  %sum.sroa.27.2 = phi <4 x double> [ %sum.sroa.27.0, %for.cond26.preheader ], [ %16, %for.body29 ]
  %sum.sroa.24.2 = phi <4 x double> [ %sum.sroa.24.0, %for.cond26.preheader ], [ %15, %for.body29 ]
  %sum.sroa.21.2 = phi <4 x double> [ %sum.sroa.21.0, %for.cond26.preheader ], [ %14, %for.body29 ]
  %sum.sroa.18.2 = phi <4 x double> [ %sum.sroa.18.0, %for.cond26.preheader ], [ %12, %for.body29 ]
  %sum.sroa.15.2 = phi <4 x double> [ %sum.sroa.15.0, %for.cond26.preheader ], [ %11, %for.body29 ]
  %sum.sroa.12.2 = phi <4 x double> [ %sum.sroa.12.0, %for.cond26.preheader ], [ %10, %for.body29 ]
  %sum.sroa.9.2 = phi <4 x double> [ %sum.sroa.9.0, %for.cond26.preheader ], [ %8, %for.body29 ]
  %sum.sroa.6.2 = phi <4 x double> [ %sum.sroa.6.0, %for.cond26.preheader ], [ %7, %for.body29 ]
  %sum.sroa.0.2 = phi <4 x double> [ %sum.sroa.0.0, %for.cond26.preheader ], [ %6, %for.body29 ]
  %sum.sroa.30.2 = phi <4 x double> [ %sum.sroa.30.0, %for.cond26.preheader ], [ %18, %for.body29 ]
  %sum.sroa.33.2 = phi <4 x double> [ %sum.sroa.33.0, %for.cond26.preheader ], [ %19, %for.body29 ]
  %sum.sroa.36.2 = phi <4 x double> [ %sum.sroa.36.0, %for.cond26.preheader ], [ %20, %for.body29 ]
  %add.ptr82 = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %x_channel
  %add.ptr82.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %x_channel
  %add.ptr82.2 = getelementptr inbounds double, ptr %x.sroa.9.0, i64 %x_channel
  %add.ptr73 = getelementptr inbounds double, ptr %rows.addr.0161, i64 %rows_channel
  %inc87 = add nuw nsw i64 %c.0160, 1
  %exitcond.not = icmp eq i64 %inc87, %channels
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !62

for.body29:                                       ; preds = %for.cond26.preheader, %for.body29
  %sum.sroa.27.3 = phi <4 x double> [ %16, %for.body29 ], [ %sum.sroa.27.0, %for.cond26.preheader ]
  %sum.sroa.24.3 = phi <4 x double> [ %15, %for.body29 ], [ %sum.sroa.24.0, %for.cond26.preheader ]
  %sum.sroa.21.3 = phi <4 x double> [ %14, %for.body29 ], [ %sum.sroa.21.0, %for.cond26.preheader ]
  %sum.sroa.18.3 = phi <4 x double> [ %12, %for.body29 ], [ %sum.sroa.18.0, %for.cond26.preheader ]
  %sum.sroa.15.3 = phi <4 x double> [ %11, %for.body29 ], [ %sum.sroa.15.0, %for.cond26.preheader ]
  %sum.sroa.12.3 = phi <4 x double> [ %10, %for.body29 ], [ %sum.sroa.12.0, %for.cond26.preheader ]
  %sum.sroa.9.3 = phi <4 x double> [ %8, %for.body29 ], [ %sum.sroa.9.0, %for.cond26.preheader ]
  %sum.sroa.6.3 = phi <4 x double> [ %7, %for.body29 ], [ %sum.sroa.6.0, %for.cond26.preheader ]
  %sum.sroa.0.3 = phi <4 x double> [ %6, %for.body29 ], [ %sum.sroa.0.0, %for.cond26.preheader ]
  %sum.sroa.30.3 = phi <4 x double> [ %18, %for.body29 ], [ %sum.sroa.30.0, %for.cond26.preheader ]
  %sum.sroa.33.3 = phi <4 x double> [ %19, %for.body29 ], [ %sum.sroa.33.0, %for.cond26.preheader ]
  %sum.sroa.36.3 = phi <4 x double> [ %20, %for.body29 ], [ %sum.sroa.36.0, %for.cond26.preheader ]
  %f.0157 = phi i64 [ %add, %for.body29 ], [ 0, %for.cond26.preheader ]
  %add.ptr = getelementptr inbounds double, ptr %x.sroa.0.0, i64 %f.0157
  %2 = load <4 x double>, ptr %add.ptr, align 8
  %add.ptr.1 = getelementptr inbounds double, ptr %x.sroa.6.0, i64 %f.0157
  %3 = load <4 x double>, ptr %add.ptr.1, align 8
  %add.ptr.2 = getelementptr inbounds double, ptr %x.sroa.9.0, i64 %f.0157
  %4 = load <4 x double>, ptr %add.ptr.2, align 8
  %invariant.gep = getelementptr double, ptr %rows.addr.0161, i64 %f.0157
  %5 = load <4 x double>, ptr %invariant.gep, align 8
  %6 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %5, <4 x double> %2, <4 x double> %sum.sroa.0.3)
  %7 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %5, <4 x double> %3, <4 x double> %sum.sroa.6.3)
  %8 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %5, <4 x double> %4, <4 x double> %sum.sroa.9.3)
  %gep.1 = getelementptr double, ptr %invariant.gep, i64 %row
  %9 = load <4 x double>, ptr %gep.1, align 8
  %10 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %9, <4 x double> %2, <4 x double> %sum.sroa.12.3)
  %11 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %9, <4 x double> %3, <4 x double> %sum.sroa.15.3)
  %12 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %9, <4 x double> %4, <4 x double> %sum.sroa.18.3)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %13 = load <4 x double>, ptr %gep.2, align 8
  %14 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %13, <4 x double> %2, <4 x double> %sum.sroa.21.3)
  %15 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %13, <4 x double> %3, <4 x double> %sum.sroa.24.3)
  %16 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %13, <4 x double> %4, <4 x double> %sum.sroa.27.3)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %17 = load <4 x double>, ptr %gep.3, align 8
  %18 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %17, <4 x double> %2, <4 x double> %sum.sroa.30.3)
  %19 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %17, <4 x double> %3, <4 x double> %sum.sroa.33.3)
  %20 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %17, <4 x double> %4, <4 x double> %sum.sroa.36.3)
  %add = add nuw nsw i64 %f.0157, 4
  %cmp27 = icmp slt i64 %add, %positions
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !63

cond.end.1.3:                                     ; preds = %for.cond90.preheader
  store double %add6.i, ptr %1, align 8
  %shuffle.i.1 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1 = fadd <2 x double> %shuffle.i.1, %shuffle1.i.1
  %shift440 = shufflevector <2 x double> %add.i.1, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %21 = fadd <2 x double> %add.i.1, %shift440
  %add6.i.1 = extractelement <2 x double> %21, i64 0
  %arrayidx106.1 = getelementptr inbounds i8, ptr %to, i64 8
  %22 = load ptr, ptr %arrayidx106.1, align 8
  store double %add6.i.1, ptr %22, align 8
  %shuffle.i.2 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2 = fadd <2 x double> %shuffle.i.2, %shuffle1.i.2
  %shift441 = shufflevector <2 x double> %add.i.2, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %23 = fadd <2 x double> %add.i.2, %shift441
  %add6.i.2 = extractelement <2 x double> %23, i64 0
  %arrayidx106.2 = getelementptr inbounds i8, ptr %to, i64 16
  %24 = load ptr, ptr %arrayidx106.2, align 8
  store double %add6.i.2, ptr %24, align 8
  %shuffle.i.1178 = shufflevector <4 x double> %sum.sroa.12.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1179 = shufflevector <4 x double> %sum.sroa.12.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1180 = fadd <2 x double> %shuffle.i.1178, %shuffle1.i.1179
  %shift442 = shufflevector <2 x double> %add.i.1180, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %25 = fadd <2 x double> %add.i.1180, %shift442
  %add6.i.1183 = extractelement <2 x double> %25, i64 0
  %26 = load ptr, ptr %to, align 8
  %add.ptr109.1184 = getelementptr inbounds double, ptr %26, i64 %to_row
  store double %add6.i.1183, ptr %add.ptr109.1184, align 8
  %shuffle.i.1.1 = shufflevector <4 x double> %sum.sroa.15.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1.1 = shufflevector <4 x double> %sum.sroa.15.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1.1 = fadd <2 x double> %shuffle.i.1.1, %shuffle1.i.1.1
  %shift443 = shufflevector <2 x double> %add.i.1.1, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %27 = fadd <2 x double> %add.i.1.1, %shift443
  %add6.i.1.1 = extractelement <2 x double> %27, i64 0
  %28 = load ptr, ptr %arrayidx106.1, align 8
  %add.ptr109.1.1 = getelementptr inbounds double, ptr %28, i64 %to_row
  store double %add6.i.1.1, ptr %add.ptr109.1.1, align 8
  %shuffle.i.2.1 = shufflevector <4 x double> %sum.sroa.18.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2.1 = shufflevector <4 x double> %sum.sroa.18.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2.1 = fadd <2 x double> %shuffle.i.2.1, %shuffle1.i.2.1
  %shift444 = shufflevector <2 x double> %add.i.2.1, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %29 = fadd <2 x double> %add.i.2.1, %shift444
  %add6.i.2.1 = extractelement <2 x double> %29, i64 0
  %30 = load ptr, ptr %arrayidx106.2, align 8
  %add.ptr109.2.1 = getelementptr inbounds double, ptr %30, i64 %to_row
  store double %add6.i.2.1, ptr %add.ptr109.2.1, align 8
  %mul108.2 = shl nsw i64 %to_row, 1
  %shuffle.i.2190 = shufflevector <4 x double> %sum.sroa.21.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2191 = shufflevector <4 x double> %sum.sroa.21.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2192 = fadd <2 x double> %shuffle.i.2190, %shuffle1.i.2191
  %shift445 = shufflevector <2 x double> %add.i.2192, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %31 = fadd <2 x double> %add.i.2192, %shift445
  %add6.i.2195 = extractelement <2 x double> %31, i64 0
  %32 = load ptr, ptr %to, align 8
  %add.ptr109.2196 = getelementptr inbounds double, ptr %32, i64 %mul108.2
  store double %add6.i.2195, ptr %add.ptr109.2196, align 8
  %shuffle.i.1.2 = shufflevector <4 x double> %sum.sroa.24.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1.2 = shufflevector <4 x double> %sum.sroa.24.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1.2 = fadd <2 x double> %shuffle.i.1.2, %shuffle1.i.1.2
  %shift446 = shufflevector <2 x double> %add.i.1.2, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %33 = fadd <2 x double> %add.i.1.2, %shift446
  %add6.i.1.2 = extractelement <2 x double> %33, i64 0
  %34 = load ptr, ptr %arrayidx106.1, align 8
  %add.ptr109.1.2 = getelementptr inbounds double, ptr %34, i64 %mul108.2
  store double %add6.i.1.2, ptr %add.ptr109.1.2, align 8
  %shuffle.i.2.2 = shufflevector <4 x double> %sum.sroa.27.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2.2 = shufflevector <4 x double> %sum.sroa.27.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2.2 = fadd <2 x double> %shuffle.i.2.2, %shuffle1.i.2.2
  %shift447 = shufflevector <2 x double> %add.i.2.2, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %35 = fadd <2 x double> %add.i.2.2, %shift447
  %add6.i.2.2 = extractelement <2 x double> %35, i64 0
  %36 = load ptr, ptr %arrayidx106.2, align 8
  %add.ptr109.2.2 = getelementptr inbounds double, ptr %36, i64 %mul108.2
  store double %add6.i.2.2, ptr %add.ptr109.2.2, align 8
  %mul108.3 = mul nsw i64 %to_row, 3
  %shuffle.i.3 = shufflevector <4 x double> %sum.sroa.30.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.3 = shufflevector <4 x double> %sum.sroa.30.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.3 = fadd <2 x double> %shuffle.i.3, %shuffle1.i.3
  %shift448 = shufflevector <2 x double> %add.i.3, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %37 = fadd <2 x double> %add.i.3, %shift448
  %add6.i.3 = extractelement <2 x double> %37, i64 0
  %38 = load ptr, ptr %to, align 8
  %add.ptr109.3 = getelementptr inbounds double, ptr %38, i64 %mul108.3
  store double %add6.i.3, ptr %add.ptr109.3, align 8
  %shuffle.i.1.3 = shufflevector <4 x double> %sum.sroa.33.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1.3 = shufflevector <4 x double> %sum.sroa.33.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1.3 = fadd <2 x double> %shuffle.i.1.3, %shuffle1.i.1.3
  %shift449 = shufflevector <2 x double> %add.i.1.3, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %39 = fadd <2 x double> %add.i.1.3, %shift449
  %add6.i.1.3 = extractelement <2 x double> %39, i64 0
  %40 = load ptr, ptr %arrayidx106.1, align 8
  %add.ptr109.1.3 = getelementptr inbounds double, ptr %40, i64 %mul108.3
  store double %add6.i.1.3, ptr %add.ptr109.1.3, align 8
  %shuffle.i.2.3 = shufflevector <4 x double> %sum.sroa.36.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2.3 = shufflevector <4 x double> %sum.sroa.36.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2.3 = fadd <2 x double> %shuffle.i.2.3, %shuffle1.i.2.3
  %shift450 = shufflevector <2 x double> %add.i.2.3, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %41 = fadd <2 x double> %add.i.2.3, %shift450
  %add6.i.2.3 = extractelement <2 x double> %41, i64 0
  %42 = load ptr, ptr %arrayidx106.2, align 8
  %add.ptr109.2.3 = getelementptr inbounds double, ptr %42, i64 %mul108.3
  br label %cond.end.2.3

cond.false.2.3:                                   ; preds = %for.cond90.preheader
  %43 = load double, ptr %1, align 8
  %add110 = fadd double %add6.i, %43
  store double %add110, ptr %1, align 8
  %shuffle.i.1226 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1227 = shufflevector <4 x double> %sum.sroa.6.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1228 = fadd <2 x double> %shuffle.i.1226, %shuffle1.i.1227
  %shift451 = shufflevector <2 x double> %add.i.1228, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %44 = fadd <2 x double> %add.i.1228, %shift451
  %add6.i.1231 = extractelement <2 x double> %44, i64 0
  %arrayidx106.1232 = getelementptr inbounds i8, ptr %to, i64 8
  %45 = load ptr, ptr %arrayidx106.1232, align 8
  %46 = load double, ptr %45, align 8
  %add110.1 = fadd double %add6.i.1231, %46
  store double %add110.1, ptr %45, align 8
  %shuffle.i.2238 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2239 = shufflevector <4 x double> %sum.sroa.9.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2240 = fadd <2 x double> %shuffle.i.2238, %shuffle1.i.2239
  %shift452 = shufflevector <2 x double> %add.i.2240, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %47 = fadd <2 x double> %add.i.2240, %shift452
  %add6.i.2243 = extractelement <2 x double> %47, i64 0
  %arrayidx106.2244 = getelementptr inbounds i8, ptr %to, i64 16
  %48 = load ptr, ptr %arrayidx106.2244, align 8
  %49 = load double, ptr %48, align 8
  %add110.2 = fadd double %add6.i.2243, %49
  store double %add110.2, ptr %48, align 8
  %shuffle.i.1178253 = shufflevector <4 x double> %sum.sroa.12.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1179254 = shufflevector <4 x double> %sum.sroa.12.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1180255 = fadd <2 x double> %shuffle.i.1178253, %shuffle1.i.1179254
  %shift453 = shufflevector <2 x double> %add.i.1180255, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %50 = fadd <2 x double> %add.i.1180255, %shift453
  %add6.i.1183258 = extractelement <2 x double> %50, i64 0
  %51 = load ptr, ptr %to, align 8
  %add.ptr109.1184259 = getelementptr inbounds double, ptr %51, i64 %to_row
  %52 = load double, ptr %add.ptr109.1184259, align 8
  %add110.1185 = fadd double %add6.i.1183258, %52
  store double %add110.1185, ptr %add.ptr109.1184259, align 8
  %shuffle.i.1.1271 = shufflevector <4 x double> %sum.sroa.15.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1.1272 = shufflevector <4 x double> %sum.sroa.15.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1.1273 = fadd <2 x double> %shuffle.i.1.1271, %shuffle1.i.1.1272
  %shift454 = shufflevector <2 x double> %add.i.1.1273, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %53 = fadd <2 x double> %add.i.1.1273, %shift454
  %add6.i.1.1276 = extractelement <2 x double> %53, i64 0
  %54 = load ptr, ptr %arrayidx106.1232, align 8
  %add.ptr109.1.1277 = getelementptr inbounds double, ptr %54, i64 %to_row
  %55 = load double, ptr %add.ptr109.1.1277, align 8
  %add110.1.1 = fadd double %add6.i.1.1276, %55
  store double %add110.1.1, ptr %add.ptr109.1.1277, align 8
  %shuffle.i.2.1289 = shufflevector <4 x double> %sum.sroa.18.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2.1290 = shufflevector <4 x double> %sum.sroa.18.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2.1291 = fadd <2 x double> %shuffle.i.2.1289, %shuffle1.i.2.1290
  %shift455 = shufflevector <2 x double> %add.i.2.1291, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %56 = fadd <2 x double> %add.i.2.1291, %shift455
  %add6.i.2.1294 = extractelement <2 x double> %56, i64 0
  %57 = load ptr, ptr %arrayidx106.2244, align 8
  %add.ptr109.2.1295 = getelementptr inbounds double, ptr %57, i64 %to_row
  %58 = load double, ptr %add.ptr109.2.1295, align 8
  %add110.2.1 = fadd double %add6.i.2.1294, %58
  store double %add110.2.1, ptr %add.ptr109.2.1295, align 8
  %mul108.2307 = shl nsw i64 %to_row, 1
  %shuffle.i.2190308 = shufflevector <4 x double> %sum.sroa.21.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2191309 = shufflevector <4 x double> %sum.sroa.21.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2192310 = fadd <2 x double> %shuffle.i.2190308, %shuffle1.i.2191309
  %shift456 = shufflevector <2 x double> %add.i.2192310, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %59 = fadd <2 x double> %add.i.2192310, %shift456
  %add6.i.2195313 = extractelement <2 x double> %59, i64 0
  %60 = load ptr, ptr %to, align 8
  %add.ptr109.2196314 = getelementptr inbounds double, ptr %60, i64 %mul108.2307
  %61 = load double, ptr %add.ptr109.2196314, align 8
  %add110.2197 = fadd double %add6.i.2195313, %61
  store double %add110.2197, ptr %add.ptr109.2196314, align 8
  %shuffle.i.1.2329 = shufflevector <4 x double> %sum.sroa.24.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1.2330 = shufflevector <4 x double> %sum.sroa.24.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1.2331 = fadd <2 x double> %shuffle.i.1.2329, %shuffle1.i.1.2330
  %shift457 = shufflevector <2 x double> %add.i.1.2331, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %62 = fadd <2 x double> %add.i.1.2331, %shift457
  %add6.i.1.2334 = extractelement <2 x double> %62, i64 0
  %63 = load ptr, ptr %arrayidx106.1232, align 8
  %add.ptr109.1.2335 = getelementptr inbounds double, ptr %63, i64 %mul108.2307
  %64 = load double, ptr %add.ptr109.1.2335, align 8
  %add110.1.2 = fadd double %add6.i.1.2334, %64
  store double %add110.1.2, ptr %add.ptr109.1.2335, align 8
  %shuffle.i.2.2350 = shufflevector <4 x double> %sum.sroa.27.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2.2351 = shufflevector <4 x double> %sum.sroa.27.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2.2352 = fadd <2 x double> %shuffle.i.2.2350, %shuffle1.i.2.2351
  %shift458 = shufflevector <2 x double> %add.i.2.2352, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %65 = fadd <2 x double> %add.i.2.2352, %shift458
  %add6.i.2.2355 = extractelement <2 x double> %65, i64 0
  %66 = load ptr, ptr %arrayidx106.2244, align 8
  %add.ptr109.2.2356 = getelementptr inbounds double, ptr %66, i64 %mul108.2307
  %67 = load double, ptr %add.ptr109.2.2356, align 8
  %add110.2.2 = fadd double %add6.i.2.2355, %67
  store double %add110.2.2, ptr %add.ptr109.2.2356, align 8
  %mul108.3368 = mul nsw i64 %to_row, 3
  %shuffle.i.3369 = shufflevector <4 x double> %sum.sroa.30.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.3370 = shufflevector <4 x double> %sum.sroa.30.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.3371 = fadd <2 x double> %shuffle.i.3369, %shuffle1.i.3370
  %shift459 = shufflevector <2 x double> %add.i.3371, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %68 = fadd <2 x double> %add.i.3371, %shift459
  %add6.i.3374 = extractelement <2 x double> %68, i64 0
  %69 = load ptr, ptr %to, align 8
  %add.ptr109.3375 = getelementptr inbounds double, ptr %69, i64 %mul108.3368
  %70 = load double, ptr %add.ptr109.3375, align 8
  %add110.3 = fadd double %add6.i.3374, %70
  store double %add110.3, ptr %add.ptr109.3375, align 8
  %shuffle.i.1.3390 = shufflevector <4 x double> %sum.sroa.33.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.1.3391 = shufflevector <4 x double> %sum.sroa.33.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.1.3392 = fadd <2 x double> %shuffle.i.1.3390, %shuffle1.i.1.3391
  %shift460 = shufflevector <2 x double> %add.i.1.3392, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %71 = fadd <2 x double> %add.i.1.3392, %shift460
  %add6.i.1.3395 = extractelement <2 x double> %71, i64 0
  %72 = load ptr, ptr %arrayidx106.1232, align 8
  %add.ptr109.1.3396 = getelementptr inbounds double, ptr %72, i64 %mul108.3368
  %73 = load double, ptr %add.ptr109.1.3396, align 8
  %add110.1.3 = fadd double %add6.i.1.3395, %73
  store double %add110.1.3, ptr %add.ptr109.1.3396, align 8
  %shuffle.i.2.3408 = shufflevector <4 x double> %sum.sroa.36.1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %shuffle1.i.2.3409 = shufflevector <4 x double> %sum.sroa.36.1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %add.i.2.3410 = fadd <2 x double> %shuffle.i.2.3408, %shuffle1.i.2.3409
  %shift461 = shufflevector <2 x double> %add.i.2.3410, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %74 = fadd <2 x double> %add.i.2.3410, %shift461
  %add6.i.2.3413 = extractelement <2 x double> %74, i64 0
  %75 = load ptr, ptr %arrayidx106.2244, align 8
  %add.ptr109.2.3414 = getelementptr inbounds double, ptr %75, i64 %mul108.3368
  %76 = load double, ptr %add.ptr109.2.3414, align 8
  %add110.2.3 = fadd double %add6.i.2.3413, %76
  br label %cond.end.2.3

cond.end.2.3:                                     ; preds = %cond.end.1.3, %cond.false.2.3
  %add.ptr109.2.3417 = phi ptr [ %add.ptr109.2.3414, %cond.false.2.3 ], [ %add.ptr109.2.3, %cond.end.1.3 ]
  %cond.2.3 = phi double [ %add110.2.3, %cond.false.2.3 ], [ %add6.i.2.3, %cond.end.1.3 ]
  store double %cond.2.3, ptr %add.ptr109.2.3417, align 8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) }
attributes #4 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
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
