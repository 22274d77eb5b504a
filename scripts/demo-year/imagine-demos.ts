import { dayOf, intervalAt, type Office, slotsOf } from 'contract/bookings/office.ts';
import type { IsoDate } from 'contract/dates.ts';
import type { Host } from '../../server/modules/bookings/bookings.queries.ts';
import type { ImaginedLead } from './imagine-leads.ts';
import type { Random } from './random.ts';

const DAY_MS = 86_400_000;
/** Age up to which most requests ask for days to come. */
const TO_COME_MS = 12 * DAY_MS;
const MOST_TRIES = 40;

/** A demo as it is stored. */
export interface ImaginedDemo {
  lead: ImaginedLead;
  host: Host;
  start: Date;
  end: Date;
  isCanceled: boolean;
  outcome: 'held' | 'no_show' | null;
  moves: number;
  /** Its visitor has not confirmed it. */
  isUnconfirmed: boolean;
}

/** Demos of the leads that asked for one: each host has one at a time. */
export function imagineDemos(
  random: Random,
  leads: readonly ImaginedLead[],
  { hosts, office, now }: { hosts: readonly Host[]; office: Office; now: Date },
): ImaginedDemo[] {
  const taken = new Set<string>();
  return leads.flatMap((lead) => {
    if (lead.kind !== 'demo' || lead.suspicion) return [];
    const age = now.getTime() - lead.receivedAt.getTime();
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const host = random.pick(hosts);
      const isToCome = age < TO_COME_MS && random.happens(0.7);
      const days = isToCome && random.happens(0.35) ? 0 : random.between(0, 7);
      const from = isToCome ? now : lead.receivedAt;
      const start = pickSlot(random, office, new Date(from.getTime() + days * DAY_MS));
      const place = `${host.id} ${start?.toISOString()}`;
      if (!start || start <= lead.receivedAt || taken.has(place)) continue;
      const isCanceled = random.happens(0.09);
      if (!isCanceled) taken.add(place);
      const end = new Date(start.getTime() + office.minutes * 60_000);
      const isOver = end < now;
      Object.assign(lead.body, intervalAt(office, start), { timezone: office.zone });
      return {
        ...{ lead, host, start, end, isCanceled },
        outcome: isOver && !isCanceled ? imagineOutcome(random, now.getTime() - end.getTime()) : null,
        moves: random.happens(0.15) ? 1 : 0,
        isUnconfirmed: !isOver && !isCanceled && random.happens(0.08),
      };
    }
    // Without a half-hour, as when its booking was refused.
    return [];
  });
}

/** The last ones still have to be asked about. */
function imagineOutcome(random: Random, ago: number): 'held' | 'no_show' | null {
  if (ago < 1.5 * DAY_MS) return null;
  return random.happens(0.84) ? 'held' : 'no_show';
}

/** A half-hour of a working day, in the hours of the hosts. */
function pickSlot(random: Random, office: Office, near: Date): Date | undefined {
  const day: IsoDate = dayOf(office, near);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return undefined;
  const slots = slotsOf(office, day).filter(({ startDateTime }) => {
    const hour = Number(startDateTime.slice(11, 13));
    return hour >= 9 && hour < 17;
  });
  return slots.length > 0 ? random.pick(slots).start : undefined;
}
