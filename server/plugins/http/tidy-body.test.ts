import { expect, it } from 'vitest';
import { tidyBody } from './request-body.ts';

it('tidies every text of a body except a password, and keeps other values', () => {
  const body = {
    email: '\u200bmeera@exam\u00adple.com\u00a0',
    firstName: ' Meera\u200e',
    password: ' \u200bsecret ',
    phone: null,
  };
  tidyBody(body, ['password']);
  expect(body).toEqual({
    email: 'meera@example.com',
    firstName: 'Meera',
    password: ' \u200bsecret ',
    phone: null,
  });
});
