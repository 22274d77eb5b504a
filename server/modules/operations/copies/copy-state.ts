import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER_ONLY } from '../../../cli/private-file.ts';

const FILE = 'copy-state.json';

/** State of the copy to the second, which the process that copies writes into the data folder. */
export interface CopyState {
  /** Everything committed before can be restored; `null` before the first copy is whole. */
  copiedAt: Date | null;
  /** Reason of the last failure; `null` since the last success. */
  problem: string | null;
}

/** @returns no time where there is no state yet */
export function readCopyState(dataDir: string): CopyState {
  try {
    const { copiedAt, problem } = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'));
    return { copiedAt: copiedAt === null ? null : new Date(copiedAt), problem };
  } catch {
    return { copiedAt: null, problem: null };
  }
}

/** Does without on a full disk: the age that is shown grows, as it should. */
export function writeCopyState(dataDir: string, state: CopyState): void {
  const file = join(dataDir, FILE);
  try {
    writeFileSync(`${file}.part`, JSON.stringify(state), { mode: OWNER_ONLY });
    renameSync(`${file}.part`, file);
  } catch {}
}
