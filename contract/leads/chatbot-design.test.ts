import { describe, expect, it } from 'vitest';
import {
  BUBBLE_COLORS,
  DEFAULT_DESIGN,
  designEntries,
  FALLBACK_DESIGN,
  TEXT_COLORS,
} from './chatbot-design.ts';

describe('the palette', () => {
  it('has the twelve colors of the specification in its order', () => {
    expect(BUBBLE_COLORS.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'blue #3B82F6',
      'pink #EC4899',
      'purple #8B5CF6',
      'cyan #06B6D4',
      'yellow #EAB308',
      'violet #8B5CF6',
      'white #FFFFFF',
      'gray #9CA3AF',
      'light-gray #E5E7EB',
      'blue-light #DBEAFE',
      'purple-light #F3E8FF',
      'pink-light #FCE7F3',
    ]);
  });

  it('names each color once', () => {
    expect(new Set(BUBBLE_COLORS.map(({ name }) => name)).size).toBe(12);
  });

  it('offers one text color', () => {
    expect(TEXT_COLORS.map(({ value }) => value)).toEqual(['#53525B']);
  });
});

describe('designEntries', () => {
  const pinkLight = { chatbot_bubble_color: 'pink-light #FCE7F3' };
  const purple = { chatbot_bubble_color: 'purple #8B5CF6' };
  const slate = { chatbot_text_color: 'slate #53525B' };

  it.each([
    ['the first choice', DEFAULT_DESIGN, { ...pinkLight, ...slate }],
    ['the fallback', FALLBACK_DESIGN, { ...purple, ...slate }],
    ['nothing', {}, { ...purple, ...slate }],
    ['empty names', { bubbleColor: '', textColor: '' }, { ...purple, ...slate }],
    ['a bubble only', { bubbleColor: 'pink-light' }, { ...pinkLight, ...slate }],
    ['a text only', { textColor: 'slate' }, { ...purple, ...slate }],
    ['an unknown bubble', { bubbleColor: 'mauve', textColor: 'slate' }, slate],
    ['an unknown text', { bubbleColor: 'pink-light', textColor: 'white' }, pinkLight],
    ['values for names', { bubbleColor: '#FCE7F3', textColor: '#53525B' }, {}],
    ['a property of every object', { bubbleColor: 'toString', textColor: '__proto__' }, {}],
  ])('makes the entries of a lead from %s', (_what, chosen, entries) => {
    expect(designEntries(chosen)).toEqual(entries);
  });

  it('keeps two names of one color apart', () => {
    expect(designEntries({ bubbleColor: 'violet' })).toMatchObject({
      chatbot_bubble_color: 'violet #8B5CF6',
    });
  });
});
