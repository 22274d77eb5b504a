const CHANNELS: Readonly<Record<string, string>> = {
  'visitor-email': 'Email to visitors',
  'sales-email': 'Email to sales',
  'host-email': 'Email to hosts',
  'guest-email': 'Email to guests',
  'crm-webhook': 'CRM',
  slack: 'Slack',
  teams: 'Microsoft Teams',
};

/** What people call a channel. */
export function channelName(name: string): string {
  return CHANNELS[name] ?? name;
}
