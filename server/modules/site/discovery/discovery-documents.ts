import { API_PREFIX, CHAT_SOCKET_PATH, DISCOVERY_PATHS, MCP_PATH } from 'contract/api-paths.ts';
import { REFERENCE_PAGE } from 'contract/site/addresses.ts';
import { VERSION } from '../../../plugins/settings/version.ts';
import type { Provider } from './provider.ts';
import { type Skill, skillPath } from './skills.ts';

/** Versions of the protocol that `/mcp` speaks; a test compares them with the library's own. */
export const PROTOCOL_VERSIONS = [
  ...['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'],
] as const;

const CARD_TYPE = 'application/mcp-server-card+json';
const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';
const SKILL_TYPE = 'text/markdown; profile="urn:air:agent-skills"';
const HTML = 'text/html';
const JSON_TYPE = 'application/json';

/**
 * The calls, the chat socket and the server for agents, each with its description (RFC 9727: a link set of RFC 9264).
 */
export function apiCatalog({ origin, hasPlatform }: Provider): object {
  const at = (path: string, type: string, title?: string) => ({
    ...{ href: origin + path, type },
    ...(title && { title }),
  });
  const calls = {
    anchor: origin + API_PREFIX,
    'service-desc': [at('/openapi.json', JSON_TYPE, 'OpenAPI')],
    'service-doc': [at(REFERENCE_PAGE, HTML), at(`${REFERENCE_PAGE}.md`, 'text/markdown')],
    status: [at('/status', HTML)],
  };
  const chat = {
    anchor: origin + CHAT_SOCKET_PATH,
    'service-desc': [at('/asyncapi.json', JSON_TYPE, 'AsyncAPI')],
    'service-doc': [at(`${REFERENCE_PAGE}/socket`, HTML)],
  };
  const agents = {
    anchor: origin + MCP_PATH,
    'service-desc': [at(DISCOVERY_PATHS.serverCard, CARD_TYPE, 'MCP server card')],
    'service-doc': [at(`${REFERENCE_PAGE}/mcp`, HTML)],
  };
  return { linkset: hasPlatform ? [calls, chat, agents] : [calls] };
}

/**
 * Returns the server card, which says how to connect to `/mcp`. Its tools are listed by the server itself, as the draft
 * wants it.
 */
export function serverCard({ productName, origin }: Provider): object {
  return {
    $schema: CARD_SCHEMA,
    name: `${reversedHost(origin)}/website`,
    version: VERSION,
    title: productName,
    description:
      `Ask about ${productName}, compare plans, compute savings, and book a demo for a person.`.slice(0, 100),
    websiteUrl: `${origin}${REFERENCE_PAGE}/mcp`,
    icons: [{ src: `${origin}/icon-512.png`, mimeType: 'image/png', sizes: ['512x512'] }],
    remotes: [
      {
        type: 'streamable-http',
        url: origin + MCP_PATH,
        supportedProtocolVersions: [...PROTOCOL_VERSIONS],
      },
    ],
  };
}

/** Returns the catalog of what agents can use here: the server for agents, and the skills. */
export function aiCatalog({ productName, origin, hasPlatform }: Provider, skills: readonly Skill[]): object {
  const { hostname } = new URL(origin);
  const urn = (kind: string, name: string) =>
    `urn:air:${hostname.replaceAll(/[^\w.-]/g, '')}:${kind}:${name}`;
  const mcp = {
    identifier: urn('mcp', 'website'),
    displayName: productName,
    type: CARD_TYPE,
    url: origin + DISCOVERY_PATHS.serverCard,
    representativeQueries: [
      `Which ${productName} plan fits a team of 8?`,
      'Book a demo next Tuesday afternoon',
      'What would automating 30% of support save us?',
    ],
  };
  const ofSkills = skills.map(({ name, title, description, queries }) => ({
    identifier: urn('skill', name),
    displayName: title,
    description,
    type: SKILL_TYPE,
    url: origin + skillPath(name),
    representativeQueries: queries,
  }));
  return {
    specVersion: '1.0',
    host: { displayName: productName, identifier: hostname, documentationUrl: origin + REFERENCE_PAGE },
    entries: [...(hasPlatform ? [mcp] : []), ...ofSkills],
  };
}

/** `https://www.example.com` as names of servers begin: `com.example`. */
function reversedHost(origin: string): string {
  const { hostname } = new URL(origin);
  const parts = hostname.replace(/^www\./, '').split('.');
  return parts
    .toReversed()
    .join('.')
    .replaceAll(/[^\w.-]/g, '');
}
