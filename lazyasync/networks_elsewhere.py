"""Names that other libraries have for networks and their training, and what to write here."""

from __future__ import annotations

INITIALIZERS_ELSEWHERE = {
    **{
        f"{theirs}_{kind}": f"write la.nn.init.{ours}_{kind}(shape)"
        for theirs, ours in {"glorot": "xavier", "he": "kaiming"}.items()
        for kind in ("normal", "uniform")
    },
    "trunc_normal": "write la.nn.init.truncated_normal(shape)",
    "variance_scaling": "write la.nn.init.kaiming_normal(shape), or lecun_normal, xavier_normal",
}
"""What to write instead of initial values of PyTorch's and JAX's parameters, in `la.nn.init`."""

TREES_ELSEWHERE = {
    "map": "write la.trees.tree_map(function, tree)",
    **dict.fromkeys(("tree_leaves",), "write la.trees.leaves(tree)"),
    "tree_flatten": "write la.trees.flatten(tree)",
    **dict.fromkeys(("structure", "tree_structure"), "write la.trees.flatten(tree)[1]"),
    **dict.fromkeys(
        ("unflatten", "tree_unflatten"), "write definition.unflatten(leaves): see la.trees.flatten"
    ),
    **dict.fromkeys(
        ("reduce", "tree_reduce", "all", "tree_all"),
        "write functools.reduce(function, la.trees.leaves(tree))",
    ),
    **dict.fromkeys(
        (
            *("flatten_with_path", "map_with_path", "tree_map_with_path", "leaves_with_path"),
            *("tree_flatten_with_path", "tree_leaves_with_path"),
        ),
        "write la.trees.flatten_with_paths(tree)",
    ),
    **dict.fromkeys(
        (
            *("register_pytree_node", "register_pytree_node_class", "register_pytree_with_keys"),
            *("register_dataclass", "register_static"),
        ),
        "write la.trees.register, or a dataclass, which is a tree as it is",
    ),
}
"""What to write instead of names of JAX's trees, in `la.trees`."""

SCHEDULES_ELSEWHERE = {
    name: f"write la.optim.schedules.{instead}"
    for name, instead in {
        **dict.fromkeys(("CosineAnnealingLR", "cosine_decay_schedule"), "cosine(rate, steps)"),
        "ConstantLR": "constant(rate)",
        **dict.fromkeys(("ExponentialLR", "exponential_decay"), "exponential"),
        "CosineAnnealingWarmRestarts": "join of la.optim.schedules.cosine",
        "linear_onecycle_schedule": "join of la.optim.schedules.linear",
        **dict.fromkeys(("LinearLR", "linear_schedule"), "linear"),
        **dict.fromkeys(("MultiStepLR", "piecewise_constant_schedule"), "steps_at"),
        **dict.fromkeys(("OneCycleLR", "cosine_onecycle_schedule"), "one_cycle"),
        **dict.fromkeys(("PolynomialLR", "polynomial_schedule"), "polynomial"),
        "ReduceLROnPlateau": "plateau",
        **dict.fromkeys(("SequentialLR", "join_schedules"), "join"),
        "StepLR": "step",
        "warmup_constant_schedule": "warmup(rate, 100)",
        "warmup_cosine_decay_schedule": "warmup(la.optim.schedules.cosine(rate, steps), 100)",
        "warmup_exponential_decay_schedule": "warmup(la.optim.schedules.exponential(rate, 0.9), 9)",
    }.items()
} | dict.fromkeys(
    (
        *("LambdaLR", "LRScheduler", "MultiplicativeLR", "CyclicLR", "ChainedScheduler"),
        "piecewise_interpolate_schedule",
    ),
    "any function of the number of updates is a schedule: la.optim.adam(function)",
)
"""What to write instead of schedules of PyTorch and Optax."""

NETWORKS_ELSEWHERE = {
    **{
        name: f"a loss is a function: write la.nn.{function}"
        for name, function in {
            "BCELoss": "binary_cross_entropy(x, target)",
            "BCEWithLogitsLoss": "binary_cross_entropy_with_logits(x, target)",
            "CrossEntropyLoss": "cross_entropy(logits, targets)",
            "KLDivLoss": "kl_div(x, target)",
            "NLLLoss2d": "nll_loss(log_probs, targets)",
            "TripletMarginWithDistanceLoss": "triplet_margin_loss(anchor, positive, negative)",
            "AdaptiveLogSoftmaxWithLoss": "cross_entropy(logits, targets)",
        }.items()
    },
    "Softmax2d": "an activation is a function: write la.nn.softmax(x, axis=-3)",
    **dict.fromkeys(("CrossMapLRN2d",), "write la.nn.local_response_norm(x, size)"),
    **dict.fromkeys(
        ("upsample", "upsample_bilinear", "upsample_nearest"), "write la.nn.interpolate"
    ),
    **dict.fromkeys(
        ("UpsamplingNearest2d", "UpsamplingBilinear2d"), "write la.nn.Upsample(scale_factor=2)"
    ),
    **dict.fromkeys(
        (*("FractionalMaxPool2d", "FractionalMaxPool3d"), "fractional_max_pool2d"),
        "write la.nn.adaptive_max_pool2d(x, output_size)",
    ),
    "scaled_dot_product_attention": "write la.nn.attention(q, k, v)",
    "multi_head_attention_forward": "write la.nn.MultiHeadAttention",
    "EmbeddingBag": "write la.sum(la.nn.embedding(indices, weight), -2), or a mean",
    "embedding_bag": "write la.sum(la.nn.embedding(indices, weight), -2), or a mean",
    "ModuleList": "a field may be a list of modules",
    "ModuleDict": "a field may be a dict of modules",
    "MultiheadAttention": "write la.nn.MultiHeadAttention, whose batch is the first axis",
    "Parameter": "a field of a module may be a tensor: `scale: la.LazyTensor`",
    **dict.fromkeys(
        ("ParameterList", "ParameterDict"), "a field may be a list, or dict, of tensors"
    ),
    **dict.fromkeys(
        ("Buffer", "UninitializedBuffer"),
        "a field that is not trained has field(metadata=la.trees.BUFFER)",
    ),
    **dict.fromkeys(("DataParallel", "parallel"), "write la.parallel.data_parallel(step)"),
    "SyncBatchNorm": "write la.nn.BatchNorm2d; la.parallel.mean(tree) is over all devices",
    "TransformerEncoderLayer": "write la.nn.TransformerBlock",
    "TransformerEncoder": "a field may be a list of la.nn.TransformerBlock",
    **dict.fromkeys(
        ("Transformer", "TransformerDecoder", "TransformerDecoderLayer"),
        "write la.nn.TransformerBlock(..., causal=True); attention to another sequence is "
        "la.nn.MultiHeadAttention",
    ),
    "conv_tbc": "write la.nn.conv1d, of la.permute_dims(x, (1, 2, 0)) and of w likewise",
    "identity": "write lambda x: x, or la.nn.Identity()",
    "logmeanexp": "write la.logsumexp(x, axis) - la.log(x.shape[axis])",
    "standardize": "write la.nn.layer_norm(x, x.shape[-1:])",
    "initializers": "write la.nn.init",
    "Dense": "write la.nn.Linear(inputs, outputs)",
    "Conv": "write la.nn.Conv2d(inputs, outputs, kernel_size), with channels first",
    "ConvTranspose": "write la.nn.ConvTranspose2d(inputs, outputs, kernel_size)",
    "Embed": "write la.nn.Embedding(number, features)",
    **dict.fromkeys(
        ("SelfAttention", "MultiHeadDotProductAttention"), "write la.nn.MultiHeadAttention"
    ),
    "BatchNorm": "write la.nn.BatchNorm2d(channels), with channels first",
    "InstanceNorm": "write la.nn.InstanceNorm2d(channels), with channels first",
    "make_causal_mask": "write la.nn.attention(q, k, v, causal=True)",
    "tabulate": "write la.nn.summary(model, x)",
    "compact": "a layer is a dataclass of its parameters: see la.nn.Module",
    **dict.fromkeys(
        ("RNNCell", "GRUCell", "LSTMCell", "OptimizedLSTMCell", "SimpleCell"),
        "la.nn.RNN, la.nn.GRU and la.nn.LSTM go over sequences; a cell of your own is a function "
        "for la.scan, see docs/recipes.md",
    ),
    "functional": "the functions are those of la.nn",
    "utils": "write la.optim.clip_by_global_norm(grads, 1.0)",
}
"""What to write instead of names of other libraries' modules of networks."""

OPTIMIZERS_ELSEWHERE = {
    name: f"write la.optim.{instead}"
    for name, instead in {
        "GradScaler": "loss_scaling",
        "lr_scheduler": "schedules",
        "clip_grad_norm_": "clip_by_global_norm",
        **dict.fromkeys(("clip", "clip_grad_value_"), "clip_by_value(gradients, 1.0)"),
        **dict.fromkeys(("ExponentialMovingAverage", "incremental_update"), "ema"),
        **dict.fromkeys(
            ("MultiSteps", "apply_every", "microbatch"), "accumulate(value_and_gradient, parts)"
        ),
        "add_decayed_weights": "adamw(rate, weight_decay=1e-2)",
        "noisy_sgd": "sgd, of gradients to which la.normal is added",
        "trace": "sgd(rate, momentum=0.9)",
        "SparseAdam": "adam",
        "amsgrad": "adam(rate, amsgrad=True)",
        "sign_sgd": "lion(rate, b1=0.0, b2=0.0)",
        "signum": "lion(rate, b1=0.9, b2=0.9)",
        "sgdr_schedule": "schedules.join of schedules.cosine",
    }.items()
} | {
    "chain": "change the gradients before update, as la.optim.clip_by_global_norm does",
    **dict.fromkeys(("apply_updates", "apply_if_finite"), "update gives the new parameters"),
    **dict.fromkeys(
        ("multi_transform", "masked", "partition", "named_chain"),
        'write groups={"*.bias": {"weight_decay": 0.0}}',
    ),
    **dict.fromkeys(
        ("freeze", "set_to_zero"),
        'write groups={"head.*": {"learning_rate": 0.0}}, or la.trees.partition',
    ),
    **dict.fromkeys(
        ("inject_hyperparams", "inject_stateful_hyperparams"),
        "settings may be tensors: la.optim.adamw(rate, weight_decay=decay)",
    ),
    "losses": "losses are functions of la.nn",
    **dict.fromkeys(
        (
            *("stateless", "GradientTransformation", "flatten", "identity", "scale"),
            *("adaptive_grad_clip", "centralize", "clip_by_block_rms"),
        ),
        "change the gradients before update; an optimizer of your own is an la.optim.Rule",
    ),
    **dict.fromkeys(("zero_nans", "skip_not_finite"), "write la.nan_to_num of the gradients"),
    **dict.fromkeys(
        ("LBFGS", "lbfgs", "nnls"),
        "it takes the loss at several places: write la.while_loop, see docs/recipes.md, or give "
        "SciPy's minimize la.value_and_grad(loss)",
    ),
    **{
        name: f"write {instead}"
        for name, instead in {
            "ctc_loss": "la.nn.ctc_loss(log_probs, targets, input_lengths, target_lengths)",
            "cosine_distance": "1 - la.nn.cosine_similarity(x, y)",
            "hinge_loss": "la.relu(1 - x * target)",
            "l2_loss": "la.square(x - target) / 2",
            "squared_error": "la.square(x - target)",
            "log_cosh": "la.logaddexp(x, -x) - la.log(2.0), of x = prediction - target",
            "kl_divergence": "la.nn.kl_div(log_predictions, targets)",
            "smooth_labels": "la.nn.cross_entropy(logits, targets, label_smoothing=0.1)",
            **dict.fromkeys(
                ("softmax_cross_entropy", "softmax_cross_entropy_with_integer_labels"),
                'la.nn.cross_entropy(logits, targets, reduction="none")',
            ),
            "sigmoid_binary_cross_entropy": "la.nn.binary_cross_entropy_with_logits(x, target)",
            "safe_norm": "la.sqrt(la.maximum(la.sum(la.square(x)), least))",
            "scale_gradient": "y = la.stop_gradient(x), and y + scale * (x - y)",
            "periodic_update": "la.where(count % n == 0, new, old)",
            "swa_utils": "la.optim.ema(average, params, decay)",
            "tree_utils": "la.trees",
        }.items()
    },
    **dict.fromkeys(
        (
            *(
                "ASGD",
                "Muon",
                "adabelief",
                "adan",
                "fromage",
                "lookahead",
                "novograd",
                "sm3",
                "yogi",
            ),
            *("muon", "optimistic_adam", "polyak_sgd", "adamaxw"),
        ),
        "write an la.optim.Rule of your own: see docs/gradients.md",
    ),
    "constant_schedule": "write la.optim.schedules.constant(rate)",
}
"""What to write instead of names of PyTorch's and Optax's optimizers."""

METRICS_ELSEWHERE = {
    **dict.fromkeys(
        ("report", "summary", "short_metrics_report"), "write la.metrics.metrics_report()"
    ),
    "clear_all": "write la.metrics.reset()",
}
"""What to write instead of names of PyTorch/XLA's and others' metrics, in `la.metrics`."""
