import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/**/*.test.ts', 'site/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
          environment: 'node',
          // Many start a whole server with real sockets: a machine that is busy is no failure.
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        // The product as processes: kill, strace, signals. Slower, and run by `npm test` only.
        test: {
          name: 'system',
          include: ['e2e/system/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
        },
      },
    ],
  },
});
