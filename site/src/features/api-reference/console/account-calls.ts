import type { UserResponse } from 'contract/accounts/accounts.ts';
import { fill } from 'contract/content/fill.ts';
import type { ErrorBody } from 'contract/error-body.ts';
import { API_HOST } from '../../../api/host.ts';
import { wordsFor } from '../../../words.ts';

/** What a call answered, whatever its status. */
export interface CallAnswer {
  status: number;
  body: unknown;
}

/**
 * Sends JSON on behalf of the account that the access token belongs to.
 * @throws {TypeError} when no answer came
 */
export async function postJson(path: string, body: object, accessToken?: string): Promise<CallAnswer> {
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
export function userOf({ status, body }: CallAnswer): UserResponse | undefined {
  return status < 300 ? (body as UserResponse) : undefined;
}

/** What went wrong, as the server words it, with the fields that it names. */
export function problemOf({ status, body }: CallAnswer): string {
  const { message, fields = [] } = (body ?? {}) as Partial<ErrorBody>;
  if (!message) return fill(wordsFor('console').answered, { status });
  return [message, ...fields.map((problem) => `${problem.field}: ${problem.message}.`)].join(' ');
}
