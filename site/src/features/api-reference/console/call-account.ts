import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import type { UserResponse } from 'contract/accounts/accounts.ts';
import { wordsFor } from '../../../words.ts';
import { type CallAnswer, postJson, problemOf, userOf } from './account-calls.ts';
import type { Note } from './use-log.ts';

type Outcome = { user: UserResponse } | { user?: undefined; problem: string };

/** Makes one of the account calls, and notes it and its answer. A password is never noted. */
export async function callAccount(path: string, body: object, note: Note): Promise<Outcome> {
  const answer = await post(path, body, note);
  if (!answer) return { problem: wordsFor('console').noAnswer };
  const user = userOf(answer);
  return user ? { user } : { problem: problemOf(answer) };
}

/** Ends the login of the token on the server too: forgotten here alone, it would go on for days. */
export async function endLogin(accessToken: string, note: Note): Promise<void> {
  await post(ACCOUNT_PATHS.logout, {}, note, accessToken);
}

async function post(
  path: string,
  body: object,
  note: Note,
  accessToken?: string,
): Promise<CallAnswer | undefined> {
  note('sent', `POST ${path}`, ['password' in body ? { ...body, password: '…' } : body]);
  try {
    const answer = await postJson(path, body, accessToken);
    note('received', String(answer.status), [answer.body]);
    return answer;
  } catch {
    note('note', wordsFor('console').noAnswer);
    return undefined;
  }
}
