import { describe, expect, it } from 'vitest';
import { AS_FORM, slot, startBookingServer, tokenOf } from '../../../../checks/support/demo-bookings.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { bookingsCommands } from '../commands/bookings.commands.ts';
import { addChange, nextChange } from './visitors-changes.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-03-10T06:30:00Z');
const before = (ms: number) => new Date(NOW.getTime() - ms);

describe('nextChange and addChange', () => {
  it.each([
    ['none yet', { since: null, count: 0 }, undefined, { since: NOW, count: 1 }],
    ['four', { since: before(1), count: 4 }, undefined, { since: before(1), count: 5 }],
    ['five', { since: before(1), count: 5 }, before(1 - DAY_MS), { since: before(1), count: 6 }],
    ['five of the day before', { since: before(DAY_MS), count: 5 }, undefined, { since: NOW, count: 1 }],
  ])('counts the changes of a day: %s', (_which, counted, next, added) => {
    expect([nextChange(counted, NOW), addChange(counted, NOW)]).toEqual([next, added]);
  });
});

describe.each(engines)('a demo that is moved again and again, on $name,', (engine) => {
  async function setUpMoved(times: number) {
    const server = await startBookingServer(engine, { demoSeats: 2 });
    const booked = await server.book(0);
    const token = tokenOf(booked);
    const move = (
      to: number,
      sequence: number,
      headers: object = { 'content-type': AS_FORM['content-type'] },
    ) =>
      server.post(
        token,
        { action: 'move', sequence: String(sequence), startDateTime: slot(to).startDateTime },
        headers,
      );
    for (let step = 0; step < times; step += 1) expect((await move(30 + step, step)).status).toBe(303);
    return { ...server, booked, token, move };
  }

  it('refuses a sixth move in a day, as a page and in JSON, and still allows canceling', async () => {
    const { move, post, token, url, findBooking, booked } = await setUpMoved(5);
    const page = await move(9, 5, AS_FORM);
    expect([page.status, await page.text()]).toEqual([
      429,
      expect.stringContaining('changed 5 times in a day'),
    ]);
    const json = await fetch(`${url}/demo/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'move', sequence: '5', startDateTime: slot(9).startDateTime }),
    });
    expect([json.status, json.headers.get('retry-after'), await json.json()]).toEqual([
      429,
      '86400',
      {
        statusCode: 429,
        code: 'too_many_changes',
        message:
          'This demo has been changed 5 times in a day. Please wait 24 hours, or contact us. You can still cancel it.',
        requestId: json.headers.get('x-request-id'),
      },
    ]);
    expect(await findBooking(booked.id)).toMatchObject({ sequence: 5, state: 'held' });
    expect((await post(token, { action: 'cancel', sequence: '5' })).status).toBe(200);
  });

  it('counts neither a form that is sent twice nor a refused change', async () => {
    const { move, book } = await setUpMoved(4);
    expect((await move(33, 3)).status).toBe(303);
    await book(9);
    await book(9);
    expect((await move(9, 4)).status).toBe(409);
    expect((await move(5, 4)).status).toBe(303);
    expect((await move(6, 5)).status).toBe(429);
  });

  it('allows another move a day after the first one', async () => {
    const { move, pass } = await setUpMoved(5);
    pass(DAY_MS);
    expect((await move(60, 5)).status).toBe(303);
  });

  it('allows sales any number of moves, which do not count as the visitor’s', async () => {
    const { database, booked, move } = await setUpMoved(4);
    const shell = await openShell({ config: { demoSeats: 2 } });
    for (const time of ['10:00', '10:30', '11:00']) {
      const { code } = await shell.run(bookingsCommands, database, ['move', booked.id, '2026-03-12', time]);
      expect(code).toBe(0);
    }
    expect((await move(9, 7)).status).toBe(303);
    expect((await move(10, 8)).status).toBe(429);
    expect(
      (await shell.run(bookingsCommands, database, ['move', booked.id, '2026-03-12', '12:00'])).code,
    ).toBe(0);
  });
});
