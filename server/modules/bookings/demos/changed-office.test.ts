import { DEFAULT_OFFICE, type Office, slotsOf } from 'contract/bookings/office.ts';
import { describe, expect, it } from 'vitest';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { GOOD_BODIES, postLead } from '../../../../checks/support/lead-bodies.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';
import { describeZone } from './office-zone.ts';

const DAY = '2026-03-12';
const KATHMANDU: Office = { ...DEFAULT_OFFICE, ...describeZone('Asia/Kathmandu') };
const HOURS: Office = { ...DEFAULT_OFFICE, minutes: 60 };

/** Opens a site whose operator changes the office: the next server runs on the same database. */
async function openSite({ openDatabase }: Engine, demoSeats = 1) {
  const database = await openDatabase();
  return async (office: Office) => {
    const { url } = await startTestServer({ database, config: { office, demoSeats } });
    const days = async () =>
      (await (await fetch(`${url}/authms/demo-slots?from=${DAY}&to=${DAY}`)).json()).days[0].slots;
    return {
      listFree: async () =>
        (await days()).slice(0, 5).map(({ freeSeats }: { freeSeats: number }) => freeSeats),
      async book(number: number, email = `${crypto.randomUUID()}@example.com`) {
        const { startDateTime, endDateTime } = slotsOf(office, DAY)[number] ?? {};
        const body = { ...GOOD_BODIES.demo, email, startDateTime, endDateTime, timezone: office.zone };
        const answer = await postLead(url, 'demo', body);
        return answer.status === 201 ? 201 : (await answer.json()).code;
      },
    };
  };
}

describe.each(engines)('demos from before a change of the office, on $name,', (engine) => {
  it('hold the half-hours of another zone that they overlap', async () => {
    const openAt = await openSite(engine);
    expect(await (await openAt(DEFAULT_OFFICE)).book(1)).toBe(201);
    // 08:30 to 09:00 in India is 08:45 to 09:15 there.
    const { listFree, book } = await openAt(KATHMANDU);
    expect(await listFree()).toEqual([1, 0, 0, 1, 1]);
    expect([await book(1), await book(2), await book(3)]).toEqual(['slot_taken', 'slot_taken', 201]);
  });

  it('hold longer and shorter demos that they overlap', async () => {
    const openAt = await openSite(engine);
    expect(await (await openAt(DEFAULT_OFFICE)).book(3)).toBe(201);
    const longer = await openAt(HOURS);
    expect(await longer.listFree()).toEqual([1, 0, 1, 1, 1]);
    expect([await longer.book(1), await longer.book(0)]).toEqual(['slot_taken', 201]);
    const shorter = await openAt(DEFAULT_OFFICE);
    expect(await shorter.listFree()).toEqual([0, 0, 1, 0, 1]);
    expect([await shorter.book(1), await shorter.book(2)]).toEqual(['slot_taken', 201]);
  });

  it('leave the other seats, though none to the same person', async () => {
    const openAt = await openSite(engine, 2);
    expect(await (await openAt(DEFAULT_OFFICE)).book(1, 'mira@example.com')).toBe(201);
    const { listFree, book } = await openAt(KATHMANDU);
    expect(await listFree()).toEqual([2, 1, 1, 2, 2]);
    expect([await book(1, 'mira@example.com'), await book(1), await book(1)]).toEqual([
      ...['already_booked', 201, 'slot_taken'],
    ]);
  });
});
