import { expect, type Page } from '@playwright/test';
import { bookDemo, dayOfOffice } from './desk-demos.ts';
import { deskUrl, signInAs } from './desk-person.ts';
import { test } from './fixtures.ts';

const SCREENS = [
  ...['/', '/leads', '/given-up', '/calendar', '/calendar?view=list', '/articles', '/content'],
  ...['/numbers', '/health', '/privacy', '/people', '/account', '/audit'],
  ...['Channels', 'Office', 'Booking', 'Company', 'Retention and spam', 'Replies'].map(
    (group) => `/settings?group=${encodeURIComponent(group)}`,
  ),
];

/** Lists elements that have to be scrolled sideways, but not tabs and what is folded, such as the table below a chart. */
const findSideways = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const isScroller =
          overflowX === 'auto' || overflowX === 'scroll' || element === document.documentElement;
        const isChoice = element.getAttribute('role') === 'tablist' || !element.checkVisibility();
        return (
          isScroller && !isChoice && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        );
      })
      .map(
        (element) => `${element.tagName} ${element.className} ${element.scrollWidth}/${element.clientWidth}`,
      ),
  );

test('has no column outside of a screen', async ({ page, context, server }) => {
  test.setTimeout(300_000);
  await bookDemo(page, server, { name: 'Wei Zhang', day: dayOfOffice(9), clock: '12:00' });
  await signInAs(context, server, 'owner', { zone: 'Asia/Kolkata', granted: ['export', 'erase'] });
  const found: string[] = [];
  for (const path of SCREENS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(deskUrl(server, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
      // The observers of widths have been heard.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      found.push(...(await findSideways(page)).map((each) => `${path} at ${width}: ${each}`));
    }
  }
  expect(found).toEqual([]);
});
