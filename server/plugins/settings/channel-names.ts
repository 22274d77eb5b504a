import { CHANNEL_NAMES, CHANNELS, type ChannelName, type ChannelSetting } from 'contract/desk/channels.ts';
import type { Config } from './config.ts';
import { keyOf } from './setting-values.ts';

/** Keys of the settings that set channels up. */
export type ChannelKey =
  | 'salesEmail'
  | 'crmWebhookUrl'
  | 'crmWebhookSecret'
  | 'slackWebhookUrl'
  | 'teamsWebhookUrl';

/** The channels that the settings set up, as they are now. */
export function channelNames(config: Pick<Config, ChannelKey>): ChannelName[] {
  const isSet = (setting: ChannelSetting) => config[keyOf(setting) as ChannelKey] !== null;
  return CHANNEL_NAMES.filter((name) => CHANNELS[name].settings.every(isSet));
}
