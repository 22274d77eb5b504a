import { describe, expect, it } from 'vitest';
import { describeOver, findIncidents, type HealthSnapshot } from './incident.rules.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const before = (ms: number) => new Date(NOW.getTime() - ms);
const WELL: HealthSnapshot = {
  channels: [{ channel: 'slack' }],
  givenUp: [],
  stuck: [],
  backups: { newestAt: before(HOUR_MS), problem: null, rehearsalProblem: null },
  disks: [{ setting: 'DATA_DIR', freeBytes: 50, totalBytes: 100 }],
  failedSubmissions: { lastHour: 0, usualPerHour: 0 },
  calendars: [],
};
const WHOLE_CALENDAR = {
  ...{ id: 'c1', host: 'Anna', failingSince: null, problem: null, goodUntil: NOW },
  ...{ unread: 0, damaged: 0, unknownZones: [], demosProblem: null, demosFailingSince: null },
};
const CALENDAR = { ...WHOLE_CALENDAR, failingSince: NOW, problem: 'http_401', goodUntil: null };
const calendar = (changes: Partial<HealthSnapshot['calendars'][number]>): Partial<HealthSnapshot> => ({
  calendars: [{ ...WHOLE_CALENDAR, ...changes }],
});
const failing = (ms: number): Partial<HealthSnapshot> => ({
  channels: [{ channel: 'slack', failingSince: before(ms), problem: 'http_500' }],
});
const disk = (freeBytes: number): Partial<HealthSnapshot> => ({
  disks: [{ setting: 'DATA_DIR', freeBytes, totalBytes: 1_000 }],
});
const backup = (changes: Partial<NonNullable<HealthSnapshot['backups']>>): Partial<HealthSnapshot> => ({
  backups: { newestAt: NOW, problem: null, rehearsalProblem: null, ...changes },
});
const copy = (changes: Partial<NonNullable<HealthSnapshot['copy']>>): Partial<HealthSnapshot> => ({
  copy: { copiedAt: NOW, problem: null, lateSince: NOW, ...changes },
});
const forms = (lastHour: number, usualPerHour: number): Partial<HealthSnapshot> => ({
  failedSubmissions: { lastHour, usualPerHour },
});

const certificate = (days: number | null, problem: string | null = null): Partial<HealthSnapshot> => ({
  certificate: {
    host: 'www.example.com',
    endsAt: days === null ? null : before(-days * 24 * HOUR_MS),
    problem,
  },
});

describe('findTroubles', () => {
  it.each<[string, Partial<HealthSnapshot>, active: string[], expected: string[]]>([
    ['a healthy server', {}, [], []],
    ['no folder for backups', { backups: undefined }, [], []],
    ['a channel that has failed for 9 minutes', failing(9 * MINUTE_MS), [], []],
    ['a channel that has failed for 10 minutes', failing(10 * MINUTE_MS), [], ['channel-down:slack']],
    [
      'dead messages',
      { givenUp: [{ channel: 'crm-webhook', count: 2, problem: 'http_500' }] },
      [],
      ['given-up:crm-webhook'],
    ],
    ['a calendar that cannot be read', { calendars: [CALENDAR] }, [], ['calendar-unread:c1']],
    ['a calendar with unread events', calendar({ unread: 1 }), [], ['calendar-partly:c1']],
    ['a calendar with damaged lines', calendar({ damaged: 1 }), [], ['calendar-partly:c1']],
    ['a calendar with unknown zones', calendar({ unknownZones: ['Mars'] }), [], ['calendar-partly:c1']],
    ['a demo that was refused a moment ago', calendar({ demosFailingSince: NOW }), [], []],
    [
      'demos that have been refused for 3 minutes',
      calendar({ demosFailingSince: before(3 * MINUTE_MS), demosProblem: 'http_403' }),
      [],
      ['calendar-demos:c1'],
    ],
    ['a backup of 26 hours', backup({ newestAt: before(26 * HOUR_MS) }), [], []],
    ['a backup older than 26 hours', backup({ newestAt: before(26 * HOUR_MS + 1) }), [], ['backup-old']],
    ['a backup that failed', backup({ problem: 'a disk is full' }), [], ['backup-failed']],
    ['a rehearsal that failed', backup({ rehearsalProblem: 'is damaged' }), [], ['rehearsal-failed']],
    ['a copy of a minute ago', copy({ lateSince: before(MINUTE_MS) }), [], []],
    ['a copy older than a minute', copy({ lateSince: before(MINUTE_MS + 1) }), [], ['copy-late']],
    [
      'a first copy that is not whole after a minute',
      copy({ copiedAt: null, lateSince: before(MINUTE_MS + 1), problem: 'the store answered 500' }),
      [],
      ['copy-late'],
    ],
    ['a disk with 10 % left', disk(100), [], []],
    ['a disk with less than 10 % left', disk(99), [], ['disk-low:DATA_DIR']],
    ['a disk that was fuller before', disk(119), ['disk-low:DATA_DIR'], ['disk-low:DATA_DIR']],
    ['a disk that has room again', disk(120), ['disk-low:DATA_DIR'], []],
    ['a few refused forms', forms(9, 0), [], []],
    ['refused forms of a quiet site', forms(10, 0), [], ['forms-refused']],
    ['as many refused forms as usual', forms(29, 10), [], []],
    ['a page that could not be drawn', { undrawn: ['/pricing'] }, [], ['pages-undrawn']],
    [
      'pages that were slow for a day',
      {
        slowPages: ['/pricing', '/faq'].map((page) => ({
          ...{ page, vital: 'lcp', day: '2026-03-09', p75: 3_100 },
        })),
      },
      [],
      ['pages-slow:lcp'],
    ],
    ['three times the usual refused forms', forms(30, 10), [], ['forms-refused']],
    ['refused forms that become fewer', forms(15, 10), ['forms-refused'], ['forms-refused']],
    ['refused forms that fell below the limit', forms(14, 10), ['forms-refused'], []],
    [
      'a queue that no process works on',
      { stuck: [{ channel: 'slack', since: NOW }] },
      [],
      ['queue-stuck:slack'],
    ],
    [
      'a queue that waits for a channel that is down',
      { ...failing(HOUR_MS), stuck: [{ channel: 'slack', since: NOW }] },
      [],
      ['channel-down:slack'],
    ],
    ['a certificate that could not be read', certificate(null, 'ECONNREFUSED'), [], []],
    ['a certificate of 21 days', certificate(21), [], []],
    ['an unreadable file', { storageFault: 'damaged' }, [], ['database-damaged']],
    ['a log that was removed', { storageFault: 'replaced' }, [], ['database-replaced']],
    ['a certificate of 20 days', certificate(20), [], ['certificate-ends-soon']],
    ['a certificate of 6 days', certificate(6), [], ['certificate-ends-soon', 'certificate-ends']],
    [
      'a certificate that is over',
      certificate(-1, 'CERT_HAS_EXPIRED'),
      [],
      ['certificate-ends-soon', 'certificate-ends'],
    ],
    [
      'a certificate of another host',
      certificate(60, 'ERR_TLS_CERT_ALTNAME_INVALID'),
      [],
      ['certificate-untrusted'],
    ],
  ])('judges %s', (_case, changes, active, expected) => {
    const incidents = findIncidents({ ...WELL, ...changes }, new Set(active), NOW);
    expect(incidents.map(({ cause }) => cause)).toEqual(expected);
    for (const { cause, title, text } of incidents) {
      expect(title.length).toBeGreaterThan(10);
      expect(text).toMatch(/\.$/);
      expect(describeOver(cause)).not.toContain(':');
    }
  });

  it('includes the start and the cause in the text', () => {
    const [incident] = findIncidents({ ...WELL, ...failing(HOUR_MS) }, new Set(), NOW);
    expect(incident?.text).toContain(
      'Since 2026-03-10 05:30 UTC no message has arrived by slack (http_500).',
    );
  });
});
