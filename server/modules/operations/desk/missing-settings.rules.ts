import type { Config } from '../../../plugins/settings/config.ts';
import type { Incident } from '../monitoring/alert.rules.ts';
import { alertTargets } from '../monitoring/notify-operator.ts';

type Needed = Pick<
  Config,
  'salesEmail' | 'alertEmail' | 'slackWebhookUrl' | 'backupDir' | 'backupStore' | 'companyName' | 'smtpUrl'
>;

/** Returns a incident for each setting that a server needs and lacks; the system is not well while there is one. */
export function findMissingSettings(config: Needed): Incident[] {
  const missing = (isMissing: boolean, setting: string, title: string, text: string): Incident[] =>
    isMissing ? [{ cause: `not-set:${setting}`, title, text }] : [];
  return [
    ...missing(
      config.smtpUrl === null,
      'SMTP_URL',
      'no mail server is set',
      'Emails are written to files, and reach no one. The operator sets SMTP_URL and MAIL_FROM.',
    ),
    ...missing(
      config.salesEmail === null,
      'SALES_EMAIL',
      'no sales mailbox is set',
      'The team gets no email of a new request. Set SALES_EMAIL in Settings.',
    ),
    ...missing(
      alertTargets(config).length === 0,
      'ALERT_EMAIL',
      'no one gets warnings',
      'What breaks is shown here and logged only. Set ALERT_EMAIL in Settings.',
    ),
    ...missing(
      config.backupDir === null && config.backupStore === null,
      'BACKUP_DIR',
      'no backup is made',
      'A broken disk would take all requests along. The operator sets BACKUP_DIR.',
    ),
    ...missing(
      config.companyName === null,
      'COMPANY_NAME',
      'no company is named',
      'Legal texts and emails do not say who runs the site. Set COMPANY_NAME in Settings.',
    ),
  ];
}
