import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import type { ClientNetworks } from '../../plugins/http/client-network.ts';
import { securityHeaders } from '../../plugins/http/security-headers.ts';
import type { Accounts } from '../accounts/accounts.queries.ts';
import { openResponder, type Responder, type ResponderParts } from '../answers/answers.queries.ts';
import { type Chat, createChat } from './chat.ts';
import type { ChatLimits } from './limits/chat-limits.ts';
import { findAnswerCostUsd } from './store/answer-costs.ts';

interface ChatModuleParts extends Pick<ResponderParts, 'site' | 'passages' | 'ask'> {
  accounts: Accounts;
  networks: ClientNetworks;
  /**
   * Questions that an earlier thread left are taken up when they are overdue, and not at once: one may have ended it.
   */
  isReplacement: boolean;
  /** Replacement of the configured responder, for tests. */
  responder: Responder | undefined;
  /** Other limits than the usual, for tests. */
  limits: Partial<ChatLimits> | undefined;
}

/** The chat over the socket, and who answers in it. The app closes it, in its order. */
export async function addChat(
  app: FastifyInstance,
  { config, origins, database, clock, logger, metrics, isSecure }: AppContext,
  { site, accounts, networks, passages, ask, responder, limits = {}, isReplacement }: ChatModuleParts,
): Promise<Chat> {
  const findSpentUsd = (since: Date) => findAnswerCostUsd(database, since);
  const sources = { config, site, clock, passages, ask, findSpentUsd, log: logger };
  const chat = await createChat({
    ...{ config, origins, networks, database, clock, logger, accounts, limits },
    registry: metrics.registry,
    headers: securityHeaders(isSecure),
    responder: responder ?? openResponder(sources),
  });
  app.addHook('onReady', () => chat.start(isReplacement ? 'overdue' : 'all'));
  return chat;
}
