import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { FORM_PROBLEM_PAGE, NOT_FOUND_PAGE, THANK_YOU_PAGE, TROUBLE_PAGE } from 'contract/site/addresses.ts';
import {
  FORM_PROBLEM_SLOT,
  NEAREST_PAGE_SLOT,
  type SiteFile,
  type SiteManifest,
  TROUBLE_SLOTS,
} from 'contract/site/site-manifest.ts';
import { writeMailTemplates } from './mail-templates.ts';

/** Another one than the brand's: what the server says follows the site that it serves. */
export const PRODUCT_NAME = 'Example Product';
export const CONTACT = { email: 'hello@example.com', phone: '+1 555 0100' };
export const PAGE_POLICY = "default-src 'self'; script-src 'sha256-test'";
export const HOME_HTML = `<!doctype html><title>Home</title><p>${'Welcome. '.repeat(200)}</p>`;
export const NOT_FOUND_HTML = `<!doctype html><title>Not found</title>${NEAREST_PAGE_SLOT}`;
export const SCRIPT = `console.log(${JSON.stringify('island '.repeat(100))});`;
/** Origin that the site was built for. */
export const BUILT_ORIGIN = 'https://www.built.example';
export const REDIRECT_ORIGIN = 'https://app.example';

export const NEWS_POLICY = "default-src 'none'; style-src 'sha256-news'";
/** Stands for Astro's handler: answers as the end of the path asks, and says what it was given. */
const ENTRY = `
let rendered = 0;
export async function handler(request, response, next, locals) {
  rendered += 1;
  const { pathname, searchParams } = new URL(request.url, 'http://' + request.headers.host);
  const end = pathname.split('/').at(2);
  if (end === 'none') return next();
  if (end === 'broken') return response.writeHead(500).end('stack');
  if (end === 'slow') await new Promise((resolve) => setTimeout(resolve, 100));
  if (end === 'moved') return response.writeHead(301, { location: '/news/here' }).end();
  const ofOne = locals.booking ?? locals.consent ?? locals.hosted;
  if (ofOne) {
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'private, no-store' });
    return response.end('<p>' + JSON.stringify({ pathname, origin: locals.origin, ...ofOne }) + '</p>');
  }
  const headers = { 'content-type': 'text/html', 'content-security-policy': ${JSON.stringify(NEWS_POLICY)} };
  if (end === 'secret' || searchParams.has('preview')) headers['cache-control'] = 'private, no-store';
  const articles = await locals.blog.listAddresses().catch(() => undefined);
  if (!articles) return response.writeHead(500).end('stack');
  const words = { rendered, target: request.url, host: request.headers.host, articles: articles.length };
  const isUnknown = end === 'unknown' || (end === 'draft' && searchParams.get('preview') !== 'genuine');
  response.writeHead(isUnknown ? 404 : 200, headers);
  response.write('<!doctype html><title>News</title>');
  response.end('<p>' + JSON.stringify(words) + '</p>' + 'and so on '.repeat(50));
}
`;

const PAGES: Record<string, string> = {
  '/': HOME_HTML,
  '/book-demo': `<!doctype html><title>Book a demo | X</title><link rel="canonical" href="${BUILT_ORIGIN}/book-demo"></head><h2 id="slots">Slots</h2>`,
  '/hidden-page': '<!doctype html><title>Hidden</title><meta name="robots" content="noindex"></head>',
  [THANK_YOU_PAGE]: '<!doctype html><title>Thank you</title>',
  [NOT_FOUND_PAGE]: NOT_FOUND_HTML,
  [FORM_PROBLEM_PAGE]: `<!doctype html><title>Please check</title><ul>${FORM_PROBLEM_SLOT}</ul>`,
  [TROUBLE_PAGE]: `<!doctype html><title>Trouble</title>${Object.values(TROUBLE_SLOTS).join(' ')}`,
};

/** Makes a small built site as `npm run build` would: pages, a hashed script, a picture without variants, emails. */
export async function makeSiteFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const pages = Object.entries(PAGES).map(([path, html]) => {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const policy = { contentSecurityPolicy: PAGE_POLICY };
    return { path, file, contentType: 'text/html; charset=utf-8', immutable: false, ...policy, body: html };
  });
  const script = {
    path: '/_astro/island.Bx3k.js',
    file: '_astro/island.Bx3k.js',
    contentType: 'text/javascript; charset=utf-8',
    immutable: true,
    body: SCRIPT,
  };
  const files = [...pages, script].map((file) => writeWithVariants(folder, file));
  const picture = { path: '/logo.png', file: 'logo.png', contentType: 'image/png', immutable: false };
  await writeFile(join(folder, 'client', 'logo.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  const manifest: SiteManifest = {
    files: [...files, { ...picture, encodings: [] }],
    onDemand: [
      { pattern: '^\\/news$', parameters: ['topic', 'words', 'page'], search: 'words' },
      { pattern: '^\\/news\\/feed$', parameters: [] },
      { pattern: '^\\/news\\/[^/]+$', parameters: ['page'], preview: 'preview' },
    ],
    name: PRODUCT_NAME,
    contact: CONTACT,
    origin: BUILT_ORIGIN,
    apiHost: '',
    redirects: { origin: REDIRECT_ORIGIN, paths: ['/personas', '/login'] },
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server', 'entry.mjs'), ENTRY);
  await writeMailTemplates(join(folder, 'server'));
  return folder;
}

type Source = Omit<SiteFile, 'encodings'> & { body: string };

/** The same few texts for each test: compressed once per process. */
const variantsOf = new Map<string, { br: Buffer; gz: Buffer }>();

function compress(body: string): { br: Buffer; gz: Buffer } {
  const known = variantsOf.get(body) ?? { br: brotliCompressSync(body), gz: gzipSync(body) };
  variantsOf.set(body, known);
  return known;
}

/** Written at once: for files this small, a turn of the event loop each costs more than the disk. */
function writeWithVariants(folder: string, { body, ...file }: Source): SiteFile {
  const path = join(folder, 'client', file.file);
  const { br, gz } = compress(body);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
  return { ...file, encodings: ['br', 'gzip'] };
}
