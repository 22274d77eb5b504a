import { WORKING_DAYS } from 'contract/product/credit-estimate.ts';
import { PLAN_KEYS, type PlanKey } from 'contract/product/plans.ts';
import { content } from '../../../shared/content.ts';
import { countMistakes } from '../../../shared/count-mistakes.ts';
import { plainWords } from '../topics/text-features.ts';

/** Figures and names in a question that an answer can be computed from. */
export interface Slots {
  /** People who will use it. */
  people?: number;
  /** AI messages a month. */
  credits?: number;
  /** US dollars a month that it may cost. */
  budgetUsd?: number;
  plans: PlanKey[];
  /** Labels of rows of the plan comparison. */
  features: string[];
}

const NUMBER_WORDS: Record<string, number> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
Object.assign(NUMBER_WORDS, { thirty: 30, forty: 40, fifty: 50, hundred: 100, dozen: 12, couple: 2 });
/** `one person` is any person more often than a team. */
const NUMBER = `(\\d{1,7}|${Object.keys(NUMBER_WORDS)
  .filter((word) => word !== 'one')
  .join('|')})`;
const PEOPLE =
  '(?:people|peoples|ppl|persons?|employees?|users?|members?|seats?|founders|partners|lawyers|consultants|interns|engineers|accountants|nurses|recruiters|colleagues|teammates|staff|heads|humans|licen[cs]es|developers|devs|sales ?reps|reps|log|logo|logon|bande|leute|personen|mitarbeiter(?:n|innen)?|nutzer|benutzer|personas|usuarios|empleados|of us)';
/** Numbers of users, which count more than that of all who work there: `30 people, but only 6 will use agents`. */
const USER_PATTERNS = [
  new RegExp(`\\b${NUMBER} (?:\\w+ )?(?:users?|members?|seats?|licen[cs]es)\\b`),
  new RegExp(`\\b(?:only|just|but) ${NUMBER}(?: \\w+){0,3} (?:use|uses|using|log in|need|needs)\\b`),
  new RegExp(`\\b${NUMBER}(?: of (?:us|them))? (?:who )?(?:will|would|should|are going to) use\\b`),
];
const PEOPLE_PATTERNS = [
  ...USER_PATTERNS,
  new RegExp(`\\b${NUMBER} (?:or so |new |more |full time )?${PEOPLE}\\b`),
  new RegExp(
    `\\b(?:team|company|startup|firm|group|organi[sz]ation|agency|crew|office|equipo|firma|unternehmen) (?:of|with|de|mit|von) (?:about |around |only |just )?${NUMBER}\\b`,
  ),
  new RegExp(
    `\\b(?:we are|were|there are|wir sind|somos|hum|ham) (?:about |around |only |just |a team of )?${NUMBER}\\b`,
  ),
  new RegExp(
    `\\b${NUMBER} (?:person|people|man|member|user|seat) (?:team|company|startup|firm|office|agency)\\b`,
  ),
];
const ALONE =
  /\b(?:just me|only me|solo|by myself|on my own|one man|freelancer|single user|nur ich|solo yo)\b/;
const CREDITS =
  /\b(\d{1,9})(k)? (?:ai )?(?:messages?|credits?|msgs?|nachrichten|mensajes)(?: (?:a|per|each|every|pro|al|por) (day|month|tag|monat|dia|mes))?/;
/** Words before a figure that is a budget: one in dollars by its sign or word, and after `budget` any. */
const MOST_USD = '(?:budget|spend|afford|under|below|less than|at most|max|maximum|up to|only have|within)';
const BUDGET = new RegExp(
  [
    `\\b${MOST_USD}\\b[^.?!\\d]{0,25}?\\$ ?(\\d{1,7})`,
    `\\b${MOST_USD}\\b[^.?!\\d]{0,25}?(\\d{1,7}) ?(?:dollars?|usd|bucks|\\$)`,
    `\\bbudget(?: \\w+){0,2}:? (\\d{1,7})\\b(?! (?:people|users|members))`,
    `\\$ ?(\\d{1,7})[^.?!]{0,20}\\b(?:budget|max|or less|at most)\\b`,
    // A price named beside figures: 'for $500 a month'.
    `\\bfor (?:only |about )?\\$ ?(\\d{1,7})\\b`,
  ].join('|'),
);
const OF_BUDGET = new RegExp(`\\b${MOST_USD}\\b|\\b(?:dollars?|usd|bucks)\\b`);
const LONGEST_SHORT_NAME = 7;

/** Rows of the comparison, by what people call them. */
const FEATURES: readonly [label: string, said: RegExp][] = [
  ['API access', /\bapi\b/],
  ['On-premise', /\bon ?prem(?:ises?)?\b|\bself host(?:ed|ing)?\b|\bown servers?\b/],
  ['Your own AI key', /\bown (?:\w+ )?keys?\b|\bbyo ?k(?:ey)?\b/],
  ['Custom integrations', /\bcustom integrations?\b/],
  ['Integrations', /(?<!custom )\bintegrations?\b/],
  ['Priority support', /\bpriority support\b/],
  ['White-glove setup', /\bwhite glove\b/],
  ['Customer Support', /\bcustomer support (?:agent|employee|bot|ai)\b|\bai customer support\b/],
  ['Persona builder', /\bpersona builder\b/],
  ['AI Recruiter', /\brecruiter\b/],
  ['RFP Writer', /\brfp\b/],
  ['Analytics agent', /\banalytics agent\b/],
  ['Custom-built AI employee', /\bcustom (?:built )?(?:ai )?(?:employee|agent)\b/],
  ['Public chatbots', /\bchat ?bots\b|\bpublic chat ?bot\b/],
  ['Knowledge', /\bknowledge (?:size|storage|limit|base size)\b|\bstorage\b|\bhow much knowledge\b/],
];

/** Words that look like a plan's name with a typo, and are others. */
const NOT_PLANS = new Set(['started', 'start', 'starts', 'startups', 'starters', 'grow', 'grows', 'growing']);

/** Reads what a question says in figures and names; a slot that it doesn't name is left out. */
export function readSlots(text: string): Slots {
  const plain = plainWords(text).join(' ');
  const people = readPeople(plain);
  const credits = readCredits(plain, people);
  const budget = BUDGET.exec(text.toLowerCase().replace(/(\d),(?=\d{3})/g, '$1'))
    ?.slice(1)
    .find((usd) => usd !== undefined);
  return {
    ...(people === undefined ? {} : { people }),
    ...(credits === undefined ? {} : { credits }),
    ...(budget === undefined ? {} : { budgetUsd: Number(budget) }),
    plans: readPlans(text),
    features: FEATURES.filter(([, said]) => said.test(plain)).map(([label]) => label),
  };
}

/** Reports for each word whether a slot covers it. @param words as `plainWords` splits them */
export function coveredBySlots(words: readonly string[]): boolean[] {
  const starts = words.map((_, index) => words.slice(0, index).join(' ').length + (index > 0 ? 1 : 0));
  const plain = words.join(' ');
  const patterns = [...PEOPLE_PATTERNS, ALONE, CREDITS, OF_BUDGET, ...FEATURES.map(([, said]) => said)];
  const spans = patterns.flatMap((pattern) => {
    const found = [...plain.matchAll(new RegExp(pattern, 'g'))];
    return found.map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
  });
  return words.map((word, index) => {
    const at = starts[index] ?? 0;
    return readPlans(word).length > 0 || spans.some(({ from, to }) => from <= at && at < to);
  });
}

/** Recognizes questions with a figure, a plan or a feature, which an answer is computed from. */
export function namesNeeds({ plans, features, ...figures }: Slots): boolean {
  return plans.length > 0 || features.length > 0 || Object.keys(figures).length > 0;
}

/** Merges what a conversation has said so far; what was said last counts. @param said oldest first */
export function mergeSlots(said: readonly Slots[]): Slots {
  const merged: Slots = { plans: [], features: [] };
  for (const { plans, features, ...figures } of said) {
    Object.assign(merged, figures);
    if (plans.length > 0) merged.plans = plans;
    if (features.length > 0) merged.features = features;
  }
  return merged;
}

/** A number alone, as in a follow-up `and for 20?`; `undefined` where none or several stand. */
export function readBareNumber(text: string): number | undefined {
  const numbers = plainWords(text)
    .map(toNumber)
    .filter((number) => number !== undefined);
  return numbers.length === 1 ? numbers[0] : undefined;
}

function readPeople(plain: string): number | undefined {
  for (const pattern of PEOPLE_PATTERNS) {
    const number = toNumber(pattern.exec(plain)?.[1]);
    if (number !== undefined && number > 0) return number;
  }
  return ALONE.test(plain) ? 1 : undefined;
}

/** @param people number by which messages of each person are multiplied */
function readCredits(plain: string, people = 1): number | undefined {
  const [, digits, thousands, per] = CREDITS.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  const each = /\b(?:each|(?:per|every) (?:person|user|member|head|employee))\b/.test(plain) ? people : 1;
  const credits = Number(digits) * (thousands === undefined ? 1 : 1_000) * each;
  return /^(?:day|tag|dia)$/.test(per ?? '') ? credits * WORKING_DAYS : credits;
}

function toNumber(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  return /^\d{1,7}$/.test(word) ? Number(word) : NUMBER_WORDS[word];
}

/** Names of the plans in Japanese. */
const KATAKANA: Record<PlanKey, string> = {
  starter: 'スターター',
  startup: 'スタートアップ',
  growth: 'グロース',
  enterprise: 'エンタープライズ',
};

/** The plans that a text names. */
export function readPlans(text: string): PlanKey[] {
  const plain = plainWords(text).join(' ');
  // 'a startup' is a company; 'the startup plan' is a plan.
  const named = plain.replace(/\b(?:a|an|our|small|early stage|young|tech|my) startup\b(?! plan)/g, ' ');
  const words = named.split(' ');
  const names = planNames();
  const plans = names.filter(
    ([key, name]) =>
      words.some((word) => word === name || isMistyped(word, name, names)) || text.includes(KATAKANA[key]),
  );
  // Who goes from one plan to another asks about the other.
  const target = plans.filter(([, name]) =>
    new RegExp(`\\bfrom \\w+(?: \\w+)? to (?:the )?${name}\\b`).test(named),
  );
  return (target.length > 0 ? target : plans).map(([key]) => key);
}

type PlanName = readonly [key: PlanKey, name: string];

/** The plans, each by the name that people call it. */
function planNames(): PlanName[] {
  const plans = content().one('plans');
  return PLAN_KEYS.map((key) => [key, plainWords(plans[key].shortName).join(' ')]);
}

/** A word with as many letters wrong as fingers get wrong: one of a short name, two of a long one. */
function isMistyped(word: string, name: string, names: readonly PlanName[]): boolean {
  if (word[0] !== name[0] || Math.abs(word.length - name.length) > 2 || NOT_PLANS.has(word)) return false;
  if (names.some(([, other]) => other === word)) return false;
  return countMistakes(word, name) <= (name.length > LONGEST_SHORT_NAME ? 2 : 1);
}
