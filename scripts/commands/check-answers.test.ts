import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { openShell } from '../../checks/support/shell.ts';
import { openTestDatabase } from '../../checks/support/test-database.ts';
import { commandGroup } from '../../server/cli/run-command.ts';
import { checkAnswers } from './check-answers.ts';

async function setUp() {
  const database = await openTestDatabase();
  const shell = await openShell({ columns: 100, config: { siteDir: inject('siteDir') } });
  const run = (...args: string[]) =>
    shell.run((context) => commandGroup('npm run answers --', [checkAnswers(context)]), database, args);
  return { folder: shell.folder, run };
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
});
