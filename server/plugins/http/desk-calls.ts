import type { AuditAction } from 'contract/desk/audit-actions.ts';
import {
  type Access,
  DESK_CALLS,
  type DeskCall,
  type DeskCallName,
  type PartOf,
} from 'contract/desk/calls.ts';
import { DESK_API } from 'contract/desk/paths.ts';
import type { DeskRight, DeskRole } from 'contract/desk/roles.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/schema.ts';
import { allowUpload } from './http-server.ts';

/** Person who makes a call. */
export interface DeskPerson {
  id: string;
  name: string;
  email: string;
  role: DeskRole;
  /** IANA name of their zone. */
  zone: string;
  /** Their choice of dates, clocks and numbers. */
  locale: string | null;
  rights: ReadonlySet<DeskRight>;
}

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

interface Called<Name extends DeskCallName> {
  /** Absent in an open call. */
  person: DeskPerson;
  body: PartOf<Name, 'body'>;
  query: PartOf<Name, 'query'>;
  params: PartOf<Name, 'params'>;
  request: FastifyRequest;
  reply: FastifyReply;
  change: Change;
}

/**
 * Registers one call of the desk, as the table of the contract describes it: the hooks of `desk.plugin.ts` refuse every caller
 * that has no right to it. Without an answer of the handler, it answers 204.
 */
export function addDeskCall<Name extends DeskCallName>(
  app: FastifyInstance,
  name: Name,
  handle: (call: Called<Name>) => Promise<PartOf<Name, 'answer'> | undefined> | Promise<void>,
): void {
  const {
    access,
    needsFreshPasskey = false,
    audit,
    body,
    query,
    params,
    answer,
    mostBytes,
  }: DeskCall = DESK_CALLS[name];
  const [method = '', path = ''] = name.split(' ');
  app.route({
    method,
    url: `${DESK_API}${path}`,
    config: { desk: { access, needsFreshPasskey, audit } },
    ...(mostBytes !== undefined && {
      bodyLimit: mostBytes,
      onRequest: async ({ raw }: FastifyRequest) => allowUpload(raw),
    }),
    schema: {
      ...(body && { body }),
      ...(query && { querystring: query }),
      ...(params && { params }),
      ...(answer && { response: { 200: answer } }),
    },
    handler: async (request, reply) => {
      let isNoted = audit === undefined;
      const change: Change = async (work) => {
        if (!audit) throw new Error(`${name} changes something without an audit action`);
        const result = await app.changeAtDesk(request, audit, work);
        isNoted = true;
        return result;
      };
      const answered = await handle({
        change,
        person: request.deskPerson as DeskPerson,
        body: request.body as PartOf<Name, 'body'>,
        query: request.query as PartOf<Name, 'query'>,
        params: request.params as PartOf<Name, 'params'>,
        request,
        reply,
      });
      if (!isNoted) throw new Error(`${name} made its change without an entry of the audit`);
      return answered ?? (reply.sent ? reply : reply.code(204).send());
    },
  });
}
