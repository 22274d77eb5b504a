import { render, screen, within } from '@testing-library/react';
import { comparisonOf, countRows, rowDiffers } from 'contract/product/plan-comparison.ts';
import { expect, it } from 'vitest';
import { content } from '../../content.ts';
import { PlanComparison } from './PlanComparison.tsx';

const comparison = comparisonOf(content().one('plans'));
const PLANS = ['AI Starter Workspace', 'AI Startup Team', 'AI Growth Suite', 'Enterprise'];

const table = () => screen.getByRole('table', { name: /plans compared/i });
const rows = () =>
  within(table())
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('rowheader') && within(row).queryAllByRole('cell').length > 0);

it('shows a column header for each of four plans', () => {
  render(<PlanComparison />);
  const headers = within(table()).getAllByRole('columnheader');

  expect(headers.map((header) => header.textContent)).toEqual(PLANS);
  expect(headers.map((header) => header.getAttribute('scope'))).toEqual(PLANS.map(() => 'col'));
});

it('shows a header and four values in every row', () => {
  render(<PlanComparison />);
  expect(rows()).toHaveLength(countRows(comparison).all);
  expect(rows().length).toBeGreaterThan(12);

  for (const row of rows()) {
    expect(within(row).getByRole('rowheader').getAttribute('scope')).toBe('row');
    const values = within(row).getAllByRole('cell');
    expect(values.map((value) => value.textContent)).toEqual(PLANS.map(() => expect.stringMatching(/\w/)));
  }
});

it('declares every role, because a table that is laid out as cards loses its own', () => {
  render(<PlanComparison />);
  const withoutRole = [...table().querySelectorAll('thead, tbody, tr, th, td')].filter(
    (part) => !part.hasAttribute('role'),
  );

  expect(table().getAttribute('role')).toBe('table');
  expect(withoutRole).toEqual([]);
});

it('marks the rows that are the same in all plans, and headings with no other row', () => {
  render(<PlanComparison />);
  const header = (name: string) => within(table()).getByText(name, { selector: 'th' });
  const isMarked = (part: Element | null) => part?.hasAttribute('data-same');

  for (const { name, rows } of comparison) {
    expect(isMarked(header(name).closest('tbody')), name).toBe(!rows.some(rowDiffers));
    for (const row of rows) {
      expect(isMarked(header(row.label).closest('tr')), row.label).toBe(!rowDiffers(row));
    }
  }
});

it('highlights Growth, and shows no button before the script arrives', () => {
  render(<PlanComparison />);
  const buttons = within(table()).getAllByRole<HTMLButtonElement>('button');

  expect(buttons.map((button) => [button.textContent, button.getAttribute('aria-pressed')])).toEqual(
    PLANS.map((plan) => [plan, String(plan === 'AI Growth Suite')]),
  );
  expect(buttons.filter(({ disabled }) => !disabled)).toEqual([]);
});
