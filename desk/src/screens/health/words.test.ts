import { describe, expect, it } from 'vitest';
import { fieldName, problemOf, reasonOf } from './words.ts';

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
});
