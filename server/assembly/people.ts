import type { FastifyInstance } from 'fastify';
import { createAccounts } from '../modules/accounts/accounts.ts';
import { offersDemo } from '../modules/accounts/demo-client.ts';
import { productNamesIn } from '../modules/accounts/password.rules.ts';
import { openResponder } from '../modules/answers/open-responder.ts';
import type { Passages } from '../modules/answers/passages/passages.ts';
import type { Responder } from '../modules/answers/responder.ts';
import type { BlogStore } from '../modules/blog/blog.store.ts';
import { createChat } from '../modules/chat/chat.ts';
import type { ChatLimits } from '../modules/chat/limits/chat-limits.ts';
import { findAnswerCostUsd } from '../modules/chat/store/answer-costs.ts';
import { emptyRooms, removeChats } from '../modules/chat/store/removed-user.ts';
import { makeRooms } from '../modules/chat/store/rooms.store.ts';
import type { ClientNetworks } from '../plugins/http/client-network.ts';
import type { SharedRedis } from '../plugins/http/redis.ts';
import { securityHeaders } from '../plugins/http/security-headers.ts';
import type { Essentials } from './essentials.ts';

interface PeopleParts {
  networks: ClientNetworks;
  redis: SharedRedis | null;
  blog: BlogStore;
  passages: Passages;
  /** In place of the configured one. */
  responder: Responder | undefined;
  /** Other limits than the usual. */
  chatLimits: Partial<ChatLimits> | undefined;
}

/** Who has an account, and what they say to one another and to the answers. */
export async function addPeople(app: FastifyInstance, essentials: Essentials, parts: PeopleParts) {
  const { config, database, site, clock, logger, metrics, origins, isSecure } = essentials;
  const { networks, redis, blog, passages } = parts;
  const accounts = await createAccounts({
    database,
    clock,
    redis,
    productNames: [site.name, ...productNamesIn([site.redirects.origin, config.publicUrl])],
    offersDemo: offersDemo(config),
    onSignedUp: (user, transaction) => makeRooms(user, clock(), transaction),
    onDeleting: (user) => emptyRooms(user.id, database),
    onDeleted: (user, transaction) => removeChats(user.id, transaction),
  });
  const findClientId = async (userId: string) => (await accounts.findUser(userId))?.clientId;
  const findSpentUsd = (since: Date) => findAnswerCostUsd(database, since);
  const sources = { config, site, blog, clock, passages, findClientId, findSpentUsd, log: logger };
  const chat = createChat({
    config,
    origins,
    networks,
    database,
    clock,
    logger,
    registry: metrics.registry,
    headers: securityHeaders(isSecure),
    accounts,
    responder: parts.responder ?? openResponder(sources),
    limits: parts.chatLimits ?? {},
  });
  app.addHook('onReady', () => chat.start());
  return { accounts, chat };
}
