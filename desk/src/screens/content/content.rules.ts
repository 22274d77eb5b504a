import type { ContentField } from 'contract/desk/content.ts';

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

/** Change of the place of a section on its page. */
export type Arrangement = 'up' | 'down' | 'hide' | 'show';

/** Returns the names of the sections that a page shows after a change of one; what is shown again comes last. */
export function arrangeSections(shown: readonly string[], name: string, act: Arrangement): string[] {
  const others = shown.filter((each) => each !== name);
  if (act === 'hide') return others;
  const step = { up: -1, down: 1, show: shown.length + 1 }[act];
  return others.toSpliced(Math.max(0, shown.indexOf(name) + step), 0, name);
}
