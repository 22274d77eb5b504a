import { useNavigate } from '@tanstack/react-router';
import type { Action } from '../shared/actions.ts';
import { useRight } from '../shared/session.ts';

/** Leads and people by what is typed, as actions that open them. */
export function useFound(query: string): { found: Action[]; isSearching: boolean } {
  const navigate = useNavigate();
  const maySee = useRight('leads.all', 'leads.own');
  const text = query.trim();
  if (!maySee || text.length < 2) return { found: [], isSearching: false };
  return {
    found: [
      {
        id: 'search-leads',
        label: `Search leads for “${text}”`,
        group: 'Leads',
        run: () => void navigate({ to: '/leads', search: { search: text } }),
      },
    ],
    isSearching: false,
  };
}
