; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 5a7916f43669fe25d1e4b92b1f8664f8a2506a6b
%struct.phase = type { i64, i64, i64, [3 x i64], [3 x i64] }
%struct.tap = type { i64, i64 }
%struct.spatial_axis = type { i64, i64, i64, i64, i64 }

@lazyasync_layout_convolution_members = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_convolution_x_member = local_unnamed_addr constant i64 8, align 8
@lazyasync_layout_convolution_has_bias = local_unnamed_addr constant i64 17, align 8
@lazyasync_layout_convolution_box = local_unnamed_addr constant i64 20, align 8
@lazyasync_layout_convolution_output_block = local_unnamed_addr constant i64 26, align 8
@lazyasync_layout_convolution_channel_block = local_unnamed_addr constant i64 29, align 8
@lazyasync_layout_convolution_phases = local_unnamed_addr constant i64 32, align 8
@lazyasync_layout_convolution_axes = local_unnamed_addr constant i64 33, align 8
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
  %counts124 = alloca [3 x i64], align 16
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
  %add.ptr = getelementptr inbounds i8, ptr %p, i64 384
  %phases17 = getelementptr inbounds i8, ptr %p, i64 256
  %4 = load i64, ptr %phases17, align 8
  %add.ptr18 = getelementptr inbounds %struct.phase, ptr %add.ptr, i64 %4
  %row_elements = getelementptr inbounds i8, ptr %p, i64 248
  %5 = load i64, ptr %row_elements, align 8
  %mul20 = mul nsw i64 %5, %4
  %buffer_channels = getelementptr inbounds i8, ptr %p, i64 224
  %6 = load i64, ptr %buffer_channels, align 8
  %channel_elements = getelementptr inbounds i8, ptr %p, i64 240
  %7 = load i64, ptr %channel_elements, align 8
  %mul21 = mul nsw i64 %7, %6
  %add = add nsw i64 %mul21, 12
  %8 = tail call ptr @llvm.stacksave.p0()
  %vla = alloca double, i64 %add, align 16
  %mul22 = mul nsw i64 %mul20, %cond.i
  %add23 = add nsw i64 %mul22, 12
  %vla24 = alloca double, i64 %add23, align 16
  %9 = load ptr, ptr %p, align 8
  %x_member = getelementptr inbounds i8, ptr %p, i64 64
  %10 = load i64, ptr %x_member, align 8
  %mul26 = mul nsw i64 %10, %rem8
  %add.ptr27 = getelementptr inbounds double, ptr %9, i64 %mul26
  %x_group = getelementptr inbounds i8, ptr %p, i64 72
  %11 = load i64, ptr %x_group, align 8
  %mul28 = mul nsw i64 %11, %div13
  %add.ptr29 = getelementptr inbounds double, ptr %add.ptr27, i64 %mul28
  %kernel30 = getelementptr inbounds i8, ptr %p, i64 8
  %12 = load ptr, ptr %kernel30, align 8
  %kernel_group = getelementptr inbounds i8, ptr %p, i64 88
  %13 = load i64, ptr %kernel_group, align 8
  %mul31 = mul nsw i64 %13, %div13
  %add.ptr32 = getelementptr inbounds double, ptr %12, i64 %mul31
  %kernel_output = getelementptr inbounds i8, ptr %p, i64 96
  %14 = load i64, ptr %kernel_output, align 8
  %mul33 = mul nsw i64 %14, %mul14
  %add.ptr34 = getelementptr inbounds double, ptr %add.ptr32, i64 %mul33
  %15 = load i64, ptr %buffer_channels, align 8
  %16 = load i64, ptr %channel_elements, align 8
  %mul37 = mul nsw i64 %16, %15
  %add.ptr38 = getelementptr inbounds double, ptr %vla, i64 %mul37
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %add.ptr38, i8 0, i64 96, i1 false)
  %axes = getelementptr inbounds i8, ptr %p, i64 264
  %buffer = getelementptr inbounds i8, ptr %p, i64 336
  %17 = load i64, ptr %buffer, align 8
  %buffer42 = getelementptr inbounds i8, ptr %p, i64 376
  %18 = load i64, ptr %buffer42, align 8
  %channels = getelementptr inbounds i8, ptr %p, i64 56
  %19 = load i64, ptr %channels, align 8
  %cmp44382 = icmp sgt i64 %19, 0
  br i1 %cmp44382, label %for.body46.lr.ph, label %for.cond.cleanup.for.cond.cleanup45_crit_edge

for.cond.cleanup.for.cond.cleanup45_crit_edge:    ; preds = %for.cond.cleanup
  %.pre405 = load i64, ptr %phases17, align 8
  br label %for.cond.cleanup45

for.body46.lr.ph:                                 ; preds = %for.cond.cleanup
  %x_channel = getelementptr inbounds i8, ptr %p, i64 80
  %arrayidx10.i = getelementptr inbounds i8, ptr %counts, i64 8
  %arrayidx12.i = getelementptr inbounds i8, ptr %counts, i64 16
  %kernel_channel = getelementptr inbounds i8, ptr %p, i64 104
  %channel_block.i = getelementptr inbounds i8, ptr %p, i64 232
  %cmp884.i = icmp sgt i64 %cond.i, 0
  br label %for.body46

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 2, %entry ], [ %indvars.iv.next, %for.body ]
  %rest.0377 = phi i64 [ %iteration, %entry ], [ %div, %for.body ]
  %arrayidx = getelementptr inbounds [3 x i64], ptr %boxes, i64 0, i64 %indvars.iv
  %20 = load i64, ptr %arrayidx, align 8
  %rem = srem i64 %rest.0377, %20
  %arrayidx2 = getelementptr inbounds [3 x i64], ptr %box, i64 0, i64 %indvars.iv
  %21 = load i64, ptr %arrayidx2, align 8
  %mul = mul nsw i64 %21, %rem
  %arrayidx4 = getelementptr inbounds [3 x i64], ptr %start, i64 0, i64 %indvars.iv
  store i64 %mul, ptr %arrayidx4, align 8
  %div = sdiv i64 %rest.0377, %20
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp.not = icmp eq i64 %indvars.iv, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !7

for.cond.cleanup45:                               ; preds = %for.cond.cleanup69, %for.cond.cleanup.for.cond.cleanup45_crit_edge
  %22 = phi i64 [ %.pre405, %for.cond.cleanup.for.cond.cleanup45_crit_edge ], [ %35, %for.cond.cleanup69 ]
  %result103 = getelementptr inbounds i8, ptr %p, i64 24
  %23 = load ptr, ptr %result103, align 8
  %result_member = getelementptr inbounds i8, ptr %p, i64 112
  %24 = load i64, ptr %result_member, align 8
  %mul104 = mul nsw i64 %24, %rem8
  %add.ptr105 = getelementptr inbounds double, ptr %23, i64 %mul104
  %result_group = getelementptr inbounds i8, ptr %p, i64 120
  %25 = load i64, ptr %result_group, align 8
  %mul106 = mul nsw i64 %25, %div13
  %add.ptr107 = getelementptr inbounds double, ptr %add.ptr105, i64 %mul106
  %result_output = getelementptr inbounds i8, ptr %p, i64 128
  %26 = load i64, ptr %result_output, align 8
  %mul108 = mul nsw i64 %26, %mul14
  %add.ptr109 = getelementptr inbounds double, ptr %add.ptr107, i64 %mul108
  %bias110 = getelementptr inbounds i8, ptr %p, i64 16
  %27 = load ptr, ptr %bias110, align 8
  %28 = load i64, ptr %outputs16, align 8
  %mul112 = mul nsw i64 %28, %div13
  %add113 = add nsw i64 %mul112, %mul14
  %bias_step = getelementptr inbounds i8, ptr %p, i64 144
  %29 = load i64, ptr %bias_step, align 8
  %mul114 = mul nsw i64 %add113, %29
  %add.ptr115 = getelementptr inbounds double, ptr %27, i64 %mul114
  %cmp119392 = icmp sgt i64 %22, 0
  br i1 %cmp119392, label %for.body122.lr.ph, label %for.cond.cleanup121

for.body122.lr.ph:                                ; preds = %for.cond.cleanup45
  %arrayidx10.i352 = getelementptr inbounds i8, ptr %counts124, i64 8
  %arrayidx12.i355 = getelementptr inbounds i8, ptr %counts124, i64 16
  %cmp149390 = icmp sgt i64 %cond.i, 0
  %has_bias = getelementptr inbounds i8, ptr %p, i64 136
  %is_positive = getelementptr inbounds i8, ptr %p, i64 152
  br label %for.body122

for.body46:                                       ; preds = %for.body46.lr.ph, %for.cond.cleanup69
  %30 = phi i64 [ %15, %for.body46.lr.ph ], [ %36, %for.cond.cleanup69 ]
  %31 = phi i64 [ %19, %for.body46.lr.ph ], [ %37, %for.cond.cleanup69 ]
  %first.0383 = phi i64 [ 0, %for.body46.lr.ph ], [ %add100, %for.cond.cleanup69 ]
  %sub50 = sub nsw i64 %31, %first.0383
  %cond.i330 = call noundef i64 @llvm.smin.i64(i64 %30, i64 %sub50)
  %cmp53378 = icmp sgt i64 %cond.i330, 0
  br i1 %cmp53378, label %for.body55, label %for.cond66.preheader

for.cond66.preheader:                             ; preds = %for.body55, %for.body46
  %32 = load i64, ptr %phases17, align 8
  %cmp68380 = icmp sgt i64 %32, 0
  br i1 %cmp68380, label %for.body70, label %for.cond.cleanup69

for.body55:                                       ; preds = %for.body46, %for.body55
  %c.0379 = phi i64 [ %inc, %for.body55 ], [ 0, %for.body46 ]
  %33 = load i64, ptr %channel_elements, align 8
  %mul57 = mul nsw i64 %33, %c.0379
  %add.ptr58 = getelementptr inbounds double, ptr %vla, i64 %mul57
  %add59 = add nsw i64 %c.0379, %first.0383
  %34 = load i64, ptr %x_channel, align 8
  %mul60 = mul nsw i64 %34, %add59
  %add.ptr61 = getelementptr inbounds double, ptr %add.ptr29, i64 %mul60
  call fastcc void @lazyasync_fill_d(ptr noundef nonnull %add.ptr58, ptr noundef %add.ptr61, ptr noundef nonnull %axes, ptr noundef nonnull %start)
  %inc = add nuw nsw i64 %c.0379, 1
  %exitcond.not = icmp eq i64 %inc, %cond.i330
  br i1 %exitcond.not, label %for.cond66.preheader, label %for.body55, !llvm.loop !8

for.cond.cleanup69:                               ; preds = %cleanup, %for.cond66.preheader
  %35 = phi i64 [ %32, %for.cond66.preheader ], [ %58, %cleanup ]
  %36 = load i64, ptr %buffer_channels, align 8
  %add100 = add nsw i64 %36, %first.0383
  %37 = load i64, ptr %channels, align 8
  %cmp44 = icmp slt i64 %add100, %37
  br i1 %cmp44, label %for.body46, label %for.cond.cleanup45, !llvm.loop !9

for.body70:                                       ; preds = %for.cond66.preheader, %cleanup
  %38 = phi i64 [ %58, %cleanup ], [ %32, %for.cond66.preheader ]
  %n.0381 = phi i64 [ %inc95, %cleanup ], [ 0, %for.cond66.preheader ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %counts) #9
  %arrayidx71 = getelementptr inbounds %struct.phase, ptr %add.ptr, i64 %n.0381
  %counts1.i = getelementptr inbounds i8, ptr %arrayidx71, i64 24
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %for.body.i
  %39 = load i64, ptr %counts, align 16
  %cmp9.i = icmp slt i64 %39, 1
  %40 = load i64, ptr %arrayidx10.i, align 8
  %cmp11.i = icmp slt i64 %40, 1
  %or.cond.not395 = select i1 %cmp9.i, i1 true, i1 %cmp11.i
  %41 = load i64, ptr %arrayidx12.i, align 16
  %cmp13.i = icmp slt i64 %41, 1
  %or.cond374 = select i1 %or.cond.not395, i1 true, i1 %cmp13.i
  br i1 %or.cond374, label %cleanup, label %if.end

for.body.i:                                       ; preds = %for.body.i, %for.body70
  %indvars.iv.i = phi i64 [ 0, %for.body70 ], [ %indvars.iv.next.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds [3 x i64], ptr %box, i64 0, i64 %indvars.iv.i
  %42 = load i64, ptr %arrayidx.i, align 8
  %arrayidx3.i = getelementptr inbounds [3 x i64], ptr %counts1.i, i64 0, i64 %indvars.iv.i
  %43 = load i64, ptr %arrayidx3.i, align 8
  %arrayidx5.i = getelementptr inbounds i64, ptr %start, i64 %indvars.iv.i
  %44 = load i64, ptr %arrayidx5.i, align 8
  %sub.i = sub nsw i64 %43, %44
  %cond.i.i = call noundef i64 @llvm.smin.i64(i64 %42, i64 %sub.i)
  %arrayidx7.i = getelementptr inbounds i64, ptr %counts, i64 %indvars.iv.i
  store i64 %cond.i.i, ptr %arrayidx7.i, align 8
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 3
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !10

if.end:                                           ; preds = %for.cond.cleanup.i
  %45 = load i64, ptr %arrayidx71, align 8
  %add.ptr76 = getelementptr inbounds %struct.tap, ptr %add.ptr18, i64 %45
  %taps78 = getelementptr inbounds i8, ptr %arrayidx71, i64 8
  %46 = load i64, ptr %taps78, align 8
  %47 = load i64, ptr %kernel_channel, align 8
  %mul80 = mul nsw i64 %47, %first.0383
  %add.ptr81 = getelementptr inbounds double, ptr %add.ptr34, i64 %mul80
  %sub83 = add nsw i64 %39, -1
  %mul84 = mul nsw i64 %sub83, %17
  %add86 = add i64 %mul84, -1
  %sub87 = add i64 %add86, %40
  %mul88 = mul nsw i64 %sub87, %18
  %add90 = add nsw i64 %mul88, %41
  %48 = load i64, ptr %row_elements, align 8
  %mul92 = mul nsw i64 %48, %n.0381
  %add.ptr93 = getelementptr inbounds double, ptr %vla24, i64 %mul92
  %mul.i = mul nsw i64 %48, %38
  %cmp88.i = icmp sgt i64 %add90, 0
  br i1 %cmp88.i, label %for.body.i332, label %cleanup

for.cond.loopexit.i:                              ; preds = %for.cond.cleanup9.i, %for.body.i332
  %cmp.i = icmp slt i64 %add.i, %add90
  br i1 %cmp.i, label %for.body.i332, label %cleanup.loopexit, !llvm.loop !11

for.body.i332:                                    ; preds = %if.end, %for.cond.loopexit.i
  %begin.089.i = phi i64 [ %add.i, %for.cond.loopexit.i ], [ 0, %if.end ]
  %add.i = add nuw nsw i64 %begin.089.i, 48
  %cond.i.i333 = call noundef i64 @llvm.smin.i64(i64 %add90, i64 %add.i)
  br i1 %cmp53378, label %for.body4.lr.ph.i, label %for.cond.loopexit.i

for.body4.lr.ph.i:                                ; preds = %for.body.i332
  %sub18.i = add nuw i64 %cond.i.i333, 3
  %.pre.i = load i64, ptr %channel_block.i, align 8
  br label %for.body4.i

for.body4.i:                                      ; preds = %for.cond.cleanup9.i, %for.body4.lr.ph.i
  %49 = phi i64 [ %.pre.i, %for.body4.lr.ph.i ], [ %53, %for.cond.cleanup9.i ]
  %c.087.i = phi i64 [ 0, %for.body4.lr.ph.i ], [ %add44.i, %for.cond.cleanup9.i ]
  %sub.i334 = sub nsw i64 %cond.i330, %c.087.i
  %cond.i80.i = call noundef i64 @llvm.smin.i64(i64 %49, i64 %sub.i334)
  %50 = load i64, ptr %channel_elements, align 8
  %mul6.i = mul nsw i64 %50, %c.087.i
  %add.ptr.i = getelementptr inbounds double, ptr %vla, i64 %mul6.i
  br i1 %cmp884.i, label %for.body10.lr.ph.i, label %for.cond.cleanup9.i

for.body10.lr.ph.i:                               ; preds = %for.body4.i
  %51 = or i64 %c.087.i, %first.0383
  %52 = icmp eq i64 %51, 0
  %land.ext.i335 = zext i1 %52 to i32
  br label %for.body17.lr.ph.i

for.cond.cleanup9.loopexit.i:                     ; preds = %for.cond.cleanup16.i
  %.pre90.i = load i64, ptr %channel_block.i, align 8
  br label %for.cond.cleanup9.i

for.cond.cleanup9.i:                              ; preds = %for.cond.cleanup9.loopexit.i, %for.body4.i
  %53 = phi i64 [ %.pre90.i, %for.cond.cleanup9.loopexit.i ], [ %49, %for.body4.i ]
  %add44.i = add nsw i64 %53, %c.087.i
  %cmp2.i = icmp slt i64 %add44.i, %cond.i330
  br i1 %cmp2.i, label %for.body4.i, label %for.cond.loopexit.i, !llvm.loop !12

for.body17.lr.ph.i:                               ; preds = %for.cond.cleanup16.i, %for.body10.lr.ph.i
  %o.085.i = phi i64 [ 0, %for.body10.lr.ph.i ], [ %add40.i, %for.cond.cleanup16.i ]
  %sub11.i = sub nsw i64 %cond.i, %o.085.i
  %cmp12.i = icmp sgt i64 %sub11.i, 3
  %idxprom.i = zext i1 %cmp12.i to i64
  %mul32.i = mul nsw i64 %o.085.i, %mul.i
  %add.ptr33.i = getelementptr inbounds double, ptr %add.ptr93, i64 %mul32.i
  br label %for.body17.i

for.cond.cleanup16.i:                             ; preds = %for.body17.i
  %conv39.i = select i1 %cmp12.i, i64 4, i64 1
  %add40.i = add nuw nsw i64 %conv39.i, %o.085.i
  %cmp8.i = icmp slt i64 %add40.i, %cond.i
  br i1 %cmp8.i, label %for.body17.lr.ph.i, label %for.cond.cleanup9.loopexit.i, !llvm.loop !13

for.body17.i:                                     ; preds = %for.body17.i, %for.body17.lr.ph.i
  %place.083.i = phi i64 [ %begin.089.i, %for.body17.lr.ph.i ], [ %add37.i, %for.body17.i ]
  %sub20.i = sub i64 %sub18.i, %place.083.i
  %div.i = sdiv i64 %sub20.i, 4
  %cond.i81.i = call noundef i64 @llvm.smin.i64(i64 %div.i, i64 3)
  %sub22.i = add nsw i64 %cond.i81.i, -1
  %arrayidx23.i = getelementptr inbounds [2 x [3 x ptr]], ptr @lazyasync_sum_up_d.tiles, i64 0, i64 %idxprom.i, i64 %sub22.i
  %54 = load ptr, ptr %arrayidx23.i, align 8
  %add.ptr24.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %place.083.i
  %55 = load i64, ptr %channel_elements, align 8
  %56 = load i64, ptr %kernel_output, align 8
  %mul26.i = mul nsw i64 %56, %o.085.i
  %add.ptr27.i = getelementptr inbounds double, ptr %add.ptr81, i64 %mul26.i
  %57 = load i64, ptr %kernel_channel, align 8
  %mul28.i = mul nsw i64 %57, %c.087.i
  %add.ptr29.i = getelementptr inbounds double, ptr %add.ptr27.i, i64 %mul28.i
  %add.ptr34.i = getelementptr inbounds double, ptr %add.ptr33.i, i64 %place.083.i
  call void %54(ptr noundef nonnull %add.ptr24.i, i64 noundef %55, ptr noundef %add.ptr29.i, i64 noundef %57, i64 noundef %56, i64 noundef %cond.i80.i, ptr noundef nonnull %add.ptr76, i64 noundef %46, ptr noundef nonnull %add.ptr34.i, i64 noundef %mul.i, i32 noundef %land.ext.i335) #9
  %add37.i = add nuw nsw i64 %place.083.i, 12
  %cmp14.i = icmp slt i64 %add37.i, %cond.i.i333
  br i1 %cmp14.i, label %for.body17.i, label %for.cond.cleanup16.i, !llvm.loop !14

cleanup.loopexit:                                 ; preds = %for.cond.loopexit.i
  %.pre = load i64, ptr %phases17, align 8
  br label %cleanup

cleanup:                                          ; preds = %cleanup.loopexit, %for.cond.cleanup.i, %if.end
  %58 = phi i64 [ %.pre, %cleanup.loopexit ], [ %38, %for.cond.cleanup.i ], [ %38, %if.end ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %counts) #9
  %inc95 = add nuw nsw i64 %n.0381, 1
  %cmp68 = icmp slt i64 %inc95, %58
  br i1 %cmp68, label %for.body70, label %for.cond.cleanup69, !llvm.loop !15

for.cond.cleanup121:                              ; preds = %cleanup206, %for.cond.cleanup45
  call void @llvm.stackrestore.p0(ptr %8)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %start) #9
  ret void

for.body122:                                      ; preds = %for.body122.lr.ph, %cleanup206
  %59 = phi i64 [ %22, %for.body122.lr.ph ], [ %81, %cleanup206 ]
  %n116.0393 = phi i64 [ 0, %for.body122.lr.ph ], [ %inc212, %cleanup206 ]
  %arrayidx123 = getelementptr inbounds %struct.phase, ptr %add.ptr, i64 %n116.0393
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %counts124) #9
  %first125 = getelementptr inbounds i8, ptr %arrayidx123, i64 16
  %60 = load i64, ptr %first125, align 8
  %counts1.i337 = getelementptr inbounds i8, ptr %arrayidx123, i64 24
  br label %for.body.i338

for.cond.cleanup.i348:                            ; preds = %for.body.i338
  %61 = load i64, ptr %counts124, align 16
  %cmp9.i349 = icmp slt i64 %61, 1
  %62 = load i64, ptr %arrayidx10.i352, align 8
  %cmp11.i353 = icmp slt i64 %62, 1
  %or.cond373.not396 = select i1 %cmp9.i349, i1 true, i1 %cmp11.i353
  %63 = load i64, ptr %arrayidx12.i355, align 16
  %cmp13.i356 = icmp slt i64 %63, 1
  %or.cond375 = select i1 %or.cond373.not396, i1 true, i1 %cmp13.i356
  br i1 %or.cond375, label %cleanup206, label %for.cond133.preheader

for.cond133.preheader:                            ; preds = %for.cond.cleanup.i348
  %steps = getelementptr inbounds i8, ptr %arrayidx123, i64 48
  br label %for.body137

for.body.i338:                                    ; preds = %for.body.i338, %for.body122
  %indvars.iv.i339 = phi i64 [ 0, %for.body122 ], [ %indvars.iv.next.i346, %for.body.i338 ]
  %arrayidx.i340 = getelementptr inbounds [3 x i64], ptr %box, i64 0, i64 %indvars.iv.i339
  %64 = load i64, ptr %arrayidx.i340, align 8
  %arrayidx3.i341 = getelementptr inbounds [3 x i64], ptr %counts1.i337, i64 0, i64 %indvars.iv.i339
  %65 = load i64, ptr %arrayidx3.i341, align 8
  %arrayidx5.i342 = getelementptr inbounds i64, ptr %start, i64 %indvars.iv.i339
  %66 = load i64, ptr %arrayidx5.i342, align 8
  %sub.i343 = sub nsw i64 %65, %66
  %cond.i.i344 = call noundef i64 @llvm.smin.i64(i64 %64, i64 %sub.i343)
  %arrayidx7.i345 = getelementptr inbounds i64, ptr %counts124, i64 %indvars.iv.i339
  store i64 %cond.i.i344, ptr %arrayidx7.i345, align 8
  %indvars.iv.next.i346 = add nuw nsw i64 %indvars.iv.i339, 1
  %exitcond.not.i347 = icmp eq i64 %indvars.iv.next.i346, 3
  br i1 %exitcond.not.i347, label %for.cond.cleanup.i348, label %for.body.i338, !llvm.loop !10

for.cond148.preheader:                            ; preds = %for.body137
  br i1 %cmp149390, label %for.body152.lr.ph, label %cleanup206

for.body152.lr.ph:                                ; preds = %for.cond148.preheader
  %cmp159388 = icmp sgt i64 %61, 0
  %invariant.gep = getelementptr double, ptr %add.ptr109, i64 %add143
  %cmp165386 = icmp sgt i64 %62, 0
  %arrayidx178 = getelementptr inbounds i8, ptr %arrayidx123, i64 56
  %arrayidx182 = getelementptr inbounds i8, ptr %arrayidx123, i64 64
  %cmp1.not34.i = icmp slt i64 %63, 4
  br label %for.body152

for.body137:                                      ; preds = %for.cond133.preheader, %for.body137
  %indvars.iv398 = phi i64 [ 0, %for.cond133.preheader ], [ %indvars.iv.next399, %for.body137 ]
  %to.0384 = phi i64 [ %60, %for.cond133.preheader ], [ %add143, %for.body137 ]
  %arrayidx139 = getelementptr inbounds [3 x i64], ptr %start, i64 0, i64 %indvars.iv398
  %67 = load i64, ptr %arrayidx139, align 8
  %arrayidx141 = getelementptr inbounds [3 x i64], ptr %steps, i64 0, i64 %indvars.iv398
  %68 = load i64, ptr %arrayidx141, align 8
  %mul142 = mul nsw i64 %68, %67
  %add143 = add nsw i64 %mul142, %to.0384
  %indvars.iv.next399 = add nuw nsw i64 %indvars.iv398, 1
  %exitcond401.not = icmp eq i64 %indvars.iv.next399, 3
  br i1 %exitcond401.not, label %for.cond148.preheader, label %for.body137, !llvm.loop !16

for.body152:                                      ; preds = %for.body152.lr.ph, %for.cond.cleanup161
  %o.0391 = phi i64 [ 0, %for.body152.lr.ph ], [ %inc203, %for.cond.cleanup161 ]
  %69 = load i64, ptr %has_bias, align 8
  %tobool153.not = icmp eq i64 %69, 0
  br i1 %tobool153.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %for.body152
  %70 = load i64, ptr %bias_step, align 8
  %mul155 = mul nsw i64 %70, %o.0391
  %arrayidx156 = getelementptr inbounds double, ptr %add.ptr115, i64 %mul155
  %71 = load double, ptr %arrayidx156, align 8
  br label %cond.end

cond.end:                                         ; preds = %for.body152, %cond.true
  %cond = phi double [ %71, %cond.true ], [ 0.000000e+00, %for.body152 ]
  br i1 %cmp159388, label %for.cond163.preheader.lr.ph, label %for.cond.cleanup161

for.cond163.preheader.lr.ph:                      ; preds = %cond.end
  %mul183 = mul nsw i64 %o.0391, %mul20
  %add.ptr184 = getelementptr inbounds double, ptr %vla24, i64 %mul183
  %splat.splatinsert.i = insertelement <4 x double> poison, double %cond, i64 0
  %splat.splat.i = shufflevector <4 x double> %splat.splatinsert.i, <4 x double> poison, <4 x i32> zeroinitializer
  br label %for.cond163.preheader

for.cond163.preheader:                            ; preds = %for.cond163.preheader.lr.ph, %for.cond.cleanup167
  %i.0389 = phi i64 [ 0, %for.cond163.preheader.lr.ph ], [ %inc199, %for.cond.cleanup167 ]
  br i1 %cmp165386, label %for.body168.lr.ph, label %for.cond.cleanup167

for.body168.lr.ph:                                ; preds = %for.cond163.preheader
  %mul188 = mul nsw i64 %i.0389, %17
  br label %for.body168

for.cond.cleanup161:                              ; preds = %for.cond.cleanup167, %cond.end
  %inc203 = add nuw nsw i64 %o.0391, 1
  %exitcond404.not = icmp eq i64 %inc203, %cond.i
  br i1 %exitcond404.not, label %cleanup206.loopexit, label %for.body152, !llvm.loop !17

for.cond.cleanup167:                              ; preds = %lazyasync_finish_d.exit, %for.cond163.preheader
  %inc199 = add nuw nsw i64 %i.0389, 1
  %exitcond403.not = icmp eq i64 %inc199, %61
  br i1 %exitcond403.not, label %for.cond.cleanup161, label %for.cond163.preheader, !llvm.loop !18

for.body168:                                      ; preds = %for.body168.lr.ph, %lazyasync_finish_d.exit
  %j.0387 = phi i64 [ 0, %for.body168.lr.ph ], [ %inc195, %lazyasync_finish_d.exit ]
  %72 = load i64, ptr %result_output, align 8
  %mul170 = mul nsw i64 %72, %o.0391
  %gep = getelementptr double, ptr %invariant.gep, i64 %mul170
  %73 = load i64, ptr %steps, align 8
  %mul175 = mul nsw i64 %73, %i.0389
  %add.ptr176 = getelementptr inbounds double, ptr %gep, i64 %mul175
  %74 = load i64, ptr %arrayidx178, align 8
  %mul179 = mul nsw i64 %74, %j.0387
  %add.ptr180 = getelementptr inbounds double, ptr %add.ptr176, i64 %mul179
  %75 = load i64, ptr %arrayidx182, align 8
  %76 = load i64, ptr %row_elements, align 8
  %mul186 = mul nsw i64 %76, %n116.0393
  %add.ptr187 = getelementptr inbounds double, ptr %add.ptr184, i64 %mul186
  %add189 = add nsw i64 %j.0387, %mul188
  %mul190 = mul nsw i64 %add189, %18
  %add.ptr191 = getelementptr inbounds double, ptr %add.ptr187, i64 %mul190
  %77 = load i64, ptr %is_positive, align 8
  %conv193 = trunc i64 %77 to i32
  %cmp.i358 = icmp ne i64 %75, 1
  %or.cond39.i = or i1 %cmp.i358, %cmp1.not34.i
  br i1 %or.cond39.i, label %if.end7.i, label %for.body.lr.ph.i359

for.body.lr.ph.i359:                              ; preds = %for.body168
  %tobool.not.i = icmp eq i32 %conv193, 0
  br label %for.body.i360

for.body.i360:                                    ; preds = %if.end.i, %for.body.lr.ph.i359
  %add36.i = phi i64 [ 4, %for.body.lr.ph.i359 ], [ %add.i362, %if.end.i ]
  %r.035.i = phi i64 [ 0, %for.body.lr.ph.i359 ], [ %add36.i, %if.end.i ]
  %add.ptr.i361 = getelementptr inbounds double, ptr %add.ptr191, i64 %r.035.i
  %78 = load <4 x double>, ptr %add.ptr.i361, align 8
  %add2.i = fadd <4 x double> %splat.splat.i, %78
  br i1 %tobool.not.i, label %if.end.i, label %if.then4.i

if.then4.i:                                       ; preds = %for.body.i360
  %.inv.i = fcmp olt <4 x double> %add2.i, zeroinitializer
  %79 = select <4 x i1> %.inv.i, <4 x double> zeroinitializer, <4 x double> %add2.i
  br label %if.end.i

if.end.i:                                         ; preds = %if.then4.i, %for.body.i360
  %sum.0.i = phi <4 x double> [ %79, %if.then4.i ], [ %add2.i, %for.body.i360 ]
  %add.ptr5.i = getelementptr inbounds double, ptr %add.ptr180, i64 %r.035.i
  store <4 x double> %sum.0.i, ptr %add.ptr5.i, align 8
  %add.i362 = add nuw nsw i64 %add36.i, 4
  %cmp1.not.i = icmp sgt i64 %add.i362, %63
  br i1 %cmp1.not.i, label %if.end7.i, label %for.body.i360, !llvm.loop !19

if.end7.i:                                        ; preds = %if.end.i, %for.body168
  %r.1.i = phi i64 [ 0, %for.body168 ], [ %add36.i, %if.end.i ]
  %cmp937.i = icmp slt i64 %r.1.i, %63
  br i1 %cmp937.i, label %for.body10.lr.ph.i363, label %lazyasync_finish_d.exit

for.body10.lr.ph.i363:                            ; preds = %if.end7.i
  %tobool13.i = icmp ne i32 %conv193, 0
  br label %for.body10.i

for.body10.i:                                     ; preds = %for.body10.i, %for.body10.lr.ph.i363
  %r.238.i = phi i64 [ %r.1.i, %for.body10.lr.ph.i363 ], [ %inc.i, %for.body10.i ]
  %arrayidx.i364 = getelementptr inbounds double, ptr %add.ptr191, i64 %r.238.i
  %80 = load double, ptr %arrayidx.i364, align 8
  %add12.i = fadd double %cond, %80
  %cmp14.i365 = fcmp olt double %add12.i, 0.000000e+00
  %or.cond.i = select i1 %tobool13.i, i1 %cmp14.i365, i1 false
  %cond.i366 = select i1 %or.cond.i, double 0.000000e+00, double %add12.i
  %mul.i367 = mul nsw i64 %r.238.i, %75
  %arrayidx15.i = getelementptr inbounds double, ptr %add.ptr180, i64 %mul.i367
  store double %cond.i366, ptr %arrayidx15.i, align 8
  %inc.i = add nuw nsw i64 %r.238.i, 1
  %exitcond.not.i368 = icmp eq i64 %inc.i, %63
  br i1 %exitcond.not.i368, label %lazyasync_finish_d.exit, label %for.body10.i, !llvm.loop !20

lazyasync_finish_d.exit:                          ; preds = %for.body10.i, %if.end7.i
  %inc195 = add nuw nsw i64 %j.0387, 1
  %exitcond402.not = icmp eq i64 %inc195, %62
  br i1 %exitcond402.not, label %for.cond.cleanup167, label %for.body168, !llvm.loop !21

cleanup206.loopexit:                              ; preds = %for.cond.cleanup161
  %.pre406 = load i64, ptr %phases17, align 8
  br label %cleanup206

cleanup206:                                       ; preds = %cleanup206.loopexit, %for.cond148.preheader, %for.cond.cleanup.i348
  %81 = phi i64 [ %.pre406, %cleanup206.loopexit ], [ %59, %for.cond148.preheader ], [ %59, %for.cond.cleanup.i348 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %counts124) #9
  %inc212 = add nuw nsw i64 %n116.0393, 1
  %cmp119 = icmp slt i64 %inc212, %81
  br i1 %cmp119, label %for.body122, label %for.cond.cleanup121, !llvm.loop !22
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
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !23
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
  %buffer.i = getelementptr inbounds i8, ptr %p, i64 336
  %buffer3.i = getelementptr inbounds i8, ptr %p, i64 376
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
  %stride = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %28 = load i64, ptr %stride, align 8
  %buffer = getelementptr inbounds i8, ptr %arrayidx, i64 32
  %29 = load i64, ptr %buffer, align 8
  %mul42 = mul i64 %28, %filled.0338
  %mul43 = mul i64 %mul42, %29
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.cond44.preheader, label %for.body, !llvm.loop !24

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
  br i1 %cmp45, label %for.body47, label %for.cond.cleanup46, !llvm.loop !25

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
  br i1 %exitcond363.not, label %for.cond107.preheader, label %for.body81, !llvm.loop !26

for.cond.cleanup109:                              ; preds = %lazyasync_lay_out_d.exit, %for.cond107.preheader
  %inc131 = add nuw nsw i64 %k.0348, 1
  %exitcond369.not = icmp eq i64 %inc131, %cond.i333
  br i1 %exitcond369.not, label %for.cond.cleanup76, label %for.cond78.preheader, !llvm.loop !27

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
  br i1 %exitcond367.not, label %lazyasync_lay_out_d.exit, label %for.cond5.preheader.i, !llvm.loop !28

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
  br i1 %cmp1.not.i.i, label %if.end18.i.i, label %for.body.i.i, !llvm.loop !29

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
  br i1 %cmp8.i.i, label %for.body9.i.i, label %if.end18.i.i, !llvm.loop !30

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
  br i1 %exitcond.not.i.i, label %lazyasync_copy_d.exit.i, label %for.body21.i.i, !llvm.loop !31

lazyasync_copy_d.exit.i:                          ; preds = %for.body21.i.i, %if.end18.i.i
  %inc.i = add nuw nsw i64 %j.040.i, 1
  %exitcond366.not = icmp eq i64 %inc.i, %.pre.i
  br i1 %exitcond366.not, label %for.cond.cleanup8.i, label %for.body9.i, !llvm.loop !32

lazyasync_lay_out_d.exit:                         ; preds = %for.cond.cleanup8.i, %lazyasync_clear_d.exit.i
  %inc128 = add nuw nsw i64 %m106.0344, 1
  %exitcond368.not = icmp eq i64 %inc128, %cond.i
  br i1 %exitcond368.not, label %for.cond.cleanup109, label %for.body110, !llvm.loop !33

for.cond.cleanup138:                              ; preds = %for.cond.cleanup145, %for.cond.cleanup76
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %counts) #9
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %start) #9
  %inc201 = add nuw nsw i64 %band.0356, 1
  %78 = load i64, ptr %bands, align 8
  %cmp54 = icmp slt i64 %inc201, %78
  br i1 %cmp54, label %for.body56, label %for.cond.cleanup55.loopexit, !llvm.loop !34

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
  br i1 %cmp137, label %for.body139, label %for.cond.cleanup138, !llvm.loop !35

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
  br i1 %cmp143, label %for.body146, label %for.cond.cleanup145, !llvm.loop !36

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
  br i1 %exitcond372.not, label %for.cond.cleanup153, label %for.body154, !llvm.loop !37
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #2

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
  %stride = getelementptr inbounds i8, ptr %axes, i64 96
  %3 = load i64, ptr %stride, align 8
  %step6 = getelementptr inbounds i8, ptr %axes, i64 88
  %4 = load i64, ptr %step6, align 8
  %mul7 = mul nsw i64 %4, %3
  %stride8 = getelementptr inbounds i8, ptr %axes, i64 16
  %5 = load i64, ptr %stride8, align 8
  %cmp199 = icmp sgt i64 %5, 0
  br i1 %cmp199, label %for.cond9.preheader.lr.ph, label %for.cond.cleanup

for.cond9.preheader.lr.ph:                        ; preds = %entry
  %stride10 = getelementptr inbounds i8, ptr %axes, i64 56
  %before = getelementptr inbounds i8, ptr %axes, i64 104
  %arrayidx19 = getelementptr inbounds i8, ptr %start, i64 16
  %before40 = getelementptr inbounds i8, ptr %axes, i64 24
  %arrayidx47 = getelementptr inbounds i8, ptr %start, i64 8
  %before52 = getelementptr inbounds i8, ptr %axes, i64 64
  %step63 = getelementptr inbounds i8, ptr %axes, i64 8
  %step66 = getelementptr inbounds i8, ptr %axes, i64 48
  %.pre = load i64, ptr %stride10, align 8
  br label %for.cond9.preheader

for.cond9.preheader:                              ; preds = %for.cond9.preheader.lr.ph, %for.cond.cleanup12
  %6 = phi i64 [ %5, %for.cond9.preheader.lr.ph ], [ %22, %for.cond.cleanup12 ]
  %7 = phi i64 [ %.pre, %for.cond9.preheader.lr.ph ], [ %23, %for.cond.cleanup12 ]
  %8 = phi i64 [ %3, %for.cond9.preheader.lr.ph ], [ %24, %for.cond.cleanup12 ]
  %9 = phi i64 [ %0, %for.cond9.preheader.lr.ph ], [ %25, %for.cond.cleanup12 ]
  %10 = phi i64 [ %1, %for.cond9.preheader.lr.ph ], [ %26, %for.cond.cleanup12 ]
  %11 = phi i64 [ %0, %for.cond9.preheader.lr.ph ], [ %27, %for.cond.cleanup12 ]
  %12 = phi i64 [ %2, %for.cond9.preheader.lr.ph ], [ %28, %for.cond.cleanup12 ]
  %13 = phi i64 [ %3, %for.cond9.preheader.lr.ph ], [ %29, %for.cond.cleanup12 ]
  %14 = phi i64 [ %.pre, %for.cond9.preheader.lr.ph ], [ %30, %for.cond.cleanup12 ]
  %to.addr.0201 = phi ptr [ %to, %for.cond9.preheader.lr.ph ], [ %to.addr.1.lcssa, %for.cond.cleanup12 ]
  %i.0200 = phi i64 [ 0, %for.cond9.preheader.lr.ph ], [ %inc96, %for.cond.cleanup12 ]
  %cmp11195 = icmp sgt i64 %14, 0
  br i1 %cmp11195, label %for.cond14.preheader, label %for.cond.cleanup12

for.cond.cleanup:                                 ; preds = %for.cond.cleanup12, %entry
  ret void

for.cond14.preheader:                             ; preds = %for.cond9.preheader, %for.cond.cleanup17
  %15 = phi i64 [ %31, %for.cond.cleanup17 ], [ %7, %for.cond9.preheader ]
  %16 = phi i64 [ %32, %for.cond.cleanup17 ], [ %8, %for.cond9.preheader ]
  %17 = phi i64 [ %33, %for.cond.cleanup17 ], [ %9, %for.cond9.preheader ]
  %18 = phi i64 [ %34, %for.cond.cleanup17 ], [ %10, %for.cond9.preheader ]
  %19 = phi i64 [ %35, %for.cond.cleanup17 ], [ %11, %for.cond9.preheader ]
  %20 = phi i64 [ %36, %for.cond.cleanup17 ], [ %12, %for.cond9.preheader ]
  %21 = phi i64 [ %37, %for.cond.cleanup17 ], [ %13, %for.cond9.preheader ]
  %to.addr.1197 = phi ptr [ %to.addr.2.lcssa, %for.cond.cleanup17 ], [ %to.addr.0201, %for.cond9.preheader ]
  %j.0196 = phi i64 [ %inc92, %for.cond.cleanup17 ], [ 0, %for.cond9.preheader ]
  %cmp16191 = icmp sgt i64 %21, 0
  br i1 %cmp16191, label %for.body18, label %for.cond.cleanup17

for.cond.cleanup12.loopexit:                      ; preds = %for.cond.cleanup17
  %.pre206 = load i64, ptr %stride8, align 8
  br label %for.cond.cleanup12

for.cond.cleanup12:                               ; preds = %for.cond.cleanup12.loopexit, %for.cond9.preheader
  %22 = phi i64 [ %6, %for.cond9.preheader ], [ %.pre206, %for.cond.cleanup12.loopexit ]
  %23 = phi i64 [ %7, %for.cond9.preheader ], [ %31, %for.cond.cleanup12.loopexit ]
  %24 = phi i64 [ %8, %for.cond9.preheader ], [ %32, %for.cond.cleanup12.loopexit ]
  %25 = phi i64 [ %9, %for.cond9.preheader ], [ %33, %for.cond.cleanup12.loopexit ]
  %26 = phi i64 [ %10, %for.cond9.preheader ], [ %34, %for.cond.cleanup12.loopexit ]
  %27 = phi i64 [ %11, %for.cond9.preheader ], [ %35, %for.cond.cleanup12.loopexit ]
  %28 = phi i64 [ %12, %for.cond9.preheader ], [ %36, %for.cond.cleanup12.loopexit ]
  %29 = phi i64 [ %13, %for.cond9.preheader ], [ %37, %for.cond.cleanup12.loopexit ]
  %30 = phi i64 [ %14, %for.cond9.preheader ], [ %31, %for.cond.cleanup12.loopexit ]
  %to.addr.1.lcssa = phi ptr [ %to.addr.0201, %for.cond9.preheader ], [ %to.addr.2.lcssa, %for.cond.cleanup12.loopexit ]
  %inc96 = add nuw nsw i64 %i.0200, 1
  %cmp = icmp slt i64 %inc96, %22
  br i1 %cmp, label %for.cond9.preheader, label %for.cond.cleanup, !llvm.loop !38

for.cond.cleanup17.loopexit:                      ; preds = %for.cond.cleanup33
  %.pre205 = load i64, ptr %stride10, align 8
  br label %for.cond.cleanup17

for.cond.cleanup17:                               ; preds = %for.cond.cleanup17.loopexit, %for.cond14.preheader
  %31 = phi i64 [ %15, %for.cond14.preheader ], [ %.pre205, %for.cond.cleanup17.loopexit ]
  %32 = phi i64 [ %16, %for.cond14.preheader ], [ %55, %for.cond.cleanup17.loopexit ]
  %33 = phi i64 [ %17, %for.cond14.preheader ], [ %56, %for.cond.cleanup17.loopexit ]
  %34 = phi i64 [ %18, %for.cond14.preheader ], [ %57, %for.cond.cleanup17.loopexit ]
  %35 = phi i64 [ %19, %for.cond14.preheader ], [ %58, %for.cond.cleanup17.loopexit ]
  %36 = phi i64 [ %20, %for.cond14.preheader ], [ %59, %for.cond.cleanup17.loopexit ]
  %37 = phi i64 [ %21, %for.cond14.preheader ], [ %55, %for.cond.cleanup17.loopexit ]
  %to.addr.2.lcssa = phi ptr [ %to.addr.1197, %for.cond14.preheader ], [ %add.ptr88, %for.cond.cleanup17.loopexit ]
  %inc92 = add nuw nsw i64 %j.0196, 1
  %cmp11 = icmp slt i64 %inc92, %31
  br i1 %cmp11, label %for.cond14.preheader, label %for.cond.cleanup12.loopexit, !llvm.loop !39

for.body18:                                       ; preds = %for.cond14.preheader, %for.cond.cleanup33
  %38 = phi i64 [ %55, %for.cond.cleanup33 ], [ %16, %for.cond14.preheader ]
  %39 = phi i64 [ %56, %for.cond.cleanup33 ], [ %17, %for.cond14.preheader ]
  %40 = phi i64 [ %57, %for.cond.cleanup33 ], [ %18, %for.cond14.preheader ]
  %41 = phi i64 [ %58, %for.cond.cleanup33 ], [ %19, %for.cond14.preheader ]
  %42 = phi i64 [ %59, %for.cond.cleanup33 ], [ %20, %for.cond14.preheader ]
  %43 = phi i64 [ %55, %for.cond.cleanup33 ], [ %21, %for.cond14.preheader ]
  %to.addr.2193 = phi ptr [ %add.ptr88, %for.cond.cleanup33 ], [ %to.addr.1197, %for.cond14.preheader ]
  %k.0192 = phi i64 [ %inc87, %for.cond.cleanup33 ], [ 0, %for.cond14.preheader ]
  %44 = load i64, ptr %before, align 8
  %sub = sub nsw i64 %k.0192, %44
  %45 = load i64, ptr %arrayidx19, align 8
  %mul21 = mul nsw i64 %45, %43
  %add = add nsw i64 %mul21, %sub
  %cmp.not.i = icmp slt i64 %add, 0
  br i1 %cmp.not.i, label %cond.false.i, label %below.exit

cond.false.i:                                     ; preds = %for.body18
  %46 = xor i64 %add, -1
  %sub1.i = add i64 %43, %46
  %div.i = sdiv i64 %sub1.i, %43
  br label %below.exit

below.exit:                                       ; preds = %for.body18, %cond.false.i
  %cond.i = phi i64 [ %div.i, %cond.false.i ], [ 0, %for.body18 ]
  %cond.i157 = tail call noundef i64 @llvm.smin.i64(i64 %cond.i, i64 %42)
  %47 = load i64, ptr %arrayidx2, align 8
  %cmp.not.i158 = icmp sgt i64 %47, %add
  br i1 %cmp.not.i158, label %cond.false.i160, label %below.exit163

cond.false.i160:                                  ; preds = %below.exit
  %48 = xor i64 %add, -1
  %add.i = add i64 %43, %48
  %sub1.i161 = add i64 %add.i, %47
  %div.i162 = sdiv i64 %sub1.i161, %43
  br label %below.exit163

below.exit163:                                    ; preds = %below.exit, %cond.false.i160
  %cond.i159 = phi i64 [ %div.i162, %cond.false.i160 ], [ 0, %below.exit ]
  %cond.i164 = tail call noundef i64 @llvm.smin.i64(i64 %cond.i159, i64 %42)
  %cond.i165 = tail call noundef i64 @llvm.smax.i64(i64 %cond.i157, i64 %cond.i164)
  %cmp32188 = icmp sgt i64 %41, 0
  br i1 %cmp32188, label %for.body34.lr.ph, label %for.cond.cleanup33

for.body34.lr.ph:                                 ; preds = %below.exit163
  %cmp.not14.i166 = icmp slt i64 %cond.i157, 4
  %49 = add nsw i64 %cond.i157, -4
  %50 = shl i64 %49, 3
  %51 = and i64 %50, -32
  %52 = add i64 %51, 32
  %53 = and i64 %49, -4
  %54 = add nuw nsw i64 %53, 4
  %sub75 = sub nsw i64 %cond.i165, %cond.i157
  %cmp848.i = icmp sgt i64 %sub75, 4
  %cmp1.not51.i = icmp slt i64 %sub75, 4
  br label %for.body34

for.cond.cleanup33.loopexit:                      ; preds = %for.cond.cleanup45
  %.pre204 = load i64, ptr %stride, align 8
  br label %for.cond.cleanup33

for.cond.cleanup33:                               ; preds = %for.cond.cleanup33.loopexit, %below.exit163
  %55 = phi i64 [ %.pre204, %for.cond.cleanup33.loopexit ], [ %38, %below.exit163 ]
  %56 = phi i64 [ %66, %for.cond.cleanup33.loopexit ], [ %39, %below.exit163 ]
  %57 = phi i64 [ %67, %for.cond.cleanup33.loopexit ], [ %40, %below.exit163 ]
  %58 = phi i64 [ %66, %for.cond.cleanup33.loopexit ], [ %41, %below.exit163 ]
  %59 = phi i64 [ %68, %for.cond.cleanup33.loopexit ], [ %42, %below.exit163 ]
  %inc87 = add nuw nsw i64 %k.0192, 1
  %add.ptr88 = getelementptr inbounds double, ptr %to.addr.2193, i64 %mul5
  %cmp16 = icmp slt i64 %inc87, %55
  br i1 %cmp16, label %for.body18, label %for.cond.cleanup17.loopexit, !llvm.loop !40

for.body34:                                       ; preds = %for.body34.lr.ph, %for.cond.cleanup45
  %60 = phi i64 [ %39, %for.body34.lr.ph ], [ %66, %for.cond.cleanup45 ]
  %61 = phi i64 [ %40, %for.body34.lr.ph ], [ %67, %for.cond.cleanup45 ]
  %62 = phi i64 [ %42, %for.body34.lr.ph ], [ %68, %for.cond.cleanup45 ]
  %p.0190 = phi i64 [ 0, %for.body34.lr.ph ], [ %inc83, %for.cond.cleanup45 ]
  %row.0189 = phi ptr [ %to.addr.2193, %for.body34.lr.ph ], [ %row.1.lcssa, %for.cond.cleanup45 ]
  %63 = load i64, ptr %start, align 8
  %add36 = add nsw i64 %63, %p.0190
  %64 = load i64, ptr %stride8, align 8
  %mul38 = mul nsw i64 %add36, %64
  %add39 = add nsw i64 %mul38, %i.0200
  %65 = load i64, ptr %before40, align 8
  %sub41 = sub i64 %add39, %65
  %cmp44185 = icmp sgt i64 %61, 0
  br i1 %cmp44185, label %for.body46.lr.ph, label %for.cond.cleanup45

for.body46.lr.ph:                                 ; preds = %for.body34
  %cmp54 = icmp slt i64 %sub41, 0
  br label %for.body46

for.cond.cleanup45.loopexit:                      ; preds = %cleanup
  %.pre203 = load i64, ptr %buffer, align 8
  br label %for.cond.cleanup45

for.cond.cleanup45:                               ; preds = %for.cond.cleanup45.loopexit, %for.body34
  %66 = phi i64 [ %60, %for.body34 ], [ %.pre203, %for.cond.cleanup45.loopexit ]
  %67 = phi i64 [ %61, %for.body34 ], [ %105, %for.cond.cleanup45.loopexit ]
  %68 = phi i64 [ %62, %for.body34 ], [ %104, %for.cond.cleanup45.loopexit ]
  %row.1.lcssa = phi ptr [ %row.0189, %for.body34 ], [ %add.ptr80, %for.cond.cleanup45.loopexit ]
  %inc83 = add nuw nsw i64 %p.0190, 1
  %cmp32 = icmp slt i64 %inc83, %66
  br i1 %cmp32, label %for.body34, label %for.cond.cleanup33.loopexit, !llvm.loop !41

for.body46:                                       ; preds = %for.body46.lr.ph, %cleanup
  %69 = phi i64 [ %62, %for.body46.lr.ph ], [ %104, %cleanup ]
  %q.0187 = phi i64 [ 0, %for.body46.lr.ph ], [ %inc, %cleanup ]
  %row.1186 = phi ptr [ %row.0189, %for.body46.lr.ph ], [ %add.ptr80, %cleanup ]
  %70 = load i64, ptr %arrayidx47, align 8
  %add48 = add nsw i64 %70, %q.0187
  %71 = load i64, ptr %stride10, align 8
  %mul50 = mul nsw i64 %add48, %71
  %add51 = add nsw i64 %mul50, %j.0196
  %72 = load i64, ptr %before52, align 8
  %sub53 = sub i64 %add51, %72
  br i1 %cmp54, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body46
  %73 = load i64, ptr %axes, align 8
  %cmp56 = icmp sge i64 %sub41, %73
  %cmp58 = icmp slt i64 %sub53, 0
  %or.cond = select i1 %cmp56, i1 true, i1 %cmp58
  br i1 %or.cond, label %if.then, label %lor.lhs.false59

lor.lhs.false59:                                  ; preds = %lor.lhs.false
  %74 = load i64, ptr %arrayidx1, align 8
  %cmp61.not = icmp slt i64 %sub53, %74
  br i1 %cmp61.not, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false59, %lor.lhs.false, %for.body46
  %cmp.not14.i = icmp slt i64 %69, 4
  br i1 %cmp.not14.i, label %for.cond2.preheader.i, label %for.body.preheader.i

for.body.preheader.i:                             ; preds = %if.then
  %75 = add nsw i64 %69, -4
  %76 = shl i64 %75, 3
  %77 = and i64 %76, -32
  %78 = add i64 %77, 32
  tail call void @llvm.memset.p0.i64(ptr align 8 %row.1186, i8 0, i64 %78, i1 false)
  %79 = and i64 %75, -4
  %80 = add nuw nsw i64 %79, 4
  br label %for.cond2.preheader.i

for.cond2.preheader.i:                            ; preds = %for.body.preheader.i, %if.then
  %r.0.lcssa.i = phi i64 [ 0, %if.then ], [ %80, %for.body.preheader.i ]
  %cmp317.i = icmp slt i64 %r.0.lcssa.i, %69
  br i1 %cmp317.i, label %for.body4.preheader.i, label %cleanup

for.body4.preheader.i:                            ; preds = %for.cond2.preheader.i
  %81 = shl i64 %r.0.lcssa.i, 3
  %scevgep.i = getelementptr i8, ptr %row.1186, i64 %81
  %82 = sub nsw i64 %69, %r.0.lcssa.i
  br label %cleanup.sink.split

if.end:                                           ; preds = %lor.lhs.false59
  br i1 %cmp.not14.i166, label %for.cond2.preheader.i168, label %for.body.preheader.i167

for.body.preheader.i167:                          ; preds = %if.end
  tail call void @llvm.memset.p0.i64(ptr align 8 %row.1186, i8 0, i64 %52, i1 false)
  br label %for.cond2.preheader.i168

for.cond2.preheader.i168:                         ; preds = %for.body.preheader.i167, %if.end
  %r.0.lcssa.i169 = phi i64 [ 0, %if.end ], [ %54, %for.body.preheader.i167 ]
  %cmp317.i170 = icmp slt i64 %r.0.lcssa.i169, %cond.i157
  br i1 %cmp317.i170, label %for.body4.preheader.i171, label %lazyasync_clear_d.exit173

for.body4.preheader.i171:                         ; preds = %for.cond2.preheader.i168
  %83 = shl i64 %r.0.lcssa.i169, 3
  %scevgep.i172 = getelementptr i8, ptr %row.1186, i64 %83
  %84 = sub nsw i64 %cond.i157, %r.0.lcssa.i169
  %85 = shl i64 %84, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i172, i8 0, i64 %85, i1 false)
  br label %lazyasync_clear_d.exit173

lazyasync_clear_d.exit173:                        ; preds = %for.cond2.preheader.i168, %for.body4.preheader.i171
  %add.ptr = getelementptr double, ptr %row.1186, i64 %cond.i157
  %86 = load i64, ptr %step63, align 8
  %mul64 = mul nsw i64 %86, %sub41
  %add.ptr65 = getelementptr inbounds double, ptr %from, i64 %mul64
  %87 = load i64, ptr %step66, align 8
  %mul67 = mul nsw i64 %87, %sub53
  %add.ptr68 = getelementptr inbounds double, ptr %add.ptr65, i64 %mul67
  %88 = load i64, ptr %stride, align 8
  %mul70 = mul nsw i64 %88, %cond.i157
  %add71 = add nsw i64 %mul70, %add
  %89 = load i64, ptr %step6, align 8
  %mul73 = mul nsw i64 %add71, %89
  %add.ptr74 = getelementptr inbounds double, ptr %add.ptr68, i64 %mul73
  switch i64 %mul7, label %if.end18.i [
    i64 1, label %for.cond.preheader.i
    i64 2, label %for.cond6.preheader.i
  ]

for.cond6.preheader.i:                            ; preds = %lazyasync_clear_d.exit173
  br i1 %cmp848.i, label %for.body9.i, label %if.end18.i

for.cond.preheader.i:                             ; preds = %lazyasync_clear_d.exit173
  br i1 %cmp1.not51.i, label %if.end18.i, label %for.body.i

for.body.i:                                       ; preds = %for.cond.preheader.i, %for.body.i
  %add53.i = phi i64 [ %add.i174, %for.body.i ], [ 4, %for.cond.preheader.i ]
  %r.052.i = phi i64 [ %add53.i, %for.body.i ], [ 0, %for.cond.preheader.i ]
  %add.ptr.i = getelementptr inbounds double, ptr %add.ptr74, i64 %r.052.i
  %90 = load <4 x double>, ptr %add.ptr.i, align 8
  %add.ptr2.i = getelementptr inbounds double, ptr %add.ptr, i64 %r.052.i
  store <4 x double> %90, ptr %add.ptr2.i, align 8
  %add.i174 = add nuw nsw i64 %add53.i, 4
  %cmp1.not.i = icmp sgt i64 %add.i174, %sub75
  br i1 %cmp1.not.i, label %if.end18.i, label %for.body.i, !llvm.loop !29

for.body9.i:                                      ; preds = %for.cond6.preheader.i, %for.body9.i
  %add750.i = phi i64 [ %add7.i, %for.body9.i ], [ 4, %for.cond6.preheader.i ]
  %r.149.i = phi i64 [ %add750.i, %for.body9.i ], [ 0, %for.cond6.preheader.i ]
  %add.ptr10.idx.i = shl nsw i64 %r.149.i, 4
  %add.ptr10.i = getelementptr inbounds i8, ptr %add.ptr74, i64 %add.ptr10.idx.i
  %91 = load <4 x double>, ptr %add.ptr10.i, align 8
  %add.ptr13.i = getelementptr inbounds i8, ptr %add.ptr10.i, i64 32
  %92 = load <4 x double>, ptr %add.ptr13.i, align 8
  %shuffle.i = shufflevector <4 x double> %91, <4 x double> %92, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %add.ptr14.i = getelementptr inbounds double, ptr %add.ptr, i64 %r.149.i
  store <4 x double> %shuffle.i, ptr %add.ptr14.i, align 8
  %add7.i = add nuw nsw i64 %add750.i, 4
  %cmp8.i = icmp slt i64 %add7.i, %sub75
  br i1 %cmp8.i, label %for.body9.i, label %if.end18.i, !llvm.loop !30

if.end18.i:                                       ; preds = %for.body9.i, %for.body.i, %for.cond.preheader.i, %for.cond6.preheader.i, %lazyasync_clear_d.exit173
  %r.2.i = phi i64 [ 0, %lazyasync_clear_d.exit173 ], [ 0, %for.cond.preheader.i ], [ 0, %for.cond6.preheader.i ], [ %add53.i, %for.body.i ], [ %add750.i, %for.body9.i ]
  %cmp2055.i = icmp slt i64 %r.2.i, %sub75
  br i1 %cmp2055.i, label %for.body21.i, label %lazyasync_copy_d.exit

for.body21.i:                                     ; preds = %if.end18.i, %for.body21.i
  %r.356.i = phi i64 [ %inc.i, %for.body21.i ], [ %r.2.i, %if.end18.i ]
  %mul22.i = mul nsw i64 %r.356.i, %mul7
  %arrayidx.i = getelementptr inbounds double, ptr %add.ptr74, i64 %mul22.i
  %93 = load double, ptr %arrayidx.i, align 8
  %arrayidx23.i = getelementptr inbounds double, ptr %add.ptr, i64 %r.356.i
  store double %93, ptr %arrayidx23.i, align 8
  %inc.i = add nuw nsw i64 %r.356.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %sub75
  br i1 %exitcond.not.i, label %lazyasync_copy_d.exit, label %for.body21.i, !llvm.loop !31

lazyasync_copy_d.exit:                            ; preds = %for.body21.i, %if.end18.i
  %add.ptr76 = getelementptr inbounds double, ptr %row.1186, i64 %cond.i165
  %94 = load i64, ptr %buffer4, align 8
  %sub78 = sub nsw i64 %94, %cond.i165
  %cmp.not14.i175 = icmp slt i64 %sub78, 4
  br i1 %cmp.not14.i175, label %for.cond2.preheader.i177, label %for.body.preheader.i176

for.body.preheader.i176:                          ; preds = %lazyasync_copy_d.exit
  %95 = add nsw i64 %sub78, -4
  %96 = shl i64 %95, 3
  %97 = and i64 %96, -32
  %98 = add i64 %97, 32
  tail call void @llvm.memset.p0.i64(ptr align 8 %add.ptr76, i8 0, i64 %98, i1 false)
  %99 = and i64 %95, -4
  %100 = add nuw nsw i64 %99, 4
  br label %for.cond2.preheader.i177

for.cond2.preheader.i177:                         ; preds = %for.body.preheader.i176, %lazyasync_copy_d.exit
  %r.0.lcssa.i178 = phi i64 [ 0, %lazyasync_copy_d.exit ], [ %100, %for.body.preheader.i176 ]
  %cmp317.i179 = icmp slt i64 %r.0.lcssa.i178, %sub78
  br i1 %cmp317.i179, label %for.body4.preheader.i180, label %cleanup

for.body4.preheader.i180:                         ; preds = %for.cond2.preheader.i177
  %101 = shl i64 %r.0.lcssa.i178, 3
  %scevgep.i181 = getelementptr i8, ptr %add.ptr76, i64 %101
  %102 = sub nsw i64 %sub78, %r.0.lcssa.i178
  br label %cleanup.sink.split

cleanup.sink.split:                               ; preds = %for.body4.preheader.i, %for.body4.preheader.i180
  %.sink224 = phi i64 [ %102, %for.body4.preheader.i180 ], [ %82, %for.body4.preheader.i ]
  %scevgep.i181.sink = phi ptr [ %scevgep.i181, %for.body4.preheader.i180 ], [ %scevgep.i, %for.body4.preheader.i ]
  %103 = shl i64 %.sink224, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i181.sink, i8 0, i64 %103, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %cleanup.sink.split, %for.cond2.preheader.i177, %for.cond2.preheader.i
  %inc = add nuw nsw i64 %q.0187, 1
  %104 = load i64, ptr %buffer4, align 8
  %add.ptr80 = getelementptr inbounds double, ptr %row.1186, i64 %104
  %105 = load i64, ptr %buffer3, align 8
  %cmp44 = icmp slt i64 %inc, %105
  br i1 %cmp44, label %for.body46, label %for.cond.cleanup45.loopexit, !llvm.loop !42
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
  br i1 %exitcond151.not, label %for.body92, label %for.cond18.preheader, !llvm.loop !43

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !44

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
  br i1 %exitcond154.not, label %for.cond88.preheader, label %for.cond18.preheader, !llvm.loop !45

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !46
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
  br i1 %exitcond154.not, label %for.cond88.preheader, label %for.cond18.preheader, !llvm.loop !47

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !48
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
  br i1 %exitcond152.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !49

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !50
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
  br i1 %exitcond164.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !51

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !52
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
  br i1 %exitcond169.not, label %for.cond82.preheader, label %for.cond18.preheader, !llvm.loop !53

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
  br i1 %exitcond.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !54
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
  br i1 %exitcond.not, label %for.body100, label %for.cond26.preheader, !llvm.loop !55

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
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !56

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
  br i1 %exitcond.not, label %for.cond96.preheader, label %for.cond26.preheader, !llvm.loop !57

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
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !58

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
  br i1 %exitcond.not, label %for.cond96.preheader, label %for.cond26.preheader, !llvm.loop !59

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
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !60

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
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !61

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
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !62

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
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !63

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
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !64

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
  br i1 %exitcond.not, label %for.cond90.preheader, label %for.cond26.preheader, !llvm.loop !65

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
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !66

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
!64 = distinct !{!64, !5, !6}
!65 = distinct !{!65, !5, !6}
!66 = distinct !{!66, !5, !6}
