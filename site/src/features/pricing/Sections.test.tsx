import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PricingQuestions } from './Sections.tsx';

it('shows questions that open one at a time without a script, all closed at first', () => {
  render(<PricingQuestions />);
  const items = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(items.length).toBeGreaterThan(3);

  for (const item of items) {
    // The browser opens one at a time of those that share a name.
    expect(item.getAttribute('name')).toBe('pricing');
    expect(item.open).toBe(false);
    expect(item.querySelector('summary + p')?.textContent).toMatch(/\w/);
  }
});
