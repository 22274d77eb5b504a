import { queryOptions } from '@tanstack/react-query';
import type { DeskSettings } from 'contract/desk/settings.ts';
import { call } from '../../shared/api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call<DeskSettings>('GET', '/settings', undefined, { signal }),
});
