import type { ConnectedRecipient, DataProcessing } from 'contract/site/data-processing.ts';
import type { Config } from '../../plugins/settings/config.ts';

type Settings = Pick<
  Config,
  | 'smtpUrl'
  | 'demoMeetingUrl'
  | 'llmBaseUrl'
  | 'redisUrl'
  | 'platform'
  | 'retentionDays'
  | 'databaseUrl'
  | 'backupDir'
  | 'backupStore'
  | 'backupKeep'
>;

/**
 * Returns how these settings process visitors' data; names of recipients alone, since their addresses may hold
 * passwords.
 * @param recipients those whom channels reach
 */
export function dataProcessingOf(
  config: Settings,
  recipients: readonly ConnectedRecipient[],
): DataProcessing {
  const isConnected: Record<ConnectedRecipient, boolean> = {
    email: config.smtpUrl !== null,
    crm: recipients.includes('crm'),
    teamChat: recipients.includes('teamChat'),
    videoCall: config.demoMeetingUrl !== null,
    languageModel: config.llmBaseUrl !== null && config.platform === 'on',
    sharedCounters: config.redisUrl !== null,
  };
  const makesCopies = (config.backupDir ?? config.backupStore) !== null && config.databaseUrl === null;
  return {
    connected: (Object.keys(isConnected) as ConnectedRecipient[]).filter((name) => isConnected[name]),
    retentionDays: config.retentionDays,
    copiesKept: makesCopies ? config.backupKeep : null,
  };
}
