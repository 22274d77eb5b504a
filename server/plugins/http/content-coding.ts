import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteEncoding } from 'contract/site/site-manifest.ts';
import { LRUCache } from 'lru-cache';

// By hand: of equal codings `negotiator` takes the first, and not the smallest (decision 001). With it the row of
// 'gzip, deflate, br, zstd' of content-coding.test.ts fails.

export type Coding = SiteEncoding | 'identity';

/** Smallest answer first. */
const CODINGS: readonly Coding[] = ['br', 'gzip', 'identity'];
/** Browsers' are shorter. */
const LONGEST_REMEMBERED = 200;
/**
 * A longer `Accept` or `Accept-Encoding` is ignored: to read a list costs more than it is worth to anyone who is
 * honest.
 */
export const LONGEST_ACCEPT = 1_024;

const remembered = new LRUCache<string, readonly Coding[]>({ max: 500 });

/**
 * The codings that a browser takes, the one to prefer first (RFC 9110, 12.5.3). Few different headers exist
 * in the world, so the answers are kept.
 */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined || header.length > LONGEST_ACCEPT) return ['identity'];
  const known = remembered.get(header);
  if (known) return known;
  const codings = negotiate(header);
  if (header.length <= LONGEST_REMEMBERED) remembered.set(header, codings);
  return codings;
}

/** The one that a browser likes best. */
export function preferredCoding(header: string | undefined): Coding {
  return acceptedCodings(header)[0] ?? 'identity';
}

function negotiate(header: string): readonly Coding[] {
  const weights = new Map(header.toLowerCase().split(',').map(readWeight));
  const weightOf = (coding: Coding) =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? Number.MIN_VALUE : 0);
  const accepted = CODINGS.filter((coding) => weightOf(coding) > 0);
  // A stable sort: of equal weights the smaller answer stays first. Better an uncompressed answer than none.
  return accepted.length > 0 ? accepted.sort((a, b) => weightOf(b) - weightOf(a)) : ['identity'];
}

function readWeight(part: string): [coding: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
  const coding = name === 'x-gzip' ? 'gzip' : name;
  return [coding, weight === undefined ? 1 : Number(weight) || 0];
}

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
