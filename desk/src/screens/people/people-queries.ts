import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Invitation } from 'contract/desk/people.ts';
import { call } from '../../shared/api.ts';

/** A link to hand over, and to whom. */
export interface Given {
  name: string;
  invitation: Invitation;
}

/** People at the desk. */
export const peopleQuery = queryOptions({
  queryKey: ['people', 'list'],
  queryFn: ({ signal }) => call('GET /people', { signal }),
});

/** A change of people, after which the list is fetched again. */
export function usePeopleChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  onDone: (answer: Answer, given: Given) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer, given) => {
      await queries.invalidateQueries({ queryKey: ['people'] });
      onDone(answer, given);
    },
  });
}
