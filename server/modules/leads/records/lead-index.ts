import { setImmediate } from 'node:timers/promises';
import type { Office } from 'contract/bookings/office.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import { completeLeads } from './lead-record.ts';
import { type FoldedLead, foldLead, foldSought, holdsSought, type SoughtText } from './lead-text.rules.ts';

/** Finds leads by text while a person types: what `holdsText` looks through, folded once and kept in memory. */
export interface LeadIndex {
  /**
   * Ids of leads that hold a text, some at a time, in the order of arrival or against it. A lead that was removed since
   * may be among them. Anything that is not read yet is waited for.
   */
  search(text: string, order: 'newest' | 'oldest'): AsyncGenerator<string[]>;
  /** Begins to read, so that the first search finds it done. */
  warm(): void;
}

interface Entry {
  id: string;
  folded: FoldedLead;
}

/** Numbers of a step, few enough that no visitor waits for it. */
const ROWS_PER_STEP = 100;
const MATCHES_PER_STEP = 200;
const SLICE_MS = 4;
/** Kept so long after the last search: nothing stays in memory for a desk that no one uses. */
const IDLE_MS = 10 * 60_000;
/** Time after which the index is read again, so that leads erased elsewhere are gone from memory, too. */
const LIFETIME_MS = 60 * 60_000;
/** Rows of other processes may be committed so much later than their ids and times say. */
const OVERLAP_MS = 60_000;
const MOST_ARRIVED = 20_000;
const MOST_EDITED = 1_000;

/**
 * An index in memory, about 1 KB a lead: both engines find the same, the intake writes nothing for it, and an erasure
 * has no second place to look. It is read newest first, and looks before each search for what was added or edited
 * since.
 */
export function createLeadIndex(parts: { database: Database; office: Office; clock: Clock }): LeadIndex {
  let reading: Reading | undefined;
  let idle: NodeJS.Timeout | undefined;

  function open(): Reading {
    if (!reading || reading.isOver) reading = new Reading(parts, performance.now() + LIFETIME_MS);
    clearTimeout(idle);
    idle = setTimeout(() => {
      reading = undefined;
    }, IDLE_MS).unref();
    return reading;
  }

  return {
    warm: () => void open(),
    search: (text, order) => open().search(foldSought(text), order),
  };
}

class Reading {
  readonly #parts: { database: Database; office: Office; clock: Clock };
  readonly #until: number;
  /** Newest first, as they are read. */
  readonly #old: Entry[] = [];
  /** Leads that came since, oldest first. */
  readonly #added: Entry[] = [];
  readonly #known = new Map<string, Entry>();
  #isWhole = false;
  #failure: unknown;
  #step: Promise<void> = Promise.resolve();
  /** Time of the last search for edits. */
  #seenEdits: Date;

  constructor(parts: { database: Database; office: Office; clock: Clock }, until: number) {
    this.#parts = parts;
    this.#until = until;
    this.#seenEdits = parts.clock();
    void this.#readAll();
  }

  get isOver(): boolean {
    return this.#failure !== undefined || performance.now() > this.#until;
  }

  async #readAll(): Promise<void> {
    let last: string | undefined;
    try {
      while (!this.#isWhole) {
        this.#step = this.#readStep(last);
        await this.#step;
        last = this.#old.at(-1)?.id;
        await setImmediate();
      }
    } catch (error) {
      this.#failure = error;
    }
  }

  async #readStep(last: string | undefined): Promise<void> {
    const { database, office } = this.#parts;
    let query = database.selectFrom('leads').selectAll().orderBy('id', 'desc').limit(ROWS_PER_STEP);
    if (last !== undefined) query = query.where('id', '<', last);
    const rows = await query.execute();
    for (const lead of await completeLeads(database, office, rows)) {
      const entry = { id: lead.id, folded: foldLead(lead) };
      this.#old.push(entry);
      this.#known.set(lead.id, entry);
    }
    this.#isWhole = rows.length < ROWS_PER_STEP;
  }

  async *search(sought: SoughtText, order: 'newest' | 'oldest'): AsyncGenerator<string[]> {
    await this.#catchUp();
    if (order === 'newest') {
      yield* this.#scan(sought, this.#added, { from: this.#added.length - 1, by: -1 });
      yield* this.#scan(sought, this.#old, { from: 0, by: 1 });
    } else {
      while (!this.#isWhole) await this.#waitForStep();
      yield* this.#scan(sought, this.#old, { from: this.#old.length - 1, by: -1 });
      yield* this.#scan(sought, this.#added, { from: 0, by: 1 });
    }
  }

  /** Searches in slices, between which other requests are answered. */
  async *#scan(
    sought: SoughtText,
    entries: readonly Entry[],
    { from, by }: { from: number; by: 1 | -1 },
  ): AsyncGenerator<string[]> {
    let found: string[] = [];
    let begin = performance.now();
    let at = from;
    let last: string | undefined;
    for (;;) {
      const entry = entries[at];
      if (!entry) {
        if (by === -1 || entries !== this.#old || this.#isWhole) break;
        if (found.length > 0) yield found;
        found = [];
        await this.#waitForStep();
        continue;
      }
      // An entry that was inserted before it meanwhile has moved it to the next place.
      if (entry.id !== last && holdsSought(entry.folded, sought)) found.push(entry.id);
      last = entry.id;
      at += by;
      if (found.length >= MATCHES_PER_STEP) {
        yield found;
        found = [];
      }
      if ((at & 63) === 0 && performance.now() - begin > SLICE_MS) {
        await setImmediate();
        begin = performance.now();
      }
    }
    if (found.length > 0) yield found;
  }

  async #waitForStep(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    await this.#step;
    await setImmediate();
  }

  /** Adds the leads that any process added or edited since the last search. */
  async #catchUp(): Promise<void> {
    if (this.#old.length === 0 && !this.#isWhole) await this.#waitForStep();
    const { database, clock } = this.#parts;
    const newest = this.#added.at(-1)?.id ?? this.#old[0]?.id;
    const since = new Date(this.#seenEdits.getTime() - OVERLAP_MS).toISOString();
    const now = clock();
    const ids = database.selectFrom('leads').select('id');
    const arrived = await (newest === undefined ? ids : ids.where('id', '>', earlierId(newest)))
      .orderBy('id', 'desc')
      .limit(MOST_ARRIVED)
      .execute();
    const edited = await ids
      .where('edited_at', '>', since)
      .orderBy('edited_at', 'desc')
      .limit(MOST_EDITED)
      .execute();
    this.#seenEdits = now;
    const unread = arrived.filter(({ id }) => !this.#known.has(id)).concat(edited);
    for (let begin = 0; begin < unread.length; begin += ROWS_PER_STEP) {
      await this.#readAgain(unread.slice(begin, begin + ROWS_PER_STEP).map(({ id }) => id));
    }
  }

  async #readAgain(ids: readonly string[]): Promise<void> {
    const { database, office } = this.#parts;
    const rows = await database.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
    for (const lead of await completeLeads(database, office, rows)) {
      const known = this.#known.get(lead.id);
      if (known) known.folded = foldLead(lead);
      else this.#place({ id: lead.id, folded: foldLead(lead) });
    }
  }

  /** Puts a new one in its place; one that is older than what was read so far is still to be read. */
  #place(entry: Entry): void {
    const [newestOld, oldestOld] = [this.#old[0], this.#old.at(-1)];
    if (!newestOld || entry.id > newestOld.id) {
      const at = this.#added.findLastIndex(({ id }) => id < entry.id);
      this.#added.splice(at + 1, 0, entry);
    } else if (this.#isWhole || entry.id > (oldestOld?.id ?? '')) {
      const at = this.#old.findIndex(({ id }) => id < entry.id);
      this.#old.splice(at === -1 ? this.#old.length : at, 0, entry);
    } else {
      return;
    }
    this.#known.set(entry.id, entry);
  }
}

/** Returns the beginning of a UUID of version 7 made a minute before this one. */
function earlierId(id: string): string {
  const at = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  const time = Math.max(0, at - OVERLAP_MS)
    .toString(16)
    .padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}
