import { test } from './fixtures.ts';

/** Runs tests of how something looks: both colour schemes, on a phone and on a wide screen. */
export function inEveryLook(describeTests: (width: number) => void): void {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      test.describe(`${colorScheme}, ${width} px`, () => {
        // Transitions would let axe measure colours half way.
        test.use({
          colorScheme,
          viewport: { width, height: 900 },
          contextOptions: { reducedMotion: 'reduce' },
        });

        describeTests(width);
      });
    }
  }
}
