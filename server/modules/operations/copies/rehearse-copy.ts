import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { SQLITE_FILE } from '../../../plugins/database/sqlite-database.ts';
import { FRAME_HEADER_BYTES, LOG_HEADER_BYTES, readLog } from '../../../plugins/database/sqlite-log.ts';
import { leavesRoom } from '../../../shared/disk-room.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { RowDigest } from '../backups/move/row-digest.ts';
import { rehearseRestore } from '../backups/rehearse-restore.ts';
import { type CopyPlace, openCopyStore } from './open-copy-store.ts';
import { type CopyTarget, restoreCopy } from './restore-copy.ts';
import { createSealer } from './seal.ts';
import { beginningOf } from './wal.rules.ts';

/** Data that a rehearsal needs. */
export interface CopyRehearsal {
  dataDir: string;
  place: CopyPlace;
  key: Uint8Array;
}

const TRIES = 20;
const PAUSE_MS = 1_000;
const FOLDER = '.rehearsal-copy-';
/** The database put together, restored, and room to spare. */
const ROOM = 3;

type Digests = Map<string, RowDigest>;

/**
 * Restores the copy to one commit of the live database, compares all rows of all tables, and opens the copy as a server
 * does. For a process that does not have the database open.
 * @param mostTries how often it looks whether the copy has that commit, each second
 * @returns how many rows are the same
 * @throws {Refusal} when the copy is another than the database was at that commit
 */
export async function rehearseCopy(
  { dataDir, place, key }: CopyRehearsal,
  now: Date,
  mostTries = TRIES,
): Promise<number> {
  const store = openCopyStore(place);
  if (!store) throw new Refusal('BACKUP_DIR is not set');
  const live = join(dataDir, SQLITE_FILE);
  if (!leavesRoom(place.backupDir ?? dataDir, ROOM * statSync(live).size))
    throw new Refusal('the disk has too little room for a rehearsal of the copy');
  const folder = mkdtempSync(join(place.backupDir ?? dataDir, FOLDER));
  try {
    const { digests, target } = await readLive(live);
    const file = join(folder, SQLITE_FILE);
    for (let tries = 1; ; tries += 1) {
      const { isAtPlace } = await restoreCopy({ store, sealer: createSealer(key) }, file, { place: target });
      if (isAtPlace) break;
      if (tries >= mostTries) throw new Refusal('the copy does not reach what the database has');
      rmSync(file);
      await setTimeout(PAUSE_MS);
    }
    const copied = new DatabaseSync(file);
    const copies = readDigests(copied);
    copied.exec('pragma journal_mode = delete');
    copied.close();
    const differing = [...digests.keys(), ...copies.keys()].find((table) => {
      const [one, other] = [digests.get(table), copies.get(table)];
      return !one || !other || !one.equals(other);
    });
    if (differing) throw new Refusal(`the copy has other rows in ${differing} than the database`);
    await rehearseRestore(file, now);
    return [...digests.values()].reduce((sum, { count }) => sum + count, 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads all rows as they are at one commit, and finds the place of that in the log. */
async function readLive(file: string): Promise<{ digests: Digests; target: Required<CopyTarget>['place'] }> {
  const reader = new DatabaseSync(file, { timeout: PAUSE_MS });
  const other = new DatabaseSync(file, { timeout: PAUSE_MS });
  try {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const before = findPlace(other, file);
      reader.exec('begin');
      reader.prepare('select name from sqlite_schema limit 1').get();
      const after = findPlace(other, file);
      if (before && after && before.salts === after.salts && before.offset === after.offset)
        return { digests: readDigests(reader), target: after };
      reader.exec('rollback');
      await setTimeout(PAUSE_MS / TRIES);
    }
    throw new Refusal('the database was written to without a pause');
  } finally {
    reader.close();
    other.close();
  }
}

/** The place of the last commit in the log. */
function findPlace(sqlite: DatabaseSync, file: string): Required<CopyTarget>['place'] | undefined {
  const { log } = sqlite.prepare('pragma wal_checkpoint(noop)').get() ?? {};
  const { page_size: pageSize } = sqlite.prepare('pragma page_size').get() ?? {};
  const beginning = beginningOf(readLog(file, Number.MAX_SAFE_INTEGER).header);
  if (!beginning || !Number(log)) return undefined;
  const offset = LOG_HEADER_BYTES + Number(log) * (FRAME_HEADER_BYTES + Number(pageSize));
  return { salts: beginning.salts, offset };
}

function readDigests(sqlite: DatabaseSync): Digests {
  const tables = sqlite.prepare("select name from sqlite_schema where type = 'table' order by name").all();
  return new Map(
    tables.map(({ name }) => {
      const digest = new RowDigest();
      const statement = sqlite.prepare(`select * from "${name}"`);
      const columns = statement.columns().map((column) => column.name);
      for (const row of statement.iterate()) digest.add(row, columns);
      return [String(name), digest];
    }),
  );
}
