import type { AgentToolName } from 'contract/agents/agent-tools.ts';
import { expect, it } from 'vitest';
import { findProblems } from './arguments.rules.ts';
import { offeredTools } from './offered-tools.ts';

it.each<[AgentToolName, object, string, string]>([
  ['search_site', { query: '' }, 'query', 'is empty'],
  ['search_site', { query: 'x'.repeat(301) }, 'query', 'takes at most 300 characters'],
  ['search_site', { query: 1 }, 'query', 'must be text'],
  ['search_site', { query: 'x', limit: 99 }, 'limit', 'must be at most 10'],
  ['find_demo_slots', { days: 0 }, 'days', 'must be at least 1'],
  ['find_demo_slots', { days: 1.5 }, 'days', 'must be a whole number'],
  ['find_demo_slots', { from: 'tomorrow' }, 'from', 'isn’t in the form it needs'],
  ['compare_plans', { needs: 'API access' }, 'needs', 'must be a list'],
  ['compare_plans', { differencesOnly: 'yes' }, 'differencesOnly', 'must be true or false'],
  ['get_booking', {}, 'manageUrl', 'is required'],
  [
    'read_page',
    { page: 'half \ud800' },
    'page',
    'must not have the character U+0000, or half of a character',
  ],
])('says what %s needs of %j', (name, input, field, message) => {
  expect(findProblems(offeredTools()[name], input)).toEqual([{ field, message }]);
});

it('names the choices of a list, and the arguments of a tool', () => {
  const [useCase] = findProblems(offeredTools().calculate_roi, { employees: 1, useCase: 'magic' });
  expect(useCase?.message).toMatch(/^must be one of customer-service, /);
  const [unknown] = findProblems(offeredTools().get_booking, { manageUrl: 'x', token: 'secret' });
  expect(unknown).toEqual({
    field: 'arguments',
    message: 'must be one object; its names can be manageUrl, timeZone',
  });
});
