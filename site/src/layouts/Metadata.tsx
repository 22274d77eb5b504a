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
}

/** The contents of `<head>` that describe the page. */
export function Metadata({
  title,
  description,
  keywords,
  unlisted = false,
  structuredData,
  canonical,
}: PageMetadata & { canonical: string }) {
  const fullTitle = `${title} | ${brand.name}`;
  const { pathname } = new URL(canonical);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {unlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={new URL(cardPath(pathname), brand.siteUrl).href} />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta property="og:image:alt" content={cardAlt(pathname)} />
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
