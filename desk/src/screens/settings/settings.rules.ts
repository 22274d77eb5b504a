import type { DeskSetting, SettingChanges } from 'contract/desk/settings.ts';

/** Typed texts by the name of the setting; an absent one is as it is stored. */
export type Typed = Readonly<Record<string, string>>;

type Change = SettingChanges['changes'][number];

/** The text that stands in a field: what is typed, or what counts. A secret is never shown. */
export function textIn(setting: DeskSetting, typed: Typed): string {
  return typed[setting.name] ?? shownText(setting);
}

/** Returns the text of a field in which nothing is typed: the text that was set, not the usual value behind it. */
export function shownText({ isSecret, source, text }: DeskSetting): string {
  return isSecret || source === 'default' ? '' : (text ?? '');
}

/**
 * Lists the changes to store. An emptied field takes back the stored text; an empty field of a secret leaves it.
 * @param removed secrets that are to be taken back
 */
export function changesOf(
  settings: readonly DeskSetting[],
  typed: Typed,
  removed: ReadonlySet<string> = new Set(),
): Change[] {
  return settings.flatMap((setting): Change[] => {
    const { name, isSecret, source } = setting;
    if (source === 'environment') return [];
    const text = textIn(setting, typed).trim();
    if (isSecret && removed.has(name)) return [{ name, text: null }];
    if (text === shownText(setting)) return [];
    return [{ name, text: text === '' ? null : text }];
  });
}

/** Drafts without those that say what is stored anyway. */
export function keptDrafts(settings: readonly DeskSetting[], typed: Typed): Typed {
  const changed = new Set(changesOf(settings, typed).map(({ name }) => name));
  return Object.fromEntries(Object.entries(typed).filter(([name]) => changed.has(name)));
}

/** `demo=365,contact=730` by its kinds. */
export function daysOf(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  return Object.fromEntries(pairs.filter(([kind]) => kind).map(([kind = '', days = '']) => [kind, days]));
}

/** The other way around; kinds without days are left out: they are kept. */
export function textOfDays(days: Readonly<Record<string, string>>): string {
  return Object.entries(days)
    .filter(([, number]) => number.trim() !== '')
    .map(([kind, number]) => `${kind}=${number.trim()}`)
    .join(',');
}
