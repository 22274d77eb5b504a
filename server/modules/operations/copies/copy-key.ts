import { existsSync, readFileSync } from 'node:fs';
import { copyKeyFile } from '../../../plugins/database/sqlite-log.ts';
import { makeToken } from '../../../plugins/secrets/tokens.ts';
import { Refusal } from '../../../shared/refusal.ts';

const KEY_BYTES = 32;

/** Makes a key as `readCopyKey` reads it: 256 random bits in base64url. */
export const makeCopyKey = makeToken;

/** @throws {Refusal} where it is no key */
export function decodeCopyKey(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.length !== KEY_BYTES || key.toString('base64url') !== text.trim())
    throw new Refusal('this is no key: npm run backup -- key prints one, 43 characters');
  return key;
}

/** The key in the data folder, by which the database is copied to the second. @returns `undefined` without one */
export function readCopyKey(dataDir: string): Buffer | undefined {
  const file = copyKeyFile(dataDir);
  return existsSync(file) ? decodeCopyKey(readFileSync(file, 'utf8')) : undefined;
}
