import { globSync, readFileSync } from 'node:fs';
import { PLAN_KEYS } from 'contract/product/plans.ts';
import { describe, expect, it } from 'vitest';
import { content } from '../../site/src/content.ts';

describe('the documents of content/en', () => {
  it('are right', () => {
    expect(content().findProblems()).toEqual([]);
  });

  it('name prices and credits by reference', () => {
    const plans = content().one('plans');
    const prices = PLAN_KEYS.map((key) => plans[key].price).filter((price) => typeof price === 'number');
    const price = new RegExp(`\\$(?:${prices.join('|')})\\b`);
    const folder = new URL('../../content/en/', import.meta.url);
    const spelled = globSync('**/*.{md,yaml}', { cwd: folder }).flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        // Visitors ask with figures of their own.
        .filter((line) => !/^ {2}- (?!page:)/.test(line) && price.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(spelled).toEqual([]);
  });
});
