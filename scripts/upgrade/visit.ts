// Does what visitors do, at a server that was started on a copy: node scripts/upgrade/visit.ts http://127.0.0.1:PORT FOLDER
// The upgrade runs that of the version it tries, whose forms may have other fields.
import { DEMO_SLOTS_PATH, LEAD_PATHS } from 'contract/api-paths.ts';
import type { DemoCalendar, DemoReceipt } from 'contract/bookings/demo-calendar.ts';
import { laterDate } from 'contract/dates.ts';
import { GOOD_BODIES, postLead } from '../../checks/support/lead-bodies.ts';
import { listPages } from './pages.ts';

const FREE_WITHIN_DAYS = 28;
const [url = '', folder = ''] = process.argv.slice(2);

await expectStatus(fetch(`${url}/readyz`), 200, 'readiness');
for (const page of listPages(folder)) await expectPage(page);
await expectStatus(postLead(url, 'contact'), 201, LEAD_PATHS.contact);
await bookAndCancel();

/** A page for problems of forms has another status by itself. */
async function expectPage(page: string): Promise<void> {
  const answer = await fetch(url + page, { redirect: 'manual' });
  const text = await answer.text();
  if (answer.status < 500 && text !== '') return;
  throw new Error(`${page}: answered ${answer.status}`);
}

async function bookAndCancel(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const query = `from=${today}&to=${laterDate(today, FREE_WITHIN_DAYS)}`;
  const calendar = await expectStatus(fetch(`${url + DEMO_SLOTS_PATH}?${query}`), 200, DEMO_SLOTS_PATH);
  const { days }: DemoCalendar = await calendar.json();
  const free = days.flatMap(({ slots }) => slots).find(({ freeSeats }) => freeSeats > 0);
  if (!free) return console.log('no demo was booked: no time is free');
  const { startDateTime, endDateTime } = free;
  const body = { ...GOOD_BODIES.demo, startDateTime, endDateTime };
  const booked = await expectStatus(postLead(url, 'demo', body), 201, LEAD_PATHS.demo);
  const { booking }: DemoReceipt = await booked.json();
  const change = fetch(url + new URL(booking.manageUrl).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'cancel', sequence: 0 }),
  });
  await expectStatus(change, 200, 'canceling the demo');
}

async function expectStatus(request: Promise<Response>, status: number, what: string): Promise<Response> {
  const answer = await request;
  if (answer.status === status) return answer;
  throw new Error(`${what}: answered ${answer.status}, ${(await answer.text()).slice(0, 500)}`);
}
