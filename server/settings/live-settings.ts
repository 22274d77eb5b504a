import { type DeskSetting, SETTING_GROUPS, type SettingGroup } from 'contract/desk/settings.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database, Tables } from '../plugins/database/schema.ts';
import {
  findSettingsVersion,
  readStoredSettings,
  storeSetting,
} from '../plugins/database/stored-settings.ts';
import type { LiveSettings, SettingChange } from '../plugins/live-settings.ts';
import type { Config } from '../plugins/settings/config.ts';
import type { DeskWords } from '../plugins/settings/kinds.ts';
import { keyOf } from '../plugins/settings/setting-values.ts';
import { StartError } from '../plugins/settings/start-error.ts';
import type { Clock } from '../shared/clock.ts';
import { InvalidRequest } from '../shared/errors.ts';
import { runRegularly } from '../shared/run-regularly.ts';
import { acceptedBy, type SettingSchema } from './describe-setting.ts';
import { readConfig } from './read-config.ts';
import { readableAddresses } from './readable-addresses.ts';
import { SETTINGS } from './settings.ts';

type Environment = Record<string, string | undefined>;

/**
 * Time between two looks at the settings of other processes on the same database: a page shows a changed setting within
 * 2 s, which leaves a second to draw it.
 */
const LOOK_MS = 1_000;

/** Settings that can be made at the desk, in its order. */
export const STORED: ReadonlyMap<string, StoredSchema> = listStored();

type StoredSchema = SettingSchema & { desk: DeskWords };

function listStored(): Map<string, StoredSchema> {
  const groups = Object.keys(SETTING_GROUPS) as SettingGroup[];
  const orderOf = ({ group, place = 0 }: DeskWords) => groups.indexOf(group) * 1_000 + place;
  const stored = Object.entries(SETTINGS as unknown as Record<string, SettingSchema>).filter(
    (entry): entry is [string, StoredSchema] => entry[1].desk !== undefined,
  );
  return new Map(stored.sort(([, one], [, other]) => orderOf(one.desk) - orderOf(other.desk)));
}

const isSecretName = (name: string) => STORED.get(name)?.desk.isSecret ?? false;

interface LiveParts {
  environment: Environment;
  database: Database;
  clock: Clock;
  logger: Pick<Logger, 'warn' | 'error' | 'info'>;
}

/** Live settings of a server, with their timer, which runs until it is stopped. */
export interface RunningSettings extends LiveSettings {
  stop(): Promise<void>;
}

/**
 * Puts the stored settings under those of the environment, and keeps `config` up to date: it stays the same object, and
 * so does its office, so that each part reads what counts when it needs it. Stored settings that contradict the
 * environment are left out, and logged.
 */
export async function openLiveSettings(
  config: Config,
  { environment, database, clock, logger }: LiveParts,
): Promise<RunningSettings> {
  const listeners: (() => void | Promise<void>)[] = [];
  let last: number | null = null;

  async function refresh(): Promise<void> {
    const newest = await findSettingsVersion(database);
    if (newest === last) return;
    last = newest;
    if (!(await adopt())) return;
    logger.info('settings of the desk count now');
    // What can follow at once does so; no one waits until pages are drawn. A part that fails keeps what it had.
    for (const listener of listeners) {
      void (async () => listener())().catch((err: unknown) =>
        logger.error({ err }, 'a changed setting could not be put into effect'),
      );
    }
  }

  async function adopt(): Promise<boolean> {
    try {
      const stored = await readTexts(database, config.deskKey);
      adoptSettings(config, { ...stored, ...chosenIn(environment) });
      return true;
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      logger.error({ problem: error.message }, 'the settings of the desk are left out');
      return false;
    }
  }

  await refresh();
  const stop = runRegularly(refresh, LOOK_MS, (err) =>
    logger.warn({ err }, 'the settings of the desk could not be read'),
  );

  return {
    stop,
    onChange: (listener) => void listeners.push(listener),
    list: async () => {
      const stored = new Map(
        (await readStoredSettings(database, config.deskKey)).map((each) => [each.name, each]),
      );
      const readable = readableAddresses(config);
      return [...STORED].map(([name, schema]) => {
        const sentence = readable.get(name);
        return {
          ...describe(name, schema, stored.get(name), environment),
          ...(sentence !== undefined && { warning: `This address ${sentence}.` }),
        };
      });
    },
    find: (name) => STORED.get(name)?.desk,
    refresh,
    async store(transaction, changes, changedBy) {
      requireChangeable(changes, environment, config.deskKey);
      const stored = await readTexts(transaction, config.deskKey);
      const next = Object.fromEntries(changes.map(({ name, text }) => [name, text ?? undefined]));
      requireReadable({ ...stored, ...next, ...chosenIn(environment) });
      for (const { name, text } of changes) {
        const key = isSecretName(name) ? (config.deskKey ?? undefined) : undefined;
        await storeSetting(transaction, { name, text, changedBy, now: clock() }, key);
      }
      return changes.map(({ name }) => ({ name, text: stored[name] ?? null }));
    },
  };
}

/** The variables that are set: an empty one counts as missing. */
function chosenIn(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, text]) => (text ?? '') !== ''));
}

/** The stored texts that can be read, by name. */
export async function readTexts(database: Kysely<Tables>, key: string | null): Promise<Environment> {
  const stored = await readStoredSettings(database, key);
  return Object.fromEntries(
    stored.filter(({ name }) => STORED.has(name)).map(({ name, text }) => [name, text]),
  );
}

/**
 * Only what can be stored, and the office that is made of it: parts keep that object, so it changes and is not
 * replaced.
 */
function adoptSettings(config: Config, environment: Environment): void {
  const next = readConfig(environment);
  const keys = [...STORED.keys()].map(keyOf) as (keyof Config)[];
  Object.assign(config, Object.fromEntries(keys.map((key) => [key, next[key]])));
  Object.assign(config.office, next.office);
}

/**
 * The settings of a command, which runs beside a server: with the stored ones under its own variables.
 * @throws {StartError} where they contradict each other
 */
export async function adoptStoredSettings(
  config: Config,
  {
    environment,
    inherited,
    database,
  }: Pick<LiveParts, 'environment' | 'database'> & {
    /** Settings that the running server had at its start. */
    inherited: Environment;
  },
): Promise<void> {
  if ((await findSettingsVersion(database)) === null) return;
  const stored = await readTexts(database, config.deskKey);
  adoptSettings(config, { ...inherited, ...stored, ...chosenIn(environment) });
}

/** @throws {InvalidRequest} */
function requireChangeable(
  changes: readonly SettingChange[],
  environment: Environment,
  key: string | null,
): void {
  const fields = changes.flatMap(({ name, text }) => {
    if (!STORED.has(name)) return { field: name, message: 'The desk does not change this setting.' };
    if ((environment[name] ?? '') !== '') {
      return { field: name, message: 'The server’s environment decides this setting.' };
    }
    if (text !== null && isSecretName(name) && key === null) {
      return { field: name, message: 'Secrets can be stored once the server has a DESK_KEY.' };
    }
    return [];
  });
  if (fields.length > 0) throw new InvalidRequest('These settings were not changed.', fields);
}

/** @throws {InvalidRequest} naming all settings at fault: reading stops at the first, so it is left out for the next. */
function requireReadable(texts: Environment): void {
  const fields: FieldProblem[] = [];
  const left = { ...texts };
  for (let isAgain = true; isAgain; ) {
    isAgain = false;
    try {
      readConfig(left);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      const [, field = '', problem = ''] = /^([A-Z_]+): (.*)$/.exec(error.message) ?? [];
      fields.push({ field, message: `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.` });
      isAgain = left[field] !== undefined;
      delete left[field];
    }
  }
  if (fields.length > 0) throw new InvalidRequest('These settings were not changed.', fields);
}

function describe(
  name: string,
  schema: StoredSchema,
  stored: Awaited<ReturnType<typeof readStoredSettings>>[number] | undefined,
  environment: Environment,
): DeskSetting {
  const chosen = environment[name] || undefined;
  const text = chosen ?? stored?.text;
  const { group, label, hint, isSecret = false } = schema.desk;
  const usual = schema.default === undefined ? undefined : textOf(schema.default);
  return {
    ...{ name, group, label, ...(hint !== undefined && { hint }) },
    isNumber: schema.type === 'integer',
    description: schema.description ?? '',
    accepted: acceptedBy(schema),
    ...(text !== undefined && !isSecret && { text }),
    ...(usual !== undefined && { usual }),
    source: chosen !== undefined ? 'environment' : stored?.text !== undefined ? 'desk' : 'default',
    isSecret,
    isSet: text !== undefined,
    isReadable: stored?.isReadable ?? true,
    ...(stored && { changedBy: stored.changedBy, changedAt: stored.changedAt }),
  };
}

/** A default as its variable would be written: lists with commas, names with their values. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, each]) => `${key}=${each}`)
    .join(',');
}
