import { describe, expect, it } from 'vitest';
import type { Passage } from '../passages/passage.ts';
import { keepOwnLinks } from './own-links.ts';

const PASSAGES: Passage[] = [
  {
    address: '/pricing#plans',
    page: '/pricing',
    title: 'Pricing',
    heading: 'Plans',
    around: '',
    statements: [
      {
        kind: 'sentence',
        text: 'Write to mailto:support@teamloom.example or see https://app.teamloom.example/signup now.',
      },
    ],
  },
];

describe('keepOwnLinks', () => {
  it.each([
    'See [Pricing](/pricing) and [Plans](/pricing#plans).',
    'Please [write to us](/contact-us) or [book a demo](/book-demo).',
    'Sign up at https://app.teamloom.example/signup.',
    'Nothing to see, 3 < 4 (really) [not a link].',
  ])('leaves %j', (markdown) => {
    expect(keepOwnLinks(markdown, PASSAGES)).toBe(markdown);
  });

  it.each([
    ['[here](https://evil.example/x)', 'here'],
    ['[here](//evil.example)', 'here'],
    ['[here](/pricing/../x "title")', 'here'],
    ['[here](javascript:alert(1))', 'here)'],
    ['[here](< /unknown >)', 'here'],
    ['![pixel](https://evil.example/p.png?q=secret)', 'pixel'],
    ['![p](/pricing)', 'p'],
    ['Look: <https://evil.example> now', 'Look:  now'],
    ['Look: https://evil.example/a?b=c, now', 'Look:  now'],
    ['www.evil.example is it', ' is it'],
    ['[x][1]\n\n[1]: https://evil.example', '[x][1]\n\n[1]: '],
    ['<a href="https://evil.example">x</a>', '<a href="'],
  ])('takes the address out of %j', (markdown, rest) => {
    const kept = keepOwnLinks(markdown, PASSAGES);
    expect(kept).toContain(rest);
    expect(kept).not.toMatch(/evil|javascript|unknown|\.\.|\]\(\/pricing\)/);
  });
});
