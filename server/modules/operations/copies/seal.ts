import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { Refusal } from '../../../shared/refusal.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Turns objects into what is stored, and back. */
export interface Sealer {
  /** Compresses and encrypts; the tag at the end is the checksum, also of the name. */
  seal(name: string, bytes: Uint8Array): Buffer;
  /** @throws {Refusal} for another key, another name, and a single bit that differs */
  open(name: string, sealed: Uint8Array): Buffer;
}

/** @param key 256 bits */
export function createSealer(key: Uint8Array): Sealer {
  return {
    seal(name, bytes) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
      const sealed = cipher.update(zstdCompressSync(bytes));
      return Buffer.concat([nonce, sealed, cipher.final(), cipher.getAuthTag()]);
    },
    open(name, sealed) {
      try {
        const body = Buffer.from(sealed);
        const decipher = createDecipheriv(CIPHER, key, body.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(name))
          .setAuthTag(body.subarray(-TAG_BYTES));
        const packed = decipher.update(body.subarray(NONCE_BYTES, -TAG_BYTES));
        return zstdDecompressSync(Buffer.concat([packed, decipher.final()]));
      } catch {
        throw new Refusal(
          `${name} of the copy cannot be decrypted: it is damaged, or copy.key is another key`,
        );
      }
    },
  };
}
