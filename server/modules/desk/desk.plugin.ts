import { DESK_API, DESK_ICON, DESK_PATH } from 'contract/desk/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import { findOrCreateKey } from '../../plugins/database/server-keys.ts';
import type { ClientNetworks } from '../../plugins/http/client-network.ts';
import { preferredCoding } from '../../plugins/http/content-coding.ts';
import { pathOf } from '../../plugins/http/cross-origin.ts';
import { namesTag } from '../../plugins/http/entity-tag.ts';
import { addRateLimit } from '../../plugins/http/rate-limit.ts';
import { createSignedTokens } from '../../plugins/secrets/signed-tokens.ts';
import { NotFound } from '../../shared/errors.ts';
import { runRegularly } from '../../shared/run-regularly.ts';
import type { AnswerableFile, Variant } from '../site/site.queries.ts';
import { addAccountCalls } from './account/account.calls.ts';
import { addAuditCalls } from './audit/audit.calls.ts';
import { findLast, retainAudit } from './audit/audit.store.ts';
import { isDeskOn } from './desk.settings.ts';
import { DeskListener } from './desk-listener.ts';
import type { DeskParts } from './desk-parts.ts';
import { addEventCalls } from './events/events.calls.ts';
import { createEvents } from './events/events.ts';
import { guardCalls, requireGuard } from './guard.ts';
import { type DeskFiles, openDeskFiles } from './pages/desk-files.ts';
import { addPeopleCalls } from './people/people.calls.ts';
import { addSessionCalls } from './sessions/session.calls.ts';
import { forgetOldSessions } from './sessions/sessions.store.ts';
import { addSettingCalls } from './settings/settings.calls.ts';
import { createLinkMails } from './sign-in/link-mails.ts';
import { createPasskeys } from './sign-in/passkeys.ts';
import { addSignInCalls } from './sign-in/sign-in.calls.ts';

/** Folder in which the build puts the assets of the page. */
const ASSETS = `${DESK_PATH}/assets/`;

type FindIcon = () => AnswerableFile | undefined;

/** Serves the desk's files, and at every other address below it the page, which draws the screen of that address. */
function addDeskPages(desk: FastifyInstance, files: DeskFiles, findIcon: FindIcon): void {
  desk.get(DESK_PATH, answer);
  desk.get(`${DESK_PATH}/*`, answer);
  desk.get(DESK_ICON, async (request, reply) => {
    const icon = findIcon();
    if (!icon) throw new NotFound();
    const coding = preferredCoding(request.headers['accept-encoding']);
    return send(icon.variants[coding] ?? icon.identity, request, reply);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request.url);
    if (path === DESK_API || path.startsWith(`${DESK_API}/`)) throw new NotFound();
    const coding = preferredCoding(request.headers['accept-encoding']);
    const file = await files.findFile(path, coding);
    if (!file && path.startsWith(ASSETS)) throw new NotFound();
    return send(file ?? (await files.readPage(coding)), request, reply);
  }
}

function send(variant: Variant, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const condition = headers['if-none-match'];
  const isKnown = condition !== undefined && namesTag(condition, variant.etag);
  const said = isKnown ? variant.unchangedHeaders : variant.headers;
  for (let index = 0; index < said.length; index += 2) reply.header(said[index] ?? '', said[index + 1]);
  return isKnown ? reply.code(304).send() : reply.send(variant.body);
}

/** Limit of one network: a person who works fast makes one or two a second, and a team shares one. */
const CALLS_PER_MINUTE = 1_200;
const CLEANUP_MS = 6 * 3_600_000;
const FIRST_CLEANUP_MS = 60_000;

interface OwnParts extends Omit<DeskParts, keyof AppContext> {
  networks: ClientNetworks;
  /** Adds the calls of other modules, with `addDeskCall`, behind the same guard. */
  addCalls: (desk: FastifyInstance) => void;
  /** Returns the icon of the site, which is that of the desk too. */
  findIcon: FindIcon;
}

/**
 * Adds the pages and calls of the desk, with which a marketing team runs the site. Adds nothing where the desk is off.
 */
export async function addDesk(app: FastifyInstance, context: AppContext, own: OwnParts): Promise<void> {
  requireGuard(app);
  if (!isDeskOn(context.config)) return;
  const { config, database, redis, isSecure, onRateLimited: onRefused } = context;
  const { networks, addCalls, findIcon, ...others } = own;
  const base: DeskParts = { ...context, ...others };
  const key = Buffer.from(await findOrCreateKey(database, 'desk'), 'base64url');
  const signedTokens = createSignedTokens(key);
  const parts = {
    ...{ ...base, signedTokens, mails: createLinkMails(base) },
    passkeys: createPasskeys({ ...base, signedTokens }),
  };
  const events = createEvents(base);
  const listener = config.deskPort === null ? undefined : new DeskListener(app);

  await app.register(async (desk) => {
    listener?.holdRoutes(desk);
    addRateLimit(desk, { name: 'desk', most: CALLS_PER_MINUTE, redis, onRefused });
    guardCalls(desk, context, key);
    addSessionCalls(desk, parts);
    addCalls(desk);
    addSettingCalls(desk, parts);
    addSignInCalls(desk, parts);
    addAccountCalls(desk, parts);
    addPeopleCalls(desk, parts);
    addAuditCalls(desk, parts);
    addEventCalls(desk, events);
  });
  addPages(app, context, listener, findIcon);

  let stopCleanup = async () => {};
  app.addHook('onReady', async () => {
    stopCleanup = startCleanup(context);
    await listener?.listen(app, { ...context, isSecure }, networks);
  });
  app.addHook('preClose', async () => {
    await events.close();
    await listener?.close(config.shutdownTimeoutMs);
    await stopCleanup();
  });
}

/** A file that was built needs no session, and counts toward no limit of calls. */
function addPages(
  app: FastifyInstance,
  { config, isSecure, logger }: AppContext,
  listener: DeskListener | undefined,
  findIcon: FindIcon,
): void {
  const files = openDeskFiles(config.deskDir, isSecure);
  if (!files) {
    logger.warn('desk/dist holds no built desk: run npm run build');
    return;
  }
  app.register(async (pages) => {
    listener?.holdRoutes(pages);
    addDeskPages(pages, files, findIcon);
  });
}

/**
 * Forgets sessions long over and entries of the audit that are two years old, and logs where the audit ends, which
 * nothing in the database can change; not yet while the server starts.
 */
function startCleanup({ database, clock, logger }: AppContext): () => Promise<void> {
  let stop = async () => {};
  const start = setTimeout(() => {
    stop = run();
  }, FIRST_CLEANUP_MS).unref();
  const run = () =>
    runRegularly(
      async () => {
        await forgetOldSessions(database, clock());
        await retainAudit(database, clock());
        const end = await findLast(database);
        if (end) logger.info({ number: end.number, hash: end.hash }, 'the audit ends with this entry');
      },
      CLEANUP_MS,
      (err) => logger.warn({ err }, 'old sessions and entries of the audit are still there'),
    );
  return async () => {
    clearTimeout(start);
    await stop();
  };
}
