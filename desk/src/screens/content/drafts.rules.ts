import type { ContentField } from 'contract/desk/content.ts';
import type { Draft, DraftConflict, SavedDrafts, TypedDraft } from 'contract/desk/drafts.ts';

/** A typed text that the server does not have yet. */
export interface PendingText extends TypedDraft {
  setId: string;
  /** Name of the set, which begins with its first text. */
  name: string;
  /** Text of another browser in the same place: the person chooses before this one is sent. */
  conflict?: DraftConflict;
}

/** Texts that the server does not have yet, by set and address. */
export type PendingTexts = Readonly<Record<string, PendingText>>;

/** Texts of a set that differ from those that count, by address. */
export type TypedTexts = Readonly<Record<string, Pick<TypedDraft, 'before' | 'value'>>>;

/** Characters of one call, well below the size that the server takes. */
const MOST_CHARACTERS = 15_000;

export const keyOf = ({ setId, address }: Pick<PendingText, 'setId' | 'address'>) => `${setId} ${address}`;

/** A set that a person works in. */
export interface ChosenSet {
  id: string;
  name: string;
}

interface Place {
  set: ChosenSet;
  field: ContentField;
  /** The draft in this place that the server has. */
  draft: Draft | undefined;
}

/** Returns the typed texts with one more. */
export function typeText(pending: PendingTexts, { set, field, draft }: Place, value: string): PendingTexts {
  const key = keyOf({ setId: set.id, address: field.address });
  const known = pending[key];
  const before = known?.before ?? draft?.before ?? field.value;
  const text: PendingText = {
    ...{ setId: set.id, name: set.name, address: field.address, before },
    // The text that counts is sent, too: it ends the draft.
    value: value !== before && value === field.usual ? null : value,
    base: known ? known.base : (draft?.version ?? null),
    ...(known?.conflict && { conflict: known.conflict }),
  };
  return { ...pending, [key]: text };
}

/** Returns the texts of a set as the person sees them: those of the server, and what was typed since. */
export function typedIn(setId: string, drafts: readonly Draft[], pending: PendingTexts): TypedTexts {
  const own = Object.values(pending).filter((text) => text.setId === setId);
  const texts = [...drafts, ...own].map(
    ({ address, before, value }) => [address, { before, value }] as const,
  );
  return Object.fromEntries([...new Map(texts)].filter(([, { before, value }]) => value !== before));
}

/** Returns the text that a field shows. */
export function textIn(field: ContentField, typed: TypedTexts): string {
  const text = typed[field.address];
  return text === undefined ? field.value : (text.value ?? field.usual);
}

/** Returns texts of one set that one call sends; nothing where the person has to choose first. */
export function nextBatch(pending: PendingTexts): PendingText[] {
  const waiting = Object.values(pending).filter(({ conflict }) => !conflict);
  const batch: PendingText[] = [];
  let room = MOST_CHARACTERS;
  for (const text of waiting) {
    if (text.setId !== waiting[0]?.setId) continue;
    room -= text.before.length + (text.value?.length ?? 0);
    if (batch.length > 0 && room < 0) break;
    batch.push(text);
  }
  return batch;
}

/**
 * Returns what is left to send after an answer. What was typed since stays; so does what met the text of another
 * browser. One's own text comes back where an answer was lost: then the newer one replaces it.
 * @param writer id of this browser
 */
export function settle(
  pending: PendingTexts,
  sent: readonly PendingText[],
  { saved, conflicts }: SavedDrafts,
  writer: string,
): PendingTexts {
  const left: Record<string, PendingText> = { ...pending };
  for (const text of sent) {
    const key = keyOf(text);
    const now = left[key];
    if (!now) continue;
    const kept = saved.find(({ address }) => address === text.address);
    const conflict = conflicts.find(({ address }) => address === text.address);
    if (kept && now.value === text.value && now.before === text.before) delete left[key];
    else if (kept) left[key] = { ...now, base: kept.version };
    else if (conflict?.writer === writer) left[key] = { ...now, base: conflict.version };
    else if (conflict) left[key] = { ...now, conflict };
  }
  return left;
}

/** Returns the texts with those of one set in another one: a colleague has published theirs. */
export function moveToSet(pending: PendingTexts, from: string, to: string): PendingTexts {
  return Object.fromEntries(
    Object.values(pending)
      .map((text) => (text.setId === from ? { ...text, setId: to, base: null } : text))
      .map((text) => [keyOf(text), text]),
  );
}

/** Returns the texts with a choice between a person's own text and that of a colleague. */
export function chooseText(pending: PendingTexts, key: string, keepsOwn: boolean): PendingTexts {
  const { [key]: chosen, ...others } = pending;
  if (!chosen?.conflict || !keepsOwn) return others;
  const { conflict, ...text } = chosen;
  return { ...others, [key]: { ...text, base: conflict.version } };
}

/** Reads a text that a browser has kept; `undefined` where it is something else. */
export function parsePending(kept: string | null): PendingText | undefined {
  try {
    const text = JSON.parse(kept ?? '') as Partial<PendingText> | null;
    const isText =
      [text?.setId, text?.name, text?.address, text?.before].every((part) => typeof part === 'string') &&
      [text?.value, text?.base].every((part) => part === null || typeof part === 'string');
    return isText ? (text as PendingText) : undefined;
  } catch {
    return undefined;
  }
}

/** A piece of a text: in both, in the one before, or in the one after. */
export interface Piece {
  kind: 'same' | 'before' | 'after';
  text: string;
}

/** Longer texts are compared at their ends alone. */
const MOST_COMPARED = 1_000_000;

/** Compares two texts word by word. */
export function compareTexts(before: string, after: string): Piece[] {
  const [old, next] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < Math.min(old.length, next.length) && old[start] === next[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, next.length) - start;
  while (end < most && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const middle = [old.slice(start, old.length - end), next.slice(start, next.length - end)] as const;
  const pieces: Piece[] = [
    { kind: 'same', text: old.slice(0, start).join('') },
    ...compareWords(...middle),
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ];
  const joined: Piece[] = [];
  for (const { kind, text } of pieces) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') joined.push({ kind, text });
  }
  return joined;
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

/** Keeps the longest words that both have in the same order. */
function compareWords(old: readonly string[], next: readonly string[]): Piece[] {
  if (old.length * next.length > MOST_COMPARED) {
    return [
      { kind: 'before', text: old.join('') },
      { kind: 'after', text: next.join('') },
    ];
  }
  const width = next.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = next.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        old[row] === next[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < next.length) {
    if (row < old.length && old[row] === next[column]) {
      pieces.push({ kind: 'same', text: old[row] ?? '' });
      [row, column] = [row + 1, column + 1];
    } else if (row < old.length && at(row + 1, column) >= at(row, column + 1)) {
      pieces.push({ kind: 'before', text: old[row] ?? '' });
      row += 1;
    } else if (column < next.length) {
      pieces.push({ kind: 'after', text: next[column] ?? '' });
      column += 1;
    } else {
      pieces.push({ kind: 'before', text: old[row] ?? '' });
      row += 1;
    }
  }
  return pieces;
}
