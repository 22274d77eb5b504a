import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteManifest } from 'contract/site/site-manifest.ts';
import { listIdsOf } from './markdown/anchors.ts';

/** The part of the built site that links are checked against. */
export interface SitePages {
  /** Reports whether the site answers a path, such as `/pricing`: by a page, a file, or a redirect. */
  hasPath: (path: string) => boolean;
  /** Finds the fragments that a page has; `undefined` for a path that is no page of the build. */
  findIds: (path: string) => Promise<ReadonlySet<string> | undefined>;
}

/** The addresses of the built site; `undefined` if the site isn't built, so they are unknown. */
export async function readSitePages(siteDir: string): Promise<SitePages | undefined> {
  const text = await readFile(join(siteDir, 'manifest.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { files, onDemand, redirects }: SiteManifest = JSON.parse(text);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const patterns = onDemand.map(({ pattern }) => new RegExp(pattern));
  return {
    hasPath: (path) => {
      const name = nameOf(path);
      return (
        byPath.has(name) ||
        Object.hasOwn(redirects.pages ?? {}, name) ||
        [name, name.toLowerCase()].some((known) => redirects.paths.includes(known)) ||
        patterns.some((pattern) => pattern.test(name))
      );
    },
    findIds: async (path) => {
      const page = byPath.get(nameOf(path));
      if (!page?.contentType.startsWith('text/html')) return undefined;
      return listIdsOf(await readFile(join(siteDir, 'client', page.file), 'utf8'));
    },
  };
}

function nameOf(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
