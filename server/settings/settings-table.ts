import { acceptedBy, type SettingSchema } from './describe-setting.ts';
import { SETTINGS } from './settings.ts';

/** The configuration as docs/configuration.md shows it, in Markdown. */
export function settingsTable(): string {
  const rows = Object.entries<SettingSchema>(SETTINGS as Record<string, SettingSchema>).map(
    ([name, schema]) =>
      `| \`${name}\` | ${writeDefault(schema) || 'unset'} | ${schema.description} (${acceptedBy(schema)}) |`,
  );
  return ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Writes the default as an operator would. */
function writeDefault({ default: value = '' }: SettingSchema): string {
  if (Array.isArray(value)) return value.join();
  if (typeof value !== 'object') return String(value);
  return Object.entries(value as object)
    .map((entry) => entry.join('='))
    .join();
}
