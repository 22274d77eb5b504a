import { describe, expect, it } from 'vitest';
import { withAbsoluteLinks, withRelativeLinks } from './open-responder.ts';

const ORIGIN = 'https://www.acme.example';

describe('withAbsoluteLinks', () => {
  it.each([
    ['to a page', '[Pricing](/pricing#plans)', `[Pricing](${ORIGIN}/pricing#plans)`],
    ['to the first page', '[Home](/)', `[Home](${ORIGIN}/)`],
    ['in a row', '[A](/a), [B](/b)', `[A](${ORIGIN}/a), [B](${ORIGIN}/b)`],
    ['with brackets in their words', '[A \\[b\\]](/a)', `[A \\[b\\]](${ORIGIN}/a)`],
  ])('makes links %s absolute, and relative again', (_case, markdown, absolute) => {
    expect(withAbsoluteLinks(markdown, ORIGIN)).toBe(absolute);
    expect(withRelativeLinks(absolute, ORIGIN)).toBe(markdown);
  });

  it.each([
    ['an address of another host', '[x](https://b.example/pricing)'],
    ['a host without a scheme', '[x](//b.example/pricing)'],
    ['an anchor', '[x](#part)'],
    ['brackets that are text', '\\[x\\](/pricing)'],
    ['a path in a sentence', 'The path is /pricing (/pricing).'],
  ])('leaves %s unchanged', (_case, markdown) => {
    expect(withAbsoluteLinks(markdown, ORIGIN)).toBe(markdown);
  });
});
