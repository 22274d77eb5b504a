import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { createBlogStore } from '../../server/modules/blog/blog.store.ts';
import { importFolder } from '../../server/modules/blog/import/import-folder.ts';
import { loadSite } from '../../server/modules/site/site-files.ts';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import { readConfig } from '../../server/settings/read-config.ts';
import type { Engine } from './answers/engines.ts';
import { openEngines } from './answers/open-engines.ts';
import { sharedRenderer } from './shared-renderer.ts';

const SITE_DIR = fileURLToPath(new URL('../../site/dist', import.meta.url));
const BLOG_DIR = fileURLToPath(new URL('../../content/en/blog', import.meta.url));
/** Every article is published by then. */
const NOW = new Date('2027-01-01T00:00:00Z');

/** Time to read the whole site on a machine that is busy. */
export const READ_ALL_MS = 60_000;

/** Opens the engine that answers from the site as it was built, with the articles as they are written and no model. */
export async function openOwnAnswers(): Promise<{ engines: Engine[]; close: () => Promise<void> }> {
  const site = await loadSite(SITE_DIR, null).catch((error) => {
    throw new Error('the site is not built: npm run build', { cause: error });
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'answers-'));
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  const clock = () => NOW;
  const blog = createBlogStore({ database, clock });
  await importFolder({ folder: BLOG_DIR, now: new Date(), writer: blog, renderer: sharedRenderer });
  const log = { warn: expect.fail, error: expect.fail };
  return {
    engines: await openEngines({ config: readConfig({}), database, site, blog, clock, log }),
    close: async () => {
      await database.destroy();
      await rm(dataDir, { recursive: true });
    },
  };
}
