import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { bookDemo, dayOfOffice } from './desk-demos.ts';
import { addPasskey, giveDevice } from './desk-device.ts';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';

const RIGHTS = { granted: ['export', 'erase'] };

/** Addresses of the people whose requests are stored, by the beginning of the address. */
function storedAddresses(databaseFile: string, prefix: string): string[] {
  const database = new DatabaseSync(databaseFile, { readOnly: true });
  const rows = database.prepare('select distinct email from leads where email like ?').all(`${prefix}-%`);
  database.close();
  return rows.map(({ email }) => String(email));
}

async function find(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.keyboard.press('Enter');
}

test.describe('the privacy of the desk', () => {
  test('erases a person, whose demo is canceled first, after a copy of what is held', async ({
    page,
    context,
    server,
  }) => {
    await bookDemo(page, server, { name: 'Edith Rao', day: dayOfOffice(12), clock: '11:00' });
    const [email = ''] = storedAddresses(server.databaseFile, 'edith');
    await giveDevice(page);
    const maya = await signInAs(context, server, 'owner', RIGHTS);
    await addPasskey(page, deskUrl(server, '/account'));
    await page.goto(deskUrl(server, '/privacy'));
    await find(page, email);
    await expect(page.getByRole('heading', { name: 'Demos to come' })).toBeVisible();
    await expectNoViolations(page);

    maya.makeStale();
    await page.getByRole('button', { name: 'Download a copy' }).click();
    await page.getByLabel('Reason').fill('Asked for by phone');
    const file = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('dialog', { name: 'Confirm that it’s you' });
    await confirm.getByRole('button', { name: 'Show your passkey' }).click();
    const copy = await file;
    expect(copy.suggestedFilename()).toBe('personal-data.pdf');
    expect(readFileSync(await copy.path(), 'latin1')).toMatch(/^%PDF/);

    await page.getByRole('button', { name: 'Erase' }).click();
    const erase = page.getByRole('dialog', { name: `Erase ${email}?` });
    await expect(erase).toBeVisible();
    // Beside it, React Aria still announces by its name the button that was pressed before, which is gone.
    await expectNoViolations(page, { within: '[role=dialog]' });
    await erase.getByLabel('Reason').fill('Asked for by phone');
    await erase.getByLabel('Type the address to confirm').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `${email} is erased` })).toBeFocused();
    await expect(page.getByText('1 demo was canceled before.')).toBeVisible();
    await expect(page.getByText(/It is nowhere\.$/)).toBeVisible();
    await expectNoViolations(page, { within: 'main' });
    expect(storedAddresses(server.databaseFile, 'edith')).toEqual([]);

    await page.getByRole('tab', { name: 'Erased people' }).click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });

  test('shows consents, the register and retention within 390 px', async ({ page, context, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(context, server, 'owner', RIGHTS);
    for (const part of ['find', 'consents', 'erased', 'retention']) {
      await page.goto(deskUrl(server, `/privacy?part=${part}`));
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      await expect(page.getByRole('status', { name: /^(Loading|Counting)/ })).toHaveCount(0);
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});
