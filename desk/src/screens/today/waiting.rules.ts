import type { DeskToday } from 'contract/desk/today.ts';
import { counted } from '../../shared/formats.ts';
import type { Tone } from '../../shared/ui/Badge.tsx';

export type Waiting = DeskToday['unanswered'];
export type WaitingLead = Waiting['rows'][number];
export type DemoOfToday = DeskToday['demos'][number];
/** Messages that did not leave, by channel. */
export type BrokenChannel = DeskToday['broken'][number];

const HOUR = 3_600_000;

/** Returns the urgency of an answer: quick within the hour, and too late for most after a day. */
export function urgencyOf(receivedAt: string, now: number): Tone {
  const waiting = now - Date.parse(receivedAt);
  if (waiting < HOUR) return 'plain';
  return waiting < 24 * HOUR ? 'human' : 'bad';
}

export function isOver(end: string, now: number): boolean {
  return Date.parse(end) <= now;
}

/** Returns the words beside a demo; one that is simply booked needs none until it is over. */
export function wordOf({ state, end }: DemoOfToday, now: number): { label: string; tone: Tone } | undefined {
  switch (state) {
    case 'held':
      return { label: 'Took place', tone: 'good' };
    case 'no-show':
      return { label: 'No-show', tone: 'bad' };
    case 'unconfirmed':
      return { label: 'Visitor has to confirm', tone: 'warn' };
    case 'to-confirm':
      return { label: 'Host has to confirm', tone: 'human' };
    case 'without-host':
      return { label: 'Has no host', tone: 'bad' };
    case 'booked':
      return isOver(end, now) ? { label: 'Did it take place?', tone: 'human' } : undefined;
  }
}

/** `Email to sales` begins small within a sentence; a name keeps its letters. */
function inSentence(name: string): string {
  return name.startsWith('Email') ? `e${name.slice(1)}` : name;
}

/** `3 messages by Slack were given up` */
export function brokenInWords({ label, state, count }: BrokenChannel): string {
  const messages = `${counted(count, 'message')} by ${inSentence(label)}`;
  if (state === 'dead') return `${messages} ${count === 1 ? 'was' : 'were'} given up`;
  return `${messages} ${count === 1 ? 'is' : 'are'} late`;
}
