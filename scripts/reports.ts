// Reads what the test runners report.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  /** The name a person would look for. */
  test: string;
  /** What was expected and what was there, in a few lines; empty where the runner said nothing of it. */
  reason: string;
}

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
  /** What failed among all others and passed when it was looked at again, alone: with why it failed the first time. */
  doubtful?: Failure[];
}

/** More failures of a step than this are no accident: they are not looked at again. */
const MOST_DOUBTFUL = 5;
const OF_A_TEST = /^(\S+\.(?:test|spec)\.ts): (?!around its tests$)/;

const REASON_LINES = 12;

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
}

interface VitestFile {
  name: string;
  status: string;
  /** Why the file failed, where that was none of its tests: a hook, or an import. */
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

/** @param report Vitest's, in JSON */
export function readVitest(report: string): Count {
  const { testResults, ...counts }: VitestReport = JSON.parse(report);
  const failures = testResults.flatMap(failuresOfFile);
  return {
    passed: counts.numPassedTests,
    failed: failures.length,
    skipped: counts.numPendingTests + counts.numTodoTests,
    failures,
  };
}

function failuresOfFile({ name, status, message, assertionResults }: VitestFile): Failure[] {
  const file = relative(process.cwd(), name);
  const failures = assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      test: `${file}: ${fullName}`,
      reason: shorten(failureMessages),
    }));
  if (status !== 'failed' || failures.length > 0) return failures;
  return [{ test: `${file}: around its tests`, reason: shorten([message]) }];
}

interface PlaywrightSuite {
  /** Of a describe its words, of what is around them the file. */
  title: string;
  specs: {
    ok: boolean;
    file: string;
    title: string;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** @param report Playwright's, in JSON */
export function readPlaywright(report: string): Count {
  const { stats, suites }: PlaywrightReport = JSON.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => failuresOfSuite(suite)),
  };
}

/** @param around the describes around this suite: the same words stand in several */
function failuresOfSuite({ specs, suites = [] }: PlaywrightSuite, around: readonly string[] = []): Failure[] {
  const here = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      test: `${file}: ${[...around, title].join(' › ')}`,
      reason: shorten(
        tests.flatMap(({ results }) =>
          results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
        ),
      ),
    }));
  return [...here, ...suites.flatMap((suite) => failuresOfSuite(suite, [...around, suite.title]))];
}

/**
 * The files whose tests deserve a second look: a few tests failed, and nothing but tests did.
 * @returns none where the whole step is in doubt
 */
export function filesInDoubt({ failed, failures }: Count): string[] {
  if (failed !== failures.length || failed > MOST_DOUBTFUL) return [];
  const files = failures.map(({ test }) => OF_A_TEST.exec(test)?.[1]);
  return files.every((file) => file !== undefined) ? [...new Set(files)] : [];
}

/**
 * What stays failed is what failed both times, and whatever the second look found besides.
 * @param again of the files in doubt, or of their failed tests alone
 */
export function afterSecondLook(first: Count, again: Count): Count {
  const names = new Set(again.failures.map(({ test }) => test));
  const doubtful = again.passed > 0 ? first.failures.filter(({ test }) => !names.has(test)) : [];
  const failures = [
    ...first.failures.filter((failure) => !doubtful.includes(failure)),
    ...newIn(again, first),
  ];
  return {
    passed: first.passed + doubtful.length,
    failed: failures.length,
    skipped: first.skipped,
    failures,
    doubtful,
  };
}

function newIn(again: Count, first: Count): Failure[] {
  const known = new Set(first.failures.map(({ test }) => test));
  return again.failures.filter(({ test }) => !known.has(test));
}

/** At the end of a run: what failed, and why, whoever reads only the last lines. */
export function printFailures({ failures, doubtful = [] }: Count): void {
  printAs('DOUBTFUL, failed among others and passed alone:', doubtful);
  printAs('FAILED', failures);
}

function printAs(heading: string, failures: readonly Failure[]): void {
  for (const { test, reason } of failures) {
    console.log(`${heading} ${test}`);
    if (reason) console.log(reason.replaceAll(/^/gm, '  '));
  }
}

/**
 * Why a runner failed although no test did: an error that nobody awaited, or its own end.
 * @param output the end of what it wrote
 */
export function reasonOfRunner(output: string): string {
  const lines = output.split('\n');
  const unhandled = lines.findIndex((line) => line.includes('Unhandled'));
  return shorten(unhandled < 0 ? lines.slice(-REASON_LINES) : lines.slice(unhandled));
}

/** After thousands of lines nobody scrolls back, so the last lines say what is needed to begin. */
function shorten(messages: readonly string[]): string {
  return messages
    .flatMap((message) => stripVTControlCharacters(message).split('\n'))
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
    .join('\n');
}
