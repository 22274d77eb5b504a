import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';
import { addAuthenticator, setUpDesk } from './team-desk.ts';

test.use({ settings: { DESK: 'on' } });

/**
 * Expects no violations on the whole desk. React Aria announces a button that works by its label, and for some seconds
 * after the button has gone, which axe takes for a picture without a name.
 */
function expectNoViolationsOfDesk(page: Page): Promise<void> {
  return expectNoViolations(page, { within: '#desk' });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('sets the desk up by the printed link, invites a person, and removes them', { tag: '@smoke' }, async ({
  page,
  browser,
  server,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/desk/people');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expectNoViolations(page);
  await setUpDesk(page, server);

  await page.goto('/desk/people');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Priya');
  await page.getByRole('textbox', { name: 'Email' }).fill('priya@example.com');
  await page.getByRole('button', { name: 'Add and show the link' }).click();
  const link = (await page.locator('code').textContent()) ?? '';
  expect(link).toMatch(/^http:\/\/localhost:\d+\/desk\/link#[\w-]{43}$/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('priya@example.com')).toBeVisible();
  await expectNoViolationsOfDesk(page);

  const theirs = await (await browser.newContext()).newPage();
  await addAuthenticator(theirs);
  await theirs.goto(link);
  await theirs.getByRole('button', { name: 'Go on' }).click();
  await theirs.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(heading(theirs, 'Today')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'People' })).toHaveCount(0);

  // Signed out, the passkey alone signs in again.
  await theirs.context().clearCookies();
  await theirs.goto('/desk/account');
  await theirs.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(heading(theirs, 'Your account')).toBeVisible();
  await expect(theirs.getByText('1 passkey').or(theirs.getByText('Added'))).toBeVisible();
  await expectNoViolationsOfDesk(theirs);

  await page.getByRole('button', { name: 'Change Priya' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Priya' }).click();
  await expect(page.getByText('priya@example.com')).toHaveCount(0);
  await theirs.reload();
  await expect(heading(theirs, 'Sign in')).toBeVisible();

  await page.goto('/desk/audit');
  await expect(page.getByText('Removed a person')).toBeVisible();
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await expect(page.getByText(/^All \d+ entries are whole\./)).toBeVisible();
  await expectNoViolationsOfDesk(page);
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  await theirs.context().close();
});

test('says of a used link that it no longer works', async ({ page }) => {
  await page.goto('/desk/link#made-up-token-of-a-link-that-never-was');
  await expect(heading(page, 'This link no longer works')).toBeVisible();
  await expectNoViolations(page);
});
