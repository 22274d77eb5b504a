import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

/** What the people of the desk are called, for those who may see leads. @returns the name to an id; the id is not shown */
export function usePeopleNames(): (id: string) => string {
  const { data } = useQuery({
    queryKey: ['people', 'choices'],
    queryFn: ({ signal }) => call('GET /leads/choices', { signal }),
    staleTime: 5 * 60_000,
  });
  return (id) => data?.people.find((person) => person.id === id)?.name ?? (data ? 'Someone else' : '…');
}
