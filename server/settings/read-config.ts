import { Ajv } from 'ajv';
import { envSchema } from 'env-schema';
import Type from 'typebox';
import { readOffice } from '../modules/bookings/office.settings.ts';
import { CHANNEL_KEYS } from '../modules/leads/leads.channels.ts';
import { type BackupPlace, readBackupPlace } from '../modules/operations/backups/backups.settings.ts';
import type { Config } from '../plugins/settings/config.ts';
import { FOLDERS } from '../plugins/settings/folders.ts';
import { FORMATS } from '../plugins/settings/formats.ts';
import { LIMITS } from '../plugins/settings/limits.ts';
import { keyOf, nameOf, type SettingValues } from '../plugins/settings/setting-values.ts';
import { StartError } from '../plugins/settings/start-error.ts';
import { acceptedBy, type SettingSchema } from './describe-setting.ts';
import { FORMER_PARTS } from './former-settings.ts';
import { SETTINGS, type SettingName } from './settings.ts';

// By hand, since the coercion of types in Ajv, which env-schema uses, takes '1e3', '0x50' and ' 80' for numbers, and its lists
// are not trimmed. Without this file 'refuses PORT="1e3"' fails in read-config.test.ts.

/** Decimal digits only: no sign, no exponent, no blanks. */
const NUMERALS: Record<string, RegExp> = {
  integer: /^\d{1,15}$/,
  number: /^\d{1,9}(?:\.\d{1,6})?$/,
};

/** The value that a text stands for by its schema; a text that stands for none stays, so that the schema refuses it. */
function readText(schema: SettingSchema, text: string): unknown {
  const { type = '', items, properties = {} } = schema;
  if (type in NUMERALS) return NUMERALS[type]?.test(text) ? Number(text) : text;
  const parts = text.split(',').map((part) => part.trim());
  if (type === 'array') {
    return parts.map((part, index) => readText([items].flat()[index] ?? [items].flat()[0] ?? {}, part));
  }
  if (type !== 'object') return text;
  return Object.fromEntries(
    parts.map((part) => {
      const [key = '', value = ''] = part.split(/\s*=\s*(.*)/s);
      return [key, readText(properties[key] ?? {}, value)];
    }),
  );
}

/**
 * Named in what `readConfig` returns, since bench and checks read declarations, which lack what modules merge into
 * `Config`.
 */
type Values = SettingValues<typeof SETTINGS>;
type Environment = Record<string, string | undefined>;

const SCHEMA = Type.Object(SETTINGS);
// Texts become values by `readText` alone.
const ajv = new Ajv({
  useDefaults: true,
  formats: FORMATS,
  allowUnionTypes: true,
  keywords: ['isInherited', 'desk', 'sends'],
});

/**
 * Reads all settings; an empty variable counts as missing.
 * @throws {StartError} naming the variable and what it may be, never its text, which may hold a password
 */
export function readConfig(
  environment: Environment,
): Config & Values & BackupPlace & ReturnType<typeof readOffice> {
  const values = readValues(environment);
  requireTogether(values, 'llmBaseUrl', 'llmModel', 'llmApiKey');
  for (const keys of CHANNEL_KEYS) requireTogether(values, ...(keys as (keyof Values)[]));
  // The other way round is fine: files have a sender too.
  if (values.smtpUrl !== null) requireTogether(values, 'smtpUrl', 'mailFrom');
  // Without a price nothing would ever be spent.
  if (values.llmDailyBudgetUsd !== null && values.llmPricesUsd.every((price) => price === 0)) {
    throw new StartError('LLM_DAILY_BUDGET_USD', 'needs LLM_PRICES_USD');
  }
  return {
    ...LIMITS,
    ...FOLDERS,
    ...values,
    ...readOffice(values),
    ...readBackupPlace(values),
    metricsPortIsChosen: isSet('METRICS_PORT', environment),
  };
}

/** Reads the values by the schema, with defaults; what is not set is `null`. */
function readValues(environment: Environment): Values {
  for (const [name, whole] of Object.entries(FORMER_PARTS)) {
    if (isSet(name, environment)) throw new StartError(name, `is a part of ${whole} now`);
  }
  const set = Object.entries(SETTINGS).filter(([name]) => isSet(name, environment));
  const data = Object.fromEntries(
    set.map(([name, schema]) => [name, readText(schema as SettingSchema, environment[name] ?? '')]),
  );
  const valid = validate(data);
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([name, schema]) => {
      const value = valid[name];
      return [
        keyOf(name),
        value === undefined ? null : Type.IsCodec(schema) ? schema['~codec'].decode(value) : value,
      ];
    }),
  ) as Values;
}

function validate(data: Record<string, unknown>): Record<string, unknown> {
  try {
    return envSchema({ schema: SCHEMA, data, env: false, ajv });
  } catch (error) {
    const [first] = (error as { errors?: { instancePath: string }[] }).errors ?? [];
    const name = first?.instancePath.split('/')[1];
    if (name === undefined) throw error;
    throw new StartError(name, `must be ${acceptedBy(SETTINGS[name as SettingName] as SettingSchema)}`);
  }
}

/** Half of them would look like a configuration and do nothing. */
function requireTogether(values: Values, ...keys: (keyof Values)[]): void {
  const missing = keys.filter((key) => values[key] === null);
  const [first] = missing;
  if (first === undefined || missing.length === keys.length) return;
  const given = keys.find((key) => values[key] !== null) as keyof Values;
  throw new StartError(nameOf(first), `must be set, because ${nameOf(given)} is`);
}

function isSet(name: string, environment: Environment): boolean {
  return (environment[name] ?? '') !== '';
}
