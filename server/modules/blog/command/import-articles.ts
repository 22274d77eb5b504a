import { relative, resolve } from 'node:path';
import { FAILURE, SUCCESS } from '../../../cli/command-line.ts';
import { createBlogStore } from '../blog.store.ts';
import { asArgument, describeFile, summarise } from '../import/describe-import.ts';
import { kindOf } from '../import/documents/document.ts';
import { type FileReport, importFolder } from '../import/import-folder.ts';
import { readSitePages } from '../import/site-pages.ts';
import type { OpenParts } from './command-parts.ts';
import { openLinkMaker } from './preview-links.ts';
import { watchFolder } from './watch-folder.ts';

/** While somebody writes; a link that is printed with each save need not last. */
const PREVIEW_DAYS = 7;

/** Once said, it need not be said with each save. */
const LEFT_ALONE: readonly FileReport['fate'][] = ['unchanged', 'removed', 'ignored'];

/**
 * @param named the folder, as the caller names it
 * @param restored the one file to be imported, whose article comes back if it was taken off the blog
 */
export async function importArticles(
  named: string | undefined,
  parts: OpenParts,
  restored?: string,
): Promise<number> {
  const folder = folderOf(named, parts);
  const reports = await importInto(folder, parts, restored);
  if (!reports) return FAILURE;
  for (const report of reports) printReport(report, folder, parts);
  parts.print(summarise(reports));
  return reports.some(({ fate }) => fate === 'refused') ? FAILURE : SUCCESS;
}

/** Imports once, and again whenever something in the folder is saved, until it is told to stop. */
export async function watchArticles(named: string | undefined, parts: OpenParts): Promise<number> {
  const folder = folderOf(named, parts);
  const stop = parts.listenForStop();
  const makeLink = await openLinkMaker(parts);
  const known = new Map<string, string>();

  async function importAgain(): Promise<boolean> {
    const reports = await importInto(folder, parts);
    if (!reports) return false;
    for (const report of reports) {
      const { source, fate, address, problems } = report;
      const before = known.get(source);
      known.set(source, JSON.stringify(problems));
      const told = fate === 'unchanged' ? (before ?? '[]') : before;
      if (LEFT_ALONE.includes(fate) && told === known.get(source)) continue;
      printReport(report, folder, parts);
      if (address && fate !== 'unchanged') {
        parts.print(`           ${makeLink(address.categorySlug, address.url, PREVIEW_DAYS)}`);
      }
    }
    for (const source of [...known.keys()]) {
      if (reports.some((report) => report.source === source)) continue;
      known.delete(source);
      if (kindOf(source) === undefined) continue;
      const name = nameOf(source, folder, parts);
      parts.print(`gone       ${name}; its article stays until npm run blog -- remove ${asArgument(name)}`);
    }
    return true;
  }

  if (!(await importAgain())) return FAILURE;
  parts.print(`watching ${nameOf('.', folder, parts)}; Ctrl-C ends this`);
  await watchFolder(folder, {
    stop,
    onChange: () =>
      importAgain().then(
        () => {},
        ({ message }: Error) => parts.printError(message),
      ),
  });
  return SUCCESS;
}

function folderOf(named: string | undefined, { config, cwd }: OpenParts): string {
  return named === undefined ? config.blogDir : resolve(cwd, named);
}

async function importInto(
  folder: string,
  parts: OpenParts,
  restored?: string,
): Promise<FileReport[] | undefined> {
  const { config, clock, database, renderer, printError } = parts;
  const writer = createBlogStore({ database, clock });
  const pages = await readSitePages(config.siteDir);
  try {
    return await importFolder({ folder, writer, now: clock(), pages, renderer, restored });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'ENOTDIR'].includes(code)) throw error;
    printError(`there is no folder ${folder}`);
    return undefined;
  }
}

function printReport(report: FileReport, folder: string, parts: OpenParts): void {
  for (const line of describeFile(report, nameOf(report.source, folder, parts))) parts.print(line);
}

/** A file as it is called from where the caller stands. */
function nameOf(source: string, folder: string, { cwd }: OpenParts): string {
  return relative(cwd, resolve(folder, source));
}
