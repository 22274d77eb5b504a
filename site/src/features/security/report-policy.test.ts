import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reportPromises } from './report-policy.ts';

const POLICY = readFileSync(new URL('../../../../SECURITY.md', import.meta.url), 'utf8');

it('promises the times of SECURITY.md, in its order', () => {
  const within = [...POLICY.matchAll(/^\| (?:an?|our) [^|]+ \| ([^|]+) \|$/gm)].map(([, time]) => time);
  expect(reportPromises.map(({ name }) => name)).toEqual(within);
});
