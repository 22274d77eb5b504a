import Type from 'typebox';
import { emailAddress, text } from '../../../plugins/settings/kinds.ts';
import type { SettingValues } from '../../../plugins/settings/setting-values.ts';
import { CHANNEL_SETTINGS } from '../leads.channels.ts';

/**
 * Settings of the receivers and channels of messages about leads. The addresses may hold passwords: no line of ours
 * repeats them.
 */
export const NOTIFICATION_SETTINGS = {
  SMTP_URL: Type.Optional(
    text('mail-server', {
      description:
        'Send emails through this server; MAIL_FROM goes with it. Without it they are written to `mails/` in DATA_DIR',
      title: 'an address',
      examples: ['smtps://user:password@mail.example.com'],
    }),
  ),
  MAIL_FROM: Type.Optional(
    emailAddress({ description: 'Sender of the emails', examples: ['hello@example.com'] }),
  ),
  ...CHANNEL_SETTINGS,
};

declare module '../../../plugins/settings/config.ts' {
  interface Config extends SettingValues<typeof NOTIFICATION_SETTINGS> {}
}
