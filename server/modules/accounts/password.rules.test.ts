import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS, findPasswordProblem, productNamesIn } from './password.rules.ts';

const ASHA = { email: 'Asha.Rao@example.com', productNames: ['loomworks'] };
const TOO_EASY = expect.stringContaining('too easy to guess');

describe('findPasswordProblem', () => {
  it.each([
    ['a few words', 'correct horse battery staple'],
    ['eight characters', 'k7#vW2pz'],
    ['letters of another script', 'зелёный-чай-утром'],
    ['blanks at its ends', '  two blanks  '],
    ['a common word within others', 'password of my grandmother'],
    ['part of the address', 'asha likes green tea'],
  ])('allows %s', (_what, password) => {
    expect(findPasswordProblem(password, ASHA)).toBeUndefined();
  });

  it.each([
    ['the most common of all', 'password'],
    ['a common one in capitals', 'SunShine'],
    ['a common one with digits and signs', 'Password2026!'],
    ['a common one in full-width letters', 'ｐａｓｓｗｏｒｄ'],
    ['one character', 'zzzzzzzzzz'],
    ['blanks', '         '],
    ['two characters in turn', '12121212'],
    ['a short part again and again', 'abcabcabca'],
    ['ascending digits', '3456789012'],
    ['descending digits', '9876543210'],
    ['the alphabet', 'cdefghijk'],
    ['the alphabet backwards', 'ZYXWVUTS'],
    ['a row of the keyboard', 'asdfghjkl'],
    ['two rows of the keyboard', 'qwertyuiopasdf'],
    ['a row backwards', 'poiuytrew'],
    ['columns of the keyboard', '1qaz2wsx3edc'],
    ['the address', 'asha.rao@example.com'],
    ['the name in the address', 'asha.rao'],
    ['the name in the address with digits', 'AshaRao1990'],
    ['the name of the product', 'Loomworks'],
    ['the name of the product with a year', 'loomworks-2026'],
  ])('refuses %s', (_what, password) => {
    expect(findPasswordProblem(password, ASHA)).toEqual(TOO_EASY);
  });

  it('refuses an address of digits as its own password', () => {
    const email = '9876501234@example.com';
    expect(findPasswordProblem('9876501234', { ...ASHA, email })).toEqual(TOO_EASY);
    expect(findPasswordProblem('9876501234', ASHA)).toBeUndefined();
  });

  it('counts characters after normalization', () => {
    const decomposed = `${'e\u0301'.repeat(3)}u\u0308x`;
    expect(decomposed).toHaveLength(9);
    expect(findPasswordProblem(decomposed, ASHA)).toBe('Use at least 8 characters');
  });
});

describe('COMMON_PASSWORDS', () => {
  it('holds a thousand passwords in lower case, each of at least 8 characters', () => {
    expect(COMMON_PASSWORDS.size).toBe(1_000);
    expect([...COMMON_PASSWORDS].filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual(
      [],
    );
  });
});

describe('productNamesIn', () => {
  it.each([
    [['https://www.loomworks.example'], ['loomworks', 'example']],
    [
      ['https://app.loomworks.example', 'http://localhost:3000'],
      ['loomworks', 'example', 'localhost'],
    ],
    [[null], []],
  ])('finds in %j the names %j', (origins, names) => {
    expect(productNamesIn(origins)).toEqual(names);
  });
});
