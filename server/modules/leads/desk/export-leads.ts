import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine } from 'contract/csv.ts';
import { dateOf } from 'contract/dates.ts';
import type { LeadExport } from 'contract/desk/leads.ts';
import { leadsShownTo } from 'contract/desk/roles.ts';
import type { FastifyReply } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import type { Change, DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { listAddresses } from '../../../shared/addresses/find-address.ts';
import { NotAllowed, requireRedactedReason } from '../../desk/desk.queries.ts';
import { CSV_COLUMNS, csvCells } from '../records/lead-csv.ts';
import type { LeadFilter } from '../records/lead-filter.ts';
import type { LeadIndex } from '../records/lead-index.ts';
import { countLeads } from '../records/lead-list.ts';
import { readLeads } from '../records/lead-record.ts';
import { toLeadFilter } from './lead-query.rules.ts';
import { readTeamCells, TEAM_COLUMNS } from './team-cells.ts';

interface Parts extends Pick<AppContext, 'database' | 'clock' | 'config'> {
  index: LeadIndex;
}

/**
 * Sends the leads that a filter shows, as `npm run leads -- export` writes them. The audit has its entry before the
 * first line leaves.
 */
export async function exportLeads(
  { database, clock, config, index }: Parts,
  { filter: asked, reason }: LeadExport,
  { person, change, reply }: { person: DeskPerson; change: Change; reply: FastifyReply },
): Promise<void> {
  // The right to export does not show anyone leads that they may not see.
  if (leadsShownTo(person.rights) === 'none') throw new NotAllowed();
  requireRedactedReason(reason);
  const now = clock();
  const filter = toLeadFilter(asked, person, now);
  const { count } = await countLeads({ database, index }, filter, Number.MAX_SAFE_INTEGER - 1);
  await change(async (_, note) => note({ subject: describeFilter(asked), rows: count, reason }));
  const lines = async function* () {
    yield BYTE_ORDER_MARK + csvLine([...CSV_COLUMNS, ...TEAM_COLUMNS]);
    for await (const page of readAll(filter)) yield page;
  };
  async function* readAll(wanted: LeadFilter) {
    for await (const leads of readLeads(database, config.office, wanted)) {
      const cellsOf = await readTeamCells(database, leads);
      yield leads.map((lead) => csvLine([...csvCells(lead), ...cellsOf(lead)])).join('');
    }
  }
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="leads-${dateOf(now)}.csv"`)
    .header('x-rows', String(count))
    .send(Readable.from(lines()));
}

/**
 * Describes a filter for the audit, which keeps no name that was searched for; a visitor's name of a campaign may hold
 * an address.
 */
function describeFilter({ text, ...filter }: LeadExport['filter']): string {
  const kept = Object.entries(filter).map(([name, value]) => [
    name,
    value !== undefined && listAddresses(value).size > 0 ? '…' : value,
  ]);
  return JSON.stringify({ ...Object.fromEntries(kept), ...(text !== undefined && { text: '…' }) });
}
