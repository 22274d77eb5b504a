import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/test-tools.ts';
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] });
for (const [w, h] of [[1440, 900]]) {
  const page = await browser.newPage({ viewport: { width: w!, height: h! }, reducedMotion: 'reduce', timezoneId: process.env.TZID ?? 'America/New_York' });
  await page.goto((process.env.BASE ?? 'http://127.0.0.1:4747') + '/book-demo');
  await page.getByRole('button', { name: /3 December/ }).first().click();
  const slot = page.getByRole('button', { name: /^08:00 PM|07:00 PM/ }).first();
  await slot.waitFor({ timeout: 60000 });
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/look/book-day-${w}.png` });
  await slot.click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/look/book-dialog-${w}.png` });
  console.log(w, await page.evaluate(() => { const d = document.querySelector('dialog[open]')!; return [d.clientHeight, d.scrollHeight]; }));
  console.log(await page.evaluate(() => [...document.querySelectorAll('dialog[open] form > *, dialog[open] fieldset > *')].map((e) => { const b = e.getBoundingClientRect(); return [e.tagName, e.className, Math.round(b.top), Math.round(b.height), getComputedStyle(e).marginTop, getComputedStyle(e).marginBottom].join(' '); }).join('\n')));
  await page.close();
}
await browser.close();
