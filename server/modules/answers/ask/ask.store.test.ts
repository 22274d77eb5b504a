import { describe, expect, it } from 'vitest';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { createAskStore } from './ask.store.ts';

const DAY_MS = 86_400_000;

async function setUp({ openDatabase }: Engine) {
  const database = await openDatabase();
  let now = NOW;
  const store = createAskStore({ database, clock: () => now });
  const wait = (days: number) => {
    now = new Date(now.getTime() + days * DAY_MS);
  };
  const stored = () => database.selectFrom('unanswered_questions').select('question').execute();
  return { database, store, wait, stored };
}

describe.each(engines)('questions without an answer on $name', (engine) => {
  it('are counted by their words, the most frequent first', async () => {
    const { store, wait } = await setUp(engine);
    await store.countUnanswered('is there a parrot mode?');
    await store.countUnanswered('do you ship pizza?');
    wait(2);
    await store.countUnanswered(' Do you ship  pizza? ');
    expect(await store.listUnanswered(50)).toEqual([
      { question: 'do you ship pizza?', times: 2, firstDay: '2026-03-10', lastDay: '2026-03-12' },
      { question: 'is there a parrot mode?', times: 1, firstDay: '2026-03-10', lastDay: '2026-03-10' },
    ]);
    expect(await store.listUnanswered(1)).toHaveLength(1);
  });

  it('count each of several people who ask at once', async () => {
    const { store } = await setUp(engine);
    await Promise.all(Array.from({ length: 8 }, () => store.countUnanswered('do you ship pizza?')));
    expect(await store.listUnanswered(50)).toMatchObject([{ times: 8 }]);
  });

  it('hold no address and no name', async () => {
    const { store } = await setUp(engine);
    await store.countUnanswered('I am Asha Rao, asha@example.com: do you ship pizza?');
    const [{ question } = { question: '' }] = await store.listUnanswered(50);
    expect(question).toContain('pizza');
    expect(question).not.toMatch(/asha|rao|example/);
  });

  it('are gone 90 days after they were asked last', async () => {
    const { store, wait, stored } = await setUp(engine);
    await store.countUnanswered('do you ship pizza?');
    wait(90);
    expect(await store.listUnanswered(50)).toHaveLength(1);
    wait(1);
    expect(await store.listUnanswered(50)).toEqual([]);
    await store.countUnanswered('is there a parrot mode?');
    expect(await stored()).toEqual([{ question: 'is there a parrot mode?' }]);
    wait(91);
    await store.removeOld();
    expect(await stored()).toEqual([]);
  });

  it('are at most 2,000, of which one that was asked once gives way to a new one', async () => {
    const { database, store, stored } = await setUp(engine);
    const day = '2026-03-10';
    const values = Array.from({ length: 2_000 }, (_, index) => ({
      ...{ question: `question ${index}`, times: 1, first_day: day, last_day: day },
    }));
    for (let at = 0; at < values.length; at += 500) {
      await database
        .insertInto('unanswered_questions')
        .values(values.slice(at, at + 500))
        .execute();
    }
    await store.countUnanswered('question 7');
    await store.countUnanswered('do you ship pizza?');
    const left = await stored();
    expect(left).toHaveLength(2_000);
    expect(left.map(({ question }) => question)).toContain('do you ship pizza?');
    expect(await store.listUnanswered(1)).toMatchObject([{ question: 'question 7', times: 2 }]);
  });
});

describe.each(engines)('votes on $name', (engine) => {
  it('are counted by topic', async () => {
    const { store } = await setUp(engine);
    await Promise.all([true, true, false].map((isHelpful) => store.countVote('refund', isHelpful)));
    await store.countVote('cancel', false);
    expect(await store.listVotes()).toEqual([
      { topic: 'cancel', helpful: 0, unhelpful: 1 },
      { topic: 'refund', helpful: 2, unhelpful: 1 },
    ]);
  });
});
