import { expect, type Page } from '@playwright/test';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';

/** The two seconds that a page may take, on a machine that does much else. */
const SHOWN = { timeout: 60_000 };

const headline = async (page: Page, url: string) => {
  const html = await (await page.request.get(url)).text();
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
};

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Review and publish' })).toHaveCount(0);
}

test('changes a headline that a search has found, and takes it back', { tag: '@smoke' }, async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server, 'publisher');
  const affiliate = `${server.url}/affiliate`;
  const usual = (await headline(page, affiliate)) ?? '';
  await page.goto(deskUrl(server, '/content'));
  await page.getByLabel('Find a text').fill(usual);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Affiliate › First view › Title' }).click();
  await expect(page.locator(':focus')).toHaveValue(usual);
  const title = page.locator('[name="pages/affiliate#hero.title"]');

  // What does not fit says so, and keeps the rest from being published.
  await title.fill('x'.repeat(500));
  await expect(page.getByText(/Has at most \d+ characters\./)).toBeVisible();
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Publish' })).toBeDisabled();
  await page.getByRole('button', { name: 'Not yet' }).click();

  // A closed tab loses nothing.
  await title.fill('Recommend us');
  await page.reload();
  await expect(title).toHaveValue('Recommend us');
  const preview = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview what isn’t published' }).click();
  await expect((await preview).getByRole('heading', { level: 1 })).toHaveText('Recommend us');
  expect(await headline(page, affiliate)).toBe(usual);
  await publish(page);
  await expect.poll(() => headline(page, affiliate), SHOWN).toBe('Recommend us');

  await page.getByRole('link', { name: 'All documents' }).click();
  await page.getByRole('tab', { name: 'Published' }).click();
  await page.getByText('Affiliate', { exact: true }).click();
  // Beside the screen React Aria 3.53 keeps its word on a pending button for seconds, also when the button is gone.
  await expectNoViolations(page, { within: '#screen' });
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => headline(page, affiliate), SHOWN).toBe(usual);
});

test('leaves prices to an owner, whose change every page quotes', async ({ page, context, server }) => {
  await signInAs(context, server, 'publisher');
  await page.goto(deskUrl(server, '/content?document=plans'));
  await expect(page.getByText('Only an owner changes this')).toBeVisible();

  await signInAs(context, server, 'owner');
  await page.goto(deskUrl(server, '/content?document=plans&text=plans%23startup.price'));
  await page.locator('[name="plans#startup.price"]').fill('777');
  await publish(page);
  const pricing = async () => (await page.request.get(`${server.url}/pricing`)).text();
  await expect.poll(pricing, SHOWN).toContain('$777');
});
