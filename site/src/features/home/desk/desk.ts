import type { Draft } from 'contract/content/pages/home.ts';
import type { Receipt } from '../../../design/ui/show-receipt.ts';
import { countChangedWords } from './changed-words.ts';
import type { TrailEntry } from './trail.ts';

/** A draft on the desk, as far as the visitor has come with it. */
export interface Item {
  draft: Draft;
  /** As it reads now. */
  text: string;
  /** Once it is `approved` it is out of the visitor's hands. */
  phase: 'waiting' | 'editing' | 'choosing' | 'redrafting' | 'approved';
  /** The second draft, once it was sent back: it can go back once. */
  answer?: string;
  /** Whether the visitor has pressed any of its buttons. */
  isTouched?: boolean;
}

export interface Desk {
  items: readonly Item[];
  /** Newest first. */
  trail: readonly TrailEntry[];
  /** When the visitor first reached for the desk. */
  beganAt?: number;
}

/** What happens to a draft: a press of one of its buttons, or the agent's answer. */
export interface DraftEvent {
  /** The label of the button; without one it is the answer that comes. */
  press?: string;
  /** What was written, where the button saves. */
  text?: string | undefined;
}

/** What happens on the desk: to one draft, by its index, or to the whole. */
export type DeskEvent = { at: number } & (
  | (DraftEvent & { index: number })
  | { whole: 'reach' | 'start over' }
);

/** The desk as a visitor finds it; `done` is the trail so far. */
export function setOut({ drafts, done }: { drafts: readonly Draft[]; done: readonly TrailEntry[] }): Desk {
  return { items: drafts.map((draft) => ({ draft, text: draft.text, phase: 'waiting' })), trail: done };
}

/** What can be done with a draft now, the likeliest first, by the labels of the buttons. */
export function buttonsOf({ phase, draft, answer }: Item): string[] {
  switch (phase) {
    case 'waiting':
      return answer ? ['Approve', 'Edit'] : ['Approve', 'Edit', 'Send back'];
    case 'editing':
      return ['Save', 'Never mind'];
    case 'choosing':
      return [...draft.reasons.map(({ label }) => label), 'Never mind'];
    default:
      return [];
  }
}

/** The desk after an event. What cannot be done now does nothing: an answer to a desk that was cleared since. */
export function decide(desk: Desk, event: DeskEvent): Desk {
  const begun = desk.beganAt === undefined ? { ...desk, beganAt: event.at } : desk;
  if ('whole' in event) {
    if (event.whole === 'reach') return begun;
    const drafts = desk.items.map(({ draft }) => draft);
    const done = desk.trail.filter(({ at }) => typeof at !== 'number');
    return { ...setOut({ drafts, done }), beganAt: event.at };
  }
  const { index, press, text, at } = event;
  const item = desk.items[index];
  if (!item || (press ? !buttonsOf(item).includes(press) : item.phase !== 'redrafting')) return desk;
  const [change, words] = press ? pressed(item, press, text) : answered(item);
  return {
    ...begun,
    items: desk.items.with(index, { ...item, isTouched: true, ...change }),
    trail: words ? [{ isYours: !!press, words, at }, ...desk.trail] : desk.trail,
  };
}

/** What an event changes of a draft, and what the trail says of it. */
type Outcome = [change: Partial<Item>, words?: string];

function answered({ draft, text, answer = text }: Item): Outcome {
  return [{ phase: 'waiting', text: answer }, `${draft.agent} wrote a second draft`];
}

function pressed({ draft, text }: Item, press: string, written = ''): Outcome {
  switch (press) {
    case 'Approve':
      return [{ phase: 'approved' }, `You approved ${draft.work}`];
    case 'Edit':
      return [{ phase: 'editing' }];
    case 'Send back':
      return [{ phase: 'choosing' }];
    case 'Never mind':
      return [{ phase: 'waiting' }];
    case 'Save': {
      const changed = written.trim() && countChangedWords(text, written);
      return changed
        ? [
            { phase: 'waiting', text: written.trim() },
            `You changed ${changed} ${changed === 1 ? 'word' : 'words'} in ${draft.work}`,
          ]
        : [{ phase: 'waiting' }];
    }
    default: {
      const answer = draft.reasons.find(({ label }) => label === press)?.answer ?? text;
      return [{ phase: 'redrafting', answer }, `You sent back ${draft.work}: “${press}”`];
    }
  }
}

/** How long all decisions took, in words; nothing while a draft is left. */
export function timeTaken({ items, trail, beganAt = 0 }: Desk): string | undefined {
  if (items.some(({ phase }) => phase !== 'approved')) return undefined;
  const seconds = Math.max(1, Math.round((Number(trail[0]?.at) - beganAt) / 1000));
  if (seconds >= 120) return `${Math.round(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

/** What was decided, for who wants to take it along. */
export function receiptOf({ trail }: Desk, taken: string): Receipt {
  const what = trail.flatMap(({ isYours, words }) => (isYours && typeof words === 'string' ? [words] : []));
  return { what: what.reverse(), by: 'You, at an example desk', cost: `${taken} of your time` };
}

/** The draft to turn to after one that is done; -1 where none is left. */
export function nextAfter(items: readonly Item[], index: number): number {
  return items.findIndex(({ phase }, at) => at !== index && phase !== 'approved');
}
