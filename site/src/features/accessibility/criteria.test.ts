import type { Finding } from 'contract/content/pages/accessibility.ts';
import { describe, expect, it } from 'vitest';
import { countOf, statement } from './criteria.ts';

const { findings, principles } = statement();
const criteria = principles.flatMap((principle) => principle.criteria);
const numbers = criteria.map(({ number }) => number);

describe('the criteria of WCAG 2.2', () => {
  it('names each of the 31 of level A and the 24 of level AA once, in order', () => {
    expect(new Set(numbers).size).toBe(55);
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
    expect(numbers).toEqual(
      numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    );
  });

  it('gives each a finding and its evidence', () => {
    const counted = (Object.keys(findings) as Finding[]).map(countOf);
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(55);
    for (const { evidence } of criteria) expect(evidence).toMatch(/^\S.{15,}\.$/);
  });
});
