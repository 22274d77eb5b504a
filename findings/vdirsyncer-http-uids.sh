#!/usr/bin/env bash
# vdirsyncer 0.19.0 (Debian 12), its storage "http"; RFC 5545 3.8.4.7.
# Expected: a calendar file whose events have UIDs of their own comes into a folder with these UIDs, so that an event of the
# file and an invitation to the same meeting are one event, and a moved event stays the one that it was.
# Seen: each UID is replaced by a digest of its event, for the sake of providers that make UIDs up at each download (so its
# manual). A moved event gets another UID and another file.
# Output: "uid meeting-1@example.com: 0 files; after the move: another UID".
set -euo pipefail
dir=$(mktemp -d); server=; trap '[ -z "$server" ] || kill "$server"; rm -rf "$dir"' EXIT; cd "$dir"
export DEBIAN_FRONTEND=noninteractive
for package in vdirsyncer python3; do
  dpkg -s "$package" >/dev/null 2>&1 || apt-get install -y --no-install-recommends "$package" >/dev/null
done
mkdir www
write() {
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//example//EN BEGIN:VEVENT UID:meeting-1@example.com \
    DTSTAMP:20260301T000000Z "DTSTART:$1" DURATION:PT1H SUMMARY:Meeting END:VEVENT END:VCALENDAR > www/team.ics
}
write 20260311T090000Z
cat > serve.py <<'PY'
import functools, http.server
handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory='www')
server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), handler)
open('port', 'w').write(str(server.server_port))
server.serve_forever()
PY
timeout 60 /usr/bin/python3 serve.py 2>/dev/null & server=$!
for _ in $(seq 100); do [ -s port ] && break; sleep 0.1; done
cat > config <<CONF
[general]
status_path = "$dir/status/"
[pair team]
a = "remote"
b = "local"
collections = null
[storage remote]
type = "http"
url = "http://127.0.0.1:$(cat port)/team.ics"
[storage local]
type = "filesystem"
path = "$dir/files/"
fileext = ".ics"
CONF
run() { timeout 60 vdirsyncer -c config "$1" >/dev/null 2>&1 <<<y; }
uids() { cat files/*.ics | tr -d '\r' | grep '^UID:'; }
run discover; run sync
kept=$(grep -l '^UID:meeting-1@example.com' files/*.ics | wc -l || true)
first=$(uids)
write 20260312T090000Z
run sync
second=$(uids)
[ "$first" = "$second" ] && after='the same UID' || after='another UID'
echo "uid meeting-1@example.com: $kept files; after the move: $after"
[ "$kept" = 0 ] && [ "$first" != "$second" ]
