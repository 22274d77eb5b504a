import { formatCount } from '../../../../cli/terminal/figures.ts';

const CELLS = 24;

/** One line: how far long work has come, such as `copying leads  ████████░░░░  1,200 of 2,400`. */
export function drawProgress(what: string, done: number, all: number): string {
  const filled = all === 0 ? CELLS : Math.min(CELLS, Math.floor((done / all) * CELLS));
  const bar = '█'.repeat(filled) + '░'.repeat(CELLS - filled);
  return `${what}  ${bar}  ${formatCount(done)} of ${formatCount(all)}`;
}
