import { priceText } from 'contract/product/offered-plans.ts';
import {
  type ComparisonValue,
  comparisonOf,
  countRows,
  rowDiffers,
} from 'contract/product/plan-comparison.ts';
import { describe, expect, it } from 'vitest';
import { offered, plans } from './written-plans.ts';

describe('rowDiffers', () => {
  it.each<[string, ComparisonValue[], boolean]>([
    ['four times included', [true, true, true, true], false],
    ['four times not included', ['', '', '', ''], false],
    ['four times the same text', ['30 days', '30 days', '30 days', '30 days'], false],
    ['the first alone', [true, '', '', ''], true],
    ['the last alone', ['1', '1', '1', '1+'], true],
    ['one in the middle', ['', '', 'Add-on', ''], true],
    ['four different texts', ['1', 'Up to 5', 'Up to 10', '25+'], true],
    ['included against a text', [true, true, true, 'Included'], true],
  ])('finds whether a row differs that has %s', (_, values, differs) => {
    expect(rowDiffers({ values })).toBe(differs);
  });
});

describe('countRows', () => {
  const same = { label: 'Same', values: [true, true, true, true] } as const;
  const differing = { label: 'Differing', values: ['', '', '', true] } as const;

  it('counts the rows of all groups', () => {
    const groups = [
      { name: 'A', rows: [same, differing] },
      { name: 'B', rows: [same] },
    ];
    expect(countRows(groups)).toEqual({ all: 3, differing: 1 });
  });

  it('counts 0 rows without groups', () => {
    expect(countRows([])).toEqual({ all: 0, differing: 0 });
  });
});

describe('comparisonOf', () => {
  const rows = comparisonOf(plans).flatMap((group) => group.rows);
  const valuesOf = (label: string) => rows.find((row) => row.label === label)?.values;

  it('has a value for every plan in every row', () => {
    for (const { label, values } of rows) expect(values, label).toHaveLength(offered.length);
  });

  it('names each row once', () => {
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  });

  it.each([
    ['Price', offered.map((plan) => priceText(plan) + (typeof plan.price === 'number' ? plans.period : ''))],
    ['Members', ['1', 'Up to 5', 'Up to 10', '25+']],
    ['AI message credits per month', ['2,000', '25,000', '50,000', 'Unlimited or bring-your-own-key']],
    ['Knowledge', ['50MB', 'Ask us', 'Ask us', '250MB each']],
    ['Public chatbots', ['1', '1', '1', '1+']],
    ['White-glove setup', ['Ask us', 'Ask us', 'Add-on', 'Ask us']],
    ['Customer Support', ['', true, true, true]],
    ['Persona builder', ['', true, true, true]],
    ['API access', ['', true, true, true]],
    ['Integrations', ['', true, true, true]],
    ['AI Recruiter', ['', '', '', true]],
    ['RFP Writer', ['', '', '', true]],
    ['Analytics agent', ['', '', '', true]],
    ['Custom-built AI employee', ['', '', '', true]],
    ['Priority support', ['', '', '', true]],
    ['Custom integrations', ['', '', '', true]],
  ])('shows %s as specified', (label, values) => {
    expect(valuesOf(label)).toEqual(values);
  });
});
