import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../faults/server-process.ts';

/** Gives the browser of a page an authenticator that holds passkeys and always knows the person. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The link that the start of a server printed, which adds the first owner of its desk. */
export function firstLink(server: RunningServer): string {
  const [link = ''] = /http\S+\/desk\/link#\S+/.exec(server.output()) ?? [];
  return link;
}

/** Becomes the first owner of the desk, with a passkey. */
export async function setUpDesk(page: Page, server: RunningServer): Promise<void> {
  await addAuthenticator(page);
  await page.goto(firstLink(server));
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
}
