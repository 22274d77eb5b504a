import type { Config } from '../../../plugins/settings/config.ts';

/** Lists what the server does not look after, for want of a setting; a line each. */
export function listMissingMaintenance({
  alertEmail,
  slackWebhookUrl,
  backupDir,
}: Pick<Config, 'alertEmail' | 'slackWebhookUrl' | 'backupDir'>): string[] {
  return [
    ...(alertEmail === null && slackWebhookUrl === null
      ? ['ALERT_EMAIL: is not set, so that problems of the server are only logged']
      : []),
    ...(backupDir === null
      ? ['BACKUP_DIR: is not set, so that the database is not backed up automatically']
      : []),
  ];
}
