// A process for `copy-kills.ts`: writes rows, one after the other, and copies the database to the second as a server does.
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { startCopying } from '../../server/modules/operations/copies/start-copying.ts';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import { emptyLog } from '../../server/plugins/database/wipe-pages.ts';
import { readConfig } from '../../server/settings/read-config.ts';

/** Work of the process beside writing rows. */
export type WriterOrder = 'large' | 'empty' | 'other' | 'stop';

/** Some hundred rows a second. Without it, the log reaches its limit within an outage of seconds, as no site's does. */
const PAUSE_MS = 2;

const config = readConfig(process.env);
const database = await openDatabase(config, () => {});
await sql`create table if not exists witness (n integer primary key, filler blob)`.execute(database);
const copying = startCopying({
  ...{ config, database },
  isRestoredCopy: async () => false,
  log: { info: () => {}, error: (fields) => void process.send?.(fields) },
});
await copying.ready;
let isStopping = false;

const WORK: Record<WriterOrder, () => Promise<unknown>> = {
  // A transaction longer than what is read of the log at once, and a table.
  large: async () => {
    await sql`create table if not exists another (a)`.execute(database);
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500)
      insert into another select randomblob(4000) from n`.execute(database);
    await sql`delete from another`.execute(database);
  },
  empty: () => emptyLog(database),
  // A command beside the server.
  other: async () => {
    const other = await openDatabase(config, () => {});
    await sql`create table if not exists another (a)`.execute(other);
    await sql`insert into another values (1)`.execute(other);
    await other.destroy();
  },
  stop: async () => {
    isStopping = true;
    await writing;
    await copying.stop();
    await database.destroy();
    process.exit();
  },
};
process.on('message', (order: WriterOrder) => {
  WORK[order]().catch((error: Error) => process.send?.({ problem: error.message }));
});

async function write(): Promise<void> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(n), 0) as last from witness`.execute(
    database,
  );
  for (let n = Number(rows[0]?.last) + 1; !isStopping; await setTimeout(PAUSE_MS)) {
    try {
      await sql`insert into witness values (${n}, randomblob(2000))`.execute(database);
      process.send?.(n);
      n += 1;
    } catch (error) {
      // A full disk; what is refused was not stored, and comes again.
      process.send?.({ problem: (error as Error).message });
    }
  }
}
const writing = write();
