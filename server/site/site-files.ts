import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import {
  FORM_PROBLEM_PAGE,
  NOT_FOUND_PAGE,
  type OnDemandPages,
  type SiteFile,
  type SiteManifest,
  type SiteRedirects,
} from 'contract/site-manifest.ts';
import type { Coding } from './accept-encoding.ts';
import { describeVariant, type Variant } from './variants.ts';

/** A built site, whole in memory: what is not in the map does not exist. */
export interface Site {
  files: ReadonlyMap<string, AnswerableFile>;
  redirects: SiteRedirects;
  /** What is rendered when it is asked for; absent where nothing is. */
  onDemand: OnDemandRoutes | undefined;
  /** Pages that the server picks itself. */
  notFoundPage: AnswerableFile;
  formProblemPage: AnswerableFile | undefined;
}

export interface OnDemandRoutes {
  patterns: readonly RegExp[];
  /** Names in a query that are passed on. */
  parameters: readonly string[];
  /** Module with Astro's request handler. */
  entry: string;
}

export interface AnswerableFile {
  path: string;
  isPage: boolean;
  contentSecurityPolicy: string | undefined;
  identity: Variant;
  variants: Partial<Record<Coding, Variant>>;
}

const SUFFIXES: Record<Coding, string> = { identity: '', br: '.br', gzip: '.gz' };
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
    onDemand: readOnDemandRoutes(siteDir, manifest.onDemand),
    notFoundPage,
    formProblemPage: byPath.get(FORM_PROBLEM_PAGE),
  };
}

function readOnDemandRoutes(siteDir: string, pages: OnDemandPages): OnDemandRoutes | undefined {
  if (pages.patterns.length === 0) return undefined;
  return {
    patterns: pages.patterns.map((pattern) => new RegExp(pattern)),
    parameters: pages.parameters,
    entry: join(siteDir, 'server', 'entry.mjs'),
  };
}

async function loadFile(folder: string, file: SiteFile, isSecure: boolean): Promise<AnswerableFile> {
  const codings: Coding[] = ['identity', ...file.encodings];
  const variants: Partial<Record<Coding, Variant>> = {};
  const described = {
    contentType: file.contentType,
    contentSecurityPolicy: file.contentSecurityPolicy,
    cacheControl: file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    varies: file.encodings.length > 0,
    isSecure,
  };
  for (const coding of codings) {
    const body = await readFile(inside(folder, file.file + SUFFIXES[coding]));
    variants[coding] = describeVariant(described, coding, body);
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
