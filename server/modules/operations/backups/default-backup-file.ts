import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compactTime } from '../../../cli/terminal/figures.ts';

/** Folder below the data folder, for copies without a name of their own. */
export const BACKUPS_FOLDER = 'backups';

/**
 * Returns the path of a copy without a name of its own, whose folder is made. Named after the second; of several in
 * one, such as before two upgrades by a script, the later ones are numbered.
 */
export function defaultBackupFile(dataDir: string, now: Date): string {
  const folder = resolve(dataDir, BACKUPS_FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (let count = 1; ; count += 1) {
    const file = join(folder, `site-${compactTime(now)}${count > 1 ? `-${count}` : ''}.sqlite`);
    if (!existsSync(file)) return file;
  }
}
