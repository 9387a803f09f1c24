; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: d85f6ff62b866eb57697b3029b753178782c33c3
%struct.fixup = type { ptr, i64, i64 }
%struct.record = type { ptr, ptr, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.interval = type { i64, i64 }

@lazyasync_layout_AffinityWord_EXCLUDED_CPU = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_AffinityWord_PINNED = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_AffinityWord_SOURCE = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_AffinityWord_THREADS = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_HelperWord_OPENED = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_HelperWord_ASLEEP = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_HelperWord_LEAVE = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_HelperWord_PIECES = local_unnamed_addr constant i64 8, align 8
@lazyasync_layout_HelperWord_DONE = local_unnamed_addr constant i64 16, align 8
@lazyasync_layout_HelperWord_OPEN = local_unnamed_addr constant i64 24, align 8
@lazyasync_layout_HelperWord_AFFINITY = local_unnamed_addr constant i64 32, align 8
@lazyasync_layout_NativeThreadWord_CALLED = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_NativeThreadWord_COMPLETED = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_NativeThreadWord_LEAVE = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_NativeThreadWord_WAITING = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_NativeThreadWord_EVENTFD = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_NativeThreadWord_LAUNCHED = local_unnamed_addr constant i64 5, align 8
@lazyasync_layout_NativeThreadWord_ASLEEP = local_unnamed_addr constant i64 6, align 8
@lazyasync_layout_NativeThreadWord_CALL = local_unnamed_addr constant i64 8, align 8
@lazyasync_layout_NativeThreadWord_BEGAN = local_unnamed_addr constant i64 9, align 8
@lazyasync_layout_NativeThreadWord_ENDED = local_unnamed_addr constant i64 10, align 8
@lazyasync_layout_NativeThreadWord_AFFINITY = local_unnamed_addr constant i64 16, align 8
@lazyasync_layout_RecordWord_FUNCTION = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_RecordWord_ARGUMENTS = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_RecordWord_TOTAL = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_RecordWord_CHUNK = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_FixupWord_PLACE = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_FixupWord_POSITION = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_FixupWord_BYTES = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_CallWord_FIXUPS = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_CallWord_FIXUP_COUNT = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_CallWord_RECORDS = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_CallWord_RECORD_COUNT = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_CallWord_HELPERS = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_CallWord_TIMESTAMPS = local_unnamed_addr constant i64 5, align 8
@lazyasync_layout_TimestampsWord_CLOCK = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_TimestampsWord_INTERVALS = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_ProductWord_LEFT = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_ProductWord_RIGHT = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_ProductWord_RESULT = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_ProductWord_ROWS = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_ProductWord_COLUMNS = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_ProductWord_INNER = local_unnamed_addr constant i64 5, align 8
@lazyasync_layout_ProductWord_LEFT_LEADING = local_unnamed_addr constant i64 6, align 8
@lazyasync_layout_ProductWord_RIGHT_LEADING = local_unnamed_addr constant i64 7, align 8
@lazyasync_layout_ProductWord_RESULT_LEADING = local_unnamed_addr constant i64 8, align 8
@lazyasync_layout_ProductWord_LEFT_TRANSPOSED = local_unnamed_addr constant i64 9, align 8
@lazyasync_layout_ProductWord_RIGHT_TRANSPOSED = local_unnamed_addr constant i64 10, align 8
@lazyasync_layout_ProductWord_GROUP = local_unnamed_addr constant i64 11, align 8
@lazyasync_layout_ProductWord_PARTS = local_unnamed_addr constant i64 12, align 8
@lazyasync_layout_ProductWord_PARTS_ACROSS = local_unnamed_addr constant i64 13, align 8
@lazyasync_layout_ProductWord_PART_ROWS = local_unnamed_addr constant i64 14, align 8
@lazyasync_layout_ProductWord_PART_COLUMNS = local_unnamed_addr constant i64 15, align 8
@lazyasync_layout_ProductWord_WITHIN_GROUP = local_unnamed_addr constant i64 16, align 8
@lazyasync_layout_ProductWord_BETWEEN_GROUPS = local_unnamed_addr constant i64 19, align 8
@lazyasync_layout_ProductWord_DOWN = local_unnamed_addr constant i64 22, align 8
@lazyasync_layout_ProductWord_ACROSS = local_unnamed_addr constant i64 25, align 8
@lazyasync_layout_ProductWord_BLAS = local_unnamed_addr constant i64 28, align 8
@float_one = internal constant [2 x float] [float 1.000000e+00, float 0.000000e+00], align 4
@float_none = internal constant [2 x float] zeroinitializer, align 4
@double_one = internal constant [2 x double] [double 1.000000e+00, double 0.000000e+00], align 16
@double_none = internal constant [2 x double] zeroinitializer, align 16

; Function Attrs: nounwind
define void @lazyasync_help(ptr noundef %helpers) local_unnamed_addr #0 {
entry:
  %leave = getelementptr inbounds i8, ptr %helpers, i64 16
  %0 = load atomic i64, ptr %helpers seq_cst, align 64
  %1 = load atomic i64, ptr %leave seq_cst, align 16
  %tobool.not25 = icmp eq i64 %1, 0
  br i1 %tobool.not25, label %if.end.lr.ph, label %cleanup14

if.end.lr.ph:                                     ; preds = %entry
  %pieces1.i = getelementptr inbounds i8, ptr %helpers, i64 64
  %open2.i = getelementptr inbounds i8, ptr %helpers, i64 192
  %chunk.i = getelementptr inbounds i8, ptr %helpers, i64 216
  %total.i = getelementptr inbounds i8, ptr %helpers, i64 208
  %arguments.i = getelementptr inbounds i8, ptr %helpers, i64 200
  %done.i = getelementptr inbounds i8, ptr %helpers, i64 128
  %asleep = getelementptr inbounds i8, ptr %helpers, i64 8
  br label %if.end

if.end:                                           ; preds = %if.end.lr.ph, %cleanup
  %2 = phi i64 [ %0, %if.end.lr.ph ], [ %12, %cleanup ]
  %last.027 = phi i64 [ -1, %if.end.lr.ph ], [ %2, %cleanup ]
  %pauses.026 = phi i64 [ 0, %if.end.lr.ph ], [ %pauses.2, %cleanup ]
  %cmp.not = icmp eq i64 %2, %last.027
  br i1 %cmp.not, label %if.else, label %if.then3

if.then3:                                         ; preds = %if.end
  %3 = atomicrmw add ptr %pieces1.i, i64 1 acq_rel, align 64
  %and26.i = and i64 %3, 4294967295
  %shr27.i = lshr i64 %3, 32
  %cmp.not.not28.i = icmp ult i64 %and26.i, %shr27.i
  br i1 %cmp.not.not28.i, label %cleanup.i, label %cleanup

cleanup.i:                                        ; preds = %if.then3, %cleanup.i
  %and29.i = phi i64 [ %and.i, %cleanup.i ], [ %and26.i, %if.then3 ]
  %4 = load i64, ptr %chunk.i, align 8
  %mul.i = mul nsw i64 %4, %and29.i
  %add.i = add nsw i64 %mul.i, %4
  %5 = load i64, ptr %total.i, align 8
  %spec.select.i = tail call i64 @llvm.smin.i64(i64 %add.i, i64 %5)
  %6 = load ptr, ptr %open2.i, align 8
  %7 = load ptr, ptr %arguments.i, align 8
  tail call void %6(ptr noundef %7, i64 noundef %mul.i, i64 noundef %spec.select.i) #5
  %sub.i = sub nsw i64 %spec.select.i, %mul.i
  %8 = atomicrmw add ptr %done.i, i64 %sub.i acq_rel, align 64
  %9 = atomicrmw add ptr %pieces1.i, i64 1 acq_rel, align 64
  %and.i = and i64 %9, 4294967295
  %shr.i = lshr i64 %9, 32
  %cmp.not.not.i = icmp ult i64 %and.i, %shr.i
  br i1 %cmp.not.not.i, label %cleanup.i, label %cleanup

if.else:                                          ; preds = %if.end
  %cmp4 = icmp slt i64 %pauses.026, 4000
  br i1 %cmp4, label %if.then5, label %if.else6

if.then5:                                         ; preds = %if.else
  %inc = add nsw i64 %pauses.026, 1
  tail call void @llvm.x86.sse2.pause()
  br label %cleanup

if.else6:                                         ; preds = %if.else
  %10 = atomicrmw add ptr %asleep, i64 1 seq_cst, align 8
  %conv.i = trunc i64 %2 to i32
  %call.i = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %helpers, i32 noundef 128, i32 noundef %conv.i, ptr noundef null) #5
  %11 = atomicrmw sub ptr %asleep, i64 1 seq_cst, align 8
  br label %cleanup

cleanup:                                          ; preds = %cleanup.i, %if.then3, %if.else6, %if.then5
  %pauses.2 = phi i64 [ %inc, %if.then5 ], [ 0, %if.else6 ], [ 0, %if.then3 ], [ 0, %cleanup.i ]
  %12 = load atomic i64, ptr %helpers seq_cst, align 64
  %13 = load atomic i64, ptr %leave seq_cst, align 16
  %tobool.not = icmp eq i64 %13, 0
  br i1 %tobool.not, label %if.end, label %cleanup14

cleanup14:                                        ; preds = %cleanup, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define void @lazyasync_dismiss(ptr noundef %helpers) local_unnamed_addr #0 {
entry:
  %leave = getelementptr inbounds i8, ptr %helpers, i64 16
  store atomic i64 1, ptr %leave seq_cst, align 16
  %0 = atomicrmw add ptr %helpers, i64 1 seq_cst, align 64
  %asleep.i = getelementptr inbounds i8, ptr %helpers, i64 8
  %1 = load atomic i64, ptr %asleep.i seq_cst, align 8
  %cmp.i = icmp sgt i64 %1, 0
  br i1 %cmp.i, label %if.then.i, label %call_helpers.exit

if.then.i:                                        ; preds = %entry
  %call.i.i = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %helpers, i32 noundef 129, i64 noundef 1024, ptr noundef null) #5
  br label %call_helpers.exit

call_helpers.exit:                                ; preds = %entry, %if.then.i
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @lazyasync_look_up(ptr nocapture noundef readonly %call, ptr nocapture noundef readonly %list) local_unnamed_addr #2 {
entry:
  %0 = load ptr, ptr %call, align 8
  %items = getelementptr inbounds i8, ptr %list, i64 24
  %1 = load ptr, ptr %items, align 8
  %fixup_count = getelementptr inbounds i8, ptr %call, i64 8
  %2 = load i64, ptr %fixup_count, align 8
  %cmp.not20 = icmp sgt i64 %2, 0
  br i1 %cmp.not20, label %for.body, label %cleanup5

for.body:                                         ; preds = %entry, %for.inc
  %k.021 = phi i64 [ %inc, %for.inc ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds %struct.fixup, ptr %0, i64 %k.021
  %position = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %3 = load i64, ptr %position, align 8
  %arrayidx2 = getelementptr inbounds ptr, ptr %1, i64 %3
  %4 = load ptr, ptr %arrayidx2, align 8
  %flags = getelementptr inbounds i8, ptr %4, i64 64
  %5 = load i32, ptr %flags, align 8
  %and = and i32 %5, 1
  %tobool.not.not = icmp eq i32 %and, 0
  br i1 %tobool.not.not, label %cleanup.thread, label %for.inc

cleanup.thread:                                   ; preds = %for.body
  %add = add nsw i64 %3, 1
  br label %cleanup5

for.inc:                                          ; preds = %for.body
  %data = getelementptr inbounds i8, ptr %4, i64 16
  %6 = load ptr, ptr %data, align 8
  %bytes = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %7 = load i64, ptr %bytes, align 8
  %add.ptr = getelementptr inbounds i8, ptr %6, i64 %7
  %8 = load ptr, ptr %arrayidx, align 8
  store ptr %add.ptr, ptr %8, align 8
  %inc = add nuw nsw i64 %k.021, 1
  %exitcond.not = icmp eq i64 %inc, %2
  br i1 %exitcond.not, label %cleanup5, label %for.body, !llvm.loop !4

cleanup5:                                         ; preds = %for.inc, %entry, %cleanup.thread
  %spec.select = phi i64 [ %add, %cleanup.thread ], [ 0, %entry ], [ 0, %for.inc ]
  ret i64 %spec.select
}

; Function Attrs: nounwind
define i64 @lazyasync_run(ptr nocapture noundef readonly %call, ptr nocapture noundef readonly %list) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr %call, align 8
  %items.i = getelementptr inbounds i8, ptr %list, i64 24
  %1 = load ptr, ptr %items.i, align 8
  %fixup_count.i = getelementptr inbounds i8, ptr %call, i64 8
  %2 = load i64, ptr %fixup_count.i, align 8
  %cmp.not20.i = icmp sgt i64 %2, 0
  br i1 %cmp.not20.i, label %for.body.i, label %if.then

for.body.i:                                       ; preds = %entry, %for.inc.i
  %k.021.i = phi i64 [ %inc.i, %for.inc.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr inbounds %struct.fixup, ptr %0, i64 %k.021.i
  %position.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 8
  %3 = load i64, ptr %position.i, align 8
  %arrayidx2.i = getelementptr inbounds ptr, ptr %1, i64 %3
  %4 = load ptr, ptr %arrayidx2.i, align 8
  %flags.i = getelementptr inbounds i8, ptr %4, i64 64
  %5 = load i32, ptr %flags.i, align 8
  %and.i = and i32 %5, 1
  %tobool.not.not.i = icmp eq i32 %and.i, 0
  br i1 %tobool.not.not.i, label %lazyasync_look_up.exit, label %for.inc.i

for.inc.i:                                        ; preds = %for.body.i
  %data.i = getelementptr inbounds i8, ptr %4, i64 16
  %6 = load ptr, ptr %data.i, align 8
  %bytes.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 16
  %7 = load i64, ptr %bytes.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %6, i64 %7
  %8 = load ptr, ptr %arrayidx.i, align 8
  store ptr %add.ptr.i, ptr %8, align 8
  %inc.i = add nuw nsw i64 %k.021.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %2
  br i1 %exitcond.not.i, label %if.then, label %for.body.i, !llvm.loop !4

lazyasync_look_up.exit:                           ; preds = %for.body.i
  %add.i = add nsw i64 %3, 1
  %cmp = icmp eq i64 %add.i, 0
  br i1 %cmp, label %if.then, label %if.end, !prof !7

if.then:                                          ; preds = %for.inc.i, %entry, %lazyasync_look_up.exit
  %timestamps.i = getelementptr inbounds i8, ptr %call, i64 40
  %9 = load ptr, ptr %timestamps.i, align 8
  %cmp.i = icmp eq ptr %9, null
  br i1 %cmp.i, label %if.end.i, label %if.then.i, !prof !8

if.then.i:                                        ; preds = %if.then
  tail call fastcc void @run_timed(ptr noundef nonnull readonly %call)
  br label %if.end

if.end.i:                                         ; preds = %if.then
  %helpers2.i = getelementptr inbounds i8, ptr %call, i64 32
  %10 = load ptr, ptr %helpers2.i, align 8
  %records.i = getelementptr inbounds i8, ptr %call, i64 16
  %11 = load ptr, ptr %records.i, align 8
  %record_count.i = getelementptr inbounds i8, ptr %call, i64 24
  %12 = load i64, ptr %record_count.i, align 8
  %add.ptr.i5 = getelementptr inbounds %struct.record, ptr %11, i64 %12
  %cmp3.i = icmp eq ptr %10, null
  %cmp6.not32.i = icmp eq i64 %12, 0
  br i1 %cmp3.i, label %for.cond.preheader.i, label %for.cond8.preheader.i

for.cond8.preheader.i:                            ; preds = %if.end.i
  br i1 %cmp6.not32.i, label %if.end, label %lor.rhs.i.i

for.cond.preheader.i:                             ; preds = %if.end.i
  br i1 %cmp6.not32.i, label %if.end, label %for.body.i6

for.body.i6:                                      ; preds = %for.cond.preheader.i, %for.body.i6
  %record.033.i = phi ptr [ %incdec.ptr.i, %for.body.i6 ], [ %11, %for.cond.preheader.i ]
  %13 = load ptr, ptr %record.033.i, align 8
  %arguments.i.i = getelementptr inbounds i8, ptr %record.033.i, i64 8
  %14 = load ptr, ptr %arguments.i.i, align 8
  %total.i.i = getelementptr inbounds i8, ptr %record.033.i, i64 16
  %15 = load i64, ptr %total.i.i, align 8
  tail call void %13(ptr noundef %14, i64 noundef 0, i64 noundef %15) #5
  %incdec.ptr.i = getelementptr inbounds i8, ptr %record.033.i, i64 32
  %cmp6.not.i = icmp eq ptr %incdec.ptr.i, %add.ptr.i5
  br i1 %cmp6.not.i, label %if.end, label %for.body.i6, !llvm.loop !9

lor.rhs.i.i:                                      ; preds = %for.cond8.preheader.i, %run_record.exit.i
  %record.131.i = phi ptr [ %incdec.ptr13.i, %run_record.exit.i ], [ %11, %for.cond8.preheader.i ]
  %chunk.i.i = getelementptr inbounds i8, ptr %record.131.i, i64 24
  %16 = load i64, ptr %chunk.i.i, align 8
  %total.i28.i = getelementptr inbounds i8, ptr %record.131.i, i64 16
  %17 = load i64, ptr %total.i28.i, align 8
  %cmp1.not.i.i = icmp slt i64 %16, %17
  br i1 %cmp1.not.i.i, label %if.else.i.i, label %if.then.i.i, !prof !10

if.then.i.i:                                      ; preds = %lor.rhs.i.i
  %18 = load ptr, ptr %record.131.i, align 8
  %arguments.i.i.i = getelementptr inbounds i8, ptr %record.131.i, i64 8
  %19 = load ptr, ptr %arguments.i.i.i, align 8
  tail call void %18(ptr noundef %19, i64 noundef 0, i64 noundef %17) #5
  br label %run_record.exit.i

if.else.i.i:                                      ; preds = %lor.rhs.i.i
  tail call fastcc void @share_record(ptr noundef nonnull %10, ptr noundef nonnull readonly %record.131.i)
  br label %run_record.exit.i

run_record.exit.i:                                ; preds = %if.else.i.i, %if.then.i.i
  %incdec.ptr13.i = getelementptr inbounds i8, ptr %record.131.i, i64 32
  %cmp9.not.i = icmp eq ptr %incdec.ptr13.i, %add.ptr.i5
  br i1 %cmp9.not.i, label %if.end, label %lor.rhs.i.i, !llvm.loop !11

if.end:                                           ; preds = %run_record.exit.i, %for.body.i6, %for.cond.preheader.i, %for.cond8.preheader.i, %if.then.i, %lazyasync_look_up.exit
  %spec.select.i9 = phi i64 [ %add.i, %lazyasync_look_up.exit ], [ 0, %if.then.i ], [ 0, %for.cond8.preheader.i ], [ 0, %for.cond.preheader.i ], [ 0, %for.body.i6 ], [ 0, %run_record.exit.i ]
  ret i64 %spec.select.i9
}

; Function Attrs: nounwind
define void @lazyasync_serve(ptr noundef %thread) local_unnamed_addr #0 {
entry:
  %time.i43 = alloca %struct.timespec, align 8
  %time.i = alloca %struct.timespec, align 8
  %one = alloca i64, align 8
  %leave = getelementptr inbounds i8, ptr %thread, i64 16
  %launched2 = getelementptr inbounds i8, ptr %thread, i64 40
  %completed = getelementptr inbounds i8, ptr %thread, i64 8
  %tv_nsec.i = getelementptr inbounds i8, ptr %time.i, i64 8
  %call5 = getelementptr inbounds i8, ptr %thread, i64 64
  %tv_nsec.i46 = getelementptr inbounds i8, ptr %time.i43, i64 8
  %ended = getelementptr inbounds i8, ptr %thread, i64 80
  %began7 = getelementptr inbounds i8, ptr %thread, i64 72
  %eventfd = getelementptr inbounds i8, ptr %thread, i64 32
  %waiting = getelementptr inbounds i8, ptr %thread, i64 24
  %asleep = getelementptr inbounds i8, ptr %thread, i64 48
  br label %for.cond

for.cond:                                         ; preds = %for.cond.backedge, %entry
  %pauses.0 = phi i64 [ 8000, %entry ], [ %pauses.0.be, %for.cond.backedge ]
  %0 = load atomic i64, ptr %thread seq_cst, align 64
  %1 = load atomic i64, ptr %launched2 seq_cst, align 8
  %2 = load atomic i64, ptr %completed seq_cst, align 8
  %cmp.not = icmp eq i64 %1, %2
  br i1 %cmp.not, label %if.end14, label %if.then

if.then:                                          ; preds = %for.cond
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %time.i) #5
  %call.i = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %time.i) #5
  %3 = load i64, ptr %time.i, align 8
  %mul.i = mul nsw i64 %3, 1000000000
  %4 = load i64, ptr %tv_nsec.i, align 8
  %add.i = add nsw i64 %mul.i, %4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %time.i) #5
  %5 = load ptr, ptr %call5, align 64
  %timestamps.i = getelementptr inbounds i8, ptr %5, i64 40
  %6 = load ptr, ptr %timestamps.i, align 8
  %cmp.i = icmp eq ptr %6, null
  br i1 %cmp.i, label %if.end.i, label %if.then.i, !prof !8

if.then.i:                                        ; preds = %if.then
  call fastcc void @run_timed(ptr noundef nonnull readonly %5)
  br label %run_call.exit

if.end.i:                                         ; preds = %if.then
  %helpers2.i = getelementptr inbounds i8, ptr %5, i64 32
  %7 = load ptr, ptr %helpers2.i, align 8
  %records.i = getelementptr inbounds i8, ptr %5, i64 16
  %8 = load ptr, ptr %records.i, align 8
  %record_count.i = getelementptr inbounds i8, ptr %5, i64 24
  %9 = load i64, ptr %record_count.i, align 8
  %add.ptr.i = getelementptr inbounds %struct.record, ptr %8, i64 %9
  %cmp3.i = icmp eq ptr %7, null
  %cmp6.not32.i = icmp eq i64 %9, 0
  br i1 %cmp3.i, label %for.cond.preheader.i, label %for.cond8.preheader.i

for.cond8.preheader.i:                            ; preds = %if.end.i
  br i1 %cmp6.not32.i, label %run_call.exit, label %lor.rhs.i.i

for.cond.preheader.i:                             ; preds = %if.end.i
  br i1 %cmp6.not32.i, label %run_call.exit, label %for.body.i

for.body.i:                                       ; preds = %for.cond.preheader.i, %for.body.i
  %record.033.i = phi ptr [ %incdec.ptr.i, %for.body.i ], [ %8, %for.cond.preheader.i ]
  %10 = load ptr, ptr %record.033.i, align 8
  %arguments.i.i = getelementptr inbounds i8, ptr %record.033.i, i64 8
  %11 = load ptr, ptr %arguments.i.i, align 8
  %total.i.i = getelementptr inbounds i8, ptr %record.033.i, i64 16
  %12 = load i64, ptr %total.i.i, align 8
  call void %10(ptr noundef %11, i64 noundef 0, i64 noundef %12) #5
  %incdec.ptr.i = getelementptr inbounds i8, ptr %record.033.i, i64 32
  %cmp6.not.i = icmp eq ptr %incdec.ptr.i, %add.ptr.i
  br i1 %cmp6.not.i, label %run_call.exit, label %for.body.i, !llvm.loop !9

lor.rhs.i.i:                                      ; preds = %for.cond8.preheader.i, %run_record.exit.i
  %record.131.i = phi ptr [ %incdec.ptr13.i, %run_record.exit.i ], [ %8, %for.cond8.preheader.i ]
  %chunk.i.i = getelementptr inbounds i8, ptr %record.131.i, i64 24
  %13 = load i64, ptr %chunk.i.i, align 8
  %total.i28.i = getelementptr inbounds i8, ptr %record.131.i, i64 16
  %14 = load i64, ptr %total.i28.i, align 8
  %cmp1.not.i.i = icmp slt i64 %13, %14
  br i1 %cmp1.not.i.i, label %if.else.i.i, label %if.then.i.i, !prof !10

if.then.i.i:                                      ; preds = %lor.rhs.i.i
  %15 = load ptr, ptr %record.131.i, align 8
  %arguments.i.i.i = getelementptr inbounds i8, ptr %record.131.i, i64 8
  %16 = load ptr, ptr %arguments.i.i.i, align 8
  call void %15(ptr noundef %16, i64 noundef 0, i64 noundef %14) #5
  br label %run_record.exit.i

if.else.i.i:                                      ; preds = %lor.rhs.i.i
  call fastcc void @share_record(ptr noundef nonnull %7, ptr noundef nonnull readonly %record.131.i)
  br label %run_record.exit.i

run_record.exit.i:                                ; preds = %if.else.i.i, %if.then.i.i
  %incdec.ptr13.i = getelementptr inbounds i8, ptr %record.131.i, i64 32
  %cmp9.not.i = icmp eq ptr %incdec.ptr13.i, %add.ptr.i
  br i1 %cmp9.not.i, label %run_call.exit, label %lor.rhs.i.i, !llvm.loop !11

run_call.exit:                                    ; preds = %run_record.exit.i, %for.body.i, %if.then.i, %for.cond8.preheader.i, %for.cond.preheader.i
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %time.i43) #5
  %call.i44 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %time.i43) #5
  %17 = load i64, ptr %time.i43, align 8
  %mul.i45 = mul nsw i64 %17, 1000000000
  %18 = load i64, ptr %tv_nsec.i46, align 8
  %add.i47 = add nsw i64 %mul.i45, %18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %time.i43) #5
  store i64 %add.i47, ptr %ended, align 16
  store i64 %add.i, ptr %began7, align 8
  store atomic i64 %1, ptr %completed seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %one) #5
  store i64 1, ptr %one, align 8
  %19 = load i64, ptr %eventfd, align 32
  %conv = trunc i64 %19 to i32
  %call9 = call i64 @write(i32 noundef %conv, ptr noundef nonnull %one, i64 noundef 8) #5
  %20 = load atomic i64, ptr %waiting seq_cst, align 8
  %tobool11.not = icmp eq i64 %20, 0
  br i1 %tobool11.not, label %if.end, label %if.then12

if.then12:                                        ; preds = %run_call.exit
  %call.i48 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %completed, i32 noundef 129, i64 noundef 1024, ptr noundef null) #5
  br label %if.end

if.end:                                           ; preds = %if.then12, %run_call.exit
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #5
  br label %for.cond.backedge

if.end14:                                         ; preds = %for.cond
  %21 = load atomic i64, ptr %leave seq_cst, align 16
  %tobool16.not = icmp eq i64 %21, 0
  br i1 %tobool16.not, label %if.end18, label %cleanup28

if.end18:                                         ; preds = %if.end14
  %cmp19 = icmp slt i64 %pauses.0, 8001
  br i1 %cmp19, label %if.then21, label %if.end22

if.then21:                                        ; preds = %if.end18
  %inc = add nsw i64 %pauses.0, 1
  call void @llvm.x86.sse2.pause()
  br label %for.cond.backedge

if.end22:                                         ; preds = %if.end18
  store atomic i64 1, ptr %asleep seq_cst, align 16
  %conv.i = trunc i64 %0 to i32
  %call.i49 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %thread, i32 noundef 128, i32 noundef %conv.i, ptr noundef null) #5
  store atomic i64 0, ptr %asleep seq_cst, align 16
  br label %for.cond.backedge

for.cond.backedge:                                ; preds = %if.end22, %if.then21, %if.end
  %pauses.0.be = phi i64 [ 8000, %if.end ], [ %inc, %if.then21 ], [ 0, %if.end22 ]
  br label %for.cond, !llvm.loop !12

cleanup28:                                        ; preds = %if.end14
  ret void
}

; Function Attrs: nofree
declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #3

; Function Attrs: nounwind
define void @lazyasync_wake_up(ptr noundef %thread) local_unnamed_addr #0 {
entry:
  %0 = atomicrmw add ptr %thread, i64 1 seq_cst, align 64
  %asleep.i = getelementptr inbounds i8, ptr %thread, i64 48
  %1 = load atomic i64, ptr %asleep.i seq_cst, align 16
  %tobool.not.i = icmp eq i64 %1, 0
  br i1 %tobool.not.i, label %call_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %affinity.i = getelementptr inbounds i8, ptr %thread, i64 128
  %pinned.i.i = getelementptr inbounds i8, ptr %thread, i64 136
  %2 = load atomic i64, ptr %pinned.i.i monotonic, align 8
  %cmp.i.i = icmp slt i64 %2, 1
  br i1 %cmp.i.i, label %exclude_cpu.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i
  %3 = load atomic i64, ptr %affinity.i seq_cst, align 8
  %call.i.i = tail call i32 @sched_getcpu() #5
  %conv.i.i = sext i32 %call.i.i to i64
  %or.cond.i.i = icmp ugt i32 %call.i.i, 8191
  br i1 %or.cond.i.i, label %exclude_cpu.exit.i, label %lor.lhs.false6.i.i

lor.lhs.false6.i.i:                               ; preds = %if.end.i.i
  %add.i.i = add nuw nsw i64 %conv.i.i, 1
  %cmp7.i.i = icmp eq i64 %3, %add.i.i
  br i1 %cmp7.i.i, label %exclude_cpu.exit.i, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %lor.lhs.false6.i.i
  store atomic i64 %add.i.i, ptr %affinity.i seq_cst, align 8
  tail call fastcc void @deny_cpu(ptr noundef nonnull %affinity.i, i64 noundef %conv.i.i)
  br label %exclude_cpu.exit.i

exclude_cpu.exit.i:                               ; preds = %if.end10.i.i, %lor.lhs.false6.i.i, %if.end.i.i, %if.then.i
  %call.i6.i = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %thread, i32 noundef 129, i64 noundef 1, ptr noundef null) #5
  br label %call_thread.exit

call_thread.exit:                                 ; preds = %entry, %exclude_cpu.exit.i
  ret void
}

; Function Attrs: nounwind
define void @lazyasync_launch(ptr noundef %thread, ptr noundef %call) local_unnamed_addr #0 {
entry:
  %call1 = getelementptr inbounds i8, ptr %thread, i64 64
  store ptr %call, ptr %call1, align 64
  %launched = getelementptr inbounds i8, ptr %thread, i64 40
  %0 = atomicrmw add ptr %launched, i64 1 seq_cst, align 8
  %1 = atomicrmw add ptr %thread, i64 1 seq_cst, align 64
  %asleep.i = getelementptr inbounds i8, ptr %thread, i64 48
  %2 = load atomic i64, ptr %asleep.i seq_cst, align 16
  %tobool.not.i = icmp eq i64 %2, 0
  br i1 %tobool.not.i, label %call_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %affinity.i = getelementptr inbounds i8, ptr %thread, i64 128
  %pinned.i.i = getelementptr inbounds i8, ptr %thread, i64 136
  %3 = load atomic i64, ptr %pinned.i.i monotonic, align 8
  %cmp.i.i = icmp slt i64 %3, 1
  br i1 %cmp.i.i, label %exclude_cpu.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i
  %4 = load atomic i64, ptr %affinity.i seq_cst, align 8
  %call.i.i = tail call i32 @sched_getcpu() #5
  %conv.i.i = sext i32 %call.i.i to i64
  %or.cond.i.i = icmp ugt i32 %call.i.i, 8191
  br i1 %or.cond.i.i, label %exclude_cpu.exit.i, label %lor.lhs.false6.i.i

lor.lhs.false6.i.i:                               ; preds = %if.end.i.i
  %add.i.i = add nuw nsw i64 %conv.i.i, 1
  %cmp7.i.i = icmp eq i64 %4, %add.i.i
  br i1 %cmp7.i.i, label %exclude_cpu.exit.i, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %lor.lhs.false6.i.i
  store atomic i64 %add.i.i, ptr %affinity.i seq_cst, align 8
  tail call fastcc void @deny_cpu(ptr noundef nonnull %affinity.i, i64 noundef %conv.i.i)
  br label %exclude_cpu.exit.i

exclude_cpu.exit.i:                               ; preds = %if.end10.i.i, %lor.lhs.false6.i.i, %if.end.i.i, %if.then.i
  %call.i6.i = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %thread, i32 noundef 129, i64 noundef 1, ptr noundef null) #5
  br label %call_thread.exit

call_thread.exit:                                 ; preds = %entry, %exclude_cpu.exit.i
  ret void
}

; Function Attrs: nounwind
define void @lazyasync_wait(ptr noundef %thread) local_unnamed_addr #0 {
entry:
  %waiting = getelementptr inbounds i8, ptr %thread, i64 24
  %0 = atomicrmw add ptr %waiting, i64 1 seq_cst, align 8
  %completed1 = getelementptr inbounds i8, ptr %thread, i64 8
  %launched = getelementptr inbounds i8, ptr %thread, i64 40
  %1 = load atomic i64, ptr %completed1 seq_cst, align 8
  %2 = load atomic i64, ptr %launched seq_cst, align 8
  %cmp15 = icmp eq i64 %1, %2
  br i1 %cmp15, label %for.end, label %cleanup

cleanup:                                          ; preds = %entry, %cleanup
  %3 = phi i64 [ %4, %cleanup ], [ %1, %entry ]
  %conv.i = trunc i64 %3 to i32
  %call.i = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %completed1, i32 noundef 128, i32 noundef %conv.i, ptr noundef null) #5
  %4 = load atomic i64, ptr %completed1 seq_cst, align 8
  %5 = load atomic i64, ptr %launched seq_cst, align 8
  %cmp = icmp eq i64 %4, %5
  br i1 %cmp, label %for.end, label %cleanup

for.end:                                          ; preds = %cleanup, %entry
  %6 = atomicrmw sub ptr %waiting, i64 1 seq_cst, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define i64 @lazyasync_completed(ptr nocapture noundef readonly %thread) local_unnamed_addr #4 {
entry:
  %completed = getelementptr inbounds i8, ptr %thread, i64 8
  %0 = load atomic i64, ptr %completed acquire, align 8
  ret i64 %0
}

; Function Attrs: nounwind
define void @lazyasync_close(ptr noundef %thread) local_unnamed_addr #0 {
entry:
  %leave = getelementptr inbounds i8, ptr %thread, i64 16
  store atomic i64 1, ptr %leave seq_cst, align 16
  %0 = atomicrmw add ptr %thread, i64 1 seq_cst, align 64
  %asleep.i = getelementptr inbounds i8, ptr %thread, i64 48
  %1 = load atomic i64, ptr %asleep.i seq_cst, align 16
  %tobool.not.i = icmp eq i64 %1, 0
  br i1 %tobool.not.i, label %call_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %affinity.i = getelementptr inbounds i8, ptr %thread, i64 128
  %pinned.i.i = getelementptr inbounds i8, ptr %thread, i64 136
  %2 = load atomic i64, ptr %pinned.i.i monotonic, align 8
  %cmp.i.i = icmp slt i64 %2, 1
  br i1 %cmp.i.i, label %exclude_cpu.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i
  %3 = load atomic i64, ptr %affinity.i seq_cst, align 8
  %call.i.i = tail call i32 @sched_getcpu() #5
  %conv.i.i = sext i32 %call.i.i to i64
  %or.cond.i.i = icmp ugt i32 %call.i.i, 8191
  br i1 %or.cond.i.i, label %exclude_cpu.exit.i, label %lor.lhs.false6.i.i

lor.lhs.false6.i.i:                               ; preds = %if.end.i.i
  %add.i.i = add nuw nsw i64 %conv.i.i, 1
  %cmp7.i.i = icmp eq i64 %3, %add.i.i
  br i1 %cmp7.i.i, label %exclude_cpu.exit.i, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %lor.lhs.false6.i.i
  store atomic i64 %add.i.i, ptr %affinity.i seq_cst, align 8
  tail call fastcc void @deny_cpu(ptr noundef nonnull %affinity.i, i64 noundef %conv.i.i)
  br label %exclude_cpu.exit.i

exclude_cpu.exit.i:                               ; preds = %if.end10.i.i, %lor.lhs.false6.i.i, %if.end.i.i, %if.then.i
  %call.i6.i = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %thread, i32 noundef 129, i64 noundef 1, ptr noundef null) #5
  br label %call_thread.exit

call_thread.exit:                                 ; preds = %entry, %exclude_cpu.exit.i
  ret void
}

; Function Attrs: nounwind
define void @lazyasync_product_f32(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %cmp119 = icmp slt i64 %begin, %end
  br i1 %cmp119, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %parts = getelementptr inbounds i8, ptr %p, i64 96
  %group = getelementptr inbounds i8, ptr %p, i64 88
  %parts_across = getelementptr inbounds i8, ptr %p, i64 104
  %part_rows = getelementptr inbounds i8, ptr %p, i64 112
  %rows9 = getelementptr inbounds i8, ptr %p, i64 24
  %part_columns = getelementptr inbounds i8, ptr %p, i64 120
  %columns11 = getelementptr inbounds i8, ptr %p, i64 32
  %within_group = getelementptr inbounds i8, ptr %p, i64 128
  %between_groups = getelementptr inbounds i8, ptr %p, i64 152
  %down20 = getelementptr inbounds i8, ptr %p, i64 176
  %across24 = getelementptr inbounds i8, ptr %p, i64 200
  %right29 = getelementptr inbounds i8, ptr %p, i64 136
  %right32 = getelementptr inbounds i8, ptr %p, i64 160
  %right36 = getelementptr inbounds i8, ptr %p, i64 184
  %right40 = getelementptr inbounds i8, ptr %p, i64 208
  %result44 = getelementptr inbounds i8, ptr %p, i64 144
  %result47 = getelementptr inbounds i8, ptr %p, i64 168
  %result51 = getelementptr inbounds i8, ptr %p, i64 192
  %result55 = getelementptr inbounds i8, ptr %p, i64 216
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right64 = getelementptr inbounds i8, ptr %p, i64 8
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result67 = getelementptr inbounds i8, ptr %p, i64 16
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.0120 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %for.body ]
  %1 = load i64, ptr %parts, align 8
  %rem = srem i64 %k.0120, %1
  %div = sdiv i64 %k.0120, %1
  %2 = load i64, ptr %group, align 8
  %rem2 = srem i64 %div, %2
  %div5 = sdiv i64 %div, %2
  %3 = load i64, ptr %parts_across, align 8
  %rem6 = srem i64 %rem, %3
  %div8 = sdiv i64 %rem, %3
  %4 = load i64, ptr %part_rows, align 8
  %5 = load i64, ptr %rows9, align 8
  %mul = mul nsw i64 %4, %div8
  %sub = sub nsw i64 %5, %mul
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %4, i64 %sub)
  %6 = load i64, ptr %part_columns, align 8
  %7 = load i64, ptr %columns11, align 8
  %mul13 = mul nsw i64 %6, %rem6
  %sub14 = sub nsw i64 %7, %mul13
  %cond.i118 = tail call noundef i64 @llvm.smin.i64(i64 %6, i64 %sub14)
  %8 = load i64, ptr %within_group, align 8
  %mul17 = mul nsw i64 %8, %rem2
  %9 = load i64, ptr %between_groups, align 8
  %mul19 = mul nsw i64 %9, %div5
  %10 = load i64, ptr %down20, align 8
  %mul22 = mul nsw i64 %10, %div8
  %11 = load i64, ptr %across24, align 8
  %mul26 = mul nsw i64 %11, %rem6
  %12 = load i64, ptr %right29, align 8
  %mul30 = mul nsw i64 %12, %rem2
  %13 = load i64, ptr %right32, align 8
  %mul33 = mul nsw i64 %13, %div5
  %14 = load i64, ptr %right36, align 8
  %mul37 = mul nsw i64 %14, %div8
  %15 = load i64, ptr %right40, align 8
  %mul41 = mul nsw i64 %15, %rem6
  %16 = load i64, ptr %result44, align 8
  %mul45 = mul nsw i64 %16, %rem2
  %17 = load i64, ptr %result47, align 8
  %mul48 = mul nsw i64 %17, %div5
  %18 = load i64, ptr %result51, align 8
  %mul52 = mul nsw i64 %18, %div8
  %19 = load i64, ptr %result55, align 8
  %mul56 = mul nsw i64 %19, %rem6
  %20 = load i64, ptr %left_transposed, align 8
  %conv = trunc i64 %20 to i32
  %21 = load i64, ptr %right_transposed, align 8
  %conv58 = trunc i64 %21 to i32
  %conv59 = trunc i64 %cond.i to i32
  %conv60 = trunc i64 %cond.i118 to i32
  %22 = load i64, ptr %inner, align 8
  %conv61 = trunc i64 %22 to i32
  %23 = load ptr, ptr %p, align 8
  %24 = getelementptr i8, ptr %23, i64 %mul17
  %25 = getelementptr i8, ptr %24, i64 %mul19
  %26 = getelementptr i8, ptr %25, i64 %mul22
  %add.ptr = getelementptr i8, ptr %26, i64 %mul26
  %27 = load i64, ptr %left_leading, align 8
  %conv63 = trunc i64 %27 to i32
  %28 = load ptr, ptr %right64, align 8
  %29 = getelementptr i8, ptr %28, i64 %mul30
  %30 = getelementptr i8, ptr %29, i64 %mul33
  %31 = getelementptr i8, ptr %30, i64 %mul37
  %add.ptr65 = getelementptr i8, ptr %31, i64 %mul41
  %32 = load i64, ptr %right_leading, align 8
  %conv66 = trunc i64 %32 to i32
  %33 = load ptr, ptr %result67, align 8
  %34 = getelementptr i8, ptr %33, i64 %mul45
  %35 = getelementptr i8, ptr %34, i64 %mul48
  %36 = getelementptr i8, ptr %35, i64 %mul52
  %add.ptr68 = getelementptr i8, ptr %36, i64 %mul56
  %37 = load i64, ptr %result_leading, align 8
  %conv69 = trunc i64 %37 to i32
  tail call void %0(i32 noundef 101, i32 noundef %conv, i32 noundef %conv58, i32 noundef %conv59, i32 noundef %conv60, i32 noundef %conv61, float noundef 1.000000e+00, ptr noundef %add.ptr, i32 noundef %conv63, ptr noundef %add.ptr65, i32 noundef %conv66, float noundef 0.000000e+00, ptr noundef %add.ptr68, i32 noundef %conv69) #5
  %inc = add i64 %k.0120, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !13
}

; Function Attrs: nounwind
define void @lazyasync_product_f64(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %cmp113 = icmp slt i64 %begin, %end
  br i1 %cmp113, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %parts = getelementptr inbounds i8, ptr %p, i64 96
  %group = getelementptr inbounds i8, ptr %p, i64 88
  %parts_across = getelementptr inbounds i8, ptr %p, i64 104
  %part_rows = getelementptr inbounds i8, ptr %p, i64 112
  %rows9 = getelementptr inbounds i8, ptr %p, i64 24
  %part_columns = getelementptr inbounds i8, ptr %p, i64 120
  %columns11 = getelementptr inbounds i8, ptr %p, i64 32
  %within_group = getelementptr inbounds i8, ptr %p, i64 128
  %between_groups = getelementptr inbounds i8, ptr %p, i64 152
  %down20 = getelementptr inbounds i8, ptr %p, i64 176
  %across24 = getelementptr inbounds i8, ptr %p, i64 200
  %right29 = getelementptr inbounds i8, ptr %p, i64 136
  %right32 = getelementptr inbounds i8, ptr %p, i64 160
  %right36 = getelementptr inbounds i8, ptr %p, i64 184
  %right40 = getelementptr inbounds i8, ptr %p, i64 208
  %result44 = getelementptr inbounds i8, ptr %p, i64 144
  %result47 = getelementptr inbounds i8, ptr %p, i64 168
  %result51 = getelementptr inbounds i8, ptr %p, i64 192
  %result55 = getelementptr inbounds i8, ptr %p, i64 216
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right60 = getelementptr inbounds i8, ptr %p, i64 8
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result62 = getelementptr inbounds i8, ptr %p, i64 16
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.0114 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %for.body ]
  %1 = load i64, ptr %parts, align 8
  %rem = srem i64 %k.0114, %1
  %div = sdiv i64 %k.0114, %1
  %2 = load i64, ptr %group, align 8
  %rem2 = srem i64 %div, %2
  %div5 = sdiv i64 %div, %2
  %3 = load i64, ptr %parts_across, align 8
  %rem6 = srem i64 %rem, %3
  %div8 = sdiv i64 %rem, %3
  %4 = load i64, ptr %part_rows, align 8
  %5 = load i64, ptr %rows9, align 8
  %mul = mul nsw i64 %4, %div8
  %sub = sub nsw i64 %5, %mul
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %4, i64 %sub)
  %6 = load i64, ptr %part_columns, align 8
  %7 = load i64, ptr %columns11, align 8
  %mul13 = mul nsw i64 %6, %rem6
  %sub14 = sub nsw i64 %7, %mul13
  %cond.i112 = tail call noundef i64 @llvm.smin.i64(i64 %6, i64 %sub14)
  %8 = load i64, ptr %within_group, align 8
  %mul17 = mul nsw i64 %8, %rem2
  %9 = load i64, ptr %between_groups, align 8
  %mul19 = mul nsw i64 %9, %div5
  %10 = load i64, ptr %down20, align 8
  %mul22 = mul nsw i64 %10, %div8
  %11 = load i64, ptr %across24, align 8
  %mul26 = mul nsw i64 %11, %rem6
  %12 = load i64, ptr %right29, align 8
  %mul30 = mul nsw i64 %12, %rem2
  %13 = load i64, ptr %right32, align 8
  %mul33 = mul nsw i64 %13, %div5
  %14 = load i64, ptr %right36, align 8
  %mul37 = mul nsw i64 %14, %div8
  %15 = load i64, ptr %right40, align 8
  %mul41 = mul nsw i64 %15, %rem6
  %16 = load i64, ptr %result44, align 8
  %mul45 = mul nsw i64 %16, %rem2
  %17 = load i64, ptr %result47, align 8
  %mul48 = mul nsw i64 %17, %div5
  %18 = load i64, ptr %result51, align 8
  %mul52 = mul nsw i64 %18, %div8
  %19 = load i64, ptr %result55, align 8
  %mul56 = mul nsw i64 %19, %rem6
  %20 = load i64, ptr %left_transposed, align 8
  %conv = trunc i64 %20 to i32
  %21 = load i64, ptr %right_transposed, align 8
  %conv58 = trunc i64 %21 to i32
  %22 = load i64, ptr %inner, align 8
  %23 = load ptr, ptr %p, align 8
  %24 = getelementptr i8, ptr %23, i64 %mul17
  %25 = getelementptr i8, ptr %24, i64 %mul19
  %26 = getelementptr i8, ptr %25, i64 %mul22
  %add.ptr = getelementptr i8, ptr %26, i64 %mul26
  %27 = load i64, ptr %left_leading, align 8
  %28 = load ptr, ptr %right60, align 8
  %29 = getelementptr i8, ptr %28, i64 %mul30
  %30 = getelementptr i8, ptr %29, i64 %mul33
  %31 = getelementptr i8, ptr %30, i64 %mul37
  %add.ptr61 = getelementptr i8, ptr %31, i64 %mul41
  %32 = load i64, ptr %right_leading, align 8
  %33 = load ptr, ptr %result62, align 8
  %34 = getelementptr i8, ptr %33, i64 %mul45
  %35 = getelementptr i8, ptr %34, i64 %mul48
  %36 = getelementptr i8, ptr %35, i64 %mul52
  %add.ptr63 = getelementptr i8, ptr %36, i64 %mul56
  %37 = load i64, ptr %result_leading, align 8
  tail call void %0(i32 noundef 101, i32 noundef %conv, i32 noundef %conv58, i64 noundef %cond.i, i64 noundef %cond.i112, i64 noundef %22, float noundef 1.000000e+00, ptr noundef %add.ptr, i64 noundef %27, ptr noundef %add.ptr61, i64 noundef %32, float noundef 0.000000e+00, ptr noundef %add.ptr63, i64 noundef %37) #5
  %inc = add i64 %k.0114, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !14
}

; Function Attrs: nounwind
define void @lazyasync_product_d32(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %cmp119 = icmp slt i64 %begin, %end
  br i1 %cmp119, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %parts = getelementptr inbounds i8, ptr %p, i64 96
  %group = getelementptr inbounds i8, ptr %p, i64 88
  %parts_across = getelementptr inbounds i8, ptr %p, i64 104
  %part_rows = getelementptr inbounds i8, ptr %p, i64 112
  %rows9 = getelementptr inbounds i8, ptr %p, i64 24
  %part_columns = getelementptr inbounds i8, ptr %p, i64 120
  %columns11 = getelementptr inbounds i8, ptr %p, i64 32
  %within_group = getelementptr inbounds i8, ptr %p, i64 128
  %between_groups = getelementptr inbounds i8, ptr %p, i64 152
  %down20 = getelementptr inbounds i8, ptr %p, i64 176
  %across24 = getelementptr inbounds i8, ptr %p, i64 200
  %right29 = getelementptr inbounds i8, ptr %p, i64 136
  %right32 = getelementptr inbounds i8, ptr %p, i64 160
  %right36 = getelementptr inbounds i8, ptr %p, i64 184
  %right40 = getelementptr inbounds i8, ptr %p, i64 208
  %result44 = getelementptr inbounds i8, ptr %p, i64 144
  %result47 = getelementptr inbounds i8, ptr %p, i64 168
  %result51 = getelementptr inbounds i8, ptr %p, i64 192
  %result55 = getelementptr inbounds i8, ptr %p, i64 216
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right64 = getelementptr inbounds i8, ptr %p, i64 8
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result67 = getelementptr inbounds i8, ptr %p, i64 16
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.0120 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %for.body ]
  %1 = load i64, ptr %parts, align 8
  %rem = srem i64 %k.0120, %1
  %div = sdiv i64 %k.0120, %1
  %2 = load i64, ptr %group, align 8
  %rem2 = srem i64 %div, %2
  %div5 = sdiv i64 %div, %2
  %3 = load i64, ptr %parts_across, align 8
  %rem6 = srem i64 %rem, %3
  %div8 = sdiv i64 %rem, %3
  %4 = load i64, ptr %part_rows, align 8
  %5 = load i64, ptr %rows9, align 8
  %mul = mul nsw i64 %4, %div8
  %sub = sub nsw i64 %5, %mul
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %4, i64 %sub)
  %6 = load i64, ptr %part_columns, align 8
  %7 = load i64, ptr %columns11, align 8
  %mul13 = mul nsw i64 %6, %rem6
  %sub14 = sub nsw i64 %7, %mul13
  %cond.i118 = tail call noundef i64 @llvm.smin.i64(i64 %6, i64 %sub14)
  %8 = load i64, ptr %within_group, align 8
  %mul17 = mul nsw i64 %8, %rem2
  %9 = load i64, ptr %between_groups, align 8
  %mul19 = mul nsw i64 %9, %div5
  %10 = load i64, ptr %down20, align 8
  %mul22 = mul nsw i64 %10, %div8
  %11 = load i64, ptr %across24, align 8
  %mul26 = mul nsw i64 %11, %rem6
  %12 = load i64, ptr %right29, align 8
  %mul30 = mul nsw i64 %12, %rem2
  %13 = load i64, ptr %right32, align 8
  %mul33 = mul nsw i64 %13, %div5
  %14 = load i64, ptr %right36, align 8
  %mul37 = mul nsw i64 %14, %div8
  %15 = load i64, ptr %right40, align 8
  %mul41 = mul nsw i64 %15, %rem6
  %16 = load i64, ptr %result44, align 8
  %mul45 = mul nsw i64 %16, %rem2
  %17 = load i64, ptr %result47, align 8
  %mul48 = mul nsw i64 %17, %div5
  %18 = load i64, ptr %result51, align 8
  %mul52 = mul nsw i64 %18, %div8
  %19 = load i64, ptr %result55, align 8
  %mul56 = mul nsw i64 %19, %rem6
  %20 = load i64, ptr %left_transposed, align 8
  %conv = trunc i64 %20 to i32
  %21 = load i64, ptr %right_transposed, align 8
  %conv58 = trunc i64 %21 to i32
  %conv59 = trunc i64 %cond.i to i32
  %conv60 = trunc i64 %cond.i118 to i32
  %22 = load i64, ptr %inner, align 8
  %conv61 = trunc i64 %22 to i32
  %23 = load ptr, ptr %p, align 8
  %24 = getelementptr i8, ptr %23, i64 %mul17
  %25 = getelementptr i8, ptr %24, i64 %mul19
  %26 = getelementptr i8, ptr %25, i64 %mul22
  %add.ptr = getelementptr i8, ptr %26, i64 %mul26
  %27 = load i64, ptr %left_leading, align 8
  %conv63 = trunc i64 %27 to i32
  %28 = load ptr, ptr %right64, align 8
  %29 = getelementptr i8, ptr %28, i64 %mul30
  %30 = getelementptr i8, ptr %29, i64 %mul33
  %31 = getelementptr i8, ptr %30, i64 %mul37
  %add.ptr65 = getelementptr i8, ptr %31, i64 %mul41
  %32 = load i64, ptr %right_leading, align 8
  %conv66 = trunc i64 %32 to i32
  %33 = load ptr, ptr %result67, align 8
  %34 = getelementptr i8, ptr %33, i64 %mul45
  %35 = getelementptr i8, ptr %34, i64 %mul48
  %36 = getelementptr i8, ptr %35, i64 %mul52
  %add.ptr68 = getelementptr i8, ptr %36, i64 %mul56
  %37 = load i64, ptr %result_leading, align 8
  %conv69 = trunc i64 %37 to i32
  tail call void %0(i32 noundef 101, i32 noundef %conv, i32 noundef %conv58, i32 noundef %conv59, i32 noundef %conv60, i32 noundef %conv61, double noundef 1.000000e+00, ptr noundef %add.ptr, i32 noundef %conv63, ptr noundef %add.ptr65, i32 noundef %conv66, double noundef 0.000000e+00, ptr noundef %add.ptr68, i32 noundef %conv69) #5
  %inc = add i64 %k.0120, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !15
}

; Function Attrs: nounwind
define void @lazyasync_product_d64(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %cmp113 = icmp slt i64 %begin, %end
  br i1 %cmp113, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %parts = getelementptr inbounds i8, ptr %p, i64 96
  %group = getelementptr inbounds i8, ptr %p, i64 88
  %parts_across = getelementptr inbounds i8, ptr %p, i64 104
  %part_rows = getelementptr inbounds i8, ptr %p, i64 112
  %rows9 = getelementptr inbounds i8, ptr %p, i64 24
  %part_columns = getelementptr inbounds i8, ptr %p, i64 120
  %columns11 = getelementptr inbounds i8, ptr %p, i64 32
  %within_group = getelementptr inbounds i8, ptr %p, i64 128
  %between_groups = getelementptr inbounds i8, ptr %p, i64 152
  %down20 = getelementptr inbounds i8, ptr %p, i64 176
  %across24 = getelementptr inbounds i8, ptr %p, i64 200
  %right29 = getelementptr inbounds i8, ptr %p, i64 136
  %right32 = getelementptr inbounds i8, ptr %p, i64 160
  %right36 = getelementptr inbounds i8, ptr %p, i64 184
  %right40 = getelementptr inbounds i8, ptr %p, i64 208
  %result44 = getelementptr inbounds i8, ptr %p, i64 144
  %result47 = getelementptr inbounds i8, ptr %p, i64 168
  %result51 = getelementptr inbounds i8, ptr %p, i64 192
  %result55 = getelementptr inbounds i8, ptr %p, i64 216
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right60 = getelementptr inbounds i8, ptr %p, i64 8
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result62 = getelementptr inbounds i8, ptr %p, i64 16
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.0114 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %for.body ]
  %1 = load i64, ptr %parts, align 8
  %rem = srem i64 %k.0114, %1
  %div = sdiv i64 %k.0114, %1
  %2 = load i64, ptr %group, align 8
  %rem2 = srem i64 %div, %2
  %div5 = sdiv i64 %div, %2
  %3 = load i64, ptr %parts_across, align 8
  %rem6 = srem i64 %rem, %3
  %div8 = sdiv i64 %rem, %3
  %4 = load i64, ptr %part_rows, align 8
  %5 = load i64, ptr %rows9, align 8
  %mul = mul nsw i64 %4, %div8
  %sub = sub nsw i64 %5, %mul
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %4, i64 %sub)
  %6 = load i64, ptr %part_columns, align 8
  %7 = load i64, ptr %columns11, align 8
  %mul13 = mul nsw i64 %6, %rem6
  %sub14 = sub nsw i64 %7, %mul13
  %cond.i112 = tail call noundef i64 @llvm.smin.i64(i64 %6, i64 %sub14)
  %8 = load i64, ptr %within_group, align 8
  %mul17 = mul nsw i64 %8, %rem2
  %9 = load i64, ptr %between_groups, align 8
  %mul19 = mul nsw i64 %9, %div5
  %10 = load i64, ptr %down20, align 8
  %mul22 = mul nsw i64 %10, %div8
  %11 = load i64, ptr %across24, align 8
  %mul26 = mul nsw i64 %11, %rem6
  %12 = load i64, ptr %right29, align 8
  %mul30 = mul nsw i64 %12, %rem2
  %13 = load i64, ptr %right32, align 8
  %mul33 = mul nsw i64 %13, %div5
  %14 = load i64, ptr %right36, align 8
  %mul37 = mul nsw i64 %14, %div8
  %15 = load i64, ptr %right40, align 8
  %mul41 = mul nsw i64 %15, %rem6
  %16 = load i64, ptr %result44, align 8
  %mul45 = mul nsw i64 %16, %rem2
  %17 = load i64, ptr %result47, align 8
  %mul48 = mul nsw i64 %17, %div5
  %18 = load i64, ptr %result51, align 8
  %mul52 = mul nsw i64 %18, %div8
  %19 = load i64, ptr %result55, align 8
  %mul56 = mul nsw i64 %19, %rem6
  %20 = load i64, ptr %left_transposed, align 8
  %conv = trunc i64 %20 to i32
  %21 = load i64, ptr %right_transposed, align 8
  %conv58 = trunc i64 %21 to i32
  %22 = load i64, ptr %inner, align 8
  %23 = load ptr, ptr %p, align 8
  %24 = getelementptr i8, ptr %23, i64 %mul17
  %25 = getelementptr i8, ptr %24, i64 %mul19
  %26 = getelementptr i8, ptr %25, i64 %mul22
  %add.ptr = getelementptr i8, ptr %26, i64 %mul26
  %27 = load i64, ptr %left_leading, align 8
  %28 = load ptr, ptr %right60, align 8
  %29 = getelementptr i8, ptr %28, i64 %mul30
  %30 = getelementptr i8, ptr %29, i64 %mul33
  %31 = getelementptr i8, ptr %30, i64 %mul37
  %add.ptr61 = getelementptr i8, ptr %31, i64 %mul41
  %32 = load i64, ptr %right_leading, align 8
  %33 = load ptr, ptr %result62, align 8
  %34 = getelementptr i8, ptr %33, i64 %mul45
  %35 = getelementptr i8, ptr %34, i64 %mul48
  %36 = getelementptr i8, ptr %35, i64 %mul52
  %add.ptr63 = getelementptr i8, ptr %36, i64 %mul56
  %37 = load i64, ptr %result_leading, align 8
  tail call void %0(i32 noundef 101, i32 noundef %conv, i32 noundef %conv58, i64 noundef %cond.i, i64 noundef %cond.i112, i64 noundef %22, double noundef 1.000000e+00, ptr noundef %add.ptr, i64 noundef %27, ptr noundef %add.ptr61, i64 noundef %32, double noundef 0.000000e+00, ptr noundef %add.ptr63, i64 noundef %37) #5
  %inc = add i64 %k.0114, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !16
}

; Function Attrs: nounwind
define void @lazyasync_product_F32(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %cmp119 = icmp slt i64 %begin, %end
  br i1 %cmp119, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %parts = getelementptr inbounds i8, ptr %p, i64 96
  %group = getelementptr inbounds i8, ptr %p, i64 88
  %parts_across = getelementptr inbounds i8, ptr %p, i64 104
  %part_rows = getelementptr inbounds i8, ptr %p, i64 112
  %rows9 = getelementptr inbounds i8, ptr %p, i64 24
  %part_columns = getelementptr inbounds i8, ptr %p, i64 120
  %columns11 = getelementptr inbounds i8, ptr %p, i64 32
  %within_group = getelementptr inbounds i8, ptr %p, i64 128
  %between_groups = getelementptr inbounds i8, ptr %p, i64 152
  %down20 = getelementptr inbounds i8, ptr %p, i64 176
  %across24 = getelementptr inbounds i8, ptr %p, i64 200
  %right29 = getelementptr inbounds i8, ptr %p, i64 136
  %right32 = getelementptr inbounds i8, ptr %p, i64 160
  %right36 = getelementptr inbounds i8, ptr %p, i64 184
  %right40 = getelementptr inbounds i8, ptr %p, i64 208
  %result44 = getelementptr inbounds i8, ptr %p, i64 144
  %result47 = getelementptr inbounds i8, ptr %p, i64 168
  %result51 = getelementptr inbounds i8, ptr %p, i64 192
  %result55 = getelementptr inbounds i8, ptr %p, i64 216
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right64 = getelementptr inbounds i8, ptr %p, i64 8
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result67 = getelementptr inbounds i8, ptr %p, i64 16
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.0120 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %for.body ]
  %1 = load i64, ptr %parts, align 8
  %rem = srem i64 %k.0120, %1
  %div = sdiv i64 %k.0120, %1
  %2 = load i64, ptr %group, align 8
  %rem2 = srem i64 %div, %2
  %div5 = sdiv i64 %div, %2
  %3 = load i64, ptr %parts_across, align 8
  %rem6 = srem i64 %rem, %3
  %div8 = sdiv i64 %rem, %3
  %4 = load i64, ptr %part_rows, align 8
  %5 = load i64, ptr %rows9, align 8
  %mul = mul nsw i64 %4, %div8
  %sub = sub nsw i64 %5, %mul
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %4, i64 %sub)
  %6 = load i64, ptr %part_columns, align 8
  %7 = load i64, ptr %columns11, align 8
  %mul13 = mul nsw i64 %6, %rem6
  %sub14 = sub nsw i64 %7, %mul13
  %cond.i118 = tail call noundef i64 @llvm.smin.i64(i64 %6, i64 %sub14)
  %8 = load i64, ptr %within_group, align 8
  %mul17 = mul nsw i64 %8, %rem2
  %9 = load i64, ptr %between_groups, align 8
  %mul19 = mul nsw i64 %9, %div5
  %10 = load i64, ptr %down20, align 8
  %mul22 = mul nsw i64 %10, %div8
  %11 = load i64, ptr %across24, align 8
  %mul26 = mul nsw i64 %11, %rem6
  %12 = load i64, ptr %right29, align 8
  %mul30 = mul nsw i64 %12, %rem2
  %13 = load i64, ptr %right32, align 8
  %mul33 = mul nsw i64 %13, %div5
  %14 = load i64, ptr %right36, align 8
  %mul37 = mul nsw i64 %14, %div8
  %15 = load i64, ptr %right40, align 8
  %mul41 = mul nsw i64 %15, %rem6
  %16 = load i64, ptr %result44, align 8
  %mul45 = mul nsw i64 %16, %rem2
  %17 = load i64, ptr %result47, align 8
  %mul48 = mul nsw i64 %17, %div5
  %18 = load i64, ptr %result51, align 8
  %mul52 = mul nsw i64 %18, %div8
  %19 = load i64, ptr %result55, align 8
  %mul56 = mul nsw i64 %19, %rem6
  %20 = load i64, ptr %left_transposed, align 8
  %conv = trunc i64 %20 to i32
  %21 = load i64, ptr %right_transposed, align 8
  %conv58 = trunc i64 %21 to i32
  %conv59 = trunc i64 %cond.i to i32
  %conv60 = trunc i64 %cond.i118 to i32
  %22 = load i64, ptr %inner, align 8
  %conv61 = trunc i64 %22 to i32
  %23 = load ptr, ptr %p, align 8
  %24 = getelementptr i8, ptr %23, i64 %mul17
  %25 = getelementptr i8, ptr %24, i64 %mul19
  %26 = getelementptr i8, ptr %25, i64 %mul22
  %add.ptr = getelementptr i8, ptr %26, i64 %mul26
  %27 = load i64, ptr %left_leading, align 8
  %conv63 = trunc i64 %27 to i32
  %28 = load ptr, ptr %right64, align 8
  %29 = getelementptr i8, ptr %28, i64 %mul30
  %30 = getelementptr i8, ptr %29, i64 %mul33
  %31 = getelementptr i8, ptr %30, i64 %mul37
  %add.ptr65 = getelementptr i8, ptr %31, i64 %mul41
  %32 = load i64, ptr %right_leading, align 8
  %conv66 = trunc i64 %32 to i32
  %33 = load ptr, ptr %result67, align 8
  %34 = getelementptr i8, ptr %33, i64 %mul45
  %35 = getelementptr i8, ptr %34, i64 %mul48
  %36 = getelementptr i8, ptr %35, i64 %mul52
  %add.ptr68 = getelementptr i8, ptr %36, i64 %mul56
  %37 = load i64, ptr %result_leading, align 8
  %conv69 = trunc i64 %37 to i32
  tail call void %0(i32 noundef 101, i32 noundef %conv, i32 noundef %conv58, i32 noundef %conv59, i32 noundef %conv60, i32 noundef %conv61, ptr noundef nonnull @float_one, ptr noundef %add.ptr, i32 noundef %conv63, ptr noundef %add.ptr65, i32 noundef %conv66, ptr noundef nonnull @float_none, ptr noundef %add.ptr68, i32 noundef %conv69) #5
  %inc = add i64 %k.0120, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !17
}

; Function Attrs: nounwind
define void @lazyasync_product_F64(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %cmp113 = icmp slt i64 %begin, %end
  br i1 %cmp113, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %parts = getelementptr inbounds i8, ptr %p, i64 96
  %group = getelementptr inbounds i8, ptr %p, i64 88
  %parts_across = getelementptr inbounds i8, ptr %p, i64 104
  %part_rows = getelementptr inbounds i8, ptr %p, i64 112
  %rows9 = getelementptr inbounds i8, ptr %p, i64 24
  %part_columns = getelementptr inbounds i8, ptr %p, i64 120
  %columns11 = getelementptr inbounds i8, ptr %p, i64 32
  %within_group = getelementptr inbounds i8, ptr %p, i64 128
  %between_groups = getelementptr inbounds i8, ptr %p, i64 152
  %down20 = getelementptr inbounds i8, ptr %p, i64 176
  %across24 = getelementptr inbounds i8, ptr %p, i64 200
  %right29 = getelementptr inbounds i8, ptr %p, i64 136
  %right32 = getelementptr inbounds i8, ptr %p, i64 160
  %right36 = getelementptr inbounds i8, ptr %p, i64 184
  %right40 = getelementptr inbounds i8, ptr %p, i64 208
  %result44 = getelementptr inbounds i8, ptr %p, i64 144
  %result47 = getelementptr inbounds i8, ptr %p, i64 168
  %result51 = getelementptr inbounds i8, ptr %p, i64 192
  %result55 = getelementptr inbounds i8, ptr %p, i64 216
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right60 = getelementptr inbounds i8, ptr %p, i64 8
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result62 = getelementptr inbounds i8, ptr %p, i64 16
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.0114 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %for.body ]
  %1 = load i64, ptr %parts, align 8
  %rem = srem i64 %k.0114, %1
  %div = sdiv i64 %k.0114, %1
  %2 = load i64, ptr %group, align 8
  %rem2 = srem i64 %div, %2
  %div5 = sdiv i64 %div, %2
  %3 = load i64, ptr %parts_across, align 8
  %rem6 = srem i64 %rem, %3
  %div8 = sdiv i64 %rem, %3
  %4 = load i64, ptr %part_rows, align 8
  %5 = load i64, ptr %rows9, align 8
  %mul = mul nsw i64 %4, %div8
  %sub = sub nsw i64 %5, %mul
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %4, i64 %sub)
  %6 = load i64, ptr %part_columns, align 8
  %7 = load i64, ptr %columns11, align 8
  %mul13 = mul nsw i64 %6, %rem6
  %sub14 = sub nsw i64 %7, %mul13
  %cond.i112 = tail call noundef i64 @llvm.smin.i64(i64 %6, i64 %sub14)
  %8 = load i64, ptr %within_group, align 8
  %mul17 = mul nsw i64 %8, %rem2
  %9 = load i64, ptr %between_groups, align 8
  %mul19 = mul nsw i64 %9, %div5
  %10 = load i64, ptr %down20, align 8
  %mul22 = mul nsw i64 %10, %div8
  %11 = load i64, ptr %across24, align 8
  %mul26 = mul nsw i64 %11, %rem6
  %12 = load i64, ptr %right29, align 8
  %mul30 = mul nsw i64 %12, %rem2
  %13 = load i64, ptr %right32, align 8
  %mul33 = mul nsw i64 %13, %div5
  %14 = load i64, ptr %right36, align 8
  %mul37 = mul nsw i64 %14, %div8
  %15 = load i64, ptr %right40, align 8
  %mul41 = mul nsw i64 %15, %rem6
  %16 = load i64, ptr %result44, align 8
  %mul45 = mul nsw i64 %16, %rem2
  %17 = load i64, ptr %result47, align 8
  %mul48 = mul nsw i64 %17, %div5
  %18 = load i64, ptr %result51, align 8
  %mul52 = mul nsw i64 %18, %div8
  %19 = load i64, ptr %result55, align 8
  %mul56 = mul nsw i64 %19, %rem6
  %20 = load i64, ptr %left_transposed, align 8
  %conv = trunc i64 %20 to i32
  %21 = load i64, ptr %right_transposed, align 8
  %conv58 = trunc i64 %21 to i32
  %22 = load i64, ptr %inner, align 8
  %23 = load ptr, ptr %p, align 8
  %24 = getelementptr i8, ptr %23, i64 %mul17
  %25 = getelementptr i8, ptr %24, i64 %mul19
  %26 = getelementptr i8, ptr %25, i64 %mul22
  %add.ptr = getelementptr i8, ptr %26, i64 %mul26
  %27 = load i64, ptr %left_leading, align 8
  %28 = load ptr, ptr %right60, align 8
  %29 = getelementptr i8, ptr %28, i64 %mul30
  %30 = getelementptr i8, ptr %29, i64 %mul33
  %31 = getelementptr i8, ptr %30, i64 %mul37
  %add.ptr61 = getelementptr i8, ptr %31, i64 %mul41
  %32 = load i64, ptr %right_leading, align 8
  %33 = load ptr, ptr %result62, align 8
  %34 = getelementptr i8, ptr %33, i64 %mul45
  %35 = getelementptr i8, ptr %34, i64 %mul48
  %36 = getelementptr i8, ptr %35, i64 %mul52
  %add.ptr63 = getelementptr i8, ptr %36, i64 %mul56
  %37 = load i64, ptr %result_leading, align 8
  tail call void %0(i32 noundef 101, i32 noundef %conv, i32 noundef %conv58, i64 noundef %cond.i, i64 noundef %cond.i112, i64 noundef %22, ptr noundef nonnull @float_one, ptr noundef %add.ptr, i64 noundef %27, ptr noundef %add.ptr61, i64 noundef %32, ptr noundef nonnull @float_none, ptr noundef %add.ptr63, i64 noundef %37) #5
  %inc = add i64 %k.0114, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !18
}

; Function Attrs: nounwind
define void @lazyasync_product_D32(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %cmp119 = icmp slt i64 %begin, %end
  br i1 %cmp119, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %parts = getelementptr inbounds i8, ptr %p, i64 96
  %group = getelementptr inbounds i8, ptr %p, i64 88
  %parts_across = getelementptr inbounds i8, ptr %p, i64 104
  %part_rows = getelementptr inbounds i8, ptr %p, i64 112
  %rows9 = getelementptr inbounds i8, ptr %p, i64 24
  %part_columns = getelementptr inbounds i8, ptr %p, i64 120
  %columns11 = getelementptr inbounds i8, ptr %p, i64 32
  %within_group = getelementptr inbounds i8, ptr %p, i64 128
  %between_groups = getelementptr inbounds i8, ptr %p, i64 152
  %down20 = getelementptr inbounds i8, ptr %p, i64 176
  %across24 = getelementptr inbounds i8, ptr %p, i64 200
  %right29 = getelementptr inbounds i8, ptr %p, i64 136
  %right32 = getelementptr inbounds i8, ptr %p, i64 160
  %right36 = getelementptr inbounds i8, ptr %p, i64 184
  %right40 = getelementptr inbounds i8, ptr %p, i64 208
  %result44 = getelementptr inbounds i8, ptr %p, i64 144
  %result47 = getelementptr inbounds i8, ptr %p, i64 168
  %result51 = getelementptr inbounds i8, ptr %p, i64 192
  %result55 = getelementptr inbounds i8, ptr %p, i64 216
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right64 = getelementptr inbounds i8, ptr %p, i64 8
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result67 = getelementptr inbounds i8, ptr %p, i64 16
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.0120 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %for.body ]
  %1 = load i64, ptr %parts, align 8
  %rem = srem i64 %k.0120, %1
  %div = sdiv i64 %k.0120, %1
  %2 = load i64, ptr %group, align 8
  %rem2 = srem i64 %div, %2
  %div5 = sdiv i64 %div, %2
  %3 = load i64, ptr %parts_across, align 8
  %rem6 = srem i64 %rem, %3
  %div8 = sdiv i64 %rem, %3
  %4 = load i64, ptr %part_rows, align 8
  %5 = load i64, ptr %rows9, align 8
  %mul = mul nsw i64 %4, %div8
  %sub = sub nsw i64 %5, %mul
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %4, i64 %sub)
  %6 = load i64, ptr %part_columns, align 8
  %7 = load i64, ptr %columns11, align 8
  %mul13 = mul nsw i64 %6, %rem6
  %sub14 = sub nsw i64 %7, %mul13
  %cond.i118 = tail call noundef i64 @llvm.smin.i64(i64 %6, i64 %sub14)
  %8 = load i64, ptr %within_group, align 8
  %mul17 = mul nsw i64 %8, %rem2
  %9 = load i64, ptr %between_groups, align 8
  %mul19 = mul nsw i64 %9, %div5
  %10 = load i64, ptr %down20, align 8
  %mul22 = mul nsw i64 %10, %div8
  %11 = load i64, ptr %across24, align 8
  %mul26 = mul nsw i64 %11, %rem6
  %12 = load i64, ptr %right29, align 8
  %mul30 = mul nsw i64 %12, %rem2
  %13 = load i64, ptr %right32, align 8
  %mul33 = mul nsw i64 %13, %div5
  %14 = load i64, ptr %right36, align 8
  %mul37 = mul nsw i64 %14, %div8
  %15 = load i64, ptr %right40, align 8
  %mul41 = mul nsw i64 %15, %rem6
  %16 = load i64, ptr %result44, align 8
  %mul45 = mul nsw i64 %16, %rem2
  %17 = load i64, ptr %result47, align 8
  %mul48 = mul nsw i64 %17, %div5
  %18 = load i64, ptr %result51, align 8
  %mul52 = mul nsw i64 %18, %div8
  %19 = load i64, ptr %result55, align 8
  %mul56 = mul nsw i64 %19, %rem6
  %20 = load i64, ptr %left_transposed, align 8
  %conv = trunc i64 %20 to i32
  %21 = load i64, ptr %right_transposed, align 8
  %conv58 = trunc i64 %21 to i32
  %conv59 = trunc i64 %cond.i to i32
  %conv60 = trunc i64 %cond.i118 to i32
  %22 = load i64, ptr %inner, align 8
  %conv61 = trunc i64 %22 to i32
  %23 = load ptr, ptr %p, align 8
  %24 = getelementptr i8, ptr %23, i64 %mul17
  %25 = getelementptr i8, ptr %24, i64 %mul19
  %26 = getelementptr i8, ptr %25, i64 %mul22
  %add.ptr = getelementptr i8, ptr %26, i64 %mul26
  %27 = load i64, ptr %left_leading, align 8
  %conv63 = trunc i64 %27 to i32
  %28 = load ptr, ptr %right64, align 8
  %29 = getelementptr i8, ptr %28, i64 %mul30
  %30 = getelementptr i8, ptr %29, i64 %mul33
  %31 = getelementptr i8, ptr %30, i64 %mul37
  %add.ptr65 = getelementptr i8, ptr %31, i64 %mul41
  %32 = load i64, ptr %right_leading, align 8
  %conv66 = trunc i64 %32 to i32
  %33 = load ptr, ptr %result67, align 8
  %34 = getelementptr i8, ptr %33, i64 %mul45
  %35 = getelementptr i8, ptr %34, i64 %mul48
  %36 = getelementptr i8, ptr %35, i64 %mul52
  %add.ptr68 = getelementptr i8, ptr %36, i64 %mul56
  %37 = load i64, ptr %result_leading, align 8
  %conv69 = trunc i64 %37 to i32
  tail call void %0(i32 noundef 101, i32 noundef %conv, i32 noundef %conv58, i32 noundef %conv59, i32 noundef %conv60, i32 noundef %conv61, ptr noundef nonnull @double_one, ptr noundef %add.ptr, i32 noundef %conv63, ptr noundef %add.ptr65, i32 noundef %conv66, ptr noundef nonnull @double_none, ptr noundef %add.ptr68, i32 noundef %conv69) #5
  %inc = add i64 %k.0120, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !19
}

; Function Attrs: nounwind
define void @lazyasync_product_D64(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %cmp113 = icmp slt i64 %begin, %end
  br i1 %cmp113, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %parts = getelementptr inbounds i8, ptr %p, i64 96
  %group = getelementptr inbounds i8, ptr %p, i64 88
  %parts_across = getelementptr inbounds i8, ptr %p, i64 104
  %part_rows = getelementptr inbounds i8, ptr %p, i64 112
  %rows9 = getelementptr inbounds i8, ptr %p, i64 24
  %part_columns = getelementptr inbounds i8, ptr %p, i64 120
  %columns11 = getelementptr inbounds i8, ptr %p, i64 32
  %within_group = getelementptr inbounds i8, ptr %p, i64 128
  %between_groups = getelementptr inbounds i8, ptr %p, i64 152
  %down20 = getelementptr inbounds i8, ptr %p, i64 176
  %across24 = getelementptr inbounds i8, ptr %p, i64 200
  %right29 = getelementptr inbounds i8, ptr %p, i64 136
  %right32 = getelementptr inbounds i8, ptr %p, i64 160
  %right36 = getelementptr inbounds i8, ptr %p, i64 184
  %right40 = getelementptr inbounds i8, ptr %p, i64 208
  %result44 = getelementptr inbounds i8, ptr %p, i64 144
  %result47 = getelementptr inbounds i8, ptr %p, i64 168
  %result51 = getelementptr inbounds i8, ptr %p, i64 192
  %result55 = getelementptr inbounds i8, ptr %p, i64 216
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right60 = getelementptr inbounds i8, ptr %p, i64 8
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result62 = getelementptr inbounds i8, ptr %p, i64 16
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.0114 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %for.body ]
  %1 = load i64, ptr %parts, align 8
  %rem = srem i64 %k.0114, %1
  %div = sdiv i64 %k.0114, %1
  %2 = load i64, ptr %group, align 8
  %rem2 = srem i64 %div, %2
  %div5 = sdiv i64 %div, %2
  %3 = load i64, ptr %parts_across, align 8
  %rem6 = srem i64 %rem, %3
  %div8 = sdiv i64 %rem, %3
  %4 = load i64, ptr %part_rows, align 8
  %5 = load i64, ptr %rows9, align 8
  %mul = mul nsw i64 %4, %div8
  %sub = sub nsw i64 %5, %mul
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %4, i64 %sub)
  %6 = load i64, ptr %part_columns, align 8
  %7 = load i64, ptr %columns11, align 8
  %mul13 = mul nsw i64 %6, %rem6
  %sub14 = sub nsw i64 %7, %mul13
  %cond.i112 = tail call noundef i64 @llvm.smin.i64(i64 %6, i64 %sub14)
  %8 = load i64, ptr %within_group, align 8
  %mul17 = mul nsw i64 %8, %rem2
  %9 = load i64, ptr %between_groups, align 8
  %mul19 = mul nsw i64 %9, %div5
  %10 = load i64, ptr %down20, align 8
  %mul22 = mul nsw i64 %10, %div8
  %11 = load i64, ptr %across24, align 8
  %mul26 = mul nsw i64 %11, %rem6
  %12 = load i64, ptr %right29, align 8
  %mul30 = mul nsw i64 %12, %rem2
  %13 = load i64, ptr %right32, align 8
  %mul33 = mul nsw i64 %13, %div5
  %14 = load i64, ptr %right36, align 8
  %mul37 = mul nsw i64 %14, %div8
  %15 = load i64, ptr %right40, align 8
  %mul41 = mul nsw i64 %15, %rem6
  %16 = load i64, ptr %result44, align 8
  %mul45 = mul nsw i64 %16, %rem2
  %17 = load i64, ptr %result47, align 8
  %mul48 = mul nsw i64 %17, %div5
  %18 = load i64, ptr %result51, align 8
  %mul52 = mul nsw i64 %18, %div8
  %19 = load i64, ptr %result55, align 8
  %mul56 = mul nsw i64 %19, %rem6
  %20 = load i64, ptr %left_transposed, align 8
  %conv = trunc i64 %20 to i32
  %21 = load i64, ptr %right_transposed, align 8
  %conv58 = trunc i64 %21 to i32
  %22 = load i64, ptr %inner, align 8
  %23 = load ptr, ptr %p, align 8
  %24 = getelementptr i8, ptr %23, i64 %mul17
  %25 = getelementptr i8, ptr %24, i64 %mul19
  %26 = getelementptr i8, ptr %25, i64 %mul22
  %add.ptr = getelementptr i8, ptr %26, i64 %mul26
  %27 = load i64, ptr %left_leading, align 8
  %28 = load ptr, ptr %right60, align 8
  %29 = getelementptr i8, ptr %28, i64 %mul30
  %30 = getelementptr i8, ptr %29, i64 %mul33
  %31 = getelementptr i8, ptr %30, i64 %mul37
  %add.ptr61 = getelementptr i8, ptr %31, i64 %mul41
  %32 = load i64, ptr %right_leading, align 8
  %33 = load ptr, ptr %result62, align 8
  %34 = getelementptr i8, ptr %33, i64 %mul45
  %35 = getelementptr i8, ptr %34, i64 %mul48
  %36 = getelementptr i8, ptr %35, i64 %mul52
  %add.ptr63 = getelementptr i8, ptr %36, i64 %mul56
  %37 = load i64, ptr %result_leading, align 8
  tail call void %0(i32 noundef 101, i32 noundef %conv, i32 noundef %conv58, i64 noundef %cond.i, i64 noundef %cond.i112, i64 noundef %22, ptr noundef nonnull @double_one, ptr noundef %add.ptr, i64 noundef %27, ptr noundef %add.ptr61, i64 noundef %32, ptr noundef nonnull @double_none, ptr noundef %add.ptr63, i64 noundef %37) #5
  %inc = add i64 %k.0114, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !20
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #5

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #6

; Function Attrs: noinline nounwind
define internal fastcc void @run_timed(ptr nocapture noundef readonly %call) unnamed_addr #7 {
entry:
  %time.i18 = alloca %struct.timespec, align 8
  %time.i = alloca %struct.timespec, align 8
  %timestamps1 = getelementptr inbounds i8, ptr %call, i64 40
  %0 = load ptr, ptr %timestamps1, align 8
  %record_count = getelementptr inbounds i8, ptr %call, i64 24
  %1 = load i64, ptr %record_count, align 8
  %cmp24 = icmp sgt i64 %1, 0
  br i1 %cmp24, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %tv_nsec.i = getelementptr inbounds i8, ptr %time.i, i64 8
  %intervals = getelementptr inbounds i8, ptr %0, i64 8
  %records = getelementptr inbounds i8, ptr %call, i64 16
  %helpers = getelementptr inbounds i8, ptr %call, i64 32
  %tv_nsec.i22 = getelementptr inbounds i8, ptr %time.i18, i64 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %run_record.exit, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %run_record.exit
  %k.025 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %run_record.exit ]
  %2 = load i64, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %time.i) #5
  %conv.i = trunc i64 %2 to i32
  %call.i = call i32 @clock_gettime(i32 noundef %conv.i, ptr noundef nonnull %time.i) #5
  %3 = load i64, ptr %time.i, align 8
  %mul.i = mul nsw i64 %3, 1000000000
  %4 = load i64, ptr %tv_nsec.i, align 8
  %add.i = add nsw i64 %mul.i, %4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %time.i) #5
  %arrayidx = getelementptr inbounds [0 x %struct.interval], ptr %intervals, i64 0, i64 %k.025
  store i64 %add.i, ptr %arrayidx, align 8
  %5 = load ptr, ptr %records, align 8
  %arrayidx3 = getelementptr inbounds %struct.record, ptr %5, i64 %k.025
  %6 = load ptr, ptr %helpers, align 8
  %cmp.i = icmp eq ptr %6, null
  br i1 %cmp.i, label %entry.if.then_crit_edge.i, label %lor.rhs.i

entry.if.then_crit_edge.i:                        ; preds = %for.body
  %total.i.phi.trans.insert.i = getelementptr inbounds i8, ptr %arrayidx3, i64 16
  %.pre.i = load i64, ptr %total.i.phi.trans.insert.i, align 8
  br label %if.then.i

lor.rhs.i:                                        ; preds = %for.body
  %chunk.i = getelementptr inbounds i8, ptr %arrayidx3, i64 24
  %7 = load i64, ptr %chunk.i, align 8
  %total.i = getelementptr inbounds i8, ptr %arrayidx3, i64 16
  %8 = load i64, ptr %total.i, align 8
  %cmp1.not.i = icmp slt i64 %7, %8
  br i1 %cmp1.not.i, label %if.else.i, label %if.then.i, !prof !10

if.then.i:                                        ; preds = %lor.rhs.i, %entry.if.then_crit_edge.i
  %9 = phi i64 [ %.pre.i, %entry.if.then_crit_edge.i ], [ %8, %lor.rhs.i ]
  %10 = load ptr, ptr %arrayidx3, align 8
  %arguments.i.i = getelementptr inbounds i8, ptr %arrayidx3, i64 8
  %11 = load ptr, ptr %arguments.i.i, align 8
  call void %10(ptr noundef %11, i64 noundef 0, i64 noundef %9) #5
  br label %run_record.exit

if.else.i:                                        ; preds = %lor.rhs.i
  call fastcc void @share_record(ptr noundef nonnull %6, ptr noundef nonnull readonly %arrayidx3)
  br label %run_record.exit

run_record.exit:                                  ; preds = %if.then.i, %if.else.i
  %12 = load i64, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %time.i18) #5
  %conv.i19 = trunc i64 %12 to i32
  %call.i20 = call i32 @clock_gettime(i32 noundef %conv.i19, ptr noundef nonnull %time.i18) #5
  %13 = load i64, ptr %time.i18, align 8
  %mul.i21 = mul nsw i64 %13, 1000000000
  %14 = load i64, ptr %tv_nsec.i22, align 8
  %add.i23 = add nsw i64 %mul.i21, %14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %time.i18) #5
  %end = getelementptr inbounds i8, ptr %arrayidx, i64 8
  store i64 %add.i23, ptr %end, align 8
  %inc = add nuw nsw i64 %k.025, 1
  %15 = load i64, ptr %record_count, align 8
  %cmp = icmp slt i64 %inc, %15
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !21
}

; Function Attrs: nounwind
define internal fastcc void @share_record(ptr noundef %helpers, ptr nocapture noundef readonly %record) unnamed_addr #0 {
entry:
  %open = getelementptr inbounds i8, ptr %helpers, i64 192
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %open, ptr noundef nonnull align 8 dereferenceable(32) %record, i64 32, i1 false)
  %done = getelementptr inbounds i8, ptr %helpers, i64 128
  store atomic i64 0, ptr %done monotonic, align 64
  %total = getelementptr inbounds i8, ptr %record, i64 16
  %0 = load i64, ptr %total, align 8
  %chunk = getelementptr inbounds i8, ptr %record, i64 24
  %1 = load i64, ptr %chunk, align 8
  %add = add i64 %0, -1
  %sub = add i64 %add, %1
  %div = sdiv i64 %sub, %1
  %pieces = getelementptr inbounds i8, ptr %helpers, i64 64
  %shl = shl i64 %div, 32
  store atomic i64 %shl, ptr %pieces seq_cst, align 64
  %affinity = getelementptr inbounds i8, ptr %helpers, i64 256
  %pinned.i = getelementptr inbounds i8, ptr %helpers, i64 264
  %2 = load atomic i64, ptr %pinned.i monotonic, align 8
  %cmp.i = icmp slt i64 %2, 1
  br i1 %cmp.i, label %exclude_cpu.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %3 = load atomic i64, ptr %affinity seq_cst, align 8
  %call.i = tail call i32 @sched_getcpu() #5
  %conv.i = sext i32 %call.i to i64
  %or.cond.i = icmp ugt i32 %call.i, 8191
  br i1 %or.cond.i, label %exclude_cpu.exit, label %lor.lhs.false6.i

lor.lhs.false6.i:                                 ; preds = %if.end.i
  %add.i = add nuw nsw i64 %conv.i, 1
  %cmp7.i = icmp eq i64 %3, %add.i
  br i1 %cmp7.i, label %exclude_cpu.exit, label %if.end10.i

if.end10.i:                                       ; preds = %lor.lhs.false6.i
  store atomic i64 %add.i, ptr %affinity seq_cst, align 8
  tail call fastcc void @deny_cpu(ptr noundef nonnull %affinity, i64 noundef %conv.i)
  br label %exclude_cpu.exit

exclude_cpu.exit:                                 ; preds = %entry, %if.end.i, %lor.lhs.false6.i, %if.end10.i
  %4 = atomicrmw add ptr %helpers, i64 1 seq_cst, align 64
  %asleep.i = getelementptr inbounds i8, ptr %helpers, i64 8
  %5 = load atomic i64, ptr %asleep.i seq_cst, align 8
  %cmp.i16 = icmp sgt i64 %5, 0
  br i1 %cmp.i16, label %if.then.i, label %call_helpers.exit

if.then.i:                                        ; preds = %exclude_cpu.exit
  %call.i.i = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %helpers, i32 noundef 129, i64 noundef 1024, ptr noundef null) #5
  br label %call_helpers.exit

call_helpers.exit:                                ; preds = %exclude_cpu.exit, %if.then.i
  %6 = atomicrmw add ptr %pieces, i64 1 acq_rel, align 64
  %and26.i = and i64 %6, 4294967295
  %shr27.i = lshr i64 %6, 32
  %cmp.not.not28.i = icmp ult i64 %and26.i, %shr27.i
  br i1 %cmp.not.not28.i, label %cleanup.lr.ph.i, label %take_pieces.exit

cleanup.lr.ph.i:                                  ; preds = %call_helpers.exit
  %chunk.i = getelementptr inbounds i8, ptr %helpers, i64 216
  %total.i = getelementptr inbounds i8, ptr %helpers, i64 208
  %arguments.i = getelementptr inbounds i8, ptr %helpers, i64 200
  br label %cleanup.i

cleanup.i:                                        ; preds = %cleanup.i, %cleanup.lr.ph.i
  %and29.i = phi i64 [ %and26.i, %cleanup.lr.ph.i ], [ %and.i, %cleanup.i ]
  %7 = load i64, ptr %chunk.i, align 8
  %mul.i = mul nsw i64 %7, %and29.i
  %add.i18 = add nsw i64 %mul.i, %7
  %8 = load i64, ptr %total.i, align 8
  %spec.select.i = tail call i64 @llvm.smin.i64(i64 %add.i18, i64 %8)
  %9 = load ptr, ptr %open, align 8
  %10 = load ptr, ptr %arguments.i, align 8
  tail call void %9(ptr noundef %10, i64 noundef %mul.i, i64 noundef %spec.select.i) #5
  %sub.i = sub nsw i64 %spec.select.i, %mul.i
  %11 = atomicrmw add ptr %done, i64 %sub.i acq_rel, align 64
  %12 = atomicrmw add ptr %pieces, i64 1 acq_rel, align 64
  %and.i = and i64 %12, 4294967295
  %shr.i = lshr i64 %12, 32
  %cmp.not.not.i = icmp ult i64 %and.i, %shr.i
  br i1 %cmp.not.not.i, label %cleanup.i, label %take_pieces.exit

take_pieces.exit:                                 ; preds = %cleanup.i, %call_helpers.exit
  %13 = load atomic i64, ptr %done acquire, align 64
  %14 = load i64, ptr %total, align 8
  %cmp.not19 = icmp eq i64 %13, %14
  br i1 %cmp.not19, label %while.end, label %while.body

while.body:                                       ; preds = %take_pieces.exit, %if.end
  %spins.020 = phi i64 [ %inc, %if.end ], [ 0, %take_pieces.exit ]
  %inc = add nuw nsw i64 %spins.020, 1
  %cmp5 = icmp ugt i64 %spins.020, 19998
  br i1 %cmp5, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %call = tail call i32 @sched_yield() #5
  br label %if.end

if.end:                                           ; preds = %if.then, %while.body
  %15 = load atomic i64, ptr %done acquire, align 64
  %16 = load i64, ptr %total, align 8
  %cmp.not = icmp eq i64 %15, %16
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !22

while.end:                                        ; preds = %if.end, %take_pieces.exit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: nounwind
declare i32 @sched_yield() local_unnamed_addr #6

; Function Attrs: nounwind
declare i32 @sched_getcpu() local_unnamed_addr #6

; Function Attrs: noinline nounwind
define internal fastcc void @deny_cpu(ptr nocapture noundef readonly %affinity, i64 noundef %cpu) unnamed_addr #7 {
entry:
  %mask = alloca [1024 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %mask) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1024) %mask, i8 0, i64 1024, i1 false)
  %source = getelementptr inbounds i8, ptr %affinity, i64 16
  %0 = load i64, ptr %source, align 8
  %call = call i64 (i64, ...) @syscall(i64 noundef 204, i64 noundef %0, i64 noundef 1024, ptr noundef nonnull %mask) #5
  %cmp = icmp slt i64 %call, 1
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %1 = trunc i64 %cpu to i8
  %sh_prom = and i8 %1, 7
  %shl = shl nuw i8 1, %sh_prom
  %not = xor i8 %shl, -1
  %div22 = lshr i64 %cpu, 3
  %arrayidx = getelementptr inbounds [1024 x i8], ptr %mask, i64 0, i64 %div22
  %2 = load i8, ptr %arrayidx, align 1
  %and23 = and i8 %2, %not
  store i8 %and23, ptr %arrayidx, align 1
  %pinned = getelementptr inbounds i8, ptr %affinity, i64 8
  %3 = load atomic i64, ptr %pinned monotonic, align 8
  %cmp424 = icmp sgt i64 %3, 0
  br i1 %cmp424, label %for.body.lr.ph, label %cleanup

for.body.lr.ph:                                   ; preds = %if.end
  %threads = getelementptr inbounds i8, ptr %affinity, i64 24
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %if.end13
  %k.025 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %if.end13 ]
  %arrayidx6 = getelementptr inbounds [0 x i64], ptr %threads, i64 0, i64 %k.025
  %4 = load atomic i64, ptr %arrayidx6 seq_cst, align 8
  %cmp8 = icmp sgt i64 %4, 0
  br i1 %cmp8, label %if.then10, label %if.end13

if.then10:                                        ; preds = %for.body
  %call12 = call i64 (i64, ...) @syscall(i64 noundef 203, i64 noundef %4, i64 noundef %call, ptr noundef nonnull %mask) #5
  br label %if.end13

if.end13:                                         ; preds = %if.then10, %for.body
  %inc = add nuw nsw i64 %k.025, 1
  %exitcond.not = icmp eq i64 %inc, %3
  br i1 %exitcond.not, label %cleanup, label %for.body, !llvm.loop !23

cleanup:                                          ; preds = %if.end13, %if.end, %entry
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %mask) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #10

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #3 = { nofree }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { nounwind }
attributes #7 = { noinline nounwind }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = !{!"branch_weights", !"expected", i32 2144103053, i32 3380595}
!8 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!9 = distinct !{!9, !5, !6}
!10 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!11 = distinct !{!11, !5, !6}
!12 = distinct !{!12, !6}
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
