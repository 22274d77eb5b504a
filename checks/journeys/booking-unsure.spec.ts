import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { BookingPage, bookableDate } from './booking-page.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test, waitOutTimeCheck } from './fixtures.ts';

// A server of its own: what other tests leave would be in the way.
test.use({ settings: { DEMO_MEETING_URL: 'https://meet.example.com/unsure' } });

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const UNSURE = 'We’ll confirm within 4 hours';
/** More than the six for which the last good copy of a calendar counts. */
const HOURS = 7;
const EMPTY = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\nEND:VCALENDAR\r\n';

let isSetUp = false;

/** The only host has a calendar that was read once, and not in the last hours. */
async function setUpHost(databaseFile: string, page: Page): Promise<void> {
  if (!isSetUp) {
    const calendar = createServer((_request, response) => response.end(EMPTY));
    calendar.listen(0, '127.0.0.1');
    await once(calendar, 'listening');
    const { port } = calendar.address() as AddressInfo;
    const { PATH = '', HOME = '' } = process.env;
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['server/commands/hosts.ts', ...args], {
        cwd: REPOSITORY,
        env: { PATH, HOME, DATA_DIR: dirname(databaseFile) },
      });
    await run('add', 'Jonas Weber', 'jonas@example.com', '--hours', '00:00-24:00');
    await run('calendar', 'add', 'Jonas', 'ics', `http://127.0.0.1:${port}/basic.ics`);
    calendar.closeAllConnections();
    calendar.close();
    const database = new DatabaseSync(databaseFile);
    const before = new Date(Date.now() - HOURS * 3_600_000).toISOString();
    database.exec(`update host_calendars set good_at = '${before}', version = version + 1`);
    database.close();
    isSetUp = true;
  }
  const date = bookableDate();
  const isUnsure = async () => {
    const answer = await page.request.get(`/authms/demo-slots?from=${date}&to=${date}`);
    return (await answer.json()).days[0].slots.at(-1)?.toBeConfirmed;
  };
  await expect.poll(isUnsure, { timeout: 20_000 }).toBe(true);
}

/** Books a half-hour, to the page that thanks; resolves to the id of the request. */
async function book(page: Page, slot: string): Promise<string> {
  const booking = new BookingPage(page);
  await booking.open();
  await booking.chooseDay(bookableDate());
  await expect(booking.slot(slot)).toHaveAccessibleDescription(new RegExp(UNSURE));
  await expect(booking.slot(slot)).toContainText(UNSURE);
  await booking.slot(slot).click();
  await booking.fillDetails();
  await expect(booking.dialog).toContainText(UNSURE);
  await waitOutTimeCheck(page);
  await booking.submit.click();
  await page.waitForURL('**/thankyou');
  await expect(page.getByText(`${UNSURE}.`).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toBeHidden();
  return page.evaluate(() => history.state['booked-demo'].id);
}

async function readMail(databaseFile: string, name: string): Promise<string> {
  const file = join(dirname(databaseFile), 'mails', `${name}.eml`);
  await expect.poll(() => existsSync(file), { timeout: 20_000 }).toBe(true);
  return readFileSync(file, 'utf8').replaceAll(/=\r?\n/g, '');
}

async function openAsHost(page: Page, databaseFile: string, id: string): Promise<void> {
  const mail = await readMail(databaseFile, `${id}.host-email.to-confirm.0`);
  await page.goto(/\/demo\/[\w-]{48}\/host/.exec(mail)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Can you hold this demo?' })).toBeVisible();
}

const managePath = (page: Page): Promise<string> =>
  page.evaluate(() => new URL(history.state['booked-demo'].manageUrl).pathname);

test('books a time that the host confirms by the link of an email', async ({ page, server }) => {
  await setUpHost(server.databaseFile, page);
  const id = await book(page, '10:30 AM');
  await expectNoViolations(page);
  const manage = await managePath(page);
  await openAsHost(page, server.databaseFile, id);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Yes, I’ll hold it' }).click();
  await expect(page.getByRole('heading', { name: 'You hold this demo' })).toBeVisible();
  const mail = await readMail(server.databaseFile, `${id}.visitor-email.agreed.0`);
  expect(mail).toMatch(/Your demo is confirmed/);
  await page.goto(manage);
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toBeVisible();
});

test('offers other times when the host can’t hold it, and says which have to be confirmed', async ({
  page,
  server,
}) => {
  await setUpHost(server.databaseFile, page);
  const id = await book(page, '11:30 AM');
  const manage = await managePath(page);
  await openAsHost(page, server.databaseFile, id);
  await page.getByRole('button', { name: 'I can’t' }).click();
  await expect(page.getByRole('heading', { name: 'You don’t hold this demo' })).toBeVisible();
  const mail = await readMail(server.databaseFile, `${id}.visitor-email.offered.0`);
  expect(mail).toMatch(/Please pick another time/);
  await page.goto(manage);
  await expect(page.getByText('Needs another time')).toBeVisible();
  const other = page.getByRole('radio', { name: `12:00 PM ${UNSURE}` }).first();
  await page.locator('label', { has: other }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Move my demo' }).locator('visible=true').click();
  await expect(page.getByText('Moved. This is the new time.')).toBeVisible();
  await expect(page.getByText(`${UNSURE}.`)).toBeVisible();
});
