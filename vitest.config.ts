import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Judged questions, answered from our own pages: needs the built site, as the tests of pages do. */
const BUILT_SITE_TEST = 'checks/support/answers/answers-gate.test.ts';

/** What a test that starts the server in its own process needs. */
const SERVER_SETUP = ['checks/support/databases.setup.ts', 'checks/support/site.setup.ts'];

/** Tests that put an entry into a registry: a mock of a module needs modules of its own. */
const REGISTRY_TESTS = [
  'server/settings/live-settings.test.ts',
  'server/modules/leads/leads.channels.test.ts',
];

/** What a page fetches at an address of its own. */
const partOf = (name: string) => fileURLToPath(new URL(`site/src/features/${name}.ts`, import.meta.url));
const FETCHED = {
  '/phone.js': partOf('book-demo/phone/specified'),
  '/phone-elsewhere.js': partOf('book-demo/phone/elsewhere'),
};

/** A busy machine is no failure: these only say when to give up. */
const PATIENT = { poll: { timeout: 15_000 } };
const PATIENT_WITH_PROCESSES = { poll: { timeout: 60_000 } };

export default defineConfig({
  test: {
    // A third of the time of a test is waiting.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        // Schemas and rules: pure functions.
        resolve: { alias: FETCHED },
        test: {
          name: 'rules',
          include: ['{content,contract,scripts,checks/repository}/**/*.test.ts', '{site,desk}/**/*.test.ts'],
          exclude: ['scripts/{commands,demo-year,upgrade}/**'],
          setupFiles: ['site/src/content.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        // React components in a DOM of their own, without a layout: what a visitor reads, types and presses.
        resolve: { dedupe: ['react', 'react-dom'], alias: FETCHED },
        test: {
          name: 'components',
          include: ['{site,desk}/**/*.test.tsx'],
          setupFiles: ['site/src/testing/components.setup.ts'],
          environment: 'happy-dom',
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 60_000,
        },
      },
      {
        // Many start a whole server with real sockets.
        test: {
          name: 'server',
          include: ['{server,checks/support,scripts/{commands,demo-year,upgrade}}/**/*.test.ts'],
          exclude: [BUILT_SITE_TEST, ...REGISTRY_TESTS],
          globalSetup: SERVER_SETUP,
          setupFiles: ['checks/support/hash-cost.setup.ts'],
          environment: 'node',
          isolate: false,
          expect: PATIENT,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'registries',
          include: REGISTRY_TESTS,
          globalSetup: SERVER_SETUP,
          setupFiles: ['checks/support/hash-cost.setup.ts'],
          environment: 'node',
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
        // The benchmark's model, the clients of soak and histories, and what generators make of the API documents.
        test: {
          name: 'tools',
          include: ['{bench,checks/{soak,histories,documents}}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        // In browsers other than Chromium.
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
        // Delays that one client can cause others. Alone, one after the other: what else runs would be measured with them.
        test: {
          name: 'performance',
          include: ['checks/performance/**/*.test.ts'],
          globalSetup: SERVER_SETUP,
          environment: 'node',
          expect: PATIENT_WITH_PROCESSES,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The product as processes: kill, strace, signals.
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
