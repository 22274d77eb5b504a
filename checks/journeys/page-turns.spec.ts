import { expect, type Page } from '@playwright/test';
import { open, test } from './fixtures.ts';

/** The elements that turn into each other when the page that comes next is shown; none where nothing turns. */
async function turnedBy(page: Page, follow: () => Promise<unknown>, to: RegExp): Promise<string[]> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as PageRevealEvent;
      const names = viewTransition?.ready.then(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .filter((pseudo) => pseudo.startsWith('::view-transition-group('))
          .map((pseudo) => pseudo.slice('::view-transition-group('.length, -1)),
      );
      Object.assign(window, { turned: names?.catch(() => []) ?? [] });
    });
  });
  await follow();
  await page.waitForURL(to);
  return await page.evaluate(async () => await (window as unknown as { turned: Promise<string[]> }).turned);
}

for (const [what, from, link, to, name] of [
  ['a plan into the form', '/pricing', 'main [data-plan=enterprise] a', /\/contact-us$/, 'form'],
  [
    'a cover into the picture of its article',
    '/blog',
    'main li:nth-child(2) h3 a',
    /\/blog\/.+\/.+/,
    'cover',
  ],
  [
    'a face into the head of its page',
    '/ai-employees',
    'main [href="/ai-employees/ai-executive-assistant"]',
    /\/ai-employees\/.+/,
    'face-Ava',
  ],
] as const) {
  test(`turns ${what}`, async ({ page }) => {
    await open(page, from);
    expect(await turnedBy(page, () => page.locator(link).first().click(), to)).toContain(name);
  });
}

test('turns no page for who wishes less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/pricing');
  const follow = () => page.locator('main [data-plan=enterprise] a').click();
  expect(await turnedBy(page, follow, /\/contact-us$/)).toEqual([]);
});
