import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from './api.ts';

/** Returns people, sources and campaigns by which leads can be filtered, for those who may see leads. */
export function useLeadChoices() {
  const { data } = useQuery({
    queryKey: ['people', 'choices'],
    queryFn: ({ signal }) => call('GET /leads/choices', { signal }),
    staleTime: 5 * 60_000,
  });
  return data;
}

/** Returns a function that names people of the desk by id. An unknown id is not shown. */
export function usePeopleNames(): (id: string) => string {
  const choices = useLeadChoices();
  return useCallback(
    (id) => choices?.people.find((person) => person.id === id)?.name ?? (choices ? 'Someone else' : '…'),
    [choices],
  );
}
