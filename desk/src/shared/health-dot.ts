import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

/** `GET /desk/api/health/dot` */
interface HealthDot {
  color: 'green' | 'amber' | 'red';
  /** What is wrong, for those who may see the page. */
  titles: string[];
}

/** How the whole is; undefined until it has been asked. One query for all who show it. */
export function useHealthDot(): HealthDot | undefined {
  return useQuery({
    queryKey: ['health', 'dot'],
    queryFn: ({ signal }) => call<HealthDot>('GET', '/health/dot', undefined, { signal }),
    refetchInterval: 60_000,
  }).data;
}
