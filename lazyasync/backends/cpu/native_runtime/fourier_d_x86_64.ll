; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
%struct.number = type { double, double }
%struct.complexes = type { <4 x double>, <4 x double> }
%struct.pass = type { i64, ptr, ptr }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_fourier_halves_d(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 56
  %0 = load i64, ptr %arrayidx, align 8
  %cmp58 = icmp sgt i64 %0, 0
  br i1 %cmp58, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 72
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 48
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx9 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx10 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx11 = getelementptr inbounds i8, ptr %a, i64 40
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret i64 0

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %line.059 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %if.end ]
  %1 = load i64, ptr %arrayidx3, align 8
  %2 = load i64, ptr %arrayidx4, align 8
  %mul5 = mul nsw i64 %2, %line.059
  %add6 = add nsw i64 %mul5, %1
  %3 = load i64, ptr %arrayidx7, align 8
  %tobool.not = icmp eq i64 %3, 0
  br i1 %tobool.not, label %if.else, label %if.then

if.then:                                          ; preds = %for.body
  %4 = load i64, ptr %a, align 8
  %5 = load i64, ptr %arrayidx2, align 8
  %mul = mul nsw i64 %5, %line.059
  %add = add nsw i64 %mul, %4
  %6 = inttoptr i64 %add to ptr
  %7 = inttoptr i64 %add6 to ptr
  %8 = load i64, ptr %arrayidx8, align 8
  %9 = load i64, ptr %arrayidx9, align 8
  %10 = load i64, ptr %arrayidx10, align 8
  %11 = load i64, ptr %arrayidx11, align 8
  %12 = inttoptr i64 %11 to ptr
  %cmp.i = icmp eq i64 %9, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.then
  %13 = load double, ptr %6, align 8
  %arrayidx2.i = getelementptr inbounds %struct.number, ptr %6, i64 %8
  %14 = load double, ptr %arrayidx2.i, align 8
  %add.i = fadd double %13, %14
  %mul.i = fmul double %add.i, 5.000000e-01
  %sub.i = fsub double %13, %14
  %mul7.i = fmul double %sub.i, 5.000000e-01
  store double %mul.i, ptr %7, align 8
  %.compoundliteral.sroa.2.0.arrayidx.sroa_idx.i = getelementptr inbounds i8, ptr %7, i64 8
  store double %mul7.i, ptr %.compoundliteral.sroa.2.0.arrayidx.sroa_idx.i, align 8
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %if.then
  %cond.i = tail call i64 @llvm.umax.i64(i64 %9, i64 1)
  %cmp8103.i = icmp slt i64 %cond.i, %10
  br i1 %cmp8103.i, label %for.body.i, label %if.end

for.body.i:                                       ; preds = %if.end.i, %for.body.i
  %k.0104.i = phi i64 [ %inc.i, %for.body.i ], [ %cond.i, %if.end.i ]
  %arrayidx9.i = getelementptr inbounds %struct.number, ptr %6, i64 %k.0104.i
  %a.sroa.0.0.copyload.i = load double, ptr %arrayidx9.i, align 8
  %a.sroa.5.0.arrayidx9.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx9.i, i64 8
  %a.sroa.5.0.copyload.i = load double, ptr %a.sroa.5.0.arrayidx9.sroa_idx.i, align 8
  %sub10.i = sub nsw i64 %8, %k.0104.i
  %arrayidx11.i = getelementptr inbounds %struct.number, ptr %6, i64 %sub10.i
  %b.sroa.0.0.copyload.i = load double, ptr %arrayidx11.i, align 8
  %b.sroa.5.0.arrayidx11.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx11.i, i64 8
  %b.sroa.5.0.copyload.i = load double, ptr %b.sroa.5.0.arrayidx11.sroa_idx.i, align 8
  %add15.i = fadd double %a.sroa.0.0.copyload.i, %b.sroa.0.0.copyload.i
  %mul16.i = fmul double %add15.i, 5.000000e-01
  %sub20.i = fsub double %a.sroa.5.0.copyload.i, %b.sroa.5.0.copyload.i
  %mul21.i = fmul double %sub20.i, 5.000000e-01
  %sub25.i = fsub double %a.sroa.0.0.copyload.i, %b.sroa.0.0.copyload.i
  %add29.i = fadd double %a.sroa.5.0.copyload.i, %b.sroa.5.0.copyload.i
  %mul31.i = shl nsw i64 %k.0104.i, 1
  %arrayidx32.i = getelementptr inbounds double, ptr %12, i64 %mul31.i
  %15 = load double, ptr %arrayidx32.i, align 8
  %add35.i = or disjoint i64 %mul31.i, 1
  %arrayidx36.i = getelementptr inbounds double, ptr %12, i64 %add35.i
  %16 = load double, ptr %arrayidx36.i, align 8
  %mul42.i = fmul double %add29.i, %16
  %17 = tail call double @llvm.fmuladd.f64(double %sub25.i, double %15, double %mul42.i)
  %18 = fneg double %sub25.i
  %neg.i = fmul double %16, %18
  %19 = tail call double @llvm.fmuladd.f64(double %add29.i, double %15, double %neg.i)
  %arrayidx48.i = getelementptr inbounds %struct.number, ptr %7, i64 %k.0104.i
  %sub53.i = fsub double %mul16.i, %19
  %add57.i = fadd double %mul21.i, %17
  store double %sub53.i, ptr %arrayidx48.i, align 8
  %.compoundliteral49.sroa.2.0.arrayidx48.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx48.i, i64 8
  store double %add57.i, ptr %.compoundliteral49.sroa.2.0.arrayidx48.sroa_idx.i, align 8
  %arrayidx59.i = getelementptr inbounds %struct.number, ptr %7, i64 %sub10.i
  %add64.i = fadd double %mul16.i, %19
  %sub68.i = fsub double %17, %mul21.i
  store double %add64.i, ptr %arrayidx59.i, align 8
  %.compoundliteral60.sroa.2.0.arrayidx59.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx59.i, i64 8
  store double %sub68.i, ptr %.compoundliteral60.sroa.2.0.arrayidx59.sroa_idx.i, align 8
  %inc.i = add nsw i64 %k.0104.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %10
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !4

if.else:                                          ; preds = %for.body
  %20 = inttoptr i64 %add6 to ptr
  %21 = load i64, ptr %arrayidx8, align 8
  %22 = load i64, ptr %arrayidx9, align 8
  %23 = load i64, ptr %arrayidx10, align 8
  %24 = load i64, ptr %arrayidx11, align 8
  %25 = inttoptr i64 %24 to ptr
  %cmp.i33 = icmp eq i64 %22, 0
  br i1 %cmp.i33, label %if.then.i53, label %if.end.i34

if.then.i53:                                      ; preds = %if.else
  %arrayidx.i = getelementptr inbounds %struct.number, ptr %20, i64 %21
  %26 = load double, ptr %20, align 8
  %im.i = getelementptr inbounds i8, ptr %20, i64 8
  %27 = load double, ptr %im.i, align 8
  %sub.i54 = fsub double %26, %27
  store double %sub.i54, ptr %arrayidx.i, align 8
  %.compoundliteral.sroa.2.0.arrayidx.sroa_idx.i55 = getelementptr inbounds i8, ptr %arrayidx.i, i64 8
  store double 0.000000e+00, ptr %.compoundliteral.sroa.2.0.arrayidx.sroa_idx.i55, align 8
  %28 = load double, ptr %20, align 8
  %29 = load double, ptr %im.i, align 8
  %add.i56 = fadd double %28, %29
  store double %add.i56, ptr %20, align 8
  store double 0.000000e+00, ptr %im.i, align 8
  br label %if.end.i34

if.end.i34:                                       ; preds = %if.then.i53, %if.else
  %cond.i35 = tail call i64 @llvm.umax.i64(i64 %22, i64 1)
  %cmp9104.i = icmp slt i64 %cond.i35, %23
  br i1 %cmp9104.i, label %for.body.i36, label %if.end

for.body.i36:                                     ; preds = %if.end.i34, %for.body.i36
  %k.0105.i = phi i64 [ %inc.i51, %for.body.i36 ], [ %cond.i35, %if.end.i34 ]
  %arrayidx10.i = getelementptr inbounds %struct.number, ptr %20, i64 %k.0105.i
  %a.sroa.0.0.copyload.i37 = load double, ptr %arrayidx10.i, align 8
  %a.sroa.5.0.arrayidx10.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx10.i, i64 8
  %a.sroa.5.0.copyload.i38 = load double, ptr %a.sroa.5.0.arrayidx10.sroa_idx.i, align 8
  %sub11.i = sub nsw i64 %21, %k.0105.i
  %arrayidx12.i = getelementptr inbounds %struct.number, ptr %20, i64 %sub11.i
  %b.sroa.0.0.copyload.i39 = load double, ptr %arrayidx12.i, align 8
  %b.sroa.5.0.arrayidx12.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx12.i, i64 8
  %b.sroa.5.0.copyload.i40 = load double, ptr %b.sroa.5.0.arrayidx12.sroa_idx.i, align 8
  %add16.i = fadd double %a.sroa.0.0.copyload.i37, %b.sroa.0.0.copyload.i39
  %mul.i41 = fmul double %add16.i, 5.000000e-01
  %sub20.i42 = fsub double %a.sroa.5.0.copyload.i38, %b.sroa.5.0.copyload.i40
  %mul21.i43 = fmul double %sub20.i42, 5.000000e-01
  %add25.i = fadd double %a.sroa.5.0.copyload.i38, %b.sroa.5.0.copyload.i40
  %sub29.i = fsub double %b.sroa.0.0.copyload.i39, %a.sroa.0.0.copyload.i37
  %mul31.i44 = shl nsw i64 %k.0105.i, 1
  %arrayidx32.i45 = getelementptr inbounds double, ptr %25, i64 %mul31.i44
  %30 = load double, ptr %arrayidx32.i45, align 8
  %add35.i46 = or disjoint i64 %mul31.i44, 1
  %arrayidx36.i47 = getelementptr inbounds double, ptr %25, i64 %add35.i46
  %31 = load double, ptr %arrayidx36.i47, align 8
  %32 = fneg double %sub29.i
  %neg.i48 = fmul double %31, %32
  %33 = tail call double @llvm.fmuladd.f64(double %add25.i, double %30, double %neg.i48)
  %mul47.i = fmul double %sub29.i, %30
  %34 = tail call double @llvm.fmuladd.f64(double %add25.i, double %31, double %mul47.i)
  %add53.i = fadd double %mul.i41, %33
  %add57.i49 = fadd double %mul21.i43, %34
  store double %add53.i, ptr %arrayidx10.i, align 8
  store double %add57.i49, ptr %a.sroa.5.0.arrayidx10.sroa_idx.i, align 8
  %sub64.i = fsub double %mul.i41, %33
  %sub68.i50 = fsub double %34, %mul21.i43
  store double %sub64.i, ptr %arrayidx12.i, align 8
  store double %sub68.i50, ptr %b.sroa.5.0.arrayidx12.sroa_idx.i, align 8
  %inc.i51 = add nsw i64 %k.0105.i, 1
  %exitcond.not.i52 = icmp eq i64 %inc.i51, %23
  br i1 %exitcond.not.i52, label %if.end, label %for.body.i36, !llvm.loop !7

if.end:                                           ; preds = %for.body.i, %for.body.i36, %if.end.i34, %if.end.i
  %inc = add nuw nsw i64 %line.059, 1
  %35 = load i64, ptr %arrayidx, align 8
  %cmp = icmp slt i64 %inc, %35
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nounwind
define noundef i64 @lazyasync_fourier_lines_d(ptr nocapture noundef readonly %c) local_unnamed_addr #2 {
entry:
  %each.i282 = alloca [4 x ptr], align 16
  %scaled.i = alloca <4 x double>, align 8
  %columns.i = alloca [4 x i64], align 16
  %each.i = alloca [4 x [4 x double]], align 16
  %0 = load ptr, ptr %c, align 8
  %1 = load i64, ptr %0, align 8
  %div = sdiv i64 %1, 2
  %what3 = getelementptr inbounds i8, ptr %c, i64 8
  %2 = load i64, ptr %what3, align 8
  %rooms = getelementptr inbounds i8, ptr %c, i64 152
  %3 = load i64, ptr %rooms, align 8
  %tobool.not = icmp eq i64 %3, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry
  %taken = getelementptr inbounds i8, ptr %c, i64 144
  %4 = load ptr, ptr %taken, align 8
  %5 = atomicrmw xchg ptr %4, i64 1 acquire, align 8
  %cmp3.i = icmp eq i64 %5, 0
  br i1 %cmp3.i, label %cond.end, label %for.inc.i

for.inc.i:                                        ; preds = %cond.true, %for.inc.i
  %k.04.i = phi i64 [ %rem.i, %for.inc.i ], [ 0, %cond.true ]
  %add.i = add nsw i64 %k.04.i, 1
  %rem.i = srem i64 %add.i, %3
  %add.ptr.i = getelementptr inbounds i64, ptr %4, i64 %rem.i
  %6 = atomicrmw xchg ptr %add.ptr.i, i64 1 acquire, align 8
  %cmp.i = icmp eq i64 %6, 0
  br i1 %cmp.i, label %cond.end, label %for.inc.i, !llvm.loop !9

cond.end:                                         ; preds = %for.inc.i, %cond.true, %entry
  %cond = phi i64 [ 0, %entry ], [ 0, %cond.true ], [ %rem.i, %for.inc.i ]
  %length = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %length, align 8
  %add5 = add nsw i64 %7, 1
  %room6 = getelementptr inbounds i8, ptr %c, i64 160
  %8 = load ptr, ptr %room6, align 8
  %mul = shl i64 %cond, 1
  %mul7 = mul i64 %mul, %add5
  %add.ptr = getelementptr inbounds %struct.complexes, ptr %8, i64 %mul7
  %add.ptr8 = getelementptr inbounds %struct.complexes, ptr %add.ptr, i64 %add5
  %from9 = getelementptr inbounds i8, ptr %c, i64 48
  %to10 = getelementptr inbounds i8, ptr %c, i64 80
  %inner11 = getelementptr inbounds i8, ptr %c, i64 56
  %9 = load i64, ptr %inner11, align 8
  %inner12 = getelementptr inbounds i8, ptr %c, i64 88
  %10 = load i64, ptr %inner12, align 8
  %. = tail call i64 @llvm.smax.i64(i64 %9, i64 %10)
  %first19 = getelementptr inbounds i8, ptr %c, i64 32
  %11 = load i64, ptr %first19, align 8
  %stop = getelementptr inbounds i8, ptr %c, i64 40
  %12 = load i64, ptr %stop, align 8
  %cmp20309 = icmp slt i64 %11, %12
  br i1 %cmp20309, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %cond.end
  %cmp29 = icmp sgt i64 %., 3
  %add = shl nsw i64 %div, 1
  %mul55 = add i64 %add, 2
  %cmp61.not303 = icmp slt i64 %1, 2
  %mul52 = shl nsw i64 %1, 1
  %add53 = add nsw i64 %mul52, 2
  %halves = getelementptr inbounds i8, ptr %0, i64 32
  %arrayidx2.i = getelementptr inbounds %struct.complexes, ptr %add.ptr, i64 %1
  %.compoundliteral.sroa.2.0.arrayidx.sroa_idx.i = getelementptr inbounds i8, ptr %add.ptr, i64 32
  %cmp8109.i = icmp sgt i64 %1, 1
  %cmp47305 = icmp sgt i64 %1, 0
  %inverse = getelementptr inbounds i8, ptr %c, i64 16
  %chirp.i = getelementptr inbounds i8, ptr %0, i64 16
  %filter.i = getelementptr inbounds i8, ptr %0, i64 24
  %coarse = getelementptr inbounds i8, ptr %c, i64 112
  %apart.i = getelementptr inbounds i8, ptr %c, i64 136
  %columns2.i = getelementptr inbounds i8, ptr %c, i64 128
  %fine23.i = getelementptr inbounds i8, ptr %c, i64 120
  %arrayidx55.i = getelementptr inbounds i8, ptr %each.i, i64 32
  %arrayidx60.i = getelementptr inbounds i8, ptr %each.i, i64 64
  %arrayidx66.i = getelementptr inbounds i8, ptr %each.i, i64 96
  %cmp112 = icmp ne i64 %2, 4
  %scale = getelementptr inbounds i8, ptr %c, i64 24
  %outer.i54.i.i = getelementptr inbounds i8, ptr %c, i64 96
  %stride.i = getelementptr inbounds i8, ptr %c, i64 104
  %arrayidx15.1.i.i = getelementptr inbounds i8, ptr %each.i282, i64 8
  %arrayidx15.2.i.i = getelementptr inbounds i8, ptr %each.i282, i64 16
  %arrayidx15.3.i.i = getelementptr inbounds i8, ptr %each.i282, i64 24
  br label %for.body

for.cond.cleanup:                                 ; preds = %store.exit, %cond.end
  %13 = load i64, ptr %rooms, align 8
  %tobool117.not = icmp eq i64 %13, 0
  br i1 %tobool117.not, label %if.end121, label %if.then118

for.body:                                         ; preds = %for.body.lr.ph, %store.exit
  %14 = phi i64 [ %12, %for.body.lr.ph ], [ %133, %store.exit ]
  %first.0310 = phi i64 [ %11, %for.body.lr.ph ], [ %add114, %store.exit ]
  %sub = sub nsw i64 %14, %first.0310
  %spec.select = tail call i64 @llvm.smin.i64(i64 %sub, i64 4)
  br i1 %cmp29, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %rem = srem i64 %first.0310, %.
  %rem30 = srem i64 %rem, 4
  %sub31 = sub nsw i64 4, %rem30
  %sub32 = sub nsw i64 %., %rem
  %cond38 = tail call i64 @llvm.smin.i64(i64 %sub31, i64 %sub32)
  %cond43 = tail call i64 @llvm.smin.i64(i64 %spec.select, i64 %cond38)
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %used.0 = phi i64 [ %cond43, %if.then ], [ %spec.select, %for.body ]
  switch i64 %2, label %sw.default [
    i64 1, label %sw.bb
    i64 2, label %sw.bb45
    i64 3, label %sw.bb51
    i64 4, label %sw.bb54
  ]

sw.bb:                                            ; preds = %if.end
  tail call fastcc void @load(ptr noundef nonnull %from9, i64 noundef %first.0310, i64 noundef %used.0, i64 noundef %mul52, i64 noundef 1, i64 noundef 0, ptr noundef %add.ptr)
  br label %sw.epilog

sw.bb45:                                          ; preds = %if.end
  tail call fastcc void @load(ptr noundef nonnull %from9, i64 noundef %first.0310, i64 noundef %used.0, i64 noundef %1, i64 noundef 1, i64 noundef 0, ptr noundef %add.ptr8)
  br i1 %cmp47305, label %for.body49, label %sw.epilog

for.body49:                                       ; preds = %sw.bb45, %for.body49
  %k.0306 = phi i64 [ %inc, %for.body49 ], [ 0, %sw.bb45 ]
  %arrayidx = getelementptr inbounds %struct.complexes, ptr %add.ptr, i64 %k.0306
  %arrayidx50 = getelementptr inbounds <4 x double>, ptr %add.ptr8, i64 %k.0306
  %15 = load <4 x double>, ptr %arrayidx50, align 8
  store <4 x double> %15, ptr %arrayidx, align 8
  %.compoundliteral.sroa.2.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 32
  store <4 x double> zeroinitializer, ptr %.compoundliteral.sroa.2.0.arrayidx.sroa_idx, align 8
  %inc = add nuw nsw i64 %k.0306, 1
  %exitcond319.not = icmp eq i64 %inc, %1
  br i1 %exitcond319.not, label %sw.epilog, label %for.body49, !llvm.loop !10

sw.bb51:                                          ; preds = %if.end
  tail call fastcc void @load(ptr noundef nonnull %from9, i64 noundef %first.0310, i64 noundef %used.0, i64 noundef %add53, i64 noundef 2, i64 noundef 0, ptr noundef %add.ptr)
  %16 = load ptr, ptr %halves, align 8
  %17 = load <4 x double>, ptr %add.ptr, align 8
  %18 = load <4 x double>, ptr %arrayidx2.i, align 8
  %sub.i = fsub <4 x double> %17, %18
  %mul.i = fmul <4 x double> %sub.i, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %add.i236 = fadd <4 x double> %17, %18
  %mul7.i = fmul <4 x double> %add.i236, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  store <4 x double> %mul.i, ptr %add.ptr, align 8
  store <4 x double> %mul7.i, ptr %.compoundliteral.sroa.2.0.arrayidx.sroa_idx.i, align 8
  br i1 %cmp8109.i, label %for.body.i, label %sw.epilog

for.body.i:                                       ; preds = %sw.bb51, %for.body.i
  %k.0110.i = phi i64 [ %inc.i, %for.body.i ], [ 1, %sw.bb51 ]
  %arrayidx9.i = getelementptr inbounds %struct.complexes, ptr %add.ptr, i64 %k.0110.i
  %a.sroa.0.0.copyload.i = load <4 x double>, ptr %arrayidx9.i, align 8
  %a.sroa.5.0.arrayidx9.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx9.i, i64 32
  %a.sroa.5.0.copyload.i = load <4 x double>, ptr %a.sroa.5.0.arrayidx9.sroa_idx.i, align 8
  %sub10.i = sub nsw i64 %1, %k.0110.i
  %arrayidx11.i = getelementptr inbounds %struct.complexes, ptr %add.ptr, i64 %sub10.i
  %b.sroa.0.0.copyload.i = load <4 x double>, ptr %arrayidx11.i, align 8
  %b.sroa.5.0.arrayidx11.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx11.i, i64 32
  %b.sroa.5.0.copyload.i = load <4 x double>, ptr %b.sroa.5.0.arrayidx11.sroa_idx.i, align 8
  %add15.i = fadd <4 x double> %a.sroa.0.0.copyload.i, %b.sroa.0.0.copyload.i
  %mul16.i = fmul <4 x double> %add15.i, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %sub20.i = fsub <4 x double> %a.sroa.5.0.copyload.i, %b.sroa.5.0.copyload.i
  %mul21.i = fmul <4 x double> %sub20.i, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %sub25.i = fsub <4 x double> %a.sroa.0.0.copyload.i, %b.sroa.0.0.copyload.i
  %add29.i = fadd <4 x double> %a.sroa.5.0.copyload.i, %b.sroa.5.0.copyload.i
  %mul31.i = shl nuw nsw i64 %k.0110.i, 1
  %arrayidx32.i = getelementptr inbounds double, ptr %16, i64 %mul31.i
  %19 = load double, ptr %arrayidx32.i, align 8
  %add35.i = or disjoint i64 %mul31.i, 1
  %arrayidx36.i = getelementptr inbounds double, ptr %16, i64 %add35.i
  %20 = load double, ptr %arrayidx36.i, align 8
  %splat.splatinsert.i = insertelement <4 x double> poison, double %19, i64 0
  %splat.splat.i = shufflevector <4 x double> %splat.splatinsert.i, <4 x double> poison, <4 x i32> zeroinitializer
  %splat.splatinsert42.i = insertelement <4 x double> poison, double %20, i64 0
  %splat.splat43.i = shufflevector <4 x double> %splat.splatinsert42.i, <4 x double> poison, <4 x i32> zeroinitializer
  %mul44.i = fmul <4 x double> %add29.i, %splat.splat43.i
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub25.i, <4 x double> %splat.splat.i, <4 x double> %mul44.i)
  %22 = fneg <4 x double> %sub25.i
  %neg.i = fmul <4 x double> %splat.splat43.i, %22
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add29.i, <4 x double> %splat.splat.i, <4 x double> %neg.i)
  %add59.i = fadd <4 x double> %mul21.i, %21
  %sub63.i = fsub <4 x double> %mul16.i, %23
  store <4 x double> %add59.i, ptr %arrayidx9.i, align 8
  store <4 x double> %sub63.i, ptr %a.sroa.5.0.arrayidx9.sroa_idx.i, align 8
  %sub70.i = fsub <4 x double> %21, %mul21.i
  %add74.i = fadd <4 x double> %mul16.i, %23
  store <4 x double> %sub70.i, ptr %arrayidx11.i, align 8
  store <4 x double> %add74.i, ptr %b.sroa.5.0.arrayidx11.sroa_idx.i, align 8
  %inc.i = add nuw nsw i64 %k.0110.i, 1
  %exitcond.not.i = icmp eq i64 %k.0110.i, %div
  br i1 %exitcond.not.i, label %sw.epilog, label %for.body.i, !llvm.loop !11

sw.bb54:                                          ; preds = %if.end
  tail call fastcc void @load(ptr noundef nonnull %from9, i64 noundef %first.0310, i64 noundef %used.0, i64 noundef %mul55, i64 noundef 2, i64 noundef 1, ptr noundef %add.ptr)
  store <4 x double> zeroinitializer, ptr %add.ptr, align 8
  br i1 %cmp61.not303, label %sw.epilog, label %for.body63

for.body63:                                       ; preds = %sw.bb54, %for.body63
  %k59.0304 = phi i64 [ %inc74, %for.body63 ], [ 1, %sw.bb54 ]
  %sub64 = sub nsw i64 %1, %k59.0304
  %arrayidx65 = getelementptr inbounds %struct.complexes, ptr %add.ptr, i64 %sub64
  %arrayidx68 = getelementptr inbounds %struct.complexes, ptr %add.ptr, i64 %k59.0304
  %24 = load <4 x double>, ptr %arrayidx68, align 8
  %fneg = fneg <4 x double> %24
  %im72 = getelementptr inbounds i8, ptr %arrayidx68, i64 32
  %25 = load <4 x double>, ptr %im72, align 8
  store <4 x double> %fneg, ptr %arrayidx65, align 8
  %.compoundliteral66.sroa.2.0.arrayidx65.sroa_idx = getelementptr inbounds i8, ptr %arrayidx65, i64 32
  store <4 x double> %25, ptr %.compoundliteral66.sroa.2.0.arrayidx65.sroa_idx, align 8
  %inc74 = add nuw nsw i64 %k59.0304, 1
  %exitcond.not = icmp eq i64 %k59.0304, %div
  br i1 %exitcond.not, label %sw.epilog, label %for.body63, !llvm.loop !12

sw.default:                                       ; preds = %if.end
  %26 = load i64, ptr %inverse, align 8
  tail call fastcc void @load(ptr noundef nonnull %from9, i64 noundef %first.0310, i64 noundef %used.0, i64 noundef %mul52, i64 noundef 2, i64 noundef %26, ptr noundef %add.ptr)
  br label %sw.epilog

sw.epilog:                                        ; preds = %for.body63, %for.body.i, %for.body49, %sw.bb54, %sw.bb45, %sw.bb51, %sw.default, %sw.bb
  %27 = load ptr, ptr %chirp.i, align 8
  %cmp.i237 = icmp eq ptr %27, null
  br i1 %cmp.i237, label %if.then.i, label %for.cond.preheader.i

for.cond.preheader.i:                             ; preds = %sw.epilog
  %28 = load i64, ptr %0, align 8
  %cmp198.i = icmp sgt i64 %28, 0
  br i1 %cmp198.i, label %for.body.i238, label %for.cond6.preheader.i

if.then.i:                                        ; preds = %sw.epilog
  %call.i = tail call fastcc ptr @do_passes(ptr noundef nonnull %0, ptr noundef %add.ptr, ptr noundef %add.ptr8)
  br label %transform.exit

for.cond6.preheader.i:                            ; preds = %for.body.i238, %for.cond.preheader.i
  %.lcssa.i = phi i64 [ %28, %for.cond.preheader.i ], [ %38, %for.body.i238 ]
  %29 = load i64, ptr %length, align 8
  %cmp7100.i = icmp slt i64 %.lcssa.i, %29
  br i1 %cmp7100.i, label %for.body9.i, label %for.cond.cleanup8.i

for.body.i238:                                    ; preds = %for.cond.preheader.i, %for.body.i238
  %k.099.i = phi i64 [ %inc.i240, %for.body.i238 ], [ 0, %for.cond.preheader.i ]
  %add.ptr.i239 = getelementptr inbounds %struct.complexes, ptr %add.ptr, i64 %k.099.i
  %30 = load ptr, ptr %chirp.i, align 8
  %add.ptr3.idx.i = shl nsw i64 %k.099.i, 4
  %add.ptr3.i = getelementptr inbounds i8, ptr %30, i64 %add.ptr3.idx.i
  %31 = load <4 x double>, ptr %add.ptr.i239, align 8
  %32 = load double, ptr %add.ptr3.i, align 8
  %splat.splatinsert.i88.i = insertelement <4 x double> poison, double %32, i64 0
  %splat.splat.i89.i = shufflevector <4 x double> %splat.splatinsert.i88.i, <4 x double> poison, <4 x i32> zeroinitializer
  %im.i90.i = getelementptr inbounds i8, ptr %add.ptr.i239, i64 32
  %33 = load <4 x double>, ptr %im.i90.i, align 8
  %arrayidx2.i91.i = getelementptr inbounds i8, ptr %add.ptr3.i, i64 8
  %34 = load double, ptr %arrayidx2.i91.i, align 8
  %splat.splatinsert3.i92.i = insertelement <4 x double> poison, double %34, i64 0
  %splat.splat4.i93.i = shufflevector <4 x double> %splat.splatinsert3.i92.i, <4 x double> poison, <4 x i32> zeroinitializer
  %35 = fneg <4 x double> %33
  %neg.i94.i = fmul <4 x double> %splat.splat4.i93.i, %35
  %36 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %31, <4 x double> %splat.splat.i89.i, <4 x double> %neg.i94.i)
  %mul14.i95.i = fmul <4 x double> %33, %splat.splat.i89.i
  %37 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %31, <4 x double> %splat.splat4.i93.i, <4 x double> %mul14.i95.i)
  store <4 x double> %37, ptr %im.i90.i, align 8
  store <4 x double> %36, ptr %add.ptr.i239, align 8
  %inc.i240 = add nuw nsw i64 %k.099.i, 1
  %38 = load i64, ptr %0, align 8
  %cmp1.i = icmp slt i64 %inc.i240, %38
  br i1 %cmp1.i, label %for.body.i238, label %for.cond6.preheader.i, !llvm.loop !13

for.cond.cleanup8.i:                              ; preds = %for.body9.i, %for.cond6.preheader.i
  %call13.i = tail call fastcc ptr @do_passes(ptr noundef nonnull %0, ptr noundef %add.ptr, ptr noundef %add.ptr8)
  %39 = load i64, ptr %length, align 8
  %cmp17102.i = icmp sgt i64 %39, 0
  br i1 %cmp17102.i, label %for.body19.i, label %for.cond.cleanup18.i

for.body9.i:                                      ; preds = %for.cond6.preheader.i, %for.body9.i
  %k4.0101.i = phi i64 [ %inc11.i, %for.body9.i ], [ %.lcssa.i, %for.cond6.preheader.i ]
  %arrayidx.i = getelementptr inbounds %struct.complexes, ptr %add.ptr, i64 %k4.0101.i
  %inc11.i = add nsw i64 %k4.0101.i, 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %arrayidx.i, i8 0, i64 64, i1 false)
  %40 = load i64, ptr %length, align 8
  %cmp7.i = icmp slt i64 %inc11.i, %40
  br i1 %cmp7.i, label %for.body9.i, label %for.cond.cleanup8.i, !llvm.loop !14

for.cond.cleanup18.i:                             ; preds = %for.body19.i, %for.cond.cleanup8.i
  %cmp27.i = icmp eq ptr %call13.i, %add.ptr
  %cond.i = select i1 %cmp27.i, ptr %add.ptr8, ptr %add.ptr
  %call28.i = tail call fastcc ptr @do_passes(ptr noundef nonnull %0, ptr noundef %call13.i, ptr noundef %cond.i)
  %41 = load i64, ptr %0, align 8
  %cmp32104.i = icmp sgt i64 %41, 0
  br i1 %cmp32104.i, label %for.body34.i, label %transform.exit

for.body19.i:                                     ; preds = %for.cond.cleanup8.i, %for.body19.i
  %k14.0103.i = phi i64 [ %inc25.i, %for.body19.i ], [ 0, %for.cond.cleanup8.i ]
  %add.ptr20.i = getelementptr inbounds %struct.complexes, ptr %call13.i, i64 %k14.0103.i
  %42 = load ptr, ptr %filter.i, align 8
  %add.ptr22.idx.i = shl nsw i64 %k14.0103.i, 4
  %add.ptr22.i = getelementptr inbounds i8, ptr %42, i64 %add.ptr22.idx.i
  %43 = load <4 x double>, ptr %add.ptr20.i, align 8
  %44 = load double, ptr %add.ptr22.i, align 8
  %splat.splatinsert.i80.i = insertelement <4 x double> poison, double %44, i64 0
  %splat.splat.i81.i = shufflevector <4 x double> %splat.splatinsert.i80.i, <4 x double> poison, <4 x i32> zeroinitializer
  %im.i82.i = getelementptr inbounds i8, ptr %add.ptr20.i, i64 32
  %45 = load <4 x double>, ptr %im.i82.i, align 8
  %arrayidx2.i83.i = getelementptr inbounds i8, ptr %add.ptr22.i, i64 8
  %46 = load double, ptr %arrayidx2.i83.i, align 8
  %splat.splatinsert3.i84.i = insertelement <4 x double> poison, double %46, i64 0
  %splat.splat4.i85.i = shufflevector <4 x double> %splat.splatinsert3.i84.i, <4 x double> poison, <4 x i32> zeroinitializer
  %47 = fneg <4 x double> %45
  %neg.i86.i = fmul <4 x double> %splat.splat4.i85.i, %47
  %48 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %43, <4 x double> %splat.splat.i81.i, <4 x double> %neg.i86.i)
  %mul14.i87.i = fmul <4 x double> %45, %splat.splat.i81.i
  %49 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %43, <4 x double> %splat.splat4.i85.i, <4 x double> %mul14.i87.i)
  store <4 x double> %49, ptr %add.ptr20.i, align 8
  store <4 x double> %48, ptr %im.i82.i, align 8
  %inc25.i = add nuw nsw i64 %k14.0103.i, 1
  %50 = load i64, ptr %length, align 8
  %cmp17.i = icmp slt i64 %inc25.i, %50
  br i1 %cmp17.i, label %for.body19.i, label %for.cond.cleanup18.i, !llvm.loop !15

for.body34.i:                                     ; preds = %for.cond.cleanup18.i, %for.body34.i
  %k29.0105.i = phi i64 [ %inc41.i, %for.body34.i ], [ 0, %for.cond.cleanup18.i ]
  %add.ptr35.i = getelementptr inbounds %struct.complexes, ptr %call28.i, i64 %k29.0105.i
  %51 = load <4 x double>, ptr %add.ptr35.i, align 8
  %im.i96.i = getelementptr inbounds i8, ptr %add.ptr35.i, i64 32
  %52 = load <4 x double>, ptr %im.i96.i, align 8
  store <4 x double> %52, ptr %add.ptr35.i, align 8
  store <4 x double> %51, ptr %im.i96.i, align 8
  %53 = load ptr, ptr %chirp.i, align 8
  %add.ptr39.idx.i = shl nsw i64 %k29.0105.i, 4
  %add.ptr39.i = getelementptr inbounds i8, ptr %53, i64 %add.ptr39.idx.i
  %54 = load double, ptr %add.ptr39.i, align 8
  %splat.splatinsert.i.i = insertelement <4 x double> poison, double %54, i64 0
  %splat.splat.i.i = shufflevector <4 x double> %splat.splatinsert.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.i = getelementptr inbounds i8, ptr %add.ptr39.i, i64 8
  %55 = load double, ptr %arrayidx2.i.i, align 8
  %splat.splatinsert3.i.i = insertelement <4 x double> poison, double %55, i64 0
  %splat.splat4.i.i = shufflevector <4 x double> %splat.splatinsert3.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %56 = fneg <4 x double> %51
  %neg.i.i = fmul <4 x double> %splat.splat4.i.i, %56
  %57 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %52, <4 x double> %splat.splat.i.i, <4 x double> %neg.i.i)
  %mul14.i.i = fmul <4 x double> %51, %splat.splat.i.i
  %58 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %52, <4 x double> %splat.splat4.i.i, <4 x double> %mul14.i.i)
  store <4 x double> %58, ptr %im.i96.i, align 8
  store <4 x double> %57, ptr %add.ptr35.i, align 8
  %inc41.i = add nuw nsw i64 %k29.0105.i, 1
  %59 = load i64, ptr %0, align 8
  %cmp32.i = icmp slt i64 %inc41.i, %59
  br i1 %cmp32.i, label %for.body34.i, label %transform.exit, !llvm.loop !16

transform.exit:                                   ; preds = %for.body34.i, %if.then.i, %for.cond.cleanup18.i
  %retval.0.i = phi ptr [ %call.i, %if.then.i ], [ %call28.i, %for.cond.cleanup18.i ], [ %call28.i, %for.body34.i ]
  %60 = load ptr, ptr %coarse, align 8
  %cmp78.not = icmp eq ptr %60, null
  br i1 %cmp78.not, label %if.end80, label %if.then79

if.then79:                                        ; preds = %transform.exit
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %columns.i) #9
  %61 = load ptr, ptr %c, align 8
  %62 = load i64, ptr %61, align 8
  %63 = load i64, ptr %apart.i, align 8
  %64 = load i64, ptr %columns2.i, align 8
  br label %for.body.i241

for.cond.cleanup.i:                               ; preds = %for.body.i241
  %div16.i = sdiv i64 %66, 4
  %mul.i248 = shl i64 %62, 4
  %add.ptr.idx.i = mul i64 %mul.i248, %div16.i
  %add.ptr.i249 = getelementptr inbounds i8, ptr %60, i64 %add.ptr.idx.i
  %cmp19157.i = icmp sgt i64 %62, 0
  br i1 %cmp19157.i, label %for.body22.lr.ph.i, label %turn_columns.exit

for.body22.lr.ph.i:                               ; preds = %for.cond.cleanup.i
  %65 = and i64 %66, 3
  %cmp10.i = icmp ne i64 %65, 0
  %tobool.not153.i = icmp eq i64 %and.i, 0
  %tobool.not.i = select i1 %cmp10.i, i1 true, i1 %tobool.not153.i
  br label %for.body22.i

for.body.i241:                                    ; preds = %for.body.i241, %if.then79
  %together.0155.i = phi i64 [ 1, %if.then79 ], [ %and.i, %for.body.i241 ]
  %lane.0154.i = phi i64 [ 0, %if.then79 ], [ %inc.i246, %for.body.i241 ]
  %add.i242 = add nsw i64 %lane.0154.i, %first.0310
  %div.i = sdiv i64 %add.i242, %63
  %rem.i243 = srem i64 %div.i, %64
  %arrayidx.i244 = getelementptr inbounds [4 x i64], ptr %columns.i, i64 0, i64 %lane.0154.i
  store i64 %rem.i243, ptr %arrayidx.i244, align 8
  %cmp3.not.i = icmp sge i64 %lane.0154.i, %used.0
  %66 = load i64, ptr %columns.i, align 16
  %add6.i = add nsw i64 %66, %lane.0154.i
  %cmp7.i245 = icmp eq i64 %rem.i243, %add6.i
  %67 = select i1 %cmp3.not.i, i1 true, i1 %cmp7.i245
  %and.i = select i1 %67, i64 %together.0155.i, i64 0
  %inc.i246 = add nuw nsw i64 %lane.0154.i, 1
  %exitcond.not.i247 = icmp eq i64 %inc.i246, 4
  br i1 %exitcond.not.i247, label %for.cond.cleanup.i, label %for.body.i241, !llvm.loop !17

for.body22.i:                                     ; preds = %if.end.i, %for.body22.lr.ph.i
  %k.0158.i = phi i64 [ 0, %for.body22.lr.ph.i ], [ %inc100.i, %if.end.i ]
  %68 = load ptr, ptr %fine23.i, align 8
  %add.ptr26.idx.i = shl nsw i64 %k.0158.i, 6
  %add.ptr26.i = getelementptr inbounds i8, ptr %68, i64 %add.ptr26.idx.i
  br i1 %tobool.not.i, label %if.else.i, label %if.then.i250

if.then.i250:                                     ; preds = %for.body22.i
  %mul27.i = shl nuw nsw i64 %k.0158.i, 1
  %arrayidx28.i = getelementptr inbounds double, ptr %add.ptr.i249, i64 %mul27.i
  %69 = load double, ptr %arrayidx28.i, align 8
  %splat.splatinsert.i251 = insertelement <4 x double> poison, double %69, i64 0
  %70 = fadd <4 x double> %splat.splatinsert.i251, <double 0.000000e+00, double poison, double poison, double poison>
  %add29.i252 = shufflevector <4 x double> %70, <4 x double> poison, <4 x i32> zeroinitializer
  %add32.i = or disjoint i64 %mul27.i, 1
  %arrayidx33.i = getelementptr inbounds double, ptr %add.ptr.i249, i64 %add32.i
  %71 = load double, ptr %arrayidx33.i, align 8
  %splat.splatinsert34.i = insertelement <4 x double> poison, double %71, i64 0
  %72 = fadd <4 x double> %splat.splatinsert34.i, <double 0.000000e+00, double poison, double poison, double poison>
  %add36.i = shufflevector <4 x double> %72, <4 x double> poison, <4 x i32> zeroinitializer
  %73 = load <4 x double>, ptr %add.ptr26.i, align 8
  %add.ptr37.i = getelementptr inbounds i8, ptr %add.ptr26.i, i64 32
  %74 = load <4 x double>, ptr %add.ptr37.i, align 8
  br label %if.end.i

if.else.i:                                        ; preds = %for.body22.i
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %each.i) #9
  %75 = load ptr, ptr %coarse, align 8
  br label %for.body43.i

for.cond.cleanup42.i:                             ; preds = %for.body43.i
  %76 = load <4 x double>, ptr %each.i, align 16
  %77 = load <4 x double>, ptr %arrayidx55.i, align 16
  %78 = load <4 x double>, ptr %arrayidx60.i, align 16
  %79 = load <4 x double>, ptr %arrayidx66.i, align 16
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %each.i) #9
  br label %if.end.i

for.body43.i:                                     ; preds = %for.body43.i, %if.else.i
  %lane38.0156.i = phi i64 [ 0, %if.else.i ], [ %inc69.i, %for.body43.i ]
  %arrayidx45.i = getelementptr inbounds [4 x i64], ptr %columns.i, i64 0, i64 %lane38.0156.i
  %80 = load i64, ptr %arrayidx45.i, align 8
  %div46.i = sdiv i64 %80, 4
  %mul47.i = mul nsw i64 %div46.i, %62
  %add48.i = add nsw i64 %mul47.i, %k.0158.i
  %add.ptr50.idx.i = shl nsw i64 %add48.i, 4
  %add.ptr50.i = getelementptr inbounds i8, ptr %75, i64 %add.ptr50.idx.i
  %81 = load double, ptr %add.ptr50.i, align 8
  %arrayidx53.i = getelementptr inbounds [4 x double], ptr %each.i, i64 0, i64 %lane38.0156.i
  store double %81, ptr %arrayidx53.i, align 8
  %arrayidx54.i254 = getelementptr inbounds i8, ptr %add.ptr50.i, i64 8
  %82 = load double, ptr %arrayidx54.i254, align 8
  %arrayidx56.i = getelementptr inbounds [4 x double], ptr %arrayidx55.i, i64 0, i64 %lane38.0156.i
  store double %82, ptr %arrayidx56.i, align 8
  %rem58.i = srem i64 %80, 4
  %arrayidx59.i = getelementptr inbounds double, ptr %add.ptr26.i, i64 %rem58.i
  %83 = load double, ptr %arrayidx59.i, align 8
  %arrayidx61.i = getelementptr inbounds [4 x double], ptr %arrayidx60.i, i64 0, i64 %lane38.0156.i
  store double %83, ptr %arrayidx61.i, align 8
  %arrayidx65.i255 = getelementptr i8, ptr %arrayidx59.i, i64 32
  %84 = load double, ptr %arrayidx65.i255, align 8
  %arrayidx67.i = getelementptr inbounds [4 x double], ptr %arrayidx66.i, i64 0, i64 %lane38.0156.i
  store double %84, ptr %arrayidx67.i, align 8
  %inc69.i = add nuw nsw i64 %lane38.0156.i, 1
  %exitcond159.not.i = icmp eq i64 %inc69.i, 4
  br i1 %exitcond159.not.i, label %for.cond.cleanup42.i, label %for.body43.i, !llvm.loop !18

if.end.i:                                         ; preds = %for.cond.cleanup42.i, %if.then.i250
  %im.0.i = phi <4 x double> [ %add36.i, %if.then.i250 ], [ %77, %for.cond.cleanup42.i ]
  %fine_re.0.i = phi <4 x double> [ %73, %if.then.i250 ], [ %78, %for.cond.cleanup42.i ]
  %fine_im.0.i = phi <4 x double> [ %74, %if.then.i250 ], [ %79, %for.cond.cleanup42.i ]
  %re.0.i = phi <4 x double> [ %add29.i252, %if.then.i250 ], [ %76, %for.cond.cleanup42.i ]
  %85 = fneg <4 x double> %im.0.i
  %neg.i253 = fmul <4 x double> %fine_im.0.i, %85
  %86 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %re.0.i, <4 x double> %fine_re.0.i, <4 x double> %neg.i253)
  %mul81.i = fmul <4 x double> %im.0.i, %fine_re.0.i
  %87 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %re.0.i, <4 x double> %fine_im.0.i, <4 x double> %mul81.i)
  %arrayidx82.i = getelementptr inbounds %struct.complexes, ptr %retval.0.i, i64 %k.0158.i
  %88 = load <4 x double>, ptr %arrayidx82.i, align 8
  %im86.i = getelementptr inbounds i8, ptr %arrayidx82.i, i64 32
  %89 = load <4 x double>, ptr %im86.i, align 8
  %90 = fneg <4 x double> %89
  %neg88.i = fmul <4 x double> %87, %90
  %91 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %88, <4 x double> %86, <4 x double> %neg88.i)
  %mul94.i = fmul <4 x double> %86, %89
  %92 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %88, <4 x double> %87, <4 x double> %mul94.i)
  store <4 x double> %92, ptr %im86.i, align 8
  store <4 x double> %91, ptr %arrayidx82.i, align 8
  %inc100.i = add nuw nsw i64 %k.0158.i, 1
  %exitcond160.not.i = icmp eq i64 %inc100.i, %62
  br i1 %exitcond160.not.i, label %turn_columns.exit, label %for.body22.i, !llvm.loop !19

turn_columns.exit:                                ; preds = %if.end.i, %for.cond.cleanup.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %columns.i) #9
  br label %if.end80

if.end80:                                         ; preds = %turn_columns.exit, %transform.exit
  switch i64 %2, label %if.end109.fold.split [
    i64 1, label %if.then83
    i64 2, label %if.then87
    i64 3, label %if.end109
    i64 4, label %for.cond96.preheader
  ]

for.cond96.preheader:                             ; preds = %if.end80
  br i1 %cmp47305, label %for.body99, label %if.end109

if.then83:                                        ; preds = %if.end80
  %93 = load ptr, ptr %halves, align 8
  %arrayidx.i256 = getelementptr inbounds %struct.complexes, ptr %retval.0.i, i64 %1
  %94 = load <4 x double>, ptr %retval.0.i, align 8
  %im.i = getelementptr inbounds i8, ptr %retval.0.i, i64 32
  %95 = load <4 x double>, ptr %im.i, align 8
  %sub.i257 = fsub <4 x double> %94, %95
  store <4 x double> %sub.i257, ptr %arrayidx.i256, align 8
  %.compoundliteral.sroa.2.0.arrayidx.sroa_idx.i258 = getelementptr inbounds i8, ptr %arrayidx.i256, i64 32
  store <4 x double> zeroinitializer, ptr %.compoundliteral.sroa.2.0.arrayidx.sroa_idx.i258, align 8
  %96 = load <4 x double>, ptr %retval.0.i, align 8
  %97 = load <4 x double>, ptr %im.i, align 8
  %add.i259 = fadd <4 x double> %96, %97
  store <4 x double> %add.i259, ptr %retval.0.i, align 8
  store <4 x double> zeroinitializer, ptr %im.i, align 8
  br i1 %cmp8109.i, label %for.body.i261, label %if.end109

for.body.i261:                                    ; preds = %if.then83, %for.body.i261
  %k.0111.i = phi i64 [ %inc.i280, %for.body.i261 ], [ 1, %if.then83 ]
  %arrayidx10.i = getelementptr inbounds %struct.complexes, ptr %retval.0.i, i64 %k.0111.i
  %a.sroa.0.0.copyload.i262 = load <4 x double>, ptr %arrayidx10.i, align 8
  %a.sroa.5.0.arrayidx10.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx10.i, i64 32
  %a.sroa.5.0.copyload.i263 = load <4 x double>, ptr %a.sroa.5.0.arrayidx10.sroa_idx.i, align 8
  %sub11.i = sub nsw i64 %1, %k.0111.i
  %arrayidx12.i = getelementptr inbounds %struct.complexes, ptr %retval.0.i, i64 %sub11.i
  %b.sroa.0.0.copyload.i264 = load <4 x double>, ptr %arrayidx12.i, align 8
  %b.sroa.5.0.arrayidx12.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx12.i, i64 32
  %b.sroa.5.0.copyload.i265 = load <4 x double>, ptr %b.sroa.5.0.arrayidx12.sroa_idx.i, align 8
  %add16.i = fadd <4 x double> %a.sroa.0.0.copyload.i262, %b.sroa.0.0.copyload.i264
  %mul.i266 = fmul <4 x double> %add16.i, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %sub20.i267 = fsub <4 x double> %a.sroa.5.0.copyload.i263, %b.sroa.5.0.copyload.i265
  %mul21.i268 = fmul <4 x double> %sub20.i267, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %add25.i = fadd <4 x double> %a.sroa.5.0.copyload.i263, %b.sroa.5.0.copyload.i265
  %sub29.i = fsub <4 x double> %b.sroa.0.0.copyload.i264, %a.sroa.0.0.copyload.i262
  %mul31.i269 = shl nuw nsw i64 %k.0111.i, 1
  %arrayidx32.i270 = getelementptr inbounds double, ptr %93, i64 %mul31.i269
  %98 = load double, ptr %arrayidx32.i270, align 8
  %add35.i271 = or disjoint i64 %mul31.i269, 1
  %arrayidx36.i272 = getelementptr inbounds double, ptr %93, i64 %add35.i271
  %99 = load double, ptr %arrayidx36.i272, align 8
  %splat.splatinsert.i273 = insertelement <4 x double> poison, double %98, i64 0
  %splat.splat.i274 = shufflevector <4 x double> %splat.splatinsert.i273, <4 x double> poison, <4 x i32> zeroinitializer
  %splat.splatinsert42.i275 = insertelement <4 x double> poison, double %99, i64 0
  %splat.splat43.i276 = shufflevector <4 x double> %splat.splatinsert42.i275, <4 x double> poison, <4 x i32> zeroinitializer
  %100 = fneg <4 x double> %sub29.i
  %neg.i277 = fmul <4 x double> %splat.splat43.i276, %100
  %101 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add25.i, <4 x double> %splat.splat.i274, <4 x double> %neg.i277)
  %mul53.i = fmul <4 x double> %sub29.i, %splat.splat.i274
  %102 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add25.i, <4 x double> %splat.splat43.i276, <4 x double> %mul53.i)
  %add59.i278 = fadd <4 x double> %mul.i266, %101
  %add63.i = fadd <4 x double> %mul21.i268, %102
  store <4 x double> %add59.i278, ptr %arrayidx10.i, align 8
  store <4 x double> %add63.i, ptr %a.sroa.5.0.arrayidx10.sroa_idx.i, align 8
  %sub70.i279 = fsub <4 x double> %mul.i266, %101
  %sub74.i = fsub <4 x double> %102, %mul21.i268
  store <4 x double> %sub70.i279, ptr %arrayidx12.i, align 8
  store <4 x double> %sub74.i, ptr %b.sroa.5.0.arrayidx12.sroa_idx.i, align 8
  %inc.i280 = add nuw nsw i64 %k.0111.i, 1
  %exitcond.not.i281 = icmp eq i64 %k.0111.i, %div
  br i1 %exitcond.not.i281, label %if.end109, label %for.body.i261, !llvm.loop !20

if.then87:                                        ; preds = %if.end80
  br label %if.end109

for.body99:                                       ; preds = %for.cond96.preheader, %for.body99
  %k95.0308 = phi i64 [ %inc104, %for.body99 ], [ 0, %for.cond96.preheader ]
  %im101 = getelementptr inbounds %struct.complexes, ptr %retval.0.i, i64 %k95.0308, i32 1
  %103 = load <4 x double>, ptr %im101, align 8
  %arrayidx102 = getelementptr inbounds <4 x double>, ptr %retval.0.i, i64 %k95.0308
  store <4 x double> %103, ptr %arrayidx102, align 8
  %inc104 = add nuw nsw i64 %k95.0308, 1
  %exitcond320.not = icmp eq i64 %inc104, %1
  br i1 %exitcond320.not, label %if.end109, label %for.body99, !llvm.loop !21

if.end109.fold.split:                             ; preds = %if.end80
  br label %if.end109

if.end109:                                        ; preds = %for.body99, %for.body.i261, %for.cond96.preheader, %if.then83, %if.end80, %if.end109.fold.split, %if.then87
  %count.0 = phi i64 [ %mul55, %if.then87 ], [ %mul52, %if.end80 ], [ %mul52, %if.end109.fold.split ], [ %add53, %if.then83 ], [ %1, %for.cond96.preheader ], [ %add53, %for.body.i261 ], [ %1, %for.body99 ]
  %cmp5.i = phi i1 [ true, %if.then87 ], [ false, %if.end80 ], [ true, %if.end109.fold.split ], [ true, %if.then83 ], [ false, %for.cond96.preheader ], [ true, %for.body.i261 ], [ false, %for.body99 ]
  %parts.0 = phi i64 [ 2, %if.then87 ], [ 1, %if.end80 ], [ 2, %if.end109.fold.split ], [ 2, %if.then83 ], [ 1, %for.cond96.preheader ], [ 2, %for.body.i261 ], [ 1, %for.body99 ]
  %104 = load i64, ptr %inverse, align 8
  %tobool111 = icmp ne i64 %104, 0
  %105 = select i1 %tobool111, i1 %cmp112, i1 false
  %conv = zext i1 %105 to i64
  %106 = load double, ptr %scale, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %each.i282) #9
  %107 = load i64, ptr %inner12, align 8
  %cmp.i.i = icmp eq i64 %107, 1
  %108 = load i64, ptr %outer.i54.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i.i, label %for.cond12.preheader.i.i

for.cond12.preheader.i.i:                         ; preds = %if.end109
  %sub.i.i = add nsw i64 %used.0, -1
  %109 = load i64, ptr %to10, align 8
  %110 = inttoptr i64 %109 to ptr
  br label %for.body15.i.i

if.then.i.i:                                      ; preds = %if.end109
  %111 = load i64, ptr %to10, align 8
  %112 = inttoptr i64 %111 to ptr
  %mul.i.i = mul nsw i64 %parts.0, %first.0310
  %mul2.i.i = mul nsw i64 %mul.i.i, %108
  %add.ptr.i.i = getelementptr inbounds double, ptr %112, i64 %mul2.i.i
  %mul6.i.i = mul nsw i64 %108, %parts.0
  br label %for.body.i.i

for.cond.cleanup.i.i:                             ; preds = %for.body.i.i
  %mul9.i.i = shl nuw nsw i64 %parts.0, 2
  %mul10.i.i = mul i64 %mul9.i.i, %108
  br label %begin_all.exit.i

for.body.i.i:                                     ; preds = %for.body.i.i, %if.then.i.i
  %lane.062.i.i = phi i64 [ 0, %if.then.i.i ], [ %inc.i.i, %for.body.i.i ]
  %at.061.i.i = phi ptr [ %add.ptr.i.i, %if.then.i.i ], [ %add.ptr7.i.i, %for.body.i.i ]
  %arrayidx.i.i = getelementptr inbounds ptr, ptr %each.i282, i64 %lane.062.i.i
  store ptr %at.061.i.i, ptr %arrayidx.i.i, align 8
  %inc.i.i = add nuw nsw i64 %lane.062.i.i, 1
  %cmp4.i.i = icmp slt i64 %inc.i.i, %used.0
  %spec.select.i = select i1 %cmp4.i.i, i64 %mul6.i.i, i64 0
  %add.ptr7.i.i = getelementptr inbounds double, ptr %at.061.i.i, i64 %spec.select.i
  %exitcond63.not.i.i = icmp eq i64 %inc.i.i, 4
  br i1 %exitcond63.not.i.i, label %for.cond.cleanup.i.i, label %for.body.i.i, !llvm.loop !22

for.cond.cleanup14.i.i:                           ; preds = %for.body15.i.i
  %add25.i.i = add nsw i64 %first.0310, 4
  %div.i.i.i = sdiv i64 %add25.i.i, %107
  %mul.i.i.i = mul nsw i64 %div.i.i.i, %108
  %rem.i.i.i = srem i64 %add25.i.i, %107
  %add.i.i.i = add nsw i64 %mul.i.i.i, %rem.i.i.i
  %113 = load ptr, ptr %each.i282, align 16
  %mul2.i.i.i = shl nuw nsw i64 %parts.0, 3
  %add.ptr.i.idx.i.i = mul i64 %mul2.i.i.i, %add.i.i.i
  %sub.ptr.lhs.cast.i.i = add i64 %add.ptr.i.idx.i.i, %109
  %sub.ptr.rhs.cast.i.i = ptrtoint ptr %113 to i64
  %sub.ptr.sub.i.i = sub i64 %sub.ptr.lhs.cast.i.i, %sub.ptr.rhs.cast.i.i
  %sub.ptr.div.i.i = ashr exact i64 %sub.ptr.sub.i.i, 3
  br label %begin_all.exit.i

for.body15.i.i:                                   ; preds = %for.body15.i.i, %for.cond12.preheader.i.i
  %lane11.060.i.i = phi i64 [ 0, %for.cond12.preheader.i.i ], [ %inc23.i.i, %for.body15.i.i ]
  %cmp16.i.i = icmp slt i64 %lane11.060.i.i, %used.0
  %cond20.i.i = select i1 %cmp16.i.i, i64 %lane11.060.i.i, i64 %sub.i.i
  %add.i.i = add nsw i64 %cond20.i.i, %first.0310
  %div.i53.i.i = sdiv i64 %add.i.i, %107
  %mul.i55.i.i = mul nsw i64 %div.i53.i.i, %108
  %rem.i56.i.i = srem i64 %add.i.i, %107
  %add.i57.i.i = add nsw i64 %mul.i55.i.i, %rem.i56.i.i
  %mul2.i58.i.i = mul nsw i64 %add.i57.i.i, %parts.0
  %add.ptr.i59.i.i = getelementptr inbounds double, ptr %110, i64 %mul2.i58.i.i
  %arrayidx21.i.i = getelementptr inbounds ptr, ptr %each.i282, i64 %lane11.060.i.i
  store ptr %add.ptr.i59.i.i, ptr %arrayidx21.i.i, align 8
  %inc23.i.i = add nuw nsw i64 %lane11.060.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc23.i.i, 4
  br i1 %exitcond.not.i.i, label %for.cond.cleanup14.i.i, label %for.body15.i.i, !llvm.loop !23

begin_all.exit.i:                                 ; preds = %for.cond.cleanup14.i.i, %for.cond.cleanup.i.i
  %retval.0.i.i = phi i64 [ %mul10.i.i, %for.cond.cleanup.i.i ], [ %sub.ptr.div.i.i, %for.cond.cleanup14.i.i ]
  %114 = load i64, ptr %stride.i, align 8
  %cmp.i283 = icmp eq i64 %114, 1
  %cmp1.i284 = icmp sgt i64 %count.0, 3
  %or.cond.i = and i1 %cmp1.i284, %cmp.i283
  br i1 %or.cond.i, label %for.body.lr.ph.i.i, label %if.end.i285

for.body.lr.ph.i.i:                               ; preds = %begin_all.exit.i
  %sub.i76.i = add nsw i64 %count.0, -4
  %splat.splatinsert.i.i295 = insertelement <4 x double> poison, double %106, i64 0
  %splat.splat.i.i296 = shufflevector <4 x double> %splat.splatinsert.i.i295, <4 x double> poison, <4 x i32> zeroinitializer
  %cmp13.i.i = icmp sgt i64 %used.0, 0
  %cmp13.1.i.i = icmp ugt i64 %used.0, 1
  %cmp13.2.i.i = icmp ugt i64 %used.0, 2
  %cmp13.3.i.i = icmp ugt i64 %used.0, 3
  %115 = load ptr, ptr %each.i282, align 16
  %116 = load ptr, ptr %arrayidx15.1.i.i, align 8
  %117 = load ptr, ptr %arrayidx15.2.i.i, align 16
  %118 = load ptr, ptr %arrayidx15.3.i.i, align 8
  br label %for.inc31.i.3.i.i

for.inc31.i.3.i.i:                                ; preds = %for.inc16.3.i.i, %for.body.lr.ph.i.i
  %first.041.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %add20.i.i, %for.inc16.3.i.i ]
  %cond.i77.i = tail call i64 @llvm.smin.i64(i64 %first.041.i.i, i64 %sub.i76.i)
  %add.1.i.i = add nsw i64 %cond.i77.i, 1
  %xor.1.i.i = xor i64 %add.1.i.i, %conv
  %arrayidx.1.i.i = getelementptr inbounds <4 x double>, ptr %retval.0.i, i64 %xor.1.i.i
  %119 = load <4 x double>, ptr %arrayidx.1.i.i, align 8
  %mul.1.i.i = fmul <4 x double> %splat.splat.i.i296, %119
  %add.3.i.i = add nsw i64 %cond.i77.i, 3
  %xor.3.i.i = xor i64 %add.3.i.i, %conv
  %arrayidx.3.i.i = getelementptr inbounds <4 x double>, ptr %retval.0.i, i64 %xor.3.i.i
  %120 = load <4 x double>, ptr %arrayidx.3.i.i, align 8
  %mul.3.i.i = fmul <4 x double> %splat.splat.i.i296, %120
  %add.2.i.i = add nsw i64 %cond.i77.i, 2
  %xor.2.i.i = xor i64 %add.2.i.i, %conv
  %arrayidx.2.i.i = getelementptr inbounds <4 x double>, ptr %retval.0.i, i64 %xor.2.i.i
  %121 = load <4 x double>, ptr %arrayidx.2.i.i, align 8
  %mul.2.i.i = fmul <4 x double> %splat.splat.i.i296, %121
  %xor.i.i = xor i64 %cond.i77.i, %conv
  %arrayidx.i78.i = getelementptr inbounds <4 x double>, ptr %retval.0.i, i64 %xor.i.i
  %122 = load <4 x double>, ptr %arrayidx.i78.i, align 8
  %mul.i79.i = fmul <4 x double> %splat.splat.i.i296, %122
  %shuffle.i.i.i = shufflevector <4 x double> %mul.i79.i, <4 x double> %mul.2.i.i, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %shuffle6.i.i.i = shufflevector <4 x double> %mul.i79.i, <4 x double> %mul.2.i.i, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %shuffle.i.1.i.i = shufflevector <4 x double> %mul.1.i.i, <4 x double> %mul.3.i.i, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %shuffle6.i.1.i.i = shufflevector <4 x double> %mul.1.i.i, <4 x double> %mul.3.i.i, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %shuffle26.i.i.i = shufflevector <4 x double> %shuffle.i.i.i, <4 x double> %shuffle.i.1.i.i, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %shuffle22.i.2.i.i = shufflevector <4 x double> %shuffle6.i.i.i, <4 x double> %shuffle6.i.1.i.i, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %shuffle26.i.2.i.i = shufflevector <4 x double> %shuffle6.i.i.i, <4 x double> %shuffle6.i.1.i.i, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  br i1 %cmp13.i.i, label %for.inc16.i.i, label %for.inc16.3.i.i

for.inc16.i.i:                                    ; preds = %for.inc31.i.3.i.i
  %shuffle22.i.i.i = shufflevector <4 x double> %shuffle.i.i.i, <4 x double> %shuffle.i.1.i.i, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %add.ptr.i81.i = getelementptr inbounds double, ptr %115, i64 %cond.i77.i
  store <4 x double> %shuffle22.i.i.i, ptr %add.ptr.i81.i, align 8
  br i1 %cmp13.1.i.i, label %for.inc16.1.i.i, label %for.inc16.3.i.i

for.inc16.1.i.i:                                  ; preds = %for.inc16.i.i
  %add.ptr.1.i.i = getelementptr inbounds double, ptr %116, i64 %cond.i77.i
  store <4 x double> %shuffle26.i.i.i, ptr %add.ptr.1.i.i, align 8
  br i1 %cmp13.2.i.i, label %for.inc16.2.i.i, label %for.inc16.3.i.i

for.inc16.2.i.i:                                  ; preds = %for.inc16.1.i.i
  %add.ptr.2.i.i = getelementptr inbounds double, ptr %117, i64 %cond.i77.i
  store <4 x double> %shuffle22.i.2.i.i, ptr %add.ptr.2.i.i, align 8
  br i1 %cmp13.3.i.i, label %if.then.3.i.i, label %for.inc16.3.i.i

if.then.3.i.i:                                    ; preds = %for.inc16.2.i.i
  %add.ptr.3.i.i = getelementptr inbounds double, ptr %118, i64 %cond.i77.i
  store <4 x double> %shuffle26.i.2.i.i, ptr %add.ptr.3.i.i, align 8
  br label %for.inc16.3.i.i

for.inc16.3.i.i:                                  ; preds = %if.then.3.i.i, %for.inc16.2.i.i, %for.inc16.1.i.i, %for.inc16.i.i, %for.inc31.i.3.i.i
  %add20.i.i = add nuw nsw i64 %cond.i77.i, 4
  %cmp.i80.i = icmp slt i64 %add20.i.i, %count.0
  br i1 %cmp.i80.i, label %for.inc31.i.3.i.i, label %store.exit, !llvm.loop !24

if.end.i285:                                      ; preds = %begin_all.exit.i
  %cmp.i82.i = icmp eq i64 %used.0, 4
  br i1 %cmp.i82.i, label %land.rhs.i.i, label %for.cond17.preheader.i

for.cond17.preheader.i:                           ; preds = %land.rhs.i.i, %if.end.i285
  %cmp18110.i = icmp sgt i64 %count.0, 0
  br i1 %cmp18110.i, label %for.body20.lr.ph.i, label %store.exit

for.body20.lr.ph.i:                               ; preds = %for.cond17.preheader.i
  %splat.splatinsert23.i = insertelement <4 x double> poison, double %106, i64 0
  %splat.splat24.i = shufflevector <4 x double> %splat.splatinsert23.i, <4 x double> poison, <4 x i32> zeroinitializer
  %cmp27108.i = icmp sgt i64 %used.0, 0
  br label %for.body20.i

land.rhs.i.i:                                     ; preds = %if.end.i285
  %rem.i.i = srem i64 %first.0310, %107
  %add.i84.i = add nsw i64 %rem.i.i, 4
  %cmp2.i.not.i = icmp sgt i64 %add.i84.i, %107
  br i1 %cmp2.i.not.i, label %for.cond17.preheader.i, label %if.then4.i

if.then4.i:                                       ; preds = %land.rhs.i.i
  br i1 %cmp5.i, label %if.then6.i, label %for.cond.preheader.i286

for.cond.preheader.i286:                          ; preds = %if.then4.i
  %cmp8106.i = icmp sgt i64 %count.0, 0
  br i1 %cmp8106.i, label %for.body.lr.ph.i, label %store.exit

for.body.lr.ph.i:                                 ; preds = %for.cond.preheader.i286
  %splat.splatinsert.i287 = insertelement <4 x double> poison, double %106, i64 0
  %splat.splat.i288 = shufflevector <4 x double> %splat.splatinsert.i287, <4 x double> poison, <4 x i32> zeroinitializer
  %123 = load ptr, ptr %each.i282, align 16
  br label %for.body.i289

if.then6.i:                                       ; preds = %if.then4.i
  %div.i294 = sdiv i64 %count.0, 2
  %invariant.gep.i.i = getelementptr <4 x double>, ptr %retval.0.i, i64 %conv
  %cmp26.i.i = icmp sgt i64 %count.0, 1
  br i1 %cmp26.i.i, label %for.body.lr.ph.i86.i, label %store.exit

for.body.lr.ph.i86.i:                             ; preds = %if.then6.i
  %124 = load ptr, ptr %each.i282, align 16
  %splat.splatinsert.i87.i = insertelement <4 x double> poison, double %106, i64 0
  %splat.splat.i88.i = shufflevector <4 x double> %splat.splatinsert.i87.i, <4 x double> poison, <4 x i32> zeroinitializer
  %invariant.gep29.i.i = getelementptr i8, ptr %retval.0.i, i64 32
  %add.ptr12.i.idx.i = shl nsw i64 %114, 4
  br label %for.body.i89.i

for.body.i89.i:                                   ; preds = %for.body.i89.i, %for.body.lr.ph.i86.i
  %to.addr.028.i.i = phi ptr [ %124, %for.body.lr.ph.i86.i ], [ %add.ptr12.i.i, %for.body.i89.i ]
  %k.027.i.i = phi i64 [ 0, %for.body.lr.ph.i86.i ], [ %inc.i93.i, %for.body.i89.i ]
  %add.ptr.i90.i = getelementptr inbounds double, ptr %to.addr.028.i.i, i64 %retval.0.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i90.i, i32 1, i32 2, i32 1)
  %add.ptr2.i.i = getelementptr inbounds i8, ptr %add.ptr.i90.i, i64 32
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr2.i.i, i32 1, i32 2, i32 1)
  %mul.i91.i = shl nuw nsw i64 %k.027.i.i, 1
  %gep.i.i = getelementptr <4 x double>, ptr %invariant.gep.i.i, i64 %mul.i91.i
  %125 = load <4 x double>, ptr %gep.i.i, align 8
  %mul3.i.i = fmul <4 x double> %splat.splat.i88.i, %125
  %reass.sub.i.i = sub nsw i64 %mul.i91.i, %conv
  %gep30.i.i = getelementptr <4 x double>, ptr %invariant.gep29.i.i, i64 %reass.sub.i.i
  %126 = load <4 x double>, ptr %gep30.i.i, align 8
  %mul9.i92.i = fmul <4 x double> %splat.splat.i88.i, %126
  %shuffle.i.i = shufflevector <4 x double> %mul3.i.i, <4 x double> %mul9.i92.i, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x double> %shuffle.i.i, ptr %to.addr.028.i.i, align 8
  %shuffle10.i.i = shufflevector <4 x double> %mul3.i.i, <4 x double> %mul9.i92.i, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %add.ptr11.i.i = getelementptr inbounds i8, ptr %to.addr.028.i.i, i64 32
  store <4 x double> %shuffle10.i.i, ptr %add.ptr11.i.i, align 8
  %inc.i93.i = add nuw nsw i64 %k.027.i.i, 1
  %add.ptr12.i.i = getelementptr inbounds i8, ptr %to.addr.028.i.i, i64 %add.ptr12.i.idx.i
  %exitcond.not.i94.i = icmp eq i64 %inc.i93.i, %div.i294
  br i1 %exitcond.not.i94.i, label %store.exit, label %for.body.i89.i, !llvm.loop !25

for.body.i289:                                    ; preds = %for.body.i289, %for.body.lr.ph.i
  %k.0107.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i292, %for.body.i289 ]
  %xor.i = xor i64 %k.0107.i, %conv
  %arrayidx9.i290 = getelementptr inbounds <4 x double>, ptr %retval.0.i, i64 %xor.i
  %127 = load <4 x double>, ptr %arrayidx9.i290, align 8
  %mul10.i = fmul <4 x double> %splat.splat.i288, %127
  %128 = load i64, ptr %stride.i, align 8
  %mul13.i = mul nsw i64 %128, %k.0107.i
  %add.ptr.i291 = getelementptr inbounds double, ptr %123, i64 %mul13.i
  store <4 x double> %mul10.i, ptr %add.ptr.i291, align 8
  %inc.i292 = add nuw nsw i64 %k.0107.i, 1
  %exitcond.not.i293 = icmp eq i64 %inc.i292, %count.0
  br i1 %exitcond.not.i293, label %store.exit, label %for.body.i289, !llvm.loop !26

for.body20.i:                                     ; preds = %for.cond.cleanup28.i, %for.body20.lr.ph.i
  %k16.0111.i = phi i64 [ 0, %for.body20.lr.ph.i ], [ %inc39.i, %for.cond.cleanup28.i ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %scaled.i) #9
  %xor21.i = xor i64 %k16.0111.i, %conv
  %arrayidx22.i = getelementptr inbounds <4 x double>, ptr %retval.0.i, i64 %xor21.i
  %129 = load <4 x double>, ptr %arrayidx22.i, align 8
  %mul25.i = fmul <4 x double> %splat.splat24.i, %129
  store <4 x double> %mul25.i, ptr %scaled.i, align 8
  br i1 %cmp27108.i, label %for.body29.lr.ph.i, label %for.cond.cleanup28.i

for.body29.lr.ph.i:                               ; preds = %for.body20.i
  %mul.i100.i = and i64 %k16.0111.i, 9223372036854775806
  %and.i.i = and i64 %k16.0111.i, 1
  br label %for.body29.i

for.cond.cleanup28.i:                             ; preds = %place.exit.i, %for.body20.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %scaled.i) #9
  %inc39.i = add nuw nsw i64 %k16.0111.i, 1
  %exitcond116.not.i = icmp eq i64 %inc39.i, %count.0
  br i1 %exitcond116.not.i, label %store.exit, label %for.body20.i, !llvm.loop !27

for.body29.i:                                     ; preds = %place.exit.i, %for.body29.lr.ph.i
  %lane.0109.i = phi i64 [ 0, %for.body29.lr.ph.i ], [ %inc36.i, %place.exit.i ]
  %arrayidx30.i = getelementptr inbounds double, ptr %scaled.i, i64 %lane.0109.i
  %130 = load double, ptr %arrayidx30.i, align 8
  %arrayidx31.i = getelementptr inbounds [4 x ptr], ptr %each.i282, i64 0, i64 %lane.0109.i
  %131 = load ptr, ptr %arrayidx31.i, align 8
  %132 = load i64, ptr %stride.i, align 8
  br i1 %cmp5.i, label %cond.true.i99.i, label %cond.false.i.i

cond.true.i99.i:                                  ; preds = %for.body29.i
  %mul1.i.i = mul nsw i64 %132, %mul.i100.i
  %add.i101.i = or disjoint i64 %mul1.i.i, %and.i.i
  br label %place.exit.i

cond.false.i.i:                                   ; preds = %for.body29.i
  %mul2.i96.i = mul nsw i64 %132, %k16.0111.i
  br label %place.exit.i

place.exit.i:                                     ; preds = %cond.false.i.i, %cond.true.i99.i
  %cond.i98.i = phi i64 [ %add.i101.i, %cond.true.i99.i ], [ %mul2.i96.i, %cond.false.i.i ]
  %arrayidx34.i = getelementptr inbounds double, ptr %131, i64 %cond.i98.i
  store double %130, ptr %arrayidx34.i, align 8
  %inc36.i = add nuw nsw i64 %lane.0109.i, 1
  %exitcond115.not.i = icmp eq i64 %inc36.i, %used.0
  br i1 %exitcond115.not.i, label %for.cond.cleanup28.i, label %for.body29.i, !llvm.loop !28

store.exit:                                       ; preds = %for.body.i289, %for.body.i89.i, %for.cond.cleanup28.i, %for.inc16.3.i.i, %for.cond17.preheader.i, %for.cond.preheader.i286, %if.then6.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %each.i282) #9
  %add114 = add nsw i64 %used.0, %first.0310
  %133 = load i64, ptr %stop, align 8
  %cmp20 = icmp slt i64 %add114, %133
  br i1 %cmp20, label %for.body, label %for.cond.cleanup, !llvm.loop !29

if.then118:                                       ; preds = %for.cond.cleanup
  %taken119 = getelementptr inbounds i8, ptr %c, i64 144
  %134 = load ptr, ptr %taken119, align 8
  %add.ptr120 = getelementptr inbounds i64, ptr %134, i64 %cond
  store atomic i64 0, ptr %add.ptr120 release, align 8
  br label %if.end121

if.end121:                                        ; preds = %if.then118, %for.cond.cleanup
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind
define internal fastcc void @load(ptr nocapture noundef readonly %lines, i64 noundef %first, i64 noundef %used, i64 noundef %count, i64 noundef %parts, i64 noundef %flipped, ptr nocapture noundef writeonly %to) unnamed_addr #3 {
entry:
  %each = alloca [4 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %each) #9
  %inner.i = getelementptr inbounds i8, ptr %lines, i64 8
  %0 = load i64, ptr %inner.i, align 8
  %cmp.i = icmp eq i64 %0, 1
  br i1 %cmp.i, label %if.then.i, label %for.cond12.preheader.i

for.cond12.preheader.i:                           ; preds = %entry
  %sub.i = add nsw i64 %used, -1
  %outer.i54.i = getelementptr inbounds i8, ptr %lines, i64 16
  %1 = load i64, ptr %lines, align 8
  %2 = inttoptr i64 %1 to ptr
  %3 = load i64, ptr %outer.i54.i, align 8
  br label %for.body15.i

if.then.i:                                        ; preds = %entry
  %4 = load i64, ptr %lines, align 8
  %5 = inttoptr i64 %4 to ptr
  %mul.i = mul nsw i64 %parts, %first
  %outer.i = getelementptr inbounds i8, ptr %lines, i64 16
  %6 = load i64, ptr %outer.i, align 8
  %mul2.i = mul nsw i64 %mul.i, %6
  %add.ptr.i = getelementptr inbounds double, ptr %5, i64 %mul2.i
  %mul6.i = mul nsw i64 %6, %parts
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %for.body.i
  %mul9.i = shl i64 %parts, 2
  %mul10.i = mul i64 %mul9.i, %6
  br label %begin_all.exit

for.body.i:                                       ; preds = %for.body.i, %if.then.i
  %lane.062.i = phi i64 [ 0, %if.then.i ], [ %inc.i, %for.body.i ]
  %at.061.i = phi ptr [ %add.ptr.i, %if.then.i ], [ %add.ptr7.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds ptr, ptr %each, i64 %lane.062.i
  store ptr %at.061.i, ptr %arrayidx.i, align 8
  %inc.i = add nuw nsw i64 %lane.062.i, 1
  %cmp4.i = icmp slt i64 %inc.i, %used
  %spec.select = select i1 %cmp4.i, i64 %mul6.i, i64 0
  %add.ptr7.i = getelementptr inbounds double, ptr %at.061.i, i64 %spec.select
  %exitcond63.not.i = icmp eq i64 %inc.i, 4
  br i1 %exitcond63.not.i, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !22

for.cond.cleanup14.i:                             ; preds = %for.body15.i
  %add25.i = add nsw i64 %first, 4
  %div.i.i = sdiv i64 %add25.i, %0
  %mul.i.i = mul nsw i64 %div.i.i, %3
  %rem.i.i = srem i64 %add25.i, %0
  %add.i.i = add nsw i64 %mul.i.i, %rem.i.i
  %7 = load ptr, ptr %each, align 16
  %mul2.i.i = shl i64 %parts, 3
  %add.ptr.i.idx.i = mul i64 %mul2.i.i, %add.i.i
  %sub.ptr.lhs.cast.i = add i64 %add.ptr.i.idx.i, %1
  %sub.ptr.rhs.cast.i = ptrtoint ptr %7 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %sub.ptr.div.i = ashr exact i64 %sub.ptr.sub.i, 3
  br label %begin_all.exit

for.body15.i:                                     ; preds = %for.body15.i, %for.cond12.preheader.i
  %lane11.060.i = phi i64 [ 0, %for.cond12.preheader.i ], [ %inc23.i, %for.body15.i ]
  %cmp16.i = icmp slt i64 %lane11.060.i, %used
  %cond20.i = select i1 %cmp16.i, i64 %lane11.060.i, i64 %sub.i
  %add.i = add nsw i64 %cond20.i, %first
  %div.i53.i = sdiv i64 %add.i, %0
  %mul.i55.i = mul nsw i64 %3, %div.i53.i
  %rem.i56.i = srem i64 %add.i, %0
  %add.i57.i = add nsw i64 %mul.i55.i, %rem.i56.i
  %mul2.i58.i = mul nsw i64 %add.i57.i, %parts
  %add.ptr.i59.i = getelementptr inbounds double, ptr %2, i64 %mul2.i58.i
  %arrayidx21.i = getelementptr inbounds ptr, ptr %each, i64 %lane11.060.i
  store ptr %add.ptr.i59.i, ptr %arrayidx21.i, align 8
  %inc23.i = add nuw nsw i64 %lane11.060.i, 1
  %exitcond.not.i = icmp eq i64 %inc23.i, 4
  br i1 %exitcond.not.i, label %for.cond.cleanup14.i, label %for.body15.i, !llvm.loop !23

begin_all.exit:                                   ; preds = %for.cond.cleanup.i, %for.cond.cleanup14.i
  %retval.0.i = phi i64 [ %mul10.i, %for.cond.cleanup.i ], [ %sub.ptr.div.i, %for.cond.cleanup14.i ]
  %stride = getelementptr inbounds i8, ptr %lines, i64 24
  %8 = load i64, ptr %stride, align 8
  %cmp = icmp eq i64 %8, 1
  %cmp1 = icmp sgt i64 %count, 3
  %or.cond = and i1 %cmp1, %cmp
  br i1 %or.cond, label %for.body.lr.ph.i, label %if.end

for.body.lr.ph.i:                                 ; preds = %begin_all.exit
  %sub.i68 = add nsw i64 %count, -4
  %arrayidx.1.i = getelementptr inbounds i8, ptr %each, i64 8
  %arrayidx.2.i = getelementptr inbounds i8, ptr %each, i64 16
  %arrayidx.3.i = getelementptr inbounds i8, ptr %each, i64 24
  %9 = load ptr, ptr %each, align 16
  %10 = load ptr, ptr %arrayidx.1.i, align 8
  %11 = load ptr, ptr %arrayidx.2.i, align 16
  %12 = load ptr, ptr %arrayidx.3.i, align 8
  br label %for.inc31.i.3.i

for.inc31.i.3.i:                                  ; preds = %for.inc31.i.3.i, %for.body.lr.ph.i
  %first.045.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add22.i, %for.inc31.i.3.i ]
  %cond.i69 = tail call i64 @llvm.smin.i64(i64 %first.045.i, i64 %sub.i68)
  %add.ptr.i70 = getelementptr inbounds double, ptr %9, i64 %cond.i69
  %13 = load <4 x double>, ptr %add.ptr.i70, align 8
  %add.ptr10.i = getelementptr inbounds double, ptr %add.ptr.i70, i64 %retval.0.i
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr10.i, i32 0, i32 2, i32 1)
  %add.ptr.1.i = getelementptr inbounds double, ptr %10, i64 %cond.i69
  %14 = load <4 x double>, ptr %add.ptr.1.i, align 8
  %add.ptr10.1.i = getelementptr inbounds double, ptr %add.ptr.1.i, i64 %retval.0.i
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr10.1.i, i32 0, i32 2, i32 1)
  %add.ptr.2.i = getelementptr inbounds double, ptr %11, i64 %cond.i69
  %15 = load <4 x double>, ptr %add.ptr.2.i, align 8
  %add.ptr10.2.i = getelementptr inbounds double, ptr %add.ptr.2.i, i64 %retval.0.i
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr10.2.i, i32 0, i32 2, i32 1)
  %add.ptr.3.i = getelementptr inbounds double, ptr %12, i64 %cond.i69
  %16 = load <4 x double>, ptr %add.ptr.3.i, align 8
  %add.ptr10.3.i = getelementptr inbounds double, ptr %add.ptr.3.i, i64 %retval.0.i
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr10.3.i, i32 0, i32 2, i32 1)
  %shuffle.i.i = shufflevector <4 x double> %13, <4 x double> %15, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %shuffle6.i.i = shufflevector <4 x double> %13, <4 x double> %15, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %shuffle.i.1.i = shufflevector <4 x double> %14, <4 x double> %16, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %shuffle6.i.1.i = shufflevector <4 x double> %14, <4 x double> %16, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %shuffle22.i.i = shufflevector <4 x double> %shuffle.i.i, <4 x double> %shuffle.i.1.i, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %shuffle26.i.i = shufflevector <4 x double> %shuffle.i.i, <4 x double> %shuffle.i.1.i, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %shuffle22.i.2.i = shufflevector <4 x double> %shuffle6.i.i, <4 x double> %shuffle6.i.1.i, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %shuffle26.i.2.i = shufflevector <4 x double> %shuffle6.i.i, <4 x double> %shuffle6.i.1.i, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %xor.i = xor i64 %cond.i69, %flipped
  %arrayidx17.i = getelementptr inbounds <4 x double>, ptr %to, i64 %xor.i
  store <4 x double> %shuffle22.i.i, ptr %arrayidx17.i, align 8
  %add.1.i = add nsw i64 %cond.i69, 1
  %xor.1.i = xor i64 %add.1.i, %flipped
  %arrayidx17.1.i = getelementptr inbounds <4 x double>, ptr %to, i64 %xor.1.i
  store <4 x double> %shuffle26.i.i, ptr %arrayidx17.1.i, align 8
  %add.2.i = add nsw i64 %cond.i69, 2
  %xor.2.i = xor i64 %add.2.i, %flipped
  %arrayidx17.2.i = getelementptr inbounds <4 x double>, ptr %to, i64 %xor.2.i
  store <4 x double> %shuffle22.i.2.i, ptr %arrayidx17.2.i, align 8
  %add.3.i = add nsw i64 %cond.i69, 3
  %xor.3.i = xor i64 %add.3.i, %flipped
  %arrayidx17.3.i = getelementptr inbounds <4 x double>, ptr %to, i64 %xor.3.i
  store <4 x double> %shuffle26.i.2.i, ptr %arrayidx17.3.i, align 8
  %add22.i = add nuw nsw i64 %cond.i69, 4
  %cmp.i71 = icmp slt i64 %add22.i, %count
  br i1 %cmp.i71, label %for.inc31.i.3.i, label %cleanup, !llvm.loop !30

if.end:                                           ; preds = %begin_all.exit
  %cmp.i72 = icmp eq i64 %used, 4
  br i1 %cmp.i72, label %land.rhs.i, label %for.cond16.preheader

for.cond16.preheader:                             ; preds = %land.rhs.i, %if.end
  %cmp1796 = icmp sgt i64 %count, 0
  br i1 %cmp1796, label %for.cond20.preheader.lr.ph, label %cleanup

for.cond20.preheader.lr.ph:                       ; preds = %for.cond16.preheader
  %cmp.i82 = icmp eq i64 %parts, 2
  br label %for.cond20.preheader

land.rhs.i:                                       ; preds = %if.end
  %rem.i = srem i64 %first, %0
  %add.i74 = add nsw i64 %rem.i, 4
  %cmp2.i.not = icmp sgt i64 %add.i74, %0
  br i1 %cmp2.i.not, label %for.cond16.preheader, label %if.then4

if.then4:                                         ; preds = %land.rhs.i
  %cmp5 = icmp eq i64 %parts, 2
  br i1 %cmp5, label %if.then6, label %for.cond.preheader

for.cond.preheader:                               ; preds = %if.then4
  %cmp893 = icmp sgt i64 %count, 0
  br i1 %cmp893, label %for.body.lr.ph, label %cleanup

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %17 = load ptr, ptr %each, align 16
  br label %for.body

if.then6:                                         ; preds = %if.then4
  %div = sdiv i64 %count, 2
  %invariant.gep.i = getelementptr <4 x double>, ptr %to, i64 %flipped
  %cmp21.i = icmp sgt i64 %count, 1
  br i1 %cmp21.i, label %for.body.lr.ph.i76, label %cleanup

for.body.lr.ph.i76:                               ; preds = %if.then6
  %18 = load ptr, ptr %each, align 16
  %invariant.gep24.i = getelementptr i8, ptr %to, i64 32
  %add.ptr8.i.idx = shl nsw i64 %8, 4
  br label %for.body.i77

for.body.i77:                                     ; preds = %for.body.i77, %for.body.lr.ph.i76
  %from.addr.023.i = phi ptr [ %18, %for.body.lr.ph.i76 ], [ %add.ptr8.i, %for.body.i77 ]
  %k.022.i = phi i64 [ 0, %for.body.lr.ph.i76 ], [ %inc.i80, %for.body.i77 ]
  %add.ptr.i78 = getelementptr inbounds double, ptr %from.addr.023.i, i64 %retval.0.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i78, i32 0, i32 2, i32 1)
  %add.ptr2.i = getelementptr inbounds i8, ptr %add.ptr.i78, i64 32
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr2.i, i32 0, i32 2, i32 1)
  %19 = load <4 x double>, ptr %from.addr.023.i, align 8
  %add.ptr3.i = getelementptr inbounds i8, ptr %from.addr.023.i, i64 32
  %20 = load <4 x double>, ptr %add.ptr3.i, align 8
  %shuffle.i = shufflevector <4 x double> %19, <4 x double> %20, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %mul.i79 = shl nuw nsw i64 %k.022.i, 1
  %gep.i = getelementptr <4 x double>, ptr %invariant.gep.i, i64 %mul.i79
  store <4 x double> %shuffle.i, ptr %gep.i, align 8
  %shuffle4.i = shufflevector <4 x double> %19, <4 x double> %20, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %reass.sub.i = sub i64 %mul.i79, %flipped
  %gep25.i = getelementptr <4 x double>, ptr %invariant.gep24.i, i64 %reass.sub.i
  store <4 x double> %shuffle4.i, ptr %gep25.i, align 8
  %inc.i80 = add nuw nsw i64 %k.022.i, 1
  %add.ptr8.i = getelementptr inbounds i8, ptr %from.addr.023.i, i64 %add.ptr8.i.idx
  %exitcond.not.i81 = icmp eq i64 %inc.i80, %div
  br i1 %exitcond.not.i81, label %cleanup, label %for.body.i77, !llvm.loop !31

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.094 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %21 = load i64, ptr %stride, align 8
  %mul11 = mul nsw i64 %21, %k.094
  %add.ptr = getelementptr inbounds double, ptr %17, i64 %mul11
  %22 = load <4 x double>, ptr %add.ptr, align 8
  %xor = xor i64 %k.094, %flipped
  %arrayidx12 = getelementptr inbounds <4 x double>, ptr %to, i64 %xor
  store <4 x double> %22, ptr %arrayidx12, align 8
  %inc = add nuw nsw i64 %k.094, 1
  %exitcond.not = icmp eq i64 %inc, %count
  br i1 %exitcond.not, label %cleanup, label %for.body, !llvm.loop !32

for.cond20.preheader:                             ; preds = %for.cond20.preheader.lr.ph, %for.cond.cleanup22
  %k15.097 = phi i64 [ 0, %for.cond20.preheader.lr.ph ], [ %inc35, %for.cond.cleanup22 ]
  %xor28 = xor i64 %k15.097, %flipped
  %add.ptr29 = getelementptr inbounds <4 x double>, ptr %to, i64 %xor28
  %mul.i87 = and i64 %k15.097, 9223372036854775806
  %and.i = and i64 %k15.097, 1
  br label %for.body23

for.cond.cleanup22:                               ; preds = %place.exit
  %inc35 = add nuw nsw i64 %k15.097, 1
  %exitcond102.not = icmp eq i64 %inc35, %count
  br i1 %exitcond102.not, label %cleanup, label %for.cond20.preheader, !llvm.loop !33

for.body23:                                       ; preds = %for.cond20.preheader, %place.exit
  %lane.095 = phi i64 [ 0, %for.cond20.preheader ], [ %inc32, %place.exit ]
  %arrayidx24 = getelementptr inbounds [4 x ptr], ptr %each, i64 0, i64 %lane.095
  %23 = load ptr, ptr %arrayidx24, align 8
  %24 = load i64, ptr %stride, align 8
  br i1 %cmp.i82, label %cond.true.i86, label %cond.false.i

cond.true.i86:                                    ; preds = %for.body23
  %mul1.i = mul nsw i64 %24, %mul.i87
  %add.i88 = or disjoint i64 %mul1.i, %and.i
  br label %place.exit

cond.false.i:                                     ; preds = %for.body23
  %mul2.i83 = mul nsw i64 %24, %k15.097
  br label %place.exit

place.exit:                                       ; preds = %cond.true.i86, %cond.false.i
  %cond.i85 = phi i64 [ %add.i88, %cond.true.i86 ], [ %mul2.i83, %cond.false.i ]
  %arrayidx27 = getelementptr inbounds double, ptr %23, i64 %cond.i85
  %25 = load double, ptr %arrayidx27, align 8
  %arrayidx30 = getelementptr inbounds double, ptr %add.ptr29, i64 %lane.095
  store double %25, ptr %arrayidx30, align 8
  %inc32 = add nuw nsw i64 %lane.095, 1
  %exitcond101.not = icmp eq i64 %inc32, 4
  br i1 %exitcond101.not, label %for.cond.cleanup22, label %for.body23, !llvm.loop !34

cleanup:                                          ; preds = %for.body, %for.body.i77, %for.cond.cleanup22, %for.inc31.i.3.i, %for.cond.preheader, %for.cond16.preheader, %if.then6
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %each) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #5

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc ptr @do_passes(ptr noundef readonly %plan, ptr noundef %from, ptr noundef %to) unnamed_addr #0 {
entry:
  %sums.i134.i = alloca [15 x %struct.complexes], align 16
  %differences.i135.i = alloca [15 x %struct.complexes], align 16
  %sums.i.i = alloca [15 x %struct.complexes], align 16
  %differences.i.i = alloca [15 x %struct.complexes], align 16
  %x.i = alloca [31 x %struct.complexes], align 16
  %x36.i = alloca [31 x %struct.complexes], align 16
  %each.ptr = getelementptr inbounds i8, ptr %plan, i64 48
  %passes = getelementptr inbounds i8, ptr %plan, i64 40
  %0 = load i64, ptr %passes, align 8
  %cmp673 = icmp sgt i64 %0, 0
  br i1 %cmp673, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %length = getelementptr inbounds i8, ptr %plan, i64 8
  %1 = load i64, ptr %length, align 8
  %first.i133.sroa.4.0.x.sroa_idx.i = getelementptr inbounds i8, ptr %x.i, i64 32
  %first.i.sroa.4.0.x36.sroa_idx.i = getelementptr inbounds i8, ptr %x36.i, i64 32
  br label %for.body

for.cond.cleanup:                                 ; preds = %sw.epilog, %entry
  %from.addr.0.lcssa = phi ptr [ %from, %entry ], [ %to.addr.0674, %sw.epilog ]
  ret ptr %from.addr.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %sw.epilog
  %from.addr.0678 = phi ptr [ %from, %for.body.lr.ph ], [ %to.addr.0674, %sw.epilog ]
  %p.0677 = phi ptr [ %each.ptr, %for.body.lr.ph ], [ %incdec.ptr, %sw.epilog ]
  %after.0676 = phi i64 [ %1, %for.body.lr.ph ], [ %div, %sw.epilog ]
  %before.0675 = phi i64 [ 1, %for.body.lr.ph ], [ %mul, %sw.epilog ]
  %to.addr.0674 = phi ptr [ %to, %for.body.lr.ph ], [ %from.addr.0678, %sw.epilog ]
  %2 = load i64, ptr %p.0677, align 8
  %div = sdiv i64 %after.0676, %2
  %turns26 = getelementptr inbounds i8, ptr %p.0677, i64 8
  %3 = load ptr, ptr %turns26, align 8
  switch i64 %2, label %sw.default [
    i64 2, label %sw.bb
    i64 3, label %sw.bb5
    i64 4, label %sw.bb9
    i64 5, label %sw.bb13
    i64 7, label %sw.bb17
    i64 8, label %sw.bb21
  ]

sw.bb:                                            ; preds = %for.body
  %cmp.i = icmp eq i64 %div, 1
  %cmp1129.i = icmp sgt i64 %before.0675, 0
  %4 = and i1 %cmp1129.i, %cmp.i
  br i1 %4, label %for.body.i, label %for.cond23.preheader.i

for.cond23.preheader.i:                           ; preds = %for.body.i, %sw.bb
  %cmp24.i = icmp sgt i64 %div, 1
  %5 = and i1 %cmp1129.i, %cmp24.i
  br i1 %5, label %for.body29.lr.ph.i, label %sw.epilog

for.body29.lr.ph.i:                               ; preds = %for.cond23.preheader.i
  %mul30.i = shl nuw nsw i64 %div, 1
  br label %for.body29.i

for.body.i:                                       ; preds = %sw.bb, %for.body.i
  %k.0130.i = phi i64 [ %inc20.i, %for.body.i ], [ 0, %sw.bb ]
  %6 = shl i64 %k.0130.i, 7
  %scevgep.i = getelementptr i8, ptr %from.addr.0678, i64 %6
  %x.sroa.0.0.copyload.i = load <4 x double>, ptr %scevgep.i, align 8
  %x.sroa.6.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i, i64 32
  %x.sroa.6.0.copyload.i = load <4 x double>, ptr %x.sroa.6.0.scevgep.sroa_idx.i, align 8
  %x.sroa.8.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i, i64 64
  %x.sroa.8.0.copyload.i = load <4 x double>, ptr %x.sroa.8.0.scevgep.sroa_idx.i, align 8
  %x.sroa.11.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i, i64 96
  %x.sroa.11.0.copyload.i = load <4 x double>, ptr %x.sroa.11.0.scevgep.sroa_idx.i, align 8
  %add.i.i = fadd <4 x double> %x.sroa.0.0.copyload.i, %x.sroa.8.0.copyload.i
  %add5.i.i = fadd <4 x double> %x.sroa.6.0.copyload.i, %x.sroa.11.0.copyload.i
  %sub.i.i = fsub <4 x double> %x.sroa.0.0.copyload.i, %x.sroa.8.0.copyload.i
  %sub12.i.i = fsub <4 x double> %x.sroa.6.0.copyload.i, %x.sroa.11.0.copyload.i
  %7 = getelementptr %struct.complexes, ptr %to.addr.0674, i64 %k.0130.i
  store <4 x double> %add.i.i, ptr %7, align 8
  %x.sroa.6.0..sroa_idx.i = getelementptr inbounds i8, ptr %7, i64 32
  store <4 x double> %add5.i.i, ptr %x.sroa.6.0..sroa_idx.i, align 8
  %arrayidx14.1.i = getelementptr %struct.complexes, ptr %7, i64 %before.0675
  store <4 x double> %sub.i.i, ptr %arrayidx14.1.i, align 8
  %x.sroa.11.64.arrayidx14.1.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.1.i, i64 32
  store <4 x double> %sub12.i.i, ptr %x.sroa.11.64.arrayidx14.1.sroa_idx.i, align 8
  %inc20.i = add nuw nsw i64 %k.0130.i, 1
  %exitcond701.not = icmp eq i64 %inc20.i, %before.0675
  br i1 %exitcond701.not, label %for.cond23.preheader.i, label %for.body.i, !llvm.loop !35

for.body29.i:                                     ; preds = %for.cond.cleanup34.i, %for.body29.lr.ph.i
  %k22.0135.i = phi i64 [ 0, %for.body29.lr.ph.i ], [ %inc78.i, %for.cond.cleanup34.i ]
  %mul31.i = mul nuw nsw i64 %mul30.i, %k22.0135.i
  %add.ptr.i = getelementptr inbounds %struct.complexes, ptr %from.addr.0678, i64 %mul31.i
  %mul50.i = mul nuw nsw i64 %k22.0135.i, %div
  %add65.i = add nuw nsw i64 %k22.0135.i, %before.0675
  %mul66.i = mul nuw nsw i64 %add65.i, %div
  br label %for.body35.i

for.cond.cleanup34.i:                             ; preds = %for.body35.i
  %inc78.i = add nuw nsw i64 %k22.0135.i, 1
  %exitcond702.not = icmp eq i64 %inc78.i, %before.0675
  br i1 %exitcond702.not, label %sw.epilog, label %for.body29.i, !llvm.loop !36

for.body35.i:                                     ; preds = %for.body35.i, %for.body29.i
  %i.0133.i = phi i64 [ 0, %for.body29.i ], [ %inc74.i, %for.body35.i ]
  %turn.0132.i = phi ptr [ %3, %for.body29.i ], [ %add.ptr75.i, %for.body35.i ]
  %8 = getelementptr inbounds %struct.complexes, ptr %add.ptr.i, i64 %i.0133.i
  %x36.sroa.0.0.copyload136.i = load <4 x double>, ptr %8, align 8
  %x36.sroa.6.0..sroa_idx.i = getelementptr inbounds i8, ptr %8, i64 32
  %x36.sroa.6.0.copyload137.i = load <4 x double>, ptr %x36.sroa.6.0..sroa_idx.i, align 8
  %arrayidx45.1.i = getelementptr inbounds %struct.complexes, ptr %8, i64 %div
  %x36.sroa.8.64.copyload138.i = load <4 x double>, ptr %arrayidx45.1.i, align 8
  %x36.sroa.13.64.arrayidx45.1.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.1.i, i64 32
  %x36.sroa.13.64.copyload139.i = load <4 x double>, ptr %x36.sroa.13.64.arrayidx45.1.sroa_idx.i, align 8
  %add.i121.i = fadd <4 x double> %x36.sroa.0.0.copyload136.i, %x36.sroa.8.64.copyload138.i
  %add5.i124.i = fadd <4 x double> %x36.sroa.6.0.copyload137.i, %x36.sroa.13.64.copyload139.i
  %sub.i125.i = fsub <4 x double> %x36.sroa.0.0.copyload136.i, %x36.sroa.8.64.copyload138.i
  %sub12.i126.i = fsub <4 x double> %x36.sroa.6.0.copyload137.i, %x36.sroa.13.64.copyload139.i
  %9 = getelementptr inbounds %struct.complexes, ptr %to.addr.0674, i64 %i.0133.i
  %arrayidx52.i = getelementptr inbounds %struct.complexes, ptr %9, i64 %mul50.i
  store <4 x double> %add.i121.i, ptr %arrayidx52.i, align 8
  %x36.sroa.6.0.arrayidx52.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx52.i, i64 32
  store <4 x double> %add5.i124.i, ptr %x36.sroa.6.0.arrayidx52.sroa_idx.i, align 8
  %10 = load double, ptr %turn.0132.i, align 8
  %splat.splatinsert.i.i = insertelement <4 x double> poison, double %10, i64 0
  %splat.splat.i.i = shufflevector <4 x double> %splat.splatinsert.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.i = getelementptr inbounds i8, ptr %turn.0132.i, i64 8
  %11 = load double, ptr %arrayidx2.i.i, align 8
  %splat.splatinsert3.i.i = insertelement <4 x double> poison, double %11, i64 0
  %splat.splat4.i.i = shufflevector <4 x double> %splat.splatinsert3.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %12 = fneg <4 x double> %sub12.i126.i
  %neg.i.i = fmul <4 x double> %splat.splat4.i.i, %12
  %13 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub.i125.i, <4 x double> %splat.splat.i.i, <4 x double> %neg.i.i)
  %mul14.i.i = fmul <4 x double> %sub12.i126.i, %splat.splat.i.i
  %14 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub.i125.i, <4 x double> %splat.splat4.i.i, <4 x double> %mul14.i.i)
  %arrayidx68.i = getelementptr %struct.complexes, ptr %9, i64 %mul66.i
  store <4 x double> %13, ptr %arrayidx68.i, align 8
  %x36.sroa.13.64.arrayidx68.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.i, i64 32
  store <4 x double> %14, ptr %x36.sroa.13.64.arrayidx68.sroa_idx.i, align 8
  %inc74.i = add nuw nsw i64 %i.0133.i, 1
  %add.ptr75.i = getelementptr inbounds i8, ptr %turn.0132.i, i64 16
  %exitcond.not.i = icmp eq i64 %inc74.i, %div
  br i1 %exitcond.not.i, label %for.cond.cleanup34.i, label %for.body35.i, !llvm.loop !37

sw.bb5:                                           ; preds = %for.body
  %roots8 = getelementptr inbounds i8, ptr %p.0677, i64 16
  %15 = load ptr, ptr %roots8, align 8
  %cmp.i86 = icmp eq i64 %div, 1
  %cmp1194.i = icmp sgt i64 %before.0675, 0
  %16 = and i1 %cmp1194.i, %cmp.i86
  br i1 %16, label %for.body.lr.ph.i, label %for.cond23.preheader.i87

for.body.lr.ph.i:                                 ; preds = %sw.bb5
  %add.ptr30.i142.i = getelementptr inbounds i8, ptr %15, i64 16
  %arrayidx48.i149.i = getelementptr inbounds i8, ptr %15, i64 24
  %arrayidx14.2.idx.i = shl i64 %before.0675, 7
  br label %for.body.i116

for.cond23.preheader.i87:                         ; preds = %for.body.i116, %sw.bb5
  %cmp24.i88 = icmp sgt i64 %div, 1
  %17 = and i1 %cmp1194.i, %cmp24.i88
  br i1 %17, label %for.body29.lr.ph.i89, label %sw.epilog

for.body29.lr.ph.i89:                             ; preds = %for.cond23.preheader.i87
  %mul30.i90 = mul nuw nsw i64 %div, 3
  %add.ptr30.i.i = getelementptr inbounds i8, ptr %15, i64 16
  %arrayidx48.i.i = getelementptr inbounds i8, ptr %15, i64 24
  %arrayidx45.2.idx.i = shl nsw i64 %div, 7
  %mul64.1.i = shl nuw nsw i64 %before.0675, 1
  br label %for.body29.i91

for.body.i116:                                    ; preds = %for.body.i116, %for.body.lr.ph.i
  %k.0195.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc20.i129, %for.body.i116 ]
  %18 = mul i64 %k.0195.i, 192
  %scevgep.i117 = getelementptr i8, ptr %from.addr.0678, i64 %18
  %x.sroa.0.0.copyload.i118 = load <4 x double>, ptr %scevgep.i117, align 8
  %x.sroa.6.0.scevgep.sroa_idx.i119 = getelementptr inbounds i8, ptr %scevgep.i117, i64 32
  %x.sroa.6.0.copyload.i120 = load <4 x double>, ptr %x.sroa.6.0.scevgep.sroa_idx.i119, align 8
  %x.sroa.8.0.scevgep.sroa_idx.i121 = getelementptr inbounds i8, ptr %scevgep.i117, i64 64
  %x.sroa.8.0.copyload.i122 = load <4 x double>, ptr %x.sroa.8.0.scevgep.sroa_idx.i121, align 8
  %x.sroa.11.0.scevgep.sroa_idx.i123 = getelementptr inbounds i8, ptr %scevgep.i117, i64 96
  %x.sroa.11.0.copyload.i124 = load <4 x double>, ptr %x.sroa.11.0.scevgep.sroa_idx.i123, align 8
  %x.sroa.13.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i117, i64 128
  %x.sroa.13.0.copyload.i = load <4 x double>, ptr %x.sroa.13.0.scevgep.sroa_idx.i, align 8
  %x.sroa.16.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i117, i64 160
  %x.sroa.16.0.copyload.i = load <4 x double>, ptr %x.sroa.16.0.scevgep.sroa_idx.i, align 8
  %add.i.i132.i = fadd <4 x double> %x.sroa.8.0.copyload.i122, %x.sroa.13.0.copyload.i
  %add5.i.i135.i = fadd <4 x double> %x.sroa.11.0.copyload.i124, %x.sroa.16.0.copyload.i
  %sub.i.i136.i = fsub <4 x double> %x.sroa.8.0.copyload.i122, %x.sroa.13.0.copyload.i
  %sub12.i.i137.i = fsub <4 x double> %x.sroa.11.0.copyload.i124, %x.sroa.16.0.copyload.i
  %add.i138.i = fadd <4 x double> %x.sroa.0.0.copyload.i118, %add.i.i132.i
  %add19.i141.i = fadd <4 x double> %x.sroa.6.0.copyload.i120, %add5.i.i135.i
  %19 = load double, ptr %add.ptr30.i142.i, align 8
  %splat.splatinsert.i143.i = insertelement <4 x double> poison, double %19, i64 0
  %splat.splat.i144.i = shufflevector <4 x double> %splat.splatinsert.i143.i, <4 x double> poison, <4 x i32> zeroinitializer
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i132.i, <4 x double> %splat.splat.i144.i, <4 x double> %x.sroa.0.0.copyload.i118)
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i135.i, <4 x double> %splat.splat.i144.i, <4 x double> %x.sroa.6.0.copyload.i120)
  %22 = load double, ptr %arrayidx48.i149.i, align 8
  %splat.splatinsert49.i150.i = insertelement <4 x double> poison, double %22, i64 0
  %splat.splat50.i151.i = shufflevector <4 x double> %splat.splatinsert49.i150.i, <4 x double> poison, <4 x i32> zeroinitializer
  %neg.i152.i = fneg <4 x double> %sub.i.i136.i
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i152.i, <4 x double> %splat.splat50.i151.i, <4 x double> zeroinitializer)
  %neg61.i157.i = fneg <4 x double> %sub12.i.i137.i
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i157.i, <4 x double> %splat.splat50.i151.i, <4 x double> zeroinitializer)
  %add.i161.i = fadd <4 x double> %20, %24
  %sub.i.i125 = fsub <4 x double> %21, %23
  %sub8.i.i = fsub <4 x double> %20, %24
  %add12.i.i = fadd <4 x double> %21, %23
  %25 = getelementptr %struct.complexes, ptr %to.addr.0674, i64 %k.0195.i
  store <4 x double> %add.i138.i, ptr %25, align 8
  %x.sroa.6.0..sroa_idx.i126 = getelementptr inbounds i8, ptr %25, i64 32
  store <4 x double> %add19.i141.i, ptr %x.sroa.6.0..sroa_idx.i126, align 8
  %arrayidx14.1.i127 = getelementptr %struct.complexes, ptr %25, i64 %before.0675
  store <4 x double> %add.i161.i, ptr %arrayidx14.1.i127, align 8
  %x.sroa.11.64.arrayidx14.1.sroa_idx.i128 = getelementptr inbounds i8, ptr %arrayidx14.1.i127, i64 32
  store <4 x double> %sub.i.i125, ptr %x.sroa.11.64.arrayidx14.1.sroa_idx.i128, align 8
  %arrayidx14.2.i = getelementptr i8, ptr %25, i64 %arrayidx14.2.idx.i
  store <4 x double> %sub8.i.i, ptr %arrayidx14.2.i, align 8
  %x.sroa.16.128.arrayidx14.2.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.2.i, i64 32
  store <4 x double> %add12.i.i, ptr %x.sroa.16.128.arrayidx14.2.sroa_idx.i, align 8
  %inc20.i129 = add nuw nsw i64 %k.0195.i, 1
  %exitcond699.not = icmp eq i64 %inc20.i129, %before.0675
  br i1 %exitcond699.not, label %for.cond23.preheader.i87, label %for.body.i116, !llvm.loop !38

for.body29.i91:                                   ; preds = %for.cond.cleanup34.i113, %for.body29.lr.ph.i89
  %k22.0201.i = phi i64 [ 0, %for.body29.lr.ph.i89 ], [ %inc78.i114, %for.cond.cleanup34.i113 ]
  %mul31.i92 = mul nuw nsw i64 %mul30.i90, %k22.0201.i
  %add.ptr.i93 = getelementptr inbounds %struct.complexes, ptr %from.addr.0678, i64 %mul31.i92
  %mul50.i94 = mul nuw nsw i64 %k22.0201.i, %div
  %add65.i95 = add nuw nsw i64 %k22.0201.i, %before.0675
  %mul66.i96 = mul nuw nsw i64 %add65.i95, %div
  %add65.1.i = add nuw nsw i64 %k22.0201.i, %mul64.1.i
  %mul66.1.i = mul nuw nsw i64 %add65.1.i, %div
  br label %for.body35.i97

for.cond.cleanup34.i113:                          ; preds = %for.body35.i97
  %inc78.i114 = add nuw nsw i64 %k22.0201.i, 1
  %exitcond700.not = icmp eq i64 %inc78.i114, %before.0675
  br i1 %exitcond700.not, label %sw.epilog, label %for.body29.i91, !llvm.loop !39

for.body35.i97:                                   ; preds = %for.body35.i97, %for.body29.i91
  %i.0199.i = phi i64 [ 0, %for.body29.i91 ], [ %inc74.i111, %for.body35.i97 ]
  %turn.0198.i = phi ptr [ %3, %for.body29.i91 ], [ %add.ptr62.1.i, %for.body35.i97 ]
  %26 = getelementptr inbounds %struct.complexes, ptr %add.ptr.i93, i64 %i.0199.i
  %x36.sroa.0.0.copyload202.i = load <4 x double>, ptr %26, align 8
  %x36.sroa.6.0..sroa_idx.i98 = getelementptr inbounds i8, ptr %26, i64 32
  %x36.sroa.6.0.copyload203.i = load <4 x double>, ptr %x36.sroa.6.0..sroa_idx.i98, align 8
  %arrayidx45.1.i99 = getelementptr inbounds %struct.complexes, ptr %26, i64 %div
  %x36.sroa.8.64.copyload205.i = load <4 x double>, ptr %arrayidx45.1.i99, align 8
  %x36.sroa.14.64.arrayidx45.1.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.1.i99, i64 32
  %x36.sroa.14.64.copyload206.i = load <4 x double>, ptr %x36.sroa.14.64.arrayidx45.1.sroa_idx.i, align 8
  %arrayidx45.2.i = getelementptr inbounds i8, ptr %26, i64 %arrayidx45.2.idx.i
  %x36.sroa.18.128.copyload.i = load <4 x double>, ptr %arrayidx45.2.i, align 8
  %x36.sroa.24.128.arrayidx45.2.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.2.i, i64 32
  %x36.sroa.24.128.copyload.i = load <4 x double>, ptr %x36.sroa.24.128.arrayidx45.2.sroa_idx.i, align 8
  %add.i.i.i = fadd <4 x double> %x36.sroa.8.64.copyload205.i, %x36.sroa.18.128.copyload.i
  %add5.i.i.i = fadd <4 x double> %x36.sroa.14.64.copyload206.i, %x36.sroa.24.128.copyload.i
  %sub.i.i.i = fsub <4 x double> %x36.sroa.8.64.copyload205.i, %x36.sroa.18.128.copyload.i
  %sub12.i.i.i = fsub <4 x double> %x36.sroa.14.64.copyload206.i, %x36.sroa.24.128.copyload.i
  %add.i.i100 = fadd <4 x double> %x36.sroa.0.0.copyload202.i, %add.i.i.i
  %add19.i.i = fadd <4 x double> %x36.sroa.6.0.copyload203.i, %add5.i.i.i
  %27 = load double, ptr %add.ptr30.i.i, align 8
  %splat.splatinsert.i122.i = insertelement <4 x double> poison, double %27, i64 0
  %splat.splat.i123.i = shufflevector <4 x double> %splat.splatinsert.i122.i, <4 x double> poison, <4 x i32> zeroinitializer
  %28 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i.i, <4 x double> %splat.splat.i123.i, <4 x double> %x36.sroa.0.0.copyload202.i)
  %29 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i.i, <4 x double> %splat.splat.i123.i, <4 x double> %x36.sroa.6.0.copyload203.i)
  %30 = load double, ptr %arrayidx48.i.i, align 8
  %splat.splatinsert49.i.i = insertelement <4 x double> poison, double %30, i64 0
  %splat.splat50.i.i = shufflevector <4 x double> %splat.splatinsert49.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %neg.i124.i = fneg <4 x double> %sub.i.i.i
  %31 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i124.i, <4 x double> %splat.splat50.i.i, <4 x double> zeroinitializer)
  %neg61.i.i = fneg <4 x double> %sub12.i.i.i
  %32 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i.i, <4 x double> %splat.splat50.i.i, <4 x double> zeroinitializer)
  %add.i163.i = fadd <4 x double> %28, %32
  %sub.i165.i = fsub <4 x double> %29, %31
  %sub8.i166.i = fsub <4 x double> %28, %32
  %add12.i167.i = fadd <4 x double> %29, %31
  %33 = getelementptr inbounds %struct.complexes, ptr %to.addr.0674, i64 %i.0199.i
  %arrayidx52.i101 = getelementptr inbounds %struct.complexes, ptr %33, i64 %mul50.i94
  store <4 x double> %add.i.i100, ptr %arrayidx52.i101, align 8
  %x36.sroa.6.0.arrayidx52.sroa_idx.i102 = getelementptr inbounds i8, ptr %arrayidx52.i101, i64 32
  store <4 x double> %add19.i.i, ptr %x36.sroa.6.0.arrayidx52.sroa_idx.i102, align 8
  %34 = load double, ptr %turn.0198.i, align 8
  %splat.splatinsert.i.i103 = insertelement <4 x double> poison, double %34, i64 0
  %splat.splat.i.i104 = shufflevector <4 x double> %splat.splatinsert.i.i103, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.i105 = getelementptr inbounds i8, ptr %turn.0198.i, i64 8
  %35 = load double, ptr %arrayidx2.i.i105, align 8
  %splat.splatinsert3.i.i106 = insertelement <4 x double> poison, double %35, i64 0
  %splat.splat4.i.i107 = shufflevector <4 x double> %splat.splatinsert3.i.i106, <4 x double> poison, <4 x i32> zeroinitializer
  %36 = fneg <4 x double> %sub.i165.i
  %neg.i.i108 = fmul <4 x double> %splat.splat4.i.i107, %36
  %37 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i163.i, <4 x double> %splat.splat.i.i104, <4 x double> %neg.i.i108)
  %mul14.i.i109 = fmul <4 x double> %sub.i165.i, %splat.splat.i.i104
  %38 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i163.i, <4 x double> %splat.splat4.i.i107, <4 x double> %mul14.i.i109)
  %arrayidx68.i110 = getelementptr %struct.complexes, ptr %33, i64 %mul66.i96
  store <4 x double> %37, ptr %arrayidx68.i110, align 8
  %x36.sroa.14.64.arrayidx68.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.i110, i64 32
  store <4 x double> %38, ptr %x36.sroa.14.64.arrayidx68.sroa_idx.i, align 8
  %add.ptr62.1.i = getelementptr inbounds i8, ptr %turn.0198.i, i64 32
  %add.ptr63.1.i = getelementptr inbounds i8, ptr %turn.0198.i, i64 16
  %39 = load double, ptr %add.ptr63.1.i, align 8
  %splat.splatinsert.i.1.i = insertelement <4 x double> poison, double %39, i64 0
  %splat.splat.i.1.i = shufflevector <4 x double> %splat.splatinsert.i.1.i, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.1.i = getelementptr inbounds i8, ptr %turn.0198.i, i64 24
  %40 = load double, ptr %arrayidx2.i.1.i, align 8
  %splat.splatinsert3.i.1.i = insertelement <4 x double> poison, double %40, i64 0
  %splat.splat4.i.1.i = shufflevector <4 x double> %splat.splatinsert3.i.1.i, <4 x double> poison, <4 x i32> zeroinitializer
  %41 = fneg <4 x double> %add12.i167.i
  %neg.i.1.i = fmul <4 x double> %splat.splat4.i.1.i, %41
  %42 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i166.i, <4 x double> %splat.splat.i.1.i, <4 x double> %neg.i.1.i)
  %mul14.i.1.i = fmul <4 x double> %add12.i167.i, %splat.splat.i.1.i
  %43 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i166.i, <4 x double> %splat.splat4.i.1.i, <4 x double> %mul14.i.1.i)
  %arrayidx68.1.i = getelementptr %struct.complexes, ptr %33, i64 %mul66.1.i
  store <4 x double> %42, ptr %arrayidx68.1.i, align 8
  %x36.sroa.24.128.arrayidx68.1.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.1.i, i64 32
  store <4 x double> %43, ptr %x36.sroa.24.128.arrayidx68.1.sroa_idx.i, align 8
  %inc74.i111 = add nuw nsw i64 %i.0199.i, 1
  %exitcond.not.i112 = icmp eq i64 %inc74.i111, %div
  br i1 %exitcond.not.i112, label %for.cond.cleanup34.i113, label %for.body35.i97, !llvm.loop !40

sw.bb9:                                           ; preds = %for.body
  %cmp.i131 = icmp eq i64 %div, 1
  %cmp1150.i = icmp sgt i64 %before.0675, 0
  %44 = and i1 %cmp1150.i, %cmp.i131
  br i1 %44, label %for.body.lr.ph.i176, label %for.cond23.preheader.i132

for.body.lr.ph.i176:                              ; preds = %sw.bb9
  %arrayidx14.2.idx.i177 = shl i64 %before.0675, 7
  %arrayidx14.3.idx.i = mul i64 %before.0675, 192
  br label %for.body.i178

for.cond23.preheader.i132:                        ; preds = %for.body.i178, %sw.bb9
  %cmp24.i133 = icmp sgt i64 %div, 1
  %45 = and i1 %cmp1150.i, %cmp24.i133
  br i1 %45, label %for.body29.lr.ph.i134, label %sw.epilog

for.body29.lr.ph.i134:                            ; preds = %for.cond23.preheader.i132
  %mul30.i135 = shl nsw i64 %div, 2
  %arrayidx45.2.idx.i136 = shl nsw i64 %div, 7
  %arrayidx45.3.idx.i = mul i64 %div, 192
  %mul64.1.i137 = shl nuw nsw i64 %before.0675, 1
  %mul64.2.i = mul nuw nsw i64 %before.0675, 3
  br label %for.body29.i138

for.body.i178:                                    ; preds = %for.body.i178, %for.body.lr.ph.i176
  %k.0151.i = phi i64 [ 0, %for.body.lr.ph.i176 ], [ %inc20.i183, %for.body.i178 ]
  %46 = shl i64 %k.0151.i, 8
  %scevgep.i179 = getelementptr i8, ptr %from.addr.0678, i64 %46
  %x.sroa.0.0.copyload.i180 = load <4 x double>, ptr %scevgep.i179, align 8
  %x.sroa.7.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i179, i64 32
  %x.sroa.7.0.copyload.i = load <4 x double>, ptr %x.sroa.7.0.scevgep.sroa_idx.i, align 8
  %x.sroa.10.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i179, i64 64
  %x.sroa.10.sroa.0.0.copyload.i = load <4 x double>, ptr %x.sroa.10.0.scevgep.sroa_idx.i, align 8
  %x.sroa.10.sroa.9.0.x.sroa.10.0.scevgep.sroa_idx.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i179, i64 96
  %x.sroa.10.sroa.9.0.copyload.i = load <4 x double>, ptr %x.sroa.10.sroa.9.0.x.sroa.10.0.scevgep.sroa_idx.sroa_idx.i, align 8
  %x.sroa.19.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i179, i64 128
  %x.sroa.19.sroa.0.0.copyload.i = load <4 x double>, ptr %x.sroa.19.0.scevgep.sroa_idx.i, align 8
  %x.sroa.19.sroa.9.0.x.sroa.19.0.scevgep.sroa_idx.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i179, i64 160
  %x.sroa.19.sroa.9.0.copyload.i = load <4 x double>, ptr %x.sroa.19.sroa.9.0.x.sroa.19.0.scevgep.sroa_idx.sroa_idx.i, align 8
  %x.sroa.28.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i179, i64 192
  %x.sroa.28.0.copyload.i = load <4 x double>, ptr %x.sroa.28.0.scevgep.sroa_idx.i, align 8
  %x.sroa.32.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i179, i64 224
  %x.sroa.32.0.copyload.i = load <4 x double>, ptr %x.sroa.32.0.scevgep.sroa_idx.i, align 8
  %add.i23.i121.i = fadd <4 x double> %x.sroa.0.0.copyload.i180, %x.sroa.19.sroa.0.0.copyload.i
  %add5.i26.i124.i = fadd <4 x double> %x.sroa.7.0.copyload.i, %x.sroa.19.sroa.9.0.copyload.i
  %sub.i27.i125.i = fsub <4 x double> %x.sroa.0.0.copyload.i180, %x.sroa.19.sroa.0.0.copyload.i
  %sub12.i28.i126.i = fsub <4 x double> %x.sroa.7.0.copyload.i, %x.sroa.19.sroa.9.0.copyload.i
  %add.i17.i129.i = fadd <4 x double> %x.sroa.10.sroa.0.0.copyload.i, %x.sroa.28.0.copyload.i
  %add5.i20.i132.i = fadd <4 x double> %x.sroa.10.sroa.9.0.copyload.i, %x.sroa.32.0.copyload.i
  %sub.i21.i133.i = fsub <4 x double> %x.sroa.10.sroa.0.0.copyload.i, %x.sroa.28.0.copyload.i
  %sub12.i22.i134.i = fsub <4 x double> %x.sroa.10.sroa.9.0.copyload.i, %x.sroa.32.0.copyload.i
  %add.i.i135.i = fadd <4 x double> %add.i23.i121.i, %add.i17.i129.i
  %add5.i.i138.i = fadd <4 x double> %add5.i26.i124.i, %add5.i20.i132.i
  %sub.i.i139.i = fsub <4 x double> %add.i23.i121.i, %add.i17.i129.i
  %sub12.i.i140.i = fsub <4 x double> %add5.i26.i124.i, %add5.i20.i132.i
  %add.i29.i142.i = fadd <4 x double> %sub.i27.i125.i, %sub12.i22.i134.i
  %sub.i31.i144.i = fsub <4 x double> %sub12.i28.i126.i, %sub.i21.i133.i
  %sub8.i.i145.i = fsub <4 x double> %sub.i27.i125.i, %sub12.i22.i134.i
  %add12.i.i146.i = fadd <4 x double> %sub12.i28.i126.i, %sub.i21.i133.i
  %47 = getelementptr %struct.complexes, ptr %to.addr.0674, i64 %k.0151.i
  store <4 x double> %add.i.i135.i, ptr %47, align 8
  %x.sroa.7.0..sroa_idx.i = getelementptr inbounds i8, ptr %47, i64 32
  store <4 x double> %add5.i.i138.i, ptr %x.sroa.7.0..sroa_idx.i, align 8
  %arrayidx14.1.i181 = getelementptr %struct.complexes, ptr %47, i64 %before.0675
  store <4 x double> %add.i29.i142.i, ptr %arrayidx14.1.i181, align 8
  %x.sroa.10.sroa.9.0.arrayidx14.1.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.1.i181, i64 32
  store <4 x double> %sub.i31.i144.i, ptr %x.sroa.10.sroa.9.0.arrayidx14.1.sroa_idx.i, align 8
  %arrayidx14.2.i182 = getelementptr i8, ptr %47, i64 %arrayidx14.2.idx.i177
  store <4 x double> %sub.i.i139.i, ptr %arrayidx14.2.i182, align 8
  %x.sroa.19.sroa.9.0.arrayidx14.2.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.2.i182, i64 32
  store <4 x double> %sub12.i.i140.i, ptr %x.sroa.19.sroa.9.0.arrayidx14.2.sroa_idx.i, align 8
  %arrayidx14.3.i = getelementptr i8, ptr %47, i64 %arrayidx14.3.idx.i
  store <4 x double> %sub8.i.i145.i, ptr %arrayidx14.3.i, align 8
  %x.sroa.32.192.arrayidx14.3.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.3.i, i64 32
  store <4 x double> %add12.i.i146.i, ptr %x.sroa.32.192.arrayidx14.3.sroa_idx.i, align 8
  %inc20.i183 = add nuw nsw i64 %k.0151.i, 1
  %exitcond697.not = icmp eq i64 %inc20.i183, %before.0675
  br i1 %exitcond697.not, label %for.cond23.preheader.i132, label %for.body.i178, !llvm.loop !41

for.body29.i138:                                  ; preds = %for.cond.cleanup34.i173, %for.body29.lr.ph.i134
  %k22.0157.i = phi i64 [ 0, %for.body29.lr.ph.i134 ], [ %inc78.i174, %for.cond.cleanup34.i173 ]
  %mul31.i139 = mul nuw nsw i64 %mul30.i135, %k22.0157.i
  %add.ptr.i140 = getelementptr inbounds %struct.complexes, ptr %from.addr.0678, i64 %mul31.i139
  %mul50.i141 = mul nuw nsw i64 %k22.0157.i, %div
  %add65.i142 = add nuw nsw i64 %k22.0157.i, %before.0675
  %mul66.i143 = mul nuw nsw i64 %add65.i142, %div
  %add65.1.i144 = add nuw nsw i64 %k22.0157.i, %mul64.1.i137
  %mul66.1.i145 = mul nuw nsw i64 %add65.1.i144, %div
  %add65.2.i = add nuw nsw i64 %k22.0157.i, %mul64.2.i
  %mul66.2.i = mul nuw nsw i64 %add65.2.i, %div
  br label %for.body35.i146

for.cond.cleanup34.i173:                          ; preds = %for.body35.i146
  %inc78.i174 = add nuw nsw i64 %k22.0157.i, 1
  %exitcond698.not = icmp eq i64 %inc78.i174, %before.0675
  br i1 %exitcond698.not, label %sw.epilog, label %for.body29.i138, !llvm.loop !42

for.body35.i146:                                  ; preds = %for.body35.i146, %for.body29.i138
  %i.0155.i = phi i64 [ 0, %for.body29.i138 ], [ %inc74.i171, %for.body35.i146 ]
  %turn.0154.i = phi ptr [ %3, %for.body29.i138 ], [ %add.ptr62.2.i, %for.body35.i146 ]
  %48 = getelementptr inbounds %struct.complexes, ptr %add.ptr.i140, i64 %i.0155.i
  %x36.sroa.0.0.copyload158.i = load <4 x double>, ptr %48, align 8
  %x36.sroa.7.0..sroa_idx.i = getelementptr inbounds i8, ptr %48, i64 32
  %x36.sroa.7.0.copyload159.i = load <4 x double>, ptr %x36.sroa.7.0..sroa_idx.i, align 8
  %arrayidx45.1.i147 = getelementptr inbounds %struct.complexes, ptr %48, i64 %div
  %x36.sroa.10.sroa.0.0.copyload186.i = load <4 x double>, ptr %arrayidx45.1.i147, align 8
  %x36.sroa.10.sroa.11.0.arrayidx45.1.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.1.i147, i64 32
  %x36.sroa.10.sroa.11.0.copyload188.i = load <4 x double>, ptr %x36.sroa.10.sroa.11.0.arrayidx45.1.sroa_idx.i, align 8
  %arrayidx45.2.i148 = getelementptr inbounds i8, ptr %48, i64 %arrayidx45.2.idx.i136
  %x36.sroa.24.sroa.0.0.copyload178.i = load <4 x double>, ptr %arrayidx45.2.i148, align 8
  %x36.sroa.24.sroa.11.0.arrayidx45.2.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.2.i148, i64 32
  %x36.sroa.24.sroa.11.0.copyload181.i = load <4 x double>, ptr %x36.sroa.24.sroa.11.0.arrayidx45.2.sroa_idx.i, align 8
  %arrayidx45.3.i = getelementptr inbounds i8, ptr %48, i64 %arrayidx45.3.idx.i
  %x36.sroa.38.192.copyload.i = load <4 x double>, ptr %arrayidx45.3.i, align 8
  %x36.sroa.45.192.arrayidx45.3.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.3.i, i64 32
  %x36.sroa.45.192.copyload.i = load <4 x double>, ptr %x36.sroa.45.192.arrayidx45.3.sroa_idx.i, align 8
  %add.i23.i.i = fadd <4 x double> %x36.sroa.0.0.copyload158.i, %x36.sroa.24.sroa.0.0.copyload178.i
  %add5.i26.i.i = fadd <4 x double> %x36.sroa.7.0.copyload159.i, %x36.sroa.24.sroa.11.0.copyload181.i
  %sub.i27.i.i = fsub <4 x double> %x36.sroa.0.0.copyload158.i, %x36.sroa.24.sroa.0.0.copyload178.i
  %sub12.i28.i.i = fsub <4 x double> %x36.sroa.7.0.copyload159.i, %x36.sroa.24.sroa.11.0.copyload181.i
  %add.i17.i.i = fadd <4 x double> %x36.sroa.10.sroa.0.0.copyload186.i, %x36.sroa.38.192.copyload.i
  %add5.i20.i.i = fadd <4 x double> %x36.sroa.10.sroa.11.0.copyload188.i, %x36.sroa.45.192.copyload.i
  %sub.i21.i.i = fsub <4 x double> %x36.sroa.10.sroa.0.0.copyload186.i, %x36.sroa.38.192.copyload.i
  %sub12.i22.i.i = fsub <4 x double> %x36.sroa.10.sroa.11.0.copyload188.i, %x36.sroa.45.192.copyload.i
  %add.i.i.i149 = fadd <4 x double> %add.i23.i.i, %add.i17.i.i
  %add5.i.i.i150 = fadd <4 x double> %add5.i26.i.i, %add5.i20.i.i
  %sub.i.i.i151 = fsub <4 x double> %add.i23.i.i, %add.i17.i.i
  %sub12.i.i.i152 = fsub <4 x double> %add5.i26.i.i, %add5.i20.i.i
  %add.i29.i.i = fadd <4 x double> %sub.i27.i.i, %sub12.i22.i.i
  %sub.i31.i.i = fsub <4 x double> %sub12.i28.i.i, %sub.i21.i.i
  %sub8.i.i.i = fsub <4 x double> %sub.i27.i.i, %sub12.i22.i.i
  %add12.i.i.i = fadd <4 x double> %sub12.i28.i.i, %sub.i21.i.i
  %49 = getelementptr inbounds %struct.complexes, ptr %to.addr.0674, i64 %i.0155.i
  %arrayidx52.i153 = getelementptr inbounds %struct.complexes, ptr %49, i64 %mul50.i141
  store <4 x double> %add.i.i.i149, ptr %arrayidx52.i153, align 8
  %x36.sroa.7.0.arrayidx52.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx52.i153, i64 32
  store <4 x double> %add5.i.i.i150, ptr %x36.sroa.7.0.arrayidx52.sroa_idx.i, align 8
  %50 = load double, ptr %turn.0154.i, align 8
  %splat.splatinsert.i.i154 = insertelement <4 x double> poison, double %50, i64 0
  %splat.splat.i.i155 = shufflevector <4 x double> %splat.splatinsert.i.i154, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.i156 = getelementptr inbounds i8, ptr %turn.0154.i, i64 8
  %51 = load double, ptr %arrayidx2.i.i156, align 8
  %splat.splatinsert3.i.i157 = insertelement <4 x double> poison, double %51, i64 0
  %splat.splat4.i.i158 = shufflevector <4 x double> %splat.splatinsert3.i.i157, <4 x double> poison, <4 x i32> zeroinitializer
  %52 = fneg <4 x double> %sub.i31.i.i
  %neg.i.i159 = fmul <4 x double> %splat.splat4.i.i158, %52
  %53 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i29.i.i, <4 x double> %splat.splat.i.i155, <4 x double> %neg.i.i159)
  %mul14.i.i160 = fmul <4 x double> %sub.i31.i.i, %splat.splat.i.i155
  %54 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i29.i.i, <4 x double> %splat.splat4.i.i158, <4 x double> %mul14.i.i160)
  %arrayidx68.i161 = getelementptr %struct.complexes, ptr %49, i64 %mul66.i143
  store <4 x double> %53, ptr %arrayidx68.i161, align 8
  %x36.sroa.10.sroa.11.0.arrayidx68.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.i161, i64 32
  store <4 x double> %54, ptr %x36.sroa.10.sroa.11.0.arrayidx68.sroa_idx.i, align 8
  %add.ptr63.1.i162 = getelementptr inbounds i8, ptr %turn.0154.i, i64 16
  %55 = load double, ptr %add.ptr63.1.i162, align 8
  %splat.splatinsert.i.1.i163 = insertelement <4 x double> poison, double %55, i64 0
  %splat.splat.i.1.i164 = shufflevector <4 x double> %splat.splatinsert.i.1.i163, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.1.i165 = getelementptr inbounds i8, ptr %turn.0154.i, i64 24
  %56 = load double, ptr %arrayidx2.i.1.i165, align 8
  %splat.splatinsert3.i.1.i166 = insertelement <4 x double> poison, double %56, i64 0
  %splat.splat4.i.1.i167 = shufflevector <4 x double> %splat.splatinsert3.i.1.i166, <4 x double> poison, <4 x i32> zeroinitializer
  %57 = fneg <4 x double> %sub12.i.i.i152
  %neg.i.1.i168 = fmul <4 x double> %splat.splat4.i.1.i167, %57
  %58 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub.i.i.i151, <4 x double> %splat.splat.i.1.i164, <4 x double> %neg.i.1.i168)
  %mul14.i.1.i169 = fmul <4 x double> %sub12.i.i.i152, %splat.splat.i.1.i164
  %59 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub.i.i.i151, <4 x double> %splat.splat4.i.1.i167, <4 x double> %mul14.i.1.i169)
  %arrayidx68.1.i170 = getelementptr %struct.complexes, ptr %49, i64 %mul66.1.i145
  store <4 x double> %58, ptr %arrayidx68.1.i170, align 8
  %x36.sroa.24.sroa.11.0.arrayidx68.1.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.1.i170, i64 32
  store <4 x double> %59, ptr %x36.sroa.24.sroa.11.0.arrayidx68.1.sroa_idx.i, align 8
  %add.ptr62.2.i = getelementptr inbounds i8, ptr %turn.0154.i, i64 48
  %add.ptr63.2.i = getelementptr inbounds i8, ptr %turn.0154.i, i64 32
  %60 = load double, ptr %add.ptr63.2.i, align 8
  %splat.splatinsert.i.2.i = insertelement <4 x double> poison, double %60, i64 0
  %splat.splat.i.2.i = shufflevector <4 x double> %splat.splatinsert.i.2.i, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.2.i = getelementptr inbounds i8, ptr %turn.0154.i, i64 40
  %61 = load double, ptr %arrayidx2.i.2.i, align 8
  %splat.splatinsert3.i.2.i = insertelement <4 x double> poison, double %61, i64 0
  %splat.splat4.i.2.i = shufflevector <4 x double> %splat.splatinsert3.i.2.i, <4 x double> poison, <4 x i32> zeroinitializer
  %62 = fneg <4 x double> %add12.i.i.i
  %neg.i.2.i = fmul <4 x double> %splat.splat4.i.2.i, %62
  %63 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i.i.i, <4 x double> %splat.splat.i.2.i, <4 x double> %neg.i.2.i)
  %mul14.i.2.i = fmul <4 x double> %add12.i.i.i, %splat.splat.i.2.i
  %64 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i.i.i, <4 x double> %splat.splat4.i.2.i, <4 x double> %mul14.i.2.i)
  %arrayidx68.2.i = getelementptr %struct.complexes, ptr %49, i64 %mul66.2.i
  store <4 x double> %63, ptr %arrayidx68.2.i, align 8
  %x36.sroa.45.192.arrayidx68.2.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.2.i, i64 32
  store <4 x double> %64, ptr %x36.sroa.45.192.arrayidx68.2.sroa_idx.i, align 8
  %inc74.i171 = add nuw nsw i64 %i.0155.i, 1
  %exitcond.not.i172 = icmp eq i64 %inc74.i171, %div
  br i1 %exitcond.not.i172, label %for.cond.cleanup34.i173, label %for.body35.i146, !llvm.loop !43

sw.bb13:                                          ; preds = %for.body
  %roots16 = getelementptr inbounds i8, ptr %p.0677, i64 16
  %65 = load ptr, ptr %roots16, align 8
  %cmp.i185 = icmp eq i64 %div, 1
  %cmp1221.i = icmp sgt i64 %before.0675, 0
  %66 = and i1 %cmp1221.i, %cmp.i185
  br i1 %66, label %for.body.lr.ph.i255, label %for.cond23.preheader.i186

for.body.lr.ph.i255:                              ; preds = %sw.bb13
  %add.ptr30.i155.i = getelementptr inbounds i8, ptr %65, i64 16
  %arrayidx48.i165.i = getelementptr inbounds i8, ptr %65, i64 24
  %add.ptr30.i155.1.i = getelementptr inbounds i8, ptr %65, i64 32
  %arrayidx48.i165.1.i = getelementptr inbounds i8, ptr %65, i64 40
  %add.ptr30.i155.1.1.i = getelementptr inbounds i8, ptr %65, i64 64
  %arrayidx48.i165.1.1.i = getelementptr inbounds i8, ptr %65, i64 72
  %arrayidx14.2.idx.i256 = shl i64 %before.0675, 7
  %arrayidx14.3.idx.i257 = mul i64 %before.0675, 192
  %arrayidx14.4.idx.i = shl i64 %before.0675, 8
  br label %for.body.i258

for.cond23.preheader.i186:                        ; preds = %for.body.i258, %sw.bb13
  %cmp24.i187 = icmp sgt i64 %div, 1
  %67 = and i1 %cmp1221.i, %cmp24.i187
  br i1 %67, label %for.body29.lr.ph.i188, label %sw.epilog

for.body29.lr.ph.i188:                            ; preds = %for.cond23.preheader.i186
  %mul30.i189 = mul nuw nsw i64 %div, 5
  %arrayidx45.2.idx.i190 = shl nsw i64 %div, 7
  %arrayidx45.3.idx.i191 = mul i64 %div, 192
  %arrayidx45.4.idx.i = shl nsw i64 %div, 8
  %add.ptr30.i.i192 = getelementptr inbounds i8, ptr %65, i64 16
  %arrayidx48.i.i193 = getelementptr inbounds i8, ptr %65, i64 24
  %add.ptr30.i.1.i = getelementptr inbounds i8, ptr %65, i64 32
  %arrayidx48.i.1.i = getelementptr inbounds i8, ptr %65, i64 40
  %add.ptr30.i.1.1.i = getelementptr inbounds i8, ptr %65, i64 64
  %arrayidx48.i.1.1.i = getelementptr inbounds i8, ptr %65, i64 72
  %mul64.1.i194 = shl nuw nsw i64 %before.0675, 1
  %mul64.2.i195 = mul nuw nsw i64 %before.0675, 3
  %mul64.3.i = shl nuw nsw i64 %before.0675, 2
  br label %for.body29.i196

for.body.i258:                                    ; preds = %for.body.i258, %for.body.lr.ph.i255
  %k.0222.i = phi i64 [ 0, %for.body.lr.ph.i255 ], [ %inc20.i272, %for.body.i258 ]
  %68 = mul i64 %k.0222.i, 320
  %scevgep.i259 = getelementptr i8, ptr %from.addr.0678, i64 %68
  %x.sroa.0.0.copyload.i260 = load <4 x double>, ptr %scevgep.i259, align 8
  %x.sroa.7.0.scevgep.sroa_idx.i261 = getelementptr inbounds i8, ptr %scevgep.i259, i64 32
  %x.sroa.7.0.copyload.i262 = load <4 x double>, ptr %x.sroa.7.0.scevgep.sroa_idx.i261, align 8
  %x.sroa.10.0.scevgep.sroa_idx.i263 = getelementptr inbounds i8, ptr %scevgep.i259, i64 64
  %x.sroa.10.0.copyload.i = load <4 x double>, ptr %x.sroa.10.0.scevgep.sroa_idx.i263, align 8
  %x.sroa.13.0.scevgep.sroa_idx.i264 = getelementptr inbounds i8, ptr %scevgep.i259, i64 96
  %x.sroa.13.0.copyload.i265 = load <4 x double>, ptr %x.sroa.13.0.scevgep.sroa_idx.i264, align 8
  %x.sroa.14.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i259, i64 128
  %x.sroa.14.0.copyload.i = load <4 x double>, ptr %x.sroa.14.0.scevgep.sroa_idx.i, align 8
  %x.sroa.17.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i259, i64 160
  %x.sroa.17.0.copyload.i = load <4 x double>, ptr %x.sroa.17.0.scevgep.sroa_idx.i, align 8
  %x.sroa.18.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i259, i64 192
  %x.sroa.18.0.copyload.i = load <4 x double>, ptr %x.sroa.18.0.scevgep.sroa_idx.i, align 8
  %x.sroa.21.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i259, i64 224
  %x.sroa.21.0.copyload.i = load <4 x double>, ptr %x.sroa.21.0.scevgep.sroa_idx.i, align 8
  %x.sroa.22.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i259, i64 256
  %x.sroa.22.0.copyload.i = load <4 x double>, ptr %x.sroa.22.0.scevgep.sroa_idx.i, align 8
  %x.sroa.25.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i259, i64 288
  %x.sroa.25.0.copyload.i = load <4 x double>, ptr %x.sroa.25.0.scevgep.sroa_idx.i, align 8
  %add.i.i186.i = fadd <4 x double> %x.sroa.10.0.copyload.i, %x.sroa.22.0.copyload.i
  %add5.i.i189.i = fadd <4 x double> %x.sroa.13.0.copyload.i265, %x.sroa.25.0.copyload.i
  %sub.i.i190.i = fsub <4 x double> %x.sroa.10.0.copyload.i, %x.sroa.22.0.copyload.i
  %sub12.i.i191.i = fsub <4 x double> %x.sroa.13.0.copyload.i265, %x.sroa.25.0.copyload.i
  %add.i192.i = fadd <4 x double> %x.sroa.0.0.copyload.i260, %add.i.i186.i
  %add19.i195.i = fadd <4 x double> %x.sroa.7.0.copyload.i262, %add5.i.i189.i
  %add.i.i186.1.i = fadd <4 x double> %x.sroa.14.0.copyload.i, %x.sroa.18.0.copyload.i
  %add5.i.i189.1.i = fadd <4 x double> %x.sroa.17.0.copyload.i, %x.sroa.21.0.copyload.i
  %sub.i.i190.1.i = fsub <4 x double> %x.sroa.14.0.copyload.i, %x.sroa.18.0.copyload.i
  %sub12.i.i191.1.i = fsub <4 x double> %x.sroa.17.0.copyload.i, %x.sroa.21.0.copyload.i
  %add.i192.1.i = fadd <4 x double> %add.i.i186.1.i, %add.i192.i
  %add19.i195.1.i = fadd <4 x double> %add5.i.i189.1.i, %add19.i195.i
  %69 = load double, ptr %add.ptr30.i155.i, align 8
  %splat.splatinsert.i158.i = insertelement <4 x double> poison, double %69, i64 0
  %splat.splat.i159.i = shufflevector <4 x double> %splat.splatinsert.i158.i, <4 x double> poison, <4 x i32> zeroinitializer
  %70 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i186.i, <4 x double> %splat.splat.i159.i, <4 x double> %x.sroa.0.0.copyload.i260)
  %71 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i189.i, <4 x double> %splat.splat.i159.i, <4 x double> %x.sroa.7.0.copyload.i262)
  %72 = load double, ptr %arrayidx48.i165.i, align 8
  %splat.splatinsert49.i166.i = insertelement <4 x double> poison, double %72, i64 0
  %splat.splat50.i167.i = shufflevector <4 x double> %splat.splatinsert49.i166.i, <4 x double> poison, <4 x i32> zeroinitializer
  %neg.i168.i = fneg <4 x double> %sub.i.i190.i
  %73 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i168.i, <4 x double> %splat.splat50.i167.i, <4 x double> zeroinitializer)
  %neg61.i173.i = fneg <4 x double> %sub12.i.i191.i
  %74 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i173.i, <4 x double> %splat.splat50.i167.i, <4 x double> zeroinitializer)
  %75 = load double, ptr %add.ptr30.i155.1.i, align 8
  %splat.splatinsert.i158.1.i = insertelement <4 x double> poison, double %75, i64 0
  %splat.splat.i159.1.i = shufflevector <4 x double> %splat.splatinsert.i158.1.i, <4 x double> poison, <4 x i32> zeroinitializer
  %76 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i186.1.i, <4 x double> %splat.splat.i159.1.i, <4 x double> %70)
  %77 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i189.1.i, <4 x double> %splat.splat.i159.1.i, <4 x double> %71)
  %78 = load double, ptr %arrayidx48.i165.1.i, align 8
  %splat.splatinsert49.i166.1.i = insertelement <4 x double> poison, double %78, i64 0
  %splat.splat50.i167.1.i = shufflevector <4 x double> %splat.splatinsert49.i166.1.i, <4 x double> poison, <4 x i32> zeroinitializer
  %neg.i168.1.i = fneg <4 x double> %sub.i.i190.1.i
  %79 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i168.1.i, <4 x double> %splat.splat50.i167.1.i, <4 x double> %73)
  %neg61.i173.1.i = fneg <4 x double> %sub12.i.i191.1.i
  %80 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i173.1.i, <4 x double> %splat.splat50.i167.1.i, <4 x double> %74)
  %add.i99.i142.i = fadd <4 x double> %76, %80
  %sub.i101.i144.i = fsub <4 x double> %77, %79
  %sub8.i.i145.i266 = fsub <4 x double> %76, %80
  %add12.i.i146.i267 = fadd <4 x double> %77, %79
  %81 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i186.i, <4 x double> %splat.splat.i159.1.i, <4 x double> %x.sroa.0.0.copyload.i260)
  %82 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i189.i, <4 x double> %splat.splat.i159.1.i, <4 x double> %x.sroa.7.0.copyload.i262)
  %83 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i168.i, <4 x double> %splat.splat50.i167.1.i, <4 x double> zeroinitializer)
  %84 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i173.i, <4 x double> %splat.splat50.i167.1.i, <4 x double> zeroinitializer)
  %85 = load double, ptr %add.ptr30.i155.1.1.i, align 8
  %splat.splatinsert.i158.1.1.i = insertelement <4 x double> poison, double %85, i64 0
  %splat.splat.i159.1.1.i = shufflevector <4 x double> %splat.splatinsert.i158.1.1.i, <4 x double> poison, <4 x i32> zeroinitializer
  %86 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i186.1.i, <4 x double> %splat.splat.i159.1.1.i, <4 x double> %81)
  %87 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i189.1.i, <4 x double> %splat.splat.i159.1.1.i, <4 x double> %82)
  %88 = load double, ptr %arrayidx48.i165.1.1.i, align 8
  %splat.splatinsert49.i166.1.1.i = insertelement <4 x double> poison, double %88, i64 0
  %splat.splat50.i167.1.1.i = shufflevector <4 x double> %splat.splatinsert49.i166.1.1.i, <4 x double> poison, <4 x i32> zeroinitializer
  %89 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i168.1.i, <4 x double> %splat.splat50.i167.1.1.i, <4 x double> %83)
  %90 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i173.1.i, <4 x double> %splat.splat50.i167.1.1.i, <4 x double> %84)
  %add.i99.i142.1.i = fadd <4 x double> %86, %90
  %sub.i101.i144.1.i = fsub <4 x double> %87, %89
  %sub8.i.i145.1.i = fsub <4 x double> %86, %90
  %add12.i.i146.1.i = fadd <4 x double> %87, %89
  %91 = getelementptr %struct.complexes, ptr %to.addr.0674, i64 %k.0222.i
  store <4 x double> %add.i192.1.i, ptr %91, align 8
  %x.sroa.7.0..sroa_idx.i268 = getelementptr inbounds i8, ptr %91, i64 32
  store <4 x double> %add19.i195.1.i, ptr %x.sroa.7.0..sroa_idx.i268, align 8
  %arrayidx14.1.i269 = getelementptr %struct.complexes, ptr %91, i64 %before.0675
  store <4 x double> %add.i99.i142.i, ptr %arrayidx14.1.i269, align 8
  %x.sroa.13.64.arrayidx14.1.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.1.i269, i64 32
  store <4 x double> %sub.i101.i144.i, ptr %x.sroa.13.64.arrayidx14.1.sroa_idx.i, align 8
  %arrayidx14.2.i270 = getelementptr i8, ptr %91, i64 %arrayidx14.2.idx.i256
  store <4 x double> %add.i99.i142.1.i, ptr %arrayidx14.2.i270, align 8
  %x.sroa.17.128.arrayidx14.2.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.2.i270, i64 32
  store <4 x double> %sub.i101.i144.1.i, ptr %x.sroa.17.128.arrayidx14.2.sroa_idx.i, align 8
  %arrayidx14.3.i271 = getelementptr i8, ptr %91, i64 %arrayidx14.3.idx.i257
  store <4 x double> %sub8.i.i145.1.i, ptr %arrayidx14.3.i271, align 8
  %x.sroa.21.192.arrayidx14.3.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.3.i271, i64 32
  store <4 x double> %add12.i.i146.1.i, ptr %x.sroa.21.192.arrayidx14.3.sroa_idx.i, align 8
  %arrayidx14.4.i = getelementptr i8, ptr %91, i64 %arrayidx14.4.idx.i
  store <4 x double> %sub8.i.i145.i266, ptr %arrayidx14.4.i, align 8
  %x.sroa.25.256.arrayidx14.4.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.4.i, i64 32
  store <4 x double> %add12.i.i146.i267, ptr %x.sroa.25.256.arrayidx14.4.sroa_idx.i, align 8
  %inc20.i272 = add nuw nsw i64 %k.0222.i, 1
  %exitcond695.not = icmp eq i64 %inc20.i272, %before.0675
  br i1 %exitcond695.not, label %for.cond23.preheader.i186, label %for.body.i258, !llvm.loop !44

for.body29.i196:                                  ; preds = %for.cond.cleanup34.i252, %for.body29.lr.ph.i188
  %k22.0237.i = phi i64 [ 0, %for.body29.lr.ph.i188 ], [ %inc78.i253, %for.cond.cleanup34.i252 ]
  %mul31.i197 = mul nuw nsw i64 %mul30.i189, %k22.0237.i
  %add.ptr.i198 = getelementptr inbounds %struct.complexes, ptr %from.addr.0678, i64 %mul31.i197
  %mul50.i199 = mul nuw nsw i64 %k22.0237.i, %div
  %add65.i200 = add nuw nsw i64 %k22.0237.i, %before.0675
  %mul66.i201 = mul nuw nsw i64 %add65.i200, %div
  %add65.1.i202 = add nuw nsw i64 %k22.0237.i, %mul64.1.i194
  %mul66.1.i203 = mul nuw nsw i64 %add65.1.i202, %div
  %add65.2.i204 = add nuw nsw i64 %k22.0237.i, %mul64.2.i195
  %mul66.2.i205 = mul nuw nsw i64 %add65.2.i204, %div
  %add65.3.i = add nuw nsw i64 %k22.0237.i, %mul64.3.i
  %mul66.3.i = mul nuw nsw i64 %add65.3.i, %div
  br label %for.body35.i206

for.cond.cleanup34.i252:                          ; preds = %for.body35.i206
  %inc78.i253 = add nuw nsw i64 %k22.0237.i, 1
  %exitcond696.not = icmp eq i64 %inc78.i253, %before.0675
  br i1 %exitcond696.not, label %sw.epilog, label %for.body29.i196, !llvm.loop !45

for.body35.i206:                                  ; preds = %for.body35.i206, %for.body29.i196
  %i.0235.i = phi i64 [ 0, %for.body29.i196 ], [ %inc74.i250, %for.body35.i206 ]
  %turn.0234.i = phi ptr [ %3, %for.body29.i196 ], [ %add.ptr62.3.i, %for.body35.i206 ]
  %92 = getelementptr inbounds %struct.complexes, ptr %add.ptr.i198, i64 %i.0235.i
  %x36.sroa.0.0.copyload267.i = load <4 x double>, ptr %92, align 8
  %x36.sroa.7.0..sroa_idx.i207 = getelementptr inbounds i8, ptr %92, i64 32
  %x36.sroa.7.0.copyload268.i = load <4 x double>, ptr %x36.sroa.7.0..sroa_idx.i207, align 8
  %arrayidx45.1.i208 = getelementptr inbounds %struct.complexes, ptr %92, i64 %div
  %x36.sroa.10.64.copyload270.i = load <4 x double>, ptr %arrayidx45.1.i208, align 8
  %x36.sroa.16.64.arrayidx45.1.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.1.i208, i64 32
  %x36.sroa.16.64.copyload272.i = load <4 x double>, ptr %x36.sroa.16.64.arrayidx45.1.sroa_idx.i, align 8
  %arrayidx45.2.i209 = getelementptr inbounds i8, ptr %92, i64 %arrayidx45.2.idx.i190
  %x36.sroa.19.128.copyload.i = load <4 x double>, ptr %arrayidx45.2.i209, align 8
  %x36.sroa.25.128.arrayidx45.2.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.2.i209, i64 32
  %x36.sroa.25.128.copyload.i = load <4 x double>, ptr %x36.sroa.25.128.arrayidx45.2.sroa_idx.i, align 8
  %arrayidx45.3.i210 = getelementptr inbounds i8, ptr %92, i64 %arrayidx45.3.idx.i191
  %x36.sroa.28.192.copyload.i = load <4 x double>, ptr %arrayidx45.3.i210, align 8
  %x36.sroa.34.192.arrayidx45.3.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.3.i210, i64 32
  %x36.sroa.34.192.copyload.i = load <4 x double>, ptr %x36.sroa.34.192.arrayidx45.3.sroa_idx.i, align 8
  %arrayidx45.4.i = getelementptr inbounds i8, ptr %92, i64 %arrayidx45.4.idx.i
  %x36.sroa.37.256.copyload281.i = load <4 x double>, ptr %arrayidx45.4.i, align 8
  %x36.sroa.43.256.arrayidx45.4.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.4.i, i64 32
  %x36.sroa.43.256.copyload283.i = load <4 x double>, ptr %x36.sroa.43.256.arrayidx45.4.sroa_idx.i, align 8
  %add.i.i.i211 = fadd <4 x double> %x36.sroa.10.64.copyload270.i, %x36.sroa.37.256.copyload281.i
  %add5.i.i.i212 = fadd <4 x double> %x36.sroa.16.64.copyload272.i, %x36.sroa.43.256.copyload283.i
  %sub.i.i.i213 = fsub <4 x double> %x36.sroa.10.64.copyload270.i, %x36.sroa.37.256.copyload281.i
  %sub12.i.i.i214 = fsub <4 x double> %x36.sroa.16.64.copyload272.i, %x36.sroa.43.256.copyload283.i
  %add.i.i215 = fadd <4 x double> %x36.sroa.0.0.copyload267.i, %add.i.i.i211
  %add19.i.i216 = fadd <4 x double> %x36.sroa.7.0.copyload268.i, %add5.i.i.i212
  %add.i.i.1.i = fadd <4 x double> %x36.sroa.19.128.copyload.i, %x36.sroa.28.192.copyload.i
  %add5.i.i.1.i = fadd <4 x double> %x36.sroa.25.128.copyload.i, %x36.sroa.34.192.copyload.i
  %sub.i.i.1.i = fsub <4 x double> %x36.sroa.19.128.copyload.i, %x36.sroa.28.192.copyload.i
  %sub12.i.i.1.i = fsub <4 x double> %x36.sroa.25.128.copyload.i, %x36.sroa.34.192.copyload.i
  %add.i.1.i = fadd <4 x double> %add.i.i.1.i, %add.i.i215
  %add19.i.1.i = fadd <4 x double> %add5.i.i.1.i, %add19.i.i216
  %93 = load double, ptr %add.ptr30.i.i192, align 8
  %splat.splatinsert.i120.i = insertelement <4 x double> poison, double %93, i64 0
  %splat.splat.i121.i = shufflevector <4 x double> %splat.splatinsert.i120.i, <4 x double> poison, <4 x i32> zeroinitializer
  %94 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i.i211, <4 x double> %splat.splat.i121.i, <4 x double> %x36.sroa.0.0.copyload267.i)
  %95 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i.i212, <4 x double> %splat.splat.i121.i, <4 x double> %x36.sroa.7.0.copyload268.i)
  %96 = load double, ptr %arrayidx48.i.i193, align 8
  %splat.splatinsert49.i.i217 = insertelement <4 x double> poison, double %96, i64 0
  %splat.splat50.i.i218 = shufflevector <4 x double> %splat.splatinsert49.i.i217, <4 x double> poison, <4 x i32> zeroinitializer
  %neg.i122.i = fneg <4 x double> %sub.i.i.i213
  %97 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i122.i, <4 x double> %splat.splat50.i.i218, <4 x double> zeroinitializer)
  %neg61.i.i219 = fneg <4 x double> %sub12.i.i.i214
  %98 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i.i219, <4 x double> %splat.splat50.i.i218, <4 x double> zeroinitializer)
  %99 = load double, ptr %add.ptr30.i.1.i, align 8
  %splat.splatinsert.i120.1.i = insertelement <4 x double> poison, double %99, i64 0
  %splat.splat.i121.1.i = shufflevector <4 x double> %splat.splatinsert.i120.1.i, <4 x double> poison, <4 x i32> zeroinitializer
  %100 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i.1.i, <4 x double> %splat.splat.i121.1.i, <4 x double> %94)
  %101 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i.1.i, <4 x double> %splat.splat.i121.1.i, <4 x double> %95)
  %102 = load double, ptr %arrayidx48.i.1.i, align 8
  %splat.splatinsert49.i.1.i = insertelement <4 x double> poison, double %102, i64 0
  %splat.splat50.i.1.i = shufflevector <4 x double> %splat.splatinsert49.i.1.i, <4 x double> poison, <4 x i32> zeroinitializer
  %neg.i122.1.i = fneg <4 x double> %sub.i.i.1.i
  %103 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i122.1.i, <4 x double> %splat.splat50.i.1.i, <4 x double> %97)
  %neg61.i.1.i = fneg <4 x double> %sub12.i.i.1.i
  %104 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i.1.i, <4 x double> %splat.splat50.i.1.i, <4 x double> %98)
  %add.i99.i.i = fadd <4 x double> %100, %104
  %sub.i101.i.i = fsub <4 x double> %101, %103
  %sub8.i.i.i220 = fsub <4 x double> %100, %104
  %add12.i.i.i221 = fadd <4 x double> %101, %103
  %105 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i.i211, <4 x double> %splat.splat.i121.1.i, <4 x double> %x36.sroa.0.0.copyload267.i)
  %106 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i.i212, <4 x double> %splat.splat.i121.1.i, <4 x double> %x36.sroa.7.0.copyload268.i)
  %107 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i122.i, <4 x double> %splat.splat50.i.1.i, <4 x double> zeroinitializer)
  %108 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i.i219, <4 x double> %splat.splat50.i.1.i, <4 x double> zeroinitializer)
  %109 = load double, ptr %add.ptr30.i.1.1.i, align 8
  %splat.splatinsert.i120.1.1.i = insertelement <4 x double> poison, double %109, i64 0
  %splat.splat.i121.1.1.i = shufflevector <4 x double> %splat.splatinsert.i120.1.1.i, <4 x double> poison, <4 x i32> zeroinitializer
  %110 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i.1.i, <4 x double> %splat.splat.i121.1.1.i, <4 x double> %105)
  %111 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i.1.i, <4 x double> %splat.splat.i121.1.1.i, <4 x double> %106)
  %112 = load double, ptr %arrayidx48.i.1.1.i, align 8
  %splat.splatinsert49.i.1.1.i = insertelement <4 x double> poison, double %112, i64 0
  %splat.splat50.i.1.1.i = shufflevector <4 x double> %splat.splatinsert49.i.1.1.i, <4 x double> poison, <4 x i32> zeroinitializer
  %113 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i122.1.i, <4 x double> %splat.splat50.i.1.1.i, <4 x double> %107)
  %114 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i.1.i, <4 x double> %splat.splat50.i.1.1.i, <4 x double> %108)
  %add.i99.i.1.i = fadd <4 x double> %110, %114
  %sub.i101.i.1.i = fsub <4 x double> %111, %113
  %sub8.i.i.1.i = fsub <4 x double> %110, %114
  %add12.i.i.1.i = fadd <4 x double> %111, %113
  %115 = getelementptr inbounds %struct.complexes, ptr %to.addr.0674, i64 %i.0235.i
  %arrayidx52.i222 = getelementptr inbounds %struct.complexes, ptr %115, i64 %mul50.i199
  store <4 x double> %add.i.1.i, ptr %arrayidx52.i222, align 8
  %x36.sroa.7.0.arrayidx52.sroa_idx.i223 = getelementptr inbounds i8, ptr %arrayidx52.i222, i64 32
  store <4 x double> %add19.i.1.i, ptr %x36.sroa.7.0.arrayidx52.sroa_idx.i223, align 8
  %116 = load double, ptr %turn.0234.i, align 8
  %splat.splatinsert.i.i224 = insertelement <4 x double> poison, double %116, i64 0
  %splat.splat.i.i225 = shufflevector <4 x double> %splat.splatinsert.i.i224, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.i226 = getelementptr inbounds i8, ptr %turn.0234.i, i64 8
  %117 = load double, ptr %arrayidx2.i.i226, align 8
  %splat.splatinsert3.i.i227 = insertelement <4 x double> poison, double %117, i64 0
  %splat.splat4.i.i228 = shufflevector <4 x double> %splat.splatinsert3.i.i227, <4 x double> poison, <4 x i32> zeroinitializer
  %118 = fneg <4 x double> %sub.i101.i.i
  %neg.i.i229 = fmul <4 x double> %splat.splat4.i.i228, %118
  %119 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i99.i.i, <4 x double> %splat.splat.i.i225, <4 x double> %neg.i.i229)
  %mul14.i.i230 = fmul <4 x double> %sub.i101.i.i, %splat.splat.i.i225
  %120 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i99.i.i, <4 x double> %splat.splat4.i.i228, <4 x double> %mul14.i.i230)
  %arrayidx68.i231 = getelementptr %struct.complexes, ptr %115, i64 %mul66.i201
  store <4 x double> %119, ptr %arrayidx68.i231, align 8
  %x36.sroa.16.64.arrayidx68.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.i231, i64 32
  store <4 x double> %120, ptr %x36.sroa.16.64.arrayidx68.sroa_idx.i, align 8
  %add.ptr63.1.i232 = getelementptr inbounds i8, ptr %turn.0234.i, i64 16
  %121 = load double, ptr %add.ptr63.1.i232, align 8
  %splat.splatinsert.i.1.i233 = insertelement <4 x double> poison, double %121, i64 0
  %splat.splat.i.1.i234 = shufflevector <4 x double> %splat.splatinsert.i.1.i233, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.1.i235 = getelementptr inbounds i8, ptr %turn.0234.i, i64 24
  %122 = load double, ptr %arrayidx2.i.1.i235, align 8
  %splat.splatinsert3.i.1.i236 = insertelement <4 x double> poison, double %122, i64 0
  %splat.splat4.i.1.i237 = shufflevector <4 x double> %splat.splatinsert3.i.1.i236, <4 x double> poison, <4 x i32> zeroinitializer
  %123 = fneg <4 x double> %sub.i101.i.1.i
  %neg.i.1.i238 = fmul <4 x double> %splat.splat4.i.1.i237, %123
  %124 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i99.i.1.i, <4 x double> %splat.splat.i.1.i234, <4 x double> %neg.i.1.i238)
  %mul14.i.1.i239 = fmul <4 x double> %sub.i101.i.1.i, %splat.splat.i.1.i234
  %125 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i99.i.1.i, <4 x double> %splat.splat4.i.1.i237, <4 x double> %mul14.i.1.i239)
  %arrayidx68.1.i240 = getelementptr %struct.complexes, ptr %115, i64 %mul66.1.i203
  store <4 x double> %124, ptr %arrayidx68.1.i240, align 8
  %x36.sroa.25.128.arrayidx68.1.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.1.i240, i64 32
  store <4 x double> %125, ptr %x36.sroa.25.128.arrayidx68.1.sroa_idx.i, align 8
  %add.ptr63.2.i241 = getelementptr inbounds i8, ptr %turn.0234.i, i64 32
  %126 = load double, ptr %add.ptr63.2.i241, align 8
  %splat.splatinsert.i.2.i242 = insertelement <4 x double> poison, double %126, i64 0
  %splat.splat.i.2.i243 = shufflevector <4 x double> %splat.splatinsert.i.2.i242, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.2.i244 = getelementptr inbounds i8, ptr %turn.0234.i, i64 40
  %127 = load double, ptr %arrayidx2.i.2.i244, align 8
  %splat.splatinsert3.i.2.i245 = insertelement <4 x double> poison, double %127, i64 0
  %splat.splat4.i.2.i246 = shufflevector <4 x double> %splat.splatinsert3.i.2.i245, <4 x double> poison, <4 x i32> zeroinitializer
  %128 = fneg <4 x double> %add12.i.i.1.i
  %neg.i.2.i247 = fmul <4 x double> %splat.splat4.i.2.i246, %128
  %129 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i.i.1.i, <4 x double> %splat.splat.i.2.i243, <4 x double> %neg.i.2.i247)
  %mul14.i.2.i248 = fmul <4 x double> %add12.i.i.1.i, %splat.splat.i.2.i243
  %130 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i.i.1.i, <4 x double> %splat.splat4.i.2.i246, <4 x double> %mul14.i.2.i248)
  %arrayidx68.2.i249 = getelementptr %struct.complexes, ptr %115, i64 %mul66.2.i205
  store <4 x double> %129, ptr %arrayidx68.2.i249, align 8
  %x36.sroa.34.192.arrayidx68.2.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.2.i249, i64 32
  store <4 x double> %130, ptr %x36.sroa.34.192.arrayidx68.2.sroa_idx.i, align 8
  %add.ptr62.3.i = getelementptr inbounds i8, ptr %turn.0234.i, i64 64
  %add.ptr63.3.i = getelementptr inbounds i8, ptr %turn.0234.i, i64 48
  %131 = load double, ptr %add.ptr63.3.i, align 8
  %splat.splatinsert.i.3.i = insertelement <4 x double> poison, double %131, i64 0
  %splat.splat.i.3.i = shufflevector <4 x double> %splat.splatinsert.i.3.i, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.3.i = getelementptr inbounds i8, ptr %turn.0234.i, i64 56
  %132 = load double, ptr %arrayidx2.i.3.i, align 8
  %splat.splatinsert3.i.3.i = insertelement <4 x double> poison, double %132, i64 0
  %splat.splat4.i.3.i = shufflevector <4 x double> %splat.splatinsert3.i.3.i, <4 x double> poison, <4 x i32> zeroinitializer
  %133 = fneg <4 x double> %add12.i.i.i221
  %neg.i.3.i = fmul <4 x double> %splat.splat4.i.3.i, %133
  %134 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i.i.i220, <4 x double> %splat.splat.i.3.i, <4 x double> %neg.i.3.i)
  %mul14.i.3.i = fmul <4 x double> %add12.i.i.i221, %splat.splat.i.3.i
  %135 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i.i.i220, <4 x double> %splat.splat4.i.3.i, <4 x double> %mul14.i.3.i)
  %arrayidx68.3.i = getelementptr %struct.complexes, ptr %115, i64 %mul66.3.i
  store <4 x double> %134, ptr %arrayidx68.3.i, align 8
  %x36.sroa.43.256.arrayidx68.3.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.3.i, i64 32
  store <4 x double> %135, ptr %x36.sroa.43.256.arrayidx68.3.sroa_idx.i, align 8
  %inc74.i250 = add nuw nsw i64 %i.0235.i, 1
  %exitcond.not.i251 = icmp eq i64 %inc74.i250, %div
  br i1 %exitcond.not.i251, label %for.cond.cleanup34.i252, label %for.body35.i206, !llvm.loop !46

sw.bb17:                                          ; preds = %for.body
  %roots20 = getelementptr inbounds i8, ptr %p.0677, i64 16
  %136 = load ptr, ptr %roots20, align 8
  %cmp.i274 = icmp eq i64 %div, 1
  %cmp1221.i275 = icmp sgt i64 %before.0675, 0
  %137 = and i1 %cmp1221.i275, %cmp.i274
  br i1 %137, label %for.body.lr.ph.i389, label %for.cond23.preheader.i276

for.body.lr.ph.i389:                              ; preds = %sw.bb17
  %add.ptr30.i155.i390 = getelementptr inbounds i8, ptr %136, i64 16
  %arrayidx48.i165.i391 = getelementptr inbounds i8, ptr %136, i64 24
  %add.ptr30.i155.1.i392 = getelementptr inbounds i8, ptr %136, i64 32
  %arrayidx48.i165.1.i393 = getelementptr inbounds i8, ptr %136, i64 40
  %add.ptr30.i155.2.i = getelementptr inbounds i8, ptr %136, i64 48
  %arrayidx48.i165.2.i = getelementptr inbounds i8, ptr %136, i64 56
  %add.ptr30.i155.1.1.i394 = getelementptr inbounds i8, ptr %136, i64 64
  %arrayidx48.i165.1.1.i395 = getelementptr inbounds i8, ptr %136, i64 72
  %add.ptr30.i155.2.1.i = getelementptr inbounds i8, ptr %136, i64 96
  %arrayidx48.i165.2.1.i = getelementptr inbounds i8, ptr %136, i64 104
  %arrayidx14.2.idx.i396 = shl i64 %before.0675, 7
  %arrayidx14.3.idx.i397 = mul i64 %before.0675, 192
  %arrayidx14.4.idx.i398 = shl i64 %before.0675, 8
  %arrayidx14.5.idx.i = mul i64 %before.0675, 320
  %arrayidx14.6.idx.i = mul i64 %before.0675, 384
  br label %for.body.i399

for.cond23.preheader.i276:                        ; preds = %for.body.i399, %sw.bb17
  %cmp24.i277 = icmp sgt i64 %div, 1
  %138 = and i1 %cmp1221.i275, %cmp24.i277
  br i1 %138, label %for.body29.lr.ph.i278, label %sw.epilog

for.body29.lr.ph.i278:                            ; preds = %for.cond23.preheader.i276
  %mul30.i279 = mul nuw nsw i64 %div, 7
  %arrayidx45.2.idx.i280 = shl nsw i64 %div, 7
  %arrayidx45.3.idx.i281 = mul i64 %div, 192
  %arrayidx45.4.idx.i282 = shl nsw i64 %div, 8
  %arrayidx45.5.idx.i = mul i64 %div, 320
  %arrayidx45.6.idx.i = mul i64 %div, 384
  %add.ptr30.i.i283 = getelementptr inbounds i8, ptr %136, i64 16
  %arrayidx48.i.i284 = getelementptr inbounds i8, ptr %136, i64 24
  %add.ptr30.i.1.i285 = getelementptr inbounds i8, ptr %136, i64 32
  %arrayidx48.i.1.i286 = getelementptr inbounds i8, ptr %136, i64 40
  %add.ptr30.i.2.i = getelementptr inbounds i8, ptr %136, i64 48
  %arrayidx48.i.2.i = getelementptr inbounds i8, ptr %136, i64 56
  %add.ptr30.i.1.1.i287 = getelementptr inbounds i8, ptr %136, i64 64
  %arrayidx48.i.1.1.i288 = getelementptr inbounds i8, ptr %136, i64 72
  %add.ptr30.i.2.1.i = getelementptr inbounds i8, ptr %136, i64 96
  %arrayidx48.i.2.1.i = getelementptr inbounds i8, ptr %136, i64 104
  %mul64.1.i289 = shl nuw nsw i64 %before.0675, 1
  %mul64.2.i290 = mul nuw nsw i64 %before.0675, 3
  %mul64.3.i291 = shl nuw nsw i64 %before.0675, 2
  %mul64.4.i = mul nuw nsw i64 %before.0675, 5
  %mul64.5.i = mul nuw nsw i64 %before.0675, 6
  br label %for.body29.i292

for.body.i399:                                    ; preds = %for.body.i399, %for.body.lr.ph.i389
  %k.0222.i400 = phi i64 [ 0, %for.body.lr.ph.i389 ], [ %inc20.i452, %for.body.i399 ]
  %139 = mul i64 %k.0222.i400, 448
  %scevgep.i401 = getelementptr i8, ptr %from.addr.0678, i64 %139
  %x.sroa.0.0.copyload.i402 = load <4 x double>, ptr %scevgep.i401, align 8
  %x.sroa.8.0.scevgep.sroa_idx.i403 = getelementptr inbounds i8, ptr %scevgep.i401, i64 32
  %x.sroa.8.0.copyload.i404 = load <4 x double>, ptr %x.sroa.8.0.scevgep.sroa_idx.i403, align 8
  %x.sroa.12.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i401, i64 64
  %x.sroa.12.0.copyload.i = load <4 x double>, ptr %x.sroa.12.0.scevgep.sroa_idx.i, align 8
  %x.sroa.15.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i401, i64 96
  %x.sroa.15.0.copyload.i = load <4 x double>, ptr %x.sroa.15.0.scevgep.sroa_idx.i, align 8
  %x.sroa.16.0.scevgep.sroa_idx.i405 = getelementptr inbounds i8, ptr %scevgep.i401, i64 128
  %x.sroa.16.0.copyload.i406 = load <4 x double>, ptr %x.sroa.16.0.scevgep.sroa_idx.i405, align 8
  %x.sroa.19.0.scevgep.sroa_idx.i407 = getelementptr inbounds i8, ptr %scevgep.i401, i64 160
  %x.sroa.19.0.copyload.i = load <4 x double>, ptr %x.sroa.19.0.scevgep.sroa_idx.i407, align 8
  %x.sroa.20.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i401, i64 192
  %x.sroa.20.0.copyload.i = load <4 x double>, ptr %x.sroa.20.0.scevgep.sroa_idx.i, align 8
  %x.sroa.23.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i401, i64 224
  %x.sroa.23.0.copyload.i = load <4 x double>, ptr %x.sroa.23.0.scevgep.sroa_idx.i, align 8
  %x.sroa.24.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i401, i64 256
  %x.sroa.24.0.copyload.i = load <4 x double>, ptr %x.sroa.24.0.scevgep.sroa_idx.i, align 8
  %x.sroa.27.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i401, i64 288
  %x.sroa.27.0.copyload.i = load <4 x double>, ptr %x.sroa.27.0.scevgep.sroa_idx.i, align 8
  %x.sroa.28.0.scevgep.sroa_idx.i408 = getelementptr inbounds i8, ptr %scevgep.i401, i64 320
  %x.sroa.28.0.copyload.i409 = load <4 x double>, ptr %x.sroa.28.0.scevgep.sroa_idx.i408, align 8
  %x.sroa.31.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i401, i64 352
  %x.sroa.31.0.copyload.i = load <4 x double>, ptr %x.sroa.31.0.scevgep.sroa_idx.i, align 8
  %x.sroa.32.0.scevgep.sroa_idx.i410 = getelementptr inbounds i8, ptr %scevgep.i401, i64 384
  %x.sroa.32.0.copyload.i411 = load <4 x double>, ptr %x.sroa.32.0.scevgep.sroa_idx.i410, align 8
  %x.sroa.35.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i401, i64 416
  %x.sroa.35.0.copyload.i = load <4 x double>, ptr %x.sroa.35.0.scevgep.sroa_idx.i, align 8
  %add.i.i186.i412 = fadd <4 x double> %x.sroa.12.0.copyload.i, %x.sroa.32.0.copyload.i411
  %add5.i.i189.i413 = fadd <4 x double> %x.sroa.15.0.copyload.i, %x.sroa.35.0.copyload.i
  %sub.i.i190.i414 = fsub <4 x double> %x.sroa.12.0.copyload.i, %x.sroa.32.0.copyload.i411
  %sub12.i.i191.i415 = fsub <4 x double> %x.sroa.15.0.copyload.i, %x.sroa.35.0.copyload.i
  %add.i192.i416 = fadd <4 x double> %x.sroa.0.0.copyload.i402, %add.i.i186.i412
  %add19.i195.i417 = fadd <4 x double> %x.sroa.8.0.copyload.i404, %add5.i.i189.i413
  %add.i.i186.1.i418 = fadd <4 x double> %x.sroa.16.0.copyload.i406, %x.sroa.28.0.copyload.i409
  %add5.i.i189.1.i419 = fadd <4 x double> %x.sroa.19.0.copyload.i, %x.sroa.31.0.copyload.i
  %sub.i.i190.1.i420 = fsub <4 x double> %x.sroa.16.0.copyload.i406, %x.sroa.28.0.copyload.i409
  %sub12.i.i191.1.i421 = fsub <4 x double> %x.sroa.19.0.copyload.i, %x.sroa.31.0.copyload.i
  %add.i192.1.i422 = fadd <4 x double> %add.i.i186.1.i418, %add.i192.i416
  %add19.i195.1.i423 = fadd <4 x double> %add5.i.i189.1.i419, %add19.i195.i417
  %add.i.i186.2.i = fadd <4 x double> %x.sroa.20.0.copyload.i, %x.sroa.24.0.copyload.i
  %add5.i.i189.2.i = fadd <4 x double> %x.sroa.23.0.copyload.i, %x.sroa.27.0.copyload.i
  %sub.i.i190.2.i = fsub <4 x double> %x.sroa.20.0.copyload.i, %x.sroa.24.0.copyload.i
  %sub12.i.i191.2.i = fsub <4 x double> %x.sroa.23.0.copyload.i, %x.sroa.27.0.copyload.i
  %add.i192.2.i = fadd <4 x double> %add.i.i186.2.i, %add.i192.1.i422
  %add19.i195.2.i = fadd <4 x double> %add5.i.i189.2.i, %add19.i195.1.i423
  %140 = load double, ptr %add.ptr30.i155.i390, align 8
  %splat.splatinsert.i158.i424 = insertelement <4 x double> poison, double %140, i64 0
  %splat.splat.i159.i425 = shufflevector <4 x double> %splat.splatinsert.i158.i424, <4 x double> poison, <4 x i32> zeroinitializer
  %141 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i186.i412, <4 x double> %splat.splat.i159.i425, <4 x double> %x.sroa.0.0.copyload.i402)
  %142 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i189.i413, <4 x double> %splat.splat.i159.i425, <4 x double> %x.sroa.8.0.copyload.i404)
  %143 = load double, ptr %arrayidx48.i165.i391, align 8
  %splat.splatinsert49.i166.i426 = insertelement <4 x double> poison, double %143, i64 0
  %splat.splat50.i167.i427 = shufflevector <4 x double> %splat.splatinsert49.i166.i426, <4 x double> poison, <4 x i32> zeroinitializer
  %neg.i168.i428 = fneg <4 x double> %sub.i.i190.i414
  %144 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i168.i428, <4 x double> %splat.splat50.i167.i427, <4 x double> zeroinitializer)
  %neg61.i173.i429 = fneg <4 x double> %sub12.i.i191.i415
  %145 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i173.i429, <4 x double> %splat.splat50.i167.i427, <4 x double> zeroinitializer)
  %146 = load double, ptr %add.ptr30.i155.1.i392, align 8
  %splat.splatinsert.i158.1.i430 = insertelement <4 x double> poison, double %146, i64 0
  %splat.splat.i159.1.i431 = shufflevector <4 x double> %splat.splatinsert.i158.1.i430, <4 x double> poison, <4 x i32> zeroinitializer
  %147 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i186.1.i418, <4 x double> %splat.splat.i159.1.i431, <4 x double> %141)
  %148 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i189.1.i419, <4 x double> %splat.splat.i159.1.i431, <4 x double> %142)
  %149 = load double, ptr %arrayidx48.i165.1.i393, align 8
  %splat.splatinsert49.i166.1.i432 = insertelement <4 x double> poison, double %149, i64 0
  %splat.splat50.i167.1.i433 = shufflevector <4 x double> %splat.splatinsert49.i166.1.i432, <4 x double> poison, <4 x i32> zeroinitializer
  %neg.i168.1.i434 = fneg <4 x double> %sub.i.i190.1.i420
  %150 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i168.1.i434, <4 x double> %splat.splat50.i167.1.i433, <4 x double> %144)
  %neg61.i173.1.i435 = fneg <4 x double> %sub12.i.i191.1.i421
  %151 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i173.1.i435, <4 x double> %splat.splat50.i167.1.i433, <4 x double> %145)
  %152 = load double, ptr %add.ptr30.i155.2.i, align 8
  %splat.splatinsert.i158.2.i = insertelement <4 x double> poison, double %152, i64 0
  %splat.splat.i159.2.i = shufflevector <4 x double> %splat.splatinsert.i158.2.i, <4 x double> poison, <4 x i32> zeroinitializer
  %153 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i186.2.i, <4 x double> %splat.splat.i159.2.i, <4 x double> %147)
  %154 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i189.2.i, <4 x double> %splat.splat.i159.2.i, <4 x double> %148)
  %155 = load double, ptr %arrayidx48.i165.2.i, align 8
  %splat.splatinsert49.i166.2.i = insertelement <4 x double> poison, double %155, i64 0
  %splat.splat50.i167.2.i = shufflevector <4 x double> %splat.splatinsert49.i166.2.i, <4 x double> poison, <4 x i32> zeroinitializer
  %neg.i168.2.i = fneg <4 x double> %sub.i.i190.2.i
  %156 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i168.2.i, <4 x double> %splat.splat50.i167.2.i, <4 x double> %150)
  %neg61.i173.2.i = fneg <4 x double> %sub12.i.i191.2.i
  %157 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i173.2.i, <4 x double> %splat.splat50.i167.2.i, <4 x double> %151)
  %add.i99.i142.i436 = fadd <4 x double> %153, %157
  %sub.i101.i144.i437 = fsub <4 x double> %154, %156
  %sub8.i.i145.i438 = fsub <4 x double> %153, %157
  %add12.i.i146.i439 = fadd <4 x double> %154, %156
  %158 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i186.i412, <4 x double> %splat.splat.i159.1.i431, <4 x double> %x.sroa.0.0.copyload.i402)
  %159 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i189.i413, <4 x double> %splat.splat.i159.1.i431, <4 x double> %x.sroa.8.0.copyload.i404)
  %160 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i168.i428, <4 x double> %splat.splat50.i167.1.i433, <4 x double> zeroinitializer)
  %161 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i173.i429, <4 x double> %splat.splat50.i167.1.i433, <4 x double> zeroinitializer)
  %162 = load double, ptr %add.ptr30.i155.1.1.i394, align 8
  %splat.splatinsert.i158.1.1.i440 = insertelement <4 x double> poison, double %162, i64 0
  %splat.splat.i159.1.1.i441 = shufflevector <4 x double> %splat.splatinsert.i158.1.1.i440, <4 x double> poison, <4 x i32> zeroinitializer
  %163 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i186.1.i418, <4 x double> %splat.splat.i159.1.1.i441, <4 x double> %158)
  %164 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i189.1.i419, <4 x double> %splat.splat.i159.1.1.i441, <4 x double> %159)
  %165 = load double, ptr %arrayidx48.i165.1.1.i395, align 8
  %splat.splatinsert49.i166.1.1.i442 = insertelement <4 x double> poison, double %165, i64 0
  %splat.splat50.i167.1.1.i443 = shufflevector <4 x double> %splat.splatinsert49.i166.1.1.i442, <4 x double> poison, <4 x i32> zeroinitializer
  %166 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i168.1.i434, <4 x double> %splat.splat50.i167.1.1.i443, <4 x double> %160)
  %167 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i173.1.i435, <4 x double> %splat.splat50.i167.1.1.i443, <4 x double> %161)
  %168 = load double, ptr %add.ptr30.i155.2.1.i, align 8
  %splat.splatinsert.i158.2.1.i = insertelement <4 x double> poison, double %168, i64 0
  %splat.splat.i159.2.1.i = shufflevector <4 x double> %splat.splatinsert.i158.2.1.i, <4 x double> poison, <4 x i32> zeroinitializer
  %169 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i186.2.i, <4 x double> %splat.splat.i159.2.1.i, <4 x double> %163)
  %170 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i189.2.i, <4 x double> %splat.splat.i159.2.1.i, <4 x double> %164)
  %171 = load double, ptr %arrayidx48.i165.2.1.i, align 8
  %splat.splatinsert49.i166.2.1.i = insertelement <4 x double> poison, double %171, i64 0
  %splat.splat50.i167.2.1.i = shufflevector <4 x double> %splat.splatinsert49.i166.2.1.i, <4 x double> poison, <4 x i32> zeroinitializer
  %172 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i168.2.i, <4 x double> %splat.splat50.i167.2.1.i, <4 x double> %166)
  %173 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i173.2.i, <4 x double> %splat.splat50.i167.2.1.i, <4 x double> %167)
  %add.i99.i142.1.i444 = fadd <4 x double> %169, %173
  %sub.i101.i144.1.i445 = fsub <4 x double> %170, %172
  %sub8.i.i145.1.i446 = fsub <4 x double> %169, %173
  %add12.i.i146.1.i447 = fadd <4 x double> %170, %172
  %174 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i186.i412, <4 x double> %splat.splat.i159.2.i, <4 x double> %x.sroa.0.0.copyload.i402)
  %175 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i189.i413, <4 x double> %splat.splat.i159.2.i, <4 x double> %x.sroa.8.0.copyload.i404)
  %176 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i168.i428, <4 x double> %splat.splat50.i167.2.i, <4 x double> zeroinitializer)
  %177 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i173.i429, <4 x double> %splat.splat50.i167.2.i, <4 x double> zeroinitializer)
  %178 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i186.1.i418, <4 x double> %splat.splat.i159.2.1.i, <4 x double> %174)
  %179 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i189.1.i419, <4 x double> %splat.splat.i159.2.1.i, <4 x double> %175)
  %180 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i168.1.i434, <4 x double> %splat.splat50.i167.2.1.i, <4 x double> %176)
  %181 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i173.1.i435, <4 x double> %splat.splat50.i167.2.1.i, <4 x double> %177)
  %182 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i186.2.i, <4 x double> %splat.splat.i159.1.i431, <4 x double> %178)
  %183 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i189.2.i, <4 x double> %splat.splat.i159.1.i431, <4 x double> %179)
  %184 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i168.2.i, <4 x double> %splat.splat50.i167.1.i433, <4 x double> %180)
  %185 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i173.2.i, <4 x double> %splat.splat50.i167.1.i433, <4 x double> %181)
  %add.i99.i142.2.i = fadd <4 x double> %182, %185
  %sub.i101.i144.2.i = fsub <4 x double> %183, %184
  %sub8.i.i145.2.i = fsub <4 x double> %182, %185
  %add12.i.i146.2.i = fadd <4 x double> %183, %184
  %186 = getelementptr %struct.complexes, ptr %to.addr.0674, i64 %k.0222.i400
  store <4 x double> %add.i192.2.i, ptr %186, align 8
  %x.sroa.8.0..sroa_idx.i = getelementptr inbounds i8, ptr %186, i64 32
  store <4 x double> %add19.i195.2.i, ptr %x.sroa.8.0..sroa_idx.i, align 8
  %arrayidx14.1.i448 = getelementptr %struct.complexes, ptr %186, i64 %before.0675
  store <4 x double> %add.i99.i142.i436, ptr %arrayidx14.1.i448, align 8
  %x.sroa.15.64.arrayidx14.1.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.1.i448, i64 32
  store <4 x double> %sub.i101.i144.i437, ptr %x.sroa.15.64.arrayidx14.1.sroa_idx.i, align 8
  %arrayidx14.2.i449 = getelementptr i8, ptr %186, i64 %arrayidx14.2.idx.i396
  store <4 x double> %add.i99.i142.1.i444, ptr %arrayidx14.2.i449, align 8
  %x.sroa.19.128.arrayidx14.2.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.2.i449, i64 32
  store <4 x double> %sub.i101.i144.1.i445, ptr %x.sroa.19.128.arrayidx14.2.sroa_idx.i, align 8
  %arrayidx14.3.i450 = getelementptr i8, ptr %186, i64 %arrayidx14.3.idx.i397
  store <4 x double> %add.i99.i142.2.i, ptr %arrayidx14.3.i450, align 8
  %x.sroa.23.192.arrayidx14.3.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.3.i450, i64 32
  store <4 x double> %sub.i101.i144.2.i, ptr %x.sroa.23.192.arrayidx14.3.sroa_idx.i, align 8
  %arrayidx14.4.i451 = getelementptr i8, ptr %186, i64 %arrayidx14.4.idx.i398
  store <4 x double> %sub8.i.i145.2.i, ptr %arrayidx14.4.i451, align 8
  %x.sroa.27.256.arrayidx14.4.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.4.i451, i64 32
  store <4 x double> %add12.i.i146.2.i, ptr %x.sroa.27.256.arrayidx14.4.sroa_idx.i, align 8
  %arrayidx14.5.i = getelementptr i8, ptr %186, i64 %arrayidx14.5.idx.i
  store <4 x double> %sub8.i.i145.1.i446, ptr %arrayidx14.5.i, align 8
  %x.sroa.31.320.arrayidx14.5.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.5.i, i64 32
  store <4 x double> %add12.i.i146.1.i447, ptr %x.sroa.31.320.arrayidx14.5.sroa_idx.i, align 8
  %arrayidx14.6.i = getelementptr i8, ptr %186, i64 %arrayidx14.6.idx.i
  store <4 x double> %sub8.i.i145.i438, ptr %arrayidx14.6.i, align 8
  %x.sroa.35.384.arrayidx14.6.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.6.i, i64 32
  store <4 x double> %add12.i.i146.i439, ptr %x.sroa.35.384.arrayidx14.6.sroa_idx.i, align 8
  %inc20.i452 = add nuw nsw i64 %k.0222.i400, 1
  %exitcond693.not = icmp eq i64 %inc20.i452, %before.0675
  br i1 %exitcond693.not, label %for.cond23.preheader.i276, label %for.body.i399, !llvm.loop !47

for.body29.i292:                                  ; preds = %for.cond.cleanup34.i386, %for.body29.lr.ph.i278
  %k22.0237.i293 = phi i64 [ 0, %for.body29.lr.ph.i278 ], [ %inc78.i387, %for.cond.cleanup34.i386 ]
  %mul31.i294 = mul nuw nsw i64 %mul30.i279, %k22.0237.i293
  %add.ptr.i295 = getelementptr inbounds %struct.complexes, ptr %from.addr.0678, i64 %mul31.i294
  %mul50.i296 = mul nuw nsw i64 %k22.0237.i293, %div
  %add65.i297 = add nuw nsw i64 %k22.0237.i293, %before.0675
  %mul66.i298 = mul nuw nsw i64 %add65.i297, %div
  %add65.1.i299 = add nuw nsw i64 %k22.0237.i293, %mul64.1.i289
  %mul66.1.i300 = mul nuw nsw i64 %add65.1.i299, %div
  %add65.2.i301 = add nuw nsw i64 %k22.0237.i293, %mul64.2.i290
  %mul66.2.i302 = mul nuw nsw i64 %add65.2.i301, %div
  %add65.3.i303 = add nuw nsw i64 %k22.0237.i293, %mul64.3.i291
  %mul66.3.i304 = mul nuw nsw i64 %add65.3.i303, %div
  %add65.4.i = add nuw nsw i64 %k22.0237.i293, %mul64.4.i
  %mul66.4.i = mul nuw nsw i64 %add65.4.i, %div
  %add65.5.i = add nuw nsw i64 %k22.0237.i293, %mul64.5.i
  %mul66.5.i = mul nuw nsw i64 %add65.5.i, %div
  br label %for.body35.i305

for.cond.cleanup34.i386:                          ; preds = %for.body35.i305
  %inc78.i387 = add nuw nsw i64 %k22.0237.i293, 1
  %exitcond694.not = icmp eq i64 %inc78.i387, %before.0675
  br i1 %exitcond694.not, label %sw.epilog, label %for.body29.i292, !llvm.loop !48

for.body35.i305:                                  ; preds = %for.body35.i305, %for.body29.i292
  %i.0235.i306 = phi i64 [ 0, %for.body29.i292 ], [ %inc74.i384, %for.body35.i305 ]
  %turn.0234.i307 = phi ptr [ %3, %for.body29.i292 ], [ %add.ptr62.5.i, %for.body35.i305 ]
  %187 = getelementptr inbounds %struct.complexes, ptr %add.ptr.i295, i64 %i.0235.i306
  %x36.sroa.0.0.copyload289.i = load <4 x double>, ptr %187, align 8
  %x36.sroa.8.0..sroa_idx.i = getelementptr inbounds i8, ptr %187, i64 32
  %x36.sroa.8.0.copyload290.i = load <4 x double>, ptr %x36.sroa.8.0..sroa_idx.i, align 8
  %arrayidx45.1.i308 = getelementptr inbounds %struct.complexes, ptr %187, i64 %div
  %x36.sroa.12.64.copyload292.i = load <4 x double>, ptr %arrayidx45.1.i308, align 8
  %x36.sroa.18.64.arrayidx45.1.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.1.i308, i64 32
  %x36.sroa.18.64.copyload294.i = load <4 x double>, ptr %x36.sroa.18.64.arrayidx45.1.sroa_idx.i, align 8
  %arrayidx45.2.i309 = getelementptr inbounds i8, ptr %187, i64 %arrayidx45.2.idx.i280
  %x36.sroa.21.128.copyload.i = load <4 x double>, ptr %arrayidx45.2.i309, align 8
  %x36.sroa.27.128.arrayidx45.2.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.2.i309, i64 32
  %x36.sroa.27.128.copyload.i = load <4 x double>, ptr %x36.sroa.27.128.arrayidx45.2.sroa_idx.i, align 8
  %arrayidx45.3.i310 = getelementptr inbounds i8, ptr %187, i64 %arrayidx45.3.idx.i281
  %x36.sroa.30.192.copyload.i = load <4 x double>, ptr %arrayidx45.3.i310, align 8
  %x36.sroa.36.192.arrayidx45.3.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.3.i310, i64 32
  %x36.sroa.36.192.copyload.i = load <4 x double>, ptr %x36.sroa.36.192.arrayidx45.3.sroa_idx.i, align 8
  %arrayidx45.4.i311 = getelementptr inbounds i8, ptr %187, i64 %arrayidx45.4.idx.i282
  %x36.sroa.39.256.copyload.i = load <4 x double>, ptr %arrayidx45.4.i311, align 8
  %x36.sroa.45.256.arrayidx45.4.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.4.i311, i64 32
  %x36.sroa.45.256.copyload.i = load <4 x double>, ptr %x36.sroa.45.256.arrayidx45.4.sroa_idx.i, align 8
  %arrayidx45.5.i = getelementptr inbounds i8, ptr %187, i64 %arrayidx45.5.idx.i
  %x36.sroa.48.320.copyload.i = load <4 x double>, ptr %arrayidx45.5.i, align 8
  %x36.sroa.54.320.arrayidx45.5.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.5.i, i64 32
  %x36.sroa.54.320.copyload.i = load <4 x double>, ptr %x36.sroa.54.320.arrayidx45.5.sroa_idx.i, align 8
  %arrayidx45.6.i = getelementptr inbounds i8, ptr %187, i64 %arrayidx45.6.idx.i
  %x36.sroa.57.384.copyload311.i = load <4 x double>, ptr %arrayidx45.6.i, align 8
  %x36.sroa.63.384.arrayidx45.6.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.6.i, i64 32
  %x36.sroa.63.384.copyload313.i = load <4 x double>, ptr %x36.sroa.63.384.arrayidx45.6.sroa_idx.i, align 8
  %add.i.i.i312 = fadd <4 x double> %x36.sroa.12.64.copyload292.i, %x36.sroa.57.384.copyload311.i
  %add5.i.i.i313 = fadd <4 x double> %x36.sroa.18.64.copyload294.i, %x36.sroa.63.384.copyload313.i
  %sub.i.i.i314 = fsub <4 x double> %x36.sroa.12.64.copyload292.i, %x36.sroa.57.384.copyload311.i
  %sub12.i.i.i315 = fsub <4 x double> %x36.sroa.18.64.copyload294.i, %x36.sroa.63.384.copyload313.i
  %add.i.i316 = fadd <4 x double> %x36.sroa.0.0.copyload289.i, %add.i.i.i312
  %add19.i.i317 = fadd <4 x double> %x36.sroa.8.0.copyload290.i, %add5.i.i.i313
  %add.i.i.1.i318 = fadd <4 x double> %x36.sroa.21.128.copyload.i, %x36.sroa.48.320.copyload.i
  %add5.i.i.1.i319 = fadd <4 x double> %x36.sroa.27.128.copyload.i, %x36.sroa.54.320.copyload.i
  %sub.i.i.1.i320 = fsub <4 x double> %x36.sroa.21.128.copyload.i, %x36.sroa.48.320.copyload.i
  %sub12.i.i.1.i321 = fsub <4 x double> %x36.sroa.27.128.copyload.i, %x36.sroa.54.320.copyload.i
  %add.i.1.i322 = fadd <4 x double> %add.i.i.1.i318, %add.i.i316
  %add19.i.1.i323 = fadd <4 x double> %add5.i.i.1.i319, %add19.i.i317
  %add.i.i.2.i = fadd <4 x double> %x36.sroa.30.192.copyload.i, %x36.sroa.39.256.copyload.i
  %add5.i.i.2.i = fadd <4 x double> %x36.sroa.36.192.copyload.i, %x36.sroa.45.256.copyload.i
  %sub.i.i.2.i = fsub <4 x double> %x36.sroa.30.192.copyload.i, %x36.sroa.39.256.copyload.i
  %sub12.i.i.2.i = fsub <4 x double> %x36.sroa.36.192.copyload.i, %x36.sroa.45.256.copyload.i
  %add.i.2.i = fadd <4 x double> %add.i.i.2.i, %add.i.1.i322
  %add19.i.2.i = fadd <4 x double> %add5.i.i.2.i, %add19.i.1.i323
  %188 = load double, ptr %add.ptr30.i.i283, align 8
  %splat.splatinsert.i120.i324 = insertelement <4 x double> poison, double %188, i64 0
  %splat.splat.i121.i325 = shufflevector <4 x double> %splat.splatinsert.i120.i324, <4 x double> poison, <4 x i32> zeroinitializer
  %189 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i.i312, <4 x double> %splat.splat.i121.i325, <4 x double> %x36.sroa.0.0.copyload289.i)
  %190 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i.i313, <4 x double> %splat.splat.i121.i325, <4 x double> %x36.sroa.8.0.copyload290.i)
  %191 = load double, ptr %arrayidx48.i.i284, align 8
  %splat.splatinsert49.i.i326 = insertelement <4 x double> poison, double %191, i64 0
  %splat.splat50.i.i327 = shufflevector <4 x double> %splat.splatinsert49.i.i326, <4 x double> poison, <4 x i32> zeroinitializer
  %neg.i122.i328 = fneg <4 x double> %sub.i.i.i314
  %192 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i122.i328, <4 x double> %splat.splat50.i.i327, <4 x double> zeroinitializer)
  %neg61.i.i329 = fneg <4 x double> %sub12.i.i.i315
  %193 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i.i329, <4 x double> %splat.splat50.i.i327, <4 x double> zeroinitializer)
  %194 = load double, ptr %add.ptr30.i.1.i285, align 8
  %splat.splatinsert.i120.1.i330 = insertelement <4 x double> poison, double %194, i64 0
  %splat.splat.i121.1.i331 = shufflevector <4 x double> %splat.splatinsert.i120.1.i330, <4 x double> poison, <4 x i32> zeroinitializer
  %195 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i.1.i318, <4 x double> %splat.splat.i121.1.i331, <4 x double> %189)
  %196 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i.1.i319, <4 x double> %splat.splat.i121.1.i331, <4 x double> %190)
  %197 = load double, ptr %arrayidx48.i.1.i286, align 8
  %splat.splatinsert49.i.1.i332 = insertelement <4 x double> poison, double %197, i64 0
  %splat.splat50.i.1.i333 = shufflevector <4 x double> %splat.splatinsert49.i.1.i332, <4 x double> poison, <4 x i32> zeroinitializer
  %neg.i122.1.i334 = fneg <4 x double> %sub.i.i.1.i320
  %198 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i122.1.i334, <4 x double> %splat.splat50.i.1.i333, <4 x double> %192)
  %neg61.i.1.i335 = fneg <4 x double> %sub12.i.i.1.i321
  %199 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i.1.i335, <4 x double> %splat.splat50.i.1.i333, <4 x double> %193)
  %200 = load double, ptr %add.ptr30.i.2.i, align 8
  %splat.splatinsert.i120.2.i = insertelement <4 x double> poison, double %200, i64 0
  %splat.splat.i121.2.i = shufflevector <4 x double> %splat.splatinsert.i120.2.i, <4 x double> poison, <4 x i32> zeroinitializer
  %201 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i.2.i, <4 x double> %splat.splat.i121.2.i, <4 x double> %195)
  %202 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i.2.i, <4 x double> %splat.splat.i121.2.i, <4 x double> %196)
  %203 = load double, ptr %arrayidx48.i.2.i, align 8
  %splat.splatinsert49.i.2.i = insertelement <4 x double> poison, double %203, i64 0
  %splat.splat50.i.2.i = shufflevector <4 x double> %splat.splatinsert49.i.2.i, <4 x double> poison, <4 x i32> zeroinitializer
  %neg.i122.2.i = fneg <4 x double> %sub.i.i.2.i
  %204 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i122.2.i, <4 x double> %splat.splat50.i.2.i, <4 x double> %198)
  %neg61.i.2.i = fneg <4 x double> %sub12.i.i.2.i
  %205 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i.2.i, <4 x double> %splat.splat50.i.2.i, <4 x double> %199)
  %add.i99.i.i336 = fadd <4 x double> %201, %205
  %sub.i101.i.i337 = fsub <4 x double> %202, %204
  %sub8.i.i.i338 = fsub <4 x double> %201, %205
  %add12.i.i.i339 = fadd <4 x double> %202, %204
  %206 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i.i312, <4 x double> %splat.splat.i121.1.i331, <4 x double> %x36.sroa.0.0.copyload289.i)
  %207 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i.i313, <4 x double> %splat.splat.i121.1.i331, <4 x double> %x36.sroa.8.0.copyload290.i)
  %208 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i122.i328, <4 x double> %splat.splat50.i.1.i333, <4 x double> zeroinitializer)
  %209 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i.i329, <4 x double> %splat.splat50.i.1.i333, <4 x double> zeroinitializer)
  %210 = load double, ptr %add.ptr30.i.1.1.i287, align 8
  %splat.splatinsert.i120.1.1.i340 = insertelement <4 x double> poison, double %210, i64 0
  %splat.splat.i121.1.1.i341 = shufflevector <4 x double> %splat.splatinsert.i120.1.1.i340, <4 x double> poison, <4 x i32> zeroinitializer
  %211 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i.1.i318, <4 x double> %splat.splat.i121.1.1.i341, <4 x double> %206)
  %212 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i.1.i319, <4 x double> %splat.splat.i121.1.1.i341, <4 x double> %207)
  %213 = load double, ptr %arrayidx48.i.1.1.i288, align 8
  %splat.splatinsert49.i.1.1.i342 = insertelement <4 x double> poison, double %213, i64 0
  %splat.splat50.i.1.1.i343 = shufflevector <4 x double> %splat.splatinsert49.i.1.1.i342, <4 x double> poison, <4 x i32> zeroinitializer
  %214 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i122.1.i334, <4 x double> %splat.splat50.i.1.1.i343, <4 x double> %208)
  %215 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i.1.i335, <4 x double> %splat.splat50.i.1.1.i343, <4 x double> %209)
  %216 = load double, ptr %add.ptr30.i.2.1.i, align 8
  %splat.splatinsert.i120.2.1.i = insertelement <4 x double> poison, double %216, i64 0
  %splat.splat.i121.2.1.i = shufflevector <4 x double> %splat.splatinsert.i120.2.1.i, <4 x double> poison, <4 x i32> zeroinitializer
  %217 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i.2.i, <4 x double> %splat.splat.i121.2.1.i, <4 x double> %211)
  %218 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i.2.i, <4 x double> %splat.splat.i121.2.1.i, <4 x double> %212)
  %219 = load double, ptr %arrayidx48.i.2.1.i, align 8
  %splat.splatinsert49.i.2.1.i = insertelement <4 x double> poison, double %219, i64 0
  %splat.splat50.i.2.1.i = shufflevector <4 x double> %splat.splatinsert49.i.2.1.i, <4 x double> poison, <4 x i32> zeroinitializer
  %220 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i122.2.i, <4 x double> %splat.splat50.i.2.1.i, <4 x double> %214)
  %221 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i.2.i, <4 x double> %splat.splat50.i.2.1.i, <4 x double> %215)
  %add.i99.i.1.i344 = fadd <4 x double> %217, %221
  %sub.i101.i.1.i345 = fsub <4 x double> %218, %220
  %sub8.i.i.1.i346 = fsub <4 x double> %217, %221
  %add12.i.i.1.i347 = fadd <4 x double> %218, %220
  %222 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i.i312, <4 x double> %splat.splat.i121.2.i, <4 x double> %x36.sroa.0.0.copyload289.i)
  %223 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i.i313, <4 x double> %splat.splat.i121.2.i, <4 x double> %x36.sroa.8.0.copyload290.i)
  %224 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i122.i328, <4 x double> %splat.splat50.i.2.i, <4 x double> zeroinitializer)
  %225 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i.i329, <4 x double> %splat.splat50.i.2.i, <4 x double> zeroinitializer)
  %226 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i.1.i318, <4 x double> %splat.splat.i121.2.1.i, <4 x double> %222)
  %227 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i.1.i319, <4 x double> %splat.splat.i121.2.1.i, <4 x double> %223)
  %228 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i122.1.i334, <4 x double> %splat.splat50.i.2.1.i, <4 x double> %224)
  %229 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i.1.i335, <4 x double> %splat.splat50.i.2.1.i, <4 x double> %225)
  %230 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i.2.i, <4 x double> %splat.splat.i121.1.i331, <4 x double> %226)
  %231 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add5.i.i.2.i, <4 x double> %splat.splat.i121.1.i331, <4 x double> %227)
  %232 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i122.2.i, <4 x double> %splat.splat50.i.1.i333, <4 x double> %228)
  %233 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg61.i.2.i, <4 x double> %splat.splat50.i.1.i333, <4 x double> %229)
  %add.i99.i.2.i = fadd <4 x double> %230, %233
  %sub.i101.i.2.i = fsub <4 x double> %231, %232
  %sub8.i.i.2.i = fsub <4 x double> %230, %233
  %add12.i.i.2.i = fadd <4 x double> %231, %232
  %234 = getelementptr inbounds %struct.complexes, ptr %to.addr.0674, i64 %i.0235.i306
  %arrayidx52.i348 = getelementptr inbounds %struct.complexes, ptr %234, i64 %mul50.i296
  store <4 x double> %add.i.2.i, ptr %arrayidx52.i348, align 8
  %x36.sroa.8.0.arrayidx52.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx52.i348, i64 32
  store <4 x double> %add19.i.2.i, ptr %x36.sroa.8.0.arrayidx52.sroa_idx.i, align 8
  %235 = load double, ptr %turn.0234.i307, align 8
  %splat.splatinsert.i.i349 = insertelement <4 x double> poison, double %235, i64 0
  %splat.splat.i.i350 = shufflevector <4 x double> %splat.splatinsert.i.i349, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.i351 = getelementptr inbounds i8, ptr %turn.0234.i307, i64 8
  %236 = load double, ptr %arrayidx2.i.i351, align 8
  %splat.splatinsert3.i.i352 = insertelement <4 x double> poison, double %236, i64 0
  %splat.splat4.i.i353 = shufflevector <4 x double> %splat.splatinsert3.i.i352, <4 x double> poison, <4 x i32> zeroinitializer
  %237 = fneg <4 x double> %sub.i101.i.i337
  %neg.i.i354 = fmul <4 x double> %splat.splat4.i.i353, %237
  %238 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i99.i.i336, <4 x double> %splat.splat.i.i350, <4 x double> %neg.i.i354)
  %mul14.i.i355 = fmul <4 x double> %sub.i101.i.i337, %splat.splat.i.i350
  %239 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i99.i.i336, <4 x double> %splat.splat4.i.i353, <4 x double> %mul14.i.i355)
  %arrayidx68.i356 = getelementptr %struct.complexes, ptr %234, i64 %mul66.i298
  store <4 x double> %238, ptr %arrayidx68.i356, align 8
  %x36.sroa.18.64.arrayidx68.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.i356, i64 32
  store <4 x double> %239, ptr %x36.sroa.18.64.arrayidx68.sroa_idx.i, align 8
  %add.ptr63.1.i357 = getelementptr inbounds i8, ptr %turn.0234.i307, i64 16
  %240 = load double, ptr %add.ptr63.1.i357, align 8
  %splat.splatinsert.i.1.i358 = insertelement <4 x double> poison, double %240, i64 0
  %splat.splat.i.1.i359 = shufflevector <4 x double> %splat.splatinsert.i.1.i358, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.1.i360 = getelementptr inbounds i8, ptr %turn.0234.i307, i64 24
  %241 = load double, ptr %arrayidx2.i.1.i360, align 8
  %splat.splatinsert3.i.1.i361 = insertelement <4 x double> poison, double %241, i64 0
  %splat.splat4.i.1.i362 = shufflevector <4 x double> %splat.splatinsert3.i.1.i361, <4 x double> poison, <4 x i32> zeroinitializer
  %242 = fneg <4 x double> %sub.i101.i.1.i345
  %neg.i.1.i363 = fmul <4 x double> %splat.splat4.i.1.i362, %242
  %243 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i99.i.1.i344, <4 x double> %splat.splat.i.1.i359, <4 x double> %neg.i.1.i363)
  %mul14.i.1.i364 = fmul <4 x double> %sub.i101.i.1.i345, %splat.splat.i.1.i359
  %244 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i99.i.1.i344, <4 x double> %splat.splat4.i.1.i362, <4 x double> %mul14.i.1.i364)
  %arrayidx68.1.i365 = getelementptr %struct.complexes, ptr %234, i64 %mul66.1.i300
  store <4 x double> %243, ptr %arrayidx68.1.i365, align 8
  %x36.sroa.27.128.arrayidx68.1.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.1.i365, i64 32
  store <4 x double> %244, ptr %x36.sroa.27.128.arrayidx68.1.sroa_idx.i, align 8
  %add.ptr63.2.i366 = getelementptr inbounds i8, ptr %turn.0234.i307, i64 32
  %245 = load double, ptr %add.ptr63.2.i366, align 8
  %splat.splatinsert.i.2.i367 = insertelement <4 x double> poison, double %245, i64 0
  %splat.splat.i.2.i368 = shufflevector <4 x double> %splat.splatinsert.i.2.i367, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.2.i369 = getelementptr inbounds i8, ptr %turn.0234.i307, i64 40
  %246 = load double, ptr %arrayidx2.i.2.i369, align 8
  %splat.splatinsert3.i.2.i370 = insertelement <4 x double> poison, double %246, i64 0
  %splat.splat4.i.2.i371 = shufflevector <4 x double> %splat.splatinsert3.i.2.i370, <4 x double> poison, <4 x i32> zeroinitializer
  %247 = fneg <4 x double> %sub.i101.i.2.i
  %neg.i.2.i372 = fmul <4 x double> %splat.splat4.i.2.i371, %247
  %248 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i99.i.2.i, <4 x double> %splat.splat.i.2.i368, <4 x double> %neg.i.2.i372)
  %mul14.i.2.i373 = fmul <4 x double> %sub.i101.i.2.i, %splat.splat.i.2.i368
  %249 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i99.i.2.i, <4 x double> %splat.splat4.i.2.i371, <4 x double> %mul14.i.2.i373)
  %arrayidx68.2.i374 = getelementptr %struct.complexes, ptr %234, i64 %mul66.2.i302
  store <4 x double> %248, ptr %arrayidx68.2.i374, align 8
  %x36.sroa.36.192.arrayidx68.2.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.2.i374, i64 32
  store <4 x double> %249, ptr %x36.sroa.36.192.arrayidx68.2.sroa_idx.i, align 8
  %add.ptr63.3.i375 = getelementptr inbounds i8, ptr %turn.0234.i307, i64 48
  %250 = load double, ptr %add.ptr63.3.i375, align 8
  %splat.splatinsert.i.3.i376 = insertelement <4 x double> poison, double %250, i64 0
  %splat.splat.i.3.i377 = shufflevector <4 x double> %splat.splatinsert.i.3.i376, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.3.i378 = getelementptr inbounds i8, ptr %turn.0234.i307, i64 56
  %251 = load double, ptr %arrayidx2.i.3.i378, align 8
  %splat.splatinsert3.i.3.i379 = insertelement <4 x double> poison, double %251, i64 0
  %splat.splat4.i.3.i380 = shufflevector <4 x double> %splat.splatinsert3.i.3.i379, <4 x double> poison, <4 x i32> zeroinitializer
  %252 = fneg <4 x double> %add12.i.i.2.i
  %neg.i.3.i381 = fmul <4 x double> %splat.splat4.i.3.i380, %252
  %253 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i.i.2.i, <4 x double> %splat.splat.i.3.i377, <4 x double> %neg.i.3.i381)
  %mul14.i.3.i382 = fmul <4 x double> %add12.i.i.2.i, %splat.splat.i.3.i377
  %254 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i.i.2.i, <4 x double> %splat.splat4.i.3.i380, <4 x double> %mul14.i.3.i382)
  %arrayidx68.3.i383 = getelementptr %struct.complexes, ptr %234, i64 %mul66.3.i304
  store <4 x double> %253, ptr %arrayidx68.3.i383, align 8
  %x36.sroa.45.256.arrayidx68.3.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.3.i383, i64 32
  store <4 x double> %254, ptr %x36.sroa.45.256.arrayidx68.3.sroa_idx.i, align 8
  %add.ptr63.4.i = getelementptr inbounds i8, ptr %turn.0234.i307, i64 64
  %255 = load double, ptr %add.ptr63.4.i, align 8
  %splat.splatinsert.i.4.i = insertelement <4 x double> poison, double %255, i64 0
  %splat.splat.i.4.i = shufflevector <4 x double> %splat.splatinsert.i.4.i, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.4.i = getelementptr inbounds i8, ptr %turn.0234.i307, i64 72
  %256 = load double, ptr %arrayidx2.i.4.i, align 8
  %splat.splatinsert3.i.4.i = insertelement <4 x double> poison, double %256, i64 0
  %splat.splat4.i.4.i = shufflevector <4 x double> %splat.splatinsert3.i.4.i, <4 x double> poison, <4 x i32> zeroinitializer
  %257 = fneg <4 x double> %add12.i.i.1.i347
  %neg.i.4.i = fmul <4 x double> %splat.splat4.i.4.i, %257
  %258 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i.i.1.i346, <4 x double> %splat.splat.i.4.i, <4 x double> %neg.i.4.i)
  %mul14.i.4.i = fmul <4 x double> %add12.i.i.1.i347, %splat.splat.i.4.i
  %259 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i.i.1.i346, <4 x double> %splat.splat4.i.4.i, <4 x double> %mul14.i.4.i)
  %arrayidx68.4.i = getelementptr %struct.complexes, ptr %234, i64 %mul66.4.i
  store <4 x double> %258, ptr %arrayidx68.4.i, align 8
  %x36.sroa.54.320.arrayidx68.4.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.4.i, i64 32
  store <4 x double> %259, ptr %x36.sroa.54.320.arrayidx68.4.sroa_idx.i, align 8
  %add.ptr62.5.i = getelementptr inbounds i8, ptr %turn.0234.i307, i64 96
  %add.ptr63.5.i = getelementptr inbounds i8, ptr %turn.0234.i307, i64 80
  %260 = load double, ptr %add.ptr63.5.i, align 8
  %splat.splatinsert.i.5.i = insertelement <4 x double> poison, double %260, i64 0
  %splat.splat.i.5.i = shufflevector <4 x double> %splat.splatinsert.i.5.i, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.5.i = getelementptr inbounds i8, ptr %turn.0234.i307, i64 88
  %261 = load double, ptr %arrayidx2.i.5.i, align 8
  %splat.splatinsert3.i.5.i = insertelement <4 x double> poison, double %261, i64 0
  %splat.splat4.i.5.i = shufflevector <4 x double> %splat.splatinsert3.i.5.i, <4 x double> poison, <4 x i32> zeroinitializer
  %262 = fneg <4 x double> %add12.i.i.i339
  %neg.i.5.i = fmul <4 x double> %splat.splat4.i.5.i, %262
  %263 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i.i.i338, <4 x double> %splat.splat.i.5.i, <4 x double> %neg.i.5.i)
  %mul14.i.5.i = fmul <4 x double> %add12.i.i.i339, %splat.splat.i.5.i
  %264 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i.i.i338, <4 x double> %splat.splat4.i.5.i, <4 x double> %mul14.i.5.i)
  %arrayidx68.5.i = getelementptr %struct.complexes, ptr %234, i64 %mul66.5.i
  store <4 x double> %263, ptr %arrayidx68.5.i, align 8
  %x36.sroa.63.384.arrayidx68.5.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.5.i, i64 32
  store <4 x double> %264, ptr %x36.sroa.63.384.arrayidx68.5.sroa_idx.i, align 8
  %inc74.i384 = add nuw nsw i64 %i.0235.i306, 1
  %exitcond.not.i385 = icmp eq i64 %inc74.i384, %div
  br i1 %exitcond.not.i385, label %for.cond.cleanup34.i386, label %for.body35.i305, !llvm.loop !49

sw.bb21:                                          ; preds = %for.body
  %cmp.i454 = icmp eq i64 %div, 1
  %cmp1406.i = icmp sgt i64 %before.0675, 0
  %265 = and i1 %cmp1406.i, %cmp.i454
  br i1 %265, label %for.body.lr.ph.i575, label %for.cond23.preheader.i455

for.body.lr.ph.i575:                              ; preds = %sw.bb21
  %arrayidx14.2.idx.i576 = shl i64 %before.0675, 7
  %arrayidx14.3.idx.i577 = mul i64 %before.0675, 192
  %arrayidx14.4.idx.i578 = shl i64 %before.0675, 8
  %arrayidx14.5.idx.i579 = mul i64 %before.0675, 320
  %arrayidx14.6.idx.i580 = mul i64 %before.0675, 384
  %arrayidx14.7.idx.i = mul i64 %before.0675, 448
  br label %for.body.i581

for.cond23.preheader.i455:                        ; preds = %for.body.i581, %sw.bb21
  %cmp24.i456 = icmp sgt i64 %div, 1
  %266 = and i1 %cmp1406.i, %cmp24.i456
  br i1 %266, label %for.body29.lr.ph.i457, label %sw.epilog

for.body29.lr.ph.i457:                            ; preds = %for.cond23.preheader.i455
  %mul30.i458 = shl nsw i64 %div, 3
  %arrayidx45.2.idx.i459 = shl nsw i64 %div, 7
  %arrayidx45.3.idx.i460 = mul i64 %div, 192
  %arrayidx45.4.idx.i461 = shl nsw i64 %div, 8
  %arrayidx45.5.idx.i462 = mul i64 %div, 320
  %arrayidx45.6.idx.i463 = mul i64 %div, 384
  %arrayidx45.7.idx.i = mul i64 %div, 448
  %mul64.1.i464 = shl nuw nsw i64 %before.0675, 1
  %mul64.2.i465 = mul nuw nsw i64 %before.0675, 3
  %mul64.3.i466 = shl nuw nsw i64 %before.0675, 2
  %mul64.4.i467 = mul nuw nsw i64 %before.0675, 5
  %mul64.5.i468 = mul nuw nsw i64 %before.0675, 6
  %mul64.6.i = mul nuw nsw i64 %before.0675, 7
  br label %for.body29.i469

for.body.i581:                                    ; preds = %for.body.i581, %for.body.lr.ph.i575
  %k.0407.i = phi i64 [ 0, %for.body.lr.ph.i575 ], [ %inc20.i615, %for.body.i581 ]
  %267 = shl i64 %k.0407.i, 9
  %scevgep.i582 = getelementptr i8, ptr %from.addr.0678, i64 %267
  %x.sroa.0.0.copyload.i583 = load <4 x double>, ptr %scevgep.i582, align 8
  %x.sroa.6.0.scevgep.sroa_idx.i584 = getelementptr inbounds i8, ptr %scevgep.i582, i64 32
  %x.sroa.6.0.copyload.i585 = load <4 x double>, ptr %x.sroa.6.0.scevgep.sroa_idx.i584, align 8
  %x.sroa.8.0.scevgep.sroa_idx.i586 = getelementptr inbounds i8, ptr %scevgep.i582, i64 64
  %x.sroa.8.0.copyload.i587 = load <4 x double>, ptr %x.sroa.8.0.scevgep.sroa_idx.i586, align 8
  %x.sroa.11.0.scevgep.sroa_idx.i588 = getelementptr inbounds i8, ptr %scevgep.i582, i64 96
  %x.sroa.11.0.copyload.i589 = load <4 x double>, ptr %x.sroa.11.0.scevgep.sroa_idx.i588, align 8
  %x.sroa.13.0.scevgep.sroa_idx.i590 = getelementptr inbounds i8, ptr %scevgep.i582, i64 128
  %x.sroa.13.0.copyload.i591 = load <4 x double>, ptr %x.sroa.13.0.scevgep.sroa_idx.i590, align 8
  %x.sroa.16.0.scevgep.sroa_idx.i592 = getelementptr inbounds i8, ptr %scevgep.i582, i64 160
  %x.sroa.16.0.copyload.i593 = load <4 x double>, ptr %x.sroa.16.0.scevgep.sroa_idx.i592, align 8
  %x.sroa.18.0.scevgep.sroa_idx.i594 = getelementptr inbounds i8, ptr %scevgep.i582, i64 192
  %x.sroa.18.0.copyload.i595 = load <4 x double>, ptr %x.sroa.18.0.scevgep.sroa_idx.i594, align 8
  %x.sroa.21.0.scevgep.sroa_idx.i596 = getelementptr inbounds i8, ptr %scevgep.i582, i64 224
  %x.sroa.21.0.copyload.i597 = load <4 x double>, ptr %x.sroa.21.0.scevgep.sroa_idx.i596, align 8
  %x.sroa.23.0.scevgep.sroa_idx.i598 = getelementptr inbounds i8, ptr %scevgep.i582, i64 256
  %x.sroa.23.0.copyload.i599 = load <4 x double>, ptr %x.sroa.23.0.scevgep.sroa_idx.i598, align 8
  %x.sroa.26.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i582, i64 288
  %x.sroa.26.0.copyload.i = load <4 x double>, ptr %x.sroa.26.0.scevgep.sroa_idx.i, align 8
  %x.sroa.28.0.scevgep.sroa_idx.i600 = getelementptr inbounds i8, ptr %scevgep.i582, i64 320
  %x.sroa.28.0.copyload.i601 = load <4 x double>, ptr %x.sroa.28.0.scevgep.sroa_idx.i600, align 8
  %x.sroa.31.0.scevgep.sroa_idx.i602 = getelementptr inbounds i8, ptr %scevgep.i582, i64 352
  %x.sroa.31.0.copyload.i603 = load <4 x double>, ptr %x.sroa.31.0.scevgep.sroa_idx.i602, align 8
  %x.sroa.33.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i582, i64 384
  %x.sroa.33.0.copyload.i = load <4 x double>, ptr %x.sroa.33.0.scevgep.sroa_idx.i, align 8
  %x.sroa.36.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i582, i64 416
  %x.sroa.36.0.copyload.i = load <4 x double>, ptr %x.sroa.36.0.scevgep.sroa_idx.i, align 8
  %x.sroa.38.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i582, i64 448
  %x.sroa.38.0.copyload.i = load <4 x double>, ptr %x.sroa.38.0.scevgep.sroa_idx.i, align 8
  %x.sroa.41.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i582, i64 480
  %x.sroa.41.0.copyload.i = load <4 x double>, ptr %x.sroa.41.0.scevgep.sroa_idx.i, align 8
  %add.i23.i110.i139.i = fadd <4 x double> %x.sroa.0.0.copyload.i583, %x.sroa.23.0.copyload.i599
  %add5.i26.i113.i142.i = fadd <4 x double> %x.sroa.6.0.copyload.i585, %x.sroa.26.0.copyload.i
  %sub.i27.i114.i143.i = fsub <4 x double> %x.sroa.0.0.copyload.i583, %x.sroa.23.0.copyload.i599
  %sub12.i28.i115.i144.i = fsub <4 x double> %x.sroa.6.0.copyload.i585, %x.sroa.26.0.copyload.i
  %add.i17.i118.i147.i = fadd <4 x double> %x.sroa.13.0.copyload.i591, %x.sroa.33.0.copyload.i
  %add5.i20.i121.i150.i = fadd <4 x double> %x.sroa.16.0.copyload.i593, %x.sroa.36.0.copyload.i
  %sub.i21.i122.i151.i = fsub <4 x double> %x.sroa.13.0.copyload.i591, %x.sroa.33.0.copyload.i
  %sub12.i22.i123.i152.i = fsub <4 x double> %x.sroa.16.0.copyload.i593, %x.sroa.36.0.copyload.i
  %add.i.i124.i153.i = fadd <4 x double> %add.i23.i110.i139.i, %add.i17.i118.i147.i
  %add5.i.i127.i156.i = fadd <4 x double> %add5.i26.i113.i142.i, %add5.i20.i121.i150.i
  %sub.i.i128.i157.i = fsub <4 x double> %add.i23.i110.i139.i, %add.i17.i118.i147.i
  %sub12.i.i129.i158.i = fsub <4 x double> %add5.i26.i113.i142.i, %add5.i20.i121.i150.i
  %add.i29.i131.i160.i = fadd <4 x double> %sub.i27.i114.i143.i, %sub12.i22.i123.i152.i
  %sub.i31.i133.i162.i = fsub <4 x double> %sub12.i28.i115.i144.i, %sub.i21.i122.i151.i
  %sub8.i.i134.i163.i = fsub <4 x double> %sub.i27.i114.i143.i, %sub12.i22.i123.i152.i
  %add12.i.i135.i164.i = fadd <4 x double> %sub12.i28.i115.i144.i, %sub.i21.i122.i151.i
  %add.i23.i.i166.i = fadd <4 x double> %x.sroa.8.0.copyload.i587, %x.sroa.28.0.copyload.i601
  %add5.i26.i.i169.i = fadd <4 x double> %x.sroa.11.0.copyload.i589, %x.sroa.31.0.copyload.i603
  %sub.i27.i.i170.i = fsub <4 x double> %x.sroa.8.0.copyload.i587, %x.sroa.28.0.copyload.i601
  %sub12.i28.i.i171.i = fsub <4 x double> %x.sroa.11.0.copyload.i589, %x.sroa.31.0.copyload.i603
  %add.i17.i.i174.i = fadd <4 x double> %x.sroa.18.0.copyload.i595, %x.sroa.38.0.copyload.i
  %add5.i20.i.i177.i = fadd <4 x double> %x.sroa.21.0.copyload.i597, %x.sroa.41.0.copyload.i
  %sub.i21.i.i178.i = fsub <4 x double> %x.sroa.18.0.copyload.i595, %x.sroa.38.0.copyload.i
  %sub12.i22.i.i179.i = fsub <4 x double> %x.sroa.21.0.copyload.i597, %x.sroa.41.0.copyload.i
  %add.i.i.i180.i = fadd <4 x double> %add.i23.i.i166.i, %add.i17.i.i174.i
  %add5.i.i.i183.i = fadd <4 x double> %add5.i26.i.i169.i, %add5.i20.i.i177.i
  %sub.i.i.i184.i = fsub <4 x double> %add.i23.i.i166.i, %add.i17.i.i174.i
  %sub12.i.i.i185.i = fsub <4 x double> %add5.i26.i.i169.i, %add5.i20.i.i177.i
  %add.i29.i.i187.i = fadd <4 x double> %sub.i27.i.i170.i, %sub12.i22.i.i179.i
  %sub.i31.i.i189.i = fsub <4 x double> %sub12.i28.i.i171.i, %sub.i21.i.i178.i
  %sub8.i.i.i190.i = fsub <4 x double> %sub.i27.i.i170.i, %sub12.i22.i.i179.i
  %add12.i.i.i191.i = fadd <4 x double> %sub12.i28.i.i171.i, %sub.i21.i.i178.i
  %add.i193.i = fadd <4 x double> %sub.i31.i.i189.i, %add.i29.i.i187.i
  %sub.i194.i = fsub <4 x double> %sub.i31.i.i189.i, %add.i29.i.i187.i
  %sub27.i196.i = fsub <4 x double> %add12.i.i.i191.i, %sub8.i.i.i190.i
  %add33.i197.i = fadd <4 x double> %add12.i.i.i191.i, %sub8.i.i.i190.i
  %268 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i193.i, <4 x double> <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>, <4 x double> %add.i29.i131.i160.i)
  %269 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub.i194.i, <4 x double> <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>, <4 x double> %sub.i31.i133.i162.i)
  %270 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i193.i, <4 x double> <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>, <4 x double> %add.i29.i131.i160.i)
  %271 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub.i194.i, <4 x double> <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>, <4 x double> %sub.i31.i133.i162.i)
  %272 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub27.i196.i, <4 x double> <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>, <4 x double> %sub8.i.i134.i163.i)
  %273 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add33.i197.i, <4 x double> <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>, <4 x double> %add12.i.i135.i164.i)
  %274 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub27.i196.i, <4 x double> <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>, <4 x double> %sub8.i.i134.i163.i)
  %275 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add33.i197.i, <4 x double> <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>, <4 x double> %add12.i.i135.i164.i)
  %add.i.i204.i = fadd <4 x double> %add.i.i124.i153.i, %add.i.i.i180.i
  %add5.i.i207.i = fadd <4 x double> %add5.i.i127.i156.i, %add5.i.i.i183.i
  %sub.i.i208.i = fsub <4 x double> %add.i.i124.i153.i, %add.i.i.i180.i
  %sub12.i.i209.i = fsub <4 x double> %add5.i.i127.i156.i, %add5.i.i.i183.i
  %add.i106.i211.i = fadd <4 x double> %sub.i.i128.i157.i, %sub12.i.i.i185.i
  %sub.i108.i213.i = fsub <4 x double> %sub12.i.i129.i158.i, %sub.i.i.i184.i
  %sub8.i.i214.i = fsub <4 x double> %sub.i.i128.i157.i, %sub12.i.i.i185.i
  %add12.i.i215.i = fadd <4 x double> %sub12.i.i129.i158.i, %sub.i.i.i184.i
  %276 = getelementptr %struct.complexes, ptr %to.addr.0674, i64 %k.0407.i
  store <4 x double> %add.i.i204.i, ptr %276, align 8
  %x.sroa.6.0..sroa_idx.i604 = getelementptr inbounds i8, ptr %276, i64 32
  store <4 x double> %add5.i.i207.i, ptr %x.sroa.6.0..sroa_idx.i604, align 8
  %arrayidx14.1.i605 = getelementptr %struct.complexes, ptr %276, i64 %before.0675
  store <4 x double> %268, ptr %arrayidx14.1.i605, align 8
  %x.sroa.11.64.arrayidx14.1.sroa_idx.i606 = getelementptr inbounds i8, ptr %arrayidx14.1.i605, i64 32
  store <4 x double> %269, ptr %x.sroa.11.64.arrayidx14.1.sroa_idx.i606, align 8
  %arrayidx14.2.i607 = getelementptr i8, ptr %276, i64 %arrayidx14.2.idx.i576
  store <4 x double> %add.i106.i211.i, ptr %arrayidx14.2.i607, align 8
  %x.sroa.16.128.arrayidx14.2.sroa_idx.i608 = getelementptr inbounds i8, ptr %arrayidx14.2.i607, i64 32
  store <4 x double> %sub.i108.i213.i, ptr %x.sroa.16.128.arrayidx14.2.sroa_idx.i608, align 8
  %arrayidx14.3.i609 = getelementptr i8, ptr %276, i64 %arrayidx14.3.idx.i577
  store <4 x double> %272, ptr %arrayidx14.3.i609, align 8
  %x.sroa.21.192.arrayidx14.3.sroa_idx.i610 = getelementptr inbounds i8, ptr %arrayidx14.3.i609, i64 32
  store <4 x double> %273, ptr %x.sroa.21.192.arrayidx14.3.sroa_idx.i610, align 8
  %arrayidx14.4.i611 = getelementptr i8, ptr %276, i64 %arrayidx14.4.idx.i578
  store <4 x double> %sub.i.i208.i, ptr %arrayidx14.4.i611, align 8
  %x.sroa.26.256.arrayidx14.4.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.4.i611, i64 32
  store <4 x double> %sub12.i.i209.i, ptr %x.sroa.26.256.arrayidx14.4.sroa_idx.i, align 8
  %arrayidx14.5.i612 = getelementptr i8, ptr %276, i64 %arrayidx14.5.idx.i579
  store <4 x double> %270, ptr %arrayidx14.5.i612, align 8
  %x.sroa.31.320.arrayidx14.5.sroa_idx.i613 = getelementptr inbounds i8, ptr %arrayidx14.5.i612, i64 32
  store <4 x double> %271, ptr %x.sroa.31.320.arrayidx14.5.sroa_idx.i613, align 8
  %arrayidx14.6.i614 = getelementptr i8, ptr %276, i64 %arrayidx14.6.idx.i580
  store <4 x double> %sub8.i.i214.i, ptr %arrayidx14.6.i614, align 8
  %x.sroa.36.384.arrayidx14.6.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.6.i614, i64 32
  store <4 x double> %add12.i.i215.i, ptr %x.sroa.36.384.arrayidx14.6.sroa_idx.i, align 8
  %arrayidx14.7.i = getelementptr i8, ptr %276, i64 %arrayidx14.7.idx.i
  store <4 x double> %274, ptr %arrayidx14.7.i, align 8
  %x.sroa.41.448.arrayidx14.7.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx14.7.i, i64 32
  store <4 x double> %275, ptr %x.sroa.41.448.arrayidx14.7.sroa_idx.i, align 8
  %inc20.i615 = add nuw nsw i64 %k.0407.i, 1
  %exitcond.not = icmp eq i64 %inc20.i615, %before.0675
  br i1 %exitcond.not, label %for.cond23.preheader.i455, label %for.body.i581, !llvm.loop !50

for.body29.i469:                                  ; preds = %for.cond.cleanup34.i572, %for.body29.lr.ph.i457
  %k22.0413.i = phi i64 [ 0, %for.body29.lr.ph.i457 ], [ %inc78.i573, %for.cond.cleanup34.i572 ]
  %mul31.i470 = mul nuw nsw i64 %mul30.i458, %k22.0413.i
  %add.ptr.i471 = getelementptr inbounds %struct.complexes, ptr %from.addr.0678, i64 %mul31.i470
  %mul50.i472 = mul nuw nsw i64 %k22.0413.i, %div
  %add65.i473 = add nuw nsw i64 %k22.0413.i, %before.0675
  %mul66.i474 = mul nuw nsw i64 %add65.i473, %div
  %add65.1.i475 = add nuw nsw i64 %k22.0413.i, %mul64.1.i464
  %mul66.1.i476 = mul nuw nsw i64 %add65.1.i475, %div
  %add65.2.i477 = add nuw nsw i64 %k22.0413.i, %mul64.2.i465
  %mul66.2.i478 = mul nuw nsw i64 %add65.2.i477, %div
  %add65.3.i479 = add nuw nsw i64 %k22.0413.i, %mul64.3.i466
  %mul66.3.i480 = mul nuw nsw i64 %add65.3.i479, %div
  %add65.4.i481 = add nuw nsw i64 %k22.0413.i, %mul64.4.i467
  %mul66.4.i482 = mul nuw nsw i64 %add65.4.i481, %div
  %add65.5.i483 = add nuw nsw i64 %k22.0413.i, %mul64.5.i468
  %mul66.5.i484 = mul nuw nsw i64 %add65.5.i483, %div
  %add65.6.i = add nuw nsw i64 %k22.0413.i, %mul64.6.i
  %mul66.6.i = mul nuw nsw i64 %add65.6.i, %div
  br label %for.body35.i485

for.cond.cleanup34.i572:                          ; preds = %for.body35.i485
  %inc78.i573 = add nuw nsw i64 %k22.0413.i, 1
  %exitcond692.not = icmp eq i64 %inc78.i573, %before.0675
  br i1 %exitcond692.not, label %sw.epilog, label %for.body29.i469, !llvm.loop !51

for.body35.i485:                                  ; preds = %for.body35.i485, %for.body29.i469
  %i.0411.i = phi i64 [ 0, %for.body29.i469 ], [ %inc74.i570, %for.body35.i485 ]
  %turn.0410.i = phi ptr [ %3, %for.body29.i469 ], [ %add.ptr62.6.i, %for.body35.i485 ]
  %277 = getelementptr inbounds %struct.complexes, ptr %add.ptr.i471, i64 %i.0411.i
  %x36.sroa.0.0.copyload414.i = load <4 x double>, ptr %277, align 8
  %x36.sroa.6.0..sroa_idx.i486 = getelementptr inbounds i8, ptr %277, i64 32
  %x36.sroa.6.0.copyload415.i = load <4 x double>, ptr %x36.sroa.6.0..sroa_idx.i486, align 8
  %arrayidx45.1.i487 = getelementptr inbounds %struct.complexes, ptr %277, i64 %div
  %x36.sroa.8.64.copyload417.i = load <4 x double>, ptr %arrayidx45.1.i487, align 8
  %x36.sroa.14.64.arrayidx45.1.sroa_idx.i488 = getelementptr inbounds i8, ptr %arrayidx45.1.i487, i64 32
  %x36.sroa.14.64.copyload418.i = load <4 x double>, ptr %x36.sroa.14.64.arrayidx45.1.sroa_idx.i488, align 8
  %arrayidx45.2.i489 = getelementptr inbounds i8, ptr %277, i64 %arrayidx45.2.idx.i459
  %x36.sroa.18.128.copyload.i490 = load <4 x double>, ptr %arrayidx45.2.i489, align 8
  %x36.sroa.24.128.arrayidx45.2.sroa_idx.i491 = getelementptr inbounds i8, ptr %arrayidx45.2.i489, i64 32
  %x36.sroa.24.128.copyload.i492 = load <4 x double>, ptr %x36.sroa.24.128.arrayidx45.2.sroa_idx.i491, align 8
  %arrayidx45.3.i493 = getelementptr inbounds i8, ptr %277, i64 %arrayidx45.3.idx.i460
  %x36.sroa.28.192.copyload.i494 = load <4 x double>, ptr %arrayidx45.3.i493, align 8
  %x36.sroa.34.192.arrayidx45.3.sroa_idx.i495 = getelementptr inbounds i8, ptr %arrayidx45.3.i493, i64 32
  %x36.sroa.34.192.copyload.i496 = load <4 x double>, ptr %x36.sroa.34.192.arrayidx45.3.sroa_idx.i495, align 8
  %arrayidx45.4.i497 = getelementptr inbounds i8, ptr %277, i64 %arrayidx45.4.idx.i461
  %x36.sroa.38.256.copyload.i = load <4 x double>, ptr %arrayidx45.4.i497, align 8
  %x36.sroa.44.256.arrayidx45.4.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.4.i497, i64 32
  %x36.sroa.44.256.copyload.i = load <4 x double>, ptr %x36.sroa.44.256.arrayidx45.4.sroa_idx.i, align 8
  %arrayidx45.5.i498 = getelementptr inbounds i8, ptr %277, i64 %arrayidx45.5.idx.i462
  %x36.sroa.48.320.copyload.i499 = load <4 x double>, ptr %arrayidx45.5.i498, align 8
  %x36.sroa.54.320.arrayidx45.5.sroa_idx.i500 = getelementptr inbounds i8, ptr %arrayidx45.5.i498, i64 32
  %x36.sroa.54.320.copyload.i501 = load <4 x double>, ptr %x36.sroa.54.320.arrayidx45.5.sroa_idx.i500, align 8
  %arrayidx45.6.i502 = getelementptr inbounds i8, ptr %277, i64 %arrayidx45.6.idx.i463
  %x36.sroa.58.384.copyload.i = load <4 x double>, ptr %arrayidx45.6.i502, align 8
  %x36.sroa.64.384.arrayidx45.6.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.6.i502, i64 32
  %x36.sroa.64.384.copyload.i = load <4 x double>, ptr %x36.sroa.64.384.arrayidx45.6.sroa_idx.i, align 8
  %arrayidx45.7.i = getelementptr inbounds i8, ptr %277, i64 %arrayidx45.7.idx.i
  %x36.sroa.68.448.copyload.i = load <4 x double>, ptr %arrayidx45.7.i, align 8
  %x36.sroa.74.448.arrayidx45.7.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx45.7.i, i64 32
  %x36.sroa.74.448.copyload.i = load <4 x double>, ptr %x36.sroa.74.448.arrayidx45.7.sroa_idx.i, align 8
  %add.i23.i110.i.i = fadd <4 x double> %x36.sroa.0.0.copyload414.i, %x36.sroa.38.256.copyload.i
  %add5.i26.i113.i.i = fadd <4 x double> %x36.sroa.6.0.copyload415.i, %x36.sroa.44.256.copyload.i
  %sub.i27.i114.i.i = fsub <4 x double> %x36.sroa.0.0.copyload414.i, %x36.sroa.38.256.copyload.i
  %sub12.i28.i115.i.i = fsub <4 x double> %x36.sroa.6.0.copyload415.i, %x36.sroa.44.256.copyload.i
  %add.i17.i118.i.i = fadd <4 x double> %x36.sroa.18.128.copyload.i490, %x36.sroa.58.384.copyload.i
  %add5.i20.i121.i.i = fadd <4 x double> %x36.sroa.24.128.copyload.i492, %x36.sroa.64.384.copyload.i
  %sub.i21.i122.i.i = fsub <4 x double> %x36.sroa.18.128.copyload.i490, %x36.sroa.58.384.copyload.i
  %sub12.i22.i123.i.i = fsub <4 x double> %x36.sroa.24.128.copyload.i492, %x36.sroa.64.384.copyload.i
  %add.i.i124.i.i = fadd <4 x double> %add.i23.i110.i.i, %add.i17.i118.i.i
  %add5.i.i127.i.i = fadd <4 x double> %add5.i26.i113.i.i, %add5.i20.i121.i.i
  %sub.i.i128.i.i = fsub <4 x double> %add.i23.i110.i.i, %add.i17.i118.i.i
  %sub12.i.i129.i.i = fsub <4 x double> %add5.i26.i113.i.i, %add5.i20.i121.i.i
  %add.i29.i131.i.i = fadd <4 x double> %sub.i27.i114.i.i, %sub12.i22.i123.i.i
  %sub.i31.i133.i.i = fsub <4 x double> %sub12.i28.i115.i.i, %sub.i21.i122.i.i
  %sub8.i.i134.i.i = fsub <4 x double> %sub.i27.i114.i.i, %sub12.i22.i123.i.i
  %add12.i.i135.i.i = fadd <4 x double> %sub12.i28.i115.i.i, %sub.i21.i122.i.i
  %add.i23.i.i.i = fadd <4 x double> %x36.sroa.8.64.copyload417.i, %x36.sroa.48.320.copyload.i499
  %add5.i26.i.i.i = fadd <4 x double> %x36.sroa.14.64.copyload418.i, %x36.sroa.54.320.copyload.i501
  %sub.i27.i.i.i = fsub <4 x double> %x36.sroa.8.64.copyload417.i, %x36.sroa.48.320.copyload.i499
  %sub12.i28.i.i.i = fsub <4 x double> %x36.sroa.14.64.copyload418.i, %x36.sroa.54.320.copyload.i501
  %add.i17.i.i.i = fadd <4 x double> %x36.sroa.28.192.copyload.i494, %x36.sroa.68.448.copyload.i
  %add5.i20.i.i.i = fadd <4 x double> %x36.sroa.34.192.copyload.i496, %x36.sroa.74.448.copyload.i
  %sub.i21.i.i.i = fsub <4 x double> %x36.sroa.28.192.copyload.i494, %x36.sroa.68.448.copyload.i
  %sub12.i22.i.i.i = fsub <4 x double> %x36.sroa.34.192.copyload.i496, %x36.sroa.74.448.copyload.i
  %add.i.i.i.i = fadd <4 x double> %add.i23.i.i.i, %add.i17.i.i.i
  %add5.i.i.i.i = fadd <4 x double> %add5.i26.i.i.i, %add5.i20.i.i.i
  %sub.i.i.i.i = fsub <4 x double> %add.i23.i.i.i, %add.i17.i.i.i
  %sub12.i.i.i.i = fsub <4 x double> %add5.i26.i.i.i, %add5.i20.i.i.i
  %add.i29.i.i.i = fadd <4 x double> %sub.i27.i.i.i, %sub12.i22.i.i.i
  %sub.i31.i.i.i = fsub <4 x double> %sub12.i28.i.i.i, %sub.i21.i.i.i
  %sub8.i.i.i.i = fsub <4 x double> %sub.i27.i.i.i, %sub12.i22.i.i.i
  %add12.i.i.i.i = fadd <4 x double> %sub12.i28.i.i.i, %sub.i21.i.i.i
  %add.i.i503 = fadd <4 x double> %sub.i31.i.i.i, %add.i29.i.i.i
  %sub.i.i504 = fsub <4 x double> %sub.i31.i.i.i, %add.i29.i.i.i
  %sub27.i.i = fsub <4 x double> %add12.i.i.i.i, %sub8.i.i.i.i
  %add33.i.i = fadd <4 x double> %add12.i.i.i.i, %sub8.i.i.i.i
  %278 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i503, <4 x double> <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>, <4 x double> %add.i29.i131.i.i)
  %279 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub.i.i504, <4 x double> <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>, <4 x double> %sub.i31.i133.i.i)
  %280 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i.i503, <4 x double> <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>, <4 x double> %add.i29.i131.i.i)
  %281 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub.i.i504, <4 x double> <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>, <4 x double> %sub.i31.i133.i.i)
  %282 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub27.i.i, <4 x double> <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>, <4 x double> %sub8.i.i134.i.i)
  %283 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add33.i.i, <4 x double> <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>, <4 x double> %add12.i.i135.i.i)
  %284 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub27.i.i, <4 x double> <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>, <4 x double> %sub8.i.i134.i.i)
  %285 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add33.i.i, <4 x double> <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>, <4 x double> %add12.i.i135.i.i)
  %add.i.i.i505 = fadd <4 x double> %add.i.i124.i.i, %add.i.i.i.i
  %add5.i.i.i506 = fadd <4 x double> %add5.i.i127.i.i, %add5.i.i.i.i
  %sub.i.i.i507 = fsub <4 x double> %add.i.i124.i.i, %add.i.i.i.i
  %sub12.i.i.i508 = fsub <4 x double> %add5.i.i127.i.i, %add5.i.i.i.i
  %add.i106.i.i = fadd <4 x double> %sub.i.i128.i.i, %sub12.i.i.i.i
  %sub.i108.i.i = fsub <4 x double> %sub12.i.i129.i.i, %sub.i.i.i.i
  %sub8.i.i.i509 = fsub <4 x double> %sub.i.i128.i.i, %sub12.i.i.i.i
  %add12.i.i.i510 = fadd <4 x double> %sub12.i.i129.i.i, %sub.i.i.i.i
  %286 = getelementptr inbounds %struct.complexes, ptr %to.addr.0674, i64 %i.0411.i
  %arrayidx52.i511 = getelementptr inbounds %struct.complexes, ptr %286, i64 %mul50.i472
  store <4 x double> %add.i.i.i505, ptr %arrayidx52.i511, align 8
  %x36.sroa.6.0.arrayidx52.sroa_idx.i512 = getelementptr inbounds i8, ptr %arrayidx52.i511, i64 32
  store <4 x double> %add5.i.i.i506, ptr %x36.sroa.6.0.arrayidx52.sroa_idx.i512, align 8
  %287 = load double, ptr %turn.0410.i, align 8
  %splat.splatinsert.i.i513 = insertelement <4 x double> poison, double %287, i64 0
  %splat.splat.i.i514 = shufflevector <4 x double> %splat.splatinsert.i.i513, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.i515 = getelementptr inbounds i8, ptr %turn.0410.i, i64 8
  %288 = load double, ptr %arrayidx2.i.i515, align 8
  %splat.splatinsert3.i.i516 = insertelement <4 x double> poison, double %288, i64 0
  %splat.splat4.i.i517 = shufflevector <4 x double> %splat.splatinsert3.i.i516, <4 x double> poison, <4 x i32> zeroinitializer
  %289 = fneg <4 x double> %279
  %neg.i.i518 = fmul <4 x double> %splat.splat4.i.i517, %289
  %290 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %278, <4 x double> %splat.splat.i.i514, <4 x double> %neg.i.i518)
  %mul14.i.i519 = fmul <4 x double> %279, %splat.splat.i.i514
  %291 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %278, <4 x double> %splat.splat4.i.i517, <4 x double> %mul14.i.i519)
  %arrayidx68.i520 = getelementptr %struct.complexes, ptr %286, i64 %mul66.i474
  store <4 x double> %290, ptr %arrayidx68.i520, align 8
  %x36.sroa.14.64.arrayidx68.sroa_idx.i521 = getelementptr inbounds i8, ptr %arrayidx68.i520, i64 32
  store <4 x double> %291, ptr %x36.sroa.14.64.arrayidx68.sroa_idx.i521, align 8
  %add.ptr63.1.i522 = getelementptr inbounds i8, ptr %turn.0410.i, i64 16
  %292 = load double, ptr %add.ptr63.1.i522, align 8
  %splat.splatinsert.i.1.i523 = insertelement <4 x double> poison, double %292, i64 0
  %splat.splat.i.1.i524 = shufflevector <4 x double> %splat.splatinsert.i.1.i523, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.1.i525 = getelementptr inbounds i8, ptr %turn.0410.i, i64 24
  %293 = load double, ptr %arrayidx2.i.1.i525, align 8
  %splat.splatinsert3.i.1.i526 = insertelement <4 x double> poison, double %293, i64 0
  %splat.splat4.i.1.i527 = shufflevector <4 x double> %splat.splatinsert3.i.1.i526, <4 x double> poison, <4 x i32> zeroinitializer
  %294 = fneg <4 x double> %sub.i108.i.i
  %neg.i.1.i528 = fmul <4 x double> %splat.splat4.i.1.i527, %294
  %295 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i106.i.i, <4 x double> %splat.splat.i.1.i524, <4 x double> %neg.i.1.i528)
  %mul14.i.1.i529 = fmul <4 x double> %sub.i108.i.i, %splat.splat.i.1.i524
  %296 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %add.i106.i.i, <4 x double> %splat.splat4.i.1.i527, <4 x double> %mul14.i.1.i529)
  %arrayidx68.1.i530 = getelementptr %struct.complexes, ptr %286, i64 %mul66.1.i476
  store <4 x double> %295, ptr %arrayidx68.1.i530, align 8
  %x36.sroa.24.128.arrayidx68.1.sroa_idx.i531 = getelementptr inbounds i8, ptr %arrayidx68.1.i530, i64 32
  store <4 x double> %296, ptr %x36.sroa.24.128.arrayidx68.1.sroa_idx.i531, align 8
  %add.ptr63.2.i532 = getelementptr inbounds i8, ptr %turn.0410.i, i64 32
  %297 = load double, ptr %add.ptr63.2.i532, align 8
  %splat.splatinsert.i.2.i533 = insertelement <4 x double> poison, double %297, i64 0
  %splat.splat.i.2.i534 = shufflevector <4 x double> %splat.splatinsert.i.2.i533, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.2.i535 = getelementptr inbounds i8, ptr %turn.0410.i, i64 40
  %298 = load double, ptr %arrayidx2.i.2.i535, align 8
  %splat.splatinsert3.i.2.i536 = insertelement <4 x double> poison, double %298, i64 0
  %splat.splat4.i.2.i537 = shufflevector <4 x double> %splat.splatinsert3.i.2.i536, <4 x double> poison, <4 x i32> zeroinitializer
  %299 = fneg <4 x double> %283
  %neg.i.2.i538 = fmul <4 x double> %splat.splat4.i.2.i537, %299
  %300 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %282, <4 x double> %splat.splat.i.2.i534, <4 x double> %neg.i.2.i538)
  %mul14.i.2.i539 = fmul <4 x double> %283, %splat.splat.i.2.i534
  %301 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %282, <4 x double> %splat.splat4.i.2.i537, <4 x double> %mul14.i.2.i539)
  %arrayidx68.2.i540 = getelementptr %struct.complexes, ptr %286, i64 %mul66.2.i478
  store <4 x double> %300, ptr %arrayidx68.2.i540, align 8
  %x36.sroa.34.192.arrayidx68.2.sroa_idx.i541 = getelementptr inbounds i8, ptr %arrayidx68.2.i540, i64 32
  store <4 x double> %301, ptr %x36.sroa.34.192.arrayidx68.2.sroa_idx.i541, align 8
  %add.ptr63.3.i542 = getelementptr inbounds i8, ptr %turn.0410.i, i64 48
  %302 = load double, ptr %add.ptr63.3.i542, align 8
  %splat.splatinsert.i.3.i543 = insertelement <4 x double> poison, double %302, i64 0
  %splat.splat.i.3.i544 = shufflevector <4 x double> %splat.splatinsert.i.3.i543, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.3.i545 = getelementptr inbounds i8, ptr %turn.0410.i, i64 56
  %303 = load double, ptr %arrayidx2.i.3.i545, align 8
  %splat.splatinsert3.i.3.i546 = insertelement <4 x double> poison, double %303, i64 0
  %splat.splat4.i.3.i547 = shufflevector <4 x double> %splat.splatinsert3.i.3.i546, <4 x double> poison, <4 x i32> zeroinitializer
  %304 = fneg <4 x double> %sub12.i.i.i508
  %neg.i.3.i548 = fmul <4 x double> %splat.splat4.i.3.i547, %304
  %305 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub.i.i.i507, <4 x double> %splat.splat.i.3.i544, <4 x double> %neg.i.3.i548)
  %mul14.i.3.i549 = fmul <4 x double> %sub12.i.i.i508, %splat.splat.i.3.i544
  %306 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub.i.i.i507, <4 x double> %splat.splat4.i.3.i547, <4 x double> %mul14.i.3.i549)
  %arrayidx68.3.i550 = getelementptr %struct.complexes, ptr %286, i64 %mul66.3.i480
  store <4 x double> %305, ptr %arrayidx68.3.i550, align 8
  %x36.sroa.44.256.arrayidx68.3.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.3.i550, i64 32
  store <4 x double> %306, ptr %x36.sroa.44.256.arrayidx68.3.sroa_idx.i, align 8
  %add.ptr63.4.i551 = getelementptr inbounds i8, ptr %turn.0410.i, i64 64
  %307 = load double, ptr %add.ptr63.4.i551, align 8
  %splat.splatinsert.i.4.i552 = insertelement <4 x double> poison, double %307, i64 0
  %splat.splat.i.4.i553 = shufflevector <4 x double> %splat.splatinsert.i.4.i552, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.4.i554 = getelementptr inbounds i8, ptr %turn.0410.i, i64 72
  %308 = load double, ptr %arrayidx2.i.4.i554, align 8
  %splat.splatinsert3.i.4.i555 = insertelement <4 x double> poison, double %308, i64 0
  %splat.splat4.i.4.i556 = shufflevector <4 x double> %splat.splatinsert3.i.4.i555, <4 x double> poison, <4 x i32> zeroinitializer
  %309 = fneg <4 x double> %281
  %neg.i.4.i557 = fmul <4 x double> %splat.splat4.i.4.i556, %309
  %310 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %280, <4 x double> %splat.splat.i.4.i553, <4 x double> %neg.i.4.i557)
  %mul14.i.4.i558 = fmul <4 x double> %281, %splat.splat.i.4.i553
  %311 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %280, <4 x double> %splat.splat4.i.4.i556, <4 x double> %mul14.i.4.i558)
  %arrayidx68.4.i559 = getelementptr %struct.complexes, ptr %286, i64 %mul66.4.i482
  store <4 x double> %310, ptr %arrayidx68.4.i559, align 8
  %x36.sroa.54.320.arrayidx68.4.sroa_idx.i560 = getelementptr inbounds i8, ptr %arrayidx68.4.i559, i64 32
  store <4 x double> %311, ptr %x36.sroa.54.320.arrayidx68.4.sroa_idx.i560, align 8
  %add.ptr63.5.i561 = getelementptr inbounds i8, ptr %turn.0410.i, i64 80
  %312 = load double, ptr %add.ptr63.5.i561, align 8
  %splat.splatinsert.i.5.i562 = insertelement <4 x double> poison, double %312, i64 0
  %splat.splat.i.5.i563 = shufflevector <4 x double> %splat.splatinsert.i.5.i562, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.5.i564 = getelementptr inbounds i8, ptr %turn.0410.i, i64 88
  %313 = load double, ptr %arrayidx2.i.5.i564, align 8
  %splat.splatinsert3.i.5.i565 = insertelement <4 x double> poison, double %313, i64 0
  %splat.splat4.i.5.i566 = shufflevector <4 x double> %splat.splatinsert3.i.5.i565, <4 x double> poison, <4 x i32> zeroinitializer
  %314 = fneg <4 x double> %add12.i.i.i510
  %neg.i.5.i567 = fmul <4 x double> %splat.splat4.i.5.i566, %314
  %315 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i.i.i509, <4 x double> %splat.splat.i.5.i563, <4 x double> %neg.i.5.i567)
  %mul14.i.5.i568 = fmul <4 x double> %add12.i.i.i510, %splat.splat.i.5.i563
  %316 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %sub8.i.i.i509, <4 x double> %splat.splat4.i.5.i566, <4 x double> %mul14.i.5.i568)
  %arrayidx68.5.i569 = getelementptr %struct.complexes, ptr %286, i64 %mul66.5.i484
  store <4 x double> %315, ptr %arrayidx68.5.i569, align 8
  %x36.sroa.64.384.arrayidx68.5.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.5.i569, i64 32
  store <4 x double> %316, ptr %x36.sroa.64.384.arrayidx68.5.sroa_idx.i, align 8
  %add.ptr62.6.i = getelementptr inbounds i8, ptr %turn.0410.i, i64 112
  %add.ptr63.6.i = getelementptr inbounds i8, ptr %turn.0410.i, i64 96
  %317 = load double, ptr %add.ptr63.6.i, align 8
  %splat.splatinsert.i.6.i = insertelement <4 x double> poison, double %317, i64 0
  %splat.splat.i.6.i = shufflevector <4 x double> %splat.splatinsert.i.6.i, <4 x double> poison, <4 x i32> zeroinitializer
  %arrayidx2.i.6.i = getelementptr inbounds i8, ptr %turn.0410.i, i64 104
  %318 = load double, ptr %arrayidx2.i.6.i, align 8
  %splat.splatinsert3.i.6.i = insertelement <4 x double> poison, double %318, i64 0
  %splat.splat4.i.6.i = shufflevector <4 x double> %splat.splatinsert3.i.6.i, <4 x double> poison, <4 x i32> zeroinitializer
  %319 = fneg <4 x double> %285
  %neg.i.6.i = fmul <4 x double> %splat.splat4.i.6.i, %319
  %320 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %284, <4 x double> %splat.splat.i.6.i, <4 x double> %neg.i.6.i)
  %mul14.i.6.i = fmul <4 x double> %285, %splat.splat.i.6.i
  %321 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %284, <4 x double> %splat.splat4.i.6.i, <4 x double> %mul14.i.6.i)
  %arrayidx68.6.i = getelementptr %struct.complexes, ptr %286, i64 %mul66.6.i
  store <4 x double> %320, ptr %arrayidx68.6.i, align 8
  %x36.sroa.74.448.arrayidx68.6.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx68.6.i, i64 32
  store <4 x double> %321, ptr %x36.sroa.74.448.arrayidx68.6.sroa_idx.i, align 8
  %inc74.i570 = add nuw nsw i64 %i.0411.i, 1
  %exitcond.not.i571 = icmp eq i64 %inc74.i570, %div
  br i1 %exitcond.not.i571, label %for.cond.cleanup34.i572, label %for.body35.i485, !llvm.loop !52

sw.default:                                       ; preds = %for.body
  %roots27 = getelementptr inbounds i8, ptr %p.0677, i64 16
  %322 = load ptr, ptr %roots27, align 8
  %cmp.i617 = icmp eq i64 %div, 1
  %cmp1239.i = icmp sgt i64 %before.0675, 0
  %323 = and i1 %cmp1239.i, %cmp.i617
  br i1 %323, label %for.body.lr.ph.i653, label %for.cond23.preheader.i618

for.body.lr.ph.i653:                              ; preds = %sw.default
  %cmp3219.i = icmp sgt i64 %2, 0
  %div.i140.i = sdiv i64 %2, 2
  %cmp.not.i141222.i = icmp slt i64 %2, 2
  %324 = shl i64 %2, 6
  br label %for.body.i654

for.cond23.preheader.i618:                        ; preds = %for.cond.cleanup10.i, %sw.default
  %cmp24.i619 = icmp sgt i64 %div, 1
  %325 = and i1 %cmp1239.i, %cmp24.i619
  br i1 %325, label %for.body29.lr.ph.i620, label %sw.epilog

for.body29.lr.ph.i620:                            ; preds = %for.cond23.preheader.i618
  %mul30.i621 = mul nsw i64 %div, %2
  %cmp39241.i = icmp sgt i64 %2, 0
  %div.i.i = sdiv i64 %2, 2
  %cmp.not.i244.i = icmp slt i64 %2, 2
  %mul75.i = shl nsw i64 %2, 1
  %sub.i = add nsw i64 %mul75.i, -2
  br label %for.body29.i622

for.body.i654:                                    ; preds = %for.cond.cleanup10.i, %for.body.lr.ph.i653
  %k.0240.i = phi i64 [ 0, %for.body.lr.ph.i653 ], [ %inc20.i655, %for.cond.cleanup10.i ]
  call void @llvm.lifetime.start.p0(i64 1984, ptr nonnull %x.i) #9
  br i1 %cmp3219.i, label %for.cond.cleanup4.i, label %for.cond.cleanup10.i

for.cond.cleanup4.i:                              ; preds = %for.body.i654
  %326 = mul i64 %k.0240.i, %324
  %scevgep.i657 = getelementptr i8, ptr %from.addr.0678, i64 %326
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %x.i, ptr readonly align 8 %scevgep.i657, i64 %324, i1 false)
  %first.i133.sroa.0.0.copyload.pre.i = load <4 x double>, ptr %x.i, align 16
  %first.i133.sroa.4.0.copyload.i = load <4 x double>, ptr %first.i133.sroa.4.0.x.sroa_idx.i, align 16
  call void @llvm.lifetime.start.p0(i64 960, ptr nonnull %sums.i134.i) #9
  call void @llvm.lifetime.start.p0(i64 960, ptr nonnull %differences.i135.i) #9
  br i1 %cmp.not.i141222.i, label %transform_other.exit206.thread.i, label %for.body.i142.i

transform_other.exit206.thread.i:                 ; preds = %for.cond.cleanup4.i
  call void @llvm.lifetime.end.p0(i64 960, ptr nonnull %differences.i135.i) #9
  call void @llvm.lifetime.end.p0(i64 960, ptr nonnull %sums.i134.i) #9
  br label %for.body11.lr.ph.i

for.body.i142.i:                                  ; preds = %for.cond.cleanup4.i, %for.body.i142.i
  %j.0.i139224.i = phi i64 [ %inc.i163.i, %for.body.i142.i ], [ 1, %for.cond.cleanup4.i ]
  %add.i159221223.i = phi <4 x double> [ %add.i159.i, %for.body.i142.i ], [ %first.i133.sroa.0.0.copyload.pre.i, %for.cond.cleanup4.i ]
  %327 = phi <4 x double> [ %add19.i162.i, %for.body.i142.i ], [ %first.i133.sroa.4.0.copyload.i, %for.cond.cleanup4.i ]
  %sub.i143.i = add nsw i64 %j.0.i139224.i, -1
  %arrayidx1.i144.i = getelementptr inbounds [15 x %struct.complexes], ptr %sums.i134.i, i64 0, i64 %sub.i143.i
  %arrayidx2.i145.i = getelementptr inbounds %struct.complexes, ptr %x.i, i64 %j.0.i139224.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %arrayidx1.i144.i, ptr noundef nonnull align 16 dereferenceable(64) %arrayidx2.i145.i, i64 64, i1 false)
  %arrayidx4.i146.i = getelementptr inbounds [15 x %struct.complexes], ptr %differences.i135.i, i64 0, i64 %sub.i143.i
  %sub5.i147.i = sub nsw i64 %2, %j.0.i139224.i
  %arrayidx6.i148.i = getelementptr inbounds %struct.complexes, ptr %x.i, i64 %sub5.i147.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %arrayidx4.i146.i, ptr noundef nonnull align 16 dereferenceable(64) %arrayidx6.i148.i, i64 64, i1 false)
  %add.ptr.i149.i = getelementptr inbounds %struct.complexes, ptr %sums.i134.i, i64 %j.0.i139224.i
  %add.ptr7.i150.i = getelementptr inbounds i8, ptr %add.ptr.i149.i, i64 -64
  %add.ptr9.i151.i = getelementptr inbounds %struct.complexes, ptr %differences.i135.i, i64 %j.0.i139224.i
  %add.ptr10.i152.i = getelementptr inbounds i8, ptr %add.ptr9.i151.i, i64 -64
  %328 = load <4 x double>, ptr %add.ptr7.i150.i, align 16
  %329 = load <4 x double>, ptr %add.ptr10.i152.i, align 16
  %add.i.i153.i = fadd <4 x double> %328, %329
  %im3.i.i154.i = getelementptr inbounds i8, ptr %add.ptr.i149.i, i64 -32
  %330 = load <4 x double>, ptr %im3.i.i154.i, align 16
  %im4.i.i155.i = getelementptr inbounds i8, ptr %add.ptr9.i151.i, i64 -32
  %331 = load <4 x double>, ptr %im4.i.i155.i, align 16
  %add5.i.i156.i = fadd <4 x double> %330, %331
  %sub.i.i157.i = fsub <4 x double> %328, %329
  %sub12.i.i158.i = fsub <4 x double> %330, %331
  store <4 x double> %sub.i.i157.i, ptr %add.ptr10.i152.i, align 16
  store <4 x double> %sub12.i.i158.i, ptr %im4.i.i155.i, align 16
  store <4 x double> %add.i.i153.i, ptr %add.ptr7.i150.i, align 16
  store <4 x double> %add5.i.i156.i, ptr %im3.i.i154.i, align 16
  %add.i159.i = fadd <4 x double> %add.i159221223.i, %add.i.i153.i
  store <4 x double> %add.i159.i, ptr %x.i, align 16
  %add19.i162.i = fadd <4 x double> %327, %add5.i.i156.i
  store <4 x double> %add19.i162.i, ptr %first.i133.sroa.4.0.x.sroa_idx.i, align 16
  %inc.i163.i = add nuw nsw i64 %j.0.i139224.i, 1
  %exitcond.not.i658 = icmp eq i64 %j.0.i139224.i, %div.i140.i
  br i1 %exitcond.not.i658, label %for.cond26.i168.preheader.i, label %for.body.i142.i, !llvm.loop !53

for.cond26.i168.preheader.i:                      ; preds = %for.body.i142.i, %for.cond.cleanup29.i195.i
  %k.0.i165236.i = phi i64 [ %inc71.i205.i, %for.cond.cleanup29.i195.i ], [ 1, %for.body.i142.i ]
  br label %for.body30.i171.i

for.cond.cleanup29.i195.i:                        ; preds = %for.body30.i171.i
  %add.i106.i197.i = fadd <4 x double> %334, %341
  %sub.i108.i199.i = fsub <4 x double> %336, %339
  %sub8.i.i200.i = fsub <4 x double> %334, %341
  %add12.i.i201.i = fadd <4 x double> %336, %339
  %arrayidx67.i202.i = getelementptr inbounds %struct.complexes, ptr %x.i, i64 %k.0.i165236.i
  store <4 x double> %add.i106.i197.i, ptr %arrayidx67.i202.i, align 16
  %a.i136.sroa.8.0.arrayidx67.i202.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx67.i202.i, i64 32
  store <4 x double> %sub.i108.i199.i, ptr %a.i136.sroa.8.0.arrayidx67.i202.sroa_idx.i, align 16
  %sub68.i203.i = sub nsw i64 %2, %k.0.i165236.i
  %arrayidx69.i204.i = getelementptr inbounds %struct.complexes, ptr %x.i, i64 %sub68.i203.i
  store <4 x double> %sub8.i.i200.i, ptr %arrayidx69.i204.i, align 16
  %b.i137.sroa.8.0.arrayidx69.i204.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx69.i204.i, i64 32
  store <4 x double> %add12.i.i201.i, ptr %b.i137.sroa.8.0.arrayidx69.i204.sroa_idx.i, align 16
  %inc71.i205.i = add nuw nsw i64 %k.0.i165236.i, 1
  %exitcond279.not.i = icmp eq i64 %k.0.i165236.i, %div.i140.i
  br i1 %exitcond279.not.i, label %transform_other.exit206.i.loopexit, label %for.cond26.i168.preheader.i, !llvm.loop !54

for.body30.i171.i:                                ; preds = %for.body30.i171.i, %for.cond26.i168.preheader.i
  %j25.0.i169230.i = phi i64 [ 1, %for.cond26.i168.preheader.i ], [ %inc65.i194.i, %for.body30.i171.i ]
  %a.i136.sroa.8.0229.i = phi <4 x double> [ %first.i133.sroa.4.0.copyload.i, %for.cond26.i168.preheader.i ], [ %336, %for.body30.i171.i ]
  %a.i136.sroa.0.0228.i = phi <4 x double> [ %first.i133.sroa.0.0.copyload.pre.i, %for.cond26.i168.preheader.i ], [ %334, %for.body30.i171.i ]
  %b.i137.sroa.0.2227.i = phi <4 x double> [ zeroinitializer, %for.cond26.i168.preheader.i ], [ %339, %for.body30.i171.i ]
  %b.i137.sroa.8.2226.i = phi <4 x double> [ zeroinitializer, %for.cond26.i168.preheader.i ], [ %341, %for.body30.i171.i ]
  %mul.i172.i = mul nuw nsw i64 %j25.0.i169230.i, %k.0.i165236.i
  %rem.i173.i = urem i64 %mul.i172.i, %2
  %add.ptr32.idx.i174.i = shl nsw i64 %rem.i173.i, 4
  %add.ptr32.i175.i = getelementptr inbounds i8, ptr %322, i64 %add.ptr32.idx.i174.i
  %sub33.i176.i = add nsw i64 %j25.0.i169230.i, -1
  %arrayidx34.i177.i = getelementptr inbounds [15 x %struct.complexes], ptr %sums.i134.i, i64 0, i64 %sub33.i176.i
  %332 = load <4 x double>, ptr %arrayidx34.i177.i, align 16
  %333 = load double, ptr %add.ptr32.i175.i, align 8
  %splat.splatinsert.i178.i = insertelement <4 x double> poison, double %333, i64 0
  %splat.splat.i179.i = shufflevector <4 x double> %splat.splatinsert.i178.i, <4 x double> poison, <4 x i32> zeroinitializer
  %334 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %332, <4 x double> %splat.splat.i179.i, <4 x double> %a.i136.sroa.0.0228.i)
  %im41.i180.i = getelementptr inbounds i8, ptr %arrayidx34.i177.i, i64 32
  %335 = load <4 x double>, ptr %im41.i180.i, align 16
  %336 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %335, <4 x double> %splat.splat.i179.i, <4 x double> %a.i136.sroa.8.0229.i)
  %arrayidx48.i184.i = getelementptr inbounds [15 x %struct.complexes], ptr %differences.i135.i, i64 0, i64 %sub33.i176.i
  %337 = load <4 x double>, ptr %arrayidx48.i184.i, align 16
  %arrayidx50.i185.i = getelementptr inbounds i8, ptr %add.ptr32.i175.i, i64 8
  %338 = load double, ptr %arrayidx50.i185.i, align 8
  %splat.splatinsert51.i186.i = insertelement <4 x double> poison, double %338, i64 0
  %splat.splat52.i187.i = shufflevector <4 x double> %splat.splatinsert51.i186.i, <4 x double> poison, <4 x i32> zeroinitializer
  %neg.i188.i = fneg <4 x double> %337
  %339 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i188.i, <4 x double> %splat.splat52.i187.i, <4 x double> %b.i137.sroa.0.2227.i)
  %im57.i189.i = getelementptr inbounds i8, ptr %arrayidx48.i184.i, i64 32
  %340 = load <4 x double>, ptr %im57.i189.i, align 16
  %neg63.i193.i = fneg <4 x double> %340
  %341 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg63.i193.i, <4 x double> %splat.splat52.i187.i, <4 x double> %b.i137.sroa.8.2226.i)
  %inc65.i194.i = add nuw nsw i64 %j25.0.i169230.i, 1
  %exitcond278.not.i = icmp eq i64 %j25.0.i169230.i, %div.i140.i
  br i1 %exitcond278.not.i, label %for.cond.cleanup29.i195.i, label %for.body30.i171.i, !llvm.loop !55

transform_other.exit206.i.loopexit:               ; preds = %for.cond.cleanup29.i195.i
  call void @llvm.lifetime.end.p0(i64 960, ptr nonnull %differences.i135.i) #9
  call void @llvm.lifetime.end.p0(i64 960, ptr nonnull %sums.i134.i) #9
  br label %for.body11.lr.ph.i

for.body11.lr.ph.i:                               ; preds = %transform_other.exit206.i.loopexit, %transform_other.exit206.thread.i
  %342 = getelementptr %struct.complexes, ptr %to.addr.0674, i64 %k.0240.i
  br label %for.body11.i

for.cond.cleanup10.i:                             ; preds = %for.body11.i, %for.body.i654
  call void @llvm.lifetime.end.p0(i64 1984, ptr nonnull %x.i) #9
  %inc20.i655 = add nuw nsw i64 %k.0240.i, 1
  %exitcond703.not = icmp eq i64 %inc20.i655, %before.0675
  br i1 %exitcond703.not, label %for.cond23.preheader.i618, label %for.body.i654, !llvm.loop !56

for.body11.i:                                     ; preds = %for.body11.i, %for.body11.lr.ph.i
  %j7.0238.i = phi i64 [ 0, %for.body11.lr.ph.i ], [ %inc17.i, %for.body11.i ]
  %mul12.i = mul nuw nsw i64 %j7.0238.i, %before.0675
  %arrayidx14.i = getelementptr %struct.complexes, ptr %342, i64 %mul12.i
  %arrayidx15.i = getelementptr inbounds [31 x %struct.complexes], ptr %x.i, i64 0, i64 %j7.0238.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %arrayidx14.i, ptr noundef nonnull align 16 dereferenceable(64) %arrayidx15.i, i64 64, i1 false)
  %inc17.i = add nuw nsw i64 %j7.0238.i, 1
  %exitcond280.not.i = icmp eq i64 %inc17.i, %2
  br i1 %exitcond280.not.i, label %for.cond.cleanup10.i, label %for.body11.i, !llvm.loop !57

for.body29.i622:                                  ; preds = %for.cond.cleanup34.i628, %for.body29.lr.ph.i620
  %k22.0270.i = phi i64 [ 0, %for.body29.lr.ph.i620 ], [ %inc79.i, %for.cond.cleanup34.i628 ]
  %mul31.i623 = mul nsw i64 %mul30.i621, %k22.0270.i
  %add.ptr.i624 = getelementptr inbounds %struct.complexes, ptr %from.addr.0678, i64 %mul31.i623
  %mul50.i625 = mul nuw nsw i64 %k22.0270.i, %div
  %invariant.gep.i = getelementptr %struct.complexes, ptr %to.addr.0674, i64 %mul50.i625
  br label %for.body35.i626

for.cond.cleanup34.i628:                          ; preds = %for.cond.cleanup57.i
  %inc79.i = add nuw nsw i64 %k22.0270.i, 1
  %exitcond704.not = icmp eq i64 %inc79.i, %before.0675
  br i1 %exitcond704.not, label %sw.epilog, label %for.body29.i622, !llvm.loop !58

for.body35.i626:                                  ; preds = %for.cond.cleanup57.i, %for.body29.i622
  %i.0266.i = phi i64 [ 0, %for.body29.i622 ], [ %inc74.i627, %for.cond.cleanup57.i ]
  %turn.0265.i = phi ptr [ %3, %for.body29.i622 ], [ %add.ptr76.i, %for.cond.cleanup57.i ]
  call void @llvm.lifetime.start.p0(i64 1984, ptr nonnull %x36.i) #9
  br i1 %cmp39241.i, label %for.body41.lr.ph.i, label %for.cond.cleanup40.thread.i

for.cond.cleanup40.thread.i:                      ; preds = %for.body35.i626
  call void @llvm.lifetime.start.p0(i64 960, ptr nonnull %sums.i.i) #9
  call void @llvm.lifetime.start.p0(i64 960, ptr nonnull %differences.i.i) #9
  br label %transform_other.exit.thread.i

for.body41.lr.ph.i:                               ; preds = %for.body35.i626
  %343 = getelementptr inbounds %struct.complexes, ptr %add.ptr.i624, i64 %i.0266.i
  br label %for.body41.i

for.cond.cleanup40.i:                             ; preds = %for.body41.i
  %first.i.sroa.0.0.copyload.pre.i = load <4 x double>, ptr %x36.i, align 16
  %first.i.sroa.4.0.copyload.i = load <4 x double>, ptr %first.i.sroa.4.0.x36.sroa_idx.i, align 16
  call void @llvm.lifetime.start.p0(i64 960, ptr nonnull %sums.i.i) #9
  call void @llvm.lifetime.start.p0(i64 960, ptr nonnull %differences.i.i) #9
  br i1 %cmp.not.i244.i, label %transform_other.exit.thread.i, label %for.body.i.i

for.body.i.i:                                     ; preds = %for.cond.cleanup40.i, %for.body.i.i
  %j.0.i246.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 1, %for.cond.cleanup40.i ]
  %add.i243245.i = phi <4 x double> [ %add.i.i635, %for.body.i.i ], [ %first.i.sroa.0.0.copyload.pre.i, %for.cond.cleanup40.i ]
  %344 = phi <4 x double> [ %add19.i.i636, %for.body.i.i ], [ %first.i.sroa.4.0.copyload.i, %for.cond.cleanup40.i ]
  %sub.i.i630 = add nsw i64 %j.0.i246.i, -1
  %arrayidx1.i.i = getelementptr inbounds [15 x %struct.complexes], ptr %sums.i.i, i64 0, i64 %sub.i.i630
  %arrayidx2.i128.i = getelementptr inbounds %struct.complexes, ptr %x36.i, i64 %j.0.i246.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %arrayidx1.i.i, ptr noundef nonnull align 16 dereferenceable(64) %arrayidx2.i128.i, i64 64, i1 false)
  %arrayidx4.i.i = getelementptr inbounds [15 x %struct.complexes], ptr %differences.i.i, i64 0, i64 %sub.i.i630
  %sub5.i.i = sub nsw i64 %2, %j.0.i246.i
  %arrayidx6.i.i = getelementptr inbounds %struct.complexes, ptr %x36.i, i64 %sub5.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %arrayidx4.i.i, ptr noundef nonnull align 16 dereferenceable(64) %arrayidx6.i.i, i64 64, i1 false)
  %add.ptr.i.i = getelementptr inbounds %struct.complexes, ptr %sums.i.i, i64 %j.0.i246.i
  %add.ptr7.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 -64
  %add.ptr9.i.i = getelementptr inbounds %struct.complexes, ptr %differences.i.i, i64 %j.0.i246.i
  %add.ptr10.i.i = getelementptr inbounds i8, ptr %add.ptr9.i.i, i64 -64
  %345 = load <4 x double>, ptr %add.ptr7.i.i, align 16
  %346 = load <4 x double>, ptr %add.ptr10.i.i, align 16
  %add.i.i.i631 = fadd <4 x double> %345, %346
  %im3.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 -32
  %347 = load <4 x double>, ptr %im3.i.i.i, align 16
  %im4.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i.i, i64 -32
  %348 = load <4 x double>, ptr %im4.i.i.i, align 16
  %add5.i.i.i632 = fadd <4 x double> %347, %348
  %sub.i.i.i633 = fsub <4 x double> %345, %346
  %sub12.i.i.i634 = fsub <4 x double> %347, %348
  store <4 x double> %sub.i.i.i633, ptr %add.ptr10.i.i, align 16
  store <4 x double> %sub12.i.i.i634, ptr %im4.i.i.i, align 16
  store <4 x double> %add.i.i.i631, ptr %add.ptr7.i.i, align 16
  store <4 x double> %add5.i.i.i632, ptr %im3.i.i.i, align 16
  %add.i.i635 = fadd <4 x double> %add.i243245.i, %add.i.i.i631
  store <4 x double> %add.i.i635, ptr %x36.i, align 16
  %add19.i.i636 = fadd <4 x double> %344, %add5.i.i.i632
  store <4 x double> %add19.i.i636, ptr %first.i.sroa.4.0.x36.sroa_idx.i, align 16
  %inc.i.i = add nuw nsw i64 %j.0.i246.i, 1
  %exitcond282.not.i = icmp eq i64 %j.0.i246.i, %div.i.i
  br i1 %exitcond282.not.i, label %for.cond26.i.preheader.i, label %for.body.i.i, !llvm.loop !53

for.cond26.i.preheader.i:                         ; preds = %for.body.i.i, %for.cond.cleanup29.i.i
  %k.0.i258.i = phi i64 [ %inc71.i.i, %for.cond.cleanup29.i.i ], [ 1, %for.body.i.i ]
  br label %for.body30.i.i

for.cond.cleanup29.i.i:                           ; preds = %for.body30.i.i
  %add.i106.i.i638 = fadd <4 x double> %351, %358
  %sub.i108.i.i639 = fsub <4 x double> %353, %356
  %sub8.i.i.i640 = fsub <4 x double> %351, %358
  %add12.i.i.i641 = fadd <4 x double> %353, %356
  %arrayidx67.i.i = getelementptr inbounds %struct.complexes, ptr %x36.i, i64 %k.0.i258.i
  store <4 x double> %add.i106.i.i638, ptr %arrayidx67.i.i, align 16
  %a.i.sroa.8.0.arrayidx67.i.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx67.i.i, i64 32
  store <4 x double> %sub.i108.i.i639, ptr %a.i.sroa.8.0.arrayidx67.i.sroa_idx.i, align 16
  %sub68.i.i = sub nsw i64 %2, %k.0.i258.i
  %arrayidx69.i.i = getelementptr inbounds %struct.complexes, ptr %x36.i, i64 %sub68.i.i
  store <4 x double> %sub8.i.i.i640, ptr %arrayidx69.i.i, align 16
  %b.i.sroa.8.0.arrayidx69.i.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx69.i.i, i64 32
  store <4 x double> %add12.i.i.i641, ptr %b.i.sroa.8.0.arrayidx69.i.sroa_idx.i, align 16
  %inc71.i.i = add nuw nsw i64 %k.0.i258.i, 1
  %exitcond284.not.i = icmp eq i64 %k.0.i258.i, %div.i.i
  br i1 %exitcond284.not.i, label %transform_other.exit.i, label %for.cond26.i.preheader.i, !llvm.loop !54

for.body30.i.i:                                   ; preds = %for.body30.i.i, %for.cond26.i.preheader.i
  %j25.0.i252.i = phi i64 [ 1, %for.cond26.i.preheader.i ], [ %inc65.i.i, %for.body30.i.i ]
  %b.i.sroa.0.3251.i = phi <4 x double> [ zeroinitializer, %for.cond26.i.preheader.i ], [ %356, %for.body30.i.i ]
  %b.i.sroa.8.3250.i = phi <4 x double> [ zeroinitializer, %for.cond26.i.preheader.i ], [ %358, %for.body30.i.i ]
  %a.i.sroa.0.0249.i = phi <4 x double> [ %first.i.sroa.0.0.copyload.pre.i, %for.cond26.i.preheader.i ], [ %351, %for.body30.i.i ]
  %a.i.sroa.8.0248.i = phi <4 x double> [ %first.i.sroa.4.0.copyload.i, %for.cond26.i.preheader.i ], [ %353, %for.body30.i.i ]
  %mul.i.i = mul nuw nsw i64 %j25.0.i252.i, %k.0.i258.i
  %rem.i.i = urem i64 %mul.i.i, %2
  %add.ptr32.idx.i.i = shl nsw i64 %rem.i.i, 4
  %add.ptr32.i.i = getelementptr inbounds i8, ptr %322, i64 %add.ptr32.idx.i.i
  %sub33.i.i = add nsw i64 %j25.0.i252.i, -1
  %arrayidx34.i.i = getelementptr inbounds [15 x %struct.complexes], ptr %sums.i.i, i64 0, i64 %sub33.i.i
  %349 = load <4 x double>, ptr %arrayidx34.i.i, align 16
  %350 = load double, ptr %add.ptr32.i.i, align 8
  %splat.splatinsert.i130.i = insertelement <4 x double> poison, double %350, i64 0
  %splat.splat.i131.i = shufflevector <4 x double> %splat.splatinsert.i130.i, <4 x double> poison, <4 x i32> zeroinitializer
  %351 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %349, <4 x double> %splat.splat.i131.i, <4 x double> %a.i.sroa.0.0249.i)
  %im41.i.i = getelementptr inbounds i8, ptr %arrayidx34.i.i, i64 32
  %352 = load <4 x double>, ptr %im41.i.i, align 16
  %353 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %352, <4 x double> %splat.splat.i131.i, <4 x double> %a.i.sroa.8.0248.i)
  %arrayidx48.i.i637 = getelementptr inbounds [15 x %struct.complexes], ptr %differences.i.i, i64 0, i64 %sub33.i.i
  %354 = load <4 x double>, ptr %arrayidx48.i.i637, align 16
  %arrayidx50.i.i = getelementptr inbounds i8, ptr %add.ptr32.i.i, i64 8
  %355 = load double, ptr %arrayidx50.i.i, align 8
  %splat.splatinsert51.i.i = insertelement <4 x double> poison, double %355, i64 0
  %splat.splat52.i.i = shufflevector <4 x double> %splat.splatinsert51.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %neg.i132.i = fneg <4 x double> %354
  %356 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg.i132.i, <4 x double> %splat.splat52.i.i, <4 x double> %b.i.sroa.0.3251.i)
  %im57.i.i = getelementptr inbounds i8, ptr %arrayidx48.i.i637, i64 32
  %357 = load <4 x double>, ptr %im57.i.i, align 16
  %neg63.i.i = fneg <4 x double> %357
  %358 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %neg63.i.i, <4 x double> %splat.splat52.i.i, <4 x double> %b.i.sroa.8.3250.i)
  %inc65.i.i = add nuw nsw i64 %j25.0.i252.i, 1
  %exitcond283.not.i = icmp eq i64 %j25.0.i252.i, %div.i.i
  br i1 %exitcond283.not.i, label %for.cond.cleanup29.i.i, label %for.body30.i.i, !llvm.loop !55

transform_other.exit.thread.i:                    ; preds = %for.cond.cleanup40.i, %for.cond.cleanup40.thread.i
  call void @llvm.lifetime.end.p0(i64 960, ptr nonnull %differences.i.i) #9
  call void @llvm.lifetime.end.p0(i64 960, ptr nonnull %sums.i.i) #9
  %gep.i = getelementptr %struct.complexes, ptr %invariant.gep.i, i64 %i.0266.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %gep.i, ptr noundef nonnull align 16 dereferenceable(64) %x36.i, i64 64, i1 false)
  br label %for.cond.cleanup57.i

transform_other.exit.i:                           ; preds = %for.cond.cleanup29.i.i
  call void @llvm.lifetime.end.p0(i64 960, ptr nonnull %differences.i.i) #9
  call void @llvm.lifetime.end.p0(i64 960, ptr nonnull %sums.i.i) #9
  %359 = getelementptr inbounds %struct.complexes, ptr %to.addr.0674, i64 %i.0266.i
  %arrayidx52.i642 = getelementptr inbounds %struct.complexes, ptr %359, i64 %mul50.i625
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %arrayidx52.i642, ptr noundef nonnull align 16 dereferenceable(64) %x36.i, i64 64, i1 false)
  br label %for.body58.i

for.body41.i:                                     ; preds = %for.body41.i, %for.body41.lr.ph.i
  %j37.0242.i = phi i64 [ 0, %for.body41.lr.ph.i ], [ %inc47.i, %for.body41.i ]
  %arrayidx42.i = getelementptr inbounds [31 x %struct.complexes], ptr %x36.i, i64 0, i64 %j37.0242.i
  %mul43.i = mul nuw nsw i64 %j37.0242.i, %div
  %arrayidx45.i = getelementptr inbounds %struct.complexes, ptr %343, i64 %mul43.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %arrayidx42.i, ptr noundef nonnull readonly align 8 dereferenceable(64) %arrayidx45.i, i64 64, i1 false)
  %inc47.i = add nuw nsw i64 %j37.0242.i, 1
  %exitcond281.not.i = icmp eq i64 %inc47.i, %2
  br i1 %exitcond281.not.i, label %for.cond.cleanup40.i, label %for.body41.i, !llvm.loop !59

for.cond.cleanup57.i:                             ; preds = %for.body58.i, %transform_other.exit.thread.i
  call void @llvm.lifetime.end.p0(i64 1984, ptr nonnull %x36.i) #9
  %inc74.i627 = add nuw nsw i64 %i.0266.i, 1
  %add.ptr76.i = getelementptr inbounds double, ptr %turn.0265.i, i64 %sub.i
  %exitcond286.not.i = icmp eq i64 %inc74.i627, %div
  br i1 %exitcond286.not.i, label %for.cond.cleanup34.i628, label %for.body35.i626, !llvm.loop !60

for.body58.i:                                     ; preds = %transform_other.exit.i, %for.body58.i
  %j54.0262.i = phi i64 [ %inc71.i, %for.body58.i ], [ 1, %transform_other.exit.i ]
  %add.ptr60.i = getelementptr inbounds %struct.complexes, ptr %x36.i, i64 %j54.0262.i
  %add.ptr62.idx.i = shl nsw i64 %j54.0262.i, 4
  %add.ptr62.i = getelementptr inbounds i8, ptr %turn.0265.i, i64 %add.ptr62.idx.i
  %add.ptr63.i = getelementptr inbounds i8, ptr %add.ptr62.i, i64 -16
  %360 = load <4 x double>, ptr %add.ptr60.i, align 16
  %361 = load double, ptr %add.ptr63.i, align 8
  %splat.splatinsert.i.i643 = insertelement <4 x double> poison, double %361, i64 0
  %splat.splat.i.i644 = shufflevector <4 x double> %splat.splatinsert.i.i643, <4 x double> poison, <4 x i32> zeroinitializer
  %im.i.i = getelementptr inbounds i8, ptr %add.ptr60.i, i64 32
  %362 = load <4 x double>, ptr %im.i.i, align 16
  %arrayidx2.i.i645 = getelementptr inbounds i8, ptr %add.ptr62.i, i64 -8
  %363 = load double, ptr %arrayidx2.i.i645, align 8
  %splat.splatinsert3.i.i646 = insertelement <4 x double> poison, double %363, i64 0
  %splat.splat4.i.i647 = shufflevector <4 x double> %splat.splatinsert3.i.i646, <4 x double> poison, <4 x i32> zeroinitializer
  %364 = fneg <4 x double> %362
  %neg.i.i648 = fmul <4 x double> %splat.splat4.i.i647, %364
  %365 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %360, <4 x double> %splat.splat.i.i644, <4 x double> %neg.i.i648)
  %mul14.i.i649 = fmul <4 x double> %362, %splat.splat.i.i644
  %366 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %360, <4 x double> %splat.splat4.i.i647, <4 x double> %mul14.i.i649)
  store <4 x double> %366, ptr %im.i.i, align 16
  store <4 x double> %365, ptr %add.ptr60.i, align 16
  %mul64.i = mul nuw nsw i64 %j54.0262.i, %before.0675
  %add65.i650 = add nuw nsw i64 %mul64.i, %k22.0270.i
  %mul66.i651 = mul nuw nsw i64 %add65.i650, %div
  %arrayidx68.i652 = getelementptr %struct.complexes, ptr %359, i64 %mul66.i651
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %arrayidx68.i652, ptr noundef nonnull align 16 dereferenceable(64) %add.ptr60.i, i64 64, i1 false)
  %inc71.i = add nuw nsw i64 %j54.0262.i, 1
  %exitcond285.not.i = icmp eq i64 %inc71.i, %2
  br i1 %exitcond285.not.i, label %for.cond.cleanup57.i, label %for.body58.i, !llvm.loop !61

sw.epilog:                                        ; preds = %for.cond.cleanup34.i572, %for.cond.cleanup34.i386, %for.cond.cleanup34.i252, %for.cond.cleanup34.i173, %for.cond.cleanup34.i113, %for.cond.cleanup34.i, %for.cond.cleanup34.i628, %for.cond23.preheader.i618, %for.cond23.preheader.i455, %for.cond23.preheader.i276, %for.cond23.preheader.i186, %for.cond23.preheader.i132, %for.cond23.preheader.i87, %for.cond23.preheader.i
  %367 = load i64, ptr %p.0677, align 8
  %mul = mul nsw i64 %367, %before.0675
  %incdec.ptr = getelementptr inbounds i8, ptr %p.0677, i64 24
  %368 = load i64, ptr %passes, align 8
  %add.ptr = getelementptr inbounds %struct.pass, ptr %each.ptr, i64 %368
  %cmp = icmp ult ptr %incdec.ptr, %add.ptr
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !62
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nounwind }
attributes #3 = { nofree norecurse nosync nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !6}
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
