/** A way by which messages about leads leave. */
interface ChannelFacts {
  /** Name on the desk, in alerts and in reports. */
  name: string;
  /** The receiver of a message, in words; null for the person whose lead it is. */
  receiver: string | null;
  /** The place where others hold what was sent. */
  place: string;
  /** The settings that set it up, all of them; one without is always there. */
  settings: readonly string[];
  /** Those settings that are never shown again, since they open the target. */
  secrets: readonly string[];
  /** False where a test would have to go to a host, a guest or a visitor. */
  canTest: boolean;
  /** The recipient that `/data-processing` names for it. */
  recipient: 'email' | 'crm' | 'teamChat';
}

const EMAIL = { settings: [], secrets: [], recipient: 'email' } as const;

/** Every channel; screens, alerts, the report of an erasure and lists of settings derive from it. */
export const CHANNELS = {
  'visitor-email': {
    ...EMAIL,
    name: 'Email to visitors',
    receiver: null,
    place: 'the person’s own inbox',
    canTest: true,
  },
  'sales-email': {
    ...EMAIL,
    name: 'Email to sales',
    receiver: 'Sales',
    place: 'the sales team’s inbox',
    settings: ['SALES_EMAIL'],
    canTest: true,
  },
  'host-email': {
    ...EMAIL,
    name: 'Email to hosts',
    receiver: 'The host',
    place: 'the inboxes of hosts',
    canTest: false,
  },
  'guest-email': {
    ...EMAIL,
    name: 'Email to guests',
    receiver: 'A guest',
    place: 'the inboxes of guests',
    canTest: false,
  },
  'reply-email': {
    ...EMAIL,
    name: 'Replies to visitors',
    receiver: null,
    place: 'the person’s own inbox',
    canTest: false,
  },
  'colleague-email': {
    ...EMAIL,
    name: 'Email to colleagues',
    receiver: 'A colleague',
    place: 'the inboxes of the team',
    canTest: false,
  },
  'crm-webhook': {
    recipient: 'crm',
    name: 'CRM',
    receiver: 'CRM',
    place: 'the CRM',
    settings: ['CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET'],
    secrets: ['CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET'],
    canTest: true,
  },
  slack: {
    recipient: 'teamChat',
    name: 'Slack',
    receiver: 'Slack',
    place: 'Slack',
    settings: ['SLACK_WEBHOOK_URL'],
    secrets: ['SLACK_WEBHOOK_URL'],
    canTest: true,
  },
  teams: {
    recipient: 'teamChat',
    name: 'Microsoft Teams',
    receiver: 'Microsoft Teams',
    place: 'Microsoft Teams',
    settings: ['TEAMS_WEBHOOK_URL'],
    secrets: ['TEAMS_WEBHOOK_URL'],
    canTest: true,
  },
} as const satisfies Record<string, ChannelFacts>;

export type ChannelName = keyof typeof CHANNELS;

export const CHANNEL_NAMES = Object.keys(CHANNELS) as ChannelName[];

/** The settings that set channels up. */
export type ChannelSetting = (typeof CHANNELS)[ChannelName]['settings'][number];

export const CHANNEL_SETTINGS: readonly ChannelSetting[] = CHANNEL_NAMES.flatMap(
  (name) => CHANNELS[name].settings,
);

export type ChannelSecret = (typeof CHANNELS)[ChannelName]['secrets'][number];

export const CHANNEL_SECRETS: readonly ChannelSecret[] = CHANNEL_NAMES.flatMap(
  (name) => CHANNELS[name].secrets,
);

/** The facts of a channel; undefined for one of another version, whose messages are still stored. */
export function findChannel(name: string): ChannelFacts | undefined {
  return Object.hasOwn(CHANNELS, name) ? CHANNELS[name as ChannelName] : undefined;
}

export function channelName(name: string): string {
  return findChannel(name)?.name ?? name;
}
