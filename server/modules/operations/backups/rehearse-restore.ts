import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase } from '../../../plugins/database/open-database.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { countSince } from '../../leads/leads.queries.ts';
import type { Contents } from './inspect-file.ts';
import { restore } from './restore.ts';

const FOLDER = '.rehearsal-';

/**
 * Brings a copy back into a temporary folder beside it, whose disk has room for one, and opens it there as a server
 * does; afterwards the folder is gone.
 * @throws {Refusal} when a server could not start on it
 */
export async function rehearseRestore(copy: string, now: Date): Promise<Contents> {
  const place = dirname(copy);
  // What a process left that was killed.
  for (const left of globSync(`${FOLDER}*`, { cwd: place })) rmSync(join(place, left), { recursive: true });
  const dataDir = mkdtempSync(join(place, FOLDER));
  try {
    const { contents } = await restore(copy, dataDir, now);
    const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
    try {
      const { leads } = await countSince(database, '');
      if (leads === contents.leads) return contents;
      throw new Refusal(`${copy} has ${contents.leads} leads, and ${leads} after the restore`);
    } finally {
      await database.destroy();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
