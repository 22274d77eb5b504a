import type { MailContent } from 'contract/mails/mail-content.ts';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

const FRAME = {
  productName: 'Example',
  siteUrl: 'https://www.example.com',
  company: 'Example GmbH, 1 Example Street, Berlin',
};
const CONTENT: MailContent = {
  subject: 'The subject',
  preview: 'The preview',
  heading: 'The heading',
  paragraphs: ['The first paragraph', 'The second paragraph'],
  highlight: { label: 'The label', value: 'one line\nanother line\na third line' },
  actions: [
    { label: 'The button', url: 'https://www.example.com/button' },
    { label: 'The link', url: 'https://www.example.com/link' },
  ],
  stepsTitle: 'The steps',
  steps: ['The first step', 'The second step'],
  factsTitle: 'The facts',
  facts: [
    { label: 'Name', value: 'A person' },
    { label: 'Message', value: 'two\nlines' },
  ],
  footer: ['The small print'],
  footerLinks: [{ label: 'The small link', url: 'https://www.example.com/small-link' }],
};
const { subject: SUBJECT, preview: PREVIEW, ...SHOWN } = CONTENT;
const BARE: MailContent = {
  ...CONTENT,
  ...{ highlight: undefined, actions: [], steps: [], facts: [], footerLinks: [] },
};

/** Every string of a content, a line each. */
function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  return value && typeof value === 'object' ? Object.values(value).flatMap(linesOf) : [];
}

describe('HTML and text of an email', () => {
  const { html, text } = renderMail(CONTENT, FRAME);

  it.each(linesOf([SHOWN, FRAME]))('contains the line: %s', (line) => {
    expect(html).toContain(line);
    expect(text).toContain(line);
  });

  it('leaves out missing parts', () => {
    const bare = renderMail(BARE, { ...FRAME, siteUrl: null, company: null });
    for (const part of [bare.html, bare.text]) {
      expect(part).not.toContain('The steps');
      expect(part).not.toContain('The facts');
      expect(part).not.toContain('https://');
      expect(part).not.toContain('GmbH');
    }
  });
});

describe('HTML of an email', () => {
  const { html } = renderMail(CONTENT, FRAME);

  it('names its subject, and hides the preview text', () => {
    expect(html).toContain(`<title>${SUBJECT}</title>`);
    expect(html).toMatch(new RegExp(`<div style="display:none[^"]*"[^>]*>${PREVIEW}`));
  });

  it('writes a valid document for both color schemes, without external resources', () => {
    const errors: string[] = [];
    parse(html, { onParseError: ({ code }) => void errors.push(code) });
    expect(errors).toEqual([]);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme:dark){');
    expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import|src=/i);
  });

  it('escapes text', () => {
    const hostile = '<img src=x> & "quotes" </td>';
    const everywhere = JSON.parse(
      JSON.stringify(CONTENT, (key, value) => (typeof value === 'string' && key !== 'url' ? hostile : value)),
    );
    expect(renderMail(everywhere, FRAME).html).not.toContain('<img');
  });
});
