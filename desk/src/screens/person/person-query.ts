import { queryOptions } from '@tanstack/react-query';
import type { DeskPersonPage } from 'contract/desk/person.ts';
import { call } from '../../shared/api.ts';

/** A person, by the id of any of their leads. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', 'person', id],
    queryFn: ({ signal }) =>
      call<DeskPersonPage>('GET', `/persons/${encodeURIComponent(id)}`, undefined, { signal }),
    meta: { topics: ['leads', 'bookings'] },
  });
