import { describe, expect, it } from 'vitest';
import { readSections } from './legal-documents.ts';

const htmlOf = (text: string) =>
  readSections(`## Title\n\n${text}`, { list: { Email: 'gets addresses' } }).sections[0]?.html;

describe('the text of a legal document', () => {
  it('begins a section with each title, with the anchor that it names', () => {
    const { opening, sections } = readSections(
      'Before.\n\n## Fees {#money}\n\nA.\n\n### Late\n\nB.\n\n## Law',
      {},
    );
    expect(opening).toBe('<p>Before.</p>');
    expect(sections).toEqual([
      { id: 'money', title: 'Fees', html: '<p>A.</p><h3>Late</h3><p>B.</p>' },
      { id: 'law', title: 'Law', html: '' },
    ]);
  });

  it('makes a list of terms of items that begin with one, and of a list by its name', () => {
    expect(htmlOf('- **Log:** 30 days\n- {list.list}')).toBe(
      '<dl><div><dt>Log</dt><dd>30 days</dd></div><div><dt>Email</dt><dd>gets addresses</dd></div></dl>',
    );
  });

  it('names columns and rows of a table, below its caption', () => {
    const html = htmlOf('Table: Fees\n\n| What | Price |\n| --- | --- |\n| Setup | $5 |') ?? '';
    expect(html).toContain('<table><caption>Fees</caption>');
    expect(html).toContain('<th scope="col">Price</th>');
    expect(html).toMatch(/<th scope="row">Setup<\/th>\s*<td>\$5<\/td>/);
  });

  it.each([
    ['> A quote', /<blockquote>\s*<p>A quote<\/p>\s*<\/blockquote>/],
    ['1. First\n   - within\n2. Second', /<ol>[\s\S]*<ul>\s*<li>within<\/li>/],
    ['```\ncode\n```', /<pre><code>code/],
    ['---', /<hr>/],
  ])('shows what a lawyer may type: %j', (text, html) => {
    expect(htmlOf(text)).toMatch(html);
  });

  it('runs nothing', () => {
    const html = htmlOf('[a](javascript:alert(1)) <b onclick="alert(1)">b</b>\n\n<script>alert(1)</script>');
    expect(html).not.toMatch(/javascript|onclick|script/);
    expect(html).toContain('<a>a</a>');
  });
});
