import { readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { laterDate } from 'contract/dates.ts';
import type { RunningServer } from '../faults/server-process.ts';
import { dayOfOffice } from './desk-demos.ts';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Sends a request as a visitor of the site does. */
async function send(server: RunningServer, body: object, campaign?: string): Promise<string> {
  const response = await fetch(server.url + LEAD_PATHS.contact, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(campaign && { baggage: `utm_source=newsletter,utm_campaign=${campaign}` }),
    },
    body: JSON.stringify({
      ...{ firstName: 'Asha', lastName: 'Rao', company: 'Contoso', teamSize: '11-50' },
      ...{ phone: '+14155550123', message: 'Please show us agents that read invoices.' },
      ...body,
    }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

function run(server: RunningServer, sql: string, ...values: string[]): void {
  const database = new DatabaseSync(server.databaseFile);
  database.exec('pragma busy_timeout = 10000');
  database.prepare(sql).run(...values);
  database.close();
}

test('reads, assigns, answers and exports leads', { tag: '@smoke' }, async ({ page, context, server }) => {
  await signInAs(context, server, 'owner', { granted: ['export'] });
  const old = await send(
    server,
    { email: 'zoe@example.com', firstName: 'Zoë', lastName: 'Lang' },
    'spring-sale',
  );
  // Months are those of the office, whose day begins before that of UTC.
  const endOfLastMonth = laterDate(`${dayOfOffice(0).slice(0, 7)}-01`, -1);
  run(server, 'update leads set received_at = ? where id = ?', `${endOfLastMonth}T06:30:00.000Z`, old);
  await page.goto(deskUrl(server, '/leads'));
  await expect(heading(page, 'Leads')).toBeVisible();
  await expect(page.getByRole('row', { name: /Zoë Lang/ })).toBeVisible();

  // A new one is there by itself, however soon it comes.
  await send(server, { email: 'asha@example.com' });
  await expect(page.getByRole('row', { name: /Asha Rao/ })).toBeVisible({ timeout: 5_000 });
  // Their number beside the screen has a color of its own; other tests may have sent some to the same server.
  await expect(page.getByRole('link', { name: 'Leads' }).getByText(/^\d+$/)).toBeVisible();
  await expectNoViolations(page);

  // By the keyboard alone: to the first row, mine, open.
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByText('Lead assigned to you')).toBeVisible();
  await expect(page.getByRole('row', { name: /Asha Rao.*Maya Chen/ })).toBeVisible();
  await page.getByRole('row', { name: /Asha Rao.*Maya Chen/ }).click();
  await expect(heading(page, 'Asha Rao')).toBeVisible();

  // What is typed survives a reload and a lost connection.
  const field = page.getByRole('textbox', { name: 'To asha@example.com' });
  await field.fill('Hello Asha, does Tuesday suit you?');
  await page.reload();
  await expect(field).toHaveValue('Hello Asha, does Tuesday suit you?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('What you typed is kept', { exact: false }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(field).toHaveValue('Hello Asha, does Tuesday suit you?');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('button', { name: 'State: Answered' })).toBeVisible();
  await expect(page.getByText('Hello Asha, does Tuesday suit you?')).toHaveCount(1);
  await expect(field).toHaveValue('');
  await expectNoViolations(page);

  // Last month's of one campaign, exported.
  await page.goto(deskUrl(server, '/leads?period=last-month&campaign=spring-sale'));
  await expect(page.getByRole('row', { name: /Zoë Lang/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Asha Rao/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByLabel('Reason').fill('Spring sale, for the agency');
  await expectNoViolations(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await coming).path(), 'utf8');
  expect([file.includes('zoe@example.com'), file.includes('asha@example.com')]).toEqual([true, false]);
});

test('changes many at once, takes it back, and shows what another person has changed', async ({
  page,
  browser,
  context,
  server,
}) => {
  await signInAs(context, server, 'owner');
  const theirs = await browser.newContext();
  await signInAs(theirs, server, 'owner', { name: 'Bob Reyes' });
  for (const name of ['One', 'Two', 'Three']) {
    await send(server, {
      email: `${name}@bulk.example`,
      firstName: name,
      lastName: 'Bulk',
      company: 'Bulk Inc',
    });
  }
  const second = await theirs.newPage();
  for (const each of [page, second]) {
    await each.goto(deskUrl(server, '/leads?text=bulk'));
    await expect(each.getByRole('row', { name: /Bulk/ })).toHaveCount(3);
  }
  await page.getByLabel('Select all that are loaded').check();
  await page.getByRole('button', { name: 'State' }).click();
  await page.getByRole('menuitem', { name: 'Won' }).click();
  await expect(page.getByText('3 leads marked as won')).toBeVisible();
  // The other hears of it.
  await expect(second.getByRole('row', { name: /Won/ })).toHaveCount(3, { timeout: 5_000 });
  await page.keyboard.press('z');
  await expect(second.getByRole('row', { name: /New/ })).toHaveCount(3, { timeout: 5_000 });
  await theirs.close();
});

test('shows what visitors wrote as text, whatever it is', async ({ page, context, server }) => {
  await signInAs(context, server, 'owner');
  const evil = '"><img src=x onerror=window.hacked=1><script>window.hacked=1</script>';
  const id = await send(server, {
    ...{ firstName: `Eve`, lastName: 'Adversary', company: evil, message: `${evil} javascript:alert(1)` },
    email: 'eve@example.com',
  });
  const json = JSON.stringify({
    utm_source: evil,
    utm_campaign: evil,
    referrer: `javascript:${evil}`,
    [evil]: evil,
  });
  run(
    server,
    `update leads set source = ?, campaign = ?, attribution = ?, context = ?, suspicion = ?,
     body = json_set(body, '$.firstName', ?, '$.phone', ?, '$.teamSize', ?) where id = ?`,
    ...[evil, evil, json, JSON.stringify({ timeZone: evil, language: evil, lastTouch: { utm_term: evil } })],
    ...[JSON.stringify([evil]), evil, evil, evil, id],
  );
  run(
    server,
    `update lead_deliveries set last_problem = ?, state = 'dead', channel = ? where lead_id = ?`,
    evil,
    evil,
    id,
  );
  run(
    server,
    'insert into lead_notes (id, lead_id, text, created_at) values (?, ?, ?, ?)',
    ...[crypto.randomUUID(), id, evil, new Date().toISOString()],
  );
  for (const path of ['/leads', `/leads?text=${encodeURIComponent('adversary')}`, `/person/${id}`, '']) {
    await page.goto(deskUrl(server, path));
    await expect(page.getByText('onerror=window.hacked=1', { exact: false }).first()).toBeAttached();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.locator('img[src=x]').count()).toBe(0);
  }
});
