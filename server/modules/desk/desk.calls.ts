import type { AuditAction } from 'contract/desk/audit-actions.ts';
import { DESK_API } from 'contract/desk/paths.ts';
import type { DeskRight, DeskRole } from 'contract/desk/roles.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Database } from '../../plugins/database/schema.ts';

/** Person who makes a call. */
export interface DeskPerson {
  id: string;
  name: string;
  email: string;
  role: DeskRole;
  /** IANA name of their zone. */
  zone: string;
  rights: ReadonlySet<DeskRight>;
}

/** Right to make a call: any of the rights suffices; `signed-in` is every person, `open` a caller without a session. */
export type Access = readonly DeskRight[] | 'signed-in' | 'open';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Facts of a call of the desk: who may make it, whether it needs a recently shown passkey, and its audit action.
     */
    desk?: { access: Access; needsFreshPasskey: boolean; audit: AuditAction | undefined };
  }
  interface FastifyRequest {
    /** Person who makes this call of the desk; absent in an open one. */
    deskPerson?: DeskPerson;
  }
}

interface Described<
  Body extends TSchema,
  Query extends TSchema,
  Params extends TSchema,
  Answer extends TSchema,
> {
  access: Access;
  /**
   * Set for exports, erasures, secrets and people: 401 `passkey_needed` without a passkey shown in the last minutes.
   */
  needsFreshPasskey?: boolean;
  /**
   * The action under which the audit has what the call does. Only such a call gets `change`, and it fails without using
   * it.
   */
  audit?: AuditAction;
  body?: Body;
  query?: Query;
  params?: Params;
  /** Answer of status 200; without it 204 is answered where the handler returns nothing. */
  answer?: Answer;
}

/** Facts of an audit entry that the call determines. */
export interface CallEntry {
  /** Instead of the action of the call. */
  action?: AuditAction;
  /** An id, or what else names it without anything secret. */
  subject: string;
  /** Number of rows that were read or changed; without it, one. */
  rows?: number;
  reason?: string | undefined;
  /** Address of the person; in an open call, which has none, it is needed. */
  by?: string;
}

/**
 * Changes something in one transaction with its entries, which are written last: neither is stored without the other.
 * @param work gets the transaction, and `note`, which adds an entry; work that changes nothing adds none
 */
export type Change = <Result>(
  work: (transaction: Database, note: (entry: CallEntry) => void) => Promise<Result>,
) => Promise<Result>;

interface Called<Body extends TSchema, Query extends TSchema, Params extends TSchema> {
  /** Person who makes the call; absent in an open call. */
  person: DeskPerson;
  body: Static<Body>;
  query: Static<Query>;
  params: Static<Params>;
  request: FastifyRequest;
  reply: FastifyReply;
  change: Change;
}

export type DeskMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Adds one call of the desk. Each names who may make it: the hooks of `desk.plugin.ts` refuse every other caller, and a
 * test reads the table of roles and calls from the same place.
 * @param path below `/desk/api`, such as `/leads/:id`
 */
export function addDeskCall<
  Body extends TSchema,
  Query extends TSchema,
  Params extends TSchema,
  Answer extends TSchema,
>(
  app: FastifyInstance,
  method: DeskMethod,
  path: string,
  described: Described<Body, Query, Params, Answer>,
  handle: (call: Called<Body, Query, Params>) => Promise<Static<Answer> | undefined> | Promise<void>,
): void {
  const { access, needsFreshPasskey = false, audit, body, query, params, answer } = described;
  app.route({
    method,
    url: `${DESK_API}${path}`,
    config: { desk: { access, needsFreshPasskey, audit } },
    schema: {
      ...(body && { body }),
      ...(query && { querystring: query }),
      ...(params && { params }),
      ...(answer && { response: { 200: answer } }),
    },
    handler: async (request, reply) => {
      let isNoted = audit === undefined;
      const change: Change = async (work) => {
        if (!audit) throw new Error(`${method} ${path} changes something without an audit action`);
        const result = await app.changeAtDesk(request, audit, work);
        isNoted = true;
        return result;
      };
      const answered = await handle({
        change,
        person: request.deskPerson as DeskPerson,
        body: request.body as Static<Body>,
        query: request.query as Static<Query>,
        params: request.params as Static<Params>,
        request,
        reply,
      });
      if (!isNoted) throw new Error(`${method} ${path} made its change without an entry of the audit`);
      return answered ?? (reply.sent ? reply : reply.code(204).send());
    },
  });
}
