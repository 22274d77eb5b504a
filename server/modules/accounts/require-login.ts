import { LoginEnded, Unauthorized } from './account-errors.ts';
import type { AccountParts, Caller } from './account-parts.ts';
import type { User } from './users.store.ts';

const BEARER = /^Bearer +(\S+) *$/i;

/** Caller with the login of the call. */
export interface LoggedIn {
  user: User;
  loginId: string;
}

/**
 * Reads the access token of a call, and checks in the database that its login is active, as any process may have ended
 * it.
 * @throws {Unauthorized} {@link TokenExpired} {@link LoginEnded}
 */
export async function requireLogin(
  { authorization }: Caller,
  { accessTokens, logins }: Pick<AccountParts, 'accessTokens' | 'logins'>,
): Promise<LoggedIn> {
  const token = readBearer(authorization);
  if (token === undefined) throw new Unauthorized();
  const { loginId } = await accessTokens.read(token);
  const user = await logins.findUser(loginId);
  if (!user) throw new LoginEnded();
  return { user, loginId };
}

/** The access token of an `Authorization` header (RFC 6750, 2.1); `undefined` if the header has none. */
export function readBearer(header: string | undefined): string | undefined {
  return BEARER.exec(header ?? '')?.[1];
}
