import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listPeerNames, loadPeer } from '../peers/list-peers.ts';
import { readResults } from '../peers/peer-results.ts';
import { listTried, WORKS_WITH, worksWith } from '../peers/works-with.ts';

const names = listPeerNames();

it('has a result of each peer, and none of another', () => {
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(readResults())).toEqual(names);
});

it('is the document of the last results (npm run peers)', async () => {
  expect(readFileSync(WORKS_WITH, 'utf8')).toBe(worksWith(await listTried()));
});

it.each(names)('says where %s is from, and what was expected of it', async (name) => {
  const { debian = [], npm = [], expected } = await loadPeer(name);
  expect([...debian, ...npm].length).toBeGreaterThan(0);
  expect(npm.filter((each) => !/^(?:@[\w-]+\/)?[\w.-]+@\d+\.\d+\.\d+/.test(each))).toEqual([]);
  expect(expected.length).toBeGreaterThan(20);
});

it('says of an attempt what to set, what is surprising and what is a limit', () => {
  const attempts = [{ tried: 'one' }, { tried: 'two', set: 'x = 1.', limit: 'It is slow.' }];
  const result = { version: '1.2', date: '2026-11-29', seconds: 3, attempts };
  const text = worksWith([{ peer: { title: 'Some', group: 'Mail' }, result }]);
  expect(text).toContain('## Mail\n');
  expect(text).toContain(
    '| Some 1.2 | one; two | right with a setting; limits: 1 | Set: x = 1.<br>Limit: It is slow. | 2026-11-29 |',
  );
});
