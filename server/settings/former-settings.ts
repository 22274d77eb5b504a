import { FOLDERS } from '../plugins/settings/folders.ts';
import { LIMITS } from '../plugins/settings/limits.ts';
import { nameOf } from '../plugins/settings/setting-values.ts';

/** Variables that were settings by themselves, and the setting that says the same now. A start refuses them. */
export const FORMER_PARTS: Record<string, string> = {
  DEMO_RETENTION_DAYS: 'RETENTION_DAYS',
  CONTACT_RETENTION_DAYS: 'RETENTION_DAYS',
  AGENT_RETENTION_DAYS: 'RETENTION_DAYS',
  CHATBOT_RETENTION_DAYS: 'RETENTION_DAYS',
  LLM_PROMPT_PRICE_USD: 'LLM_PRICES_USD',
  LLM_COMPLETION_PRICE_USD: 'LLM_PRICES_USD',
};

/** Variables that were settings and are constants, one line each: the operator who sets one must know that it does nothing. */
export function formerSettings(environment: Record<string, string | undefined>): string[] {
  return Object.entries({ ...LIMITS, ...FOLDERS }).flatMap(([key, value]) => {
    const name = nameOf(key);
    return (environment[name] ?? '') === ''
      ? []
      : [`${name}: is no setting any more and does nothing; it is always ${value}`];
  });
}
