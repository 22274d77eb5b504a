#!/usr/bin/env bash
# sieve-test of Pigeonhole 0.5.19 (dovecot-sieve 2.3.19.1, Debian 12), RFC 5230 4.6 and RFC 3834 5.
# Expected: sieve-test without -e lists what the script would do to a mail, as its manual says: for a mail with
# "Auto-Submitted: auto-generated", to which no automatic reply may go, it lists no vacation message.
# Seen: it lists "send vacation message" all the same; with -e, which does it, the reply is discarded. Who tests by the
# list alone takes each mail for one that is answered.
# Output: "listed: send vacation message; done: discarding vacation response".
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"; chmod 777 "$dir"
export DEBIAN_FRONTEND=noninteractive
dpkg -s dovecot-sieve >/dev/null 2>&1 || apt-get install -y --no-install-recommends dovecot-sieve >/dev/null
cat > dovecot.conf <<CONF
mail_location = maildir:$dir/mail
mail_home = $dir
mail_uid = 65534
mail_gid = 65534
first_valid_uid = 1
postmaster_address = post@example.net
sendmail_path = /bin/true
CONF
cat > vacation.sieve <<'SIEVE'
require ["vacation"];
vacation :days 1 "I am away until Monday.";
SIEVE
printf '%s\r\n' 'From: hello@example.com' 'To: mira@example.com' 'Subject: Your booking' \
  'Auto-Submitted: auto-generated' '' 'It is booked.' > mail.eml
run() {
  HOME=$dir timeout 60 sieve-test "$@" -c dovecot.conf -f hello@example.com -r mira@example.com -a mira@example.com \
    vacation.sieve mail.eml 2>&1
}
listed=$(run | grep -o 'send vacation message' | head -1 || true)
actual=$(run -e | grep -o 'discarding vacation response\|sent vacation response' | head -1 || true)
echo "listed: $listed; done: $actual"
[ "$listed" = 'send vacation message' ] && [ "$actual" = 'discarding vacation response' ]
