import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Action } from '../shared/actions.ts';
import { call } from '../shared/api.ts';
import { useRight } from '../shared/session.ts';
import { useSettled } from '../shared/use-settled.ts';
import { findActions } from './palette.rules.ts';

/** A single letter finds half of all. */
const SHORTEST = 2;
const MOST = 8;

/** People, by the leads that match what is typed, and documents of the site, as actions that open them. */
export function useFound(query: string): { found: Action[]; isSearching: boolean } {
  const text = useSettled(query.trim());
  const { found, isSearching } = useFoundPeople(text);
  return { found: [...useFoundDocuments(text), ...found], isSearching };
}

function useFoundDocuments(text: string): Action[] {
  const navigate = useNavigate();
  const mayWrite = useRight('content.draft');
  const isAsked = mayWrite && text.length >= SHORTEST;
  const { data } = useQuery({
    queryKey: ['content', 'list', ''],
    queryFn: ({ signal }) => call('GET /content', { query: {}, signal }),
    enabled: isAsked,
  });
  if (!isAsked) return [];
  const documents = (data?.documents ?? []).map(
    ({ name, title, group }): Action => ({
      id: `document ${name}`,
      label: `${title} · ${group}`,
      group: 'Content',
      run: () => void navigate({ to: '/content', search: { document: name } }),
    }),
  );
  return findActions(documents, text).slice(0, MOST);
}

function useFoundPeople(text: string): { found: Action[]; isSearching: boolean } {
  const navigate = useNavigate();
  const maySee = useRight('leads.all', 'leads.own');
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
