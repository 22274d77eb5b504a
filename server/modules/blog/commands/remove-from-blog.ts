import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { articlePath } from 'contract/site/addresses.ts';
import type { CommandContext, DatabaseContext } from '../../../cli/command-context.ts';
import { Failure } from '../../../cli/run-command.ts';
import { findArticleStatus } from '../article-status.ts';
import { checkLinks } from '../import/check-links.ts';
import { asArgument } from '../import/describe-import.ts';
import { readSitePages } from '../import/site-pages.ts';
import { findNamedArticle, readRedirect } from '../named-articles.ts';
import { redirectRemoved, removeArticle } from '../removals.ts';

/** Help text for an article as an argument of a command. */
export const TARGET_HELP = 'file or address of the article';

export const removeCommand = (context: CommandContext) =>
  new Command('remove')
    .summary('removes articles from the blog')
    .description(
      'Removes articles from the blog; their addresses answer 410, or redirect to a path (301). Imports skip their files.',
    )
    .argument('<articles...>', TARGET_HELP)
    .option('--redirect <path>', 'the path to redirect their addresses to, such as /pricing')
    .action(async (targets, { redirect }) => {
      await using open = await context.open({ mayCreate: true });
      let isWhole = true;
      for (const target of targets) isWhole = (await removeOne(target, redirect, open)) && isWhole;
      if (!isWhole) throw new Failure();
    });

/** @returns whether it was removed */
async function removeOne(
  target: string,
  named: string | undefined,
  context: DatabaseContext,
): Promise<boolean> {
  const { config, database, clock, print, printError } = context;
  const found = await findNamedArticle(database, target, sourcesNamed(target, context));
  if (!found) {
    printError(`no article has the file or the address ${target}; npm run blog -- list shows them all`);
    return false;
  }
  const address = articlePath(found.categorySlug, found.url);
  const redirect = named === undefined ? null : readRedirect(named);
  if (redirect === undefined || redirect === address) {
    printError('--redirect: must be a path of this site such as /pricing, and not the address itself');
    return false;
  }
  if (redirect !== null) await warnOfDeadEnd(redirect, context);
  if (found.articleId === undefined) await redirectRemoved(database, { ...found, redirect });
  else await removeArticle({ database, clock }, { articleId: found.articleId, redirect });
  print(`removed    ${address}, which ${redirect === null ? 'now answers 410' : `redirects to ${redirect}`}`);
  if (found.source !== undefined && existsSync(join(config.blogDir, found.source))) {
    print(
      `but        its file ${found.source} still exists; imports skip it until npm run blog -- restore ${asArgument(found.source)}`,
    );
  }
  return true;
}

/**
 * Lists the sources that an argument may name: relative to the editor's working directory, or below the folder of the
 * blog, as `list` shows it.
 */
export function sourcesNamed(target: string, { config, cwd }: CommandContext): string[] {
  return [relative(config.blogDir, resolve(cwd, target)).split(sep).join('/'), target];
}

async function warnOfDeadEnd(
  redirect: string,
  { database, clock, config, printError }: DatabaseContext,
): Promise<void> {
  const now = clock();
  const pages = await readSitePages(config.siteDir);
  const link = { address: redirect, kind: 'link', line: 1 } as const;
  const origin = { isDraft: false, publishAt: now.toISOString() };
  const problems = await checkLinks([link], origin, {
    findArticleStatus: (categorySlug, url) => findArticleStatus(database, categorySlug, url),
    pages,
    now,
  });
  for (const { reason } of problems) printError(`but ${reason}`);
}
