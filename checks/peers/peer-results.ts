import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Attempt } from './peer.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const END = '.result.json';

/** The last run of a peer that came out as stated, beside its script. */
export interface PeerResult {
  version: string;
  /** Day of the run, `2026-11-29`. */
  date: string;
  seconds: number;
  attempts: Attempt[];
}

/** Results by the names of their peers. */
export type PeerResults = Record<string, PeerResult>;

export function readResults(): PeerResults {
  const names = globSync(`*${END}`, { cwd: FOLDER })
    .map((file) => basename(file, END))
    .sort();
  return Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(`${FOLDER}${name}${END}`, 'utf8'))]),
  );
}

export function keepResult(name: string, result: PeerResult): void {
  writeFileSync(`${FOLDER}${name}${END}`, `${JSON.stringify(result, null, 2)}\n`);
}
