import { describe, expect, it } from 'vitest';
import { type CopyRound, judgeCopy } from './copy-history.ts';

const round = (changes: Partial<CopyRound>): CopyRound => ({
  acknowledged: new Map([
    [1, 1_000],
    [2, 2_000],
    [3, 3_000],
  ]),
  ...{ endedAt: 3_500, restored: [1, 2, 3], integrity: 'ok', ...changes },
});

describe('judgeCopy', () => {
  it.each<[string, Partial<CopyRound>, number, string[]]>([
    ['all rows', {}, 0, []],
    ['a row more than was acknowledged', { restored: [1, 2, 3, 4] }, 0, []],
    ['a row that was acknowledged just before the end', { restored: [1, 2] }, 500, []],
    [
      'a row that is too old to be lost',
      { restored: [1] },
      1_500,
      ['a row acknowledged 1500 ms before the end is missing'],
    ],
    ['a gap', { restored: [1, 3] }, 500, ['a row is missing before one that is there']],
    ['damage', { integrity: 'row 1 missing' }, 0, ['the restored database is damaged: row 1 missing']],
  ])('judges %s', (_case, changes, lostMs, violations) => {
    expect(judgeCopy(round(changes), 1_000)).toMatchObject({ lostMs, violations });
  });
});
