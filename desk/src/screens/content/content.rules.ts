import type { ContentField } from 'contract/desk/content.ts';
import { DESIGN_COLORS } from 'contract/site/brand-colors.ts';
import { contrastRatio } from 'contract/site/contrast.ts';
import { tokenColors } from 'contract/site/token-colors.ts';

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
