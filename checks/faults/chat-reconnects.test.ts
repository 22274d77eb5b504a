import { DatabaseSync } from 'node:sqlite';
import { ASSISTANT_ID, type ReceivedMessage } from 'contract/chat/chat.ts';
import { expect, it } from 'vitest';
import { findFreePort } from '../support/free-port.ts';
import type { ChatSocket } from '../support/users.ts';
import { countMessages, readHistory } from './chat-history.ts';
import { connectAs, createClient, hearRooms, loseConnection, signUp } from './chat-people.ts';
import { ChatReader } from './chat-reader.ts';
import { ChatSender } from './chat-sender.ts';
import { makeServerFolders } from './server-folders.ts';
import type { RunningServer } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

const MESSAGES = { asha: 4_000, ben: 3_000, eve: 3_000 };
const FIRST = 'The first of all';
const UNDER_WAY = 50;
const LOST_EVERY = 500;
const WITHOUT_LIMITS = { CHAT_EVENTS_PER_SECOND: '1000000', LOGINS_PER_MINUTE: '1000000' };

function openThread(socket: ChatSocket, roomId: string): Promise<string> {
  return new Promise((resolve) => {
    socket.emit('aiMessage', roomId, null, FIRST, true, (message: unknown) =>
      resolve((message as ReceivedMessage).thread.id),
    );
  });
}

it('keeps 10,000 messages of three people in order, through lost connections and a killed server', async () => {
  const { siteDir, dataDir } = await makeServerFolders();
  const port = String(await findFreePort());
  const env = { DATA_DIR: dataDir, SITE_DIR: siteDir, PORT: port, ...WITHOUT_LIMITS };
  let server: RunningServer = await startForTest({ env });
  const clients = { acme: createClient(server, 'Acme'), other: createClient(server, 'Other') };
  const people = { asha: clients.acme, ben: clients.acme, eve: clients.other };

  const conversations = await Promise.all(
    Object.entries(people).map(async ([name, clientId]) => {
      const user = await signUp(server, clientId, name);
      const socket = connectAs(server, user);
      const { id: roomId } = (await hearRooms(socket)).shared;
      const threadId = await openThread(socket, roomId);
      const sender = new ChatSender(socket, { name, roomId, threadId });
      return { name: name as keyof typeof MESSAGES, socket, roomId, threadId, sender };
    }),
  );

  const [asha] = conversations;
  if (!asha) throw new Error('no conversation was opened');
  const listening = connectAs(server, await signUp(server, clients.acme, 'carol'));
  await hearRooms(listening);
  const reader = new ChatReader(listening, asha);
  await reader.catchUp();

  const half = Promise.withResolvers<void>();
  const sending = conversations.map(({ name, socket, sender }) =>
    sender.send(MESSAGES[name], UNDER_WAY, () => {
      if (sender.acknowledged % LOST_EVERY === LOST_EVERY - 1) loseConnection(socket);
      if (sender.acknowledged % LOST_EVERY === LOST_EVERY / 2) loseConnection(listening);
      if (sender.acknowledged === MESSAGES[name] / 2) half.resolve();
    }),
  );
  await half.promise;
  await server.kill();
  server = await startForTest({ env });
  await Promise.all(sending);

  for (const { name, socket, roomId, threadId } of conversations) {
    const count = 2 * (MESSAGES[name] + 1);
    while ((await countMessages(socket, roomId, threadId)) < count);
    const history = await readHistory(socket, roomId, threadId);
    const questions = history.filter(({ senderid }) => senderid !== ASSISTANT_ID);
    expect(questions.map(({ content }) => content)).toEqual([
      FIRST,
      ...Array.from({ length: MESSAGES[name] }, (_item, index) => `Message ${index + 1} of ${name}`),
    ]);
    expect(history).toHaveLength(count);
    // Each answered once, in the order in which they came.
    const ids = new Map(questions.map(({ id }, index) => [id, index]));
    const answered = findAnsweredIds(server.databaseFile, threadId).map((id) => ids.get(id));
    expect(answered).toEqual(questions.map((_question, index) => index));
  }

  while (!reader.isComplete) await countMessages(listening, asha.roomId, asha.threadId);
  const whole = await readHistory(listening, asha.roomId, asha.threadId);
  expect(new Set(reader.messages.keys())).toEqual(new Set(whole.map(({ id }) => id)));
});

/** The questions of a thread, in the order of their answers. */
function findAnsweredIds(databaseFile: string, threadId: string): string[] {
  using database = new DatabaseSync(databaseFile, { readOnly: true });
  return database
    .prepare(
      'select answer_to from chat_messages where thread_id = ? and answer_to is not null order by position',
    )
    .all(threadId)
    .map((row) => String(row.answer_to));
}
