import { type KeyInput, launch, type Page } from 'puppeteer-core';
import type { Engine, EnginePage } from './engine.ts';

/** Error of a request that the page itself aborts, as the search does for words that were typed on. */
const GIVEN_UP = 'NS_BINDING_ABORTED';

/** Starts Firefox without a window. It takes commands over W3C WebDriver BiDi, which needs no separate driver. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, timeout: 120_000 });
  let shown: Page | undefined;
  return {
    open: async (url) => {
      await shown?.close();
      shown = await browser.newPage();
      const problems = listProblems(shown);
      shown.setDefaultTimeout(60_000);
      await shown.setViewport({ width: 1280, height: 900 });
      await shown.goto(url);
      return drive(shown, problems);
    },
    close: () => browser.close(),
  };
}

/** Grows while things go wrong: in the console, in a script, in a request. */
function listProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== GIVEN_UP) problems.push(`${request.url()}: ${reason}`);
  });
  return problems;
}

function drive(page: Page, problems: string[]): EnginePage {
  const control = (role: string, name: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  return {
    press: (role, name) => control(role, name).click(),
    fill: (name, text) => control('textbox', name).fill(text),
    choose: (name, value) => control('combobox', name).fill(value),
    strike: async (keys) => {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    read: (script, ...args) => page.evaluate(script as (...args: unknown[]) => never, ...args),
    problems: async () => problems,
  };
}
