import { execFileSync } from 'node:child_process';

const SPOIL = `
  const { readFileSync, writeFileSync } = require('node:fs');
  const bytes = readFileSync(process.argv[1]);
  writeFileSync(process.argv[1], bytes.fill(0xff, 8_192, bytes.length - 4_096));`;

/**
 * Spoils all pages of a SQLite file but the first two and the last, as a disk that fails does. In a process of its own:
 * this one would lose its locks on the file.
 */
export function damage(file: string): void {
  execFileSync(process.execPath, ['-e', SPOIL, file]);
}
