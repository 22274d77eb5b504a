#!/usr/bin/env bash
# LibreOffice 7.4.7 (Debian 12), soffice --headless --convert-to of a CSV file that begins with the byte order mark of UTF-8.
# Expected: the mark says UTF-8, as it does in the dialog of the same program, and the locale is C.UTF-8 as well.
# Seen: letters come out as Windows-1252 reads their bytes; only --infilter=CSV:44,34,76 (76 is UTF-8) reads them right.
# Output: "as it is: ZoÃ«; with --infilter=CSV:44,34,76: Zoë".
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
export DEBIAN_FRONTEND=noninteractive LANG=C.UTF-8 HOME="$dir"
dpkg -s libreoffice-calc-nogui >/dev/null 2>&1 || { apt-get update -qq; apt-get install -y --no-install-recommends libreoffice-calc-nogui >/dev/null; }
printf '\xef\xbb\xbf"name"\r\n"Zo\xc3\xab"\r\n' > names.csv
# The last cell, as the program has it.
last() {
  timeout 120 soffice --headless --norestore "-env:UserInstallation=file://$dir/profile" "$@" --convert-to fods names.csv >/dev/null 2>&1
  grep -o '<text:p>[^<]*' names.fods | tail -1 | cut -d '>' -f 2
}
out="as it is: $(last); with --infilter=CSV:44,34,76: $(last --infilter=CSV:44,34,76)"
echo "$out"
[ "$out" = 'as it is: ZoÃ«; with --infilter=CSV:44,34,76: Zoë' ]
