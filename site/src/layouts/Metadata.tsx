import { brand } from '../brand.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardAlt, cardPath } from '../social-cards/social-cards.ts';
import { ICON } from './icon.ts';

/** What a page says of itself to search engines and social networks. */
export interface PageMetadata {
  /** Without the company's name, which is added. */
  title: string;
  description: string;
  keywords?: string;
  /** A page that exists for people only: not listed by search engines, and without a canonical address. */
  unlisted?: boolean;
  /** Address of the page that search engines shall list, where this one is a second address of it. */
  canonicalPath?: string;
  /** schema.org data, as one object. */
  structuredData?: Record<string, unknown>;
  /** A picture of its own for social networks, where it is not one of those that the build draws. */
  card?: { path: string; alt: string };
  /** For an article: when it was published and last changed, ISO 8601. */
  article?: { publishedDate: string; changedDate: string };
  feeds?: readonly FeedLink[];
}

/** A feed that holds what the page shows. */
export interface FeedLink {
  type: 'application/rss+xml' | 'application/feed+json';
  title: string;
  path: string;
}

/** The contents of `<head>` that describe the page. */
export function Metadata({
  title,
  description,
  keywords,
  unlisted = false,
  structuredData,
  card,
  article,
  feeds = [],
  canonical,
}: PageMetadata & { canonical: string }) {
  const fullTitle = `${title} | ${brand.name}`;
  const { pathname } = new URL(canonical);
  const { path, alt } = card ?? { path: cardPath(pathname), alt: cardAlt(pathname) };
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {unlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {feeds.map(({ type, title: name, path: feed }) => (
        <link rel="alternate" type={type} title={name} href={feed} key={feed} />
      ))}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && (
        <>
          <meta property="article:published_time" content={article.publishedDate} />
          <meta property="article:modified_time" content={article.changedDate} />
        </>
      )}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={new URL(path, brand.siteUrl).href} />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={brand.colors.paperLight} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brand.colors.paperDark} />
      <link rel="icon" href={ICON} type="image/svg+xml" />
      {structuredData && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: own data; '<' is escaped so that nothing closes the element
          dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
