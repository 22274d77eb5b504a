/**
 * Every HTTP address of `{host}` that the site calls, in one place (S1 section 7).
 * Leading slash, no host: the caller decides whose host it is.
 */
export const API_PREFIX = '/authms';

/** Address for visitors' own AI agents: the Model Context Protocol over HTTP (decision 016). */
export const MCP_PATH = '/mcp';

/** Addresses that programs look for to learn what a site offers; each leads to the others. */
export const DISCOVERY_PATHS = {
  /** The APIs (RFC 9727). */
  apiCatalog: '/.well-known/api-catalog',
  /** List of what agents can use here (the AI Catalog, which Agentic Resource Discovery builds on). */
  aiCatalog: '/.well-known/ai-catalog.json',
  /** Description of `MCP_PATH` (SEP-2127), at the place that the draft reserves for it. */
  serverCard: `${MCP_PATH}/server-card`,
  /** The same, where earlier drafts and some clients look. */
  wellKnownServerCard: '/.well-known/mcp/server-card.json',
  /** Instructions for agents (Agent Skills Discovery 0.2.0); each skill is below it. */
  skills: '/.well-known/agent-skills',
} as const;

/** Address of the chat's socket: the default of Socket.IO. */
export const CHAT_SOCKET_PATH = '/socket.io/';

/** The four calls by which a visitor becomes a lead; the key is the kind under which it is stored. */
export const LEAD_PATHS = {
  demo: `${API_PREFIX}/demo`,
  contact: `${API_PREFIX}/contact-request`,
  agent: `${API_PREFIX}/agent-request`,
  chatbot: `${API_PREFIX}/chatbot-request`,
} as const;

/** Free half-hours (S1 section 2.8). */
export const DEMO_SLOTS_PATH = `${API_PREFIX}/demo-slots`;

/** The calls of the blog (S2 section 7); one article is below `articles`, at `/{category_slug}/{url}`. */
export const BLOG_PATHS = {
  categories: `${API_PREFIX}/blog-category`,
  articles: `${API_PREFIX}/blog`,
} as const;

/** Returns the address at which programs read and change a booked demo, in JSON alone; `bookingPath` is the visitor's page. */
export function bookingCallPath(token: string): string {
  return `${LEAD_PATHS.demo}/${token}`;
}

export type LeadKind = keyof typeof LEAD_PATHS;

/** Kinds in the order of the calls above. */
export const LEAD_KINDS = Object.keys(LEAD_PATHS) as LeadKind[];

/** Names the filled-in form, so that a retry is answered like the first try and stored once. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/** `true` on an answer that repeats an earlier one for the same key and body. */
export const IDEMPOTENT_REPLAYED_HEADER = 'idempotent-replayed';

/** W3C Baggage: carries first-touch attribution beside a request whose body has no room for it. */
export const BAGGAGE_HEADER = 'baggage';
