import { expect } from '@playwright/test';
import { brand } from 'content/brand.ts';
import { startServer } from '../faults/server-process.ts';
import { GOOD_BODIES, postLead } from '../support/lead-bodies.ts';
import { deskUrl, signInAs } from './desk-person.ts';
import { test } from './fixtures.ts';

type Shown = { title: string; body: string };
type Watched = typeof globalThis & { shown: Shown[] };

test('a desk behind another window shows what its person chose, in the browser', async ({
  page,
  context,
}) => {
  const server = await startServer({ env: { LOG_LEVEL: 'warn' } });
  try {
    await signInAs(context, server, 'sales', { name: 'Bob Ray', granted: ['turn'] });
    await page.addInitScript(() => {
      const watched = globalThis as Watched;
      watched.shown = [];
      // A headless browser shows no notifications, and grants none.
      class Recorded {
        static permission = localStorage.getItem('granted') ?? 'default';
        static async requestPermission() {
          localStorage.setItem('granted', 'granted');
          Recorded.permission = 'granted';
        }
        constructor(title: string, { body = '' }: NotificationOptions = {}) {
          watched.shown.push({ title, body });
        }
      }
      Object.assign(watched, { Notification: Recorded });
    });
    await page.goto(deskUrl(server, '/account'));
    const choice = page.getByLabel('Show them in this browser too');
    await page.getByText('Show them in this browser too').click();
    await expect(choice).toBeChecked();
    await page.reload();
    await expect(choice).toBeChecked();

    // A headless browser never hides a page.
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    await page.waitForResponse(/account\/news/);
    await postLead(server.url, 'contact', GOOD_BODIES.contact);
    const shown = () => page.evaluate(() => (globalThis as Watched).shown);
    await expect.poll(shown).toEqual([{ title: brand.name, body: expect.stringContaining('Asha') }]);
  } finally {
    await server.stop();
  }
});
