import type { Config } from '../../plugins/settings/config.ts';

/** What the server does not look after, for want of a setting; a line each. */
export function upkeepNotes({
  alertEmail,
  slackWebhookUrl,
  backupDir,
}: Pick<Config, 'alertEmail' | 'slackWebhookUrl' | 'backupDir'>): string[] {
  return [
    ...(alertEmail === null && slackWebhookUrl === null
      ? ['ALERT_EMAIL: is not set, so that the log alone says what is wrong with the server']
      : []),
    ...(backupDir === null ? ['BACKUP_DIR: is not set, so that nothing copies the database by itself'] : []),
  ];
}
