"""Memory that nobody uses goes back: large pictures that were dropped, and the sources of modules."""

import ctypes
import linecache
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


def forget_sources() -> None:
    """Drop the sources of the modules loaded so far, ten megabytes in all.

    PySide reads each of them in search of its own name, and Python keeps them for tracebacks, which read them again.
    """
    linecache.clearcache()
