import { v7 as uuidV7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { rotateKey } from '../../../plugins/database/server-keys.ts';
import { LINKS_KEY, openBookingLinks } from './booking-links.ts';

const DAY_MS = 86_400_000;
const later = (ms: number) => () => new Date(NOW.getTime() + ms);

async function setUp() {
  const database = await openTestDatabase();
  const id = uuidV7();
  const links = await openBookingLinks(database, () => NOW);
  return { database, id, links, token: await links.makeToken(id) };
}

describe('a booking token', () => {
  it('identifies its booking, and needs no escaping in an address', async () => {
    const { id, links, token } = await setUp();
    expect(token).toMatch(/^[\w-]{48}$/);
    expect(await links.readToken(token)).toEqual({ leadId: id, mayConfirm: false });
    expect(await links.makeToken(id)).toBe(token);
  });

  it('rejects a token for another booking, and after any one letter is changed', async () => {
    const { id, links, token } = await setUp();
    const other = await links.makeToken(uuidV7());
    expect(await links.readToken(other)).not.toMatchObject({ leadId: id });
    expect(await links.readToken(token.slice(0, 21) + other.slice(21))).toBeUndefined();
    for (let place = 0; place < token.length; place += 1) {
      const letter = token[place] === 'A' ? 'B' : 'A';
      const forged = token.slice(0, place) + letter + token.slice(place + 1);
      expect(await links.readToken(forged)).toBeUndefined();
    }
  });

  it.each(['', 'x', 'A'.repeat(48), 'ä'.repeat(48), '../../../'.repeat(16), 'A'.repeat(10_000)])(
    'reads no booking from %j',
    async (text) => {
      const { links } = await setUp();
      expect(await links.readToken(text)).toBeUndefined();
    },
  );

  it('rejects a token of a server with another key', async () => {
    const { id, token } = await setUp();
    const elsewhere = await openTestDatabase();
    // Those of tests all begin with the same keys.
    await elsewhere.deleteFrom('server_keys').where('name', '=', LINKS_KEY).execute();
    const foreign = await openBookingLinks(elsewhere, () => NOW);
    expect(await foreign.readToken(token)).toBeUndefined();
    expect(await foreign.makeToken(id)).not.toBe(token);
  });

  it('accepts a token after its key is rotated, unless the old key is revoked at once', async () => {
    const { database, id, token } = await setUp();
    await rotateKey(database, { name: LINKS_KEY, now: NOW, keepsPrevious: true });
    const next = await openBookingLinks(database, later(400 * DAY_MS));
    expect(await next.readToken(token)).toEqual({ leadId: id, mayConfirm: false });
    expect(await next.makeToken(id)).not.toBe(token);
    await rotateKey(database, { name: LINKS_KEY, now: NOW, keepsPrevious: false });
    expect(await (await openBookingLinks(database, later(DAY_MS))).readToken(token)).toBeUndefined();
  });
});
