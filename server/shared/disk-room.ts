import { statfsSync } from 'node:fs';

/** Part of a disk that nothing fills but what visitors send: leads come first. */
const FREE = 0.1;

/** Reports whether a file of so many bytes leaves that part of the disk of a folder free. */
export function leavesRoom(folder: string, bytes: number): boolean {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return bavail * bsize - bytes >= blocks * bsize * FREE;
}
