import { CHANNELS } from 'contract/desk/channels.ts';
import type { ConnectedRecipient, DataProcessing } from 'contract/site/data-processing.ts';
import { type ChannelKey, channelNames } from '../../plugins/settings/channel-names.ts';
import type { Config } from '../../plugins/settings/config.ts';

type Settings = Pick<
  Config,
  | ChannelKey
  | 'smtpUrl'
  | 'demoMeetingUrl'
  | 'llmBaseUrl'
  | 'redisUrl'
  | 'platform'
  | 'retentionDays'
  | 'databaseUrl'
  | 'backupDir'
  | 'backupKeep'
>;

/**
 * Returns how these settings process visitors' data; names of recipients alone, since their addresses may hold
 * passwords.
 */
export function dataProcessingOf(config: Settings): DataProcessing {
  const reaches = (recipient: ConnectedRecipient) =>
    channelNames(config).some((name) => CHANNELS[name].recipient === recipient);
  const isConnected: Record<ConnectedRecipient, boolean> = {
    email: config.smtpUrl !== null,
    crm: reaches('crm'),
    teamChat: reaches('teamChat'),
    videoCall: config.demoMeetingUrl !== null,
    languageModel: config.llmBaseUrl !== null && config.platform === 'on',
    sharedCounters: config.redisUrl !== null,
  };
  const makesCopies = config.backupDir !== null && config.databaseUrl === null;
  return {
    connected: (Object.keys(isConnected) as ConnectedRecipient[]).filter((name) => isConnected[name]),
    retentionDays: config.retentionDays,
    copiesKept: makesCopies ? config.backupKeep : null,
  };
}
