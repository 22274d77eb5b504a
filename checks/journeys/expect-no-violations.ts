import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

interface Scope {
  /** The part to look at; the whole page by default. */
  within?: string;
  /** Rules that the page cannot keep, by what it is. */
  except?: string[];
  /** Both by default. */
  schemes?: readonly ('light' | 'dark')[];
}

/** All that the dark scheme changes. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the findings of axe on the page as it stands, by scheme, rule and element: by all rules in the light scheme,
 * then by those of colours in the dark one. Leaves the page in the light.
 */
export async function findViolations(page: Page, scope: Scope = {}): Promise<string[]> {
  const violations: string[] = [];
  for (const scheme of scope.schemes ?? ['light', 'dark']) {
    violations.push(...(await findInScheme(page, scheme, scope)));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return violations;
}

async function findInScheme(
  page: Page,
  colorScheme: 'light' | 'dark',
  { within, except = [] }: Omit<Scope, 'schemes'>,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await endTransitions(page);
  await readyAxe(page);
  const options: RunOptions = {
    // Of what passes it would find a selector for each element, which takes a third of its time.
    resultTypes: ['violations'],
    ...(colorScheme === 'dark'
      ? { runOnly: RULES_OF_COLOURS }
      : { rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])) }),
  };
  const violations = await page.evaluate(
    async ([where, how]) => {
      // React Aria 3.53 keeps its word on a pending button there for seconds, also when the button is gone.
      const exclude = ['[data-live-announcer]'];
      const found = await axe.run(where ? { include: [where], exclude } : { exclude }, how);
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
      );
    },
    [within, options] as const,
  );
  return violations.map((violation) => `${colorScheme}: ${violation}`);
}

/**
 * A change of scheme, or of what a button may do, sets colors in motion, and axe would measure them half way. The end
 * of one can begin another: that of an element which inherits the color, and has a transition of its own.
 */
function endTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let transitions = running(); transitions.length > 0; transitions = running()) {
      for (const transition of transitions) transition.finish();
    }
  });
}

/** Puts axe into the page, unless it is there: 560 kB of script take a while. */
async function readyAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Expects axe to find nothing on the page as it stands. */
export async function expectNoViolations(page: Page, scope?: Scope): Promise<void> {
  expect(await findViolations(page, scope)).toEqual([]);
}
