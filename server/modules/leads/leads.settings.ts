import { LEAD_KINDS, type LeadKind } from 'contract/api-paths.ts';
import { USUAL_RETENTION_DAYS } from 'contract/leads/retention.ts';
import Type, { type TInteger } from 'typebox';
import { onDesk } from '../../plugins/settings/kinds.ts';
import type { SettingValues } from '../../plugins/settings/setting-values.ts';

/** Range of the days for which a rule may keep a lead. */
export const RETENTION_DAYS = { minimum: 1, maximum: 36_500 };

const DAYS_OF_KIND = Object.fromEntries(
  LEAD_KINDS.map((kind) => [kind, Type.Integer({ title: 'days', ...RETENTION_DAYS })]),
) as Record<LeadKind, TInteger>;

/** Limits of accepted leads, and of the time for which they are kept. */
export const LEAD_SETTINGS = {
  LEADS_PER_MINUTE: Type.Integer({
    description: 'Lead calls per minute and network (an IPv4 address or IPv6 /64); more are answered 429',
    desk: onDesk({
      ...{ group: 'Retention and spam', place: 2, label: 'Requests in a minute' },
      hint: 'From one network. More are turned away for a moment: that slows down spam, and no visitor types so fast.',
    }),
    title: 'a number',
    minimum: 1,
    maximum: 1_000_000_000,
    default: 300,
  }),
  RETENTION_DAYS: Type.Partial(Type.Object(DAYS_OF_KIND), {
    description:
      'Days after which `npm run leads -- retention --apply` removes requests of a kind; where this is set, other kinds are kept',
    desk: onDesk({ group: 'Retention and spam', place: 1, label: 'How long requests are kept' }),
    isInherited: true,
    examples: ['demo=365,contact=730'],
    additionalProperties: false,
    default: Object.fromEntries(LEAD_KINDS.map((kind) => [kind, USUAL_RETENTION_DAYS])),
  }),
};

declare module '../../plugins/settings/config.ts' {
  interface Config extends SettingValues<typeof LEAD_SETTINGS> {}
}
