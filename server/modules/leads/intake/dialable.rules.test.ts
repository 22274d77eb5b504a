import { PHONE_SENTENCES, readPhone } from 'contract/leads/phone-number.ts';
import fc from 'fast-check';
import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import EXAMPLES from 'libphonenumber-js/mobile/examples' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { describePhoneProblem, isDialable, readPhoneAt } from './dialable.rules.ts';

describe('isDialable and describePhoneProblem', () => {
  it.each([
    ...['+919876543210', '+918023456789', '+9118001801551', '+14155550132', '+442079460958', '+390669812345'],
    // In no range that is known today.
    ...['+915555555555', '+15555550100'],
  ])('accepts %s', (phone) => {
    expect(isDialable(phone)).toBe(true);
  });

  it.each([
    ['+1415555013212', PHONE_SENTENCES.foreign],
    ['+44207946', PHONE_SENTENCES.foreign],
    ['+4402079460958', PHONE_SENTENCES.foreign],
    ['+9991234567', PHONE_SENTENCES.foreign],
    ['+9112', PHONE_SENTENCES.foreign],
    ['12', PHONE_SENTENCES.home],
    ['030 901820', PHONE_SENTENCES.home],
    ['1-800-FLOWERS', PHONE_SENTENCES.letters],
    ['call me', PHONE_SENTENCES.missing],
    ['', PHONE_SENTENCES.missing],
    [undefined, PHONE_SENTENCES.missing],
    [7, PHONE_SENTENCES.missing],
  ])('refuses %s: %s', (phone, sentence) => {
    expect(isDialable(String(phone))).toBe(false);
    expect(describePhoneProblem(phone)).toBe(sentence);
  });

  it('asks for a + where a number without one was read as Indian', () => {
    const { number } = readPhone('49 30 901820');
    expect(isDialable(number)).toBe(false);
    expect(describePhoneProblem(number)).toContain('start with +');
  });
});

const SEPARATORS = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2009', ' - ', '–');
const EXTENSION = fc.constantFrom(
  '',
  ' ext 12',
  ' ext. 12',
  ' x12',
  ' #12',
  ' extension 12',
  ' (ask for Mira)',
);
const SECOND = fc.constantFrom('', ' / 91234 56789', ', +44 20 7946 0958', ' or 98765 43210');
const countries = fc.constantFrom(...getCountries().filter((country) => country in EXAMPLES));

function numberOf(country: CountryCode) {
  const parsed = parsePhoneNumberFromString(EXAMPLES[country] ?? '', country);
  if (!parsed) throw new Error(`no number of ${country}`);
  return parsed;
}

const SOME_BEGIN_WITH_0: readonly CountryCode[] = ['BF', 'BJ', 'CG', 'CI', 'GA', 'IT', 'SM', 'VA'];

/** Spellings that people use for a number of their country. */
const written = fc
  .record({ country: countries, between: SEPARATORS, rest: fc.oneof(EXTENSION, SECOND), way: fc.nat(3) })
  .map(({ country, between, rest, way }) => {
    const { number, countryCallingCode: code, nationalNumber } = numberOf(country);
    const digits = nationalNumber.replace(/^(\d{3})(\d{3})(?=\d)/, `$1${between}$2${between}`);
    const ways = [`+${code}`, `00${code}`, `+${code}${between}+${code}`, `+ ${code}`];
    return { number, typed: `${ways[way]} ${digits}${rest}` };
  });

describe('readPhone', () => {
  it('reads a number with an extension, a second number or its country code twice', () => {
    fc.assert(
      fc.property(written, ({ number, typed }) => {
        expect(readPhone(typed).number).toBe(number);
        expect(isDialable(number)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(getCountries().filter((country) => country in EXAMPLES))(
    'drops the (0) of a number of %s, as libphonenumber does, unless some numbers there begin with 0',
    (country) => {
      const { number, countryCallingCode: code, nationalNumber } = numberOf(country);
      const typed = `+${code} (0) ${nationalNumber}`;
      const byLibrary = parsePhoneNumberFromString(typed);
      const read = readPhone(typed).number;
      if (SOME_BEGIN_WITH_0.includes(country) && !isDialable(read)) return;
      expect([number, byLibrary?.isValid() && byLibrary.number]).toContain(read);
    },
  );
});

describe('any typed phone', () => {
  const characters = fc.constantFrom(
    ...'0123456789987654+() -/,.;#x',
    'ext',
    '91',
    '+91',
    '00',
    '\u202d',
    '९',
  );
  it('stores any typed phone as the number that the field shows, or refuses it', () => {
    fc.assert(
      fc.property(
        fc.array(characters, { maxLength: 30 }).map((parts) => parts.join('')),
        (typed) => {
          const { number } = readPhone(typed);
          if (number === '') return;
          expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
          // The server reads once more what the dialog has read.
          expect(readPhone(number)).toEqual({ number, leftOut: '' });
          if (isDialable(number)) expect(parsePhoneNumberFromString(number)?.number).toBe(number);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});

describe('readPhoneAt an office in Germany', () => {
  it.each([
    ['030 901820', '+4930901820', ''],
    ['(030) 90 18 20', '+4930901820', ''],
    ['0049 30 901820', '+4930901820', ''],
    ['0151 23456789', '+4915123456789', ''],
    ['+91 98765 43210', '+919876543210', ''],
    ['0171 1234567 (mobile)', '+491711234567', '(mobile)'],
    ['call me', '', ''],
    ['12', '', ''],
    ['+49 30 ९०१८२०', '+4930901820', ''],
    ['030 1 ext 5', '', ''],
  ])('reads %j as %s', (typed, number, leftOut) => {
    const read = readPhoneAt('DE', typed);
    expect(read.number).toBe(number);
    if (number) expect(isDialable(number)).toBe(true);
    if (leftOut) expect(read.leftOut).toBe(leftOut);
  });

  it.each([
    ['12', PHONE_SENTENCES.foreign],
    ['030 FLOWERS', PHONE_SENTENCES.letters],
    ['', PHONE_SENTENCES.missing],
  ])('refuses %j without naming another country', (phone, sentence) => {
    expect(describePhoneProblem(phone, 'DE')).toBe(sentence);
  });
});

// A page of an office elsewhere reads by the same code, and by fewer metadata.
it.each(getCountries().filter((country) => country !== 'IN'))(
  'refuses a number that is spelled as a word, for an office in %s',
  (country) => {
    for (const typed of ['1800-CALL-NOW', '(555) 555-FLWR', '0800 REIMGUT', '555.FLOWERS', '030 90abc1820']) {
      expect([typed, readPhoneAt(country, typed).number]).toEqual([typed, '']);
      expect(describePhoneProblem(typed, country)).toBe(PHONE_SENTENCES.letters);
    }
  },
);
