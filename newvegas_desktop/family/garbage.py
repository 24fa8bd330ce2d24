"""Python's search for forgotten cycles, kept away from what is there to stay."""

import gc


def settle_garbage() -> None:
    """Clear up now, where a page is changed or a game begins anyway, and never look again at what is left.

    Otherwise every few hundred movements of the pointer, or decisions of a bot, wait for a search through all modules
    and boards, which takes longer than a frame.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
