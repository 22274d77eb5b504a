import { describe, expect, it } from 'vitest';
import { bearer, GOOD_PASSWORD } from '../../../checks/support/account-calls.ts';
import { connectAs, startChatServer } from '../../../checks/support/chat-clients.ts';
import { engines } from '../../../checks/support/engines.ts';
import { describeOnRedis } from '../../../checks/support/on-redis.ts';
import { openTestDatabase } from '../../../checks/support/test-database.ts';

const NEVER_MS = 3_600_000;

describe('a socket whose login ends', () => {
  it.each(['websocket', 'polling'])(
    'sends an error and disconnects the socket at once (%s)',
    async (transport) => {
      const server = await startChatServer({ chatLimits: { loginCheckMs: NEVER_MS } });
      const asha = await server.join({ transports: [transport] });
      await server.post('logout', {}, bearer(asha.user));
      expect((await asha.hear('connectionError'))[0]).toEqual({
        code: 'login_ended',
        message: 'This access token’s login has ended. Log in again.',
      });
      // After which a client stays away.
      expect(await asha.gone).toBe('io server disconnect');
    },
  );

  it('keeps other sockets of the user, and refuses new ones of the ended login', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    const login = await server.post('login', { email: 'person-1@example.com', password: GOOD_PASSWORD });
    const other = connectAs(server.url, await login.json());
    await other.hear('rooms');
    await server.post('logout', {}, bearer(asha.user));
    await asha.gone;
    const stolen = connectAs(server.url, asha.user);
    expect((await stolen.hear('connectionError'))[0].code).toBe('login_ended');
    expect(other.socket.connected).toBe(true);
    expect(other.unheard('connectionError')).toEqual([]);
  });

  it('disconnects the socket when a used refresh token of the login comes back', async () => {
    const server = await startChatServer({ chatLimits: { loginCheckMs: NEVER_MS } });
    const asha = await server.join();
    const { refresh_token } = asha.user;
    await server.post('refresh', { refresh_token });
    server.passMs(11_000);
    expect((await server.post('refresh', { refresh_token })).status).toBe(401);
    expect((await asha.hear('connectionError'))[0].code).toBe('login_ended');
  });
});

describe.each(engines)('two processes on one $name without Redis', ({ openDatabase }) => {
  it('disconnects the sockets of a login that ended on the other process', async () => {
    const database = await openDatabase();
    const here = await startChatServer({ database });
    const there = await startChatServer({ database, chatLimits: { loginCheckMs: 5 } });
    const user = await here.signUp();
    const ben = await here.signUp({ email: 'ben@example.com' });
    const [socket, other] = [connectAs(there.url, user), connectAs(there.url, ben)];
    await Promise.all([socket.hear('rooms'), other.hear('rooms')]);
    await here.post('logout', {}, bearer(user));
    expect((await socket.hear('connectionError'))[0].code).toBe('login_ended');
    expect(await socket.gone).toBe('io server disconnect');
    expect(other.socket.connected).toBe(true);
  });

  it('keeps sockets connected when the database does not answer a check', async () => {
    const here = await startChatServer({ database: await openDatabase(), chatLimits: { loginCheckMs: 5 } });
    const asha = await here.join();
    await here.database.schema.alterTable('token_families').renameTo('away').execute();
    await here.untilLogged('a task of the chat failed');
    expect(asha.socket.connected).toBe(true);
    await here.database.schema.alterTable('away').renameTo('token_families').execute();
    await here.post('logout', {}, bearer(asha.user));
    await asha.gone;
  });
});

describeOnRedis((findRedis) => {
  it('ends a login or a user at once on the other process', async () => {
    const database = await openTestDatabase();
    const options = {
      database,
      config: { redisUrl: findRedis().path },
      chatLimits: { loginCheckMs: NEVER_MS },
    };
    const [here, there] = [await startChatServer(options), await startChatServer(options)];
    const ben = await here.join();
    const [first, second] = [await here.signUp(), await here.logIn()];
    const [leaving, removed] = [connectAs(there.url, first), connectAs(there.url, second)];
    await Promise.all([leaving.hear('rooms'), removed.hear('rooms')]);
    await here.post('logout', {}, bearer(first));
    expect((await leaving.hear('connectionError'))[0].code).toBe('login_ended');
    await leaving.gone;
    await there.post('deleteAccount', { password: GOOD_PASSWORD }, bearer(second));
    expect(await ben.hear('userRemoved')).toEqual([second.id]);
    await removed.gone;
  });
});
