import { BUILT_IN_VIEWS, type LeadListFilter, PERIODS, type Period } from 'contract/desk/leads.ts';
import { LEAD_FILTERS } from '../../shared/lead-words.ts';

/** Reads the filter from an address. */
export function filterOf(search: Readonly<Record<string, string | undefined>>): LeadListFilter {
  const named = LEAD_FILTERS.flatMap((name) => (search[name] ? [[name, search[name]]] : []));
  return Object.fromEntries(named) as LeadListFilter;
}

/** Returns true if two filters ask for the same. */
export function isSameFilter(one: LeadListFilter, other: LeadListFilter): boolean {
  return LEAD_FILTERS.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** Finds the built-in view of a filter. */
export function builtInOf(filter: LeadListFilter): string | undefined {
  return BUILT_IN_VIEWS.find((view) => isSameFilter(view.filter, filter))?.id;
}

const PERIOD_WORDS: Record<Period, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  'last-7-days': 'Last 7 days',
  'last-30-days': 'Last 30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This year',
};

export const PERIOD_OPTIONS = PERIODS.map((id) => ({ id, label: PERIOD_WORDS[id] }));

export const UNANSWERED_OPTIONS = [
  { id: '0', label: 'Now' },
  { id: '4', label: 'For 4 hours' },
  { id: '24', label: 'For a day' },
  { id: '72', label: 'For three days' },
  { id: '168', label: 'For a week' },
];
