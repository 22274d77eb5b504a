import { leadsShownTo } from 'contract/desk/roles.ts';
import type { DeskToday } from 'contract/desk/today.ts';
import type { AppContext } from '../../../plugins/app-context.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { type BookingRecord, listHosts, listRecords } from '../../bookings/bookings.queries.ts';
import { labelOf } from '../leads.channels.ts';
import type { LeadFilter } from '../records/lead-filter.ts';
import type { LeadIndex } from '../records/lead-index.ts';
import { countLeads, listLeads } from '../records/lead-list.ts';
import { findTrouble } from '../records/week.ts';
import { periodRange, toLeadFilter } from './lead-query.rules.ts';
import { toLeadRow } from './lead-row.ts';

const MOST_UNANSWERED = 20;
const MOST_HELD = 5;
const MOST_DEMOS = 200;
const MOST_COUNTED = 1_000;

type Demo = DeskToday['demos'][number];

interface Parts extends Pick<AppContext, 'database' | 'clock' | 'config'> {
  index: LeadIndex;
}

/** Reads the work that needs a person now, limited to what they may see. */
export async function readToday(parts: Parts, person: DeskPerson): Promise<DeskToday> {
  const now = parts.clock();
  const none = { rows: [], total: { count: 0, isMore: false } };
  const seesLeads = leadsShownTo(person.rights) !== 'none';
  const [unanswered, held, demos, troubles] = await Promise.all([
    seesLeads
      ? readLeadsOf(parts, toLeadFilter({ unanswered: '0' }, person, now), MOST_UNANSWERED, now)
      : none,
    seesLeads ? readLeadsOf(parts, toLeadFilter({ state: 'held' }, person, now), MOST_HELD, now) : none,
    readDemos(parts, person, now),
    person.rights.has('health') ? findTrouble(parts.database, now) : [],
  ]);
  const broken = troubles.map((trouble) => ({ ...trouble, label: labelOf(trouble.channel) }));
  const isQuiet =
    unanswered.rows.length + held.rows.length + broken.length === 0 &&
    demos.every(({ end }) => new Date(end) <= now);
  return { unanswered, held, demos, broken, isQuiet };
}

async function readLeadsOf(parts: Parts, filter: LeadFilter, limit: number, now: Date) {
  const { database, config, index } = parts;
  const [{ leads }, total] = await Promise.all([
    listLeads({ database, office: config.office, index }, { filter, order: 'oldest', limit }),
    countLeads({ database, index }, filter, MOST_COUNTED),
  ]);
  return { rows: leads.map((lead) => toLeadRow(lead, now)), total };
}

async function readDemos({ database }: Parts, person: DeskPerson, now: Date): Promise<Demo[]> {
  const { rights, zone, email } = person;
  if (!rights.has('demos.all') && !rights.has('demos.own')) return [];
  const { since, before } = periodRange('today', zone, now);
  const range = { from: new Date(since), until: new Date(before) };
  const [{ records }, hosts] = await Promise.all([
    listRecords(database, range, MOST_DEMOS),
    listHosts(database),
  ]);
  const hostOf = new Map(hosts.map((host) => [host.id, host]));
  return records.flatMap((record) => {
    const host = record.host ? hostOf.get(record.host.id) : undefined;
    const isOwn = !host || host.email.toLowerCase() === email.toLowerCase();
    if (record.state === 'waiting' || (!isOwn && !rights.has('demos.all'))) return [];
    return {
      ...{ leadId: record.leadId, name: record.name, email: record.email, host: host?.name ?? null },
      timeZone: record.timeZone,
      ...{ start: record.start.toISOString(), end: record.end.toISOString(), state: stateOf(record) },
    };
  });
}

function stateOf({ outcome, confirmBy, host, offeredAt }: BookingRecord): Demo['state'] {
  if (outcome !== null) return outcome === 'held' ? 'held' : 'no-show';
  if (confirmBy !== null) return 'unconfirmed';
  if (offeredAt !== null) return 'without-host';
  return host?.confirmBy ? 'to-confirm' : 'booked';
}
