import type { DeskSetting } from 'contract/desk/settings.ts';
import type { Database } from './database/schema.ts';
import type { DeskWords } from './settings/kinds.ts';

/** Text for a setting; null takes back what was stored. */
export interface SettingChange {
  name: string;
  text: string | null;
}

/**
 * Settings that count at once when they are changed: `config` itself changes, and who keeps something made of it is
 * called.
 */
export interface LiveSettings {
  list(): Promise<DeskSetting[]>;
  /** Returns place and words of a setting that the desk can change. */
  find(name: string): DeskWords | undefined;
  /**
   * Stores changes, as part of a transaction. They count once it has ended and `refresh` is called.
   * @returns what they were before, in the same order
   * @throws {InvalidRequest} naming the settings that are wrong, or that the environment decides
   */
  store(
    transaction: Database,
    changes: readonly SettingChange[],
    changedBy: string,
  ): Promise<SettingChange[]>;
  /** Puts what was stored into effect: here at once, in another process within seconds. */
  refresh(): Promise<void>;
  /** Called whenever `config` has changed, in this process or in another one on the same database. */
  onChange(listener: () => void | Promise<void>): void;
}

/** Settings of a server that stay as they are. */
export const FIXED_SETTINGS: LiveSettings = {
  list: async () => [],
  find: () => undefined,
  store: async () => {
    throw new Error('these settings are fixed');
  },
  refresh: async () => {},
  onChange: () => {},
};
