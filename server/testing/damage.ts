import { readFileSync, writeFileSync } from 'node:fs';

/** Spoils all pages of a SQLite file but the first two and the last, as a disk that fails does. */
export function damage(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xff, 8_192, bytes.length - 4_096);
  writeFileSync(file, bytes);
}
