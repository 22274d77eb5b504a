import { useQuery } from '@tanstack/react-query';
import { leadsShownTo } from 'contract/desk/roles.ts';
import { call } from './api.ts';
import { formatNumber } from './formats.ts';
import { useSession } from './session.ts';

/** Returns the number of leads that wait for an answer, such as `3` or `1,000+`; empty without any. */
export function useWaiting(): string {
  const { rights } = useSession();
  const { data } = useQuery({
    queryKey: ['leads', 'waiting'],
    queryFn: ({ signal }) => call('GET /leads/count', { query: { unanswered: '0' }, signal }),
    enabled: leadsShownTo(new Set(rights)) !== 'none',
  });
  return data?.count ? `${formatNumber(data.count)}${data.isMore ? '+' : ''}` : '';
}
