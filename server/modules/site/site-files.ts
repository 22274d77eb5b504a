import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { DEFAULT_OFFICE, type Office } from 'contract/bookings/office.ts';
import {
  alternatePath,
  BOOKING_PAGE,
  FORM_PROBLEM_PAGE,
  NOT_FOUND_PAGE,
  TROUBLE_PAGE,
} from 'contract/site/addresses.ts';
import type { Company } from 'contract/site/company.ts';
import type {
  OnDemandRoute as ManifestRoute,
  SiteEncoding,
  SiteFile,
  SiteManifest,
  SiteRedirects,
} from 'contract/site/site-manifest.ts';
import type { Coding } from '../../plugins/http/accept-encoding.ts';
import { compress, type Effort } from '../../plugins/http/compress.ts';
import { readContentOf } from '../../shared/content.ts';
import type { Contact } from '../../shared/errors.ts';
import { loadMailTemplates, type MailBrand } from './mail-brand.ts';
import { AlternateHeaders } from './markdown-alternates.ts';
import { moveOrigin } from './move-origin.ts';
import { nameCompany } from './name-company.ts';
import { nameOffice } from './name-office.ts';
import { pageHeaders } from './page-headers.ts';
import { holdsSamples } from './sample-files.ts';
import { type Described, describeVariant, type Variant } from './variants.ts';

/** A built site, whole in memory: what is not in the map does not exist. */
export interface Site {
  files: ReadonlyMap<string, AnswerableFile>;
  /** The product's, for sentences that the server says. */
  name: string;
  /** What its emails take from it. */
  mailBrand: MailBrand;
  /** Under which visitors see it, without a trailing slash. */
  origin: string;
  /** Whether a setting says it. */
  isOriginSet: boolean;
  /** What listed pages say beside themselves. */
  pageHeaders: Readonly<Record<string, string>>;
  /** Where the company can be reached. */
  contact: Contact;
  redirects: SiteRedirects;
  /** What is rendered when it is asked for: the first route that fits. */
  onDemand: readonly OnDemandRoute[];
  /** Module with Astro's request handler, which renders them. */
  rendererEntry: string;
  /** All that could be a class in the scripts of the build: a page keeps the styles of these. */
  scriptWords: ReadonlySet<string>;
  /** Writes what the settings say into a text that was drawn without them. */
  adapt: (text: string, isHtml: boolean) => string;
  /** Hash of the documents of each kind that the build was drawn from. */
  words: Readonly<Record<string, string>>;
  /** Pages that the server picks itself. */
  notFoundPage: AnswerableFile;
  formProblemPage: AnswerableFile | undefined;
  /** What stands behind a link that leads to no booking. */
  noBookingPage: AnswerableFile | undefined;
  troublePage: AnswerableFile | undefined;
}

/** As in the manifest. */
export type OnDemandRoute = Omit<ManifestRoute, 'pattern'> & { pattern: RegExp };

export interface AnswerableFile {
  path: string;
  isPage: boolean;
  /** Its samples name the origin that their reader has asked (`own-origin-files.ts`). */
  takesOrigin?: boolean;
  contentSecurityPolicy: string | undefined;
  /** What its variants have in common: another body may take its place. */
  described?: Described;
  identity: Variant;
  variants: Partial<Record<Coding, Variant>>;
  /** Kinds of documents that it was drawn from. */
  reads?: readonly string[];
  /** Address of the page that a Markdown alternate was made of. */
  page?: string;
  /** Sent in place of the page to clients that prefer Markdown (decision 024). */
  alternate?: AnswerableFile;
}

const SUFFIXES: Record<SiteEncoding, string> = { br: '.br', gzip: '.gz' };
const NOT_LISTED = 'content="noindex"';
const PAGE_TYPE = /^text\/html\b/;

/** Where a page is to be found, and what it says of that and of the company. */
interface Loading {
  folder: string;
  isSecure: boolean;
  isCompressed: boolean;
  /** Of listed pages. */
  pageHeaders: Site['pageHeaders'];
  adapt: (text: string, isHtml: boolean) => string;
}

interface LoadOptions {
  isCompressed?: boolean;
  company?: Pick<Company, 'name' | 'address'>;
  office?: Office;
  originTrialToken?: string | null;
}

const UNSTATED = { name: null, address: null };

/** Nearly as small as the build's, in a third of the time: docs/measurements.md has the figures. */
export const AT_START: Effort = { brotli: 10, gzip: 9 };
export const TEXT_TYPE = /^(text\/|application\/(.*\+)?(json|xml)\b)/;

/**
 * Reads a built site once. What it says of its own address follows the server's (decision 019).
 * @param siteDir folder with `manifest.json`, `client/` and `server/`
 * @param publicUrl origin under which visitors see it; `null` for the one that it was built for
 * @param isCompressed whether the files are held compressed as well, as visitors get them
 * @param company who runs the site; pages name it where it is stated
 * @param office where demos are held
 * @param originTrialToken sent with listed pages
 * @throws when the manifest is missing, broken, or names a file that is not there
 */
export async function loadSite(
  siteDir: string,
  publicUrl: string | null,
  options: LoadOptions = {},
): Promise<Site> {
  const { isCompressed = true, company = UNSTATED, office = DEFAULT_OFFICE } = options;
  const manifest = JSON.parse(await readFile(join(siteDir, 'manifest.json'), 'utf8')) as SiteManifest;
  readContentOf(siteDir);
  const origin = publicUrl ?? manifest.origin;
  const loading: Loading = {
    folder: join(siteDir, 'client'),
    isSecure: publicUrl?.startsWith('https:') ?? false,
    isCompressed,
    pageHeaders: pageHeaders(options.originTrialToken ?? null),
    adapt: (text, isHtml) => {
      const named = nameCompany(moveOrigin(text, manifest.origin, origin), company, isHtml);
      return nameOffice(named, office, isHtml);
    },
  };
  const alternates = new AlternateHeaders(manifest.files, origin);
  const files = await Promise.all(manifest.files.map((file) => loadFile(file, alternates, loading)));
  const byPath = new Map(files.map((file) => [file.path, file]));
  for (const file of files) {
    if (publicUrl === null && holdsSamples(file.path)) file.takesOrigin = true;
    const alternate = byPath.get(alternatePath(file.path));
    if (file.isPage && alternate) file.alternate = alternate;
  }
  const notFoundPage = byPath.get(NOT_FOUND_PAGE);
  if (!notFoundPage) throw new Error(`the manifest has no ${NOT_FOUND_PAGE}`);
  const troublePage = byPath.get(TROUBLE_PAGE);
  // Their own addresses are not found: they must not answer 200.
  byPath.delete(NOT_FOUND_PAGE);
  byPath.delete(TROUBLE_PAGE);
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
    words: manifest.words ?? {},
    adapt: loading.adapt,
    notFoundPage,
    formProblemPage: byPath.get(FORM_PROBLEM_PAGE),
    noBookingPage: byPath.get(BOOKING_PAGE),
    troublePage,
  };
}

async function loadFile(
  file: SiteFile,
  alternates: AlternateHeaders,
  { folder, isSecure, isCompressed, pageHeaders, adapt }: Loading,
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
  const isHtml = PAGE_TYPE.test(file.contentType);
  const body = mayMove(file) ? moveBody(built, (text) => adapt(text, isHtml)) : built;
  const identity = describeVariant(described, 'identity', body);
  const variants: AnswerableFile['variants'] = { identity };
  for (const coding of isCompressed ? file.encodings : []) {
    const encoded =
      body === built
        ? await readFile(inside(folder, file.file + SUFFIXES[coding]))
        : await compress(body, coding, AT_START);
    variants[coding] = describeVariant(described, coding, encoded);
  }
  return {
    path: file.path,
    isPage: isHtml,
    contentSecurityPolicy: file.contentSecurityPolicy,
    ...(file.reads && { reads: file.reads }),
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

/** What a browser keeps for a year under one name must be the same for that year. */
function mayMove({ contentType, immutable }: SiteFile): boolean {
  return TEXT_TYPE.test(contentType) && !immutable;
}

/** The same buffer where nothing changes. */
export function moveBody(body: Buffer, move: (text: string) => string): Buffer {
  const text = body.toString('utf8');
  const moved = move(text);
  return moved === text ? body : Buffer.from(moved);
}

function inside(folder: string, name: string): string {
  const path = resolve(folder, name);
  if (!path.startsWith(resolve(folder) + sep))
    throw new Error(`the manifest names ${name}, outside the site`);
  return path;
}
