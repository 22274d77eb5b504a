import { describe, expect, it } from 'vitest';
import { isVisible, optionalLine, requiredLine, requiredText } from './lead-fields.ts';

/** As the server compiles it. */
function accepts(schema: object, text: string): boolean {
  const { pattern } = schema as { pattern: string };
  return new RegExp(pattern, 'u').test(text);
}

const BIDI_CONTROLS = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'].map(
  (control) => [`U+${control.charCodeAt(0).toString(16)}`, control] as const,
);

const INVISIBLE = [
  ['nothing', ''],
  ['blanks', ' \u00a0\u3000'],
  ['zero-width spaces', '\u200b\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a byte order mark', '\ufeff'],
  ['a Hangul filler', '\u3164'],
  ['a soft hyphen', '\u00ad'],
  ['an empty Braille cell', '\u2800'],
  ['tag characters', '\u{e0041}'],
] as const;

describe('a line', () => {
  it.each(BIDI_CONTROLS)('may not turn the reading order with %s', (_name, control) => {
    expect(accepts(requiredLine(100), `Asha${control}Rao`)).toBe(false);
    expect(accepts(optionalLine(100), `Asha${control}Rao`)).toBe(false);
  });

  it.each(['\n', '\r', '\0', '\u0085', '\u2028', '\u2029'])('may not hold %j', (control) => {
    expect(accepts(requiredLine(100), `Asha${control}Rao`)).toBe(false);
  });

  it.each(['Asha', 'क्‍ष', 'می‌خواهم', '👩‍💻', 'שרה', "O'Neil-Ångström", '王'])('takes %s', (name) => {
    expect(accepts(requiredLine(100), name)).toBe(true);
    expect(accepts(optionalLine(100), name)).toBe(true);
  });

  it('may be empty where it is optional', () => {
    expect(accepts(optionalLine(100), '')).toBe(true);
  });

  it('decides about a hostile text at once', () => {
    expect(accepts(requiredLine(100), '\u200b'.repeat(60_000))).toBe(false);
  });
});

describe('a required field', () => {
  it.each(INVISIBLE)('counts %s as empty', (_name, text) => {
    expect(accepts(requiredLine(100), text)).toBe(false);
    expect(accepts(requiredText(100), `${text}\n`)).toBe(false);
    expect(isVisible(text)).toBe(false);
  });

  it('takes text on any of its lines', () => {
    expect(accepts(requiredText(100), '\n\u200b\nHello')).toBe(true);
  });
});
