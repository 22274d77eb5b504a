import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RENDERING_VERSION } from '../prepare-article.ts';
import { renderMarkdown } from './markdown.ts';

/** One of each. */
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

/** Returns the HTML of a text below a subject of its own. */
function htmlOf(markdown: string): string {
  return renderMarkdown(markdown, { subject: 'Another' }).html;
}

const ANCHOR = (id: string) =>
  `<a class="heading-anchor" aria-label="Link to this section" href="#${id}"></a>`;

describe('headings', () => {
  it('gives a heading an id that the page itself does not use, and a link to itself', () => {
    expect(htmlOf('## Main')).toBe(`<h2 id="article-main">Main${ANCHOR('article-main')}</h2>`);
  });

  it('gives headings with the same words different ids', () => {
    const html = htmlOf('## Again\n\n## Again');
    expect(html.match(/id="[^"]+"/g)).toEqual(['id="article-again"', 'id="article-again-1"']);
  });

  it.each([
    ['## a\n\n### b', ['h2', 'h3']],
    ['# a\n\n## b\n\n###### c', ['h2', 'h3', 'h6']],
    ['<h1>a</h1>\n\n### b', ['h2', 'h4']],
  ])('ranks headings below the subject: %j', (markdown, ranks) => {
    expect(Array.from(htmlOf(markdown).matchAll(/<(h\d)/g), ([, rank]) => rank)).toEqual(ranks);
  });

  it('removes headings without content', () => {
    expect(htmlOf('##\n\n<h3></h3>\n\na').trim()).toBe('<p>a</p>');
  });
});

describe('the first headline of a document', () => {
  const titleAnd = (markdown: string, subject?: string) => {
    const { title, html } = renderMarkdown(markdown, { subject });
    return [
      title,
      Array.from(html.matchAll(/<(h\d)[^>]*>([^<]*)/g), ([, rank, words]) => `${rank} ${words}`),
    ];
  };

  it.each([
    ['# A title\n\n## b', 'A title', ['h2 b']],
    ['# **Part 1\\. A \\- “b”**\n\n# c\n\n## d', 'Part 1. A - “b”', ['h2 c', 'h3 d']],
    ['A title\n=======\n\nb', 'A title', []],
    ['<h1>A <em>title</em></h1>\n\nb', 'A title', []],
    ['# \n\n![banner](/a.png)\n\n# A title\n\nb', 'A title', []],
    ['A line before it.\n\n# A title\n\nb', 'A title', []],
    ['A line before it.\n\n# b\n\n# c', undefined, ['h2 b', 'h2 c']],
    ['## b', undefined, ['h2 b']],
  ])('reads the headline as the subject, and does not repeat it: %j', (markdown, title, headings) => {
    expect(titleAnd(markdown)).toEqual([title, headings]);
  });

  it.each([
    ['# A title: “b”', 'A Title - "b"', 'A title: “b”', []],
    ['# A title\n\n# b', 'A title', 'A title', ['h2 b']],
    ['# Another\n\n## b', 'A title', undefined, ['h2 Another', 'h3 b']],
  ])('does not repeat a headline that equals the subject: %j', (markdown, subject, title, headings) => {
    expect(titleAnd(markdown, subject)).toEqual([title, headings]);
  });
});

describe('notes', () => {
  const note = (kind: string, title: string, rest: string) =>
    `<div class="callout callout-${kind}" role="note"><p class="callout-title">${title}</p>\n${rest}\n</div>`;

  it.each([
    ['> [!NOTE]\n> a *b*', note('note', 'Note', '<p>a <em>b</em></p>')],
    ['> [!tip]  \n> a', note('tip', 'Tip', '<p>a</p>')],
    [
      '> [!IMPORTANT]\n>\n> a\n>\n> - b',
      note('important', 'Important', '\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>'),
    ],
    ['> [!WARNING] Read *this*\n> a', note('warning', 'Read <em>this</em>', '<p>a</p>')],
    ['<blockquote>\n<p>[!CAUTION]<br>a</p>\n</blockquote>', note('caution', 'Caution', '<p>a</p>')],
    ['> [!NOTE]\n> a\n> b', note('note', 'Note', '<p>a\nb</p>')],
    ['> [!NOTE] A title', note('note', 'A title', '')],
  ])('renders a quotation with a mark as a note: %j', (markdown, html) => {
    expect(htmlOf(markdown).replace(/\n+/g, '\n')).toBe(html.replace(/\n+/g, '\n'));
  });

  it('keeps a note of an unknown kind as written, and reports it', () => {
    const { html, remarks } = renderMarkdown('a\n\n> [!FOO]\n> b');
    expect(html).toContain('<blockquote>\n<p>[!FOO]\nb</p>\n</blockquote>');
    expect(remarks).toEqual([
      {
        line: 3,
        reason:
          '[!FOO] is shown as it is written; notes begin with one of [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION]',
      },
    ]);
  });

  it('renders nothing else as a note', () => {
    expect(htmlOf('[!NOTE]\n\n> a [!NOTE]\n\n> [a]')).not.toContain('callout');
  });
});

describe('links', () => {
  it.each([
    [
      'https://www.google.com/url?q=https://b.example/c?d%3De%26f&sa=D&ust=1&usg=A',
      'https://b.example/c?d=e&f',
    ],
    ['http://google.de/url?sa=t&url=https%3A%2F%2Fb.example%2Fc%23d', 'https://b.example/c#d'],
    ['https://www.google.co.uk/url?q=mailto:b@c.example', 'mailto:b@c.example'],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fb.example%2F&data=05',
      'https://b.example/',
    ],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%3A%2F%2Fb.example',
      'https://b.example',
    ],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fb.example%2F&h=AT', 'https://b.example/'],
    ['https://www.linkedin.com/safety/go?url=https%3A%2F%2Fb.example%2F&trk=x', 'https://b.example/'],
    ['https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Fb.example%2F', 'https://b.example/'],
    ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
    [
      'https://www.google.com/search?q=https://b.example',
      'https://www.google.com/search?q=https://b.example',
    ],
    [
      'https://www.google.com.evil.example/url?q=https://b.example',
      'https://www.google.com.evil.example/url?q=https://b.example',
    ],
  ])('replaces a tracking link by its target: %s', (address, target) => {
    const [, href] = /href="([^"]*)"/.exec(htmlOf(`[a](<${address}>)`)) ?? [];
    expect(href?.replaceAll('&#x26;', '&')).toBe(target);
  });

  it.each([
    ['[a](/pricing)', '<a href="/pricing">a</a>'],
    ['[a](#article-b)', '<a href="#article-b">a</a>'],
    ['[a](https://b.example/c?d=e#f)', '<a href="https://b.example/c?d=e#f" rel="noopener">a</a>'],
    ['[a](http://b.example)', '<a href="http://b.example" rel="noopener">a</a>'],
    ['https://b.example', '<a href="https://b.example" rel="noopener">https://b.example</a>'],
    ['[a](mailto:b@c.example)', '<a href="mailto:b@c.example">a</a>'],
  ])('renders the link %s', (markdown, html) => {
    expect(htmlOf(markdown)).toBe(`<p>${html}</p>`);
  });

  it.each(['b.md', './b', '?c', 'ftp://b.example', 'https:b', 'tel:123', ''])(
    'replaces a link to %j by its words',
    (address) => {
      expect(htmlOf(`[a *b*](${address})`)).toBe('<p>a <em>b</em></p>');
    },
  );
});

describe('images', () => {
  it.each(['/pictures/a.png', 'https://b.example/a.png'])('loads images from %s lazily', (address) => {
    expect(htmlOf(`![A cat](${address})`)).toBe(
      `<p><img src="${address}" alt="A cat" loading="lazy" decoding="async"></p>`,
    );
  });

  it('gives an image in HTML an empty alternative text', () => {
    expect(htmlOf('<img src="/a.png" width="640" height="400px">')).toBe(
      '<p><img src="/a.png" width="640" alt="" loading="lazy" decoding="async"></p>',
    );
  });

  it.each(['http://b.example/a.png', 'a.png', 'mailto:a@b.example', '#a'])(
    'removes images from %s',
    (address) => {
      expect(htmlOf(`a ![b](${address})`)).not.toContain(address);
    },
  );
});

describe('remarks about links and images', () => {
  it('reports a removed link or image with its line, in Markdown and in HTML', () => {
    const { remarks } = renderMarkdown(
      'a [b](c.md)\n\n![d](http://e.example/f.png)\n\n<a href="javascript:g">h</a>',
    );
    expect(remarks).toEqual([
      { line: 1, reason: expect.stringMatching(/^a link was left out/) },
      { line: 3, reason: expect.stringMatching(/^an image was left out/) },
      { line: 5, reason: expect.stringMatching(/^a link was left out/) },
    ]);
  });

  it('reports no code block for lacking a highlighter', () => {
    expect(renderMarkdown('```klingon\na\n```').remarks).toEqual([]);
  });
});

describe('remarks about sanitizing', () => {
  it.each([
    ['<iframe src="https://a.example"></iframe>', '<iframe> was left out, with its content'],
    ['a <video src="/a.mp4"></video>', '<video> was left out, with its content'],
    ['<script>alert(1)</script>', '<script> was left out, with its content'],
    ['<font color="red">a</font>', '<font> was left out, and its content was kept'],
    ['<p onclick="a()">b</p>', 'the attribute onclick of <p> was left out'],
    [
      '<p class="a" aria-hidden="true" style="b">c</p>',
      'the attributes class, aria-hidden and style of <p> were left out',
    ],
  ])('reports removed HTML with its line: %s', (html, reason) => {
    expect(renderMarkdown(`First.\n\n${html}`).remarks).toEqual([{ line: 3, reason }]);
  });

  it('reports nothing for HTML that Markdown makes', () => {
    expect(renderMarkdown(EVERYTHING).remarks).toEqual([]);
  });
});

describe('links within the article', () => {
  it.each(['#two-words', '#article-two-words'])('links to the heading by %s', (address) => {
    const { html, remarks } = renderMarkdown(`[a](${address})\n\n## Two words`);
    expect(html).toContain('<a href="#article-two-words">a</a>');
    expect(remarks).toEqual([]);
  });

  it('reports a link to a missing heading with its line', () => {
    expect(renderMarkdown('## A\n\n[b](#nowhere)').remarks).toEqual([
      { line: 3, reason: 'the link to #nowhere leads to no heading of this article' },
    ]);
  });

  it('accepts a link to the top', () => {
    expect(renderMarkdown('[a](#top) [b](#)').remarks).toEqual([]);
  });
});

describe('pictures beside the article', () => {
  const PICTURE = { id: '0123456789abcdef'.repeat(2), width: 1_000, height: 400 };
  const SHOWN = { 'pics/a.png': PICTURE, 'b.png': { problem: 'there is no file b.png' } };

  it('offers a picture in every width, and reserves its space', () => {
    const { html } = renderMarkdown('![A cat](pics/a.png "Title")', { pictures: SHOWN });
    const address = (width: number, format: string) => `/blog-pictures/${PICTURE.id}-${width}.${format}`;
    const list = (format: string) =>
      [480, 960, 1_000].map((width) => `${address(width, format)} ${width}w`).join(', ');
    const sizes = 'sizes="(min-width: 50rem) 46rem, calc(100vw - 2rem)"';
    expect(html).toBe(
      `<p><picture><source type="image/avif" srcset="${list('avif')}" ${sizes}>` +
        `<img src="${address(1_000, 'webp')}" srcset="${list('webp')}" ${sizes} alt="A cat" title="Title" ` +
        'width="1000" height="400" loading="lazy" decoding="async"></picture></p>',
    );
  });

  describe('drawings', () => {
    const DRAWING = { id: PICTURE.id, width: 400, height: 300, isDrawing: true };
    const drawn = (markdown: string) =>
      renderMarkdown(markdown, { pictures: { 'figures/a.svg': DRAWING } }).html;
    const image =
      `<img src="/blog-pictures/${PICTURE.id}-400.svg" alt="Two bars" width="400" height="300" ` +
      'loading="lazy" decoding="async">';

    it('renders a drawing that stands alone as a figure, with its title as the caption', () => {
      expect(drawn('![Two bars](figures/a.svg "What it <costs>")')).toBe(
        `<figure class="drawing">${image}<figcaption>What it &#x3C;costs></figcaption></figure>`,
      );
      expect(drawn('![Two bars](figures/a.svg)')).toBe(`<figure class="drawing">${image}</figure>`);
    });

    it('keeps a drawing within a line of text', () => {
      expect(drawn('Look: ![Two bars](figures/a.svg)')).toBe(`<p>Look: ${image}</p>`);
    });
  });

  it('removes a picture that cannot be shown, and reports the reason', () => {
    const { html, remarks } = renderMarkdown('a\n\nb ![c](b.png)', { pictures: SHOWN });
    expect(html).toBe('<p>a</p>\n<p>b </p>');
    expect(remarks).toEqual([{ line: 3, reason: 'an image was left out: there is no file b.png' }]);
  });

  it('lists the addresses of wanted pictures once each', () => {
    const { wantedPictures } = renderMarkdown('![a](x/y.png) ![b](x/y.png) ![c](../z%20z.gif) ![d](/e.png)');
    expect(wantedPictures).toEqual(['x/y.png', '../z%20z.gif']);
  });

  it.each(['![](pics/a.png)', '![ ](https://a.example/b.png)', '<img src="/a.png">'])(
    'reports an image without an alternative text: %s',
    (markdown) => {
      const reason = expect.stringMatching(
        /^an image has no alt text, the words for those who cannot see it/,
      );
      expect(renderMarkdown(`a\n\n${markdown}`, { pictures: SHOWN }).remarks).toEqual([{ line: 3, reason }]);
    },
  );
});

describe('addresses of this site', () => {
  it('lists links and images of this site with their lines, to be checked later', () => {
    expect(renderMarkdown('[a](/pricing#b)\n\n![c](/d.png)\n\n[e](https://f.example)').ownLinks).toEqual([
      { address: '/pricing#b', kind: 'link', line: 1 },
      { address: '/d.png', kind: 'image', line: 3 },
    ]);
  });
});

describe('tables', () => {
  const TABLE = '| a | b |\n| - | -: |\n| 1 | 2 |';

  it('scrolls wide tables in regions with unique names', () => {
    const html = htmlOf(`${TABLE}\n\n## Costs\n\n${TABLE}`);
    const regions = html.match(
      /<div class="table-scroll" role="region" aria-label="[^"]+" tabindex="0"><table>/g,
    );
    expect(regions?.map((tag) => /aria-label="([^"]+)"/.exec(tag)?.[1])).toEqual([
      'Table 1',
      'Table 2: Costs',
    ]);
  });

  it('aligns columns without a style attribute', () => {
    expect(htmlOf(TABLE)).toContain('<td align="right">2</td>');
  });
});

describe('code blocks', () => {
  it('colors code by classes', () => {
    expect(htmlOf('```js\nconst a = 1;\n```')).toBe(
      '<pre tabindex="0" role="group" aria-label="Code"><code class="hljs language-js">' +
        '<span class="hljs-keyword">const</span> a = <span class="hljs-number">1</span>;\n</code></pre>',
    );
  });

  it.each(['```\na < b\n```', '```klingon\na < b\n```'])(
    'keeps code without a known language unchanged: %j',
    (code) => {
      expect(htmlOf(code)).toContain('a &#x3C; b\n</code></pre>');
    },
  );
});

describe('lists of tasks', () => {
  it('shows signs in place of checkboxes', () => {
    expect(htmlOf('- [x] a\n- [ ] b').match(/[☑☐] \w/g)).toEqual(['☑ a', '☐ b']);
  });
});

describe('footnotes', () => {
  it('links a footnote and its reference to each other', () => {
    const html = htmlOf('a[^1]\n\n[^1]: b');
    for (const id of ['article-fn-1', 'article-fnref-1']) {
      expect(html).toContain(`id="${id}"`);
      expect(html).toContain(`href="#${id}"`);
    }
  });
});

describe('the text of an article', () => {
  it('collects the words in one line, without anchors and colors', () => {
    const markdown =
      '## Two  words\n\na **b**<br>c\n\n- d\n- e\n\n| f | g |\n| - | - |\n\n```js\nlet h = 1;\n```';
    expect(renderMarkdown(markdown).text).toBe('Two words a b c d e f g let h = 1;');
  });

  it('includes footnotes without their numbers and arrows', () => {
    expect(renderMarkdown('a.[^1] b[^1]\n\n[^1]: c').text).toBe('a. b Footnotes c');
  });

  it('includes nothing that the HTML lacks', () => {
    expect(renderMarkdown('<!-- a --><script>b</script>').text).toBe('');
  });
});

describe('marks of other programs', () => {
  it('takes anchors out of headings, and leads links to them', () => {
    const { html, text, remarks } = renderMarkdown(
      '# **Title** {#title}\n\n[There](#point)\n\n## **First point** {#point}\n\nText.',
    );
    expect(html).toContain('<a href="#article-point">There</a>');
    expect(html).toContain('<h2 id="article-point"><strong>First point</strong>');
    expect([text, remarks]).toEqual(['There First point Text.', []]);
  });

  it('shows an aside as a note', () => {
    expect(htmlOf('<aside>Save <b>time</b>.</aside>')).toBe(
      '<div class="callout callout-note" role="note"><p class="callout-title">Note</p><p>Save <b>time</b>.</p></div>',
    );
  });

  it.each([
    ['<section>words</section>', '<section><p>words</p></section>'],
    ['<center>words <b>too</b></center>', '<p>words <b>too</b></p>'],
    ['<font>words</font>', '<p>words</p>'],
  ])('puts bare text into a paragraph: %s', (markdown, html) => {
    expect(htmlOf(markdown).trim()).toBe(html);
  });

  it.each([
    '<p hidden>secret</p>',
    '<div style="display: none">secret</div>',
    'a <span hidden>secret</span>',
  ])('publishes no hidden element: %s', (markdown) => {
    const { html, remarks } = renderMarkdown(markdown);
    expect(html).not.toContain('secret');
    expect(remarks[0]?.reason).toMatch(/is hidden and was left out, with its content$/);
  });

  it('says how a link to the file of another article is written', () => {
    expect(renderMarkdown('[b](Another%20page.md)').remarks[0]?.reason).toContain('/blog/news/its-url');
  });
});

describe('RENDERING_VERSION', () => {
  it('belongs to the recorded HTML: raise it when the HTML changes, and record both', () => {
    const hash = createHash('sha256').update(htmlOf(EVERYTHING)).digest('hex').slice(0, 16);
    expect([RENDERING_VERSION, hash]).toEqual([4, 'a3af23b1884cef8f']);
  });
});
