import type { PlanKey } from 'contract/product/plans.ts';
import { findGap, type PlanNeeds, plansFor } from 'contract/product/plans-for.ts';
import { describe, expect, it } from 'vitest';
import { offered } from './written-plans.ts';

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
    expect(plansFor(needs, offered)).toEqual({ plans, nearest });
  });
});

describe('findGap', () => {
  const one = { key: 'starter', members: { most: 3 }, creditsPerMonth: null } as const;
  const other = { key: 'startup', members: { least: 4 }, creditsPerMonth: null } as const;

  it('finds the teams that no plan is for', () => {
    expect(findGap(offered)).toEqual({ from: 11, to: 24 });
    expect(findGap([one, { ...other, members: { least: 5 } }])).toEqual({ from: 4, to: 4 });
  });

  it('finds none where a plan begins as the one before ends', () => {
    expect(findGap([one, other])).toBeUndefined();
  });
});
