import { describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

describe('the health checks', () => {
  it('tell that the server lives and can take visitors', async () => {
    const { url } = await startTestServer();
    for (const path of ['/healthz', '/readyz']) {
      const answer = await fetch(url + path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
  });

  it('tell that visitors must go elsewhere when the database does not answer', async () => {
    const { url, database } = await startTestServer();
    await database.destroy();
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('answer 405 to what is not a question', async () => {
    const { url } = await startTestServer();
    const answer = await fetch(`${url}/healthz`, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
