import Type from 'typebox';
import type { SettingValues } from '../../plugins/settings/setting-values.ts';

const ANY_NUMBER = { title: 'a number', minimum: 1, maximum: 1_000_000_000 };

/** Limits of accepted calls to accounts. */
export const ACCOUNT_SETTINGS = {
  LOGINS_PER_MINUTE: Type.Integer({
    description:
      'Account calls but sign-ups (login, refresh, logout, passwords) per minute and network; more are answered 429',
    ...ANY_NUMBER,
    default: 60,
  }),
  SIGNUPS_PER_HOUR: Type.Integer({
    description: 'Sign-ups per hour and network; more are answered 429',
    ...ANY_NUMBER,
    default: 60,
  }),
};

declare module '../../plugins/settings/config.ts' {
  interface Config extends SettingValues<typeof ACCOUNT_SETTINGS> {}
}
