// A process of its own: copies the database, and rehearses a restore, for `BackupWorker`. Both take a while and SQLite
// cannot be interrupted meanwhile; the server can end this process instead.
import { type DailyPlace, takeDailyBackup } from '../backups/daily-backup.ts';
import { rehearseRestore } from '../backups/rehearse-restore.ts';
import { type CopyRehearsal, rehearseCopy } from '../copies/rehearse-copy.ts';

/** Task of the process. */
export type BackupOrder =
  | { duty: 'backup'; place: DailyPlace }
  | { duty: 'rehearsal'; copy: string }
  | { duty: 'rehearsal'; copied: CopyRehearsal };

/** Result of the task. */
export type BackupReport = { problem: string } | { problem: null; note: string };

async function work(order: BackupOrder): Promise<BackupReport> {
  try {
    if ('copied' in order) {
      const rows = await rehearseCopy(order.copied, new Date());
      return {
        problem: null,
        note: `the copy to the second was restored in a rehearsal: ${rows} rows, the same`,
      };
    }
    if (order.duty === 'rehearsal') {
      const { leads } = await rehearseRestore(order.copy, new Date());
      return { problem: null, note: `${order.copy} was restored in a rehearsal: ${leads} leads` };
    }
    const taken = takeDailyBackup(order.place, new Date());
    if (!taken) return { problem: null, note: 'the copy of today exists already' };
    const { file, contents, removed } = taken;
    return {
      problem: null,
      note: `${file}: ${contents}; ${removed.length} older removed`,
    };
  } catch (error) {
    return { problem: describe(error) };
  }
}

/** Returns the error in one line: names of files and words of SQLite, never what is in the rows. */
function describe(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return message.replaceAll(/\s+/g, ' ').slice(0, 300);
}

process.on('message', async (order: BackupOrder) => process.send?.(await work(order)));
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' });
