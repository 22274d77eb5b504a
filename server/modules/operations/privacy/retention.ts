import type { DatabaseContext } from '../../../cli/command-context.ts';
import { countOldLeads, type OldLeads, removeOldLeads } from './removal/old-leads.ts';

const DAY_MS = 86_400_000;

/** What a rule of retention removes of the leads of a kind. */
export interface Retention {
  before: Date;
  /** Leads from before it. */
  old: number;
  /** Of these, those that stay: unsent messages, or a demo to come. */
  staying: number;
}

/** Counts what is older than so many days, and removes it where `isApplied`. @param onStep told how many are removed so far */
export async function retainLeads(
  { database, clock, config }: Pick<DatabaseContext, 'database' | 'clock'> & { config: { dataDir: string } },
  { kind, days, isApplied }: { kind: OldLeads['kind']; days: number; isApplied: boolean },
  onStep: (removed: number) => void = () => {},
): Promise<Retention & { removed: number }> {
  const now = clock();
  const old: OldLeads = { kind, before: new Date(now.getTime() - days * DAY_MS), now };
  const counts = await countOldLeads(database, old);
  const removed = isApplied ? await removeOldLeads(database, config.dataDir, old, onStep) : 0;
  return { before: old.before, ...counts, removed };
}
