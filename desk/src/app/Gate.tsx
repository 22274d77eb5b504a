import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { ApiError } from '../shared/api.ts';
import { SessionContext, sessionQuery, useSessionQuery } from '../shared/session.ts';
import { Failed, Loading } from '../shared/ui/States.tsx';

const SignIn = lazy(async () => ({ default: (await import('../screens/sign-in/SignIn.tsx')).SignIn }));

/** Shows the desk to those who are signed in, and to others the sign-in: the address stays, so what was asked for follows. */
export function Gate({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { data: session, error, refetch } = useSessionQuery();
  // Within the frame, a session that ends is asked for in a dialog, and what was typed stays.
  if (session) return <SessionContext value={session}>{children}</SessionContext>;
  if (error instanceof ApiError && error.status === 401) {
    return (
      <Suspense fallback={<Loading />}>
        <SignIn onSignedIn={() => queries.fetchQuery({ ...sessionQuery, staleTime: 0 })} />
      </Suspense>
    );
  }
  return <main>{error ? <Failed error={error} onRetry={refetch} /> : <Loading lines={3} />}</main>;
}
