import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { content } from '../../content.ts';

const POLICY = readFileSync(new URL('../../../../SECURITY.md', import.meta.url), 'utf8');

it('promises the times of SECURITY.md, in its order', () => {
  const within = [...POLICY.matchAll(/^\| (?:an?|our) [^|]+ \| ([^|]+) \|$/gm)].map(([, time]) => time);
  expect(
    content()
      .one('pages/security')
      .report.promises.map((promise) => promise.within),
  ).toEqual(within);
});
