import { describe, expect, it } from 'vitest';
import {
  InternalError,
  InvalidRequest,
  MethodNotAllowed,
  NotFound,
  Overloaded,
  PublicError,
  publicError,
  RateLimited,
  UnsupportedMediaType,
} from './errors.ts';

describe('publicError', () => {
  it('creates classes that instanceof distinguishes', () => {
    const failure: unknown = new NotFound();
    expect([PublicError, NotFound, Overloaded].map((kind) => failure instanceof kind)).toEqual([
      true,
      true,
      false,
    ]);
    expect(String(failure)).toBe('NotFound: There’s nothing at this address.');
    expect(NotFound.name).toBe('NotFound');
  });

  it('puts status, code and sentence into the body', () => {
    const Full = publicError(507, 'disk_full', 'No room is left.');
    expect(new Full().toBody()).toEqual({ statusCode: 507, code: 'disk_full', message: 'No room is left.' });
    expect(Full.sentence).toBe('No room is left.');
  });

  it.each([
    [new MethodNotAllowed(['GET', 'HEAD']), { headers: { allow: 'GET, HEAD' } }],
    [new Overloaded(), { headers: { 'retry-after': '2' } }],
    [new UnsupportedMediaType('text/csv'), { message: 'Send text/csv in UTF-8, not compressed.' }],
    [new InvalidRequest('No.', [{ field: 'a', message: 'b' }]), { fields: [{ field: 'a', message: 'b' }] }],
    [new InternalError('why'), { cause: 'why', headers: {} }],
  ])('includes details of a single error: %s', (failure, details) => {
    expect(failure).toMatchObject(details);
  });
});

describe('RateLimited', () => {
  it.each([
    [0, '1', 'wait 1 second and'],
    [1.2, '2', 'wait 2 seconds and'],
    [59.5, '60', 'wait about a minute and'],
    [899.5, '900', 'wait 15 minutes and'],
  ])('contains the same wait as words and as Retry-After: %f s', (seconds, retryAfter, words) => {
    const error = new RateLimited(seconds);
    expect(error.headers).toEqual({ 'retry-after': retryAfter });
    expect(error.message).toContain(`Please ${words} try again.`);
  });
});
