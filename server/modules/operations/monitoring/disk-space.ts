import { stat, statfs } from 'node:fs/promises';
import type { DiskSpace } from './incident.rules.ts';

/**
 * Finds how much room the disks of some folders have, each disk once.
 * @param folders by the setting that names them; one that is not there is left out
 */
export async function findDiskSpace(folders: Readonly<Record<string, string>>): Promise<DiskSpace[]> {
  const seen = new Set<number>();
  const disks: DiskSpace[] = [];
  for (const [setting, folder] of Object.entries(folders)) {
    const disk = await stat(folder).catch(() => undefined);
    if (!disk || seen.has(disk.dev)) continue;
    seen.add(disk.dev);
    const { bavail, blocks, bsize } = await statfs(folder);
    // Some file systems, such as those of containers, do not report it.
    if (blocks > 0) disks.push({ setting, freeBytes: bavail * bsize, totalBytes: blocks * bsize });
  }
  return disks;
}
