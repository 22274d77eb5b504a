import { describe, expect, it } from 'vitest';
import { engines } from '../../../../checks/support/engines.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { type AuditEntry, appendAudit, listAudit, retainAudit, verifyAudit } from './audit.store.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const entry = (subject: string): AuditEntry => ({
  actor: { kind: 'person', name: 'asha@example.com' },
  ...{ origin: 'network', action: 'leads.export', subject, rows: 12, reason: 'The campaign of March' },
});

async function appendSome(database: Database, count: number, at = NOW): Promise<void> {
  for (let index = 0; index < count; index += 1) await appendAudit(database, entry(`${index}`), at);
}

describe.each(engines)('the audit on $name', ({ openDatabase }) => {
  it('chains each entry to the one before, and proves it', async () => {
    const database = await openDatabase();
    expect(await verifyAudit(database)).toMatchObject({ entries: 0, first: undefined, broken: undefined });
    await appendSome(database, 3);
    const [third, second, first] = await listAudit(database, { limit: 10 });
    expect([first?.number, second?.number, third?.number]).toEqual([1, 2, 3]);
    expect([second?.previous_hash, third?.previous_hash]).toEqual([first?.hash, second?.hash]);
    expect(third).toMatchObject({ row_count: 12, reason: 'The campaign of March', at: NOW.toISOString() });
    expect(await verifyAudit(database)).toMatchObject({ entries: 3, first: 1, broken: undefined });
  });

  it('numbers entries that are written at once, without a gap', async () => {
    const database = await openDatabase();
    await Promise.all(
      Array.from({ length: 25 }, (_each, index) => appendAudit(database, entry(`${index}`), NOW)),
    );
    expect(await verifyAudit(database)).toMatchObject({ entries: 25, first: 1, broken: undefined });
  });

  it('numbers entries of transactions that end at once, and keeps none of one that fails', async () => {
    const database = await openDatabase();
    const ended = await Promise.allSettled(
      Array.from({ length: 12 }, (_each, index) =>
        database.transaction().execute(async (transaction) => {
          await appendAudit(transaction, entry(`${index}`), NOW);
          if (index % 3 === 0) throw new Error('rolled back');
        }),
      ),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    expect(await verifyAudit(database)).toMatchObject({ entries: 8, first: 1, broken: undefined });
  });

  it('says that entries were cut off the end, given an end of before, also once their numbers are taken again', async () => {
    const database = await openDatabase();
    await appendSome(database, 5);
    const { end } = await verifyAudit(database);
    await database.deleteFrom('audit_entries').where('number', '>', 3).execute();
    expect(await verifyAudit(database)).toMatchObject({ entries: 3, broken: undefined });
    expect(await verifyAudit(database, end)).toMatchObject({ broken: { number: 4, problem: 'missing' } });
    await database.transaction().execute((transaction) => appendAudit(transaction, entry('other'), NOW));
    await appendAudit(database, entry('another'), NOW);
    expect(await verifyAudit(database, end)).toMatchObject({ broken: { number: 5, problem: 'changed' } });
  });

  it.each<[string, (database: Database) => Promise<unknown>, object]>([
    [
      'an entry was changed',
      (database) =>
        database.updateTable('audit_entries').set({ row_count: 0 }).where('number', '=', 3).execute(),
      { number: 3, problem: 'changed' },
    ],
    [
      'an entry was put in the place of another, with a hash of its own',
      (database) =>
        database
          .updateTable('audit_entries')
          .set({ hash: 'f'.repeat(64) })
          .where('number', '=', 3)
          .execute(),
      { number: 3, problem: 'changed' },
    ],
    [
      'an entry was taken out',
      (database) => database.deleteFrom('audit_entries').where('number', '=', 3).execute(),
      { number: 3, problem: 'missing' },
    ],
    [
      'the beginning was taken away',
      (database) => database.deleteFrom('audit_entries').where('number', '<', 3).execute(),
      { number: 2, problem: 'missing' },
    ],
  ])('says where %s', async (_what, damage, broken) => {
    const database = await openDatabase();
    await appendSome(database, 5);
    await damage(database);
    expect((await verifyAudit(database)).broken).toEqual(broken);
  });

  it('removes what is older than two years, and still proves the rest', async () => {
    const database = await openDatabase();
    await appendSome(database, 4, new Date('2024-03-10T06:29:59Z'));
    await appendSome(database, 2, new Date('2024-03-10T06:30:01Z'));
    expect(await retainAudit(database, NOW)).toBe(4);
    expect(await retainAudit(database, NOW)).toBe(0);
    expect(await verifyAudit(database)).toMatchObject({ entries: 3, first: 5, broken: undefined });
    expect(await retainAudit(database, new Date('2026-03-11T06:30:00Z'))).toBe(2);
    expect(await verifyAudit(database)).toMatchObject({ entries: 2, first: 7, broken: undefined });
    await database.deleteFrom('audit_entries').where('number', '=', 7).execute();
    expect((await verifyAudit(database)).broken).toEqual({ number: 7, problem: 'missing' });
  });

  it('keeps the newest entry, however old', async () => {
    const database = await openDatabase();
    await appendSome(database, 1, new Date('2020-01-01T00:00:00Z'));
    expect(await retainAudit(database, NOW)).toBe(0);
  });

  it('lists pages, the newest first', async () => {
    const database = await openDatabase();
    await appendSome(database, 5);
    const [first, second] = [
      await listAudit(database, { limit: 2 }),
      await listAudit(database, { limit: 2, before: 4 }),
    ];
    expect([...first, ...second].map(({ number }) => number)).toEqual([5, 4, 3, 2]);
  });
});
