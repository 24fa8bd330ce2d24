"""Every level of the bots: legal, the same for a seed, blind to hidden things, inside its budget, interruptible."""
