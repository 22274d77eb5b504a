import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import { CHAT_SOCKET_PATH, MCP_PATH } from 'contract/api-paths.ts';
import type { FastifyInstance } from 'fastify';
import type { CallSite } from '../modules/agents/site-calls.ts';
import type { Ask } from '../modules/answers/ask/ask.ts';
import type { Passages, ServedSite } from '../modules/answers/passages/passages.ts';
import type { OpenTopics } from '../modules/answers/topics/open-topics.ts';
import type { SitePages } from '../modules/site/site-pages.ts';
import type { AppContext } from '../plugins/app-context.ts';
import type { ClientNetworks } from '../plugins/http/client-network.ts';
import type { FastPath, SocketGate } from '../plugins/http/http-server.ts';
import type { ThreadFunctions } from './thread-calls.ts';

/** Parts of the platform that an app needs when its own router answers the platform's calls. */
export interface AddedPlatform {
  /** Requests of the chat's socket. */
  gate: SocketGate;
  /**
   * Accepts no new connections, and finishes what is under way.
   * @param timeoutMs time for answers of the chat
   */
  close(timeoutMs: number): Promise<void>;
}

/**
 * The application behind the site: accounts, the chat and `/mcp` (decision 025). It takes no lead, and a fault in it
 * must not keep the site from taking them.
 */
export interface Platform extends AddedPlatform {
  /** Answers a request for one of the platform's calls, where the router of the site does not. */
  answerOnFastPath: FastPath;
  /** The client that anyone may try; `undefined` where there isn't one. */
  demoClientId: string | undefined;
  readMetrics: ThreadFunctions['readMetrics'];
}

/** Parts of the site that the platform reads, and through which it makes the site's calls. */
export interface SiteParts {
  site: ServedSite;
  passages: Passages;
  topics: OpenTopics;
  ask: Ask;
  pages: SitePages;
  networks: ClientNetworks;
  callSite: CallSite;
}

/** Opens the platform for an app that does not listen yet. */
export type OpenPlatform = (app: FastifyInstance, context: AppContext, parts: SiteParts) => Promise<Platform>;

/** A server without it: its addresses lead nowhere. */
export const NO_PLATFORM: Platform = {
  gate: { isMeant: () => false, answer: () => {}, upgrade: () => {} },
  answerOnFastPath: () => false,
  demoClientId: undefined,
  readMetrics: async () => [],
  close: async () => {},
};

const PATHS: ReadonlySet<string> = new Set([...Object.values(ACCOUNT_PATHS), MCP_PATH, `${MCP_PATH}/`]);

/** Reports whether an address is one of the platform's HTTP calls. @param url path and query */
export function isPlatformCall(url = ''): boolean {
  const mark = url.indexOf('?');
  return PATHS.has(mark < 0 ? url : url.slice(0, mark));
}

/** Reports whether an address is that of the chat's socket. */
export function isChatSocket(url = ''): boolean {
  return url.startsWith(CHAT_SOCKET_PATH);
}
