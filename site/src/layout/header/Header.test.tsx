import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { brand } from '../../brand.ts';
import { menus } from '../../pages/_site-map.ts';
import { Header } from './Header.tsx';

beforeEach(() => {
  render(<Header menus={menus()} />);
});

const hrefsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test.each([
  [
    'Resources',
    [
      '/resources',
      '/blog',
      '/case-studies',
      '/video-library',
      '/whitepapers',
      '/roi-calculator',
      `/${brand.slug}-ai-success-stories`,
      '/courses',
    ],
  ],
  ['AI Services', ['/services', '/enterprise']],
  [
    'AI Employees',
    [
      '/ai-employees',
      '/ai-employees/ai-project-manager',
      '/ai-employees/ai-sdr',
      '/ai-employees/ai-marketing-associate',
      '/ai-employees/ai-hr',
      '/ai-employees/ai-market-research-analyst',
      '/ai-employees/ai-proposal-writer',
    ],
  ],
])('opens the panel of the menu %s, which holds the links of the specification', (name, hrefs) => {
  const list = screen.getByRole('list', { name });
  expect(hrefsIn(list)).toEqual(hrefs);
  const button = screen.getByRole('button', { name });
  expect(button.getAttribute('popovertarget')).toBe(list.parentElement?.id);
});

test.each([
  ['Use Cases', ['/usecases']],
  ['Resources', ['/resources']],
  ['Pricing', ['/pricing']],
  ['Search', ['/search', '/search']],
  ['Contact Sales', ['/contact-us']],
  ['Login', [brand.loginUrl, brand.signUpUrl]],
  ['Try for Free', [brand.signUpUrl, brand.signUpUrl]],
])('links %s to %j', (name, hrefs) => {
  const links = screen.getAllByRole('link', { name });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
});

test('opens Try for Free in a new tab', () => {
  for (const link of screen.getAllByRole('link', { name: 'Try for Free' })) {
    expect(link.getAttribute('target')).toBe('_blank');
  }
});

test('introduces every employee by first name', () => {
  const list = screen.getByRole('list', { name: 'AI Employees' });
  for (const persona of ['Marco', 'Noah', 'Lena', 'Hana', 'Iris', 'Owen']) {
    expect(list.textContent).toContain(persona);
  }
});
