import { describe, expect, it } from 'vitest';
import { isoInZone, laterDate, offsetsOf } from '../dates.ts';
import {
  DEFAULT_OFFICE,
  dayOf,
  findSlotProblem,
  intervalAt,
  labelsOfWeek,
  type Office,
  slotAt,
  slotsOf,
  startOfDay,
} from './office.ts';

const ALL_DAY = Array.from({ length: 7 }, () => [[0, 1440]] as const);
const [EARLY, LATE] = [new Date('2010-01-01T00:00:00Z'), new Date('2030-01-01T00:00:00Z')];
const NOON_IN_INDIA = new Date('2026-03-10T06:30:00Z');

function officeIn(zone: string, parts: Partial<Office> = {}): Office {
  return { ...DEFAULT_OFFICE, zone, offsets: offsetsOf(zone, EARLY, LATE), ...parts };
}

describe('the office without settings', () => {
  const slots = slotsOf(DEFAULT_OFFICE, '2026-01-15');

  it('offers 24 half-hours from 08:00 AM to 07:30 PM', () => {
    expect(slots).toHaveLength(24);
    expect(slots[0]).toEqual({
      label: '08:00 AM',
      start: new Date('2026-01-15T02:30:00Z'),
      startDateTime: '2026-01-15T08:00:00+05:30',
      endDateTime: '2026-01-15T08:30:00+05:30',
    });
    expect(slots.at(-1)).toMatchObject({ label: '07:30 PM', endDateTime: '2026-01-15T20:00:00+05:30' });
    expect(labelsOfWeek(DEFAULT_OFFICE)).toEqual(slots.map(({ label }) => label));
  });

  it.each([
    ['11:30', '11:30 AM'],
    ['12:00', '12:00 PM'],
    ['12:30', '12:30 PM'],
    ['13:00', '01:00 PM'],
  ])('writes %s as %s', (time, label) => {
    expect(slotAt(DEFAULT_OFFICE, `2026-01-15T${time}:00+05:30`)?.label).toBe(label);
  });

  it.each([
    ['2026-03-09T18:29:59.999Z', '2026-03-09'],
    ['2026-03-09T18:30:00.000Z', '2026-03-10'],
    ['2025-12-31T18:30:00.000Z', '2026-01-01'],
    ['2028-02-28T18:30:00.000Z', '2028-02-29'],
  ])('reads from %s its day %s', (moment, date) => {
    expect(dayOf(DEFAULT_OFFICE, new Date(moment))).toBe(date);
  });

  it.each([
    ['not_on_grid', '2026-03-11T08:15:00+05:30', '2026-03-11T08:45:00+05:30'],
    ['not_on_grid', '2026-03-11T07:30:00+05:30', '2026-03-11T08:00:00+05:30'],
    ['not_on_grid', '2026-03-11T20:00:00+05:30', '2026-03-11T20:30:00+05:30'],
    ['not_on_grid', '2026-03-11T08:00:00Z', '2026-03-11T08:30:00Z'],
    ['not_on_grid', '2026-03-11T08:00:00.000+05:30', '2026-03-11T08:30:00.000+05:30'],
    ['not_on_grid', '2026-02-30T08:00:00+05:30', '2026-02-30T08:30:00+05:30'],
    ['not_on_grid', '2026-13-01T08:00:00+05:30', '2026-13-01T08:30:00+05:30'],
    ['not_on_grid', '', ''],
    ['not_30_minutes', '2026-03-11T08:00:00+05:30', '2026-03-11T09:00:00+05:30'],
    ['not_30_minutes', '2026-03-11T08:00:00+05:30', '2026-03-12T08:30:00+05:30'],
    ['not_30_minutes', '2026-03-11T08:00:00+05:30', ''],
    ['past', '2026-03-10T12:00:00+05:30', '2026-03-10T12:30:00+05:30'],
    ['past', '2026-03-09T19:30:00+05:30', '2026-03-09T20:00:00+05:30'],
    [undefined, '2026-03-10T12:30:00+05:30', '2026-03-10T13:00:00+05:30'],
  ])('finds %s in %s to %s', (problem, startDateTime, endDateTime) => {
    expect(findSlotProblem(DEFAULT_OFFICE, { startDateTime, endDateTime }, NOON_IN_INDIA)).toBe(problem);
  });
});

describe('an office elsewhere', () => {
  it('keeps its own hours on each day, with a break', () => {
    const hours = [
      [
        [540, 720],
        [780, 1020],
      ],
      [],
      [],
      [],
      [[540, 780]],
      [],
      [],
    ] as const;
    const berlin = officeIn('Europe/Berlin', { hours, minutes: 60 });
    const labelsOn = (date: string) => slotsOf(berlin, date).map(({ label }) => label);
    const friday = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM'];
    expect(labelsOn('2026-11-30')).toEqual([
      ...friday.slice(0, 3),
      '01:00 PM',
      '02:00 PM',
      '03:00 PM',
      '04:00 PM',
    ]);
    expect(labelsOn('2026-12-01')).toEqual([]);
    expect(labelsOn('2026-12-04')).toEqual(friday);
    expect(labelsOfWeek(berlin)).toEqual([...friday, '01:00 PM', '02:00 PM', '03:00 PM', '04:00 PM']);
  });

  it('ends at closing with what is left of a length', () => {
    const office = officeIn('Europe/Berlin', {
      hours: ALL_DAY.map(() => [[540, 640]] as const),
      minutes: 45,
    });
    expect(slotsOf(office, '2026-11-30').map(({ endDateTime }) => endDateTime)).toEqual([
      '2026-11-30T09:45:00+01:00',
      '2026-11-30T10:30:00+01:00',
    ]);
  });

  it.each([
    ['Europe/Berlin', '2026-03-27', '2026-03-27T07:00:00Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-30T06:00:00Z'],
    ['America/New_York', '2026-03-06', '2026-03-06T13:00:00Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T12:00:00Z'],
    ['Asia/Kathmandu', '2026-03-09', '2026-03-09T02:15:00Z'],
    ['Australia/Lord_Howe', '2026-04-03', '2026-04-02T21:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-06', '2026-04-05T21:30:00Z'],
    ['Pacific/Apia', '2026-03-09', '2026-03-08T19:00:00Z'],
  ])('opens in %s on %s at 08:00 AM of its clock', (zone, date, start) => {
    expect(slotsOf(officeIn(zone), date)[0]).toMatchObject({ label: '08:00 AM', start: new Date(start) });
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', 46],
    ['Europe/Berlin', '2026-10-25', 50],
    ['America/New_York', '2026-03-08', 46],
    ['America/New_York', '2026-11-01', 50],
    ['Australia/Lord_Howe', '2026-04-05', 49],
    ['Australia/Lord_Howe', '2026-10-04', 47],
    ['Asia/Kathmandu', '2026-10-25', 48],
    ['Pacific/Apia', '2011-12-30', 0],
    ['Pacific/Apia', '2011-12-29', 48],
  ])(
    'in %s never closed has on %s %d half-hours, each after the other and named apart',
    (zone, date, count) => {
      const office = officeIn(zone, { hours: ALL_DAY });
      const slots = slotsOf(office, date);
      expect(slots).toHaveLength(count);
      expect(new Set(slots.map(({ label }) => label)).size).toBe(count);
      for (const [index, slot] of slots.entries()) {
        expect(slot.start.getTime()).toBe((slots[0]?.start.getTime() ?? 0) + index * 30 * 60_000);
        expect(intervalAt(office, slot.start)).toEqual({
          startDateTime: slot.startDateTime,
          endDateTime: slot.endDateTime,
        });
        expect(new Date(slot.startDateTime)).toEqual(slot.start);
        expect(dayOf(office, slot.start)).toBe(date);
        expect(slotAt(office, slot.startDateTime)).toEqual(slot);
      }
    },
  );

  it.each([
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'UTC',
  ])('writes each hour of two years in %s as `Intl` knows it', (zone) => {
    const office = officeIn(zone);
    for (
      let at = Date.parse('2026-01-01T00:00:00Z');
      at < Date.parse('2028-01-01T00:00:00Z');
      at += 3_600_000
    ) {
      expect(intervalAt(office, new Date(at)).startDateTime).toBe(isoInZone(zone, new Date(at)));
    }
  });

  it('tells the two half-hours of a time that clocks show twice apart', () => {
    const labels = slotsOf(officeIn('Europe/Berlin', { hours: ALL_DAY }), '2026-10-25').map(
      ({ label }) => label,
    );
    expect(labels.slice(4, 8)).toEqual([
      '02:00 AM',
      '02:30 AM',
      '02:00 AM (UTC+01:00)',
      '02:30 AM (UTC+01:00)',
    ]);
  });

  it('offers nothing in an hour that clocks skip', () => {
    const office = officeIn('Europe/Berlin', { hours: ALL_DAY.map(() => [[120, 180]] as const) });
    expect(slotsOf(office, '2026-03-28')).toHaveLength(2);
    expect(slotsOf(office, '2026-03-29')).toEqual([]);
  });

  it('refuses a time with the offset of before a change', () => {
    const interval = {
      startDateTime: '2026-03-30T09:00:00+01:00',
      endDateTime: '2026-03-30T09:30:00+01:00',
    };
    expect(findSlotProblem(officeIn('Europe/Berlin'), interval, NOON_IN_INDIA)).toBe('not_on_grid');
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('begins the days around the change of %s at its midnight', (date, hours) => {
    const [begin, end] = [date, laterDate(date, 1)].map((day) => startOfDay(officeIn('Europe/Berlin'), day));
    expect(((end?.getTime() ?? 0) - (begin?.getTime() ?? 0)) / 3_600_000).toBe(hours);
  });

  it('writes a demo that was booked by the clock of another office as the moment that it is', () => {
    const [booked] = slotsOf(DEFAULT_OFFICE, '2026-03-30');
    const start = new Date(booked?.startDateTime ?? '');
    expect(intervalAt(officeIn('Europe/Berlin'), start).startDateTime).toBe('2026-03-30T04:30:00+02:00');
    expect(intervalAt(officeIn('Asia/Kathmandu'), start).startDateTime).toBe('2026-03-30T08:15:00+05:45');
  });
});
