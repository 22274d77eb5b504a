import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { content } from '../../site/src/content.ts';

const HEADING = /^## \[([\d.]+)\] - (.*)$/gm;

it('tells readers of the same versions as CHANGELOG.md, with their days', () => {
  const log = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
  const written = [...log.matchAll(HEADING)].map(([, version, day]) => [version, day]);
  const releases = content().one('pages/changelog').versions.list;
  expect(releases.map(({ version, date }) => [version, date ?? 'unreleased'])).toEqual(written);
});
