import type { BlogArticle } from 'contract/blog/blog.ts';
import { articlePath } from 'contract/site/addresses.ts';
import { content as words } from '../../../content.ts';
import { LOGO_PATH } from '../../../layout/icons/web-manifest.ts';
import type { PageRecord } from '../../../layout/page.ts';
import { cardInWords } from '../../../layout/social-cards/social-cards.ts';
import { publisher } from '../../../layout/structured-data.ts';
import { articleCardPath } from '../blog-paths.ts';
import { excerptOf, textOfOwnHtml } from '../plain-text.ts';

/**
 * The page of one article, with what search engines and social networks show of it.
 * @param changedDate ISO 8601
 * @param origin under which visitors see the site
 */
export function articleRecord(article: BlogArticle, changedDate: string, origin: string): PageRecord {
  const { subject, content, author, category, url, createdDate, lang } = article;
  const path = articlePath(category.categorySlug, url);
  const card = articleCardPath(category.categorySlug, url);
  const description = article.description ?? excerptOf(textOfOwnHtml(content));
  const organization = { ...publisher(), url: origin, logo: origin + LOGO_PATH };
  return {
    path,
    title: subject,
    description,
    listed: 'in sitemap',
    card: { path: card, alt: cardInWords(subject) },
    article: { publishedDate: createdDate, changedDate, ...(lang ? { lang } : {}) },
    closing: words().one('pages/blog').article.closing,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: subject,
      description,
      datePublished: createdDate,
      dateModified: changedDate,
      articleSection: category.name,
      ...(lang ? { inLanguage: lang } : {}),
      author: author ? { '@type': 'Person', name: author } : organization,
      publisher: organization,
      image: origin + card,
      mainEntityOfPage: origin + path,
    },
  };
}
