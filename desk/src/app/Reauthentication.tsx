import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { setReauthentication } from '../shared/api.ts';
import { sessionQuery, useSession } from '../shared/session.ts';
import { useLoaded } from '../shared/use-loaded.ts';

const loadDialog = () => import('./ReauthenticationDialog.tsx');

interface Asked {
  what: 'sign-in' | 'passkey';
  answer: Promise<boolean>;
  give: (answer: boolean) => void;
}

/**
 * Asks for the person where a call needs them: once, however many calls wait. What was typed stays where it is behind the
 * dialog, and the calls are made again.
 */
export function Reauthentication() {
  const queries = useQueryClient();
  const { person } = useSession();
  const [asked, setAsked] = useState<Asked>();

  useEffect(() => {
    let open: Asked | undefined;
    const ask = (what: Asked['what']) => {
      if (open?.what === what) return open.answer;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const now: Asked = {
        what,
        answer: promise,
        give: (answer) => {
          if (open === now) open = undefined;
          setAsked(open);
          resolve(answer);
        },
      };
      open?.give(false);
      open = now;
      setAsked(now);
      return promise;
    };
    setReauthentication({ signInAgain: () => ask('sign-in'), showPasskey: () => ask('passkey') });
    return () => setReauthentication(undefined);
  }, []);

  // What is shown and typed is of the person who was here: for another one the desk begins again.
  const resume = async () => {
    const session = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
    if (session.person.id !== person.id) {
      sessionStorage.clear();
      location.reload();
      return;
    }
    asked?.give(true);
  };

  const close = () => asked?.give(false);
  const dialog = useLoaded(loadDialog, asked !== undefined, close);
  if (!asked || !dialog) return null;
  return <dialog.ReauthenticationDialog what={asked.what} onDone={() => void resume()} onClose={close} />;
}
