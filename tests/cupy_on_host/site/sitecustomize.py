"""Installs the simulated CUDA in every Python process that inherits ``HOST_CUDA``."""

import os
import sys

if os.environ.get("HOST_CUDA"):
    sys.path.append(os.environ["HOST_CUDA"])
    from installation import install

    install()
