import { describe, expect, it } from 'vitest';
import { ANSWER, ANSWER_DUE_MS, setUpChatStores } from '../../../testing/chat-stores.ts';
import { engines } from '../../../testing/engines.ts';

describe.each(engines)('questions on $name', ({ openDatabase }) => {
  const setUp = () => setUpChatStores(openDatabase);

  it('are answered once, by whichever process is first', async () => {
    const { here, there, question, database } = await setUp();
    const asked = await here.messages.insertQuestion(question());
    const answers = await Promise.all(
      [here, there, here].map(({ messages }) => messages.insertAnswer(asked, ANSWER)),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await database.selectFrom('chat_messages').selectAll().execute()).toHaveLength(2);
  });

  it('are taken over by one process once they are overdue', async () => {
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

  it('are no longer due when they have been answered', async () => {
    const { here, question } = await setUp();
    await here.messages.insertAnswer(await here.messages.insertQuestion(question()), ANSWER);
    expect(await here.questions.listDueQuestions('all')).toEqual([]);
  });

  it('come with what was said before them', async () => {
    const { here, question } = await setUp();
    const first = await here.messages.insertQuestion(question({ content: 'one' }));
    const inThread = { threadId: first.thread.id };
    const second = await here.messages.insertQuestion(question({ ...inThread, content: 'two' }));
    await here.messages.insertAnswer(first, { ...ANSWER, content: 'answer to one' });
    const turns = await here.questions.listTurns(second);
    expect(turns.map(({ content }) => content)).toEqual(['one', 'answer to one']);
  });
});
