import { readdirSync, readFileSync } from 'node:fs';

/** `man 5 proc`: times are counted in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of a process so far, of its event loop and of its other threads. */
export function processorMs(pid: number): { loopMs: number; othersMs: number } {
  const loopMs = readTimes(`/proc/${pid}/task/${pid}/stat`).ownMs;
  return { loopMs, othersMs: readTimes(`/proc/${pid}/stat`).ownMs - loopMs };
}

/** Returns the time of the programs that this process has run and that have ended. */
export function endedChildrenMs(): number {
  return readTimes('/proc/self/stat').childrenMs;
}

/** Returns the time of a process and of all that it has started and that still run. */
export function familyMs(pid: number): number {
  const family = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readTimes(`/proc/${name}/stat`))
    .filter(({ id, parent }) => id === pid || parent === pid);
  return family.reduce((sum, { ownMs, childrenMs, id }) => sum + ownMs + (id === pid ? childrenMs : 0), 0);
}

function readTimes(file: string) {
  const text = readOrNothing(file);
  // After the name, which may hold anything, the state is the third field.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const at = (field: number) => Number(fields[field - 3] ?? 0);
  return {
    id: Number.parseInt(text, 10),
    parent: at(4),
    ownMs: (at(14) + at(15)) * TICK_MS,
    childrenMs: (at(16) + at(17)) * TICK_MS,
  };
}

/** It may have ended since its folder was listed. */
function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
