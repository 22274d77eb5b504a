import { describe, expect, it } from 'vitest';
import { collectPassages } from './collect-passages.ts';
import { parseHtml } from './html-tree.ts';
import { textOf } from './passage.ts';

const SOURCE = { page: '/page', title: 'Page' };

function collect(html: string) {
  return collectPassages(parseHtml(html), SOURCE).map(({ statements, ...passage }) => ({
    ...passage,
    texts: statements.map(textOf),
    kinds: statements.map(({ kind }) => kind),
  }));
}

describe('collectPassages', () => {
  it('leaves out the number of a footnote and the arrow back', () => {
    const mark = '<sup><a href="#article-fn-1" data-footnote-ref="">1</a></sup>';
    const back = '<a href="#article-fnref-1" data-footnote-backref="">↩</a>';
    const html = `<h2>Time${mark}</h2><p>It saves time.${mark}</p><ol><li><p>We measured it. ${back}</p></li></ol>`;
    expect(collect(html)).toMatchObject([{ heading: 'Time', texts: ['It saves time.', 'We measured it.'] }]);
  });

  it('begins a passage at each heading and names the heading above it', () => {
    expect(
      collect(
        '<h1>Top</h1><p>One is here.</p><h2>Second</h2><p>Two is here.</p><h3>Third</h3><p>Three is here.</p>',
      ),
    ).toMatchObject([
      { heading: 'Top', around: '', texts: ['One is here.'] },
      { heading: 'Second', around: 'Top', texts: ['Two is here.'] },
      { heading: 'Third', around: 'Second', texts: ['Three is here.'] },
    ]);
  });

  it.each([
    ['of the heading', '<h2 id="a">A</h2><p>Text is here.</p>', '/page#a'],
    [
      'of what the heading stands in',
      '<section id="s"><div><h2>A</h2><p>Text is here.</p></div></section>',
      '/page#s',
    ],
    ['of the heading above', '<h2 id="a">A</h2><h3>B</h3><p>Text is here.</p>', '/page#a'],
    ['of nothing for the heading of the page', '<h1 id="hero">A</h1><p>Text is here.</p>', '/page'],
    ['of nothing that React made up', '<h2 id="_r19R_a_">A</h2><p>Text is here.</p>', '/page'],
  ])('links to the anchor %s', (_what, html, address) => {
    expect(collect(html)).toMatchObject([{ address }]);
  });

  it('reads a question in details as a heading, and then continues the passage before it', () => {
    const html =
      '<h2 id="q">Questions</h2><details><summary><h3>Can we leave?</h3><span>+</span></summary><p>Yes, at any time.</p></details><p>Write to us.</p>';
    expect(collect(html)).toMatchObject([
      { heading: 'Questions', texts: ['Write to us.'] },
      { heading: 'Can we leave?', around: 'Questions', address: '/page#q', texts: ['Yes, at any time.'] },
    ]);
  });

  it('reads an object in details as a heading, and its explanation as the first sentence', () => {
    const html =
      '<h2 id="o">Objects</h2><details><summary><code>Slot</code><span>A free half-hour.</span></summary><p>It passes.</p></details>';
    expect(collect(html)).toMatchObject([{ heading: 'Slot', texts: ['A free half-hour.', 'It passes.'] }]);
  });

  it('reads the rows of a table by their first cell', () => {
    const html = `<h2>Plans</h2><table><thead><tr><td></td><th>Small</th><th><button>Large</button></th></tr></thead>
      <tbody><tr><th colspan="3">Size</th></tr><tr><th>Members</th><td>1</td><td>Up to 5</td></tr></tbody></table>`;
    expect(collect(html)).toMatchObject([{ kinds: ['row'], texts: ['Members: Small: 1; Large: Up to 5.'] }]);
  });

  it('reads a list of terms as one row of its heading, and explained terms as sentences', () => {
    const html = `<h3>Growth</h3><dl><div><dt>Members</dt><dd>10</dd></div><div><dt>Credits</dt><dd>50,000</dd></div>
      <dt>Support</dt><dd>We answer within a day.</dd></dl>`;
    expect(collect(html)[0]?.texts).toEqual([
      'Support: We answer within a day.',
      'Growth: Members: 10; Credits: 50,000.',
    ]);
  });

  it.each([
    ['its heading', '<h2>Topics</h2><ul><li>One</li><li>Two</li></ul>', ['Topics: One; Two.']],
    [
      'the line that introduces it',
      '<h2>Topics</h2><p>We speak about:</p><ul><li>One</li><li>Two</li></ul>',
      ['We speak about:', 'We speak about: One; Two.'],
    ],
    [
      'nothing where its items are sentences',
      '<ul><li>One is it.</li><li>Two is it.</li></ul>',
      ['One is it.', 'Two is it.'],
    ],
  ])('joins a list with %s', (_what, html, texts) => {
    expect(collect(html)[0]?.texts).toEqual(texts);
  });

  it('reads a price that stands alone as a sentence about its heading', () => {
    const html = '<h1>Pricing</h1><h2>Growth</h2><p>$149<span>/mo</span></p><h2>Course</h2><p>297.00 USD</p>';
    expect(collect(html).map(({ texts }) => texts[0])).toEqual([
      'The price of Growth is $149/mo.',
      'The price of Course is 297.00 USD.',
    ]);
  });

  it.each([
    ['links alone', '<div><a href="/x">Book a demo now.</a></div>'],
    ['controls', '<form><label>Name</label></form><button>Send it now.</button>'],
    ['navigation', '<nav><p>Skip it now.</p></nav>'],
    [
      'pictures drawn with words',
      '<figure role="img"><p>12 drafts are ready.</p></figure><div role="img"><p>Drawn it is.</p></div>',
    ],
    ['what topics say', '<div data-says="topics"><h3>Is it here?</h3><p>Yes, it is here.</p></div>'],
    ['code', '<pre><code>const a = 1.</code></pre>'],
    [
      'what is hidden',
      '<p hidden>Gone is it.</p><p aria-hidden="true">Gone is it.</p><div popover>Gone is it.</div>',
    ],
    [
      'scripts',
      '<script>Not a text.</script><style>Not a text.</style><template><p>Not a text.</p></template>',
    ],
  ])('leaves out %s', (_what, html) => {
    expect(collect(html)).toEqual([]);
  });

  it('reads the tabs that are not selected', () => {
    expect(collect('<div role="tabpanel" hidden id="b"><h3>B</h3><p>Text is here.</p></div>')).toMatchObject([
      { address: '/page#b', texts: ['Text is here.'] },
    ]);
  });

  it.each(['scene', 'quote'])(
    'gives what is declared to be a %s a passage of that type, and then continues the one before it',
    (says) => {
      const html = `<h2 id="a">Limits</h2><p>One is a fact.</p><div data-says="${says}"><p>Two is said.</p><ul><li>Three</li></ul></div><p>Four is a fact.</p>`;
      expect(collect(html)).toMatchObject([
        { heading: 'Limits', type: 'fact', texts: ['One is a fact.', 'Four is a fact.'] },
        { heading: 'Limits', address: '/page#a', type: says, texts: ['Two is said.', 'Limits: Three.'] },
      ]);
    },
  );

  it('gives the type to every heading and question of a scene, and to nothing after it', () => {
    const html = `<h2>Top</h2><section data-says="scene"><h3>Ready?</h3><p>One is drawn.</p><details><summary>Send it?</summary><p>Two is drawn.</p></details></section>
      <h3>Next</h3><p>Three is a fact.</p><details><summary>Can we leave?</summary><p>Four is ours.</p></details>`;
    expect(collect(html)).toMatchObject([
      { heading: 'Ready?', type: 'scene' },
      { heading: 'Send it?', type: 'scene' },
      { heading: 'Next', around: 'Top', type: 'fact', texts: ['Three is a fact.'] },
      { heading: 'Can we leave?', around: 'Next', type: 'faq' },
    ]);
  });

  it('continues under the heading before a scene', () => {
    const html = `<h1>Top</h1><h2>Plans</h2><div data-says="scene"><h2>Drawn</h2><p>One is drawn.</p></div><h3>Small</h3><p>Two is a fact.</p>`;
    expect(collect(html)).toMatchObject([
      { heading: 'Drawn' },
      { heading: 'Small', around: 'Plans', type: 'fact' },
    ]);
  });

  it.each(['', 'joke'])('takes what is declared to be %j for a fact', (says) => {
    expect(collect(`<p>One is it.</p><div data-says="${says}"><p>Two is it.</p></div>`)).toMatchObject([
      { type: 'fact', texts: ['One is it.', 'Two is it.'] },
    ]);
  });

  it('separates words that only the style sheet separates', () => {
    expect(collect('<h3><strong>Ava</strong><span>Assistant</span></h3><p>She is here.</p>')).toMatchObject([
      { heading: 'Ava Assistant' },
    ]);
  });

  it('splits a block into sentences', () => {
    expect(collect('<p>One is <b>here</b>. Two is there! Yes. It is.</p>')[0]?.texts).toEqual([
      'One is here.',
      'Two is there!',
      'Yes. It is.',
    ]);
  });
});
