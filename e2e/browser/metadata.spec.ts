import { expect, type Page } from '@playwright/test';
import { listedPaths, pagePaths, test } from './fixtures.ts';

const SITE = 'https://www.teamloom.example';
/** Pages with a second address name the first as canonical. */
const CANONICAL_PATHS: Record<string, string> = {
  '/contact': '/contact-us',
  '/usecase': '/usecases',
  '/api-reference/signup': '/api-reference',
};
const PNG_SIGNATURE = '89504e470d0a1a0a';

const canonicalPath = (path: string) => CANONICAL_PATHS[path] ?? path;
const property = (page: Page, name: string) => page.locator(`meta[property="${name}"]`);
const named = (page: Page, name: string) => page.locator(`meta[name="${name}"]`);

test.use({ javaScriptEnabled: false });

test('the pages of the first specification are listed', () => {
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

for (const path of listedPaths) {
  test(`${path} describes itself to search engines and social networks`, async ({ page, request }) => {
    await page.goto(path);
    const address = SITE + canonicalPath(path);
    const title = await page.title();
    expect(title).toMatch(/\S \| Teamloom$/);
    await expect(named(page, 'description')).toHaveAttribute('content', /^.{50,300}$/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);

    const description = (await named(page, 'description').getAttribute('content')) ?? '';
    await expect(property(page, 'og:title')).toHaveAttribute('content', title);
    await expect(property(page, 'og:description')).toHaveAttribute('content', description);
    await expect(property(page, 'og:url')).toHaveAttribute('content', address);
    await expect(named(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image');

    const image = new URL((await property(page, 'og:image').getAttribute('content')) ?? '');
    expect(image.origin).toBe(SITE);
    const card = await request.get(image.pathname);
    expect(card.status()).toBe(200);
    expect(card.headers()['content-type']).toBe('image/png');
    expect(pngSize(await card.body())).toEqual({ width: 1200, height: 630 });
    await expect(property(page, 'og:image:alt')).toHaveAttribute('content', /\w/);
  });
}

test('no two pages share a title or a description', async ({ page }) => {
  const paths = listedPaths.filter((path) => canonicalPath(path) === path);
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const path of paths) {
    await page.goto(path);
    titles.add(await page.title());
    descriptions.add(await named(page, 'description').getAttribute('content'));
  }

  expect(titles.size).toBe(paths.length);
  expect(descriptions.size).toBe(paths.length);
});

test('the sitemap names the pages that search engines may list, once, and no other', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  // The thank-you page may be listed, since a noindex costs its Lighthouse score, but nobody is led there.
  const led = listedPaths.filter((path) => path !== '/thankyou');
  const canonical = new Set(led.map((path) => SITE + canonicalPath(path)));
  const built = new Set(pagePaths.map((path) => SITE + path));

  // Pages that the server renders on demand may stand there too.
  expect(addresses.filter((address) => address && built.has(address)).toSorted()).toEqual(
    [...canonical].toSorted(),
  );
});

test('the home page names its keywords and the organization', async ({ page }) => {
  await page.goto('/');
  await expect(named(page, 'keywords')).toHaveAttribute('content', /\w+, \w+/);
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';

  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Teamloom',
    url: SITE,
    email: 'info@teamloom.example',
    sameAs: [
      expect.stringMatching(/^https:/),
      expect.stringMatching(/^https:/),
      expect.stringMatching(/^https:/),
    ],
  });
});

test('every page has one heading of the first level', async ({ page }) => {
  const counts: Record<string, number> = {};
  for (const path of pagePaths) {
    await page.goto(path);
    counts[path] = await page.getByRole('heading', { level: 1 }).count();
  }

  expect(counts).toEqual(Object.fromEntries(pagePaths.map((path) => [path, 1])));
});

function pngSize(file: Buffer): { width: number; height: number } {
  expect(file.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
