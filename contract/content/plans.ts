import Type, { type Static } from 'typebox';
import { PLAN_KEYS } from '../product/plans.ts';
import { line } from './fields.ts';
import { group } from './parts.ts';

const most = Type.Integer({ minimum: 1, title: 'At most' });
const least = Type.Integer({ minimum: 1, title: 'At least' });

/** A plan (S2 section 3, 'Plan'). */
const Plan = group({
  name: line(30, { title: 'Name' }),
  shortName: line(12, {
    title: 'Short name',
    description: 'The part of the name that has room above a column on a phone',
  }),
  price: Type.Union([Type.Number({ minimum: 0 }), line(20, { title: 'In place of a price' })], {
    title: 'Price',
    description: 'US dollars a month, or the words that stand in place of a price',
  }),
  bestFor: line(40, { title: 'Best for' }),
  description: line(100, { title: 'Description' }),
  members: Type.Union([group({ most }), group({ least })], {
    title: 'Members',
    description: 'How many people may use it, at most or at least',
  }),
  creditsPerMonth: Type.Union([Type.Integer({ minimum: 1 }), line(40, { title: 'Without a limit' })], {
    title: 'AI message credits a month',
    description: 'A number, or the words that stand in place of a limit',
  }),
  shortCredits: Type.Optional(
    line(24, { title: 'Credits on the card', description: 'Where words are long' }),
  ),
  publicChatbots: line(10, { title: 'Public chatbots' }),
  knowledge: Type.Optional(line(20, { title: 'Knowledge', description: 'Nothing where it isn’t published' })),
  whiteGloveSetup: Type.Optional(
    line(20, { title: 'White-glove setup', description: 'Nothing where it isn’t published' }),
  ),
  action: line(20, { title: 'Button' }),
});

const label = line(40, { title: 'Label' });
const from = Type.Enum(PLAN_KEYS, { title: 'Smallest plan with it' });
const FIELDS = [
  'price',
  'members',
  'creditsPerMonth',
  'knowledge',
  'publicChatbots',
  'whiteGloveSetup',
] as const;

const Row = group(
  {
    label,
    field: Type.Optional(Type.Enum(FIELDS, { title: 'Line of the plans' })),
    from: Type.Optional(from),
    all: Type.Optional(line(40, { title: 'Text for all plans' })),
  }, // A label, and one of the others.
  { minProperties: 2, maxProperties: 2 },
);

/** Plans, prices and the comparison (S2 section 9, 'Plans'). The keys of plans are stored with clients. */
export const PlansSchema = group({
  starter: Plan,
  startup: Plan,
  growth: Plan,
  enterprise: Plan,
  popular: Type.Enum(PLAN_KEYS, { title: 'Most popular' }),
  period: line(10, { title: 'Period', description: 'Follows a price in dollars' }),
  unpublished: line(20, {
    title: 'Not published',
    description: 'Stands where nothing is published about a plan: an empty value would deny the feature',
  }),
  comparison: Type.Array(
    group({ name: line(40, { title: 'Heading' }), rows: Type.Array(Row, { title: 'Rows' }) }),
    { title: 'Comparison' },
  ),
  notCompared: Type.Array(group({ label, from }), {
    title: 'Features that the comparison leaves out',
    description: 'For the chat and agents',
  }),
});

export type Plans = Static<typeof PlansSchema>;
export type PlanFields = Static<typeof Plan>;
