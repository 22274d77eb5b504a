import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { sampleMails } from '../../scripts/mails/sample-mails.ts';
import { writeCalendarInPages } from '../../server/modules/bookings/calendar/calendar-writer.ts';

/** Calendar texts that we send, all of one demo but the feed. */
export interface SentInvitations {
  /** Invitation of 2026-03-11 02:30 to 03:00 in UTC. */
  request: string;
  /** Its update, to 2026-03-12 02:30. */
  update: string;
  cancel: string;
  /** The invitation of a guest. */
  guest: string;
  /** The team's feed of 500 demos, from 2026-03-11 02:30 on, one each hour. */
  feed: string;
}

/** Writes each to a file `NAME.ics`. */
export async function writeInvitations(folder: string, sent: SentInvitations): Promise<void> {
  for (const [name, text] of Object.entries(sent)) await writeFile(join(folder, `${name}.ics`), text);
}

const FEED_START = Date.UTC(2026, 2, 11, 2, 30);
const HOUR_MS = 3_600_000;
export const FEED_DEMOS = 500;

export async function sentInvitations(): Promise<SentInvitations> {
  const mails = sampleMails({
    ...{ office: DEFAULT_OFFICE, productName: 'Example', siteUrl: null },
    ...{ from: 'hello@example.com', answersTo: null, renderMail: () => ({ html: '', text: '' }) },
  });
  const textOf = (name: string) => {
    const text = mails.find((each) => each.name === name)?.mail.invitation?.text;
    if (text === undefined) throw new Error(`${name} has no invitation`);
    return text;
  };
  return {
    request: textOf('demo-booked'),
    update: textOf('demo-moved'),
    cancel: textOf('demo-canceled'),
    guest: textOf('guest-invited'),
    feed: await writeFeed(),
  };
}

async function writeFeed(): Promise<string> {
  const events = Array.from({ length: FEED_DEMOS }, (_, at) => ({
    uid: `0190-feed-${at}`,
    ...{ sequence: at % 3, stamp: new Date(FEED_START) },
    start: new Date(FEED_START + at * HOUR_MS),
    end: new Date(FEED_START + at * HOUR_MS + HOUR_MS / 2),
    summary: `Example demo: Zoë, Ltd; “${at}” 日本語 🙂`,
    description: `Host: Anna\nA line\\with a slash, a comma; and more ${'ä'.repeat(80)}`,
    location: 'https://meet.example.com/demo?a=1,2;b',
    url: `https://www.example.com/demo/${at}`,
    organizer: { name: 'Example, Inc', email: 'hello@example.com' },
    attendees: [],
  }));
  const head = { method: 'PUBLISH', producer: 'Example', name: 'Example demos', refreshMinutes: 15 } as const;
  async function* pages() {
    for (let at = 0; at < events.length; at += 100) yield events.slice(at, at + 100);
  }
  return writeCalendarInPages(head, pages());
}
