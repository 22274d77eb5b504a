import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import type { EnginePage } from './engine.ts';
import { findPressable, notedProblems } from './in-page.ts';
import type { WebDriverSession } from './webdriver.ts';

/** Says only when to give up. */
const PATIENCE = { timeout: 60_000 };

/** As WebDriver names an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = Record<typeof ELEMENT, string>;

/** As WebDriver names keys without a character. */
const KEYS: Record<string, string> = { ArrowDown: '\uE015', Enter: '\uE007' };

const TESTING_LIBRARY = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Opens a page in the browser of this session. */
export async function openWebKitPage(session: WebDriverSession, url: string): Promise<EnginePage> {
  // 900 px for the page, the rest for the browser's own bar.
  await session.post('window/rect', { x: 0, y: 0, width: 1280, height: 938 });
  await session.post('url', { url });
  await session.post('execute/sync', { script: TESTING_LIBRARY, args: [] });
  return drive(session);
}

function drive(session: WebDriverSession): EnginePage {
  const read: EnginePage['read'] = async (script, ...args) =>
    (await session.post('execute/sync', { script: `return (${script})(...arguments)`, args })) as never;
  const find = async (role: string, name: string) => {
    let place: string | undefined;
    return await vi.waitFor(async () => {
      const found = await read(findPressable, role, name);
      const isAtRest = found !== null && found.place === place;
      place = found?.place;
      if (!isAtRest) throw new Error(`no ${role} named '${name}' can be pressed`);
      return (found.control as unknown as ElementReference)[ELEMENT];
    }, PATIENCE);
  };
  return {
    press: async (role, name) => {
      await session.post(`element/${await find(role, name)}/click`);
    },
    fill: async (name, text) => {
      await session.post(`element/${await find('textbox', name)}/value`, { text });
    },
    choose: async (name, value) => {
      const list = await find('combobox', name);
      const option = (await session.post(`element/${list}/element`, {
        using: 'css selector',
        value: `option[value="${value}"]`,
      })) as ElementReference;
      await session.post(`element/${option[ELEMENT]}/click`);
    },
    strike: async (keys) => {
      const actions = keys.flatMap((key) => {
        const value = KEYS[key] ?? key;
        return [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ];
      });
      await session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    read,
    problems: () => read(notedProblems),
  };
}
