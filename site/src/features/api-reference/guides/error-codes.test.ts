import { chatEndpoints } from 'contract/reference/chat-endpoints.ts';
import { httpEndpoints } from 'contract/reference/reference.ts';
import { expect, it } from 'vitest';
import { CHAT_ERRORS, HTTP_ERRORS } from './error-codes.ts';

/** Of addresses and moments that no call documents. */
const OF_ANY_ADDRESS = ['405 method_not_allowed', '408 request_timeout', '500 internal_error'];

it('tells what to do about every error of a call', () => {
  const documented = httpEndpoints.flatMap(({ errors }) =>
    errors.map(({ status, code }) => `${status} ${code}`),
  );
  const told = HTTP_ERRORS.map(({ status, code }) => `${status} ${code}`);
  expect(told.toSorted()).toEqual([...new Set([...documented, ...OF_ANY_ADDRESS])].toSorted());
});

it('tells what to do about every problem of the chat socket', () => {
  const documented = chatEndpoints.flatMap(({ errors }) => errors.map(({ code }) => code));
  expect(CHAT_ERRORS.map(({ code }) => code).toSorted()).toEqual([...new Set(documented)].toSorted());
});
