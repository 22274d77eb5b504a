import { expect } from '@playwright/test';
import { open, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Some of each kind: text that inherits its color, links, fields, buttons. */
const PAGES = ['/', '/contact-us', '/blog'];

for (const path of PAGES) {
  test(`changes the colors of ${path} without a transition under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, path);
    await page.emulateMedia({ colorScheme: 'dark' });
    // An element without a transition of its own has one of all it has, as soon as a duration is set for everything.
    const inMotion = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        if (!(animation instanceof CSSTransition) || !/color|fill|stroke/.test(animation.transitionProperty))
          return [];
        const { target } = animation.effect as KeyframeEffect;
        return [`${target?.tagName} ${animation.transitionProperty}`];
      }),
    );
    expect(inMotion).toEqual([]);
  });
}
