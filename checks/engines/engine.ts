import { expect } from 'vitest';
import { wakeNextIsland } from '../journeys/wake-next-island.ts';

/** A browser of this machine that is not Chromium. */
export interface Engine {
  /** Shows a page and lets go of the one before. */
  open: (url: string) => Promise<EnginePage>;
  /** Ends all that was started for it. */
  close: () => Promise<void>;
}

/** A page as a visitor drives it: by the roles and names that assistive technology hears. */
export interface EnginePage {
  /** Presses a control, once it can be pressed. */
  press: (role: string, name: string) => Promise<void>;
  /** Types into an empty field. */
  fill: (name: string, text: string) => Promise<void>;
  /** Takes the option with this value from a list. */
  choose: (name: string, value: string) => Promise<void>;
  /** Strikes keys, wherever the focus is: a character each, or 'ArrowDown', 'Enter'. */
  strike: (keys: readonly string[]) => Promise<void>;
  /** Runs a function in the page. It sees nothing from outside of itself but its arguments. */
  read: <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Returns the problems since it was opened that the engine reports. */
  problems: () => Promise<string[]>;
}

/**
 * Opens a page of the site and waits until its islands are alive: each comes to life when it can be seen, or reached
 * for.
 */
export async function openPage(engine: Engine, url: string): Promise<EnginePage> {
  const page = await engine.open(url);
  await expect.poll(() => page.read(wakeNextIsland)).toBe(true);
  return page;
}

/** The text that can be read on the page. */
export function textOf(page: EnginePage): Promise<string> {
  return page.read(() => document.body.innerText);
}

/** Returns the number of elements that match. */
export function count(page: EnginePage, selector: string): Promise<number> {
  return page.read((query) => document.querySelectorAll(query).length, selector);
}
