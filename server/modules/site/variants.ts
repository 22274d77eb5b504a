import type { Coding } from '../../plugins/http/content-coding.ts';
import { sharingOfFile } from '../../plugins/http/cross-origin.ts';
import { etagOf } from '../../plugins/http/entity-tag.ts';
import { publicHeaders } from '../../plugins/http/security-headers.ts';

/** One encoding of a file with everything that an answer says about it. */
export interface Variant {
  body: Buffer;
  /** The same bytes as one-byte characters, of a small body: Node sends head and text with one plain write. */
  text: string | undefined;
  etag: string;
  /** Names and values in turn, as `writeHead` takes them fastest. */
  headers: readonly string[];
  /** The same for 304, which describes no body. */
  unchangedHeaders: readonly string[];
}

/** Properties that all encodings of a file have in common. */
export interface Described {
  contentType: string;
  cacheControl: string;
  contentSecurityPolicy?: string | undefined;
  /** Request headers that chose it among answers for the same address; caches must distinguish these. */
  varies: readonly ('accept' | 'accept-encoding')[];
  isSecure: boolean;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
}

/** Largest text that, together with its head, fits the buffer in which Node copies a short write. */
const MOST_TEXT_BYTES = 15_000;

export function describeVariant(file: Described, coding: Coding, body: Buffer): Variant {
  const etag = etagOf(body);
  const shared = {
    etag,
    'cache-control': file.cacheControl,
    ...(file.varies.length > 0 ? { vary: file.varies.join(', ') } : {}),
    ...publicHeaders(file.isSecure, file.contentSecurityPolicy),
    ...sharingOfFile(file.contentType),
    ...file.headers,
  };
  const described = {
    'content-type': file.contentType,
    'content-length': String(body.length),
    ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
    ...shared,
  };
  return {
    body,
    text: body.length <= MOST_TEXT_BYTES ? body.toString('latin1') : undefined,
    etag,
    headers: Object.entries(described).flat(),
    unchangedHeaders: Object.entries(shared).flat(),
  };
}
