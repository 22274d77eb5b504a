import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/test-tools.ts';

/** Flags without which a browser in a closed network asks for hosts that it cannot reach. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = findChromium();

export default defineConfig({
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A tenth of the time of a test is waiting.
  workers: Math.ceil(1.5 * availableParallelism()),
  // A machine that is busy is no failure: these only say when to give up.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // `npm test` reads the counts from the file.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS },
    // Recording costs a quarter of the time: `npm run browser -- <spec> --trace on` records what fails.
    trace: 'off',
  },
  projects: [
    { name: 'browser', testDir: 'journeys' },
    { name: 'sweep', testDir: 'sweep', timeout: 300_000 },
    // One worker, which looks at two pages at a time and at one in doubt alone: on a machine half as fast as usual, two at a
    // time left home at 95 in eight tries, and one alone reached 100.
    { name: 'lighthouse', testDir: 'time', testMatch: 'lighthouse.spec.ts', workers: 1, timeout: 300_000 },
    // A page against the floor: what else runs would slow the floor, and flatter the page. Alone.
    {
      name: 'paint',
      testDir: 'time',
      testMatch: 'largest-paint.spec.ts',
      workers: 1,
      timeout: 300_000,
    },
  ],
});
