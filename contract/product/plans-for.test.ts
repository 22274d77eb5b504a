import { describe, expect, it } from 'vitest';
import type { PlanKey } from './plans.ts';
import { type PlanNeeds, plansFor } from './plans-for.ts';

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
