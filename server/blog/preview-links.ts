import { articlePath } from 'contract/blog-rules.ts';
import type { Database } from '../database/schema.ts';
import type { PreviewSigner } from './preview.ts';

interface PreviewLinkParts {
  database: Database;
  signer: PreviewSigner;
  /** Scheme, host and port of the site. */
  origin: string;
}

/**
 * Links that show the articles with this last part of the address, drafts and those of the future too: one for each
 * category that has such an article, so mostly one, and none when nobody has it.
 */
export async function listPreviewLinks(
  { database, signer, origin }: PreviewLinkParts,
  url: string,
  expiresAt: Date,
): Promise<string[]> {
  const found = await database
    .selectFrom('blog_articles')
    .innerJoin('blog_categories', 'blog_categories.id', 'blog_articles.category_id')
    .select('blog_categories.slug as slug')
    .where('blog_articles.url', '=', url)
    .orderBy('slug')
    .execute();
  return found.map(({ slug }) => {
    return `${origin}${articlePath(slug, url)}?preview=${signer.sign(slug, url, expiresAt)}`;
  });
}
