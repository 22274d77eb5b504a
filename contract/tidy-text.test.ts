import { describe, expect, it } from 'vitest';
import { tidyText, trimUnseen } from './tidy-text.ts';

const UNSEEN = [
  ...'\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e',
  ...'\u2060\u2061\u2066\u2067\u2068\u2069\ufeff\u00a0\u2009\u202f\u3000\u2028 \t\n',
].map((character) => [`U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`, character] as const);

describe.each(UNSEEN)('tidyText with %s', (_name, unseen) => {
  it('removes the character from both ends of every field', () => {
    expect(tidyText('firstName', `${unseen}Meera${unseen}`)).toBe('Meera');
    expect(tidyText('message', `${unseen}\u200f Meera \u200b${unseen}`)).toBe('Meera');
  });

  it('leaves an empty text when there is nothing else', () => {
    expect(tidyText('company', unseen.repeat(3))).toBe('');
  });
});

describe('tidyText inside of a text', () => {
  it.each(UNSEEN.filter(([, unseen]) => !' \t\n\u2028'.includes(unseen)))(
    'removes %s from an address and a phone number, and keeps it in other fields',
    (_name, unseen) => {
      expect(tidyText('email', `meera${unseen}@exam${unseen}ple.com`)).toBe('meera@example.com');
      expect(tidyText('phone', `+91 98765${unseen}43210`)).toBe('+91 9876543210');
      expect(tidyText('company', `Rao${unseen}Ltd`)).toBe(`Rao${unseen}Ltd`);
    },
  );

  it.each([' ', '\n', '\t'])('keeps %j in an address, so that its rule refuses it', (blank) => {
    expect(tidyText('email', ` meera${blank}@example.com `)).toBe(`meera${blank}@example.com`);
  });
});

describe('trimUnseen', () => {
  it.each([
    ['a joiner at the end of a name in Malayalam', 'രാജന്\u200d'],
    ['joiners inside of a word', 'می\u200cخواهم'],
    ['the sign that makes a heart red', '❤\ufe0f'],
    ['the flag of England', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ])('keeps %s', (_what, text) => {
    expect(trimUnseen(`\u200e${text}\u200e`)).toBe(text);
  });
});
