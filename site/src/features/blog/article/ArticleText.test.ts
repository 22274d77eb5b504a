import { describe, expect, it } from 'vitest';
import { contentsOf } from './ArticleText.tsx';

const heading = (id: string, inner: string) => `<h2 id="${id}">${inner}</h2><p>Text.</p>`;
const THREE = [1, 2, 3].map((number) => heading(`article-${number}`, `Part ${number}`)).join('');

describe('contentsOf', () => {
  it('lists the sections in order', () => {
    expect(contentsOf(THREE)).toEqual([
      { id: 'article-1', title: 'Part 1' },
      { id: 'article-2', title: 'Part 2' },
      { id: 'article-3', title: 'Part 3' },
    ]);
  });

  it.each([
    ['an emphasis', 'How <em>not</em> to', 'How not to'],
    ['code', 'The <code>a&#x3C;b</code> rule', 'The a<b rule'],
    ['an entity', 'Cost &amp; privacy', 'Cost & privacy'],
    [
      'the link to itself',
      'Cost<a class="heading-anchor" aria-label="Link to this section" href="#a"></a>',
      'Cost',
    ],
    ['a line break', 'One\n  line', 'One line'],
  ])('keeps the text of a heading with %s', (_, inner, title) => {
    expect(contentsOf(heading('a', inner) + THREE)[0]).toEqual({ id: 'a', title });
  });

  it('finds a heading with attributes before its id', () => {
    expect(contentsOf(`<h2 lang="de" id="a" dir="ltr">Teil</h2>${THREE}`)[0]).toEqual({
      id: 'a',
      title: 'Teil',
    });
  });

  it.each([
    ['with fewer than three sections', heading('a', 'One') + heading('b', 'Two')],
    ['with smaller headings only', THREE.replaceAll('h2', 'h3')],
    ['whose headings have no address', THREE.replaceAll(/ id="[^"]+"/g, '')],
    ['without text', ''],
  ])('returns no entries for an article %s', (_, html) => {
    expect(contentsOf(html)).toEqual([]);
  });
});
