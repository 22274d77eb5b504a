import { closeSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createPrivateFile, syncToDisk } from '../../../cli/private-file.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { type Contents, inspectCopy, readContents } from './inspect-file.ts';

/** A server that writes holds the file for moments only. */
const TIMEOUT_MS = 10_000;

/**
 * Copies what is committed at one moment. Other processes write meanwhile without waiting. The copy has its name only
 * once it is whole, checked, and on the disk.
 * @throws {Refusal} when there is such a file, or the copy is not what was copied
 */
export function copyDatabase(from: string, to: string): Contents {
  const partial = `${to}.part`;
  closeSync(createPrivateFile(to));
  try {
    closeSync(createPrivateFile(partial));
    const [before, after] = vacuumInto(from, partial);
    const contents = inspectCopy(partial);
    requireBetween(contents.leads, before.leads, after.leads);
    syncToDisk(partial);
    renameSync(partial, to);
    syncToDisk(to);
    return contents;
  } catch (error) {
    for (const file of [partial, to]) rmSync(file, { force: true });
    throw error;
  }
}

/** @returns what there was before, and what there is afterwards */
function vacuumInto(from: string, to: string): [Contents, Contents] {
  const sqlite = new DatabaseSync(from, { timeout: TIMEOUT_MS });
  try {
    const before = readContents(sqlite);
    // One reading transaction, without what was deleted, and without a new start when another process writes.
    sqlite.prepare('vacuum into ?').run(to);
    return [before, readContents(sqlite)];
  } finally {
    sqlite.close();
  }
}

/** Leads may arrive, or be erased, while they are copied. */
function requireBetween(copied: number, before: number, after: number): void {
  if (copied >= Math.min(before, after) && copied <= Math.max(before, after)) return;
  throw new Refusal(`the copy has ${copied} leads and the database had ${before}: the copy was removed`);
}
