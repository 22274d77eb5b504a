import { CONFIRM_BY_EMAIL } from 'contract/bookings/demo-calendar-rules.ts';
import { describe, expect, it } from 'vitest';
import { callTool, connectAgent } from '../../../../checks/support/agent-client.ts';
import { AS_FORM, slot, startBookingServer, tokenOf } from '../../../../checks/support/demo-bookings.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { formsInPage } from '../../../../checks/support/forms-in-page.ts';
import { postForm, postLead } from '../../../../checks/support/lead-bodies.ts';

const HALF_HOUR_MS = 30 * 60_000;
const BOOKED = 'We’ve got your demo request.';
const LIMITS = { bookingsPerNetwork: 2, bookingsPerPerson: 2 };

describe.each(engines)('a demo beyond the limit of its network, on $name,', (engine) => {
  async function setUpBeyond(config: object = {}) {
    const setting = await startBookingServer(engine, { ...LIMITS, ...config });
    const first = [await setting.book(0), await setting.book(1)];
    return { ...setting, first };
  }

  it('answers 201 with a message that asks to confirm, and holds the half-hour', async () => {
    const { first, book, isFree, url } = await setUpBeyond();
    expect(first.map(({ message }) => message)).toEqual([BOOKED, BOOKED]);
    const third = await book(2);
    expect(third).toEqual({
      ...{ status: 201, id: expect.any(String), message: CONFIRM_BY_EMAIL },
      booking: { ...slot(2), manageUrl: expect.stringContaining(`${url}/demo/`) },
    });
    expect(await isFree(2)).toBe(false);
    expect(await book(2)).toMatchObject({ status: 409, code: 'slot_taken' });
  });

  it('emails the visitor a confirmation link, and sends nothing on other channels', async () => {
    const { book, listMails, readMail, listDeliveries, links, port } = await setUpBeyond();
    const { id } = await book(2);
    await expect.poll(() => listMails(id)).toEqual(['visitor-email.confirm.eml']);
    expect(await readMail(id, 'visitor-email.confirm.eml')).toContain(
      `http://localhost:${port}/demo/${await links.makeConfirmToken(id)}`,
    );
    await expect
      .poll(() => listDeliveries(id))
      .toEqual(['sales-email received held', 'visitor-email confirm done', 'visitor-email received held']);
  });

  it('confirms once by the button behind the emailed link, and then notifies visitor and sales', async () => {
    const { book, links, post, url, findBooking, listMails } = await setUpBeyond();
    const { id } = await book(2);
    await expect.poll(() => listMails(id)).toHaveLength(1);
    const token = await links.makeConfirmToken(id);
    const page = await (await fetch(`${url}/demo/${token}`)).text();
    expect(page).toContain('"confirmation":{"by":"2026-03-10T07:00:00.000Z","isAllowed":true}');
    expect(await findBooking(id)).toMatchObject({ state: 'held', confirm_by: '2026-03-10T07:00:00.000Z' });
    const findFile = async () => (await fetch(`${url}/demo/${token}/invite.ics`)).status;
    expect(await findFile()).toBe(404);
    for (let times = 0; times < 2; times += 1) {
      const answer = await post(token, { action: 'confirm' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/demo/${token}#confirmed`]);
    }
    expect(await findBooking(id)).toMatchObject({ state: 'held', confirm_by: null, sequence: 0 });
    expect(await findFile()).toBe(200);
    await expect
      .poll(() => listMails(id))
      .toEqual(['sales-email.received.eml', 'visitor-email.confirm.eml', 'visitor-email.received.eml']);
  });

  it('rejects a confirmation by any other link, such as the one in the answer', async () => {
    const { book, post, url, findBooking } = await setUpBeyond();
    const third = await book(2);
    const page = await (await fetch(`${url}/demo/${tokenOf(third)}`)).text();
    expect(page).toContain('"isAllowed":false');
    const answer = await post(
      tokenOf(third),
      { action: 'confirm' },
      { 'content-type': AS_FORM['content-type'] },
    );
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'email_link_needed']);
    expect(await findBooking(third.id)).toMatchObject({ confirm_by: expect.any(String) });
  });

  it('frees the half-hour after 30 minutes, keeps the lead, and notifies the team', async () => {
    const setting = await setUpBeyond();
    const { book, isFree, pass, endUnconfirmed, links, post, url, listDeliveries, database } = setting;
    const { id } = await book(2);
    await expect.poll(() => listDeliveries(id)).toContain('visitor-email confirm done');
    pass(HALF_HOUR_MS - 1);
    expect(await endUnconfirmed()).toBe(0);
    pass(1);
    const token = await links.makeConfirmToken(id);
    expect((await post(token, { action: 'confirm' })).status).toBe(404);
    expect([await endUnconfirmed(), await endUnconfirmed()]).toEqual([1, 0]);
    expect((await fetch(`${url}/demo/${token}`)).status).toBe(404);
    await expect.poll(() => isFree(2)).toBe(true);
    expect(await database.selectFrom('leads').select('state').where('id', '=', id).execute()).toEqual([
      { state: 'new' },
    ]);
    expect(await listDeliveries(id)).toEqual([
      'sales-email cancelled.1 due',
      'sales-email received due',
      'visitor-email confirm done',
      'visitor-email received dropped',
    ]);
  });

  it('books again when the same request arrives after the hold has expired', async () => {
    const { book, pass, endUnconfirmed } = await setUpBeyond();
    const key = { 'idempotency-key': 'k1' };
    const email = 'asha@example.com';
    const first = await book(2, { email }, key);
    expect(await book(2, { email }, key)).toEqual(first);
    pass(HALF_HOUR_MS);
    await endUnconfirmed();
    const second = await book(2, { email }, key);
    expect(second).toMatchObject({ status: 201, message: CONFIRM_BY_EMAIL });
    expect(second.id).not.toBe(first.id);
  });

  it('allows a move or cancellation before it is confirmed, and the team gets the latest state', async () => {
    const { book, links, post, findBooking, listDeliveries } = await setUpBeyond();
    const [moved, canceled] = [await book(2), await book(3)];
    const { startDateTime } = slot(9);
    expect((await post(tokenOf(moved), { action: 'move', startDateTime })).status).toBe(303);
    expect(await findBooking(moved.id)).toMatchObject({
      confirm_by: '2026-03-10T07:00:00.000Z',
      sequence: 1,
    });
    expect(await listDeliveries(moved.id)).toContain('sales-email moved.1 held');
    const token = await links.makeConfirmToken(moved.id);
    expect((await post(token, { action: 'confirm', sequence: '1' })).status).toBe(303);
    await expect
      .poll(() => listDeliveries(moved.id))
      .toEqual(expect.arrayContaining(['sales-email moved.1 done', 'visitor-email moved.1 done']));
    expect((await post(tokenOf(canceled), { action: 'cancel' })).status).toBe(200);
    expect(await listDeliveries(canceled.id)).not.toContainEqual(
      expect.stringMatching(/^visitor-email (cancelled|received).* (due|done)$/),
    );
  });

  it('leaves canceled and past demos out of the count', async () => {
    const { first, book, post, pass } = await setUpBeyond();
    expect((await post(tokenOf(first[0]), { action: 'cancel' })).status).toBe(200);
    expect((await book(2)).message).toBe(BOOKED);
    expect((await book(3)).message).toBe(CONFIRM_BY_EMAIL);
    pass(3 * 86_400_000);
    expect((await book(80)).message).toBe(BOOKED);
  });

  it.each([
    ['what our own forms say', { baggage: 'form_open_ms=9000' }],
    ['a source', { baggage: 'utm_source=newsletter' }],
    ['an address by a proxy that is not trusted', { 'x-forwarded-for': '203.0.113.9' }],
  ])('waits for confirmation whatever the request claims, such as %s', async (_what, headers) => {
    const { book } = await setUpBeyond();
    expect((await book(2, {}, headers)).message).toBe(CONFIRM_BY_EMAIL);
  });

  it('waits for confirmation after a form without script and a call of an agent', async () => {
    const { url, bodyOf, database } = await setUpBeyond();
    const answer = await postForm(url, 'demo', { ...bodyOf(2), subject: '' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/thankyou\/./),
    ]);
    const { endDateTime: _, timezone: __, ...told }: Record<string, string> = bodyOf(3);
    const receipt = await callTool(await connectAgent(url), 'book_demo', {
      ...told,
      ...{ consent: 'Yes, book this demo for me.', idempotencyKey: 'a-key-of-mine' },
    });
    expect(receipt.message).toBe(CONFIRM_BY_EMAIL);
    const waiting = await database
      .selectFrom('bookings')
      .select('lead_id')
      .where('confirm_by', 'is not', null)
      .execute();
    expect(waiting).toHaveLength(2);
  });

  it('holds no more half-hours than may be booked without confirmation', async () => {
    const { book, isFree, database } = await setUpBeyond();
    const answers = [];
    for (let number = 2; number < 22; number += 1) answers.push(await book(number));
    expect(new Set(answers.map(({ status, message }) => `${status} ${message}`))).toEqual(
      new Set([`201 ${CONFIRM_BY_EMAIL}`]),
    );
    expect(await database.selectFrom('demo_seats').selectAll().execute()).toHaveLength(4);
    expect([await isFree(3), await isFree(4)]).toEqual([false, true]);
  });

  it('holds no more half-hours when all requests arrive at once', async () => {
    const { url, bodyOf, database } = await startBookingServer(engine, LIMITS);
    const requests = Array.from({ length: 30 }, (_, number) => postLead(url, 'demo', bodyOf(number)));
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await database.selectFrom('demo_seats').selectAll().execute()).toHaveLength(4);
    const atOnce = await database
      .selectFrom('bookings')
      .select('lead_id')
      .where('confirm_by', 'is', null)
      .execute();
    expect(atOnce).toHaveLength(2);
  });

  it('takes its half-hour on confirmation when it held none and the half-hour is still free', async () => {
    const { book, links, post, findBooking, database } = await setUpBeyond();
    for (const number of [2, 3]) await book(number);
    const [one, other] = [await book(4), await book(5)];
    expect(await findBooking(one.id)).toMatchObject({ state: 'waiting' });
    // It is promised to one of them, and not to both.
    expect(await book(4)).toMatchObject({ status: 409, code: 'slot_taken' });
    const confirm = async (id: string) => post(await links.makeConfirmToken(id), { action: 'confirm' });
    expect((await confirm(one.id)).status).toBe(303);
    expect(await findBooking(one.id)).toMatchObject({ state: 'held', confirm_by: null });
    // A visitor within the limits was quicker.
    const { starts_at } = await findBooking(other.id);
    await database.insertInto('demo_seats').values({ starts_at, seat: 1, lead_id: one.id }).execute();
    const late = await confirm(other.id);
    const page = await late.text();
    expect([late.status, page]).toEqual([409, expect.stringContaining('Someone just booked that time')]);
    expect(formsInPage(page).map(({ fields }) => fields.action)).toEqual(['move', 'move', 'move']);
  });

  it('promises a half-hour to as many visitors as it has seats, when all ask at once', async () => {
    const { url, bodyOf, book } = await setUpBeyond();
    for (const number of [2, 3]) await book(number);
    const requests = Array.from({ length: 10 }, () => postLead(url, 'demo', bodyOf(4)));
    const statuses = (await Promise.all(requests)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
  });

  it('counts each network behind a trusted proxy, and an IPv6 /48 as a whole', async () => {
    const { book } = await startBookingServer(engine, {
      trustedProxies: ['127.0.0.1'],
      bookingsPerNetwork: 1,
    });
    const from = async (number: number, network: string) =>
      (await book(number, {}, { 'x-forwarded-for': network })).message;
    const messages = [];
    for (const [number, network] of [
      ...['192.0.2.1', '192.0.2.2', '192.0.2.1'],
      ...[1, 2, 3, 4, 5].map((each) => `2001:db8:1:${each}::1`),
      '2001:db8:2:1::1',
    ].entries()) {
      messages.push((await from(number, network)) === BOOKED);
    }
    expect(messages).toEqual([true, true, false, true, true, true, true, false, true]);
  });

  it('answers 429 when no email can deliver the confirmation link', async () => {
    const { book, database } = await setUpBeyond({ host: '0.0.0.0' });
    expect(await book(2)).toMatchObject({ status: 429, code: 'too_many_bookings' });
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });
});
