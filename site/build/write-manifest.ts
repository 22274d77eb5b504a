// Runs after `astro build`: compresses what it made and writes the list by which the server serves it.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ALTERNATE_SUFFIX } from 'contract/site/addresses.ts';
import type { OnDemandRoute, SiteEncoding, SiteFile, SiteManifest } from 'contract/site/site-manifest.ts';
import { brand } from '../src/brand.ts';
import { headlineFace } from '../src/headline-face.ts';
import { pageParameters, privateRoutes, redirectedPaths } from '../src/product/paths.ts';
import { allowStyles, tightenPolicy } from '../src/security-policy.ts';
import { divideStyle, wordsIn } from './divide-style.ts';
import { type BuiltRoute, ON_DEMAND_ROUTES } from './on-demand-routes.ts';
import { writeAlternates } from './write-alternates.ts';

const DIST = new URL('../dist/', import.meta.url);
const CLIENT = new URL('client/', DIST);
const DISPLAY_FACE = new URL('../src/design/styles/fonts/bricolage-display.woff2', import.meta.url);
const HASHED_FOLDER = '_astro/';

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSED_ALREADY = new Set(['.png', '.woff2']);

const compress: Record<SiteEncoding, { suffix: string; encode: (body: Buffer) => Promise<Buffer> }> = {
  br: {
    suffix: '.br',
    encode: (body) =>
      promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  },
  gzip: { suffix: '.gz', encode: (body) => promisify(gzip)(body, { level: 9 }) },
};

const policies = await readPolicies();
await writeAlternates(
  CLIENT,
  new Map((await listFiles()).filter(isPage).map((file) => [pagePath(file), file])),
);
await finishPages();
const names = await listFiles();

const manifest: SiteManifest = {
  files: await Promise.all(names.map(describeFile)),
  onDemand: await describeOnDemand(),
  name: brand.name,
  contact: { email: brand.infoEmail },
  origin: new URL(brand.siteUrl).origin,
  redirects: { origin: brand.appUrl, paths: redirectedPaths },
  apiHost: process.env.PUBLIC_API_HOST ?? '',
};
await writeFile(new URL('manifest.json', DIST), JSON.stringify(manifest, undefined, 1));
console.log(`manifest.json: ${manifest.files.length} files`);

/** Styles and faces of the pages that are built; one that is rendered on demand is sent with its style whole. */
async function finishPages(): Promise<void> {
  const files = await listFiles();
  const scripts = files
    .filter((file) => extname(file) === '.js')
    .map((file) => readFile(new URL(file, CLIENT), 'utf8'));
  const wordsOfScripts = wordsIn((await Promise.all(scripts)).join('\n'));
  const withHeadlineFace = headlineFace(await readFile(DISPLAY_FACE), brand.name);
  for (const file of files.filter(isPage)) {
    const place = new URL(file, CLIENT);
    const policy = policies.get(pagePath(file));
    if (policy === undefined) continue;
    const whole = await withHeadlineFace(await readFile(place, 'utf8'));
    const { html, styles } = divideStyle(whole.html, wordsOfScripts);
    await writeFile(place, html);
    policies.set(pagePath(file), allowStyles(policy, styles));
  }
}

async function listFiles(): Promise<string[]> {
  return (await readdir(CLIENT, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(fileURLToPath(CLIENT), join(entry.parentPath, entry.name)))
    .sort();
}

async function describeOnDemand(): Promise<OnDemandRoute[]> {
  const built: BuiltRoute[] = JSON.parse(await readFile(ON_DEMAND_ROUTES, 'utf8'));
  for (const route of [...Object.keys(pageParameters), ...privateRoutes]) {
    if (!built.some((known) => known.route === route)) throw new Error(`no page on demand is ${route}`);
  }
  const hasAlternate = (route: string) => built.some((other) => other.route === route + ALTERNATE_SUFFIX);
  return built
    .filter(({ route }) => !privateRoutes.includes(route))
    .map(({ route, pattern }) => ({
      pattern,
      parameters: [],
      ...pageParameters[route],
      ...(hasAlternate(route) ? { hasAlternate: true } : {}),
    }));
}

async function describeFile(file: string): Promise<SiteFile> {
  const extension = extname(file);
  const contentType = CONTENT_TYPES[extension];
  if (!contentType) throw new Error(`${file}: no content type is known for ${extension}`);
  const path = isPage(file) ? pagePath(file) : `/${file}`;
  const policy = policies.get(path);
  if (isPage(file) && !policy) throw new Error(`${file}: the build gave no security policy`);
  return {
    path,
    file,
    contentType,
    immutable: file.startsWith(HASHED_FOLDER),
    ...(policy
      ? { contentSecurityPolicy: tightenPolicy(policy, await readFile(new URL(file, CLIENT), 'utf8')) }
      : {}),
    encodings: COMPRESSED_ALREADY.has(extension) ? [] : await writeVariants(file),
  };
}

async function writeVariants(file: string): Promise<SiteEncoding[]> {
  const body = await readFile(new URL(file, CLIENT));
  const written: SiteEncoding[] = [];
  for (const [encoding, { suffix, encode }] of Object.entries(compress)) {
    const smaller = await encode(body);
    if (smaller.length >= body.length) continue;
    await writeFile(new URL(file + suffix, CLIENT), smaller);
    written.push(encoding as SiteEncoding);
  }
  return written;
}

function isPage(file: string): boolean {
  return extname(file) === '.html';
}

function pagePath(file: string): string {
  const path = `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
  return path === '/' ? path : path.replace(/\/$/, '');
}

/** The policies that Astro computed, by page; the adapter leaves them beside the build. */
async function readPolicies(): Promise<Map<string, string>> {
  const pages: { pathname: string; headers: { key: string; value: string }[] }[] = JSON.parse(
    await readFile(new URL('_headers.json', DIST), 'utf8'),
  );
  return new Map(
    pages.flatMap(({ pathname, headers }) => {
      const policy = headers.find(({ key }) => key.toLowerCase() === 'content-security-policy');
      return policy ? [[pathname === '' ? '/' : pathname, policy.value] as const] : [];
    }),
  );
}
