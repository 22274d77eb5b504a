#!/usr/bin/env bash
# libphonenumber-js 1.13.16 (max metadata).
# Expected: parsing a text that is no phone number as a whole, such as a vanity number with letters at its end, fails, or the
# result says that a part was left out. (Google's own library converts the letters to the digits of a keypad.)
# Seen: the digits before the letters are returned as a possible number, without `extract: false` and without a word.
# Output: "+491800 isPossible=true" for "1800-CALL-NOW" in DE; with extract: false: "undefined".
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --ignore-scripts libphonenumber-js@1.13.16
cat > run.mjs <<'JS'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
const loose = parsePhoneNumberFromString('1800-CALL-NOW', 'DE');
const strict = parsePhoneNumberFromString('1800-CALL-NOW', { defaultCountry: 'DE', extract: false });
console.log(`${loose?.number} isPossible=${loose?.isPossible()}; with extract: false: ${strict?.number}`);
process.exitCode = loose?.number === '+491800' && loose.isPossible() && strict === undefined ? 0 : 1;
JS
timeout 30 node run.mjs
