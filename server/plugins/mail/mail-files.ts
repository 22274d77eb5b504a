import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAIL_FOLDER } from './mail-folder.ts';

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Search for mails: those that say something, or whose file is named after a lead or a delivery. */
export interface MailSearch {
  says?: (text: string) => boolean;
  ids?: readonly string[];
}

/** Mails in the data folder, by their paths. */
export async function listMailFiles(dataDir: string, { says, ids = [] }: MailSearch): Promise<string[]> {
  const folder = join(dataDir, MAIL_FOLDER);
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

const SOFT_BREAK = /=[ \t]*\r?\n/g;
const QUOTED_BYTES = /(?:=[0-9A-F]{2})+/gi;
/** Lines of base64, however long a mail program makes them. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4,998}={0,2}\r?\n)+/gm;

/** Headers of mails and lines of iCalendar are folded, also within a word. */
const FOLD = /\r?\n[ \t]/g;

/**
 * All readings of a mail: as it is, as quoted-printable, as base64, and each unfolded. Only for searching, as the
 * readings are joined.
 */
export function readMailText(bytes: Buffer): string {
  const raw = bytes.toString('latin1');
  const unquoted = raw
    .replaceAll(SOFT_BREAK, '')
    .replaceAll(QUOTED_BYTES, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString('latin1'));
  const decoded = (`${raw}\n`.match(BASE64) ?? []).map((block) =>
    Buffer.from(block, 'base64').toString('latin1'),
  );
  const readings = [raw, unquoted, ...decoded];
  return [...readings, ...readings.map((reading) => reading.replaceAll(FOLD, ''))].join('\n');
}
