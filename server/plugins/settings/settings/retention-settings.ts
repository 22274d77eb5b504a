import { orNone, wholeNumber } from '../values.ts';
import { setting } from './setting.ts';

const DAYS = 'days from 1 to 36500';
const days = orNone(wholeNumber(1, 36_500));

/** How long leads of each kind are kept; unset is until somebody removes them. */
export const RETENTION_SETTINGS = {
  demoRetentionDays: setting(
    'DEMO_RETENTION_DAYS',
    '',
    'Days after which `npm run leads -- retention` takes demo requests for old',
    DAYS,
    days,
  ),
  contactRetentionDays: setting('CONTACT_RETENTION_DAYS', '', 'The same for contact requests', DAYS, days),
  agentRetentionDays: setting('AGENT_RETENTION_DAYS', '', 'The same for agent requests', DAYS, days),
  chatbotRetentionDays: setting('CHATBOT_RETENTION_DAYS', '', 'The same for chatbot requests', DAYS, days),
};
