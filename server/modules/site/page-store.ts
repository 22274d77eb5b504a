import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Coding } from '../../plugins/http/content-coding.ts';
import { leavesRoom } from '../../shared/disk-room.ts';

/** A file as it was drawn. */
export interface StoredFile {
  path: string;
  contentSecurityPolicy: string | undefined;
  /** Hash of each input that it was drawn from. */
  drawnFrom: Readonly<Record<string, string>>;
  bodies: Partial<Record<Coding, Uint8Array>>;
}

/** The drawn files of an installation: a start draws none of them again. */
export interface PageStore {
  /** Returns the last form of a file, if it can be read. */
  read: (path: string) => Promise<StoredFile | undefined>;
  /** Stores nothing on a disk that is nearly full. @throws when the folder cannot be written to */
  write: (file: StoredFile) => Promise<void>;
}

/**
 * Opens the drawn files below `DATA_DIR`: one for each address, replaced as a whole.
 * @param renderer hash of the code that draws: what another has drawn counts as missing
 */
export function openPageStore(dataDir: string, renderer: string): PageStore {
  const folder = join(dataDir, 'pages');
  const placeOf = (path: string) => join(folder, hash('sha256', path, 'hex').slice(0, 32));

  return {
    async read(path) {
      try {
        const { by, file } = deserialize(await readFile(placeOf(path))) as { by: string; file: StoredFile };
        return by === renderer && file.path === path ? file : undefined;
      } catch {
        // Missing, or cut off: it is drawn again.
        return undefined;
      }
    },
    async write(file) {
      await mkdir(folder, { recursive: true });
      const place = placeOf(file.path);
      const draft = `${place}.${process.pid}.tmp`;
      const bytes = serialize({ by: renderer, file });
      if (!leavesRoom(folder, bytes.length)) return;
      await writeFile(draft, bytes);
      await rename(draft, place);
    },
  };
}
