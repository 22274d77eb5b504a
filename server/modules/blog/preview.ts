import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../plugins/database/schema.ts';
import { findOrCreateKey } from '../../plugins/database/server-keys.ts';
import type { Clock } from '../../shared/clock.ts';
import type { VerifyPreview } from './find-article.ts';

/** Lets anyone who has the link see an unpublished article, for a limited time. */
export interface PreviewSigner {
  /** Returns the token of the link. It works before this moment, in whole seconds, and for this address only. */
  sign(categorySlug: string, url: string, expiresAt: Date): string;
  /** False for whatever `sign` did not make for this address, and when its time is over. */
  verify(categorySlug: string, url: string, token: string): boolean;
}

const KEY_NAME = 'blog-preview';
const EXPIRY_BYTES = 4;
/** 36 bytes in base64url: a multiple of three, so that no two texts stand for the same bytes. */
const TOKEN = /^[\w-]{48}$/;

/** The signer of all processes on this database, and of `npm run blog` beside them. */
export async function openPreviewSigner(parts: { database: Database; clock: Clock }): Promise<PreviewSigner> {
  return createPreviewSigner({ key: await findOrCreateKey(parts.database, KEY_NAME), clock: parts.clock });
}

/** Creates the verifier of the server, which reads the key each time a link is followed, which is rare. */
export function createPreviewVerifier(parts: { database: Database; clock: Clock }): VerifyPreview {
  return async (...link) => (await openPreviewSigner(parts)).verify(...link);
}

/** @param key known to the server alone; anyone who has it can see every article */
export function createPreviewSigner({ key, clock }: { key: string; clock: Clock }): PreviewSigner {
  function tokenFor(categorySlug: string, url: string, expirySeconds: number): Buffer {
    const expiry = Buffer.alloc(EXPIRY_BYTES);
    expiry.writeUInt32BE(expirySeconds);
    const message = JSON.stringify([categorySlug, url, expirySeconds]);
    return Buffer.concat([expiry, createHmac('sha256', key).update(message).digest()]);
  }

  return {
    sign(categorySlug, url, expiresAt) {
      return tokenFor(categorySlug, url, Math.floor(expiresAt.getTime() / 1000)).toString('base64url');
    },
    verify(categorySlug, url, token) {
      if (!TOKEN.test(token)) return false;
      const given = Buffer.from(token, 'base64url');
      const expirySeconds = given.readUInt32BE();
      const isGenuine = timingSafeEqual(given, tokenFor(categorySlug, url, expirySeconds));
      return isGenuine && clock().getTime() < expirySeconds * 1000;
    },
  };
}
