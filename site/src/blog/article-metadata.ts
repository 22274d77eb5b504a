import type { BlogArticle } from 'contract/blog.ts';
import { articlePath } from 'contract/blog-rules.ts';
import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';
import { cardInWords } from '../social-cards/social-cards.ts';
import { articleCardPath } from './blog-paths.ts';
import { excerptOf } from './excerpt.ts';
import { textOfOwnHtml } from './plain-text.ts';

/** Of one article, with what search engines and social networks show of it. */
export function articleMetadata(article: BlogArticle, changedDate: string): PageMetadata {
  const { subject, content, author, category, url, createdDate } = article;
  const path = articlePath(category.categorySlug, url);
  const card = articleCardPath(category.categorySlug, url);
  const description = excerptOf(textOfOwnHtml(content));
  const organization = { '@type': 'Organization', name: brand.name, url: brand.siteUrl };
  return {
    title: subject,
    description,
    canonicalPath: path,
    card: { path: card, alt: cardInWords(subject) },
    article: { publishedDate: createdDate, changedDate },
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: subject,
      description,
      datePublished: createdDate,
      dateModified: changedDate,
      articleSection: category.name,
      author: author ? { '@type': 'Person', name: author } : organization,
      publisher: organization,
      image: brand.siteUrl + card,
      mainEntityOfPage: brand.siteUrl + path,
    },
  };
}
