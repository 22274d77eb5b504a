import { within } from '@testing-library/dom';
import { brand } from 'content/brand.ts';
import { describe, expect, it } from 'vitest';
import { ARTICLE_PATH, CANONICAL_PATHS, listedPaths, pagePaths } from '../site-pages.ts';
import { ask, hrefOf, metaOf, openPage, structuredDataOf, textOf } from './open-page.ts';

const SITE = brand.siteUrl;
const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Pages whose first schema.org entry has the card of the page as its picture. */
const PICTURED = ['/pricing', '/enterprise', '/ai-employees/ai-sdr'];

const canonicalPath = (path: string) => CANONICAL_PATHS[path] ?? path;

describe('the listed pages', () => {
  it('includes the pages of the first specification', () => {
    expect(listedPaths).toEqual(
      expect.arrayContaining([
        '/',
        '/book-demo',
        '/services',
        '/enterprise',
        '/contact-us',
        '/contact',
        '/resources',
      ]),
    );
  });

  it.each(listedPaths)('describes %s to search engines and social networks', async (path) => {
    const { document } = await openPage(path);
    const address = SITE + canonicalPath(path);
    const { title } = document;
    expect(title).toMatch(/\S/);
    expect(title.length).toBeLessThanOrEqual(60);
    const description = metaOf(document, 'description');
    expect(description).toMatch(/^.{50,155}$/);
    expect(hrefOf(document.querySelector('link[rel=canonical]'))).toBe(address);

    expect(metaOf(document, 'og:title')).toBe(title);
    expect(metaOf(document, 'og:description')).toBe(description);
    expect(metaOf(document, 'og:url')).toBe(address);
    expect(metaOf(document, 'og:locale')).toBe('en_US');
    expect(metaOf(document, 'twitter:card')).toBe('summary_large_image');

    const image = new URL(metaOf(document, 'og:image') ?? '');
    expect(image.origin).toBe(SITE);
    const card = await ask(image.pathname);
    expect(card.status).toBe(200);
    expect(card.headers.get('content-type')).toBe('image/png');
    expect(pngSize(Buffer.from(await card.arrayBuffer()))).toEqual({ width: 1200, height: 630 });
    expect(metaOf(document, 'og:image:alt')).toMatch(/\w/);
  });

  it('gives pages unique titles and descriptions', async () => {
    const paths = listedPaths.filter((path) => canonicalPath(path) === path);
    const documents = await Promise.all(paths.map(async (path) => (await openPage(path)).document));
    expect(new Set(documents.map(({ title }) => title)).size).toBe(paths.length);
    expect(new Set(documents.map((document) => metaOf(document, 'description'))).size).toBe(paths.length);
  });

  it('lists each page in the sitemap once, and no other', async () => {
    const sitemap = await (await ask('/sitemap.xml')).text();
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const canonical = new Set(listedPaths.map((path) => SITE + canonicalPath(path)));
    const built = new Set(pagePaths.map((path) => SITE + path));

    // Pages that the server renders on demand may stand there too.
    expect(addresses.filter((address) => address && built.has(address)).toSorted()).toEqual(
      [...canonical].toSorted(),
    );
  });
});

it('dates every page in the sitemap', async () => {
  const sitemap = await (await ask('/sitemap.xml')).text();
  expect(sitemap).toMatch(/\/terms<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  expect(sitemap).toMatch(/\/blog<\/loc><lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod>/);
  expect(sitemap).toMatch(/\/pricing<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  expect(sitemap).not.toContain('</loc></url>');
});

it('keeps the thank-you page out of search engines', async () => {
  const { document } = await openPage('/thankyou');
  expect(metaOf(document, 'robots')).toBe('noindex');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
});

describe('the home page', () => {
  it('names its keywords and the organization', async () => {
    const { document } = await openPage('/');
    expect(metaOf(document, 'keywords')).toMatch(/\w+, \w+/);
    expect(structuredDataOf(document)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      url: SITE,
      email: brand.infoEmail,
      sameAs: [
        expect.stringMatching(/^https:/),
        expect.stringMatching(/^https:/),
        expect.stringMatching(/^https:/),
      ],
    });
  });
});

it.each(pagePaths)('gives %s one heading of the first level', async (path) => {
  const { body } = await openPage(path);
  expect(within(body).getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

function pngSize(file: Buffer): { width: number; height: number } {
  expect(file.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

describe('structured data', () => {
  const dataOf = async (path: string) => {
    const { document } = await openPage(path);
    const scripts = Array.from(document.querySelectorAll('script[type="application/ld+json"]'));
    return scripts.map(({ textContent }) => JSON.parse(textContent ?? ''));
  };

  it.each([
    ['/', ['Organization', 'WebSite', 'FAQPage']],
    ['/pricing', ['Product', 'SoftwareApplication', 'FAQPage']],
    ['/courses', ['Course', 'FAQPage']],
    ['/case-studies/legitquest', ['WebPage', 'BreadcrumbList']],
    ['/press-release/cxplabs', ['WebPage', 'BreadcrumbList']],
    ['/ai-employees/ai-sdr', ['SoftwareApplication', 'BreadcrumbList']],
    ['/api-reference/login', ['BreadcrumbList']],
    [ARTICLE_PATH, ['BlogPosting', 'BreadcrumbList']],
    ['/thankyou', []],
  ])('describes %s as %j', async (path, types) => {
    expect((await dataOf(path)).map((data) => data['@type'])).toEqual(types);
  });

  it('lists only questions that the page shows', async () => {
    for (const path of ['/', '/pricing', '/courses']) {
      const { main } = await openPage(path);
      const faq = (await dataOf(path)).find((data) => data['@type'] === 'FAQPage');
      expect(faq.mainEntity.length).toBeGreaterThan(4);
      for (const { name, acceptedAnswer } of faq.mainEntity) {
        expect(textOf(main)).toContain(name);
        expect(textOf(main)).toContain(acceptedAnswer.text);
      }
    }
  });

  it.each(PICTURED)('uses the picture for social networks on %s', async (path) => {
    const [first] = await dataOf(path);
    expect(first.image).toBe(metaOf((await openPage(path)).document, 'og:image'));
  });

  it('links to pictures and pages that exist', async () => {
    const addresses = (await Promise.all(['/', ...PICTURED, ARTICLE_PATH].map(dataOf)))
      .flat()
      .flatMap((data) => JSON.stringify(data).match(new RegExp(`(?<=")${SITE}/[^"]+`, 'g')) ?? []);
    expect(addresses.length).toBeGreaterThan(6);
    for (const address of new Set(addresses)) expect((await ask(new URL(address).pathname)).status).toBe(200);
  });
});

describe('the first paint', () => {
  // What never comes would hold it until the whole document is there (decision 005).
  it.each(pagePaths)('waits for the opening of %s, which holds its heading', async (path) => {
    const { document } = await openPage(path);
    const awaited = hrefOf(document.querySelector('link[rel=expect]'));
    const openings = [...document.querySelectorAll(':is(#hero, #opening):has(h1)')];
    expect(openings).toHaveLength(1);
    // Inside of an island nothing can stand behind the opening, which is then awaited itself.
    expect([openings[0]?.id, openings[0]?.nextElementSibling?.id].map((id) => `#${id}`)).toContain(awaited);
  });
});
