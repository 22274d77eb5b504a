import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS } from 'contract/accounts/accounts.ts';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Keyring } from '../../plugins/database/keyring.rules.ts';
import type { Clock } from '../../shared/clock.ts';
import { TokenExpired, Unauthorized } from './account-errors.ts';
import type { Session } from './session.ts';

/** The only algorithm: a token cannot choose one, `none` least of all (RFC 8725, 3.1). */
const ALGORITHM = 'HS256';
/** Type that distinguishes access tokens from anything else that may be signed one day (RFC 9068, 2.1). */
const TYPE = 'at+jwt';
const ISSUER = 'authms';
const AUDIENCE = 'platform';
const REQUIRED_CLAIMS = ['sub', 'clientId', 'sid', 'jti', 'iat', 'exp'];
const LONGEST_TOKEN = 4_096;
/** Largest difference between the clocks of several servers. */
const MOST_SKEW_MS = 5 * 60_000;

export interface AccessTokens {
  issue(holder: Omit<Session, 'expiresAt'>): Promise<string>;
  /** @throws {Unauthorized} {@link TokenExpired} for anything but a valid access token of ours */
  read(token: string): Promise<Session>;
}

/**
 * Signs and reads access tokens, whose signature is checked without a look into the database.
 * @param findKeys of 256 bits; an operator may rotate them at any time
 */
export function createAccessTokens(findKeys: () => Promise<Keyring>, clock: Clock): AccessTokens {
  return {
    async issue({ userId, clientId, loginId }) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      const { signing } = await findKeys();
      // `sid`: as OpenID Connect names a session that can be ended (Front-Channel Logout 1.0, 3).
      return new SignJWT({ clientId, sid: loginId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(signing);
    },

    async read(token) {
      if (token.length > LONGEST_TOKEN) throw new Unauthorized();
      const { sub, clientId, sid, iat, exp } = await verify(token);
      const areTexts = typeof sub === 'string' && typeof clientId === 'string' && typeof sid === 'string';
      if (!areTexts || iat === undefined || exp === undefined) throw new Unauthorized();
      // Of a clock that ran ahead: it would be good for as much longer. Refreshing it puts that right.
      if (iat * 1000 > clock().getTime() + MOST_SKEW_MS) throw new TokenExpired();
      return { userId: sub, clientId, loginId: sid, expiresAt: new Date(exp * 1000) };
    },
  };

  async function verify(token: string) {
    let failure: unknown;
    for (const key of (await findKeys()).accepted) {
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
        failure = error;
        if (!(error instanceof errors.JWSSignatureVerificationFailed)) break;
      }
    }
    // Expiry is checked last, so only a token that is valid in every other way is called expired.
    throw failure instanceof errors.JWTExpired ? new TokenExpired() : new Unauthorized();
  }
}
