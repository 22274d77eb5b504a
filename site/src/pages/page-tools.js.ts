import { agentTools } from 'contract/agents/agent-tools.ts';
import { ESTIMATE_CREDITS } from 'contract/agents/product-tools.ts';
import { MCP_PATH } from 'contract/api-paths.ts';
import { API_HOST } from '../api/host.ts';
import { content } from '../content.ts';
import source from '../layout/page-tools/page-tools.ts?bundled';

/** Names of tools for clients that know a site by these two alone: on a page they say nothing new. */
const ALIASES = ['search', 'fetch'];

/** The tools of every page, at an address of their own as `search.js`: who has no agent never fetches it. */
export const GET = () => {
  const { title, description, input } = ESTIMATE_CREDITS;
  const settings = {
    mcp: API_HOST + MCP_PATH,
    reading: Object.entries(agentTools(content().one('plans'), content().one('roi-options')))
      .filter(([name, { isReadOnly }]) => isReadOnly && !ALIASES.includes(name))
      .map(([name, { title, description, input }]) => ({ name, title, description, inputSchema: input })),
    credits: { name: 'estimate_credits', title, description, inputSchema: input },
  };
  return new Response(`const TOOLS = ${JSON.stringify(settings)};\n${source}`, {
    headers: { 'content-type': 'text/javascript' },
  });
};
