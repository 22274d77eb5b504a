import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

interface Scope {
  /** The part to look at; the whole page by default. */
  within?: string;
  /** Rules that the page cannot keep, by what it is. */
  except?: string[];
}

/** All that the dark scheme changes. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands, by rule and element: by all rules in the light scheme, by those of colours in
 * the dark one.
 */
export async function findViolations(page: Page, { within, except = [] }: Scope = {}): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await endTransitions(page);
  // What is called legacy keeps to this document; the other way opens a page more each time, for frames of other sites.
  // Of what passes it would find a selector for each element, which takes a third of its time.
  const axe = new AxeBuilder({ page, axeSource: await readyAxe(page) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  if (isDark) axe.withRules(RULES_OF_COLOURS);
  else axe.disableRules(except);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

/**
 * A change of scheme, or of what a button may do, sets colors in motion, and axe would measure them half way. The end of one
 * can begin another: that of an element which inherits the color, and has a transition of its own.
 */
function endTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let transitions = running(); transitions.length > 0; transitions = running()) {
      for (const transition of transitions) transition.finish();
    }
  });
}

/** Puts axe into the page, unless it is there. The builder would do so twice each time, and 560 kB of script take a while. */
async function readyAxe(page: Page): Promise<string> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return 'void 0';
}

/** What axe finds on the page as it stands must be nothing. */
export async function expectNoViolations(page: Page, scope?: Scope): Promise<void> {
  expect(await findViolations(page, scope)).toEqual([]);
}
