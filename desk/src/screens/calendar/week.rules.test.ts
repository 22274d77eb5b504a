import type { DeskDemo } from 'contract/desk/calendar.ts';
import { describe, expect, it } from 'vitest';
import {
  firstMinuteInSight,
  minutesAhead,
  nextTarget,
  partsByDay,
  placeDemos,
  rangeOf,
  shownHours,
  shownPart,
} from './week.rules.ts';

const BERLIN = 'Europe/Berlin';

/** A demo that begins at a time of UTC, on March 11, 2026. */
const demoAt = (id: string, clock: string, minutes = 30): DeskDemo => {
  const start = new Date(`2026-03-11T${clock}:00Z`);
  return {
    ...{ id, start: start.toISOString(), end: new Date(start.getTime() + minutes * 60_000).toISOString() },
    ...{ state: 'booked', version: 0, name: id, email: '', hostId: null, timeZone: null, confirmBy: null },
  };
};

describe('rangeOf', () => {
  it('begins and ends with days of the zone, also when its clock changes', () => {
    expect(rangeOf(['2026-03-28', '2026-03-29'], BERLIN)).toEqual({
      from: '2026-03-27T23:00:00.000Z',
      until: '2026-03-29T22:00:00.000Z',
    });
  });
});

describe('placeDemos', () => {
  it('places demos by the clock of the person', () => {
    expect(placeDemos([demoAt('a', '23:30')], BERLIN)).toMatchObject([
      { day: '2026-03-12', from: 30, minutes: 30, lane: 0, lanes: 1 },
    ]);
  });

  it('gives demos at the same time a lane each, and others the whole width', () => {
    const demos = [
      demoAt('a', '09:00'),
      demoAt('b', '09:00'),
      demoAt('c', '09:30'),
      demoAt('d', '10:00', 60),
    ];
    const placed = placeDemos([...demos, demoAt('e', '10:30')], BERLIN);
    expect(placed.map(({ demo, lane, lanes }) => [demo.id, lane, lanes])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 1],
      ['d', 0, 2],
      ['e', 1, 2],
    ]);
  });
});

describe('partsByDay', () => {
  it('cuts a time at each midnight of the zone', () => {
    const time = { start: '2026-03-10T22:00:00.000Z', end: '2026-03-12T10:00:00.000Z' };
    expect(partsByDay(time, BERLIN)).toEqual([
      { day: '2026-03-10', from: 1_380, to: 1_440 },
      { day: '2026-03-11', from: 0, to: 1_440 },
      { day: '2026-03-12', from: 0, to: 660 },
    ]);
  });

  it('has no part of a day at whose first moment it ends', () => {
    const time = { start: '2026-03-10T23:00:00.000Z', end: '2026-03-11T23:00:00.000Z' };
    expect(partsByDay(time, BERLIN)).toEqual([{ day: '2026-03-11', from: 0, to: 1_440 }]);
  });
});

describe('shownHours', () => {
  const open = [{ start: '2026-03-11T02:30:00.000Z', end: '2026-03-11T14:30:00.000Z' }];

  it('shows the hours of the office, as whole ones of the person', () => {
    expect(shownHours(open, [], BERLIN)).toEqual({ from: 3, to: 16 });
  });

  it('shows demos outside of them, too', () => {
    expect(shownHours(open, [demoAt('a', '18:15')], BERLIN)).toEqual({ from: 3, to: 20 });
  });

  it('shows the whole day where the office is open around midnight', () => {
    expect(shownHours(open, [], 'America/Los_Angeles')).toEqual({ from: 0, to: 24 });
  });

  it('has usual hours where nothing is open', () => {
    expect(shownHours([], [], BERLIN)).toEqual({ from: 8, to: 18 });
  });
});

describe('shownPart', () => {
  it.each([
    [
      { from: 60, to: 600 },
      { from: 480, to: 600 },
    ],
    [
      { from: 600, to: 1_440 },
      { from: 600, to: 1_080 },
    ],
    [{ from: 1_100, to: 1_440 }, undefined],
    [{ from: 0, to: 480 }, undefined],
  ])('cuts %j to the hours that are shown', (part, shown) => {
    expect(shownPart(part, { from: 8, to: 18 })).toEqual(shown);
  });
});

describe('firstMinuteInSight', () => {
  const open = [
    { day: '2026-03-11', from: 0, to: 570 },
    { day: '2026-03-11', from: 1_290, to: 1_440 },
    { day: '2026-03-12', from: 0, to: 570 },
  ];
  it.each([
    ['in another week', undefined, 0],
    ['just after the opening', 10, 0],
    ['in the middle of it', 300, 240],
    ['while it is closed', 720, 1_290],
    ['shortly before the end of the day', 1_430, 1_370],
  ])('is right %s', (_when, minute, first) => {
    const now = minute === undefined ? undefined : { day: '2026-03-11', minute };
    expect(firstMinuteInSight(open, now)).toBe(first);
  });

  it('is the morning where the office is closed from now on', () => {
    const day = [{ day: '2026-03-11', from: 480, to: 1_080 }];
    expect(firstMinuteInSight(day, { day: '2026-03-11', minute: 1_200 })).toBe(480);
    expect(firstMinuteInSight([], { day: '2026-03-11', minute: 1_200 })).toBe(0);
  });
});

describe('nextTarget', () => {
  const times = [
    '2026-03-10T09:00:00.000Z',
    '2026-03-11T09:00:00.000Z',
    '2026-03-11T11:00:00.000Z',
    '2026-03-12T08:00:00.000Z',
    '2026-03-12T10:30:00.000Z',
  ].map((start) => ({ start }));

  it.each([
    ['ArrowDown', '2026-03-11T09:00:00.000Z', '2026-03-11T11:00:00.000Z'],
    ['ArrowDown', '2026-03-11T10:00:00.000Z', '2026-03-11T11:00:00.000Z'],
    ['ArrowDown', '2026-03-12T10:30:00.000Z', undefined],
    ['ArrowUp', '2026-03-11T09:00:00.000Z', '2026-03-10T09:00:00.000Z'],
    ['ArrowUp', '2026-03-10T09:00:00.000Z', undefined],
    ['ArrowRight', '2026-03-11T11:00:00.000Z', '2026-03-12T10:30:00.000Z'],
    ['ArrowRight', '2026-03-11T09:00:00.000Z', '2026-03-12T08:00:00.000Z'],
    ['ArrowLeft', '2026-03-12T10:30:00.000Z', '2026-03-11T11:00:00.000Z'],
    ['ArrowLeft', '2026-03-10T09:00:00.000Z', undefined],
  ] as const)('carries a demo by %s from %s to %s', (key, at, to) => {
    expect(nextTarget(times, at, key, BERLIN)?.start).toBe(to);
  });
});

describe('minutesAhead', () => {
  it.each([
    ['Asia/Kolkata', BERLIN, 270],
    ['America/Los_Angeles', BERLIN, -480],
    ['Pacific/Auckland', 'Pacific/Honolulu', 23 * 60],
    [BERLIN, BERLIN, 0],
  ])('says how far %s is ahead of %s', (zone, of, minutes) => {
    expect(minutesAhead(zone, of, new Date('2026-03-11T11:00:00Z'))).toBe(minutes);
  });
});
