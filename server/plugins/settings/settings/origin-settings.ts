import { origins } from '../values.ts';
import { setting } from './setting.ts';

/** Which pages beside our own may call. */
export const ORIGIN_SETTINGS = {
  allowedOrigins: setting(
    'ALLOWED_ORIGINS',
    '',
    'Other sites whose pages may make calls, open the chat socket and post forms, as those of PUBLIC_URL may',
    'exact origins such as https://app.example.com between commas, and never *',
    origins,
  ),
};
