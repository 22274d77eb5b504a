import { once } from 'node:events';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import fc from 'fast-check';
import { GOOD_BODIES } from '../support/lead-bodies.ts';
import { openConnection, readToEnd } from '../support/raw-client.ts';
import { assertSoundAnswer, type FuzzTarget } from './target.ts';

/** Number of connections that are open at once, since most cases end by a time-out. */
const AT_ONCE = 24;
/** The invitation to send the body, before the answer. */
const CONTINUE = 100;
const GOOD_BODY = JSON.stringify(GOOD_BODIES.agent);

/** Bytes for one connection, and how the client leaves. */
interface Sending {
  /** Bytes as Latin-1 characters, so that a report can be read. */
  pieces: string[];
  ending: 'wait' | 'half-close' | 'reset';
}

const method = fc.constantFrom(
  ...[
    'GET',
    'GET',
    'HEAD',
    'POST',
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'CONNECT',
    'DESCRIBE',
    'PRI',
    'M-SEARCH',
    '*',
    '',
  ],
);
const target = fc.oneof(
  fc.constantFrom(
    ...[
      '/',
      '/book-demo',
      '/blog',
      '/blog?q=a',
      '/blog/a/b',
      '/healthz',
      '/nowhere',
      '*',
      '//evil.example',
      '/%',
      '/%00',
    ],
    ...['/authms/blog', LEAD_PATHS.agent, LEAD_PATHS.demo, '/socket.io/?EIO=4&transport=polling', 'evil:443'],
    ...[
      'http://localhost/',
      'http://[::1',
      '/../../etc/passwd',
      '/..%2f..%2f',
      '/blog/rss.xml',
      '/openapi.json',
    ],
  ),
  fc.webPath(),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }).map((text) => `/${text.replaceAll(/[\r\n ]/g, '')}`),
);
const version = fc.constantFrom(
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'RTSP/1.0',
  'ICE/1.0',
  '',
);
const header = fc.oneof(
  { weight: 4, arbitrary: fc.constant('host: localhost') },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...['host: other', 'content-type: application/json', 'content-type: application/x-www-form-urlencoded'],
      ...[
        `content-length: ${Buffer.byteLength(GOOD_BODY)}`,
        'content-length: 0',
        'content-length: -1',
        'content-length: 99999999',
      ],
      ...[
        'transfer-encoding: chunked',
        'transfer-encoding: gzip, chunked',
        'Transfer-Encoding:\tchunked',
        'te: trailers',
      ],
      ...[
        'connection: close',
        'connection: keep-alive',
        'connection: upgrade',
        'upgrade: websocket',
        'upgrade: h2c',
      ],
      ...[
        'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
        'sec-websocket-version: 13',
        'expect: 100-continue',
        'expect: x',
      ],
      ...[
        'accept-encoding: br;q=x, *;q=0',
        'if-none-match: *',
        'range: bytes=0-1',
        'x-forwarded-for: junk:1',
        'origin: null',
      ],
      ...[
        'accept: text/html',
        'baggage: utm_source=a%',
        'idempotency-key: a b',
        'authorization: Bearer x',
        'cookie: a=b',
      ],
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.string({ maxLength: 12 }), fc.string({ unit: 'binary-ascii', maxLength: 30 }))
      .map(([name, value]) => `${name}: ${value}`),
  },
);
const body = fc.oneof(
  fc.constantFrom(
    '',
    '',
    GOOD_BODY,
    'email=a%40example.com&name=x',
    '{"email":',
    '3\r\nabc\r\n0\r\n\r\n',
    'zz\r\n',
    '0\r\n\r\n',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const request = fc
  .tuple(method, target, version, fc.array(header, { maxLength: 7 }), body)
  .map(([verb, path, protocol, headers, text]) =>
    Buffer.from(`${verb} ${path} ${protocol}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n${text}`),
  );

/** A change of the bytes at a place from 0 to 1 of their length. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.nat(3),
  added: fc.uint8Array({ maxLength: 4 }),
});

const sending: fc.Arbitrary<Sending> = fc
  .record({
    requests: fc.array(request, { minLength: 1, maxLength: 4 }),
    changes: fc.array(change, { maxLength: 2 }),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
    ending: fc.constantFrom('wait', 'wait', 'half-close', 'reset'),
  })
  .map(({ requests, changes, cuts, ending }) => ({
    pieces: cutAt(changes.reduce(applyChange, Buffer.concat(requests)), cuts),
    ending,
  }));

/** Property of connections: whatever bytes arrive, each answer is a sound one, and the server goes on. */
export function rawHttp(server: FuzzTarget) {
  return fc.asyncProperty(fc.array(sending, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (sendings) => {
    await Promise.all(sendings.map((one) => send(server.port, one)));
    await server.assertSound();
  });
}

async function send(port: number, { pieces, ending }: Sending): Promise<void> {
  const socket = await openConnection(port);
  for (const piece of pieces) {
    if (!socket.writable) break;
    await new Promise((resolve) => socket.write(piece, 'latin1', resolve));
  }
  if (ending === 'reset') {
    socket.resetAndDestroy();
    if (!socket.closed) await once(socket, 'close');
    return;
  }
  if (ending === 'half-close') socket.end();
  const [first] = await readToEnd(socket).catch(() => []);
  // A server that had enough may cut the connection before its answer is read.
  if (!first) return;
  // Of the first answer only: where the second begins depends on the method that the server understood.
  // The answer to HEAD has a length and no body: what follows it is the next answer.
  const isWhole = first.body.startsWith('{');
  if (first.status !== CONTINUE)
    assertSoundAnswer(first.status, isWhole ? first.headers['content-type'] : null, first.body);
}

function applyChange(
  bytes: Buffer,
  { at, removed, added }: { at: number; removed: number; added: Uint8Array },
) {
  const place = Math.floor(at * bytes.length);
  return Buffer.concat([bytes.subarray(0, place), added, bytes.subarray(place + removed)]);
}

function cutAt(bytes: Buffer, cuts: number[]): string[] {
  const places = [
    0,
    ...cuts.map((cut) => Math.floor(cut * bytes.length)).sort((a, b) => a - b),
    bytes.length,
  ];
  return places.slice(1).map((end, index) => bytes.toString('latin1', places[index], end));
}
