import { describe, expect, it } from 'vitest';
import { listFirstDay } from './first-day.rules.ts';

const EACH = [
  ...['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'SALES_EMAIL', 'ALERT_EMAIL', 'COMPANY_NAME', 'COMPANY_ADDRESS'],
  ...['DEMO_ZONE', 'DEMO_HOURS', 'BACKUP_DIR', 'DESK_KEY'],
];
const undone = (set: readonly string[], hosts = 1, hostsWithCalendar = hosts) =>
  listFirstDay({ set: new Set(set), hosts, hostsWithCalendar })
    .filter(({ isDone }) => !isDone)
    .map(({ name }) => name);

describe('the first day', () => {
  it('is over once each is set', () => {
    expect(undone(EACH)).toEqual([]);
  });

  it.each([
    ['PUBLIC_URL', 'PUBLIC_URL'],
    ['SMTP_URL', 'SMTP_URL'],
    ['MAIL_FROM', 'SMTP_URL'],
    ['SALES_EMAIL', 'SALES_EMAIL'],
    ['ALERT_EMAIL', 'ALERT_EMAIL'],
    ['COMPANY_ADDRESS', 'COMPANY_NAME'],
    ['DEMO_HOURS', 'DEMO_ZONE'],
    ['BACKUP_DIR', 'BACKUP_DIR'],
    ['DESK_KEY', 'DESK_KEY'],
  ])('goes on without %s', (missing, name) => {
    expect(undone(EACH.filter((each) => each !== missing))).toEqual([name]);
  });

  it('takes Slack for a mailbox for warnings', () => {
    expect(undone([...EACH.filter((name) => name !== 'ALERT_EMAIL'), 'SLACK_WEBHOOK_URL'])).toEqual([]);
  });

  it.each([
    [0, 0, 'Demos are booked, and no one is named to hold them.'],
    [1, 0, '1 of 1 host has no calendar: demos are booked over other appointments.'],
    [3, 1, '2 of 3 hosts have no calendar: demos are booked over other appointments.'],
  ])('asks for calendars of %i hosts of whom %i have one', (hosts, withCalendar, text) => {
    expect(undone(EACH, hosts, withCalendar)).toEqual(['hosts']);
    const steps = listFirstDay({ set: new Set(EACH), hosts, hostsWithCalendar: withCalendar });
    expect(steps.find(({ name }) => name === 'hosts')?.text).toBe(text);
  });

  it('says for each where it is set: at the desk, or by lines of a file', () => {
    for (const { place, line } of listFirstDay({ set: new Set(), hosts: 0, hostsWithCalendar: 0 })) {
      expect([place, line].filter((each) => each !== null)).toHaveLength(1);
    }
  });
});
