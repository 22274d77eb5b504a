import { CONFIRM_BY_EMAIL } from 'contract/bookings/demo-calendar-rules.ts';
import { describe, expect, it } from 'vitest';
import { AS_FORM, slot, startBookingServer, tokenOf } from '../../../../checks/support/demo-bookings.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { postLead } from '../../../../checks/support/lead-bodies.ts';

const BOOKED = 'We’ve got your demo request.';

describe.each(engines)('one person, on $name,', (engine) => {
  it('books two demos of a person under all spellings of an address, and asks to confirm more', async () => {
    const { book } = await startBookingServer(engine, { bookingsPerPerson: 2 });
    const emails = ['mira.rao@gmail.com', 'MiraRao+demo@googlemail.com', 'm.i.r.a.rao+3@gmail.com'];
    const messages = [];
    for (const [number, email] of emails.entries()) messages.push((await book(number, { email })).message);
    expect(messages).toEqual([BOOKED, BOOKED, CONFIRM_BY_EMAIL]);
    expect((await book(3, { email: 'mira.rao@example.com' })).message).toBe(BOOKED);
  });

  it('gives one person one seat of a half-hour, whatever the spelling, by booking or moving', async () => {
    const { book, post } = await startBookingServer(engine, { demoSeats: 3 });
    await book(0, { email: 'mira@example.com' });
    const twice = await book(0, { email: 'Mira+2@example.com' });
    expect(twice).toMatchObject({
      ...{ status: 409, code: 'already_booked', message: expect.stringContaining('already have a demo') },
      fields: [{ field: 'startDateTime', message: expect.stringContaining('already have a demo') }],
    });
    expect((await book(0, { email: 'ben@example.com' })).status).toBe(201);
    const other = await book(1, { email: 'mira@example.com' });
    const { startDateTime } = slot(0);
    const json = { 'content-type': AS_FORM['content-type'] };
    const moved = await post(tokenOf(other), { action: 'move', startDateTime }, json);
    expect([moved.status, (await moved.json()).code]).toEqual([409, 'already_booked']);
  });

  it('gives one person one seat of a half-hour when all requests arrive at once', async () => {
    const { url, bodyOf, database } = await startBookingServer(engine, { demoSeats: 5 });
    const requests = Array.from({ length: 10 }, (_, tag) =>
      postLead(url, 'demo', bodyOf(0, { email: `mira+${tag}@example.com` })),
    );
    const statuses = (await Promise.all(requests)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
    expect(await database.selectFrom('demo_seats').selectAll().execute()).toHaveLength(1);
  });
});
