import { test } from './fixtures.ts';

/** Runs tests of how something looks on a phone and on a wide screen. */
export function onPhoneAndDesktop(describeTests: (width: number) => void): void {
  for (const width of [390, 1440]) {
    test.describe(`at ${width} px`, () => {
      // Transitions would let axe measure colours half way.
      test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

      describeTests(width);
    });
  }
}
