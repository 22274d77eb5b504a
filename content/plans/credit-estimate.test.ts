import { describeEstimate, estimateCredits } from 'contract/product/credit-estimate.ts';
import { describe, expect, it } from 'vitest';
import { offered } from './written-plans.ts';

describe('estimateCredits', () => {
  it.each([
    ['the sliders as they begin', 5, 60, 6_300, 'startup', 0.252],
    ['one person who asks little', 1, 1, 21, 'starter', 0.0105],
    ['one person at the end of Starter', 1, 95, 1_995, 'starter', 0.9975],
    ['one person beyond it', 1, 96, 2_016, 'startup', 0.08064],
    ['two people, who need two seats', 2, 10, 420, 'startup', 0.0168],
    ['six people, who need more than five seats', 6, 10, 1_260, 'growth', 0.0252],
    ['five people beyond Startup', 5, 200, 21_000, 'startup', 0.84],
    ['ten people at the end of Growth', 10, 200, 42_000, 'growth', 0.84],
    ['eleven people', 11, 1, 231, 'enterprise', undefined],
    ['as many as the sliders tell', 50, 200, 210_000, 'enterprise', undefined],
    ['more messages than any limit', 10, 239, 50_190, 'enterprise', undefined],
  ])('estimates messages, plan and share for %s', (_, people, perDay, messages, plan, share) => {
    const estimate = estimateCredits(people, perDay, offered);

    expect(estimate).toMatchObject({ messages, plan: { key: plan } });
    if (share === undefined) expect(estimate.share).toBeUndefined();
    else expect(estimate.share).toBeCloseTo(share);
  });
});

describe('describeEstimate', () => {
  it.each([
    [5, 60, 'About 6,300 messages a month. Startup fits, with three quarters of its credits to spare.'],
    [1, 95, 'About 1,995 messages a month. Starter fits, with hardly a credit to spare.'],
    [1, 85, 'About 1,785 messages a month. Starter fits, with a tenth of its credits to spare.'],
    [5, 185, 'About 19,425 messages a month. Startup fits, with a quarter of its credits to spare.'],
    [5, 160, 'About 16,800 messages a month. Startup fits, with a third of its credits to spare.'],
    [5, 120, 'About 12,600 messages a month. Startup fits, with half of its credits to spare.'],
    [5, 80, 'About 8,400 messages a month. Startup fits, with two thirds of its credits to spare.'],
    [2, 1, 'About 42 messages a month. Startup fits, with most of its credits to spare.'],
    [24, 1, 'About 504 messages a month. Enterprise starts at 25 people; ask us about 24.'],
    [25, 1, 'About 525 messages a month. Enterprise fits, with as many credits as you need.'],
    [50, 200, 'About 210,000 messages a month. Enterprise fits, with as many credits as you need.'],
  ])('describes the estimate for %d people with %d messages a day', (people, perDay, text) => {
    expect(describeEstimate(estimateCredits(people, perDay, offered))).toBe(text);
  });
});
