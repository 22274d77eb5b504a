import { type StatsFs, statfsSync } from 'node:fs';

/** Part of a disk that nothing fills but what visitors send, since leads come first; of a large one, a gigabyte. */
const FREE = 0.1;
const MOST_FREE_BYTES = 2 ** 30;

/** Reports whether a file of so many bytes leaves that part of the disk of a folder free. */
export function leavesRoom(folder: string, bytes: number): boolean {
  return isRoomy(statfsSync(folder), bytes);
}

export function isRoomy(
  { bavail, blocks, bsize }: Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>,
  bytes: number,
): boolean {
  return bavail * bsize - bytes >= Math.min(blocks * bsize * FREE, MOST_FREE_BYTES);
}
