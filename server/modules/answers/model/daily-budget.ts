import { dateOf } from 'contract/dates.ts';
import type { Clock } from '../../../shared/clock.ts';

export interface DailyBudgetParts {
  /** US dollars a day (UTC); `null` for as many as it takes. */
  mostUsd: number | null;
  /** Finds what all processes have stored as spent since a moment, in US dollars. */
  findSpentUsd: (since: Date) => Promise<number>;
  clock: Clock;
}

/** Time after which spending of other processes is noticed. */
const ASK_EVERY_MS = 60_000;

/** Budget of a day for models. It counts what all processes spend, also before the last restart. */
export class DailyBudget {
  readonly #parts: DailyBudgetParts;
  #known = { day: '', usd: 0, askedAt: Number.NEGATIVE_INFINITY };

  constructor(parts: DailyBudgetParts) {
    this.#parts = parts;
  }

  /** Reports whether the budget is spent. While the stored spending cannot be read, what this process knows counts. */
  async isSpent(): Promise<boolean> {
    const { mostUsd, clock } = this.#parts;
    if (mostUsd === null) return false;
    const now = clock();
    const day = dateOf(now);
    if (day !== this.#known.day) this.#known = { day, usd: 0, askedAt: Number.NEGATIVE_INFINITY };
    if (Math.abs(now.getTime() - this.#known.askedAt) >= ASK_EVERY_MS) await this.#ask(day, now);
    return this.#known.usd >= mostUsd;
  }

  add(usd: number): void {
    this.#known.usd += usd;
  }

  async #ask(day: string, now: Date): Promise<void> {
    this.#known.askedAt = now.getTime();
    const spentUsd = await this.#parts.findSpentUsd(new Date(`${day}T00:00:00.000Z`)).catch(() => 0);
    // What has been added but is not stored yet is not forgotten.
    if (this.#known.day === day) this.#known.usd = Math.max(this.#known.usd, spentUsd);
  }
}
