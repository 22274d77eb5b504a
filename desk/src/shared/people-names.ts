import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

/** Returns a function that names people of the desk by id, for those who may see leads. An unknown id is not shown. */
export function usePeopleNames(): (id: string) => string {
  const { data } = useQuery({
    queryKey: ['people', 'choices'],
    queryFn: ({ signal }) => call('GET /leads/choices', { signal }),
    staleTime: 5 * 60_000,
  });
  return (id) => data?.people.find((person) => person.id === id)?.name ?? (data ? 'Someone else' : '…');
}
