import Type from 'typebox';
import type { SettingValues } from '../../plugins/settings/setting-values.ts';

/** Limits of accepted calls to accounts. */
export const ACCOUNT_SETTINGS = {
  LOGINS_PER_MINUTE: Type.Integer({
    description:
      'Account calls (login, refresh, logout, passwords) per minute and network, and sign-ups per hour; more are answered 429',
    title: 'a number',
    minimum: 1,
    maximum: 1_000_000_000,
    default: 60,
  }),
};

declare module '../../plugins/settings/config.ts' {
  interface Config extends SettingValues<typeof ACCOUNT_SETTINGS> {}
}
