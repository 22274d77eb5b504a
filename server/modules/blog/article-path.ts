import { BLOG_PAGE } from 'contract/site/addresses.ts';

/**
 * What `/blog/news/one` names, whatever stands in it; feeds and pictures have a dot in their last part, which no article
 * has.
 * @param pathname of an address
 */
export function readArticlePath(pathname: string): { categorySlug: string; url: string } | undefined {
  const [, blog, categorySlug, url, ...rest] = pathname.replace(/\/$/, '').split('/').map(decodePath);
  const isArticle =
    `/${blog}` === BLOG_PAGE && categorySlug && url && rest.length === 0 && !url.includes('.');
  return isArticle ? { categorySlug, url } : undefined;
}

/** As it stands, where it cannot be decoded. */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
