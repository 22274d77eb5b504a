import type { Database } from './database/schema.ts';

/** A setting as the desk shows it. */
export interface ListedSetting {
  /** Name of the variable, `SALES_EMAIL`. */
  name: string;
  /** Subject: 'Channels', 'Office'. */
  group: string;
  description: string;
  /** Description of its accepted texts. */
  accepted: string;
  /** Text that the variable would have; absent where it is not set, and of a secret. */
  text?: string;
  /** Text that counts where nothing is set, likewise. */
  usual?: string;
  /** Source of its value; the environment wins. */
  source: 'environment' | 'desk' | 'default';
  /** Never shown again once it is stored, and stored only where there is a `DESK_KEY`. */
  isSecret: boolean;
  isSet: boolean;
  /** False where it was sealed with another key: it does not count until it is typed again. */
  isReadable: boolean;
  changedBy?: string;
  changedAt?: string;
}

/** A text for a setting, or null to take back what was stored. */
export interface SettingChange {
  name: string;
  text: string | null;
}

/**
 * Settings that count at once when they are changed: `config` itself changes, and who keeps something made of it is
 * called.
 */
export interface LiveSettings {
  list(): Promise<ListedSetting[]>;
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
  store: async () => {
    throw new Error('these settings are fixed');
  },
  refresh: async () => {},
  onChange: () => {},
};
