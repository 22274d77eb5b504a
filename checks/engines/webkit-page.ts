import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { EnginePage } from './engine.ts';
import { findPressable, notedProblems } from './in-page.ts';

/** Says only when to give up. */
const TIMEOUT_MS = 60_000;

/** Keys without a character, as WebDriver names them. */
const KEYS: Record<string, string> = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER };

const TESTING_LIBRARY = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Opens a page in this browser. */
export async function openWebKitPage(browser: WebDriver, url: string): Promise<EnginePage> {
  // 900 px for the page, the rest for the browser's own bar.
  await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 938 });
  await browser.get(url);
  await browser.executeScript(TESTING_LIBRARY);
  return drive(browser);
}

function drive(browser: WebDriver): EnginePage {
  const read: EnginePage['read'] = (script, ...args) => browser.executeScript(script, ...args);
  const find = (role: string, name: string): Promise<WebElement> => {
    let place: string | undefined;
    const isAtRest = async () => {
      const found = await read(findPressable, role, name);
      const before = place;
      place = found?.place;
      // Selenium hands out elements of the page as its own.
      return found !== null && place === before && (found.control as unknown as WebElement);
    };
    return browser.wait(
      isAtRest,
      TIMEOUT_MS,
      `no ${role} named '${name}' can be pressed`,
    ) as Promise<WebElement>;
  };
  return {
    press: async (role, name) => (await find(role, name)).click(),
    fill: async (name, text) => (await find('textbox', name)).sendKeys(text),
    choose: async (name, value) => {
      const list = await find('combobox', name);
      await list.findElement(By.css(`option[value="${value}"]`)).click();
    },
    strike: (keys) =>
      browser
        .actions()
        .sendKeys(...keys.map((key) => KEYS[key] ?? key))
        .perform(),
    read,
    problems: () => read(notedProblems),
  };
}
