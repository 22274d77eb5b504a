import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  return { folder: shell.folder, run, store: createAskStore({ database, clock: () => NOW }) };
}

const QUESTIONS = [
  {
    id: 'q1',
    category: 'price',
    question: 'Does Starter include API access?',
    expect: 'answer',
    fact: '\\$99',
  },
  { id: 'q2', category: 'off-topic', question: 'Tell me a joke', expect: 'behave', fact: 'couldn’t find' },
  { id: 'q3', category: 'off-topic', question: 'hello', expect: 'answer', fact: 'zebra' },
].map((question) => ({ history: [], sources: 'none', ...question }));

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

describe('npm run answers -- check', () => {
  it('prints a table for each engine, and the questions that went wrong', async () => {
    const { folder, run } = await setUp();
    await writeFile(join(folder, 'q.jsonl'), QUESTIONS.map((each) => JSON.stringify(each)).join('\n'));
    const { code, printed } = await run('check', 'q.jsonl', '--failures');
    expect(code).toBe(0);
    expect(printed.slice(0, 7)).toEqual([
      'Chat       Questions  Right   Partly  Wrong   Honest no  False no',
      'price      1          1       0       0       0          0',
      'off-topic  2          1       0       1       0          0',
      'all        3          2       0       1       0          0',
      '                      66.7 %  0 %     33.3 %  0 %        0 %',
      'right or an honest no: 66.7 %',
      'q3  wrong: hello',
    ]);
    expect(printed[7]).toMatch(/^ {6}Hi\./);
    expect(printed.filter((line) => / Questions /.test(line)).map((line) => line.split(' ')[0])).toEqual([
      'Chat',
      'MCP',
      'Search',
    ]);
    expect(printed.at(-1)).toBe('3 questions, judged by their facts and sources');
  });

  it('names the line that is no question', async () => {
    const { folder, run } = await setUp();
    await writeFile(join(folder, 'q.jsonl'), '{"id":"q1"}');
    const { code, errors } = await run('check', 'q.jsonl');
    expect([code, errors[0]]).toEqual([1, expect.stringContaining('q.jsonl:1 is no question')]);
  });

  it.each(['check', 'unanswered', 'votes'])('explains %s', async (name) => {
    const { run } = await setUp();
    const { code, printed } = await run(name, '--help');
    expect([code, printed[0]]).toEqual([0, expect.stringContaining(`npm run answers -- ${name}`)]);
  });
});
