import { bookingCallPath } from 'contract/api-paths.ts';
import type { DemoReceipt } from 'contract/bookings/demo-calendar.ts';
import { ManagedBooking } from 'contract/bookings/managed-booking.ts';
import { FOR_ONE_READER } from 'contract/site/caching.ts';
import { Check } from 'typebox/schema';
import { expect, it } from 'vitest';
import { postLead } from '../../../../checks/support/lead-bodies.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';

const JSON_ONLY = { accept: 'application/json' };

async function book() {
  const { url } = await startTestServer();
  const { booking } = (await (await postLead(url, 'demo')).json()) as DemoReceipt;
  const address = url + new URL(booking.manageUrl).pathname;
  const change = async (body: object) => {
    const headers = { ...JSON_ONLY, 'content-type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  const read = () => fetch(address, { headers: JSON_ONLY });
  return { booking, address, change, read };
}

it('tells a program of a booked demo, and moves and cancels it', async () => {
  const { booking, read, change } = await book();
  const found = (await (await read()).json()) as ManagedBooking;
  expect(Check(ManagedBooking, found)).toBe(true);
  expect(found).toMatchObject({ startDateTime: booking.startDateTime, state: 'booked', sequence: 0 });
  const { startDateTime = '' } = found.days.at(-1)?.slots.at(-1) ?? {};
  const moved = await change({ action: 'move', sequence: 0, startDateTime });
  expect(moved).toMatchObject({ status: 200, body: { startDateTime, sequence: 1 } });
  expect(await change({ action: 'cancel', sequence: 0 })).toMatchObject({
    status: 409,
    body: { code: 'booking_changed' },
  });
  expect(await change({ action: 'cancel', sequence: 1 })).toMatchObject({
    status: 200,
    body: { state: 'cancelled' },
  });
  const gone = await read();
  expect([gone.status, (await gone.json()).code]).toEqual([404, 'not_found']);
});

it('shows the page to a browser, and to a program that names no type', async () => {
  const { address } = await book();
  for (const accept of ['text/html,application/json;q=0.9', '*/*']) {
    const answer = await fetch(address, { headers: { accept } });
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  }
});

it('answers JSON alone at the address of the call, whatever a program accepts', async () => {
  const { address } = await book();
  const { origin, pathname } = new URL(address);
  const call = origin + bookingCallPath(pathname.split('/').at(-1) ?? '');
  const accepted = ['*/*', 'text/html', 'application/json, text/plain, */*'];
  for (const accept of accepted) {
    const answer = await fetch(call, { headers: { accept } });
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe(FOR_ONE_READER);
    expect(Check(ManagedBooking, await answer.json())).toBe(true);
    const none = await fetch(origin + bookingCallPath('none'), { headers: { accept } });
    expect([none.status, (await none.json()).code]).toEqual([404, 'not_found']);
  }
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ action: 'cancel', sequence: 0 });
  const cancelled = await fetch(call, { method: 'POST', headers, body });
  expect(await cancelled.json()).toMatchObject({ state: 'cancelled' });
});
