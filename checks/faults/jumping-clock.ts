// Loaded before a server (`NODE_OPTIONS`): on SIGUSR2 its time of day moves by as many milliseconds as the file that
// CLOCK_FILE names says. What measures how long something takes is not moved, as with a real clock that is set.
import { readFileSync } from 'node:fs';

const RealDate = Date;
let offsetMs = 0;

class JumpingDate extends RealDate {
  constructor(...parts: unknown[]) {
    // The parts are whatever a caller of `Date` may hand over.
    super(...((parts.length === 0 ? [JumpingDate.now()] : parts) as [number]));
  }

  static override now(): number {
    return RealDate.now() + offsetMs;
  }
}

globalThis.Date = JumpingDate as DateConstructor;
process.on('SIGUSR2', () => {
  offsetMs = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
  process.stdout.write(`The clock is set to ${new Date().toISOString()}\n`);
});
