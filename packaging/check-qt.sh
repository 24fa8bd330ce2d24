#!/bin/sh
# Checks that the Python $1 can load Qt's windows; with --install as $2, first installs the missing system libraries,
# those of a window on X too, and with them what the tests need for a screen of their own.
set -u

python=$1
missing() {
    "$python" -m newvegas_desktop.cli.system_libraries "$@"
}

if [ "${2:-}" = --install ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    packages=$(missing --x)
    command -v Xvfb >/dev/null || packages="$packages xvfb"
    command -v xdotool >/dev/null || packages="$packages xdotool"
    if [ -n "$packages" ]; then
        # shellcheck disable=SC2086 # a list of words
        apt-get update -qq && apt-get install -y -qq --no-install-recommends $packages >/dev/null
    fi
fi

packages=$(missing)
[ -z "$packages" ] || {
    # shellcheck disable=SC2086 # on one line
    printf '%s\n' "Qt cannot be loaded here: install the packages $(echo $packages) (Debian's and Ubuntu's names), then run make again." >&2
    exit 1
}
"$python" -c 'import PySide6.QtWidgets'
