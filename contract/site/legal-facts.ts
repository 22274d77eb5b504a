import { fill } from '../content/fill.ts';
import type { Words } from '../content/kinds.ts';
import type { LegalDocument } from '../content/legal-document.ts';
import { type OfferedPlan, offeredPlans, priceText } from '../product/offered-plans.ts';

type Known = Pick<Words, 'list' | 'one'>;

/** Lists that `{list.name}` stands for, each of terms with their meanings. */
export type LegalLists = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the lists that a legal document refers to: its own, and those that the product knows. */
export function legalLists({ lists = {} }: Pick<LegalDocument, 'lists'>, words: Known): LegalLists {
  const { recipients, periods } = words.one('data-handling');
  return {
    recipients: Object.fromEntries(Object.values(recipients).map(({ name, gets }) => [name, gets])),
    periods,
    plans: Object.fromEntries(
      offeredPlans(words.one('plans')).map((plan) => [plan.name, describePlan(plan, words)]),
    ),
    ...lists,
  };
}

/** Returns the text of a legal document with the numbers that the product knows. */
export function legalText({ text }: Pick<LegalDocument, 'text'>, words: Known): string {
  return text
    .replaceAll('{noteCount}', String(countNotes(words)))
    .replace('{speed}', () => speedWords(words));
}

/** Sentences on the measured speed of pages; none where none is measured. */
function speedWords(words: Known): string {
  const { percent, text } = words.one('data-handling').speed;
  return percent === 0 ? '' : fill(text, { percent });
}

/** Notes that this website keeps in a browser, by the cookie policy. */
function countNotes(words: Known): number {
  const { lists = {} } = words.list('legal').find(({ id }) => id === 'cookies') ?? {};
  return Object.keys({ ...lists.tabNotes, ...lists.lastingNotes }).length;
}

/** Returns what a plan costs and holds in one sentence (S2 section 9, 'Plans'). */
function describePlan(plan: OfferedPlan, known: Known): string {
  const words = known.one('interface').legal;
  const { members, creditsPerMonth } = plan.limits;
  const isPriced = typeof plan.price === 'number';
  const price = isPriced ? fill(words.priced, { price: priceText(plan) }) : words.unpriced;
  const people =
    members === '1' ? words.oneMember : fill(words.manyMembers, { count: members.toLowerCase() });
  const credits = isPriced
    ? fill(words.credits, { credits: creditsPerMonth })
    : fill(words.otherCredits, { credits: creditsPerMonth.toLowerCase() });
  return fill(words.plan, { price, members: people, credits });
}
