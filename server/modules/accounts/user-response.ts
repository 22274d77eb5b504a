import { ACCESS_TOKEN_SECONDS, type UserResponse } from 'contract/accounts/accounts.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { StartedLogin } from './refresh-tokens.store.ts';
import type { User } from './users.store.ts';

/** Returns the answer of the calls that give tokens (S2 section 3, 'User'). */
export async function respondTo(
  { id, clientId, firstName, middleName, lastName }: User,
  { loginId, refreshToken }: StartedLogin,
  accessTokens: AccessTokens,
): Promise<UserResponse> {
  return {
    id,
    access_token: await accessTokens.issue({ userId: id, clientId, loginId }),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    firstName,
    middleName,
    lastName,
    clientId,
  };
}
