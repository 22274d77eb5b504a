import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../faults/server-process.ts';
import type { Bench } from './peer.ts';

/** Pages beside those of the sitemap: an error, results, a form that was filled in wrongly. */
const OTHERS = ['/no-such-page', '/search?q=price', '/ask?q=price', '/status'];

/** Writes each page of a server with the sample articles to a file. @returns their paths by file */
export async function writePages(bench: Bench): Promise<Map<string, string>> {
  const server = await startServer();
  bench.defer(() => server.stop());
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
  const folder = join(bench.folder, 'pages');
  await mkdir(folder);
  const pages = new Map<string, string>();
  for (const [index, path] of [...listed, ...OTHERS].entries()) {
    const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } });
    const file = join(folder, `${index}.html`);
    await writeFile(file, await answer.text());
    pages.set(file, path);
  }
  return pages;
}

/** Returns the messages of a checker, each with the number of its pages and one of them. */
export function gatherMessages(found: readonly { path: string; message: string }[]): string[] {
  const paths = new Map<string, Set<string>>();
  for (const { path, message } of found) paths.set(message, (paths.get(message) ?? new Set()).add(path));
  return [...paths].map(([message, of]) => `${message} (${of.size} pages, such as ${[...of][0]})`);
}
