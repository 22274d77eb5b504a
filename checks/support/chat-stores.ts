import { createClientStore } from '../../server/modules/accounts/clients.store.ts';
import { createUserStore } from '../../server/modules/accounts/users.store.ts';
import type { Answer } from '../../server/modules/answers/model/responder.ts';
import { createChatWrites } from '../../server/modules/chat/store/chat-writes.ts';
import { createDueQuestionStore } from '../../server/modules/chat/store/due-questions.store.ts';
import type { NewQuestion } from '../../server/modules/chat/store/message-rows.ts';
import { createMessageStore } from '../../server/modules/chat/store/messages.store.ts';
import { createRoomStore, makeRooms } from '../../server/modules/chat/store/rooms.store.ts';
import type { Database } from '../../server/plugins/database/schema.ts';

export const ANSWER: Answer = {
  content: 'Yes.',
  promptTokens: 3,
  completionTokens: 2,
  costUsd: 0.125,
  isError: false,
};
export const ANSWER_DUE_MS = 1_000;

/** The stores of the chat as two processes on one database have them, and a user to ask questions. */
export async function setUpChatStores(openDatabase: () => Promise<Database>) {
  const database = await openDatabase();
  let now = new Date('2026-03-10T06:30:00.000Z');
  const clock = () => now;
  const clients = createClientStore({ database, clock });
  const users = createUserStore({ database, clock });
  const { id: clientId } = await clients.insertClient({ name: 'Acme', plan: 'growth' });

  async function signUp(email: string) {
    const user = { clientId, email, firstName: '', lastName: '', passwordHash: '' };
    return database.transaction().execute(async (transaction) => {
      const inserted = await users.insertUser(user, transaction);
      await makeRooms(inserted, now, transaction);
      return inserted;
    });
  }

  function openProcess() {
    const writes = createChatWrites(database);
    const parts = {
      database,
      writes,
      clock,
      answerDueMs: ANSWER_DUE_MS,
      credits: clients,
    };
    const rooms = createRoomStore(database, writes);
    return { rooms, messages: createMessageStore(parts), questions: createDueQuestionStore(parts) };
  }

  const asha = await signUp('asha@example.com');
  const here = openProcess();
  const [personal] = await here.rooms.listRooms(asha);
  const question = (given: Partial<NewQuestion> = {}): NewQuestion => ({
    roomId: personal?.id ?? '',
    threadId: null,
    senderId: asha.id,
    clientId,
    clientMessageId: null,
    content: 'Is it so?',
    isAddressed: true,
    ...given,
  });
  return {
    database,
    clients,
    clock,
    asha,
    here,
    question,
    signUp,
    there: openProcess(),
    passMs: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}
