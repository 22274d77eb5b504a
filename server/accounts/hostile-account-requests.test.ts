import { ACCOUNT_PATHS } from 'contract/api-paths.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, startAccountServer } from '../testing/account-calls.ts';
import { CANARY, type HostileRequest, hostileRequests, postBytes } from '../testing/hostile-requests.ts';
import { sendRaw } from '../testing/raw-client.ts';
import { findRefusalProblem } from '../testing/refusal-problem.ts';

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
};

function attack(
  call: keyof typeof ACCOUNT_PATHS,
  what: string,
  body: unknown,
  status: number,
): HostileRequest {
  return { what, statuses: [status], bytes: postBytes(ACCOUNT_PATHS[call], JSON.stringify(body)) };
}

describe.each(Object.keys(ATTACKS) as (keyof typeof ATTACKS)[])('POST %s, attacked', (call) => {
  it('refuses each attack in the one shape, repeats nothing, and answers the next good call', async () => {
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
