import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RENDERING_VERSION, renderMarkdown } from './markdown.ts';

function htmlOf(markdown: string): string {
  return renderMarkdown(markdown).html;
}

const ANCHOR = (id: string) =>
  `<a class="heading-anchor" aria-label="Link to this section" href="#${id}"></a>`;

describe('headings', () => {
  it('get an id that is none of the page, and a link to themselves', () => {
    expect(htmlOf('## Main')).toBe(`<h2 id="article-main">Main${ANCHOR('article-main')}</h2>`);
  });

  it('of the same words get different ids', () => {
    const html = htmlOf('## Again\n\n## Again');
    expect(html.match(/id="[^"]+"/g)).toEqual(['id="article-again"', 'id="article-again-1"']);
  });

  it.each([
    ['## a\n\n### b', ['h2', 'h3']],
    ['# a\n\n## b\n\n###### c', ['h2', 'h3', 'h6']],
    ['<h1>a</h1>\n\n### b', ['h2', 'h4']],
  ])('never have the rank of the subject: %j', (markdown, ranks) => {
    expect(Array.from(htmlOf(markdown).matchAll(/<(h\d)/g), ([, rank]) => rank)).toEqual(ranks);
  });

  it('without content are left out', () => {
    expect(htmlOf('##\n\n<h3></h3>\n\na').trim()).toBe('<p>a</p>');
  });
});

describe('links', () => {
  it.each([
    ['[a](/pricing)', '<a href="/pricing">a</a>'],
    ['[a](#article-b)', '<a href="#article-b">a</a>'],
    ['[a](https://b.example/c?d=e#f)', '<a href="https://b.example/c?d=e#f" rel="noopener">a</a>'],
    ['[a](http://b.example)', '<a href="http://b.example" rel="noopener">a</a>'],
    ['https://b.example', '<a href="https://b.example" rel="noopener">https://b.example</a>'],
    ['[a](mailto:b@c.example)', '<a href="mailto:b@c.example">a</a>'],
  ])('%s lead there', (markdown, html) => {
    expect(htmlOf(markdown)).toBe(`<p>${html}</p>`);
  });

  it.each(['b.md', './b', '?c', 'ftp://b.example', 'https:b', 'tel:123', ''])(
    'to %j leave only their words',
    (address) => {
      expect(htmlOf(`[a *b*](${address})`)).toBe('<p>a <em>b</em></p>');
    },
  );
});

describe('images', () => {
  it.each(['/pictures/a.png', 'https://b.example/a.png'])('from %s load when they come near', (address) => {
    expect(htmlOf(`![A cat](${address})`)).toBe(
      `<p><img src="${address}" alt="A cat" loading="lazy" decoding="async"></p>`,
    );
  });

  it('written as HTML get an alternative text, if only an empty one', () => {
    expect(htmlOf('<img src="/a.png" width="640" height="400px">')).toBe(
      '<img src="/a.png" width="640" alt="" loading="lazy" decoding="async">',
    );
  });

  it.each(['http://b.example/a.png', 'a.png', 'mailto:a@b.example', '#a'])(
    'from %s are left out',
    (address) => {
      expect(htmlOf(`a ![b](${address})`)).not.toContain(address);
    },
  );
});

describe('what is left out', () => {
  it('is told with its line, whether it was Markdown or HTML', () => {
    const { leftOut } = renderMarkdown(
      'a [b](c.md)\n\n![d](http://e.example/f.png)\n\n<a href="javascript:g">h</a>',
    );
    expect(leftOut).toEqual([
      { line: 1, reason: expect.stringMatching(/^a link was left out/) },
      { line: 3, reason: expect.stringMatching(/^an image was left out/) },
      { line: 5, reason: expect.stringMatching(/^a link was left out/) },
    ]);
  });

  it('is nothing in a text whose code nobody can colour', () => {
    expect(renderMarkdown('```klingon\na\n```').leftOut).toEqual([]);
  });
});

describe('tables', () => {
  const TABLE = '| a | b |\n| - | -: |\n| 1 | 2 |';

  it('scroll sideways in regions with names of their own', () => {
    const html = htmlOf(`${TABLE}\n\n## Costs\n\n${TABLE}`);
    const regions = html.match(
      /<div class="table-scroll" role="region" aria-label="[^"]+" tabindex="0"><table>/g,
    );
    expect(regions?.map((tag) => /aria-label="([^"]+)"/.exec(tag)?.[1])).toEqual([
      'Table 1',
      'Table 2: Costs',
    ]);
  });

  it('align their columns without a style', () => {
    expect(htmlOf(TABLE)).toContain('<td align="right">2</td>');
  });
});

describe('code', () => {
  it('is coloured by classes', () => {
    expect(htmlOf('```js\nconst a = 1;\n```')).toBe(
      '<pre tabindex="0" role="group" aria-label="Code"><code class="hljs language-js">' +
        '<span class="hljs-keyword">const</span> a = <span class="hljs-number">1</span>;\n</code></pre>',
    );
  });

  it.each(['```\na < b\n```', '```klingon\na < b\n```'])(
    'of no known language is left as it is: %j',
    (code) => {
      expect(htmlOf(code)).toContain('a &#x3C; b\n</code></pre>');
    },
  );
});

describe('lists of tasks', () => {
  it('show signs in place of boxes', () => {
    expect(htmlOf('- [x] a\n- [ ] b').match(/[☑☐] \w/g)).toEqual(['☑ a', '☐ b']);
  });
});

describe('footnotes', () => {
  it('lead there and back', () => {
    const html = htmlOf('a[^1]\n\n[^1]: b');
    for (const id of ['article-fn-1', 'article-fnref-1']) {
      expect(html).toContain(`id="${id}"`);
      expect(html).toContain(`href="#${id}"`);
    }
  });
});

describe('the text of an article', () => {
  it('has its words in one line, without anchors and colours', () => {
    const markdown =
      '## Two  words\n\na **b**<br>c\n\n- d\n- e\n\n| f | g |\n| - | - |\n\n```js\nlet h = 1;\n```';
    expect(renderMarkdown(markdown).text).toBe('Two words a b c d e f g let h = 1;');
  });

  it('has nothing that the HTML has not', () => {
    expect(renderMarkdown('<!-- a --><script>b</script>').text).toBe('');
  });
});

describe('RENDERING_VERSION', () => {
  const EVERYTHING = `
# One

Two *three* **four** ~~five~~ \`six\` https://seven.example [eight](/eight) ![nine](/nine.png)[^1]

> ten

- [x] eleven

| twelve | thirteen |
| :- | -: |
| 14 | 15 |

\`\`\`ts
const sixteen: number = await f('seventeen');
\`\`\`

<details><summary>eighteen</summary>nineteen</details>

[^1]: twenty
`;

  it('is raised when the HTML of an unchanged text changes (then record both here)', () => {
    const hash = createHash('sha256').update(htmlOf(EVERYTHING)).digest('hex').slice(0, 16);
    expect([RENDERING_VERSION, hash]).toEqual([1, 'a3af23b1884cef8f']);
  });
});
