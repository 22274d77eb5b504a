// The steps of the checks, each named once.
import type { Step } from './steps.ts';

const BROWSER = 'playwright test -c checks/playwright.config.ts';

export const types: Step = { name: 'types', command: 'npm run types --silent' };
export const lint: Step = { name: 'lint', command: 'npm run lint --silent' };
/** What agrees, what is computed, what is stored, and what the built pages say: no browser, no process to kill. */
export const rulesServerPages: Step = {
  name: 'rules, server, pages',
  command: 'vitest run --project rules --project server --project pages',
  runner: 'vitest',
};
export const faults: Step = { name: 'faults', command: 'vitest run --project faults', runner: 'vitest' };
/** What a stranger may cost others in time. */
export const moments: Step = {
  name: 'moments',
  command: 'vitest run --project moments --no-file-parallelism',
  runner: 'vitest',
};
export const browser: Step = {
  name: 'browser',
  command: `${BROWSER} --project=browser`,
  runner: 'playwright',
};
/** The journeys that matter most, in other engines. */
export const firefox: Step = {
  name: 'Firefox',
  command: 'vitest run --project engines firefox',
  runner: 'vitest',
};
export const webKit: Step = {
  name: 'WebKit',
  command: 'vitest run --project engines webkit',
  runner: 'vitest',
};
export const sweep: Step = { name: 'sweep', command: `${BROWSER} --project=sweep`, runner: 'playwright' };
export const lighthouse: Step = {
  name: 'Lighthouse',
  command: `${BROWSER} --project=lighthouse`,
  runner: 'playwright',
};
export const largestPaint: Step = {
  name: 'largest paint',
  command: `${BROWSER} --project=paint`,
  runner: 'playwright',
};
export const freshClone: Step = { name: 'fresh clone', command: 'node checks/fresh-clone.ts' };
