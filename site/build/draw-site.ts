// Runs after `astro build`: draws every page and file with its defaults, compresses them and writes the list by which the server
// serves them.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { brand } from 'content/brand.ts';
import { describeProblem, readContent } from 'content/read-content.ts';
import { hashInput, INPUTS, type Input, type Inputs, recordReads } from 'content/recorded-reads.ts';
import {
  ALTERNATE_SUFFIX,
  alternatePath,
  FORM_PROBLEM_PAGE,
  NOT_FOUND_PAGE,
  TROUBLE_PAGE,
} from 'contract/site/addresses.ts';
import { NOTHING_STATED } from 'contract/site/company.ts';
import type { SiteLocals } from 'contract/site/site-locals.ts';
import type { OnDemandRoute, SiteEncoding, SiteFile, SiteManifest } from 'contract/site/site-manifest.ts';
import { wordsIn } from '../src/divide-style.ts';
import { privateRoutes, redirectedPaths, routesOfAdded, routesOnDemand } from '../src/product/paths.ts';
import { type BuiltRoute, ROUTES } from './list-routes.ts';

const DIST = new URL('../dist/', import.meta.url);
const CLIENT = new URL('client/', DIST);
const SERVER = new URL('server/', DIST);
const HASHED_FOLDER = '_astro/';
/** Shown in place of other pages, so no client requests them by their own address. */
const WITHOUT_ALTERNATE: readonly string[] = [NOT_FOUND_PAGE, TROUBLE_PAGE, FORM_PROBLEM_PAGE];

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
      promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
  },
  gzip: { suffix: '.gz', encode: (body) => promisify(gzip)(body, { level: 9 }) },
};

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: SiteLocals,
) => Promise<void>;

/** An answer of the renderer. */
interface Drawing {
  body: Buffer;
  policy: string | null;
}

// React for developers takes three times as long.
process.env.NODE_ENV = 'production';
const { handler } = (await import(new URL('entry.mjs', SERVER).href)) as { handler: Handler };
const routes: BuiltRoute[] = JSON.parse(await readFile(ROUTES, 'utf8'));
for (const route of [...Object.keys(routesOnDemand), ...routesOfAdded, ...privateRoutes]) {
  if (!routes.some((known) => known.route === route)) throw new Error(`no route is ${route}`);
}
const scriptWords = new Set<string>();
const policies = new Map<string, string>();
/** Inputs that were read for what is drawn now: one address after the other. */
const reads = new Set<Input>();
let markdown: string | undefined;
const words = readContent(fileURLToPath(new URL('../../content/en', import.meta.url)));
const problems = words.findProblems();
if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
const readsOf = new Map<string, Input[]>();
const inputs: Inputs = {
  content: words,
  origin: new URL(brand.siteUrl).origin,
  company: NOTHING_STATED,
};
/** The pages that alternates were made of. */
const pageOf = new Map<string, string>();
const server = createServer((request, response) => {
  const locals = Object.assign(recordReads(inputs, reads), {
    scriptWords,
    takeMarkdown: (text: string) => {
      markdown = text;
    },
  });
  void handler(request, response, () => response.writeHead(404).end(), locals);
});
// A busy machine may let more than five seconds pass between two pages, and the next one would meet a closed connection.
server.keepAliveTimeout = 0;
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
try {
  await drawAll();
} finally {
  server.close();
  server.closeAllConnections();
}

const names = await listFiles();
const manifest: SiteManifest = {
  files: await Promise.all(names.map(describeFile)),
  onDemand: describeOnDemand(),
  scriptWords: [...scriptWords],
  inputs: Object.fromEntries(INPUTS.map((input) => [input, hashInput(inputs, input)])),
  renderer: await hashRenderer(),
  name: brand.name,
  contact: { email: brand.infoEmail },
  origin: new URL(brand.siteUrl).origin,
  redirects: {
    origin: brand.appUrl,
    paths: redirectedPaths,
    ...(words.pagesOff.size > 0 && { pages: describeRedirects() }),
  },
  apiHost: process.env.PUBLIC_API_HOST ?? '',
};
await writeFile(new URL('manifest.json', DIST), JSON.stringify(manifest, undefined, 1));
console.log(`manifest.json: ${manifest.files.length} files`);

/** Scripts first: a page keeps the styles of the classes that they name. */
async function drawAll(): Promise<void> {
  const addresses = await listAddresses();
  const isScript = (address: string) => extname(address) === '.js';
  for (const address of addresses.filter(isScript)) await drawFile(address, addresses);
  const scripts = (await listFiles()).filter(isScript).map((file) => readFile(new URL(file, CLIENT), 'utf8'));
  for (const word of wordsIn((await Promise.all(scripts)).join('\n'))) scriptWords.add(word);
  for (const address of addresses.filter((one) => !isScript(one))) await drawFile(address, addresses);
}

/** Returns the addresses that are drawn ahead: those of fixed routes, and those that routes with a parameter name. */
async function listAddresses(): Promise<string[]> {
  const named: string[] = JSON.parse((await draw('/addresses.json')).body.toString());
  const fixed = routes.filter(({ isFixed }) => isFixed).map(({ route }) => route);
  const isDrawnLater = (address: string) => {
    const route = routes.find(({ pattern }) => new RegExp(pattern).test(address))?.route ?? '';
    return route in routesOnDemand || privateRoutes.includes(route);
  };
  return [...new Set([...fixed, ...named])]
    .filter((address) => !isDrawnLater(address) && !isOff(address))
    .sort();
}

/** Returns whether an address is that of a page that is switched off, or of its Markdown. */
function isOff(address: string): boolean {
  return words.pagesOff.has(address.replace(/\.md$/, ''));
}

/** Writes what stands at an address, and the Markdown alternate of a page that has none of its own (decision 024). */
async function drawFile(address: string, addresses: readonly string[]): Promise<void> {
  const { body, policy } = await draw(address);
  const alternateOf = markdown;
  if (policy === null) return write(address.slice(1), body);
  policies.set(address, policy);
  await write(address === '/' ? 'index.html' : `${address.slice(1)}.html`, body);
  const alternate = alternatePath(address);
  if (WITHOUT_ALTERNATE.includes(address) || addresses.includes(alternate)) return;
  readsOf.set(alternate, readsOf.get(address) ?? []);
  pageOf.set(alternate, address);
  await write(alternate.slice(1), Buffer.from(alternateOf ?? ''));
}

async function draw(address: string): Promise<Drawing> {
  const { port } = server.address() as AddressInfo;
  reads.clear();
  markdown = undefined;
  const response = await fetch(`http://127.0.0.1:${port}${address}`);
  if (response.status !== 200 && address !== NOT_FOUND_PAGE) {
    throw new Error(`${address} was drawn with ${response.status}`);
  }
  const policy = response.headers.get('content-security-policy');
  const body = Buffer.from(await response.arrayBuffer());
  readsOf.set(address, [...reads].sort());
  return { body, policy };
}

async function write(file: string, body: Buffer): Promise<void> {
  const place = new URL(file, CLIENT);
  await mkdir(dirname(fileURLToPath(place)), { recursive: true });
  await writeFile(place, body);
}

/** Returns a hash of the code and the assets that pages are drawn with. */
async function hashRenderer(): Promise<string> {
  const code = (await readdir(SERVER, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of code) hash.update(await readFile(file));
  return hash.digest('base64url');
}

async function listFiles(): Promise<string[]> {
  return (await readdir(CLIENT, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(fileURLToPath(CLIENT), join(entry.parentPath, entry.name)))
    .sort();
}

/** Returns where pages that are switched off lead to. */
function describeRedirects(): Record<string, string> {
  return Object.fromEntries(
    [...words.pagesOff].flatMap(([address, page]) =>
      page
        ? [
            [address, page],
            ...(page.startsWith('/')
              ? [[alternatePath(address), alternatePath(page.replace(/[?#].*/, ''))]]
              : []),
          ]
        : [],
    ),
  );
}

function describeOnDemand(): OnDemandRoute[] {
  const hasAlternate = (route: string) => routes.some((other) => other.route === route + ALTERNATE_SUFFIX);
  return routes
    .filter(({ route }) => (route in routesOnDemand || routesOfAdded.includes(route)) && !isOff(route))
    .map(({ route, pattern }) => ({
      pattern,
      parameters: [],
      ...routesOnDemand[route],
      ...(hasAlternate(route) ? { hasAlternate: true } : {}),
    }));
}

async function describeFile(file: string): Promise<SiteFile> {
  const extension = extname(file);
  const contentType = CONTENT_TYPES[extension];
  if (!contentType) throw new Error(`${file}: no content type is known for ${extension}`);
  const path = isPage(file) ? pagePath(file) : `/${file}`;
  const policy = policies.get(path);
  const reads = readsOf.get(path);
  const page = pageOf.get(path);
  if (isPage(file) && !policy) throw new Error(`${file}: the build gave no security policy`);
  return {
    path,
    file,
    contentType,
    immutable: file.startsWith(HASHED_FOLDER),
    ...(reads && { reads }),
    ...(page !== undefined && { page }),
    ...(policy ? { contentSecurityPolicy: policy } : {}),
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
