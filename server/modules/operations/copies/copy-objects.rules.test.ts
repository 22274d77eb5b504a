import { describe, expect, it } from 'vitest';
import {
  baseName,
  chooseBase,
  findLogs,
  logName,
  newestStream,
  newestTime,
  partName,
  streamName,
  surplusObjects,
  WHOLE,
} from './copy-objects.rules.ts';

const at = (time: string) => new Date(`2026-11-${time}Z`);
const FIRST = streamName(at('20T10:00:00'), 'aaaaaa');
const SECOND = streamName(at('22T08:00:00'), 'bbbbbb');

function baseOf(stream: string, time: Date, firstLog: number, isWhole = true): string[] {
  const name = baseName(stream, time, firstLog);
  return [partName(name, 0), ...(isWhole ? [`${name}/${WHOLE}`] : [])];
}

const NAMES = [
  ...baseOf(FIRST, at('20T10:00:01'), 1),
  ...baseOf(FIRST, at('21T10:00:01'), 3),
  ...[1, 2, 3, 4].map((number) => logName(FIRST, number)),
  ...baseOf(SECOND, at('22T08:00:02'), 1),
  ...baseOf(SECOND, at('23T08:00:02'), 2),
  ...baseOf(SECOND, at('23T09:00:00'), 2, false),
  ...[1, 2, 10].map((number) => logName(SECOND, number)),
  'erased',
  'thesis.docx',
  `${FIRST}/holiday.jpg`,
];

describe('chooseBase', () => {
  it.each([
    ['20T10:00:01', '20T10:00:01'],
    ['21T10:00:00', '20T10:00:01'],
    ['22T08:00:01', '21T10:00:01'],
    ['22T08:00:02', '22T08:00:02'],
    ['23T23:00:00', '23T08:00:02'],
  ])('takes for the %s the base of the %s', (wanted, chosen) => {
    expect(chooseBase(NAMES, at(wanted))?.at).toEqual(at(chosen));
  });

  it('takes the newest that is whole, and none of a time before all', () => {
    expect(chooseBase(NAMES)).toEqual({
      stream: SECOND,
      name: baseName(SECOND, at('23T08:00:02'), 2),
      at: at('23T08:00:02'),
      firstLog: 2,
    });
    expect(chooseBase(NAMES, at('20T10:00:00'))).toBeUndefined();
  });
});

it('finds the latest time in the names', () => {
  expect(newestTime(NAMES)).toBe(at('23T09:00:00').getTime());
  expect(newestTime([logName(FIRST, 1)])).toBe(at('20T10:00:00').getTime());
  expect(newestTime(['erased'])).toBe(0);
});

it('lists the logs of a stream by number, and finds the newest stream', () => {
  expect(findLogs(NAMES, SECOND)).toEqual([1, 2, 10]);
  expect(newestStream(NAMES)).toBe(SECOND);
  expect(newestStream(['erased', 'thesis.docx'])).toBeUndefined();
});

describe('surplusObjects', () => {
  it('names nothing while the days are kept', () => {
    expect(surplusObjects(NAMES, 4, SECOND)).toEqual([]);
  });

  it('names the oldest bases, and the logs that no later base needs', () => {
    expect(surplusObjects(NAMES, 3, SECOND)).toEqual([
      ...baseOf(FIRST, at('20T10:00:01'), 1),
      logName(FIRST, 1),
      logName(FIRST, 2),
    ]);
  });

  it('names a whole earlier stream, and never what is not of the copy, or is being sent', () => {
    expect(surplusObjects(NAMES, 1, SECOND)).toEqual([
      ...NAMES.filter((name) => name.startsWith(FIRST) && !name.endsWith('jpg')),
      ...baseOf(SECOND, at('22T08:00:02'), 1),
      logName(SECOND, 1),
    ]);
  });

  it('names nothing where no base is whole', () => {
    expect(
      surplusObjects([logName(FIRST, 1), ...baseOf(FIRST, at('20T10:00:01'), 1, false)], 1, FIRST),
    ).toEqual([]);
  });
});
