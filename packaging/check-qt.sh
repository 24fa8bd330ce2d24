#!/bin/sh
# Checks that the Python $1 can load Qt's windows; with --install as $2, first installs the missing system libraries.
set -u

python=$1
# What PySide6 loads and its wheels do not carry.
packages="libegl1 libgl1 libopengl0 libxkbcommon0 libfontconfig1 libdbus-1-3 libglib2.0-0"

loads() {
    "$python" -c 'import PySide6.QtWidgets' 2>/dev/null
}

if ! loads && [ "${2:-}" = --install ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    # shellcheck disable=SC2086 # a list of words
    apt-get update -qq && apt-get install -y -qq --no-install-recommends $packages >/dev/null
fi

loads || {
    reason=$("$python" -c 'import PySide6.QtWidgets' 2>&1 | tail -n 1)
    printf '%s\n' "Qt cannot be loaded here ($reason): install the packages $packages (Debian's and Ubuntu's names), then run make again." >&2
    exit 1
}
