import { describe, expect, inject, it } from 'vitest';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { createAskStore } from '../ask/ask.store.ts';
import { answersCommands } from './answers.commands.ts';

async function setUp({ openDatabase }: Pick<Engine, 'openDatabase'> = { openDatabase: openTestDatabase }) {
  const database = await openDatabase();
  const shell = await openShell({ columns: 100, config: { siteDir: inject('siteDir') } });
  const run = (...args: string[]) => shell.run(answersCommands, database, args);
  return { run, store: createAskStore({ database, clock: () => NOW }) };
}

describe.each(engines)('npm run answers on $name', (engine) => {
  it('lists what visitors asked without an answer', async () => {
    const { run, store } = await setUp(engine);
    expect((await run('unanswered')).printed).toEqual(['no questions without an answer']);
    for (const question of ['do you ship pizza?', 'parrot mode?', 'do you ship pizza?']) {
      await store.countUnanswered(question);
    }
    expect((await run('unanswered')).printed).toEqual([
      'Times  First day   Last day    Question',
      '2      2026-03-10  2026-03-10  do you ship pizza?',
      '1      2026-03-10  2026-03-10  parrot mode?',
    ]);
    expect(
      (await run('unanswered', '--limit', '1', '--json')).printed.map((line) => JSON.parse(line)),
    ).toEqual([{ question: 'do you ship pizza?', times: 2, firstDay: '2026-03-10', lastDay: '2026-03-10' }]);
    expect((await run('unanswered', '--limit', '0')).code).toBe(2);
  });

  it('shows the votes on answers, the least helpful first', async () => {
    const { run, store } = await setUp(engine);
    expect((await run('votes')).printed).toEqual(['no votes']);
    await store.countVote('refund', true);
    await store.countVote('cancel', false);
    await store.countVote('a-topic-that-was', true);
    expect((await run('votes')).printed).toEqual([
      expect.stringMatching(/^Helped +Did not +Topic +Question$/),
      expect.stringMatching(/^0 +1 +cancel +How do we cancel/),
      expect.stringMatching(/^1 +0 +a-topic-that-was$/),
      expect.stringMatching(/^1 +0 +refund +Can we get our money back\?$/),
    ]);
  });
});

it.each(['unanswered', 'votes'])('explains %s', async (name) => {
  const { run } = await setUp();
  const { code, printed } = await run(name, '--help');
  expect([code, printed[0]]).toEqual([0, expect.stringContaining(`npm run answers -- ${name}`)]);
});
