import { emailAddress, folder, orNone, wholeNumber } from '../values.ts';
import { setting } from './setting.ts';

const MOST_KEPT = 3_650;

/** What the server looks after by itself, and whom it tells of trouble. */
export const UPKEEP_SETTINGS = {
  alertEmail: setting(
    'ALERT_EMAIL',
    '',
    'Who gets an email when something is wrong with the server, once, and again when it is over; SLACK_WEBHOOK_URL gets it too',
    'one plain address such as admin@example.com',
    orNone(emailAddress),
  ),
  backupDir: setting(
    'BACKUP_DIR',
    '',
    'Folder, best on another disk, into which the server copies its SQLite database each day; of Postgres it watches the dumps there',
    'a folder of its own that this process can write to',
    orNone(folder),
  ),
  backupKeep: setting(
    'BACKUP_KEEP',
    '14',
    'How many of these daily copies are kept; nothing else in that folder is ever removed',
    `a number from 1 to ${MOST_KEPT}`,
    wholeNumber(1, MOST_KEPT),
  ),
};
