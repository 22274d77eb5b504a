// Runs steps of checks one after another and counts their tests.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Step {
  name: string;
  /** Command for a shell. */
  command: string;
  /** The runner whose report counts the tests; a step without one counts as one test. */
  runner?: 'vitest' | 'playwright';
  /** Its temporary files may lie in memory: nothing in it is about a disk. */
  inMemory?: boolean;
}

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of tests that failed, or of the step where it failed without a failing test. */
  failures: string[];
  /** Titles of tests that failed and passed when Playwright tried them again. */
  flaky: string[];
}

const RESULTS = resolve('test-results');
const COMPILE_CACHE = resolve('node_modules/.cache/compiled');
const MEMORY = '/dev/shm';
/** A run of the server's tests leaves some 400 databases of 8 MB until it ends. */
const MEMORY_BYTES = 6 * 2 ** 30;
const NONE: Count = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

/** Runs groups of steps one after another, and the steps of a group at the same time. */
export async function runSteps(groups: readonly (readonly Step[])[]): Promise<Count> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const counts: Count[] = [];
  for (const group of groups) {
    // The output of two at once would mix: all but the last are shown when they have ended.
    const last = group.length - 1;
    counts.push(...(await Promise.all(group.map((step, index) => runStep(step, index === last)))));
  }
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
      failures: [...sum.failures, ...count.failures],
      flaky: [...sum.flaky, ...count.flaky],
    }),
    NONE,
  );
}

/** Prints what failed and what was flaky, then the count on a line of its own, which is the last. */
export function printCount({ passed, failed, failures, flaky }: Count): void {
  for (const title of flaky) console.log(`FLAKY ${title}`);
  for (const title of failures) console.log(`FAILED ${title}`);
  console.log(`${passed} passed, ${failed} failed`);
}

async function runStep(step: Step, isShownAtOnce: boolean): Promise<Count> {
  const report = join(RESULTS, `${step.name.replaceAll(/\W+/g, '-')}.json`);
  if (isShownAtOnce) console.log(`--- ${step.name}`);
  const start = performance.now();
  const { status, output } = await runCommand(step, report, isShownAtOnce);
  const seconds = Math.round((performance.now() - start) / 1000);
  if (!isShownAtOnce) console.log(`--- ${step.name}\n${output}`);
  const count = countOf(step, status, report);
  const { passed, failed, skipped } = count;
  console.log(`--- ${step.name}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s\n`);
  return count;
}

/**
 * The folder of temporary files in memory, where there is room: a third of the time of the server's tests is the
 * disk's.
 */
function findMemory(): string | undefined {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > MEMORY_BYTES ? MEMORY : undefined;
}

function runCommand({ command, runner, inMemory }: Step, report: string, isShownAtOnce: boolean) {
  const reporters = runner === 'vitest' ? ` --reporter=default --reporter=json --outputFile=${report}` : '';
  const memory = inMemory ? findMemory() : undefined;
  const child = spawn(command + reporters, {
    shell: true,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      // Every step starts the same programs again.
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...(memory && { TMPDIR: memory }),
      ...(runner === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_NAME: report } : {}),
    },
    stdio: isShownAtOnce ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise<{ status: number | null; output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on(isShownAtOnce ? 'exit' : 'close', (status) => resolve({ status, output }));
  });
}

function countOf({ name, runner }: Step, status: number | null, report: string): Count {
  if (!runner) return status === 0 ? { ...NONE, passed: 1 } : { ...NONE, failed: 1, failures: [name] };
  const count = readReport(runner, report);
  if (status === 0 || count.failed > 0) return count;
  // A runner can fail without a failing test: a crash, a bad configuration, no test found.
  return { ...count, failed: 1, failures: [`${name}: ended with ${status}, see its output above`] };
}

function readReport(runner: 'vitest' | 'playwright', path: string): Count {
  try {
    const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return runner === 'vitest'
      ? countVitest(report as VitestReport)
      : countPlaywright(report as PlaywrightReport);
  } catch {
    return NONE;
  }
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

function countVitest({ numPassedTests, numPendingTests, numTodoTests, testResults }: VitestReport): Count {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${name}: a hook or an import`];
    return failed.map(
      ({ fullName, failureMessages = [] }) => `${name}: ${fullName}${reasonOf(failureMessages)}`,
    );
  });
  const skipped = numPendingTests + numTodoTests;
  return { passed: numPassedTests, failed: failures.length, skipped, failures, flaky: [] };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

function countPlaywright({ stats, suites }: PlaywrightReport): Count {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => titlesOf(suite, 'unexpected')),
    flaky: suites.flatMap((suite) => titlesOf(suite, 'flaky')),
  };
}

function titlesOf({ title, suites = [], specs }: PlaywrightSuite, status: string): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors);
        return `${spec.title}${reasonOf(errors.map(({ message = '' }) => message))}`;
      }),
  );
  const titles = [...own, ...suites.flatMap((suite) => titlesOf(suite, status))];
  return titles.map((each) => `${title} › ${each}`);
}

/** Returns the errors on a line each, cut: the end of a long run is often all that is kept of it. */
function reasonOf(messages: readonly string[]): string {
  return messages
    .map((message) => `\n  ${stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, 400)}`)
    .join('');
}
