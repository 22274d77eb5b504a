import { type Browser, launch, type Page } from 'puppeteer-core';

/** A page in Firefox itself, which is told what to do by W3C WebDriver BiDi. */
export interface FirefoxPage {
  page: Page;
  /** What went wrong since it was opened: in the console, in a script, in a request. */
  problems: string[];
}

/** By the page itself, as the search does for words that were typed on. */
const GIVEN_UP = 'NS_BINDING_ABORTED';

/** Starts the Firefox of this machine, without a window. */
export function startFirefox(executablePath: string): Promise<Browser> {
  return launch({ browser: 'firefox', executablePath, headless: true, timeout: 120_000 });
}

/** Opens a page of the site and waits until its islands are alive: each comes to life when it can be seen. */
export async function openPage(browser: Browser, url: string): Promise<FirefoxPage> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== GIVEN_UP) problems.push(`${request.url()}: ${reason}`);
  });
  page.setDefaultTimeout(60_000);
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(url);
  await page.waitForFunction(() => {
    const island = document.querySelector('astro-island[ssr]');
    island?.firstElementChild?.scrollIntoView({ block: 'center' });
    return island === null;
  });
  return { page, problems };
}

/** Presses what has this role and name, once it can be pressed. */
export function press(page: Page, role: string, name: string): Promise<void> {
  return page.locator(named(role, name)).click();
}

/** Types into the field of this name. */
export function fill(page: Page, name: string, text: string, role = 'textbox'): Promise<void> {
  return page.locator(named(role, name)).fill(text);
}

/** Resolves once the text can be read on the page. */
export async function untilTold(page: Page, text: string): Promise<void> {
  await page.waitForFunction((words) => document.body.innerText.includes(words), {}, text);
}

/** By what assistive technology hears, as the journeys in Chromium find things too. */
function named(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}
