; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: ff76ae2e695b7d92db61662e81d8bca2859f0aeb
%struct.pair = type { i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define range(i64 0, 2) i64 @lazyasync_load_keys(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
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
  %call = tail call fastcc i64 @load(ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %9)
  ret i64 %call
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc range(i64 0, 2) i64 @load(ptr nocapture noundef readonly %source, i64 noundef %count, i64 noundef %kind, i64 noundef %type, i64 noundef %first, ptr nocapture noundef writeonly %to, ptr nocapture noundef writeonly %differing) unnamed_addr #1 {
entry:
  %cmp = icmp eq i64 %type, 0
  switch i64 %type, label %for.cond20.preheader [
    i64 2, label %if.then
    i64 0, label %if.then
  ]

for.cond20.preheader:                             ; preds = %entry
  %cmp21123 = icmp sgt i64 %count, 0
  br i1 %cmp21123, label %for.body24.lr.ph, label %if.end48

for.body24.lr.ph:                                 ; preds = %for.cond20.preheader
  %cmp30 = icmp eq i64 %type, 1
  br label %for.body24

if.then:                                          ; preds = %entry, %entry
  %cmp2116 = icmp sgt i64 %count, 0
  br i1 %cmp2116, label %for.body, label %if.end48

for.body:                                         ; preds = %if.then, %if.end
  %all.0120 = phi i64 [ %and, %if.end ], [ -1, %if.then ]
  %any.0119 = phi i64 [ %or, %if.end ], [ 0, %if.then ]
  %lossy.0118 = phi i64 [ %lossy.1, %if.end ], [ 0, %if.then ]
  %k.0117 = phi i64 [ %inc, %if.end ], [ 0, %if.then ]
  %arrayidx = getelementptr inbounds i32, ptr %source, i64 %k.0117
  %0 = load i32, ptr %arrayidx, align 4
  switch i64 %kind, label %if.end3.i [
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
  %retval.0.i = phi i32 [ %xor.i, %if.then2.i ], [ %xor10.i, %if.end6.i ], [ %0, %for.body ], [ -1, %if.end3.i ]
  %conv = zext i32 %retval.0.i to i64
  %and = and i64 %all.0120, %conv
  %or = or i64 %any.0119, %conv
  br i1 %cmp, label %if.then6, label %if.else

if.then6:                                         ; preds = %key_32.exit
  switch i64 %kind, label %if.end3.i95 [
    i64 0, label %value_32.exit
    i64 1, label %if.then2.i92
  ]

if.then2.i92:                                     ; preds = %if.then6
  %xor.i93 = xor i32 %retval.0.i, -2147483648
  br label %value_32.exit

if.end3.i95:                                      ; preds = %if.then6
  %tobool.not.i = icmp sgt i32 %retval.0.i, -1
  %cond.i = select i1 %tobool.not.i, i32 -1, i32 -2147483648
  %xor4.i = xor i32 %cond.i, %retval.0.i
  br label %value_32.exit

value_32.exit:                                    ; preds = %if.then6, %if.then2.i92, %if.end3.i95
  %retval.0.i94 = phi i32 [ %xor.i93, %if.then2.i92 ], [ %xor4.i, %if.end3.i95 ], [ %retval.0.i, %if.then6 ]
  %cmp9 = icmp ne i32 %retval.0.i94, %0
  %conv11 = zext i1 %cmp9 to i64
  %or12 = or i64 %lossy.0118, %conv11
  %arrayidx13 = getelementptr inbounds i32, ptr %to, i64 %k.0117
  store i32 %retval.0.i, ptr %arrayidx13, align 4
  br label %if.end

if.else:                                          ; preds = %key_32.exit
  %shl = shl nuw i64 %conv, 32
  %add = add nsw i64 %k.0117, %first
  %or15 = or i64 %shl, %add
  %arrayidx16 = getelementptr inbounds i64, ptr %to, i64 %k.0117
  store i64 %or15, ptr %arrayidx16, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %value_32.exit
  %lossy.1 = phi i64 [ %or12, %value_32.exit ], [ %lossy.0118, %if.else ]
  %inc = add nuw nsw i64 %k.0117, 1
  %exitcond.not = icmp eq i64 %inc, %count
  br i1 %exitcond.not, label %if.end48, label %for.body, !llvm.loop !4

for.body24:                                       ; preds = %for.body24.lr.ph, %if.end44
  %all.1127 = phi i64 [ -1, %for.body24.lr.ph ], [ %and28, %if.end44 ]
  %any.1126 = phi i64 [ 0, %for.body24.lr.ph ], [ %or29, %if.end44 ]
  %lossy.2125 = phi i64 [ 0, %for.body24.lr.ph ], [ %lossy.3, %if.end44 ]
  %k19.0124 = phi i64 [ 0, %for.body24.lr.ph ], [ %inc46, %if.end44 ]
  %arrayidx26 = getelementptr inbounds i64, ptr %source, i64 %k19.0124
  %1 = load i64, ptr %arrayidx26, align 8
  switch i64 %kind, label %if.end3.i99 [
    i64 0, label %key_64.exit
    i64 1, label %if.then2.i96
  ]

if.then2.i96:                                     ; preds = %for.body24
  %xor.i97 = xor i64 %1, -9223372036854775808
  br label %key_64.exit

if.end3.i99:                                      ; preds = %for.body24
  %and.i100 = and i64 %1, 9223372036854775807
  %cmp4.i101 = icmp ugt i64 %and.i100, 9218868437227405312
  br i1 %cmp4.i101, label %key_64.exit, label %if.end6.i102

if.end6.i102:                                     ; preds = %if.end3.i99
  %cmp7.i103 = icmp eq i64 %1, -9223372036854775808
  %spec.store.select.i104 = select i1 %cmp7.i103, i64 0, i64 %1
  %shr.i105 = ashr i64 %spec.store.select.i104, 63
  %or.i106 = or i64 %shr.i105, -9223372036854775808
  %xor10.i107 = xor i64 %or.i106, %spec.store.select.i104
  br label %key_64.exit

key_64.exit:                                      ; preds = %for.body24, %if.then2.i96, %if.end3.i99, %if.end6.i102
  %retval.0.i98 = phi i64 [ %xor.i97, %if.then2.i96 ], [ %xor10.i107, %if.end6.i102 ], [ %1, %for.body24 ], [ -1, %if.end3.i99 ]
  %and28 = and i64 %retval.0.i98, %all.1127
  %or29 = or i64 %retval.0.i98, %any.1126
  br i1 %cmp30, label %if.then32, label %if.else40

if.then32:                                        ; preds = %key_64.exit
  switch i64 %kind, label %if.end3.i111 [
    i64 0, label %value_64.exit
    i64 1, label %if.then2.i108
  ]

if.then2.i108:                                    ; preds = %if.then32
  %xor.i109 = xor i64 %retval.0.i98, -9223372036854775808
  br label %value_64.exit

if.end3.i111:                                     ; preds = %if.then32
  %tobool.not.i112 = icmp sgt i64 %retval.0.i98, -1
  %cond.i113 = select i1 %tobool.not.i112, i64 -1, i64 -9223372036854775808
  %xor4.i114 = xor i64 %cond.i113, %retval.0.i98
  br label %value_64.exit

value_64.exit:                                    ; preds = %if.then32, %if.then2.i108, %if.end3.i111
  %retval.0.i110 = phi i64 [ %xor.i109, %if.then2.i108 ], [ %xor4.i114, %if.end3.i111 ], [ %retval.0.i98, %if.then32 ]
  %cmp35 = icmp ne i64 %retval.0.i110, %1
  %conv37 = zext i1 %cmp35 to i64
  %or38 = or i64 %lossy.2125, %conv37
  %arrayidx39 = getelementptr inbounds i64, ptr %to, i64 %k19.0124
  store i64 %retval.0.i98, ptr %arrayidx39, align 8
  br label %if.end44

if.else40:                                        ; preds = %key_64.exit
  %arrayidx41 = getelementptr inbounds %struct.pair, ptr %to, i64 %k19.0124
  %add43 = add nsw i64 %k19.0124, %first
  store i64 %retval.0.i98, ptr %arrayidx41, align 8
  %.compoundliteral.sroa.2.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 8
  store i64 %add43, ptr %.compoundliteral.sroa.2.0.arrayidx41.sroa_idx, align 8
  br label %if.end44

if.end44:                                         ; preds = %if.else40, %value_64.exit
  %lossy.3 = phi i64 [ %or38, %value_64.exit ], [ %lossy.2125, %if.else40 ]
  %inc46 = add nuw nsw i64 %k19.0124, 1
  %exitcond132.not = icmp eq i64 %inc46, %count
  br i1 %exitcond132.not, label %if.end48, label %for.body24, !llvm.loop !7

if.end48:                                         ; preds = %if.end, %if.end44, %if.then, %for.cond20.preheader
  %lossy.4 = phi i64 [ 0, %for.cond20.preheader ], [ 0, %if.then ], [ %lossy.3, %if.end44 ], [ %lossy.1, %if.end ]
  %any.2 = phi i64 [ 0, %for.cond20.preheader ], [ 0, %if.then ], [ %or29, %if.end44 ], [ %or, %if.end ]
  %all.2 = phi i64 [ -1, %for.cond20.preheader ], [ -1, %if.then ], [ %and28, %if.end44 ], [ %and, %if.end ]
  store i64 %all.2, ptr %differing, align 8
  %arrayidx50 = getelementptr inbounds i8, ptr %differing, i64 8
  store i64 %any.2, ptr %arrayidx50, align 8
  ret i64 %lossy.4
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
  %cmp3373.i = icmp sgt i64 %2, 0
  switch i64 %3, label %for.cond32.preheader.i [
    i64 0, label %for.cond5.preheader.i
    i64 3, label %for.cond18.preheader.i
  ]

for.cond18.preheader.i:                           ; preds = %entry
  br i1 %cmp3373.i, label %for.body21.i, label %count_digits.exit

for.cond5.preheader.i:                            ; preds = %entry
  br i1 %cmp3373.i, label %for.body8.lr.ph.i, label %count_digits.exit

for.body8.lr.ph.i:                                ; preds = %for.cond5.preheader.i
  %sh_prom.i = trunc i64 %4 to i32
  br label %for.body8.i

for.cond32.preheader.i:                           ; preds = %entry
  br i1 %cmp3373.i, label %for.body35.i, label %count_digits.exit

for.body8.i:                                      ; preds = %for.body8.i, %for.body8.lr.ph.i
  %k4.072.i = phi i64 [ 0, %for.body8.lr.ph.i ], [ %inc13.i, %for.body8.i ]
  %arrayidx9.i = getelementptr inbounds i32, ptr %1, i64 %k4.072.i
  %7 = load i32, ptr %arrayidx9.i, align 4
  %shr.i = lshr i32 %7, %sh_prom.i
  %and.i = and i32 %shr.i, 255
  %idxprom.i = zext nneg i32 %and.i to i64
  %arrayidx10.i = getelementptr inbounds i64, ptr %6, i64 %idxprom.i
  %8 = load i64, ptr %arrayidx10.i, align 8
  %inc11.i = add nsw i64 %8, 1
  store i64 %inc11.i, ptr %arrayidx10.i, align 8
  %inc13.i = add nuw nsw i64 %k4.072.i, 1
  %exitcond77.not.i = icmp eq i64 %inc13.i, %2
  br i1 %exitcond77.not.i, label %count_digits.exit, label %for.body8.i, !llvm.loop !8

for.body21.i:                                     ; preds = %for.cond18.preheader.i, %for.body21.i
  %k17.070.i = phi i64 [ %inc28.i, %for.body21.i ], [ 0, %for.cond18.preheader.i ]
  %arrayidx22.i = getelementptr inbounds %struct.pair, ptr %1, i64 %k17.070.i
  %9 = load i64, ptr %arrayidx22.i, align 8
  %shr23.i = lshr i64 %9, %spec.select.i
  %and24.i = and i64 %shr23.i, 255
  %arrayidx25.i = getelementptr inbounds i64, ptr %6, i64 %and24.i
  %10 = load i64, ptr %arrayidx25.i, align 8
  %inc26.i = add nsw i64 %10, 1
  store i64 %inc26.i, ptr %arrayidx25.i, align 8
  %inc28.i = add nuw nsw i64 %k17.070.i, 1
  %exitcond.not.i = icmp eq i64 %inc28.i, %2
  br i1 %exitcond.not.i, label %count_digits.exit, label %for.body21.i, !llvm.loop !9

for.body35.i:                                     ; preds = %for.cond32.preheader.i, %for.body35.i
  %k31.074.i = phi i64 [ %inc42.i, %for.body35.i ], [ 0, %for.cond32.preheader.i ]
  %arrayidx36.i = getelementptr inbounds i64, ptr %1, i64 %k31.074.i
  %11 = load i64, ptr %arrayidx36.i, align 8
  %shr37.i = lshr i64 %11, %spec.select.i
  %and38.i = and i64 %shr37.i, 255
  %arrayidx39.i = getelementptr inbounds i64, ptr %6, i64 %and38.i
  %12 = load i64, ptr %arrayidx39.i, align 8
  %inc40.i = add nsw i64 %12, 1
  store i64 %inc40.i, ptr %arrayidx39.i, align 8
  %inc42.i = add nuw nsw i64 %k31.074.i, 1
  %exitcond78.not.i = icmp eq i64 %inc42.i, %2
  br i1 %exitcond78.not.i, label %count_digits.exit, label %for.body35.i, !llvm.loop !10

count_digits.exit:                                ; preds = %for.body21.i, %for.body8.i, %for.body35.i, %for.cond18.preheader.i, %for.cond5.preheader.i, %for.cond32.preheader.i
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
  %cmp2771.i = icmp sgt i64 %2, 0
  switch i64 %3, label %for.cond26.preheader.i [
    i64 0, label %for.cond.preheader.i
    i64 3, label %for.cond10.preheader.i
  ]

for.cond10.preheader.i:                           ; preds = %entry
  br i1 %cmp2771.i, label %for.body13.i, label %move_digits.exit

for.cond.preheader.i:                             ; preds = %entry
  br i1 %cmp2771.i, label %for.body.lr.ph.i, label %move_digits.exit

for.body.lr.ph.i:                                 ; preds = %for.cond.preheader.i
  %sh_prom.i = trunc i64 %4 to i32
  br label %for.body.i

for.cond26.preheader.i:                           ; preds = %entry
  br i1 %cmp2771.i, label %for.body29.i, label %move_digits.exit

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %k.070.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc6.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds i32, ptr %1, i64 %k.070.i
  %9 = load i32, ptr %arrayidx.i, align 4
  %shr.i = lshr i32 %9, %sh_prom.i
  %and.i = and i32 %shr.i, 255
  %idxprom.i = zext nneg i32 %and.i to i64
  %arrayidx4.i = getelementptr inbounds i64, ptr %6, i64 %idxprom.i
  %10 = load i64, ptr %arrayidx4.i, align 8
  %inc.i = add nsw i64 %10, 1
  store i64 %inc.i, ptr %arrayidx4.i, align 8
  %arrayidx5.i = getelementptr inbounds i32, ptr %8, i64 %10
  store i32 %9, ptr %arrayidx5.i, align 4
  %inc6.i = add nuw nsw i64 %k.070.i, 1
  %exitcond75.not.i = icmp eq i64 %inc6.i, %2
  br i1 %exitcond75.not.i, label %move_digits.exit, label %for.body.i, !llvm.loop !11

for.body13.i:                                     ; preds = %for.cond10.preheader.i, %for.body13.i
  %k9.068.i = phi i64 [ %inc22.i, %for.body13.i ], [ 0, %for.cond10.preheader.i ]
  %arrayidx15.i = getelementptr inbounds %struct.pair, ptr %1, i64 %k9.068.i
  %one14.sroa.0.0.copyload.i = load i64, ptr %arrayidx15.i, align 8
  %one14.sroa.5.0.arrayidx15.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx15.i, i64 8
  %one14.sroa.5.0.copyload.i = load i64, ptr %one14.sroa.5.0.arrayidx15.sroa_idx.i, align 8
  %shr16.i = lshr i64 %one14.sroa.0.0.copyload.i, %spec.select.i
  %and17.i = and i64 %shr16.i, 255
  %arrayidx18.i = getelementptr inbounds i64, ptr %6, i64 %and17.i
  %11 = load i64, ptr %arrayidx18.i, align 8
  %inc19.i = add nsw i64 %11, 1
  store i64 %inc19.i, ptr %arrayidx18.i, align 8
  %arrayidx20.i = getelementptr inbounds %struct.pair, ptr %8, i64 %11
  store i64 %one14.sroa.0.0.copyload.i, ptr %arrayidx20.i, align 8
  %one14.sroa.5.0.arrayidx20.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx20.i, i64 8
  store i64 %one14.sroa.5.0.copyload.i, ptr %one14.sroa.5.0.arrayidx20.sroa_idx.i, align 8
  %inc22.i = add nuw nsw i64 %k9.068.i, 1
  %exitcond.not.i = icmp eq i64 %inc22.i, %2
  br i1 %exitcond.not.i, label %move_digits.exit, label %for.body13.i, !llvm.loop !12

for.body29.i:                                     ; preds = %for.cond26.preheader.i, %for.body29.i
  %k25.072.i = phi i64 [ %inc38.i, %for.body29.i ], [ 0, %for.cond26.preheader.i ]
  %arrayidx31.i = getelementptr inbounds i64, ptr %1, i64 %k25.072.i
  %12 = load i64, ptr %arrayidx31.i, align 8
  %shr32.i = lshr i64 %12, %spec.select.i
  %and33.i = and i64 %shr32.i, 255
  %arrayidx34.i = getelementptr inbounds i64, ptr %6, i64 %and33.i
  %13 = load i64, ptr %arrayidx34.i, align 8
  %inc35.i = add nsw i64 %13, 1
  store i64 %inc35.i, ptr %arrayidx34.i, align 8
  %arrayidx36.i = getelementptr inbounds i64, ptr %8, i64 %13
  store i64 %12, ptr %arrayidx36.i, align 8
  %inc38.i = add nuw nsw i64 %k25.072.i, 1
  %exitcond76.not.i = icmp eq i64 %inc38.i, %2
  br i1 %exitcond76.not.i, label %move_digits.exit, label %for.body29.i, !llvm.loop !13

move_digits.exit:                                 ; preds = %for.body13.i, %for.body.i, %for.body29.i, %for.cond10.preheader.i, %for.cond.preheader.i, %for.cond26.preheader.i
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
  br i1 %exitcond90.not.i, label %store.exit, label %for.body.i, !llvm.loop !14

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
  br i1 %exitcond89.not.i, label %store.exit, label %for.body9.i, !llvm.loop !15

for.body23.i:                                     ; preds = %for.cond20.preheader.i, %for.body23.i
  %k19.079.i = phi i64 [ %inc28.i, %for.body23.i ], [ 0, %for.cond20.preheader.i ]
  %arrayidx24.i = getelementptr inbounds i64, ptr %1, i64 %k19.079.i
  %9 = load i64, ptr %arrayidx24.i, align 8
  %conv25.i = and i64 %9, 4294967295
  %arrayidx26.i = getelementptr inbounds i64, ptr %6, i64 %k19.079.i
  store i64 %conv25.i, ptr %arrayidx26.i, align 8
  %inc28.i = add nuw nsw i64 %k19.079.i, 1
  %exitcond.not.i = icmp eq i64 %inc28.i, %2
  br i1 %exitcond.not.i, label %store.exit, label %for.body23.i, !llvm.loop !16

for.body36.i:                                     ; preds = %for.cond32.preheader.i, %for.body36.i
  %k31.085.i = phi i64 [ %inc40.i, %for.body36.i ], [ 0, %for.cond32.preheader.i ]
  %place.i = getelementptr inbounds %struct.pair, ptr %1, i64 %k31.085.i, i32 1
  %10 = load i64, ptr %place.i, align 8
  %arrayidx38.i = getelementptr inbounds i64, ptr %6, i64 %k31.085.i
  store i64 %10, ptr %arrayidx38.i, align 8
  %inc40.i = add nuw nsw i64 %k31.085.i, 1
  %exitcond91.not.i = icmp eq i64 %inc40.i, %2
  br i1 %exitcond91.not.i, label %store.exit, label %for.body36.i, !llvm.loop !17

store.exit:                                       ; preds = %for.body23.i, %value_64.exit.i, %value_32.exit.i, %for.body36.i, %for.cond20.preheader.i, %for.cond6.preheader.i, %for.cond.preheader.i, %for.cond32.preheader.i
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @lazyasync_sort_lines(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %counts = alloca [256 x i64], align 8
  %differing = alloca [2 x i64], align 8
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
  %div101 = lshr exact i64 %conv.i, 3
  %cmp = icmp sgt i64 %4, 1
  %mul = mul nsw i64 %div101, %2
  %10 = zext i1 %cmp to i64
  %mul8 = shl i64 %mul, %10
  %add.ptr = getelementptr inbounds i8, ptr %7, i64 %mul8
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %counts) #8
  %cmp9.not136 = icmp sgt i64 %1, 0
  br i1 %cmp9.not136, label %for.body.lr.ph, label %cleanup44

for.body.lr.ph:                                   ; preds = %entry
  %11 = inttoptr i64 %5 to ptr
  %12 = inttoptr i64 %0 to ptr
  %arrayidx20 = getelementptr inbounds i8, ptr %differing, i64 8
  %cmp1.i = icmp eq i64 %4, 2
  %cmp3373.i = icmp sgt i64 %2, 0
  %cond = select i1 %cmp, i64 8, i64 %div101
  %mul40 = mul nsw i64 %cond, %2
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %source.0139 = phi ptr [ %12, %for.body.lr.ph ], [ %add.ptr38, %cleanup ]
  %line.0138 = phi i64 [ 0, %for.body.lr.ph ], [ %inc43, %cleanup ]
  %out.0137 = phi ptr [ %11, %for.body.lr.ph ], [ %add.ptr41, %cleanup ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %differing) #8
  %call11 = call fastcc i64 @load(ptr noundef %source.0139, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 0, ptr noundef %7, ptr noundef nonnull %differing)
  %tobool.not = icmp eq i64 %call11, 0
  br i1 %tobool.not, label %for.body18, label %cleanup.thread

cleanup.thread:                                   ; preds = %for.body
  %add12 = add nuw nsw i64 %line.0138, 1
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %differing) #8
  br label %cleanup44

for.cond.cleanup17:                               ; preds = %for.inc34
  switch i64 %4, label %for.cond32.preheader.i [
    i64 0, label %for.cond.preheader.i
    i64 1, label %for.cond6.preheader.i
    i64 2, label %for.cond20.preheader.i
  ]

for.cond20.preheader.i:                           ; preds = %for.cond.cleanup17
  br i1 %cmp3373.i, label %for.body23.i, label %cleanup

for.cond6.preheader.i:                            ; preds = %for.cond.cleanup17
  br i1 %cmp3373.i, label %for.body9.i, label %cleanup

for.cond.preheader.i:                             ; preds = %for.cond.cleanup17
  br i1 %cmp3373.i, label %for.body.i, label %cleanup

for.cond32.preheader.i:                           ; preds = %for.cond.cleanup17
  br i1 %cmp3373.i, label %for.body36.i, label %cleanup

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
  %arrayidx2.i = getelementptr inbounds i32, ptr %out.0137, i64 %k.083.i
  store i32 %retval.0.i.i, ptr %arrayidx2.i, align 4
  %inc.i = add nuw nsw i64 %k.083.i, 1
  %exitcond90.not.i = icmp eq i64 %inc.i, %2
  br i1 %exitcond90.not.i, label %cleanup, label %for.body.i, !llvm.loop !14

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
  %arrayidx12.i = getelementptr inbounds i64, ptr %out.0137, i64 %k5.081.i
  store i64 %retval.0.i70.i, ptr %arrayidx12.i, align 8
  %inc14.i = add nuw nsw i64 %k5.081.i, 1
  %exitcond89.not.i = icmp eq i64 %inc14.i, %2
  br i1 %exitcond89.not.i, label %cleanup, label %for.body9.i, !llvm.loop !15

for.body23.i:                                     ; preds = %for.cond20.preheader.i, %for.body23.i
  %k19.079.i = phi i64 [ %inc28.i, %for.body23.i ], [ 0, %for.cond20.preheader.i ]
  %arrayidx24.i = getelementptr inbounds i64, ptr %from.1, i64 %k19.079.i
  %15 = load i64, ptr %arrayidx24.i, align 8
  %conv25.i = and i64 %15, 4294967295
  %arrayidx26.i = getelementptr inbounds i64, ptr %out.0137, i64 %k19.079.i
  store i64 %conv25.i, ptr %arrayidx26.i, align 8
  %inc28.i = add nuw nsw i64 %k19.079.i, 1
  %exitcond.not.i = icmp eq i64 %inc28.i, %2
  br i1 %exitcond.not.i, label %cleanup, label %for.body23.i, !llvm.loop !16

for.body36.i:                                     ; preds = %for.cond32.preheader.i, %for.body36.i
  %k31.085.i = phi i64 [ %inc40.i, %for.body36.i ], [ 0, %for.cond32.preheader.i ]
  %place.i = getelementptr inbounds %struct.pair, ptr %from.1, i64 %k31.085.i, i32 1
  %16 = load i64, ptr %place.i, align 8
  %arrayidx38.i = getelementptr inbounds i64, ptr %out.0137, i64 %k31.085.i
  store i64 %16, ptr %arrayidx38.i, align 8
  %inc40.i = add nuw nsw i64 %k31.085.i, 1
  %exitcond91.not.i = icmp eq i64 %inc40.i, %2
  br i1 %exitcond91.not.i, label %cleanup, label %for.body36.i, !llvm.loop !17

for.body18:                                       ; preds = %for.body, %for.inc34
  %shift.0135 = phi i64 [ %add35, %for.inc34 ], [ 0, %for.body ]
  %to.0134 = phi ptr [ %to.1, %for.inc34 ], [ %add.ptr, %for.body ]
  %from.0133 = phi ptr [ %from.1, %for.inc34 ], [ %7, %for.body ]
  %17 = load i64, ptr %differing, align 8
  %18 = load i64, ptr %arrayidx20, align 8
  %xor = xor i64 %18, %17
  %19 = shl i64 255, %shift.0135
  %20 = and i64 %xor, %19
  %tobool21.not = icmp eq i64 %20, 0
  br i1 %tobool21.not, label %for.inc34, label %if.end23

if.end23:                                         ; preds = %for.body18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %counts, i8 0, i64 2048, i1 false)
  %add.i = add nuw nsw i64 %shift.0135, 32
  %spec.select.i = select i1 %cmp1.i, i64 %add.i, i64 %shift.0135
  switch i64 %4, label %for.cond32.preheader.i106 [
    i64 0, label %for.cond5.preheader.i
    i64 3, label %for.cond18.preheader.i
  ]

for.cond18.preheader.i:                           ; preds = %if.end23
  br i1 %cmp3373.i, label %for.body21.i, label %for.body29.preheader

for.cond5.preheader.i:                            ; preds = %if.end23
  br i1 %cmp3373.i, label %for.body8.lr.ph.i, label %for.body29.preheader

for.body8.lr.ph.i:                                ; preds = %for.cond5.preheader.i
  %sh_prom.i = trunc i64 %shift.0135 to i32
  br label %for.body8.i

for.cond32.preheader.i106:                        ; preds = %if.end23
  br i1 %cmp3373.i, label %for.body35.i, label %for.body29.preheader

for.body29.preheader:                             ; preds = %for.body21.i, %for.body8.i, %for.body35.i, %for.cond18.preheader.i, %for.cond5.preheader.i, %for.cond32.preheader.i106
  br label %for.body29

for.body8.i:                                      ; preds = %for.body8.i, %for.body8.lr.ph.i
  %k4.072.i = phi i64 [ 0, %for.body8.lr.ph.i ], [ %inc13.i, %for.body8.i ]
  %arrayidx9.i = getelementptr inbounds i32, ptr %from.0133, i64 %k4.072.i
  %21 = load i32, ptr %arrayidx9.i, align 4
  %shr.i = lshr i32 %21, %sh_prom.i
  %and.i = and i32 %shr.i, 255
  %idxprom.i = zext nneg i32 %and.i to i64
  %arrayidx10.i105 = getelementptr inbounds i64, ptr %counts, i64 %idxprom.i
  %22 = load i64, ptr %arrayidx10.i105, align 8
  %inc11.i = add nsw i64 %22, 1
  store i64 %inc11.i, ptr %arrayidx10.i105, align 8
  %inc13.i = add nuw nsw i64 %k4.072.i, 1
  %exitcond77.not.i = icmp eq i64 %inc13.i, %2
  br i1 %exitcond77.not.i, label %for.body29.preheader, label %for.body8.i, !llvm.loop !8

for.body21.i:                                     ; preds = %for.cond18.preheader.i, %for.body21.i
  %k17.070.i = phi i64 [ %inc28.i103, %for.body21.i ], [ 0, %for.cond18.preheader.i ]
  %arrayidx22.i = getelementptr inbounds %struct.pair, ptr %from.0133, i64 %k17.070.i
  %23 = load i64, ptr %arrayidx22.i, align 8
  %shr23.i = lshr i64 %23, %spec.select.i
  %and24.i = and i64 %shr23.i, 255
  %arrayidx25.i = getelementptr inbounds i64, ptr %counts, i64 %and24.i
  %24 = load i64, ptr %arrayidx25.i, align 8
  %inc26.i = add nsw i64 %24, 1
  store i64 %inc26.i, ptr %arrayidx25.i, align 8
  %inc28.i103 = add nuw nsw i64 %k17.070.i, 1
  %exitcond.not.i104 = icmp eq i64 %inc28.i103, %2
  br i1 %exitcond.not.i104, label %for.body29.preheader, label %for.body21.i, !llvm.loop !9

for.body35.i:                                     ; preds = %for.cond32.preheader.i106, %for.body35.i
  %k31.074.i = phi i64 [ %inc42.i, %for.body35.i ], [ 0, %for.cond32.preheader.i106 ]
  %arrayidx36.i = getelementptr inbounds i64, ptr %from.0133, i64 %k31.074.i
  %25 = load i64, ptr %arrayidx36.i, align 8
  %shr37.i = lshr i64 %25, %spec.select.i
  %and38.i = and i64 %shr37.i, 255
  %arrayidx39.i = getelementptr inbounds i64, ptr %counts, i64 %and38.i
  %26 = load i64, ptr %arrayidx39.i, align 8
  %inc40.i107 = add nsw i64 %26, 1
  store i64 %inc40.i107, ptr %arrayidx39.i, align 8
  %inc42.i = add nuw nsw i64 %k31.074.i, 1
  %exitcond78.not.i = icmp eq i64 %inc42.i, %2
  br i1 %exitcond78.not.i, label %for.body29.preheader, label %for.body35.i, !llvm.loop !10

for.cond.cleanup28:                               ; preds = %for.body29
  switch i64 %4, label %for.cond26.preheader.i [
    i64 0, label %for.cond.preheader.i111
    i64 3, label %for.cond10.preheader.i
  ]

for.cond10.preheader.i:                           ; preds = %for.cond.cleanup28
  br i1 %cmp3373.i, label %for.body13.i, label %for.inc34

for.cond.preheader.i111:                          ; preds = %for.cond.cleanup28
  br i1 %cmp3373.i, label %for.body.lr.ph.i, label %for.inc34

for.body.lr.ph.i:                                 ; preds = %for.cond.preheader.i111
  %sh_prom.i112 = trunc i64 %shift.0135 to i32
  br label %for.body.i113

for.cond26.preheader.i:                           ; preds = %for.cond.cleanup28
  br i1 %cmp3373.i, label %for.body29.i, label %for.inc34

for.body.i113:                                    ; preds = %for.body.i113, %for.body.lr.ph.i
  %k.070.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc6.i, %for.body.i113 ]
  %arrayidx.i114 = getelementptr inbounds i32, ptr %from.0133, i64 %k.070.i
  %27 = load i32, ptr %arrayidx.i114, align 4
  %shr.i115 = lshr i32 %27, %sh_prom.i112
  %and.i116 = and i32 %shr.i115, 255
  %idxprom.i117 = zext nneg i32 %and.i116 to i64
  %arrayidx4.i = getelementptr inbounds i64, ptr %counts, i64 %idxprom.i117
  %28 = load i64, ptr %arrayidx4.i, align 8
  %inc.i118 = add nsw i64 %28, 1
  store i64 %inc.i118, ptr %arrayidx4.i, align 8
  %arrayidx5.i = getelementptr inbounds i32, ptr %to.0134, i64 %28
  store i32 %27, ptr %arrayidx5.i, align 4
  %inc6.i = add nuw nsw i64 %k.070.i, 1
  %exitcond75.not.i = icmp eq i64 %inc6.i, %2
  br i1 %exitcond75.not.i, label %for.inc34, label %for.body.i113, !llvm.loop !11

for.body13.i:                                     ; preds = %for.cond10.preheader.i, %for.body13.i
  %k9.068.i = phi i64 [ %inc22.i, %for.body13.i ], [ 0, %for.cond10.preheader.i ]
  %arrayidx15.i = getelementptr inbounds %struct.pair, ptr %from.0133, i64 %k9.068.i
  %one14.sroa.0.0.copyload.i = load i64, ptr %arrayidx15.i, align 8
  %one14.sroa.5.0.arrayidx15.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx15.i, i64 8
  %one14.sroa.5.0.copyload.i = load i64, ptr %one14.sroa.5.0.arrayidx15.sroa_idx.i, align 8
  %shr16.i = lshr i64 %one14.sroa.0.0.copyload.i, %spec.select.i
  %and17.i = and i64 %shr16.i, 255
  %arrayidx18.i = getelementptr inbounds i64, ptr %counts, i64 %and17.i
  %29 = load i64, ptr %arrayidx18.i, align 8
  %inc19.i = add nsw i64 %29, 1
  store i64 %inc19.i, ptr %arrayidx18.i, align 8
  %arrayidx20.i = getelementptr inbounds %struct.pair, ptr %to.0134, i64 %29
  store i64 %one14.sroa.0.0.copyload.i, ptr %arrayidx20.i, align 8
  %one14.sroa.5.0.arrayidx20.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx20.i, i64 8
  store i64 %one14.sroa.5.0.copyload.i, ptr %one14.sroa.5.0.arrayidx20.sroa_idx.i, align 8
  %inc22.i = add nuw nsw i64 %k9.068.i, 1
  %exitcond.not.i110 = icmp eq i64 %inc22.i, %2
  br i1 %exitcond.not.i110, label %for.inc34, label %for.body13.i, !llvm.loop !12

for.body29.i:                                     ; preds = %for.cond26.preheader.i, %for.body29.i
  %k25.072.i = phi i64 [ %inc38.i, %for.body29.i ], [ 0, %for.cond26.preheader.i ]
  %arrayidx31.i = getelementptr inbounds i64, ptr %from.0133, i64 %k25.072.i
  %30 = load i64, ptr %arrayidx31.i, align 8
  %shr32.i = lshr i64 %30, %spec.select.i
  %and33.i = and i64 %shr32.i, 255
  %arrayidx34.i = getelementptr inbounds i64, ptr %counts, i64 %and33.i
  %31 = load i64, ptr %arrayidx34.i, align 8
  %inc35.i = add nsw i64 %31, 1
  store i64 %inc35.i, ptr %arrayidx34.i, align 8
  %arrayidx36.i119 = getelementptr inbounds i64, ptr %to.0134, i64 %31
  store i64 %30, ptr %arrayidx36.i119, align 8
  %inc38.i = add nuw nsw i64 %k25.072.i, 1
  %exitcond76.not.i = icmp eq i64 %inc38.i, %2
  br i1 %exitcond76.not.i, label %for.inc34, label %for.body29.i, !llvm.loop !13

for.body29:                                       ; preds = %for.body29.preheader, %for.body29
  %k.0132 = phi i64 [ %inc, %for.body29 ], [ 0, %for.body29.preheader ]
  %before.0131 = phi i64 [ %add32, %for.body29 ], [ 0, %for.body29.preheader ]
  %arrayidx30 = getelementptr inbounds [256 x i64], ptr %counts, i64 0, i64 %k.0132
  %32 = load i64, ptr %arrayidx30, align 8
  store i64 %before.0131, ptr %arrayidx30, align 8
  %add32 = add nsw i64 %32, %before.0131
  %inc = add nuw nsw i64 %k.0132, 1
  %exitcond.not = icmp eq i64 %inc, 256
  br i1 %exitcond.not, label %for.cond.cleanup28, label %for.body29, !llvm.loop !18

for.inc34:                                        ; preds = %for.body13.i, %for.body.i113, %for.body29.i, %for.cond26.preheader.i, %for.cond.preheader.i111, %for.cond10.preheader.i, %for.body18
  %from.1 = phi ptr [ %from.0133, %for.body18 ], [ %to.0134, %for.cond10.preheader.i ], [ %to.0134, %for.cond.preheader.i111 ], [ %to.0134, %for.cond26.preheader.i ], [ %to.0134, %for.body29.i ], [ %to.0134, %for.body.i113 ], [ %to.0134, %for.body13.i ]
  %to.1 = phi ptr [ %to.0134, %for.body18 ], [ %from.0133, %for.cond10.preheader.i ], [ %from.0133, %for.cond.preheader.i111 ], [ %from.0133, %for.cond26.preheader.i ], [ %from.0133, %for.body29.i ], [ %from.0133, %for.body.i113 ], [ %from.0133, %for.body13.i ]
  %add35 = add nuw nsw i64 %shift.0135, 8
  %cmp15 = icmp ult i64 %add35, %conv.i
  br i1 %cmp15, label %for.body18, label %for.cond.cleanup17, !llvm.loop !19

cleanup:                                          ; preds = %for.body23.i, %value_64.exit.i, %value_32.exit.i, %for.body36.i, %for.cond32.preheader.i, %for.cond.preheader.i, %for.cond6.preheader.i, %for.cond20.preheader.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %differing) #8
  %add.ptr41 = getelementptr inbounds i8, ptr %out.0137, i64 %mul40
  %add.ptr38 = getelementptr inbounds i8, ptr %source.0139, i64 %mul
  %inc43 = add nuw nsw i64 %line.0138, 1
  %exitcond148.not = icmp eq i64 %inc43, %1
  br i1 %exitcond148.not, label %cleanup44, label %for.body, !llvm.loop !20

cleanup44:                                        ; preds = %cleanup, %entry, %cleanup.thread
  %spec.select = phi i64 [ %add12, %cleanup.thread ], [ 0, %entry ], [ 0, %cleanup ]
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %counts) #8
  ret i64 %spec.select
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

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
  br i1 %exitcond.not.i, label %for.cond12.preheader.i, label %for.body6.i, !llvm.loop !21

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
  br i1 %cmp13.i, label %for.body15.i, label %for.cond68.preheader.i, !llvm.loop !22

for.cond.cleanup71.i:                             ; preds = %for.body72.i, %for.cond68.preheader.i
  %add80.i = add nuw nsw i64 %k.0146.i, 8
  %cmp.i = icmp slt i64 %add80.i, %8
  %indvars.iv.next.i = add i64 %indvars.iv.i, -8
  br i1 %cmp.i, label %for.body.i, label %if.end25, !llvm.loop !23

for.body72.i:                                     ; preds = %for.body72.i, %for.body72.lr.ph.i
  %j67.0143.i = phi i64 [ 0, %for.body72.lr.ph.i ], [ %inc77.i, %for.body72.i ]
  %vecext73.i = extractelement <8 x i64> %base.0.lcssa.i, i64 %j67.0143.i
  %arrayidx75.i = getelementptr inbounds i64, ptr %11, i64 %j67.0143.i
  store i64 %vecext73.i, ptr %arrayidx75.i, align 8
  %inc77.i = add nuw nsw i64 %j67.0143.i, 1
  %exitcond147.not.i = icmp eq i64 %inc77.i, %smax.i
  br i1 %exitcond147.not.i, label %for.cond.cleanup71.i, label %for.body72.i, !llvm.loop !24

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
  br i1 %exitcond.not.i66, label %for.cond12.preheader.i67, label %for.body6.i59, !llvm.loop !25

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
  br i1 %cmp13.i110, label %for.body15.i74, label %for.cond68.preheader.i68, !llvm.loop !26

for.cond.cleanup70.i:                             ; preds = %for.body71.i, %for.cond68.preheader.i68
  %add79.i = add nuw nsw i64 %k.0145.i, 8
  %cmp.i70 = icmp slt i64 %add79.i, %8
  %indvars.iv.next.i71 = add i64 %indvars.iv.i55, -8
  br i1 %cmp.i70, label %for.body.i54, label %if.end25, !llvm.loop !27

for.body71.i:                                     ; preds = %for.body71.i, %for.body71.lr.ph.i
  %j67.0142.i = phi i64 [ 0, %for.body71.lr.ph.i ], [ %inc76.i, %for.body71.i ]
  %vecext72.i = extractelement <8 x i64> %base.0.lcssa.i69, i64 %j67.0142.i
  %arrayidx74.i = getelementptr inbounds i64, ptr %31, i64 %j67.0142.i
  store i64 %vecext72.i, ptr %arrayidx74.i, align 8
  %inc76.i = add nuw nsw i64 %j67.0142.i, 1
  %exitcond146.not.i = icmp eq i64 %inc76.i, %smax.i57
  br i1 %exitcond146.not.i, label %for.cond.cleanup70.i, label %for.body71.i, !llvm.loop !28

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
  br i1 %exitcond.not.i127, label %for.cond12.preheader.i128, label %for.body6.i120, !llvm.loop !29

for.cond68.preheader.i129:                        ; preds = %for.body15.i140, %for.cond12.preheader.i128
  %base.0.lcssa.i130 = phi <8 x i64> [ zeroinitializer, %for.cond12.preheader.i128 ], [ %add63.i174, %for.body15.i140 ]
  %cmp69139.i = icmp sgt i64 %sub.i119, 0
  br i1 %cmp69139.i, label %for.body72.lr.ph.i135, label %for.cond.cleanup71.i131

for.body72.lr.ph.i135:                            ; preds = %for.cond68.preheader.i129
  %51 = getelementptr inbounds i64, ptr %5, i64 %k.0143.i
  br label %for.body72.i136

for.body15.i140:                                  ; preds = %for.cond12.preheader.i128, %for.body15.i140
  %base.0138.i = phi <8 x i64> [ %add63.i174, %for.body15.i140 ], [ zeroinitializer, %for.cond12.preheader.i128 ]
  %rest.0137.i = phi i64 [ %sub65.i175, %for.body15.i140 ], [ %7, %for.cond12.preheader.i128 ]
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
  %cmp48.i167 = icmp sle <8 x i32> %vecinit46.i166, %vecins.i125
  %cmp52.i168 = icmp slt <8 x i32> %vecinit46.i166, %vecins.i125
  %cond60.in.i169 = select i1 %tobool.not.i114, <8 x i1> %cmp52.i168, <8 x i1> %cmp48.i167
  %add61.i170 = add nuw nsw i64 %div133.i142, 1
  %splat.splatinsert.i171 = insertelement <8 x i64> poison, i64 %add61.i170, i64 0
  %splat.splat.i172 = shufflevector <8 x i64> %splat.splatinsert.i171, <8 x i64> poison, <8 x i32> zeroinitializer
  %and62.i173 = select <8 x i1> %cond60.in.i169, <8 x i64> %splat.splat.i172, <8 x i64> zeroinitializer
  %add63.i174 = add <8 x i64> %and62.i173, %base.0138.i
  %sub65.i175 = sub nsw i64 %rest.0137.i, %add61.i170
  %cmp13.i176 = icmp sgt i64 %sub65.i175, 0
  br i1 %cmp13.i176, label %for.body15.i140, label %for.cond68.preheader.i129, !llvm.loop !30

for.cond.cleanup71.i131:                          ; preds = %for.body72.i136, %for.cond68.preheader.i129
  %add80.i132 = add nuw nsw i64 %k.0143.i, 8
  %cmp.i133 = icmp slt i64 %add80.i132, %8
  %indvars.iv.next.i134 = add i64 %indvars.iv.i116, -8
  br i1 %cmp.i133, label %for.body.i115, label %if.end25, !llvm.loop !31

for.body72.i136:                                  ; preds = %for.body72.i136, %for.body72.lr.ph.i135
  %j67.0140.i = phi i64 [ 0, %for.body72.lr.ph.i135 ], [ %inc77.i139, %for.body72.i136 ]
  %vecext73.i137 = extractelement <8 x i64> %base.0.lcssa.i130, i64 %j67.0140.i
  %arrayidx75.i138 = getelementptr inbounds i64, ptr %51, i64 %j67.0140.i
  store i64 %vecext73.i137, ptr %arrayidx75.i138, align 8
  %inc77.i139 = add nuw nsw i64 %j67.0140.i, 1
  %exitcond144.not.i = icmp eq i64 %inc77.i139, %smax.i118
  br i1 %exitcond144.not.i, label %for.cond.cleanup71.i131, label %for.body72.i136, !llvm.loop !32

if.else20:                                        ; preds = %entry
  br i1 %cmp140.i, label %for.body.lr.ph.i177, label %if.end25

for.body.lr.ph.i177:                              ; preds = %if.else20
  %arrayidx23 = getelementptr inbounds i8, ptr %a, i64 40
  %68 = load i64, ptr %arrayidx23, align 8
  %cmp13135.i = icmp sgt i64 %7, 0
  %tobool.not.i178 = icmp eq i64 %68, 0
  br label %for.body.i179

for.body.i179:                                    ; preds = %for.cond.cleanup70.i195, %for.body.lr.ph.i177
  %indvars.iv.i180 = phi i64 [ %8, %for.body.lr.ph.i177 ], [ %indvars.iv.next.i198, %for.cond.cleanup70.i195 ]
  %k.0142.i = phi i64 [ 0, %for.body.lr.ph.i177 ], [ %add79.i196, %for.cond.cleanup70.i195 ]
  %wanted.0141.i = phi <8 x i64> [ undef, %for.body.lr.ph.i177 ], [ %vecins.i189, %for.cond.cleanup70.i195 ]
  %smin.i181 = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i180, i64 8)
  %sub.i183 = sub nsw i64 %8, %k.0142.i
  br label %for.body6.i184

for.cond12.preheader.i192:                        ; preds = %for.body6.i184
  %smax.i182 = tail call i64 @llvm.smax.i64(i64 %smin.i181, i64 1)
  br i1 %cmp13135.i, label %for.body15.i204, label %for.cond68.preheader.i193

for.body6.i184:                                   ; preds = %for.body6.i184, %for.body.i179
  %j.0134.i = phi i64 [ 0, %for.body.i179 ], [ %inc.i190, %for.body6.i184 ]
  %wanted.1133.i = phi <8 x i64> [ %wanted.0141.i, %for.body.i179 ], [ %vecins.i189, %for.body6.i184 ]
  %cmp7.i185 = icmp sgt i64 %sub.i183, %j.0134.i
  %cond11.i186 = select i1 %cmp7.i185, i64 %j.0134.i, i64 0
  %add.i187 = or disjoint i64 %cond11.i186, %k.0142.i
  %arrayidx.i188 = getelementptr inbounds i64, ptr %3, i64 %add.i187
  %69 = load i64, ptr %arrayidx.i188, align 8
  %vecins.i189 = insertelement <8 x i64> %wanted.1133.i, i64 %69, i64 %j.0134.i
  %inc.i190 = add nuw nsw i64 %j.0134.i, 1
  %exitcond.not.i191 = icmp eq i64 %inc.i190, 8
  br i1 %exitcond.not.i191, label %for.cond12.preheader.i192, label %for.body6.i184, !llvm.loop !33

for.cond68.preheader.i193:                        ; preds = %for.body15.i204, %for.cond12.preheader.i192
  %base.0.lcssa.i194 = phi <8 x i64> [ zeroinitializer, %for.cond12.preheader.i192 ], [ %add63.i238, %for.body15.i204 ]
  %cmp69138.i = icmp sgt i64 %sub.i183, 0
  br i1 %cmp69138.i, label %for.body71.lr.ph.i199, label %for.cond.cleanup70.i195

for.body71.lr.ph.i199:                            ; preds = %for.cond68.preheader.i193
  %70 = getelementptr inbounds i64, ptr %5, i64 %k.0142.i
  br label %for.body71.i200

for.body15.i204:                                  ; preds = %for.cond12.preheader.i192, %for.body15.i204
  %base.0137.i = phi <8 x i64> [ %add63.i238, %for.body15.i204 ], [ zeroinitializer, %for.cond12.preheader.i192 ]
  %rest.0136.i = phi i64 [ %sub65.i239, %for.body15.i204 ], [ %7, %for.cond12.preheader.i192 ]
  %sub16.i205 = add nsw i64 %rest.0136.i, -1
  %div132.i206 = lshr i64 %sub16.i205, 1
  %vecext.i207 = extractelement <8 x i64> %base.0137.i, i64 0
  %71 = getelementptr i64, ptr %1, i64 %vecext.i207
  %arrayidx18.i208 = getelementptr i64, ptr %71, i64 %div132.i206
  %72 = load i64, ptr %arrayidx18.i208, align 8
  %vecinit.i209 = insertelement <8 x i64> poison, i64 %72, i64 0
  %vecext19.i210 = extractelement <8 x i64> %base.0137.i, i64 1
  %73 = getelementptr i64, ptr %1, i64 %vecext19.i210
  %arrayidx21.i211 = getelementptr i64, ptr %73, i64 %div132.i206
  %74 = load i64, ptr %arrayidx21.i211, align 8
  %vecinit22.i212 = insertelement <8 x i64> %vecinit.i209, i64 %74, i64 1
  %vecext23.i213 = extractelement <8 x i64> %base.0137.i, i64 2
  %75 = getelementptr i64, ptr %1, i64 %vecext23.i213
  %arrayidx25.i214 = getelementptr i64, ptr %75, i64 %div132.i206
  %76 = load i64, ptr %arrayidx25.i214, align 8
  %vecinit26.i215 = insertelement <8 x i64> %vecinit22.i212, i64 %76, i64 2
  %vecext27.i216 = extractelement <8 x i64> %base.0137.i, i64 3
  %77 = getelementptr i64, ptr %1, i64 %vecext27.i216
  %arrayidx29.i217 = getelementptr i64, ptr %77, i64 %div132.i206
  %78 = load i64, ptr %arrayidx29.i217, align 8
  %vecinit30.i218 = insertelement <8 x i64> %vecinit26.i215, i64 %78, i64 3
  %vecext31.i219 = extractelement <8 x i64> %base.0137.i, i64 4
  %79 = getelementptr i64, ptr %1, i64 %vecext31.i219
  %arrayidx33.i220 = getelementptr i64, ptr %79, i64 %div132.i206
  %80 = load i64, ptr %arrayidx33.i220, align 8
  %vecinit34.i221 = insertelement <8 x i64> %vecinit30.i218, i64 %80, i64 4
  %vecext35.i222 = extractelement <8 x i64> %base.0137.i, i64 5
  %81 = getelementptr i64, ptr %1, i64 %vecext35.i222
  %arrayidx37.i223 = getelementptr i64, ptr %81, i64 %div132.i206
  %82 = load i64, ptr %arrayidx37.i223, align 8
  %vecinit38.i224 = insertelement <8 x i64> %vecinit34.i221, i64 %82, i64 5
  %vecext39.i225 = extractelement <8 x i64> %base.0137.i, i64 6
  %83 = getelementptr i64, ptr %1, i64 %vecext39.i225
  %arrayidx41.i226 = getelementptr i64, ptr %83, i64 %div132.i206
  %84 = load i64, ptr %arrayidx41.i226, align 8
  %vecinit42.i227 = insertelement <8 x i64> %vecinit38.i224, i64 %84, i64 6
  %vecext43.i228 = extractelement <8 x i64> %base.0137.i, i64 7
  %85 = getelementptr i64, ptr %1, i64 %vecext43.i228
  %arrayidx45.i229 = getelementptr i64, ptr %85, i64 %div132.i206
  %86 = load i64, ptr %arrayidx45.i229, align 8
  %vecinit46.i230 = insertelement <8 x i64> %vecinit42.i227, i64 %86, i64 7
  %cmp48.i231 = icmp sle <8 x i64> %vecinit46.i230, %vecins.i189
  %cmp52.i232 = icmp slt <8 x i64> %vecinit46.i230, %vecins.i189
  %cond60.in.i233 = select i1 %tobool.not.i178, <8 x i1> %cmp52.i232, <8 x i1> %cmp48.i231
  %add61.i234 = add nuw nsw i64 %div132.i206, 1
  %splat.splatinsert.i235 = insertelement <8 x i64> poison, i64 %add61.i234, i64 0
  %splat.splat.i236 = shufflevector <8 x i64> %splat.splatinsert.i235, <8 x i64> poison, <8 x i32> zeroinitializer
  %and62.i237 = select <8 x i1> %cond60.in.i233, <8 x i64> %splat.splat.i236, <8 x i64> zeroinitializer
  %add63.i238 = add <8 x i64> %and62.i237, %base.0137.i
  %sub65.i239 = sub nsw i64 %rest.0136.i, %add61.i234
  %cmp13.i240 = icmp sgt i64 %sub65.i239, 0
  br i1 %cmp13.i240, label %for.body15.i204, label %for.cond68.preheader.i193, !llvm.loop !34

for.cond.cleanup70.i195:                          ; preds = %for.body71.i200, %for.cond68.preheader.i193
  %add79.i196 = add nuw nsw i64 %k.0142.i, 8
  %cmp.i197 = icmp slt i64 %add79.i196, %8
  %indvars.iv.next.i198 = add i64 %indvars.iv.i180, -8
  br i1 %cmp.i197, label %for.body.i179, label %if.end25, !llvm.loop !35

for.body71.i200:                                  ; preds = %for.body71.i200, %for.body71.lr.ph.i199
  %j67.0139.i = phi i64 [ 0, %for.body71.lr.ph.i199 ], [ %inc76.i203, %for.body71.i200 ]
  %vecext72.i201 = extractelement <8 x i64> %base.0.lcssa.i194, i64 %j67.0139.i
  %arrayidx74.i202 = getelementptr inbounds i64, ptr %70, i64 %j67.0139.i
  store i64 %vecext72.i201, ptr %arrayidx74.i202, align 8
  %inc76.i203 = add nuw nsw i64 %j67.0139.i, 1
  %exitcond143.not.i = icmp eq i64 %inc76.i203, %smax.i182
  br i1 %exitcond143.not.i, label %for.cond.cleanup70.i195, label %for.body71.i200, !llvm.loop !36

if.end25:                                         ; preds = %for.cond.cleanup71.i131, %for.cond.cleanup70.i, %for.cond.cleanup71.i, %for.cond.cleanup70.i195, %if.else20, %if.then16, %if.then9, %if.then
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @lazyasync_pick(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %2 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 32
  %3 = load i64, ptr %arrayidx3, align 8
  %cmp.not221 = icmp sgt i64 %1, 0
  br i1 %cmp.not221, label %for.body.lr.ph, label %cleanup112

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 56
  %4 = load i64, ptr %arrayidx6, align 8
  %5 = inttoptr i64 %4 to ptr
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 48
  %6 = load i64, ptr %arrayidx5, align 8
  %7 = inttoptr i64 %6 to ptr
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 40
  %8 = load i64, ptr %arrayidx4, align 8
  %9 = inttoptr i64 %8 to ptr
  %cmp53.not213 = icmp sgt i64 %3, 0
  %arrayidx107 = getelementptr inbounds i8, ptr %a, i64 24
  %mul = mul nsw i64 %3, %0
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %if.end106
  %cmp.not229 = phi i1 [ true, %for.body.lr.ph ], [ %cmp.not, %if.end106 ]
  %line.0228 = phi i64 [ 0, %for.body.lr.ph ], [ %inc111, %if.end106 ]
  %to.0226 = phi ptr [ %5, %for.body.lr.ph ], [ %add.ptr109, %if.end106 ]
  %indices.0224 = phi ptr [ %7, %for.body.lr.ph ], [ %add.ptr108, %if.end106 ]
  %from.0222 = phi ptr [ %9, %for.body.lr.ph ], [ %add.ptr, %if.end106 ]
  switch i64 %0, label %for.cond79.preheader [
    i64 1, label %for.cond8.preheader
    i64 2, label %for.cond23.preheader
    i64 4, label %for.cond52.preheader
  ]

for.cond52.preheader:                             ; preds = %for.body
  br i1 %cmp53.not213, label %for.body55, label %if.end106

for.cond23.preheader:                             ; preds = %for.body
  br i1 %cmp53.not213, label %for.body26, label %if.end106

for.cond8.preheader:                              ; preds = %for.body
  br i1 %cmp53.not213, label %for.body11, label %if.end106

for.cond79.preheader:                             ; preds = %for.body
  br i1 %cmp53.not213, label %for.body82, label %if.end106

for.body11:                                       ; preds = %for.cond8.preheader, %if.end
  %k.0218 = phi i64 [ %inc, %if.end ], [ 0, %for.cond8.preheader ]
  %arrayidx12 = getelementptr inbounds i64, ptr %indices.0224, i64 %k.0218
  %10 = load i64, ptr %arrayidx12, align 8
  %cmp13 = icmp slt i64 %10, 0
  %cond = select i1 %cmp13, i64 %2, i64 0
  %add = add nsw i64 %cond, %10
  %cmp14.not = icmp ult i64 %add, %2
  br i1 %cmp14.not, label %if.end, label %cleanup112

if.end:                                           ; preds = %for.body11
  %arrayidx16 = getelementptr inbounds i8, ptr %from.0222, i64 %add
  %11 = load i8, ptr %arrayidx16, align 1
  %arrayidx17 = getelementptr inbounds i8, ptr %to.0226, i64 %k.0218
  store i8 %11, ptr %arrayidx17, align 1
  %inc = add nuw nsw i64 %k.0218, 1
  %exitcond242.not = icmp eq i64 %inc, %3
  br i1 %exitcond242.not, label %if.end106, label %for.body11, !llvm.loop !37

for.body26:                                       ; preds = %for.cond23.preheader, %if.end37
  %k22.0216 = phi i64 [ %inc44, %if.end37 ], [ 0, %for.cond23.preheader ]
  %arrayidx28 = getelementptr inbounds i64, ptr %indices.0224, i64 %k22.0216
  %12 = load i64, ptr %arrayidx28, align 8
  %cmp29 = icmp slt i64 %12, 0
  %cond33 = select i1 %cmp29, i64 %2, i64 0
  %add34 = add nsw i64 %cond33, %12
  %cmp35.not = icmp ult i64 %add34, %2
  br i1 %cmp35.not, label %if.end37, label %cleanup112

if.end37:                                         ; preds = %for.body26
  %arrayidx38 = getelementptr inbounds i16, ptr %from.0222, i64 %add34
  %13 = load i16, ptr %arrayidx38, align 2
  %arrayidx39 = getelementptr inbounds i16, ptr %to.0226, i64 %k22.0216
  store i16 %13, ptr %arrayidx39, align 2
  %inc44 = add nuw nsw i64 %k22.0216, 1
  %exitcond241.not = icmp eq i64 %inc44, %3
  br i1 %exitcond241.not, label %if.end106, label %for.body26, !llvm.loop !38

for.body55:                                       ; preds = %for.cond52.preheader, %if.end66
  %k51.0214 = phi i64 [ %inc73, %if.end66 ], [ 0, %for.cond52.preheader ]
  %arrayidx57 = getelementptr inbounds i64, ptr %indices.0224, i64 %k51.0214
  %14 = load i64, ptr %arrayidx57, align 8
  %cmp58 = icmp slt i64 %14, 0
  %cond62 = select i1 %cmp58, i64 %2, i64 0
  %add63 = add nsw i64 %cond62, %14
  %cmp64.not = icmp ult i64 %add63, %2
  br i1 %cmp64.not, label %if.end66, label %cleanup112

if.end66:                                         ; preds = %for.body55
  %arrayidx67 = getelementptr inbounds i32, ptr %from.0222, i64 %add63
  %15 = load i32, ptr %arrayidx67, align 4
  %arrayidx68 = getelementptr inbounds i32, ptr %to.0226, i64 %k51.0214
  store i32 %15, ptr %arrayidx68, align 4
  %inc73 = add nuw nsw i64 %k51.0214, 1
  %exitcond.not = icmp eq i64 %inc73, %3
  br i1 %exitcond.not, label %if.end106, label %for.body55, !llvm.loop !39

for.body82:                                       ; preds = %for.cond79.preheader, %if.end93
  %k78.0220 = phi i64 [ %inc100, %if.end93 ], [ 0, %for.cond79.preheader ]
  %arrayidx84 = getelementptr inbounds i64, ptr %indices.0224, i64 %k78.0220
  %16 = load i64, ptr %arrayidx84, align 8
  %cmp85 = icmp slt i64 %16, 0
  %cond89 = select i1 %cmp85, i64 %2, i64 0
  %add90 = add nsw i64 %cond89, %16
  %cmp91.not = icmp ult i64 %add90, %2
  br i1 %cmp91.not, label %if.end93, label %cleanup112

if.end93:                                         ; preds = %for.body82
  %arrayidx94 = getelementptr inbounds i64, ptr %from.0222, i64 %add90
  %17 = load i64, ptr %arrayidx94, align 8
  %arrayidx95 = getelementptr inbounds i64, ptr %to.0226, i64 %k78.0220
  store i64 %17, ptr %arrayidx95, align 8
  %inc100 = add nuw nsw i64 %k78.0220, 1
  %exitcond243.not = icmp eq i64 %inc100, %3
  br i1 %exitcond243.not, label %if.end106, label %for.body82, !llvm.loop !40

if.end106:                                        ; preds = %if.end66, %if.end37, %if.end, %if.end93, %for.cond52.preheader, %for.cond23.preheader, %for.cond8.preheader, %for.cond79.preheader
  %18 = load i64, ptr %arrayidx107, align 8
  %add.ptr = getelementptr inbounds i8, ptr %from.0222, i64 %18
  %add.ptr108 = getelementptr inbounds i64, ptr %indices.0224, i64 %3
  %add.ptr109 = getelementptr inbounds i8, ptr %to.0226, i64 %mul
  %inc111 = add nuw nsw i64 %line.0228, 1
  %cmp.not = icmp slt i64 %inc111, %1
  %exitcond244.not = icmp eq i64 %inc111, %1
  br i1 %exitcond244.not, label %cleanup112, label %for.body, !llvm.loop !41

cleanup112:                                       ; preds = %if.end106, %for.body55, %for.body26, %for.body11, %for.body82, %entry
  %cmp.not212 = phi i1 [ false, %entry ], [ %cmp.not229, %for.body82 ], [ %cmp.not229, %for.body11 ], [ %cmp.not229, %for.body26 ], [ %cmp.not229, %for.body55 ], [ %cmp.not, %if.end106 ]
  %spec.select = zext i1 %cmp.not212 to i64
  ret i64 %spec.select
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define range(i64 0, 3) i64 @lazyasync_places(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 24
  %2 = load i64, ptr %arrayidx1, align 8
  %3 = inttoptr i64 %2 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %arrayidx3, align 8
  %cmp35 = icmp sgt i64 %4, 0
  br i1 %cmp35, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %6 = icmp eq i64 %or, 0
  %7 = icmp eq i64 %or11, 0
  %8 = select i1 %7, i64 0, i64 2
  %9 = select i1 %6, i64 %8, i64 1
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %wrong.0.lcssa = phi i64 [ 0, %entry ], [ %9, %for.cond.cleanup.loopexit ]
  ret i64 %wrong.0.lcssa

for.body:                                         ; preds = %entry, %for.body
  %last.039 = phi i64 [ %add, %for.body ], [ 0, %entry ]
  %k.038 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %falls.037 = phi i64 [ %or11, %for.body ], [ 0, %entry ]
  %wrong.036 = phi i64 [ %or, %for.body ], [ 0, %entry ]
  %arrayidx4 = getelementptr inbounds i64, ptr %1, i64 %k.038
  %10 = load i64, ptr %arrayidx4, align 8
  %cmp5 = icmp slt i64 %10, 0
  %cond = select i1 %cmp5, i64 %5, i64 0
  %add = add nsw i64 %cond, %10
  %cmp6 = icmp uge i64 %add, %5
  %conv7 = zext i1 %cmp6 to i64
  %or = or i64 %wrong.036, %conv7
  %cmp8 = icmp slt i64 %add, %last.039
  %conv10 = zext i1 %cmp8 to i64
  %or11 = or i64 %falls.037, %conv10
  %conv12 = trunc i64 %add to i32
  %arrayidx13 = getelementptr inbounds i32, ptr %3, i64 %k.038
  store i32 %conv12, ptr %arrayidx13, align 4
  %inc = add nuw nsw i64 %k.038, 1
  %exitcond.not = icmp eq i64 %inc, %4
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !42
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
  br i1 %exitcond.not, label %for.cond18.preheader, label %for.body10, !llvm.loop !43

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
  br i1 %exitcond98.not, label %for.cond.cleanup20, label %for.body21, !llvm.loop !44

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
  br i1 %exitcond99.not, label %for.cond44.preheader, label %for.body34, !llvm.loop !45

for.cond.cleanup47:                               ; preds = %for.body48.preheader, %for.cond44.preheader
  store i64 0, ptr %5, align 8
  br label %cleanup

cleanup:                                          ; preds = %for.cond.cleanup20, %for.cond.cleanup47
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind
define noundef i64 @lazyasync_sum_rows(ptr nocapture noundef readonly %a) local_unnamed_addr #3 {
entry:
  %sums.i87 = alloca [4 x <8 x i64>], align 8
  %sums.i47 = alloca [4 x <8 x double>], align 8
  %sums.i = alloca [4 x <8 x double>], align 8
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
  %cmp245.i88 = icmp slt i64 %9, %10
  switch i64 %8, label %if.else16 [
    i64 0, label %if.then
    i64 1, label %if.then11
  ]

if.then:                                          ; preds = %entry
  br i1 %cmp245.i88, label %for.body.lr.ph.i, label %if.end21

for.body.lr.ph.i:                                 ; preds = %if.then
  %tobool.not.i = icmp eq i64 %2, 0
  %cmp6.not232.i = icmp slt i64 %11, 32
  %invariant.gep.i = getelementptr i8, ptr %5, i64 16
  %tobool12.not.i = icmp eq i64 %4, 0
  br label %for.body.i

for.cond.loopexit.i:                              ; preds = %cond.end136.i, %for.cond104.preheader.i
  %exitcond261.not.i = icmp eq i64 %add.i, %10
  br i1 %exitcond261.not.i, label %if.end21, label %for.body.i, !llvm.loop !46

for.body.i:                                       ; preds = %for.cond.loopexit.i, %for.body.lr.ph.i
  %place.0255.i = phi i64 [ %9, %for.body.lr.ph.i ], [ %add.i, %for.cond.loopexit.i ]
  %mul.i = mul nsw i64 %place.0255.i, %11
  %add.ptr.i = getelementptr inbounds float, ptr %13, i64 %mul.i
  %add.ptr2.i = getelementptr inbounds float, ptr %3, i64 %mul.i
  %cond.i = select i1 %tobool.not.i, ptr null, ptr %add.ptr2.i
  %arrayidx.i = getelementptr inbounds i64, ptr %7, i64 %place.0255.i
  %14 = load i64, ptr %arrayidx.i, align 8
  %add.i = add nsw i64 %place.0255.i, 1
  %arrayidx3.i = getelementptr inbounds i64, ptr %7, i64 %add.i
  %15 = load i64, ptr %arrayidx3.i, align 8
  br i1 %cmp6.not232.i, label %for.cond67.preheader.i, label %for.body7.lr.ph.i

for.body7.lr.ph.i:                                ; preds = %for.body.i
  %cmp9229.i = icmp slt i64 %14, %15
  %tobool47.not.i = icmp eq ptr %cond.i, null
  br label %for.body7.i

for.cond67.preheader.i:                           ; preds = %for.cond.cleanup45.i, %for.body.i
  %column.0.lcssa.i = phi i64 [ 0, %for.body.i ], [ %add5234.i, %for.cond.cleanup45.i ]
  %add68241.i = or disjoint i64 %column.0.lcssa.i, 8
  %cmp69.not242.i = icmp sgt i64 %add68241.i, %11
  br i1 %cmp69.not242.i, label %for.cond104.preheader.i, label %for.cond73.preheader.lr.ph.i

for.cond73.preheader.lr.ph.i:                     ; preds = %for.cond67.preheader.i
  %cmp74237.i = icmp slt i64 %14, %15
  %tobool93.not.i = icmp eq ptr %cond.i, null
  br label %for.cond73.preheader.i

for.body7.i:                                      ; preds = %for.cond.cleanup45.i, %for.body7.lr.ph.i
  %add5234.i = phi i64 [ 32, %for.body7.lr.ph.i ], [ %add5.i, %for.cond.cleanup45.i ]
  %column.0233.i = phi i64 [ 0, %for.body7.lr.ph.i ], [ %add5234.i, %for.cond.cleanup45.i ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %sums.i) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %sums.i, i8 0, i64 256, i1 false)
  %invariant.gep225.i = getelementptr float, ptr %1, i64 %column.0233.i
  br i1 %cmp9229.i, label %for.body11.i, label %for.cond42.preheader.i

for.cond42.preheader.i:                           ; preds = %for.cond.cleanup31.i, %for.body7.i
  %add.ptr58.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %column.0233.i
  %add.ptr49.i = getelementptr inbounds float, ptr %cond.i, i64 %column.0233.i
  br label %for.body46.i

for.body11.i:                                     ; preds = %for.body7.i, %for.cond.cleanup31.i
  %k.0230.i = phi i64 [ %inc39.i, %for.cond.cleanup31.i ], [ %14, %for.body7.i ]
  br i1 %tobool12.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %for.body11.i
  %arrayidx14.i = getelementptr inbounds i32, ptr %5, i64 %k.0230.i
  %16 = load i32, ptr %arrayidx14.i, align 4
  %conv.i = sext i32 %16 to i64
  %gep.i = getelementptr i32, ptr %invariant.gep.i, i64 %k.0230.i
  %17 = load i32, ptr %gep.i, align 4
  %conv24.i = sext i32 %17 to i64
  %mul25.i = mul nsw i64 %11, %conv24.i
  %gep226.i = getelementptr float, ptr %invariant.gep225.i, i64 %mul25.i
  tail call void @llvm.prefetch.p0(ptr readonly %gep226.i, i32 0, i32 3, i32 1)
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body11.i
  %k.0.pn.i = phi i64 [ %conv.i, %if.then.i ], [ %k.0230.i, %for.body11.i ]
  %mul18220.pn.i = mul nsw i64 %k.0.pn.i, %11
  %gep228.i = getelementptr float, ptr %invariant.gep225.i, i64 %mul18220.pn.i
  br label %for.body32.i

for.cond.cleanup31.i:                             ; preds = %for.body32.i
  %inc39.i = add nsw i64 %k.0230.i, 1
  %exitcond256.not.i = icmp eq i64 %inc39.i, %15
  br i1 %exitcond256.not.i, label %for.cond42.preheader.i, label %for.body11.i, !llvm.loop !47

for.body32.i:                                     ; preds = %for.body32.i, %if.end.i
  %j.0224.i = phi i64 [ 0, %if.end.i ], [ %inc.i, %for.body32.i ]
  %add.ptr34.idx.i = shl nuw nsw i64 %j.0224.i, 5
  %add.ptr34.i = getelementptr inbounds i8, ptr %gep228.i, i64 %add.ptr34.idx.i
  %18 = load <8 x float>, ptr %add.ptr34.i, align 4
  %conv35.i = fpext <8 x float> %18 to <8 x double>
  %arrayidx36.i = getelementptr inbounds [4 x <8 x double>], ptr %sums.i, i64 0, i64 %j.0224.i
  %19 = load <8 x double>, ptr %arrayidx36.i, align 8
  %add37.i = fadd <8 x double> %19, %conv35.i
  store <8 x double> %add37.i, ptr %arrayidx36.i, align 8
  %inc.i = add nuw nsw i64 %j.0224.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, 4
  br i1 %exitcond.not.i, label %for.cond.cleanup31.i, label %for.body32.i, !llvm.loop !48

for.cond.cleanup45.i:                             ; preds = %if.end55.i
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %sums.i) #8
  %add5.i = add nuw nsw i64 %add5234.i, 32
  %cmp6.not.i = icmp sgt i64 %add5.i, %11
  br i1 %cmp6.not.i, label %for.cond67.preheader.i, label %for.body7.i, !llvm.loop !49

for.body46.i:                                     ; preds = %if.end55.i, %for.cond42.preheader.i
  %j41.0231.i = phi i64 [ 0, %for.cond42.preheader.i ], [ %inc62.i, %if.end55.i ]
  br i1 %tobool47.not.i, label %for.body46.if.end55_crit_edge.i, label %if.then48.i

for.body46.if.end55_crit_edge.i:                  ; preds = %for.body46.i
  %arrayidx56.phi.trans.insert.i = getelementptr inbounds [4 x <8 x double>], ptr %sums.i, i64 0, i64 %j41.0231.i
  %.pre.i = load <8 x double>, ptr %arrayidx56.phi.trans.insert.i, align 8
  %.pre262.i = shl nuw nsw i64 %j41.0231.i, 5
  br label %if.end55.i

if.then48.i:                                      ; preds = %for.body46.i
  %add.ptr51.idx.i = shl nuw nsw i64 %j41.0231.i, 5
  %add.ptr51.i = getelementptr inbounds i8, ptr %add.ptr49.i, i64 %add.ptr51.idx.i
  %20 = load <8 x float>, ptr %add.ptr51.i, align 4
  %conv52.i = fpext <8 x float> %20 to <8 x double>
  %arrayidx53.i = getelementptr inbounds [4 x <8 x double>], ptr %sums.i, i64 0, i64 %j41.0231.i
  %21 = load <8 x double>, ptr %arrayidx53.i, align 8
  %add54.i = fadd <8 x double> %21, %conv52.i
  store <8 x double> %add54.i, ptr %arrayidx53.i, align 8
  br label %if.end55.i

if.end55.i:                                       ; preds = %if.then48.i, %for.body46.if.end55_crit_edge.i
  %add.ptr60.idx.pre-phi.i = phi i64 [ %.pre262.i, %for.body46.if.end55_crit_edge.i ], [ %add.ptr51.idx.i, %if.then48.i ]
  %22 = phi <8 x double> [ %.pre.i, %for.body46.if.end55_crit_edge.i ], [ %add54.i, %if.then48.i ]
  %conv57.i = fptrunc <8 x double> %22 to <8 x float>
  %add.ptr60.i = getelementptr inbounds i8, ptr %add.ptr58.i, i64 %add.ptr60.idx.pre-phi.i
  store <8 x float> %conv57.i, ptr %add.ptr60.i, align 4
  %inc62.i = add nuw nsw i64 %j41.0231.i, 1
  %exitcond257.not.i = icmp eq i64 %inc62.i, 4
  br i1 %exitcond257.not.i, label %for.cond.cleanup45.i, label %for.body46.i, !llvm.loop !50

for.cond104.preheader.i:                          ; preds = %if.end98.i, %for.cond67.preheader.i
  %column.1.lcssa.i = phi i64 [ %column.0.lcssa.i, %for.cond67.preheader.i ], [ %add68244.i, %if.end98.i ]
  %cmp105252.i = icmp slt i64 %column.1.lcssa.i, %11
  br i1 %cmp105252.i, label %for.cond110.preheader.lr.ph.i, label %for.cond.loopexit.i

for.cond110.preheader.lr.ph.i:                    ; preds = %for.cond104.preheader.i
  %cmp111248.i = icmp slt i64 %14, %15
  %tobool130.not.i = icmp eq ptr %cond.i, null
  br label %for.cond110.preheader.i

for.cond73.preheader.i:                           ; preds = %if.end98.i, %for.cond73.preheader.lr.ph.i
  %add68244.i = phi i64 [ %add68241.i, %for.cond73.preheader.lr.ph.i ], [ %add68.i, %if.end98.i ]
  %column.1243.i = phi i64 [ %column.0.lcssa.i, %for.cond73.preheader.lr.ph.i ], [ %add68244.i, %if.end98.i ]
  %invariant.gep235.i = getelementptr float, ptr %1, i64 %column.1243.i
  br i1 %cmp74237.i, label %for.body77.i, label %for.cond.cleanup76.i

for.cond.cleanup76.i:                             ; preds = %cond.end83.i, %for.cond73.preheader.i
  %sum.0.lcssa.i = phi <8 x double> [ zeroinitializer, %for.cond73.preheader.i ], [ %add89.i, %cond.end83.i ]
  br i1 %tobool93.not.i, label %if.end98.i, label %if.then94.i

for.body77.i:                                     ; preds = %for.cond73.preheader.i, %cond.end83.i
  %k72.0239.i = phi i64 [ %inc91.i, %cond.end83.i ], [ %14, %for.cond73.preheader.i ]
  %sum.0238.i = phi <8 x double> [ %add89.i, %cond.end83.i ], [ zeroinitializer, %for.cond73.preheader.i ]
  br i1 %tobool12.not.i, label %cond.end83.i, label %cond.true79.i

cond.true79.i:                                    ; preds = %for.body77.i
  %arrayidx80.i = getelementptr inbounds i32, ptr %5, i64 %k72.0239.i
  %23 = load i32, ptr %arrayidx80.i, align 4
  %conv81.i = sext i32 %23 to i64
  br label %cond.end83.i

cond.end83.i:                                     ; preds = %cond.true79.i, %for.body77.i
  %cond84.i = phi i64 [ %conv81.i, %cond.true79.i ], [ %k72.0239.i, %for.body77.i ]
  %mul85.i = mul nsw i64 %cond84.i, %11
  %gep236.i = getelementptr float, ptr %invariant.gep235.i, i64 %mul85.i
  %24 = load <8 x float>, ptr %gep236.i, align 4
  %conv88.i = fpext <8 x float> %24 to <8 x double>
  %add89.i = fadd <8 x double> %sum.0238.i, %conv88.i
  %inc91.i = add nsw i64 %k72.0239.i, 1
  %exitcond258.not.i = icmp eq i64 %inc91.i, %15
  br i1 %exitcond258.not.i, label %for.cond.cleanup76.i, label %for.body77.i, !llvm.loop !51

if.then94.i:                                      ; preds = %for.cond.cleanup76.i
  %add.ptr95.i = getelementptr inbounds float, ptr %cond.i, i64 %column.1243.i
  %25 = load <8 x float>, ptr %add.ptr95.i, align 4
  %conv96.i = fpext <8 x float> %25 to <8 x double>
  %add97.i = fadd <8 x double> %sum.0.lcssa.i, %conv96.i
  br label %if.end98.i

if.end98.i:                                       ; preds = %if.then94.i, %for.cond.cleanup76.i
  %sum.1.i = phi <8 x double> [ %add97.i, %if.then94.i ], [ %sum.0.lcssa.i, %for.cond.cleanup76.i ]
  %conv99.i = fptrunc <8 x double> %sum.1.i to <8 x float>
  %add.ptr100.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %column.1243.i
  store <8 x float> %conv99.i, ptr %add.ptr100.i, align 4
  %add68.i = add nuw nsw i64 %add68244.i, 8
  %cmp69.not.i = icmp sgt i64 %add68.i, %11
  br i1 %cmp69.not.i, label %for.cond104.preheader.i, label %for.cond73.preheader.i, !llvm.loop !52

for.cond110.preheader.i:                          ; preds = %cond.end136.i, %for.cond110.preheader.lr.ph.i
  %column.2253.i = phi i64 [ %column.1.lcssa.i, %for.cond110.preheader.lr.ph.i ], [ %inc141.i, %cond.end136.i ]
  %invariant.gep246.i = getelementptr float, ptr %1, i64 %column.2253.i
  br i1 %cmp111248.i, label %for.body114.i, label %for.cond.cleanup113.i

for.cond.cleanup113.i:                            ; preds = %cond.end120.i, %for.cond110.preheader.i
  %sum108.0.lcssa.i = phi double [ 0.000000e+00, %for.cond110.preheader.i ], [ %add126.i, %cond.end120.i ]
  br i1 %tobool130.not.i, label %cond.end136.i, label %cond.true131.i

for.body114.i:                                    ; preds = %for.cond110.preheader.i, %cond.end120.i
  %k109.0250.i = phi i64 [ %inc128.i, %cond.end120.i ], [ %14, %for.cond110.preheader.i ]
  %sum108.0249.i = phi double [ %add126.i, %cond.end120.i ], [ 0.000000e+00, %for.cond110.preheader.i ]
  br i1 %tobool12.not.i, label %cond.end120.i, label %cond.true116.i

cond.true116.i:                                   ; preds = %for.body114.i
  %arrayidx117.i = getelementptr inbounds i32, ptr %5, i64 %k109.0250.i
  %26 = load i32, ptr %arrayidx117.i, align 4
  %conv118.i = sext i32 %26 to i64
  br label %cond.end120.i

cond.end120.i:                                    ; preds = %cond.true116.i, %for.body114.i
  %cond121.i = phi i64 [ %conv118.i, %cond.true116.i ], [ %k109.0250.i, %for.body114.i ]
  %mul122.i = mul nsw i64 %cond121.i, %11
  %gep247.i = getelementptr float, ptr %invariant.gep246.i, i64 %mul122.i
  %27 = load float, ptr %gep247.i, align 4
  %conv125.i = fpext float %27 to double
  %add126.i = fadd double %sum108.0249.i, %conv125.i
  %inc128.i = add nsw i64 %k109.0250.i, 1
  %exitcond259.not.i = icmp eq i64 %inc128.i, %15
  br i1 %exitcond259.not.i, label %for.cond.cleanup113.i, label %for.body114.i, !llvm.loop !53

cond.true131.i:                                   ; preds = %for.cond.cleanup113.i
  %arrayidx132.i = getelementptr inbounds float, ptr %cond.i, i64 %column.2253.i
  %28 = load float, ptr %arrayidx132.i, align 4
  %conv133.i = fpext float %28 to double
  %add134.i = fadd double %sum108.0.lcssa.i, %conv133.i
  br label %cond.end136.i

cond.end136.i:                                    ; preds = %cond.true131.i, %for.cond.cleanup113.i
  %cond137.i = phi double [ %add134.i, %cond.true131.i ], [ %sum108.0.lcssa.i, %for.cond.cleanup113.i ]
  %conv138.i = fptrunc double %cond137.i to float
  %arrayidx139.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %column.2253.i
  store float %conv138.i, ptr %arrayidx139.i, align 4
  %inc141.i = add nuw nsw i64 %column.2253.i, 1
  %exitcond260.not.i = icmp eq i64 %inc141.i, %11
  br i1 %exitcond260.not.i, label %for.cond.loopexit.i, label %for.cond110.preheader.i, !llvm.loop !54

if.then11:                                        ; preds = %entry
  br i1 %cmp245.i88, label %for.body.lr.ph.i48, label %if.end21

for.body.lr.ph.i48:                               ; preds = %if.then11
  %tobool.not.i49 = icmp eq i64 %2, 0
  %cmp6.not223.i = icmp slt i64 %11, 32
  %invariant.gep.i50 = getelementptr i8, ptr %5, i64 16
  %tobool12.not.i51 = icmp eq i64 %4, 0
  br label %for.body.i52

for.cond.loopexit.i68:                            ; preds = %cond.end128.i, %for.cond98.preheader.i
  %exitcond254.not.i = icmp eq i64 %add.i58, %10
  br i1 %exitcond254.not.i, label %if.end21, label %for.body.i52, !llvm.loop !55

for.body.i52:                                     ; preds = %for.cond.loopexit.i68, %for.body.lr.ph.i48
  %place.0246.i = phi i64 [ %9, %for.body.lr.ph.i48 ], [ %add.i58, %for.cond.loopexit.i68 ]
  %mul.i53 = mul nsw i64 %place.0246.i, %11
  %add.ptr.i54 = getelementptr inbounds double, ptr %13, i64 %mul.i53
  %add.ptr2.i55 = getelementptr inbounds double, ptr %3, i64 %mul.i53
  %cond.i56 = select i1 %tobool.not.i49, ptr null, ptr %add.ptr2.i55
  %arrayidx.i57 = getelementptr inbounds i64, ptr %7, i64 %place.0246.i
  %29 = load i64, ptr %arrayidx.i57, align 8
  %add.i58 = add nsw i64 %place.0246.i, 1
  %arrayidx3.i59 = getelementptr inbounds i64, ptr %7, i64 %add.i58
  %30 = load i64, ptr %arrayidx3.i59, align 8
  br i1 %cmp6.not223.i, label %for.cond64.preheader.i, label %for.body7.lr.ph.i60

for.body7.lr.ph.i60:                              ; preds = %for.body.i52
  %cmp9220.i = icmp slt i64 %29, %30
  %tobool46.not.i = icmp eq ptr %cond.i56, null
  br label %for.body7.i61

for.cond64.preheader.i:                           ; preds = %for.cond.cleanup44.i, %for.body.i52
  %column.0.lcssa.i64 = phi i64 [ 0, %for.body.i52 ], [ %add5225.i, %for.cond.cleanup44.i ]
  %add65232.i = or disjoint i64 %column.0.lcssa.i64, 8
  %cmp66.not233.i = icmp sgt i64 %add65232.i, %11
  br i1 %cmp66.not233.i, label %for.cond98.preheader.i, label %for.cond70.preheader.lr.ph.i

for.cond70.preheader.lr.ph.i:                     ; preds = %for.cond64.preheader.i
  %cmp71228.i = icmp slt i64 %29, %30
  %tobool89.not.i = icmp eq ptr %cond.i56, null
  br label %for.cond70.preheader.i

for.body7.i61:                                    ; preds = %for.cond.cleanup44.i, %for.body7.lr.ph.i60
  %add5225.i = phi i64 [ 32, %for.body7.lr.ph.i60 ], [ %add5.i62, %for.cond.cleanup44.i ]
  %column.0224.i = phi i64 [ 0, %for.body7.lr.ph.i60 ], [ %add5225.i, %for.cond.cleanup44.i ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %sums.i47) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %sums.i47, i8 0, i64 256, i1 false)
  %invariant.gep216.i = getelementptr double, ptr %1, i64 %column.0224.i
  br i1 %cmp9220.i, label %for.body11.i72, label %for.cond41.preheader.i

for.cond41.preheader.i:                           ; preds = %for.cond.cleanup31.i86, %for.body7.i61
  %add.ptr55.i = getelementptr inbounds double, ptr %add.ptr.i54, i64 %column.0224.i
  %add.ptr48.i = getelementptr inbounds double, ptr %cond.i56, i64 %column.0224.i
  br label %for.body45.i

for.body11.i72:                                   ; preds = %for.body7.i61, %for.cond.cleanup31.i86
  %k.0221.i = phi i64 [ %inc38.i, %for.cond.cleanup31.i86 ], [ %29, %for.body7.i61 ]
  br i1 %tobool12.not.i51, label %if.end.i79, label %if.then.i73

if.then.i73:                                      ; preds = %for.body11.i72
  %arrayidx14.i74 = getelementptr inbounds i32, ptr %5, i64 %k.0221.i
  %31 = load i32, ptr %arrayidx14.i74, align 4
  %conv.i75 = sext i32 %31 to i64
  %gep.i76 = getelementptr i32, ptr %invariant.gep.i50, i64 %k.0221.i
  %32 = load i32, ptr %gep.i76, align 4
  %conv24.i77 = sext i32 %32 to i64
  %mul25.i78 = mul nsw i64 %11, %conv24.i77
  %gep217.i = getelementptr double, ptr %invariant.gep216.i, i64 %mul25.i78
  tail call void @llvm.prefetch.p0(ptr readonly %gep217.i, i32 0, i32 3, i32 1)
  br label %if.end.i79

if.end.i79:                                       ; preds = %if.then.i73, %for.body11.i72
  %k.0.pn.i80 = phi i64 [ %conv.i75, %if.then.i73 ], [ %k.0221.i, %for.body11.i72 ]
  %mul18211.pn.i = mul nsw i64 %k.0.pn.i80, %11
  %gep219.i = getelementptr double, ptr %invariant.gep216.i, i64 %mul18211.pn.i
  br label %for.body32.i81

for.cond.cleanup31.i86:                           ; preds = %for.body32.i81
  %inc38.i = add nsw i64 %k.0221.i, 1
  %exitcond247.not.i = icmp eq i64 %inc38.i, %30
  br i1 %exitcond247.not.i, label %for.cond41.preheader.i, label %for.body11.i72, !llvm.loop !56

for.body32.i81:                                   ; preds = %for.body32.i81, %if.end.i79
  %j.0215.i = phi i64 [ 0, %if.end.i79 ], [ %inc.i84, %for.body32.i81 ]
  %add.ptr34.idx.i82 = shl nuw nsw i64 %j.0215.i, 6
  %add.ptr34.i83 = getelementptr inbounds i8, ptr %gep219.i, i64 %add.ptr34.idx.i82
  %33 = load <8 x double>, ptr %add.ptr34.i83, align 8
  %arrayidx35.i = getelementptr inbounds [4 x <8 x double>], ptr %sums.i47, i64 0, i64 %j.0215.i
  %34 = load <8 x double>, ptr %arrayidx35.i, align 8
  %add36.i = fadd <8 x double> %33, %34
  store <8 x double> %add36.i, ptr %arrayidx35.i, align 8
  %inc.i84 = add nuw nsw i64 %j.0215.i, 1
  %exitcond.not.i85 = icmp eq i64 %inc.i84, 4
  br i1 %exitcond.not.i85, label %for.cond.cleanup31.i86, label %for.body32.i81, !llvm.loop !57

for.cond.cleanup44.i:                             ; preds = %if.end53.i
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %sums.i47) #8
  %add5.i62 = add nuw nsw i64 %add5225.i, 32
  %cmp6.not.i63 = icmp sgt i64 %add5.i62, %11
  br i1 %cmp6.not.i63, label %for.cond64.preheader.i, label %for.body7.i61, !llvm.loop !58

for.body45.i:                                     ; preds = %if.end53.i, %for.cond41.preheader.i
  %j40.0222.i = phi i64 [ 0, %for.cond41.preheader.i ], [ %inc59.i, %if.end53.i ]
  br i1 %tobool46.not.i, label %for.body45.if.end53_crit_edge.i, label %if.then47.i

for.body45.if.end53_crit_edge.i:                  ; preds = %for.body45.i
  %arrayidx54.phi.trans.insert.i = getelementptr inbounds [4 x <8 x double>], ptr %sums.i47, i64 0, i64 %j40.0222.i
  %.pre.i71 = load <8 x double>, ptr %arrayidx54.phi.trans.insert.i, align 8
  %.pre255.i = shl nuw nsw i64 %j40.0222.i, 6
  br label %if.end53.i

if.then47.i:                                      ; preds = %for.body45.i
  %add.ptr50.idx.i = shl nuw nsw i64 %j40.0222.i, 6
  %add.ptr50.i = getelementptr inbounds i8, ptr %add.ptr48.i, i64 %add.ptr50.idx.i
  %35 = load <8 x double>, ptr %add.ptr50.i, align 8
  %arrayidx51.i = getelementptr inbounds [4 x <8 x double>], ptr %sums.i47, i64 0, i64 %j40.0222.i
  %36 = load <8 x double>, ptr %arrayidx51.i, align 8
  %add52.i = fadd <8 x double> %35, %36
  store <8 x double> %add52.i, ptr %arrayidx51.i, align 8
  br label %if.end53.i

if.end53.i:                                       ; preds = %if.then47.i, %for.body45.if.end53_crit_edge.i
  %add.ptr57.idx.pre-phi.i = phi i64 [ %.pre255.i, %for.body45.if.end53_crit_edge.i ], [ %add.ptr50.idx.i, %if.then47.i ]
  %37 = phi <8 x double> [ %.pre.i71, %for.body45.if.end53_crit_edge.i ], [ %add52.i, %if.then47.i ]
  %add.ptr57.i = getelementptr inbounds i8, ptr %add.ptr55.i, i64 %add.ptr57.idx.pre-phi.i
  store <8 x double> %37, ptr %add.ptr57.i, align 8
  %inc59.i = add nuw nsw i64 %j40.0222.i, 1
  %exitcond250.not.i = icmp eq i64 %inc59.i, 4
  br i1 %exitcond250.not.i, label %for.cond.cleanup44.i, label %for.body45.i, !llvm.loop !59

for.cond98.preheader.i:                           ; preds = %if.end93.i, %for.cond64.preheader.i
  %column.1.lcssa.i67 = phi i64 [ %column.0.lcssa.i64, %for.cond64.preheader.i ], [ %add65235.i, %if.end93.i ]
  %cmp99243.i = icmp slt i64 %column.1.lcssa.i67, %11
  br i1 %cmp99243.i, label %for.cond104.preheader.lr.ph.i, label %for.cond.loopexit.i68

for.cond104.preheader.lr.ph.i:                    ; preds = %for.cond98.preheader.i
  %cmp105239.i = icmp slt i64 %29, %30
  %tobool123.not.i = icmp eq ptr %cond.i56, null
  br label %for.cond104.preheader.i69

for.cond70.preheader.i:                           ; preds = %if.end93.i, %for.cond70.preheader.lr.ph.i
  %add65235.i = phi i64 [ %add65232.i, %for.cond70.preheader.lr.ph.i ], [ %add65.i, %if.end93.i ]
  %column.1234.i = phi i64 [ %column.0.lcssa.i64, %for.cond70.preheader.lr.ph.i ], [ %add65235.i, %if.end93.i ]
  %invariant.gep226.i = getelementptr double, ptr %1, i64 %column.1234.i
  br i1 %cmp71228.i, label %for.body74.i, label %for.cond.cleanup73.i

for.cond.cleanup73.i:                             ; preds = %cond.end80.i, %for.cond70.preheader.i
  %sum.0.lcssa.i65 = phi <8 x double> [ zeroinitializer, %for.cond70.preheader.i ], [ %add85.i, %cond.end80.i ]
  br i1 %tobool89.not.i, label %if.end93.i, label %if.then90.i

for.body74.i:                                     ; preds = %for.cond70.preheader.i, %cond.end80.i
  %k69.0230.i = phi i64 [ %inc87.i, %cond.end80.i ], [ %29, %for.cond70.preheader.i ]
  %sum.0229.i = phi <8 x double> [ %add85.i, %cond.end80.i ], [ zeroinitializer, %for.cond70.preheader.i ]
  br i1 %tobool12.not.i51, label %cond.end80.i, label %cond.true76.i

cond.true76.i:                                    ; preds = %for.body74.i
  %arrayidx77.i = getelementptr inbounds i32, ptr %5, i64 %k69.0230.i
  %38 = load i32, ptr %arrayidx77.i, align 4
  %conv78.i = sext i32 %38 to i64
  br label %cond.end80.i

cond.end80.i:                                     ; preds = %cond.true76.i, %for.body74.i
  %cond81.i = phi i64 [ %conv78.i, %cond.true76.i ], [ %k69.0230.i, %for.body74.i ]
  %mul82.i = mul nsw i64 %cond81.i, %11
  %gep227.i = getelementptr double, ptr %invariant.gep226.i, i64 %mul82.i
  %39 = load <8 x double>, ptr %gep227.i, align 8
  %add85.i = fadd <8 x double> %sum.0229.i, %39
  %inc87.i = add nsw i64 %k69.0230.i, 1
  %exitcond251.not.i = icmp eq i64 %inc87.i, %30
  br i1 %exitcond251.not.i, label %for.cond.cleanup73.i, label %for.body74.i, !llvm.loop !60

if.then90.i:                                      ; preds = %for.cond.cleanup73.i
  %add.ptr91.i = getelementptr inbounds double, ptr %cond.i56, i64 %column.1234.i
  %40 = load <8 x double>, ptr %add.ptr91.i, align 8
  %add92.i = fadd <8 x double> %sum.0.lcssa.i65, %40
  br label %if.end93.i

if.end93.i:                                       ; preds = %if.then90.i, %for.cond.cleanup73.i
  %sum.1.i66 = phi <8 x double> [ %add92.i, %if.then90.i ], [ %sum.0.lcssa.i65, %for.cond.cleanup73.i ]
  %add.ptr94.i = getelementptr inbounds double, ptr %add.ptr.i54, i64 %column.1234.i
  store <8 x double> %sum.1.i66, ptr %add.ptr94.i, align 8
  %add65.i = add nuw nsw i64 %add65235.i, 8
  %cmp66.not.i = icmp sgt i64 %add65.i, %11
  br i1 %cmp66.not.i, label %for.cond98.preheader.i, label %for.cond70.preheader.i, !llvm.loop !61

for.cond104.preheader.i69:                        ; preds = %cond.end128.i, %for.cond104.preheader.lr.ph.i
  %column.2244.i = phi i64 [ %column.1.lcssa.i67, %for.cond104.preheader.lr.ph.i ], [ %inc132.i, %cond.end128.i ]
  %invariant.gep237.i = getelementptr double, ptr %1, i64 %column.2244.i
  br i1 %cmp105239.i, label %for.body108.i, label %for.cond.cleanup107.i

for.cond.cleanup107.i:                            ; preds = %cond.end114.i, %for.cond104.preheader.i69
  %sum102.0.lcssa.i = phi double [ 0.000000e+00, %for.cond104.preheader.i69 ], [ %add119.i, %cond.end114.i ]
  br i1 %tobool123.not.i, label %cond.end128.i, label %cond.true124.i

for.body108.i:                                    ; preds = %for.cond104.preheader.i69, %cond.end114.i
  %k103.0241.i = phi i64 [ %inc121.i, %cond.end114.i ], [ %29, %for.cond104.preheader.i69 ]
  %sum102.0240.i = phi double [ %add119.i, %cond.end114.i ], [ 0.000000e+00, %for.cond104.preheader.i69 ]
  br i1 %tobool12.not.i51, label %cond.end114.i, label %cond.true110.i

cond.true110.i:                                   ; preds = %for.body108.i
  %arrayidx111.i = getelementptr inbounds i32, ptr %5, i64 %k103.0241.i
  %41 = load i32, ptr %arrayidx111.i, align 4
  %conv112.i = sext i32 %41 to i64
  br label %cond.end114.i

cond.end114.i:                                    ; preds = %cond.true110.i, %for.body108.i
  %cond115.i = phi i64 [ %conv112.i, %cond.true110.i ], [ %k103.0241.i, %for.body108.i ]
  %mul116.i = mul nsw i64 %cond115.i, %11
  %gep238.i = getelementptr double, ptr %invariant.gep237.i, i64 %mul116.i
  %42 = load double, ptr %gep238.i, align 8
  %add119.i = fadd double %sum102.0240.i, %42
  %inc121.i = add nsw i64 %k103.0241.i, 1
  %exitcond252.not.i = icmp eq i64 %inc121.i, %30
  br i1 %exitcond252.not.i, label %for.cond.cleanup107.i, label %for.body108.i, !llvm.loop !62

cond.true124.i:                                   ; preds = %for.cond.cleanup107.i
  %arrayidx125.i = getelementptr inbounds double, ptr %cond.i56, i64 %column.2244.i
  %43 = load double, ptr %arrayidx125.i, align 8
  %add126.i70 = fadd double %sum102.0.lcssa.i, %43
  br label %cond.end128.i

cond.end128.i:                                    ; preds = %cond.true124.i, %for.cond.cleanup107.i
  %cond129.i = phi double [ %add126.i70, %cond.true124.i ], [ %sum102.0.lcssa.i, %for.cond.cleanup107.i ]
  %arrayidx130.i = getelementptr inbounds double, ptr %add.ptr.i54, i64 %column.2244.i
  store double %cond129.i, ptr %arrayidx130.i, align 8
  %inc132.i = add nuw nsw i64 %column.2244.i, 1
  %exitcond253.not.i = icmp eq i64 %inc132.i, %11
  br i1 %exitcond253.not.i, label %for.cond.loopexit.i68, label %for.cond104.preheader.i69, !llvm.loop !63

if.else16:                                        ; preds = %entry
  br i1 %cmp245.i88, label %for.body.lr.ph.i89, label %if.end21

for.body.lr.ph.i89:                               ; preds = %if.else16
  %tobool.not.i90 = icmp eq i64 %2, 0
  %cmp6.not223.i91 = icmp slt i64 %11, 32
  %invariant.gep.i92 = getelementptr i8, ptr %5, i64 16
  %tobool12.not.i93 = icmp eq i64 %4, 0
  br label %for.body.i94

for.cond.loopexit.i152:                           ; preds = %cond.end128.i165, %for.cond98.preheader.i149
  %exitcond254.not.i153 = icmp eq i64 %add.i101, %10
  br i1 %exitcond254.not.i153, label %if.end21, label %for.body.i94, !llvm.loop !64

for.body.i94:                                     ; preds = %for.cond.loopexit.i152, %for.body.lr.ph.i89
  %place.0246.i95 = phi i64 [ %9, %for.body.lr.ph.i89 ], [ %add.i101, %for.cond.loopexit.i152 ]
  %mul.i96 = mul nsw i64 %place.0246.i95, %11
  %add.ptr.i97 = getelementptr inbounds i64, ptr %13, i64 %mul.i96
  %add.ptr2.i98 = getelementptr inbounds i64, ptr %3, i64 %mul.i96
  %cond.i99 = select i1 %tobool.not.i90, ptr null, ptr %add.ptr2.i98
  %arrayidx.i100 = getelementptr inbounds i64, ptr %7, i64 %place.0246.i95
  %44 = load i64, ptr %arrayidx.i100, align 8
  %add.i101 = add nsw i64 %place.0246.i95, 1
  %arrayidx3.i102 = getelementptr inbounds i64, ptr %7, i64 %add.i101
  %45 = load i64, ptr %arrayidx3.i102, align 8
  br i1 %cmp6.not223.i91, label %for.cond64.preheader.i128, label %for.body7.lr.ph.i103

for.body7.lr.ph.i103:                             ; preds = %for.body.i94
  %cmp9220.i104 = icmp slt i64 %44, %45
  %tobool46.not.i105 = icmp eq ptr %cond.i99, null
  br label %for.body7.i106

for.cond64.preheader.i128:                        ; preds = %for.cond.cleanup44.i125, %for.body.i94
  %column.0.lcssa.i129 = phi i64 [ 0, %for.body.i94 ], [ %add5225.i107, %for.cond.cleanup44.i125 ]
  %add65232.i130 = or disjoint i64 %column.0.lcssa.i129, 8
  %cmp66.not233.i131 = icmp sgt i64 %add65232.i130, %11
  br i1 %cmp66.not233.i131, label %for.cond98.preheader.i149, label %for.cond70.preheader.lr.ph.i132

for.cond70.preheader.lr.ph.i132:                  ; preds = %for.cond64.preheader.i128
  %cmp71228.i133 = icmp slt i64 %44, %45
  %tobool89.not.i134 = icmp eq ptr %cond.i99, null
  br label %for.cond70.preheader.i135

for.body7.i106:                                   ; preds = %for.cond.cleanup44.i125, %for.body7.lr.ph.i103
  %add5225.i107 = phi i64 [ 32, %for.body7.lr.ph.i103 ], [ %add5.i126, %for.cond.cleanup44.i125 ]
  %column.0224.i108 = phi i64 [ 0, %for.body7.lr.ph.i103 ], [ %add5225.i107, %for.cond.cleanup44.i125 ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %sums.i87) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %sums.i87, i8 0, i64 256, i1 false)
  %invariant.gep216.i109 = getelementptr i64, ptr %1, i64 %column.0224.i108
  br i1 %cmp9220.i104, label %for.body11.i200, label %for.cond41.preheader.i110

for.cond41.preheader.i110:                        ; preds = %for.cond.cleanup31.i221, %for.body7.i106
  %add.ptr55.i111 = getelementptr inbounds i64, ptr %add.ptr.i97, i64 %column.0224.i108
  %add.ptr48.i112 = getelementptr inbounds i64, ptr %cond.i99, i64 %column.0224.i108
  br label %for.body45.i113

for.body11.i200:                                  ; preds = %for.body7.i106, %for.cond.cleanup31.i221
  %k.0221.i201 = phi i64 [ %inc38.i222, %for.cond.cleanup31.i221 ], [ %44, %for.body7.i106 ]
  br i1 %tobool12.not.i93, label %if.end.i209, label %if.then.i202

if.then.i202:                                     ; preds = %for.body11.i200
  %arrayidx14.i203 = getelementptr inbounds i32, ptr %5, i64 %k.0221.i201
  %46 = load i32, ptr %arrayidx14.i203, align 4
  %conv.i204 = sext i32 %46 to i64
  %gep.i205 = getelementptr i32, ptr %invariant.gep.i92, i64 %k.0221.i201
  %47 = load i32, ptr %gep.i205, align 4
  %conv24.i206 = sext i32 %47 to i64
  %mul25.i207 = mul nsw i64 %11, %conv24.i206
  %gep217.i208 = getelementptr i64, ptr %invariant.gep216.i109, i64 %mul25.i207
  tail call void @llvm.prefetch.p0(ptr readonly %gep217.i208, i32 0, i32 3, i32 1)
  br label %if.end.i209

if.end.i209:                                      ; preds = %if.then.i202, %for.body11.i200
  %k.0.pn.i210 = phi i64 [ %conv.i204, %if.then.i202 ], [ %k.0221.i201, %for.body11.i200 ]
  %mul18211.pn.i211 = mul nsw i64 %k.0.pn.i210, %11
  %gep219.i212 = getelementptr i64, ptr %invariant.gep216.i109, i64 %mul18211.pn.i211
  br label %for.body32.i213

for.cond.cleanup31.i221:                          ; preds = %for.body32.i213
  %inc38.i222 = add nsw i64 %k.0221.i201, 1
  %exitcond247.not.i223 = icmp eq i64 %inc38.i222, %45
  br i1 %exitcond247.not.i223, label %for.cond41.preheader.i110, label %for.body11.i200, !llvm.loop !65

for.body32.i213:                                  ; preds = %for.body32.i213, %if.end.i209
  %j.0215.i214 = phi i64 [ 0, %if.end.i209 ], [ %inc.i219, %for.body32.i213 ]
  %add.ptr34.idx.i215 = shl nuw nsw i64 %j.0215.i214, 6
  %add.ptr34.i216 = getelementptr inbounds i8, ptr %gep219.i212, i64 %add.ptr34.idx.i215
  %48 = load <8 x i64>, ptr %add.ptr34.i216, align 8
  %arrayidx35.i217 = getelementptr inbounds [4 x <8 x i64>], ptr %sums.i87, i64 0, i64 %j.0215.i214
  %49 = load <8 x i64>, ptr %arrayidx35.i217, align 8
  %add36.i218 = add <8 x i64> %49, %48
  store <8 x i64> %add36.i218, ptr %arrayidx35.i217, align 8
  %inc.i219 = add nuw nsw i64 %j.0215.i214, 1
  %exitcond.not.i220 = icmp eq i64 %inc.i219, 4
  br i1 %exitcond.not.i220, label %for.cond.cleanup31.i221, label %for.body32.i213, !llvm.loop !66

for.cond.cleanup44.i125:                          ; preds = %if.end53.i120
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %sums.i87) #8
  %add5.i126 = add nuw nsw i64 %add5225.i107, 32
  %cmp6.not.i127 = icmp sgt i64 %add5.i126, %11
  br i1 %cmp6.not.i127, label %for.cond64.preheader.i128, label %for.body7.i106, !llvm.loop !67

for.body45.i113:                                  ; preds = %if.end53.i120, %for.cond41.preheader.i110
  %j40.0222.i114 = phi i64 [ 0, %for.cond41.preheader.i110 ], [ %inc59.i123, %if.end53.i120 ]
  br i1 %tobool46.not.i105, label %for.body45.if.end53_crit_edge.i196, label %if.then47.i115

for.body45.if.end53_crit_edge.i196:               ; preds = %for.body45.i113
  %arrayidx54.phi.trans.insert.i197 = getelementptr inbounds [4 x <8 x i64>], ptr %sums.i87, i64 0, i64 %j40.0222.i114
  %.pre.i198 = load <8 x i64>, ptr %arrayidx54.phi.trans.insert.i197, align 8
  %.pre255.i199 = shl nuw nsw i64 %j40.0222.i114, 6
  br label %if.end53.i120

if.then47.i115:                                   ; preds = %for.body45.i113
  %add.ptr50.idx.i116 = shl nuw nsw i64 %j40.0222.i114, 6
  %add.ptr50.i117 = getelementptr inbounds i8, ptr %add.ptr48.i112, i64 %add.ptr50.idx.i116
  %50 = load <8 x i64>, ptr %add.ptr50.i117, align 8
  %arrayidx51.i118 = getelementptr inbounds [4 x <8 x i64>], ptr %sums.i87, i64 0, i64 %j40.0222.i114
  %51 = load <8 x i64>, ptr %arrayidx51.i118, align 8
  %add52.i119 = add <8 x i64> %51, %50
  store <8 x i64> %add52.i119, ptr %arrayidx51.i118, align 8
  br label %if.end53.i120

if.end53.i120:                                    ; preds = %if.then47.i115, %for.body45.if.end53_crit_edge.i196
  %add.ptr57.idx.pre-phi.i121 = phi i64 [ %.pre255.i199, %for.body45.if.end53_crit_edge.i196 ], [ %add.ptr50.idx.i116, %if.then47.i115 ]
  %52 = phi <8 x i64> [ %.pre.i198, %for.body45.if.end53_crit_edge.i196 ], [ %add52.i119, %if.then47.i115 ]
  %add.ptr57.i122 = getelementptr inbounds i8, ptr %add.ptr55.i111, i64 %add.ptr57.idx.pre-phi.i121
  store <8 x i64> %52, ptr %add.ptr57.i122, align 8
  %inc59.i123 = add nuw nsw i64 %j40.0222.i114, 1
  %exitcond250.not.i124 = icmp eq i64 %inc59.i123, 4
  br i1 %exitcond250.not.i124, label %for.cond.cleanup44.i125, label %for.body45.i113, !llvm.loop !68

for.cond98.preheader.i149:                        ; preds = %if.end93.i144, %for.cond64.preheader.i128
  %column.1.lcssa.i150 = phi i64 [ %column.0.lcssa.i129, %for.cond64.preheader.i128 ], [ %add65235.i136, %if.end93.i144 ]
  %cmp99243.i151 = icmp slt i64 %column.1.lcssa.i150, %11
  br i1 %cmp99243.i151, label %for.cond104.preheader.lr.ph.i154, label %for.cond.loopexit.i152

for.cond104.preheader.lr.ph.i154:                 ; preds = %for.cond98.preheader.i149
  %cmp105239.i155 = icmp slt i64 %44, %45
  %tobool123.not.i156 = icmp eq ptr %cond.i99, null
  br label %for.cond104.preheader.i157

for.cond70.preheader.i135:                        ; preds = %if.end93.i144, %for.cond70.preheader.lr.ph.i132
  %add65235.i136 = phi i64 [ %add65232.i130, %for.cond70.preheader.lr.ph.i132 ], [ %add65.i147, %if.end93.i144 ]
  %column.1234.i137 = phi i64 [ %column.0.lcssa.i129, %for.cond70.preheader.lr.ph.i132 ], [ %add65235.i136, %if.end93.i144 ]
  %invariant.gep226.i138 = getelementptr i64, ptr %1, i64 %column.1234.i137
  br i1 %cmp71228.i133, label %for.body74.i183, label %for.cond.cleanup73.i139

for.cond.cleanup73.i139:                          ; preds = %cond.end80.i189, %for.cond70.preheader.i135
  %sum.0.lcssa.i140 = phi <8 x i64> [ zeroinitializer, %for.cond70.preheader.i135 ], [ %add85.i193, %cond.end80.i189 ]
  br i1 %tobool89.not.i134, label %if.end93.i144, label %if.then90.i141

for.body74.i183:                                  ; preds = %for.cond70.preheader.i135, %cond.end80.i189
  %k69.0230.i184 = phi i64 [ %inc87.i194, %cond.end80.i189 ], [ %44, %for.cond70.preheader.i135 ]
  %sum.0229.i185 = phi <8 x i64> [ %add85.i193, %cond.end80.i189 ], [ zeroinitializer, %for.cond70.preheader.i135 ]
  br i1 %tobool12.not.i93, label %cond.end80.i189, label %cond.true76.i186

cond.true76.i186:                                 ; preds = %for.body74.i183
  %arrayidx77.i187 = getelementptr inbounds i32, ptr %5, i64 %k69.0230.i184
  %53 = load i32, ptr %arrayidx77.i187, align 4
  %conv78.i188 = sext i32 %53 to i64
  br label %cond.end80.i189

cond.end80.i189:                                  ; preds = %cond.true76.i186, %for.body74.i183
  %cond81.i190 = phi i64 [ %conv78.i188, %cond.true76.i186 ], [ %k69.0230.i184, %for.body74.i183 ]
  %mul82.i191 = mul nsw i64 %cond81.i190, %11
  %gep227.i192 = getelementptr i64, ptr %invariant.gep226.i138, i64 %mul82.i191
  %54 = load <8 x i64>, ptr %gep227.i192, align 8
  %add85.i193 = add <8 x i64> %54, %sum.0229.i185
  %inc87.i194 = add nsw i64 %k69.0230.i184, 1
  %exitcond251.not.i195 = icmp eq i64 %inc87.i194, %45
  br i1 %exitcond251.not.i195, label %for.cond.cleanup73.i139, label %for.body74.i183, !llvm.loop !69

if.then90.i141:                                   ; preds = %for.cond.cleanup73.i139
  %add.ptr91.i142 = getelementptr inbounds i64, ptr %cond.i99, i64 %column.1234.i137
  %55 = load <8 x i64>, ptr %add.ptr91.i142, align 8
  %add92.i143 = add <8 x i64> %55, %sum.0.lcssa.i140
  br label %if.end93.i144

if.end93.i144:                                    ; preds = %if.then90.i141, %for.cond.cleanup73.i139
  %sum.1.i145 = phi <8 x i64> [ %add92.i143, %if.then90.i141 ], [ %sum.0.lcssa.i140, %for.cond.cleanup73.i139 ]
  %add.ptr94.i146 = getelementptr inbounds i64, ptr %add.ptr.i97, i64 %column.1234.i137
  store <8 x i64> %sum.1.i145, ptr %add.ptr94.i146, align 8
  %add65.i147 = add nuw nsw i64 %add65235.i136, 8
  %cmp66.not.i148 = icmp sgt i64 %add65.i147, %11
  br i1 %cmp66.not.i148, label %for.cond98.preheader.i149, label %for.cond70.preheader.i135, !llvm.loop !70

for.cond104.preheader.i157:                       ; preds = %cond.end128.i165, %for.cond104.preheader.lr.ph.i154
  %column.2244.i158 = phi i64 [ %column.1.lcssa.i150, %for.cond104.preheader.lr.ph.i154 ], [ %inc132.i168, %cond.end128.i165 ]
  %invariant.gep237.i159 = getelementptr i64, ptr %1, i64 %column.2244.i158
  br i1 %cmp105239.i155, label %for.body108.i170, label %for.cond.cleanup107.i160

for.cond.cleanup107.i160:                         ; preds = %cond.end114.i176, %for.cond104.preheader.i157
  %sum102.0.lcssa.i161 = phi i64 [ 0, %for.cond104.preheader.i157 ], [ %add119.i180, %cond.end114.i176 ]
  br i1 %tobool123.not.i156, label %cond.end128.i165, label %cond.true124.i162

for.body108.i170:                                 ; preds = %for.cond104.preheader.i157, %cond.end114.i176
  %k103.0241.i171 = phi i64 [ %inc121.i181, %cond.end114.i176 ], [ %44, %for.cond104.preheader.i157 ]
  %sum102.0240.i172 = phi i64 [ %add119.i180, %cond.end114.i176 ], [ 0, %for.cond104.preheader.i157 ]
  br i1 %tobool12.not.i93, label %cond.end114.i176, label %cond.true110.i173

cond.true110.i173:                                ; preds = %for.body108.i170
  %arrayidx111.i174 = getelementptr inbounds i32, ptr %5, i64 %k103.0241.i171
  %56 = load i32, ptr %arrayidx111.i174, align 4
  %conv112.i175 = sext i32 %56 to i64
  br label %cond.end114.i176

cond.end114.i176:                                 ; preds = %cond.true110.i173, %for.body108.i170
  %cond115.i177 = phi i64 [ %conv112.i175, %cond.true110.i173 ], [ %k103.0241.i171, %for.body108.i170 ]
  %mul116.i178 = mul nsw i64 %cond115.i177, %11
  %gep238.i179 = getelementptr i64, ptr %invariant.gep237.i159, i64 %mul116.i178
  %57 = load i64, ptr %gep238.i179, align 8
  %add119.i180 = add nsw i64 %57, %sum102.0240.i172
  %inc121.i181 = add nsw i64 %k103.0241.i171, 1
  %exitcond252.not.i182 = icmp eq i64 %inc121.i181, %45
  br i1 %exitcond252.not.i182, label %for.cond.cleanup107.i160, label %for.body108.i170, !llvm.loop !71

cond.true124.i162:                                ; preds = %for.cond.cleanup107.i160
  %arrayidx125.i163 = getelementptr inbounds i64, ptr %cond.i99, i64 %column.2244.i158
  %58 = load i64, ptr %arrayidx125.i163, align 8
  %add126.i164 = add nsw i64 %58, %sum102.0.lcssa.i161
  br label %cond.end128.i165

cond.end128.i165:                                 ; preds = %cond.true124.i162, %for.cond.cleanup107.i160
  %cond129.i166 = phi i64 [ %add126.i164, %cond.true124.i162 ], [ %sum102.0.lcssa.i161, %for.cond.cleanup107.i160 ]
  %arrayidx130.i167 = getelementptr inbounds i64, ptr %add.ptr.i97, i64 %column.2244.i158
  store i64 %cond129.i166, ptr %arrayidx130.i167, align 8
  %inc132.i168 = add nuw nsw i64 %column.2244.i158, 1
  %exitcond253.not.i169 = icmp eq i64 %inc132.i168, %11
  br i1 %exitcond253.not.i169, label %for.cond.loopexit.i152, label %for.cond104.preheader.i157, !llvm.loop !72

if.end21:                                         ; preds = %for.cond.loopexit.i68, %for.cond.loopexit.i, %for.cond.loopexit.i152, %if.else16, %if.then11, %if.then
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_add_elements(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 16
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 24
  %2 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 32
  %3 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 40
  %4 = load i64, ptr %arrayidx3, align 8
  %5 = inttoptr i64 %4 to ptr
  %6 = load i64, ptr %a, align 8
  %cmp54.not151 = icmp sgt i64 %2, 0
  switch i64 %6, label %for.cond53.preheader [
    i64 0, label %for.cond.preheader
    i64 1, label %for.cond21.preheader
  ]

for.cond21.preheader:                             ; preds = %entry
  br i1 %cmp54.not151, label %for.body25.lr.ph, label %cleanup86

for.body25.lr.ph:                                 ; preds = %for.cond21.preheader
  %arrayidx39 = getelementptr inbounds i8, ptr %a, i64 8
  br label %for.body25

for.cond.preheader:                               ; preds = %entry
  br i1 %cmp54.not151, label %for.body.lr.ph, label %cleanup86

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %arrayidx10 = getelementptr inbounds i8, ptr %a, i64 8
  br label %for.body

for.cond53.preheader:                             ; preds = %entry
  br i1 %cmp54.not151, label %for.body57.lr.ph, label %cleanup86

for.body57.lr.ph:                                 ; preds = %for.cond53.preheader
  %arrayidx71 = getelementptr inbounds i8, ptr %a, i64 8
  br label %for.body57

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %k.0148 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %if.end ]
  %arrayidx6 = getelementptr inbounds i64, ptr %1, i64 %k.0148
  %7 = load i64, ptr %arrayidx6, align 8
  %cmp7 = icmp slt i64 %7, 0
  %cond = select i1 %cmp7, i64 %3, i64 0
  %add = add nsw i64 %cond, %7
  %cmp8.not = icmp ult i64 %add, %3
  br i1 %cmp8.not, label %if.end, label %cleanup86

if.end:                                           ; preds = %for.body
  %8 = load i64, ptr %arrayidx10, align 8
  %9 = inttoptr i64 %8 to ptr
  %arrayidx11 = getelementptr inbounds float, ptr %9, i64 %k.0148
  %10 = load float, ptr %arrayidx11, align 4
  %conv = fpext float %10 to double
  %arrayidx12 = getelementptr inbounds double, ptr %5, i64 %add
  %11 = load double, ptr %arrayidx12, align 8
  %add13 = fadd double %11, %conv
  store double %add13, ptr %arrayidx12, align 8
  %inc = add nuw nsw i64 %k.0148, 1
  %exitcond159.not = icmp eq i64 %inc, %2
  br i1 %exitcond159.not, label %cleanup86, label %for.body, !llvm.loop !73

for.body25:                                       ; preds = %for.body25.lr.ph, %if.end38
  %k20.0145 = phi i64 [ 0, %for.body25.lr.ph ], [ %inc47, %if.end38 ]
  %arrayidx27 = getelementptr inbounds i64, ptr %1, i64 %k20.0145
  %12 = load i64, ptr %arrayidx27, align 8
  %cmp28 = icmp slt i64 %12, 0
  %cond33 = select i1 %cmp28, i64 %3, i64 0
  %add34 = add nsw i64 %cond33, %12
  %cmp35.not = icmp ult i64 %add34, %3
  br i1 %cmp35.not, label %if.end38, label %cleanup86

if.end38:                                         ; preds = %for.body25
  %13 = load i64, ptr %arrayidx39, align 8
  %14 = inttoptr i64 %13 to ptr
  %arrayidx40 = getelementptr inbounds double, ptr %14, i64 %k20.0145
  %15 = load double, ptr %arrayidx40, align 8
  %arrayidx41 = getelementptr inbounds double, ptr %5, i64 %add34
  %16 = load double, ptr %arrayidx41, align 8
  %add42 = fadd double %15, %16
  store double %add42, ptr %arrayidx41, align 8
  %inc47 = add nuw nsw i64 %k20.0145, 1
  %exitcond.not = icmp eq i64 %inc47, %2
  br i1 %exitcond.not, label %cleanup86, label %for.body25, !llvm.loop !74

for.body57:                                       ; preds = %for.body57.lr.ph, %if.end70
  %k52.0152 = phi i64 [ 0, %for.body57.lr.ph ], [ %inc80, %if.end70 ]
  %arrayidx59 = getelementptr inbounds i64, ptr %1, i64 %k52.0152
  %17 = load i64, ptr %arrayidx59, align 8
  %cmp60 = icmp slt i64 %17, 0
  %cond65 = select i1 %cmp60, i64 %3, i64 0
  %add66 = add nsw i64 %cond65, %17
  %cmp67.not = icmp ult i64 %add66, %3
  br i1 %cmp67.not, label %if.end70, label %cleanup86

if.end70:                                         ; preds = %for.body57
  %18 = load i64, ptr %arrayidx71, align 8
  %19 = inttoptr i64 %18 to ptr
  %arrayidx72 = getelementptr inbounds i64, ptr %19, i64 %k52.0152
  %20 = load i64, ptr %arrayidx72, align 8
  %21 = load i64, ptr %arrayidx3, align 8
  %22 = inttoptr i64 %21 to ptr
  %arrayidx74 = getelementptr inbounds i64, ptr %22, i64 %add66
  %23 = load i64, ptr %arrayidx74, align 8
  %add75 = add nsw i64 %23, %20
  store i64 %add75, ptr %arrayidx74, align 8
  %inc80 = add nuw nsw i64 %k52.0152, 1
  %exitcond160.not = icmp eq i64 %inc80, %2
  br i1 %exitcond160.not, label %cleanup86, label %for.body57, !llvm.loop !75

cleanup86:                                        ; preds = %for.body25, %if.end38, %for.body, %if.end, %for.body57, %if.end70, %for.cond21.preheader, %for.cond.preheader, %for.cond53.preheader
  %retval.9 = phi i64 [ 0, %for.cond53.preheader ], [ 0, %for.cond.preheader ], [ 0, %for.cond21.preheader ], [ 1, %for.body57 ], [ 0, %if.end70 ], [ 1, %for.body ], [ 0, %if.end ], [ 1, %for.body25 ], [ 0, %if.end38 ]
  ret i64 %retval.9
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_put_elements(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 16
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 24
  %2 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 32
  %3 = load i64, ptr %arrayidx2, align 8
  %4 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %4, 4
  %cmp4.not84 = icmp sgt i64 %2, 0
  br i1 %cmp, label %for.cond.preheader, label %for.cond16.preheader

for.cond16.preheader:                             ; preds = %entry
  br i1 %cmp4.not84, label %for.body19.lr.ph, label %cleanup44

for.body19.lr.ph:                                 ; preds = %for.cond16.preheader
  %arrayidx31 = getelementptr inbounds i8, ptr %a, i64 8
  %arrayidx33 = getelementptr inbounds i8, ptr %a, i64 40
  br label %for.body19

for.cond.preheader:                               ; preds = %entry
  br i1 %cmp4.not84, label %for.body.lr.ph, label %cleanup44

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %arrayidx9 = getelementptr inbounds i8, ptr %a, i64 8
  %arrayidx11 = getelementptr inbounds i8, ptr %a, i64 40
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %k.085 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %if.end ]
  %arrayidx5 = getelementptr inbounds i64, ptr %1, i64 %k.085
  %5 = load i64, ptr %arrayidx5, align 8
  %cmp6 = icmp slt i64 %5, 0
  %cond = select i1 %cmp6, i64 %3, i64 0
  %add = add nsw i64 %cond, %5
  %cmp7.not = icmp ult i64 %add, %3
  br i1 %cmp7.not, label %if.end, label %cleanup44

if.end:                                           ; preds = %for.body
  %6 = load i64, ptr %arrayidx9, align 8
  %7 = inttoptr i64 %6 to ptr
  %arrayidx10 = getelementptr inbounds i32, ptr %7, i64 %k.085
  %8 = load i32, ptr %arrayidx10, align 4
  %9 = load i64, ptr %arrayidx11, align 8
  %10 = inttoptr i64 %9 to ptr
  %arrayidx12 = getelementptr inbounds i32, ptr %10, i64 %add
  store i32 %8, ptr %arrayidx12, align 4
  %inc = add nuw nsw i64 %k.085, 1
  %exitcond90.not = icmp eq i64 %inc, %2
  br i1 %exitcond90.not, label %cleanup44, label %for.body, !llvm.loop !76

for.body19:                                       ; preds = %for.body19.lr.ph, %if.end30
  %k15.082 = phi i64 [ 0, %for.body19.lr.ph ], [ %inc39, %if.end30 ]
  %arrayidx21 = getelementptr inbounds i64, ptr %1, i64 %k15.082
  %11 = load i64, ptr %arrayidx21, align 8
  %cmp22 = icmp slt i64 %11, 0
  %cond26 = select i1 %cmp22, i64 %3, i64 0
  %add27 = add nsw i64 %cond26, %11
  %cmp28.not = icmp ult i64 %add27, %3
  br i1 %cmp28.not, label %if.end30, label %cleanup44

if.end30:                                         ; preds = %for.body19
  %12 = load i64, ptr %arrayidx31, align 8
  %13 = inttoptr i64 %12 to ptr
  %arrayidx32 = getelementptr inbounds i64, ptr %13, i64 %k15.082
  %14 = load i64, ptr %arrayidx32, align 8
  %15 = load i64, ptr %arrayidx33, align 8
  %16 = inttoptr i64 %15 to ptr
  %arrayidx34 = getelementptr inbounds i64, ptr %16, i64 %add27
  store i64 %14, ptr %arrayidx34, align 8
  %inc39 = add nuw nsw i64 %k15.082, 1
  %exitcond.not = icmp eq i64 %inc39, %2
  br i1 %exitcond.not, label %cleanup44, label %for.body19, !llvm.loop !77

cleanup44:                                        ; preds = %for.body19, %if.end30, %for.body, %if.end, %for.cond16.preheader, %for.cond.preheader
  %retval.6 = phi i64 [ 0, %for.cond.preheader ], [ 0, %for.cond16.preheader ], [ 1, %for.body ], [ 0, %if.end ], [ 1, %for.body19 ], [ 0, %if.end30 ]
  ret i64 %retval.6
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_greatest(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %0 = load i64, ptr %arrayidx2, align 8
  %cmp113 = icmp sgt i64 %0, 0
  br i1 %cmp113, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 72
  %1 = load i64, ptr %arrayidx1, align 8
  %2 = inttoptr i64 %1 to ptr
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 8
  %3 = load i64, ptr %arrayidx, align 8
  %4 = inttoptr i64 %3 to ptr
  %arrayidx11 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx12 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx13 = getelementptr inbounds i8, ptr %a, i64 40
  %arrayidx14 = getelementptr inbounds i8, ptr %a, i64 48
  %arrayidx15 = getelementptr inbounds i8, ptr %a, i64 56
  %arrayidx16 = getelementptr inbounds i8, ptr %a, i64 64
  %.pre = load i64, ptr %a, align 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret i64 0

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %5 = phi i64 [ %.pre, %for.body.lr.ph ], [ %30, %if.end ]
  %line.0117 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %if.end ]
  %out.0116 = phi ptr [ %2, %for.body.lr.ph ], [ %add.ptr20, %if.end ]
  %source.0114 = phi ptr [ %4, %for.body.lr.ph ], [ %add.ptr, %if.end ]
  %cmp4 = icmp eq i64 %5, 4
  %6 = load i64, ptr %arrayidx11, align 8
  %7 = load i64, ptr %arrayidx12, align 8
  %8 = load i64, ptr %arrayidx13, align 8
  %9 = load i64, ptr %arrayidx14, align 8
  %10 = load i64, ptr %arrayidx15, align 8
  %11 = load i64, ptr %arrayidx16, align 8
  %12 = inttoptr i64 %11 to ptr
  %tobool.not.i = icmp ne i64 %8, 0
  %cmp85.i = icmp sgt i64 %6, 0
  br i1 %cmp4, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  %cond.i = sext i1 %tobool.not.i to i32
  br i1 %cmp85.i, label %for.body.lr.ph.i, label %greatest_32_in_order.exit.i

for.body.lr.ph.i:                                 ; preds = %if.then
  %13 = getelementptr i64, ptr %12, i64 %9
  %arrayidx12.i = getelementptr i8, ptr %13, i64 -8
  %div4950.i55.i = lshr i64 %10, 1
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %cleanup.i
  %cmp47.i.i = icmp sgt i64 %count.2.i, 1
  br i1 %cmp47.i.i, label %for.cond1.preheader.preheader.i.i, label %greatest_32_in_order.exit.i

for.cond1.preheader.preheader.i.i:                ; preds = %for.cond.cleanup.i
  %div4950.i.i = lshr i64 %count.2.i, 1
  br label %for.cond1.preheader.i.i

for.cond1.preheader.i.i:                          ; preds = %cond.end.i.i, %for.cond1.preheader.preheader.i.i
  %gap.048.i.i = phi i64 [ %cond.i.i, %cond.end.i.i ], [ %div4950.i.i, %for.cond1.preheader.preheader.i.i ]
  %cmp245.i.i = icmp slt i64 %gap.048.i.i, %count.2.i
  br i1 %cmp245.i.i, label %for.body4.i.i, label %for.cond.cleanup3.i.i

for.cond.cleanup3.i.i:                            ; preds = %for.end.i.i, %for.cond1.preheader.i.i
  %cmp18.i.i = icmp eq i64 %gap.048.i.i, 2
  br i1 %cmp18.i.i, label %cond.end.i.i, label %cond.false.i.i

for.body4.i.i:                                    ; preds = %for.cond1.preheader.i.i, %for.end.i.i
  %k.046.i.i = phi i64 [ %inc.i.i, %for.end.i.i ], [ %gap.048.i.i, %for.cond1.preheader.i.i ]
  %arrayidx.i.i = getelementptr inbounds i64, ptr %12, i64 %k.046.i.i
  %14 = load i64, ptr %arrayidx.i.i, align 8
  %cmp6.not42.i.i = icmp ult i64 %k.046.i.i, %gap.048.i.i
  br i1 %cmp6.not42.i.i, label %for.end.i.i, label %land.rhs.i.i

land.rhs.i.i:                                     ; preds = %for.body4.i.i, %for.body9.i.i
  %to.043.i.i = phi i64 [ %sub.i.i, %for.body9.i.i ], [ %k.046.i.i, %for.body4.i.i ]
  %sub.i.i = sub nsw i64 %to.043.i.i, %gap.048.i.i
  %arrayidx7.i.i = getelementptr inbounds i64, ptr %12, i64 %sub.i.i
  %15 = load i64, ptr %arrayidx7.i.i, align 8
  %cmp8.i.i = icmp ult i64 %15, %14
  br i1 %cmp8.i.i, label %for.body9.i.i, label %for.end.i.i

for.body9.i.i:                                    ; preds = %land.rhs.i.i
  %arrayidx12.i.i = getelementptr inbounds i64, ptr %12, i64 %to.043.i.i
  store i64 %15, ptr %arrayidx12.i.i, align 8
  %cmp6.not.i.i = icmp slt i64 %sub.i.i, %gap.048.i.i
  br i1 %cmp6.not.i.i, label %for.end.i.i, label %land.rhs.i.i, !llvm.loop !78

for.end.i.i:                                      ; preds = %for.body9.i.i, %land.rhs.i.i, %for.body4.i.i
  %to.0.lcssa.i.i = phi i64 [ %k.046.i.i, %for.body4.i.i ], [ %sub.i.i, %for.body9.i.i ], [ %to.043.i.i, %land.rhs.i.i ]
  %arrayidx14.i.i = getelementptr inbounds i64, ptr %12, i64 %to.0.lcssa.i.i
  store i64 %14, ptr %arrayidx14.i.i, align 8
  %inc.i.i = add nuw nsw i64 %k.046.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %count.2.i
  br i1 %exitcond.not.i.i, label %for.cond.cleanup3.i.i, label %for.body4.i.i, !llvm.loop !79

cond.false.i.i:                                   ; preds = %for.cond.cleanup3.i.i
  %mul.i.i = mul nuw nsw i64 %gap.048.i.i, 5
  %div19.i.i = udiv i64 %mul.i.i, 11
  br label %cond.end.i.i

cond.end.i.i:                                     ; preds = %cond.false.i.i, %for.cond.cleanup3.i.i
  %cond.i.i = phi i64 [ %div19.i.i, %cond.false.i.i ], [ 1, %for.cond.cleanup3.i.i ]
  %cmp.not.i.i = icmp eq i64 %cond.i.i, 0
  br i1 %cmp.not.i.i, label %greatest_32_in_order.exit.i, label %for.cond1.preheader.i.i, !llvm.loop !80

greatest_32_in_order.exit.i:                      ; preds = %cond.end.i.i, %for.cond.cleanup.i, %if.then
  %cmp1989.i = icmp sgt i64 %9, 0
  br i1 %cmp1989.i, label %for.body22.i, label %if.end

for.body.i:                                       ; preds = %cleanup.i, %for.body.lr.ph.i
  %least.088.i = phi i32 [ 0, %for.body.lr.ph.i ], [ %least.2.i, %cleanup.i ]
  %k.087.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc15.i, %cleanup.i ]
  %count.086.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %count.2.i, %cleanup.i ]
  %arrayidx.i = getelementptr inbounds i32, ptr %source.0114, i64 %k.087.i
  %16 = load i32, ptr %arrayidx.i, align 4
  switch i64 %7, label %if.end3.i.i [
    i64 0, label %key_32.exit.i
    i64 1, label %if.then2.i.i
  ]

if.then2.i.i:                                     ; preds = %for.body.i
  %xor.i.i = xor i32 %16, -2147483648
  br label %key_32.exit.i

if.end3.i.i:                                      ; preds = %for.body.i
  %and.i.i = and i32 %16, 2147483647
  %cmp4.i.i = icmp ugt i32 %and.i.i, 2139095040
  br i1 %cmp4.i.i, label %key_32.exit.i, label %if.end6.i.i

if.end6.i.i:                                      ; preds = %if.end3.i.i
  %cmp7.i.i = icmp eq i32 %16, -2147483648
  %spec.store.select.i.i = select i1 %cmp7.i.i, i32 0, i32 %16
  %shr.i.i = ashr i32 %spec.store.select.i.i, 31
  %or.i.i = or i32 %shr.i.i, -2147483648
  %xor10.i.i = xor i32 %or.i.i, %spec.store.select.i.i
  br label %key_32.exit.i

key_32.exit.i:                                    ; preds = %if.end6.i.i, %if.end3.i.i, %if.then2.i.i, %for.body.i
  %retval.0.i.i = phi i32 [ %xor.i.i, %if.then2.i.i ], [ %xor10.i.i, %if.end6.i.i ], [ %16, %for.body.i ], [ -1, %if.end3.i.i ]
  %xor.i = xor i32 %retval.0.i.i, %cond.i
  %cmp1.i = icmp ult i32 %xor.i, %least.088.i
  br i1 %cmp1.i, label %cleanup.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %key_32.exit.i
  %cmp2.i = icmp eq i32 %xor.i, %least.088.i
  br i1 %cmp2.i, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:                                  ; preds = %lor.lhs.false.i
  %cmp3.i = icmp sge i64 %count.086.i, %9
  %tobool5.i = icmp ne i32 %least.088.i, 0
  %or.cond.i = select i1 %cmp3.i, i1 %tobool5.i, i1 false
  br i1 %or.cond.i, label %cleanup.i, label %if.end.i

if.end.i:                                         ; preds = %land.lhs.true.i, %lor.lhs.false.i
  %conv.i = zext i32 %xor.i to i64
  %shl.i = shl nuw i64 %conv.i, 32
  %conv6.i = and i64 %k.087.i, 4294967295
  %17 = or disjoint i64 %shl.i, %conv6.i
  %or.i = xor i64 %17, 4294967295
  %inc.i = add nsw i64 %count.086.i, 1
  %arrayidx8.i = getelementptr inbounds i64, ptr %12, i64 %count.086.i
  store i64 %or.i, ptr %arrayidx8.i, align 8
  %cmp9.i = icmp eq i64 %inc.i, %10
  br i1 %cmp9.i, label %if.then11.i, label %cleanup.i

if.then11.i:                                      ; preds = %if.end.i
  %cmp47.i53.i = icmp sgt i64 %count.086.i, 0
  br i1 %cmp47.i53.i, label %for.cond1.preheader.i56.i, label %greatest_32_in_order.exit84.i

for.cond1.preheader.i56.i:                        ; preds = %if.then11.i, %cond.end.i64.i
  %gap.048.i57.i = phi i64 [ %cond.i65.i, %cond.end.i64.i ], [ %div4950.i55.i, %if.then11.i ]
  %cmp245.i58.not.i = icmp sgt i64 %gap.048.i57.i, %count.086.i
  br i1 %cmp245.i58.not.i, label %for.cond.cleanup3.i59.i, label %for.body4.i67.i

for.cond.cleanup3.i59.i:                          ; preds = %for.end.i76.i, %for.cond1.preheader.i56.i
  %cmp18.i60.i = icmp eq i64 %gap.048.i57.i, 2
  br i1 %cmp18.i60.i, label %cond.end.i64.i, label %cond.false.i61.i

for.body4.i67.i:                                  ; preds = %for.cond1.preheader.i56.i, %for.end.i76.i
  %k.046.i68.i = phi i64 [ %inc.i79.i, %for.end.i76.i ], [ %gap.048.i57.i, %for.cond1.preheader.i56.i ]
  %arrayidx.i69.i = getelementptr inbounds i64, ptr %12, i64 %k.046.i68.i
  %18 = load i64, ptr %arrayidx.i69.i, align 8
  %cmp6.not42.i70.i = icmp ult i64 %k.046.i68.i, %gap.048.i57.i
  br i1 %cmp6.not42.i70.i, label %for.end.i76.i, label %land.rhs.i71.i

land.rhs.i71.i:                                   ; preds = %for.body4.i67.i, %for.body9.i81.i
  %to.043.i72.i = phi i64 [ %sub.i73.i, %for.body9.i81.i ], [ %k.046.i68.i, %for.body4.i67.i ]
  %sub.i73.i = sub nsw i64 %to.043.i72.i, %gap.048.i57.i
  %arrayidx7.i74.i = getelementptr inbounds i64, ptr %12, i64 %sub.i73.i
  %19 = load i64, ptr %arrayidx7.i74.i, align 8
  %cmp8.i75.i = icmp ult i64 %19, %18
  br i1 %cmp8.i75.i, label %for.body9.i81.i, label %for.end.i76.i

for.body9.i81.i:                                  ; preds = %land.rhs.i71.i
  %arrayidx12.i82.i = getelementptr inbounds i64, ptr %12, i64 %to.043.i72.i
  store i64 %19, ptr %arrayidx12.i82.i, align 8
  %cmp6.not.i83.i = icmp slt i64 %sub.i73.i, %gap.048.i57.i
  br i1 %cmp6.not.i83.i, label %for.end.i76.i, label %land.rhs.i71.i, !llvm.loop !78

for.end.i76.i:                                    ; preds = %for.body9.i81.i, %land.rhs.i71.i, %for.body4.i67.i
  %to.0.lcssa.i77.i = phi i64 [ %k.046.i68.i, %for.body4.i67.i ], [ %sub.i73.i, %for.body9.i81.i ], [ %to.043.i72.i, %land.rhs.i71.i ]
  %arrayidx14.i78.i = getelementptr inbounds i64, ptr %12, i64 %to.0.lcssa.i77.i
  store i64 %18, ptr %arrayidx14.i78.i, align 8
  %inc.i79.i = add nuw nsw i64 %k.046.i68.i, 1
  %exitcond.not.i80.i = icmp eq i64 %k.046.i68.i, %count.086.i
  br i1 %exitcond.not.i80.i, label %for.cond.cleanup3.i59.i, label %for.body4.i67.i, !llvm.loop !79

cond.false.i61.i:                                 ; preds = %for.cond.cleanup3.i59.i
  %mul.i62.i = mul nuw nsw i64 %gap.048.i57.i, 5
  %div19.i63.i = udiv i64 %mul.i62.i, 11
  br label %cond.end.i64.i

cond.end.i64.i:                                   ; preds = %cond.false.i61.i, %for.cond.cleanup3.i59.i
  %cond.i65.i = phi i64 [ %div19.i63.i, %cond.false.i61.i ], [ 1, %for.cond.cleanup3.i59.i ]
  %cmp.not.i66.i = icmp eq i64 %cond.i65.i, 0
  br i1 %cmp.not.i66.i, label %greatest_32_in_order.exit84.i, label %for.cond1.preheader.i56.i, !llvm.loop !80

greatest_32_in_order.exit84.i:                    ; preds = %cond.end.i64.i, %if.then11.i
  %20 = load i64, ptr %arrayidx12.i, align 8
  %shr.i = lshr i64 %20, 32
  %conv13.i = trunc nuw i64 %shr.i to i32
  br label %cleanup.i

cleanup.i:                                        ; preds = %greatest_32_in_order.exit84.i, %if.end.i, %land.lhs.true.i, %key_32.exit.i
  %count.2.i = phi i64 [ %count.086.i, %land.lhs.true.i ], [ %count.086.i, %key_32.exit.i ], [ %9, %greatest_32_in_order.exit84.i ], [ %inc.i, %if.end.i ]
  %least.2.i = phi i32 [ %least.088.i, %land.lhs.true.i ], [ %least.088.i, %key_32.exit.i ], [ %conv13.i, %greatest_32_in_order.exit84.i ], [ %least.088.i, %if.end.i ]
  %inc15.i = add nuw nsw i64 %k.087.i, 1
  %exitcond.not.i = icmp eq i64 %inc15.i, %6
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !81

for.body22.i:                                     ; preds = %greatest_32_in_order.exit.i, %for.body22.i
  %k17.090.i = phi i64 [ %inc29.i, %for.body22.i ], [ 0, %greatest_32_in_order.exit.i ]
  %arrayidx23.i = getelementptr inbounds i64, ptr %12, i64 %k17.090.i
  %21 = load i64, ptr %arrayidx23.i, align 8
  %not25.i = and i64 %21, 4294967295
  %conv26.i = xor i64 %not25.i, 4294967295
  %arrayidx27.i = getelementptr inbounds i64, ptr %out.0116, i64 %k17.090.i
  store i64 %conv26.i, ptr %arrayidx27.i, align 8
  %inc29.i = add nuw nsw i64 %k17.090.i, 1
  %exitcond91.not.i = icmp eq i64 %inc29.i, %9
  br i1 %exitcond91.not.i, label %if.end, label %for.body22.i, !llvm.loop !82

if.else:                                          ; preds = %for.body
  %cond.i45 = sext i1 %tobool.not.i to i64
  br i1 %cmp85.i, label %for.body.lr.ph.i46, label %greatest_64_in_order.exit.i

for.body.lr.ph.i46:                               ; preds = %if.else
  %22 = getelementptr i128, ptr %12, i64 %9
  %arrayidx11.i = getelementptr i8, ptr %22, i64 -16
  %div4950.i53.i = lshr i64 %10, 1
  br label %for.body.i47

for.cond.cleanup.i66:                             ; preds = %cleanup.i62
  %cmp47.i.i67 = icmp sgt i64 %count.2.i63, 1
  br i1 %cmp47.i.i67, label %for.cond1.preheader.preheader.i.i68, label %greatest_64_in_order.exit.i

for.cond1.preheader.preheader.i.i68:              ; preds = %for.cond.cleanup.i66
  %div4950.i.i69 = lshr i64 %count.2.i63, 1
  br label %for.cond1.preheader.i.i70

for.cond1.preheader.i.i70:                        ; preds = %cond.end.i.i78, %for.cond1.preheader.preheader.i.i68
  %gap.048.i.i71 = phi i64 [ %cond.i.i79, %cond.end.i.i78 ], [ %div4950.i.i69, %for.cond1.preheader.preheader.i.i68 ]
  %cmp245.i.i72 = icmp slt i64 %gap.048.i.i71, %count.2.i63
  br i1 %cmp245.i.i72, label %for.body4.i.i81, label %for.cond.cleanup3.i.i73

for.cond.cleanup3.i.i73:                          ; preds = %for.end.i.i90, %for.cond1.preheader.i.i70
  %cmp18.i.i74 = icmp eq i64 %gap.048.i.i71, 2
  br i1 %cmp18.i.i74, label %cond.end.i.i78, label %cond.false.i.i75

for.body4.i.i81:                                  ; preds = %for.cond1.preheader.i.i70, %for.end.i.i90
  %k.046.i.i82 = phi i64 [ %inc.i.i93, %for.end.i.i90 ], [ %gap.048.i.i71, %for.cond1.preheader.i.i70 ]
  %arrayidx.i.i83 = getelementptr inbounds i128, ptr %12, i64 %k.046.i.i82
  %23 = load i128, ptr %arrayidx.i.i83, align 16
  %cmp6.not42.i.i84 = icmp ult i64 %k.046.i.i82, %gap.048.i.i71
  br i1 %cmp6.not42.i.i84, label %for.end.i.i90, label %land.rhs.i.i85

land.rhs.i.i85:                                   ; preds = %for.body4.i.i81, %for.body9.i.i95
  %to.043.i.i86 = phi i64 [ %sub.i.i87, %for.body9.i.i95 ], [ %k.046.i.i82, %for.body4.i.i81 ]
  %sub.i.i87 = sub nsw i64 %to.043.i.i86, %gap.048.i.i71
  %arrayidx7.i.i88 = getelementptr inbounds i128, ptr %12, i64 %sub.i.i87
  %24 = load i128, ptr %arrayidx7.i.i88, align 16
  %cmp8.i.i89 = icmp ult i128 %24, %23
  br i1 %cmp8.i.i89, label %for.body9.i.i95, label %for.end.i.i90

for.body9.i.i95:                                  ; preds = %land.rhs.i.i85
  %arrayidx12.i.i96 = getelementptr inbounds i128, ptr %12, i64 %to.043.i.i86
  store i128 %24, ptr %arrayidx12.i.i96, align 16
  %cmp6.not.i.i97 = icmp slt i64 %sub.i.i87, %gap.048.i.i71
  br i1 %cmp6.not.i.i97, label %for.end.i.i90, label %land.rhs.i.i85, !llvm.loop !83

for.end.i.i90:                                    ; preds = %for.body9.i.i95, %land.rhs.i.i85, %for.body4.i.i81
  %to.0.lcssa.i.i91 = phi i64 [ %k.046.i.i82, %for.body4.i.i81 ], [ %sub.i.i87, %for.body9.i.i95 ], [ %to.043.i.i86, %land.rhs.i.i85 ]
  %arrayidx14.i.i92 = getelementptr inbounds i128, ptr %12, i64 %to.0.lcssa.i.i91
  store i128 %23, ptr %arrayidx14.i.i92, align 16
  %inc.i.i93 = add nuw nsw i64 %k.046.i.i82, 1
  %exitcond.not.i.i94 = icmp eq i64 %inc.i.i93, %count.2.i63
  br i1 %exitcond.not.i.i94, label %for.cond.cleanup3.i.i73, label %for.body4.i.i81, !llvm.loop !84

cond.false.i.i75:                                 ; preds = %for.cond.cleanup3.i.i73
  %mul.i.i76 = mul nuw nsw i64 %gap.048.i.i71, 5
  %div19.i.i77 = udiv i64 %mul.i.i76, 11
  br label %cond.end.i.i78

cond.end.i.i78:                                   ; preds = %cond.false.i.i75, %for.cond.cleanup3.i.i73
  %cond.i.i79 = phi i64 [ %div19.i.i77, %cond.false.i.i75 ], [ 1, %for.cond.cleanup3.i.i73 ]
  %cmp.not.i.i80 = icmp eq i64 %cond.i.i79, 0
  br i1 %cmp.not.i.i80, label %greatest_64_in_order.exit.i, label %for.cond1.preheader.i.i70, !llvm.loop !85

greatest_64_in_order.exit.i:                      ; preds = %cond.end.i.i78, %for.cond.cleanup.i66, %if.else
  %cmp1887.i = icmp sgt i64 %9, 0
  br i1 %cmp1887.i, label %for.body21.i, label %if.end

for.body.i47:                                     ; preds = %cleanup.i62, %for.body.lr.ph.i46
  %least.086.i = phi i64 [ 0, %for.body.lr.ph.i46 ], [ %least.2.i64, %cleanup.i62 ]
  %k.085.i = phi i64 [ 0, %for.body.lr.ph.i46 ], [ %inc14.i, %cleanup.i62 ]
  %count.084.i = phi i64 [ 0, %for.body.lr.ph.i46 ], [ %count.2.i63, %cleanup.i62 ]
  %arrayidx.i48 = getelementptr inbounds i64, ptr %source.0114, i64 %k.085.i
  %25 = load i64, ptr %arrayidx.i48, align 8
  switch i64 %7, label %if.end3.i.i103 [
    i64 0, label %key_64.exit.i
    i64 1, label %if.then2.i.i49
  ]

if.then2.i.i49:                                   ; preds = %for.body.i47
  %xor.i.i50 = xor i64 %25, -9223372036854775808
  br label %key_64.exit.i

if.end3.i.i103:                                   ; preds = %for.body.i47
  %and.i.i104 = and i64 %25, 9223372036854775807
  %cmp4.i.i105 = icmp ugt i64 %and.i.i104, 9218868437227405312
  br i1 %cmp4.i.i105, label %key_64.exit.i, label %if.end6.i.i106

if.end6.i.i106:                                   ; preds = %if.end3.i.i103
  %cmp7.i.i107 = icmp eq i64 %25, -9223372036854775808
  %spec.store.select.i.i108 = select i1 %cmp7.i.i107, i64 0, i64 %25
  %shr.i.i109 = ashr i64 %spec.store.select.i.i108, 63
  %or.i.i110 = or i64 %shr.i.i109, -9223372036854775808
  %xor10.i.i111 = xor i64 %or.i.i110, %spec.store.select.i.i108
  br label %key_64.exit.i

key_64.exit.i:                                    ; preds = %if.end6.i.i106, %if.end3.i.i103, %if.then2.i.i49, %for.body.i47
  %retval.0.i.i51 = phi i64 [ %xor.i.i50, %if.then2.i.i49 ], [ %xor10.i.i111, %if.end6.i.i106 ], [ %25, %for.body.i47 ], [ -1, %if.end3.i.i103 ]
  %xor.i52 = xor i64 %retval.0.i.i51, %cond.i45
  %cmp1.i53 = icmp ult i64 %xor.i52, %least.086.i
  br i1 %cmp1.i53, label %cleanup.i62, label %lor.lhs.false.i54

lor.lhs.false.i54:                                ; preds = %key_64.exit.i
  %cmp2.i55 = icmp eq i64 %xor.i52, %least.086.i
  br i1 %cmp2.i55, label %land.lhs.true.i99, label %if.end.i56

land.lhs.true.i99:                                ; preds = %lor.lhs.false.i54
  %cmp3.i100 = icmp sge i64 %count.084.i, %9
  %tobool5.i101 = icmp ne i64 %least.086.i, 0
  %or.cond.i102 = select i1 %cmp3.i100, i1 %tobool5.i101, i1 false
  br i1 %or.cond.i102, label %cleanup.i62, label %if.end.i56

if.end.i56:                                       ; preds = %land.lhs.true.i99, %lor.lhs.false.i54
  %conv.i57 = zext i64 %xor.i52 to i128
  %shl.i58 = shl nuw i128 %conv.i57, 64
  %not.i = xor i64 %k.085.i, -1
  %conv6.i59 = zext i64 %not.i to i128
  %or.i60 = or disjoint i128 %shl.i58, %conv6.i59
  %inc.i61 = add nsw i64 %count.084.i, 1
  %arrayidx7.i = getelementptr inbounds i128, ptr %12, i64 %count.084.i
  store i128 %or.i60, ptr %arrayidx7.i, align 16
  %cmp8.i = icmp eq i64 %inc.i61, %10
  br i1 %cmp8.i, label %if.then10.i, label %cleanup.i62

if.then10.i:                                      ; preds = %if.end.i56
  %cmp47.i51.i = icmp sgt i64 %count.084.i, 0
  br i1 %cmp47.i51.i, label %for.cond1.preheader.i54.i, label %greatest_64_in_order.exit82.i

for.cond1.preheader.i54.i:                        ; preds = %if.then10.i, %cond.end.i62.i
  %gap.048.i55.i = phi i64 [ %cond.i63.i, %cond.end.i62.i ], [ %div4950.i53.i, %if.then10.i ]
  %cmp245.i56.not.i = icmp sgt i64 %gap.048.i55.i, %count.084.i
  br i1 %cmp245.i56.not.i, label %for.cond.cleanup3.i57.i, label %for.body4.i65.i

for.cond.cleanup3.i57.i:                          ; preds = %for.end.i74.i, %for.cond1.preheader.i54.i
  %cmp18.i58.i = icmp eq i64 %gap.048.i55.i, 2
  br i1 %cmp18.i58.i, label %cond.end.i62.i, label %cond.false.i59.i

for.body4.i65.i:                                  ; preds = %for.cond1.preheader.i54.i, %for.end.i74.i
  %k.046.i66.i = phi i64 [ %inc.i77.i, %for.end.i74.i ], [ %gap.048.i55.i, %for.cond1.preheader.i54.i ]
  %arrayidx.i67.i = getelementptr inbounds i128, ptr %12, i64 %k.046.i66.i
  %26 = load i128, ptr %arrayidx.i67.i, align 16
  %cmp6.not42.i68.i = icmp ult i64 %k.046.i66.i, %gap.048.i55.i
  br i1 %cmp6.not42.i68.i, label %for.end.i74.i, label %land.rhs.i69.i

land.rhs.i69.i:                                   ; preds = %for.body4.i65.i, %for.body9.i79.i
  %to.043.i70.i = phi i64 [ %sub.i71.i, %for.body9.i79.i ], [ %k.046.i66.i, %for.body4.i65.i ]
  %sub.i71.i = sub nsw i64 %to.043.i70.i, %gap.048.i55.i
  %arrayidx7.i72.i = getelementptr inbounds i128, ptr %12, i64 %sub.i71.i
  %27 = load i128, ptr %arrayidx7.i72.i, align 16
  %cmp8.i73.i = icmp ult i128 %27, %26
  br i1 %cmp8.i73.i, label %for.body9.i79.i, label %for.end.i74.i

for.body9.i79.i:                                  ; preds = %land.rhs.i69.i
  %arrayidx12.i80.i = getelementptr inbounds i128, ptr %12, i64 %to.043.i70.i
  store i128 %27, ptr %arrayidx12.i80.i, align 16
  %cmp6.not.i81.i = icmp slt i64 %sub.i71.i, %gap.048.i55.i
  br i1 %cmp6.not.i81.i, label %for.end.i74.i, label %land.rhs.i69.i, !llvm.loop !83

for.end.i74.i:                                    ; preds = %for.body9.i79.i, %land.rhs.i69.i, %for.body4.i65.i
  %to.0.lcssa.i75.i = phi i64 [ %k.046.i66.i, %for.body4.i65.i ], [ %sub.i71.i, %for.body9.i79.i ], [ %to.043.i70.i, %land.rhs.i69.i ]
  %arrayidx14.i76.i = getelementptr inbounds i128, ptr %12, i64 %to.0.lcssa.i75.i
  store i128 %26, ptr %arrayidx14.i76.i, align 16
  %inc.i77.i = add nuw nsw i64 %k.046.i66.i, 1
  %exitcond.not.i78.i = icmp eq i64 %k.046.i66.i, %count.084.i
  br i1 %exitcond.not.i78.i, label %for.cond.cleanup3.i57.i, label %for.body4.i65.i, !llvm.loop !84

cond.false.i59.i:                                 ; preds = %for.cond.cleanup3.i57.i
  %mul.i60.i = mul nuw nsw i64 %gap.048.i55.i, 5
  %div19.i61.i = udiv i64 %mul.i60.i, 11
  br label %cond.end.i62.i

cond.end.i62.i:                                   ; preds = %cond.false.i59.i, %for.cond.cleanup3.i57.i
  %cond.i63.i = phi i64 [ %div19.i61.i, %cond.false.i59.i ], [ 1, %for.cond.cleanup3.i57.i ]
  %cmp.not.i64.i = icmp eq i64 %cond.i63.i, 0
  br i1 %cmp.not.i64.i, label %greatest_64_in_order.exit82.i, label %for.cond1.preheader.i54.i, !llvm.loop !85

greatest_64_in_order.exit82.i:                    ; preds = %cond.end.i62.i, %if.then10.i
  %28 = load i128, ptr %arrayidx11.i, align 16
  %shr.i98 = lshr i128 %28, 64
  %conv12.i = trunc nuw i128 %shr.i98 to i64
  br label %cleanup.i62

cleanup.i62:                                      ; preds = %greatest_64_in_order.exit82.i, %if.end.i56, %land.lhs.true.i99, %key_64.exit.i
  %count.2.i63 = phi i64 [ %count.084.i, %land.lhs.true.i99 ], [ %count.084.i, %key_64.exit.i ], [ %9, %greatest_64_in_order.exit82.i ], [ %inc.i61, %if.end.i56 ]
  %least.2.i64 = phi i64 [ %least.086.i, %land.lhs.true.i99 ], [ %least.086.i, %key_64.exit.i ], [ %conv12.i, %greatest_64_in_order.exit82.i ], [ %least.086.i, %if.end.i56 ]
  %inc14.i = add nuw nsw i64 %k.085.i, 1
  %exitcond.not.i65 = icmp eq i64 %inc14.i, %6
  br i1 %exitcond.not.i65, label %for.cond.cleanup.i66, label %for.body.i47, !llvm.loop !86

for.body21.i:                                     ; preds = %greatest_64_in_order.exit.i, %for.body21.i
  %k16.088.i = phi i64 [ %inc27.i, %for.body21.i ], [ 0, %greatest_64_in_order.exit.i ]
  %arrayidx22.i = getelementptr inbounds i128, ptr %12, i64 %k16.088.i
  %29 = load i128, ptr %arrayidx22.i, align 16
  %conv23.i = trunc i128 %29 to i64
  %not24.i = xor i64 %conv23.i, -1
  %arrayidx25.i = getelementptr inbounds i64, ptr %out.0116, i64 %k16.088.i
  store i64 %not24.i, ptr %arrayidx25.i, align 8
  %inc27.i = add nuw nsw i64 %k16.088.i, 1
  %exitcond89.not.i = icmp eq i64 %inc27.i, %9
  br i1 %exitcond89.not.i, label %if.end, label %for.body21.i, !llvm.loop !87

if.end:                                           ; preds = %for.body21.i, %for.body22.i, %greatest_64_in_order.exit.i, %greatest_32_in_order.exit.i
  %30 = load i64, ptr %a, align 8
  %31 = load i64, ptr %arrayidx11, align 8
  %mul = mul nsw i64 %31, %30
  %add.ptr = getelementptr inbounds i8, ptr %source.0114, i64 %mul
  %32 = load i64, ptr %arrayidx14, align 8
  %add.ptr20 = getelementptr inbounds i64, ptr %out.0116, i64 %32
  %inc = add nuw nsw i64 %line.0117, 1
  %33 = load i64, ptr %arrayidx2, align 8
  %cmp = icmp slt i64 %inc, %33
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !88
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_random_words(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %both = alloca [2 x <8 x i64>], align 8
  %0 = load i64, ptr %a, align 8
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx1, align 8
  %2 = inttoptr i64 %1 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 24
  %3 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 32
  %4 = load i64, ptr %arrayidx3, align 8
  %5 = inttoptr i64 %4 to ptr
  %cmp157 = icmp sgt i64 %3, 0
  br i1 %cmp157, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %shr = lshr i64 %0, 32
  %arrayidx19 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayinit.element = getelementptr inbounds i8, ptr %both, i64 64
  %6 = add nsw i64 %3, -1
  %7 = lshr i64 %6, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end88, %entry
  ret i64 0

for.body:                                         ; preds = %for.body.lr.ph, %if.end88
  %indvar = phi i64 [ 0, %for.body.lr.ph ], [ %indvar.next, %if.end88 ]
  %indvars.iv = phi i64 [ %3, %for.body.lr.ph ], [ %indvars.iv.next, %if.end88 ]
  %k.0159 = phi i64 [ 0, %for.body.lr.ph ], [ %add90, %if.end88 ]
  %counter.0158 = phi <8 x i64> [ undef, %for.body.lr.ph ], [ %counter.2, %if.end88 ]
  %8 = shl i64 %indvar, 7
  %scevgep = getelementptr i8, ptr %5, i64 %8
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 8)
  %9 = shl i64 %smin, 1
  %smax = tail call i64 @llvm.smax.i64(i64 %9, i64 1)
  %sub = sub nsw i64 %3, %k.0159
  %cmp6 = icmp sgt i64 %sub, 7
  br i1 %cmp6, label %if.then, label %for.body10

if.then:                                          ; preds = %for.body
  %add.ptr = getelementptr inbounds i64, ptr %2, i64 %k.0159
  %10 = load <8 x i64>, ptr %add.ptr, align 8
  br label %if.end

for.body10:                                       ; preds = %for.body, %for.body10
  %counter.1145 = phi <8 x i64> [ %vecins, %for.body10 ], [ %counter.0158, %for.body ]
  %j.0144 = phi i64 [ %inc, %for.body10 ], [ 0, %for.body ]
  %cmp11 = icmp sgt i64 %sub, %j.0144
  %cond15 = select i1 %cmp11, i64 %j.0144, i64 0
  %add = or disjoint i64 %cond15, %k.0159
  %arrayidx16 = getelementptr inbounds i64, ptr %2, i64 %add
  %11 = load i64, ptr %arrayidx16, align 8
  %vecins = insertelement <8 x i64> %counter.1145, i64 %11, i64 %j.0144
  %inc = add nuw nsw i64 %j.0144, 1
  %exitcond.not = icmp eq i64 %inc, 8
  br i1 %exitcond.not, label %if.end, label %for.body10, !llvm.loop !89

if.end:                                           ; preds = %for.body10, %if.then
  %counter.2 = phi <8 x i64> [ %10, %if.then ], [ %vecins, %for.body10 ]
  %shr18 = lshr <8 x i64> %counter.2, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %12 = load i64, ptr %arrayidx19, align 8
  %splat.splatinsert20 = insertelement <8 x i64> poison, i64 %12, i64 0
  %splat.splat21 = shufflevector <8 x i64> %splat.splatinsert20, <8 x i64> poison, <8 x i32> zeroinitializer
  %c0.0146 = and <8 x i64> %counter.2, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  br label %for.body26

for.cond.cleanup25:                               ; preds = %for.body26
  %shl = shl nuw <8 x i64> %and45, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %or = or disjoint <8 x i64> %shl, %xor31
  %shl56 = shl nuw <8 x i64> %and48, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %or57 = or <8 x i64> %shl56, %and42
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %both) #8
  %shuffle = shufflevector <8 x i64> %or, <8 x i64> %or57, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x i64> %shuffle, ptr %both, align 8
  %shuffle58 = shufflevector <8 x i64> %or, <8 x i64> %or57, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x i64> %shuffle58, ptr %arrayinit.element, align 8
  br i1 %cmp6, label %for.cond62.preheader, label %for.cond76.preheader

for.cond76.preheader:                             ; preds = %for.cond.cleanup25
  %cmp78154 = icmp sgt i64 %sub, 0
  br i1 %cmp78154, label %for.body80.lr.ph, label %if.end88

for.body80.lr.ph:                                 ; preds = %for.cond76.preheader
  %.idx = shl nsw i64 %k.0159, 4
  %13 = getelementptr inbounds i8, ptr %5, i64 %.idx
  br label %for.body80

for.cond62.preheader:                             ; preds = %for.cond.cleanup25
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %scevgep, ptr noundef nonnull align 8 dereferenceable(128) %both, i64 128, i1 false)
  br label %if.end88

for.body26:                                       ; preds = %if.end, %for.body26
  %c0.0153 = phi <8 x i64> [ %c0.0146, %if.end ], [ %xor31, %for.body26 ]
  %round.0152 = phi i64 [ 0, %if.end ], [ %inc54, %for.body26 ]
  %c3.0151 = phi <8 x i64> [ zeroinitializer, %if.end ], [ %and48, %for.body26 ]
  %first.0.in150 = phi i64 [ %0, %if.end ], [ %add49, %for.body26 ]
  %c2.0149 = phi <8 x i64> [ %splat.splat21, %if.end ], [ %and42, %for.body26 ]
  %c1.0148 = phi <8 x i64> [ %shr18, %if.end ], [ %and45, %for.body26 ]
  %second.0147 = phi i64 [ %shr, %if.end ], [ %and52, %for.body26 ]
  %first.0 = and i64 %first.0.in150, 4294967295
  %mul = mul nuw <8 x i64> %c0.0153, <i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795, i64 3528531795>
  %mul27 = mul <8 x i64> %c2.0149, <i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151, i64 3449720151>
  %shr28 = lshr <8 x i64> %mul27, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %splat.splatinsert29 = insertelement <8 x i64> poison, i64 %first.0, i64 0
  %splat.splat30 = shufflevector <8 x i64> %splat.splatinsert29, <8 x i64> poison, <8 x i32> zeroinitializer
  %14 = xor <8 x i64> %shr28, %c1.0148
  %xor31 = xor <8 x i64> %14, %splat.splat30
  %shr35 = lshr <8 x i64> %mul, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %splat.splatinsert37 = insertelement <8 x i64> poison, i64 %second.0147, i64 0
  %splat.splat38 = shufflevector <8 x i64> %splat.splatinsert37, <8 x i64> poison, <8 x i32> zeroinitializer
  %15 = xor <8 x i64> %shr35, %splat.splat38
  %and42 = xor <8 x i64> %15, %c3.0151
  %and45 = and <8 x i64> %mul27, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %and48 = and <8 x i64> %mul, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
  %add49 = add nuw nsw i64 %first.0, 2654435769
  %add51 = add nuw nsw i64 %second.0147, 3144134277
  %and52 = and i64 %add51, 4294967295
  %inc54 = add nuw nsw i64 %round.0152, 1
  %exitcond162.not = icmp eq i64 %inc54, 10
  br i1 %exitcond162.not, label %for.cond.cleanup25, label %for.body26, !llvm.loop !90

for.body80:                                       ; preds = %for.body80.lr.ph, %for.body80
  %j75.0155 = phi i64 [ 0, %for.body80.lr.ph ], [ %inc86, %for.body80 ]
  %div142 = lshr i64 %j75.0155, 3
  %rem = and i64 %j75.0155, 7
  %16 = getelementptr inbounds [2 x <8 x i64>], ptr %both, i64 0, i64 %div142, i64 %rem
  %vecext = load i64, ptr %16, align 8
  %arrayidx84 = getelementptr inbounds i64, ptr %13, i64 %j75.0155
  store i64 %vecext, ptr %arrayidx84, align 8
  %inc86 = add nuw nsw i64 %j75.0155, 1
  %exitcond163.not = icmp eq i64 %inc86, %smax
  br i1 %exitcond163.not, label %if.end88, label %for.body80, !llvm.loop !91

if.end88:                                         ; preds = %for.body80, %for.cond62.preheader, %for.cond76.preheader
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %both) #8
  %add90 = add nuw nsw i64 %k.0159, 8
  %indvars.iv.next = add i64 %indvars.iv, -8
  %indvar.next = add nuw nsw i64 %indvar, 1
  %exitcond164.not = icmp eq i64 %indvar, %7
  br i1 %exitcond164.not, label %for.cond.cleanup, label %for.body, !llvm.loop !92
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_scale_words(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 24
  %2 = load i64, ptr %arrayidx2, align 8
  %3 = inttoptr i64 %2 to ptr
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx3, align 8
  %cmp19 = icmp sgt i64 %4, 0
  br i1 %cmp19, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %arrayidx1, align 8
  %conv5 = zext i64 %5 to i128
  %conv18 = add nuw nsw i128 %conv5, 1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret i64 0

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.020 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %arrayidx4 = getelementptr inbounds i64, ptr %1, i64 %k.020
  %6 = load i64, ptr %arrayidx4, align 8
  %conv = zext i64 %6 to i128
  %add = mul nuw i128 %conv18, %conv
  %shr = lshr i128 %add, 64
  %conv8 = trunc nuw i128 %shr to i64
  %arrayidx9 = getelementptr inbounds i64, ptr %3, i64 %k.020
  store i64 %conv8, ptr %arrayidx9, align 8
  %inc = add nuw nsw i64 %k.020, 1
  %7 = load i64, ptr %arrayidx3, align 8
  %cmp = icmp slt i64 %inc, %7
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !93
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_order_random(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %begins = alloca [4096 x i32], align 4
  %0 = load i64, ptr %a, align 8
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 24
  %2 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 32
  %3 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 40
  %4 = load i64, ptr %arrayidx4, align 8
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %begins) #8
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %bits.0 = phi i64 [ 0, %entry ], [ %inc, %while.cond ]
  %cmp = icmp ult i64 %bits.0, 12
  %shl = shl nuw nsw i64 1, %bits.0
  %cmp5 = icmp slt i64 %shl, %1
  %5 = select i1 %cmp, i1 %cmp5, i1 false
  %inc = add nuw nsw i64 %bits.0, 1
  br i1 %5, label %while.cond, label %for.cond12.preheader, !llvm.loop !94

for.cond12.preheader:                             ; preds = %while.cond
  %6 = inttoptr i64 %0 to ptr
  %7 = inttoptr i64 %3 to ptr
  %8 = inttoptr i64 %4 to ptr
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 16
  %9 = load i64, ptr %arrayidx6, align 8
  %sub = sub nsw i64 %9, %bits.0
  %10 = shl nuw nsw i64 4, %bits.0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %begins, i8 0, i64 %10, i1 false)
  %cmp13134 = icmp sgt i64 %1, 0
  br i1 %cmp13134, label %for.body15.lr.ph, label %for.body27.preheader

for.body27.preheader:                             ; preds = %for.body15, %for.cond12.preheader
  br label %for.body27

for.body15.lr.ph:                                 ; preds = %for.cond12.preheader
  %sub17 = add nsw i64 %shl, -1
  br label %for.body15

for.body15:                                       ; preds = %for.body15.lr.ph, %for.body15
  %k11.0135 = phi i64 [ 0, %for.body15.lr.ph ], [ %inc21, %for.body15 ]
  %arrayidx16 = getelementptr inbounds i64, ptr %6, i64 %k11.0135
  %11 = load i64, ptr %arrayidx16, align 8
  %shr = lshr i64 %11, %sub
  %and = and i64 %shr, %sub17
  %arrayidx18 = getelementptr inbounds [4096 x i32], ptr %begins, i64 0, i64 %and
  %12 = load i32, ptr %arrayidx18, align 4
  %inc19 = add nsw i32 %12, 1
  store i32 %inc19, ptr %arrayidx18, align 4
  %inc21 = add nuw nsw i64 %k11.0135, 1
  %exitcond.not = icmp eq i64 %inc21, %1
  br i1 %exitcond.not, label %for.body27.preheader, label %for.body15, !llvm.loop !95

for.cond34.preheader:                             ; preds = %for.body27
  br i1 %cmp13134, label %for.body37.lr.ph, label %for.cond.cleanup75

for.body37.lr.ph:                                 ; preds = %for.cond34.preheader
  %sub41 = add nsw i64 %shl, -1
  br label %for.body37

for.body27:                                       ; preds = %for.body27.preheader, %for.body27
  %k23.0138 = phi i64 [ %inc31, %for.body27 ], [ 0, %for.body27.preheader ]
  %before.0137 = phi i32 [ %add, %for.body27 ], [ 0, %for.body27.preheader ]
  %arrayidx28 = getelementptr inbounds [4096 x i32], ptr %begins, i64 0, i64 %k23.0138
  %13 = load i32, ptr %arrayidx28, align 4
  store i32 %before.0137, ptr %arrayidx28, align 4
  %add = add nsw i32 %13, %before.0137
  %inc31 = add nuw nsw i64 %k23.0138, 1
  %exitcond147.not = icmp eq i64 %inc31, %shl
  br i1 %exitcond147.not, label %for.cond34.preheader, label %for.body27, !llvm.loop !96

for.cond50.preheader:                             ; preds = %for.body37
  %cmp51142.not = icmp eq i64 %1, 1
  br i1 %cmp51142.not, label %for.cond73.preheader, label %for.body53

for.body37:                                       ; preds = %for.body37.lr.ph, %for.body37
  %k33.0140 = phi i64 [ 0, %for.body37.lr.ph ], [ %inc47, %for.body37 ]
  %arrayidx38 = getelementptr inbounds i64, ptr %6, i64 %k33.0140
  %14 = load i64, ptr %arrayidx38, align 8
  %shr40 = lshr i64 %14, %sub
  %and42 = and i64 %shr40, %sub41
  %arrayidx43 = getelementptr inbounds [4096 x i32], ptr %begins, i64 0, i64 %and42
  %15 = load i32, ptr %arrayidx43, align 4
  %inc44 = add nsw i32 %15, 1
  store i32 %inc44, ptr %arrayidx43, align 4
  %idxprom = sext i32 %15 to i64
  %arrayidx45 = getelementptr inbounds i64, ptr %7, i64 %idxprom
  store i64 %14, ptr %arrayidx45, align 8
  %inc47 = add nuw nsw i64 %k33.0140, 1
  %exitcond148.not = icmp eq i64 %inc47, %1
  br i1 %exitcond148.not, label %for.cond50.preheader, label %for.body37, !llvm.loop !97

for.cond73.preheader:                             ; preds = %for.end67, %for.cond50.preheader
  br i1 %cmp13134, label %for.body76, label %for.cond.cleanup75

for.body53:                                       ; preds = %for.cond50.preheader, %for.end67
  %k49.0143 = phi i64 [ %inc70, %for.end67 ], [ 1, %for.cond50.preheader ]
  %arrayidx54 = getelementptr inbounds i64, ptr %7, i64 %k49.0143
  %16 = load i64, ptr %arrayidx54, align 8
  br label %land.rhs57

land.rhs57:                                       ; preds = %for.body53, %for.body62
  %to.0141 = phi i64 [ %k49.0143, %for.body53 ], [ %dec, %for.body62 ]
  %17 = getelementptr i64, ptr %7, i64 %to.0141
  %arrayidx59 = getelementptr i8, ptr %17, i64 -8
  %18 = load i64, ptr %arrayidx59, align 8
  %cmp60 = icmp ugt i64 %18, %16
  br i1 %cmp60, label %for.body62, label %for.end67

for.body62:                                       ; preds = %land.rhs57
  store i64 %18, ptr %17, align 8
  %dec = add nsw i64 %to.0141, -1
  %cmp56 = icmp sgt i64 %to.0141, 1
  br i1 %cmp56, label %land.rhs57, label %for.end67, !llvm.loop !98

for.end67:                                        ; preds = %for.body62, %land.rhs57
  %to.0.lcssa = phi i64 [ 0, %for.body62 ], [ %to.0141, %land.rhs57 ]
  %arrayidx68 = getelementptr inbounds i64, ptr %7, i64 %to.0.lcssa
  store i64 %16, ptr %arrayidx68, align 8
  %inc70 = add nuw nsw i64 %k49.0143, 1
  %exitcond149.not = icmp eq i64 %inc70, %1
  br i1 %exitcond149.not, label %for.cond73.preheader, label %for.body53, !llvm.loop !99

for.cond.cleanup75:                               ; preds = %for.body76, %for.cond34.preheader, %for.cond73.preheader
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %begins) #8
  ret i64 0

for.body76:                                       ; preds = %for.cond73.preheader, %for.body76
  %k72.0145 = phi i64 [ %inc81, %for.body76 ], [ 0, %for.cond73.preheader ]
  %arrayidx77 = getelementptr inbounds i64, ptr %7, i64 %k72.0145
  %19 = load i64, ptr %arrayidx77, align 8
  %and78 = and i64 %19, %2
  %arrayidx79 = getelementptr inbounds i64, ptr %8, i64 %k72.0145
  store i64 %and78, ptr %arrayidx79, align 8
  %inc81 = add nuw nsw i64 %k72.0145, 1
  %exitcond150.not = icmp eq i64 %inc81, %1
  br i1 %exitcond150.not, label %for.cond.cleanup75, label %for.body76, !llvm.loop !100
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
