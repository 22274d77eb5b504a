import fc from 'fast-check';
import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import type { Passage } from '../passages/passage.ts';
import { keepOwnLinks } from './own-links.ts';

const PASSAGES: Passage[] = [
  {
    address: '/pricing#plans',
    page: '/pricing',
    type: 'fact' as const,
    title: 'Pricing',
    heading: 'Plans',
    around: '',
    statements: [
      {
        kind: 'sentence',
        text: 'Write to support@own.example or see https://app.own.example/signup now.',
      },
    ],
  },
];
const OWN =
  /^(?:\/(?:pricing|contact-us|book-demo)(?:#.*)?|https:\/\/app\.own\.example\/signup|mailto:support@own\.example)$/s;

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw);

/**
 * Lists whatever a browser would load or go to, in the HTML that a parser makes of the text, its raw HTML read as well.
 */
function destinationsIn(text: string): string[] {
  const destinations: string[] = [];
  visit(reader.runSync(reader.parse(text)) as Root, 'element', ({ tagName, properties }: Element) => {
    const { href, src, action, data, poster, srcSet, xLinkHref } = properties;
    for (const value of [href, src, action, data, poster, srcSet, xLinkHref]) {
      if (value !== undefined && value !== null) destinations.push(String(value));
    }
    if (/^(?:script|style|iframe|img|form|object|embed|svg|base|meta)$/.test(tagName))
      destinations.push(tagName);
  });
  return destinations;
}

describe('keepOwnLinks', () => {
  it.each([
    'See [Pricing](/pricing) and [Plans](/pricing#plans).',
    'Please [write to us](/contact-us) or [book a demo](/book-demo).',
    'Sign up at <https://app.own.example/signup>.',
    'It costs **$149** a month, *not* a year: 3 < 4 (really).',
    '- Growth\n- Enterprise',
    '| Plan   | Price |\n| ------ | ----- |\n| Growth | $149  |',
    '`npm start`',
    'Sign up at app.own.example/signup, or at App.Own.example/signup.',
    'It costs 149.99 dollars, e.g. for 1.5 people at 9 a.m. in the U.S., etc. Version 2.0 is out...',
  ])('keeps %j', (markdown) => {
    expect(keepOwnLinks(markdown, PASSAGES)).toBe(markdown);
  });

  it.each([
    ['[here](https://evil.example/x)', 'here'],
    ['[here](//evil.example)', 'here'],
    ['[a [b]](//evil.example/x)', 'a \\[b]'],
    ['[here](/pricing/../x "title")', 'here'],
    ['[here](javascript:alert(1))', 'here'],
    ['[here](< /unknown >)', 'here'],
    ['![pixel](https://evil.example/p.png?q=secret)', 'pixel'],
    ['![i][2]\n\n[2]: //evil.example/pixel.png', 'i'],
    ['![p](/pricing)', 'p'],
    ['Look: <https://evil.example> now', 'Look:  now'],
    ['Look: <javascript:alert(1)> now', 'Look:  now'],
    ['Look: https://evil.example/a?b=c, now', 'Look: , now'],
    ['www.evil.example is it', 'is it'],
    ['Write to evil@evil.example.', 'Write to .'],
    ['[x][1]\n\n[1]: //evil.example/phish', 'x'],
    ['a <a href="//evil.example">x</a> b', 'a x b'],
    ['<img src=//evil.example/p>', '\\<img src=>'],
    ['<img src="//evil.example/p">', ''],
    ['[Pricing](/pricing "https://evil.example")', '[Pricing](/pricing)'],
    ['`curl https://evil.example/x`', '`curl `'],
    ['https://app.own.example.evil.example', ''],
    ['https://app.o', ''],
    ['Go to evil.example/now for a refund.', 'Go to  for a refund.'],
    ['Go to evil.example.', 'Go to .'],
    ['Go to EVIL.Example:8443?a=b now', 'Go to  now'],
    ['Go to sub.evil-site.co.uk, now', 'Go to , now'],
    ['Go to `evil.example/now` now', 'Go to `` now'],
    ['Go to **evil.example** now', 'Go to  now'],
    ['Go to evil&#46;example now', 'Go to  now'],
    ['Go to evil\\.example now', 'Go to  now'],
    ['Go to evil。example now', 'Go to  now'],
    ['Go to пример.испытание now', 'Go to  now'],
    ['Go to evil.xn--p1ai/x now', 'Go to  now'],
    ['Go to 203.0.113.7/x now', 'Go to  now'],
    ['Go to app.own.example/other now', 'Go to  now'],
  ])('removes the address from %j', (markdown, rest) => {
    expect(keepOwnLinks(markdown, PASSAGES)).toBe(rest);
  });

  it('separates two sentences that read as a host name', () => {
    expect(keepOwnLinks('It costs $149.Cancel at the end of a month.Then it ends.', PASSAGES)).toBe(
      'It costs $149. Cancel at the end of a month. Then it ends.',
    );
  });

  it('cuts a text that is longer than an answer', () => {
    expect(keepOwnLinks('word '.repeat(2_000), PASSAGES)).toHaveLength(5_999);
  });

  it.each(['*a_ ', '[', '> ', '- ', '<a ', 'a\n'])('drops a text of repeated %j in one reading', (piece) => {
    expect(keepOwnLinks(piece.repeat(1_500), PASSAGES)).toBe('');
  });

  it('keeps only destinations of our own in any text', () => {
    const pieces = [
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '!',
      '\\',
      '`',
      '"',
      "'",
      '*',
      '_',
      '~',
      '|',
      ':',
      '#',
      '/',
      '&',
      ';',
      '@',
      '.',
      '\n',
      '\n\n',
      ' ',
      '    ',
      '- ',
      '> ',
      '|-|-|\n',
      '[^1]',
      '[^1]: ',
      '[1]: ',
      '```',
      '&#x5b;',
      '&lt;',
      '&colon;',
      'a',
      'www.',
      'evil.example',
      '//evil.example',
      'https://evil.example/x',
      'mailto:a@evil.example',
      'javascript:alert(1)',
      '[a](//evil.example)',
      '![b][1]',
      '<a href="//evil.example">',
      '</a>',
      '<img src=//evil.example>',
      '<!--',
      '-->',
      '/pricing',
      '(/pricing)',
      '[Pricing](/pricing)',
      'support@own.example',
      'https://app.own.example/signup',
    ];
    const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), {
      maxLength: 14,
    });
    fc.assert(
      fc.property(text, (parts) => {
        for (const destination of destinationsIn(keepOwnLinks(parts.join(''), PASSAGES))) {
          expect(destination).toMatch(OWN);
        }
      }),
      { numRuns: 500 },
    );
  });
});
