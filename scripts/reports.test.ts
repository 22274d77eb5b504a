import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';

const RED = '\u001b[31m';

describe('what failed', () => {
  it('is named by its file and its title, with the reason that Vitest gives', () => {
    const failed = {
      status: 'failed',
      fullName: 'a lead reaches a person',
      failureMessages: [`${RED}expected 201\n\n  to be 503`],
    };
    const passed = { status: 'passed', fullName: 'another', failureMessages: [] };
    const testResults = [{ name: `${process.cwd()}/server/x.test.ts`, assertionResults: [passed, failed] }];
    const report = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults };
    expect(readVitest(JSON.stringify(report))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 3,
      failures: [{ test: 'server/x.test.ts: a lead reaches a person', reason: 'expected 201\n  to be 503' }],
    });
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
