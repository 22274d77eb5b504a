import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { GOOD_BODIES } from '../../support/lead-bodies.ts';
import type { Bench } from '../peer.ts';
import type { FrontFindings, FrontProxy } from './front-proxy.ts';
import type { ServedSite } from './served-site.ts';
import { type Answer, openHttp2Visitor, openVisitor, originOf, type Visitor } from './visitor.ts';

const FORM = 'application/x-www-form-urlencoded';
/** Query of an address, which must reach the server as it was typed. */
const TYPED = 'q=50%25+off%20%26+%22A%2FB%22+%E2%80%93&r=a//b/../c&s=%7Eb';
const BODY_LIMIT_BYTES = 65_536;

export async function tryPages(
  bench: Bench,
  proxy: FrontProxy,
  site: ServedSite,
  findings: FrontFindings,
): Promise<void> {
  const both = (check: (visitor: Visitor) => Promise<void>) => async () => {
    const openings = proxy.hasHttp2 ? [openVisitor, openHttp2Visitor] : [openVisitor];
    const visitors = await Promise.all(openings.map((open) => open(proxy, '127.0.2.1')));
    await Promise.all(visitors.map(check)).finally(() => visitors.map(({ leave }) => leave()));
  };
  const over = proxy.hasHttp2 ? ', over HTTP/1.1 and 2' : '';
  const coding = findings.coding ?? 'br';
  await bench.attempt(
    `pages ${coding === 'br' ? 'in Brotli, gzip and plain' : 'in gzip and plain'}, as HTML and Markdown${over}`,
    both((visitor) => tryCodings(visitor, coding)),
    findings.pages,
  );
  await bench.attempt('304, Range', both(tryConditional), findings.conditional);
  await bench.attempt('addresses as they were typed', both(tryTyped), findings.addresses);
  await bench.attempt(
    'forms without script: 303; the demo’s page',
    both((visitor) => tryForm(visitor, originOf(proxy))),
  );
  await bench.attempt(
    '413 and other errors in our words',
    both((visitor) => tryErrors(visitor, site, findings)),
    findings.tooLarge,
  );
}

async function tryCodings({ ask }: Visitor, coding: string): Promise<void> {
  const read = async (encodings: string, accept = 'text/html') =>
    ask('/pricing', { headers: { 'accept-encoding': encodings, accept } });
  const plain = await read('identity');
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.match(String(plain.body), /<\/html>/);
  const codings = [
    ['gzip, deflate, br', coding],
    ['gzip', 'gzip'],
  ] as const;
  await Promise.all(
    codings.map(async ([encodings, expected]) => {
      const [answer, markdown] = await Promise.all([read(encodings), read(encodings, 'text/markdown')]);
      assert.equal(answer.headers['content-encoding'], expected);
      assert.equal(String(decode(answer)), String(plain.body));
      assert.match(String(markdown.headers['content-type']), /^text\/markdown/);
      assert.match(String(decode(markdown)), /^#|\n# /);
    }),
  );
}

/** The server answers a range with the whole: its files are small. */
async function tryConditional({ ask }: Visitor): Promise<void> {
  await Promise.all(
    ['br, gzip', 'gzip', 'identity'].map(async (encodings) => {
      const headers = { 'accept-encoding': encodings };
      const { etag } = (await ask('/pricing', { headers })).headers;
      assert.ok(etag, 'no entity tag');
      const again = await ask('/pricing', { headers: { ...headers, 'if-none-match': etag } });
      assert.deepEqual([again.status, again.body.length], [304, 0]);
    }),
  );
  const [, font = ''] = /"(\/[\w/.-]+\.woff2)/.exec(String((await ask('/pricing')).body)) ?? [];
  const [whole, part] = await Promise.all([ask(font), ask(font, { headers: { range: 'bytes=10-19' } })]);
  assert.equal(whole.status, 200);
  const expected = part.status === 206 ? whole.body.subarray(10, 20) : whole.body;
  assert.ok(part.body.equals(expected), `a range is answered ${part.status} with ${part.body.length} bytes`);
}

/** The redirect to the application keeps the query. */
async function tryTyped({ ask }: Visitor): Promise<void> {
  const { status, headers } = await ask(`/Personas?${TYPED}`);
  const { pathname, searchParams } = new URL(headers.location ?? '', 'https://app.example');
  assert.deepEqual([status, pathname], [302, '/personas']);
  assert.deepEqual([...searchParams], [...new URLSearchParams(TYPED)]);
  const encoded = await ask('/authms/blog/a%2Fb/c%25d');
  assert.deepEqual(codeOf(encoded), [404, 'not_found']);
}

async function tryForm({ ask }: Visitor, origin: string): Promise<void> {
  const post = (headers: Record<string, string>) =>
    ask(LEAD_PATHS.contact, {
      method: 'POST',
      headers: { 'content-type': FORM, ...headers },
      body: String(new URLSearchParams(GOOD_BODIES.contact)),
    });
  const sent = await post({ origin, 'sec-fetch-site': 'same-origin' });
  assert.equal(sent.status, 303);
  const { pathname, search } = new URL(sent.headers.location ?? '', origin);
  assert.equal((await ask(pathname + search)).status, 200);
  assert.equal((await post({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status, 403);
}

async function tryErrors({ ask }: Visitor, { desk }: ServedSite, { largest }: FrontFindings): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const post = (bytes: number) => {
    const message = 'x'.repeat(bytes);
    return ask(LEAD_PATHS.contact, { method: 'POST', headers: json, body: JSON.stringify({ message }) });
  };
  const type = { 'content-type': 'text/plain' };
  const put = { method: 'PUT', headers: { ...json, ...desk }, body: '{}' };
  const [overOurs, far, none, wrong, typed, saved] = await Promise.all([
    post(BODY_LIMIT_BYTES),
    post(1_000_000),
    ask('/authms/none'),
    ask(LEAD_PATHS.contact, { method: 'DELETE', headers: json, body: '{}' }),
    ask(LEAD_PATHS.contact, { method: 'POST', headers: type, body: 'a' }),
    ask('/desk/api/articles/draft', put),
  ]);
  assert.deepEqual(codeOf(overOurs), [413, 'payload_too_large']);
  const { status, isOurs } = largest ?? { status: 413, isOurs: true };
  assert.deepEqual(codeOf(far), [status, isOurs ? 'payload_too_large' : undefined]);
  assert.deepEqual(codeOf(none), [404, 'not_found']);
  assert.deepEqual([codeOf(wrong), wrong.headers.allow], [[405, 'method_not_allowed'], 'POST']);
  assert.deepEqual(codeOf(typed), [415, 'unsupported_media_type']);
  assert.deepEqual(codeOf(saved), [400, 'invalid_request']);
}

function codeOf({ status, body }: Answer): [number, string | undefined] {
  try {
    return [status, JSON.parse(String(body)).code];
  } catch {
    return [status, undefined];
  }
}

function decode({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
