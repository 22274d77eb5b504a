import { describe, expect, it } from 'vitest';
import { UnsupportedMediaType } from '../../shared/errors.ts';
import { isForm, requireReadableBody } from './request-body.ts';

describe('requireReadableBody', () => {
  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; charset=utf8; profile=x',
    'application/x-www-form-urlencoded',
  ])('accepts %s', (contentType) => {
    expect(() => requireReadableBody({ 'content-type': contentType })).not.toThrow();
  });

  it.each([
    '',
    'text/json',
    'application/json5',
    'application/json; charset=latin1',
    'application/json; charset=',
    '*/*',
  ])('refuses %j', (contentType) => {
    expect(() => requireReadableBody({ 'content-type': contentType })).toThrow(UnsupportedMediaType);
  });

  it.each(['gzip', 'br', 'gzip, identity', ''])('refuses the encoding %j', (encoding) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    expect(() => requireReadableBody(headers)).toThrow(UnsupportedMediaType);
  });
});

describe('isForm', () => {
  it('recognizes a form with any parameters of its type', () => {
    expect(isForm({ 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' })).toBe(true);
    expect(isForm({ 'content-type': 'application/json' })).toBe(false);
  });
});
