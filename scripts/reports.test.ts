import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest, reasonOfRunner } from './reports.ts';

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
    const suites = [{ specs: [], suites: [{ specs: [spec, { ...spec, ok: true }] }] }];
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
    expect(readPlaywright(JSON.stringify({ stats, suites }))).toEqual({
      passed: 3,
      failed: 2,
      skipped: 0,
      failures: [{ test: 'x.spec.ts: books a demo', reason: lines.slice(0, 12).join('\n') }],
    });
  });
});

function reportOf(file: object): string {
  return JSON.stringify({ numPassedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [file] });
}
