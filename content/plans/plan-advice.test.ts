import { priceText } from 'contract/product/offered-plans.ts';
import { advisePlan, type PlanQuestion } from 'contract/product/plan-advice.ts';
import { describe, expect, it } from 'vitest';
import { offered } from './written-plans.ts';

const [starter = '', startup = '', growth = ''] = offered.map(priceText);

describe('advisePlan', () => {
  it.each<[PlanQuestion, string | RegExp]>([
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
      /^Only Enterprise has “RFP Writer”, and Enterprise is for 25\+ members, so ask us\. Without “RFP Writer”, Startup fits 3 people:/,
    ],
    [
      { credits: 30_000 },
      `Growth fits 30,000 AI messages a month: it’s ${growth} a month, for up to 10 members, with 50,000 AI message credits a month.`,
    ],
    [{ members: 6, named: 'startup' }, /^Startup is for up to 5 people\. Growth fits 6 people:/],
    [{ members: 10, named: 'enterprise' }, /^Enterprise is for 25\+ people\. Growth fits 10 people:/],
    [{ credits: 3_150, named: 'starter' }, /^Starter has 2,000 AI message credits a month\. Startup fits/],
    [
      { members: 1, needs: ['API access'], named: 'starter' },
      /^Starter doesn’t include “API access”\. Startup fits one person, with “API access”/,
    ],
    [
      { members: 2, needs: ['API access'], named: 'starter' },
      /^Starter is for one person, and doesn’t include/,
    ],
    [{ members: 9, publicChatbots: 3 }, /^Only Enterprise has 3 public chatbots.*Growth fits 9 people/],
    [{ members: 30, publicChatbots: 3 }, /^Enterprise fits 30 people, with 3 public chatbots/],
    [
      { members: 10, credits: 63_000 },
      /^Only Enterprise fits 63,000 AI messages a month.*about 10 people\.$/,
    ],
    [
      { members: 7, budgetUsd: 120 },
      /^Growth.*more than \$120 a month\. The largest within it is Startup, \$99/,
    ],
    [{ members: 7, budgetUsd: 149 }, /That’s within \$149 a month\.$/],
    [{ members: 40, budgetUsd: 900 }, /We don’t publish a price for that.*\$900/],
    [{ members: 3, isYear: true }, /12 months come to \$1,188; a price for a year isn’t published\.$/],
  ])('says which plan fits %j', (needs, text) => {
    expect(advisePlan(needs, offered).text).toMatch(text);
  });
});
