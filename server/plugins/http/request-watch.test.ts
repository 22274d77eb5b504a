import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { describe, expect, it } from 'vitest';
import { GOOD_BODIES, postForm, postLead } from '../../../checks/support/lead-bodies.ts';
import { openConnection } from '../../../checks/support/raw-client.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';

/** A store that answers when a test lets it. */
function heldStore() {
  const gate = Promise.withResolvers<void>();
  let waiting = 0;
  const insertLead = async () => {
    waiting += 1;
    await gate.promise;
    return { id: 'stored', isReplayed: false };
  };
  return {
    release: gate.resolve,
    waiting: () => waiting,
    store: { insertLead, findReplay: async () => undefined, drain: async () => {} },
  };
}

describe('a busy server', () => {
  it('answers 503 with Retry-After beyond its limit, stays healthy, and recovers', async () => {
    const held = heldStore();
    const { url, metrics, logged } = await startTestServer({
      leadStore: held.store,
      config: { maxRequestsInFlight: 2 },
    });
    const working = [postLead(url, 'contact'), postLead(url, 'agent')];
    while (held.waiting() < 2) await setImmediate();
    const refused = await postLead(url, 'contact');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ statusCode: 503, code: 'overloaded' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await metrics.registry.metrics()).toContain('http_requests_refused_total{reason="overloaded"} 1');
    expect(logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
    held.release();
    expect((await Promise.all(working)).map(({ status }) => status)).toEqual([201, 201]);
    expect((await postLead(url, 'contact')).status).toBe(201);
  });
});

describe('incomplete bodies', () => {
  const HEAD =
    'POST /authms/demo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{';
  const OF_ONE_NETWORK = 100;

  it('accepts complete requests while bodies are incomplete, and counts those toward no limit of work', async () => {
    const { url, port, metrics } = await startTestServer({ config: { maxRequestsInFlight: 1 } });
    const first = await openConnection(port);
    const isCut = once(first.resume(), 'end');
    first.write(HEAD);
    const rest = Array.from({ length: OF_ONE_NETWORK }, async () => (await openConnection(port)).write(HEAD));
    await Promise.all(rest);
    expect((await postLead(url, 'contact')).status).toBe(201);
    // The oldest of them has lost its place.
    await isCut.catch(() => {});
    expect(await metrics.registry.metrics()).toContain('http_requests_in_flight 0');
  });
});

describe('the request log', () => {
  it('writes one line per request without personal data', async () => {
    const { url, logged } = await startTestServer();
    const headers = { 'user-agent': 'PERSONAL', cookie: 'PERSONAL', baggage: 'utm_source=PERSONAL' };
    await (await fetch(`${url}/book-demo?email=PERSONAL`, { headers })).arrayBuffer();
    await (await fetch(`${url}/PERSONAL?q=PERSONAL`, { headers })).arrayBuffer();
    await (await fetch(`${url}/authms/PERSONAL`, { headers })).arrayBuffer();
    await (await postLead(url, 'contact', undefined, headers)).arrayBuffer();
    await (await postLead(url, 'contact', { email: 'PERSONAL' }, headers)).arrayBuffer();
    while (logged.filter(({ msg }) => msg === 'request').length < 5) await setImmediate();
    const lines = logged.filter(({ msg }) => msg === 'request');
    expect(lines.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', '/book-demo', 200],
      ['GET', '(unknown)', 404],
      ['GET', '(unknown)', 404],
      ['POST', '/authms/contact-request', 201],
      ['POST', '/authms/contact-request', 400],
    ]);
    const text = JSON.stringify(logged);
    for (const secret of ['PERSONAL', 'asha', '127.0.0.1:', 'undici']) {
      expect(JSON.stringify(lines)).not.toContain(secret);
    }
    expect(text).not.toContain('PERSONAL');
    expect(new Set(lines.map(({ id }) => id)).size).toBe(5);
  });

  it('logs code and fields of a refused form, without their values', async () => {
    const { url, logged } = await startTestServer();
    const wrong = { ...GOOD_BODIES.contact, email: 'PERSONAL', phone: 'PERSONAL\nx', teamSize: 'PERSONAL' };
    const past = {
      ...{ ...GOOD_BODIES.demo, startDateTime: '2020-01-01T08:00:00+05:30' },
      endDateTime: '2020-01-01T08:30:00+05:30',
    };
    for (const post of [
      () => postLead(url, 'contact', wrong),
      () => postForm(url, 'contact', wrong),
      () => postLead(url, 'contact', { ...GOOD_BODIES.contact, PERSONAL: 'PERSONAL' }),
      () => postLead(url, 'demo', past),
      () => fetch(url + LEAD_PATHS.contact, { method: 'POST', body: '<PERSONAL>' }),
      () => fetch(`${url}/authms/blog?page=PERSONAL`),
    ]) {
      await (await post()).arrayBuffer();
    }
    while (logged.filter(({ msg }) => msg === 'request').length < 6) await setImmediate();
    const lines = logged.filter(({ msg }) => msg === 'request');
    expect(lines.map(({ status, code, fields }) => [status, code, fields])).toEqual([
      [400, 'invalid_request', ['email', 'phone', 'teamSize']],
      [400, 'invalid_request', ['email', 'phone', 'teamSize']],
      [400, 'invalid_request', undefined],
      [400, 'invalid_request', ['startDateTime']],
      [415, 'unsupported_media_type', undefined],
      [400, 'invalid_request', ['page']],
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/PERSONAL|Asha|Rao/);
  });

  it('logs the time in ISO 8601', async () => {
    const { url, logged } = await startTestServer();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    while (!logged.some(({ msg }) => msg === 'request')) await setImmediate();
    for (const { time } of logged) expect(new Date(String(time)).toISOString()).toBe(time);
  });

  it('logs status 499 for a request whose client disconnected', async () => {
    const held = heldStore();
    const { port, logged } = await startTestServer({ leadStore: held.store });
    const body = JSON.stringify({ name: 'A', email: 'a@example.com' });
    const socket = await openConnection(port);
    socket.write(
      `POST /authms/agent-request HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    while (held.waiting() < 1) await setImmediate();
    // Its end alone is no sign: who has said all may still read.
    socket.resetAndDestroy();
    while (!logged.some(({ aborted }) => aborted)) await setImmediate();
    expect(logged).toContainEqual(
      expect.objectContaining({ path: '/authms/agent-request', status: 499, aborted: true }),
    );
    held.release();
  });
});

describe('the metrics', () => {
  it('counts requests by route and leads by kind and outcome', async () => {
    const { url, metrics } = await startTestServer();
    await (await fetch(url)).arrayBuffer();
    await (await fetch(`${url}/never-heard-of-1`)).arrayBuffer();
    await (await fetch(`${url}/never-heard-of-2`)).arrayBuffer();
    for (let count = 0; count < 2; count += 1) {
      await (await postLead(url, 'demo', undefined, { 'idempotency-key': 'k' })).arrayBuffer();
    }
    await setImmediate();
    const text = await metrics.registry.metrics();
    expect(text).toContain('leads_total{kind="demo",outcome="stored"} 1');
    expect(text).toContain('leads_total{kind="demo",outcome="replayed"} 1');
    expect(text).toContain('http_request_duration_seconds_count{route="(page)",status="2xx"} 1');
    expect(text).toContain('http_request_duration_seconds_count{route="(unknown)",status="4xx"} 2');
    expect(text).toContain('lead_batch_size_count 2');
    expect(text).not.toContain('never-heard-of');
  });
});
