import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import type { UserResponse } from 'contract/accounts/accounts.ts';
import { fill } from 'contract/content/fill.ts';
import type { ErrorBody } from 'contract/error-body.ts';
import { API_HOST } from '../../../api/host.ts';
import { wordsFor } from '../../../words.ts';
import type { Note } from './log-entries.ts';

/** Answer of a call, whatever its status. */
interface CallAnswer {
  status: number;
  body: unknown;
}

/**
 * Sends JSON on behalf of the account that the access token belongs to.
 * @throws {TypeError} when no answer came
 */
async function postJson(path: string, body: object, accessToken?: string): Promise<CallAnswer> {
  const response = await fetch(API_HOST + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

/** The user of a successful sign-up, login or refresh. */
function userOf({ status, body }: CallAnswer): UserResponse | undefined {
  return status < 300 ? (body as UserResponse) : undefined;
}

/** Returns the problem in the words of the server, with the fields that it names. */
function problemOf({ status, body }: CallAnswer): string {
  const { message, fields = [] } = (body ?? {}) as Partial<ErrorBody>;
  if (!message) return fill(wordsFor('console').answered, { status });
  return [message, ...fields.map((problem) => `${problem.field}: ${problem.message}.`)].join(' ');
}

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
