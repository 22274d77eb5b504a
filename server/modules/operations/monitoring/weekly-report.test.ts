import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { describe, expect, it } from 'vitest';
import { describeZone } from '../../bookings/demos/office-zone.ts';
import { composeWeeklyReport, isWeeklyReportDue } from './weekly-report.ts';

const BERLIN = { ...DEFAULT_OFFICE, ...describeZone('Europe/Berlin') };

describe('isAllWellDue', () => {
  // 2026-03-09 is a Monday; Berlin is an hour ahead of UTC then, and two from 2026-03-29 on.
  it.each([
    ['before nine on Monday', '2026-03-02T09:00:00Z', '2026-03-09T07:59:00Z', false],
    ['at nine on Monday', '2026-03-02T09:00:00Z', '2026-03-09T08:00:00Z', true],
    ['after the report of Monday', '2026-03-09T08:00:30Z', '2026-03-09T08:01:00Z', false],
    ['on Sunday of a week that has its report', '2026-03-09T08:00:30Z', '2026-03-15T22:00:00Z', false],
    ['on Thursday, where trouble lasted until then', '2026-03-02T09:00:00Z', '2026-03-12T12:00:00Z', true],
    ['on Monday, after a late report the week before', '2026-03-12T12:00:00Z', '2026-03-16T08:00:00Z', true],
    ['after a month without a server', '2026-02-02T09:00:00Z', '2026-03-13T12:00:00Z', true],
    ['at nine on the Monday after clocks changed', '2026-03-23T08:10:00Z', '2026-03-30T07:00:00Z', true],
    ['before nine on that Monday', '2026-03-23T08:10:00Z', '2026-03-30T06:59:00Z', false],
  ])('judges %s', (_case, toldAt, now, isDue) => {
    expect(isWeeklyReportDue(BERLIN, new Date(toldAt), new Date(now))).toBe(isDue);
  });
});

describe('composeWeeklyReport', () => {
  it('says how old the copy to the second is, where there is one', () => {
    const now = new Date('2026-03-09T08:00:00Z');
    const copiedAt = new Date(now.getTime() - 2_000);
    const well = { channels: [], givenUp: [], stuck: [], disks: [], calendars: [] };
    const snapshot = { ...well, failedSubmissions: { lastHour: 0, usualPerHour: 0 } };
    const linesOf = (copy?: { copiedAt: Date; problem: null; lateSince: Date }) =>
      composeWeeklyReport({ ...snapshot, copy }, { leads: 0, delivered: 0, visits: [] }, now).lines.join(
        '\n',
      );
    expect(linesOf({ copiedAt, problem: null, lateSince: copiedAt })).toContain(
      'The copy to the second is 2 seconds old.',
    );
    expect(linesOf()).not.toContain('to the second');
  });
});
