import { describe, expect, it } from 'vitest';
import { breadcrumbsOf, faqOf } from './structured-data.ts';

const ORIGIN = 'https://www.acme.example';

describe('breadcrumbsOf', () => {
  it('lists home and the parent page', () => {
    expect(breadcrumbsOf('/case-studies/acme', 'Acme', ORIGIN)?.itemListElement).toMatchObject([
      { position: 1, item: `${ORIGIN}/` },
      { position: 2, name: 'Case Studies', item: `${ORIGIN}/case-studies` },
      { position: 3, name: 'Acme', item: `${ORIGIN}/case-studies/acme` },
    ]);
  });

  it.each(['/', '/pricing', '/blog', '/case-studies', '/blogs/x'])(
    'returns nothing for %s, which has no parent page but home',
    (path) => {
      expect(breadcrumbsOf(path, 'X', ORIGIN)).toBeUndefined();
    },
  );
});

it('lists questions with their answers', () => {
  expect(faqOf([{ question: 'Why?', answer: 'So.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
  ]);
});
