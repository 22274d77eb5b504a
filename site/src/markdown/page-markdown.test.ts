import { describe, expect, it } from 'vitest';
import { pageMarkdown } from './page-markdown.ts';

const HEAD = `<head><meta name="description" content="What it &quot;costs&quot;"/>
<meta property="og:title" content="Prices"/><meta property="og:url" content="https://a.example/prices"/></head>`;

/** Returns the Markdown of the contents of `<main>`. */
function markdownOf(main: string): string {
  const page = pageMarkdown(
    `<!doctype html><html>${HEAD}<body><nav>Home</nav><main>${main}</main></body></html>`,
  );
  return page.slice(page.indexOf('---\n\n') + '---\n\n'.length).trimEnd();
}

it('begins with title, description and address', () => {
  const page = pageMarkdown(`${HEAD}<main><h1>Prices</h1></main>`);
  expect(page).toBe(`---
title: "Prices"
description: "What it \\"costs\\""
url: "https://a.example/prices"
---

# Prices
`);
});

describe('the content of a page', () => {
  it.each([
    ['a question with its answer', '<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.'],
    ['a question in a heading', '<details><summary><h3>Why?</h3></summary>So.</details>', '### Why?\n\nSo.'],
    [
      'terms',
      '<dl><div><dt>Seats</dt><dd>5</dd></div><dt>Price</dt><dd>$29</dd></dl>',
      '- Seats: 5\n- Price: $29',
    ],
    ['a panel that is closed', '<div role="tabpanel" hidden><p>Panel</p></div>', 'Panel'],
    [
      'choices',
      '<select><option value="">Choose</option><option>A</option><option>B</option></select>',
      'A, B',
    ],
    [
      'a drawn picture by its name',
      '<figure role="img" aria-label="A chart"><span>1</span></figure>',
      '*A chart*',
    ],
    ['a link, made absolute', '<p><a href="/x?y=1#z">X</a></p>', '[X](https://a.example/x?y=1#z)'],
    ['cards as sections', '<ul><li><h3>One</h3><p>First</p></li></ul>', '### One\n\nFirst'],
    ['a price and its period', '<p><span>$29</span><span>/mo</span></p>', '$29/mo'],
    ['an email address as it is', '<p>Ask us@a.example</p>', 'Ask us@a.example'],
    [
      'code with its name',
      '<div><span aria-hidden="true">Client</span><pre aria-label="Client"><code>run</code></pre></div>',
      'Client\n\n```\nrun\n```',
    ],
    [
      'a question with bold words of its own',
      '<details><summary><span>Noah</span><b>Reply</b><span>40 seats</span></summary><p>So.</p></details>',
      'Noah **Reply** 40 seats\n\nSo.',
    ],
    ['code with its language', '<pre><code class="language-js">a<b>()</b></code></pre>', '```js\na()\n```'],
    [
      'a table',
      '<table><thead><tr><th></th><th>A</th></tr></thead><tr><th>Seats</th><td>1 | 2</td></tr></table>',
      '| | A |\n| - | - |\n| Seats | 1 \\| 2 |',
    ],
    [
      'a column that a button in its head chooses',
      '<table><thead><tr><th></th><th><button><span>AI </span>Growth</button></th></tr></thead><tr><th>Seats</th><td>10</td></tr></table>',
      '| | AI Growth |\n| - | - |\n| Seats | 10 |',
    ],
    [
      'the caption of a table',
      '<table><caption>Plans</caption><tr><th>A</th></tr></table>',
      'Plans\n\n| A |\n| - |',
    ],
    [
      'a heading beside a note',
      '<details><summary><span><h3>Why</h3><span>1 min</span></span></summary>So</details>',
      '### Why\n\n1 min\n\nSo',
    ],
  ])('includes %s', (_what, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it.each([
    ['two names in two spans', '<p><b>Ava</b><span>Assistant</span></p>', '**Ava** Assistant'],
    ['a number before its unit', '<p>13<span>hours</span></p>', '13 hours'],
    ['a heading that a number begins', '<p><span>7</span><span>Steps</span></p>', '7 Steps'],
    ['a place before its news', '<p><b>Bristol<!-- -->: </b>CXP</p>', '**Bristol:** CXP'],
    ['a share before its thing', '<p><b>85%</b>cost savings</p>', '**85%** cost savings'],
    ['a figure before what it counts', '<p><span>Same day</span>for a draft</p>', 'Same day for a draft'],
    [
      'a drawn rating before its figure',
      '<p><svg role="img" aria-label="5 stars"></svg><b>4.9</b></p>',
      '*5 stars* **4.9**',
    ],
    ['a sign behind a span', '<p>(<span>Ava</span>), <span>40</span>-seat</p>', '(Ava), 40-seat'],
    ['blanks at both ends of bold words', '<p>a<b> b <i>c </i></b>d</p>', 'a **b _c_** d'],
    ['the parts of one word', '<p>agent<em>s</em></p>', 'agent*s*'],
  ])('keeps %s as a reader sees them', (_what, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it.each([
    '<nav><a href="/">Home</a></nav>',
    '<button>Send</button>',
    '<p aria-hidden="true">Drawn</p>',
    '<p role="status">Sent</p>',
    '<p hidden>Later</p>',
    '<div popover>Menu</div>',
    '<script>code()</script><style>p{}</style><svg><text>9</text></svg><noscript>no</noscript>',
    '<ul><li><a>Calendar</a></li><li> </li></ul><a>Move it</a>',
    '<details><summary>Console</summary><div><noscript>no</noscript></div></details>',
    '<details><summary>Endpoints</summary><search><label>Find</label></search><nav>All</nav></details>',
    '<fieldset><button>Next</button><span>1 / 10</span></fieldset>',
    '<a href="#top"><svg></svg></a><img src="/x.png" alt="">',
  ])('leaves out %s', (html) => {
    expect(markdownOf(`${html}<p>Rest</p>`)).toBe('Rest');
  });
});
