#!/bin/sh
# Makes the virtual environment $1 with the first Python that can; $2, if given, is the only one tried.
set -u

oldest=11 # Python 3.11: the language the program is written in
newest=14 # Python 3.14: the newest the locked PySide6 is built for

target=$1
if [ -n "${2:-}" ]; then
    set -- "$2"
else
    set -- python3.14 python3.13 python3.12 python3.11 python3 python
fi
wrong_version=""
without_venv=""

give_up() {
    printf '%s\n' "$1" >&2
    exit 1
}

for candidate in "$@"; do
    # A name may stand on the path and still not run (a version manager's shim): then it is passed over.
    minor=$("$candidate" -c 'import sys; print(sys.version_info[1] if sys.version_info[0] == 3 else 0)' 2>/dev/null) || continue
    if [ "$minor" -lt "$oldest" ] || [ "$minor" -gt "$newest" ]; then
        wrong_version="$wrong_version $candidate"
    elif ! "$candidate" -c 'import venv, ensurepip' 2>/dev/null; then
        without_venv=${without_venv:-$minor}
    elif log=$("$candidate" -m venv --clear "$target" 2>&1); then
        printf 'made %s with %s (Python 3.%s)\n' "$target" "$candidate" "$minor"
        exit 0
    else
        give_up "$candidate could not make $target: $(printf '%s' "$log" | tail -n 1)"
    fi
done

if [ -n "$without_venv" ]; then
    give_up "Python 3.$without_venv is here but cannot make virtual environments: install the package python3-venv (or python3.$without_venv-venv), then run make again."
elif [ -n "$wrong_version" ]; then
    give_up "New Vegas Desktop needs Python 3.$oldest to 3.$newest, which none of$wrong_version is: install the package python3.$oldest or newer, or name one with make PYTHON=/path/to/python3."
else
    give_up "New Vegas Desktop needs Python 3.$oldest to 3.$newest and none of ($*) runs: install the packages python3 and python3-venv, or name one with make PYTHON=/path/to/python3."
fi
