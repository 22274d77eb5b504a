import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import {
  FORM_PROBLEM_PAGE,
  NOT_FOUND_PAGE,
  type SiteFile,
  type SiteManifest,
  type SiteRedirects,
} from 'contract/site-manifest.ts';
import { securityHeaders } from '../web/security-headers.ts';
import type { Coding } from './accept-encoding.ts';

/** A built site, whole in memory: what is not in the map does not exist. */
export interface Site {
  files: ReadonlyMap<string, AnswerableFile>;
  redirects: SiteRedirects;
  /** Pages that the server picks itself. */
  notFoundPage: AnswerableFile;
  formProblemPage: AnswerableFile | undefined;
}

export interface AnswerableFile {
  path: string;
  isPage: boolean;
  contentSecurityPolicy: string | undefined;
  identity: Variant;
  variants: Partial<Record<Coding, Variant>>;
}

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

const SUFFIXES: Record<Coding, string> = { identity: '', br: '.br', gzip: '.gz' };
/** With its head it still fits the buffer in which Node copies a short write. */
const MOST_TEXT_BYTES = 15_000;
const PAGE_TYPE = /^text\/html\b/;

/**
 * Reads a built site once.
 * @param siteDir folder with `manifest.json` and `client/`
 * @throws when the manifest is missing, broken, or names a file that is not there
 */
export async function loadSite(siteDir: string, isSecure: boolean): Promise<Site> {
  const manifest = JSON.parse(await readFile(join(siteDir, 'manifest.json'), 'utf8')) as SiteManifest;
  const files = await Promise.all(
    manifest.files.map((file) => loadFile(join(siteDir, 'client'), file, isSecure)),
  );
  const byPath = new Map(files.map((file) => [file.path, file]));
  const notFoundPage = byPath.get(NOT_FOUND_PAGE);
  if (!notFoundPage) throw new Error(`the manifest has no ${NOT_FOUND_PAGE}`);
  // Its own address is not found either: it must not answer 200.
  byPath.delete(NOT_FOUND_PAGE);
  const { origin, paths } = manifest.redirects;
  return {
    files: byPath,
    redirects: { origin, paths: [...paths] },
    notFoundPage,
    formProblemPage: byPath.get(FORM_PROBLEM_PAGE),
  };
}

async function loadFile(folder: string, file: SiteFile, isSecure: boolean): Promise<AnswerableFile> {
  const codings: Coding[] = ['identity', ...file.encodings];
  const variants: Partial<Record<Coding, Variant>> = {};
  for (const coding of codings) {
    const body = await readFile(inside(folder, file.file + SUFFIXES[coding]));
    variants[coding] = describeVariant(file, coding, body, isSecure);
  }
  return {
    path: file.path,
    isPage: PAGE_TYPE.test(file.contentType),
    contentSecurityPolicy: file.contentSecurityPolicy,
    identity: variants.identity as Variant,
    variants,
  };
}

function inside(folder: string, name: string): string {
  const path = resolve(folder, name);
  if (!path.startsWith(resolve(folder) + sep))
    throw new Error(`the manifest names ${name}, outside the site`);
  return path;
}

function describeVariant(file: SiteFile, coding: Coding, body: Buffer, isSecure: boolean): Variant {
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const shared = {
    etag,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(file.encodings.length > 0 ? { vary: 'accept-encoding' } : {}),
    ...securityHeaders(isSecure, file.contentSecurityPolicy),
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
