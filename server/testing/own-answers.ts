import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { openResponder } from '../modules/answers/open-responder.ts';
import type { Responder } from '../modules/answers/responder.ts';
import { openAsk } from '../modules/ask/ask.ts';
import { createBlogStore } from '../modules/blog/blog.store.ts';
import { importFolder } from '../modules/blog/import/import-folder.ts';
import { openPassagesLazily } from '../modules/search/passages/lazy-passages.ts';
import { openTopicsOnce } from '../modules/search/topics/open-topics.ts';
import { pageTitles } from '../modules/site/page-titles.ts';
import { loadSite } from '../modules/site/site-files.ts';
import { openDatabase } from '../plugins/database/open-database.ts';
import { readConfig } from '../settings/read-config.ts';
import { sharedRenderer } from './shared-renderer.ts';

const SITE_DIR = fileURLToPath(new URL('../../site/dist', import.meta.url));
const BLOG_DIR = fileURLToPath(new URL('../../content/blog', import.meta.url));
/** Every article is published by then. */
const NOW = new Date('2027-01-01T00:00:00Z');

/** To read the whole site on a machine that is busy. */
export const READ_ALL_MS = 60_000;

export interface OwnAnswers extends Responder {
  /** How often the articles have been looked through. */
  readings: () => number;
  close: () => Promise<void>;
}

/** The responder of the site as it was built, with the articles as they are written. */
export async function openOwnAnswers(): Promise<OwnAnswers> {
  const site = await loadSite(SITE_DIR, null).catch((error) => {
    throw new Error('the site is not built: npm run build', { cause: error });
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'answers-'));
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  const blog = createBlogStore({ database, clock: () => NOW });
  await importFolder({ folder: BLOG_DIR, now: new Date(), writer: blog, renderer: sharedRenderer });
  let readings = 0;
  const counted: typeof blog = {
    ...blog,
    listVersions: (limit) => {
      readings += 1;
      return blog.listVersions(limit);
    },
  };
  const log = { warn: expect.fail, error: expect.fail };
  const passages = openPassagesLazily({ site, blog: counted, log, timeoutMs: READ_ALL_MS });
  const responder = openResponder({
    site,
    passages,
    ask: openAsk({ passages, topics: openTopicsOnce(), titleOf: pageTitles(site), productName: site.name }),
    config: readConfig({}),
    clock: () => NOW,
    findSpentUsd: async () => 0,
    log,
  });
  return {
    answer: (question) => responder.answer(question),
    readings: () => readings,
    close: async () => {
      await database.destroy();
      await rm(dataDir, { recursive: true });
    },
  };
}
