import { describe, expect, it } from 'vitest';
import { ATTRIBUTION_KEYS, readAttribution, readBaggage } from './form-meta.ts';

const read = (baggage: string | undefined, told?: Record<string, string>) =>
  readAttribution(readBaggage(baggage, ATTRIBUTION_KEYS), told);

describe('readAttribution', () => {
  it('reads the known keys of a baggage header', () => {
    expect(
      read(
        'utm_source=news%20letter, utm_medium=email;ttl=3,landing_page=%2Fpricing,referrer=https%3A%2F%2Fa.example',
      ),
    ).toEqual({
      utm_source: 'news letter',
      utm_medium: 'email',
      landing_page: '/pricing',
      referrer: 'https://a.example',
    });
  });

  it('reads the design of a chatbot', () => {
    expect(read('chatbot_bubble_color=pink-light%20%23FCE7F3,chatbot_text_color=slate%20%2353525B')).toEqual({
      chatbot_bubble_color: 'pink-light #FCE7F3',
      chatbot_text_color: 'slate #53525B',
    });
  });

  it('adds what the form told, which wins', () => {
    const told = { chatbot_bubble_color: 'white #FFFFFF' };
    expect(read('utm_term=ai,chatbot_bubble_color=blue', told)).toEqual({
      utm_term: 'ai',
      ...told,
    });
    expect(read(undefined, told)).toEqual(told);
  });

  it('is nothing when neither tells anything', () => {
    expect(read('', {})).toBeUndefined();
  });

  it('leaves out keys that nobody asked for', () => {
    expect(read('userId=42,__proto__=x,utm_term=ai')).toEqual({ utm_term: 'ai' });
  });

  it('cuts long values and drops control characters', () => {
    expect(read(`utm_source=${'x'.repeat(900)},utm_term=a%0D%0Ab%00`)).toEqual({
      utm_source: 'x'.repeat(500),
      utm_term: 'ab',
    });
  });

  it('does not cut a character in half', () => {
    const value = read(`utm_source=${'x'.repeat(499)}${encodeURIComponent('😀')}`)?.utm_source;
    expect(value?.isWellFormed()).toBe(true);
  });

  it.each([
    ['no header', undefined],
    ['nothing', ''],
    ['no pairs', 'hello'],
    ['only separators', ',,;=,='],
    ['broken percent encoding', 'utm_source=%'],
    ['broken UTF-8', 'utm_source=%ff%fe'],
    ['empty values', 'utm_source='],
  ])('ignores %s', (_what, header) => {
    expect(read(header)).toBeUndefined();
  });

  it('keeps what can be read beside what cannot', () => {
    expect(read('utm_source=%,utm_term=ai')).toEqual({ utm_term: 'ai' });
  });
});
