import { fill } from 'contract/content/fill.ts';
import type { DeskWords, Draft } from 'contract/content/pages/home.ts';
import type { Receipt } from '../../../design/ui/show-receipt.ts';
import type { TrailEntry } from './AuditTrail.tsx';
import { countChangedWords } from './changed-words.ts';

/** A draft on the desk, as far as the visitor has come with it. */
export interface Item {
  draft: Draft;
  /** Text as it reads now. */
  text: string;
  /** Once it is `approved` it is out of the visitor's hands. */
  phase: 'waiting' | 'editing' | 'choosing' | 'redrafting' | 'approved';
  /** The second draft, once it was sent back: it can go back once. */
  answer?: string;
  /** True if the visitor has pressed any of its buttons. */
  isTouched?: boolean;
}

export interface Desk {
  words: DeskWords;
  items: readonly Item[];
  /** Newest first. */
  trail: readonly TrailEntry[];
  /** Time at which the visitor first reached for the desk. */
  beganAt?: number;
}

/** Event of a draft: a press of one of its buttons, or the agent's answer. */
export interface DraftEvent {
  /** A button, by the name of its word or by the label of a reason; without one it is the answer that comes. */
  press?: string;
  /** Text as written, where the button saves. */
  text?: string | undefined;
}

/** Event of the desk: of one draft, by its index, or of the whole. */
export type DeskEvent = { at: number } & (
  | (DraftEvent & { index: number })
  | { whole: 'reach' | 'start over' }
);

/** The desk as a visitor finds it; `done` is the trail so far. */
export function setOut({
  drafts,
  done,
  words,
}: {
  drafts: readonly Draft[];
  done: readonly TrailEntry[];
  words: DeskWords;
}): Desk {
  return {
    words,
    items: drafts.map((draft) => ({ draft, text: draft.text, phase: 'waiting' })),
    trail: done,
  };
}

/** Actions for a draft now, the likeliest first: names of words, or labels of reasons. */
export function buttonsOf({ phase, draft, answer }: Item): string[] {
  switch (phase) {
    case 'waiting':
      return answer ? ['approve', 'edit'] : ['approve', 'edit', 'sendBack'];
    case 'editing':
      return ['save', 'neverMind'];
    case 'choosing':
      return [...draft.reasons.map(({ label }) => label), 'neverMind'];
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
    return { ...setOut({ drafts, done, words: desk.words }), beganAt: event.at };
  }
  const { index, press, text, at } = event;
  const item = desk.items[index];
  if (!item || (press ? !buttonsOf(item).includes(press) : item.phase !== 'redrafting')) return desk;
  const [change, words] = press ? pressed(desk.words, item, press, text) : answered(desk.words, item);
  return {
    ...begun,
    items: desk.items.with(index, { ...item, isTouched: true, ...change }),
    trail: words ? [{ isYours: !!press, words, at }, ...desk.trail] : desk.trail,
  };
}

/** Effect of an event on a draft, and what the trail says of it. */
type Outcome = [change: Partial<Item>, words?: string];

function answered(words: DeskWords, { draft, text, answer = text }: Item): Outcome {
  return [{ phase: 'waiting', text: answer }, fill(words.saidRedrafted, { agent: draft.agent })];
}

function pressed(words: DeskWords, { draft, text }: Item, press: string, written = ''): Outcome {
  const { work } = draft;
  switch (press) {
    case 'approve':
      return [{ phase: 'approved' }, fill(words.saidApproved, { work })];
    case 'edit':
      return [{ phase: 'editing' }];
    case 'sendBack':
      return [{ phase: 'choosing' }];
    case 'neverMind':
      return [{ phase: 'waiting' }];
    case 'save': {
      const changed = written.trim() && countChangedWords(text, written);
      return changed
        ? [
            { phase: 'waiting', text: written.trim() },
            fill(changed === 1 ? words.saidWord : words.saidWords, { count: changed, work }),
          ]
        : [{ phase: 'waiting' }];
    }
    default: {
      const answer = draft.reasons.find(({ label }) => label === press)?.answer ?? text;
      return [{ phase: 'redrafting', answer }, fill(words.saidSentBack, { work, reason: press })];
    }
  }
}

/** Returns how long all decisions took, in words; nothing while a draft is left. */
export function timeTaken({ words, items, trail, beganAt = 0 }: Desk): string | undefined {
  if (items.some(({ phase }) => phase !== 'approved')) return undefined;
  const seconds = Math.max(1, Math.round((Number(trail[0]?.at) - beganAt) / 1000));
  if (seconds >= 120) return fill(words.minutes, { count: Math.round(seconds / 60) });
  return seconds === 1 ? words.second : fill(words.seconds, { count: seconds });
}

/** Returns the decisions as a receipt, for who wants to take them along. */
export function receiptOf({ words: { receiptBy, receiptCost }, trail }: Desk, taken: string): Receipt {
  const what = trail.flatMap(({ isYours, words }) => (isYours && typeof words === 'string' ? [words] : []));
  return { what: what.reverse(), by: receiptBy, cost: fill(receiptCost, { time: taken }) };
}

/** The draft to turn to after one that is done; -1 where none is left. */
export function nextAfter(items: readonly Item[], index: number): number {
  return items.findIndex(({ phase }, at) => at !== index && phase !== 'approved');
}
