#!/usr/bin/env bash
# csvkit 1.0.7 (Debian 12), csvjson with its guesses of types.
# Expected: a column of words stays text; at most what looks like a whole date, such as 2026-03-10, becomes one.
# Seen: where all cells of a column can be read as a day, words are dates too: the name "Today" is the first day of year 1,
# "May" a day in year 1, and the range "1-10" is January 10, 2001. One more row decides whether a column is changed.
# Output: "Today: 0001-01-01, May: 0001-05-01, 1-10: 2001-01-10; with 11-50 below it: 1-10".
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
export DEBIAN_FRONTEND=noninteractive
dpkg -s csvkit >/dev/null 2>&1 || apt-get install -y --no-install-recommends csvkit >/dev/null
# The first cell, as it comes out of a column of these cells.
first() { { echo name; printf '%s\n' "$@"; } | timeout 60 csvjson | sed -E 's/^\[\{"name": "([^"]*)".*/\1/'; }
out="Today: $(first Today), May: $(first May), 1-10: $(first 1-10); with 11-50 below it: $(first 1-10 11-50)"
echo "$out"
[ "$out" = 'Today: 0001-01-01, May: 0001-05-01, 1-10: 2001-01-10; with 11-50 below it: 1-10' ]
