#!/usr/bin/env bash
# OpenSMTPD 6.8.0p2-4+b4 (Debian 12, OpenSSL 3), RFC 3207.
# Expected: with a listener that has "tls" and a pki of a certificate and its key, a client gets through STARTTLS.
# Seen: it offers STARTTLS, and each handshake ends with the alert "internal error", in TLS 1.2 and 1.3; its own log says
# "io-error: ... SSL routines::internal error" and "EVP lib". Without "tls" it takes mails.
# Output: "offers STARTTLS: 1; handshakes: 0 of 2".
set -euo pipefail
dir=$(mktemp -d); server=; trap '[ -z "$server" ] || kill "$server"; wait; rm -rf "$dir"' EXIT; cd "$dir"; chmod 755 "$dir"
export DEBIAN_FRONTEND=noninteractive
[ "$(dpkg-query -W -f='${Version}' opensmtpd 2>/dev/null)" = 6.8.0p2-4+b4 ] ||
  apt-get install -y --no-install-recommends opensmtpd=6.8.0p2-4+b4 >/dev/null
mkdir spool run
port=11925
openssl req -x509 -newkey rsa:2048 -nodes -days 9 -keyout key.pem -out cert.pem -subj /CN=localhost 2>/dev/null
cat > smtpd.conf <<CONF
pki mail.example.com cert "$dir/cert.pem"
pki mail.example.com key "$dir/key.pem"
listen on 127.0.0.1 port $port hostname mail.example.com tls pki mail.example.com
action "keep" maildir "$dir/mails"
match from any for local action "keep"
CONF
# Its folders are compiled in: it sees others in their place.
timeout 60 unshare -m sh -ec \
  'mount --bind spool /var/spool; mount --bind run /run; exec smtpd -d -f smtpd.conf' >log 2>&1 & server=$!
for _ in $(seq 200); do (: </dev/tcp/127.0.0.1/$port) 2>/dev/null && break; sleep 0.1; done
offers=0; done=0
for version in -tls1_2 -tls1_3; do
  timeout 20 openssl s_client -connect 127.0.0.1:$port -starttls smtp "$version" <<<QUIT >out 2>&1 || true
  grep -q 'alert internal error' out && offers=1
  grep -q '^ *Protocol *: TLS\|^250' out && ! grep -q 'alert internal error' out && done=$((done + 1))
done
echo "offers STARTTLS: $offers; handshakes: $done of 2"
[ "$offers" = 1 ] && [ "$done" = 0 ]
