import { StartError } from '../settings/start-error.ts';

/** SQLite's primary result codes of a file whose content is not what SQLite has written. */
const DAMAGE: ReadonlySet<number> = new Set([
  11, // CORRUPT
  26, // NOTADB
]);
const PRIMARY_CODE = 0xff;

/** The database cannot be opened, since its file is damaged. */
export class DamagedDatabase extends StartError {
  constructor(problem: string) {
    super('DATA_DIR', problem);
    this.name = 'DamagedDatabase';
  }
}

/** Reports whether an error says that the file of SQLite is damaged, which neither time nor a restart repairs. */
export function isDamage(error: unknown): boolean {
  if (error instanceof DamagedDatabase) return true;
  // What fails while the database is closed hides why it is.
  if (error instanceof SuppressedError) return isDamage(error.suppressed) || isDamage(error.error);
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return error instanceof Error && typeof errcode === 'number' && DAMAGE.has(errcode & PRIMARY_CODE);
}
