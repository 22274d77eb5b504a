import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readQuestions } from './question-file.ts';

const QUESTION = {
  ...{ id: 'q1', category: 'price', language: 'en', history: [], question: 'What is it?' },
  ...{ expect: 'answer', fact: '\\$29', sources: [{ page: '/pricing', heading: 'Plans' }], note: '' },
};

async function read(...lines: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'questions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'q.jsonl');
  await writeFile(file, lines.join('\n'));
  return readQuestions(file);
}

describe('readQuestions', () => {
  it('reads one question a line, and leaves empty lines out', async () => {
    const line = JSON.stringify(QUESTION);
    expect(await read(line, '', line, '')).toEqual([QUESTION, QUESTION]);
  });

  it.each([
    ['{', /q\.jsonl:2 is no JSON/],
    [JSON.stringify({ ...QUESTION, expect: 'maybe' }), /q\.jsonl:2 is no question: \/expect/],
    [JSON.stringify({ ...QUESTION, question: '' }), /q\.jsonl:2 is no question: \/question/],
    [JSON.stringify({ ...QUESTION, fact: '(' }), /q\.jsonl:2: its fact is no regular expression/],
  ])('names the line of %s', async (line, problem) => {
    await expect(read(JSON.stringify(QUESTION), line)).rejects.toThrow(problem);
  });

  it('refuses a file without questions, and one that is not there', async () => {
    await expect(read('')).rejects.toThrow(/has no questions/);
    await expect(readQuestions('/no/such/file.jsonl')).rejects.toThrow(/cannot be read \(ENOENT\)/);
  });
});
