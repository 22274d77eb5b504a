import { WORKING_DAYS } from 'contract/product/credit-estimate.ts';
import { PLAN_KEYS, type PlanKey } from 'contract/product/plans.ts';
import { content } from '../../../shared/content.ts';
import { countMistakes } from '../../../shared/count-mistakes.ts';
import { plainWords } from '../topics/text-features.ts';

/** Conditions of a question that an answer can be computed from. */
export interface Slots {
  /** People who will use it: of all who work there, those count who need a seat. */
  people?: number;
  /** AI messages a month. */
  credits?: number;
  /** Calculation of these from messages a day, as text. */
  sum?: string;
  /** US dollars a month that it may cost. */
  budgetUsd?: number;
  publicChatbots?: number;
  plans: PlanKey[];
  /** Labels of rows of the plan comparison. */
  features: string[];
}

/** Signs of what a question asks. */
const ASKS = {
  /** Choice of a plan, or its price. */
  plan: /\b(?:plans?|prices?|pric\w*|costs?|fits?|suits?|which|recommend\w*|suggest|best|pay|paying|how much|fee|need|enough|package|tier|suite|cover|support)\b/,
  smallest: /\b(?:cheapest|smallest|lowest|entry|basic|minimum|least expensive)\b/,
  largest: /\b(?:biggest|largest|most expensive|highest|top tier)\b/,
  /** Features of a plan. */
  part: /\b(?:includes?|included|including|have|has|comes?|come with|with|get|gets|offer|offers|support|supports|available|allow|allows|use|need|in|on|how many|how much|limit|storage|add|work|works)\b/,
  comparison: /\b(?:differ\w*|compar\w*|versus|vs|between|better)\b/,
  /** Plan with a feature. */
  beginning:
    /\b(?:which|what|from which|cheapest|smallest|lowest) (?:plans?|tier|package|subscription|version|one)\b|\bplan (?:do (?:i|we) need|has|have|with|for|includes?|required)\b|\bneed(?:ed)? for\b/,
  recommendation:
    /\b(?:which|what) (?:plan|one|tier|package)\b|\brecommend\b|\bhow much (?:would|will|do|is)\b/,
  year: /\b(?:a|per|each|for a|in a|whole|full) year\b|\b(?:yearly|annually|12 months)\b/,
  /** Course of events, which a topic says. */
  how: /(?:^|\b(?:and|but|so) )(?:what happens|what if|when|why|who)\b/,
  /** Payment for harm. */
  damage:
    /\b(?:pay|pays|cover|claim|liable|compensat\w*|reimburse\w*)\b.*\b(?:damages?|harm|loss|losses|wrong|invents?|lost)\b|\b(?:damages?|harm|loss|lost|wrong|invents?)\b.*\b(?:pay|pays|claim|liable|compensat\w*|reimburse\w*)\b/,
  /** Something other than a plan, with people in it. */
  elsewhere:
    /\b(?:trial|refund\w*|money back|demo|meeting|call|course|courses|class|webinar|roi|sav\w+|train\w*|customers|invite|join|attend|hours|salary|minutes|days|weeks|commission|affiliate)\b/,
} as const;

export type Asked = keyof typeof ASKS;

/** Question as conditions and what is asked of them. */
export interface Understood extends Slots {
  asks: ReadonlySet<Asked>;
  /** Says who asks and no more, such as `We are 15 people`: its writer wants to know what fits. */
  isIntroduction: boolean;
}

/** Reads a question by rules. Words that none of them covers are the conditions of `plan-conditions.ts`. */
export function understand(content: string): Understood {
  const plain = plainWords(content).join(' ');
  const clauses = content.split(/[,.;:!?]/).map((clause) => plainWords(clause).join(' '));
  const names = Object.keys(ASKS) as Asked[];
  const asks = names.filter((name) => [plain, ...clauses].some((text) => ASKS[name].test(text)));
  const isIntroduction =
    plain.split(' ').length <= 7 && /^(?:we|were|we are|im|i am|it is|its|just|only|team)\b/.test(plain);
  return { ...readSlots(content), asks: new Set(asks), isIntroduction };
}

/** Recognizes words that stand in questions about plans, and ask for nothing that a plan may lack. */
export function isWordAboutPlans(word: string): boolean {
  return [ASKS.plan, ASKS.smallest, ASKS.largest].some((said) => said.test(word));
}

const NUMBER_WORDS: Record<string, number> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
Object.assign(NUMBER_WORDS, { thirty: 30, forty: 40, fifty: 50, hundred: 100, dozen: 12, couple: 2 });
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);
/** `one person` is any person more often than a team. */
const NUMBER = `(\\d{1,7}|${Object.keys(NUMBER_WORDS)
  .filter((word) => word !== 'one')
  .join('|')})`;
const PEOPLE =
  '(?:people|peoples|ppl|persons?|folks|employees?|users?|members?|seats?|founders|partners|lawyers|consultants|interns|engineers|accountants|nurses|recruiters|colleagues|teammates|staff|heads|humans|licen[cs]es|developers|devs|sales ?reps|reps|of us)';
/** Numbers of users, which count more than that of all who work there: `30 people, but only 6 will use agents`. */
const USER_PATTERNS = [
  new RegExp(`\\b${NUMBER} (?:\\w+ )?(?:users?|seats?|licen[cs]es)\\b`),
  new RegExp(
    `\\b(?:only|just|but) (?:the )?${NUMBER}(?: \\w+){0,4} (?:use|uses|using|log in|logging in|need|needs|access)\\b`,
  ),
  new RegExp(`\\b${NUMBER}(?: \\w+){0,4} (?:are |is )?the only\\b`),
  new RegExp(
    `\\b${NUMBER}(?: of (?:us|them))? (?:who )?(?:will|would|should|are going to)(?: \\w+)? (?:use|need|log in)\\b`,
  ),
  // `We shrink to 10.`
  new RegExp(
    `\\b(?:shrink|cut|down|reduced?|grow|growing|up) to ${NUMBER}\\b(?! (?:messages|credits|dollars))`,
  ),
  new RegExp(`\\b${NUMBER} members?\\b`),
];
const PEOPLE_PATTERNS = [
  ...USER_PATTERNS,
  new RegExp(`\\b${NUMBER} (?:or so |new |more |full time )?${PEOPLE}\\b`),
  new RegExp(
    `\\b(?:team|company|startup|firm|group|organi[sz]ation|agency|crew|office) (?:of|with) (?:about |around |only |just )?${NUMBER}\\b`,
  ),
  new RegExp(`\\b(?:we are|were|there are) (?:about |around |only |just |a team of )?${NUMBER}\\b`),
  new RegExp(
    `\\b${NUMBER} (?:person|people|man|member|user|seat) (?:team|company|startup|firm|office|agency|business)\\b`,
  ),
];
/** People who come to those that there are: `10 members, and two more`; `we hire a sixth` counts all. */
const MORE = new RegExp(
  `\\b${NUMBER} (?:more|other|additional|extra|new)\\b(?! (?:messages|credits|chat ?bots))`,
);
const NEXT = new RegExp(`\\b(?:hire|hiring|add|adding|invite|get) (?:a|our|the) (${ORDINALS.join('|')})\\b`);
const ALONE =
  /\b(?:just me|only me|im alone|i am alone|solo|by myself|on my own|one (?:man|woman|person) (?:business|company|shop|firm)|freelancer|single user)\b/;
const CREDITS =
  /\b(\d{1,9})(k)? (?:ai |chat )?(?:messages?|credits?|msgs?)(?: each| per (?:person|user|head))?(?: (?:a|per|each|every) (?:working |work |business )?(day|month))?/;
/** Messages of each person rather than of all. */
const EACH = new RegExp(
  `\\beach\\b|\\bwho (?:send|write)\\b|\\b(?:per|every) (?:person|user|member|head|employee)\\b|\\b${PEOPLE} (?:who |that )?(?:send|sends|sending|write|writing|x|times)\\b`,
);
/** Words before a figure that is a budget: one in dollars by its sign or word, and after `budget` any. */
const MOST_USD = '(?:budget|spend|afford|under|below|less than|at most|max|maximum|up to|only have|within)';
const BUDGET = new RegExp(
  [
    `\\b${MOST_USD}\\b[^.?!\\d]{0,25}?\\$ ?(\\d{1,7})`,
    `\\b${MOST_USD}\\b[^.?!\\d]{0,25}?(\\d{1,7}) ?(?:dollars?|usd|bucks|\\$)`,
    `\\bbudget(?: \\w+){0,2}:? (\\d{1,7})\\b(?! (?:people|users|members))`,
    `\\$ ?(\\d{1,7})[^.?!]{0,20}\\b(?:budget|max|or less|at most)\\b`,
    // A price named beside figures: 'for $500 a month'.
    `\\b(?:for|with) (?:only |about )?\\$ ?(\\d{1,7})\\b`,
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
  [
    'AI Recruiter',
    /\brecruiter\b|\b(?:screen|screens|screening|read|reads|reading) (?:\w+ ){0,2}(?:applications?|applicants?|candidates?|resumes?)\b/,
  ],
  ['RFP Writer', /\brfps?\b/],
  ['Analytics agent', /\banalytics (?:agent|employee)\b/],
  ['Custom-built AI employee', /\bcustom (?:built )?(?:ai )?(?:employee|agent)\b/],
  ['Public chatbots', /\bchat ?bots\b|\bpublic chat ?bot\b/],
  [
    'Knowledge',
    /\bknowledge (?:size|storage|limit|base size)\b|\bstorage\b|\bhow much knowledge\b|\b\d+ ?[mg]b\b/,
  ],
];
/** Tools that need a feature, and may not be known to us. */
const IMPLIED: typeof FEATURES = [
  [
    'Integrations',
    /\b(?:hubspot|salesforce|pipedrive|zapier|slack|jira|sharepoint|notion|gmail|outlook|our crm)\b/,
  ],
];
const CHATBOTS = new RegExp(`\\b${NUMBER} (?:public |website )?chat ?bots\\b`);
/** Words before a feature that isn’t wanted. */
const NOT_WANTED = /\b(?:not|no|without|instead of|rather than|dont need)(?: an?| the| any)? $/;

/** Words that look like a plan's name with a typo, and are others. */
const NOT_PLANS = new Set(['started', 'start', 'starts', 'startups', 'starters', 'grow', 'grows', 'growing']);

/** Reads what a question says in figures and names; a slot that it doesn't name is left out. */
export function readSlots(text: string): Slots {
  const plain = plainWords(text).join(' ');
  const people = readPeople(plain);
  const budget = BUDGET.exec(text.toLowerCase().replace(/(\d),(?=\d{3})/g, '$1'))
    ?.slice(1)
    .find((usd) => usd !== undefined);
  const publicChatbots = toNumber(CHATBOTS.exec(plain)?.[1]);
  const features = [...FEATURES, ...IMPLIED].filter(([, said]) => isWanted(plain, said));
  return {
    ...(people === undefined ? {} : { people }),
    ...readCredits(plain, people),
    ...(budget === undefined ? {} : { budgetUsd: Number(budget) }),
    ...(publicChatbots === undefined ? {} : { publicChatbots }),
    plans: readPlans(text),
    features: [...new Set(features.map(([label]) => label))],
  };
}

function isWanted(plain: string, said: RegExp): boolean {
  const found = said.exec(plain);
  return found !== null && !NOT_WANTED.test(plain.slice(0, found.index));
}

/** Reports for each word whether a slot covers it. @param words as `plainWords` splits them */
export function coveredBySlots(words: readonly string[]): boolean[] {
  const starts = words.map((_, index) => words.slice(0, index).join(' ').length + (index > 0 ? 1 : 0));
  const plain = words.join(' ');
  const patterns = [
    ...PEOPLE_PATTERNS,
    MORE,
    NEXT,
    ALONE,
    CREDITS,
    EACH,
    CHATBOTS,
    OF_BUDGET,
    ...FEATURES.map(([, said]) => said),
  ];
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
export function namesNeeds({ plans, features, people, credits, budgetUsd, publicChatbots }: Slots): boolean {
  const figures = [people, credits, budgetUsd, publicChatbots];
  return plans.length > 0 || features.length > 0 || figures.some((figure) => figure !== undefined);
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
  const next = ORDINALS.indexOf(NEXT.exec(plain)?.[1] ?? '') + 1;
  if (next > 0) return next;
  const more = MORE.exec(plain);
  // `two more people` are not yet all.
  const rest = more ? plain.replace(more[0], 'more') : plain;
  for (const pattern of PEOPLE_PATTERNS) {
    const number = toNumber(pattern.exec(rest)?.[1]);
    if (number !== undefined && number > 0) return number + (toNumber(more?.[1]) ?? 0);
  }
  return ALONE.test(plain) ? 1 : undefined;
}

/** @param people number by which messages of each person are multiplied */
function readCredits(plain: string, people = 1): Pick<Slots, 'credits' | 'sum'> {
  const [, digits, thousands, per] = CREDITS.exec(plain) ?? [];
  if (digits === undefined) return {};
  const said = Number(digits) * (thousands === undefined ? 1 : 1_000);
  const each = EACH.test(plain) ? people : 1;
  if (per !== 'day') return { credits: said * each };
  const factors = [
    ...(each > 1 ? [`${each} people`] : []),
    `${said} messages`,
    `${WORKING_DAYS} working days`,
  ];
  const credits = said * each * WORKING_DAYS;
  return { credits, sum: `${factors.join(' × ')} are ${credits.toLocaleString('en-US')} messages a month.` };
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
