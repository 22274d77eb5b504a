import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../../brand.ts';
import { PlanGrid } from './PlanGrid.tsx';

const card = (plan: string) =>
  screen.getByRole('heading', { level: 3, name: plan }).closest('li') as HTMLElement;

it.each(['AI Starter Workspace', 'AI Startup Team', 'AI Growth Suite'])(
  'links %s to the sign-up in a new tab',
  (plan) => {
    render(<PlanGrid />);
    const link = within(card(plan)).getByRole('link');

    expect(link.getAttribute('href')).toBe(brand.signUpUrl);
    expect(link.getAttribute('target')).toBe('_blank');
  },
);

it('links Enterprise to the contact page in the same tab', () => {
  render(<PlanGrid />);
  const link = within(card('Enterprise')).getByRole('link');

  expect(link.getAttribute('href')).toBe('/contact-us');
  expect(link.hasAttribute('target')).toBe(false);
});

it('says Ask us where nothing is published, and shows no dash', () => {
  render(<PlanGrid />);
  const value = within(card('AI Growth Suite')).getByText('Knowledge').nextElementSibling as HTMLElement;

  expect(value.textContent).toBe('Ask us');
  expect(screen.queryByText('–')).toBeNull();
});

describe('the credits estimator', () => {
  beforeEach(async () => {
    render(<PlanGrid />);
    // The script of the page: it looks for the form once, when it comes.
    vi.resetModules();
    await import('./credits-estimator.ts');
  });

  const form = () => screen.getByRole('form', { name: 'How many credits do you need?' });
  const sentence = () => form().querySelector('[aria-live=polite]')?.textContent;
  const contact = () => form().querySelector('a');
  const set = (label: RegExp, value: number) =>
    fireEvent.input(within(form()).getByLabelText(label), { target: { value: String(value) } });

  const markedPlans = () =>
    screen
      .getAllByText('Fits your estimate')
      .filter((mark) => !mark.hidden)
      .map((mark) => within(mark.closest('li') as HTMLElement).getByRole('heading').textContent);

  it('begins with an example, and marks no plan', () => {
    expect(sentence()).toBe(
      'About 6,300 messages a month. Startup fits, with three quarters of its credits to spare.',
    );
    within(form()).getByText('5 people × 60 messages × 21 days');
    expect(markedPlans()).toEqual([]);
    expect(contact()?.hidden).toBe(true);
  });

  it.each([
    [1, 40, 'AI Starter Workspace', 'About 840 messages a month. Starter fits, with half'],
    [5, 200, 'AI Startup Team', 'About 21,000 messages a month. Startup fits'],
    [10, 200, 'AI Growth Suite', 'About 42,000 messages a month. Growth fits'],
    [11, 1, 'Enterprise', 'Enterprise starts at 25 people; ask us about 11.'],
    [25, 1, 'Enterprise', 'Enterprise fits, with as many credits as you need.'],
  ])('marks for %d people with %d messages a day %s', (people, perDay, plan, text) => {
    set(/^People/, people);
    set(/^AI messages/, perDay);

    expect(sentence()).toContain(text);
    expect(markedPlans()).toEqual([plan]);
  });

  it('shows the calculation, with the singular for one person', () => {
    set(/^People/, 1);

    within(form()).getByText('1 person × 60 messages × 21 days');
    within(form()).getByText('1', { selector: 'output' });
  });

  it('offers a talk only where Enterprise fits', () => {
    set(/^People/, 50);
    expect(contact()?.hidden).toBe(false);
    expect(contact()?.getAttribute('href')).toBe('/contact-us');
    set(/^People/, 5);

    expect(contact()?.hidden).toBe(true);
  });
});
