// The steps of the checks, each named once.
import { availableParallelism } from 'node:os';
import type { Step } from './steps.ts';

/** Of a project of Playwright, which knows itself what failed. */
function inBrowser(name: string, project: string): Step {
  const command = `playwright test -c checks/playwright.config.ts --project=${project}`;
  return { name, command, runner: 'playwright', again: () => `${command} --last-failed --workers=1` };
}

function byVitest(name: string, command: string, workers?: number): Step {
  const again = (files: readonly string[]) => `${command} --no-file-parallelism ${files.join(' ')}`;
  return {
    name,
    command: workers ? `${command} --maxWorkers=${workers}` : command,
    runner: 'vitest',
    again,
  };
}

export const types: Step = { name: 'types', command: 'npm run types --silent' };
export const lint: Step = { name: 'lint', command: 'npm run lint --silent' };
/** What agrees, what is computed, what is stored, and what the built pages say: no browser, no process to kill. */
export const rulesServerPages = byVitest(
  'rules, server, pages',
  'vitest run --project rules --project server --project pages',
);
/** Half of their time is waiting: for a retry, for what was away to be back. */
export const faults = byVitest('faults', 'vitest run --project faults', 2 * availableParallelism());
/** What a stranger may cost others in time. */
export const moments = byVitest('moments', 'vitest run --project moments --no-file-parallelism');
export const browser = inBrowser('browser', 'browser');
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
export const sweep = inBrowser('sweep', 'sweep');
export const lighthouse = inBrowser('Lighthouse', 'lighthouse');
export const largestPaint = inBrowser('largest paint', 'paint');
export const freshClone: Step = { name: 'fresh clone', command: 'node checks/fresh-clone.ts' };
