import { closeSync, globSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { createPrivateFile } from '../../../cli/private-file.ts';
import { SQLITE_FILE } from '../../../plugins/database/sqlite-database.ts';
import { leavesRoom } from '../../../shared/disk-room.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { partName, WHOLE } from './copy-objects.rules.ts';
import type { CopyStore } from './copy-store.ts';
import type { Sealer } from './seal.ts';

const PART_BYTES = 4 * 2 ** 20;
const PAGES_A_STEP = 500;
const TIMEOUT_MS = 2_000;
const PREFIX = '.base-';

/** Content of the object `whole` of a base. */
export interface BaseNote {
  /** Salts of the log that leads on from it. */
  salts: string;
  /** Its length up to which the base needs it: the base may hold a part of these transactions. */
  offset: number;
  parts: number;
  bytes: number;
}

/**
 * Copies the database as it is at one moment into a file. The copy is of one transaction that reads, so that it has to
 * begin but once, and that holds the log.
 * @param seen called at that moment; the copy is made once it resolves
 */
export async function copyPages<Seen>(
  dataDir: string,
  seen: () => Promise<Seen>,
): Promise<{ file: string; seen: Seen }> {
  removeLeftBases(dataDir);
  const database = join(dataDir, SQLITE_FILE);
  requireRoom(dataDir, statSync(database).size);
  const file = join(dataDir, `${PREFIX}${process.pid}`);
  closeSync(createPrivateFile(file));
  const source = new DatabaseSync(database, { timeout: TIMEOUT_MS });
  try {
    source.exec('pragma query_only = on; begin');
    source.prepare('select name from sqlite_schema limit 1').get();
    const result = await seen();
    await backup(source, file, { rate: PAGES_A_STEP });
    return { file, seen: result };
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

/** Stores a file as a base, in parts; `finish` makes it one. */
export async function sendBase(
  file: string,
  {
    name,
    store,
    sealer,
    ...place
  }: { name: string; store: CopyStore; sealer: Sealer } & Pick<BaseNote, 'salts' | 'offset'>,
): Promise<{ finish: () => Promise<void> }> {
  const descriptor = openSync(file, 'r');
  const note: BaseNote = { ...place, parts: 0, bytes: 0 };
  try {
    for (let read = -1; read !== 0; ) {
      const part = Buffer.alloc(PART_BYTES);
      read = readSync(descriptor, part, 0, part.length, note.bytes);
      if (read === 0) break;
      const object = partName(name, note.parts);
      await store.put(object, sealer.seal(object, part.subarray(0, read)));
      note.parts += 1;
      note.bytes += read;
    }
  } catch (error) {
    // They would keep a full disk full.
    await removeParts(store, name, note.parts).catch(() => {});
    throw error;
  } finally {
    closeSync(descriptor);
    rmSync(file, { force: true });
  }
  const object = `${name}/${WHOLE}`;
  return { finish: () => store.put(object, sealer.seal(object, Buffer.from(JSON.stringify(note)))) };
}

async function removeParts(store: CopyStore, base: string, parts: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) await store.remove(partName(base, part));
}

/** Removes what a killed process has left. */
export function removeLeftBases(dataDir: string): void {
  for (const left of globSync(`${PREFIX}*`, { cwd: dataDir })) rmSync(join(dataDir, left), { force: true });
}

function requireRoom(dataDir: string, bytes: number): void {
  if (!leavesRoom(dataDir, bytes))
    throw new Refusal('the disk of DATA_DIR has too little room for a copy of the whole database');
}
