import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

/** Data about an address. Its key begins with the topic of leads: a new request of the person shows at once. */
export const heldQuery = (email: string) =>
  queryOptions({
    queryKey: ['leads', 'held', email],
    queryFn: ({ signal }) => call('POST /privacy/find', { body: { email }, signal }),
    // What is found is of a person who may want to be forgotten.
    gcTime: 0,
  });

export const registerQuery = queryOptions({
  queryKey: ['privacy', 'register'],
  queryFn: ({ signal }) => call('GET /privacy/register', { signal }),
});

export const retentionQuery = queryOptions({
  queryKey: ['privacy', 'retention'],
  queryFn: ({ signal }) => call('GET /privacy/retention', { signal }),
  staleTime: 0,
});

/** Consents, the newest first, after those that were fetched before. */
export function fetchConsents(isWithdrawn: boolean, before: string | undefined, signal: AbortSignal) {
  const query = { before, withdrawn: isWithdrawn ? ('true' as const) : undefined };
  return call('GET /privacy/consents', { query, signal });
}
