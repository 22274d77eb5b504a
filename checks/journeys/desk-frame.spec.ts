import { expect, type Page } from '@playwright/test';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';

/** Bytes over the wire until the first screen stands, its faces included. */
const FIRST_LOAD = 200_000;
const SCREENS = {
  Today: '',
  Leads: '/leads',
  Calendar: '/calendar',
  Numbers: '/numbers',
  Health: '/health',
  Privacy: '/privacy',
  People: '/people',
  Settings: '/settings',
  Audit: '/audit',
};

/** Names of people in leads of other journeys bring them along. */
const OTHER_LETTERS = /geist-(?:latin-ext|cyrillic)/;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('the desk', () => {
  test('loads its first screen in less than 200 kB', async ({ page, context, server }) => {
    await signInAs(context, server, 'owner');
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const addresses = new Map<string, string>();
    const bytesOf = new Map<string, number>();
    client.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const address = addresses.get(requestId) ?? requestId;
      // Read again: another journey has changed a lead meanwhile.
      if (!OTHER_LETTERS.test(address) && !bytesOf.has(address)) bytesOf.set(address, encodedDataLength);
    });
    await page.goto(deskUrl(server));
    await expect(heading(page, 'Today')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // What is fetched while nothing is pressed.
    await page.waitForTimeout(1_000);
    const bytes = [...bytesOf.values()].reduce((sum, each) => sum + each, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes, JSON.stringify([...bytesOf])).toBeLessThan(FIRST_LOAD);
  });

  test('is run from the palette', async ({ page, context, server }) => {
    await signInAs(context, server, 'owner');
    await page.goto(deskUrl(server));
    await expect(heading(page, 'Today')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    const field = page.getByRole('combobox', { name: 'Search people, leads and commands' });
    await expect(field).toBeFocused();
    await field.fill('calen');
    await expect(page.getByRole('option', { name: 'Go to Calendar' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Calendar')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('ControlOrMeta+k');
    await field.fill('nothing is called so');
    await expect(page.getByText('Nothing is called that')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is run by keys, which its list names and turns off', async ({ page, context, server }) => {
    await signInAs(context, server, 'owner');
    await page.goto(deskUrl(server));
    await expect(heading(page, 'Today')).toBeVisible();
    await page.keyboard.type('gn');
    await expect(heading(page, 'Numbers')).toBeVisible();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    await expect(list.getByText('Go to Calendar')).toBeVisible();
    await expectNoViolations(page);
    await list.getByText('Keys of a single character').click();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);

    await page.keyboard.type('gt?');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(heading(page, 'Numbers')).toBeAttached();
  });

  test('says that the server is not reached, and comes back by itself', async ({ page, context, server }) => {
    await signInAs(context, server, 'owner');
    await page.goto(deskUrl(server));
    await expect(heading(page, 'Today')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('No connection.')).toBeVisible();
    // What was not fetched yet can not be opened, and takes nothing else away.
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByText('That did not work.')).toBeVisible();
    await expect(heading(page, 'Today')).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('No connection.')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  test('shows each role the screens that it may use', async ({ page, context, server }) => {
    await signInAs(context, server, 'analyst');
    await page.goto(deskUrl(server));
    await expect(heading(page, 'Today')).toBeVisible();
    const nav = page.getByRole('navigation', { name: 'Screens' });
    await expect(nav.getByRole('link')).toHaveText(['Today', 'Numbers']);
  });

  for (const [name, path] of Object.entries(SCREENS)) {
    test(`shows ${name} to axe, and within 390 px`, async ({ page, context, server }) => {
      await signInAs(context, server, 'owner', { granted: ['export', 'erase'] });
      await page.goto(deskUrl(server, path));
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expectNoViolations(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }
});
