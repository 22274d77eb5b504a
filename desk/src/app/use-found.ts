import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Action } from '../shared/actions.ts';
import { call } from '../shared/api.ts';
import { useRight } from '../shared/session.ts';
import { useSettled } from '../shared/use-settled.ts';

/** A single letter finds half of all. */
const SHORTEST = 2;
const MOST = 8;

/** People, by the leads that match what is typed, as actions that open them. */
export function useFound(query: string): { found: Action[]; isSearching: boolean } {
  const navigate = useNavigate();
  const maySee = useRight('leads.all', 'leads.own');
  const text = useSettled(query.trim());
  const isAsked = maySee && text.length >= SHORTEST;
  const { data, isFetching } = useQuery({
    queryKey: ['leads', 'palette', text],
    queryFn: ({ signal }) => call('GET /leads', { query: { text }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (!isAsked) return { found: [], isSearching: false };
  const people = (data?.rows ?? []).slice(0, MOST).map(
    ({ id, name, email, company, about }): Action => ({
      id: `lead ${id}`,
      label: [name || email, company, about].filter(Boolean).join(' · '),
      group: 'People',
      run: () => void navigate({ to: '/person/$person', params: { person: id } }),
    }),
  );
  const all: Action = {
    id: 'search-leads',
    label: `All leads with “${text}”`,
    group: 'People',
    run: () => void navigate({ to: '/leads', search: { text } }),
  };
  return { found: [...people, all], isSearching: isFetching };
}
