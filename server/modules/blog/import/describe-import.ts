import type { FileReport } from './import-folder.ts';
import type { Problem } from './problem.ts';

/** Results in the order of the summary. */
const RESULTS = [
  'new',
  'changed',
  'moved',
  'unchanged',
  'removed',
  'kept',
  'ignored',
  'refused',
] as const satisfies FileReport['result'][];
const WIDTH = Math.max(...RESULTS.map((result) => result.length)) + 2;

/**
 * A report as an editor reads it: a line for a stored file, and one per problem, with `file:line` as editors' programs
 * know it from others and can jump to.
 * @param name the file as it is called from where the editor stands
 */
export function describeFile({ result, problems, remarks = [] }: FileReport, name: string): string[] {
  const lineFor = (label: string) => (problem: Problem) =>
    `${label.padEnd(WIDTH)}${[name, problem.line].filter(Boolean).join(':')}: ${problem.reason}`;
  if (result === 'refused') return [...problems.map(lineFor(result)), ...remarks.map(lineFor('but'))];
  if (result === 'ignored') return problems.map(lineFor(result));
  const stays =
    result === 'removed'
      ? `; imports skip it until npm run blog -- restore ${asArgument(name)}`
      : result === 'kept'
        ? '; it was published at the desk, and is changed there'
        : '';
  return [result.padEnd(WIDTH) + name + stays, ...problems.map(lineFor('but'))];
}

/** A name as it is typed behind a command. */
export function asArgument(name: string): string {
  return /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
}

/** `3 new, 1 refused`; `no articles` without any. */
export function summarise(reports: readonly FileReport[]): string {
  const counts = RESULTS.map((result) => ({
    result,
    count: reports.filter((report) => report.result === result).length,
  }));
  const present = counts.filter(({ count }) => count > 0).map(({ result, count }) => `${count} ${result}`);
  return present.join(', ') || 'no articles';
}
