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
