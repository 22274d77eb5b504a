import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../shared/ui/toasts.ts';

/** Returns a change of the account, after which it is fetched again. */
export function useAccountChange<Given = void>(change: (given: Given) => Promise<unknown>, done: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      toast(done);
      await queries.invalidateQueries({ queryKey: ['account'] });
    },
  });
}
