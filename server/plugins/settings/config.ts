import type { Setting } from './settings/setting.ts';
import { SETTINGS } from './settings.ts';
import { StartError } from './start-error.ts';

type Settings = typeof SETTINGS;
type Values = { [Key in keyof Settings]: Settings[Key] extends Setting<infer T> ? T : never };

/** What the operator decides, parsed once at the start. */
export interface Config extends Values {
  /** The operator named the port, so a taken one is an error instead of a reason to pick another. */
  metricsPortIsChosen: boolean;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads all settings; an empty variable counts as missing.
 * @throws {StartError} naming the variable and what it may be, never its text, which may hold a password
 */
export function readConfig(environment: Environment): Config {
  const values = Object.fromEntries(
    Object.entries(SETTINGS).map(([key, setting]) => [key, readSetting<unknown>(setting, environment)]),
  ) as Values;
  if (values.headersTimeoutMs > values.requestTimeoutMs) {
    throw new StartError(SETTINGS.headersTimeoutMs.name, 'must not be longer than REQUEST_TIMEOUT_MS');
  }
  requireTogether(values, 'llmBaseUrl', 'llmModel', 'llmApiKey');
  requireTogether(values, 'crmWebhookUrl', 'crmWebhookSecret');
  // The other way round is fine: files have a sender too.
  if (values.smtpUrl !== null) requireTogether(values, 'smtpUrl', 'mailFrom');
  // Without a price nothing would ever be spent.
  if (values.llmDailyBudgetUsd !== null && values.llmPromptPriceUsd + values.llmCompletionPriceUsd === 0) {
    throw new StartError(
      SETTINGS.llmDailyBudgetUsd.name,
      'needs LLM_PROMPT_PRICE_USD or LLM_COMPLETION_PRICE_USD',
    );
  }
  return { ...values, metricsPortIsChosen: isSet(SETTINGS.metricsPort, environment) };
}

/** Half of them would look like a configuration and do nothing. */
function requireTogether(values: Values, ...keys: (keyof Settings)[]): void {
  const missing = keys.filter((key) => values[key] === null);
  const [first] = missing;
  if (first === undefined || missing.length === keys.length) return;
  const given = keys.find((key) => values[key] !== null) as keyof Settings;
  throw new StartError(SETTINGS[first].name, `must be set, because ${SETTINGS[given].name} is`);
}

function readSetting<T>(setting: Setting<T>, environment: Environment): T {
  const text = isSet(setting, environment) ? (environment[setting.name] ?? '') : setting.default;
  const value = setting.read(text);
  if (value === undefined) throw new StartError(setting.name, `must be ${setting.accepts}`);
  return value;
}

function isSet(setting: { name: string }, environment: Environment): boolean {
  return (environment[setting.name] ?? '') !== '';
}
