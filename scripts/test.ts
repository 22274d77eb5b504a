// `npm test`: every check there is, each as one step; the last line counts what they ran.
// `npm run budgets` is the same with the last step but one alone.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureTestTools } from './test-tools.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  command: string;
  /** File into which the runner writes its results; without it the step counts as one test. */
  report?: string;
  read?: (report: string) => Count;
}

const RESULTS = 'test-results';
const FAILED: Count = { passed: 0, failed: 1, skipped: 0 };

const steps: Step[] = [
  { name: 'types', command: 'npm run types --silent' },
  { name: 'lint', command: 'npm run lint --silent' },
  {
    name: 'unit and integration',
    command: `vitest run --reporter=default --reporter=json --outputFile=${RESULTS}/vitest.json`,
    report: 'vitest.json',
    read: readVitest,
  },
  {
    name: 'browser and axe',
    command: 'playwright test -c e2e/playwright.config.ts --project=browser',
    report: 'playwright.json',
    read: readPlaywright,
  },
  {
    name: 'budgets',
    command: 'playwright test -c e2e/playwright.config.ts --project=budgets',
    report: 'playwright.json',
    read: readPlaywright,
  },
  { name: 'fresh clone', command: 'node e2e/fresh-clone.ts' },
];

const only = process.argv[2];
const missingEngines = ensureTestTools();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total: Count = { passed: 0, failed: 0, skipped: 0 };
for (const step of steps.filter(({ name }) => !only || name === only)) {
  const { passed, failed, skipped } = runStep(step);
  console.log(`--- ${step.name}: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
if (missingEngines.length > 0)
  console.log(`NOT TESTED HERE, because it is missing: ${missingEngines.join(', ')}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped: see above for what they need`);
console.log(`${total.passed} passed, ${total.failed} failed`);
// What was not run is not shown to work: a skipped test fails the whole, unless its engine cannot be had here.
const isIncomplete = total.skipped > 0 && missingEngines.length === 0;
process.exitCode = total.failed > 0 || isIncomplete || total.passed === 0 ? 1 : 0;

function runStep({ name, command, report, read }: Step): Count {
  console.log(`--- ${name}`);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: `../${RESULTS}/playwright.json` };
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env });
  if (!report || !read) {
    return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : FAILED;
  }
  const count = readReport(`${RESULTS}/${report}`, read);
  // A runner can fail without a failing test: a crash, a bad configuration, no test found.
  if (status !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

function readReport(path: string, read: (report: string) => Count): Count {
  try {
    return read(readFileSync(path, 'utf8'));
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : error}`);
    return FAILED;
  }
}

function readVitest(report: string): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

function readPlaywright(report: string): Count {
  const { stats } = JSON.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
