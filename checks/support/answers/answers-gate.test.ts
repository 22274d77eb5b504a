import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnAnswers, READ_ALL_MS } from '../own-answers.ts';
import type { Engine, Judgment } from './engines.ts';
import { readQuestions } from './question-file.ts';
import { sharesOf, sumOf, tally } from './tally.ts';

let engines: Engine[];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ engines, close } = await openOwnAnswers());
}, READ_ALL_MS);

afterAll(() => close());

const FILES = ['questions', 'negatives', 'buyers'] as const;

/**
 * The least that holds, in shares of all questions: those of the site at most 3 % wrong and 85 % right or an honest no,
 * ours at what is reached. `npm run answers -- check --failures` shows which went wrong.
 */
const BOUNDS: [engine: string, file: (typeof FILES)[number], mostWrong: number, leastGood: number][] = [
  ['Chat', 'questions', 0.03, 0.85],
  ['Chat', 'negatives', 0.02, 0.83],
  ['Chat', 'buyers', 0, 0.8],
  ['MCP', 'questions', 0.04, 0.93],
  ['MCP', 'negatives', 0.12, 0.88],
  ['Search', 'questions', 0.05, 0.9],
  ['Search', 'negatives', 0.17, 0.83],
];

describe('answers to judged questions', () => {
  it.each(BOUNDS)(
    'of %s to %s.jsonl are wrong in at most %d and good in at least %d of all',
    async (name, file, mostWrong, leastGood) => {
      const engine = engines.find((each) => each.name === name);
      const path = fileURLToPath(new URL(`../../answers/${file}.jsonl`, import.meta.url));
      const judgments: Judgment[] = [];
      for (const question of await readQuestions(path)) {
        const judgment = await engine?.judge(question);
        if (judgment) judgments.push(judgment);
      }
      const { wrong, good } = sharesOf(sumOf(tally(judgments)));
      const failed = judgments
        .filter(({ verdict }) => verdict !== 'right' && verdict !== 'honestNo')
        .map(
          ({ question, verdict, said }) =>
            `${question.id} ${verdict}: ${question.question} => ${said.slice(0, 200)}`,
        )
        .join('\n');
      expect(judgments).not.toEqual([]);
      expect(wrong, failed).toBeLessThanOrEqual(mostWrong);
      expect(good, failed).toBeGreaterThanOrEqual(leastGood);
    },
  );
});
