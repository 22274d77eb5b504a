import { describe, expect, it } from 'vitest';
import { connectAs, emitAndHear, startChatServer } from '../../../checks/support/chat-clients.ts';
import { describeOnRedis } from '../../../checks/support/on-redis.ts';
import { openTestDatabase } from '../../../checks/support/test-database.ts';

describeOnRedis((findRedis) => {
  /** Starts two servers in this process that act as two processes of the chat. */
  async function startTwo() {
    const database = await openTestDatabase();
    const options = {
      database,
      config: { redisUrl: findRedis().path, chatEventsPerSecond: 1_000 },
      chatLimits: { absenceGraceMs: 0 },
    };
    return { here: await startChatServer(options), there: await startChatServer(options) };
  }

  it('delivers messages between users of one client on two processes', async () => {
    const { here, there } = await startTwo();
    const asha = await here.join();
    const ben = connectAs(there.url, (await here.join()).user);
    await ben.hear('rooms');
    await emitAndHear(asha, 'aiMessage', asha.shared.id, null, 'Hello there', true);
    expect((await ben.hear('messageReceived'))[0].content).toBe('Hello there');
    expect((await ben.hear('PostAIResponse'))[3]).toBe('After 0: Hello there');
    // Her own comes by the same way, and may come later than his.
    expect((await asha.hear('messageReceived'))[0].content).toBe('Hello there');
    expect(asha.unheard('messageReceived')).toEqual([]);
  });

  it('counts the tabs of a user on two processes as one user', async () => {
    const { here, there } = await startTwo();
    const asha = await here.join();
    const ben = await here.join();
    expect(await asha.hear('userOnline')).toEqual([ben.user.id, true]);
    await there.untilUsersElsewhere(2);
    const otherTab = connectAs(there.url, ben.user);
    const [, users] = await otherTab.hear('rooms');
    expect(users.map(({ isOnline }) => isOnline)).toEqual([true, true]);
    // Between hearing of his one tab here and of the other one there, Redis takes its time.
    await here.untilUsersElsewhere(1);
    // A second report that the user is online does no harm; a report that they are offline would be wrong.
    ben.socket.disconnect();
    await here.untilSockets(1);
    await emitAndHear(otherTab, 'updatelastRead', ben.shared.id);
    expect(asha.unheard('userOnline')).not.toContainEqual([ben.user.id, false]);
    otherTab.socket.disconnect();
    await here.until(() => asha.unheard('userOnline').some(([, isOnline]) => !isOnline));
  });

  it('stores a message once when it is sent to two processes at once', async () => {
    const { here, there } = await startTwo();
    const asha = await here.join();
    const otherTab = connectAs(there.url, asha.user);
    await otherTab.hear('rooms');
    const own = { id: 'own', content: 'Once' };
    const echoes = await Promise.all(
      [asha, otherTab].map((tab) => emitAndHear(tab, 'aiMessage', asha.personal.id, null, own)),
    );
    expect(new Set(echoes.map(([message]) => (message as { id: string }).id)).size).toBe(1);
  });
});

describe('the chat while Redis does not answer', () => {
  it('delivers messages and presence within the process', async () => {
    const server = await startChatServer({ config: { redisUrl: 'redis://127.0.0.1:1' } });
    const [asha, ben] = [await server.join(), await server.join()];
    expect(ben.users.map(({ isOnline }) => isOnline)).toEqual([true, true]);
    expect(await asha.hear('userOnline')).toEqual([ben.user.id, true]);
    asha.socket.emit('aiMessage', asha.shared.id, null, 'Hello', true);
    expect((await ben.hear('messageReceived'))[0].content).toBe('Hello');
    expect((await ben.hear('PostAIResponse'))[3]).toBe('After 0: Hello');
  });
});
