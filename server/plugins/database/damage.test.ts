import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { damage } from '../../../checks/support/damage.ts';
import { findDataDir } from '../../../checks/support/shell.ts';
import { storeLead } from '../../../checks/support/stored-leads.ts';
import { openTestDatabase } from '../../../checks/support/test-database.ts';
import { StartError } from '../settings/start-error.ts';
import { isDamage } from './damage.ts';
import { openDatabase } from './open-database.ts';
import { SqliteError } from './sqlite-statements.ts';

describe('isDamage', () => {
  it.each<[string, unknown, boolean]>([
    ['a malformed image', new SqliteError({ message: 'x', errcode: 11 }), true],
    ['a malformed index', new SqliteError({ message: 'x', errcode: 11 | (3 << 8) }), true],
    ['a file that is no database', new SqliteError({ message: 'x', errcode: 26 }), true],
    ['a full disk', new SqliteError({ message: 'x', errcode: 13 }), false],
    ['a locked database', new SqliteError({ message: 'x', errcode: 5 }), false],
    ['a setting that is wrong', new StartError('PORT', 'must be a port'), false],
    ['a mistake of ours', new TypeError('x is not a function'), false],
    ['nothing', undefined, false],
  ])('distinguishes damage from other failures: %s', (_what, error, expected) => {
    expect(isDamage(error)).toBe(expected);
  });

  async function failToOpen(dataDir: string): Promise<unknown> {
    return openDatabase({ dataDir, databaseUrl: null }, () => {}).catch((error: unknown) => error);
  }

  it('recognizes a file of another kind', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'damaged-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    await writeFile(join(dataDir, 'site.sqlite'), 'no database '.repeat(1_000));
    const error = await failToOpen(dataDir);
    expect([isDamage(error), error instanceof StartError]).toEqual([true, true]);
  });

  it('recognizes a file with corrupted pages', async () => {
    const database = await openTestDatabase();
    await storeLead(database);
    const dataDir = await findDataDir(database);
    await database.destroy();
    damage(join(dataDir, 'site.sqlite'));
    expect(isDamage(await failToOpen(dataDir))).toBe(true);
  });
});
