import { describe, expect, it } from 'vitest';
import { callTool, callToolInVain, connectAgent } from '../../../../checks/support/agent-client.ts';
import { startBookingServer } from '../../../../checks/support/demo-bookings.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';

const ZONE = 'Europe/Berlin';
const DEMO = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '+49 151 2345678',
  startDateTime: '2026-03-11T09:00',
  timeZone: ZONE,
  consent: 'Yes, please book this time for me and send me the invitation.',
  idempotencyKey: 'a-key-of-the-agent',
};
const MOVE = 'Yes, please move it to Thursday for me.';
const CANCEL = 'Yes, please cancel my demo.';

async function startBooked(config = {}) {
  const server = await startTestServer({ config });
  const agent = await connectAgent(server.url);
  const receipt = await callTool(agent, 'book_demo', DEMO);
  const bookings = () => server.database.selectFrom('bookings').selectAll().execute();
  return { ...server, agent, receipt, manageUrl: String(receipt.manageUrl), bookings };
}

describe('book_demo', () => {
  it('takes the clock of the person, answers by it, and keeps it for emails', async () => {
    const { receipt, database } = await startBooked();
    expect(receipt).toMatchObject({
      startDateTime: '2026-03-11T09:00:00+01:00',
      endDateTime: '2026-03-11T09:30:00+01:00',
      timeZone: ZONE,
      message:
        'The demo is booked for Wed, Mar 11, 9:00 AM Central European Standard Time. Our email has the invitation, and the link to move or cancel it.',
      when: 'Wed, Mar 11, 9:00 AM Central European Standard Time',
    });
    const lead = await database.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(lead.context ?? '')).toMatchObject({ timeZone: ZONE });
    expect(JSON.parse(lead.body)).toMatchObject({
      startDateTime: '2026-03-11T13:30:00+05:30',
      timezone: 'Asia/Kolkata',
    });
  });

  it.each([
    '2026-03-11T13:30:00+05:30',
    '2026-03-11T08:00:00Z',
    '2026-03-11T04:00-04:00',
    '2026-03-11T09:00:00.000+01:00',
  ])('reads %s as the same half-hour', async (startDateTime) => {
    const { agent } = await startBooked();
    const again = await callTool(agent, 'book_demo', { ...DEMO, startDateTime, timeZone: undefined });
    expect(again).toMatchObject({ isReplayed: true, startDateTime: '2026-03-11T13:30:00+05:30' });
  });

  it('offers other times by the clock of the person where one is taken', async () => {
    const { agent } = await startBooked({ demoSeats: 1 });
    const other = { ...DEMO, email: 'ravi@example.com', idempotencyKey: 'another-key' };
    const problem = await callToolInVain(agent, 'book_demo', other);
    expect(problem).toMatchObject({ code: 'slot_taken', alternatives: { length: 3 } });
    expect((problem.alternatives as object[])[0]).toEqual({
      startDateTime: '2026-03-11T08:30:00+01:00',
      endDateTime: '2026-03-11T09:00:00+01:00',
      when: 'Wed, Mar 11, 8:30 AM Central European Standard Time',
    });
  });

  it.each([
    [{ startDateTime: '2026-03-11T09:10' }, 'startDateTime', /find_demo_slots/],
    [{ startDateTime: '2026-03-11T09:30', timeZone: undefined }, 'startDateTime', /offset from UTC/],
    [{ timeZone: 'Berlin' }, 'timeZone', /Europe\/Berlin/],
    [{ phone: '0151 2345678' }, 'phone', /country code/],
  ])('says what is wrong with %j', async (change, field, message) => {
    const { agent } = await startBooked();
    const problem = await callToolInVain(agent, 'book_demo', {
      ...DEMO,
      idempotencyKey: 'a-new-key',
      ...change,
    });
    expect(problem.fields).toEqual([{ field, message: expect.stringMatching(message) }]);
  });
});

describe.each(engines)('emails about a demo that an agent books and moves, on $name,', (engine) => {
  it('name the zone of the person', async () => {
    const { url, listMails, readMail } = await startBookingServer(engine);
    const agent = await connectAgent(url);
    const { id, manageUrl } = await callTool(agent, 'book_demo', DEMO);
    const mails = { timeout: 20_000 };
    await expect.poll(() => listMails(String(id)), mails).toContain('visitor-email.received.eml');
    expect(await readMail(String(id), 'visitor-email.received.eml')).toMatch(
      /Wed, Mar 11, 9:00.AM Central European/,
    );
    const move = { manageUrl, startDateTime: '2026-03-12T15:00', timeZone: ZONE, consent: MOVE };
    await callTool(agent, 'move_demo', move);
    await expect.poll(() => listMails(String(id)), mails).toContain('visitor-email.moved.1.eml');
    expect(await readMail(String(id), 'visitor-email.moved.1.eml')).toMatch(
      /Thu, Mar 12, 3:00.PM Central European/,
    );
  }, 60_000);
});

describe('get_booking', () => {
  it('reads a demo by its link, its path or its token', async () => {
    const { agent, manageUrl } = await startBooked();
    const { pathname } = new URL(manageUrl);
    for (const link of [
      manageUrl,
      pathname,
      ` ${pathname.slice('/demo/'.length)} `,
      `${manageUrl}?from=1#moved`,
    ]) {
      expect(await callTool(agent, 'get_booking', { manageUrl: link, timeZone: 'America/New_York' })).toEqual(
        {
          state: 'booked',
          startDateTime: '2026-03-11T04:00:00-04:00',
          endDateTime: '2026-03-11T04:30:00-04:00',
          timeZone: 'America/New_York',
          when: 'Wed, Mar 11, 4:00 AM Eastern Daylight Time',
          isPast: false,
          manageUrl,
          guests: 0,
        },
      );
    }
  });

  it('tells a text that is no link from a link that leads nowhere', async () => {
    const { agent, manageUrl } = await startBooked();
    const noLink = await callToolInVain(agent, 'get_booking', { manageUrl: 'https://www.example.com/demo' });
    expect(noLink.fields).toEqual([{ field: 'manageUrl', message: 'This isn’t the link of a demo' }]);
    const forged = `${manageUrl.slice(0, -8)}AAAAAAAA`;
    expect(await callToolInVain(agent, 'get_booking', { manageUrl: forged })).toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('There’s no such demo'),
    });
  });
});

describe('move_demo', () => {
  it('moves a demo once, however often it is called', async () => {
    const { agent, manageUrl, bookings } = await startBooked();
    const move = { manageUrl, startDateTime: '2026-03-12T15:00', timeZone: ZONE, consent: MOVE };
    expect(await callTool(agent, 'move_demo', move)).toMatchObject({
      message: expect.stringMatching(/^The demo is now at Thu, Mar 12, 3:00 PM Central European/),
      startDateTime: '2026-03-12T15:00:00+01:00',
      state: 'booked',
    });
    expect(await callTool(agent, 'move_demo', move)).toMatchObject({
      message: expect.stringMatching(/already/),
    });
    expect(await bookings()).toMatchObject([{ sequence: 1, starts_at: '2026-03-12T14:00:00.000Z' }]);
  });

  it.each([
    ['no consent', { consent: undefined }, 'consent_missing'],
    ['a refusal', { consent: 'He declined, leave it.' }, 'consent_missing'],
    ['a time without demos', { startDateTime: '2026-03-12T23:00' }, 'invalid_request'],
    ['a link that leads nowhere', { manageUrl: `/demo/${'A'.repeat(48)}` }, 'not_found'],
  ])('moves nothing on %s', async (_what, change, code) => {
    const { agent, manageUrl, bookings } = await startBooked();
    const move = { manageUrl, startDateTime: '2026-03-12T15:00', timeZone: ZONE, consent: MOVE };
    expect(await callToolInVain(agent, 'move_demo', { ...move, ...change })).toMatchObject({ code });
    expect(await bookings()).toMatchObject([{ sequence: 0 }]);
  });

  it('moves a demo five times a day, as its page does', async () => {
    const { agent, manageUrl } = await startBooked();
    for (let hour = 10; hour < 15; hour += 1) {
      await callTool(agent, 'move_demo', {
        ...{ manageUrl, timeZone: ZONE, consent: MOVE },
        startDateTime: `2026-03-12T${hour}:00`,
      });
    }
    const sixth = { manageUrl, timeZone: ZONE, consent: MOVE, startDateTime: '2026-03-12T15:00' };
    expect(await callToolInVain(agent, 'move_demo', sixth)).toMatchObject({
      code: 'too_many_changes',
      retryAfterSeconds: expect.any(Number),
    });
  });

  it('counts toward the rate limit of bookings', async () => {
    const { agent, manageUrl } = await startBooked({ leadsPerMinute: 1 });
    await callTool(agent, 'get_booking', { manageUrl });
    expect(await callToolInVain(agent, 'get_booking', { manageUrl })).toMatchObject({ code: 'rate_limited' });
  });
});

describe('cancel_demo', () => {
  it('cancels a demo, whose link then leads nowhere', async () => {
    const { agent, manageUrl, bookings } = await startBooked();
    expect(
      await callTool(agent, 'cancel_demo', { manageUrl, timeZone: ZONE, consent: CANCEL }),
    ).toMatchObject({
      state: 'cancelled',
      message: expect.stringMatching(/^The demo on Wed, Mar 11, 9:00 AM .* is canceled\./),
    });
    expect(await bookings()).toMatchObject([{ state: 'cancelled' }]);
    const again = await callToolInVain(agent, 'cancel_demo', { manageUrl, consent: CANCEL });
    expect(again).toMatchObject({ code: 'not_found' });
  });

  it.each([undefined, 'ja bitte nicht absagen', 'Please keep it, do not cancel.'])(
    'cancels nothing on the consent %j',
    async (consent) => {
      const { agent, manageUrl, bookings } = await startBooked();
      expect(await callToolInVain(agent, 'cancel_demo', { manageUrl, consent })).toMatchObject({
        code: 'consent_missing',
      });
      expect(await bookings()).toMatchObject([{ state: 'held' }]);
    },
  );
});
