import { describe, expect, it } from 'vitest';
import type { PlanKey } from './plans.ts';
import { describePlansFor, type PlanNeeds, plansFor } from './plans-for.ts';

describe('plansFor', () => {
  it.each<[string, PlanNeeds, PlanKey[], PlanKey]>([
    ['one person', { members: 1 }, ['starter', 'startup', 'growth'], 'starter'],
    ['two people', { members: 2 }, ['startup', 'growth'], 'startup'],
    ['five people', { members: 5 }, ['startup', 'growth'], 'startup'],
    ['six people', { members: 6 }, ['growth'], 'growth'],
    ['ten people', { members: 10 }, ['growth'], 'growth'],
    ['eleven people', { members: 11 }, [], 'enterprise'],
    ['twenty-four people', { members: 24 }, [], 'enterprise'],
    ['twenty-five people', { members: 25 }, ['enterprise'], 'enterprise'],
    ['credits of Starter', { credits: 2_000 }, ['starter', 'startup', 'growth', 'enterprise'], 'starter'],
    ['one credit more', { credits: 2_001 }, ['startup', 'growth', 'enterprise'], 'startup'],
    ['five people beyond the credits of Growth', { members: 5, credits: 50_001 }, [], 'enterprise'],
    ['the API', { needs: ['API access'] }, ['startup', 'growth', 'enterprise'], 'startup'],
    ['the API for one person', { members: 1, needs: ['API access'] }, ['startup', 'growth'], 'startup'],
    ['the RFP Writer for three people', { members: 3, needs: ['RFP Writer'] }, [], 'enterprise'],
    ['what no row lists', { members: 3, needs: ['Teleportation'] }, ['startup', 'growth'], 'startup'],
  ])('finds the plans for %s', (_what, needs, plans, nearest) => {
    expect(plansFor(needs)).toEqual({ plans, nearest });
  });
});

describe('describePlansFor', () => {
  it.each<[PlanNeeds, string]>([
    [
      { members: 4 },
      'Startup fits 4 people: it’s $99 a month, for up to 5 members, with 25,000 AI message credits a month.',
    ],
    [
      { members: 1 },
      'Starter fits one person: it’s $29 a month, for 1 member, with 2,000 AI message credits a month.',
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
      'Growth fits 30,000 AI messages a month: it’s $149 a month, for up to 10 members, with 50,000 AI message credits a month.',
    ],
  ])('says which plan fits %j', (needs, text) => {
    expect(describePlansFor(needs)).toBe(text);
  });
});
