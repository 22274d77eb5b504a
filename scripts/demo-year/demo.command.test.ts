import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openShell } from '../../checks/support/shell.ts';
import { commandGroup } from '../../server/cli/run-command.ts';
import { findLink } from '../../server/modules/desk/sign-in/links.store.ts';
import { openSqlite } from '../../server/plugins/database/sqlite-database.ts';
import { demo as fillWithDemo } from './demo.command.ts';

const NOW = new Date('2026-03-10T06:30:00Z');

async function setUp() {
  const shell = await openShell({ now: NOW });
  const folder = join(shell.folder, 'invented');
  return {
    ...shell,
    folder,
    demo: () =>
      shell.runAlone((context) => commandGroup('npm run desk --', [fillWithDemo(context)]), ['demo', folder]),
  };
}

describe('npm run desk -- demo', () => {
  it('fills a folder with a year, and signs in to it', async () => {
    const { demo, folder } = await setUp();
    const { code, printed } = await demo();
    expect(code).toBe(0);
    expect(printed.join('\n')).toContain(`DATA_DIR=${folder} `);

    const database = await openSqlite(folder);
    onTestFinished(() => database.destroy());
    const count = async (table: 'leads' | 'bookings' | 'lead_deliveries' | 'lead_notes') => {
      const { rows } = await database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return Number(rows);
    };
    expect(await count('leads')).toBeGreaterThan(400);
    expect(await count('bookings')).toBeGreaterThan(100);
    expect(await count('lead_notes')).toBeGreaterThan(50);
    const toCome = await database
      .selectFrom('bookings')
      .select('lead_id')
      .where('starts_at', '>', NOW.toISOString())
      .execute();
    expect(toCome.length).toBeGreaterThan(5);
    const addresses = await database.selectFrom('leads').select('email').execute();
    expect(addresses.filter(({ email }) => !email.endsWith('.example'))).toEqual([]);

    const token = /#(\S+)$/.exec(printed.at(-1) ?? '')?.[1] ?? '';
    expect(await findLink(database, token, NOW)).toMatchObject({ name: 'Maya Lindqvist' });
  });

  it('leaves a folder alone that holds anything', async () => {
    const { demo, folder } = await setUp();
    await mkdir(folder);
    await writeFile(join(folder, 'site.db'), '');
    const { code, errors } = await demo();
    expect([code, existsSync(join(folder, 'site.db'))]).toEqual([1, true]);
    expect(errors).toEqual([`${folder} is not empty: name a folder that is not there yet`]);
  });
});
