import { AGENT_SETTINGS } from './settings/agent-settings.ts';
import { BOOKING_SETTINGS } from './settings/booking-settings.ts';
import { DELIVERY_SETTINGS } from './settings/delivery-settings.ts';
import { LIMIT_SETTINGS } from './settings/limit-settings.ts';
import { MODEL_SETTINGS } from './settings/model-settings.ts';
import { ORIGIN_SETTINGS } from './settings/origin-settings.ts';
import { RETENTION_SETTINGS } from './settings/retention-settings.ts';
import { SERVING_SETTINGS } from './settings/serving-settings.ts';
import { SPAM_SETTINGS } from './settings/spam-settings.ts';
import { UPKEEP_SETTINGS } from './settings/upkeep-settings.ts';

/** Every variable that the server reads, in the order of the README's table. */
export const SETTINGS = {
  ...SERVING_SETTINGS,
  ...ORIGIN_SETTINGS,
  ...LIMIT_SETTINGS,
  ...SPAM_SETTINGS,
  ...BOOKING_SETTINGS,
  ...DELIVERY_SETTINGS,
  ...UPKEEP_SETTINGS,
  ...RETENTION_SETTINGS,
  ...MODEL_SETTINGS,
  ...AGENT_SETTINGS,
};
