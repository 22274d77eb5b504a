import Type from 'typebox';
import { emailAddress, onDesk, text } from '../../../plugins/settings/kinds.ts';
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
  REPLY_MAILBOX: Type.Optional(
    text('reply-mailbox', {
      description:
        'Read the replies of visitors from this mailbox by IMAP, or take them from a mail service that posts them to `https://answers%40example.com:PASSWORD@www.example.com/inbox/mail` (docs/desk.md); each mail of the desk then asks for replies to an address such as `answers+TOKEN@example.com`. `?address=` names the address if the user is another name',
      desk: onDesk({
        ...{ group: 'Channels', label: 'Mailbox for replies', isSecret: true },
        hint: 'Replies of visitors are read here and shown at the desk, such as imaps://answers%40example.com:password@imap.example.com/INBOX. The mailbox must take addresses with a plus sign.',
      }),
      title: 'an address with user and password',
      examples: ['imaps://answers%40example.com:password@imap.example.com/INBOX'],
    }),
  ),
};

declare module '../../../plugins/settings/config.ts' {
  interface Config extends SettingValues<typeof NOTIFICATION_SETTINGS> {}
}
