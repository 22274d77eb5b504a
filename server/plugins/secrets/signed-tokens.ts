import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NONCE_BYTES = 16;
const TIME_BYTES = 8;
const SIGNATURE_BYTES = 32;

/**
 * Makes and recognizes bytes that this server has made for a purpose, so that nothing has to be kept until they come
 * back, to whichever process: the challenge of a passkey, the token of the first link.
 * @param key 256 bits
 */
export function createSignedTokens(key: Uint8Array) {
  const sign = (purpose: string, about: string, payload: Buffer) =>
    createHmac('sha256', key).update(`${purpose}\0${about}\0`).update(payload).digest();

  return {
    /** @param about the subject, which the bytes do not contain */
    make(purpose: string, about: string, expiresAt: Date): Buffer {
      const time = Buffer.alloc(TIME_BYTES);
      time.writeBigUInt64BE(BigInt(expiresAt.getTime()));
      const payload = Buffer.concat([randomBytes(NONCE_BYTES), time]);
      return Buffer.concat([payload, sign(purpose, about, payload)]);
    },

    /** Reports whether these bytes were made for this purpose and subject, and have not expired. */
    isOurs(purpose: string, about: string, bytes: Buffer, now: Date): boolean {
      if (bytes.length !== NONCE_BYTES + TIME_BYTES + SIGNATURE_BYTES) return false;
      const payload = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
      const signature = bytes.subarray(NONCE_BYTES + TIME_BYTES);
      const isSigned = timingSafeEqual(signature, sign(purpose, about, payload));
      return isSigned && payload.readBigUInt64BE(NONCE_BYTES) > BigInt(now.getTime());
    },
  };
}

export type SignedTokens = ReturnType<typeof createSignedTokens>;
