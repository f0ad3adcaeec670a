#!/usr/bin/env bash
# Builds the documentation as a site of HTML pages; any warning, such as a link that leads nowhere, is an error.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/docs.sh [FOLDER]

Builds docs/ into FOLDER (default build/docs); start with FOLDER/index.html. Needs python3-sphinx and
python3-myst-parser, which scripts/setup.sh installs. Exit status: 77 if they are not there.
TEXT
}

case ${1:-} in
    -h | --help) usage; exit 0 ;;
    -*) echo "docs: unknown option '$1'" >&2; usage >&2; exit 2 ;;
esac
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
out=${1:-$root/build/docs}

# The distribution's Python has the distribution's packages.
python=/usr/bin/python3
[ -x "$python" ] || python=python3
if ! "$python" -c 'import sphinx, myst_parser' 2>/dev/null; then
    echo "docs: python3-sphinx and python3-myst-parser are not installed; scripts/setup.sh does that" >&2
    exit 77
fi

mkdir -p "$out"
"$python" -m sphinx -b html -W --keep-going -q -j auto -d "$out/.doctrees" "$root/docs" "$out"
echo "docs: $out/index.html"
