import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import type { Claims } from 'contract/content/claims.ts';
import { escapeMarkdown } from 'contract/content/escape-markdown.ts';
import type { Plans } from 'contract/content/plans.ts';
import type { SiteFacts } from 'contract/content/site.ts';
import { offeredPlans, priceText } from 'contract/product/offered-plans.ts';
import { companyLineOf, UNSTATED_COMPANY } from 'contract/site/company.ts';
import type { StatedSettings } from 'contract/site/site-locals.ts';

/** Facts that texts refer to, by name: `plans.startup.price` is `$99`. */
export type Facts = ReadonlyMap<string, string>;

const REFERENCE = /\{((?:site|plans|claims|limits|office|company)\.[\w.-]+)\}/g;

/** Returns the facts of the plans: name, short name, price, members and credits a month, as texts write them. */
export function planFacts(plans: Plans): [name: string, fact: string][] {
  return offeredPlans(plans).flatMap(({ key, name, shortName, members, creditsPerMonth, ...plan }) => {
    const facts = {
      name,
      shortName,
      price: priceText(plan),
      members: String('most' in members ? members.most : members.least),
      ...(creditsPerMonth !== null && { credits: plan.limits.creditsPerMonth }),
    };
    return Object.entries(facts).map(([fact, text]): [string, string] => [`plans.${key}.${fact}`, text]);
  });
}

/** Returns the claims by name: `claims.uptime` is `99.9%`. */
export function claimFacts(claims: Claims): [name: string, fact: string][] {
  return Object.entries(claims).map(([name, claim]) => [`claims.${name}`, claim]);
}

/**
 * Returns a value with each reference in its texts replaced by the fact.
 * @param onUnknown called with the path of a text and a name that is no fact
 */
export function resolveReferences(
  value: unknown,
  facts: Facts,
  onUnknown: (path: readonly string[], name: string) => void,
  path: readonly string[] = [],
): unknown {
  if (typeof value === 'string') {
    return replaceReferences(value, (name) => {
      const fact = facts.get(name);
      if (fact === undefined) onUnknown(path, name);
      return fact;
    });
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => resolveReferences(item, facts, onUnknown, [...path, String(index)]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      resolveReferences(field, facts, onUnknown, [...path, key]),
    ]),
  );
}

/** Returns a text with each reference replaced by what is found for its name, if anything is. */
export function replaceReferences(text: string, find: (name: string) => string | undefined): string {
  return text.replaceAll(REFERENCE, (reference, name: string) => find(name) ?? reference);
}

/** Returns the facts of the settings: where demos are held, how long they are, and who runs the site. */
export function settingFacts({ origin, office = DEFAULT_OFFICE, company }: StatedSettings): Facts {
  const { minutes, zoneLabel } = office;
  const isSpecified = minutes === DEFAULT_OFFICE.minutes;
  return new Map([
    ...(origin === undefined
      ? []
      : [['site.siteUrl', origin] as const, ['site.host', hostOf(origin)] as const]),
    ['office.zoneLabel', zoneLabel],
    ['office.minutes', String(minutes)],
    ['office.span', isSpecified ? '20-30' : String(minutes)],
    ['office.slots', isSpecified ? 'Half-hour slots' : `${minutes}-minute slots`],
    // Legal texts are Markdown, and a name is none.
    ['company.line', escapeMarkdown((company && companyLineOf(company)) ?? UNSTATED_COMPANY)],
  ]);
}

/** Returns the facts of the site: name, hosts and addresses. */
export function siteFacts({
  social: _,
  colors: _colors,
  mark: _mark,
  ...site
}: SiteFacts): [string, string][] {
  const hosts = { host: hostOf(site.siteUrl), appHost: hostOf(site.appUrl) };
  return Object.entries({ ...site, ...hosts }).map(([name, fact]) => [`site.${name}`, fact]);
}

function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}
