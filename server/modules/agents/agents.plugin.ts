import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import { addRateLimit } from '../../plugins/http/rate-limit.ts';
import { isOnInternet } from '../../plugins/settings/on-internet.ts';
import type { Ask, SearchSources } from '../answers/answers.queries.ts';
import { pageTitles, type Site, type SitePages } from '../site/site.queries.ts';
import { addMcpRoutes } from './mcp.routes.ts';
import { openOwnOrigin } from './own-origin.ts';
import { createToolRunner } from './run-tool.ts';
import { type CallSite, SiteCalls } from './site-calls.ts';

interface AgentParts {
  site: Pick<Site, 'files' | 'origin'>;
  pages: SitePages;
  passages: SearchSources['passages'];
  topics: SearchSources['topics'];
  ask: Ask;
  /** Makes the calls of the site that a tool stands for. */
  callSite: CallSite;
}

/**
 * `/mcp` for visitors' own agents, behind a rate limit of its own; what they book counts for the limit of leads too.
 */
export async function addAgents(
  app: FastifyInstance,
  { config, clock, origins, redis, logger, onRateLimited }: AppContext,
  { site, pages, passages, topics, ask, callSite }: AgentParts,
): Promise<void> {
  const { origin } = site;
  const search = { passages, topics, titleOf: pageTitles(site) };
  const ownOrigin = openOwnOrigin(pages, origin, config.publicUrl);
  const runTool = createToolRunner({
    ...{ search, ask, clock },
    origin: ownOrigin,
    calls: new SiteCalls(callSite),
    office: config.office,
  });
  await app.register(async (scope) => {
    const most = config.agentCallsPerMinute;
    addRateLimit(scope, { name: 'agents', most, redis, onRefused: onRateLimited });
    const parts = { origin: ownOrigin, runTool, log: logger };
    addMcpRoutes(scope, parts, { origins, isOpen: isOnInternet(config.publicUrl) });
  });
}
