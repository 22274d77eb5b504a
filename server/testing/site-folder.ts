import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  FORM_PROBLEM_PAGE,
  FORM_PROBLEM_SLOT,
  NOT_FOUND_PAGE,
  type SiteFile,
  type SiteManifest,
  THANK_YOU_PAGE,
} from 'contract/site-manifest.ts';

export const PAGE_POLICY = "default-src 'self'; script-src 'sha256-test'";
export const HOME_HTML = `<!doctype html><title>Home</title><p>${'Welcome. '.repeat(200)}</p>`;
export const NOT_FOUND_HTML = '<!doctype html><title>Not found</title>';
export const SCRIPT = `console.log(${JSON.stringify('island '.repeat(100))});`;
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
  if (end === 'moved') return response.writeHead(301, { location: '/news/here' }).end();
  const headers = { 'content-type': 'text/html', 'content-security-policy': ${JSON.stringify(NEWS_POLICY)} };
  if (end === 'secret') headers['cache-control'] = 'private, no-store';
  const articles = await locals.blog.listAddresses();
  const words = { rendered, target: request.url, host: request.headers.host, articles: articles.length };
  response.writeHead(end === 'unknown' ? 404 : 200, headers);
  response.write('<!doctype html><title>News</title>');
  response.end('<p>' + JSON.stringify(words) + '</p>' + 'and so on '.repeat(50));
}
`;

const PAGES: Record<string, string> = {
  '/': HOME_HTML,
  '/book-demo': '<!doctype html><title>Book a demo</title>',
  [THANK_YOU_PAGE]: '<!doctype html><title>Thank you</title>',
  [NOT_FOUND_PAGE]: NOT_FOUND_HTML,
  [FORM_PROBLEM_PAGE]: `<!doctype html><title>Please check</title><ul>${FORM_PROBLEM_SLOT}</ul>`,
};

/** Makes a small built site as `npm run build` would: pages, a hashed script, a picture without variants. */
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
  const files = await Promise.all([...pages, script].map((file) => writeWithVariants(folder, file)));
  const picture = { path: '/logo.png', file: 'logo.png', contentType: 'image/png', immutable: false };
  await writeFile(join(folder, 'client', 'logo.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  const manifest: SiteManifest = {
    files: [...files, { ...picture, encodings: [] }],
    onDemand: { patterns: ['^\\/news$', '^\\/news\\/[^/]+$'], parameters: ['topic', 'page'] },
    apiHost: '',
    redirects: { origin: REDIRECT_ORIGIN, paths: ['/personas', '/login'] },
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server', 'entry.mjs'), ENTRY);
  return folder;
}

type Source = Omit<SiteFile, 'encodings'> & { body: string };

async function writeWithVariants(folder: string, { body, ...file }: Source): Promise<SiteFile> {
  const path = join(folder, 'client', file.file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, body);
  await writeFile(`${path}.br`, brotliCompressSync(body));
  await writeFile(`${path}.gz`, gzipSync(body));
  return { ...file, encodings: ['br', 'gzip'] };
}
