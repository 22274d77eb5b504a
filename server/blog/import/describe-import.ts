import type { FileReport } from './import-folder.ts';

/** In the order of the summary. */
const FATES = ['new', 'changed', 'moved', 'unchanged', 'refused'] as const satisfies FileReport['fate'][];
const WIDTH = Math.max(...FATES.map((fate) => fate.length)) + 2;

/**
 * A report as an editor reads it: a line for a stored file, and one per problem, with `file:line` as editors' programs
 * know it from others and can jump to.
 * @param name the file as it is called from where the editor stands
 */
export function describeFile({ fate, problems }: FileReport, name: string): string[] {
  const isRefused = fate === 'refused';
  const labelled = (label: string, text: string) => label.padEnd(WIDTH) + text;
  const details = problems.map(({ line, reason }) => {
    return labelled(isRefused ? fate : 'but', `${name}:${line}: ${reason}`);
  });
  return isRefused ? details : [labelled(fate, name), ...details];
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
