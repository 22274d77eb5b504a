import type { Logger } from 'pino';
import { openAsk } from '../../../server/modules/answers/ask/ask.ts';
import { openResponder } from '../../../server/modules/answers/model/open-responder.ts';
import { openPassagesLazily } from '../../../server/modules/answers/passages/lazy-passages.ts';
import { openSiteSearch } from '../../../server/modules/answers/search/site-search.ts';
import { openTopicsOnce } from '../../../server/modules/answers/topics/open-topics.ts';
import type { BlogStore } from '../../../server/modules/blog/blog.store.ts';
import { findAnswerCostUsd } from '../../../server/modules/chat/chat.queries.ts';
import { pageTitles, type Site } from '../../../server/modules/site/site.queries.ts';
import type { Database } from '../../../server/plugins/database/schema.ts';
import type { Config } from '../../../server/plugins/settings/config.ts';
import type { Clock } from '../../../server/shared/clock.ts';
import { createEngines, type Engine } from './engines.ts';

/** Time to read the whole site and blog on a machine that is busy. */
const READ_ALL_MS = 60_000;

interface OpenParts {
  config: Config;
  database: Database;
  site: Site;
  blog: BlogStore;
  clock: Clock;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** Opens the engines that answer visitors of a site, beside its server: questions are not counted. */
export async function openEngines({
  config,
  database,
  site,
  blog,
  clock,
  log,
}: OpenParts): Promise<Engine[]> {
  const passages = openPassagesLazily({ site, blog, log, timeoutMs: READ_ALL_MS });
  const sources = { passages, topics: openTopicsOnce(), titleOf: pageTitles(site) };
  const ask = openAsk(sources);
  const findSpentUsd = (since: Date) => findAnswerCostUsd(database, since);
  const responder = openResponder({ config, site, passages, ask, clock, findSpentUsd, log });
  await passages.prepare();
  return createEngines({ responder, sources, search: openSiteSearch(sources), origin: site.origin });
}
