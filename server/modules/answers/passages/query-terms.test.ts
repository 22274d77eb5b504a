import { describe, expect, it } from 'vitest';
import type { Turn } from '../model/responder.ts';
import { goesOn, readQueryTerms } from './query-terms.ts';

function seek(content: string, ...said: string[]) {
  const history = said.flatMap((text): Turn[] => [
    { from: 'person', content: text },
    { from: 'assistant', content: 'Zebras are striped.' },
  ]);
  return Object.fromEntries(readQueryTerms({ content, history }).map(({ stem, weight }) => [stem, weight]));
}

describe('readQueryTerms', () => {
  it('searches only for the words of a question that stands alone', () => {
    expect(seek('Does the Growth plan include priority support?', 'How long is the trial?')).toEqual({
      growth: 1,
      plan: 1,
      includ: 1,
      priority: 1,
      support: 1,
    });
  });

  it('adds the words of the earlier question at half weight to a follow-up', () => {
    expect(seek('and for enterprise?', 'How much is the Startup plan?')).toEqual({
      enterpris: 1,
      pric: 0.5,
      startup: 0.5,
      plan: 0.5,
    });
  });

  it('goes back to the last question that stands alone', () => {
    expect(seek('and enterprise?', 'zoo', 'How many members on Startup?', 'what about growth?')).toEqual({
      enterpris: 1,
      growth: 0.5,
      member: 0.5,
      startup: 0.5,
    });
  });

  it('searches for the questions within a long text', () => {
    const text = `${'We are a bakery with many ovens. '.repeat(40)}What is the price? ${'Bread is good. '.repeat(40)}`;
    expect(seek(text)).toEqual({ pric: 1 });
  });

  it('searches for the beginning and the end of a long text without a question', () => {
    const words = seek(`Refund wanted. ${'Bread is good. '.repeat(500)} Thanks for the invoice`);
    expect(words).toMatchObject({ refund: 1, invoic: 1 });
  });

  it('searches for twenty words at most', () => {
    const words = Array.from({ length: 50 }, (_none, index) => `w${index}`);
    expect(Object.keys(seek(words.join(' ')))).toHaveLength(20);
  });
});

describe('goesOn', () => {
  it.each([
    'and for enterprise?',
    'What about it?',
    'why?',
    'How about Growth',
    'Is that monthly?',
    'same for Startup?',
  ])('recognizes %j as a follow-up', (content) => {
    expect(goesOn(content)).toBe(true);
  });

  it.each(['What is a credit?', 'Is it possible to export the messages of a thread as a file?', 'pricing'])(
    'does not recognize %j as a follow-up',
    (content) => {
      expect(goesOn(content)).toBe(false);
    },
  );
});
