import type { AuditLine, AuditProof } from 'contract/desk/audit.ts';
import type { FastifyInstance } from 'fastify';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import type { DeskParts } from '../desk-parts.ts';
import { listAudit, verifyAudit } from './audit.store.ts';
import type { AuditEntriesTable } from './audit.tables.ts';
import type { ChainEnd } from './audit-entry.rules.ts';

const PAGE = 100;

/** The audit, to read and to prove. */
export function addAuditCalls(desk: FastifyInstance, { database }: DeskParts): void {
  let proof: Promise<AuditProof> | undefined;
  /** The end at the last check of this process. */
  let known: ChainEnd | undefined;

  addDeskCall(desk, 'GET /audit', async ({ query }) => {
    const { before, actor, action } = query;
    const rows = await listAudit(database, {
      ...{ actor, action, limit: PAGE },
      before: before === undefined ? undefined : Number(before),
    });
    const last = rows.length === PAGE ? rows.at(-1) : undefined;
    return { entries: rows.map(toLine), ...(last && last.number > 1 && { before: last.number }) };
  });

  // Reads every row: concurrent requests all get the answer to the first.
  addDeskCall(desk, 'POST /audit/verify', () => {
    proof ??= prove().finally(() => {
      proof = undefined;
    });
    return proof;
  });

  async function prove(): Promise<AuditProof> {
    const { entries, first, end, broken } = await verifyAudit(database, known);
    if (!broken) known = end;
    return {
      entries,
      ...(first !== undefined && { first }),
      ...(end && { end: `${end.number}:${end.hash}` }),
      ...(broken && { broken }),
    };
  }
}

function toLine(entry: AuditEntriesTable): AuditLine {
  const { number, at, actor_kind, actor, origin, action, subject, row_count, reason } = entry;
  return {
    ...{ number, at, actorKind: actor_kind, actor, origin, action, subject, rows: row_count },
    ...(reason !== null && { reason }),
  };
}
