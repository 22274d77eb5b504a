import { describe, expect, it } from 'vitest';
import { bytesOf, counted, fieldName, problemOf, reasonOf } from './words.ts';

describe('words of Health', () => {
  it.each([
    ['firstName', 'First name'],
    ['email', 'Email'],
    ['attribution.utm_source', 'Attribution utm source'],
    ['', 'The form as a whole'],
  ])('calls the field %j %j', (field, name) => {
    expect(fieldName(field)).toBe(name);
  });

  it.each([
    ['invalid_request', 'Missing, or not as the form expects it'],
    ['something_new', 'Something new'],
  ])('says of the code %s %j', (code, reason) => {
    expect(reasonOf(code)).toBe(reason);
  });

  it.each([
    ['http_500', 'It answered with an error of its own'],
    ['http_401', 'It refused our password or address'],
    ['econnrefused', 'Nothing answers at its address'],
    ['EAUTH', 'It refused our name and password'],
    ['odd', 'It failed'],
  ])('says of the problem %s %j', (code, words) => {
    expect(problemOf(code)).toBe(words);
  });

  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [38_200_000_000, '38.2 GB'],
    [512_000_000_000, '512 GB'],
  ])('writes %i bytes as %s', (bytes, words) => {
    expect(bytesOf(bytes)).toBe(words);
  });

  it('names counts', () => {
    expect([counted(1, 'form'), counted(1_200, 'form')]).toEqual(['1 form', '1,200 forms']);
  });
});
