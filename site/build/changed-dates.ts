import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FEATURES = 'site/src/features';
const DOCUMENTS = 'content/en';
/** Folders of documents whose feature has another name. */
const FEATURE_OF: Readonly<Record<string, string>> = {
  answers: 'faq',
  employees: 'ai-employees',
  templates: 'resources',
};

/**
 * The day on which each folder of `features/` last changed (`2026-03-04`), by its path there: that of the newest commit to it or to
 * its documents. None where the sources are no repository, as in an image: a day that is guessed would be worse.
 */
export function readChangedDates(): Record<string, string> {
  try {
    const args = [
      'log',
      '--format=%cs',
      '--name-only',
      '--',
      FEATURES,
      DOCUMENTS,
      `:(exclude)${DOCUMENTS}/blog`,
    ];
    return datesOf(
      execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' }),
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

/** Returns the folders of `features/` that a file belongs to, the nearest last. */
function foldersOf(file: string): string[] {
  const parts = pathOfFeature(file).split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** `content/en/case-studies/acme.yaml` belongs to `case-studies`, and `content/en/pages/accessibility.yaml` to `accessibility`. */
function pathOfFeature(file: string): string {
  if (!file.startsWith(DOCUMENTS)) return file.slice(FEATURES.length + 1);
  const [folder = '', name = ''] = file.slice(DOCUMENTS.length + 1).split(/[/.]/);
  return folder === 'pages' ? `${name}/` : `${FEATURE_OF[folder] ?? folder}/`;
}
