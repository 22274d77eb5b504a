import { SETTINGS } from './settings.ts';

/** The configuration as the README shows it, in Markdown. */
export function settingsTable(): string {
  const rows = Object.values(SETTINGS).map(
    (setting) =>
      `| \`${setting.name}\` | ${setting.default || 'unset'} | ${setting.meaning} (${setting.accepts}) |`,
  );
  return ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
