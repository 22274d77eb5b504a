import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { DESK_PATH } from 'contract/desk/paths.ts';
import { recolorSheet } from 'contract/site/brand-colors.ts';
import { type Coding, compress } from '../../../plugins/http/content-coding.ts';
import { content } from '../../../shared/content.ts';
import { describeVariant, type Variant } from '../../site/site.queries.ts';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of the desk: everything from this server alone, and of scripts in the page only those
 * that the build wrote. Text of a visitor that found its way into the page as markup would run nothing and send
 * nothing.
 * @param html the page
 */
function deskPolicy(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const INDEX = 'index.html';
/** Style sheets of the page: they alone have colors of the brand, which change without a build. */
const SHEETS = /(?<=href="\/desk\/)([^"]+\.css)(?=")/g;
/** Caching of files whose names the build derives from their contents. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
/** Types of fonts and pictures whose contents are compressed already. */
const COMPRESSED = new Set(['.png', '.woff2']);
/**
 * Compression effort, spent once per file and start: a tenth of a second, over before a person has pressed anything.
 */
const EFFORT = { brotli: 9, gzip: 9 };

/** Finds what is answered at an address of the desk. */
export interface DeskFiles {
  /** A file of the build by its whole path, `/desk/assets/…`; undefined if it doesn’t exist. */
  findFile(path: string, coding: Coding): Promise<Variant | undefined>;
  /** The page that all screens begin with. */
  readPage(coding: Coding): Promise<Variant>;
}

/** One reading for all servers of a process. */
const opened = new Map<string, DeskFiles | undefined>();

/**
 * Reads the built desk into memory, once; a file is compressed when it is first asked for.
 * @returns undefined where nothing was built
 */
export function openDeskFiles(deskDir: string, isSecure: boolean): DeskFiles | undefined {
  const key = `${deskDir} ${isSecure}`;
  const known = opened.get(key) ?? readDeskFiles(deskDir, isSecure);
  opened.set(key, known);
  return known;
}

function readDeskFiles(deskDir: string, isSecure: boolean): DeskFiles | undefined {
  const names = globSync('**/*.*', { cwd: deskDir });
  if (!names.includes(INDEX)) return undefined;
  const files = new Map(
    names.flatMap((name) => {
      const contentType = TYPES[extname(name)];
      if (contentType === undefined) return [];
      return [[name.replaceAll('\\', '/'), createFile(readFileSync(join(deskDir, name)), name, isSecure)]];
    }),
  );
  for (const [name] of readFileSync(join(deskDir, INDEX), 'utf8').matchAll(SHEETS)) {
    const sheet = readFileSync(join(deskDir, name), 'utf8');
    let made: { css: string; read: ReadVariant } | undefined;
    files.set(name, (coding) => {
      const css = recolorSheet(sheet, content().one('site').colors);
      if (made?.css !== css) made = { css, read: createFile(Buffer.from(css), name, isSecure, 'no-cache') };
      return made.read(coding);
    });
  }
  const page = files.get(INDEX) as ReadVariant;
  return {
    findFile: async (path, coding) => {
      const name = path.slice(DESK_PATH.length + 1);
      return name === INDEX ? undefined : files.get(name)?.(coding);
    },
    readPage: page,
  };
}

type ReadVariant = (coding: Coding) => Promise<Variant>;

function createFile(body: Buffer, name: string, isSecure: boolean, caching = FOR_EVER): ReadVariant {
  const extension = extname(name);
  const isPage = name === INDEX;
  const isCompressed = COMPRESSED.has(extension);
  const described = {
    contentType: TYPES[extension] ?? '',
    // The page names the newest files, and is different for no one: but what runs the company's site is kept by no cache.
    cacheControl: isPage ? 'no-store' : caching,
    ...(isPage && { contentSecurityPolicy: deskPolicy(body.toString()) }),
    varies: isCompressed ? [] : (['accept-encoding'] as const),
    isSecure,
    ...(isPage && { headers: { 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' } }),
  };
  const variants = new Map<Coding, Promise<Variant>>();
  return (accepted) => {
    const coding = isCompressed ? 'identity' : accepted;
    const variant = variants.get(coding) ?? describe(coding);
    variants.set(coding, variant);
    return variant;
  };

  async function describe(coding: Coding): Promise<Variant> {
    const sent = coding === 'identity' ? body : await compress(body, coding, EFFORT);
    return describeVariant(described, coding, sent);
  }
}
