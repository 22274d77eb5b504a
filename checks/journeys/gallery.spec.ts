import { test as base, expect, type Page } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations.ts';
import { type GalleryServer, startGalleryServer } from './gallery-server.ts';

const test = base.extend<object, { gallery: GalleryServer }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startGalleryServer();
      await use(server);
      await server.stop();
    },
    // The first start of a clone prepares the libraries for the browser.
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One worker, so one `astro dev`: two would write the same cache.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

/** Each part stands beside itself in the other scheme, the landmarks too. */
const TWICE = ['landmark-unique'];

async function openGallery(page: Page, { url }: GalleryServer): Promise<void> {
  await page.goto(url);
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1, { timeout: 60_000 });
}

test('passes axe without errors or overflow in either scheme', async ({ page, gallery }) => {
  // The first visit of a clone prepares libraries, and loads the page again when they are ready.
  await openGallery(page, gallery);
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(request.url()));

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openGallery(page, gallery);
    await expectNoViolations(page, { except: TWICE });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  expect(problems).toEqual([]);
});

test('shows each variant beside itself in the other scheme', async ({ page, gallery }) => {
  await openGallery(page, gallery);
  const colours = (scheme: string) =>
    page.locator(`[data-scheme=${scheme}]`).evaluateAll((panes) => {
      const papers = panes.map((pane) => getComputedStyle(pane).backgroundColor);
      return { count: panes.length, papers: [...new Set(papers)] };
    });
  const [light, dark] = [await colours('light'), await colours('dark')];

  expect(light.count).toBeGreaterThan(20);
  expect(light.count).toBe(dark.count);
  expect([light.papers, dark.papers]).toEqual([['rgb(251, 249, 245)'], ['rgb(12, 10, 20)']]);
});

test('opens its tabs and its dialog', async ({ page, gallery }) => {
  await openGallery(page, gallery);
  const tab = page.getByRole('tab', { name: 'Test' }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Open', exact: true }).last().click();
  await expect(page.getByRole('dialog', { name: 'Approve the refund' })).toBeVisible();
});
