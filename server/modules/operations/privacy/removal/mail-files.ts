import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readMailText } from './mail-text.ts';

/** In the data folder: mails that were written instead of sent. */
const MAILS_FOLDER = 'mails';

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Which mails: those that say something, or whose file is named after a lead or a delivery. */
export interface MailSearch {
  says?: (text: string) => boolean;
  ids?: readonly string[];
}

/** Mails in the data folder, by their paths. */
export async function listMailFiles(dataDir: string, { says, ids = [] }: MailSearch): Promise<string[]> {
  const folder = join(dataDir, MAILS_FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sought = new Set(ids);
  const found: string[] = [];
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    const isNamed = entry.name.match(ID)?.some((id) => sought.has(id)) ?? false;
    if (isNamed || (says && (await hasText(file, says)))) found.push(file);
  }
  return found.sort();
}

export async function removeFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })));
}

async function hasText(file: string, says: (text: string) => boolean): Promise<boolean> {
  return says(readMailText(await readFile(file)));
}
