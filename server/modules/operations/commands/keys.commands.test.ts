import { describe, expect, it } from 'vitest';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { openKeyring } from '../../../plugins/database/keyring.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { findOrCreateKey, KEY_NAMES } from '../../../plugins/database/server-keys.ts';
import { createAccessTokens } from '../../accounts/access-tokens.ts';
import { keysCommands } from './keys.commands.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const HOLDER = { userId: 'user-1', clientId: 'client-1', loginId: 'login-1' };

async function setUp({ openDatabase }: Engine) {
  const database = await openDatabase();
  for (const name of KEY_NAMES) await findOrCreateKey(database, name);
  const keys = async () =>
    Object.fromEntries(
      (await database.selectFrom('server_keys').selectAll().execute()).map(({ name, value }) => [
        name,
        value,
      ]),
    );
  const run = async (args: string[], now = NOW) => {
    const { code, printed, errors } = await (await openShell({ now, columns: 120 })).run(
      keysCommands,
      database,
      args,
    );
    return { code, printed, errors };
  };
  return { database, keys, run };
}

/** Access tokens as a server has them that starts at this moment. */
async function startTokens(database: Database, now: Date) {
  const findKeys = await openKeyring('access-tokens', { database, clock: () => now, validMs: 3 * DAY_MS });
  return createAccessTokens(findKeys, () => now);
}

describe.each(engines)('npm run keys on $name', (engine) => {
  it('lists the names of the keys, without the keys themselves', async () => {
    const { keys, run } = await setUp(engine);
    const { code, printed } = await run(['list']);
    expect([code, printed.slice(1).map((line) => line.split(' ')[0])]).toEqual([0, KEY_NAMES]);
    for (const key of Object.values(await keys())) expect(printed.join('\n')).not.toContain(key);
  });

  it('rotates one key, or all', async () => {
    const { keys, run } = await setUp(engine);
    const before = await keys();
    expect(await run(['rotate', 'blog-preview'])).toMatchObject({
      code: 0,
      printed: [expect.stringMatching(/^blog-preview: rotated\. Preview links/)],
    });
    const between = await keys();
    expect({ ...between, 'blog-preview': '' }).toEqual({ ...before, 'blog-preview': '' });
    expect(between['blog-preview']).not.toBe(before['blog-preview']);
    expect((await run(['rotate'])).printed).toHaveLength(KEY_NAMES.length);
    const after = await keys();
    for (const name of KEY_NAMES) expect(after[name]).not.toBe(between[name]);
    expect(await run(['rotate', 'x'])).toEqual({
      code: 1,
      printed: [],
      errors: [`there is no key x; there are ${KEY_NAMES.join(', ')}`],
    });
  });

  it('prints which addresses stop working, and how to get new ones', async () => {
    const { run } = await setUp(engine);
    const saidOf = ({ printed }: { printed: string[] }, name: string) =>
      printed.find((line) => line.startsWith(`${name}:`));
    const yearly = await run(['rotate']);
    expect(saidOf(yearly, 'calendar-feed')).toMatch(
      /for 30 more days: npm run bookings -- feed prints the new one/,
    );
    expect(saidOf(yearly, 'booking-links')).toMatch(/links in sent emails stay valid/);
    expect(saidOf(yearly, 'blog-preview')).toMatch(/stop working: npm run blog -- preview/);
    const atOnce = await run(['rotate', '--at-once']);
    expect(saidOf(atOnce, 'calendar-feed')).toMatch(/stops working: npm run bookings -- feed prints/);
    expect(saidOf(atOnce, 'booking-links')).toMatch(/stop working: npm run bookings -- show <id>/);
    expect(saidOf(atOnce, 'blog-preview')).toMatch(/npm run blog -- preview/);
  });

  it('logs no user out: tokens of the old key stay valid until they expire', async () => {
    const { database, run } = await setUp(engine);
    const old = await (await startTokens(database, NOW)).issue(HOLDER);
    await run(['rotate', 'access-tokens']);
    expect((await run(['list'])).printed[1]).toMatch(/^access-tokens +2026-03-10 +until 2026-03-13/);
    const at = (ms: number) => startTokens(database, new Date(NOW.getTime() + ms));
    // A process that does not know of the rotation yet must not be shown what it cannot check.
    const early = await (await at(MINUTE_MS - 1)).issue(HOLDER);
    const late = await (await at(MINUTE_MS)).issue(HOLDER);
    await run(['rotate', 'access-tokens'], new Date(NOW.getTime() + 2 * MINUTE_MS));
    const tokens = await at(3 * MINUTE_MS);
    expect(await tokens.read(late)).toMatchObject(HOLDER);
    for (const token of [old, early])
      await expect(tokens.read(token)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('revokes tokens of a stolen key at once', async () => {
    const { database, run } = await setUp(engine);
    const token = await (await startTokens(database, NOW)).issue(HOLDER);
    await run(['rotate', 'access-tokens', '--at-once']);
    await expect((await startTokens(database, NOW)).read(token)).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });

  it('accepts a token of the old key until it expires', async () => {
    const { database, run } = await setUp(engine);
    const token = await (await startTokens(database, NOW)).issue(HOLDER);
    await run(['rotate', 'access-tokens']);
    const lastMoment = new Date(NOW.getTime() + 3 * DAY_MS - 1_000);
    expect(await (await startTokens(database, lastMoment)).read(token)).toMatchObject(HOLDER);
    const over = new Date(NOW.getTime() + 3 * DAY_MS);
    await expect((await startTokens(database, over)).read(token)).rejects.toMatchObject({
      code: 'token_expired',
    });
  });
});
