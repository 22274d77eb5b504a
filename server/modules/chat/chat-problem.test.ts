import { describe, expect, it } from 'vitest';
import { ConnectionLost } from '../../plugins/database/connection-lost.ts';
import { NotFound, Overloaded, StorageUnavailable, UnsupportedMediaType } from '../../shared/errors.ts';
import { LoginEnded, TokenExpired, Unauthorized } from '../accounts/account-errors.ts';
import { ChatProblem, chatProblemOf } from './chat-problem.ts';

describe('chatProblemOf', () => {
  it.each([
    [new TokenExpired(), 'token_expired'],
    [new Unauthorized(), 'unauthorized'],
    [new LoginEnded(), 'login_ended'],
    [new Overloaded(), 'overloaded'],
    [new StorageUnavailable(new Error('disk full')), 'storage_unavailable'],
    [new ConnectionLost(new Error('ECONNREFUSED')), 'storage_unavailable'],
    [new UnsupportedMediaType(), 'internal_error'],
    [new TypeError('cannot read properties of null'), 'internal_error'],
    ['a text', 'internal_error'],
  ])('turns %s into %s', (error, code) => {
    expect(chatProblemOf(error).code).toBe(code);
  });

  it('describes a missing room in the words of the chat', () => {
    expect(chatProblemOf(new NotFound()).toEvent().message).toBe('There’s no such room or thread.');
  });

  it('reveals nothing about an unexpected failure', () => {
    const problem = chatProblemOf(new Error('select * from secrets'));
    expect(JSON.stringify(problem.toAcknowledgement())).not.toContain('secrets');
  });
});

describe('ChatProblem', () => {
  it('names fields in the acknowledgement only', () => {
    const problem = new ChatProblem('invalid_payload', [{ field: 'limit', message: 'must be integer' }]);
    expect(problem.toEvent()).toEqual({ code: 'invalid_payload', message: expect.any(String) });
    expect(problem.toAcknowledgement().error.fields).toEqual([
      { field: 'limit', message: 'must be integer' },
    ]);
  });
});
