import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Site } from '../../site/site-files.ts';
import type { Passage } from './passage.ts';

/** The passages of all pages. A page that cannot be read is left out: the others still answer. */
export async function readSite(
  { files }: Pick<Site, 'files'>,
  log: Pick<Logger, 'warn'>,
): Promise<Passage[]> {
  // The parsers come by themselves, so that loading is done in pieces too.
  const { readPage } = await import('./read-page.ts');
  const passages: Passage[] = [];
  for (const { path, isPage, identity } of files.values()) {
    if (!isPage) continue;
    await nextTurn();
    try {
      passages.push(...readPage(path, identity.body.toString('utf8')));
    } catch (err) {
      log.warn({ err, path }, 'a page could not be indexed for search');
    }
  }
  return withoutRepeats(passages);
}

/** What stands on many pages alike counts for the first one. */
function withoutRepeats(passages: readonly Passage[]): Passage[] {
  const seen = new Set<string>();
  return passages.filter(({ heading, statements }) => {
    const key = JSON.stringify([heading, statements]);
    return !seen.has(key) && seen.add(key);
  });
}
