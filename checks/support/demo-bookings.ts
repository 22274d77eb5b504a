import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { onTestFinished } from 'vitest';
import { openBookingLinks } from '../../server/modules/bookings/demos/booking-links.ts';
import { createBookingStore } from '../../server/modules/bookings/demos/bookings.store.ts';
import { createDemoOutbox } from '../../server/modules/leads/deliveries/demo-outbox.ts';
import type { Engine } from './engines.ts';
import { halfHour } from './half-hours.ts';
import { GOOD_BODIES, postLead } from './lead-bodies.ts';
import { NOW, startTestServer } from './test-server.ts';

export const AS_FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

/** The time of the nth half-hour from tomorrow on. */
export const slot = (number: number) => halfHour(`2026-03-${11 + Math.floor(number / 24)}`, number % 24);

/** A server that writes its emails to files, with what books demos on it, opens them and changes them. */
export async function startBookingServer({ openDatabase }: Engine, config: object = {}) {
  const database = await openDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'confirm-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  let now = NOW;
  const clock = () => now;
  const server = await startTestServer({
    ...{ database, clock, delivers: true },
    config: { demoSeats: 1, dataDir, salesEmail: 'sales@example.com', ...config },
  });
  const links = await openBookingLinks(database, clock);
  let people = 0;
  const bodyOf = (number: number, chosen: object = {}) => {
    people += 1;
    return { ...GOOD_BODIES.demo, email: `person${people}@example.com`, ...slot(number), ...chosen };
  };
  const book = async (number: number, chosen: object = {}, headers = {}) => {
    const answer = await postLead(server.url, 'demo', bodyOf(number, chosen), headers);
    return { status: answer.status, ...(await answer.json()) };
  };
  const post = (token: string, fields: Record<string, string>, headers: object = AS_FORM) =>
    fetch(`${server.url}/demo/${token}`, {
      method: 'POST',
      headers: { ...headers },
      body: new URLSearchParams({ sequence: '0', ...fields }).toString(),
      redirect: 'manual',
    });
  const listMails = async (id: string) =>
    (await readdir(join(dataDir, 'mails')).catch(() => []))
      .filter((name) => name.startsWith(id) && name.endsWith('.eml'))
      .map((name) => name.replace(`${id}.`, ''))
      .sort();
  const readMail = async (id: string, name: string) =>
    (await readFile(join(dataDir, 'mails', `${id}.${name}`), 'utf8')).replaceAll(/=\r?\n/g, '');
  const listDeliveries = async (id: string) =>
    (await database.selectFrom('lead_deliveries').selectAll().where('lead_id', '=', id).execute())
      .map(({ channel, message, state }) => `${channel} ${message} ${state}`)
      .sort();
  const findBooking = (id: string) =>
    database.selectFrom('bookings').selectAll().where('lead_id', '=', id).executeTakeFirstOrThrow();
  return {
    ...server,
    ...{ database, links, book, bodyOf, post, listMails, readMail, listDeliveries, findBooking },
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    /** Ends unconfirmed demos as each process does every ten seconds. */
    endUnconfirmed: () =>
      createBookingStore({
        database,
        clock,
        config: { office: DEFAULT_OFFICE, demoSeats: 1 },
        outbox: createDemoOutbox(() => {}),
      }).endUnconfirmed(),
    isFree: async (number: number) => {
      const { startDateTime } = slot(number);
      const day = startDateTime.slice(0, 10);
      const { days } = await (await fetch(`${server.url}/authms/demo-slots?from=${day}&to=${day}`)).json();
      const found = days[0].slots.find(
        (each: { startDateTime: string }) => each.startDateTime === startDateTime,
      );
      return found.freeSeats > 0;
    },
  };
}

/** Returns the token of the link in an answer. */
export const tokenOf = ({ booking }: { booking: { manageUrl: string } }) =>
  booking.manageUrl.split('/').at(-1) ?? '';
