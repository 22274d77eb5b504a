import { describe, expect, it } from 'vitest';
import { legalText } from './legal-text.ts';

describe('a legal text from a document', () => {
  it('begins a section with each heading, without the number that the page adds', () => {
    const { text, remarks } = legalText('# 1. Scope\n\nThese terms apply.\n\n# 2. Fees\n\nYou pay.', '');
    expect(text).toBe('## Scope\n\nThese terms apply.\n\n## Fees\n\nYou pay.');
    expect(remarks).toEqual([]);
  });

  it.each([
    ['1.2 Scope', 'Scope'],
    ['§ 3 Scope', 'Scope'],
    ['Section 4 – Scope', 'Scope'],
    ['IV. Scope', 'Scope'],
    ['I agree', 'I agree'],
    ['24/7 support', '24/7 support'],
    ['Vicarious liability', 'Vicarious liability'],
    ['30 days to cancel', '30 days to cancel'],
  ])('reads the heading “%s” as “%s”', (heading, title) => {
    expect(legalText(`# ${heading}\n\nText.\n\n# Other`, '').text).toContain(`## ${title}\n`);
  });

  it('leaves the title out, which has a field of its own, and keeps clauses below their section', () => {
    const { text, remarks } = legalText('# Terms of Use\n\n## Fees\n\n### Late payment\n\nInterest.', '');
    expect(text).toBe('## Fees\n\n### Late payment\n\nInterest.');
    expect(remarks).toEqual(['The title “Terms of Use” was left out: it has a field of its own.']);
  });

  it('leaves the title out where sections have its style, too', () => {
    const { text } = legalText(
      '# Privacy policy\n\nIn force.\n\n# Data\n\nWe keep it.',
      '',
      'Privacy Policy',
    );
    expect(text).toBe('In force.\n\n## Data\n\nWe keep it.');
  });

  it('puts footnotes where their numbers are', () => {
    const { text, remarks } = legalText('# Rights\n\nAsk for erasure.[^2]\n\n[^2]: Article 17.\n', '');
    expect(text).toBe('## Rights\n\nAsk for erasure. (Article 17.)');
    expect(remarks).toContain('Footnotes stand in parentheses where their numbers were.');
  });

  it('keeps the anchor of a section whose title stays, and names those that are gone', () => {
    const before = '## Fees {#money}\n\nOld.\n\n## Refunds {#refunds}\n\nOld.';
    const { text, remarks } = legalText('# 1 Fees\n\nNew.\n\n# 2 Law\n\nNew.', before);
    expect(text).toBe('## Fees {#money}\n\nNew.\n\n## Law\n\nNew.');
    expect(remarks).toEqual([
      'Links to sections that are gone lead to the top of the page: Refunds (#refunds).',
    ]);
  });

  it('takes bold lines for headings where a document has no styles', () => {
    expect(legalText('**1. Scope**\n\nText.\n\n**2. Fees**\n\nText.', '').text).toBe(
      '## Scope\n\nText.\n\n## Fees\n\nText.',
    );
  });

  it('keeps numbered clauses and tables, and leaves pictures out', () => {
    const list = '1. First\n2. Second';
    const table = '| Fee   | Price |\n| ----- | ----- |\n| Setup | $5    |';
    const { text, remarks } = legalText(`# Fees\n\n${list}\n\n${table}\n\n![seal](picture-1)`, '');
    expect(text).toBe(`## Fees\n\n${list}\n\n${table}`);
    expect(remarks).toEqual(['Pictures were left out.']);
  });

  it('names the facts that the site filled in before', () => {
    const before = '{company.line} runs it. {speed}';
    expect(legalText('# Scope\n\n{company.line} runs it.', before).remarks).toEqual([
      'The text before had facts that the site fills in: {speed}.',
    ]);
  });

  it('says where a document has no headings', () => {
    const { text, remarks } = legalText('All of it.', '');
    expect(text).toBe('All of it.');
    expect(remarks).toHaveLength(1);
  });
});
