import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SavingsCalculator } from './SavingsCalculator.island.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const savings = () => screen.getByRole('region', { name: 'Savings' });
const result = (name: string) => within(savings()).getByText(name).parentElement as HTMLElement;
const figure = (name: string) => within(result(name)).getByRole('definition').textContent;

async function enter(values: Record<string, string>) {
  const user = userEvent.setup();
  for (const [label, text] of Object.entries(values)) {
    await user.clear(field(label));
    if (text) await user.type(field(label), text);
  }
}

it.each([
  ['Employees', '50'],
  ['Hourly wage', '35'],
  ['Hours saved per week', '8'],
  ['Agent cost per month', '500'],
])('fills %s with %s', (label, value) => {
  render(<SavingsCalculator />);

  expect(field(label).value).toBe(value);
});

it.each([
  [
    'the defaults',
    {},
    {
      'Monthly value': '$60,620',
      'Monthly savings': '$60,120',
      'Annual savings': '$721,440',
      'Annual ROI': '12,024%',
    },
  ],
  [
    'no employees',
    { Employees: '' },
    { 'Monthly value': '$0', 'Annual savings': '-$6,000', 'Annual ROI': '-100%' },
  ],
  [
    'decimals',
    {
      Employees: '10',
      'Hourly wage': '20.5',
      'Hours saved per week': '2.5',
      'Agent cost per month': '1000',
    },
    {
      'Monthly value': '$2,219.13',
      'Monthly savings': '$1,219.13',
      'Annual savings': '$14,629.50',
      'Annual ROI': '121.9%',
    },
  ],
  [
    'no cost, which has no ROI',
    { 'Agent cost per month': '0' },
    { 'Monthly savings': '$60,620', 'Annual ROI': '0%' },
  ],
  [
    'a cost below 0, which has no ROI',
    { 'Agent cost per month': '-500' },
    { 'Monthly savings': '$61,120', 'Annual ROI': '0%' },
  ],
  [
    'a cost above the value',
    { 'Agent cost per month': '121240' },
    { 'Monthly savings': '-$60,620', 'Annual ROI': '-50%' },
  ],
])('shows the results of %s', async (_, entered, results) => {
  render(<SavingsCalculator />);
  await enter(entered);

  for (const [name, text] of Object.entries(results)) expect(figure(name), name).toBe(text);
});

describe('pasted numbers', () => {
  const remark = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
      ?.textContent;

  it.each([
    ['7,5', '7.5', 'Per employee · 7.5'],
    ['1.234,56', '1234.56', 'We read this as 1,234.6. Use 0 to 168 hours.'],
    ['1,00,000', '100000', 'We read this as 100,000. Use 0 to 168 hours.'],
    ['-5', '-5', 'We read this as -5. Use 0 to 168 hours.'],
    ['1.234', '1.234', 'We read this as 1.2. Write it like 8.'],
    ['8 or so', '8', 'We read this as 8. Write it like 8.'],
  ])('counts %s as %s', async (text, counted, sentence) => {
    render(<SavingsCalculator />);
    const user = userEvent.setup();
    await user.clear(field('Hours saved per week'));
    await user.click(field('Hours saved per week'));
    await user.paste(text);

    expect(new URLSearchParams(location.hash).get('hoursSavedPerWeek')).toBe(counted);
    expect(remark('Hours saved per week')).toBe(sentence);
  });

  it('accepts a currency sign and thin spaces', async () => {
    render(<SavingsCalculator />);
    await enter({ 'Agent cost per month': '₹1\u2009000' });

    expect(remark('Agent cost per month')).toBe('USD, for all agents · $1,000');
  });
});

it('uses no field whose number a wheel would change', () => {
  const { container } = render(<SavingsCalculator />);

  expect(container.querySelectorAll('input[type=number]')).toHaveLength(0);
});

it('announces the result in one sentence, once the visitor pauses', async () => {
  render(<SavingsCalculator />);
  const told = savings().querySelector('[aria-live=polite][aria-atomic=true]');
  expect(savings().querySelectorAll('[aria-live]')).toHaveLength(1);
  expect(told?.textContent).toBe('');
  await enter({ Employees: '100' });
  expect(told?.textContent).toBe('');

  await waitFor(() =>
    expect(told?.textContent).toBe('Savings of $724k to $1.44M a year, an annual ROI of 24,148%.'),
  );
});

it('leads with the range from the half to the ceiling', async () => {
  render(<SavingsCalculator />);
  within(savings()).getByText('$360k to $721k');
  await enter({ Employees: '0' });

  expect(within(savings()).getAllByText('-$6,000')).toHaveLength(2);
});

describe('bars', () => {
  const zero = (name: string) => result(name).querySelector('path')?.getAttribute('d');
  const left = (name: string) => result(name).querySelector('rect')?.getAttribute('x');

  it('starts the bars at the left when there are savings', () => {
    render(<SavingsCalculator />);

    expect(zero('Monthly savings')).toBe('M0 0V20');
    expect(left('Monthly savings')).toBe('0');
  });

  it('draws a loss on the other side of zero', async () => {
    render(<SavingsCalculator />);
    await enter({ 'Agent cost per month': '121240' });

    expect(zero('Monthly savings')).toBe('M50 0V20');
    expect(left('Monthly savings')).toBe('0');
    expect(left('Monthly value')).toBe('50');
  });
});

it('names the ceiling and half of it, but not for a loss', async () => {
  render(<SavingsCalculator />);
  expect(savings().textContent).toContain('Half of it: $360,720');
  expect(savings().textContent).toContain('Ceiling: every saved hour at full wage');
  await enter({ Employees: '0' });

  expect(savings().textContent).not.toMatch(/Half of it|Ceiling/);
});

it('keeps the entries in the fragment of the address, and shows the same estimate there', async () => {
  render(<SavingsCalculator />);
  await enter({ Employees: '12', 'Hourly wage': '20.5' });
  expect(location.search).toBe('');
  expect(location.hash).toContain('hourlyWageUsd=20.5');
  cleanup();
  render(<SavingsCalculator />);

  expect(field('Employees').value).toBe('12');
  expect(figure('Monthly value')).toBe('$8,521.44');
});
