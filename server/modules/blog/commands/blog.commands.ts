import { existsSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { limitOption, readNumber } from '../../../cli/options.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import { formatMinute } from '../../../cli/terminal/figures.ts';
import { printableLine } from '../../../cli/terminal/printable.ts';
import { printTable } from '../../../cli/terminal/table.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { type ListedArticle, listEverything } from '../article-list.ts';
import { listArticleFiles } from '../import/article-files.ts';
import { kindOf } from '../import/documents/document.ts';
import { listCategoriesOf, listRemovedSources, readArticleAddress } from '../named-articles.ts';
import { isRemoved } from '../removals.ts';
import { type BlogParts, openLinkMaker } from './command-parts.ts';
import { importArticles, importCommand } from './import-articles.ts';
import { removeCommand, sourcesNamed, TARGET_HELP } from './remove-from-blog.ts';

const restoreCommand = (context: CommandContext, parts: BlogParts) =>
  new Command('restore')
    .description('imports the file of a removed article, and publishes it again')
    .argument('<article>', TARGET_HELP)
    .action(async (target) => {
      await using open = await context.open({ mayCreate: true });
      const { blogDir } = open.config;
      const files: string[] = await listArticleFiles(blogDir).catch(() => []);
      const address = readArticleAddress(target);
      const sources = address ? await listRemovedSources(open.database, address) : sourcesNamed(target, open);
      const source = sources.find((one) => files.includes(one));
      if (source !== undefined) {
        await importArticles(undefined, { ...open, ...parts }, source);
        return;
      }
      const elsewhere = address ? undefined : await findElsewhere(resolve(open.cwd, target), open.database);
      if (elsewhere) {
        await importArticles(elsewhere.folder, { ...open, ...parts }, elsewhere.source);
        return;
      }
      const gone = sources.at(-1);
      throw new Refusal(
        gone === undefined
          ? `no removed article has the address ${target}; npm run blog -- list shows them`
          : `there is no file ${gone} in ${blogDir}; put it back, then restore it`,
      );
    });

/**
 * A file outside of the blog's folder. Where its article was removed under a name of several folders, they are part of
 * the name; else it is alone in its folder, as when another file wants the address of a removed article.
 */
async function findElsewhere(
  path: string,
  database: Database,
): Promise<{ folder: string; source: string } | undefined> {
  if (kindOf(path) === undefined || !existsSync(path)) return undefined;
  const parts = path.split(sep);
  for (let index = 1; index < parts.length - 1; index += 1) {
    const source = parts.slice(index).join('/');
    if (await isRemoved(database, { source })) {
      return { folder: parts.slice(0, index).join(sep) || sep, source };
    }
  }
  return { folder: dirname(path), source: basename(path) };
}

const USUAL_DAYS = 7;
const MOST_DAYS = 365;

const previewCommand = (context: CommandContext) =>
  new Command('preview')
    .description('prints a link that shows an article, published or not, for some days')
    .argument('<url>', 'the last part of its address; one link is printed for each category that has it')
    .option('--days <days>', `up to ${MOST_DAYS}`, readNumber(MOST_DAYS), USUAL_DAYS)
    .action(async (url, { days }) => {
      await using open = await context.open({ mayCreate: true });
      const makeLink = await openLinkMaker(open);
      const categories = await listCategoriesOf(open.database, url);
      if (categories.length === 0) {
        throw new Refusal(`no article has the url ${url}; npm run blog -- import adds new ones`);
      }
      for (const category of categories) open.print(makeLink(category, url, days));
    });

const HEADINGS = ['State', 'Date', 'Address', 'File'];
const DAY = 'YYYY-MM-DD'.length;

const listCommand = (context: CommandContext) =>
  new Command('list')
    .summary('shows articles, the newest first, with their state')
    .description(
      'Shows articles, the newest first, with their state: live, scheduled, draft, removed; orphaned where the file is gone.',
    )
    .addOption(limitOption())
    .option('--json', 'as JSON')
    .action(async ({ limit, json }) => {
      await using open = await context.open({ mayCreate: true });
      const { config, database, clock, print, printError } = open;
      const { articles, hasFolder } = await listEverything(database, config.blogDir, clock());
      if (!hasFolder)
        printError(`there is no folder ${config.blogDir}, so articles without a file are not marked`);
      const shown = articles.slice(0, limit);
      if (shown.length < articles.length) printError(`${shown.length} of ${articles.length} articles`);
      if (json) return print(JSON.stringify(shown, undefined, 2));
      if (articles.length === 0) return print('no articles');
      printTable({ ...open, columns: Number.POSITIVE_INFINITY }, [HEADINGS, ...shown.map(cellsOf)]);
      const orphan = articles.find(({ isOrphaned }) => isOrphaned);
      if (!orphan) return;
      print('');
      print(
        `The file of an orphaned article is gone: put it back, or npm run blog -- remove ${orphan.address}`,
      );
    });

function cellsOf({ state, isOrphaned, date, address, file, redirect }: ListedArticle): string[] {
  return [
    isOrphaned ? `${state}, orphaned` : state,
    dateOf(date),
    printableLine(redirect ? `${address} -> ${redirect}` : address),
    printableLine(file),
  ];
}

/** A day, where the article appears with the day. */
function dateOf(moment: string): string {
  const isMidnight = moment.endsWith('T00:00:00.000Z');
  return isMidnight ? moment.slice(0, DAY) : `${formatMinute(moment)} UTC`;
}

/**
 * `npm run blog`, for editors. They work on the data of the server that runs here, which shows what has changed from
 * its next answer on, or as DATA_DIR, DATABASE_URL and BLOG_DIR say.
 */
export const blogCommands = (context: CommandContext, parts: BlogParts) =>
  commandGroup('npm run blog --', [
    importCommand(context, parts),
    listCommand(context),
    previewCommand(context),
    removeCommand(context),
    restoreCommand(context, parts),
  ]).description(
    'Uses the data of the server on this machine; DATA_DIR, DATABASE_URL and BLOG_DIR name others.',
  );
