import { describe, expect, it } from 'vitest';
import {
  afterSecondLook,
  type Count,
  filesInDoubt,
  readPlaywright,
  readVitest,
  reasonOfRunner,
} from './reports.ts';

const RED = '\u001b[31m';

const FILE = { name: `${process.cwd()}/server/x.test.ts`, status: 'failed', message: '' };

describe('what failed', () => {
  it('is named by its file and its title, with the reason that Vitest gives', () => {
    const failed = {
      status: 'failed',
      fullName: 'a lead reaches a person',
      failureMessages: [`${RED}expected 201\n\n  to be 503`],
    };
    const passed = { status: 'passed', fullName: 'another', failureMessages: [] };
    const file = { ...FILE, assertionResults: [passed, failed] };
    expect(readVitest(reportOf(file))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 3,
      failures: [{ test: 'server/x.test.ts: a lead reaches a person', reason: 'expected 201\n  to be 503' }],
    });
  });

  it('is a file whose tests passed, where a hook around them failed', () => {
    const message = 'Hook timed out in 60000ms.';
    const file = {
      ...FILE,
      message,
      assertionResults: [{ status: 'passed', fullName: 'a', failureMessages: [] }],
    };
    expect(readVitest(reportOf(file))).toMatchObject({
      failed: 1,
      failures: [{ test: 'server/x.test.ts: around its tests', reason: message }],
    });
  });

  it('is told by the last words of a runner that failed without a test', () => {
    const words = ['✓ a.test.ts', `${RED} Unhandled Errors `, 'Error: write EPIPE', '  at socket.ts:3'];
    expect(reasonOfRunner(words.join('\n'))).toBe(' Unhandled Errors \nError: write EPIPE\n  at socket.ts:3');
    const lines = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`);
    expect(reasonOfRunner(lines.join('\n'))).toBe(lines.slice(-12).join('\n'));
  });

  it('is found in every describe of a report by Playwright, which counts a retried test as failed', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`);
    const spec = {
      ok: false,
      file: 'x.spec.ts',
      title: 'books a demo',
      tests: [{ results: [{ errors: [{ message: lines.join('\n') }] }] }],
    };
    const inner = { title: 'light', specs: [spec, { ...spec, ok: true }] };
    const suites = [{ title: 'x.spec.ts', specs: [], suites: [inner] }];
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
    expect(readPlaywright(JSON.stringify({ stats, suites }))).toEqual({
      passed: 3,
      failed: 2,
      skipped: 0,
      failures: [{ test: 'x.spec.ts: light › books a demo', reason: lines.slice(0, 12).join('\n') }],
    });
  });
});

describe('a second look', () => {
  const failing = (...tests: string[]): Count => ({
    passed: 10,
    failed: tests.length,
    skipped: 1,
    failures: tests.map((test) => ({ test, reason: `why ${test}` })),
  });
  const [one, other] = ['a.spec.ts: books', 'b.test.ts: pays'] as const;

  it.each([
    ['a few tests', [one, other], ['a.spec.ts', 'b.test.ts']],
    ['two tests of a file', [one, 'a.spec.ts: moves'], ['a.spec.ts']],
    ['a hook around the tests', ['a.spec.ts: around its tests'], []],
    ['the runner', ['faults: ended with 1'], []],
    ['more than an accident', Array.from({ length: 6 }, (_, index) => `a.spec.ts: ${index}`), []],
  ])('is for %s', (_what, tests, files) => {
    expect(filesInDoubt(failing(...tests))).toEqual(files);
  });

  it('names what passes alone, and why it had failed', () => {
    expect(afterSecondLook(failing(one, other), { ...failing(other), passed: 1 })).toEqual({
      passed: 11,
      failed: 1,
      skipped: 1,
      failures: [{ test: other, reason: `why ${other}` }],
      doubtful: [{ test: one, reason: `why ${one}` }],
    });
  });

  it('forgives nothing where it ran nothing, and tells what it finds besides', () => {
    const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };
    expect(afterSecondLook(failing(one), nothing)).toMatchObject({ passed: 10, failed: 1, doubtful: [] });
    const besides = { ...failing(other), passed: 1 };
    expect(afterSecondLook(failing(one), besides)).toMatchObject({ failed: 1, failures: [{ test: other }] });
  });
});

function reportOf(file: object): string {
  return JSON.stringify({ numPassedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [file] });
}
