import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { listArticleFiles } from '../import/article-files.ts';
import { listRemovedSources, readArticleAddress } from '../named-articles.ts';
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
      const gone = sources.at(-1);
      throw new Refusal(
        gone === undefined
          ? `no removed article has the address ${target}; npm run blog -- list shows them`
          : `there is no file ${gone} in ${blogDir}; put it back, then restore it`,
      );
    });
