import { existsSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { listArticleFiles } from '../import/article-files.ts';
import { kindOf } from '../import/documents/document.ts';
import { listRemovedSources, readArticleAddress } from '../named-articles.ts';
import { isRemoved } from '../removals.ts';
import type { BlogParts } from './command-parts.ts';
import { importArticles } from './import-articles.ts';
import { sourcesNamed, TARGET_HELP } from './remove-from-blog.ts';

export const restoreCommand = (context: CommandContext, parts: BlogParts) =>
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
