import type { EditorNode } from 'contract/blog/editor-document.ts';
import { expect, it } from 'vitest';
import { countWithoutAlt } from './publish.rules.ts';

const image = (alt: string): EditorNode => ({ type: 'image', attrs: { src: 'a.png', alt } });

it('counts pictures without words, also in lists', () => {
  const inside: EditorNode = { type: 'paragraph', content: [image(' '), image('A chart')] };
  const item: EditorNode = { type: 'list_item', content: [inside] };
  expect(countWithoutAlt([inside, { type: 'bullet_list', content: [item] }])).toBe(2);
});
