import { getAllByRole, getByRole } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { hrefOf, openPage, textOf } from './open-page.ts';

it('the use cases are the same page at their second address', async () => {
  const [first, second] = await Promise.all(['/usecases', '/usecase'].map(openPage));
  expect(second?.status).toBe(200);
  expect(textOf(second?.main)).toBe(textOf(first?.main));
  expect(textOf(getAllByRole(second?.main as HTMLElement, 'tab')[0])).toBe('Marketing');
});

it('a mistyped address leads to the page that was meant, and offers the search', async () => {
  const { status, main } = await openPage('/pricng');
  expect(status).toBe(404);
  expect(hrefOf(getByRole(main, 'link', { name: 'Pricing' }))).toBe('/pricing');
  const search = getByRole(main, 'searchbox', { name: 'Search the site' });
  expect(search.closest('form')?.getAttribute('action')).toBe('/search');
});

it('the line of the terms about refunds leads to the section that says it in full', async () => {
  const { main } = await openPage('/terms');
  expect(hrefOf(getByRole(main, 'link', { name: /^30 days .*money-back/ }))).toBe('#refunds');
  expect(textOf(main.querySelector('section#refunds h2'))).toMatch(/refund/i);
});

it('#agent-workflow is the section of the form Create Your AI Agent', async () => {
  const { main } = await openPage('/services');
  const workflow = main.querySelector<HTMLElement>('#agent-workflow') as HTMLElement;
  getByRole(workflow, 'heading', { level: 2, name: 'Create Your AI Agent' });
  getByRole(workflow, 'form', { name: 'Create Your AI Agent' });
});
