; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
%struct.slot = type { i64, i64, i64, i64, i64, ptr, ptr, [8 x i8] }
%struct.record = type { ptr, ptr, i64, i64 }
%struct.fixup = type { ptr, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.part = type { i64, i64, ptr, ptr, ptr }
%struct.by_vector = type { i32, i64, i64, ptr, i64, ptr, i64, ptr, i64 }
%struct.copy = type { i64, i64, i64, i64, i64 }
%struct.pack = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.patch = type { i64, i64, i64, i64, i64, i64 }
%struct.branch = type { i64, i64, i64, i64, i64, i64, i64 }
%struct.step = type { ptr, ptr, i64, i64, i64 }
%struct.interval = type { i64, i64 }

@lazyasync_layout_AffinityWord_EXCLUDED_CPU = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_AffinityWord_PINNED = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_AffinityWord_SOURCE = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_AffinityWord_THREADS = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_HelperWord_CALLED = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_HelperWord_ASLEEP = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_HelperWord_CREW = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_HelperWord_OPENED = local_unnamed_addr constant i64 8, align 8
@lazyasync_layout_HelperWord_COMPLETED = local_unnamed_addr constant i64 16, align 8
@lazyasync_layout_HelperWord_PAUSED = local_unnamed_addr constant i64 24, align 8
@lazyasync_layout_HelperWord_SLOTS = local_unnamed_addr constant i64 32, align 8
@lazyasync_layout_HelperWord_INNER = local_unnamed_addr constant i64 544, align 8
@lazyasync_layout_HelperWord_INNER_TAKEN = local_unnamed_addr constant i64 552, align 8
@lazyasync_layout_HelperWord_AFFINITY = local_unnamed_addr constant i64 560, align 8
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
@lazyasync_layout_NativeThreadWord_HELPERS = local_unnamed_addr constant i64 11, align 8
@lazyasync_layout_NativeThreadWord_AFFINITY = local_unnamed_addr constant i64 16, align 8
@lazyasync_layout_RecordWord_FUNCTION = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_RecordWord_ARGUMENTS = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_RecordWord_TOTAL = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_RecordWord_CHUNK = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_StepWord_FUNCTION = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_StepWord_ARGUMENTS = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_StepWord_TOTAL = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_StepWord_CHUNK = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_StepWord_NEEDS = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_FixupWord_PLACE = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_FixupWord_POSITION = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_FixupWord_BYTES = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_CallWord_FIXUPS = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_CallWord_FIXUP_COUNT = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_CallWord_RECORDS = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_CallWord_RECORD_COUNT = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_CallWord_HELPERS = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_CallWord_STEPS = local_unnamed_addr constant i64 5, align 8
@lazyasync_layout_CallWord_STEP_COUNT = local_unnamed_addr constant i64 6, align 8
@lazyasync_layout_CallWord_TIMESTAMPS = local_unnamed_addr constant i64 7, align 8
@lazyasync_layout_TimestampsWord_CLOCK = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_TimestampsWord_INTERVALS = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_RepeatWord_LENGTH = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_RepeatWord_ADDRESSES = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_RepeatWord_FIXED = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_RepeatWord_FIXED_COUNT = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_RepeatWord_MOVING = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_RepeatWord_MOVING_COUNT = local_unnamed_addr constant i64 5, align 8
@lazyasync_layout_RepeatWord_SWAPPED = local_unnamed_addr constant i64 6, align 8
@lazyasync_layout_RepeatWord_SWAPPED_COUNT = local_unnamed_addr constant i64 7, align 8
@lazyasync_layout_RepeatWord_BEFORE = local_unnamed_addr constant i64 8, align 8
@lazyasync_layout_RepeatWord_BEFORE_COUNT = local_unnamed_addr constant i64 9, align 8
@lazyasync_layout_RepeatWord_AFTER = local_unnamed_addr constant i64 10, align 8
@lazyasync_layout_RepeatWord_AFTER_COUNT = local_unnamed_addr constant i64 11, align 8
@lazyasync_layout_RepeatWord_CONDITION = local_unnamed_addr constant i64 12, align 8
@lazyasync_layout_RepeatWord_CONDITION_COUNT = local_unnamed_addr constant i64 13, align 8
@lazyasync_layout_RepeatWord_BODY = local_unnamed_addr constant i64 14, align 8
@lazyasync_layout_RepeatWord_BODY_COUNT = local_unnamed_addr constant i64 15, align 8
@lazyasync_layout_RepeatWord_DECISION = local_unnamed_addr constant i64 16, align 8
@lazyasync_layout_RepeatWord_PACKS = local_unnamed_addr constant i64 17, align 8
@lazyasync_layout_RepeatWord_PACKS_COUNT = local_unnamed_addr constant i64 18, align 8
@lazyasync_layout_RepeatWord_ARGUMENTS = local_unnamed_addr constant i64 19, align 8
@lazyasync_layout_RepeatWord_SHARES = local_unnamed_addr constant i64 20, align 8
@lazyasync_layout_ChoiceWord_ADDRESSES = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_ChoiceWord_INDEX = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_ChoiceWord_INDEX_OFFSET = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_ChoiceWord_INDEX_BYTES = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_ChoiceWord_INDEX_SIGNED = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_ChoiceWord_COUNT = local_unnamed_addr constant i64 5, align 8
@lazyasync_layout_ChoiceWord_SHARES = local_unnamed_addr constant i64 6, align 8
@lazyasync_layout_BranchWord_COPIES = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_BranchWord_COPIES_COUNT = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_BranchWord_FIXED = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_BranchWord_FIXED_COUNT = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_BranchWord_RECORDS = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_BranchWord_RECORDS_COUNT = local_unnamed_addr constant i64 5, align 8
@lazyasync_layout_BranchWord_ARGUMENTS = local_unnamed_addr constant i64 6, align 8
@lazyasync_layout_AssemblyWord_ADDRESSES = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_AssemblyWord_BYTES = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_AssemblyWord_ZEROS = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_AssemblyWord_STREAMS = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_AssemblyWord_PARTS = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_PlacementWord_ADDRESSES = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_PlacementWord_BYTES = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_PlacementWord_ROWS = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_PlacementWord_ROW_AXES = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_PlacementWord_STARTS = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_ControlWord_WORDS = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_ControlWord_UNWATCHED = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_ControlWord_HELPERS = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_ControlWord_FAULT = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_CheckedWord_NAME = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_CheckedWord_AXIS = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_CheckedWord_LENGTH = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_CheckedWord_COUNTS_BACK = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_CheckedWord_INDEX_BYTES = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_CheckedWord_STEP = local_unnamed_addr constant i64 5, align 8
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
@lazyasync_layout_ProductWord_BLAS_VECTOR = local_unnamed_addr constant i64 29, align 8
@lazyasync_layout_ProductWord_GET_THREADS = local_unnamed_addr constant i64 30, align 8
@lazyasync_layout_ProductWord_SET_THREADS = local_unnamed_addr constant i64 31, align 8
@lazyasync_layout_AttentionWord_Q = local_unnamed_addr constant i64 0, align 8
@lazyasync_layout_AttentionWord_K = local_unnamed_addr constant i64 1, align 8
@lazyasync_layout_AttentionWord_V = local_unnamed_addr constant i64 2, align 8
@lazyasync_layout_AttentionWord_G = local_unnamed_addr constant i64 3, align 8
@lazyasync_layout_AttentionWord_MASK = local_unnamed_addr constant i64 4, align 8
@lazyasync_layout_AttentionWord_OUT = local_unnamed_addr constant i64 5, align 8
@lazyasync_layout_AttentionWord_SUMS = local_unnamed_addr constant i64 6, align 8
@lazyasync_layout_AttentionWord_LESS = local_unnamed_addr constant i64 7, align 8
@lazyasync_layout_AttentionWord_OF_Q = local_unnamed_addr constant i64 8, align 8
@lazyasync_layout_AttentionWord_OF_K = local_unnamed_addr constant i64 9, align 8
@lazyasync_layout_AttentionWord_OF_V = local_unnamed_addr constant i64 10, align 8
@lazyasync_layout_AttentionWord_WANTS_SUMS = local_unnamed_addr constant i64 11, align 8
@lazyasync_layout_AttentionWord_WANTS_Q = local_unnamed_addr constant i64 12, align 8
@lazyasync_layout_AttentionWord_WANTS_K = local_unnamed_addr constant i64 13, align 8
@lazyasync_layout_AttentionWord_WANTS_V = local_unnamed_addr constant i64 14, align 8
@lazyasync_layout_AttentionWord_HEADS = local_unnamed_addr constant i64 15, align 8
@lazyasync_layout_AttentionWord_SHARED = local_unnamed_addr constant i64 16, align 8
@lazyasync_layout_AttentionWord_LENGTH = local_unnamed_addr constant i64 17, align 8
@lazyasync_layout_AttentionWord_OTHERS = local_unnamed_addr constant i64 18, align 8
@lazyasync_layout_AttentionWord_FEATURES = local_unnamed_addr constant i64 19, align 8
@lazyasync_layout_AttentionWord_OUTPUTS = local_unnamed_addr constant i64 20, align 8
@lazyasync_layout_AttentionWord_Q_STEP = local_unnamed_addr constant i64 21, align 8
@lazyasync_layout_AttentionWord_K_STEP = local_unnamed_addr constant i64 24, align 8
@lazyasync_layout_AttentionWord_V_STEP = local_unnamed_addr constant i64 27, align 8
@lazyasync_layout_AttentionWord_G_STEP = local_unnamed_addr constant i64 30, align 8
@lazyasync_layout_AttentionWord_MASK_STEP = local_unnamed_addr constant i64 33, align 8
@lazyasync_layout_AttentionWord_MASK_KIND = local_unnamed_addr constant i64 36, align 8
@lazyasync_layout_AttentionWord_FIRST = local_unnamed_addr constant i64 37, align 8
@lazyasync_layout_AttentionWord_LAST = local_unnamed_addr constant i64 38, align 8
@lazyasync_layout_AttentionWord_BLOCKS = local_unnamed_addr constant i64 39, align 8
@lazyasync_layout_AttentionWord_BLOCK_ROWS = local_unnamed_addr constant i64 40, align 8
@lazyasync_layout_AttentionWord_BLOCK_KEYS = local_unnamed_addr constant i64 41, align 8
@lazyasync_layout_AttentionWord_SCALE = local_unnamed_addr constant i64 42, align 8
@lazyasync_layout_AttentionWord_BLAS = local_unnamed_addr constant i64 43, align 8
@lazyasync_layout_AttentionWord_BLAS_BITS = local_unnamed_addr constant i64 44, align 8
@lazyasync_layout_AttentionWord_GET_THREADS = local_unnamed_addr constant i64 45, align 8
@lazyasync_layout_AttentionWord_SET_THREADS = local_unnamed_addr constant i64 46, align 8
@float_one = internal constant [2 x float] [float 1.000000e+00, float 0.000000e+00], align 4
@float_none = internal constant [2 x float] zeroinitializer, align 4
@double_one = internal constant [2 x double] [double 1.000000e+00, double 0.000000e+00], align 8
@double_none = internal constant [2 x double] zeroinitializer, align 8

; Function Attrs: nounwind
define void @lazyasync_help(ptr noundef %helpers, i64 noundef %crew) local_unnamed_addr #0 {
entry:
  %crew2 = getelementptr inbounds i8, ptr %helpers, i64 16
  %0 = load atomic i64, ptr %helpers seq_cst, align 64
  %1 = load atomic i64, ptr %crew2 seq_cst, align 16
  %cmp.not33 = icmp eq i64 %1, %crew
  br i1 %cmp.not33, label %if.end.lr.ph, label %cleanup22

if.end.lr.ph:                                     ; preds = %entry
  %asleep = getelementptr inbounds i8, ptr %helpers, i64 8
  %pinned = getelementptr inbounds i8, ptr %helpers, i64 4488
  %paused10 = getelementptr inbounds i8, ptr %helpers, i64 192
  br label %if.end

if.end:                                           ; preds = %if.end.lr.ph, %cleanup
  %2 = phi i64 [ %0, %if.end.lr.ph ], [ %6, %cleanup ]
  %pauses.035 = phi i64 [ 0, %if.end.lr.ph ], [ %pauses.2, %cleanup ]
  %paused.034 = phi i64 [ 0, %if.end.lr.ph ], [ %paused.2, %cleanup ]
  %call = tail call fastcc i64 @find_pieces(ptr noundef nonnull %helpers)
  %tobool.not = icmp eq i64 %call, 0
  br i1 %tobool.not, label %if.else, label %cleanup

if.else:                                          ; preds = %if.end
  %inc = add nsw i64 %pauses.035, 1
  %cmp5 = icmp slt i64 %pauses.035, 4000
  br i1 %cmp5, label %if.then6, label %if.else13

if.then6:                                         ; preds = %if.else
  tail call void @llvm.aarch64.hint(i32 1)
  %3 = load atomic i64, ptr %pinned monotonic, align 8
  %cmp8 = icmp sgt i64 %3, 0
  br i1 %cmp8, label %if.then9, label %cleanup

if.then9:                                         ; preds = %if.then6
  %inc11 = add nsw i64 %paused.034, 1
  store atomic i64 %inc11, ptr %paused10 monotonic, align 64
  br label %cleanup

if.else13:                                        ; preds = %if.else
  %4 = atomicrmw add ptr %asleep, i64 1 seq_cst, align 8
  %conv.i = trunc i64 %2 to i32
  %call.i = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %helpers, i32 noundef 128, i32 noundef %conv.i, ptr noundef null) #12
  %5 = atomicrmw sub ptr %asleep, i64 1 seq_cst, align 8
  br label %cleanup

cleanup:                                          ; preds = %if.then6, %if.then9, %if.else13, %if.end
  %paused.2 = phi i64 [ %inc11, %if.then9 ], [ %paused.034, %if.then6 ], [ %paused.034, %if.else13 ], [ %paused.034, %if.end ]
  %pauses.2 = phi i64 [ %inc, %if.then9 ], [ %inc, %if.then6 ], [ 0, %if.else13 ], [ 0, %if.end ]
  %6 = load atomic i64, ptr %helpers seq_cst, align 64
  %7 = load atomic i64, ptr %crew2 seq_cst, align 16
  %cmp.not = icmp eq i64 %7, %crew
  br i1 %cmp.not, label %if.end, label %cleanup22

cleanup22:                                        ; preds = %cleanup, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal fastcc i64 @find_pieces(ptr noundef %helpers) unnamed_addr #0 {
entry:
  %completed1 = getelementptr inbounds i8, ptr %helpers, i64 128
  %0 = load atomic i64, ptr %completed1 seq_cst, align 64
  %opened2 = getelementptr inbounds i8, ptr %helpers, i64 64
  %1 = load atomic i64, ptr %opened2 seq_cst, align 64
  %cmp.not34 = icmp slt i64 %0, %1
  br i1 %cmp.not34, label %for.body.lr.ph, label %for.end

for.body.lr.ph:                                   ; preds = %entry
  %slots.i.i = getelementptr inbounds i8, ptr %helpers, i64 256
  %asleep.i.i = getelementptr inbounds i8, ptr %helpers, i64 8
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.inc
  %step.035 = phi i64 [ %0, %for.body.lr.ph ], [ %inc, %for.inc ]
  %step.035.frozen = freeze i64 %step.035
  %div.i.i.i = sdiv i64 %step.035.frozen, 64
  %2 = mul i64 %div.i.i.i, 64
  %rem.i.i.decomposed = sub i64 %step.035.frozen, %2
  %arrayidx.i.i = getelementptr inbounds [64 x %struct.slot], ptr %slots.i.i, i64 0, i64 %rem.i.i.decomposed
  %3 = load atomic i64, ptr %arrayidx.i.i acquire, align 64
  %shr.i = lshr i64 %3, 20
  %and.i = and i64 %shr.i, 1048575
  %and254.i = and i64 %3, 1048575
  %cmp.not55.i = icmp ult i64 %and254.i, %and.i
  br i1 %cmp.not55.i, label %lor.lhs.false.lr.ph.i, label %for.inc

lor.lhs.false.lr.ph.i:                            ; preds = %for.body
  %and.i.i.i = and i64 %div.i.i.i, 16777215
  %needs1.i.i = getelementptr inbounds [64 x %struct.slot], ptr %slots.i.i, i64 0, i64 %rem.i.i.decomposed, i32 3
  %cmp14.i = icmp ugt i64 %and.i, 1
  %total1.i.i = getelementptr inbounds i8, ptr %arrayidx.i.i, i64 16
  %chunk.i.i = getelementptr inbounds i8, ptr %arrayidx.i.i, i64 32
  %function.i.i = getelementptr inbounds i8, ptr %arrayidx.i.i, i64 40
  %arguments6.i.i = getelementptr inbounds i8, ptr %arrayidx.i.i, i64 48
  %done.i.i = getelementptr inbounds i8, ptr %arrayidx.i.i, i64 8
  br label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %cleanup.i, %lor.lhs.false.lr.ph.i
  %and258.i = phi i64 [ %and254.i, %lor.lhs.false.lr.ph.i ], [ %and2.i, %cleanup.i ]
  %pieces.057.i = phi i64 [ %3, %lor.lhs.false.lr.ph.i ], [ %pieces.2.i, %cleanup.i ]
  %found.056.i = phi i64 [ 0, %lor.lhs.false.lr.ph.i ], [ %found.1.i, %cleanup.i ]
  %shr.i.i = lshr i64 %pieces.057.i, 40
  %cmp.i.not.i = icmp eq i64 %shr.i.i, %and.i.i.i
  br i1 %cmp.i.not.i, label %if.end.i, label %take_pieces.exit

if.end.i:                                         ; preds = %lor.lhs.false.i
  %tobool4.not.i = icmp eq i64 %found.056.i, 0
  br i1 %tobool4.not.i, label %land.lhs.true.i, label %if.end8.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %4 = load atomic i64, ptr %needs1.i.i monotonic, align 8
  %tobool.not.i.i = icmp ult i64 %4, 72057594037927936
  br i1 %tobool.not.i.i, label %if.end.i.i, label %land.lhs.true.i.i

land.lhs.true.i.i:                                ; preds = %land.lhs.true.i
  %shr.i40.i = lshr i64 %4, 56
  %sub.i.i = sub nsw i64 %step.035, %shr.i40.i
  %cmp.not.i.i = icmp slt i64 %sub.i.i, %0
  br i1 %cmp.not.i.i, label %if.end.i.i, label %for.inc

if.end.i.i:                                       ; preds = %land.lhs.true.i.i, %land.lhs.true.i
  %and.i.i = and i64 %4, 72057594037927935
  %tobool2.not27.i.i = icmp eq i64 %and.i.i, 0
  br i1 %tobool2.not27.i.i, label %if.end8.i, label %for.body.i.i

for.body.i.i:                                     ; preds = %if.end.i.i, %if.end10.i.i
  %needs.028.i.i = phi i64 [ %shr11.i.i, %if.end10.i.i ], [ %and.i.i, %if.end.i.i ]
  %and3.i.i = and i64 %needs.028.i.i, 255
  %sub4.i.i = sub nsw i64 %step.035, %and3.i.i
  %cmp5.not.i.i = icmp slt i64 %sub4.i.i, %0
  br i1 %cmp5.not.i.i, label %if.end10.i.i, label %land.lhs.true6.i.i

land.lhs.true6.i.i:                               ; preds = %for.body.i.i
  %sub4.i.i.frozen = freeze i64 %sub4.i.i
  %div.i.i.i.i.i = sdiv i64 %sub4.i.i.frozen, 64
  %5 = mul i64 %div.i.i.i.i.i, 64
  %rem.i.i.i.i.decomposed = sub i64 %sub4.i.i.frozen, %5
  %arrayidx.i.i.i.i = getelementptr inbounds [64 x %struct.slot], ptr %slots.i.i, i64 0, i64 %rem.i.i.i.i.decomposed
  %6 = load atomic i64, ptr %arrayidx.i.i.i.i seq_cst, align 64
  %shr.i.i.i.i = lshr i64 %6, 40
  %and.i.i.i.i.i = and i64 %div.i.i.i.i.i, 16777215
  %cmp.i.not.i.i.i = icmp eq i64 %shr.i.i.i.i, %and.i.i.i.i.i
  br i1 %cmp.i.not.i.i.i, label %is_complete.exit.i.i, label %for.inc

is_complete.exit.i.i:                             ; preds = %land.lhs.true6.i.i
  %done.i.i.i = getelementptr inbounds i8, ptr %arrayidx.i.i.i.i, i64 8
  %7 = load atomic i64, ptr %done.i.i.i seq_cst, align 8
  %total.i.i.i = getelementptr inbounds i8, ptr %arrayidx.i.i.i.i, i64 16
  %8 = load atomic i64, ptr %total.i.i.i monotonic, align 16
  %cmp.i.not.i.i = icmp eq i64 %7, %8
  br i1 %cmp.i.not.i.i, label %if.end10.i.i, label %for.inc

if.end10.i.i:                                     ; preds = %is_complete.exit.i.i, %for.body.i.i
  %shr11.i.i = lshr i64 %needs.028.i.i, 8
  %tobool2.not.i.i = icmp ult i64 %needs.028.i.i, 256
  br i1 %tobool2.not.i.i, label %if.end8.i, label %for.body.i.i, !llvm.loop !4

if.end8.i:                                        ; preds = %if.end10.i.i, %if.end.i.i, %if.end.i
  %add.i = add i64 %pieces.057.i, 1
  %9 = cmpxchg ptr %arrayidx.i.i, i64 %pieces.057.i, i64 %add.i seq_cst seq_cst, align 64
  %10 = extractvalue { i64, i1 } %9, 1
  %11 = extractvalue { i64, i1 } %9, 0
  br i1 %10, label %if.end11.i, label %cleanup.i, !llvm.loop !7

if.end11.i:                                       ; preds = %if.end8.i
  %cmp12.i = icmp eq i64 %and258.i, 0
  %or.cond.i = and i1 %cmp14.i, %cmp12.i
  br i1 %or.cond.i, label %if.then15.i, label %if.end16.i

if.then15.i:                                      ; preds = %if.end11.i
  %12 = atomicrmw add ptr %helpers, i64 1 seq_cst, align 64
  %13 = load atomic i64, ptr %asleep.i.i seq_cst, align 8
  %cmp.i41.i = icmp sgt i64 %13, 0
  br i1 %cmp.i41.i, label %if.then.i.i, label %if.end16.i

if.then.i.i:                                      ; preds = %if.then15.i
  %call.i.i.i = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %helpers, i32 noundef 129, i64 noundef 1024, ptr noundef null) #12
  br label %if.end16.i

if.end16.i:                                       ; preds = %if.then.i.i, %if.then15.i, %if.end11.i
  %14 = load atomic i64, ptr %total1.i.i monotonic, align 16
  %15 = load i64, ptr %chunk.i.i, align 32
  %mul.i.i = mul nsw i64 %15, %and258.i
  %add.i.i = add nsw i64 %mul.i.i, %15
  %spec.select.i.i = tail call i64 @llvm.smin.i64(i64 %add.i.i, i64 %14)
  %16 = load ptr, ptr %function.i.i, align 8
  %cmp3.not.i.i = icmp eq ptr %16, null
  %17 = load ptr, ptr %arguments6.i.i, align 16
  br i1 %cmp3.not.i.i, label %if.else.i.i, label %if.then4.i.i

if.then4.i.i:                                     ; preds = %if.end16.i
  tail call void %16(ptr noundef %17, i64 noundef %mul.i.i, i64 noundef %spec.select.i.i) #12
  br label %if.end7.i.i

if.else.i.i:                                      ; preds = %if.end16.i
  %add.ptr.i.i.i = getelementptr inbounds %struct.record, ptr %17, i64 %spec.select.i.i
  %cmp.not7.i.i.i = icmp eq i64 %mul.i.i, %spec.select.i.i
  br i1 %cmp.not7.i.i.i, label %if.end7.i.i, label %for.body.preheader.i.i.i

for.body.preheader.i.i.i:                         ; preds = %if.else.i.i
  %add.ptr1.i.i.i = getelementptr inbounds %struct.record, ptr %17, i64 %mul.i.i
  br label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %for.body.i.i.i, %for.body.preheader.i.i.i
  %record.08.i.i.i = phi ptr [ %incdec.ptr.i.i.i, %for.body.i.i.i ], [ %add.ptr1.i.i.i, %for.body.preheader.i.i.i ]
  %18 = load ptr, ptr %record.08.i.i.i, align 8
  %arguments.i.i.i = getelementptr inbounds i8, ptr %record.08.i.i.i, i64 8
  %19 = load ptr, ptr %arguments.i.i.i, align 8
  %total.i.i45.i = getelementptr inbounds i8, ptr %record.08.i.i.i, i64 16
  %20 = load i64, ptr %total.i.i45.i, align 8
  tail call void %18(ptr noundef %19, i64 noundef 0, i64 noundef %20) #12
  %incdec.ptr.i.i.i = getelementptr inbounds i8, ptr %record.08.i.i.i, i64 32
  %cmp.not.i.i.i = icmp eq ptr %incdec.ptr.i.i.i, %add.ptr.i.i.i
  br i1 %cmp.not.i.i.i, label %if.end7.i.i, label %for.body.i.i.i, !llvm.loop !8

if.end7.i.i:                                      ; preds = %for.body.i.i.i, %if.else.i.i, %if.then4.i.i
  %sub.i43.i = sub i64 %spec.select.i.i, %mul.i.i
  %21 = atomicrmw add ptr %done.i.i, i64 %sub.i43.i seq_cst, align 8
  %sub10.i.i = add i64 %21, %sub.i43.i
  %cmp11.i.i = icmp eq i64 %sub10.i.i, %14
  br i1 %cmp11.i.i, label %if.then12.i.i, label %do_piece.exit.i

if.then12.i.i:                                    ; preds = %if.end7.i.i
  %22 = load atomic i64, ptr %completed1 seq_cst, align 64
  %23 = load atomic i64, ptr %opened2 seq_cst, align 64
  %cmp13.i.i.i = icmp slt i64 %22, %23
  br i1 %cmp13.i.i.i, label %land.rhs.i.i.i, label %do_piece.exit.i

land.rhs.i.i.i:                                   ; preds = %if.then12.i.i, %while.body.i.i.i
  %completed.014.i.i.i = phi i64 [ %completed.2.i.i.i, %while.body.i.i.i ], [ %22, %if.then12.i.i ]
  %completed.014.i.i.i.frozen = freeze i64 %completed.014.i.i.i
  %div.i.i.i.i.i.i = sdiv i64 %completed.014.i.i.i.frozen, 64
  %24 = mul i64 %div.i.i.i.i.i.i, 64
  %rem.i.i.i.i.i.decomposed = sub i64 %completed.014.i.i.i.frozen, %24
  %arrayidx.i.i.i.i.i = getelementptr inbounds [64 x %struct.slot], ptr %slots.i.i, i64 0, i64 %rem.i.i.i.i.i.decomposed
  %25 = load atomic i64, ptr %arrayidx.i.i.i.i.i seq_cst, align 64
  %shr.i.i.i.i.i = lshr i64 %25, 40
  %and.i.i.i.i.i.i = and i64 %div.i.i.i.i.i.i, 16777215
  %cmp.i.not.i.i.i.i = icmp eq i64 %shr.i.i.i.i.i, %and.i.i.i.i.i.i
  br i1 %cmp.i.not.i.i.i.i, label %is_complete.exit.i.i.i, label %do_piece.exit.i

is_complete.exit.i.i.i:                           ; preds = %land.rhs.i.i.i
  %done.i.i.i.i = getelementptr inbounds i8, ptr %arrayidx.i.i.i.i.i, i64 8
  %26 = load atomic i64, ptr %done.i.i.i.i seq_cst, align 8
  %total.i.i.i.i = getelementptr inbounds i8, ptr %arrayidx.i.i.i.i.i, i64 16
  %27 = load atomic i64, ptr %total.i.i.i.i monotonic, align 16
  %cmp.i.not.i.i44.i = icmp eq i64 %26, %27
  br i1 %cmp.i.not.i.i44.i, label %while.body.i.i.i, label %do_piece.exit.i

while.body.i.i.i:                                 ; preds = %is_complete.exit.i.i.i
  %add.i.i.i = add nsw i64 %completed.014.i.i.i, 1
  %28 = cmpxchg ptr %completed1, i64 %completed.014.i.i.i, i64 %add.i.i.i seq_cst seq_cst, align 64
  %29 = extractvalue { i64, i1 } %28, 1
  %30 = extractvalue { i64, i1 } %28, 0
  %inc.i.i.i = zext i1 %29 to i64
  %completed.2.i.i.i = add nsw i64 %30, %inc.i.i.i
  %31 = load atomic i64, ptr %opened2 seq_cst, align 64
  %cmp.i.i.i = icmp slt i64 %completed.2.i.i.i, %31
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %do_piece.exit.i, !llvm.loop !9

do_piece.exit.i:                                  ; preds = %while.body.i.i.i, %is_complete.exit.i.i.i, %land.rhs.i.i.i, %if.then12.i.i, %if.end7.i.i
  %inc.i = add nsw i64 %found.056.i, 1
  %32 = load atomic i64, ptr %arrayidx.i.i acquire, align 64
  br label %cleanup.i

cleanup.i:                                        ; preds = %do_piece.exit.i, %if.end8.i
  %found.1.i = phi i64 [ %inc.i, %do_piece.exit.i ], [ %found.056.i, %if.end8.i ]
  %pieces.2.i = phi i64 [ %32, %do_piece.exit.i ], [ %11, %if.end8.i ]
  %and2.i = and i64 %pieces.2.i, 1048575
  %cmp.not.i = icmp ult i64 %and2.i, %and.i
  br i1 %cmp.not.i, label %lor.lhs.false.i, label %take_pieces.exit

take_pieces.exit:                                 ; preds = %lor.lhs.false.i, %cleanup.i
  %retval.1.ph.i = phi i64 [ %found.1.i, %cleanup.i ], [ %found.056.i, %lor.lhs.false.i ]
  %tobool.not = icmp eq i64 %retval.1.ph.i, 0
  br i1 %tobool.not, label %for.inc, label %cleanup7

for.inc:                                          ; preds = %land.lhs.true.i.i, %land.lhs.true6.i.i, %is_complete.exit.i.i, %for.body, %take_pieces.exit
  %inc = add i64 %step.035, 1
  %exitcond.not = icmp eq i64 %inc, %1
  br i1 %exitcond.not, label %for.end, label %for.body, !llvm.loop !10

for.end:                                          ; preds = %for.inc, %entry
  %inner.i = getelementptr inbounds i8, ptr %helpers, i64 4352
  %33 = load atomic i64, ptr %inner.i acquire, align 64
  %and44.i = and i64 %33, 1048575
  %shr45.i = lshr i64 %33, 20
  %and246.i = and i64 %shr45.i, 1048575
  %cmp.not47.i = icmp ult i64 %and44.i, %and246.i
  br i1 %cmp.not47.i, label %if.end.lr.ph.i, label %cleanup7

if.end.lr.ph.i:                                   ; preds = %for.end
  %total6.i = getelementptr inbounds i8, ptr %helpers, i64 4368
  %chunk.i = getelementptr inbounds i8, ptr %helpers, i64 4384
  %function.i = getelementptr inbounds i8, ptr %helpers, i64 4392
  %arguments.i = getelementptr inbounds i8, ptr %helpers, i64 4400
  %done.i = getelementptr inbounds i8, ptr %helpers, i64 4360
  br label %if.end.i18

if.end.i18:                                       ; preds = %cleanup.i20, %if.end.lr.ph.i
  %and50.i = phi i64 [ %and44.i, %if.end.lr.ph.i ], [ %and.i23, %cleanup.i20 ]
  %pieces.049.i = phi i64 [ %33, %if.end.lr.ph.i ], [ %pieces.2.i22, %cleanup.i20 ]
  %found.048.i = phi i64 [ 0, %if.end.lr.ph.i ], [ %found.1.i21, %cleanup.i20 ]
  %add.i19 = add i64 %pieces.049.i, 1
  %34 = cmpxchg ptr %inner.i, i64 %pieces.049.i, i64 %add.i19 seq_cst seq_cst, align 64
  %35 = extractvalue { i64, i1 } %34, 1
  %36 = extractvalue { i64, i1 } %34, 0
  br i1 %35, label %if.end5.i, label %cleanup.i20, !llvm.loop !11

if.end5.i:                                        ; preds = %if.end.i18
  %37 = load atomic i64, ptr %total6.i monotonic, align 16
  %38 = load i64, ptr %chunk.i, align 32
  %mul.i = mul nsw i64 %38, %and50.i
  %add9.i = add nsw i64 %mul.i, %38
  %spec.select38.i = tail call i64 @llvm.smin.i64(i64 %add9.i, i64 %37)
  %39 = load ptr, ptr %function.i, align 8
  %40 = load ptr, ptr %arguments.i, align 16
  tail call void %39(ptr noundef %40, i64 noundef %mul.i, i64 noundef %spec.select38.i) #12
  %sub.i = sub nsw i64 %spec.select38.i, %mul.i
  %41 = atomicrmw add ptr %done.i, i64 %sub.i seq_cst, align 8
  %inc.i27 = add nsw i64 %found.048.i, 1
  %42 = load atomic i64, ptr %inner.i acquire, align 64
  br label %cleanup.i20

cleanup.i20:                                      ; preds = %if.end5.i, %if.end.i18
  %found.1.i21 = phi i64 [ %inc.i27, %if.end5.i ], [ %found.048.i, %if.end.i18 ]
  %pieces.2.i22 = phi i64 [ %42, %if.end5.i ], [ %36, %if.end.i18 ]
  %and.i23 = and i64 %pieces.2.i22, 1048575
  %shr.i24 = lshr i64 %pieces.2.i22, 20
  %and2.i25 = and i64 %shr.i24, 1048575
  %cmp.not.i26 = icmp ult i64 %and.i23, %and2.i25
  br i1 %cmp.not.i26, label %if.end.i18, label %cleanup7

cleanup7:                                         ; preds = %take_pieces.exit, %cleanup.i20, %for.end
  %retval.3 = phi i64 [ 0, %for.end ], [ %found.1.i21, %cleanup.i20 ], [ %retval.1.ph.i, %take_pieces.exit ]
  ret i64 %retval.3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define void @lazyasync_change_crew(ptr noundef %helpers, i64 noundef %crew) local_unnamed_addr #0 {
entry:
  %crew1 = getelementptr inbounds i8, ptr %helpers, i64 16
  store atomic i64 %crew, ptr %crew1 seq_cst, align 16
  %0 = atomicrmw add ptr %helpers, i64 1 seq_cst, align 64
  %asleep.i = getelementptr inbounds i8, ptr %helpers, i64 8
  %1 = load atomic i64, ptr %asleep.i seq_cst, align 8
  %cmp.i = icmp sgt i64 %1, 0
  br i1 %cmp.i, label %if.then.i, label %call_helpers.exit

if.then.i:                                        ; preds = %entry
  %call.i.i = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %helpers, i32 noundef 129, i64 noundef 1024, ptr noundef null) #12
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
  br i1 %exitcond.not, label %cleanup5, label %for.body, !llvm.loop !12

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
  br i1 %exitcond.not.i, label %if.then, label %for.body.i, !llvm.loop !12

lazyasync_look_up.exit:                           ; preds = %for.body.i
  %add.i = add nsw i64 %3, 1
  %cmp = icmp eq i64 %add.i, 0
  br i1 %cmp, label %if.then, label %if.end, !prof !13

if.then:                                          ; preds = %for.inc.i, %entry, %lazyasync_look_up.exit
  %timestamps.i = getelementptr inbounds i8, ptr %call, i64 56
  %9 = load ptr, ptr %timestamps.i, align 8
  %cmp.i = icmp eq ptr %9, null
  br i1 %cmp.i, label %if.else.i, label %if.then.i, !prof !14

if.then.i:                                        ; preds = %if.then
  tail call fastcc void @run_timed(ptr noundef nonnull readonly %call)
  br label %if.end

if.else.i:                                        ; preds = %if.then
  %helpers.i = getelementptr inbounds i8, ptr %call, i64 32
  %10 = load ptr, ptr %helpers.i, align 8
  %cmp2.i = icmp eq ptr %10, null
  br i1 %cmp2.i, label %if.then11.i, label %if.else12.i, !prof !14

if.then11.i:                                      ; preds = %if.else.i
  %records.i = getelementptr inbounds i8, ptr %call, i64 16
  %11 = load ptr, ptr %records.i, align 8
  %record_count.i = getelementptr inbounds i8, ptr %call, i64 24
  %12 = load i64, ptr %record_count.i, align 8
  %add.ptr.i.i = getelementptr inbounds %struct.record, ptr %11, i64 %12
  %cmp.not7.i.i = icmp eq i64 %12, 0
  br i1 %cmp.not7.i.i, label %if.end, label %for.body.i.i

for.body.i.i:                                     ; preds = %if.then11.i, %for.body.i.i
  %record.08.i.i = phi ptr [ %incdec.ptr.i.i, %for.body.i.i ], [ %11, %if.then11.i ]
  %13 = load ptr, ptr %record.08.i.i, align 8
  %arguments.i.i = getelementptr inbounds i8, ptr %record.08.i.i, i64 8
  %14 = load ptr, ptr %arguments.i.i, align 8
  %total.i.i = getelementptr inbounds i8, ptr %record.08.i.i, i64 16
  %15 = load i64, ptr %total.i.i, align 8
  tail call void %13(ptr noundef %14, i64 noundef 0, i64 noundef %15) #12
  %incdec.ptr.i.i = getelementptr inbounds i8, ptr %record.08.i.i, i64 32
  %cmp.not.i.i = icmp eq ptr %incdec.ptr.i.i, %add.ptr.i.i
  br i1 %cmp.not.i.i, label %if.end, label %for.body.i.i, !llvm.loop !8

if.else12.i:                                      ; preds = %if.else.i
  %steps.i = getelementptr inbounds i8, ptr %call, i64 40
  %16 = load ptr, ptr %steps.i, align 8
  %step_count.i = getelementptr inbounds i8, ptr %call, i64 48
  %17 = load i64, ptr %step_count.i, align 8
  tail call fastcc void @share_steps(ptr noundef nonnull %10, ptr noundef %16, i64 noundef %17)
  br label %if.end

if.end:                                           ; preds = %for.body.i.i, %if.else12.i, %if.then11.i, %if.then.i, %lazyasync_look_up.exit
  %spec.select.i7 = phi i64 [ %add.i, %lazyasync_look_up.exit ], [ 0, %if.then.i ], [ 0, %if.then11.i ], [ 0, %if.else12.i ], [ 0, %for.body.i.i ]
  ret i64 %spec.select.i7
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %time.i) #12
  %call.i = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %time.i) #12
  %3 = load i64, ptr %time.i, align 8
  %mul.i = mul nsw i64 %3, 1000000000
  %4 = load i64, ptr %tv_nsec.i, align 8
  %add.i = add nsw i64 %mul.i, %4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %time.i) #12
  %5 = load ptr, ptr %call5, align 64
  %timestamps.i = getelementptr inbounds i8, ptr %5, i64 56
  %6 = load ptr, ptr %timestamps.i, align 8
  %cmp.i = icmp eq ptr %6, null
  br i1 %cmp.i, label %if.else.i, label %if.then.i, !prof !14

if.then.i:                                        ; preds = %if.then
  call fastcc void @run_timed(ptr noundef nonnull readonly %5)
  br label %run_call.exit

if.else.i:                                        ; preds = %if.then
  %helpers.i = getelementptr inbounds i8, ptr %5, i64 32
  %7 = load ptr, ptr %helpers.i, align 8
  %cmp2.i = icmp eq ptr %7, null
  br i1 %cmp2.i, label %if.then11.i, label %if.else12.i, !prof !14

if.then11.i:                                      ; preds = %if.else.i
  %records.i = getelementptr inbounds i8, ptr %5, i64 16
  %8 = load ptr, ptr %records.i, align 8
  %record_count.i = getelementptr inbounds i8, ptr %5, i64 24
  %9 = load i64, ptr %record_count.i, align 8
  %add.ptr.i.i = getelementptr inbounds %struct.record, ptr %8, i64 %9
  %cmp.not7.i.i = icmp eq i64 %9, 0
  br i1 %cmp.not7.i.i, label %run_call.exit, label %for.body.i.i

for.body.i.i:                                     ; preds = %if.then11.i, %for.body.i.i
  %record.08.i.i = phi ptr [ %incdec.ptr.i.i, %for.body.i.i ], [ %8, %if.then11.i ]
  %10 = load ptr, ptr %record.08.i.i, align 8
  %arguments.i.i = getelementptr inbounds i8, ptr %record.08.i.i, i64 8
  %11 = load ptr, ptr %arguments.i.i, align 8
  %total.i.i = getelementptr inbounds i8, ptr %record.08.i.i, i64 16
  %12 = load i64, ptr %total.i.i, align 8
  call void %10(ptr noundef %11, i64 noundef 0, i64 noundef %12) #12
  %incdec.ptr.i.i = getelementptr inbounds i8, ptr %record.08.i.i, i64 32
  %cmp.not.i.i = icmp eq ptr %incdec.ptr.i.i, %add.ptr.i.i
  br i1 %cmp.not.i.i, label %run_call.exit, label %for.body.i.i, !llvm.loop !8

if.else12.i:                                      ; preds = %if.else.i
  %steps.i = getelementptr inbounds i8, ptr %5, i64 40
  %13 = load ptr, ptr %steps.i, align 8
  %step_count.i = getelementptr inbounds i8, ptr %5, i64 48
  %14 = load i64, ptr %step_count.i, align 8
  call fastcc void @share_steps(ptr noundef nonnull %7, ptr noundef %13, i64 noundef %14)
  br label %run_call.exit

run_call.exit:                                    ; preds = %for.body.i.i, %if.then.i, %if.then11.i, %if.else12.i
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %time.i43) #12
  %call.i44 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %time.i43) #12
  %15 = load i64, ptr %time.i43, align 8
  %mul.i45 = mul nsw i64 %15, 1000000000
  %16 = load i64, ptr %tv_nsec.i46, align 8
  %add.i47 = add nsw i64 %mul.i45, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %time.i43) #12
  store i64 %add.i47, ptr %ended, align 16
  store i64 %add.i, ptr %began7, align 8
  store atomic i64 %1, ptr %completed seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %one) #12
  store i64 1, ptr %one, align 8
  %17 = load i64, ptr %eventfd, align 32
  %conv = trunc i64 %17 to i32
  %call9 = call i64 @write(i32 noundef %conv, ptr noundef nonnull %one, i64 noundef 8) #12
  %18 = load atomic i64, ptr %waiting seq_cst, align 8
  %tobool11.not = icmp eq i64 %18, 0
  br i1 %tobool11.not, label %if.end, label %if.then12

if.then12:                                        ; preds = %run_call.exit
  %call.i48 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %completed, i32 noundef 129, i64 noundef 1024, ptr noundef null) #12
  br label %if.end

if.end:                                           ; preds = %if.then12, %run_call.exit
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #12
  br label %for.cond.backedge

if.end14:                                         ; preds = %for.cond
  %19 = load atomic i64, ptr %leave seq_cst, align 16
  %tobool16.not = icmp eq i64 %19, 0
  br i1 %tobool16.not, label %if.end18, label %cleanup28

if.end18:                                         ; preds = %if.end14
  %cmp19 = icmp slt i64 %pauses.0, 8001
  br i1 %cmp19, label %if.then21, label %if.end22

if.then21:                                        ; preds = %if.end18
  %inc = add nsw i64 %pauses.0, 1
  call void @llvm.aarch64.hint(i32 1)
  br label %for.cond.backedge

if.end22:                                         ; preds = %if.end18
  store atomic i64 1, ptr %asleep seq_cst, align 16
  %conv.i = trunc i64 %0 to i32
  %call.i49 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %thread, i32 noundef 128, i32 noundef %conv.i, ptr noundef null) #12
  store atomic i64 0, ptr %asleep seq_cst, align 16
  br label %for.cond.backedge

for.cond.backedge:                                ; preds = %if.end22, %if.then21, %if.end
  %pauses.0.be = phi i64 [ 8000, %if.end ], [ %inc, %if.then21 ], [ 0, %if.end22 ]
  br label %for.cond, !llvm.loop !15

cleanup28:                                        ; preds = %if.end14
  ret void
}

; Function Attrs: nofree
declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #3

; Function Attrs: nounwind
define void @lazyasync_wake_up(ptr noundef %thread) local_unnamed_addr #0 {
entry:
  tail call fastcc void @call_thread(ptr noundef %thread)
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @call_thread(ptr noundef %thread) unnamed_addr #0 {
entry:
  %0 = atomicrmw add ptr %thread, i64 1 seq_cst, align 64
  %asleep = getelementptr inbounds i8, ptr %thread, i64 48
  %1 = load atomic i64, ptr %asleep seq_cst, align 16
  %tobool.not = icmp eq i64 %1, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %helpers.i = getelementptr inbounds i8, ptr %thread, i64 88
  %2 = load ptr, ptr %helpers.i, align 8
  %cmp.i = icmp eq ptr %2, null
  br i1 %cmp.i, label %place.exit, label %if.end.i

if.end.i:                                         ; preds = %if.then
  %pinned1.i.i = getelementptr inbounds i8, ptr %2, i64 4488
  %3 = load atomic i64, ptr %pinned1.i.i monotonic, align 8
  %asleep.i.i = getelementptr inbounds i8, ptr %2, i64 8
  %4 = load atomic i64, ptr %asleep.i.i seq_cst, align 8
  %cmp.not.i.i = icmp slt i64 %4, %3
  br i1 %cmp.not.i.i, label %if.end.i.i, label %if.else.i

if.end.i.i:                                       ; preds = %if.end.i
  %paused3.i.i = getelementptr inbounds i8, ptr %2, i64 192
  %5 = load atomic i64, ptr %paused3.i.i monotonic, align 64
  tail call void @llvm.aarch64.hint(i32 1)
  %6 = load atomic i64, ptr %paused3.i.i monotonic, align 64
  %cmp8.not.i14.i = icmp eq i64 %6, %5
  br i1 %cmp8.not.i14.i, label %for.cond.i.i, label %if.then2.i

for.cond.i.i:                                     ; preds = %if.end.i.i, %for.body.i.i
  %looks.017.i15.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %if.end.i.i ]
  %inc.i.i = add nuw nsw i64 %looks.017.i15.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, 16
  br i1 %exitcond.not.i.i, label %if.else.i, label %for.body.i.i, !llvm.loop !16

for.body.i.i:                                     ; preds = %for.cond.i.i
  tail call void @llvm.aarch64.hint(i32 1)
  %7 = load atomic i64, ptr %paused3.i.i monotonic, align 64
  %cmp8.not.i.i = icmp eq i64 %7, %5
  br i1 %cmp8.not.i.i, label %for.cond.i.i, label %is_any_waiting.exit.i, !llvm.loop !16

is_any_waiting.exit.i:                            ; preds = %for.body.i.i
  %cmp5.i.le.i = icmp ult i64 %looks.017.i15.i, 15
  br i1 %cmp5.i.le.i, label %if.then2.i, label %if.else.i

if.then2.i:                                       ; preds = %is_any_waiting.exit.i, %if.end.i.i
  %affinity.i = getelementptr inbounds i8, ptr %thread, i64 128
  %pinned.i.i = getelementptr inbounds i8, ptr %thread, i64 136
  %8 = load atomic i64, ptr %pinned.i.i monotonic, align 8
  %cmp.i.i = icmp slt i64 %8, 1
  br i1 %cmp.i.i, label %place.exit, label %if.end.i8.i

if.end.i8.i:                                      ; preds = %if.then2.i
  %9 = load atomic i64, ptr %affinity.i seq_cst, align 8
  %call.i.i = tail call i32 @sched_getcpu() #12
  %conv.i.i = sext i32 %call.i.i to i64
  %or.cond.i.i = icmp ugt i32 %call.i.i, 8191
  br i1 %or.cond.i.i, label %place.exit, label %lor.lhs.false6.i.i

lor.lhs.false6.i.i:                               ; preds = %if.end.i8.i
  %add.i.i = add nuw nsw i64 %conv.i.i, 1
  %cmp7.i.i = icmp eq i64 %9, %add.i.i
  br i1 %cmp7.i.i, label %place.exit, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %lor.lhs.false6.i.i
  store atomic i64 %add.i.i, ptr %affinity.i seq_cst, align 8
  tail call fastcc void @deny_cpu(ptr noundef nonnull %affinity.i, i64 noundef %conv.i.i)
  br label %place.exit

if.else.i:                                        ; preds = %for.cond.i.i, %is_any_waiting.exit.i, %if.end.i
  %affinity3.i = getelementptr inbounds i8, ptr %thread, i64 128
  %pinned.i9.i = getelementptr inbounds i8, ptr %thread, i64 136
  %10 = load atomic i64, ptr %pinned.i9.i monotonic, align 8
  %cmp.i10.i = icmp slt i64 %10, 1
  br i1 %cmp.i10.i, label %place.exit, label %lor.lhs.false.i.i

lor.lhs.false.i.i:                                ; preds = %if.else.i
  %11 = load atomic i64, ptr %affinity3.i seq_cst, align 8
  %cmp2.i.i = icmp eq i64 %11, 0
  br i1 %cmp2.i.i, label %place.exit, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %lor.lhs.false.i.i
  store atomic i64 0, ptr %affinity3.i seq_cst, align 8
  tail call fastcc void @deny_cpu(ptr noundef nonnull %affinity3.i, i64 noundef -1)
  br label %place.exit

place.exit:                                       ; preds = %if.then, %if.then2.i, %if.end.i8.i, %lor.lhs.false6.i.i, %if.end10.i.i, %if.else.i, %lor.lhs.false.i.i, %if.end.i11.i
  %call.i = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %thread, i32 noundef 129, i64 noundef 1, ptr noundef null) #12
  br label %if.end

if.end:                                           ; preds = %place.exit, %entry
  ret void
}

; Function Attrs: nounwind
define void @lazyasync_launch(ptr noundef %thread, ptr noundef %call) local_unnamed_addr #0 {
entry:
  %call1 = getelementptr inbounds i8, ptr %thread, i64 64
  store ptr %call, ptr %call1, align 64
  %launched = getelementptr inbounds i8, ptr %thread, i64 40
  %0 = atomicrmw add ptr %launched, i64 1 seq_cst, align 8
  tail call fastcc void @call_thread(ptr noundef %thread)
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
  %call.i = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %completed1, i32 noundef 128, i32 noundef %conv.i, ptr noundef null) #12
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
  tail call fastcc void @call_thread(ptr noundef %thread)
  ret void
}

; Function Attrs: nounwind
define void @lazyasync_do_parts(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %cmp19 = icmp slt i64 %begin, %end
  br i1 %cmp19, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %watched1 = getelementptr inbounds i8, ptr %p, i64 32
  %results = getelementptr inbounds i8, ptr %p, i64 24
  %arguments = getelementptr inbounds i8, ptr %p, i64 16
  %words = getelementptr inbounds i8, ptr %p, i64 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %k.020 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %if.end ]
  %0 = load ptr, ptr %watched1, align 8
  %cmp2.not = icmp eq ptr %0, null
  br i1 %cmp2.not, label %if.else, label %land.lhs.true

land.lhs.true:                                    ; preds = %for.body
  %arrayidx = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load volatile i64, ptr %arrayidx, align 8
  %2 = load volatile i64, ptr %0, align 8
  %cmp4.not = icmp slt i64 %1, %2
  br i1 %cmp4.not, label %if.else, label %if.end

if.else:                                          ; preds = %land.lhs.true, %for.body
  %3 = load ptr, ptr %p, align 8
  %4 = load ptr, ptr %arguments, align 8
  %5 = load i64, ptr %words, align 8
  %mul = mul nsw i64 %5, %k.020
  %add.ptr = getelementptr inbounds i64, ptr %4, i64 %mul
  %call = tail call i64 %3(ptr noundef %add.ptr) #12
  br label %if.end

if.end:                                           ; preds = %land.lhs.true, %if.else
  %call.sink = phi i64 [ %call, %if.else ], [ -1, %land.lhs.true ]
  %6 = load ptr, ptr %results, align 8
  %arrayidx7 = getelementptr inbounds i64, ptr %6, i64 %k.020
  store i64 %call.sink, ptr %arrayidx7, align 8
  %inc = add i64 %k.020, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !17
}

; Function Attrs: nounwind
define void @lazyasync_product_f32(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %part = alloca %struct.part, align 8
  %v = alloca %struct.by_vector, align 8
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %blas_vector = getelementptr inbounds i8, ptr %p, i64 232
  %1 = load ptr, ptr %blas_vector, align 8
  %get_threads = getelementptr inbounds i8, ptr %p, i64 240
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %p, i64 248
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #12
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #12
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %cmp36 = icmp slt i64 %begin, %end
  br i1 %cmp36, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_to_one_thread.exit
  %cmp1.not = icmp eq ptr %1, null
  %columns = getelementptr inbounds i8, ptr %part, i64 8
  %rows4 = getelementptr inbounds i8, ptr %v, i64 8
  %columns5 = getelementptr inbounds i8, ptr %v, i64 16
  %matrix = getelementptr inbounds i8, ptr %v, i64 24
  %leading = getelementptr inbounds i8, ptr %v, i64 32
  %vector = getelementptr inbounds i8, ptr %v, i64 40
  %step = getelementptr inbounds i8, ptr %v, i64 48
  %result = getelementptr inbounds i8, ptr %v, i64 56
  %result_step = getelementptr inbounds i8, ptr %v, i64 64
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left = getelementptr inbounds i8, ptr %part, i64 16
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right = getelementptr inbounds i8, ptr %part, i64 24
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result19 = getelementptr inbounds i8, ptr %part, i64 32
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %keep_to_one_thread.exit
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %k.037 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %cleanup ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %part) #12
  call fastcc void @part_at(ptr dead_on_unwind nonnull writable sret(%struct.part) align 8 %part, ptr noundef %p, i64 noundef %k.037)
  %.pre = load i64, ptr %part, align 8
  %.pre38 = load i64, ptr %columns, align 8
  br i1 %cmp1.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %for.body
  %cmp2 = icmp eq i64 %.pre, 1
  %cmp3 = icmp eq i64 %.pre38, 1
  %or.cond = select i1 %cmp2, i1 true, i1 %cmp3
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %v) #12
  call fastcc void @by_vector(ptr dead_on_unwind nonnull writable sret(%struct.by_vector) align 8 %v, ptr noundef %p, ptr noundef nonnull %part, i64 noundef 4)
  %4 = load i32, ptr %v, align 8
  %5 = load i64, ptr %rows4, align 8
  %conv = trunc i64 %5 to i32
  %6 = load i64, ptr %columns5, align 8
  %conv6 = trunc i64 %6 to i32
  %7 = load ptr, ptr %matrix, align 8
  %8 = load i64, ptr %leading, align 8
  %conv7 = trunc i64 %8 to i32
  %9 = load ptr, ptr %vector, align 8
  %10 = load i64, ptr %step, align 8
  %conv8 = trunc i64 %10 to i32
  %11 = load ptr, ptr %result, align 8
  %12 = load i64, ptr %result_step, align 8
  %conv9 = trunc i64 %12 to i32
  tail call void %1(i32 noundef 101, i32 noundef %4, i32 noundef %conv, i32 noundef %conv6, float noundef 1.000000e+00, ptr noundef %7, i32 noundef %conv7, ptr noundef %9, i32 noundef %conv8, float noundef 0.000000e+00, ptr noundef %11, i32 noundef %conv9) #12
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %v) #12
  br label %cleanup

if.end:                                           ; preds = %land.lhs.true, %for.body
  %13 = load i64, ptr %left_transposed, align 8
  %conv10 = trunc i64 %13 to i32
  %14 = load i64, ptr %right_transposed, align 8
  %conv11 = trunc i64 %14 to i32
  %conv13 = trunc i64 %.pre to i32
  %conv15 = trunc i64 %.pre38 to i32
  %15 = load i64, ptr %inner, align 8
  %conv16 = trunc i64 %15 to i32
  %16 = load ptr, ptr %left, align 8
  %17 = load i64, ptr %left_leading, align 8
  %conv17 = trunc i64 %17 to i32
  %18 = load ptr, ptr %right, align 8
  %19 = load i64, ptr %right_leading, align 8
  %conv18 = trunc i64 %19 to i32
  %20 = load ptr, ptr %result19, align 8
  %21 = load i64, ptr %result_leading, align 8
  %conv20 = trunc i64 %21 to i32
  tail call void %0(i32 noundef 101, i32 noundef %conv10, i32 noundef %conv11, i32 noundef %conv13, i32 noundef %conv15, i32 noundef %conv16, float noundef 1.000000e+00, ptr noundef %16, i32 noundef %conv17, ptr noundef %18, i32 noundef %conv18, float noundef 0.000000e+00, ptr noundef %20, i32 noundef %conv20) #12
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %part) #12
  %inc = add i64 %k.037, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @part_at(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.part) align 8 %agg.result, ptr nocapture noundef readonly %p, i64 noundef %iteration) unnamed_addr #5 {
entry:
  %parts = getelementptr inbounds i8, ptr %p, i64 96
  %0 = load i64, ptr %parts, align 8
  %.frozen = freeze i64 %0
  %div = sdiv i64 %iteration, %.frozen
  %1 = mul i64 %div, %.frozen
  %rem.decomposed = sub i64 %iteration, %1
  %group = getelementptr inbounds i8, ptr %p, i64 88
  %2 = load i64, ptr %group, align 8
  %.frozen103 = freeze i64 %2
  %div5 = sdiv i64 %div, %.frozen103
  %3 = mul i64 %div5, %.frozen103
  %rem2.decomposed = sub i64 %div, %3
  %parts_across = getelementptr inbounds i8, ptr %p, i64 104
  %4 = load i64, ptr %parts_across, align 8
  %.frozen104 = freeze i64 %4
  %div8 = sdiv i64 %rem.decomposed, %.frozen104
  %5 = mul i64 %div8, %.frozen104
  %rem6.decomposed = sub i64 %rem.decomposed, %5
  %part_rows = getelementptr inbounds i8, ptr %p, i64 112
  %6 = load i64, ptr %part_rows, align 8
  %rows9 = getelementptr inbounds i8, ptr %p, i64 24
  %7 = load i64, ptr %rows9, align 8
  %mul = mul nsw i64 %6, %div8
  %sub = sub nsw i64 %7, %mul
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %6, i64 %sub)
  store i64 %cond.i, ptr %agg.result, align 8
  %columns = getelementptr inbounds i8, ptr %agg.result, i64 8
  %part_columns = getelementptr inbounds i8, ptr %p, i64 120
  %8 = load i64, ptr %part_columns, align 8
  %columns11 = getelementptr inbounds i8, ptr %p, i64 32
  %9 = load i64, ptr %columns11, align 8
  %mul13 = mul nsw i64 %8, %rem6.decomposed
  %sub14 = sub nsw i64 %9, %mul13
  %cond.i102 = tail call noundef i64 @llvm.smin.i64(i64 %8, i64 %sub14)
  store i64 %cond.i102, ptr %columns, align 8
  %left = getelementptr inbounds i8, ptr %agg.result, i64 16
  %10 = load ptr, ptr %p, align 8
  %within_group = getelementptr inbounds i8, ptr %p, i64 128
  %11 = load i64, ptr %within_group, align 8
  %mul18 = mul nsw i64 %11, %rem2.decomposed
  %between_groups = getelementptr inbounds i8, ptr %p, i64 152
  %12 = load i64, ptr %between_groups, align 8
  %mul20 = mul nsw i64 %12, %div5
  %down21 = getelementptr inbounds i8, ptr %p, i64 176
  %13 = load i64, ptr %down21, align 8
  %mul23 = mul nsw i64 %13, %div8
  %across25 = getelementptr inbounds i8, ptr %p, i64 200
  %14 = load i64, ptr %across25, align 8
  %mul27 = mul nsw i64 %14, %rem6.decomposed
  %15 = getelementptr i8, ptr %10, i64 %mul18
  %16 = getelementptr i8, ptr %15, i64 %mul20
  %17 = getelementptr i8, ptr %16, i64 %mul23
  %add.ptr = getelementptr i8, ptr %17, i64 %mul27
  store ptr %add.ptr, ptr %left, align 8
  %right = getelementptr inbounds i8, ptr %agg.result, i64 24
  %right29 = getelementptr inbounds i8, ptr %p, i64 8
  %18 = load ptr, ptr %right29, align 8
  %right31 = getelementptr inbounds i8, ptr %p, i64 136
  %19 = load i64, ptr %right31, align 8
  %mul32 = mul nsw i64 %19, %rem2.decomposed
  %right34 = getelementptr inbounds i8, ptr %p, i64 160
  %20 = load i64, ptr %right34, align 8
  %mul35 = mul nsw i64 %20, %div5
  %right38 = getelementptr inbounds i8, ptr %p, i64 184
  %21 = load i64, ptr %right38, align 8
  %mul39 = mul nsw i64 %21, %div8
  %right42 = getelementptr inbounds i8, ptr %p, i64 208
  %22 = load i64, ptr %right42, align 8
  %mul43 = mul nsw i64 %22, %rem6.decomposed
  %23 = getelementptr i8, ptr %18, i64 %mul32
  %24 = getelementptr i8, ptr %23, i64 %mul35
  %25 = getelementptr i8, ptr %24, i64 %mul39
  %add.ptr45 = getelementptr i8, ptr %25, i64 %mul43
  store ptr %add.ptr45, ptr %right, align 8
  %result = getelementptr inbounds i8, ptr %agg.result, i64 32
  %result46 = getelementptr inbounds i8, ptr %p, i64 16
  %26 = load ptr, ptr %result46, align 8
  %result48 = getelementptr inbounds i8, ptr %p, i64 144
  %27 = load i64, ptr %result48, align 8
  %mul49 = mul nsw i64 %27, %rem2.decomposed
  %result51 = getelementptr inbounds i8, ptr %p, i64 168
  %28 = load i64, ptr %result51, align 8
  %mul52 = mul nsw i64 %28, %div5
  %result55 = getelementptr inbounds i8, ptr %p, i64 192
  %29 = load i64, ptr %result55, align 8
  %mul56 = mul nsw i64 %29, %div8
  %result59 = getelementptr inbounds i8, ptr %p, i64 216
  %30 = load i64, ptr %result59, align 8
  %mul60 = mul nsw i64 %30, %rem6.decomposed
  %31 = getelementptr i8, ptr %26, i64 %mul49
  %32 = getelementptr i8, ptr %31, i64 %mul52
  %33 = getelementptr i8, ptr %32, i64 %mul56
  %add.ptr62 = getelementptr i8, ptr %33, i64 %mul60
  store ptr %add.ptr62, ptr %result, align 8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @by_vector(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.by_vector) align 8 %agg.result, ptr nocapture noundef readonly %p, ptr nocapture noundef readonly %part, i64 noundef %element_bytes) unnamed_addr #6 {
entry:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %agg.result, i8 0, i64 72, i1 false)
  %result = getelementptr inbounds i8, ptr %agg.result, i64 56
  %result1 = getelementptr inbounds i8, ptr %part, i64 32
  %0 = load ptr, ptr %result1, align 8
  store ptr %0, ptr %result, align 8
  %1 = load i64, ptr %part, align 8
  %cmp = icmp eq i64 %1, 1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %columns3 = getelementptr inbounds i8, ptr %part, i64 8
  %2 = load i64, ptr %columns3, align 8
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %3 = load i64, ptr %right_transposed, align 8
  %cmp4 = icmp eq i64 %3, 111
  %cond = select i1 %cmp4, i32 112, i32 111
  store i32 %cond, ptr %agg.result, align 8
  %right = getelementptr inbounds i8, ptr %part, i64 24
  %4 = load ptr, ptr %right, align 8
  %matrix6 = getelementptr inbounds i8, ptr %agg.result, i64 24
  store ptr %4, ptr %matrix6, align 8
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %5 = load i64, ptr %right_leading, align 8
  %leading7 = getelementptr inbounds i8, ptr %agg.result, i64 32
  store i64 %5, ptr %leading7, align 8
  %left = getelementptr inbounds i8, ptr %part, i64 16
  %6 = load ptr, ptr %left, align 8
  %vector8 = getelementptr inbounds i8, ptr %agg.result, i64 40
  store ptr %6, ptr %vector8, align 8
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %7 = load i64, ptr %left_transposed, align 8
  %cmp9 = icmp eq i64 %7, 111
  br i1 %cmp9, label %cond.end, label %cond.false

cond.false:                                       ; preds = %if.then
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %8 = load i64, ptr %left_leading, align 8
  br label %cond.end

cond.end:                                         ; preds = %if.then, %cond.false
  %cond10 = phi i64 [ %8, %cond.false ], [ 1, %if.then ]
  %step11 = getelementptr inbounds i8, ptr %agg.result, i64 48
  store i64 %cond10, ptr %step11, align 8
  br label %if.end

if.else:                                          ; preds = %entry
  %left_transposed14 = getelementptr inbounds i8, ptr %p, i64 72
  %9 = load i64, ptr %left_transposed14, align 8
  %conv = trunc i64 %9 to i32
  store i32 %conv, ptr %agg.result, align 8
  %left16 = getelementptr inbounds i8, ptr %part, i64 16
  %10 = load ptr, ptr %left16, align 8
  %matrix17 = getelementptr inbounds i8, ptr %agg.result, i64 24
  store ptr %10, ptr %matrix17, align 8
  %left_leading18 = getelementptr inbounds i8, ptr %p, i64 48
  %11 = load i64, ptr %left_leading18, align 8
  %leading19 = getelementptr inbounds i8, ptr %agg.result, i64 32
  store i64 %11, ptr %leading19, align 8
  %right20 = getelementptr inbounds i8, ptr %part, i64 24
  %12 = load ptr, ptr %right20, align 8
  %vector21 = getelementptr inbounds i8, ptr %agg.result, i64 40
  store ptr %12, ptr %vector21, align 8
  %right_transposed22 = getelementptr inbounds i8, ptr %p, i64 80
  %13 = load i64, ptr %right_transposed22, align 8
  %cmp23 = icmp eq i64 %13, 111
  br i1 %cmp23, label %cond.true25, label %cond.end28

cond.true25:                                      ; preds = %if.else
  %right_leading26 = getelementptr inbounds i8, ptr %p, i64 56
  %14 = load i64, ptr %right_leading26, align 8
  br label %cond.end28

cond.end28:                                       ; preds = %if.else, %cond.true25
  %cond29 = phi i64 [ %14, %cond.true25 ], [ 1, %if.else ]
  %step30 = getelementptr inbounds i8, ptr %agg.result, i64 48
  store i64 %cond29, ptr %step30, align 8
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  %15 = load i64, ptr %result_leading, align 8
  br label %if.end

if.end:                                           ; preds = %cond.end28, %cond.end
  %.sink80 = phi i64 [ %15, %cond.end28 ], [ 1, %cond.end ]
  %16 = phi i32 [ %conv, %cond.end28 ], [ %cond, %cond.end ]
  %length.0 = phi i64 [ %1, %cond.end28 ], [ %2, %cond.end ]
  %result_step31 = getelementptr inbounds i8, ptr %agg.result, i64 64
  store i64 %.sink80, ptr %result_step31, align 8
  %cmp33 = icmp eq i32 %16, 111
  %inner44 = getelementptr inbounds i8, ptr %p, i64 40
  %17 = load i64, ptr %inner44, align 8
  %length.0. = select i1 %cmp33, i64 %length.0, i64 %17
  %.length.0 = select i1 %cmp33, i64 %17, i64 %length.0
  %18 = getelementptr inbounds i8, ptr %agg.result, i64 8
  store i64 %length.0., ptr %18, align 8
  %columns48 = getelementptr inbounds i8, ptr %agg.result, i64 16
  store i64 %.length.0, ptr %columns48, align 8
  %cmp4978 = icmp sgt i64 %length.0, 0
  br i1 %cmp4978, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %if.end
  %factor.op.mul = mul i64 %.sink80, %element_bytes
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %if.end
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.079 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %mul.reass = mul i64 %k.079, %factor.op.mul
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 %mul.reass
  tail call void @llvm.memset.p0.i64(ptr align 1 %add.ptr, i8 0, i64 %element_bytes, i1 false)
  %inc = add nuw nsw i64 %k.079, 1
  %exitcond.not = icmp eq i64 %inc, %length.0
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !19
}

; Function Attrs: nounwind
define void @lazyasync_product_f64(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %part = alloca %struct.part, align 8
  %v = alloca %struct.by_vector, align 8
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %blas_vector = getelementptr inbounds i8, ptr %p, i64 232
  %1 = load ptr, ptr %blas_vector, align 8
  %get_threads = getelementptr inbounds i8, ptr %p, i64 240
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %p, i64 248
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #12
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #12
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %cmp25 = icmp slt i64 %begin, %end
  br i1 %cmp25, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_to_one_thread.exit
  %cmp1.not = icmp eq ptr %1, null
  %columns = getelementptr inbounds i8, ptr %part, i64 8
  %rows4 = getelementptr inbounds i8, ptr %v, i64 8
  %columns5 = getelementptr inbounds i8, ptr %v, i64 16
  %matrix = getelementptr inbounds i8, ptr %v, i64 24
  %leading = getelementptr inbounds i8, ptr %v, i64 32
  %vector = getelementptr inbounds i8, ptr %v, i64 40
  %step = getelementptr inbounds i8, ptr %v, i64 48
  %result = getelementptr inbounds i8, ptr %v, i64 56
  %result_step = getelementptr inbounds i8, ptr %v, i64 64
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left = getelementptr inbounds i8, ptr %part, i64 16
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right = getelementptr inbounds i8, ptr %part, i64 24
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result9 = getelementptr inbounds i8, ptr %part, i64 32
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %keep_to_one_thread.exit
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %k.026 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %cleanup ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %part) #12
  call fastcc void @part_at(ptr dead_on_unwind nonnull writable sret(%struct.part) align 8 %part, ptr noundef %p, i64 noundef %k.026)
  %.pre = load i64, ptr %part, align 8
  %.pre27 = load i64, ptr %columns, align 8
  br i1 %cmp1.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %for.body
  %cmp2 = icmp eq i64 %.pre, 1
  %cmp3 = icmp eq i64 %.pre27, 1
  %or.cond = select i1 %cmp2, i1 true, i1 %cmp3
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %v) #12
  call fastcc void @by_vector(ptr dead_on_unwind nonnull writable sret(%struct.by_vector) align 8 %v, ptr noundef %p, ptr noundef nonnull %part, i64 noundef 4)
  %4 = load i32, ptr %v, align 8
  %5 = load i64, ptr %rows4, align 8
  %6 = load i64, ptr %columns5, align 8
  %7 = load ptr, ptr %matrix, align 8
  %8 = load i64, ptr %leading, align 8
  %9 = load ptr, ptr %vector, align 8
  %10 = load i64, ptr %step, align 8
  %11 = load ptr, ptr %result, align 8
  %12 = load i64, ptr %result_step, align 8
  tail call void %1(i32 noundef 101, i32 noundef %4, i64 noundef %5, i64 noundef %6, float noundef 1.000000e+00, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10, float noundef 0.000000e+00, ptr noundef %11, i64 noundef %12) #12
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %v) #12
  br label %cleanup

if.end:                                           ; preds = %land.lhs.true, %for.body
  %13 = load i64, ptr %left_transposed, align 8
  %conv = trunc i64 %13 to i32
  %14 = load i64, ptr %right_transposed, align 8
  %conv6 = trunc i64 %14 to i32
  %15 = load i64, ptr %inner, align 8
  %16 = load ptr, ptr %left, align 8
  %17 = load i64, ptr %left_leading, align 8
  %18 = load ptr, ptr %right, align 8
  %19 = load i64, ptr %right_leading, align 8
  %20 = load ptr, ptr %result9, align 8
  %21 = load i64, ptr %result_leading, align 8
  tail call void %0(i32 noundef 101, i32 noundef %conv, i32 noundef %conv6, i64 noundef %.pre, i64 noundef %.pre27, i64 noundef %15, float noundef 1.000000e+00, ptr noundef %16, i64 noundef %17, ptr noundef %18, i64 noundef %19, float noundef 0.000000e+00, ptr noundef %20, i64 noundef %21) #12
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %part) #12
  %inc = add i64 %k.026, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !20
}

; Function Attrs: nounwind
define void @lazyasync_product_d32(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %part = alloca %struct.part, align 8
  %v = alloca %struct.by_vector, align 8
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %blas_vector = getelementptr inbounds i8, ptr %p, i64 232
  %1 = load ptr, ptr %blas_vector, align 8
  %get_threads = getelementptr inbounds i8, ptr %p, i64 240
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %p, i64 248
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #12
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #12
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %cmp36 = icmp slt i64 %begin, %end
  br i1 %cmp36, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_to_one_thread.exit
  %cmp1.not = icmp eq ptr %1, null
  %columns = getelementptr inbounds i8, ptr %part, i64 8
  %rows4 = getelementptr inbounds i8, ptr %v, i64 8
  %columns5 = getelementptr inbounds i8, ptr %v, i64 16
  %matrix = getelementptr inbounds i8, ptr %v, i64 24
  %leading = getelementptr inbounds i8, ptr %v, i64 32
  %vector = getelementptr inbounds i8, ptr %v, i64 40
  %step = getelementptr inbounds i8, ptr %v, i64 48
  %result = getelementptr inbounds i8, ptr %v, i64 56
  %result_step = getelementptr inbounds i8, ptr %v, i64 64
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left = getelementptr inbounds i8, ptr %part, i64 16
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right = getelementptr inbounds i8, ptr %part, i64 24
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result19 = getelementptr inbounds i8, ptr %part, i64 32
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %keep_to_one_thread.exit
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %k.037 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %cleanup ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %part) #12
  call fastcc void @part_at(ptr dead_on_unwind nonnull writable sret(%struct.part) align 8 %part, ptr noundef %p, i64 noundef %k.037)
  %.pre = load i64, ptr %part, align 8
  %.pre38 = load i64, ptr %columns, align 8
  br i1 %cmp1.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %for.body
  %cmp2 = icmp eq i64 %.pre, 1
  %cmp3 = icmp eq i64 %.pre38, 1
  %or.cond = select i1 %cmp2, i1 true, i1 %cmp3
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %v) #12
  call fastcc void @by_vector(ptr dead_on_unwind nonnull writable sret(%struct.by_vector) align 8 %v, ptr noundef %p, ptr noundef nonnull %part, i64 noundef 8)
  %4 = load i32, ptr %v, align 8
  %5 = load i64, ptr %rows4, align 8
  %conv = trunc i64 %5 to i32
  %6 = load i64, ptr %columns5, align 8
  %conv6 = trunc i64 %6 to i32
  %7 = load ptr, ptr %matrix, align 8
  %8 = load i64, ptr %leading, align 8
  %conv7 = trunc i64 %8 to i32
  %9 = load ptr, ptr %vector, align 8
  %10 = load i64, ptr %step, align 8
  %conv8 = trunc i64 %10 to i32
  %11 = load ptr, ptr %result, align 8
  %12 = load i64, ptr %result_step, align 8
  %conv9 = trunc i64 %12 to i32
  tail call void %1(i32 noundef 101, i32 noundef %4, i32 noundef %conv, i32 noundef %conv6, double noundef 1.000000e+00, ptr noundef %7, i32 noundef %conv7, ptr noundef %9, i32 noundef %conv8, double noundef 0.000000e+00, ptr noundef %11, i32 noundef %conv9) #12
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %v) #12
  br label %cleanup

if.end:                                           ; preds = %land.lhs.true, %for.body
  %13 = load i64, ptr %left_transposed, align 8
  %conv10 = trunc i64 %13 to i32
  %14 = load i64, ptr %right_transposed, align 8
  %conv11 = trunc i64 %14 to i32
  %conv13 = trunc i64 %.pre to i32
  %conv15 = trunc i64 %.pre38 to i32
  %15 = load i64, ptr %inner, align 8
  %conv16 = trunc i64 %15 to i32
  %16 = load ptr, ptr %left, align 8
  %17 = load i64, ptr %left_leading, align 8
  %conv17 = trunc i64 %17 to i32
  %18 = load ptr, ptr %right, align 8
  %19 = load i64, ptr %right_leading, align 8
  %conv18 = trunc i64 %19 to i32
  %20 = load ptr, ptr %result19, align 8
  %21 = load i64, ptr %result_leading, align 8
  %conv20 = trunc i64 %21 to i32
  tail call void %0(i32 noundef 101, i32 noundef %conv10, i32 noundef %conv11, i32 noundef %conv13, i32 noundef %conv15, i32 noundef %conv16, double noundef 1.000000e+00, ptr noundef %16, i32 noundef %conv17, ptr noundef %18, i32 noundef %conv18, double noundef 0.000000e+00, ptr noundef %20, i32 noundef %conv20) #12
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %part) #12
  %inc = add i64 %k.037, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !21
}

; Function Attrs: nounwind
define void @lazyasync_product_d64(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %part = alloca %struct.part, align 8
  %v = alloca %struct.by_vector, align 8
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %blas_vector = getelementptr inbounds i8, ptr %p, i64 232
  %1 = load ptr, ptr %blas_vector, align 8
  %get_threads = getelementptr inbounds i8, ptr %p, i64 240
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %p, i64 248
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #12
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #12
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %cmp25 = icmp slt i64 %begin, %end
  br i1 %cmp25, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_to_one_thread.exit
  %cmp1.not = icmp eq ptr %1, null
  %columns = getelementptr inbounds i8, ptr %part, i64 8
  %rows4 = getelementptr inbounds i8, ptr %v, i64 8
  %columns5 = getelementptr inbounds i8, ptr %v, i64 16
  %matrix = getelementptr inbounds i8, ptr %v, i64 24
  %leading = getelementptr inbounds i8, ptr %v, i64 32
  %vector = getelementptr inbounds i8, ptr %v, i64 40
  %step = getelementptr inbounds i8, ptr %v, i64 48
  %result = getelementptr inbounds i8, ptr %v, i64 56
  %result_step = getelementptr inbounds i8, ptr %v, i64 64
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left = getelementptr inbounds i8, ptr %part, i64 16
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right = getelementptr inbounds i8, ptr %part, i64 24
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result9 = getelementptr inbounds i8, ptr %part, i64 32
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %keep_to_one_thread.exit
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %k.026 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %cleanup ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %part) #12
  call fastcc void @part_at(ptr dead_on_unwind nonnull writable sret(%struct.part) align 8 %part, ptr noundef %p, i64 noundef %k.026)
  %.pre = load i64, ptr %part, align 8
  %.pre27 = load i64, ptr %columns, align 8
  br i1 %cmp1.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %for.body
  %cmp2 = icmp eq i64 %.pre, 1
  %cmp3 = icmp eq i64 %.pre27, 1
  %or.cond = select i1 %cmp2, i1 true, i1 %cmp3
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %v) #12
  call fastcc void @by_vector(ptr dead_on_unwind nonnull writable sret(%struct.by_vector) align 8 %v, ptr noundef %p, ptr noundef nonnull %part, i64 noundef 8)
  %4 = load i32, ptr %v, align 8
  %5 = load i64, ptr %rows4, align 8
  %6 = load i64, ptr %columns5, align 8
  %7 = load ptr, ptr %matrix, align 8
  %8 = load i64, ptr %leading, align 8
  %9 = load ptr, ptr %vector, align 8
  %10 = load i64, ptr %step, align 8
  %11 = load ptr, ptr %result, align 8
  %12 = load i64, ptr %result_step, align 8
  tail call void %1(i32 noundef 101, i32 noundef %4, i64 noundef %5, i64 noundef %6, double noundef 1.000000e+00, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10, double noundef 0.000000e+00, ptr noundef %11, i64 noundef %12) #12
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %v) #12
  br label %cleanup

if.end:                                           ; preds = %land.lhs.true, %for.body
  %13 = load i64, ptr %left_transposed, align 8
  %conv = trunc i64 %13 to i32
  %14 = load i64, ptr %right_transposed, align 8
  %conv6 = trunc i64 %14 to i32
  %15 = load i64, ptr %inner, align 8
  %16 = load ptr, ptr %left, align 8
  %17 = load i64, ptr %left_leading, align 8
  %18 = load ptr, ptr %right, align 8
  %19 = load i64, ptr %right_leading, align 8
  %20 = load ptr, ptr %result9, align 8
  %21 = load i64, ptr %result_leading, align 8
  tail call void %0(i32 noundef 101, i32 noundef %conv, i32 noundef %conv6, i64 noundef %.pre, i64 noundef %.pre27, i64 noundef %15, double noundef 1.000000e+00, ptr noundef %16, i64 noundef %17, ptr noundef %18, i64 noundef %19, double noundef 0.000000e+00, ptr noundef %20, i64 noundef %21) #12
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %part) #12
  %inc = add i64 %k.026, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !22
}

; Function Attrs: nounwind
define void @lazyasync_product_F32(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %part = alloca %struct.part, align 8
  %v = alloca %struct.by_vector, align 8
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %blas_vector = getelementptr inbounds i8, ptr %p, i64 232
  %1 = load ptr, ptr %blas_vector, align 8
  %get_threads = getelementptr inbounds i8, ptr %p, i64 240
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %p, i64 248
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #12
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #12
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %cmp36 = icmp slt i64 %begin, %end
  br i1 %cmp36, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_to_one_thread.exit
  %cmp1.not = icmp eq ptr %1, null
  %columns = getelementptr inbounds i8, ptr %part, i64 8
  %rows4 = getelementptr inbounds i8, ptr %v, i64 8
  %columns5 = getelementptr inbounds i8, ptr %v, i64 16
  %matrix = getelementptr inbounds i8, ptr %v, i64 24
  %leading = getelementptr inbounds i8, ptr %v, i64 32
  %vector = getelementptr inbounds i8, ptr %v, i64 40
  %step = getelementptr inbounds i8, ptr %v, i64 48
  %result = getelementptr inbounds i8, ptr %v, i64 56
  %result_step = getelementptr inbounds i8, ptr %v, i64 64
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left = getelementptr inbounds i8, ptr %part, i64 16
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right = getelementptr inbounds i8, ptr %part, i64 24
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result19 = getelementptr inbounds i8, ptr %part, i64 32
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %keep_to_one_thread.exit
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %k.037 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %cleanup ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %part) #12
  call fastcc void @part_at(ptr dead_on_unwind nonnull writable sret(%struct.part) align 8 %part, ptr noundef %p, i64 noundef %k.037)
  %.pre = load i64, ptr %part, align 8
  %.pre38 = load i64, ptr %columns, align 8
  br i1 %cmp1.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %for.body
  %cmp2 = icmp eq i64 %.pre, 1
  %cmp3 = icmp eq i64 %.pre38, 1
  %or.cond = select i1 %cmp2, i1 true, i1 %cmp3
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %v) #12
  call fastcc void @by_vector(ptr dead_on_unwind nonnull writable sret(%struct.by_vector) align 8 %v, ptr noundef %p, ptr noundef nonnull %part, i64 noundef 8)
  %4 = load i32, ptr %v, align 8
  %5 = load i64, ptr %rows4, align 8
  %conv = trunc i64 %5 to i32
  %6 = load i64, ptr %columns5, align 8
  %conv6 = trunc i64 %6 to i32
  %7 = load ptr, ptr %matrix, align 8
  %8 = load i64, ptr %leading, align 8
  %conv7 = trunc i64 %8 to i32
  %9 = load ptr, ptr %vector, align 8
  %10 = load i64, ptr %step, align 8
  %conv8 = trunc i64 %10 to i32
  %11 = load ptr, ptr %result, align 8
  %12 = load i64, ptr %result_step, align 8
  %conv9 = trunc i64 %12 to i32
  tail call void %1(i32 noundef 101, i32 noundef %4, i32 noundef %conv, i32 noundef %conv6, ptr noundef nonnull @float_one, ptr noundef %7, i32 noundef %conv7, ptr noundef %9, i32 noundef %conv8, ptr noundef nonnull @float_none, ptr noundef %11, i32 noundef %conv9) #12
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %v) #12
  br label %cleanup

if.end:                                           ; preds = %land.lhs.true, %for.body
  %13 = load i64, ptr %left_transposed, align 8
  %conv10 = trunc i64 %13 to i32
  %14 = load i64, ptr %right_transposed, align 8
  %conv11 = trunc i64 %14 to i32
  %conv13 = trunc i64 %.pre to i32
  %conv15 = trunc i64 %.pre38 to i32
  %15 = load i64, ptr %inner, align 8
  %conv16 = trunc i64 %15 to i32
  %16 = load ptr, ptr %left, align 8
  %17 = load i64, ptr %left_leading, align 8
  %conv17 = trunc i64 %17 to i32
  %18 = load ptr, ptr %right, align 8
  %19 = load i64, ptr %right_leading, align 8
  %conv18 = trunc i64 %19 to i32
  %20 = load ptr, ptr %result19, align 8
  %21 = load i64, ptr %result_leading, align 8
  %conv20 = trunc i64 %21 to i32
  tail call void %0(i32 noundef 101, i32 noundef %conv10, i32 noundef %conv11, i32 noundef %conv13, i32 noundef %conv15, i32 noundef %conv16, ptr noundef nonnull @float_one, ptr noundef %16, i32 noundef %conv17, ptr noundef %18, i32 noundef %conv18, ptr noundef nonnull @float_none, ptr noundef %20, i32 noundef %conv20) #12
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %part) #12
  %inc = add i64 %k.037, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !23
}

; Function Attrs: nounwind
define void @lazyasync_product_F64(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %part = alloca %struct.part, align 8
  %v = alloca %struct.by_vector, align 8
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %blas_vector = getelementptr inbounds i8, ptr %p, i64 232
  %1 = load ptr, ptr %blas_vector, align 8
  %get_threads = getelementptr inbounds i8, ptr %p, i64 240
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %p, i64 248
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #12
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #12
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %cmp25 = icmp slt i64 %begin, %end
  br i1 %cmp25, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_to_one_thread.exit
  %cmp1.not = icmp eq ptr %1, null
  %columns = getelementptr inbounds i8, ptr %part, i64 8
  %rows4 = getelementptr inbounds i8, ptr %v, i64 8
  %columns5 = getelementptr inbounds i8, ptr %v, i64 16
  %matrix = getelementptr inbounds i8, ptr %v, i64 24
  %leading = getelementptr inbounds i8, ptr %v, i64 32
  %vector = getelementptr inbounds i8, ptr %v, i64 40
  %step = getelementptr inbounds i8, ptr %v, i64 48
  %result = getelementptr inbounds i8, ptr %v, i64 56
  %result_step = getelementptr inbounds i8, ptr %v, i64 64
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left = getelementptr inbounds i8, ptr %part, i64 16
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right = getelementptr inbounds i8, ptr %part, i64 24
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result9 = getelementptr inbounds i8, ptr %part, i64 32
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %keep_to_one_thread.exit
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %k.026 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %cleanup ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %part) #12
  call fastcc void @part_at(ptr dead_on_unwind nonnull writable sret(%struct.part) align 8 %part, ptr noundef %p, i64 noundef %k.026)
  %.pre = load i64, ptr %part, align 8
  %.pre27 = load i64, ptr %columns, align 8
  br i1 %cmp1.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %for.body
  %cmp2 = icmp eq i64 %.pre, 1
  %cmp3 = icmp eq i64 %.pre27, 1
  %or.cond = select i1 %cmp2, i1 true, i1 %cmp3
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %v) #12
  call fastcc void @by_vector(ptr dead_on_unwind nonnull writable sret(%struct.by_vector) align 8 %v, ptr noundef %p, ptr noundef nonnull %part, i64 noundef 8)
  %4 = load i32, ptr %v, align 8
  %5 = load i64, ptr %rows4, align 8
  %6 = load i64, ptr %columns5, align 8
  %7 = load ptr, ptr %matrix, align 8
  %8 = load i64, ptr %leading, align 8
  %9 = load ptr, ptr %vector, align 8
  %10 = load i64, ptr %step, align 8
  %11 = load ptr, ptr %result, align 8
  %12 = load i64, ptr %result_step, align 8
  tail call void %1(i32 noundef 101, i32 noundef %4, i64 noundef %5, i64 noundef %6, ptr noundef nonnull @float_one, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10, ptr noundef nonnull @float_none, ptr noundef %11, i64 noundef %12) #12
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %v) #12
  br label %cleanup

if.end:                                           ; preds = %land.lhs.true, %for.body
  %13 = load i64, ptr %left_transposed, align 8
  %conv = trunc i64 %13 to i32
  %14 = load i64, ptr %right_transposed, align 8
  %conv6 = trunc i64 %14 to i32
  %15 = load i64, ptr %inner, align 8
  %16 = load ptr, ptr %left, align 8
  %17 = load i64, ptr %left_leading, align 8
  %18 = load ptr, ptr %right, align 8
  %19 = load i64, ptr %right_leading, align 8
  %20 = load ptr, ptr %result9, align 8
  %21 = load i64, ptr %result_leading, align 8
  tail call void %0(i32 noundef 101, i32 noundef %conv, i32 noundef %conv6, i64 noundef %.pre, i64 noundef %.pre27, i64 noundef %15, ptr noundef nonnull @float_one, ptr noundef %16, i64 noundef %17, ptr noundef %18, i64 noundef %19, ptr noundef nonnull @float_none, ptr noundef %20, i64 noundef %21) #12
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %part) #12
  %inc = add i64 %k.026, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !24
}

; Function Attrs: nounwind
define void @lazyasync_product_D32(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %part = alloca %struct.part, align 8
  %v = alloca %struct.by_vector, align 8
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %blas_vector = getelementptr inbounds i8, ptr %p, i64 232
  %1 = load ptr, ptr %blas_vector, align 8
  %get_threads = getelementptr inbounds i8, ptr %p, i64 240
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %p, i64 248
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #12
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #12
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %cmp36 = icmp slt i64 %begin, %end
  br i1 %cmp36, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_to_one_thread.exit
  %cmp1.not = icmp eq ptr %1, null
  %columns = getelementptr inbounds i8, ptr %part, i64 8
  %rows4 = getelementptr inbounds i8, ptr %v, i64 8
  %columns5 = getelementptr inbounds i8, ptr %v, i64 16
  %matrix = getelementptr inbounds i8, ptr %v, i64 24
  %leading = getelementptr inbounds i8, ptr %v, i64 32
  %vector = getelementptr inbounds i8, ptr %v, i64 40
  %step = getelementptr inbounds i8, ptr %v, i64 48
  %result = getelementptr inbounds i8, ptr %v, i64 56
  %result_step = getelementptr inbounds i8, ptr %v, i64 64
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left = getelementptr inbounds i8, ptr %part, i64 16
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right = getelementptr inbounds i8, ptr %part, i64 24
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result19 = getelementptr inbounds i8, ptr %part, i64 32
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %keep_to_one_thread.exit
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %k.037 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %cleanup ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %part) #12
  call fastcc void @part_at(ptr dead_on_unwind nonnull writable sret(%struct.part) align 8 %part, ptr noundef %p, i64 noundef %k.037)
  %.pre = load i64, ptr %part, align 8
  %.pre38 = load i64, ptr %columns, align 8
  br i1 %cmp1.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %for.body
  %cmp2 = icmp eq i64 %.pre, 1
  %cmp3 = icmp eq i64 %.pre38, 1
  %or.cond = select i1 %cmp2, i1 true, i1 %cmp3
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %v) #12
  call fastcc void @by_vector(ptr dead_on_unwind nonnull writable sret(%struct.by_vector) align 8 %v, ptr noundef %p, ptr noundef nonnull %part, i64 noundef 16)
  %4 = load i32, ptr %v, align 8
  %5 = load i64, ptr %rows4, align 8
  %conv = trunc i64 %5 to i32
  %6 = load i64, ptr %columns5, align 8
  %conv6 = trunc i64 %6 to i32
  %7 = load ptr, ptr %matrix, align 8
  %8 = load i64, ptr %leading, align 8
  %conv7 = trunc i64 %8 to i32
  %9 = load ptr, ptr %vector, align 8
  %10 = load i64, ptr %step, align 8
  %conv8 = trunc i64 %10 to i32
  %11 = load ptr, ptr %result, align 8
  %12 = load i64, ptr %result_step, align 8
  %conv9 = trunc i64 %12 to i32
  tail call void %1(i32 noundef 101, i32 noundef %4, i32 noundef %conv, i32 noundef %conv6, ptr noundef nonnull @double_one, ptr noundef %7, i32 noundef %conv7, ptr noundef %9, i32 noundef %conv8, ptr noundef nonnull @double_none, ptr noundef %11, i32 noundef %conv9) #12
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %v) #12
  br label %cleanup

if.end:                                           ; preds = %land.lhs.true, %for.body
  %13 = load i64, ptr %left_transposed, align 8
  %conv10 = trunc i64 %13 to i32
  %14 = load i64, ptr %right_transposed, align 8
  %conv11 = trunc i64 %14 to i32
  %conv13 = trunc i64 %.pre to i32
  %conv15 = trunc i64 %.pre38 to i32
  %15 = load i64, ptr %inner, align 8
  %conv16 = trunc i64 %15 to i32
  %16 = load ptr, ptr %left, align 8
  %17 = load i64, ptr %left_leading, align 8
  %conv17 = trunc i64 %17 to i32
  %18 = load ptr, ptr %right, align 8
  %19 = load i64, ptr %right_leading, align 8
  %conv18 = trunc i64 %19 to i32
  %20 = load ptr, ptr %result19, align 8
  %21 = load i64, ptr %result_leading, align 8
  %conv20 = trunc i64 %21 to i32
  tail call void %0(i32 noundef 101, i32 noundef %conv10, i32 noundef %conv11, i32 noundef %conv13, i32 noundef %conv15, i32 noundef %conv16, ptr noundef nonnull @double_one, ptr noundef %16, i32 noundef %conv17, ptr noundef %18, i32 noundef %conv18, ptr noundef nonnull @double_none, ptr noundef %20, i32 noundef %conv20) #12
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %part) #12
  %inc = add i64 %k.037, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !25
}

; Function Attrs: nounwind
define void @lazyasync_product_D64(ptr nocapture noundef readonly %p, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %part = alloca %struct.part, align 8
  %v = alloca %struct.by_vector, align 8
  %blas = getelementptr inbounds i8, ptr %p, i64 224
  %0 = load ptr, ptr %blas, align 8
  %blas_vector = getelementptr inbounds i8, ptr %p, i64 232
  %1 = load ptr, ptr %blas_vector, align 8
  %get_threads = getelementptr inbounds i8, ptr %p, i64 240
  %2 = load ptr, ptr %get_threads, align 8
  %set_threads = getelementptr inbounds i8, ptr %p, i64 248
  %3 = load ptr, ptr %set_threads, align 8
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %keep_to_one_thread.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call.i = tail call i32 %2() #12
  %cmp1.not.i = icmp eq i32 %call.i, 1
  br i1 %cmp1.not.i, label %keep_to_one_thread.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  tail call void %3(i32 noundef 1) #12
  br label %keep_to_one_thread.exit

keep_to_one_thread.exit:                          ; preds = %entry, %land.lhs.true.i, %if.then.i
  %cmp25 = icmp slt i64 %begin, %end
  br i1 %cmp25, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %keep_to_one_thread.exit
  %cmp1.not = icmp eq ptr %1, null
  %columns = getelementptr inbounds i8, ptr %part, i64 8
  %rows4 = getelementptr inbounds i8, ptr %v, i64 8
  %columns5 = getelementptr inbounds i8, ptr %v, i64 16
  %matrix = getelementptr inbounds i8, ptr %v, i64 24
  %leading = getelementptr inbounds i8, ptr %v, i64 32
  %vector = getelementptr inbounds i8, ptr %v, i64 40
  %step = getelementptr inbounds i8, ptr %v, i64 48
  %result = getelementptr inbounds i8, ptr %v, i64 56
  %result_step = getelementptr inbounds i8, ptr %v, i64 64
  %left_transposed = getelementptr inbounds i8, ptr %p, i64 72
  %right_transposed = getelementptr inbounds i8, ptr %p, i64 80
  %inner = getelementptr inbounds i8, ptr %p, i64 40
  %left = getelementptr inbounds i8, ptr %part, i64 16
  %left_leading = getelementptr inbounds i8, ptr %p, i64 48
  %right = getelementptr inbounds i8, ptr %part, i64 24
  %right_leading = getelementptr inbounds i8, ptr %p, i64 56
  %result9 = getelementptr inbounds i8, ptr %part, i64 32
  %result_leading = getelementptr inbounds i8, ptr %p, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %keep_to_one_thread.exit
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %k.026 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %cleanup ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %part) #12
  call fastcc void @part_at(ptr dead_on_unwind nonnull writable sret(%struct.part) align 8 %part, ptr noundef %p, i64 noundef %k.026)
  %.pre = load i64, ptr %part, align 8
  %.pre27 = load i64, ptr %columns, align 8
  br i1 %cmp1.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %for.body
  %cmp2 = icmp eq i64 %.pre, 1
  %cmp3 = icmp eq i64 %.pre27, 1
  %or.cond = select i1 %cmp2, i1 true, i1 %cmp3
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %v) #12
  call fastcc void @by_vector(ptr dead_on_unwind nonnull writable sret(%struct.by_vector) align 8 %v, ptr noundef %p, ptr noundef nonnull %part, i64 noundef 16)
  %4 = load i32, ptr %v, align 8
  %5 = load i64, ptr %rows4, align 8
  %6 = load i64, ptr %columns5, align 8
  %7 = load ptr, ptr %matrix, align 8
  %8 = load i64, ptr %leading, align 8
  %9 = load ptr, ptr %vector, align 8
  %10 = load i64, ptr %step, align 8
  %11 = load ptr, ptr %result, align 8
  %12 = load i64, ptr %result_step, align 8
  tail call void %1(i32 noundef 101, i32 noundef %4, i64 noundef %5, i64 noundef %6, ptr noundef nonnull @double_one, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10, ptr noundef nonnull @double_none, ptr noundef %11, i64 noundef %12) #12
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %v) #12
  br label %cleanup

if.end:                                           ; preds = %land.lhs.true, %for.body
  %13 = load i64, ptr %left_transposed, align 8
  %conv = trunc i64 %13 to i32
  %14 = load i64, ptr %right_transposed, align 8
  %conv6 = trunc i64 %14 to i32
  %15 = load i64, ptr %inner, align 8
  %16 = load ptr, ptr %left, align 8
  %17 = load i64, ptr %left_leading, align 8
  %18 = load ptr, ptr %right, align 8
  %19 = load i64, ptr %right_leading, align 8
  %20 = load ptr, ptr %result9, align 8
  %21 = load i64, ptr %result_leading, align 8
  tail call void %0(i32 noundef 101, i32 noundef %conv, i32 noundef %conv6, i64 noundef %.pre, i64 noundef %.pre27, i64 noundef %15, ptr noundef nonnull @double_one, ptr noundef %16, i64 noundef %17, ptr noundef %18, i64 noundef %19, ptr noundef nonnull @double_none, ptr noundef %20, i64 noundef %21) #12
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %part) #12
  %inc = add i64 %k.026, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !26
}

; Function Attrs: nounwind
define void @lazyasync_repeat(ptr noundef %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %addresses1 = getelementptr inbounds i8, ptr %arguments, i64 8
  %0 = load i64, ptr %addresses1, align 8
  %add.ptr.i = getelementptr inbounds i64, ptr %arguments, i64 %0
  %1 = load ptr, ptr %add.ptr.i, align 8
  %2 = load ptr, ptr %1, align 8
  %before = getelementptr inbounds i8, ptr %arguments, i64 64
  %3 = load i64, ptr %before, align 8
  %before_count = getelementptr inbounds i8, ptr %arguments, i64 72
  %4 = load i64, ptr %before_count, align 8
  %add.ptr.i165 = getelementptr inbounds i64, ptr %arguments, i64 %3
  %cmp19.i = icmp sgt i64 %4, 0
  br i1 %cmp19.i, label %for.body.i, label %copy_all.exit

for.body.i:                                       ; preds = %entry, %if.end.i
  %k.020.i = phi i64 [ %inc.i, %if.end.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr inbounds %struct.copy, ptr %add.ptr.i165, i64 %k.020.i
  %5 = load i64, ptr %arrayidx.i, align 8
  %from_bytes.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 8
  %6 = load i64, ptr %from_bytes.i, align 8
  %arrayidx.i.i = getelementptr inbounds ptr, ptr %add.ptr.i, i64 %5
  %7 = load ptr, ptr %arrayidx.i.i, align 8
  %add.ptr1.i.i = getelementptr inbounds i8, ptr %7, i64 %6
  %to2.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 16
  %8 = load i64, ptr %to2.i, align 8
  %to_bytes.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 24
  %9 = load i64, ptr %to_bytes.i, align 8
  %arrayidx.i17.i = getelementptr inbounds ptr, ptr %add.ptr.i, i64 %8
  %10 = load ptr, ptr %arrayidx.i17.i, align 8
  %add.ptr1.i18.i = getelementptr inbounds i8, ptr %10, i64 %9
  %cmp4.not.i = icmp eq ptr %add.ptr1.i18.i, %add.ptr1.i.i
  br i1 %cmp4.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %for.body.i
  %length.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 32
  %11 = load i64, ptr %length.i, align 8
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr1.i18.i, ptr align 1 %add.ptr1.i.i, i64 %11, i1 false)
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  %inc.i = add nuw nsw i64 %k.020.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %4
  br i1 %exitcond.not.i, label %copy_all.exit, label %for.body.i, !llvm.loop !27

copy_all.exit:                                    ; preds = %if.end.i, %entry
  %12 = load i64, ptr %arguments, align 8
  %cmp.not = icmp eq i64 %12, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %copy_all.exit
  %packs1.i = getelementptr inbounds i8, ptr %arguments, i64 136
  %13 = load i64, ptr %packs1.i, align 8
  %add.ptr.i166 = getelementptr inbounds i64, ptr %arguments, i64 %13
  %packs_count.i = getelementptr inbounds i8, ptr %arguments, i64 144
  %14 = load i64, ptr %packs_count.i, align 8
  %cmp57.i = icmp sgt i64 %14, 0
  br i1 %cmp57.i, label %for.body.i168, label %if.end

for.body.i168:                                    ; preds = %if.then, %for.cond.cleanup8.i
  %15 = phi i64 [ %25, %for.cond.cleanup8.i ], [ %14, %if.then ]
  %k.058.i = phi i64 [ %inc24.i, %for.cond.cleanup8.i ], [ 0, %if.then ]
  %arrayidx.i169 = getelementptr inbounds %struct.pack, ptr %add.ptr.i166, i64 %k.058.i
  %16 = load i64, ptr %addresses1, align 8
  %17 = load i64, ptr %arrayidx.i169, align 8
  %from_bytes.i170 = getelementptr inbounds i8, ptr %arrayidx.i169, i64 8
  %18 = load i64, ptr %from_bytes.i170, align 8
  %add.ptr.i.i171 = getelementptr inbounds i64, ptr %arguments, i64 %16
  %arrayidx.i.i172 = getelementptr inbounds ptr, ptr %add.ptr.i.i171, i64 %17
  %19 = load ptr, ptr %arrayidx.i.i172, align 8
  %add.ptr1.i.i173 = getelementptr inbounds i8, ptr %19, i64 %18
  %panels.i = getelementptr inbounds i8, ptr %arrayidx.i169, i64 48
  %20 = load i64, ptr %panels.i, align 8
  %cmp754.i = icmp sgt i64 %20, 0
  br i1 %cmp754.i, label %for.body9.lr.ph.i, label %for.cond.cleanup8.i

for.body9.lr.ph.i:                                ; preds = %for.body.i168
  %to4.i = getelementptr inbounds i8, ptr %arrayidx.i169, i64 16
  %21 = load i64, ptr %to4.i, align 8
  %arrayidx.i49.i = getelementptr inbounds ptr, ptr %add.ptr.i.i171, i64 %21
  %22 = load ptr, ptr %arrayidx.i49.i, align 8
  %to_bytes.i174 = getelementptr inbounds i8, ptr %arrayidx.i169, i64 24
  %23 = load i64, ptr %to_bytes.i174, align 8
  %add.ptr1.i50.i = getelementptr inbounds i8, ptr %22, i64 %23
  %last.i = getelementptr inbounds i8, ptr %arrayidx.i169, i64 56
  %rows.i = getelementptr inbounds i8, ptr %arrayidx.i169, i64 32
  %row_bytes.i = getelementptr inbounds i8, ptr %arrayidx.i169, i64 40
  br label %for.body9.i

for.cond6.loopexit.loopexit.i:                    ; preds = %for.body15.i
  %.pre.i = load i64, ptr %panels.i, align 8
  br label %for.cond6.loopexit.i

for.cond6.loopexit.i:                             ; preds = %cond.end.i, %for.cond6.loopexit.loopexit.i
  %24 = phi i64 [ %26, %cond.end.i ], [ %.pre.i, %for.cond6.loopexit.loopexit.i ]
  %to.1.lcssa.i = phi ptr [ %to.055.i, %cond.end.i ], [ %add.ptr19.i, %for.cond6.loopexit.loopexit.i ]
  %cmp7.i = icmp slt i64 %add.i, %24
  br i1 %cmp7.i, label %for.body9.i, label %for.cond.cleanup8.loopexit.i, !llvm.loop !28

for.cond.cleanup8.loopexit.i:                     ; preds = %for.cond6.loopexit.i
  %.pre59.i = load i64, ptr %packs_count.i, align 8
  br label %for.cond.cleanup8.i

for.cond.cleanup8.i:                              ; preds = %for.cond.cleanup8.loopexit.i, %for.body.i168
  %25 = phi i64 [ %.pre59.i, %for.cond.cleanup8.loopexit.i ], [ %15, %for.body.i168 ]
  %inc24.i = add nuw nsw i64 %k.058.i, 1
  %cmp.i = icmp slt i64 %inc24.i, %25
  br i1 %cmp.i, label %for.body.i168, label %if.end, !llvm.loop !29

for.body9.i:                                      ; preds = %for.cond6.loopexit.i, %for.body9.lr.ph.i
  %26 = phi i64 [ %20, %for.body9.lr.ph.i ], [ %24, %for.cond6.loopexit.i ]
  %panel.056.i = phi i64 [ 0, %for.body9.lr.ph.i ], [ %add.i, %for.cond6.loopexit.i ]
  %to.055.i = phi ptr [ %add.ptr1.i50.i, %for.body9.lr.ph.i ], [ %to.1.lcssa.i, %for.cond6.loopexit.i ]
  %add.i = add nuw nsw i64 %panel.056.i, 1
  %cmp11.i = icmp slt i64 %add.i, %26
  br i1 %cmp11.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %for.body9.i
  %mul.i = shl nsw i64 %panel.056.i, 6
  br label %cond.end.i

cond.false.i:                                     ; preds = %for.body9.i
  %27 = load i64, ptr %last.i, align 8
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi i64 [ %mul.i, %cond.true.i ], [ %27, %cond.false.i ]
  %28 = load i64, ptr %rows.i, align 8
  %cmp1351.i = icmp sgt i64 %28, 0
  br i1 %cmp1351.i, label %for.body15.lr.ph.i, label %for.cond6.loopexit.i

for.body15.lr.ph.i:                               ; preds = %cond.end.i
  %add.ptr16.i = getelementptr inbounds i8, ptr %add.ptr1.i.i173, i64 %cond.i
  br label %for.body15.i

for.body15.i:                                     ; preds = %for.body15.i, %for.body15.lr.ph.i
  %row.053.i = phi i64 [ 0, %for.body15.lr.ph.i ], [ %inc.i175, %for.body15.i ]
  %to.152.i = phi ptr [ %to.055.i, %for.body15.lr.ph.i ], [ %add.ptr19.i, %for.body15.i ]
  %29 = load i64, ptr %row_bytes.i, align 8
  %mul17.i = mul nsw i64 %29, %row.053.i
  %add.ptr18.i = getelementptr inbounds i8, ptr %add.ptr16.i, i64 %mul17.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(64) %to.152.i, ptr noundef nonnull align 1 dereferenceable(64) %add.ptr18.i, i64 64, i1 false)
  %inc.i175 = add nuw nsw i64 %row.053.i, 1
  %add.ptr19.i = getelementptr inbounds i8, ptr %to.152.i, i64 64
  %30 = load i64, ptr %rows.i, align 8
  %cmp13.i = icmp slt i64 %inc.i175, %30
  br i1 %cmp13.i, label %for.body15.i, label %for.cond6.loopexit.loopexit.i, !llvm.loop !30

if.end:                                           ; preds = %for.cond.cleanup8.i, %if.then, %copy_all.exit
  %fixed = getelementptr inbounds i8, ptr %arguments, i64 16
  %31 = load i64, ptr %fixed, align 8
  %fixed_count = getelementptr inbounds i8, ptr %arguments, i64 24
  %32 = load i64, ptr %fixed_count, align 8
  %add.ptr.i176 = getelementptr inbounds i64, ptr %arguments, i64 %31
  %cmp14.i = icmp sgt i64 %32, 0
  br i1 %cmp14.i, label %for.body.i179, label %put_all.exit

for.body.i179:                                    ; preds = %if.end, %for.body.i179
  %k.015.i = phi i64 [ %inc.i183, %for.body.i179 ], [ 0, %if.end ]
  %arrayidx.i180 = getelementptr inbounds %struct.patch, ptr %add.ptr.i176, i64 %k.015.i
  %address.i = getelementptr inbounds i8, ptr %arrayidx.i180, i64 8
  %33 = load i64, ptr %address.i, align 8
  %bytes.i = getelementptr inbounds i8, ptr %arrayidx.i180, i64 16
  %34 = load i64, ptr %bytes.i, align 8
  %arrayidx.i.i181 = getelementptr inbounds ptr, ptr %add.ptr.i, i64 %33
  %35 = load ptr, ptr %arrayidx.i.i181, align 8
  %add.ptr1.i.i182 = getelementptr inbounds i8, ptr %35, i64 %34
  %36 = ptrtoint ptr %add.ptr1.i.i182 to i64
  %37 = load i64, ptr %arrayidx.i180, align 8
  %arrayidx4.i = getelementptr inbounds i64, ptr %arguments, i64 %37
  store i64 %36, ptr %arrayidx4.i, align 8
  %inc.i183 = add nuw nsw i64 %k.015.i, 1
  %exitcond.not.i184 = icmp eq i64 %inc.i183, %32
  br i1 %exitcond.not.i184, label %put_all.exit, label %for.body.i179, !llvm.loop !31

put_all.exit:                                     ; preds = %for.body.i179, %if.end
  %moving4 = getelementptr inbounds i8, ptr %arguments, i64 32
  %38 = load i64, ptr %moving4, align 8
  %moving_count = getelementptr inbounds i8, ptr %arguments, i64 40
  %39 = load i64, ptr %moving_count, align 8
  %add.ptr.i185 = getelementptr inbounds i64, ptr %arguments, i64 %38
  %cmp14.i186 = icmp sgt i64 %39, 0
  br i1 %cmp14.i186, label %for.body.i189, label %put_all.exit199

for.body.i189:                                    ; preds = %put_all.exit, %for.body.i189
  %k.015.i190 = phi i64 [ %inc.i197, %for.body.i189 ], [ 0, %put_all.exit ]
  %arrayidx.i191 = getelementptr inbounds %struct.patch, ptr %add.ptr.i185, i64 %k.015.i190
  %address.i192 = getelementptr inbounds i8, ptr %arrayidx.i191, i64 8
  %40 = load i64, ptr %address.i192, align 8
  %bytes.i193 = getelementptr inbounds i8, ptr %arrayidx.i191, i64 16
  %41 = load i64, ptr %bytes.i193, align 8
  %arrayidx.i.i194 = getelementptr inbounds ptr, ptr %add.ptr.i, i64 %40
  %42 = load ptr, ptr %arrayidx.i.i194, align 8
  %add.ptr1.i.i195 = getelementptr inbounds i8, ptr %42, i64 %41
  %43 = ptrtoint ptr %add.ptr1.i.i195 to i64
  %44 = load i64, ptr %arrayidx.i191, align 8
  %arrayidx4.i196 = getelementptr inbounds i64, ptr %arguments, i64 %44
  store i64 %43, ptr %arrayidx4.i196, align 8
  %inc.i197 = add nuw nsw i64 %k.015.i190, 1
  %exitcond.not.i198 = icmp eq i64 %inc.i197, %39
  br i1 %exitcond.not.i198, label %put_all.exit199, label %for.body.i189, !llvm.loop !31

put_all.exit199:                                  ; preds = %for.body.i189, %put_all.exit
  %swapped6 = getelementptr inbounds i8, ptr %arguments, i64 48
  %45 = load i64, ptr %swapped6, align 8
  %swapped_count = getelementptr inbounds i8, ptr %arguments, i64 56
  %46 = load i64, ptr %swapped_count, align 8
  %add.ptr.i200 = getelementptr inbounds i64, ptr %arguments, i64 %45
  %cmp14.i201 = icmp sgt i64 %46, 0
  br i1 %cmp14.i201, label %for.body.i204, label %for.cond.cleanup

for.body.i204:                                    ; preds = %put_all.exit199, %for.body.i204
  %k.015.i205 = phi i64 [ %inc.i212, %for.body.i204 ], [ 0, %put_all.exit199 ]
  %arrayidx.i206 = getelementptr inbounds %struct.patch, ptr %add.ptr.i200, i64 %k.015.i205
  %address.i207 = getelementptr inbounds i8, ptr %arrayidx.i206, i64 8
  %47 = load i64, ptr %address.i207, align 8
  %bytes.i208 = getelementptr inbounds i8, ptr %arrayidx.i206, i64 16
  %48 = load i64, ptr %bytes.i208, align 8
  %arrayidx.i.i209 = getelementptr inbounds ptr, ptr %add.ptr.i, i64 %47
  %49 = load ptr, ptr %arrayidx.i.i209, align 8
  %add.ptr1.i.i210 = getelementptr inbounds i8, ptr %49, i64 %48
  %50 = ptrtoint ptr %add.ptr1.i.i210 to i64
  %51 = load i64, ptr %arrayidx.i206, align 8
  %arrayidx4.i211 = getelementptr inbounds i64, ptr %arguments, i64 %51
  store i64 %50, ptr %arrayidx4.i211, align 8
  %inc.i212 = add nuw nsw i64 %k.015.i205, 1
  %exitcond.not.i213 = icmp eq i64 %inc.i212, %46
  br i1 %exitcond.not.i213, label %put_all.exit214, label %for.body.i204, !llvm.loop !31

put_all.exit214:                                  ; preds = %for.body.i204
  %.pre = load i64, ptr %swapped_count, align 8
  %52 = icmp sgt i64 %.pre, 0
  br i1 %52, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %put_all.exit199, %put_all.exit214
  %arguments16 = getelementptr inbounds i8, ptr %arguments, i64 152
  %53 = load i64, ptr %arguments16, align 8
  %add.ptr = getelementptr inbounds i64, ptr %arguments, i64 %53
  %condition17 = getelementptr inbounds i8, ptr %arguments, i64 96
  %54 = load i64, ptr %condition17, align 8
  %condition_count = getelementptr inbounds i8, ptr %arguments, i64 104
  %55 = load i64, ptr %condition_count, align 8
  %add.ptr.i215 = getelementptr inbounds i64, ptr %arguments, i64 %54
  %cmp9.i = icmp sgt i64 %55, 0
  br i1 %cmp9.i, label %for.body.i216, label %prepared.exit

for.body.i216:                                    ; preds = %for.cond.cleanup, %for.body.i216
  %k.010.i = phi i64 [ %inc.i218, %for.body.i216 ], [ 0, %for.cond.cleanup ]
  %arrayidx.i217 = getelementptr inbounds i64, ptr %add.ptr, i64 %k.010.i
  %56 = load i64, ptr %arrayidx.i217, align 8
  %add.ptr1.i = getelementptr inbounds i64, ptr %arguments, i64 %56
  %arguments3.i = getelementptr inbounds %struct.record, ptr %add.ptr.i215, i64 %k.010.i, i32 1
  store ptr %add.ptr1.i, ptr %arguments3.i, align 8
  %inc.i218 = add nuw nsw i64 %k.010.i, 1
  %exitcond.not.i219 = icmp eq i64 %inc.i218, %55
  br i1 %exitcond.not.i219, label %prepared.exit.loopexit, label %for.body.i216, !llvm.loop !32

prepared.exit.loopexit:                           ; preds = %for.body.i216
  %.pre287 = load i64, ptr %condition_count, align 8
  br label %prepared.exit

prepared.exit:                                    ; preds = %prepared.exit.loopexit, %for.cond.cleanup
  %57 = phi i64 [ %.pre287, %prepared.exit.loopexit ], [ %55, %for.cond.cleanup ]
  %body19 = getelementptr inbounds i8, ptr %arguments, i64 112
  %58 = load i64, ptr %body19, align 8
  %body_count = getelementptr inbounds i8, ptr %arguments, i64 120
  %59 = load i64, ptr %body_count, align 8
  %add.ptr21 = getelementptr inbounds i64, ptr %add.ptr, i64 %57
  %add.ptr.i220 = getelementptr inbounds i64, ptr %arguments, i64 %58
  %cmp9.i221 = icmp sgt i64 %59, 0
  br i1 %cmp9.i221, label %for.body.i222, label %prepared.exit229

for.body.i222:                                    ; preds = %prepared.exit, %for.body.i222
  %k.010.i223 = phi i64 [ %inc.i227, %for.body.i222 ], [ 0, %prepared.exit ]
  %arrayidx.i224 = getelementptr inbounds i64, ptr %add.ptr21, i64 %k.010.i223
  %60 = load i64, ptr %arrayidx.i224, align 8
  %add.ptr1.i225 = getelementptr inbounds i64, ptr %arguments, i64 %60
  %arguments3.i226 = getelementptr inbounds %struct.record, ptr %add.ptr.i220, i64 %k.010.i223, i32 1
  store ptr %add.ptr1.i225, ptr %arguments3.i226, align 8
  %inc.i227 = add nuw nsw i64 %k.010.i223, 1
  %exitcond.not.i228 = icmp eq i64 %inc.i227, %59
  br i1 %exitcond.not.i228, label %prepared.exit229, label %for.body.i222, !llvm.loop !32

prepared.exit229:                                 ; preds = %for.body.i222, %prepared.exit
  %61 = load i64, ptr %moving_count, align 8
  %add.ptr24 = getelementptr inbounds %struct.patch, ptr %add.ptr.i185, i64 %61
  %62 = load i64, ptr %swapped_count, align 8
  %add.ptr26 = getelementptr inbounds %struct.patch, ptr %add.ptr.i200, i64 %62
  %shares = getelementptr inbounds i8, ptr %arguments, i64 160
  %63 = load i64, ptr %shares, align 8
  %tobool.not = icmp eq i64 %63, 0
  br i1 %tobool.not, label %cond.end, label %land.lhs.true

for.body:                                         ; preds = %put_all.exit214, %for.body
  %k.0278 = phi i64 [ %inc, %for.body ], [ 0, %put_all.exit214 ]
  %arrayidx = getelementptr inbounds %struct.patch, ptr %add.ptr.i200, i64 %k.0278
  %other_address = getelementptr inbounds i8, ptr %arrayidx, i64 24
  %64 = load i64, ptr %other_address, align 8
  %other_bytes = getelementptr inbounds i8, ptr %arrayidx, i64 32
  %65 = load i64, ptr %other_bytes, align 8
  %arrayidx.i231 = getelementptr inbounds ptr, ptr %add.ptr.i, i64 %64
  %66 = load ptr, ptr %arrayidx.i231, align 8
  %add.ptr1.i232 = getelementptr inbounds i8, ptr %66, i64 %65
  %address = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %67 = load i64, ptr %address, align 8
  %bytes = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %68 = load i64, ptr %bytes, align 8
  %arrayidx.i234 = getelementptr inbounds ptr, ptr %add.ptr.i, i64 %67
  %69 = load ptr, ptr %arrayidx.i234, align 8
  %add.ptr1.i235 = getelementptr inbounds i8, ptr %69, i64 %68
  %sub.ptr.lhs.cast = ptrtoint ptr %add.ptr1.i232 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %add.ptr1.i235 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %step = getelementptr inbounds i8, ptr %arrayidx, i64 40
  store i64 %sub.ptr.sub, ptr %step, align 8
  %inc = add nuw nsw i64 %k.0278, 1
  %70 = load i64, ptr %swapped_count, align 8
  %cmp9 = icmp slt i64 %inc, %70
  br i1 %cmp9, label %for.body, label %for.cond.cleanup, !llvm.loop !33

land.lhs.true:                                    ; preds = %prepared.exit229
  %helpers27 = getelementptr inbounds i8, ptr %1, i64 24
  %71 = load ptr, ptr %helpers27, align 8
  %cmp.not.i = icmp eq ptr %71, null
  br i1 %cmp.not.i, label %cond.end, label %take_inner.exit

take_inner.exit:                                  ; preds = %land.lhs.true
  %inner_taken.i = getelementptr inbounds i8, ptr %71, i64 4416
  %72 = cmpxchg ptr %inner_taken.i, i64 0, i64 1 seq_cst seq_cst, align 64
  %73 = extractvalue { i64, i1 } %72, 1
  br i1 %73, label %cond.true, label %cond.end

cond.true:                                        ; preds = %take_inner.exit
  %74 = load ptr, ptr %helpers27, align 8
  br label %cond.end

cond.end:                                         ; preds = %land.lhs.true, %prepared.exit229, %take_inner.exit, %cond.true
  %cond = phi ptr [ %74, %cond.true ], [ null, %take_inner.exit ], [ null, %prepared.exit229 ], [ null, %land.lhs.true ]
  %75 = load i64, ptr %arguments, align 8
  %done36 = getelementptr inbounds i8, ptr %2, i64 8
  %cmp34.not283 = icmp eq i64 %75, 0
  br i1 %cmp34.not283, label %for.end79, label %for.body35.lr.ph

for.body35.lr.ph:                                 ; preds = %cond.end
  %cmp.i236 = icmp eq ptr %cond, null
  %decision = getelementptr inbounds i8, ptr %arguments, i64 128
  %cmp54.not279 = icmp eq i64 %61, 0
  %cmp64.not281 = icmp eq i64 %62, 0
  br label %for.body35

for.body35:                                       ; preds = %for.body35.lr.ph, %for.cond.cleanup66
  %done.0284 = phi i64 [ 0, %for.body35.lr.ph ], [ %inc78, %for.cond.cleanup66 ]
  %76 = load volatile i64, ptr %done36, align 8
  %77 = load volatile i64, ptr %2, align 8
  %cmp37 = icmp slt i64 %76, %77
  br i1 %cmp37, label %if.end41, label %for.end79.loopexit, !prof !14

if.end41:                                         ; preds = %for.body35
  %78 = load volatile i64, ptr %done36, align 8
  %inc43 = add nsw i64 %78, 1
  store volatile i64 %inc43, ptr %done36, align 8
  %79 = load i64, ptr %condition_count, align 8
  %tobool45.not = icmp eq i64 %79, 0
  br i1 %tobool45.not, label %if.end51, label %if.then46

if.then46:                                        ; preds = %if.end41
  br i1 %cmp.i236, label %if.then.i238, label %if.else.i, !prof !14

if.then.i238:                                     ; preds = %if.then46
  %add.ptr.i.i239 = getelementptr inbounds %struct.record, ptr %add.ptr.i215, i64 %79
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %if.then.i238, %for.body.i.i
  %record.08.i.i = phi ptr [ %incdec.ptr.i.i, %for.body.i.i ], [ %add.ptr.i215, %if.then.i238 ]
  %80 = load ptr, ptr %record.08.i.i, align 8
  %arguments.i.i = getelementptr inbounds i8, ptr %record.08.i.i, i64 8
  %81 = load ptr, ptr %arguments.i.i, align 8
  %total.i.i = getelementptr inbounds i8, ptr %record.08.i.i, i64 16
  %82 = load i64, ptr %total.i.i, align 8
  tail call void %80(ptr noundef %81, i64 noundef 0, i64 noundef %82) #12
  %incdec.ptr.i.i = getelementptr inbounds i8, ptr %record.08.i.i, i64 32
  %cmp.not.i.i = icmp eq ptr %incdec.ptr.i.i, %add.ptr.i.i239
  br i1 %cmp.not.i.i, label %run_part.exit, label %for.body.i.i, !llvm.loop !8

if.else.i:                                        ; preds = %if.then46
  tail call fastcc void @run_shared(ptr noundef nonnull %cond, ptr noundef nonnull %add.ptr.i215, i64 noundef %79)
  br label %run_part.exit

run_part.exit:                                    ; preds = %for.body.i.i, %if.else.i
  %83 = load ptr, ptr %decision, align 8
  %84 = load i8, ptr %83, align 1
  %tobool48.not = icmp eq i8 %84, 0
  br i1 %tobool48.not, label %for.end79.loopexit, label %if.end51

if.end51:                                         ; preds = %run_part.exit, %if.end41
  %85 = load i64, ptr %body_count, align 8
  br i1 %cmp.i236, label %if.then.i243, label %if.else.i241, !prof !14

if.then.i243:                                     ; preds = %if.end51
  %add.ptr.i.i244 = getelementptr inbounds %struct.record, ptr %add.ptr.i220, i64 %85
  %cmp.not7.i.i245 = icmp eq i64 %85, 0
  br i1 %cmp.not7.i.i245, label %run_part.exit252, label %for.body.i.i246

for.body.i.i246:                                  ; preds = %if.then.i243, %for.body.i.i246
  %record.08.i.i247 = phi ptr [ %incdec.ptr.i.i250, %for.body.i.i246 ], [ %add.ptr.i220, %if.then.i243 ]
  %86 = load ptr, ptr %record.08.i.i247, align 8
  %arguments.i.i248 = getelementptr inbounds i8, ptr %record.08.i.i247, i64 8
  %87 = load ptr, ptr %arguments.i.i248, align 8
  %total.i.i249 = getelementptr inbounds i8, ptr %record.08.i.i247, i64 16
  %88 = load i64, ptr %total.i.i249, align 8
  tail call void %86(ptr noundef %87, i64 noundef 0, i64 noundef %88) #12
  %incdec.ptr.i.i250 = getelementptr inbounds i8, ptr %record.08.i.i247, i64 32
  %cmp.not.i.i251 = icmp eq ptr %incdec.ptr.i.i250, %add.ptr.i.i244
  br i1 %cmp.not.i.i251, label %run_part.exit252, label %for.body.i.i246, !llvm.loop !8

if.else.i241:                                     ; preds = %if.end51
  tail call fastcc void @run_shared(ptr noundef nonnull %cond, ptr noundef nonnull %add.ptr.i220, i64 noundef %85)
  br label %run_part.exit252

run_part.exit252:                                 ; preds = %for.body.i.i246, %if.then.i243, %if.else.i241
  br i1 %cmp54.not279, label %for.cond63.preheader, label %for.body57

for.cond63.preheader:                             ; preds = %for.body57, %run_part.exit252
  br i1 %cmp64.not281, label %for.cond.cleanup66, label %for.body67

for.body57:                                       ; preds = %run_part.exit252, %for.body57
  %patch.0280 = phi ptr [ %incdec.ptr, %for.body57 ], [ %add.ptr.i185, %run_part.exit252 ]
  %step58 = getelementptr inbounds i8, ptr %patch.0280, i64 40
  %89 = load i64, ptr %step58, align 8
  %90 = load i64, ptr %patch.0280, align 8
  %arrayidx59 = getelementptr inbounds i64, ptr %arguments, i64 %90
  %91 = load i64, ptr %arrayidx59, align 8
  %add = add nsw i64 %91, %89
  store i64 %add, ptr %arrayidx59, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %patch.0280, i64 48
  %cmp54.not = icmp eq ptr %incdec.ptr, %add.ptr24
  br i1 %cmp54.not, label %for.cond63.preheader, label %for.body57, !llvm.loop !34

for.cond.cleanup66:                               ; preds = %for.body67, %for.cond63.preheader
  %inc78 = add nuw nsw i64 %done.0284, 1
  %cmp34.not = icmp eq i64 %inc78, %75
  br i1 %cmp34.not, label %for.end79.loopexit, label %for.body35, !llvm.loop !35

for.body67:                                       ; preds = %for.cond63.preheader, %for.body67
  %patch62.0282 = phi ptr [ %incdec.ptr75, %for.body67 ], [ %add.ptr.i200, %for.cond63.preheader ]
  %step68 = getelementptr inbounds i8, ptr %patch62.0282, i64 40
  %92 = load i64, ptr %step68, align 8
  %93 = load i64, ptr %patch62.0282, align 8
  %arrayidx70 = getelementptr inbounds i64, ptr %arguments, i64 %93
  %94 = load i64, ptr %arrayidx70, align 8
  %add71 = add nsw i64 %94, %92
  store i64 %add71, ptr %arrayidx70, align 8
  %95 = load i64, ptr %step68, align 8
  %sub = sub nsw i64 0, %95
  store i64 %sub, ptr %step68, align 8
  %incdec.ptr75 = getelementptr inbounds i8, ptr %patch62.0282, i64 48
  %cmp64.not = icmp eq ptr %incdec.ptr75, %add.ptr26
  br i1 %cmp64.not, label %for.cond.cleanup66, label %for.body67, !llvm.loop !36

for.end79.loopexit:                               ; preds = %run_part.exit, %for.body35, %for.cond.cleanup66
  %done.0.lcssa.ph = phi i64 [ %75, %for.cond.cleanup66 ], [ %done.0284, %for.body35 ], [ %done.0284, %run_part.exit ]
  %96 = and i64 %done.0.lcssa.ph, 1
  %97 = icmp eq i64 %96, 0
  br label %for.end79

for.end79:                                        ; preds = %for.end79.loopexit, %cond.end
  %done.0.lcssa = phi i1 [ true, %cond.end ], [ %97, %for.end79.loopexit ]
  %cmp80.not = icmp eq ptr %cond, null
  br i1 %cmp80.not, label %if.end83, label %if.then82

if.then82:                                        ; preds = %for.end79
  %inner_taken.i253 = getelementptr inbounds i8, ptr %cond, i64 4416
  store atomic i64 0, ptr %inner_taken.i253 seq_cst, align 64
  br label %if.end83

if.end83:                                         ; preds = %if.then82, %for.end79
  br i1 %done.0.lcssa, label %if.end86, label %if.then85

if.then85:                                        ; preds = %if.end83
  %after = getelementptr inbounds i8, ptr %arguments, i64 80
  %98 = load i64, ptr %after, align 8
  %after_count = getelementptr inbounds i8, ptr %arguments, i64 88
  %99 = load i64, ptr %after_count, align 8
  %add.ptr.i254 = getelementptr inbounds i64, ptr %arguments, i64 %98
  %cmp19.i255 = icmp sgt i64 %99, 0
  br i1 %cmp19.i255, label %for.body.i258, label %if.end86

for.body.i258:                                    ; preds = %if.then85, %if.end.i271
  %k.020.i259 = phi i64 [ %inc.i272, %if.end.i271 ], [ 0, %if.then85 ]
  %arrayidx.i260 = getelementptr inbounds %struct.copy, ptr %add.ptr.i254, i64 %k.020.i259
  %100 = load i64, ptr %arrayidx.i260, align 8
  %from_bytes.i261 = getelementptr inbounds i8, ptr %arrayidx.i260, i64 8
  %101 = load i64, ptr %from_bytes.i261, align 8
  %arrayidx.i.i262 = getelementptr inbounds ptr, ptr %add.ptr.i, i64 %100
  %102 = load ptr, ptr %arrayidx.i.i262, align 8
  %add.ptr1.i.i263 = getelementptr inbounds i8, ptr %102, i64 %101
  %to2.i264 = getelementptr inbounds i8, ptr %arrayidx.i260, i64 16
  %103 = load i64, ptr %to2.i264, align 8
  %to_bytes.i265 = getelementptr inbounds i8, ptr %arrayidx.i260, i64 24
  %104 = load i64, ptr %to_bytes.i265, align 8
  %arrayidx.i17.i266 = getelementptr inbounds ptr, ptr %add.ptr.i, i64 %103
  %105 = load ptr, ptr %arrayidx.i17.i266, align 8
  %add.ptr1.i18.i267 = getelementptr inbounds i8, ptr %105, i64 %104
  %cmp4.not.i268 = icmp eq ptr %add.ptr1.i18.i267, %add.ptr1.i.i263
  br i1 %cmp4.not.i268, label %if.end.i271, label %if.then.i269

if.then.i269:                                     ; preds = %for.body.i258
  %length.i270 = getelementptr inbounds i8, ptr %arrayidx.i260, i64 32
  %106 = load i64, ptr %length.i270, align 8
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr1.i18.i267, ptr align 1 %add.ptr1.i.i263, i64 %106, i1 false)
  br label %if.end.i271

if.end.i271:                                      ; preds = %if.then.i269, %for.body.i258
  %inc.i272 = add nuw nsw i64 %k.020.i259, 1
  %exitcond.not.i273 = icmp eq i64 %inc.i272, %99
  br i1 %exitcond.not.i273, label %if.end86, label %for.body.i258, !llvm.loop !27

if.end86:                                         ; preds = %if.end.i271, %if.then85, %if.end83
  ret void
}

; Function Attrs: nounwind
define void @lazyasync_choose(ptr noundef %arguments, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %arguments, align 8
  %index = getelementptr inbounds i8, ptr %arguments, i64 8
  %1 = load i64, ptr %index, align 8
  %index_offset = getelementptr inbounds i8, ptr %arguments, i64 16
  %2 = load i64, ptr %index_offset, align 8
  %add.ptr.i = getelementptr inbounds i64, ptr %arguments, i64 %0
  %arrayidx.i = getelementptr inbounds ptr, ptr %add.ptr.i, i64 %1
  %3 = load ptr, ptr %arrayidx.i, align 8
  %add.ptr1.i = getelementptr inbounds i8, ptr %3, i64 %2
  %index_bytes = getelementptr inbounds i8, ptr %arguments, i64 24
  %4 = load i64, ptr %index_bytes, align 8
  %index_signed = getelementptr inbounds i8, ptr %arguments, i64 32
  %5 = load i64, ptr %index_signed, align 8
  %tobool.not.i = icmp eq i64 %5, 0
  %sub.i = sub nsw i64 0, %4
  %cond.i = select i1 %tobool.not.i, i64 %4, i64 %sub.i
  switch i64 %cond.i, label %sw.default.i [
    i64 -1, label %sw.bb.i
    i64 1, label %sw.bb1.i
    i64 -2, label %sw.bb3.i
    i64 2, label %sw.bb5.i
    i64 -4, label %sw.bb7.i
    i64 4, label %sw.bb9.i
    i64 -8, label %sw.bb11.i
  ]

sw.bb.i:                                          ; preds = %entry
  %6 = load i8, ptr %add.ptr1.i, align 1
  %conv.i = sext i8 %6 to i64
  br label %whole_number.exit

sw.bb1.i:                                         ; preds = %entry
  %7 = load i8, ptr %add.ptr1.i, align 1
  %conv2.i = zext i8 %7 to i64
  br label %whole_number.exit.thread

sw.bb3.i:                                         ; preds = %entry
  %8 = load i16, ptr %add.ptr1.i, align 2
  %conv4.i = sext i16 %8 to i64
  br label %whole_number.exit

sw.bb5.i:                                         ; preds = %entry
  %9 = load i16, ptr %add.ptr1.i, align 2
  %conv6.i = zext i16 %9 to i64
  br label %whole_number.exit.thread

sw.bb7.i:                                         ; preds = %entry
  %10 = load i32, ptr %add.ptr1.i, align 4
  %conv8.i = sext i32 %10 to i64
  br label %whole_number.exit

sw.bb9.i:                                         ; preds = %entry
  %11 = load i32, ptr %add.ptr1.i, align 4
  %conv10.i = zext i32 %11 to i64
  br label %whole_number.exit.thread

sw.bb11.i:                                        ; preds = %entry
  %12 = load i64, ptr %add.ptr1.i, align 8
  br label %whole_number.exit

sw.default.i:                                     ; preds = %entry
  %13 = load i64, ptr %add.ptr1.i, align 8
  %cond16.i = tail call i64 @llvm.umin.i64(i64 %13, i64 9223372036854775807)
  br label %whole_number.exit.thread

whole_number.exit.thread:                         ; preds = %sw.default.i, %sw.bb9.i, %sw.bb5.i, %sw.bb1.i
  %retval.0.i.ph = phi i64 [ %conv2.i, %sw.bb1.i ], [ %conv6.i, %sw.bb5.i ], [ %conv10.i, %sw.bb9.i ], [ %cond16.i, %sw.default.i ]
  %branches93 = getelementptr inbounds i8, ptr %arguments, i64 56
  br label %cond.false

whole_number.exit:                                ; preds = %sw.bb.i, %sw.bb3.i, %sw.bb7.i, %sw.bb11.i
  %retval.0.i = phi i64 [ %12, %sw.bb11.i ], [ %conv8.i, %sw.bb7.i ], [ %conv4.i, %sw.bb3.i ], [ %conv.i, %sw.bb.i ]
  %branches = getelementptr inbounds i8, ptr %arguments, i64 56
  %cmp = icmp slt i64 %retval.0.i, 0
  br i1 %cmp, label %cond.end6, label %cond.false

cond.false:                                       ; preds = %whole_number.exit.thread, %whole_number.exit
  %branches96 = phi ptr [ %branches93, %whole_number.exit.thread ], [ %branches, %whole_number.exit ]
  %retval.0.i95 = phi i64 [ %retval.0.i.ph, %whole_number.exit.thread ], [ %retval.0.i, %whole_number.exit ]
  %count = getelementptr inbounds i8, ptr %arguments, i64 40
  %14 = load i64, ptr %count, align 8
  %sub = add nsw i64 %14, -1
  %cond = tail call i64 @llvm.smin.i64(i64 %retval.0.i95, i64 %sub)
  br label %cond.end6

cond.end6:                                        ; preds = %whole_number.exit, %cond.false
  %branches97 = phi ptr [ %branches96, %cond.false ], [ %branches, %whole_number.exit ]
  %cond7 = phi i64 [ %cond, %cond.false ], [ 0, %whole_number.exit ]
  %arrayidx = getelementptr inbounds [0 x %struct.branch], ptr %branches97, i64 0, i64 %cond7
  %15 = load i64, ptr %arrayidx, align 8
  %copies_count = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %16 = load i64, ptr %copies_count, align 8
  %add.ptr.i64 = getelementptr inbounds i64, ptr %arguments, i64 %15
  %cmp19.i = icmp sgt i64 %16, 0
  br i1 %cmp19.i, label %for.body.i, label %copy_all.exit

for.body.i:                                       ; preds = %cond.end6, %if.end.i
  %k.020.i = phi i64 [ %inc.i, %if.end.i ], [ 0, %cond.end6 ]
  %arrayidx.i65 = getelementptr inbounds %struct.copy, ptr %add.ptr.i64, i64 %k.020.i
  %17 = load i64, ptr %arrayidx.i65, align 8
  %from_bytes.i = getelementptr inbounds i8, ptr %arrayidx.i65, i64 8
  %18 = load i64, ptr %from_bytes.i, align 8
  %arrayidx.i.i = getelementptr inbounds ptr, ptr %add.ptr.i, i64 %17
  %19 = load ptr, ptr %arrayidx.i.i, align 8
  %add.ptr1.i.i = getelementptr inbounds i8, ptr %19, i64 %18
  %to2.i = getelementptr inbounds i8, ptr %arrayidx.i65, i64 16
  %20 = load i64, ptr %to2.i, align 8
  %to_bytes.i = getelementptr inbounds i8, ptr %arrayidx.i65, i64 24
  %21 = load i64, ptr %to_bytes.i, align 8
  %arrayidx.i17.i = getelementptr inbounds ptr, ptr %add.ptr.i, i64 %20
  %22 = load ptr, ptr %arrayidx.i17.i, align 8
  %add.ptr1.i18.i = getelementptr inbounds i8, ptr %22, i64 %21
  %cmp4.not.i = icmp eq ptr %add.ptr1.i18.i, %add.ptr1.i.i
  br i1 %cmp4.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %for.body.i
  %length.i = getelementptr inbounds i8, ptr %arrayidx.i65, i64 32
  %23 = load i64, ptr %length.i, align 8
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr1.i18.i, ptr align 1 %add.ptr1.i.i, i64 %23, i1 false)
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  %inc.i = add nuw nsw i64 %k.020.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %16
  br i1 %exitcond.not.i, label %copy_all.exit, label %for.body.i, !llvm.loop !27

copy_all.exit:                                    ; preds = %if.end.i, %cond.end6
  %fixed = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %24 = load i64, ptr %fixed, align 8
  %fixed_count = getelementptr inbounds i8, ptr %arrayidx, i64 24
  %25 = load i64, ptr %fixed_count, align 8
  %add.ptr.i66 = getelementptr inbounds i64, ptr %arguments, i64 %24
  %cmp14.i = icmp sgt i64 %25, 0
  br i1 %cmp14.i, label %for.body.i69, label %put_all.exit

for.body.i69:                                     ; preds = %copy_all.exit, %for.body.i69
  %k.015.i = phi i64 [ %inc.i73, %for.body.i69 ], [ 0, %copy_all.exit ]
  %arrayidx.i70 = getelementptr inbounds %struct.patch, ptr %add.ptr.i66, i64 %k.015.i
  %address.i = getelementptr inbounds i8, ptr %arrayidx.i70, i64 8
  %26 = load i64, ptr %address.i, align 8
  %bytes.i = getelementptr inbounds i8, ptr %arrayidx.i70, i64 16
  %27 = load i64, ptr %bytes.i, align 8
  %arrayidx.i.i71 = getelementptr inbounds ptr, ptr %add.ptr.i, i64 %26
  %28 = load ptr, ptr %arrayidx.i.i71, align 8
  %add.ptr1.i.i72 = getelementptr inbounds i8, ptr %28, i64 %27
  %29 = ptrtoint ptr %add.ptr1.i.i72 to i64
  %30 = load i64, ptr %arrayidx.i70, align 8
  %arrayidx4.i = getelementptr inbounds i64, ptr %arguments, i64 %30
  store i64 %29, ptr %arrayidx4.i, align 8
  %inc.i73 = add nuw nsw i64 %k.015.i, 1
  %exitcond.not.i74 = icmp eq i64 %inc.i73, %25
  br i1 %exitcond.not.i74, label %put_all.exit, label %for.body.i69, !llvm.loop !31

put_all.exit:                                     ; preds = %for.body.i69, %copy_all.exit
  %records9 = getelementptr inbounds i8, ptr %arrayidx, i64 32
  %31 = load i64, ptr %records9, align 8
  %records_count = getelementptr inbounds i8, ptr %arrayidx, i64 40
  %32 = load i64, ptr %records_count, align 8
  %arguments10 = getelementptr inbounds i8, ptr %arrayidx, i64 48
  %33 = load i64, ptr %arguments10, align 8
  %add.ptr = getelementptr inbounds i64, ptr %arguments, i64 %33
  %add.ptr.i75 = getelementptr inbounds i64, ptr %arguments, i64 %31
  %cmp9.i = icmp sgt i64 %32, 0
  br i1 %cmp9.i, label %for.body.i76, label %prepared.exit

for.body.i76:                                     ; preds = %put_all.exit, %for.body.i76
  %k.010.i = phi i64 [ %inc.i79, %for.body.i76 ], [ 0, %put_all.exit ]
  %arrayidx.i77 = getelementptr inbounds i64, ptr %add.ptr, i64 %k.010.i
  %34 = load i64, ptr %arrayidx.i77, align 8
  %add.ptr1.i78 = getelementptr inbounds i64, ptr %arguments, i64 %34
  %arguments3.i = getelementptr inbounds %struct.record, ptr %add.ptr.i75, i64 %k.010.i, i32 1
  store ptr %add.ptr1.i78, ptr %arguments3.i, align 8
  %inc.i79 = add nuw nsw i64 %k.010.i, 1
  %exitcond.not.i80 = icmp eq i64 %inc.i79, %32
  br i1 %exitcond.not.i80, label %prepared.exit, label %for.body.i76, !llvm.loop !32

prepared.exit:                                    ; preds = %for.body.i76, %put_all.exit
  %shares = getelementptr inbounds i8, ptr %arguments, i64 48
  %35 = load i64, ptr %shares, align 8
  %tobool.not = icmp eq i64 %35, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %prepared.exit
  %36 = load i64, ptr %records_count, align 8
  %add.ptr.i81 = getelementptr inbounds %struct.record, ptr %add.ptr.i75, i64 %36
  %cmp.not7.i = icmp eq i64 %36, 0
  br i1 %cmp.not7.i, label %cleanup, label %for.body.i83

for.body.i83:                                     ; preds = %if.then, %for.body.i83
  %record.08.i = phi ptr [ %incdec.ptr.i, %for.body.i83 ], [ %add.ptr.i75, %if.then ]
  %37 = load ptr, ptr %record.08.i, align 8
  %arguments.i = getelementptr inbounds i8, ptr %record.08.i, i64 8
  %38 = load ptr, ptr %arguments.i, align 8
  %total.i = getelementptr inbounds i8, ptr %record.08.i, i64 16
  %39 = load i64, ptr %total.i, align 8
  tail call void %37(ptr noundef %38, i64 noundef 0, i64 noundef %39) #12
  %incdec.ptr.i = getelementptr inbounds i8, ptr %record.08.i, i64 32
  %cmp.not.i = icmp eq ptr %incdec.ptr.i, %add.ptr.i81
  br i1 %cmp.not.i, label %cleanup, label %for.body.i83, !llvm.loop !8

if.end:                                           ; preds = %prepared.exit
  %40 = load ptr, ptr %add.ptr.i, align 8
  %helpers14 = getelementptr inbounds i8, ptr %40, i64 24
  %41 = load ptr, ptr %helpers14, align 8
  %cmp.not.i87 = icmp eq ptr %41, null
  br i1 %cmp.not.i87, label %if.end.cond.end20.thread_crit_edge, label %take_inner.exit

if.end.cond.end20.thread_crit_edge:               ; preds = %if.end
  %.pre = load i64, ptr %records_count, align 8
  br label %if.then.i89

take_inner.exit:                                  ; preds = %if.end
  %inner_taken.i = getelementptr inbounds i8, ptr %41, i64 4416
  %42 = cmpxchg ptr %inner_taken.i, i64 0, i64 1 seq_cst seq_cst, align 64
  %43 = extractvalue { i64, i1 } %42, 1
  %.pre114 = load i64, ptr %records_count, align 8
  br i1 %43, label %cond.end20, label %if.then.i89

cond.end20:                                       ; preds = %take_inner.exit
  %44 = load ptr, ptr %helpers14, align 8
  %cmp.i = icmp eq ptr %44, null
  br i1 %cmp.i, label %if.then.i89, label %run_part.exit.thread108, !prof !37

if.then.i89:                                      ; preds = %take_inner.exit, %if.end.cond.end20.thread_crit_edge, %cond.end20
  %45 = phi i64 [ %.pre114, %cond.end20 ], [ %.pre, %if.end.cond.end20.thread_crit_edge ], [ %.pre114, %take_inner.exit ]
  %add.ptr.i.i90 = getelementptr inbounds %struct.record, ptr %add.ptr.i75, i64 %45
  %cmp.not7.i.i = icmp eq i64 %45, 0
  br i1 %cmp.not7.i.i, label %cleanup, label %for.body.i.i

for.body.i.i:                                     ; preds = %if.then.i89, %for.body.i.i
  %record.08.i.i = phi ptr [ %incdec.ptr.i.i, %for.body.i.i ], [ %add.ptr.i75, %if.then.i89 ]
  %46 = load ptr, ptr %record.08.i.i, align 8
  %arguments.i.i = getelementptr inbounds i8, ptr %record.08.i.i, i64 8
  %47 = load ptr, ptr %arguments.i.i, align 8
  %total.i.i = getelementptr inbounds i8, ptr %record.08.i.i, i64 16
  %48 = load i64, ptr %total.i.i, align 8
  tail call void %46(ptr noundef %47, i64 noundef 0, i64 noundef %48) #12
  %incdec.ptr.i.i = getelementptr inbounds i8, ptr %record.08.i.i, i64 32
  %cmp.not.i.i = icmp eq ptr %incdec.ptr.i.i, %add.ptr.i.i90
  br i1 %cmp.not.i.i, label %cleanup, label %for.body.i.i, !llvm.loop !8

run_part.exit.thread108:                          ; preds = %cond.end20
  tail call fastcc void @run_shared(ptr noundef nonnull %44, ptr noundef nonnull %add.ptr.i75, i64 noundef %.pre114)
  %inner_taken.i91 = getelementptr inbounds i8, ptr %44, i64 4416
  store atomic i64 0, ptr %inner_taken.i91 seq_cst, align 64
  br label %cleanup

cleanup:                                          ; preds = %for.body.i.i, %for.body.i83, %if.then.i89, %if.then, %run_part.exit.thread108
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #7

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #0

; Function Attrs: noinline nounwind
define internal fastcc void @run_timed(ptr nocapture noundef readonly %call) unnamed_addr #8 {
entry:
  %time.i27 = alloca %struct.timespec, align 8
  %step.i = alloca %struct.step, align 8
  %time.i = alloca %struct.timespec, align 8
  %timestamps1 = getelementptr inbounds i8, ptr %call, i64 56
  %0 = load ptr, ptr %timestamps1, align 8
  %record_count = getelementptr inbounds i8, ptr %call, i64 24
  %1 = load i64, ptr %record_count, align 8
  %cmp33 = icmp sgt i64 %1, 0
  br i1 %cmp33, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %records = getelementptr inbounds i8, ptr %call, i64 16
  %tv_nsec.i = getelementptr inbounds i8, ptr %time.i, i64 8
  %intervals = getelementptr inbounds i8, ptr %0, i64 8
  %helpers = getelementptr inbounds i8, ptr %call, i64 32
  %arguments.i25 = getelementptr inbounds i8, ptr %step.i, i64 8
  %total.i26 = getelementptr inbounds i8, ptr %step.i, i64 16
  %chunk.i = getelementptr inbounds i8, ptr %step.i, i64 24
  %needs.i = getelementptr inbounds i8, ptr %step.i, i64 32
  %tv_nsec.i31 = getelementptr inbounds i8, ptr %time.i27, i64 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %k.034 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %if.end ]
  %2 = load ptr, ptr %records, align 8
  %arrayidx = getelementptr inbounds %struct.record, ptr %2, i64 %k.034
  %3 = load i64, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %time.i) #12
  %conv.i = trunc i64 %3 to i32
  %call.i = call i32 @clock_gettime(i32 noundef %conv.i, ptr noundef nonnull %time.i) #12
  %4 = load i64, ptr %time.i, align 8
  %mul.i = mul nsw i64 %4, 1000000000
  %5 = load i64, ptr %tv_nsec.i, align 8
  %add.i = add nsw i64 %mul.i, %5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %time.i) #12
  %arrayidx3 = getelementptr inbounds [0 x %struct.interval], ptr %intervals, i64 0, i64 %k.034
  store i64 %add.i, ptr %arrayidx3, align 8
  %6 = load ptr, ptr %helpers, align 8
  %cmp4 = icmp eq ptr %6, null
  br i1 %cmp4, label %for.body.if.then_crit_edge, label %lor.lhs.false

for.body.if.then_crit_edge:                       ; preds = %for.body
  %total.i.phi.trans.insert = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %.pre = load i64, ptr %total.i.phi.trans.insert, align 8
  br label %if.then

lor.lhs.false:                                    ; preds = %for.body
  %chunk = getelementptr inbounds i8, ptr %arrayidx, i64 24
  %7 = load i64, ptr %chunk, align 8
  %total = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %8 = load i64, ptr %total, align 8
  %cmp5.not = icmp slt i64 %7, %8
  br i1 %cmp5.not, label %if.else, label %if.then

if.then:                                          ; preds = %for.body.if.then_crit_edge, %lor.lhs.false
  %9 = phi i64 [ %.pre, %for.body.if.then_crit_edge ], [ %8, %lor.lhs.false ]
  %10 = load ptr, ptr %arrayidx, align 8
  %arguments.i = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %11 = load ptr, ptr %arguments.i, align 8
  call void %10(ptr noundef %11, i64 noundef 0, i64 noundef %9) #12
  br label %if.end

if.else:                                          ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %step.i) #12
  %12 = load ptr, ptr %arrayidx, align 8
  store ptr %12, ptr %step.i, align 8
  %arguments2.i = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %13 = load ptr, ptr %arguments2.i, align 8
  store ptr %13, ptr %arguments.i25, align 8
  store i64 %8, ptr %total.i26, align 8
  store i64 %7, ptr %chunk.i, align 8
  store i64 0, ptr %needs.i, align 8
  call fastcc void @share_steps(ptr noundef nonnull %6, ptr noundef nonnull %step.i, i64 noundef 1)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %step.i) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %if.else
  %14 = load i64, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %time.i27) #12
  %conv.i28 = trunc i64 %14 to i32
  %call.i29 = call i32 @clock_gettime(i32 noundef %conv.i28, ptr noundef nonnull %time.i27) #12
  %15 = load i64, ptr %time.i27, align 8
  %mul.i30 = mul nsw i64 %15, 1000000000
  %16 = load i64, ptr %tv_nsec.i31, align 8
  %add.i32 = add nsw i64 %mul.i30, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %time.i27) #12
  %end = getelementptr inbounds i8, ptr %arrayidx3, i64 8
  store i64 %add.i32, ptr %end, align 8
  %inc = add nuw nsw i64 %k.034, 1
  %17 = load i64, ptr %record_count, align 8
  %cmp = icmp slt i64 %inc, %17
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !38
}

; Function Attrs: nounwind
define internal fastcc void @share_steps(ptr noundef %helpers, ptr nocapture noundef readonly %steps, i64 noundef %count) unnamed_addr #0 {
entry:
  %opened = getelementptr inbounds i8, ptr %helpers, i64 64
  %0 = load atomic i64, ptr %opened monotonic, align 64
  %cmp39 = icmp sgt i64 %count, 0
  br i1 %cmp39, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %add = add i64 %0, -63
  %completed1.i11 = getelementptr inbounds i8, ptr %helpers, i64 128
  %affinity.i14 = getelementptr inbounds i8, ptr %helpers, i64 4480
  %pinned.i.i15 = getelementptr inbounds i8, ptr %helpers, i64 4488
  %slots.i.i = getelementptr inbounds i8, ptr %helpers, i64 256
  br label %for.body

for.cond.cleanup:                                 ; preds = %work_until.exit38, %entry
  %add2 = add nsw i64 %0, %count
  %completed1.i = getelementptr inbounds i8, ptr %helpers, i64 128
  %1 = load atomic i64, ptr %completed1.i seq_cst, align 64
  %cmp8.i = icmp slt i64 %1, %add2
  br i1 %cmp8.i, label %while.body.lr.ph.i, label %work_until.exit

while.body.lr.ph.i:                               ; preds = %for.cond.cleanup
  %affinity.i = getelementptr inbounds i8, ptr %helpers, i64 4480
  %pinned.i.i = getelementptr inbounds i8, ptr %helpers, i64 4488
  br label %while.body.i

while.body.i:                                     ; preds = %if.end5.i, %while.body.lr.ph.i
  %looks.09.i = phi i64 [ 0, %while.body.lr.ph.i ], [ %looks.1.i, %if.end5.i ]
  %2 = load atomic i64, ptr %pinned.i.i monotonic, align 8
  %cmp.i.i = icmp slt i64 %2, 1
  br i1 %cmp.i.i, label %exclude_cpu.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %while.body.i
  %3 = load atomic i64, ptr %affinity.i seq_cst, align 8
  %call.i.i = tail call i32 @sched_getcpu() #12
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

exclude_cpu.exit.i:                               ; preds = %if.end10.i.i, %lor.lhs.false6.i.i, %if.end.i.i, %while.body.i
  %call.i = tail call fastcc i64 @find_pieces(ptr noundef nonnull %helpers)
  %tobool.not.i = icmp eq i64 %call.i, 0
  br i1 %tobool.not.i, label %if.else.i, label %if.end5.i

if.else.i:                                        ; preds = %exclude_cpu.exit.i
  %inc.i = add nsw i64 %looks.09.i, 1
  %cmp2.i = icmp sgt i64 %looks.09.i, 998
  br i1 %cmp2.i, label %if.then3.i, label %if.end5.i

if.then3.i:                                       ; preds = %if.else.i
  %call4.i = tail call i32 @sched_yield() #12
  br label %if.end5.i

if.end5.i:                                        ; preds = %if.then3.i, %if.else.i, %exclude_cpu.exit.i
  %looks.1.i = phi i64 [ %inc.i, %if.then3.i ], [ %inc.i, %if.else.i ], [ 0, %exclude_cpu.exit.i ]
  %4 = load atomic i64, ptr %completed1.i seq_cst, align 64
  %cmp.i = icmp slt i64 %4, %add2
  br i1 %cmp.i, label %while.body.i, label %work_until.exit, !llvm.loop !39

work_until.exit:                                  ; preds = %if.end5.i, %for.cond.cleanup
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %work_until.exit38
  %k.040 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %work_until.exit38 ]
  %add1 = add i64 %add, %k.040
  %5 = load atomic i64, ptr %completed1.i11 seq_cst, align 64
  %cmp8.i12 = icmp slt i64 %5, %add1
  br i1 %cmp8.i12, label %while.body.i16, label %work_until.exit38

while.body.i16:                                   ; preds = %for.body, %if.end5.i30
  %looks.09.i17 = phi i64 [ %looks.1.i31, %if.end5.i30 ], [ 0, %for.body ]
  %6 = load atomic i64, ptr %pinned.i.i15 monotonic, align 8
  %cmp.i.i18 = icmp slt i64 %6, 1
  br i1 %cmp.i.i18, label %exclude_cpu.exit.i27, label %if.end.i.i19

if.end.i.i19:                                     ; preds = %while.body.i16
  %7 = load atomic i64, ptr %affinity.i14 seq_cst, align 8
  %call.i.i20 = tail call i32 @sched_getcpu() #12
  %conv.i.i21 = sext i32 %call.i.i20 to i64
  %or.cond.i.i22 = icmp ugt i32 %call.i.i20, 8191
  br i1 %or.cond.i.i22, label %exclude_cpu.exit.i27, label %lor.lhs.false6.i.i23

lor.lhs.false6.i.i23:                             ; preds = %if.end.i.i19
  %add.i.i24 = add nuw nsw i64 %conv.i.i21, 1
  %cmp7.i.i25 = icmp eq i64 %7, %add.i.i24
  br i1 %cmp7.i.i25, label %exclude_cpu.exit.i27, label %if.end10.i.i26

if.end10.i.i26:                                   ; preds = %lor.lhs.false6.i.i23
  store atomic i64 %add.i.i24, ptr %affinity.i14 seq_cst, align 8
  tail call fastcc void @deny_cpu(ptr noundef nonnull %affinity.i14, i64 noundef %conv.i.i21)
  br label %exclude_cpu.exit.i27

exclude_cpu.exit.i27:                             ; preds = %if.end10.i.i26, %lor.lhs.false6.i.i23, %if.end.i.i19, %while.body.i16
  %call.i28 = tail call fastcc i64 @find_pieces(ptr noundef nonnull %helpers)
  %tobool.not.i29 = icmp eq i64 %call.i28, 0
  br i1 %tobool.not.i29, label %if.else.i33, label %if.end5.i30

if.else.i33:                                      ; preds = %exclude_cpu.exit.i27
  %inc.i34 = add nsw i64 %looks.09.i17, 1
  %cmp2.i35 = icmp sgt i64 %looks.09.i17, 998
  br i1 %cmp2.i35, label %if.then3.i36, label %if.end5.i30

if.then3.i36:                                     ; preds = %if.else.i33
  %call4.i37 = tail call i32 @sched_yield() #12
  br label %if.end5.i30

if.end5.i30:                                      ; preds = %if.then3.i36, %if.else.i33, %exclude_cpu.exit.i27
  %looks.1.i31 = phi i64 [ %inc.i34, %if.then3.i36 ], [ %inc.i34, %if.else.i33 ], [ 0, %exclude_cpu.exit.i27 ]
  %8 = load atomic i64, ptr %completed1.i11 seq_cst, align 64
  %cmp.i32 = icmp slt i64 %8, %add1
  br i1 %cmp.i32, label %while.body.i16, label %work_until.exit38, !llvm.loop !39

work_until.exit38:                                ; preds = %if.end5.i30, %for.body
  %arrayidx = getelementptr inbounds %struct.step, ptr %steps, i64 %k.040
  %9 = load atomic i64, ptr %opened monotonic, align 64
  %.frozen = freeze i64 %9
  %div.i.i = sdiv i64 %.frozen, 64
  %10 = mul i64 %div.i.i, 64
  %rem.i.i.decomposed = sub i64 %.frozen, %10
  %arrayidx.i.i = getelementptr inbounds [64 x %struct.slot], ptr %slots.i.i, i64 0, i64 %rem.i.i.decomposed
  %11 = load ptr, ptr %arrayidx, align 8
  %function1.i = getelementptr inbounds i8, ptr %arrayidx.i.i, i64 40
  store ptr %11, ptr %function1.i, align 8
  %arguments.i = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %12 = load ptr, ptr %arguments.i, align 8
  %arguments2.i = getelementptr inbounds i8, ptr %arrayidx.i.i, i64 48
  store ptr %12, ptr %arguments2.i, align 16
  %chunk.i = getelementptr inbounds i8, ptr %arrayidx, i64 24
  %13 = load i64, ptr %chunk.i, align 8
  %chunk3.i = getelementptr inbounds i8, ptr %arrayidx.i.i, i64 32
  store i64 %13, ptr %chunk3.i, align 32
  %needs.i = getelementptr inbounds i8, ptr %arrayidx.i.i, i64 24
  %needs4.i = getelementptr inbounds i8, ptr %arrayidx, i64 32
  %14 = load i64, ptr %needs4.i, align 8
  store atomic i64 %14, ptr %needs.i monotonic, align 8
  %total.i = getelementptr inbounds i8, ptr %arrayidx.i.i, i64 16
  %total6.i = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %15 = load i64, ptr %total6.i, align 8
  store atomic i64 %15, ptr %total.i monotonic, align 16
  %done.i = getelementptr inbounds i8, ptr %arrayidx.i.i, i64 8
  store atomic i64 0, ptr %done.i monotonic, align 8
  %16 = load i64, ptr %total6.i, align 8
  %17 = load i64, ptr %chunk.i, align 8
  %add.i = add i64 %16, -1
  %sub.i = add i64 %add.i, %17
  %div.i = sdiv i64 %sub.i, %17
  %and.i.i = shl i64 %div.i.i, 40
  %shl13.i = shl i64 %div.i, 20
  %or.i = or i64 %shl13.i, %and.i.i
  store atomic i64 %or.i, ptr %arrayidx.i.i release, align 64
  %add16.i = add nsw i64 %9, 1
  store atomic i64 %add16.i, ptr %opened release, align 64
  %inc = add nuw nsw i64 %k.040, 1
  %exitcond.not = icmp eq i64 %inc, %count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !40
}

; Function Attrs: nounwind
declare i32 @sched_yield() local_unnamed_addr #0

; Function Attrs: nounwind
declare i32 @sched_getcpu() local_unnamed_addr #0

; Function Attrs: noinline nounwind
define internal fastcc void @deny_cpu(ptr nocapture noundef readonly %affinity, i64 noundef %cpu) unnamed_addr #8 {
entry:
  %mask = alloca [1024 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %mask) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1024) %mask, i8 0, i64 1024, i1 false)
  %source = getelementptr inbounds i8, ptr %affinity, i64 16
  %0 = load i64, ptr %source, align 8
  %call = call i64 (i64, ...) @syscall(i64 noundef 123, i64 noundef %0, i64 noundef 1024, ptr noundef nonnull %mask) #12
  %cmp = icmp slt i64 %call, 1
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %cmp1 = icmp sgt i64 %cpu, -1
  br i1 %cmp1, label %if.then2, label %if.end6

if.then2:                                         ; preds = %if.end
  %1 = trunc i64 %cpu to i8
  %sh_prom = and i8 %1, 7
  %shl = shl nuw i8 1, %sh_prom
  %not = xor i8 %shl, -1
  %div26 = lshr i64 %cpu, 3
  %arrayidx = getelementptr inbounds [1024 x i8], ptr %mask, i64 0, i64 %div26
  %2 = load i8, ptr %arrayidx, align 1
  %and27 = and i8 %2, %not
  store i8 %and27, ptr %arrayidx, align 1
  br label %if.end6

if.end6:                                          ; preds = %if.then2, %if.end
  %pinned = getelementptr inbounds i8, ptr %affinity, i64 8
  %3 = load atomic i64, ptr %pinned monotonic, align 8
  %cmp728 = icmp sgt i64 %3, 0
  br i1 %cmp728, label %for.body.lr.ph, label %cleanup

for.body.lr.ph:                                   ; preds = %if.end6
  %threads = getelementptr inbounds i8, ptr %affinity, i64 24
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %if.end16
  %k.029 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %if.end16 ]
  %arrayidx9 = getelementptr inbounds [0 x i64], ptr %threads, i64 0, i64 %k.029
  %4 = load atomic i64, ptr %arrayidx9 seq_cst, align 8
  %cmp11 = icmp sgt i64 %4, 0
  br i1 %cmp11, label %if.then13, label %if.end16

if.then13:                                        ; preds = %for.body
  %call15 = call i64 (i64, ...) @syscall(i64 noundef 122, i64 noundef %4, i64 noundef %call, ptr noundef nonnull %mask) #12
  br label %if.end16

if.end16:                                         ; preds = %if.then13, %for.body
  %inc = add nuw nsw i64 %k.029, 1
  %exitcond.not = icmp eq i64 %inc, %3
  br i1 %exitcond.not, label %cleanup, label %for.body, !llvm.loop !41

cleanup:                                          ; preds = %if.end16, %if.end6, %entry
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %mask) #12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #10

; Function Attrs: nounwind
define internal fastcc void @run_shared(ptr noundef %helpers, ptr noundef readonly %records, i64 noundef %count) unnamed_addr #0 {
entry:
  %add.ptr = getelementptr inbounds %struct.record, ptr %records, i64 %count
  %cmp.not11 = icmp eq i64 %count, 0
  br i1 %cmp.not11, label %for.cond.cleanup, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %entry
  %inner.i = getelementptr inbounds i8, ptr %helpers, i64 4352
  %function1.i = getelementptr inbounds i8, ptr %helpers, i64 4392
  %arguments2.i = getelementptr inbounds i8, ptr %helpers, i64 4400
  %chunk3.i = getelementptr inbounds i8, ptr %helpers, i64 4384
  %total.i = getelementptr inbounds i8, ptr %helpers, i64 4368
  %done.i = getelementptr inbounds i8, ptr %helpers, i64 4360
  %inner_shared.i = getelementptr inbounds i8, ptr %helpers, i64 4424
  %asleep.i.i = getelementptr inbounds i8, ptr %helpers, i64 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.inc
  %record.012 = phi ptr [ %records, %for.body.lr.ph ], [ %incdec.ptr, %for.inc ]
  %chunk = getelementptr inbounds i8, ptr %record.012, i64 24
  %0 = load i64, ptr %chunk, align 8
  %total = getelementptr inbounds i8, ptr %record.012, i64 16
  %1 = load i64, ptr %total, align 8
  %cmp1 = icmp slt i64 %0, %1
  %2 = load ptr, ptr %record.012, align 8
  br i1 %cmp1, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  store ptr %2, ptr %function1.i, align 8
  %arguments.i = getelementptr inbounds i8, ptr %record.012, i64 8
  %3 = load ptr, ptr %arguments.i, align 8
  store ptr %3, ptr %arguments2.i, align 16
  %4 = load i64, ptr %chunk, align 8
  store i64 %4, ptr %chunk3.i, align 32
  %5 = load i64, ptr %total, align 8
  store atomic i64 %5, ptr %total.i monotonic, align 16
  store atomic i64 0, ptr %done.i monotonic, align 8
  %6 = load i64, ptr %total, align 8
  %7 = load i64, ptr %chunk, align 8
  %add.i = add i64 %6, -1
  %sub.i = add i64 %add.i, %7
  %div.i = sdiv i64 %sub.i, %7
  %8 = load i64, ptr %inner_shared.i, align 8
  %inc.i = add nsw i64 %8, 1
  store i64 %inc.i, ptr %inner_shared.i, align 8
  %and.i = shl i64 %8, 40
  %shl10.i = shl i64 %div.i, 20
  %or.i = or i64 %and.i, %shl10.i
  store atomic i64 %or.i, ptr %inner.i release, align 64
  %9 = atomicrmw add ptr %helpers, i64 1 seq_cst, align 64
  %10 = load atomic i64, ptr %asleep.i.i seq_cst, align 8
  %cmp.i.i = icmp sgt i64 %10, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %call_helpers.exit.i

if.then.i.i:                                      ; preds = %if.then
  %call.i.i.i = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %helpers, i32 noundef 129, i64 noundef 1024, ptr noundef null) #12
  br label %call_helpers.exit.i

call_helpers.exit.i:                              ; preds = %if.then.i.i, %if.then
  %11 = load atomic i64, ptr %inner.i acquire, align 64
  %and44.i.i = and i64 %11, 1048575
  %shr45.i.i = lshr i64 %11, 20
  %and246.i.i = and i64 %shr45.i.i, 1048575
  %cmp.not47.i.i = icmp ult i64 %and44.i.i, %and246.i.i
  br i1 %cmp.not47.i.i, label %if.end.i.i, label %take_inner_pieces.exit.i

if.end.i.i:                                       ; preds = %call_helpers.exit.i, %cleanup.i.i
  %and50.i.i = phi i64 [ %and.i.i, %cleanup.i.i ], [ %and44.i.i, %call_helpers.exit.i ]
  %pieces.049.i.i = phi i64 [ %pieces.2.i.i, %cleanup.i.i ], [ %11, %call_helpers.exit.i ]
  %add.i.i = add i64 %pieces.049.i.i, 1
  %12 = cmpxchg ptr %inner.i, i64 %pieces.049.i.i, i64 %add.i.i seq_cst seq_cst, align 64
  %13 = extractvalue { i64, i1 } %12, 1
  %14 = extractvalue { i64, i1 } %12, 0
  br i1 %13, label %if.end5.i.i, label %cleanup.i.i, !llvm.loop !11

if.end5.i.i:                                      ; preds = %if.end.i.i
  %15 = load atomic i64, ptr %total.i monotonic, align 16
  %16 = load i64, ptr %chunk3.i, align 32
  %mul.i.i = mul nsw i64 %16, %and50.i.i
  %add9.i.i = add nsw i64 %mul.i.i, %16
  %spec.select38.i.i = tail call i64 @llvm.smin.i64(i64 %add9.i.i, i64 %15)
  %17 = load ptr, ptr %function1.i, align 8
  %18 = load ptr, ptr %arguments2.i, align 16
  tail call void %17(ptr noundef %18, i64 noundef %mul.i.i, i64 noundef %spec.select38.i.i) #12
  %sub.i.i = sub nsw i64 %spec.select38.i.i, %mul.i.i
  %19 = atomicrmw add ptr %done.i, i64 %sub.i.i seq_cst, align 8
  %20 = load atomic i64, ptr %inner.i acquire, align 64
  br label %cleanup.i.i

cleanup.i.i:                                      ; preds = %if.end5.i.i, %if.end.i.i
  %pieces.2.i.i = phi i64 [ %20, %if.end5.i.i ], [ %14, %if.end.i.i ]
  %and.i.i = and i64 %pieces.2.i.i, 1048575
  %shr.i.i = lshr i64 %pieces.2.i.i, 20
  %and2.i.i = and i64 %shr.i.i, 1048575
  %cmp.not.i.i = icmp ult i64 %and.i.i, %and2.i.i
  br i1 %cmp.not.i.i, label %if.end.i.i, label %take_inner_pieces.exit.i

take_inner_pieces.exit.i:                         ; preds = %cleanup.i.i, %call_helpers.exit.i
  %21 = load atomic i64, ptr %done.i seq_cst, align 8
  %22 = load i64, ptr %total, align 8
  %cmp33.i = icmp slt i64 %21, %22
  br i1 %cmp33.i, label %for.body.i, label %for.inc

for.body.i:                                       ; preds = %take_inner_pieces.exit.i, %for.inc.i
  %looks.034.i = phi i64 [ %inc15.i, %for.inc.i ], [ 0, %take_inner_pieces.exit.i ]
  %cmp13.i = icmp ugt i64 %looks.034.i, 999
  br i1 %cmp13.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %for.body.i
  %call14.i = tail call i32 @sched_yield() #12
  br label %for.inc.i

if.else.i:                                        ; preds = %for.body.i
  tail call void @llvm.aarch64.hint(i32 1)
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.else.i, %if.then.i
  %inc15.i = add nuw nsw i64 %looks.034.i, 1
  %23 = load atomic i64, ptr %done.i seq_cst, align 8
  %24 = load i64, ptr %total, align 8
  %cmp.i = icmp slt i64 %23, %24
  br i1 %cmp.i, label %for.body.i, label %for.inc, !llvm.loop !42

if.else:                                          ; preds = %for.body
  %arguments = getelementptr inbounds i8, ptr %record.012, i64 8
  %25 = load ptr, ptr %arguments, align 8
  tail call void %2(ptr noundef %25, i64 noundef 0, i64 noundef %1) #12
  br label %for.inc

for.inc:                                          ; preds = %for.inc.i, %take_inner_pieces.exit.i, %if.else
  %incdec.ptr = getelementptr inbounds i8, ptr %record.012, i64 32
  %cmp.not = icmp eq ptr %incdec.ptr, %add.ptr
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !43
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #11

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #3 = { nofree }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #8 = { noinline nounwind }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }

!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !5, !6}
!13 = !{!"branch_weights", !"expected", i32 2144103053, i32 3380595}
!14 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!15 = distinct !{!15, !6}
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
!37 = !{!"branch_weights", !"expected", i32 2144736243, i32 2747405}
!38 = distinct !{!38, !5, !6}
!39 = distinct !{!39, !5, !6}
!40 = distinct !{!40, !5, !6}
!41 = distinct !{!41, !5, !6}
!42 = distinct !{!42, !5, !6}
!43 = distinct !{!43, !5, !6}
