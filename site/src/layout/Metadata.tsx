import { alternatePath } from 'contract/site/addresses.ts';
import { brand } from '../brand.ts';
import { brandTokens } from '../brand-look.ts';
import { iconAddress } from './icons/icon.ts';
import { LANGUAGE } from './language.ts';
import type { PageRecord } from './page.ts';
import { documentTitle } from './page-title.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardOf } from './social-cards/social-cards.ts';

/**
 * The contents of `<head>` that describe the page.
 * @param origin under which visitors see the site
 */
export function Metadata({ page, origin }: { page: PageRecord; origin: string }) {
  const { title, description, keywords, listed, article, feeds = [] } = page;
  const fullTitle = documentTitle(title);
  const canonical = new URL(page.path, origin).href;
  const card = cardOf(page);
  const [light, dark] = brandTokens().paper;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {(listed === 'never' || listed === 'here alone') && <meta name="robots" content="noindex" />}
      {listed !== 'never' && (
        <>
          <link rel="canonical" href={canonical} />
          <link rel="alternate" type="text/markdown" href={alternatePath(page.path)} />
        </>
      )}
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
      <meta property="og:locale" content={(article?.lang ?? LANGUAGE).replaceAll('-', '_')} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={new URL(card.path, origin).href} />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      <link rel="icon" href={iconAddress()} type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
