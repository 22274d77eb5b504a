import { dayOf, type Office, startOfDay } from 'contract/bookings/office.ts';
import { DAY_MS, weekdayOf } from 'contract/dates.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { VERSION } from '../../../plugins/settings/version.ts';
import { firstIdAt } from '../../../shared/uuid-time.ts';
import { countSince, countTouches } from '../../leads/leads.queries.ts';
import {
  type CountedWeek,
  createVisitsReader,
  describeVisits,
  mondaysUntil,
  sourceOf,
  type Touch,
} from '../../visits/visits.queries.ts';
import type { AlertMessage } from './alert-message.ts';
import { daysUntil, type HealthSnapshot, wallTime } from './incident.rules.ts';
import type { MaintenanceStore } from './maintenance.store.ts';
import { alertTargets, deliverAlert, type NotifyParts } from './notify-operator.ts';

const HOUR_MS = 3_600_000;
/** Hour after which the week's message is due: Monday, nine hours after midnight. */
const FROM_HOUR = 9;

/**
 * Reports whether the message that all is well is due: once a week, from Monday morning on by the clock of the office.
 * @param sentAt when it was last sent
 */
export function isWeeklyReportDue(office: Office, sentAt: Date, now: Date): boolean {
  return sentAt.getTime() < dueTime(office, now);
}

/** The latest Monday morning that is over. */
function dueTime(office: Office, now: Date): number {
  const morning = now.getTime() - FROM_HOUR * HOUR_MS;
  const day = dayOf(office, new Date(morning));
  const midday = startOfDay(office, day).getTime() + DAY_MS / 2 - weekdayOf(day) * DAY_MS;
  return startOfDay(office, dayOf(office, new Date(midday))).getTime() + FROM_HOUR * HOUR_MS;
}

const WEEK_MS = 7 * 24 * 3_600_000;

interface WeeklyReportParts extends NotifyParts {
  database: Database;
  store: MaintenanceStore;
}

/**
 * Notifies the operator once a week that all is well, so that silence means something. A week with an incident has no such
 * message until it is over. Called by the process that has the watch, while nothing is wrong.
 */
export async function sendWeeklyReport(
  snapshot: HealthSnapshot,
  now: Date,
  parts: WeeklyReportParts,
): Promise<void> {
  const { database, store, config } = parts;
  const { doneAt } = await store.findJob('all-well');
  // A server that has just been set up has nothing to report yet.
  if (!doneAt) return store.recordJob('all-well', now, null);
  if (alertTargets(config).length === 0 || !isWeeklyReportDue(config.office, doneAt, now)) return;
  const message = composeWeeklyReport(
    snapshot,
    {
      ...(await countSince(database, firstIdAt(new Date(now.getTime() - WEEK_MS)))),
      visits: await readVisitsInWords(database, config.office, now),
    },
    now,
  );
  if (await deliverAlert(message, [], parts)) await store.recordJob('all-well', now, null);
}

/** Sentences on the visits of the last whole week of the office, beside the one before. */
async function readVisitsInWords(database: Database, office: Office, now: Date): Promise<string[]> {
  const today = dayOf(office, now);
  const [before = '', week = '', next = ''] = mondaysUntil(today, 3);
  const sums = await createVisitsReader(database).readWeeks([before, week], today);
  const countWeek = async (monday: string, end: string): Promise<CountedWeek> => {
    const counted = { visits: 0, sources: new Map(), forms: new Map(), pages: new Map() };
    for (const { topic, name, detail, reader, sums: sum } of sums.get(monday) ?? []) {
      if (reader !== 'people') continue;
      if (topic === 'rule') counted.visits += sum.visits;
      if (topic === 'source' && detail !== '') add(counted.sources, detail, sum.visits);
      if (topic === 'page') add(counted.pages, name, sum.visits + sum.inner);
    }
    const span = { from: startOfDay(office, monday), until: startOfDay(office, end) };
    for (const { touch, sent } of await countTouches(database, span)) {
      const { name } = sourceOf(touch as Touch);
      if (name !== '') add(counted.forms, name, sent);
    }
    return counted;
  };
  return describeVisits(await countWeek(week, next), await countWeek(before, week));
}

function add(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, (counts.get(name) ?? 0) + count);
}

/** Describes the snapshot in words. */
export function composeWeeklyReport(
  { channels, backups, copy, disks, certificate }: HealthSnapshot,
  { leads, delivered, visits }: { leads: number; delivered: number; visits: readonly string[] },
  now: Date,
): AlertMessage {
  const names = channels.map(({ channel }) => channel).join(', ');
  return {
    subject: 'All is well',
    title: 'all is well',
    lines: [
      `In the last seven days ${counted(leads, 'request')} came in, and ${counted(delivered, 'message')} went out. Nothing is failing at ${names}.`,
      ...visits,
      ...(backups ? [`The newest backup is of ${wallTime(backups.newestAt)}.`] : []),
      ...(copy?.copiedAt
        ? [`The copy to the second is ${counted(ageOf(copy.copiedAt, now), 'second')} old.`]
        : []),
      ...disks.map(
        ({ setting, freeBytes, totalBytes }) =>
          `The disk of ${setting} has ${Math.floor((freeBytes / totalBytes) * 100)} % left.`,
      ),
      ...(certificate?.endsAt
        ? [
            `The certificate of ${certificate.host} is good for ${counted(daysUntil(certificate.endsAt, now), 'day')}.`,
          ]
        : []),
      `Version ${VERSION} is running.`,
    ],
    reason:
      'The server sends this once a week, on Monday, while nothing is wrong. If it stays away, look at the server.',
  };
}

function ageOf(moment: Date, now: Date): number {
  return Math.max(0, Math.round((now.getTime() - moment.getTime()) / 1_000));
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
