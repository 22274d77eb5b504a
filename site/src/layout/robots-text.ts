import { CRAWLER_PURPOSES, CRAWLERS, type CrawlerPurpose } from 'contract/site/crawlers.ts';

/**
 * `robots.txt` (RFC 9309): crawlers that come for what is not allowed are kept out by name, and one that has no name
 * here reads the same in `Content-Signal` (contentsignals.org). Where nothing is allowed, no crawler is, whatever its
 * name.
 * @param allowed all purposes, if nothing is said
 */
export function robotsText(origin: string, allowed: readonly CrawlerPurpose[] = CRAWLER_PURPOSES): string {
  const groups = allowed.length === 0 ? ['User-agent: *', 'Disallow: /'] : groupsFor(allowed);
  return [...groups, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function groupsFor(allowed: readonly CrawlerPurpose[]): string[] {
  const refused = CRAWLER_PURPOSES.filter((purpose) => !allowed.includes(purpose));
  const keptOut = refused.flatMap((purpose) => CRAWLERS[purpose].map((name) => `User-agent: ${name}`));
  return [
    ...(keptOut.length > 0 ? [...keptOut, 'Disallow: /', ''] : []),
    'User-agent: *',
    `Content-Signal: ${signalsOf(allowed)}`,
    'Allow: /',
  ];
}

function signalsOf(allowed: readonly CrawlerPurpose[]): string {
  const say = (purpose: CrawlerPurpose) => (allowed.includes(purpose) ? 'yes' : 'no');
  return `search=${say('search')}, ai-input=${say('fetch')}, ai-train=${say('train')}`;
}
