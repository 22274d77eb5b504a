import { getAllByRole, getByRole } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { hrefOf, openPage } from './open-page.ts';

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
