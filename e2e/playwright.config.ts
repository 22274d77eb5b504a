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
  workers: 2,
  timeout: 60_000,
  // `npm test` reads the counts from the file.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'browser', testDir: 'browser' },
    // Measures bytes and times: one at a time, and without recording, which would be measured too.
    { name: 'budgets', testDir: 'budgets', workers: 1, timeout: 300_000, use: { trace: 'off' } },
  ],
});
