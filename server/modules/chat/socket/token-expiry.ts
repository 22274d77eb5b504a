import type { Clock } from '../../../shared/clock.ts';
import type { MonotonicClock } from '../limits/allowances.ts';

interface Clocks {
  clock: Clock;
  monotonic?: MonotonicClock;
}

/**
 * Expiry of a socket's token: by the time of day, or when as much time has passed as the token had left at first. The
 * time of day jumps: a machine that slept for days wakes up with its timers where they were, and one whose clock was
 * ahead is set back.
 */
export class TokenExpiry {
  readonly #expiresAt: number;
  readonly #clock: Clock;
  readonly #monotonic: MonotonicClock;
  readonly #lastsUntil: number;

  constructor(expiresAt: Date, { clock, monotonic = () => performance.now() }: Clocks) {
    this.#expiresAt = expiresAt.getTime();
    this.#clock = clock;
    this.#monotonic = monotonic;
    this.#lastsUntil = monotonic() + this.#expiresAt - clock().getTime();
  }

  isOver(): boolean {
    return this.#msLeft() <= 0;
  }

  /**
   * Calls back once the token is over: at that moment or, where the time of day has jumped, at the next look.
   * @param checkMs longest time between two looks
   * @returns stops looking
   */
  watch(checkMs: number, onOver: () => void): () => void {
    let timer: NodeJS.Timeout;
    const look = () => {
      if (this.isOver()) onOver();
      else wait();
    };
    const wait = () => {
      timer = setTimeout(look, Math.min(this.#msLeft(), checkMs));
    };
    wait();
    return () => clearTimeout(timer);
  }

  #msLeft(): number {
    return Math.min(this.#expiresAt - this.#clock().getTime(), this.#lastsUntil - this.#monotonic());
  }
}
