import { getByRole } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { hrefOf, openPage, sectionAt } from './open-page.ts';

it.each([
  ['/affiliate', 'How it works', /^How it works/],
  ['/case-studies/cxplabs', 'Straight to the results', 'Results'],
  ['/case-studies/grabguidance', 'Straight to the results', 'Results'],
  ['/case-studies/legitquest', 'Straight to the results', 'Results'],
])('links the first view of %s by "%s" to that section', async (path, name, heading) => {
  const page = await openPage(path);
  const link = getByRole(sectionAt(page, 0), 'link', { name });
  const section = getByRole(page.main, 'heading', { level: 2, name: heading }).closest('section');
  expect(hrefOf(link)).toBe(`#${section?.id}`);
});
