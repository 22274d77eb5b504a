import { paths } from '../../product/paths.ts';

const GENERAL = [
  'What does it cost?',
  'Which plan fits 8 people?',
  'Do you train on our data?',
  'Is there a free trial?',
] as const;

const PRICES = [
  'Which plan fits 8 people?',
  'What is a credit?',
  'What happens when the trial ends?',
  'Can we get our money back?',
] as const;

const SECURITY = [
  'Do you train on our data?',
  'Where is our data stored?',
  'Can we approve what an agent does?',
  'Do you have SOC 2?',
] as const;

const DEMO = [
  'What happens in a demo?',
  'How long is a demo?',
  'Can I move my demo?',
  'What does it cost?',
] as const;

const DEVELOPERS = [
  'How long are tokens valid?',
  'What are the rate limits?',
  'How do I connect to the chat?',
  'Which webhooks are there?',
] as const;

/** By how an address begins: what visitors of that page ask. */
const BY_PAGE: readonly [start: string, questions: readonly string[]][] = [
  [paths.pricing, PRICES],
  [paths.roiCalculator, PRICES],
  [paths.enterprise, SECURITY],
  [paths.privacy, SECURITY],
  [paths.terms, SECURITY],
  [paths.bookDemo, DEMO],
  ['/demo', DEMO],
  [paths.thankYou, DEMO],
  [paths.apiReference, DEVELOPERS],
];

/** Questions to begin with on a page, the likeliest first. @param path of the page */
export function suggestedQuestions(path: string): readonly string[] {
  return BY_PAGE.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? GENERAL;
}
