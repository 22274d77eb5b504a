import type { BookingView } from 'contract/bookings/booking-view.ts';
import { laterDate } from 'contract/dates.ts';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { formsInPage } from '../../../../checks/support/forms-in-page.ts';
import { halfHour } from '../../../../checks/support/half-hours.ts';
import { addHosts } from '../../../../checks/support/hosts.ts';
import { GOOD_BODIES, postForm, postLead } from '../../../../checks/support/lead-bodies.ts';
import { NOT_FOUND_HTML } from '../../../../checks/support/site-folder.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import type { Database } from '../../../plugins/database/schema.ts';

const OTHER = halfHour('2026-03-12', 4);
const DAY_MS = 86_400_000;
const AS_PERSON = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };

async function setUp({ openDatabase }: Engine, config: object = {}) {
  const database = await openDatabase();
  let now = NOW;
  const server = await startTestServer({ database, clock: () => now, config: { demoSeats: 1, ...config } });
  const book = async (body: object = {}) => {
    const answer = await postLead(server.url, 'demo', { ...GOOD_BODIES.demo, ...body });
    const { id, booking } = await answer.json();
    return {
      id: String(id),
      token: String(booking?.manageUrl).split('/').at(-1) ?? '',
      status: answer.status,
    };
  };
  const open = (path: string, more: RequestInit = {}) =>
    fetch(server.url + path, { redirect: 'manual', ...more });
  const post = (token: string, fields: Record<string, string>) =>
    fetch(`${server.url}/demo/${token}`, {
      method: 'POST',
      headers: AS_PERSON,
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
    });
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  return { ...server, database, book, open, post, pass };
}

async function readView(answer: Response): Promise<BookingView & { pathname: string }> {
  return JSON.parse(/<p>(.*)<\/p>/.exec(await answer.text())?.[1] ?? '');
}

const findBookings = (database: Database) => database.selectFrom('bookings').selectAll().execute();
const findSeats = (database: Database) => database.selectFrom('demo_seats').selectAll().execute();

describe.each(engines)('the page of a booking on $name', (engine) => {
  it('shows the meeting to anyone who has its link, and changes nothing when it is opened', async () => {
    const { database, book, open } = await setUp(engine, { demoMeetingUrl: 'https://meet.example/demo' });
    const { id, token } = await book();
    const before = await findBookings(database);
    const view = await readView(await open(`/demo/${token}`));
    expect(view).toMatchObject({
      pathname: '/demo/of',
      startDateTime: GOOD_BODIES.demo.startDateTime,
      state: 'booked',
      id,
      isPast: false,
      sequence: 0,
      managePath: `/demo/${token}`,
      meetingUrl: 'https://meet.example/demo',
    });
    expect(view.days).toHaveLength(21);
    expect((await readView(await open(`/thankyou/${token}`))).days).toEqual([]);
    expect(await findBookings(database)).toEqual(before);
  });

  it('offers days around a demo far ahead, and from a day in the query', async () => {
    const { book, open } = await setUp(engine);
    const far = laterDate('2026-03-12', 105);
    const { token } = await book(halfHour(far, 6));
    const daysOf = async (query: string) => {
      const { days, otherDays } = await readView(await open(`/demo/${token}${query}`));
      return { first: days[0]?.date, last: days.at(-1)?.date, ...otherDays };
    };
    const around = {
      first: laterDate(far, -7),
      last: laterDate(far, 13),
      earlier: laterDate(far, -28),
      later: laterDate(far, 14),
    };
    expect(await daysOf('')).toEqual(around);
    expect(await daysOf('?from=soon&from=later')).toEqual(around);
    expect(await daysOf(`?from=${around.later}`)).toMatchObject({
      first: around.later,
      earlier: around.first,
    });
  });

  it('serves a calendar file that follows changes of the demo', async () => {
    const { book, open, post, url } = await setUp(engine, { demoMeetingUrl: 'https://meet.example/demo' });
    const { id, token } = await book();
    const findEvent = async () => {
      const answer = await open(`/demo/${token}/invite.ics`);
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('content-disposition'),
      ]).toEqual([200, 'text/calendar; charset=utf-8', 'attachment; filename="example-product-demo.ics"']);
      const text = await answer.text();
      const calendar = new ICAL.Component(ICAL.parse(text));
      expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
      const [event, ...others] = calendar.getAllSubcomponents('vevent');
      expect(others).toEqual([]);
      expect(Object.keys(nodeIcal.sync.parseICS(text))).toContain(id);
      return new ICAL.Event(event);
    };
    const first = await findEvent();
    // The UID and the sequence of the invitation by mail: a calendar that has both holds one demo.
    expect(first).toMatchObject({ uid: id, sequence: 0, location: 'https://meet.example/demo' });
    expect(first.summary).toBe('Example Product demo');
    expect(first.description).toContain(`To move or cancel it: ${url}/demo/${token}`);
    expect([first.attendees, first.organizer]).toEqual([[], null]);
    expect(first.startDate.toJSDate()).toEqual(new Date(GOOD_BODIES.demo.startDateTime ?? ''));
    await post(token, { action: 'move', sequence: '0', startDateTime: OTHER.startDateTime });
    const second = await findEvent();
    expect(second).toMatchObject({ uid: id, sequence: 1 });
    expect(second.startDate.toJSDate()).toEqual(new Date(OTHER.startDateTime));
  });

  it('sends no-store and noindex, and keeps its address from other sites and the log', async () => {
    const { book, open, logged, metrics } = await setUp(engine);
    const { token } = await book();
    for (const path of [`/demo/${token}`, `/thankyou/${token}`, `/demo/${token}/invite.ics`]) {
      expect(Object.fromEntries((await open(path)).headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect((await open(path)).headers.get('etag')).toBeNull();
      expect((await open(path, { method: 'PUT' })).status).toBe(405);
    }
    await expect.poll(() => JSON.stringify(logged)).toContain('/demo/:token/invite.ics');
    expect(JSON.stringify(logged) + (await metrics.registry.metrics())).not.toContain(token);
  });

  it('moves to a free half-hour once, however often the form is sent, and frees the old one', async () => {
    const { database, book, post } = await setUp(engine);
    const { id, token } = await book();
    const form = { action: 'move', sequence: '0', startDateTime: OTHER.startDateTime };
    for (const answer of [await post(token, form), await post(token, form)]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/demo/${token}#moved`]);
    }
    const starts_at = new Date(OTHER.startDateTime).toISOString();
    expect(await findBookings(database)).toMatchObject([
      { lead_id: id, starts_at, sequence: 1, state: 'held' },
    ]);
    expect(await findSeats(database)).toMatchObject([{ lead_id: id, starts_at }]);
    expect((await book({ email: 'ben@example.com' })).status).toBe(201);
  });

  it('keeps the old seat when the new half-hour is taken, and offers free ones as buttons', async () => {
    const { database, book, post } = await setUp(engine);
    const { id, token } = await book();
    await book({ email: 'ben@example.com', ...OTHER });
    const answer = await post(token, { action: 'move', sequence: '0', startDateTime: OTHER.startDateTime });
    const forms = formsInPage(await answer.text());
    expect([answer.status, forms.length]).toEqual([409, 3]);
    expect((await findSeats(database)).filter(({ lead_id }) => lead_id === id)).toHaveLength(1);

    expect((await post(token, forms[0]?.fields ?? {})).status).toBe(303);
    const [seat] = (await findSeats(database)).filter(({ lead_id }) => lead_id === id);
    expect(seat?.starts_at).toBe(new Date(forms[0]?.fields.startDateTime ?? '').toISOString());
  });

  it('confirms a cancellation, and answers 404 from then on', async () => {
    const { database, book, open, post } = await setUp(engine);
    const { token } = await book();
    const form = { action: 'cancel', sequence: '0' };
    for (const answer of [await post(token, form), await post(token, form)]) {
      expect([answer.status, (await readView(answer)).state]).toEqual([200, 'cancelled']);
    }
    expect(await findBookings(database)).toMatchObject([{ state: 'cancelled', sequence: 1 }]);
    expect(await findSeats(database)).toEqual([]);
    expect((await open(`/demo/${token}`)).status).toBe(404);
    expect((await post(token, { ...form, sequence: '1' })).status).toBe(404);
    expect((await book({ email: 'ben@example.com' })).status).toBe(201);
  });

  it('books again when the form of a canceled demo is sent once more', async () => {
    const { database, url, post } = await setUp(engine);
    const send = async () => (await postForm(url, 'demo', GOOD_BODIES.demo)).headers.get('location') ?? '';
    const first = await send();
    expect(await send()).toBe(first);
    await post(first.split('/').at(-1) ?? '', { action: 'cancel', sequence: '0' });
    const second = await send();
    expect(second).toMatch(/^\/thankyou\/./);
    expect(second).not.toBe(first);
    expect(await send()).toBe(second);
    const states = (await findBookings(database)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['cancelled', 'held']);
  });

  it('answers an expired, forged, foreign, used or erased token with the same 404', async () => {
    const { database, book, open, post, pass } = await setUp(engine);
    const [used, erased] = [await book(), await book(OTHER)];
    await post(used.token, { action: 'cancel', sequence: '0' });
    await database.deleteFrom('leads').where('id', '=', erased.id).execute();
    const expired = await book({ email: 'ben@example.com' });
    const end = Date.parse(GOOD_BODIES.demo.endDateTime ?? '');
    pass(end + 30 * DAY_MS - NOW.getTime() - 1);
    expect((await open(`/demo/${expired.token}`)).status).toBe(200);
    pass(1);
    const foreign = await (await setUp(engine)).book();
    const forged = expired.token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const seen = new Set<string>();
    for (const token of [used.token, erased.token, expired.token, foreign.token, forged, 'x']) {
      for (const path of [`/demo/${token}`, `/thankyou/${token}`, `/demo/${token}/invite.ics`]) {
        const { status, headers } = await open(path).then(async (answer) => {
          expect(await answer.text()).toBe(NOT_FOUND_HTML);
          return answer;
        });
        seen.add(
          JSON.stringify([
            status,
            Object.entries(Object.fromEntries(headers)).filter(([name]) => name !== 'date'),
          ]),
        );
      }
      const answer = await post(token, { action: 'cancel', sequence: '7' });
      expect([answer.status, await answer.text()]).toEqual([404, NOT_FOUND_HTML]);
    }
    expect(seen.size).toBe(1);
  });

  it('redirects an outdated form to the current state, and changes nothing', async () => {
    const { database, book, post } = await setUp(engine);
    const { token } = await book();
    await post(token, { action: 'move', sequence: '0', startDateTime: OTHER.startDateTime });
    const late = await post(token, { action: 'cancel', sequence: '0' });
    expect([late.status, late.headers.get('location')]).toEqual([303, `/demo/${token}`]);
    expect(await findBookings(database)).toMatchObject([{ state: 'held', sequence: 1 }]);
  });

  it('answers a script in JSON', async () => {
    const { url, book } = await setUp(engine);
    const { token } = await book();
    const send = (body: object) =>
      fetch(`${url}/demo/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const moved = await send({ action: 'move', sequence: '0', startDateTime: OTHER.startDateTime });
    expect([moved.status, await moved.json()]).toMatchObject([200, { ...OTHER, sequence: 1 }]);
    const late = await send({ action: 'cancel', sequence: '0' });
    expect([late.status, (await late.json()).code]).toEqual([409, 'booking_changed']);
    expect((await send({ action: 'move', sequence: '1', startDateTime: 'soon' })).status).toBe(400);
    expect((await send({ action: 'give' })).status).toBe(400);
  });

  it('invites guests, shows them, and takes them off the list', async () => {
    const { url, book, open, post } = await setUp(engine);
    const { token } = await book();
    const view = async (path = 'demo') => readView(await open(`/${path}/${token}`));
    expect(await view()).toMatchObject({ roomForGuests: 3 });
    const form = { action: 'invite', sequence: '0', guests: 'ann@a.example, ben@a.example' };
    for (const answer of [await post(token, form), await post(token, form)]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/demo/${token}#guests`]);
    }
    const { guests = [], roomForGuests } = await view();
    expect([guests.map(({ email }) => email), roomForGuests]).toEqual([
      ['ann@a.example', 'ben@a.example'],
      1,
    ]);
    expect((await view('thankyou')).guests).toEqual(guests);
    const file = await (await open(`/demo/${token}/invite.ics`)).text();
    expect(file).toContain('Guests: ann@a.example\\, ben@a.example');
    expect(file).not.toContain('ATTENDEE');

    const wrong = await post(token, { ...form, guests: 'someone' });
    expect([wrong.status, await wrong.text()]).toEqual([
      400,
      expect.stringContaining('Guests: Enter email addresses such as ada@example.com.'),
    ]);
    const removed = await fetch(`${url}/demo/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'uninvite', sequence: 0, guest: guests[0]?.id }),
    });
    expect([removed.status, await removed.json()]).toMatchObject([
      200,
      { guests: [guests[1]], roomForGuests: 2 },
    ]);
  });

  it('says who holds the demo', async () => {
    const { database, book, open } = await setUp(engine);
    await addHosts(database, 'Anna Maria Weber');
    const { token } = await book();
    for (const path of ['demo', 'thankyou']) {
      const { host } = await readView(await open(`/${path}/${token}`));
      expect(host).toEqual({ name: 'Anna Maria Weber', initials: 'AW' });
    }
  });

  it('refuses changes once the demo has begun', async () => {
    const { database, book, post, pass } = await setUp(engine);
    const { token } = await book();
    pass(DAY_MS);
    expect((await post(token, { action: 'cancel', sequence: '0' })).status).toBe(400);
    expect(await findBookings(database)).toMatchObject([{ state: 'held', sequence: 0 }]);
  });
});
