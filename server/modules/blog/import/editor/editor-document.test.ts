import { globSync, readFileSync } from 'node:fs';
import type { EditorNode } from 'contract/blog/editor-document.ts';
import { describe, expect, it } from 'vitest';
import { splitEntries } from '../front-matter/split-entries.ts';
import { renderMarkdown } from '../markdown/markdown.ts';
import { convertNotes } from '../markdown/note-marks.ts';
import { BadBlocks } from './canonical.ts';
import { openBlocks, writeBlocks } from './editor-document.ts';

const ARTICLES = globSync('content/en/blog/*.md').map((path) => ({
  path,
  body: splitEntries(readFileSync(path, 'utf8').split('\n'))?.body ?? '',
}));

/** Constructs of Markdown, and of what the import reads beside it, in the spellings that people use. */
const CONSTRUCTS: readonly string[] = [
  'Plain *em*, **strong**, ***both***, ~~gone~~, `code`, `` a`b ``.',
  '**a _b_ c** and *a **b** c* and **[a](/b)** and [**a**](/b)',
  'snake_case_name, 2 * 3 * 4, 1. not a list, a # b, <not a tag>, \\*kept\\*, [no link]',
  'Line one\nline two  \nline three\\\nline four',
  '# One\n\n## Two ##\n\nSet\n===\n\nSet too\n---\n\n###### Six',
  '[a](/b "title") <https://a.example/b?c=d&e=f> https://a.example me@a.example',
  '[a][one] ![b][two] [three]\n\n[one]: /one "t"\n[two]: p.png\n[three]: <https://a.example>',
  '![alt](pictures/a.png "Caption") ![](b.svg)\n\n[![alt](a.png)](/b)',
  '- a\n- b\n  - c\n    1. d\n- e',
  '* a\n\n* b\n\n  more\n* c',
  '3. a\n4. b\n\n1) c\n2) d',
  '- [ ] open\n- [x] done\n- plain',
  '- a\n\n\n- b\n\n<!-- apart -->\n\n- c',
  '> quote\n> goes on\n>\n> > nested\n\n> other',
  '> [!NOTE]\n> Words **bold**.\n>\n> - a\n\n> [!warning]\n> x\n\n> [!TIP] Title\n> y\n\n> [!NOTE]\n> - only a list',
  '```js title="x"\nconst a = 1;\n\n```\n\n    indented\n\n~~~\n```\n~~~\n\n````\n```\n````',
  '| a | b |\n| :-- | --: |\n| 1 \\| 2 | `x` |\n| **c** |  |\n\n|only|\n|:-:|\n|x<br>y|',
  'Note[^1] and[^long name].\n\n[^1]: One.\n[^long name]: Two\n\n    more',
  'Not a note[^none].',
  '---\n\n***\n\ntext\n\n___',
  '<div align="center">\n\n*in*\n\n</div>\n\n<details><summary>S</summary>\n\nText\n\n</details>',
  'H<sub>2</sub>O <mark>x</mark> <kbd>Ctrl</kbd> <!-- c -->',
  '<aside>\n💡 Ask. It **saves** time.\n\n</aside>',
  '[[link]] and [[a|b]], ==marked==, %%private%%, ![[blue.png]] and a==b, `==code==`',
  '%%\nprivate\n\nstill\n%%\n\nPublic',
  '&amp; &lt;b&gt; &nbsp; &copy; A&B &#8594;',
  'Tabs\there, trailing space \nnext,  two  spaces',
  '[](/empty) **\u00a0** a ** b ** c',
  '## **First point** {#first-point}\n\n[First point](#first-point)',
  'مرحبا *نص* 漢字**強調**文字 😀 e\u0301',
  '1. a\n\n   ```\n   code\n   ```\n\n   > quote\n2. b\n\n   | a |\n   | - |\n   | b |',
  '- \n- a\n-\n',
  '+ a\n+ b\n\n- c\n- d\n\n* e',
  'a\n<b>x</b>\n*y*',
  '[a](javascript:alert(1)) <script>alert(1)</script> <img src=x onerror=alert(1)>',
  '',
  '\n\n  \n',
];

const htmlOf = (markdown: string) => renderMarkdown(convertNotes(markdown, 1).body).html.replace(/\s+/g, ' ');

function countRaw(nodes: readonly EditorNode[]): number {
  return nodes.reduce(
    (sum, { type, content = [] }) => sum + (type === 'raw_block' ? 1 : 0) + countRaw(content),
    0,
  );
}

describe('the article in the editor', () => {
  it.each(ARTICLES)('is to the letter what it was when nothing was changed, in $path', ({ body }) => {
    expect(writeBlocks(openBlocks(body), body)).toBe(body);
  });

  it.each(ARTICLES)('reads the same when the editor writes all of it, in $path', ({ body }) => {
    const blocks = openBlocks(body);
    expect(countRaw(blocks)).toBe(0);
    expect(htmlOf(writeBlocks(blocks))).toBe(htmlOf(body));
  });

  it.each(CONSTRUCTS)(
    'keeps %j to the letter, and what was read of it when it is written again',
    (markdown) => {
      const blocks = openBlocks(markdown);
      expect(writeBlocks(blocks, markdown)).toBe(blocks.length > 0 ? markdown : '\n');
      const again = writeBlocks(blocks);
      expect(openBlocks(again)).toEqual(blocks);
    },
  );

  it.each(CONSTRUCTS)('shows readers the same words, pictures and links, of %j', (markdown) => {
    const parts = (html: string) => [
      html
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      [...html.matchAll(/(?:href|src|alt)="([^"]*)"/g)].map(([, value]) => value),
      [...html.matchAll(/<(h\d|li|td|th|pre|blockquote|table|mark|sub|kbd)\b/g)].map(([, tag]) => tag),
    ];
    expect(parts(htmlOf(writeBlocks(openBlocks(markdown))))).toEqual(parts(htmlOf(markdown)));
  });

  it('changes only the block that was changed', () => {
    for (const { body } of ARTICLES) {
      const blocks = openBlocks(body);
      const at = blocks.findIndex(({ type }) => type === 'paragraph');
      const changed = blocks.with(at, {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Other words.' }],
      });
      const written = writeBlocks(changed, body);
      const removed = body.split('\n\n').filter((part) => !written.split('\n\n').includes(part));
      expect(removed).toHaveLength(1);
    }
  });

  it('keeps two lists apart that were one before', () => {
    const item = (text: string): EditorNode => ({
      type: 'list_item',
      attrs: { checked: null, spread: false },
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    });
    const list = (text: string): EditorNode => ({
      type: 'bullet_list',
      attrs: { spread: false },
      content: [item(text)],
    });
    expect(openBlocks(writeBlocks([list('a'), list('b')]))).toHaveLength(2);
  });

  it('puts blanks at the edges of bold words outside of the signs', () => {
    const strong = [{ type: 'strong' as const }];
    const words: EditorNode[] = [
      { type: 'text', text: 'a' },
      { type: 'text', text: ' b ', marks: strong },
      { type: 'text', text: 'c' },
    ];
    expect(writeBlocks([{ type: 'paragraph', content: words }])).toBe('a **b** c\n');
  });

  it.each([
    ['a script', [{ type: 'script' }]],
    ['an unknown mark', [{ type: 'text', text: 'a', marks: [{ type: 'style' }] }]],
    ['no text', [{ type: 'paragraph', content: [{ type: 'text' }] }]],
    ['an object for a word', [{ type: 'image', attrs: { src: {} } }]],
    ['a level that is no number', [{ type: 'heading', attrs: { level: '2' } }]],
    ['no list', 'text'],
  ])('refuses %s', (_what, blocks) => {
    expect(() => writeBlocks(blocks)).toThrow(BadBlocks);
  });
});
