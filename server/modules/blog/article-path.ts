import { BLOG_PAGE } from 'contract/site/addresses.ts';

/**
 * Reads the category and the article that a path such as `/blog/news/one` names; feeds and pictures have a dot in their
 * last part, which no article has.
 * @param pathname of an address
 */
export function readArticlePath(pathname: string): { categorySlug: string; url: string } | undefined {
  const [, blog, categorySlug, url, ...rest] = pathname.replace(/\/$/, '').split('/').map(decodePath);
  const isArticle =
    `/${blog}` === BLOG_PAGE && categorySlug && url && rest.length === 0 && !url.includes('.');
  return isArticle ? { categorySlug, url } : undefined;
}

/** Decodes a part of a path; returns it unchanged where it cannot be decoded. */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
