import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those that it lies in, for their owner alone. One by one: where nothing can be made, such as
 * below `/proc`, Node's own `recursive` never ends.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server that starts here may have been faster.
    if (!existsSync(folder)) throw error;
  }
}
