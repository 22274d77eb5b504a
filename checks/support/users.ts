import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import type { UserResponse } from 'contract/accounts/accounts.ts';
import type { ClientToServerEvents, ServerToClientEvents } from 'contract/chat/chat.ts';
import type { Socket } from 'socket.io-client';

export type AccountCall = keyof typeof ACCOUNT_PATHS;
export type ChatSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Posts JSON to an account call of a server, in this process or another. */
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

/** The same of a call that must succeed. @throws with what the server said instead */
export async function askAccount(
  url: string,
  call: 'signup' | 'login' | 'refresh',
  body: object,
): Promise<UserResponse> {
  const response = await postAccount(url, call, body);
  if (!response.ok) throw new Error(`${call} answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as UserResponse;
}
