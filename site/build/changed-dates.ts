import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../src/features', import.meta.url));

/**
 * The day on which each folder of `features/` last changed (`2026-03-04`), by its path there: that of its newest commit.
 * None where the sources are no repository, as in an image: a day that is guessed would be worse.
 */
export function readChangedDates(): Record<string, string> {
  try {
    const args = ['log', '--format=%cs', '--name-only', '--relative', '--', '.'];
    return datesOf(
      execFileSync('git', args, { cwd: SOURCES, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' }),
    );
  } catch {
    return {};
  }
}

/** @param log newest first: a day, and the files that changed, one a line */
export function datesOf(log: string): Record<string, string> {
  const dates: Record<string, string> = {};
  let day = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else for (const folder of foldersOf(line)) dates[folder] ??= day;
  }
  return dates;
}

/** Those that hold a file, the nearest last. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
