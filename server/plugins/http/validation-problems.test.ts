import { expect, it } from 'vitest';
import { startAccountServer } from '../../../checks/support/account-calls.ts';

async function refuse(body: object) {
  const { post } = await startAccountServer();
  return (await post('refresh', body)).json();
}

it('names the fields of a call to a caller who sends another, and never the other', async () => {
  const error = await refuse({ refresh_token: 'a', PERSONAL: 'PERSONAL' });
  expect(error).toMatchObject({
    code: 'invalid_request',
    message: 'The request has a field that doesn’t belong to it. This call takes: refresh_token.',
  });
  expect(error).not.toHaveProperty('fields');
  expect(JSON.stringify(error)).not.toContain('PERSONAL');
});

it('says which field is missing beside the one that is misspelled', async () => {
  expect(await refuse({ refreshToken: 'a' })).toMatchObject({
    message: expect.stringContaining('takes: refresh_token.'),
    fields: [{ field: 'refresh_token', message: 'This field is required' }],
  });
});
