import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../checks/support/test-server.ts';

const FORWARDED = { 'x-forwarded-for': '203.0.113.7' };

async function warningsOf(config: Parameters<typeof startTestServer>[0]) {
  const { url, logged } = await startTestServer(config);
  for (const headers of [{}, FORWARDED, FORWARDED]) await (await fetch(url, { headers })).arrayBuffer();
  return logged.filter(({ level }) => level === 40).map(({ msg }) => String(msg));
}

describe('a proxy that is missing in TRUSTED_PROXIES', () => {
  it('logs one warning, which mentions the open demo client', async () => {
    const [warning, ...more] = await warningsOf({});
    expect(more).toEqual([]);
    expect(warning).toMatch(/TRUSTED_PROXIES.*demo client/);
    expect(warning).not.toContain('203.0.113.7');
  });

  it('logs a warning without the demo client when that is closed', async () => {
    const [warning] = await warningsOf({ config: { publicUrl: 'https://www.example.com' } });
    expect(warning).toContain('TRUSTED_PROXIES');
    expect(warning).not.toContain('demo');
  });

  it('logs no warning once the proxy is listed', async () => {
    expect(await warningsOf({ config: { trustedProxies: ['127.0.0.1'] } })).toEqual([]);
  });
});
