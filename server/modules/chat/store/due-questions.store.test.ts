import { describe, expect, it } from 'vitest';
import { ANSWER, ANSWER_DUE_MS, setUpChatStores } from '../../../../checks/support/chat-stores.ts';
import { engines } from '../../../../checks/support/engines.ts';

describe.each(engines)('the store of due questions on $name', ({ openDatabase }) => {
  const setUp = () => setUpChatStores(openDatabase);

  it('stores one answer to a question from several processes', async () => {
    const { here, there, question, database } = await setUp();
    const asked = await here.messages.insertQuestion(question());
    const answers = await Promise.all(
      [here, there, here].map(({ messages }) => messages.insertAnswer(asked, ANSWER)),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await database.selectFrom('chat_messages').selectAll().execute()).toHaveLength(2);
  });

  it('lets one process take over an overdue question', async () => {
    const { here, there, question, passMs } = await setUp();
    const asked = await here.messages.insertQuestion(question());
    expect(await there.questions.listDueQuestions('overdue')).toEqual([]);
    passMs(ANSWER_DUE_MS + 1);
    const [due] = await there.questions.listDueQuestions('overdue');
    const { clientId } = question();
    expect(due).toEqual({ message: asked.message, thread: asked.thread, clientId });
    const taken = await Promise.all([here, there].map(({ questions }) => due && questions.takeOver(due)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await here.questions.listDueQuestions('overdue')).toEqual([]);
    expect(await here.questions.listDueQuestions('all')).toHaveLength(1);
  });

  it('lists no question that was answered', async () => {
    const { here, question } = await setUp();
    await here.messages.insertAnswer(await here.messages.insertQuestion(question()), ANSWER);
    expect(await here.questions.listDueQuestions('all')).toEqual([]);
  });

  it('returns the turns before a question', async () => {
    const { here, question } = await setUp();
    const first = await here.messages.insertQuestion(question({ content: 'one' }));
    const inThread = { threadId: first.thread.id };
    const second = await here.messages.insertQuestion(question({ ...inThread, content: 'two' }));
    await here.messages.insertAnswer(first, { ...ANSWER, content: 'answer to one' });
    const turns = await here.questions.listTurns(second);
    expect(turns.map(({ content }) => content)).toEqual(['one', 'answer to one']);
  });
});
