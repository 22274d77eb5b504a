import Type from 'typebox';
import { emailAddress, onDesk } from '../../../plugins/settings/kinds.ts';
import type { SettingValues } from '../../../plugins/settings/setting-values.ts';

/** Settings of who is notified of trouble with the server. */
export const MONITORING_SETTINGS = {
  ALERT_EMAIL: Type.Optional(
    emailAddress({
      description:
        'Who gets an email when something is wrong with the server, once, and again when it is over, and on Mondays when all is well; SLACK_WEBHOOK_URL gets it too',
      desk: onDesk({
        ...{ group: 'Channels', label: 'Mailbox for warnings' },
        hint: 'Gets an email when a channel or the server has trouble.',
      }),
      examples: ['admin@example.com'],
    }),
  ),
};

declare module '../../../plugins/settings/config.ts' {
  interface Config extends SettingValues<typeof MONITORING_SETTINGS> {}
}
