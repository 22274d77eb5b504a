import type { ContentField, TextChange } from 'contract/desk/content.ts';

/** Texts that were typed and are not published, by address. */
export type TypedTexts = Readonly<Record<string, TypedText>>;

export interface TypedText {
  /** The text that was there when typing began. */
  before: string;
  /** Null: the text as it was delivered. */
  value: string | null;
}

/** Returns the typed texts with one more; without it where it is the one that counts. */
export function typeText(typed: TypedTexts, field: ContentField, value: string): TypedTexts {
  const before = typed[field.address]?.before ?? field.value;
  const { [field.address]: _, ...others } = typed;
  if (value === before) return others;
  return { ...others, [field.address]: { before, value: value === field.usual ? null : value } };
}

/** Returns the text that a field shows. */
export function textIn(field: ContentField, typed: TypedTexts): string {
  const text = typed[field.address];
  return text === undefined ? field.value : (text.value ?? field.usual);
}

/** Returns the changes of a call. */
export function changesOf(typed: TypedTexts): TextChange[] {
  return Object.entries(typed).map(([address, { before, value }]) => ({ address, before, value }));
}

/** Reads what a browser has kept; nothing where it cannot be read. */
export function parseTyped(kept: string | null): TypedTexts {
  try {
    const typed: unknown = JSON.parse(kept ?? '{}');
    if (typeof typed !== 'object' || typed === null) return {};
    return Object.fromEntries(Object.entries(typed).filter(([, text]) => isTyped(text)));
  } catch {
    return {};
  }
}

function isTyped(text: unknown): text is TypedText {
  const { before, value } = (text ?? {}) as Partial<TypedText>;
  return typeof before === 'string' && (value === null || typeof value === 'string');
}

/** A part of a document: the fields below one heading. */
export interface FieldGroup {
  title: string;
  fields: { field: ContentField; label: string }[];
}

const AROUND = ' › ';

/** Groups the fields of a document by the first of their titles; those without another come first. */
export function groupFields(fields: readonly ContentField[]): FieldGroup[] {
  const groups = new Map<string, FieldGroup>();
  for (const field of fields) {
    const [first = '', ...others] = field.label.split(AROUND);
    const title = others.length > 0 ? first : '';
    const group = groups.get(title) ?? { title, fields: [] };
    groups.set(title, group);
    group.fields.push({ field, label: others.length > 0 ? others.join(AROUND) : first });
  }
  return [...groups.values()].sort((one, other) => Number(one.title !== '') - Number(other.title !== ''));
}

/** Returns the count of characters where a text comes near the most that fits; `undefined` where there is room. */
export function roomLeft(text: string, most: number | undefined): string | undefined {
  if (most === undefined || text.length < most * 0.8) return undefined;
  return `${text.length} of ${most} characters`;
}
