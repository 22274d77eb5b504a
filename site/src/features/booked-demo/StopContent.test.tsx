import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StopContent } from './StopContent.tsx';

const view = { path: '/demo/secret/content', withdrawnAt: null, managePath: '/demo/secret' };

test('takes a consent back with a form, and leads to the demo', () => {
  render(<StopContent view={view} />);

  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Stop the content' });
  expect(button.form?.method).toBe('post');
  expect(button.form?.getAttribute('action')).toBe('/demo/secret/content');
  expect(screen.getByRole('link', { name: 'See my demo' }).getAttribute('href')).toBe('/demo/secret');
  expect(screen.getByText(/Your demo stays as it is/)).toBeDefined();
});

test('says since when there is no more content, and offers no button', () => {
  render(<StopContent view={{ ...view, withdrawnAt: '2026-03-11T06:30:00.000Z', managePath: null }} />);

  expect(screen.getByText(/March 11, 2026/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});
