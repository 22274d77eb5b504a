import { isLogCopied } from '../../../plugins/database/sqlite-log.ts';
import type { Config } from '../../../plugins/settings/config.ts';

/** Lists what the server does not look after, for want of a setting; a line each. */
export function listMissingMaintenance({
  alertEmail,
  slackWebhookUrl,
  backupDir,
  backupStore,
  dataDir,
}: Pick<Config, 'alertEmail' | 'slackWebhookUrl' | 'backupDir' | 'backupStore' | 'dataDir'>): string[] {
  return [
    ...(alertEmail === null && slackWebhookUrl === null
      ? ['ALERT_EMAIL: is not set, so that problems of the server are only logged']
      : []),
    ...(backupStore !== null && !isLogCopied(dataDir)
      ? ['BACKUP_DIR: nothing is copied there before npm run backup -- key has made a key']
      : []),
    ...(backupDir === null && backupStore === null
      ? ['BACKUP_DIR: is not set, so that the database is not backed up automatically']
      : []),
  ];
}
