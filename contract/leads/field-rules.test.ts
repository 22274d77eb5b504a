import { describe, expect, it } from 'vitest';
import { FIELD_SENTENCES, type FieldRule, findFieldProblem, isVisible, patternOf } from './field-rules.ts';

const LINE: FieldRule = { kind: 'line', maxLength: 100 };
const OPTIONAL_LINE: FieldRule = { ...LINE, isOptional: true };
const ENDLESS_LINE: FieldRule = { kind: 'line' };
const TEXT: FieldRule = { kind: 'text', maxLength: 100 };
const EMAIL: FieldRule = { kind: 'email', maxLength: 254 };

/** Checks with the pattern as the server compiles it. */
function accepts(rule: FieldRule, text: string): boolean {
  return new RegExp(patternOf(rule), 'u').test(text);
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

describe('a rule for one line', () => {
  it.each(BIDI_CONTROLS)('refuses a line that turns the reading order with %s', (_name, control) => {
    expect(accepts(LINE, `Asha${control}Rao`)).toBe(false);
    expect(accepts(OPTIONAL_LINE, `Asha${control}Rao`)).toBe(false);
  });

  it.each(['\n', '\r', '\0', '\u0085', '\u2028', '\u2029', '\ud800'])(
    'refuses a line that contains %j',
    (control) => {
      expect(accepts(LINE, `Asha${control}Rao`)).toBe(false);
    },
  );

  it.each(['Asha', 'क्‍ष', 'می‌خواهم', '👩‍💻', 'שרה', "O'Neil-Ångström", '王'])(
    'accepts the line %s',
    (name) => {
      expect(accepts(LINE, name)).toBe(true);
      expect(accepts(OPTIONAL_LINE, name)).toBe(true);
    },
  );

  it('accepts an empty line where it is optional', () => {
    expect(accepts(OPTIONAL_LINE, '')).toBe(true);
  });

  it('refuses a hostile text of 60,000 characters at once', () => {
    expect(accepts(LINE, '\u200b'.repeat(60_000))).toBe(false);
  });
});

describe('a rule for a required field', () => {
  it.each(INVISIBLE)('counts %s as empty', (_name, text) => {
    expect(accepts(LINE, text)).toBe(false);
    expect(accepts(TEXT, `${text}\n`)).toBe(false);
    expect(isVisible(text)).toBe(false);
  });

  it('accepts a text with something visible on any of its lines', () => {
    expect(accepts(TEXT, '\n\u200b\nHello')).toBe(true);
  });
});

describe('findFieldProblem', () => {
  it.each<[string, FieldRule, string, string | undefined]>([
    ['a name', LINE, 'Asha', undefined],
    ['nothing', LINE, '', FIELD_SENTENCES.missing],
    ['nothing that can be seen', LINE, '\u200b', FIELD_SENTENCES.missing],
    ['nothing that can be seen where it is optional', OPTIONAL_LINE, '\u200b', undefined],
    ['nothing where it is optional', OPTIONAL_LINE, '', undefined],
    ['as many characters as may be', LINE, '😀'.repeat(100), undefined],
    ['one too many', LINE, '😀'.repeat(101), 'Use at most 100 characters'],
    ['a whole book where nothing bounds it', ENDLESS_LINE, 'x'.repeat(60_000), undefined],
    ['a control character', LINE, 'a\u0007', FIELD_SENTENCES.invisible],
    ['a mark that turns the reading order', LINE, 'Rao\u202cLtd', FIELD_SENTENCES.invisible],
    ['half a character', LINE, 'a\ud800', FIELD_SENTENCES.invisible],
    ['an address', EMAIL, 'asha@example.com', undefined],
    ['an address without a top-level domain', EMAIL, 'asha@kiwi', FIELD_SENTENCES.email],
  ])('answers the sentence for %s', (_what, rule, value, sentence) => {
    expect(findFieldProblem(rule, value)).toBe(sentence);
  });
});
