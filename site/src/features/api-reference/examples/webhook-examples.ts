import type { Webhook } from 'contract/reference/reference.ts';
import type { CodeExamples } from './code-example.ts';
import { toShell } from './literals.ts';

/** A receiver that verifies, and a shell that sends it a signed message to try it with. The tests run all of them. */
export function webhookExamples({ example }: Webhook): CodeExamples {
  return {
    curl: `# Send a signed message to your receiver
secret='YOUR_WEBHOOK_SECRET'
body=${toShell(example)}
timestamp=$(date +%s)
id="test-$timestamp"
key=$(printf %s "\${secret#whsec_}" | base64 -d | od -An -vtx1 | tr -d ' \\n')
signature=$(printf %s "$id.$timestamp.$body" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)
curl -sS -i http://localhost:8080/ \\
  -H 'Content-Type: application/json' \\
  -H "webhook-id: $id" \\
  -H "webhook-timestamp: $timestamp" \\
  -H "webhook-signature: v1,$signature" \\
  -d "$body"`,
    javascript: `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const key = Buffer.from('YOUR_WEBHOOK_SECRET'.replace('whsec_', ''), 'base64');
// Use a table in production
const taken = new Set();

function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp } = headers;
  // Reject anything older than five minutes (replay)
  if (!(Math.abs(Date.now() / 1000 - timestamp) < 300)) return false;
  const signed = \`\${id}.\${timestamp}.\${body}\`;
  const expected = createHmac('sha256', key).update(signed).digest();
  // There are several during key rotation
  const signatures = String(headers['webhook-signature']).split(' ');
  return signatures.some((signature) => {
    const sent = Buffer.from(signature.replace('v1,', ''), 'base64');
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
}

createServer(async (request, response) => {
  const body = await text(request);
  if (!isGenuine(request.headers, body)) {
    response.writeHead(401).end();
    return;
  }
  const id = request.headers['webhook-id'];
  if (!taken.has(id)) console.log('new lead', JSON.parse(body).data);
  taken.add(id);
  response.writeHead(204).end();
}).listen(8080);`,
    python: `import base64
import hashlib
import hmac
import json
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

KEY = base64.b64decode("YOUR_WEBHOOK_SECRET".removeprefix("whsec_"))
# Use a table in production
taken = set()

def is_genuine(headers, body):
    timestamp = headers.get("webhook-timestamp", "")
    # Reject anything older than five minutes (replay)
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    signed = f"{headers.get('webhook-id')}.{timestamp}.".encode() + body
    digest = hmac.new(KEY, signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    # There are several during key rotation
    signatures = headers.get("webhook-signature", "").encode().split()
    return any(hmac.compare_digest(sent, expected) for sent in signatures)

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        genuine = is_genuine(self.headers, body)
        self.send_response(204 if genuine else 401)
        self.end_headers()
        message_id = self.headers.get("webhook-id")
        if genuine and message_id not in taken:
            print("new lead", json.loads(body)["data"], flush=True)
            taken.add(message_id)

HTTPServer(("", 8080), Receiver).serve_forever()`,
  };
}
