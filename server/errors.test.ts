import { describe, expect, it } from 'vitest';
import {
  InternalError,
  InvalidRequest,
  MethodNotAllowed,
  NotFound,
  Overloaded,
  PublicError,
  publicError,
  UnsupportedMediaType,
} from './errors.ts';

describe('publicError', () => {
  it('makes failures of a kind that can be told from the others', () => {
    const failure: unknown = new NotFound();
    expect([PublicError, NotFound, Overloaded].map((kind) => failure instanceof kind)).toEqual([
      true,
      true,
      false,
    ]);
    expect(String(failure)).toBe('NotFound: There’s nothing at this address.');
    expect(NotFound.name).toBe('NotFound');
  });

  it('puts status, code and sentence into the one shape', () => {
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
  ])('lets one failure say more: %s', (failure, details) => {
    expect(failure).toMatchObject(details);
  });
});
