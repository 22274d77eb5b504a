import { ACCOUNT_PATHS, BLOG_PATHS } from 'contract/api-paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { find, type Json } from './closed-schema.ts';
import { demoClientOf, newEmail, PASSWORD, postAccount, signUp } from './demo-user.ts';
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
  server = await startServer({ env: { SIGNUPS_PER_HOUR: '100000', LOGINS_PER_MINUTE: '100000' } });
  openApi = await readDocument(server.url, 'openapi.json');
});

afterAll(() => server?.stop());

interface Answer {
  status: number;
  code: unknown;
  /** What the document has against it. */
  complaints: unknown[];
  /** What the document says of answers with this status. */
  description: string;
}

async function make({ method, path, body }: DocumentedCall, type = 'application/json'): Promise<Answer> {
  const request = body === undefined ? {} : { headers: { 'content-type': type }, body: JSON.stringify(body) };
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
  it('takes the example of every documented call, and answers as documented', async () => {
    const email = newEmail();
    const own: Record<string, () => Promise<Json>> = {
      [ACCOUNT_PATHS.signup]: async () => ({ clientId: demoClientOf(server), email, password: PASSWORD }),
      [ACCOUNT_PATHS.login]: async () => ({ email, password: PASSWORD }),
      [ACCOUNT_PATHS.refresh]: async () => {
        const user = await postAccount(server, ACCOUNT_PATHS.login, { email, password: PASSWORD });
        return { refresh_token: user.refresh_token };
      },
    };
    const calls = callsOf(openApi);
    expect(calls.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(own)));
    // In the order of the document: the sign-up makes the user of the others.
    for (const call of calls) {
      const answer = await make({ ...call, body: (await own[call.path]?.()) ?? call.body });
      expect(answer, call.path).toMatchObject({ complaints: [] });
      expect(SUCCESS, call.path).toContain(answer.status);
    }
  });

  const nobody = 'nobody@example.com';
  const failures: [string, DocumentedCall, number, string][] = [
    ['a sign-up without fields', post(ACCOUNT_PATHS.signup, {}), 400, 'invalid_request'],
    [
      'a sign-up to a client that does not exist',
      post(ACCOUNT_PATHS.signup, { clientId: 'nobody', email: nobody, password: PASSWORD }),
      404,
      'unknown_client',
    ],
    [
      'somebody whom it does not know',
      post(ACCOUNT_PATHS.login, { email: nobody, password: PASSWORD }),
      401,
      'invalid_credentials',
    ],
    [
      'a refresh token that is none',
      post(ACCOUNT_PATHS.refresh, { refresh_token: 'x' }),
      401,
      'invalid_refresh_token',
    ],
    ['a page that is no number', get(`${BLOG_PATHS.articles}?page=x`), 400, 'invalid_request'],
    ['an article that does not exist', get(`${BLOG_PATHS.articles}/developers/none`), 404, 'not_found'],
  ];

  it.each(failures)('answers %s as documented', async (_case, call, status, code) => {
    const answer = await make(call);
    expect(answer).toMatchObject({ status, code, complaints: [] });
    expect(answer.description).toContain(`\`${code}\``);
  });

  it('answers an address that is taken as documented', async () => {
    const email = newEmail();
    await signUp(server, email);
    const again = post(ACCOUNT_PATHS.signup, { clientId: demoClientOf(server), email, password: PASSWORD });
    expect(await make(again)).toMatchObject({ status: 409, code: 'email_taken', complaints: [] });
  });

  it('answers a body that is not JSON as documented', async () => {
    const form = 'application/x-www-form-urlencoded';
    expect(await make(post(ACCOUNT_PATHS.login, { email: nobody }), form)).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
      complaints: [],
    });
  });

  it.each([BLOG_PATHS.categories, BLOG_PATHS.articles])(
    'answers 304 for what is known of %s',
    async (path) => {
      const { headers } = await fetch(server.url + path);
      const etag = headers.get('etag') ?? '';
      const again = await fetch(server.url + path, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
      expect(responseOf(openApi, 'GET', path, 304).description).toBeTypeOf('string');
    },
  );
});

function post(path: string, body: Json): DocumentedCall {
  return { method: 'POST', path, body };
}

function get(path: string): DocumentedCall {
  return { method: 'GET', path, body: undefined };
}
