import { DatabaseSync } from 'node:sqlite';

/** The bodies of the stored requests of one kind, read from the server's own database file. */
export function findLeads(databaseFile: string, kind: string): Record<string, string>[] {
  const database = new DatabaseSync(databaseFile, { readOnly: true });
  const rows = database.prepare('select body from leads where kind = ?').all(kind);
  database.close();
  return rows.map(({ body }) => JSON.parse(String(body)));
}
