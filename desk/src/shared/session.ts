import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DeskRight } from 'contract/desk/roles.ts';
import type { DeskSession } from 'contract/desk/session.ts';
import { createContext, use } from 'react';
import { call } from './api.ts';
import { browserZone, setLocale } from './formats.ts';

/** Session of the person who is signed in; an error of status 401 means that no person is. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const session = await call('GET /session', { signal, quiet: true });
    setLocale(session.person.locale);
    return session;
  },
  staleTime: 60_000,
});

/** Session with which the frame was drawn. */
export const SessionContext = createContext<DeskSession | undefined>(undefined);

/** Returns the session. Works only within the frame, where a person is signed in. */
export function useSession(): DeskSession {
  const session = use(SessionContext);
  if (!session) throw new Error('Outside of the frame, no one is signed in');
  return session;
}

/** Returns true if the person has any of these rights. The screens hide the rest; the server refuses it anyway. */
export function useRight(...rights: DeskRight[]): boolean {
  const session = useSession();
  return rights.some((right) => session.rights.includes(right));
}

/** The zone of the person, in which all times are shown: an IANA name. */
export function useZone(): string {
  return use(SessionContext)?.person.zone ?? browserZone();
}

export function useSessionQuery() {
  return useQuery(sessionQuery);
}
