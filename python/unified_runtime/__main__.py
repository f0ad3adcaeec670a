"""What `urinfo --why` prints; with arguments, what `urinfo` prints for those."""

import sys

from .commands import _run

_run("urinfo", sys.argv[1:] or ["--why"])
