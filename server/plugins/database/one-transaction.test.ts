import { describe, expect, it } from 'vitest';
import { engines } from '../../../checks/support/engines.ts';
import { inOneTransaction } from './one-transaction.ts';
import type { Database } from './schema.ts';

const insert = (database: Database, name: string) =>
  database.transaction().execute(async (transaction) => {
    await transaction.insertInto('server_keys').values({ name, value: '1' }).execute();
  });

describe.each(engines)('inOneTransaction on $name', ({ openDatabase }) => {
  const namesIn = async (database: Database) =>
    (
      await database
        .selectFrom('server_keys')
        .select('name')
        .where('value', '=', '1')
        .orderBy('name')
        .execute()
    ).map(({ name }) => name);

  it('takes back what an inner transaction wrote, when the outer one fails', async () => {
    const database = await openDatabase();
    const outer = inOneTransaction(database, async (transaction) => {
      await insert(transaction, 'one');
      throw new Error('late');
    });
    await expect(outer).rejects.toThrow('late');
    expect(await namesIn(database)).toEqual([]);
  });

  it('takes back an inner transaction alone, when the outer one goes on without it', async () => {
    const database = await openDatabase();
    await inOneTransaction(database, async (transaction) => {
      await insert(transaction, 'one');
      await transaction
        .transaction()
        .execute(async (inner) => {
          await inner.insertInto('server_keys').values({ name: 'two', value: '1' }).execute();
          throw new Error('refused');
        })
        .catch(() => {});
      await insert(transaction, 'three');
    });
    expect(await namesIn(database)).toEqual(['one', 'three']);
  });

  it('answers whether what was written last can be stored', async () => {
    const database = await openDatabase();
    const answer = await inOneTransaction(database, async ({ engine, health }) => [engine, health]);
    expect(answer).toEqual([database.engine, database.health]);
  });
});
