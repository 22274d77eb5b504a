import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import type { Company } from 'contract/site/company.ts';
import type { StatedSettings } from 'contract/site/site-locals.ts';
import Type from 'typebox';
import type { Config } from '../../plugins/settings/config.ts';
import { line, onDesk } from '../../plugins/settings/kinds.ts';
import type { SettingValues } from '../../plugins/settings/setting-values.ts';

/**
 * Settings of the company that runs the site (decision 019): what the footer, legal texts and the small print of emails
 * say.
 */
export const COMPANY_SETTINGS = {
  COMPANY_NAME: Type.Optional(
    line({
      description: 'Company that runs the site, with its legal form: for the footer, legal texts and emails',
      desk: onDesk({
        ...{ group: 'Company', label: 'Name' },
        hint: 'With its legal form: for the footer, the legal texts and emails.',
      }),
      examples: ['Example GmbH'],
    }),
  ),
  COMPANY_ADDRESS: Type.Optional(
    line({
      description: 'Its postal address',
      desk: onDesk({ group: 'Company', label: 'Postal address' }),
      examples: ['1 Example Street, 10115 Berlin, Germany'],
    }),
  ),
  COMPANY_REPRESENTATIVES: Type.Optional(
    line({
      description: 'Who represents it',
      desk: onDesk({
        ...{ group: 'Company', label: 'Represented by' },
        hint: 'Such as Asha Rao, managing director.',
      }),
      examples: ['Asha Rao, managing director'],
    }),
  ),
  COMPANY_REGISTER: Type.Optional(
    line({
      description: 'Register and number of the company',
      desk: onDesk({
        ...{ group: 'Company', label: 'Register and number' },
        hint: 'Such as Commercial register Berlin, HRB 1.',
      }),
      examples: ['Commercial register Berlin, HRB 1'],
    }),
  ),
  COMPANY_VAT: Type.Optional(
    line({
      description: 'Its VAT or GST number',
      desk: onDesk({ group: 'Company', label: 'VAT or GST number' }),
      examples: ['DE000000000'],
    }),
  ),
  REPLY_WITHIN: Type.Optional(
    line({
      description: 'Time within which people get an answer, promised in emails to visitors',
      desk: onDesk({
        ...{ group: 'Company', label: 'Answered within', isHarmless: true },
        hint: 'What emails promise to visitors, such as 2 business days.',
      }),
      examples: ['2 business days'],
    }),
  ),
};

declare module '../../plugins/settings/config.ts' {
  interface Config extends SettingValues<typeof COMPANY_SETTINGS> {}
}

/** Returns a key of the settings that pages and answers name: with another one, the platform starts again. */
export function namedIn(config: Config): string {
  return JSON.stringify(statedIn(config));
}

/** Settings that pages and answers name beside their origin. */
export function statedIn(config: Config): Omit<StatedSettings, 'origin'> {
  const { office } = config;
  const isSpecified = JSON.stringify(office) === JSON.stringify(DEFAULT_OFFICE);
  return { company: companyOf(config), ...(!isSpecified && { office }) };
}

/** Returns the company for pages on demand. */
export function companyOf(config: Config): Company {
  return {
    name: config.companyName,
    address: config.companyAddress,
    representatives: config.companyRepresentatives,
    register: config.companyRegister,
    vat: config.companyVat,
    replyWithin: config.replyWithin,
  };
}
