import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Questions to the answers of our own pages: as the pages themselves, it needs the built site. */
const BUILT_SITE_TEST = 'server/answers/evaluation.test.ts';

/** What is waited for comes when a busy machine has time for it: these only say when to give up. */
const PATIENT = { poll: { timeout: 15_000 } };
const PATIENT_WITH_PROCESSES = { poll: { timeout: 60_000 } };

export default defineConfig({
  test: {
    // By default one core is left to whoever watches, and a third of the time of a test is waiting. A share above 100 %
    // is none to Vitest.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        // What two sides agree on, and the rules of the site: functions without a world around them.
        test: {
          name: 'rules',
          include: [
            '{contract,bench,scripts,checks/{soak,house,histories}}/**/*.test.ts',
            'site/**/*.test.ts',
          ],
          environment: 'node',
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        // React components in a DOM of their own, without a layout: what a visitor reads, types and presses.
        resolve: { dedupe: ['react', 'react-dom'] },
        test: {
          name: 'components',
          include: ['site/**/*.test.tsx'],
          setupFiles: ['site/src/testing/components.setup.ts'],
          environment: 'happy-dom',
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 20_000,
        },
      },
      {
        // Many start a whole server with real sockets: a machine that is busy is no failure.
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [BUILT_SITE_TEST],
          globalSetup: ['server/testing/databases.setup.ts', 'server/testing/site.setup.ts'],
          environment: 'node',
          isolate: false,
          expect: PATIENT,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The built site as the server sends it, read without a browser.
        test: {
          name: 'pages',
          include: ['checks/pages/**/*.test.ts', BUILT_SITE_TEST],
          globalSetup: ['checks/pages/server.setup.ts'],
          environment: 'node',
          isolate: false,
          expect: PATIENT,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // In browsers that are not Chromium.
        test: {
          name: 'engines',
          include: ['checks/engines/**/*.test.ts'],
          environment: 'node',
          expect: PATIENT_WITH_PROCESSES,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Processes against a clock: what else runs would be measured with them. Alone, one after the other.
        test: {
          name: 'moments',
          include: ['checks/time/**/*.test.ts'],
          environment: 'node',
          expect: PATIENT_WITH_PROCESSES,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The product as processes: kill, strace, signals. Half of it is waiting.
        test: {
          name: 'faults',
          include: ['checks/faults/**/*.test.ts'],
          environment: 'node',
          expect: PATIENT_WITH_PROCESSES,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
