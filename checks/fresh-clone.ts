// What a newcomer does, in an empty folder: clone, `npm start`, book a demo in a browser; then look for the row.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/test-tools.ts';
import { BookingPage, bookableDate } from './journeys/booking-page.ts';
import { findLeads } from './journeys/stored-leads.ts';
import { CHROMIUM_FLAGS } from './playwright.config.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
const clone = join(folder, 'clone');

execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone]);
const server = spawn('npm', ['start'], {
  cwd: clone,
  env: { ...process.env, PATH: pathOfTheMachine(), PORT: '0', METRICS_PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});

try {
  const url = await addressOf(server.stdout);
  await bookDemo(url);
  const [lead] = findLeads(join(clone, 'data', 'site.sqlite'), 'demo');
  if (!lead) throw new Error('the database of the clone holds no demo request');
  console.log(`A fresh clone at ${url} stored the demo request of ${lead.email}.`);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the PATH without this repository's own Node, which a newcomer does not have. */
function pathOfTheMachine(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter);
}

function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const address = /Listening on (http:\S+)/.exec(text)?.[1];
      if (address) resolve(address);
    });
    output.on('end', () => reject(new Error(`npm start ended without an address:\n${text}`)));
  });
}

async function bookDemo(url: string) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: CHROMIUM_FLAGS,
  });
  const context = await browser.newContext({ baseURL: url });
  const booking = new BookingPage(await context.newPage());
  await booking.fillBooking(bookableDate());
  await booking.submit.click();
  await booking.page.waitForURL('**/thankyou');
  await browser.close();
}
