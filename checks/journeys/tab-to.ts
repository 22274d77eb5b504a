import type { Page } from '@playwright/test';

/** More stops than any page has. */
const MOST_STOPS = 90;

/** Presses Tab until what is named so has the focus, as someone without a mouse does. */
export async function tabTo(page: Page, name: string, limit = MOST_STOPS): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0 && (await focused.ariaSnapshot()).includes(name)) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}
