import { copyAddress } from 'contract/content/copies.ts';
import { AROUND, copiedFrom, withCopiedRows } from 'contract/content/rows.ts';
import type { ContentDocument, ContentField } from 'contract/desk/content.ts';
import { DESIGN_COLORS } from 'contract/site/brand-colors.ts';
import { contrastRatio } from 'contract/site/contrast.ts';
import { tokenColors } from 'contract/site/token-colors.ts';
import { type TypedTexts, textIn } from './drafts.rules.ts';

/** A part of a document: the fields below one heading. */
export interface FieldGroup {
  title: string;
  fields: { field: ContentField; label: string }[];
}

/** Groups the fields of a document by the first of their titles; those without another come first. */
export function groupFields(fields: readonly ContentField[]): FieldGroup[] {
  const groups = new Map<string, FieldGroup>();
  for (const field of fields) {
    const [first = '', ...others] = field.label.split(AROUND);
    const title = others.length > 0 || field.type === 'rows' ? first : '';
    const group = groups.get(title) ?? { title, fields: [] };
    groups.set(title, group);
    group.fields.push({ field, label: others.length > 0 ? others.join(AROUND) : first });
  }
  return [...groups.values()].sort((one, other) => Number(one.title !== '') - Number(other.title !== ''));
}

const FACT = /\{[\w.-]+\}/;

/**
 * Returns the count of characters where a text comes near the most that fits; `undefined` where there is room, and where the
 * text names facts, whose length only the server knows.
 */
export function roomLeft(text: string, most: number | undefined): string | undefined {
  if (most === undefined || text.length < most * 0.8 || FACT.test(text)) return undefined;
  return `${text.length} of ${most} characters`;
}

/** Change of the place of a section on its page. */
export type Arrangement = 'up' | 'down' | 'hide' | 'show';

/** Returns the names of the sections that a page shows after a change of one; what is shown again comes last. */
export function arrangeSections(shown: readonly string[], name: string, act: Arrangement): string[] {
  const others = shown.filter((each) => each !== name);
  if (act === 'hide') return others;
  const step = { up: -1, down: 1, show: shown.length + 1 }[act];
  return others.toSpliced(Math.max(0, shown.indexOf(name) + step), 0, name);
}

/** Returns the fields of a document with those of rows that were copied and aren't published yet. */
export function withTypedRows(fields: readonly ContentField[], typed: TypedTexts): ContentField[] {
  const known = new Set(fields.map(({ address }) => address));
  return withCopiedRows(fields, (field) => textIn(field, typed)).map((field) =>
    known.has(field.address) ? field : asDelivered(field),
  );
}

/** A field of which nothing is published. */
function asDelivered({ address, label, hint, type, usual, names, maxLength }: ContentField): ContentField {
  const limits = { ...(hint && { hint }), ...(names && { names }), ...(maxLength && { maxLength }) };
  return { ...{ address, label, type, usual, value: usual }, ...limits };
}

const isInRow = (list: ContentField, key: string) => {
  const row = `${list.address}.${key}`;
  return ({ address }: ContentField) => address === row || address.startsWith(`${row}.`);
};

/** Returns the first text of a row, by which a person knows it. */
export function titleOfRow(
  ...[fields, list, key, typed]: [readonly ContentField[], ContentField, string, TypedTexts]
): string {
  const first = fields.find((field) => isInRow(list, key)(field) && /^(?:line|prose)$/.test(field.type));
  return first ? textIn(first, typed) : key;
}

/** Returns the keys of rows as a person counts them: `Rows 1, 2, 2 copied`. */
export function rowsInWords(keys: string): string {
  const names = keys.split('\n').map((key) => {
    const from = copiedFrom(key);
    return from === undefined ? `${Number(key) + 1}` : `${Number(from) + 1} copied`;
  });
  return `Rows ${names.join(', ')}`;
}

/** Returns the texts that add a copy of a row as it reads now, after it. @param id of the copy among all of the list */
export function copyRow(
  fields: readonly ContentField[],
  list: ContentField,
  { key, id, typed }: { key: string; id: string; typed: TypedTexts },
): [ContentField, string][] {
  const copy = `${copiedFrom(key) ?? key}+${id}`;
  const start = `${list.address}.${key}`.length;
  const texts = fields.filter(isInRow(list, key)).map((field): [ContentField, string] => {
    const address = `${list.address}.${copy}${field.address.slice(start)}`;
    return [asDelivered({ ...field, address }), textIn(field, typed)];
  });
  const keys = textIn(list, typed).split('\n');
  const shown = keys.toSpliced(keys.includes(key) ? keys.indexOf(key) + 1 : keys.length, 0, copy);
  return [[list, shown.join('\n')], ...texts.filter(([field, text]) => text !== field.usual)];
}

/** Returns the texts that make a document of another one as it reads now. @param name of the new one */
export function copyDocument(
  { name: from, fields }: Pick<ContentDocument, 'name' | 'fields'>,
  name: string,
  typed: TypedTexts,
): [ContentField, string][] {
  const own = fields.find(({ type }) => type === 'copy');
  const address = copyAddress(name);
  const made: ContentField = { address, label: 'Copy of', type: 'copy', value: '', usual: '' };
  const texts = fields
    .filter((field) => field !== own && textIn(field, typed) !== field.usual)
    .map((field): [ContentField, string] => {
      const copied = { ...field, address: name + field.address.slice(from.length) };
      return [asDelivered(copied), textIn(field, typed)];
    });
  // Two answers to the same phrasings would leave visitors a choice: the copy begins with one, to be changed.
  const phrasings = fields.find(({ address }) => address === `${from}#phrasings`);
  const fewer = phrasings && asDelivered({ ...phrasings, address: `${name}#phrasings` });
  return [
    [made, own ? textIn(own, typed) : from],
    ...texts.filter(([{ address }]) => address !== fewer?.address),
    ...(fewer ? [[fewer, '0'] as [ContentField, string]] : []),
  ];
}

/** Returns the texts that remove a document that was made of another one, with all that was changed in it. */
export function removeDocument(fields: readonly ContentField[], typed: TypedTexts): [ContentField, string][] {
  return fields
    .filter((field) => textIn(field, typed) !== field.usual)
    .map((field): [ContentField, string] => [field, field.usual]);
}

/**
 * Returns how pages show a color of the brand, light and dark; `undefined` where a text is no color.
 * @param address ends with its name
 */
export function describeColor(
  address: string,
  color: string,
): { colors: readonly [string, string]; verdict: string } | undefined {
  if (!/^#[\da-f]{6}$/i.test(color)) return undefined;
  const side = address.endsWith('.human') ? 'human' : 'agent';
  const { [side]: colors, paper } = tokenColors({ ...DESIGN_COLORS, [side]: color });
  const [light, dark] = colors.map((shown, scheme) => {
    const contrast = contrastRatio(shown, paper[scheme as 0 | 1]).toFixed(1);
    return `${shown} (contrast ${contrast}:1)`;
  });
  const isDarkened = colors[0].toLowerCase() !== color.toLowerCase();
  const why = isDarkened
    ? `Too light ${side === 'agent' ? 'to be read' : 'for lines'}, so it is darkened. `
    : '';
  return { colors, verdict: `${why}Pages show ${light}, and ${dark} in the dark` };
}
