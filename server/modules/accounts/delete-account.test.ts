import { DELETED_USER_ID } from 'contract/chat/chat.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, bearer, GOOD_PASSWORD } from '../../../checks/support/account-calls.ts';
import {
  connectAs,
  emitAndHear,
  holdAnswers,
  startChatServer,
} from '../../../checks/support/chat-clients.ts';
import { engines } from '../../../checks/support/engines.ts';

describe.each(engines)('POST delete-account on $name', ({ openDatabase }) => {
  const setUp = async () => {
    const server = await startChatServer({ database: await openDatabase() });
    const [asha, ben] = [await server.join(), await server.join()];
    const remove = async (password: string) => {
      const answer = await server.post('deleteAccount', { password }, bearer(asha.user));
      return { status: answer.status, body: await answer.json() };
    };
    return { ...server, asha, ben, remove };
  };

  it('removes the user with everything that is theirs alone, and lists what is deleted and what is kept', async () => {
    const { asha, ben, remove, post, database } = await setUp();
    await emitAndHear(asha, 'aiMessage', asha.personal.id, null, 'A secret of mine');
    await emitAndHear(asha, 'updatelastRead', asha.shared.id);
    await emitAndHear(ben, 'aiMessage', ben.personal.id, null, 'A secret of Ben');
    await ben.hear('PostAIResponse');
    const { status, body } = await remove(GOOD_PASSWORD);
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: 'Your account has been deleted.' });
    expect([body.deleted.length, body.kept.length]).toEqual([4, 3]);

    const tables = [
      'users',
      'token_families',
      'login_places',
      'chat_rooms',
      'chat_threads',
      'chat_reads',
    ] as const;
    const left = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
    const kept = JSON.stringify([left, await database.selectFrom('chat_messages').selectAll().execute()]);
    expect(kept).not.toContain(asha.user.id);
    expect(kept).not.toContain('A secret of mine');
    expect(kept).toContain('A secret of Ben');
    expect((await post('logout', {}, bearer(asha.user))).status).toBe(401);
    expect((await post('refresh', { refresh_token: asha.user.refresh_token })).status).toBe(401);
    expect((await post('login', { email: 'person-1@example.com', password: GOOD_PASSWORD })).status).toBe(
      401,
    );
  });

  it('keeps the messages in the room of the client, without their sender', async () => {
    const { asha, ben, remove } = await setUp();
    const own = { id: 'my-own-id', content: 'Hello all', mention: true };
    const [echo] = (await emitAndHear(asha, 'aiMessage', asha.shared.id, null, own)) as [
      { thread: { id: string } },
    ];
    await ben.hear('PostAIResponse');
    await remove(GOOD_PASSWORD);
    const [messages] = (await emitAndHear(
      ben,
      'getThreadMessages',
      10,
      1,
      ben.shared.id,
      echo.thread.id,
    )) as [{ senderid: string; content: string }[]];
    expect(messages.map(({ senderid, content }) => [senderid, content])).toEqual([
      [DELETED_USER_ID, 'Hello all'],
      ['assistant', 'After 0: Hello all'],
    ]);
    expect(JSON.stringify(messages)).not.toContain(asha.user.id);
    expect(JSON.stringify(messages)).not.toContain('my-own-id');
  });

  it('disconnects the sockets of the user, and notifies the other users', async () => {
    const { url, asha, ben, remove } = await setUp();
    await remove(GOOD_PASSWORD);
    expect(await ben.hear('userRemoved')).toEqual([asha.user.id]);
    expect((await asha.hear('connectionError'))[0].code).toBe('login_ended');
    expect(await asha.gone).toBe('io server disconnect');
    const again = connectAs(url, ben.user);
    const [, users] = await again.hear('rooms');
    expect(users.map(({ id }) => id)).toEqual([ben.user.id]);
  });

  it('removes nothing for a wrong password', async () => {
    const { remove, asha, url } = await setUp();
    expect(await remove('wrong')).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    await connectAs(url, asha.user).hear('rooms');
  });

  it('lets the address sign up again, as a new user', async () => {
    const { asha, clientId, remove, post } = await setUp();
    await remove(GOOD_PASSWORD);
    const again = await post('signup', { ...ASHA, clientId, email: 'person-1@example.com' });
    expect(again.status).toBe(201);
    expect((await again.json()).id).not.toBe(asha.user.id);
  });

  it('drops an answer that is under way, without an error for other users', async () => {
    const { responder, asked, release } = holdAnswers();
    const server = await startChatServer({ database: await openDatabase(), responder });
    const [asha, ben] = [await server.join(), await server.join()];
    asha.socket.emit('aiMessage', asha.personal.id, null, 'Never mind');
    await asked;
    await server.post('deleteAccount', { password: GOOD_PASSWORD }, bearer(asha.user));
    release();
    ben.socket.emit('aiMessage', ben.personal.id, null, 'Still there?');
    await ben.hear('PostAIResponse');
    expect(await server.listStored()).toHaveLength(2);
    expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
