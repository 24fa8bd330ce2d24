"""Where settings and saves live; NEWVEGAS_HOME puts both under one folder of the user's choice."""

import os
from pathlib import Path

from platformdirs import user_config_path, user_data_path

HOME = "NEWVEGAS_HOME"
NAME = "newvegas"


def _under_home(part: str) -> Path | None:
    home = os.environ.get(HOME)
    return Path(home).expanduser() / part if home else None


def config_folder() -> Path:
    """The folder of the settings; it need not exist yet."""
    return _under_home("config") or user_config_path(NAME, appauthor=False)


def data_folder() -> Path:
    """The folder of the saves; it need not exist yet."""
    return _under_home("data") or user_data_path(NAME, appauthor=False)
