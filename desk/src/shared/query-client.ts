import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** Client whose answers show at once when a screen opens again; the stream of events invalidates them. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      // A refusal stays one: only what got no answer, or a failing server, is asked again.
      retry: (failures, error) => failures < 2 && (!(error instanceof ApiError) || isPassing(error.status)),
    },
    mutations: { networkMode: 'always' },
  },
});

function isPassing(status: number): boolean {
  return status === 0 || status === 502 || status === 503 || status === 504;
}
