import { readWeeklyHours, type WeeklyHours } from 'contract/bookings/weekly-hours.ts';
import { describe, expect, it } from 'vitest';
import type { HostHours } from './host.ts';
import { createAvailability, findObstacle, type HostAgenda, type Obstacle } from './host-hours.rules.ts';
import type { Interval } from './interval.ts';

const week = (typed: string) => readWeeklyHours(typed) as WeeklyHours;
const BERLIN: HostHours = {
  zone: 'Europe/Berlin',
  hours: week('mon-fri 09:00-17:00'),
  breaks: week(''),
  bufferBefore: 0,
  bufferAfter: 0,
  mostADay: null,
};
const FREE: HostAgenda = { busy: [], timeOff: [], demos: [] };
/** Returns an interval in Berlin's winter. */
const at = (from: string, to: string, day = '2026-01-15'): Interval => ({
  start: Date.parse(`${day}T${from}:00+01:00`),
  end: Date.parse(`${day}T${to}:00+01:00`),
});
const WEEK: Interval = { start: Date.parse('2026-01-12T00:00Z'), end: Date.parse('2026-01-19T00:00Z') };

describe('when a host can take a demo', () => {
  it.each<
    [what: string, can: boolean, host: Partial<HostHours>, agenda: Partial<HostAgenda>, demo: Interval]
  >([
    ['at the beginning of the hours', true, {}, {}, at('09:00', '09:30')],
    ['at their end', true, {}, {}, at('16:30', '17:00')],
    ['before them', false, {}, {}, at('08:30', '09:00')],
    ['over their end', false, {}, {}, at('16:45', '17:15')],
    ['on a free day', false, {}, {}, at('10:00', '10:30', '2026-01-17')],
    ['over the end of a break', false, { breaks: week('12:00-13:00') }, {}, at('12:45', '13:15')],
    ['after a break', true, { breaks: week('12:00-13:00') }, {}, at('13:00', '13:30')],
    [
      'in two hours that touch',
      true,
      { hours: week('thu 9:00-12:00, 12:00-15:00') },
      {},
      at('11:45', '12:15'),
    ],
    ['in time off', false, {}, { timeOff: [at('10:00', '11:00')] }, at('10:30', '11:00')],
    ['after time off', true, {}, { timeOff: [at('10:00', '11:00')] }, at('11:00', '11:30')],
    ['while busy', false, {}, { busy: [at('10:10', '10:20')] }, at('10:00', '10:30')],
    ['after being busy', true, {}, { busy: [at('09:00', '10:00')] }, at('10:00', '10:30')],
    [
      'with a buffer while busy',
      false,
      { bufferBefore: 5 },
      { busy: [at('09:00', '10:00')] },
      at('10:00', '10:30'),
    ],
    ['with a buffer out of hours', true, { bufferBefore: 15, bufferAfter: 15 }, {}, at('09:00', '09:30')],
    ['in another demo', false, {}, { demos: [at('10:00', '10:30')] }, at('10:15', '10:45')],
    ['after another demo', true, {}, { demos: [at('10:00', '10:30')] }, at('10:30', '11:00')],
    [
      'within the buffer of another',
      false,
      { bufferAfter: 10 },
      { demos: [at('10:00', '10:30')] },
      at('10:30', '11:00'),
    ],
    [
      'with its buffer in another',
      false,
      { bufferAfter: 10 },
      { demos: [at('11:00', '11:30')] },
      at('10:30', '11:00'),
    ],
    [
      'where both buffers have room',
      true,
      { bufferBefore: 10, bufferAfter: 20 },
      { demos: [at('10:00', '10:30')] },
      at('11:00', '11:30'),
    ],
    [
      'where only one of two buffers has room',
      false,
      { bufferBefore: 15, bufferAfter: 20 },
      { demos: [at('10:00', '10:30')] },
      at('11:00', '11:30'),
    ],
    ['on a full day', false, { mostADay: 1 }, { demos: [at('10:00', '10:30')] }, at('15:00', '15:30')],
    [
      'on the day after a full one',
      true,
      { mostADay: 1 },
      { demos: [at('10:00', '10:30', '2026-01-14')] },
      at('15:00', '15:30'),
    ],
  ])('%s: %s', (_what, can, host, agenda, demo) => {
    expect(createAvailability({ ...BERLIN, ...host }, { ...FREE, ...agenda }, WEEK)(demo)).toBe(can);
  });

  it.each<[zone: string, opens: string]>([
    ['Europe/Berlin', '2026-03-30T07:00:00Z'],
    ['America/New_York', '2026-03-30T13:00:00Z'],
    ['Asia/Kathmandu', '2026-03-30T03:15:00Z'],
    ['Australia/Lord_Howe', '2026-03-29T22:00:00Z'],
    ['Pacific/Apia', '2026-03-29T20:00:00Z'],
  ])('counts hours by the clock of %s', (zone, opens) => {
    const start = Date.parse(opens);
    const half = 1_800_000;
    const range = { start: start - 5 * 86_400_000, end: start + 5 * 86_400_000 };
    const can = createAvailability({ ...BERLIN, zone }, FREE, range);
    const asked = [-half, 0].map((shift) => can({ start: start + shift, end: start + shift + half }));
    expect(asked).toEqual([false, true]);
  });

  it('keeps hours by the wall on the day on which clocks change', () => {
    const hours = week('sun 01:00-04:00');
    const range = { start: Date.parse('2026-03-28T00:00Z'), end: Date.parse('2026-03-30T00:00Z') };
    const can = createAvailability({ ...BERLIN, hours }, FREE, range);
    const inUtc = (from: string, to: string) => ({
      start: Date.parse(`2026-03-29T${from}Z`),
      end: Date.parse(`2026-03-29T${to}Z`),
    });
    expect([can(inUtc('00:00', '02:00')), can(inUtc('01:30', '02:30'))]).toEqual([true, false]);
  });
});

describe('why a host cannot take a demo', () => {
  const TEN = at('10:00', '10:30');
  it.each<[Obstacle | undefined, Partial<HostHours>, Partial<HostAgenda>, Interval]>([
    [undefined, {}, {}, TEN],
    ['hours', {}, {}, at('08:30', '09:00')],
    ['break', { breaks: week('10:00-11:00') }, {}, TEN],
    ['off', {}, { timeOff: [TEN], busy: [TEN] }, TEN],
    ['demo', { mostADay: 1 }, { demos: [TEN] }, TEN],
    ['demo', { bufferAfter: 15 }, { demos: [at('10:30', '11:00')] }, TEN],
    ['full', { mostADay: 1 }, { demos: [at('12:00', '12:30')] }, TEN],
    ['busy', {}, { busy: [at('10:10', '10:20')] }, TEN],
  ])('%s', (expected, host, agenda, demo) => {
    const [chosen, known] = [
      { ...BERLIN, ...host },
      { ...FREE, ...agenda },
    ];
    expect(findObstacle(chosen, known, demo)).toBe(expected);
    expect(createAvailability(chosen, known, WEEK)(demo)).toBe(expected === undefined);
  });
});
