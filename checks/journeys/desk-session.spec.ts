import { expect, type Page } from '@playwright/test';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';

/** A device that shows its passkey as soon as it is asked for it. */
async function giveDevice(page: Page): Promise<{ forget: () => Promise<unknown> }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return { forget: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) };
}

async function addPasskey(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toBeVisible();
}

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
