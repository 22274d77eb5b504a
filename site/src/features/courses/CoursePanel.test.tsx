import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { CoursePanel } from './CoursePanel.tsx';

beforeEach(() => {
  render(<CoursePanel />);
});

const panel = () => within(screen.getByRole('complementary', { name: 'Price' }));

it.each([
  '297.00 USD',
  '36 video lessons (13+ hours)',
  'Core course: 8 modules, 23 lessons, 6+ hours',
  'Lifetime access',
  '30-day money-back guarantee',
])('states "%s"', (text) => {
  panel().getByText((_, element) => element?.textContent === text && /^(LI|SPAN)$/.test(element.tagName));
});

it('shows one button, which says that enrollment opens soon', () => {
  const button = panel().getByRole('button');
  const message = document.getElementById(button.getAttribute('popovertarget') ?? '');

  expect(button.textContent).toBe('Enroll now');
  expect(button.getAttribute('type')).toBe('button');
  expect(message?.getAttribute('popover')).toBe('auto');
  expect(message?.textContent).toContain('opens soon');
  expect(panel().getByRole('status').contains(message)).toBe(true);
});
