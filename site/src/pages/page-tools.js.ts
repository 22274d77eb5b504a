import { AGENT_TOOLS } from 'contract/agents/agent-tools.ts';
import { ESTIMATE_CREDITS } from 'contract/agents/product-tools.ts';
import { MCP_PATH } from 'contract/api-paths.ts';
import { API_HOST } from '../api/host.ts';
import source from '../layout/page-tools/page-tools.ts?bundled';

/** Of clients that know a site by these two names alone: on a page they say nothing new. */
const ALIASES = ['search', 'fetch'];

const tools = Object.entries(AGENT_TOOLS)
  .filter(([name, { isReadOnly }]) => isReadOnly && !ALIASES.includes(name))
  .map(([name, { title, description, input }]) => ({ name, title, description, inputSchema: input }));

const { title, description, input } = ESTIMATE_CREDITS;
const settings = {
  mcp: API_HOST + MCP_PATH,
  reading: tools,
  credits: { name: 'estimate_credits', title, description, inputSchema: input },
};

/** The tools of every page, at an address of their own as `search.js`: who has no agent never fetches it. */
export const GET = () =>
  new Response(`const TOOLS = ${JSON.stringify(settings)};\n${source}`, {
    headers: { 'content-type': 'text/javascript' },
  });
