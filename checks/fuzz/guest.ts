import { newEmail, resetTokenOf, signUp } from '../faults/demo-user.ts';
import type { Values } from '../faults/documented-examples.ts';
import type { RunningServer } from '../faults/server-process.ts';

/** A user in whose name hostile calls are made: with real tokens they come further than with made-up ones. */
export interface Guest {
  /** Values in place of the words of the examples of the reference. */
  words: Values;
  /** Some of it may be worth nothing any more. */
  isSpent: boolean;
}

/** @returns a function that gives the last guest as long as he is not spent */
export function receiveGuests(server: RunningServer, clientId: string): () => Promise<Guest> {
  let last: Guest | undefined;
  return async () => {
    if (last && !last.isSpent) return last;
    const email = newEmail();
    const user = await signUp(server, email, clientId);
    last = {
      words: {
        YOUR_CLIENT_ID: clientId,
        YOUR_ACCESS_TOKEN: user.access_token,
        YOUR_REFRESH_TOKEN: user.refresh_token,
        YOUR_RESET_TOKEN: await resetTokenOf(server, email),
      },
      isSpent: false,
    };
    return last;
  };
}
