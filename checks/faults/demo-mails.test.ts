import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { DemoReceipt } from 'contract/bookings/demo-calendar.ts';
import { DEFAULT_OFFICE, dayOf } from 'contract/bookings/office.ts';
import { laterDate } from 'contract/dates.ts';
import { expect, it, onTestFinished } from 'vitest';
import { halfHour, SLOTS_A_DAY } from '../support/half-hours.ts';
import { GOOD_BODIES, postLead } from '../support/lead-bodies.ts';
import { startMailServer } from '../support/mail-server.ts';
import { makeServerFolders } from './server-folders.ts';
import { startForTest } from './start-for-test.ts';

const LONGEST_LIFE_MS = 200;
const DEMOS_PER_CYCLE = 3;
const DRAINED_WITHIN_MS = 180_000;
const HOUR_MS = 3_600_000;
/**
 * Moods of the mail server, while a process lives. An email that may have arrived would wait for its schedule, which is
 * longer than this test.
 */
const MOODS = ['refusing', 'well', 'refusing', 'well'] as const;

/**
 * A half-hour of its own for each, so that no booking is in the way of another. None of tomorrow: its reminder may fall
 * due while the test runs.
 */
function* halfHours() {
  for (let day = 2; ; day += 1) {
    const date = laterDate(dayOf(DEFAULT_OFFICE, new Date()), day);
    for (let number = 0; number < SLOTS_A_DAY; number += 1) yield halfHour(date, number);
  }
}

it(`sends each change of a demo once and in order when the server is killed ${MOODS.length} times`, async () => {
  const { siteDir, dataDir } = await makeServerFolders();
  const mail = await startMailServer();
  const env = {
    ...{ DATA_DIR: dataDir, SITE_DIR: siteDir, LEADS_PER_EMAIL_HOUR: '1000000' },
    ...{ BOOKINGS_PER_NETWORK: '1000000', BOOKINGS_PER_PERSON: '1000000' },
    ...{ SMTP_URL: mail.url, MAIL_FROM: 'hello@example.com', SALES_EMAIL: 'sales@example.com' },
  };
  const times = halfHours();
  const next = () => times.next().value ?? halfHour('2030-01-01');
  /** Acknowledged sequence of the demo of each lead. */
  const acknowledged = new Map<string, number>();

  /** Books, moves and perhaps cancels, for as long as the server answers. */
  async function live(url: string, isCancelled: boolean): Promise<void> {
    const answer = await postLead(url, 'demo', { ...GOOD_BODIES.demo, ...next() });
    const { id, booking } = (await answer.json()) as DemoReceipt;
    acknowledged.set(id, 0);
    const token = booking.manageUrl.split('/').at(-1);
    const change = async (sequence: number, body: object) => {
      const { ok } = await fetch(`${url}/demo/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, sequence: String(sequence) }),
      });
      if (ok) acknowledged.set(id, sequence + 1);
    };
    await change(0, { action: 'move', startDateTime: next().startDateTime });
    await setTimeout(Math.random() * LONGEST_LIFE_MS);
    await change(1, { action: 'move', startDateTime: next().startDateTime });
    if (isCancelled) await change(2, { action: 'cancel' });
  }

  let output = '';
  for (const mood of MOODS) {
    mail.mood = mood;
    const server = await startForTest({ env });
    const lives = Array.from({ length: DEMOS_PER_CYCLE }, (_, index) => live(server.url, index === 0));
    await Promise.any(lives);
    await setTimeout(Math.random() * LONGEST_LIFE_MS);
    await server.kill();
    await Promise.allSettled(lives);
    output += server.output();
  }

  mail.mood = 'well';
  const file = `${dataDir}/site.sqlite`;
  const reminded = insertNearDemo(file);
  const last = await startForTest({ env });
  const database = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => database.close());
  const read = (text: string) => database.prepare(text).all() as Record<string, string | number | null>[];
  const countOpen = () => read("select id from lead_deliveries where state = 'due'").length;
  const countReminders = () =>
    read(`select id from lead_deliveries where lead_id = '${reminded}' and state = 'done'`).length;
  await expect.poll(countReminders, { timeout: DRAINED_WITHIN_MS, interval: 500 }).toBe(1);
  await expect.poll(countOpen, { timeout: DRAINED_WITHIN_MS, interval: 500 }).toBe(0);

  const rows = read('select id, lead_id, channel, message, sequence, state from lead_deliveries');
  const bookings = read('select lead_id, sequence from bookings');
  for (const { lead_id, sequence } of bookings) {
    // No acknowledged change is lost.
    expect(Number(sequence)).toBeGreaterThanOrEqual(acknowledged.get(String(lead_id)) ?? 0);
    if (lead_id === reminded) continue;
    for (const channel of ['visitor-email', 'sales-email']) {
      const own = rows.filter((row) => row.lead_id === lead_id && row.channel === channel);
      expect(own.map((row) => Number(row.sequence)).sort()).toEqual([...Array(Number(sequence) + 1).keys()]);
      // The last change is always delivered; earlier ones are delivered or, once overtaken, dropped.
      expect(own.find((row) => Number(row.sequence) === sequence)?.state).toBe('done');
      expect(own.every(({ state }) => state === 'done' || state === 'dropped')).toBe(true);
    }
  }
  expect(bookings.length).toBeGreaterThanOrEqual(acknowledged.size);

  // A receiver that drops repeated Message-IDs has every mail that the server recorded as sent. It may also have mails
  // that arrived without an acknowledgment and were overtaken before the next try.
  const idsIn = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(String(state))).map(({ id }) => `<${id}@example.com>`);
  expect([...mail.taken]).toEqual(expect.arrayContaining(idsIn('done')));
  expect(idsIn('done', 'dropped')).toEqual(expect.arrayContaining([...mail.taken]));
  expect(findDisorder(mail.mails.map(({ to, source }) => ({ to: to.join(), source })))).toEqual([]);
  expect(mail.mails.filter(({ source }) => source.includes('In one hour'))).toHaveLength(1);
  expect(output + last.output()).not.toContain('asha@');
  expect(await last.stop()).toBe(0);
});

/** A demo in an hour and a moment, off the grid of slots: a test can't wait for one that is on it. */
function insertNearDemo(file: string): string {
  const database = new DatabaseSync(file);
  const id = randomUUID();
  const at = new Date(Date.now() - HOUR_MS).toISOString();
  const start = Date.now() + HOUR_MS + 3_000;
  const [starts, ends] = [start, start + HOUR_MS / 2].map((moment) => new Date(moment).toISOString());
  database
    .prepare(
      "insert into leads (id, kind, email, body, received_at, state) values (?, 'demo', ?, ?, ?, 'new')",
    )
    .run(id, 'asha@example.com', JSON.stringify(GOOD_BODIES.demo), at);
  database
    .prepare(
      "insert into bookings (lead_id, starts_at, ends_at, sequence, state, changed_at) values (?, ?, ?, 0, 'held', ?)",
    )
    .run(id, String(starts), String(ends), at);
  database.close();
  return id;
}

/** Invitations that came after a newer one of the same meeting to the same person. */
function findDisorder(mails: readonly { to: string; source: string }[]): string[] {
  const newest = new Map<string, number>();
  return mails.flatMap(({ to, source }) => {
    const calendar = readCalendar(source);
    if (!calendar) return [];
    const key = `${to} ${/^UID:(.*)$/m.exec(calendar)?.[1]}`;
    const sequence = Number(/^SEQUENCE:(\d+)$/m.exec(calendar)?.[1]);
    const before = newest.get(key) ?? -1;
    newest.set(key, Math.max(before, sequence));
    return sequence < before ? [`${key}: ${sequence} after ${before}`] : [];
  });
}

/** The calendar part of an email, as it was before it was encoded. */
function readCalendar(source: string): string | undefined {
  const part = /content-type: text\/calendar[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/i.exec(source);
  if (!part?.[1]) return undefined;
  const isBase64 = /content-transfer-encoding: base64/i.test(part[0]);
  const text = isBase64 ? Buffer.from(part[1], 'base64').toString() : part[1].replaceAll(/=\r?\n/g, '');
  return text.replaceAll('\r', '');
}
