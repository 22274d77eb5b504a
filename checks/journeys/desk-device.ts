import { expect, type Page } from '@playwright/test';

/** A device that shows its passkey as soon as it is asked for it. */
export async function giveDevice(page: Page): Promise<{ forget: () => Promise<unknown> }> {
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

/** Adds a passkey of that device to the person's account. @param url of the page of the account */
export async function addPasskey(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toBeVisible();
}
