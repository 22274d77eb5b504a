import type { Config } from '../plugins/settings/config.ts';
import { keyOf } from '../plugins/settings/setting-values.ts';
import type { SettingSchema } from './describe-setting.ts';
import { SETTINGS } from './settings.ts';

const INHERITED = Object.entries<SettingSchema>(SETTINGS as Record<string, SettingSchema>).flatMap(
  ([name, { isInherited }]) => (isInherited ? [name] : []),
);

/**
 * Returns the settings that a command takes over from a server with this configuration: texts as they would be set, by
 * the names of the variables.
 */
export function inheritedSettings(config: Config): Record<string, string> {
  return Object.fromEntries(INHERITED.map((name) => [name, writeText(config[keyOf(name) as keyof Config])]));
}

/** Writes a value as `readText` reads it; one that is not set is empty. */
function writeText(value: unknown): string {
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.join();
  return Object.entries(value ?? {})
    .map((entry) => entry.join('='))
    .join();
}
