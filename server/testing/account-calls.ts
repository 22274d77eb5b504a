import type { UserResponse } from 'contract/accounts.ts';
import { ACCOUNT_PATHS } from 'contract/api-paths.ts';
import { createClientStore } from '../accounts/clients.store.ts';
import { startTestServer } from './test-server.ts';

export type AccountCall = keyof typeof ACCOUNT_PATHS;

export const GOOD_PASSWORD = 'correct horse battery';
export const ASHA = {
  email: 'asha@example.com',
  firstName: 'Asha',
  lastName: 'Rao',
  password: GOOD_PASSWORD,
} as const;

/** Posts JSON to an account call. */
export function postAccount(
  url: string,
  call: AccountCall,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url + ACCOUNT_PATHS[call], {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** A test server with one client to sign up to, and a clock that a test can move. */
export async function startAccountServer(options: Parameters<typeof startTestServer>[0] = {}) {
  let now = new Date('2026-03-10T06:30:00.000Z');
  const clock = () => now;
  const server = await startTestServer({ clock, ...options });
  const client = await createClientStore({ database: server.database, clock }).insertClient({
    name: 'Acme',
    plan: 'growth',
  });
  const post = (call: AccountCall, body: unknown, headers?: Record<string, string>) =>
    postAccount(server.url, call, body, headers);

  return {
    ...server,
    clock,
    clientId: client.id,
    post,
    /** @returns the answer of a sign-up that must succeed */
    signUp: async (user: Partial<Record<keyof typeof ASHA, string>> = {}): Promise<UserResponse> => {
      const answer = await post('signup', { clientId: client.id, ...ASHA, ...user });
      if (answer.status !== 201) throw new Error(await answer.text());
      return (await answer.json()) as UserResponse;
    },
    passMs: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}
