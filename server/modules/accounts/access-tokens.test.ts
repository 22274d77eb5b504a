import { randomBytes } from 'node:crypto';
import { type JWTHeaderParameters, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createAccessTokens } from './access-tokens.ts';

const NOW = new Date('2026-03-10T06:30:00.900Z');
const NOW_SECONDS = Date.parse('2026-03-10T06:30:00Z') / 1000;
const THREE_DAYS_MS = 259_200_000;
const KEY = randomBytes(32);
const HOLDER = { userId: 'user-1', clientId: 'client-1', loginId: 'login-1' };
const HEADER: JWTHeaderParameters = { alg: 'HS256', typ: 'at+jwt' };
const CLAIMS: JWTPayload = {
  iss: 'authms',
  aud: 'platform',
  sub: 'user-1',
  clientId: 'client-1',
  sid: 'login-1',
  jti: 'token-1',
  iat: NOW_SECONDS,
  exp: NOW_SECONDS + 60,
};

function setUp() {
  let now = NOW;
  const tokens = createAccessTokens(
    async () => ({ signing: KEY, accepted: [KEY] }),
    () => now,
  );
  return {
    tokens,
    passMs: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

function sign(claims: JWTPayload, header = HEADER, key: Uint8Array = KEY): Promise<string> {
  return new SignJWT(claims).setProtectedHeader(header).sign(key);
}

function without(claim: string): JWTPayload {
  return Object.fromEntries(Object.entries(CLAIMS).filter(([name]) => name !== claim));
}

function decode(token: string): unknown[] {
  return token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
}

describe('access tokens', () => {
  it('names its user and client for three days', async () => {
    const { tokens, passMs } = setUp();
    const token = await tokens.issue(HOLDER);
    const session = { ...HOLDER, expiresAt: new Date('2026-03-13T06:30:00Z') };
    expect(await tokens.read(token)).toEqual(session);
    passMs(THREE_DAYS_MS - 1_000);
    expect(await tokens.read(token)).toEqual(session);
    passMs(1_000);
    await expect(tokens.read(token)).rejects.toMatchObject({ code: 'token_expired' });
  });

  it('carries the claims of RFC 9068, and is unique', async () => {
    const { tokens } = setUp();
    const [first = '', second = ''] = [await tokens.issue(HOLDER), await tokens.issue(HOLDER)];
    expect(decode(first)).toEqual([
      HEADER,
      { ...CLAIMS, jti: expect.any(String), exp: NOW_SECONDS + 259_200 },
    ]);
    expect(first).not.toBe(second);
  });

  it('reads a token signed by hand, as the control for the refusals below', async () => {
    expect(await setUp().tokens.read(await sign(CLAIMS))).toMatchObject(HOLDER);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['nothing', () => ''],
    ['no token', () => 'nonsense'],
    ['a refresh token', () => randomBytes(32).toString('base64url')],
    ['a very long text', () => 'a.'.repeat(100_000)],
    ['algorithm none', () => new UnsecuredJWT(CLAIMS).encode()],
    [
      'algorithm none, with a signature',
      async () => swapHeader(await sign(CLAIMS), { ...HEADER, alg: 'none' }),
    ],
    ['another algorithm', () => sign(CLAIMS, { ...HEADER, alg: 'HS512' }, randomBytes(64))],
    ['another algorithm with our key', () => sign(CLAIMS, { ...HEADER, alg: 'HS384' })],
    ['another key', () => sign(CLAIMS, HEADER, randomBytes(32))],
    ['another user in its place', async () => swapClaims(await sign(CLAIMS), { ...CLAIMS, sub: 'user-2' })],
    ['another type', () => sign(CLAIMS, { ...HEADER, typ: 'JWT' })],
    ['no type', () => sign(CLAIMS, { alg: 'HS256' })],
    ['another audience', () => sign({ ...CLAIMS, aud: 'billing' })],
    ['another issuer', () => sign({ ...CLAIMS, iss: 'https://evil.example' })],
    ['a time before which it is not valid', () => sign({ ...CLAIMS, nbf: NOW_SECONDS + 60 })],
    ['a client that is no text', () => sign({ ...CLAIMS, clientId: ['client-1'] })],
    ['a login that is no text', () => sign({ ...CLAIMS, sid: 1 })],
    ['an expiry that is no number', () => sign({ ...CLAIMS, exp: 'never' as unknown as number })],
    ['another key, and expired', () => sign({ ...CLAIMS, exp: 1 }, HEADER, randomBytes(32))],
    ['another audience, and expired', () => sign({ ...CLAIMS, aud: 'billing', exp: 1 })],
  ])('refuses a token with %s as unauthorized', async (_what, make) => {
    await expect(setUp().tokens.read(await make())).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it.each([
    ['a little', 240, undefined],
    ['for days', 86_400, 'token_expired'],
  ])('accepts a token of a clock that was %s ahead, or asks to refresh it', async (_how, ahead, code) => {
    const iat = NOW_SECONDS + ahead;
    const token = await sign({ ...CLAIMS, iat, exp: iat + 259_200 });
    const read = setUp().tokens.read(token);
    if (code) await expect(read).rejects.toMatchObject({ code });
    else expect(await read).toMatchObject(HOLDER);
  });

  it.each(Object.keys(CLAIMS))('refuses a token without %s as unauthorized', async (claim) => {
    const token = await sign(without(claim));
    await expect(setUp().tokens.read(token)).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

function swapHeader(token: string, header: object): string {
  return [encode(header), ...token.split('.').slice(1)].join('.');
}

function swapClaims(token: string, claims: object): string {
  const [header, , signature] = token.split('.');
  return [header, encode(claims), signature].join('.');
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
