import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, startAccountServer } from '../../../checks/support/account-calls.ts';
import {
  CANARY,
  type HostileRequest,
  hostileRequests,
  postBytes,
} from '../../../checks/support/hostile-requests.ts';
import { sendRaw } from '../../../checks/support/raw-client.ts';
import { findRefusalProblem } from '../../../checks/support/refusal-problem.ts';

const { email, password } = ASHA;
const JSON_ONLY = { takesForms: false, takesLongTexts: false };

const ATTACKS: Record<keyof typeof ACCOUNT_PATHS, { fields: string[]; requests: HostileRequest[] }> = {
  signup: {
    fields: ['clientId', ...Object.keys(ASHA)],
    requests: hostileRequests({
      path: ACCOUNT_PATHS.signup,
      good: { clientId: 'some client', ...ASHA },
      ...JSON_ONLY,
    }),
  },
  forgotPassword: {
    fields: ['email'],
    requests: hostileRequests({ path: ACCOUNT_PATHS.forgotPassword, good: { email }, ...JSON_ONLY }),
  },
  login: {
    fields: ['email', 'password'],
    requests: [
      ...hostileRequests({ path: ACCOUNT_PATHS.login, good: { email, password }, ...JSON_ONLY }),
      attack('login', 'an operator for a password', { email, password: { $gt: CANARY } }, 400),
      attack('login', 'a statement for a password', { email, password: `' or 1=1 -- ${CANARY}` }, 401),
    ],
  },
  refresh: {
    fields: ['refresh_token'],
    requests: [
      attack('refresh', 'no object', [CANARY], 400),
      attack('refresh', 'a field too many', { refresh_token: 'a', [CANARY]: 1 }, 400),
      attack('refresh', 'a list of tokens', { refresh_token: [CANARY] }, 400),
      attack('refresh', 'a NUL', { refresh_token: `${CANARY}\0` }, 400),
      attack('refresh', 'a lone surrogate', { refresh_token: `${CANARY}\ud800` }, 400),
      attack('refresh', 'a statement', { refresh_token: `' or 1=1 -- ${CANARY}` }, 401),
      attack('refresh', 'another script', { refresh_token: `токен ${CANARY}` }, 401),
    ],
  },
  logout: {
    fields: ['everywhere'],
    requests: [
      attack('logout', 'no token', {}, 401),
      attack('logout', 'a malformed token', {}, 401, CANARY),
      attack('logout', 'a token of 10,000 characters', {}, 401, CANARY.repeat(1_000)),
      attack('logout', 'a word for a truth', { everywhere: CANARY }, 400),
      attack('logout', 'an object for a truth', { everywhere: { $ne: CANARY } }, 400),
      attack('logout', 'a field too many', { [CANARY]: true }, 400),
      attack('logout', 'no object', [CANARY], 400),
    ],
  },
  changePassword: {
    fields: ['currentPassword', 'newPassword'],
    requests: [
      attack('changePassword', 'no token', { currentPassword: 'a', newPassword: password }, 401),
      attack('changePassword', 'one password', { newPassword: CANARY }, 400),
      attack(
        'changePassword',
        'an operator',
        { currentPassword: { $gt: CANARY }, newPassword: password },
        400,
      ),
      attack('changePassword', 'a short password', { currentPassword: CANARY, newPassword: 'a' }, 400),
      attack('changePassword', 'a NUL', { currentPassword: `${CANARY}\0`, newPassword: password }, 400),
      attack(
        'changePassword',
        'a long one',
        { currentPassword: CANARY.repeat(99), newPassword: password },
        400,
      ),
    ],
  },
  resetPassword: {
    fields: ['token', 'newPassword'],
    requests: [
      attack('resetPassword', 'no token', { newPassword: password }, 400),
      attack('resetPassword', 'an unknown token', { token: CANARY, newPassword: password }, 400),
      attack('resetPassword', 'a statement', { token: `' or 1=1 -- ${CANARY}`, newPassword: password }, 400),
      attack('resetPassword', 'a list of tokens', { token: [CANARY], newPassword: password }, 400),
      attack('resetPassword', 'a lone surrogate', { token: `${CANARY}\ud800`, newPassword: password }, 400),
      attack('resetPassword', 'a user in its place', { userId: CANARY, newPassword: password }, 400),
    ],
  },
  deleteAccount: {
    fields: ['password'],
    requests: [
      attack('deleteAccount', 'no token', { password }, 401),
      attack('deleteAccount', 'a malformed token', { password }, 401, `${CANARY}.${CANARY}.${CANARY}`),
      attack('deleteAccount', 'no password', {}, 400),
      attack('deleteAccount', 'another user', { password, userId: CANARY }, 400),
      attack('deleteAccount', 'null', { password: null }, 400),
    ],
  },
};

function attack(
  call: keyof typeof ACCOUNT_PATHS,
  what: string,
  body: unknown,
  status: number,
  accessToken?: string,
): HostileRequest {
  const headers = ['content-type: application/json'];
  if (accessToken !== undefined) headers.push(`authorization: Bearer ${accessToken}`);
  return { what, statuses: [status], bytes: postBytes(ACCOUNT_PATHS[call], JSON.stringify(body), headers) };
}

describe.each(Object.keys(ATTACKS) as (keyof typeof ATTACKS)[])('POST %s under attack', (call) => {
  it('refuses each attack with the usual error, repeats nothing, and answers the next good call', async () => {
    const { port, database, logged, signUp } = await startAccountServer();
    const findings: string[] = [];
    for (const { what, statuses, bytes } of ATTACKS[call].requests) {
      const answers = await sendRaw(port, bytes);
      const problem = findRefusalProblem(answers, statuses, ATTACKS[call].fields);
      if (problem) findings.push(`${what}: ${problem}`);
    }
    expect(findings).toEqual([]);
    expect(JSON.stringify(logged)).not.toContain(CANARY);
    expect(logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(await database.selectFrom('users').select('id').execute()).toEqual([]);
    expect(await signUp()).toMatchObject({ token_type: 'Bearer' });
  });
});
