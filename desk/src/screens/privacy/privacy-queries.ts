import { queryOptions } from '@tanstack/react-query';
import type { ConsentPage, ErasedRegister, HeldData, RetentionRules } from 'contract/desk/privacy.ts';
import { call } from '../../shared/api.ts';

/** What is held about an address. It begins with the topic of leads: a new request of the person shows at once. */
export const heldQuery = (email: string) =>
  queryOptions({
    queryKey: ['leads', 'held', email],
    queryFn: ({ signal }) => call<HeldData>('POST', '/privacy/find', { email }, { signal }),
    // What is found is of a person who may want to be forgotten.
    gcTime: 0,
  });

export const registerQuery = queryOptions({
  queryKey: ['privacy', 'register'],
  queryFn: ({ signal }) => call<ErasedRegister>('GET', '/privacy/register', undefined, { signal }),
});

export const retentionQuery = queryOptions({
  queryKey: ['privacy', 'retention'],
  queryFn: ({ signal }) => call<RetentionRules>('GET', '/privacy/retention', undefined, { signal }),
  staleTime: 0,
});

/** Consents, the newest first, after those that were fetched before. */
export function fetchConsents(isWithdrawn: boolean, before: string | undefined, signal: AbortSignal) {
  const query = new URLSearchParams({
    ...(isWithdrawn && { withdrawn: 'true' }),
    ...(before !== undefined && { before }),
  });
  return call<ConsentPage>('GET', `/privacy/consents?${query}`, undefined, { signal });
}
