import { priceText } from 'contract/product/offered-plans.ts';
import { describePlansFor } from 'contract/product/plan-advice.ts';
import type { PlanNeeds } from 'contract/product/plans-for.ts';
import { describe, expect, it } from 'vitest';
import { offered } from './written-plans.ts';

const [starter = '', startup = '', growth = ''] = offered.map(priceText);

describe('describePlansFor', () => {
  it.each<[PlanNeeds, string]>([
    [
      { members: 4 },
      `Startup fits 4 people: it’s ${startup} a month, for up to 5 members, with 25,000 AI message credits a month.`,
    ],
    [
      { members: 1 },
      `Starter fits one person: it’s ${starter} a month, for 1 member, with 2,000 AI message credits a month.`,
    ],
    [
      { members: 15 },
      'No plan fits 15 people as listed: Growth is for up to 10 members, and Enterprise is for 25+. Ask us.',
    ],
    [
      { members: 40 },
      'Enterprise fits 40 people: its price is agreed with you, for 25+ members, with unlimited credits or your own key.',
    ],
    [
      { members: 3, needs: ['RFP Writer'] },
      'Only Enterprise fits “RFP Writer”, and Enterprise is for 25+ members. Ask us about 3 people.',
    ],
    [
      { credits: 30_000 },
      `Growth fits 30,000 AI messages a month: it’s ${growth} a month, for up to 10 members, with 50,000 AI message credits a month.`,
    ],
  ])('says which plan fits %j', (needs, text) => {
    expect(describePlansFor(needs, offered)).toBe(text);
  });
});
