import type { UserResponse } from 'contract/accounts/accounts.ts';
import { createClientStore } from '../../server/modules/accounts/clients.store.ts';
import { startTestServer } from './test-server.ts';
import { type AccountCall, askAccount, postAccount } from './users.ts';

export const GOOD_PASSWORD = 'correct horse battery';
export const ASHA = {
  email: 'asha@example.com',
  firstName: 'Asha',
  lastName: 'Rao',
  password: GOOD_PASSWORD,
} as const;

/** The header of a call that takes an access token. */
export function bearer({ access_token }: Pick<UserResponse, 'access_token'>): Record<string, string> {
  return { authorization: `Bearer ${access_token}` };
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
    signUp: (user: Partial<Record<keyof typeof ASHA, string>> = {}): Promise<UserResponse> =>
      askAccount(server.url, 'signup', { clientId: client.id, ...ASHA, ...user }),
    /** @returns the answer of a login that must succeed */
    logIn: (password: string = GOOD_PASSWORD): Promise<UserResponse> =>
      askAccount(server.url, 'login', { email: ASHA.email, password }),
    passMs: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}
