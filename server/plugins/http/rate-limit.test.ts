import { describe, expect, it } from 'vitest';
import { GOOD_BODIES, postLead } from '../../../checks/support/lead-bodies.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';

function postFrom(url: string, forwardedFor: string): Promise<number> {
  return postLead(url, 'agent', undefined, { 'x-forwarded-for': forwardedFor }).then(({ status }) => status);
}

async function postAll(url: string, addresses: string[]): Promise<number[]> {
  const statuses = [];
  for (const address of addresses) statuses.push(await postFrom(url, address));
  return statuses;
}

describe('the rate limit of leads', () => {
  it('ignores X-Forwarded-For of clients that are no trusted proxy', async () => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 1 } });
    expect(await postAll(url, ['192.0.2.1', '192.0.2.2'])).toEqual([201, 429]);
  });

  it('ignores X-Forwarded-For of a proxy outside the trusted ranges', async () => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 1, trustedProxies: ['10.0.0.0/8'] } });
    expect(await postAll(url, ['192.0.2.1', '192.0.2.2'])).toEqual([201, 429]);
  });

  it('counts each visitor behind a trusted proxy separately', async () => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 1, trustedProxies: ['127.0.0.0/8'] } });
    expect(await postAll(url, ['192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([201, 201, 429]);
  });

  it('uses the address that the trusted proxy added, not those that a visitor invented', async () => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 1, trustedProxies: ['127.0.0.1'] } });
    expect(await postAll(url, ['203.0.113.1, 192.0.2.1', '203.0.113.2, 192.0.2.1'])).toEqual([201, 429]);
  });

  it('counts an IPv6 /64 as one visitor', async () => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 1, trustedProxies: ['127.0.0.1'] } });
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'];
    expect(await postAll(url, addresses)).toEqual([201, 429, 201]);
  });

  it('allows an IPv6 /48 four times as much, and no other network pays for it', async () => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 1, trustedProxies: ['127.0.0.1'] } });
    const addresses = [1, 2, 3, 4, 5, 6].map((network) => `2001:db8:1:${network}::1`);
    expect(await postAll(url, addresses)).toEqual([201, 201, 201, 201, 429, 429]);
    expect(await postAll(url, ['2001:db8:2:1::1', '192.0.2.1'])).toEqual([201, 201]);
  });

  it('counts an IPv4 address in IPv6 notation as the same visitor', async () => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 1, trustedProxies: ['127.0.0.1'] } });
    expect(await postAll(url, ['::ffff:192.0.2.1', '192.0.2.1'])).toEqual([201, 429]);
  });

  it('accepts an invalid forwarded address', async () => {
    const { url } = await startTestServer({ config: { trustedProxies: ['127.0.0.1'] } });
    expect(await postAll(url, ['nonsense', '', ',,', '1.2.3.4:80', '[::1]:80'])).toEqual([
      201, 201, 201, 201, 201,
    ]);
  });

  it('replays stored requests beyond the limit, and nothing else', async () => {
    const { url, metrics } = await startTestServer({ config: { leadsPerMinute: 2 } });
    const post = (key: string, body: object = GOOD_BODIES.agent) =>
      postLead(url, 'agent', body, { 'idempotency-key': key });
    const stored = await (await post('a')).json();
    expect((await post('b')).status).toBe(201);

    const repeated = await post('a');
    expect([repeated.status, repeated.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(await repeated.json()).toEqual(stored);
    const fresh = await post('c');
    expect([fresh.status, (await fresh.json()).code]).toEqual([429, 'rate_limited']);
    expect(Number(fresh.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await postLead(url, 'agent')).status).toBe(429);
    expect(await metrics.registry.metrics()).toMatch(
      /^http_requests_refused_total\{reason="rate_limited"\} 2$/m,
    );
  });

  it('allows as many replays as first requests', async () => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 2 } });
    const post = () => postLead(url, 'agent', undefined, { 'idempotency-key': 'a' });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await post()).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
  });

  it('says with each answer how many requests are left, and for how long', async () => {
    const { url } = await startTestServer({
      config: { leadsPerMinute: 2, trustedProxies: ['127.0.0.1'] },
    });
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await postLead(url, 'agent'));
    const told = answers.map(({ status, headers }) => [status, headers.get('ratelimit')]);
    expect(told).toEqual([
      [201, expect.stringMatching(/^"leads";r=1;t=(?:60|59)$/)],
      [201, expect.stringMatching(/^"leads";r=0;t=\d+$/)],
      [429, expect.stringMatching(/^"leads";r=0;t=\d+$/)],
    ]);
    for (const { headers } of answers) expect(headers.get('ratelimit-policy')).toBe('"leads";q=2;w=60');
  });

  it('says what an IPv6 /48 has left where that is less', async () => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 2, trustedProxies: ['127.0.0.1'] } });
    const left: (string | undefined)[] = [];
    for (const network of [1, 1, 2, 2, 3, 3, 4, 5]) {
      const headers = { 'x-forwarded-for': `2001:db8:1:${network}::1` };
      const answer = await postLead(url, 'agent', undefined, headers);
      left.push(answer.headers.get('ratelimit')?.split(';')[1]);
    }
    expect(left).toEqual(['r=1', 'r=0', 'r=1', 'r=0', 'r=1', 'r=0', 'r=1', 'r=0']);
  });

  it('counts in the process while Redis does not answer', async () => {
    const { url } = await startTestServer({
      config: { leadsPerMinute: 1, redisUrl: 'redis://127.0.0.1:1' },
    });
    expect(await postAll(url, ['', ''])).toEqual([201, 429]);
  });

  it('refuses no lead because Redis does not answer', async () => {
    const { url } = await startTestServer({ config: { redisUrl: 'redis://127.0.0.1:1' } });
    expect(await postFrom(url, '192.0.2.1')).toBe(201);
  });

  it('limits no pages', async () => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 1 } });
    await postAll(url, ['', '']);
    expect((await fetch(url)).status).toBe(200);
  });
});
