import type { AuditAction } from 'contract/desk/audit-actions.ts';
import type { Access } from 'contract/desk/calls.ts';
import { DESK_API } from 'contract/desk/paths.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import { inOneTransaction } from '../../plugins/database/one-transaction.ts';
import type { Database } from '../../plugins/database/schema.ts';
import { hideNetwork } from '../../plugins/http/client-network.ts';
import type { CallEntry } from '../../plugins/http/desk-calls.ts';
import { appendAudit } from './audit/audit.store.ts';
import { NotAllowed, PasskeyNeeded, SignedOut, WrongOrigin } from './desk-errors.ts';
import { ownNamesOf } from './desk-origin.ts';
import { isFromDesk } from './own-origin.rules.ts';
import { cookieNameFor, readCookie } from './sessions/session-cookie.rules.ts';
import { findSession, type OpenSession } from './sessions/sessions.store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Mark of the scope whose hooks guard the calls of the desk. */
    guardsDesk: boolean;
    /** Calls of the desk, for the test that checks the table of roles and calls. */
    deskCalls: GuardedCall[];
    /** Makes what a call changes, and writes its entries, in one transaction. */
    changeAtDesk<Result>(
      request: FastifyRequest,
      audit: AuditAction,
      work: (transaction: Database, note: (entry: CallEntry) => void) => Promise<Result>,
    ): Promise<Result>;
  }
  interface FastifyRequest {
    /** The session that makes this call of the desk; absent in an open one. */
    deskSession?: OpenSession;
    /** Hash of the network that makes it. */
    deskNetwork: string;
  }
}

/** A call, and who may make it. */
interface GuardedCall {
  method: string;
  url: string;
  access: Access;
  needsFreshPasskey: boolean;
  audit: AuditAction | undefined;
}

const READ_METHODS = ['GET', 'HEAD'];

/**
 * Refuses to start with a call of the desk that names no one who may make it, or that was added where the guard isn't.
 * Call it before the first call is added.
 */
export function requireGuard(app: FastifyInstance): void {
  app.decorate('guardsDesk', false);
  app.decorate('deskCalls', []);
  app.addHook('onRoute', function checkRoute({ url, method, config }) {
    if (!url.startsWith(`${DESK_API}/`)) return;
    if (!config?.desk) throw new Error(`${url} does not say who may make this call: add it by addDeskCall`);
    if (!this.guardsDesk) throw new Error(`${url} has no guard: add it in addDesk`);
    this.deskCalls.push({ method: String(method), url, ...config.desk });
  });
}

/** Guards all calls of a scope: origin of writes, session, right, fresh passkey, in this order. */
export function guardCalls(
  scope: FastifyInstance,
  { database, clock, config }: Pick<AppContext, 'database' | 'clock' | 'config'>,
  networksKey: Uint8Array,
): void {
  const own = ownNamesOf(config);
  const { publicUrl } = own;
  scope.guardsDesk = true;
  scope.decorate('changeAtDesk', (request, audit, work) =>
    inOneTransaction(database, async (transaction) => {
      const entries: CallEntry[] = [];
      const result = await work(transaction, (entry) => void entries.push(entry));
      for (const { action = audit, subject, rows = 1, reason, by } of entries) {
        const { actor, origin } = actorOf(request);
        const entry = { actor: by === undefined ? actor : { ...actor, name: by }, origin, action };
        await appendAudit(transaction, { ...entry, subject, rows, reason }, clock());
      }
      return result;
    }),
  );
  scope.decorateRequest('deskNetwork', '');
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { desk } = request.routeOptions.config;
    if (!desk) return;
    const { method, headers } = request;
    if (!READ_METHODS.includes(method) && !isFromDesk(headers, own)) throw new WrongOrigin();
    request.deskNetwork = hideNetwork(networksKey, request.network);
    if (desk.access === 'open') return;
    const session = await findOpenSession(request);
    if (!session) throw new SignedOut();
    if (!mayCall(desk.access, session)) throw new NotAllowed();
    if (desk.needsFreshPasskey && !isFresh(session, clock())) throw new PasskeyNeeded();
    request.deskSession = session;
    request.deskPerson = session.person;
  });

  async function findOpenSession(request: FastifyRequest): Promise<OpenSession | undefined> {
    const token = readSessionToken(request, publicUrl);
    return token === undefined ? undefined : findSession(database, token, clock());
  }
}

/** Reads the cookie of a session. @param publicUrl of `publicOriginOf` */
export function readSessionToken(
  { headers, hostname }: FastifyRequest,
  publicUrl: string | null,
): string | undefined {
  return readCookie(headers.cookie, cookieNameFor(hostname, publicUrl)) || undefined;
}

function mayCall(access: Exclude<Access, 'open'>, { person }: OpenSession): boolean {
  return access === 'signed-in' || access.some((right) => person.rights.has(right));
}

/**
 * Checks a call that needs a passkey for some of its requests only.
 * @throws {PasskeyNeeded} without a passkey shown in the last minutes
 */
export function requireFreshPasskey({ deskSession }: FastifyRequest, now: Date): void {
  if (!deskSession || !isFresh(deskSession, now)) throw new PasskeyNeeded();
}

function isFresh({ freshUntil }: OpenSession, now: Date): boolean {
  return freshUntil !== undefined && freshUntil > now;
}

/** The person who makes a call, as an audit entry names them. */
function actorOf({ deskPerson, deskNetwork }: FastifyRequest) {
  return { actor: { kind: 'person' as const, name: deskPerson?.email ?? '' }, origin: deskNetwork };
}
