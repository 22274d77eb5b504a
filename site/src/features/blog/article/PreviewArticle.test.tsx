import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readArticleFields } from '../article-fields.ts';
import { PreviewArticle } from './PreviewArticle.tsx';

test.each([
  ['a draft', '2025-01-01T00:00:00.000Z', /^Preview\. This is a draft\./],
  ['an article of the future', '2096-05-04T00:00:00.000Z', /^Preview\. .*from May 4, 2096 on/],
])('shows %s with a notice of when readers will see it', (_what, createdDate, words) => {
  const article = readArticleFields({ subject: 'Not yet', createdDate });
  render(<PreviewArticle article={article} html="<p>The words of it.</p>" />);
  expect(within(screen.getByRole('article')).getByRole('status').textContent).toMatch(words);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not yet');
  expect(screen.getByText('The words of it.')).toBeTruthy();
});
