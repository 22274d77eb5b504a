import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteEncoding } from 'contract/site/site-manifest.ts';

/** Effort of each coding, from 1 (fast) up. */
export interface Effort {
  brotli: number;
  gzip: number;
}

/** Compresses on one of Node's threads. */
export function compress(body: Buffer, coding: SiteEncoding, effort: Effort): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(body, { level: effort.gzip });
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
