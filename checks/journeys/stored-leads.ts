import { DatabaseSync } from 'node:sqlite';

/** A lead as the database holds it. */
export interface StoredLead {
  body: Record<string, string>;
  state: string;
  suspicion: string[];
  context: Record<string, unknown>;
}

/** The stored requests of one kind, read from the server's own database file. */
export function findStoredLeads(databaseFile: string, kind: string): StoredLead[] {
  const database = new DatabaseSync(databaseFile, { readOnly: true });
  const rows = database.prepare('select body, state, suspicion, context from leads where kind = ?').all(kind);
  database.close();
  return rows.map(({ body, state, suspicion, context }) => ({
    body: JSON.parse(String(body)),
    state: String(state),
    suspicion: JSON.parse(String(suspicion ?? '[]')),
    context: JSON.parse(String(context ?? '{}')),
  }));
}

/** Their bodies. */
export function findLeads(databaseFile: string, kind: string): Record<string, string>[] {
  return findStoredLeads(databaseFile, kind).map(({ body }) => body);
}
