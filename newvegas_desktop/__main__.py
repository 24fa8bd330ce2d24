"""Lets `python -m newvegas_desktop` start the program as the command `newvegas` does."""

import sys

from newvegas_desktop.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
