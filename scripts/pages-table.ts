// What `npm run budgets` measured, a line for each page. By itself it prints the reports of the last run.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As far as it is read here. */
interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { annotations: { type: string; description?: string }[] }[] }[];
}

const RESULTS = 'test-results';
const REPORTS = ['sweep.json', 'largest-paint.json'];
/** What a visitor waits for, and what a page of ours runs out of first. */
const COLUMNS = ['first view', 'everything at load', 'script in total', 'styles', 'largest paint'];

/** Prints bytes (with their limits where a page is within a tenth of one) and paint by page. */
export function printPages(): void {
  const pages = new Map<string, Record<string, string>>();
  for (const report of REPORTS.map((name) => join(RESULTS, name)).filter(existsSync)) {
    collect(JSON.parse(readFileSync(report, 'utf8')) as Suite, pages);
  }
  console.table(Object.fromEntries([...pages].sort(([one], [other]) => one.localeCompare(other))));
}

function collect({ suites = [], specs = [] }: Suite, pages: Map<string, Record<string, string>>): void {
  for (const suite of suites) collect(suite, pages);
  for (const { title, tests } of specs) {
    const path = /(?:^|\s)(\/\S*)/.exec(title)?.[1];
    const measured = tests
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => COLUMNS.includes(type))
      .map(({ type, description = '' }) => [type, inShort(description)]);
    if (path === undefined || measured.length === 0) continue;
    pages.set(path, { ...pages.get(path), ...Object.fromEntries(measured) });
  }
}

/** `9100 of 14600` is 9100, and `14200 of 14600` stays whole. */
function inShort(text: string): string {
  const [, measured, limit] = /^(\d+) of (\d+)$/.exec(text) ?? [];
  if (measured === undefined || limit === undefined) return text.replace(/ \(.*\)$/, '');
  return Number(measured) > 0.9 * Number(limit) ? text : measured;
}

if (import.meta.main) printPages();
