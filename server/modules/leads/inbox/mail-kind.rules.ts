import type { LeadMailsTable } from '../leads.tables.ts';

/** Headers by their names in lower case; repeated ones are joined by line breaks. */
export type MailHeaders = Readonly<Record<string, string | undefined>>;

/** Kinds of mails; `own` is one that we have sent. */
export type MailKind = LeadMailsTable['kind'] | 'own';

/** Headers that only programs write. */
const OF_PROGRAMS = ['x-autoreply', 'x-autorespond', 'list-id'];

/** Tells a reply from what programs send (RFC 3834, RFC 3464). @param ownSender address of the emails of the site */
export function kindOfMail(headers: MailHeaders, ownSender: string): MailKind {
  const find = (name: string) => (headers[name] ?? '').trim().toLowerCase();
  const from = find('from');
  if (/^multipart\/report\b/.test(find('content-type'))) {
    return find('content-type').includes('delivery-status') ? 'bounce' : 'automatic';
  }
  if (from === ownSender.toLowerCase() || from.endsWith(`<${ownSender.toLowerCase()}>`)) return 'own';
  const isAutomatic =
    !['', 'no'].includes(find('auto-submitted').split(';')[0]?.trim() ?? '') ||
    /bulk|junk|list|auto_reply/.test(find('precedence')) ||
    OF_PROGRAMS.some((name) => find(name) !== '') ||
    find('return-path') === '<>' ||
    /(?:mailer-daemon|postmaster)@/.test(from);
  return isAutomatic ? 'automatic' : 'reply';
}
