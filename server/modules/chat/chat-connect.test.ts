import { ACCESS_TOKEN_SECONDS } from 'contract/accounts/accounts.ts';
import { ConnectionProblem } from 'contract/chat/chat.ts';
import { ClientUser, Room } from 'contract/chat/chat-entities.ts';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { connect, connectAs, startChatServer } from '../../../checks/support/chat-clients.ts';

const bearer = (token: string) => ({ extraHeaders: { Authorization: `Bearer ${token}` } });

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('a socket with an access token', () => {
  it.each([
    ['in the Authorization header', bearer],
    ['in `auth`, where a browser has no headers', (token: string) => ({ auth: { token } })],
    ['over long polling', (token: string) => ({ transports: ['polling'], ...bearer(token) })],
    [
      'over long polling that becomes a WebSocket',
      (token: string) => ({ transports: ['polling', 'websocket'], auth: { token } }),
    ],
  ])('accepts a token %s, and sends rooms and users', async (_case, options) => {
    const server = await startChatServer();
    const user = await server.signUp();
    const [rooms, users] = await connect(server.url, options(user.access_token)).hear('rooms');
    expect(rooms.map(({ roomType, name }) => [roomType, name])).toEqual([
      ['personal', 'Personal room'],
      ['client', 'Acme'],
    ]);
    expect(users).toEqual([
      { id: user.id, firstName: 'Asha', middleName: '', lastName: 'Rao', isOnline: true },
    ]);
  });

  it('sends rooms and users that match the contract', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    for (const room of [asha.personal, asha.shared]) expect([...Value.Errors(Room, room)]).toEqual([]);
    for (const user of asha.users) expect([...Value.Errors(ClientUser, user)]).toEqual([]);
    expect(asha.personal.pod).toMatchObject({ userId: asha.user.id, clientId: server.clientId });
    expect(asha.shared.pod).toMatchObject({ userId: null, clientId: server.clientId });
  });

  it('shares the client room with the users of its client, and the personal room with no one', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    const ben = await server.join();
    expect(ben.shared.id).toBe(asha.shared.id);
    expect(ben.personal.id).not.toBe(asha.personal.id);
    expect(ben.users.map(({ id }) => id)).toEqual([asha.user.id, ben.user.id]);
  });

  it('sends an error and disconnects when the token expires', async () => {
    const server = await startChatServer();
    const user = await server.signUp();
    server.passMs(ACCESS_TOKEN_SECONDS * 1000 - 50);
    const client = connectAs(server.url, user);
    await client.hear('rooms');
    const [problem] = await client.hear('connectionError');
    expect(problem.code).toBe('token_expired');
    expect(await client.gone).toBe('io server disconnect');
  });
});

describe('a socket without a valid access token', () => {
  /** Connects to a server with one user; returns the problem that the server reports before it disconnects. */
  async function knock(makeOptions: (tokens: { access: string; refresh: string }) => object) {
    const server = await startChatServer();
    const user = await server.signUp();
    const options = makeOptions({ access: user.access_token, refresh: user.refresh_token });
    const client = connect(server.url, options);
    const [problem] = await client.hear('connectionError');
    expect(await client.gone).toBe('io server disconnect');
    expect(client.unheard('rooms')).toEqual([]);
    return problem;
  }

  it.each([
    ['no token', () => ({})],
    ['an empty token', () => ({ auth: { token: '' } })],
    ['a token that is not text', () => ({ auth: { token: { $ne: null } } })],
    ['nonsense', () => bearer('nonsense')],
    ['a refresh token', ({ refresh }: { refresh: string }) => bearer(refresh)],
    [
      'another scheme',
      ({ access }: { access: string }) => ({ extraHeaders: { Authorization: `Basic ${access}` } }),
    ],
    [
      'an unsigned token',
      ({ access }: { access: string }) =>
        bearer(`${encode({ alg: 'none', typ: 'JWT' })}.${access.split('.')[1]}.`),
    ],
    [
      'a token signed for other contents',
      ({ access }: { access: string }) => {
        const [head, body = '', signature] = access.split('.');
        const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
        return bearer(`${head}.${encode({ ...claims, exp: claims.exp + 1 })}.${signature}`);
      },
    ],
  ])('sends connectionError and disconnects for %s', async (_case, makeOptions) => {
    const problem = await knock(makeOptions);
    expect(problem.code).toBe('unauthorized');
    expect(Value.Check(ConnectionProblem, problem)).toBe(true);
  });

  it('sends connectionError over long polling too', async () => {
    expect((await knock(() => ({ transports: ['polling'] }))).code).toBe('unauthorized');
  });

  it('sends token_expired for an expired token', async () => {
    const server = await startChatServer();
    const user = await server.signUp();
    server.passMs(ACCESS_TOKEN_SECONDS * 1000 + 1);
    const client = connectAs(server.url, user);
    expect((await client.hear('connectionError'))[0].code).toBe('token_expired');
    await client.gone;
  });

  it('refuses the token of another server', async () => {
    const [here, there] = [await startChatServer(), await startChatServer()];
    const client = connectAs(here.url, await there.signUp());
    // The keys of test servers are alike; the logins of one are not those of another.
    expect((await client.hear('connectionError'))[0].code).toBe('login_ended');
  });

  it('refuses the token of a removed user', async () => {
    const server = await startChatServer();
    const user = await server.signUp();
    await server.database.deleteFrom('users').where('id', '=', user.id).execute();
    const client = connectAs(server.url, user);
    expect((await client.hear('connectionError'))[0].code).toBe('login_ended');
  });
});

describe('limits of connections', () => {
  it('limits the connections of a user', async () => {
    const server = await startChatServer({ chatLimits: { connectionsPerUser: 2 } });
    const asha = await server.join();
    await connectAs(server.url, asha.user).hear('rooms');
    const third = connectAs(server.url, asha.user);
    expect((await third.hear('connectionError'))[0].code).toBe('too_many_connections');
    await third.gone;
    expect(asha.socket.connected).toBe(true);
  });

  it('limits new connections per network, for each network separately', async () => {
    const server = await startChatServer({
      config: { trustedProxies: ['127.0.0.1'] },
      chatLimits: { handshakes: { perSecond: 0, burst: 2 } },
    });
    const shake = async (from: string) => {
      const headers = { 'x-forwarded-for': from };
      const answer = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, { headers });
      await answer.text();
      return [answer.status, answer.headers.get('retry-after')];
    };
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await shake(`203.0.113.7:${count}`));
    expect(answers).toEqual([
      [200, null],
      [200, null],
      [429, '1'],
    ]);
    expect(await shake('203.0.113.8')).toEqual([200, null]);
  });

  it('limits the connections of a network, and accepts one again when another closes', async () => {
    const server = await startChatServer({ chatLimits: { connectionsPerNetwork: 1 } });
    const asha = await server.join();
    const second = connectAs(server.url, asha.user, { transports: ['polling'] });
    const refused = new Promise((resolve) => second.socket.once('connect_error', resolve));
    await expect(refused).resolves.toMatchObject({ context: { status: 403 } });
    asha.socket.disconnect();
    const again = { reconnection: true, reconnectionDelay: 1, reconnectionDelayMax: 10 };
    await connectAs(server.url, asha.user, again).hear('rooms');
  });
});
