#!/bin/sh
# The browser of tests and benches, ended with whoever started it, also when that is killed.
browser="${CHROMIUM:-/usr/bin/chromium}"
if [ -x /usr/bin/setpriv ]; then exec /usr/bin/setpriv --pdeathsig KILL -- "$browser" "$@"; fi
exec "$browser" "$@"
