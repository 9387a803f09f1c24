; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
%struct.pair = type { i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_multiply_integers(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %sums.i.i397 = alloca [6 x [2 x <8 x i64>]], align 16
  %row.i.i398 = alloca [6 x ptr], align 16
  %found.i.i399 = alloca [16 x i64], align 16
  %sums.i.i277 = alloca [6 x [2 x <16 x i32>]], align 16
  %row.i.i278 = alloca [6 x ptr], align 16
  %found.i.i279 = alloca [32 x i32], align 16
  %sums.i.i107 = alloca [6 x [2 x <32 x i16>]], align 16
  %row.i.i108 = alloca [6 x ptr], align 16
  %found.i.i109 = alloca [64 x i16], align 16
  %sums.i.i = alloca [6 x [2 x <64 x i8>]], align 16
  %row.i.i = alloca [6 x ptr], align 16
  %found.i.i = alloca [128 x i8], align 16
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 8
  %0 = load i64, ptr %arrayidx3, align 8
  %cmp572 = icmp sgt i64 %0, 0
  br i1 %cmp572, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 104
  %1 = load i64, ptr %arrayidx2, align 8
  %2 = inttoptr i64 %1 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 96
  %3 = load i64, ptr %arrayidx1, align 8
  %4 = inttoptr i64 %3 to ptr
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 88
  %5 = load i64, ptr %arrayidx, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx27 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx28 = getelementptr inbounds i8, ptr %a, i64 72
  %arrayidx29 = getelementptr inbounds i8, ptr %a, i64 80
  %arrayidx30 = getelementptr inbounds i8, ptr %a, i64 40
  %arrayidx31 = getelementptr inbounds i8, ptr %a, i64 48
  %arrayidx32 = getelementptr inbounds i8, ptr %a, i64 56
  %arrayidx33 = getelementptr inbounds i8, ptr %a, i64 112
  %arrayidx29.1.phi.trans.insert.i.i281 = getelementptr inbounds i8, ptr %row.i.i278, i64 8
  %arrayidx29.2.phi.trans.insert.i.i282 = getelementptr inbounds i8, ptr %row.i.i278, i64 16
  %arrayidx29.3.phi.trans.insert.i.i283 = getelementptr inbounds i8, ptr %row.i.i278, i64 24
  %arrayidx29.4.phi.trans.insert.i.i284 = getelementptr inbounds i8, ptr %row.i.i278, i64 32
  %arrayidx29.5.phi.trans.insert.i.i285 = getelementptr inbounds i8, ptr %row.i.i278, i64 40
  %arrayidx37.i.i286 = getelementptr inbounds i8, ptr %sums.i.i277, i64 64
  %arrayidx32.1.i.i287 = getelementptr inbounds i8, ptr %sums.i.i277, i64 128
  %arrayidx37.1.i.i288 = getelementptr inbounds i8, ptr %sums.i.i277, i64 192
  %arrayidx32.2.i.i289 = getelementptr inbounds i8, ptr %sums.i.i277, i64 256
  %arrayidx37.2.i.i290 = getelementptr inbounds i8, ptr %sums.i.i277, i64 320
  %arrayidx32.3.i.i291 = getelementptr inbounds i8, ptr %sums.i.i277, i64 384
  %arrayidx37.3.i.i292 = getelementptr inbounds i8, ptr %sums.i.i277, i64 448
  %arrayidx32.4.i.i293 = getelementptr inbounds i8, ptr %sums.i.i277, i64 512
  %arrayidx37.4.i.i294 = getelementptr inbounds i8, ptr %sums.i.i277, i64 576
  %arrayidx32.5.i.i295 = getelementptr inbounds i8, ptr %sums.i.i277, i64 640
  %arrayidx37.5.i.i296 = getelementptr inbounds i8, ptr %sums.i.i277, i64 704
  %add.ptr57.i.i297 = getelementptr inbounds i8, ptr %found.i.i279, i64 64
  %arrayidx29.1.phi.trans.insert.i.i114 = getelementptr inbounds i8, ptr %row.i.i108, i64 8
  %arrayidx29.2.phi.trans.insert.i.i115 = getelementptr inbounds i8, ptr %row.i.i108, i64 16
  %arrayidx29.3.phi.trans.insert.i.i116 = getelementptr inbounds i8, ptr %row.i.i108, i64 24
  %arrayidx29.4.phi.trans.insert.i.i117 = getelementptr inbounds i8, ptr %row.i.i108, i64 32
  %arrayidx29.5.phi.trans.insert.i.i118 = getelementptr inbounds i8, ptr %row.i.i108, i64 40
  %arrayidx37.i.i119 = getelementptr inbounds i8, ptr %sums.i.i107, i64 64
  %arrayidx32.1.i.i120 = getelementptr inbounds i8, ptr %sums.i.i107, i64 128
  %arrayidx37.1.i.i121 = getelementptr inbounds i8, ptr %sums.i.i107, i64 192
  %arrayidx32.2.i.i122 = getelementptr inbounds i8, ptr %sums.i.i107, i64 256
  %arrayidx37.2.i.i123 = getelementptr inbounds i8, ptr %sums.i.i107, i64 320
  %arrayidx32.3.i.i124 = getelementptr inbounds i8, ptr %sums.i.i107, i64 384
  %arrayidx37.3.i.i125 = getelementptr inbounds i8, ptr %sums.i.i107, i64 448
  %arrayidx32.4.i.i126 = getelementptr inbounds i8, ptr %sums.i.i107, i64 512
  %arrayidx37.4.i.i127 = getelementptr inbounds i8, ptr %sums.i.i107, i64 576
  %arrayidx32.5.i.i128 = getelementptr inbounds i8, ptr %sums.i.i107, i64 640
  %arrayidx37.5.i.i129 = getelementptr inbounds i8, ptr %sums.i.i107, i64 704
  %add.ptr57.i.i130 = getelementptr inbounds i8, ptr %found.i.i109, i64 64
  %arrayidx29.1.phi.trans.insert.i.i = getelementptr inbounds i8, ptr %row.i.i, i64 8
  %arrayidx29.2.phi.trans.insert.i.i = getelementptr inbounds i8, ptr %row.i.i, i64 16
  %arrayidx29.3.phi.trans.insert.i.i = getelementptr inbounds i8, ptr %row.i.i, i64 24
  %arrayidx29.4.phi.trans.insert.i.i = getelementptr inbounds i8, ptr %row.i.i, i64 32
  %arrayidx29.5.phi.trans.insert.i.i = getelementptr inbounds i8, ptr %row.i.i, i64 40
  %arrayidx37.i.i = getelementptr inbounds i8, ptr %sums.i.i, i64 64
  %arrayidx32.1.i.i = getelementptr inbounds i8, ptr %sums.i.i, i64 128
  %arrayidx37.1.i.i = getelementptr inbounds i8, ptr %sums.i.i, i64 192
  %arrayidx32.2.i.i = getelementptr inbounds i8, ptr %sums.i.i, i64 256
  %arrayidx37.2.i.i = getelementptr inbounds i8, ptr %sums.i.i, i64 320
  %arrayidx32.3.i.i = getelementptr inbounds i8, ptr %sums.i.i, i64 384
  %arrayidx37.3.i.i = getelementptr inbounds i8, ptr %sums.i.i, i64 448
  %arrayidx32.4.i.i = getelementptr inbounds i8, ptr %sums.i.i, i64 512
  %arrayidx37.4.i.i = getelementptr inbounds i8, ptr %sums.i.i, i64 576
  %arrayidx32.5.i.i = getelementptr inbounds i8, ptr %sums.i.i, i64 640
  %arrayidx37.5.i.i = getelementptr inbounds i8, ptr %sums.i.i, i64 704
  %add.ptr57.i.i = getelementptr inbounds i8, ptr %found.i.i, i64 64
  %arrayidx29.1.phi.trans.insert.i.i404 = getelementptr inbounds i8, ptr %row.i.i398, i64 8
  %arrayidx29.2.phi.trans.insert.i.i405 = getelementptr inbounds i8, ptr %row.i.i398, i64 16
  %arrayidx29.3.phi.trans.insert.i.i406 = getelementptr inbounds i8, ptr %row.i.i398, i64 24
  %arrayidx29.4.phi.trans.insert.i.i407 = getelementptr inbounds i8, ptr %row.i.i398, i64 32
  %arrayidx29.5.phi.trans.insert.i.i408 = getelementptr inbounds i8, ptr %row.i.i398, i64 40
  %arrayidx37.i.i409 = getelementptr inbounds i8, ptr %sums.i.i397, i64 64
  %arrayidx32.1.i.i410 = getelementptr inbounds i8, ptr %sums.i.i397, i64 128
  %arrayidx37.1.i.i411 = getelementptr inbounds i8, ptr %sums.i.i397, i64 192
  %arrayidx32.2.i.i412 = getelementptr inbounds i8, ptr %sums.i.i397, i64 256
  %arrayidx37.2.i.i413 = getelementptr inbounds i8, ptr %sums.i.i397, i64 320
  %arrayidx32.3.i.i414 = getelementptr inbounds i8, ptr %sums.i.i397, i64 384
  %arrayidx37.3.i.i415 = getelementptr inbounds i8, ptr %sums.i.i397, i64 448
  %arrayidx32.4.i.i416 = getelementptr inbounds i8, ptr %sums.i.i397, i64 512
  %arrayidx37.4.i.i417 = getelementptr inbounds i8, ptr %sums.i.i397, i64 576
  %arrayidx32.5.i.i418 = getelementptr inbounds i8, ptr %sums.i.i397, i64 640
  %arrayidx37.5.i.i419 = getelementptr inbounds i8, ptr %sums.i.i397, i64 704
  %add.ptr57.i.i420 = getelementptr inbounds i8, ptr %found.i.i399, i64 64
  %arrayidx44 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx46 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx50 = getelementptr inbounds i8, ptr %a, i64 32
  %.pre = load i64, ptr %a, align 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end43, %entry
  ret i64 0

for.body:                                         ; preds = %for.body.lr.ph, %if.end43
  %7 = phi i64 [ %.pre, %for.body.lr.ph ], [ %121, %if.end43 ]
  %number.0576 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %if.end43 ]
  %out.0575 = phi ptr [ %2, %for.body.lr.ph ], [ %add.ptr53, %if.end43 ]
  %right.0574 = phi ptr [ %4, %for.body.lr.ph ], [ %add.ptr49, %if.end43 ]
  %left.0573 = phi ptr [ %6, %for.body.lr.ph ], [ %add.ptr, %if.end43 ]
  %8 = load i64, ptr %arrayidx27, align 8
  %9 = load i64, ptr %arrayidx28, align 8
  %10 = load i64, ptr %arrayidx29, align 8
  %11 = load i64, ptr %arrayidx30, align 8
  %12 = load i64, ptr %arrayidx31, align 8
  %13 = load i64, ptr %arrayidx32, align 8
  %14 = load i64, ptr %arrayidx33, align 8
  %15 = inttoptr i64 %14 to ptr
  %cmp107.i400 = icmp sgt i64 %9, 0
  switch i64 %7, label %if.else34 [
    i64 1, label %if.then
    i64 2, label %if.then15
    i64 4, label %if.then26
  ]

if.then:                                          ; preds = %for.body
  br i1 %cmp107.i400, label %for.body.lr.ph.i, label %if.end43

for.body.lr.ph.i:                                 ; preds = %if.then
  %cmp4109.i = icmp sgt i64 %10, 0
  %cmp36107.i = icmp sgt i64 %8, 0
  br label %for.body.i

for.body.i:                                       ; preds = %for.cond.cleanup5.i, %for.body.lr.ph.i
  %indvars.iv.i = phi i64 [ %9, %for.body.lr.ph.i ], [ %indvars.iv.next.i, %for.cond.cleanup5.i ]
  %first.0112.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add64.i, %for.cond.cleanup5.i ]
  %smin.i = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i, i64 256)
  %smax.i = tail call i64 @llvm.smax.i64(i64 %smin.i, i64 1)
  %sub.i = sub nsw i64 %9, %first.0112.i
  %cond.i = tail call i64 @llvm.smin.i64(i64 %sub.i, i64 256)
  br i1 %cmp4109.i, label %for.body6.lr.ph.i, label %for.cond.cleanup5.i

for.body6.lr.ph.i:                                ; preds = %for.body.i
  %cmp15101.i = icmp sgt i64 %sub.i, 0
  %invariant.gep103.i = getelementptr i8, ptr %left.0573, i64 %first.0112.i
  %cmp54.not.i = icmp eq i64 %first.0112.i, 0
  br label %for.body6.i

for.cond.cleanup5.i:                              ; preds = %for.cond.cleanup38.i, %for.body.i
  %add64.i = add nuw nsw i64 %first.0112.i, 256
  %cmp.i = icmp slt i64 %add64.i, %9
  %indvars.iv.next.i = add i64 %indvars.iv.i, -256
  br i1 %cmp.i, label %for.body.i, label %if.end43, !llvm.loop !4

for.body6.i:                                      ; preds = %for.cond.cleanup38.i, %for.body6.lr.ph.i
  %column.0110.i = phi i64 [ 0, %for.body6.lr.ph.i ], [ %add61.i, %for.cond.cleanup38.i ]
  %sub7.i = sub nsw i64 %10, %column.0110.i
  %cond13.i = tail call i64 @llvm.smin.i64(i64 %sub7.i, i64 128)
  %invariant.gep.i = getelementptr i8, ptr %right.0574, i64 %column.0110.i
  br i1 %cmp15101.i, label %for.body17.i, label %for.cond35.preheader.i

for.cond35.preheader.i:                           ; preds = %for.cond.cleanup21.i, %for.body6.i
  %invariant.gep105.i = getelementptr i8, ptr %out.0575, i64 %column.0110.i
  br i1 %cmp36107.i, label %for.body39.lr.ph.i, label %for.cond.cleanup38.i

for.body39.lr.ph.i:                               ; preds = %for.cond35.preheader.i
  %cmp59115.i.i = icmp sgt i64 %sub7.i, 0
  br label %for.body39.i

for.body17.i:                                     ; preds = %for.body6.i, %for.cond.cleanup21.i
  %k.0102.i = phi i64 [ %inc33.i, %for.cond.cleanup21.i ], [ 0, %for.body6.i ]
  %add.i = add nuw nsw i64 %k.0102.i, %first.0112.i
  %mul.i = mul nsw i64 %add.i, %12
  %gep.i = getelementptr i8, ptr %invariant.gep.i, i64 %mul.i
  %mul29.i = shl nsw i64 %k.0102.i, 7
  %invariant.gep114.i = getelementptr inbounds i8, ptr %15, i64 %mul29.i
  br label %for.body22.i

for.cond.cleanup21.i:                             ; preds = %cond.end26.i
  %inc33.i = add nuw nsw i64 %k.0102.i, 1
  %exitcond113.not.i = icmp eq i64 %inc33.i, %smax.i
  br i1 %exitcond113.not.i, label %for.cond35.preheader.i, label %for.body17.i, !llvm.loop !7

for.body22.i:                                     ; preds = %cond.end26.i, %for.body17.i
  %j.0100.i = phi i64 [ 0, %for.body17.i ], [ %inc.i, %cond.end26.i ]
  %cmp23.i = icmp sgt i64 %sub7.i, %j.0100.i
  br i1 %cmp23.i, label %cond.true24.i, label %cond.end26.i

cond.true24.i:                                    ; preds = %for.body22.i
  %arrayidx.i = getelementptr inbounds i8, ptr %gep.i, i64 %j.0100.i
  %16 = load i8, ptr %arrayidx.i, align 1
  br label %cond.end26.i

cond.end26.i:                                     ; preds = %cond.true24.i, %for.body22.i
  %cond27.i = phi i8 [ %16, %cond.true24.i ], [ 0, %for.body22.i ]
  %gep115.i = getelementptr inbounds i8, ptr %invariant.gep114.i, i64 %j.0100.i
  store i8 %cond27.i, ptr %gep115.i, align 1
  %inc.i = add nuw nsw i64 %j.0100.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, 128
  br i1 %exitcond.not.i, label %for.cond.cleanup21.i, label %for.body22.i, !llvm.loop !8

for.cond.cleanup38.i:                             ; preds = %product_8_tile.exit.i, %for.cond35.preheader.i
  %add61.i = add nuw nsw i64 %column.0110.i, 128
  %cmp4.i = icmp slt i64 %add61.i, %10
  br i1 %cmp4.i, label %for.body6.i, label %for.cond.cleanup5.i, !llvm.loop !9

for.body39.i:                                     ; preds = %product_8_tile.exit.i, %for.body39.lr.ph.i
  %i.0108.i = phi i64 [ 0, %for.body39.lr.ph.i ], [ %add58.i, %product_8_tile.exit.i ]
  %mul40.i = mul nsw i64 %i.0108.i, %11
  %gep104.i = getelementptr i8, ptr %invariant.gep103.i, i64 %mul40.i
  %sub46.i = sub nsw i64 %8, %i.0108.i
  %cond53.i = tail call i64 @llvm.smin.i64(i64 %sub46.i, i64 6)
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %sums.i.i) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(768) %sums.i.i, i8 0, i64 768, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %row.i.i) #10
  br label %for.body8.i.i

for.cond14.preheader.i.i:                         ; preds = %for.body8.i.i
  %mul43.i = mul nsw i64 %i.0108.i, %13
  %gep106.i = getelementptr i8, ptr %invariant.gep105.i, i64 %mul43.i
  br i1 %cmp15101.i, label %for.body17.preheader.i.i, label %for.cond46.preheader.i.i

for.body17.preheader.i.i:                         ; preds = %for.cond14.preheader.i.i
  %.pre.i.i = load ptr, ptr %row.i.i, align 16
  %.pre123.i.i = load ptr, ptr %arrayidx29.1.phi.trans.insert.i.i, align 8
  %.pre124.i.i = load ptr, ptr %arrayidx29.2.phi.trans.insert.i.i, align 16
  %.pre125.i.i = load ptr, ptr %arrayidx29.3.phi.trans.insert.i.i, align 8
  %.pre126.i.i = load ptr, ptr %arrayidx29.4.phi.trans.insert.i.i, align 16
  %.pre127.i.i = load ptr, ptr %arrayidx29.5.phi.trans.insert.i.i, align 8
  br label %for.body17.i.i

for.body8.i.i:                                    ; preds = %for.body8.i.i, %for.body39.i
  %i4.0111.i.i = phi i64 [ 0, %for.body39.i ], [ %inc12.i.i, %for.body8.i.i ]
  %cmp9.i.i = icmp slt i64 %i4.0111.i.i, %cond53.i
  %cond.i.i = select i1 %cmp9.i.i, i64 %i4.0111.i.i, i64 0
  %mul.i.i = mul nsw i64 %cond.i.i, %11
  %add.ptr.i.i = getelementptr inbounds i8, ptr %gep104.i, i64 %mul.i.i
  %arrayidx10.i.i = getelementptr inbounds [6 x ptr], ptr %row.i.i, i64 0, i64 %i4.0111.i.i
  store ptr %add.ptr.i.i, ptr %arrayidx10.i.i, align 8
  %inc12.i.i = add nuw nsw i64 %i4.0111.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc12.i.i, 6
  br i1 %exitcond.not.i.i, label %for.cond14.preheader.i.i, label %for.body8.i.i, !llvm.loop !10

for.cond46.preheader.loopexit.i.i:                ; preds = %for.body17.i.i
  store <64 x i8> %add34.i.i, ptr %sums.i.i, align 16
  store <64 x i8> %add38.i.i, ptr %arrayidx37.i.i, align 16
  store <64 x i8> %add34.1.i.i, ptr %arrayidx32.1.i.i, align 16
  store <64 x i8> %add38.1.i.i, ptr %arrayidx37.1.i.i, align 16
  store <64 x i8> %add34.2.i.i, ptr %arrayidx32.2.i.i, align 16
  store <64 x i8> %add38.2.i.i, ptr %arrayidx37.2.i.i, align 16
  store <64 x i8> %add34.3.i.i, ptr %arrayidx32.3.i.i, align 16
  store <64 x i8> %add38.3.i.i, ptr %arrayidx37.3.i.i, align 16
  store <64 x i8> %add34.4.i.i, ptr %arrayidx32.4.i.i, align 16
  store <64 x i8> %add38.4.i.i, ptr %arrayidx37.4.i.i, align 16
  store <64 x i8> %add34.5.i.i, ptr %arrayidx32.5.i.i, align 16
  store <64 x i8> %add38.5.i.i, ptr %arrayidx37.5.i.i, align 16
  br label %for.cond46.preheader.i.i

for.cond46.preheader.i.i:                         ; preds = %for.cond46.preheader.loopexit.i.i, %for.cond14.preheader.i.i
  %cmp47117.i.i = icmp sgt i64 %sub46.i, 0
  br i1 %cmp47117.i.i, label %for.body49.i.i, label %product_8_tile.exit.i

for.body17.i.i:                                   ; preds = %for.body17.i.i, %for.body17.preheader.i.i
  %17 = phi <64 x i8> [ %add38.5.i.i, %for.body17.i.i ], [ zeroinitializer, %for.body17.preheader.i.i ]
  %18 = phi <64 x i8> [ %add34.5.i.i, %for.body17.i.i ], [ zeroinitializer, %for.body17.preheader.i.i ]
  %19 = phi <64 x i8> [ %add38.4.i.i, %for.body17.i.i ], [ zeroinitializer, %for.body17.preheader.i.i ]
  %20 = phi <64 x i8> [ %add34.4.i.i, %for.body17.i.i ], [ zeroinitializer, %for.body17.preheader.i.i ]
  %21 = phi <64 x i8> [ %add38.3.i.i, %for.body17.i.i ], [ zeroinitializer, %for.body17.preheader.i.i ]
  %22 = phi <64 x i8> [ %add34.3.i.i, %for.body17.i.i ], [ zeroinitializer, %for.body17.preheader.i.i ]
  %23 = phi <64 x i8> [ %add38.2.i.i, %for.body17.i.i ], [ zeroinitializer, %for.body17.preheader.i.i ]
  %24 = phi <64 x i8> [ %add34.2.i.i, %for.body17.i.i ], [ zeroinitializer, %for.body17.preheader.i.i ]
  %25 = phi <64 x i8> [ %add38.1.i.i, %for.body17.i.i ], [ zeroinitializer, %for.body17.preheader.i.i ]
  %26 = phi <64 x i8> [ %add34.1.i.i, %for.body17.i.i ], [ zeroinitializer, %for.body17.preheader.i.i ]
  %27 = phi <64 x i8> [ %add38.i.i, %for.body17.i.i ], [ zeroinitializer, %for.body17.preheader.i.i ]
  %28 = phi <64 x i8> [ %add34.i.i, %for.body17.i.i ], [ zeroinitializer, %for.body17.preheader.i.i ]
  %k.0114.i.i = phi i64 [ %inc43.i.i, %for.body17.i.i ], [ 0, %for.body17.preheader.i.i ]
  %mul18.i.i = shl nsw i64 %k.0114.i.i, 7
  %add.ptr19.i.i = getelementptr inbounds i8, ptr %15, i64 %mul18.i.i
  %29 = load <64 x i8>, ptr %add.ptr19.i.i, align 1
  %add.ptr22.i.i = getelementptr inbounds i8, ptr %add.ptr19.i.i, i64 64
  %30 = load <64 x i8>, ptr %add.ptr22.i.i, align 1
  %arrayidx30.i.i = getelementptr inbounds i8, ptr %.pre.i.i, i64 %k.0114.i.i
  %31 = load i8, ptr %arrayidx30.i.i, align 1
  %splat.splatinsert.i.i = insertelement <64 x i8> poison, i8 %31, i64 0
  %splat.splat.i.i = shufflevector <64 x i8> %splat.splatinsert.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  %mul31.i.i = mul <64 x i8> %splat.splat.i.i, %29
  %add34.i.i = add <64 x i8> %mul31.i.i, %28
  %mul35.i.i = mul <64 x i8> %splat.splat.i.i, %30
  %add38.i.i = add <64 x i8> %mul35.i.i, %27
  %arrayidx30.1.i.i = getelementptr inbounds i8, ptr %.pre123.i.i, i64 %k.0114.i.i
  %32 = load i8, ptr %arrayidx30.1.i.i, align 1
  %splat.splatinsert.1.i.i = insertelement <64 x i8> poison, i8 %32, i64 0
  %splat.splat.1.i.i = shufflevector <64 x i8> %splat.splatinsert.1.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  %mul31.1.i.i = mul <64 x i8> %splat.splat.1.i.i, %29
  %add34.1.i.i = add <64 x i8> %mul31.1.i.i, %26
  %mul35.1.i.i = mul <64 x i8> %splat.splat.1.i.i, %30
  %add38.1.i.i = add <64 x i8> %mul35.1.i.i, %25
  %arrayidx30.2.i.i = getelementptr inbounds i8, ptr %.pre124.i.i, i64 %k.0114.i.i
  %33 = load i8, ptr %arrayidx30.2.i.i, align 1
  %splat.splatinsert.2.i.i = insertelement <64 x i8> poison, i8 %33, i64 0
  %splat.splat.2.i.i = shufflevector <64 x i8> %splat.splatinsert.2.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  %mul31.2.i.i = mul <64 x i8> %splat.splat.2.i.i, %29
  %add34.2.i.i = add <64 x i8> %mul31.2.i.i, %24
  %mul35.2.i.i = mul <64 x i8> %splat.splat.2.i.i, %30
  %add38.2.i.i = add <64 x i8> %mul35.2.i.i, %23
  %arrayidx30.3.i.i = getelementptr inbounds i8, ptr %.pre125.i.i, i64 %k.0114.i.i
  %34 = load i8, ptr %arrayidx30.3.i.i, align 1
  %splat.splatinsert.3.i.i = insertelement <64 x i8> poison, i8 %34, i64 0
  %splat.splat.3.i.i = shufflevector <64 x i8> %splat.splatinsert.3.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  %mul31.3.i.i = mul <64 x i8> %splat.splat.3.i.i, %29
  %add34.3.i.i = add <64 x i8> %mul31.3.i.i, %22
  %mul35.3.i.i = mul <64 x i8> %splat.splat.3.i.i, %30
  %add38.3.i.i = add <64 x i8> %mul35.3.i.i, %21
  %arrayidx30.4.i.i = getelementptr inbounds i8, ptr %.pre126.i.i, i64 %k.0114.i.i
  %35 = load i8, ptr %arrayidx30.4.i.i, align 1
  %splat.splatinsert.4.i.i = insertelement <64 x i8> poison, i8 %35, i64 0
  %splat.splat.4.i.i = shufflevector <64 x i8> %splat.splatinsert.4.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  %mul31.4.i.i = mul <64 x i8> %splat.splat.4.i.i, %29
  %add34.4.i.i = add <64 x i8> %mul31.4.i.i, %20
  %mul35.4.i.i = mul <64 x i8> %splat.splat.4.i.i, %30
  %add38.4.i.i = add <64 x i8> %mul35.4.i.i, %19
  %arrayidx30.5.i.i = getelementptr inbounds i8, ptr %.pre127.i.i, i64 %k.0114.i.i
  %36 = load i8, ptr %arrayidx30.5.i.i, align 1
  %splat.splatinsert.5.i.i = insertelement <64 x i8> poison, i8 %36, i64 0
  %splat.splat.5.i.i = shufflevector <64 x i8> %splat.splatinsert.5.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  %mul31.5.i.i = mul <64 x i8> %splat.splat.5.i.i, %29
  %add34.5.i.i = add <64 x i8> %mul31.5.i.i, %18
  %mul35.5.i.i = mul <64 x i8> %splat.splat.5.i.i, %30
  %add38.5.i.i = add <64 x i8> %mul35.5.i.i, %17
  %inc43.i.i = add nuw nsw i64 %k.0114.i.i, 1
  %exitcond120.not.i.i = icmp eq i64 %inc43.i.i, %cond.i
  br i1 %exitcond120.not.i.i, label %for.cond46.preheader.loopexit.i.i, label %for.body17.i.i, !llvm.loop !11

for.body49.i.i:                                   ; preds = %for.cond46.preheader.i.i, %for.cond.cleanup60.i.i
  %i45.0118.i.i = phi i64 [ %inc80.i.i, %for.cond.cleanup60.i.i ], [ 0, %for.cond46.preheader.i.i ]
  %mul50.i.i = mul nsw i64 %i45.0118.i.i, %13
  %add.ptr51.i.i = getelementptr inbounds i8, ptr %gep106.i, i64 %mul50.i.i
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %found.i.i) #10
  %arrayidx52.i.i = getelementptr inbounds [6 x [2 x <64 x i8>]], ptr %sums.i.i, i64 0, i64 %i45.0118.i.i
  %37 = load <64 x i8>, ptr %arrayidx52.i.i, align 16
  store <64 x i8> %37, ptr %found.i.i, align 16
  %arrayidx55.i.i = getelementptr inbounds i8, ptr %arrayidx52.i.i, i64 64
  %38 = load <64 x i8>, ptr %arrayidx55.i.i, align 16
  store <64 x i8> %38, ptr %add.ptr57.i.i, align 16
  br i1 %cmp59115.i.i, label %for.body61.i.i, label %for.cond.cleanup60.i.i

for.cond.cleanup60.i.i:                           ; preds = %cond.end72.i.i, %for.body49.i.i
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %found.i.i) #10
  %inc80.i.i = add nuw nsw i64 %i45.0118.i.i, 1
  %exitcond122.not.i.i = icmp eq i64 %inc80.i.i, %cond53.i
  br i1 %exitcond122.not.i.i, label %product_8_tile.exit.i, label %for.body49.i.i, !llvm.loop !12

for.body61.i.i:                                   ; preds = %for.body49.i.i, %cond.end72.i.i
  %j.0116.i.i = phi i64 [ %inc77.i.i, %cond.end72.i.i ], [ 0, %for.body49.i.i ]
  br i1 %cmp54.not.i, label %cond.false69.i.i, label %cond.true62.i.i

cond.true62.i.i:                                  ; preds = %for.body61.i.i
  %arrayidx63.i.i = getelementptr inbounds i8, ptr %add.ptr51.i.i, i64 %j.0116.i.i
  %39 = load i8, ptr %arrayidx63.i.i, align 1
  %arrayidx64.i.i = getelementptr inbounds [128 x i8], ptr %found.i.i, i64 0, i64 %j.0116.i.i
  %40 = load i8, ptr %arrayidx64.i.i, align 1
  %add66.i.i = add i8 %40, %39
  br label %cond.end72.i.i

cond.false69.i.i:                                 ; preds = %for.body61.i.i
  %arrayidx70.i.i = getelementptr inbounds [128 x i8], ptr %found.i.i, i64 0, i64 %j.0116.i.i
  %41 = load i8, ptr %arrayidx70.i.i, align 1
  br label %cond.end72.i.i

cond.end72.i.i:                                   ; preds = %cond.false69.i.i, %cond.true62.i.i
  %cond73.in.i.i = phi i8 [ %add66.i.i, %cond.true62.i.i ], [ %41, %cond.false69.i.i ]
  %arrayidx75.i.i = getelementptr inbounds i8, ptr %add.ptr51.i.i, i64 %j.0116.i.i
  store i8 %cond73.in.i.i, ptr %arrayidx75.i.i, align 1
  %inc77.i.i = add nuw nsw i64 %j.0116.i.i, 1
  %exitcond121.not.i.i = icmp eq i64 %inc77.i.i, %cond13.i
  br i1 %exitcond121.not.i.i, label %for.cond.cleanup60.i.i, label %for.body61.i.i, !llvm.loop !13

product_8_tile.exit.i:                            ; preds = %for.cond.cleanup60.i.i, %for.cond46.preheader.i.i
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %row.i.i) #10
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %sums.i.i) #10
  %add58.i = add nuw nsw i64 %i.0108.i, 6
  %cmp36.i = icmp slt i64 %add58.i, %8
  br i1 %cmp36.i, label %for.body39.i, label %for.cond.cleanup38.i, !llvm.loop !14

if.then15:                                        ; preds = %for.body
  br i1 %cmp107.i400, label %for.body.lr.ph.i111, label %if.end43

for.body.lr.ph.i111:                              ; preds = %if.then15
  %cmp4109.i112 = icmp sgt i64 %10, 0
  %cmp36107.i113 = icmp sgt i64 %8, 0
  br label %for.body.i131

for.body.i131:                                    ; preds = %for.cond.cleanup5.i138, %for.body.lr.ph.i111
  %indvars.iv.i132 = phi i64 [ %9, %for.body.lr.ph.i111 ], [ %indvars.iv.next.i141, %for.cond.cleanup5.i138 ]
  %first.0112.i133 = phi i64 [ 0, %for.body.lr.ph.i111 ], [ %add64.i139, %for.cond.cleanup5.i138 ]
  %smin.i134 = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i132, i64 256)
  %smax.i135 = tail call i64 @llvm.smax.i64(i64 %smin.i134, i64 1)
  %sub.i136 = sub nsw i64 %9, %first.0112.i133
  %cond.i137 = tail call i64 @llvm.smin.i64(i64 %sub.i136, i64 256)
  br i1 %cmp4109.i112, label %for.body6.lr.ph.i142, label %for.cond.cleanup5.i138

for.body6.lr.ph.i142:                             ; preds = %for.body.i131
  %cmp15101.i143 = icmp sgt i64 %sub.i136, 0
  %invariant.gep103.i144 = getelementptr i16, ptr %left.0573, i64 %first.0112.i133
  %cmp54.not.i145 = icmp eq i64 %first.0112.i133, 0
  br label %for.body6.i146

for.cond.cleanup5.i138:                           ; preds = %for.cond.cleanup38.i153, %for.body.i131
  %add64.i139 = add nuw nsw i64 %first.0112.i133, 256
  %cmp.i140 = icmp slt i64 %add64.i139, %9
  %indvars.iv.next.i141 = add i64 %indvars.iv.i132, -256
  br i1 %cmp.i140, label %for.body.i131, label %if.end43, !llvm.loop !15

for.body6.i146:                                   ; preds = %for.cond.cleanup38.i153, %for.body6.lr.ph.i142
  %column.0110.i147 = phi i64 [ 0, %for.body6.lr.ph.i142 ], [ %add61.i154, %for.cond.cleanup38.i153 ]
  %sub7.i148 = sub nsw i64 %10, %column.0110.i147
  %cond13.i149 = tail call i64 @llvm.smin.i64(i64 %sub7.i148, i64 64)
  %invariant.gep.i150 = getelementptr i16, ptr %right.0574, i64 %column.0110.i147
  br i1 %cmp15101.i143, label %for.body17.i258, label %for.cond35.preheader.i151

for.cond35.preheader.i151:                        ; preds = %for.cond.cleanup21.i272, %for.body6.i146
  %invariant.gep105.i152 = getelementptr i16, ptr %out.0575, i64 %column.0110.i147
  br i1 %cmp36107.i113, label %for.body39.lr.ph.i156, label %for.cond.cleanup38.i153

for.body39.lr.ph.i156:                            ; preds = %for.cond35.preheader.i151
  %cmp59115.i.i157 = icmp sgt i64 %sub7.i148, 0
  br label %for.body39.i158

for.body17.i258:                                  ; preds = %for.body6.i146, %for.cond.cleanup21.i272
  %k.0102.i259 = phi i64 [ %inc33.i273, %for.cond.cleanup21.i272 ], [ 0, %for.body6.i146 ]
  %add.i260 = add nuw nsw i64 %k.0102.i259, %first.0112.i133
  %mul.i261 = mul nsw i64 %add.i260, %12
  %gep.i262 = getelementptr i16, ptr %invariant.gep.i150, i64 %mul.i261
  %arrayidx31.idx.i = shl nsw i64 %k.0102.i259, 7
  %invariant.gep114.i263 = getelementptr inbounds i8, ptr %15, i64 %arrayidx31.idx.i
  br label %for.body22.i264

for.cond.cleanup21.i272:                          ; preds = %cond.end26.i267
  %inc33.i273 = add nuw nsw i64 %k.0102.i259, 1
  %exitcond113.not.i274 = icmp eq i64 %inc33.i273, %smax.i135
  br i1 %exitcond113.not.i274, label %for.cond35.preheader.i151, label %for.body17.i258, !llvm.loop !16

for.body22.i264:                                  ; preds = %cond.end26.i267, %for.body17.i258
  %j.0100.i265 = phi i64 [ 0, %for.body17.i258 ], [ %inc.i270, %cond.end26.i267 ]
  %cmp23.i266 = icmp sgt i64 %sub7.i148, %j.0100.i265
  br i1 %cmp23.i266, label %cond.true24.i275, label %cond.end26.i267

cond.true24.i275:                                 ; preds = %for.body22.i264
  %arrayidx.i276 = getelementptr inbounds i16, ptr %gep.i262, i64 %j.0100.i265
  %42 = load i16, ptr %arrayidx.i276, align 2
  br label %cond.end26.i267

cond.end26.i267:                                  ; preds = %cond.true24.i275, %for.body22.i264
  %cond27.i268 = phi i16 [ %42, %cond.true24.i275 ], [ 0, %for.body22.i264 ]
  %gep115.i269 = getelementptr inbounds i16, ptr %invariant.gep114.i263, i64 %j.0100.i265
  store i16 %cond27.i268, ptr %gep115.i269, align 2
  %inc.i270 = add nuw nsw i64 %j.0100.i265, 1
  %exitcond.not.i271 = icmp eq i64 %inc.i270, 64
  br i1 %exitcond.not.i271, label %for.cond.cleanup21.i272, label %for.body22.i264, !llvm.loop !17

for.cond.cleanup38.i153:                          ; preds = %product_16_tile.exit.i, %for.cond35.preheader.i151
  %add61.i154 = add nuw nsw i64 %column.0110.i147, 64
  %cmp4.i155 = icmp slt i64 %add61.i154, %10
  br i1 %cmp4.i155, label %for.body6.i146, label %for.cond.cleanup5.i138, !llvm.loop !18

for.body39.i158:                                  ; preds = %product_16_tile.exit.i, %for.body39.lr.ph.i156
  %i.0108.i159 = phi i64 [ 0, %for.body39.lr.ph.i156 ], [ %add58.i178, %product_16_tile.exit.i ]
  %mul40.i160 = mul nsw i64 %i.0108.i159, %11
  %gep104.i161 = getelementptr i16, ptr %invariant.gep103.i144, i64 %mul40.i160
  %sub46.i163 = sub nsw i64 %8, %i.0108.i159
  %cond53.i164 = tail call i64 @llvm.smin.i64(i64 %sub46.i163, i64 6)
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %sums.i.i107) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(768) %sums.i.i107, i8 0, i64 768, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %row.i.i108) #10
  br label %for.body8.i.i165

for.cond14.preheader.i.i174:                      ; preds = %for.body8.i.i165
  %mul43.i162 = mul nsw i64 %i.0108.i159, %13
  %gep106.i175 = getelementptr i16, ptr %invariant.gep105.i152, i64 %mul43.i162
  br i1 %cmp15101.i143, label %for.body17.preheader.i.i202, label %for.cond46.preheader.i.i176

for.body17.preheader.i.i202:                      ; preds = %for.cond14.preheader.i.i174
  %.pre.i.i203 = load ptr, ptr %row.i.i108, align 16
  %.pre123.i.i204 = load ptr, ptr %arrayidx29.1.phi.trans.insert.i.i114, align 8
  %.pre124.i.i205 = load ptr, ptr %arrayidx29.2.phi.trans.insert.i.i115, align 16
  %.pre125.i.i206 = load ptr, ptr %arrayidx29.3.phi.trans.insert.i.i116, align 8
  %.pre126.i.i207 = load ptr, ptr %arrayidx29.4.phi.trans.insert.i.i117, align 16
  %.pre127.i.i208 = load ptr, ptr %arrayidx29.5.phi.trans.insert.i.i118, align 8
  br label %for.body17.i.i209

for.body8.i.i165:                                 ; preds = %for.body8.i.i165, %for.body39.i158
  %i4.0111.i.i166 = phi i64 [ 0, %for.body39.i158 ], [ %inc12.i.i172, %for.body8.i.i165 ]
  %cmp9.i.i167 = icmp slt i64 %i4.0111.i.i166, %cond53.i164
  %cond.i.i168 = select i1 %cmp9.i.i167, i64 %i4.0111.i.i166, i64 0
  %mul.i.i169 = mul nsw i64 %cond.i.i168, %11
  %add.ptr.i.i170 = getelementptr inbounds i16, ptr %gep104.i161, i64 %mul.i.i169
  %arrayidx10.i.i171 = getelementptr inbounds [6 x ptr], ptr %row.i.i108, i64 0, i64 %i4.0111.i.i166
  store ptr %add.ptr.i.i170, ptr %arrayidx10.i.i171, align 8
  %inc12.i.i172 = add nuw nsw i64 %i4.0111.i.i166, 1
  %exitcond.not.i.i173 = icmp eq i64 %inc12.i.i172, 6
  br i1 %exitcond.not.i.i173, label %for.cond14.preheader.i.i174, label %for.body8.i.i165, !llvm.loop !19

for.cond46.preheader.loopexit.i.i257:             ; preds = %for.body17.i.i209
  store <32 x i16> %add34.i.i217, ptr %sums.i.i107, align 16
  store <32 x i16> %add38.i.i219, ptr %arrayidx37.i.i119, align 16
  store <32 x i16> %add34.1.i.i224, ptr %arrayidx32.1.i.i120, align 16
  store <32 x i16> %add38.1.i.i226, ptr %arrayidx37.1.i.i121, align 16
  store <32 x i16> %add34.2.i.i231, ptr %arrayidx32.2.i.i122, align 16
  store <32 x i16> %add38.2.i.i233, ptr %arrayidx37.2.i.i123, align 16
  store <32 x i16> %add34.3.i.i238, ptr %arrayidx32.3.i.i124, align 16
  store <32 x i16> %add38.3.i.i240, ptr %arrayidx37.3.i.i125, align 16
  store <32 x i16> %add34.4.i.i245, ptr %arrayidx32.4.i.i126, align 16
  store <32 x i16> %add38.4.i.i247, ptr %arrayidx37.4.i.i127, align 16
  store <32 x i16> %add34.5.i.i252, ptr %arrayidx32.5.i.i128, align 16
  store <32 x i16> %add38.5.i.i254, ptr %arrayidx37.5.i.i129, align 16
  br label %for.cond46.preheader.i.i176

for.cond46.preheader.i.i176:                      ; preds = %for.cond46.preheader.loopexit.i.i257, %for.cond14.preheader.i.i174
  %cmp47117.i.i177 = icmp sgt i64 %sub46.i163, 0
  br i1 %cmp47117.i.i177, label %for.body49.i.i180, label %product_16_tile.exit.i

for.body17.i.i209:                                ; preds = %for.body17.i.i209, %for.body17.preheader.i.i202
  %43 = phi <32 x i16> [ %add38.5.i.i254, %for.body17.i.i209 ], [ zeroinitializer, %for.body17.preheader.i.i202 ]
  %44 = phi <32 x i16> [ %add34.5.i.i252, %for.body17.i.i209 ], [ zeroinitializer, %for.body17.preheader.i.i202 ]
  %45 = phi <32 x i16> [ %add38.4.i.i247, %for.body17.i.i209 ], [ zeroinitializer, %for.body17.preheader.i.i202 ]
  %46 = phi <32 x i16> [ %add34.4.i.i245, %for.body17.i.i209 ], [ zeroinitializer, %for.body17.preheader.i.i202 ]
  %47 = phi <32 x i16> [ %add38.3.i.i240, %for.body17.i.i209 ], [ zeroinitializer, %for.body17.preheader.i.i202 ]
  %48 = phi <32 x i16> [ %add34.3.i.i238, %for.body17.i.i209 ], [ zeroinitializer, %for.body17.preheader.i.i202 ]
  %49 = phi <32 x i16> [ %add38.2.i.i233, %for.body17.i.i209 ], [ zeroinitializer, %for.body17.preheader.i.i202 ]
  %50 = phi <32 x i16> [ %add34.2.i.i231, %for.body17.i.i209 ], [ zeroinitializer, %for.body17.preheader.i.i202 ]
  %51 = phi <32 x i16> [ %add38.1.i.i226, %for.body17.i.i209 ], [ zeroinitializer, %for.body17.preheader.i.i202 ]
  %52 = phi <32 x i16> [ %add34.1.i.i224, %for.body17.i.i209 ], [ zeroinitializer, %for.body17.preheader.i.i202 ]
  %53 = phi <32 x i16> [ %add38.i.i219, %for.body17.i.i209 ], [ zeroinitializer, %for.body17.preheader.i.i202 ]
  %54 = phi <32 x i16> [ %add34.i.i217, %for.body17.i.i209 ], [ zeroinitializer, %for.body17.preheader.i.i202 ]
  %k.0114.i.i210 = phi i64 [ %inc43.i.i255, %for.body17.i.i209 ], [ 0, %for.body17.preheader.i.i202 ]
  %add.ptr19.idx.i.i = shl nsw i64 %k.0114.i.i210, 7
  %add.ptr19.i.i211 = getelementptr inbounds i8, ptr %15, i64 %add.ptr19.idx.i.i
  %55 = load <32 x i16>, ptr %add.ptr19.i.i211, align 2
  %add.ptr22.i.i212 = getelementptr inbounds i8, ptr %add.ptr19.i.i211, i64 64
  %56 = load <32 x i16>, ptr %add.ptr22.i.i212, align 2
  %arrayidx30.i.i213 = getelementptr inbounds i16, ptr %.pre.i.i203, i64 %k.0114.i.i210
  %57 = load i16, ptr %arrayidx30.i.i213, align 2
  %splat.splatinsert.i.i214 = insertelement <32 x i16> poison, i16 %57, i64 0
  %splat.splat.i.i215 = shufflevector <32 x i16> %splat.splatinsert.i.i214, <32 x i16> poison, <32 x i32> zeroinitializer
  %mul31.i.i216 = mul <32 x i16> %splat.splat.i.i215, %55
  %add34.i.i217 = add <32 x i16> %mul31.i.i216, %54
  %mul35.i.i218 = mul <32 x i16> %splat.splat.i.i215, %56
  %add38.i.i219 = add <32 x i16> %mul35.i.i218, %53
  %arrayidx30.1.i.i220 = getelementptr inbounds i16, ptr %.pre123.i.i204, i64 %k.0114.i.i210
  %58 = load i16, ptr %arrayidx30.1.i.i220, align 2
  %splat.splatinsert.1.i.i221 = insertelement <32 x i16> poison, i16 %58, i64 0
  %splat.splat.1.i.i222 = shufflevector <32 x i16> %splat.splatinsert.1.i.i221, <32 x i16> poison, <32 x i32> zeroinitializer
  %mul31.1.i.i223 = mul <32 x i16> %splat.splat.1.i.i222, %55
  %add34.1.i.i224 = add <32 x i16> %mul31.1.i.i223, %52
  %mul35.1.i.i225 = mul <32 x i16> %splat.splat.1.i.i222, %56
  %add38.1.i.i226 = add <32 x i16> %mul35.1.i.i225, %51
  %arrayidx30.2.i.i227 = getelementptr inbounds i16, ptr %.pre124.i.i205, i64 %k.0114.i.i210
  %59 = load i16, ptr %arrayidx30.2.i.i227, align 2
  %splat.splatinsert.2.i.i228 = insertelement <32 x i16> poison, i16 %59, i64 0
  %splat.splat.2.i.i229 = shufflevector <32 x i16> %splat.splatinsert.2.i.i228, <32 x i16> poison, <32 x i32> zeroinitializer
  %mul31.2.i.i230 = mul <32 x i16> %splat.splat.2.i.i229, %55
  %add34.2.i.i231 = add <32 x i16> %mul31.2.i.i230, %50
  %mul35.2.i.i232 = mul <32 x i16> %splat.splat.2.i.i229, %56
  %add38.2.i.i233 = add <32 x i16> %mul35.2.i.i232, %49
  %arrayidx30.3.i.i234 = getelementptr inbounds i16, ptr %.pre125.i.i206, i64 %k.0114.i.i210
  %60 = load i16, ptr %arrayidx30.3.i.i234, align 2
  %splat.splatinsert.3.i.i235 = insertelement <32 x i16> poison, i16 %60, i64 0
  %splat.splat.3.i.i236 = shufflevector <32 x i16> %splat.splatinsert.3.i.i235, <32 x i16> poison, <32 x i32> zeroinitializer
  %mul31.3.i.i237 = mul <32 x i16> %splat.splat.3.i.i236, %55
  %add34.3.i.i238 = add <32 x i16> %mul31.3.i.i237, %48
  %mul35.3.i.i239 = mul <32 x i16> %splat.splat.3.i.i236, %56
  %add38.3.i.i240 = add <32 x i16> %mul35.3.i.i239, %47
  %arrayidx30.4.i.i241 = getelementptr inbounds i16, ptr %.pre126.i.i207, i64 %k.0114.i.i210
  %61 = load i16, ptr %arrayidx30.4.i.i241, align 2
  %splat.splatinsert.4.i.i242 = insertelement <32 x i16> poison, i16 %61, i64 0
  %splat.splat.4.i.i243 = shufflevector <32 x i16> %splat.splatinsert.4.i.i242, <32 x i16> poison, <32 x i32> zeroinitializer
  %mul31.4.i.i244 = mul <32 x i16> %splat.splat.4.i.i243, %55
  %add34.4.i.i245 = add <32 x i16> %mul31.4.i.i244, %46
  %mul35.4.i.i246 = mul <32 x i16> %splat.splat.4.i.i243, %56
  %add38.4.i.i247 = add <32 x i16> %mul35.4.i.i246, %45
  %arrayidx30.5.i.i248 = getelementptr inbounds i16, ptr %.pre127.i.i208, i64 %k.0114.i.i210
  %62 = load i16, ptr %arrayidx30.5.i.i248, align 2
  %splat.splatinsert.5.i.i249 = insertelement <32 x i16> poison, i16 %62, i64 0
  %splat.splat.5.i.i250 = shufflevector <32 x i16> %splat.splatinsert.5.i.i249, <32 x i16> poison, <32 x i32> zeroinitializer
  %mul31.5.i.i251 = mul <32 x i16> %splat.splat.5.i.i250, %55
  %add34.5.i.i252 = add <32 x i16> %mul31.5.i.i251, %44
  %mul35.5.i.i253 = mul <32 x i16> %splat.splat.5.i.i250, %56
  %add38.5.i.i254 = add <32 x i16> %mul35.5.i.i253, %43
  %inc43.i.i255 = add nuw nsw i64 %k.0114.i.i210, 1
  %exitcond120.not.i.i256 = icmp eq i64 %inc43.i.i255, %cond.i137
  br i1 %exitcond120.not.i.i256, label %for.cond46.preheader.loopexit.i.i257, label %for.body17.i.i209, !llvm.loop !20

for.body49.i.i180:                                ; preds = %for.cond46.preheader.i.i176, %for.cond.cleanup60.i.i186
  %i45.0118.i.i181 = phi i64 [ %inc80.i.i187, %for.cond.cleanup60.i.i186 ], [ 0, %for.cond46.preheader.i.i176 ]
  %mul50.i.i182 = mul nsw i64 %i45.0118.i.i181, %13
  %add.ptr51.i.i183 = getelementptr inbounds i16, ptr %gep106.i175, i64 %mul50.i.i182
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %found.i.i109) #10
  %arrayidx52.i.i184 = getelementptr inbounds [6 x [2 x <32 x i16>]], ptr %sums.i.i107, i64 0, i64 %i45.0118.i.i181
  %63 = load <32 x i16>, ptr %arrayidx52.i.i184, align 16
  store <32 x i16> %63, ptr %found.i.i109, align 16
  %arrayidx55.i.i185 = getelementptr inbounds i8, ptr %arrayidx52.i.i184, i64 64
  %64 = load <32 x i16>, ptr %arrayidx55.i.i185, align 16
  store <32 x i16> %64, ptr %add.ptr57.i.i130, align 16
  br i1 %cmp59115.i.i157, label %for.body61.i.i189, label %for.cond.cleanup60.i.i186

for.cond.cleanup60.i.i186:                        ; preds = %cond.end72.i.i195, %for.body49.i.i180
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %found.i.i109) #10
  %inc80.i.i187 = add nuw nsw i64 %i45.0118.i.i181, 1
  %exitcond122.not.i.i188 = icmp eq i64 %inc80.i.i187, %cond53.i164
  br i1 %exitcond122.not.i.i188, label %product_16_tile.exit.i, label %for.body49.i.i180, !llvm.loop !21

for.body61.i.i189:                                ; preds = %for.body49.i.i180, %cond.end72.i.i195
  %j.0116.i.i190 = phi i64 [ %inc77.i.i198, %cond.end72.i.i195 ], [ 0, %for.body49.i.i180 ]
  br i1 %cmp54.not.i145, label %cond.false69.i.i200, label %cond.true62.i.i191

cond.true62.i.i191:                               ; preds = %for.body61.i.i189
  %arrayidx63.i.i192 = getelementptr inbounds i16, ptr %add.ptr51.i.i183, i64 %j.0116.i.i190
  %65 = load i16, ptr %arrayidx63.i.i192, align 2
  %arrayidx64.i.i193 = getelementptr inbounds [64 x i16], ptr %found.i.i109, i64 0, i64 %j.0116.i.i190
  %66 = load i16, ptr %arrayidx64.i.i193, align 2
  %add66.i.i194 = add i16 %66, %65
  br label %cond.end72.i.i195

cond.false69.i.i200:                              ; preds = %for.body61.i.i189
  %arrayidx70.i.i201 = getelementptr inbounds [64 x i16], ptr %found.i.i109, i64 0, i64 %j.0116.i.i190
  %67 = load i16, ptr %arrayidx70.i.i201, align 2
  br label %cond.end72.i.i195

cond.end72.i.i195:                                ; preds = %cond.false69.i.i200, %cond.true62.i.i191
  %cond73.in.i.i196 = phi i16 [ %add66.i.i194, %cond.true62.i.i191 ], [ %67, %cond.false69.i.i200 ]
  %arrayidx75.i.i197 = getelementptr inbounds i16, ptr %add.ptr51.i.i183, i64 %j.0116.i.i190
  store i16 %cond73.in.i.i196, ptr %arrayidx75.i.i197, align 2
  %inc77.i.i198 = add nuw nsw i64 %j.0116.i.i190, 1
  %exitcond121.not.i.i199 = icmp eq i64 %inc77.i.i198, %cond13.i149
  br i1 %exitcond121.not.i.i199, label %for.cond.cleanup60.i.i186, label %for.body61.i.i189, !llvm.loop !22

product_16_tile.exit.i:                           ; preds = %for.cond.cleanup60.i.i186, %for.cond46.preheader.i.i176
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %row.i.i108) #10
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %sums.i.i107) #10
  %add58.i178 = add nuw nsw i64 %i.0108.i159, 6
  %cmp36.i179 = icmp slt i64 %add58.i178, %8
  br i1 %cmp36.i179, label %for.body39.i158, label %for.cond.cleanup38.i153, !llvm.loop !23

if.then26:                                        ; preds = %for.body
  br i1 %cmp107.i400, label %for.body.lr.ph.i280, label %if.end43

for.body.lr.ph.i280:                              ; preds = %if.then26
  %cmp4105.i = icmp sgt i64 %10, 0
  %cmp35103.i = icmp sgt i64 %8, 0
  br label %for.body.i298

for.body.i298:                                    ; preds = %for.cond.cleanup5.i304, %for.body.lr.ph.i280
  %indvars.iv.i299 = phi i64 [ %9, %for.body.lr.ph.i280 ], [ %indvars.iv.next.i306, %for.cond.cleanup5.i304 ]
  %first.0108.i = phi i64 [ 0, %for.body.lr.ph.i280 ], [ %add60.i, %for.cond.cleanup5.i304 ]
  %smin.i300 = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i299, i64 256)
  %smax.i301 = tail call i64 @llvm.smax.i64(i64 %smin.i300, i64 1)
  %sub.i302 = sub nsw i64 %9, %first.0108.i
  %cond.i303 = tail call i64 @llvm.smin.i64(i64 %sub.i302, i64 256)
  br i1 %cmp4105.i, label %for.body6.lr.ph.i307, label %for.cond.cleanup5.i304

for.body6.lr.ph.i307:                             ; preds = %for.body.i298
  %cmp1597.i = icmp sgt i64 %sub.i302, 0
  %invariant.gep99.i = getelementptr i32, ptr %left.0573, i64 %first.0108.i
  %cmp51.not.i = icmp eq i64 %first.0108.i, 0
  br label %for.body6.i308

for.cond.cleanup5.i304:                           ; preds = %for.cond.cleanup36.i, %for.body.i298
  %add60.i = add nuw nsw i64 %first.0108.i, 256
  %cmp.i305 = icmp slt i64 %add60.i, %9
  %indvars.iv.next.i306 = add i64 %indvars.iv.i299, -256
  br i1 %cmp.i305, label %for.body.i298, label %if.end43, !llvm.loop !24

for.body6.i308:                                   ; preds = %for.cond.cleanup36.i, %for.body6.lr.ph.i307
  %column.0106.i = phi i64 [ 0, %for.body6.lr.ph.i307 ], [ %add57.i, %for.cond.cleanup36.i ]
  %sub7.i309 = sub nsw i64 %10, %column.0106.i
  %cond13.i310 = tail call i64 @llvm.smin.i64(i64 %sub7.i309, i64 32)
  %invariant.gep.i311 = getelementptr i32, ptr %right.0574, i64 %column.0106.i
  br i1 %cmp1597.i, label %for.body17.i384, label %for.cond34.preheader.i

for.cond34.preheader.i:                           ; preds = %for.cond.cleanup21.i394, %for.body6.i308
  %invariant.gep101.i = getelementptr i32, ptr %out.0575, i64 %column.0106.i
  br i1 %cmp35103.i, label %for.body37.lr.ph.i, label %for.cond.cleanup36.i

for.body37.lr.ph.i:                               ; preds = %for.cond34.preheader.i
  %cmp59110.i.i = icmp sgt i64 %sub7.i309, 0
  br label %for.body37.i

for.body17.i384:                                  ; preds = %for.body6.i308, %for.cond.cleanup21.i394
  %k.098.i = phi i64 [ %inc32.i, %for.cond.cleanup21.i394 ], [ 0, %for.body6.i308 ]
  %add.i385 = add nuw nsw i64 %k.098.i, %first.0108.i
  %mul.i386 = mul nsw i64 %add.i385, %12
  %gep.i387 = getelementptr i32, ptr %invariant.gep.i311, i64 %mul.i386
  %arrayidx30.idx.i = shl nsw i64 %k.098.i, 7
  %invariant.gep110.i = getelementptr inbounds i8, ptr %15, i64 %arrayidx30.idx.i
  br label %for.body22.i388

for.cond.cleanup21.i394:                          ; preds = %cond.end26.i390
  %inc32.i = add nuw nsw i64 %k.098.i, 1
  %exitcond109.not.i = icmp eq i64 %inc32.i, %smax.i301
  br i1 %exitcond109.not.i, label %for.cond34.preheader.i, label %for.body17.i384, !llvm.loop !25

for.body22.i388:                                  ; preds = %cond.end26.i390, %for.body17.i384
  %j.096.i = phi i64 [ 0, %for.body17.i384 ], [ %inc.i392, %cond.end26.i390 ]
  %cmp23.i389 = icmp sgt i64 %sub7.i309, %j.096.i
  br i1 %cmp23.i389, label %cond.true24.i395, label %cond.end26.i390

cond.true24.i395:                                 ; preds = %for.body22.i388
  %arrayidx.i396 = getelementptr inbounds i32, ptr %gep.i387, i64 %j.096.i
  %68 = load i32, ptr %arrayidx.i396, align 4
  br label %cond.end26.i390

cond.end26.i390:                                  ; preds = %cond.true24.i395, %for.body22.i388
  %cond27.i391 = phi i32 [ %68, %cond.true24.i395 ], [ 0, %for.body22.i388 ]
  %gep111.i = getelementptr inbounds i32, ptr %invariant.gep110.i, i64 %j.096.i
  store i32 %cond27.i391, ptr %gep111.i, align 4
  %inc.i392 = add nuw nsw i64 %j.096.i, 1
  %exitcond.not.i393 = icmp eq i64 %inc.i392, 32
  br i1 %exitcond.not.i393, label %for.cond.cleanup21.i394, label %for.body22.i388, !llvm.loop !26

for.cond.cleanup36.i:                             ; preds = %product_32_tile.exit.i, %for.cond34.preheader.i
  %add57.i = add nuw nsw i64 %column.0106.i, 32
  %cmp4.i312 = icmp slt i64 %add57.i, %10
  br i1 %cmp4.i312, label %for.body6.i308, label %for.cond.cleanup5.i304, !llvm.loop !27

for.body37.i:                                     ; preds = %product_32_tile.exit.i, %for.body37.lr.ph.i
  %i.0104.i = phi i64 [ 0, %for.body37.lr.ph.i ], [ %add54.i, %product_32_tile.exit.i ]
  %mul38.i = mul nsw i64 %i.0104.i, %11
  %gep100.i = getelementptr i32, ptr %invariant.gep99.i, i64 %mul38.i
  %sub44.i = sub nsw i64 %8, %i.0104.i
  %cond50.i = tail call i64 @llvm.smin.i64(i64 %sub44.i, i64 6)
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %sums.i.i277) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(768) %sums.i.i277, i8 0, i64 768, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %row.i.i278) #10
  br label %for.body8.i.i313

for.cond14.preheader.i.i321:                      ; preds = %for.body8.i.i313
  %mul41.i = mul nsw i64 %i.0104.i, %13
  %gep102.i = getelementptr i32, ptr %invariant.gep101.i, i64 %mul41.i
  br i1 %cmp1597.i, label %for.body17.preheader.i.i334, label %for.cond46.preheader.i.i322

for.body17.preheader.i.i334:                      ; preds = %for.cond14.preheader.i.i321
  %.pre.i.i335 = load ptr, ptr %row.i.i278, align 16
  %.pre118.i.i = load ptr, ptr %arrayidx29.1.phi.trans.insert.i.i281, align 8
  %.pre119.i.i = load ptr, ptr %arrayidx29.2.phi.trans.insert.i.i282, align 16
  %.pre120.i.i = load ptr, ptr %arrayidx29.3.phi.trans.insert.i.i283, align 8
  %.pre121.i.i = load ptr, ptr %arrayidx29.4.phi.trans.insert.i.i284, align 16
  %.pre122.i.i = load ptr, ptr %arrayidx29.5.phi.trans.insert.i.i285, align 8
  br label %for.body17.i.i336

for.body8.i.i313:                                 ; preds = %for.body8.i.i313, %for.body37.i
  %i4.0106.i.i = phi i64 [ 0, %for.body37.i ], [ %inc12.i.i319, %for.body8.i.i313 ]
  %cmp9.i.i314 = icmp slt i64 %i4.0106.i.i, %cond50.i
  %cond.i.i315 = select i1 %cmp9.i.i314, i64 %i4.0106.i.i, i64 0
  %mul.i.i316 = mul nsw i64 %cond.i.i315, %11
  %add.ptr.i.i317 = getelementptr inbounds i32, ptr %gep100.i, i64 %mul.i.i316
  %arrayidx10.i.i318 = getelementptr inbounds [6 x ptr], ptr %row.i.i278, i64 0, i64 %i4.0106.i.i
  store ptr %add.ptr.i.i317, ptr %arrayidx10.i.i318, align 8
  %inc12.i.i319 = add nuw nsw i64 %i4.0106.i.i, 1
  %exitcond.not.i.i320 = icmp eq i64 %inc12.i.i319, 6
  br i1 %exitcond.not.i.i320, label %for.cond14.preheader.i.i321, label %for.body8.i.i313, !llvm.loop !28

for.cond46.preheader.loopexit.i.i383:             ; preds = %for.body17.i.i336
  store <16 x i32> %add34.i.i344, ptr %sums.i.i277, align 16
  store <16 x i32> %add38.i.i346, ptr %arrayidx37.i.i286, align 16
  store <16 x i32> %add34.1.i.i351, ptr %arrayidx32.1.i.i287, align 16
  store <16 x i32> %add38.1.i.i353, ptr %arrayidx37.1.i.i288, align 16
  store <16 x i32> %add34.2.i.i358, ptr %arrayidx32.2.i.i289, align 16
  store <16 x i32> %add38.2.i.i360, ptr %arrayidx37.2.i.i290, align 16
  store <16 x i32> %add34.3.i.i365, ptr %arrayidx32.3.i.i291, align 16
  store <16 x i32> %add38.3.i.i367, ptr %arrayidx37.3.i.i292, align 16
  store <16 x i32> %add34.4.i.i372, ptr %arrayidx32.4.i.i293, align 16
  store <16 x i32> %add38.4.i.i374, ptr %arrayidx37.4.i.i294, align 16
  store <16 x i32> %add34.5.i.i379, ptr %arrayidx32.5.i.i295, align 16
  store <16 x i32> %add38.5.i.i381, ptr %arrayidx37.5.i.i296, align 16
  br label %for.cond46.preheader.i.i322

for.cond46.preheader.i.i322:                      ; preds = %for.cond46.preheader.loopexit.i.i383, %for.cond14.preheader.i.i321
  %cmp47112.i.i = icmp sgt i64 %sub44.i, 0
  br i1 %cmp47112.i.i, label %for.body49.i.i323, label %product_32_tile.exit.i

for.body17.i.i336:                                ; preds = %for.body17.i.i336, %for.body17.preheader.i.i334
  %69 = phi <16 x i32> [ %add38.5.i.i381, %for.body17.i.i336 ], [ zeroinitializer, %for.body17.preheader.i.i334 ]
  %70 = phi <16 x i32> [ %add34.5.i.i379, %for.body17.i.i336 ], [ zeroinitializer, %for.body17.preheader.i.i334 ]
  %71 = phi <16 x i32> [ %add38.4.i.i374, %for.body17.i.i336 ], [ zeroinitializer, %for.body17.preheader.i.i334 ]
  %72 = phi <16 x i32> [ %add34.4.i.i372, %for.body17.i.i336 ], [ zeroinitializer, %for.body17.preheader.i.i334 ]
  %73 = phi <16 x i32> [ %add38.3.i.i367, %for.body17.i.i336 ], [ zeroinitializer, %for.body17.preheader.i.i334 ]
  %74 = phi <16 x i32> [ %add34.3.i.i365, %for.body17.i.i336 ], [ zeroinitializer, %for.body17.preheader.i.i334 ]
  %75 = phi <16 x i32> [ %add38.2.i.i360, %for.body17.i.i336 ], [ zeroinitializer, %for.body17.preheader.i.i334 ]
  %76 = phi <16 x i32> [ %add34.2.i.i358, %for.body17.i.i336 ], [ zeroinitializer, %for.body17.preheader.i.i334 ]
  %77 = phi <16 x i32> [ %add38.1.i.i353, %for.body17.i.i336 ], [ zeroinitializer, %for.body17.preheader.i.i334 ]
  %78 = phi <16 x i32> [ %add34.1.i.i351, %for.body17.i.i336 ], [ zeroinitializer, %for.body17.preheader.i.i334 ]
  %79 = phi <16 x i32> [ %add38.i.i346, %for.body17.i.i336 ], [ zeroinitializer, %for.body17.preheader.i.i334 ]
  %80 = phi <16 x i32> [ %add34.i.i344, %for.body17.i.i336 ], [ zeroinitializer, %for.body17.preheader.i.i334 ]
  %k.0109.i.i = phi i64 [ %inc43.i.i382, %for.body17.i.i336 ], [ 0, %for.body17.preheader.i.i334 ]
  %add.ptr19.idx.i.i337 = shl nsw i64 %k.0109.i.i, 7
  %add.ptr19.i.i338 = getelementptr inbounds i8, ptr %15, i64 %add.ptr19.idx.i.i337
  %81 = load <16 x i32>, ptr %add.ptr19.i.i338, align 4
  %add.ptr22.i.i339 = getelementptr inbounds i8, ptr %add.ptr19.i.i338, i64 64
  %82 = load <16 x i32>, ptr %add.ptr22.i.i339, align 4
  %arrayidx30.i.i340 = getelementptr inbounds i32, ptr %.pre.i.i335, i64 %k.0109.i.i
  %83 = load i32, ptr %arrayidx30.i.i340, align 4
  %splat.splatinsert.i.i341 = insertelement <16 x i32> poison, i32 %83, i64 0
  %splat.splat.i.i342 = shufflevector <16 x i32> %splat.splatinsert.i.i341, <16 x i32> poison, <16 x i32> zeroinitializer
  %mul31.i.i343 = mul <16 x i32> %splat.splat.i.i342, %81
  %add34.i.i344 = add <16 x i32> %mul31.i.i343, %80
  %mul35.i.i345 = mul <16 x i32> %splat.splat.i.i342, %82
  %add38.i.i346 = add <16 x i32> %mul35.i.i345, %79
  %arrayidx30.1.i.i347 = getelementptr inbounds i32, ptr %.pre118.i.i, i64 %k.0109.i.i
  %84 = load i32, ptr %arrayidx30.1.i.i347, align 4
  %splat.splatinsert.1.i.i348 = insertelement <16 x i32> poison, i32 %84, i64 0
  %splat.splat.1.i.i349 = shufflevector <16 x i32> %splat.splatinsert.1.i.i348, <16 x i32> poison, <16 x i32> zeroinitializer
  %mul31.1.i.i350 = mul <16 x i32> %splat.splat.1.i.i349, %81
  %add34.1.i.i351 = add <16 x i32> %mul31.1.i.i350, %78
  %mul35.1.i.i352 = mul <16 x i32> %splat.splat.1.i.i349, %82
  %add38.1.i.i353 = add <16 x i32> %mul35.1.i.i352, %77
  %arrayidx30.2.i.i354 = getelementptr inbounds i32, ptr %.pre119.i.i, i64 %k.0109.i.i
  %85 = load i32, ptr %arrayidx30.2.i.i354, align 4
  %splat.splatinsert.2.i.i355 = insertelement <16 x i32> poison, i32 %85, i64 0
  %splat.splat.2.i.i356 = shufflevector <16 x i32> %splat.splatinsert.2.i.i355, <16 x i32> poison, <16 x i32> zeroinitializer
  %mul31.2.i.i357 = mul <16 x i32> %splat.splat.2.i.i356, %81
  %add34.2.i.i358 = add <16 x i32> %mul31.2.i.i357, %76
  %mul35.2.i.i359 = mul <16 x i32> %splat.splat.2.i.i356, %82
  %add38.2.i.i360 = add <16 x i32> %mul35.2.i.i359, %75
  %arrayidx30.3.i.i361 = getelementptr inbounds i32, ptr %.pre120.i.i, i64 %k.0109.i.i
  %86 = load i32, ptr %arrayidx30.3.i.i361, align 4
  %splat.splatinsert.3.i.i362 = insertelement <16 x i32> poison, i32 %86, i64 0
  %splat.splat.3.i.i363 = shufflevector <16 x i32> %splat.splatinsert.3.i.i362, <16 x i32> poison, <16 x i32> zeroinitializer
  %mul31.3.i.i364 = mul <16 x i32> %splat.splat.3.i.i363, %81
  %add34.3.i.i365 = add <16 x i32> %mul31.3.i.i364, %74
  %mul35.3.i.i366 = mul <16 x i32> %splat.splat.3.i.i363, %82
  %add38.3.i.i367 = add <16 x i32> %mul35.3.i.i366, %73
  %arrayidx30.4.i.i368 = getelementptr inbounds i32, ptr %.pre121.i.i, i64 %k.0109.i.i
  %87 = load i32, ptr %arrayidx30.4.i.i368, align 4
  %splat.splatinsert.4.i.i369 = insertelement <16 x i32> poison, i32 %87, i64 0
  %splat.splat.4.i.i370 = shufflevector <16 x i32> %splat.splatinsert.4.i.i369, <16 x i32> poison, <16 x i32> zeroinitializer
  %mul31.4.i.i371 = mul <16 x i32> %splat.splat.4.i.i370, %81
  %add34.4.i.i372 = add <16 x i32> %mul31.4.i.i371, %72
  %mul35.4.i.i373 = mul <16 x i32> %splat.splat.4.i.i370, %82
  %add38.4.i.i374 = add <16 x i32> %mul35.4.i.i373, %71
  %arrayidx30.5.i.i375 = getelementptr inbounds i32, ptr %.pre122.i.i, i64 %k.0109.i.i
  %88 = load i32, ptr %arrayidx30.5.i.i375, align 4
  %splat.splatinsert.5.i.i376 = insertelement <16 x i32> poison, i32 %88, i64 0
  %splat.splat.5.i.i377 = shufflevector <16 x i32> %splat.splatinsert.5.i.i376, <16 x i32> poison, <16 x i32> zeroinitializer
  %mul31.5.i.i378 = mul <16 x i32> %splat.splat.5.i.i377, %81
  %add34.5.i.i379 = add <16 x i32> %mul31.5.i.i378, %70
  %mul35.5.i.i380 = mul <16 x i32> %splat.splat.5.i.i377, %82
  %add38.5.i.i381 = add <16 x i32> %mul35.5.i.i380, %69
  %inc43.i.i382 = add nuw nsw i64 %k.0109.i.i, 1
  %exitcond115.not.i.i = icmp eq i64 %inc43.i.i382, %cond.i303
  br i1 %exitcond115.not.i.i, label %for.cond46.preheader.loopexit.i.i383, label %for.body17.i.i336, !llvm.loop !29

for.body49.i.i323:                                ; preds = %for.cond46.preheader.i.i322, %for.cond.cleanup60.i.i328
  %i45.0113.i.i = phi i64 [ %inc75.i.i, %for.cond.cleanup60.i.i328 ], [ 0, %for.cond46.preheader.i.i322 ]
  %mul50.i.i324 = mul nsw i64 %i45.0113.i.i, %13
  %add.ptr51.i.i325 = getelementptr inbounds i32, ptr %gep102.i, i64 %mul50.i.i324
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %found.i.i279) #10
  %arrayidx52.i.i326 = getelementptr inbounds [6 x [2 x <16 x i32>]], ptr %sums.i.i277, i64 0, i64 %i45.0113.i.i
  %89 = load <16 x i32>, ptr %arrayidx52.i.i326, align 16
  store <16 x i32> %89, ptr %found.i.i279, align 16
  %arrayidx55.i.i327 = getelementptr inbounds i8, ptr %arrayidx52.i.i326, i64 64
  %90 = load <16 x i32>, ptr %arrayidx55.i.i327, align 16
  store <16 x i32> %90, ptr %add.ptr57.i.i297, align 16
  br i1 %cmp59110.i.i, label %for.body61.i.i329, label %for.cond.cleanup60.i.i328

for.cond.cleanup60.i.i328:                        ; preds = %cond.end68.i.i, %for.body49.i.i323
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %found.i.i279) #10
  %inc75.i.i = add nuw nsw i64 %i45.0113.i.i, 1
  %exitcond117.not.i.i = icmp eq i64 %inc75.i.i, %cond50.i
  br i1 %exitcond117.not.i.i, label %product_32_tile.exit.i, label %for.body49.i.i323, !llvm.loop !30

for.body61.i.i329:                                ; preds = %for.body49.i.i323, %cond.end68.i.i
  %j.0111.i.i = phi i64 [ %inc72.i.i, %cond.end68.i.i ], [ 0, %for.body49.i.i323 ]
  br i1 %cmp51.not.i, label %cond.false66.i.i, label %cond.true62.i.i330

cond.true62.i.i330:                               ; preds = %for.body61.i.i329
  %arrayidx63.i.i331 = getelementptr inbounds i32, ptr %add.ptr51.i.i325, i64 %j.0111.i.i
  %91 = load i32, ptr %arrayidx63.i.i331, align 4
  %arrayidx64.i.i332 = getelementptr inbounds [32 x i32], ptr %found.i.i279, i64 0, i64 %j.0111.i.i
  %92 = load i32, ptr %arrayidx64.i.i332, align 4
  %add65.i.i = add i32 %92, %91
  br label %cond.end68.i.i

cond.false66.i.i:                                 ; preds = %for.body61.i.i329
  %arrayidx67.i.i = getelementptr inbounds [32 x i32], ptr %found.i.i279, i64 0, i64 %j.0111.i.i
  %93 = load i32, ptr %arrayidx67.i.i, align 4
  br label %cond.end68.i.i

cond.end68.i.i:                                   ; preds = %cond.false66.i.i, %cond.true62.i.i330
  %cond69.i.i = phi i32 [ %add65.i.i, %cond.true62.i.i330 ], [ %93, %cond.false66.i.i ]
  %arrayidx70.i.i333 = getelementptr inbounds i32, ptr %add.ptr51.i.i325, i64 %j.0111.i.i
  store i32 %cond69.i.i, ptr %arrayidx70.i.i333, align 4
  %inc72.i.i = add nuw nsw i64 %j.0111.i.i, 1
  %exitcond116.not.i.i = icmp eq i64 %inc72.i.i, %cond13.i310
  br i1 %exitcond116.not.i.i, label %for.cond.cleanup60.i.i328, label %for.body61.i.i329, !llvm.loop !31

product_32_tile.exit.i:                           ; preds = %for.cond.cleanup60.i.i328, %for.cond46.preheader.i.i322
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %row.i.i278) #10
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %sums.i.i277) #10
  %add54.i = add nuw nsw i64 %i.0104.i, 6
  %cmp35.i = icmp slt i64 %add54.i, %8
  br i1 %cmp35.i, label %for.body37.i, label %for.cond.cleanup36.i, !llvm.loop !32

if.else34:                                        ; preds = %for.body
  br i1 %cmp107.i400, label %for.body.lr.ph.i401, label %if.end43

for.body.lr.ph.i401:                              ; preds = %if.else34
  %cmp4105.i402 = icmp sgt i64 %10, 0
  %cmp35103.i403 = icmp sgt i64 %8, 0
  br label %for.body.i421

for.body.i421:                                    ; preds = %for.cond.cleanup5.i428, %for.body.lr.ph.i401
  %indvars.iv.i422 = phi i64 [ %9, %for.body.lr.ph.i401 ], [ %indvars.iv.next.i431, %for.cond.cleanup5.i428 ]
  %first.0108.i423 = phi i64 [ 0, %for.body.lr.ph.i401 ], [ %add60.i429, %for.cond.cleanup5.i428 ]
  %smin.i424 = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i422, i64 256)
  %smax.i425 = tail call i64 @llvm.smax.i64(i64 %smin.i424, i64 1)
  %sub.i426 = sub nsw i64 %9, %first.0108.i423
  %cond.i427 = tail call i64 @llvm.smin.i64(i64 %sub.i426, i64 256)
  br i1 %cmp4105.i402, label %for.body6.lr.ph.i432, label %for.cond.cleanup5.i428

for.body6.lr.ph.i432:                             ; preds = %for.body.i421
  %cmp1597.i433 = icmp sgt i64 %sub.i426, 0
  %invariant.gep99.i434 = getelementptr i64, ptr %left.0573, i64 %first.0108.i423
  %cmp51.not.i435 = icmp eq i64 %first.0108.i423, 0
  br label %for.body6.i436

for.cond.cleanup5.i428:                           ; preds = %for.cond.cleanup36.i443, %for.body.i421
  %add60.i429 = add nuw nsw i64 %first.0108.i423, 256
  %cmp.i430 = icmp slt i64 %add60.i429, %9
  %indvars.iv.next.i431 = add i64 %indvars.iv.i422, -256
  br i1 %cmp.i430, label %for.body.i421, label %if.end43, !llvm.loop !33

for.body6.i436:                                   ; preds = %for.cond.cleanup36.i443, %for.body6.lr.ph.i432
  %column.0106.i437 = phi i64 [ 0, %for.body6.lr.ph.i432 ], [ %add57.i444, %for.cond.cleanup36.i443 ]
  %sub7.i438 = sub nsw i64 %10, %column.0106.i437
  %cond13.i439 = tail call i64 @llvm.smin.i64(i64 %sub7.i438, i64 16)
  %invariant.gep.i440 = getelementptr i64, ptr %right.0574, i64 %column.0106.i437
  br i1 %cmp1597.i433, label %for.body17.i549, label %for.cond34.preheader.i441

for.cond34.preheader.i441:                        ; preds = %for.cond.cleanup21.i564, %for.body6.i436
  %invariant.gep101.i442 = getelementptr i64, ptr %out.0575, i64 %column.0106.i437
  br i1 %cmp35103.i403, label %for.body37.lr.ph.i446, label %for.cond.cleanup36.i443

for.body37.lr.ph.i446:                            ; preds = %for.cond34.preheader.i441
  %cmp59110.i.i447 = icmp sgt i64 %sub7.i438, 0
  br label %for.body37.i448

for.body17.i549:                                  ; preds = %for.body6.i436, %for.cond.cleanup21.i564
  %k.098.i550 = phi i64 [ %inc32.i565, %for.cond.cleanup21.i564 ], [ 0, %for.body6.i436 ]
  %add.i551 = add nuw nsw i64 %k.098.i550, %first.0108.i423
  %mul.i552 = mul nsw i64 %add.i551, %12
  %gep.i553 = getelementptr i64, ptr %invariant.gep.i440, i64 %mul.i552
  %arrayidx30.idx.i554 = shl nsw i64 %k.098.i550, 7
  %invariant.gep110.i555 = getelementptr inbounds i8, ptr %15, i64 %arrayidx30.idx.i554
  br label %for.body22.i556

for.cond.cleanup21.i564:                          ; preds = %cond.end26.i559
  %inc32.i565 = add nuw nsw i64 %k.098.i550, 1
  %exitcond109.not.i566 = icmp eq i64 %inc32.i565, %smax.i425
  br i1 %exitcond109.not.i566, label %for.cond34.preheader.i441, label %for.body17.i549, !llvm.loop !34

for.body22.i556:                                  ; preds = %cond.end26.i559, %for.body17.i549
  %j.096.i557 = phi i64 [ 0, %for.body17.i549 ], [ %inc.i562, %cond.end26.i559 ]
  %cmp23.i558 = icmp sgt i64 %sub7.i438, %j.096.i557
  br i1 %cmp23.i558, label %cond.true24.i567, label %cond.end26.i559

cond.true24.i567:                                 ; preds = %for.body22.i556
  %arrayidx.i568 = getelementptr inbounds i64, ptr %gep.i553, i64 %j.096.i557
  %94 = load i64, ptr %arrayidx.i568, align 8
  br label %cond.end26.i559

cond.end26.i559:                                  ; preds = %cond.true24.i567, %for.body22.i556
  %cond27.i560 = phi i64 [ %94, %cond.true24.i567 ], [ 0, %for.body22.i556 ]
  %gep111.i561 = getelementptr inbounds i64, ptr %invariant.gep110.i555, i64 %j.096.i557
  store i64 %cond27.i560, ptr %gep111.i561, align 8
  %inc.i562 = add nuw nsw i64 %j.096.i557, 1
  %exitcond.not.i563 = icmp eq i64 %inc.i562, 16
  br i1 %exitcond.not.i563, label %for.cond.cleanup21.i564, label %for.body22.i556, !llvm.loop !35

for.cond.cleanup36.i443:                          ; preds = %product_64_tile.exit.i, %for.cond34.preheader.i441
  %add57.i444 = add nuw nsw i64 %column.0106.i437, 16
  %cmp4.i445 = icmp slt i64 %add57.i444, %10
  br i1 %cmp4.i445, label %for.body6.i436, label %for.cond.cleanup5.i428, !llvm.loop !36

for.body37.i448:                                  ; preds = %product_64_tile.exit.i, %for.body37.lr.ph.i446
  %i.0104.i449 = phi i64 [ 0, %for.body37.lr.ph.i446 ], [ %add54.i468, %product_64_tile.exit.i ]
  %mul38.i450 = mul nsw i64 %i.0104.i449, %11
  %gep100.i451 = getelementptr i64, ptr %invariant.gep99.i434, i64 %mul38.i450
  %sub44.i453 = sub nsw i64 %8, %i.0104.i449
  %cond50.i454 = tail call i64 @llvm.smin.i64(i64 %sub44.i453, i64 6)
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %sums.i.i397) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(768) %sums.i.i397, i8 0, i64 768, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %row.i.i398) #10
  br label %for.body8.i.i455

for.cond14.preheader.i.i464:                      ; preds = %for.body8.i.i455
  %mul41.i452 = mul nsw i64 %i.0104.i449, %13
  %gep102.i465 = getelementptr i64, ptr %invariant.gep101.i442, i64 %mul41.i452
  br i1 %cmp1597.i433, label %for.body17.preheader.i.i492, label %for.cond46.preheader.i.i466

for.body17.preheader.i.i492:                      ; preds = %for.cond14.preheader.i.i464
  %.pre.i.i493 = load ptr, ptr %row.i.i398, align 16
  %.pre118.i.i494 = load ptr, ptr %arrayidx29.1.phi.trans.insert.i.i404, align 8
  %.pre119.i.i495 = load ptr, ptr %arrayidx29.2.phi.trans.insert.i.i405, align 16
  %.pre120.i.i496 = load ptr, ptr %arrayidx29.3.phi.trans.insert.i.i406, align 8
  %.pre121.i.i497 = load ptr, ptr %arrayidx29.4.phi.trans.insert.i.i407, align 16
  %.pre122.i.i498 = load ptr, ptr %arrayidx29.5.phi.trans.insert.i.i408, align 8
  br label %for.body17.i.i499

for.body8.i.i455:                                 ; preds = %for.body8.i.i455, %for.body37.i448
  %i4.0106.i.i456 = phi i64 [ 0, %for.body37.i448 ], [ %inc12.i.i462, %for.body8.i.i455 ]
  %cmp9.i.i457 = icmp slt i64 %i4.0106.i.i456, %cond50.i454
  %cond.i.i458 = select i1 %cmp9.i.i457, i64 %i4.0106.i.i456, i64 0
  %mul.i.i459 = mul nsw i64 %cond.i.i458, %11
  %add.ptr.i.i460 = getelementptr inbounds i64, ptr %gep100.i451, i64 %mul.i.i459
  %arrayidx10.i.i461 = getelementptr inbounds [6 x ptr], ptr %row.i.i398, i64 0, i64 %i4.0106.i.i456
  store ptr %add.ptr.i.i460, ptr %arrayidx10.i.i461, align 8
  %inc12.i.i462 = add nuw nsw i64 %i4.0106.i.i456, 1
  %exitcond.not.i.i463 = icmp eq i64 %inc12.i.i462, 6
  br i1 %exitcond.not.i.i463, label %for.cond14.preheader.i.i464, label %for.body8.i.i455, !llvm.loop !37

for.cond46.preheader.loopexit.i.i548:             ; preds = %for.body17.i.i499
  store <8 x i64> %add34.i.i508, ptr %sums.i.i397, align 16
  store <8 x i64> %add38.i.i510, ptr %arrayidx37.i.i409, align 16
  store <8 x i64> %add34.1.i.i515, ptr %arrayidx32.1.i.i410, align 16
  store <8 x i64> %add38.1.i.i517, ptr %arrayidx37.1.i.i411, align 16
  store <8 x i64> %add34.2.i.i522, ptr %arrayidx32.2.i.i412, align 16
  store <8 x i64> %add38.2.i.i524, ptr %arrayidx37.2.i.i413, align 16
  store <8 x i64> %add34.3.i.i529, ptr %arrayidx32.3.i.i414, align 16
  store <8 x i64> %add38.3.i.i531, ptr %arrayidx37.3.i.i415, align 16
  store <8 x i64> %add34.4.i.i536, ptr %arrayidx32.4.i.i416, align 16
  store <8 x i64> %add38.4.i.i538, ptr %arrayidx37.4.i.i417, align 16
  store <8 x i64> %add34.5.i.i543, ptr %arrayidx32.5.i.i418, align 16
  store <8 x i64> %add38.5.i.i545, ptr %arrayidx37.5.i.i419, align 16
  br label %for.cond46.preheader.i.i466

for.cond46.preheader.i.i466:                      ; preds = %for.cond46.preheader.loopexit.i.i548, %for.cond14.preheader.i.i464
  %cmp47112.i.i467 = icmp sgt i64 %sub44.i453, 0
  br i1 %cmp47112.i.i467, label %for.body49.i.i470, label %product_64_tile.exit.i

for.body17.i.i499:                                ; preds = %for.body17.i.i499, %for.body17.preheader.i.i492
  %95 = phi <8 x i64> [ %add38.5.i.i545, %for.body17.i.i499 ], [ zeroinitializer, %for.body17.preheader.i.i492 ]
  %96 = phi <8 x i64> [ %add34.5.i.i543, %for.body17.i.i499 ], [ zeroinitializer, %for.body17.preheader.i.i492 ]
  %97 = phi <8 x i64> [ %add38.4.i.i538, %for.body17.i.i499 ], [ zeroinitializer, %for.body17.preheader.i.i492 ]
  %98 = phi <8 x i64> [ %add34.4.i.i536, %for.body17.i.i499 ], [ zeroinitializer, %for.body17.preheader.i.i492 ]
  %99 = phi <8 x i64> [ %add38.3.i.i531, %for.body17.i.i499 ], [ zeroinitializer, %for.body17.preheader.i.i492 ]
  %100 = phi <8 x i64> [ %add34.3.i.i529, %for.body17.i.i499 ], [ zeroinitializer, %for.body17.preheader.i.i492 ]
  %101 = phi <8 x i64> [ %add38.2.i.i524, %for.body17.i.i499 ], [ zeroinitializer, %for.body17.preheader.i.i492 ]
  %102 = phi <8 x i64> [ %add34.2.i.i522, %for.body17.i.i499 ], [ zeroinitializer, %for.body17.preheader.i.i492 ]
  %103 = phi <8 x i64> [ %add38.1.i.i517, %for.body17.i.i499 ], [ zeroinitializer, %for.body17.preheader.i.i492 ]
  %104 = phi <8 x i64> [ %add34.1.i.i515, %for.body17.i.i499 ], [ zeroinitializer, %for.body17.preheader.i.i492 ]
  %105 = phi <8 x i64> [ %add38.i.i510, %for.body17.i.i499 ], [ zeroinitializer, %for.body17.preheader.i.i492 ]
  %106 = phi <8 x i64> [ %add34.i.i508, %for.body17.i.i499 ], [ zeroinitializer, %for.body17.preheader.i.i492 ]
  %k.0109.i.i500 = phi i64 [ %inc43.i.i546, %for.body17.i.i499 ], [ 0, %for.body17.preheader.i.i492 ]
  %add.ptr19.idx.i.i501 = shl nsw i64 %k.0109.i.i500, 7
  %add.ptr19.i.i502 = getelementptr inbounds i8, ptr %15, i64 %add.ptr19.idx.i.i501
  %107 = load <8 x i64>, ptr %add.ptr19.i.i502, align 8
  %add.ptr22.i.i503 = getelementptr inbounds i8, ptr %add.ptr19.i.i502, i64 64
  %108 = load <8 x i64>, ptr %add.ptr22.i.i503, align 8
  %arrayidx30.i.i504 = getelementptr inbounds i64, ptr %.pre.i.i493, i64 %k.0109.i.i500
  %109 = load i64, ptr %arrayidx30.i.i504, align 8
  %splat.splatinsert.i.i505 = insertelement <8 x i64> poison, i64 %109, i64 0
  %splat.splat.i.i506 = shufflevector <8 x i64> %splat.splatinsert.i.i505, <8 x i64> poison, <8 x i32> zeroinitializer
  %mul31.i.i507 = mul <8 x i64> %splat.splat.i.i506, %107
  %add34.i.i508 = add <8 x i64> %mul31.i.i507, %106
  %mul35.i.i509 = mul <8 x i64> %splat.splat.i.i506, %108
  %add38.i.i510 = add <8 x i64> %mul35.i.i509, %105
  %arrayidx30.1.i.i511 = getelementptr inbounds i64, ptr %.pre118.i.i494, i64 %k.0109.i.i500
  %110 = load i64, ptr %arrayidx30.1.i.i511, align 8
  %splat.splatinsert.1.i.i512 = insertelement <8 x i64> poison, i64 %110, i64 0
  %splat.splat.1.i.i513 = shufflevector <8 x i64> %splat.splatinsert.1.i.i512, <8 x i64> poison, <8 x i32> zeroinitializer
  %mul31.1.i.i514 = mul <8 x i64> %splat.splat.1.i.i513, %107
  %add34.1.i.i515 = add <8 x i64> %mul31.1.i.i514, %104
  %mul35.1.i.i516 = mul <8 x i64> %splat.splat.1.i.i513, %108
  %add38.1.i.i517 = add <8 x i64> %mul35.1.i.i516, %103
  %arrayidx30.2.i.i518 = getelementptr inbounds i64, ptr %.pre119.i.i495, i64 %k.0109.i.i500
  %111 = load i64, ptr %arrayidx30.2.i.i518, align 8
  %splat.splatinsert.2.i.i519 = insertelement <8 x i64> poison, i64 %111, i64 0
  %splat.splat.2.i.i520 = shufflevector <8 x i64> %splat.splatinsert.2.i.i519, <8 x i64> poison, <8 x i32> zeroinitializer
  %mul31.2.i.i521 = mul <8 x i64> %splat.splat.2.i.i520, %107
  %add34.2.i.i522 = add <8 x i64> %mul31.2.i.i521, %102
  %mul35.2.i.i523 = mul <8 x i64> %splat.splat.2.i.i520, %108
  %add38.2.i.i524 = add <8 x i64> %mul35.2.i.i523, %101
  %arrayidx30.3.i.i525 = getelementptr inbounds i64, ptr %.pre120.i.i496, i64 %k.0109.i.i500
  %112 = load i64, ptr %arrayidx30.3.i.i525, align 8
  %splat.splatinsert.3.i.i526 = insertelement <8 x i64> poison, i64 %112, i64 0
  %splat.splat.3.i.i527 = shufflevector <8 x i64> %splat.splatinsert.3.i.i526, <8 x i64> poison, <8 x i32> zeroinitializer
  %mul31.3.i.i528 = mul <8 x i64> %splat.splat.3.i.i527, %107
  %add34.3.i.i529 = add <8 x i64> %mul31.3.i.i528, %100
  %mul35.3.i.i530 = mul <8 x i64> %splat.splat.3.i.i527, %108
  %add38.3.i.i531 = add <8 x i64> %mul35.3.i.i530, %99
  %arrayidx30.4.i.i532 = getelementptr inbounds i64, ptr %.pre121.i.i497, i64 %k.0109.i.i500
  %113 = load i64, ptr %arrayidx30.4.i.i532, align 8
  %splat.splatinsert.4.i.i533 = insertelement <8 x i64> poison, i64 %113, i64 0
  %splat.splat.4.i.i534 = shufflevector <8 x i64> %splat.splatinsert.4.i.i533, <8 x i64> poison, <8 x i32> zeroinitializer
  %mul31.4.i.i535 = mul <8 x i64> %splat.splat.4.i.i534, %107
  %add34.4.i.i536 = add <8 x i64> %mul31.4.i.i535, %98
  %mul35.4.i.i537 = mul <8 x i64> %splat.splat.4.i.i534, %108
  %add38.4.i.i538 = add <8 x i64> %mul35.4.i.i537, %97
  %arrayidx30.5.i.i539 = getelementptr inbounds i64, ptr %.pre122.i.i498, i64 %k.0109.i.i500
  %114 = load i64, ptr %arrayidx30.5.i.i539, align 8
  %splat.splatinsert.5.i.i540 = insertelement <8 x i64> poison, i64 %114, i64 0
  %splat.splat.5.i.i541 = shufflevector <8 x i64> %splat.splatinsert.5.i.i540, <8 x i64> poison, <8 x i32> zeroinitializer
  %mul31.5.i.i542 = mul <8 x i64> %splat.splat.5.i.i541, %107
  %add34.5.i.i543 = add <8 x i64> %mul31.5.i.i542, %96
  %mul35.5.i.i544 = mul <8 x i64> %splat.splat.5.i.i541, %108
  %add38.5.i.i545 = add <8 x i64> %mul35.5.i.i544, %95
  %inc43.i.i546 = add nuw nsw i64 %k.0109.i.i500, 1
  %exitcond115.not.i.i547 = icmp eq i64 %inc43.i.i546, %cond.i427
  br i1 %exitcond115.not.i.i547, label %for.cond46.preheader.loopexit.i.i548, label %for.body17.i.i499, !llvm.loop !38

for.body49.i.i470:                                ; preds = %for.cond46.preheader.i.i466, %for.cond.cleanup60.i.i476
  %i45.0113.i.i471 = phi i64 [ %inc75.i.i477, %for.cond.cleanup60.i.i476 ], [ 0, %for.cond46.preheader.i.i466 ]
  %mul50.i.i472 = mul nsw i64 %i45.0113.i.i471, %13
  %add.ptr51.i.i473 = getelementptr inbounds i64, ptr %gep102.i465, i64 %mul50.i.i472
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %found.i.i399) #10
  %arrayidx52.i.i474 = getelementptr inbounds [6 x [2 x <8 x i64>]], ptr %sums.i.i397, i64 0, i64 %i45.0113.i.i471
  %115 = load <8 x i64>, ptr %arrayidx52.i.i474, align 16
  store <8 x i64> %115, ptr %found.i.i399, align 16
  %arrayidx55.i.i475 = getelementptr inbounds i8, ptr %arrayidx52.i.i474, i64 64
  %116 = load <8 x i64>, ptr %arrayidx55.i.i475, align 16
  store <8 x i64> %116, ptr %add.ptr57.i.i420, align 16
  br i1 %cmp59110.i.i447, label %for.body61.i.i479, label %for.cond.cleanup60.i.i476

for.cond.cleanup60.i.i476:                        ; preds = %cond.end68.i.i485, %for.body49.i.i470
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %found.i.i399) #10
  %inc75.i.i477 = add nuw nsw i64 %i45.0113.i.i471, 1
  %exitcond117.not.i.i478 = icmp eq i64 %inc75.i.i477, %cond50.i454
  br i1 %exitcond117.not.i.i478, label %product_64_tile.exit.i, label %for.body49.i.i470, !llvm.loop !39

for.body61.i.i479:                                ; preds = %for.body49.i.i470, %cond.end68.i.i485
  %j.0111.i.i480 = phi i64 [ %inc72.i.i488, %cond.end68.i.i485 ], [ 0, %for.body49.i.i470 ]
  br i1 %cmp51.not.i435, label %cond.false66.i.i490, label %cond.true62.i.i481

cond.true62.i.i481:                               ; preds = %for.body61.i.i479
  %arrayidx63.i.i482 = getelementptr inbounds i64, ptr %add.ptr51.i.i473, i64 %j.0111.i.i480
  %117 = load i64, ptr %arrayidx63.i.i482, align 8
  %arrayidx64.i.i483 = getelementptr inbounds [16 x i64], ptr %found.i.i399, i64 0, i64 %j.0111.i.i480
  %118 = load i64, ptr %arrayidx64.i.i483, align 8
  %add65.i.i484 = add i64 %118, %117
  br label %cond.end68.i.i485

cond.false66.i.i490:                              ; preds = %for.body61.i.i479
  %arrayidx67.i.i491 = getelementptr inbounds [16 x i64], ptr %found.i.i399, i64 0, i64 %j.0111.i.i480
  %119 = load i64, ptr %arrayidx67.i.i491, align 8
  br label %cond.end68.i.i485

cond.end68.i.i485:                                ; preds = %cond.false66.i.i490, %cond.true62.i.i481
  %cond69.i.i486 = phi i64 [ %add65.i.i484, %cond.true62.i.i481 ], [ %119, %cond.false66.i.i490 ]
  %arrayidx70.i.i487 = getelementptr inbounds i64, ptr %add.ptr51.i.i473, i64 %j.0111.i.i480
  store i64 %cond69.i.i486, ptr %arrayidx70.i.i487, align 8
  %inc72.i.i488 = add nuw nsw i64 %j.0111.i.i480, 1
  %exitcond116.not.i.i489 = icmp eq i64 %inc72.i.i488, %cond13.i439
  br i1 %exitcond116.not.i.i489, label %for.cond.cleanup60.i.i476, label %for.body61.i.i479, !llvm.loop !40

product_64_tile.exit.i:                           ; preds = %for.cond.cleanup60.i.i476, %for.cond46.preheader.i.i466
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %row.i.i398) #10
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %sums.i.i397) #10
  %add54.i468 = add nuw nsw i64 %i.0104.i449, 6
  %cmp35.i469 = icmp slt i64 %add54.i468, %8
  br i1 %cmp35.i469, label %for.body37.i448, label %for.cond.cleanup36.i443, !llvm.loop !41

if.end43:                                         ; preds = %for.cond.cleanup5.i304, %for.cond.cleanup5.i138, %for.cond.cleanup5.i, %for.cond.cleanup5.i428, %if.else34, %if.then26, %if.then15, %if.then
  %120 = load i64, ptr %arrayidx44, align 8
  %121 = load i64, ptr %a, align 8
  %mul = mul nsw i64 %121, %120
  %add.ptr = getelementptr inbounds i8, ptr %left.0573, i64 %mul
  %122 = load i64, ptr %arrayidx46, align 8
  %mul48 = mul nsw i64 %122, %121
  %add.ptr49 = getelementptr inbounds i8, ptr %right.0574, i64 %mul48
  %123 = load i64, ptr %arrayidx50, align 8
  %mul52 = mul nsw i64 %123, %121
  %add.ptr53 = getelementptr inbounds i8, ptr %out.0575, i64 %mul52
  %inc = add nuw nsw i64 %number.0576, 1
  %124 = load i64, ptr %arrayidx3, align 8
  %cmp = icmp slt i64 %inc, %124
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !42
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_multiply_few_rows(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %0, 4
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 56
  %1 = load i64, ptr %arrayidx1, align 8
  %2 = inttoptr i64 %1 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 64
  %3 = load i64, ptr %arrayidx2, align 8
  %4 = inttoptr i64 %3 to ptr
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 72
  %5 = load i64, ptr %arrayidx3, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 8
  %7 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 16
  %8 = load i64, ptr %arrayidx5, align 8
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 24
  %9 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 32
  %10 = load i64, ptr %arrayidx7, align 8
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 40
  %11 = load i64, ptr %arrayidx8, align 8
  %arrayidx9 = getelementptr inbounds i8, ptr %a, i64 48
  %12 = load i64, ptr %arrayidx9, align 8
  %cmp154.i = icmp sgt i64 %7, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  br i1 %cmp154.i, label %for.cond1.preheader.lr.ph.i, label %for.cond8.preheader.i

for.cond1.preheader.lr.ph.i:                      ; preds = %if.then
  %cmp2152.i = icmp sgt i64 %9, 0
  %13 = shl i64 %12, 2
  %14 = shl nuw i64 %9, 2
  br label %for.cond1.preheader.i

for.cond1.preheader.i:                            ; preds = %for.cond.cleanup3.i, %for.cond1.preheader.lr.ph.i
  %i.0155.i = phi i64 [ 0, %for.cond1.preheader.lr.ph.i ], [ %inc6.i, %for.cond.cleanup3.i ]
  br i1 %cmp2152.i, label %for.body4.lr.ph.i, label %for.cond.cleanup3.i

for.body4.lr.ph.i:                                ; preds = %for.cond1.preheader.i
  %15 = mul i64 %13, %i.0155.i
  %scevgep.i = getelementptr i8, ptr %6, i64 %15
  tail call void @llvm.memset.p0.i64(ptr align 4 %scevgep.i, i8 0, i64 %14, i1 false)
  br label %for.cond.cleanup3.i

for.cond8.preheader.i:                            ; preds = %for.cond.cleanup3.i, %if.then
  %cmp9180.i = icmp sgt i64 %8, 0
  br i1 %cmp9180.i, label %for.body11.lr.ph.i, label %if.end

for.body11.lr.ph.i:                               ; preds = %for.cond8.preheader.i
  %cmp19.not165.i = icmp slt i64 %9, 16
  %gep.2.idx.i = shl i64 %11, 3
  %gep.3.idx.i = mul i64 %11, 12
  %gep.4.idx.i = shl i64 %11, 4
  %gep.5.idx.i = mul i64 %11, 20
  %gep.6.idx.i = mul i64 %11, 24
  %gep.7.idx.i = mul i64 %11, 28
  br label %for.body11.i

for.cond.cleanup3.i:                              ; preds = %for.body4.lr.ph.i, %for.cond1.preheader.i
  %inc6.i = add nuw nsw i64 %i.0155.i, 1
  %exitcond.not.i = icmp eq i64 %inc6.i, %7
  br i1 %exitcond.not.i, label %for.cond8.preheader.i, label %for.cond1.preheader.i, !llvm.loop !43

for.body11.i:                                     ; preds = %for.end98.i, %for.body11.lr.ph.i
  %indvars.iv.i = phi i64 [ %8, %for.body11.lr.ph.i ], [ %indvars.iv.next.i, %for.end98.i ]
  %first.0181.i = phi i64 [ 0, %for.body11.lr.ph.i ], [ %add100.i, %for.end98.i ]
  %smin.i = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i, i64 8)
  %smax.i = tail call i64 @llvm.smax.i64(i64 %smin.i, i64 1)
  %sub.i = sub nsw i64 %8, %first.0181.i
  %mul14.i = mul nsw i64 %first.0181.i, %11
  %add.ptr.i = getelementptr inbounds float, ptr %4, i64 %mul14.i
  %cmp16.i = icmp slt i64 %sub.i, 8
  %brmerge.i = or i1 %cmp19.not165.i, %cmp16.i
  br i1 %brmerge.i, label %if.end.i, label %for.body20.lr.ph.i

for.body20.lr.ph.i:                               ; preds = %for.body11.i
  %invariant.gep159.i = getelementptr float, ptr %2, i64 %first.0181.i
  br label %for.body20.i

for.body20.i:                                     ; preds = %for.cond.cleanup35.i, %for.body20.lr.ph.i
  %add18167.i = phi i64 [ 16, %for.body20.lr.ph.i ], [ %add18.i, %for.cond.cleanup35.i ]
  %j15.0166.i = phi i64 [ 0, %for.body20.lr.ph.i ], [ %add18167.i, %for.cond.cleanup35.i ]
  %invariant.gep.i = getelementptr float, ptr %add.ptr.i, i64 %j15.0166.i
  %16 = load <16 x float>, ptr %invariant.gep.i, align 4
  %gep.1.i = getelementptr float, ptr %invariant.gep.i, i64 %11
  %17 = load <16 x float>, ptr %gep.1.i, align 4
  %gep.2.i = getelementptr i8, ptr %invariant.gep.i, i64 %gep.2.idx.i
  %18 = load <16 x float>, ptr %gep.2.i, align 4
  %gep.3.i = getelementptr i8, ptr %invariant.gep.i, i64 %gep.3.idx.i
  %19 = load <16 x float>, ptr %gep.3.i, align 4
  %gep.4.i = getelementptr i8, ptr %invariant.gep.i, i64 %gep.4.idx.i
  %20 = load <16 x float>, ptr %gep.4.i, align 4
  %gep.5.i = getelementptr i8, ptr %invariant.gep.i, i64 %gep.5.idx.i
  %21 = load <16 x float>, ptr %gep.5.i, align 4
  %gep.6.i = getelementptr i8, ptr %invariant.gep.i, i64 %gep.6.idx.i
  %22 = load <16 x float>, ptr %gep.6.i, align 4
  %gep.7.i = getelementptr i8, ptr %invariant.gep.i, i64 %gep.7.idx.i
  %23 = load <16 x float>, ptr %gep.7.i, align 4
  %invariant.gep161.i = getelementptr float, ptr %6, i64 %j15.0166.i
  br i1 %cmp154.i, label %for.body36.i, label %for.cond.cleanup35.i

for.cond.cleanup35.i:                             ; preds = %for.body36.i, %for.body20.i
  %add18.i = add nuw nsw i64 %add18167.i, 16
  %cmp19.not.i = icmp sgt i64 %add18.i, %9
  br i1 %cmp19.not.i, label %if.end.i, label %for.body20.i, !llvm.loop !44

for.body36.i:                                     ; preds = %for.body20.i, %for.body36.i
  %i32.0164.i = phi i64 [ %inc61.i, %for.body36.i ], [ 0, %for.body20.i ]
  %mul37.i = mul nsw i64 %i32.0164.i, %10
  %gep160.i = getelementptr float, ptr %invariant.gep159.i, i64 %mul37.i
  %24 = load float, ptr %gep160.i, align 4
  %splat.splatinsert.i = insertelement <16 x float> poison, float %24, i64 0
  %splat.splat.i = shufflevector <16 x float> %splat.splatinsert.i, <16 x float> poison, <16 x i32> zeroinitializer
  %mul42.i = fmul <16 x float> %16, %splat.splat.i
  %arrayidx49.i = getelementptr inbounds i8, ptr %gep160.i, i64 4
  %25 = load float, ptr %arrayidx49.i, align 4
  %splat.splatinsert50.i = insertelement <16 x float> poison, float %25, i64 0
  %splat.splat51.i = shufflevector <16 x float> %splat.splatinsert50.i, <16 x float> poison, <16 x i32> zeroinitializer
  %26 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %17, <16 x float> %splat.splat51.i, <16 x float> %mul42.i)
  %arrayidx49.1.i = getelementptr inbounds i8, ptr %gep160.i, i64 8
  %27 = load float, ptr %arrayidx49.1.i, align 4
  %splat.splatinsert50.1.i = insertelement <16 x float> poison, float %27, i64 0
  %splat.splat51.1.i = shufflevector <16 x float> %splat.splatinsert50.1.i, <16 x float> poison, <16 x i32> zeroinitializer
  %28 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %18, <16 x float> %splat.splat51.1.i, <16 x float> %26)
  %arrayidx49.2.i = getelementptr inbounds i8, ptr %gep160.i, i64 12
  %29 = load float, ptr %arrayidx49.2.i, align 4
  %splat.splatinsert50.2.i = insertelement <16 x float> poison, float %29, i64 0
  %splat.splat51.2.i = shufflevector <16 x float> %splat.splatinsert50.2.i, <16 x float> poison, <16 x i32> zeroinitializer
  %30 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %19, <16 x float> %splat.splat51.2.i, <16 x float> %28)
  %arrayidx49.3.i = getelementptr inbounds i8, ptr %gep160.i, i64 16
  %31 = load float, ptr %arrayidx49.3.i, align 4
  %splat.splatinsert50.3.i = insertelement <16 x float> poison, float %31, i64 0
  %splat.splat51.3.i = shufflevector <16 x float> %splat.splatinsert50.3.i, <16 x float> poison, <16 x i32> zeroinitializer
  %32 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %20, <16 x float> %splat.splat51.3.i, <16 x float> %30)
  %arrayidx49.4.i = getelementptr inbounds i8, ptr %gep160.i, i64 20
  %33 = load float, ptr %arrayidx49.4.i, align 4
  %splat.splatinsert50.4.i = insertelement <16 x float> poison, float %33, i64 0
  %splat.splat51.4.i = shufflevector <16 x float> %splat.splatinsert50.4.i, <16 x float> poison, <16 x i32> zeroinitializer
  %34 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %21, <16 x float> %splat.splat51.4.i, <16 x float> %32)
  %arrayidx49.5.i = getelementptr inbounds i8, ptr %gep160.i, i64 24
  %35 = load float, ptr %arrayidx49.5.i, align 4
  %splat.splatinsert50.5.i = insertelement <16 x float> poison, float %35, i64 0
  %splat.splat51.5.i = shufflevector <16 x float> %splat.splatinsert50.5.i, <16 x float> poison, <16 x i32> zeroinitializer
  %36 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %22, <16 x float> %splat.splat51.5.i, <16 x float> %34)
  %arrayidx49.6.i = getelementptr inbounds i8, ptr %gep160.i, i64 28
  %37 = load float, ptr %arrayidx49.6.i, align 4
  %splat.splatinsert50.6.i = insertelement <16 x float> poison, float %37, i64 0
  %splat.splat51.6.i = shufflevector <16 x float> %splat.splatinsert50.6.i, <16 x float> poison, <16 x i32> zeroinitializer
  %38 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %23, <16 x float> %splat.splat51.6.i, <16 x float> %36)
  %mul56.i = mul nsw i64 %i32.0164.i, %12
  %gep162.i = getelementptr float, ptr %invariant.gep161.i, i64 %mul56.i
  %39 = load <16 x float>, ptr %gep162.i, align 4
  %add59.i = fadd <16 x float> %39, %38
  store <16 x float> %add59.i, ptr %gep162.i, align 4
  %inc61.i = add nuw nsw i64 %i32.0164.i, 1
  %exitcond184.not.i = icmp eq i64 %inc61.i, %7
  br i1 %exitcond184.not.i, label %for.cond.cleanup35.i, label %for.body36.i, !llvm.loop !45

if.end.i:                                         ; preds = %for.cond.cleanup35.i, %for.body11.i
  %j15.1.i = phi i64 [ 0, %for.body11.i ], [ %add18167.i, %for.cond.cleanup35.i ]
  %cmp67178.i = icmp slt i64 %j15.1.i, %9
  br i1 %cmp67178.i, label %for.cond70.preheader.lr.ph.i, label %for.end98.i

for.cond70.preheader.lr.ph.i:                     ; preds = %if.end.i
  %invariant.gep168.i = getelementptr float, ptr %2, i64 %first.0181.i
  %cmp76174.i = icmp sgt i64 %sub.i, 0
  br label %for.cond70.preheader.i

for.cond70.preheader.i:                           ; preds = %for.cond.cleanup72.i, %for.cond70.preheader.lr.ph.i
  %j15.2179.i = phi i64 [ %j15.1.i, %for.cond70.preheader.lr.ph.i ], [ %inc97.i, %for.cond.cleanup72.i ]
  br i1 %cmp154.i, label %for.cond75.preheader.lr.ph.i, label %for.cond.cleanup72.i

for.cond75.preheader.lr.ph.i:                     ; preds = %for.cond70.preheader.i
  %invariant.gep170.i = getelementptr float, ptr %add.ptr.i, i64 %j15.2179.i
  %invariant.gep172.i = getelementptr float, ptr %6, i64 %j15.2179.i
  br label %for.cond75.preheader.i

for.cond75.preheader.i:                           ; preds = %for.cond.cleanup77.i, %for.cond75.preheader.lr.ph.i
  %i69.0177.i = phi i64 [ 0, %for.cond75.preheader.lr.ph.i ], [ %inc94.i, %for.cond.cleanup77.i ]
  br i1 %cmp76174.i, label %for.body78.lr.ph.i, label %for.cond.cleanup77.i

for.body78.lr.ph.i:                               ; preds = %for.cond75.preheader.i
  %mul79.i = mul nsw i64 %i69.0177.i, %10
  %gep169.i = getelementptr float, ptr %invariant.gep168.i, i64 %mul79.i
  %mul87.i = mul nsw i64 %i69.0177.i, %12
  %gep173.i = getelementptr float, ptr %invariant.gep172.i, i64 %mul87.i
  %gep173.promoted.i = load float, ptr %gep173.i, align 4
  br label %for.body78.i

for.cond.cleanup72.i:                             ; preds = %for.cond.cleanup77.i, %for.cond70.preheader.i
  %inc97.i = add nuw nsw i64 %j15.2179.i, 1
  %exitcond187.not.i = icmp eq i64 %inc97.i, %9
  br i1 %exitcond187.not.i, label %for.end98.i, label %for.cond70.preheader.i, !llvm.loop !46

for.cond.cleanup77.i:                             ; preds = %for.body78.i, %for.cond75.preheader.i
  %inc94.i = add nuw nsw i64 %i69.0177.i, 1
  %exitcond186.not.i = icmp eq i64 %inc94.i, %7
  br i1 %exitcond186.not.i, label %for.cond.cleanup72.i, label %for.cond75.preheader.i, !llvm.loop !47

for.body78.i:                                     ; preds = %for.body78.i, %for.body78.lr.ph.i
  %40 = phi float [ %gep173.promoted.i, %for.body78.lr.ph.i ], [ %43, %for.body78.i ]
  %k74.0175.i = phi i64 [ 0, %for.body78.lr.ph.i ], [ %inc91.i, %for.body78.i ]
  %arrayidx82.i = getelementptr float, ptr %gep169.i, i64 %k74.0175.i
  %41 = load float, ptr %arrayidx82.i, align 4
  %mul83.i = mul nsw i64 %k74.0175.i, %11
  %gep171.i = getelementptr float, ptr %invariant.gep170.i, i64 %mul83.i
  %42 = load float, ptr %gep171.i, align 4
  %43 = tail call float @llvm.fmuladd.f32(float %41, float %42, float %40)
  store float %43, ptr %gep173.i, align 4
  %inc91.i = add nuw nsw i64 %k74.0175.i, 1
  %exitcond185.not.i = icmp eq i64 %inc91.i, %smax.i
  br i1 %exitcond185.not.i, label %for.cond.cleanup77.i, label %for.body78.i, !llvm.loop !48

for.end98.i:                                      ; preds = %for.cond.cleanup72.i, %if.end.i
  %add100.i = add nuw nsw i64 %first.0181.i, 8
  %cmp9.i = icmp slt i64 %add100.i, %8
  %indvars.iv.next.i = add i64 %indvars.iv.i, -8
  br i1 %cmp9.i, label %for.body11.i, label %if.end, !llvm.loop !49

if.else:                                          ; preds = %entry
  br i1 %cmp154.i, label %for.cond1.preheader.lr.ph.i144, label %for.cond8.preheader.i38

for.cond1.preheader.lr.ph.i144:                   ; preds = %if.else
  %cmp2152.i145 = icmp sgt i64 %9, 0
  %44 = shl i64 %12, 3
  %45 = shl nuw i64 %9, 3
  br label %for.cond1.preheader.i146

for.cond1.preheader.i146:                         ; preds = %for.cond.cleanup3.i148, %for.cond1.preheader.lr.ph.i144
  %i.0155.i147 = phi i64 [ 0, %for.cond1.preheader.lr.ph.i144 ], [ %inc6.i149, %for.cond.cleanup3.i148 ]
  br i1 %cmp2152.i145, label %for.body4.lr.ph.i151, label %for.cond.cleanup3.i148

for.body4.lr.ph.i151:                             ; preds = %for.cond1.preheader.i146
  %46 = mul i64 %44, %i.0155.i147
  %scevgep.i152 = getelementptr i8, ptr %6, i64 %46
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i152, i8 0, i64 %45, i1 false)
  br label %for.cond.cleanup3.i148

for.cond8.preheader.i38:                          ; preds = %for.cond.cleanup3.i148, %if.else
  %cmp9180.i39 = icmp sgt i64 %8, 0
  br i1 %cmp9180.i39, label %for.body11.lr.ph.i40, label %if.end

for.body11.lr.ph.i40:                             ; preds = %for.cond8.preheader.i38
  %cmp19.not165.i41 = icmp slt i64 %9, 8
  %gep.2.idx.i42 = shl i64 %11, 4
  %gep.3.idx.i43 = mul i64 %11, 24
  %gep.4.idx.i44 = shl i64 %11, 5
  %gep.5.idx.i45 = mul i64 %11, 40
  %gep.6.idx.i46 = mul i64 %11, 48
  %gep.7.idx.i47 = mul i64 %11, 56
  br label %for.body11.i48

for.cond.cleanup3.i148:                           ; preds = %for.body4.lr.ph.i151, %for.cond1.preheader.i146
  %inc6.i149 = add nuw nsw i64 %i.0155.i147, 1
  %exitcond.not.i150 = icmp eq i64 %inc6.i149, %7
  br i1 %exitcond.not.i150, label %for.cond8.preheader.i38, label %for.cond1.preheader.i146, !llvm.loop !50

for.body11.i48:                                   ; preds = %for.end98.i78, %for.body11.lr.ph.i40
  %indvars.iv.i49 = phi i64 [ %8, %for.body11.lr.ph.i40 ], [ %indvars.iv.next.i81, %for.end98.i78 ]
  %first.0181.i50 = phi i64 [ 0, %for.body11.lr.ph.i40 ], [ %add100.i79, %for.end98.i78 ]
  %smin.i51 = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i49, i64 8)
  %smax.i52 = tail call i64 @llvm.smax.i64(i64 %smin.i51, i64 1)
  %sub.i53 = sub nsw i64 %8, %first.0181.i50
  %mul14.i54 = mul nsw i64 %first.0181.i50, %11
  %add.ptr.i55 = getelementptr inbounds double, ptr %4, i64 %mul14.i54
  %cmp16.i56 = icmp slt i64 %sub.i53, 8
  %brmerge.i57 = or i1 %cmp19.not165.i41, %cmp16.i56
  br i1 %brmerge.i57, label %if.end.i75, label %for.body20.lr.ph.i58

for.body20.lr.ph.i58:                             ; preds = %for.body11.i48
  %invariant.gep159.i59 = getelementptr double, ptr %2, i64 %first.0181.i50
  br label %for.body20.i60

for.body20.i60:                                   ; preds = %for.cond.cleanup35.i72, %for.body20.lr.ph.i58
  %add18167.i61 = phi i64 [ 8, %for.body20.lr.ph.i58 ], [ %add18.i73, %for.cond.cleanup35.i72 ]
  %j15.0166.i62 = phi i64 [ 0, %for.body20.lr.ph.i58 ], [ %add18167.i61, %for.cond.cleanup35.i72 ]
  %invariant.gep.i63 = getelementptr double, ptr %add.ptr.i55, i64 %j15.0166.i62
  %47 = load <8 x double>, ptr %invariant.gep.i63, align 8
  %gep.1.i64 = getelementptr double, ptr %invariant.gep.i63, i64 %11
  %48 = load <8 x double>, ptr %gep.1.i64, align 8
  %gep.2.i65 = getelementptr i8, ptr %invariant.gep.i63, i64 %gep.2.idx.i42
  %49 = load <8 x double>, ptr %gep.2.i65, align 8
  %gep.3.i66 = getelementptr i8, ptr %invariant.gep.i63, i64 %gep.3.idx.i43
  %50 = load <8 x double>, ptr %gep.3.i66, align 8
  %gep.4.i67 = getelementptr i8, ptr %invariant.gep.i63, i64 %gep.4.idx.i44
  %51 = load <8 x double>, ptr %gep.4.i67, align 8
  %gep.5.i68 = getelementptr i8, ptr %invariant.gep.i63, i64 %gep.5.idx.i45
  %52 = load <8 x double>, ptr %gep.5.i68, align 8
  %gep.6.i69 = getelementptr i8, ptr %invariant.gep.i63, i64 %gep.6.idx.i46
  %53 = load <8 x double>, ptr %gep.6.i69, align 8
  %gep.7.i70 = getelementptr i8, ptr %invariant.gep.i63, i64 %gep.7.idx.i47
  %54 = load <8 x double>, ptr %gep.7.i70, align 8
  %invariant.gep161.i71 = getelementptr double, ptr %6, i64 %j15.0166.i62
  br i1 %cmp154.i, label %for.body36.i111, label %for.cond.cleanup35.i72

for.cond.cleanup35.i72:                           ; preds = %for.body36.i111, %for.body20.i60
  %add18.i73 = add nuw nsw i64 %add18167.i61, 8
  %cmp19.not.i74 = icmp sgt i64 %add18.i73, %9
  br i1 %cmp19.not.i74, label %if.end.i75, label %for.body20.i60, !llvm.loop !51

for.body36.i111:                                  ; preds = %for.body20.i60, %for.body36.i111
  %i32.0164.i112 = phi i64 [ %inc61.i142, %for.body36.i111 ], [ 0, %for.body20.i60 ]
  %mul37.i113 = mul nsw i64 %i32.0164.i112, %10
  %gep160.i114 = getelementptr double, ptr %invariant.gep159.i59, i64 %mul37.i113
  %55 = load double, ptr %gep160.i114, align 8
  %splat.splatinsert.i115 = insertelement <8 x double> poison, double %55, i64 0
  %splat.splat.i116 = shufflevector <8 x double> %splat.splatinsert.i115, <8 x double> poison, <8 x i32> zeroinitializer
  %mul42.i117 = fmul <8 x double> %47, %splat.splat.i116
  %arrayidx49.i118 = getelementptr inbounds i8, ptr %gep160.i114, i64 8
  %56 = load double, ptr %arrayidx49.i118, align 8
  %splat.splatinsert50.i119 = insertelement <8 x double> poison, double %56, i64 0
  %splat.splat51.i120 = shufflevector <8 x double> %splat.splatinsert50.i119, <8 x double> poison, <8 x i32> zeroinitializer
  %57 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %48, <8 x double> %splat.splat51.i120, <8 x double> %mul42.i117)
  %arrayidx49.1.i121 = getelementptr inbounds i8, ptr %gep160.i114, i64 16
  %58 = load double, ptr %arrayidx49.1.i121, align 8
  %splat.splatinsert50.1.i122 = insertelement <8 x double> poison, double %58, i64 0
  %splat.splat51.1.i123 = shufflevector <8 x double> %splat.splatinsert50.1.i122, <8 x double> poison, <8 x i32> zeroinitializer
  %59 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %49, <8 x double> %splat.splat51.1.i123, <8 x double> %57)
  %arrayidx49.2.i124 = getelementptr inbounds i8, ptr %gep160.i114, i64 24
  %60 = load double, ptr %arrayidx49.2.i124, align 8
  %splat.splatinsert50.2.i125 = insertelement <8 x double> poison, double %60, i64 0
  %splat.splat51.2.i126 = shufflevector <8 x double> %splat.splatinsert50.2.i125, <8 x double> poison, <8 x i32> zeroinitializer
  %61 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %50, <8 x double> %splat.splat51.2.i126, <8 x double> %59)
  %arrayidx49.3.i127 = getelementptr inbounds i8, ptr %gep160.i114, i64 32
  %62 = load double, ptr %arrayidx49.3.i127, align 8
  %splat.splatinsert50.3.i128 = insertelement <8 x double> poison, double %62, i64 0
  %splat.splat51.3.i129 = shufflevector <8 x double> %splat.splatinsert50.3.i128, <8 x double> poison, <8 x i32> zeroinitializer
  %63 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %51, <8 x double> %splat.splat51.3.i129, <8 x double> %61)
  %arrayidx49.4.i130 = getelementptr inbounds i8, ptr %gep160.i114, i64 40
  %64 = load double, ptr %arrayidx49.4.i130, align 8
  %splat.splatinsert50.4.i131 = insertelement <8 x double> poison, double %64, i64 0
  %splat.splat51.4.i132 = shufflevector <8 x double> %splat.splatinsert50.4.i131, <8 x double> poison, <8 x i32> zeroinitializer
  %65 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %52, <8 x double> %splat.splat51.4.i132, <8 x double> %63)
  %arrayidx49.5.i133 = getelementptr inbounds i8, ptr %gep160.i114, i64 48
  %66 = load double, ptr %arrayidx49.5.i133, align 8
  %splat.splatinsert50.5.i134 = insertelement <8 x double> poison, double %66, i64 0
  %splat.splat51.5.i135 = shufflevector <8 x double> %splat.splatinsert50.5.i134, <8 x double> poison, <8 x i32> zeroinitializer
  %67 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %53, <8 x double> %splat.splat51.5.i135, <8 x double> %65)
  %arrayidx49.6.i136 = getelementptr inbounds i8, ptr %gep160.i114, i64 56
  %68 = load double, ptr %arrayidx49.6.i136, align 8
  %splat.splatinsert50.6.i137 = insertelement <8 x double> poison, double %68, i64 0
  %splat.splat51.6.i138 = shufflevector <8 x double> %splat.splatinsert50.6.i137, <8 x double> poison, <8 x i32> zeroinitializer
  %69 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %54, <8 x double> %splat.splat51.6.i138, <8 x double> %67)
  %mul56.i139 = mul nsw i64 %i32.0164.i112, %12
  %gep162.i140 = getelementptr double, ptr %invariant.gep161.i71, i64 %mul56.i139
  %70 = load <8 x double>, ptr %gep162.i140, align 8
  %add59.i141 = fadd <8 x double> %70, %69
  store <8 x double> %add59.i141, ptr %gep162.i140, align 8
  %inc61.i142 = add nuw nsw i64 %i32.0164.i112, 1
  %exitcond184.not.i143 = icmp eq i64 %inc61.i142, %7
  br i1 %exitcond184.not.i143, label %for.cond.cleanup35.i72, label %for.body36.i111, !llvm.loop !52

if.end.i75:                                       ; preds = %for.cond.cleanup35.i72, %for.body11.i48
  %j15.1.i76 = phi i64 [ 0, %for.body11.i48 ], [ %add18167.i61, %for.cond.cleanup35.i72 ]
  %cmp67178.i77 = icmp slt i64 %j15.1.i76, %9
  br i1 %cmp67178.i77, label %for.cond70.preheader.lr.ph.i82, label %for.end98.i78

for.cond70.preheader.lr.ph.i82:                   ; preds = %if.end.i75
  %invariant.gep168.i83 = getelementptr double, ptr %2, i64 %first.0181.i50
  %cmp76174.i84 = icmp sgt i64 %sub.i53, 0
  br label %for.cond70.preheader.i85

for.cond70.preheader.i85:                         ; preds = %for.cond.cleanup72.i87, %for.cond70.preheader.lr.ph.i82
  %j15.2179.i86 = phi i64 [ %j15.1.i76, %for.cond70.preheader.lr.ph.i82 ], [ %inc97.i88, %for.cond.cleanup72.i87 ]
  br i1 %cmp154.i, label %for.cond75.preheader.lr.ph.i90, label %for.cond.cleanup72.i87

for.cond75.preheader.lr.ph.i90:                   ; preds = %for.cond70.preheader.i85
  %invariant.gep170.i91 = getelementptr double, ptr %add.ptr.i55, i64 %j15.2179.i86
  %invariant.gep172.i92 = getelementptr double, ptr %6, i64 %j15.2179.i86
  br label %for.cond75.preheader.i93

for.cond75.preheader.i93:                         ; preds = %for.cond.cleanup77.i95, %for.cond75.preheader.lr.ph.i90
  %i69.0177.i94 = phi i64 [ 0, %for.cond75.preheader.lr.ph.i90 ], [ %inc94.i96, %for.cond.cleanup77.i95 ]
  br i1 %cmp76174.i84, label %for.body78.lr.ph.i98, label %for.cond.cleanup77.i95

for.body78.lr.ph.i98:                             ; preds = %for.cond75.preheader.i93
  %mul79.i99 = mul nsw i64 %i69.0177.i94, %10
  %gep169.i100 = getelementptr double, ptr %invariant.gep168.i83, i64 %mul79.i99
  %mul87.i101 = mul nsw i64 %i69.0177.i94, %12
  %gep173.i102 = getelementptr double, ptr %invariant.gep172.i92, i64 %mul87.i101
  %gep173.promoted.i103 = load double, ptr %gep173.i102, align 8
  br label %for.body78.i104

for.cond.cleanup72.i87:                           ; preds = %for.cond.cleanup77.i95, %for.cond70.preheader.i85
  %inc97.i88 = add nuw nsw i64 %j15.2179.i86, 1
  %exitcond187.not.i89 = icmp eq i64 %inc97.i88, %9
  br i1 %exitcond187.not.i89, label %for.end98.i78, label %for.cond70.preheader.i85, !llvm.loop !53

for.cond.cleanup77.i95:                           ; preds = %for.body78.i104, %for.cond75.preheader.i93
  %inc94.i96 = add nuw nsw i64 %i69.0177.i94, 1
  %exitcond186.not.i97 = icmp eq i64 %inc94.i96, %7
  br i1 %exitcond186.not.i97, label %for.cond.cleanup72.i87, label %for.cond75.preheader.i93, !llvm.loop !54

for.body78.i104:                                  ; preds = %for.body78.i104, %for.body78.lr.ph.i98
  %71 = phi double [ %gep173.promoted.i103, %for.body78.lr.ph.i98 ], [ %74, %for.body78.i104 ]
  %k74.0175.i105 = phi i64 [ 0, %for.body78.lr.ph.i98 ], [ %inc91.i109, %for.body78.i104 ]
  %arrayidx82.i106 = getelementptr double, ptr %gep169.i100, i64 %k74.0175.i105
  %72 = load double, ptr %arrayidx82.i106, align 8
  %mul83.i107 = mul nsw i64 %k74.0175.i105, %11
  %gep171.i108 = getelementptr double, ptr %invariant.gep170.i91, i64 %mul83.i107
  %73 = load double, ptr %gep171.i108, align 8
  %74 = tail call double @llvm.fmuladd.f64(double %72, double %73, double %71)
  store double %74, ptr %gep173.i102, align 8
  %inc91.i109 = add nuw nsw i64 %k74.0175.i105, 1
  %exitcond185.not.i110 = icmp eq i64 %inc91.i109, %smax.i52
  br i1 %exitcond185.not.i110, label %for.cond.cleanup77.i95, label %for.body78.i104, !llvm.loop !55

for.end98.i78:                                    ; preds = %for.cond.cleanup72.i87, %if.end.i75
  %add100.i79 = add nuw nsw i64 %first.0181.i50, 8
  %cmp9.i80 = icmp slt i64 %add100.i79, %8
  %indvars.iv.next.i81 = add i64 %indvars.iv.i49, -8
  br i1 %cmp9.i80, label %for.body11.i48, label %if.end, !llvm.loop !56

if.end:                                           ; preds = %for.end98.i78, %for.end98.i, %for.cond8.preheader.i38, %for.cond8.preheader.i
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_multiply_vector(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 40
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 48
  %2 = load i64, ptr %arrayidx1, align 8
  %3 = inttoptr i64 %2 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 56
  %4 = load i64, ptr %arrayidx2, align 8
  %5 = inttoptr i64 %4 to ptr
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 8
  %6 = load i64, ptr %arrayidx3, align 8
  %tobool.not = icmp eq i64 %6, 0
  %7 = load i64, ptr %a, align 8
  br i1 %tobool.not, label %if.else14, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %cmp = icmp eq i64 %7, 4
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 16
  %8 = load i64, ptr %arrayidx5, align 8
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 24
  %9 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 32
  %10 = load i64, ptr %arrayidx7, align 8
  %cmp.not130.i = icmp slt i64 %8, 2
  br i1 %cmp, label %if.then, label %if.then10

if.then:                                          ; preds = %land.lhs.true
  br i1 %cmp.not130.i, label %for.end.i, label %for.body.lr.ph.i

for.body.lr.ph.i:                                 ; preds = %if.then
  %cmp.not107.i.i = icmp slt i64 %9, 64
  br label %for.body.i

for.body.i:                                       ; preds = %dots_float_rows.exit.i, %for.body.lr.ph.i
  %add132.i = phi i64 [ 2, %for.body.lr.ph.i ], [ %add.i, %dots_float_rows.exit.i ]
  %i.0131.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add132.i, %dots_float_rows.exit.i ]
  %mul.i = mul nsw i64 %i.0131.i, %10
  %add.ptr.i = getelementptr inbounds float, ptr %1, i64 %mul.i
  %add.ptr1.i = getelementptr inbounds float, ptr %5, i64 %i.0131.i
  br i1 %cmp.not107.i.i, label %for.cond23.preheader.i.i, label %for.cond1.preheader.i.i

for.cond1.preheader.i.i:                          ; preds = %for.body.i, %for.cond1.preheader.i.i
  %sums.sroa.28.0.i.i = phi <16 x float> [ %30, %for.cond1.preheader.i.i ], [ zeroinitializer, %for.body.i ]
  %sums.sroa.25.0.i.i = phi <16 x float> [ %25, %for.cond1.preheader.i.i ], [ zeroinitializer, %for.body.i ]
  %sums.sroa.22.0.i.i = phi <16 x float> [ %20, %for.cond1.preheader.i.i ], [ zeroinitializer, %for.body.i ]
  %sums.sroa.17.0.i.i = phi <16 x float> [ %15, %for.cond1.preheader.i.i ], [ zeroinitializer, %for.body.i ]
  %sums.sroa.14.0.i.i = phi <16 x float> [ %28, %for.cond1.preheader.i.i ], [ zeroinitializer, %for.body.i ]
  %sums.sroa.11.0.i.i = phi <16 x float> [ %23, %for.cond1.preheader.i.i ], [ zeroinitializer, %for.body.i ]
  %sums.sroa.8.0.i.i = phi <16 x float> [ %18, %for.cond1.preheader.i.i ], [ zeroinitializer, %for.body.i ]
  %sums.sroa.0.0.i.i = phi <16 x float> [ %13, %for.cond1.preheader.i.i ], [ zeroinitializer, %for.body.i ]
  %add109.i.i = phi i64 [ %add.i.i, %for.cond1.preheader.i.i ], [ 64, %for.body.i ]
  %k.0108.i.i = phi i64 [ %add109.i.i, %for.cond1.preheader.i.i ], [ 0, %for.body.i ]
  %add.ptr.i.i = getelementptr inbounds float, ptr %3, i64 %k.0108.i.i
  %invariant.gep.i.i = getelementptr float, ptr %add.ptr.i, i64 %k.0108.i.i
  %11 = load <16 x float>, ptr %add.ptr.i.i, align 4
  %12 = load <16 x float>, ptr %invariant.gep.i.i, align 4
  %13 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %12, <16 x float> %11, <16 x float> %sums.sroa.0.0.i.i)
  %gep104.1.i.i = getelementptr float, ptr %invariant.gep.i.i, i64 %10
  %14 = load <16 x float>, ptr %gep104.1.i.i, align 4
  %15 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %14, <16 x float> %11, <16 x float> %sums.sroa.17.0.i.i)
  %add.ptr4.1141162.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 64
  %16 = load <16 x float>, ptr %add.ptr4.1141162.i.i, align 4
  %invariant.gep103.1142163.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 64
  %17 = load <16 x float>, ptr %invariant.gep103.1142163.i.i, align 4
  %18 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %17, <16 x float> %16, <16 x float> %sums.sroa.8.0.i.i)
  %gep104.1.1.i.i = getelementptr float, ptr %invariant.gep103.1142163.i.i, i64 %10
  %19 = load <16 x float>, ptr %gep104.1.1.i.i, align 4
  %20 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %19, <16 x float> %16, <16 x float> %sums.sroa.22.0.i.i)
  %add.ptr4.2171202.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 128
  %21 = load <16 x float>, ptr %add.ptr4.2171202.i.i, align 4
  %invariant.gep103.2172203.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 128
  %22 = load <16 x float>, ptr %invariant.gep103.2172203.i.i, align 4
  %23 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %22, <16 x float> %21, <16 x float> %sums.sroa.11.0.i.i)
  %gep104.1.2.i.i = getelementptr float, ptr %invariant.gep103.2172203.i.i, i64 %10
  %24 = load <16 x float>, ptr %gep104.1.2.i.i, align 4
  %25 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %24, <16 x float> %21, <16 x float> %sums.sroa.25.0.i.i)
  %add.ptr4.3215255.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 192
  %26 = load <16 x float>, ptr %add.ptr4.3215255.i.i, align 4
  %invariant.gep103.3216256.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 192
  %27 = load <16 x float>, ptr %invariant.gep103.3216256.i.i, align 4
  %28 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %27, <16 x float> %26, <16 x float> %sums.sroa.14.0.i.i)
  %gep104.1.3.i.i = getelementptr float, ptr %invariant.gep103.3216256.i.i, i64 %10
  %29 = load <16 x float>, ptr %gep104.1.3.i.i, align 4
  %30 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %29, <16 x float> %26, <16 x float> %sums.sroa.28.0.i.i)
  %add.i.i = add nuw nsw i64 %add109.i.i, 64
  %cmp.not.i.i = icmp sgt i64 %add.i.i, %9
  br i1 %cmp.not.i.i, label %for.cond23.preheader.i.i, label %for.cond1.preheader.i.i, !llvm.loop !57

for.cond23.preheader.i.i:                         ; preds = %for.cond1.preheader.i.i, %for.body.i
  %sums.sroa.28.1.i.i = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %30, %for.cond1.preheader.i.i ]
  %sums.sroa.25.1.i.i = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %25, %for.cond1.preheader.i.i ]
  %sums.sroa.22.1.i.i = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %20, %for.cond1.preheader.i.i ]
  %sums.sroa.17.1.i.i = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %15, %for.cond1.preheader.i.i ]
  %sums.sroa.14.1.i.i = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %28, %for.cond1.preheader.i.i ]
  %sums.sroa.11.1.i.i = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %23, %for.cond1.preheader.i.i ]
  %sums.sroa.8.1.i.i = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %18, %for.cond1.preheader.i.i ]
  %sums.sroa.0.1.i.i = phi <16 x float> [ zeroinitializer, %for.body.i ], [ %13, %for.cond1.preheader.i.i ]
  %k.0.lcssa.i.i = phi i64 [ 0, %for.body.i ], [ %add109.i.i, %for.cond1.preheader.i.i ]
  %add24112.i.i = or disjoint i64 %k.0.lcssa.i.i, 16
  %cmp25.not113.i.i = icmp sgt i64 %add24112.i.i, %9
  br i1 %cmp25.not113.i.i, label %for.cond50.preheader.i.i, label %for.body26.i.i

for.cond50.preheader.i.i:                         ; preds = %for.body26.i.i, %for.cond23.preheader.i.i
  %sums.sroa.17.3.i.i = phi <16 x float> [ %sums.sroa.17.1.i.i, %for.cond23.preheader.i.i ], [ %35, %for.body26.i.i ]
  %sums.sroa.0.3.i.i = phi <16 x float> [ %sums.sroa.0.1.i.i, %for.cond23.preheader.i.i ], [ %33, %for.body26.i.i ]
  %k.1.lcssa.i.i = phi i64 [ %k.0.lcssa.i.i, %for.cond23.preheader.i.i ], [ %add24115.i.i, %for.body26.i.i ]
  %invariant.gep117.i.i = getelementptr float, ptr %add.ptr.i, i64 %k.1.lcssa.i.i
  %add.ptr60.i.i = getelementptr inbounds float, ptr %3, i64 %k.1.lcssa.i.i
  %sub.i.i = sub nsw i64 %9, %k.1.lcssa.i.i
  %cmp1743.i.i.i = icmp sgt i64 %sub.i.i, 0
  br i1 %cmp1743.i.i.i, label %for.body19.i.i.i, label %for.inc63.i.i

for.body26.i.i:                                   ; preds = %for.cond23.preheader.i.i, %for.body26.i.i
  %sums.sroa.17.4.i.i = phi <16 x float> [ %35, %for.body26.i.i ], [ %sums.sroa.17.1.i.i, %for.cond23.preheader.i.i ]
  %sums.sroa.0.4.i.i = phi <16 x float> [ %33, %for.body26.i.i ], [ %sums.sroa.0.1.i.i, %for.cond23.preheader.i.i ]
  %add24115.i.i = phi i64 [ %add24.i.i, %for.body26.i.i ], [ %add24112.i.i, %for.cond23.preheader.i.i ]
  %k.1114.i.i = phi i64 [ %add24115.i.i, %for.body26.i.i ], [ %k.0.lcssa.i.i, %for.cond23.preheader.i.i ]
  %add.ptr28.i.i = getelementptr inbounds float, ptr %3, i64 %k.1114.i.i
  %31 = load <16 x float>, ptr %add.ptr28.i.i, align 4
  %invariant.gep110.i.i = getelementptr float, ptr %add.ptr.i, i64 %k.1114.i.i
  %32 = load <16 x float>, ptr %invariant.gep110.i.i, align 4
  %33 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %32, <16 x float> %31, <16 x float> %sums.sroa.0.4.i.i)
  %gep.1.i.i = getelementptr float, ptr %invariant.gep110.i.i, i64 %10
  %34 = load <16 x float>, ptr %gep.1.i.i, align 4
  %35 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %34, <16 x float> %31, <16 x float> %sums.sroa.17.4.i.i)
  %add24.i.i = add nuw nsw i64 %add24115.i.i, 16
  %cmp25.not.i.i = icmp sgt i64 %add24.i.i, %9
  br i1 %cmp25.not.i.i, label %for.cond50.preheader.i.i, label %for.body26.i.i, !llvm.loop !58

for.body19.i.i.i:                                 ; preds = %for.cond50.preheader.i.i, %for.body19.i.i.i
  %k.045.i.i.i = phi i64 [ %inc23.i.i.i, %for.body19.i.i.i ], [ 0, %for.cond50.preheader.i.i ]
  %sum.044.i.i.i = phi float [ %38, %for.body19.i.i.i ], [ 0.000000e+00, %for.cond50.preheader.i.i ]
  %arrayidx20.i.i.i = getelementptr inbounds float, ptr %invariant.gep117.i.i, i64 %k.045.i.i.i
  %36 = load float, ptr %arrayidx20.i.i.i, align 4
  %arrayidx21.i.i.i = getelementptr inbounds float, ptr %add.ptr60.i.i, i64 %k.045.i.i.i
  %37 = load float, ptr %arrayidx21.i.i.i, align 4
  %38 = tail call float @llvm.fmuladd.f32(float %36, float %37, float %sum.044.i.i.i)
  %inc23.i.i.i = add nuw nsw i64 %k.045.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc23.i.i.i, %sub.i.i
  br i1 %exitcond.not.i.i.i, label %for.inc63.i.i, label %for.body19.i.i.i, !llvm.loop !59

for.inc63.i.i:                                    ; preds = %for.body19.i.i.i, %for.cond50.preheader.i.i
  %sum.0.lcssa.i.i.i = phi float [ 0.000000e+00, %for.cond50.preheader.i.i ], [ %38, %for.body19.i.i.i ]
  %add.i.i.i = fadd <16 x float> %sums.sroa.8.1.i.i, %sums.sroa.0.3.i.i
  %add4.i.i.i = fadd <16 x float> %sums.sroa.14.1.i.i, %sums.sroa.11.1.i.i
  %add5.i.i.i = fadd <16 x float> %add4.i.i.i, %add.i.i.i
  %parts.sroa.0.60.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 15
  %parts.sroa.0.28.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 7
  %add13.7.i.i.i = fadd float %parts.sroa.0.60.vec.extract.i.i.i, %parts.sroa.0.28.vec.extract.i.i.i
  %parts.sroa.0.44.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 11
  %parts.sroa.0.12.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 3
  %add13.3.i.i.i = fadd float %parts.sroa.0.44.vec.extract.i.i.i, %parts.sroa.0.12.vec.extract.i.i.i
  %add13.3.1.i.i.i = fadd float %add13.7.i.i.i, %add13.3.i.i.i
  %parts.sroa.0.52.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 13
  %parts.sroa.0.20.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 5
  %add13.5.i.i.i = fadd float %parts.sroa.0.52.vec.extract.i.i.i, %parts.sroa.0.20.vec.extract.i.i.i
  %parts.sroa.0.36.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 9
  %parts.sroa.0.4.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 1
  %add13.1.i.i.i = fadd float %parts.sroa.0.36.vec.extract.i.i.i, %parts.sroa.0.4.vec.extract.i.i.i
  %add13.1.1.i.i.i = fadd float %add13.5.i.i.i, %add13.1.i.i.i
  %add13.1.2.i.i.i = fadd float %add13.3.1.i.i.i, %add13.1.1.i.i.i
  %parts.sroa.0.56.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 14
  %parts.sroa.0.24.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 6
  %add13.6.i.i.i = fadd float %parts.sroa.0.56.vec.extract.i.i.i, %parts.sroa.0.24.vec.extract.i.i.i
  %parts.sroa.0.40.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 10
  %parts.sroa.0.8.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 2
  %add13.2.i.i.i = fadd float %parts.sroa.0.40.vec.extract.i.i.i, %parts.sroa.0.8.vec.extract.i.i.i
  %add13.2.1.i.i.i = fadd float %add13.6.i.i.i, %add13.2.i.i.i
  %parts.sroa.0.48.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 12
  %parts.sroa.0.16.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 4
  %add13.4.i.i.i = fadd float %parts.sroa.0.48.vec.extract.i.i.i, %parts.sroa.0.16.vec.extract.i.i.i
  %parts.sroa.0.32.vec.extract.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 8
  %parts.sroa.0.0.vec.extract60.i.i.i = extractelement <16 x float> %add5.i.i.i, i64 0
  %add13.i.i.i = fadd float %parts.sroa.0.32.vec.extract.i.i.i, %parts.sroa.0.0.vec.extract60.i.i.i
  %add13.147.i.i.i = fadd float %add13.4.i.i.i, %add13.i.i.i
  %add13.251.i.i.i = fadd float %add13.2.1.i.i.i, %add13.147.i.i.i
  %add13.355.i.i.i = fadd float %add13.1.2.i.i.i, %add13.251.i.i.i
  %add26.i.i.i = fadd float %add13.355.i.i.i, %sum.0.lcssa.i.i.i
  store float %add26.i.i.i, ptr %add.ptr1.i, align 4
  %gep118.1.i.i = getelementptr float, ptr %invariant.gep117.i.i, i64 %10
  br i1 %cmp1743.i.i.i, label %for.body19.i.1.i.i, label %dots_float_rows.exit.i

for.body19.i.1.i.i:                               ; preds = %for.inc63.i.i, %for.body19.i.1.i.i
  %k.045.i.1.i.i = phi i64 [ %inc23.i.1.i.i, %for.body19.i.1.i.i ], [ 0, %for.inc63.i.i ]
  %sum.044.i.1.i.i = phi float [ %41, %for.body19.i.1.i.i ], [ 0.000000e+00, %for.inc63.i.i ]
  %arrayidx20.i.1.i.i = getelementptr inbounds float, ptr %gep118.1.i.i, i64 %k.045.i.1.i.i
  %39 = load float, ptr %arrayidx20.i.1.i.i, align 4
  %arrayidx21.i.1.i.i = getelementptr inbounds float, ptr %add.ptr60.i.i, i64 %k.045.i.1.i.i
  %40 = load float, ptr %arrayidx21.i.1.i.i, align 4
  %41 = tail call float @llvm.fmuladd.f32(float %39, float %40, float %sum.044.i.1.i.i)
  %inc23.i.1.i.i = add nuw nsw i64 %k.045.i.1.i.i, 1
  %exitcond.not.i.1.i.i = icmp eq i64 %inc23.i.1.i.i, %sub.i.i
  br i1 %exitcond.not.i.1.i.i, label %dots_float_rows.exit.i, label %for.body19.i.1.i.i, !llvm.loop !59

dots_float_rows.exit.i:                           ; preds = %for.body19.i.1.i.i, %for.inc63.i.i
  %sum.0.lcssa.i.1.i.i = phi float [ 0.000000e+00, %for.inc63.i.i ], [ %41, %for.body19.i.1.i.i ]
  %add.i.1.i.i = fadd <16 x float> %sums.sroa.22.1.i.i, %sums.sroa.17.3.i.i
  %add4.i.1.i.i = fadd <16 x float> %sums.sroa.28.1.i.i, %sums.sroa.25.1.i.i
  %add5.i.1.i.i = fadd <16 x float> %add4.i.1.i.i, %add.i.1.i.i
  %parts.sroa.0.60.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 15
  %parts.sroa.0.28.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 7
  %add13.7.i.1.i.i = fadd float %parts.sroa.0.60.vec.extract.i.1.i.i, %parts.sroa.0.28.vec.extract.i.1.i.i
  %parts.sroa.0.44.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 11
  %parts.sroa.0.12.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 3
  %add13.3.i.1.i.i = fadd float %parts.sroa.0.44.vec.extract.i.1.i.i, %parts.sroa.0.12.vec.extract.i.1.i.i
  %add13.3.1.i.1.i.i = fadd float %add13.7.i.1.i.i, %add13.3.i.1.i.i
  %parts.sroa.0.52.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 13
  %parts.sroa.0.20.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 5
  %add13.5.i.1.i.i = fadd float %parts.sroa.0.52.vec.extract.i.1.i.i, %parts.sroa.0.20.vec.extract.i.1.i.i
  %parts.sroa.0.36.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 9
  %parts.sroa.0.4.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 1
  %add13.1.i.1.i.i = fadd float %parts.sroa.0.36.vec.extract.i.1.i.i, %parts.sroa.0.4.vec.extract.i.1.i.i
  %add13.1.1.i.1.i.i = fadd float %add13.5.i.1.i.i, %add13.1.i.1.i.i
  %add13.1.2.i.1.i.i = fadd float %add13.3.1.i.1.i.i, %add13.1.1.i.1.i.i
  %parts.sroa.0.56.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 14
  %parts.sroa.0.24.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 6
  %add13.6.i.1.i.i = fadd float %parts.sroa.0.56.vec.extract.i.1.i.i, %parts.sroa.0.24.vec.extract.i.1.i.i
  %parts.sroa.0.40.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 10
  %parts.sroa.0.8.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 2
  %add13.2.i.1.i.i = fadd float %parts.sroa.0.40.vec.extract.i.1.i.i, %parts.sroa.0.8.vec.extract.i.1.i.i
  %add13.2.1.i.1.i.i = fadd float %add13.6.i.1.i.i, %add13.2.i.1.i.i
  %parts.sroa.0.48.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 12
  %parts.sroa.0.16.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 4
  %add13.4.i.1.i.i = fadd float %parts.sroa.0.48.vec.extract.i.1.i.i, %parts.sroa.0.16.vec.extract.i.1.i.i
  %parts.sroa.0.32.vec.extract.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 8
  %parts.sroa.0.0.vec.extract60.i.1.i.i = extractelement <16 x float> %add5.i.1.i.i, i64 0
  %add13.i.1.i.i = fadd float %parts.sroa.0.32.vec.extract.i.1.i.i, %parts.sroa.0.0.vec.extract60.i.1.i.i
  %add13.147.i.1.i.i = fadd float %add13.4.i.1.i.i, %add13.i.1.i.i
  %add13.251.i.1.i.i = fadd float %add13.2.1.i.1.i.i, %add13.147.i.1.i.i
  %add13.355.i.1.i.i = fadd float %add13.1.2.i.1.i.i, %add13.251.i.1.i.i
  %add26.i.1.i.i = fadd float %add13.355.i.1.i.i, %sum.0.lcssa.i.1.i.i
  %arrayidx61.1.i.i = getelementptr inbounds i8, ptr %add.ptr1.i, i64 4
  store float %add26.i.1.i.i, ptr %arrayidx61.1.i.i, align 4
  %add.i = add nuw nsw i64 %add132.i, 2
  %cmp.not.i = icmp sgt i64 %add.i, %8
  br i1 %cmp.not.i, label %for.end.i, label %for.body.i, !llvm.loop !60

for.end.i:                                        ; preds = %dots_float_rows.exit.i, %if.then
  %i.0.lcssa.i = phi i64 [ 0, %if.then ], [ %add132.i, %dots_float_rows.exit.i ]
  %cmp3.i = icmp slt i64 %i.0.lcssa.i, %8
  br i1 %cmp3.i, label %if.then.i, label %if.end42

if.then.i:                                        ; preds = %for.end.i
  %mul4.i = mul nsw i64 %i.0.lcssa.i, %10
  %add.ptr5.i = getelementptr inbounds float, ptr %1, i64 %mul4.i
  %add.ptr6.i = getelementptr inbounds float, ptr %5, i64 %i.0.lcssa.i
  %cmp.not107.i21.i = icmp slt i64 %9, 64
  br i1 %cmp.not107.i21.i, label %for.cond23.preheader.i38.i, label %for.cond1.preheader.i23.i

for.cond1.preheader.i23.i:                        ; preds = %if.then.i, %for.cond1.preheader.i23.i
  %sums.sroa.14.0.i28.i = phi <16 x float> [ %53, %for.cond1.preheader.i23.i ], [ zeroinitializer, %if.then.i ]
  %sums.sroa.11.0.i29.i = phi <16 x float> [ %50, %for.cond1.preheader.i23.i ], [ zeroinitializer, %if.then.i ]
  %sums.sroa.8.0.i30.i = phi <16 x float> [ %47, %for.cond1.preheader.i23.i ], [ zeroinitializer, %if.then.i ]
  %sums.sroa.0.0.i31.i = phi <16 x float> [ %44, %for.cond1.preheader.i23.i ], [ zeroinitializer, %if.then.i ]
  %add109.i32.i = phi i64 [ %add.i36.i, %for.cond1.preheader.i23.i ], [ 64, %if.then.i ]
  %k.0108.i33.i = phi i64 [ %add109.i32.i, %for.cond1.preheader.i23.i ], [ 0, %if.then.i ]
  %add.ptr.i34.i = getelementptr inbounds float, ptr %3, i64 %k.0108.i33.i
  %invariant.gep.i35.i = getelementptr float, ptr %add.ptr5.i, i64 %k.0108.i33.i
  %42 = load <16 x float>, ptr %add.ptr.i34.i, align 4
  %43 = load <16 x float>, ptr %invariant.gep.i35.i, align 4
  %44 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %43, <16 x float> %42, <16 x float> %sums.sroa.0.0.i31.i)
  %add.ptr4.1141.i.i = getelementptr inbounds i8, ptr %add.ptr.i34.i, i64 64
  %45 = load <16 x float>, ptr %add.ptr4.1141.i.i, align 4
  %invariant.gep103.1142.i.i = getelementptr i8, ptr %invariant.gep.i35.i, i64 64
  %46 = load <16 x float>, ptr %invariant.gep103.1142.i.i, align 4
  %47 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %46, <16 x float> %45, <16 x float> %sums.sroa.8.0.i30.i)
  %add.ptr4.2171.i.i = getelementptr inbounds i8, ptr %add.ptr.i34.i, i64 128
  %48 = load <16 x float>, ptr %add.ptr4.2171.i.i, align 4
  %invariant.gep103.2172.i.i = getelementptr i8, ptr %invariant.gep.i35.i, i64 128
  %49 = load <16 x float>, ptr %invariant.gep103.2172.i.i, align 4
  %50 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %49, <16 x float> %48, <16 x float> %sums.sroa.11.0.i29.i)
  %add.ptr4.3215.i.i = getelementptr inbounds i8, ptr %add.ptr.i34.i, i64 192
  %51 = load <16 x float>, ptr %add.ptr4.3215.i.i, align 4
  %invariant.gep103.3216.i.i = getelementptr i8, ptr %invariant.gep.i35.i, i64 192
  %52 = load <16 x float>, ptr %invariant.gep103.3216.i.i, align 4
  %53 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %52, <16 x float> %51, <16 x float> %sums.sroa.14.0.i28.i)
  %add.i36.i = add nuw nsw i64 %add109.i32.i, 64
  %cmp.not.i37.i = icmp sgt i64 %add.i36.i, %9
  br i1 %cmp.not.i37.i, label %for.cond23.preheader.i38.i, label %for.cond1.preheader.i23.i, !llvm.loop !57

for.cond23.preheader.i38.i:                       ; preds = %for.cond1.preheader.i23.i, %if.then.i
  %sums.sroa.14.1.i43.i = phi <16 x float> [ zeroinitializer, %if.then.i ], [ %53, %for.cond1.preheader.i23.i ]
  %sums.sroa.11.1.i44.i = phi <16 x float> [ zeroinitializer, %if.then.i ], [ %50, %for.cond1.preheader.i23.i ]
  %sums.sroa.8.1.i45.i = phi <16 x float> [ zeroinitializer, %if.then.i ], [ %47, %for.cond1.preheader.i23.i ]
  %sums.sroa.0.1.i46.i = phi <16 x float> [ zeroinitializer, %if.then.i ], [ %44, %for.cond1.preheader.i23.i ]
  %k.0.lcssa.i47.i = phi i64 [ 0, %if.then.i ], [ %add109.i32.i, %for.cond1.preheader.i23.i ]
  %add24112.i48.i = or disjoint i64 %k.0.lcssa.i47.i, 16
  %cmp25.not113.i49.i = icmp sgt i64 %add24112.i48.i, %9
  br i1 %cmp25.not113.i49.i, label %for.cond50.preheader.i60.i, label %for.body26.i51.i

for.cond50.preheader.i60.i:                       ; preds = %for.body26.i51.i, %for.cond23.preheader.i38.i
  %sums.sroa.0.3.i62.i = phi <16 x float> [ %sums.sroa.0.1.i46.i, %for.cond23.preheader.i38.i ], [ %56, %for.body26.i51.i ]
  %k.1.lcssa.i63.i = phi i64 [ %k.0.lcssa.i47.i, %for.cond23.preheader.i38.i ], [ %add24115.i54.i, %for.body26.i51.i ]
  %invariant.gep117.i64.i = getelementptr float, ptr %add.ptr5.i, i64 %k.1.lcssa.i63.i
  %add.ptr60.i65.i = getelementptr inbounds float, ptr %3, i64 %k.1.lcssa.i63.i
  %sub.i66.i = sub nsw i64 %9, %k.1.lcssa.i63.i
  %cmp1743.i.i67.i = icmp sgt i64 %sub.i66.i, 0
  br i1 %cmp1743.i.i67.i, label %for.body19.i.i105.i, label %dots_float_rows.exit112.i

for.body26.i51.i:                                 ; preds = %for.cond23.preheader.i38.i, %for.body26.i51.i
  %sums.sroa.0.4.i53.i = phi <16 x float> [ %56, %for.body26.i51.i ], [ %sums.sroa.0.1.i46.i, %for.cond23.preheader.i38.i ]
  %add24115.i54.i = phi i64 [ %add24.i58.i, %for.body26.i51.i ], [ %add24112.i48.i, %for.cond23.preheader.i38.i ]
  %k.1114.i55.i = phi i64 [ %add24115.i54.i, %for.body26.i51.i ], [ %k.0.lcssa.i47.i, %for.cond23.preheader.i38.i ]
  %add.ptr28.i56.i = getelementptr inbounds float, ptr %3, i64 %k.1114.i55.i
  %54 = load <16 x float>, ptr %add.ptr28.i56.i, align 4
  %invariant.gep110.i57.i = getelementptr float, ptr %add.ptr5.i, i64 %k.1114.i55.i
  %55 = load <16 x float>, ptr %invariant.gep110.i57.i, align 4
  %56 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %55, <16 x float> %54, <16 x float> %sums.sroa.0.4.i53.i)
  %add24.i58.i = add nuw nsw i64 %add24115.i54.i, 16
  %cmp25.not.i59.i = icmp sgt i64 %add24.i58.i, %9
  br i1 %cmp25.not.i59.i, label %for.cond50.preheader.i60.i, label %for.body26.i51.i, !llvm.loop !58

for.body19.i.i105.i:                              ; preds = %for.cond50.preheader.i60.i, %for.body19.i.i105.i
  %k.045.i.i106.i = phi i64 [ %inc23.i.i110.i, %for.body19.i.i105.i ], [ 0, %for.cond50.preheader.i60.i ]
  %sum.044.i.i107.i = phi float [ %59, %for.body19.i.i105.i ], [ 0.000000e+00, %for.cond50.preheader.i60.i ]
  %arrayidx20.i.i108.i = getelementptr inbounds float, ptr %invariant.gep117.i64.i, i64 %k.045.i.i106.i
  %57 = load float, ptr %arrayidx20.i.i108.i, align 4
  %arrayidx21.i.i109.i = getelementptr inbounds float, ptr %add.ptr60.i65.i, i64 %k.045.i.i106.i
  %58 = load float, ptr %arrayidx21.i.i109.i, align 4
  %59 = tail call float @llvm.fmuladd.f32(float %57, float %58, float %sum.044.i.i107.i)
  %inc23.i.i110.i = add nuw nsw i64 %k.045.i.i106.i, 1
  %exitcond.not.i.i111.i = icmp eq i64 %inc23.i.i110.i, %sub.i66.i
  br i1 %exitcond.not.i.i111.i, label %dots_float_rows.exit112.i, label %for.body19.i.i105.i, !llvm.loop !59

dots_float_rows.exit112.i:                        ; preds = %for.body19.i.i105.i, %for.cond50.preheader.i60.i
  %sum.0.lcssa.i.i69.i = phi float [ 0.000000e+00, %for.cond50.preheader.i60.i ], [ %59, %for.body19.i.i105.i ]
  %add.i.i70.i = fadd <16 x float> %sums.sroa.8.1.i45.i, %sums.sroa.0.3.i62.i
  %add4.i.i71.i = fadd <16 x float> %sums.sroa.14.1.i43.i, %sums.sroa.11.1.i44.i
  %add5.i.i72.i = fadd <16 x float> %add4.i.i71.i, %add.i.i70.i
  %parts.sroa.0.60.vec.extract.i.i73.i = extractelement <16 x float> %add5.i.i72.i, i64 15
  %parts.sroa.0.28.vec.extract.i.i74.i = extractelement <16 x float> %add5.i.i72.i, i64 7
  %add13.7.i.i75.i = fadd float %parts.sroa.0.60.vec.extract.i.i73.i, %parts.sroa.0.28.vec.extract.i.i74.i
  %parts.sroa.0.44.vec.extract.i.i76.i = extractelement <16 x float> %add5.i.i72.i, i64 11
  %parts.sroa.0.12.vec.extract.i.i77.i = extractelement <16 x float> %add5.i.i72.i, i64 3
  %add13.3.i.i78.i = fadd float %parts.sroa.0.44.vec.extract.i.i76.i, %parts.sroa.0.12.vec.extract.i.i77.i
  %add13.3.1.i.i79.i = fadd float %add13.7.i.i75.i, %add13.3.i.i78.i
  %parts.sroa.0.52.vec.extract.i.i80.i = extractelement <16 x float> %add5.i.i72.i, i64 13
  %parts.sroa.0.20.vec.extract.i.i81.i = extractelement <16 x float> %add5.i.i72.i, i64 5
  %add13.5.i.i82.i = fadd float %parts.sroa.0.52.vec.extract.i.i80.i, %parts.sroa.0.20.vec.extract.i.i81.i
  %parts.sroa.0.36.vec.extract.i.i83.i = extractelement <16 x float> %add5.i.i72.i, i64 9
  %parts.sroa.0.4.vec.extract.i.i84.i = extractelement <16 x float> %add5.i.i72.i, i64 1
  %add13.1.i.i85.i = fadd float %parts.sroa.0.36.vec.extract.i.i83.i, %parts.sroa.0.4.vec.extract.i.i84.i
  %add13.1.1.i.i86.i = fadd float %add13.5.i.i82.i, %add13.1.i.i85.i
  %add13.1.2.i.i87.i = fadd float %add13.3.1.i.i79.i, %add13.1.1.i.i86.i
  %parts.sroa.0.56.vec.extract.i.i88.i = extractelement <16 x float> %add5.i.i72.i, i64 14
  %parts.sroa.0.24.vec.extract.i.i89.i = extractelement <16 x float> %add5.i.i72.i, i64 6
  %add13.6.i.i90.i = fadd float %parts.sroa.0.56.vec.extract.i.i88.i, %parts.sroa.0.24.vec.extract.i.i89.i
  %parts.sroa.0.40.vec.extract.i.i91.i = extractelement <16 x float> %add5.i.i72.i, i64 10
  %parts.sroa.0.8.vec.extract.i.i92.i = extractelement <16 x float> %add5.i.i72.i, i64 2
  %add13.2.i.i93.i = fadd float %parts.sroa.0.40.vec.extract.i.i91.i, %parts.sroa.0.8.vec.extract.i.i92.i
  %add13.2.1.i.i94.i = fadd float %add13.6.i.i90.i, %add13.2.i.i93.i
  %parts.sroa.0.48.vec.extract.i.i95.i = extractelement <16 x float> %add5.i.i72.i, i64 12
  %parts.sroa.0.16.vec.extract.i.i96.i = extractelement <16 x float> %add5.i.i72.i, i64 4
  %add13.4.i.i97.i = fadd float %parts.sroa.0.48.vec.extract.i.i95.i, %parts.sroa.0.16.vec.extract.i.i96.i
  %parts.sroa.0.32.vec.extract.i.i98.i = extractelement <16 x float> %add5.i.i72.i, i64 8
  %parts.sroa.0.0.vec.extract60.i.i99.i = extractelement <16 x float> %add5.i.i72.i, i64 0
  %add13.i.i100.i = fadd float %parts.sroa.0.32.vec.extract.i.i98.i, %parts.sroa.0.0.vec.extract60.i.i99.i
  %add13.147.i.i101.i = fadd float %add13.4.i.i97.i, %add13.i.i100.i
  %add13.251.i.i102.i = fadd float %add13.2.1.i.i94.i, %add13.147.i.i101.i
  %add13.355.i.i103.i = fadd float %add13.1.2.i.i87.i, %add13.251.i.i102.i
  %add26.i.i104.i = fadd float %add13.355.i.i103.i, %sum.0.lcssa.i.i69.i
  store float %add26.i.i104.i, ptr %add.ptr6.i, align 4
  br label %if.end42

if.then10:                                        ; preds = %land.lhs.true
  br i1 %cmp.not130.i, label %for.end.i188, label %for.body.lr.ph.i84

for.body.lr.ph.i84:                               ; preds = %if.then10
  %cmp.not107.i.i85 = icmp slt i64 %9, 32
  br label %for.body.i86

for.body.i86:                                     ; preds = %dots_double_rows.exit.i, %for.body.lr.ph.i84
  %add116.i = phi i64 [ 2, %for.body.lr.ph.i84 ], [ %add.i186, %dots_double_rows.exit.i ]
  %i.0115.i = phi i64 [ 0, %for.body.lr.ph.i84 ], [ %add116.i, %dots_double_rows.exit.i ]
  %mul.i87 = mul nsw i64 %i.0115.i, %10
  %add.ptr.i88 = getelementptr inbounds double, ptr %1, i64 %mul.i87
  %add.ptr1.i89 = getelementptr inbounds double, ptr %5, i64 %i.0115.i
  br i1 %cmp.not107.i.i85, label %for.cond23.preheader.i.i115, label %for.cond1.preheader.i.i90

for.cond1.preheader.i.i90:                        ; preds = %for.body.i86, %for.cond1.preheader.i.i90
  %sums.sroa.28.0.i.i91 = phi <8 x double> [ %79, %for.cond1.preheader.i.i90 ], [ zeroinitializer, %for.body.i86 ]
  %sums.sroa.25.0.i.i92 = phi <8 x double> [ %74, %for.cond1.preheader.i.i90 ], [ zeroinitializer, %for.body.i86 ]
  %sums.sroa.22.0.i.i93 = phi <8 x double> [ %69, %for.cond1.preheader.i.i90 ], [ zeroinitializer, %for.body.i86 ]
  %sums.sroa.17.0.i.i94 = phi <8 x double> [ %64, %for.cond1.preheader.i.i90 ], [ zeroinitializer, %for.body.i86 ]
  %sums.sroa.14.0.i.i95 = phi <8 x double> [ %77, %for.cond1.preheader.i.i90 ], [ zeroinitializer, %for.body.i86 ]
  %sums.sroa.11.0.i.i96 = phi <8 x double> [ %72, %for.cond1.preheader.i.i90 ], [ zeroinitializer, %for.body.i86 ]
  %sums.sroa.8.0.i.i97 = phi <8 x double> [ %67, %for.cond1.preheader.i.i90 ], [ zeroinitializer, %for.body.i86 ]
  %sums.sroa.0.0.i.i98 = phi <8 x double> [ %62, %for.cond1.preheader.i.i90 ], [ zeroinitializer, %for.body.i86 ]
  %add109.i.i99 = phi i64 [ %add.i.i113, %for.cond1.preheader.i.i90 ], [ 32, %for.body.i86 ]
  %k.0108.i.i100 = phi i64 [ %add109.i.i99, %for.cond1.preheader.i.i90 ], [ 0, %for.body.i86 ]
  %add.ptr.i.i101 = getelementptr inbounds double, ptr %3, i64 %k.0108.i.i100
  %invariant.gep.i.i102 = getelementptr double, ptr %add.ptr.i88, i64 %k.0108.i.i100
  %60 = load <8 x double>, ptr %add.ptr.i.i101, align 8
  %61 = load <8 x double>, ptr %invariant.gep.i.i102, align 8
  %62 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %60, <8 x double> %sums.sroa.0.0.i.i98)
  %gep104.1.i.i103 = getelementptr double, ptr %invariant.gep.i.i102, i64 %10
  %63 = load <8 x double>, ptr %gep104.1.i.i103, align 8
  %64 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %63, <8 x double> %60, <8 x double> %sums.sroa.17.0.i.i94)
  %add.ptr4.1141162.i.i104 = getelementptr inbounds i8, ptr %add.ptr.i.i101, i64 64
  %65 = load <8 x double>, ptr %add.ptr4.1141162.i.i104, align 8
  %invariant.gep103.1142163.i.i105 = getelementptr i8, ptr %invariant.gep.i.i102, i64 64
  %66 = load <8 x double>, ptr %invariant.gep103.1142163.i.i105, align 8
  %67 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %66, <8 x double> %65, <8 x double> %sums.sroa.8.0.i.i97)
  %gep104.1.1.i.i106 = getelementptr double, ptr %invariant.gep103.1142163.i.i105, i64 %10
  %68 = load <8 x double>, ptr %gep104.1.1.i.i106, align 8
  %69 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %68, <8 x double> %65, <8 x double> %sums.sroa.22.0.i.i93)
  %add.ptr4.2171202.i.i107 = getelementptr inbounds i8, ptr %add.ptr.i.i101, i64 128
  %70 = load <8 x double>, ptr %add.ptr4.2171202.i.i107, align 8
  %invariant.gep103.2172203.i.i108 = getelementptr i8, ptr %invariant.gep.i.i102, i64 128
  %71 = load <8 x double>, ptr %invariant.gep103.2172203.i.i108, align 8
  %72 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %71, <8 x double> %70, <8 x double> %sums.sroa.11.0.i.i96)
  %gep104.1.2.i.i109 = getelementptr double, ptr %invariant.gep103.2172203.i.i108, i64 %10
  %73 = load <8 x double>, ptr %gep104.1.2.i.i109, align 8
  %74 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %73, <8 x double> %70, <8 x double> %sums.sroa.25.0.i.i92)
  %add.ptr4.3215255.i.i110 = getelementptr inbounds i8, ptr %add.ptr.i.i101, i64 192
  %75 = load <8 x double>, ptr %add.ptr4.3215255.i.i110, align 8
  %invariant.gep103.3216256.i.i111 = getelementptr i8, ptr %invariant.gep.i.i102, i64 192
  %76 = load <8 x double>, ptr %invariant.gep103.3216256.i.i111, align 8
  %77 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %76, <8 x double> %75, <8 x double> %sums.sroa.14.0.i.i95)
  %gep104.1.3.i.i112 = getelementptr double, ptr %invariant.gep103.3216256.i.i111, i64 %10
  %78 = load <8 x double>, ptr %gep104.1.3.i.i112, align 8
  %79 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %78, <8 x double> %75, <8 x double> %sums.sroa.28.0.i.i91)
  %add.i.i113 = add nuw nsw i64 %add109.i.i99, 32
  %cmp.not.i.i114 = icmp sgt i64 %add.i.i113, %9
  br i1 %cmp.not.i.i114, label %for.cond23.preheader.i.i115, label %for.cond1.preheader.i.i90, !llvm.loop !61

for.cond23.preheader.i.i115:                      ; preds = %for.cond1.preheader.i.i90, %for.body.i86
  %sums.sroa.28.1.i.i116 = phi <8 x double> [ zeroinitializer, %for.body.i86 ], [ %79, %for.cond1.preheader.i.i90 ]
  %sums.sroa.25.1.i.i117 = phi <8 x double> [ zeroinitializer, %for.body.i86 ], [ %74, %for.cond1.preheader.i.i90 ]
  %sums.sroa.22.1.i.i118 = phi <8 x double> [ zeroinitializer, %for.body.i86 ], [ %69, %for.cond1.preheader.i.i90 ]
  %sums.sroa.17.1.i.i119 = phi <8 x double> [ zeroinitializer, %for.body.i86 ], [ %64, %for.cond1.preheader.i.i90 ]
  %sums.sroa.14.1.i.i120 = phi <8 x double> [ zeroinitializer, %for.body.i86 ], [ %77, %for.cond1.preheader.i.i90 ]
  %sums.sroa.11.1.i.i121 = phi <8 x double> [ zeroinitializer, %for.body.i86 ], [ %72, %for.cond1.preheader.i.i90 ]
  %sums.sroa.8.1.i.i122 = phi <8 x double> [ zeroinitializer, %for.body.i86 ], [ %67, %for.cond1.preheader.i.i90 ]
  %sums.sroa.0.1.i.i123 = phi <8 x double> [ zeroinitializer, %for.body.i86 ], [ %62, %for.cond1.preheader.i.i90 ]
  %k.0.lcssa.i.i124 = phi i64 [ 0, %for.body.i86 ], [ %add109.i.i99, %for.cond1.preheader.i.i90 ]
  %add24112.i.i125 = or disjoint i64 %k.0.lcssa.i.i124, 8
  %cmp25.not113.i.i126 = icmp sgt i64 %add24112.i.i125, %9
  br i1 %cmp25.not113.i.i126, label %for.cond50.preheader.i.i137, label %for.body26.i.i127

for.cond50.preheader.i.i137:                      ; preds = %for.body26.i.i127, %for.cond23.preheader.i.i115
  %sums.sroa.17.3.i.i138 = phi <8 x double> [ %sums.sroa.17.1.i.i119, %for.cond23.preheader.i.i115 ], [ %84, %for.body26.i.i127 ]
  %sums.sroa.0.3.i.i139 = phi <8 x double> [ %sums.sroa.0.1.i.i123, %for.cond23.preheader.i.i115 ], [ %82, %for.body26.i.i127 ]
  %k.1.lcssa.i.i140 = phi i64 [ %k.0.lcssa.i.i124, %for.cond23.preheader.i.i115 ], [ %add24115.i.i130, %for.body26.i.i127 ]
  %invariant.gep117.i.i141 = getelementptr double, ptr %add.ptr.i88, i64 %k.1.lcssa.i.i140
  %add.ptr60.i.i142 = getelementptr inbounds double, ptr %3, i64 %k.1.lcssa.i.i140
  %sub.i.i143 = sub nsw i64 %9, %k.1.lcssa.i.i140
  %cmp1743.i.i.i144 = icmp sgt i64 %sub.i.i143, 0
  br i1 %cmp1743.i.i.i144, label %for.body19.i.i.i247, label %for.inc63.i.i145

for.body26.i.i127:                                ; preds = %for.cond23.preheader.i.i115, %for.body26.i.i127
  %sums.sroa.17.4.i.i128 = phi <8 x double> [ %84, %for.body26.i.i127 ], [ %sums.sroa.17.1.i.i119, %for.cond23.preheader.i.i115 ]
  %sums.sroa.0.4.i.i129 = phi <8 x double> [ %82, %for.body26.i.i127 ], [ %sums.sroa.0.1.i.i123, %for.cond23.preheader.i.i115 ]
  %add24115.i.i130 = phi i64 [ %add24.i.i135, %for.body26.i.i127 ], [ %add24112.i.i125, %for.cond23.preheader.i.i115 ]
  %k.1114.i.i131 = phi i64 [ %add24115.i.i130, %for.body26.i.i127 ], [ %k.0.lcssa.i.i124, %for.cond23.preheader.i.i115 ]
  %add.ptr28.i.i132 = getelementptr inbounds double, ptr %3, i64 %k.1114.i.i131
  %80 = load <8 x double>, ptr %add.ptr28.i.i132, align 8
  %invariant.gep110.i.i133 = getelementptr double, ptr %add.ptr.i88, i64 %k.1114.i.i131
  %81 = load <8 x double>, ptr %invariant.gep110.i.i133, align 8
  %82 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %81, <8 x double> %80, <8 x double> %sums.sroa.0.4.i.i129)
  %gep.1.i.i134 = getelementptr double, ptr %invariant.gep110.i.i133, i64 %10
  %83 = load <8 x double>, ptr %gep.1.i.i134, align 8
  %84 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %83, <8 x double> %80, <8 x double> %sums.sroa.17.4.i.i128)
  %add24.i.i135 = add nuw nsw i64 %add24115.i.i130, 8
  %cmp25.not.i.i136 = icmp sgt i64 %add24.i.i135, %9
  br i1 %cmp25.not.i.i136, label %for.cond50.preheader.i.i137, label %for.body26.i.i127, !llvm.loop !62

for.body19.i.i.i247:                              ; preds = %for.cond50.preheader.i.i137, %for.body19.i.i.i247
  %k.045.i.i.i248 = phi i64 [ %inc23.i.i.i252, %for.body19.i.i.i247 ], [ 0, %for.cond50.preheader.i.i137 ]
  %sum.044.i.i.i249 = phi double [ %87, %for.body19.i.i.i247 ], [ 0.000000e+00, %for.cond50.preheader.i.i137 ]
  %arrayidx20.i.i.i250 = getelementptr inbounds double, ptr %invariant.gep117.i.i141, i64 %k.045.i.i.i248
  %85 = load double, ptr %arrayidx20.i.i.i250, align 8
  %arrayidx21.i.i.i251 = getelementptr inbounds double, ptr %add.ptr60.i.i142, i64 %k.045.i.i.i248
  %86 = load double, ptr %arrayidx21.i.i.i251, align 8
  %87 = tail call double @llvm.fmuladd.f64(double %85, double %86, double %sum.044.i.i.i249)
  %inc23.i.i.i252 = add nuw nsw i64 %k.045.i.i.i248, 1
  %exitcond.not.i.i.i253 = icmp eq i64 %inc23.i.i.i252, %sub.i.i143
  br i1 %exitcond.not.i.i.i253, label %for.inc63.i.i145, label %for.body19.i.i.i247, !llvm.loop !63

for.inc63.i.i145:                                 ; preds = %for.body19.i.i.i247, %for.cond50.preheader.i.i137
  %sum.0.lcssa.i.i.i146 = phi double [ 0.000000e+00, %for.cond50.preheader.i.i137 ], [ %87, %for.body19.i.i.i247 ]
  %add.i.i.i147 = fadd <8 x double> %sums.sroa.8.1.i.i122, %sums.sroa.0.3.i.i139
  %add4.i.i.i148 = fadd <8 x double> %sums.sroa.14.1.i.i120, %sums.sroa.11.1.i.i121
  %add5.i.i.i149 = fadd <8 x double> %add4.i.i.i148, %add.i.i.i147
  %parts.sroa.0.56.vec.extract.i.i.i150 = extractelement <8 x double> %add5.i.i.i149, i64 7
  %parts.sroa.0.24.vec.extract.i.i.i151 = extractelement <8 x double> %add5.i.i.i149, i64 3
  %add13.3.i.i.i152 = fadd double %parts.sroa.0.56.vec.extract.i.i.i150, %parts.sroa.0.24.vec.extract.i.i.i151
  %parts.sroa.0.40.vec.extract.i.i.i153 = extractelement <8 x double> %add5.i.i.i149, i64 5
  %parts.sroa.0.8.vec.extract.i.i.i154 = extractelement <8 x double> %add5.i.i.i149, i64 1
  %add13.1.i.i.i155 = fadd double %parts.sroa.0.40.vec.extract.i.i.i153, %parts.sroa.0.8.vec.extract.i.i.i154
  %add13.1.1.i.i.i156 = fadd double %add13.3.i.i.i152, %add13.1.i.i.i155
  %parts.sroa.0.48.vec.extract.i.i.i157 = extractelement <8 x double> %add5.i.i.i149, i64 6
  %parts.sroa.0.16.vec.extract.i.i.i158 = extractelement <8 x double> %add5.i.i.i149, i64 2
  %add13.2.i.i.i159 = fadd double %parts.sroa.0.48.vec.extract.i.i.i157, %parts.sroa.0.16.vec.extract.i.i.i158
  %parts.sroa.0.32.vec.extract.i.i.i160 = extractelement <8 x double> %add5.i.i.i149, i64 4
  %parts.sroa.0.0.vec.extract56.i.i.i = extractelement <8 x double> %add5.i.i.i149, i64 0
  %add13.i.i.i161 = fadd double %parts.sroa.0.32.vec.extract.i.i.i160, %parts.sroa.0.0.vec.extract56.i.i.i
  %add13.147.i.i.i162 = fadd double %add13.2.i.i.i159, %add13.i.i.i161
  %add13.251.i.i.i163 = fadd double %add13.1.1.i.i.i156, %add13.147.i.i.i162
  %add26.i.i.i164 = fadd double %add13.251.i.i.i163, %sum.0.lcssa.i.i.i146
  store double %add26.i.i.i164, ptr %add.ptr1.i89, align 8
  %gep118.1.i.i165 = getelementptr double, ptr %invariant.gep117.i.i141, i64 %10
  br i1 %cmp1743.i.i.i144, label %for.body19.i.1.i.i240, label %dots_double_rows.exit.i

for.body19.i.1.i.i240:                            ; preds = %for.inc63.i.i145, %for.body19.i.1.i.i240
  %k.045.i.1.i.i241 = phi i64 [ %inc23.i.1.i.i245, %for.body19.i.1.i.i240 ], [ 0, %for.inc63.i.i145 ]
  %sum.044.i.1.i.i242 = phi double [ %90, %for.body19.i.1.i.i240 ], [ 0.000000e+00, %for.inc63.i.i145 ]
  %arrayidx20.i.1.i.i243 = getelementptr inbounds double, ptr %gep118.1.i.i165, i64 %k.045.i.1.i.i241
  %88 = load double, ptr %arrayidx20.i.1.i.i243, align 8
  %arrayidx21.i.1.i.i244 = getelementptr inbounds double, ptr %add.ptr60.i.i142, i64 %k.045.i.1.i.i241
  %89 = load double, ptr %arrayidx21.i.1.i.i244, align 8
  %90 = tail call double @llvm.fmuladd.f64(double %88, double %89, double %sum.044.i.1.i.i242)
  %inc23.i.1.i.i245 = add nuw nsw i64 %k.045.i.1.i.i241, 1
  %exitcond.not.i.1.i.i246 = icmp eq i64 %inc23.i.1.i.i245, %sub.i.i143
  br i1 %exitcond.not.i.1.i.i246, label %dots_double_rows.exit.i, label %for.body19.i.1.i.i240, !llvm.loop !63

dots_double_rows.exit.i:                          ; preds = %for.body19.i.1.i.i240, %for.inc63.i.i145
  %sum.0.lcssa.i.1.i.i166 = phi double [ 0.000000e+00, %for.inc63.i.i145 ], [ %90, %for.body19.i.1.i.i240 ]
  %add.i.1.i.i167 = fadd <8 x double> %sums.sroa.22.1.i.i118, %sums.sroa.17.3.i.i138
  %add4.i.1.i.i168 = fadd <8 x double> %sums.sroa.28.1.i.i116, %sums.sroa.25.1.i.i117
  %add5.i.1.i.i169 = fadd <8 x double> %add4.i.1.i.i168, %add.i.1.i.i167
  %parts.sroa.0.56.vec.extract.i.1.i.i170 = extractelement <8 x double> %add5.i.1.i.i169, i64 7
  %parts.sroa.0.24.vec.extract.i.1.i.i171 = extractelement <8 x double> %add5.i.1.i.i169, i64 3
  %add13.3.i.1.i.i172 = fadd double %parts.sroa.0.56.vec.extract.i.1.i.i170, %parts.sroa.0.24.vec.extract.i.1.i.i171
  %parts.sroa.0.40.vec.extract.i.1.i.i173 = extractelement <8 x double> %add5.i.1.i.i169, i64 5
  %parts.sroa.0.8.vec.extract.i.1.i.i174 = extractelement <8 x double> %add5.i.1.i.i169, i64 1
  %add13.1.i.1.i.i175 = fadd double %parts.sroa.0.40.vec.extract.i.1.i.i173, %parts.sroa.0.8.vec.extract.i.1.i.i174
  %add13.1.1.i.1.i.i176 = fadd double %add13.3.i.1.i.i172, %add13.1.i.1.i.i175
  %parts.sroa.0.48.vec.extract.i.1.i.i177 = extractelement <8 x double> %add5.i.1.i.i169, i64 6
  %parts.sroa.0.16.vec.extract.i.1.i.i178 = extractelement <8 x double> %add5.i.1.i.i169, i64 2
  %add13.2.i.1.i.i179 = fadd double %parts.sroa.0.48.vec.extract.i.1.i.i177, %parts.sroa.0.16.vec.extract.i.1.i.i178
  %parts.sroa.0.32.vec.extract.i.1.i.i180 = extractelement <8 x double> %add5.i.1.i.i169, i64 4
  %parts.sroa.0.0.vec.extract56.i.1.i.i = extractelement <8 x double> %add5.i.1.i.i169, i64 0
  %add13.i.1.i.i181 = fadd double %parts.sroa.0.32.vec.extract.i.1.i.i180, %parts.sroa.0.0.vec.extract56.i.1.i.i
  %add13.147.i.1.i.i182 = fadd double %add13.2.i.1.i.i179, %add13.i.1.i.i181
  %add13.251.i.1.i.i183 = fadd double %add13.1.1.i.1.i.i176, %add13.147.i.1.i.i182
  %add26.i.1.i.i184 = fadd double %add13.251.i.1.i.i183, %sum.0.lcssa.i.1.i.i166
  %arrayidx61.1.i.i185 = getelementptr inbounds i8, ptr %add.ptr1.i89, i64 8
  store double %add26.i.1.i.i184, ptr %arrayidx61.1.i.i185, align 8
  %add.i186 = add nuw nsw i64 %add116.i, 2
  %cmp.not.i187 = icmp sgt i64 %add.i186, %8
  br i1 %cmp.not.i187, label %for.end.i188, label %for.body.i86, !llvm.loop !64

for.end.i188:                                     ; preds = %dots_double_rows.exit.i, %if.then10
  %i.0.lcssa.i189 = phi i64 [ 0, %if.then10 ], [ %add116.i, %dots_double_rows.exit.i ]
  %cmp3.i190 = icmp slt i64 %i.0.lcssa.i189, %8
  br i1 %cmp3.i190, label %if.then.i191, label %if.end42

if.then.i191:                                     ; preds = %for.end.i188
  %mul4.i192 = mul nsw i64 %i.0.lcssa.i189, %10
  %add.ptr5.i193 = getelementptr inbounds double, ptr %1, i64 %mul4.i192
  %add.ptr6.i194 = getelementptr inbounds double, ptr %5, i64 %i.0.lcssa.i189
  %cmp.not107.i21.i195 = icmp slt i64 %9, 32
  br i1 %cmp.not107.i21.i195, label %for.cond23.preheader.i38.i213, label %for.cond1.preheader.i23.i196

for.cond1.preheader.i23.i196:                     ; preds = %if.then.i191, %for.cond1.preheader.i23.i196
  %sums.sroa.14.0.i28.i197 = phi <8 x double> [ %102, %for.cond1.preheader.i23.i196 ], [ zeroinitializer, %if.then.i191 ]
  %sums.sroa.11.0.i29.i198 = phi <8 x double> [ %99, %for.cond1.preheader.i23.i196 ], [ zeroinitializer, %if.then.i191 ]
  %sums.sroa.8.0.i30.i199 = phi <8 x double> [ %96, %for.cond1.preheader.i23.i196 ], [ zeroinitializer, %if.then.i191 ]
  %sums.sroa.0.0.i31.i200 = phi <8 x double> [ %93, %for.cond1.preheader.i23.i196 ], [ zeroinitializer, %if.then.i191 ]
  %add109.i32.i201 = phi i64 [ %add.i36.i211, %for.cond1.preheader.i23.i196 ], [ 32, %if.then.i191 ]
  %k.0108.i33.i202 = phi i64 [ %add109.i32.i201, %for.cond1.preheader.i23.i196 ], [ 0, %if.then.i191 ]
  %add.ptr.i34.i203 = getelementptr inbounds double, ptr %3, i64 %k.0108.i33.i202
  %invariant.gep.i35.i204 = getelementptr double, ptr %add.ptr5.i193, i64 %k.0108.i33.i202
  %91 = load <8 x double>, ptr %add.ptr.i34.i203, align 8
  %92 = load <8 x double>, ptr %invariant.gep.i35.i204, align 8
  %93 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %92, <8 x double> %91, <8 x double> %sums.sroa.0.0.i31.i200)
  %add.ptr4.1141.i.i205 = getelementptr inbounds i8, ptr %add.ptr.i34.i203, i64 64
  %94 = load <8 x double>, ptr %add.ptr4.1141.i.i205, align 8
  %invariant.gep103.1142.i.i206 = getelementptr i8, ptr %invariant.gep.i35.i204, i64 64
  %95 = load <8 x double>, ptr %invariant.gep103.1142.i.i206, align 8
  %96 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %95, <8 x double> %94, <8 x double> %sums.sroa.8.0.i30.i199)
  %add.ptr4.2171.i.i207 = getelementptr inbounds i8, ptr %add.ptr.i34.i203, i64 128
  %97 = load <8 x double>, ptr %add.ptr4.2171.i.i207, align 8
  %invariant.gep103.2172.i.i208 = getelementptr i8, ptr %invariant.gep.i35.i204, i64 128
  %98 = load <8 x double>, ptr %invariant.gep103.2172.i.i208, align 8
  %99 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %98, <8 x double> %97, <8 x double> %sums.sroa.11.0.i29.i198)
  %add.ptr4.3215.i.i209 = getelementptr inbounds i8, ptr %add.ptr.i34.i203, i64 192
  %100 = load <8 x double>, ptr %add.ptr4.3215.i.i209, align 8
  %invariant.gep103.3216.i.i210 = getelementptr i8, ptr %invariant.gep.i35.i204, i64 192
  %101 = load <8 x double>, ptr %invariant.gep103.3216.i.i210, align 8
  %102 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %101, <8 x double> %100, <8 x double> %sums.sroa.14.0.i28.i197)
  %add.i36.i211 = add nuw nsw i64 %add109.i32.i201, 32
  %cmp.not.i37.i212 = icmp sgt i64 %add.i36.i211, %9
  br i1 %cmp.not.i37.i212, label %for.cond23.preheader.i38.i213, label %for.cond1.preheader.i23.i196, !llvm.loop !61

for.cond23.preheader.i38.i213:                    ; preds = %for.cond1.preheader.i23.i196, %if.then.i191
  %sums.sroa.14.1.i43.i214 = phi <8 x double> [ zeroinitializer, %if.then.i191 ], [ %102, %for.cond1.preheader.i23.i196 ]
  %sums.sroa.11.1.i44.i215 = phi <8 x double> [ zeroinitializer, %if.then.i191 ], [ %99, %for.cond1.preheader.i23.i196 ]
  %sums.sroa.8.1.i45.i216 = phi <8 x double> [ zeroinitializer, %if.then.i191 ], [ %96, %for.cond1.preheader.i23.i196 ]
  %sums.sroa.0.1.i46.i217 = phi <8 x double> [ zeroinitializer, %if.then.i191 ], [ %93, %for.cond1.preheader.i23.i196 ]
  %k.0.lcssa.i47.i218 = phi i64 [ 0, %if.then.i191 ], [ %add109.i32.i201, %for.cond1.preheader.i23.i196 ]
  %add24112.i48.i219 = or disjoint i64 %k.0.lcssa.i47.i218, 8
  %cmp25.not113.i49.i220 = icmp sgt i64 %add24112.i48.i219, %9
  br i1 %cmp25.not113.i49.i220, label %for.cond50.preheader.i60.i229, label %for.body26.i51.i221

for.cond50.preheader.i60.i229:                    ; preds = %for.body26.i51.i221, %for.cond23.preheader.i38.i213
  %sums.sroa.0.3.i62.i230 = phi <8 x double> [ %sums.sroa.0.1.i46.i217, %for.cond23.preheader.i38.i213 ], [ %105, %for.body26.i51.i221 ]
  %k.1.lcssa.i63.i231 = phi i64 [ %k.0.lcssa.i47.i218, %for.cond23.preheader.i38.i213 ], [ %add24115.i54.i223, %for.body26.i51.i221 ]
  %invariant.gep117.i64.i232 = getelementptr double, ptr %add.ptr5.i193, i64 %k.1.lcssa.i63.i231
  %add.ptr60.i65.i233 = getelementptr inbounds double, ptr %3, i64 %k.1.lcssa.i63.i231
  %sub.i66.i234 = sub nsw i64 %9, %k.1.lcssa.i63.i231
  %cmp1743.i.i67.i235 = icmp sgt i64 %sub.i66.i234, 0
  br i1 %cmp1743.i.i67.i235, label %for.body19.i.i89.i, label %dots_double_rows.exit96.i

for.body26.i51.i221:                              ; preds = %for.cond23.preheader.i38.i213, %for.body26.i51.i221
  %sums.sroa.0.4.i53.i222 = phi <8 x double> [ %105, %for.body26.i51.i221 ], [ %sums.sroa.0.1.i46.i217, %for.cond23.preheader.i38.i213 ]
  %add24115.i54.i223 = phi i64 [ %add24.i58.i227, %for.body26.i51.i221 ], [ %add24112.i48.i219, %for.cond23.preheader.i38.i213 ]
  %k.1114.i55.i224 = phi i64 [ %add24115.i54.i223, %for.body26.i51.i221 ], [ %k.0.lcssa.i47.i218, %for.cond23.preheader.i38.i213 ]
  %add.ptr28.i56.i225 = getelementptr inbounds double, ptr %3, i64 %k.1114.i55.i224
  %103 = load <8 x double>, ptr %add.ptr28.i56.i225, align 8
  %invariant.gep110.i57.i226 = getelementptr double, ptr %add.ptr5.i193, i64 %k.1114.i55.i224
  %104 = load <8 x double>, ptr %invariant.gep110.i57.i226, align 8
  %105 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %104, <8 x double> %103, <8 x double> %sums.sroa.0.4.i53.i222)
  %add24.i58.i227 = add nuw nsw i64 %add24115.i54.i223, 8
  %cmp25.not.i59.i228 = icmp sgt i64 %add24.i58.i227, %9
  br i1 %cmp25.not.i59.i228, label %for.cond50.preheader.i60.i229, label %for.body26.i51.i221, !llvm.loop !62

for.body19.i.i89.i:                               ; preds = %for.cond50.preheader.i60.i229, %for.body19.i.i89.i
  %k.045.i.i90.i = phi i64 [ %inc23.i.i94.i, %for.body19.i.i89.i ], [ 0, %for.cond50.preheader.i60.i229 ]
  %sum.044.i.i91.i = phi double [ %108, %for.body19.i.i89.i ], [ 0.000000e+00, %for.cond50.preheader.i60.i229 ]
  %arrayidx20.i.i92.i = getelementptr inbounds double, ptr %invariant.gep117.i64.i232, i64 %k.045.i.i90.i
  %106 = load double, ptr %arrayidx20.i.i92.i, align 8
  %arrayidx21.i.i93.i = getelementptr inbounds double, ptr %add.ptr60.i65.i233, i64 %k.045.i.i90.i
  %107 = load double, ptr %arrayidx21.i.i93.i, align 8
  %108 = tail call double @llvm.fmuladd.f64(double %106, double %107, double %sum.044.i.i91.i)
  %inc23.i.i94.i = add nuw nsw i64 %k.045.i.i90.i, 1
  %exitcond.not.i.i95.i = icmp eq i64 %inc23.i.i94.i, %sub.i66.i234
  br i1 %exitcond.not.i.i95.i, label %dots_double_rows.exit96.i, label %for.body19.i.i89.i, !llvm.loop !63

dots_double_rows.exit96.i:                        ; preds = %for.body19.i.i89.i, %for.cond50.preheader.i60.i229
  %sum.0.lcssa.i.i69.i236 = phi double [ 0.000000e+00, %for.cond50.preheader.i60.i229 ], [ %108, %for.body19.i.i89.i ]
  %add.i.i70.i237 = fadd <8 x double> %sums.sroa.8.1.i45.i216, %sums.sroa.0.3.i62.i230
  %add4.i.i71.i238 = fadd <8 x double> %sums.sroa.14.1.i43.i214, %sums.sroa.11.1.i44.i215
  %add5.i.i72.i239 = fadd <8 x double> %add4.i.i71.i238, %add.i.i70.i237
  %parts.sroa.0.56.vec.extract.i.i73.i = extractelement <8 x double> %add5.i.i72.i239, i64 7
  %parts.sroa.0.24.vec.extract.i.i74.i = extractelement <8 x double> %add5.i.i72.i239, i64 3
  %add13.3.i.i75.i = fadd double %parts.sroa.0.56.vec.extract.i.i73.i, %parts.sroa.0.24.vec.extract.i.i74.i
  %parts.sroa.0.40.vec.extract.i.i76.i = extractelement <8 x double> %add5.i.i72.i239, i64 5
  %parts.sroa.0.8.vec.extract.i.i77.i = extractelement <8 x double> %add5.i.i72.i239, i64 1
  %add13.1.i.i78.i = fadd double %parts.sroa.0.40.vec.extract.i.i76.i, %parts.sroa.0.8.vec.extract.i.i77.i
  %add13.1.1.i.i79.i = fadd double %add13.3.i.i75.i, %add13.1.i.i78.i
  %parts.sroa.0.48.vec.extract.i.i80.i = extractelement <8 x double> %add5.i.i72.i239, i64 6
  %parts.sroa.0.16.vec.extract.i.i81.i = extractelement <8 x double> %add5.i.i72.i239, i64 2
  %add13.2.i.i82.i = fadd double %parts.sroa.0.48.vec.extract.i.i80.i, %parts.sroa.0.16.vec.extract.i.i81.i
  %parts.sroa.0.32.vec.extract.i.i83.i = extractelement <8 x double> %add5.i.i72.i239, i64 4
  %parts.sroa.0.0.vec.extract56.i.i84.i = extractelement <8 x double> %add5.i.i72.i239, i64 0
  %add13.i.i85.i = fadd double %parts.sroa.0.32.vec.extract.i.i83.i, %parts.sroa.0.0.vec.extract56.i.i84.i
  %add13.147.i.i86.i = fadd double %add13.2.i.i82.i, %add13.i.i85.i
  %add13.251.i.i87.i = fadd double %add13.1.1.i.i79.i, %add13.147.i.i86.i
  %add26.i.i88.i = fadd double %add13.251.i.i87.i, %sum.0.lcssa.i.i69.i236
  store double %add26.i.i88.i, ptr %add.ptr6.i194, align 8
  br label %if.end42

if.else14:                                        ; preds = %entry
  %arrayidx36 = getelementptr inbounds i8, ptr %a, i64 16
  %109 = load i64, ptr %arrayidx36, align 8
  %arrayidx37 = getelementptr inbounds i8, ptr %a, i64 24
  %110 = load i64, ptr %arrayidx37, align 8
  %arrayidx38 = getelementptr inbounds i8, ptr %a, i64 32
  %111 = load i64, ptr %arrayidx38, align 8
  %cmp.not103.i = icmp slt i64 %109, 2
  switch i64 %7, label %if.else35 [
    i64 1, label %if.then17
    i64 2, label %if.then24
    i64 4, label %if.then31
  ]

if.then17:                                        ; preds = %if.else14
  br i1 %cmp.not103.i, label %for.end.i260, label %for.body.i254

for.body.i254:                                    ; preds = %if.then17, %for.body.i254
  %add23.i = phi i64 [ %add.i258, %for.body.i254 ], [ 2, %if.then17 ]
  %i.022.i = phi i64 [ %add23.i, %for.body.i254 ], [ 0, %if.then17 ]
  %mul.i255 = mul nsw i64 %i.022.i, %111
  %add.ptr.i256 = getelementptr inbounds i8, ptr %1, i64 %mul.i255
  %add.ptr1.i257 = getelementptr inbounds i8, ptr %5, i64 %i.022.i
  tail call fastcc void @dots_8_rows(ptr noundef readonly %add.ptr.i256, ptr noundef readonly %3, ptr noundef %add.ptr1.i257, i64 noundef 2, i64 noundef %110, i64 noundef %111)
  %add.i258 = add nuw nsw i64 %add23.i, 2
  %cmp.not.i259 = icmp sgt i64 %add.i258, %109
  br i1 %cmp.not.i259, label %for.end.i260, label %for.body.i254, !llvm.loop !65

for.end.i260:                                     ; preds = %for.body.i254, %if.then17
  %i.0.lcssa.i261 = phi i64 [ 0, %if.then17 ], [ %add23.i, %for.body.i254 ]
  %cmp3.i262 = icmp slt i64 %i.0.lcssa.i261, %109
  br i1 %cmp3.i262, label %if.then.i263, label %if.end42

if.then.i263:                                     ; preds = %for.end.i260
  %mul4.i264 = mul nsw i64 %i.0.lcssa.i261, %111
  %add.ptr5.i265 = getelementptr inbounds i8, ptr %1, i64 %mul4.i264
  %add.ptr6.i266 = getelementptr inbounds i8, ptr %5, i64 %i.0.lcssa.i261
  tail call fastcc void @dots_8_rows(ptr noundef readonly %add.ptr5.i265, ptr noundef readonly %3, ptr noundef %add.ptr6.i266, i64 noundef 1, i64 noundef %110, i64 noundef %111)
  br label %if.end42

if.then24:                                        ; preds = %if.else14
  br i1 %cmp.not103.i, label %for.end.i276, label %for.body.i268.preheader

for.body.i268.preheader:                          ; preds = %if.then24
  %cmp.not109.i = icmp slt i64 %110, 128
  br label %for.body.i268

for.body.i268:                                    ; preds = %for.body.i268.preheader, %dots_16_rows.exit
  %add23.i269 = phi i64 [ %add.i274, %dots_16_rows.exit ], [ 2, %for.body.i268.preheader ]
  %i.022.i270 = phi i64 [ %add23.i269, %dots_16_rows.exit ], [ 0, %for.body.i268.preheader ]
  %mul.i271 = mul nsw i64 %i.022.i270, %111
  %add.ptr.i272 = getelementptr inbounds i16, ptr %1, i64 %mul.i271
  %add.ptr1.i273 = getelementptr inbounds i16, ptr %5, i64 %i.022.i270
  br i1 %cmp.not109.i, label %for.cond24.preheader.i, label %for.cond1.preheader.i

for.cond1.preheader.i:                            ; preds = %for.body.i268, %for.cond1.preheader.i
  %sums.sroa.28.0.i = phi <32 x i16> [ %add17.1.3.i, %for.cond1.preheader.i ], [ zeroinitializer, %for.body.i268 ]
  %sums.sroa.25.0.i = phi <32 x i16> [ %add17.1.2.i, %for.cond1.preheader.i ], [ zeroinitializer, %for.body.i268 ]
  %sums.sroa.22.0.i = phi <32 x i16> [ %add17.1.1.i, %for.cond1.preheader.i ], [ zeroinitializer, %for.body.i268 ]
  %sums.sroa.17.0.i = phi <32 x i16> [ %add17.1.i, %for.cond1.preheader.i ], [ zeroinitializer, %for.body.i268 ]
  %sums.sroa.14.0.i = phi <32 x i16> [ %add17.3268.i, %for.cond1.preheader.i ], [ zeroinitializer, %for.body.i268 ]
  %sums.sroa.11.0.i = phi <32 x i16> [ %add17.2212.i, %for.cond1.preheader.i ], [ zeroinitializer, %for.body.i268 ]
  %sums.sroa.8.0.i = phi <32 x i16> [ %add17.1125169.i, %for.cond1.preheader.i ], [ zeroinitializer, %for.body.i268 ]
  %sums.sroa.0.0.i = phi <32 x i16> [ %add17.i, %for.cond1.preheader.i ], [ zeroinitializer, %for.body.i268 ]
  %add111.i = phi i64 [ %add.i549, %for.cond1.preheader.i ], [ 128, %for.body.i268 ]
  %k.0110.i = phi i64 [ %add111.i, %for.cond1.preheader.i ], [ 0, %for.body.i268 ]
  %add.ptr.i548 = getelementptr inbounds i16, ptr %3, i64 %k.0110.i
  %invariant.gep.i = getelementptr i16, ptr %add.ptr.i272, i64 %k.0110.i
  %112 = load <32 x i16>, ptr %add.ptr.i548, align 2
  %113 = load <32 x i16>, ptr %invariant.gep.i, align 2
  %mul15.i = mul <32 x i16> %113, %112
  %add17.i = add <32 x i16> %mul15.i, %sums.sroa.0.0.i
  %gep106.1.i = getelementptr i16, ptr %invariant.gep.i, i64 %111
  %114 = load <32 x i16>, ptr %gep106.1.i, align 2
  %mul15.1.i = mul <32 x i16> %114, %112
  %add17.1.i = add <32 x i16> %mul15.1.i, %sums.sroa.17.0.i
  %add.ptr4.1145166.i = getelementptr inbounds i8, ptr %add.ptr.i548, i64 64
  %115 = load <32 x i16>, ptr %add.ptr4.1145166.i, align 2
  %invariant.gep105.1146167.i = getelementptr i8, ptr %invariant.gep.i, i64 64
  %116 = load <32 x i16>, ptr %invariant.gep105.1146167.i, align 2
  %mul15.1123168.i = mul <32 x i16> %116, %115
  %add17.1125169.i = add <32 x i16> %mul15.1123168.i, %sums.sroa.8.0.i
  %gep106.1.1.i = getelementptr i16, ptr %invariant.gep105.1146167.i, i64 %111
  %117 = load <32 x i16>, ptr %gep106.1.1.i, align 2
  %mul15.1.1.i = mul <32 x i16> %117, %115
  %add17.1.1.i = add <32 x i16> %mul15.1.1.i, %sums.sroa.22.0.i
  %add.ptr4.2178209.i = getelementptr inbounds i8, ptr %add.ptr.i548, i64 128
  %118 = load <32 x i16>, ptr %add.ptr4.2178209.i, align 2
  %invariant.gep105.2179210.i = getelementptr i8, ptr %invariant.gep.i, i64 128
  %119 = load <32 x i16>, ptr %invariant.gep105.2179210.i, align 2
  %mul15.2211.i = mul <32 x i16> %119, %118
  %add17.2212.i = add <32 x i16> %mul15.2211.i, %sums.sroa.11.0.i
  %gep106.1.2.i = getelementptr i16, ptr %invariant.gep105.2179210.i, i64 %111
  %120 = load <32 x i16>, ptr %gep106.1.2.i, align 2
  %mul15.1.2.i = mul <32 x i16> %120, %118
  %add17.1.2.i = add <32 x i16> %mul15.1.2.i, %sums.sroa.25.0.i
  %add.ptr4.3225265.i = getelementptr inbounds i8, ptr %add.ptr.i548, i64 192
  %121 = load <32 x i16>, ptr %add.ptr4.3225265.i, align 2
  %invariant.gep105.3226266.i = getelementptr i8, ptr %invariant.gep.i, i64 192
  %122 = load <32 x i16>, ptr %invariant.gep105.3226266.i, align 2
  %mul15.3267.i = mul <32 x i16> %122, %121
  %add17.3268.i = add <32 x i16> %mul15.3267.i, %sums.sroa.14.0.i
  %gep106.1.3.i = getelementptr i16, ptr %invariant.gep105.3226266.i, i64 %111
  %123 = load <32 x i16>, ptr %gep106.1.3.i, align 2
  %mul15.1.3.i = mul <32 x i16> %123, %121
  %add17.1.3.i = add <32 x i16> %mul15.1.3.i, %sums.sroa.28.0.i
  %add.i549 = add nuw nsw i64 %add111.i, 128
  %cmp.not.i550 = icmp sgt i64 %add.i549, %110
  br i1 %cmp.not.i550, label %for.cond24.preheader.i, label %for.cond1.preheader.i, !llvm.loop !66

for.cond24.preheader.i:                           ; preds = %for.cond1.preheader.i, %for.body.i268
  %sums.sroa.28.1.i = phi <32 x i16> [ zeroinitializer, %for.body.i268 ], [ %add17.1.3.i, %for.cond1.preheader.i ]
  %sums.sroa.25.1.i = phi <32 x i16> [ zeroinitializer, %for.body.i268 ], [ %add17.1.2.i, %for.cond1.preheader.i ]
  %sums.sroa.22.1.i = phi <32 x i16> [ zeroinitializer, %for.body.i268 ], [ %add17.1.1.i, %for.cond1.preheader.i ]
  %sums.sroa.17.1.i = phi <32 x i16> [ zeroinitializer, %for.body.i268 ], [ %add17.1.i, %for.cond1.preheader.i ]
  %sums.sroa.14.1.i = phi <32 x i16> [ zeroinitializer, %for.body.i268 ], [ %add17.3268.i, %for.cond1.preheader.i ]
  %sums.sroa.11.1.i = phi <32 x i16> [ zeroinitializer, %for.body.i268 ], [ %add17.2212.i, %for.cond1.preheader.i ]
  %sums.sroa.8.1.i = phi <32 x i16> [ zeroinitializer, %for.body.i268 ], [ %add17.1125169.i, %for.cond1.preheader.i ]
  %sums.sroa.0.1.i = phi <32 x i16> [ zeroinitializer, %for.body.i268 ], [ %add17.i, %for.cond1.preheader.i ]
  %k.0.lcssa.i = phi i64 [ 0, %for.body.i268 ], [ %add111.i, %for.cond1.preheader.i ]
  %add25114.i = or disjoint i64 %k.0.lcssa.i, 32
  %cmp26.not115.i = icmp sgt i64 %add25114.i, %110
  br i1 %cmp26.not115.i, label %for.cond52.preheader.i, label %for.body27.i

for.cond52.preheader.i:                           ; preds = %for.body27.i, %for.cond24.preheader.i
  %sums.sroa.17.3.i = phi <32 x i16> [ %sums.sroa.17.1.i, %for.cond24.preheader.i ], [ %add43.1.i, %for.body27.i ]
  %sums.sroa.0.3.i = phi <32 x i16> [ %sums.sroa.0.1.i, %for.cond24.preheader.i ], [ %add43.i, %for.body27.i ]
  %k.1.lcssa.i = phi i64 [ %k.0.lcssa.i, %for.cond24.preheader.i ], [ %add25117.i, %for.body27.i ]
  %invariant.gep119.i = getelementptr i16, ptr %add.ptr.i272, i64 %k.1.lcssa.i
  %add.ptr62.i = getelementptr inbounds i16, ptr %3, i64 %k.1.lcssa.i
  %sub.i = sub nsw i64 %110, %k.1.lcssa.i
  %cmp1954.i.i = icmp sgt i64 %sub.i, 0
  br i1 %cmp1954.i.i, label %for.body22.i.i, label %for.inc65.i

for.body27.i:                                     ; preds = %for.cond24.preheader.i, %for.body27.i
  %sums.sroa.17.4.i = phi <32 x i16> [ %add43.1.i, %for.body27.i ], [ %sums.sroa.17.1.i, %for.cond24.preheader.i ]
  %sums.sroa.0.4.i = phi <32 x i16> [ %add43.i, %for.body27.i ], [ %sums.sroa.0.1.i, %for.cond24.preheader.i ]
  %add25117.i = phi i64 [ %add25.i, %for.body27.i ], [ %add25114.i, %for.cond24.preheader.i ]
  %k.1116.i = phi i64 [ %add25117.i, %for.body27.i ], [ %k.0.lcssa.i, %for.cond24.preheader.i ]
  %add.ptr29.i = getelementptr inbounds i16, ptr %3, i64 %k.1116.i
  %124 = load <32 x i16>, ptr %add.ptr29.i, align 2
  %invariant.gep112.i = getelementptr i16, ptr %add.ptr.i272, i64 %k.1116.i
  %125 = load <32 x i16>, ptr %invariant.gep112.i, align 2
  %mul40.i = mul <32 x i16> %125, %124
  %add43.i = add <32 x i16> %mul40.i, %sums.sroa.0.4.i
  %gep.1.i = getelementptr i16, ptr %invariant.gep112.i, i64 %111
  %126 = load <32 x i16>, ptr %gep.1.i, align 2
  %mul40.1.i = mul <32 x i16> %126, %124
  %add43.1.i = add <32 x i16> %mul40.1.i, %sums.sroa.17.4.i
  %add25.i = add nuw nsw i64 %add25117.i, 32
  %cmp26.not.i = icmp sgt i64 %add25.i, %110
  br i1 %cmp26.not.i, label %for.cond52.preheader.i, label %for.body27.i, !llvm.loop !67

for.body22.i.i:                                   ; preds = %for.cond52.preheader.i, %for.body22.i.i
  %k.056.i.i = phi i64 [ %inc31.i.i, %for.body22.i.i ], [ 0, %for.cond52.preheader.i ]
  %sum.055.i.i = phi i16 [ %add28.i.i, %for.body22.i.i ], [ 0, %for.cond52.preheader.i ]
  %arrayidx23.i.i = getelementptr inbounds i16, ptr %invariant.gep119.i, i64 %k.056.i.i
  %127 = load i16, ptr %arrayidx23.i.i, align 2
  %arrayidx25.i.i = getelementptr inbounds i16, ptr %add.ptr62.i, i64 %k.056.i.i
  %128 = load i16, ptr %arrayidx25.i.i, align 2
  %mul.i.i = mul i16 %128, %127
  %add28.i.i = add i16 %mul.i.i, %sum.055.i.i
  %inc31.i.i = add nuw nsw i64 %k.056.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc31.i.i, %sub.i
  br i1 %exitcond.not.i.i, label %for.inc65.i, label %for.body22.i.i, !llvm.loop !68

for.inc65.i:                                      ; preds = %for.body22.i.i, %for.cond52.preheader.i
  %sum.0.lcssa.i.i = phi i16 [ 0, %for.cond52.preheader.i ], [ %add28.i.i, %for.body22.i.i ]
  %add4.i.i = add <32 x i16> %sums.sroa.11.1.i, %sums.sroa.14.1.i
  %add.i.i551 = add <32 x i16> %add4.i.i, %sums.sroa.8.1.i
  %add5.i.i = add <32 x i16> %add.i.i551, %sums.sroa.0.3.i
  %parts.sroa.0.0.vec.extract87.i.i = extractelement <32 x i16> %add5.i.i, i64 0
  %parts.sroa.0.32.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 16
  %parts.sroa.0.16.vec.extract154.i.i = extractelement <32 x i16> %add5.i.i, i64 8
  %parts.sroa.0.48.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 24
  %parts.sroa.0.8.vec.extract129.i.i = extractelement <32 x i16> %add5.i.i, i64 4
  %parts.sroa.0.40.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 20
  %parts.sroa.0.24.vec.extract166.i.i = extractelement <32 x i16> %add5.i.i, i64 12
  %parts.sroa.0.56.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 28
  %parts.sroa.0.4.vec.extract111.i.i = extractelement <32 x i16> %add5.i.i, i64 2
  %parts.sroa.0.36.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 18
  %parts.sroa.0.20.vec.extract160.i.i = extractelement <32 x i16> %add5.i.i, i64 10
  %parts.sroa.0.52.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 26
  %parts.sroa.0.12.vec.extract143.i.i = extractelement <32 x i16> %add5.i.i, i64 6
  %parts.sroa.0.44.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 22
  %parts.sroa.0.28.vec.extract172.i.i = extractelement <32 x i16> %add5.i.i, i64 14
  %parts.sroa.0.60.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 30
  %parts.sroa.0.2.vec.extract100.i.i = extractelement <32 x i16> %add5.i.i, i64 1
  %parts.sroa.0.34.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 17
  %parts.sroa.0.18.vec.extract157.i.i = extractelement <32 x i16> %add5.i.i, i64 9
  %parts.sroa.0.50.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 25
  %parts.sroa.0.10.vec.extract136.i.i = extractelement <32 x i16> %add5.i.i, i64 5
  %parts.sroa.0.42.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 21
  %parts.sroa.0.26.vec.extract169.i.i = extractelement <32 x i16> %add5.i.i, i64 13
  %parts.sroa.0.58.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 29
  %parts.sroa.0.6.vec.extract122.i.i = extractelement <32 x i16> %add5.i.i, i64 3
  %parts.sroa.0.38.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 19
  %parts.sroa.0.22.vec.extract163.i.i = extractelement <32 x i16> %add5.i.i, i64 11
  %parts.sroa.0.54.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 27
  %parts.sroa.0.14.vec.extract150.i.i = extractelement <32 x i16> %add5.i.i, i64 7
  %parts.sroa.0.46.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 23
  %parts.sroa.0.30.vec.extract175.i.i = extractelement <32 x i16> %add5.i.i, i64 15
  %parts.sroa.0.62.vec.extract.i.i = extractelement <32 x i16> %add5.i.i, i64 31
  %add14.15.i.i = add i16 %parts.sroa.0.0.vec.extract87.i.i, %parts.sroa.0.32.vec.extract.i.i
  %add14.7.i.i = add i16 %add14.15.i.i, %parts.sroa.0.48.vec.extract.i.i
  %add14.1.7.i.i = add i16 %add14.7.i.i, %parts.sroa.0.16.vec.extract154.i.i
  %add14.11.i.i = add i16 %add14.1.7.i.i, %parts.sroa.0.40.vec.extract.i.i
  %add14.364.i.i = add i16 %add14.11.i.i, %parts.sroa.0.8.vec.extract129.i.i
  %add14.1.3.i.i = add i16 %add14.364.i.i, %parts.sroa.0.56.vec.extract.i.i
  %add14.2.3.i.i = add i16 %add14.1.3.i.i, %parts.sroa.0.24.vec.extract166.i.i
  %add14.13.i.i = add i16 %add14.2.3.i.i, %parts.sroa.0.36.vec.extract.i.i
  %add14.5.i.i = add i16 %add14.13.i.i, %parts.sroa.0.4.vec.extract111.i.i
  %add14.1.5.i.i = add i16 %add14.5.i.i, %parts.sroa.0.52.vec.extract.i.i
  %add14.9.i.i = add i16 %add14.1.5.i.i, %parts.sroa.0.20.vec.extract160.i.i
  %add14.158.i.i = add i16 %add14.9.i.i, %parts.sroa.0.44.vec.extract.i.i
  %add14.1.1.i.i = add i16 %add14.158.i.i, %parts.sroa.0.12.vec.extract143.i.i
  %add14.2.1.i.i = add i16 %add14.1.1.i.i, %parts.sroa.0.60.vec.extract.i.i
  %add14.3.1.i.i = add i16 %add14.2.1.i.i, %parts.sroa.0.28.vec.extract172.i.i
  %add14.14.i.i = add i16 %add14.3.1.i.i, %parts.sroa.0.34.vec.extract.i.i
  %add14.6.i.i = add i16 %add14.14.i.i, %parts.sroa.0.2.vec.extract100.i.i
  %add14.1.6.i.i = add i16 %add14.6.i.i, %parts.sroa.0.50.vec.extract.i.i
  %add14.10.i.i = add i16 %add14.1.6.i.i, %parts.sroa.0.18.vec.extract157.i.i
  %add14.261.i.i = add i16 %add14.10.i.i, %parts.sroa.0.42.vec.extract.i.i
  %add14.1.2.i.i = add i16 %add14.261.i.i, %parts.sroa.0.10.vec.extract136.i.i
  %add14.2.2.i.i = add i16 %add14.1.2.i.i, %parts.sroa.0.58.vec.extract.i.i
  %add14.12.i.i = add i16 %add14.2.2.i.i, %parts.sroa.0.26.vec.extract169.i.i
  %add14.467.i.i = add i16 %add14.12.i.i, %parts.sroa.0.38.vec.extract.i.i
  %add14.1.4.i.i = add i16 %add14.467.i.i, %parts.sroa.0.6.vec.extract122.i.i
  %add14.8.i.i = add i16 %add14.1.4.i.i, %parts.sroa.0.54.vec.extract.i.i
  %add14.i.i = add i16 %add14.8.i.i, %parts.sroa.0.22.vec.extract163.i.i
  %add14.1.i.i = add i16 %add14.i.i, %parts.sroa.0.46.vec.extract.i.i
  %add14.2.i.i = add i16 %add14.1.i.i, %parts.sroa.0.14.vec.extract150.i.i
  %add14.3.i.i = add i16 %add14.2.i.i, %parts.sroa.0.62.vec.extract.i.i
  %add14.4.i.i = add i16 %add14.3.i.i, %parts.sroa.0.30.vec.extract175.i.i
  %add36.i.i = add i16 %add14.4.i.i, %sum.0.lcssa.i.i
  store i16 %add36.i.i, ptr %add.ptr1.i273, align 2
  %gep120.1.i = getelementptr i16, ptr %invariant.gep119.i, i64 %111
  br i1 %cmp1954.i.i, label %for.body22.i.1.i, label %dots_16_rows.exit

for.body22.i.1.i:                                 ; preds = %for.inc65.i, %for.body22.i.1.i
  %k.056.i.1.i = phi i64 [ %inc31.i.1.i, %for.body22.i.1.i ], [ 0, %for.inc65.i ]
  %sum.055.i.1.i = phi i16 [ %add28.i.1.i, %for.body22.i.1.i ], [ 0, %for.inc65.i ]
  %arrayidx23.i.1.i = getelementptr inbounds i16, ptr %gep120.1.i, i64 %k.056.i.1.i
  %129 = load i16, ptr %arrayidx23.i.1.i, align 2
  %arrayidx25.i.1.i = getelementptr inbounds i16, ptr %add.ptr62.i, i64 %k.056.i.1.i
  %130 = load i16, ptr %arrayidx25.i.1.i, align 2
  %mul.i.1.i = mul i16 %130, %129
  %add28.i.1.i = add i16 %mul.i.1.i, %sum.055.i.1.i
  %inc31.i.1.i = add nuw nsw i64 %k.056.i.1.i, 1
  %exitcond.not.i.1.i = icmp eq i64 %inc31.i.1.i, %sub.i
  br i1 %exitcond.not.i.1.i, label %dots_16_rows.exit, label %for.body22.i.1.i, !llvm.loop !68

dots_16_rows.exit:                                ; preds = %for.body22.i.1.i, %for.inc65.i
  %sum.0.lcssa.i.1.i = phi i16 [ 0, %for.inc65.i ], [ %add28.i.1.i, %for.body22.i.1.i ]
  %add4.i.1.i = add <32 x i16> %sums.sroa.25.1.i, %sums.sroa.28.1.i
  %add.i.1.i = add <32 x i16> %add4.i.1.i, %sums.sroa.22.1.i
  %add5.i.1.i = add <32 x i16> %add.i.1.i, %sums.sroa.17.3.i
  %parts.sroa.0.0.vec.extract87.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 0
  %parts.sroa.0.32.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 16
  %parts.sroa.0.16.vec.extract154.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 8
  %parts.sroa.0.48.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 24
  %parts.sroa.0.8.vec.extract129.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 4
  %parts.sroa.0.40.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 20
  %parts.sroa.0.24.vec.extract166.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 12
  %parts.sroa.0.56.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 28
  %parts.sroa.0.4.vec.extract111.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 2
  %parts.sroa.0.36.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 18
  %parts.sroa.0.20.vec.extract160.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 10
  %parts.sroa.0.52.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 26
  %parts.sroa.0.12.vec.extract143.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 6
  %parts.sroa.0.44.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 22
  %parts.sroa.0.28.vec.extract172.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 14
  %parts.sroa.0.60.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 30
  %parts.sroa.0.2.vec.extract100.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 1
  %parts.sroa.0.34.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 17
  %parts.sroa.0.18.vec.extract157.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 9
  %parts.sroa.0.50.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 25
  %parts.sroa.0.10.vec.extract136.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 5
  %parts.sroa.0.42.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 21
  %parts.sroa.0.26.vec.extract169.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 13
  %parts.sroa.0.58.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 29
  %parts.sroa.0.6.vec.extract122.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 3
  %parts.sroa.0.38.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 19
  %parts.sroa.0.22.vec.extract163.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 11
  %parts.sroa.0.54.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 27
  %parts.sroa.0.14.vec.extract150.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 7
  %parts.sroa.0.46.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 23
  %parts.sroa.0.30.vec.extract175.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 15
  %parts.sroa.0.62.vec.extract.i.1.i = extractelement <32 x i16> %add5.i.1.i, i64 31
  %add14.15.i.1.i = add i16 %parts.sroa.0.0.vec.extract87.i.1.i, %parts.sroa.0.32.vec.extract.i.1.i
  %add14.7.i.1.i = add i16 %add14.15.i.1.i, %parts.sroa.0.48.vec.extract.i.1.i
  %add14.1.7.i.1.i = add i16 %add14.7.i.1.i, %parts.sroa.0.16.vec.extract154.i.1.i
  %add14.11.i.1.i = add i16 %add14.1.7.i.1.i, %parts.sroa.0.40.vec.extract.i.1.i
  %add14.364.i.1.i = add i16 %add14.11.i.1.i, %parts.sroa.0.8.vec.extract129.i.1.i
  %add14.1.3.i.1.i = add i16 %add14.364.i.1.i, %parts.sroa.0.56.vec.extract.i.1.i
  %add14.2.3.i.1.i = add i16 %add14.1.3.i.1.i, %parts.sroa.0.24.vec.extract166.i.1.i
  %add14.13.i.1.i = add i16 %add14.2.3.i.1.i, %parts.sroa.0.36.vec.extract.i.1.i
  %add14.5.i.1.i = add i16 %add14.13.i.1.i, %parts.sroa.0.4.vec.extract111.i.1.i
  %add14.1.5.i.1.i = add i16 %add14.5.i.1.i, %parts.sroa.0.52.vec.extract.i.1.i
  %add14.9.i.1.i = add i16 %add14.1.5.i.1.i, %parts.sroa.0.20.vec.extract160.i.1.i
  %add14.158.i.1.i = add i16 %add14.9.i.1.i, %parts.sroa.0.44.vec.extract.i.1.i
  %add14.1.1.i.1.i = add i16 %add14.158.i.1.i, %parts.sroa.0.12.vec.extract143.i.1.i
  %add14.2.1.i.1.i = add i16 %add14.1.1.i.1.i, %parts.sroa.0.60.vec.extract.i.1.i
  %add14.3.1.i.1.i = add i16 %add14.2.1.i.1.i, %parts.sroa.0.28.vec.extract172.i.1.i
  %add14.14.i.1.i = add i16 %add14.3.1.i.1.i, %parts.sroa.0.34.vec.extract.i.1.i
  %add14.6.i.1.i = add i16 %add14.14.i.1.i, %parts.sroa.0.2.vec.extract100.i.1.i
  %add14.1.6.i.1.i = add i16 %add14.6.i.1.i, %parts.sroa.0.50.vec.extract.i.1.i
  %add14.10.i.1.i = add i16 %add14.1.6.i.1.i, %parts.sroa.0.18.vec.extract157.i.1.i
  %add14.261.i.1.i = add i16 %add14.10.i.1.i, %parts.sroa.0.42.vec.extract.i.1.i
  %add14.1.2.i.1.i = add i16 %add14.261.i.1.i, %parts.sroa.0.10.vec.extract136.i.1.i
  %add14.2.2.i.1.i = add i16 %add14.1.2.i.1.i, %parts.sroa.0.58.vec.extract.i.1.i
  %add14.12.i.1.i = add i16 %add14.2.2.i.1.i, %parts.sroa.0.26.vec.extract169.i.1.i
  %add14.467.i.1.i = add i16 %add14.12.i.1.i, %parts.sroa.0.38.vec.extract.i.1.i
  %add14.1.4.i.1.i = add i16 %add14.467.i.1.i, %parts.sroa.0.6.vec.extract122.i.1.i
  %add14.8.i.1.i = add i16 %add14.1.4.i.1.i, %parts.sroa.0.54.vec.extract.i.1.i
  %add14.i.1.i = add i16 %add14.8.i.1.i, %parts.sroa.0.22.vec.extract163.i.1.i
  %add14.1.i.1.i = add i16 %add14.i.1.i, %parts.sroa.0.46.vec.extract.i.1.i
  %add14.2.i.1.i = add i16 %add14.1.i.1.i, %parts.sroa.0.14.vec.extract150.i.1.i
  %add14.3.i.1.i = add i16 %add14.2.i.1.i, %parts.sroa.0.62.vec.extract.i.1.i
  %add14.4.i.1.i = add i16 %add14.3.i.1.i, %parts.sroa.0.30.vec.extract175.i.1.i
  %add36.i.1.i = add i16 %add14.4.i.1.i, %sum.0.lcssa.i.1.i
  %arrayidx63.1.i = getelementptr inbounds i8, ptr %add.ptr1.i273, i64 2
  store i16 %add36.i.1.i, ptr %arrayidx63.1.i, align 2
  %add.i274 = add nuw nsw i64 %add23.i269, 2
  %cmp.not.i275 = icmp sgt i64 %add.i274, %109
  br i1 %cmp.not.i275, label %for.end.i276, label %for.body.i268, !llvm.loop !69

for.end.i276:                                     ; preds = %dots_16_rows.exit, %if.then24
  %i.0.lcssa.i277 = phi i64 [ 0, %if.then24 ], [ %add23.i269, %dots_16_rows.exit ]
  %cmp3.i278 = icmp slt i64 %i.0.lcssa.i277, %109
  br i1 %cmp3.i278, label %if.then.i279, label %if.end42

if.then.i279:                                     ; preds = %for.end.i276
  %mul4.i280 = mul nsw i64 %i.0.lcssa.i277, %111
  %add.ptr5.i281 = getelementptr inbounds i16, ptr %1, i64 %mul4.i280
  %add.ptr6.i282 = getelementptr inbounds i16, ptr %5, i64 %i.0.lcssa.i277
  %cmp.not109.i.i = icmp slt i64 %110, 128
  br i1 %cmp.not109.i.i, label %for.cond24.preheader.i.i, label %for.cond1.preheader.i.i283

for.cond1.preheader.i.i283:                       ; preds = %if.then.i279, %for.cond1.preheader.i.i283
  %sums.sroa.14.0.i.i284 = phi <32 x i16> [ %add17.3.i.i, %for.cond1.preheader.i.i283 ], [ zeroinitializer, %if.then.i279 ]
  %sums.sroa.11.0.i.i285 = phi <32 x i16> [ %add17.2.i.i, %for.cond1.preheader.i.i283 ], [ zeroinitializer, %if.then.i279 ]
  %sums.sroa.8.0.i.i286 = phi <32 x i16> [ %add17.1125.i.i, %for.cond1.preheader.i.i283 ], [ zeroinitializer, %if.then.i279 ]
  %sums.sroa.0.0.i.i287 = phi <32 x i16> [ %add17.i.i, %for.cond1.preheader.i.i283 ], [ zeroinitializer, %if.then.i279 ]
  %add111.i.i = phi i64 [ %add.i.i290, %for.cond1.preheader.i.i283 ], [ 128, %if.then.i279 ]
  %k.0110.i.i = phi i64 [ %add111.i.i, %for.cond1.preheader.i.i283 ], [ 0, %if.then.i279 ]
  %add.ptr.i.i288 = getelementptr inbounds i16, ptr %3, i64 %k.0110.i.i
  %invariant.gep.i.i289 = getelementptr i16, ptr %add.ptr5.i281, i64 %k.0110.i.i
  %131 = load <32 x i16>, ptr %add.ptr.i.i288, align 2
  %132 = load <32 x i16>, ptr %invariant.gep.i.i289, align 2
  %mul15.i.i = mul <32 x i16> %132, %131
  %add17.i.i = add <32 x i16> %mul15.i.i, %sums.sroa.0.0.i.i287
  %add.ptr4.1145.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i288, i64 64
  %133 = load <32 x i16>, ptr %add.ptr4.1145.i.i, align 2
  %invariant.gep105.1146.i.i = getelementptr i8, ptr %invariant.gep.i.i289, i64 64
  %134 = load <32 x i16>, ptr %invariant.gep105.1146.i.i, align 2
  %mul15.1123.i.i = mul <32 x i16> %134, %133
  %add17.1125.i.i = add <32 x i16> %mul15.1123.i.i, %sums.sroa.8.0.i.i286
  %add.ptr4.2178.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i288, i64 128
  %135 = load <32 x i16>, ptr %add.ptr4.2178.i.i, align 2
  %invariant.gep105.2179.i.i = getelementptr i8, ptr %invariant.gep.i.i289, i64 128
  %136 = load <32 x i16>, ptr %invariant.gep105.2179.i.i, align 2
  %mul15.2.i.i = mul <32 x i16> %136, %135
  %add17.2.i.i = add <32 x i16> %mul15.2.i.i, %sums.sroa.11.0.i.i285
  %add.ptr4.3225.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i288, i64 192
  %137 = load <32 x i16>, ptr %add.ptr4.3225.i.i, align 2
  %invariant.gep105.3226.i.i = getelementptr i8, ptr %invariant.gep.i.i289, i64 192
  %138 = load <32 x i16>, ptr %invariant.gep105.3226.i.i, align 2
  %mul15.3.i.i = mul <32 x i16> %138, %137
  %add17.3.i.i = add <32 x i16> %mul15.3.i.i, %sums.sroa.14.0.i.i284
  %add.i.i290 = add nuw nsw i64 %add111.i.i, 128
  %cmp.not.i.i291 = icmp sgt i64 %add.i.i290, %110
  br i1 %cmp.not.i.i291, label %for.cond24.preheader.i.i, label %for.cond1.preheader.i.i283, !llvm.loop !66

for.cond24.preheader.i.i:                         ; preds = %for.cond1.preheader.i.i283, %if.then.i279
  %sums.sroa.14.1.i.i292 = phi <32 x i16> [ zeroinitializer, %if.then.i279 ], [ %add17.3.i.i, %for.cond1.preheader.i.i283 ]
  %sums.sroa.11.1.i.i293 = phi <32 x i16> [ zeroinitializer, %if.then.i279 ], [ %add17.2.i.i, %for.cond1.preheader.i.i283 ]
  %sums.sroa.8.1.i.i294 = phi <32 x i16> [ zeroinitializer, %if.then.i279 ], [ %add17.1125.i.i, %for.cond1.preheader.i.i283 ]
  %sums.sroa.0.1.i.i295 = phi <32 x i16> [ zeroinitializer, %if.then.i279 ], [ %add17.i.i, %for.cond1.preheader.i.i283 ]
  %k.0.lcssa.i.i296 = phi i64 [ 0, %if.then.i279 ], [ %add111.i.i, %for.cond1.preheader.i.i283 ]
  %add25114.i.i = or disjoint i64 %k.0.lcssa.i.i296, 32
  %cmp26.not115.i.i = icmp sgt i64 %add25114.i.i, %110
  br i1 %cmp26.not115.i.i, label %for.cond52.preheader.i.i, label %for.body27.i.i

for.cond52.preheader.i.i:                         ; preds = %for.body27.i.i, %for.cond24.preheader.i.i
  %sums.sroa.0.3.i.i298 = phi <32 x i16> [ %sums.sroa.0.1.i.i295, %for.cond24.preheader.i.i ], [ %add43.i.i, %for.body27.i.i ]
  %k.1.lcssa.i.i299 = phi i64 [ %k.0.lcssa.i.i296, %for.cond24.preheader.i.i ], [ %add25117.i.i, %for.body27.i.i ]
  %invariant.gep119.i.i = getelementptr i16, ptr %add.ptr5.i281, i64 %k.1.lcssa.i.i299
  %add.ptr62.i.i = getelementptr inbounds i16, ptr %3, i64 %k.1.lcssa.i.i299
  %sub.i.i300 = sub nsw i64 %110, %k.1.lcssa.i.i299
  %cmp1954.i.i.i = icmp sgt i64 %sub.i.i300, 0
  br i1 %cmp1954.i.i.i, label %for.body22.i.i.i, label %dots_16_rows.exit.i

for.body27.i.i:                                   ; preds = %for.cond24.preheader.i.i, %for.body27.i.i
  %sums.sroa.0.4.i.i297 = phi <32 x i16> [ %add43.i.i, %for.body27.i.i ], [ %sums.sroa.0.1.i.i295, %for.cond24.preheader.i.i ]
  %add25117.i.i = phi i64 [ %add25.i.i, %for.body27.i.i ], [ %add25114.i.i, %for.cond24.preheader.i.i ]
  %k.1116.i.i = phi i64 [ %add25117.i.i, %for.body27.i.i ], [ %k.0.lcssa.i.i296, %for.cond24.preheader.i.i ]
  %add.ptr29.i.i = getelementptr inbounds i16, ptr %3, i64 %k.1116.i.i
  %139 = load <32 x i16>, ptr %add.ptr29.i.i, align 2
  %invariant.gep112.i.i = getelementptr i16, ptr %add.ptr5.i281, i64 %k.1116.i.i
  %140 = load <32 x i16>, ptr %invariant.gep112.i.i, align 2
  %mul40.i.i = mul <32 x i16> %140, %139
  %add43.i.i = add <32 x i16> %mul40.i.i, %sums.sroa.0.4.i.i297
  %add25.i.i = add nuw nsw i64 %add25117.i.i, 32
  %cmp26.not.i.i = icmp sgt i64 %add25.i.i, %110
  br i1 %cmp26.not.i.i, label %for.cond52.preheader.i.i, label %for.body27.i.i, !llvm.loop !67

for.body22.i.i.i:                                 ; preds = %for.cond52.preheader.i.i, %for.body22.i.i.i
  %k.056.i.i.i = phi i64 [ %inc31.i.i.i, %for.body22.i.i.i ], [ 0, %for.cond52.preheader.i.i ]
  %sum.055.i.i.i = phi i16 [ %add28.i.i.i, %for.body22.i.i.i ], [ 0, %for.cond52.preheader.i.i ]
  %arrayidx23.i.i.i = getelementptr inbounds i16, ptr %invariant.gep119.i.i, i64 %k.056.i.i.i
  %141 = load i16, ptr %arrayidx23.i.i.i, align 2
  %arrayidx25.i.i.i = getelementptr inbounds i16, ptr %add.ptr62.i.i, i64 %k.056.i.i.i
  %142 = load i16, ptr %arrayidx25.i.i.i, align 2
  %mul.i.i.i = mul i16 %142, %141
  %add28.i.i.i = add i16 %mul.i.i.i, %sum.055.i.i.i
  %inc31.i.i.i = add nuw nsw i64 %k.056.i.i.i, 1
  %exitcond.not.i.i.i313 = icmp eq i64 %inc31.i.i.i, %sub.i.i300
  br i1 %exitcond.not.i.i.i313, label %dots_16_rows.exit.i, label %for.body22.i.i.i, !llvm.loop !68

dots_16_rows.exit.i:                              ; preds = %for.body22.i.i.i, %for.cond52.preheader.i.i
  %sum.0.lcssa.i.i.i301 = phi i16 [ 0, %for.cond52.preheader.i.i ], [ %add28.i.i.i, %for.body22.i.i.i ]
  %add4.i.i.i302 = add <32 x i16> %sums.sroa.11.1.i.i293, %sums.sroa.14.1.i.i292
  %add.i.i.i303 = add <32 x i16> %add4.i.i.i302, %sums.sroa.8.1.i.i294
  %add5.i.i.i304 = add <32 x i16> %add.i.i.i303, %sums.sroa.0.3.i.i298
  %parts.sroa.0.0.vec.extract87.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 0
  %parts.sroa.0.32.vec.extract.i.i.i305 = extractelement <32 x i16> %add5.i.i.i304, i64 16
  %parts.sroa.0.16.vec.extract154.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 8
  %parts.sroa.0.48.vec.extract.i.i.i306 = extractelement <32 x i16> %add5.i.i.i304, i64 24
  %parts.sroa.0.8.vec.extract129.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 4
  %parts.sroa.0.40.vec.extract.i.i.i307 = extractelement <32 x i16> %add5.i.i.i304, i64 20
  %parts.sroa.0.24.vec.extract166.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 12
  %parts.sroa.0.56.vec.extract.i.i.i308 = extractelement <32 x i16> %add5.i.i.i304, i64 28
  %parts.sroa.0.4.vec.extract111.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 2
  %parts.sroa.0.36.vec.extract.i.i.i309 = extractelement <32 x i16> %add5.i.i.i304, i64 18
  %parts.sroa.0.20.vec.extract160.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 10
  %parts.sroa.0.52.vec.extract.i.i.i310 = extractelement <32 x i16> %add5.i.i.i304, i64 26
  %parts.sroa.0.12.vec.extract143.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 6
  %parts.sroa.0.44.vec.extract.i.i.i311 = extractelement <32 x i16> %add5.i.i.i304, i64 22
  %parts.sroa.0.28.vec.extract172.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 14
  %parts.sroa.0.60.vec.extract.i.i.i312 = extractelement <32 x i16> %add5.i.i.i304, i64 30
  %parts.sroa.0.2.vec.extract100.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 1
  %parts.sroa.0.34.vec.extract.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 17
  %parts.sroa.0.18.vec.extract157.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 9
  %parts.sroa.0.50.vec.extract.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 25
  %parts.sroa.0.10.vec.extract136.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 5
  %parts.sroa.0.42.vec.extract.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 21
  %parts.sroa.0.26.vec.extract169.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 13
  %parts.sroa.0.58.vec.extract.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 29
  %parts.sroa.0.6.vec.extract122.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 3
  %parts.sroa.0.38.vec.extract.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 19
  %parts.sroa.0.22.vec.extract163.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 11
  %parts.sroa.0.54.vec.extract.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 27
  %parts.sroa.0.14.vec.extract150.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 7
  %parts.sroa.0.46.vec.extract.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 23
  %parts.sroa.0.30.vec.extract175.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 15
  %parts.sroa.0.62.vec.extract.i.i.i = extractelement <32 x i16> %add5.i.i.i304, i64 31
  %add14.15.i.i.i = add i16 %parts.sroa.0.0.vec.extract87.i.i.i, %parts.sroa.0.32.vec.extract.i.i.i305
  %add14.7.i.i.i = add i16 %add14.15.i.i.i, %parts.sroa.0.48.vec.extract.i.i.i306
  %add14.1.7.i.i.i = add i16 %add14.7.i.i.i, %parts.sroa.0.16.vec.extract154.i.i.i
  %add14.11.i.i.i = add i16 %add14.1.7.i.i.i, %parts.sroa.0.40.vec.extract.i.i.i307
  %add14.364.i.i.i = add i16 %add14.11.i.i.i, %parts.sroa.0.8.vec.extract129.i.i.i
  %add14.1.3.i.i.i = add i16 %add14.364.i.i.i, %parts.sroa.0.56.vec.extract.i.i.i308
  %add14.2.3.i.i.i = add i16 %add14.1.3.i.i.i, %parts.sroa.0.24.vec.extract166.i.i.i
  %add14.13.i.i.i = add i16 %add14.2.3.i.i.i, %parts.sroa.0.36.vec.extract.i.i.i309
  %add14.5.i.i.i = add i16 %add14.13.i.i.i, %parts.sroa.0.4.vec.extract111.i.i.i
  %add14.1.5.i.i.i = add i16 %add14.5.i.i.i, %parts.sroa.0.52.vec.extract.i.i.i310
  %add14.9.i.i.i = add i16 %add14.1.5.i.i.i, %parts.sroa.0.20.vec.extract160.i.i.i
  %add14.158.i.i.i = add i16 %add14.9.i.i.i, %parts.sroa.0.44.vec.extract.i.i.i311
  %add14.1.1.i.i.i = add i16 %add14.158.i.i.i, %parts.sroa.0.12.vec.extract143.i.i.i
  %add14.2.1.i.i.i = add i16 %add14.1.1.i.i.i, %parts.sroa.0.60.vec.extract.i.i.i312
  %add14.3.1.i.i.i = add i16 %add14.2.1.i.i.i, %parts.sroa.0.28.vec.extract172.i.i.i
  %add14.14.i.i.i = add i16 %add14.3.1.i.i.i, %parts.sroa.0.34.vec.extract.i.i.i
  %add14.6.i.i.i = add i16 %add14.14.i.i.i, %parts.sroa.0.2.vec.extract100.i.i.i
  %add14.1.6.i.i.i = add i16 %add14.6.i.i.i, %parts.sroa.0.50.vec.extract.i.i.i
  %add14.10.i.i.i = add i16 %add14.1.6.i.i.i, %parts.sroa.0.18.vec.extract157.i.i.i
  %add14.261.i.i.i = add i16 %add14.10.i.i.i, %parts.sroa.0.42.vec.extract.i.i.i
  %add14.1.2.i.i.i = add i16 %add14.261.i.i.i, %parts.sroa.0.10.vec.extract136.i.i.i
  %add14.2.2.i.i.i = add i16 %add14.1.2.i.i.i, %parts.sroa.0.58.vec.extract.i.i.i
  %add14.12.i.i.i = add i16 %add14.2.2.i.i.i, %parts.sroa.0.26.vec.extract169.i.i.i
  %add14.467.i.i.i = add i16 %add14.12.i.i.i, %parts.sroa.0.38.vec.extract.i.i.i
  %add14.1.4.i.i.i = add i16 %add14.467.i.i.i, %parts.sroa.0.6.vec.extract122.i.i.i
  %add14.8.i.i.i = add i16 %add14.1.4.i.i.i, %parts.sroa.0.54.vec.extract.i.i.i
  %add14.i.i.i = add i16 %add14.8.i.i.i, %parts.sroa.0.22.vec.extract163.i.i.i
  %add14.1.i.i.i = add i16 %add14.i.i.i, %parts.sroa.0.46.vec.extract.i.i.i
  %add14.2.i.i.i = add i16 %add14.1.i.i.i, %parts.sroa.0.14.vec.extract150.i.i.i
  %add14.3.i.i.i = add i16 %add14.2.i.i.i, %parts.sroa.0.62.vec.extract.i.i.i
  %add14.4.i.i.i = add i16 %add14.3.i.i.i, %parts.sroa.0.30.vec.extract175.i.i.i
  %add36.i.i.i = add i16 %add14.4.i.i.i, %sum.0.lcssa.i.i.i301
  store i16 %add36.i.i.i, ptr %add.ptr6.i282, align 2
  br label %if.end42

if.then31:                                        ; preds = %if.else14
  br i1 %cmp.not103.i, label %for.end.i323, label %for.body.i315.preheader

for.body.i315.preheader:                          ; preds = %if.then31
  %cmp.not109.i552 = icmp slt i64 %110, 64
  br label %for.body.i315

for.body.i315:                                    ; preds = %for.body.i315.preheader, %dots_32_rows.exit
  %add23.i316 = phi i64 [ %add.i321, %dots_32_rows.exit ], [ 2, %for.body.i315.preheader ]
  %i.022.i317 = phi i64 [ %add23.i316, %dots_32_rows.exit ], [ 0, %for.body.i315.preheader ]
  %mul.i318 = mul nsw i64 %i.022.i317, %111
  %add.ptr.i319 = getelementptr inbounds i32, ptr %1, i64 %mul.i318
  %add.ptr1.i320 = getelementptr inbounds i32, ptr %5, i64 %i.022.i317
  br i1 %cmp.not109.i552, label %for.cond24.preheader.i595, label %for.cond1.preheader.i554

for.cond1.preheader.i554:                         ; preds = %for.body.i315, %for.cond1.preheader.i554
  %sums.sroa.28.0.i555 = phi <16 x i32> [ %add17.1.3.i592, %for.cond1.preheader.i554 ], [ zeroinitializer, %for.body.i315 ]
  %sums.sroa.25.0.i556 = phi <16 x i32> [ %add17.1.2.i585, %for.cond1.preheader.i554 ], [ zeroinitializer, %for.body.i315 ]
  %sums.sroa.22.0.i557 = phi <16 x i32> [ %add17.1.1.i578, %for.cond1.preheader.i554 ], [ zeroinitializer, %for.body.i315 ]
  %sums.sroa.17.0.i558 = phi <16 x i32> [ %add17.1.i571, %for.cond1.preheader.i554 ], [ zeroinitializer, %for.body.i315 ]
  %sums.sroa.14.0.i559 = phi <16 x i32> [ %add17.3268.i589, %for.cond1.preheader.i554 ], [ zeroinitializer, %for.body.i315 ]
  %sums.sroa.11.0.i560 = phi <16 x i32> [ %add17.2212.i582, %for.cond1.preheader.i554 ], [ zeroinitializer, %for.body.i315 ]
  %sums.sroa.8.0.i561 = phi <16 x i32> [ %add17.1125169.i575, %for.cond1.preheader.i554 ], [ zeroinitializer, %for.body.i315 ]
  %sums.sroa.0.0.i562 = phi <16 x i32> [ %add17.i568, %for.cond1.preheader.i554 ], [ zeroinitializer, %for.body.i315 ]
  %add111.i563 = phi i64 [ %add.i593, %for.cond1.preheader.i554 ], [ 64, %for.body.i315 ]
  %k.0110.i564 = phi i64 [ %add111.i563, %for.cond1.preheader.i554 ], [ 0, %for.body.i315 ]
  %add.ptr.i565 = getelementptr inbounds i32, ptr %3, i64 %k.0110.i564
  %invariant.gep.i566 = getelementptr i32, ptr %add.ptr.i319, i64 %k.0110.i564
  %143 = load <16 x i32>, ptr %add.ptr.i565, align 4
  %144 = load <16 x i32>, ptr %invariant.gep.i566, align 4
  %mul15.i567 = mul <16 x i32> %144, %143
  %add17.i568 = add <16 x i32> %mul15.i567, %sums.sroa.0.0.i562
  %gep106.1.i569 = getelementptr i32, ptr %invariant.gep.i566, i64 %111
  %145 = load <16 x i32>, ptr %gep106.1.i569, align 4
  %mul15.1.i570 = mul <16 x i32> %145, %143
  %add17.1.i571 = add <16 x i32> %mul15.1.i570, %sums.sroa.17.0.i558
  %add.ptr4.1145166.i572 = getelementptr inbounds i8, ptr %add.ptr.i565, i64 64
  %146 = load <16 x i32>, ptr %add.ptr4.1145166.i572, align 4
  %invariant.gep105.1146167.i573 = getelementptr i8, ptr %invariant.gep.i566, i64 64
  %147 = load <16 x i32>, ptr %invariant.gep105.1146167.i573, align 4
  %mul15.1123168.i574 = mul <16 x i32> %147, %146
  %add17.1125169.i575 = add <16 x i32> %mul15.1123168.i574, %sums.sroa.8.0.i561
  %gep106.1.1.i576 = getelementptr i32, ptr %invariant.gep105.1146167.i573, i64 %111
  %148 = load <16 x i32>, ptr %gep106.1.1.i576, align 4
  %mul15.1.1.i577 = mul <16 x i32> %148, %146
  %add17.1.1.i578 = add <16 x i32> %mul15.1.1.i577, %sums.sroa.22.0.i557
  %add.ptr4.2178209.i579 = getelementptr inbounds i8, ptr %add.ptr.i565, i64 128
  %149 = load <16 x i32>, ptr %add.ptr4.2178209.i579, align 4
  %invariant.gep105.2179210.i580 = getelementptr i8, ptr %invariant.gep.i566, i64 128
  %150 = load <16 x i32>, ptr %invariant.gep105.2179210.i580, align 4
  %mul15.2211.i581 = mul <16 x i32> %150, %149
  %add17.2212.i582 = add <16 x i32> %mul15.2211.i581, %sums.sroa.11.0.i560
  %gep106.1.2.i583 = getelementptr i32, ptr %invariant.gep105.2179210.i580, i64 %111
  %151 = load <16 x i32>, ptr %gep106.1.2.i583, align 4
  %mul15.1.2.i584 = mul <16 x i32> %151, %149
  %add17.1.2.i585 = add <16 x i32> %mul15.1.2.i584, %sums.sroa.25.0.i556
  %add.ptr4.3225265.i586 = getelementptr inbounds i8, ptr %add.ptr.i565, i64 192
  %152 = load <16 x i32>, ptr %add.ptr4.3225265.i586, align 4
  %invariant.gep105.3226266.i587 = getelementptr i8, ptr %invariant.gep.i566, i64 192
  %153 = load <16 x i32>, ptr %invariant.gep105.3226266.i587, align 4
  %mul15.3267.i588 = mul <16 x i32> %153, %152
  %add17.3268.i589 = add <16 x i32> %mul15.3267.i588, %sums.sroa.14.0.i559
  %gep106.1.3.i590 = getelementptr i32, ptr %invariant.gep105.3226266.i587, i64 %111
  %154 = load <16 x i32>, ptr %gep106.1.3.i590, align 4
  %mul15.1.3.i591 = mul <16 x i32> %154, %152
  %add17.1.3.i592 = add <16 x i32> %mul15.1.3.i591, %sums.sroa.28.0.i555
  %add.i593 = add nuw nsw i64 %add111.i563, 64
  %cmp.not.i594 = icmp sgt i64 %add.i593, %110
  br i1 %cmp.not.i594, label %for.cond24.preheader.i595, label %for.cond1.preheader.i554, !llvm.loop !70

for.cond24.preheader.i595:                        ; preds = %for.cond1.preheader.i554, %for.body.i315
  %sums.sroa.28.1.i596 = phi <16 x i32> [ zeroinitializer, %for.body.i315 ], [ %add17.1.3.i592, %for.cond1.preheader.i554 ]
  %sums.sroa.25.1.i597 = phi <16 x i32> [ zeroinitializer, %for.body.i315 ], [ %add17.1.2.i585, %for.cond1.preheader.i554 ]
  %sums.sroa.22.1.i598 = phi <16 x i32> [ zeroinitializer, %for.body.i315 ], [ %add17.1.1.i578, %for.cond1.preheader.i554 ]
  %sums.sroa.17.1.i599 = phi <16 x i32> [ zeroinitializer, %for.body.i315 ], [ %add17.1.i571, %for.cond1.preheader.i554 ]
  %sums.sroa.14.1.i600 = phi <16 x i32> [ zeroinitializer, %for.body.i315 ], [ %add17.3268.i589, %for.cond1.preheader.i554 ]
  %sums.sroa.11.1.i601 = phi <16 x i32> [ zeroinitializer, %for.body.i315 ], [ %add17.2212.i582, %for.cond1.preheader.i554 ]
  %sums.sroa.8.1.i602 = phi <16 x i32> [ zeroinitializer, %for.body.i315 ], [ %add17.1125169.i575, %for.cond1.preheader.i554 ]
  %sums.sroa.0.1.i603 = phi <16 x i32> [ zeroinitializer, %for.body.i315 ], [ %add17.i568, %for.cond1.preheader.i554 ]
  %k.0.lcssa.i604 = phi i64 [ 0, %for.body.i315 ], [ %add111.i563, %for.cond1.preheader.i554 ]
  %add25114.i605 = or disjoint i64 %k.0.lcssa.i604, 16
  %cmp26.not115.i606 = icmp sgt i64 %add25114.i605, %110
  br i1 %cmp26.not115.i606, label %for.cond52.preheader.i622, label %for.body27.i608

for.cond52.preheader.i622:                        ; preds = %for.body27.i608, %for.cond24.preheader.i595
  %sums.sroa.17.3.i623 = phi <16 x i32> [ %sums.sroa.17.1.i599, %for.cond24.preheader.i595 ], [ %add43.1.i619, %for.body27.i608 ]
  %sums.sroa.0.3.i624 = phi <16 x i32> [ %sums.sroa.0.1.i603, %for.cond24.preheader.i595 ], [ %add43.i616, %for.body27.i608 ]
  %k.1.lcssa.i625 = phi i64 [ %k.0.lcssa.i604, %for.cond24.preheader.i595 ], [ %add25117.i611, %for.body27.i608 ]
  %invariant.gep119.i626 = getelementptr i32, ptr %add.ptr.i319, i64 %k.1.lcssa.i625
  %add.ptr62.i627 = getelementptr inbounds i32, ptr %3, i64 %k.1.lcssa.i625
  %sub.i628 = sub nsw i64 %110, %k.1.lcssa.i625
  %cmp1744.i.i = icmp sgt i64 %sub.i628, 0
  br i1 %cmp1744.i.i, label %for.body19.i.i, label %for.inc65.i629

for.body27.i608:                                  ; preds = %for.cond24.preheader.i595, %for.body27.i608
  %sums.sroa.17.4.i609 = phi <16 x i32> [ %add43.1.i619, %for.body27.i608 ], [ %sums.sroa.17.1.i599, %for.cond24.preheader.i595 ]
  %sums.sroa.0.4.i610 = phi <16 x i32> [ %add43.i616, %for.body27.i608 ], [ %sums.sroa.0.1.i603, %for.cond24.preheader.i595 ]
  %add25117.i611 = phi i64 [ %add25.i620, %for.body27.i608 ], [ %add25114.i605, %for.cond24.preheader.i595 ]
  %k.1116.i612 = phi i64 [ %add25117.i611, %for.body27.i608 ], [ %k.0.lcssa.i604, %for.cond24.preheader.i595 ]
  %add.ptr29.i613 = getelementptr inbounds i32, ptr %3, i64 %k.1116.i612
  %155 = load <16 x i32>, ptr %add.ptr29.i613, align 4
  %invariant.gep112.i614 = getelementptr i32, ptr %add.ptr.i319, i64 %k.1116.i612
  %156 = load <16 x i32>, ptr %invariant.gep112.i614, align 4
  %mul40.i615 = mul <16 x i32> %156, %155
  %add43.i616 = add <16 x i32> %mul40.i615, %sums.sroa.0.4.i610
  %gep.1.i617 = getelementptr i32, ptr %invariant.gep112.i614, i64 %111
  %157 = load <16 x i32>, ptr %gep.1.i617, align 4
  %mul40.1.i618 = mul <16 x i32> %157, %155
  %add43.1.i619 = add <16 x i32> %mul40.1.i618, %sums.sroa.17.4.i609
  %add25.i620 = add nuw nsw i64 %add25117.i611, 16
  %cmp26.not.i621 = icmp sgt i64 %add25.i620, %110
  br i1 %cmp26.not.i621, label %for.cond52.preheader.i622, label %for.body27.i608, !llvm.loop !71

for.body19.i.i:                                   ; preds = %for.cond52.preheader.i622, %for.body19.i.i
  %k.046.i.i = phi i64 [ %inc24.i.i, %for.body19.i.i ], [ 0, %for.cond52.preheader.i622 ]
  %sum.045.i.i = phi i32 [ %add22.i.i, %for.body19.i.i ], [ 0, %for.cond52.preheader.i622 ]
  %arrayidx20.i.i = getelementptr inbounds i32, ptr %invariant.gep119.i626, i64 %k.046.i.i
  %158 = load i32, ptr %arrayidx20.i.i, align 4
  %arrayidx21.i.i = getelementptr inbounds i32, ptr %add.ptr62.i627, i64 %k.046.i.i
  %159 = load i32, ptr %arrayidx21.i.i, align 4
  %mul.i.i658 = mul i32 %159, %158
  %add22.i.i = add i32 %mul.i.i658, %sum.045.i.i
  %inc24.i.i = add nuw nsw i64 %k.046.i.i, 1
  %exitcond.not.i.i659 = icmp eq i64 %inc24.i.i, %sub.i628
  br i1 %exitcond.not.i.i659, label %for.inc65.i629, label %for.body19.i.i, !llvm.loop !72

for.inc65.i629:                                   ; preds = %for.body19.i.i, %for.cond52.preheader.i622
  %sum.0.lcssa.i.i630 = phi i32 [ 0, %for.cond52.preheader.i622 ], [ %add22.i.i, %for.body19.i.i ]
  %add4.i.i631 = add <16 x i32> %sums.sroa.11.1.i601, %sums.sroa.14.1.i600
  %add.i.i632 = add <16 x i32> %add4.i.i631, %sums.sroa.8.1.i602
  %add5.i.i633 = add <16 x i32> %add.i.i632, %sums.sroa.0.3.i624
  %parts.sroa.0.0.vec.extract61.i.i = extractelement <16 x i32> %add5.i.i633, i64 0
  %parts.sroa.0.32.vec.extract.i.i634 = extractelement <16 x i32> %add5.i.i633, i64 8
  %parts.sroa.0.16.vec.extract.i.i = extractelement <16 x i32> %add5.i.i633, i64 4
  %parts.sroa.0.48.vec.extract.i.i635 = extractelement <16 x i32> %add5.i.i633, i64 12
  %parts.sroa.0.8.vec.extract.i.i = extractelement <16 x i32> %add5.i.i633, i64 2
  %parts.sroa.0.40.vec.extract.i.i636 = extractelement <16 x i32> %add5.i.i633, i64 10
  %parts.sroa.0.24.vec.extract.i.i = extractelement <16 x i32> %add5.i.i633, i64 6
  %parts.sroa.0.56.vec.extract.i.i637 = extractelement <16 x i32> %add5.i.i633, i64 14
  %parts.sroa.0.4.vec.extract.i.i = extractelement <16 x i32> %add5.i.i633, i64 1
  %parts.sroa.0.36.vec.extract.i.i638 = extractelement <16 x i32> %add5.i.i633, i64 9
  %parts.sroa.0.20.vec.extract.i.i = extractelement <16 x i32> %add5.i.i633, i64 5
  %parts.sroa.0.52.vec.extract.i.i639 = extractelement <16 x i32> %add5.i.i633, i64 13
  %parts.sroa.0.12.vec.extract.i.i = extractelement <16 x i32> %add5.i.i633, i64 3
  %parts.sroa.0.44.vec.extract.i.i640 = extractelement <16 x i32> %add5.i.i633, i64 11
  %parts.sroa.0.28.vec.extract.i.i = extractelement <16 x i32> %add5.i.i633, i64 7
  %parts.sroa.0.60.vec.extract.i.i641 = extractelement <16 x i32> %add5.i.i633, i64 15
  %add13.7.i.i = add i32 %parts.sroa.0.0.vec.extract61.i.i, %parts.sroa.0.32.vec.extract.i.i634
  %add13.3.i.i = add i32 %add13.7.i.i, %parts.sroa.0.48.vec.extract.i.i635
  %add13.3.1.i.i = add i32 %add13.3.i.i, %parts.sroa.0.16.vec.extract.i.i
  %add13.5.i.i = add i32 %add13.3.1.i.i, %parts.sroa.0.40.vec.extract.i.i636
  %add13.1.i.i = add i32 %add13.5.i.i, %parts.sroa.0.8.vec.extract.i.i
  %add13.1.1.i.i = add i32 %add13.1.i.i, %parts.sroa.0.56.vec.extract.i.i637
  %add13.1.2.i.i = add i32 %add13.1.1.i.i, %parts.sroa.0.24.vec.extract.i.i
  %add13.6.i.i = add i32 %add13.1.2.i.i, %parts.sroa.0.36.vec.extract.i.i638
  %add13.2.i.i = add i32 %add13.6.i.i, %parts.sroa.0.4.vec.extract.i.i
  %add13.2.1.i.i = add i32 %add13.2.i.i, %parts.sroa.0.52.vec.extract.i.i639
  %add13.4.i.i = add i32 %add13.2.1.i.i, %parts.sroa.0.20.vec.extract.i.i
  %add13.i.i = add i32 %add13.4.i.i, %parts.sroa.0.44.vec.extract.i.i640
  %add13.148.i.i = add i32 %add13.i.i, %parts.sroa.0.12.vec.extract.i.i
  %add13.252.i.i = add i32 %add13.148.i.i, %parts.sroa.0.60.vec.extract.i.i641
  %add13.356.i.i = add i32 %add13.252.i.i, %parts.sroa.0.28.vec.extract.i.i
  %add27.i.i = add i32 %add13.356.i.i, %sum.0.lcssa.i.i630
  store i32 %add27.i.i, ptr %add.ptr1.i320, align 4
  %gep120.1.i642 = getelementptr i32, ptr %invariant.gep119.i626, i64 %111
  br i1 %cmp1744.i.i, label %for.body19.i.1.i, label %dots_32_rows.exit

for.body19.i.1.i:                                 ; preds = %for.inc65.i629, %for.body19.i.1.i
  %k.046.i.1.i = phi i64 [ %inc24.i.1.i, %for.body19.i.1.i ], [ 0, %for.inc65.i629 ]
  %sum.045.i.1.i = phi i32 [ %add22.i.1.i, %for.body19.i.1.i ], [ 0, %for.inc65.i629 ]
  %arrayidx20.i.1.i = getelementptr inbounds i32, ptr %gep120.1.i642, i64 %k.046.i.1.i
  %160 = load i32, ptr %arrayidx20.i.1.i, align 4
  %arrayidx21.i.1.i = getelementptr inbounds i32, ptr %add.ptr62.i627, i64 %k.046.i.1.i
  %161 = load i32, ptr %arrayidx21.i.1.i, align 4
  %mul.i.1.i656 = mul i32 %161, %160
  %add22.i.1.i = add i32 %mul.i.1.i656, %sum.045.i.1.i
  %inc24.i.1.i = add nuw nsw i64 %k.046.i.1.i, 1
  %exitcond.not.i.1.i657 = icmp eq i64 %inc24.i.1.i, %sub.i628
  br i1 %exitcond.not.i.1.i657, label %dots_32_rows.exit, label %for.body19.i.1.i, !llvm.loop !72

dots_32_rows.exit:                                ; preds = %for.body19.i.1.i, %for.inc65.i629
  %sum.0.lcssa.i.1.i643 = phi i32 [ 0, %for.inc65.i629 ], [ %add22.i.1.i, %for.body19.i.1.i ]
  %add4.i.1.i644 = add <16 x i32> %sums.sroa.25.1.i597, %sums.sroa.28.1.i596
  %add.i.1.i645 = add <16 x i32> %add4.i.1.i644, %sums.sroa.22.1.i598
  %add5.i.1.i646 = add <16 x i32> %add.i.1.i645, %sums.sroa.17.3.i623
  %parts.sroa.0.0.vec.extract61.i.1.i = extractelement <16 x i32> %add5.i.1.i646, i64 0
  %parts.sroa.0.32.vec.extract.i.1.i647 = extractelement <16 x i32> %add5.i.1.i646, i64 8
  %parts.sroa.0.16.vec.extract.i.1.i = extractelement <16 x i32> %add5.i.1.i646, i64 4
  %parts.sroa.0.48.vec.extract.i.1.i648 = extractelement <16 x i32> %add5.i.1.i646, i64 12
  %parts.sroa.0.8.vec.extract.i.1.i = extractelement <16 x i32> %add5.i.1.i646, i64 2
  %parts.sroa.0.40.vec.extract.i.1.i649 = extractelement <16 x i32> %add5.i.1.i646, i64 10
  %parts.sroa.0.24.vec.extract.i.1.i = extractelement <16 x i32> %add5.i.1.i646, i64 6
  %parts.sroa.0.56.vec.extract.i.1.i650 = extractelement <16 x i32> %add5.i.1.i646, i64 14
  %parts.sroa.0.4.vec.extract.i.1.i = extractelement <16 x i32> %add5.i.1.i646, i64 1
  %parts.sroa.0.36.vec.extract.i.1.i651 = extractelement <16 x i32> %add5.i.1.i646, i64 9
  %parts.sroa.0.20.vec.extract.i.1.i = extractelement <16 x i32> %add5.i.1.i646, i64 5
  %parts.sroa.0.52.vec.extract.i.1.i652 = extractelement <16 x i32> %add5.i.1.i646, i64 13
  %parts.sroa.0.12.vec.extract.i.1.i = extractelement <16 x i32> %add5.i.1.i646, i64 3
  %parts.sroa.0.44.vec.extract.i.1.i653 = extractelement <16 x i32> %add5.i.1.i646, i64 11
  %parts.sroa.0.28.vec.extract.i.1.i = extractelement <16 x i32> %add5.i.1.i646, i64 7
  %parts.sroa.0.60.vec.extract.i.1.i654 = extractelement <16 x i32> %add5.i.1.i646, i64 15
  %add13.7.i.1.i = add i32 %parts.sroa.0.0.vec.extract61.i.1.i, %parts.sroa.0.32.vec.extract.i.1.i647
  %add13.3.i.1.i = add i32 %add13.7.i.1.i, %parts.sroa.0.48.vec.extract.i.1.i648
  %add13.3.1.i.1.i = add i32 %add13.3.i.1.i, %parts.sroa.0.16.vec.extract.i.1.i
  %add13.5.i.1.i = add i32 %add13.3.1.i.1.i, %parts.sroa.0.40.vec.extract.i.1.i649
  %add13.1.i.1.i = add i32 %add13.5.i.1.i, %parts.sroa.0.8.vec.extract.i.1.i
  %add13.1.1.i.1.i = add i32 %add13.1.i.1.i, %parts.sroa.0.56.vec.extract.i.1.i650
  %add13.1.2.i.1.i = add i32 %add13.1.1.i.1.i, %parts.sroa.0.24.vec.extract.i.1.i
  %add13.6.i.1.i = add i32 %add13.1.2.i.1.i, %parts.sroa.0.36.vec.extract.i.1.i651
  %add13.2.i.1.i = add i32 %add13.6.i.1.i, %parts.sroa.0.4.vec.extract.i.1.i
  %add13.2.1.i.1.i = add i32 %add13.2.i.1.i, %parts.sroa.0.52.vec.extract.i.1.i652
  %add13.4.i.1.i = add i32 %add13.2.1.i.1.i, %parts.sroa.0.20.vec.extract.i.1.i
  %add13.i.1.i = add i32 %add13.4.i.1.i, %parts.sroa.0.44.vec.extract.i.1.i653
  %add13.148.i.1.i = add i32 %add13.i.1.i, %parts.sroa.0.12.vec.extract.i.1.i
  %add13.252.i.1.i = add i32 %add13.148.i.1.i, %parts.sroa.0.60.vec.extract.i.1.i654
  %add13.356.i.1.i = add i32 %add13.252.i.1.i, %parts.sroa.0.28.vec.extract.i.1.i
  %add27.i.1.i = add i32 %add13.356.i.1.i, %sum.0.lcssa.i.1.i643
  %arrayidx63.1.i655 = getelementptr inbounds i8, ptr %add.ptr1.i320, i64 4
  store i32 %add27.i.1.i, ptr %arrayidx63.1.i655, align 4
  %add.i321 = add nuw nsw i64 %add23.i316, 2
  %cmp.not.i322 = icmp sgt i64 %add.i321, %109
  br i1 %cmp.not.i322, label %for.end.i323, label %for.body.i315, !llvm.loop !73

for.end.i323:                                     ; preds = %dots_32_rows.exit, %if.then31
  %i.0.lcssa.i324 = phi i64 [ 0, %if.then31 ], [ %add23.i316, %dots_32_rows.exit ]
  %cmp3.i325 = icmp slt i64 %i.0.lcssa.i324, %109
  br i1 %cmp3.i325, label %if.then.i326, label %if.end42

if.then.i326:                                     ; preds = %for.end.i323
  %mul4.i327 = mul nsw i64 %i.0.lcssa.i324, %111
  %add.ptr5.i328 = getelementptr inbounds i32, ptr %1, i64 %mul4.i327
  %add.ptr6.i329 = getelementptr inbounds i32, ptr %5, i64 %i.0.lcssa.i324
  %cmp.not109.i.i330 = icmp slt i64 %110, 64
  br i1 %cmp.not109.i.i330, label %for.cond24.preheader.i.i356, label %for.cond1.preheader.i.i331

for.cond1.preheader.i.i331:                       ; preds = %if.then.i326, %for.cond1.preheader.i.i331
  %sums.sroa.14.0.i.i332 = phi <16 x i32> [ %add17.3.i.i353, %for.cond1.preheader.i.i331 ], [ zeroinitializer, %if.then.i326 ]
  %sums.sroa.11.0.i.i333 = phi <16 x i32> [ %add17.2.i.i349, %for.cond1.preheader.i.i331 ], [ zeroinitializer, %if.then.i326 ]
  %sums.sroa.8.0.i.i334 = phi <16 x i32> [ %add17.1125.i.i345, %for.cond1.preheader.i.i331 ], [ zeroinitializer, %if.then.i326 ]
  %sums.sroa.0.0.i.i335 = phi <16 x i32> [ %add17.i.i341, %for.cond1.preheader.i.i331 ], [ zeroinitializer, %if.then.i326 ]
  %add111.i.i336 = phi i64 [ %add.i.i354, %for.cond1.preheader.i.i331 ], [ 64, %if.then.i326 ]
  %k.0110.i.i337 = phi i64 [ %add111.i.i336, %for.cond1.preheader.i.i331 ], [ 0, %if.then.i326 ]
  %add.ptr.i.i338 = getelementptr inbounds i32, ptr %3, i64 %k.0110.i.i337
  %invariant.gep.i.i339 = getelementptr i32, ptr %add.ptr5.i328, i64 %k.0110.i.i337
  %162 = load <16 x i32>, ptr %add.ptr.i.i338, align 4
  %163 = load <16 x i32>, ptr %invariant.gep.i.i339, align 4
  %mul15.i.i340 = mul <16 x i32> %163, %162
  %add17.i.i341 = add <16 x i32> %mul15.i.i340, %sums.sroa.0.0.i.i335
  %add.ptr4.1145.i.i342 = getelementptr inbounds i8, ptr %add.ptr.i.i338, i64 64
  %164 = load <16 x i32>, ptr %add.ptr4.1145.i.i342, align 4
  %invariant.gep105.1146.i.i343 = getelementptr i8, ptr %invariant.gep.i.i339, i64 64
  %165 = load <16 x i32>, ptr %invariant.gep105.1146.i.i343, align 4
  %mul15.1123.i.i344 = mul <16 x i32> %165, %164
  %add17.1125.i.i345 = add <16 x i32> %mul15.1123.i.i344, %sums.sroa.8.0.i.i334
  %add.ptr4.2178.i.i346 = getelementptr inbounds i8, ptr %add.ptr.i.i338, i64 128
  %166 = load <16 x i32>, ptr %add.ptr4.2178.i.i346, align 4
  %invariant.gep105.2179.i.i347 = getelementptr i8, ptr %invariant.gep.i.i339, i64 128
  %167 = load <16 x i32>, ptr %invariant.gep105.2179.i.i347, align 4
  %mul15.2.i.i348 = mul <16 x i32> %167, %166
  %add17.2.i.i349 = add <16 x i32> %mul15.2.i.i348, %sums.sroa.11.0.i.i333
  %add.ptr4.3225.i.i350 = getelementptr inbounds i8, ptr %add.ptr.i.i338, i64 192
  %168 = load <16 x i32>, ptr %add.ptr4.3225.i.i350, align 4
  %invariant.gep105.3226.i.i351 = getelementptr i8, ptr %invariant.gep.i.i339, i64 192
  %169 = load <16 x i32>, ptr %invariant.gep105.3226.i.i351, align 4
  %mul15.3.i.i352 = mul <16 x i32> %169, %168
  %add17.3.i.i353 = add <16 x i32> %mul15.3.i.i352, %sums.sroa.14.0.i.i332
  %add.i.i354 = add nuw nsw i64 %add111.i.i336, 64
  %cmp.not.i.i355 = icmp sgt i64 %add.i.i354, %110
  br i1 %cmp.not.i.i355, label %for.cond24.preheader.i.i356, label %for.cond1.preheader.i.i331, !llvm.loop !70

for.cond24.preheader.i.i356:                      ; preds = %for.cond1.preheader.i.i331, %if.then.i326
  %sums.sroa.14.1.i.i357 = phi <16 x i32> [ zeroinitializer, %if.then.i326 ], [ %add17.3.i.i353, %for.cond1.preheader.i.i331 ]
  %sums.sroa.11.1.i.i358 = phi <16 x i32> [ zeroinitializer, %if.then.i326 ], [ %add17.2.i.i349, %for.cond1.preheader.i.i331 ]
  %sums.sroa.8.1.i.i359 = phi <16 x i32> [ zeroinitializer, %if.then.i326 ], [ %add17.1125.i.i345, %for.cond1.preheader.i.i331 ]
  %sums.sroa.0.1.i.i360 = phi <16 x i32> [ zeroinitializer, %if.then.i326 ], [ %add17.i.i341, %for.cond1.preheader.i.i331 ]
  %k.0.lcssa.i.i361 = phi i64 [ 0, %if.then.i326 ], [ %add111.i.i336, %for.cond1.preheader.i.i331 ]
  %add25114.i.i362 = or disjoint i64 %k.0.lcssa.i.i361, 16
  %cmp26.not115.i.i363 = icmp sgt i64 %add25114.i.i362, %110
  br i1 %cmp26.not115.i.i363, label %for.cond52.preheader.i.i374, label %for.body27.i.i364

for.cond52.preheader.i.i374:                      ; preds = %for.body27.i.i364, %for.cond24.preheader.i.i356
  %sums.sroa.0.3.i.i375 = phi <16 x i32> [ %sums.sroa.0.1.i.i360, %for.cond24.preheader.i.i356 ], [ %add43.i.i371, %for.body27.i.i364 ]
  %k.1.lcssa.i.i376 = phi i64 [ %k.0.lcssa.i.i361, %for.cond24.preheader.i.i356 ], [ %add25117.i.i366, %for.body27.i.i364 ]
  %invariant.gep119.i.i377 = getelementptr i32, ptr %add.ptr5.i328, i64 %k.1.lcssa.i.i376
  %add.ptr62.i.i378 = getelementptr inbounds i32, ptr %3, i64 %k.1.lcssa.i.i376
  %sub.i.i379 = sub nsw i64 %110, %k.1.lcssa.i.i376
  %cmp1744.i.i.i = icmp sgt i64 %sub.i.i379, 0
  br i1 %cmp1744.i.i.i, label %for.body19.i.i.i411, label %dots_32_rows.exit.i

for.body27.i.i364:                                ; preds = %for.cond24.preheader.i.i356, %for.body27.i.i364
  %sums.sroa.0.4.i.i365 = phi <16 x i32> [ %add43.i.i371, %for.body27.i.i364 ], [ %sums.sroa.0.1.i.i360, %for.cond24.preheader.i.i356 ]
  %add25117.i.i366 = phi i64 [ %add25.i.i372, %for.body27.i.i364 ], [ %add25114.i.i362, %for.cond24.preheader.i.i356 ]
  %k.1116.i.i367 = phi i64 [ %add25117.i.i366, %for.body27.i.i364 ], [ %k.0.lcssa.i.i361, %for.cond24.preheader.i.i356 ]
  %add.ptr29.i.i368 = getelementptr inbounds i32, ptr %3, i64 %k.1116.i.i367
  %170 = load <16 x i32>, ptr %add.ptr29.i.i368, align 4
  %invariant.gep112.i.i369 = getelementptr i32, ptr %add.ptr5.i328, i64 %k.1116.i.i367
  %171 = load <16 x i32>, ptr %invariant.gep112.i.i369, align 4
  %mul40.i.i370 = mul <16 x i32> %171, %170
  %add43.i.i371 = add <16 x i32> %mul40.i.i370, %sums.sroa.0.4.i.i365
  %add25.i.i372 = add nuw nsw i64 %add25117.i.i366, 16
  %cmp26.not.i.i373 = icmp sgt i64 %add25.i.i372, %110
  br i1 %cmp26.not.i.i373, label %for.cond52.preheader.i.i374, label %for.body27.i.i364, !llvm.loop !71

for.body19.i.i.i411:                              ; preds = %for.cond52.preheader.i.i374, %for.body19.i.i.i411
  %k.046.i.i.i = phi i64 [ %inc24.i.i.i, %for.body19.i.i.i411 ], [ 0, %for.cond52.preheader.i.i374 ]
  %sum.045.i.i.i = phi i32 [ %add22.i.i.i, %for.body19.i.i.i411 ], [ 0, %for.cond52.preheader.i.i374 ]
  %arrayidx20.i.i.i412 = getelementptr inbounds i32, ptr %invariant.gep119.i.i377, i64 %k.046.i.i.i
  %172 = load i32, ptr %arrayidx20.i.i.i412, align 4
  %arrayidx21.i.i.i413 = getelementptr inbounds i32, ptr %add.ptr62.i.i378, i64 %k.046.i.i.i
  %173 = load i32, ptr %arrayidx21.i.i.i413, align 4
  %mul.i.i.i414 = mul i32 %173, %172
  %add22.i.i.i = add i32 %mul.i.i.i414, %sum.045.i.i.i
  %inc24.i.i.i = add nuw nsw i64 %k.046.i.i.i, 1
  %exitcond.not.i.i.i415 = icmp eq i64 %inc24.i.i.i, %sub.i.i379
  br i1 %exitcond.not.i.i.i415, label %dots_32_rows.exit.i, label %for.body19.i.i.i411, !llvm.loop !72

dots_32_rows.exit.i:                              ; preds = %for.body19.i.i.i411, %for.cond52.preheader.i.i374
  %sum.0.lcssa.i.i.i380 = phi i32 [ 0, %for.cond52.preheader.i.i374 ], [ %add22.i.i.i, %for.body19.i.i.i411 ]
  %add4.i.i.i381 = add <16 x i32> %sums.sroa.11.1.i.i358, %sums.sroa.14.1.i.i357
  %add.i.i.i382 = add <16 x i32> %add4.i.i.i381, %sums.sroa.8.1.i.i359
  %add5.i.i.i383 = add <16 x i32> %add.i.i.i382, %sums.sroa.0.3.i.i375
  %parts.sroa.0.0.vec.extract61.i.i.i = extractelement <16 x i32> %add5.i.i.i383, i64 0
  %parts.sroa.0.32.vec.extract.i.i.i384 = extractelement <16 x i32> %add5.i.i.i383, i64 8
  %parts.sroa.0.16.vec.extract.i.i.i385 = extractelement <16 x i32> %add5.i.i.i383, i64 4
  %parts.sroa.0.48.vec.extract.i.i.i386 = extractelement <16 x i32> %add5.i.i.i383, i64 12
  %parts.sroa.0.8.vec.extract.i.i.i387 = extractelement <16 x i32> %add5.i.i.i383, i64 2
  %parts.sroa.0.40.vec.extract.i.i.i388 = extractelement <16 x i32> %add5.i.i.i383, i64 10
  %parts.sroa.0.24.vec.extract.i.i.i389 = extractelement <16 x i32> %add5.i.i.i383, i64 6
  %parts.sroa.0.56.vec.extract.i.i.i390 = extractelement <16 x i32> %add5.i.i.i383, i64 14
  %parts.sroa.0.4.vec.extract.i.i.i391 = extractelement <16 x i32> %add5.i.i.i383, i64 1
  %parts.sroa.0.36.vec.extract.i.i.i392 = extractelement <16 x i32> %add5.i.i.i383, i64 9
  %parts.sroa.0.20.vec.extract.i.i.i393 = extractelement <16 x i32> %add5.i.i.i383, i64 5
  %parts.sroa.0.52.vec.extract.i.i.i394 = extractelement <16 x i32> %add5.i.i.i383, i64 13
  %parts.sroa.0.12.vec.extract.i.i.i395 = extractelement <16 x i32> %add5.i.i.i383, i64 3
  %parts.sroa.0.44.vec.extract.i.i.i396 = extractelement <16 x i32> %add5.i.i.i383, i64 11
  %parts.sroa.0.28.vec.extract.i.i.i397 = extractelement <16 x i32> %add5.i.i.i383, i64 7
  %parts.sroa.0.60.vec.extract.i.i.i398 = extractelement <16 x i32> %add5.i.i.i383, i64 15
  %add13.7.i.i.i399 = add i32 %parts.sroa.0.0.vec.extract61.i.i.i, %parts.sroa.0.32.vec.extract.i.i.i384
  %add13.3.i.i.i400 = add i32 %add13.7.i.i.i399, %parts.sroa.0.48.vec.extract.i.i.i386
  %add13.3.1.i.i.i401 = add i32 %add13.3.i.i.i400, %parts.sroa.0.16.vec.extract.i.i.i385
  %add13.5.i.i.i402 = add i32 %add13.3.1.i.i.i401, %parts.sroa.0.40.vec.extract.i.i.i388
  %add13.1.i.i.i403 = add i32 %add13.5.i.i.i402, %parts.sroa.0.8.vec.extract.i.i.i387
  %add13.1.1.i.i.i404 = add i32 %add13.1.i.i.i403, %parts.sroa.0.56.vec.extract.i.i.i390
  %add13.1.2.i.i.i405 = add i32 %add13.1.1.i.i.i404, %parts.sroa.0.24.vec.extract.i.i.i389
  %add13.6.i.i.i406 = add i32 %add13.1.2.i.i.i405, %parts.sroa.0.36.vec.extract.i.i.i392
  %add13.2.i.i.i407 = add i32 %add13.6.i.i.i406, %parts.sroa.0.4.vec.extract.i.i.i391
  %add13.2.1.i.i.i408 = add i32 %add13.2.i.i.i407, %parts.sroa.0.52.vec.extract.i.i.i394
  %add13.4.i.i.i409 = add i32 %add13.2.1.i.i.i408, %parts.sroa.0.20.vec.extract.i.i.i393
  %add13.i.i.i410 = add i32 %add13.4.i.i.i409, %parts.sroa.0.44.vec.extract.i.i.i396
  %add13.148.i.i.i = add i32 %add13.i.i.i410, %parts.sroa.0.12.vec.extract.i.i.i395
  %add13.252.i.i.i = add i32 %add13.148.i.i.i, %parts.sroa.0.60.vec.extract.i.i.i398
  %add13.356.i.i.i = add i32 %add13.252.i.i.i, %parts.sroa.0.28.vec.extract.i.i.i397
  %add27.i.i.i = add i32 %add13.356.i.i.i, %sum.0.lcssa.i.i.i380
  store i32 %add27.i.i.i, ptr %add.ptr6.i329, align 4
  br label %if.end42

if.else35:                                        ; preds = %if.else14
  br i1 %cmp.not103.i, label %for.end.i508, label %for.body.lr.ph.i416

for.body.lr.ph.i416:                              ; preds = %if.else35
  %cmp.not109.i.i417 = icmp slt i64 %110, 32
  br label %for.body.i418

for.body.i418:                                    ; preds = %dots_64_rows.exit.i, %for.body.lr.ph.i416
  %add105.i = phi i64 [ 2, %for.body.lr.ph.i416 ], [ %add.i506, %dots_64_rows.exit.i ]
  %i.0104.i = phi i64 [ 0, %for.body.lr.ph.i416 ], [ %add105.i, %dots_64_rows.exit.i ]
  %mul.i419 = mul nsw i64 %i.0104.i, %111
  %add.ptr.i420 = getelementptr inbounds i64, ptr %1, i64 %mul.i419
  %add.ptr1.i421 = getelementptr inbounds i64, ptr %5, i64 %i.0104.i
  br i1 %cmp.not109.i.i417, label %for.cond24.preheader.i.i439, label %for.cond1.preheader.i.i422

for.cond1.preheader.i.i422:                       ; preds = %for.body.i418, %for.cond1.preheader.i.i422
  %sums.sroa.28.0.i.i423 = phi <8 x i64> [ %add17.1.3.i.i, %for.cond1.preheader.i.i422 ], [ zeroinitializer, %for.body.i418 ]
  %sums.sroa.25.0.i.i424 = phi <8 x i64> [ %add17.1.2.i.i, %for.cond1.preheader.i.i422 ], [ zeroinitializer, %for.body.i418 ]
  %sums.sroa.22.0.i.i425 = phi <8 x i64> [ %add17.1.1.i.i, %for.cond1.preheader.i.i422 ], [ zeroinitializer, %for.body.i418 ]
  %sums.sroa.17.0.i.i426 = phi <8 x i64> [ %add17.1.i.i, %for.cond1.preheader.i.i422 ], [ zeroinitializer, %for.body.i418 ]
  %sums.sroa.14.0.i.i427 = phi <8 x i64> [ %add17.3268.i.i, %for.cond1.preheader.i.i422 ], [ zeroinitializer, %for.body.i418 ]
  %sums.sroa.11.0.i.i428 = phi <8 x i64> [ %add17.2212.i.i, %for.cond1.preheader.i.i422 ], [ zeroinitializer, %for.body.i418 ]
  %sums.sroa.8.0.i.i429 = phi <8 x i64> [ %add17.1125169.i.i, %for.cond1.preheader.i.i422 ], [ zeroinitializer, %for.body.i418 ]
  %sums.sroa.0.0.i.i430 = phi <8 x i64> [ %add17.i.i436, %for.cond1.preheader.i.i422 ], [ zeroinitializer, %for.body.i418 ]
  %add111.i.i431 = phi i64 [ %add.i.i437, %for.cond1.preheader.i.i422 ], [ 32, %for.body.i418 ]
  %k.0110.i.i432 = phi i64 [ %add111.i.i431, %for.cond1.preheader.i.i422 ], [ 0, %for.body.i418 ]
  %add.ptr.i.i433 = getelementptr inbounds i64, ptr %3, i64 %k.0110.i.i432
  %invariant.gep.i.i434 = getelementptr i64, ptr %add.ptr.i420, i64 %k.0110.i.i432
  %174 = load <8 x i64>, ptr %add.ptr.i.i433, align 8
  %175 = load <8 x i64>, ptr %invariant.gep.i.i434, align 8
  %mul15.i.i435 = mul <8 x i64> %175, %174
  %add17.i.i436 = add <8 x i64> %mul15.i.i435, %sums.sroa.0.0.i.i430
  %gep106.1.i.i = getelementptr i64, ptr %invariant.gep.i.i434, i64 %111
  %176 = load <8 x i64>, ptr %gep106.1.i.i, align 8
  %mul15.1.i.i = mul <8 x i64> %176, %174
  %add17.1.i.i = add <8 x i64> %mul15.1.i.i, %sums.sroa.17.0.i.i426
  %add.ptr4.1145166.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i433, i64 64
  %177 = load <8 x i64>, ptr %add.ptr4.1145166.i.i, align 8
  %invariant.gep105.1146167.i.i = getelementptr i8, ptr %invariant.gep.i.i434, i64 64
  %178 = load <8 x i64>, ptr %invariant.gep105.1146167.i.i, align 8
  %mul15.1123168.i.i = mul <8 x i64> %178, %177
  %add17.1125169.i.i = add <8 x i64> %mul15.1123168.i.i, %sums.sroa.8.0.i.i429
  %gep106.1.1.i.i = getelementptr i64, ptr %invariant.gep105.1146167.i.i, i64 %111
  %179 = load <8 x i64>, ptr %gep106.1.1.i.i, align 8
  %mul15.1.1.i.i = mul <8 x i64> %179, %177
  %add17.1.1.i.i = add <8 x i64> %mul15.1.1.i.i, %sums.sroa.22.0.i.i425
  %add.ptr4.2178209.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i433, i64 128
  %180 = load <8 x i64>, ptr %add.ptr4.2178209.i.i, align 8
  %invariant.gep105.2179210.i.i = getelementptr i8, ptr %invariant.gep.i.i434, i64 128
  %181 = load <8 x i64>, ptr %invariant.gep105.2179210.i.i, align 8
  %mul15.2211.i.i = mul <8 x i64> %181, %180
  %add17.2212.i.i = add <8 x i64> %mul15.2211.i.i, %sums.sroa.11.0.i.i428
  %gep106.1.2.i.i = getelementptr i64, ptr %invariant.gep105.2179210.i.i, i64 %111
  %182 = load <8 x i64>, ptr %gep106.1.2.i.i, align 8
  %mul15.1.2.i.i = mul <8 x i64> %182, %180
  %add17.1.2.i.i = add <8 x i64> %mul15.1.2.i.i, %sums.sroa.25.0.i.i424
  %add.ptr4.3225265.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i433, i64 192
  %183 = load <8 x i64>, ptr %add.ptr4.3225265.i.i, align 8
  %invariant.gep105.3226266.i.i = getelementptr i8, ptr %invariant.gep.i.i434, i64 192
  %184 = load <8 x i64>, ptr %invariant.gep105.3226266.i.i, align 8
  %mul15.3267.i.i = mul <8 x i64> %184, %183
  %add17.3268.i.i = add <8 x i64> %mul15.3267.i.i, %sums.sroa.14.0.i.i427
  %gep106.1.3.i.i = getelementptr i64, ptr %invariant.gep105.3226266.i.i, i64 %111
  %185 = load <8 x i64>, ptr %gep106.1.3.i.i, align 8
  %mul15.1.3.i.i = mul <8 x i64> %185, %183
  %add17.1.3.i.i = add <8 x i64> %mul15.1.3.i.i, %sums.sroa.28.0.i.i423
  %add.i.i437 = add nuw nsw i64 %add111.i.i431, 32
  %cmp.not.i.i438 = icmp sgt i64 %add.i.i437, %110
  br i1 %cmp.not.i.i438, label %for.cond24.preheader.i.i439, label %for.cond1.preheader.i.i422, !llvm.loop !74

for.cond24.preheader.i.i439:                      ; preds = %for.cond1.preheader.i.i422, %for.body.i418
  %sums.sroa.28.1.i.i440 = phi <8 x i64> [ zeroinitializer, %for.body.i418 ], [ %add17.1.3.i.i, %for.cond1.preheader.i.i422 ]
  %sums.sroa.25.1.i.i441 = phi <8 x i64> [ zeroinitializer, %for.body.i418 ], [ %add17.1.2.i.i, %for.cond1.preheader.i.i422 ]
  %sums.sroa.22.1.i.i442 = phi <8 x i64> [ zeroinitializer, %for.body.i418 ], [ %add17.1.1.i.i, %for.cond1.preheader.i.i422 ]
  %sums.sroa.17.1.i.i443 = phi <8 x i64> [ zeroinitializer, %for.body.i418 ], [ %add17.1.i.i, %for.cond1.preheader.i.i422 ]
  %sums.sroa.14.1.i.i444 = phi <8 x i64> [ zeroinitializer, %for.body.i418 ], [ %add17.3268.i.i, %for.cond1.preheader.i.i422 ]
  %sums.sroa.11.1.i.i445 = phi <8 x i64> [ zeroinitializer, %for.body.i418 ], [ %add17.2212.i.i, %for.cond1.preheader.i.i422 ]
  %sums.sroa.8.1.i.i446 = phi <8 x i64> [ zeroinitializer, %for.body.i418 ], [ %add17.1125169.i.i, %for.cond1.preheader.i.i422 ]
  %sums.sroa.0.1.i.i447 = phi <8 x i64> [ zeroinitializer, %for.body.i418 ], [ %add17.i.i436, %for.cond1.preheader.i.i422 ]
  %k.0.lcssa.i.i448 = phi i64 [ 0, %for.body.i418 ], [ %add111.i.i431, %for.cond1.preheader.i.i422 ]
  %add25114.i.i449 = or disjoint i64 %k.0.lcssa.i.i448, 8
  %cmp26.not115.i.i450 = icmp sgt i64 %add25114.i.i449, %110
  br i1 %cmp26.not115.i.i450, label %for.cond52.preheader.i.i463, label %for.body27.i.i451

for.cond52.preheader.i.i463:                      ; preds = %for.body27.i.i451, %for.cond24.preheader.i.i439
  %sums.sroa.17.3.i.i464 = phi <8 x i64> [ %sums.sroa.17.1.i.i443, %for.cond24.preheader.i.i439 ], [ %add43.1.i.i, %for.body27.i.i451 ]
  %sums.sroa.0.3.i.i465 = phi <8 x i64> [ %sums.sroa.0.1.i.i447, %for.cond24.preheader.i.i439 ], [ %add43.i.i459, %for.body27.i.i451 ]
  %k.1.lcssa.i.i466 = phi i64 [ %k.0.lcssa.i.i448, %for.cond24.preheader.i.i439 ], [ %add25117.i.i454, %for.body27.i.i451 ]
  %invariant.gep119.i.i467 = getelementptr i64, ptr %add.ptr.i420, i64 %k.1.lcssa.i.i466
  %add.ptr62.i.i468 = getelementptr inbounds i64, ptr %3, i64 %k.1.lcssa.i.i466
  %sub.i.i469 = sub nsw i64 %110, %k.1.lcssa.i.i466
  %cmp1744.i.i.i470 = icmp sgt i64 %sub.i.i469, 0
  br i1 %cmp1744.i.i.i470, label %for.body19.i.i.i539, label %for.inc65.i.i

for.body27.i.i451:                                ; preds = %for.cond24.preheader.i.i439, %for.body27.i.i451
  %sums.sroa.17.4.i.i452 = phi <8 x i64> [ %add43.1.i.i, %for.body27.i.i451 ], [ %sums.sroa.17.1.i.i443, %for.cond24.preheader.i.i439 ]
  %sums.sroa.0.4.i.i453 = phi <8 x i64> [ %add43.i.i459, %for.body27.i.i451 ], [ %sums.sroa.0.1.i.i447, %for.cond24.preheader.i.i439 ]
  %add25117.i.i454 = phi i64 [ %add25.i.i461, %for.body27.i.i451 ], [ %add25114.i.i449, %for.cond24.preheader.i.i439 ]
  %k.1116.i.i455 = phi i64 [ %add25117.i.i454, %for.body27.i.i451 ], [ %k.0.lcssa.i.i448, %for.cond24.preheader.i.i439 ]
  %add.ptr29.i.i456 = getelementptr inbounds i64, ptr %3, i64 %k.1116.i.i455
  %186 = load <8 x i64>, ptr %add.ptr29.i.i456, align 8
  %invariant.gep112.i.i457 = getelementptr i64, ptr %add.ptr.i420, i64 %k.1116.i.i455
  %187 = load <8 x i64>, ptr %invariant.gep112.i.i457, align 8
  %mul40.i.i458 = mul <8 x i64> %187, %186
  %add43.i.i459 = add <8 x i64> %mul40.i.i458, %sums.sroa.0.4.i.i453
  %gep.1.i.i460 = getelementptr i64, ptr %invariant.gep112.i.i457, i64 %111
  %188 = load <8 x i64>, ptr %gep.1.i.i460, align 8
  %mul40.1.i.i = mul <8 x i64> %188, %186
  %add43.1.i.i = add <8 x i64> %mul40.1.i.i, %sums.sroa.17.4.i.i452
  %add25.i.i461 = add nuw nsw i64 %add25117.i.i454, 8
  %cmp26.not.i.i462 = icmp sgt i64 %add25.i.i461, %110
  br i1 %cmp26.not.i.i462, label %for.cond52.preheader.i.i463, label %for.body27.i.i451, !llvm.loop !75

for.body19.i.i.i539:                              ; preds = %for.cond52.preheader.i.i463, %for.body19.i.i.i539
  %k.046.i.i.i540 = phi i64 [ %inc24.i.i.i546, %for.body19.i.i.i539 ], [ 0, %for.cond52.preheader.i.i463 ]
  %sum.045.i.i.i541 = phi i64 [ %add22.i.i.i545, %for.body19.i.i.i539 ], [ 0, %for.cond52.preheader.i.i463 ]
  %arrayidx20.i.i.i542 = getelementptr inbounds i64, ptr %invariant.gep119.i.i467, i64 %k.046.i.i.i540
  %189 = load i64, ptr %arrayidx20.i.i.i542, align 8
  %arrayidx21.i.i.i543 = getelementptr inbounds i64, ptr %add.ptr62.i.i468, i64 %k.046.i.i.i540
  %190 = load i64, ptr %arrayidx21.i.i.i543, align 8
  %mul.i.i.i544 = mul i64 %190, %189
  %add22.i.i.i545 = add i64 %mul.i.i.i544, %sum.045.i.i.i541
  %inc24.i.i.i546 = add nuw nsw i64 %k.046.i.i.i540, 1
  %exitcond.not.i.i.i547 = icmp eq i64 %inc24.i.i.i546, %sub.i.i469
  br i1 %exitcond.not.i.i.i547, label %for.inc65.i.i, label %for.body19.i.i.i539, !llvm.loop !76

for.inc65.i.i:                                    ; preds = %for.body19.i.i.i539, %for.cond52.preheader.i.i463
  %sum.0.lcssa.i.i.i471 = phi i64 [ 0, %for.cond52.preheader.i.i463 ], [ %add22.i.i.i545, %for.body19.i.i.i539 ]
  %add4.i.i.i472 = add <8 x i64> %sums.sroa.11.1.i.i445, %sums.sroa.14.1.i.i444
  %add.i.i.i473 = add <8 x i64> %add4.i.i.i472, %sums.sroa.8.1.i.i446
  %add5.i.i.i474 = add <8 x i64> %add.i.i.i473, %sums.sroa.0.3.i.i465
  %parts.sroa.0.0.vec.extract57.i.i.i = extractelement <8 x i64> %add5.i.i.i474, i64 0
  %parts.sroa.0.32.vec.extract.i.i.i475 = extractelement <8 x i64> %add5.i.i.i474, i64 4
  %parts.sroa.0.16.vec.extract.i.i.i476 = extractelement <8 x i64> %add5.i.i.i474, i64 2
  %parts.sroa.0.48.vec.extract.i.i.i477 = extractelement <8 x i64> %add5.i.i.i474, i64 6
  %parts.sroa.0.8.vec.extract.i.i.i478 = extractelement <8 x i64> %add5.i.i.i474, i64 1
  %parts.sroa.0.40.vec.extract.i.i.i479 = extractelement <8 x i64> %add5.i.i.i474, i64 5
  %parts.sroa.0.24.vec.extract.i.i.i480 = extractelement <8 x i64> %add5.i.i.i474, i64 3
  %parts.sroa.0.56.vec.extract.i.i.i481 = extractelement <8 x i64> %add5.i.i.i474, i64 7
  %add13.3.i.i.i482 = add i64 %parts.sroa.0.0.vec.extract57.i.i.i, %parts.sroa.0.32.vec.extract.i.i.i475
  %add13.1.i.i.i483 = add i64 %add13.3.i.i.i482, %parts.sroa.0.48.vec.extract.i.i.i477
  %add13.1.1.i.i.i484 = add i64 %add13.1.i.i.i483, %parts.sroa.0.16.vec.extract.i.i.i476
  %add13.2.i.i.i485 = add i64 %add13.1.1.i.i.i484, %parts.sroa.0.40.vec.extract.i.i.i479
  %add13.i.i.i486 = add i64 %add13.2.i.i.i485, %parts.sroa.0.8.vec.extract.i.i.i478
  %add13.148.i.i.i487 = add i64 %add13.i.i.i486, %parts.sroa.0.56.vec.extract.i.i.i481
  %add13.252.i.i.i488 = add i64 %add13.148.i.i.i487, %parts.sroa.0.24.vec.extract.i.i.i480
  %add27.i.i.i489 = add i64 %add13.252.i.i.i488, %sum.0.lcssa.i.i.i471
  store i64 %add27.i.i.i489, ptr %add.ptr1.i421, align 8
  %gep120.1.i.i = getelementptr i64, ptr %invariant.gep119.i.i467, i64 %111
  br i1 %cmp1744.i.i.i470, label %for.body19.i.1.i.i535, label %dots_64_rows.exit.i

for.body19.i.1.i.i535:                            ; preds = %for.inc65.i.i, %for.body19.i.1.i.i535
  %k.046.i.1.i.i = phi i64 [ %inc24.i.1.i.i, %for.body19.i.1.i.i535 ], [ 0, %for.inc65.i.i ]
  %sum.045.i.1.i.i = phi i64 [ %add22.i.1.i.i, %for.body19.i.1.i.i535 ], [ 0, %for.inc65.i.i ]
  %arrayidx20.i.1.i.i536 = getelementptr inbounds i64, ptr %gep120.1.i.i, i64 %k.046.i.1.i.i
  %191 = load i64, ptr %arrayidx20.i.1.i.i536, align 8
  %arrayidx21.i.1.i.i537 = getelementptr inbounds i64, ptr %add.ptr62.i.i468, i64 %k.046.i.1.i.i
  %192 = load i64, ptr %arrayidx21.i.1.i.i537, align 8
  %mul.i.1.i.i = mul i64 %192, %191
  %add22.i.1.i.i = add i64 %mul.i.1.i.i, %sum.045.i.1.i.i
  %inc24.i.1.i.i = add nuw nsw i64 %k.046.i.1.i.i, 1
  %exitcond.not.i.1.i.i538 = icmp eq i64 %inc24.i.1.i.i, %sub.i.i469
  br i1 %exitcond.not.i.1.i.i538, label %dots_64_rows.exit.i, label %for.body19.i.1.i.i535, !llvm.loop !76

dots_64_rows.exit.i:                              ; preds = %for.body19.i.1.i.i535, %for.inc65.i.i
  %sum.0.lcssa.i.1.i.i490 = phi i64 [ 0, %for.inc65.i.i ], [ %add22.i.1.i.i, %for.body19.i.1.i.i535 ]
  %add4.i.1.i.i491 = add <8 x i64> %sums.sroa.25.1.i.i441, %sums.sroa.28.1.i.i440
  %add.i.1.i.i492 = add <8 x i64> %add4.i.1.i.i491, %sums.sroa.22.1.i.i442
  %add5.i.1.i.i493 = add <8 x i64> %add.i.1.i.i492, %sums.sroa.17.3.i.i464
  %parts.sroa.0.0.vec.extract57.i.1.i.i = extractelement <8 x i64> %add5.i.1.i.i493, i64 0
  %parts.sroa.0.32.vec.extract.i.1.i.i494 = extractelement <8 x i64> %add5.i.1.i.i493, i64 4
  %parts.sroa.0.16.vec.extract.i.1.i.i495 = extractelement <8 x i64> %add5.i.1.i.i493, i64 2
  %parts.sroa.0.48.vec.extract.i.1.i.i496 = extractelement <8 x i64> %add5.i.1.i.i493, i64 6
  %parts.sroa.0.8.vec.extract.i.1.i.i497 = extractelement <8 x i64> %add5.i.1.i.i493, i64 1
  %parts.sroa.0.40.vec.extract.i.1.i.i498 = extractelement <8 x i64> %add5.i.1.i.i493, i64 5
  %parts.sroa.0.24.vec.extract.i.1.i.i499 = extractelement <8 x i64> %add5.i.1.i.i493, i64 3
  %parts.sroa.0.56.vec.extract.i.1.i.i500 = extractelement <8 x i64> %add5.i.1.i.i493, i64 7
  %add13.3.i.1.i.i501 = add i64 %parts.sroa.0.0.vec.extract57.i.1.i.i, %parts.sroa.0.32.vec.extract.i.1.i.i494
  %add13.1.i.1.i.i502 = add i64 %add13.3.i.1.i.i501, %parts.sroa.0.48.vec.extract.i.1.i.i496
  %add13.1.1.i.1.i.i503 = add i64 %add13.1.i.1.i.i502, %parts.sroa.0.16.vec.extract.i.1.i.i495
  %add13.2.i.1.i.i504 = add i64 %add13.1.1.i.1.i.i503, %parts.sroa.0.40.vec.extract.i.1.i.i498
  %add13.i.1.i.i505 = add i64 %add13.2.i.1.i.i504, %parts.sroa.0.8.vec.extract.i.1.i.i497
  %add13.148.i.1.i.i = add i64 %add13.i.1.i.i505, %parts.sroa.0.56.vec.extract.i.1.i.i500
  %add13.252.i.1.i.i = add i64 %add13.148.i.1.i.i, %parts.sroa.0.24.vec.extract.i.1.i.i499
  %add27.i.1.i.i = add i64 %add13.252.i.1.i.i, %sum.0.lcssa.i.1.i.i490
  %arrayidx63.1.i.i = getelementptr inbounds i8, ptr %add.ptr1.i421, i64 8
  store i64 %add27.i.1.i.i, ptr %arrayidx63.1.i.i, align 8
  %add.i506 = add nuw nsw i64 %add105.i, 2
  %cmp.not.i507 = icmp sgt i64 %add.i506, %109
  br i1 %cmp.not.i507, label %for.end.i508, label %for.body.i418, !llvm.loop !77

for.end.i508:                                     ; preds = %dots_64_rows.exit.i, %if.else35
  %i.0.lcssa.i509 = phi i64 [ 0, %if.else35 ], [ %add105.i, %dots_64_rows.exit.i ]
  %cmp3.i510 = icmp slt i64 %i.0.lcssa.i509, %109
  br i1 %cmp3.i510, label %if.then.i511, label %if.end42

if.then.i511:                                     ; preds = %for.end.i508
  %mul4.i512 = mul nsw i64 %i.0.lcssa.i509, %111
  %add.ptr5.i513 = getelementptr inbounds i64, ptr %1, i64 %mul4.i512
  %add.ptr6.i514 = getelementptr inbounds i64, ptr %5, i64 %i.0.lcssa.i509
  %cmp.not109.i21.i = icmp slt i64 %110, 32
  br i1 %cmp.not109.i21.i, label %for.cond24.preheader.i40.i, label %for.cond1.preheader.i23.i515

for.cond1.preheader.i23.i515:                     ; preds = %if.then.i511, %for.cond1.preheader.i23.i515
  %sums.sroa.14.0.i28.i516 = phi <8 x i64> [ %add17.3.i.i533, %for.cond1.preheader.i23.i515 ], [ zeroinitializer, %if.then.i511 ]
  %sums.sroa.11.0.i29.i517 = phi <8 x i64> [ %add17.2.i.i529, %for.cond1.preheader.i23.i515 ], [ zeroinitializer, %if.then.i511 ]
  %sums.sroa.8.0.i30.i518 = phi <8 x i64> [ %add17.1125.i.i525, %for.cond1.preheader.i23.i515 ], [ zeroinitializer, %if.then.i511 ]
  %sums.sroa.0.0.i31.i519 = phi <8 x i64> [ %add17.i37.i, %for.cond1.preheader.i23.i515 ], [ zeroinitializer, %if.then.i511 ]
  %add111.i32.i = phi i64 [ %add.i38.i, %for.cond1.preheader.i23.i515 ], [ 32, %if.then.i511 ]
  %k.0110.i33.i = phi i64 [ %add111.i32.i, %for.cond1.preheader.i23.i515 ], [ 0, %if.then.i511 ]
  %add.ptr.i34.i520 = getelementptr inbounds i64, ptr %3, i64 %k.0110.i33.i
  %invariant.gep.i35.i521 = getelementptr i64, ptr %add.ptr5.i513, i64 %k.0110.i33.i
  %193 = load <8 x i64>, ptr %add.ptr.i34.i520, align 8
  %194 = load <8 x i64>, ptr %invariant.gep.i35.i521, align 8
  %mul15.i36.i = mul <8 x i64> %194, %193
  %add17.i37.i = add <8 x i64> %mul15.i36.i, %sums.sroa.0.0.i31.i519
  %add.ptr4.1145.i.i522 = getelementptr inbounds i8, ptr %add.ptr.i34.i520, i64 64
  %195 = load <8 x i64>, ptr %add.ptr4.1145.i.i522, align 8
  %invariant.gep105.1146.i.i523 = getelementptr i8, ptr %invariant.gep.i35.i521, i64 64
  %196 = load <8 x i64>, ptr %invariant.gep105.1146.i.i523, align 8
  %mul15.1123.i.i524 = mul <8 x i64> %196, %195
  %add17.1125.i.i525 = add <8 x i64> %mul15.1123.i.i524, %sums.sroa.8.0.i30.i518
  %add.ptr4.2178.i.i526 = getelementptr inbounds i8, ptr %add.ptr.i34.i520, i64 128
  %197 = load <8 x i64>, ptr %add.ptr4.2178.i.i526, align 8
  %invariant.gep105.2179.i.i527 = getelementptr i8, ptr %invariant.gep.i35.i521, i64 128
  %198 = load <8 x i64>, ptr %invariant.gep105.2179.i.i527, align 8
  %mul15.2.i.i528 = mul <8 x i64> %198, %197
  %add17.2.i.i529 = add <8 x i64> %mul15.2.i.i528, %sums.sroa.11.0.i29.i517
  %add.ptr4.3225.i.i530 = getelementptr inbounds i8, ptr %add.ptr.i34.i520, i64 192
  %199 = load <8 x i64>, ptr %add.ptr4.3225.i.i530, align 8
  %invariant.gep105.3226.i.i531 = getelementptr i8, ptr %invariant.gep.i35.i521, i64 192
  %200 = load <8 x i64>, ptr %invariant.gep105.3226.i.i531, align 8
  %mul15.3.i.i532 = mul <8 x i64> %200, %199
  %add17.3.i.i533 = add <8 x i64> %mul15.3.i.i532, %sums.sroa.14.0.i28.i516
  %add.i38.i = add nuw nsw i64 %add111.i32.i, 32
  %cmp.not.i39.i = icmp sgt i64 %add.i38.i, %110
  br i1 %cmp.not.i39.i, label %for.cond24.preheader.i40.i, label %for.cond1.preheader.i23.i515, !llvm.loop !74

for.cond24.preheader.i40.i:                       ; preds = %for.cond1.preheader.i23.i515, %if.then.i511
  %sums.sroa.14.1.i45.i = phi <8 x i64> [ zeroinitializer, %if.then.i511 ], [ %add17.3.i.i533, %for.cond1.preheader.i23.i515 ]
  %sums.sroa.11.1.i46.i = phi <8 x i64> [ zeroinitializer, %if.then.i511 ], [ %add17.2.i.i529, %for.cond1.preheader.i23.i515 ]
  %sums.sroa.8.1.i47.i = phi <8 x i64> [ zeroinitializer, %if.then.i511 ], [ %add17.1125.i.i525, %for.cond1.preheader.i23.i515 ]
  %sums.sroa.0.1.i48.i = phi <8 x i64> [ zeroinitializer, %if.then.i511 ], [ %add17.i37.i, %for.cond1.preheader.i23.i515 ]
  %k.0.lcssa.i49.i = phi i64 [ 0, %if.then.i511 ], [ %add111.i32.i, %for.cond1.preheader.i23.i515 ]
  %add25114.i50.i = or disjoint i64 %k.0.lcssa.i49.i, 8
  %cmp26.not115.i51.i = icmp sgt i64 %add25114.i50.i, %110
  br i1 %cmp26.not115.i51.i, label %for.cond52.preheader.i64.i, label %for.body27.i53.i

for.cond52.preheader.i64.i:                       ; preds = %for.body27.i53.i, %for.cond24.preheader.i40.i
  %sums.sroa.0.3.i66.i = phi <8 x i64> [ %sums.sroa.0.1.i48.i, %for.cond24.preheader.i40.i ], [ %add43.i61.i, %for.body27.i53.i ]
  %k.1.lcssa.i67.i = phi i64 [ %k.0.lcssa.i49.i, %for.cond24.preheader.i40.i ], [ %add25117.i56.i, %for.body27.i53.i ]
  %invariant.gep119.i68.i = getelementptr i64, ptr %add.ptr5.i513, i64 %k.1.lcssa.i67.i
  %add.ptr62.i69.i = getelementptr inbounds i64, ptr %3, i64 %k.1.lcssa.i67.i
  %sub.i70.i = sub nsw i64 %110, %k.1.lcssa.i67.i
  %cmp1744.i.i71.i = icmp sgt i64 %sub.i70.i, 0
  br i1 %cmp1744.i.i71.i, label %for.body19.i.i93.i, label %dots_64_rows.exit102.i

for.body27.i53.i:                                 ; preds = %for.cond24.preheader.i40.i, %for.body27.i53.i
  %sums.sroa.0.4.i55.i = phi <8 x i64> [ %add43.i61.i, %for.body27.i53.i ], [ %sums.sroa.0.1.i48.i, %for.cond24.preheader.i40.i ]
  %add25117.i56.i = phi i64 [ %add25.i62.i, %for.body27.i53.i ], [ %add25114.i50.i, %for.cond24.preheader.i40.i ]
  %k.1116.i57.i = phi i64 [ %add25117.i56.i, %for.body27.i53.i ], [ %k.0.lcssa.i49.i, %for.cond24.preheader.i40.i ]
  %add.ptr29.i58.i = getelementptr inbounds i64, ptr %3, i64 %k.1116.i57.i
  %201 = load <8 x i64>, ptr %add.ptr29.i58.i, align 8
  %invariant.gep112.i59.i = getelementptr i64, ptr %add.ptr5.i513, i64 %k.1116.i57.i
  %202 = load <8 x i64>, ptr %invariant.gep112.i59.i, align 8
  %mul40.i60.i = mul <8 x i64> %202, %201
  %add43.i61.i = add <8 x i64> %mul40.i60.i, %sums.sroa.0.4.i55.i
  %add25.i62.i = add nuw nsw i64 %add25117.i56.i, 8
  %cmp26.not.i63.i = icmp sgt i64 %add25.i62.i, %110
  br i1 %cmp26.not.i63.i, label %for.cond52.preheader.i64.i, label %for.body27.i53.i, !llvm.loop !75

for.body19.i.i93.i:                               ; preds = %for.cond52.preheader.i64.i, %for.body19.i.i93.i
  %k.046.i.i94.i = phi i64 [ %inc24.i.i100.i, %for.body19.i.i93.i ], [ 0, %for.cond52.preheader.i64.i ]
  %sum.045.i.i95.i = phi i64 [ %add22.i.i99.i, %for.body19.i.i93.i ], [ 0, %for.cond52.preheader.i64.i ]
  %arrayidx20.i.i96.i = getelementptr inbounds i64, ptr %invariant.gep119.i68.i, i64 %k.046.i.i94.i
  %203 = load i64, ptr %arrayidx20.i.i96.i, align 8
  %arrayidx21.i.i97.i = getelementptr inbounds i64, ptr %add.ptr62.i69.i, i64 %k.046.i.i94.i
  %204 = load i64, ptr %arrayidx21.i.i97.i, align 8
  %mul.i.i98.i = mul i64 %204, %203
  %add22.i.i99.i = add i64 %mul.i.i98.i, %sum.045.i.i95.i
  %inc24.i.i100.i = add nuw nsw i64 %k.046.i.i94.i, 1
  %exitcond.not.i.i101.i = icmp eq i64 %inc24.i.i100.i, %sub.i70.i
  br i1 %exitcond.not.i.i101.i, label %dots_64_rows.exit102.i, label %for.body19.i.i93.i, !llvm.loop !76

dots_64_rows.exit102.i:                           ; preds = %for.body19.i.i93.i, %for.cond52.preheader.i64.i
  %sum.0.lcssa.i.i73.i = phi i64 [ 0, %for.cond52.preheader.i64.i ], [ %add22.i.i99.i, %for.body19.i.i93.i ]
  %add4.i.i74.i = add <8 x i64> %sums.sroa.11.1.i46.i, %sums.sroa.14.1.i45.i
  %add.i.i75.i = add <8 x i64> %add4.i.i74.i, %sums.sroa.8.1.i47.i
  %add5.i.i76.i = add <8 x i64> %add.i.i75.i, %sums.sroa.0.3.i66.i
  %parts.sroa.0.0.vec.extract57.i.i77.i = extractelement <8 x i64> %add5.i.i76.i, i64 0
  %parts.sroa.0.32.vec.extract.i.i78.i = extractelement <8 x i64> %add5.i.i76.i, i64 4
  %parts.sroa.0.16.vec.extract.i.i79.i = extractelement <8 x i64> %add5.i.i76.i, i64 2
  %parts.sroa.0.48.vec.extract.i.i80.i534 = extractelement <8 x i64> %add5.i.i76.i, i64 6
  %parts.sroa.0.8.vec.extract.i.i81.i = extractelement <8 x i64> %add5.i.i76.i, i64 1
  %parts.sroa.0.40.vec.extract.i.i82.i = extractelement <8 x i64> %add5.i.i76.i, i64 5
  %parts.sroa.0.24.vec.extract.i.i83.i = extractelement <8 x i64> %add5.i.i76.i, i64 3
  %parts.sroa.0.56.vec.extract.i.i84.i = extractelement <8 x i64> %add5.i.i76.i, i64 7
  %add13.3.i.i85.i = add i64 %parts.sroa.0.0.vec.extract57.i.i77.i, %parts.sroa.0.32.vec.extract.i.i78.i
  %add13.1.i.i86.i = add i64 %add13.3.i.i85.i, %parts.sroa.0.48.vec.extract.i.i80.i534
  %add13.1.1.i.i87.i = add i64 %add13.1.i.i86.i, %parts.sroa.0.16.vec.extract.i.i79.i
  %add13.2.i.i88.i = add i64 %add13.1.1.i.i87.i, %parts.sroa.0.40.vec.extract.i.i82.i
  %add13.i.i89.i = add i64 %add13.2.i.i88.i, %parts.sroa.0.8.vec.extract.i.i81.i
  %add13.148.i.i90.i = add i64 %add13.i.i89.i, %parts.sroa.0.56.vec.extract.i.i84.i
  %add13.252.i.i91.i = add i64 %add13.148.i.i90.i, %parts.sroa.0.24.vec.extract.i.i83.i
  %add27.i.i92.i = add i64 %add13.252.i.i91.i, %sum.0.lcssa.i.i73.i
  store i64 %add27.i.i92.i, ptr %add.ptr6.i514, align 8
  br label %if.end42

if.end42:                                         ; preds = %dots_64_rows.exit102.i, %for.end.i508, %dots_32_rows.exit.i, %for.end.i323, %dots_16_rows.exit.i, %for.end.i276, %if.then.i263, %for.end.i260, %dots_double_rows.exit96.i, %for.end.i188, %dots_float_rows.exit112.i, %for.end.i
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_load_keys(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %2 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %3 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %4 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %5 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 40
  %6 = load i64, ptr %arrayidx5, align 8
  %7 = inttoptr i64 %6 to ptr
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 48
  %8 = load i64, ptr %arrayidx6, align 8
  %9 = inttoptr i64 %8 to ptr
  tail call fastcc void @load(ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %9)
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @load(ptr nocapture noundef readonly %source, i64 noundef %count, i64 noundef %kind, i64 noundef %type, i64 noundef %first, ptr nocapture noundef writeonly %to, ptr nocapture noundef writeonly %differing) unnamed_addr #2 {
entry:
  %and = shl i64 %kind, 61
  %sext = ashr i64 %and, 63
  %and1 = and i64 %kind, -5
  %cmp = icmp eq i64 %type, 0
  switch i64 %type, label %for.cond17.preheader [
    i64 2, label %if.then
    i64 0, label %if.then
  ]

for.cond17.preheader:                             ; preds = %entry
  %cmp1895 = icmp sgt i64 %count, 0
  br i1 %cmp1895, label %for.body21.lr.ph, label %if.end40

for.body21.lr.ph:                                 ; preds = %for.cond17.preheader
  %cmp28 = icmp eq i64 %type, 1
  br label %for.body21

if.then:                                          ; preds = %entry, %entry
  %cmp390 = icmp sgt i64 %count, 0
  br i1 %cmp390, label %for.body.lr.ph, label %if.end40

for.body.lr.ph:                                   ; preds = %if.then
  %conv = trunc nsw i64 %sext to i32
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %all.093 = phi i64 [ -1, %for.body.lr.ph ], [ %and5, %if.end ]
  %any.092 = phi i64 [ 0, %for.body.lr.ph ], [ %or, %if.end ]
  %k.091 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %if.end ]
  %arrayidx = getelementptr inbounds i32, ptr %source, i64 %k.091
  %0 = load i32, ptr %arrayidx, align 4
  switch i64 %and1, label %if.end3.i [
    i64 0, label %key_32.exit
    i64 1, label %if.then2.i
  ]

if.then2.i:                                       ; preds = %for.body
  %xor.i = xor i32 %0, -2147483648
  br label %key_32.exit

if.end3.i:                                        ; preds = %for.body
  %and.i = and i32 %0, 2147483647
  %cmp4.i = icmp ugt i32 %and.i, 2139095040
  br i1 %cmp4.i, label %key_32.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end3.i
  %cmp7.i = icmp eq i32 %0, -2147483648
  %spec.store.select.i = select i1 %cmp7.i, i32 0, i32 %0
  %shr.i = ashr i32 %spec.store.select.i, 31
  %or.i = or i32 %shr.i, -2147483648
  %xor10.i = xor i32 %or.i, %spec.store.select.i
  br label %key_32.exit

key_32.exit:                                      ; preds = %for.body, %if.then2.i, %if.end3.i, %if.end6.i
  %retval.0.i = phi i32 [ %xor.i, %if.then2.i ], [ %xor10.i, %if.end6.i ], [ %0, %for.body ], [ -4194304, %if.end3.i ]
  %xor = xor i32 %retval.0.i, %conv
  %conv4 = zext i32 %xor to i64
  %and5 = and i64 %all.093, %conv4
  %or = or i64 %any.092, %conv4
  br i1 %cmp, label %if.then9, label %if.else

if.then9:                                         ; preds = %key_32.exit
  %arrayidx10 = getelementptr inbounds i32, ptr %to, i64 %k.091
  store i32 %xor, ptr %arrayidx10, align 4
  br label %if.end

if.else:                                          ; preds = %key_32.exit
  %shl = shl nuw i64 %conv4, 32
  %add = add nsw i64 %k.091, %first
  %or12 = or i64 %shl, %add
  %arrayidx13 = getelementptr inbounds i64, ptr %to, i64 %k.091
  store i64 %or12, ptr %arrayidx13, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then9
  %inc = add nuw nsw i64 %k.091, 1
  %exitcond.not = icmp eq i64 %inc, %count
  br i1 %exitcond.not, label %if.end40, label %for.body, !llvm.loop !78

for.body21:                                       ; preds = %for.body21.lr.ph, %if.end36
  %all.198 = phi i64 [ -1, %for.body21.lr.ph ], [ %and26, %if.end36 ]
  %any.197 = phi i64 [ 0, %for.body21.lr.ph ], [ %or27, %if.end36 ]
  %k16.096 = phi i64 [ 0, %for.body21.lr.ph ], [ %inc38, %if.end36 ]
  %arrayidx23 = getelementptr inbounds i64, ptr %source, i64 %k16.096
  %1 = load i64, ptr %arrayidx23, align 8
  switch i64 %and1, label %if.end3.i80 [
    i64 0, label %key_64.exit
    i64 1, label %if.then2.i77
  ]

if.then2.i77:                                     ; preds = %for.body21
  %xor.i78 = xor i64 %1, -9223372036854775808
  br label %key_64.exit

if.end3.i80:                                      ; preds = %for.body21
  %and.i81 = and i64 %1, 9223372036854775807
  %cmp4.i82 = icmp ugt i64 %and.i81, 9218868437227405312
  br i1 %cmp4.i82, label %key_64.exit, label %if.end6.i83

if.end6.i83:                                      ; preds = %if.end3.i80
  %cmp7.i84 = icmp eq i64 %1, -9223372036854775808
  %spec.store.select.i85 = select i1 %cmp7.i84, i64 0, i64 %1
  %shr.i86 = ashr i64 %spec.store.select.i85, 63
  %or.i87 = or i64 %shr.i86, -9223372036854775808
  %xor10.i88 = xor i64 %or.i87, %spec.store.select.i85
  br label %key_64.exit

key_64.exit:                                      ; preds = %for.body21, %if.then2.i77, %if.end3.i80, %if.end6.i83
  %retval.0.i79 = phi i64 [ %xor.i78, %if.then2.i77 ], [ %xor10.i88, %if.end6.i83 ], [ %1, %for.body21 ], [ -2251799813685248, %if.end3.i80 ]
  %xor25 = xor i64 %retval.0.i79, %sext
  %and26 = and i64 %xor25, %all.198
  %or27 = or i64 %xor25, %any.197
  br i1 %cmp28, label %if.then30, label %if.else32

if.then30:                                        ; preds = %key_64.exit
  %arrayidx31 = getelementptr inbounds i64, ptr %to, i64 %k16.096
  store i64 %xor25, ptr %arrayidx31, align 8
  br label %if.end36

if.else32:                                        ; preds = %key_64.exit
  %arrayidx33 = getelementptr inbounds %struct.pair, ptr %to, i64 %k16.096
  %add35 = add nsw i64 %k16.096, %first
  store i64 %xor25, ptr %arrayidx33, align 8
  %.compoundliteral.sroa.2.0.arrayidx33.sroa_idx = getelementptr inbounds i8, ptr %arrayidx33, i64 8
  store i64 %add35, ptr %.compoundliteral.sroa.2.0.arrayidx33.sroa_idx, align 8
  br label %if.end36

if.end36:                                         ; preds = %if.else32, %if.then30
  %inc38 = add nuw nsw i64 %k16.096, 1
  %exitcond102.not = icmp eq i64 %inc38, %count
  br i1 %exitcond102.not, label %if.end40, label %for.body21, !llvm.loop !79

if.end40:                                         ; preds = %if.end, %if.end36, %if.then, %for.cond17.preheader
  %any.2 = phi i64 [ 0, %for.cond17.preheader ], [ 0, %if.then ], [ %or27, %if.end36 ], [ %or, %if.end ]
  %all.2 = phi i64 [ -1, %for.cond17.preheader ], [ -1, %if.then ], [ %and26, %if.end36 ], [ %and5, %if.end ]
  store i64 %all.2, ptr %differing, align 8
  %arrayidx42 = getelementptr inbounds i8, ptr %differing, i64 8
  store i64 %any.2, ptr %arrayidx42, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_count_digits(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %2 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %3 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %4 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %5 = load i64, ptr %arrayidx4, align 8
  %6 = inttoptr i64 %5 to ptr
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %6, i8 0, i64 2048, i1 false)
  %cmp1.i = icmp eq i64 %3, 2
  %add.i = add nsw i64 %4, 32
  %spec.select.i = select i1 %cmp1.i, i64 %add.i, i64 %4
  %cmp2.i = icmp eq i64 %3, 3
  %cmp646.i = icmp sgt i64 %2, 0
  br i1 %cmp2.i, label %for.cond5.preheader.i, label %for.cond16.preheader.i

for.cond16.preheader.i:                           ; preds = %entry
  br i1 %cmp646.i, label %for.body19.i, label %count_digits.exit

for.cond5.preheader.i:                            ; preds = %entry
  br i1 %cmp646.i, label %for.body8.i, label %count_digits.exit

for.body8.i:                                      ; preds = %for.cond5.preheader.i, %for.body8.i
  %k4.047.i = phi i64 [ %inc13.i, %for.body8.i ], [ 0, %for.cond5.preheader.i ]
  %arrayidx9.i = getelementptr inbounds %struct.pair, ptr %1, i64 %k4.047.i
  %7 = load i64, ptr %arrayidx9.i, align 8
  %shr.i = lshr i64 %7, %spec.select.i
  %and.i = and i64 %shr.i, 255
  %arrayidx10.i = getelementptr inbounds i64, ptr %6, i64 %and.i
  %8 = load i64, ptr %arrayidx10.i, align 8
  %inc11.i = add nsw i64 %8, 1
  store i64 %inc11.i, ptr %arrayidx10.i, align 8
  %inc13.i = add nuw nsw i64 %k4.047.i, 1
  %exitcond49.not.i = icmp eq i64 %inc13.i, %2
  br i1 %exitcond49.not.i, label %count_digits.exit, label %for.body8.i, !llvm.loop !80

for.body19.i:                                     ; preds = %for.cond16.preheader.i, %for.body19.i
  %k15.045.i = phi i64 [ %inc26.i, %for.body19.i ], [ 0, %for.cond16.preheader.i ]
  %arrayidx20.i = getelementptr inbounds i64, ptr %1, i64 %k15.045.i
  %9 = load i64, ptr %arrayidx20.i, align 8
  %shr21.i = lshr i64 %9, %spec.select.i
  %and22.i = and i64 %shr21.i, 255
  %arrayidx23.i = getelementptr inbounds i64, ptr %6, i64 %and22.i
  %10 = load i64, ptr %arrayidx23.i, align 8
  %inc24.i = add nsw i64 %10, 1
  store i64 %inc24.i, ptr %arrayidx23.i, align 8
  %inc26.i = add nuw nsw i64 %k15.045.i, 1
  %exitcond.not.i = icmp eq i64 %inc26.i, %2
  br i1 %exitcond.not.i, label %count_digits.exit, label %for.body19.i, !llvm.loop !81

count_digits.exit:                                ; preds = %for.body19.i, %for.body8.i, %for.cond16.preheader.i, %for.cond5.preheader.i
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_move_digits(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %2 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %3 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %4 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %5 = load i64, ptr %arrayidx4, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 40
  %7 = load i64, ptr %arrayidx5, align 8
  %8 = inttoptr i64 %7 to ptr
  %cmp.i = icmp eq i64 %3, 2
  %add.i = add nsw i64 %4, 32
  %spec.select.i = select i1 %cmp.i, i64 %add.i, i64 %4
  %cmp1.i = icmp eq i64 %3, 3
  %cmp340.i = icmp sgt i64 %2, 0
  br i1 %cmp1.i, label %for.cond.preheader.i, label %for.cond8.preheader.i

for.cond8.preheader.i:                            ; preds = %entry
  br i1 %cmp340.i, label %for.body11.i, label %move_digits.exit

for.cond.preheader.i:                             ; preds = %entry
  br i1 %cmp340.i, label %for.body.i, label %move_digits.exit

for.body.i:                                       ; preds = %for.cond.preheader.i, %for.body.i
  %k.041.i = phi i64 [ %inc6.i, %for.body.i ], [ 0, %for.cond.preheader.i ]
  %arrayidx.i = getelementptr inbounds %struct.pair, ptr %1, i64 %k.041.i
  %one.sroa.0.0.copyload.i = load i64, ptr %arrayidx.i, align 8
  %one.sroa.5.0.arrayidx.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 8
  %one.sroa.5.0.copyload.i = load i64, ptr %one.sroa.5.0.arrayidx.sroa_idx.i, align 8
  %shr.i = lshr i64 %one.sroa.0.0.copyload.i, %spec.select.i
  %and.i = and i64 %shr.i, 255
  %arrayidx4.i = getelementptr inbounds i64, ptr %6, i64 %and.i
  %9 = load i64, ptr %arrayidx4.i, align 8
  %inc.i = add nsw i64 %9, 1
  store i64 %inc.i, ptr %arrayidx4.i, align 8
  %arrayidx5.i = getelementptr inbounds %struct.pair, ptr %8, i64 %9
  store i64 %one.sroa.0.0.copyload.i, ptr %arrayidx5.i, align 8
  %one.sroa.5.0.arrayidx5.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx5.i, i64 8
  store i64 %one.sroa.5.0.copyload.i, ptr %one.sroa.5.0.arrayidx5.sroa_idx.i, align 8
  %inc6.i = add nuw nsw i64 %k.041.i, 1
  %exitcond43.not.i = icmp eq i64 %inc6.i, %2
  br i1 %exitcond43.not.i, label %move_digits.exit, label %for.body.i, !llvm.loop !82

for.body11.i:                                     ; preds = %for.cond8.preheader.i, %for.body11.i
  %k7.039.i = phi i64 [ %inc20.i, %for.body11.i ], [ 0, %for.cond8.preheader.i ]
  %arrayidx13.i = getelementptr inbounds i64, ptr %1, i64 %k7.039.i
  %10 = load i64, ptr %arrayidx13.i, align 8
  %shr14.i = lshr i64 %10, %spec.select.i
  %and15.i = and i64 %shr14.i, 255
  %arrayidx16.i = getelementptr inbounds i64, ptr %6, i64 %and15.i
  %11 = load i64, ptr %arrayidx16.i, align 8
  %inc17.i = add nsw i64 %11, 1
  store i64 %inc17.i, ptr %arrayidx16.i, align 8
  %arrayidx18.i = getelementptr inbounds i64, ptr %8, i64 %11
  store i64 %10, ptr %arrayidx18.i, align 8
  %inc20.i = add nuw nsw i64 %k7.039.i, 1
  %exitcond.not.i = icmp eq i64 %inc20.i, %2
  br i1 %exitcond.not.i, label %move_digits.exit, label %for.body11.i, !llvm.loop !83

move_digits.exit:                                 ; preds = %for.body11.i, %for.body.i, %for.cond8.preheader.i, %for.cond.preheader.i
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_store_keys(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %2 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %3 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %4 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %5 = load i64, ptr %arrayidx4, align 8
  %6 = inttoptr i64 %5 to ptr
  %cmp3384.i = icmp sgt i64 %2, 0
  switch i64 %4, label %for.cond32.preheader.i [
    i64 0, label %for.cond.preheader.i
    i64 1, label %for.cond6.preheader.i
    i64 2, label %for.cond20.preheader.i
  ]

for.cond20.preheader.i:                           ; preds = %entry
  br i1 %cmp3384.i, label %for.body23.i, label %store.exit

for.cond6.preheader.i:                            ; preds = %entry
  br i1 %cmp3384.i, label %for.body9.i, label %store.exit

for.cond.preheader.i:                             ; preds = %entry
  br i1 %cmp3384.i, label %for.body.i, label %store.exit

for.cond32.preheader.i:                           ; preds = %entry
  br i1 %cmp3384.i, label %for.body36.i, label %store.exit

for.body.i:                                       ; preds = %for.cond.preheader.i, %value_32.exit.i
  %k.083.i = phi i64 [ %inc.i, %value_32.exit.i ], [ 0, %for.cond.preheader.i ]
  %arrayidx.i = getelementptr inbounds i32, ptr %1, i64 %k.083.i
  %7 = load i32, ptr %arrayidx.i, align 4
  switch i64 %3, label %if.end3.i.i [
    i64 0, label %value_32.exit.i
    i64 1, label %if.then2.i.i
  ]

if.then2.i.i:                                     ; preds = %for.body.i
  %xor.i.i = xor i32 %7, -2147483648
  br label %value_32.exit.i

if.end3.i.i:                                      ; preds = %for.body.i
  %tobool.not.i.i = icmp sgt i32 %7, -1
  %cond.i.i = select i1 %tobool.not.i.i, i32 -1, i32 -2147483648
  %xor4.i.i = xor i32 %cond.i.i, %7
  br label %value_32.exit.i

value_32.exit.i:                                  ; preds = %if.end3.i.i, %if.then2.i.i, %for.body.i
  %retval.0.i.i = phi i32 [ %xor.i.i, %if.then2.i.i ], [ %xor4.i.i, %if.end3.i.i ], [ %7, %for.body.i ]
  %arrayidx2.i = getelementptr inbounds i32, ptr %6, i64 %k.083.i
  store i32 %retval.0.i.i, ptr %arrayidx2.i, align 4
  %inc.i = add nuw nsw i64 %k.083.i, 1
  %exitcond90.not.i = icmp eq i64 %inc.i, %2
  br i1 %exitcond90.not.i, label %store.exit, label %for.body.i, !llvm.loop !84

for.body9.i:                                      ; preds = %for.cond6.preheader.i, %value_64.exit.i
  %k5.081.i = phi i64 [ %inc14.i, %value_64.exit.i ], [ 0, %for.cond6.preheader.i ]
  %arrayidx10.i = getelementptr inbounds i64, ptr %1, i64 %k5.081.i
  %8 = load i64, ptr %arrayidx10.i, align 8
  switch i64 %3, label %if.end3.i71.i [
    i64 0, label %value_64.exit.i
    i64 1, label %if.then2.i68.i
  ]

if.then2.i68.i:                                   ; preds = %for.body9.i
  %xor.i69.i = xor i64 %8, -9223372036854775808
  br label %value_64.exit.i

if.end3.i71.i:                                    ; preds = %for.body9.i
  %tobool.not.i72.i = icmp sgt i64 %8, -1
  %cond.i73.i = select i1 %tobool.not.i72.i, i64 -1, i64 -9223372036854775808
  %xor4.i74.i = xor i64 %cond.i73.i, %8
  br label %value_64.exit.i

value_64.exit.i:                                  ; preds = %if.end3.i71.i, %if.then2.i68.i, %for.body9.i
  %retval.0.i70.i = phi i64 [ %xor.i69.i, %if.then2.i68.i ], [ %xor4.i74.i, %if.end3.i71.i ], [ %8, %for.body9.i ]
  %arrayidx12.i = getelementptr inbounds i64, ptr %6, i64 %k5.081.i
  store i64 %retval.0.i70.i, ptr %arrayidx12.i, align 8
  %inc14.i = add nuw nsw i64 %k5.081.i, 1
  %exitcond89.not.i = icmp eq i64 %inc14.i, %2
  br i1 %exitcond89.not.i, label %store.exit, label %for.body9.i, !llvm.loop !85

for.body23.i:                                     ; preds = %for.cond20.preheader.i, %for.body23.i
  %k19.079.i = phi i64 [ %inc28.i, %for.body23.i ], [ 0, %for.cond20.preheader.i ]
  %arrayidx24.i = getelementptr inbounds i64, ptr %1, i64 %k19.079.i
  %9 = load i64, ptr %arrayidx24.i, align 8
  %conv25.i = and i64 %9, 4294967295
  %arrayidx26.i = getelementptr inbounds i64, ptr %6, i64 %k19.079.i
  store i64 %conv25.i, ptr %arrayidx26.i, align 8
  %inc28.i = add nuw nsw i64 %k19.079.i, 1
  %exitcond.not.i = icmp eq i64 %inc28.i, %2
  br i1 %exitcond.not.i, label %store.exit, label %for.body23.i, !llvm.loop !86

for.body36.i:                                     ; preds = %for.cond32.preheader.i, %for.body36.i
  %k31.085.i = phi i64 [ %inc40.i, %for.body36.i ], [ 0, %for.cond32.preheader.i ]
  %place.i = getelementptr inbounds %struct.pair, ptr %1, i64 %k31.085.i, i32 1
  %10 = load i64, ptr %place.i, align 8
  %arrayidx38.i = getelementptr inbounds i64, ptr %6, i64 %k31.085.i
  store i64 %10, ptr %arrayidx38.i, align 8
  %inc40.i = add nuw nsw i64 %k31.085.i, 1
  %exitcond91.not.i = icmp eq i64 %inc40.i, %2
  br i1 %exitcond91.not.i, label %store.exit, label %for.body36.i, !llvm.loop !87

store.exit:                                       ; preds = %for.body23.i, %value_64.exit.i, %value_32.exit.i, %for.body36.i, %for.cond20.preheader.i, %for.cond6.preheader.i, %for.cond.preheader.i, %for.cond32.preheader.i
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_sort_lines(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %counts = alloca [256 x i64], align 16
  %differing = alloca [2 x i64], align 16
  %0 = load i64, ptr %a, align 8
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %2 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %3 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %4 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 40
  %5 = load i64, ptr %arrayidx5, align 8
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 48
  %6 = load i64, ptr %arrayidx6, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = and i64 %4, -3
  %9 = icmp eq i64 %8, 0
  %conv.i = select i1 %9, i64 32, i64 64
  %div71 = lshr exact i64 %conv.i, 3
  %mul = shl nsw i64 %2, 1
  %mul7 = mul nsw i64 %mul, %div71
  %add.ptr = getelementptr inbounds i8, ptr %7, i64 %mul7
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %counts) #10
  %cmp95 = icmp sgt i64 %1, 0
  br i1 %cmp95, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %10 = inttoptr i64 %5 to ptr
  %11 = inttoptr i64 %0 to ptr
  %arrayidx14 = getelementptr inbounds i8, ptr %differing, i64 8
  %cmp1.i = icmp eq i64 %4, 2
  %cmp2.i = icmp eq i64 %4, 3
  %cmp646.i = icmp sgt i64 %2, 0
  %arrayidx26 = getelementptr inbounds i8, ptr %a, i64 56
  %mul27 = mul nsw i64 %div71, %2
  br label %for.body

for.cond.cleanup:                                 ; preds = %store.exit, %entry
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %counts) #10
  ret i64 0

for.body:                                         ; preds = %for.body.lr.ph, %store.exit
  %source.098 = phi ptr [ %11, %for.body.lr.ph ], [ %add.ptr28, %store.exit ]
  %out.097 = phi ptr [ %10, %for.body.lr.ph ], [ %add.ptr31, %store.exit ]
  %line.096 = phi i64 [ 0, %for.body.lr.ph ], [ %inc33, %store.exit ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %differing) #10
  call fastcc void @load(ptr noundef %source.098, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 0, ptr noundef %7, ptr noundef nonnull %differing)
  br label %for.body12

for.cond.cleanup11:                               ; preds = %for.inc23
  %12 = load i64, ptr %arrayidx26, align 8
  %cmp3384.i = icmp sgt i64 %12, 0
  switch i64 %4, label %for.cond32.preheader.i [
    i64 0, label %for.cond.preheader.i
    i64 1, label %for.cond6.preheader.i
    i64 2, label %for.cond20.preheader.i
  ]

for.cond20.preheader.i:                           ; preds = %for.cond.cleanup11
  br i1 %cmp3384.i, label %for.body23.i, label %store.exit

for.cond6.preheader.i:                            ; preds = %for.cond.cleanup11
  br i1 %cmp3384.i, label %for.body9.i, label %store.exit

for.cond.preheader.i:                             ; preds = %for.cond.cleanup11
  br i1 %cmp3384.i, label %for.body.i, label %store.exit

for.cond32.preheader.i:                           ; preds = %for.cond.cleanup11
  br i1 %cmp3384.i, label %for.body36.i, label %store.exit

for.body.i:                                       ; preds = %for.cond.preheader.i, %value_32.exit.i
  %k.083.i = phi i64 [ %inc.i, %value_32.exit.i ], [ 0, %for.cond.preheader.i ]
  %arrayidx.i = getelementptr inbounds i32, ptr %from.1, i64 %k.083.i
  %13 = load i32, ptr %arrayidx.i, align 4
  switch i64 %3, label %if.end3.i.i [
    i64 0, label %value_32.exit.i
    i64 1, label %if.then2.i.i
  ]

if.then2.i.i:                                     ; preds = %for.body.i
  %xor.i.i = xor i32 %13, -2147483648
  br label %value_32.exit.i

if.end3.i.i:                                      ; preds = %for.body.i
  %tobool.not.i.i = icmp sgt i32 %13, -1
  %cond.i.i = select i1 %tobool.not.i.i, i32 -1, i32 -2147483648
  %xor4.i.i = xor i32 %cond.i.i, %13
  br label %value_32.exit.i

value_32.exit.i:                                  ; preds = %if.end3.i.i, %if.then2.i.i, %for.body.i
  %retval.0.i.i = phi i32 [ %xor.i.i, %if.then2.i.i ], [ %xor4.i.i, %if.end3.i.i ], [ %13, %for.body.i ]
  %arrayidx2.i = getelementptr inbounds i32, ptr %out.097, i64 %k.083.i
  store i32 %retval.0.i.i, ptr %arrayidx2.i, align 4
  %inc.i = add nuw nsw i64 %k.083.i, 1
  %exitcond90.not.i = icmp eq i64 %inc.i, %12
  br i1 %exitcond90.not.i, label %store.exit, label %for.body.i, !llvm.loop !84

for.body9.i:                                      ; preds = %for.cond6.preheader.i, %value_64.exit.i
  %k5.081.i = phi i64 [ %inc14.i, %value_64.exit.i ], [ 0, %for.cond6.preheader.i ]
  %arrayidx10.i = getelementptr inbounds i64, ptr %from.1, i64 %k5.081.i
  %14 = load i64, ptr %arrayidx10.i, align 8
  switch i64 %3, label %if.end3.i71.i [
    i64 0, label %value_64.exit.i
    i64 1, label %if.then2.i68.i
  ]

if.then2.i68.i:                                   ; preds = %for.body9.i
  %xor.i69.i = xor i64 %14, -9223372036854775808
  br label %value_64.exit.i

if.end3.i71.i:                                    ; preds = %for.body9.i
  %tobool.not.i72.i = icmp sgt i64 %14, -1
  %cond.i73.i = select i1 %tobool.not.i72.i, i64 -1, i64 -9223372036854775808
  %xor4.i74.i = xor i64 %cond.i73.i, %14
  br label %value_64.exit.i

value_64.exit.i:                                  ; preds = %if.end3.i71.i, %if.then2.i68.i, %for.body9.i
  %retval.0.i70.i = phi i64 [ %xor.i69.i, %if.then2.i68.i ], [ %xor4.i74.i, %if.end3.i71.i ], [ %14, %for.body9.i ]
  %arrayidx12.i = getelementptr inbounds i64, ptr %out.097, i64 %k5.081.i
  store i64 %retval.0.i70.i, ptr %arrayidx12.i, align 8
  %inc14.i = add nuw nsw i64 %k5.081.i, 1
  %exitcond89.not.i = icmp eq i64 %inc14.i, %12
  br i1 %exitcond89.not.i, label %store.exit, label %for.body9.i, !llvm.loop !85

for.body23.i:                                     ; preds = %for.cond20.preheader.i, %for.body23.i
  %k19.079.i = phi i64 [ %inc28.i, %for.body23.i ], [ 0, %for.cond20.preheader.i ]
  %arrayidx24.i = getelementptr inbounds i64, ptr %from.1, i64 %k19.079.i
  %15 = load i64, ptr %arrayidx24.i, align 8
  %conv25.i = and i64 %15, 4294967295
  %arrayidx26.i = getelementptr inbounds i64, ptr %out.097, i64 %k19.079.i
  store i64 %conv25.i, ptr %arrayidx26.i, align 8
  %inc28.i = add nuw nsw i64 %k19.079.i, 1
  %exitcond.not.i = icmp eq i64 %inc28.i, %12
  br i1 %exitcond.not.i, label %store.exit, label %for.body23.i, !llvm.loop !86

for.body36.i:                                     ; preds = %for.cond32.preheader.i, %for.body36.i
  %k31.085.i = phi i64 [ %inc40.i, %for.body36.i ], [ 0, %for.cond32.preheader.i ]
  %place.i = getelementptr inbounds %struct.pair, ptr %from.1, i64 %k31.085.i, i32 1
  %16 = load i64, ptr %place.i, align 8
  %arrayidx38.i = getelementptr inbounds i64, ptr %out.097, i64 %k31.085.i
  store i64 %16, ptr %arrayidx38.i, align 8
  %inc40.i = add nuw nsw i64 %k31.085.i, 1
  %exitcond91.not.i = icmp eq i64 %inc40.i, %12
  br i1 %exitcond91.not.i, label %store.exit, label %for.body36.i, !llvm.loop !87

store.exit:                                       ; preds = %for.body23.i, %value_64.exit.i, %value_32.exit.i, %for.body36.i, %for.cond20.preheader.i, %for.cond6.preheader.i, %for.cond.preheader.i, %for.cond32.preheader.i
  %add.ptr28 = getelementptr inbounds i8, ptr %source.098, i64 %mul27
  %17 = load i64, ptr %arrayidx26, align 8
  %mul30 = shl nsw i64 %17, 3
  %add.ptr31 = getelementptr inbounds i8, ptr %out.097, i64 %mul30
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %differing) #10
  %inc33 = add nuw nsw i64 %line.096, 1
  %exitcond104.not = icmp eq i64 %inc33, %1
  br i1 %exitcond104.not, label %for.cond.cleanup, label %for.body, !llvm.loop !88

for.body12:                                       ; preds = %for.body, %for.inc23
  %shift.094 = phi i64 [ 0, %for.body ], [ %add24, %for.inc23 ]
  %to.093 = phi ptr [ %add.ptr, %for.body ], [ %to.1, %for.inc23 ]
  %from.092 = phi ptr [ %7, %for.body ], [ %from.1, %for.inc23 ]
  %18 = load i64, ptr %differing, align 16
  %19 = load i64, ptr %arrayidx14, align 8
  %xor = xor i64 %19, %18
  %20 = shl i64 255, %shift.094
  %21 = and i64 %xor, %20
  %tobool.not = icmp eq i64 %21, 0
  br i1 %tobool.not, label %for.inc23, label %if.end

if.end:                                           ; preds = %for.body12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %counts, i8 0, i64 2048, i1 false)
  %add.i = add nuw nsw i64 %shift.094, 32
  %spec.select.i = select i1 %cmp1.i, i64 %add.i, i64 %shift.094
  br i1 %cmp2.i, label %for.cond5.preheader.i, label %for.cond16.preheader.i

for.cond16.preheader.i:                           ; preds = %if.end
  br i1 %cmp646.i, label %for.body19.i, label %for.body19.preheader

for.cond5.preheader.i:                            ; preds = %if.end
  br i1 %cmp646.i, label %for.body8.i, label %for.body19.preheader

for.body19.preheader:                             ; preds = %for.body19.i, %for.body8.i, %for.cond16.preheader.i, %for.cond5.preheader.i
  br label %for.body19

for.body8.i:                                      ; preds = %for.cond5.preheader.i, %for.body8.i
  %k4.047.i = phi i64 [ %inc13.i, %for.body8.i ], [ 0, %for.cond5.preheader.i ]
  %arrayidx9.i = getelementptr inbounds %struct.pair, ptr %from.092, i64 %k4.047.i
  %22 = load i64, ptr %arrayidx9.i, align 8
  %shr.i = lshr i64 %22, %spec.select.i
  %and.i = and i64 %shr.i, 255
  %arrayidx10.i74 = getelementptr inbounds i64, ptr %counts, i64 %and.i
  %23 = load i64, ptr %arrayidx10.i74, align 8
  %inc11.i = add nsw i64 %23, 1
  store i64 %inc11.i, ptr %arrayidx10.i74, align 8
  %inc13.i = add nuw nsw i64 %k4.047.i, 1
  %exitcond49.not.i = icmp eq i64 %inc13.i, %2
  br i1 %exitcond49.not.i, label %for.body19.preheader, label %for.body8.i, !llvm.loop !80

for.body19.i:                                     ; preds = %for.cond16.preheader.i, %for.body19.i
  %k15.045.i = phi i64 [ %inc26.i, %for.body19.i ], [ 0, %for.cond16.preheader.i ]
  %arrayidx20.i = getelementptr inbounds i64, ptr %from.092, i64 %k15.045.i
  %24 = load i64, ptr %arrayidx20.i, align 8
  %shr21.i = lshr i64 %24, %spec.select.i
  %and22.i = and i64 %shr21.i, 255
  %arrayidx23.i = getelementptr inbounds i64, ptr %counts, i64 %and22.i
  %25 = load i64, ptr %arrayidx23.i, align 8
  %inc24.i = add nsw i64 %25, 1
  store i64 %inc24.i, ptr %arrayidx23.i, align 8
  %inc26.i = add nuw nsw i64 %k15.045.i, 1
  %exitcond.not.i73 = icmp eq i64 %inc26.i, %2
  br i1 %exitcond.not.i73, label %for.body19.preheader, label %for.body19.i, !llvm.loop !81

for.cond.cleanup18:                               ; preds = %for.body19
  br i1 %cmp2.i, label %for.cond.preheader.i79, label %for.cond8.preheader.i

for.cond8.preheader.i:                            ; preds = %for.cond.cleanup18
  br i1 %cmp646.i, label %for.body11.i, label %for.inc23

for.cond.preheader.i79:                           ; preds = %for.cond.cleanup18
  br i1 %cmp646.i, label %for.body.i80, label %for.inc23

for.body.i80:                                     ; preds = %for.cond.preheader.i79, %for.body.i80
  %k.041.i = phi i64 [ %inc6.i, %for.body.i80 ], [ 0, %for.cond.preheader.i79 ]
  %arrayidx.i81 = getelementptr inbounds %struct.pair, ptr %from.092, i64 %k.041.i
  %one.sroa.0.0.copyload.i = load i64, ptr %arrayidx.i81, align 8
  %one.sroa.5.0.arrayidx.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx.i81, i64 8
  %one.sroa.5.0.copyload.i = load i64, ptr %one.sroa.5.0.arrayidx.sroa_idx.i, align 8
  %shr.i82 = lshr i64 %one.sroa.0.0.copyload.i, %spec.select.i
  %and.i83 = and i64 %shr.i82, 255
  %arrayidx4.i = getelementptr inbounds i64, ptr %counts, i64 %and.i83
  %26 = load i64, ptr %arrayidx4.i, align 8
  %inc.i84 = add nsw i64 %26, 1
  store i64 %inc.i84, ptr %arrayidx4.i, align 8
  %arrayidx5.i = getelementptr inbounds %struct.pair, ptr %to.093, i64 %26
  store i64 %one.sroa.0.0.copyload.i, ptr %arrayidx5.i, align 8
  %one.sroa.5.0.arrayidx5.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx5.i, i64 8
  store i64 %one.sroa.5.0.copyload.i, ptr %one.sroa.5.0.arrayidx5.sroa_idx.i, align 8
  %inc6.i = add nuw nsw i64 %k.041.i, 1
  %exitcond43.not.i = icmp eq i64 %inc6.i, %2
  br i1 %exitcond43.not.i, label %for.inc23, label %for.body.i80, !llvm.loop !82

for.body11.i:                                     ; preds = %for.cond8.preheader.i, %for.body11.i
  %k7.039.i = phi i64 [ %inc20.i, %for.body11.i ], [ 0, %for.cond8.preheader.i ]
  %arrayidx13.i = getelementptr inbounds i64, ptr %from.092, i64 %k7.039.i
  %27 = load i64, ptr %arrayidx13.i, align 8
  %shr14.i = lshr i64 %27, %spec.select.i
  %and15.i = and i64 %shr14.i, 255
  %arrayidx16.i = getelementptr inbounds i64, ptr %counts, i64 %and15.i
  %28 = load i64, ptr %arrayidx16.i, align 8
  %inc17.i = add nsw i64 %28, 1
  store i64 %inc17.i, ptr %arrayidx16.i, align 8
  %arrayidx18.i = getelementptr inbounds i64, ptr %to.093, i64 %28
  store i64 %27, ptr %arrayidx18.i, align 8
  %inc20.i = add nuw nsw i64 %k7.039.i, 1
  %exitcond.not.i78 = icmp eq i64 %inc20.i, %2
  br i1 %exitcond.not.i78, label %for.inc23, label %for.body11.i, !llvm.loop !83

for.body19:                                       ; preds = %for.body19.preheader, %for.body19
  %k.091 = phi i64 [ %inc, %for.body19 ], [ 0, %for.body19.preheader ]
  %before.090 = phi i64 [ %add, %for.body19 ], [ 0, %for.body19.preheader ]
  %arrayidx20 = getelementptr inbounds [256 x i64], ptr %counts, i64 0, i64 %k.091
  %29 = load i64, ptr %arrayidx20, align 8
  store i64 %before.090, ptr %arrayidx20, align 8
  %add = add nsw i64 %29, %before.090
  %inc = add nuw nsw i64 %k.091, 1
  %exitcond.not = icmp eq i64 %inc, 256
  br i1 %exitcond.not, label %for.cond.cleanup18, label %for.body19, !llvm.loop !89

for.inc23:                                        ; preds = %for.body11.i, %for.body.i80, %for.cond.preheader.i79, %for.cond8.preheader.i, %for.body12
  %from.1 = phi ptr [ %from.092, %for.body12 ], [ %to.093, %for.cond8.preheader.i ], [ %to.093, %for.cond.preheader.i79 ], [ %to.093, %for.body.i80 ], [ %to.093, %for.body11.i ]
  %to.1 = phi ptr [ %to.093, %for.body12 ], [ %from.092, %for.cond8.preheader.i ], [ %from.092, %for.cond.preheader.i79 ], [ %from.092, %for.body.i80 ], [ %from.092, %for.body11.i ]
  %add24 = add nuw nsw i64 %shift.094, 8
  %cmp10 = icmp ult i64 %add24, %conv.i
  br i1 %cmp10, label %for.body12, label %for.cond.cleanup11, !llvm.loop !90
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_count_bytes(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %some.i = alloca [4 x [256 x i64]], align 16
  %0 = load i64, ptr %a, align 8
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %2 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %3 = load i64, ptr %arrayidx3, align 8
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %some.i) #10
  %arrayidx.i = getelementptr inbounds i8, ptr %some.i, i64 6144
  %arrayidx2.i = getelementptr inbounds i8, ptr %some.i, i64 4096
  %arrayidx4.i = getelementptr inbounds i8, ptr %some.i, i64 2048
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(4096) %some.i, i8 0, i64 4096, i1 false)
  br label %for.body.i

for.cond9.preheader.i:                            ; preds = %for.body.i
  %4 = inttoptr i64 %0 to ptr
  %5 = inttoptr i64 %3 to ptr
  %cmp10.not80.i = icmp slt i64 %1, 4
  br i1 %cmp10.not80.i, label %for.cond27.preheader.i, label %for.cond12.preheader.i

for.body.i:                                       ; preds = %for.body.i, %entry
  %k.078.i = phi i64 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %arrayidx1.i = getelementptr inbounds [256 x i64], ptr %arrayidx.i, i64 0, i64 %k.078.i
  store i64 0, ptr %arrayidx1.i, align 8
  %arrayidx3.i = getelementptr inbounds [256 x i64], ptr %arrayidx2.i, i64 0, i64 %k.078.i
  store i64 0, ptr %arrayidx3.i, align 8
  %inc.i = add nuw nsw i64 %k.078.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, 256
  br i1 %exitcond.not.i, label %for.cond9.preheader.i, label %for.body.i, !llvm.loop !91

for.cond12.preheader.i:                           ; preds = %for.cond9.preheader.i, %for.cond12.preheader.i
  %add82.i = phi i64 [ %add.i, %for.cond12.preheader.i ], [ 4, %for.cond9.preheader.i ]
  %k8.081.i = phi i64 [ %add82.i, %for.cond12.preheader.i ], [ 0, %for.cond9.preheader.i ]
  %arrayidx18.i = getelementptr inbounds i8, ptr %4, i64 %k8.081.i
  %6 = load i8, ptr %arrayidx18.i, align 1
  %idxprom.i = zext i8 %6 to i64
  %arrayidx19.i = getelementptr inbounds [4 x [256 x i64]], ptr %some.i, i64 0, i64 0, i64 %idxprom.i
  %7 = load i64, ptr %arrayidx19.i, align 8
  %inc20.i = add nsw i64 %7, 1
  store i64 %inc20.i, ptr %arrayidx19.i, align 8
  %add17.1.i = or disjoint i64 %k8.081.i, 1
  %arrayidx18.1.i = getelementptr inbounds i8, ptr %4, i64 %add17.1.i
  %8 = load i8, ptr %arrayidx18.1.i, align 1
  %idxprom.1.i = zext i8 %8 to i64
  %arrayidx19.1.i = getelementptr inbounds [4 x [256 x i64]], ptr %some.i, i64 0, i64 1, i64 %idxprom.1.i
  %9 = load i64, ptr %arrayidx19.1.i, align 8
  %inc20.1.i = add nsw i64 %9, 1
  store i64 %inc20.1.i, ptr %arrayidx19.1.i, align 8
  %add17.2.i = or disjoint i64 %k8.081.i, 2
  %arrayidx18.2.i = getelementptr inbounds i8, ptr %4, i64 %add17.2.i
  %10 = load i8, ptr %arrayidx18.2.i, align 1
  %idxprom.2.i = zext i8 %10 to i64
  %arrayidx19.2.i = getelementptr inbounds [4 x [256 x i64]], ptr %some.i, i64 0, i64 2, i64 %idxprom.2.i
  %11 = load i64, ptr %arrayidx19.2.i, align 8
  %inc20.2.i = add nsw i64 %11, 1
  store i64 %inc20.2.i, ptr %arrayidx19.2.i, align 8
  %add17.3.i = or disjoint i64 %k8.081.i, 3
  %arrayidx18.3.i = getelementptr inbounds i8, ptr %4, i64 %add17.3.i
  %12 = load i8, ptr %arrayidx18.3.i, align 1
  %idxprom.3.i = zext i8 %12 to i64
  %arrayidx19.3.i = getelementptr inbounds [4 x [256 x i64]], ptr %some.i, i64 0, i64 3, i64 %idxprom.3.i
  %13 = load i64, ptr %arrayidx19.3.i, align 8
  %inc20.3.i = add nsw i64 %13, 1
  store i64 %inc20.3.i, ptr %arrayidx19.3.i, align 8
  %add.i = add nuw nsw i64 %add82.i, 4
  %cmp10.not.i = icmp sgt i64 %add.i, %1
  br i1 %cmp10.not.i, label %for.cond27.preheader.i, label %for.cond12.preheader.i, !llvm.loop !92

for.cond27.preheader.i:                           ; preds = %for.cond12.preheader.i, %for.cond9.preheader.i
  %k8.0.lcssa.i = phi i64 [ 0, %for.cond9.preheader.i ], [ %add82.i, %for.cond12.preheader.i ]
  %cmp2883.i = icmp slt i64 %k8.0.lcssa.i, %1
  br i1 %cmp2883.i, label %for.body29.i, label %for.body40.i.preheader

for.body29.i:                                     ; preds = %for.cond27.preheader.i, %for.body29.i
  %k8.184.i = phi i64 [ %inc36.i, %for.body29.i ], [ %k8.0.lcssa.i, %for.cond27.preheader.i ]
  %arrayidx31.i = getelementptr inbounds i8, ptr %4, i64 %k8.184.i
  %14 = load i8, ptr %arrayidx31.i, align 1
  %idxprom32.i = zext i8 %14 to i64
  %arrayidx33.i = getelementptr inbounds [256 x i64], ptr %some.i, i64 0, i64 %idxprom32.i
  %15 = load i64, ptr %arrayidx33.i, align 8
  %inc34.i = add nsw i64 %15, 1
  store i64 %inc34.i, ptr %arrayidx33.i, align 8
  %inc36.i = add nuw nsw i64 %k8.184.i, 1
  %exitcond87.not.i = icmp eq i64 %inc36.i, %1
  br i1 %exitcond87.not.i, label %for.body40.i.preheader, label %for.body29.i, !llvm.loop !93

for.body40.i.preheader:                           ; preds = %for.body29.i, %for.cond27.preheader.i
  br label %for.body40.i

for.body40.i:                                     ; preds = %for.body40.i.preheader, %for.body40.i
  %k8.285.i = phi i64 [ %inc54.i, %for.body40.i ], [ 0, %for.body40.i.preheader ]
  %arrayidx42.i = getelementptr inbounds [256 x i64], ptr %some.i, i64 0, i64 %k8.285.i
  %16 = load i64, ptr %arrayidx42.i, align 8
  %arrayidx44.i = getelementptr inbounds [256 x i64], ptr %arrayidx4.i, i64 0, i64 %k8.285.i
  %17 = load i64, ptr %arrayidx44.i, align 8
  %add45.i = add nsw i64 %17, %16
  %arrayidx47.i = getelementptr inbounds [256 x i64], ptr %arrayidx2.i, i64 0, i64 %k8.285.i
  %18 = load i64, ptr %arrayidx47.i, align 8
  %add48.i = add nsw i64 %add45.i, %18
  %arrayidx50.i = getelementptr inbounds [256 x i64], ptr %arrayidx.i, i64 0, i64 %k8.285.i
  %19 = load i64, ptr %arrayidx50.i, align 8
  %add51.i = add nsw i64 %add48.i, %19
  %xor.i = xor i64 %k8.285.i, %2
  %arrayidx52.i = getelementptr inbounds i64, ptr %5, i64 %xor.i
  store i64 %add51.i, ptr %arrayidx52.i, align 8
  %inc54.i = add nuw nsw i64 %k8.285.i, 1
  %exitcond88.not.i = icmp eq i64 %inc54.i, 256
  br i1 %exitcond88.not.i, label %count_bytes.exit, label %for.body40.i, !llvm.loop !94

count_bytes.exit:                                 ; preds = %for.body40.i
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %some.i) #10
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_order_bytes(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %2 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %3 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 32
  %4 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 24
  %5 = load i64, ptr %arrayidx4, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 40
  %7 = load i64, ptr %arrayidx5, align 8
  %8 = inttoptr i64 %7 to ptr
  %cmp7.i = icmp sgt i64 %2, 0
  br i1 %cmp7.i, label %for.body.i, label %move_places.exit

for.body.i:                                       ; preds = %entry, %for.body.i
  %k.08.i = phi i64 [ %inc3.i, %for.body.i ], [ 0, %entry ]
  %add.i = add nsw i64 %k.08.i, %4
  %arrayidx.i = getelementptr inbounds i8, ptr %1, i64 %k.08.i
  %9 = load i8, ptr %arrayidx.i, align 1
  %conv.i = zext i8 %9 to i64
  %xor.i = xor i64 %3, %conv.i
  %arrayidx1.i = getelementptr inbounds i64, ptr %6, i64 %xor.i
  %10 = load i64, ptr %arrayidx1.i, align 8
  %inc.i = add nsw i64 %10, 1
  store i64 %inc.i, ptr %arrayidx1.i, align 8
  %arrayidx2.i = getelementptr inbounds i64, ptr %8, i64 %10
  store i64 %add.i, ptr %arrayidx2.i, align 8
  %inc3.i = add nuw nsw i64 %k.08.i, 1
  %exitcond.not.i = icmp eq i64 %inc3.i, %2
  br i1 %exitcond.not.i, label %move_places.exit, label %for.body.i, !llvm.loop !95

move_places.exit:                                 ; preds = %for.body.i, %entry
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_order_lines_of_bytes(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %some.i = alloca [4 x [256 x i64]], align 16
  %counts = alloca [256 x i64], align 16
  %0 = load i64, ptr %a, align 8
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %counts) #10
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx2, align 8
  %cmp46 = icmp sgt i64 %1, 0
  br i1 %cmp46, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 32
  %2 = load i64, ptr %arrayidx1, align 8
  %3 = inttoptr i64 %2 to ptr
  %4 = inttoptr i64 %0 to ptr
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx.i = getelementptr inbounds i8, ptr %some.i, i64 6144
  %arrayidx2.i = getelementptr inbounds i8, ptr %some.i, i64 4096
  %arrayidx4.i = getelementptr inbounds i8, ptr %some.i, i64 2048
  %.pre = load i64, ptr %arrayidx3, align 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %move_places.exit, %entry
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %counts) #10
  ret i64 0

for.body:                                         ; preds = %for.body.lr.ph, %move_places.exit
  %5 = phi i64 [ %1, %for.body.lr.ph ], [ %24, %move_places.exit ]
  %6 = phi i64 [ %.pre, %for.body.lr.ph ], [ %25, %move_places.exit ]
  %bytes.049 = phi ptr [ %4, %for.body.lr.ph ], [ %add.ptr, %move_places.exit ]
  %line.048 = phi i64 [ 0, %for.body.lr.ph ], [ %inc15, %move_places.exit ]
  %out.047 = phi ptr [ %3, %for.body.lr.ph ], [ %add.ptr18, %move_places.exit ]
  %7 = load i64, ptr %arrayidx4, align 8
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %some.i) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(4096) %some.i, i8 0, i64 4096, i1 false)
  br label %for.body.i

for.cond9.preheader.i:                            ; preds = %for.body.i
  %cmp10.not80.i = icmp slt i64 %6, 4
  br i1 %cmp10.not80.i, label %for.cond27.preheader.i, label %for.cond12.preheader.i

for.body.i:                                       ; preds = %for.body.i, %for.body
  %k.078.i = phi i64 [ 0, %for.body ], [ %inc.i, %for.body.i ]
  %arrayidx1.i = getelementptr inbounds [256 x i64], ptr %arrayidx.i, i64 0, i64 %k.078.i
  store i64 0, ptr %arrayidx1.i, align 8
  %arrayidx3.i = getelementptr inbounds [256 x i64], ptr %arrayidx2.i, i64 0, i64 %k.078.i
  store i64 0, ptr %arrayidx3.i, align 8
  %inc.i = add nuw nsw i64 %k.078.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, 256
  br i1 %exitcond.not.i, label %for.cond9.preheader.i, label %for.body.i, !llvm.loop !91

for.cond12.preheader.i:                           ; preds = %for.cond9.preheader.i, %for.cond12.preheader.i
  %add82.i = phi i64 [ %add.i, %for.cond12.preheader.i ], [ 4, %for.cond9.preheader.i ]
  %k8.081.i = phi i64 [ %add82.i, %for.cond12.preheader.i ], [ 0, %for.cond9.preheader.i ]
  %arrayidx18.i = getelementptr inbounds i8, ptr %bytes.049, i64 %k8.081.i
  %8 = load i8, ptr %arrayidx18.i, align 1
  %idxprom.i = zext i8 %8 to i64
  %arrayidx19.i = getelementptr inbounds [4 x [256 x i64]], ptr %some.i, i64 0, i64 0, i64 %idxprom.i
  %9 = load i64, ptr %arrayidx19.i, align 8
  %inc20.i = add nsw i64 %9, 1
  store i64 %inc20.i, ptr %arrayidx19.i, align 8
  %add17.1.i = or disjoint i64 %k8.081.i, 1
  %arrayidx18.1.i = getelementptr inbounds i8, ptr %bytes.049, i64 %add17.1.i
  %10 = load i8, ptr %arrayidx18.1.i, align 1
  %idxprom.1.i = zext i8 %10 to i64
  %arrayidx19.1.i = getelementptr inbounds [4 x [256 x i64]], ptr %some.i, i64 0, i64 1, i64 %idxprom.1.i
  %11 = load i64, ptr %arrayidx19.1.i, align 8
  %inc20.1.i = add nsw i64 %11, 1
  store i64 %inc20.1.i, ptr %arrayidx19.1.i, align 8
  %add17.2.i = or disjoint i64 %k8.081.i, 2
  %arrayidx18.2.i = getelementptr inbounds i8, ptr %bytes.049, i64 %add17.2.i
  %12 = load i8, ptr %arrayidx18.2.i, align 1
  %idxprom.2.i = zext i8 %12 to i64
  %arrayidx19.2.i = getelementptr inbounds [4 x [256 x i64]], ptr %some.i, i64 0, i64 2, i64 %idxprom.2.i
  %13 = load i64, ptr %arrayidx19.2.i, align 8
  %inc20.2.i = add nsw i64 %13, 1
  store i64 %inc20.2.i, ptr %arrayidx19.2.i, align 8
  %add17.3.i = or disjoint i64 %k8.081.i, 3
  %arrayidx18.3.i = getelementptr inbounds i8, ptr %bytes.049, i64 %add17.3.i
  %14 = load i8, ptr %arrayidx18.3.i, align 1
  %idxprom.3.i = zext i8 %14 to i64
  %arrayidx19.3.i = getelementptr inbounds [4 x [256 x i64]], ptr %some.i, i64 0, i64 3, i64 %idxprom.3.i
  %15 = load i64, ptr %arrayidx19.3.i, align 8
  %inc20.3.i = add nsw i64 %15, 1
  store i64 %inc20.3.i, ptr %arrayidx19.3.i, align 8
  %add.i = add nuw nsw i64 %add82.i, 4
  %cmp10.not.i = icmp sgt i64 %add.i, %6
  br i1 %cmp10.not.i, label %for.cond27.preheader.i, label %for.cond12.preheader.i, !llvm.loop !92

for.cond27.preheader.i:                           ; preds = %for.cond12.preheader.i, %for.cond9.preheader.i
  %k8.0.lcssa.i = phi i64 [ 0, %for.cond9.preheader.i ], [ %add82.i, %for.cond12.preheader.i ]
  %cmp2883.i = icmp slt i64 %k8.0.lcssa.i, %6
  br i1 %cmp2883.i, label %for.body29.i, label %for.body40.i.preheader

for.body29.i:                                     ; preds = %for.cond27.preheader.i, %for.body29.i
  %k8.184.i = phi i64 [ %inc36.i, %for.body29.i ], [ %k8.0.lcssa.i, %for.cond27.preheader.i ]
  %arrayidx31.i = getelementptr inbounds i8, ptr %bytes.049, i64 %k8.184.i
  %16 = load i8, ptr %arrayidx31.i, align 1
  %idxprom32.i = zext i8 %16 to i64
  %arrayidx33.i = getelementptr inbounds [256 x i64], ptr %some.i, i64 0, i64 %idxprom32.i
  %17 = load i64, ptr %arrayidx33.i, align 8
  %inc34.i = add nsw i64 %17, 1
  store i64 %inc34.i, ptr %arrayidx33.i, align 8
  %inc36.i = add nuw nsw i64 %k8.184.i, 1
  %exitcond87.not.i = icmp eq i64 %inc36.i, %6
  br i1 %exitcond87.not.i, label %for.body40.i.preheader, label %for.body29.i, !llvm.loop !93

for.body40.i.preheader:                           ; preds = %for.body29.i, %for.cond27.preheader.i
  br label %for.body40.i

for.body40.i:                                     ; preds = %for.body40.i.preheader, %for.body40.i
  %k8.285.i = phi i64 [ %inc54.i, %for.body40.i ], [ 0, %for.body40.i.preheader ]
  %arrayidx42.i = getelementptr inbounds [256 x i64], ptr %some.i, i64 0, i64 %k8.285.i
  %18 = load i64, ptr %arrayidx42.i, align 8
  %arrayidx44.i = getelementptr inbounds [256 x i64], ptr %arrayidx4.i, i64 0, i64 %k8.285.i
  %19 = load i64, ptr %arrayidx44.i, align 8
  %add45.i = add nsw i64 %19, %18
  %arrayidx47.i = getelementptr inbounds [256 x i64], ptr %arrayidx2.i, i64 0, i64 %k8.285.i
  %20 = load i64, ptr %arrayidx47.i, align 8
  %add48.i = add nsw i64 %add45.i, %20
  %arrayidx50.i = getelementptr inbounds [256 x i64], ptr %arrayidx.i, i64 0, i64 %k8.285.i
  %21 = load i64, ptr %arrayidx50.i, align 8
  %add51.i = add nsw i64 %add48.i, %21
  %xor.i = xor i64 %k8.285.i, %7
  %arrayidx52.i = getelementptr inbounds i64, ptr %counts, i64 %xor.i
  store i64 %add51.i, ptr %arrayidx52.i, align 8
  %inc54.i = add nuw nsw i64 %k8.285.i, 1
  %exitcond88.not.i = icmp eq i64 %inc54.i, 256
  br i1 %exitcond88.not.i, label %count_bytes.exit, label %for.body40.i, !llvm.loop !94

count_bytes.exit:                                 ; preds = %for.body40.i
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %some.i) #10
  br label %for.body8

for.cond.cleanup7:                                ; preds = %for.body8
  %cmp7.i = icmp sgt i64 %6, 0
  br i1 %cmp7.i, label %for.body.i36, label %move_places.exit

for.body.i36:                                     ; preds = %for.cond.cleanup7, %for.body.i36
  %k.08.i = phi i64 [ %inc3.i, %for.body.i36 ], [ 0, %for.cond.cleanup7 ]
  %arrayidx.i38 = getelementptr inbounds i8, ptr %bytes.049, i64 %k.08.i
  %22 = load i8, ptr %arrayidx.i38, align 1
  %conv.i = zext i8 %22 to i64
  %xor.i39 = xor i64 %7, %conv.i
  %arrayidx1.i40 = getelementptr inbounds i64, ptr %counts, i64 %xor.i39
  %23 = load i64, ptr %arrayidx1.i40, align 8
  %inc.i41 = add nsw i64 %23, 1
  store i64 %inc.i41, ptr %arrayidx1.i40, align 8
  %arrayidx2.i42 = getelementptr inbounds i64, ptr %out.047, i64 %23
  store i64 %k.08.i, ptr %arrayidx2.i42, align 8
  %inc3.i = add nuw nsw i64 %k.08.i, 1
  %exitcond.not.i43 = icmp eq i64 %inc3.i, %6
  br i1 %exitcond.not.i43, label %move_places.exit.loopexit, label %for.body.i36, !llvm.loop !95

move_places.exit.loopexit:                        ; preds = %for.body.i36
  %.pre50 = load i64, ptr %arrayidx3, align 8
  %.pre51 = load i64, ptr %arrayidx2, align 8
  br label %move_places.exit

move_places.exit:                                 ; preds = %move_places.exit.loopexit, %for.cond.cleanup7
  %24 = phi i64 [ %.pre51, %move_places.exit.loopexit ], [ %5, %for.cond.cleanup7 ]
  %25 = phi i64 [ %.pre50, %move_places.exit.loopexit ], [ %6, %for.cond.cleanup7 ]
  %inc15 = add nuw nsw i64 %line.048, 1
  %add.ptr = getelementptr inbounds i8, ptr %bytes.049, i64 %25
  %add.ptr18 = getelementptr inbounds i64, ptr %out.047, i64 %25
  %cmp = icmp slt i64 %inc15, %24
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !96

for.body8:                                        ; preds = %count_bytes.exit, %for.body8
  %k.045 = phi i64 [ 0, %count_bytes.exit ], [ %inc, %for.body8 ]
  %before.044 = phi i64 [ 0, %count_bytes.exit ], [ %add, %for.body8 ]
  %arrayidx9 = getelementptr inbounds [256 x i64], ptr %counts, i64 0, i64 %k.045
  %26 = load i64, ptr %arrayidx9, align 8
  store i64 %before.044, ptr %arrayidx9, align 8
  %add = add nsw i64 %26, %before.044
  %inc = add nuw nsw i64 %k.045, 1
  %exitcond.not = icmp eq i64 %inc, 256
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !97
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_search(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 8
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 24
  %2 = load i64, ptr %arrayidx1, align 8
  %3 = inttoptr i64 %2 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 48
  %4 = load i64, ptr %arrayidx2, align 8
  %5 = inttoptr i64 %4 to ptr
  %6 = load i64, ptr %a, align 8
  %arrayidx21 = getelementptr inbounds i8, ptr %a, i64 16
  %7 = load i64, ptr %arrayidx21, align 8
  %arrayidx22 = getelementptr inbounds i8, ptr %a, i64 32
  %8 = load i64, ptr %arrayidx22, align 8
  %cmp140.i = icmp sgt i64 %8, 0
  switch i64 %6, label %if.else20 [
    i64 0, label %if.then
    i64 1, label %if.then9
    i64 2, label %if.then16
  ]

if.then:                                          ; preds = %entry
  br i1 %cmp140.i, label %for.body.lr.ph.i, label %if.end25

for.body.lr.ph.i:                                 ; preds = %if.then
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 40
  %9 = load i64, ptr %arrayidx6, align 8
  %cmp13139.i = icmp sgt i64 %7, 0
  %tobool.not.i = icmp eq i64 %9, 0
  br label %for.body.i

for.body.i:                                       ; preds = %for.cond.cleanup71.i, %for.body.lr.ph.i
  %indvars.iv.i = phi i64 [ %8, %for.body.lr.ph.i ], [ %indvars.iv.next.i, %for.cond.cleanup71.i ]
  %k.0146.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add80.i, %for.cond.cleanup71.i ]
  %wanted.0145.i = phi <8 x float> [ undef, %for.body.lr.ph.i ], [ %vecins.i, %for.cond.cleanup71.i ]
  %smin.i = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i, i64 8)
  %sub.i = sub nsw i64 %8, %k.0146.i
  br label %for.body6.i

for.cond12.preheader.i:                           ; preds = %for.body6.i
  %smax.i = tail call i64 @llvm.smax.i64(i64 %smin.i, i64 1)
  br i1 %cmp13139.i, label %for.body15.lr.ph.i, label %for.cond68.preheader.i

for.body15.lr.ph.i:                               ; preds = %for.cond12.preheader.i
  %cmp49.i = fcmp uno <8 x float> %vecins.i, zeroinitializer
  br label %for.body15.i

for.body6.i:                                      ; preds = %for.body6.i, %for.body.i
  %j.0138.i = phi i64 [ 0, %for.body.i ], [ %inc.i, %for.body6.i ]
  %wanted.1137.i = phi <8 x float> [ %wanted.0145.i, %for.body.i ], [ %vecins.i, %for.body6.i ]
  %cmp7.i = icmp sgt i64 %sub.i, %j.0138.i
  %cond11.i = select i1 %cmp7.i, i64 %j.0138.i, i64 0
  %add.i = or disjoint i64 %cond11.i, %k.0146.i
  %arrayidx.i = getelementptr inbounds float, ptr %3, i64 %add.i
  %10 = load float, ptr %arrayidx.i, align 4
  %vecins.i = insertelement <8 x float> %wanted.1137.i, float %10, i64 %j.0138.i
  %inc.i = add nuw nsw i64 %j.0138.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, 8
  br i1 %exitcond.not.i, label %for.cond12.preheader.i, label %for.body6.i, !llvm.loop !98

for.cond68.preheader.i:                           ; preds = %cond.end59.i, %for.cond12.preheader.i
  %base.0.lcssa.i = phi <8 x i64> [ zeroinitializer, %for.cond12.preheader.i ], [ %add63.i, %cond.end59.i ]
  %cmp69142.i = icmp sgt i64 %sub.i, 0
  br i1 %cmp69142.i, label %for.body72.lr.ph.i, label %for.cond.cleanup71.i

for.body72.lr.ph.i:                               ; preds = %for.cond68.preheader.i
  %11 = getelementptr inbounds i64, ptr %5, i64 %k.0146.i
  br label %for.body72.i

for.body15.i:                                     ; preds = %cond.end59.i, %for.body15.lr.ph.i
  %base.0141.i = phi <8 x i64> [ zeroinitializer, %for.body15.lr.ph.i ], [ %add63.i, %cond.end59.i ]
  %rest.0140.i = phi i64 [ %7, %for.body15.lr.ph.i ], [ %sub65.i, %cond.end59.i ]
  %sub16.i = add nsw i64 %rest.0140.i, -1
  %div133.i = lshr i64 %sub16.i, 1
  %vecext.i = extractelement <8 x i64> %base.0141.i, i64 0
  %12 = getelementptr float, ptr %1, i64 %vecext.i
  %arrayidx18.i = getelementptr float, ptr %12, i64 %div133.i
  %13 = load float, ptr %arrayidx18.i, align 4
  %vecinit.i = insertelement <8 x float> poison, float %13, i64 0
  %vecext19.i = extractelement <8 x i64> %base.0141.i, i64 1
  %14 = getelementptr float, ptr %1, i64 %vecext19.i
  %arrayidx21.i = getelementptr float, ptr %14, i64 %div133.i
  %15 = load float, ptr %arrayidx21.i, align 4
  %vecinit22.i = insertelement <8 x float> %vecinit.i, float %15, i64 1
  %vecext23.i = extractelement <8 x i64> %base.0141.i, i64 2
  %16 = getelementptr float, ptr %1, i64 %vecext23.i
  %arrayidx25.i = getelementptr float, ptr %16, i64 %div133.i
  %17 = load float, ptr %arrayidx25.i, align 4
  %vecinit26.i = insertelement <8 x float> %vecinit22.i, float %17, i64 2
  %vecext27.i = extractelement <8 x i64> %base.0141.i, i64 3
  %18 = getelementptr float, ptr %1, i64 %vecext27.i
  %arrayidx29.i = getelementptr float, ptr %18, i64 %div133.i
  %19 = load float, ptr %arrayidx29.i, align 4
  %vecinit30.i = insertelement <8 x float> %vecinit26.i, float %19, i64 3
  %vecext31.i = extractelement <8 x i64> %base.0141.i, i64 4
  %20 = getelementptr float, ptr %1, i64 %vecext31.i
  %arrayidx33.i = getelementptr float, ptr %20, i64 %div133.i
  %21 = load float, ptr %arrayidx33.i, align 4
  %vecinit34.i = insertelement <8 x float> %vecinit30.i, float %21, i64 4
  %vecext35.i = extractelement <8 x i64> %base.0141.i, i64 5
  %22 = getelementptr float, ptr %1, i64 %vecext35.i
  %arrayidx37.i = getelementptr float, ptr %22, i64 %div133.i
  %23 = load float, ptr %arrayidx37.i, align 4
  %vecinit38.i = insertelement <8 x float> %vecinit34.i, float %23, i64 5
  %vecext39.i = extractelement <8 x i64> %base.0141.i, i64 6
  %24 = getelementptr float, ptr %1, i64 %vecext39.i
  %arrayidx41.i = getelementptr float, ptr %24, i64 %div133.i
  %25 = load float, ptr %arrayidx41.i, align 4
  %vecinit42.i = insertelement <8 x float> %vecinit38.i, float %25, i64 6
  %vecext43.i = extractelement <8 x i64> %base.0141.i, i64 7
  %26 = getelementptr float, ptr %1, i64 %vecext43.i
  %arrayidx45.i = getelementptr float, ptr %26, i64 %div133.i
  %27 = load float, ptr %arrayidx45.i, align 4
  %vecinit46.i = insertelement <8 x float> %vecinit42.i, float %27, i64 7
  br i1 %tobool.not.i, label %cond.false51.i, label %cond.true47.i

cond.true47.i:                                    ; preds = %for.body15.i
  %cmp48.i = fcmp ole <8 x float> %vecinit46.i, %vecins.i
  %or136.i = or <8 x i1> %cmp48.i, %cmp49.i
  br label %cond.end59.i

cond.false51.i:                                   ; preds = %for.body15.i
  %cmp52.i = fcmp olt <8 x float> %vecinit46.i, %vecins.i
  %28 = fcmp ord <8 x float> %vecinit46.i, zeroinitializer
  %and134.i = and <8 x i1> %28, %cmp49.i
  %or58135.i = or <8 x i1> %and134.i, %cmp52.i
  br label %cond.end59.i

cond.end59.i:                                     ; preds = %cond.false51.i, %cond.true47.i
  %cond60.in.i = phi <8 x i1> [ %or136.i, %cond.true47.i ], [ %or58135.i, %cond.false51.i ]
  %add61.i = add nuw nsw i64 %div133.i, 1
  %splat.splatinsert.i = insertelement <8 x i64> poison, i64 %add61.i, i64 0
  %splat.splat.i = shufflevector <8 x i64> %splat.splatinsert.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %and62.i = select <8 x i1> %cond60.in.i, <8 x i64> %splat.splat.i, <8 x i64> zeroinitializer
  %add63.i = add <8 x i64> %and62.i, %base.0141.i
  %sub65.i = sub nsw i64 %rest.0140.i, %add61.i
  %cmp13.i = icmp sgt i64 %sub65.i, 0
  br i1 %cmp13.i, label %for.body15.i, label %for.cond68.preheader.i, !llvm.loop !99

for.cond.cleanup71.i:                             ; preds = %for.body72.i, %for.cond68.preheader.i
  %add80.i = add nuw nsw i64 %k.0146.i, 8
  %cmp.i = icmp slt i64 %add80.i, %8
  %indvars.iv.next.i = add i64 %indvars.iv.i, -8
  br i1 %cmp.i, label %for.body.i, label %if.end25, !llvm.loop !100

for.body72.i:                                     ; preds = %for.body72.i, %for.body72.lr.ph.i
  %j67.0143.i = phi i64 [ 0, %for.body72.lr.ph.i ], [ %inc77.i, %for.body72.i ]
  %vecext73.i = extractelement <8 x i64> %base.0.lcssa.i, i64 %j67.0143.i
  %arrayidx75.i = getelementptr inbounds i64, ptr %11, i64 %j67.0143.i
  store i64 %vecext73.i, ptr %arrayidx75.i, align 8
  %inc77.i = add nuw nsw i64 %j67.0143.i, 1
  %exitcond147.not.i = icmp eq i64 %inc77.i, %smax.i
  br i1 %exitcond147.not.i, label %for.cond.cleanup71.i, label %for.body72.i, !llvm.loop !101

if.then9:                                         ; preds = %entry
  br i1 %cmp140.i, label %for.body.lr.ph.i52, label %if.end25

for.body.lr.ph.i52:                               ; preds = %if.then9
  %arrayidx12 = getelementptr inbounds i8, ptr %a, i64 40
  %29 = load i64, ptr %arrayidx12, align 8
  %cmp13138.i = icmp sgt i64 %7, 0
  %tobool.not.i53 = icmp eq i64 %29, 0
  br label %for.body.i54

for.body.i54:                                     ; preds = %for.cond.cleanup70.i, %for.body.lr.ph.i52
  %indvars.iv.i55 = phi i64 [ %8, %for.body.lr.ph.i52 ], [ %indvars.iv.next.i71, %for.cond.cleanup70.i ]
  %k.0145.i = phi i64 [ 0, %for.body.lr.ph.i52 ], [ %add79.i, %for.cond.cleanup70.i ]
  %wanted.0144.i = phi <8 x double> [ undef, %for.body.lr.ph.i52 ], [ %vecins.i64, %for.cond.cleanup70.i ]
  %smin.i56 = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i55, i64 8)
  %sub.i58 = sub nsw i64 %8, %k.0145.i
  br label %for.body6.i59

for.cond12.preheader.i67:                         ; preds = %for.body6.i59
  %smax.i57 = tail call i64 @llvm.smax.i64(i64 %smin.i56, i64 1)
  br i1 %cmp13138.i, label %for.body15.lr.ph.i72, label %for.cond68.preheader.i68

for.body15.lr.ph.i72:                             ; preds = %for.cond12.preheader.i67
  %cmp49.i73 = fcmp uno <8 x double> %vecins.i64, zeroinitializer
  br label %for.body15.i74

for.body6.i59:                                    ; preds = %for.body6.i59, %for.body.i54
  %j.0137.i = phi i64 [ 0, %for.body.i54 ], [ %inc.i65, %for.body6.i59 ]
  %wanted.1136.i = phi <8 x double> [ %wanted.0144.i, %for.body.i54 ], [ %vecins.i64, %for.body6.i59 ]
  %cmp7.i60 = icmp sgt i64 %sub.i58, %j.0137.i
  %cond11.i61 = select i1 %cmp7.i60, i64 %j.0137.i, i64 0
  %add.i62 = or disjoint i64 %cond11.i61, %k.0145.i
  %arrayidx.i63 = getelementptr inbounds double, ptr %3, i64 %add.i62
  %30 = load double, ptr %arrayidx.i63, align 8
  %vecins.i64 = insertelement <8 x double> %wanted.1136.i, double %30, i64 %j.0137.i
  %inc.i65 = add nuw nsw i64 %j.0137.i, 1
  %exitcond.not.i66 = icmp eq i64 %inc.i65, 8
  br i1 %exitcond.not.i66, label %for.cond12.preheader.i67, label %for.body6.i59, !llvm.loop !102

for.cond68.preheader.i68:                         ; preds = %cond.end59.i102, %for.cond12.preheader.i67
  %base.0.lcssa.i69 = phi <8 x i64> [ zeroinitializer, %for.cond12.preheader.i67 ], [ %add63.i108, %cond.end59.i102 ]
  %cmp69141.i = icmp sgt i64 %sub.i58, 0
  br i1 %cmp69141.i, label %for.body71.lr.ph.i, label %for.cond.cleanup70.i

for.body71.lr.ph.i:                               ; preds = %for.cond68.preheader.i68
  %31 = getelementptr inbounds i64, ptr %5, i64 %k.0145.i
  br label %for.body71.i

for.body15.i74:                                   ; preds = %cond.end59.i102, %for.body15.lr.ph.i72
  %base.0140.i = phi <8 x i64> [ zeroinitializer, %for.body15.lr.ph.i72 ], [ %add63.i108, %cond.end59.i102 ]
  %rest.0139.i = phi i64 [ %7, %for.body15.lr.ph.i72 ], [ %sub65.i109, %cond.end59.i102 ]
  %sub16.i75 = add nsw i64 %rest.0139.i, -1
  %div132.i = lshr i64 %sub16.i75, 1
  %vecext.i76 = extractelement <8 x i64> %base.0140.i, i64 0
  %32 = getelementptr double, ptr %1, i64 %vecext.i76
  %arrayidx18.i77 = getelementptr double, ptr %32, i64 %div132.i
  %33 = load double, ptr %arrayidx18.i77, align 8
  %vecinit.i78 = insertelement <8 x double> poison, double %33, i64 0
  %vecext19.i79 = extractelement <8 x i64> %base.0140.i, i64 1
  %34 = getelementptr double, ptr %1, i64 %vecext19.i79
  %arrayidx21.i80 = getelementptr double, ptr %34, i64 %div132.i
  %35 = load double, ptr %arrayidx21.i80, align 8
  %vecinit22.i81 = insertelement <8 x double> %vecinit.i78, double %35, i64 1
  %vecext23.i82 = extractelement <8 x i64> %base.0140.i, i64 2
  %36 = getelementptr double, ptr %1, i64 %vecext23.i82
  %arrayidx25.i83 = getelementptr double, ptr %36, i64 %div132.i
  %37 = load double, ptr %arrayidx25.i83, align 8
  %vecinit26.i84 = insertelement <8 x double> %vecinit22.i81, double %37, i64 2
  %vecext27.i85 = extractelement <8 x i64> %base.0140.i, i64 3
  %38 = getelementptr double, ptr %1, i64 %vecext27.i85
  %arrayidx29.i86 = getelementptr double, ptr %38, i64 %div132.i
  %39 = load double, ptr %arrayidx29.i86, align 8
  %vecinit30.i87 = insertelement <8 x double> %vecinit26.i84, double %39, i64 3
  %vecext31.i88 = extractelement <8 x i64> %base.0140.i, i64 4
  %40 = getelementptr double, ptr %1, i64 %vecext31.i88
  %arrayidx33.i89 = getelementptr double, ptr %40, i64 %div132.i
  %41 = load double, ptr %arrayidx33.i89, align 8
  %vecinit34.i90 = insertelement <8 x double> %vecinit30.i87, double %41, i64 4
  %vecext35.i91 = extractelement <8 x i64> %base.0140.i, i64 5
  %42 = getelementptr double, ptr %1, i64 %vecext35.i91
  %arrayidx37.i92 = getelementptr double, ptr %42, i64 %div132.i
  %43 = load double, ptr %arrayidx37.i92, align 8
  %vecinit38.i93 = insertelement <8 x double> %vecinit34.i90, double %43, i64 5
  %vecext39.i94 = extractelement <8 x i64> %base.0140.i, i64 6
  %44 = getelementptr double, ptr %1, i64 %vecext39.i94
  %arrayidx41.i95 = getelementptr double, ptr %44, i64 %div132.i
  %45 = load double, ptr %arrayidx41.i95, align 8
  %vecinit42.i96 = insertelement <8 x double> %vecinit38.i93, double %45, i64 6
  %vecext43.i97 = extractelement <8 x i64> %base.0140.i, i64 7
  %46 = getelementptr double, ptr %1, i64 %vecext43.i97
  %arrayidx45.i98 = getelementptr double, ptr %46, i64 %div132.i
  %47 = load double, ptr %arrayidx45.i98, align 8
  %vecinit46.i99 = insertelement <8 x double> %vecinit42.i96, double %47, i64 7
  br i1 %tobool.not.i53, label %cond.false51.i111, label %cond.true47.i100

cond.true47.i100:                                 ; preds = %for.body15.i74
  %cmp48.i101 = fcmp ole <8 x double> %vecinit46.i99, %vecins.i64
  %or135.i = or <8 x i1> %cmp48.i101, %cmp49.i73
  br label %cond.end59.i102

cond.false51.i111:                                ; preds = %for.body15.i74
  %cmp52.i112 = fcmp olt <8 x double> %vecinit46.i99, %vecins.i64
  %48 = fcmp ord <8 x double> %vecinit46.i99, zeroinitializer
  %and133.i = and <8 x i1> %48, %cmp49.i73
  %or58134.i = or <8 x i1> %and133.i, %cmp52.i112
  br label %cond.end59.i102

cond.end59.i102:                                  ; preds = %cond.false51.i111, %cond.true47.i100
  %cond60.in.i103 = phi <8 x i1> [ %or135.i, %cond.true47.i100 ], [ %or58134.i, %cond.false51.i111 ]
  %add61.i104 = add nuw nsw i64 %div132.i, 1
  %splat.splatinsert.i105 = insertelement <8 x i64> poison, i64 %add61.i104, i64 0
  %splat.splat.i106 = shufflevector <8 x i64> %splat.splatinsert.i105, <8 x i64> poison, <8 x i32> zeroinitializer
  %and62.i107 = select <8 x i1> %cond60.in.i103, <8 x i64> %splat.splat.i106, <8 x i64> zeroinitializer
  %add63.i108 = add <8 x i64> %and62.i107, %base.0140.i
  %sub65.i109 = sub nsw i64 %rest.0139.i, %add61.i104
  %cmp13.i110 = icmp sgt i64 %sub65.i109, 0
  br i1 %cmp13.i110, label %for.body15.i74, label %for.cond68.preheader.i68, !llvm.loop !103

for.cond.cleanup70.i:                             ; preds = %for.body71.i, %for.cond68.preheader.i68
  %add79.i = add nuw nsw i64 %k.0145.i, 8
  %cmp.i70 = icmp slt i64 %add79.i, %8
  %indvars.iv.next.i71 = add i64 %indvars.iv.i55, -8
  br i1 %cmp.i70, label %for.body.i54, label %if.end25, !llvm.loop !104

for.body71.i:                                     ; preds = %for.body71.i, %for.body71.lr.ph.i
  %j67.0142.i = phi i64 [ 0, %for.body71.lr.ph.i ], [ %inc76.i, %for.body71.i ]
  %vecext72.i = extractelement <8 x i64> %base.0.lcssa.i69, i64 %j67.0142.i
  %arrayidx74.i = getelementptr inbounds i64, ptr %31, i64 %j67.0142.i
  store i64 %vecext72.i, ptr %arrayidx74.i, align 8
  %inc76.i = add nuw nsw i64 %j67.0142.i, 1
  %exitcond146.not.i = icmp eq i64 %inc76.i, %smax.i57
  br i1 %exitcond146.not.i, label %for.cond.cleanup70.i, label %for.body71.i, !llvm.loop !105

if.then16:                                        ; preds = %entry
  br i1 %cmp140.i, label %for.body.lr.ph.i113, label %if.end25

for.body.lr.ph.i113:                              ; preds = %if.then16
  %arrayidx19 = getelementptr inbounds i8, ptr %a, i64 40
  %49 = load i64, ptr %arrayidx19, align 8
  %cmp13136.i = icmp sgt i64 %7, 0
  %tobool.not.i114 = icmp eq i64 %49, 0
  br label %for.body.i115

for.body.i115:                                    ; preds = %for.cond.cleanup71.i131, %for.body.lr.ph.i113
  %indvars.iv.i116 = phi i64 [ %8, %for.body.lr.ph.i113 ], [ %indvars.iv.next.i134, %for.cond.cleanup71.i131 ]
  %k.0143.i = phi i64 [ 0, %for.body.lr.ph.i113 ], [ %add80.i132, %for.cond.cleanup71.i131 ]
  %wanted.0142.i = phi <8 x i32> [ undef, %for.body.lr.ph.i113 ], [ %vecins.i125, %for.cond.cleanup71.i131 ]
  %smin.i117 = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i116, i64 8)
  %sub.i119 = sub nsw i64 %8, %k.0143.i
  br label %for.body6.i120

for.cond12.preheader.i128:                        ; preds = %for.body6.i120
  %smax.i118 = tail call i64 @llvm.smax.i64(i64 %smin.i117, i64 1)
  br i1 %cmp13136.i, label %for.body15.i140, label %for.cond68.preheader.i129

for.body6.i120:                                   ; preds = %for.body6.i120, %for.body.i115
  %j.0135.i = phi i64 [ 0, %for.body.i115 ], [ %inc.i126, %for.body6.i120 ]
  %wanted.1134.i = phi <8 x i32> [ %wanted.0142.i, %for.body.i115 ], [ %vecins.i125, %for.body6.i120 ]
  %cmp7.i121 = icmp sgt i64 %sub.i119, %j.0135.i
  %cond11.i122 = select i1 %cmp7.i121, i64 %j.0135.i, i64 0
  %add.i123 = or disjoint i64 %cond11.i122, %k.0143.i
  %arrayidx.i124 = getelementptr inbounds i32, ptr %3, i64 %add.i123
  %50 = load i32, ptr %arrayidx.i124, align 4
  %vecins.i125 = insertelement <8 x i32> %wanted.1134.i, i32 %50, i64 %j.0135.i
  %inc.i126 = add nuw nsw i64 %j.0135.i, 1
  %exitcond.not.i127 = icmp eq i64 %inc.i126, 8
  br i1 %exitcond.not.i127, label %for.cond12.preheader.i128, label %for.body6.i120, !llvm.loop !106

for.cond68.preheader.i129:                        ; preds = %cond.end59.i169, %for.cond12.preheader.i128
  %base.0.lcssa.i130 = phi <8 x i64> [ zeroinitializer, %for.cond12.preheader.i128 ], [ %add63.i175, %cond.end59.i169 ]
  %cmp69139.i = icmp sgt i64 %sub.i119, 0
  br i1 %cmp69139.i, label %for.body72.lr.ph.i135, label %for.cond.cleanup71.i131

for.body72.lr.ph.i135:                            ; preds = %for.cond68.preheader.i129
  %51 = getelementptr inbounds i64, ptr %5, i64 %k.0143.i
  br label %for.body72.i136

for.body15.i140:                                  ; preds = %for.cond12.preheader.i128, %cond.end59.i169
  %base.0138.i = phi <8 x i64> [ %add63.i175, %cond.end59.i169 ], [ zeroinitializer, %for.cond12.preheader.i128 ]
  %rest.0137.i = phi i64 [ %sub65.i176, %cond.end59.i169 ], [ %7, %for.cond12.preheader.i128 ]
  %sub16.i141 = add nsw i64 %rest.0137.i, -1
  %div133.i142 = lshr i64 %sub16.i141, 1
  %vecext.i143 = extractelement <8 x i64> %base.0138.i, i64 0
  %52 = getelementptr i32, ptr %1, i64 %vecext.i143
  %arrayidx18.i144 = getelementptr i32, ptr %52, i64 %div133.i142
  %53 = load i32, ptr %arrayidx18.i144, align 4
  %vecinit.i145 = insertelement <8 x i32> poison, i32 %53, i64 0
  %vecext19.i146 = extractelement <8 x i64> %base.0138.i, i64 1
  %54 = getelementptr i32, ptr %1, i64 %vecext19.i146
  %arrayidx21.i147 = getelementptr i32, ptr %54, i64 %div133.i142
  %55 = load i32, ptr %arrayidx21.i147, align 4
  %vecinit22.i148 = insertelement <8 x i32> %vecinit.i145, i32 %55, i64 1
  %vecext23.i149 = extractelement <8 x i64> %base.0138.i, i64 2
  %56 = getelementptr i32, ptr %1, i64 %vecext23.i149
  %arrayidx25.i150 = getelementptr i32, ptr %56, i64 %div133.i142
  %57 = load i32, ptr %arrayidx25.i150, align 4
  %vecinit26.i151 = insertelement <8 x i32> %vecinit22.i148, i32 %57, i64 2
  %vecext27.i152 = extractelement <8 x i64> %base.0138.i, i64 3
  %58 = getelementptr i32, ptr %1, i64 %vecext27.i152
  %arrayidx29.i153 = getelementptr i32, ptr %58, i64 %div133.i142
  %59 = load i32, ptr %arrayidx29.i153, align 4
  %vecinit30.i154 = insertelement <8 x i32> %vecinit26.i151, i32 %59, i64 3
  %vecext31.i155 = extractelement <8 x i64> %base.0138.i, i64 4
  %60 = getelementptr i32, ptr %1, i64 %vecext31.i155
  %arrayidx33.i156 = getelementptr i32, ptr %60, i64 %div133.i142
  %61 = load i32, ptr %arrayidx33.i156, align 4
  %vecinit34.i157 = insertelement <8 x i32> %vecinit30.i154, i32 %61, i64 4
  %vecext35.i158 = extractelement <8 x i64> %base.0138.i, i64 5
  %62 = getelementptr i32, ptr %1, i64 %vecext35.i158
  %arrayidx37.i159 = getelementptr i32, ptr %62, i64 %div133.i142
  %63 = load i32, ptr %arrayidx37.i159, align 4
  %vecinit38.i160 = insertelement <8 x i32> %vecinit34.i157, i32 %63, i64 5
  %vecext39.i161 = extractelement <8 x i64> %base.0138.i, i64 6
  %64 = getelementptr i32, ptr %1, i64 %vecext39.i161
  %arrayidx41.i162 = getelementptr i32, ptr %64, i64 %div133.i142
  %65 = load i32, ptr %arrayidx41.i162, align 4
  %vecinit42.i163 = insertelement <8 x i32> %vecinit38.i160, i32 %65, i64 6
  %vecext43.i164 = extractelement <8 x i64> %base.0138.i, i64 7
  %66 = getelementptr i32, ptr %1, i64 %vecext43.i164
  %arrayidx45.i165 = getelementptr i32, ptr %66, i64 %div133.i142
  %67 = load i32, ptr %arrayidx45.i165, align 4
  %vecinit46.i166 = insertelement <8 x i32> %vecinit42.i163, i32 %67, i64 7
  br i1 %tobool.not.i114, label %cond.false51.i178, label %cond.true47.i167

cond.true47.i167:                                 ; preds = %for.body15.i140
  %cmp48.i168 = icmp sle <8 x i32> %vecinit46.i166, %vecins.i125
  br label %cond.end59.i169

cond.false51.i178:                                ; preds = %for.body15.i140
  %cmp52.i179 = icmp slt <8 x i32> %vecinit46.i166, %vecins.i125
  br label %cond.end59.i169

cond.end59.i169:                                  ; preds = %cond.false51.i178, %cond.true47.i167
  %cond60.in.i170 = phi <8 x i1> [ %cmp48.i168, %cond.true47.i167 ], [ %cmp52.i179, %cond.false51.i178 ]
  %add61.i171 = add nuw nsw i64 %div133.i142, 1
  %splat.splatinsert.i172 = insertelement <8 x i64> poison, i64 %add61.i171, i64 0
  %splat.splat.i173 = shufflevector <8 x i64> %splat.splatinsert.i172, <8 x i64> poison, <8 x i32> zeroinitializer
  %and62.i174 = select <8 x i1> %cond60.in.i170, <8 x i64> %splat.splat.i173, <8 x i64> zeroinitializer
  %add63.i175 = add <8 x i64> %and62.i174, %base.0138.i
  %sub65.i176 = sub nsw i64 %rest.0137.i, %add61.i171
  %cmp13.i177 = icmp sgt i64 %sub65.i176, 0
  br i1 %cmp13.i177, label %for.body15.i140, label %for.cond68.preheader.i129, !llvm.loop !107

for.cond.cleanup71.i131:                          ; preds = %for.body72.i136, %for.cond68.preheader.i129
  %add80.i132 = add nuw nsw i64 %k.0143.i, 8
  %cmp.i133 = icmp slt i64 %add80.i132, %8
  %indvars.iv.next.i134 = add i64 %indvars.iv.i116, -8
  br i1 %cmp.i133, label %for.body.i115, label %if.end25, !llvm.loop !108

for.body72.i136:                                  ; preds = %for.body72.i136, %for.body72.lr.ph.i135
  %j67.0140.i = phi i64 [ 0, %for.body72.lr.ph.i135 ], [ %inc77.i139, %for.body72.i136 ]
  %vecext73.i137 = extractelement <8 x i64> %base.0.lcssa.i130, i64 %j67.0140.i
  %arrayidx75.i138 = getelementptr inbounds i64, ptr %51, i64 %j67.0140.i
  store i64 %vecext73.i137, ptr %arrayidx75.i138, align 8
  %inc77.i139 = add nuw nsw i64 %j67.0140.i, 1
  %exitcond144.not.i = icmp eq i64 %inc77.i139, %smax.i118
  br i1 %exitcond144.not.i, label %for.cond.cleanup71.i131, label %for.body72.i136, !llvm.loop !109

if.else20:                                        ; preds = %entry
  br i1 %cmp140.i, label %for.body.lr.ph.i180, label %if.end25

for.body.lr.ph.i180:                              ; preds = %if.else20
  %arrayidx23 = getelementptr inbounds i8, ptr %a, i64 40
  %68 = load i64, ptr %arrayidx23, align 8
  %cmp13135.i = icmp sgt i64 %7, 0
  %tobool.not.i181 = icmp eq i64 %68, 0
  br label %for.body.i182

for.body.i182:                                    ; preds = %for.cond.cleanup70.i198, %for.body.lr.ph.i180
  %indvars.iv.i183 = phi i64 [ %8, %for.body.lr.ph.i180 ], [ %indvars.iv.next.i201, %for.cond.cleanup70.i198 ]
  %k.0142.i = phi i64 [ 0, %for.body.lr.ph.i180 ], [ %add79.i199, %for.cond.cleanup70.i198 ]
  %wanted.0141.i = phi <8 x i64> [ undef, %for.body.lr.ph.i180 ], [ %vecins.i192, %for.cond.cleanup70.i198 ]
  %smin.i184 = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i183, i64 8)
  %sub.i186 = sub nsw i64 %8, %k.0142.i
  br label %for.body6.i187

for.cond12.preheader.i195:                        ; preds = %for.body6.i187
  %smax.i185 = tail call i64 @llvm.smax.i64(i64 %smin.i184, i64 1)
  br i1 %cmp13135.i, label %for.body15.i207, label %for.cond68.preheader.i196

for.body6.i187:                                   ; preds = %for.body6.i187, %for.body.i182
  %j.0134.i = phi i64 [ 0, %for.body.i182 ], [ %inc.i193, %for.body6.i187 ]
  %wanted.1133.i = phi <8 x i64> [ %wanted.0141.i, %for.body.i182 ], [ %vecins.i192, %for.body6.i187 ]
  %cmp7.i188 = icmp sgt i64 %sub.i186, %j.0134.i
  %cond11.i189 = select i1 %cmp7.i188, i64 %j.0134.i, i64 0
  %add.i190 = or disjoint i64 %cond11.i189, %k.0142.i
  %arrayidx.i191 = getelementptr inbounds i64, ptr %3, i64 %add.i190
  %69 = load i64, ptr %arrayidx.i191, align 8
  %vecins.i192 = insertelement <8 x i64> %wanted.1133.i, i64 %69, i64 %j.0134.i
  %inc.i193 = add nuw nsw i64 %j.0134.i, 1
  %exitcond.not.i194 = icmp eq i64 %inc.i193, 8
  br i1 %exitcond.not.i194, label %for.cond12.preheader.i195, label %for.body6.i187, !llvm.loop !110

for.cond68.preheader.i196:                        ; preds = %cond.end59.i236, %for.cond12.preheader.i195
  %base.0.lcssa.i197 = phi <8 x i64> [ zeroinitializer, %for.cond12.preheader.i195 ], [ %add63.i242, %cond.end59.i236 ]
  %cmp69138.i = icmp sgt i64 %sub.i186, 0
  br i1 %cmp69138.i, label %for.body71.lr.ph.i202, label %for.cond.cleanup70.i198

for.body71.lr.ph.i202:                            ; preds = %for.cond68.preheader.i196
  %70 = getelementptr inbounds i64, ptr %5, i64 %k.0142.i
  br label %for.body71.i203

for.body15.i207:                                  ; preds = %for.cond12.preheader.i195, %cond.end59.i236
  %base.0137.i = phi <8 x i64> [ %add63.i242, %cond.end59.i236 ], [ zeroinitializer, %for.cond12.preheader.i195 ]
  %rest.0136.i = phi i64 [ %sub65.i243, %cond.end59.i236 ], [ %7, %for.cond12.preheader.i195 ]
  %sub16.i208 = add nsw i64 %rest.0136.i, -1
  %div132.i209 = lshr i64 %sub16.i208, 1
  %vecext.i210 = extractelement <8 x i64> %base.0137.i, i64 0
  %71 = getelementptr i64, ptr %1, i64 %vecext.i210
  %arrayidx18.i211 = getelementptr i64, ptr %71, i64 %div132.i209
  %72 = load i64, ptr %arrayidx18.i211, align 8
  %vecinit.i212 = insertelement <8 x i64> poison, i64 %72, i64 0
  %vecext19.i213 = extractelement <8 x i64> %base.0137.i, i64 1
  %73 = getelementptr i64, ptr %1, i64 %vecext19.i213
  %arrayidx21.i214 = getelementptr i64, ptr %73, i64 %div132.i209
  %74 = load i64, ptr %arrayidx21.i214, align 8
  %vecinit22.i215 = insertelement <8 x i64> %vecinit.i212, i64 %74, i64 1
  %vecext23.i216 = extractelement <8 x i64> %base.0137.i, i64 2
  %75 = getelementptr i64, ptr %1, i64 %vecext23.i216
  %arrayidx25.i217 = getelementptr i64, ptr %75, i64 %div132.i209
  %76 = load i64, ptr %arrayidx25.i217, align 8
  %vecinit26.i218 = insertelement <8 x i64> %vecinit22.i215, i64 %76, i64 2
  %vecext27.i219 = extractelement <8 x i64> %base.0137.i, i64 3
  %77 = getelementptr i64, ptr %1, i64 %vecext27.i219
  %arrayidx29.i220 = getelementptr i64, ptr %77, i64 %div132.i209
  %78 = load i64, ptr %arrayidx29.i220, align 8
  %vecinit30.i221 = insertelement <8 x i64> %vecinit26.i218, i64 %78, i64 3
  %vecext31.i222 = extractelement <8 x i64> %base.0137.i, i64 4
  %79 = getelementptr i64, ptr %1, i64 %vecext31.i222
  %arrayidx33.i223 = getelementptr i64, ptr %79, i64 %div132.i209
  %80 = load i64, ptr %arrayidx33.i223, align 8
  %vecinit34.i224 = insertelement <8 x i64> %vecinit30.i221, i64 %80, i64 4
  %vecext35.i225 = extractelement <8 x i64> %base.0137.i, i64 5
  %81 = getelementptr i64, ptr %1, i64 %vecext35.i225
  %arrayidx37.i226 = getelementptr i64, ptr %81, i64 %div132.i209
  %82 = load i64, ptr %arrayidx37.i226, align 8
  %vecinit38.i227 = insertelement <8 x i64> %vecinit34.i224, i64 %82, i64 5
  %vecext39.i228 = extractelement <8 x i64> %base.0137.i, i64 6
  %83 = getelementptr i64, ptr %1, i64 %vecext39.i228
  %arrayidx41.i229 = getelementptr i64, ptr %83, i64 %div132.i209
  %84 = load i64, ptr %arrayidx41.i229, align 8
  %vecinit42.i230 = insertelement <8 x i64> %vecinit38.i227, i64 %84, i64 6
  %vecext43.i231 = extractelement <8 x i64> %base.0137.i, i64 7
  %85 = getelementptr i64, ptr %1, i64 %vecext43.i231
  %arrayidx45.i232 = getelementptr i64, ptr %85, i64 %div132.i209
  %86 = load i64, ptr %arrayidx45.i232, align 8
  %vecinit46.i233 = insertelement <8 x i64> %vecinit42.i230, i64 %86, i64 7
  br i1 %tobool.not.i181, label %cond.false51.i245, label %cond.true47.i234

cond.true47.i234:                                 ; preds = %for.body15.i207
  %cmp48.i235 = icmp sle <8 x i64> %vecinit46.i233, %vecins.i192
  br label %cond.end59.i236

cond.false51.i245:                                ; preds = %for.body15.i207
  %cmp52.i246 = icmp slt <8 x i64> %vecinit46.i233, %vecins.i192
  br label %cond.end59.i236

cond.end59.i236:                                  ; preds = %cond.false51.i245, %cond.true47.i234
  %cond60.in.i237 = phi <8 x i1> [ %cmp48.i235, %cond.true47.i234 ], [ %cmp52.i246, %cond.false51.i245 ]
  %add61.i238 = add nuw nsw i64 %div132.i209, 1
  %splat.splatinsert.i239 = insertelement <8 x i64> poison, i64 %add61.i238, i64 0
  %splat.splat.i240 = shufflevector <8 x i64> %splat.splatinsert.i239, <8 x i64> poison, <8 x i32> zeroinitializer
  %and62.i241 = select <8 x i1> %cond60.in.i237, <8 x i64> %splat.splat.i240, <8 x i64> zeroinitializer
  %add63.i242 = add <8 x i64> %and62.i241, %base.0137.i
  %sub65.i243 = sub nsw i64 %rest.0136.i, %add61.i238
  %cmp13.i244 = icmp sgt i64 %sub65.i243, 0
  br i1 %cmp13.i244, label %for.body15.i207, label %for.cond68.preheader.i196, !llvm.loop !111

for.cond.cleanup70.i198:                          ; preds = %for.body71.i203, %for.cond68.preheader.i196
  %add79.i199 = add nuw nsw i64 %k.0142.i, 8
  %cmp.i200 = icmp slt i64 %add79.i199, %8
  %indvars.iv.next.i201 = add i64 %indvars.iv.i183, -8
  br i1 %cmp.i200, label %for.body.i182, label %if.end25, !llvm.loop !112

for.body71.i203:                                  ; preds = %for.body71.i203, %for.body71.lr.ph.i202
  %j67.0139.i = phi i64 [ 0, %for.body71.lr.ph.i202 ], [ %inc76.i206, %for.body71.i203 ]
  %vecext72.i204 = extractelement <8 x i64> %base.0.lcssa.i197, i64 %j67.0139.i
  %arrayidx74.i205 = getelementptr inbounds i64, ptr %70, i64 %j67.0139.i
  store i64 %vecext72.i204, ptr %arrayidx74.i205, align 8
  %inc76.i206 = add nuw nsw i64 %j67.0139.i, 1
  %exitcond143.not.i = icmp eq i64 %inc76.i206, %smax.i185
  br i1 %exitcond143.not.i, label %for.cond.cleanup70.i198, label %for.body71.i203, !llvm.loop !113

if.end25:                                         ; preds = %for.cond.cleanup71.i131, %for.cond.cleanup70.i, %for.cond.cleanup71.i, %for.cond.cleanup70.i198, %if.else20, %if.then16, %if.then9, %if.then
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_pick(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 16
  %1 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 32
  %2 = load i64, ptr %arrayidx2, align 8
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 8
  %3 = load i64, ptr %arrayidx6, align 8
  %cmp.not1490 = icmp sgt i64 %3, 0
  br i1 %cmp.not1490, label %for.body.lr.ph, label %cleanup910

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 72
  %4 = load i64, ptr %arrayidx5, align 8
  %5 = inttoptr i64 %4 to ptr
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 48
  %6 = load i64, ptr %arrayidx4, align 8
  %7 = inttoptr i64 %6 to ptr
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 40
  %8 = load i64, ptr %arrayidx3, align 8
  %9 = inttoptr i64 %8 to ptr
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 56
  %cmp678.not1376 = icmp sgt i64 %2, 0
  %arrayidx697 = getelementptr inbounds i8, ptr %a, i64 64
  %sub708 = sub nsw i64 0, %1
  %splat.splatinsert709 = insertelement <8 x i64> poison, i64 %sub708, i64 0
  %splat.splat710 = shufflevector <8 x i64> %splat.splatinsert709, <8 x i64> poison, <8 x i32> zeroinitializer
  %splat.splatinsert713 = insertelement <8 x i64> poison, i64 %1, i64 0
  %splat.splat714 = shufflevector <8 x i64> %splat.splatinsert713, <8 x i64> poison, <8 x i32> zeroinitializer
  %arrayidx903 = getelementptr inbounds i8, ptr %a, i64 24
  %mul = mul nsw i64 %2, %0
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %if.end902
  %from.01497 = phi ptr [ %9, %for.body.lr.ph ], [ %add.ptr904, %if.end902 ]
  %indices.01495 = phi ptr [ %7, %for.body.lr.ph ], [ %add.ptr906, %if.end902 ]
  %to.01493 = phi ptr [ %5, %for.body.lr.ph ], [ %add.ptr907, %if.end902 ]
  %line.01491 = phi i64 [ 0, %for.body.lr.ph ], [ %inc909, %if.end902 ]
  %10 = load i64, ptr %arrayidx7, align 8
  %cmp8 = icmp eq i64 %10, 4
  br i1 %cmp8, label %if.then, label %if.else442

if.then:                                          ; preds = %for.body
  switch i64 %0, label %for.cond325.preheader [
    i64 1, label %for.cond11.preheader
    i64 2, label %for.cond90.preheader
    i64 4, label %for.cond209.preheader
  ]

for.cond209.preheader:                            ; preds = %if.then
  br i1 %cmp678.not1376, label %for.body213.lr.ph, label %if.end902

for.body213.lr.ph:                                ; preds = %for.cond209.preheader
  %cmp226 = icmp eq i64 %line.01491, 0
  br label %for.body213

for.cond90.preheader:                             ; preds = %if.then
  br i1 %cmp678.not1376, label %for.body94.lr.ph, label %if.end902

for.body94.lr.ph:                                 ; preds = %for.cond90.preheader
  %cmp107 = icmp eq i64 %line.01491, 0
  br label %for.body94

for.cond11.preheader:                             ; preds = %if.then
  br i1 %cmp678.not1376, label %for.body14.lr.ph, label %if.end902

for.body14.lr.ph:                                 ; preds = %for.cond11.preheader
  %cmp17 = icmp eq i64 %line.01491, 0
  br label %for.body14

for.cond325.preheader:                            ; preds = %if.then
  br i1 %cmp678.not1376, label %for.body329.lr.ph, label %if.end902

for.body329.lr.ph:                                ; preds = %for.cond325.preheader
  %cmp342 = icmp eq i64 %line.01491, 0
  br label %for.body329

for.body14:                                       ; preds = %for.body14.lr.ph, %for.inc81
  %indvars.iv1568 = phi i64 [ %2, %for.body14.lr.ph ], [ %indvars.iv.next1569, %for.inc81 ]
  %begin.01473 = phi i64 [ 0, %for.body14.lr.ph ], [ %add82, %for.inc81 ]
  %smin1664 = tail call i64 @llvm.smin.i64(i64 %indvars.iv1568, i64 256)
  %smax1665 = tail call i64 @llvm.smax.i64(i64 %smin1664, i64 1)
  %smin1572 = tail call i64 @llvm.smin.i64(i64 %indvars.iv1568, i64 256)
  %sub = sub nsw i64 %2, %begin.01473
  %cond = tail call i64 @llvm.smin.i64(i64 %sub, i64 256)
  %add.ptr = getelementptr inbounds i32, ptr %indices.01495, i64 %begin.01473
  br i1 %cmp17, label %if.then19, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body14
  %11 = load i64, ptr %arrayidx697, align 8
  %tobool.not = icmp eq i64 %11, 0
  br i1 %tobool.not, label %if.end61, label %if.then19

if.then19:                                        ; preds = %lor.lhs.false, %for.body14
  %cmp21.not1458 = icmp slt i64 %sub, 8
  br i1 %cmp21.not1458, label %for.cond32.preheader, label %for.body22

for.cond32.preheader:                             ; preds = %for.body22, %if.then19
  %outside.0.lcssa = phi <8 x i64> [ zeroinitializer, %if.then19 ], [ %or30, %for.body22 ]
  %k.0.lcssa = phi i64 [ 0, %if.then19 ], [ %add1461, %for.body22 ]
  br label %for.body36

for.body22:                                       ; preds = %if.then19, %for.body22
  %add1461 = phi i64 [ %add, %for.body22 ], [ 8, %if.then19 ]
  %k.01460 = phi i64 [ %add1461, %for.body22 ], [ 0, %if.then19 ]
  %outside.01459 = phi <8 x i64> [ %or30, %for.body22 ], [ zeroinitializer, %if.then19 ]
  %add.ptr23 = getelementptr inbounds i32, ptr %add.ptr, i64 %k.01460
  %12 = load <8 x i32>, ptr %add.ptr23, align 4
  %conv = sext <8 x i32> %12 to <8 x i64>
  %cmp25 = icmp sgt <8 x i64> %splat.splat710, %conv
  %cmp28 = icmp sle <8 x i64> %splat.splat714, %conv
  %or1323 = or <8 x i1> %cmp25, %cmp28
  %or30 = select <8 x i1> %or1323, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %outside.01459
  %add = add nuw nsw i64 %add1461, 8
  %cmp21.not = icmp sgt i64 %add, %cond
  br i1 %cmp21.not, label %for.cond32.preheader, label %for.body22, !llvm.loop !114

for.cond40.preheader:                             ; preds = %for.body36
  %cmp411466 = icmp slt i64 %k.0.lcssa, %cond
  br i1 %cmp411466, label %for.body43, label %for.end57

for.body36:                                       ; preds = %for.cond32.preheader, %for.body36
  %wrong.01465 = phi i64 [ 0, %for.cond32.preheader ], [ %or37, %for.body36 ]
  %j.01464 = phi i64 [ 0, %for.cond32.preheader ], [ %inc, %for.body36 ]
  %vecext = extractelement <8 x i64> %outside.0.lcssa, i64 %j.01464
  %or37 = or i64 %wrong.01465, %vecext
  %inc = add nuw nsw i64 %j.01464, 1
  %exitcond1567.not = icmp eq i64 %inc, 8
  br i1 %exitcond1567.not, label %for.cond40.preheader, label %for.body36, !llvm.loop !115

for.body43:                                       ; preds = %for.cond40.preheader, %for.body43
  %k.11468 = phi i64 [ %inc56, %for.body43 ], [ %k.0.lcssa, %for.cond40.preheader ]
  %wrong.11467 = phi i64 [ %or54, %for.body43 ], [ %or37, %for.cond40.preheader ]
  %arrayidx44 = getelementptr inbounds i32, ptr %add.ptr, i64 %k.11468
  %13 = load i32, ptr %arrayidx44, align 4
  %conv45 = sext i32 %13 to i64
  %cmp47 = icmp slt i64 %conv45, %sub708
  %cmp51 = icmp sle i64 %1, %conv45
  %spec.select = or i1 %cmp47, %cmp51
  %conv53 = zext i1 %spec.select to i64
  %or54 = or i64 %wrong.11467, %conv53
  %inc56 = add nuw nsw i64 %k.11468, 1
  %exitcond1571.not = icmp eq i64 %inc56, %smin1572
  br i1 %exitcond1571.not, label %for.end57, label %for.body43, !llvm.loop !116

for.end57:                                        ; preds = %for.body43, %for.cond40.preheader
  %wrong.1.lcssa = phi i64 [ %or37, %for.cond40.preheader ], [ %or54, %for.body43 ]
  %tobool58.not = icmp eq i64 %wrong.1.lcssa, 0
  br i1 %tobool58.not, label %if.end61, label %cleanup910

if.end61:                                         ; preds = %for.end57, %lor.lhs.false
  %cmp631470 = icmp sgt i64 %sub, 0
  br i1 %cmp631470, label %for.body65.preheader, label %for.inc81

for.body65.preheader:                             ; preds = %if.end61
  %xtraiter1666 = and i64 %smax1665, 3
  %14 = icmp slt i64 %indvars.iv1568, 4
  br i1 %14, label %for.inc81.loopexit.unr-lcssa, label %for.body65.preheader.new

for.body65.preheader.new:                         ; preds = %for.body65.preheader
  %unroll_iter1669 = and i64 %smax1665, 508
  br label %for.body65

for.body65:                                       ; preds = %for.body65, %for.body65.preheader.new
  %k.21471 = phi i64 [ 0, %for.body65.preheader.new ], [ %inc74.3, %for.body65 ]
  %niter1670 = phi i64 [ 0, %for.body65.preheader.new ], [ %niter1670.next.3, %for.body65 ]
  %arrayidx67 = getelementptr inbounds i32, ptr %add.ptr, i64 %k.21471
  %15 = load i32, ptr %arrayidx67, align 4
  %conv68 = sext i32 %15 to i64
  %isneg1322 = icmp slt i32 %15, 0
  %and = select i1 %isneg1322, i64 %1, i64 0
  %add69 = add nsw i64 %and, %conv68
  %arrayidx70 = getelementptr inbounds i8, ptr %from.01497, i64 %add69
  %16 = load i8, ptr %arrayidx70, align 1
  %add71 = add nuw nsw i64 %k.21471, %begin.01473
  %arrayidx72 = getelementptr inbounds i8, ptr %to.01493, i64 %add71
  store i8 %16, ptr %arrayidx72, align 1
  %inc74 = or disjoint i64 %k.21471, 1
  %arrayidx67.1 = getelementptr inbounds i32, ptr %add.ptr, i64 %inc74
  %17 = load i32, ptr %arrayidx67.1, align 4
  %conv68.1 = sext i32 %17 to i64
  %isneg1322.1 = icmp slt i32 %17, 0
  %and.1 = select i1 %isneg1322.1, i64 %1, i64 0
  %add69.1 = add nsw i64 %and.1, %conv68.1
  %arrayidx70.1 = getelementptr inbounds i8, ptr %from.01497, i64 %add69.1
  %18 = load i8, ptr %arrayidx70.1, align 1
  %add71.1 = add nuw nsw i64 %inc74, %begin.01473
  %arrayidx72.1 = getelementptr inbounds i8, ptr %to.01493, i64 %add71.1
  store i8 %18, ptr %arrayidx72.1, align 1
  %inc74.1 = or disjoint i64 %k.21471, 2
  %arrayidx67.2 = getelementptr inbounds i32, ptr %add.ptr, i64 %inc74.1
  %19 = load i32, ptr %arrayidx67.2, align 4
  %conv68.2 = sext i32 %19 to i64
  %isneg1322.2 = icmp slt i32 %19, 0
  %and.2 = select i1 %isneg1322.2, i64 %1, i64 0
  %add69.2 = add nsw i64 %and.2, %conv68.2
  %arrayidx70.2 = getelementptr inbounds i8, ptr %from.01497, i64 %add69.2
  %20 = load i8, ptr %arrayidx70.2, align 1
  %add71.2 = add nuw nsw i64 %inc74.1, %begin.01473
  %arrayidx72.2 = getelementptr inbounds i8, ptr %to.01493, i64 %add71.2
  store i8 %20, ptr %arrayidx72.2, align 1
  %inc74.2 = or disjoint i64 %k.21471, 3
  %arrayidx67.3 = getelementptr inbounds i32, ptr %add.ptr, i64 %inc74.2
  %21 = load i32, ptr %arrayidx67.3, align 4
  %conv68.3 = sext i32 %21 to i64
  %isneg1322.3 = icmp slt i32 %21, 0
  %and.3 = select i1 %isneg1322.3, i64 %1, i64 0
  %add69.3 = add nsw i64 %and.3, %conv68.3
  %arrayidx70.3 = getelementptr inbounds i8, ptr %from.01497, i64 %add69.3
  %22 = load i8, ptr %arrayidx70.3, align 1
  %add71.3 = add nuw nsw i64 %inc74.2, %begin.01473
  %arrayidx72.3 = getelementptr inbounds i8, ptr %to.01493, i64 %add71.3
  store i8 %22, ptr %arrayidx72.3, align 1
  %inc74.3 = add nuw nsw i64 %k.21471, 4
  %niter1670.next.3 = add i64 %niter1670, 4
  %niter1670.ncmp.3 = icmp eq i64 %niter1670.next.3, %unroll_iter1669
  br i1 %niter1670.ncmp.3, label %for.inc81.loopexit.unr-lcssa, label %for.body65, !llvm.loop !117

for.inc81.loopexit.unr-lcssa:                     ; preds = %for.body65, %for.body65.preheader
  %k.21471.unr = phi i64 [ 0, %for.body65.preheader ], [ %inc74.3, %for.body65 ]
  %lcmp.mod1668.not = icmp eq i64 %xtraiter1666, 0
  br i1 %lcmp.mod1668.not, label %for.inc81, label %for.body65.epil

for.body65.epil:                                  ; preds = %for.inc81.loopexit.unr-lcssa, %for.body65.epil
  %k.21471.epil = phi i64 [ %inc74.epil, %for.body65.epil ], [ %k.21471.unr, %for.inc81.loopexit.unr-lcssa ]
  %epil.iter1667 = phi i64 [ %epil.iter1667.next, %for.body65.epil ], [ 0, %for.inc81.loopexit.unr-lcssa ]
  %arrayidx67.epil = getelementptr inbounds i32, ptr %add.ptr, i64 %k.21471.epil
  %23 = load i32, ptr %arrayidx67.epil, align 4
  %conv68.epil = sext i32 %23 to i64
  %isneg1322.epil = icmp slt i32 %23, 0
  %and.epil = select i1 %isneg1322.epil, i64 %1, i64 0
  %add69.epil = add nsw i64 %and.epil, %conv68.epil
  %arrayidx70.epil = getelementptr inbounds i8, ptr %from.01497, i64 %add69.epil
  %24 = load i8, ptr %arrayidx70.epil, align 1
  %add71.epil = add nuw nsw i64 %k.21471.epil, %begin.01473
  %arrayidx72.epil = getelementptr inbounds i8, ptr %to.01493, i64 %add71.epil
  store i8 %24, ptr %arrayidx72.epil, align 1
  %inc74.epil = add nuw nsw i64 %k.21471.epil, 1
  %epil.iter1667.next = add i64 %epil.iter1667, 1
  %epil.iter1667.cmp.not = icmp eq i64 %epil.iter1667.next, %xtraiter1666
  br i1 %epil.iter1667.cmp.not, label %for.inc81, label %for.body65.epil, !llvm.loop !118

for.inc81:                                        ; preds = %for.inc81.loopexit.unr-lcssa, %for.body65.epil, %if.end61
  %add82 = add nuw nsw i64 %begin.01473, 256
  %cmp12.not = icmp slt i64 %add82, %2
  %indvars.iv.next1569 = add i64 %indvars.iv1568, -256
  br i1 %cmp12.not, label %for.body14, label %if.end902, !llvm.loop !119

for.body94:                                       ; preds = %for.body94.lr.ph, %for.inc199
  %indvars.iv1560 = phi i64 [ %2, %for.body94.lr.ph ], [ %indvars.iv.next1561, %for.inc199 ]
  %begin89.01457 = phi i64 [ 0, %for.body94.lr.ph ], [ %add200, %for.inc199 ]
  %smin1657 = tail call i64 @llvm.smin.i64(i64 %indvars.iv1560, i64 256)
  %smax1658 = tail call i64 @llvm.smax.i64(i64 %smin1657, i64 1)
  %smin1564 = tail call i64 @llvm.smin.i64(i64 %indvars.iv1560, i64 256)
  %sub96 = sub nsw i64 %2, %begin89.01457
  %cond103 = tail call i64 @llvm.smin.i64(i64 %sub96, i64 256)
  %add.ptr106 = getelementptr inbounds i32, ptr %indices.01495, i64 %begin89.01457
  br i1 %cmp107, label %if.then112, label %lor.lhs.false109

lor.lhs.false109:                                 ; preds = %for.body94
  %25 = load i64, ptr %arrayidx697, align 8
  %tobool111.not = icmp eq i64 %25, 0
  br i1 %tobool111.not, label %if.end177, label %if.then112

if.then112:                                       ; preds = %lor.lhs.false109, %for.body94
  %cmp116.not1442 = icmp slt i64 %sub96, 8
  br i1 %cmp116.not1442, label %for.cond138.preheader, label %for.body118

for.cond138.preheader:                            ; preds = %for.body118, %if.then112
  %outside113.0.lcssa = phi <8 x i64> [ zeroinitializer, %if.then112 ], [ %or132, %for.body118 ]
  %k104.0.lcssa = phi i64 [ 0, %if.then112 ], [ %add1151445, %for.body118 ]
  br label %for.body142

for.body118:                                      ; preds = %if.then112, %for.body118
  %add1151445 = phi i64 [ %add115, %for.body118 ], [ 8, %if.then112 ]
  %k104.01444 = phi i64 [ %add1151445, %for.body118 ], [ 0, %if.then112 ]
  %outside113.01443 = phi <8 x i64> [ %or132, %for.body118 ], [ zeroinitializer, %if.then112 ]
  %add.ptr120 = getelementptr inbounds i32, ptr %add.ptr106, i64 %k104.01444
  %26 = load <8 x i32>, ptr %add.ptr120, align 4
  %conv121 = sext <8 x i32> %26 to <8 x i64>
  %cmp125 = icmp sgt <8 x i64> %splat.splat710, %conv121
  %cmp129 = icmp sle <8 x i64> %splat.splat714, %conv121
  %or1311321 = or <8 x i1> %cmp125, %cmp129
  %or132 = select <8 x i1> %or1311321, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %outside113.01443
  %add115 = add nuw nsw i64 %add1151445, 8
  %cmp116.not = icmp sgt i64 %add115, %cond103
  br i1 %cmp116.not, label %for.cond138.preheader, label %for.body118, !llvm.loop !120

for.cond149.preheader:                            ; preds = %for.body142
  %cmp1501450 = icmp slt i64 %k104.0.lcssa, %cond103
  br i1 %cmp1501450, label %for.body152, label %for.end169

for.body142:                                      ; preds = %for.cond138.preheader, %for.body142
  %wrong136.01449 = phi i64 [ 0, %for.cond138.preheader ], [ %or144, %for.body142 ]
  %j137.01448 = phi i64 [ 0, %for.cond138.preheader ], [ %inc146, %for.body142 ]
  %vecext143 = extractelement <8 x i64> %outside113.0.lcssa, i64 %j137.01448
  %or144 = or i64 %wrong136.01449, %vecext143
  %inc146 = add nuw nsw i64 %j137.01448, 1
  %exitcond1559.not = icmp eq i64 %inc146, 8
  br i1 %exitcond1559.not, label %for.cond149.preheader, label %for.body142, !llvm.loop !121

for.body152:                                      ; preds = %for.cond149.preheader, %for.body152
  %k104.11452 = phi i64 [ %inc168, %for.body152 ], [ %k104.0.lcssa, %for.cond149.preheader ]
  %wrong136.11451 = phi i64 [ %or166, %for.body152 ], [ %or144, %for.cond149.preheader ]
  %arrayidx153 = getelementptr inbounds i32, ptr %add.ptr106, i64 %k104.11452
  %27 = load i32, ptr %arrayidx153, align 4
  %conv154 = sext i32 %27 to i64
  %cmp156 = icmp slt i64 %conv154, %sub708
  %cmp161 = icmp sle i64 %1, %conv154
  %spec.select1324 = or i1 %cmp156, %cmp161
  %conv165 = zext i1 %spec.select1324 to i64
  %or166 = or i64 %wrong136.11451, %conv165
  %inc168 = add nuw nsw i64 %k104.11452, 1
  %exitcond1563.not = icmp eq i64 %inc168, %smin1564
  br i1 %exitcond1563.not, label %for.end169, label %for.body152, !llvm.loop !122

for.end169:                                       ; preds = %for.body152, %for.cond149.preheader
  %wrong136.1.lcssa = phi i64 [ %or144, %for.cond149.preheader ], [ %or166, %for.body152 ]
  %tobool170.not = icmp eq i64 %wrong136.1.lcssa, 0
  br i1 %tobool170.not, label %if.end177, label %cleanup910

if.end177:                                        ; preds = %for.end169, %lor.lhs.false109
  %cmp1791454 = icmp sgt i64 %sub96, 0
  br i1 %cmp1791454, label %for.body181.preheader, label %for.inc199

for.body181.preheader:                            ; preds = %if.end177
  %xtraiter1659 = and i64 %smax1658, 3
  %28 = icmp slt i64 %indvars.iv1560, 4
  br i1 %28, label %for.inc199.loopexit.unr-lcssa, label %for.body181.preheader.new

for.body181.preheader.new:                        ; preds = %for.body181.preheader
  %unroll_iter1662 = and i64 %smax1658, 508
  br label %for.body181

for.body181:                                      ; preds = %for.body181, %for.body181.preheader.new
  %k104.21455 = phi i64 [ 0, %for.body181.preheader.new ], [ %inc192.3, %for.body181 ]
  %niter1663 = phi i64 [ 0, %for.body181.preheader.new ], [ %niter1663.next.3, %for.body181 ]
  %arrayidx183 = getelementptr inbounds i32, ptr %add.ptr106, i64 %k104.21455
  %29 = load i32, ptr %arrayidx183, align 4
  %conv184 = sext i32 %29 to i64
  %isneg1320 = icmp slt i32 %29, 0
  %and186 = select i1 %isneg1320, i64 %1, i64 0
  %add187 = add nsw i64 %and186, %conv184
  %arrayidx188 = getelementptr inbounds i16, ptr %from.01497, i64 %add187
  %30 = load i16, ptr %arrayidx188, align 2
  %add189 = add nuw nsw i64 %k104.21455, %begin89.01457
  %arrayidx190 = getelementptr inbounds i16, ptr %to.01493, i64 %add189
  store i16 %30, ptr %arrayidx190, align 2
  %inc192 = or disjoint i64 %k104.21455, 1
  %arrayidx183.1 = getelementptr inbounds i32, ptr %add.ptr106, i64 %inc192
  %31 = load i32, ptr %arrayidx183.1, align 4
  %conv184.1 = sext i32 %31 to i64
  %isneg1320.1 = icmp slt i32 %31, 0
  %and186.1 = select i1 %isneg1320.1, i64 %1, i64 0
  %add187.1 = add nsw i64 %and186.1, %conv184.1
  %arrayidx188.1 = getelementptr inbounds i16, ptr %from.01497, i64 %add187.1
  %32 = load i16, ptr %arrayidx188.1, align 2
  %add189.1 = add nuw nsw i64 %inc192, %begin89.01457
  %arrayidx190.1 = getelementptr inbounds i16, ptr %to.01493, i64 %add189.1
  store i16 %32, ptr %arrayidx190.1, align 2
  %inc192.1 = or disjoint i64 %k104.21455, 2
  %arrayidx183.2 = getelementptr inbounds i32, ptr %add.ptr106, i64 %inc192.1
  %33 = load i32, ptr %arrayidx183.2, align 4
  %conv184.2 = sext i32 %33 to i64
  %isneg1320.2 = icmp slt i32 %33, 0
  %and186.2 = select i1 %isneg1320.2, i64 %1, i64 0
  %add187.2 = add nsw i64 %and186.2, %conv184.2
  %arrayidx188.2 = getelementptr inbounds i16, ptr %from.01497, i64 %add187.2
  %34 = load i16, ptr %arrayidx188.2, align 2
  %add189.2 = add nuw nsw i64 %inc192.1, %begin89.01457
  %arrayidx190.2 = getelementptr inbounds i16, ptr %to.01493, i64 %add189.2
  store i16 %34, ptr %arrayidx190.2, align 2
  %inc192.2 = or disjoint i64 %k104.21455, 3
  %arrayidx183.3 = getelementptr inbounds i32, ptr %add.ptr106, i64 %inc192.2
  %35 = load i32, ptr %arrayidx183.3, align 4
  %conv184.3 = sext i32 %35 to i64
  %isneg1320.3 = icmp slt i32 %35, 0
  %and186.3 = select i1 %isneg1320.3, i64 %1, i64 0
  %add187.3 = add nsw i64 %and186.3, %conv184.3
  %arrayidx188.3 = getelementptr inbounds i16, ptr %from.01497, i64 %add187.3
  %36 = load i16, ptr %arrayidx188.3, align 2
  %add189.3 = add nuw nsw i64 %inc192.2, %begin89.01457
  %arrayidx190.3 = getelementptr inbounds i16, ptr %to.01493, i64 %add189.3
  store i16 %36, ptr %arrayidx190.3, align 2
  %inc192.3 = add nuw nsw i64 %k104.21455, 4
  %niter1663.next.3 = add i64 %niter1663, 4
  %niter1663.ncmp.3 = icmp eq i64 %niter1663.next.3, %unroll_iter1662
  br i1 %niter1663.ncmp.3, label %for.inc199.loopexit.unr-lcssa, label %for.body181, !llvm.loop !123

for.inc199.loopexit.unr-lcssa:                    ; preds = %for.body181, %for.body181.preheader
  %k104.21455.unr = phi i64 [ 0, %for.body181.preheader ], [ %inc192.3, %for.body181 ]
  %lcmp.mod1661.not = icmp eq i64 %xtraiter1659, 0
  br i1 %lcmp.mod1661.not, label %for.inc199, label %for.body181.epil

for.body181.epil:                                 ; preds = %for.inc199.loopexit.unr-lcssa, %for.body181.epil
  %k104.21455.epil = phi i64 [ %inc192.epil, %for.body181.epil ], [ %k104.21455.unr, %for.inc199.loopexit.unr-lcssa ]
  %epil.iter1660 = phi i64 [ %epil.iter1660.next, %for.body181.epil ], [ 0, %for.inc199.loopexit.unr-lcssa ]
  %arrayidx183.epil = getelementptr inbounds i32, ptr %add.ptr106, i64 %k104.21455.epil
  %37 = load i32, ptr %arrayidx183.epil, align 4
  %conv184.epil = sext i32 %37 to i64
  %isneg1320.epil = icmp slt i32 %37, 0
  %and186.epil = select i1 %isneg1320.epil, i64 %1, i64 0
  %add187.epil = add nsw i64 %and186.epil, %conv184.epil
  %arrayidx188.epil = getelementptr inbounds i16, ptr %from.01497, i64 %add187.epil
  %38 = load i16, ptr %arrayidx188.epil, align 2
  %add189.epil = add nuw nsw i64 %k104.21455.epil, %begin89.01457
  %arrayidx190.epil = getelementptr inbounds i16, ptr %to.01493, i64 %add189.epil
  store i16 %38, ptr %arrayidx190.epil, align 2
  %inc192.epil = add nuw nsw i64 %k104.21455.epil, 1
  %epil.iter1660.next = add i64 %epil.iter1660, 1
  %epil.iter1660.cmp.not = icmp eq i64 %epil.iter1660.next, %xtraiter1659
  br i1 %epil.iter1660.cmp.not, label %for.inc199, label %for.body181.epil, !llvm.loop !124

for.inc199:                                       ; preds = %for.inc199.loopexit.unr-lcssa, %for.body181.epil, %if.end177
  %add200 = add nuw nsw i64 %begin89.01457, 256
  %cmp91.not = icmp slt i64 %add200, %2
  %indvars.iv.next1561 = add i64 %indvars.iv1560, -256
  br i1 %cmp91.not, label %for.body94, label %if.end902, !llvm.loop !125

for.body213:                                      ; preds = %for.body213.lr.ph, %for.inc318
  %indvars.iv1552 = phi i64 [ %2, %for.body213.lr.ph ], [ %indvars.iv.next1553, %for.inc318 ]
  %begin208.01441 = phi i64 [ 0, %for.body213.lr.ph ], [ %add319, %for.inc318 ]
  %smin1650 = tail call i64 @llvm.smin.i64(i64 %indvars.iv1552, i64 256)
  %smax1651 = tail call i64 @llvm.smax.i64(i64 %smin1650, i64 1)
  %smin1556 = tail call i64 @llvm.smin.i64(i64 %indvars.iv1552, i64 256)
  %sub215 = sub nsw i64 %2, %begin208.01441
  %cond222 = tail call i64 @llvm.smin.i64(i64 %sub215, i64 256)
  %add.ptr225 = getelementptr inbounds i32, ptr %indices.01495, i64 %begin208.01441
  br i1 %cmp226, label %if.then231, label %lor.lhs.false228

lor.lhs.false228:                                 ; preds = %for.body213
  %39 = load i64, ptr %arrayidx697, align 8
  %tobool230.not = icmp eq i64 %39, 0
  br i1 %tobool230.not, label %if.end296, label %if.then231

if.then231:                                       ; preds = %lor.lhs.false228, %for.body213
  %cmp235.not1426 = icmp slt i64 %sub215, 8
  br i1 %cmp235.not1426, label %for.cond257.preheader, label %for.body237

for.cond257.preheader:                            ; preds = %for.body237, %if.then231
  %outside232.0.lcssa = phi <8 x i64> [ zeroinitializer, %if.then231 ], [ %or251, %for.body237 ]
  %k223.0.lcssa = phi i64 [ 0, %if.then231 ], [ %add2341429, %for.body237 ]
  br label %for.body261

for.body237:                                      ; preds = %if.then231, %for.body237
  %add2341429 = phi i64 [ %add234, %for.body237 ], [ 8, %if.then231 ]
  %k223.01428 = phi i64 [ %add2341429, %for.body237 ], [ 0, %if.then231 ]
  %outside232.01427 = phi <8 x i64> [ %or251, %for.body237 ], [ zeroinitializer, %if.then231 ]
  %add.ptr239 = getelementptr inbounds i32, ptr %add.ptr225, i64 %k223.01428
  %40 = load <8 x i32>, ptr %add.ptr239, align 4
  %conv240 = sext <8 x i32> %40 to <8 x i64>
  %cmp244 = icmp sgt <8 x i64> %splat.splat710, %conv240
  %cmp248 = icmp sle <8 x i64> %splat.splat714, %conv240
  %or2501319 = or <8 x i1> %cmp244, %cmp248
  %or251 = select <8 x i1> %or2501319, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %outside232.01427
  %add234 = add nuw nsw i64 %add2341429, 8
  %cmp235.not = icmp sgt i64 %add234, %cond222
  br i1 %cmp235.not, label %for.cond257.preheader, label %for.body237, !llvm.loop !126

for.cond268.preheader:                            ; preds = %for.body261
  %cmp2691434 = icmp slt i64 %k223.0.lcssa, %cond222
  br i1 %cmp2691434, label %for.body271, label %for.end288

for.body261:                                      ; preds = %for.cond257.preheader, %for.body261
  %wrong255.01433 = phi i64 [ 0, %for.cond257.preheader ], [ %or263, %for.body261 ]
  %j256.01432 = phi i64 [ 0, %for.cond257.preheader ], [ %inc265, %for.body261 ]
  %vecext262 = extractelement <8 x i64> %outside232.0.lcssa, i64 %j256.01432
  %or263 = or i64 %wrong255.01433, %vecext262
  %inc265 = add nuw nsw i64 %j256.01432, 1
  %exitcond1551.not = icmp eq i64 %inc265, 8
  br i1 %exitcond1551.not, label %for.cond268.preheader, label %for.body261, !llvm.loop !127

for.body271:                                      ; preds = %for.cond268.preheader, %for.body271
  %k223.11436 = phi i64 [ %inc287, %for.body271 ], [ %k223.0.lcssa, %for.cond268.preheader ]
  %wrong255.11435 = phi i64 [ %or285, %for.body271 ], [ %or263, %for.cond268.preheader ]
  %arrayidx272 = getelementptr inbounds i32, ptr %add.ptr225, i64 %k223.11436
  %41 = load i32, ptr %arrayidx272, align 4
  %conv273 = sext i32 %41 to i64
  %cmp275 = icmp slt i64 %conv273, %sub708
  %cmp280 = icmp sle i64 %1, %conv273
  %spec.select1326 = or i1 %cmp275, %cmp280
  %conv284 = zext i1 %spec.select1326 to i64
  %or285 = or i64 %wrong255.11435, %conv284
  %inc287 = add nuw nsw i64 %k223.11436, 1
  %exitcond1555.not = icmp eq i64 %inc287, %smin1556
  br i1 %exitcond1555.not, label %for.end288, label %for.body271, !llvm.loop !128

for.end288:                                       ; preds = %for.body271, %for.cond268.preheader
  %wrong255.1.lcssa = phi i64 [ %or263, %for.cond268.preheader ], [ %or285, %for.body271 ]
  %tobool289.not = icmp eq i64 %wrong255.1.lcssa, 0
  br i1 %tobool289.not, label %if.end296, label %cleanup910

if.end296:                                        ; preds = %for.end288, %lor.lhs.false228
  %cmp2981438 = icmp sgt i64 %sub215, 0
  br i1 %cmp2981438, label %for.body300.preheader, label %for.inc318

for.body300.preheader:                            ; preds = %if.end296
  %xtraiter1652 = and i64 %smax1651, 3
  %42 = icmp slt i64 %indvars.iv1552, 4
  br i1 %42, label %for.inc318.loopexit.unr-lcssa, label %for.body300.preheader.new

for.body300.preheader.new:                        ; preds = %for.body300.preheader
  %unroll_iter1655 = and i64 %smax1651, 508
  br label %for.body300

for.body300:                                      ; preds = %for.body300, %for.body300.preheader.new
  %k223.21439 = phi i64 [ 0, %for.body300.preheader.new ], [ %inc311.3, %for.body300 ]
  %niter1656 = phi i64 [ 0, %for.body300.preheader.new ], [ %niter1656.next.3, %for.body300 ]
  %arrayidx302 = getelementptr inbounds i32, ptr %add.ptr225, i64 %k223.21439
  %43 = load i32, ptr %arrayidx302, align 4
  %conv303 = sext i32 %43 to i64
  %isneg1318 = icmp slt i32 %43, 0
  %and305 = select i1 %isneg1318, i64 %1, i64 0
  %add306 = add nsw i64 %and305, %conv303
  %arrayidx307 = getelementptr inbounds i32, ptr %from.01497, i64 %add306
  %44 = load i32, ptr %arrayidx307, align 4
  %add308 = add nuw nsw i64 %k223.21439, %begin208.01441
  %arrayidx309 = getelementptr inbounds i32, ptr %to.01493, i64 %add308
  store i32 %44, ptr %arrayidx309, align 4
  %inc311 = or disjoint i64 %k223.21439, 1
  %arrayidx302.1 = getelementptr inbounds i32, ptr %add.ptr225, i64 %inc311
  %45 = load i32, ptr %arrayidx302.1, align 4
  %conv303.1 = sext i32 %45 to i64
  %isneg1318.1 = icmp slt i32 %45, 0
  %and305.1 = select i1 %isneg1318.1, i64 %1, i64 0
  %add306.1 = add nsw i64 %and305.1, %conv303.1
  %arrayidx307.1 = getelementptr inbounds i32, ptr %from.01497, i64 %add306.1
  %46 = load i32, ptr %arrayidx307.1, align 4
  %add308.1 = add nuw nsw i64 %inc311, %begin208.01441
  %arrayidx309.1 = getelementptr inbounds i32, ptr %to.01493, i64 %add308.1
  store i32 %46, ptr %arrayidx309.1, align 4
  %inc311.1 = or disjoint i64 %k223.21439, 2
  %arrayidx302.2 = getelementptr inbounds i32, ptr %add.ptr225, i64 %inc311.1
  %47 = load i32, ptr %arrayidx302.2, align 4
  %conv303.2 = sext i32 %47 to i64
  %isneg1318.2 = icmp slt i32 %47, 0
  %and305.2 = select i1 %isneg1318.2, i64 %1, i64 0
  %add306.2 = add nsw i64 %and305.2, %conv303.2
  %arrayidx307.2 = getelementptr inbounds i32, ptr %from.01497, i64 %add306.2
  %48 = load i32, ptr %arrayidx307.2, align 4
  %add308.2 = add nuw nsw i64 %inc311.1, %begin208.01441
  %arrayidx309.2 = getelementptr inbounds i32, ptr %to.01493, i64 %add308.2
  store i32 %48, ptr %arrayidx309.2, align 4
  %inc311.2 = or disjoint i64 %k223.21439, 3
  %arrayidx302.3 = getelementptr inbounds i32, ptr %add.ptr225, i64 %inc311.2
  %49 = load i32, ptr %arrayidx302.3, align 4
  %conv303.3 = sext i32 %49 to i64
  %isneg1318.3 = icmp slt i32 %49, 0
  %and305.3 = select i1 %isneg1318.3, i64 %1, i64 0
  %add306.3 = add nsw i64 %and305.3, %conv303.3
  %arrayidx307.3 = getelementptr inbounds i32, ptr %from.01497, i64 %add306.3
  %50 = load i32, ptr %arrayidx307.3, align 4
  %add308.3 = add nuw nsw i64 %inc311.2, %begin208.01441
  %arrayidx309.3 = getelementptr inbounds i32, ptr %to.01493, i64 %add308.3
  store i32 %50, ptr %arrayidx309.3, align 4
  %inc311.3 = add nuw nsw i64 %k223.21439, 4
  %niter1656.next.3 = add i64 %niter1656, 4
  %niter1656.ncmp.3 = icmp eq i64 %niter1656.next.3, %unroll_iter1655
  br i1 %niter1656.ncmp.3, label %for.inc318.loopexit.unr-lcssa, label %for.body300, !llvm.loop !129

for.inc318.loopexit.unr-lcssa:                    ; preds = %for.body300, %for.body300.preheader
  %k223.21439.unr = phi i64 [ 0, %for.body300.preheader ], [ %inc311.3, %for.body300 ]
  %lcmp.mod1654.not = icmp eq i64 %xtraiter1652, 0
  br i1 %lcmp.mod1654.not, label %for.inc318, label %for.body300.epil

for.body300.epil:                                 ; preds = %for.inc318.loopexit.unr-lcssa, %for.body300.epil
  %k223.21439.epil = phi i64 [ %inc311.epil, %for.body300.epil ], [ %k223.21439.unr, %for.inc318.loopexit.unr-lcssa ]
  %epil.iter1653 = phi i64 [ %epil.iter1653.next, %for.body300.epil ], [ 0, %for.inc318.loopexit.unr-lcssa ]
  %arrayidx302.epil = getelementptr inbounds i32, ptr %add.ptr225, i64 %k223.21439.epil
  %51 = load i32, ptr %arrayidx302.epil, align 4
  %conv303.epil = sext i32 %51 to i64
  %isneg1318.epil = icmp slt i32 %51, 0
  %and305.epil = select i1 %isneg1318.epil, i64 %1, i64 0
  %add306.epil = add nsw i64 %and305.epil, %conv303.epil
  %arrayidx307.epil = getelementptr inbounds i32, ptr %from.01497, i64 %add306.epil
  %52 = load i32, ptr %arrayidx307.epil, align 4
  %add308.epil = add nuw nsw i64 %k223.21439.epil, %begin208.01441
  %arrayidx309.epil = getelementptr inbounds i32, ptr %to.01493, i64 %add308.epil
  store i32 %52, ptr %arrayidx309.epil, align 4
  %inc311.epil = add nuw nsw i64 %k223.21439.epil, 1
  %epil.iter1653.next = add i64 %epil.iter1653, 1
  %epil.iter1653.cmp.not = icmp eq i64 %epil.iter1653.next, %xtraiter1652
  br i1 %epil.iter1653.cmp.not, label %for.inc318, label %for.body300.epil, !llvm.loop !130

for.inc318:                                       ; preds = %for.inc318.loopexit.unr-lcssa, %for.body300.epil, %if.end296
  %add319 = add nuw nsw i64 %begin208.01441, 256
  %cmp210.not = icmp slt i64 %add319, %2
  %indvars.iv.next1553 = add i64 %indvars.iv1552, -256
  br i1 %cmp210.not, label %for.body213, label %if.end902, !llvm.loop !131

for.body329:                                      ; preds = %for.body329.lr.ph, %for.inc434
  %indvars.iv1576 = phi i64 [ %2, %for.body329.lr.ph ], [ %indvars.iv.next1577, %for.inc434 ]
  %begin324.01489 = phi i64 [ 0, %for.body329.lr.ph ], [ %add435, %for.inc434 ]
  %smin1671 = tail call i64 @llvm.smin.i64(i64 %indvars.iv1576, i64 256)
  %smax1672 = tail call i64 @llvm.smax.i64(i64 %smin1671, i64 1)
  %smin1580 = tail call i64 @llvm.smin.i64(i64 %indvars.iv1576, i64 256)
  %sub331 = sub nsw i64 %2, %begin324.01489
  %cond338 = tail call i64 @llvm.smin.i64(i64 %sub331, i64 256)
  %add.ptr341 = getelementptr inbounds i32, ptr %indices.01495, i64 %begin324.01489
  br i1 %cmp342, label %if.then347, label %lor.lhs.false344

lor.lhs.false344:                                 ; preds = %for.body329
  %53 = load i64, ptr %arrayidx697, align 8
  %tobool346.not = icmp eq i64 %53, 0
  br i1 %tobool346.not, label %if.end412, label %if.then347

if.then347:                                       ; preds = %lor.lhs.false344, %for.body329
  %cmp351.not1474 = icmp slt i64 %sub331, 8
  br i1 %cmp351.not1474, label %for.cond373.preheader, label %for.body353

for.cond373.preheader:                            ; preds = %for.body353, %if.then347
  %k339.0.lcssa = phi i64 [ 0, %if.then347 ], [ %add3501477, %for.body353 ]
  %outside348.0.lcssa = phi <8 x i64> [ zeroinitializer, %if.then347 ], [ %or367, %for.body353 ]
  br label %for.body377

for.body353:                                      ; preds = %if.then347, %for.body353
  %add3501477 = phi i64 [ %add350, %for.body353 ], [ 8, %if.then347 ]
  %outside348.01476 = phi <8 x i64> [ %or367, %for.body353 ], [ zeroinitializer, %if.then347 ]
  %k339.01475 = phi i64 [ %add3501477, %for.body353 ], [ 0, %if.then347 ]
  %add.ptr355 = getelementptr inbounds i32, ptr %add.ptr341, i64 %k339.01475
  %54 = load <8 x i32>, ptr %add.ptr355, align 4
  %conv356 = sext <8 x i32> %54 to <8 x i64>
  %cmp360 = icmp sgt <8 x i64> %splat.splat710, %conv356
  %cmp364 = icmp sle <8 x i64> %splat.splat714, %conv356
  %or3661317 = or <8 x i1> %cmp360, %cmp364
  %or367 = select <8 x i1> %or3661317, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %outside348.01476
  %add350 = add nuw nsw i64 %add3501477, 8
  %cmp351.not = icmp sgt i64 %add350, %cond338
  br i1 %cmp351.not, label %for.cond373.preheader, label %for.body353, !llvm.loop !132

for.cond384.preheader:                            ; preds = %for.body377
  %cmp3851482 = icmp slt i64 %k339.0.lcssa, %cond338
  br i1 %cmp3851482, label %for.body387, label %for.end404

for.body377:                                      ; preds = %for.cond373.preheader, %for.body377
  %j372.01481 = phi i64 [ 0, %for.cond373.preheader ], [ %inc381, %for.body377 ]
  %wrong371.01480 = phi i64 [ 0, %for.cond373.preheader ], [ %or379, %for.body377 ]
  %vecext378 = extractelement <8 x i64> %outside348.0.lcssa, i64 %j372.01481
  %or379 = or i64 %vecext378, %wrong371.01480
  %inc381 = add nuw nsw i64 %j372.01481, 1
  %exitcond1575.not = icmp eq i64 %inc381, 8
  br i1 %exitcond1575.not, label %for.cond384.preheader, label %for.body377, !llvm.loop !133

for.body387:                                      ; preds = %for.cond384.preheader, %for.body387
  %wrong371.11484 = phi i64 [ %or401, %for.body387 ], [ %or379, %for.cond384.preheader ]
  %k339.11483 = phi i64 [ %inc403, %for.body387 ], [ %k339.0.lcssa, %for.cond384.preheader ]
  %arrayidx388 = getelementptr inbounds i32, ptr %add.ptr341, i64 %k339.11483
  %55 = load i32, ptr %arrayidx388, align 4
  %conv389 = sext i32 %55 to i64
  %cmp391 = icmp slt i64 %conv389, %sub708
  %cmp396 = icmp sle i64 %1, %conv389
  %spec.select1328 = or i1 %cmp391, %cmp396
  %conv400 = zext i1 %spec.select1328 to i64
  %or401 = or i64 %wrong371.11484, %conv400
  %inc403 = add nuw nsw i64 %k339.11483, 1
  %exitcond1579.not = icmp eq i64 %inc403, %smin1580
  br i1 %exitcond1579.not, label %for.end404, label %for.body387, !llvm.loop !134

for.end404:                                       ; preds = %for.body387, %for.cond384.preheader
  %wrong371.1.lcssa = phi i64 [ %or379, %for.cond384.preheader ], [ %or401, %for.body387 ]
  %tobool405.not = icmp eq i64 %wrong371.1.lcssa, 0
  br i1 %tobool405.not, label %if.end412, label %cleanup910

if.end412:                                        ; preds = %for.end404, %lor.lhs.false344
  %cmp4141486 = icmp sgt i64 %sub331, 0
  br i1 %cmp4141486, label %for.body416.preheader, label %for.inc434

for.body416.preheader:                            ; preds = %if.end412
  %xtraiter1673 = and i64 %smax1672, 3
  %56 = icmp slt i64 %indvars.iv1576, 4
  br i1 %56, label %for.inc434.loopexit.unr-lcssa, label %for.body416.preheader.new

for.body416.preheader.new:                        ; preds = %for.body416.preheader
  %unroll_iter1676 = and i64 %smax1672, 508
  br label %for.body416

for.body416:                                      ; preds = %for.body416, %for.body416.preheader.new
  %k339.21487 = phi i64 [ 0, %for.body416.preheader.new ], [ %inc427.3, %for.body416 ]
  %niter1677 = phi i64 [ 0, %for.body416.preheader.new ], [ %niter1677.next.3, %for.body416 ]
  %arrayidx418 = getelementptr inbounds i32, ptr %add.ptr341, i64 %k339.21487
  %57 = load i32, ptr %arrayidx418, align 4
  %conv419 = sext i32 %57 to i64
  %isneg1316 = icmp slt i32 %57, 0
  %and421 = select i1 %isneg1316, i64 %1, i64 0
  %add422 = add nsw i64 %and421, %conv419
  %arrayidx423 = getelementptr inbounds i64, ptr %from.01497, i64 %add422
  %58 = load i64, ptr %arrayidx423, align 8
  %add424 = add nuw nsw i64 %k339.21487, %begin324.01489
  %arrayidx425 = getelementptr inbounds i64, ptr %to.01493, i64 %add424
  store i64 %58, ptr %arrayidx425, align 8
  %inc427 = or disjoint i64 %k339.21487, 1
  %arrayidx418.1 = getelementptr inbounds i32, ptr %add.ptr341, i64 %inc427
  %59 = load i32, ptr %arrayidx418.1, align 4
  %conv419.1 = sext i32 %59 to i64
  %isneg1316.1 = icmp slt i32 %59, 0
  %and421.1 = select i1 %isneg1316.1, i64 %1, i64 0
  %add422.1 = add nsw i64 %and421.1, %conv419.1
  %arrayidx423.1 = getelementptr inbounds i64, ptr %from.01497, i64 %add422.1
  %60 = load i64, ptr %arrayidx423.1, align 8
  %add424.1 = add nuw nsw i64 %inc427, %begin324.01489
  %arrayidx425.1 = getelementptr inbounds i64, ptr %to.01493, i64 %add424.1
  store i64 %60, ptr %arrayidx425.1, align 8
  %inc427.1 = or disjoint i64 %k339.21487, 2
  %arrayidx418.2 = getelementptr inbounds i32, ptr %add.ptr341, i64 %inc427.1
  %61 = load i32, ptr %arrayidx418.2, align 4
  %conv419.2 = sext i32 %61 to i64
  %isneg1316.2 = icmp slt i32 %61, 0
  %and421.2 = select i1 %isneg1316.2, i64 %1, i64 0
  %add422.2 = add nsw i64 %and421.2, %conv419.2
  %arrayidx423.2 = getelementptr inbounds i64, ptr %from.01497, i64 %add422.2
  %62 = load i64, ptr %arrayidx423.2, align 8
  %add424.2 = add nuw nsw i64 %inc427.1, %begin324.01489
  %arrayidx425.2 = getelementptr inbounds i64, ptr %to.01493, i64 %add424.2
  store i64 %62, ptr %arrayidx425.2, align 8
  %inc427.2 = or disjoint i64 %k339.21487, 3
  %arrayidx418.3 = getelementptr inbounds i32, ptr %add.ptr341, i64 %inc427.2
  %63 = load i32, ptr %arrayidx418.3, align 4
  %conv419.3 = sext i32 %63 to i64
  %isneg1316.3 = icmp slt i32 %63, 0
  %and421.3 = select i1 %isneg1316.3, i64 %1, i64 0
  %add422.3 = add nsw i64 %and421.3, %conv419.3
  %arrayidx423.3 = getelementptr inbounds i64, ptr %from.01497, i64 %add422.3
  %64 = load i64, ptr %arrayidx423.3, align 8
  %add424.3 = add nuw nsw i64 %inc427.2, %begin324.01489
  %arrayidx425.3 = getelementptr inbounds i64, ptr %to.01493, i64 %add424.3
  store i64 %64, ptr %arrayidx425.3, align 8
  %inc427.3 = add nuw nsw i64 %k339.21487, 4
  %niter1677.next.3 = add i64 %niter1677, 4
  %niter1677.ncmp.3 = icmp eq i64 %niter1677.next.3, %unroll_iter1676
  br i1 %niter1677.ncmp.3, label %for.inc434.loopexit.unr-lcssa, label %for.body416, !llvm.loop !135

for.inc434.loopexit.unr-lcssa:                    ; preds = %for.body416, %for.body416.preheader
  %k339.21487.unr = phi i64 [ 0, %for.body416.preheader ], [ %inc427.3, %for.body416 ]
  %lcmp.mod1675.not = icmp eq i64 %xtraiter1673, 0
  br i1 %lcmp.mod1675.not, label %for.inc434, label %for.body416.epil

for.body416.epil:                                 ; preds = %for.inc434.loopexit.unr-lcssa, %for.body416.epil
  %k339.21487.epil = phi i64 [ %inc427.epil, %for.body416.epil ], [ %k339.21487.unr, %for.inc434.loopexit.unr-lcssa ]
  %epil.iter1674 = phi i64 [ %epil.iter1674.next, %for.body416.epil ], [ 0, %for.inc434.loopexit.unr-lcssa ]
  %arrayidx418.epil = getelementptr inbounds i32, ptr %add.ptr341, i64 %k339.21487.epil
  %65 = load i32, ptr %arrayidx418.epil, align 4
  %conv419.epil = sext i32 %65 to i64
  %isneg1316.epil = icmp slt i32 %65, 0
  %and421.epil = select i1 %isneg1316.epil, i64 %1, i64 0
  %add422.epil = add nsw i64 %and421.epil, %conv419.epil
  %arrayidx423.epil = getelementptr inbounds i64, ptr %from.01497, i64 %add422.epil
  %66 = load i64, ptr %arrayidx423.epil, align 8
  %add424.epil = add nuw nsw i64 %k339.21487.epil, %begin324.01489
  %arrayidx425.epil = getelementptr inbounds i64, ptr %to.01493, i64 %add424.epil
  store i64 %66, ptr %arrayidx425.epil, align 8
  %inc427.epil = add nuw nsw i64 %k339.21487.epil, 1
  %epil.iter1674.next = add i64 %epil.iter1674, 1
  %epil.iter1674.cmp.not = icmp eq i64 %epil.iter1674.next, %xtraiter1673
  br i1 %epil.iter1674.cmp.not, label %for.inc434, label %for.body416.epil, !llvm.loop !136

for.inc434:                                       ; preds = %for.inc434.loopexit.unr-lcssa, %for.body416.epil, %if.end412
  %add435 = add nuw nsw i64 %begin324.01489, 256
  %cmp326.not = icmp slt i64 %add435, %2
  %indvars.iv.next1577 = add i64 %indvars.iv1576, -256
  br i1 %cmp326.not, label %for.body329, label %if.end902, !llvm.loop !137

if.else442:                                       ; preds = %for.body
  switch i64 %0, label %for.cond789.preheader [
    i64 1, label %for.cond447.preheader
    i64 2, label %for.cond562.preheader
    i64 4, label %for.cond677.preheader
  ]

for.cond677.preheader:                            ; preds = %if.else442
  br i1 %cmp678.not1376, label %for.body681.lr.ph, label %if.end902

for.body681.lr.ph:                                ; preds = %for.cond677.preheader
  %cmp694 = icmp eq i64 %line.01491, 0
  br label %for.body681

for.cond562.preheader:                            ; preds = %if.else442
  br i1 %cmp678.not1376, label %for.body566.lr.ph, label %if.end902

for.body566.lr.ph:                                ; preds = %for.cond562.preheader
  %cmp579 = icmp eq i64 %line.01491, 0
  br label %for.body566

for.cond447.preheader:                            ; preds = %if.else442
  br i1 %cmp678.not1376, label %for.body451.lr.ph, label %if.end902

for.body451.lr.ph:                                ; preds = %for.cond447.preheader
  %cmp464 = icmp eq i64 %line.01491, 0
  br label %for.body451

for.cond789.preheader:                            ; preds = %if.else442
  br i1 %cmp678.not1376, label %for.body793.lr.ph, label %if.end902

for.body793.lr.ph:                                ; preds = %for.cond789.preheader
  %cmp806 = icmp eq i64 %line.01491, 0
  br label %for.body793

for.body451:                                      ; preds = %for.body451.lr.ph, %for.inc552
  %indvars.iv1536 = phi i64 [ %2, %for.body451.lr.ph ], [ %indvars.iv.next1537, %for.inc552 ]
  %begin446.01409 = phi i64 [ 0, %for.body451.lr.ph ], [ %add553, %for.inc552 ]
  %smin1636 = tail call i64 @llvm.smin.i64(i64 %indvars.iv1536, i64 256)
  %smax1637 = tail call i64 @llvm.smax.i64(i64 %smin1636, i64 1)
  %smin1540 = tail call i64 @llvm.smin.i64(i64 %indvars.iv1536, i64 256)
  %sub453 = sub nsw i64 %2, %begin446.01409
  %cond460 = tail call i64 @llvm.smin.i64(i64 %sub453, i64 256)
  %add.ptr463 = getelementptr inbounds i64, ptr %indices.01495, i64 %begin446.01409
  br i1 %cmp464, label %if.then469, label %lor.lhs.false466

lor.lhs.false466:                                 ; preds = %for.body451
  %67 = load i64, ptr %arrayidx697, align 8
  %tobool468.not = icmp eq i64 %67, 0
  br i1 %tobool468.not, label %if.end531, label %if.then469

if.then469:                                       ; preds = %lor.lhs.false466, %for.body451
  %cmp473.not1394 = icmp slt i64 %sub453, 8
  br i1 %cmp473.not1394, label %for.cond494.preheader, label %for.body475

for.cond494.preheader:                            ; preds = %for.body475, %if.then469
  %k461.0.lcssa = phi i64 [ 0, %if.then469 ], [ %add4721397, %for.body475 ]
  %outside470.0.lcssa = phi <8 x i64> [ zeroinitializer, %if.then469 ], [ %or488, %for.body475 ]
  br label %for.body498

for.body475:                                      ; preds = %if.then469, %for.body475
  %add4721397 = phi i64 [ %add472, %for.body475 ], [ 8, %if.then469 ]
  %outside470.01396 = phi <8 x i64> [ %or488, %for.body475 ], [ zeroinitializer, %if.then469 ]
  %k461.01395 = phi i64 [ %add4721397, %for.body475 ], [ 0, %if.then469 ]
  %add.ptr477 = getelementptr inbounds i64, ptr %add.ptr463, i64 %k461.01395
  %68 = load <8 x i64>, ptr %add.ptr477, align 8
  %cmp481 = icmp slt <8 x i64> %68, %splat.splat710
  %cmp485 = icmp sge <8 x i64> %68, %splat.splat714
  %or4871315 = or <8 x i1> %cmp481, %cmp485
  %or488 = select <8 x i1> %or4871315, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %outside470.01396
  %add472 = add nuw nsw i64 %add4721397, 8
  %cmp473.not = icmp sgt i64 %add472, %cond460
  br i1 %cmp473.not, label %for.cond494.preheader, label %for.body475, !llvm.loop !138

for.cond505.preheader:                            ; preds = %for.body498
  %cmp5061402 = icmp slt i64 %k461.0.lcssa, %cond460
  br i1 %cmp5061402, label %for.body508, label %for.end523

for.body498:                                      ; preds = %for.cond494.preheader, %for.body498
  %j493.01401 = phi i64 [ 0, %for.cond494.preheader ], [ %inc502, %for.body498 ]
  %wrong492.01400 = phi i64 [ 0, %for.cond494.preheader ], [ %or500, %for.body498 ]
  %vecext499 = extractelement <8 x i64> %outside470.0.lcssa, i64 %j493.01401
  %or500 = or i64 %vecext499, %wrong492.01400
  %inc502 = add nuw nsw i64 %j493.01401, 1
  %exitcond1535.not = icmp eq i64 %inc502, 8
  br i1 %exitcond1535.not, label %for.cond505.preheader, label %for.body498, !llvm.loop !139

for.body508:                                      ; preds = %for.cond505.preheader, %for.body508
  %wrong492.11404 = phi i64 [ %or520, %for.body508 ], [ %or500, %for.cond505.preheader ]
  %k461.11403 = phi i64 [ %inc522, %for.body508 ], [ %k461.0.lcssa, %for.cond505.preheader ]
  %arrayidx509 = getelementptr inbounds i64, ptr %add.ptr463, i64 %k461.11403
  %69 = load i64, ptr %arrayidx509, align 8
  %cmp511 = icmp slt i64 %69, %sub708
  %cmp515 = icmp sge i64 %69, %1
  %spec.select1330 = or i1 %cmp511, %cmp515
  %conv519 = zext i1 %spec.select1330 to i64
  %or520 = or i64 %wrong492.11404, %conv519
  %inc522 = add nuw nsw i64 %k461.11403, 1
  %exitcond1539.not = icmp eq i64 %inc522, %smin1540
  br i1 %exitcond1539.not, label %for.end523, label %for.body508, !llvm.loop !140

for.end523:                                       ; preds = %for.body508, %for.cond505.preheader
  %wrong492.1.lcssa = phi i64 [ %or500, %for.cond505.preheader ], [ %or520, %for.body508 ]
  %tobool524.not = icmp eq i64 %wrong492.1.lcssa, 0
  br i1 %tobool524.not, label %if.end531, label %cleanup910

if.end531:                                        ; preds = %for.end523, %lor.lhs.false466
  %cmp5331406 = icmp sgt i64 %sub453, 0
  br i1 %cmp5331406, label %for.body535.preheader, label %for.inc552

for.body535.preheader:                            ; preds = %if.end531
  %xtraiter1638 = and i64 %smax1637, 3
  %70 = icmp slt i64 %indvars.iv1536, 4
  br i1 %70, label %for.inc552.loopexit.unr-lcssa, label %for.body535.preheader.new

for.body535.preheader.new:                        ; preds = %for.body535.preheader
  %unroll_iter1641 = and i64 %smax1637, 508
  br label %for.body535

for.body535:                                      ; preds = %for.body535, %for.body535.preheader.new
  %k461.21407 = phi i64 [ 0, %for.body535.preheader.new ], [ %inc545.3, %for.body535 ]
  %niter1642 = phi i64 [ 0, %for.body535.preheader.new ], [ %niter1642.next.3, %for.body535 ]
  %arrayidx537 = getelementptr inbounds i64, ptr %add.ptr463, i64 %k461.21407
  %71 = load i64, ptr %arrayidx537, align 8
  %isneg1314 = icmp slt i64 %71, 0
  %and539 = select i1 %isneg1314, i64 %1, i64 0
  %add540 = add nsw i64 %and539, %71
  %arrayidx541 = getelementptr inbounds i8, ptr %from.01497, i64 %add540
  %72 = load i8, ptr %arrayidx541, align 1
  %add542 = add nuw nsw i64 %k461.21407, %begin446.01409
  %arrayidx543 = getelementptr inbounds i8, ptr %to.01493, i64 %add542
  store i8 %72, ptr %arrayidx543, align 1
  %inc545 = or disjoint i64 %k461.21407, 1
  %arrayidx537.1 = getelementptr inbounds i64, ptr %add.ptr463, i64 %inc545
  %73 = load i64, ptr %arrayidx537.1, align 8
  %isneg1314.1 = icmp slt i64 %73, 0
  %and539.1 = select i1 %isneg1314.1, i64 %1, i64 0
  %add540.1 = add nsw i64 %and539.1, %73
  %arrayidx541.1 = getelementptr inbounds i8, ptr %from.01497, i64 %add540.1
  %74 = load i8, ptr %arrayidx541.1, align 1
  %add542.1 = add nuw nsw i64 %inc545, %begin446.01409
  %arrayidx543.1 = getelementptr inbounds i8, ptr %to.01493, i64 %add542.1
  store i8 %74, ptr %arrayidx543.1, align 1
  %inc545.1 = or disjoint i64 %k461.21407, 2
  %arrayidx537.2 = getelementptr inbounds i64, ptr %add.ptr463, i64 %inc545.1
  %75 = load i64, ptr %arrayidx537.2, align 8
  %isneg1314.2 = icmp slt i64 %75, 0
  %and539.2 = select i1 %isneg1314.2, i64 %1, i64 0
  %add540.2 = add nsw i64 %and539.2, %75
  %arrayidx541.2 = getelementptr inbounds i8, ptr %from.01497, i64 %add540.2
  %76 = load i8, ptr %arrayidx541.2, align 1
  %add542.2 = add nuw nsw i64 %inc545.1, %begin446.01409
  %arrayidx543.2 = getelementptr inbounds i8, ptr %to.01493, i64 %add542.2
  store i8 %76, ptr %arrayidx543.2, align 1
  %inc545.2 = or disjoint i64 %k461.21407, 3
  %arrayidx537.3 = getelementptr inbounds i64, ptr %add.ptr463, i64 %inc545.2
  %77 = load i64, ptr %arrayidx537.3, align 8
  %isneg1314.3 = icmp slt i64 %77, 0
  %and539.3 = select i1 %isneg1314.3, i64 %1, i64 0
  %add540.3 = add nsw i64 %and539.3, %77
  %arrayidx541.3 = getelementptr inbounds i8, ptr %from.01497, i64 %add540.3
  %78 = load i8, ptr %arrayidx541.3, align 1
  %add542.3 = add nuw nsw i64 %inc545.2, %begin446.01409
  %arrayidx543.3 = getelementptr inbounds i8, ptr %to.01493, i64 %add542.3
  store i8 %78, ptr %arrayidx543.3, align 1
  %inc545.3 = add nuw nsw i64 %k461.21407, 4
  %niter1642.next.3 = add i64 %niter1642, 4
  %niter1642.ncmp.3 = icmp eq i64 %niter1642.next.3, %unroll_iter1641
  br i1 %niter1642.ncmp.3, label %for.inc552.loopexit.unr-lcssa, label %for.body535, !llvm.loop !141

for.inc552.loopexit.unr-lcssa:                    ; preds = %for.body535, %for.body535.preheader
  %k461.21407.unr = phi i64 [ 0, %for.body535.preheader ], [ %inc545.3, %for.body535 ]
  %lcmp.mod1640.not = icmp eq i64 %xtraiter1638, 0
  br i1 %lcmp.mod1640.not, label %for.inc552, label %for.body535.epil

for.body535.epil:                                 ; preds = %for.inc552.loopexit.unr-lcssa, %for.body535.epil
  %k461.21407.epil = phi i64 [ %inc545.epil, %for.body535.epil ], [ %k461.21407.unr, %for.inc552.loopexit.unr-lcssa ]
  %epil.iter1639 = phi i64 [ %epil.iter1639.next, %for.body535.epil ], [ 0, %for.inc552.loopexit.unr-lcssa ]
  %arrayidx537.epil = getelementptr inbounds i64, ptr %add.ptr463, i64 %k461.21407.epil
  %79 = load i64, ptr %arrayidx537.epil, align 8
  %isneg1314.epil = icmp slt i64 %79, 0
  %and539.epil = select i1 %isneg1314.epil, i64 %1, i64 0
  %add540.epil = add nsw i64 %and539.epil, %79
  %arrayidx541.epil = getelementptr inbounds i8, ptr %from.01497, i64 %add540.epil
  %80 = load i8, ptr %arrayidx541.epil, align 1
  %add542.epil = add nuw nsw i64 %k461.21407.epil, %begin446.01409
  %arrayidx543.epil = getelementptr inbounds i8, ptr %to.01493, i64 %add542.epil
  store i8 %80, ptr %arrayidx543.epil, align 1
  %inc545.epil = add nuw nsw i64 %k461.21407.epil, 1
  %epil.iter1639.next = add i64 %epil.iter1639, 1
  %epil.iter1639.cmp.not = icmp eq i64 %epil.iter1639.next, %xtraiter1638
  br i1 %epil.iter1639.cmp.not, label %for.inc552, label %for.body535.epil, !llvm.loop !142

for.inc552:                                       ; preds = %for.inc552.loopexit.unr-lcssa, %for.body535.epil, %if.end531
  %add553 = add nuw nsw i64 %begin446.01409, 256
  %cmp448.not = icmp slt i64 %add553, %2
  %indvars.iv.next1537 = add i64 %indvars.iv1536, -256
  br i1 %cmp448.not, label %for.body451, label %if.end902, !llvm.loop !143

for.body566:                                      ; preds = %for.body566.lr.ph, %for.inc667
  %indvars.iv1528 = phi i64 [ %2, %for.body566.lr.ph ], [ %indvars.iv.next1529, %for.inc667 ]
  %begin561.01393 = phi i64 [ 0, %for.body566.lr.ph ], [ %add668, %for.inc667 ]
  %smin1629 = tail call i64 @llvm.smin.i64(i64 %indvars.iv1528, i64 256)
  %smax1630 = tail call i64 @llvm.smax.i64(i64 %smin1629, i64 1)
  %smin1532 = tail call i64 @llvm.smin.i64(i64 %indvars.iv1528, i64 256)
  %sub568 = sub nsw i64 %2, %begin561.01393
  %cond575 = tail call i64 @llvm.smin.i64(i64 %sub568, i64 256)
  %add.ptr578 = getelementptr inbounds i64, ptr %indices.01495, i64 %begin561.01393
  br i1 %cmp579, label %if.then584, label %lor.lhs.false581

lor.lhs.false581:                                 ; preds = %for.body566
  %81 = load i64, ptr %arrayidx697, align 8
  %tobool583.not = icmp eq i64 %81, 0
  br i1 %tobool583.not, label %if.end646, label %if.then584

if.then584:                                       ; preds = %lor.lhs.false581, %for.body566
  %cmp588.not1378 = icmp slt i64 %sub568, 8
  br i1 %cmp588.not1378, label %for.cond609.preheader, label %for.body590

for.cond609.preheader:                            ; preds = %for.body590, %if.then584
  %k576.0.lcssa = phi i64 [ 0, %if.then584 ], [ %add5871381, %for.body590 ]
  %outside585.0.lcssa = phi <8 x i64> [ zeroinitializer, %if.then584 ], [ %or603, %for.body590 ]
  br label %for.body613

for.body590:                                      ; preds = %if.then584, %for.body590
  %add5871381 = phi i64 [ %add587, %for.body590 ], [ 8, %if.then584 ]
  %outside585.01380 = phi <8 x i64> [ %or603, %for.body590 ], [ zeroinitializer, %if.then584 ]
  %k576.01379 = phi i64 [ %add5871381, %for.body590 ], [ 0, %if.then584 ]
  %add.ptr592 = getelementptr inbounds i64, ptr %add.ptr578, i64 %k576.01379
  %82 = load <8 x i64>, ptr %add.ptr592, align 8
  %cmp596 = icmp slt <8 x i64> %82, %splat.splat710
  %cmp600 = icmp sge <8 x i64> %82, %splat.splat714
  %or6021313 = or <8 x i1> %cmp596, %cmp600
  %or603 = select <8 x i1> %or6021313, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %outside585.01380
  %add587 = add nuw nsw i64 %add5871381, 8
  %cmp588.not = icmp sgt i64 %add587, %cond575
  br i1 %cmp588.not, label %for.cond609.preheader, label %for.body590, !llvm.loop !144

for.cond620.preheader:                            ; preds = %for.body613
  %cmp6211386 = icmp slt i64 %k576.0.lcssa, %cond575
  br i1 %cmp6211386, label %for.body623, label %for.end638

for.body613:                                      ; preds = %for.cond609.preheader, %for.body613
  %j608.01385 = phi i64 [ 0, %for.cond609.preheader ], [ %inc617, %for.body613 ]
  %wrong607.01384 = phi i64 [ 0, %for.cond609.preheader ], [ %or615, %for.body613 ]
  %vecext614 = extractelement <8 x i64> %outside585.0.lcssa, i64 %j608.01385
  %or615 = or i64 %vecext614, %wrong607.01384
  %inc617 = add nuw nsw i64 %j608.01385, 1
  %exitcond1527.not = icmp eq i64 %inc617, 8
  br i1 %exitcond1527.not, label %for.cond620.preheader, label %for.body613, !llvm.loop !145

for.body623:                                      ; preds = %for.cond620.preheader, %for.body623
  %wrong607.11388 = phi i64 [ %or635, %for.body623 ], [ %or615, %for.cond620.preheader ]
  %k576.11387 = phi i64 [ %inc637, %for.body623 ], [ %k576.0.lcssa, %for.cond620.preheader ]
  %arrayidx624 = getelementptr inbounds i64, ptr %add.ptr578, i64 %k576.11387
  %83 = load i64, ptr %arrayidx624, align 8
  %cmp626 = icmp slt i64 %83, %sub708
  %cmp630 = icmp sge i64 %83, %1
  %spec.select1332 = or i1 %cmp626, %cmp630
  %conv634 = zext i1 %spec.select1332 to i64
  %or635 = or i64 %wrong607.11388, %conv634
  %inc637 = add nuw nsw i64 %k576.11387, 1
  %exitcond1531.not = icmp eq i64 %inc637, %smin1532
  br i1 %exitcond1531.not, label %for.end638, label %for.body623, !llvm.loop !146

for.end638:                                       ; preds = %for.body623, %for.cond620.preheader
  %wrong607.1.lcssa = phi i64 [ %or615, %for.cond620.preheader ], [ %or635, %for.body623 ]
  %tobool639.not = icmp eq i64 %wrong607.1.lcssa, 0
  br i1 %tobool639.not, label %if.end646, label %cleanup910

if.end646:                                        ; preds = %for.end638, %lor.lhs.false581
  %cmp6481390 = icmp sgt i64 %sub568, 0
  br i1 %cmp6481390, label %for.body650.preheader, label %for.inc667

for.body650.preheader:                            ; preds = %if.end646
  %xtraiter1631 = and i64 %smax1630, 3
  %84 = icmp slt i64 %indvars.iv1528, 4
  br i1 %84, label %for.inc667.loopexit.unr-lcssa, label %for.body650.preheader.new

for.body650.preheader.new:                        ; preds = %for.body650.preheader
  %unroll_iter1634 = and i64 %smax1630, 508
  br label %for.body650

for.body650:                                      ; preds = %for.body650, %for.body650.preheader.new
  %k576.21391 = phi i64 [ 0, %for.body650.preheader.new ], [ %inc660.3, %for.body650 ]
  %niter1635 = phi i64 [ 0, %for.body650.preheader.new ], [ %niter1635.next.3, %for.body650 ]
  %arrayidx652 = getelementptr inbounds i64, ptr %add.ptr578, i64 %k576.21391
  %85 = load i64, ptr %arrayidx652, align 8
  %isneg1312 = icmp slt i64 %85, 0
  %and654 = select i1 %isneg1312, i64 %1, i64 0
  %add655 = add nsw i64 %and654, %85
  %arrayidx656 = getelementptr inbounds i16, ptr %from.01497, i64 %add655
  %86 = load i16, ptr %arrayidx656, align 2
  %add657 = add nuw nsw i64 %k576.21391, %begin561.01393
  %arrayidx658 = getelementptr inbounds i16, ptr %to.01493, i64 %add657
  store i16 %86, ptr %arrayidx658, align 2
  %inc660 = or disjoint i64 %k576.21391, 1
  %arrayidx652.1 = getelementptr inbounds i64, ptr %add.ptr578, i64 %inc660
  %87 = load i64, ptr %arrayidx652.1, align 8
  %isneg1312.1 = icmp slt i64 %87, 0
  %and654.1 = select i1 %isneg1312.1, i64 %1, i64 0
  %add655.1 = add nsw i64 %and654.1, %87
  %arrayidx656.1 = getelementptr inbounds i16, ptr %from.01497, i64 %add655.1
  %88 = load i16, ptr %arrayidx656.1, align 2
  %add657.1 = add nuw nsw i64 %inc660, %begin561.01393
  %arrayidx658.1 = getelementptr inbounds i16, ptr %to.01493, i64 %add657.1
  store i16 %88, ptr %arrayidx658.1, align 2
  %inc660.1 = or disjoint i64 %k576.21391, 2
  %arrayidx652.2 = getelementptr inbounds i64, ptr %add.ptr578, i64 %inc660.1
  %89 = load i64, ptr %arrayidx652.2, align 8
  %isneg1312.2 = icmp slt i64 %89, 0
  %and654.2 = select i1 %isneg1312.2, i64 %1, i64 0
  %add655.2 = add nsw i64 %and654.2, %89
  %arrayidx656.2 = getelementptr inbounds i16, ptr %from.01497, i64 %add655.2
  %90 = load i16, ptr %arrayidx656.2, align 2
  %add657.2 = add nuw nsw i64 %inc660.1, %begin561.01393
  %arrayidx658.2 = getelementptr inbounds i16, ptr %to.01493, i64 %add657.2
  store i16 %90, ptr %arrayidx658.2, align 2
  %inc660.2 = or disjoint i64 %k576.21391, 3
  %arrayidx652.3 = getelementptr inbounds i64, ptr %add.ptr578, i64 %inc660.2
  %91 = load i64, ptr %arrayidx652.3, align 8
  %isneg1312.3 = icmp slt i64 %91, 0
  %and654.3 = select i1 %isneg1312.3, i64 %1, i64 0
  %add655.3 = add nsw i64 %and654.3, %91
  %arrayidx656.3 = getelementptr inbounds i16, ptr %from.01497, i64 %add655.3
  %92 = load i16, ptr %arrayidx656.3, align 2
  %add657.3 = add nuw nsw i64 %inc660.2, %begin561.01393
  %arrayidx658.3 = getelementptr inbounds i16, ptr %to.01493, i64 %add657.3
  store i16 %92, ptr %arrayidx658.3, align 2
  %inc660.3 = add nuw nsw i64 %k576.21391, 4
  %niter1635.next.3 = add i64 %niter1635, 4
  %niter1635.ncmp.3 = icmp eq i64 %niter1635.next.3, %unroll_iter1634
  br i1 %niter1635.ncmp.3, label %for.inc667.loopexit.unr-lcssa, label %for.body650, !llvm.loop !147

for.inc667.loopexit.unr-lcssa:                    ; preds = %for.body650, %for.body650.preheader
  %k576.21391.unr = phi i64 [ 0, %for.body650.preheader ], [ %inc660.3, %for.body650 ]
  %lcmp.mod1633.not = icmp eq i64 %xtraiter1631, 0
  br i1 %lcmp.mod1633.not, label %for.inc667, label %for.body650.epil

for.body650.epil:                                 ; preds = %for.inc667.loopexit.unr-lcssa, %for.body650.epil
  %k576.21391.epil = phi i64 [ %inc660.epil, %for.body650.epil ], [ %k576.21391.unr, %for.inc667.loopexit.unr-lcssa ]
  %epil.iter1632 = phi i64 [ %epil.iter1632.next, %for.body650.epil ], [ 0, %for.inc667.loopexit.unr-lcssa ]
  %arrayidx652.epil = getelementptr inbounds i64, ptr %add.ptr578, i64 %k576.21391.epil
  %93 = load i64, ptr %arrayidx652.epil, align 8
  %isneg1312.epil = icmp slt i64 %93, 0
  %and654.epil = select i1 %isneg1312.epil, i64 %1, i64 0
  %add655.epil = add nsw i64 %and654.epil, %93
  %arrayidx656.epil = getelementptr inbounds i16, ptr %from.01497, i64 %add655.epil
  %94 = load i16, ptr %arrayidx656.epil, align 2
  %add657.epil = add nuw nsw i64 %k576.21391.epil, %begin561.01393
  %arrayidx658.epil = getelementptr inbounds i16, ptr %to.01493, i64 %add657.epil
  store i16 %94, ptr %arrayidx658.epil, align 2
  %inc660.epil = add nuw nsw i64 %k576.21391.epil, 1
  %epil.iter1632.next = add i64 %epil.iter1632, 1
  %epil.iter1632.cmp.not = icmp eq i64 %epil.iter1632.next, %xtraiter1631
  br i1 %epil.iter1632.cmp.not, label %for.inc667, label %for.body650.epil, !llvm.loop !148

for.inc667:                                       ; preds = %for.inc667.loopexit.unr-lcssa, %for.body650.epil, %if.end646
  %add668 = add nuw nsw i64 %begin561.01393, 256
  %cmp563.not = icmp slt i64 %add668, %2
  %indvars.iv.next1529 = add i64 %indvars.iv1528, -256
  br i1 %cmp563.not, label %for.body566, label %if.end902, !llvm.loop !149

for.body681:                                      ; preds = %for.body681.lr.ph, %for.inc782
  %indvars.iv = phi i64 [ %2, %for.body681.lr.ph ], [ %indvars.iv.next, %for.inc782 ]
  %begin676.01377 = phi i64 [ 0, %for.body681.lr.ph ], [ %add783, %for.inc782 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax1628 = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %smin1525 = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %sub683 = sub nsw i64 %2, %begin676.01377
  %cond690 = tail call i64 @llvm.smin.i64(i64 %sub683, i64 256)
  %add.ptr693 = getelementptr inbounds i64, ptr %indices.01495, i64 %begin676.01377
  br i1 %cmp694, label %if.then699, label %lor.lhs.false696

lor.lhs.false696:                                 ; preds = %for.body681
  %95 = load i64, ptr %arrayidx697, align 8
  %tobool698.not = icmp eq i64 %95, 0
  br i1 %tobool698.not, label %if.end761, label %if.then699

if.then699:                                       ; preds = %lor.lhs.false696, %for.body681
  %cmp703.not1363 = icmp slt i64 %sub683, 8
  br i1 %cmp703.not1363, label %for.cond724.preheader, label %for.body705

for.cond724.preheader:                            ; preds = %for.body705, %if.then699
  %k691.0.lcssa = phi i64 [ 0, %if.then699 ], [ %add7021366, %for.body705 ]
  %outside700.0.lcssa = phi <8 x i64> [ zeroinitializer, %if.then699 ], [ %or718, %for.body705 ]
  br label %for.body728

for.body705:                                      ; preds = %if.then699, %for.body705
  %add7021366 = phi i64 [ %add702, %for.body705 ], [ 8, %if.then699 ]
  %outside700.01365 = phi <8 x i64> [ %or718, %for.body705 ], [ zeroinitializer, %if.then699 ]
  %k691.01364 = phi i64 [ %add7021366, %for.body705 ], [ 0, %if.then699 ]
  %add.ptr707 = getelementptr inbounds i64, ptr %add.ptr693, i64 %k691.01364
  %96 = load <8 x i64>, ptr %add.ptr707, align 8
  %cmp711 = icmp slt <8 x i64> %96, %splat.splat710
  %cmp715 = icmp sge <8 x i64> %96, %splat.splat714
  %or7171311 = or <8 x i1> %cmp711, %cmp715
  %or718 = select <8 x i1> %or7171311, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %outside700.01365
  %add702 = add nuw nsw i64 %add7021366, 8
  %cmp703.not = icmp sgt i64 %add702, %cond690
  br i1 %cmp703.not, label %for.cond724.preheader, label %for.body705, !llvm.loop !150

for.cond735.preheader:                            ; preds = %for.body728
  %cmp7361370 = icmp slt i64 %k691.0.lcssa, %cond690
  br i1 %cmp7361370, label %for.body738, label %for.end753

for.body728:                                      ; preds = %for.cond724.preheader, %for.body728
  %j723.01369 = phi i64 [ 0, %for.cond724.preheader ], [ %inc732, %for.body728 ]
  %wrong722.01368 = phi i64 [ 0, %for.cond724.preheader ], [ %or730, %for.body728 ]
  %vecext729 = extractelement <8 x i64> %outside700.0.lcssa, i64 %j723.01369
  %or730 = or i64 %vecext729, %wrong722.01368
  %inc732 = add nuw nsw i64 %j723.01369, 1
  %exitcond.not = icmp eq i64 %inc732, 8
  br i1 %exitcond.not, label %for.cond735.preheader, label %for.body728, !llvm.loop !151

for.body738:                                      ; preds = %for.cond735.preheader, %for.body738
  %wrong722.11372 = phi i64 [ %or750, %for.body738 ], [ %or730, %for.cond735.preheader ]
  %k691.11371 = phi i64 [ %inc752, %for.body738 ], [ %k691.0.lcssa, %for.cond735.preheader ]
  %arrayidx739 = getelementptr inbounds i64, ptr %add.ptr693, i64 %k691.11371
  %97 = load i64, ptr %arrayidx739, align 8
  %cmp741 = icmp slt i64 %97, %sub708
  %cmp745 = icmp sge i64 %97, %1
  %spec.select1334 = or i1 %cmp741, %cmp745
  %conv749 = zext i1 %spec.select1334 to i64
  %or750 = or i64 %wrong722.11372, %conv749
  %inc752 = add nuw nsw i64 %k691.11371, 1
  %exitcond1524.not = icmp eq i64 %inc752, %smin1525
  br i1 %exitcond1524.not, label %for.end753, label %for.body738, !llvm.loop !152

for.end753:                                       ; preds = %for.body738, %for.cond735.preheader
  %wrong722.1.lcssa = phi i64 [ %or730, %for.cond735.preheader ], [ %or750, %for.body738 ]
  %tobool754.not = icmp eq i64 %wrong722.1.lcssa, 0
  br i1 %tobool754.not, label %if.end761, label %cleanup910

if.end761:                                        ; preds = %for.end753, %lor.lhs.false696
  %cmp7631374 = icmp sgt i64 %sub683, 0
  br i1 %cmp7631374, label %for.body765.preheader, label %for.inc782

for.body765.preheader:                            ; preds = %if.end761
  %xtraiter = and i64 %smax1628, 3
  %98 = icmp slt i64 %indvars.iv, 4
  br i1 %98, label %for.inc782.loopexit.unr-lcssa, label %for.body765.preheader.new

for.body765.preheader.new:                        ; preds = %for.body765.preheader
  %unroll_iter = and i64 %smax1628, 508
  br label %for.body765

for.body765:                                      ; preds = %for.body765, %for.body765.preheader.new
  %k691.21375 = phi i64 [ 0, %for.body765.preheader.new ], [ %inc775.3, %for.body765 ]
  %niter = phi i64 [ 0, %for.body765.preheader.new ], [ %niter.next.3, %for.body765 ]
  %arrayidx767 = getelementptr inbounds i64, ptr %add.ptr693, i64 %k691.21375
  %99 = load i64, ptr %arrayidx767, align 8
  %isneg1310 = icmp slt i64 %99, 0
  %and769 = select i1 %isneg1310, i64 %1, i64 0
  %add770 = add nsw i64 %and769, %99
  %arrayidx771 = getelementptr inbounds i32, ptr %from.01497, i64 %add770
  %100 = load i32, ptr %arrayidx771, align 4
  %add772 = add nuw nsw i64 %k691.21375, %begin676.01377
  %arrayidx773 = getelementptr inbounds i32, ptr %to.01493, i64 %add772
  store i32 %100, ptr %arrayidx773, align 4
  %inc775 = or disjoint i64 %k691.21375, 1
  %arrayidx767.1 = getelementptr inbounds i64, ptr %add.ptr693, i64 %inc775
  %101 = load i64, ptr %arrayidx767.1, align 8
  %isneg1310.1 = icmp slt i64 %101, 0
  %and769.1 = select i1 %isneg1310.1, i64 %1, i64 0
  %add770.1 = add nsw i64 %and769.1, %101
  %arrayidx771.1 = getelementptr inbounds i32, ptr %from.01497, i64 %add770.1
  %102 = load i32, ptr %arrayidx771.1, align 4
  %add772.1 = add nuw nsw i64 %inc775, %begin676.01377
  %arrayidx773.1 = getelementptr inbounds i32, ptr %to.01493, i64 %add772.1
  store i32 %102, ptr %arrayidx773.1, align 4
  %inc775.1 = or disjoint i64 %k691.21375, 2
  %arrayidx767.2 = getelementptr inbounds i64, ptr %add.ptr693, i64 %inc775.1
  %103 = load i64, ptr %arrayidx767.2, align 8
  %isneg1310.2 = icmp slt i64 %103, 0
  %and769.2 = select i1 %isneg1310.2, i64 %1, i64 0
  %add770.2 = add nsw i64 %and769.2, %103
  %arrayidx771.2 = getelementptr inbounds i32, ptr %from.01497, i64 %add770.2
  %104 = load i32, ptr %arrayidx771.2, align 4
  %add772.2 = add nuw nsw i64 %inc775.1, %begin676.01377
  %arrayidx773.2 = getelementptr inbounds i32, ptr %to.01493, i64 %add772.2
  store i32 %104, ptr %arrayidx773.2, align 4
  %inc775.2 = or disjoint i64 %k691.21375, 3
  %arrayidx767.3 = getelementptr inbounds i64, ptr %add.ptr693, i64 %inc775.2
  %105 = load i64, ptr %arrayidx767.3, align 8
  %isneg1310.3 = icmp slt i64 %105, 0
  %and769.3 = select i1 %isneg1310.3, i64 %1, i64 0
  %add770.3 = add nsw i64 %and769.3, %105
  %arrayidx771.3 = getelementptr inbounds i32, ptr %from.01497, i64 %add770.3
  %106 = load i32, ptr %arrayidx771.3, align 4
  %add772.3 = add nuw nsw i64 %inc775.2, %begin676.01377
  %arrayidx773.3 = getelementptr inbounds i32, ptr %to.01493, i64 %add772.3
  store i32 %106, ptr %arrayidx773.3, align 4
  %inc775.3 = add nuw nsw i64 %k691.21375, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %for.inc782.loopexit.unr-lcssa, label %for.body765, !llvm.loop !153

for.inc782.loopexit.unr-lcssa:                    ; preds = %for.body765, %for.body765.preheader
  %k691.21375.unr = phi i64 [ 0, %for.body765.preheader ], [ %inc775.3, %for.body765 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.inc782, label %for.body765.epil

for.body765.epil:                                 ; preds = %for.inc782.loopexit.unr-lcssa, %for.body765.epil
  %k691.21375.epil = phi i64 [ %inc775.epil, %for.body765.epil ], [ %k691.21375.unr, %for.inc782.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %for.body765.epil ], [ 0, %for.inc782.loopexit.unr-lcssa ]
  %arrayidx767.epil = getelementptr inbounds i64, ptr %add.ptr693, i64 %k691.21375.epil
  %107 = load i64, ptr %arrayidx767.epil, align 8
  %isneg1310.epil = icmp slt i64 %107, 0
  %and769.epil = select i1 %isneg1310.epil, i64 %1, i64 0
  %add770.epil = add nsw i64 %and769.epil, %107
  %arrayidx771.epil = getelementptr inbounds i32, ptr %from.01497, i64 %add770.epil
  %108 = load i32, ptr %arrayidx771.epil, align 4
  %add772.epil = add nuw nsw i64 %k691.21375.epil, %begin676.01377
  %arrayidx773.epil = getelementptr inbounds i32, ptr %to.01493, i64 %add772.epil
  store i32 %108, ptr %arrayidx773.epil, align 4
  %inc775.epil = add nuw nsw i64 %k691.21375.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.inc782, label %for.body765.epil, !llvm.loop !154

for.inc782:                                       ; preds = %for.inc782.loopexit.unr-lcssa, %for.body765.epil, %if.end761
  %add783 = add nuw nsw i64 %begin676.01377, 256
  %cmp678.not = icmp slt i64 %add783, %2
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %cmp678.not, label %for.body681, label %if.end902, !llvm.loop !155

for.body793:                                      ; preds = %for.body793.lr.ph, %for.inc894
  %indvars.iv1544 = phi i64 [ %2, %for.body793.lr.ph ], [ %indvars.iv.next1545, %for.inc894 ]
  %begin788.01425 = phi i64 [ 0, %for.body793.lr.ph ], [ %add895, %for.inc894 ]
  %smin1643 = tail call i64 @llvm.smin.i64(i64 %indvars.iv1544, i64 256)
  %smax1644 = tail call i64 @llvm.smax.i64(i64 %smin1643, i64 1)
  %smin1548 = tail call i64 @llvm.smin.i64(i64 %indvars.iv1544, i64 256)
  %sub795 = sub nsw i64 %2, %begin788.01425
  %cond802 = tail call i64 @llvm.smin.i64(i64 %sub795, i64 256)
  %add.ptr805 = getelementptr inbounds i64, ptr %indices.01495, i64 %begin788.01425
  br i1 %cmp806, label %if.then811, label %lor.lhs.false808

lor.lhs.false808:                                 ; preds = %for.body793
  %109 = load i64, ptr %arrayidx697, align 8
  %tobool810.not = icmp eq i64 %109, 0
  br i1 %tobool810.not, label %if.end873, label %if.then811

if.then811:                                       ; preds = %lor.lhs.false808, %for.body793
  %cmp815.not1410 = icmp slt i64 %sub795, 8
  br i1 %cmp815.not1410, label %for.cond836.preheader, label %for.body817

for.cond836.preheader:                            ; preds = %for.body817, %if.then811
  %k803.0.lcssa = phi i64 [ 0, %if.then811 ], [ %add8141413, %for.body817 ]
  %outside812.0.lcssa = phi <8 x i64> [ zeroinitializer, %if.then811 ], [ %or830, %for.body817 ]
  br label %for.body840

for.body817:                                      ; preds = %if.then811, %for.body817
  %add8141413 = phi i64 [ %add814, %for.body817 ], [ 8, %if.then811 ]
  %outside812.01412 = phi <8 x i64> [ %or830, %for.body817 ], [ zeroinitializer, %if.then811 ]
  %k803.01411 = phi i64 [ %add8141413, %for.body817 ], [ 0, %if.then811 ]
  %add.ptr819 = getelementptr inbounds i64, ptr %add.ptr805, i64 %k803.01411
  %110 = load <8 x i64>, ptr %add.ptr819, align 8
  %cmp823 = icmp slt <8 x i64> %110, %splat.splat710
  %cmp827 = icmp sge <8 x i64> %110, %splat.splat714
  %or8291309 = or <8 x i1> %cmp823, %cmp827
  %or830 = select <8 x i1> %or8291309, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %outside812.01412
  %add814 = add nuw nsw i64 %add8141413, 8
  %cmp815.not = icmp sgt i64 %add814, %cond802
  br i1 %cmp815.not, label %for.cond836.preheader, label %for.body817, !llvm.loop !156

for.cond847.preheader:                            ; preds = %for.body840
  %cmp8481418 = icmp slt i64 %k803.0.lcssa, %cond802
  br i1 %cmp8481418, label %for.body850, label %for.end865

for.body840:                                      ; preds = %for.cond836.preheader, %for.body840
  %j835.01417 = phi i64 [ 0, %for.cond836.preheader ], [ %inc844, %for.body840 ]
  %wrong834.01416 = phi i64 [ 0, %for.cond836.preheader ], [ %or842, %for.body840 ]
  %vecext841 = extractelement <8 x i64> %outside812.0.lcssa, i64 %j835.01417
  %or842 = or i64 %vecext841, %wrong834.01416
  %inc844 = add nuw nsw i64 %j835.01417, 1
  %exitcond1543.not = icmp eq i64 %inc844, 8
  br i1 %exitcond1543.not, label %for.cond847.preheader, label %for.body840, !llvm.loop !157

for.body850:                                      ; preds = %for.cond847.preheader, %for.body850
  %wrong834.11420 = phi i64 [ %or862, %for.body850 ], [ %or842, %for.cond847.preheader ]
  %k803.11419 = phi i64 [ %inc864, %for.body850 ], [ %k803.0.lcssa, %for.cond847.preheader ]
  %arrayidx851 = getelementptr inbounds i64, ptr %add.ptr805, i64 %k803.11419
  %111 = load i64, ptr %arrayidx851, align 8
  %cmp853 = icmp slt i64 %111, %sub708
  %cmp857 = icmp sge i64 %111, %1
  %spec.select1336 = or i1 %cmp853, %cmp857
  %conv861 = zext i1 %spec.select1336 to i64
  %or862 = or i64 %wrong834.11420, %conv861
  %inc864 = add nuw nsw i64 %k803.11419, 1
  %exitcond1547.not = icmp eq i64 %inc864, %smin1548
  br i1 %exitcond1547.not, label %for.end865, label %for.body850, !llvm.loop !158

for.end865:                                       ; preds = %for.body850, %for.cond847.preheader
  %wrong834.1.lcssa = phi i64 [ %or842, %for.cond847.preheader ], [ %or862, %for.body850 ]
  %tobool866.not = icmp eq i64 %wrong834.1.lcssa, 0
  br i1 %tobool866.not, label %if.end873, label %cleanup910

if.end873:                                        ; preds = %for.end865, %lor.lhs.false808
  %cmp8751422 = icmp sgt i64 %sub795, 0
  br i1 %cmp8751422, label %for.body877.preheader, label %for.inc894

for.body877.preheader:                            ; preds = %if.end873
  %xtraiter1645 = and i64 %smax1644, 3
  %112 = icmp slt i64 %indvars.iv1544, 4
  br i1 %112, label %for.inc894.loopexit.unr-lcssa, label %for.body877.preheader.new

for.body877.preheader.new:                        ; preds = %for.body877.preheader
  %unroll_iter1648 = and i64 %smax1644, 508
  br label %for.body877

for.body877:                                      ; preds = %for.body877, %for.body877.preheader.new
  %k803.21423 = phi i64 [ 0, %for.body877.preheader.new ], [ %inc887.3, %for.body877 ]
  %niter1649 = phi i64 [ 0, %for.body877.preheader.new ], [ %niter1649.next.3, %for.body877 ]
  %arrayidx879 = getelementptr inbounds i64, ptr %add.ptr805, i64 %k803.21423
  %113 = load i64, ptr %arrayidx879, align 8
  %isneg = icmp slt i64 %113, 0
  %and881 = select i1 %isneg, i64 %1, i64 0
  %add882 = add nsw i64 %and881, %113
  %arrayidx883 = getelementptr inbounds i64, ptr %from.01497, i64 %add882
  %114 = load i64, ptr %arrayidx883, align 8
  %add884 = add nuw nsw i64 %k803.21423, %begin788.01425
  %arrayidx885 = getelementptr inbounds i64, ptr %to.01493, i64 %add884
  store i64 %114, ptr %arrayidx885, align 8
  %inc887 = or disjoint i64 %k803.21423, 1
  %arrayidx879.1 = getelementptr inbounds i64, ptr %add.ptr805, i64 %inc887
  %115 = load i64, ptr %arrayidx879.1, align 8
  %isneg.1 = icmp slt i64 %115, 0
  %and881.1 = select i1 %isneg.1, i64 %1, i64 0
  %add882.1 = add nsw i64 %and881.1, %115
  %arrayidx883.1 = getelementptr inbounds i64, ptr %from.01497, i64 %add882.1
  %116 = load i64, ptr %arrayidx883.1, align 8
  %add884.1 = add nuw nsw i64 %inc887, %begin788.01425
  %arrayidx885.1 = getelementptr inbounds i64, ptr %to.01493, i64 %add884.1
  store i64 %116, ptr %arrayidx885.1, align 8
  %inc887.1 = or disjoint i64 %k803.21423, 2
  %arrayidx879.2 = getelementptr inbounds i64, ptr %add.ptr805, i64 %inc887.1
  %117 = load i64, ptr %arrayidx879.2, align 8
  %isneg.2 = icmp slt i64 %117, 0
  %and881.2 = select i1 %isneg.2, i64 %1, i64 0
  %add882.2 = add nsw i64 %and881.2, %117
  %arrayidx883.2 = getelementptr inbounds i64, ptr %from.01497, i64 %add882.2
  %118 = load i64, ptr %arrayidx883.2, align 8
  %add884.2 = add nuw nsw i64 %inc887.1, %begin788.01425
  %arrayidx885.2 = getelementptr inbounds i64, ptr %to.01493, i64 %add884.2
  store i64 %118, ptr %arrayidx885.2, align 8
  %inc887.2 = or disjoint i64 %k803.21423, 3
  %arrayidx879.3 = getelementptr inbounds i64, ptr %add.ptr805, i64 %inc887.2
  %119 = load i64, ptr %arrayidx879.3, align 8
  %isneg.3 = icmp slt i64 %119, 0
  %and881.3 = select i1 %isneg.3, i64 %1, i64 0
  %add882.3 = add nsw i64 %and881.3, %119
  %arrayidx883.3 = getelementptr inbounds i64, ptr %from.01497, i64 %add882.3
  %120 = load i64, ptr %arrayidx883.3, align 8
  %add884.3 = add nuw nsw i64 %inc887.2, %begin788.01425
  %arrayidx885.3 = getelementptr inbounds i64, ptr %to.01493, i64 %add884.3
  store i64 %120, ptr %arrayidx885.3, align 8
  %inc887.3 = add nuw nsw i64 %k803.21423, 4
  %niter1649.next.3 = add i64 %niter1649, 4
  %niter1649.ncmp.3 = icmp eq i64 %niter1649.next.3, %unroll_iter1648
  br i1 %niter1649.ncmp.3, label %for.inc894.loopexit.unr-lcssa, label %for.body877, !llvm.loop !159

for.inc894.loopexit.unr-lcssa:                    ; preds = %for.body877, %for.body877.preheader
  %k803.21423.unr = phi i64 [ 0, %for.body877.preheader ], [ %inc887.3, %for.body877 ]
  %lcmp.mod1647.not = icmp eq i64 %xtraiter1645, 0
  br i1 %lcmp.mod1647.not, label %for.inc894, label %for.body877.epil

for.body877.epil:                                 ; preds = %for.inc894.loopexit.unr-lcssa, %for.body877.epil
  %k803.21423.epil = phi i64 [ %inc887.epil, %for.body877.epil ], [ %k803.21423.unr, %for.inc894.loopexit.unr-lcssa ]
  %epil.iter1646 = phi i64 [ %epil.iter1646.next, %for.body877.epil ], [ 0, %for.inc894.loopexit.unr-lcssa ]
  %arrayidx879.epil = getelementptr inbounds i64, ptr %add.ptr805, i64 %k803.21423.epil
  %121 = load i64, ptr %arrayidx879.epil, align 8
  %isneg.epil = icmp slt i64 %121, 0
  %and881.epil = select i1 %isneg.epil, i64 %1, i64 0
  %add882.epil = add nsw i64 %and881.epil, %121
  %arrayidx883.epil = getelementptr inbounds i64, ptr %from.01497, i64 %add882.epil
  %122 = load i64, ptr %arrayidx883.epil, align 8
  %add884.epil = add nuw nsw i64 %k803.21423.epil, %begin788.01425
  %arrayidx885.epil = getelementptr inbounds i64, ptr %to.01493, i64 %add884.epil
  store i64 %122, ptr %arrayidx885.epil, align 8
  %inc887.epil = add nuw nsw i64 %k803.21423.epil, 1
  %epil.iter1646.next = add i64 %epil.iter1646, 1
  %epil.iter1646.cmp.not = icmp eq i64 %epil.iter1646.next, %xtraiter1645
  br i1 %epil.iter1646.cmp.not, label %for.inc894, label %for.body877.epil, !llvm.loop !160

for.inc894:                                       ; preds = %for.inc894.loopexit.unr-lcssa, %for.body877.epil, %if.end873
  %add895 = add nuw nsw i64 %begin788.01425, 256
  %cmp790.not = icmp slt i64 %add895, %2
  %indvars.iv.next1545 = add i64 %indvars.iv1544, -256
  br i1 %cmp790.not, label %for.body793, label %if.end902, !llvm.loop !161

if.end902:                                        ; preds = %for.inc782, %for.inc667, %for.inc552, %for.inc894, %for.inc318, %for.inc199, %for.inc81, %for.inc434, %for.cond677.preheader, %for.cond562.preheader, %for.cond447.preheader, %for.cond789.preheader, %for.cond209.preheader, %for.cond90.preheader, %for.cond11.preheader, %for.cond325.preheader
  %123 = load i64, ptr %arrayidx903, align 8
  %add.ptr904 = getelementptr inbounds i8, ptr %from.01497, i64 %123
  %124 = load i64, ptr %arrayidx697, align 8
  %add.ptr906 = getelementptr inbounds i8, ptr %indices.01495, i64 %124
  %add.ptr907 = getelementptr inbounds i8, ptr %to.01493, i64 %mul
  %inc909 = add nuw nsw i64 %line.01491, 1
  %125 = load i64, ptr %arrayidx6, align 8
  %cmp.not = icmp slt i64 %inc909, %125
  br i1 %cmp.not, label %for.body, label %cleanup910, !llvm.loop !162

cleanup910:                                       ; preds = %if.end902, %for.end753, %for.end638, %for.end523, %for.end865, %for.end288, %for.end169, %for.end57, %for.end404, %entry
  %cmp.not1362 = phi i64 [ 0, %entry ], [ 1, %for.end404 ], [ 1, %for.end57 ], [ 1, %for.end169 ], [ 1, %for.end288 ], [ 1, %for.end865 ], [ 1, %for.end523 ], [ 1, %for.end638 ], [ 1, %for.end753 ], [ 0, %if.end902 ]
  ret i64 %cmp.not1362
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_pick_across(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 16
  %1 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 24
  %2 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 32
  %3 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 40
  %4 = load i64, ptr %arrayidx4, align 8
  %5 = inttoptr i64 %4 to ptr
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 48
  %6 = load i64, ptr %arrayidx5, align 8
  %7 = inttoptr i64 %6 to ptr
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 56
  %8 = load i64, ptr %arrayidx6, align 8
  %9 = inttoptr i64 %8 to ptr
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 64
  %10 = load i64, ptr %arrayidx7, align 8
  %cmp = icmp eq i64 %10, 4
  %arrayidx211 = getelementptr inbounds i8, ptr %a, i64 8
  %11 = load i64, ptr %arrayidx211, align 8
  %cmp212.not1116 = icmp sgt i64 %11, 0
  br i1 %cmp, label %if.then, label %if.else287

if.then:                                          ; preds = %entry
  switch i64 %0, label %for.cond210.preheader [
    i64 1, label %for.cond.preheader
    i64 2, label %for.cond55.preheader
    i64 4, label %for.cond134.preheader
  ]

for.cond134.preheader:                            ; preds = %if.then
  br i1 %cmp212.not1116, label %for.cond143.preheader.lr.ph, label %cleanup600

for.cond143.preheader.lr.ph:                      ; preds = %for.cond134.preheader
  %factor.op.mul1074 = shl i64 %3, 2
  %cmp1441070 = icmp sgt i64 %2, 0
  %cmp1501066 = icmp sgt i64 %3, 0
  %mul189.reass = mul i64 %factor.op.mul1074, %1
  %mul192 = mul nsw i64 %3, %2
  %mul197 = shl nsw i64 %mul192, 2
  br label %for.cond143.preheader

for.cond55.preheader:                             ; preds = %if.then
  br i1 %cmp212.not1116, label %for.cond64.preheader.lr.ph, label %cleanup600

for.cond64.preheader.lr.ph:                       ; preds = %for.cond55.preheader
  %factor.op.mul1088 = shl i64 %3, 1
  %cmp651084 = icmp sgt i64 %2, 0
  %cmp711080 = icmp sgt i64 %3, 0
  %mul110.reass = mul i64 %factor.op.mul1088, %1
  %mul113 = mul nsw i64 %3, %2
  %mul118 = shl nsw i64 %mul113, 1
  br label %for.cond64.preheader

for.cond.preheader:                               ; preds = %if.then
  br i1 %cmp212.not1116, label %for.cond12.preheader.lr.ph, label %cleanup600

for.cond12.preheader.lr.ph:                       ; preds = %for.cond.preheader
  %cmp131098 = icmp sgt i64 %2, 0
  %cmp171094 = icmp sgt i64 %3, 0
  %mul36 = mul nsw i64 %3, %1
  %mul38 = mul nsw i64 %3, %2
  br label %for.cond12.preheader

for.cond210.preheader:                            ; preds = %if.then
  br i1 %cmp212.not1116, label %for.cond219.preheader.lr.ph, label %cleanup600

for.cond219.preheader.lr.ph:                      ; preds = %for.cond210.preheader
  %factor.op.mul1115 = mul i64 %3, %0
  %cmp2201111 = icmp sgt i64 %2, 0
  %cmp2261107 = icmp sgt i64 %3, 0
  %mul265.reass = mul i64 %factor.op.mul1115, %1
  %mul268 = mul nsw i64 %3, %2
  %mul273 = mul nsw i64 %mul268, %0
  br label %for.cond219.preheader

for.cond12.preheader:                             ; preds = %for.cond12.preheader.lr.ph, %for.inc46
  %from.01106 = phi ptr [ %5, %for.cond12.preheader.lr.ph ], [ %add.ptr, %for.inc46 ]
  %indices.01105 = phi ptr [ %7, %for.cond12.preheader.lr.ph ], [ %add.ptr41, %for.inc46 ]
  %to.01104 = phi ptr [ %9, %for.cond12.preheader.lr.ph ], [ %add.ptr44, %for.inc46 ]
  %table.01103 = phi i64 [ 0, %for.cond12.preheader.lr.ph ], [ %inc47, %for.inc46 ]
  br i1 %cmp131098, label %for.cond16.preheader, label %for.inc46

for.cond16.preheader:                             ; preds = %for.cond12.preheader, %for.cond.cleanup18
  %wrong.01100 = phi i64 [ %wrong.1.lcssa, %for.cond.cleanup18 ], [ 0, %for.cond12.preheader ]
  %k.01099 = phi i64 [ %inc32, %for.cond.cleanup18 ], [ 0, %for.cond12.preheader ]
  br i1 %cmp171094, label %for.body19.lr.ph, label %for.cond.cleanup18

for.body19.lr.ph:                                 ; preds = %for.cond16.preheader
  %mul = mul nuw nsw i64 %k.01099, %3
  br label %for.body19

for.cond.cleanup14:                               ; preds = %for.cond.cleanup18
  %tobool34.not = icmp eq i64 %wrong.1.lcssa, 0
  br i1 %tobool34.not, label %for.inc46, label %cleanup600

for.cond.cleanup18:                               ; preds = %for.body19, %for.cond16.preheader
  %wrong.1.lcssa = phi i64 [ %wrong.01100, %for.cond16.preheader ], [ %or, %for.body19 ]
  %inc32 = add nuw nsw i64 %k.01099, 1
  %exitcond1147.not = icmp eq i64 %inc32, %2
  br i1 %exitcond1147.not, label %for.cond.cleanup14, label %for.cond16.preheader, !llvm.loop !163

for.body19:                                       ; preds = %for.body19.lr.ph, %for.body19
  %wrong.11096 = phi i64 [ %wrong.01100, %for.body19.lr.ph ], [ %or, %for.body19 ]
  %j.01095 = phi i64 [ 0, %for.body19.lr.ph ], [ %inc, %for.body19 ]
  %add = add nuw nsw i64 %j.01095, %mul
  %arrayidx20 = getelementptr inbounds i32, ptr %indices.01105, i64 %add
  %12 = load i32, ptr %arrayidx20, align 4
  %conv = sext i32 %12 to i64
  %isneg950 = icmp slt i32 %12, 0
  %and = select i1 %isneg950, i64 %1, i64 0
  %add21 = add nsw i64 %and, %conv
  %cmp22 = icmp uge i64 %add21, %1
  %conv24 = zext i1 %cmp22 to i64
  %or = or i64 %wrong.11096, %conv24
  %cond = select i1 %cmp22, i64 0, i64 %add21
  %mul25 = mul nsw i64 %cond, %3
  %add26 = add nsw i64 %mul25, %j.01095
  %arrayidx27 = getelementptr inbounds i8, ptr %from.01106, i64 %add26
  %13 = load i8, ptr %arrayidx27, align 1
  %arrayidx30 = getelementptr inbounds i8, ptr %to.01104, i64 %add
  store i8 %13, ptr %arrayidx30, align 1
  %inc = add nuw nsw i64 %j.01095, 1
  %exitcond1146.not = icmp eq i64 %inc, %3
  br i1 %exitcond1146.not, label %for.cond.cleanup18, label %for.body19, !llvm.loop !164

for.inc46:                                        ; preds = %for.cond12.preheader, %for.cond.cleanup14
  %add.ptr = getelementptr inbounds i8, ptr %from.01106, i64 %mul36
  %14 = load i64, ptr %arrayidx7, align 8
  %mul40 = mul nsw i64 %14, %mul38
  %add.ptr41 = getelementptr inbounds i8, ptr %indices.01105, i64 %mul40
  %add.ptr44 = getelementptr inbounds i8, ptr %to.01104, i64 %mul38
  %inc47 = add nuw nsw i64 %table.01103, 1
  %15 = load i64, ptr %arrayidx211, align 8
  %cmp11.not = icmp slt i64 %inc47, %15
  br i1 %cmp11.not, label %for.cond12.preheader, label %cleanup600, !llvm.loop !165

for.cond64.preheader:                             ; preds = %for.cond64.preheader.lr.ph, %for.inc124
  %from.21093 = phi ptr [ %5, %for.cond64.preheader.lr.ph ], [ %add.ptr112, %for.inc124 ]
  %indices.21092 = phi ptr [ %7, %for.cond64.preheader.lr.ph ], [ %add.ptr116, %for.inc124 ]
  %to.21091 = phi ptr [ %9, %for.cond64.preheader.lr.ph ], [ %add.ptr119, %for.inc124 ]
  %table54.01090 = phi i64 [ 0, %for.cond64.preheader.lr.ph ], [ %inc125, %for.inc124 ]
  br i1 %cmp651084, label %for.cond70.preheader, label %for.inc124

for.cond70.preheader:                             ; preds = %for.cond64.preheader, %for.cond.cleanup73
  %wrong62.01086 = phi i64 [ %wrong62.1.lcssa, %for.cond.cleanup73 ], [ 0, %for.cond64.preheader ]
  %k63.01085 = phi i64 [ %inc104, %for.cond.cleanup73 ], [ 0, %for.cond64.preheader ]
  br i1 %cmp711080, label %for.body74.lr.ph, label %for.cond.cleanup73

for.body74.lr.ph:                                 ; preds = %for.cond70.preheader
  %mul76 = mul nuw nsw i64 %k63.01085, %3
  br label %for.body74

for.cond.cleanup67:                               ; preds = %for.cond.cleanup73
  %tobool107.not = icmp eq i64 %wrong62.1.lcssa, 0
  br i1 %tobool107.not, label %for.inc124, label %cleanup600

for.cond.cleanup73:                               ; preds = %for.body74, %for.cond70.preheader
  %wrong62.1.lcssa = phi i64 [ %wrong62.01086, %for.cond70.preheader ], [ %or87, %for.body74 ]
  %inc104 = add nuw nsw i64 %k63.01085, 1
  %exitcond1145.not = icmp eq i64 %inc104, %2
  br i1 %exitcond1145.not, label %for.cond.cleanup67, label %for.cond70.preheader, !llvm.loop !166

for.body74:                                       ; preds = %for.body74.lr.ph, %for.body74
  %wrong62.11082 = phi i64 [ %wrong62.01086, %for.body74.lr.ph ], [ %or87, %for.body74 ]
  %j69.01081 = phi i64 [ 0, %for.body74.lr.ph ], [ %inc100, %for.body74 ]
  %add77 = add nuw nsw i64 %j69.01081, %mul76
  %arrayidx78 = getelementptr inbounds i32, ptr %indices.21092, i64 %add77
  %16 = load i32, ptr %arrayidx78, align 4
  %conv79 = sext i32 %16 to i64
  %isneg949 = icmp slt i32 %16, 0
  %and81 = select i1 %isneg949, i64 %1, i64 0
  %add82 = add nsw i64 %and81, %conv79
  %cmp84 = icmp uge i64 %add82, %1
  %conv86 = zext i1 %cmp84 to i64
  %or87 = or i64 %wrong62.11082, %conv86
  %cond92 = select i1 %cmp84, i64 0, i64 %add82
  %mul93 = mul nsw i64 %cond92, %3
  %add94 = add nsw i64 %mul93, %j69.01081
  %arrayidx95 = getelementptr inbounds i16, ptr %from.21093, i64 %add94
  %17 = load i16, ptr %arrayidx95, align 2
  %arrayidx98 = getelementptr inbounds i16, ptr %to.21091, i64 %add77
  store i16 %17, ptr %arrayidx98, align 2
  %inc100 = add nuw nsw i64 %j69.01081, 1
  %exitcond1144.not = icmp eq i64 %inc100, %3
  br i1 %exitcond1144.not, label %for.cond.cleanup73, label %for.body74, !llvm.loop !167

for.inc124:                                       ; preds = %for.cond64.preheader, %for.cond.cleanup67
  %add.ptr112 = getelementptr inbounds i8, ptr %from.21093, i64 %mul110.reass
  %18 = load i64, ptr %arrayidx7, align 8
  %mul115 = mul nsw i64 %18, %mul113
  %add.ptr116 = getelementptr inbounds i8, ptr %indices.21092, i64 %mul115
  %add.ptr119 = getelementptr inbounds i8, ptr %to.21091, i64 %mul118
  %inc125 = add nuw nsw i64 %table54.01090, 1
  %19 = load i64, ptr %arrayidx211, align 8
  %cmp57.not = icmp slt i64 %inc125, %19
  br i1 %cmp57.not, label %for.cond64.preheader, label %cleanup600, !llvm.loop !168

for.cond143.preheader:                            ; preds = %for.cond143.preheader.lr.ph, %for.inc203
  %from.41079 = phi ptr [ %5, %for.cond143.preheader.lr.ph ], [ %add.ptr191, %for.inc203 ]
  %indices.41078 = phi ptr [ %7, %for.cond143.preheader.lr.ph ], [ %add.ptr195, %for.inc203 ]
  %to.41077 = phi ptr [ %9, %for.cond143.preheader.lr.ph ], [ %add.ptr198, %for.inc203 ]
  %table133.01076 = phi i64 [ 0, %for.cond143.preheader.lr.ph ], [ %inc204, %for.inc203 ]
  br i1 %cmp1441070, label %for.cond149.preheader, label %for.inc203

for.cond149.preheader:                            ; preds = %for.cond143.preheader, %for.cond.cleanup152
  %wrong141.01072 = phi i64 [ %wrong141.1.lcssa, %for.cond.cleanup152 ], [ 0, %for.cond143.preheader ]
  %k142.01071 = phi i64 [ %inc183, %for.cond.cleanup152 ], [ 0, %for.cond143.preheader ]
  br i1 %cmp1501066, label %for.body153.lr.ph, label %for.cond.cleanup152

for.body153.lr.ph:                                ; preds = %for.cond149.preheader
  %mul155 = mul nuw nsw i64 %k142.01071, %3
  br label %for.body153

for.cond.cleanup146:                              ; preds = %for.cond.cleanup152
  %tobool186.not = icmp eq i64 %wrong141.1.lcssa, 0
  br i1 %tobool186.not, label %for.inc203, label %cleanup600

for.cond.cleanup152:                              ; preds = %for.body153, %for.cond149.preheader
  %wrong141.1.lcssa = phi i64 [ %wrong141.01072, %for.cond149.preheader ], [ %or166, %for.body153 ]
  %inc183 = add nuw nsw i64 %k142.01071, 1
  %exitcond1143.not = icmp eq i64 %inc183, %2
  br i1 %exitcond1143.not, label %for.cond.cleanup146, label %for.cond149.preheader, !llvm.loop !169

for.body153:                                      ; preds = %for.body153.lr.ph, %for.body153
  %wrong141.11068 = phi i64 [ %wrong141.01072, %for.body153.lr.ph ], [ %or166, %for.body153 ]
  %j148.01067 = phi i64 [ 0, %for.body153.lr.ph ], [ %inc179, %for.body153 ]
  %add156 = add nuw nsw i64 %j148.01067, %mul155
  %arrayidx157 = getelementptr inbounds i32, ptr %indices.41078, i64 %add156
  %20 = load i32, ptr %arrayidx157, align 4
  %conv158 = sext i32 %20 to i64
  %isneg948 = icmp slt i32 %20, 0
  %and160 = select i1 %isneg948, i64 %1, i64 0
  %add161 = add nsw i64 %and160, %conv158
  %cmp163 = icmp uge i64 %add161, %1
  %conv165 = zext i1 %cmp163 to i64
  %or166 = or i64 %wrong141.11068, %conv165
  %cond171 = select i1 %cmp163, i64 0, i64 %add161
  %mul172 = mul nsw i64 %cond171, %3
  %add173 = add nsw i64 %mul172, %j148.01067
  %arrayidx174 = getelementptr inbounds i32, ptr %from.41079, i64 %add173
  %21 = load i32, ptr %arrayidx174, align 4
  %arrayidx177 = getelementptr inbounds i32, ptr %to.41077, i64 %add156
  store i32 %21, ptr %arrayidx177, align 4
  %inc179 = add nuw nsw i64 %j148.01067, 1
  %exitcond1142.not = icmp eq i64 %inc179, %3
  br i1 %exitcond1142.not, label %for.cond.cleanup152, label %for.body153, !llvm.loop !170

for.inc203:                                       ; preds = %for.cond143.preheader, %for.cond.cleanup146
  %add.ptr191 = getelementptr inbounds i8, ptr %from.41079, i64 %mul189.reass
  %22 = load i64, ptr %arrayidx7, align 8
  %mul194 = mul nsw i64 %22, %mul192
  %add.ptr195 = getelementptr inbounds i8, ptr %indices.41078, i64 %mul194
  %add.ptr198 = getelementptr inbounds i8, ptr %to.41077, i64 %mul197
  %inc204 = add nuw nsw i64 %table133.01076, 1
  %23 = load i64, ptr %arrayidx211, align 8
  %cmp136.not = icmp slt i64 %inc204, %23
  br i1 %cmp136.not, label %for.cond143.preheader, label %cleanup600, !llvm.loop !171

for.cond219.preheader:                            ; preds = %for.cond219.preheader.lr.ph, %for.inc279
  %from.61120 = phi ptr [ %5, %for.cond219.preheader.lr.ph ], [ %add.ptr267, %for.inc279 ]
  %indices.61119 = phi ptr [ %7, %for.cond219.preheader.lr.ph ], [ %add.ptr271, %for.inc279 ]
  %to.61118 = phi ptr [ %9, %for.cond219.preheader.lr.ph ], [ %add.ptr274, %for.inc279 ]
  %table209.01117 = phi i64 [ 0, %for.cond219.preheader.lr.ph ], [ %inc280, %for.inc279 ]
  br i1 %cmp2201111, label %for.cond225.preheader, label %for.inc279

for.cond225.preheader:                            ; preds = %for.cond219.preheader, %for.cond.cleanup228
  %k218.01113 = phi i64 [ %inc259, %for.cond.cleanup228 ], [ 0, %for.cond219.preheader ]
  %wrong217.01112 = phi i64 [ %wrong217.1.lcssa, %for.cond.cleanup228 ], [ 0, %for.cond219.preheader ]
  br i1 %cmp2261107, label %for.body229.lr.ph, label %for.cond.cleanup228

for.body229.lr.ph:                                ; preds = %for.cond225.preheader
  %mul231 = mul nuw nsw i64 %k218.01113, %3
  br label %for.body229

for.cond.cleanup222:                              ; preds = %for.cond.cleanup228
  %tobool262.not = icmp eq i64 %wrong217.1.lcssa, 0
  br i1 %tobool262.not, label %for.inc279, label %cleanup600

for.cond.cleanup228:                              ; preds = %for.body229, %for.cond225.preheader
  %wrong217.1.lcssa = phi i64 [ %wrong217.01112, %for.cond225.preheader ], [ %or242, %for.body229 ]
  %inc259 = add nuw nsw i64 %k218.01113, 1
  %exitcond1149.not = icmp eq i64 %inc259, %2
  br i1 %exitcond1149.not, label %for.cond.cleanup222, label %for.cond225.preheader, !llvm.loop !172

for.body229:                                      ; preds = %for.body229.lr.ph, %for.body229
  %j224.01109 = phi i64 [ 0, %for.body229.lr.ph ], [ %inc255, %for.body229 ]
  %wrong217.11108 = phi i64 [ %wrong217.01112, %for.body229.lr.ph ], [ %or242, %for.body229 ]
  %add232 = add nuw nsw i64 %j224.01109, %mul231
  %arrayidx233 = getelementptr inbounds i32, ptr %indices.61119, i64 %add232
  %24 = load i32, ptr %arrayidx233, align 4
  %conv234 = sext i32 %24 to i64
  %isneg947 = icmp slt i32 %24, 0
  %and236 = select i1 %isneg947, i64 %1, i64 0
  %add237 = add nsw i64 %and236, %conv234
  %cmp239 = icmp uge i64 %add237, %1
  %conv241 = zext i1 %cmp239 to i64
  %or242 = or i64 %wrong217.11108, %conv241
  %cond247 = select i1 %cmp239, i64 0, i64 %add237
  %mul248 = mul nsw i64 %cond247, %3
  %add249 = add nsw i64 %mul248, %j224.01109
  %arrayidx250 = getelementptr inbounds i64, ptr %from.61120, i64 %add249
  %25 = load i64, ptr %arrayidx250, align 8
  %arrayidx253 = getelementptr inbounds i64, ptr %to.61118, i64 %add232
  store i64 %25, ptr %arrayidx253, align 8
  %inc255 = add nuw nsw i64 %j224.01109, 1
  %exitcond1148.not = icmp eq i64 %inc255, %3
  br i1 %exitcond1148.not, label %for.cond.cleanup228, label %for.body229, !llvm.loop !173

for.inc279:                                       ; preds = %for.cond219.preheader, %for.cond.cleanup222
  %add.ptr267 = getelementptr inbounds i8, ptr %from.61120, i64 %mul265.reass
  %26 = load i64, ptr %arrayidx7, align 8
  %mul270 = mul nsw i64 %26, %mul268
  %add.ptr271 = getelementptr inbounds i8, ptr %indices.61119, i64 %mul270
  %add.ptr274 = getelementptr inbounds i8, ptr %to.61118, i64 %mul273
  %inc280 = add nuw nsw i64 %table209.01117, 1
  %27 = load i64, ptr %arrayidx211, align 8
  %cmp212.not = icmp slt i64 %inc280, %27
  br i1 %cmp212.not, label %for.cond219.preheader, label %cleanup600, !llvm.loop !174

if.else287:                                       ; preds = %entry
  switch i64 %0, label %for.cond523.preheader [
    i64 1, label %for.cond292.preheader
    i64 2, label %for.cond370.preheader
    i64 4, label %for.cond448.preheader
  ]

for.cond448.preheader:                            ; preds = %if.else287
  br i1 %cmp212.not1116, label %for.cond457.preheader.lr.ph, label %cleanup600

for.cond457.preheader.lr.ph:                      ; preds = %for.cond448.preheader
  %factor.op.mul = shl i64 %3, 2
  %cmp4581016 = icmp sgt i64 %2, 0
  %cmp4641013 = icmp sgt i64 %3, 0
  %mul502.reass = mul i64 %factor.op.mul, %1
  %mul505 = mul nsw i64 %3, %2
  %mul510 = shl nsw i64 %mul505, 2
  br label %for.cond457.preheader

for.cond370.preheader:                            ; preds = %if.else287
  br i1 %cmp212.not1116, label %for.cond379.preheader.lr.ph, label %cleanup600

for.cond379.preheader.lr.ph:                      ; preds = %for.cond370.preheader
  %factor.op.mul1033 = shl i64 %3, 1
  %cmp3801029 = icmp sgt i64 %2, 0
  %cmp3861025 = icmp sgt i64 %3, 0
  %mul424.reass = mul i64 %factor.op.mul1033, %1
  %mul427 = mul nsw i64 %3, %2
  %mul432 = shl nsw i64 %mul427, 1
  br label %for.cond379.preheader

for.cond292.preheader:                            ; preds = %if.else287
  br i1 %cmp212.not1116, label %for.cond301.preheader.lr.ph, label %cleanup600

for.cond301.preheader.lr.ph:                      ; preds = %for.cond292.preheader
  %cmp3021043 = icmp sgt i64 %2, 0
  %cmp3081039 = icmp sgt i64 %3, 0
  %mul346 = mul nsw i64 %3, %1
  %mul349 = mul nsw i64 %3, %2
  br label %for.cond301.preheader

for.cond523.preheader:                            ; preds = %if.else287
  br i1 %cmp212.not1116, label %for.cond532.preheader.lr.ph, label %cleanup600

for.cond532.preheader.lr.ph:                      ; preds = %for.cond523.preheader
  %factor.op.mul1060 = mul i64 %3, %0
  %cmp5331056 = icmp sgt i64 %2, 0
  %cmp5391052 = icmp sgt i64 %3, 0
  %mul577.reass = mul i64 %factor.op.mul1060, %1
  %mul580 = mul nsw i64 %3, %2
  %mul585 = mul nsw i64 %mul580, %0
  br label %for.cond532.preheader

for.cond301.preheader:                            ; preds = %for.cond301.preheader.lr.ph, %for.inc360
  %from.81051 = phi ptr [ %5, %for.cond301.preheader.lr.ph ], [ %add.ptr348, %for.inc360 ]
  %indices.81050 = phi ptr [ %7, %for.cond301.preheader.lr.ph ], [ %add.ptr352, %for.inc360 ]
  %to.81049 = phi ptr [ %9, %for.cond301.preheader.lr.ph ], [ %add.ptr355, %for.inc360 ]
  %table291.01048 = phi i64 [ 0, %for.cond301.preheader.lr.ph ], [ %inc361, %for.inc360 ]
  br i1 %cmp3021043, label %for.cond307.preheader, label %for.inc360

for.cond307.preheader:                            ; preds = %for.cond301.preheader, %for.cond.cleanup310
  %k300.01045 = phi i64 [ %inc340, %for.cond.cleanup310 ], [ 0, %for.cond301.preheader ]
  %wrong299.01044 = phi i64 [ %wrong299.1.lcssa, %for.cond.cleanup310 ], [ 0, %for.cond301.preheader ]
  br i1 %cmp3081039, label %for.body311.lr.ph, label %for.cond.cleanup310

for.body311.lr.ph:                                ; preds = %for.cond307.preheader
  %mul313 = mul nuw nsw i64 %k300.01045, %3
  br label %for.body311

for.cond.cleanup304:                              ; preds = %for.cond.cleanup310
  %tobool343.not = icmp eq i64 %wrong299.1.lcssa, 0
  br i1 %tobool343.not, label %for.inc360, label %cleanup600

for.cond.cleanup310:                              ; preds = %for.body311, %for.cond307.preheader
  %wrong299.1.lcssa = phi i64 [ %wrong299.01044, %for.cond307.preheader ], [ %or323, %for.body311 ]
  %inc340 = add nuw nsw i64 %k300.01045, 1
  %exitcond1139.not = icmp eq i64 %inc340, %2
  br i1 %exitcond1139.not, label %for.cond.cleanup304, label %for.cond307.preheader, !llvm.loop !175

for.body311:                                      ; preds = %for.body311.lr.ph, %for.body311
  %j306.01041 = phi i64 [ 0, %for.body311.lr.ph ], [ %inc336, %for.body311 ]
  %wrong299.11040 = phi i64 [ %wrong299.01044, %for.body311.lr.ph ], [ %or323, %for.body311 ]
  %add314 = add nuw nsw i64 %j306.01041, %mul313
  %arrayidx315 = getelementptr inbounds i64, ptr %indices.81050, i64 %add314
  %28 = load i64, ptr %arrayidx315, align 8
  %isneg946 = icmp slt i64 %28, 0
  %and317 = select i1 %isneg946, i64 %1, i64 0
  %add318 = add nsw i64 %and317, %28
  %cmp320 = icmp uge i64 %add318, %1
  %conv322 = zext i1 %cmp320 to i64
  %or323 = or i64 %wrong299.11040, %conv322
  %cond328 = select i1 %cmp320, i64 0, i64 %add318
  %mul329 = mul nsw i64 %cond328, %3
  %add330 = add nsw i64 %mul329, %j306.01041
  %arrayidx331 = getelementptr inbounds i8, ptr %from.81051, i64 %add330
  %29 = load i8, ptr %arrayidx331, align 1
  %arrayidx334 = getelementptr inbounds i8, ptr %to.81049, i64 %add314
  store i8 %29, ptr %arrayidx334, align 1
  %inc336 = add nuw nsw i64 %j306.01041, 1
  %exitcond1138.not = icmp eq i64 %inc336, %3
  br i1 %exitcond1138.not, label %for.cond.cleanup310, label %for.body311, !llvm.loop !176

for.inc360:                                       ; preds = %for.cond301.preheader, %for.cond.cleanup304
  %add.ptr348 = getelementptr inbounds i8, ptr %from.81051, i64 %mul346
  %30 = load i64, ptr %arrayidx7, align 8
  %mul351 = mul nsw i64 %30, %mul349
  %add.ptr352 = getelementptr inbounds i8, ptr %indices.81050, i64 %mul351
  %add.ptr355 = getelementptr inbounds i8, ptr %to.81049, i64 %mul349
  %inc361 = add nuw nsw i64 %table291.01048, 1
  %31 = load i64, ptr %arrayidx211, align 8
  %cmp294.not = icmp slt i64 %inc361, %31
  br i1 %cmp294.not, label %for.cond301.preheader, label %cleanup600, !llvm.loop !177

for.cond379.preheader:                            ; preds = %for.cond379.preheader.lr.ph, %for.inc438
  %from.101038 = phi ptr [ %5, %for.cond379.preheader.lr.ph ], [ %add.ptr426, %for.inc438 ]
  %indices.101037 = phi ptr [ %7, %for.cond379.preheader.lr.ph ], [ %add.ptr430, %for.inc438 ]
  %to.101036 = phi ptr [ %9, %for.cond379.preheader.lr.ph ], [ %add.ptr433, %for.inc438 ]
  %table369.01035 = phi i64 [ 0, %for.cond379.preheader.lr.ph ], [ %inc439, %for.inc438 ]
  br i1 %cmp3801029, label %for.cond385.preheader, label %for.inc438

for.cond385.preheader:                            ; preds = %for.cond379.preheader, %for.cond.cleanup388
  %k378.01031 = phi i64 [ %inc418, %for.cond.cleanup388 ], [ 0, %for.cond379.preheader ]
  %wrong377.01030 = phi i64 [ %wrong377.1.lcssa, %for.cond.cleanup388 ], [ 0, %for.cond379.preheader ]
  br i1 %cmp3861025, label %for.body389.lr.ph, label %for.cond.cleanup388

for.body389.lr.ph:                                ; preds = %for.cond385.preheader
  %mul391 = mul nuw nsw i64 %k378.01031, %3
  br label %for.body389

for.cond.cleanup382:                              ; preds = %for.cond.cleanup388
  %tobool421.not = icmp eq i64 %wrong377.1.lcssa, 0
  br i1 %tobool421.not, label %for.inc438, label %cleanup600

for.cond.cleanup388:                              ; preds = %for.body389, %for.cond385.preheader
  %wrong377.1.lcssa = phi i64 [ %wrong377.01030, %for.cond385.preheader ], [ %or401, %for.body389 ]
  %inc418 = add nuw nsw i64 %k378.01031, 1
  %exitcond1137.not = icmp eq i64 %inc418, %2
  br i1 %exitcond1137.not, label %for.cond.cleanup382, label %for.cond385.preheader, !llvm.loop !178

for.body389:                                      ; preds = %for.body389.lr.ph, %for.body389
  %j384.01027 = phi i64 [ 0, %for.body389.lr.ph ], [ %inc414, %for.body389 ]
  %wrong377.11026 = phi i64 [ %wrong377.01030, %for.body389.lr.ph ], [ %or401, %for.body389 ]
  %add392 = add nuw nsw i64 %j384.01027, %mul391
  %arrayidx393 = getelementptr inbounds i64, ptr %indices.101037, i64 %add392
  %32 = load i64, ptr %arrayidx393, align 8
  %isneg945 = icmp slt i64 %32, 0
  %and395 = select i1 %isneg945, i64 %1, i64 0
  %add396 = add nsw i64 %and395, %32
  %cmp398 = icmp uge i64 %add396, %1
  %conv400 = zext i1 %cmp398 to i64
  %or401 = or i64 %wrong377.11026, %conv400
  %cond406 = select i1 %cmp398, i64 0, i64 %add396
  %mul407 = mul nsw i64 %cond406, %3
  %add408 = add nsw i64 %mul407, %j384.01027
  %arrayidx409 = getelementptr inbounds i16, ptr %from.101038, i64 %add408
  %33 = load i16, ptr %arrayidx409, align 2
  %arrayidx412 = getelementptr inbounds i16, ptr %to.101036, i64 %add392
  store i16 %33, ptr %arrayidx412, align 2
  %inc414 = add nuw nsw i64 %j384.01027, 1
  %exitcond1136.not = icmp eq i64 %inc414, %3
  br i1 %exitcond1136.not, label %for.cond.cleanup388, label %for.body389, !llvm.loop !179

for.inc438:                                       ; preds = %for.cond379.preheader, %for.cond.cleanup382
  %add.ptr426 = getelementptr inbounds i8, ptr %from.101038, i64 %mul424.reass
  %34 = load i64, ptr %arrayidx7, align 8
  %mul429 = mul nsw i64 %34, %mul427
  %add.ptr430 = getelementptr inbounds i8, ptr %indices.101037, i64 %mul429
  %add.ptr433 = getelementptr inbounds i8, ptr %to.101036, i64 %mul432
  %inc439 = add nuw nsw i64 %table369.01035, 1
  %35 = load i64, ptr %arrayidx211, align 8
  %cmp372.not = icmp slt i64 %inc439, %35
  br i1 %cmp372.not, label %for.cond379.preheader, label %cleanup600, !llvm.loop !180

for.cond457.preheader:                            ; preds = %for.cond457.preheader.lr.ph, %for.inc516
  %from.121024 = phi ptr [ %5, %for.cond457.preheader.lr.ph ], [ %add.ptr504, %for.inc516 ]
  %indices.121023 = phi ptr [ %7, %for.cond457.preheader.lr.ph ], [ %add.ptr508, %for.inc516 ]
  %to.121022 = phi ptr [ %9, %for.cond457.preheader.lr.ph ], [ %add.ptr511, %for.inc516 ]
  %table447.01021 = phi i64 [ 0, %for.cond457.preheader.lr.ph ], [ %inc517, %for.inc516 ]
  br i1 %cmp4581016, label %for.cond463.preheader, label %for.inc516

for.cond463.preheader:                            ; preds = %for.cond457.preheader, %for.cond.cleanup466
  %k456.01018 = phi i64 [ %inc496, %for.cond.cleanup466 ], [ 0, %for.cond457.preheader ]
  %wrong455.01017 = phi i64 [ %wrong455.1.lcssa, %for.cond.cleanup466 ], [ 0, %for.cond457.preheader ]
  br i1 %cmp4641013, label %for.body467.lr.ph, label %for.cond.cleanup466

for.body467.lr.ph:                                ; preds = %for.cond463.preheader
  %mul469 = mul nuw nsw i64 %k456.01018, %3
  br label %for.body467

for.cond.cleanup460:                              ; preds = %for.cond.cleanup466
  %tobool499.not = icmp eq i64 %wrong455.1.lcssa, 0
  br i1 %tobool499.not, label %for.inc516, label %cleanup600

for.cond.cleanup466:                              ; preds = %for.body467, %for.cond463.preheader
  %wrong455.1.lcssa = phi i64 [ %wrong455.01017, %for.cond463.preheader ], [ %or479, %for.body467 ]
  %inc496 = add nuw nsw i64 %k456.01018, 1
  %exitcond1135.not = icmp eq i64 %inc496, %2
  br i1 %exitcond1135.not, label %for.cond.cleanup460, label %for.cond463.preheader, !llvm.loop !181

for.body467:                                      ; preds = %for.body467.lr.ph, %for.body467
  %j462.01015 = phi i64 [ 0, %for.body467.lr.ph ], [ %inc492, %for.body467 ]
  %wrong455.11014 = phi i64 [ %wrong455.01017, %for.body467.lr.ph ], [ %or479, %for.body467 ]
  %add470 = add nuw nsw i64 %j462.01015, %mul469
  %arrayidx471 = getelementptr inbounds i64, ptr %indices.121023, i64 %add470
  %36 = load i64, ptr %arrayidx471, align 8
  %isneg944 = icmp slt i64 %36, 0
  %and473 = select i1 %isneg944, i64 %1, i64 0
  %add474 = add nsw i64 %and473, %36
  %cmp476 = icmp uge i64 %add474, %1
  %conv478 = zext i1 %cmp476 to i64
  %or479 = or i64 %wrong455.11014, %conv478
  %cond484 = select i1 %cmp476, i64 0, i64 %add474
  %mul485 = mul nsw i64 %cond484, %3
  %add486 = add nsw i64 %mul485, %j462.01015
  %arrayidx487 = getelementptr inbounds i32, ptr %from.121024, i64 %add486
  %37 = load i32, ptr %arrayidx487, align 4
  %arrayidx490 = getelementptr inbounds i32, ptr %to.121022, i64 %add470
  store i32 %37, ptr %arrayidx490, align 4
  %inc492 = add nuw nsw i64 %j462.01015, 1
  %exitcond.not = icmp eq i64 %inc492, %3
  br i1 %exitcond.not, label %for.cond.cleanup466, label %for.body467, !llvm.loop !182

for.inc516:                                       ; preds = %for.cond457.preheader, %for.cond.cleanup460
  %add.ptr504 = getelementptr inbounds i8, ptr %from.121024, i64 %mul502.reass
  %38 = load i64, ptr %arrayidx7, align 8
  %mul507 = mul nsw i64 %38, %mul505
  %add.ptr508 = getelementptr inbounds i8, ptr %indices.121023, i64 %mul507
  %add.ptr511 = getelementptr inbounds i8, ptr %to.121022, i64 %mul510
  %inc517 = add nuw nsw i64 %table447.01021, 1
  %39 = load i64, ptr %arrayidx211, align 8
  %cmp450.not = icmp slt i64 %inc517, %39
  br i1 %cmp450.not, label %for.cond457.preheader, label %cleanup600, !llvm.loop !183

for.cond532.preheader:                            ; preds = %for.cond532.preheader.lr.ph, %for.inc591
  %from.141065 = phi ptr [ %5, %for.cond532.preheader.lr.ph ], [ %add.ptr579, %for.inc591 ]
  %indices.141064 = phi ptr [ %7, %for.cond532.preheader.lr.ph ], [ %add.ptr583, %for.inc591 ]
  %table522.01063 = phi i64 [ 0, %for.cond532.preheader.lr.ph ], [ %inc592, %for.inc591 ]
  %to.141062 = phi ptr [ %9, %for.cond532.preheader.lr.ph ], [ %add.ptr586, %for.inc591 ]
  br i1 %cmp5331056, label %for.cond538.preheader, label %for.inc591

for.cond538.preheader:                            ; preds = %for.cond532.preheader, %for.cond.cleanup541
  %k531.01058 = phi i64 [ %inc571, %for.cond.cleanup541 ], [ 0, %for.cond532.preheader ]
  %wrong530.01057 = phi i64 [ %wrong530.1.lcssa, %for.cond.cleanup541 ], [ 0, %for.cond532.preheader ]
  br i1 %cmp5391052, label %for.body542.lr.ph, label %for.cond.cleanup541

for.body542.lr.ph:                                ; preds = %for.cond538.preheader
  %mul544 = mul nuw nsw i64 %k531.01058, %3
  br label %for.body542

for.cond.cleanup535:                              ; preds = %for.cond.cleanup541
  %tobool574.not = icmp eq i64 %wrong530.1.lcssa, 0
  br i1 %tobool574.not, label %for.inc591, label %cleanup600

for.cond.cleanup541:                              ; preds = %for.body542, %for.cond538.preheader
  %wrong530.1.lcssa = phi i64 [ %wrong530.01057, %for.cond538.preheader ], [ %or554, %for.body542 ]
  %inc571 = add nuw nsw i64 %k531.01058, 1
  %exitcond1141.not = icmp eq i64 %inc571, %2
  br i1 %exitcond1141.not, label %for.cond.cleanup535, label %for.cond538.preheader, !llvm.loop !184

for.body542:                                      ; preds = %for.body542.lr.ph, %for.body542
  %j537.01054 = phi i64 [ 0, %for.body542.lr.ph ], [ %inc567, %for.body542 ]
  %wrong530.11053 = phi i64 [ %wrong530.01057, %for.body542.lr.ph ], [ %or554, %for.body542 ]
  %add545 = add nuw nsw i64 %j537.01054, %mul544
  %arrayidx546 = getelementptr inbounds i64, ptr %indices.141064, i64 %add545
  %40 = load i64, ptr %arrayidx546, align 8
  %isneg = icmp slt i64 %40, 0
  %and548 = select i1 %isneg, i64 %1, i64 0
  %add549 = add nsw i64 %and548, %40
  %cmp551 = icmp uge i64 %add549, %1
  %conv553 = zext i1 %cmp551 to i64
  %or554 = or i64 %wrong530.11053, %conv553
  %cond559 = select i1 %cmp551, i64 0, i64 %add549
  %mul560 = mul nsw i64 %cond559, %3
  %add561 = add nsw i64 %mul560, %j537.01054
  %arrayidx562 = getelementptr inbounds i64, ptr %from.141065, i64 %add561
  %41 = load i64, ptr %arrayidx562, align 8
  %arrayidx565 = getelementptr inbounds i64, ptr %to.141062, i64 %add545
  store i64 %41, ptr %arrayidx565, align 8
  %inc567 = add nuw nsw i64 %j537.01054, 1
  %exitcond1140.not = icmp eq i64 %inc567, %3
  br i1 %exitcond1140.not, label %for.cond.cleanup541, label %for.body542, !llvm.loop !185

for.inc591:                                       ; preds = %for.cond532.preheader, %for.cond.cleanup535
  %add.ptr579 = getelementptr inbounds i8, ptr %from.141065, i64 %mul577.reass
  %42 = load i64, ptr %arrayidx7, align 8
  %mul582 = mul nsw i64 %42, %mul580
  %add.ptr583 = getelementptr inbounds i8, ptr %indices.141064, i64 %mul582
  %add.ptr586 = getelementptr inbounds i8, ptr %to.141062, i64 %mul585
  %inc592 = add nuw nsw i64 %table522.01063, 1
  %43 = load i64, ptr %arrayidx211, align 8
  %cmp525.not = icmp slt i64 %inc592, %43
  br i1 %cmp525.not, label %for.cond532.preheader, label %cleanup600, !llvm.loop !186

cleanup600:                                       ; preds = %for.inc516, %for.cond.cleanup460, %for.inc438, %for.cond.cleanup382, %for.inc360, %for.cond.cleanup304, %for.inc591, %for.cond.cleanup535, %for.inc203, %for.cond.cleanup146, %for.inc124, %for.cond.cleanup67, %for.inc46, %for.cond.cleanup14, %for.inc279, %for.cond.cleanup222, %for.cond210.preheader, %for.cond.preheader, %for.cond55.preheader, %for.cond134.preheader, %for.cond523.preheader, %for.cond292.preheader, %for.cond370.preheader, %for.cond448.preheader
  %retval.24 = phi i64 [ 0, %for.cond448.preheader ], [ 0, %for.cond370.preheader ], [ 0, %for.cond292.preheader ], [ 0, %for.cond523.preheader ], [ 0, %for.cond134.preheader ], [ 0, %for.cond55.preheader ], [ 0, %for.cond.preheader ], [ 0, %for.cond210.preheader ], [ 1, %for.cond.cleanup222 ], [ 0, %for.inc279 ], [ 1, %for.cond.cleanup14 ], [ 0, %for.inc46 ], [ 1, %for.cond.cleanup67 ], [ 0, %for.inc124 ], [ 1, %for.cond.cleanup146 ], [ 0, %for.inc203 ], [ 1, %for.cond.cleanup535 ], [ 0, %for.inc591 ], [ 1, %for.cond.cleanup304 ], [ 0, %for.inc360 ], [ 1, %for.cond.cleanup382 ], [ 0, %for.inc438 ], [ 1, %for.cond.cleanup460 ], [ 0, %for.inc516 ]
  ret i64 %retval.24
}

; Function Attrs: nofree norecurse nosync nounwind
define noundef i64 @lazyasync_pick_rows(ptr nocapture noundef readonly %a) local_unnamed_addr #3 {
entry:
  %0 = load i64, ptr %a, align 8
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 16
  %1 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 24
  %2 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 32
  %3 = load i64, ptr %arrayidx3, align 8
  %4 = inttoptr i64 %3 to ptr
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 48
  %5 = load i64, ptr %arrayidx4, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 56
  %7 = load i64, ptr %arrayidx5, align 8
  %cmp = icmp eq i64 %7, 4
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 8
  %8 = load i64, ptr %arrayidx6, align 8
  %cmp7.not267 = icmp sgt i64 %8, 0
  br i1 %cmp, label %for.cond.preheader, label %for.cond51.preheader

for.cond51.preheader:                             ; preds = %entry
  br i1 %cmp7.not267, label %for.body56.lr.ph, label %cleanup120

for.body56.lr.ph:                                 ; preds = %for.cond51.preheader
  %arrayidx58 = getelementptr inbounds i8, ptr %a, i64 40
  %cmp61.not256 = icmp sgt i64 %2, 0
  %cmp89 = icmp sgt i64 %0, 64
  %cmp.i217 = icmp sgt i64 %0, 31
  %cmp10.i219 = icmp sgt i64 %0, 15
  %cmp17.i221 = icmp eq i64 %0, 8
  %cmp2156.i223 = icmp sgt i64 %0, 0
  %mul114 = mul nsw i64 %1, %0
  br label %for.body56

for.cond.preheader:                               ; preds = %entry
  br i1 %cmp7.not267, label %for.body.lr.ph, label %cleanup120

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 40
  %cmp10.not263 = icmp sgt i64 %2, 0
  %cmp26 = icmp sgt i64 %0, 64
  %cmp.i = icmp sgt i64 %0, 31
  %cmp10.i = icmp sgt i64 %0, 15
  %cmp17.i = icmp eq i64 %0, 8
  %cmp2156.i = icmp sgt i64 %0, 0
  %mul45 = mul nsw i64 %1, %0
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.inc43
  %9 = phi i64 [ %8, %for.body.lr.ph ], [ %20, %for.inc43 ]
  %from.0270 = phi ptr [ %4, %for.body.lr.ph ], [ %add.ptr46, %for.inc43 ]
  %table.0269 = phi i64 [ 0, %for.body.lr.ph ], [ %inc44, %for.inc43 ]
  %to.0268 = phi ptr [ %6, %for.body.lr.ph ], [ %to.1.lcssa, %for.inc43 ]
  %10 = load i64, ptr %arrayidx8, align 8
  %11 = inttoptr i64 %10 to ptr
  br i1 %cmp10.not263, label %for.body12, label %for.inc43

for.body12:                                       ; preds = %for.body, %for.inc
  %k.0265 = phi i64 [ %inc, %for.inc ], [ 0, %for.body ]
  %to.1264 = phi ptr [ %add.ptr37, %for.inc ], [ %to.0268, %for.body ]
  %arrayidx13 = getelementptr inbounds i32, ptr %11, i64 %k.0265
  %12 = load i32, ptr %arrayidx13, align 4
  %conv = sext i32 %12 to i64
  %isneg214 = icmp slt i32 %12, 0
  %and = select i1 %isneg214, i64 %1, i64 0
  %add19 = add nsw i64 %and, %conv
  %cmp23.not = icmp ult i64 %add19, %1
  br i1 %cmp23.not, label %if.end, label %cleanup120

if.end:                                           ; preds = %for.body12
  %add = add nuw nsw i64 %k.0265, 8
  %cmp14 = icmp slt i64 %add, %2
  %cond = select i1 %cmp14, i64 %add, i64 %k.0265
  %arrayidx17 = getelementptr inbounds i32, ptr %11, i64 %cond
  %13 = load i32, ptr %arrayidx17, align 4
  %conv18 = sext i32 %13 to i64
  %isneg215 = icmp slt i32 %13, 0
  %and21 = select i1 %isneg215, i64 %1, i64 0
  %add22 = add nsw i64 %and21, %conv18
  %mul = mul nsw i64 %add22, %0
  %add.ptr = getelementptr inbounds i8, ptr %from.0270, i64 %mul
  tail call void @llvm.prefetch.p0(ptr %add.ptr, i32 0, i32 3, i32 1)
  br i1 %cmp26, label %if.end33.thread, label %if.end33

if.end33.thread:                                  ; preds = %if.end
  %add.ptr31 = getelementptr inbounds i8, ptr %add.ptr, i64 %0
  %add.ptr32 = getelementptr inbounds i8, ptr %add.ptr31, i64 -1
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr32, i32 0, i32 3, i32 1)
  %mul34276 = mul nsw i64 %add19, %0
  %add.ptr35277 = getelementptr i8, ptr %from.0270, i64 %mul34276
  br label %for.body.i.preheader

if.end33:                                         ; preds = %if.end
  %mul34 = mul nsw i64 %add19, %0
  %add.ptr35 = getelementptr i8, ptr %from.0270, i64 %mul34
  br i1 %cmp.i, label %for.body.i.preheader, label %if.else.i

for.body.i.preheader:                             ; preds = %if.end33.thread, %if.end33
  %add.ptr35278 = phi ptr [ %add.ptr35277, %if.end33.thread ], [ %add.ptr35, %if.end33 ]
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i.preheader, %for.body.i
  %add59.i = phi i64 [ %add.i, %for.body.i ], [ 32, %for.body.i.preheader ]
  %k.058.i = phi i64 [ %add59.i, %for.body.i ], [ 0, %for.body.i.preheader ]
  %add.ptr.i = getelementptr inbounds i8, ptr %add.ptr35278, i64 %k.058.i
  %14 = load <32 x i8>, ptr %add.ptr.i, align 1
  %add.ptr2.i = getelementptr inbounds i8, ptr %to.1264, i64 %k.058.i
  store <32 x i8> %14, ptr %add.ptr2.i, align 1
  %add.i = add nuw nsw i64 %add59.i, 32
  %cmp1.not.i = icmp sgt i64 %add.i, %0
  br i1 %cmp1.not.i, label %for.end.i, label %for.body.i, !llvm.loop !187

for.end.i:                                        ; preds = %for.body.i
  %cmp4.i = icmp slt i64 %add59.i, %0
  br i1 %cmp4.i, label %if.then5.i, label %for.inc

if.then5.i:                                       ; preds = %for.end.i
  %add.ptr6.i = getelementptr inbounds i8, ptr %add.ptr35278, i64 %0
  %add.ptr7.i = getelementptr inbounds i8, ptr %add.ptr6.i, i64 -32
  %15 = load <32 x i8>, ptr %add.ptr7.i, align 1
  %add.ptr8.i = getelementptr inbounds i8, ptr %to.1264, i64 %0
  %add.ptr9.i = getelementptr inbounds i8, ptr %add.ptr8.i, i64 -32
  store <32 x i8> %15, ptr %add.ptr9.i, align 1
  br label %for.inc

if.else.i:                                        ; preds = %if.end33
  br i1 %cmp10.i, label %if.then11.i, label %if.else16.i

if.then11.i:                                      ; preds = %if.else.i
  %16 = load <16 x i8>, ptr %add.ptr35, align 1
  store <16 x i8> %16, ptr %to.1264, align 1
  %add.ptr12.i = getelementptr inbounds i8, ptr %add.ptr35, i64 %0
  %add.ptr13.i = getelementptr inbounds i8, ptr %add.ptr12.i, i64 -16
  %17 = load <16 x i8>, ptr %add.ptr13.i, align 1
  %add.ptr14.i = getelementptr inbounds i8, ptr %to.1264, i64 %0
  %add.ptr15.i = getelementptr inbounds i8, ptr %add.ptr14.i, i64 -16
  store <16 x i8> %17, ptr %add.ptr15.i, align 1
  br label %for.inc

if.else16.i:                                      ; preds = %if.else.i
  br i1 %cmp17.i, label %if.then18.i, label %for.cond20.preheader.i

for.cond20.preheader.i:                           ; preds = %if.else16.i
  br i1 %cmp2156.i, label %for.body22.i, label %for.inc

if.then18.i:                                      ; preds = %if.else16.i
  %18 = load i64, ptr %add.ptr35, align 8
  store i64 %18, ptr %to.1264, align 8
  br label %for.inc

for.body22.i:                                     ; preds = %for.cond20.preheader.i, %for.body22.i
  %k.157.i = phi i64 [ %inc.i, %for.body22.i ], [ 0, %for.cond20.preheader.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %add.ptr35, i64 %k.157.i
  %19 = load i8, ptr %arrayidx.i, align 1
  %arrayidx23.i = getelementptr inbounds i8, ptr %to.1264, i64 %k.157.i
  store i8 %19, ptr %arrayidx23.i, align 1
  %inc.i = add nuw nsw i64 %k.157.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %0
  br i1 %exitcond.not.i, label %for.inc, label %for.body22.i, !llvm.loop !188

for.inc:                                          ; preds = %for.body22.i, %if.then18.i, %for.cond20.preheader.i, %if.then11.i, %if.then5.i, %for.end.i
  %inc = add nuw nsw i64 %k.0265, 1
  %add.ptr37 = getelementptr i8, ptr %to.1264, i64 %0
  %exitcond274.not = icmp eq i64 %inc, %2
  br i1 %exitcond274.not, label %for.inc43.loopexit, label %for.body12, !llvm.loop !189

for.inc43.loopexit:                               ; preds = %for.inc
  %.pre275 = load i64, ptr %arrayidx6, align 8
  br label %for.inc43

for.inc43:                                        ; preds = %for.inc43.loopexit, %for.body
  %20 = phi i64 [ %9, %for.body ], [ %.pre275, %for.inc43.loopexit ]
  %to.1.lcssa = phi ptr [ %to.0268, %for.body ], [ %add.ptr37, %for.inc43.loopexit ]
  %inc44 = add nuw nsw i64 %table.0269, 1
  %add.ptr46 = getelementptr i8, ptr %from.0270, i64 %mul45
  %cmp7.not = icmp slt i64 %inc44, %20
  br i1 %cmp7.not, label %for.body, label %cleanup120, !llvm.loop !190

for.body56:                                       ; preds = %for.body56.lr.ph, %for.inc112
  %21 = phi i64 [ %8, %for.body56.lr.ph ], [ %32, %for.inc112 ]
  %table50.0262 = phi i64 [ 0, %for.body56.lr.ph ], [ %inc113, %for.inc112 ]
  %from.1261 = phi ptr [ %4, %for.body56.lr.ph ], [ %add.ptr115, %for.inc112 ]
  %to.2260 = phi ptr [ %6, %for.body56.lr.ph ], [ %to.3.lcssa, %for.inc112 ]
  %22 = load i64, ptr %arrayidx58, align 8
  %23 = inttoptr i64 %22 to ptr
  br i1 %cmp61.not256, label %for.body64, label %for.inc112

for.body64:                                       ; preds = %for.body56, %for.inc103
  %k59.0258 = phi i64 [ %inc104, %for.inc103 ], [ 0, %for.body56 ]
  %to.3257 = phi ptr [ %add.ptr105, %for.inc103 ], [ %to.2260, %for.body56 ]
  %arrayidx66 = getelementptr inbounds i64, ptr %23, i64 %k59.0258
  %24 = load i64, ptr %arrayidx66, align 8
  %isneg = icmp slt i64 %24, 0
  %and78 = select i1 %isneg, i64 %1, i64 0
  %add79 = add nsw i64 %and78, %24
  %cmp83.not = icmp ult i64 %add79, %1
  br i1 %cmp83.not, label %if.end86, label %cleanup120

if.end86:                                         ; preds = %for.body64
  %add68 = add nuw nsw i64 %k59.0258, 8
  %cmp69 = icmp slt i64 %add68, %2
  %cond75 = select i1 %cmp69, i64 %add68, i64 %k59.0258
  %arrayidx76 = getelementptr inbounds i64, ptr %23, i64 %cond75
  %25 = load i64, ptr %arrayidx76, align 8
  %isneg213 = icmp slt i64 %25, 0
  %and81 = select i1 %isneg213, i64 %1, i64 0
  %add82 = add nsw i64 %and81, %25
  %mul87 = mul nsw i64 %add82, %0
  %add.ptr88 = getelementptr inbounds i8, ptr %from.1261, i64 %mul87
  tail call void @llvm.prefetch.p0(ptr %add.ptr88, i32 0, i32 3, i32 1)
  br i1 %cmp89, label %if.end96.thread, label %if.end96

if.end96.thread:                                  ; preds = %if.end86
  %add.ptr94 = getelementptr inbounds i8, ptr %add.ptr88, i64 %0
  %add.ptr95 = getelementptr inbounds i8, ptr %add.ptr94, i64 -1
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr95, i32 0, i32 3, i32 1)
  %mul97279 = mul nsw i64 %add79, %0
  %add.ptr98280 = getelementptr i8, ptr %from.1261, i64 %mul97279
  br label %for.body.i236.preheader

if.end96:                                         ; preds = %if.end86
  %mul97 = mul nsw i64 %add79, %0
  %add.ptr98 = getelementptr i8, ptr %from.1261, i64 %mul97
  br i1 %cmp.i217, label %for.body.i236.preheader, label %if.else.i218

for.body.i236.preheader:                          ; preds = %if.end96.thread, %if.end96
  %add.ptr98281 = phi ptr [ %add.ptr98280, %if.end96.thread ], [ %add.ptr98, %if.end96 ]
  br label %for.body.i236

for.body.i236:                                    ; preds = %for.body.i236.preheader, %for.body.i236
  %add59.i237 = phi i64 [ %add.i241, %for.body.i236 ], [ 32, %for.body.i236.preheader ]
  %k.058.i238 = phi i64 [ %add59.i237, %for.body.i236 ], [ 0, %for.body.i236.preheader ]
  %add.ptr.i239 = getelementptr inbounds i8, ptr %add.ptr98281, i64 %k.058.i238
  %26 = load <32 x i8>, ptr %add.ptr.i239, align 1
  %add.ptr2.i240 = getelementptr inbounds i8, ptr %to.3257, i64 %k.058.i238
  store <32 x i8> %26, ptr %add.ptr2.i240, align 1
  %add.i241 = add nuw nsw i64 %add59.i237, 32
  %cmp1.not.i242 = icmp sgt i64 %add.i241, %0
  br i1 %cmp1.not.i242, label %for.end.i243, label %for.body.i236, !llvm.loop !187

for.end.i243:                                     ; preds = %for.body.i236
  %cmp4.i244 = icmp slt i64 %add59.i237, %0
  br i1 %cmp4.i244, label %if.then5.i245, label %for.inc103

if.then5.i245:                                    ; preds = %for.end.i243
  %add.ptr6.i246 = getelementptr inbounds i8, ptr %add.ptr98281, i64 %0
  %add.ptr7.i247 = getelementptr inbounds i8, ptr %add.ptr6.i246, i64 -32
  %27 = load <32 x i8>, ptr %add.ptr7.i247, align 1
  %add.ptr8.i248 = getelementptr inbounds i8, ptr %to.3257, i64 %0
  %add.ptr9.i249 = getelementptr inbounds i8, ptr %add.ptr8.i248, i64 -32
  store <32 x i8> %27, ptr %add.ptr9.i249, align 1
  br label %for.inc103

if.else.i218:                                     ; preds = %if.end96
  br i1 %cmp10.i219, label %if.then11.i231, label %if.else16.i220

if.then11.i231:                                   ; preds = %if.else.i218
  %28 = load <16 x i8>, ptr %add.ptr98, align 1
  store <16 x i8> %28, ptr %to.3257, align 1
  %add.ptr12.i232 = getelementptr inbounds i8, ptr %add.ptr98, i64 %0
  %add.ptr13.i233 = getelementptr inbounds i8, ptr %add.ptr12.i232, i64 -16
  %29 = load <16 x i8>, ptr %add.ptr13.i233, align 1
  %add.ptr14.i234 = getelementptr inbounds i8, ptr %to.3257, i64 %0
  %add.ptr15.i235 = getelementptr inbounds i8, ptr %add.ptr14.i234, i64 -16
  store <16 x i8> %29, ptr %add.ptr15.i235, align 1
  br label %for.inc103

if.else16.i220:                                   ; preds = %if.else.i218
  br i1 %cmp17.i221, label %if.then18.i230, label %for.cond20.preheader.i222

for.cond20.preheader.i222:                        ; preds = %if.else16.i220
  br i1 %cmp2156.i223, label %for.body22.i224, label %for.inc103

if.then18.i230:                                   ; preds = %if.else16.i220
  %30 = load i64, ptr %add.ptr98, align 8
  store i64 %30, ptr %to.3257, align 8
  br label %for.inc103

for.body22.i224:                                  ; preds = %for.cond20.preheader.i222, %for.body22.i224
  %k.157.i225 = phi i64 [ %inc.i228, %for.body22.i224 ], [ 0, %for.cond20.preheader.i222 ]
  %arrayidx.i226 = getelementptr inbounds i8, ptr %add.ptr98, i64 %k.157.i225
  %31 = load i8, ptr %arrayidx.i226, align 1
  %arrayidx23.i227 = getelementptr inbounds i8, ptr %to.3257, i64 %k.157.i225
  store i8 %31, ptr %arrayidx23.i227, align 1
  %inc.i228 = add nuw nsw i64 %k.157.i225, 1
  %exitcond.not.i229 = icmp eq i64 %inc.i228, %0
  br i1 %exitcond.not.i229, label %for.inc103, label %for.body22.i224, !llvm.loop !188

for.inc103:                                       ; preds = %for.body22.i224, %if.then18.i230, %for.cond20.preheader.i222, %if.then11.i231, %if.then5.i245, %for.end.i243
  %inc104 = add nuw nsw i64 %k59.0258, 1
  %add.ptr105 = getelementptr i8, ptr %to.3257, i64 %0
  %exitcond.not = icmp eq i64 %inc104, %2
  br i1 %exitcond.not, label %for.inc112.loopexit, label %for.body64, !llvm.loop !191

for.inc112.loopexit:                              ; preds = %for.inc103
  %.pre = load i64, ptr %arrayidx6, align 8
  br label %for.inc112

for.inc112:                                       ; preds = %for.inc112.loopexit, %for.body56
  %32 = phi i64 [ %21, %for.body56 ], [ %.pre, %for.inc112.loopexit ]
  %to.3.lcssa = phi ptr [ %to.2260, %for.body56 ], [ %add.ptr105, %for.inc112.loopexit ]
  %inc113 = add nuw nsw i64 %table50.0262, 1
  %add.ptr115 = getelementptr i8, ptr %from.1261, i64 %mul114
  %cmp53.not = icmp slt i64 %inc113, %32
  br i1 %cmp53.not, label %for.body56, label %cleanup120, !llvm.loop !192

cleanup120:                                       ; preds = %for.inc112, %for.body64, %for.inc43, %for.body12, %for.cond51.preheader, %for.cond.preheader
  %retval.10 = phi i64 [ 0, %for.cond.preheader ], [ 0, %for.cond51.preheader ], [ 1, %for.body12 ], [ 0, %for.inc43 ], [ 1, %for.body64 ], [ 0, %for.inc112 ]
  ret i64 %retval.10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define range(i64 0, 3) i64 @lazyasync_places(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 32
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 16
  %2 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 24
  %3 = load i64, ptr %arrayidx2, align 8
  %4 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %4, 4
  %cmp483 = icmp sgt i64 %2, 0
  br i1 %cmp, label %for.cond.preheader, label %for.cond17.preheader

for.cond17.preheader:                             ; preds = %entry
  br i1 %cmp483, label %for.body21.lr.ph, label %.thread

for.body21.lr.ph:                                 ; preds = %for.cond17.preheader
  %arrayidx23 = getelementptr inbounds i8, ptr %a, i64 8
  br label %for.body21

for.cond.preheader:                               ; preds = %entry
  br i1 %cmp483, label %for.body.lr.ph, label %.thread

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 8
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %last.087 = phi i64 [ 0, %for.body.lr.ph ], [ %add, %for.body ]
  %wrong.086 = phi i64 [ 0, %for.body.lr.ph ], [ %or, %for.body ]
  %k.085 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %falls.084 = phi i64 [ 0, %for.body.lr.ph ], [ %or13, %for.body ]
  %5 = load i64, ptr %arrayidx5, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx6 = getelementptr inbounds i32, ptr %6, i64 %k.085
  %7 = load i32, ptr %arrayidx6, align 4
  %conv = sext i32 %7 to i64
  %isneg75 = icmp slt i32 %7, 0
  %and = select i1 %isneg75, i64 %3, i64 0
  %add = add nsw i64 %and, %conv
  %cmp7 = icmp uge i64 %add, %3
  %conv9 = zext i1 %cmp7 to i64
  %or = or i64 %wrong.086, %conv9
  %cmp10 = icmp slt i64 %add, %last.087
  %conv12 = zext i1 %cmp10 to i64
  %or13 = or i64 %falls.084, %conv12
  %conv14 = trunc i64 %add to i32
  %arrayidx15 = getelementptr inbounds i32, ptr %1, i64 %k.085
  store i32 %conv14, ptr %arrayidx15, align 4
  %inc = add nuw nsw i64 %k.085, 1
  %exitcond91.not = icmp eq i64 %inc, %2
  br i1 %exitcond91.not, label %if.end, label %for.body, !llvm.loop !193

for.body21:                                       ; preds = %for.body21.lr.ph, %for.body21
  %last.181 = phi i64 [ 0, %for.body21.lr.ph ], [ %add27, %for.body21 ]
  %k16.080 = phi i64 [ 0, %for.body21.lr.ph ], [ %inc39, %for.body21 ]
  %wrong.179 = phi i64 [ 0, %for.body21.lr.ph ], [ %or31, %for.body21 ]
  %falls.178 = phi i64 [ 0, %for.body21.lr.ph ], [ %or35, %for.body21 ]
  %8 = load i64, ptr %arrayidx23, align 8
  %9 = inttoptr i64 %8 to ptr
  %arrayidx24 = getelementptr inbounds i64, ptr %9, i64 %k16.080
  %10 = load i64, ptr %arrayidx24, align 8
  %isneg = icmp slt i64 %10, 0
  %and26 = select i1 %isneg, i64 %3, i64 0
  %add27 = add nsw i64 %and26, %10
  %cmp28 = icmp uge i64 %add27, %3
  %conv30 = zext i1 %cmp28 to i64
  %or31 = or i64 %wrong.179, %conv30
  %cmp32 = icmp slt i64 %add27, %last.181
  %conv34 = zext i1 %cmp32 to i64
  %or35 = or i64 %falls.178, %conv34
  %conv36 = trunc i64 %add27 to i32
  %arrayidx37 = getelementptr inbounds i32, ptr %1, i64 %k16.080
  store i32 %conv36, ptr %arrayidx37, align 4
  %inc39 = add nuw nsw i64 %k16.080, 1
  %exitcond.not = icmp eq i64 %inc39, %2
  br i1 %exitcond.not, label %if.end, label %for.body21, !llvm.loop !194

if.end:                                           ; preds = %for.body21, %for.body
  %falls.2 = phi i64 [ %or13, %for.body ], [ %or35, %for.body21 ]
  %wrong.2 = phi i64 [ %or, %for.body ], [ %or31, %for.body21 ]
  %wrong.2.fr = freeze i64 %wrong.2
  %tobool.not = icmp eq i64 %wrong.2.fr, 0
  %falls.2.fr = freeze i64 %falls.2
  %tobool41.not = icmp eq i64 %falls.2.fr, 0
  %. = select i1 %tobool41.not, i64 0, i64 2
  %spec.select = select i1 %tobool.not, i64 %., i64 1
  br label %.thread

.thread:                                          ; preds = %if.end, %for.cond17.preheader, %for.cond.preheader
  %11 = phi i64 [ 0, %for.cond17.preheader ], [ 0, %for.cond.preheader ], [ %spec.select, %if.end ]
  ret i64 %11
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_order_places(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %2 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %3 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %4 = load i64, ptr %arrayidx3, align 8
  %5 = inttoptr i64 %4 to ptr
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 40
  %6 = load i64, ptr %arrayidx4, align 8
  %7 = inttoptr i64 %6 to ptr
  %cmp.not88 = icmp slt i64 %3, 0
  br i1 %cmp.not88, label %for.cond7.preheader, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %8 = shl i64 %3, 3
  %9 = add i64 %8, 8
  tail call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 %9, i1 false)
  br label %for.cond7.preheader

for.cond7.preheader:                              ; preds = %for.body.preheader, %entry
  %invariant.gep = getelementptr i8, ptr %5, i64 8
  %cmp890 = icmp sgt i64 %2, 0
  br i1 %cmp890, label %for.body10, label %for.cond18.preheader

for.cond18.preheader:                             ; preds = %for.body10, %for.cond7.preheader
  %cmp1992 = icmp sgt i64 %3, 0
  br i1 %cmp1992, label %for.body21.preheader, label %for.cond.cleanup20

for.body21.preheader:                             ; preds = %for.cond18.preheader
  %.pre = load i64, ptr %5, align 8
  br label %for.body21

for.body10:                                       ; preds = %for.cond7.preheader, %for.body10
  %k6.091 = phi i64 [ %inc15, %for.body10 ], [ 0, %for.cond7.preheader ]
  %arrayidx11 = getelementptr inbounds i32, ptr %1, i64 %k6.091
  %10 = load i32, ptr %arrayidx11, align 4
  %11 = sext i32 %10 to i64
  %gep = getelementptr i64, ptr %invariant.gep, i64 %11
  %12 = load i64, ptr %gep, align 8
  %inc13 = add nsw i64 %12, 1
  store i64 %inc13, ptr %gep, align 8
  %inc15 = add nuw nsw i64 %k6.091, 1
  %exitcond.not = icmp eq i64 %inc15, %2
  br i1 %exitcond.not, label %for.cond18.preheader, label %for.body10, !llvm.loop !195

for.cond.cleanup20:                               ; preds = %for.body21, %for.cond18.preheader
  %arrayidx29 = getelementptr inbounds i8, ptr %a, i64 32
  %13 = load i64, ptr %arrayidx29, align 8
  %tobool.not = icmp eq i64 %13, 0
  br i1 %tobool.not, label %cleanup, label %for.cond31.preheader

for.cond31.preheader:                             ; preds = %for.cond.cleanup20
  br i1 %cmp890, label %for.body34, label %for.cond44.preheader

for.body21:                                       ; preds = %for.body21.preheader, %for.body21
  %14 = phi i64 [ %add25, %for.body21 ], [ %.pre, %for.body21.preheader ]
  %k17.093 = phi i64 [ %add23, %for.body21 ], [ 0, %for.body21.preheader ]
  %add23 = add nuw nsw i64 %k17.093, 1
  %arrayidx24 = getelementptr inbounds i64, ptr %5, i64 %add23
  %15 = load i64, ptr %arrayidx24, align 8
  %add25 = add nsw i64 %15, %14
  store i64 %add25, ptr %arrayidx24, align 8
  %exitcond98.not = icmp eq i64 %add23, %3
  br i1 %exitcond98.not, label %for.cond.cleanup20, label %for.body21, !llvm.loop !196

for.cond44.preheader:                             ; preds = %for.body34, %for.cond31.preheader
  br i1 %cmp1992, label %for.body48.preheader, label %for.cond.cleanup47

for.body48.preheader:                             ; preds = %for.cond44.preheader
  %16 = shl nuw i64 %3, 3
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %invariant.gep, ptr align 8 %5, i64 %16, i1 false)
  br label %for.cond.cleanup47

for.body34:                                       ; preds = %for.cond31.preheader, %for.body34
  %k30.095 = phi i64 [ %inc41, %for.body34 ], [ 0, %for.cond31.preheader ]
  %conv = trunc i64 %k30.095 to i32
  %arrayidx35 = getelementptr inbounds i32, ptr %1, i64 %k30.095
  %17 = load i32, ptr %arrayidx35, align 4
  %idxprom36 = sext i32 %17 to i64
  %arrayidx37 = getelementptr inbounds i64, ptr %5, i64 %idxprom36
  %18 = load i64, ptr %arrayidx37, align 8
  %inc38 = add nsw i64 %18, 1
  store i64 %inc38, ptr %arrayidx37, align 8
  %arrayidx39 = getelementptr inbounds i32, ptr %7, i64 %18
  store i32 %conv, ptr %arrayidx39, align 4
  %inc41 = add nuw nsw i64 %k30.095, 1
  %exitcond99.not = icmp eq i64 %inc41, %2
  br i1 %exitcond99.not, label %for.cond44.preheader, label %for.body34, !llvm.loop !197

for.cond.cleanup47:                               ; preds = %for.body48.preheader, %for.cond44.preheader
  store i64 0, ptr %5, align 8
  br label %cleanup

cleanup:                                          ; preds = %for.cond.cleanup20, %for.cond.cleanup47
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind
define noundef i64 @lazyasync_sum_rows(ptr nocapture noundef readonly %a) local_unnamed_addr #3 {
entry:
  %sums.i88 = alloca [4 x <8 x i64>], align 16
  %sums.i47 = alloca [4 x <8 x double>], align 16
  %sums.i = alloca [4 x <8 x double>], align 16
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 8
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 56
  %2 = load i64, ptr %arrayidx1, align 8
  %3 = inttoptr i64 %2 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %4 = load i64, ptr %arrayidx2, align 8
  %5 = inttoptr i64 %4 to ptr
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %6 = load i64, ptr %arrayidx3, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = load i64, ptr %a, align 8
  %arrayidx17 = getelementptr inbounds i8, ptr %a, i64 32
  %9 = load i64, ptr %arrayidx17, align 8
  %arrayidx18 = getelementptr inbounds i8, ptr %a, i64 40
  %10 = load i64, ptr %arrayidx18, align 8
  %arrayidx19 = getelementptr inbounds i8, ptr %a, i64 48
  %11 = load i64, ptr %arrayidx19, align 8
  %arrayidx20 = getelementptr inbounds i8, ptr %a, i64 64
  %12 = load i64, ptr %arrayidx20, align 8
  %13 = inttoptr i64 %12 to ptr
  %cmp247.i89 = icmp slt i64 %9, %10
  switch i64 %8, label %if.else16 [
    i64 0, label %if.then
    i64 1, label %if.then11
  ]

if.then:                                          ; preds = %entry
  br i1 %cmp247.i89, label %for.body.lr.ph.i, label %if.end21

for.body.lr.ph.i:                                 ; preds = %if.then
  %tobool.not.i = icmp eq i64 %2, 0
  %cmp6.not234.i = icmp slt i64 %11, 32
  %invariant.gep.i = getelementptr i8, ptr %5, i64 16
  %tobool12.not.i = icmp eq i64 %4, 0
  br label %for.body.i

for.cond.loopexit.i:                              ; preds = %cond.end137.i, %for.cond105.preheader.i
  %exitcond263.not.i = icmp eq i64 %add.i, %10
  br i1 %exitcond263.not.i, label %if.end21, label %for.body.i, !llvm.loop !198

for.body.i:                                       ; preds = %for.cond.loopexit.i, %for.body.lr.ph.i
  %place.0257.i = phi i64 [ %9, %for.body.lr.ph.i ], [ %add.i, %for.cond.loopexit.i ]
  %mul.i = mul nsw i64 %place.0257.i, %11
  %add.ptr.i = getelementptr inbounds float, ptr %13, i64 %mul.i
  %add.ptr2.i = getelementptr inbounds float, ptr %3, i64 %mul.i
  %spec.select.i = select i1 %tobool.not.i, ptr null, ptr %add.ptr2.i
  %arrayidx.i = getelementptr inbounds i64, ptr %7, i64 %place.0257.i
  %14 = load i64, ptr %arrayidx.i, align 8
  %add.i = add nsw i64 %place.0257.i, 1
  %arrayidx3.i = getelementptr inbounds i64, ptr %7, i64 %add.i
  %15 = load i64, ptr %arrayidx3.i, align 8
  br i1 %cmp6.not234.i, label %for.cond68.preheader.i, label %for.body7.lr.ph.i

for.body7.lr.ph.i:                                ; preds = %for.body.i
  %cmp9231.i = icmp slt i64 %14, %15
  %tobool48.not.i = icmp eq ptr %spec.select.i, null
  br label %for.body7.i

for.cond68.preheader.i:                           ; preds = %for.cond.cleanup46.i, %for.body.i
  %column.0.lcssa.i = phi i64 [ 0, %for.body.i ], [ %add5236.i, %for.cond.cleanup46.i ]
  %add69243.i = or disjoint i64 %column.0.lcssa.i, 8
  %cmp70.not244.i = icmp sgt i64 %add69243.i, %11
  br i1 %cmp70.not244.i, label %for.cond105.preheader.i, label %for.cond74.preheader.lr.ph.i

for.cond74.preheader.lr.ph.i:                     ; preds = %for.cond68.preheader.i
  %cmp75239.i = icmp slt i64 %14, %15
  %tobool94.not.i = icmp eq ptr %spec.select.i, null
  br label %for.cond74.preheader.i

for.body7.i:                                      ; preds = %for.cond.cleanup46.i, %for.body7.lr.ph.i
  %add5236.i = phi i64 [ 32, %for.body7.lr.ph.i ], [ %add5.i, %for.cond.cleanup46.i ]
  %column.0235.i = phi i64 [ 0, %for.body7.lr.ph.i ], [ %add5236.i, %for.cond.cleanup46.i ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %sums.i) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %sums.i, i8 0, i64 256, i1 false)
  %invariant.gep227.i = getelementptr float, ptr %1, i64 %column.0235.i
  br i1 %cmp9231.i, label %for.body11.i, label %for.cond43.preheader.i

for.cond43.preheader.i:                           ; preds = %for.cond.cleanup32.i, %for.body7.i
  %add.ptr59.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %column.0235.i
  %add.ptr50.i = getelementptr inbounds float, ptr %spec.select.i, i64 %column.0235.i
  br label %for.body47.i

for.body11.i:                                     ; preds = %for.body7.i, %for.cond.cleanup32.i
  %k.0232.i = phi i64 [ %inc40.i, %for.cond.cleanup32.i ], [ %14, %for.body7.i ]
  br i1 %tobool12.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %for.body11.i
  %arrayidx14.i = getelementptr inbounds i32, ptr %5, i64 %k.0232.i
  %16 = load i32, ptr %arrayidx14.i, align 4
  %conv.i = sext i32 %16 to i64
  %gep.i = getelementptr i32, ptr %invariant.gep.i, i64 %k.0232.i
  %17 = load i32, ptr %gep.i, align 4
  %conv24.i = sext i32 %17 to i64
  %mul25.i = mul nsw i64 %11, %conv24.i
  %gep228.i = getelementptr float, ptr %invariant.gep227.i, i64 %mul25.i
  tail call void @llvm.prefetch.p0(ptr readonly %gep228.i, i32 0, i32 3, i32 1)
  %add.ptr28.i = getelementptr inbounds i8, ptr %gep228.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr28.i, i32 0, i32 3, i32 1)
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body11.i
  %k.0.pn.i = phi i64 [ %conv.i, %if.then.i ], [ %k.0232.i, %for.body11.i ]
  %mul18222.pn.i = mul nsw i64 %k.0.pn.i, %11
  %gep230.i = getelementptr float, ptr %invariant.gep227.i, i64 %mul18222.pn.i
  br label %for.body33.i

for.cond.cleanup32.i:                             ; preds = %for.body33.i
  %inc40.i = add nsw i64 %k.0232.i, 1
  %exitcond258.not.i = icmp eq i64 %inc40.i, %15
  br i1 %exitcond258.not.i, label %for.cond43.preheader.i, label %for.body11.i, !llvm.loop !199

for.body33.i:                                     ; preds = %for.body33.i, %if.end.i
  %j.0226.i = phi i64 [ 0, %if.end.i ], [ %inc.i, %for.body33.i ]
  %add.ptr35.idx.i = shl nuw nsw i64 %j.0226.i, 5
  %add.ptr35.i = getelementptr inbounds i8, ptr %gep230.i, i64 %add.ptr35.idx.i
  %18 = load <8 x float>, ptr %add.ptr35.i, align 4
  %conv36.i = fpext <8 x float> %18 to <8 x double>
  %arrayidx37.i = getelementptr inbounds [4 x <8 x double>], ptr %sums.i, i64 0, i64 %j.0226.i
  %19 = load <8 x double>, ptr %arrayidx37.i, align 16
  %add38.i = fadd <8 x double> %19, %conv36.i
  store <8 x double> %add38.i, ptr %arrayidx37.i, align 16
  %inc.i = add nuw nsw i64 %j.0226.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, 4
  br i1 %exitcond.not.i, label %for.cond.cleanup32.i, label %for.body33.i, !llvm.loop !200

for.cond.cleanup46.i:                             ; preds = %if.end56.i
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %sums.i) #10
  %add5.i = add nuw nsw i64 %add5236.i, 32
  %cmp6.not.i = icmp sgt i64 %add5.i, %11
  br i1 %cmp6.not.i, label %for.cond68.preheader.i, label %for.body7.i, !llvm.loop !201

for.body47.i:                                     ; preds = %if.end56.i, %for.cond43.preheader.i
  %j42.0233.i = phi i64 [ 0, %for.cond43.preheader.i ], [ %inc63.i, %if.end56.i ]
  br i1 %tobool48.not.i, label %for.body47.if.end56_crit_edge.i, label %if.then49.i

for.body47.if.end56_crit_edge.i:                  ; preds = %for.body47.i
  %arrayidx57.phi.trans.insert.i = getelementptr inbounds [4 x <8 x double>], ptr %sums.i, i64 0, i64 %j42.0233.i
  %.pre.i = load <8 x double>, ptr %arrayidx57.phi.trans.insert.i, align 16
  %.pre264.i = shl nuw nsw i64 %j42.0233.i, 5
  br label %if.end56.i

if.then49.i:                                      ; preds = %for.body47.i
  %add.ptr52.idx.i = shl nuw nsw i64 %j42.0233.i, 5
  %add.ptr52.i = getelementptr inbounds i8, ptr %add.ptr50.i, i64 %add.ptr52.idx.i
  %20 = load <8 x float>, ptr %add.ptr52.i, align 4
  %conv53.i = fpext <8 x float> %20 to <8 x double>
  %arrayidx54.i = getelementptr inbounds [4 x <8 x double>], ptr %sums.i, i64 0, i64 %j42.0233.i
  %21 = load <8 x double>, ptr %arrayidx54.i, align 16
  %add55.i = fadd <8 x double> %21, %conv53.i
  store <8 x double> %add55.i, ptr %arrayidx54.i, align 16
  br label %if.end56.i

if.end56.i:                                       ; preds = %if.then49.i, %for.body47.if.end56_crit_edge.i
  %add.ptr61.idx.pre-phi.i = phi i64 [ %.pre264.i, %for.body47.if.end56_crit_edge.i ], [ %add.ptr52.idx.i, %if.then49.i ]
  %22 = phi <8 x double> [ %.pre.i, %for.body47.if.end56_crit_edge.i ], [ %add55.i, %if.then49.i ]
  %conv58.i = fptrunc <8 x double> %22 to <8 x float>
  %add.ptr61.i = getelementptr inbounds i8, ptr %add.ptr59.i, i64 %add.ptr61.idx.pre-phi.i
  store <8 x float> %conv58.i, ptr %add.ptr61.i, align 4
  %inc63.i = add nuw nsw i64 %j42.0233.i, 1
  %exitcond259.not.i = icmp eq i64 %inc63.i, 4
  br i1 %exitcond259.not.i, label %for.cond.cleanup46.i, label %for.body47.i, !llvm.loop !202

for.cond105.preheader.i:                          ; preds = %if.end99.i, %for.cond68.preheader.i
  %column.1.lcssa.i = phi i64 [ %column.0.lcssa.i, %for.cond68.preheader.i ], [ %add69246.i, %if.end99.i ]
  %cmp106254.i = icmp slt i64 %column.1.lcssa.i, %11
  br i1 %cmp106254.i, label %for.cond111.preheader.lr.ph.i, label %for.cond.loopexit.i

for.cond111.preheader.lr.ph.i:                    ; preds = %for.cond105.preheader.i
  %cmp112250.i = icmp slt i64 %14, %15
  %tobool131.not.i = icmp eq ptr %spec.select.i, null
  br label %for.cond111.preheader.i

for.cond74.preheader.i:                           ; preds = %if.end99.i, %for.cond74.preheader.lr.ph.i
  %add69246.i = phi i64 [ %add69243.i, %for.cond74.preheader.lr.ph.i ], [ %add69.i, %if.end99.i ]
  %column.1245.i = phi i64 [ %column.0.lcssa.i, %for.cond74.preheader.lr.ph.i ], [ %add69246.i, %if.end99.i ]
  %invariant.gep237.i = getelementptr float, ptr %1, i64 %column.1245.i
  br i1 %cmp75239.i, label %for.body78.i, label %for.cond.cleanup77.i

for.cond.cleanup77.i:                             ; preds = %cond.end84.i, %for.cond74.preheader.i
  %sum.0.lcssa.i = phi <8 x double> [ zeroinitializer, %for.cond74.preheader.i ], [ %add90.i, %cond.end84.i ]
  br i1 %tobool94.not.i, label %if.end99.i, label %if.then95.i

for.body78.i:                                     ; preds = %for.cond74.preheader.i, %cond.end84.i
  %k73.0241.i = phi i64 [ %inc92.i, %cond.end84.i ], [ %14, %for.cond74.preheader.i ]
  %sum.0240.i = phi <8 x double> [ %add90.i, %cond.end84.i ], [ zeroinitializer, %for.cond74.preheader.i ]
  br i1 %tobool12.not.i, label %cond.end84.i, label %cond.true80.i

cond.true80.i:                                    ; preds = %for.body78.i
  %arrayidx81.i = getelementptr inbounds i32, ptr %5, i64 %k73.0241.i
  %23 = load i32, ptr %arrayidx81.i, align 4
  %conv82.i = sext i32 %23 to i64
  br label %cond.end84.i

cond.end84.i:                                     ; preds = %cond.true80.i, %for.body78.i
  %cond85.i = phi i64 [ %conv82.i, %cond.true80.i ], [ %k73.0241.i, %for.body78.i ]
  %mul86.i = mul nsw i64 %cond85.i, %11
  %gep238.i = getelementptr float, ptr %invariant.gep237.i, i64 %mul86.i
  %24 = load <8 x float>, ptr %gep238.i, align 4
  %conv89.i = fpext <8 x float> %24 to <8 x double>
  %add90.i = fadd <8 x double> %sum.0240.i, %conv89.i
  %inc92.i = add nsw i64 %k73.0241.i, 1
  %exitcond260.not.i = icmp eq i64 %inc92.i, %15
  br i1 %exitcond260.not.i, label %for.cond.cleanup77.i, label %for.body78.i, !llvm.loop !203

if.then95.i:                                      ; preds = %for.cond.cleanup77.i
  %add.ptr96.i = getelementptr inbounds float, ptr %spec.select.i, i64 %column.1245.i
  %25 = load <8 x float>, ptr %add.ptr96.i, align 4
  %conv97.i = fpext <8 x float> %25 to <8 x double>
  %add98.i = fadd <8 x double> %sum.0.lcssa.i, %conv97.i
  br label %if.end99.i

if.end99.i:                                       ; preds = %if.then95.i, %for.cond.cleanup77.i
  %sum.1.i = phi <8 x double> [ %add98.i, %if.then95.i ], [ %sum.0.lcssa.i, %for.cond.cleanup77.i ]
  %conv100.i = fptrunc <8 x double> %sum.1.i to <8 x float>
  %add.ptr101.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %column.1245.i
  store <8 x float> %conv100.i, ptr %add.ptr101.i, align 4
  %add69.i = add nuw nsw i64 %add69246.i, 8
  %cmp70.not.i = icmp sgt i64 %add69.i, %11
  br i1 %cmp70.not.i, label %for.cond105.preheader.i, label %for.cond74.preheader.i, !llvm.loop !204

for.cond111.preheader.i:                          ; preds = %cond.end137.i, %for.cond111.preheader.lr.ph.i
  %column.2255.i = phi i64 [ %column.1.lcssa.i, %for.cond111.preheader.lr.ph.i ], [ %inc142.i, %cond.end137.i ]
  %invariant.gep248.i = getelementptr float, ptr %1, i64 %column.2255.i
  br i1 %cmp112250.i, label %for.body115.i, label %for.cond.cleanup114.i

for.cond.cleanup114.i:                            ; preds = %cond.end121.i, %for.cond111.preheader.i
  %sum109.0.lcssa.i = phi double [ 0.000000e+00, %for.cond111.preheader.i ], [ %add127.i, %cond.end121.i ]
  br i1 %tobool131.not.i, label %cond.end137.i, label %cond.true132.i

for.body115.i:                                    ; preds = %for.cond111.preheader.i, %cond.end121.i
  %k110.0252.i = phi i64 [ %inc129.i, %cond.end121.i ], [ %14, %for.cond111.preheader.i ]
  %sum109.0251.i = phi double [ %add127.i, %cond.end121.i ], [ 0.000000e+00, %for.cond111.preheader.i ]
  br i1 %tobool12.not.i, label %cond.end121.i, label %cond.true117.i

cond.true117.i:                                   ; preds = %for.body115.i
  %arrayidx118.i = getelementptr inbounds i32, ptr %5, i64 %k110.0252.i
  %26 = load i32, ptr %arrayidx118.i, align 4
  %conv119.i = sext i32 %26 to i64
  br label %cond.end121.i

cond.end121.i:                                    ; preds = %cond.true117.i, %for.body115.i
  %cond122.i = phi i64 [ %conv119.i, %cond.true117.i ], [ %k110.0252.i, %for.body115.i ]
  %mul123.i = mul nsw i64 %cond122.i, %11
  %gep249.i = getelementptr float, ptr %invariant.gep248.i, i64 %mul123.i
  %27 = load float, ptr %gep249.i, align 4
  %conv126.i = fpext float %27 to double
  %add127.i = fadd double %sum109.0251.i, %conv126.i
  %inc129.i = add nsw i64 %k110.0252.i, 1
  %exitcond261.not.i = icmp eq i64 %inc129.i, %15
  br i1 %exitcond261.not.i, label %for.cond.cleanup114.i, label %for.body115.i, !llvm.loop !205

cond.true132.i:                                   ; preds = %for.cond.cleanup114.i
  %arrayidx133.i = getelementptr inbounds float, ptr %spec.select.i, i64 %column.2255.i
  %28 = load float, ptr %arrayidx133.i, align 4
  %conv134.i = fpext float %28 to double
  %add135.i = fadd double %sum109.0.lcssa.i, %conv134.i
  br label %cond.end137.i

cond.end137.i:                                    ; preds = %cond.true132.i, %for.cond.cleanup114.i
  %cond138.i = phi double [ %add135.i, %cond.true132.i ], [ %sum109.0.lcssa.i, %for.cond.cleanup114.i ]
  %conv139.i = fptrunc double %cond138.i to float
  %arrayidx140.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %column.2255.i
  store float %conv139.i, ptr %arrayidx140.i, align 4
  %inc142.i = add nuw nsw i64 %column.2255.i, 1
  %exitcond262.not.i = icmp eq i64 %inc142.i, %11
  br i1 %exitcond262.not.i, label %for.cond.loopexit.i, label %for.cond111.preheader.i, !llvm.loop !206

if.then11:                                        ; preds = %entry
  br i1 %cmp247.i89, label %for.body.lr.ph.i48, label %if.end21

for.body.lr.ph.i48:                               ; preds = %if.then11
  %tobool.not.i49 = icmp eq i64 %2, 0
  %cmp6.not225.i = icmp slt i64 %11, 32
  %invariant.gep.i50 = getelementptr i8, ptr %5, i64 16
  %tobool12.not.i51 = icmp eq i64 %4, 0
  br label %for.body.i52

for.cond.loopexit.i68:                            ; preds = %cond.end129.i, %for.cond99.preheader.i
  %exitcond256.not.i = icmp eq i64 %add.i58, %10
  br i1 %exitcond256.not.i, label %if.end21, label %for.body.i52, !llvm.loop !207

for.body.i52:                                     ; preds = %for.cond.loopexit.i68, %for.body.lr.ph.i48
  %place.0248.i = phi i64 [ %9, %for.body.lr.ph.i48 ], [ %add.i58, %for.cond.loopexit.i68 ]
  %mul.i53 = mul nsw i64 %place.0248.i, %11
  %add.ptr.i54 = getelementptr inbounds double, ptr %13, i64 %mul.i53
  %add.ptr2.i55 = getelementptr inbounds double, ptr %3, i64 %mul.i53
  %spec.select.i56 = select i1 %tobool.not.i49, ptr null, ptr %add.ptr2.i55
  %arrayidx.i57 = getelementptr inbounds i64, ptr %7, i64 %place.0248.i
  %29 = load i64, ptr %arrayidx.i57, align 8
  %add.i58 = add nsw i64 %place.0248.i, 1
  %arrayidx3.i59 = getelementptr inbounds i64, ptr %7, i64 %add.i58
  %30 = load i64, ptr %arrayidx3.i59, align 8
  br i1 %cmp6.not225.i, label %for.cond65.preheader.i, label %for.body7.lr.ph.i60

for.body7.lr.ph.i60:                              ; preds = %for.body.i52
  %cmp9222.i = icmp slt i64 %29, %30
  %tobool47.not.i = icmp eq ptr %spec.select.i56, null
  br label %for.body7.i61

for.cond65.preheader.i:                           ; preds = %for.cond.cleanup45.i, %for.body.i52
  %column.0.lcssa.i64 = phi i64 [ 0, %for.body.i52 ], [ %add5227.i, %for.cond.cleanup45.i ]
  %add66234.i = or disjoint i64 %column.0.lcssa.i64, 8
  %cmp67.not235.i = icmp sgt i64 %add66234.i, %11
  br i1 %cmp67.not235.i, label %for.cond99.preheader.i, label %for.cond71.preheader.lr.ph.i

for.cond71.preheader.lr.ph.i:                     ; preds = %for.cond65.preheader.i
  %cmp72230.i = icmp slt i64 %29, %30
  %tobool90.not.i = icmp eq ptr %spec.select.i56, null
  br label %for.cond71.preheader.i

for.body7.i61:                                    ; preds = %for.cond.cleanup45.i, %for.body7.lr.ph.i60
  %add5227.i = phi i64 [ 32, %for.body7.lr.ph.i60 ], [ %add5.i62, %for.cond.cleanup45.i ]
  %column.0226.i = phi i64 [ 0, %for.body7.lr.ph.i60 ], [ %add5227.i, %for.cond.cleanup45.i ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %sums.i47) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %sums.i47, i8 0, i64 256, i1 false)
  %invariant.gep218.i = getelementptr double, ptr %1, i64 %column.0226.i
  br i1 %cmp9222.i, label %for.body11.i72, label %for.cond42.preheader.i

for.cond42.preheader.i:                           ; preds = %for.cond.cleanup32.i87, %for.body7.i61
  %add.ptr56.i = getelementptr inbounds double, ptr %add.ptr.i54, i64 %column.0226.i
  %add.ptr49.i = getelementptr inbounds double, ptr %spec.select.i56, i64 %column.0226.i
  br label %for.body46.i

for.body11.i72:                                   ; preds = %for.body7.i61, %for.cond.cleanup32.i87
  %k.0223.i = phi i64 [ %inc39.i, %for.cond.cleanup32.i87 ], [ %29, %for.body7.i61 ]
  br i1 %tobool12.not.i51, label %if.end.i80, label %if.then.i73

if.then.i73:                                      ; preds = %for.body11.i72
  %arrayidx14.i74 = getelementptr inbounds i32, ptr %5, i64 %k.0223.i
  %31 = load i32, ptr %arrayidx14.i74, align 4
  %conv.i75 = sext i32 %31 to i64
  %gep.i76 = getelementptr i32, ptr %invariant.gep.i50, i64 %k.0223.i
  %32 = load i32, ptr %gep.i76, align 4
  %conv24.i77 = sext i32 %32 to i64
  %mul25.i78 = mul nsw i64 %11, %conv24.i77
  %gep219.i = getelementptr double, ptr %invariant.gep218.i, i64 %mul25.i78
  tail call void @llvm.prefetch.p0(ptr readonly %gep219.i, i32 0, i32 3, i32 1)
  %add.ptr28.i79 = getelementptr inbounds i8, ptr %gep219.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr28.i79, i32 0, i32 3, i32 1)
  br label %if.end.i80

if.end.i80:                                       ; preds = %if.then.i73, %for.body11.i72
  %k.0.pn.i81 = phi i64 [ %conv.i75, %if.then.i73 ], [ %k.0223.i, %for.body11.i72 ]
  %mul18213.pn.i = mul nsw i64 %k.0.pn.i81, %11
  %gep221.i = getelementptr double, ptr %invariant.gep218.i, i64 %mul18213.pn.i
  br label %for.body33.i82

for.cond.cleanup32.i87:                           ; preds = %for.body33.i82
  %inc39.i = add nsw i64 %k.0223.i, 1
  %exitcond249.not.i = icmp eq i64 %inc39.i, %30
  br i1 %exitcond249.not.i, label %for.cond42.preheader.i, label %for.body11.i72, !llvm.loop !208

for.body33.i82:                                   ; preds = %for.body33.i82, %if.end.i80
  %j.0217.i = phi i64 [ 0, %if.end.i80 ], [ %inc.i85, %for.body33.i82 ]
  %add.ptr35.idx.i83 = shl nuw nsw i64 %j.0217.i, 6
  %add.ptr35.i84 = getelementptr inbounds i8, ptr %gep221.i, i64 %add.ptr35.idx.i83
  %33 = load <8 x double>, ptr %add.ptr35.i84, align 8
  %arrayidx36.i = getelementptr inbounds [4 x <8 x double>], ptr %sums.i47, i64 0, i64 %j.0217.i
  %34 = load <8 x double>, ptr %arrayidx36.i, align 16
  %add37.i = fadd <8 x double> %33, %34
  store <8 x double> %add37.i, ptr %arrayidx36.i, align 16
  %inc.i85 = add nuw nsw i64 %j.0217.i, 1
  %exitcond.not.i86 = icmp eq i64 %inc.i85, 4
  br i1 %exitcond.not.i86, label %for.cond.cleanup32.i87, label %for.body33.i82, !llvm.loop !209

for.cond.cleanup45.i:                             ; preds = %if.end54.i
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %sums.i47) #10
  %add5.i62 = add nuw nsw i64 %add5227.i, 32
  %cmp6.not.i63 = icmp sgt i64 %add5.i62, %11
  br i1 %cmp6.not.i63, label %for.cond65.preheader.i, label %for.body7.i61, !llvm.loop !210

for.body46.i:                                     ; preds = %if.end54.i, %for.cond42.preheader.i
  %j41.0224.i = phi i64 [ 0, %for.cond42.preheader.i ], [ %inc60.i, %if.end54.i ]
  br i1 %tobool47.not.i, label %for.body46.if.end54_crit_edge.i, label %if.then48.i

for.body46.if.end54_crit_edge.i:                  ; preds = %for.body46.i
  %arrayidx55.phi.trans.insert.i = getelementptr inbounds [4 x <8 x double>], ptr %sums.i47, i64 0, i64 %j41.0224.i
  %.pre.i71 = load <8 x double>, ptr %arrayidx55.phi.trans.insert.i, align 16
  %.pre257.i = shl nuw nsw i64 %j41.0224.i, 6
  br label %if.end54.i

if.then48.i:                                      ; preds = %for.body46.i
  %add.ptr51.idx.i = shl nuw nsw i64 %j41.0224.i, 6
  %add.ptr51.i = getelementptr inbounds i8, ptr %add.ptr49.i, i64 %add.ptr51.idx.i
  %35 = load <8 x double>, ptr %add.ptr51.i, align 8
  %arrayidx52.i = getelementptr inbounds [4 x <8 x double>], ptr %sums.i47, i64 0, i64 %j41.0224.i
  %36 = load <8 x double>, ptr %arrayidx52.i, align 16
  %add53.i = fadd <8 x double> %35, %36
  store <8 x double> %add53.i, ptr %arrayidx52.i, align 16
  br label %if.end54.i

if.end54.i:                                       ; preds = %if.then48.i, %for.body46.if.end54_crit_edge.i
  %add.ptr58.idx.pre-phi.i = phi i64 [ %.pre257.i, %for.body46.if.end54_crit_edge.i ], [ %add.ptr51.idx.i, %if.then48.i ]
  %37 = phi <8 x double> [ %.pre.i71, %for.body46.if.end54_crit_edge.i ], [ %add53.i, %if.then48.i ]
  %add.ptr58.i = getelementptr inbounds i8, ptr %add.ptr56.i, i64 %add.ptr58.idx.pre-phi.i
  store <8 x double> %37, ptr %add.ptr58.i, align 8
  %inc60.i = add nuw nsw i64 %j41.0224.i, 1
  %exitcond252.not.i = icmp eq i64 %inc60.i, 4
  br i1 %exitcond252.not.i, label %for.cond.cleanup45.i, label %for.body46.i, !llvm.loop !211

for.cond99.preheader.i:                           ; preds = %if.end94.i, %for.cond65.preheader.i
  %column.1.lcssa.i67 = phi i64 [ %column.0.lcssa.i64, %for.cond65.preheader.i ], [ %add66237.i, %if.end94.i ]
  %cmp100245.i = icmp slt i64 %column.1.lcssa.i67, %11
  br i1 %cmp100245.i, label %for.cond105.preheader.lr.ph.i, label %for.cond.loopexit.i68

for.cond105.preheader.lr.ph.i:                    ; preds = %for.cond99.preheader.i
  %cmp106241.i = icmp slt i64 %29, %30
  %tobool124.not.i = icmp eq ptr %spec.select.i56, null
  br label %for.cond105.preheader.i69

for.cond71.preheader.i:                           ; preds = %if.end94.i, %for.cond71.preheader.lr.ph.i
  %add66237.i = phi i64 [ %add66234.i, %for.cond71.preheader.lr.ph.i ], [ %add66.i, %if.end94.i ]
  %column.1236.i = phi i64 [ %column.0.lcssa.i64, %for.cond71.preheader.lr.ph.i ], [ %add66237.i, %if.end94.i ]
  %invariant.gep228.i = getelementptr double, ptr %1, i64 %column.1236.i
  br i1 %cmp72230.i, label %for.body75.i, label %for.cond.cleanup74.i

for.cond.cleanup74.i:                             ; preds = %cond.end81.i, %for.cond71.preheader.i
  %sum.0.lcssa.i65 = phi <8 x double> [ zeroinitializer, %for.cond71.preheader.i ], [ %add86.i, %cond.end81.i ]
  br i1 %tobool90.not.i, label %if.end94.i, label %if.then91.i

for.body75.i:                                     ; preds = %for.cond71.preheader.i, %cond.end81.i
  %k70.0232.i = phi i64 [ %inc88.i, %cond.end81.i ], [ %29, %for.cond71.preheader.i ]
  %sum.0231.i = phi <8 x double> [ %add86.i, %cond.end81.i ], [ zeroinitializer, %for.cond71.preheader.i ]
  br i1 %tobool12.not.i51, label %cond.end81.i, label %cond.true77.i

cond.true77.i:                                    ; preds = %for.body75.i
  %arrayidx78.i = getelementptr inbounds i32, ptr %5, i64 %k70.0232.i
  %38 = load i32, ptr %arrayidx78.i, align 4
  %conv79.i = sext i32 %38 to i64
  br label %cond.end81.i

cond.end81.i:                                     ; preds = %cond.true77.i, %for.body75.i
  %cond82.i = phi i64 [ %conv79.i, %cond.true77.i ], [ %k70.0232.i, %for.body75.i ]
  %mul83.i = mul nsw i64 %cond82.i, %11
  %gep229.i = getelementptr double, ptr %invariant.gep228.i, i64 %mul83.i
  %39 = load <8 x double>, ptr %gep229.i, align 8
  %add86.i = fadd <8 x double> %sum.0231.i, %39
  %inc88.i = add nsw i64 %k70.0232.i, 1
  %exitcond253.not.i = icmp eq i64 %inc88.i, %30
  br i1 %exitcond253.not.i, label %for.cond.cleanup74.i, label %for.body75.i, !llvm.loop !212

if.then91.i:                                      ; preds = %for.cond.cleanup74.i
  %add.ptr92.i = getelementptr inbounds double, ptr %spec.select.i56, i64 %column.1236.i
  %40 = load <8 x double>, ptr %add.ptr92.i, align 8
  %add93.i = fadd <8 x double> %sum.0.lcssa.i65, %40
  br label %if.end94.i

if.end94.i:                                       ; preds = %if.then91.i, %for.cond.cleanup74.i
  %sum.1.i66 = phi <8 x double> [ %add93.i, %if.then91.i ], [ %sum.0.lcssa.i65, %for.cond.cleanup74.i ]
  %add.ptr95.i = getelementptr inbounds double, ptr %add.ptr.i54, i64 %column.1236.i
  store <8 x double> %sum.1.i66, ptr %add.ptr95.i, align 8
  %add66.i = add nuw nsw i64 %add66237.i, 8
  %cmp67.not.i = icmp sgt i64 %add66.i, %11
  br i1 %cmp67.not.i, label %for.cond99.preheader.i, label %for.cond71.preheader.i, !llvm.loop !213

for.cond105.preheader.i69:                        ; preds = %cond.end129.i, %for.cond105.preheader.lr.ph.i
  %column.2246.i = phi i64 [ %column.1.lcssa.i67, %for.cond105.preheader.lr.ph.i ], [ %inc133.i, %cond.end129.i ]
  %invariant.gep239.i = getelementptr double, ptr %1, i64 %column.2246.i
  br i1 %cmp106241.i, label %for.body109.i, label %for.cond.cleanup108.i

for.cond.cleanup108.i:                            ; preds = %cond.end115.i, %for.cond105.preheader.i69
  %sum103.0.lcssa.i = phi double [ 0.000000e+00, %for.cond105.preheader.i69 ], [ %add120.i, %cond.end115.i ]
  br i1 %tobool124.not.i, label %cond.end129.i, label %cond.true125.i

for.body109.i:                                    ; preds = %for.cond105.preheader.i69, %cond.end115.i
  %k104.0243.i = phi i64 [ %inc122.i, %cond.end115.i ], [ %29, %for.cond105.preheader.i69 ]
  %sum103.0242.i = phi double [ %add120.i, %cond.end115.i ], [ 0.000000e+00, %for.cond105.preheader.i69 ]
  br i1 %tobool12.not.i51, label %cond.end115.i, label %cond.true111.i

cond.true111.i:                                   ; preds = %for.body109.i
  %arrayidx112.i = getelementptr inbounds i32, ptr %5, i64 %k104.0243.i
  %41 = load i32, ptr %arrayidx112.i, align 4
  %conv113.i = sext i32 %41 to i64
  br label %cond.end115.i

cond.end115.i:                                    ; preds = %cond.true111.i, %for.body109.i
  %cond116.i = phi i64 [ %conv113.i, %cond.true111.i ], [ %k104.0243.i, %for.body109.i ]
  %mul117.i = mul nsw i64 %cond116.i, %11
  %gep240.i = getelementptr double, ptr %invariant.gep239.i, i64 %mul117.i
  %42 = load double, ptr %gep240.i, align 8
  %add120.i = fadd double %sum103.0242.i, %42
  %inc122.i = add nsw i64 %k104.0243.i, 1
  %exitcond254.not.i = icmp eq i64 %inc122.i, %30
  br i1 %exitcond254.not.i, label %for.cond.cleanup108.i, label %for.body109.i, !llvm.loop !214

cond.true125.i:                                   ; preds = %for.cond.cleanup108.i
  %arrayidx126.i = getelementptr inbounds double, ptr %spec.select.i56, i64 %column.2246.i
  %43 = load double, ptr %arrayidx126.i, align 8
  %add127.i70 = fadd double %sum103.0.lcssa.i, %43
  br label %cond.end129.i

cond.end129.i:                                    ; preds = %cond.true125.i, %for.cond.cleanup108.i
  %cond130.i = phi double [ %add127.i70, %cond.true125.i ], [ %sum103.0.lcssa.i, %for.cond.cleanup108.i ]
  %arrayidx131.i = getelementptr inbounds double, ptr %add.ptr.i54, i64 %column.2246.i
  store double %cond130.i, ptr %arrayidx131.i, align 8
  %inc133.i = add nuw nsw i64 %column.2246.i, 1
  %exitcond255.not.i = icmp eq i64 %inc133.i, %11
  br i1 %exitcond255.not.i, label %for.cond.loopexit.i68, label %for.cond105.preheader.i69, !llvm.loop !215

if.else16:                                        ; preds = %entry
  br i1 %cmp247.i89, label %for.body.lr.ph.i90, label %if.end21

for.body.lr.ph.i90:                               ; preds = %if.else16
  %tobool.not.i91 = icmp eq i64 %2, 0
  %cmp6.not225.i92 = icmp slt i64 %11, 32
  %invariant.gep.i93 = getelementptr i8, ptr %5, i64 16
  %tobool12.not.i94 = icmp eq i64 %4, 0
  br label %for.body.i95

for.cond.loopexit.i153:                           ; preds = %cond.end129.i166, %for.cond99.preheader.i150
  %exitcond256.not.i154 = icmp eq i64 %add.i102, %10
  br i1 %exitcond256.not.i154, label %if.end21, label %for.body.i95, !llvm.loop !216

for.body.i95:                                     ; preds = %for.cond.loopexit.i153, %for.body.lr.ph.i90
  %place.0248.i96 = phi i64 [ %9, %for.body.lr.ph.i90 ], [ %add.i102, %for.cond.loopexit.i153 ]
  %mul.i97 = mul nsw i64 %place.0248.i96, %11
  %add.ptr.i98 = getelementptr inbounds i64, ptr %13, i64 %mul.i97
  %add.ptr2.i99 = getelementptr inbounds i64, ptr %3, i64 %mul.i97
  %spec.select.i100 = select i1 %tobool.not.i91, ptr null, ptr %add.ptr2.i99
  %arrayidx.i101 = getelementptr inbounds i64, ptr %7, i64 %place.0248.i96
  %44 = load i64, ptr %arrayidx.i101, align 8
  %add.i102 = add nsw i64 %place.0248.i96, 1
  %arrayidx3.i103 = getelementptr inbounds i64, ptr %7, i64 %add.i102
  %45 = load i64, ptr %arrayidx3.i103, align 8
  br i1 %cmp6.not225.i92, label %for.cond65.preheader.i129, label %for.body7.lr.ph.i104

for.body7.lr.ph.i104:                             ; preds = %for.body.i95
  %cmp9222.i105 = icmp slt i64 %44, %45
  %tobool47.not.i106 = icmp eq ptr %spec.select.i100, null
  br label %for.body7.i107

for.cond65.preheader.i129:                        ; preds = %for.cond.cleanup45.i126, %for.body.i95
  %column.0.lcssa.i130 = phi i64 [ 0, %for.body.i95 ], [ %add5227.i108, %for.cond.cleanup45.i126 ]
  %add66234.i131 = or disjoint i64 %column.0.lcssa.i130, 8
  %cmp67.not235.i132 = icmp sgt i64 %add66234.i131, %11
  br i1 %cmp67.not235.i132, label %for.cond99.preheader.i150, label %for.cond71.preheader.lr.ph.i133

for.cond71.preheader.lr.ph.i133:                  ; preds = %for.cond65.preheader.i129
  %cmp72230.i134 = icmp slt i64 %44, %45
  %tobool90.not.i135 = icmp eq ptr %spec.select.i100, null
  br label %for.cond71.preheader.i136

for.body7.i107:                                   ; preds = %for.cond.cleanup45.i126, %for.body7.lr.ph.i104
  %add5227.i108 = phi i64 [ 32, %for.body7.lr.ph.i104 ], [ %add5.i127, %for.cond.cleanup45.i126 ]
  %column.0226.i109 = phi i64 [ 0, %for.body7.lr.ph.i104 ], [ %add5227.i108, %for.cond.cleanup45.i126 ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %sums.i88) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %sums.i88, i8 0, i64 256, i1 false)
  %invariant.gep218.i110 = getelementptr i64, ptr %1, i64 %column.0226.i109
  br i1 %cmp9222.i105, label %for.body11.i201, label %for.cond42.preheader.i111

for.cond42.preheader.i111:                        ; preds = %for.cond.cleanup32.i223, %for.body7.i107
  %add.ptr56.i112 = getelementptr inbounds i64, ptr %add.ptr.i98, i64 %column.0226.i109
  %add.ptr49.i113 = getelementptr inbounds i64, ptr %spec.select.i100, i64 %column.0226.i109
  br label %for.body46.i114

for.body11.i201:                                  ; preds = %for.body7.i107, %for.cond.cleanup32.i223
  %k.0223.i202 = phi i64 [ %inc39.i224, %for.cond.cleanup32.i223 ], [ %44, %for.body7.i107 ]
  br i1 %tobool12.not.i94, label %if.end.i211, label %if.then.i203

if.then.i203:                                     ; preds = %for.body11.i201
  %arrayidx14.i204 = getelementptr inbounds i32, ptr %5, i64 %k.0223.i202
  %46 = load i32, ptr %arrayidx14.i204, align 4
  %conv.i205 = sext i32 %46 to i64
  %gep.i206 = getelementptr i32, ptr %invariant.gep.i93, i64 %k.0223.i202
  %47 = load i32, ptr %gep.i206, align 4
  %conv24.i207 = sext i32 %47 to i64
  %mul25.i208 = mul nsw i64 %11, %conv24.i207
  %gep219.i209 = getelementptr i64, ptr %invariant.gep218.i110, i64 %mul25.i208
  tail call void @llvm.prefetch.p0(ptr readonly %gep219.i209, i32 0, i32 3, i32 1)
  %add.ptr28.i210 = getelementptr inbounds i8, ptr %gep219.i209, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr28.i210, i32 0, i32 3, i32 1)
  br label %if.end.i211

if.end.i211:                                      ; preds = %if.then.i203, %for.body11.i201
  %k.0.pn.i212 = phi i64 [ %conv.i205, %if.then.i203 ], [ %k.0223.i202, %for.body11.i201 ]
  %mul18213.pn.i213 = mul nsw i64 %k.0.pn.i212, %11
  %gep221.i214 = getelementptr i64, ptr %invariant.gep218.i110, i64 %mul18213.pn.i213
  br label %for.body33.i215

for.cond.cleanup32.i223:                          ; preds = %for.body33.i215
  %inc39.i224 = add nsw i64 %k.0223.i202, 1
  %exitcond249.not.i225 = icmp eq i64 %inc39.i224, %45
  br i1 %exitcond249.not.i225, label %for.cond42.preheader.i111, label %for.body11.i201, !llvm.loop !217

for.body33.i215:                                  ; preds = %for.body33.i215, %if.end.i211
  %j.0217.i216 = phi i64 [ 0, %if.end.i211 ], [ %inc.i221, %for.body33.i215 ]
  %add.ptr35.idx.i217 = shl nuw nsw i64 %j.0217.i216, 6
  %add.ptr35.i218 = getelementptr inbounds i8, ptr %gep221.i214, i64 %add.ptr35.idx.i217
  %48 = load <8 x i64>, ptr %add.ptr35.i218, align 8
  %arrayidx36.i219 = getelementptr inbounds [4 x <8 x i64>], ptr %sums.i88, i64 0, i64 %j.0217.i216
  %49 = load <8 x i64>, ptr %arrayidx36.i219, align 16
  %add37.i220 = add <8 x i64> %49, %48
  store <8 x i64> %add37.i220, ptr %arrayidx36.i219, align 16
  %inc.i221 = add nuw nsw i64 %j.0217.i216, 1
  %exitcond.not.i222 = icmp eq i64 %inc.i221, 4
  br i1 %exitcond.not.i222, label %for.cond.cleanup32.i223, label %for.body33.i215, !llvm.loop !218

for.cond.cleanup45.i126:                          ; preds = %if.end54.i121
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %sums.i88) #10
  %add5.i127 = add nuw nsw i64 %add5227.i108, 32
  %cmp6.not.i128 = icmp sgt i64 %add5.i127, %11
  br i1 %cmp6.not.i128, label %for.cond65.preheader.i129, label %for.body7.i107, !llvm.loop !219

for.body46.i114:                                  ; preds = %if.end54.i121, %for.cond42.preheader.i111
  %j41.0224.i115 = phi i64 [ 0, %for.cond42.preheader.i111 ], [ %inc60.i124, %if.end54.i121 ]
  br i1 %tobool47.not.i106, label %for.body46.if.end54_crit_edge.i197, label %if.then48.i116

for.body46.if.end54_crit_edge.i197:               ; preds = %for.body46.i114
  %arrayidx55.phi.trans.insert.i198 = getelementptr inbounds [4 x <8 x i64>], ptr %sums.i88, i64 0, i64 %j41.0224.i115
  %.pre.i199 = load <8 x i64>, ptr %arrayidx55.phi.trans.insert.i198, align 16
  %.pre257.i200 = shl nuw nsw i64 %j41.0224.i115, 6
  br label %if.end54.i121

if.then48.i116:                                   ; preds = %for.body46.i114
  %add.ptr51.idx.i117 = shl nuw nsw i64 %j41.0224.i115, 6
  %add.ptr51.i118 = getelementptr inbounds i8, ptr %add.ptr49.i113, i64 %add.ptr51.idx.i117
  %50 = load <8 x i64>, ptr %add.ptr51.i118, align 8
  %arrayidx52.i119 = getelementptr inbounds [4 x <8 x i64>], ptr %sums.i88, i64 0, i64 %j41.0224.i115
  %51 = load <8 x i64>, ptr %arrayidx52.i119, align 16
  %add53.i120 = add <8 x i64> %51, %50
  store <8 x i64> %add53.i120, ptr %arrayidx52.i119, align 16
  br label %if.end54.i121

if.end54.i121:                                    ; preds = %if.then48.i116, %for.body46.if.end54_crit_edge.i197
  %add.ptr58.idx.pre-phi.i122 = phi i64 [ %.pre257.i200, %for.body46.if.end54_crit_edge.i197 ], [ %add.ptr51.idx.i117, %if.then48.i116 ]
  %52 = phi <8 x i64> [ %.pre.i199, %for.body46.if.end54_crit_edge.i197 ], [ %add53.i120, %if.then48.i116 ]
  %add.ptr58.i123 = getelementptr inbounds i8, ptr %add.ptr56.i112, i64 %add.ptr58.idx.pre-phi.i122
  store <8 x i64> %52, ptr %add.ptr58.i123, align 8
  %inc60.i124 = add nuw nsw i64 %j41.0224.i115, 1
  %exitcond252.not.i125 = icmp eq i64 %inc60.i124, 4
  br i1 %exitcond252.not.i125, label %for.cond.cleanup45.i126, label %for.body46.i114, !llvm.loop !220

for.cond99.preheader.i150:                        ; preds = %if.end94.i145, %for.cond65.preheader.i129
  %column.1.lcssa.i151 = phi i64 [ %column.0.lcssa.i130, %for.cond65.preheader.i129 ], [ %add66237.i137, %if.end94.i145 ]
  %cmp100245.i152 = icmp slt i64 %column.1.lcssa.i151, %11
  br i1 %cmp100245.i152, label %for.cond105.preheader.lr.ph.i155, label %for.cond.loopexit.i153

for.cond105.preheader.lr.ph.i155:                 ; preds = %for.cond99.preheader.i150
  %cmp106241.i156 = icmp slt i64 %44, %45
  %tobool124.not.i157 = icmp eq ptr %spec.select.i100, null
  br label %for.cond105.preheader.i158

for.cond71.preheader.i136:                        ; preds = %if.end94.i145, %for.cond71.preheader.lr.ph.i133
  %add66237.i137 = phi i64 [ %add66234.i131, %for.cond71.preheader.lr.ph.i133 ], [ %add66.i148, %if.end94.i145 ]
  %column.1236.i138 = phi i64 [ %column.0.lcssa.i130, %for.cond71.preheader.lr.ph.i133 ], [ %add66237.i137, %if.end94.i145 ]
  %invariant.gep228.i139 = getelementptr i64, ptr %1, i64 %column.1236.i138
  br i1 %cmp72230.i134, label %for.body75.i184, label %for.cond.cleanup74.i140

for.cond.cleanup74.i140:                          ; preds = %cond.end81.i190, %for.cond71.preheader.i136
  %sum.0.lcssa.i141 = phi <8 x i64> [ zeroinitializer, %for.cond71.preheader.i136 ], [ %add86.i194, %cond.end81.i190 ]
  br i1 %tobool90.not.i135, label %if.end94.i145, label %if.then91.i142

for.body75.i184:                                  ; preds = %for.cond71.preheader.i136, %cond.end81.i190
  %k70.0232.i185 = phi i64 [ %inc88.i195, %cond.end81.i190 ], [ %44, %for.cond71.preheader.i136 ]
  %sum.0231.i186 = phi <8 x i64> [ %add86.i194, %cond.end81.i190 ], [ zeroinitializer, %for.cond71.preheader.i136 ]
  br i1 %tobool12.not.i94, label %cond.end81.i190, label %cond.true77.i187

cond.true77.i187:                                 ; preds = %for.body75.i184
  %arrayidx78.i188 = getelementptr inbounds i32, ptr %5, i64 %k70.0232.i185
  %53 = load i32, ptr %arrayidx78.i188, align 4
  %conv79.i189 = sext i32 %53 to i64
  br label %cond.end81.i190

cond.end81.i190:                                  ; preds = %cond.true77.i187, %for.body75.i184
  %cond82.i191 = phi i64 [ %conv79.i189, %cond.true77.i187 ], [ %k70.0232.i185, %for.body75.i184 ]
  %mul83.i192 = mul nsw i64 %cond82.i191, %11
  %gep229.i193 = getelementptr i64, ptr %invariant.gep228.i139, i64 %mul83.i192
  %54 = load <8 x i64>, ptr %gep229.i193, align 8
  %add86.i194 = add <8 x i64> %54, %sum.0231.i186
  %inc88.i195 = add nsw i64 %k70.0232.i185, 1
  %exitcond253.not.i196 = icmp eq i64 %inc88.i195, %45
  br i1 %exitcond253.not.i196, label %for.cond.cleanup74.i140, label %for.body75.i184, !llvm.loop !221

if.then91.i142:                                   ; preds = %for.cond.cleanup74.i140
  %add.ptr92.i143 = getelementptr inbounds i64, ptr %spec.select.i100, i64 %column.1236.i138
  %55 = load <8 x i64>, ptr %add.ptr92.i143, align 8
  %add93.i144 = add <8 x i64> %55, %sum.0.lcssa.i141
  br label %if.end94.i145

if.end94.i145:                                    ; preds = %if.then91.i142, %for.cond.cleanup74.i140
  %sum.1.i146 = phi <8 x i64> [ %add93.i144, %if.then91.i142 ], [ %sum.0.lcssa.i141, %for.cond.cleanup74.i140 ]
  %add.ptr95.i147 = getelementptr inbounds i64, ptr %add.ptr.i98, i64 %column.1236.i138
  store <8 x i64> %sum.1.i146, ptr %add.ptr95.i147, align 8
  %add66.i148 = add nuw nsw i64 %add66237.i137, 8
  %cmp67.not.i149 = icmp sgt i64 %add66.i148, %11
  br i1 %cmp67.not.i149, label %for.cond99.preheader.i150, label %for.cond71.preheader.i136, !llvm.loop !222

for.cond105.preheader.i158:                       ; preds = %cond.end129.i166, %for.cond105.preheader.lr.ph.i155
  %column.2246.i159 = phi i64 [ %column.1.lcssa.i151, %for.cond105.preheader.lr.ph.i155 ], [ %inc133.i169, %cond.end129.i166 ]
  %invariant.gep239.i160 = getelementptr i64, ptr %1, i64 %column.2246.i159
  br i1 %cmp106241.i156, label %for.body109.i171, label %for.cond.cleanup108.i161

for.cond.cleanup108.i161:                         ; preds = %cond.end115.i177, %for.cond105.preheader.i158
  %sum103.0.lcssa.i162 = phi i64 [ 0, %for.cond105.preheader.i158 ], [ %add120.i181, %cond.end115.i177 ]
  br i1 %tobool124.not.i157, label %cond.end129.i166, label %cond.true125.i163

for.body109.i171:                                 ; preds = %for.cond105.preheader.i158, %cond.end115.i177
  %k104.0243.i172 = phi i64 [ %inc122.i182, %cond.end115.i177 ], [ %44, %for.cond105.preheader.i158 ]
  %sum103.0242.i173 = phi i64 [ %add120.i181, %cond.end115.i177 ], [ 0, %for.cond105.preheader.i158 ]
  br i1 %tobool12.not.i94, label %cond.end115.i177, label %cond.true111.i174

cond.true111.i174:                                ; preds = %for.body109.i171
  %arrayidx112.i175 = getelementptr inbounds i32, ptr %5, i64 %k104.0243.i172
  %56 = load i32, ptr %arrayidx112.i175, align 4
  %conv113.i176 = sext i32 %56 to i64
  br label %cond.end115.i177

cond.end115.i177:                                 ; preds = %cond.true111.i174, %for.body109.i171
  %cond116.i178 = phi i64 [ %conv113.i176, %cond.true111.i174 ], [ %k104.0243.i172, %for.body109.i171 ]
  %mul117.i179 = mul nsw i64 %cond116.i178, %11
  %gep240.i180 = getelementptr i64, ptr %invariant.gep239.i160, i64 %mul117.i179
  %57 = load i64, ptr %gep240.i180, align 8
  %add120.i181 = add nsw i64 %57, %sum103.0242.i173
  %inc122.i182 = add nsw i64 %k104.0243.i172, 1
  %exitcond254.not.i183 = icmp eq i64 %inc122.i182, %45
  br i1 %exitcond254.not.i183, label %for.cond.cleanup108.i161, label %for.body109.i171, !llvm.loop !223

cond.true125.i163:                                ; preds = %for.cond.cleanup108.i161
  %arrayidx126.i164 = getelementptr inbounds i64, ptr %spec.select.i100, i64 %column.2246.i159
  %58 = load i64, ptr %arrayidx126.i164, align 8
  %add127.i165 = add nsw i64 %58, %sum103.0.lcssa.i162
  br label %cond.end129.i166

cond.end129.i166:                                 ; preds = %cond.true125.i163, %for.cond.cleanup108.i161
  %cond130.i167 = phi i64 [ %add127.i165, %cond.true125.i163 ], [ %sum103.0.lcssa.i162, %for.cond.cleanup108.i161 ]
  %arrayidx131.i168 = getelementptr inbounds i64, ptr %add.ptr.i98, i64 %column.2246.i159
  store i64 %cond130.i167, ptr %arrayidx131.i168, align 8
  %inc133.i169 = add nuw nsw i64 %column.2246.i159, 1
  %exitcond255.not.i170 = icmp eq i64 %inc133.i169, %11
  br i1 %exitcond255.not.i170, label %for.cond.loopexit.i153, label %for.cond105.preheader.i158, !llvm.loop !224

if.end21:                                         ; preds = %for.cond.loopexit.i68, %for.cond.loopexit.i, %for.cond.loopexit.i153, %if.else16, %if.then11, %if.then
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_random_words(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %both = alloca [2 x <8 x i64>], align 16
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 8
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 24
  %2 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 32
  %3 = load i64, ptr %arrayidx2, align 8
  %4 = inttoptr i64 %3 to ptr
  %cmp87 = icmp sgt i64 %2, 0
  br i1 %cmp87, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx17 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx22.i = getelementptr inbounds i8, ptr %both, i64 64
  %5 = add nsw i64 %2, -1
  %6 = lshr i64 %5, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end46, %entry
  ret i64 0

for.body:                                         ; preds = %for.body.lr.ph, %if.end46
  %indvar = phi i64 [ 0, %for.body.lr.ph ], [ %indvar.next, %if.end46 ]
  %indvars.iv = phi i64 [ %2, %for.body.lr.ph ], [ %indvars.iv.next, %if.end46 ]
  %k.089 = phi i64 [ 0, %for.body.lr.ph ], [ %add48, %if.end46 ]
  %counter.088 = phi <8 x i64> [ undef, %for.body.lr.ph ], [ %counter.2, %if.end46 ]
  %7 = shl i64 %indvar, 7
  %scevgep = getelementptr i8, ptr %4, i64 %7
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 8)
  %8 = shl i64 %smin, 1
  %smax = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  %sub = sub nsw i64 %2, %k.089
  %cmp5 = icmp sgt i64 %sub, 7
  br i1 %cmp5, label %if.then, label %for.body9

if.then:                                          ; preds = %for.body
  %add.ptr = getelementptr inbounds i64, ptr %1, i64 %k.089
  %9 = load <8 x i64>, ptr %add.ptr, align 8
  br label %if.end

for.body9:                                        ; preds = %for.body, %for.body9
  %j.083 = phi i64 [ %inc, %for.body9 ], [ 0, %for.body ]
  %counter.182 = phi <8 x i64> [ %vecins, %for.body9 ], [ %counter.088, %for.body ]
  %cmp10 = icmp sgt i64 %sub, %j.083
  %cond14 = select i1 %cmp10, i64 %j.083, i64 0
  %add = or disjoint i64 %cond14, %k.089
  %arrayidx15 = getelementptr inbounds i64, ptr %1, i64 %add
  %10 = load i64, ptr %arrayidx15, align 8
  %vecins = insertelement <8 x i64> %counter.182, i64 %10, i64 %j.083
  %inc = add nuw nsw i64 %j.083, 1
  %exitcond.not = icmp eq i64 %inc, 8
  br i1 %exitcond.not, label %if.end, label %for.body9, !llvm.loop !225

if.end:                                           ; preds = %for.body9, %if.then
  %counter.2 = phi <8 x i64> [ %9, %if.then ], [ %vecins, %for.body9 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %both) #10
  %11 = load i64, ptr %a, align 8
  %12 = load i64, ptr %arrayidx17, align 8
  %shr.i = lshr i64 %11, 32
  %shr2.i = lshr <8 x i64> %counter.2, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %splat.splatinsert.i = insertelement <8 x i64> poison, i64 %12, i64 0
  %splat.splat.i = shufflevector <8 x i64> %splat.splatinsert.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %if.end
  %first.043.i = phi i64 [ %11, %if.end ], [ %add15.i, %for.body.i ]
  %second.042.i = phi i64 [ %shr.i, %if.end ], [ %add16.i, %for.body.i ]
  %c0.041.i = phi <8 x i64> [ %counter.2, %if.end ], [ %xor9.i, %for.body.i ]
  %c1.040.i = phi <8 x i64> [ %shr2.i, %if.end ], [ %mul5.i, %for.body.i ]
  %round.039.i = phi i64 [ 0, %if.end ], [ %inc.i, %for.body.i ]
  %c3.038.i = phi <8 x i64> [ zeroinitializer, %if.end ], [ %mul.i, %for.body.i ]
  %c2.037.i = phi <8 x i64> [ %splat.splat.i, %if.end ], [ %xor14.i, %for.body.i ]
  %and3.i = and <8 x i64> %c0.041.i, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %mul.i = mul nuw <8 x i64> %and3.i, <i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795>
  %and4.i = and <8 x i64> %c2.037.i, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %mul5.i = mul nuw <8 x i64> %and4.i, <i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151>
  %shr6.i = lshr <8 x i64> %mul5.i, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %splat.splatinsert7.i = insertelement <8 x i64> poison, i64 %first.043.i, i64 0
  %splat.splat8.i = shufflevector <8 x i64> %splat.splatinsert7.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %13 = xor <8 x i64> %c1.040.i, %splat.splat8.i
  %xor9.i = xor <8 x i64> %13, %shr6.i
  %shr10.i = lshr <8 x i64> %mul.i, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %splat.splatinsert12.i = insertelement <8 x i64> poison, i64 %second.042.i, i64 0
  %splat.splat13.i = shufflevector <8 x i64> %splat.splatinsert12.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %14 = xor <8 x i64> %c3.038.i, %splat.splat13.i
  %xor14.i = xor <8 x i64> %14, %shr10.i
  %add15.i = add i64 %first.043.i, 2654435769
  %add16.i = add nuw nsw i64 %second.042.i, 3144134277
  %inc.i = add nuw nsw i64 %round.039.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, 10
  br i1 %exitcond.not.i, label %philox.exit, label %for.body.i, !llvm.loop !226

philox.exit:                                      ; preds = %for.body.i
  %shl.i = mul <8 x i64> %and4.i, <i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920, i64 -3630308844812369920>
  %and17.i = and <8 x i64> %xor9.i, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %or.i = or disjoint <8 x i64> %and17.i, %shl.i
  %shl18.i = mul <8 x i64> %and3.i, <i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296, i64 -3291815411288375296>
  %and19.i = and <8 x i64> %xor14.i, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %or20.i = or disjoint <8 x i64> %and19.i, %shl18.i
  %shuffle.i = shufflevector <8 x i64> %or.i, <8 x i64> %or20.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x i64> %shuffle.i, ptr %both, align 16
  %shuffle21.i = shufflevector <8 x i64> %or.i, <8 x i64> %or20.i, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x i64> %shuffle21.i, ptr %arrayidx22.i, align 16
  br i1 %cmp5, label %for.cond21.preheader, label %for.cond34.preheader

for.cond34.preheader:                             ; preds = %philox.exit
  %cmp3684 = icmp sgt i64 %sub, 0
  br i1 %cmp3684, label %for.body38.lr.ph, label %if.end46

for.body38.lr.ph:                                 ; preds = %for.cond34.preheader
  %.idx = shl nsw i64 %k.089, 4
  %15 = getelementptr inbounds i8, ptr %4, i64 %.idx
  br label %for.body38

for.cond21.preheader:                             ; preds = %philox.exit
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %scevgep, ptr noundef nonnull align 16 dereferenceable(128) %both, i64 128, i1 false)
  br label %if.end46

for.body38:                                       ; preds = %for.body38.lr.ph, %for.body38
  %j33.085 = phi i64 [ 0, %for.body38.lr.ph ], [ %inc44, %for.body38 ]
  %div79 = lshr i64 %j33.085, 3
  %rem = and i64 %j33.085, 7
  %16 = getelementptr inbounds [2 x <8 x i64>], ptr %both, i64 0, i64 %div79, i64 %rem
  %vecext = load i64, ptr %16, align 8
  %arrayidx42 = getelementptr inbounds i64, ptr %15, i64 %j33.085
  store i64 %vecext, ptr %arrayidx42, align 8
  %inc44 = add nuw nsw i64 %j33.085, 1
  %exitcond92.not = icmp eq i64 %inc44, %smax
  br i1 %exitcond92.not, label %if.end46, label %for.body38, !llvm.loop !227

if.end46:                                         ; preds = %for.body38, %for.cond21.preheader, %for.cond34.preheader
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %both) #10
  %add48 = add nuw nsw i64 %k.089, 8
  %indvars.iv.next = add i64 %indvars.iv, -8
  %indvar.next = add nuw nsw i64 %indvar, 1
  %exitcond93.not = icmp eq i64 %indvar, %6
  br i1 %exitcond93.not, label %for.cond.cleanup, label %for.body, !llvm.loop !228
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_scale_words(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 16
  %2 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 24
  %3 = load i64, ptr %arrayidx2, align 8
  %4 = inttoptr i64 %3 to ptr
  %cmp = icmp ugt i64 %2, 4294967294
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 8
  %5 = load i64, ptr %arrayidx3, align 8
  %cmp4.not50 = icmp slt i64 %5, 8
  %or.cond = select i1 %cmp, i1 true, i1 %cmp4.not50
  br i1 %or.cond, label %if.end, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %entry
  %add5 = add nuw nsw i64 %2, 1
  %splat.splatinsert = insertelement <8 x i64> poison, i64 %add5, i64 0
  %splat.splat = shufflevector <8 x i64> %splat.splatinsert, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %add52 = phi i64 [ 8, %for.body.lr.ph ], [ %add, %for.body ]
  %k.051 = phi i64 [ 0, %for.body.lr.ph ], [ %add52, %for.body ]
  %add.ptr = getelementptr inbounds i64, ptr %1, i64 %k.051
  %6 = load <8 x i64>, ptr %add.ptr, align 8
  %and = and <8 x i64> %6, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %mul = mul <8 x i64> %and, %splat.splat
  %shr = lshr <8 x i64> %6, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %mul9 = mul <8 x i64> %shr, %splat.splat
  %shr10 = lshr <8 x i64> %mul, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %add11 = add <8 x i64> %shr10, %mul9
  %shr12 = lshr <8 x i64> %add11, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %add.ptr13 = getelementptr inbounds i64, ptr %4, i64 %k.051
  store <8 x i64> %shr12, ptr %add.ptr13, align 8
  %add = add nuw nsw i64 %add52, 8
  %7 = load i64, ptr %arrayidx3, align 8
  %cmp4.not = icmp sgt i64 %add, %7
  br i1 %cmp4.not, label %if.end, label %for.body, !llvm.loop !229

if.end:                                           ; preds = %for.body, %entry
  %8 = phi i64 [ %5, %entry ], [ %7, %for.body ]
  %k.1 = phi i64 [ 0, %entry ], [ %add52, %for.body ]
  %arrayidx16 = getelementptr inbounds i8, ptr %a, i64 8
  %cmp1753 = icmp slt i64 %k.1, %8
  br i1 %cmp1753, label %for.body18.lr.ph, label %for.end29

for.body18.lr.ph:                                 ; preds = %if.end
  %conv20 = zext i64 %2 to i128
  %conv49 = add nuw nsw i128 %conv20, 1
  br label %for.body18

for.body18:                                       ; preds = %for.body18.lr.ph, %for.body18
  %k.254 = phi i64 [ %k.1, %for.body18.lr.ph ], [ %inc, %for.body18 ]
  %arrayidx19 = getelementptr inbounds i64, ptr %1, i64 %k.254
  %9 = load i64, ptr %arrayidx19, align 8
  %conv = zext i64 %9 to i128
  %add24 = mul nuw i128 %conv49, %conv
  %shr25 = lshr i128 %add24, 64
  %conv26 = trunc nuw i128 %shr25 to i64
  %arrayidx27 = getelementptr inbounds i64, ptr %4, i64 %k.254
  store i64 %conv26, ptr %arrayidx27, align 8
  %inc = add nuw nsw i64 %k.254, 1
  %10 = load i64, ptr %arrayidx16, align 8
  %cmp17 = icmp slt i64 %inc, %10
  br i1 %cmp17, label %for.body18, label %for.end29, !llvm.loop !230

for.end29:                                        ; preds = %for.body18, %if.end
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_order_random(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %begins.i = alloca [4096 x i32], align 16
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 8
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 16
  %2 = load i64, ptr %arrayidx1, align 8
  %cmp26 = icmp sgt i64 %2, 0
  br i1 %cmp26, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 40
  %arrayidx9 = getelementptr inbounds i8, ptr %a, i64 48
  br label %for.body

for.cond.cleanup:                                 ; preds = %order_random.exit, %entry
  ret i64 0

for.body:                                         ; preds = %for.body.lr.ph, %order_random.exit
  %3 = phi i64 [ %2, %for.body.lr.ph ], [ %25, %order_random.exit ]
  %line.027 = phi i64 [ 0, %for.body.lr.ph ], [ %add, %order_random.exit ]
  %4 = load i64, ptr %a, align 8
  %arrayidx3 = getelementptr inbounds i64, ptr %1, i64 %line.027
  %5 = load i64, ptr %arrayidx3, align 8
  %add = add nuw nsw i64 %line.027, 1
  %arrayidx4 = getelementptr inbounds i64, ptr %1, i64 %add
  %6 = load i64, ptr %arrayidx4, align 8
  %sub = sub nsw i64 %6, %5
  %7 = load i64, ptr %arrayidx6, align 8
  %8 = load i64, ptr %arrayidx7, align 8
  %9 = load i64, ptr %arrayidx8, align 8
  %10 = load i64, ptr %arrayidx9, align 8
  %11 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %begins.i) #10
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.cond.i, %for.body
  %bits.0.i = phi i64 [ 0, %for.body ], [ %inc.i, %while.cond.i ]
  %cmp.i = icmp ult i64 %bits.0.i, 12
  %shl.i = shl nuw nsw i64 1, %bits.0.i
  %cmp1.i = icmp slt i64 %shl.i, %sub
  %12 = select i1 %cmp.i, i1 %cmp1.i, i1 false
  %inc.i = add nuw nsw i64 %bits.0.i, 1
  br i1 %12, label %while.cond.i, label %for.cond6.preheader.i, !llvm.loop !231

for.cond6.preheader.i:                            ; preds = %while.cond.i
  %13 = inttoptr i64 %4 to ptr
  %add.ptr = getelementptr inbounds i64, ptr %13, i64 %5
  %14 = inttoptr i64 %9 to ptr
  %add.ptr11 = getelementptr inbounds i64, ptr %11, i64 %5
  %sub.i = sub nsw i64 %7, %bits.0.i
  %15 = shl nuw nsw i64 4, %bits.0.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %begins.i, i8 0, i64 %15, i1 false)
  %cmp7122.i = icmp sgt i64 %sub, 0
  br i1 %cmp7122.i, label %for.body9.lr.ph.i, label %for.body21.i.preheader

for.body21.i.preheader:                           ; preds = %for.body9.i, %for.cond6.preheader.i
  br label %for.body21.i

for.body9.lr.ph.i:                                ; preds = %for.cond6.preheader.i
  %sub11.i = add nsw i64 %shl.i, -1
  br label %for.body9.i

for.body9.i:                                      ; preds = %for.body9.i, %for.body9.lr.ph.i
  %k5.0123.i = phi i64 [ 0, %for.body9.lr.ph.i ], [ %inc15.i, %for.body9.i ]
  %arrayidx10.i = getelementptr inbounds i64, ptr %add.ptr, i64 %k5.0123.i
  %16 = load i64, ptr %arrayidx10.i, align 8
  %shr.i = lshr i64 %16, %sub.i
  %and.i = and i64 %shr.i, %sub11.i
  %arrayidx12.i = getelementptr inbounds [4096 x i32], ptr %begins.i, i64 0, i64 %and.i
  %17 = load i32, ptr %arrayidx12.i, align 4
  %inc13.i = add nsw i32 %17, 1
  store i32 %inc13.i, ptr %arrayidx12.i, align 4
  %inc15.i = add nuw nsw i64 %k5.0123.i, 1
  %exitcond.not.i = icmp eq i64 %inc15.i, %sub
  br i1 %exitcond.not.i, label %for.body21.i.preheader, label %for.body9.i, !llvm.loop !232

for.cond28.preheader.i:                           ; preds = %for.body21.i
  br i1 %cmp7122.i, label %for.body31.lr.ph.i, label %order_random.exit

for.body31.lr.ph.i:                               ; preds = %for.cond28.preheader.i
  %sub35.i = add nsw i64 %shl.i, -1
  br label %for.body31.i

for.body21.i:                                     ; preds = %for.body21.i.preheader, %for.body21.i
  %k17.0126.i = phi i64 [ %inc25.i, %for.body21.i ], [ 0, %for.body21.i.preheader ]
  %before.0125.i = phi i32 [ %add.i, %for.body21.i ], [ 0, %for.body21.i.preheader ]
  %arrayidx22.i = getelementptr inbounds [4096 x i32], ptr %begins.i, i64 0, i64 %k17.0126.i
  %18 = load i32, ptr %arrayidx22.i, align 4
  store i32 %before.0125.i, ptr %arrayidx22.i, align 4
  %add.i = add nsw i32 %18, %before.0125.i
  %inc25.i = add nuw nsw i64 %k17.0126.i, 1
  %exitcond135.not.i = icmp eq i64 %inc25.i, %shl.i
  br i1 %exitcond135.not.i, label %for.cond28.preheader.i, label %for.body21.i, !llvm.loop !233

for.cond44.preheader.i:                           ; preds = %for.body31.i
  %cmp45130.not.i = icmp eq i64 %sub, 1
  br i1 %cmp45130.not.i, label %for.body70.i.preheader, label %for.body47.i

for.body31.i:                                     ; preds = %for.body31.i, %for.body31.lr.ph.i
  %k27.0128.i = phi i64 [ 0, %for.body31.lr.ph.i ], [ %inc41.i, %for.body31.i ]
  %arrayidx32.i = getelementptr inbounds i64, ptr %add.ptr, i64 %k27.0128.i
  %19 = load i64, ptr %arrayidx32.i, align 8
  %shr34.i = lshr i64 %19, %sub.i
  %and36.i = and i64 %shr34.i, %sub35.i
  %arrayidx37.i = getelementptr inbounds [4096 x i32], ptr %begins.i, i64 0, i64 %and36.i
  %20 = load i32, ptr %arrayidx37.i, align 4
  %inc38.i = add nsw i32 %20, 1
  store i32 %inc38.i, ptr %arrayidx37.i, align 4
  %idxprom.i = sext i32 %20 to i64
  %arrayidx39.i = getelementptr inbounds i64, ptr %14, i64 %idxprom.i
  store i64 %19, ptr %arrayidx39.i, align 8
  %inc41.i = add nuw nsw i64 %k27.0128.i, 1
  %exitcond136.not.i = icmp eq i64 %inc41.i, %sub
  br i1 %exitcond136.not.i, label %for.cond44.preheader.i, label %for.body31.i, !llvm.loop !234

for.body47.i:                                     ; preds = %for.cond44.preheader.i, %for.end61.i
  %k43.0131.i = phi i64 [ %inc64.i, %for.end61.i ], [ 1, %for.cond44.preheader.i ]
  %arrayidx48.i = getelementptr inbounds i64, ptr %14, i64 %k43.0131.i
  %21 = load i64, ptr %arrayidx48.i, align 8
  br label %land.rhs51.i

land.rhs51.i:                                     ; preds = %for.body56.i, %for.body47.i
  %to.0129.i = phi i64 [ %k43.0131.i, %for.body47.i ], [ %dec.i, %for.body56.i ]
  %22 = getelementptr i64, ptr %14, i64 %to.0129.i
  %arrayidx53.i = getelementptr i8, ptr %22, i64 -8
  %23 = load i64, ptr %arrayidx53.i, align 8
  %cmp54.i = icmp ugt i64 %23, %21
  br i1 %cmp54.i, label %for.body56.i, label %for.end61.i

for.body56.i:                                     ; preds = %land.rhs51.i
  store i64 %23, ptr %22, align 8
  %dec.i = add nsw i64 %to.0129.i, -1
  %cmp50.i = icmp sgt i64 %to.0129.i, 1
  br i1 %cmp50.i, label %land.rhs51.i, label %for.end61.i, !llvm.loop !235

for.end61.i:                                      ; preds = %for.body56.i, %land.rhs51.i
  %to.0.lcssa.i = phi i64 [ 0, %for.body56.i ], [ %to.0129.i, %land.rhs51.i ]
  %arrayidx62.i = getelementptr inbounds i64, ptr %14, i64 %to.0.lcssa.i
  store i64 %21, ptr %arrayidx62.i, align 8
  %inc64.i = add nuw nsw i64 %k43.0131.i, 1
  %exitcond137.not.i = icmp eq i64 %inc64.i, %sub
  br i1 %exitcond137.not.i, label %for.body70.i.preheader, label %for.body47.i, !llvm.loop !236

for.body70.i.preheader:                           ; preds = %for.end61.i, %for.cond44.preheader.i
  br label %for.body70.i

for.body70.i:                                     ; preds = %for.body70.i.preheader, %for.body70.i
  %k66.0133.i = phi i64 [ %inc75.i, %for.body70.i ], [ 0, %for.body70.i.preheader ]
  %arrayidx71.i = getelementptr inbounds i64, ptr %14, i64 %k66.0133.i
  %24 = load i64, ptr %arrayidx71.i, align 8
  %and72.i = and i64 %24, %8
  %arrayidx73.i = getelementptr inbounds i64, ptr %add.ptr11, i64 %k66.0133.i
  store i64 %and72.i, ptr %arrayidx73.i, align 8
  %inc75.i = add nuw nsw i64 %k66.0133.i, 1
  %exitcond138.not.i = icmp eq i64 %inc75.i, %sub
  br i1 %exitcond138.not.i, label %order_random.exit.loopexit, label %for.body70.i, !llvm.loop !237

order_random.exit.loopexit:                       ; preds = %for.body70.i
  %.pre = load i64, ptr %arrayidx1, align 8
  br label %order_random.exit

order_random.exit:                                ; preds = %order_random.exit.loopexit, %for.cond28.preheader.i
  %25 = phi i64 [ %.pre, %order_random.exit.loopexit ], [ %3, %for.cond28.preheader.i ]
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %begins.i) #10
  %cmp = icmp slt i64 %add, %25
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !238
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @dots_8_rows(ptr nocapture noundef readonly %left, ptr nocapture noundef readonly %right, ptr nocapture noundef writeonly %out, i64 noundef %rows, i64 noundef %inner, i64 noundef %step) unnamed_addr #7 {
entry:
  %cmp.not109 = icmp slt i64 %inner, 256
  br i1 %cmp.not109, label %for.cond24.preheader, label %for.cond1.preheader.preheader

for.cond1.preheader.preheader:                    ; preds = %entry
  %cmp9 = icmp sgt i64 %rows, 0
  %cmp9.1 = icmp ugt i64 %rows, 1
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.preheader, %for.inc.1.3
  %sums.sroa.28.0 = phi <64 x i8> [ zeroinitializer, %for.cond1.preheader.preheader ], [ %sums.sroa.28.2, %for.inc.1.3 ]
  %sums.sroa.25.0 = phi <64 x i8> [ zeroinitializer, %for.cond1.preheader.preheader ], [ %sums.sroa.25.2239252, %for.inc.1.3 ]
  %sums.sroa.22.0 = phi <64 x i8> [ zeroinitializer, %for.cond1.preheader.preheader ], [ %sums.sroa.22.2188199237253, %for.inc.1.3 ]
  %sums.sroa.17.0 = phi <64 x i8> [ zeroinitializer, %for.cond1.preheader.preheader ], [ %sums.sroa.17.2151160186200235254, %for.inc.1.3 ]
  %sums.sroa.14.0 = phi <64 x i8> [ zeroinitializer, %for.cond1.preheader.preheader ], [ %sums.sroa.14.2258, %for.inc.1.3 ]
  %sums.sroa.11.0 = phi <64 x i8> [ zeroinitializer, %for.cond1.preheader.preheader ], [ %sums.sroa.11.2204227257, %for.inc.1.3 ]
  %sums.sroa.8.0 = phi <64 x i8> [ zeroinitializer, %for.cond1.preheader.preheader ], [ %sums.sroa.8.2163180203229256, %for.inc.1.3 ]
  %sums.sroa.0.0 = phi <64 x i8> [ zeroinitializer, %for.cond1.preheader.preheader ], [ %sums.sroa.0.2140149161184201233255, %for.inc.1.3 ]
  %add111 = phi i64 [ 256, %for.cond1.preheader.preheader ], [ %add, %for.inc.1.3 ]
  %k.0110 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %add111, %for.inc.1.3 ]
  %add.ptr = getelementptr inbounds i8, ptr %right, i64 %k.0110
  %invariant.gep = getelementptr i8, ptr %left, i64 %k.0110
  %0 = load <64 x i8>, ptr %add.ptr, align 1
  br i1 %cmp9, label %for.inc, label %for.inc.1.3

for.cond24.preheader:                             ; preds = %for.inc.1.3, %entry
  %sums.sroa.28.1 = phi <64 x i8> [ zeroinitializer, %entry ], [ %sums.sroa.28.2, %for.inc.1.3 ]
  %sums.sroa.25.1 = phi <64 x i8> [ zeroinitializer, %entry ], [ %sums.sroa.25.2239252, %for.inc.1.3 ]
  %sums.sroa.22.1 = phi <64 x i8> [ zeroinitializer, %entry ], [ %sums.sroa.22.2188199237253, %for.inc.1.3 ]
  %sums.sroa.17.1 = phi <64 x i8> [ zeroinitializer, %entry ], [ %sums.sroa.17.2151160186200235254, %for.inc.1.3 ]
  %sums.sroa.14.1 = phi <64 x i8> [ zeroinitializer, %entry ], [ %sums.sroa.14.2258, %for.inc.1.3 ]
  %sums.sroa.11.1 = phi <64 x i8> [ zeroinitializer, %entry ], [ %sums.sroa.11.2204227257, %for.inc.1.3 ]
  %sums.sroa.8.1 = phi <64 x i8> [ zeroinitializer, %entry ], [ %sums.sroa.8.2163180203229256, %for.inc.1.3 ]
  %sums.sroa.0.1 = phi <64 x i8> [ zeroinitializer, %entry ], [ %sums.sroa.0.2140149161184201233255, %for.inc.1.3 ]
  %k.0.lcssa = phi i64 [ 0, %entry ], [ %add111, %for.inc.1.3 ]
  %add25114 = or disjoint i64 %k.0.lcssa, 64
  %cmp26.not115 = icmp sgt i64 %add25114, %inner
  br i1 %cmp26.not115, label %for.cond52.preheader, label %for.body27.preheader

for.body27.preheader:                             ; preds = %for.cond24.preheader
  %cmp35 = icmp sgt i64 %rows, 0
  %cmp35.1 = icmp ugt i64 %rows, 1
  br label %for.body27

for.inc:                                          ; preds = %for.cond1.preheader
  %1 = load <64 x i8>, ptr %invariant.gep, align 1
  %mul15 = mul <64 x i8> %1, %0
  %add17 = add <64 x i8> %sums.sroa.0.0, %mul15
  br i1 %cmp9.1, label %if.then.1.3, label %for.inc.3

for.inc.3:                                        ; preds = %for.inc
  %add.ptr4.1145 = getelementptr inbounds i8, ptr %add.ptr, i64 64
  %2 = load <64 x i8>, ptr %add.ptr4.1145, align 1
  %invariant.gep105.1146 = getelementptr i8, ptr %invariant.gep, i64 64
  %3 = load <64 x i8>, ptr %invariant.gep105.1146, align 1
  %mul15.1123 = mul <64 x i8> %3, %2
  %add17.1125 = add <64 x i8> %sums.sroa.8.0, %mul15.1123
  %add.ptr4.2178 = getelementptr inbounds i8, ptr %add.ptr, i64 128
  %4 = load <64 x i8>, ptr %add.ptr4.2178, align 1
  %invariant.gep105.2179 = getelementptr i8, ptr %invariant.gep, i64 128
  %5 = load <64 x i8>, ptr %invariant.gep105.2179, align 1
  %mul15.2 = mul <64 x i8> %5, %4
  %add17.2 = add <64 x i8> %sums.sroa.11.0, %mul15.2
  %add.ptr4.3225 = getelementptr inbounds i8, ptr %add.ptr, i64 192
  %6 = load <64 x i8>, ptr %add.ptr4.3225, align 1
  %invariant.gep105.3226 = getelementptr i8, ptr %invariant.gep, i64 192
  %7 = load <64 x i8>, ptr %invariant.gep105.3226, align 1
  %mul15.3 = mul <64 x i8> %7, %6
  %add17.3 = add <64 x i8> %sums.sroa.14.0, %mul15.3
  br label %for.inc.1.3

if.then.1.3:                                      ; preds = %for.inc
  %gep106.1 = getelementptr i8, ptr %invariant.gep, i64 %step
  %8 = load <64 x i8>, ptr %gep106.1, align 1
  %mul15.1 = mul <64 x i8> %8, %0
  %add17.1 = add <64 x i8> %sums.sroa.17.0, %mul15.1
  %add.ptr4.1145166 = getelementptr inbounds i8, ptr %add.ptr, i64 64
  %9 = load <64 x i8>, ptr %add.ptr4.1145166, align 1
  %invariant.gep105.1146167 = getelementptr i8, ptr %invariant.gep, i64 64
  %10 = load <64 x i8>, ptr %invariant.gep105.1146167, align 1
  %mul15.1123168 = mul <64 x i8> %10, %9
  %add17.1125169 = add <64 x i8> %sums.sroa.8.0, %mul15.1123168
  %gep106.1.1 = getelementptr i8, ptr %invariant.gep105.1146167, i64 %step
  %11 = load <64 x i8>, ptr %gep106.1.1, align 1
  %mul15.1.1 = mul <64 x i8> %11, %9
  %add17.1.1 = add <64 x i8> %sums.sroa.22.0, %mul15.1.1
  %add.ptr4.2178209 = getelementptr inbounds i8, ptr %add.ptr, i64 128
  %12 = load <64 x i8>, ptr %add.ptr4.2178209, align 1
  %invariant.gep105.2179210 = getelementptr i8, ptr %invariant.gep, i64 128
  %13 = load <64 x i8>, ptr %invariant.gep105.2179210, align 1
  %mul15.2211 = mul <64 x i8> %13, %12
  %add17.2212 = add <64 x i8> %sums.sroa.11.0, %mul15.2211
  %gep106.1.2 = getelementptr i8, ptr %invariant.gep105.2179210, i64 %step
  %14 = load <64 x i8>, ptr %gep106.1.2, align 1
  %mul15.1.2 = mul <64 x i8> %14, %12
  %add17.1.2 = add <64 x i8> %sums.sroa.25.0, %mul15.1.2
  %add.ptr4.3225265 = getelementptr inbounds i8, ptr %add.ptr, i64 192
  %15 = load <64 x i8>, ptr %add.ptr4.3225265, align 1
  %invariant.gep105.3226266 = getelementptr i8, ptr %invariant.gep, i64 192
  %16 = load <64 x i8>, ptr %invariant.gep105.3226266, align 1
  %mul15.3267 = mul <64 x i8> %16, %15
  %add17.3268 = add <64 x i8> %sums.sroa.14.0, %mul15.3267
  %gep106.1.3 = getelementptr i8, ptr %invariant.gep105.3226266, i64 %step
  %17 = load <64 x i8>, ptr %gep106.1.3, align 1
  %mul15.1.3 = mul <64 x i8> %17, %15
  %add17.1.3 = add <64 x i8> %sums.sroa.28.0, %mul15.1.3
  br label %for.inc.1.3

for.inc.1.3:                                      ; preds = %for.cond1.preheader, %for.inc.3, %if.then.1.3
  %sums.sroa.14.2258 = phi <64 x i8> [ %add17.3268, %if.then.1.3 ], [ %add17.3, %for.inc.3 ], [ %sums.sroa.14.0, %for.cond1.preheader ]
  %sums.sroa.11.2204227257 = phi <64 x i8> [ %add17.2212, %if.then.1.3 ], [ %add17.2, %for.inc.3 ], [ %sums.sroa.11.0, %for.cond1.preheader ]
  %sums.sroa.8.2163180203229256 = phi <64 x i8> [ %add17.1125169, %if.then.1.3 ], [ %add17.1125, %for.inc.3 ], [ %sums.sroa.8.0, %for.cond1.preheader ]
  %sums.sroa.0.2140149161184201233255 = phi <64 x i8> [ %add17, %if.then.1.3 ], [ %add17, %for.inc.3 ], [ %sums.sroa.0.0, %for.cond1.preheader ]
  %sums.sroa.17.2151160186200235254 = phi <64 x i8> [ %add17.1, %if.then.1.3 ], [ %sums.sroa.17.0, %for.inc.3 ], [ %sums.sroa.17.0, %for.cond1.preheader ]
  %sums.sroa.22.2188199237253 = phi <64 x i8> [ %add17.1.1, %if.then.1.3 ], [ %sums.sroa.22.0, %for.inc.3 ], [ %sums.sroa.22.0, %for.cond1.preheader ]
  %sums.sroa.25.2239252 = phi <64 x i8> [ %add17.1.2, %if.then.1.3 ], [ %sums.sroa.25.0, %for.inc.3 ], [ %sums.sroa.25.0, %for.cond1.preheader ]
  %sums.sroa.28.2 = phi <64 x i8> [ %add17.1.3, %if.then.1.3 ], [ %sums.sroa.28.0, %for.inc.3 ], [ %sums.sroa.28.0, %for.cond1.preheader ]
  %add = add nuw nsw i64 %add111, 256
  %cmp.not = icmp sgt i64 %add, %inner
  br i1 %cmp.not, label %for.cond24.preheader, label %for.cond1.preheader, !llvm.loop !239

for.cond52.preheader:                             ; preds = %for.inc45.1, %for.cond24.preheader
  %sums.sroa.17.3 = phi <64 x i8> [ %sums.sroa.17.1, %for.cond24.preheader ], [ %sums.sroa.17.5, %for.inc45.1 ]
  %sums.sroa.0.3 = phi <64 x i8> [ %sums.sroa.0.1, %for.cond24.preheader ], [ %sums.sroa.0.5278, %for.inc45.1 ]
  %k.1.lcssa = phi i64 [ %k.0.lcssa, %for.cond24.preheader ], [ %add25117, %for.inc45.1 ]
  %invariant.gep119 = getelementptr i8, ptr %left, i64 %k.1.lcssa
  %add.ptr62 = getelementptr inbounds i8, ptr %right, i64 %k.1.lcssa
  %sub = sub nsw i64 %inner, %k.1.lcssa
  %cmp1954.i = icmp sgt i64 %sub, 0
  %cmp56 = icmp sgt i64 %rows, 0
  br i1 %cmp56, label %if.then57, label %for.inc65.1

for.body27:                                       ; preds = %for.body27.preheader, %for.inc45.1
  %sums.sroa.17.4 = phi <64 x i8> [ %sums.sroa.17.1, %for.body27.preheader ], [ %sums.sroa.17.5, %for.inc45.1 ]
  %sums.sroa.0.4 = phi <64 x i8> [ %sums.sroa.0.1, %for.body27.preheader ], [ %sums.sroa.0.5278, %for.inc45.1 ]
  %add25117 = phi i64 [ %add25114, %for.body27.preheader ], [ %add25, %for.inc45.1 ]
  %k.1116 = phi i64 [ %k.0.lcssa, %for.body27.preheader ], [ %add25117, %for.inc45.1 ]
  %add.ptr29 = getelementptr inbounds i8, ptr %right, i64 %k.1116
  %18 = load <64 x i8>, ptr %add.ptr29, align 1
  %invariant.gep112 = getelementptr i8, ptr %left, i64 %k.1116
  br i1 %cmp35, label %for.inc45, label %for.inc45.1

for.inc45:                                        ; preds = %for.body27
  %19 = load <64 x i8>, ptr %invariant.gep112, align 1
  %mul40 = mul <64 x i8> %19, %18
  %add43 = add <64 x i8> %sums.sroa.0.4, %mul40
  br i1 %cmp35.1, label %if.then36.1, label %for.inc45.1

if.then36.1:                                      ; preds = %for.inc45
  %gep.1 = getelementptr i8, ptr %invariant.gep112, i64 %step
  %20 = load <64 x i8>, ptr %gep.1, align 1
  %mul40.1 = mul <64 x i8> %20, %18
  %add43.1 = add <64 x i8> %sums.sroa.17.4, %mul40.1
  br label %for.inc45.1

for.inc45.1:                                      ; preds = %for.body27, %if.then36.1, %for.inc45
  %sums.sroa.0.5278 = phi <64 x i8> [ %add43, %if.then36.1 ], [ %add43, %for.inc45 ], [ %sums.sroa.0.4, %for.body27 ]
  %sums.sroa.17.5 = phi <64 x i8> [ %add43.1, %if.then36.1 ], [ %sums.sroa.17.4, %for.inc45 ], [ %sums.sroa.17.4, %for.body27 ]
  %add25 = add nuw nsw i64 %add25117, 64
  %cmp26.not = icmp sgt i64 %add25, %inner
  br i1 %cmp26.not, label %for.cond52.preheader, label %for.body27, !llvm.loop !240

if.then57:                                        ; preds = %for.cond52.preheader
  %add4.i = add <64 x i8> %sums.sroa.8.1, %sums.sroa.0.3
  %add.i = add <64 x i8> %add4.i, %sums.sroa.11.1
  %add5.i = add <64 x i8> %add.i, %sums.sroa.14.1
  br i1 %cmp1954.i, label %for.body22.i, label %for.inc65

for.body22.i:                                     ; preds = %if.then57, %for.body22.i
  %k.056.i = phi i64 [ %inc31.i, %for.body22.i ], [ 0, %if.then57 ]
  %sum.055.i = phi i8 [ %add28.i, %for.body22.i ], [ 0, %if.then57 ]
  %arrayidx23.i = getelementptr inbounds i8, ptr %invariant.gep119, i64 %k.056.i
  %21 = load i8, ptr %arrayidx23.i, align 1
  %arrayidx25.i = getelementptr inbounds i8, ptr %add.ptr62, i64 %k.056.i
  %22 = load i8, ptr %arrayidx25.i, align 1
  %mul.i = mul i8 %22, %21
  %add28.i = add i8 %mul.i, %sum.055.i
  %inc31.i = add nuw nsw i64 %k.056.i, 1
  %exitcond.not.i = icmp eq i64 %inc31.i, %sub
  br i1 %exitcond.not.i, label %for.inc65, label %for.body22.i, !llvm.loop !241

for.inc65:                                        ; preds = %for.body22.i, %if.then57
  %sum.0.lcssa.i = phi i8 [ 0, %if.then57 ], [ %add28.i, %for.body22.i ]
  %parts.sroa.0.0.vec.extract94.i = extractelement <64 x i8> %add5.i, i64 0
  %parts.sroa.0.32.vec.extract.i = extractelement <64 x i8> %add5.i, i64 32
  %parts.sroa.0.16.vec.extract245.i = extractelement <64 x i8> %add5.i, i64 16
  %parts.sroa.0.48.vec.extract.i = extractelement <64 x i8> %add5.i, i64 48
  %parts.sroa.0.8.vec.extract192.i = extractelement <64 x i8> %add5.i, i64 8
  %parts.sroa.0.40.vec.extract.i = extractelement <64 x i8> %add5.i, i64 40
  %parts.sroa.0.24.vec.extract269.i = extractelement <64 x i8> %add5.i, i64 24
  %parts.sroa.0.56.vec.extract.i = extractelement <64 x i8> %add5.i, i64 56
  %parts.sroa.0.4.vec.extract152.i = extractelement <64 x i8> %add5.i, i64 4
  %parts.sroa.0.36.vec.extract.i = extractelement <64 x i8> %add5.i, i64 36
  %parts.sroa.0.20.vec.extract257.i = extractelement <64 x i8> %add5.i, i64 20
  %parts.sroa.0.52.vec.extract.i = extractelement <64 x i8> %add5.i, i64 52
  %parts.sroa.0.12.vec.extract220.i = extractelement <64 x i8> %add5.i, i64 12
  %parts.sroa.0.44.vec.extract.i = extractelement <64 x i8> %add5.i, i64 44
  %parts.sroa.0.28.vec.extract281.i = extractelement <64 x i8> %add5.i, i64 28
  %parts.sroa.0.60.vec.extract.i = extractelement <64 x i8> %add5.i, i64 60
  %parts.sroa.0.2.vec.extract126.i = extractelement <64 x i8> %add5.i, i64 2
  %parts.sroa.0.34.vec.extract.i = extractelement <64 x i8> %add5.i, i64 34
  %parts.sroa.0.18.vec.extract251.i = extractelement <64 x i8> %add5.i, i64 18
  %parts.sroa.0.50.vec.extract.i = extractelement <64 x i8> %add5.i, i64 50
  %parts.sroa.0.10.vec.extract206.i = extractelement <64 x i8> %add5.i, i64 10
  %parts.sroa.0.42.vec.extract.i = extractelement <64 x i8> %add5.i, i64 42
  %parts.sroa.0.26.vec.extract275.i = extractelement <64 x i8> %add5.i, i64 26
  %parts.sroa.0.58.vec.extract.i = extractelement <64 x i8> %add5.i, i64 58
  %parts.sroa.0.6.vec.extract174.i = extractelement <64 x i8> %add5.i, i64 6
  %parts.sroa.0.38.vec.extract.i = extractelement <64 x i8> %add5.i, i64 38
  %parts.sroa.0.22.vec.extract263.i = extractelement <64 x i8> %add5.i, i64 22
  %parts.sroa.0.54.vec.extract.i = extractelement <64 x i8> %add5.i, i64 54
  %parts.sroa.0.14.vec.extract234.i = extractelement <64 x i8> %add5.i, i64 14
  %parts.sroa.0.46.vec.extract.i = extractelement <64 x i8> %add5.i, i64 46
  %parts.sroa.0.30.vec.extract287.i = extractelement <64 x i8> %add5.i, i64 30
  %parts.sroa.0.62.vec.extract.i = extractelement <64 x i8> %add5.i, i64 62
  %parts.sroa.0.1.vec.extract111.i = extractelement <64 x i8> %add5.i, i64 1
  %parts.sroa.0.33.vec.extract.i = extractelement <64 x i8> %add5.i, i64 33
  %parts.sroa.0.17.vec.extract248.i = extractelement <64 x i8> %add5.i, i64 17
  %parts.sroa.0.49.vec.extract.i = extractelement <64 x i8> %add5.i, i64 49
  %parts.sroa.0.9.vec.extract199.i = extractelement <64 x i8> %add5.i, i64 9
  %parts.sroa.0.41.vec.extract.i = extractelement <64 x i8> %add5.i, i64 41
  %parts.sroa.0.25.vec.extract272.i = extractelement <64 x i8> %add5.i, i64 25
  %parts.sroa.0.57.vec.extract.i = extractelement <64 x i8> %add5.i, i64 57
  %parts.sroa.0.5.vec.extract163.i = extractelement <64 x i8> %add5.i, i64 5
  %parts.sroa.0.37.vec.extract.i = extractelement <64 x i8> %add5.i, i64 37
  %parts.sroa.0.21.vec.extract260.i = extractelement <64 x i8> %add5.i, i64 21
  %parts.sroa.0.53.vec.extract.i = extractelement <64 x i8> %add5.i, i64 53
  %parts.sroa.0.13.vec.extract227.i = extractelement <64 x i8> %add5.i, i64 13
  %parts.sroa.0.45.vec.extract.i = extractelement <64 x i8> %add5.i, i64 45
  %parts.sroa.0.29.vec.extract284.i = extractelement <64 x i8> %add5.i, i64 29
  %parts.sroa.0.61.vec.extract.i = extractelement <64 x i8> %add5.i, i64 61
  %parts.sroa.0.3.vec.extract141.i = extractelement <64 x i8> %add5.i, i64 3
  %parts.sroa.0.35.vec.extract.i = extractelement <64 x i8> %add5.i, i64 35
  %parts.sroa.0.19.vec.extract254.i = extractelement <64 x i8> %add5.i, i64 19
  %parts.sroa.0.51.vec.extract.i = extractelement <64 x i8> %add5.i, i64 51
  %parts.sroa.0.11.vec.extract213.i = extractelement <64 x i8> %add5.i, i64 11
  %parts.sroa.0.43.vec.extract.i = extractelement <64 x i8> %add5.i, i64 43
  %parts.sroa.0.27.vec.extract278.i = extractelement <64 x i8> %add5.i, i64 27
  %parts.sroa.0.59.vec.extract.i = extractelement <64 x i8> %add5.i, i64 59
  %parts.sroa.0.7.vec.extract185.i = extractelement <64 x i8> %add5.i, i64 7
  %parts.sroa.0.39.vec.extract.i = extractelement <64 x i8> %add5.i, i64 39
  %parts.sroa.0.23.vec.extract266.i = extractelement <64 x i8> %add5.i, i64 23
  %parts.sroa.0.55.vec.extract.i = extractelement <64 x i8> %add5.i, i64 55
  %parts.sroa.0.15.vec.extract241.i = extractelement <64 x i8> %add5.i, i64 15
  %parts.sroa.0.47.vec.extract.i = extractelement <64 x i8> %add5.i, i64 47
  %parts.sroa.0.31.vec.extract290.i = extractelement <64 x i8> %add5.i, i64 31
  %parts.sroa.0.63.vec.extract.i = extractelement <64 x i8> %add5.i, i64 63
  %add14.31.i = add i8 %parts.sroa.0.0.vec.extract94.i, %parts.sroa.0.32.vec.extract.i
  %add14.15.i = add i8 %add14.31.i, %parts.sroa.0.48.vec.extract.i
  %add14.1.15.i = add i8 %add14.15.i, %parts.sroa.0.16.vec.extract245.i
  %add14.23.i = add i8 %add14.1.15.i, %parts.sroa.0.40.vec.extract.i
  %add14.7.i = add i8 %add14.23.i, %parts.sroa.0.8.vec.extract192.i
  %add14.1.7.i = add i8 %add14.7.i, %parts.sroa.0.56.vec.extract.i
  %add14.2.7.i = add i8 %add14.1.7.i, %parts.sroa.0.24.vec.extract269.i
  %add14.27.i = add i8 %add14.2.7.i, %parts.sroa.0.36.vec.extract.i
  %add14.11.i = add i8 %add14.27.i, %parts.sroa.0.4.vec.extract152.i
  %add14.1.11.i = add i8 %add14.11.i, %parts.sroa.0.52.vec.extract.i
  %add14.19.i = add i8 %add14.1.11.i, %parts.sroa.0.20.vec.extract257.i
  %add14.364.i = add i8 %add14.19.i, %parts.sroa.0.44.vec.extract.i
  %add14.1.3.i = add i8 %add14.364.i, %parts.sroa.0.12.vec.extract220.i
  %add14.2.3.i = add i8 %add14.1.3.i, %parts.sroa.0.60.vec.extract.i
  %add14.3.3.i = add i8 %add14.2.3.i, %parts.sroa.0.28.vec.extract281.i
  %add14.29.i = add i8 %add14.3.3.i, %parts.sroa.0.34.vec.extract.i
  %add14.13.i = add i8 %add14.29.i, %parts.sroa.0.2.vec.extract126.i
  %add14.1.13.i = add i8 %add14.13.i, %parts.sroa.0.50.vec.extract.i
  %add14.21.i = add i8 %add14.1.13.i, %parts.sroa.0.18.vec.extract251.i
  %add14.570.i = add i8 %add14.21.i, %parts.sroa.0.42.vec.extract.i
  %add14.1.5.i = add i8 %add14.570.i, %parts.sroa.0.10.vec.extract206.i
  %add14.2.5.i = add i8 %add14.1.5.i, %parts.sroa.0.58.vec.extract.i
  %add14.25.i = add i8 %add14.2.5.i, %parts.sroa.0.26.vec.extract275.i
  %add14.9.i = add i8 %add14.25.i, %parts.sroa.0.38.vec.extract.i
  %add14.1.9.i = add i8 %add14.9.i, %parts.sroa.0.6.vec.extract174.i
  %add14.17.i = add i8 %add14.1.9.i, %parts.sroa.0.54.vec.extract.i
  %add14.158.i = add i8 %add14.17.i, %parts.sroa.0.22.vec.extract263.i
  %add14.1.1.i = add i8 %add14.158.i, %parts.sroa.0.46.vec.extract.i
  %add14.2.1.i = add i8 %add14.1.1.i, %parts.sroa.0.14.vec.extract234.i
  %add14.3.1.i = add i8 %add14.2.1.i, %parts.sroa.0.62.vec.extract.i
  %add14.4.1.i = add i8 %add14.3.1.i, %parts.sroa.0.30.vec.extract287.i
  %add14.30.i = add i8 %add14.4.1.i, %parts.sroa.0.33.vec.extract.i
  %add14.14.i = add i8 %add14.30.i, %parts.sroa.0.1.vec.extract111.i
  %add14.1.14.i = add i8 %add14.14.i, %parts.sroa.0.49.vec.extract.i
  %add14.22.i = add i8 %add14.1.14.i, %parts.sroa.0.17.vec.extract248.i
  %add14.6.i = add i8 %add14.22.i, %parts.sroa.0.41.vec.extract.i
  %add14.1.6.i = add i8 %add14.6.i, %parts.sroa.0.9.vec.extract199.i
  %add14.2.6.i = add i8 %add14.1.6.i, %parts.sroa.0.57.vec.extract.i
  %add14.26.i = add i8 %add14.2.6.i, %parts.sroa.0.25.vec.extract272.i
  %add14.10.i = add i8 %add14.26.i, %parts.sroa.0.37.vec.extract.i
  %add14.1.10.i = add i8 %add14.10.i, %parts.sroa.0.5.vec.extract163.i
  %add14.18.i = add i8 %add14.1.10.i, %parts.sroa.0.53.vec.extract.i
  %add14.261.i = add i8 %add14.18.i, %parts.sroa.0.21.vec.extract260.i
  %add14.1.2.i = add i8 %add14.261.i, %parts.sroa.0.45.vec.extract.i
  %add14.2.2.i = add i8 %add14.1.2.i, %parts.sroa.0.13.vec.extract227.i
  %add14.3.2.i = add i8 %add14.2.2.i, %parts.sroa.0.61.vec.extract.i
  %add14.28.i = add i8 %add14.3.2.i, %parts.sroa.0.29.vec.extract284.i
  %add14.12.i = add i8 %add14.28.i, %parts.sroa.0.35.vec.extract.i
  %add14.1.12.i = add i8 %add14.12.i, %parts.sroa.0.3.vec.extract141.i
  %add14.20.i = add i8 %add14.1.12.i, %parts.sroa.0.51.vec.extract.i
  %add14.467.i = add i8 %add14.20.i, %parts.sroa.0.19.vec.extract254.i
  %add14.1.4.i = add i8 %add14.467.i, %parts.sroa.0.43.vec.extract.i
  %add14.2.4.i = add i8 %add14.1.4.i, %parts.sroa.0.11.vec.extract213.i
  %add14.24.i = add i8 %add14.2.4.i, %parts.sroa.0.59.vec.extract.i
  %add14.8.i = add i8 %add14.24.i, %parts.sroa.0.27.vec.extract278.i
  %add14.1.8.i = add i8 %add14.8.i, %parts.sroa.0.39.vec.extract.i
  %add14.16.i = add i8 %add14.1.8.i, %parts.sroa.0.7.vec.extract185.i
  %add14.i = add i8 %add14.16.i, %parts.sroa.0.55.vec.extract.i
  %add14.1.i = add i8 %add14.i, %parts.sroa.0.23.vec.extract266.i
  %add14.2.i = add i8 %add14.1.i, %parts.sroa.0.47.vec.extract.i
  %add14.3.i = add i8 %add14.2.i, %parts.sroa.0.15.vec.extract241.i
  %add14.4.i = add i8 %add14.3.i, %parts.sroa.0.63.vec.extract.i
  %add14.5.i = add i8 %add14.4.i, %parts.sroa.0.31.vec.extract290.i
  %add36.i = add i8 %add14.5.i, %sum.0.lcssa.i
  store i8 %add36.i, ptr %out, align 1
  %cmp56.1.not = icmp eq i64 %rows, 1
  br i1 %cmp56.1.not, label %for.inc65.1, label %if.then57.1

if.then57.1:                                      ; preds = %for.inc65
  %gep120.1 = getelementptr i8, ptr %invariant.gep119, i64 %step
  %add4.i.1 = add <64 x i8> %sums.sroa.22.1, %sums.sroa.17.3
  %add.i.1 = add <64 x i8> %add4.i.1, %sums.sroa.25.1
  %add5.i.1 = add <64 x i8> %add.i.1, %sums.sroa.28.1
  br i1 %cmp1954.i, label %for.body22.i.1, label %dots_8_sum.exit.1

for.body22.i.1:                                   ; preds = %if.then57.1, %for.body22.i.1
  %k.056.i.1 = phi i64 [ %inc31.i.1, %for.body22.i.1 ], [ 0, %if.then57.1 ]
  %sum.055.i.1 = phi i8 [ %add28.i.1, %for.body22.i.1 ], [ 0, %if.then57.1 ]
  %arrayidx23.i.1 = getelementptr inbounds i8, ptr %gep120.1, i64 %k.056.i.1
  %23 = load i8, ptr %arrayidx23.i.1, align 1
  %arrayidx25.i.1 = getelementptr inbounds i8, ptr %add.ptr62, i64 %k.056.i.1
  %24 = load i8, ptr %arrayidx25.i.1, align 1
  %mul.i.1 = mul i8 %24, %23
  %add28.i.1 = add i8 %mul.i.1, %sum.055.i.1
  %inc31.i.1 = add nuw nsw i64 %k.056.i.1, 1
  %exitcond.not.i.1 = icmp eq i64 %inc31.i.1, %sub
  br i1 %exitcond.not.i.1, label %dots_8_sum.exit.1, label %for.body22.i.1, !llvm.loop !241

dots_8_sum.exit.1:                                ; preds = %for.body22.i.1, %if.then57.1
  %sum.0.lcssa.i.1 = phi i8 [ 0, %if.then57.1 ], [ %add28.i.1, %for.body22.i.1 ]
  %parts.sroa.0.0.vec.extract94.i.1 = extractelement <64 x i8> %add5.i.1, i64 0
  %parts.sroa.0.32.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 32
  %parts.sroa.0.16.vec.extract245.i.1 = extractelement <64 x i8> %add5.i.1, i64 16
  %parts.sroa.0.48.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 48
  %parts.sroa.0.8.vec.extract192.i.1 = extractelement <64 x i8> %add5.i.1, i64 8
  %parts.sroa.0.40.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 40
  %parts.sroa.0.24.vec.extract269.i.1 = extractelement <64 x i8> %add5.i.1, i64 24
  %parts.sroa.0.56.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 56
  %parts.sroa.0.4.vec.extract152.i.1 = extractelement <64 x i8> %add5.i.1, i64 4
  %parts.sroa.0.36.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 36
  %parts.sroa.0.20.vec.extract257.i.1 = extractelement <64 x i8> %add5.i.1, i64 20
  %parts.sroa.0.52.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 52
  %parts.sroa.0.12.vec.extract220.i.1 = extractelement <64 x i8> %add5.i.1, i64 12
  %parts.sroa.0.44.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 44
  %parts.sroa.0.28.vec.extract281.i.1 = extractelement <64 x i8> %add5.i.1, i64 28
  %parts.sroa.0.60.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 60
  %parts.sroa.0.2.vec.extract126.i.1 = extractelement <64 x i8> %add5.i.1, i64 2
  %parts.sroa.0.34.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 34
  %parts.sroa.0.18.vec.extract251.i.1 = extractelement <64 x i8> %add5.i.1, i64 18
  %parts.sroa.0.50.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 50
  %parts.sroa.0.10.vec.extract206.i.1 = extractelement <64 x i8> %add5.i.1, i64 10
  %parts.sroa.0.42.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 42
  %parts.sroa.0.26.vec.extract275.i.1 = extractelement <64 x i8> %add5.i.1, i64 26
  %parts.sroa.0.58.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 58
  %parts.sroa.0.6.vec.extract174.i.1 = extractelement <64 x i8> %add5.i.1, i64 6
  %parts.sroa.0.38.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 38
  %parts.sroa.0.22.vec.extract263.i.1 = extractelement <64 x i8> %add5.i.1, i64 22
  %parts.sroa.0.54.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 54
  %parts.sroa.0.14.vec.extract234.i.1 = extractelement <64 x i8> %add5.i.1, i64 14
  %parts.sroa.0.46.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 46
  %parts.sroa.0.30.vec.extract287.i.1 = extractelement <64 x i8> %add5.i.1, i64 30
  %parts.sroa.0.62.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 62
  %parts.sroa.0.1.vec.extract111.i.1 = extractelement <64 x i8> %add5.i.1, i64 1
  %parts.sroa.0.33.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 33
  %parts.sroa.0.17.vec.extract248.i.1 = extractelement <64 x i8> %add5.i.1, i64 17
  %parts.sroa.0.49.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 49
  %parts.sroa.0.9.vec.extract199.i.1 = extractelement <64 x i8> %add5.i.1, i64 9
  %parts.sroa.0.41.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 41
  %parts.sroa.0.25.vec.extract272.i.1 = extractelement <64 x i8> %add5.i.1, i64 25
  %parts.sroa.0.57.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 57
  %parts.sroa.0.5.vec.extract163.i.1 = extractelement <64 x i8> %add5.i.1, i64 5
  %parts.sroa.0.37.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 37
  %parts.sroa.0.21.vec.extract260.i.1 = extractelement <64 x i8> %add5.i.1, i64 21
  %parts.sroa.0.53.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 53
  %parts.sroa.0.13.vec.extract227.i.1 = extractelement <64 x i8> %add5.i.1, i64 13
  %parts.sroa.0.45.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 45
  %parts.sroa.0.29.vec.extract284.i.1 = extractelement <64 x i8> %add5.i.1, i64 29
  %parts.sroa.0.61.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 61
  %parts.sroa.0.3.vec.extract141.i.1 = extractelement <64 x i8> %add5.i.1, i64 3
  %parts.sroa.0.35.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 35
  %parts.sroa.0.19.vec.extract254.i.1 = extractelement <64 x i8> %add5.i.1, i64 19
  %parts.sroa.0.51.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 51
  %parts.sroa.0.11.vec.extract213.i.1 = extractelement <64 x i8> %add5.i.1, i64 11
  %parts.sroa.0.43.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 43
  %parts.sroa.0.27.vec.extract278.i.1 = extractelement <64 x i8> %add5.i.1, i64 27
  %parts.sroa.0.59.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 59
  %parts.sroa.0.7.vec.extract185.i.1 = extractelement <64 x i8> %add5.i.1, i64 7
  %parts.sroa.0.39.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 39
  %parts.sroa.0.23.vec.extract266.i.1 = extractelement <64 x i8> %add5.i.1, i64 23
  %parts.sroa.0.55.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 55
  %parts.sroa.0.15.vec.extract241.i.1 = extractelement <64 x i8> %add5.i.1, i64 15
  %parts.sroa.0.47.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 47
  %parts.sroa.0.31.vec.extract290.i.1 = extractelement <64 x i8> %add5.i.1, i64 31
  %parts.sroa.0.63.vec.extract.i.1 = extractelement <64 x i8> %add5.i.1, i64 63
  %add14.31.i.1 = add i8 %parts.sroa.0.0.vec.extract94.i.1, %parts.sroa.0.32.vec.extract.i.1
  %add14.15.i.1 = add i8 %add14.31.i.1, %parts.sroa.0.48.vec.extract.i.1
  %add14.1.15.i.1 = add i8 %add14.15.i.1, %parts.sroa.0.16.vec.extract245.i.1
  %add14.23.i.1 = add i8 %add14.1.15.i.1, %parts.sroa.0.40.vec.extract.i.1
  %add14.7.i.1 = add i8 %add14.23.i.1, %parts.sroa.0.8.vec.extract192.i.1
  %add14.1.7.i.1 = add i8 %add14.7.i.1, %parts.sroa.0.56.vec.extract.i.1
  %add14.2.7.i.1 = add i8 %add14.1.7.i.1, %parts.sroa.0.24.vec.extract269.i.1
  %add14.27.i.1 = add i8 %add14.2.7.i.1, %parts.sroa.0.36.vec.extract.i.1
  %add14.11.i.1 = add i8 %add14.27.i.1, %parts.sroa.0.4.vec.extract152.i.1
  %add14.1.11.i.1 = add i8 %add14.11.i.1, %parts.sroa.0.52.vec.extract.i.1
  %add14.19.i.1 = add i8 %add14.1.11.i.1, %parts.sroa.0.20.vec.extract257.i.1
  %add14.364.i.1 = add i8 %add14.19.i.1, %parts.sroa.0.44.vec.extract.i.1
  %add14.1.3.i.1 = add i8 %add14.364.i.1, %parts.sroa.0.12.vec.extract220.i.1
  %add14.2.3.i.1 = add i8 %add14.1.3.i.1, %parts.sroa.0.60.vec.extract.i.1
  %add14.3.3.i.1 = add i8 %add14.2.3.i.1, %parts.sroa.0.28.vec.extract281.i.1
  %add14.29.i.1 = add i8 %add14.3.3.i.1, %parts.sroa.0.34.vec.extract.i.1
  %add14.13.i.1 = add i8 %add14.29.i.1, %parts.sroa.0.2.vec.extract126.i.1
  %add14.1.13.i.1 = add i8 %add14.13.i.1, %parts.sroa.0.50.vec.extract.i.1
  %add14.21.i.1 = add i8 %add14.1.13.i.1, %parts.sroa.0.18.vec.extract251.i.1
  %add14.570.i.1 = add i8 %add14.21.i.1, %parts.sroa.0.42.vec.extract.i.1
  %add14.1.5.i.1 = add i8 %add14.570.i.1, %parts.sroa.0.10.vec.extract206.i.1
  %add14.2.5.i.1 = add i8 %add14.1.5.i.1, %parts.sroa.0.58.vec.extract.i.1
  %add14.25.i.1 = add i8 %add14.2.5.i.1, %parts.sroa.0.26.vec.extract275.i.1
  %add14.9.i.1 = add i8 %add14.25.i.1, %parts.sroa.0.38.vec.extract.i.1
  %add14.1.9.i.1 = add i8 %add14.9.i.1, %parts.sroa.0.6.vec.extract174.i.1
  %add14.17.i.1 = add i8 %add14.1.9.i.1, %parts.sroa.0.54.vec.extract.i.1
  %add14.158.i.1 = add i8 %add14.17.i.1, %parts.sroa.0.22.vec.extract263.i.1
  %add14.1.1.i.1 = add i8 %add14.158.i.1, %parts.sroa.0.46.vec.extract.i.1
  %add14.2.1.i.1 = add i8 %add14.1.1.i.1, %parts.sroa.0.14.vec.extract234.i.1
  %add14.3.1.i.1 = add i8 %add14.2.1.i.1, %parts.sroa.0.62.vec.extract.i.1
  %add14.4.1.i.1 = add i8 %add14.3.1.i.1, %parts.sroa.0.30.vec.extract287.i.1
  %add14.30.i.1 = add i8 %add14.4.1.i.1, %parts.sroa.0.33.vec.extract.i.1
  %add14.14.i.1 = add i8 %add14.30.i.1, %parts.sroa.0.1.vec.extract111.i.1
  %add14.1.14.i.1 = add i8 %add14.14.i.1, %parts.sroa.0.49.vec.extract.i.1
  %add14.22.i.1 = add i8 %add14.1.14.i.1, %parts.sroa.0.17.vec.extract248.i.1
  %add14.6.i.1 = add i8 %add14.22.i.1, %parts.sroa.0.41.vec.extract.i.1
  %add14.1.6.i.1 = add i8 %add14.6.i.1, %parts.sroa.0.9.vec.extract199.i.1
  %add14.2.6.i.1 = add i8 %add14.1.6.i.1, %parts.sroa.0.57.vec.extract.i.1
  %add14.26.i.1 = add i8 %add14.2.6.i.1, %parts.sroa.0.25.vec.extract272.i.1
  %add14.10.i.1 = add i8 %add14.26.i.1, %parts.sroa.0.37.vec.extract.i.1
  %add14.1.10.i.1 = add i8 %add14.10.i.1, %parts.sroa.0.5.vec.extract163.i.1
  %add14.18.i.1 = add i8 %add14.1.10.i.1, %parts.sroa.0.53.vec.extract.i.1
  %add14.261.i.1 = add i8 %add14.18.i.1, %parts.sroa.0.21.vec.extract260.i.1
  %add14.1.2.i.1 = add i8 %add14.261.i.1, %parts.sroa.0.45.vec.extract.i.1
  %add14.2.2.i.1 = add i8 %add14.1.2.i.1, %parts.sroa.0.13.vec.extract227.i.1
  %add14.3.2.i.1 = add i8 %add14.2.2.i.1, %parts.sroa.0.61.vec.extract.i.1
  %add14.28.i.1 = add i8 %add14.3.2.i.1, %parts.sroa.0.29.vec.extract284.i.1
  %add14.12.i.1 = add i8 %add14.28.i.1, %parts.sroa.0.35.vec.extract.i.1
  %add14.1.12.i.1 = add i8 %add14.12.i.1, %parts.sroa.0.3.vec.extract141.i.1
  %add14.20.i.1 = add i8 %add14.1.12.i.1, %parts.sroa.0.51.vec.extract.i.1
  %add14.467.i.1 = add i8 %add14.20.i.1, %parts.sroa.0.19.vec.extract254.i.1
  %add14.1.4.i.1 = add i8 %add14.467.i.1, %parts.sroa.0.43.vec.extract.i.1
  %add14.2.4.i.1 = add i8 %add14.1.4.i.1, %parts.sroa.0.11.vec.extract213.i.1
  %add14.24.i.1 = add i8 %add14.2.4.i.1, %parts.sroa.0.59.vec.extract.i.1
  %add14.8.i.1 = add i8 %add14.24.i.1, %parts.sroa.0.27.vec.extract278.i.1
  %add14.1.8.i.1 = add i8 %add14.8.i.1, %parts.sroa.0.39.vec.extract.i.1
  %add14.16.i.1 = add i8 %add14.1.8.i.1, %parts.sroa.0.7.vec.extract185.i.1
  %add14.i.1 = add i8 %add14.16.i.1, %parts.sroa.0.55.vec.extract.i.1
  %add14.1.i.1 = add i8 %add14.i.1, %parts.sroa.0.23.vec.extract266.i.1
  %add14.2.i.1 = add i8 %add14.1.i.1, %parts.sroa.0.47.vec.extract.i.1
  %add14.3.i.1 = add i8 %add14.2.i.1, %parts.sroa.0.15.vec.extract241.i.1
  %add14.4.i.1 = add i8 %add14.3.i.1, %parts.sroa.0.63.vec.extract.i.1
  %add14.5.i.1 = add i8 %add14.4.i.1, %parts.sroa.0.31.vec.extract290.i.1
  %add36.i.1 = add i8 %add14.5.i.1, %sum.0.lcssa.i.1
  %arrayidx63.1 = getelementptr inbounds i8, ptr %out, i64 1
  store i8 %add36.i.1, ptr %arrayidx63.1, align 1
  br label %for.inc65.1

for.inc65.1:                                      ; preds = %for.cond52.preheader, %dots_8_sum.exit.1, %for.inc65
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #9

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { inlinehint nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nounwind }

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
!118 = distinct !{!118, !6}
!119 = distinct !{!119, !5, !6}
!120 = distinct !{!120, !5, !6}
!121 = distinct !{!121, !5, !6}
!122 = distinct !{!122, !5, !6}
!123 = distinct !{!123, !5, !6}
!124 = distinct !{!124, !6}
!125 = distinct !{!125, !5, !6}
!126 = distinct !{!126, !5, !6}
!127 = distinct !{!127, !5, !6}
!128 = distinct !{!128, !5, !6}
!129 = distinct !{!129, !5, !6}
!130 = distinct !{!130, !6}
!131 = distinct !{!131, !5, !6}
!132 = distinct !{!132, !5, !6}
!133 = distinct !{!133, !5, !6}
!134 = distinct !{!134, !5, !6}
!135 = distinct !{!135, !5, !6}
!136 = distinct !{!136, !6}
!137 = distinct !{!137, !5, !6}
!138 = distinct !{!138, !5, !6}
!139 = distinct !{!139, !5, !6}
!140 = distinct !{!140, !5, !6}
!141 = distinct !{!141, !5, !6}
!142 = distinct !{!142, !6}
!143 = distinct !{!143, !5, !6}
!144 = distinct !{!144, !5, !6}
!145 = distinct !{!145, !5, !6}
!146 = distinct !{!146, !5, !6}
!147 = distinct !{!147, !5, !6}
!148 = distinct !{!148, !6}
!149 = distinct !{!149, !5, !6}
!150 = distinct !{!150, !5, !6}
!151 = distinct !{!151, !5, !6}
!152 = distinct !{!152, !5, !6}
!153 = distinct !{!153, !5, !6}
!154 = distinct !{!154, !6}
!155 = distinct !{!155, !5, !6}
!156 = distinct !{!156, !5, !6}
!157 = distinct !{!157, !5, !6}
!158 = distinct !{!158, !5, !6}
!159 = distinct !{!159, !5, !6}
!160 = distinct !{!160, !6}
!161 = distinct !{!161, !5, !6}
!162 = distinct !{!162, !5, !6}
!163 = distinct !{!163, !5, !6}
!164 = distinct !{!164, !5, !6}
!165 = distinct !{!165, !5, !6}
!166 = distinct !{!166, !5, !6}
!167 = distinct !{!167, !5, !6}
!168 = distinct !{!168, !5, !6}
!169 = distinct !{!169, !5, !6}
!170 = distinct !{!170, !5, !6}
!171 = distinct !{!171, !5, !6}
!172 = distinct !{!172, !5, !6}
!173 = distinct !{!173, !5, !6}
!174 = distinct !{!174, !5, !6}
!175 = distinct !{!175, !5, !6}
!176 = distinct !{!176, !5, !6}
!177 = distinct !{!177, !5, !6}
!178 = distinct !{!178, !5, !6}
!179 = distinct !{!179, !5, !6}
!180 = distinct !{!180, !5, !6}
!181 = distinct !{!181, !5, !6}
!182 = distinct !{!182, !5, !6}
!183 = distinct !{!183, !5, !6}
!184 = distinct !{!184, !5, !6}
!185 = distinct !{!185, !5, !6}
!186 = distinct !{!186, !5, !6}
!187 = distinct !{!187, !5, !6}
!188 = distinct !{!188, !5, !6}
!189 = distinct !{!189, !5, !6}
!190 = distinct !{!190, !5, !6}
!191 = distinct !{!191, !5, !6}
!192 = distinct !{!192, !5, !6}
!193 = distinct !{!193, !5, !6}
!194 = distinct !{!194, !5, !6}
!195 = distinct !{!195, !5, !6}
!196 = distinct !{!196, !5, !6}
!197 = distinct !{!197, !5, !6}
!198 = distinct !{!198, !5, !6}
!199 = distinct !{!199, !5, !6}
!200 = distinct !{!200, !5, !6}
!201 = distinct !{!201, !5, !6}
!202 = distinct !{!202, !5, !6}
!203 = distinct !{!203, !5, !6}
!204 = distinct !{!204, !5, !6}
!205 = distinct !{!205, !5, !6}
!206 = distinct !{!206, !5, !6}
!207 = distinct !{!207, !5, !6}
!208 = distinct !{!208, !5, !6}
!209 = distinct !{!209, !5, !6}
!210 = distinct !{!210, !5, !6}
!211 = distinct !{!211, !5, !6}
!212 = distinct !{!212, !5, !6}
!213 = distinct !{!213, !5, !6}
!214 = distinct !{!214, !5, !6}
!215 = distinct !{!215, !5, !6}
!216 = distinct !{!216, !5, !6}
!217 = distinct !{!217, !5, !6}
!218 = distinct !{!218, !5, !6}
!219 = distinct !{!219, !5, !6}
!220 = distinct !{!220, !5, !6}
!221 = distinct !{!221, !5, !6}
!222 = distinct !{!222, !5, !6}
!223 = distinct !{!223, !5, !6}
!224 = distinct !{!224, !5, !6}
!225 = distinct !{!225, !5, !6}
!226 = distinct !{!226, !5, !6}
!227 = distinct !{!227, !5, !6}
!228 = distinct !{!228, !5, !6}
!229 = distinct !{!229, !5, !6}
!230 = distinct !{!230, !5, !6}
!231 = distinct !{!231, !5, !6}
!232 = distinct !{!232, !5, !6}
!233 = distinct !{!233, !5, !6}
!234 = distinct !{!234, !5, !6}
!235 = distinct !{!235, !5, !6}
!236 = distinct !{!236, !5, !6}
!237 = distinct !{!237, !5, !6}
!238 = distinct !{!238, !5, !6}
!239 = distinct !{!239, !5, !6}
!240 = distinct !{!240, !5, !6}
!241 = distinct !{!241, !5, !6}
