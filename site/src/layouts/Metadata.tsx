import { brand } from '../brand.ts';

/** What a page says of itself to search engines and social networks. */
export interface PageMetadata {
  /** Without the company's name, which is added. */
  title: string;
  description: string;
  keywords?: string;
  /** A page that exists for people only: not listed by search engines, and without a canonical address. */
  unlisted?: boolean;
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
      <meta name="twitter:card" content="summary" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={brand.colors.paperLight} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brand.colors.paperDark} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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
