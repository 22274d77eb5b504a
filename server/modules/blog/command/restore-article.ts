import { FAILURE } from '../../../cli/command-line.ts';
import { listArticleFiles } from '../import/article-files.ts';
import type { OpenParts } from './command-parts.ts';
import { importArticles } from './import-articles.ts';
import { readAddress, sourcesNamed } from './remove-from-blog.ts';

/** Brings an article back that was taken off the blog, named by its file or its address. */
export async function restoreArticle({ target }: { target: string }, parts: OpenParts): Promise<number> {
  const { config, printError } = parts;
  const files: string[] = await listArticleFiles(config.blogDir).catch(() => []);
  const sources = await findSources(target, parts);
  const source = sources.find((one) => files.includes(one));
  if (source !== undefined) return importArticles(undefined, parts, source);
  const gone = sources.at(-1);
  printError(
    gone === undefined
      ? `nothing that was removed has the address ${target}; npm run blog -- list shows what was`
      : `there is no file ${gone} in ${config.blogDir}; put it back, then restore it`,
  );
  return FAILURE;
}

async function findSources(target: string, parts: OpenParts): Promise<string[]> {
  const address = readAddress(target);
  if (!address) return sourcesNamed(target, parts);
  const removals = await parts.database
    .selectFrom('blog_removals')
    .select('source')
    .where('category_slug', '=', address.categorySlug)
    .where('url', '=', address.url)
    .execute();
  return removals.map(({ source }) => source);
}
