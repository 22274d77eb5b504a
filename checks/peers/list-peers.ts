import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Peer } from './peer.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const END = '.peer.ts';

/** Names of all peers, which are those of their scripts. */
export function listPeerNames(): string[] {
  return globSync(`*${END}`, { cwd: FOLDER })
    .map((file) => basename(file, END))
    .sort();
}

export async function loadPeer(name: string): Promise<Peer> {
  return (await import(`./${name}${END}`)).default;
}
