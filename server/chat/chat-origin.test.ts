import { describe, expect, it } from 'vitest';
import { connect, startChatServer } from '../testing/chat-clients.ts';

describe('the origin of a browser', () => {
  const PUBLIC_URL = 'https://www.example.com';

  async function connectFrom(origin: string, transport: 'websocket' | 'polling') {
    const server = await startChatServer({ config: { publicUrl: PUBLIC_URL } });
    const user = await server.signUp();
    const headers = {
      Authorization: `Bearer ${user.access_token}`,
      Origin: origin.replace('SELF', server.url),
    };
    return connect(server.url, { transports: [transport], extraHeaders: headers });
  }

  it.each([
    ['of the site', PUBLIC_URL],
    ['of this server', 'SELF'],
  ])('%s is let in', async (_case, origin) => {
    expect((await (await connectFrom(origin, 'websocket')).hear('rooms'))[0]).toHaveLength(2);
  });

  it.each([
    ['another site', 'https://evil.example', 'websocket'],
    ['another site, over long polling', 'https://evil.example', 'polling'],
    ['a page without one', 'null', 'websocket'],
  ] as const)('%s is kept out', async (_case, origin, transport) => {
    const client = await connectFrom(origin, transport);
    await new Promise((resolve) => client.socket.once('connect_error', resolve));
    expect(client.unheard('rooms')).toEqual([]);
  });

  it('is told over long polling that it may read the answers, if it is the site', async () => {
    const server = await startChatServer({ config: { publicUrl: PUBLIC_URL } });
    const answer = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: PUBLIC_URL },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe(PUBLIC_URL);
    await answer.text();
  });
});
