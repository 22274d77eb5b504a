import { EDITOR_MARKS, EDITOR_NODES, type EditorNode } from 'contract/blog/editor-document.ts';
import { describe, expect, it } from 'vitest';
import { articleSchema, blocksOf, docOf } from './schema.ts';

describe('the schema of the editor', () => {
  it('has the nodes, marks and attributes of the contract', () => {
    const own = (specs: object) =>
      Object.fromEntries(
        Object.entries(specs as Record<string, { spec: { attrs?: object } }>).map(([name, { spec }]) => [
          name,
          Object.keys(spec.attrs ?? {}).filter((attr) => !/^col|^rowspan/.test(attr)),
        ]),
      );
    const named = (kinds: Readonly<Record<string, object>>) =>
      Object.fromEntries(Object.entries(kinds).map(([name, attrs]) => [name, Object.keys(attrs)]));
    expect(own(articleSchema.nodes)).toEqual(named(EDITOR_NODES));
    expect(own(articleSchema.marks)).toEqual(named(EDITOR_MARKS));
  });

  it('stands in an empty article, in a cell without words and in an item without text', () => {
    const blocks: EditorNode[] = [
      {
        type: 'table',
        content: [{ type: 'table_row', content: [{ type: 'table_cell', attrs: { align: null } }] }],
      },
      {
        type: 'bullet_list',
        attrs: { spread: false },
        content: [{ type: 'list_item', attrs: { checked: null } }],
      },
    ];
    docOf([]).check();
    docOf(blocks).check();
    expect(blocksOf(docOf([]))).toEqual([{ type: 'paragraph' }]);
  });
});
