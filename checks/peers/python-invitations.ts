import assert from 'node:assert/strict';
import type { Bench } from './peer.ts';
import { FEED_DEMOS, type SentInvitations, sentInvitations, writeInvitations } from './sent-invitations.ts';

/** Facts of a calendar that a library has read; those of one event are of the first. */
interface ReadCalendar {
  method: string;
  events: number;
  uids: number;
  errors: number;
  start: string;
  summary: string;
  status: string;
  guests: number;
  /** Number of events after it was written and read once more. */
  again: number;
}

const [FIRST, MOVED] = ['2026-03-11T02:30:00+00:00', '2026-03-12T02:30:00+00:00'] as const;
const DEMO = { events: 1, uids: 1, errors: 0, again: 1, guests: 1, summary: 'Example demo' };

/** Tries what we send with a library of Debian's Python. @param script prints what it has read, by name, as JSON */
export async function readInPython(bench: Bench, script: string): Promise<void> {
  await writeInvitations(bench.folder, await sentInvitations());
  const printed = await bench.execute('/usr/bin/python3', ['-c', script]);
  const read: Record<keyof SentInvitations, ReadCalendar> = JSON.parse(printed);
  await bench.attempt('invitation, update and cancellation', () => {
    const confirmed = { ...DEMO, method: 'REQUEST', status: 'CONFIRMED' };
    assert.deepEqual(read.request, { ...confirmed, start: FIRST });
    assert.deepEqual(read.update, { ...confirmed, start: MOVED });
    assert.deepEqual(read.cancel, { ...DEMO, method: 'CANCEL', status: 'CANCELLED', start: MOVED });
  });
  await bench.attempt('invitation of a guest', () => assert.equal(read.guest.guests, 2));
  await bench.attempt(`feed of ${FEED_DEMOS} demos`, () =>
    assert.deepEqual(read.feed, {
      ...{ events: FEED_DEMOS, uids: FEED_DEMOS, again: FEED_DEMOS, errors: 0, guests: 0 },
      ...{ method: 'PUBLISH', status: 'CONFIRMED', start: FIRST },
      summary: 'Example demo: Zoë, Ltd; “0” 日本語 🙂',
    }),
  );
}
