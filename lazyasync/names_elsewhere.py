"""Names that other libraries have, and what to write here: the rows that no rule gives."""

from __future__ import annotations

INSTEAD_OF = {
    **dict.fromkeys(("Array", "Tensor", "ndarray"), "the class is la.LazyTensor"),
    **dict.fromkeys(
        (*("half", "float", "double", "int", "long", "short", "dtype"),),
        "dtypes are la.float32, la.int64, ..., which are NumPy's dtypes, or their names",
    ),
    "lax": "loops are la.scan, la.fori_loop, la.while_loop, and branches la.cond and la.switch",
    "scaled_dot_product_attention": "write la.nn.attention(q, k, v)",
    "jit": "write la.compile",
    **dict.fromkeys(
        ("no_grad", "inference_mode", "enable_grad"),
        "nothing is kept for gradients outside la.grad and la.value_and_grad",
    ),
    "jacobian": "write la.jacrev or la.jacfwd",
    **dict.fromkeys(("tree_map", "tree"), "write la.trees.tree_map"),
    "tree_util": "write la.trees",
    "Parameter": "a field of a module, or a leaf of any tree, is a parameter; see la.nn",
    **dict.fromkeys(("numpy", "jnp"), "NumPy's names are those of la itself"),
    "cuda": 'devices are named, "cuda:0"; la.open_runtime() finds them',
    "devices": "write la.current_runtime().devices",
    **dict.fromkeys(
        ("set_default_dtype", "enable_x64"),
        'write `with la.default_dtype("float64"):`, or set Config.default_dtype',
    ),
    "live_arrays": "write la.debug.live_tensors()",
    **dict.fromkeys(
        ("debug_nans", "debug_infs"), "write `await la.debug.find_nan(function, *args)`"
    ),
    **dict.fromkeys(("explain_cache_misses", "log_compiles"), "write la.debug.explain_compiles()"),
    **dict.fromkeys(
        ("flatten_util", "ravel_pytree"),
        "write la.concatenate([x.reshape(-1) for x in la.trees.leaves(tree)])",
    ),
    "image": "write la.nn.interpolate(x, size)",
    "block_until_ready": "write `await t`",
    "device_get": "write `await la.to_cpu(tree)`",
    "device_put": "write `await la.put(tree, device)`",
    "synchronize": "write `await la.wait_device_ops()`",
    **dict.fromkeys(("pmap", "shard_map", "distributed"), "see la.all_reduce and la.broadcast"),
    **dict.fromkeys(("hardswish", "hard_swish"), "write la.hard_silu(x)"),
    "hardsigmoid": "write la.hard_sigmoid(x)",
    "hardtanh": "write la.hard_tanh(x)",
    "logsigmoid": "write la.log_sigmoid(x)",
    "softsign": "write la.soft_sign(x)",
    "gammaln": "write la.lgamma(x)",
    "PRNGKey": "random numbers need no keys; see la.manual_seed",
    "seed": "write la.manual_seed(seed)",
    "shuffle": "write la.permutation(x), which gives a new tensor",
    "random_choice": "write la.random.choice or categorical",
    "DataLoader": "write la.data.Loader(source, batch_size), and la.prefetch(loader)",
    "masked_fill": "write la.where(mask, value, x)",
    "masked_select": "write `await la.aio.getitem(x, mask)`, or la.where(mask, x, 0)",
    "gather": "write la.take_along_axis(x, indices, axis)",
    "index_select": "write la.take(x, indices, axis)",
    "scatter": "write x.at[indices].set(values)",
    **dict.fromkeys(("index_add", "scatter_add"), "write x.at[indices].add(values)"),
    "narrow": "write x[start : start + length], or la.dynamic_slice",
    "unbind": "write la.unstack",
    "unsqueeze": "write la.expand_dims(x, axis)",
    "permute": "write la.permute_dims(x, axes)",
    "swapdims": "write la.swapaxes(x, axis1, axis2)",
    "flatten": "write la.ravel(x), or x.reshape(x.shape[0], -1)",
    "repeat_interleave": "write la.repeat(x, repeats, axis)",
    "diag_embed": "write x[..., None] * la.eye(x.shape[-1])",
    "clamp": "write la.clip(x, min, max)",
    "lerp": "write x + weight * (y - x)",
    **dict.fromkeys(("addmm", "baddbmm"), "write bias + x @ w"),
    **dict.fromkeys(("bmm", "mm", "mv"), "write x @ y"),
    "matvec": "write (a @ x[..., None])[..., 0]",
    "cdist": "write la.linalg.norm(x[:, None] - y, axis=-1)",
    "inverse": "write la.linalg.inv(x)",
    "histc": "write la.histogram(x, bins, range)",
    "bucketize": "write la.searchsorted(boundaries, x)",
    "randn_like": "write la.randn(x.shape)",
    "rand_like": "write la.rand(x.shape)",
    "is_tensor": "write isinstance(x, la.LazyTensor)",
    "Generator": "write la.random.default_rng(seed)",
    "func": "its functions are la.grad, la.jvp, la.vjp, la.vmap, ...",
    **dict.fromkeys(
        ("scatter_mean", "segment_mean"),
        "write la.segment_sum(x, ids, n) / la.maximum(la.bincount(ids, length=n), 1), where x has "
        "one axis",
    ),
    **dict.fromkeys(
        ("sliding_window_view", "lib", "rolling"),
        "windows of a line are x[la.arange(len(x) - n + 1)[:, None] + la.arange(n)]",
    ),
    **dict.fromkeys(
        ("histogram2d", "histogramdd"),
        "write la.bincount of la.ravel_multi_index, of the bins that la.digitize gives",
    ),
    "in1d": "write la.isin(x, tests)",
    "setxor1d": "write la.setdiff1d(la.union1d(x, y), la.intersect1d(x, y))",
    "mode": "write la.argmax(la.bincount(x, length=n)) of integers",
    "fillna": "write la.nan_to_num(x, nan=value)",
    **dict.fromkeys(("groupby", "group_by"), "write la.segment_sum(x, ids, num_segments=n)"),
    "scipy": "its functions are those of la, la.special, la.linalg and la.fft",
    "segment_softmax": "write y = la.exp(x - la.segment_max(x, ids, n)[ids]), and "
    "y / la.segment_sum(y, ids, n)[ids]",
    "logcumsumexp": "write la.associative_scan(la.logaddexp, x)",
    "dot_product_attention": "write la.nn.attention(q, k, v), with heads before the length",
    "custom_gradient": "write la.custom_vjp, see docs/gradients.md",
    "autograd": "gradients are la.grad, la.value_and_grad, la.jvp and la.vjp",
    **dict.fromkeys(("odeint", "solve_ivp"), "steps are la.while_loop; see docs/gradients.md"),
    "pad_sequence": "write la.data.Loader(..., collate=), or pad arrays before: docs/shapes.md",
    "segment_reduce": "write la.segment_sum(x, ids, n), or segment_prod, segment_max, segment_min",
    **dict.fromkeys(
        ("stft", "istft", "welch", "csd"),
        "frames are taken by an index, and then la.fft.rfft; see docs/recipes.md",
    ),
    "fftconvolve": "write la.fft.irfft(la.fft.rfft(x, n) * la.fft.rfft(y, n), n)",
    "correlate2d": 'write la.nn.conv2d(x[None, None], k[None, None], padding="same")[0, 0]',
    "convolve2d": "write la.nn.conv2d(x[None, None], la.flip(k)[None, None])[0, 0]",
    "detrend": "write x - la.mean(x, axis=-1, keepdims=True)",
    **{
        f"{name}_window": f"write la.{function}(n + 1)[:-1]; la.{function}(n) is symmetric"
        for name, function in {
            "bartlett": "bartlett",
            "blackman": "blackman",
            "hamming": "hamming",
            "hann": "hanning",
        }.items()
    },
    "kaiser_window": "write la.kaiser(n + 1, beta)[:-1], or la.kaiser(n, beta)",
    "signal": "windows are la.hanning, ..., filters la.convolve, la.scan and la.fft",
    "chunk": "write la.split(x, parts, axis)",
    "numel": "write t.size",
    "ascontiguousarray": "write la.asarray; how a tensor lies in memory is not seen",
    **dict.fromkeys(("copyto", "putmask", "place"), "write t = la.where(mask, values, t)"),
    "vectorize": "write la.vmap(fn)",
    "fromfunction": "write fn(*la.indices(shape))",
    "piecewise": "write la.select(conditions, values)",
    "apply_over_axes": "give the function a tuple of axes",
    "r_": "write la.concatenate",
    "c_": "write la.stack(parts, axis=-1), or la.concatenate(parts, axis=-1)",
    **dict.fromkeys(("mgrid", "ogrid"), 'write la.meshgrid(..., indexing="ij") or la.indices'),
    "around": "write la.round",
    "asanyarray": "write la.asarray",
    "conjugate": "write la.conj",
    "fix": "write la.trunc",
    "identity": "write la.eye(n)",
    "polymul": "write la.convolve(p, q)",
    "row_stack": "write la.vstack",
    "trapz": "write la.trapezoid",
    "rollaxis": "write la.moveaxis(x, source, destination)",
    "errstate": "nothing warns of infinities and NaN; see la.debug.find_nan",
    "savez": "write `await la.save(tree, path)`",
    "testing": "NumPy's compares arrays: np.testing.assert_allclose(await t.numpy(), expected)",
    "asnumpy": "write `await t.numpy()`, or `await la.to_cpu(tree)`",
    "item": "write `await t.item()`",
    "tolist": "write `(await t.numpy()).tolist()`",
    **dict.fromkeys(
        ("nditer", "ndenumerate", "ndindex"), "NumPy's goes over arrays: `await t.numpy()`"
    ),
    **{
        name: f"write la.{dtype}"
        for dtype, names in {
            "bool": ("bool_",),
            "int8": ("byte", "int4", "int2", "int1"),
            "uint8": ("ubyte", "uint4", "uint2", "uint1"),
            "uint16": ("ushort",),
            "uint32": ("uintc",),
            "int32": ("intc",),
            "int64": ("int_", "intp", "longlong"),
            "uint64": ("uint", "uintp", "ulong", "ulonglong"),
            "float32": ("single",),
            "float64": ("float_",),
            "complex64": ("csingle", "cfloat"),
            "complex128": ("cdouble", "complex_"),
        }.items()
        for name in names
    },
    **{
        name: f"write la.issubdtype(t.dtype, np.{name}), or la.isdtype(t.dtype, {kind!r})"
        for name, kind in {
            "complexfloating": "complex floating",
            "floating": "real floating",
            "inexact": ("real floating", "complex floating"),
            "integer": "integral",
            "number": "numeric",
            "signedinteger": "signed integer",
            "unsignedinteger": "unsigned integer",
        }.items()
    },
    "is_floating_point": 'write la.isdtype(t.dtype, "real floating")',
    "is_complex": "write la.iscomplexobj(t)",
    # ---- values, where they are, and what is done with them
    **dict.fromkeys(
        ("frombuffer", "fromfile", "fromiter", "fromstring", "fromregex", "genfromtxt", "loadtxt"),
        "NumPy's makes an array, and la.asarray a tensor of it",
    ),
    **dict.fromkeys(
        ("array_repr", "array_str", "array2string", "savetxt"),
        "NumPy's takes the values, `await t.numpy()`",
    ),
    **dict.fromkeys(
        ("poly", "polyadd", "polydiv", "polysub", "roots", "trim_zeros", "unique_consecutive"),
        "NumPy's takes the values, `await t.numpy()`",
    ),
    **dict.fromkeys(
        ("get_printoptions", "printoptions", "set_printoptions"),
        "values are NumPy's arrays, `await t.numpy()`, which NumPy's options print",
    ),
    "clone": "write la.copy(x)",
    "detach": "write la.stop_gradient(x)",
    "constant": "write la.asarray(x)",
    "scalar_tensor": "write la.asarray(x)",
    "to_dlpack": "other libraries' from_dlpack take tensors",
    "broadcast_tensors": "write la.broadcast_arrays(x, y)",
    "Size": "shapes are tuples of integers",
    "ShapeDtypeStruct": "write la.empty(shape, dtype); what nothing needs is not computed",
    "eval_shape": "write function(x).shape; what nothing needs is not computed",
    "typeof": "write t.shape and t.dtype",
    **dict.fromkeys(("Stream", "Event"), "see la.job: jobs of one device run side by side"),
    **dict.fromkeys(
        ("device_count", "local_device_count", "local_devices", "default_backend"),
        "write la.current_runtime().devices",
    ),
    **dict.fromkeys(
        ("set_default_device", "default_device"),
        'write `with la.device_context("cuda:0"):`',
    ),
    **dict.fromkeys(("process_count", "process_index"), "one program leads all hosts: la.remote"),
    **dict.fromkeys(("set_num_threads", "get_num_threads"), "write la.Config(cpu_threads=4)"),
    **dict.fromkeys(("config", "disable_jit"), "settings are those of la.Config"),
    **dict.fromkeys(
        ("is_grad_enabled", "set_grad_enabled"),
        "nothing is kept for gradients outside la.grad and la.value_and_grad",
    ),
    "GradScaler": "write la.optim.loss_scaling()",
    "amp": 'write `with la.autocast("bfloat16"):`',
    "profiler": "write `with la.debug.profile(path):`",
    **dict.fromkeys(("make_jaxpr", "export"), "write `await la.aio.dump_ir(t)`"),
    "named_scope": 'write `with la.scope("name"):`',
    "remat": "write la.checkpoint(function)",
    **dict.fromkeys(
        ("pure_callback", "io_callback"),
        "write `await t.numpy()` between two functions, or la.add_step_closure(function, (x,))",
    ),
    "linear_transpose": "write la.vjp(function, x)",
    **dict.fromkeys(("custom_root", "custom_linear_solve"), "write la.custom_vjp"),
    "initial_seed": "write la.get_rng_state()",
    "einops": "write x.reshape and la.permute_dims, or la.einsum",
    # ---- arithmetic
    **{
        name: f"write {operation}"
        for name, operation in {
            "eq": "x == y, or la.equal(x, y)",
            "ne": "x != y, or la.not_equal(x, y)",
            "ge": "x >= y, or la.greater_equal(x, y)",
            "gt": "x > y, or la.greater(x, y)",
            "le": "x <= y, or la.less_equal(x, y)",
            "lt": "x < y, or la.less(x, y)",
            "mul": "x * y, or la.multiply(x, y)",
            "sub": "x - y, or la.subtract(x, y)",
            "rsub": "y - x",
            "div": "x / y, or x // y of integers",
            "rem": "la.fmod(x, y)",
            "neg": "-x, or la.negative(x)",
            "frac": "x - la.trunc(x)",
            "sgn": "la.sign(x)",
            "clamp_min": "la.maximum(x, least)",
            "clamp_max": "la.minimum(x, most)",
            "addcmul": "x + value * y * z",
            "addcdiv": "x + value * y / z",
            "addmv": "y + a @ x",
            "addr": "a + la.outer(x, y)",
            "addbmm": "a + la.sum(x @ y, axis=0)",
            "ger": "la.outer(x, y)",
            "complex": "real + 1j * imag",
            "polar": "abs * la.exp(1j * angle)",
            "view_as_real": "la.stack([x.real, x.imag], axis=-1)",
            "view_as_complex": "x[..., 0] + 1j * x[..., 1]",
            "integer_pow": "x**n",
            "shift_left": "x << y",
            "shift_right_arithmetic": "x >> y",
            "shift_right_logical": "x.astype(la.uint32) >> y",
            "logistic": "la.sigmoid(x), or la.random.logistic(shape)",
            "population_count": "la.bitwise_count(x)",
            "igamma": "la.special.gammainc(a, x)",
            "igammac": "la.special.gammaincc(a, x)",
            "log1mexp": "la.log(-la.expm1(-x))",
            "swish": "la.silu(x)",
            "dist": "la.linalg.norm((x - y).reshape(-1))",
            "vecmat": "(x[..., None, :] @ a)[..., 0, :]",
            **dict.fromkeys(("batch_matmul",), "x @ y"),
            **dict.fromkeys(("dot_general", "scaled_dot"), "la.einsum, or la.tensordot"),
            "convert_element_type": "x.astype(dtype)",
            "reduce_precision": "x.astype(la.float16).astype(x.dtype)",
            "select_n": "la.where(which, cases[1], cases[0]), or la.choose(which, cases)",
        }.items()
    },
    # ---- shapes and places
    **{
        name: f"write {instead}"
        for name, instead in {
            "t": "x.T",
            "adjoint": "la.conj(x).mT",
            "unflatten": "x.reshape(...)",
            "collapse": "x.reshape(...)",
            "rev": "la.flip(x, axis)",
            "iota": "la.arange(n)",
            "range": "la.arange(start, end + 1)",
            "broadcasted_iota": "la.indices(shape)[axis]",
            "broadcast_in_dim": "la.broadcast_to(la.expand_dims(x, axes), shape)",
            "movedim": "la.moveaxis(x, source, destination)",
            "msort": "la.sort(x, axis=0)",
            "sort_complex": "la.sort(x.astype(la.complex128))",
            "sort_key_val": "order = la.argsort(keys), and la.take_along_axis(values, order, -1)",
            "kthvalue": "la.sort(x)[..., k - 1], or la.partition(x, k - 1)[..., k - 1]",
            **dict.fromkeys(("approx_max_k", "approx_min_k"), "la.topk(x, k)"),
            "top_k": "la.topk(x, k)",
            "multinomial": "la.random.categorical(la.log(p)), or la.random.multinomial(n, p)",
            "aminmax": "la.min(x), la.max(x)",
            "std_mean": "la.std(x), la.mean(x)",
            "var_mean": "la.var(x), la.mean(x)",
            "take_along_dim": "la.take_along_axis(x, indices, axis)",
            "index_take": "la.take(x, indices, axis)",
            **dict.fromkeys(("tensor_split", "unsafe_chunk"), "la.array_split(x, parts, axis)"),
            "split_with_sizes": "la.split(x, places, axis)",
            **dict.fromkeys(
                ("slice", "slice_in_dim", "index_in_dim", "as_strided", "s_", "index_exp"),
                "x[start:stop:step], an index",
            ),
            **dict.fromkeys(
                ("dynamic_slice_in_dim", "dynamic_index_in_dim"),
                "la.dynamic_slice(x, start, sizes)",
            ),
            **dict.fromkeys(
                ("index_copy", "index_put", "index_fill", "scatter_apply", "masked_scatter"),
                "x.at[indices].set(values)",
            ),
            **dict.fromkeys(
                ("scatter_reduce", "index_reduce", "scatter_max"),
                "x.at[indices].max(values), or min",
            ),
            "scatter_min": "x.at[indices].min(values)",
            "scatter_mul": "x.at[indices].multiply(values)",
            "scatter_sub": "x.at[indices].add(-values)",
            "cartesian_prod": 'la.stack(la.meshgrid(x, y, indexing="ij"), axis=-1).reshape(-1, 2)',
            "combinations": "x[la.asarray([*itertools.combinations(range(len(x)), 2)])]",
            "diag_indices_from": "la.diag_indices(len(x))",
            "tril_indices_from": "la.tril_indices(n, k, m)",
            "triu_indices_from": "la.triu_indices(n, k, m)",
            "mask_indices": "la.tril_indices(n, k), or triu_indices",
            "cumulative_trapezoid": "la.cumsum((y[1:] + y[:-1]) / 2) * dx",
            "chain_matmul": "la.linalg.multi_dot(matrices)",
            "logdet": "la.linalg.slogdet(x).logabsdet",
            "nuclear_norm": 'la.linalg.norm(x, "nuc")',
            "frobenius_norm": "la.linalg.norm(x)",
            "pinverse": "la.linalg.pinv(x)",
            "randint_like": "la.randint(low, high, x.shape)",
            "frompyfunc": "la.vmap(function)",
            "renorm": "x * la.minimum(1, most / la.linalg.norm(x, axis=-1, keepdims=True))",
            "conv_general_dilated": "la.nn.conv2d(x, w, stride=, padding=, dilation=, groups=)",
            "conv": "la.nn.conv2d(x, w)",
            "conv_transpose": "la.nn.conv_transpose2d(x, w)",
            "convolution": "la.nn.conv2d(x, w), or conv1d and conv3d",
            "reduce_window": "la.nn.max_pool2d(x, kernel_size), or avg_pool2d",
            "reduce": "la.sum, la.max, ..., or la.scan",
            "Inf": "la.inf",
            "fill": "la.full_like(x, value)",
            "zero_": "la.zeros_like(x)",
            "polyder": "p[:-1] * la.arange(len(p) - 1, 0, -1)",
            "polyint": "la.append(p / la.arange(len(p), 0, -1), 0)",
            "cumlogsumexp": "la.associative_scan(la.logaddexp, x)",
            "nonzero_static": "la.argwhere(x, size=n)",
            "triangular_solve": "la.linalg.solve_triangular(a, b)",
            **dict.fromkeys(("select_scatter", "slice_scatter"), "x.at[start:stop].set(values)"),
            **dict.fromkeys(("gru_cell", "lstm_cell", "rnn_tanh", "rnn_relu"), "la.nn.RNN, or GRU"),
            "grid_sampler": "la.nn.grid_sample(x, grid)",
            "is_nonzero": "`await t.item()`",
            "get_default_device": "la.current_runtime().devices[0]",
            "is_autocast_enabled": "la.autocast(enabled=...)",
        }.items()
    },
    # ---- several devices
    **{
        name: f"a program leads all devices: write {instead}"
        for name, instead in {
            **dict.fromkeys(
                ("psum", "pmax", "pmin"), "`await la.all_reduce(trees, op)`, or la.parallel"
            ),
            "pmean": "la.parallel.mean(tree), in la.parallel.data_parallel",
            **dict.fromkeys(("psum_scatter", "all_to_all"), "`await la.reduce_scatter(tensors)`"),
            **dict.fromkeys(("pbroadcast", "pcast"), "`await la.broadcast(tree, devices)`"),
            **dict.fromkeys(("ppermute", "pshuffle", "pswapaxes"), "t.to(device)"),
            **dict.fromkeys(("axis_index", "axis_size"), "a loop over the devices"),
            **dict.fromkeys(
                ("sharding", "NamedSharding", "make_mesh", "make_array_from_callback"),
                "la.put(tree, device), or la.parallel.data_parallel",
            ),
        }.items()
    },
}
"""What to write instead of names that other libraries have.

The definitions of operations add what others call them. Names that `la.nn` has need no line here.
"""


RANDOM_ELSEWHERE = {
    **dict.fromkeys(
        ("integers", "random_integers", "randrange"), "write la.random.randint(low, high, shape)"
    ),
    **dict.fromkeys(("random", "random_sample"), "write la.random.rand(shape)"),
    "standard_normal": "write la.random.randn(shape)",
    "shuffle": "write la.random.permutation(x), which gives a new tensor",
    "seed": "write la.manual_seed(seed)",
    **dict.fromkeys(
        (*("PRNGKey", "clone", "fold_in", "key", "key_data", "key_impl", "split"), "wrap_key_data"),
        "draws need no keys; see la.manual_seed, and la.random.default_rng(seed).spawn(n)",
    ),
    "t": "write la.random.standard_t(shape, freedom)",
    "f": "write x / m / (y / n), x and y of la.random.chisquare(shape, m) and (shape, n)",
    "maxwell": "write la.linalg.norm(la.random.randn((*shape, 3)), axis=-1)",
    "loggamma": "write la.log(la.random.gamma(shape, a))",
    "orthogonal": "write la.nn.init.orthogonal((n, n))",
    "weibull_min": "write la.random.weibull(shape, exponent) * scale",
    "RandomState": "write la.random.default_rng(seed)",
    "rademacher": "write la.where(la.random.bernoulli(shape), 1, -1)",
    "double_sided_maxwell": "write la.sign(x) * la.linalg.norm of la.random.randn((*shape, 3))",
    "negative_binomial": "write la.random.poisson(mean=la.random.gamma(shape, n) * (1 - p) / p)",
    "noncentral_chisquare": "write la.random.chisquare(shape, freedom + 2 * counts), counts of "
    "la.random.poisson(shape, excess / 2)",
    **{
        f"standard_{name}": f"write la.random.{name}(shape{more})"
        for name, more in {"exponential": "", "cauchy": "", "gamma": ", a"}.items()
    },
    "triangular": "write low + (high - low) * (u + v) / 2 of two of la.random.rand(shape), where "
    "the mode is in the middle",
    "get_state": "write la.get_rng_state()",
    "set_state": "write la.set_rng_state(state)",
    "ranf": "write la.random.rand(shape)",
}
"""What to write instead of names of NumPy's and JAX's random numbers, in `la.random`."""

LINEAR_ALGEBRA_ELSEWHERE = {
    "cho_factor": "write (la.linalg.cholesky(x), True), which la.linalg.cho_solve takes",
    "cholesky_solve": "write la.linalg.cho_solve((c, True), b)",
    "expm": "write la.linalg.matrix_exp(x)",
    **dict.fromkeys(
        ("solve_banded", "tridiagonal_solve"),
        "write la.linalg.solve(a, b) of the whole matrix, or la.scan over its rows",
    ),
    **dict.fromkeys(("cg", "gmres"), "write la.while_loop, or la.linalg.solve(a, b)"),
    **dict.fromkeys(
        ("lu", "lu_factor", "lu_solve", "lu_unpack", "ldl_factor", "ldl_solve"),
        "write la.linalg.solve(a, b), or qr(a)",
    ),
    **{
        f"{name}_ex": f"write la.linalg.{name}, whose failures say so where the result is awaited"
        for name in ("cholesky", "inv", "solve")
    },
    "cholesky_inverse": "write la.linalg.cho_solve((c, True), la.eye(n))",
    **dict.fromkeys(
        (
            *("schur", "hessenberg", "funm", "companion", "hadamard", "pascal", "dft", "hankel"),
            *("helmert", "leslie", "fiedler", "invhilbert", "invpascal", "logm"),
        ),
        "SciPy's takes the values, `await t.numpy()`",
    ),
    "toeplitz": "write la.concatenate([r[:0:-1], c])[la.arange(m)[:, None] - la.arange(n) + n - 1]",
    "circulant": "write c[(la.arange(n)[:, None] - la.arange(n)) % n]",
    "hilbert": "write 1 / (la.arange(n)[:, None] + la.arange(n) + 1)",
    "sqrtm": "write w, v = la.linalg.eigh(x), and (v * la.sqrt(w)) @ v.mT, where x is symmetric",
    "eigh_tridiagonal": "write la.linalg.eigh(x) of the whole matrix",
    "polar": "write u, s, vh = la.linalg.svd(x, full_matrices=False), and u @ vh",
}
"""What to write instead of names of SciPy's and PyTorch's linear algebra, in `la.linalg`."""


SPECIAL_ELSEWHERE = {
    "bessel_jn": "write la.special.jv(n, x)",
    "loggamma": "write la.special.gammaln(x)",
    "poch": "write la.exp(la.special.gammaln(x + n) - la.special.gammaln(x))",
    "boxcox": "write la.expm1(k * la.log(x)) / k, or la.log(x) where k is 0",
    "boxcox1p": "write la.expm1(k * la.log1p(x)) / k, or la.log1p(x) where k is 0",
    **dict.fromkeys(
        (
            *("dawsn", "erfcx", "exp1", "expi", "expn", "fresnel", "hyp1f1", "hyp2f1", "owens_t"),
            *("sici", "spence", "sph_harm_y", "wofz", "ellipk", "lambertw", "airy", "bernoulli"),
            *("y0", "y1", "yn", "yv", "bessel_y0", "bessel_y1", "gammaincinv", "betaincinv"),
        ),
        "SciPy's takes the values, `await t.numpy()`",
    ),
    "gammasgn": "write la.sign(la.special.gamma(x))",
    **dict.fromkeys(
        ("multigammaln", "mvlgamma"),
        "write la.sum(la.special.gammaln(a[..., None] - la.arange(d) / 2), axis=-1) "
        "+ d * (d - 1) / 4 * math.log(math.pi)",
    ),
    **{
        f"{theirs}{order}": f"write la.special.{function}({order}, x)"
        for theirs, function in {
            **dict.fromkeys(("bessel_j", "j"), "jv"),
            **dict.fromkeys(("modified_bessel_k", "k"), "kv"),
        }.items()
        for order in (0, 1)
    },
    **{f"modified_bessel_i{order}": f"write la.special.i{order}(x)" for order in (0, 1)},
}
"""What to write instead of names of SciPy's special functions, in `la.special`."""
