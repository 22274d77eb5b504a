import { once } from 'node:events';
import { watch } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { Failure } from '../../../cli/run-command.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { createBlogStore } from '../blog.store.ts';
import { asArgument, describeFile, summarise } from '../import/describe-import.ts';
import { kindOf } from '../import/documents/document.ts';
import { type FileReport, importFolder } from '../import/import-folder.ts';
import { readSitePages } from '../import/site-pages.ts';
import { type BlogParts, type OpenParts, openLinkMaker } from './command-parts.ts';

/** Lifetime of a preview link, for the author while writing: each save prints a new one, so it needn't last longer. */
const PREVIEW_DAYS = 7;

/** Once said, it need not be said with each save. */
const LEFT_ALONE: readonly FileReport['result'][] = ['unchanged', 'removed', 'kept', 'ignored'];

export const importCommand = (context: CommandContext, parts: BlogParts) =>
  new Command('import')
    .description('stores new and changed articles with their pictures')
    .argument('[folder]', 'a folder in place of BLOG_DIR (content/en/blog by default)')
    .option('--watch', 'imports again whenever a file is saved, and prints a preview link')
    .action(async (folder, { watch }) => {
      await using open = await context.open({ mayCreate: true });
      await (watch ? watchArticles : importArticles)(folder, { ...open, ...parts });
    });

/**
 * @param named the folder, as the caller names it
 * @param restored the one file to be imported, whose article comes back if it was taken off the blog
 */
export async function importArticles(
  named: string | undefined,
  parts: OpenParts,
  restored?: string,
): Promise<void> {
  const folder = folderOf(named, parts);
  const reports = await importInto(folder, parts, restored);
  for (const report of reports) printReport(report, folder, parts);
  parts.print(summarise(reports));
  if (reports.some(({ result }) => result === 'refused')) throw new Failure();
}

/** Imports once, and again whenever a file in the folder is saved, until it is stopped. */
async function watchArticles(named: string | undefined, parts: OpenParts): Promise<void> {
  const folder = folderOf(named, parts);
  const stop = parts.listenForStop();
  const makeLink = await openLinkMaker(parts);
  const known = new Map<string, string>();

  async function importAgain(): Promise<void> {
    const reports = await importInto(folder, parts);
    for (const report of reports) {
      const { source, result, address, problems } = report;
      const before = known.get(source);
      known.set(source, JSON.stringify(problems));
      const remarks = result === 'unchanged' ? (before ?? '[]') : before;
      if (LEFT_ALONE.includes(result) && remarks === known.get(source)) continue;
      printReport(report, folder, parts);
      if (address && result !== 'unchanged') {
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
  }

  await importAgain();
  parts.print(`watching ${nameOf('.', folder, parts)}; Ctrl-C stops`);
  await watchFolder(folder, {
    stop,
    onChange: () => importAgain().catch(({ message }: Error) => parts.printError(message)),
  });
}

function folderOf(named: string | undefined, { config, cwd }: OpenParts): string {
  return named === undefined ? config.blogDir : resolve(cwd, named);
}

/** @throws {Refusal} where there is no such folder */
async function importInto(folder: string, parts: OpenParts, restored?: string): Promise<FileReport[]> {
  const { config, clock, database, renderer } = parts;
  const writer = createBlogStore({ database, clock });
  const pages = await readSitePages(config.siteDir);
  try {
    return await importFolder({ folder, writer, now: clock(), pages, renderer, restored });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw ['ENOENT', 'ENOTDIR'].includes(code) ? new Refusal(`there is no folder ${folder}`) : error;
  }
}

function printReport(report: FileReport, folder: string, parts: OpenParts): void {
  for (const line of describeFile(report, nameOf(report.source, folder, parts))) parts.print(line);
}

/** A file as it is called from where the caller stands. */
function nameOf(source: string, folder: string, { cwd }: OpenParts): string {
  return relative(cwd, resolve(folder, source));
}

interface Watch {
  stop: AbortSignal;
  onChange: () => Promise<void>;
  /** Time without changes before the call: editors write a file in several steps. */
  quietMs?: number;
}

/** Calls back after changes in a folder, one call after another, until `stop` is aborted. */
async function watchFolder(folder: string, { stop, onChange, quietMs = 200 }: Watch): Promise<void> {
  let pending: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      running = running.then(onChange);
    }, quietMs);
  });
  if (!stop.aborted) await once(stop, 'abort');
  watcher.close();
  clearTimeout(pending);
  await running;
}
