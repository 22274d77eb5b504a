import Type from 'typebox';
import type { Plans } from '../content/plans.ts';
import type { RoiOptions } from '../content/roi-options.ts';
import { MESSAGES_RANGE, PEOPLE_RANGE } from '../product/credit-estimate.ts';
import { featuresOf, offeredPlans } from '../product/offered-plans.ts';
import { PLAN_KEYS } from '../product/plans.ts';
import { findGap } from '../product/plans-for.ts';
import { AUTOMATION_RANGE } from '../product/roi.ts';
import { strictObject } from '../strict-object.ts';
import { readingTool } from './agent-tool.ts';

const MOST_PEOPLE = 10_000_000;
const MOST_USD = 1_000_000_000_000;
const usd = (description: string) => Type.Number({ minimum: 0, maximum: MOST_USD, description });
/** Amount as the ROI calculator of the site counts it; the answer links there. */
const wholeUsd = (description: string) => Type.Integer({ minimum: 0, maximum: MOST_USD, description });
const people = (description: string) => Type.Integer({ minimum: 0, maximum: MOST_PEOPLE, description });

/** Values that a calculator took from its page. */
const ASSUMED = Type.Array(Type.String(), {
  description: 'What you didn’t say, as the page fills it in: tell the person',
});

const PLAN = Type.Object({
  key: Type.Enum([...PLAN_KEYS]),
  name: Type.String(),
  priceUsdPerMonth: Type.Union([Type.Number(), Type.Null()], {
    description: 'null if the price is individual',
  }),
  members: Type.String(),
  creditsPerMonth: Type.String({ description: 'One AI message uses one credit' }),
  publicChatbots: Type.String(),
  bestFor: Type.String(),
  description: Type.String(),
});

/** Returns the tool that compares the plans. */
export const comparePlansTool = (plans: Plans) =>
  readingTool({
    title: 'Compare the plans',
    description:
      'The plans’ prices, limits and features, row by row. There’s a 3-month free trial without a credit card, and there are no setup fees.',
    input: strictObject({
      members: Type.Optional(
        people('How many people will use it; the result then names the smallest plan that fits'),
      ),
      creditsPerMonth: Type.Optional(
        Type.Integer({
          minimum: 0,
          description: 'AI messages expected each month, to find the smallest plan that fits',
        }),
      ),
      needs: Type.Optional(
        Type.Array(Type.Enum(featuresOf(plans).map(({ label }) => label)), {
          maxItems: 10,
          description: 'What the plan must include',
        }),
      ),
      differencesOnly: Type.Optional(
        Type.Boolean({ description: 'Leave out the rows where all plans are the same' }),
      ),
    }),
    output: Type.Object({
      plans: Type.Array(PLAN),
      rows: Type.Array(
        Type.Object({
          group: Type.String(),
          label: Type.String(),
          values: Type.Array(Type.String(), { description: 'In the order of the plans' }),
        }),
      ),
      smallestThatFits: Type.Union([Type.Enum([...PLAN_KEYS]), Type.Null()], {
        description: 'null if you named no need, and if no plan fits as listed',
      }),
      advice: Type.String({
        description: `Which plan fits, as a sentence${exampleOfGap(plans)}. Repeat it`,
      }),
      url: Type.String(),
    }),
  });

function exampleOfGap(plans: Plans): string {
  const gap = findGap(offeredPlans(plans));
  return gap ? `: also that none does, as between ${gap.from} and ${gap.to} people` : '';
}

/** Returns the tool that calculates the ROI. */
export const calculateRoiTool = ({ useCases, industries }: RoiOptions) =>
  readingTool({
    title: 'Calculate the ROI',
    description:
      'A team’s return on AI employees by the ROI calculator’s formulas, with a cautious reading next to it. Leave out what you don’t know. It’s an estimate: say so.',
    input: strictObject({
      employees: people('People on the team'),
      avgSalaryUsd: Type.Optional(wholeUsd('Average salary per year')),
      automationPercentage: Type.Optional(
        Type.Number({
          minimum: AUTOMATION_RANGE.min,
          maximum: AUTOMATION_RANGE.max,
          description: 'Share of this work to hand over, in percent; rounded to steps of 5',
        }),
      ),
      useCase: Type.Enum(
        useCases.map(({ value }) => value),
        { description: 'Kind of work' },
      ),
      industry: Type.Optional(
        Type.Enum(
          industries.map(({ value }) => value),
          { description: 'Of the company' },
        ),
      ),
      implementationCostUsd: Type.Optional(wholeUsd('What the rollout costs, once')),
    }),
    output: Type.Object({
      currentCostsUsdPerYear: Type.Number(),
      potentialSavingsUsdPerYear: Type.Number(),
      roiPercent: Type.Union([Type.Number(), Type.Null()], {
        description: 'null without an implementation cost',
      }),
      paybackMonths: Type.Union([Type.Number(), Type.Null()], {
        description: 'null if there’s no cost, or no savings',
      }),
      productivityGainPercent: Type.Number(),
      cautious: Type.Object(
        { potentialSavingsUsdPerYear: Type.Number(), roiPercent: Type.Union([Type.Number(), Type.Null()]) },
        { description: 'With half of our efficiency claim' },
      ),
      assumed: ASSUMED,
      url: Type.String({ description: 'The calculator, filled in, for the person to check' }),
    }),
  });

export const ESTIMATE_SAVINGS = readingTool({
  title: 'Estimate the savings',
  description:
    'What the hours an agent saves are worth, by the use-case page’s formula. It counts every hour at full wage, so it’s the ceiling. Leave out what you don’t know.',
  input: strictObject({
    employees: Type.Optional(people('People whose hours are saved')),
    hourlyWageUsd: Type.Optional(usd('Wage per hour')),
    hoursSavedPerWeek: Type.Optional(Type.Number({ minimum: 0, maximum: 168, description: 'Per person' })),
    agentCostUsdPerMonth: Type.Optional(usd('What the agent costs per month')),
  }),
  output: Type.Object({
    monthlyValueUsd: Type.Number(),
    monthlySavingsUsd: Type.Number(),
    annualSavingsUsd: Type.Number(),
    annualRoiPercent: Type.Number(),
    assumed: ASSUMED,
    url: Type.String({ description: 'The calculator, filled in, for the person to check' }),
  }),
});

/** Tool of the pricing page alone, whose sliders it moves. `compare_plans` answers the same by numbers of a month. */
export const ESTIMATE_CREDITS = readingTool({
  title: 'Estimate the credits',
  description: 'Moves the sliders on this page, and says how many credits a team needs and which plan fits.',
  input: strictObject({
    people: Type.Integer({
      minimum: PEOPLE_RANGE.min,
      maximum: PEOPLE_RANGE.max,
      description: 'People on the team',
    }),
    messages: Type.Integer({
      minimum: MESSAGES_RANGE.min,
      maximum: MESSAGES_RANGE.max,
      description: 'AI messages per person per working day',
    }),
  }),
  output: Type.Object({}),
});
