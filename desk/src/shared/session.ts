import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DeskRight } from 'contract/desk/roles.ts';
import type { DeskSession } from 'contract/desk/session.ts';
import { createContext, use } from 'react';
import { call } from './api.ts';

/** Who is signed in; an error of status 401 says that it is no one. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call('GET /session', { signal, quiet: true }),
  staleTime: 60_000,
});

/** Within the frame: the session with which it was drawn. */
export const SessionContext = createContext<DeskSession | undefined>(undefined);

/** Who is signed in. Only within the frame, where one is. */
export function useSession(): DeskSession {
  const session = use(SessionContext);
  if (!session) throw new Error('Outside of the frame, no one is signed in');
  return session;
}

/** Whether the person has any of these rights. What they may not do is not shown; the server refuses it anyway. */
export function useRight(...rights: DeskRight[]): boolean {
  const session = useSession();
  return rights.some((right) => session.rights.includes(right));
}

/** The zone of the person, in which all times are shown: an IANA name. */
export function useZone(): string {
  return use(SessionContext)?.person.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function useSessionQuery() {
  return useQuery(sessionQuery);
}
