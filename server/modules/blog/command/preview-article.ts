import { FAILURE, SUCCESS } from '../../../cli/command-line.ts';
import type { OpenParts } from './command-parts.ts';
import { openLinkMaker } from './preview-links.ts';

/** One link for each category that has an article of this url, so mostly one. */
export async function previewArticle(
  { url, days }: { url: string; days: number },
  parts: OpenParts,
): Promise<number> {
  const makeLink = await openLinkMaker(parts);
  const found = await parts.database
    .selectFrom('blog_articles')
    .innerJoin('blog_categories', 'blog_categories.id', 'blog_articles.category_id')
    .select('blog_categories.slug as slug')
    .where('blog_articles.url', '=', url)
    .orderBy('slug')
    .execute();
  if (found.length === 0) {
    parts.printError(`no article has the url ${url}; npm run blog -- import brings new ones in`);
    return FAILURE;
  }
  for (const { slug } of found) parts.print(makeLink(slug, url, days));
  return SUCCESS;
}
