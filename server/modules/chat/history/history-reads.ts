import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { FairQueue } from '../../../plugins/queue/fair-queue.ts';
import { KeyedQueue } from '../../../plugins/queue/keyed-queue.ts';
import { ChatProblem } from '../chat-problem.ts';
import type { Account, Budget } from '../limits/allowances.ts';

interface ReadParts {
  budget: Pick<Budget, 'charge' | 'msInDebt'>;
  /** Pages that one user may have asked for and not yet got. */
  mostPerUser: number;
  /** Pages that are read at once, over all users. */
  mostAtOnce: number;
  /** Replacement of the timer, for tests. */
  wait?: (ms: number) => Promise<unknown>;
}

const waitWithoutHoldingTheProcess = (ms: number) => pause(ms, undefined, { ref: false });

/**
 * Reads pages of history so that one reader cannot block the process for the others: one page at a time for a user,
 * clients in turn, and no page for a reader over the byte budget until the debt is paid off.
 */
export class HistoryReads {
  readonly #parts: ReadParts;
  readonly #perUser = new KeyedQueue();
  readonly #queue: FairQueue;

  constructor(parts: ReadParts) {
    this.#parts = parts;
    const { mostPerUser, mostAtOnce } = parts;
    this.#queue = new FairQueue({
      running: { member: 1, group: mostAtOnce, all: mostAtOnce },
      // One of each user: the others wait for the one before them.
      waiting: { member: mostPerUser, group: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY },
    });
  }

  /**
   * @param read does so, and says how many bytes it has taken
   * @throws {ChatProblem} `rate_limited` when too many pages have been asked for already
   */
  async run<Page extends { bytes: number }>(reader: Account, read: () => Promise<Page>): Promise<Page> {
    const { userId } = reader;
    if (this.#perUser.countOf(userId) >= this.#parts.mostPerUser) throw new ChatProblem('rate_limited');
    return this.#perUser.run(userId, () => this.#readInTurn(reader, read));
  }

  async #readInTurn<Page extends { bytes: number }>(
    reader: Account,
    read: () => Promise<Page>,
  ): Promise<Page> {
    const { budget, wait = waitWithoutHoldingTheProcess } = this.#parts;
    for (let ms = budget.msInDebt(reader); ms > 0; ms = budget.msInDebt(reader)) await wait(ms);
    return this.#queue.run({ group: reader.clientId, member: reader.userId }, async () => {
      // Whatever else has arrived comes between two pages.
      await nextTurn();
      const page = await read();
      budget.charge(reader, page.bytes);
      return page;
    });
  }
}
