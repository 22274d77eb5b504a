import type { SharedRedis } from '../../../plugins/http/redis.ts';
import type { Clock } from '../../../shared/clock.ts';

/** A page that is open says so every four seconds; the next one may be late. */
const GONE_MS = 10_000;

/** Person with a lead open, and whether they have begun a reply. */
export interface Present {
  id: string;
  name: string;
  writes: boolean;
}

type Seen = Present & { until: number };

/** People who have leads open. */
export interface Presence {
  /** Notes that a person has a lead open for the next seconds. @returns who else has it open */
  note(leadId: string, present: Present): Promise<Present[]>;
}

/** Creates the list, in memory; with Redis it is that of all processes. */
export function createPresence({
  redis,
  clock,
}: {
  redis: Pick<SharedRedis, 'ask'> | null;
  clock: Clock;
}): Presence {
  const open = new Map<string, Map<string, Seen>>();

  async function readShared(leadId: string, seen: Seen): Promise<Seen[]> {
    const key = `desk-here:${leadId}`;
    const texts = await redis?.ask(async (shared) => {
      await shared.hset(key, seen.id, JSON.stringify(seen));
      await shared.pexpire(key, GONE_MS);
      return shared.hvals(key);
    });
    return (texts ?? []).map((text) => JSON.parse(text) as Seen);
  }

  return {
    async note(leadId, present) {
      const now = clock().getTime();
      for (const [lead, people] of open) {
        for (const [id, { until }] of people) if (until <= now) people.delete(id);
        if (people.size === 0) open.delete(lead);
      }
      const seen = { ...present, until: now + GONE_MS };
      const here = open.get(leadId) ?? new Map<string, Seen>();
      open.set(leadId, here.set(present.id, seen));
      // Without an answer of Redis, this process knows its own.
      const shared = await readShared(leadId, seen).catch(() => []);
      return [...new Map([...here.values(), ...shared].map((each) => [each.id, each])).values()]
        .filter(({ id, until }) => id !== present.id && until > now)
        .map(({ id, name, writes }) => ({ id, name, writes }));
    },
  };
}
