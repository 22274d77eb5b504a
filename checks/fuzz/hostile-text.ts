import fc from 'fast-check';

/** Text as no form would send it: any code unit, halves of surrogate pairs, controls, operators of search and SQL. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 2, arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map(fromUnits) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.nat(9_000).map((length) => 'x'.repeat(length)) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\u0000',
      '\ud800',
      '\u202e',
      "'; drop table leads; --",
      '" OR ""="',
      'NEAR(a, b)',
      '*:*',
      '<script>',
      '{{7*7}}',
      '%00',
      '../../etc/passwd',
      '__proto__',
      'a@b@c',
      '\r\nSet-Cookie: a=b',
      '🧵'.repeat(150),
    ),
  },
);

function fromUnits(units: number[]): string {
  return String.fromCharCode(...units);
}
