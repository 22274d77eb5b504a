import { describe, expect, it } from 'vitest';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { formsInPage } from '../../../../checks/support/forms-in-page.ts';
import { halfHour } from '../../../../checks/support/half-hours.ts';
import { GOOD_BODIES, postForm, postLead } from '../../../../checks/support/lead-bodies.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';

const DEMO = GOOD_BODIES.demo;
const TIMES = { startDateTime: DEMO.startDateTime, endDateTime: DEMO.endDateTime };
const START = '2026-03-11T02:30:00.000Z';
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\+05:30$/;

async function setUp({ openDatabase }: Engine, config: object = {}) {
  const database = await openDatabase();
  const server = await startTestServer({ database, config: { demoSeats: 1, ...config } });
  const book = (body: object = {}, headers = {}) =>
    postLead(server.url, 'demo', { ...DEMO, ...body }, headers);
  const read = () =>
    Promise.all([
      database.selectFrom('bookings').selectAll().orderBy('lead_id').execute(),
      database.selectFrom('demo_seats').selectAll().orderBy('seat').execute(),
      database.selectFrom('leads').select(['id', 'state', 'body']).orderBy('id').execute(),
    ]).then(([bookings, seats, leads]) => ({ bookings, seats, leads }));
  return { ...server, database, book, read };
}

describe.each(engines)('booking a demo on $name', (engine) => {
  it('stores a demo with its seat, and answers with the meeting and a link to it', async () => {
    const { url, book, read } = await setUp(engine);
    const answer = await book();
    const { id, message, booking } = await answer.json();
    expect([answer.status, message]).toEqual([201, 'We’ve got your demo request.']);
    expect(booking).toEqual({ ...TIMES, manageUrl: expect.stringContaining(`${url}/demo/`) });
    expect(await read()).toMatchObject({
      bookings: [{ lead_id: id, starts_at: START, sequence: 0, state: 'held' }],
      seats: [{ lead_id: id, starts_at: START, seat: 1 }],
      leads: [{ id }],
    });
  });

  it('builds the link from the origin that the operator configured', async () => {
    const publicUrl = 'https://www.example.com';
    const { book } = await setUp(engine, { publicUrl });
    const { booking } = await (await book()).json();
    expect(booking.manageUrl).toMatch(/^https:\/\/www\.example\.com\/demo\/[\w-]{48}$/);
  });

  it('refuses a taken half-hour with the three nearest free ones', async () => {
    const { book, read } = await setUp(engine);
    await book();
    const answer = await book({ email: 'ben@example.com' });
    const body = await answer.json();
    expect(body).toMatchObject({ statusCode: 409, code: 'slot_taken' });
    expect(body.alternatives).toEqual([1, 2, 3].map((number) => halfHour('2026-03-11', number)));
    for (const { startDateTime } of body.alternatives) expect(startDateTime).toMatch(LOCAL);
    expect(await book({ email: 'ben@example.com', ...body.alternatives[0] })).toMatchObject({ status: 201 });
    expect((await read()).leads).toHaveLength(2);
  });

  describe('a form without script for a taken half-hour', () => {
    const TYPED = {
      ...{ firstName: '<b>"Asha"', lastName: 'Rao', email: 'ben@example.com', phone: '98765 43210' },
      ...{ message: 'Two lines,\nand an & "quote".', consent: 'yes', date: '2026-03-11', time: '08:00 AM' },
      subject: '',
    };

    it('offers each of the three nearest free half-hours as a button', async () => {
      const { url, book } = await setUp(engine);
      await book();
      const page = await postForm(url, 'demo', TYPED, { accept: 'text/html' });
      const html = await page.text();
      expect(page.status).toBe(409);
      expect(html).toContain('<li>Someone just booked that time. Pick another.</li>');
      const forms = formsInPage(html);
      expect(forms.map(({ button }) => button)).toEqual(
        ['8:30', '9:00', '9:30'].map((time) => `Wednesday, March 11, 2026, ${time} AM India Standard Time`),
      );
      expect(forms.map(({ fields }) => fields)).toEqual(
        ['08:30 AM', '09:00 AM', '09:30 AM'].map((time) => ({ ...TYPED, time })),
      );
      expect(html).not.toContain('<b>');
    });

    it('books what was typed at the time of the button', async () => {
      const { url, book, read } = await setUp(engine);
      await book();
      const page = await postForm(url, 'demo', TYPED, { accept: 'text/html' });
      const [, second] = formsInPage(await page.text());
      expect((await postForm(url, 'demo', second?.fields ?? {}, { accept: 'text/html' })).status).toBe(303);
      const bodies = (await read()).leads.map(({ body }) => JSON.parse(body ?? ''));
      expect(bodies.find(({ email }) => email === TYPED.email)).toMatchObject({
        ...{ firstName: TYPED.firstName, email: TYPED.email, message: TYPED.message },
        startDateTime: '2026-03-11T09:00:00+05:30',
      });
    });

    it('repeats startDateTime and endDateTime in the buttons of a form that sent them', async () => {
      const { url, book } = await setUp(engine);
      await book();
      const page = await postForm(url, 'demo', DEMO, { accept: 'text/html' });
      expect(formsInPage(await page.text())[0]?.fields).toEqual({
        ...DEMO,
        ...halfHour('2026-03-11', 1),
      });
    });
  });

  it('redirects a form without script to the page of the meeting', async () => {
    const { url } = await setUp(engine);
    const answer = await postForm(url, 'demo', DEMO);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/thankyou\/[\w-]{48}$/),
    ]);
  });

  it('answers a retry with the first answer, even when no seat is left', async () => {
    const { book, read } = await setUp(engine);
    const key = { 'idempotency-key': 'k1' };
    const first = await (await book({}, key)).json();
    expect((await book({ email: 'ben@example.com' })).status).toBe(409);
    const again = await book({}, key);
    expect([again.status, again.headers.get('idempotent-replayed'), await again.json()]).toEqual([
      201,
      'true',
      first,
    ]);
    expect((await read()).bookings).toHaveLength(1);
  });

  it('books a double click once, and refuses both clicks for a taken seat', async () => {
    const { book, read } = await setUp(engine);
    const twice = (key: string, body = {}) =>
      Promise.all([book(body, { 'idempotency-key': key }), book(body, { 'idempotency-key': key })]);
    expect((await twice('k1')).map(({ status }) => status)).toEqual([201, 201]);
    const late = { email: 'ben@example.com' };
    expect((await twice('k2', late)).map(({ status }) => status)).toEqual([409, 409]);
    expect((await read()).leads).toHaveLength(1);
    // The key is free again: the same form with another time is a request of its own.
    const other = halfHour('2026-03-12');
    expect((await book({ ...late, ...other }, { 'idempotency-key': 'k2' })).status).toBe(201);
  });

  it.each([
    ['the notice', { demoNoticeMinutes: 2_880 }, /too soon/],
    ['the days of the week', { demoDays: ['mon'] as const }, /no demos that day/],
    ['the horizon', { demoHorizonDays: 1 }, undefined],
  ])('enforces %s', async (_what, config, message) => {
    const { book } = await setUp(engine, config);
    const answer = await book(message ? {} : halfHour('2026-03-12'));
    expect([answer.status, (await answer.json()).fields]).toEqual([
      400,
      [{ field: 'startDateTime', message: expect.stringMatching(message ?? /too far ahead/) }],
    ]);
  });

  it('refuses a closed day at the field', async () => {
    const { database, book, read } = await setUp(engine);
    await database.insertInto('demo_closed_days').values({ day: '2026-03-11', closed_at: START }).execute();
    const answer = await book();
    expect([answer.status, (await answer.json()).fields]).toMatchObject([400, [{ field: 'startDateTime' }]]);
    expect((await read()).leads).toEqual([]);
  });

  it('answers a bot like a person, but gives it no seat', async () => {
    const { book, read } = await setUp(engine);
    const baggage = 'form_open_ms=100,form_trap=1';
    const suspect = await book({ email: 'bot@example.com' }, { baggage });
    const person = await book();
    const shapeOf = (text: string) => text.replace(/[\w-]{30,}/g, 'x');
    expect([suspect.status, shapeOf(await suspect.text())]).toEqual([
      person.status,
      shapeOf(await person.text()),
    ]);
    expect(await read()).toMatchObject({
      bookings: [{ state: 'waiting' }, { state: 'held' }],
      seats: [{ seat: 1 }],
    });
    expect((await book({ email: 'bot2@example.com' }, { baggage })).status).toBe(409);
  });

  it('gives a seat to a visitor who was only fast, or uses a throwaway address', async () => {
    const { book, read } = await setUp(engine);
    const fast = await book({ email: 'asha@mailinator.com' }, { baggage: 'form_open_ms=100' });
    expect([fast.status, (await book({ email: 'ben@example.com' })).status]).toEqual([201, 409]);
    expect(await read()).toMatchObject({
      bookings: [{ state: 'held' }],
      leads: [{ state: 'quarantined' }],
    });
  });

  it('gives each seat to one of many simultaneous requests', async () => {
    const { book, read } = await setUp(engine, { demoSeats: 3 });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => book({ email: `person${index}@example.com` })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(3).fill(201), ...Array(197).fill(409)]);
    const { bookings, seats, leads } = await read();
    expect([bookings.length, seats.map(({ seat }) => seat), leads.length]).toEqual([3, [1, 2, 3], 3]);
  });
});
