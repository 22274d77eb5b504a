import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Content } from 'contract/content/kinds.ts';
import { alternatePath, NOT_FOUND_PAGE, REFERENCE_PAGE, TROUBLE_PAGE } from 'contract/site/addresses.ts';
import type {
  OnDemandRoute as ManifestRoute,
  SiteEncoding,
  SiteFile,
  SiteManifest,
  SiteRedirects,
} from 'contract/site/site-manifest.ts';
import type { Coding, Effort } from '../../plugins/http/content-coding.ts';
import { loadMailTemplates, type MailBrand } from '../../plugins/mail/mail-brand.ts';
import { content, readContentOf } from '../../shared/content.ts';
import type { Contact } from '../../shared/errors.ts';
import { AlternateHeaders } from './markdown-alternates.ts';
import { pageHeaders } from './page-headers.ts';
import { openPageStore, type PageStore } from './page-store.ts';
import { type Described, describeVariant, type Variant } from './variants.ts';

/** A built site, whole in memory: what is not in the map does not exist. */
export interface Site {
  files: Map<string, AnswerableFile>;
  /** The product's, for sentences that the server says. */
  name: string;
  /** Parts of it that its emails use. */
  mailBrand: MailBrand;
  /** Origin under which visitors see it, without a trailing slash. */
  origin: string;
  /** A setting names the origin. */
  isOriginSet: boolean;
  /** Headers of listed pages. */
  pageHeaders: Readonly<Record<string, string>>;
  /** Contact of the company. */
  contact: Contact;
  redirects: SiteRedirects;
  /** Routes that are rendered on demand: the first that fits. */
  onDemand: readonly OnDemandRoute[];
  /** Module with Astro's request handler, which renders them. */
  rendererEntry: string;
  /** All that could be a class in the scripts of the build: a page keeps the styles of these. */
  scriptWords: ReadonlySet<string>;
  /** Forms of files that were drawn for words and settings of this installation. */
  store?: PageStore | undefined;
}

/** Route as in the manifest. */
export type OnDemandRoute = Omit<ManifestRoute, 'pattern'> & { pattern: RegExp };

export interface AnswerableFile {
  path: string;
  isPage: boolean;
  /** The server picks it itself: its own address is not found. */
  isHidden?: boolean;
  /** It names other settings than those of this server: it must be drawn before it is sent. */
  isWrong?: boolean;
  /** Its samples name the origin that their reader has asked (`own-origin-files.ts`). */
  takesOrigin?: boolean;
  contentSecurityPolicy: string | undefined;
  /** Description that its variants have in common: another body may take its place. */
  described?: Described;
  identity: Variant;
  variants: Partial<Record<Coding, Variant>>;
  /** Hash of each input that it was drawn from. */
  drawnFrom?: Readonly<Record<string, string>>;
  /** Address of the page that a Markdown alternate was made of. */
  page?: string;
  /** Sent in place of the page to clients that prefer Markdown (decision 024). */
  alternate?: AnswerableFile;
}

const SUFFIXES: Record<SiteEncoding, string> = { br: '.br', gzip: '.gz' };
const NOT_LISTED = 'content="noindex"';
const HIDDEN: readonly string[] = [NOT_FOUND_PAGE, TROUBLE_PAGE];
const SAMPLES: readonly string[] = [
  ...['/openapi.json', '/asyncapi.json'],
  ...[REFERENCE_PAGE, alternatePath(REFERENCE_PAGE)],
];
const PAGE_TYPE = /^text\/html\b/;

/** The place of the files, and what is said beside them. */
interface Loading {
  folder: string;
  isSecure: boolean;
  isCompressed: boolean;
  /** Headers of listed pages. */
  pageHeaders: Site['pageHeaders'];
  /** Hash of each input of the build. */
  inputs: Readonly<Record<string, string>>;
}

interface LoadOptions {
  isCompressed?: boolean;
  /** Folder that keeps drawn files. */
  dataDir?: string;
  originTrialToken?: string | null;
}

/** Nearly as small as the build's, in a third of the time: docs/measurements.md has the figures. */
export const AT_START: Effort = { brotli: 10, gzip: 9 };

/**
 * Reads a built site once. What it says of settings and changed words is drawn later (`drawn-pages.ts`).
 * @param siteDir folder with `manifest.json`, `client/` and `server/`
 * @param publicUrl origin under which visitors see it; `null` for the one that it was built for
 * @param isCompressed whether the files are held compressed as well, as visitors get them
 * @param dataDir folder that keeps what was drawn
 * @param originTrialToken sent with listed pages
 * @throws when the manifest is missing, broken, or names a file that is not there
 */
export async function loadSite(
  siteDir: string,
  publicUrl: string | null,
  options: LoadOptions = {},
): Promise<Site> {
  const { isCompressed = true, dataDir } = options;
  const manifest = JSON.parse(await readFile(join(siteDir, 'manifest.json'), 'utf8')) as SiteManifest;
  readContentOf(siteDir);
  const origin = publicUrl ?? manifest.origin;
  const { inputs = {}, renderer = '' } = manifest;
  const loading: Loading = {
    folder: join(siteDir, 'client'),
    isSecure: publicUrl?.startsWith('https:') ?? false,
    ...{ isCompressed, inputs },
    pageHeaders: pageHeaders(options.originTrialToken ?? null),
  };
  const alternates = new AlternateHeaders(manifest.files, origin);
  const files = await Promise.all(manifest.files.map((file) => loadFile(file, alternates, loading)));
  const byPath = new Map(files.map((file) => [file.path, file]));
  for (const file of files) {
    if (publicUrl === null && holdsSamples(file.path)) file.takesOrigin = true;
    if (HIDDEN.includes(file.path)) file.isHidden = true;
    const alternate = byPath.get(alternatePath(file.path));
    if (file.isPage && alternate) file.alternate = alternate;
  }
  if (!byPath.has(NOT_FOUND_PAGE)) throw new Error(`the manifest has no ${NOT_FOUND_PAGE}`);
  const store = dataDir === undefined ? undefined : openPageStore(dataDir, renderer);
  const { redirects } = manifest;
  return {
    files: byPath,
    name: manifest.name,
    mailBrand: { productName: manifest.name, renderMail: await loadMailTemplates(siteDir) },
    pageHeaders: loading.pageHeaders,
    contact: manifest.contact ?? {},
    origin,
    isOriginSet: publicUrl !== null,
    redirects: { ...redirects, paths: [...redirects.paths] },
    onDemand: manifest.onDemand.map((route) => ({ ...route, pattern: new RegExp(route.pattern) })),
    rendererEntry: join(siteDir, 'server', 'entry.mjs'),
    scriptWords: new Set(manifest.scriptWords),
    ...(store && { store }),
  };
}

/** Reports whether a file answers at its own address: not one that the server picks itself, nor that of a page that is off. */
export function isServed(
  { path, page = path, isHidden }: AnswerableFile,
  { pagesOff }: Pick<Content, 'pagesOff'> = content(),
): boolean {
  return !isHidden && !pagesOff.has(page);
}

/** Reports whether a file holds samples to copy: the reference, its Markdown and the documents. */
export function holdsSamples(path: string): boolean {
  return SAMPLES.includes(path) || path.startsWith(`${REFERENCE_PAGE}/`);
}

async function loadFile(
  file: SiteFile,
  alternates: AlternateHeaders,
  { folder, isSecure, isCompressed, pageHeaders, inputs }: Loading,
): Promise<AnswerableFile> {
  const { varies, headers } = alternates.of(file);
  const built = await readFile(inside(folder, file.file));
  const described: Described = {
    headers: { ...headers, ...(mayLeadOn(file, built) ? pageHeaders : {}) },
    contentType: file.contentType,
    contentSecurityPolicy: file.contentSecurityPolicy,
    cacheControl: file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    varies: file.encodings.length > 0 ? [...varies, 'accept-encoding'] : varies,
    isSecure,
  };
  const identity = describeVariant(described, 'identity', built);
  const variants: AnswerableFile['variants'] = { identity };
  for (const coding of isCompressed ? file.encodings : []) {
    const encoded = await readFile(inside(folder, file.file + SUFFIXES[coding]));
    variants[coding] = describeVariant(described, coding, encoded);
  }
  return {
    path: file.path,
    isPage: PAGE_TYPE.test(file.contentType),
    contentSecurityPolicy: file.contentSecurityPolicy,
    ...(file.reads && {
      drawnFrom: Object.fromEntries(file.reads.map((input) => [input, inputs[input] ?? ''])),
    }),
    ...(file.page !== undefined && { page: file.page }),
    described: { ...described, varies },
    identity,
    variants,
  };
}

/** Pages that search engines are asked to leave out stand at the end of a way. */
function mayLeadOn({ contentType }: SiteFile, built: Buffer): boolean {
  return PAGE_TYPE.test(contentType) && !built.includes(NOT_LISTED);
}

function inside(folder: string, name: string): string {
  const path = resolve(folder, name);
  if (!path.startsWith(resolve(folder) + sep))
    throw new Error(`the manifest names ${name}, outside the site`);
  return path;
}
