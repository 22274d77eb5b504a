import { problemsOf } from 'content/voice.rules.ts';
import type { Plans } from 'contract/content/plans.ts';
import { documentIn } from 'contract/content/text-address.ts';
import { offeredPlans, priceText } from 'contract/product/offered-plans.ts';

/** Facts that a text may quote, and addresses to which it may lead. */
export interface QuotableFacts {
  /** Names of facts by what they say: `plans.starter.price` by `$29`. */
  prices: ReadonlyMap<string, string>;
  credits: ReadonlyMap<string, string>;
  /** Tells whether an address of the site leads to something. @param path such as `/pricing` */
  isThere: (path: string) => boolean;
}

/** Written otherwise on purpose: the law has its own words, and code, addresses and drawings are no prose. */
const WITHOUT_VOICE = /^(?:(?:legal|api-reference)\/|redirects#|site#mark$)/;
const LINK = /\]\((\/[^)\s]*)\)/g;
const ADDRESS = /^\/\S*$/;
/** A day, or a moment of it. */
const DATE = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/;
/** Sums in thousands are figures of a customer, not prices. */
const PRICE = /\$\d{1,3}(?:\.\d{2})?(?![\d.,]*\d|\s?(?:k|K|M|thousand|million|billion)\b)/g;
const CREDITS = /\b(\d[\d,]*) credits\b/g;

/** Returns the facts of the plans that texts quote. */
export function quotedFacts(plans: Plans): Pick<QuotableFacts, 'prices' | 'credits'> {
  const offered = offeredPlans(plans);
  return {
    prices: new Map(offered.map((plan) => [priceText(plan), `plans.${plan.key}.price`])),
    credits: new Map(offered.map(({ key, limits }) => [limits.creditsPerMonth, `plans.${key}.credits`])),
  };
}

/**
 * Returns what a person looks at before a text is published: each warning names the words and the remedy. What was so
 * in the text before is left out.
 */
export function findWarnings(
  { address, before, value }: { address: string; before: string; value: string | null },
  facts: QuotableFacts,
): string[] {
  if (value === null) return [];
  const known = new Set(warningsOf(address, before, facts));
  return warningsOf(address, value, facts).filter((warning) => !known.has(warning));
}

function warningsOf(address: string, text: string, facts: QuotableFacts): string[] {
  if (ADDRESS.test(text)) return deadLink(text, facts);
  if (DATE.test(text)) return [];
  const name = documentIn(address);
  const links = Array.from(text.matchAll(LINK), ([, path = '']) => path).flatMap((path) =>
    deadLink(path, facts),
  );
  const quoted = name === 'plans' ? [] : [...wrongPrices(text, facts), ...wrongCredits(text, facts)];
  const voice = WITHOUT_VOICE.test(address) ? [] : problemsOf(proseOf(text)).map((problem) => `${problem}.`);
  return [...links, ...quoted, ...voice];
}

function deadLink(path: string, { isThere }: QuotableFacts): string[] {
  const [page = ''] = path.split(/[?#]/);
  if (isThere(page)) return [];
  return [`“${page}” is no page of the site: choose the address of one, such as /pricing.`];
}

function wrongPrices(text: string, { prices }: QuotableFacts): string[] {
  return Array.from(text.matchAll(PRICE), ([price]) => {
    const fact = prices.get(price);
    if (fact) return followFact(price, fact);
    const offered = [...prices.keys()].filter((each) => each.startsWith('$')).join(', ');
    return `“${price}” is the price of no plan (${offered}). Correct it, unless it is a sum of another kind.`;
  });
}

function wrongCredits(text: string, { credits }: QuotableFacts): string[] {
  return Array.from(text.matchAll(CREDITS), ([words, number = '']) => {
    const fact = credits.get(number);
    if (fact) return followFact(number, fact);
    return `“${words}”: no plan has so many a month. Correct it, unless it counts something else.`;
  });
}

/** A fact that is written out stays as it is when the plan changes. */
function followFact(words: string, fact: string): string {
  return `“${words}” stays when the plan changes: write {${fact}} to follow it.`;
}

/** The words that a visitor reads, as `checks/repository/copy-of.ts` takes them: without code, addresses and references. */
function proseOf(text: string): string {
  return text
    .replaceAll(/```[\s\S]*?```|`[^`]*`/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\{[\w.-]+\}/g, '…');
}
