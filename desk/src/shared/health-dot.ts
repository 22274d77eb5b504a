import { useQuery } from '@tanstack/react-query';
import type { HealthDot } from 'contract/desk/health.ts';
import { call } from './api.ts';

/** How the whole is; undefined until it has been asked. One query for all who show it. */
export function useHealthDot(): HealthDot | undefined {
  return useQuery({
    queryKey: ['health', 'dot'],
    queryFn: ({ signal }) => call('GET /health/dot', { signal }),
    refetchInterval: 60_000,
  }).data;
}
