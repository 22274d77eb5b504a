import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Words of the specification about its office, in code. */
const PLACE = String.raw`India\b|\+05:30|\+91|Asia/Kolkata`;
const SEARCHED = ['contract/*.ts', 'server/*.ts', 'site/*.ts', 'site/*.tsx', 'site/*.astro'];
const TESTS = [':!*.test.ts', ':!*.test.tsx'];
/** A comment may take its example from anywhere. */
const COMMENT = /^[^:]+:\d+:\s*(?:\*|\/\/|\/\*\*|\{\/\*)/;

/** Files that name it, and why. */
const NEEDED_IN: Record<string, string> = {
  'contract/bookings/office.ts': 'the default',
  'contract/leads/phone-number.ts': 'the specified reading of numbers, for its country alone',
  'contract/leads/phone-reader.ts': 'groups the digits of its numbers, for its country alone',
  'contract/leads/demo.ts': 'examples of documents and tools, which are those of the default',
  'contract/reference/examples.ts': 'examples of documents',
  'server/modules/blog/import/front-matter/fields.ts': 'an example of a time with its zone',
  'server/modules/leads/intake/dialable.rules.ts': 'the sentence about its numbers, for its country alone',
};

it('names the place of the office only in its default', () => {
  const args = ['grep', '--untracked', '-nIE', PLACE, '--', ...SEARCHED, ...TESTS];
  const lines = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const needed = Object.keys(NEEDED_IN);
  const named = lines.filter((line) => !COMMENT.test(line));
  expect(named.filter((line) => !needed.some((file) => line.startsWith(file)))).toEqual([]);
  for (const file of needed)
    expect(
      named.some((line) => line.startsWith(file)),
      file,
    ).toBe(true);
});
