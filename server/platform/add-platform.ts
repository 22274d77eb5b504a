import type { FastifyInstance } from 'fastify';
import { addAccounts } from '../modules/accounts/accounts.plugin.ts';
import type { MailResetToken } from '../modules/accounts/forgot-password.ts';
import { addAgents } from '../modules/agents/agents.plugin.ts';
import type { Responder } from '../modules/answers/model/responder.ts';
import { addChat } from '../modules/chat/chat.plugin.ts';
import type { ChatLimits } from '../modules/chat/limits/chat-limits.ts';
import { emptyRooms, removeChats } from '../modules/chat/store/removed-user.ts';
import { makeRooms } from '../modules/chat/store/rooms.store.ts';
import type { AppContext } from '../plugins/app-context.ts';
import { openResetMails } from './mail-reset-token.ts';
import type { AddedPlatform, SiteParts } from './platform.ts';

export interface PlatformOptions {
  /** An earlier thread has failed, perhaps because of a question that it was answering. */
  isReplacement?: boolean;
  /** Replaces the configured responder, for tests. */
  responder?: Responder | undefined;
  /** Replaces the mail server, for tests. */
  mailResetToken?: MailResetToken | undefined;
  /** Other limits than the usual, for tests. */
  chatLimits?: Partial<ChatLimits> | undefined;
}

/** Adds accounts, the chat and `/mcp` to an app, in its own thread. */
export async function addPlatform(
  app: FastifyInstance,
  context: AppContext,
  { site, passages, topics, ask, pages, networks, callSite }: SiteParts,
  { responder, chatLimits, mailResetToken, isReplacement = false }: PlatformOptions = {},
): Promise<AddedPlatform> {
  const { database, clock } = context;
  const accounts = await addAccounts(app, context, {
    site,
    onSignedUp: (user, transaction) => makeRooms(user, clock(), transaction),
    onDeleting: (user) => emptyRooms(user.id, database),
    onDeleted: (user, transaction) => removeChats(user.id, transaction),
    mailResetToken: mailResetToken ?? openResetMails(context),
  });
  const chat = await addChat(app, context, {
    ...{ site, accounts, networks, passages, ask, responder, isReplacement },
    limits: chatLimits,
  });
  await addAgents(app, context, { site, pages, passages, topics, ask, callSite });
  return { gate: chat.gate, close: chat.close };
}
