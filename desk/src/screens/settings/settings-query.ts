import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call('GET /settings', { signal }),
});
