import type { UserResponse } from 'contract/accounts.ts';
import { postJson, problemOf, userOf } from './account-calls.ts';
import type { Note } from './use-log.ts';

type Outcome = { user: UserResponse } | { user?: undefined; problem: string };

const NO_ANSWER = 'The server did not answer. Please check the connection and try again.';

/** Makes one of the account calls, and notes it and its answer. A password is never noted. */
export async function callAccount(path: string, body: object, note: Note): Promise<Outcome> {
  note('sent', `POST ${path}`, ['password' in body ? { ...body, password: '…' } : body]);
  try {
    const answer = await postJson(path, body);
    note('received', String(answer.status), [answer.body]);
    const user = userOf(answer);
    return user ? { user } : { problem: problemOf(answer) };
  } catch {
    note('note', NO_ANSWER);
    return { problem: NO_ANSWER };
  }
}
