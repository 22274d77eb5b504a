import { describe, expect, it } from 'vitest';
import { setUpChatStores } from '../../../../checks/support/chat-stores.ts';
import { engines } from '../../../../checks/support/engines.ts';

describe.each(engines)('the store of rooms on $name', ({ openDatabase }) => {
  const setUp = () => setUpChatStores(openDatabase);

  it('creates one room for each user and one for the client, also for several sign-ups at once', async () => {
    const { here, signUp, asha } = await setUp();
    const others = await Promise.all(['b', 'c', 'd'].map((name) => signUp(`${name}@example.com`)));
    const rooms = await Promise.all([asha, ...others].map((user) => here.rooms.listRooms(user)));
    expect(rooms.map((own) => own.map(({ room_type }) => room_type))).toEqual(
      Array(4).fill(['personal', 'client']),
    );
    expect(new Set(rooms.map(([personal]) => personal?.id)).size).toBe(4);
    expect(new Set(rooms.map(([, shared]) => shared?.id)).size).toBe(1);
  });

  it('stores when a room was read last', async () => {
    const { here, asha, question, clock, passMs, database } = await setUp();
    const { roomId } = question();
    await here.rooms.updateLastRead(roomId, asha.id, clock());
    passMs(1_000);
    await here.rooms.updateLastRead(roomId, asha.id, clock());
    const rows = await database.selectFrom('chat_reads').selectAll().execute();
    expect(rows).toEqual([{ room_id: roomId, user_id: asha.id, read_at: clock().toISOString() }]);
  });
});
