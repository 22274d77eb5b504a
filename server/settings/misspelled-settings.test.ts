import { describe, expect, it } from 'vitest';
import { misspelledSettings } from './misspelled-settings.ts';

describe('misspelledSettings', () => {
  it.each([
    ['a letter that is missing', 'SALES_MAIL', 'SALES_EMAIL'],
    ['a letter too many', 'SMTP_URLS', 'SMTP_URL'],
    ['another letter', 'MAIL-FROM', 'MAIL_FROM'],
    ['two letters that changed places', 'SMTP_ULR', 'SMTP_URL'],
    ['a separator that is missing', 'DATABASEURL', 'DATABASE_URL'],
    ['small letters', 'smtp_url', 'SMTP_URL'],
  ])('suggests a setting for %s', (_case, written, meant) => {
    const [line, ...rest] = misspelledSettings({ [written]: 'smtp://user:secret@mail.example.com' });
    expect(line).toBe(`${written}: is not a setting and has no effect; did you mean ${meant}?`);
    expect(rest).toEqual([]);
  });

  it.each([
    ['a setting', { SMTP_URL: 'smtp://mail.example.com' }],
    ['a variable of another program', { HOME: '/root', PATH: '/bin', NODE_ENV: 'production', LANG: 'C' }],
    ['a short name that is near a short one', { PORTS: '80' }],
    ['a name two letters away', { SMTP_URI_X: 'smtp://mail.example.com' }],
    [
      'a name that is near a setting that is set',
      { SMTP_URL: 'smtp://a.example', SMTP_URL2: 'smtp://b.example' },
    ],
    ['an empty variable', { SALES_MAIL: '' }],
  ])('reports nothing for %s', (_case, environment) => {
    expect(misspelledSettings(environment)).toEqual([]);
  });
});
