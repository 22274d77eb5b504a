import { expect } from '@playwright/test';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { GOOD_BODIES } from '../support/lead-bodies.ts';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';

// A server of its own: what other tests leave would be in the way.
test.use({ settings: { DEMO_MEETING_URL: 'https://meet.example.com/today' } });

test('shows today what is not set up, and then by itself who waits for an answer', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server, 'owner');
  await page.goto(deskUrl(server));
  const firstDay = page.getByRole('region', { name: 'Before the first booking' });
  await expect(firstDay.getByText('A broken disk would take all requests along.')).toBeVisible();
  await expect(firstDay.getByRole('link', { name: 'Mailbox for sales' })).toHaveAttribute('href', /settings/);
  await expect(page.getByText('All quiet')).toHaveCount(0);
  await expectNoViolations(page);

  const sent = await fetch(server.url + LEAD_PATHS.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(GOOD_BODIES.contact),
  });
  expect(sent.status).toBe(201);
  const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
  const row = waiting.getByRole('link', { name: /Asha Rao Rao & Daughters.*Unassigned/ });
  await expect(row).toBeVisible({ timeout: 5_000 });
  await expect(page.getByText('All quiet')).toHaveCount(0);

  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await expectNoViolations(page);
});

test('shows today to an analyst without a name', async ({ page, context, server }) => {
  await signInAs(context, server, 'analyst');
  await page.goto(deskUrl(server));
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByText('All quiet, Maya')).toBeVisible();
  await expect(page.getByText('Asha')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Demos today' })).toHaveCount(0);
});
