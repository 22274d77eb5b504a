import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NoneFits } from './NoneFits.tsx';

const OUTSIDE = /outside office hours where you are/;

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['America/Los_Angeles', true],
  ['Asia/Kathmandu', false],
])(
  'links a visitor in %s to another time; reports all times as outside office hours: %s',
  (timeZone, isOutside) => {
    vi.stubEnv('TZ', timeZone);
    render(<NoneFits date="2026-11-25" />);

    expect(screen.queryAllByText(OUTSIDE)).toHaveLength(isOutside ? 1 : 0);
    const link = screen.getByRole('link', { name: 'Ask for another time' });
    expect(link.getAttribute('href')).toBe('/contact-us#another-time');
  },
);

test('does not mention office hours where the clock of the visitor is unknown', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  render(<NoneFits />);

  expect(screen.queryByText(OUTSIDE)).toBeNull();
});
