import type { FileReport } from './import-folder.ts';
import type { Problem } from './problem.ts';

/** In the order of the summary. */
const FATES = [
  'new',
  'changed',
  'moved',
  'unchanged',
  'removed',
  'ignored',
  'refused',
] as const satisfies FileReport['fate'][];
const WIDTH = Math.max(...FATES.map((fate) => fate.length)) + 2;

/**
 * A report as an editor reads it: a line for a stored file, and one per problem, with `file:line` as editors' programs
 * know it from others and can jump to.
 * @param name the file as it is called from where the editor stands
 */
export function describeFile({ fate, problems, remarks = [] }: FileReport, name: string): string[] {
  const lineFor = (label: string) => (problem: Problem) =>
    `${label.padEnd(WIDTH)}${[name, problem.line].filter(Boolean).join(':')}: ${problem.reason}`;
  if (fate === 'refused') return [...problems.map(lineFor(fate)), ...remarks.map(lineFor('but'))];
  if (fate === 'ignored') return problems.map(lineFor(fate));
  const stays =
    fate === 'removed' ? `; imports skip it until npm run blog -- restore ${asArgument(name)}` : '';
  return [fate.padEnd(WIDTH) + name + stays, ...problems.map(lineFor('but'))];
}

/** A name as it is typed behind a command. */
export function asArgument(name: string): string {
  return /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
}

/** `3 new, 1 refused`; `no articles` without any. */
export function summarise(reports: readonly FileReport[]): string {
  const counts = FATES.map((fate) => ({
    fate,
    count: reports.filter((report) => report.fate === fate).length,
  }));
  const present = counts.filter(({ count }) => count > 0).map(({ fate, count }) => `${count} ${fate}`);
  return present.join(', ') || 'no articles';
}
