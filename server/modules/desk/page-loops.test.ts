import { glob, readFile } from 'node:fs/promises';
import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { expect, it } from 'vitest';
import { storeLead } from '../../../checks/support/stored-leads.ts';
import { openTestDatabase } from '../../../checks/support/test-database.ts';
import { NOW } from '../../../checks/support/test-server.ts';
import type { Config } from '../../plugins/settings/config.ts';
import { readLeads } from '../leads/records/lead-record.ts';
import { readRows } from '../leads/records/read-rows.ts';
import { findPerson } from '../operations/privacy/find-person.ts';
import { readFreeTexts } from '../operations/privacy/mentions.ts';
import { copyOfPerson } from '../operations/privacy/person-copy.ts';

const EMAIL = 'asha@example.com';
const LEADS = 520;

/** Loops over pages that take turns another way: they change a few rows in a transaction, or end after a few pages. */
const WITHOUT_TURNS = [
  'server/modules/chat/store/removed-user.ts',
  'server/modules/desk/audit/audit.store.ts',
  'server/modules/leads/deliveries/replay.ts',
  'server/modules/leads/records/lead-id.ts',
  'server/modules/leads/records/old-leads.ts',
  'server/modules/leads/records/week.ts',
];

it('lets others have a turn between the pages of whatever reads all that is stored', async () => {
  const database = await openTestDatabase();
  for (let number = 0; number < LEADS; number += 1) await storeLead(database, { email: EMAIL });
  const person = await findPerson(database, '/nowhere', EMAIL);
  const config = { office: DEFAULT_OFFICE } as Config;
  const drain = async (pages: AsyncIterable<unknown>) => {
    for await (const _ of pages);
  };
  const loops: Record<string, () => Promise<unknown>> = {
    readLeads: () => drain(readLeads(database, DEFAULT_OFFICE, {})),
    'readLeads with a text': () => drain(readLeads(database, DEFAULT_OFFICE, { text: 'nothing' })),
    readFreeTexts: () => drain(readFreeTexts(database)),
    readRows: () =>
      drain(readRows({ engine: 'sqlite', transaction: database }, { name: 'leads', columns: ['id'] })),
    findPerson: () => findPerson(database, '/nowhere', EMAIL),
    copyOfPerson: () => copyOfPerson({ database, config, clock: () => NOW }, person),
  };
  for (const [name, loop] of Object.entries(loops)) {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await loop().finally(() => {
      isOver = true;
    });
    expect(turns, name).toBeGreaterThanOrEqual(2);
  }
});

it('knows each loop over pages that lets no one have a turn', async () => {
  const found: string[] = [];
  for await (const path of glob('server/modules/**/*.ts', {
    exclude: ['**/node_modules/**', '**/*.test.ts'],
  })) {
    const source = await readFile(path, 'utf8');
    const isLoop = /for \(;;\)|while \(/.test(source) && /\.limit\(|limit \$/.test(source);
    if (isLoop && !/nextTurn|setImmediate|yieldInSlices/.test(source)) found.push(path);
  }
  expect(found.sort()).toEqual(WITHOUT_TURNS);
});
