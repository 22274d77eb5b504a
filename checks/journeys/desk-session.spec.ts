import { expect } from '@playwright/test';
import { addPasskey, giveDevice } from './desk-device.ts';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';

// A server of its own: what other tests leave would be in the way.
test.use({ settings: { DEMO_MEETING_URL: 'https://meet.example.com/session' } });

test.describe('the session of a desk', () => {
  test('is asked for again once it has ended, and what was typed is sent then', async ({
    page,
    context,
    server,
  }) => {
    await giveDevice(page);
    const maya = await signInAs(context, server, 'owner');
    await addPasskey(page, deskUrl(server, '/account'));
    await page.goto(deskUrl(server, '/people'));
    await page.getByRole('button', { name: 'Add a person' }).click();
    const add = page.getByRole('dialog', { name: 'Add a person' });
    await add.getByLabel('Name').fill('Leo Ortiz');
    await add.getByLabel('Email').fill('leo@example.com');

    maya.endSessions();
    await add.getByRole('button', { name: /^Add and/ }).click();
    const ended = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(ended).toBeVisible();
    await expectNoViolations(page);
    await ended.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(ended).toHaveCount(0);
    await expect(add).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText('leo@example.com')).toBeVisible();
  });

  test('needs the passkey again before people are changed, and the change is made then', async ({
    page,
    context,
    server,
  }) => {
    await giveDevice(page);
    const maya = await signInAs(context, server, 'owner');
    await addPasskey(page, deskUrl(server, '/account'));
    await page.goto(deskUrl(server, '/people'));
    maya.makeStale();
    await page.getByRole('button', { name: 'Add a person' }).click();
    const add = page.getByRole('dialog', { name: 'Add a person' });
    await add.getByLabel('Name').fill('Ana Lima');
    await add.getByLabel('Email').fill('ana@example.com');
    await add.getByRole('button', { name: /^Add and/ }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm that it’s you' });
    await confirm.getByRole('button', { name: 'Show your passkey' }).click();
    await expect(add).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText('ana@example.com')).toBeVisible();
  });

  test('is left by its dialog with what was typed', async ({ page, context, server }) => {
    const maya = await signInAs(context, server, 'owner');
    await page.goto(deskUrl(server, '/people'));
    await page.getByRole('button', { name: 'Add a person' }).click();
    const add = page.getByRole('dialog', { name: 'Add a person' });
    await add.getByLabel('Name').fill('Leo Ortiz');
    await add.getByLabel('Email').fill('leo@example.com');
    maya.endSessions();
    await add.getByRole('button', { name: /^Add and/ }).click();
    await page
      .getByRole('dialog', { name: 'Your session has ended' })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect(add.getByLabel('Name')).toHaveValue('Leo Ortiz');
    await expect(add.getByLabel('Email')).toHaveValue('leo@example.com');
  });
});
