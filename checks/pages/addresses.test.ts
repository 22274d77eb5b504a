import { getAllByRole, getByRole } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { hrefOf, openPage, textOf } from './open-page.ts';

it('serves the use cases at their second address too', async () => {
  const [first, second] = await Promise.all(['/usecases', '/usecase'].map(openPage));
  expect(second?.status).toBe(200);
  expect(textOf(second?.main)).toBe(textOf(first?.main));
  expect(textOf(getAllByRole(second?.main as HTMLElement, 'tab')[0])).toBe('Marketing');
});

it('links a mistyped address to the closest page and the search', async () => {
  const { status, main } = await openPage('/pricng');
  expect(status).toBe(404);
  expect(hrefOf(getByRole(main, 'link', { name: 'Pricing' }))).toBe('/pricing');
  const search = getByRole(main, 'searchbox', { name: 'Search the site' });
  expect(search.closest('form')?.getAttribute('action')).toBe('/search');
});

it('links the line of the terms about refunds to the full section', async () => {
  const { main } = await openPage('/terms');
  expect(hrefOf(getByRole(main, 'link', { name: /^30-day .*money-back/ }))).toBe('#refunds');
  expect(textOf(main.querySelector('section#refunds h2'))).toMatch(/refund/i);
});

it('gives the section of the form Create Your AI Agent the id agent-workflow', async () => {
  const { main } = await openPage('/services');
  const workflow = main.querySelector<HTMLElement>('#agent-workflow') as HTMLElement;
  getByRole(workflow, 'heading', { level: 2, name: 'Create Your AI Agent' });
  getByRole(workflow, 'form', { name: 'Create Your AI Agent' });
});
