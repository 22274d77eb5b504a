import { describe, expect, it } from 'vitest';
import { connectAs, emitAndHear, startChatServer } from '../../../checks/support/chat-clients.ts';

const NONE = { chatLimits: { absenceGraceMs: 0 } };
const LONG = { chatLimits: { absenceGraceMs: 60_000 } };

describe('userOnline', () => {
  it('notifies the other users that a user is online, but not the user', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    const ben = await server.join();
    expect(await asha.hear('userOnline')).toEqual([ben.user.id, true]);
    await emitAndHear(ben, 'updatelastRead', ben.shared.id);
    expect(ben.unheard('userOnline')).toEqual([]);
    expect(ben.users.map(({ isOnline }) => isOnline)).toEqual([true, true]);
  });

  it('notifies that a user is offline, once the last tab is closed', async () => {
    const server = await startChatServer(NONE);
    const [asha, ben] = [await server.join(), await server.join()];
    await asha.hear('userOnline');
    const otherTab = connectAs(server.url, ben.user);
    await otherTab.hear('rooms');
    ben.socket.disconnect();
    await server.untilSockets(2);
    await emitAndHear(asha, 'updatelastRead', asha.shared.id);
    expect(asha.unheard('userOnline')).toEqual([]);
    otherTab.socket.disconnect();
    expect(await asha.hear('userOnline')).toEqual([ben.user.id, false]);
    const [, users] = await connectAs(server.url, asha.user).hear('rooms');
    expect(users.map(({ isOnline }) => isOnline)).toEqual([true, false]);
  });

  it('sends nothing for a second tab', async () => {
    const server = await startChatServer();
    const [asha, ben] = [await server.join(), await server.join()];
    await asha.hear('userOnline');
    await connectAs(server.url, ben.user).hear('rooms');
    const carol = await server.join();
    expect(await asha.hear('userOnline')).toEqual([carol.user.id, true]);
  });

  it('sends nothing for a user who reconnects within the grace period', async () => {
    const server = await startChatServer(LONG);
    const [asha, ben] = [await server.join(), await server.join()];
    await asha.hear('userOnline');
    ben.socket.disconnect();
    await server.untilSockets(1);
    await connectAs(server.url, ben.user).hear('rooms');
    const carol = await server.join();
    expect(await asha.hear('userOnline')).toEqual([carol.user.id, true]);
  });

  it('lists a user within the grace period as online', async () => {
    const server = await startChatServer(LONG);
    const [ben, asha] = [await server.join(), await server.join()];
    await ben.hear('userOnline');
    asha.socket.disconnect();
    await server.untilSockets(1);
    const [, users] = await connectAs(server.url, ben.user).hear('rooms');
    expect(users.map(({ isOnline }) => isOnline)).toEqual([true, true]);
  });

  it('sends nothing to users of another client', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    const eve = await server.joinOtherClient();
    expect(eve.users.map(({ id }) => id)).toEqual([eve.user.id]);
    await emitAndHear(asha, 'updatelastRead', asha.shared.id);
    expect(asha.unheard('userOnline')).toEqual([]);
  });
});
