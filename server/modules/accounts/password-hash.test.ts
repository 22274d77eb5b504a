import { beforeEach, describe, expect, it } from 'vitest';
import { useRealHashes } from '../../../checks/support/hash-cost.ts';
import { CURRENT_COST, hashPassword, isOutdated, makeDummyHash, verifyPassword } from './password-hash.ts';

const CHEAP = { memoryKib: 64, passes: 1, parallelism: 1 };

describe('password hashes', () => {
  beforeEach(useRealHashes);

  it('hashes at the cost that OWASP asks for, with a salt for each password', async () => {
    const [first, second] = await Promise.all([hashPassword('green tea'), hashPassword('green tea')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(second).not.toBe(first);
  });

  // From the tests of the reference implementation (P-H-C/phc-winner-argon2, src/test.c).
  it('leaves the event loop free while a hash is computed', async () => {
    let turns = 0;
    const computing = hashPassword('seven quiet looms');
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    await computing;
    clearImmediate(next);
    expect(turns).toBeGreaterThan(0);
  });

  it('verifies a hash of the reference implementation', async () => {
    const stored = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await verifyPassword('password', stored)).toBe(true);
    expect(await verifyPassword('Password', stored)).toBe(false);
  });

  it.each([
    ['the same', 'green tea', true],
    ['another case', 'Green tea', false],
    ['a blank more', 'green tea ', false],
    ['nothing', '', false],
  ])('verifies %s: %j', async (_what, password, fits) => {
    expect(await verifyPassword(password, await hashPassword('green tea', CHEAP))).toBe(fits);
  });

  it('verifies a password in either Unicode composition', async () => {
    const stored = await hashPassword('caf\u00e9 au lait', CHEAP);
    expect(await verifyPassword('cafe\u0301 au lait', stored)).toBe(true);
  });

  it('matches no password against the dummy hash', async () => {
    expect(await verifyPassword('', makeDummyHash())).toBe(false);
  });

  it.each([
    [CURRENT_COST, false],
    [{ ...CURRENT_COST, memoryKib: 9_216 }, true],
    [{ ...CURRENT_COST, passes: 1 }, true],
  ])('finds whether a hash made at %j is outdated: %s', async (cost, expected) => {
    expect(isOutdated(await hashPassword('green tea', cost))).toBe(expected);
  });

  it.each(['', 'plain text', '$2b$12$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$'])(
    'rejects the stored hash %j',
    async (stored) => {
      await expect(verifyPassword('green tea', stored)).rejects.toThrow('not in PHC format');
    },
  );
});
