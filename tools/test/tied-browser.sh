#!/bin/sh
# A browser of tests and benches, ended with whoever started it, also when that is killed. Debian's without windows takes two thirds of the
# processor of the one with them, and knows no extensions.
shell=/usr/lib/chromium/chromium-headless-shell
[ -x "$shell" ] || shell=/usr/bin/chromium
browser="${CHROMIUM:-$shell}"
if [ -x /usr/bin/setpriv ]; then exec /usr/bin/setpriv --pdeathsig KILL -- "$browser" "$@"; fi
exec "$browser" "$@"
