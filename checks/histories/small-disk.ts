import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountTmpfs, unmount } from '../../scripts/test-tools.ts';

/** Twice what some rounds write that each end on a full disk. */
const DISK_MB = 256;
const STEP = Buffer.alloc(2 ** 20);

/** Folders of an installation, of which the small disk is one, or has both. */
const PLACES = {
  'full disk of the copy': 'copy',
  'full disk of the data': 'data',
  'full disk of both': '.',
} as const;
export type FullDisk = keyof typeof PLACES;
export const FULL_DISKS = Object.keys(PLACES) as FullDisk[];

/** A small disk, and the folders of an installation that writes to it. */
export class SmallDisk {
  readonly #folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  readonly #disk: string;
  readonly dataDir = join(this.#folder, 'data');
  readonly backupDir = join(this.#folder, 'copy');
  isFull = false;

  constructor(fault: FullDisk) {
    this.#disk = join(this.#folder, PLACES[fault]);
  }

  get #ballast(): string {
    return join(this.#disk, 'ballast');
  }

  /** Begins with an empty disk. */
  renew(): void {
    this.remove();
    mkdirSync(this.#disk, { recursive: true });
    mountTmpfs(this.#disk, DISK_MB);
    for (const folder of [this.dataDir, this.backupDir]) mkdirSync(folder, { recursive: true });
  }

  /** Writes until nothing has room. */
  async fill(): Promise<void> {
    this.isFull = true;
    const file = await open(this.#ballast, 'w');
    try {
      for (;;) await file.write(STEP);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      await file.close();
    }
  }

  free(): void {
    rmSync(this.#ballast, { force: true });
    this.isFull = false;
  }

  remove(): void {
    unmount(this.#disk);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
