import { DEMO_PAGE } from 'contract/site/addresses.ts';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFirefox } from '../../scripts/test-tools.ts';
import { type RunningServer, startServer } from '../faults/server-process.ts';
import { findLeads } from '../journeys/stored-leads.ts';
import { fill, openPage, press, startFirefox, untilTold } from './firefox-page.ts';

const firefox = findFirefox();
if (!firefox) console.warn('skipped: Firefox is missing (firefox-esr or firefox in PATH)');

/** What must work in every engine; the rest is shown in Chromium. */
describe.skipIf(!firefox)('in Firefox', () => {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startServer({ env: { LOG_LEVEL: 'warn', DEMO_SEATS: '1000' } });
    browser = await startFirefox(firefox ?? '');
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const open = (path: string) => openPage(browser, server.url + path);

  it('the home page comes up, with nothing to complain of', async () => {
    const { page, problems } = await open('/');
    expect(await page.$$eval('h1', (all) => all.length)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(problems).toEqual([]);
  });

  it('a demo is booked, stored and thanked for', async () => {
    const { page, problems } = await open(DEMO_PAGE);
    await press(page, 'button', 'Next month');
    const days = '[role=grid] button:not(:disabled)';
    await page.waitForSelector(days);
    await page.$$eval(days, (all) => (all.at(-1) as HTMLElement).click());
    await press(page, 'button', '10:30 AM');
    for (const [name, text] of [
      ['First name', 'Mira'],
      ['Last name', 'Rao'],
      ['Email', 'firefox@example.com'],
      ['Additional information', 'From Firefox'],
    ] as const) {
      await fill(page, name, text);
    }
    await page.locator('dialog[open] input[type=tel]').fill('98765 43210');
    await page.locator('dialog[open] input[type=checkbox]').click();
    const thanked = page.waitForNavigation();
    await press(page, 'button', 'Schedule Meeting');
    await thanked;
    expect(new URL(page.url()).pathname).toBe('/thankyou');
    await untilTold(page, '10:30 AM');
    expect(findLeads(server.databaseFile, 'demo')).toMatchObject([{ email: 'firefox@example.com' }]);
    expect(problems).toEqual([]);
  });

  it('the return of an investment is computed', async () => {
    const { page, problems } = await open('/roi-calculator');
    await page.select('select[name=useCase]', 'customer-service');
    await page.select('select[name=industry]', 'technology');
    await press(page, 'button', 'Calculate ROI');
    await untilTold(page, '$1,215,000.0');
    await untilTold(page, '2,330.0%');
    expect(problems).toEqual([]);
  });

  it('a slash opens the search, and Enter follows what an arrow has chosen', async () => {
    const { page, problems } = await open('/services');
    await page.keyboard.press('/');
    await page.waitForSelector('dialog[open] [role=combobox]:focus');
    await page.keyboard.type('refund guarantee');
    await page.waitForFunction(() =>
      /^\d+ results?$/.test(document.querySelector('dialog[open] [role=status]')?.textContent ?? ''),
    );
    await page.waitForSelector('[role=listbox][aria-busy=false] [role=option]');
    await page.keyboard.press('ArrowDown');
    const href = await page.$eval('[role=option][aria-selected=true]', (option) =>
      option.getAttribute('href'),
    );
    const followed = page.waitForNavigation();
    await page.keyboard.press('Enter');
    await followed;
    const { pathname, hash } = new URL(page.url());
    expect(pathname + hash).toBe(href);
    expect(problems).toEqual([]);
  });

  it('the contact form says what is wrong, and at which field', async () => {
    const { page, problems } = await open('/contact-us');
    await fill(page, 'First name', 'Mira');
    await press(page, 'button', 'Send request');
    await page.waitForSelector('[name=lastName][aria-invalid=true]:focus');
    expect(
      await page.$$eval('form [aria-invalid=true]', (all) => all.map((field) => field.getAttribute('name'))),
    ).toEqual(['lastName', 'email', 'company', 'message']);
    expect(findLeads(server.databaseFile, 'contact')).toEqual([]);
    expect(problems).toEqual([]);
  });
});
