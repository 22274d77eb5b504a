// Loaded before a server (`NODE_OPTIONS`), in each of its threads: its time of day is off by as many milliseconds as the
// file says that CLOCK_FILE names. What measures how long something takes is not, as with a real clock that is set.
import { readFileSync } from 'node:fs';

const RealDate = Date;

class JumpingDate extends RealDate {
  constructor(...parts: unknown[]) {
    // The parts are whatever a caller of `Date` may hand over.
    super(...((parts.length === 0 ? [JumpingDate.now()] : parts) as [number]));
  }

  static override now(): number {
    return RealDate.now() + Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
  }
}

globalThis.Date = JumpingDate as DateConstructor;
