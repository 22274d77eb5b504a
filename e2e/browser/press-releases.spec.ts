import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const SITE = 'https://www.teamloom.example';
const MAIL = 'mailto:info@teamloom.example';
/** The newest first. */
const RELEASES = [
  { path: '/press-release/harborlight', partner: 'Harborlight' },
  { path: '/press-release/onward-workspaces', partner: 'Onward Workspaces' },
  { path: '/press-release/cxplabs', partner: 'CXP Labs' },
] as const;

const section = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name });

test('the listing has a card for each of three releases, the newest first', async ({ page }) => {
  await page.goto('/press-release');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(RELEASES.length);

  for (const [index, { path, partner }] of RELEASES.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toContainText(partner);
    await expect(card.getByRole('link')).toHaveAttribute('href', path);
  }
  const days = await cards
    .locator('time')
    .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
  expect(days).toHaveLength(RELEASES.length);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('the listing and each release offer the general address to journalists', async ({ page }) => {
  for (const path of ['/press-release', ...RELEASES.map((release) => release.path)]) {
    await page.goto(path);
    await expect(page.getByRole('main').locator(`a[href="${MAIL}"]`)).toBeVisible();
  }
});

for (const { path, partner } of RELEASES) {
  test.describe(path, () => {
    test('has a title, a place and a day', async ({ page }) => {
      await page.goto(path);
      const hero = page.getByRole('main').locator('> section').first();

      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`${partner}.*Teamloom`));
      const time = hero.locator('time');
      await expect(time).toHaveAttribute('datetime', /^2025-\d\d-\d\d$/);
      await expect(time).toHaveText(/^\d{1,2} \w+ 2025$/);
      await expect(section(page, 'The announcement')).toContainText((await time.textContent()) ?? 'a day');
      await expect(hero.getByRole('img')).toHaveAccessibleName(/teams.*agents/);
    });

    test('has paragraphs and a quote of the partner’s CEO', async ({ page }) => {
      await page.goto(path);
      const announcement = section(page, 'The announcement');
      const quote = announcement.getByRole('figure');

      expect(await announcement.getByRole('paragraph').count()).toBeGreaterThan(3);
      await expect(quote.getByRole('blockquote')).toHaveText(/\w+ \w+/);
      await expect(quote).toContainText(new RegExp(`CEO of ${partner}$`));
    });

    test('has benefits, a card about each company and a contact', async ({ page }) => {
      await page.goto(path);

      await expect(section(page, /partnership brings/).getByRole('listitem')).toHaveCount(3);
      await expect(
        section(page, 'About the companies').getByRole('listitem').getByRole('heading'),
      ).toHaveText([`About ${partner}`, 'About Teamloom']);
      const contact = section(page, 'Press contact');
      await expect(contact.getByRole('link', { name: 'info@teamloom.example' })).toHaveAttribute(
        'href',
        MAIL,
      );
      await expect(contact.getByRole('link', { name: 'All press releases' })).toHaveAttribute(
        'href',
        '/press-release',
      );
    });

    test('tells search engines that it is a news article of its day', async ({ page }) => {
      await page.goto(path);
      const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';

      expect(JSON.parse(text)).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: await page.getByRole('heading', { level: 1 }).textContent(),
        datePublished: await page.locator('time').first().getAttribute('datetime'),
        mainEntityOfPage: SITE + path,
        publisher: { '@type': 'Organization', name: 'Teamloom' },
      });
    });

    test('needs no sideways scroll on the narrowest screen', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  });
}
