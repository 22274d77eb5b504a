import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GOOD_BODIES, postLead } from '../../checks/support/lead-bodies.ts';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import { SQLITE_FILE } from '../../server/plugins/database/sqlite-database.ts';
import { REPOSITORY } from '../../server/plugins/settings/folders.ts';
import { Refusal } from '../../server/shared/refusal.ts';
import { keepDeliveries, listSince } from './list-since.ts';
import { nodeOf, runProgram } from './run-program.ts';
import { takeIn } from './take-in.ts';
import { serve, tryVersion } from './try-version.ts';

/** Number of leads after each step. */
export interface RehearsalCounts {
  before: number;
  upgraded: number;
  returned: number;
  withData: number;
  takenIn: number;
}

/**
 * Fills an earlier version, upgrades it to the present one, and returns: to its code with the data of the present one, then to its
 * data too, and takes in what came since.
 * @throws {Refusal} when a version does not start, or has another number of leads than it took
 */
export async function rehearseVersion(
  earlier: string,
  dataDir: string,
  note: (step: string) => void,
): Promise<RehearsalCounts> {
  const file = join(dataDir, SQLITE_FILE);
  const copy = join(dataDir, 'before.sqlite');
  const command = (name: string, ...args: string[]) =>
    runProgram(nodeOf(REPOSITORY), [`server/commands/${name}.ts`, ...args], {
      ...{ folder: REPOSITORY, environment: environmentOf(dataDir) },
    });
  const take = (folder: string, ...kinds: ('contact' | 'agent')[]) =>
    serve(folder, environmentOf(dataDir), async (url) => {
      for (const kind of kinds) {
        const { status } = await postLead(url, kind, GOOD_BODIES[kind]);
        if (status !== 201) throw new Refusal(`${folder} answered a lead ${status}`);
      }
    });
  note('filling it');
  await take(earlier, 'contact', 'agent');
  const before = expectLeads(file, 2);
  await command('backup', copy);
  note('trying the present version');
  await tryVersion(REPOSITORY, { config: { dataDir, databaseUrl: null }, copy, trialDatabase: undefined });
  note('upgrading');
  await take(REPOSITORY, 'contact');
  const upgraded = expectLeads(file, 3);
  note('returning');
  await take(earlier, 'contact');
  const returned = expectLeads(file, 4);
  note('returning with the data');
  await command('restore', copy);
  const [kept = ''] = globSync(`${SQLITE_FILE}.before-*`, { cwd: dataDir });
  const later = join(dataDir, kept);
  keepDeliveries(file, later);
  await command('restore', '--this-is-live');
  await take(earlier);
  const withData = expectLeads(file, 2);
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  try {
    await takeIn(database, listSince(later, copy).rows);
  } finally {
    await database.destroy();
  }
  return { before, upgraded, returned, withData, takenIn: expectLeads(file, 4) };
}

function environmentOf(dataDir: string) {
  return { DATA_DIR: dataDir, PORT: '0', METRICS_PORT: '0', BLOG_DIR: join(dataDir, 'no-articles') };
}

function expectLeads(file: string, expected: number): number {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  try {
    const found = Number(sqlite.prepare('select count(*) as found from leads').get()?.found);
    if (found === expected) return found;
    throw new Refusal(`there are ${found} leads in place of ${expected}`);
  } finally {
    sqlite.close();
  }
}
