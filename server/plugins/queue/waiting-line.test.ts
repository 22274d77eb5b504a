import { describe, expect, it } from 'vitest';
import { type Admission, type Place, WaitingLine } from './waiting-line.ts';

/** @param items such as `A/x 1`: the first thing of member x of group A */
function lineOf(...items: string[]): WaitingLine<string> {
  const line = new WaitingLine<string>();
  for (const item of items) line.add(placeOf(item), item);
  return line;
}

function placeOf(item: string): Place {
  const [, group = '', member = ''] = /^(\w+)\/(\w+)/.exec(item) ?? [];
  return { group, member };
}

const EVERYBODY: Admission = { mayGroup: () => true, mayMember: () => true };

function takeAll(line: WaitingLine<string>, some: Partial<Admission> = {}): string[] {
  const taken: string[] = [];
  const may = { ...EVERYBODY, ...some };
  for (let next = line.takeNext(may); next; next = line.takeNext(may)) taken.push(next.item);
  return taken;
}

describe('WaitingLine', () => {
  it.each([
    ['one member in order', ['A/x 1', 'A/x 2', 'A/x 3'], ['A/x 1', 'A/x 2', 'A/x 3']],
    ['groups in turns', ['A/x 1', 'A/x 2', 'A/x 3', 'B/y 1'], ['A/x 1', 'B/y 1', 'A/x 2', 'A/x 3']],
    ['members of a group in turns', ['A/x 1', 'A/x 2', 'A/z 1'], ['A/x 1', 'A/z 1', 'A/x 2']],
    [
      'a group of many members no more often than one of one',
      ['A/x 1', 'A/y 1', 'A/z 1', 'B/x 1', 'B/x 2'],
      ['A/x 1', 'B/x 1', 'A/y 1', 'B/x 2', 'A/z 1'],
    ],
  ])('takes %s', (_what, items, taken) => {
    const line = lineOf(...items);
    expect(line.size).toBe(items.length);
    expect(takeAll(line)).toEqual(taken);
    expect(line.size).toBe(0);
  });

  it('passes over those who may not, and lets them keep their turn', () => {
    const line = lineOf('A/x 1', 'A/y 1', 'B/z 1', 'A/x 2');
    expect(takeAll(line, { mayGroup: (group) => group !== 'A' })).toEqual(['B/z 1']);
    expect(takeAll(line, { mayMember: ({ member }) => member !== 'x' })).toEqual(['A/y 1']);
    expect(takeAll(line)).toEqual(['A/x 1', 'A/x 2']);
  });

  it('counts by group and member', () => {
    const line = lineOf('A/x 1', 'A/x 2', 'A/y 1', 'B/x 1');
    expect([line.countOfGroup(placeOf('A/x')), line.countOfMember(placeOf('A/x'))]).toEqual([3, 2]);
    expect([line.countOfGroup(placeOf('C/x')), line.countOfMember(placeOf('C/x'))]).toEqual([0, 0]);
  });

  it('gives up the last of whoever has most', () => {
    const line = lineOf('A/x 1', 'A/x 2', 'B/x 1', 'B/y 1', 'B/y 2');
    const given = Array.from({ length: 3 }, () => line.takeLastOfLongest());
    expect(given).toEqual(['B/y 2', 'B/y 1', 'A/x 2']);
    expect(lineOf().takeLastOfLongest()).toBeUndefined();
  });

  it('forgets what is removed, once', () => {
    const line = lineOf('A/x 1', 'A/x 2');
    expect([line.remove(placeOf('A/x'), 'A/x 1'), line.remove(placeOf('A/x'), 'A/x 1')]).toEqual([
      true,
      false,
    ]);
    expect(takeAll(line)).toEqual(['A/x 2']);
  });
});
