import type { ConnectedRecipient } from 'contract/site/data-processing.ts';
import type { TProperties } from 'typebox';
import { keyOf, type SettingValues } from '../../plugins/settings/setting-values.ts';
import { type AnyChannel, CHANNELS } from './channels/channels.ts';

type Entries = typeof CHANNELS;

/** Settings of all channels: of a union of objects, the object with all of their members. */
type ChannelSettings = {
  [Name in keyof Entries]: (all: Entries[Name]['settings']) => void;
}[keyof Entries] extends (all: infer All extends TProperties) => void
  ? { [Name in keyof All]: All[Name] }
  : never;

/** The registry as a list: its entries differ in their settings alone. */
const ENTRIES = Object.entries(CHANNELS) as unknown as [string, AnyChannel][];
const BY_NAME: ReadonlyMap<string, AnyChannel> = new Map(ENTRIES);

/** Settings that set channels up, in their order. */
export const CHANNEL_SETTINGS = Object.assign(
  {},
  ...ENTRIES.map(([, { settings }]) => settings),
) as ChannelSettings;

/** Values of the settings that set channels up. */
export type ChannelValues = SettingValues<ChannelSettings>;

/** Keys of the settings that are set together, a list for each channel. */
export const CHANNEL_KEYS: readonly (readonly string[])[] = ENTRIES.map(([, { settings }]) =>
  Object.keys(settings).map(keyOf),
);

/** Finds the facts of a channel; a channel of another version, whose messages are still stored, has none. */
export function findChannel(name: string): AnyChannel | undefined {
  return BY_NAME.get(name);
}

/** Returns the name of a channel on the desk, in alerts and in reports. */
export function labelOf(channel: string): string {
  return findChannel(channel)?.name ?? channel;
}

/** Lists the channels that the settings set up, as they are now. */
export function channelNames(config: ChannelValues): string[] {
  return ENTRIES.filter(([, { settings }]) =>
    Object.keys(settings).every((name) => config[keyOf(name) as keyof ChannelValues] !== null),
  ).map(([name]) => name);
}

/** Lists the channels that reach a recipient. */
export function channelsTo(recipient: ConnectedRecipient): string[] {
  return ENTRIES.filter(([, each]) => each.recipient === recipient).map(([name]) => name);
}

/** Lists the recipients that `/data-processing` names for the channels that are set up. */
export function channelRecipients(config: ChannelValues): ConnectedRecipient[] {
  return channelNames(config).flatMap((name) => findChannel(name)?.recipient ?? []);
}
