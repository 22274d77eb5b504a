import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { postLead } from '../testing/lead-bodies.ts';
import { startTestServer } from '../testing/test-server.ts';

/** A store that answers when a test lets it. */
function heldStore() {
  const gate = Promise.withResolvers<void>();
  let waiting = 0;
  const insertLead = async () => {
    waiting += 1;
    await gate.promise;
    return { id: 'stored', isReplayed: false };
  };
  return { release: gate.resolve, waiting: () => waiting, store: { insertLead, drain: async () => {} } };
}

describe('a busy server', () => {
  it('answers 503 with Retry-After beyond its limit, still tells that it lives, and recovers', async () => {
    const held = heldStore();
    const { url, metrics } = await startTestServer({
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
    held.release();
    expect((await Promise.all(working)).map(({ status }) => status)).toEqual([201, 201]);
    expect((await postLead(url, 'contact')).status).toBe(201);
  });
});

describe('the log', () => {
  it('has one line per request that says nothing about the person', async () => {
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

  it('has a line for a request whose client went away', async () => {
    const held = heldStore();
    const { url, logged } = await startTestServer({ leadStore: held.store });
    const controller = new AbortController();
    const request = fetch(`${url}/authms/agent-request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'A', email: 'a@example.com' }),
      signal: controller.signal,
    }).catch(() => {});
    while (held.waiting() < 1) await setImmediate();
    controller.abort();
    await request;
    while (!logged.some(({ aborted }) => aborted)) await setImmediate();
    expect(logged).toContainEqual(
      expect.objectContaining({ path: '/authms/agent-request', status: 499, aborted: true }),
    );
    held.release();
  });
});

describe('the metrics', () => {
  it('count requests by route and leads by kind and outcome', async () => {
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
