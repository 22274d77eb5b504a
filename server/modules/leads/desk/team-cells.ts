import type { Database } from '../../../plugins/database/schema.ts';
import { listBookingRows, listHosts } from '../../bookings/bookings.queries.ts';
import type { LeadContext } from '../intake/lead-context.ts';
import { type HistoryRecord, listHistory } from '../records/lead-history.ts';
import type { LeadRecord } from '../records/lead-record.ts';
import { namePeople } from './colleagues.ts';

/** Columns of the desk's export behind those of the command, which names no people of the team. */
export const TEAM_COLUMNS = [
  ...['owner', 'answered_by', 'answered_at', 'host', 'outcome', 'consent_at', 'consent_withdrawn_at'],
] as const;

/** Reads what the team did with these leads. @returns the texts of a lead in `TEAM_COLUMNS` */
export async function readTeamCells(
  database: Database,
  leads: readonly LeadRecord[],
): Promise<(lead: LeadRecord) => string[]> {
  const ids = leads.map(({ id }) => id);
  const [names, hosts, history, bookings] = await Promise.all([
    namePeople(database),
    listHosts(database),
    listHistory(database, ids),
    listBookingRows(database, ids),
  ]);
  const hostOf = new Map(hosts.map(({ id, name }) => [id, name]));
  const bookingOf = new Map(bookings.map((row) => [row.lead_id, row]));
  const historyOf = Map.groupBy(history, ({ leadId }) => leadId);
  return ({ id, assignedTo, answeredAt, context }) => {
    const booking = bookingOf.get(id);
    const { consent } = context as LeadContext;
    return [
      assignedTo === null ? '' : (names.get(assignedTo) ?? ''),
      (historyOf.get(id) ?? []).find(isAnswer)?.personName ?? '',
      answeredAt ?? '',
      hostOf.get(booking?.host_id ?? '') ?? '',
      booking?.outcome ?? '',
      consent?.at ?? '',
      consent?.withdrawnAt ?? '',
    ];
  };
}

function isAnswer({ kind, details }: HistoryRecord): boolean {
  return kind === 'reply' || (kind === 'state' && details.to === 'handled');
}
