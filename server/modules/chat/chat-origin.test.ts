import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { connect, startChatServer } from '../../../checks/support/chat-clients.ts';

describe('the Origin of a browser', () => {
  const PUBLIC_URL = 'https://www.example.com';
  const APP = 'https://app.example.net';
  const ORIGINS = { publicUrl: PUBLIC_URL, allowedOrigins: [APP] };

  async function connectFrom(origin: string, transport: 'websocket' | 'polling') {
    const server = await startChatServer({ config: ORIGINS });
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
    ['that the operator allows', APP],
  ])('accepts an origin %s', async (_case, origin) => {
    expect((await (await connectFrom(origin, 'websocket')).hear('rooms'))[0]).toHaveLength(2);
  });

  it.each([
    ['another site', 'https://evil.example', 'websocket'],
    ['another site, over long polling', 'https://evil.example', 'polling'],
    ['a page without one', 'null', 'websocket'],
  ] as const)('refuses %s', async (_case, origin, transport) => {
    const client = await connectFrom(origin, transport);
    await new Promise((resolve) => client.socket.once('connect_error', resolve));
    expect(client.unheard('rooms')).toEqual([]);
  });

  const FOREIGN = {
    statusCode: 403,
    code: 'forbidden',
    message: 'This website can’t open the chat.',
  };
  const HANDSHAKE = '/socket.io/?EIO=4&transport=polling';

  it.each([PUBLIC_URL, APP])('sends CORS headers for long polling to %s', async (origin) => {
    const server = await startChatServer({ config: ORIGINS });
    const asked = await fetch(server.url + HANDSHAKE, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    const answer = await fetch(server.url + HANDSHAKE, { headers: { origin } });
    for (const { headers } of [asked, answer]) {
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('vary')).toContain('Origin');
    }
    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization');
    await answer.text();
  });

  it('lets an allowed origin read why it is refused', async () => {
    const handshakes = { perSecond: 0, burst: 0 };
    const server = await startChatServer({ config: ORIGINS, chatLimits: { handshakes } });
    const readers = async (origin: string) => {
      const answer = await fetch(server.url + HANDSHAKE, { headers: { origin } });
      return [answer.status, answer.headers.get('access-control-allow-origin')];
    };
    expect(await readers(APP)).toEqual([429, APP]);
    expect(await readers('https://evil.example')).toEqual([429, null]);
  });

  it('sends no CORS headers to another origin', async () => {
    const server = await startChatServer({ config: ORIGINS });
    const answer = await fetch(server.url + HANDSHAKE, { headers: { origin: 'https://evil.example' } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(await answer.json()).toMatchObject(FOREIGN);
  });

  it('answers another origin with the usual error body when it asks for a WebSocket', async () => {
    const server = await startChatServer({ config: ORIGINS });
    const upgrade = request(`${server.url}/socket.io/?EIO=4&transport=websocket`, {
      headers: {
        origin: 'https://evil.example',
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    });
    upgrade.end();
    const [answer] = (await once(upgrade, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await json(answer)]).toMatchObject([403, FOREIGN]);
  });
});
