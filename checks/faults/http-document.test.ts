import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import { BLOG_PATHS, bookingCallPath, LEAD_PATHS } from 'contract/api-paths.ts';
import { DEFAULT_OFFICE, dayOf } from 'contract/bookings/office.ts';
import { laterDate } from 'contract/dates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { halfHour } from '../support/half-hours.ts';
import { GOOD_BODIES } from '../support/lead-bodies.ts';
import { askAccount } from '../support/users.ts';
import { find, type Json } from './closed-schema.ts';
import { demoClientOf, newEmail, PASSWORD, resetTokenOf, signUp } from './demo-user.ts';
import {
  callsOf,
  complaintsAbout,
  type DocumentedCall,
  readDocument,
  responseOf,
} from './document-checks.ts';
import { type RunningServer, startServer } from './server-process.ts';

const SUCCESS = [200, 201];

let server: RunningServer;
let openApi: Json;

beforeAll(async () => {
  server = await startServer({ env: { LOGINS_PER_MINUTE: '100000' } });
  openApi = await readDocument(server.url, 'openapi.json');
});

afterAll(() => server?.stop());

const TOMORROW = laterDate(dayOf(DEFAULT_OFFICE, new Date()), 1);

/** Calls for which a user must be logged in. */
const WITH_TOKEN: readonly string[] = [
  ACCOUNT_PATHS.logout,
  ACCOUNT_PATHS.changePassword,
  ACCOUNT_PATHS.deleteAccount,
];

async function logIn(email: string): Promise<string> {
  return (await askAccount(server.url, 'login', { email, password: PASSWORD })).access_token;
}

interface Answer {
  status: number;
  code: unknown;
  /** Complaints of the document about it. */
  complaints: unknown[];
  /** Documented description of this status. */
  description: string;
}

async function make(
  { method, path, body }: DocumentedCall,
  { type = 'application/json', accessToken = '' } = {},
): Promise<Answer> {
  const authorization: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  const request =
    body === undefined
      ? {}
      : { headers: { 'content-type': type, ...authorization }, body: JSON.stringify(body) };
  const response = await fetch(server.url + path, { method, ...request });
  const answer = await response.json();
  const documented = responseOf(openApi, method, new URL(response.url).pathname, response.status);
  return {
    status: response.status,
    code: answer.code,
    complaints: complaintsAbout(answer, openApi, find(documented, '#/content/application~1json/schema')),
    description: String(documented.description),
  };
}

describe('the server', () => {
  it('accepts the example of every documented call, and answers as documented', async () => {
    const email = newEmail();
    const own: Record<string, () => Promise<Json>> = {
      [ACCOUNT_PATHS.signup]: async () => ({ clientId: demoClientOf(server), email, password: PASSWORD }),
      [ACCOUNT_PATHS.login]: async () => ({ email, password: PASSWORD }),
      [ACCOUNT_PATHS.refresh]: async () => {
        const user = await askAccount(server.url, 'login', { email, password: PASSWORD });
        return { refresh_token: user.refresh_token };
      },
      [ACCOUNT_PATHS.changePassword]: async () => ({ currentPassword: PASSWORD, newPassword: PASSWORD }),
      [ACCOUNT_PATHS.resetPassword]: async () => ({
        token: await resetTokenOf(server, email),
        newPassword: PASSWORD,
      }),
      [ACCOUNT_PATHS.deleteAccount]: async () => ({ password: PASSWORD }),
      // The time of the example is years away, beyond what can be booked.
      [LEAD_PATHS.demo]: async () => ({
        ...GOOD_BODIES.demo,
        ...halfHour(TOMORROW),
      }),
    };
    const calls = callsOf(openApi);
    expect(calls.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(own)));
    // In the order of the document: the sign-up makes the user of the others.
    for (const call of calls.filter(({ path }) => !path.startsWith(bookingCallPath('')))) {
      const body = (await own[call.path]?.()) ?? call.body;
      const accessToken = WITH_TOKEN.includes(call.path) ? await logIn(email) : '';
      const answer = await make({ ...call, body }, { accessToken });
      expect(answer, call.path).toMatchObject({ complaints: [] });
      expect(SUCCESS, call.path).toContain(answer.status);
    }
  });

  const unknownEmail = 'unknown@example.com';
  const failures: [string, DocumentedCall, number, string][] = [
    ['a sign-up without fields', post(ACCOUNT_PATHS.signup, {}), 400, 'invalid_request'],
    [
      'a sign-up to a client that does not exist',
      post(ACCOUNT_PATHS.signup, { clientId: 'unknown', email: unknownEmail, password: PASSWORD }),
      404,
      'unknown_client',
    ],
    [
      'a login without an account',
      post(ACCOUNT_PATHS.login, { email: unknownEmail, password: PASSWORD }),
      401,
      'invalid_credentials',
    ],
    [
      'an invalid refresh token',
      post(ACCOUNT_PATHS.refresh, { refresh_token: 'x' }),
      401,
      'invalid_refresh_token',
    ],
    ['a logout without a token', post(ACCOUNT_PATHS.logout, {}), 401, 'unauthorized'],
    [
      'an invalid reset token',
      post(ACCOUNT_PATHS.resetPassword, { token: 'x', newPassword: PASSWORD }),
      400,
      'invalid_reset_token',
    ],
    ['a page that is no number', get(`${BLOG_PATHS.articles}?page=x`), 400, 'invalid_request'],
    ['an article that does not exist', get(`${BLOG_PATHS.articles}/developers/none`), 404, 'not_found'],
  ];

  it.each(failures)('answers %s as documented', async (_case, call, status, code) => {
    const answer = await make(call);
    expect(answer).toMatchObject({ status, code, complaints: [] });
    expect(answer.description).toContain(`\`${code}\``);
  });

  it('answers a sign-up with a registered email as documented', async () => {
    const email = newEmail();
    await signUp(server, email);
    const again = post(ACCOUNT_PATHS.signup, { clientId: demoClientOf(server), email, password: PASSWORD });
    expect(await make(again)).toMatchObject({ status: 409, code: 'email_taken', complaints: [] });
  });

  it('answers a wrong password and an ended login as documented', async () => {
    const email = newEmail();
    const { access_token: accessToken } = await signUp(server, email);
    expect(
      await make(post(ACCOUNT_PATHS.deleteAccount, { password: 'wrong' }), { accessToken }),
    ).toMatchObject({ status: 403, code: 'wrong_password', complaints: [] });
    await make(post(ACCOUNT_PATHS.logout, {}), { accessToken });
    expect(await make(post(ACCOUNT_PATHS.logout, {}), { accessToken })).toMatchObject({
      status: 401,
      code: 'login_ended',
      complaints: [],
    });
  });

  it('answers a body that is not JSON as documented', async () => {
    const form = 'application/x-www-form-urlencoded';
    expect(await make(post(ACCOUNT_PATHS.login, { email: unknownEmail }), { type: form })).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
      complaints: [],
    });
  });

  it.each([BLOG_PATHS.categories, BLOG_PATHS.articles])(
    'answers oversized headers of %s as documented',
    async (path) => {
      const answer = await fetch(server.url + path, { headers: { cookie: 'x'.repeat(20_000) } });
      expect([answer.status, await answer.json()]).toMatchObject([431, { code: 'headers_too_large' }]);
      expect(responseOf(openApi, 'GET', path, 431).description).toContain('headers_too_large');
    },
  );

  it.each([BLOG_PATHS.categories, BLOG_PATHS.articles])('answers 304 for an unchanged %s', async (path) => {
    const { headers } = await fetch(server.url + path);
    const etag = headers.get('etag') ?? '';
    const again = await fetch(server.url + path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(responseOf(openApi, 'GET', path, 304).description).toBeTypeOf('string');
  });
});

function post(path: string, body: Json): DocumentedCall {
  return { method: 'POST', path, body };
}

function get(path: string): DocumentedCall {
  return { method: 'GET', path, body: undefined };
}
