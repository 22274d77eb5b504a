import { once } from 'node:events';
import { closeSync, createWriteStream, fsyncSync, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { Refusal } from '../shared/refusal.ts';

/** Only the user who runs the command may read the personal data it writes. */
export const OWNER_ONLY = 0o600;

/**
 * Writes a new file that only its owner can read; one that could not be written whole is taken away again.
 * @throws {Refusal} when there is such a file already, or none can be made there
 */
export async function writePrivateFile(
  file: string,
  write: (stream: Writable) => Promise<void>,
): Promise<void> {
  const descriptor = createPrivateFile(file);
  const stream = createWriteStream(file, { fd: descriptor, flush: true });
  try {
    await write(stream);
    stream.end();
    await once(stream, 'close');
  } catch (error) {
    stream.destroy();
    await rm(file, { force: true });
    throw error;
  }
}

/** Makes an empty file. @returns its open descriptor @throws {Refusal} */
export function createPrivateFile(file: string): number {
  try {
    return openSync(file, 'wx', OWNER_ONLY);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Refusal(`${file} exists already and was not overwritten`);
    throw new Refusal(`${file} cannot be written (${code})`);
  }
}

/** Resolves the file, and its name in its folder, onto the disk. */
export function syncToDisk(file: string): void {
  for (const path of [file, dirname(file)]) {
    const descriptor = openSync(path, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}
