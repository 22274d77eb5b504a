import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text for the database, bound to the row it belongs to: moved to another row, it cannot be opened.
 * @param key 256 bits in base64 or base64url
 */
export function sealText(text: string, boundTo: string, key: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, 'base64'), nonce).setAAD(Buffer.from(boundTo));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** @throws {Error} when the text was sealed with another key, for another row, or was changed */
export function openSealedText(sealed: string, boundTo: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'base64'), nonce, options)
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const open = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(open).toString('utf8');
}
