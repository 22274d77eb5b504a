import { getAllByRole, getByRole } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { ask, hrefOf, openPage } from './open-page.ts';

it('shows three benefit cards below the calculator', async () => {
  const { main } = await openPage('/roi-calculator');
  const benefits = getByRole(main, 'region', { name: 'Where the return comes from' });
  expect(getAllByRole(benefits, 'listitem')).toHaveLength(3);
});

it.each([
  ['Schedule a Demo', '/book-demo'],
  ['Talk to an Expert', '/contact-us'],
])('shows a link "%s" to %s', async (name, path) => {
  const { main } = await openPage('/roi-calculator');
  expect(hrefOf(getByRole(main, 'link', { name }))).toBe(path);
});

it('draws the result of a form without script for one reader only', async () => {
  const address = '/roi-calculator/result?employees=40&useCase=customer-service&industry=technology';
  const { document, main } = await openPage(address);
  expect(getByRole(main, 'region', { name: 'ROI results' }).textContent).toContain('$486,000.0');
  // What lights a line of the chart is a button only where a script can.
  const scenarios = getByRole(main, 'table', { name: 'Three scenarios' });
  expect(getByRole(scenarios, 'rowheader', { name: /^Cautious/ }).querySelector('button')).toBeNull();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect((await ask(address)).headers.get('cache-control')).toBe('private, no-store');
});
