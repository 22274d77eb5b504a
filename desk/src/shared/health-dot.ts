import { useQuery } from '@tanstack/react-query';
import type { HealthDot } from 'contract/desk/health.ts';
import { call } from './api.ts';

/** Returns the state of the whole system; undefined until it is loaded. One query serves all components. */
export function useHealthDot(): HealthDot | undefined {
  return useQuery({
    queryKey: ['health', 'dot'],
    queryFn: ({ signal }) => call('GET /health/dot', { signal }),
    refetchInterval: 60_000,
  }).data;
}
