import type { Today } from 'contract/desk/today.ts';
import type { Tone } from '../../shared/ui/Badge.tsx';

const HOUR = 3_600_000;

/** How urgent an answer is: within the hour one is still quick, and after a day too late for most. */
export function urgencyOf(receivedAt: string, now: number): Tone {
  const waiting = now - Date.parse(receivedAt);
  if (waiting < HOUR) return 'plain';
  return waiting < 24 * HOUR ? 'human' : 'bad';
}

/** Demos that are over no longer need a person today, but for the word whether they took place. */
export function isOver(end: string, now: number): boolean {
  return Date.parse(end) <= now;
}

/** Whether nothing waits for a person. Demos of today are an appointment, not something left undone. */
export function isAllQuiet({ unanswered, held, troubles }: Today): boolean {
  return !unanswered?.all && !held?.all && !troubles?.length;
}
