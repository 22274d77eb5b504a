import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine, Judgment } from '../../checks/support/answers/engines.ts';
import { VERDICTS, type Verdict } from '../../checks/support/answers/judge.ts';
import { openEngines } from '../../checks/support/answers/open-engines.ts';
import { type JudgedQuestion, readQuestions } from '../../checks/support/answers/question-file.ts';
import { countOf, sharesOf, sumOf, type TallyRow, tally } from '../../checks/support/answers/tally.ts';
import type { CommandContext, DatabaseContext } from '../../server/cli/command-context.ts';
import { createCommand } from '../../server/cli/run-command.ts';
import { counted } from '../../server/cli/terminal/figures.ts';
import { printableLine } from '../../server/cli/terminal/printable.ts';
import { formatTable } from '../../server/cli/terminal/table.ts';
import { shorten } from '../../server/modules/answers/search/found-place.ts';
import { createBlogStore } from '../../server/modules/blog/blog.store.ts';
import { loadSite } from '../../server/modules/site/site.queries.ts';
import { Refusal } from '../../server/shared/refusal.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Files that are judged by default: questions about the site, those that it must not answer, those of buyers. */
const USUAL_FILES = ['questions.jsonl', 'negatives.jsonl', 'buyers.jsonl'].map((name) =>
  join(ROOT, 'checks', 'answers', name),
);
/** Read by the page `/answers` when the site is built. */
export const LAST_RUN = join(ROOT, 'site', 'src', 'features', 'answers', 'last-run.json');

export const checkAnswers = (context: CommandContext) =>
  createCommand('check')
    .summary('asks the chat, /mcp and the search the questions of a file')
    .description(
      'Asks the chat, /mcp and the search the questions of files in JSON Lines (checks/answers/ by default), and prints a table for each: how many answers were right, partly right, wrong, an honest or a false "no". It reads the built site and the articles of the server; the chat answers with the model, if one is configured.',
    )
    .argument('[files...]', 'one question to a line, as in checks/answers/questions.jsonl')
    .option('--failures', 'prints the questions with a wrong answer, a false no or half an answer')
    .option('--save', 'stores the figures for the page /answers, which shows them after the next build')
    .action(async (files, { failures, save }) => {
      const paths = files.length > 0 ? files.map((file) => resolve(context.cwd, file)) : USUAL_FILES;
      const questions = (await Promise.all(paths.map(readQuestions))).flat();
      await using open = await context.open({ mayCreate: true });
      const results = await judgeAll(await openFor(open), questions, open);
      for (const { name, judgments } of results) {
        for (const line of formatTally(name, tally(judgments))) open.print(line);
        if (failures) printFailures(judgments, open);
        open.print('');
      }
      open.print(`${counted(questions.length, 'question')}, judged by their facts and sources`);
      if (save) await saveRun(results, questions.length, open);
    });

async function openFor({ config, database, clock, printError }: DatabaseContext): Promise<Engine[]> {
  const site = await loadSite(config.siteDir, config.publicUrl).catch(() => {
    throw new Refusal('there is no built site: npm run build');
  });
  const tell = (_details: unknown, message?: string) => printError(message ?? 'an answer failed');
  const log = { warn: tell, error: tell };
  return openEngines({ config, database, site, blog: createBlogStore({ database, clock }), clock, log });
}

interface EngineResult {
  name: string;
  judgments: Judgment[];
}

async function judgeAll(
  engines: readonly Engine[],
  questions: readonly JudgedQuestion[],
  { progress }: CommandContext,
): Promise<EngineResult[]> {
  const results: EngineResult[] = [];
  for (const { name, judge } of engines) {
    const judgments: Judgment[] = [];
    for (const question of questions) {
      progress(`${name}: ${judgments.length} of ${questions.length}`);
      judgments.push(await judge(question));
    }
    results.push({ name, judgments });
  }
  progress(undefined);
  return results;
}

/** Length of what is printed: the beginning of a list of results says enough. */
const LONGEST_SAID = 500;
const SAID = { partly: 'half an answer', wrong: 'wrong', falseNo: 'false no' } as const;

function printFailures(judgments: readonly Judgment[], { print, paint }: CommandContext): void {
  for (const { question, verdict, said } of judgments) {
    if (verdict === 'right' || verdict === 'honestNo') continue;
    const asked = [...question.history, question.question].map(printableLine).join(' > ');
    print(paint('bold', `${question.id}  ${SAID[verdict]}: ${asked}`));
    print(`      ${shorten(printableLine(said), LONGEST_SAID)}`);
  }
}

async function saveRun(
  results: readonly EngineResult[],
  questions: number,
  { clock, print }: CommandContext,
): Promise<void> {
  const run = {
    date: clock().toISOString().slice(0, 10),
    questions,
    engines: results.map(({ name, judgments }) => ({ name, rows: tally(judgments) })),
  };
  await writeFile(LAST_RUN, `${JSON.stringify(run, undefined, 2)}\n`).catch((error) => {
    throw new Refusal(`${LAST_RUN} cannot be written (${error.code})`);
  });
  print(`stored in ${LAST_RUN}`);
}

const HEADINGS: Record<Verdict, string> = {
  right: 'Right',
  partly: 'Partly',
  wrong: 'Wrong',
  honestNo: 'Honest no',
  falseNo: 'False no',
};

/** The table of one engine: a row for each category, their sum, and its shares. */
function formatTally(engine: string, rows: readonly TallyRow[]): string[] {
  const sum = sumOf(rows);
  const lines = [...rows, sum].map((row) => [
    row.category,
    String(countOf(row)),
    ...VERDICTS.map((verdict) => String(row[verdict])),
  ]);
  const shares = VERDICTS.map((verdict) => percent(sum[verdict] / (countOf(sum) || 1)));
  const heading = [engine, 'Questions', ...VERDICTS.map((verdict) => HEADINGS[verdict])];
  return [
    ...formatTable([heading, ...lines, ['', '', ...shares]], Number.POSITIVE_INFINITY),
    `right or an honest no: ${percent(sharesOf(sum).good)}`,
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10} %`;
}
