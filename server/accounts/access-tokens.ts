import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS } from 'contract/accounts.ts';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import { InvalidToken, type Session } from './session.ts';

/** The only algorithm: a token cannot choose one, `none` least of all (RFC 8725, 3.1). */
const ALGORITHM = 'HS256';
/** Tells access tokens from whatever else may be signed one day (RFC 9068, 2.1). */
const TYPE = 'at+jwt';
const ISSUER = 'authms';
const AUDIENCE = 'platform';
const REQUIRED_CLAIMS = ['sub', 'clientId', 'jti', 'iat', 'exp'];
const LONGEST_TOKEN = 4_096;

export interface AccessTokens {
  issue(holder: { userId: string; clientId: string }): Promise<string>;
  /** @throws {InvalidToken} for anything but a valid access token of ours */
  read(token: string): Promise<Session>;
}

/** Signs and reads access tokens, which are valid without being looked up. @param key 256 bits */
export function createAccessTokens(key: Uint8Array, clock: Clock): AccessTokens {
  return {
    issue({ userId, clientId }) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ clientId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(key);
    },

    async read(token) {
      if (token.length > LONGEST_TOKEN) throw new InvalidToken('unauthorized');
      const { sub, clientId, exp } = await verify(token);
      if (typeof sub !== 'string' || typeof clientId !== 'string' || exp === undefined) {
        throw new InvalidToken('unauthorized');
      }
      return { userId: sub, clientId, expiresAt: new Date(exp * 1000) };
    },
  };

  async function verify(token: string) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: REQUIRED_CLAIMS,
        currentDate: clock(),
      });
      return payload;
    } catch (error) {
      // Told apart after everything else was right, so nobody else's token is called expired.
      throw new InvalidToken(error instanceof errors.JWTExpired ? 'token_expired' : 'unauthorized');
    }
  }
}
