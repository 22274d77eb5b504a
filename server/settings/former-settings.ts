import { FOLDERS } from '../plugins/settings/folders.ts';
import { LIMITS } from '../plugins/settings/limits.ts';

/** Variables that were settings by themselves, and the setting that says the same now. A start refuses them. */
export const FORMER_PARTS: Record<string, string> = {
  DEMO_RETENTION_DAYS: 'RETENTION_DAYS',
  CONTACT_RETENTION_DAYS: 'RETENTION_DAYS',
  AGENT_RETENTION_DAYS: 'RETENTION_DAYS',
  CHATBOT_RETENTION_DAYS: 'RETENTION_DAYS',
  LLM_PROMPT_PRICE_USD: 'LLM_PRICES_USD',
  LLM_COMPLETION_PRICE_USD: 'LLM_PRICES_USD',
};

/**
 * Variables that were settings and are constants, with their values. A constant that never was a setting does not
 * belong here.
 */
const FORMER_SETTINGS: Record<string, number | string> = {
  BODY_LIMIT_BYTES: LIMITS.bodyLimitBytes,
  HEADERS_TIMEOUT_MS: LIMITS.headersTimeoutMs,
  REQUEST_TIMEOUT_MS: LIMITS.requestTimeoutMs,
  KEEP_ALIVE_TIMEOUT_MS: LIMITS.keepAliveTimeoutMs,
  IDLE_TIMEOUT_MS: LIMITS.idleTimeoutMs,
  MAX_REQUESTS_IN_FLIGHT: LIMITS.maxRequestsInFlight,
  MAX_CONNECTIONS: LIMITS.maxConnections,
  MAX_CONNECTIONS_PER_NETWORK: LIMITS.maxConnectionsPerNetwork,
  IDEMPOTENCY_HOURS: LIMITS.idempotencyHours,
  SHUTDOWN_TIMEOUT_MS: LIMITS.shutdownTimeoutMs,
  LEADS_PER_EMAIL_HOUR: LIMITS.leadsPerEmailHour,
  SIGNUPS_PER_HOUR: 'that of LOGINS_PER_MINUTE',
  CHAT_EVENTS_PER_SECOND: LIMITS.chatEventsPerSecond,
  LLM_CALLS_AT_ONCE: LIMITS.llmCallsAtOnce,
  AGENT_CALLS_PER_MINUTE: LIMITS.agentCallsPerMinute,
  SITE_DIR: FOLDERS.siteDir,
  RUN_DIR: FOLDERS.runDir,
};

/** One line for each of them that is set: the operator must know that it does nothing. */
export function formerSettings(environment: Record<string, string | undefined>): string[] {
  return Object.entries(FORMER_SETTINGS)
    .filter(([name]) => (environment[name] ?? '') !== '')
    .map(
      ([name, value]) => `${name}: is no longer a setting and has no effect; the value is always ${value}`,
    );
}
