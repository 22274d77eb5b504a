import { ACCOUNT_SETTINGS } from '../modules/accounts/accounts.settings.ts';
import { ANSWER_SETTINGS } from '../modules/answers/answers.settings.ts';
import { BLOG_SETTINGS } from '../modules/blog/blog.settings.ts';
import { BOOKING_SETTINGS } from '../modules/bookings/bookings.settings.ts';
import { DESK_SETTINGS } from '../modules/desk/desk.settings.ts';
import { NOTIFICATION_SETTINGS } from '../modules/leads/deliveries/notifications.settings.ts';
import { LEAD_SETTINGS } from '../modules/leads/leads.settings.ts';
import { BACKUP_SETTINGS } from '../modules/operations/backups/backups.settings.ts';
import { MONITORING_SETTINGS } from '../modules/operations/monitoring/monitoring.settings.ts';
import { COMPANY_SETTINGS } from '../modules/site/company.settings.ts';
import { SITE_SETTINGS } from '../modules/site/site.settings.ts';
import { SERVING_SETTINGS } from '../plugins/settings/serving.settings.ts';

/**
 * Every variable that the server reads, in the order of the table in docs/configuration.md. Beside them `ENV_FILE`
 * names the file in which they may stand. A test holds them to 58: what no operator knows better is a constant.
 */
export const SETTINGS = {
  ...SERVING_SETTINGS,
  ...SITE_SETTINGS,
  ...COMPANY_SETTINGS,
  ...BLOG_SETTINGS,
  ...LEAD_SETTINGS,
  ...BOOKING_SETTINGS,
  ...NOTIFICATION_SETTINGS,
  ...MONITORING_SETTINGS,
  ...BACKUP_SETTINGS,
  ...ACCOUNT_SETTINGS,
  ...ANSWER_SETTINGS,
  ...DESK_SETTINGS,
};

export type SettingName = keyof typeof SETTINGS;
