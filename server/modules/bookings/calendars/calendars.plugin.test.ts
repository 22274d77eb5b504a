import { DEMO_SLOTS_PATH } from 'contract/api-paths.ts';
import { describe, expect, it } from 'vitest';
import { calendar, event } from '../../../../checks/fixtures/calendars/shape.ts';
import { startCalendarServer } from '../../../../checks/support/calendar-server.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { addHosts } from '../../../../checks/support/hosts.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { insertCalendar } from './calendars.store.ts';

const HOUR_MS = 3_600_000;
const DAY = '2026-03-11';
/** 08:00 to 09:00 in India. */
const BUSY = calendar(event('UID:1', 'DTSTART:20260311T023000Z', 'DURATION:PT1H'));

async function setUp({ openDatabase }: Engine, text: string | undefined) {
  const database = await openDatabase();
  const [host] = await addHosts(database, 'Anna');
  const calendarServer = await startCalendarServer(text);
  const credentials = { address: calendarServer.address };
  const added = { hostId: host?.id ?? '', kind: 'ics' as const, takesDemos: false, credentials };
  await insertCalendar(database, added, NOW);
  let now = NOW;
  const server = await startTestServer({ database, clock: () => now });
  const listSlots = async () => {
    const answer = await fetch(`${server.url}${DEMO_SLOTS_PATH}?from=${DAY}&to=${DAY}`);
    const { days } = (await answer.json()) as {
      days: { slots: { startDateTime: string; freeSeats: number; toBeConfirmed?: boolean }[] }[];
    };
    return days[0]?.slots ?? [];
  };
  return {
    ...{ server, calendarServer, listSlots },
    pass: (ms: number) => {
      now = new Date(NOW.getTime() + ms);
    },
  };
}

describe.each(engines)('the calendars of a running server on $name', (engine) => {
  it('hide the half-hours in which the only host is busy', async () => {
    const { listSlots } = await setUp(engine, BUSY);
    const taken = async () =>
      (await listSlots())
        .filter(({ freeSeats }) => freeSeats === 0)
        .map((slot) => slot.startDateTime.slice(11, 16));
    await expect.poll(taken, { timeout: 15_000 }).toEqual(['08:00', '08:30']);
  }, 20_000);

  it('offer half-hours as to be confirmed while they cannot be read, and tell no address', async () => {
    const { server, listSlots } = await setUp(engine, undefined);
    const logged = () => JSON.stringify(server.logged);
    await expect.poll(logged, { timeout: 15_000 }).toContain('a calendar could not be read');
    const slots = await listSlots();
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.every(({ freeSeats, toBeConfirmed }) => freeSeats === 1 && toBeConfirmed)).toBe(true);
    expect(logged()).not.toContain('secret-address');
    expect(await server.metrics.registry.metrics()).toContain('host_calendars{state="stale"} 1');
  }, 20_000);

  it('offer half-hours as to be confirmed six hours after the last good copy', async () => {
    const { calendarServer, listSlots, pass } = await setUp(engine, BUSY);
    await expect.poll(() => calendarServer.statuses, { timeout: 15_000 }).toContain(200);
    calendarServer.text = undefined;
    const confirmed = async () => (await listSlots()).filter(({ toBeConfirmed }) => toBeConfirmed).length;
    await expect.poll(async () => (await listSlots()).filter((slot) => slot.freeSeats === 0).length).toBe(2);
    expect(await confirmed()).toBe(0);
    pass(6 * HOUR_MS);
    // Known busy times stay busy.
    await expect.poll(confirmed, { timeout: 15_000 }).toBe((await listSlots()).length - 2);
  }, 40_000);
});
