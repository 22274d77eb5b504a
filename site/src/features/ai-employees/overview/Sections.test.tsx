import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BestReasons } from './Sections.tsx';

it('shows five reasons that open one at a time, all closed at first', () => {
  render(<BestReasons />);
  const region = screen.getByRole('region', { name: /best AI employees/ });
  const reasons = within(region).getAllByRole<HTMLDetailsElement>('group');

  // The browser opens one at a time of those that share a name.
  expect(reasons.map((reason) => [reason.getAttribute('name'), reason.open])).toEqual(
    Array.from({ length: 5 }, () => ['best-reasons', false]),
  );
  for (const reason of reasons) {
    expect(reason.querySelector('summary')?.textContent).toMatch(/\w/);
    expect(reason.querySelector('p')?.textContent).toMatch(/\w/);
  }
});
