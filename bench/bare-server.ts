// Node's HTTP server and nothing else, which answers every request with the answer that our server gave for one page:
// what a page costs here is Node's and the kernel's share of what it costs there.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Node writes these itself. */
const OWN_TO_A_CONNECTION = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
/** Encoding of our own server: head and body of one-byte characters leave with one write. */
const ONE_BYTE = 'latin1';

const [page = ''] = process.argv.slice(2);
const { headers, body } = await ask(page);
const text = body.toString(ONE_BYTE);
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(text, ONE_BYTE);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit());

/** @returns the names and values in turn, as `writeHead` takes them fastest, and the compressed bytes */
async function ask(url: string): Promise<{ headers: string[]; body: Buffer }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ headers: string[]; body: Buffer }>();
  const call = request(url, { headers: { 'accept-encoding': 'gzip' } }, async (response) => {
    const headers = Object.entries(response.headers)
      .filter(([name]) => !OWN_TO_A_CONNECTION.includes(name))
      .flatMap(([name, value]) => [name, String(value)]);
    resolve({ headers, body: await buffer(response) });
  });
  call.on('error', reject).end();
  return promise;
}
