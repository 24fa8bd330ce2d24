"""Large pictures go back to the system when they are dropped."""

import ctypes
import sys

_MMAP_THRESHOLD = -3
_LARGE = 1 << 20
"""Bytes from which on memory is asked of the system for one thing alone."""


def give_back_pictures() -> None:
    """Keep the C library from holding on to the room of old window pictures, of which a resize makes several."""
    if sys.platform.startswith("linux"):
        library = ctypes.CDLL(None)
        # only glibc has it, and only glibc needs it
        if hasattr(library, "mallopt"):
            library.mallopt(_MMAP_THRESHOLD, _LARGE)
