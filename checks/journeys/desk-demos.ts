import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../faults/server-process.ts';

/** Returns the name of a day of the office, so many days from now. */
export function dayOfOffice(days: number): string {
  return new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** Books as a visitor does. @param clock of the office, such as `09:00` */
export async function bookDemo(
  page: Page,
  server: Pick<RunningServer, 'url'>,
  booked: {
    name: string;
    day: string;
    clock: string;
  },
): Promise<void> {
  const { name, day, clock } = booked;
  const start = new Date(`${day}T${clock}:00+05:30`).getTime();
  const local = (at: number) => `${new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 19)}+05:30`;
  const [firstName = '', lastName = 'Rao'] = name.split(' ');
  const response = await page.request.post(`${server.url}/authms/demo`, {
    data: {
      ...{ firstName, lastName, email: `${firstName.toLowerCase()}-${randomUUID()}@example.com` },
      ...{ phone: '+919876543210', timezone: 'Asia/Kolkata' },
      ...{ startDateTime: local(start), endDateTime: local(start + 1_800_000) },
    },
  });
  expect(response.status()).toBe(201);
}

/** Puts a demo into the past, where none can be booked. @returns its id */
export function storePastDemo(server: Pick<RunningServer, 'databaseFile'>, name: string): string {
  const id = randomUUID();
  const [firstName = '', lastName = ''] = name.split(' ');
  const start = new Date(Math.floor(Date.now() / 1_800_000) * 1_800_000 - 86_400_000);
  const [startsAt, endsAt] = [start, new Date(start.getTime() + 1_800_000)].map((at) => at.toISOString());
  const email = `${firstName.toLowerCase()}@example.com`;
  const database = new DatabaseSync(server.databaseFile);
  database.exec('pragma busy_timeout = 10000');
  database
    .prepare(
      `insert into leads (id, kind, email, body, received_at, state) values (?, 'demo', ?, ?, ?, 'new')`,
    )
    .run(id, email, JSON.stringify({ firstName, lastName, email }), String(startsAt));
  database
    .prepare(
      `insert into bookings (lead_id, starts_at, ends_at, sequence, state, changed_at) values (?, ?, ?, 0, 'held', ?)`,
    )
    .run(id, String(startsAt), String(endsAt), String(startsAt));
  database.close();
  return id;
}
