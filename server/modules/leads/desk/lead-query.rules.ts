import { dateOf, laterDate, momentOf, wallTimeAt } from 'contract/dates.ts';
import type { LeadListFilter, Period } from 'contract/desk/leads.ts';
import { leadsShownTo } from 'contract/desk/roles.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import type { LeadFilter } from '../records/lead-filter.ts';
import { storedState } from './lead-states.ts';

const HOUR_MS = 3_600_000;

/** Returns the filter of the leads that a person may see. */
export function visibleTo({ id, rights }: Pick<DeskPerson, 'id' | 'rights'>): Pick<LeadFilter, 'onlyOf'> {
  return leadsShownTo(rights) === 'all' ? {} : { onlyOf: id };
}

/**
 * Returns a person's filter, limited to what they may see, in the form of the stored leads; days are those of their
 * zone.
 */
export function toLeadFilter(
  { state, kind, assigned, source, campaign, period, first, last, unanswered, text }: LeadListFilter,
  person: Pick<DeskPerson, 'id' | 'rights' | 'zone'>,
  now: Date,
): LeadFilter {
  return {
    ...visibleTo(person),
    ...(period && periodRange(period, person.zone, now)),
    ...(first && { since: momentOf(person.zone, first, 0).toISOString() }),
    ...(last && { before: momentOf(person.zone, laterDate(last, 1), 0).toISOString() }),
    ...{ kind, source, campaign, text },
    state: state && storedState(state),
    // Out of sight until it is asked for.
    ...(state === undefined && { notState: 'spam' as const }),
    assignedTo: assigned === 'me' ? person.id : assigned === 'none' ? null : assigned,
    unanswered:
      unanswered === undefined
        ? undefined
        : {
            waitingSince: new Date(now.getTime() - Number(unanswered) * HOUR_MS).toISOString(),
            now: now.toISOString(),
          },
  };
}

/** Returns the range of a period by the clocks of a zone: its start, and its exclusive end. */
export function periodRange(period: Period, zone: string, now: Date): { since: string; before: string } {
  const { date: today } = wallTimeAt(zone, now);
  const month = (ahead: number) => {
    const [year = 0, number = 1] = today.split('-').map(Number);
    return dateOf(new Date(Date.UTC(year, number - 1 + ahead, 1)));
  };
  const tomorrow = laterDate(today, 1);
  const days: Record<Period, [first: string, end: string]> = {
    today: [today, tomorrow],
    yesterday: [laterDate(today, -1), today],
    'last-7-days': [laterDate(today, -6), tomorrow],
    'last-30-days': [laterDate(today, -29), tomorrow],
    'this-month': [month(0), tomorrow],
    'last-month': [month(-1), month(0)],
    'this-year': [`${today.slice(0, 4)}-01-01`, tomorrow],
  };
  const [first, end] = days[period];
  return { since: momentOf(zone, first, 0).toISOString(), before: momentOf(zone, end, 0).toISOString() };
}
