import { describe, expect, it } from 'vitest';
import { postLead } from '../testing/lead-bodies.ts';
import { startTestServer } from '../testing/test-server.ts';

const SITE = 'https://www.example.com';
const PREFLIGHT = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,idempotency-key,baggage',
};

describe('calls from another origin', () => {
  it('are allowed for the public site only', async () => {
    const { url } = await startTestServer({ config: { publicUrl: SITE } });
    const ours = await postLead(url, 'agent', undefined, { origin: SITE });
    expect(ours.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(ours.headers.get('access-control-expose-headers')).toBe('idempotent-replayed, retry-after');
    const foreign = await postLead(url, 'agent', undefined, { origin: 'https://evil.example' });
    expect(foreign.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('are answered before they are made', async () => {
    const { url } = await startTestServer({ config: { publicUrl: SITE } });
    const answer = await fetch(`${url}/authms/demo`, {
      method: 'OPTIONS',
      headers: { origin: SITE, ...PREFLIGHT },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type, idempotency-key, baggage');
  });

  it('learn of errors too', async () => {
    const { url } = await startTestServer({ config: { publicUrl: SITE } });
    const answer = await postLead(url, 'agent', {}, { origin: SITE });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([400, SITE]);
  });

  it('are not allowed when the operator names no public site', async () => {
    const { url } = await startTestServer();
    const answer = await postLead(url, 'agent', undefined, { origin: SITE });
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });
});
