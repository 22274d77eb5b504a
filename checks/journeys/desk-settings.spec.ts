import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { bookDemo, dayOfOffice } from './desk-demos.ts';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';

// A server of its own: what is set here counts for all that it does.
test.use({ settings: { DESK_KEY: Buffer.alloc(32, 1).toString('base64') } });

/** Returns the number of messages that a channel has, or waits to send. */
function messagesBy(databaseFile: string, channel: string): number {
  const database = new DatabaseSync(databaseFile, { readOnly: true });
  const row = database
    .prepare('select count(*) as count from lead_deliveries where channel = ?')
    .get(channel);
  database.close();
  return Number(row?.count);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test.describe('the settings of the desk', () => {
  test('set the mailbox of the sales team, which hears of the next demo', async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context, server, 'owner');
    await page.goto(deskUrl(server, '/settings'));
    const mailbox = page.getByLabel('Sales mailbox', { exact: true });
    await mailbox.fill('sales');
    await save(page);
    await expect(mailbox).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations(page);

    await mailbox.fill('sales@example.com');
    await page.reload();
    await expect(mailbox).toHaveValue('sales@example.com');
    await expect(page.getByText('1 change not saved')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Changed by')).toBeVisible();
    expect(messagesBy(server.databaseFile, 'sales-email')).toBe(0);
    await bookDemo(page, server, { name: 'Frida Rao', day: dayOfOffice(13), clock: '11:00' });
    await expect.poll(() => messagesBy(server.databaseFile, 'sales-email')).toBe(1);

    await page.getByRole('button', { name: 'Reset Sales mailbox' }).click();
    await save(page);
    await expect(page.getByText('Changed by')).toHaveCount(0);
  });

  test('keep a secret without showing it, and what is typed where the connection is lost', async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context, server, 'owner');
    await page.goto(deskUrl(server, '/settings'));
    const slack = page.getByLabel('Slack', { exact: true });
    await slack.fill('http://127.0.0.1:9/hook');
    await context.setOffline(true);
    await save(page);
    await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
    await expect(slack).toHaveValue('http://127.0.0.1:9/hook');
    await context.setOffline(false);
    await save(page);
    await expect(slack).toHaveAttribute('placeholder', 'Set. Type a new one to replace it.');
    await expect(slack).toHaveValue('');
    await page.getByRole('button', { name: 'Remove Slack' }).click();
    await expect(page.getByText('Removed once you save')).toBeVisible();
    await save(page);
    await expect(slack).not.toHaveAttribute('placeholder');
  });

  test('write a template, in each group within 390 px', async ({ page, context, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(context, server, 'owner');
    for (const group of ['Office', 'Booking', 'Company', 'Retention and spam', 'Replies']) {
      await page.goto(deskUrl(server, `/settings?group=${encodeURIComponent(group)}`));
      await expect(page.getByRole('tab', { name: group, selected: true })).toBeInViewport({ ratio: 0.9 });
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    await page.getByRole('button', { name: 'Write the first template' }).click();
    const dialog = page.getByRole('dialog', { name: 'New template' });
    await dialog.getByLabel('Name').fill('Prices');
    await dialog.getByLabel('Subject').fill('Our prices');
    await dialog.getByLabel('Text').fill('Hi {firstName}, here they are.');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: /^Prices/ })).toBeVisible();
  });
});
