import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { LeadChange, LeadChangesAnswer } from 'contract/desk/leads.ts';
import { ApiError, call } from '../api.ts';
import { toast, toastError } from '../ui/toasts.ts';

/**
 * Changes leads as they were seen, says what was done, and offers to take it back. What another person has changed meanwhile
 * stays as it is, and is shown.
 * @returns a function that changes them; it resolves to whether all were changed
 */
export function useLeadChanges(): (changes: LeadChange[], done: string) => Promise<boolean> {
  const queries = useQueryClient();
  return async (changes, done) => {
    try {
      const { changed, refused } = await send(queries, changes);
      if (changed.length > 0) {
        const before = changed.map(({ id, version, before }) => ({ id, version, ...before }));
        toast(done, async () => {
          const undone = await send(queries, before, true);
          const [problem] = undone.refused;
          if (problem) throw new ApiError(409, problem.code, problem.message);
        });
      }
      const [problem] = refused;
      if (problem) toastError(new ApiError(409, problem.code, problem.message));
      return refused.length === 0;
    } catch (error) {
      toastError(error);
      return false;
    }
  };
}

async function send(queries: QueryClient, changes: LeadChange[], isUndo = false): Promise<LeadChangesAnswer> {
  const answer = await call<LeadChangesAnswer>('PATCH', '/leads', { changes, ...(isUndo && { isUndo }) });
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['leads'] }),
    queries.invalidateQueries({ queryKey: ['today'] }),
  ]);
  return answer;
}
