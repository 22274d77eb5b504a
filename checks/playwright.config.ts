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
  // A test that passes at its second try is listed as flaky in the last lines of the run.
  retries: process.env.CI ? 1 : 0,
  // A tenth of the time of a test is waiting.
  workers: Math.ceil(1.5 * availableParallelism()),
  // A busy machine is no failure: these only say when to give up.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // `npm test` reads the counts from the file.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS },
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'browser', testDir: 'journeys' },
    { name: 'sweep', testDir: 'sweep' },
    // One test at a time: what else runs on the machine would be measured with it.
    { name: 'performance', testDir: 'performance', testMatch: '*.spec.ts', workers: 1, retries: 2 },
  ],
});
