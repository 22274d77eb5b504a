import { companyLineOf } from 'contract/site/company.ts';
import type { Config } from '../settings/config.ts';
import { browserAddress, isLoopback } from '../settings/listening-address.ts';
import type { Sender } from './mail.ts';
import type { MailBrand } from './mail-brand.ts';

/** The sender of emails that are written as files, when no sender is set. */
const NO_MAILBOX = 'noreply@localhost.invalid';

/** Settings that the operator states about the company in emails. */
type Stated = Pick<Config, 'companyName' | 'companyAddress' | 'replyWithin'>;

/** Returns the sender of emails and invitations. */
export function senderOf({ mailFrom }: Pick<Config, 'mailFrom'>): string {
  return mailFrom ?? NO_MAILBOX;
}

/** Settings by which emails name their sender. */
export type SenderConfig = Pick<Config, 'mailFrom' | 'salesEmail' | 'publicUrl' | 'office' | keyof Stated>;

/** Returns the sender of this site's emails, and the address that reads the answers to them. */
export function mailSenderOf(config: SenderConfig, brand: MailBrand): Sender {
  const { mailFrom, salesEmail, publicUrl, office, companyName, companyAddress, replyWithin } = config;
  return {
    office,
    ...{ ...brand, siteUrl: publicUrl, from: senderOf(config), answersTo: salesEmail ?? mailFrom },
    company: companyLineOf({ name: companyName, address: companyAddress }) ?? null,
    replyWithin,
  };
}

/** The site's origin for links in emails, which cannot take it from a request. */
export function mailOrigin({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string | undefined {
  if (publicUrl !== null) return publicUrl;
  return isLoopback(host) ? browserAddress(host, port) : undefined;
}
