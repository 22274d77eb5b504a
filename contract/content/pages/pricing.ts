import Type from 'typebox';
import { line, prose } from '../fields.ts';
import { icon } from '../icons.ts';
import { pageParts, pageWords } from '../page-words.ts';
import {
  Action,
  Doer,
  detail,
  group,
  head,
  label,
  linked,
  name,
  picture,
  Question,
  rows,
  sections,
  text,
  title,
} from '../parts.ts';

const named = (title: string) => line(40, { title });

/** The plans and what buyers ask about paying: `/pricing` (S2 sections 2, 4 and 9). Prices are in `plans.yaml`. */
export const PricingSchema = group({
  ...pageWords,
  sections: sections(['plans', 'comparison', 'features', 'customer', 'questions']),
  product: prose(160, { title: 'Product', description: 'What search engines read of it beside the prices' }),
  hero: pageParts.heroWithActions,
  plans: group({
    title,
    popular: named('Mark of the most popular plan'),
    inDollars: named('Below a price in dollars'),
    byAgreement: named('Below words in place of a price'),
    members: label,
    credits: label,
    publicChatbots: label,
    knowledge: label,
    whiteGloveSetup: label,
    fits: named('Mark of the plan that fits the estimate'),
    note: linked,
  }),
  credits: group({
    title,
    text: prose(200, { title: 'Text' }),
    people: label,
    messages: label,
    ask: named('Link to the contact page, where a plan has no limit'),
  }),
  month: group(
    {
      ...picture,
      used: name,
      days: detail,
      limit: named('Limit of the plan'),
      noLimit: named('In place of a limit'),
      firstDay: name,
      lastDay: name,
    },
    { title: 'Picture of the month of the estimate' },
  ),
  comparison: group({
    ...head,
    differences: named('Label of the box that hides equal rows'),
    allShown: line(40, { title: 'Rows shown', description: '{all} is their number' }),
    someShown: line(40, { title: 'Rows shown of all', description: '{some} of {all}' }),
    caption: line(120, { title: 'Caption of the table' }),
    included: label,
    notIncluded: label,
  }),
  features: group({
    ...head,
    list: Type.Array(group({ side: Doer, icon, title, text: prose(120, { title: 'Text' }) })),
  }),
  questions: group({
    title,
    lede: linked,
    support: Action,
    demo: Action,
    more: Action,
    list: rows(Question, { title: 'Questions' }),
  }),
});

/** Another way to get the work done, as a kind: no products. */
const Alternative = group({
  name,
  does: prose(160, { title: 'What it does' }),
  betterIf: prose(200, { title: 'When to choose it' }),
  oursIf: prose(200, { title: 'When to choose an AI employee' }),
  more: Action,
});

/** The comparison with other kinds of tools: `/compare`. */
export const CompareSchema = group({
  ...pageWords,
  hero: pageParts.hero,
  alternatives: group(
    {
      ...head,
      betterIf: line(40, { title: 'Label of when to choose the other one' }),
      oursIf: line(40, { title: 'Label of when to choose an AI employee' }),
      list: Type.Array(Alternative),
    },
    { title: 'Alternatives' },
  ),
  closing: pageParts.closing,
});

/** The ROI calculator around its form: `/roi-calculator` (S2 section 2). */
export const RoiCalculatorSchema = group({
  ...pageWords,
  menu: pageParts.menu,
  result: group(
    { title: pageWords.title, description: pageWords.description },
    { title: 'Page of a result without script' },
  ),
  hero: pageParts.hero,
  calculator: group({
    title,
    formula: prose(300, { title: 'Formula' }),
    limits: linked,
    example: line(120, {
      title: 'Example',
      description: '{employees}, {useCase} and {industry} are its own',
    }),
  }),
  benefits: group({ title, list: Type.Array(group({ icon, title, text })) }),
  closing: pageParts.closing,
});
