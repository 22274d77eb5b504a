// Runs after `astro build`: compresses what it made and writes the list by which the server serves it.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteEncoding, SiteFile, SiteManifest } from 'contract/site-manifest.ts';
import { brand } from '../src/brand.ts';
import { pageParameters, redirectedPaths } from '../src/routes.ts';
import { tightenPolicy } from '../src/security-policy.ts';
import { ON_DEMAND_ROUTES } from './on-demand-routes.ts';

const DIST = new URL('../dist/', import.meta.url);
const CLIENT = new URL('client/', DIST);
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
const names = (await readdir(CLIENT, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => relative(fileURLToPath(CLIENT), join(entry.parentPath, entry.name)))
  .sort();

const manifest: SiteManifest = {
  files: await Promise.all(names.map(describeFile)),
  onDemand: {
    patterns: JSON.parse(await readFile(ON_DEMAND_ROUTES, 'utf8')),
    parameters: pageParameters,
  },
  redirects: { origin: brand.appUrl, paths: redirectedPaths },
  apiHost: process.env.PUBLIC_API_HOST ?? '',
};
await writeFile(new URL('manifest.json', DIST), JSON.stringify(manifest, undefined, 1));
console.log(`manifest.json: ${manifest.files.length} files`);

async function describeFile(file: string): Promise<SiteFile> {
  const extension = extname(file);
  const contentType = CONTENT_TYPES[extension];
  if (!contentType) throw new Error(`${file}: no content type is known for ${extension}`);
  const path = extension === '.html' ? pagePath(file) : `/${file}`;
  const policy = policies.get(path);
  if (extension === '.html' && !policy) throw new Error(`${file}: the build gave no security policy`);
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
