import { MINUTE_MS } from 'contract/dates.ts';
import { VITAL_NAMES, VITALS, type Vital, vitalWords } from 'contract/site/vitals.ts';
import { counted } from '../../../cli/terminal/figures.ts';
import type { StorageFault } from '../../../plugins/database/schema.ts';
import type { FailingCalendar } from '../../bookings/bookings.calendars.ts';
import type { ChannelHealth, GivenUp, MailboxHealth, StuckQueue } from '../../leads/leads.queries.ts';
import type { SlowPage } from '../../visits/visits.queries.ts';
import { channelDown, type Incident } from './alert.rules.ts';

/** Observed state of the server, its database and its disks. */
export interface HealthSnapshot {
  /** Facts of each channel that is set up. */
  channels: readonly ChannelHealth[];
  /** Messages that were given up within the last day. */
  givenUp: readonly GivenUp[];
  /** Queues whose messages wait although their time has come. */
  stuck: readonly StuckQueue[];
  /** Present where BACKUP_DIR is set. */
  backups?: BackupHealth | undefined;
  /** Present where the database is copied to the second. */
  copy?: CopyHealth | undefined;
  disks: readonly DiskSpace[];
  /** Fault of the files of SQLite, if there is one. */
  storageFault?: StorageFault | undefined;
  failedSubmissions: { lastHour: number; usualPerHour: number };
  /** Calendars of hosts with a problem in reading or writing. */
  calendars: readonly FailingCalendar[];
  /** Addresses of pages that could not be drawn as words and settings have them. */
  undrawn?: readonly string[];
  /** Pages that were slower for a whole day than their budget, as their readers had them. */
  slowPages?: readonly SlowPage[];
  /** Mailbox for replies, where one is set and was looked at. */
  mailbox?: MailboxHealth | undefined;
  /** Certificate of a site that is reached by https, once it was read. */
  certificate?: CertificateHealth | undefined;
}

export interface CertificateHealth {
  host: string;
  /** Null where the server could not be asked. */
  endsAt: Date | null;
  /** Reason why it could not be read, or why a browser would not trust it: a code of the system. */
  problem: string | null;
}

export interface BackupHealth {
  /** Time of the newest file; before there is one, the time when the folder was looked at first. */
  newestAt: Date;
  /** Reasons why the last copy, and the last rehearsal of a restore, failed. */
  problem: string | null;
  rehearsalProblem: string | null;
}

export interface CopyHealth {
  /** Everything committed before can be restored; `null` before the first copy is whole. */
  copiedAt: Date | null;
  problem: string | null;
  /** The same time, or the first look of this process, if that was later. */
  lateSince: Date;
}

export interface DiskSpace {
  /** The setting that leads there. */
  setting: string;
  freeBytes: number;
  totalBytes: number;
}

const HOUR_MS = 60 * MINUTE_MS;
const CHANNEL_DOWN_AFTER_MS = 10 * MINUTE_MS;
/** Two looks later: one may have met a restart of Postgres. */
const STORAGE_DOWN_AFTER_MS = 2 * MINUTE_MS;
const BACKUP_OLD_AFTER_MS = 26 * HOUR_MS;
/** Three looks at a calendar later: one may have met a restart of its server. */
const DEMOS_UNWRITTEN_AFTER_MS = 3 * MINUTE_MS;
const COPY_LATE_AFTER_MS = MINUTE_MS;
const FEWEST_FREE = 0.1;
/** A little more than that ends an alert, so that a disk on the border does not begin one each minute. */
const FREE_AGAIN = 0.12;
const FEWEST_REFUSED = 10;
const TIMES_USUAL = 3;
/** Programs renew a certificate of 90 days a month before it ends. */
const CERTIFICATE_SOON_DAYS = 21;
const CERTIFICATE_LAST_DAYS = 7;

/**
 * Finds the incidents in a snapshot.
 * @param active causes that were wrong a moment ago, which takes more to be over than it took to begin
 */
export function findIncidents(snapshot: HealthSnapshot, active: ReadonlySet<string>, now: Date): Incident[] {
  return [
    ...(snapshot.storageFault ? [STORAGE_INCIDENTS[snapshot.storageFault]] : []),
    ...snapshot.channels.flatMap((each) => findDownChannel(each, now)),
    ...snapshot.givenUp.map(describeGivenUp),
    ...(snapshot.backups ? findBackupIncidents(snapshot.backups, now) : []),
    ...(snapshot.copy ? findLateCopy(snapshot.copy, now) : []),
    ...snapshot.disks.flatMap((each) => findFullDisk(each, active)),
    ...findManyFailures(snapshot.failedSubmissions, active),
    ...snapshot.calendars.flatMap((each) => findCalendarIncidents(each, now)),
    ...(snapshot.mailbox ? findMailboxIncidents(snapshot.mailbox, now) : []),
    ...findStuckQueues(snapshot),
    ...findUndrawnPages(snapshot.undrawn ?? []),
    ...VITAL_NAMES.flatMap((vital) => findSlowPages(vital, snapshot.slowPages ?? [])),
    ...(snapshot.certificate ? findCertificateIncidents(snapshot.certificate, now) : []),
  ];
}

/** Trouble with the files of SQLite, which is over with another start at the earliest. */
export const STORAGE_INCIDENTS: Readonly<Record<StorageFault, Incident>> = {
  damaged: {
    cause: 'database-damaged',
    title: 'the database is damaged',
    text: "The file of the database cannot be read, or not all of it. What needs an unreadable part is answered 503, with your address. docs/operating.md, 'A damaged database', says what to do.",
  },
  replaced: {
    cause: 'database-replaced',
    title: 'the files of the database were replaced',
    text: "Another program removed or replaced site.sqlite or its log, site.sqlite-wal, while the server had them open. Since then every form is refused with 503, so that none is lost. Restart the server, and read docs/operating.md, 'Replaced files'.",
  },
};

/**
 * Finds the incidents while the database takes nothing.
 * @param since when that was noticed
 */
export function findStorageIncidents(
  { disks, storageFault }: Pick<HealthSnapshot, 'disks' | 'storageFault'>,
  since: Date,
  now: Date,
): Incident[] {
  const full = disks.flatMap((each) => findFullDisk(each, new Set()));
  if (storageFault) return [STORAGE_INCIDENTS[storageFault], ...full];
  if (now.getTime() - since.getTime() < STORAGE_DOWN_AFTER_MS) return full;
  const text = `Since ${wallTime(since)} the database has not answered or stored anything: forms are refused with 503. docs/operating.md has a chapter for a full disk, an unreachable Postgres and a damaged file.`;
  return [...full, { cause: 'storage-down', title: 'the database accepts no writes', text }];
}

function findDownChannel({ channel, failingSince, problem }: ChannelHealth, now: Date): Incident[] {
  if (!failingSince || now.getTime() - failingSince.getTime() < CHANNEL_DOWN_AFTER_MS) return [];
  return [
    {
      cause: channelDown(channel),
      title: `${channel} accepts no messages`,
      text: `Since ${wallTime(failingSince)} no message has arrived by ${channel}${inBrackets(problem)}. Waiting messages are retried for three days, and sent once it works again.`,
    },
  ];
}

const MAILBOX_DOWN_AFTER_MS = 2 * MINUTE_MS;

function findMailboxIncidents(
  { failingSince, problem }: NonNullable<HealthSnapshot['mailbox']>,
  now: Date,
): Incident[] {
  // A wrong password does not pass by itself.
  const waitMs = problem === 'login_refused' ? 0 : MAILBOX_DOWN_AFTER_MS;
  if (!failingSince || now.getTime() - failingSince.getTime() < waitMs) return [];
  const text = `Since ${wallTime(failingSince)} the replies of visitors have not been read${inBrackets(problem)}. They wait in the mailbox. Check REPLY_MAILBOX in Settings, Channels.`;
  return [{ cause: 'mailbox-down', title: 'the mailbox for replies does not answer', text }];
}

function findUndrawnPages(pages: readonly string[]): Incident[] {
  const [first] = pages;
  if (first === undefined) return [];
  const which = pages.length === 1 ? first : `${first} and ${counted(pages.length - 1, 'other page')}`;
  const text = `${which} could not be drawn with the newest words and settings, and visitors are sent the last form. The log has the reason. It is tried again each minute.`;
  return [{ cause: 'pages-undrawn', title: 'pages are not up to date', text }];
}

function findSlowPages(vital: Vital, slowPages: readonly SlowPage[]): Incident[] {
  const [first, ...others] = slowPages.filter((slow) => slow.vital === vital);
  if (!first) return [];
  const { name, good } = VITALS[vital];
  const which = `${first.page} (${vitalWords(vital, first.p75)} on ${first.day})`;
  const more = others.length > 0 ? ` and ${counted(others.length, 'other page')}` : '';
  const text = `${name} beyond ${vitalWords(vital, good)} for one visit in four, on a whole day: ${which}${more}. Numbers, Speed, has all pages.`;
  return [{ cause: `pages-slow:${vital}`, title: `pages are slow: ${name.toLowerCase()}`, text }];
}

function describeGivenUp({ channel, count, problem }: HealthSnapshot['givenUp'][number]): Incident {
  return {
    cause: `given-up:${channel}`,
    title: `messages by ${channel} were given up`,
    text: `${count === 1 ? 'A message' : `${count} messages`} by ${channel} could not be delivered, and ${count === 1 ? 'is' : 'are'} not tried again${inBrackets(problem)}. npm run leads -- replay --dead sends what was given up.`,
  };
}

function findBackupIncidents({ newestAt, problem, rehearsalProblem }: BackupHealth, now: Date): Incident[] {
  const incidents: Incident[] = [];
  if (problem !== null) {
    const text = `The daily copy of the database failed: ${problem}. It is tried again each hour.`;
    incidents.push({ cause: 'backup-failed', title: 'the daily backup failed', text });
  }
  if (now.getTime() - newestAt.getTime() > BACKUP_OLD_AFTER_MS) {
    const text = `The newest file in BACKUP_DIR is of ${wallTime(newestAt)}, more than 26 hours ago.`;
    incidents.push({ cause: 'backup-old', title: 'the newest backup is too old', text });
  }
  if (rehearsalProblem !== null) {
    const text = `The weekly rehearsal could not restore the newest copy: ${rehearsalProblem}. Take another copy and look at the disks.`;
    incidents.push({ cause: 'rehearsal-failed', title: 'a backup could not be restored', text });
  }
  return incidents;
}

function findLateCopy({ copiedAt, problem, lateSince }: CopyHealth, now: Date): Incident[] {
  if (now.getTime() - lateSince.getTime() <= COPY_LATE_AFTER_MS) return [];
  const newest = copiedAt
    ? `The newest second that can be restored is ${copiedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`
    : 'No second can be restored yet';
  const text = `${newest}${inBrackets(problem)}. Visitors notice nothing, and the copy goes on by itself once its place in BACKUP_DIR takes it.`;
  return [{ cause: 'copy-late', title: 'the copy of the database is late', text }];
}

function findFullDisk(
  { setting, freeBytes, totalBytes }: DiskSpace,
  active: ReadonlySet<string>,
): Incident[] {
  const cause = `disk-low:${setting}`;
  const least = active.has(cause) ? FREE_AGAIN : FEWEST_FREE;
  if (freeBytes >= totalBytes * least) return [];
  const percent = Math.floor((freeBytes / totalBytes) * 100);
  return [
    {
      cause,
      title: 'a disk is nearly full',
      text: `The disk that ${setting} is on has ${percent} % left, ${(freeBytes / 1e9).toFixed(1)} GB. docs/operating.md, 'A disk that is full', lists what you can delete.`,
    },
  ];
}

function findManyFailures(
  { lastHour, usualPerHour }: HealthSnapshot['failedSubmissions'],
  active: ReadonlySet<string>,
): Incident[] {
  const cause = 'forms-refused';
  const most = Math.max(FEWEST_REFUSED, TIMES_USUAL * usualPerHour);
  if (lastHour < (active.has(cause) ? most / 2 : most)) return [];
  return [
    {
      cause,
      title: 'many forms are refused',
      text: `${lastHour} forms were refused within an hour; the usual number is ${usualPerHour.toFixed(1)}. The log names code and fields of each: grep authms.`,
    },
  ];
}

function findCalendarIncidents(calendar: FailingCalendar, now: Date): Incident[] {
  const { id, host, failingSince, problem, goodUntil } = calendar;
  const { unread, damaged, unknownZones, demosProblem, demosFailingSince } = calendar;
  const incidents: Incident[] = [];
  if (failingSince !== null) {
    const copy =
      goodUntil !== null && goodUntil > now
        ? `Its last copy counts until ${wallTime(goodUntil)}; demos with ${host} must then be confirmed.`
        : `No copy of it counts: demos with ${host} must be confirmed.`;
    incidents.push({
      cause: `calendar-unread:${id}`,
      title: `the calendar of ${host} cannot be read`,
      text: `Since ${wallTime(failingSince)} a calendar of ${host} cannot be read${inBrackets(problem)}. ${copy} npm run hosts -- calendar test ${id} tries it.`,
    });
  }
  const partly = [
    ...(unread > 0 ? [`${unread} of its events make no time busy, since they can't be read.`] : []),
    ...(damaged > 0
      ? [`${damaged} of its lines are damaged; their events were read as far as possible.`]
      : []),
    ...(unknownZones.length > 0
      ? [`It names unknown zones, whose times are read as the host's: ${unknownZones.join(', ')}.`]
      : []),
  ];
  if (partly.length > 0) {
    incidents.push({
      cause: `calendar-partly:${id}`,
      title: `a part of the calendar of ${host} cannot be read`,
      text: `Demos with ${host} may be booked at times that are taken. ${partly.join(' ')} npm run hosts -- calendar test ${id} reads it again.`,
    });
  }
  if (demosFailingSince !== null && now.getTime() - demosFailingSince.getTime() >= DEMOS_UNWRITTEN_AFTER_MS) {
    incidents.push({
      cause: `calendar-demos:${id}`,
      title: `demos are not written to the calendar of ${host}`,
      text: `Since ${wallTime(demosFailingSince)} the server of the calendar refuses demos of ${host}${inBrackets(demosProblem)}. The calendar is read all the same. npm run hosts -- calendar list says why.`,
    });
  }
  return incidents;
}

/** A channel that takes nothing has its own incident. */
function findStuckQueues({ stuck, channels }: HealthSnapshot): Incident[] {
  const failing = new Set(channels.filter(({ failingSince }) => failingSince).map(({ channel }) => channel));
  return stuck
    .filter(({ channel }) => !failing.has(channel))
    .map(({ channel, since }) => ({
      cause: `queue-stuck:${channel}`,
      title: `messages by ${channel} are not sent`,
      text: `A message by ${channel} has been ready to send since ${wallTime(since)}, and no process sends it. Restart the server, and look at its log.`,
    }));
}

function findCertificateIncidents({ host, endsAt, problem }: CertificateHealth, now: Date): Incident[] {
  // A server that cannot reach its own public address, as behind many firewalls, is no trouble of visitors.
  if (endsAt === null) return [];
  const daysLeft = daysUntil(endsAt, now);
  const ends = `The certificate of ${host} ends ${wallTime(endsAt)}`;
  const incidents: Incident[] = [];
  if (daysLeft < CERTIFICATE_SOON_DAYS) {
    const text = `${ends}. It should have been renewed by now: check the timer of the program that renews it.`;
    incidents.push({ cause: 'certificate-ends-soon', title: 'the certificate has to be renewed', text });
  }
  if (daysLeft < CERTIFICATE_LAST_DAYS) {
    const text = `${ends}; after that, browsers refuse the site. Renew it today.`;
    incidents.push({ cause: 'certificate-ends', title: 'the certificate is about to end', text });
  } else if (problem !== null) {
    const text = `Programs that connect to ${host} do not trust its certificate (${problem}). Check that it names this host and that its chain is complete.`;
    incidents.push({ cause: 'certificate-untrusted', title: 'the certificate is not trusted', text });
  }
  return incidents;
}

/** Whole days that are left; negative once it is over. */
export function daysUntil(end: Date, now: Date): number {
  return Math.floor((end.getTime() - now.getTime()) / (24 * HOUR_MS));
}

const OVER: Record<string, (subject: string) => string> = {
  'channel-down': (channel) => `${channel} accepts messages again`,
  'given-up': (channel) => `no message by ${channel} was given up for a day`,
  'backup-failed': () => 'the daily backup succeeded again',
  'backup-old': () => 'there is a new backup',
  'rehearsal-failed': () => 'a backup was restored in a rehearsal again',
  'database-damaged': () => 'the database can be read again',
  'database-replaced': () => 'the server has opened the files of the database again',
  'storage-down': () => 'the database accepts writes again',
  'copy-late': () => 'the database is copied to the second again',
  'disk-low': (setting) => `the disk of ${setting} has room again`,
  'calendar-unread': () => 'the calendar of a host can be read again, or was removed',
  'calendar-partly': () => 'all of the calendar of a host can be read, or it was removed',
  'calendar-demos': () => 'demos are written to the calendar of a host again, or it was removed',
  'mailbox-down': () => 'the replies of visitors are read again',
  'queue-stuck': (channel) => `messages by ${channel} are sent again`,
  'certificate-ends-soon': () => 'the certificate was renewed',
  'certificate-ends': () => 'the certificate is good for more than a week',
  'certificate-untrusted': () => 'the certificate is trusted',
  'pages-slow': (vital) =>
    `${VITALS[vital as Vital].name.toLowerCase()} is within its budget on all pages again`,
  'pages-undrawn': () => 'all pages are up to date',
  'forms-refused': () => 'no more forms are refused than usual',
};

/** Describes the state once a cause is over. */
export function describeOver(cause: string): string {
  const [kind = '', subject = ''] = cause.split(':');
  return OVER[kind]?.(subject) ?? `${cause} is over`;
}

function inBrackets(problem: string | null | undefined): string {
  return problem ? ` (${problem})` : '';
}

/** `2026-03-10 06:30 UTC` */
export function wallTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
